"""Whoever does a card plays it, in every language."""

from __future__ import annotations

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

DONE = {
    ("en", "anna does a bang on ben"): "1 bang 2",
    ("nl", "anna doet een bang op ben"): "1 bang 2",
    ("it", "anna fa un bang a ben"): "1 bang 2",
    ("it", "anna ha fatto un bang a ben"): "1 bang 2",
    ("de", "Anna macht einen Bang auf Ben"): "1 bang 2",
    ("nl", "doet een duel met ben"): "1 duel 2",
    ("it", "fa indiani"): "1 indians 2 3 4 5",
    ("de", "macht Indianer"): "1 indians 2 3 4 5",
    ("en", "makes ben discard the barrel"): "1 toss 2 barrel",
}


@rows("said", DONE)
def test_a_card_that_is_done_is_played(tmp_path: Path, said: tuple[str, str]) -> None:
    """The verb adds nothing to the card behind it; whom somebody makes do a thing does that."""
    lang, line = said
    assert meant(tmp_path / "store.sqlite", "set 2 play barrel", line, lang) == [DONE[said]]
