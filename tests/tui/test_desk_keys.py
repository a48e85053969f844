"""No key of the championship desk is a secret: each stands in the key bar of its screen, or in its help."""

import pytest
from textual.screen import Screen

from referee.speech import LANGUAGES
from referee.speech.words import Words
from referee.tui.actions import actions, fixed
from referee.tui.everywhere import classes
from referee.tui.keymap import label

DESK = tuple(each for each in classes() if ".tournament." in each.__module__)


def printed(row: str) -> set[str]:
    """The keys that one row of a key bar stands for."""
    if row == "0–9":
        return set(map(str, range(10)))
    return {key for word in row.split() for key in (word if word in ("↑↓", "←→") else [word])}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", DESK, ids=lambda each: each.__name__)
def test_every_key_is_told(screen: type[Screen[object]], lang: str) -> None:
    """By its action in words, or in a row of keys of its own."""
    find = Words.of(lang).find
    named = {each.id for each in actions(screen) if find(f"does-{each.id}") or (each.word and find(each.word))}
    rows = {key for row, word, _ in fixed(screen) if find(word) for key in printed(row)}
    everywhere = {key for key, _ in Screen._merged_bindings or ()}
    bound = [(key, each) for key, each in screen._merged_bindings or () if key not in everywhere]
    assert bound
    assert [key for key, each in bound if each.id not in named and label(key) not in rows] == []
