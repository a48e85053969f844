"""The lines of a position that are told by forms: what is under way and owed, who fell, what was seen, what is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from referee.core.nouns.table import Frame, Table
from referee.errors import BadLine
from referee.notation.position.block import Block
from referee.notation.position.forms import DEATH, OWES, SIGHTED, UNDER, WAITS, WAIVED
from referee.notation.position.line_form import LineForm, is_one_of_several, kind_told, line_form
from referee.notation.words.tokens import Quoted

T = TypeVar("T")


def _sighted(block: Block, words: list[str]) -> None:
    sighting = _told(block, SIGHTED, words)
    block.so_far = replace(block.so_far, sightings=(*block.so_far.sightings, sighting))


def _death(block: Block, words: list[str]) -> None:
    death = _told(block, DEATH, words)
    block.so_far = replace(block.so_far, deaths=(*block.so_far.deaths, death))


def _under(block: Block, words: list[str]) -> None:
    block.deal = False
    block.frames.append(_told(block, UNDER, words))


def _owes(block: Block, words: list[str]) -> None:
    frame = _last(block, "owes")
    block.frames[-1] = replace(frame, owed=(*frame.owed, _told(block, OWES, words)))


def _waits(block: Block, words: list[str]) -> None:
    frame = _last(block, "waits")
    block.frames[-1] = replace(frame, waiting=(*frame.waiting, _told(block, WAITS, words)))


def _last(block: Block, word: str) -> Frame:
    if not block.frames:
        raise BadLine("bad_position", word=word)
    return block.frames[-1]


def _waived(block: Block, words: list[str]) -> None:
    block.so_far = replace(block.so_far, waived=(*block.so_far.waived, _told(block, WAIVED, words)))


def _told(block: Block, form: LineForm, words: list[str]) -> Any:
    """What a line of this form tells; positions up to November 2026 have it as JSON in quotes."""
    if len(words) == 1 and isinstance(words[0], Quoted):
        return _json(words[0], form.kind, form.word)
    return msgspec.convert(form.read(block.words, words), form.kind)


def _json(word: str, wanted: type[T], line: str) -> T:
    try:
        return msgspec.json.decode(str(word), type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadLine("bad_position", word=line) from None


def _slice(block: Block, words: list[str]) -> None:
    """What a set remembers as JSON, as positions up to November 2026 have it."""
    kept = block.words.book.slices.get(words[0]) if len(words) == 2 else None
    if kept is None:
        raise BadLine("bad_position", word="slice")
    remembered = msgspec.to_builtins(_json(words[1], kept.type, "slice"))
    _keep(block, words[0], remembered)


def told_of_a_set(block: Block, word: str, words: list[str]) -> None:
    """A line that tells something of what a set remembers."""
    name, line = block.words.book.position_lines[word]
    whole = block.words.book.slices[name].type
    told = line_form(line.form, kind_told(whole, line.of)).read(block.words, words)
    if line.of and is_one_of_several(whole, line.of):
        told = [*block.remembered.get(name, {}).get(line.of, ()), told]
    _keep(block, name, {line.of: told} if line.of else told)


def _keep(block: Block, name: str, told: Any) -> None:
    """What was told of a set, beside what was told of it before."""
    before = block.remembered.get(name)
    block.remembered[name] = {**before, **told} if isinstance(before, dict) and isinstance(told, dict) else told


def remembered_by_sets(block: Block, table: Table) -> dict[str, Any]:
    """What the sets remember, where it is not as at the start."""
    slices = block.words.book.slices
    try:
        told = {name: msgspec.convert(told, slices[name].type) for name, told in block.remembered.items()}
    except msgspec.ValidationError:
        raise BadLine("bad_position", word=next(iter(block.remembered))) from None
    kept = {name: each.understood(told.get(name, each.start), table) for name, each in slices.items()}
    return {name: value for name, value in kept.items() if value != slices[name].start}


TOLD_LINES: dict[str, Callable[[Block, list[str]], None]] = {
    "death": _death, "sighted": _sighted, "under": _under, "owes": _owes, "waits": _waits, "waived": _waived,
    "slice": _slice,
}  # fmt: skip
"""The lines of every position that are told so."""
