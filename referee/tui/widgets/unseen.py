"""What is unseen, drawn: bars for chances and for the cards of each name, a square for ranks and suits."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rich.cells import cell_len
from textual.content import Content

from referee.speech import shortened
from referee.tui.widgets.panel import QUIET, lines
from referee.views.unseen import GONE, MAYBE, SURE, ChanceView, KindView, SuitView, UnseenView, bar
from referee.views.voice import Voice

CHANCE, NAME, SIGNS, CELL, LEAD = 20, 14, 13, 38, 20
"""Columns of the bar of a chance, of a name, of the signs of its copies, of both with the number, before the ranks."""
ROOMY = 160
"""Columns from which the cards of a name are drawn one by one, with their faces."""


def drawn(view: UnseenView, voice: Voice, width: int) -> Content:
    """All of it, one part under the other, in so many columns."""
    say = voice.say
    held = [Content(f"  {each.sentence}") for each in view.held] or [_quiet(f"  {say('unseen-held_none')}")]
    signs = _quiet(say("unseen-signs", sure=SURE, maybe=MAYBE, gone=GONE))
    parts = [
        [Content.styled(view.sentence, "bold")],
        [_title(say("unseen-chances")), *_chances(view, voice, width)],
        [Content("   ").join([_title(say("unseen-kinds")), signs]), *_kinds(view, width)],
        [*_suits(view, say("unseen-suits"))],
        [_title(say("unseen-held_title")), *held],
        [_title(say("unseen-blurs")), *(_quiet(f"  {each}") for each in view.blurs)] if view.blurs else [],
    ]
    return lines([row for part in parts for row in part])


def _title(text: str) -> Content:
    return Content.styled(text, "bold underline")


def _quiet(text: str) -> Content:
    return Content.styled(text, QUIET)


def _cell(text: str, width: int) -> Content:
    return Content(shortened(text, width)).truncate(width, pad=True)


def _chances(view: UnseenView, voice: Voice, width: int) -> Iterator[Content]:
    if not view.chances:
        yield _quiet(f"  {voice.say('unseen-no_chances')}")
    columns = CHANCE if width >= ROOMY // 2 else CHANCE // 2
    names = min(width - columns - 28, max((cell_len(_whose(each)) for each in view.chances), default=0))
    for each in view.chances:
        chance = bar(Fraction(each.least), Fraction(each.most), columns)
        of = voice.say("unseen-of", good=each.good, of=each.of)
        yield Content.assemble(
            "  ", _cell(_whose(each), names), "  ", (chance, "$text-success"), f" {each.percent:>8}", (f"  {of}", QUIET)
        )


def _whose(each: ChanceView) -> str:
    return f"{each.label} · {each.name}: {each.hope}"


def _kinds(view: UnseenView, width: int) -> Iterator[Content]:
    """In as many columns as there is room for, read downwards."""
    roomy = width >= ROOMY
    room = width // 2 if roomy else CELL
    columns = max(1, width // room)
    height = -(-len(view.kinds) // columns)
    cells = [_kind(each, room, roomy) for each in view.kinds]
    for row in range(height):
        yield Content("").join(cells[row::height])


def _kind(kind: KindView, room: int, roomy: bool) -> Content:
    of = f"{kind.unseen}/{kind.copies}"
    told = Content.assemble("  ", _cell(kind.name, NAME), " ", (_signs(kind, roomy), "$text-accent"), f" {of}")
    if roomy:
        told = Content.assemble(told.truncate(NAME + 36, pad=True), (" ".join(kind.faces), QUIET))
    return told.truncate(room, ellipsis=True, pad=True)


def _signs(kind: KindView, roomy: bool) -> str:
    """A sign a copy; a bar where there are too many of them."""
    if roomy or kind.copies <= SIGNS:
        return SURE * kind.least + MAYBE * (kind.most - kind.least) + GONE * (kind.copies - kind.most)
    return bar(Fraction(kind.least, kind.copies), Fraction(kind.most, kind.copies), SIGNS)


def _suits(view: UnseenView, title: str) -> Iterator[Content]:
    """Rank by rank how many are unseen; a question mark where it may be fewer."""
    head = "".join(f"{rank:>4}" for rank, _, _ in view.suits[0].ranks)
    yield Content.assemble(_title(shortened(title, LEAD)), " " * max(0, LEAD - cell_len(title)), (head, QUIET))
    for suit in view.suits:
        yield Content.assemble(f"  {suit.suit} ", (f"{suit.unseen:<{LEAD - 4}}", "bold"), "".join(_numbers(suit)))


def _numbers(suit: SuitView) -> Iterator[str]:
    for _, least, most in suit.ranks:
        number = GONE if not most else str(most) if least == most else f"{most}?"
        yield f"{number:>4}"
