"""The rulebook as cases: each law in its own words, proven by a play at a table."""

from pathlib import Path

import pytest

from referee import sets
from tests.cases.case import HERE, Case, cases
from tests.cases.differences import differences
from tests.rows import rows

FACTS = sets.named("base").facts
FILES = sorted(f"{path.parent.name}/{path.stem}" for path in HERE.glob("*/*.toml"))


@rows("file", FILES)
def test_the_laws_hold(file: str) -> None:
    """What each case of a file says of verdict, table and what is due is what comes of it."""
    told = {case.law: found for case in cases() if case.file == file if (found := _otherwise(case))}
    assert told == {}


def _otherwise(case: Case) -> tuple[str, ...]:
    try:
        return differences(case)
    except Exception as error:
        error.add_note(case.id)
        raise


@pytest.mark.parametrize(("folder", "ids"), [("cards", FACTS.cards), ("characters", FACTS.characters)])
def test_every_card_and_character_has_its_cases(folder: str, ids: dict[str, object]) -> None:
    """One file a card, one file a character, and none for what is not in the box."""
    assert {path.stem for path in Path(HERE / folder).glob("*.toml")} == set(ids)


def test_no_law_is_told_twice() -> None:
    """Within a file, two cases with the same sentence would hide what each of them proves."""
    laws = [case.id for case in cases()]
    assert sorted(set(laws)) == sorted(laws)
