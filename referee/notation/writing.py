"""Entries as lines in the full form, in which nothing is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from referee.core.book.rulebook import Rulebook
from referee.core.nouns import entries as e
from referee.core.nouns.table import HouseRule
from referee.core.nouns.vocabulary import Card, Count
from referee.notation.sentence import DESK, FROM_PLAY
from referee.notation.words.faces import face_word
from referee.notation.words.tokens import written_text


def card_word(card: Card) -> str:
    """`mustang`, `mustang/8h`, `8h` or `?`; of a suit alone `hearts`."""
    face = face_word(card.face)
    if card.kind and face:
        return f"{card.kind}/{face}"
    return card.kind or face or "?"


def count_word(count: Count) -> str:
    """`3`, `1..4`, `2..` or `?`."""
    if count.most is None:
        return f"{count.least}.." if count.least else "?"
    return str(count.least) if count.least == count.most else f"{count.least}..{count.most}"


def _with(cards: Iterable[Card]) -> str:
    words = [card_word(card) for card in cards]
    return f" with {' '.join(words)}" if words else ""


def _flipped(x: e.Flipped) -> str:
    return f"{x.by} flip {x.card} {face_word(x.face)}" + (f" over {face_word(x.over)}" if x.over else "")


def _drew(x: e.Drew) -> str:
    source = {"deck": "", "discards": " from discards", "hand": f" from {x.of}" if x.of else " from hand"}[x.source]
    cause = "" if x.cause == "turn" else f" for {x.cause}"
    return f"{x.by} draw {x.count}{source}{cause}{_with(x.seen)}"


def _where_from(x: e.Played | e.Answered) -> str:
    return " ".join(("", *FROM_PLAY)) if x.lying else ""


def _played(x: e.Played) -> str:
    return f"{x.by} {card_word(x.card)}" + "".join(f" {seat}" for seat in x.at) + _where_from(x)


def _answered(x: e.Answered) -> str:
    return f"{x.by} answer {card_word(x.card)}" + _where_from(x)


def _blame(author: int, cause: str) -> str:
    return (f" by {author}" if author else "") + (f" to {cause}" if cause else "")


def _forfeited(x: e.Forfeited) -> str:
    return f"{x.by} forfeit" + (f" to {x.to}" if x.to else "") + _with(x.seen)


def _from_target(x: e.Took | e.Tossed, verb: str) -> str:
    if x.card is not None:
        return f"{x.by} {verb} {x.of} {card_word(x.card)}"
    seen = _with((x.seen,)) if x.seen != Card() else ""
    return f"{x.by} {verb} {x.of} hand{seen}"


def _discarded(x: e.Discarded) -> str:
    cause = "" if x.cause == "limit" else f" for {x.cause}"
    return f"{x.by} discard {x.count}{cause}{_with(x.seen)}"


def _runs(numbers: tuple[int, ...]) -> str:
    """Numbers in their order, those that follow one another as `12..15`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return " ".join("..".join(map(str, run)) for run in runs)


def house_line(rule: e.HouseRuled | HouseRule) -> str:
    """A decision of the referee, in a log as in a position."""
    follows = f"follow {rule.precedent} " if rule.precedent else ""
    words = f" {written_text(rule.reason)}" if rule.reason else ""
    return f"house {follows}{'allow' if rule.allowed else 'forbid'} {rule.key}{words}"


def _in_play_set(x: e.InPlaySet) -> str:
    return f"set {x.by} play" + "".join(f" {card_word(card)}" for card in x.cards)


WRITTEN: dict[type[e.Entry], Callable[[Any], str]] = {
    e.TurnBegan: lambda x: f"{x.by} turn",
    e.TurnEnded: lambda x: f"{x.by} end",
    e.Flipped: _flipped,
    e.Drew: _drew,
    e.Revealed: lambda x: f"{x.by} show {card_word(x.card)}",
    e.PutBack: lambda x: f"{x.by} putback {x.count}{_with(x.seen)}",
    e.Played: _played,
    e.Answered: _answered,
    e.Declined: lambda x: f"{x.by} no",
    e.LifeLost: lambda x: f"{x.by} lose {x.count}{_blame(x.author, x.cause)}",
    e.LifeGained: lambda x: f"{x.by} gain {x.count}" + (f" for {x.cause}" if x.cause else ""),
    e.Eliminated: lambda x: f"{x.by} out {x.role or '?'}{_blame(x.author, x.cause)}",
    e.Forfeited: _forfeited,
    e.Took: lambda x: _from_target(x, "take"),
    e.Tossed: lambda x: _from_target(x, "toss"),
    e.Discarded: _discarded,
    e.Dropped: lambda x: f"{x.by} drop {card_word(x.card)}",
    e.Passed: lambda x: f"{x.by} pass {card_word(x.card)} {x.to}",
    e.TurnedUp: lambda x: f"{x.by} turnup {x.count}{_with(x.seen)}",
    e.Picked: lambda x: f"{x.by} pick {card_word(x.card)}",
    e.DeckTurned: lambda x: "turned",
    e.Won: lambda x: f"won {x.side}",
    e.LetStand: lambda x: f"stand {x.entry} {written_text(x.reason)}",
    e.HouseRuled: house_line,
    e.Faulted: lambda x: f"fault {x.fault} {x.seat} {x.count} {written_text(x.reason)}",
    e.Noted: lambda x: f"note {written_text(x.text)}",
    e.Gap: lambda x: f"gap {written_text(x.reason)}",
    e.Assumed: lambda x: f"assumed {x.count}",
    e.ModeChanged: lambda x: x.mode,
    e.ClockStopped: lambda x: "pause",
    e.ClockStarted: lambda x: "resume",
    e.LifeSet: lambda x: f"set {x.by} life {x.life}",
    e.MostSet: lambda x: f"set {x.by} max {x.most}",
    e.HandSet: lambda x: f"set {x.by} hand {count_word(x.hand)}",
    e.InPlaySet: _in_play_set,
    e.CharacterSet: lambda x: f"set {x.by} character {x.character or '?'}",
    e.RoleSet: lambda x: f"set {x.by} role {x.role or '?'}",
    e.PhaseSet: lambda x: f"set {x.by} turn {x.phase}",
    e.DeckSet: lambda x: f"set deck {count_word(x.deck)}",
    e.TurnoversSet: lambda x: f"set turned {x.turned}",
    e.Laid: lambda x: f"{x.by} lay {card_word(x.card)}",
    e.Lost: lambda x: f"{x.by} lost {card_word(x.card)}",
    e.Retracted: lambda x: f"retract {_runs((x.entry, *x.also))}",
}
"""How each type of entry is written."""


def line_of(entry: e.Entry, book: Rulebook) -> str:
    """The entry as one line in the full form, as short as it reads back where its kind of play is usual."""
    if book.puts_down(entry) or _reads_as_a_defeat(entry, book):
        return explicit_line(entry, book)
    written = WRITTEN.get(type(entry)) or book.brought[type(entry)].written
    told = f" {DESK} {entry.told}" if isinstance(entry, e.OfTheEvent) and entry.told else ""
    return written(entry).rstrip() + told


def explicit_line(entry: e.Entry, book: Rulebook) -> str:
    """The entry as a line in which nothing could be filled in from a table: nobody and unknown are said too."""
    match entry:
        case e.Drew(cause="turn"):
            head, _, cards = line_of(entry, book).partition(" with ")
            return f"{head} for turn" + (f" with {cards}" if cards else "")
        case e.LifeLost() | e.Eliminated():
            what = f"lose {entry.count}" if isinstance(entry, e.LifeLost) else f"out {entry.role or '?'}"
            return f"{entry.by} {what} by {entry.author} to {entry.cause or '?'}"
        case e.LifeGained():
            return f"{entry.by} gain {entry.count} for {entry.cause or '?'}"
        case e.Forfeited():
            return f"{entry.by} forfeit to {entry.to}{_with(entry.seen)}"
        case e.Played():
            targets = "".join(f" {seat}" for seat in entry.at)
            return f"{entry.by} play {card_word(entry.card)}{targets} as {entry.serves or '?'}{_where_from(entry)}"
        case e.Lost():
            return f"{entry.by} lost {card_word(entry.card)} in play"
        case _:
            return line_of(entry, book)


def _reads_as_a_defeat(entry: e.Entry, book: Rulebook) -> bool:
    """`lost duel`: whoever loses one is hit, where not the card that lay before him is meant."""
    return isinstance(entry, e.Lost) and "challenge" in book.traits(entry.card.kind)
