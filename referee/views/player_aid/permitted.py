"""Who may do what now, in words: plain records for any face to lay out, made for whoever looks on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from referee import sets
from referee.core.book.panels import panels
from referee.core.book.player_aid import Note
from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import Due
from referee.core.judging.permitted import JudgedAction, Permitted, permitted_to
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import NOBODY
from referee.speech import Speech

Sort = Literal["first", "may", "perhaps", "holds", "cannot"]
ORDER: tuple[Sort, ...] = ("first", "may", "perhaps", "holds", "cannot")
"""What is due comes first, what cannot be done last."""
SORTS: dict[Level, Sort] = {
    Level.LEGAL: "may",
    Level.WITHOUT_EFFECT: "may",
    Level.FOR_REFEREE: "perhaps",
    Level.UNCLEAR: "perhaps",
    Level.ILLEGAL: "cannot",
}
SIGNS: dict[Sort, str] = {"first": "▸", "holds": "•"}


class AidRow(Struct, frozen=True):
    """One thing to know: what sort of thing, its sign, the sentence, the clauses it rests on."""

    sort: Sort
    sign: str
    text: str
    clauses: tuple[str, ...]


class SeatAid(Struct, frozen=True):
    """What one player may do now; `doing` says whose turn it is, and whether he is out of the game."""

    seat: int
    label: str
    doing: str
    rows: tuple[AidRow, ...]


class AidView(Struct, frozen=True):
    """What all may do, or one player, as whoever looks on may know it; `shown` is what sets have to show besides."""

    title: str
    seats: tuple[SeatAid, ...]
    shown: tuple[str, ...]


class Aid:
    """Makes the records in one language. `by_card`: what nothing is against bears the clauses of its cards."""

    def __init__(self, speech: Speech, by_card: bool = False) -> None:
        self.speech = speech
        self.by_card = by_card

    def view(self, table: Table, book: Rulebook, viewer: int | None) -> AidView:
        """Of one player, or of all from whose turn it is on, at a table as these eyes see it (as `as_seen`)."""
        seats = (viewer,) if viewer else table.round(table.turn.seat or 1)
        shown = (
            self.speech.panel(panel.key, row, table)
            for panel in panels(table, book, viewer or NOBODY)
            for row in panel.rows
        )
        return AidView(table.title, tuple(self.seat(table, book, seat) for seat in seats), tuple(shown))

    def seat(self, table: Table, book: Rulebook, seat: int) -> SeatAid:
        """One player."""
        rows = sorted(self._rows(table, permitted_to(table, book, seat)), key=lambda row: ORDER.index(row.sort))
        return SeatAid(seat, self.speech.player(table, seat), self._doing(table, seat, bool(rows)), tuple(rows))

    def _doing(self, table: Table, seat: int, busy: bool) -> str:
        turn, role = table.turn, table.seat(seat).role
        state = "turn" if seat == turn.seat and turn.phase != "over" else "waits" if busy else "nothing"
        said = self.speech.say("aid-doing", state=state, phase=self.speech.phase(turn.phase))
        known = (self.speech.role(role),) if role else ()
        gone = (self.speech.say("aid-gone"),) if table.seat(seat).out else ()
        return " · ".join((*known, *gone, said))

    def _rows(self, table: Table, permitted: Permitted) -> Iterator[AidRow]:
        yield from (self._due(table, item) for item in permitted.due)
        yield from (self._action(table, permitted.seat, action) for action in _gathered(permitted.actions))
        yield from (self._note(table, permitted.seat, note) for note in permitted.notes)

    def _due(self, table: Table, item: Due) -> AidRow:
        sort: Sort = "first" if item.must else "may"
        text = self.speech.owed(item.owed, table, item.options, item.must)
        return AidRow(sort, self._sign(sort, Level.LEGAL), text, item.owed.clauses)

    def _action(self, table: Table, seat: int, action: JudgedAction) -> AidRow:
        sort = SORTS[action.level]
        said: dict[str, Any] = {**action.args, "by": seat, "at": action.at}
        text = self.speech.aid(f"{action.key}.short" if sort == "cannot" else action.key, said, table)
        why = " ".join(self.speech.reason(reason, table) for reason in action.reasons)
        clauses = (*action.clauses, *(clause for reason in action.reasons for clause in reason.clauses))
        if self.by_card and not clauses:
            about = clauses_about(table.sets)
            clauses = tuple(clause for card in action.args.get("cards", ()) for clause in about.get(card.kind, ()))
        text = self.speech.say("aid-because", what=text, why=why) if why else text
        return AidRow(sort, self._sign(sort, action.level), text, tuple(dict.fromkeys(clauses)))

    def _note(self, table: Table, seat: int, note: Note) -> AidRow:
        text = self.speech.aid(f"holds-{note.key}", {**note.args, "by": seat}, table)
        return AidRow("holds", SIGNS["holds"], text, note.clauses)

    def _sign(self, sort: Sort, level: Level) -> str:
        return SIGNS.get(sort) or self.speech.sign(level.word)


@cache
def clauses_about(chosen: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """The clauses that the reference cards of these sets give about each card and character."""
    lines = (line for name in chosen for chapter in sets.named(name).chapters for line in chapter.lines)
    return {line.about: line.clauses for line in lines if line.about}


def _gathered(actions: Iterable[JudgedAction]) -> list[JudgedAction]:
    """Deeds that differ only in the card, as one with all the cards."""
    rows: list[JudgedAction] = []
    for action in actions:
        like = next((place for place, row in enumerate(rows) if _alike(row, action)), None)
        if like is None:
            rows.append(action)
        else:
            cards = (*rows[like].args["cards"], *action.args["cards"])
            rows[like] = replace(rows[like], args={**rows[like].args, "cards": cards})
    return rows


def _alike(row: JudgedAction, action: JudgedAction) -> bool:
    """The same thing at the same players, with nothing against it."""
    if row.reasons or action.reasons or "cards" not in row.args:
        return False
    return (row.key, row.level, {*row.at}, row.clauses) == (
        action.key,
        action.level,
        {*action.at},
        action.clauses,
    ) and all(row.args[name] == action.args.get(name) for name in row.args if name != "cards")
