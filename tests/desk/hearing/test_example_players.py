"""What an error shows to type instead, it shows with the players of the table."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.hearing.example_players import typed_player
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import quoted
from referee.speech import LANGUAGES, Speech
from tests.rows import rows

EXAMPLES = ("dance", "bang", "carla dances", "draw 2 2 2")
NAMES = {
    "Maria Rosa": "maria",
    "Mario": "mario",
    "Bang": "3",
    "Ann": "ann",
    "Anna": "anna",
    "Jean-Luc": "jean-luc",
    "Pete": "pete",
    "Will": "8",  # who wants something, in German
    "Éva": "éva",
}
"""Names with how each would be typed where all of them sit at one table."""


def seated(folder: Path, *names: str) -> TableLog:
    """A new table of these people."""
    seats = [f"seat {number} {quoted(name)} ? ?" for number, name in enumerate(names, 1)]
    return Desk(folder / "s").new("\n".join(["bang 1", "sets base", *seats, "---", ""]))


def refused(log: TableLog, line: str) -> BadLine:
    """What is wrong with a line."""
    with pytest.raises(BadLine) as caught:
        log.preview(line)
    return caught.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_is_of_those_who_play(tmp_path: Path, lang: str) -> None:
    """Whoever has the turn, and the next who is still in; nobody from elsewhere."""
    log = seated(tmp_path, "Anna", "Bruno", "Carla", "Dario")
    for line in ("1 turn", "2 out ?"):
        log.enter(line)
    for line in EXAMPLES:
        said = Speech.of(lang).error(refused(log, line))
        assert "carla" in said or "anna" in said, line
        assert not {"ben", "cleo", "bruno"} & set(said.replace(",", " ").replace(".", " ").split())


def test_an_answer_is_shown_of_who_is_asked(tmp_path: Path) -> None:
    """And no card against his own of whose turn it is; between two turns it is of whose turn comes."""
    log = seated(tmp_path, "Anna", "Bruno", "Carla", "Dario")
    for line in ("1 turn", "draw 2", "bang 4"):
        log.enter(line)
    said = Speech.of("en").error(refused(log, "dance"))
    assert "anna bang dario, dario missed, dario hit, anna draw 2" in said
    for line in ("hit", "end"):
        log.enter(line)
    assert "bruno bang carla" in Speech.of("en").error(refused(log, "dance"))


@rows("lang", LANGUAGES)
def test_where_no_table_is_known_somebody_is_named(lang: str) -> None:
    """An error of a file shows its example too."""
    assert "ben bang cleo" in Speech.of(lang).error(BadLine("unread", word="x"))


def test_a_player_is_named_as_one_would_type_him(tmp_path: Path) -> None:
    """By the first word of the name, with its accents, where it can only be he; else by the number of the seat."""
    log = seated(tmp_path, *NAMES)
    told = [typed_player(seat, log.table, load()) for seat in range(1, len(NAMES) + 1)]
    assert told == list(NAMES.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_not_there_is_answered_with_those_who_are(tmp_path: Path, lang: str) -> None:
    """Number and name of each seat: either may be typed."""
    log = seated(tmp_path, "Anna", "Bruno", "Carla", "Dario")
    log.enter("1 turn")
    said = Speech.of(lang).error(refused(log, "1 bang 9"))
    assert all(each in said for each in ("1 Anna", "2 Bruno", "3 Carla", "4 Dario"))
