"""What there is to choose for a new table, a row each: every set, under it its options once it is chosen.

A set stands below the one it needs, further in. Beside its name stands what would come along, what needs it, or why it
cannot come; a value that is chosen stands in brackets, and all the others beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from msgspec import Struct
from textual.content import Content
from textual.style import Style

from referee.desk.game_choice import GameChoice, goes_alone, offered, stands_on, usual
from referee.tui.widgets.panel import QUIET, folded, in_rows
from referee.views.voice import Voice

DIGITS = "1234567890"
"""The keys of sets, in their order; those of options are the arrows alone, since a name may begin with any letter."""
IN, LEFT_OUT = "[✓]", "[ ]"
VALUE = "‹{}›"
CURSOR = "▸"
LEAD, STEP = 3, 2
"""The columns before a row, and those by which it stands further in than what it belongs to."""


class GameRow(Struct, frozen=True):
    """A set, or an option of the set `of`, none if it is of the whole game; `deep` as it stands on others."""

    name: str
    is_set: bool
    deep: int = 0
    key: str = ""
    of: str = ""

    @property
    def live(self) -> bool:
        """Can anything be chosen here? The usual sets are in every game."""
        return not self.is_set or self.name not in usual()


def rows_of(game: GameChoice) -> tuple[GameRow, ...]:
    """All that there is to choose now."""
    return tuple(_rows(game))


def _rows(game: GameChoice) -> Iterator[GameRow]:
    told: set[str] = set()
    keys = dict(zip_longest(offered(), DIGITS[: len(offered())], fillvalue=""))
    for name in (*usual(), *offered()):
        deep = _depth(name)
        yield GameRow(name, True, deep, keys.get(name, ""), name)
        for option in game.options_of(name):
            told.add(option)
            yield GameRow(option, False, deep + 1, of=name)
    yield from (GameRow(option, False) for option in game.options if option not in told)


def _depth(name: str) -> int:
    ground = stands_on(name)
    return 1 + _depth(ground) if ground else 0


def told_row(row: GameRow, game: GameChoice, voice: Voice, width: int, chosen: bool) -> list[Content]:
    """A row as it stands there, in as many lines as it takes."""
    lead = Content.assemble(
        (CURSOR if chosen else " ", "bold $text-accent"), (row.key or " ", "bold $text-accent"), " "
    )
    further = " " * (STEP * row.deep)
    room = max(10, width - LEAD - len(further))
    first, *more = (_set if row.is_set else _option)(row, game, voice, room, chosen)
    return [lead + Content(further) + first, *(Content(" " * LEAD + further) + line for line in more)]


def _set(row: GameRow, game: GameChoice, voice: Voice, room: int, chosen: bool) -> list[Content]:
    sign = IN if row.name in game.sets else LEFT_OUT
    told = Content.styled(f"{sign} {voice.set_name(row.name)}", "bold" if chosen else "")
    beside = remark(row.name, game, voice)
    told = told + Content.styled(f"   {beside}", QUIET) if beside else told
    if row.live:
        told = told.stylize(Style.from_meta({"@click": f"choose_set('{row.name}')"}))
    return folded(told, room, len(sign) + 1)


def remark(name: str, game: GameChoice, voice: Voice) -> str:
    """What there is to know of a set beside the others: why it cannot come, what comes along, or what needs it."""
    alone = ", ".join(goes_alone(name))
    if name in game.sets:
        needing = game.needing(name) if name not in usual() else ()
        return voice.say("new-needed_by", sets=_named(needing, voice)) if needing else ""
    if (refused := game.refusal(name)) is not None and refused.key == "stands_alone":
        about = refused.about
        other = about["set"] if about["set"] in game.sets else about["other"]
        return voice.say("new-not_beside", set=voice.set_name(str(other)), clauses=_clauses(about["clauses"]))
    if alone:
        return voice.say("new-alone", clauses=alone)
    missing = game.missing(name)
    return voice.say("new-brings", sets=_named(missing, voice)) if missing else ""


def _named(names: Sequence[str], voice: Voice) -> str:
    return ", ".join(map(voice.set_name, names))


def _clauses(clauses: object) -> str:
    return ", ".join(map(str, clauses)) if isinstance(clauses, tuple) else str(clauses)


def _option(row: GameRow, game: GameChoice, voice: Voice, room: int, chosen: bool) -> list[Content]:
    name = Content.styled(f"{voice.option_name(row.name)}:", "bold" if chosen else "")
    name = name.stylize(Style.from_meta({"@click": f"choose_option('{row.name}')"}))
    values = told_values(row.name, game, voice)
    flat = in_rows([Content(" ").join([name, values[0]]), *values[1:]], room, " ")
    return [line for row in flat.split(allow_blank=True) for line in folded(row, room, STEP)]


def told_values(name: str, game: GameChoice, voice: Voice, screen: str = "") -> list[Content]:
    """The values of an option, each a button; the one chosen stands in brackets."""
    return [_value(name, value, value == game.options[name], voice, screen) for value in game.book.options[name]]


def _value(name: str, value: str, chosen: bool, voice: Voice, screen: str) -> Content:
    told = voice.value_name(name, value)
    shown = Content.styled(VALUE.format(told), "bold") if chosen else Content(f" {told} ")
    return shown.stylize(Style.from_meta({"@click": f"{screen}choose_option('{name}', '{value}')"}))
