"""The verbs of the Dead Men's Deck: its cards drawn, discarded, played and answered."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.errors import BadLine
from referee.notation import Sentence
from referee.sets.death_mesa.aiming import for_how_many
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Composed, Conjured, Haunted, Negated, Reshuffled, Shed, Worked, Yielded
from referee.sets.death_mesa.haunting import EXCHANGE
from referee.sets.death_mesa.mesa import ghost_of, the_mesa
from referee.sets.death_mesa.writing import counted, need_spirit, number, read_spirits


def compose(said: Sentence) -> list[e.Entry]:
    """`compose with CARD ...`: the Dead Men's Deck of this game"""
    words = said.rest[1:] if said.rest[:1] == ["with"] else said.rest
    return [Composed(read_spirits(said, words))]


def reshuffle(said: Sentence) -> list[e.Entry]:
    """`reshuffle`"""
    said.only(said.rest)
    return [Reshuffled()]


def conjure(said: Sentence) -> list[e.Entry]:
    """`S conjure [N] [with CARD ...]`, or the cards at once"""
    parts = said.parts()
    said.only_parts(parts, "with")
    typed, named = counted(said, parts)
    cards = read_spirits(said, named)
    owed = said.due("conjure")
    count = number(said, typed, owed.count if owed else max(1, len(cards)))
    return [Conjured(said.actor("conjure"), count, cards)]


def shed(said: Sentence) -> list[e.Entry]:
    """`S shed [N] [for CAUSE] [with CARD ...]`, or the cards at once"""
    parts = said.parts()
    said.only_parts(parts, "for", "with")
    typed, named = counted(said, parts)
    cards = read_spirits(said, named)
    owed = said.due("shed")
    cause = said.cause(parts["for"]) if "for" in parts else owed.cause if owed else "limit"
    return [Shed(said.actor("shed"), number(said, typed, max(1, len(cards))), cause, cards)]


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
    beside = parts.get("with", [])
    if "for" not in parts and len(beside) == 1 and said.words.number_before(beside) is not None:
        parts["for"], beside = beside, []
    if (
        not said.written
        and card.kind
        and len(targets) < for_how_many(Situation(said.table, said.words.book), card.kind)
    ):
        raise BadLine("needs_seat")
    others = read_spirits(said, beside)
    paid = number(said, parts.get("for", []), max(0, len(others) - (2 if traded else 0)))
    return Haunted(_haunting(said, traded), card, targets, traded, paid, others)


def _haunting(said: Sentence, traded: bool) -> int:
    """The seat named, else who may trade now, else whose turn it is."""
    owed = said.due(EXCHANGE) if traded else None
    return said.named or (owed.seat if owed else 0) or said.table.turn.seat or said.actor()


def negate(said: Sentence) -> list[e.Entry]:
    """`S negate CARD [for T]`; people say that they negate with it"""
    parts = said.parts()
    said.only_parts(parts, "for", "with")
    words = [*parts[""], *parts.get("with", [])]
    card, taken = need_spirit(said, words)
    said.only(words[taken:])
    return [Negated(_negating(said), card, said.seat_in(parts["for"]) if "for" in parts else 0)]


def _negating(said: Sentence) -> int:
    """The seat named, else whose answer is due, else the one ghost who could intervene. Raises `BadLine`."""
    play = the_mesa(said.table).play
    if said.named is not None or play is None or said.due("counter") is not None:
        return said.actor("counter")
    ghosts = (each.number for each in said.table.seats if each.out and each.number != play.by)
    able = [seat for seat in ghosts if ghost_of(said.table, seat).hand.most != 0]
    if len(able) != 1:
        raise BadLine("nobody_to_act")
    return able[0]


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


MESA.like["conjure"] = "draw"
MESA.verbs |= {
    "compose": compose,
    "reshuffle": reshuffle,
    "conjure": conjure,
    "shed": shed,
    "haunt": haunt,
    "trade": trade,
    "negate": negate,
    "yields": yields,
    "works": works,
}
