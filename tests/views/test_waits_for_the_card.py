"""What waits for the end of the card under way is listed as that, so that nobody thinks it forgotten."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.languages import LANGUAGES
from referee.lexicon import load
from referee.views.voice import Voice

FALLEN = """
seat 1 "Anna" sheriff black_jack
seat 2 "Bruno" outlaw kit_carlson life 1/4 hand 2
seat 3 "Carla" deputy vulture_sam
seat 4 "Dirk" renegade paul_regret
turn 1 play
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_the_fallen_wait_for_vulture_sam(tmp_path: Path, lang: str) -> None:
    """While a Gatling goes round they lie aside: it is said for whom, and Enter does not log it yet."""
    desk, views = Desk(tmp_path / "store.sqlite"), Voice(load(), lang).views
    log = desk.new(FALLEN)
    for line in ("gatling", "bruno hit", "bruno out outlaw"):
        log.enter(line)
    waits = [each for each in views.table(log).due if "Bruno" in each.sentence and "Carla" in each.sentence]
    assert [(each.enter, each.must, each.typed) for each in waits] == [(False, False, ())]
    for line in ("anna draw 3 for reward", "carla missed", "dirk missed"):
        log.enter(line)
    due = [each for each in views.table(log).due if "Bruno" in each.sentence and "Carla" in each.sentence]
    assert [each.enter for each in due] == [True]
    desk.close()
