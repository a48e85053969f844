"""Sign-up by a form: the name, the region, and the three questions that the regulation asks; one after the other."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input

from referee.championship.office.signup import QUESTIONS
from referee.championship.rules.entries import PlayerEnrolled
from referee.championship.typing.talk import DeskTalk
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.desk_line import DeskPreview
from referee.tui.widgets.panel import Panel, in_rows, lines, pressed

KEYS = (
    ("⏎", "desk-key_sign_up", "screen.submit"), ("Tab", "desk-key_field", "screen.field"),
    ("F4", "desk-key_eligible", "screen.eligible"), ("F2", "key-language", "app.language"),
    ("Esc", "desk-key_done", "screen.leave"),
)  # fmt: skip
ASKED = (("F5", "qualified"), ("F6", "disqualified"), ("F7", "resident"))
MORE_KEYS = tuple((key, f"tournament-question-{name}", f"screen.answer('{name}')") for key, name in ASKED)
ELIGIBLE = {"qualified": False, "disqualified": False, "resident": True}
NEXT: dict[bool | None, bool | None] = {None: True, True: False, False: None}


class SignUpScreen(SpokenModal[None]):
    """Stays for the next player; what is said of the one signed up stands under the form."""

    CSS = """
    SignUpScreen { align: center middle; }
    SignUpScreen Vertical { width: 94%; max-width: 100; height: auto; padding: 0 1;
                            border: round $accent; background: $surface; }
    SignUpScreen Input { height: 1; border: none; border-left: thick $accent; }
    SignUpScreen #sign-title { text-style: bold; margin-bottom: 1; }
    SignUpScreen #sign-asked { margin: 1 0; height: auto; }
    SignUpScreen #sign-keys { text-wrap: nowrap; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f4", "eligible", show=False),
        *(Binding(key.lower(), f"answer('{name}')", show=False) for key, name in ASKED),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, face: Face, talk: DeskTalk) -> None:
        super().__init__(face)
        self.talk = talk
        self.answers: dict[str, bool | None] = dict.fromkeys(QUESTIONS)

    def compose(self) -> ComposeResult:
        """Name and region; the questions with their keys; what is said; the keys."""
        with Vertical():
            yield Panel("sign-title")
            yield Panel("sign-name")
            yield Input(compact=True, id="name")
            yield Panel("sign-region")
            yield Input(compact=True, id="region")
            yield Panel("sign-asked")
            yield DeskPreview()
            yield Panel("sign-keys")

    def on_mount(self) -> None:
        """Say everything for the first time."""
        self.query_one("#region", Input).value = self.talk.log.state.region
        self.redraw()
        self.query_one("#name", Input).focus()

    @property
    def number(self) -> int:
        """The number of the next player."""
        return max(self.talk.log.state.players, default=0) + 1

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        self.query_one("#sign-title", Panel).put(Content(say("desk-sign_up", number=str(self.number))))
        self.query_one("#sign-name", Panel).put(Content(say("desk-opening_name")))
        self.query_one("#sign-region", Panel).put(Content(say("desk-opening_region")))
        self.query_one("#sign-asked", Panel).put(lines([self._asked(key, name) for key, name in ASKED]))
        keys = [pressed(key, say(word), action) for key, word, action in KEYS]
        self.query_one("#sign-keys", Panel).put(in_rows(keys, min(96, self.app.size.width * 94 // 100 - 4)))

    def _asked(self, key: str, name: str) -> Content:
        answer = {None: "unasked", True: "yes", False: "no"}[self.answers[name]]
        good = self.answers[name] == ELIGIBLE[name]
        width = max(len(self.face.say(f"desk-answer_{each}")) for each in ("unasked", "yes", "no")) + 2
        told = Content.styled(
            self.face.say(f"desk-answer_{answer}").ljust(width), "bold" if good else "bold $text-warning"
        )
        return (
            pressed(key, "", f"screen.answer('{name}')") + told + Content(self.face.say(f"tournament-question-{name}"))
        )

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter signs up."""
        event.stop()
        self.action_submit()

    def action_submit(self) -> None:
        """Sign this player up, and make room for the next."""
        name, region = (self.query_one(f"#{id_}", Input) for id_ in ("name", "region"))
        told = self.talk.log_these(
            PlayerEnrolled(self.number, name.value.strip(), region.value.strip(), **self.answers)
        )
        self.query_one(DeskPreview).show(told, self.face)
        if told.logged:
            name.value = ""
            self.answers = dict.fromkeys(QUESTIONS)
            self.redraw()
        name.focus()

    def action_field(self) -> None:
        """On to the next line."""
        self.focus_next()

    def action_answer(self, name: str) -> None:
        """Yes, no, or not asked."""
        self.answers[name] = NEXT[self.answers[name]]
        self.redraw()

    def action_eligible(self) -> None:
        """All three were asked, and nothing speaks against it."""
        self.answers = dict(ELIGIBLE)
        self.redraw()

    def action_leave(self) -> None:
        """Nobody else signs up now."""
        self.dismiss(None)
