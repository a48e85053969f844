"""Filters, the ruleset in force, the table's context, and two things chosen together."""

from pathlib import Path

import pytest

from referee.library.search import Filters, Hits, Index
from tests.library.search.shelf import MORE_SOURCES, VARIANT
from tests.library.search.test_search import SHELF, SOURCES, write
from tests.rows import rows


def found(hits: Hits) -> list[str]:
    """The rulings, best first."""
    return [hit.ruling for hit in hits.hits]


@rows(
    ("filters", "rulings"),
    [
        (Filters(card="jail"), {"beer-for-a-prisoner"}),
        (Filters(character="slab_the_killer"), set()),
        (Filters(source="night-rides"), {"night-beer"}),
        (Filters(set="night-rides"), {"night-beer"}),
        (Filters(standing="recommended"), {"night-beer"}),
        (Filters(standing="printed", card="jail"), {"beer-for-a-prisoner"}),
        (Filters(source="nowhere"), set()),
        (Filters(card="' or 1 --"), set()),
    ],
)
def test_a_filter_lets_nothing_else_through(index: Index, filters: Filters, rulings: set[str]) -> None:
    """Set, card, character, source and standing each hold, together as well."""
    assert set(found(index.ask("beer", filters=filters))) == rulings


def test_a_filter_finds_what_would_be_far_behind(index: Index) -> None:
    """What is filtered is searched, not what was found filtered."""
    assert found(index.ask("how many life points does a Beer give", limit=1, filters=Filters(card="jail")))


QUESTION = "How many life points does a Beer give at night?"


def test_a_variant_that_is_not_played_is_marked_and_ranks_lower(index: Index) -> None:
    """It is still shown: the table may have mixed up its boxes."""
    asked = "how many life points does a beer give"
    variant = {ruleset: index.ask(asked, ruleset=ruleset).hits for ruleset in (None, "base", "base+night-rides")}
    score = {
        ruleset: next(hit.score for hit in hits if hit.ruling == "night-beer") for ruleset, hits in variant.items()
    }
    marked = {
        ruleset: next(hit.in_force for hit in hits if hit.ruling == "night-beer") for ruleset, hits in variant.items()
    }
    assert score["base"] < score["base+night-rides"] == score[None]
    assert marked == {None: None, "base": False, "base+night-rides": True}
    assert found(index.ask(asked, ruleset="base"))[0] == "one-beer-one-life"


def test_what_is_official_holds_under_every_ruleset(index: Index) -> None:
    """Only a variant can be out of force."""
    hits = index.ask("sheriff in jail", ruleset="night-rides").hits
    assert hits[0].ruling == "the-sheriff-walks-free" and hits[0].in_force is True


def test_the_cards_in_sight_lift_their_rulings(index: Index) -> None:
    """A card just played, or a character in play, makes what touches it likelier."""
    alone, beside = (index.ask("beer", context=context).hits for context in ((), ("jail",)))
    score = [next(hit.score for hit in hits if hit.ruling == "beer-for-a-prisoner") for hits in (alone, beside)]
    assert score[1] > score[0]


def test_the_shares_add_up_to_the_score(index: Index) -> None:
    """How a ranking came about can be told to the last bit."""
    for hit in index.ask(QUESTION, ruleset="base", context=("beer",)).hits:
        assert sum(hit.shares.values()) == pytest.approx(hit.score, abs=0.002)


@pytest.mark.parametrize("pair", [("beer", "jail"), ("birra", "gevangenis"), ("jial", "pilsje")])
def test_two_things_chosen_together(index: Index, pair: tuple[str, str]) -> None:
    """Ids or names, in any language and order, lead to the ruling about both."""
    hits = index.about(pair, "nl")
    assert found(hits) == ["beer-for-a-prisoner"] and hits.sure


def test_whose_questions_name_both_comes_before_who_only_lists_them(tmp_path: Path) -> None:
    """Of two rulings about the same cards the one that is asked about both together is the first."""
    night, prisoner = VARIANT
    listed = {**night, "id": "another-beer", "cards": ["beer", "jail"]}
    folder = tmp_path / "rulings"
    folder.mkdir()
    write(folder, [listed, *SHELF, prisoner])
    (folder / "sources.toml").write_text(SOURCES + MORE_SOURCES, encoding="utf-8")
    index = Index.open(folder, tmp_path / "cache")
    assert found(index.about(("beer", "jail")))[:2] == ["beer-for-a-prisoner", "another-beer"]


def test_a_card_and_a_character(index: Index) -> None:
    """A pair may be of two kinds."""
    assert found(index.about(("missed", "slab_the_killer"))) == ["slab-needs-two"]


def test_things_that_no_ruling_holds_together(index: Index) -> None:
    """Nothing is made up about two things that only stand apart, nor about what has no name."""
    assert index.about(("slab_the_killer", "jail")) == Hits()
    assert index.about(("xyzzy", "jail")).unknown == ("xyzzy",)
