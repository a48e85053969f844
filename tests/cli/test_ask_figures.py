"""A number that the desk can work out is answered with the figures, by the desk's own functions, beside the ruling."""

import pytest

from referee.championship.rules.tables import partitions
from tests.cli.command import referee
from tests.rows import rows

TABLES = {
    "en": "37 entrants, how many tables?",
    "it": "quanti tavoli con 37 iscritti?",
    "nl": "hoeveel tafels met 37 deelnemers?",
    "de": "wie viele Tische bei 37 Teilnehmern?",
}
ROUNDS = {
    "en": "how many rounds does a table of six play?",
    "it": "quanti turni gioca un tavolo da sei?",
    "nl": "hoeveel rondes speelt een tafel van zes?",
    "de": "wie viele Runden spielt ein Tisch mit sechs?",
}
PRIZES = {
    "en": "how many dollars for a living Outlaw when the outlaws win with 6 players?",
    "it": "quanti dollari prende un fuorilegge vivo se vincono i fuorilegge in 6?",
    "nl": "hoeveel dollar krijgt een levende outlaw als de outlaws winnen met 6 spelers?",
    "de": "wie viele Dollar bekommt ein lebender Bandit, wenn die Banditen mit 6 Spielern gewinnen?",
}


@rows("lang", TABLES)
def test_tables_are_worked_out_in_every_language(lang: str) -> None:
    """Every lawful spread of so many entrants stands under the ruling on tables, by the desk's own partitions."""
    worked = referee("ask", TABLES[lang], "--json", lang=lang).json["worked_out"]
    assert len(worked["figures"]) == len(partitions(37))
    assert all(any(" + ".join(map(str, each.sizes)) in said for said in worked["figures"]) for each in partitions(37))


@pytest.mark.parametrize("lang", ROUNDS)
def test_rounds_are_worked_out_in_every_language(lang: str) -> None:
    """As many rounds as there are seats."""
    worked = referee("ask", ROUNDS[lang], "--json", lang=lang).json["worked_out"]
    (said,) = worked["figures"]
    assert said.count("6") == 2


@pytest.mark.parametrize("lang", PRIZES)
def test_prizes_are_worked_out_in_every_language(lang: str) -> None:
    """Three Outlaws at a table of six, at 1000 dollars each."""
    worked = referee("ask", PRIZES[lang], "--json", lang=lang).json["worked_out"]
    assert any("3000" in said.replace(".", "").replace(",", "") for said in worked["figures"])  # 3,000 or 3.000


@pytest.mark.parametrize("score", ["1200", "1,200", "1.200", "1'200"])
def test_thousands_set_apart_are_one_number(score: str) -> None:
    """A score as people write it is corrected whole, and no part of it is."""
    worked = referee("ask", f"score of {score} at a table of five, with tables of six", "--json").json["worked_out"]
    (said,) = worked["figures"]
    assert "1380" in said.replace(",", "") and "230" not in said


def test_figures_stand_under_their_ruling() -> None:
    """On the screen, each on a line of its own after the answer."""
    ran = referee("ask", TABLES["en"])
    worked = referee("ask", TABLES["en"], "--json").json["worked_out"]
    assert all(f"\n  = {said}" in ran.out for said in worked["figures"])


@rows("asked", ["how many tables are there?", "two Bang! in a turn", "a game with 4 players: which roles?"])
def test_without_a_number_for_the_desk_there_are_no_figures(asked: str) -> None:
    """Neither where no number is said, nor where it is none of the desk's."""
    assert referee("ask", asked, "--json").json["worked_out"] is None


def test_what_is_not_in_force_is_not_worked_out() -> None:
    """With the base game alone the regulation's figures are nobody's answer."""
    assert referee("ask", TABLES["en"], "--ruleset", "base", "--json").json["worked_out"] is None
