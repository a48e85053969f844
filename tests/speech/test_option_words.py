"""Whatever can be chosen for a new table has words: every set, every option, every value, every verb a set brings."""

import tomllib

import pytest

from referee import resources, sets
from tests.speech.messages import LANGUAGES, patterns

CHOICES = [
    (name, option, value)
    for name in sets.names()
    for option, values in sets.bind((*sets.named(name).needs, name)).options.items()
    for value in values
]
GLOSSARY = tomllib.loads((resources.words() / "glossary.toml").read_text(encoding="utf-8"))
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
def test_every_set_has_a_name(lang: str) -> None:
    """What people call it, in the language they speak."""
    assert {f"set-{name}" for name in sets.names()} <= patterns(lang).keys()


@each_language
def test_every_option_and_every_value_has_words(lang: str) -> None:
    """A set with an option that cannot be said cannot be chosen by those who do not read its ids."""
    wanted = {key for _, option, value in CHOICES for key in (f"option-{option}", f"option-{option}-{value}")}
    assert wanted and wanted <= patterns(lang).keys()


@each_language
def test_no_words_are_left_of_what_cannot_be_chosen(lang: str) -> None:
    """A set or option that is gone takes its words along."""
    known = {f"set-{name}" for name in sets.names()}
    known |= {key for _, option, value in CHOICES for key in (f"option-{option}", f"option-{option}-{value}")}
    assert {key for key in patterns(lang) if key.startswith(("set-", "option-"))} <= known


def test_an_option_of_two_sets_means_the_same() -> None:
    """The words of an option do not say whose it is, so only one set has it."""
    owners: dict[str, set[str]] = {}
    for name in sets.names():
        for option in sets.named(name).facts.options:
            owners.setdefault(option, set()).add(name)
    assert {option: names for option, names in owners.items() if len(names) > 1} == {}


@each_language
def test_every_verb_that_a_set_brings_is_in_the_glossary(lang: str) -> None:
    """It can be typed in every language, completed, and found in the help."""
    verbs = {verb for name in sets.names() for verb in sets.named(name).verbs}
    assert verbs and [verb for verb in sorted(verbs) if not GLOSSARY["verb"].get(verb, {}).get(lang)] == []
