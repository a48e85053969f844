"""A position block read back into a table.

Every fact has its word; what is under way, rarely written by hand, stands as JSON on a line of its own. A block
without turn, deck or discards is a deal: life points and hands follow from characters and roles.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from referee.core.book.questions import MOST_LIFE, ROLE_IS_OPEN, STARTING_HAND
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.soundness import MOST, MOST_SEATS
from referee.core.nouns.table import Death, Figure, Frame, Owed, Seat, Sighting, Table, Turn
from referee.core.nouns.vocabulary import NO_TELLING, UNKNOWN, Count, exactly
from referee.core.play.placing import steps_from
from referee.errors import BadLine
from referee.notation.referee_lines import house_rule
from referee.notation.words import TypedWords

T = TypeVar("T")

_SEAT_WORDS = ("life", "hand", "play", "holds", "out", "shown")
_FIGURE_WORDS = ("life", "play")


class PositionReader:
    """Reads a block line by line; `table()` is what it comes to."""

    def __init__(self, words: TypedWords) -> None:
        self.words = words
        self.so_far = Table(sets=(), deck=NO_TELLING)
        self.deal = True
        self.deck_said = False
        self.frames: list[Frame] = []
        self.unknown_most: set[int] = set()

    def line(self, words: Sequence[str]) -> None:
        """One line of the block. Raises `BadLine`: `unknown_word` and whatever its words raise."""
        reader = LINES.get(words[0])
        if reader is None:
            raise BadLine("unknown_word", word=words[0][:40])
        reader(self, list(words[1:]))

    def table(self) -> Table:
        """The whole table. Raises `BadLine`: `no_seats`."""
        table = self.so_far
        if not table.seats:
            raise BadLine("no_seats")
        now = Situation(table, self.words.book)
        table = replace(table, seats=tuple(_completed(now, seat, self.deal, self.unknown_most) for seat in table.seats))
        if not self.deck_said:
            table = replace(table, deck=_rest_of_deck(table, self.words.book))
        frames = tuple(self.frames) or (Frame(owed=steps_from(table, self.words.book)),)
        return replace(table, frames=frames)


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
    shown = seat.shown or now.ask(ROLE_IS_OPEN, seat.role)
    return replace(seat, figures=(replace(figure, life=life, most=most), *others), hand=hand, shown=shown)


def _rest_of_deck(table: Table, book: Rulebook) -> Count:
    hands = [seat.hand.exact for seat in table.seats]
    if table.mode == "light" or any(hand is None for hand in hands):
        return NO_TELLING
    lying = sum(len(seat.in_play) for seat in table.seats) + len(table.discards) + len(table.open)
    return exactly(max(0, book.deck_size - lying - sum(hand or 0 for hand in hands)))


def _title(reader: PositionReader, words: list[str]) -> None:
    reader.so_far = replace(reader.so_far, title=" ".join(words))


def _sets(reader: PositionReader, words: list[str]) -> None:
    reader.so_far = replace(reader.so_far, sets=tuple(words))


def _option(reader: PositionReader, words: list[str]) -> None:
    if len(words) != 2:
        raise BadLine("bad_position", word="option")
    known = reader.words.book.options
    if words[0] not in known:
        raise BadLine("unknown_option", word=words[0][:40], choices=tuple(known))
    if words[1] not in known[words[0]]:
        raise BadLine("unknown_option", word=words[1][:40], choices=known[words[0]])
    reader.so_far = replace(reader.so_far, options={**reader.so_far.options, words[0]: str(words[1])})


def _log(reader: PositionReader, words: list[str]) -> None:
    if words not in (["full"], ["light"]):
        raise BadLine("bad_position", word="log")
    reader.so_far = replace(reader.so_far, mode=words[0])


def _seat(reader: PositionReader, words: list[str]) -> None:
    expected = len(reader.so_far.seats) + 1
    if not words or reader.words.number(words[0]) != expected or expected > MOST_SEATS:
        raise BadLine("seat_out_of_order", seat=expected)
    if len(words) < 2:
        raise BadLine("seat_needs_name", seat=expected)
    seat = Seat(expected, str(words[1]))
    rest = list(words[2:])
    if rest and rest[0] not in _SEAT_WORDS:
        seat, rest = replace(seat, role=_role(reader, rest[0])), rest[1:]
    if rest and rest[0] not in _SEAT_WORDS:
        taken = next((i for i, word in enumerate(rest) if word in _SEAT_WORDS), len(rest))
        seat = replace(seat, figures=(Figure(_character(reader, rest[:taken])),))
        rest = rest[taken:]
    reader.so_far = replace(reader.so_far, seats=(*reader.so_far.seats, seat))
    _seat_facts(reader, rest)


def _role(reader: PositionReader, word: str) -> str:
    if word == "?":
        return UNKNOWN
    roles = reader.words.book.roles
    found = (
        word if word in roles else reader.words.named(word, "role", roles) or _beginning(reader, word, "role", roles)
    )
    return found or _unknown(word)


def _character(reader: PositionReader, words: list[str]) -> str:
    if words == ["?"]:
        return UNKNOWN
    word, known = "".join(words), reader.words.book.characters
    if word in known:
        return word
    found = reader.words.named(word, "character", known) or _beginning(reader, word, "character", known)
    return found or reader.words.mend(word, "character") or _unknown(word)


def _beginning(reader: PositionReader, word: str, kind: str, known: Iterable[str]) -> str | None:
    starts = tuple(each for each in reader.words.lexicon.beginnings(word, kind) if each in known)
    if len(starts) > 1:
        raise BadLine("word_ambiguous", word=word, choices=starts)
    return starts[0] if starts else None


def _unknown(word: str) -> str:
    raise BadLine("unknown_word", word=word[:40])


def _figure(reader: PositionReader, words: list[str]) -> None:
    """Another character of the seat named last, with life points and cards in play of its own."""
    if not reader.so_far.seats or not words:
        raise BadLine("bad_position", word="figure")
    taken = next((i for i, word in enumerate(words) if word in _FIGURE_WORDS), len(words))
    figure = Figure(_character(reader, words[:taken]))
    _changed(reader, figures=(*reader.so_far.seats[-1].figures, figure))
    _seat_facts(reader, words[taken:], _FIGURE_WORDS)


def _seat_facts(reader: PositionReader, words: list[str], known: Sequence[str] = _SEAT_WORDS) -> None:
    fact = ""
    parts: dict[str, list[str]] = {}
    for word in words:
        if word in known and word not in parts:
            fact = word
            parts[fact] = []
        elif not fact:
            raise BadLine("unknown_word", word=word[:40])
        else:
            parts[fact].append(word)
    for fact, said in parts.items():
        SEAT_FACTS[fact](reader, said)
    if "out" in parts and "hand" not in parts:
        _changed(reader, hand=exactly(0))


def _changed(reader: PositionReader, **changes: object) -> None:
    *others, seat = reader.so_far.seats
    reader.so_far = replace(reader.so_far, seats=(*others, replace(seat, **changes)))


def _life(reader: PositionReader, words: list[str]) -> None:
    now, slash, most = (words[0] if len(words) == 1 else "").partition("/")
    seat = reader.so_far.seats[-1]
    if most == "?" and len(seat.figures) == 1:
        reader.unknown_most.add(seat.number)
    _changed_figure(reader, life=_signed(reader, now), **({"most": _signed(reader, most)} if slash else {}))


def _changed_figure(reader: PositionReader, **changes: object) -> None:
    """Changes the figure named last."""
    *others, figure = reader.so_far.seats[-1].figures
    _changed(reader, figures=(*others, replace(figure, **changes)))


def _signed(reader: PositionReader, word: str) -> int | None:
    if word == "?":
        return None
    number = reader.words.need_number([word.removeprefix("-")], MOST)
    return -number if word.startswith("-") else number


def _hand(reader: PositionReader, words: list[str]) -> None:
    if len(words) != 1:
        raise BadLine("bad_number", word=" ".join(words)[:40])
    _changed(reader, hand=reader.words.count(words[0]))


def _in_play(reader: PositionReader, words: list[str]) -> None:
    _changed_figure(reader, in_play=reader.words.cards(words))


def _holds(reader: PositionReader, words: list[str]) -> None:
    seat = reader.so_far.seats[-1]
    seen = tuple(Sighting(card, (seat.number,)) for card in reader.words.cards(words))
    reader.so_far = replace(reader.so_far, sightings=reader.so_far.sightings + seen)


SEAT_FACTS: dict[str, Callable[[PositionReader, list[str]], None]] = {
    "life": _life,
    "hand": _hand,
    "play": _in_play,
    "holds": _holds,
    "out": lambda reader, words: _changed(reader, out=True),
    "shown": lambda reader, words: _changed(reader, shown=True),
}


def _turn(reader: PositionReader, words: list[str]) -> None:
    reader.deal = False
    if len(words) < 2 or words[1] not in ("start", "draw", "play", "discard", "over"):
        raise BadLine("bad_position", word="turn")
    seat = reader.words.need_number(words, MOST_SEATS)
    rest = words[2:]
    unlogged = rest[:1] == ["unlogged"]
    rest = rest[1:] if unlogged else rest
    if rest and rest[0] not in ("played", "bangs"):
        raise BadLine("too_much", word=rest[0][:40])
    played = tuple(UNKNOWN if word == "?" else word for word in rest[1:])
    if rest and rest[0] == "bangs":
        played = ("bang",) * reader.words.need_number(rest[1:], 60)
    turn = Turn(seat, words[1], played, unlogged)  # type: ignore[arg-type]
    reader.so_far = replace(reader.so_far, turn=turn)


def _deck(reader: PositionReader, words: list[str]) -> None:
    if words and words[0] not in ("turned",):
        reader.deal = False
        reader.deck_said = True
        deck = _short(reader, words[0]) if words[0].startswith("-") else reader.words.count(words[0])
        reader.so_far, words = replace(reader.so_far, deck=deck), words[1:]
    if words:
        if words[0] != "turned" or len(words) not in (2, 4) or words[2:3] not in ([], ["held"]):
            raise BadLine("bad_position", word="deck")
        held = reader.words.need_number(words[3:]) if words[3:] else 0
        reader.so_far = replace(reader.so_far, turned=reader.words.need_number(words[1:]), held_back=held)


def _short(reader: PositionReader, word: str) -> Count:
    """A deck that is cards short until it is turned over: `-1`, or `-2..3` where it is not known exactly."""
    least, _, most = word.partition("..")
    low, high = _signed(reader, least), _signed(reader, most or least)
    if low is None or high is None or high < low:
        raise BadLine("bad_number", word=word[:40])
    return Count(low, high)


def _discards(reader: PositionReader, words: list[str]) -> None:
    reader.deal = False
    reader.so_far = replace(reader.so_far, discards=reader.words.cards(words))


def _store(reader: PositionReader, words: list[str]) -> None:
    reader.so_far = replace(reader.so_far, open=reader.words.cards(words))


def _death(reader: PositionReader, words: list[str]) -> None:
    if len(words) != 4:
        raise BadLine("bad_position", word="death")
    seat, author, turn = (reader.words.need_number([words[i]], MOST_SEATS) for i in (0, 1, 3))
    death = Death(seat, author, UNKNOWN if words[2] == "?" else words[2], turn)
    reader.so_far = replace(reader.so_far, deaths=(*reader.so_far.deaths, death))


def _sighted(reader: PositionReader, words: list[str]) -> None:
    card, taken = reader.words.need_card(words)
    openly = words[-1] == "open"
    seats = words[taken:-1] if openly else words[taken:]
    hands = tuple(reader.words.need_number([word], MOST_SEATS) for word in seats)
    reader.so_far = replace(reader.so_far, sightings=(*reader.so_far.sightings, Sighting(card, hands, openly)))


def _house(reader: PositionReader, words: list[str]) -> None:
    reader.so_far = replace(reader.so_far, house=(*reader.so_far.house, house_rule(words)))


def _under(reader: PositionReader, words: list[str]) -> None:
    reader.deal = False
    reader.frames.append(_json(words, Frame))


def _waived(reader: PositionReader, words: list[str]) -> None:
    reader.so_far = replace(reader.so_far, waived=(*reader.so_far.waived, _json(words, Owed)))


def _json(words: list[str], wanted: type[T]) -> T:
    try:
        return msgspec.json.decode(str(words[0]) if words else "", type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadLine("bad_position", word="under") from None


def _slice(reader: PositionReader, words: list[str]) -> None:
    kept = reader.words.book.slices.get(words[0]) if len(words) == 2 else None
    if kept is None:
        raise BadLine("bad_position", word="slice")
    remembered: object = _json(words[1:], kept.type)
    reader.so_far = replace(reader.so_far, slices={**reader.so_far.slices, words[0]: remembered})


def _winner(reader: PositionReader, words: list[str]) -> None:
    if len(words) != 1:
        raise BadLine("bad_position", word="winner")
    reader.so_far = replace(reader.so_far, winner=words[0])


LINES: dict[str, Callable[[PositionReader, list[str]], None]] = {
    "title": _title, "sets": _sets, "option": _option, "log": _log, "seat": _seat, "figure": _figure, "turn": _turn,
    "deck": _deck, "discards": _discards, "store": _store, "death": _death, "sighted": _sighted, "house": _house,
    "under": _under, "waived": _waived, "slice": _slice, "winner": _winner,
}  # fmt: skip
"""The lines of a position block, by their first word."""
