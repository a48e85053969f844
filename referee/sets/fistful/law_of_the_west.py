"""Law of the West: the second card of phase 1 is shown, and has to be played in that turn if it can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from referee.core.book.questions import DRAW_COUNT, GIVEN_UP, SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Discarded, Drew, Played, PutBack, Revealed, TurnEnded
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.holding import Fistful, fistful

EVENT = "law_of_the_west"
OTHERS_FIRST = "others_before_the_law"
"""The open reading by which other cards may be played before the one that was shown."""
SHOWS_ALREADY = "black_jack"
"""Who shows that card anyway."""
AT_ONE = ("one", "near", "reach", "other")
"""The aims of cards that are played at one player."""


def _is_dealt_with(now: Situation, before: Situation, seat: int, event: str) -> bool:
    """Has he just drawn the last of at least two cards of phase 1 under this event, and shows none anyway?"""
    if before.met is None or not lies(now, event) or now.ask(DRAW_COUNT, seat) < 2:
        return False
    steps = now.table.frames[0].owed
    still = any(owed.seat == seat and owed.kind in ("draw", "putback") and owed.ordered for owed in steps)
    return not still and not now.has(seat, SHOWS_ALREADY)


@FISTFUL.follow(Drew, clauses=("FCX-050",), kinds=("turn",))
def the_second_card_is_shown(now: Situation, entry: Drew, before: Situation) -> Iterable[Follow]:
    """When phase 1 is drawn its second card is shown to all."""
    if _is_dealt_with(now, before, entry.by, EVENT):
        yield Follow(Owed("show", entry.by, 1, EVENT, ordered=True))


@FISTFUL.follow(PutBack, clauses=("FCX-052",))
def the_second_that_is_kept(now: Situation, entry: PutBack, before: Situation) -> Iterable[Follow]:
    """Kit Carlson shows the second of those that he keeps, as they lay on the deck."""
    if _is_dealt_with(now, before, entry.by, EVENT):
        yield Follow(Owed("show", entry.by, 1, EVENT, ordered=True))


@FISTFUL.remember(Revealed, clauses=("FCX-050", "FCX-051"))
def the_card_that_has_to_be_played(now: Situation, kept: Fistful, entry: Revealed, before: Situation) -> Fistful:
    """Whoever shows it, Black Jack too."""
    if before.met is None or not lies(now, EVENT) or not entry.card.kind:
        return kept
    return replace(kept, open=entry.card)


@FISTFUL.remember(Played, clauses=("FCX-051", "FCX-056"))
def played_as_the_law_wants(now: Situation, kept: Fistful, entry: Played, before: Situation) -> Fistful:
    """A card that is put down is played as well."""
    own = kept.open.kind and entry.by == now.table.turn.seat and not entry.lying and entry.card.may_be(kept.open)
    return replace(kept, open=Card()) if own and not now.ask(GIVEN_UP, entry) else kept


def _held(now: Situation, seat: int) -> Card | None:
    """The card that he has shown and still holds; None where there is none."""
    card = fistful(now.table).open
    if not card.kind or seat != now.table.turn.seat or not lies(now, EVENT):
        return None
    return card if any(card.may_be(each) for each in known_in(now.table, now.holder(seat))) else None


def playable(now: Situation, seat: int, card: Card) -> bool:
    """Is there a way to play this card that nothing forbids?"""
    return any(_allowed(now, way) for way in _ways(now, seat, card))


def _ways(now: Situation, seat: int, card: Card) -> Iterator[Played]:
    for serves in ("", *now.ask(SERVES_AS, seat, card.kind)):
        facts = now.book.cards.get(serves or card.kind)
        if facts is None or now.ask(GIVEN_UP, Played(seat, card, (), serves)):
            continue
        aim = "self" if facts.waits and not serves else facts.aim
        others = [number for number in now.table.round(seat)[1:] if not now.seat(number).out]
        if aim in AT_ONE:
            yield from (Played(seat, card, (other,), serves) for other in others)
        else:
            yield Played(seat, card, tuple(others) if aim == "others" else (), serves)


def _allowed(now: Situation, way: Played) -> bool:
    asked = Situation(now.table, now.book)
    rules = (rule for rule in asked.book.listening("object", way) if not rule.id.startswith("fistful.the_law"))
    found = [objection for rule in rules if (objection := rule.apply(asked, way)) is not None]
    return all(each.level < Level.ILLEGAL for each in found if not each.doubt)


@FISTFUL.object(TurnEnded, Discarded, clauses=("FCX-051", "FCX-053", "FCX-054", "FCX-056", "FCX-057"), scene=EVENT)
def the_law_has_to_be_kept(now: Situation, entry: TurnEnded | Discarded) -> Objection | None:
    """Who can play the card that he has shown, at whomever, does so before his turn ends."""
    if isinstance(entry, Discarded) and entry.cause != "limit":
        return None
    card = _held(now, entry.by)
    if card is None or not playable(now, entry.by, card):
        return None
    return Objection("law_not_kept", {"by": entry.by, "card": card.kind})


@FISTFUL.object(Played, clauses=("FCX-055",), scene=EVENT)
def the_law_may_wait(now: Situation, entry: Played) -> Objection | None:
    """Whether other cards may be played before it is read both ways; not those after which it cannot be played."""
    card = _held(now, entry.by)
    gives_it_up = now.ask(GIVEN_UP, entry)
    if card is None or (entry.card.may_be(card) and not gives_it_up) or not playable(now, entry.by, card):
        return None
    if gives_it_up and entry.card.may_be(card):
        return _made_impossible(entry.by, card, card)
    if not now.table.quiet or _can_still(now, entry, card):
        return Objection(OTHERS_FIRST, {"by": entry.by, "card": card.kind})
    return _made_impossible(entry.by, card, entry.card)


def _made_impossible(by: int, card: Card, other: Card) -> Objection:
    return Objection("law_made_impossible", {"by": by, "card": card.kind, "other": other.kind})


@FISTFUL.object(Discarded, clauses=("FCX-051", "FCX-055"), scene=EVENT)
def the_law_is_not_paid_away(now: Situation, entry: Discarded) -> Objection | None:
    """Nor is the card itself given up for something else; but who falls saves himself as he can."""
    card = _held(now, entry.by)
    if entry.cause == "limit" or card is None or now.seat(entry.by).falling or card not in entry.seen:
        return None
    return _made_impossible(entry.by, card, card) if playable(now, entry.by, card) else None


def _can_still(now: Situation, entry: Played, card: Card) -> bool:
    """May the shown card still be played once this one was, as far as its own play goes?"""
    after: Table = evolve(now.table, entry, now.book)
    return playable(Situation(after, now.book), entry.by, card)
