"""Players who leave at any moment of a championship game: what Enter logs then is never irregular, and play goes on."""

from collections.abc import Iterator
from random import Random

from referee import sets
from referee.core.book.questions import PLAYS
from referee.core.book.rulebook import Situation
from referee.core.judging.due import agenda, forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve
from referee.sets.championship.entries import Withdrew
from tests.hunts import many
from tests.properties.truths import complain
from tests.second_engine import play
from tests.whole_games import follow_text

GAMES = many("games", 50) // 5
BOOK = sets.bind(("base", "championship"))


def tables(seed: int) -> Iterator[tuple[int, Table]]:
    """The tables of a lawful game, with the championship's regulation in force."""
    yield from follow_text(play(seed).text.replace("sets base\n", "sets base championship\n", 1))


def left(table: Table, chance: Random) -> Table:
    """The table after one or two who are still in have left."""
    for seat in chance.sample(table.alive, min(len(table.alive), chance.choice((1, 1, 2)))):
        table = evolve(table, Withdrew(seat), BOOK)
    return table


def test_what_enter_logs_for_one_who_left_is_never_irregular() -> None:
    """Wherever he leaves, the run of what is owed gets no finding."""
    problems, chance = [], Random(7)
    for seed in range(GAMES):
        for line, table in tables(seed):
            if table.winner or chance.random() > 0.2:
                continue
            gone = left(table, chance)
            for entry in forced_run(gone, BOOK):
                verdict = judge(gone, entry, BOOK)
                if verdict.level > Level.WITHOUT_EFFECT:
                    problems.append(f"seed {seed}, after line {line}: {entry} {verdict.keys}")
                gone = evolve(gone, entry, BOOK)
    assert not problems, complain(problems)


def test_nothing_waits_for_one_who_left() -> None:
    """Nobody is asked to play, to answer with a card or to save himself for a player who is not there."""
    chance, asked = Random(11), set()
    for seed in range(GAMES):
        for _, table in tables(seed):
            if table.winner or chance.random() > 0.2:
                continue
            now = Situation(left(table, chance), BOOK)
            seen = agenda(now.table, BOOK)
            gone = [item for item in seen.due if item.owed.seat and not now.ask(PLAYS, item.owed.seat)]
            asked |= {(item.owed.kind, option) for item in gone for option in item.options}
            assert "play" not in seen.may or now.ask(PLAYS, now.table.turn.seat)
    assert {option for kind, option in asked if kind in ("answer", "fall")} <= {"barrel", "jourdonnais", "out", "hit"}
