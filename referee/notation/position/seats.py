"""The seats of a position: names, roles, characters, life points and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from referee.core.judging.soundness import MOST_SEATS
from referee.core.nouns.table import Figure, Seat, Sighting
from referee.core.nouns.vocabulary import UNKNOWN, exactly
from referee.errors import BadLine
from referee.notation.position.block import Block
from referee.notation.position.line_form import sections

_SEAT_WORDS = ("life", "hand", "play", "holds", "out", "shown")
_FIGURE_WORDS = ("life", "play")


def _seat(block: Block, words: list[str]) -> None:
    expected = len(block.so_far.seats) + 1
    if not words or block.words.number(words[0]) != expected or expected > MOST_SEATS:
        raise BadLine("seat_out_of_order", seat=expected)
    if len(words) < 2:
        raise BadLine("seat_needs_name", seat=expected)
    seat = Seat(expected, str(words[1]))
    rest = list(words[2:])
    if rest and rest[0] not in _SEAT_WORDS:
        seat, rest = replace(seat, role=_role(block, rest[0])), rest[1:]
    if rest and rest[0] not in _SEAT_WORDS:
        taken = next((i for i, word in enumerate(rest) if word in _SEAT_WORDS), len(rest))
        seat = replace(seat, figures=(Figure(_character(block, rest[:taken])),))
        rest = rest[taken:]
    block.so_far = replace(block.so_far, seats=(*block.so_far.seats, seat))
    _seat_facts(block, rest)


def _role(block: Block, word: str) -> str:
    if word == "?":
        return UNKNOWN
    roles = block.words.book.roles
    found = word if word in roles else block.words.named(word, "role", roles) or _beginning(block, word, "role", roles)
    return found or _unknown(word)


def _character(block: Block, words: list[str]) -> str:
    if words == ["?"]:
        return UNKNOWN
    word, known = "".join(words), block.words.book.characters
    if word in known:
        return word
    found = block.words.named(word, "character", known) or _beginning(block, word, "character", known)
    return found or block.words.mend(word, "character") or _unknown(word)


def _beginning(block: Block, word: str, kind: str, known: Iterable[str]) -> str | None:
    starts = tuple(each for each in block.words.lexicon.beginnings(word, kind) if each in known)
    if len(starts) > 1:
        raise BadLine("word_ambiguous", word=word, choices=starts)
    return starts[0] if starts else None


def _unknown(word: str) -> str:
    raise BadLine("unknown_word", word=word[:40])


def _figure(block: Block, words: list[str]) -> None:
    """Another character of the seat named last, with life points and cards in play of its own."""
    if not block.so_far.seats or not words:
        raise BadLine("bad_position", word="figure")
    taken = next((i for i, word in enumerate(words) if word in _FIGURE_WORDS), len(words))
    figure = Figure(_character(block, words[:taken]))
    block.changed(figures=(*block.so_far.seats[-1].figures, figure))
    _seat_facts(block, words[taken:], _FIGURE_WORDS)


def _seat_facts(block: Block, words: list[str], known: Sequence[str] = _SEAT_WORDS) -> None:
    parts = sections(words, known)
    if before := parts.pop(""):
        raise BadLine("unknown_word", word=before[0][:40])
    for fact, said in parts.items():
        SEAT_FACTS[fact](block, said)
    if "out" in parts and "hand" not in parts:
        block.changed(hand=exactly(0))


def _life(block: Block, words: list[str]) -> None:
    now, slash, most = (words[0] if len(words) == 1 else "").partition("/")
    seat = block.so_far.seats[-1]
    if most == "?" and len(seat.figures) == 1:
        block.unknown_most.add(seat.number)
    _changed_figure(block, life=block.signed(now), **({"most": block.signed(most)} if slash else {}))


def _changed_figure(block: Block, **changes: object) -> None:
    """Changes the figure named last."""
    *others, figure = block.so_far.seats[-1].figures
    block.changed(figures=(*others, replace(figure, **changes)))


def _hand(block: Block, words: list[str]) -> None:
    if len(words) != 1:
        raise BadLine("bad_number", word=" ".join(words)[:40])
    block.changed(hand=block.words.count(words[0]))


def _in_play(block: Block, words: list[str]) -> None:
    _changed_figure(block, in_play=block.words.cards(words))


def _holds(block: Block, words: list[str]) -> None:
    seat = block.so_far.seats[-1]
    seen = tuple(Sighting(card, (seat.number,)) for card in block.words.cards(words))
    block.so_far = replace(block.so_far, sightings=block.so_far.sightings + seen)


def _so(block: Block, words: list[str], **changes: bool) -> None:
    if words:
        _unknown(words[0])
    block.changed(**changes)


SEAT_FACTS: dict[str, Callable[[Block, list[str]], None]] = {
    "life": _life,
    "hand": _hand,
    "play": _in_play,
    "holds": _holds,
    "out": lambda block, words: _so(block, words, out=True),
    "shown": lambda block, words: _so(block, words, shown=True),
}

SEAT_LINES = {"seat": _seat, "figure": _figure}
"""The lines that tell who sits there."""
