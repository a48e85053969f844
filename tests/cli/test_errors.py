"""Whatever a person can get wrong is told in a sentence: what, where, and what to do. Never a traceback."""

import sqlite3
from pathlib import Path

import pytest

from tests.cli.command import referee

LANGUAGES = ("nl", "it", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chek",), "check"),
        (("dance",), "referee --help"),
        (("show", "--colour"), "--colour"),
        (("judge", "-"), "referee judge --help"),
        (("history", "--last", "many"), "--last"),
        (("history", "--last"), "--last"),
        (("show", "--lang", "fr"), "--lang"),
        (("export", "--format", "pdf"), "jsonl"),
        (("schema", "more"), "referee schema --help"),
        (("retract", "x"), "“x”"),
        ((), "referee --help"),
    ],
)
def test_bad_usage_is_told_in_the_language(five: str, words: tuple[str, ...], said: str, lang: str) -> None:
    """A misuse is a sentence of the language with what to do, and exit code 2."""
    ran = referee(five, *words, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
    assert lang == "en" or ran.err != referee(five, *words).err


def test_two_seats_with_a_beginning_are_offered(store: str) -> None:
    """The choices are listed, nothing is guessed."""
    referee(store, "new", "Anna", "Annika", "Carla", "Dario")
    ran = referee(store, "log", "ann turn")
    assert (ran.code, ran.err) == (2, "“ann” can be Anna or Annika. Type more of the name, or the seat number.\n")


def test_a_role_on_no_side_cannot_have_won(store: str) -> None:
    """To name a winner who cannot win is a word not understood, never a crash."""
    seats = ("anna:sheriff", "bruno:rebel", "carla:outlaw", "dario:renegade")
    assert referee(store, "new", "--set", "rebel", *seats).code == 0
    ran = referee(store, "log", "won rebel")
    assert (ran.code, ran.out) == (2, "") and "rebel" in ran.err


def test_a_line_without_end_is_refused(five: str) -> None:
    """A huge line is refused without being tried."""
    ran = referee(five, "log", stdin="1 note " + "x" * 10_000_000)
    assert (ran.code, ran.out) == (2, "")
    assert "longer than" in ran.err


@pytest.mark.parametrize("verb", ["show", "log", "due", "retract", "history", "export"])
def test_without_a_table_it_says_how_to_make_one(store: str, verb: str) -> None:
    """And no store is left behind where there was none."""
    ran = referee(store, verb)
    assert (ran.code, ran.out, ran.err) == (2, "", "There is no table yet. Make one with: referee new.\n")
    assert not Path(store.removeprefix("--store=")).exists()


def test_a_table_that_is_not_there(five: str) -> None:
    """The name that was typed is in the message."""
    ran = referee(five, "show", "--table", "zz")
    assert (ran.code, ran.err) == (2, "There is no table “zz”. Look it up in the list of tables.\n")


def test_a_store_that_another_program_writes_is_not_touched(five: str) -> None:
    """A locked store gives a clear refusal, and the line is not logged."""
    other = sqlite3.connect(five.removeprefix("--store="))
    other.execute("begin immediate")
    ran = referee(five, "log", "1 turn")
    other.rollback()
    other.close()
    assert (ran.code, ran.out) == (2, "")
    assert "is being written by another program. Nothing was logged" in ran.err
    assert len(referee(five, "history", "--json").json) == 1


def test_a_store_of_a_newer_program_is_refused(five: str) -> None:
    """It says to use the newer program, and writes nothing."""
    place = Path(five.removeprefix("--store="))
    with sqlite3.connect(place) as other:
        other.execute("pragma user_version = 99")
    other.close()
    before = place.read_bytes()
    ran = referee(five, "log", "1 turn")
    assert ran.code == 2
    assert "newer version" in ran.err
    assert place.read_bytes() == before


@pytest.mark.parametrize("content", [b"This is no store. " * 100, b"\x00" * 5000])
def test_a_file_that_is_no_store_is_refused(tmp_path: Path, content: bytes) -> None:
    """And is left as it is."""
    place = tmp_path / "letter.txt"
    place.write_bytes(content)
    ran = referee("--store", place, "show")
    assert (ran.code, ran.out) == (2, "")
    assert "letter.txt" in ran.err
    assert place.read_bytes() == content


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    """A store that is a folder is told with its path."""
    ran = referee("--store", tmp_path, "new", "Anna", "Bruno", "Carla", "Dario")
    assert ran.code == 2
    assert str(tmp_path) in ran.err


@pytest.mark.parametrize("verb", ["import", "check"])
def test_files_that_cannot_be_read(store: str, verb: str, tmp_path: Path) -> None:
    """A folder, a file that is not there, a binary file: each is named with what is wrong."""
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    for name, said in (("", "This is a folder"), ("nothing", "cannot be read"), ("binary", "not text in UTF-8")):
        ran = referee(store, verb, tmp_path / name)
        assert ran.code == 2
        assert ran.err.startswith(f"{tmp_path / name}")
        assert said in ran.err


def test_a_game_of_a_newer_program_is_refused(store: str) -> None:
    """The version of the file is told."""
    ran = referee(store, "import", "-", stdin="bang 7\n---\n")
    assert (ran.code, ran.out) == (2, "")
    assert "“7”" in ran.err


def test_errors_can_be_read_by_a_program(five: str) -> None:
    """With `--json` an error is one object on stderr."""
    import json

    ran = referee(five, "log", "1 bang zed", "--json")
    assert json.loads(ran.err)["error"] == {
        "key": "unknown_seat",
        "sentence": "No player here is called “zed”. "
        "Type the number or the beginning of the name: 1 Anna, 2 Bruno, 3 Carla, 4 Dario or 5 Eva.",
    }


def test_bytes_that_are_no_text_are_refused(five: str) -> None:
    """A line in another encoding is told, not logged in pieces."""
    ran = referee(five, "log", stdin=b"1 turn\nnote caf\xe9\n")
    assert ran.code == 2
    assert "not text in UTF-8" in ran.err
    assert len(referee(five, "history", "--json").json) == 2
