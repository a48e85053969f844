"""`panic at ben, draws a card from his hand`: what is drawn where one of another is to be taken is that one."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

SAID = [
    ("de", "panik auf eva, zieht eine handkarte"), ("nl", "paniek op eva, trekt een handkaart"),
    ("it", "panico a eva, pesca una carta dalla mano"), ("en", "panic at eva, draws a card from her hand"),
    ("de", "panik auf eva, zieht von eva eine handkarte"), ("en", "panic at eva, draws a hand card"),
    ("nl", "paniek op eva, trekt een kaart uit de hand"), ("it", "panico a eva, pesca una carta di mano"),
    ("de", "panik auf eva, zieht eine karte"), ("en", "panic at eva, draws a card"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_it_is_taken(tmp_path: Path, lang: str, line: str) -> None:
    """With a Panic! under way nothing is drawn from the deck, and from nobody's hand."""
    assert meant(tmp_path / "a.db", "", line, lang)[1:] == ["1 take 5 hand"]


def test_it_goes_away_where_it_is_to_be_discarded(tmp_path: Path) -> None:
    """So it is with the card that Cat Balou makes her discard."""
    assert meant(tmp_path / "a.db", "cat balou eva", "anna zieht eine Handkarte", "de") == ["1 toss 5 hand"]


def test_of_a_card_in_play_or_of_the_hand_it_is_asked(tmp_path: Path) -> None:
    """Nothing tells which of them it was."""
    with pytest.raises(BadLine) as refused:
        meant(tmp_path / "a.db", "set 5 play mustang; panic eva", "anna zieht eine karte", "de")
    assert refused.value.key == "takes_which"


@rows("line", ["anna zieht 3", "1 draw 1"])
def test_more_than_one_or_as_files_have_it_is_drawn(tmp_path: Path, line: str) -> None:
    """Nobody takes two by a Panic!, and a file means what it says."""
    assert meant(tmp_path / "a.db", "panic eva", line, "de")[0].startswith("1 draw")
