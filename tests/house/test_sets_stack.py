"""Sets stack in one order, say what they redefine, and strike and replace rules by their id."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.facts import Facts
from referee.core.book.questions import ACTS, DISTANCE, HAND_LIMIT, SERVES_AS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import Layer, RuleSet
from referee.core.nouns.entries import Noted, Won
from referee.core.nouns.table import Figure, Seat, Table
from referee.core.nouns.vocabulary import Card
from referee.errors import SetsClash, UnknownId

BASE = sets.named("base")


def ids(book: Rulebook, use: str, *entries: type) -> list[str]:
    """The ids of the rules of one use in the order in which they speak."""
    return [rule.id for rule in book.rules if rule.use == use and set(entries) <= set(rule.entries)]


def noting(name: str, layer: Layer, speaks: Layer | None = None) -> RuleSet:
    """A set with one rule that listens to notes, in its own layer or another."""
    chosen = RuleSet(name, layer=layer)
    chosen.object(Noted, clauses=("CRD-001",), layer=speaks)(_silent)
    chosen.follow(Noted, clauses=("CRD-001",), layer=speaks)(_nothing)
    return chosen


def _silent(now: Situation, entry: Noted) -> None:
    return None


def _nothing(now: Situation, entry: Noted, before: Situation) -> tuple[()]:
    return ()


def limiting(name: str, limit: int, **how: str) -> RuleSet:
    """A set that gives everybody this hand limit."""
    chosen = RuleSet(name, needs=("base",))

    @chosen.amend(HAND_LIMIT, "NLB-012", **how)
    def limited(now: Situation, value: int | None, seat: int) -> int:
        return limit

    return chosen


def test_the_order_typed_makes_no_difference() -> None:
    """A set stands after those it needs, else by name."""
    late, early = RuleSet("apache", needs=("zulu",)), RuleSet("zulu", needs=("base",))
    for typed in ([late, early, BASE], [BASE, late, early], [early, BASE, late, BASE]):
        assert bind(typed).sets == ("base", "zulu", "apache")


def test_sets_that_need_each_other_are_refused() -> None:
    """No order is possible for them."""
    with pytest.raises(SetsClash):
        bind([RuleSet("a", needs=("b",)), RuleSet("b", needs=("a",))])


def test_two_sets_of_one_name_are_refused() -> None:
    """Neither would be seen to be missing."""
    with pytest.raises(SetsClash):
        bind([RuleSet("a"), RuleSet("a")])


@pytest.mark.parametrize("kind", ["cards", "characters"])
def test_a_set_does_not_redefine_unawares(kind: str) -> None:
    """A second card or character of one id is a clash, unless the later set says that it overrides it."""
    id_, fact = next(iter(getattr(BASE.facts, kind).items()))
    again = RuleSet("again", Facts(**{kind: {id_: fact}}), needs=("base",))
    with pytest.raises(SetsClash) as refused:
        bind([BASE, again])
    assert refused.value.about == {"set": "again", "other": "base", "id": id_}
    assert bind([BASE, RuleSet("again", again.facts, needs=("base",), overrides=frozenset({id_}))])


def test_what_is_overridden_is_what_the_later_set_says() -> None:
    """The facts of the later set hold."""
    far = replace(BASE.facts.cards["schofield"], reach=4)
    guns = RuleSet("guns", Facts(cards={"schofield": far}), needs=("base",), overrides=frozenset({"schofield"}))
    assert bind([guns, BASE]).cards["schofield"].reach == 4


def test_boxes_add_copies_of_known_cards() -> None:
    """The copies of every box count: in the deck, and among the cards that a mention may mean."""
    more = RuleSet("more", Facts(copies={"mustang": ("5h",), "schofield": ("jc", "2s")}), needs=("base",))
    still = RuleSet("still", Facts(copies={"mustang": ("5h",)}), needs=("base",))
    plain, book = bind([BASE]), bind([still, BASE, more])
    assert book.cards["mustang"].faces == (*plain.cards["mustang"].faces, "5h", "5h")
    assert book.deck_size == plain.deck_size + 4
    assert book.possible(Card("mustang", "5h")) == 2
    assert book.possible(Card("schofield", "jc")) == 2
    assert bind([BASE]).deck_size == plain.deck_size


def test_copies_are_of_a_card_that_is_there() -> None:
    """More copies of a card that no chosen set brings are refused when the book is bound."""
    with pytest.raises(UnknownId) as refused:
        bind([BASE, RuleSet("more", Facts(copies={"hideout": ("kd",)}))])
    assert refused.value.about == {"id": "hideout"}


def test_roles_that_two_sets_know_are_dealt_once() -> None:
    """A role of two boxes stays one role, on one side."""
    more = RuleSet("more", Facts(roles=("sheriff", "shadow"), sides={"sheriff": "law", "shadow": "shadows"}))
    book = bind([BASE, more])
    assert book.roles.count("sheriff") == 1
    assert book.sides["shadow"] == "shadows"


def test_a_role_is_not_moved_to_another_side_unawares() -> None:
    """Two sets that put one role on different sides clash."""
    with pytest.raises(SetsClash):
        bind([BASE, RuleSet("more", Facts(sides={"sheriff": "outlaws"}))])


def test_rules_of_every_use_speak_by_layer() -> None:
    """The layer decides, whatever the names of the sets; a rule may name another than its set's."""
    book = bind([noting("a", Layer.VARIANT), noting("b", Layer.PRINTED), noting("c", Layer.PRINTED, Layer(4))])
    assert ids(book, "object", Noted) == ["b._silent", "c._silent", "a._silent"]
    assert ids(book, "follow", Noted) == ["b._nothing", "c._nothing", "a._nothing"]


def test_triggers_speak_by_layer_too() -> None:
    """What a variant calls for comes after what the base calls for."""
    first = RuleSet("a", needs=("base",), layer=Layer.VARIANT)
    first.trigger("CRD-001")(_called)
    assert bind([BASE, first]).triggers[-1].id == "a._called"


def _called(now: Situation) -> tuple[()]:
    return ()


def test_a_set_strikes_a_rule() -> None:
    """With the set in force the rule does not hold."""
    lawless = RuleSet("lawless", needs=("base",), strikes=("base.the_side_that_won",))
    assert "base.the_side_that_won" in ids(bind([BASE]), "object", Won)
    assert "base.the_side_that_won" not in ids(bind([BASE, lawless]), "object", Won)


def test_a_rule_that_is_nowhere_cannot_be_struck_or_replaced() -> None:
    """A set that misspells a rule is told so."""
    with pytest.raises(UnknownId):
        bind([BASE, RuleSet("lawless", strikes=("base.no_such",))])
    with pytest.raises(UnknownId):
        bind([BASE, limiting("ten", 10, replaces="base.no_such")])


def hand_limit(*chosen: RuleSet, strike: tuple[str, ...] = ()) -> int | None:
    """The hand limit of somebody with three life points."""
    table = Table(seats=(Seat(1, "Anna", figures=(Figure(life=3),)),))
    return Situation(table, bind([BASE, *chosen], strike)).ask(HAND_LIMIT, 1)


def test_a_set_states_a_rule_in_clauses_of_its_own() -> None:
    """The rule holds as it is, in its place, and rests on what the later set says."""
    retold = RuleSet("retold", needs=("base",), restates={"base.as_many_as_life": ("LGS-012",)})
    plain, told = bind([BASE]), bind([BASE, retold])
    assert [rule.id for rule in told.rules] == [rule.id for rule in plain.rules]
    table = Table(seats=(Seat(1, "Anna", figures=(Figure(life=3),)),))
    assert Situation(table, told).explain(HAND_LIMIT, 1).clauses == ("LGS-012",)
    assert Situation(table, plain).explain(HAND_LIMIT, 1).clauses == ("NLB-012", "NLB-016")


def test_no_set_restates_what_is_nowhere_or_what_another_has_restated() -> None:
    """A misspelt rule is told, and so are two sets that state one rule each in its own way."""
    with pytest.raises(UnknownId):
        bind([BASE, RuleSet("retold", restates={"base.no_such": ("LGS-012",)})])
    twice = [RuleSet(name, restates={"base.as_many_as_life": (name,)}) for name in ("a", "b")]
    with pytest.raises(SetsClash):
        bind([BASE, *twice])


def test_a_rule_takes_the_place_of_another() -> None:
    """The replaced rule is silent; struck itself, the replacing one gives the place back."""
    ten = limiting("ten", 10, replaces="base.as_many_as_life")
    assert "base.as_many_as_life" not in ids(bind([BASE, ten]), "amend")
    assert hand_limit(ten) == 10
    assert hand_limit(ten, strike=("ten.limited",)) == 3
    assert hand_limit(ten, strike=("base.as_many_as_life",)) == 10


def test_a_replacing_rule_can_be_replaced() -> None:
    """The last of a line stands; with it struck the one before."""
    ten, one = limiting("ten", 10, replaces="base.as_many_as_life"), limiting("zz", 1, replaces="ten.limited")
    assert hand_limit(ten, one) == 1
    assert hand_limit(ten, one, strike=("zz.limited",)) == 10
    assert hand_limit(ten, one, strike=("ten.limited",)) == 1


def test_two_sets_do_not_replace_one_rule_unawares() -> None:
    """Unless the later one says that it overrides it."""
    ten, one = (limiting(name, 1, replaces="base.as_many_as_life") for name in ("a", "b"))
    with pytest.raises(SetsClash):
        bind([BASE, ten, one])
    one.overrides = frozenset({"base.as_many_as_life"})
    assert hand_limit(ten, one) == 1


def test_a_replacing_rule_speaks_in_the_layer_of_the_replaced() -> None:
    """A distance counted otherwise still grows by the other's Mustang."""
    near = RuleSet("near", needs=("base",), layer=Layer.VARIANT)

    @near.amend(DISTANCE, "CRD-005", replaces="base.seats_between")
    def next_to_everybody(now: Situation, distance: int, viewer: int, other: int) -> int:
        return 1

    book = bind([BASE, near])
    table = Table(seats=(Seat(1, "A"), Seat(2, "B", figures=(Figure(in_play=(Card("mustang"),)),)), Seat(3, "C")))
    assert Situation(table, book).ask(DISTANCE, 1, 2) == 2


def test_a_question_nobody_answers_for_has_a_plain_answer() -> None:
    """Who acts is said by the sets, not by the core."""
    assert Situation(Table(seats=(Seat(1, "A"),)), bind([])).ask(ACTS, 1) is False


def test_a_rule_for_some_kinds_is_silent_about_the_others() -> None:
    """What a card serves as is asked of the rules for that card, and of those for all."""
    barter = RuleSet("barter", needs=("base",))

    @barter.amend(SERVES_AS, "CRD-022", kinds=("barrel",))
    def beer_barrel(now: Situation, kinds: tuple[str, ...], seat: int, kind: str) -> tuple[str, ...]:
        return (*kinds, "beer")

    @barter.amend(SERVES_AS, "CRD-022")
    def anything_goes(now: Situation, kinds: tuple[str, ...], seat: int, kind: str) -> tuple[str, ...]:
        return (*kinds, "panic")

    now = Situation(Table(seats=(Seat(1, "Anna"),)), bind([BASE, barter]))
    assert now.ask(SERVES_AS, 1, "barrel") == ("beer", "panic")
    assert now.ask(SERVES_AS, 1, "mustang") == ("panic",)
    steps = [rule for rule, _, _ in now.explain(SERVES_AS, 1, "mustang").steps]
    assert steps == ["barter.anything_goes"]
