"""House rulings beside a shelf: what they may leave out, and that a faulty one keeps nobody from the shelf."""

from pathlib import Path

import pytest

from referee import resources
from referee.errors import BadData
from referee.languages import LANGUAGES
from referee.library.shelf import Library
from tests.library.rulings.test_library import ruling, shelf
from tests.shelf import the_shelf

HOUSE = """
[[ruling]]
id = "house-own-panic"
standing = "house"
question.nl = ["Mag Panic! op jezelf?"]
answer.nl = "Ja."
"""
SHELF = resources.rulings()


def beside(folder: Path, *texts: str, on: Path = SHELF) -> Library:
    """A shelf, that of the project where no other is named, with a folder beside it that holds these files."""
    for number, text in enumerate(texts):
        (folder / f"{number}.toml").write_text(text, encoding="utf-8")
    return Library.load(on, folder)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A shelf of one ruling."""
    folder = tmp_path / "small"
    folder.mkdir()
    return shelf(folder, ruling("one-bang", "CRD-014"))


def test_one_language_and_one_phrasing_are_enough(tmp_path: Path) -> None:
    """It stands beside the shelf, speaks every language with the words there are, and rests on no source."""
    library = beside(tmp_path, HOUSE)
    found = library.ruling("house-own-panic")
    assert library.faults == () and found.is_house
    told = {found.told(lang) for lang in LANGUAGES}
    assert {(each.lang, each.question, each.answer) for each in told} == {("nl", "Mag Panic! op jezelf?", "Ja.")}
    assert library.sources[found.source].title == "" and found.clauses == ()


def test_where_english_was_written_it_stands_in_for_the_others(tmp_path: Path) -> None:
    """Whoever reads none of what was written reads English."""
    text = HOUSE + 'question.en = ["Panic! at oneself?"]\nanswer.en = "Yes."\n'
    found = beside(tmp_path, text).ruling("house-own-panic")
    assert [found.told(lang).answer for lang in ("nl", "it", "en", "de")] == ["Ja.", "Yes.", "Yes.", "Yes."]


def test_a_folder_that_is_not_there_is_empty(tmp_path: Path) -> None:
    """Nobody has decided anything yet."""
    assert len(Library.load(SHELF, tmp_path / "none").rulings) == len(the_shelf().rulings)


FAULTY = {
    'reason = "x"\nanswer = "torn': "0.toml",
    HOUSE.replace("nl =", "xx ="): "question.xx: unknown language",
    HOUSE.replace('answer.nl = "Ja."', 'answer.nl = " "'): "answer.nl: missing",
    HOUSE.replace("house-own-panic", "../x"): "id: not lowercase words",
    HOUSE.replace("house-own-panic", "x" * 101): "id: longer than 100",
    HOUSE.replace("Ja.", "a" * 20_001): "answer: longer than 20000",
    HOUSE + 'binds = { key = "own cards", allowed = true }': "binds: own cards is no key",
    HOUSE + 'binds = { key = "own_cards" }': "binds: ",
    HOUSE + 'clauses = ["XYZ-001"]': "clauses: no source has a clause XYZ-001",
    HOUSE + 'source = "the-pub"': "source: no source the-pub",
    HOUSE + 'date = "yesterday"': "date: ",
    HOUSE.replace('"house"', '"printed"'): "clauses: missing",
    HOUSE.replace("house-own-panic", "jail-basic-effect")
    + HOUSE.replace("house-own-panic", "jail-basic-effect"): "id: used",
    "ruling = 3": "ruling: not a list",
    "x = " + "[" * 5000: "0.toml",
    "x = " + "9" * 5000: "0.toml",
}


@pytest.mark.parametrize("text", FAULTY, ids=[fault[:30] for fault in FAULTY.values()])
def test_a_faulty_one_is_told_and_left_out(tmp_path: Path, small: Path, text: str) -> None:
    """The shelf and the sound ones are there all the same."""
    sound = HOUSE.replace("house-own-panic", "house-sound")
    house = tmp_path / "house"
    house.mkdir()
    library = beside(house, text, sound, on=small)
    assert any(FAULTY[text] in fault for fault in library.faults)
    assert [each.id for each in library.rulings if each.is_house][-1] == "house-sound"
    assert len(library.rulings) == len(Library.load(small).rulings) + 1


def test_an_id_of_the_shelf_cannot_be_taken(tmp_path: Path) -> None:
    """What the shelf says stays what it says."""
    theirs = the_shelf().rulings[0]
    library = beside(tmp_path, HOUSE.replace("house-own-panic", theirs.id))
    assert library.ruling(theirs.id).answer == theirs.answer
    assert library.faults == (f"0.toml: ruling {theirs.id}: id: used 2 times",)


def test_what_is_only_for_house_rulings_is_refused_on_the_shelf(tmp_path: Path) -> None:
    """No printed rule has an author at the table."""
    (tmp_path / "sources.toml").write_bytes((SHELF / "sources.toml").read_bytes())
    printed = HOUSE.replace('"house"', '"printed"') + 'author = "Anna"\nclauses = []\nsource = ""\nsection = ""\n'
    (tmp_path / "one.toml").write_text(printed, encoding="utf-8")
    with pytest.raises(BadData, match="author: only a ruling of standing house"):
        Library.load(tmp_path)


def test_what_is_hidden_is_no_file_of_rulings(tmp_path: Path) -> None:
    """What is being written stands in hidden files and folders until it is whole."""
    (tmp_path / ".new").mkdir()
    (tmp_path / ".new" / "x.toml").write_text("torn", encoding="utf-8")
    assert beside(tmp_path).faults == ()
