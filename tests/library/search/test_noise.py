"""What the search is measured by when nothing answers is answered by nothing on the shelf as it is."""

import re
import tomllib

from benchmarks.search_noise import NOISE, noise
from referee import resources
from referee.languages import LANGUAGES
from tests.shelf import the_shelf

KINDS = {"card": "cards", "character": "characters", "event": "events", "ghost_card": "ghost_cards"}


def ruled_names(lang: str) -> set[str]:
    """What is shown as the name of each card, character and event that a ruling is about."""
    glossary = tomllib.loads((resources.words() / "glossary.toml").read_text(encoding="utf-8"))
    about = {(kind, id_) for one in the_shelf().rulings for kind, field in KINDS.items() for id_ in getattr(one, field)}
    return {glossary[kind][id_][lang][0].strip("!") for kind, id_ in about}


def test_no_noise_names_what_is_ruled() -> None:
    """Once a box is on the shelf, a question about its cards is answered, and is noise no more."""
    for lang in NOISE:
        named = re.compile(rf"\b({'|'.join(map(re.escape, ruled_names(lang)))})\b")
        assert [said for said, of in noise() if of == lang and named.search(said)] == []


def test_every_language_has_noise() -> None:
    """None is measured less than another."""
    assert {lang: len(NOISE[lang].strip().splitlines()) for lang in NOISE} == dict.fromkeys(LANGUAGES, 26)
