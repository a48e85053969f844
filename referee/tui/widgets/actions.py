"""What the seat spoken of may do now, and at whom, the nearest first, with what makes the distance.

Everything on it can be typed by the letters that stand out, and clicked.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct
from textual.content import Content
from textual.style import Style

from referee.lexicon import fold
from referee.speech import shortened
from referee.tui.widgets.panel import LEVELS, QUIET, in_rows
from referee.typing.abbreviating import Abbreviations
from referee.typing.acting import DUE, HANDY, MAY, REST, Act, Acting, Target
from referee.typing.begun_words import FAR
from referee.typing.cut_line import CutLine, cut_up, seat_of
from referee.views.records import SightView
from referee.views.voice import Voice

ROOMY = 34
"""The rows of a screen from which every target has a row of its own."""
MOST, MOST_WITH_A_FLAG, MOST_ON_ROOMY = 5, 1, 14
NAME = 16
"""The columns of a name."""


class Read(Struct, frozen=True):
    """A line as far as it goes: the seat it speaks of, its parts, what it may mean, and what of that is aimed."""

    seat: int
    cut: CutLine | None
    found: list[Act]
    aimed: list[Act]


class Actions:
    """What a line may go on to while it speaks of a seat, or of a card that goes at one, in rows of this width.

    On a `roomy` screen they are many, and beside a flag `brief`. What was made is kept: it is asked for again letter by
    letter.
    """

    def __init__(self, acting: Acting, voice: Voice, width: int, roomy: bool, brief: bool) -> None:
        self.made_for = acting, voice.lang, width, roomy, brief
        self._acting = acting
        self._voice = voice
        self._width = width
        self._roomy = roomy
        self._brief = brief
        self._read = lru_cache(maxsize=2)(self._reading)
        self._of_seat = cache(self._make_of_seat)
        self._acts = cache(self._make_acts)
        self._targets = cache(self._make_targets)

    def rows(self, line: str) -> list[Content]:
        """The rows there is room for."""
        most = MOST_ON_ROOMY if self._roomy else MOST_WITH_A_FLAG if self._brief else MOST
        return [row for rows in self._rows_for(line) for row in rows][:most]

    def looking(self, line: str) -> int:
        """The seat from which the line looks at others: the one spoken of; if a card is aimed, else whose turn it is or
        comes.
        """
        read = self._read(line)
        if read.cut is None:
            return read.seat
        return (read.seat or self._acting.on_time.table.turn.seat) if read.aimed else 0

    def _reading(self, line: str) -> Read:
        acting = self._acting
        seat, cut = seat_of(line, acting.table), cut_up(line, acting.table)
        found = fitting(Abbreviations(acting), cut) if cut is not None else []
        return Read(seat, cut, found, [act for act in found if act.follows == "seat" and act.id in acting.book.cards])

    def _rows_for(self, line: str) -> list[list[Content]]:
        read = self._read(line)
        seat, cut, found, aimed = read.seat, read.cut, read.found, read.aimed
        if not seat and cut is None:
            return []
        if cut is None:
            return [self._of_seat(seat)] if line.strip().isdecimal() else []
        by = seat or self._acting.on_time.table.turn.seat
        chosen = cut.glued or (cut.rest or ("",))[0]
        rows = [self._acts(f"{seat} ", tuple(found))] if seat and len(found) > 1 and not chosen else []
        if by and len(aimed) == 1 and (len(found) == 1 or seat):
            rows.append(self._targets(f"{seat} " if seat else "", aimed[0], by, chosen))
        return rows

    def _cut(self, content: Content) -> list[Content]:
        return [row.truncate(self._width, ellipsis=True) for row in content.split(allow_blank=True)]

    def _make_of_seat(self, seat: int) -> list[Content]:
        acting, voice = self._acting, self._voice
        near = tuple(act for act in acting.acts(seat) if act.tier < REST)
        acts = self._acts(f"{seat} ", near) if near else []
        seen, rows = acting.sight(seat), []
        label = {each.seat: voice.speech.player(acting.table, each.seat) for each in seen}
        for reached, word in ((True, "acting-in_reach"), (False, "acting-beyond")):
            parts = [_seen(each, label[each.seat]) for each in seen if each.reached is reached]
            parts[:1] = [Content.assemble((f"{voice.say(word)}: ", QUIET), part) for part in parts[:1]]
            rows.append(parts)
        if not self._roomy:
            return [*self._cut(in_rows([part for row in rows for part in row], self._width)), *acts]
        return [*acts, *(row for parts in rows if parts for row in self._cut(in_rows(parts, self._width)))]

    def _make_acts(self, start: str, acts: tuple[Act, ...]) -> list[Content]:
        return self._cut(in_rows([_act(start, act, acts) for act in acts], self._width))

    def _make_targets(self, start: str, act: Act, by: int, chosen: str) -> list[Content]:
        targets = self._acting.on_time.targets(by, act.id)
        told = [_target(f"{start}{act.words} {each.seat} ", each, chosen == str(each.seat)) for each in targets]
        if not self._roomy or self._brief:
            return self._cut(in_rows(told, self._width))
        whole = [part + Content.styled(f"  {_why(each)}", QUIET) for part, each in zip(told, targets, strict=True)]
        return [row for part in whole for row in self._cut(part)]


def fitting(abbreviations: Abbreviations, cut: CutLine) -> list[Act]:
    """What begins like this, of what is nearest at hand."""
    tiers = (DUE, MAY, HANDY, REST) if len(cut.word) >= FAR else (DUE, MAY, HANDY)
    found = (abbreviations.fitting(cut, tier) for tier in tiers)
    return next((acts for acts in found if acts), [])


def _clicked(told: Content, line: str) -> Content:
    return told.stylize(Style.from_meta({"@click": f"say({line!r})"}))


def _act(start: str, act: Act, acts: tuple[Act, ...]) -> Content:
    """The words, of which the letters that are enough stand out."""
    letters = _enough(act, acts)
    sign = "● " if act.tier == DUE else "• " if act.known else ""
    told = Content.assemble(sign, (act.words[:letters], "bold $text-accent underline"), act.words[letters:])
    return _clicked(told, f"{start}{act.words} ")


def _enough(act: Act, acts: tuple[Act, ...]) -> int:
    """How many letters tell it from all others after which the same may follow."""
    others = [fold(each.words) for each in acts if each is not act and each.follows == act.follows]
    words = act.words
    for count in range(1, len(words)):
        begun = fold(words[:count])
        if not [each for each in others if each.startswith(begun)]:
            return count
    return len(words)


def _seen(seen: SightView, label: str) -> Content:
    because = [step.split("  ")[1] for step in seen.because[1:]]
    why = f" ({', '.join(because)})" if because else ""
    return Content.assemble((f"{seen.seat}", "bold"), f" {shortened(label, NAME)} {seen.distance}", (why, QUIET))


def _target(line: str, target: Target, chosen: bool) -> Content:
    because = [step.split("  ")[1] for step in target.because[1:]]
    told = Content.assemble(
        (str(target.seat), "bold $text-accent underline"),
        f" {shortened(target.label, NAME)} {target.distance} ",
        (target.sign, LEVELS.get(target.level, "")),
        (f" ({', '.join(because)})" if because else "", QUIET),
    )
    return _clicked(told.stylize("reverse") if chosen else told, line)


def _why(target: Target) -> str:
    steps = " → ".join(" ".join(step.split()) for step in target.because)
    return "  ".join((steps, *target.reasons))
