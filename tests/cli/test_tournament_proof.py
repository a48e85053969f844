"""`tournament simulate`, `verify`, `export` and `schema`, as a person calls them."""

import csv
import json
import re
from io import StringIO
from pathlib import Path

import pytest

from referee.championship import verifying
from referee.championship.rules.entries import Logged
from referee.championship.simulating import tournament as simulating
from referee.languages import LANGUAGES
from referee.speech.words import Words
from tests.cli.command import referee

SECOND = Path(verifying.__file__).parent


@pytest.fixture
def document(tmp_path: Path) -> Path:
    """A simulated document."""
    made = referee("tournament", "simulate", "--players", 12, "--seed", 5, "--out", tmp_path, "--json")
    (file,) = made.json["files"]
    return Path(file)


def test_so_many_files_are_written(tmp_path: Path) -> None:
    """Each by its own seed, and the same ones when asked again."""
    ran = referee("tournament", "simulate", "--players", 10, "--seed", 7, "--games", 3, "--out", tmp_path / "new")
    files = [Path(line) for line in ran.out.splitlines()]
    assert [file.name for file in files] == [f"simulated-10-{seed}.json" for seed in (7, 8, 9)]
    texts = [file.read_text() for file in files]
    assert len(set(texts)) == 3
    again = referee("tournament", "simulate", "--players", 10, "--seed", 8)
    assert again.out == texts[1]


def test_an_interruption_leaves_whole_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the middle of the second tournament: the first is there and can be proved, and nothing else is."""
    play = simulating.simulated

    def interrupted(players: int, seed: int) -> list[Logged]:
        if seed == 8:
            raise KeyboardInterrupt
        return play(players, seed)

    monkeypatch.setattr(simulating, "simulated", interrupted)
    ran = referee("tournament", "simulate", "--players", 10, "--seed", 7, "--games", 3, "--out", tmp_path)
    assert ran.code == 130
    assert [file.name for file in tmp_path.iterdir()] == ["simulated-10-7.json"]
    assert referee("tournament", "verify", tmp_path / "simulated-10-7.json").code == 0


@pytest.mark.parametrize(
    "words", [("--players", 9, "--seed", 1), ("--players", 10), ("--players", 10, "--seed", 1, "--games", 2)]
)
def test_what_cannot_be_played_is_refused(words: tuple[object, ...]) -> None:
    """ITC-013: fewer than ten are no tournament; a seed has to be named, and a folder for several."""
    assert referee("tournament", "simulate", *words).code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_document_is_proved(document: Path, lang: str) -> None:
    """Nothing differs: the exit code is 0, and so it is said in every language."""
    ran = referee("tournament", "verify", document, lang=lang)
    entries = len(json.loads(document.read_text())["entries"])
    assert ran.code == 0
    assert f"{document}: {Words.of(lang).say('proof-clean', entries=entries)}" in ran.out


def test_every_difference_is_told_with_its_place(document: Path) -> None:
    """Exit code 1, and a line for each difference."""
    told = json.loads(document.read_text())
    told["results"]["standings"][0]["gain"] += 100
    player = told["results"]["standings"][0]["player"]
    document.write_text(json.dumps(told))
    ran = referee("tournament", "verify", document)
    assert ran.code == 1
    (line,) = ran.out.splitlines()
    gain = told["results"]["standings"][0]["gain"]
    assert line == (
        f"{document}: results.standings[player {player}].gain: Something else comes out. "
        f"(told: {gain}; worked out: {gain - 100})"
    )
    assert "one difference in one document" in ran.err


def test_differences_as_json(document: Path) -> None:
    """An object a file, with what is told and what was worked out."""
    told = json.loads(document.read_text())
    told["results"]["name"] = "Another cup"
    document.write_text(json.dumps(told))
    ran = referee("tournament", "verify", document, "--json")
    assert ran.json["differences"] == [
        {
            "where": "results.name", "key": "other_result", "clauses": [], "told": "Another cup",
            "found": "Simulated cup 12/5", "entry": -1, "sentence": "Something else comes out.",
        }
    ]  # fmt: skip


def test_one_bad_file_does_not_hide_the_others(document: Path, tmp_path: Path) -> None:
    """Exit code 2, and the rest is proved all the same."""
    (tmp_path / "no.json").write_text('{"bang_tournament":1,\n"entries":[,')
    ran = referee("tournament", "verify", tmp_path / "no.json", tmp_path / "none.json", document)
    assert ran.code == 2
    assert f"{tmp_path / 'no.json'}, line 2:" in ran.err and "no difference" in ran.out


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "[" * 100_000, '{"bang_tournament":2,"entries":[]}', "1e999", '"\\ud800"']
)
def test_whatever_a_file_holds_is_answered(tmp_path: Path, text: str) -> None:
    """No file makes the program fail."""
    (tmp_path / "x.json").write_text(text)
    assert referee("tournament", "verify", tmp_path / "x.json").code == 2


def test_a_tournament_of_the_store_is_exported_and_proved(document: Path, tmp_path: Path) -> None:
    """In, out again, the same entries; and its sheets."""
    store = ("--store", tmp_path / "event.sqlite")
    assert referee("tournament", "import", document, *store).code == 0
    out = tmp_path / "out.json"
    assert referee("tournament", "export", "--output", out, *store).code == 0
    entries, again = (json.loads(each.read_text()) for each in (document, out))
    assert [item["entry"] for item in again["entries"]] == [item["entry"] for item in entries["entries"]]
    assert again["results"] == entries["results"]
    assert referee("tournament", "verify", out).code == 0
    other = referee("tournament", "simulate", "--players", 12, "--seed", 6)
    assert referee("tournament", "import", "-", *store, stdin=other.out).code == 0
    for sheet in ("standings", "games"):
        rows = list(csv.DictReader(StringIO(referee("tournament", "export", "--csv", sheet, *store).out)))
        assert rows and all(row["name"] for row in rows)


def test_the_schema_is_that_of_the_document() -> None:
    """It says of what version, and names what entries there are."""
    schema = referee("tournament", "schema").json
    assert schema["$schema"].startswith("https://json-schema.org/")
    assert {"Document", "Item", "Results", "Opened", "GamePlayed"} <= schema["$defs"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_words(lang: str) -> None:
    """Whatever the second reading can find is said in every language, and nothing else is written."""
    source = "".join(path.read_text() for path in sorted(SECOND.glob("*.py")))
    keys = set(re.findall(r'against\(\s*"([a-z_]+)"', source)) | set(re.findall(r'Fault\(.+?, "([a-z_]+)"', source))
    keys |= {"entry_unknown", "not_a_fact", "taken_back_already", "round_open_already", "round_not_over"}
    keys |= {"decided_already", "nothing_to_decide"}
    page = (Path(__file__).parents[2] / "i18n" / lang / "tournament_proof.ftl").read_text()
    assert set(re.findall(r"^fault-([a-z_]+) =", page, re.M)) == keys
