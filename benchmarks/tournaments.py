"""How quickly tournaments are worked out: `python -m benchmarks.tournaments`.

Prints, in milliseconds, the draw and the ranking (from a bare log) of 50 players and of 5,000, all rounds played; then
how many tournaments of 10 to 50 players are simulated in a second, and what a hundred documents take to verify.
Processor time, so that what else the machine does is not in it.
"""

import time
from collections.abc import Callable, Sequence
from random import Random

from benchmarks import options, yardstick
from referee.championship.office.document import document_of, written
from referee.championship.rules import entries as e
from referee.championship.rules.draw import drawn
from referee.championship.rules.facts import DEALT
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.judging import audit
from referee.championship.rules.standings import standings
from referee.championship.rules.tables import preferred
from referee.championship.simulating.tournament import simulated
from referee.championship.verifying.proof import verify


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = options.parser(__doc__, documents=1, players=[10])
    parser.add_argument("--documents", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="+", default=[50, 5000])
    chosen = parser.parse_args(arguments)
    yardstick.show()
    for players in chosen.players:
        of_players(players)
    of_documents(chosen.documents)


def of_documents(documents: int) -> None:
    """So many tournaments simulated, then verified."""
    start = time.process_time()
    logs = [simulated(10 + seed % 41, seed) for seed in range(documents)]
    took = time.process_time() - start
    print(f"simulated: {documents} tournaments, {sum(map(len, logs))} entries, {documents / took:.1f} a second")
    texts = [written(document_of(log)) for log in logs]
    start = time.process_time()
    found = sum(len(verify(text).differences) for text in texts)
    print(f"verified: {documents} documents in {time.process_time() - start:.1f} s, {found} differences")


def of_players(players: int) -> None:
    """The draw, the ranking from a bare log, and the audit of all that was logged."""
    chosen = preferred(players)
    assert chosen is not None
    took = best(lambda: drawn(range(players), chosen.sizes, "seed"))
    print(f"{players} players, draw: {took:.2f} ms")
    log = rounds(players)
    state = tournament_of(log)
    print(f"{players} players, {len(log)} entries, folded: {best(lambda: tournament_of(log)):.1f} ms")
    print(f"{players} players, standings: {best(lambda: standings(state)):.1f} ms")
    if players <= 50:
        print(f"{players} players, audited: {best(lambda: audit(log)):.1f} ms")


def rounds(players: int) -> list[e.Logged]:
    """All rounds of a tournament, every seat with a hire and a result."""
    chance, chosen = Random(players), preferred(players)
    assert chosen is not None
    tables = drawn(range(1, players + 1), chosen.sizes, "seed")
    log: list[e.Logged] = [e.Opened("Cup"), *(e.PlayerEnrolled(each, f"P{each}") for each in range(1, players + 1))]
    log.append(e.Drawn(tables, "seed"))
    for table, seating in enumerate(tables, 1):
        for number, sheriff in enumerate(seating, 1):
            log += game(table, number, sheriff, seating, chance)
    return log


def game(table: int, number: int, sheriff: int, seating: tuple[int, ...], chance: Random) -> list[e.Logged]:
    """A round with its hires and its result."""
    at = seating.index(sheriff)
    told = zip((*seating[at:], *seating[:at]), DEALT[len(seating)], strict=True)
    results = tuple(e.SeatResult(player, role, chance.random() < 0.5) for player, role in told)
    hires = [e.CharacterHired(table, number, player, str(player), chance.randint(1, 9) * 100) for player in seating]
    outcome = chance.choice(("law", "outlaws", "renegade"))
    return [e.RoundOpened(table, number, sheriff), *hires, e.GamePlayed(table, number, outcome, results)]


def best(act: Callable[[], object], times: int = 5) -> float:
    """The shortest of some runs, in milliseconds."""
    took = []
    for _ in range(times):
        start = time.process_time()
        act()
        took.append(time.process_time() - start)
    return 1000 * min(took)


if __name__ == "__main__":
    main()
