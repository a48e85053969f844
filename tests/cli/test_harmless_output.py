"""Nothing that comes from a file, a name, a title or a path acts on the terminal that shows it."""

import re
from pathlib import Path

import pytest

from referee.signs import escaped, in_lines, on_one_line, without
from tests.cli.command import CHECKOUT, referee

ACTS = "\x1b]0;owned\x07\x9b2J\u202e\u2066\x7f"
ACTING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
GAME = 'bang 1\ntitle "{}"\nseat 1 "A{}" sheriff willy\nseat 2 "B" outlaw suzy\n---\n1 turn\nnote "{}"\nnote x\n'
QUOTED = ACTS.encode("unicode_escape").decode().replace("\\x", "\\u00")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game with such signs in its title, a name and a remark, in a file that is called so too."""
    path = tmp_path / f"x{ACTS.replace('/', '')}.game"
    path.write_text(GAME.format(QUOTED, QUOTED, QUOTED), encoding="utf-8")
    return path


VERBS = [
    ("import", "GAME"), ("check", "GAME"), ("judge", "GAME", "2 bang 1"), ("new", "--position", "GAME"), ("tables",),
    ("show",), ("history",), ("export",), ("export", "-o", "OUT"), ("sheet", "1"), ("aid",), ("show", "--position"),
    ("log", f"A{ACTS} bang 2"), ("log", f"{ACTS}"), ("tournament", "verify", "GAME"), ("ask", f"bang {ACTS}"),
    ("tournament", "import", "GAME"), (f"{ACTS}",), ("--store", "OUT/x", "show"), ("precedent", "import", "GAME"),
]  # fmt: skip


@pytest.mark.parametrize("json", [(), ("--json",)])
@pytest.mark.parametrize("words", VERBS, ids=" ".join)
def test_no_verb_prints_a_sign_that_acts(
    words: tuple[str, ...], json: tuple[str, ...], game: Path, tmp_path: Path
) -> None:
    """Whether it answers or refuses, in text or as JSON."""
    store = f"--store={tmp_path / 's.sqlite'}"
    assert referee(store, "import", game).code == 0
    named = {"GAME": str(game), "OUT": str(game.with_name(f"out{ACTS}"))}
    ran = referee(store, *json, *(named.get(word, word.replace("OUT", named["OUT"])) for word in words))
    assert not ACTING.search(ran.out.replace("\r\n", "\n")), ran.out
    assert not ACTING.search(ran.err), ran.err


def test_what_is_exported_stays_the_same(game: Path, tmp_path: Path) -> None:
    """The signs are written by their numbers, so that the game that is read back is the one that was written."""
    store = f"--store={tmp_path / 's.sqlite'}"
    referee(store, "import", game)
    for form in ("game", "jsonl"):
        text = referee(store, "export", "--format", form).out
        assert referee(store, "import", "-", stdin=text).code == 0
        assert referee(store, "export", "--format", form).out == text


def test_all_output_goes_through_one_function() -> None:
    """Nobody else in the room prints; to flush is not to print."""
    prints = re.compile(r"click\.echo\((?!nl=False\))|\bprint\(|std(out|err)\.write")
    files = (CHECKOUT / "referee" / "cli").rglob("*.py")
    assert [file.name for file in files if prints.search(file.read_text("utf-8"))] == ["output.py"]


def test_signs_that_act() -> None:
    """On one line a space stands for each; in lines their ends stay; in JSON they are numbers; or they are left out."""
    assert on_one_line("a\x1b[2Jb\r\n\u202ec") == "a [2Jb   c"
    assert in_lines("a\x9b\tb\r\nc\rd\n") == "a \tb\r\nc d\n"
    assert escaped('"\x85\u202e\x7f"') == '"\\u0085\\u202e\\u007f"'
    assert without("a\x1b\u2067b") == "ab"
