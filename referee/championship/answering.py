"""A number that the desk can work out, beside the ruling that tells how: "37 entrants, how many tables?"

In go the numbers that somebody said and the clauses of a ruling that answers; out come figures, as keys with
arguments. The clauses say what is to be worked out, so that no language is read here, and the regulation's own
functions work it out. The rules are imported only where something of it is asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from referee.library.search import Hits, Index

LETTERS = "ITC-"
"""With these the clauses of the regulation begin."""
TABLES = ("ITC-059", "ITC-060", "ITC-061", "ITC-063", "ITC-264")
ROUNDS = ("ITC-056", "ITC-062", "ITC-223")
DUELS = ("ITC-131", "ITC-133")
CORRECTION = ("ITC-122",)
LOOKED_AT = 3
"""Beside so many of the first answers figures are looked for."""
LEAST_SCORE = 50
"""A smaller number is no score, but of players or of tables."""
MOST_PLAYERS = 200
"""Of no more than so many is it asked how they sit: of a million there would be pages, after minutes."""
MOST_SCORE = 1_000_000
"""No score is greater."""


class Worked(NamedTuple):
    """One figure, as a message key with its arguments, and the ruling beside which it stands."""

    ruling: str
    key: str
    args: dict[str, int | str]


def worked_out(hits: Hits, index: Index) -> tuple[Worked, ...]:
    """The figures that a question asks for, beside the first of its answers that tells how they come about."""
    for hit in hits.hits[:LOOKED_AT] if hits.numbers else ():
        clauses = index.cited(hit.ruling)[0]
        if hit.in_force is not False and any(clause.startswith(LETTERS) for clause in clauses):
            found = tuple(Worked(hit.ruling, *each) for each in figures(hits.numbers, clauses))
            if found:
                return found
    return ()


Told = tuple[str, dict[str, int | str]]


def figures(numbers: Collection[int], clauses: Sequence[str]) -> Iterator[Told]:
    """What comes of the numbers by what these clauses tell."""
    said = sorted(number for number in numbers if 0 < number <= MOST_SCORE)
    players = [number for number in said if number <= MOST_PLAYERS]
    works = (TABLES, _tables, players), (ROUNDS, _rounds, players), (DUELS, _duels, players)
    for these, work, of in (*works, (CORRECTION, _corrected, said)):
        if not {*clauses}.isdisjoint(these):
            yield from (told for number in of for told in work(number))
    yield from (told for number in players for told in _prizes(number, clauses))


def _tables(players: int) -> Iterator[Told]:
    """Every way to spread so many entrants over tables, the one that players like best first."""
    from referee.championship.rules.facts import LEAST_PLAYERS
    from referee.championship.rules.tables import partitions, preferred

    best = preferred(players)
    for each in sorted(partitions(players), key=lambda one: one != best) if players >= LEAST_PLAYERS else ():
        sizes = " + ".join(map(str, each.sizes))
        yield "worked-tables", {"players": players, "tables": len(each.sizes), "sizes": sizes}


def _rounds(players: int) -> Iterator[Told]:
    """How many rounds a table of so many plays; for so many entrants, each of the tables they may sit at."""
    from referee.championship.rules.draw import rounds
    from referee.championship.rules.facts import LEAST_PLAYERS
    from referee.championship.rules.tables import lawful, preferred

    best = preferred(players) if players >= LEAST_PLAYERS else None
    for size in sorted({*best.sizes} if best else {players} if lawful((players,)) else ()):
        yield "worked-rounds", {"players": size, "rounds": len(rounds(tuple(range(size))))}


def _duels(number: int) -> Iterator[Told]:
    """How many go on from so many tables, or from each number of tables that so many entrants may sit at."""
    from referee.championship.rules.bracket import going_on
    from referee.championship.rules.facts import LEAST_PLAYERS
    from referee.championship.rules.tables import partitions

    several = [len(each.sizes) for each in partitions(number)] if number >= LEAST_PLAYERS else [number]
    for tables in several:
        if tables > 1:
            yield "worked-duels", {"tables": tables, "players": going_on(tables)}


def _corrected(score: int) -> Iterator[Told]:
    """What a score of a table of five comes to where there are tables of six."""
    from referee.championship.rules.scores import corrected_score

    if score >= LEAST_SCORE:
        yield "worked-score", {"score": score, "corrected": f"{float(corrected_score(score)):g}"}


def _prizes(players: int, clauses: Sequence[str]) -> Iterator[Told]:
    """What so many at a table earn by the figure that these clauses print."""
    from referee.championship.rules.prizes import CELLS, counted, paid

    cells = {(cell.each, cell.times) for cell in CELLS if cell.clauses[0] in clauses and cell.each}
    for each, times in sorted(cells) if counted("outlaws", players) else ():
        count, money = counted(times, players), paid(each, times, players)
        args: dict[str, int | str] = {"players": players, "count": count, "each": each, "money": money}
        yield ("worked-prize_by_outlaws" if times == "outlaws" else "worked-prize_by_players"), args
