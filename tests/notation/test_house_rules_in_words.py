"""A decision for another reading is typed in the words in which it is told, in three languages."""

from pathlib import Path

import pytest

from referee.speech import Words
from tests.notation.spoken import meant

SAID = {
    "en": ("house allow own_cards", "house forbid own_cards"),
    "nl": ("huisregel toestaan own_cards", "huisregel verbieden own_cards"),
    "it": ("regolacasa permetti own_cards", "regolacasa vieta own_cards"),
}


@pytest.mark.parametrize("lang", SAID)
def test_it_can_be_typed_as_it_is_told(store: Path, lang: str) -> None:
    """The line stands in the sentence, and is what a file writes in English."""
    words = Words.of(lang)
    for line, reading, decided in zip(SAID[lang], ("forbidden", "allowed"), ("allow", "forbid"), strict=True):
        told = words.say(f"reason-open-{reading}", sentence="", key="own_cards")
        assert told.rstrip(".").endswith(f": {line}")
        assert meant(store.with_name(decided), "", line, lang) == [f"house {decided} own_cards"]


@pytest.mark.parametrize("lang", SAID)
def test_words_of_the_referee_are_kept(store: Path, lang: str) -> None:
    """Only what is decided is read in other words."""
    line = SAID[lang][1]
    assert meant(store, "", f"{line} forbid it, and allow no more", lang) == [
        "house forbid own_cards forbid it, and allow no more"
    ]
