"""A precedent is found beside the shelf as if it stood on it, and nothing of the shelf is read again for it."""

from pathlib import Path

import pytest

from referee.library.search import Index, ranking
from referee.library.search.sureness import trust_signs
from tests.library.search.shelf import shelved
from tests.library.search.test_search import SOURCES

HOUSE = """
[[ruling]]
id = "house-{id}"
standing = "house"
cards = ["jail"]
question.en = ["{question}"]
answer.en = "{answer}"
"""
TORTOISE = HOUSE.format(id="tortoise", question="May a tortoise visit a prisoner in Jail?", answer="On Sundays.")
PARKING = HOUSE.format(id="parking", question="Where may we park the car?", answer="Behind the hall.")
NIGHT = HOUSE.format(id="night", question="How much does a Beer give at night?", answer="One.")


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A shelf of six rulings."""
    folder = tmp_path / "rulings"
    folder.mkdir()
    return shelved(folder)


def opened(shelf: Path, *precedents: str) -> Index:
    """The index of the shelf with these precedents beside it, kept in a cache."""
    house = shelf.parent / "house"
    house.mkdir(exist_ok=True)
    for number, text in enumerate(precedents):
        (house / f"{number}.toml").write_text(text, encoding="utf-8")
    return Index.open(shelf, shelf.parent / "cache", beside=(house,))


def answers(index: Index, asked: str) -> list[str]:
    """The rulings that answer, best first."""
    return [hit.ruling for hit in index.ask(asked).hits]


def test_a_precedent_is_found_by_words_of_its_own_and_by_names(shelf: Path) -> None:
    """Also by a word of it that is misspelt, and beside a ruling of the shelf about the same card."""
    index = opened(shelf, TORTOISE)
    assert answers(index, "tortoise")[0] == answers(index, "the tortiose")[0] == "house-tortoise"
    assert {"house-tortoise", "the-sheriff-walks-free"} <= {*answers(index, "jail")}
    assert index.ruling("house-tortoise").is_house and index.about(["jail"]).hits


def test_a_precedent_is_found_by_a_word_of_its_answer_alone(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where as many rulings as are weighed point nearer to the question, since nothing was learned of the word."""
    monkeypatch.setattr(ranking, "MOST_WEIGHED", 1)
    monkeypatch.setattr(ranking, "RANKED_HIGH", 0.0)
    index = opened(shelf, TORTOISE)
    assert answers(index, "sundays") == ["house-tortoise"]


def test_a_precedent_may_answer_what_nothing_did(shelf: Path) -> None:
    """That questions of the kind have no answer was learned before it was decided."""
    index = opened(shelf, PARKING)
    question, (first, *_) = index.read("where may we park"), index.ranked("where may we park")
    assert index.ask("where may we park").sure
    astray = [trust_signs(question, [first._replace(source=source)])["astray"] for source in ("", "night-rides")]
    assert astray == [0.0, question.astray] and question.astray > 0.2


def test_the_shelf_answers_as_it_did(shelf: Path) -> None:
    """What no precedent speaks of is answered by the same rulings in the same order, though not as surely."""
    alone, beside = Index.open(shelf, shelf.parent / "cache"), opened(shelf, TORTOISE, NIGHT)
    on_the_shelf = len(alone.outline().rulings)
    for asked in ("quanti mancato contro slab", "slab missed twice", "bier twee spelers"):
        ranked = [one.number for one in beside.ranked(asked)]
        assert [one.number for one in alone.ranked(asked)] == [one for one in ranked if one <= on_the_shelf]
        assert answers(alone, asked)[0] == answers(beside, asked)[0]


def test_a_precedent_that_supersedes_another_comes_first(shelf: Path) -> None:
    """The older one is still there."""
    newer = NIGHT.replace("house-night", "house-night-2") + 'supersedes = ["house-night"]\n'
    index = opened(shelf, NIGHT, newer)
    assert [id_ for id_ in answers(index, "beer at night") if "house" in id_] == ["house-night-2", "house-night"]


def test_a_precedent_asked_in_its_own_words_comes_before_the_shelf(shelf: Path) -> None:
    """Even in words that say nothing of it; of one that was revised the newer comes first."""
    plain = NIGHT.replace("How much does a Beer give at night?", "how many")
    newer = plain.replace("house-night", "house-night-2") + 'supersedes = ["house-night"]\n'
    assert answers(opened(shelf, plain), "How many?")[0] == "house-night"
    assert answers(opened(shelf, plain, newer), "How many?")[0] == "house-night-2"


def test_a_precedent_is_shown_by_a_phrasing_that_has_words(shelf: Path) -> None:
    """Its first one may be nothing but signs; and one that is longer than what is read of a question is found too."""
    long = " ".join(f"tortoise{number}" for number in range(45))
    signs = TORTOISE.replace("question.en = [", f'question.en = ["!!!", "{long}", ', 1)
    assert signs != TORTOISE
    first = opened(shelf, signs).ask(long).hits[0]
    assert first.ruling == "house-tortoise" and "word_for_word" in first.shares
    assert first.question == long


def test_a_precedent_taken_away_is_gone(shelf: Path) -> None:
    """Each index is made of the shelf's and of the precedents that are there now."""
    opened(shelf, TORTOISE, NIGHT).close()
    (shelf.parent / "house" / "0.toml").unlink()
    index = opened(shelf)
    assert "house-tortoise" not in answers(index, "tortoise") and "house-night" in answers(index, "beer at night")


def test_a_new_precedent_leaves_the_index_of_the_shelf_as_it_is(shelf: Path) -> None:
    """The shelf is indexed once, however many precedents come."""
    cache = shelf.parent / "cache"
    Index.open(shelf, cache).close()
    (alone,) = cache.iterdir()
    before = alone.stat().st_mtime_ns
    opened(shelf, TORTOISE).close()
    opened(shelf, TORTOISE, NIGHT).close()
    assert alone.stat().st_mtime_ns == before and len([*cache.iterdir()]) == 2


def test_a_damaged_index_of_the_shelf_does_no_harm(shelf: Path) -> None:
    """It is made anew before precedents are put beside it."""
    cache = shelf.parent / "cache"
    Index.open(shelf, cache).close()
    (alone,) = cache.iterdir()
    alone.write_bytes(alone.read_bytes()[:8_192] + b"\xff" * 30_000)
    assert answers(opened(shelf, TORTOISE), "tortoise") == ["house-tortoise"]
    assert answers(opened(shelf, TORTOISE), "sceriffo prigione")[0] == "the-sheriff-walks-free"


def test_only_faulty_precedents_leave_the_shelf(shelf: Path) -> None:
    """What cannot be read is left out."""
    index = opened(shelf, "ruling = 3")
    assert answers(index, "sceriffo prigione")[0] == "the-sheriff-walks-free"


def test_a_precedent_points_where_its_question_does(shelf: Path) -> None:
    """Also the last of several."""
    index = opened(shelf, TORTOISE, NIGHT)
    for asked in ("May a tortoise visit a prisoner in Jail?", "How much does a Beer give at night?"):
        assert index.ranked(asked)[0].signs["near"] > 0.9


def test_an_empty_shelf_is_asked_like_any_other(tmp_path: Path) -> None:
    """Nothing answers, until a house ruling stands beside it."""
    shelf = tmp_path / "rulings"
    shelf.mkdir()
    (shelf / "sources.toml").write_text(SOURCES, encoding="utf-8")
    alone = Index.open(shelf, tmp_path / "cache")
    alone.read_ahead()
    assert not alone.ask("may a tortoise visit a prisoner in jail").hits
    assert not alone.about(["jail", "beer"]).hits
    with_house = opened(shelf, TORTOISE)
    assert answers(with_house, "may a tortoise visit a prisoner in jail") == ["house-tortoise"]
