"""Verdicts and what is due, as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.cli.layout import paragraph
from referee.cli.shapes import Agenda
from referee.speech import Speech, visible
from referee.views.records import DueView, FlagView

ENTER, MUST, MAY = "⏎", "→", "·"
"""Enter logs it; it must be and somebody chooses; it may be."""
UNDER = "       "
LABELS = {"": "doubt", "legal": "remark"}
"""What a reason is called that is no verdict against anybody."""


def flag_lines(flag: FlagView, speech: Speech) -> Iterator[str]:
    """An entry with its number and the sign of its verdict; under it every reason with its clauses."""
    first, *rest = paragraph(flag.entry, UNDER)
    sign = speech.sign(flag.verdict)
    yield f"{flag.number:>4} {sign} {first.lstrip()}"
    yield from rest
    yield from reason_lines(flag, speech)


def reason_lines(flag: FlagView, speech: Speech) -> Iterator[str]:
    """Each reason and doubt in a paragraph, before it what it alone comes to, after it its clauses."""
    for reason in flag.reasons + flag.doubts:
        label = speech.say(f"verdict-{LABELS.get(reason.verdict, reason.verdict)}")
        clauses = f" [{', '.join(reason.clauses)}]" if reason.clauses else ""
        yield from paragraph(f"{label}: {reason.sentence}{clauses}", UNDER)


def agenda_lines(agenda: Agenda, speech: Speech, indent: str = "     ") -> Iterator[str]:
    """What is due, and what the player whose turn it is may do besides; that nothing is due, if so."""
    yield from _due_lines(agenda.due, indent)
    for what in agenda.may:
        yield f"{indent}{MAY} {speech.say(f'may-{what}', by=visible(agenda.turn))}"
    if not agenda.due and not agenda.may:
        yield f"{indent}{speech.say('table-due_none')}"


def _due_lines(due: Iterable[DueView], indent: str) -> Iterator[str]:
    """Each with a sign that says whether Enter logs it, and the words to type for it, unless one above has the same."""
    told = set[tuple[str, ...]]()
    for item in due:
        sign = ENTER if item.enter else MUST if item.must else MAY
        options = f" ▸ {', '.join(item.typed)}" if item.typed and item.typed not in told else ""
        told.add(item.typed)
        first, *rest = paragraph(f"{item.sentence}{options}", f"{indent}  ")
        yield f"{indent}{sign} {visible(first).strip()}"
        yield from rest
