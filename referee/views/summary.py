"""A game in sum: who won and by which clauses, who eliminated whom, flags, turns and time, life points turn by turn.

It is made of the whole log, as the referee has it; once a game is over its roles lie open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import forced_run
from referee.core.nouns.entries import Assumed, Corrected, Eliminated, Entry, Played, Retracted, TurnBegan
from referee.core.nouns.table import Seat, Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve, replay
from referee.desk.log_clock import clock_at
from referee.desk.table_log import TableLog
from referee.log.entry_status import EntryStatus, entry_statuses
from referee.log.history import named
from referee.log.play_clock import Spent
from referee.log.taking_back import LONGEST_LINE
from referee.speech import Speech
from referee.views.history import BACK, Chronicle
from referee.views.play_clock import duration
from referee.views.records import OutcomeView
from referee.views.table import Views

FLAGGED = Level.FOR_REFEREE
"""From here on there was something to say to the player."""
HEIGHTS = "▁▂▃▄▅▆▇█"
Lives = tuple[int | None, ...]
GONE = "·"
"""The sign of nothing left."""


MOST_LIFE = 5
"""Life points that make a curve as high as it can be, unless somebody had more."""


class SeatSummary(Struct, frozen=True):
    """A player's part in the game.

    `outcome` is `won`, `lost` or empty; `kills` are those he eliminated, by their names, `flags` his plays that there
    was something to say about, `flags_back` those of them that were taken back, beside these; `turns` those he had and
    `time` what they took. `life` are his life points as each turn
    of the game began, and at its end; null where nobody knew.
    """

    seat: int
    label: str
    role: str
    open_role: str
    character: str
    outcome: str
    out: bool
    kills: tuple[str, ...]
    flags: int
    flags_back: int
    turns: int
    time: str
    life: tuple[int | None, ...]

    @property
    def flags_told(self) -> str:
        """His flags, with those that were taken back behind them."""
        return f"{self.flags} {BACK}{self.flags_back}" if self.flags_back else str(self.flags)


class Summary(Struct, frozen=True):
    """The game in sum. `winner` is the sentence that says who has won, empty while nobody has; `why` tells it by
    seat. `decided` says who wins once what is due by now, and leaves nobody a choice, is logged.

    `falls` are the eliminations in their order, each in a sentence; `corrected` the entries that were taken back, put
    right or let stand, each with its number and what became of it; `flags_back` are plays that there was something to
    say about, and that were taken back.
    """

    title: str
    winner: str
    why: tuple[OutcomeView, ...]
    falls: tuple[str, ...]
    seats: tuple[SeatSummary, ...]
    entries: int
    flags: int
    turns: int
    time: str
    corrected: tuple[str, ...] = ()
    flags_back: int = 0
    decided: str = ""

    def totals(self) -> dict[str, int | str]:
        """What is counted in all, by the names that the sentence `summary-totals` has for it."""
        counts: dict[str, int | str] = {"turns": self.turns, "entries": self.entries, "flags": self.flags}
        return {**counts, "back": self.flags_back, "raised": self.flags + self.flags_back, "time": self.time}


def summary_of(log: TableLog, views: Views) -> Summary:
    """The game of this log so far."""
    speech, table = views.speech, log.table
    numbers = log.moments.counting
    entries = [log.entry(number) for number in numbers]
    flagged = [entry for number, entry in zip(numbers, entries, strict=True) if _flagged(log, number)]
    clock = clock_at(log)
    spent = clock.spent_by(clock.at or 0.0)
    life, falls = _followed(entries, log.book)
    why, back = views.outcome(table, log.book), _flagged_back(log)
    part = _Part(table, views, flagged, back, spent, {each.seat: each.outcome for each in why}, life)
    return Summary(
        title=table.title,
        winner=speech.say("table-winner", side=table.winner) if table.winner else "",
        why=why,
        falls=tuple(speech.entry(entry, after) for entry, after in falls),
        seats=tuple(part.of(seat) for seat in table.seats),
        entries=len(entries) - 1,
        flags=len(flagged),
        turns=sum(each.turns for each in spent.values()),
        time=duration(sum(each.seconds for each in spent.values())),
        corrected=tuple(_corrected(log, views)),
        flags_back=len(back),
        decided=_decided(table, log.book, speech),
    )


def _decided(table: Table, book: Rulebook, speech: Speech) -> str:
    """Who wins though nobody logged so, as where the cards of the last who fell are still to be discarded."""
    side = "" if table.winner else replay(forced_run(table, book), book, table).winner
    return speech.say("summary-decided", winner=speech.say("table-winner", side=side)) if side else ""


def _flagged_back(log: TableLog) -> list[Entry]:
    """Plays that there was something to say about when they were logged, and that were taken back.

    What was put right as typed wrongly never happened, and is an offence of nobody.
    """
    gone = {number: each for number, each in entry_statuses(log.entries).items() if each.gone == "retracted"}
    back = (number for number, status in gone.items() if not _was_mistyped(log, number, status))
    return [log.entry(number) for number in back if log.logged(number).said.level >= FLAGGED]


def _was_mistyped(log: TableLog, number: int, status: EntryStatus) -> bool:
    """Was it a correction that was none, or put right on the line that took it back, however that was worded?"""
    behind = status.by + 1
    if status.came == "instead" or _is_told_anew(log, number, status.by):
        return True
    if behind >= log.length or log.logged(behind).at != log.logged(status.by).at:
        return False
    return isinstance(log.entry(behind), Corrected) or _is_same_play(log.entry(number), log.entry(behind))


def _is_told_anew(log: TableLog, number: int, back: int) -> bool:
    """Was a whole line taken back, and its other entries, or one of them, told once more on the next?"""
    gone = log.entry(back)
    others = [log.entry(each) for each in named(gone) if each != number] if isinstance(gone, Retracted) else []
    behind = [log.logged(each) for each in range(back + 1, min(log.length, back + 1 + LONGEST_LINE))]
    return any(
        each.entry in others for each in behind if each.at == behind[0].at and not isinstance(each.entry, Assumed)
    )


def _is_same_play(one: Entry, other: Entry) -> bool:
    """Does the same player play the same card, at somebody else or with another face?"""
    if not (isinstance(one, Played) and isinstance(other, Played)):
        return False
    return (one.by, one.card.kind) == (other.by, other.card.kind)


def _corrected(log: TableLog, views: Views) -> Iterator[str]:
    """What was put right, in the order in which it was logged; what nobody typed is left out."""
    chronicle = Chronicle(log, views)
    for number, status in sorted(entry_statuses(log.entries).items()):
        if not isinstance(log.entry(number), Assumed) and status.came != "instead":
            yield f"{number} {chronicle.line(number).text}: {' '.join(chronicle.detail(number).notes)}"


class _Part(Struct, frozen=True):
    """What each player's part is made of: life points turn by turn, his flags and his turns among those of all."""

    table: Table
    views: Views
    flagged: list[Entry]
    flagged_back: list[Entry]
    spent: Mapping[int, Spent]
    outcomes: dict[int, str]
    life: list[Lives]

    def of(self, seat: Seat) -> SeatSummary:
        """That of one player."""
        speech, lexicon, number = self.views.speech, self.views.lexicon, seat.number
        spent = self.spent.get(number, Spent())
        deaths = (each.seat for each in self.table.deaths if each.author == number)
        return SeatSummary(
            seat=number,
            label=speech.player(self.table, number),
            role=speech.role(seat.role) if seat.role else "",
            open_role=seat.role,
            character=lexicon.name("character", seat.character, speech.lang) if seat.character else "",
            outcome=self.outcomes.get(number, ""),
            out=seat.out,
            kills=tuple(speech.player(self.table, each) for each in deaths),
            flags=_of(number, self.flagged),
            flags_back=_of(number, self.flagged_back),
            turns=spent.turns,
            time=duration(spent.seconds),
            life=tuple(at[number - 1] for at in self.life),
        )


def _of(seat: int, entries: Sequence[Entry]) -> int:
    """How many of these are a player's."""
    return sum(getattr(entry, "by", 0) == seat for entry in entries)


def _flagged(log: TableLog, number: int) -> bool:
    verdict = log.verdict(number)
    return verdict is not None and verdict.level >= FLAGGED


def _followed(entries: Sequence[Entry], book: Rulebook) -> tuple[list[Lives], list[tuple[Entry, Table]]]:
    """The life points of all as each turn began and at the end; and who was eliminated, with the table after it."""
    table, life, falls = Table(), list[Lives](), list[tuple[Entry, Table]]()
    for entry in entries:
        if isinstance(entry, TurnBegan):
            life.append(_life(table))
        table = evolve(table, entry, book)
        if isinstance(entry, Eliminated):
            falls.append((entry, table))
    return [*life, _life(table)], falls


def _life(table: Table) -> Lives:
    return tuple(0 if seat.out else seat.figure.life for seat in table.seats)


def most_of(summary: Summary) -> int:
    """The life points that a curve is as high as it can be at, for all curves of a game."""
    return max([MOST_LIFE, *(points or 0 for seat in summary.seats for points in seat.life)])


def curve(life: Sequence[int | None], most: int, width: int, height: int = 1, plain: bool = False) -> tuple[str, ...]:
    """Life points from left to right as rows, each as high as it is of `most`; in `plain` signs digits on the lowest.

    What nobody knew is a question mark, nothing left a dot.
    """
    sampled = [points for points in _sampled(life, width) for _ in range(max(1, width // max(1, len(life))))]
    return tuple("".join(_sign(points, most, row, height, plain) for points in sampled) for row in range(height))


def _sampled(life: Sequence[int | None], width: int) -> Iterator[int | None]:
    """As many as there is room for, the first and the last among them."""
    count = min(len(life), width)
    yield from (life[place * (len(life) - 1) // max(1, count - 1)] for place in range(count))


def _sign(points: int | None, most: int, row: int, height: int, plain: bool) -> str:
    """What stands in a row of it, counted from above."""
    lowest = row == height - 1
    if points is None or points <= 0 or plain:
        told = "?" if points is None else GONE if points <= 0 else str(min(points, 9))
        return told if lowest else " "
    eighths = max(1, min(points, most) * len(HEIGHTS) * height // max(1, most))
    here = min(len(HEIGHTS), eighths - len(HEIGHTS) * (height - 1 - row))
    return HEIGHTS[here - 1] if here > 0 else " "
