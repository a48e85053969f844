"""The questions of timing that tables of the boxes ask, and what befalls three and eight, each answered by cases.

questions.toml tells them; that the cases come out as they say is proven in test_cases.py.
"""

import tomllib
from typing import Any

import pytest

from referee import sets
from tests.cases.case import HERE, cases

ASKED: dict[str, dict[str, Any]] = tomllib.loads((HERE / "questions.toml").read_text(encoding="utf-8"))
READINGS = {key for name in sets.names() for key in sets.named(name).facts.readings}


@pytest.mark.parametrize(("of", "many"), [("timing", 30), ("worked", 7)])
def test_each_question_is_answered_by_cases(of: str, many: int) -> None:
    """From the first to the last, each by cases that there are."""
    known = {case.id for case in cases()}
    assert list(ASKED[of]) == [str(number) for number in range(1, many + 1)]
    assert [number for number, each in ASKED[of].items() if not each["answered"]] == []
    assert [id_ for each in ASKED[of].values() for id_ in each["answered"] if id_ not in known] == []


def test_what_the_sources_leave_open_is_told_as_open() -> None:
    """Where the answer hangs on a reading, it is one that a table may choose, and a case meets it."""
    met = {case.id: {*case.then.get("keys", ()), *case.then.get("doubts", ())} for case in cases()}
    hangs = {number: each for number, each in ASKED["timing"].items() if "reading" in each}
    assert len(hangs) > 5 and {each["reading"] for each in hangs.values()} <= READINGS
    assert [n for n, each in hangs.items() if not any(each["reading"] in met[id_] for id_ in each["answered"])] == []
