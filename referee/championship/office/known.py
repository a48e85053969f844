"""Who is known from other tournaments of the store: expelled there, or its champion. A warning, and no more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from referee.championship.office.office import Office
from referee.championship.rules.bracket import places
from referee.championship.rules.entries import PlayerEnrolled
from referee.championship.rules.state import Tournament
from referee.lexicon import fold


class Known(Struct, frozen=True):
    """Somebody of this name was expelled from another tournament, or won it."""

    name: str
    tournament: str
    kind: Literal["expelled", "champion"]


def known_elsewhere(office: Office, here: str, players: Iterable[PlayerEnrolled]) -> Iterator[Known]:
    """What the other tournaments of the store tell of these players, by their names."""
    names = {fold(player.name): player.name for player in players}
    for log in office.readable() if names else ():
        if log.stream != here:
            for kind, name in _told(log.state):
                if fold(name) in names:
                    yield Known(names[fold(name)], log.state.name, kind)


def _told(state: Tournament) -> Iterator[tuple[Literal["expelled", "champion"], str]]:
    for player in state.players.values():
        if player.left and player.left.expelled:
            yield "expelled", player.name
    champion = next(iter(places(state) if state.drawn is not None else ()), None)
    if champion in state.players:
        yield "champion", state.players[champion].name
