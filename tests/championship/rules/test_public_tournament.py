"""Money is secret: two tournaments that differ only in secrets look the same to everybody."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.aloud import state_aloud
from referee.championship.rules.entry import TypedAt
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.matches import DuelOpened, MatchDecided
from referee.championship.rules.noticed import CalledToOrder, RoleShown
from referee.championship.rules.places import HandedOver, Paused, Resumed, TableOpened, TimeGranted, WentOn
from referee.championship.rules.state import Tournament
from tests.championship.rules.making import ROLES, drawn, game
from tests.hunts import tries

PUBLIC: dict[type[e.Fact], set[str]] = {
    e.Opened: {"name", "region"},
    e.PlayerEnrolled: {"player", "name"},
    e.PlayerLeft: {"player"},
    e.SeedWritten: {"seed", "purpose"},
    e.Drawn: {"tables", "seed"},
    e.RoundOpened: {"table", "round", "sheriff"},
    e.CharacterHired: {"table", "round", "player", "character"},
    e.GamePlayed: {"table", "round"},
    e.GameVoided: {"table", "round", "refunded"},
    e.Expelled: {"player"},
    e.PenaltyCancelled: {"entry"},
    e.DuelWon: {"match", "winner", "loser"},
    e.QualifiersNamed: {"players"},
    TimeGranted: {"table", "round", "minutes"},
    MatchDecided: {"match", "players"},
    Paused: set(),
    WentOn: set(),
}
"""What everybody may know of each type of entry; all else is secret, and so are types that are not here.

Of an expulsion withdrawn they know that the player is there.
"""

number = st.integers(1, 3)
prices = st.integers(1, 60).map(lambda hundreds: hundreds * 100)
SIDES = st.sampled_from(["law", "outlaws", "renegade"])
words = st.text("abc", max_size=3)
when = st.sampled_from(get_args(e.LeftWhen))
roles = st.permutations(ROLES[5])
seats = st.sampled_from([(1, 2, 3, 4, 5), (6, 7, 8, 9, 10)])


@st.composite
def ends(draw: st.DrawFn) -> tuple[e.SeatResult, ...]:
    """Any way a game could be said to have ended."""
    told = zip(draw(seats), draw(roles), strict=True)
    return tuple(e.SeatResult(player, role, draw(st.booleans()), draw(st.booleans())) for player, role in told)


@st.composite
def deals(draw: st.DrawFn) -> tuple[e.Dealt, ...]:
    """Any deal."""
    return tuple(e.Dealt(player, role) for player, role in zip(draw(seats), draw(roles), strict=True))


WAYS = {
    "outcome": SIDES, "results": ends(), "roles": deals(), "price": prices, "reason": words, "when": when,
    "kept": st.booleans(), "qualified": st.sampled_from([None, True, False]), "open_to_all": st.booleans(),
    "readings_asked": st.booleans(),
    "disqualified": st.sampled_from([None, True, False]), "resident": st.sampled_from([None, True, False]),
    "region": words, "players": st.permutations([1, 2, 3]).map(tuple), "seed": words, "entry": st.integers(0, 12),
    "player": st.integers(1, 10), "typed_at": st.none() | st.builds(TypedAt, words, st.integers(0, 9)),
}  # fmt: skip

facts = st.one_of(
    st.builds(e.PlayerLeft, player=st.integers(1, 10), when=when),
    st.builds(e.RoundOpened, table=number, round=number, sheriff=st.integers(1, 10), roles=deals()),
    st.builds(e.CharacterHired, number, number, st.integers(1, 10), words, prices, st.booleans()),
    st.builds(e.GamePlayed, number, number, SIDES, ends()),
    st.builds(e.GameVoided, number, number, st.booleans(), words),
    st.builds(e.Warned, st.integers(1, 10), words),
    st.builds(e.Expelled, st.integers(1, 10), words, when),
    st.builds(e.PenaltyCancelled, st.integers(0, 20), words),
    st.builds(e.LotsDrawn, st.permutations([1, 2, 3]).map(tuple)),
    st.builds(e.QualifiersNamed, st.permutations([1, 2, 3, 4]).map(tuple)),
    st.builds(e.DuelWon, words, st.integers(1, 10), st.integers(1, 10)),
    st.builds(TimeGranted, number, number, st.integers(1, 9), words),
    st.builds(MatchDecided, words, st.sampled_from([(), (1,), (2, 3)]), words),
    st.builds(e.LetStand, st.integers(0, 20), words),
    st.builds(e.PlayerEnrolled, st.integers(8, 12), words, words),
)
logged = st.one_of(
    facts,
    st.builds(e.Retracted, st.integers(0, 20)),
    st.builds(e.Corrected, st.integers(11, 20), facts),
)


def secrets(fact: e.Fact) -> set[str]:
    """The fields of this fact that are nobody's but the referee's."""
    return set(fact.__struct_fields__) - PUBLIC.get(type(fact), set())


def elsewhere(entry: e.Logged, draw: Any) -> e.Logged:
    """The same entry in a world with other secrets."""
    if isinstance(entry, e.Retracted):
        return entry
    if isinstance(entry, e.Corrected):
        return msgspec.structs.replace(entry, to=elsewhere(entry.to, draw), reason=draw(words))
    return msgspec.structs.replace(entry, **{name: draw(WAYS[name]) for name in secrets(entry)})


@settings(max_examples=tries(300))
@given(st.lists(logged, max_size=12), st.data())
def test_two_worlds_that_differ_only_in_secrets_look_the_same(more: list[e.Logged], data: st.DataObject) -> None:
    """ITC-119: byte for byte, at every moment."""
    log = [*drawn(10), *more]
    other = [elsewhere(entry, data.draw) for entry in log]
    for length in range(11, len(log) + 1):
        here, there = state_aloud(log[:length]), state_aloud(other[:length])
        assert msgspec.json.encode(here) == msgspec.json.encode(there)


leavings = st.sampled_from(
    [
        e.PlayerLeft(2, "between_rounds"),
        e.PlayerLeft(3, "during_game"),
        e.Expelled(2, "x", "between_rounds"),
        e.PlayerEnrolled(2, "P2"),
    ]
)
pardons = st.builds(e.PenaltyCancelled, st.integers(0, 20), st.just("x"))


@given(st.lists(leavings | pardons, max_size=6))
def test_everybody_sees_who_is_there_and_where(more: list[e.Logged]) -> None:
    """Whatever entry a penalty withdrawn names, and however often somebody goes: as the referee sees it."""
    log = [*drawn(10), *more]
    referee, everybody = tournament_of(log), state_aloud(log)
    for seen in (lambda state: {number: state.gone(number) for number in state.players}, _seatings):
        assert seen(everybody) == seen(referee)


def _seatings(state: Tournament) -> dict[int, tuple[int, ...]]:
    return {number: table.seating for number, table in state.tables.items()}


def test_of_each_type_everybody_hears_what_is_listed_and_no_more() -> None:
    """ITC-119: each type of entry says beside it of every field whether all hear it, and no secret one is heard."""
    assert {*TOLD} == {*get_args(e.Fact)}
    for kind, fact in TOLD.items():
        assert set(kind.aloud) == PUBLIC.get(kind, set())
        assert not set(kind.aloud) & set(kind.secret)
        aloud, loud = fact.heard(), set(kind.aloud)
        assert (kind in PUBLIC and kind is not e.PenaltyCancelled) == (aloud is not None)
        if aloud is not None:
            assert {name for name in loud if getattr(aloud, name) != getattr(fact, name)} == set()
            other = fact.__class__(**{**{n: getattr(fact, n) for n in loud}, **kind.secret})
            assert aloud == other.heard()


@pytest.mark.parametrize("kind", get_args(e.Logged), ids=lambda kind: kind.__name__)
def test_every_field_says_whether_it_is_heard(kind: type[e.Logged]) -> None:
    """A field of which nothing is said would be heard without anybody having decided it."""
    assert {*kind.aloud, *kind.secret} == set(kind.__struct_fields__)


TOLD: dict[type[e.Fact], e.Fact] = {
    type(fact): fact
    for fact in (
        e.Opened("Cup", "Piemonte", True),
        e.PlayerEnrolled(1, "Anna", "Lazio", True, False, None),
        e.PlayerLeft(2, "during_game"),
        e.SeedWritten("s", "p"),
        e.Drawn(((1, 2), (3, 4)), "s"),
        e.RoundOpened(1, 2, 3, (e.Dealt(3, "sheriff"),)),
        e.CharacterHired(1, 2, 3, "x", 400, True),
        e.GamePlayed(1, 2, "law", ()),
        e.GameVoided(1, 2, True, "shown"),
        CalledToOrder(2),
        RoleShown(2, "mistake"),
        Paused("lunch"),
        WentOn(),
        e.Expelled(4, "cheating", "during_game"),
        e.PenaltyCancelled(5, "not he"),
        e.DuelWon("final", 3, 4),
        e.QualifiersNamed((3, 1, 4, 2)),
        e.Warned(1, "late"),
        e.LotsDrawn((1, 2), "s"),
        e.LetStand(3, "so be it"),
        b.CharactersLaid(1, 2, ("x", "y")),
        b.BidOpened(1, 2, 3, "x", 400),
        b.BidRaised(1, 2, 3, 500),
        b.BidWithdrawn(1, 2, 3),
        b.CharacterChosen(1, 2, 3, "x"),
        b.ChoiceDrawn(1, 2, (3, 4)),
        TableOpened(1, 2, "s"),
        HandedOver("Anna", "c"),
        Resumed("c", "Anna"),
        TimeGranted(1, 2, 5, "late"),
        DuelOpened("final", (3, 4), "s"),
        MatchDecided("final", (3, 4), "ill"),
    )
}
"""One of every type of entry that tells what happened."""


def test_what_everybody_may_know() -> None:
    """Names, seats, Sheriffs, characters, which games are over, who has gone."""
    log = [*drawn(10), *game(1, 1, (1, 2, 3, 4, 5), "law", "++---"), e.RoundOpened(1, 2, 2)]
    log += [e.CharacterHired(1, 2, 2, "x", 700), e.PlayerLeft(4, "during_game")]
    seen = state_aloud(log)
    assert (seen.name, seen.players[1].name, seen.tables[2].seating) == ("Cup", "P1", (6, 7, 8, 9, 10))
    first, second = seen.tables[1].rounds
    assert (first.sheriff, second.sheriff) == (1, 2)
    assert first.game is not None and second.game is None
    assert [(hire.player, hire.character) for hire in second.hires] == [(2, "x")]
    assert [number for number in seen.players if seen.gone(number)] == [4]


def test_an_expulsion_withdrawn_brings_the_player_back_to_view() -> None:
    """ITC-194: as a leaving that was no leaving."""
    log = [*drawn(10), e.Expelled(4, "cheating", "between_rounds")]
    assert state_aloud(log).gone(4)
    assert not state_aloud([*log, e.PenaltyCancelled(len(log) - 1, "not he")]).gone(4)


def test_a_repeated_game_is_not_over_and_keeps_characters_only_without_an_auction() -> None:
    """ITC-231."""
    log = [*drawn(10), e.RoundOpened(1, 1, 1), e.CharacterHired(1, 1, 1, "x", 300)]
    for auction, left in ((True, []), (False, ["x"])):
        (again,) = state_aloud([*log, e.GameVoided(1, 1, auction, "shown")]).tables[1].rounds
        assert ([hire.character for hire in again.hires], again.game, len(again.voids)) == (left, None, 1)


def test_that_something_secret_was_logged_is_not_seen() -> None:
    """ITC-119, ITC-197: a warning given before all else, lots, a decision of the referee: nothing shows them."""
    log = [*drawn(10), *game(1, 1, (1, 2, 3, 4, 5), "law", "++---"), e.PlayerLeft(3, "between_rounds")]
    unseen = [e.Warned(1, "late"), e.LotsDrawn((1, 2)), e.LetStand(3, "so be it")]
    assert state_aloud([*log[:11], *unseen, *log[11:]]) == state_aloud(log)
