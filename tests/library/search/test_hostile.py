"""Nothing that can be typed breaks the search."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.errors import UnknownId
from referee.library.search import Filters, Hits, Index
from tests.hunts import tries
from tests.rows import rows

WORDS = ["beer", "sheriff", "jail", "prigione", "slab", "in", "due", "hoeveel", "xyzzy", "sherrif"]
SIGNS = [
    '"',
    "*",
    "AND",
    "OR",
    "NOT",
    "NEAR(",
    ")",
    "^",
    ":",
    "{",
    "}",
    "-",
    "+",
    "'",
    ";",
    "--",
    "%",
    "_",
    "\\",
    "\x00",
]
SIGNS += ["<b>", "[bold]", "&amp;", "🍺", "\u202e", "ביר", "السجن", "\ud800", "\n", "question:", "shelf", "rowid"]
hostile = st.lists(st.sampled_from(WORDS + SIGNS), max_size=12).flatmap(
    lambda parts: st.sampled_from(["", " "]).map(lambda joint: joint.join(parts))
)
relaxed = settings(max_examples=tries(80), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@relaxed
@given(hostile | st.text(max_size=80), st.sampled_from(["nl", "it", "en", "xx", ""]))
def test_any_text_gives_hits_or_none(index: Index, typed: str, lang: str) -> None:
    """Operators, quotes, signs, scripts: hits in order with confidences from 0 to 1, or nothing."""
    hits = index.ask(typed, lang)
    scores, sure = [hit.score for hit in hits.hits], [hit.confidence for hit in hits.hits]
    assert scores == sorted(scores, reverse=True) and all(0 <= one <= 1 for one in sure)


@relaxed
@given(hostile, hostile)
def test_any_filter_and_any_pair_can_be_asked(index: Index, one: str, other: str) -> None:
    """What is chosen is data, never part of a query."""
    assert isinstance(index.ask("beer", ruleset=one, context=(other,), filters=Filters(card=one, set=other)), Hits)
    assert isinstance(index.about((one, other)), Hits)


@rows("flood", ["beer " * 2_000, "b" * 10_000, "🍺" * 10_000, "sheriff jail " * 900, '"' * 10_000, "a b c " * 1_700])
def test_ten_thousand_characters_are_read_as_far_as_needed(index: Index, flood: str) -> None:
    """A flood costs no more than a long question."""
    assert len(index.read(flood).terms) <= 40


def test_marks_never_point_outside_the_text(index: Index) -> None:
    """What is lit up lies within the snippet, in order."""
    for hit in index.ask("beer jail sheriff leven punti").hits:
        places = [place for mark in hit.marks for place in mark]
        assert places == sorted(places) and all(0 <= place <= len(hit.snippet) for place in places)


@relaxed
@given(hostile)
def test_an_id_that_nothing_has_is_said_to_be_unknown(index: Index, typed: str) -> None:
    """Whatever is given for an id, also what is no text at all."""
    for told in (index.ruling, index.source):
        with pytest.raises(UnknownId):
            told(f"no {typed}")


def test_what_is_asked_wrongly_is_no_damage(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    """An index is made anew for what was read from it, never for what somebody asks."""
    monkeypatch.setattr(index, "mend", lambda: pytest.fail("the index is made anew"))
    with pytest.raises(UnknownId):
        index.ruling("\ud800")
    assert index.cited("\ud800") == ((), "")
    index.ask("beer", filters=Filters(card="\ud800", set="\ud800", source="\ud800", standing="\ud800"))
