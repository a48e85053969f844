"""What a line did, and what is to be said of that: whether it mends what was lacking, or makes something worse."""

from __future__ import annotations

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Assumed, Drew, Eliminated, Entry, Flipped, Picked, Played, TurnEnded
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level, Verdict
from referee.core.play.owing import place
from referee.desk.hearing.answered_of_two import AnsweredOfTwo
from referee.desk.hearing.lacking import falls, kept_above, lacking_of, lacks, lacks_answer
from referee.desk.hearing.lately import TURNS_BACK
from referee.log.replaying import JudgedEntry


class Changed(Struct, frozen=True):
    """A verdict that a correction changed: what was held before it, and what holds now."""

    number: int
    entry: Entry
    was: Verdict
    now: Verdict


class Outcome(Struct, frozen=True):
    """What a line did: its entries with their verdicts, the table afterwards, words mended, verdicts changed."""

    judged: tuple[JudgedEntry, ...]
    table: Table
    mended: tuple[tuple[str, str], ...] = ()
    changed: tuple[Changed, ...] = ()
    already: int = 0
    """The entry that says so already, where nothing is logged for that."""
    answered: AnsweredOfTwo | None = None
    """Which of two plays is answered, where an earlier one waits for the same player."""
    reason: str = ""
    """What of the line only says why something is taken back, and is not logged."""

    @property
    def otherwise(self) -> tuple[Changed, ...]:
        """The verdicts that are another word now; of the rest only what speaks for it is different."""
        return tuple(each for each in self.changed if each.was.word != each.now.word)


class Logged(Struct, frozen=True):
    """A line of the history: what was said of an entry then, what holds now (None: it does not count any more)."""

    number: int
    at: str
    entry: Entry
    said: Verdict
    now: Verdict | None


def turns_back(outcome: Outcome, book: Rulebook) -> int:
    """In how many turns it may have been said already: in none, if it is due now or waits; in this, if due after it."""
    told = [each for each in outcome.judged if not isinstance(each.entry, Assumed)]
    if not told:
        return TURNS_BACK
    *run, typed = told
    met = place(typed.before, typed.entry, book)
    if met is not None and met.early and isinstance(typed.entry, Drew):
        return 0
    if not typed.verdict.clean or met is None:
        return TURNS_BACK
    return 1 if any(isinstance(each.entry, TurnEnded) for each in run) else 0


def is_worse(each: Changed, chosen: bool = False) -> bool:
    """Does more speak against it now, or does it leave more cards in a hand than may stay there?

    A card chosen of those of a store came into that hand, whoever names it.
    """
    return each.now.level > each.was.level or (not chosen and kept_above(each.now) > kept_above(each.was))


def wrong(outcome: Outcome) -> int:
    """How many verdicts of this line, and of what it changes, are not clean."""
    told = [*(each.verdict for each in outcome.judged), *(each.now for each in outcome.changed)]
    return sum(not verdict.clean for verdict in told)


def offences(outcome: Outcome) -> int:
    """How many of these are held against somebody."""
    told = [*(each.verdict for each in outcome.judged), *(each.now for each in outcome.changed)]
    return sum(verdict.level == Level.ILLEGAL for verdict in told)


def mends(outcome: Outcome) -> int:
    """Of how many entries less is doubted or held against somebody by this."""
    told = ((each.was, each.now) for each in outcome.changed)
    return sum(was.level > now.level or len(was.keys) > len(now.keys) for was, now in told)


def doubted(outcome: Outcome) -> tuple[Entry, ...]:
    """What nothing was to be said of before, and is now."""
    return tuple(each.entry for each in outcome.changed if each.was.clean and not each.now.clean)


def excuses(outcome: Outcome) -> bool:
    """Is there something that was held against somebody, and by this is not any more?"""
    return any(each.was.level == Level.ILLEGAL and each.now.level < Level.ILLEGAL for each in outcome.changed)


def fills(outcome: Outcome, number: int, given: tuple[Entry, ...], was: Verdict, book: Rulebook) -> bool:
    """Is all well there now, does the log lack less, or is this of the very turn of which it lacks the rest?"""
    now = {each.number: each.now for each in outcome.changed}.get(number, was)
    if now.clean or any(isinstance(each, Played) for each in given):
        return now.clean
    entry = given[-1]
    if isinstance(entry, Eliminated) and falls(was, entry.by) and not falls(now, entry.by):
        return True
    if isinstance(entry, Flipped) and lacks_answer(was, entry.by):  # what came to nothing leaves his answer lacking
        return True
    if isinstance(entry, Picked):  # that more choices lack now than a store lacked before is told by the same store
        return lacking_of(was) != lacking_of(now)
    lacking = (doubt for doubt in was.doubts if doubt.key in book.lacking)
    his = any(getattr(entry, "by", 0) in (doubt.args.get("by"), doubt.args.get("due")) for doubt in lacking)
    return his or lacks(now, book) < lacks(was, book)
