"""What a player may do now: what the judge says of it, at what price, as far as he who looks on may know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from referee import sets
from referee.core.judging.permitted import JudgedAction, Permitted, permitted_to
from referee.core.knowledge.public import as_seen
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read, read_position

BASE = sets.bind(("base",))
MESA = sets.bind(("base", "death_mesa"))
SEATS = """
seat 1 Anna sheriff {first} life 4/5 hand 4 play barrel/qs
seat 2 Bruno outlaw slab_the_killer life 1/4 hand 2 play mustang/8h
seat 3 Carla deputy black_jack life 4/4 hand 4
seat 4 Dario outlaw jesse_jones life 1/4 hand 4
seat 5 Elena renegade rose_doolan life 1/4 hand 4
turn 1 play
deck 40
"""
BRUNO = ("1 duel 2", "2 no", "2 lose 1", "2 out outlaw", "2 bury", "1 draw 3", "2 conjure 1 with curse/8d")
ELENA = ("1 duel 5", "5 no", "5 lose 1", "5 out renegade", "5 bury", "5 conjure 1 with spook/ks")
DARIO = ("1 duel 4", "4 no", "4 lose 1", "4 out outlaw", "4 bury", "1 draw 3", "4 conjure 1 with decay/2c")
HIS_TURN = ("1 discard 6", "1 end", "2 turn", "2 conjure 2 with blood_juice/5c warn/3h")


def played(
    lines: Sequence[str] = (), book: sets.Rulebook = MESA, first: str = "bart_cassidy", option: str = ""
) -> Table:
    """The table after these lines, as the referee knows it."""
    chosen = f"option {option}\n" if option else ""
    head = f"sets {' '.join(book.sets)}\n{chosen}"
    table, _ = read_position(head + SEATS.format(first=first), lambda _: book, load())
    for line in lines:
        for entry in read(line, table, book, load()).entries:
            table = evolve(table, entry, book)
    return table


def means(table: Table, seat: int, viewer: int | None = None, book: sets.Rulebook = MESA) -> Permitted:
    """What this player may do, as these eyes see it."""
    return permitted_to(as_seen(table, book, viewer), book, seat)


def about(found: Permitted, key: str, kind: str = "") -> JudgedAction:
    """The one action of this key, about this card."""
    (action,) = [each for each in found.actions if each.key == key and (not kind or each.args["cards"][0].kind == kind)]
    return action


def noted(found: Permitted, key: str) -> dict[str, object]:
    """The arguments of what holds under this key."""
    (note,) = [each for each in found.notes if each.key == key]
    return dict(note.args)


@pytest.mark.parametrize(("kind", "at"), [("bang", {3, 5} - {3}), ("panic", {5}), ("cat_balou", {2, 3, 4, 5})])
def test_a_card_is_told_with_all_whom_it_may_be_played_at(kind: str, at: set[int]) -> None:
    """Bruno has a Mustang, Carla and Dario sit two away."""
    assert {*about(means(played(book=BASE), 1, book=BASE), "play", kind).at} == at


def test_what_may_not_be_played_says_why() -> None:
    """Who has a Barrel may not have another one."""
    action = about(means(played(book=BASE), 1, book=BASE), "play", "barrel")
    assert (action.level.word, next(reason.key for reason in action.reasons)) == ("illegal", "same_card_in_play")


def test_a_second_bang_may_not_be_played_but_for_him_who_may() -> None:
    """The limit is told, and what was played of it."""
    lines = ("1 bang 5", "5 missed")
    for first, level, limited in (("bart_cassidy", "illegal", True), ("willy_the_kid", "legal", False)):
        found = means(played(lines, BASE, first), 1, book=BASE)
        assert about(found, "play", "bang").level.word == level
        assert (noted(found, "bangs")["limited"], noted(found, "bangs")["played"]) == (limited, 1)


def test_nothing_may_be_played_while_something_is_due() -> None:
    """An answer comes first; it is told to him who owes it."""
    table = played(("1 duel 3",), BASE)
    assert [action.key for action in means(table, 1, book=BASE).actions if action.key == "play"] == []
    assert [item.owed.kind for item in means(table, 3, book=BASE).due] == ["answer"]


def test_who_is_not_on_turn_plays_nothing() -> None:
    """He is told what he may do out of turn, and the dead of the base box nothing at all."""
    table = played(book=BASE)
    assert [note.key for note in means(table, 3, book=BASE).notes] == ["out_of_turn", "hand_limit"]
    dead = played(BRUNO[:4], BASE)
    assert (means(dead, 2, book=BASE).actions, means(dead, 2, book=BASE).notes) == ((), ())


def test_of_a_hand_that_is_known_only_its_cards_are_told() -> None:
    """Who holds one card, which he noted, is told of that alone; the others are told of every card."""
    lines = ("set 3 hand 0", "1 discard 4", "1 end", "2 turn", "2 draw 2", "2 end", "3 turn")
    table = played((*lines, "3 draw 2 with beer/6h scope/as"), BASE)
    kinds = [{*_kinds(means(table, 3, viewer, BASE))} for viewer in (3, 0)]
    assert kinds == [{"beer", "scope"}, {*BASE.cards} - {"missed"}]


def _kinds(found: Permitted) -> list[str]:
    return [action.args["cards"][0].kind for action in found.actions if action.key == "play"]


def test_a_lone_ghost_pays_two_and_each_further_card_one() -> None:
    """With one ghost, with two of one role, with two of different roles."""
    assert noted(means(played(BRUNO), 2), "ghost_price")["cost"] == 2
    assert noted(means(played((*BRUNO, *DARIO)), 2), "ghost_price")["cost"] == 2
    both = played((*BRUNO, *ELENA, *HIS_TURN))
    assert noted(means(both, 2), "ghost_price")["cost"] == 0
    further = played((*BRUNO, *ELENA, *HIS_TURN, "2 haunt blood_juice/5c 1", "2 works blood_juice", "1 gain 1"))
    assert noted(means(further, 2), "ghost_price")["cost"] == 1
    assert about(means(further, 2), "haunt", "curse").args["cost"] == 1


def test_a_royal_card_is_free_by_the_option() -> None:
    """The king of spades, and not the eight of diamonds."""
    lines = (*BRUNO[:-1], "2 conjure 1 with spook/ks", *HIS_TURN[:-1], "2 conjure 2 with curse/8d warn/3h")
    found = means(played(lines, option="lone_ghost royal"), 2)
    assert (about(found, "haunt", "spook").args["cost"], about(found, "haunt", "curse").args["cost"]) == (0, 2)
    assert noted(found, "ghost_price")["royal"] is True


def test_only_he_who_holds_them_is_told_of_a_ghosts_cards() -> None:
    """Everybody sees the price, and not the cards."""
    table = played((*BRUNO, *ELENA, *HIS_TURN))
    own = {action.args["cards"][0].kind for action in means(table, 2, 2).actions if action.key == "haunt"}
    assert own == {"curse", "blood_juice", "warn"}
    for viewer in (0, 1, 5):
        assert [action for action in means(table, 2, viewer).actions if action.key == "haunt"] == []
        assert noted(means(table, 2, viewer), "ghost_limit")["held"] == noted(means(table, 2), "ghost_limit")["held"]


def test_a_card_that_cannot_be_paid_for_cannot_be_played() -> None:
    """A lone ghost with three cards pays two of them; with two he cannot."""
    assert about(means(played((*BRUNO, *HIS_TURN)), 2), "haunt", "curse").level.word == "legal"
    short = played((*BRUNO, *HIS_TURN[:-1], "2 conjure 1 with decay/5s"))
    assert about(means(short, 2), "haunt", "curse").level.word == "illegal"


def test_who_may_negate_is_told_with_the_colour() -> None:
    """Black meets red; he who played may not; whose cards are not seen is told either colour."""
    table = played((*BRUNO, *ELENA, *HIS_TURN, "2 haunt curse/8d 1"))
    assert about(means(table, 5, 5), "negate", "spook").level.word == "legal"
    seen = {
        action.args["colour"]: action.level.word for action in means(table, 5, 0).actions if action.key == "negate_with"
    }
    assert seen == {"red": "illegal", "black": "legal"}
    assert [action for action in means(table, 2, 2).actions if action.key.startswith("negate")] == []
    assert [action for action in means(table, 1, 1).actions if action.key.startswith("negate")] == []


def test_a_dead_renegade_trades_two_cards() -> None:
    """For a Spook!, in his own turn; a dead Outlaw for nothing."""
    lines = (*BRUNO, *ELENA, "1 discard 4", "1 end", "2 turn", "2 conjure 2", "2 shed 1", "2 end", "3 turn", "3 draw 2",
             "3 end", "4 turn", "4 draw 2", "4 end", "5 turn", "5 conjure 2")  # fmt: skip
    found = means(played(lines), 5)
    assert (about(found, "trade").level.word, {*about(found, "trade").at}) == ("legal", {1, 3, 4})
    assert [action for action in means(played(lines), 2).actions if action.key == "trade"] == []


def test_what_may_be_redrawn_depends_on_the_teams() -> None:
    """With one team dead, and not with two."""
    one = (*BRUNO[:-1], "2 conjure 1 with syphon/7d")
    assert about(means(played(one), 2), "redraw").level.word == "legal"
    assert about(means(played((*one, *ELENA)), 2), "redraw").level.word == "illegal"


def test_what_binds_a_player_is_told_until_when() -> None:
    """A Nightmare until the ghost's next turn; an ability that does not work is not offered."""
    lines = (
        *BRUNO[:-1],
        "2 conjure 1 with nightmare/4s",
        *HIS_TURN,
        "2 haunt nightmare/4s 3 for 2",
        "2 works nightmare",
    )
    found = noted(means(played(lines), 3), "bound")
    assert (found["of"], found["until"]) == (2, "round")
    assert [note.key for note in means(played(lines), 1).notes if note.key == "bound"] == []


def test_a_shot_at_a_ghost_is_offered_at_any_distance() -> None:
    """Bruno is a ghost now, and out of every reach."""
    assert 2 in about(means(played(BRUNO), 1), "play", "bang").at
    assert 2 in about(means(played(BRUNO), 1), "play", "cat_balou").at
    assert 2 not in about(means(played(BRUNO), 1), "play", "duel").at


@pytest.mark.parametrize("hidden", ["beer/6h", "bang/2d"])
def test_what_everybody_is_told_depends_on_nothing_hidden(hidden: str) -> None:
    """Two games that look alike are told alike: whatever the ghost drew, and whatever was buried."""
    one = played((*BRUNO[:4], f"2 bury with {hidden}", "1 draw 3", "2 conjure 1 with curse/8d"))
    other = played((*BRUNO[:4], "2 bury with missed/2s", "1 draw 3", "2 conjure 1 with spook/ks"))
    for seat in range(1, 6):
        for viewer in (0, 3):
            assert means(one, seat, viewer) == means(other, seat, viewer)
