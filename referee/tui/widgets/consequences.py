"""What a line would do, told at length: its own entries, the lines that would not fit any more, the table."""

from __future__ import annotations

from textual.content import Content

from referee.tui.widgets.panel import LEVELS, QUIET
from referee.tui.widgets.preview import reason_line
from referee.views.records import FlagView
from referee.views.resolutions import ChangedLine, Consequences
from referee.views.voice import Voice


def consequence_lines(does: Consequences, voice: Voice, most: int) -> list[Content]:
    """A line each, of the lines that change at most so many of a kind; at the end what would differ at the table."""
    rows = [Content(does.head), *(row for flag in does.logs for row in _logged(flag, voice))]
    for key, changes in (("ways-unfit", does.unfit), ("ways-fit", does.fit)):
        rows += [Content.styled(voice.say(key), QUIET), *map(_changed, changes[:most])] if changes else []
        left_out = max(0, len(changes) - most)
        rows += [Content.styled(voice.say("ways-more", count=left_out), QUIET)] if left_out else []
    rows += [Content.styled(voice.say("ways-more", count=does.more), QUIET)] if does.more else []
    differs = [("ways-differs", " · ".join(does.table))] if does.table else [("ways-same", "")]
    return rows + [Content.assemble((voice.say(key), QUIET), f" {text}") for key, text in differs]


def _logged(flag: FlagView, voice: Voice) -> list[Content]:
    """An entry that would be logged, with its verdict."""
    sign = voice.say(f"verdict-{flag.verdict}.sign")
    row = Content.assemble((f"+ {sign} ", LEVELS.get(flag.verdict, "")), flag.entry)
    return [row, *(Content("  ") + reason_line(reason) for reason in flag.reasons + flag.doubts)]


def _changed(change: ChangedLine) -> Content:
    return Content.assemble(
        (f"{change.number:>6} ", QUIET),
        (f"{change.was}→{change.now} ", LEVELS.get(change.level, "")),
        change.text,
        (f"  {change.why}" if change.why else "", QUIET),
    )
