"""After the rounds: lots among those still tied, the naming of the best, and the knock-out duels."""

from __future__ import annotations

from referee.championship.rules import entries as e
from referee.championship.rules.bracket import qualifiers, qualifying
from referee.championship.rules.draw import LOTS, shuffled
from referee.championship.rules.due import Due
from referee.championship.simulating import slips
from referee.championship.simulating.play import Play
from referee.championship.simulating.turmoil import befall


def draw_lots(play: Play, players: tuple[int, ...]) -> None:
    """Lots by the seed that was written down for them, or by hand."""
    if play.temper.by_hand:
        play.say(e.LotsDrawn(tuple(play.chance.sample(players, len(players)))))
        return
    seed = f"{play.seed}/lots"
    if not any(each.purpose == LOTS for each in play.state.seeds):
        play.say(e.SeedWritten(seed, LOTS))
    play.say(e.LotsDrawn(shuffled(players, seed, LOTS), seed))


def name_the_best(play: Play, owed: Due) -> None:
    """Those who play the duels; something may befall somebody before they are named.

    Where fewer have a place than the duels are printed for, the referee lets it stand: the others did not play a game.
    """
    if befall(play, play.state.present, 4):
        return
    best = qualifiers(play.state)
    play.say(e.QualifiersNamed(best))
    if len(best) < qualifying(play.state):
        play.say(e.LetStand(len(play.log) - 1, "nobody else has played"))


def duel(play: Play, owed: Due) -> None:
    """Somebody wins, or leaves, and then the other goes through; first the best are named anew if others are it now."""
    if play.state.qualifiers != qualifiers(play.state):
        name_the_best(play, owed)
        return
    if befall(play, play.state.present):
        return
    winner, loser = play.chance.sample(owed.players, 2)
    if play.often(play.temper.trouble / 2):
        play.say(e.PlayerLeft(loser, "during_duel"))
        return
    slips.say(play, e.DuelWon(owed.match, winner, loser), e.DuelWon(owed.match, loser, winner))
