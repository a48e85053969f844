"""Where the outcome of a case is not what the case says: verdict, what is due, the table, answers to questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from referee.core.book import questions
from referee.core.book.panels import panels
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import Agenda, Due, agenda, forced_run
from referee.core.nouns.table import Seat, Table
from referee.core.nouns.verdict import OPEN, Verdict
from referee.core.nouns.vocabulary import Card
from referee.notation import line_of
from referee.notation.writing import card_word
from tests.cases.case import Case
from tests.cases.outcome import Outcome, play, played


def differences(case: Case, book: Rulebook | None = None) -> tuple[str, ...]:
    """Everything in which the outcome is not what the case says, by the sets of its table if no book is given."""
    outcome = play(case, book) if book else played(case)
    found = [] if case.noise else list(outcome.unclean)
    found += _of_verdict(case, outcome.verdict)
    for word, said in case.then.items():
        if word not in ("verdict", "keys", "doubts"):
            found += SAYS[word](outcome, said)
    return tuple(found)


def _of_verdict(case: Case, verdict: Verdict) -> Iterator[str]:
    then = case.then
    word = verdict.word if verdict.word == OPEN else verdict.level.word
    told = (word, sorted({r.key for r in verdict.reasons}), sorted({d.key for d in verdict.doubts}))
    wanted = (then.get("verdict", "legal"), sorted(then.get("keys", ())), sorted(then.get("doubts", ())))
    if told != wanted:
        yield f"verdict {told}, not {wanted}"
    elif verdict.clauses and not set(verdict.clauses) & set(case.clauses):
        yield f"the verdict rests on {verdict.clauses}, not on {case.clauses}"


def _unlike(name: str, told: Any, wanted: Any) -> Iterator[str]:
    if told != wanted:
        yield f"{name}: {told!r}, not {wanted!r}"


def _due(outcome: Outcome, wanted: list[str]) -> Iterator[str]:
    return _unlike("due", [due_word(one, outcome.book) for one in agenda(outcome.table, outcome.book).due], wanted)


def due_word(due: Due, book: Rulebook) -> str:
    """What is due as the line it comes to, or as seat, kind and card where somebody or the cards decide."""
    owed = due.owed
    if due.forced is not None:
        return line_of(due.forced, book)
    line = " ".join(word for word in (str(owed.seat or ""), owed.kind, owed.cause) if word)
    count = f" x{owed.count}" if owed.count != 1 else ""
    return ("" if due.must else "may ") + line + count


def _choices(outcome: Outcome, wanted: dict[str, list[str]]) -> Iterator[str]:
    told = {due_word(one, outcome.book): list(one.options) for one in agenda(outcome.table, outcome.book).due}
    for due, options in wanted.items():
        yield from _unlike(f"choices of {due}", told.get(due), options)


def _may(outcome: Outcome, wanted: list[str]) -> Iterator[str]:
    may: Agenda = agenda(outcome.table, outcome.book)
    return _unlike("may", list(may.may), wanted)


def _table(outcome: Outcome, wanted: dict[str, Any]) -> Iterator[str]:
    for what, value in wanted.items():
        seat, dot, fact = what.partition(".")
        told = OF_SEAT[fact](outcome.table.seat(int(seat)), outcome) if dot else OF_TABLE[what](outcome.table)
        yield from _unlike(what, told, value)


def _holds(seat: Seat, outcome: Outcome) -> list[str]:
    """The cards certainly in this hand."""
    return [one.card.kind for one in outcome.table.sightings if one.hands == (seat.number,)]


OF_SEAT: dict[str, Callable[[Seat, Outcome], Any]] = {
    "life": lambda seat, _: seat.life,
    "most": lambda seat, _: seat.most,
    "hand": lambda seat, _: "?" if seat.hand.exact is None else seat.hand.exact,
    "play": lambda seat, _: [card.kind for card in seat.in_play],
    "role": lambda seat, _: seat.role,
    "character": lambda seat, _: seat.character,
    "shown": lambda seat, _: seat.shown,
    "out": lambda seat, _: seat.out,
    "holds": _holds,
}
"""What a case may say of a seat: `3.life = 2`."""
OF_TABLE: dict[str, Callable[[Table], Any]] = {
    "deck": lambda table: "?" if table.deck.exact is None else table.deck.exact,
    "deck_within": lambda table: [table.deck.least, table.deck.most],
    "turned": lambda table: table.turned,
    "discards": lambda table: len(table.discards),
    "top": lambda table: [card.kind or card.face or "?" for card in table.discards],
    "open": lambda table: len(table.open),
    "turn": lambda table: table.turn.seat,
    "phase": lambda table: table.turn.phase,
    "played": lambda table: list(table.turn.played),
    "under": lambda table: [frame.card for frame in table.frames[1:]],
    "winner": lambda table: table.winner,
    "mode": lambda table: table.mode,
}
"""What a case may say of the table: `deck = 40`."""


def _answers(outcome: Outcome, wanted: dict[str, Any]) -> Iterator[str]:
    """`"distance 1 3" = 2`, with `-` where the question's value is none."""
    for question, value in wanted.items():
        yield from _unlike(question, _asked(outcome, question), value)


def asked(question: str) -> tuple[Any, ...]:
    """A question as it is written, with its arguments: `distance 1 3`."""
    name, *arguments = question.split()
    return getattr(questions, name.upper()), *(int(word) if word.isdigit() else word for word in arguments)


def _asked(outcome: Outcome, question: str) -> Any:
    value = Situation(outcome.table, outcome.book).ask(*asked(question))
    return "-" if value is None else list(value) if isinstance(value, tuple) else value


def _rests(outcome: Outcome, wanted: dict[str, list[str]]) -> Iterator[str]:
    """The clauses that an answer rests on, all of them."""
    for question, clauses in wanted.items():
        told = Situation(outcome.table, outcome.book).explain(*asked(question)).clauses
        yield from _unlike(f"clauses of {question}", list(told), clauses)


def _because(outcome: Outcome, wanted: list[str]) -> Iterator[str]:
    missing = sorted(set(wanted) - set(outcome.verdict.clauses))
    return _unlike("clauses missing from the verdict", missing, [])


def _cites(outcome: Outcome, wanted: list[str]) -> Iterator[str]:
    return _unlike("clauses of the verdict", sorted(outcome.verdict.clauses), sorted(wanted))


def _names(outcome: Outcome, wanted: dict[str, Any]) -> Iterator[str]:
    """The arguments of the reasons: what a sentence about the verdict can tell."""
    told: dict[str, Any] = {}
    for reason in outcome.verdict.reasons + outcome.verdict.doubts:
        told |= reason.args
    for name, value in wanted.items():
        said = told.get(name)
        yield from _unlike(f"argument {name}", list(said) if isinstance(said, tuple) else said, value)


def _follows(outcome: Outcome, wanted: list[str]) -> Iterator[str]:
    """The lines that Enter on an empty line would log."""
    run = forced_run(outcome.table, outcome.book)
    return _unlike("follows", [line_of(entry, outcome.book) for entry in run], wanted)


def _shows(outcome: Outcome, wanted: list[str]) -> Iterator[str]:
    """What sets have to show to the referee, row by row: the panel, then its arguments."""
    shown = (_row(panel.key, row) for panel in panels(outcome.table, outcome.book, 0) for row in panel.rows)
    return _unlike("shows", list(shown), wanted)


def _row(key: str, row: Mapping[str, Any]) -> str:
    return " ".join((key, *(f"{name}={_told(value)}" for name, value in row.items())))


def _told(value: Any) -> str:
    if isinstance(value, tuple | list):
        return " ".join(map(_told, value))
    return card_word(value) if isinstance(value, Card) else str(value)


SAYS: dict[str, Callable[[Outcome, Any], Iterator[str]]] = {
    "due": _due,
    "choices": _choices,
    "may": _may,
    "table": _table,
    "answers": _answers,
    "rests": _rests,
    "because": _because,
    "cites": _cites,
    "names": _names,
    "follows": _follows,
    "shows": _shows,
}
"""What a case may say after `then`, besides `verdict`, `keys` and `doubts`."""
