"""`ask` and `ruling`: the shelf of rulings from the command line."""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import referee
from tests.rows import rows


@pytest.mark.parametrize(
    ("lang", "question"),
    [("nl", "mag een bang na een bang"), ("it", "posso giocare due bang"), ("en", "may I play two bangs in a turn")],
)
def test_a_question_is_answered_in_its_language(lang: str, question: str) -> None:
    """The answer comes in the language of the run, with the id of its ruling."""
    ran = referee("ask", *question.split(), "--json", lang=lang)
    assert ran.code == 0
    first = ran.json["hits"][0]
    assert referee("ruling", first["ruling"], "--json").json["answer"][lang] == first["snippet"]


def test_at_most_so_many_answers() -> None:
    """`--limit` cuts the list."""
    assert len(referee("ask", "barrel", "--limit", "2", "--json").json["hits"]) == 2


def test_a_typing_error_is_shown_corrected() -> None:
    """What was read otherwise than typed is talk: it goes to stderr."""
    ran = referee("ask", "barrel", "gatlign")
    assert ran.code == 0
    assert "gatlign → Gatling" in ran.err
    assert "gatlign" not in ran.out


def test_nothing_found_is_said() -> None:
    """Nothing on stdout, a way on on stderr, and exit code 3."""
    ran = referee("ask", "zzzz", "qqqq")
    assert (ran.code, ran.out) == (3, "")
    assert ran.err


def test_a_ruling_is_told_with_its_source() -> None:
    """Question, answer, source, clause and id; a beginning of the id will do that one has which needs no box."""
    out = referee("ruling", "beer-against").out
    assert "CRD-015 (printed cards)" in out
    assert "beer-against-the-deadly-hit" in out


def test_a_ruling_in_all_three_languages() -> None:
    """`--parallel` shows the three answers under each other."""
    ruling = referee("ruling", "beer-against", "--json").json
    out = " ".join(referee("ruling", "beer-against", "--parallel").out.split())
    assert all(ruling["answer"][lang] in out for lang in ("nl", "it", "en"))


def test_a_ruling_that_is_not_there_is_told_with_its_neighbours() -> None:
    """A wrong id gets those that may be meant."""
    ran = referee("ruling", "beer-agianst-the-deadly-hit")
    assert ran.code == 2
    assert "beer-against-the-deadly-hit" in ran.err


def test_what_is_ruled_about_two_things_together() -> None:
    """A card and a character by any name; what is about both comes first, and a name that is none finds nothing."""
    hits = referee("ask", "--together", "slab", "ton", "--json").json["hits"]
    first = referee("ruling", hits[0]["ruling"], "--json").json
    assert "barrel" in first["cards"] and "slab_the_killer" in first["characters"]
    assert referee("ask", "--together", "slab", "xyzzy").code == 3


def box_of(hit: dict[str, Any]) -> bool:
    """Does an answer come from a box that not everybody has?"""
    return hit["clauses"][0][:3] in {"DCX", "HNX", "FCX", "BUL"}


def test_of_two_things_together_what_needs_no_box_comes_first() -> None:
    """Where nothing of a box is named, its rulings come last; one of its cards is found all the same."""
    hits = referee("ask", "--together", "barrel", "slab", "--limit", "50", "--json").json["hits"]
    of_box = [box_of(hit) for hit in hits]
    assert not of_box[0] and of_box == sorted(of_box)
    named = referee("ask", "--together", "slab", "springfield", "--json").json["hits"]
    assert box_of(named[0])


def test_of_two_things_together_what_is_in_force_comes_first() -> None:
    """At a table with the box its rulings hold, and at one without it they do not: both are told."""
    for ruleset, holds in (("base,dodge-city", True), ("base", False)):
        told = referee("ask", "--together", "slab", "springfield", "--ruleset", ruleset, "--json").json["hits"]
        assert told[0]["in_force"] is holds


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "may I drink a beer when nobody but us two is left"),
        ("nl", "mag ik bier drinken als we nog met twee over zijn"),
        ("it", "posso bere una birra se siamo rimasti in due"),
        ("de", "darf ich ein Bier trinken, wenn wir nur noch zu zweit sind"),
    ],
)
def test_a_box_that_nobody_bound_or_named_pushes_nothing_away(lang: str, question: str) -> None:
    """A question of the game itself is answered by it, whether a table asks or none."""
    for table in ((), ("--ruleset", "base")):
        ran = referee("ask", *question.split(), *table, "--json", lang=lang)
        assert not box_of(ran.json["hits"][0]), table


@pytest.mark.parametrize(
    "question", ["what does Apache Kid do", "when may I use a green card", "what happens under Vendetta"]
)
def test_a_ruling_of_a_box_is_found_where_the_box_is_named(question: str) -> None:
    """By a character, by what a box alone has, or by an event; also at a table without it, and told as not in force."""
    assert box_of(referee("ask", *question.split(), "--json").json["hits"][0])
    there = referee("ask", *question.split(), "--ruleset", "base", "--json").json["hits"][0]
    assert box_of(there) and there["in_force"] is False


def test_the_answers_can_be_narrowed() -> None:
    """Only rulings about a card, or on a document, are looked at."""
    hits = referee("ask", "--card", "birra", "quanto cura", "--json", lang="it").json["hits"]
    assert all("beer" in referee("ruling", hit["ruling"], "--json").json["cards"] for hit in hits)
    hits = referee("ask", "--source", "000-rebel", "sheriff", "--json").json["hits"]
    assert hits and all(clause.startswith("REB") for hit in hits for clause in hit["clauses"][:1])


def test_how_the_order_came_about_can_be_seen() -> None:
    """`--explain` gives what each sign adds to the score, and nothing else is in it."""
    ran = referee("ask", "--explain", "beer", "with", "two", "left", "--json")
    first = ran.json["hits"][0]
    assert first["shares"] and all(isinstance(share, float) for share in first["shares"].values())
    assert "phras" in referee("ask", "--explain", "beer", "with", "two", "left").out


def test_a_precedent_is_found_at_once_and_marked(tmp_path: Path) -> None:
    """Recorded beside a store, it answers the next question put to that store, as the house's own."""
    store = f"--store={tmp_path / 'tables.sqlite'}"
    told = ("--question", "May spectators shuffle the deck?", "--answer", "No, only the players shuffle.")
    assert referee(store, "precedent", "add", *told, "--author", "Anna").code == 0
    ran = referee(store, "ask", "may", "a", "spectator", "shuffle")
    assert "only the players shuffle" in ran.out.partition("\n\n")[0] and "house rule here" in ran.out
    assert "only the players shuffle" not in referee("ask", "may", "a", "spectator", "shuffle").out


def test_what_is_no_file_in_the_folder_of_precedents_harms_nothing(tmp_path: Path) -> None:
    """A folder or a pipe with the name of a precedent is passed over."""
    folder = tmp_path / "precedents"
    (folder / "sub.toml").mkdir(parents=True)
    os.mkfifo(folder / "pipe.toml")
    assert referee(f"--store={tmp_path / 'tables.sqlite'}", "ask", "gatling").code == 0


@rows("option", ["--set", "--source", "--standing", "--card", "--ruleset"])
def test_a_filter_that_nothing_is_called_is_said_to_be_wrong(option: str) -> None:
    """Not the words are at fault, and what may be said stands beside it."""
    ran = referee("ask", "bang", option, "nonsense")
    assert ran.code == 2 and "nonsense" in ran.err


def test_a_document_goes_by_the_letters_of_its_clauses() -> None:
    """`ITC` is the Italian regulation."""
    hits = referee("ask", "--source", "itc", "sceriffo", "--json", lang="it").json["hits"]
    assert hits and all(hit["clauses"][0].startswith("ITC") for hit in hits)


def test_a_precedent_that_was_revised_is_marked(tmp_path: Path) -> None:
    """The old answer is told as replaced, wherever it still comes up."""
    store = f"--store={tmp_path / 'tables.sqlite'}"
    told = ("--question", "May spectators shuffle?", "--answer", "No.", "--json")
    old = referee(store, "precedent", "add", *told).json
    assert referee(store, "precedent", "revise", old["id"], "--answer", "Yes, if asked.").code == 0
    out = referee(store, "ask", "may", "spectators", "shuffle").out
    assert "replaced by a later one" in out.partition("No.")[0].rpartition("[")[2] or "No." not in out
