"""The languages are equals, and whatever the core can say has words in each of them."""

import tomllib
from collections import Counter

import pytest
from fluent.syntax import ast

from referee import resources, sets
from referee.core.book.owed_kinds import IN_EVERY_GAME
from referee.core.judging.changes import KINDS
from referee.core.nouns import entries as e
from referee.core.nouns.table import Seat, Table
from referee.core.nouns.verdict import Level
from referee.desk.game_choice import with_needs
from referee.speech import SOME_PLAYERS
from referee.speech.arguments import arguments
from referee.speech.words import Words
from tests.speech import core_keys
from tests.speech.messages import LANGUAGES, entries, patterns, unsaid

BOOKS = tuple(sets.bind(with_needs((name,))) for name in sets.names())
TABLE = Table(seats=(Seat(1, "Anna"), Seat(2, "Bruno")))
OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
def test_every_line_is_a_message(lang: str) -> None:
    """No line of a file is left over as something Fluent cannot read."""
    assert [(path.name, entry.content) for path, entry in entries(lang) if isinstance(entry, ast.Junk)] == []


@each_language
def test_no_message_is_written_twice(lang: str) -> None:
    """An id stands in one file of a language, once."""
    ids = Counter(entry.id.name for _, entry in entries(lang) if isinstance(entry, ast.Message))
    assert [id_ for id_, number in ids.items() if number > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_the_languages_have_the_same_files_and_messages(lang: str) -> None:
    """Ids and attributes stand in the same file of every language."""
    assert _placed(lang) == _placed("en")


def _placed(lang: str) -> set[tuple[str, str]]:
    messages = ((path.name, entry) for path, entry in entries(lang) if isinstance(entry, ast.Message))
    return {
        (name, part)
        for name, entry in messages
        for part in (
            entry.id.name,
            *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes),
        )
    }


@pytest.mark.parametrize("lang", OTHERS)
def test_the_languages_tell_the_same(lang: str) -> None:
    """A message names the same arguments in every language, by the same functions, and none is left out."""
    other = patterns("en")
    differing = {
        key: (needs.variables ^ other[key].variables, _named(needs.calls) ^ _named(other[key].calls))
        for key, needs in patterns(lang).items()
        if _told(needs.variables) != _told(other[key].variables) or _named(needs.calls) != _named(other[key].calls)
    }
    assert differing == {}


def _told(variables: set[str]) -> set[str]:
    """What is told to the reader; what a language only chooses its form by is its own affair."""
    return {name for name in variables if not name.endswith(("_is", "_out"))}


def _named(calls: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """What is named by a function; the small words of a language are its own affair too."""
    return {call for call in calls if call[0] != "BEFORE"}


@each_language
def test_whatever_a_house_rule_decides_has_words(lang: str) -> None:
    """What a rule objects to can be named where the referee allows or forbids it; nobody reads a bare key."""
    reasons = {f"house-{key}" for name in sets.names() for key in sets.named(name).facts.reasons}
    readings = {f"house-{key}" for name in sets.names() for key in sets.named(name).facts.readings}
    assert reasons and readings and reasons | readings <= patterns(lang).keys()


@each_language
def test_every_reason_has_words(lang: str) -> None:
    """What a rule objects to can be said, with the arguments that every place of it gives."""
    asked = {
        f"reason-{key}": [given | MADE.get(key, set()) for given in all_] for key, all_ in core_keys.reasons().items()
    }
    assert unsaid(lang, asked) == []


MADE = {"passed_over": {"items", "holders"}}
"""What speech itself makes of the arguments."""


def _plain(variables: set[str]) -> set[str]:
    return {name.removesuffix("_is").removesuffix("_out") for name in variables}


@each_language
def test_every_error_has_words(lang: str) -> None:
    """What goes wrong outside the rules can be said, with what every place of it tells."""
    told = {f"error-{key}": [each | SOME_PLAYERS.keys() for each in given] for key, given in core_keys.errors().items()}
    assert unsaid(lang, told) == []


@each_language
def test_every_message_that_is_asked_for_is_there(lang: str) -> None:
    """What a face says by name is written, and needs no more than it is given."""
    assert unsaid(lang, core_keys.said(), forms=False) == []


@each_language
def test_every_kind_of_error_has_words(lang: str) -> None:
    """An error with a key of its own or without one: its kind can be said."""
    assert {f"error-{name}" for name in core_keys.error_classes()} <= patterns(lang).keys()


@each_language
def test_every_owed_thing_has_words(lang: str) -> None:
    """What is due can be said by itself, and inside the sentence about what was passed over."""
    kinds = core_keys.owed() | {kind.name for kind in IN_EVERY_GAME}
    assert {f"owed-{kind}{form}" for kind in kinds for form in ("", ".short")} <= patterns(lang).keys()
    for kind in kinds:
        assert _plain(patterns(lang)[f"owed-{kind}.short"].variables) <= {"by", "count", "card"}


ENTRIES = {
    type_.__name__.lower(): type_
    for type_ in vars(e).values()
    if isinstance(type_, type) and issubclass(type_, e.Entry)
}
for named in ("entry", "oftheevent"):
    ENTRIES.pop(named)
ENTRIES |= {type_.__name__.lower(): type_ for book in BOOKS for type_ in book.brought}


@each_language
def test_every_entry_has_words(lang: str) -> None:
    """What can be logged can be read back, told by its own fields, or by their faces."""
    fields = {name: {*type_.__struct_fields__} for name, type_ in ENTRIES.items()} | {"opened": {"title", "seats"}}
    told = {f"entry-{name}": [own | {f"{field}_face" for field in own}] for name, own in fields.items()}
    assert unsaid(lang, told) == []


@each_language
def test_what_sets_show_has_words(lang: str) -> None:
    """What a set has to show can be said."""
    panels = {f"panel-{key}" for key in core_keys.panels()}
    assert panels and panels <= patterns(lang).keys()


@each_language
def test_every_change_has_words(lang: str) -> None:
    """What could have been otherwise can be said."""
    said = {key for key in patterns(lang) if key.startswith("change-")}
    assert {f"change-{kind}" for kind in KINDS} == said


@each_language
def test_every_rule_of_a_computed_answer_has_a_name(lang: str) -> None:
    """A step of an answer is called after its card or character, or by words of its own."""
    named = {id_ for book in BOOKS for id_ in (*book.cards, *book.characters)}
    steps = {rule.id for book in BOOKS for rule in book.rules if rule.use == "amend"}
    own = {f"rule-{id_.replace('.', '-')}" for id_ in steps if id_.partition(".")[2] not in named}
    assert own and own <= patterns(lang).keys()


@each_language
def test_every_card_has_its_articles(lang: str) -> None:
    """A card can stand in a sentence."""
    cards = {"none", *(kind for book in BOOKS for kind in book.cards)}
    assert {f"card-{kind}.{form}" for kind in cards for form in ("a", "the")} <= patterns(lang).keys()


@each_language
def test_verdicts_sides_and_sources_have_words(lang: str) -> None:
    """The five verdicts with a sign each, every side that can win, every source of clauses."""
    sources = tomllib.loads((resources.rulings() / "sources.toml").read_text(encoding="utf-8"))["source"].values()
    wanted = {f"verdict-{level.word}" for level in Level} | {f"verdict-{level.word}.sign" for level in Level}
    wanted |= {f"side-{side}" for book in BOOKS for side in book.sides.values()}
    wanted |= {f"source-{source['clauses']}" for source in sources}
    wanted |= {f"phase-{phase}" for phase in ("start", "draw", "play", "discard", "over")}
    assert wanted <= patterns(lang).keys()


@each_language
def test_every_form_of_every_message_can_be_said(lang: str) -> None:
    """Whatever a message chooses by, each choice comes out as text without a hole and without an error."""
    words = Words(lang)
    for key, needs in patterns(lang).items():
        for args in _samples(needs.variables, needs.choices):
            said = words.say(key, **args)
            assert "{" not in said and said.strip() == said, (key, said)
    assert words.errors == []


def _samples(variables: set[str], choices: dict[str, set[str]]) -> list[dict[str, object]]:
    """Arguments that lead through every variant of every selector, one after another."""
    plain = {name: _value(name, choices.get(name, {"x"}), "") for name in variables}
    return [plain] + [{**plain, name: _value(name, keys, key)} for name, keys in choices.items() for key in keys]


def _value(name: str, keys: set[str], key: str) -> object:
    if keys & {"one", "0", "1"}:
        return {"one": 1, "": 2, "other": 5}.get(key, 0 if key == "0" else 1)
    return key or "x"


def test_the_source_was_read() -> None:
    """The keys come from the source: some that must be among them are."""
    assert {"out_of_reach", "passed_over", "card_elsewhere"} <= core_keys.reasons().keys()
    assert {"distance", "reach", "card"} <= core_keys.reasons()["out_of_reach"][0]
    assert {"unknown_word", "sets_clash", "store_busy"} <= core_keys.errors().keys()
    assert {"answer", "forfeit", "won"} <= core_keys.owed()


def test_a_seat_is_told_by_name_wherever_the_core_gives_its_number() -> None:
    """An argument that the messages choose by as a player is one that speech knows as a player."""
    relations = {"nobody", "self"}
    for key, needs in patterns("en").items():
        for name, keys in needs.choices.items():
            if keys & relations:
                plain, reason = name.removesuffix("_is"), key.partition("-")[2]
                assert arguments({plain: 2}, TABLE, Words.of("en"), reason)[plain] == "Bruno", key
