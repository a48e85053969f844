"""What must happen next, what may, and the words to type for it."""

from __future__ import annotations

from textual.content import Content

from referee.tui.face import Face
from referee.tui.widgets.panel import QUIET, Panel, lines
from referee.views import DueView, TableView

ENTER = "⏎"


class Due(Panel):
    """One line for each thing due; the sign of Enter before what an empty line logs."""

    DEFAULT_CSS = """
    Due { height: auto; max-height: 4; padding: 0 1; border-top: solid $panel-lighten-2; border-title-style: bold; }
    """

    def show(self, view: TableView, face: Face) -> None:
        """Show what is due at this table."""
        self.border_title = Content(face.say("table-due"))
        told = {item.typed: place for place, item in reversed(list(enumerate(view.due)))}
        rows = [_due(item, told[item.typed] == place) for place, item in enumerate(view.due)]
        rows = rows or [self._may(view, face)]
        if len(rows) > 3:
            rows[2] += Content.styled(f"  (+{len(rows) - 3})", QUIET)
        self.put(lines(rows[:3]))

    def _may(self, view: TableView, face: Face) -> Content:
        verbs = [face.views.typed_name("verb", verb) for verb in view.may if verb != "play"]
        if not view.may or view.mode == "light":
            return Content.styled(face.say("table-due_none"), QUIET)
        told = face.say("app-may_play", by=view.turn_label) if "play" in view.may else view.turn_label
        return Content.assemble("  ", told, *_words(verbs))


def _due(item: DueView, words: bool) -> Content:
    """The thing due; its words too, if no line above has the same."""
    lead = f"{ENTER} " if item.enter else "● " if item.must else "○ "
    return Content.assemble(
        (lead, "bold $text-accent"), item.sentence, *_words(tuple(dict.fromkeys(item.typed)) if words else ())
    )


def _words(typed: list[str] | tuple[str, ...]) -> list[Content]:
    if not typed:
        return []
    return [Content("  ▸ "), Content(" · ").join(Content.styled(word, "bold $text-accent") for word in typed)]
