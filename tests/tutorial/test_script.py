"""The script of the guided first game: what it claims of each of its lines is so, in every language."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Entry
from referee.desk.desk import unkept
from referee.lexicon import load
from referee.speech import LANGUAGES, Speech
from referee.tutorial.script import first_game

in_each_language = pytest.mark.parametrize("lang", LANGUAGES)


def played(lang: str) -> list[tuple[list[Entry], list[str]]]:
    """By step: the entries of its line, and what the judge says of them."""
    log = unkept(first_game().deal.lstrip(), load())
    outcomes = [log.enter(step.typed(lang), lang) for step in first_game().step]
    assert not any(outcome.mended for outcome in outcomes)
    return [
        ([each.entry for each in outcome.judged], [each.verdict.word for each in outcome.judged])
        for outcome in outcomes
    ]


@in_each_language
def test_each_line_is_judged_as_it_claims(lang: str) -> None:
    """One play is illegal, and all others are as clean as the script says; no word is a typing error."""
    for step, (_, verdicts) in zip(first_game().step, played(lang), strict=True):
        assert {*verdicts} == {step.verdict}, step


def test_the_lines_mean_the_same_in_every_language() -> None:
    """Whoever changes the language on the way plays the same game."""
    english = [entries for entries, _ in played("en")]
    assert all([entries for entries, _ in played(lang)] == english for lang in LANGUAGES)


@in_each_language
def test_all_of_it_is_told(lang: str) -> None:
    """What happens, and how each skill is typed, is said in this language."""
    words = Speech.of(lang).words
    assert all(words.find(f"guide-told-{step.prose}") for step in first_game().step)
    assert all(words.find(f"guide-how-{step.skill}") for step in first_game().step)


def test_the_script_teaches_what_it_leaves_alone() -> None:
    """No step that is told without its line takes a skill that was not shown before."""
    shown = {step.skill for step in first_game().step if not step.alone}
    alone = [step for step in first_game().step if step.alone]
    assert alone and all(step.skill in shown for step in alone)
