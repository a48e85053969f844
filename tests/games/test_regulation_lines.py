"""What is written of a championship table reads back, in any language; what cannot be so is not let in."""

import pytest

from referee import sets
from referee.core.knowledge.public import public_of
from referee.core.nouns import entries as e
from referee.core.play.evolve import replay
from referee.desk import codec
from referee.errors import BadLine, RefereeError
from referee.lexicon import load
from referee.notation import line_of, lines_of_position, read, read_game, read_position, write_game
from tests.rows import rows

TABLE = """
bang 1
sets base championship
seat 1 Anna sheriff pedro_ramirez life 3/5 hand 2
seat 2 Bruno outlaw kit_carlson life 3/4 hand 2
seat 3 Carla outlaw black_jack life 3/4 hand 2
seat 4 Dario renegade jesse_jones life 3/4 hand 2
turn 4 over
deck 40 turned 3
"""
WORDS = load()
START, BOOK = read_position(TABLE, sets.bind, WORDS)
LINES = {
    "2 exposes": ("bruno verraadt", "bruno espone", "bruno exposed"),
    "2 exposes outlaw": ("bruno laatzien bandiet", "bruno mostraruolo fuorilegge", "bruno expose outlaw"),
    "2 exposes mistake": ("2 verraadt vergissing", "2 espone sbaglio", "2 exposes accident"),
    "2 exposes outlaw purpose": ("2 verraadt outlaw opzet", "2 espone fuorilegge apposta", "2 exposes outlaw purpose"),
    "replay deal": ("overspelen deling", "ripete distribuzione", "repeat deal"),
    "replay auction": ("overdoen veiling", "rigioca asta", "replay auction"),
    "3 expel": ("carla uitgesloten", "carla espulso", "carla expelled"),
    "3 withdraws": ("carla vertrekt", "carla abbandona", "carla leaves"),
    "3 order": ("carla maant", "carla richiama", "carla hurry"),
    "2 complains 3": ("bruno klaagt carla", "bruno protesta carla", "bruno complains carla"),
    "2 complains": ("bruno klaagt", "bruno protesta", "bruno complain"),
    "3 warn": ("carla waarschuwing", "carla ammonizione", "carla warning"),
    "3 warn slow": ("carla waarschuwt traag", "carla ammonisce lentezza", "carla warned slow"),
    "3 cheats peeking": ("carla bedriegt gluren", "carla bara sbirciata", "carla cheats peeking"),
    "limit 1:30": ("beurtlimiet 1:30", "limiteturno 1:30", "turnlimit 01:30"),
    "extratime 10": ("extratijd 10", "recupero 10", "extratime 10"),
    "1 lose 1 to noon": ("1 verliest 1 aan middag", "1 perde 1 verso mezzogiorno", "1 lose 1 to highnoon"),
}


@rows("line", LINES)
def test_a_line_is_written_as_it_is_read(line: str) -> None:
    """And means the same in Dutch, Italian and English."""
    (entry,) = read(line, START, BOOK, WORDS).entries
    assert line_of(entry, BOOK) == line
    for said in LINES[line]:
        assert read(said, START, BOOK, WORDS).entries == (entry,)


REFUSED = (
    "replay", "replay everything", "2 replay deal", "2 exposes loudly", "3 expel 4", "3 withdraws 4", "3 warn loudly",
    "3 warn slow 4", "3 cheats", "3 cheats loudly", "2 complains nobody", "limit", "limit 90", "limit 1:60",
    "2 limit 1:30", "extratime soon", "extratime 1000", "extratime",
)  # fmt: skip


@rows("line", REFUSED)
def test_a_line_that_says_too_little_or_too_much_is_refused(line: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(BadLine):
        read(line, START, BOOK, WORDS)


HAPPENED = (
    "1 turn", "1 lose", "1 draw 2", "limit 2:00", "extratime 10", "3 complains 1", "1 order", "1 warn slow",
    "4 cheats advice", "4 withdraws", "2 exposes purpose", "2 expel", "3 exposes mistake", "replay auction",
)  # fmt: skip


def log_of_a_game() -> list[e.Entry]:
    """A game in which all of it happens."""
    log: list[e.Entry] = [e.Opened(START)]
    for line in HAPPENED:
        log += read(line, replay(log, BOOK), BOOK, WORDS).entries
    return log


def test_a_game_reads_back_from_lines_and_from_json() -> None:
    """So does the table it leaves, as a position; and all that is remembered of it is for everybody to see."""
    log = log_of_a_game()
    assert list(read_game(write_game(log, BOOK, WORDS), sets.bind, WORDS).entries) == log
    assert codec.log_of(codec.entry_json(entry) for entry in log) == log
    table = replay(log, BOOK)
    assert read_position("\n".join(lines_of_position(table, BOOK)), sets.bind, WORDS)[0] == table
    assert public_of(table, BOOK).slices == table.slices


@rows(
    ("kept", "deck"),
    [
        ('{"striking":true}', "deck 40 turned 2"),
        ('{"fell":5}', "deck 40 turned 3"),
        ('{"expelled":[0]}', "deck 40 turned 3"),
        ('{"left":[5]}', "deck 40 turned 3"),
        ('{"left":[2,2]}', "deck 40 turned 3"),
        ('{"called":[0]}', "deck 40 turned 3"),
        ('{"warned":[5]}', "deck 40 turned 3"),
        ('{"limit":-1}', "deck 40 turned 3"),
        ('{"extra":100001}', "deck 40 turned 3"),
    ],
)
def test_what_cannot_be_remembered_is_not_let_in(kept: str, deck: str) -> None:
    """Noon before its time, seats that are not there, one who left twice, times that no table knows."""
    told = '\\"'.join(kept.split('"'))
    lines = [line for line in TABLE.splitlines() if not line.startswith("deck")]
    with pytest.raises(RefereeError):
        read_game("\n".join([*lines, deck, f'slice championship "{told}"', "---", ""]), sets.bind, WORDS)
