"""Blue cards: before whom they are put, and how many of a name."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import LAYS_BEFORE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Dropped, Laid, Passed, Played
from referee.core.nouns.table import Owed
from referee.core.play.arrivals import is_to_be_drawn_for, lacks_its_coming, told_by_his_hand
from referee.core.play.unplayed import lacks_its_play
from referee.sets.base.box import BASE


@BASE.object(Played, clauses=("CRD-012", "NLB-015"), traits=("self", "other"), sight=True)
def one_of_a_name(now: Situation, entry: Played) -> Objection | None:
    """Nobody has two cards of one name in play, weapons among them."""
    owner = now.lies_before(entry)
    if all(card.kind != entry.card.kind for card in now.seat(owner).in_play):
        return None
    return Objection("same_card_in_play", {"by": owner, "card": entry.card.kind})


@BASE.object(Laid, clauses=("CRD-012", "NLB-015"), sight=True)
def one_of_a_name_in_a_light_log(now: Situation, entry: Laid) -> Objection | None:
    """The same, where only the cards on the table are followed."""
    if all(card.kind != entry.card.kind for card in now.seat(entry.by).in_play):
        return None
    return Objection("same_card_in_play", {"by": entry.by, "card": entry.card.kind})


@BASE.object(Laid, clauses=("NLB-014",), traits=("weapon",), sight=True)
def one_weapon_in_a_light_log(now: Situation, entry: Laid) -> Objection | None:
    """Two weapons do not stand before one player: the old one goes first."""
    cards = now.book.cards
    standing = any(card.kind in cards and cards[card.kind].weapon for card in now.seat(entry.by).in_play)
    return Objection("second_weapon", {"by": entry.by, "card": entry.card.kind}) if standing else None


@BASE.object(Played, clauses=("CRD-013", "NLB-029"), traits=("self",), sight=True)
def before_oneself(now: Situation, entry: Played) -> Objection | None:
    """These cards are played before oneself only."""
    if not entry.at or entry.at == (entry.by,) or now.ask(LAYS_BEFORE, entry.by, entry.at[0]):
        return None
    own = ("CRD-013", "NLB-029") if now.is_a(entry.card.kind, "dynamite") else ("CRD-013",)
    return Objection("only_before_oneself", {"by": entry.by, "card": entry.card.kind}, only=own)


@BASE.object(Played, clauses=("NLB-032", "CRD-013"), traits=("jail",), sight=True)
def jail_before_another(now: Situation, entry: Played) -> Objection | None:
    """Jail is played before another player."""
    own = entry.at and entry.at[0] == entry.by
    return Objection("jail_on_self", {"by": entry.by}) if own else None


@BASE.object(Played, Laid, clauses=("NLB-033",), traits=("jail",), sight=True)
def no_jail_for_the_sheriff(now: Situation, entry: Played | Laid) -> Objection | None:
    """The Sheriff is never jailed."""
    target = entry.by if isinstance(entry, Laid) else entry.at[0] if entry.at else 0
    if not target or now.seat(target).role != "sheriff":
        return None
    return Objection("jail_on_sheriff", {"by": entry.by, "at": target})


@BASE.follow(Played, clauses=("NLB-014", "CRD-012"), traits=("self",))
def old_weapon_goes(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """A new weapon replaces the old one, which is discarded."""
    cards = now.book.cards
    owner = before.lies_before(entry)
    if not entry.serves and cards[entry.card.kind].weapon:
        for card in before.seat(owner).in_play:
            if card.kind in cards and cards[card.kind].weapon:
                yield Follow(Owed("drop", owner, 1, card.kind))


LEAVES_BY = {"dynamite": "NLB-031", "jail": "ITC-245"}
"""The clause that says when such a card leaves its place."""


@BASE.object(Dropped, Passed, clauses=("NLB-026", "NLB-014", "NLB-031", "ITC-245"), due=True)
def cards_in_play_stay(now: Situation, entry: Dropped | Passed) -> Objection | None:
    """A card in play leaves only when something makes it: another weapon, or the draw! for Dynamite or Jail."""
    if now.met is not None:
        return None
    coming = lacks_its_coming(now.table, entry, now.book)
    if coming and now.is_a(entry.card.kind, "weapon") and told_by_his_hand(now.table, entry, now.book):
        return None
    kind = entry.card.kind
    replaced = ("NLB-014",) if kind in now.book.cards and now.book.cards[kind].weapon else ()
    drawn = (clause for trait, clause in LEAVES_BY.items() if now.is_a(kind, trait))
    drawn_for = is_to_be_drawn_for(now.table, entry.by, kind)
    unwritten = coming or drawn_for or lacks_its_play(now, entry)
    only = ("NLB-026", *replaced, *drawn)
    return Objection("nothing_to_drop", {"by": entry.by, "card": kind}, only=only, doubt=unwritten)
