"""After an answer that nobody may give its player gives another, or nothing: that stands in the place of the wrong."""

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, as_lines, logged, six_after
from tests.rows import rows

WRONG = "answer_not_allowed"
AGAIN = {
    "one of several who are asked": ("indians; 3 missed", "cleo bang", "3 answer bang"),
    "the only one who is asked": ("bang 3; 3 bang", "cleo missed", "3 answer missed"),
    "he is hit after all": ("bang 3; 3 bang", "hit", "3 no | 3 lose 1 by 1 to bang"),
    "one of two that it takes": ("set 1 character slab_the_killer; bang 3; 3 bang", "missed", "3 answer missed"),
    "he names himself": ("gatling; 3 bang", "cleo hit", "3 no | 3 lose 1 by 1 to gatling"),
    "when others have answered": ("indians; 3 missed; 5 no; 5 lose 1 by 1 to indians", "cleo bang", "3 answer bang"),
    "in a duel, named": ("duel 3; 3 missed", "cleo bang", "3 answer bang"),
}


@rows("what", AGAIN)
def test_it_is_in_the_place_of_the_wrong_one(desk: Desk, what: str) -> None:
    """The right one counts, nothing is held against it, and the wrong one is told in the history."""
    before, line, means = AGAIN[what]
    log = six_after(desk, before)
    wrong = next(each.number for each in log.history() if WRONG in each.said.keys)
    outcome = log.enter(line)
    assert as_lines(log, (each.entry for each in outcome.judged)) == means
    assert all(each.verdict.clean for each in outcome.judged)
    assert log.verdict(wrong) is None and WRONG in log.logged(wrong).said.keys


MOLLYS = "sets base dodge_city" + SIX.replace("lucky_duke", "molly_stark")
WITH_HER_CARD = {
    "en": "cleo discards a bang and draws for molly",
    "nl": "cleo legt een bang af en trekt voor molly",
    "it": "cleo scarta un Bang e pesca per Molly",
    "de": "Cleo legt ein Bang ab und zieht für Molly",
}


@rows(("lang", "every_step"), [(lang, every_step) for lang in WITH_HER_CARD for every_step in (False, True)])
def test_the_card_that_it_brings_is_told_with_it(desk: Desk, lang: str, every_step: bool) -> None:
    """A card discarded then is her answer, and no price of the ability; so it is where nothing is assumed."""
    log = six_after(desk, "indians; 2 bang; 3 missed", MOLLYS)
    log.every_step = every_step
    assert logged(log, WITH_HER_CARD[lang], lang) == "3 answer bang | 3 draw 1 for molly_stark"


def test_the_wrong_one_alone_stays_wrong(desk: Desk) -> None:
    """A Missed! is no answer to Indians!, and play goes on."""
    log = six_after(desk, "indians; 3 missed; 5 bang")
    assert [each.number for each in log.history() if each.now and WRONG in each.now.keys]


def test_in_a_duel_it_is_asked_whose_it_is(desk: Desk) -> None:
    """By the log Anna is asked now; who was hit is not said."""
    with pytest.raises(BadLine) as asked:
        six_after(desk, "duel 3; 3 missed").enter("hit")
    assert asked.value.about["choices"] == ("3 hit", "1 hit")


def test_another_who_is_asked_answers_for_himself(desk: Desk) -> None:
    """Eva's answer is none of Cleo's."""
    assert logged(six_after(desk, "indians; 3 missed"), "eva bang") == "5 answer bang"
