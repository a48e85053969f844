"""Who may enter, who leaves, and when."""

from __future__ import annotations

from referee.championship.rules.course import moment
from referee.championship.rules.entries import Expelled, PlayerEnrolled, PlayerLeft
from referee.championship.rules.entry import LeftWhen
from referee.championship.rules.grounds import Ground, Grounds, doubt, for_referee, illegal, unclear, without_effect
from referee.championship.rules.state import Player, Tournament

_ASKED = ("qualified", "disqualified", "resident")
_LEAVING: dict[LeftWhen, tuple[str, ...]] = {
    "before_draw": ("ITC-210",),
    "during_game": ("ITC-210", "ITC-212"),
    "between_rounds": ("ITC-210", "ITC-222"),
    "after_rounds": ("ITC-210", "ITC-227"),
    "during_duel": ("ITC-210", "ITC-228", "ITC-229"),
}


def enrolment(state: Tournament, fact: PlayerEnrolled) -> Grounds:
    """Against somebody's entry (`ITC-014` to `ITC-018`, `ITC-034` to `ITC-036`, `ITC-211`)."""
    yield from _identity(state, fact)
    if state.drawn is not None:
        yield for_referee("after_the_draw", "ITC-050", "ITC-059", "ITC-064", player=fact.player)
    if fact.qualified:
        yield illegal("already_qualified", "ITC-017", "ITC-035", player=fact.player)
    if fact.disqualified:
        yield illegal("disqualified_before", "ITC-036", player=fact.player)
    if fact.resident is False:
        yield without_effect("not_resident", "ITC-018", "ITC-034", player=fact.player)
    if fact.region and state.region and fact.region != state.region and not state.open_to_all:
        yield illegal("other_region", "ITC-014", "ITC-015", player=fact.player, region=fact.region)
    if unasked := tuple(name for name in _ASKED if getattr(fact, name) is None):
        yield unclear("eligibility_unasked", "ITC-018", "ITC-035", "ITC-036", player=fact.player, questions=unasked)


def _identity(state: Tournament, fact: PlayerEnrolled) -> Grounds:
    known = state.players.get(fact.player)
    if known is not None and known.left:
        yield illegal("came_back", "ITC-211", player=fact.player, entry=known.left.entry)
    elif known is not None:
        yield doubt("number_taken", player=fact.player, name=known.name)
    namesakes = (each for each in state.players.values() if each.name == fact.name and each.number != fact.player)
    yield from (_namesake(each, fact) for each in namesakes)


def _namesake(other: Player, fact: PlayerEnrolled) -> Ground:
    if other.left:
        return doubt("namesake_left", "ITC-211", player=fact.player, other=other.number, entry=other.left.entry)
    return doubt("name_taken", player=fact.player, other=other.number)


def leaving(state: Tournament, fact: PlayerLeft | Expelled) -> Grounds:
    """Against the leaving of somebody, or the moment that is told (`ITC-210` to `ITC-229`)."""
    player = state.players.get(fact.player)
    if player is None:
        yield doubt("unknown_player", player=fact.player)
    elif player.left:
        yield doubt("left_already", "ITC-211", player=fact.player, entry=player.left.entry)
    elif (found := moment(state, fact.player)) != fact.when and not (
        found == "after_rounds" and fact.when == "during_duel"
    ):
        yield doubt("other_moment", *_LEAVING[fact.when], player=fact.player, said=fact.when, found=found)
