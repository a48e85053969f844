"""Duels as nobody would play them: left, decided, won and taken back in any order; both readings come to the same."""

from random import Random

import pytest

from referee.championship.office.document import document_of, written
from referee.championship.rules import entries as e
from referee.championship.rules.judging import audit
from referee.championship.rules.matches import DuelOpened, MatchDecided
from referee.championship.simulating.slips import objected
from referee.championship.verifying.proof import verify
from tests.championship.rules.test_bracket import FEW, MANY
from tests.hunts import many

KEYS = ("semi_1", "semi_2", "third", "final")
QUARTERS = ("quarter_1", "quarter_2", "quarter_3", "quarter_4")


def some(chance: Random) -> list[e.Logged]:
    """The rounds of a tournament, some players gone before the duels, then a row of things that befall the duels."""
    many = chance.random() < 0.5
    log, best = (MANY, 8) if many else (FEW, 4)
    staying = chance.choice((25, 25, best + 1, best, best - 1, best - 2, 1, 0))
    count = 25 if many else 20
    gone = [e.PlayerLeft(player, "after_rounds") for player in range(staying + 1, count + 1)]
    keys = (*QUARTERS, *KEYS) if many else KEYS
    return [*log[:-1], *gone, log[-1], *(_one(chance, keys, best) for _ in range(chance.randint(1, 14)))]


def _one(chance: Random, keys: tuple[str, ...], best: int) -> e.Logged:
    key, two = chance.choice(keys), tuple(chance.sample(range(1, best + 2), 2))
    few = two[: chance.choice((0, 1, 1, 2))]
    happened = (
        e.PlayerLeft(two[0], "during_duel"), e.PlayerLeft(two[1], "during_duel"), e.DuelWon(key, *two),
        e.DuelWon(key, *two), MatchDecided(key, few, "agreed"), MatchDecided(key, few), DuelOpened(key, two, "log"),
    )  # fmt: skip
    return chance.choice(happened)


@pytest.mark.parametrize("first", range(0, many("duels", 80), 40))
def test_both_readings_agree_on_any_duels(first: int) -> None:
    """ITC-131 to ITC-135, ITC-228, ITC-229, ITC-050: every result, and every entry that something speaks against."""
    for seed in range(first, first + 40):
        log = some(Random(seed))
        proof = verify(written(document_of(log)))
        assert [fault for fault in proof.differences if fault.entry < 0] == [], seed
        said = {each.counted.number for each in audit(log) if objected(each)}
        assert {fault.entry for fault in (*proof.stood, *proof.differences)} == said, seed
