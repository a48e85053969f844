"""Under the line: what may be done while it is typed, under that what the line would do, and did once it is logged.

Both stand on one panel: where the one takes rows the other leaves, the screen is not laid out anew.
"""

from __future__ import annotations

from textual.content import Content
from textual.message import Message

from referee.tui.widgets.actions import ROOMY
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, cut_off, folded
from referee.typing.conversation import LineTold
from referee.views.records import ReasonView
from referee.views.voice import Voice

MOST_NOTES = 5
MOST_BRIEF, MOST_BESIDE = 2, 3
"""The rows that are left to what a line would do beside a flag: on a short screen, and on any."""


class Preview(Panel):
    """The entries with their signs, typing errors mended, and why something would not be allowed."""

    DEFAULT_CSS = """
    Preview { height: auto; min-height: 3; max-height: 12; padding: 0 1; }
    Preview.empty { display: none; }
    Preview.brief { min-height: 1; max-height: 3; }
    Preview.tight { min-height: 0; }
    """

    class Said(Message):
        """Something was clicked that may be done: the line goes on like this."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    def __init__(self, id_: str, gives_way: bool = False) -> None:
        super().__init__(id_)
        self._acts: list[Content] = []
        self._briefly = False
        self._shown: tuple[LineTold, Voice] | None = None
        self._kept = 0
        self._typing = False
        self._told: list[Content] = []
        self._gives_way = gives_way
        """Is it gone with nothing to show? Where there is hardly any room it always is."""

    def keep(self, rows: int) -> None:
        """Keep so many rows free: what fits there never moves what stands below while a line is typed."""
        self._kept = rows
        self._hold()

    def _hold(self) -> None:
        self.styles.min_height = self._kept if self._kept and not self._briefly else None

    def brief(self, brief: bool, tight: bool = False) -> None:
        """Leave the room to the flag, which says the same at length; all of it where there is hardly any."""
        self._briefly = brief
        self._hold()
        self.set_class(brief, "brief")
        changed = self.has_class("tight") != (brief and tight)
        self.set_class(brief and tight, "tight")
        if changed and self._shown is not None:
            self.show(*self._shown, self._typing)
        self._fit()

    def _fit(self) -> None:
        self.set_class(self.bare and (self._gives_way or self.has_class("tight")), "empty")

    def show(self, told: LineTold, voice: Voice, typing: bool = False) -> None:
        """Show this; what is wrong with a line is said quietly while it is still being typed."""
        self._shown = told, voice
        quiet = typing and told.level == "error"
        repeated = told.logged and self.has_class("tight")
        rows = [_said(told, voice).stylize(QUIET if quiet else "")] if told.said and not repeated else []
        rows += [_then(told.then, voice)] if told.then and not self.has_class("tight") else []
        rows += [Content.styled(note, QUIET) for note in told.notes[:MOST_NOTES]]
        rows += [Content.styled(f"(+{len(told.notes) - MOST_NOTES})", QUIET)] if len(told.notes) > MOST_NOTES else []
        reasons = [reason for flag in told.flags if not told.logged for reason in flag.reasons + flag.doubts]
        rows += map(reason_line, (*told.vain, *reasons))
        self._told, self._typing = rows, typing
        self.draw()

    def act(self, acts: list[Content]) -> None:
        """What may be done, for when it is drawn next."""
        self._acts = acts

    def draw(self) -> None:
        """Show both; what may be done gives way where there is no room for all of it."""
        width, short = self.content_size.width, self.app.size.height < ROOMY
        told = [row for line in self._told for row in folded(line, width)] if width else self._told
        told = cut_off(told, MOST_BRIEF if short else MOST_BESIDE, width) if self._briefly else told
        room = self._kept if short else self._shared
        gives_way = told and room and not self._briefly
        acts = self._acts[: max(0, room - len(told))] if gives_way else self._acts
        self.put([*acts, *told], may_shrink=not self._typing)
        self._fit()

    @property
    def _shared(self) -> int:
        """The rows there are, where they do not grow with what stands there."""
        height = self.styles.height
        return self.content_size.height if height is not None and height.is_fraction else 0

    def on_resize(self) -> None:
        """What fitted before may not fit now."""
        self.draw()

    def action_say(self, line: str) -> None:
        """Say this."""
        self.post_message(self.Said(line))


def _said(told: LineTold, voice: Voice) -> Content:
    lead = f"{voice.say('table-saved')}: " if told.logged else f"▸ {told.meant}  " if told.meant else ""
    wrong = LEVELS["error"] if told.level == "error" else ""
    parts = [
        Content.assemble((sign, wrong or _colour(sign, told.level, voice)), " ", (text, wrong))
        for sign, text in told.said
    ]
    return Content.assemble((lead, "bold"), Content("  ").join(parts))


def _colour(sign: str, gravest: str, voice: Voice) -> str:
    """The colour of a sign: that of its own verdict, which need not be the gravest of the line."""
    levels = (gravest, *LEVELS) if gravest in LEVELS else tuple(LEVELS)
    return next((LEVELS[each] for each in levels if each != "error" and voice.speech.sign(each) == sign), "")


def _then(then: tuple[str, ...], voice: Voice) -> Content:
    """What would be due next, in one row."""
    first, *more = then
    told = voice.say("acting-then", what=first) + (f" (+{len(more)})" if more else "")
    return Content.styled(told, QUIET)


def reason_line(reason: ReasonView) -> Content:
    """A reason with the clauses it rests on; the document is named once for all its clauses."""
    documents: dict[str, list[str]] = {}
    for id_, cited in zip(reason.clauses, reason.cited, strict=True):
        ids = documents.setdefault(id_.partition("-")[0], [])
        ids[-1:] = [*(each.partition(" ")[0] for each in ids[-1:]), cited]
    told = [cited for ids in documents.values() for cited in ids]
    return Content.assemble("• ", reason.sentence, (f" [{', '.join(told)}]" if told else "", QUIET))
