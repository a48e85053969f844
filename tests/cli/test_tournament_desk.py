"""The tournament desk on the command line: what it logs, lists, refuses, and keeps to itself."""

from pathlib import Path

import click
import pytest

from referee.championship.office.document import document_of, written
from referee.cli.championship.verbs import tournament
from referee.cli.group import referee as verbs
from referee.cli.help import key_of
from referee.cli.settings import Settings
from referee.languages import LANGUAGES
from referee.speech.words import Words
from tests.championship.office.opening import LAW_WINS, NAMES, hired
from tests.championship.reports.made import finished
from tests.cli.command import referee

CONTEXT = click.Context(verbs, obj=Settings())
COMMANDS = {name: command for name in tournament._verbs if (command := tournament.get_command(CONTEXT, name))}
PARAMS = [(name, param) for name, command in COMMANDS.items() for param in command.get_params(CONTEXT)]


@pytest.fixture
def cup(store: str) -> str:
    """The option that names a store with a tournament of ten at two tables."""
    assert referee(store, "tournament", "new", "Cup").code == 0
    lines = (f"enrol {' '.join(NAMES)} eligible", "draw 1,2,3,4,5/6,7,8,9,10")
    assert referee(store, "tournament", "log", *lines).code == 0
    return store


@pytest.fixture
def played(cup: str) -> str:
    """The same with a game played at table 1."""
    assert referee(cup, "tournament", "log", "round 1", hired(1, 1, 2, 3, 4, 5), LAW_WINS).code == 0
    return cup


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_parameter_has_help_in_every_language(lang: str) -> None:
    """No help falls back on another language."""
    asked = [(name, "help" if "--help" in param.opts else param.name) for name, param in PARAMS]
    assert asked
    assert [each for each in asked if not Words.of(lang).find(key_of(f"tournament-{each[0]}", each[1]))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_help_in_every_language(lang: str) -> None:
    """The line that the list of verbs shows is there."""
    assert COMMANDS
    assert [name for name in COMMANDS if not Words.of(lang).find(f"help-tournament-{name}")] == []


def test_an_illegal_entry_is_logged_and_told(cup: str) -> None:
    """ITC-066: facts are not moves; exit code 1 says that the regulation speaks against it."""
    ran = referee(cup, "tournament", "round", "1", "bruno", "--yes")
    assert (ran.code, "ITC-066" in ran.out) == (1, True)
    assert referee(cup, "tournament", "check").code == 1
    number = referee(cup, "tournament", "history", "--json").json[-1]["number"]
    assert referee(cup, "tournament", "stand", number, "so", "drawn").code == 0
    assert referee(cup, "tournament", "check").code == 0
    assert referee(cup, "tournament", "history", "--json").json[number]["stood"] == "so drawn"


def test_trying_logs_nothing(cup: str) -> None:
    """`--try` says what would be said."""
    before = referee(cup, "tournament", "history").out
    said = referee(cup, "tournament", "round", "1", "bruno", "--try", "--json")
    assert (said.code, said.json["logged"], said.json["flags"][0]["verdict"]) == (1, False, "illegal")
    assert referee(cup, "tournament", "history").out == before


def test_a_correction_is_seen_before_it_is_accepted(played: str) -> None:
    """Without `--yes` nothing is logged, and the exit code is 3; with it what was shown is done."""
    number = referee(played, "tournament", "history", "--json").json[-1]["number"]
    words = ("correct", number, *LAW_WINS.replace("2:deputy+", "2:deputy-").replace("result 1", "result 1.1").split())
    seen = referee(played, "tournament", *words, "--json")
    assert (seen.code, seen.json["logged"]) == (3, False)
    assert [row["name"] for row in seen.json["change"]["moved"]] == ["Bruno"]
    assert referee(played, "tournament", *words, "--yes").code == 0
    (bruno,) = [row for row in referee(played, "tournament", "standings", "--json").json if row["name"] == "Bruno"]
    assert bruno["score"] == "1300"


def test_taking_back_names_what_rested_on_it(played: str) -> None:
    """Everything after the entry is worked out again, and said anew."""
    begun = next(
        row["number"] for row in referee(played, "tournament", "history", "--json").json if "begins" in row["entry"]
    )
    seen = referee(played, "tournament", "retract", begun, "--json")
    assert begun + 1 in {row["number"] for row in seen.json["change"]["said"]}
    assert begun not in {row["number"] for row in seen.json["change"]["said"]}
    assert referee(played, "tournament", "retract", begun, "a", "mistake", "--yes").code == 0
    assert referee(played, "tournament", "retract", begun).code == 2


def test_what_was_forgotten_is_put_in_where_it_belongs(played: str) -> None:
    """Seen before it is accepted; who signs up has a number of his own, and he was there when the tables were drawn."""
    drawn = next(
        row["number"] for row in referee(played, "tournament", "history", "--json").json if "Drawn" in row["entry"]
    )
    words = ("insert", drawn, "enrol", "Mara", "eligible")
    seen = referee(played, "tournament", *words, "--json")
    assert (seen.code, seen.json["logged"], seen.json["flags"][0]["verdict"]) == (3, False, "legal")
    said = {row["number"]: [reason["key"] for reason in row["after"]["reasons"]] for row in seen.json["change"]["said"]}
    assert said[drawn] == ["not_seated"]
    assert referee(played, "tournament", *words, "--reason", "his form lay there", "--yes").code == 0
    assert referee(played, "tournament", "players", "--json").json[-1]["number"] == 11
    late = referee(played, "tournament", "history", "--json").json[-1]
    assert "his form lay there" in late["entry"] and late["line"].startswith("enrol Mara number=11")
    assert referee(played, "tournament", "insert", 0, "warn", "bruno").code == 2
    assert referee(played, "tournament", "insert", 999, "warn", "bruno").code == 2


def test_figures_open_into_entries_and_clauses(played: str) -> None:
    """ITC-121: a score is explained down to what was logged."""
    rows = referee(played, "tournament", "standings", "--explain", "anna", "--json").json
    assert {"ITC-121", "ITC-071", "ITC-102"} <= {clause for row in rows for clause in row["clauses"]}
    assert any(row["entries"] for row in rows)
    assert referee(played, "tournament", "account", "anna", "--json").json[0]["value"] == "7900$"
    game = referee(played, "tournament", "prizes", "--json").json[0]
    anna = game["seats"][0]
    assert (anna["name"], anna["price"], anna["prize"]) == ("Anna", 100, 3000)


def test_what_all_may_see_holds_no_secret(played: str) -> None:
    """ITC-119: no price, prize, role or result, in no language, in text or JSON."""
    for lang in LANGUAGES:
        for how in ((), ("--json",)):
            shown = "".join(
                referee(played, "tournament", verb, "--public", *how, lang=lang).out for verb in ("show", "players")
            )
            told = Words.of(lang)
            secret = ["100", "3000", "$", *(told.role(role) for role in ("deputy", "outlaw", "renegade"))]
            assert "Anna" in shown and not [word for word in secret if word in shown]


def test_a_warning_and_its_pardon(cup: str) -> None:
    """ITC-193, ITC-197: the second makes an expulsion due; one that is withdrawn stays on the list."""
    referee(cup, "tournament", "log", "warn anna late", "warn anna loud")
    assert referee(cup, "tournament", "due", "--json").json[0]["kind"] == "expulsion"
    number = referee(cup, "tournament", "warnings", "--json").json[0]["entry"]
    assert referee(cup, "tournament", "pardon", number, "heard him out").code == 0
    assert [row["stands"] for row in referee(cup, "tournament", "warnings", "--json").json] == [False, True]


def test_lists_are_taken_in_whole_or_not_at_all(cup: str, tmp_path: Path) -> None:
    """Every fault comes with its line; a preview logs nothing."""
    listed = tmp_path / "list.csv"
    listed.write_text("name;resident\nMara;yes\n=x;no\nAnna;perhaps\n")
    ran = referee(cup, "tournament", "import", listed, "--json")
    assert ran.code == 2
    assert [(row["line"], row["key"]) for row in ran.json["faults"]] == [
        (3, "looks_like_formula"),
        (4, "signed_up_already"),
        (4, "yes_or_no"),
    ]
    listed.write_text("name;resident\nMara;yes\n")
    assert referee(cup, "tournament", "import", listed).code == 3
    assert len(referee(cup, "tournament", "players", "--json").json) == 10
    assert referee(cup, "tournament", "import", listed, "--yes").code == 3
    assert referee(cup, "tournament", "players", "--json").json[-1]["name"] == "Mara"


def test_who_was_expelled_before_is_pointed_out(cup: str) -> None:
    """ITC-036: by the other tournaments of the store; a warning, and no verdict."""
    referee(cup, "tournament", "expel", "anna", "cheating")
    referee(cup, "tournament", "new", "Second")
    ran = referee(cup, "tournament", "--tournament", "Second", "enrol", "anna", "Zoe", "eligible")
    assert "expelled from Cup" in ran.err and ran.code == 0


def test_a_copy_waits_to_be_resumed(cup: str, tmp_path: Path) -> None:
    """Both copies on their way are told when they meet."""
    stick = tmp_path / "stick.sqlite"
    assert referee(cup, "tournament", "copy", stick, "--to", "Maria", "--json").json["goes_on"] == "here"
    there = f"--store={stick}"
    refused = referee(there, "tournament", "warn", "1", "x")
    assert refused.code == 2 and "Maria" in refused.err
    assert referee(there, "tournament", "resume", "Maria").code == 0
    assert referee(cup, "tournament", "compare", stick).code == 1
    assert referee(cup, "tournament", "compare", tmp_path / "nothing").code == 2


def test_a_round_is_played_as_a_table(cup: str) -> None:
    """`play` opens it, `take` reads its result."""
    referee(cup, "tournament", "log", "round 1 2:deputy 3:outlaw 4:outlaw 5:renegade", hired(1, 1, 2, 3, 4, 5))
    id_ = referee(cup, "tournament", "play", "1", "--json").json["id"]
    assert referee(cup, "tournament", "take").err == "No game is over by its log.\n"
    assert referee(cup, "tournament", "take", "1").code == 2
    for line in ("3 out ?", "4 out ?", "5 out ?", "won law"):
        referee(cup, "--table", id_, "log", line)
    taken = referee(cup, "tournament", "take", "--json")
    assert taken.json["flags"][0]["verdict"] == "legal"
    assert "law" in referee(cup, "tournament", "history", "--lines", "--last", "1").out
    assert [row["id"] for row in referee(cup, "tables", "--json").json] == [id_]


def test_errors_are_sentences(store: str, cup: str, tmp_path: Path) -> None:
    """Exit code 2, one sentence, no traceback."""
    for words in (
        ("result", "9"),
        ("hire",),
        ("correct", "x", "y"),
        ("retract", "999"),
        ("import", tmp_path),
        ("log", "dance"),
    ):
        ran = referee(cup, "tournament", *words)
        assert ran.code == 2 and ran.err.strip() and "Traceback" not in ran.err and ran.err.rstrip().endswith(".")
    assert referee(f"--store={tmp_path / 'none'}", "tournament", "due").code == 2


def test_a_seed_by_chance_is_told(store: str) -> None:
    """ITC-064: it is written down before the draw, and anybody can read it."""
    referee(store, "tournament", "new", "Cup")
    referee(store, "tournament", "enrol", *NAMES, "eligible")
    said = referee(store, "tournament", "seed").out
    drawn = referee(store, "tournament", "draw")
    assert drawn.code == 0
    seed = said.splitlines()[0].split()[-1]
    assert len(seed) == 16 and seed in drawn.out
    assert referee(store, "tournament", "show", "--public", "--json").json["drawn_by"] == seed


def test_lines_are_piped_in(cup: str) -> None:
    """Comments and empty lines do nothing; the first line that means nothing stops."""
    ran = referee(cup, "tournament", "log", stdin="# the first\n\nwarn anna late\ndance\nwarn bruno late\n")
    assert ran.code == 2
    assert [row["name"] for row in referee(cup, "tournament", "warnings", "--json").json] == ["Anna"]


def test_of_several_tournaments_in_a_damaged_store_one_is_chosen(cup: str) -> None:
    """They are listed by their names, and one without a name by a mark."""
    referee(cup, "tournament", "new", "Second")
    ran = referee(cup, "tournament", "salvage")
    assert ran.code == 2 and "(Cup)" in ran.err and "(Second)" in ran.err


def test_a_character_is_not_paid_for_twice_unasked(played: str) -> None:
    """ITC-085: the line typed again shows what speaks against it; it costs money once it is said with `--yes`."""
    assert referee(played, "tournament", "log", "round 1", "keep 1 anna").code == 0
    again = referee(played, "tournament", "keep", "1", "anna", "--json")
    assert (again.code, again.json["logged"]) == (1, False)
    assert _owns(played, "1") == "7800$"
    assert referee(played, "tournament", "keep", "1", "anna", "--yes").code == 1
    assert _owns(played, "1") == "7700$"


def test_lines_stop_where_one_asks(cup: str) -> None:
    """What is asked about is told with its number, and nothing after it is logged; `--yes` accepts all."""
    lines = ("warn 1 late", "round 1 bruno", "warn 2 late")
    ran = referee(cup, "tournament", "log", *lines)
    assert (ran.code, "Line 2" in ran.err, "1 line was logged" in ran.err) == (1, True, True)
    assert len(referee(cup, "tournament", "warnings", "--json").json) == 1
    assert referee(cup, "tournament", "log", *lines[1:], "--yes").code == 1
    assert len(referee(cup, "tournament", "warnings", "--json").json) == 2


def test_what_is_only_to_be_noted_is_no_verdict(cup: str) -> None:
    """ITC-193: that a warning is the second is told beside it, and not called legal."""
    ran = referee(cup, "tournament", "log", "warn 1 late", "warn 1 late again")
    assert "To note: This is the second warning of Anna" in ran.out and "Legal:" not in ran.out


def test_who_arrives_after_all_is_told_the_way_in(store: str) -> None:
    """ITC-211: the entry by which he was gone is named, whether he signs up by his number or anew."""
    referee(store, "tournament", "new", "Cup")
    referee(store, "tournament", "log", f"enrol {' '.join(NAMES)} eligible", "absent carla")
    gone = referee(store, "tournament", "history", "--json").json[-1]["number"]
    for words in (("Carla", "number=3"), ("Carla",)):
        told = " ".join(referee(store, "tournament", "enrol", *words, "eligible", "--try").out.split())
        assert f"(entry {gone})" in told and "entry back" in told
    assert referee(store, "tournament", "retract", gone, "--yes").code == 0
    assert len(referee(store, "tournament", "due", "--json").json[0]["players"]) == len(NAMES)


def test_money_is_said_to_be_secret_while_it_is(store: str, tmp_path: Path) -> None:
    """ITC-119: after the last duel it is not any more."""
    for name, secret in (("under_way", True), ("over", False)):
        file, length = tmp_path / f"{name}.json", -40 if secret else None
        file.write_text(written(document_of(finished()[:length])), encoding="utf-8")
        assert referee(store, "tournament", "import", str(file)).code == 0
        for words in (("standings",), ("account", "1"), ("prizes",)):
            assert ("eyes only" in referee(store, "tournament", *words).err) == secret


def _owns(store: str, player: str) -> str:
    total, *_ = referee(store, "tournament", "account", player, "--json").json
    return str(total["value"])
