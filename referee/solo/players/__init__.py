"""Players of Sheriff and Deputy who choose by themselves: `plain` by rules of thumb, `LookAhead` by trying each choice.

A player is asked with a `View`: the table without the order of the deck, and what may be chosen. What he names has to
be lawful; the cards it turns up he learns with everybody else.
"""

from referee.solo.players.look_ahead import LookAhead
from referee.solo.players.plain import plain
from referee.solo.players.view import Player, View, view_of

__all__ = ["LookAhead", "Player", "View", "plain", "view_of"]
