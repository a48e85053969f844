"""An event card is told as it is told at the table: who turns it up, that it is new, that it is in force now."""

from __future__ import annotations

from referee import sets
from referee.errors import BadLine
from referee.lexicon import load
from referee.notation import line_of, read, read_position
from tests.rows import rows

TABLE = """
sets base events high_noon fistful
seat 1 "Anna" sheriff willy_the_kid life 3/5 hand 4
seat 2 "Bruno" outlaw slab_the_killer life 1/4 hand 3
seat 3 "Carla" renegade black_jack life 4/4 hand 4 play barrel
seat 4 "Dario" outlaw jesse_jones life 2/4 hand 2 play mustang
"""
BETWEEN = "turn 4 over"


def lines(line: str, lang: str, turn: str = BETWEEN) -> list[str]:
    """What the line means at that table, in full."""
    table, book = read_position(TABLE + turn, sets.bind, load())
    try:
        return [line_of(entry, book) for entry in read(line, table, book, load().heard_in(lang)).entries]
    except BadLine as error:
        return [error.key]


TOLD = {
    "en": (
        "the Sheriff turns up the next event: The Sermon", "anna turns up the sermon", "anna flips the sermon",
        "the next event is the sermon", "new event: the sermon", "it's the sermon now", "the sermon is turned up",
        "the sermon comes into play", "now it is the sermon", "the event is the sermon", "the sermon",
    ),
    "nl": (
        "de sheriff draait de volgende gebeurtenis om: de preek", "anna draait de preek om",
        "de volgende gebeurtenis is de preek", "nieuwe gebeurtenis: the sermon", "het is nu the sermon",
        "the sermon wordt omgedraaid", "anna legt de preek open", "nu geldt the sermon", "the sermon",
    ),
    "it": (
        "lo sceriffo scopre il prossimo evento: il sermone", "anna scopre il sermone", "anna gira il sermone",
        "il prossimo evento è il sermone", "nuovo evento: il sermone", "adesso c'è il sermone", "esce il sermone",
        "la prossima carta evento è il sermone", "arriva il sermone", "ora vale il sermone", "il sermone",
    ),
    "de": (
        "der sheriff deckt das nächste ereignis auf: the sermon", "anna deckt the sermon auf",
        "das nächste ereignis ist the sermon", "neues ereignis: the sermon", "jetzt ist the sermon",
        "jetzt gilt the sermon", "the sermon wird aufgedeckt", "the sermon kommt", "the sermon",
    ),
}  # fmt: skip


@rows(("lang", "line"), [(lang, line) for lang, told in TOLD.items() for line in told])
def test_it_is_turned_up(lang: str, line: str) -> None:
    """In whatever words its coming is told."""
    assert lines(line, lang) == ["event the_sermon"]


@rows(
    ("lang", "line"),
    [
        ("en", "anna turns up the sermon and anna's turn"), ("nl", "anna draait de preek om, anna is aan de beurt"),
        ("it", "lo sceriffo scopre il sermone, tocca ad anna"), ("de", "anna deckt the sermon auf, anna ist dran"),
    ],
)  # fmt: skip
def test_her_turn_may_begin_in_the_same_breath(lang: str, line: str) -> None:
    """What is said behind it is read at the table at which the event lies."""
    assert lines(line, lang) == ["event the_sermon", "1 turn"]


@rows(
    ("lang", "line"),
    [
        ("en", "the doctor comes out, bruno regains a life"), ("nl", "de dokter komt, bruno krijgt er een leven bij"),
        ("it", "arriva il dottore, bruno recupera una vita"), ("de", "der doktor kommt, bruno bekommt ein leben"),
    ],
)  # fmt: skip
def test_what_it_does_may_follow(lang: str, line: str) -> None:
    """Whom it heals is not lost."""
    assert lines(line, lang) == ["event the_doctor", "2 gain 1 for the_doctor"]


@rows(
    ("lang", "line"),
    [
        ("en", "the sermon is over"), ("nl", "de preek is voorbij"), ("it", "il sermone è finito"),
        ("de", "the sermon ist vorbei"), ("en", "not the sermon"), ("en", "the sermon or the curse"),
    ],
)  # fmt: skip
def test_what_says_more_is_not_taken_for_it(lang: str, line: str) -> None:
    """That one is over, or was not meant, turns none up."""
    assert "event the_sermon" not in lines(line, lang)


@rows("lang", ["nl", "it", "en", "de"])
def test_its_bare_name_turns_it_up_where_one_is_due(lang: str) -> None:
    """In the middle of a turn nobody turns up an event by saying its name."""
    assert lines("peyote", lang) == ["event peyote"]
    assert lines("peyote", lang, "turn 1 play") != ["event peyote"]


NOON, DOCTOR = "turn 1 start\nlies high_noon", "turn 4 over\nlies the_doctor fresh\nunder ?\nowes 2 gain for the_doctor"


@rows(
    ("lang", "line"),
    [
        ("en", "anna loses a life to high noon"), ("en", "anna loses one life point because of high noon"),
        ("nl", "anna verliest een leven door high noon"), ("it", "anna perde una vita per mezzogiorno di fuoco"),
        ("it", "anna perde un punto vita a causa di mezzogiorno di fuoco"),
        ("de", "anna verliert ein leben durch high noon"),
    ],
)  # fmt: skip
def test_a_life_point_lost_to_an_event(lang: str, line: str) -> None:
    """Whose name is said as it is called."""
    assert lines(line, lang, NOON) == ["1 lose 1 to high_noon"]


@rows(
    ("lang", "line"),
    [
        ("en", "bruno regains a life thanks to the doctor"), ("en", "bruno gains a life point for the doctor"),
        ("nl", "bruno krijgt een leven van de dokter"), ("nl", "bruno krijgt een leven dankzij de dokter"),
        ("it", "bruno recupera una vita grazie al dottore"), ("de", "bruno bekommt ein leben vom doktor"),
        ("de", "bruno bekommt ein leben dank dem doktor"),
    ],
)  # fmt: skip
def test_a_life_point_gained_by_an_event(lang: str, line: str) -> None:
    """As it is said of a card."""
    assert lines(line, lang, DOCTOR) == ["2 gain 1 for the_doctor"]


VENDETTA = "turn 1 over\nlies vendetta\nunder ?\nowes 1 flip for vendetta"


@rows(
    ("lang", "line"),
    [
        ("en", "anna draws for vendetta: 5 of hearts"), ("nl", "anna trekt voor vendetta: harten 5"),
        ("it", "anna estrae per vendetta: 5 di cuori"), ("de", "anna zieht für vendetta herz 5"),
    ],
)  # fmt: skip
def test_a_draw_for_an_event(lang: str, line: str) -> None:
    """As it is said of a card."""
    assert lines(line, lang, VENDETTA) == ["1 flip vendetta 5h"]
