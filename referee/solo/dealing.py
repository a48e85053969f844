"""What comes next in a game that the program deals: what is the program's, as entries with the cards they turn up.

The cowboys' moves are the set's, the cards the deck's. What leaves more than one way is the player's choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from referee.core.book.owed_kinds import FORFEIT
from referee.core.book.questions import BARRELS, DRAW_COUNT, DRAW_SOURCES, HAND_LIMIT, SUCCEEDS, TURNS_UP
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import NOBODY
from referee.core.play.evolve import evolve
from referee.errors import BadJournal
from referee.log.history import effective
from referee.sets.lone_gunslinger import is_cowboy, the_gang
from referee.solo import stock as decks
from referee.solo.choices import WAYS, held, offered
from referee.solo.setup import BOOK, dealt_again
from referee.solo.stock import Stock


class DealStage(Struct, frozen=True):
    """A game as it stands: the table, and the deck, which no player knows."""

    table: Table
    stock: Stock

    @property
    def now(self) -> Situation:
        """The table as rules see it."""
        return Situation(self.table, BOOK)

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return bool(self.table.winner)


def after(at: DealStage, entry: e.Entry) -> DealStage:
    """The game after this entry. Raises `BadJournal` `not_this_deck`: other cards were drawn than lie on this deck."""
    stock = decks.after(at.stock, at.table, entry, BOOK)
    return DealStage(evolve(at.table, entry, BOOK), stock)


def resumed(log: Sequence[e.Entry]) -> DealStage:
    """The game that this log has come to, taken back and corrected as it may be.

    Raises `BadJournal` `not_dealt`: no game that the program deals; `not_this_deck`: its cards are not from this seed.
    """
    at = opened(log[0])
    for _, entry in effective(log)[1:]:
        at = after(at, entry)
    return at


def opened(opening: e.Entry) -> DealStage:
    """The game that begins so. Raises `BadJournal` `not_dealt`."""
    table = opening.table if isinstance(opening, e.Opened) else Table()
    if table.sets != BOOK.sets or not (seed := the_gang(table).seed) or table.turn.seat:
        raise BadJournal("not_dealt")
    if (redealt := dealt_again(seed, table)) is None:
        raise BadJournal("not_dealt")
    return DealStage(evolve(Table(), opening, BOOK), redealt)


def pressing(at: DealStage) -> Owed | None:
    """What must happen first of all; None where the player whose turn it is may play, or the game is over."""
    for owed in at.table.owed():
        if owed.must or _takes(at, owed):
            return owed
    return None


def _takes(at: DealStage, owed: Owed) -> bool:
    """Out of a cowboy's hand one of the law takes what he may; not after a rescue, which is for the referee."""
    robs = owed.kind == "draw" and is_cowboy(at.table, owed.other) and not owed.tried
    return robs and at.table.seat(owed.other).hand.least > 0


def coming(at: DealStage) -> e.Entry | None:
    """The next entry that is the program's: a cowboy's, the deck's, or one that leaves nobody a choice."""
    if at.over:
        return None
    owed = pressing(at)
    if owed is None:
        return _end(at)
    now = at.now
    own = PROGRAM.get(owed.kind)
    if own is not None and (entry := own(at, now, owed)) is not None:
        return entry
    entry = BOOK.kinds[owed.kind].forced(now, owed)
    if entry is None and owed.kind in WAYS and len(only := offered(now, owed)) == 1:
        return filled(at, only[0])
    return entry


def choices(at: DealStage) -> tuple[e.Entry, ...]:
    """Every entry that the player may choose; none where the program goes on, or the game is over."""
    return () if at.over or coming(at) is not None else offered(at.now, pressing(at))


def seat_to_choose(at: DealStage) -> int:
    """For which seat the player would choose now: the Sheriff's or the Deputy's, or that of the cowboy who robs."""
    owed = pressing(at)
    return NOBODY if at.over else owed.seat if owed is not None else at.table.turn.seat


def _end(at: DealStage) -> e.Entry | None:
    """Once discarding has begun the turn ends as soon as the hand is small enough."""
    turn = at.table.turn
    limit = at.now.ask(HAND_LIMIT, turn.seat) if turn.phase == "discard" else None
    return None if limit is None or at.table.seat(turn.seat).hand.least > limit else e.TurnEnded(turn.seat)


def filled(at: DealStage, entry: e.Entry) -> e.Entry:
    """The entry with the cards that the deck gives for it."""
    match entry:
        case e.Flipped(face=""):
            return flip(at, entry.by, entry.card)
        case e.Drew(source="deck", seen=()):
            return _draw(at, entry.by, entry.count, entry.cause)
        case e.Drew(source="hand", seen=()):
            return _from_hand(at, entry.by, entry.count, entry.of, entry.cause)
        case e.Drew(source="discards"):
            return e.Drew(entry.by, 1, "discards", seen=(decks.top_of_discards(at.table, at.stock, BOOK),))
    return entry


def flip(at: DealStage, seat: int, card: str) -> e.Flipped:
    """A "draw!"; of two cards the better one counts."""
    now = at.now
    cards, _ = decks.for_a_draw(at.table, at.stock, BOOK, now.ask(TURNS_UP, seat))
    faces = sorted((each.face for each in cards), key=lambda face: not now.ask(SUCCEEDS, seat, card, face))
    return e.Flipped(seat, card, *faces)


def _draw(at: DealStage, seat: int, count: int, cause: str) -> e.Drew:
    cards = decks.next_cards(at.stock, count)
    return e.Drew(seat, len(cards), cause=cause, seen=cards)


def _from_hand(at: DealStage, seat: int, count: int, of: int, cause: str) -> e.Drew:
    cards = decks.out_of_hand(at.table, at.stock, of, count)
    return e.Drew(seat, len(cards), "hand", of, cause, cards)


def _drawn(at: DealStage, now: Situation, owed: Owed) -> e.Entry | None:
    if owed.other:
        return _from_hand(at, owed.seat, owed.count, owed.other, owed.cause)
    first = owed.cause == "turn" and owed.count == now.ask(DRAW_COUNT, owed.seat)
    if first and len(now.ask(DRAW_SOURCES, owed.seat)) > 1:
        if not is_cowboy(at.table, owed.seat):
            return None
        elsewhere = BOOK.kinds[owed.kind].forced(now, owed)
        if elsewhere is not None:
            return filled(at, elsewhere)
    return _draw(at, owed.seat, owed.count, owed.cause)


def _turned_up(at: DealStage, now: Situation, owed: Owed) -> e.Entry:
    cards = decks.next_cards(at.stock, owed.count)
    return e.TurnedUp(owed.seat, len(cards), cards)


def _answer(at: DealStage, now: Situation, owed: Owed) -> e.Entry | None:
    """A cowboy makes every draw! that helps, then gives what he has, or nothing where no source says that he does."""
    if not is_cowboy(at.table, owed.seat):
        return None
    left = next((each for each in now.ask(BARRELS, owed.seat, owed.cause) if each not in owed.tried), None)
    if left is not None:
        return flip(at, owed.seat, left)
    return BOOK.kinds[owed.kind].forced(now, owed) or e.Declined(owed.seat)


def _forfeit(at: DealStage, now: Situation, owed: Owed) -> e.Entry | None:
    entry = FORFEIT.forced(now, owed)
    if isinstance(entry, e.Forfeited) and not entry.to:
        return e.Forfeited(owed.seat, seen=held(now, owed.seat))
    return entry


PROGRAM: dict[str, Callable[[DealStage, Situation, Owed], e.Entry | None]] = {
    "draw": _drawn,
    "turnup": _turned_up,
    "flip": lambda at, now, owed: flip(at, owed.seat, owed.cause),
    "show": lambda at, now, owed: e.Revealed(owed.seat, held(now, owed.seat)[-1]),
    "answer": _answer,
    "forfeit": _forfeit,
}
"""What only this room can say of owed things: which cards come."""
