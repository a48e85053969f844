"""A set that stands alone is played with what it needs and with nothing else, whatever sets there will be."""

import pytest

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.rules import RuleSet
from referee.desk import codec
from referee.desk.game_choice import GameChoice, with_needs
from referee.errors import SetsClash
from tests.rows import rows

BASE = sets.named("base")
MORE = RuleSet("more", needs=("base",))
LONELY = RuleSet("lonely", needs=("more",), alone=("CRD-001",))


def test_what_it_needs_and_what_that_needs_are_welcome() -> None:
    """They are part of it."""
    assert bind([LONELY, MORE, BASE]).sets == ("base", "more", "lonely")


@rows("stranger", [RuleSet("another", needs=("base",)), RuleSet("zone")])
def test_any_other_set_clashes(stranger: RuleSet) -> None:
    """By name it need not know it, and the order typed makes no difference."""
    for typed in ([LONELY, MORE, BASE, stranger], [stranger, BASE, MORE, LONELY]):
        with pytest.raises(SetsClash) as refused:
            bind(typed)
        told = {"set": "lonely", "other": stranger.name, "clauses": ("CRD-001",)}
        assert (refused.value.key, refused.value.about) == ("stands_alone", told)


def test_what_it_needs_must_be_there_all_the_same() -> None:
    """Standing alone is not standing on nothing."""
    with pytest.raises(SetsClash) as refused:
        bind([LONELY, BASE])
    assert refused.value.key == "set_needs"


ALONE = [name for name in sets.names() if sets.named(name).alone]
MADE_FOR = [(name, other) for name in ALONE for other in sets.names() if name in sets.named(other).needs]
BESIDE = [
    (name, other)
    for name in ALONE
    for other in sets.names()
    if other not in with_needs((name,)) and (name, other) not in MADE_FOR
]


@rows(("name", "other"), BESIDE)
def test_a_set_that_stands_alone_is_not_chosen_beside_another(name: str, other: str) -> None:
    """Whichever of the two was there first."""
    for first, second in ((name, other), (other, name)):
        with pytest.raises(SetsClash):
            GameChoice().with_set(first).with_set(second)


@pytest.mark.parametrize(("name", "other"), MADE_FOR)
def test_a_set_made_for_one_that_stands_alone_goes_with_it(name: str, other: str) -> None:
    """It needs that one, so it is no stranger."""
    assert {name, other} <= {*GameChoice().with_set(other).sets}
    assert {name, other} <= {*GameChoice().with_set(name).with_set(other).sets}


def test_the_schema_tells_the_entries_of_sets_that_are_never_played_together() -> None:
    """It describes every log there may be."""
    assert BESIDE
    told = {tag for form in codec.schema(sets.names())["$defs"] for tag in [form.lower()]}
    brought = {str(way.entry.__struct_config__.tag) for name in sets.names() for way in sets.named(name).brings}
    assert brought <= told
