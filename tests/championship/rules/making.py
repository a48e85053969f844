"""Tournaments to test with: logs built step by step, with as little said as a test needs."""

from __future__ import annotations

from referee.championship.rules import entries as e
from referee.championship.rules.draw import seated
from referee.championship.rules.tables import preferred

ROLES = {
    4: ("sheriff", "outlaw", "outlaw", "renegade"),
    5: ("sheriff", "deputy", "outlaw", "outlaw", "renegade"),
    6: ("sheriff", "deputy", "outlaw", "outlaw", "outlaw", "renegade"),
    7: ("sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade"),
}
"""The roles for so many players; a game that nobody says more of deals them from the Sheriff to the left."""


def enrolled(count: int) -> list[e.Logged]:
    """A tournament that so many have signed up for, all questions asked."""
    players = [
        e.PlayerEnrolled(number, f"P{number}", qualified=False, disqualified=False, resident=True)
        for number in range(1, count + 1)
    ]
    return [e.Opened("Cup"), *players]


def drawn(count: int, sizes: tuple[int, ...] = ()) -> list[e.Logged]:
    """So many players at their tables, by lots that came in the order of their numbers."""
    chosen = preferred(count)
    sizes = sizes or (chosen.sizes if chosen else ())
    return [*enrolled(count), e.Drawn(seated(range(1, count + 1), sizes))]


def results(players: tuple[int, ...], alive: str, duel: bool = False) -> tuple[e.SeatResult, ...]:
    """How it ended: the roles in the order of the seats, a `+` or `-` for each still in play or not."""
    told = zip(players, ROLES[len(players)], alive, strict=True)
    return tuple(
        e.SeatResult(player, role, sign == "+", final_duel=duel and role == "renegade") for player, role, sign in told
    )


def game(
    table: int, number: int, players: tuple[int, ...], outcome: str, alive: str, duel: bool = False
) -> list[e.Logged]:
    """A round with its game, without an auction; the first of the players is Sheriff."""
    return [
        e.RoundOpened(table, number, players[0]),
        e.GamePlayed(table, number, outcome, results(players, alive, duel)),
    ]


def whole_game(table: int, number: int, players: tuple[int, ...], outcome: str, alive: str) -> list[e.Logged]:
    """A round with its hires and its game, so that nothing can be said against it."""
    begun, played = game(table, number, players, outcome, alive)
    return [begun, *hired(table, number, players), played]


def hired(table: int, number: int, players: tuple[int, ...]) -> list[e.Logged]:
    """A character for each of these, at the least price."""
    return [e.CharacterHired(table, number, player, f"c{player}", 100) for player in players]


def turned(players: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The players from the Sheriff of this round on."""
    at = (number - 1) % len(players)
    return players[at:] + players[:at]


def career(
    table: int, seating: tuple[int, ...], rounds: list[tuple[int, str, str, str]], player: int = 0
) -> list[e.Logged]:
    """The rounds of a table as one of its players (the first) lived them: price, role, outcome, what became of him.

    What became of him is `+` or `-` for still in play or not, and `d` for eliminated in the final duel.
    """
    me = player or seating[0]
    log: list[e.Logged] = []
    for number, (price, role, outcome, fate) in enumerate(rounds, 1):
        others = [each for each in seating if each != me]
        left = list(ROLES[len(seating)])
        left.remove(role)
        own = e.SeatResult(me, role, fate == "+", final_duel=fate == "d")
        rest = tuple(e.SeatResult(each, told, False) for each, told in zip(others, left, strict=True))
        log += [e.RoundOpened(table, number, seating[number - 1])]
        log += [e.CharacterHired(table, number, me, "x", price), e.GamePlayed(table, number, outcome, (own, *rest))]
    return log
