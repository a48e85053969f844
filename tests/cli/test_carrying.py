"""`export` and `import`: a game goes out of a store and into another without loss."""

from pathlib import Path

import pytest

from tests.cli.command import referee


@pytest.fixture
def played(five: str) -> str:
    """A table on which something was logged, illegal and taken back."""
    referee(five, "log", "", "1 bang 2", "2 missed/4h", "1 bang 2", "retract", "1 mustang/8h", 'note [bold] # "x"')
    return five


@pytest.mark.parametrize("form", ["game", "jsonl"])
def test_export_then_import_is_the_identity(played: str, form: str, tmp_path: Path) -> None:
    """A game that went out in either form and in again is the same log, at the same table."""
    text = referee(played, "export", "--format", form).out
    other = f"--store={tmp_path / 'other.sqlite'}"
    assert referee(other, "import", "-", "--title", "five", stdin=text).code == 0
    assert referee(other, "export").out == referee(played, "export").out
    assert referee(other, "show", "--position").out == referee(played, "show", "--position").out


def test_export_into_a_file(played: str, tmp_path: Path) -> None:
    """`-o` writes the file whole and says so on stderr; nothing else is left in the folder."""
    file = tmp_path / "out" / "evening.game"
    file.parent.mkdir()
    ran = referee(played, "export", "-o", file)
    assert (ran.code, ran.out, ran.err) == (0, "", f"Exported to {file}\n")
    assert file.read_text() == referee(played, "export").out
    assert list(file.parent.iterdir()) == [file]


def test_export_where_nothing_can_be_written(played: str, tmp_path: Path) -> None:
    """A folder that is not there is told with the file."""
    ran = referee(played, "export", "-o", tmp_path / "nowhere" / "x.game")
    assert ran.code == 2
    assert "nowhere/x.game: The file cannot be written" in ran.err


def test_a_position_is_a_form_too(played: str) -> None:
    """`--format position` is what `show --position` prints."""
    assert referee(played, "export", "--format", "position").out == referee(played, "show", "--position").out


def test_any_moment_of_a_table_is_a_position(played: str) -> None:
    """`show --position --at N` is the table as entry N found it: before the first entry, the deal itself."""
    deal = referee(played, "show", "--position", "--at", "1")
    assert deal.code == 0
    assert "turn 0 over" in deal.out
    assert deal.out != referee(played, "show", "--position").out
    assert referee(played, "show", "--at", "9999").code == 2


def test_json_exports_json_lines(played: str) -> None:
    """With `--json` and no format the game is written as JSON Lines."""
    assert referee(played, "export", "--json").out == referee(played, "export", "--format", "jsonl").out


def test_import_names_the_table(played: str) -> None:
    """`--title` names it, and the answer says under which id it is."""
    text = referee(played, "export").out
    made = referee(played, "import", "-", "--title", "copy", "--json", stdin=text).json
    assert (made["title"], made["entries"]) == ("copy", 9)
    assert referee(played, "show", "--table", made["id"]).code == 0


def test_a_file_that_is_no_game_is_told_with_its_line(played: str, tmp_path: Path) -> None:
    """File, line, and what to do; nothing is made of it."""
    file = tmp_path / "bad.game"
    file.write_text('bang 1\nseat 1 "A" sheriff\n---\n1 turn\n1 fly\n')
    ran = referee(played, "import", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{file}, line 5: “fly” has no meaning here")
    assert len(referee(played, "tables", "--json").json) == 1


def test_a_damaged_store_gives_what_can_be_read(played: str, tmp_path: Path) -> None:
    """A store whose header is gone is refused with the way out, and `--salvage` exports a game that imports."""
    before = referee(played, "export", "--format", "jsonl").out
    store = Path(played.removeprefix("--store="))
    store.write_bytes(b"\xff" * 100 + store.read_bytes()[100:])
    refused = referee(played, "show")
    assert refused.code == 2
    assert "referee store mend" in refused.err
    saved = referee(played, "export", "--salvage")
    assert (saved.code, saved.out) == (0, before)
    assert referee(f"--store={tmp_path / 'new.sqlite'}", "import", "-", stdin=saved.out).code == 0
