"""A player's own page: his role and cards, his goods with what came and went and why, what he may do, and no more."""

from __future__ import annotations

from pathlib import Path

from referee import sets
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.lexicon import load
from referee.log.goods import goods_moved
from referee.log.history import effective
from referee.log.latest import followed
from referee.notation import read, read_game, read_position
from referee.views.own_seat import OwnSeat, OwnSeats, page_over
from referee.views.voice import Voice
from tests.rows import rows

GHOSTS = Path(__file__).parents[1] / "games" / "four_ghosts_at_dawn.game"
BOOK = sets.bind(("base", "death_mesa"))
POSITION = """
sets base death_mesa
seat 1 Anna sheriff willy_the_kid life 5/5 hand 4
seat 2 Bruno outlaw slab_the_killer life 1/4 hand 2 play mustang/8h
seat 3 Carla deputy black_jack life 4/4 hand 4
seat 4 Dario outlaw jesse_jones life 4/4 hand 4
turn 1 play
deck 40
"""
DEATH = ("1 duel 2", "2 no", "2 lose 1", "2 out outlaw", "2 bury with beer", "1 draw 3", "2 conjure 1 with curse/8d")


def page_of(seat: int, *lines: str, lang: str = "en") -> OwnSeat:
    """What this player is shown after these lines."""
    table, _ = read_position(POSITION, lambda _: BOOK, load())
    log: list[e.Entry] = [e.Opened(table)]
    for line in lines:
        table, _ = followed(log, BOOK, Table())
        log += read(line, table, BOOK, load()).entries
    return shown(log, seat, lang)


def shown(log: list[e.Entry], seat: int, lang: str = "en") -> OwnSeat:
    """What this player is shown after a log."""
    table, lately = followed(log, BOOK, Table())
    return OwnSeats(Voice(load(), lang)).of(table, BOOK, seat, goods_moved(log, BOOK), lately)


def test_a_ghost_sees_his_goods_his_hand_and_why_they_moved() -> None:
    """With the clause that each move rests on."""
    seen = page_of(2, *DEATH)
    assert seen.hand is None
    assert seen.goods is not None
    assert (seen.goods.held, seen.goods.cards, seen.goods.unnoted) == ("3", ("Beer", "Mustang 8♥"), "1")
    assert seen.second is not None
    assert (seen.second.held, seen.second.cards) == ("1", ("Curse 8♦",))
    (move,) = seen.moves
    assert (move.sign, move.count, move.cards) == ("+", 3, ("Beer", "Mustang 8♥"))
    assert move.sentence == "Bruno buries hand and cards in play: Beer"
    assert "DMS-008" in move.clauses


def test_what_leaves_the_goods_is_told_with_the_card_that_dug() -> None:
    """Two Cemeteries and an own Rob Grave are told apart."""
    log = [entry for _, entry in effective(read_game(GHOSTS.read_text("utf-8"), sets.bind, load()).entries)]
    moves = shown(log[:200], 2).moves
    assert [(each.sign, each.count, each.cause) for each in moves] == [
        ("+", 2, ""), ("−", 1, "Cemetery"), ("−", 1, "Cemetery"),
    ]  # fmt: skip
    assert all(each.clauses for each in moves)


def test_nobody_else_is_shown_what_was_buried() -> None:
    """Neither the cards in his hand nor those of the ghost."""
    for seat in (1, 3, 4):
        told = repr(page_of(seat, *DEATH))
        assert "Curse" not in told
        assert told == repr(page_of(seat, *DEATH[:4], "2 bury with panic", DEATH[5], "2 conjure 1 with spook/ks"))


def test_a_player_sees_his_role_his_noted_cards_and_how_many_are_not() -> None:
    """And of the others no role that is not open."""
    seen = page_of(3, "1 end", "2 turn", "2 draw 2", "2 end", "3 turn", "3 draw 2 with beer/6h missed")
    assert seen.role == "Deputy"
    assert seen.hand is not None
    assert (seen.hand.cards, seen.hand.held, seen.hand.unnoted) == (("Beer 6♥", "Missed!"), "6", "4")
    assert {each.seat.role for each in seen.others} == {"", "Sheriff"}


def test_whom_he_reaches_is_told_from_his_left_on_with_why() -> None:
    """The Mustang of Bruno makes him one further away."""
    seen = page_of(3)
    assert [each.seat.number for each in seen.others] == [4, 1, 2]
    distances = {each.seat.number: each.sight for each in seen.others}
    assert distances[2] is not None
    assert (distances[2].distance, distances[2].reached) == (2, False)
    assert any("CRD" in why or "NLB" in why for why in distances[2].because)


def test_what_he_may_do_bears_its_clauses() -> None:
    """And what he may not do says why."""
    rows = page_of(
        4, "1 end", "2 turn", "2 draw 2", "2 end", "3 turn", "3 draw 2", "3 end", "4 turn", "4 draw 2 with bang"
    ).rows
    assert rows
    assert all(each.clauses for each in rows)


@rows("lang", ["nl", "it", "en", "de"])
def test_it_is_told_in_every_language(lang: str) -> None:
    """Without a message missing."""
    voice = Voice(load(), lang)
    before = len(voice.speech.words.errors)
    assert page_of(2, *DEATH, lang=lang).moves[0].sentence
    assert len(voice.speech.words.errors) == before


def test_the_page_is_over_with_the_game() -> None:
    """And open again if the victory is taken back."""
    table, _ = read_position(POSITION, lambda _: BOOK, load())
    won, _ = followed([e.Opened(table), e.Won("outlaws")], BOOK, Table())
    assert page_over(won, BOOK, 2) == "game"
    assert page_over(table, BOOK, 2) == ""
    assert page_over(table, BOOK, 5) == "gone"


def test_the_page_is_over_for_who_has_left() -> None:
    """His seat stays in the game, and he does not."""
    book = sets.bind(("base", "championship"))
    text = POSITION.replace("death_mesa", "championship")
    table, _ = read_position(text, lambda _: book, load())
    entries = read("2 withdraws", table, book, load()).entries
    left, _ = followed([e.Opened(table), *entries], book, Table())
    assert page_over(left, book, 2) == "left"
    assert page_over(left, book, 3) == ""


def test_the_event_stands_openly_for_every_player_and_what_it_changes_for_him_alone() -> None:
    """Thirst touches whose turn it is."""
    deal = "sets base events high_noon\n" + "".join(f"seat {n} {who} ? ?\n" for n, who in enumerate("ABCD", 1))
    table, book = read_position(f"{deal}turn 1 draw\nlies thirst\n", sets.bind, load())
    events = [OwnSeats(Voice(load(), "en")).of(table, book, seat).event for seat in (1, 2)]
    lies = "Event: Thirst – one card fewer in phase 1"
    assert events == [(lies, "Thirst: A draws one card fewer"), (lies,)]
