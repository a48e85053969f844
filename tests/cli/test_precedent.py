"""`precedent` on the command line: recorded, revised, read, given out, taken in, and followed at a table."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest

from referee.cli.codes import Exit
from referee.cli.group import Verbs
from referee.cli.help import key_of
from referee.cli.rulings.precedent import precedent
from referee.cli.settings import Settings
from referee.languages import LANGUAGES
from referee.library.precedents.collection import Refused
from referee.library.proofreading import _FAULTS
from referee.speech.words import Words
from tests.cli.command import CHECKOUT, Ran, referee
from tests.cli.test_terminal import at_terminal

PAGE = (CHECKOUT / "docs" / "commands.md").read_text()
assert isinstance(precedent, Verbs)
CONTEXT = click.Context(precedent, obj=Settings())
COMMANDS = {
    name: command for name in precedent.list_commands(CONTEXT) if (command := precedent.get_command(CONTEXT, name))
}
PARAMS = [(command, param) for command in COMMANDS.values() for param in command.get_params(CONTEXT)]


@pytest.fixture
def own_card(five: str) -> str:
    """A table at which Anna aimed Cat Balou at a card of her own: entry 4."""
    assert referee(five, "log", ".", "mustang", "cat anna mustang").code == Exit.CLEAN
    return five


def recorded(store: str, *words: str, lang: str = "en") -> str:
    """The id of a decision on entry 4 that binds."""
    said = ("--answer", "Yes, of course.", "--author", "Anna", *words)
    ran = referee(store, "precedent", "add", "--entry", "4", "--allow", *said, lang=lang)
    assert ran.code == 0, ran.err
    return ran.out.strip()


def folder(store: str) -> Path:
    """Where the precedents of a store stand."""
    return Path(store.removeprefix("--store=")).parent / "precedents"


def test_a_decision_begins_from_a_flagged_entry(own_card: str) -> None:
    """The question is what the judge said, without anybody's name; key, clauses and card come along."""
    id_ = recorded(own_card)
    said = referee(own_card, "precedent", "show", id_, "--json").json
    assert said["standing"] == "house" and said["binds"]["key"] == "own_cards" and "ITC-238" in said["clauses"]
    assert "cards of their own" in said["question"]["en"][0] and "Anna" not in said["question"]["en"][0]
    assert (said["cards"], said["tournament"], said["author"]) == (["cat_balou"], "five", "Anna")
    assert [path.name for path in folder(own_card).iterdir()] == [f"{id_}.toml"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_precedent_that_binds_is_followed_and_named(own_card: str, lang: str) -> None:
    """The verdict after it is clean, and its sentence names precedent and answer."""
    id_ = recorded(own_card, lang=lang)
    assert referee(own_card, "precedent", "bind", id_, lang=lang).code == 0
    ran = referee(own_card, "log", "cat anna mustang", "--json", lang=lang)
    flag = json.loads(ran.out)["flags"][0]
    (reason,) = [each for each in flag["reasons"] if each["key"] == "own_cards"]
    assert f" {id_}: Yes, of course." in reason["sentence"]
    position = referee(own_card, "show", "--position").out
    assert f"house follow {id_} allow own_cards Yes, of course." in position


def test_a_revision_keeps_the_old_and_only_the_new_one_binds(own_card: str) -> None:
    """The list tells what holds; with --all the rest too."""
    old = recorded(own_card)
    ran = referee(own_card, "precedent", "revise", old, "--answer", "No.", "--forbid")
    new = ran.out.strip()
    assert ran.code == 0 and new == f"{old}-2"
    refused = referee(own_card, "precedent", "bind", old)
    assert refused.code == Exit.UNUSABLE and new in refused.err
    assert [json.loads(line)["id"] for line in referee(own_card, "precedent", "list", "--json").out.splitlines()] == [
        new
    ]
    assert old in referee(own_card, "precedent", "list", "--all").out
    assert new in referee(own_card, "precedent", "show", old).out
    assert referee(own_card, "precedent", "bind", new).code == 0
    now = json.loads(referee(own_card, "log", "cat anna mustang", "--json").out)["flags"][0]
    assert now["verdict"] == "illegal"


def test_a_revision_names_the_tables_that_follow_the_old_one(own_card: str) -> None:
    """Those that are not over; what binds them is not changed behind the back of their referee."""
    old = recorded(own_card)
    assert referee(own_card, "precedent", "revise", recorded(own_card), "--answer", "No.").err.count("five") == 0
    assert referee(own_card, "precedent", "bind", old).code == 0
    ran = referee(own_card, "precedent", "revise", old, "--answer", "No.", "--forbid")
    assert "five" in ran.err and ran.out.strip() in ran.err.rpartition("five")[2]
    assert f"house follow {old} allow" in referee(own_card, "show", "--position").out


def test_a_precedent_is_read_like_any_ruling(own_card: str) -> None:
    """`ruling` tells who decided it and where, and no source where there is none."""
    ran = referee(own_card, "ruling", recorded(own_card))
    assert ran.code == 0 and "Source" not in ran.out
    assert all(said in ran.out for said in ("Yes, of course.", "ITC-238", "five", "Anna"))


def test_a_precedent_may_bind_the_whole_event(own_card: str) -> None:
    """Every table that is not over, each once."""
    id_ = recorded(own_card)
    assert referee(own_card, "new", "Anna", "Bruno", "Carla", "Dario", "--title", "two").code == 0
    assert referee(own_card, "new", "Anna", "Bruno", "Carla", "Dario", "--title", "over").code == 0
    assert referee(own_card, "log", "won law").code != Exit.UNUSABLE
    for expected in (2, 0):
        ran = referee(own_card, "precedent", "bind", id_, "--all", "--json")
        assert (ran.code, len(ran.out.splitlines())) == (0, expected)
    for table, bound in (("five", 1), ("two", 1), ("over", 0)):
        position = referee(own_card, "--table", table, "show", "--position").out
        assert position.count(f"house follow {id_} allow own_cards") == bound


def test_a_precedent_that_binds_no_table_is_no_success(own_card: str) -> None:
    """One of another set of rules binds no table of the event; that is told of each, and by the exit code."""
    id_ = recorded(own_card, "--ruleset", "rebel")
    ran = referee(own_card, "precedent", "bind", id_, "--all")
    assert ran.code == Exit.UNUSABLE and "five" in ran.err and "rebel" in ran.err


def test_what_goes_out_comes_in_elsewhere(own_card: str, tmp_path: Path) -> None:
    """A second time it clashes, with its line, and nothing comes in; unless that is meant."""
    id_ = recorded(own_card)
    file = tmp_path / "cup.toml"
    assert referee(own_card, "precedent", "export", id_, "-o", file).code == 0
    there = tmp_path / "there"
    taken = referee("precedent", "import", file, "--precedents", there)
    assert (taken.code, taken.out) == (0, f"{id_}\n")
    again = referee("precedent", "import", file, "--precedents", there)
    assert again.code == Exit.UNUSABLE and f"{file}, line 2" in again.err and again.out == ""
    assert referee("precedent", "import", file, "--precedents", there, "--skip-same").code == 0
    assert referee("precedent", "export", "--precedents", there).out == file.read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_file_is_told_with_its_line(own_card: str, tmp_path: Path, lang: str) -> None:
    """In the language of the run; as JSON too."""
    file = tmp_path / "bad.toml"
    file.write_text('[[ruling]]\nid = "[b]X"\nstanding = "house"\nquestion.en = ["?"]\nanswer.en = 3\nwhat = 1\n')
    words = Words.of(lang)
    words.errors.clear()
    ran = referee(own_card, "precedent", "import", file, lang=lang)
    assert ran.code == Exit.UNUSABLE and not folder(own_card).exists()
    assert len(ran.err.splitlines()) == 3 and str(file) in ran.err and words.errors == []
    told = [
        json.loads(line)["error"] for line in referee(own_card, "precedent", "import", file, "--json").err.splitlines()
    ]
    assert [each.get("line") for each in told] == [5, 6, None]


@pytest.mark.parametrize(
    "words",
    [
        ("add",),
        ("add", "--question", "???", "--answer", "Yes."),
        ("add", "--question", "May I?", "--answer", "-"),
        ("add", "--question", "May I?", "--answer", "Yes.", "--ruleset", "rebel"),
        ("add", "--question", "May I?"),
        ("add", "--question", "?", "--answer", "x", "--date", "yesterday"),
        ("add", "--question", "?", "--answer", "x", "--allow"),
        ("add", "--question", "?", "--answer", "x", "--allow", "a", "--forbid", "b"),
        ("add", "--question", "?", "--answer", "x", "--allow", "nobody_objects"),
        ("add", "--question", "?", "--answer", "x", "--id", "../x"),
        ("add", "--question", "?", "--answer", "x", "--clause", "XX"),
        ("add", "--entry", "1", "--answer", "x"),
        ("add", "--entry", "999", "--answer", "x"),
        ("revise", "nothing"),
        ("show", "nothing"),
        ("bind", "nothing"),
        ("export", "nothing"),
        ("import", "/nowhere/x.toml"),
        ("nothing",),
        (),
    ],
    ids=str,
)
def test_misuse_is_told_and_writes_nothing(own_card: str, words: tuple[str, ...]) -> None:
    """What is wrong and what to do, in every language; no key shows through."""
    for lang in LANGUAGES:
        ran = referee(own_card, "precedent", *words, lang=lang)
        assert ran.code == Exit.UNUSABLE and ran.out == "", lang
        assert len(ran.err) > 20 and "error-" not in ran.err and "fault_" not in ran.err, lang
        assert not folder(own_card).exists(), lang


def test_what_binds_nothing_or_another_game_is_told(own_card: str) -> None:
    """A precedent says what it decides, and where."""
    plain = referee(own_card, "precedent", "add", "--question", "May I?", "--answer", "Yes.").out.strip()
    assert "--allow" in referee(own_card, "precedent", "bind", plain).err
    words = ("--question", "Who?", "--answer", "He.", "--allow", "by_another_hand", "--ruleset", "rebel")
    other = referee(own_card, "precedent", "add", *words).out.strip()
    assert "rebel" in referee(own_card, "precedent", "bind", other).err


def test_a_broken_file_is_told_and_leaves_the_others(own_card: str) -> None:
    """The list says which, and the exit code says that there is one."""
    id_ = recorded(own_card)
    (folder(own_card) / "torn.toml").write_text("[[ruling]")
    ran = referee(own_card, "precedent", "list")
    assert ran.code == Exit.UNUSABLE and id_ in ran.out and "torn.toml" in ran.err


def test_a_file_where_the_folder_should_be_is_told(own_card: str) -> None:
    """What, where and why, and no traceback."""
    folder(own_card).write_text("mine")
    ran: Ran = referee(own_card, "precedent", "add", "--question", "May I?", "--answer", "Yes.")
    assert ran.code == Exit.UNUSABLE and "precedents" in ran.err and folder(own_card).read_text() == "mine"


def test_at_a_terminal_it_asks_for_what_was_not_said(own_card: str) -> None:
    """Enter keeps what is filled in; what an option said is not asked; the end of the input records nothing."""
    words = [own_card, "--lang", "it", "precedent", "add", "--entry", "4", "--author", "Anna"]
    code, seen = at_terminal(words, "\nSì, certo.\nPerché sì.\n\nforbid\n")
    assert code == 0 and "Quale domanda" in seen and "Deciso da chi" not in seen
    (said,) = [json.loads(line) for line in referee(own_card, "precedent", "list", "--json").out.splitlines()]
    assert said["answer"] == {"it": "Sì, certo."} and said["reason"] == {"it": "Perché sì."}
    assert (said["author"], said["tournament"]) == ("Anna", "five")
    assert said["binds"] == {"key": "own_cards", "allowed": False, "ruleset": ""}
    assert at_terminal(words, "\n")[0] == Exit.STOPPED
    code, _ = at_terminal([own_card, "precedent", "revise", said["id"]], "\nNo.\n\n\n\n")
    assert code == 0 and len(list(folder(own_card).iterdir())) == 2


# Documented, and told in every language


@pytest.mark.parametrize("name", COMMANDS)
def test_every_verb_is_documented(name: str) -> None:
    """The page has an entry for it."""
    assert f"**`precedent {name}" in PAGE


@pytest.mark.parametrize(("command", "param"), PARAMS, ids=lambda each: each.name)
def test_every_option_is_documented_and_has_help(command: click.Command, param: click.Parameter) -> None:
    """Every spelling on the page, and help in every language."""
    for spelling in param.opts if isinstance(param, click.Option) else ():
        assert f"`{spelling}" in PAGE, spelling
    for lang in LANGUAGES:
        assert Words.of(lang).find(key_of(command.name, "help" if "--help" in param.opts else param.name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_words(lang: str) -> None:
    """Each is told with the ruling and without, and says what to do."""
    words = Words.of(lang)
    words.errors.clear()
    for key in [f"fault_{key}" for key in _FAULTS if key not in ("no_table", "no_tables")]:
        args = {"field": "id", "detail": "x", "ruling": "y", "languages": "nl, it"}
        told = words.find(f"error-{key}", **args, ruling_is="given")
        assert told and told.startswith("y") and told.count(".") + told.count("…") >= 1, key
    assert words.find(f"error-{Refused(()).key}", count="1") and words.errors == []
