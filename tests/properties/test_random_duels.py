"""Random duels of the championship: the judge and the tracked table against the second engine.

`tests.hunts` says how many; every failure names its seed, and `play_duel(seed)` plays that duel again.
"""

from collections.abc import Iterator

import pytest

from referee import sets
from referee.core.book.questions import OUTCOME
from referee.core.book.rulebook import Situation
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Opened
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import lines_of_position, read_position
from tests.hunts import many
from tests.properties.truths import complain, findings, tell, told_table, true_table
from tests.second_engine import Game
from tests.second_engine.duel_game import play_duel
from tests.whole_games import follow_text

DUELS = many("duels", 8)
BOOK = sets.bind(("base", "championship", "duel"))
SEEN = {
    "front out", "rear out", "swap", "forced swap", "jail in the rear", "cards discarded", "explosion", "dynamite",
    "gatling", "indians", "general_store", "saloon", "duel",
}  # fmt: skip
"""What must come up, or it would never be judged."""


@pytest.fixture(scope="module")
def duels() -> list[Game]:
    """Lawful duels, one a seed."""
    return [play_duel(seed) for seed in range(DUELS)]


def test_what_must_be_seen_is_seen(duels: list[Game]) -> None:
    """Both kinds of elimination, both kinds of changing places, every card for several."""
    assert set().union(*(duel.used for duel in duels)) >= SEEN


def test_a_lawful_duel_gets_no_finding(duels: list[Game]) -> None:
    """Whatever the clauses allow, the judge allows."""
    problems = []
    for duel in duels:
        if found := findings(duel):
            line, verdict, keys = found[0]
            problems.append(f"seed {duel.seed}, line {line}: {verdict} {keys}: {tell(duel, line)}")
    assert not problems, complain(problems)


def test_the_tracked_table_is_the_true_table(duels: list[Game]) -> None:
    """After every line life, hands, cards in play and piles at each place; at the end who has won."""
    problems = []
    for duel in duels:
        tracked = dict(follow_text(duel.text))
        problems += [f"seed {duel.seed}, {gap}" for gap in _gaps(duel, tracked)][:1]
        now = Situation(tracked[duel.line_number(len(duel.lines) - 1)], BOOK)
        assert tuple(now.ask(OUTCOME, seat) for seat in range(1, 5)) == duel.outcome
    assert not problems, complain(problems)


def _gaps(duel: Game, tracked: dict[int, Table]) -> Iterator[str]:
    """Where the tracked table is not the true one, from the first hand on."""
    dealt = max(index for index, line in enumerate(duel.lines) if line.endswith(" for opening"))
    for index in range(dealt, len(duel.lines)):
        number = duel.line_number(index)
        is_so, is_told = true_table(duel.truths[index]), told_table(tracked[number], duel.truths[index])
        if is_so != is_told:
            wrong = {key: (is_told[key], is_so[key]) for key in is_so if is_so[key] != is_told[key]}
            yield f"line {number}: (told, true) {wrong}: {tell(duel, number)}"


def test_what_enter_logs_is_never_irregular(duels: list[Game]) -> None:
    """The run of what is due and leaves no choice gets no finding, wherever in a duel it is asked for."""
    problems = []
    for duel in duels[::4]:
        for number, found in follow_text(duel.text):
            table = found
            for entry in forced_run(table, BOOK):
                verdict = judge(table, entry, BOOK)
                if verdict.level > Level.WITHOUT_EFFECT:
                    problems.append(f"seed {duel.seed}, after line {number}: {entry} {verdict.keys}")
                table = evolve(table, entry, BOOK)
    assert not problems, complain(problems)


def test_any_moment_of_a_duel_can_be_written_down(duels: list[Game]) -> None:
    """As a position that reads back as the same table."""
    words = load()
    for duel in duels[::4]:
        for number, table in list(follow_text(duel.text))[::7]:
            block = "\n".join(lines_of_position(table, BOOK))
            again = evolve(Table(), Opened(read_position(block, sets.bind, words)[0]), BOOK)
            assert again == table, (duel.seed, number)
