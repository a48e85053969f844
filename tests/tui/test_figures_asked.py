"""A number that the desk can work out is answered in the app too, in whatever language it is asked."""

import pytest

from referee.championship.rules.tables import partitions
from referee.lexicon import load
from referee.library.search import rulings_index
from referee.tui.consulting import Consulted, consult
from referee.views.voice import Voice

ASKED = {
    "en": "37 entrants, how many tables?",
    "it": "quanti tavoli con 37 iscritti?",
    "nl": "hoeveel tafels met 37 deelnemers?",
    "de": "wie viele Tische bei 37 Teilnehmern?",
}


def noted(lang: str, table: Consulted) -> list[str]:
    """What is said beside the rulings that answer."""
    return consult(rulings_index(), ASKED[lang], lang, table, None, Voice(load(), lang))[1]


@pytest.mark.parametrize("lang", ASKED)
def test_the_figures_stand_beside_the_rulings(lang: str) -> None:
    """Each lawful spread over tables, first of all that is said."""
    told = noted(lang, Consulted())[: len(partitions(37))]
    assert all(any(" + ".join(map(str, each.sizes)) in said for said in told) for each in partitions(37))


def test_where_the_regulation_is_not_played_nothing_is_worked_out() -> None:
    """At a table of the base game."""
    assert not any(said.startswith("=") for said in noted("en", Consulted(sets=("base",))))
