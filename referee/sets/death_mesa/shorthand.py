"""The verbs of ghosts."""

from __future__ import annotations

from referee import entries as e
from referee.notation.sentence import Sentence
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import (
    Buried,
    Composed,
    Conjured,
    DugUp,
    Exhumed,
    Haunted,
    Negated,
    Possessed,
    Regained,
    Reshuffled,
    Risen,
    Shed,
    Syphoned,
    Terrified,
    Unveiled,
    Worked,
    Yielded,
)
from referee.sets.death_mesa.mesa import the_mesa
from referee.sets.death_mesa.writing import need_spirit, read_spirits
from referee.table import Owed


def bury(said: Sentence) -> list[e.Entry]:
    """`S bury [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "with")
    said.only(parts[""])
    return [Buried(said.actor("bury"), said.cards(parts))]


def conjure(said: Sentence) -> list[e.Entry]:
    """`S conjure [N] [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "with")
    cards = read_spirits(said, parts.get("with", []))
    owed = said.due("conjure")
    count = _number(said, parts[""], owed.count if owed else max(1, len(cards)))
    return [Conjured(said.actor("conjure"), count, cards)]


def shed(said: Sentence) -> list[e.Entry]:
    """`S shed [N] [for CAUSE] [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "for", "with")
    cards = read_spirits(said, parts.get("with", []))
    owed = said.due("shed")
    cause = said.cause(parts["for"]) if "for" in parts else owed.card if owed else "limit"
    return [Shed(said.actor("shed"), _number(said, parts[""], max(1, len(cards))), cause, cards)]


def haunt(said: Sentence) -> list[e.Entry]:
    """`S haunt CARD [T ...] [for N] [with CARD ...]`"""
    return [_haunted(said, traded=False)]


def trade(said: Sentence) -> list[e.Entry]:
    """`S trade CARD [T ...] [for N] [with CARD ...]`: two cards in the place of CARD"""
    return [_haunted(said, traded=True)]


def _haunted(said: Sentence, traded: bool) -> Haunted:
    parts = said.parts()
    said.only_parts(parts, "for", "with", "at")
    card, taken = need_spirit(said, parts[""])
    targets = tuple(said.words.need_seat([word]) for word in (*parts[""][taken:], *parts.get("at", [])))
    others = read_spirits(said, parts.get("with", []))
    paid = _number(said, parts.get("for", []), max(0, len(others) - (2 if traded else 0)))
    return Haunted(said.named or said.table.turn.seat or said.actor(), card, targets, traded, paid, others)


def negate(said: Sentence) -> list[e.Entry]:
    """`S negate CARD [for T]`"""
    parts = said.parts()
    said.only_parts(parts, "for")
    card, taken = need_spirit(said, parts[""])
    said.only(parts[""][taken:])
    return [Negated(said.actor("counter"), card, said.seat_in(parts["for"]) if "for" in parts else 0)]


def yields(said: Sentence) -> list[e.Entry]:
    """`S yields`"""
    said.only(said.rest)
    return [Yielded(said.actor("counter"))]


def works(said: Sentence) -> list[e.Entry]:
    """`S works [CARD]`"""
    play = the_mesa(said.table).play
    card, taken = need_spirit(said, said.rest) if said.rest or play is None else (play.spirit, 0)
    said.only(said.rest[taken:])
    return [Worked(said.actor("works"), card.kind)]


def exhume(said: Sentence) -> list[e.Entry]:
    """`S exhume [N] [from T] [for CAUSE] [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "from", "for", "with")
    owed, cards = said.due("exhume"), said.cards(parts)
    of = said.seat_in(parts["from"]) if "from" in parts else _grave(said)
    cause = said.cause(parts["for"]) if "for" in parts else _digging(said)
    count = _number(said, parts[""], max(1, len(cards)))
    return [Exhumed(said.named or (owed.seat if owed else said.actor()), of, count, cause, cards)]


def _grave(said: Sentence) -> int:
    return next((owed.other for owed in _digs(said) if owed.other), 0) or said.words.need_seat([])


def _digging(said: Sentence) -> str:
    return next((owed.card for owed in _digs(said)), "")


def _digs(said: Sentence) -> list[Owed]:
    """What is due to be dug up for the seat named, or for anybody the ghost may choose."""
    due = [owed for frame in reversed(said.table.frames) for owed in frame.owed if owed.kind == "exhume"]
    return [owed for owed in due if said.named in (None, owed.seat) or owed.seat == owed.other]


def syphons(said: Sentence) -> list[e.Entry]:
    """`S syphons T hand`, `S syphons T goods`"""
    owed, rest = said.due("syphon"), list(said.rest)
    of = said.words.seat(rest[0]) if rest else None
    rest = rest[1:] if of is not None else rest
    goods = rest[:1] == ["goods"]
    said.only(rest[1:] if goods or rest[:1] == ["hand"] else rest)
    return [Syphoned(said.actor("syphon"), of or (owed.other if owed else said.words.need_seat([])), goods)]


def terrifies(said: Sentence) -> list[e.Entry]:
    """`S terrifies T CARD`, `S terrifies T hand CARD`"""
    of, rest = said.words.need_seat(said.rest), said.rest[1:]
    hidden = bool(rest) and said.words.named(rest[0], "word", ("hand",)) is not None
    rest = rest[1:] if hidden else rest
    card, taken = said.words.need_card(rest)
    said.only(rest[taken:])
    return [Terrified(said.actor("terrify"), of, card, hidden)]


def reclaims(said: Sentence) -> list[e.Entry]:
    """`S reclaims CARD`"""
    card, taken = said.words.need_card(said.rest)
    said.only(said.rest[taken:])
    return [Regained(said.actor("regain"), card)]


def unveils(said: Sentence) -> list[e.Entry]:
    """`S unveils to T [with CARD ...]`"""
    parts, owed = said.parts(), said.due("unveil")
    said.only_parts(parts, "to", "with")
    said.only(parts[""])
    to = said.seat_in(parts["to"]) if "to" in parts else owed.other if owed else said.words.need_seat([])
    return [Unveiled(said.actor("unveil"), to, said.cards(parts))]


def rises(said: Sentence) -> list[e.Entry]:
    """`S rises`"""
    said.only(said.rest)
    return [Risen(said.actor("rise"))]


def digs(said: Sentence) -> list[e.Entry]:
    """`S digs [CARD ...]`"""
    return [DugUp(said.actor("dig"), said.words.cards(said.rest))]


def possesses(said: Sentence) -> list[e.Entry]:
    """`S possesses T CARD [U ...] [back]`"""
    of, rest = said.words.need_seat(said.rest), said.rest[1:]
    card, taken = said.words.need_card(rest)
    rest = rest[taken:]
    back = rest[-1:] == ["back"]
    seats = tuple(said.words.need_seat([word]) for word in (rest[:-1] if back else rest))
    return [Possessed(said.actor("possess"), of, card, seats, back)]


def compose(said: Sentence) -> list[e.Entry]:
    """`compose with CARD ...`: the Dead Men's Deck of this game"""
    words = said.rest[1:] if said.rest[:1] == ["with"] else said.rest
    return [Composed(read_spirits(said, words))]


def reshuffle(said: Sentence) -> list[e.Entry]:
    """`reshuffle`"""
    said.only(said.rest)
    return [Reshuffled()]


def _number(said: Sentence, words: list[str], usual: int) -> int:
    said.only(words[1:])
    return said.words.need_number(words) if words else usual


MESA.verbs |= {
    "bury": bury,
    "conjure": conjure,
    "shed": shed,
    "haunt": haunt,
    "trade": trade,
    "negate": negate,
    "yields": yields,
    "works": works,
    "exhume": exhume,
    "syphons": syphons,
    "terrifies": terrifies,
    "reclaims": reclaims,
    "unveils": unveils,
    "possesses": possesses,
    "compose": compose,
    "reshuffle": reshuffle,
    "rises": rises,
    "digs": digs,
}
