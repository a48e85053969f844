"""What was played though nobody wrote it: an entry that makes sense only after a play that does not stand in the log.

Nobody answers, is hit, or takes a card where nothing was played. Whether the log lacks that play or this was an
offence, it is told once, and the judge is silent on what is due until the next card is played or the turn is over:
what else was not written nobody knows.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.explained import lacks_a_line, left_open, sign
from referee.core.book.questions import BARRELS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY, UNKNOWN
from referee.core.play.arrivals import came_there, lacks_its_coming
from referee.core.play.late_roles import hangs_on_a_secret
from referee.core.play.owing import said_twice
from referee.core.play.perhaps import doubting, perhaps_played


def unplayed(table: Table, entry: e.Entry, book: Rulebook) -> Table:
    """The table where the play that this entry follows from was not written: a card perhaps left a hand.

    Whose hand that was is not known: of him whose turn it is, or of whoever it tells of. After what is told to be an
    offence hands are as certain as before.
    """
    if table.mode == "light":
        return table
    now = Situation(table, book)
    silent = table.turn.unlogged or hangs_on_a_secret(now, entry)
    found = () if silent else uncalled(now, entry)
    told, played = table.turn.doubted, table.turn.played
    table = came_there(table, entry, book)
    if not found:
        return table
    explains = any(lacks_a_line(entry, each, told, book.by_role, book.brought) for each in found)
    if not explains or lacks_its_coming(table, entry, book):
        return table
    if not told and any(each.doubt for each in found):
        table = _given_by_somebody(table, entry)
        played = (*played, UNKNOWN) if _may_be_shot(table, entry, book) else played
    elif played[-1:] == (UNKNOWN,) and _others_too(table, entry):
        played = played[:-1]
    table = replace(table, turn=replace(table.turn, played=played))
    owed = () if told else (each for each in table.frames[-1].owed if each.must and each.cause not in book.by_role)
    return doubting(table, sign(entry), *map(left_open, owed))


def _given_by_somebody(table: Table, entry: e.Entry) -> Table:
    concerned = {table.turn.seat, getattr(entry, "by", NOBODY)} if not isinstance(entry, e.Forfeited) else set()
    if isinstance(entry, e.Declined):
        concerned = {table.turn.seat}  # he gave nothing
    for seat in sorted(each for each in concerned if each and not table.seat(each).out):
        table = perhaps_played(table, seat)
    return table


def _may_be_shot(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """May it have been a shot at one player that this follows from?"""
    if getattr(entry, "by", NOBODY) == table.turn.seat:
        return False
    match entry:
        case e.Answered():
            return entry.card.kind in {UNKNOWN, *book.with_trait("avert")}
        case e.LifeLost():
            return entry.cause in {UNKNOWN, *book.with_trait("shot")}
    return isinstance(entry, e.Declined | e.Flipped)


def _others_too(table: Table, entry: e.Entry) -> bool:
    """Does one more answer what others were asked too, so that it was no shot at one?"""
    by = getattr(entry, "by", NOBODY)
    asked = isinstance(entry, e.Answered | e.Declined) and by != table.turn.seat
    return asked and not any(each.split(":")[1] == str(by) for each in table.turn.doubted)


def uncalled(now: Situation, entry: e.Entry) -> tuple[Objection, ...]:
    """What rules have against it if it follows from something, and nothing that is owed or was played calls for it."""
    if said_twice(now.table, entry):
        return ()
    rules = now.book.listening("due", entry)
    return tuple([found for rule in rules if (found := rule.apply(now, entry)) is not None])


def lacks_its_play(now: Situation, entry: e.Entry) -> bool:
    """Is nothing owed that this entry meets because nobody wrote what was played in this turn?

    Who answers was aimed at, whatever else was written, but for the eliminated and those whom something hits that
    nothing averts. To what was played it may be one gain or one card too many.
    """
    table, turn = now.table, now.table.turn
    if table.mode == "light" or turn.unlogged:
        return False
    if any(owed.kind == "answer" for frame in table.frames for owed in frame.owed):
        return False
    his_own = getattr(entry, "by", NOBODY) == turn.seat and turn.phase != "over"
    if isinstance(entry, e.Declined) or (isinstance(entry, e.Answered) and not his_own):
        return not now.seat(entry.by).out and not _is_hit(table, entry.by)
    if isinstance(entry, e.Picked):
        return not table.open
    return _of_his_own(now, entry) if his_own else _of_another(now, entry)


def _is_hit(table: Table, seat: int) -> bool:
    return any(owed.kind == "lose" and owed.seat == seat for owed in table.owed())


def _of_another(now: Situation, entry: e.Entry) -> bool:
    """Does somebody answer, or is he hit by, what the player whose turn it is did not play by the log?"""
    book = now.book
    attacks = frozenset(book.with_trait("shot") + book.with_trait("challenge"))
    match entry:
        case e.Flipped():
            shots = book.with_trait("shot")[:1]
            return any(entry.card in now.ask(BARRELS, entry.by, shot) for shot in shots)
        case e.LifeLost():
            return entry.cause == UNKNOWN or entry.cause in attacks
        case e.LifeGained():
            return now.seat(entry.by).falling
    return False


def _of_his_own(now: Situation, entry: e.Entry) -> bool:
    """Does it come of a card that the player whose turn it is did not play by the log?"""
    played, book = frozenset(now.table.turn.played), now.book
    match entry:
        case e.Answered():
            return not played.isdisjoint(book.with_trait("challenge"))
        case e.LifeGained():
            return entry.cause == UNKNOWN or (entry.cause in book.cards and entry.cause not in played)
        case e.Drew(source="deck"):
            return entry.cause in book.cards and entry.cause not in played
        case e.Took():
            return played.isdisjoint(book.with_trait("take"))
        case e.Tossed():
            return played.isdisjoint(book.with_trait("toss"))
        case e.Dropped():
            return entry.card.kind in book.with_trait("weapon")
        case e.LifeLost():
            return entry.cause in {UNKNOWN, *book.with_trait("shot"), *book.with_trait("challenge")}
    return isinstance(entry, e.TurnedUp)
