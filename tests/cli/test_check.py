"""`check`: whole games judged, with an exit code that says how they were."""

import json
from pathlib import Path

import pytest

from tests.cli.command import referee

HEAD = """bang 1
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Bruno" outlaw jourdonnais
seat 3 "Carla" outlaw el_gringo
seat 4 "Dario" renegade ?
---
1 turn
1 draw 2
"""
CLEAN = HEAD + "1 beer\n"
ILLEGAL = HEAD + "1 bang 2\n2 no\n2 lose\n1 bang 2  # once too often\n"
UNCLEAR = HEAD.replace("bart_cassidy", "?") + "1 bang 2\n2 missed\n1 bang 2  # unless Anna is Willy the Kid\n"


@pytest.fixture
def games(tmp_path: Path) -> dict[str, Path]:
    """A file for each way a game can be, by its name."""
    texts = {"clean": CLEAN, "illegal": ILLEGAL, "unclear": UNCLEAR, "broken": HEAD + "1 fly\n"}
    for name, text in texts.items():
        (tmp_path / f"{name}.game").write_text(text)
    (tmp_path / "binary.game").write_bytes(b"\x00\xff\xfe" * 100)
    return {path.stem: path for path in tmp_path.iterdir()}


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["clean"], 0),
        (["illegal"], 1),
        (["unclear"], 3),
        (["broken"], 2),
        (["binary"], 2),
        (["clean", "unclear"], 3),
        (["unclear", "illegal"], 1),
        (["illegal", "broken", "clean"], 2),
    ],
)
def test_the_exit_code_is_the_gravest(games: dict[str, Path], names: list[str], code: int) -> None:
    """Unreadable before illegal before unclear before clean; plays without effect are clean."""
    assert referee("check", *(games[name] for name in names)).code == code


def test_a_finding_is_a_line(games: dict[str, Path]) -> None:
    """`FILE:LINE: verdict: clauses: sentence`, and nothing but findings on stdout."""
    ran = referee("check", games["illegal"])
    said = "Anna has already played 1 Bang! this turn; the limit is 1."
    (line,) = ran.out.splitlines()
    assert line.startswith(f"{games['illegal']}:12: Irregular: NLB-013,")
    assert line.endswith(f": {said}")
    assert ran.err == "1 finding in 1 file · 1 Irregular · 7 entries judged\n"


def test_a_play_without_effect_is_a_finding_and_clean(games: dict[str, Path]) -> None:
    """A Beer at full life is told and harms nobody."""
    (line,) = referee("check", games["clean"]).out.splitlines()
    assert ".game:9: No effect: " in line


def test_a_file_that_cannot_be_read_does_not_stop_the_others(games: dict[str, Path]) -> None:
    """The others are checked all the same, and the summary says how many were not read."""
    ran = referee("check", games["broken"], games["binary"], "/nowhere.game", games["illegal"].parent, games["illegal"])
    assert len(ran.out.splitlines()) == 1
    errors = ran.err.splitlines()
    assert errors[0].startswith(f"{games['broken']}, line 9: “fly” has no meaning here")
    assert "not text in UTF-8" in errors[1]
    assert errors[2].startswith("/nowhere.game: The file cannot be read")
    assert "This is a folder" in errors[3]
    assert errors[4].endswith("4 files could not be read")


def test_json_lines_are_checked_like_game_files(games: dict[str, Path], store: str, tmp_path: Path) -> None:
    """The same game in both forms has the same findings, each at the line of its own file."""
    referee(store, "import", games["illegal"])
    other = tmp_path / "same.jsonl"
    referee(store, "export", "--format", "jsonl", "-o", other)
    first, second = (json.loads(line) for line in referee("check", "--json", games["illegal"], other).out.splitlines())
    assert first["findings"][0]["flag"] == second["findings"][0]["flag"]
    assert (first["findings"][0]["line"], second["findings"][0]["line"]) == (12, 8)


def test_standard_input_is_a_file_too(games: dict[str, Path]) -> None:
    """`-` reads a game from a pipe."""
    assert referee("check", "-", stdin=ILLEGAL).out.startswith("-:12: Irregular: ")


def test_a_finding_is_told_in_the_language(games: dict[str, Path]) -> None:
    """Place and clauses are the same in every language, the words are not."""
    dutch = referee("check", games["illegal"], lang="nl").out
    assert ".game:12: Onregelmatig: NLB-013," in dutch


def test_a_mended_word_is_told(tmp_path: Path) -> None:
    """What was read otherwise than it was written is told on stderr with its line."""
    file = tmp_path / "typo.game"
    file.write_text(HEAD + "1 mustnag\n")
    ran = referee("check", file)
    assert (ran.code, ran.out) == (0, "")
    assert f"{file}:9: “mustnag” was read as Mustang" in ran.err


def test_what_the_referee_let_stand_says_so(tmp_path: Path) -> None:
    """A finding that stands is followed by the referee's reason; one whose `stand` was taken back is not."""
    stood, back = tmp_path / "stood.game", tmp_path / "back.game"
    stood.write_text(ILLEGAL + "stand 6 we had agreed\n")
    back.write_text(ILLEGAL + "stand 6 we had agreed\nretract 7\n")
    assert referee("check", stood).out.splitlines()[1] == f"{stood}:12: Entry 6 stands: we had agreed"
    told = [referee("--json", "check", each).json for each in (stood, back)]
    assert [each["findings"][0]["stood"] for each in told] == ["we had agreed", None]
    assert len(referee("check", back).out.splitlines()) == 1


def test_a_line_separator_inside_a_remark_is_no_new_line(five: str, tmp_path: Path) -> None:
    """JSON Lines are cut at line feeds only, whatever a remark holds."""
    referee(five, "log", "note one\u2028two\x85three")
    file = tmp_path / "evening.jsonl"
    file.write_text(referee(five, "export", "--format", "jsonl").out, encoding="utf-8")
    assert referee(five, "check", str(file)).code == 0


def test_a_correction_of_nothing_is_refused_in_json_too(five: str, tmp_path: Path) -> None:
    """What a correction speaks of must be in the log."""
    file = tmp_path / "evening.jsonl"
    file.write_text(referee(five, "export", "--format", "jsonl").out, encoding="utf-8")
    with file.open("a", encoding="utf-8") as out:
        out.write('{"number":1,"entry":{"type":"inserted","entry":77}}\n')
    assert referee(five, "check", str(file)).code == 2


def test_an_opening_that_cannot_be_is_doubted_once(tmp_path: Path) -> None:
    """In the first line, with the name of the player; nothing is said again of what is played from it."""
    file = tmp_path / "nine.game"
    file.write_text(CLEAN.replace("jourdonnais", "jourdonnais hand 9").replace("1 beer", "1 bang 2\n2 missed"))
    done = referee("check", file)
    assert [line for line in done.out.splitlines() if "nine.game" in line] == [
        f"{file}:1: Doubt about the log: CRD-002: Before any turn Bruno is said to hold 9 cards, but only 4 are dealt."
    ]


def test_what_no_store_takes_is_told_with_its_line(tmp_path: Path) -> None:
    """A NUL in a name or a remark is refused by `check` as by `import`, both at the same line."""
    file = tmp_path / "nul.game"
    for text, line in ((CLEAN.replace('"Bruno"', '"Bruno\\u0000"'), 3), (CLEAN + 'note "a\\u0000b"\n', 10)):
        file.write_text(text, encoding="utf-8")
        told = [referee(*words, file) for words in (("check",), (f"--store={tmp_path / 's.sqlite'}", "import"))]
        assert [(ran.code, f"line {line}:" in ran.err) for ran in told] == [(2, True)] * 2
