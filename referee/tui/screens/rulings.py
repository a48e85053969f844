"""The rulings: those behind a flag, or those that answer a question; the list beside the answer that it leads to.

On a broad screen a third column tells what the ruling rests on, whether it holds here, and what is asked next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from referee.errors import RefereeError
from referee.languages import LANGUAGES
from referee.library.relating import related
from referee.tui.consulting import Consulted, Offer, consult, offered, put_first, together
from referee.tui.face import Face
from referee.tui.resting import settled
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel, lines
from referee.tui.widgets.ruling import Rests, RulingText, asked_next, languages, listed, rests_on

if TYPE_CHECKING:
    from referee.library.search import Index
    from referee.library.shelf import Library

KEYS = (
    ("↑↓", "key-choose", "screen.down"), ("Tab", "ask-related", "screen.related"),
    ("F4", "ask-answer_language", "screen.answer_language"), ("F6", "ask-parallel", "screen.parallel"),
    ("F7", "ask-from", "screen.source"), ("PgUp/PgDn", "sheet-key_scroll", "screen.page(1)"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.leave"),
)  # fmt: skip
TALL = 40
"""Rows from which a list beside the answer tells every answer in it."""


class RulingsScreen(SpokenScreen):
    """A line to ask in, the rulings found, and the one chosen.

    `clauses` are those behind a verdict; `table` tells what is played there and what lies before the players.
    """

    CSS = """
    RulingsScreen #head { padding: 0 1; text-style: bold; background: $panel; }
    RulingsScreen Input { height: 1; border: none; border-left: thick $accent; margin: 0 1; }
    RulingsScreen #notes { padding: 0 1; color: $text-warning; }
    RulingsScreen #body { height: 1fr; layout: vertical; }
    RulingsScreen #found, RulingsScreen #text, RulingsScreen #rests { background: $background; padding: 0 1;
        border: none; border-top: solid $frame; border-title-style: bold; }
    RulingsScreen #found { height: auto; max-height: 40%; }
    RulingsScreen #text { height: 1fr; }
    RulingsScreen Keys { max-height: 3; }
    RulingsScreen #rests { display: none; width: 3fr; height: 1fr; border-left: solid $frame; }
    RulingsScreen.wide #body, RulingsScreen.broad #body { layout: horizontal; }
    RulingsScreen.wide #found, RulingsScreen.broad #found { width: 2fr; height: 1fr; max-height: 100%;
        border-right: solid $frame; }
    RulingsScreen.wide #text { width: 3fr; }
    RulingsScreen.broad #found, RulingsScreen.broad #text { width: 4fr; }
    RulingsScreen.broad #rests { display: block; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (110, "wide"), (150, "broad")]  # noqa: RUF012 (as Textual declares it)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f3", "leave", show=False),
        Binding("down", "down", show=False, priority=True),
        Binding("up", "up", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("tab", "related", show=False, priority=True),
        Binding("f4", "answer_language", show=False),
        Binding("f6", "parallel", show=False),
        Binding("f7", "source", show=False),
    ]

    def __init__(self, face: Face, clauses: tuple[str, ...] = (), table: Consulted | None = None) -> None:
        super().__init__(face)
        self.clauses = clauses
        self.table = table or Consulted()
        self.index: Index | None = None
        self.library: Library | None = None
        self.offers: Sequence[Offer] = ()
        self._early = ""
        self._percent = -1
        self._beside: list[tuple[str, Sequence[Offer]]] = []
        self._lang, self._parallel = "", False
        self._source: str | None = None

    def compose(self) -> ComposeResult:
        """Question, what was read otherwise than typed, list, answer, what that rests on."""
        yield Panel("head")
        yield Input(compact=True, id="question")
        yield Panel("notes")
        with Container(id="body"):
            yield OptionList(id="found", markup=False)
            yield VerticalScroll(RulingText("answer"), id="text", can_focus=False)
            yield Rests("rests")
        yield Keys()

    def on_mount(self) -> None:
        """Open the shelf once the screen stands there."""
        self.query_one(Input).insert_text_at_cursor(self._early)
        self.query_one(Input).focus()
        self.query_one("#found").can_focus = False
        self._tell_notes(self.face.say("ask-opening"))
        self.run_worker(self._open_shelf, thread=True)

    def type_early(self, character: str) -> None:
        """A key that came while the screen was still coming up."""
        if self.query(Input):
            self.query_one(Input).insert_text_at_cursor(character)
        else:
            self._early += character

    def _open_shelf(self) -> None:
        from referee.library import search

        try:
            index = search.index.rulings_index(self.face.desk.path, self._tell_indexing)
            library = index.outline()
            index.read_ahead()
            settled()
        except RefereeError as error:
            self.app.call_from_thread(self._wrong, error)
        else:
            self.app.call_from_thread(self._opened, index, library)

    def _tell_notes(self, *notes: str) -> None:
        """What was read otherwise than typed, or what is wrong; without any it takes no room."""
        if self.query("#notes"):
            told = self.query_one("#notes", Panel)
            told.display = bool(notes)
            told.put(lines([Content(note) for note in notes]))

    def _tell_indexing(self, share: float) -> None:
        percent = int(100 * share)
        if percent != self._percent:
            self._percent = percent
            self.app.call_from_thread(self._indexing, percent)

    def _indexing(self, percent: int) -> None:
        self._tell_notes(self.face.say("ask-indexing", percent=percent))

    def _opened(self, index: Index, library: Library) -> None:
        self.index, self.library = index, library
        self.redraw()

    def _wrong(self, error: RefereeError) -> None:
        self._tell_notes(f"! {self.face.wrong(error)}")

    def on_unmount(self) -> None:
        """Let go of the shelf."""
        if self.index is not None:
            self.index.close()

    @property
    def answer_lang(self) -> str:
        """The language of the answers: the one spoken, unless another was asked for."""
        return self._lang or self.face.lang

    @property
    def rulings(self) -> list[str]:
        """The ids of the rulings listed, as they stand."""
        return [offer.ruling.id for offer in self.offers]

    # What is shown

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        cited = ", ".join(map(self.face.speech.clause, self.clauses))
        title = self._beside[-1][0] if self._beside else cited
        spoken = self.answer_lang.upper() if self._lang else ""
        head = " · ".join(part for part in (say("ask-title"), spoken, title, self._from()) if part)
        self.query_one("#head", Panel).put(Content(head))
        self.query_one(Input).placeholder = say("ask-prompt")
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        self._find(self.query_one(Input).value)

    def _from(self) -> str:
        """Where the rulings listed come from, if not from anywhere."""
        if self.index is None or self._source is None:
            return ""
        return self.index.source(self._source).title if self._source else self.face.say("ask-house")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Answer while the question is typed."""
        event.stop()
        self._beside = []
        self._find(event.value)

    def _find(self, question: str) -> None:
        if self.index is None or self.library is None:
            return
        notes: list[str] = []
        if self._beside:
            self.offers = self._beside[-1][1]
        elif question.strip():
            found, notes = consult(self.index, question, self.answer_lang, self.table, self._source, self.face)
            both = together(self.index, question, self.answer_lang, self.table, self.face.lexicon, self._source)
            self.offers = put_first(both, found)
        else:
            self.offers = offered(self.library.behind(self.clauses), self.library, self.index, self.table)
        self._tell_notes(*notes, *self._shortcomings(self.index))
        self._list(bool(question.strip()))

    def _shortcomings(self, index: Index) -> Iterator[str]:
        """What keeps the shelf from being whole, or kept."""
        if index.unkept:
            yield self.face.say("ask-unkept", folder=str(index.unkept))
        if index.faults:
            yield self.face.say("ask-left_out", count=len(index.faults))

    def _list(self, asked: bool) -> None:
        found = self.query_one(OptionList)
        found.clear_options()
        whole = not self.has_class("narrow") and self.app.size.height >= TALL
        found.add_options([Option(listed(offer, self.answer_lang, self.face, whole)) for offer in self.offers])
        found.highlighted = 0 if self.offers else None
        if not self.offers:
            self.query_one("#answer", RulingText).put(Content(self.face.say("ask-none") if asked else ""))
            self.query_one("#rests", Panel).put(Content(""))
        found.border_title = Content(self.face.say("ask-found", count=len(self.offers))) if self.offers else ""

    @property
    def chosen(self) -> Offer | None:
        """The ruling that is read."""
        place = self.query_one(OptionList).highlighted
        return self.offers[place] if place is not None and place < len(self.offers) else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the answer of the ruling chosen."""
        event.stop()
        self._tell()
        self.query_one("#text").scroll_home(animate=False)

    def _tell(self) -> None:
        offer = self.chosen
        if offer is not None and self.index is not None:
            rests = [*rests_on(offer, self.index.source(offer.ruling.source), self.face)]
            if broad := self.has_class("broad"):
                rests += asked_next(self._next_after(offer), self.answer_lang, self.face)
            self.query_one("#rests", Panel).put(lines(rests))
            under = () if broad else rests
            self.query_one("#answer", RulingText).show(
                offer, languages(self.answer_lang, self._parallel), self.face, under
            )

    def _next_after(self, offer: Offer) -> Sequence[Offer]:
        """What is asked next after a ruling."""
        if self.library is None or self.index is None:
            return ()
        return offered(related(self.library, offer.ruling), self.library, self.index, self.table)

    def on_resize(self) -> None:
        """What the ruling rests on stands beside it, or under it."""
        self.call_after_refresh(self._tell)

    # What its keys do

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

    def action_related(self) -> None:
        """What is asked next after the ruling chosen."""
        if self.chosen is not None:
            title = f"{self.face.say('ask-related')}: {self.chosen.ruling.id}"
            self._beside.append((title, self._next_after(self.chosen)))
            self.redraw()

    def action_answer_language(self) -> None:
        """The answers in the next language; everything else stays as it is."""
        place = LANGUAGES.index(self.answer_lang)
        self._lang = LANGUAGES[(place + 1) % len(LANGUAGES)]
        self._again()

    def action_parallel(self) -> None:
        """The answer in every language that it has, or in one."""
        self._parallel = not self._parallel
        self._tell()

    def action_source(self) -> None:
        """Only what rests on the next document, after the last one what was decided here, and then all."""
        if self.library is not None:
            here = [""] if any(ruling.is_house for ruling in self.library.rulings) else []
            sources = [None, *filter(None, self.library.sources), *here]
            self._source = sources[(sources.index(self._source) + 1) % len(sources)]
            self._again()

    def _again(self) -> None:
        """Ask again, and stay with the ruling that is read if it is still there."""
        kept = self.chosen.ruling.id if self.chosen else ""
        self.redraw()
        ids = self.rulings
        if kept in ids:
            self.query_one(OptionList).highlighted = ids.index(kept)
            self._tell()

    def action_leave(self) -> None:
        """Back from what is asked next, then to where one came from."""
        if self._beside:
            self._beside.pop()
            self.redraw()
        else:
            self.dismiss()
