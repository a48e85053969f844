"""Two lines of one log as rows: what stands, the steps of this laptop's line, and one of them at length."""

from __future__ import annotations

from textual.content import Content

from referee.tui.face import Face
from referee.tui.widgets.panel import LEVELS, QUIET
from referee.tui.widgets.preview import reason_line
from referee.views.both_lines import StepView, TheirView
from referee.views.dispute.times import local
from referee.views.records import FlagView

KEPT, LEFT = "[x]", "[ ]"
REFUSED = "!"


def their_row(each: TheirView) -> Content:
    """An entry of the line that stands."""
    return Content.assemble((_lead(each.number, each.at), QUIET), f"{each.sign} {each.text}")


def step_row(step: StepView, face: Face) -> Content:
    """A step with whether it is kept, and what it would come to in the line that stands."""
    box = Content.styled(f"{KEPT if step.chosen else LEFT} ", "bold $text-accent")
    lead = Content.styled(_lead(step.number, step.at), QUIET)
    if step.refused:
        return Content.assemble(box, lead, (f"{REFUSED} {step.refused}", LEVELS["error"]))
    told = Content("  ·  ").join([_flag(each, face) for each in step.entries])
    return Content.assemble(box, lead, told)


def _lead(number: int, at: str) -> str:
    return f"{number:>4} {local(at)[-5:]:>5} "


def _flag(flag: FlagView, face: Face) -> Content:
    return Content.assemble((f"{face.speech.sign(flag.verdict)} ", LEVELS.get(flag.verdict, "bold")), flag.entry)


def told_at_length(step: StepView, face: Face) -> list[Content]:
    """Each entry of a step with all that is said of it."""
    told = [Content.styled(f"{REFUSED} {step.refused}", LEVELS["error"])] if step.refused else []
    for flag in step.entries:
        told += [_flag(flag, face), *map(reason_line, flag.reasons), *map(reason_line, flag.doubts)]
    return told
