"""What befalls players beside the games: warnings, expulsions, pardons, and leaving at any moment."""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.rules import entries as e
from referee.championship.simulating.play import Play
from referee.championship.simulating.slips import forgotten

_REASONS = ("late", "slow play after a call to order", "insults", "looked at a hand", "advice from outside")


def befall(play: Play, players: Sequence[int], likely: int = 1) -> bool:
    """Perhaps something befalls one of these; says whether."""
    here = [player for player in players if not play.state.gone(player)]
    if not here or not play.often(min(play.temper.trouble * likely, 0.5)):
        return False
    player = play.chance.choice(here)
    play.chance.choice((_warned, _warned, _warned, _left, _expelled))(play, player)
    return True


def expel(play: Play, player: int) -> None:
    """After a second warning: out, or one of the warnings is withdrawn in time."""
    warnings = play.state.players[player].standing_warnings
    if play.often(0.2) or not play.may_go():
        play.say(e.PenaltyCancelled(play.chance.choice(warnings).entry, "it was another player"))
        return
    play.say(e.Expelled(player, "second warning", play.moment(player)))
    _perhaps_pardoned(play)


def _warned(play: Play, player: int) -> None:
    warning = e.Warned(player, play.chance.choice(_REASONS))
    if forgotten(play, warning):
        return
    play.say(warning)
    if play.often(0.15):
        play.say(e.PenaltyCancelled(len(play.log) - 1, "a misunderstanding"))


def _left(play: Play, player: int) -> None:
    if play.may_go():
        play.say(e.PlayerLeft(player, play.moment(player)))


def _expelled(play: Play, player: int) -> None:
    if play.may_go():
        play.say(e.Expelled(player, "showed his role on purpose", play.moment(player)))
        _perhaps_pardoned(play)


def _perhaps_pardoned(play: Play) -> None:
    if play.often(0.2):
        play.say(e.PenaltyCancelled(len(play.log) - 1, "the referee thought better of it"))


def pardoned_late(play: Play) -> bool:
    """Perhaps somebody who was put out some time ago comes back after all; says whether."""
    out = [player.left for player in play.state.players.values() if player.left and player.left.expelled]
    if not out or not play.often(play.temper.trouble / 2):
        return False
    play.say(e.PenaltyCancelled(play.chance.choice(out).entry, "new witnesses"))
    return True
