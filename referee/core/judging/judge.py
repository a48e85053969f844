"""Was it allowed? An entry against the table as it stood, by the rules in force.

All reasons are collected, each with its clauses. Where something is not known that rules ask about (a character),
every possibility is judged; only if they disagree is the verdict `unclear`. What the referee decided for this table
is the last word on what it is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from msgspec.structs import replace

from referee.core.book.explained import left_open
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.doubts import doubts, lies_in_sight
from referee.core.nouns.entries import (
    Answered,
    Declined,
    Entry,
    Forfeited,
    Laid,
    OfTheEvent,
    Opened,
    Played,
    PutBack,
    Revealed,
    is_no_draw,
)
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import LEGAL, OPEN, PASSED_OVER, Argument, Level, Reason, Verdict, verdict_of
from referee.core.play.evolve import ready
from referee.core.play.lately import known_lately
from referee.core.play.owing import Ready, passed_over
from referee.core.play.placing import with_figure
from referee.core.play.unwritten import FALL

CHOSEN = ("answer", "pick")
"""What is asked of somebody, and he gives or chooses."""
MISCOUNTED = "no_card_in_hand"
"""The doubt that says no more than that a hand was empty by the log."""
NOT_HIS = (MISCOUNTED, "not_in_known_hand")
"""The doubts that say that somebody cannot have had the card."""
ELSEWHERE = "card_elsewhere"
MANY = 3
"""Up to so many unknown characters every combination is judged."""


@known_lately
def judge(table: Table, entry: Entry, book: Rulebook) -> Verdict:
    """The verdict on this entry at this table, with every reason and doubt; on what was told, where it was typed."""
    return judged_at(ready(table, entry, book), entry, book)


def judged_at(at: Ready, entry: Entry, book: Rulebook) -> Verdict:
    """The verdict on this entry, of which it was found already where it happens."""
    if isinstance(entry, OfTheEvent) and entry.told:
        return LEGAL
    if is_no_draw(entry) and at.met is None:
        return LEGAL
    unknown = _unknown_characters(at.table, entry)
    verdict = _judged_in_all_worlds(at, entry, book, unknown) if unknown else _judged(at, entry, book)
    if not at.lacks or Situation(at.table, book).ruled(PASSED_OVER) is True:
        return verdict
    return replace(verdict, doubts=(_passed(at.lacks), *verdict.doubts))


def _judged(at: Ready, entry: Entry, book: Rulebook, hedged: bool = False) -> Verdict:
    table, met = at.table, at.met
    now = Situation(table, book, met.owed, met.early) if met else Situation(table, book)
    reasons: list[Reason] = []
    doubted: list[Reason] = []
    for reason, doubt in now.objections(entry, hedged):
        (doubted if doubt else reasons).append(reason)
    if (passed := passed_over(at)) and (passed := _not_explained(at, passed, book)):
        doubted.append(_passed(passed))
    doubted.extend(doubts(now, entry))
    if reasons and _is_rather_a_slip(now, entry, doubted):
        reasons = []
    if not reasons and not doubted:
        return LEGAL
    doubted = [doubt for doubt in doubted if now.ruled(doubt.key) is not True]
    return verdict_of(tuple(_decided(now, reason) for reason in reasons), tuple(doubted))


def _is_rather_a_slip(now: Situation, entry: Entry, doubted: Iterable[Reason]) -> bool:
    """Did he not have the card, by the log, or lies it before somebody? Nothing is held against him until he had.

    Of a card that was seen elsewhere the rank and suit may be the slip, unless it lies before somebody for all to see.
    In a turn somebody has played it, however few cards the log has counted: whose turn it is, or out of it.
    """
    if not isinstance(entry, Played | Answered | Laid) or now.seat(entry.by).out:
        return False
    telling: tuple[str, ...] = (*NOT_HIS, ELSEWHERE) if lies_in_sight(now.table, entry, now.book) else NOT_HIS
    if isinstance(entry, Played) and now.table.turn.phase != "over":
        telling = tuple(key for key in telling if key != MISCOUNTED)
    return any(doubt.key in telling and now.ruled(doubt.key) is not True for doubt in doubted)


def _not_explained(at: Ready, passed: tuple[Owed, ...], book: Rulebook) -> tuple[Owed, ...]:
    """Of these, what the line does not explain that was told to be lacking: of an elimination, what the role brings."""
    if any(owed.kind == FALL for owed in at.lacks):
        passed = tuple(owed for owed in passed if owed.cause not in book.by_role)
    told = at.table.turn.doubted
    if not told:
        return passed
    return tuple(owed for owed in passed if left_open(owed) not in told and not _may_be_chosen(owed, told, at.table))


def _may_be_chosen(owed: Owed, told: tuple[str, ...], table: Table) -> bool:
    """Is it an answer or a choice that the missing line may explain: unless all that lacks is the answer of others?"""
    ours = (f"passed:{owed.seat}:", f"passed:{table.turn.seat}:")
    of_others = all(each.startswith("passed:") and each not in ours for each in told)
    return owed.kind in CHOSEN and not of_others


def _passed(passed: tuple[Owed, ...]) -> Reason:
    """What must have happened and was not logged questions the log: nobody did wrong because nobody wrote."""
    clauses = tuple(dict.fromkeys(clause for owed in passed for clause in owed.clauses))
    args: dict[str, Argument] = {
        "kinds": tuple(owed.kind for owed in passed),
        "seats": tuple(owed.seat for owed in passed),
        "cards": tuple(owed.named for owed in passed),
        "counts": tuple(owed.count for owed in passed),
    }
    return Reason("passed_over", Level.LEGAL, clauses, args)


def _decided(now: Situation, reason: Reason) -> Reason:
    """The reason as the referee decided for this table, if he did."""
    ruled = now.decision(reason.key)
    if ruled is None:
        return reason
    named = {"house_precedent": ruled.precedent, "house_reason": ruled.reason}
    args = {name: said for name, said in reason.args.items() if name != OPEN}
    args |= {"house": "allowed" if ruled.allowed else "forbidden"}
    args |= {name: said for name, said in named.items() if said}
    return replace(reason, level=Level.LEGAL if ruled.allowed else Level.ILLEGAL, args=args)


def _unknown_characters(table: Table, entry: Entry) -> tuple[int, ...]:
    """The seats concerned whose character is not known; whose cards go where may concern any of them."""
    if "" not in [s.figures[0].character for s in table.seats] or table.mode == "light" or isinstance(entry, Opened):
        return ()
    if isinstance(entry, Forfeited):
        concerned = set(table.alive)
    else:
        concerned = {getattr(entry, "by", 0), *getattr(entry, "at", ())[:1], table.top.author}
        concerned |= {table.turn.seat} if isinstance(entry, Answered | Declined) else set()
    seats = table.seats
    return tuple(n for n in sorted(concerned) if 0 < n <= len(seats) and not seats[n - 1].figures[0].character)


def _judged_in_all_worlds(at: Ready, entry: Entry, book: Rulebook, unknown: tuple[int, ...]) -> Verdict:
    table = at.table
    taken = {seat.character for seat in table.seats}
    free = [name for name in book.characters if name not in taken]
    hedged = _of_the_character(entry, book) and getattr(entry, "by", 0) in unknown
    hedged = hedged or (isinstance(entry, Answered | Declined) and table.turn.seat in unknown)
    telling = [_telling(at, entry, book, seat, free, len(unknown)) for seat in unknown]
    verdicts: dict[Level, Verdict] = {}
    for world in _worlds(telling):
        verdict = _judged(_with_characters(at, unknown, world), entry, book, hedged)
        known = verdicts.setdefault(verdict.level, verdict)
        if known.doubts != verdict.doubts:
            verdicts[verdict.level] = replace(
                known, doubts=tuple(each for each in known.doubts if each in verdict.doubts)
            )
    worst = verdicts[max(verdicts)]
    if len(verdicts) == 1 and not (hedged and worst.level == Level.UNCLEAR):
        return worst
    reason = Reason("character_unknown", Level.UNCLEAR, worst.clauses, {"seats": unknown, "keys": worst.keys})
    return verdict_of((reason, *(replace(each, level=Level.UNCLEAR) for each in worst.reasons)), worst.doubts)


def _of_the_character(entry: Entry, book: Rulebook) -> bool:
    """Does it depend on the character whether this is due at all?"""
    cause = getattr(entry, "cause", None)
    return isinstance(entry, PutBack | Revealed) or cause == "turn" or cause in book.characters


def _telling(at: Ready, entry: Entry, book: Rulebook, seat: int, free: list[str], spare: int) -> list[str]:
    """The characters that make a difference to the verdict; of those alike as many as seats may have to share them."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for name in free:
        keys = _judged(_with_characters(at, (seat,), (name,)), entry, book).keys
        alike.setdefault(keys, []).append(name)
    return [name for names in alike.values() for name in names[:spare]]


def _worlds(telling: list[list[str]]) -> Iterator[tuple[str, ...]]:
    """Every way to give the unknown seats different characters; one seat at a time where there are many."""
    if len(telling) <= MANY:
        yield from (world for world in product(*telling) if len(set(world)) == len(world))
        return
    for one, names in enumerate(telling):
        for name in names:
            yield tuple(name if one == other else "" for other in range(len(telling)))


def _with_characters(at: Ready, seats: tuple[int, ...], names: tuple[str, ...]) -> Ready:
    table = at.table
    for seat, name in zip(seats, names, strict=True):
        table = with_figure(table, seat, character=name)
    return replace(at, table=table)
