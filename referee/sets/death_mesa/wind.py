"""The East Wind: two players attack each other with two cards, of which one takes effect."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Discarded, Played
from referee.core.nouns.table import Owed
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.mesa import the_mesa

WIND = "the_east_wind"


def _against_each_other(now: Situation, entry: Played) -> bool:
    pairs = {(each.seat, each.other) for each in the_mesa(now.table).lasting if each.kind == WIND}
    return any((entry.by, seat) in pairs for seat in entry.at)


@MESA.follow(Played, clauses=("DMS-120", "DMS-121"), traits=("bang",))
def two_cards_against_the_wind(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """With the card that takes effect he plays another one with the sign of a BANG!."""
    if _against_each_other(before, entry) and now.hand(entry.by).most != 0:
        yield Follow(Owed("discard", entry.by, 1, WIND))


@MESA.object(Played, clauses=("DMS-120",), traits=("bang",))
def with_one_card_nobody_attacks(now: Situation, entry: Played) -> Objection | None:
    """Who holds one card only cannot play two."""
    held = now.hand(entry.by).most
    if held is None or held > 1 or not _against_each_other(now, entry):
        return None
    return Objection("one_card_in_the_wind", {"by": entry.by, "at": entry.at[0]})


@MESA.object(Discarded, clauses=("DMS-120",), kinds=(WIND,))
def the_second_bears_the_sign(now: Situation, entry: Discarded) -> Objection | None:
    """No other card will do, and none is given up where nobody attacks."""
    wrong = any(card.kind and not now.is_a(card.kind, "shot") for card in entry.seen)
    return Objection("no_sign_of_a_bang", {"by": entry.by}) if wrong or now.met is None else None


@MESA.object(Played, clauses=("DMS-120",), traits=("duel",))
def a_duel_in_the_wind(now: Situation, entry: Played) -> Objection | None:
    """Whether a Duel, which bears no such sign, takes two cards is said nowhere."""
    if not _against_each_other(now, entry):
        return None
    return Objection("duel_in_the_wind", {"by": entry.by, "at": entry.at[0]})
