"""A position block read back into a table.

Every fact has its word; what is under way or only a set remembers is told by forms. A block without turn, deck or
discards is a deal: life points and hands follow from characters and roles.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from referee.core.book.questions import MOST_LIFE, ROLE_IS_OPEN, STARTING_HAND
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging import soundness
from referee.core.judging.soundness import MOST_SEATS
from referee.core.nouns import entries as e
from referee.core.nouns.table import Frame, Seat, Table, Turn
from referee.core.nouns.vocabulary import NO_TELLING, UNKNOWN, Count, exactly
from referee.core.play.placing import steps_from
from referee.errors import BadLine
from referee.notation.lines.referee import house_rule
from referee.notation.position.block import Block
from referee.notation.position.seats import SEAT_LINES
from referee.notation.position.told import TOLD_LINES, remembered_by_sets, told_of_a_set


class PositionReader(Block):
    """Reads a block line by line; `table()` is what it comes to."""

    def line(self, words: Sequence[str]) -> None:
        """One line of the block. Raises `BadLine`: `unknown_word`, `told_twice` and whatever its words raise."""
        word, said = words[0], list(words[1:])
        if word in ONCE and word in self.told:
            raise BadLine("told_twice", word=word)
        self.told.add(word)
        if word in LINES:
            LINES[word](self, said)
        elif word in self.words.book.position_lines:
            told_of_a_set(self, word, said)
        else:
            raise BadLine("unknown_word", word=word[:40])

    def table(self) -> Table:
        """The whole table; nothing is worked out of it before all that was told can stand at one.

        Raises `BadLine`: `no_seats`, `bad_position`; and what `soundness.check` raises.
        """
        if not self.so_far.seats:
            raise BadLine("no_seats")
        book = self.words.book
        table = replace(self.so_far, frames=tuple(self.frames) or (Frame(),), seats=_with_open_roles(self.so_far, book))
        soundness.check(e.Opened(table), table, book)
        table = replace(table, slices=remembered_by_sets(self, table))
        soundness.check(e.Opened(table), table, book)
        now = Situation(table, book)
        table = replace(table, seats=tuple(_completed(now, seat, self.deal, self.unknown_most) for seat in table.seats))
        if not self.deck_said and (self.deal or table.discards):
            table = replace(table, deck=_rest_of_deck(table, book))
        return table if self.frames else replace(table, frames=(Frame(owed=steps_from(table, book)),))


def _with_open_roles(table: Table, book: Rulebook) -> tuple[Seat, ...]:
    """The seats, where everybody knows the roles that are never hidden."""
    now = Situation(table, book)
    return tuple(replace(seat, shown=seat.shown or now.ask(ROLE_IS_OPEN, seat.role)) for seat in table.seats)


def _completed(now: Situation, seat: Seat, deal: bool, said_unknown: Collection[int]) -> Seat:
    """The seat with what its character and role say of life points, unless `?` was said, and in a deal of its hand."""
    figure, *others = seat.figures
    most = figure.most
    if most is None and seat.number not in said_unknown:
        most = now.ask(MOST_LIFE, seat.character, seat.role) or None
    life = most if figure.life is None and deal else figure.life
    hand = seat.hand if now.holder(seat.number) == seat.number else exactly(0)
    if deal and hand == NO_TELLING and most is not None:
        hand = exactly(now.ask(STARTING_HAND, most, seat.role))
    return replace(seat, figures=(replace(figure, life=life, most=most), *others), hand=hand)


def _rest_of_deck(table: Table, book: Rulebook) -> Count:
    hands = [seat.hand.exact for seat in table.seats]
    if table.mode == "light" or any(hand is None for hand in hands):
        return NO_TELLING
    lying = sum(len(seat.in_play) for seat in table.seats) + len(table.discards) + len(table.open)
    return exactly(max(0, book.deck_size - lying - sum(hand or 0 for hand in hands)))


def _title(block: Block, words: list[str]) -> None:
    block.so_far = replace(block.so_far, title=" ".join(words))


def _sets(block: Block, words: list[str]) -> None:
    block.so_far = replace(block.so_far, sets=tuple(words))


def _option(block: Block, words: list[str]) -> None:
    if len(words) != 2:
        raise BadLine("bad_position", word="option")
    known = block.words.book.options
    if words[0] not in known:
        raise BadLine("unknown_option", word=words[0][:40], choices=tuple(known))
    if words[1] not in known[words[0]]:
        raise BadLine("unknown_option", word=words[1][:40], choices=known[words[0]])
    block.so_far = replace(block.so_far, options={**block.so_far.options, words[0]: str(words[1])})


def _log(block: Block, words: list[str]) -> None:
    if words not in (["full"], ["light"]):
        raise BadLine("bad_position", word="log")
    block.so_far = replace(block.so_far, mode=words[0])


def _said(word: str, words: list[str]) -> tuple[bool, list[str]]:
    """Is this the first of the words, and what comes behind it?"""
    return (True, words[1:]) if words[:1] == [word] else (False, words)


def _turn(block: Block, words: list[str]) -> None:
    block.deal = False
    if len(words) < 2 or words[1] not in ("start", "draw", "play", "discard", "over"):
        raise BadLine("bad_position", word="turn")
    seat = block.words.need_number(words, MOST_SEATS)
    rest = words[2:]
    unlogged, rest = _said("unlogged", rest)
    doubted: list[str] = []
    while len(rest) > 1 and rest[0] == "doubted":
        doubted.append(rest[1])
        rest = rest[2:]
    if rest and rest[0] not in ("played", "bangs"):
        raise BadLine("left_over", word=rest[0][:40])
    played = tuple(UNKNOWN if word == "?" else word for word in rest[1:])
    if rest and rest[0] == "bangs":
        played = ("bang",) * block.words.need_number(rest[1:], 60)
    turn = Turn(seat, words[1], played, unlogged, tuple(doubted))  # type: ignore[arg-type]
    block.so_far = replace(block.so_far, turn=turn)


def _deck(block: Block, words: list[str]) -> None:
    if words and words[0] not in ("turned",):
        block.deal = False
        block.deck_said = True
        deck = _short(block, words[0]) if words[0].startswith("-") else block.words.count(words[0])
        block.so_far, words = replace(block.so_far, deck=deck), words[1:]
    if words:
        if words[0] != "turned" or len(words) not in (2, 4) or words[2:3] not in ([], ["held"]):
            raise BadLine("bad_position", word="deck")
        held = block.words.need_number(words[3:]) if words[3:] else 0
        block.so_far = replace(block.so_far, turned=block.words.need_number(words[1:]), held_back=held)


def _short(block: Block, word: str) -> Count:
    """A deck that is cards short until it is turned over: `-1`, or `-2..3` where it is not known exactly."""
    least, _, most = word.partition("..")
    low, high = block.signed(least), block.signed(most or least)
    if low is None or high is None or high < low:
        raise BadLine("bad_number", word=word[:40])
    return Count(low, high)


def _discards(block: Block, words: list[str]) -> None:
    block.deal = False
    block.so_far = replace(block.so_far, discards=block.words.cards(words))


def _mixed(block: Block, words: list[str]) -> None:
    spans = [block.words.count(word) for word in words]
    mixed = tuple((span.least - 1, span.most) for span in spans if span.most is not None and span.least > 0)
    if len(mixed) < len(spans):
        raise BadLine("bad_position", word="mixed")
    block.so_far = replace(block.so_far, mixed=mixed)


def _store(block: Block, words: list[str]) -> None:
    block.so_far = replace(block.so_far, open=block.words.cards(words))


def _house(block: Block, words: list[str]) -> None:
    block.so_far = replace(block.so_far, house=(*block.so_far.house, house_rule(words)))


def _winner(block: Block, words: list[str]) -> None:
    if len(words) != 1:
        raise BadLine("bad_position", word="winner")
    block.so_far = replace(block.so_far, winner=words[0])


LINES: dict[str, Callable[[Block, list[str]], None]] = {
    "title": _title, "sets": _sets, "option": _option, "log": _log, **SEAT_LINES, "turn": _turn, "deck": _deck,
    "discards": _discards, "mixed": _mixed, "store": _store, **TOLD_LINES, "house": _house, "winner": _winner,
}  # fmt: skip
"""The lines of a position block, by their first word."""
ONCE = ("title", "sets", "log", "turn", "deck", "discards", "mixed", "store", "winner")
"""Those that tell all there is to tell."""
