"""The ranking of the elimination round and the final places, as tables and as bars."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from referee.championship.reports import blocks as b
from referee.championship.reports.telling import Telling
from referee.championship.rules.bracket import places
from referee.championship.rules.figures import Figure
from referee.championship.rules.standings import Standing, standings
from referee.championship.speech.amounts import rounded

COLUMNS: tuple[b.Column, ...] = ("number", "name", "number", "number", "number", "number", "number", "small")
FACTOR = 5
"""Where the factor stands; it is left out where there is none."""


def ranking(told: Telling) -> b.Table:
    """Everybody who has a place, how he came by his score, and what decided between equals."""
    table = standings(told.state)
    rows = tuple(_row(told, each) for each in table)
    heads = told.heads("place", "player", "table", "gain", "rounds", "factor", "score", "decided")
    marks, note = _marks(told, table), told.speech.mark(each.player for each in table)
    if any(row[FACTOR] for row in rows):
        return b.Table(heads, rows, COLUMNS, marks, note=note)
    return b.Table(_plain(heads), tuple(map(_plain, rows)), _plain(COLUMNS), marks, note=note)


def _plain(row: tuple[str, ...]) -> tuple[str, ...]:
    """The row where no score is corrected."""
    return row[:FACTOR] + row[FACTOR + 1 :]


def _marks(told: Telling, table: Sequence[Standing]) -> tuple[b.Mark, ...]:
    return tuple("strong" if each.player in told.state.qualifiers else "" for each in table)


def _row(told: Telling, each: Standing) -> tuple[str, ...]:
    parts = {figure.key: told.speech.value(figure) for figure in each.score.opened()}
    table = told.state.table_of(each.player)
    place = str(each.place) + ("=" if each.tied else "")
    number = str(table.number) if table else ""
    name, factor = told.speech.placed(each.player), parts.get("correction", "")
    score = told.speech.value(each.score)
    short, _, exact = score.partition(" ")
    shown = f"{short}\n{exact.strip('()')}" if exact else short
    return (place, name, number, parts["gain"], parts["rounds"], factor, shown, decided(told, each))


def decided(told: Telling, each: Standing) -> str:
    """What decided a place between equals, in words."""
    if each.tied:
        return told.word("level")
    if not each.separations:
        return ""
    last = each.separations[-1].figure
    return told.word("decided", criterion=told.speech.criterion(last.key), value=told.speech.value(last))


def final_places(told: Telling) -> b.Table | None:
    """The places that the duels gave, once they are over."""
    found = places(told.state)
    if not found:
        return None
    rows = tuple((str(place), told.speech.placed(player)) for place, player in enumerate(found, 1))
    return b.Table(
        told.heads("place", "player"),
        rows,
        ("number", "name"),
        ("first", "strong", "strong"),
        note=told.speech.mark(found),
    )


def chart_of(told: Telling) -> b.Bars:
    """The scores as bars; those below nothing go to the left and are hatched."""
    found = [(each.player, each.score) for each in standings(told.state)]
    most = max((abs(Fraction(score.value)) for _, score in found), default=0)
    return b.Bars("", tuple(_bar(told, player, score, float(most)) for player, score in found))


def _bar(told: Telling, player: int, score: Figure, most: float) -> b.Bar:
    share = float(Fraction(score.value)) / most if most else 0.0
    return b.Bar(told.speech.player(player), share, rounded(score.value, told.lang))
