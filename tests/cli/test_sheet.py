"""`sheet`: the dispute sheet of an entry, on the terminal, as a page and as JSON."""

from contextlib import closing
from pathlib import Path

import pytest

from referee.desk.hall_register import HallRegister
from referee.journal import Journal
from referee.speech.names import width
from tests.cli.command import FIVE, referee


@pytest.fixture
def shot(five: str) -> str:
    """Five at the table; entry 3 is a Bang! out of reach."""
    referee(five, "log", "", "1 bang 3")
    return five


def test_a_sheet_tells_the_last_flag(shot: str) -> None:
    """Without table and number: the table touched last, its last flag; the exit code is its verdict."""
    ran = referee(shot, "sheet")
    assert ran.code == 1
    assert "five · Entry 3\n" in ran.out
    assert "3  Anna plays a Bang! at Carla" in ran.out
    assert "the reach is 1. [NLB-039, CRD-005, CRD-007]" in " ".join(ran.out.split())


@pytest.mark.parametrize("words", [("2",), ("five", "2"), ("--table", "five", "2")])
def test_table_and_entry_can_be_named(shot: str, words: tuple[str, ...]) -> None:
    """The number alone, or after the table; a lawful entry is clean."""
    ran = referee(shot, "sheet", *words)
    assert (ran.code, "2  Anna draws 2 cards" in ran.out) == (0, True)


def test_a_number_alone_is_an_entry_of_the_table_touched_last(shot: str) -> None:
    """The other table has no entry 2; named, the first one has."""
    referee(shot, "new", *FIVE, "--title", "other")
    assert [referee(shot, "sheet", *words).code for words in (("2",), ("five", "2"))] == [2, 0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("99",), "There is no entry 99"),
        (("9" * 400,), "There is no entry"),
        (("five", "soon"), "“soon” is not the number of an entry"),
        (("elsewhere",), "There is no table “elsewhere”"),
        (("five", "3", "4"), "The command cannot be understood"),
        (("3", "--lang", "fr"), "--lang"),
        (("3", "--html", "/nowhere/at/all.html"), "/nowhere/at/all.html: The file cannot be written"),
    ],
)
def test_what_cannot_be_told_is_refused(shot: str, words: tuple[str, ...], sentence: str) -> None:
    """With a sentence that says what to do, and nothing on stdout."""
    ran = referee(shot, "sheet", *words)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err


def test_two_languages_are_told_side_by_side(shot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a wide terminal in one row, in eighty columns one below the other; never wider than the terminal."""
    heads = {}
    for columns in (80, 120):
        monkeypatch.setenv("COLUMNS", str(columns))
        lines = referee(shot, "sheet", "3", "--lang", "nl", "--lang", "it").out.splitlines()
        assert max(map(width, lines)) <= columns
        heads[columns] = [line for line in lines if "GESCHILBLAD" in line or "FOGLIO" in line]
    assert [len(heads[80]), len(heads[120])] == [2, 1]


def test_the_public_sheet_is_the_usual_one(shot: str) -> None:
    """Roles that only the referee knows stand on his own sheet, which he has to ask for."""
    assert "Renegade" not in referee(shot, "sheet").out
    own = referee(shot, "sheet", "--referee").out
    assert "Renegade" in own and "The referee's own" in own


def test_a_page_to_print_is_one_file(shot: str, tmp_path: Path) -> None:
    """Its place is told on stderr, and nothing else is written."""
    page = tmp_path / "sheet.html"
    ran = referee(shot, "sheet", "3", "--html", page, "--lang", "en", "--lang", "it")
    assert (ran.code, ran.out, ran.err) == (1, "", f"Saved: {page}\n")
    html = page.read_text(encoding="utf-8")
    assert html.startswith("<!DOCTYPE html>") and '<section lang="it">' in html and "five · Entry 3" in html
    assert [each.name for each in tmp_path.iterdir() if ".sqlite" not in each.name] == ["sheet.html"]


def test_a_sheet_leads_to_its_rulings(shot: str, tmp_path: Path) -> None:
    """Each language to its own: in a hall, on a site; in the hall that is served on the store without a word."""
    page, hall = tmp_path / "sheet.html", "http://192.0.2.7:8421/abcdefgh"
    for said in (hall, f"{hall}/", f"{hall}/it/"):
        ran = referee(shot, "sheet", "3", "--html", page, "--lang", "en", "--lang", "nl", "--at", said, "--json")
        for each in ran.json:
            ids = "+".join(ruling["id"] for ruling in each["rulings"])
            assert each["address"].startswith(f"{hall}/{each['lang']}/dispute/{ids}?table=")
    drawn = page.read_text(encoding="utf-8")
    assert drawn.count('<svg viewBox="0 0 ') == 2 and "The rulings on a phone" in drawn
    out = referee(shot, "sheet", "3", "--site", "https://rulings.example/bang/index.html").out
    assert "https://rulings.example/bang/en/index.html#" in "".join(out.split())
    assert "on a phone" not in referee(shot, "sheet", "3").out.lower()
    with closing(Journal.open(Path(shot.partition("=")[2]))) as journal:
        HallRegister(journal).opened(hall, "abcdefgh")
    assert f"{hall}/en/dispute/" in "".join(referee(shot, "sheet", "3").out.split())
    assert referee(shot, "sheet", "3", "--at", "javascript:alert(1)").code == 2


def test_a_sheet_in_json_is_whole(shot: str) -> None:
    """One object a language, with keys and levels that do not depend on it."""
    english, dutch = referee(shot, "sheet", "3", "--json", "--lang", "en", "--lang", "nl").json
    assert (english["lang"], dutch["lang"]) == ("en", "nl")
    assert [each["level"] for each in (english, dutch)] == ["illegal", "illegal"]
    assert english["reasons"][0]["key"] == "out_of_reach"
    assert english["position"]["seats"][2]["name"] == "Carla"
    assert english["clauses"] == dutch["clauses"]


def test_names_cannot_break_the_sheet(store: str) -> None:
    """Whatever players are called, no control sign of it reaches the terminal."""
    referee(store, "new", "\x1b[2J", "[bold]", "<b>", "名前" * 30)
    referee(store, "log", "", "1 bang 3")
    out = referee(store, "sheet", "--referee", lang="it").out
    assert "\x1b" not in out and "<b>" in out and "[bold]" in out
    assert max(map(width, out.splitlines())) <= 80
