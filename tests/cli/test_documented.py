"""What there is, is written down: in docs/commands.md, and in the help of three languages."""

import click
import pytest
from msgspec import Struct

from referee import sets
from referee.cli import shapes
from referee.cli.codes import Exit
from referee.cli.group import VERBS
from referee.cli.group import referee as verbs
from referee.cli.help import key_of
from referee.cli.settings import Settings
from referee.cli.table.viewer import OwnView
from referee.languages import LANGUAGES
from referee.speech import Speech
from referee.speech.words import Words
from referee.views import phones, summary
from referee.views import play_clock as timing
from referee.views import records as views
from referee.views import unseen as knowing
from referee.views.player_aid import card as reference_card
from referee.views.player_aid import permitted
from tests.cli.command import CHECKOUT, referee
from tests.rows import rows

PAGE = (CHECKOUT / "docs" / "commands.md").read_text()
CONTEXT = click.Context(verbs, obj=Settings())
COMMANDS = {"referee": verbs, **{name: verbs.get_command(CONTEXT, name) for name in VERBS}}
PARAMS = [(name, param) for name, command in COMMANDS.items() if command for param in command.get_params(CONTEXT)]
SHAPES = [
    *(each for each in vars(shapes).values() if getattr(each, "__module__", "") == shapes.__name__),
    views.TableView,
    views.Alike,
    views.SeatView,
    views.DueView,
    views.FlagView,
    views.ReasonView,
    knowing.UnseenView,
    knowing.KindView,
    knowing.SuitView,
    knowing.ChanceView,
    knowing.HeldView,
    summary.Summary,
    summary.SeatSummary,
    timing.ClockView,
    timing.PlayerTime,
    OwnView,
    permitted.AidView,
    permitted.SeatAid,
    permitted.AidRow,
    phones.SeatCode,
    phones.SeatPhone,
    reference_card.ReferenceCard,
    reference_card.Part,
    reference_card.CardRow,
    reference_card.Statement,
]


def test_every_verb_is_documented() -> None:
    """The page has an entry that begins with the verb."""
    assert VERBS and [name for name in VERBS if f"\n**`{name}" not in PAGE] == []


def test_every_option_is_documented() -> None:
    """The page shows every spelling of every option."""
    spelt = [(name, each) for name, param in PARAMS if isinstance(param, click.Option) for each in param.opts]
    assert spelt and [(name, each) for name, each in spelt if f"`{each}" not in PAGE] == []


@rows("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_every_field_of_the_json_is_documented(shape: type[Struct]) -> None:
    """The page names each field of each shape, in the row of the shape."""
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {shape.__name__} |")]
    assert [field for field in shape.__struct_fields__ if f"`{field}`" not in row] == []


@rows("code", Exit)
def test_every_exit_code_is_documented(code: Exit) -> None:
    """The page tells what each exit code means."""
    assert f"\n| {code.value} | " in PAGE


@rows("name", ["new", "aid"])
def test_help_names_every_set_there_is(name: str) -> None:
    """By what is typed, with its name in the language and what it brings along."""
    told, say = " ".join(referee("--lang", "nl", name, "--help").out.split()), Speech.of("nl").say
    assert all(f"{each} {say(f'set-{each}')}" in told for each in sets.names())
    assert f"high_noon {say('set-high_noon')} · {say('new-brings', sets=say('set-events'))}" in told


@rows("lang", LANGUAGES)
def test_every_parameter_has_help_in_every_language(lang: str) -> None:
    """No help falls back on another language."""
    about = {(name, "help" if "--help" in param.opts else param.name) for name, param in PARAMS}
    assert about and [each for each in about if not Words.of(lang).find(key_of(*each))] == []


@rows("lang", LANGUAGES)
@rows("name", COMMANDS)
def test_help_is_told_in_the_language(lang: str, name: str) -> None:
    """`--help` is in the language asked for, wherever it was asked."""
    said = Words.of(lang)
    words = () if name == "referee" else (name,)
    for ran in (referee("--lang", lang, *words, "--help"), referee(*words, "--help", "--lang", lang)):
        assert ran.code == 0
        assert " ".join(ran.out.split()).startswith(said.say("help-usage"))
        assert said.say(f"help-{name}") in " ".join(ran.out.split())
        assert "help-" not in ran.out


def test_the_languages_are_those_that_there_are_words_in() -> None:
    """The command line speaks what the words are written in."""
    assert sorted(LANGUAGES) == sorted(each.name for each in (CHECKOUT / "i18n").iterdir() if each.is_dir())


def test_the_schema_describes_what_is_exported(five: str) -> None:
    """Every type of entry that an export writes is named by the published schema."""
    schema = referee("schema").json
    assert schema["$schema"].startswith("https://json-schema.org/")
    for line in referee(five, "export", "--json").out.splitlines():
        assert '"type":"opened"' in line or line == '{"bang":1}'
    assert {"Head", "Record", "Opened", "Played", "Retracted"} <= schema["$defs"].keys()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_completion_script(shell: str) -> None:
    """The script calls the program back for what can be typed."""
    assert "_REFEREE_COMPLETE" in referee("completions", shell).out
