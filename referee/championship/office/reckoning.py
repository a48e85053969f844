"""The results of a tournament, worked out of its log by the core."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

from referee.championship.office import results as r
from referee.championship.rules import state as s
from referee.championship.rules.accounts import bookings, total_of
from referee.championship.rules.bracket import Match, bracket, places, qualifiers
from referee.championship.rules.entries import Drawn, Logged, SeatResult
from referee.championship.rules.facts import PURSE
from referee.championship.rules.figures import Figure
from referee.championship.rules.folding import fold
from referee.championship.rules.history import Counted, effective
from referee.championship.rules.prizes import prize
from referee.championship.rules.standings import LOTS, Standing, standings

DIGITS = 4
"""Of the decimal beside an exact score."""


def results(log: Sequence[Logged]) -> r.Results:
    """All that this log comes to."""
    facts = effective(log)
    state = fold(facts)
    return r.Results(
        state.name,
        state.region,
        state.open_to_all,
        tuple(_player(state, state.players[number]) for number in sorted(state.players)),
        _draw(state, facts),
        tuple(_round(table, each) for table in _tables(state) for each in table.rounds),
        tuple(_accounts(state)),
        tuple(map(_standing, standings(state))),
        qualifiers(state),
        state.qualifiers,
        tuple(_match(each) for each in bracket(state).values()),
        tuple(r.Place(place, player) for place, player in enumerate(places(state), 1)),
    )


def _tables(state: s.Tournament) -> list[s.Table]:
    return [state.tables[number] for number in sorted(state.tables)]


def _player(state: s.Tournament, player: s.Player) -> r.Player:
    table = state.table_of(player.number)
    warnings = tuple(r.WarningGiven(each.entry, each.reason, each.cancelled) for each in player.warnings)
    left = _left(player.left) if player.left else None
    pardoned = tuple(map(_left, player.pardoned))
    return r.Player(player.number, player.name, table.number if table else None, left, warnings, pardoned)


def _left(left: s.Leaving) -> r.Left:
    return r.Left(left.entry, left.when, left.expelled, left.reason, left.cancelled)


def _draw(state: s.Tournament, facts: Sequence[Counted]) -> r.Draw | None:
    drawn = next((each.fact for each in facts if each.number == state.drawn), None)
    if state.drawn is None or not isinstance(drawn, Drawn):
        return None
    return r.Draw(state.drawn, drawn.seed, tuple(r.Seating(at, seats) for at, seats in enumerate(drawn.tables, 1)))


def _round(table: s.Table, each: s.Round) -> r.Round:
    hires, voids = tuple(map(_hire, each.hires)), tuple(map(_void, each.voids))
    seats = tuple(_seat(result, each.game) for result in each.game.results) if each.game else ()
    game, outcome = (each.game.entry, each.game.outcome) if each.game else (None, "")
    return r.Round(table.number, each.number, each.sheriff, each.entry, hires, game, outcome, seats, voids)


def _hire(hire: s.Hire) -> r.Hire:
    return r.Hire(hire.entry, hire.player, hire.character, hire.price, hire.kept)


def _void(void: s.Void) -> r.Void:
    return r.Void(void.entry, void.reason, tuple(map(_hire, void.refunds)))


def _seat(result: SeatResult, game: s.Game) -> r.Seat:
    told = (result.player, result.role, result.in_play, result.final_duel)
    paid = prize(result, game.outcome, len(game.results))
    if paid is None:
        return r.Seat(*told, None, None)
    cell = r.Cell(paid.cell.fate, paid.cell.each, paid.cell.times, paid.count, paid.cell.clauses)
    return r.Seat(*told, paid.money, cell)


def _accounts(state: s.Tournament) -> Iterator[r.Account]:
    refunded: dict[int, int] = {}
    for hire in (hire for each in _rounds(state) for void in each.voids for hire in void.refunds):
        refunded[hire.player] = refunded.get(hire.player, 0) + hire.price
    books = bookings(state)
    for player in sorted({*books, *refunded}):
        yield _account(player, books.get(player, []), refunded.get(player, 0))


def _rounds(state: s.Tournament) -> list[s.Round]:
    return [each for table in state.tables.values() for each in table.rounds]


def _account(player: int, booked: list[Figure], refunded: int) -> r.Account:
    earned = sum(int(figure.value) for figure in booked if figure.key == "prize")
    paid = -sum(int(figure.value) for figure in booked if figure.key == "price") + refunded
    total = int(total_of(booked).value) if booked else PURSE
    return r.Account(player, PURSE, paid, refunded, earned, total)


def _standing(standing: Standing) -> r.Standing:
    opened = {figure.key: figure.value for figure in reversed([*standing.score.opened()])}
    criteria = tuple(r.Criterion(each.figure.key, int(each.figure.value), each.among) for each in standing.separations)
    decided = standing.separations[-1].figure if standing.separations else standing.score
    return r.Standing(
        standing.place,
        standing.player,
        int(opened["gain"]),
        int(opened["rounds"]),
        str(opened.get("correction", 1)),
        str(standing.score.value),
        decimal(Fraction(standing.score.value)),
        "" if standing.tied else decided.key,
        criteria,
        decided.entries[0] if decided.key == LOTS else None,
        standing.tied,
    )


def decimal(value: Fraction) -> str:
    """A fraction for the eye: so many digits after the point, halves away from nought."""
    with localcontext() as exactly:
        exactly.prec = 100
        exact = Decimal(value.numerator) / Decimal(value.denominator)
        return str(exact.quantize(Decimal(1).scaleb(-DIGITS), ROUND_HALF_UP))


def _match(match: Match) -> r.Match:
    return r.Match(match.key, match.players, match.winner, match.loser, match.entry, match.clauses)
