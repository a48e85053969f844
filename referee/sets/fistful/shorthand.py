"""The verbs of the events: a life point given, a swig, a guess, BANG! cards thrown, cards stowed."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.player_aid import GoesOn
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import Card
from referee.errors import BadLine
from referee.notation import Sentence
from referee.sets.events.entries import Returned
from referee.sets.fistful.as_a_shot import SHOT
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.entries import COLOURS, Bled, Bounced, Colour, Guessed, Sniped, Stowed, Swigged


def bleeds(said: Sentence) -> list[e.Entry]:
    """`S bleeds T`"""
    return [Bled(said.actor("bleed"), said.seat_in(said.to_whom(said.rest)))]


def swigs(said: Sentence) -> list[e.Entry]:
    """`S swigs`"""
    said.only(said.rest)
    return [Swigged(said.actor("draw"))]


def returns(said: Sentence) -> list[e.Entry]:
    """`S returns`"""
    said.only(said.rest)
    return [Returned(said.actor("return"))]


def guesses(said: Sentence) -> list[e.Entry]:
    """`S guesses red [CARD/]FACE`"""
    colour = _colour(said)
    if not said.rest[1:]:
        raise BadLine("needs_face")
    told = said.words.turned_up(said.rest[1:])
    suit = told is not None and told[1] == len(said.rest) - 1
    found = [Card("", told[0])] if told is not None and suit else said.words.cards(said.rest[1:])
    said.only(said.rest[2:] if len(found) > 1 else [])
    if not found[0].face:
        raise BadLine("needs_face")
    return [Guessed(said.actor("guess"), colour, found[0])]


def _colour(said: Sentence) -> Colour:
    """Raises `BadLine`: `needs_more`, `unknown_word`."""
    if not said.rest:
        raise BadLine("needs_more", such=said.in_words("2", ("verb", "guesses"), ("word", "red"), "4h"))
    word = said.rest[0]
    named = word if word in COLOURS else said.words.named(word, "word", COLOURS)
    for colour in COLOURS:
        if named == colour:
            return colour
    raise BadLine("unknown_word", word=word[:40])


def snipes(said: Sentence) -> list[e.Entry]:
    """`S snipes T [[with] CARD CARD]`"""
    parts = said.parts()
    said.only_parts(parts, "with", "at", "to")
    whom = parts[""] or parts.get("at") or parts.get("to") or []
    if whom[1:] and "with" not in parts:
        whom, parts = whom[:1], {**parts, "with": whom[1:]}
    return [Sniped(said.actor(), said.seat_in(whom), said.cards(parts))]


def bounces(said: Sentence) -> list[e.Entry]:
    """`S bounces T CARD [with CARD]`"""
    parts = said.parts()
    said.only_parts(parts, "with", "at", "to")
    words = parts[""] or parts.get("at") or parts.get("to") or []
    of = said.words.need_seat(words)
    if not words[1:]:
        raise BadLine("needs_card")
    found = said.words.card(words[1:])
    if found is None:
        raise BadLine("unknown_word", word=words[1][:40])
    card, taken = found
    said.only(words[1 + taken :])
    lying: Card = said.as_it_lies(card, said.table.seat(of).in_play) if of else card
    return [Bounced(said.actor(), of, lying, said.cards(parts))]


def stows(said: Sentence) -> list[e.Entry]:
    """`S stows N [with CARD ...]`"""
    parts = said.parts()
    said.only_parts(parts, "with")
    seen, words = said.cards(parts), parts[""]
    count = said.words.need_number(words) if words else max(1, len(seen))
    said.only(words[1:])
    return [Stowed(said.actor(), count, seen)]


def _others(now: Situation, seat: int, kind: str, named: tuple[int, ...]) -> Iterable[int]:
    """At whom it goes: one of the others in the game, the nearest round the table first."""
    return () if named else (other for other in now.table.clockwise(seat or 1) if other != seat)


def _nothing(now: Situation, seat: int) -> Iterable[str]:
    """No name follows."""
    return ()


def _in_hand(now: Situation, seat: int) -> Iterable[str]:
    """Whatever may be held."""
    return now.book.cards


def _before_others(now: Situation, seat: int) -> Iterable[str]:
    """The cards that lie before the others, as they sit; then the BANG! that may be noted."""
    others = (now.seat(number) for number in now.table.clockwise(seat or 1) if number != seat)
    return dict.fromkeys((*(card.kind for other in others for card in other.in_play if card.kind), SHOT))


FISTFUL.goes_on |= {
    "bleeds": GoesOn("", _nothing, _others, seat_first=True),
    "snipes": GoesOn("card", _in_hand, _others, ("with",), seat_first=True),
    "bounces": GoesOn("card", _before_others, _others, ("with",), seat_first=True),
    "stows": GoesOn("card", _in_hand, joints=("with",)),
}
FISTFUL.verbs |= {
    "bleeds": bleeds,
    "swigs": swigs,
    "returns": returns,
    "guesses": guesses,
    "snipes": snipes,
    "bounces": bounces,
    "stows": stows,
}
