"""Turns and the game as a whole: beginning, ending, winning, and what a light log follows."""

from __future__ import annotations

from referee.core.book.questions import NEXT_SEAT
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import Card
from referee.errors import BadLine
from referee.notation.sentence import Sentence, Verb


def turn(said: Sentence) -> list[e.Entry]:
    """`S turn`"""
    words = said.rest
    if words and said.named is None:
        return [e.TurnBegan(said.seat_in(said.to_whom(words)))]
    said.only(words)
    return [e.TurnBegan(said.actor("turn"))]


def end(said: Sentence) -> list[e.Entry]:
    """`S end`"""
    said.only(said.rest)
    return [e.TurnEnded(said.actor("end") if said.named is not None else said.table.turn.seat or said.actor("end"))]


def next_turn(said: Sentence) -> list[e.Entry]:
    """`next`: the turn passes to the next player; said of a card that is to be passed on, it is that card."""
    said.only(said.rest)
    table = said.table
    if not said.written and (owed := said.due("pass")) is not None:
        return [e.Passed(owed.seat, Card(owed.cause), owed.other)]
    coming = Situation(table, said.words.book).ask(NEXT_SEAT, table.turn.seat) or said.actor("turn")
    return [e.TurnBegan(coming)]


def turned(said: Sentence) -> list[e.Entry]:
    """`turned`"""
    said.only(said.rest)
    return [e.DeckTurned()]


def won(said: Sentence) -> list[e.Entry]:
    """`won SIDE`"""
    owed, words = said.due("won"), said.rest
    if not words and owed is not None:
        return [e.Won(owed.side)]
    if not words and (side := _side_of(said)):
        return [e.Won(side)]
    if not words:
        raise BadLine("needs_side")
    said.only(words[1:])
    return [e.Won(_side(said, words[0]))]


def _side_of(said: Sentence) -> str:
    """The side of the player who is said to have won, as his role tells it; empty if it does not."""
    seat = said.table.seat(said.named) if said.named else None
    return said.words.book.sides.get(seat.role, "") if seat is not None else ""


def _side(said: Sentence, word: str) -> str:
    sides = said.words.book.sides
    if word in sides.values():
        return word
    role = said.words.named(word, "role", said.words.book.roles)
    if role not in sides:
        raise BadLine("unknown_word", word=word[:40])
    return sides[role]


TURN_VERBS: dict[str, Verb] = {
    "turn": turn, "end": end, "next": next_turn, "turned": turned, "won": won,
}  # fmt: skip
