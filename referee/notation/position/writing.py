"""A table as a short block of text that says everything about it: what FEN is to chess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.core.book.rulebook import Rulebook
from referee.core.book.rules import Slice
from referee.core.nouns.table import Figure, Frame, Seat, Sighting, Table
from referee.core.nouns.vocabulary import Card, Count
from referee.core.play.placing import steps_from
from referee.notation.position.forms import DEATH, OWES, SIGHTED, UNDER, WAITS, WAIVED
from referee.notation.position.line_form import is_one_of_several, kind_told, line_form
from referee.notation.words.tokens import quoted
from referee.notation.writing import card_word, count_word, house_line


def lines_of_position(table: Table, book: Rulebook) -> list[str]:
    """The block that says everything about this table."""
    lines = [f"title {quoted(table.title)}"] if table.title else []
    lines.append("sets " + " ".join(table.sets))
    lines += [f"option {name} {quoted(value)}" for name, value in table.options.items()]
    lines.append(f"log {table.mode}")
    held, sighted = _sightings(table)
    for seat in table.seats:
        lines.append(_seat_line(seat, held.get(seat.number, [])))
        lines += [_figure_line(figure) for figure in seat.figures[1:]]
    turn = table.turn
    played = (" played " + " ".join(kind or "?" for kind in turn.played)) if turn.played else ""
    known = " unlogged" * turn.unlogged + "".join(f" doubted {word}" for word in turn.doubted)
    lines.append(f"turn {turn.seat} {turn.phase}{known}{played}")
    lines.append(
        f"deck {_deck_word(table.deck)} turned {table.turned}" + (f" held {table.held_back}" if table.held_back else "")
    )
    if table.discards:
        lines.append("discards " + " ".join(map(card_word, table.discards)))
    if table.mixed:
        lines.append("mixed " + " ".join(f"{start + 1}..{end}" for start, end in table.mixed))
    if table.open:
        lines.append("store " + " ".join(map(card_word, table.open)))
    lines += [DEATH.written(death) for death in table.deaths]
    lines += [SIGHTED.written(each) for each in sighted]
    lines += [house_line(rule) for rule in table.house]
    if table.frames != (Frame(owed=steps_from(table, book)),):
        lines += [line for frame in table.frames for line in _lines_of_frame(frame)]
    lines += [WAIVED.written(owed) for owed in table.waived]
    for name, kept in book.slices.items():
        lines += _lines_of_slice(kept, kept.told(table.slices.get(name, kept.start), table))
    if table.winner:
        lines.append(f"winner {table.winner}")
    return lines


def _lines_of_frame(frame: Frame) -> list[str]:
    """A card under way, what is owed in it, and what waits for its end."""
    return [UNDER.written(frame), *map(OWES.written, frame.owed), *map(WAITS.written, frame.waiting)]


def _lines_of_slice(kept: Slice[Any], remembered: Any) -> Iterator[str]:
    """What a set remembers: a line for each part that is not as at the start."""
    for line in kept.lines:
        form = line_form(line.form, kind_told(kept.type, line.of))
        if not line.of:
            yield from [form.written(remembered)] if form.tells(remembered, kept.start) else []
        elif (told := getattr(remembered, line.of)) != getattr(kept.start, line.of):
            yield from map(form.written, told if is_one_of_several(kept.type, line.of) else [told])


def _sightings(table: Table) -> tuple[dict[int, list[Card]], list[Sighting]]:
    """The cards each seat is known to hold, and the sightings that need a line: all, if their order would be lost."""
    sure = [each for each in table.sightings if each == Sighting(each.card, each.hands[:1])]
    others = [each for each in table.sightings if each not in sure]
    if [*sorted(sure, key=lambda each: each.hands), *others] != list(table.sightings):
        return {}, list(table.sightings)
    held: dict[int, list[Card]] = {}
    for each in sure:
        held.setdefault(each.hands[0], []).append(each.card)
    return held, others


def _deck_word(deck: Count) -> str:
    """As any count; below nothing where the deck ran out and is not yet turned over."""
    if deck.least >= 0:
        return count_word(deck)
    return str(deck.least) + (f"..{deck.most}" if deck.most != deck.least else "")


def _seat_line(seat: Seat, held: list[Card]) -> str:
    figure = seat.figure
    words = [f"seat {seat.number} {quoted(seat.name)} {seat.role or '?'} {figure.character or '?'}"]
    words += [_life_words(figure), f"hand {count_word(seat.hand)}", *_in_play_words(figure)]
    if held:
        words.append("holds " + " ".join(map(card_word, held)))
    words += ["out"] if seat.out else []
    words += ["shown"] if seat.shown else []
    return " ".join(words)


def _figure_line(figure: Figure) -> str:
    """Another character of the seat written last."""
    return " ".join([f"figure {figure.character or '?'}", _life_words(figure), *_in_play_words(figure)])


def _life_words(figure: Figure) -> str:
    return f"life {_known(figure.life)}/{_known(figure.most)}"


def _in_play_words(figure: Figure) -> list[str]:
    return ["play", *map(card_word, figure.in_play)] if figure.in_play else []


def _known(number: int | None) -> str:
    return "?" if number is None else str(number)
