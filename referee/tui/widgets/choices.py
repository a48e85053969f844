"""What the player may do, each with a key; while the program moves, what it does next, and the keys to let it go on.

It keeps which choice was pressed, which group is open, and which page is shown. It knows no rule: all that stands on it
was given to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from textual import events
from textual.content import Content
from textual.message import Message
from textual.style import Style

from referee.solo import Coming, CowboyTurn, Offer
from referee.tui.keymap import shown
from referee.tui.widgets.lying import suited
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, in_rows, lines, pressed
from referee.views.voice import Voice

SIGNS = "123456789abcdefghijklmnopqrstuvwxyz"
"""The keys of what there is to choose, in this order."""
MORE = "+"
GO_ON = "screen.next_move"
ENTER, SPACE, WHY, LINE = "⏎", "␣", "?", "Tab"


class Choices(Struct, frozen=True):
    """What there is to show: `asked` what to choose, the offers, the groups by labels; or what comes, or the end.

    `recap` is what happened since the player chose last, shown where there is room.
    """

    asked: str = ""
    offers: tuple[Offer, ...] = ()
    groups: Mapping[str, str] = {}
    coming: Coming | None = None
    over: str = ""
    wrong: str = ""
    recap: tuple[CowboyTurn, ...] = ()


class Item(Struct, frozen=True):
    """Something with a key: an offer, or a group to open."""

    label: str
    offer: Offer | None = None
    group: str = ""


class ChoicePad(Panel, can_focus=True):
    """Takes the keys of the choices; Enter, Space and the rest go on to the screen."""

    FOLDS = False
    DEFAULT_CSS = """
    ChoicePad { height: auto; padding: 0 1; border-top: solid $frame; border-title-style: bold;
                text-wrap: nowrap; text-overflow: ellipsis; }
    ChoicePad:focus { border-top: heavy $accent; }
    """

    class Pressed(Message):
        """A choice was pressed; `again`: it had been pressed already."""

        def __init__(self, offer: Offer, again: bool) -> None:
            super().__init__()
            self.offer = offer
            self.again = again

    class Turned(Message):
        """Other choices are shown; none is pressed any more."""

    def __init__(self) -> None:
        super().__init__("choices")
        self._shown_choices = Choices()
        self._voice: Voice | None = None
        self._group = ""
        self._page = 0
        self._most = 4
        self._aside = False
        self.chosen: Offer | None = None

    def show(self, choices: Choices, voice: Voice, rows: int, aside: bool = False) -> None:
        """Show these choices, in so many rows at most; `aside`: only the way back to them, while a line is typed."""
        self._aside = aside
        if choices.offers != self._shown_choices.offers:
            self._group, self._page, self.chosen = "", 0, None
        self._shown_choices, self._voice, self._most = choices, voice, max(2, rows)
        self._draw()

    def on_resize(self) -> None:
        """Break the rows where they have to be broken now."""
        self._draw()

    # What there is to choose

    def items(self) -> tuple[Item, ...]:
        """What has a key now: every choice, those of a group as one until it is opened."""
        offers = self._shown_choices.offers
        if self._group:
            return tuple(Item(each.label, each) for each in offers if each.group == self._group)
        some = tuple(self._folded(all_groups=False))
        return some if len(self._paged(some)) == 1 else tuple(self._folded(all_groups=True))

    def _folded(self, all_groups: bool) -> Iterable[Item]:
        """Every choice, those of a group in one: of every group, or only where they are offered apart."""
        offers, opened = self._shown_choices.offers, set()
        for each in offers:
            several = 1 < sum(other.group == each.group for other in offers) < len(offers)
            if not (each.group and several and (all_groups or each.apart)):
                yield Item(each.label, each)
            elif each.group not in opened:
                opened.add(each.group)
                yield Item(self._shown_choices.groups[each.group], group=each.group)

    def _pages(self) -> list[list[tuple[str, Item]]]:
        """The items by page, each with its key."""
        return self._paged(self.items())

    def _paged(self, items: Iterable[Item]) -> list[list[tuple[str, Item]]]:
        pages: list[list[tuple[str, Item]]] = [[]]
        row = left = 0
        for item in items:
            width = Content(item.label).cell_length + 2
            if left and left + 2 + width > self._width:
                row, left = row + 1, 0
            if row >= self._most or len(pages[-1]) == len(SIGNS):
                pages.append([])
                row = 0
            pages[-1].append((SIGNS[len(pages[-1])], item))
            left += width + (2 if left else 0)
        return pages

    @property
    def _width(self) -> int:
        return max(20, (self.content_size.width or self.app.size.width - 2))

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Read a key."""
        char = (event.character or "").lower() if event.is_printable else ""
        if event.key == "escape" and (self.chosen or self._group):
            self.put_away()
        elif event.key in ("down", "right", "up", "left") and self.items():
            self._move(1 if event.key in ("down", "right") else -1)
        elif char == MORE and len(self._pages()) > 1:
            self._turn()
        elif char and char in SIGNS:
            self.take(char)
        else:
            return
        event.stop()
        event.prevent_default()

    def take(self, key: str) -> None:
        """Take what has this key, pressed or clicked."""
        pages = self._pages()
        item = dict(pages[min(self._page, len(pages) - 1)]).get(key)
        if item is not None and item.offer is None:
            self._group, self._page, self.chosen = item.group, 0, None
            self.post_message(self.Turned())
        elif item is not None and item.offer is not None:
            again, self.chosen = self.chosen == item.offer, item.offer
            self.post_message(self.Pressed(item.offer, again))
        self._draw()

    def put_away(self) -> None:
        """Let go of the choice pressed, else leave the group."""
        if self.chosen is None:
            self._group, self._page = "", 0
        self.chosen = None
        self.post_message(self.Turned())
        self._draw()

    def _turn(self) -> None:
        self._page, self.chosen = (self._page + 1) % len(self._pages()), None
        self.post_message(self.Turned())
        self._draw()

    def _move(self, by: int) -> None:
        """To the next choice, on whatever page it stands."""
        offers = [(page, item.offer) for page, items in enumerate(self._pages()) for _, item in items if item.offer]
        if not offers:
            return
        place = next((at for at, (_, offer) in enumerate(offers) if offer == self.chosen), -1 if by > 0 else 0)
        self._page, self.chosen = offers[(place + by) % len(offers)]
        if self.chosen is not None:
            self.post_message(self.Pressed(self.chosen, again=False))
        self._draw()

    # How it looks

    def _draw(self) -> None:
        if self._voice is None:
            return
        voice, choices = self._voice, self._shown_choices
        title = choices.over or choices.asked or (voice.say("solo-comes") if choices.coming else "")
        self.border_title = Content(title)
        if choices.wrong:
            self.put(lines([*Content.styled(f"! {choices.wrong}", LEVELS["error"]).wrap(self._width)]))
        elif choices.over:
            self.put(
                self._hints(((ENTER, "solo-key_results", "screen.next_move"), ("F9", "home-title", "screen.home")))
            )
        elif self._aside:
            self.put(self._hints((("Esc", "solo-all", "screen.back"),)))
        elif choices.coming is not None:
            self.put(lines([*self._coming(choices.coming), self._hints(MOVING)]))
        else:
            offered = [*self._offered(), self._hints(self._keys())]
            self.put(lines([*offered, *self._recapped(self._most - sum(row.plain.count("\n") + 1 for row in offered))]))

    def _coming(self, coming: Coming) -> list[Content]:
        clauses = f" [{', '.join(coming.clauses)}]" if coming.clauses else ""
        told = Content.assemble(
            (f"{shown(ENTER, GO_ON)} ", "bold $text-accent"), (coming.sentence, "bold"), (clauses, QUIET)
        )
        return [*told.wrap(self._width)]

    def _offered(self) -> list[Content]:
        """A list, where there are rows enough for it."""
        pages = self._pages()
        self._page = min(self._page, len(pages) - 1)
        told = [self._item(key, item) for key, item in pages[self._page]]
        return told if len(pages) == 1 and len(told) <= self._most else [in_rows(told, self._width)]

    def _recapped(self, room: int) -> list[Content]:
        """What the cowboys did, if all of it fits."""
        if self._voice is None or not self._shown_choices.recap:
            return []
        head = Content.styled(self._voice.say("solo-recap"), "bold")
        rows = [row for turn in self._shown_choices.recap for row in _turn(turn, self._width)]
        return [Content(""), head, *rows] if len(rows) + 2 <= room else []

    def _item(self, key: str, item: Item) -> Content:
        told = Content.assemble((key, "bold $text-accent"), " ", item.label)
        told = told.stylize("reverse") if item.offer is not None and item.offer == self.chosen else told
        return told.stylize(Style.from_meta({"@click": f"screen.pressed('{key}')"}))

    def _keys(self) -> Sequence[tuple[str, str, str]]:
        does = "solo-do_it" if self.chosen else "solo-choose"
        back = [("Esc", "solo-all", "screen.back")] if self._group else []
        return ((ENTER if self.chosen else "▸", does, "screen.next_move"), *back, *ASKING)

    def _hints(self, keys: Sequence[tuple[str, str, str]]) -> Content:
        assert self._voice is not None
        say, pages = self._voice.say, len(self._pages())
        told = [pressed(key, say(word), action).stylize(QUIET) for key, word, action in keys]
        if pages > 1 and not self._aside:
            told.insert(1, pressed(MORE, say("solo-more", page=self._page + 1, pages=pages), "screen.pressed('+')"))
        return in_rows(told, self._width)


def _turn(turn: CowboyTurn, width: int) -> list[Content]:
    parts = [suited(part) for part in turn.did]
    told = Content.assemble((f"{turn.label}: ", QUIET), Content.styled(", ", QUIET).join(parts))
    return [*told.wrap(width)]


MOVING = (
    (ENTER, "solo-one_step", "screen.next_move"), (SPACE, "solo-run", "screen.run"),
    ("F6", "solo-key_clause", "screen.rulings_behind"),
)  # fmt: skip
ASKING = (
    (WHY, "solo-why", "screen.why"), (LINE, "solo-type", "screen.type_line"),
)  # fmt: skip
