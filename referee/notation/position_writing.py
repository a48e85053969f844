"""A table as a short block of text that says everything about it: what FEN is to chess."""

from __future__ import annotations

import msgspec

from referee.core.nouns.table import Figure, Frame, Seat, Sighting, Table
from referee.core.nouns.vocabulary import Card, Count
from referee.notation.tokens import quoted
from referee.notation.writing import card_word, count_word, house_line


def lines_of_position(table: Table) -> list[str]:
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
    lines.append(f"turn {turn.seat} {turn.phase}{' unlogged' if turn.unlogged else ''}{played}")
    lines.append(
        f"deck {_deck_word(table.deck)} turned {table.turned}" + (f" held {table.held_back}" if table.held_back else "")
    )
    if table.discards:
        lines.append("discards " + " ".join(map(card_word, table.discards)))
    if table.open:
        lines.append("store " + " ".join(map(card_word, table.open)))
    lines += [f"death {d.seat} {d.author} {d.cause or '?'} {d.turn}" for d in table.deaths]
    lines += [_sighted_line(each) for each in sighted]
    lines += [house_line(rule) for rule in table.house]
    if table.frames != (Frame(),):
        lines += [f"under {quoted(msgspec.json.encode(frame).decode())}" for frame in table.frames]
    lines += [f"waived {quoted(msgspec.json.encode(owed).decode())}" for owed in table.waived]
    for name, remembered in table.slices.items():
        lines.append(f"slice {name} {quoted(msgspec.json.encode(remembered).decode())}")
    if table.winner:
        lines.append(f"winner {table.winner}")
    return lines


def _sightings(table: Table) -> tuple[dict[int, list[Card]], list[Sighting]]:
    """The cards each seat is known to hold, and the sightings that need a line: all, if their order would be lost."""
    sure = [each for each in table.sightings if len(each.hands) == 1 and not each.open]
    others = [each for each in table.sightings if len(each.hands) != 1 or each.open]
    if [*sorted(sure, key=lambda each: each.hands), *others] != list(table.sightings):
        return {}, list(table.sightings)
    held: dict[int, list[Card]] = {}
    for each in sure:
        held.setdefault(each.hands[0], []).append(each.card)
    return held, others


def _sighted_line(sighting: Sighting) -> str:
    """A card seen, the hands it may be in, and whether all saw it."""
    words = ["sighted", card_word(sighting.card), *map(str, sighting.hands), *(["open"] if sighting.open else [])]
    return " ".join(words)


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
