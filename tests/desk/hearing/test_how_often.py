"""How often, how many more, and whose turn it still is: small words that say what the table knows, or put it right."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

TWICE = {
    "en": ("ben missed twice", "ben missed x2"),
    "nl": ("ben twee keer mis", "ben mis, 2x"),
    "it": ("ben mancato due volte",),
    "de": ("Ben zweimal Fehlschuss",),
}
MORE = {
    "en": ("draws two more", "draws another two"),
    "nl": ("trekt er nog 2", "trekt 2 extra"),
    "it": ("pesca altre 2", "ne pesca altre due"),
    "de": ("zieht noch 2", "zieht weitere zwei Karten"),
}
STILL = {
    "en": "no, it's still anna's turn",
    "nl": "nee, anna is nog aan de beurt",
    "it": "no, è ancora il turno di anna",
    "de": "nein, Anna ist noch dran",
}


@rows(("lang", "line"), [(lang, line) for lang in TWICE for line in TWICE[lang]])
def test_two_cards_are_given(desk: Desk, lang: str, line: str) -> None:
    """As Slab the Killer asks for."""
    assert logged(six_after(desk, "bang ben"), line, lang) == "2 answer missed | 2 answer missed"


def test_the_two_of_clubs_is_none(desk: Desk) -> None:
    """Where clubs are called so."""
    assert logged(six_after(desk, "bang ben"), "Ben Fehlschuss 2x", "de") == "2 answer missed/2c"


@rows(("lang", "line"), [(lang, line) for lang in MORE for line in MORE[lang]])
def test_those_of_the_stagecoach_are_drawn(desk: Desk, lang: str, line: str) -> None:
    """Two more than those of phase 1."""
    assert logged(six_after(desk, "stagecoach"), line, lang) == "1 draw 2 for stagecoach"


@rows("lang", STILL)
@rows("before", ["end; 2 turn; draw 2", "scope; ben general store", "end; ben's turn"])
def test_the_turn_that_was_not_over_goes_on(desk: Desk, lang: str, before: str) -> None:
    """What the next player did meanwhile he did out of turn, and nobody gives nothing by that `no`."""
    log = six_after(desk, f"otto end; 1 turn; draw 2; {before}")
    assert logged(log, STILL[lang], lang).startswith("retract ")
    assert (log.table.turn.seat, log.table.turn.phase) == (1, "play")
    assert log.enter(STILL[lang], lang).already
