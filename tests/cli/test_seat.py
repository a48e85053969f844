"""`seat`: a code for a player's phone, given out and ended in a terminal, known to the server of the same store."""

from __future__ import annotations

from pathlib import Path

from referee.desk.hall_codes import digest
from referee.desk.hall_register import HallRegister
from referee.journal import Journal
from referee.speech.names import width
from tests.cli.command import referee

ADDRESS = "http://192.168.1.20:8421/thehall"


def place(five: str) -> Path:
    """The store in which the table is."""
    return Path(five.removeprefix("--store="))


def test_a_code_is_said_once(five: str) -> None:
    """In letters, where no hall is open; then it is only told that there is one."""
    ran = referee(five, "seat", "dario", "--json")
    assert ran.code == 0
    assert (ran.json["seat"], ran.json["address"]) == (4, "")
    told = referee(five, "seat")
    assert "not opened yet" in told.out.splitlines()[3]
    assert ran.json["code"] not in told.out
    assert max(map(width, told.out.splitlines())) <= 80
    with Journal.open(place(five)) as journal:
        assert [each.code for each in HallRegister(journal).look().passes.values()] == [digest(ran.json["code"])]


def test_where_a_hall_is_open_its_address_is_given(five: str) -> None:
    """Alone on the first line, for a program that shows it."""
    with Journal.open(place(five)) as journal:
        HallRegister(journal).opened(ADDRESS, "thehall")
    address, code = referee(five, "seat", "4", lang="nl").out.splitlines()
    assert address == f"{ADDRESS}/nl/seat/{code.replace(' ', '')}"


def test_a_page_is_ended(five: str) -> None:
    """Of one seat, or of all."""
    referee(five, "seat", "1")
    referee(five, "seat", "2")
    assert referee(five, "seat", "1", "--end").out.count("not opened yet") == 1
    assert referee(five, "seat", "--end").out.count("no code") == 5


def test_no_code_for_nobody_and_none_when_the_game_is_over(five: str) -> None:
    """What is wrong is said, and nothing is given out."""
    assert referee(five, "seat", "9").code != 0
    referee(five, "log", "won outlaws")
    ran = referee(five, "seat", "1")
    assert ran.code != 0
    assert "The game is over" in ran.err
