"""What people say around an answer, a shot and what is forgotten: as the one before, a card that nobody saw."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.core.nouns.entries import Retracted
from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.notation.spoken import FIVE
from tests.rows import rows


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk."""
    desk = Desk(tmp_path / "store.sqlite")
    yield desk
    desk.close()


BEGUN = "anna turn; draw"
HIT = "4 no | 4 lose 1 by 1 to gatling"
DUEL = "1 duel 2"
SAID = [
    ("it", "gatling; 2 hit; 3 hit", "dirk anche", HIT), ("nl", "gatling; 2 hit; 3 hit", "dirk ook", HIT),
    ("en", "gatling; 2 hit; 3 hit", "dirk too", HIT), ("de", "gatling; 2 hit; 3 hit", "dirk auch", HIT),
    ("it", "bang ben", "ben risponde con una carta qualsiasi", "2 answer ?"),
    ("nl", "bang ben", "ben antwoordt met een willekeurige kaart", "2 answer ?"),
    ("en", "bang ben", "ben answers with any card", "2 answer ?"),
    ("de", "bang ben", "ben antwortet mit einer beliebigen karte", "2 answer ?"),
    ("it", "", "duello di anna con ben", DUEL), ("nl", "", "duel van anna met ben", DUEL),
    ("en", "", "duel of anna with ben", DUEL), ("de", "", "duell von anna mit ben", DUEL),
    ("it", "", "anna tira a ben", "1 bang 2"), ("it", "bang ben", "ben si ripara con un mancato", "2 answer missed"),
    ("nl", "end; ben turn; draw", "anna vergeten: saloon", "1 saloon"),
    ("it", "end; ben turn; draw", "anna dimenticato: saloon", "1 saloon"),
    ("en", "end; ben turn; draw", "anna forgot: saloon", "1 saloon"),
    ("de", "end; ben turn; draw", "anna vergessen: saloon", "1 saloon"),
]  # fmt: skip


@rows(("lang", "before", "line", "means"), SAID)
def test_it_is_read(desk: Desk, lang: str, before: str, line: str, means: str) -> None:
    """As the shorthand has it."""
    assert logged(six_after(desk, "; ".join(filter(None, (BEGUN, before))), FIVE), line, lang) == means


BACK = [
    ("it", "torna indietro"), ("nl", "ga terug"), ("en", "go back"), ("de", "geh zurück"),
    ("nl", "haal die scope terug"), ("en", "bring the scope back"), ("de", "hol das zielfernrohr zurück"),
]  # fmt: skip


@rows(("lang", "line"), BACK)
def test_the_last_play_is_taken_back(desk: Desk, lang: str, line: str) -> None:
    """Whether its card is named or not."""
    log = six_after(desk, f"{BEGUN}; scope", FIVE)
    assert [each.entry for each in log.enter(line, lang).judged] == [Retracted(3)]
