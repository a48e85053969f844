"""A language that is half there: a folder with some of the sentences is spoken where it can, and English stands in."""

import json
import subprocess
import sys
from shutil import copy, copytree

import pytest

from referee import resources

ASKED = """
import json, sys
from pathlib import Path
from referee import resources

resources.words, resources.rulings = lambda: Path(sys.argv[1]), lambda: Path(sys.argv[3])

from contextlib import redirect_stdout
from io import BytesIO, TextIOWrapper

from fluent.syntax import FluentParser
from referee.cli.running import run
from referee.championship.speech.amounts import amount
from referee.languages import LANGUAGES, facts
from referee.lexicon import load
from referee.library.search import rulings_index
from referee.notation import in_words
from referee.speech.words import Words
from referee.tutorial.script import first_game
from referee.tutorial.six_lines import six_lines

keys = [
    entry.id.name
    for path in (resources.words() / "en").glob("*.ftl")
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    if hasattr(entry, "id")
]
own, english = Words.of("pt"), Words.of("en")
index = rulings_index(Path(sys.argv[2]))
out = TextIOWrapper(BytesIO(), encoding="utf-8")
with redirect_stdout(out):
    run(["--lang", "pt", "ruling", "jail-before-the-rebel-is-discarded", "--store", sys.argv[2]])
    out.flush()
print(json.dumps({
    "languages": LANGUAGES,
    "name": facts("pt").name,
    "own": own.say("verdict-legal"),
    "english": (own.say("error-open_quote", word="x"), english.say("error-open_quote", word="x")),
    "keys": [key for key in keys[::5] if own.say(key) == key != english.say(key)],
    "typed": load().name("card", "jail", "pt"),
    "face": in_words("4h", "pt"),
    "amount": amount(5, "pt"),
    "lines": [each.spoken("pt") for each in six_lines()] == [each.spoken("en") for each in six_lines()],
    "steps": [each.typed("pt") for each in first_game().step] == [each.typed("en") for each in first_game().step],
    "asked": [(hit.ruling, hit.lang) for hit in index.ask("jail", "pt").hits][:1],
    "ruling": out.buffer.getvalue().decode(),
}))
"""


@pytest.fixture(scope="module")
def half(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What is said where a folder has two files of sentences, here in Italian words, and nothing else.

    The shelf is one file of the rulings: nobody has an index ready that was made in such a language.
    """
    place = tmp_path_factory.mktemp("half")
    words = copytree(resources.words(), place / "words")
    (words / "pt").mkdir()
    (words / "pt" / "language.txt").write_text("name = Português\norder = last\n", encoding="utf-8")
    for name in ("verdicts.ftl", "asking.ftl"):
        copy(words / "it" / name, words / "pt")
    shelf = place / "rulings"
    (shelf / "rebel").mkdir(parents=True)
    for name in ("sources.toml", "topics.toml", "rebel/revolution.toml"):
        copy(resources.rulings() / name, shelf / name)
    (place / "half.py").write_text(ASKED, encoding="utf-8")
    run = [sys.executable, place / "half.py", words, place / "none.sqlite", shelf]
    told: dict[str, object] = json.loads(subprocess.run(run, check=True, capture_output=True, text=True).stdout)
    return told


def test_its_folder_makes_it_a_language(half: dict[str, object]) -> None:
    """It comes last, since it tells no place that could be one, and by the name that it tells."""
    assert isinstance(half["languages"], list) and half["languages"][-1] == "pt"
    assert half["name"] == "Português"


def test_it_is_spoken_where_it_can_and_falls_back_else(half: dict[str, object]) -> None:
    """A sentence of its own is said, one that it lacks is said in English, and none of every fifth by its key."""
    assert half["own"] == "Regolare"
    said, english = half["english"]  # type: ignore[misc]
    assert said == english
    assert half["keys"] == []


def test_names_faces_and_lines_fall_back(half: dict[str, object]) -> None:
    """What nobody told of it is as in English: a card, a playing card, a line to type."""
    assert (half["typed"], half["face"], half["amount"]) == ("Jail", "4 of hearts", "5")
    assert half["lines"] and half["steps"]


def test_a_ruling_is_told_in_english_and_says_so(half: dict[str, object]) -> None:
    """The note is in its own words where it has them."""
    assert half["asked"] and half["asked"][0][1] == "en"  # type: ignore[index]
    assert "non ancora tradotta: English" in str(half["ruling"])
