"""`rulings check` and `rulings agree`: what they print, and their exit codes."""

import json
from pathlib import Path

import click
import pytest

from referee import resources
from referee.cli.group import referee as verbs
from referee.cli.help import key_of
from referee.cli.rulings.upkeep import RulingFinding, RulingsAgreed, RulingsChecked, agree, check
from referee.cli.settings import Settings
from referee.languages import LANGUAGES
from referee.library.upkeep import check as look
from referee.speech.words import Words
from tests.cli.command import CHECKOUT, referee
from tests.library.rulings.small_shelf import change, put

PAGE = (CHECKOUT / "docs" / "commands.md").read_text(encoding="utf-8")
BEERS = "base/beer.toml"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shelf without a fault, in the folder below the one we are in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "shelf").mkdir()
    return put(Path("shelf"))


def test_a_sound_shelf_is_clean(shelf: Path) -> None:
    """Nothing on stdout, the counts on stderr."""
    ran = referee("rulings", "check", shelf)
    assert (ran.code, ran.out) == (0, "")
    assert ran.err == "3 rulings · nl 3, it 3, en 3, de 0 · 5 of 5 clauses ruled · faults: 0, warnings: 0, notes: 0\n"


def test_a_fault_is_a_line_with_its_place_and_what_to_do(shelf: Path) -> None:
    """`FILE:LINE: ruling ID: what is wrong, what to do`, in the language of the run."""
    change(shelf, BEERS, '["beer"]', '["birra"]')
    ran = referee("rulings", "check", shelf)
    said = "shelf/base/beer.toml:7: ruling beer-heals: There is no “birra” for cards in the glossary. "
    assert (ran.code, ran.out) == (1, said + "It may have to be “beer”.\n")
    assert referee("rulings", "check", shelf, "--lang", "nl").out.startswith(
        "shelf/base/beer.toml:7: uitspraak beer-heals: "
    )
    assert referee("rulings", "check", shelf, "--lang", "it").out.startswith(
        "shelf/base/beer.toml:7: decisione beer-heals: "
    )


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("base/jail.toml", '"Hoe lang zit je vast?"', '"Wat doet een birra?"', 3),
        (BEERS, '["life"]', '["lives"]', 1),
        (BEERS, '["life"]', '["life"', 2),
    ],
    ids=["warning", "fault", "torn"],
)
def test_the_exit_code_is_the_gravest(shelf: Path, file: str, old: str, new: str, code: int) -> None:
    """Notes are clean; a warning is for somebody to look at; a fault; a file that cannot be read."""
    change(shelf, file, old, new)
    assert referee("rulings", "check", shelf).code == code
    (shelf / "translated.toml").unlink()
    assert referee("rulings", "check", shelf).code == code


def test_a_note_is_clean(shelf: Path) -> None:
    """What need not be mended is told, and called a note."""
    (shelf / "translated.toml").unlink()
    ran = referee("rulings", "check", shelf)
    assert ran.code == 0 and ran.out.startswith("shelf/translated.toml:1: Note: ")


def test_what_is_gravest_is_told_last(shelf: Path) -> None:
    """Above the counts, where it is seen, and not among the notes of a language that has just begun."""
    change(shelf, BEERS, '["beer"]', '["birra"]')
    (shelf / "translated.toml").unlink()
    *notes, fault = referee("rulings", "check", shelf).out.splitlines()
    assert notes and all("Note: " in line for line in notes) and "“birra”" in fault


def test_the_check_in_json(shelf: Path) -> None:
    """One object with all findings."""
    change(shelf, BEERS, '["life"]', '["lives"]')
    ran = referee("rulings", "check", shelf, "--json")
    assert (ran.code, ran.err) == (1, "")
    told = json.loads(ran.out)
    (found,) = told.pop("findings")
    assert told.pop("answered") == {"nl": 3, "it": 3, "en": 3, "de": 0}
    assert told == {"folder": "shelf", "rulings": 3, "clauses": 5, "stated": 5}
    assert found.pop("sentence").startswith("There is no topic “lives”")
    place = {"file": "shelf/base/beer.toml", "line": 8, "about": "ruling", "id": "beer-heals"}
    assert found == {**place, "level": "fault", "kind": "unknown_topic"}


def test_without_a_folder_the_projects_shelf_is_checked(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`test_shelf.py` shows that it is sound, all of it; here another is looked at, which takes less time."""
    asked = list[Path]()
    monkeypatch.setattr("referee.cli.rulings.upkeep.look", lambda folder: asked.append(folder) or look(shelf))
    assert json.loads(referee("rulings", "check", "--json").out)["rulings"] == 3
    assert asked == [resources.rulings()]


def test_agreeing_mends_what_was_left_behind(shelf: Path) -> None:
    """The ids that are new in the record on stdout, where it is kept on stderr; once is enough."""
    change(shelf, BEERS, '"Een levenspunt."', '"Eén levenspunt."')
    ran = referee("rulings", "check", shelf)
    assert ran.code == 1
    assert "Changed: Dutch; not changed: Italian and English." in ran.out and "agree beer-heals." in ran.out
    ran = referee("rulings", "agree", "beer-heals", "--folder", shelf)
    told = ("beer-heals\n", "1 ruling newly recorded in shelf/translated.toml\n")
    assert (ran.code, ran.out, ran.err) == (0, *told)
    assert referee("rulings", "check", shelf).code == 0
    again = referee("rulings", "agree", "--all", "--folder", shelf, "--json")
    assert again.json == {"file": "shelf/translated.toml", "agreed": []}


@pytest.mark.parametrize("words", [(), ("--all", "beer-heals")], ids=["nothing", "both"])
def test_some_rulings_or_all_must_be_named(shelf: Path, words: tuple[str, ...]) -> None:
    """Nobody agrees to everything by leaving something out."""
    ran = referee("rulings", "agree", *words, "--folder", shelf)
    assert ran.code == 2 and "--all" in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("check", "nowhere"), "There is no folder “nowhere”"),
        (("agree", "beer", "--folder", "shelf"), "No single ruling is called “beer”"),
        (("chek",), "Did you mean check?"),
        ((), "See: referee rulings --help."),
    ],
)
def test_what_is_not_there_is_told(shelf: Path, words: tuple[str, ...], said: str) -> None:
    """Exit code 2 and a sentence."""
    ran = referee("rulings", *words)
    assert ran.code == 2 and said in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [check, agree], ids=["check", "agree"])
def test_help_is_told_in_the_language(lang: str, command: click.Command) -> None:
    """Of both verbs, each argument and each option."""
    said = Words.of(lang)
    name = (command.name or "").split("-")
    ran = referee(*name, "--help", "--lang", lang)
    text = " ".join(ran.out.split())
    assert ran.code == 0 and said.say(f"help-{command.name}") in text and "help-" not in text
    for param in command.get_params(click.Context(verbs, obj=Settings())):
        about = "help" if "--help" in param.opts else param.name
        assert said.find(key_of(command.name, about))
    assert said.say(f"help-{command.name}") in " ".join(referee("rulings", "--help", "--lang", lang).out.split())


@pytest.mark.parametrize("shape", [RulingsChecked, RulingFinding, RulingsAgreed], ids=lambda shape: shape.__name__)
def test_the_shapes_are_documented(shape: type) -> None:
    """Each field of each shape, in the row of the shape; and each option of both verbs."""
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {shape.__name__} |")]
    assert [field for field in shape.__struct_fields__ if f"`{field}`" not in row] == []
    options = [spelling for each in (*check.params, *agree.params) for spelling in each.opts if spelling[0] == "-"]
    assert [spelling for spelling in options if f"`{spelling}" not in PAGE] == []
