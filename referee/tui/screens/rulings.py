"""The rulings: those behind a flag, or those that answer a question typed; told in the language spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from referee.errors import RefereeError
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import QUIET, Panel, lines

if TYPE_CHECKING:
    from referee.library import Ruling
    from referee.search import Index

MOST = 12
KEYS = (
    ("↑↓", "key-choose", "screen.down"),
    ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.leave"),
)


class RulingsScreen(SpokenScreen):
    """A line to ask in, the rulings found, and the answer of the one chosen."""

    CSS = """
    RulingsScreen #head { padding: 0 1; text-style: bold; background: $panel; }
    RulingsScreen Input { height: 1; border: none; border-left: thick $accent; margin: 0 1; }
    RulingsScreen #found { height: auto; max-height: 40%; border: none; border-top: solid $panel-lighten-2; }
    RulingsScreen #text { height: 1fr; border-top: solid $panel-lighten-2; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f3", "leave", show=False),
        Binding("down", "down", show=False, priority=True),
        Binding("up", "up", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
    ]

    def __init__(self, face: Face, clauses: tuple[str, ...] = ()) -> None:
        super().__init__(face)
        self.clauses = clauses
        self.index: Index | None = None
        self.rulings: list[Ruling] = []

    def compose(self) -> ComposeResult:
        """Question, list, answer."""
        yield Panel("head")
        yield Input(compact=True, id="question")
        yield OptionList(id="found", markup=False)
        yield VerticalScroll(Panel("answer"), id="text", can_focus=False)
        yield Keys()

    def on_mount(self) -> None:
        """Open the shelf once the screen stands there."""
        self.redraw()
        self.query_one(Input).focus()
        self.query_one("#found").can_focus = False
        self.run_worker(self._open_shelf, thread=True)

    def _open_shelf(self) -> None:
        from referee import search

        try:
            index = search.index.shelf()
        except RefereeError as error:
            self.app.call_from_thread(self._wrong, error)
        else:
            self.app.call_from_thread(self._opened, index)

    def _opened(self, index: Index) -> None:
        self.index = index
        self.redraw()

    def _wrong(self, error: RefereeError) -> None:
        self.query_one("#answer", Panel).put(Content(f"! {self.face.wrong(error)}"))

    def on_unmount(self) -> None:
        """Let go of the shelf."""
        if self.index is not None:
            self.index.close()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        cited = ", ".join(map(self.face.speech.clause, self.clauses))
        self.query_one("#head", Panel).put(Content(f"{say('ask-title')}  {cited}".rstrip()))
        self.query_one(Input).placeholder = say("ask-prompt")
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        self._find(self.query_one(Input).value)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Answer while the question is typed."""
        event.stop()
        self._find(event.value)

    def _find(self, question: str) -> None:
        if self.index is None:
            return
        if question.strip():
            hits = self.index.ask(question, self.face.lang, MOST).hits
            self.rulings = [self.index.ruling(hit.ruling) for hit in hits]
            prompts = [hit.question for hit in hits]
        else:
            self.rulings = list(self.index.library().behind(self.clauses))[:MOST] if self.clauses else []
            prompts = [ruling.question[self.face.lang][0] for ruling in self.rulings]
        self._list(prompts, nothing=bool(question.strip()))

    def _list(self, prompts: list[str], nothing: bool) -> None:
        found = self.query_one(OptionList)
        found.clear_options()
        found.add_options([Option(Content(prompt)) for prompt in prompts])
        found.highlighted = 0 if prompts else None
        if not prompts:
            self.query_one("#answer", Panel).put(Content(self.face.say("ask-none") if nothing else ""))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the answer of the ruling chosen."""
        event.stop()
        if event.option_index < len(self.rulings):
            self.query_one("#answer", Panel).put(self._told(self.rulings[event.option_index]))
            self.query_one("#text").scroll_home(animate=False)

    def _told(self, ruling: Ruling) -> Content:
        say, lang = self.face.say, self.face.lang
        assert self.index is not None
        source = self.index.source(ruling.source)
        place = f"{say('ask-source')}: {source.title}, {ruling.section}"
        cited = ", ".join(ruling.clauses)
        told = [Content.styled(ruling.answer[lang], "bold"), Content("")]
        if ruling.detail.get(lang):
            told += [Content(ruling.detail[lang]), Content("")]
        standing = say("ask-standing", standing=ruling.standing)
        return lines([*told, Content.styled(f"{place} · {standing} · {cited}", QUIET)])

    def action_down(self) -> None:
        """The next ruling."""
        self.query_one(OptionList).action_cursor_down()

    def action_up(self) -> None:
        """The ruling before."""
        self.query_one(OptionList).action_cursor_up()

    def action_page(self, by: int) -> None:
        """Read on in a long answer."""
        text = self.query_one("#text")
        text.scroll_relative(y=by * max(1, text.size.height - 1), animate=False)

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()
