"""Every kind of owed thing is one record, whoever registered it: the core, one set, or several."""

import pytest

from referee.core.book.binding import bind
from referee.core.book.owed_kind import OwedKind, counted_down, his_own
from referee.core.book.owed_kinds import ANSWER, IN_EVERY_GAME, TAKE
from referee.core.book.rulebook import Situation
from referee.core.book.rules import RuleSet
from referee.core.nouns.entries import Drew, Entry, LifeLost, Took
from referee.core.nouns.table import Owed, Seat, Table
from referee.errors import SetsClash
from referee.sets.base import SET as BASE

TABLE = Table(seats=(Seat(1, "Anna"), Seat(2, "Bruno")))


def pays(now: Situation, owed: Owed) -> Entry | None:
    """Who owes it loses a life point."""
    return LifeLost(owed.seat)


def tax(name: str, **how: object) -> RuleSet:
    """A set that says something of the kind `tax`."""
    return RuleSet(name, needs=("base",), owes=[OwedKind("tax", **how)])


def test_a_kind_that_a_set_brings_is_whole() -> None:
    """What it does not say is so of every kind: nothing is left, nobody is forced, its name is typed."""
    kind = bind([BASE, tax("tax", met_by=((Drew, his_own),))]).kinds["tax"]
    now, owed = Situation(TABLE, bind([BASE])), Owed("tax", 1)
    assert kind.left(now, Drew(1, 1), owed) is None
    assert kind.forced(now, owed) is None
    assert (kind.choices(now, owed), kind.typed_by) == (("tax",), "tax")


def test_a_set_says_only_what_is_different() -> None:
    """An entry that meets a kind of the core as well comes after those that did; what is forced stands in its place."""
    book = bind([BASE, RuleSet("more", owes=[OwedKind("take", ((LifeLost, his_own),), forced=pays)])])
    assert [kind for kind, _ in book.meets[LifeLost]] == ["lose", "answer", "take"]
    assert book.meets[Took] == bind([BASE]).meets[Took]
    assert book.kinds["take"].forced is pays
    assert (book.kinds["take"].choices, book.kinds["take"].of_two) == (TAKE.choices, True)


def test_a_set_can_say_that_a_kind_is_as_usual() -> None:
    """What is said and what is left unsaid are two things, though it be said of every kind."""
    calm = RuleSet("calm", needs=("base",), owes=[OwedKind("answer", holds_up=False)])
    book = bind([BASE, calm])
    assert (ANSWER.holds_up, book.kinds["answer"].holds_up) == (True, False)
    assert book.kinds["answer"].choices == ANSWER.choices
    with pytest.raises(SetsClash):
        bind([BASE, tax("a", verb="pay"), tax("b", verb="")])


def test_which_entries_meet_a_kind_stands_in_one_place() -> None:
    """In the order in which they were registered, which is not that of the kinds."""
    book = bind(
        [BASE, RuleSet("more", owes=[OwedKind("tax", ((Drew, his_own),)), OwedKind("won", ((Drew, his_own),))])]
    )
    assert [kind for kind, _ in book.meets[Drew]] == ["draw", "tax", "won"]
    assert not any(kind.met_by for kind in book.kinds.values())


def test_two_sets_do_not_say_one_thing_of_a_kind_unawares() -> None:
    """Unless the later one says that it overrides the kind; of different things each may say one."""
    first, second = tax("a", forced=pays), tax("b", forced=lambda now, owed: None)
    with pytest.raises(SetsClash) as refused:
        bind([BASE, first, second])
    assert refused.value.about == {"set": "b", "other": "a", "id": "tax"}
    second.overrides = frozenset({"tax"})
    assert bind([BASE, first, second]).kinds["tax"].forced is not pays
    assert bind([BASE, first, tax("c", verb="pay")]).kinds["tax"].forced is pays


def test_card_by_card_leaves_the_rest() -> None:
    """Two of three leave one; the last leaves nothing."""
    now = Situation(TABLE, bind([BASE]))
    assert counted_down(now, Drew(1, 2), Owed("tax", 1, 3)) == Owed("tax", 1, 1)
    assert counted_down(now, Drew(1, 3), Owed("tax", 1, 3)) is None


def test_every_kind_is_named_once_in_the_core() -> None:
    """A second record of one name would hide the first."""
    assert len({kind.name for kind in IN_EVERY_GAME}) == len(IN_EVERY_GAME)
