"""What one player may see: all that is public, his own role and his own cards, and nothing that tells of others'."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from referee import sets
from referee.core.book.questions import HAND_IS_OPEN
from referee.core.book.rulebook import Situation
from referee.core.knowledge.public import public_of, seen_by
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.log.history import effective
from referee.notation import GameFile, read_game
from tests.hunts import some, tries
from tests.properties.logs import BOOK, SEATS, card, logs
from tests.views.test_public import KILL, NOTHING, noted_otherwise, played, roles

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.game"))
TAKEN = (
    e.Laid(2, Card("scope", "as")),
    e.TurnBegan(1),
    e.Drew(1, 2, seen=(Card("beer", "6h"), Card("bang", "2c"))),
)
"""The Sheriff draws two cards that the referee notes; the second player has a Scope."""


def gets_cards_unseen(fact: e.Entry, viewer: int) -> bool:
    """Does the viewer get cards of another's hand, which from then on he knows better than the log?"""
    match fact:
        case e.Forfeited():
            return fact.to == viewer
        case e.Drew(source="hand") | e.Took(card=None):
            return fact.by == viewer
    return False


@settings(max_examples=tries(200), deadline=None)
@given(logs(amended=False, longest=20), st.integers(2, SEATS), roles, roles, st.lists(card, max_size=3))
def test_games_that_differ_in_secrets_of_others_look_the_same_to_a_player(
    log: list[e.Entry], viewer: int, noted: tuple[str, ...], others: tuple[str, ...], drawn: list[Card]
) -> None:
    """A player sees neither another's role nor his cards, nor anything that follows from them."""
    kept = [fact for fact in log[1:] if not gets_cards_unseen(fact, viewer)]
    changed = [noted_otherwise(fact, drawn, viewer) for fact in kept]
    own = (*others[: viewer - 2], noted[viewer - 2], *others[viewer - 1 :])
    assert seen_by(played(changed, own), BOOK, viewer) == seen_by(played(kept, noted), BOOK, viewer)


@settings(max_examples=tries(150), deadline=None)
@given(logs(amended=False, longest=15), st.integers(1, SEATS), roles)
def test_what_a_player_sees_is_public_or_his_own(log: list[e.Entry], viewer: int, noted: tuple[str, ...]) -> None:
    """His role as it is, what all saw, and no role or card of another that does not lie open; what he sees is whole."""
    table = played(log[1:], noted)
    seen = seen_by(table, BOOK, viewer)
    assert seen.seat(viewer).role == table.seat(viewer).role
    assert {seat.role for seat in seen.seats if not seat.shown and seat.number != viewer} <= {""}
    noticed = [each for each in table.sightings if each.known_to(viewer)]
    assert {(each.card, each.hands) for each in seen.sightings} == {(each.card, each.hands) for each in noticed}
    assert seen_by(seen, BOOK, viewer) == seen


@cache
def game(path: Path) -> GameFile:
    """A whole evening."""
    return read_game(path.read_text(encoding="utf-8"), sets.bind, load())


@pytest.mark.parametrize("path", some(GAMES, 3, 2), ids=lambda path: path.stem)
def test_no_moment_of_a_game_tells_a_role_that_was_not_shown(path: Path) -> None:
    """Played beside one in which nobody noted a role before it lay open, it looks the same at every entry."""
    told, book = [entry for _, entry in effective(game(path).entries)], game(path).book
    shown_by_a_set = {getattr(entry, "by", 0) for entry in told if type(entry) in book.brought}
    opening = told[0].table  # type: ignore[attr-defined]
    unknown = tuple(s if s.shown or s.number in shown_by_a_set else replace(s, role="") for s in opening.seats)
    table, other = evolve(Table(), told[0], book), evolve(Table(), e.Opened(replace(opening, seats=unknown)), book)
    for entry in told[1:]:
        lies_open = Situation(table, book).ask(HAND_IS_OPEN, getattr(entry, "by", 0))
        noted = entry if lies_open else noted_otherwise(entry, ())
        table, other = evolve(table, entry, book), evolve(other, noted, book)
        assert public_of(table, book) == public_of(other, book), entry


def known(table: Table, viewer: int) -> set[tuple[str, tuple[int, ...]]]:
    """The cards that a viewer (0: everybody) knows of, with the hands they may be in."""
    seen = public_of(table, BOOK) if viewer == 0 else seen_by(table, BOOK, viewer)
    return {(each.card.kind, each.hands) for each in seen.sightings}


def test_a_card_drawn_is_known_to_its_owner_alone() -> None:
    """What the referee noted of a hand is shown to him who holds it, and to nobody else."""
    table = played(TAKEN, NOTHING)
    assert known(table, 1) == {("beer", (1,)), ("bang", (1,))}
    assert known(table, 0) == known(table, 2) == set()


def test_a_card_taken_from_in_play_is_known_to_all() -> None:
    """Everybody saw the Scope go into the hand; once a random card was taken from it, it is in one of two."""
    took = (*TAKEN, e.Played(1, Card("panic"), (2,)), e.Took(1, 2, Card("scope")))
    assert known(played(took, NOTHING), 0) == known(played(took, NOTHING), 3) == {("scope", (1,))}
    kept = (e.LifeSet(1, 9), e.TurnEnded(1), e.TurnBegan(2))
    robbed = played((*took, *kept, e.Drew(2, 1, "hand", 1)), NOTHING)
    assert known(robbed, 0) == {("scope", (1, 2))}


def test_cards_picked_and_drawn_from_the_discards_are_known_to_all() -> None:
    """Both lay open before they went into a hand."""
    store = (e.TurnBegan(1), e.Played(1, Card("general_store")), e.TurnedUp(1, 1, (Card("duel"),)))
    table = played((*store, e.Picked(1, Card("duel")), e.Drew(2, 1, "discards")), NOTHING)
    assert known(table, 0) == {("duel", (1,)), ("general_store", (2,))}


def test_a_card_shown_is_known_to_all_and_one_card() -> None:
    """One that was noted when it was drawn and is then shown is not two."""
    table = played((*TAKEN, e.Revealed(1, Card("beer", "6h"))), NOTHING)
    assert known(table, 0) == {("beer", (1,))}
    assert [each.card.kind for each in table.sightings] == ["bang", "beer"]


def test_what_all_saw_is_given_up_whoever_noted_what() -> None:
    """An open BANG! may be the one played; that the referee noted another does not tell everybody that it is not."""
    shown = (e.Laid(2, Card("bang")), e.TurnBegan(1), e.Took(1, 2, Card("bang")))
    noted = (*shown, e.Drew(1, 1, seen=(Card("bang", "2c"),)))
    tables = [played((*before, e.Played(1, Card("bang", "2c"), (2,))), NOTHING) for before in (shown, noted)]
    assert [known(table, 0) for table in tables] == [set(), set()]
    assert [table.sightings for table in tables] == [(), ()]


def test_who_is_out_unshown_knows_his_own_role() -> None:
    """His own view names the role, nobody else's does."""
    table = played(KILL, ("outlaw", *NOTHING[1:]))
    assert [seen_by(table, BOOK, viewer).seat(2).role for viewer in (1, 2, 3)] == ["", "outlaw", ""]


PASSED = {
    "taken for a Panic!": (e.Played(1, Card("panic"), (2,)), e.Took(1, 2, None, Card("beer", "6h"))),
    "drawn by Jesse Jones": (e.Drew(1, 1, "hand", 2, seen=(Card("beer", "6h"),)),),
}


@pytest.mark.parametrize("how", PASSED)
def test_a_card_that_went_from_hand_to_hand_is_known_to_the_two(how: str) -> None:
    """Both have held it, nobody else has seen it; the referee, who noted it, knows where it is."""
    table = played((e.TurnBegan(1), *PASSED[how]), NOTHING)
    assert {viewer: known(table, viewer) for viewer in range(4)} == {
        0: set(),
        1: {("beer", (1,))},
        2: {("beer", (1,))},
        3: set(),
    }


def test_who_saw_a_card_go_loses_sight_of_it_with_the_next_one() -> None:
    """3 takes a card of 1 that the referee notes as another: to 2, who gave the Beer, it may be either."""
    robbed = (*PASSED["taken for a Panic!"], e.TurnEnded(1), e.TurnBegan(3))
    table = played((e.TurnBegan(1), *robbed, e.Took(3, 1, None, Card("bang", "2c"))), NOTHING)
    other = played((e.TurnBegan(1), *robbed, e.Took(3, 1, None, Card("beer", "6h"))), NOTHING)
    assert known(table, 2) == known(other, 2) == {("beer", (1, 3))}
