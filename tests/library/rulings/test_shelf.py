"""The project's own shelf: without a fault, every clause ruled, and as the page for its authors describes it.

What a fault is, and that the check finds it, is shown in test_upkeep.py. What is counted here is read with tomllib
alone, so that a fault in the check cannot hide one on the shelf.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from referee import resources
from referee.languages import LANGUAGES
from referee.library.ruling import Level, Ruling, Standing
from referee.library.upkeep import CheckedShelf, check
from referee.library.upkeep import Severity as Weight
from referee.library.upkeep.naming import HANDFUL

SHELF = resources.rulings()
PAGE = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")
FINISHED = frozenset({"nl", "it", "en", "de"})
"""The languages in which every ruling is told."""
BESIDE = {"sources.toml", "topics.toml", "translated.toml"}
DOCUMENTS = {"NLB": 63, "ITC": 269, "REB": 53, "DMS": 129, "LGS": 87}
"""The five source documents: 601 clauses."""
BOXES = {"DCX": 176, "HNX": 115, "FCX": 123, "BUL": 29}
"""The boxes beside the base game: 443 clauses."""
CARDS_AND_ANSWERS = {"CRD": [*range(1, 36)], "FAQ": [*range(1, 9), 23, 25]}


def read(path: Path) -> dict[str, Any]:
    """The tables of one file."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def rulings() -> tuple[dict[str, Any], ...]:
    """Every ruling as it is written."""
    files = sorted(path for path in SHELF.rglob("*.toml") if path.name not in BESIDE)
    return tuple(ruling for path in files for ruling in read(path)["ruling"])


def stated() -> set[str]:
    """Every clause that a ruling states."""
    return {clause for ruling in rulings() for clause in ruling["clauses"]}


SOURCES: dict[str, dict[str, Any]] = read(SHELF / "sources.toml")["source"]


@pytest.fixture(scope="module")
def checked() -> CheckedShelf:
    """What the check finds on the shelf."""
    return check(SHELF)


def test_the_shelf_has_no_fault(checked: CheckedShelf) -> None:
    """Nothing is wrong on it; `referee rulings check` says the same with what to do."""
    assert [found for found in checked.findings if found.level >= Weight.FAULT] == []
    assert checked.rulings == len(rulings()) > 600 and checked.stated == checked.clauses == 1089


def test_all_clauses_of_the_five_documents_are_ruled() -> None:
    """601 of 601."""
    wanted = {f"{prefix}-{number:03}" for prefix, count in DOCUMENTS.items() for number in range(1, count + 1)}
    assert len(wanted) == 601
    assert wanted - stated() == set()


@pytest.mark.parametrize(("prefix", "count"), BOXES.items())
def test_all_clauses_of_a_box_are_ruled(prefix: str, count: int) -> None:
    """From the first to the last."""
    assert {f"{prefix}-{number:03}" for number in range(1, count + 1)} - stated() == set()


def test_all_clauses_of_cards_and_answers_are_ruled() -> None:
    """What is printed on cards, and the official answers that were read."""
    wanted = {f"{prefix}-{number:03}" for prefix, numbers in CARDS_AND_ANSWERS.items() for number in numbers}
    assert wanted - stated() == set()


def test_the_parts_of_the_sources_hold_these_clauses(checked: CheckedShelf) -> None:
    """What sources.toml tells by part is every clause there is, and the check counts them all as stated."""
    told = {
        source["clauses"]: sorted(n for runs in source["sections"].values() for a, b in runs for n in range(a, b + 1))
        for source in SOURCES.values()
    }
    counted = DOCUMENTS | BOXES
    assert told == {prefix: [*range(1, count + 1)] for prefix, count in counted.items()} | CARDS_AND_ANSWERS
    assert (checked.stated, checked.clauses) == (len(stated()), sum(map(len, told.values())))


def test_no_ruling_is_a_heap_of_clauses() -> None:
    """A ruling states a handful at most."""
    assert [ruling["id"] for ruling in rulings() if len(ruling["clauses"]) > HANDFUL] == []


def test_every_ruling_speaks_every_finished_language() -> None:
    """Question, answer and detail; one that is still being translated may be missing as a whole, but not in part."""
    spoken = [(each["id"], {frozenset(each[part]) for part in ("question", "answer", "detail")}) for each in rulings()]
    assert [id_ for id_, parts in spoken if len(parts) > 1] == []
    assert [id_ for id_, (langs,) in spoken if not FINISHED <= langs <= {*LANGUAGES}] == []


def test_no_clause_is_spelled_out_among_the_sources() -> None:
    """Whoever counts the clauses that rulings name counts no list of them."""
    text = "".join((SHELF / name).read_text(encoding="utf-8") for name in BESIDE if (SHELF / name).exists())
    assert re.findall(r"[A-Z]{3}-\d{3}", text) == []


def test_the_page_names_every_topic() -> None:
    """In the order of topics.toml, each with its English name."""
    topics = read(SHELF / "topics.toml")["topic"]
    rows = re.findall(r"^\| `([a-z!-]+)` \| (.+?) \|$", PAGE[PAGE.index("**Topics**") :], re.MULTILINE)
    assert rows == [(topic, names["en"]) for topic, names in topics.items()]


def test_every_topic_is_used() -> None:
    """A topic without a ruling leads nowhere."""
    assert read(SHELF / "topics.toml")["topic"].keys() == {topic for ruling in rulings() for topic in ruling["topics"]}


@pytest.mark.parametrize(
    "words",
    [
        get_args(Standing),
        get_args(Level),
        {source["ruleset"] for source in SOURCES.values()},
        {source["standing"] for source in SOURCES.values()},
        {source["clauses"] for source in SOURCES.values()},
        set(Ruling.__struct_fields__) - {"reason", "tournament", "date", "author", "binds", "case"},
    ],
    ids=["standings", "verdicts", "rulesets", "kinds of source", "letters", "lines"],
)
def test_the_page_names_every_word_that_may_be_written(words: set[str]) -> None:
    """Whoever follows the page needs to look nowhere else."""
    assert [word for word in words if f"`{word}`" not in PAGE] == []
