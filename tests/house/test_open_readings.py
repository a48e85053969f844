"""What the sources leave open is a record of its set, stands on its page, and is told with both readings."""

from __future__ import annotations

import pytest

from referee import sets
from tests.open_readings import PAGE, page
from tests.speech.messages import LANGUAGES, patterns

POINTS = [(name, key) for name in sets.names() for key in sets.named(name).facts.readings]


def test_the_page_lists_all_of_them() -> None:
    """`python -m tests.open_readings` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize(("name", "key"), POINTS)
def test_a_point_rests_on_clauses_and_is_one_that_may_be_decided(name: str, key: str) -> None:
    """It is the key of a reason of its set, so that `house` knows it."""
    facts = sets.named(name).facts
    assert facts.readings[key].clauses and key in facts.reasons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_point_is_told_in_every_language(lang: str) -> None:
    """As a reason, and as what a house rule allows."""
    wanted = {f"{kind}-{key}" for _, key in POINTS for kind in ("reason", "house")}
    assert wanted and wanted <= patterns(lang).keys()
