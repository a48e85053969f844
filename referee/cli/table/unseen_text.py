"""What is unseen, as text that fits a terminal of 80 columns: bars where people would rather look than read."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from referee.cli.layout import columns, padded, paragraph
from referee.speech import Speech
from referee.views.unseen import GONE, MAYBE, SURE, ChanceView, KindView, SuitView, UnseenView, bar

CHANCE, INDENT = 20, "  "


def unseen_lines(view: UnseenView, speech: Speech, viewer: str) -> Iterator[str]:
    """How many are unseen and where, the chances, the cards by name, by rank and suit, those known, and what is not."""
    say = speech.say
    yield from paragraph(f"{say('unseen-title')} · {viewer}")
    yield from paragraph(view.sentence)
    yield say("unseen-signs", sure=SURE, maybe=MAYBE, gone=GONE)
    yield from _part(say("unseen-chances"), _chances(view, speech), say("unseen-no_chances"))
    yield from _part(say("unseen-kinds"), _kinds(view, speech))
    yield from _part(say("unseen-suits"), _suits(view))
    held = (line for each in view.held for line in paragraph(each.sentence, INDENT))
    yield from _part(say("unseen-held_title"), held, say("unseen-held_none"))
    if view.blurs:
        yield from _part(say("unseen-blurs"), (line for each in view.blurs for line in paragraph(each, INDENT)))


def _part(title: str, lines: Iterator[str], none: str = "") -> Iterator[str]:
    yield ""
    yield title
    empty = True
    for line in lines:
        empty = False
        yield line
    if empty and none:
        yield INDENT + none


def _chances(view: UnseenView, speech: Speech) -> Iterator[str]:
    rows = [_chance(each, speech) for each in view.chances]
    yield from (INDENT + row for row in columns(rows, 78)) if rows else ()


def _chance(each: ChanceView, speech: Speech) -> list[str]:
    of = speech.say("unseen-of", good=each.good, of=each.of)
    drawn = bar(Fraction(each.least), Fraction(each.most), CHANCE)
    return [each.label, each.name, each.hope, of, drawn, each.percent]


def _kinds(view: UnseenView, speech: Speech) -> Iterator[str]:
    rows = [_kind(each, speech) for each in view.kinds]
    yield from (INDENT + row for row in columns(rows, 78))


def _kind(kind: KindView, speech: Speech) -> list[str]:
    """Its name, a sign for each copy, how many are unseen, and where the others are."""
    signs = SURE * kind.least + MAYBE * (kind.most - kind.least) + GONE * (kind.copies - kind.most)
    places = {"discarded": kind.discarded, "in_play": kind.in_play, "turned_up": kind.turned_up, "in_hand": kind.held}
    where = [speech.say(f"unseen-{place}", count=number) for place, number in places.items() if number]
    return [kind.name, speech.say("unseen-of", good=kind.unseen, of=kind.copies), signs, ", ".join(where)]


def _suits(view: UnseenView) -> Iterator[str]:
    ranks = [rank for rank, _, _ in view.suits[0].ranks]
    yield INDENT + " " * 8 + "".join(padded(rank, 4) for rank in ranks).rstrip()
    for suit in view.suits:
        yield f"{INDENT}{suit.suit} {padded(suit.unseen, 6)}{''.join(_cells(suit)).rstrip()}"


def _cells(suit: SuitView) -> Iterator[str]:
    """How many of each rank; a question mark where it may be fewer."""
    for _, least, most in suit.ranks:
        yield padded(GONE if not most else str(most) if least == most else f"{most}?", 4)
