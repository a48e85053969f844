"""The next table: what an entry says, applied; what it brings about, owed.

`evolve` accepts every well-formed entry and never judges. It moves exactly what the entry moves. What must happen
next is worked out by the rules and written down as owed, each to be met by an entry of its own; cards that play
visibly passed over are closed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import Any, Literal

from msgspec.structs import replace

from referee.core.book.explained import sign
from referee.core.book.owed_kinds import made_up_for
from referee.core.book.questions import BROKEN_OFF, COMES_TO, PLAYS, STILL_DUE
from referee.core.book.rulebook import Rulebook, Situation, kind_of
from referee.core.book.rules import Follow
from referee.core.nouns import entries as e
from referee.core.nouns.table import Frame, Owed, Table, Turn
from referee.core.nouns.vocabulary import Phase
from referee.core.play.beliefs import still_believed
from referee.core.play.discards import DEEPEST, sunk
from referee.core.play.late_roles import AFTER_A_FALL, falls, followed_up, gone_by, seen_late, taken_back, without_seen
from referee.core.play.lately import known_lately
from referee.core.play.moves import MOVES
from referee.core.play.owing import ENDS, TRIGGERS, OwedPlace, Ready, moves_on, place, standing
from referee.core.play.perhaps import perhaps_answered, perhaps_done, without_answers
from referee.core.play.placing import remembering
from referee.core.play.unplayed import unplayed
from referee.core.play.unwritten import answered_over, caught_up, unwritten


@known_lately
def evolve(table: Table, entry: e.Entry, book: Rulebook) -> Table:
    """The table after this entry; the table as it was for what only speaks about the log."""
    return evolved(ready(table, entry, book), entry, book)


def evolved(at: Ready, entry: e.Entry, book: Rulebook) -> Table:
    """The table after this entry, of which it was found already where it happens."""
    found = at.table
    if at.met is None and type(entry) in book.meets and (then := unplayed(found, entry, book)) is not found:
        met = place(then, entry, book) if then.frames is not found.frames else None
        at = standing(then, entry, met, book)
    if at.passed:
        at = caught_up(at, entry, book, _applied_at_once)
    return _applied(at, entry, book, found)


def ready(table: Table, entry: e.Entry, book: Rulebook) -> Ready:
    """The table at which this entry happens; what the log lacks, where the entry makes sense only after that."""
    if book.tacit:
        table = presupposed(table, entry, book)
    met = place(table, entry, book)
    if met is None:
        return unwritten(table, entry, book, _applied_at_once)
    if met.early and (skipped := answered_over(table, met, book)):
        table = finished(without_answers(table, skipped), book)
        return standing(table, entry, place(table, entry, book), book, skipped)
    return standing(table, entry, met, book)


def presupposed(table: Table, entry: e.Entry, book: Rulebook) -> Table:
    """The table at which this entry happens: what goes without saying has happened where the entry follows from it."""
    said = gone_without_saying(table, book)
    if said is None:
        return table
    now, then = place(table, entry, book), place(said, entry, book)
    if now is None and (then is not None or moves_on(table, entry, None, book)):
        return presupposed(said, entry, book)
    return table


def gone_without_saying(table: Table, book: Rulebook) -> Table | None:
    """The table after what is owed now and goes without saying; None if nothing does."""
    if not book.tacit:
        return None
    owed = next((each for each in table.frames[-1].owed if each.presses), None)
    if owed is None or owed.kind not in book.tacit:
        return None
    tacit = book.kinds[owed.kind].tacit
    said = tacit(Situation(table, book), owed) if tacit is not None else None
    return None if said is None else _applied_at_once(table, said, book)


def _applied_at_once(table: Table, entry: e.Entry, book: Rulebook) -> Table:
    """The table after an entry that lacks nothing."""
    return _applied(standing(table, entry, place(table, entry, book), book), entry, book, table)


def _applied(at: Ready, entry: e.Entry, book: Rulebook, found: Table) -> Table:
    """The table after an entry that happens there; `found`: the one before what the log lacks was made up for."""
    kind, table, met = type(entry), at.table, at.met
    move = MOVES.get(kind)
    if move is None:
        if isinstance(entry, e.Opened):
            return called(entry.table, book)
        if kind not in book.brought:
            return table
        move = book.brought[kind].move
    elif kind in _MAY_BE_SAID_AGAIN and _said_again(at, entry):
        return table
    elif met and isinstance(entry, e.Eliminated):
        entry = _by_whom(entry, met.owed)
    before = Situation(table, book, met.owed, met.early) if met else Situation(table, book)
    table = _seen_to_be_so(found, before, move(_closed_to(before, entry, at), entry, before), entry)
    if table.mode == "light":
        return called(table, book)
    table = _followed(before, table, entry)
    if table.deaths and table.seats is not at.table.seats and seen_late(before, table):
        table = _with_late_roles(before, table)
    return called(finished(table, book) if len(table.frames) > 1 else table, book)


def _by_whom(entry: e.Eliminated, due: Owed) -> e.Eliminated:
    """An elimination of which nobody said by whom is his to whom it is due, whatever was put right before it."""
    return entry if entry.author or entry.cause else replace(entry, author=due.other, cause=due.cause)


_MAY_BE_SAID_AGAIN = ENDS | {e.Eliminated}


def _said_again(at: Ready, entry: Any) -> bool:
    """Is it so already: a turn has begun, or is over; one is out, and all have seen his role?"""
    if type(entry) is not e.Eliminated:
        return not at.goes_on
    seat = at.table.seat(entry.by)
    return seat.out and seat.shown


def _seen_to_be_so(found: Table, before: Situation, table: Table, entry: e.Entry) -> Table:
    """The table once the entry has moved it, without what cannot be so any more, and with what sets keep in mind."""
    if len(table.discards) > DEEPEST:
        table = sunk(table)
    if table.sightings:
        table = still_believed(found, table, before.book)
    if table.deaths and type(entry) in AFTER_A_FALL:
        table = followed_up(table, entry, before.book)
    return _remembered(before, table, entry) if before.book.remembers else table


def replay(entries: Iterable[e.Entry], book: Rulebook, table: Table | None = None) -> Table:
    """The table after all these entries."""
    table = table if table is not None else Table()
    for entry in entries:
        table = evolve(table, entry, book)
    return table


def _remembered(before: Situation, table: Table, entry: e.Entry) -> Table:
    """The table with what each set keeps in mind of the entry."""
    book = before.book
    now = Situation(table, book)
    for rule in book.listening("remember", entry):
        name = rule.id.partition(".")[0]
        start = book.slices[name].start
        kept = now.table.slices.get(name, start)
        after = rule.apply(now, kept, entry, before)
        if after is not kept and after != kept:
            now = Situation(remembering(now.table, name, after, start), book)
    return now.table


def _closed_to(before: Situation, entry: e.Entry, at: Ready) -> Table:
    """The table with what the entry meets settled, and what it passes over closed."""
    table, met = at.table, at.met
    frames = table.frames
    if met is not None and met.frame != TRIGGERS:
        above = () if at.goes_on or met.owed.presses else frames[met.frame + 1 :]
        frames = (*frames[: met.frame], _settled(before, entry, frames[met.frame], met), *above)
    if at.goes_on:
        return _gone_on(at, frames, entry, before.book)
    return table if frames is table.frames else replace(table, frames=frames)


def _gone_on(at: Ready, frames: tuple[Frame, ...], entry: e.Entry, book: Rulebook) -> Table:
    """The table once play has gone on past all these frames, and past what it called for."""
    table, met = at.table, at.met
    waived = table.waived
    if at.passed and table.triggers:
        waived += tuple(owed for owed in at.passed if owed in table.triggers and owed.kind != "turn")
    if len(frames) > 1 or frames[0].owed:
        own = type(entry) in book.brought and not (met is not None and met.owed.ordered)
        table, frames = _left_open(table, frames, entry, own or type(entry) in _IN_THE_TURN, book)
    table = gone_by(table) if table.deaths else table
    return table if frames is table.frames and waived is table.waived else replace(table, frames=frames, waived=waived)


def _left_open(
    table: Table, frames: tuple[Frame, ...], entry: e.Entry, steps_over: bool, book: Rulebook
) -> tuple[Table, tuple[Frame, ...]]:
    """The table where all this was perhaps done all the same, and what of it remains."""
    turn = frames[0]
    if type(entry) is not e.Won:
        table = perhaps_done(table, _given_up(frames, steps_over or type(entry) in _TURNS), book)
        picks = [owed for owed in turn.owed if owed.kind == "pick"]
        table = perhaps_answered(table, [*[owed for frame in frames[1:] for owed in frame.owed], *picks])
    open_still = _still_open(turn.owed, steps_over)
    changed = len(frames) > 1 or open_still != turn.owed
    return table, (replace(turn, owed=open_still),) if changed else frames


_IN_THE_TURN = frozenset({e.Played, e.Discarded})
"""What is done in a turn once its steps are over."""
_TURNS = frozenset({e.TurnBegan, e.TurnEnded})


def _settled(before: Situation, entry: e.Entry, frame: Frame, met: OwedPlace) -> Frame:
    if met.early:
        return replace(frame, waiting=(*frame.waiting[: met.index], *frame.waiting[met.index + 1 :]))
    left = before.book.kinds[met.owed.kind].left(before, entry, met.owed)
    earlier = frame.owed[: met.index]
    if met.owed.ordered and earlier:
        earlier = tuple([owed if _alike(owed, met.owed) else _late(owed) for owed in earlier])
    return replace(frame, owed=(*earlier, *((left,) if left else ()), *frame.owed[met.index + 1 :]))


def _alike(owed: Owed, other: Owed) -> bool:
    """Steps that differ in nothing but whom they concern have no order among themselves."""
    return (owed.kind, owed.seat, owed.cause) == (other.kind, other.seat, other.cause)


def _late(owed: Owed) -> Owed:
    """A step that was passed over may still be made up for, and is not asked for again."""
    return made_up_for(owed) if owed.ordered else owed


def _given_up(frames: tuple[Frame, ...], steps_over: bool) -> Iterator[Owed]:
    """What is owed no more once play has gone on."""
    yield from (owed for owed in frames[0].owed if steps_over or not owed.ordered)
    yield from (owed for frame in frames[1:] for owed in (*frame.owed, *frame.waiting))


def _still_open(owed: tuple[Owed, ...], steps_over: bool) -> tuple[Owed, ...]:
    """What of the turn's own remains when play goes on: its steps, no longer pressing if they were passed over."""
    left = [each for each in owed if each.ordered or not (each.must or each.secret or each.kind == "pick")]
    return tuple([_late(each) for each in left] if steps_over else left)


def _with_late_roles(before: Situation, table: Table) -> Table:
    """The table with what hangs on a role that is seen only now."""
    shown, table = Situation(table, before.book), finished(taken_back(table), before.book)
    for fall in falls(shown):
        table = _followed(Situation(table, before.book), table, fall, before.book.by_role)
    return without_seen(Situation(table, before.book))


def _followed(before: Situation, table: Table, entry: e.Entry, causes: Set[str] | None = None) -> Table:
    """The table with everything owed that the rules say follows from the entry, or what of it has such a cause."""
    rules = () if e.is_no_draw(entry) else before.book.listening("follow", entry)
    if not rules and type(entry) is not e.Played:
        return table
    now, frames = Situation(table, before.book, before.met), table.frames
    if type(entry) is e.Played:
        frames = (*frames, Frame(kind_of(entry), entry.by, entry.at))
    place_in_line = 0
    for rule in rules:
        follows: Iterable[Follow] = rule.apply(now, entry, before)
        for follow in follows:
            if causes is not None and follow.owed.cause not in causes:
                continue
            owed = follow.owed if follow.owed.clauses else replace(follow.owed, clauses=rule.clauses)
            frames = _owing(frames, owed, follow, place_in_line)
            place_in_line = 1 if follow.when == "card" else place_in_line + (follow.when in ("now", "first"))
        if frames is not now.table.frames:
            now = Situation(replace(table, frames=frames), before.book, before.met)
    return now.table if frames is now.table.frames else replace(table, frames=frames)


def _owing(frames: tuple[Frame, ...], owed: Owed, follow: Follow, place_in_line: int) -> tuple[Frame, ...]:
    """What follows from an entry is owed before what was owed already."""
    top = frames[-1]
    if follow.when == "later" and len(frames) > 1:
        top = replace(top, waiting=(*top.waiting, owed))
    elif follow.when == "first":
        top = replace(top, owed=(owed, *top.owed))
    elif follow.when == "end":
        root = replace(frames[0], owed=(*(o for o in frames[0].owed if not o.ordered), owed))
        return (root, *frames[1:])
    elif follow.when == "last":
        return (replace(frames[0], owed=(*frames[0].owed, owed)), *frames[1:])
    elif follow.when == "anew":
        return tuple(replace(frame, owed=_said_anew(frame.owed, owed)) for frame in frames)
    elif follow.when == "card":
        return (*frames, Frame(owed.cause, follow.author, (owed.seat,), (owed,)))
    else:
        top = replace(top, owed=(*top.owed[:place_in_line], owed, *top.owed[place_in_line:]))
    return (*frames[:-1], top)


def _said_anew(row: tuple[Owed, ...], owed: Owed) -> tuple[Owed, ...]:
    """What is owed, with this in the place of what the same seat owes for the same; without it, if it comes to none."""
    about = (owed.kind, owed.seat, owed.cause)
    said = (owed if (each.kind, each.seat, each.cause) == about else each for each in row)
    return tuple(each for each in said if each.count)


def finished(table: Table, book: Rulebook) -> Table:
    """Frames in which nothing must happen any more are over; what waited for their end comes due.

    Not while somebody falls, but for a card after which another is still to heal him.
    """
    frames = table.frames
    if len(frames) == 1 or frames[-1].presses or (table.falling() and not _healed_below(table)):
        return table
    while True:
        done, parent = frames[-1], frames[-2]
        owed = (*_come_due(table, frames, book), *parent.owed, *done.owed)
        frames = (*frames[:-2], replace(parent, owed=owed) if owed != parent.owed else parent)
        if len(frames) == 1 or frames[-1].presses:
            return replace(table, frames=frames)


def _healed_below(table: Table) -> bool:
    """Is a life point still to come back to one who falls, by a card that lies under the one on top?"""
    below = (owed for frame in table.frames[1:-1] for owed in frame.owed if owed.kind == "gain" and owed.must)
    return not {owed.seat for owed in below}.isdisjoint(seat.number for seat in table.falling())


def _come_due(table: Table, frames: tuple[Frame, ...], book: Rulebook) -> tuple[Owed, ...]:
    """What waited for the end of the card on top and still has something to do."""
    done = frames[-1]
    if not done.waiting:
        return ()
    now = Situation(replace(table, frames=frames), book)
    due = (owed for owed in _in_turn(table, done) if now.ask(STILL_DUE, owed))
    return tuple(replace(owed, count=now.ask(COMES_TO, owed) or owed.count) for owed in due)


def _in_turn(table: Table, done: Frame) -> list[Owed]:
    """What waited for the end of a card, cards of the eliminated first, then from its player clockwise.

    Who take of the eliminated by turns do so in their order.
    """
    size = len(table.seats)

    def order(owed: Owed) -> tuple[bool, int]:
        by_turns = owed.kind == "take" and table.seat(owed.other).out
        inherited = by_turns or (owed.kind == "forfeit" and table.seat(owed.seat).out)
        return not inherited, 0 if by_turns else (owed.seat - done.author) % size

    return sorted(done.waiting, key=order)


def called(table: Table, book: Rulebook) -> Table:
    """The table with the phase that the turn has reached, and what it calls for as it now stands."""
    now = Situation(table, book)
    turn = _phased(now)
    if turn is not table.turn:
        now = Situation(table := replace(table, turn=turn), book)
    wanted = [] if table.winner else _triggered(now)
    if not wanted and not table.triggers and not table.waived:
        return table
    if len(wanted) > 1:
        wanted.sort(key=lambda owed: (not owed.side, not owed.ordered))
    waived = table.waived
    if waived:
        gone_on = {(owed.kind, owed.seat, owed.side) for owed in waived}
        waived = tuple(owed for owed in wanted if (owed.kind, owed.seat, owed.side) in gone_on)
        wanted = [owed for owed in wanted if owed not in waived]
    triggers = tuple(wanted)
    if triggers == table.triggers and waived == table.waived:
        return table
    return replace(table, triggers=triggers, waived=waived)


def _triggered(now: Situation) -> list[Owed]:
    """What the rules call for; nothing in a game that was broken off."""
    wanted: list[Owed] = []
    book = now.book
    for rule in book.triggers if now.table.mode != "light" else book.triggers_in_sight:
        for owed in rule.apply(now):
            wanted.append(owed if owed.clauses else replace(owed, clauses=rule.clauses))
    broken_off = bool(wanted) and now.ask(BROKEN_OFF)
    return [] if broken_off else wanted


def _phased(now: Situation) -> Turn:
    turn = now.table.turn
    if turn.phase in ("discard", "over") or now.table.mode == "light":
        return turn
    owed = now.table.frames[0].owed
    phase = _before(now.book, owed) if owed else ""
    phase = phase or ("play" if PLAYS not in now.book.amended or now.ask(PLAYS, turn.seat) else "discard")
    if phase == turn.phase:
        return turn
    turn = replace(turn, phase=phase)
    return turn if turn.untold or not turn.doubted else _told_of(turn)


def _told_of(turn: Turn) -> Turn:
    """A turn in which something is written at last: what those before it lack explains nothing in it."""
    before = sign(e.TurnBegan(turn.seat))
    return replace(turn, doubted=tuple(each for each in turn.doubted if each != before))


def _before(book: Rulebook, owed: Iterable[Owed]) -> Phase | Literal[""]:
    """The phase that a turn with these steps still to come is in; none if they are no steps."""
    steps = [each.kind for each in owed if each.ordered]
    if not steps:
        return ""
    if not book.before_drawing.isdisjoint(steps):
        return "start"
    return "discard" if "end" in steps else "draw"
