"""What must happen next, what may, and the words to type for it; at the end, who has won and who has lost."""

from __future__ import annotations

from textual.content import Content
from textual.style import Style

from referee.tui.widgets.lying import suited
from referee.tui.widgets.outcome import ended
from referee.tui.widgets.panel import QUIET, Panel, cells, cut_off, lines
from referee.views.records import DueView, TableView
from referee.views.voice import Voice

ENTER = "⏎"
MOST, MOST_ON_TALL = 3, 12
"""How many things due have a row, where there is little room and where there is much."""


class Due(Panel):
    """One line for each thing due; the sign of Enter before what an empty line logs, above them how many more."""

    HANGS = 2
    DEFAULT_CSS = """
    Due { height: auto; max-height: 4; padding: 0 1; border-top: solid $frame; border-title-style: bold; }
    Due.ended { max-height: 9; }
    """

    def show(self, view: TableView, voice: Voice, most: int = MOST, winner: str = "") -> None:
        """Show what is due at this table, in so many rows at most, or how the game ended.

        `winner` is the sentence that says which side has won.
        """
        self.set_class(bool(view.outcome), "ended")
        if view.outcome:
            self.entitle(Content(voice.say("table-outcome")))
            labels = {seat.number: seat.label for seat in view.seats}
            self.put(lines(ended(view.outcome, labels, winner, voice)))
            return
        told = {item.typed: place for place, item in reversed(list(enumerate(view.due)))}
        rows = [_due(item, told[item.typed] == place) for place, item in enumerate(view.due)]
        rows += [may(view, voice)] if view.may or not rows else []
        more = f" (+{len(rows) - most})" if len(rows) > most else ""
        self.entitle(Content(f"{voice.say('table-due')}{more}"))
        self.put(lines(rows[:most]))

    def rows_at(self, width: int) -> list[Content]:
        """As many as there is room for under its border; that there are more stands behind the last."""
        rows, most = super().rows_at(width), cells(self.styles.max_height) - 1
        return cut_off(rows, most, width) if most > 0 else rows

    @property
    def rows(self) -> int:
        """How many rows all of it takes, its border included."""
        return 1 + len(super().rows_at(self.content_size.width or self.app.size.width - 2))


def may(view: TableView, voice: Voice) -> Content:
    """What there is to do where nothing is due: that somebody may play cards, or end his turn."""
    if not view.may or view.mode == "light":
        return Content.styled(voice.say("table-due_none"), QUIET)
    *plays, _ending = view.may
    told = voice.say(f"app-may_{plays[0]}", by=view.turn_label, over=view.over) if plays else view.turn_label
    return Content.assemble("  ", told, *_words(view.may_typed))


def _due(item: DueView, words: bool) -> Content:
    """The thing due; its words too, if no line above has the same."""
    lead = f"{ENTER} " if item.enter else "● " if item.must else "○ "
    return Content.assemble(
        (lead, "bold $sign-waits" if item.must else "bold $text-accent"),
        suited(item.sentence),
        *_words(tuple(dict.fromkeys(item.typed)) if words else ()),
    )


def _words(typed: list[str] | tuple[str, ...]) -> list[Content]:
    """What may be typed; clicked, it stands in the line."""
    if not typed:
        return []
    return [Content("  ▸ "), Content(" · ").join(_word(word) for word in typed)]


def _word(word: str) -> Content:
    told = Content.styled(word, "bold $text-accent")
    return told.stylize(Style.from_meta({"@click": f"screen.put({word!r})"}))
