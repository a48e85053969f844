"""One thing is called by one word: what docs/languages.md decided against is not said."""

import re
from collections.abc import Iterator
from pathlib import Path

from referee import resources
from referee.languages import LANGUAGES
from tests.rows import rows
from tests.shelf import the_shelf

PAGE = (Path(__file__).parents[2] / "docs" / "languages.md").read_text(encoding="utf-8")
DECISION = re.compile(r"^\| (?P<lang>[a-z]{2}) \| (?P<said>[^|]+) \| (?P<never>[^|]+) \|$", re.MULTILINE)
SAID_ONE_WAY = PAGE[PAGE.index("## Said one way") : PAGE.index("## How to add a language")]
DECISIONS = [match.group("lang", "never") for match in DECISION.finditer(SAID_ONE_WAY)]


def told(lang: str) -> Iterator[tuple[str, str]]:
    """Every line of the interface and every text shown of a ruling in this language, each with where it stands."""
    for file in sorted((resources.words() / lang).glob("*.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.name}:{number}", line.partition(" = ")[2] or line
    for ruling in the_shelf().rulings:
        for text in (ruling.question[lang][0], ruling.answer[lang], ruling.detail[lang]):
            yield ruling.id, text


def ruled_out(never: str) -> re.Pattern[str]:
    """Finds these words as words of their own, in any spelling of the first letter but that of a name."""
    words = (re.escape(word).replace(r"\*", r"\w*") for word in never.split(", "))
    return re.compile(rf"(?<![\w$-])(?:{'|'.join(words)})(?![\w-])")


def test_the_page_decides_for_every_language() -> None:
    """And for none that nobody speaks."""
    decided = {lang for lang, _ in DECISIONS}
    assert {"nl", "it", "en", "de"} <= decided <= {*LANGUAGES}


@rows(("lang", "never"), DECISIONS)
def test_nothing_is_called_by_two_words(lang: str, never: str) -> None:
    """What the page rules out is said nowhere in this language."""
    word = ruled_out(never)
    assert [(place, text) for place, text in told(lang) if word.search(text)] == []


def test_what_is_ruled_out_is_found() -> None:
    """As a whole word or with any ending; not within another word, and not as the name of a variable."""
    assert ruled_out("karakter*, u").search("Wat doen karakters?") and ruled_out("karakter*, u").search("Ziet u het?")
    assert not ruled_out("u, de id").search("nu $u de idee")
