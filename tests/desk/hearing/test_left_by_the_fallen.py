"""What one who has fallen leaves goes where it is told to go, and is put down by nobody."""

from __future__ import annotations

import pytest

from referee.core.nouns.verdict import Level
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, holding, logged, six_after
from tests.rows import rows

SAM = SIX.replace("lucky_duke", "vulture_sam")
DYING = "set 2 life 1; set 2 play schofield; set 1 play schofield; bang ben; hit"
FELL = "2 out renegade by 1 to bang | 2 forfeit to 3"
TOLD = {
    "on the line of the fall": ("en", DYING, "ben is out, renegade. schofield to cleo", FELL),
    "on it in Dutch": ("nl", DYING, "ben ligt eruit, renegade. schofield naar cleo", FELL),
    "on it in Italian": ("it", DYING, "ben fuori, rinnegato. schofield a cleo", FELL),
    "on it in German": ("de", DYING, "Ben ist raus, Renegat. Schofield an Cleo", FELL),
    "behind it": ("en", f"{DYING}; 2 out renegade", "his schofield goes to cleo", "2 forfeit to 3"),
    "of whom it was": ("nl", f"{DYING}; 2 out renegade", "de schofield van ben naar cleo", "2 forfeit to 3"),
    "who gets it": ("nl", f"{DYING}; 2 out renegade", "cleo krijgt de schofield van ben", "2 forfeit to 3"),
    "who gets it in German": ("de", f"{DYING}; 2 out renegade", "Cleo bekommt die Schofield", "2 forfeit to 3"),
    "who takes all": ("en", f"{DYING}; 2 out renegade", "cleo takes all of ben's cards", "2 forfeit to 3"),
    "who takes all in German": ("de", f"{DYING}; 2 out renegade", "Cleo nimmt alles von Ben", "2 forfeit to 3"),
    "who takes all in Dutch": ("nl", f"{DYING}; 2 out renegade", "cleo pakt alle kaarten van ben", "2 forfeit to 3"),
    "who takes all in Italian": (
        "it", f"{DYING}; 2 out renegade", "cleo prende tutte le carte di ben", "2 forfeit to 3"),
    "all of it": ("it", f"{DYING}; 2 out renegade", "le sue carte vanno a cleo", "2 forfeit to 3"),
    "to whom it does not go": ("en", f"{DYING}; 2 out renegade", "schofield to dirk", "4 take 2 schofield"),
}  # fmt: skip


@rows("what", TOLD)
def test_what_is_left_goes_where_it_is_told_to_go(desk: Desk, what: str) -> None:
    """A card of the fallen and a player are a card that goes to him, with all the others where these are his."""
    lang, before, line, meant = TOLD[what]
    assert logged(six_after(desk, before, SAM), line, lang) == meant


def test_who_has_fallen_gives_nobody_a_card(desk: Desk) -> None:
    """A card that nobody knows of is neither the dead player's play nor taken: nothing is logged of it."""
    log = six_after(desk, DYING, SAM)
    with pytest.raises(BadLine):
        log.enter("ben ligt eruit, renegade. bier naar dirk", "nl")


@rows("heir", [1, 4])
def test_to_a_wrong_heir(desk: Desk, heir: int) -> None:
    """That all cards went to the right one is not taken for granted before it is told that they went to another."""
    log = six_after(desk, f"{DYING}; 2 out renegade", SAM)
    log.enter(f"2 forfeit to {heir}")
    assert holding(log, log.length - 1).level == Level.ILLEGAL


BURNING = SAM.replace("turn 1 play", "turn 1 over")
BLOWN_UP = "set 2 life 2; set 2 hand 1; set 2 play dynamite barrel; ben turn; ben flip dynamite 5s; ben lose 3; ben out"
TAKEN = (
    ("en", "cleo takes the cards of ben"),
    ("nl", "cleo pakt de kaarten van ben"),
    ("it", "cleo prende le carte di ben"),
    ("de", "Cleo nimmt die Karten von Ben"),
)


@pytest.mark.parametrize(("lang", "line"), TAKEN)
def test_what_is_still_to_be_put_away_goes_to_nobody(desk: Desk, lang: str, line: str) -> None:
    """His hand and his Barrel are taken, and the Dynamite that blew him up is discarded once, whenever it is told."""
    log = six_after(desk, BLOWN_UP, BURNING)
    held = log.table.seat(3).hand.exact
    assert logged(log, line, lang) == "2 forfeit to 3"
    assert [each.kind for each in log.table.seat(2).in_play] == ["dynamite"]
    assert log.table.seat(3).hand.exact == held + 2
    assert logged(log, "2 drop dynamite") == "2 drop dynamite"
    assert not log.table.seat(2).in_play
    assert log.table.seat(3).hand.exact == held + 2
    assert holding(log, log.length - 1).clean
