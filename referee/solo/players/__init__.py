"""Players of Sheriff and Deputy who choose by themselves: a view of the table goes in; one choice comes out.

`plain` goes by rules of thumb, `LookAhead` tries each choice. A player is asked with a `View`: the table without the
order of the deck, and what may be chosen. What he names has to be lawful; the cards it turns up he learns with
everybody else.
"""

from referee.solo.players.look_ahead import LookAhead
from referee.solo.players.plain import plain
from referee.solo.players.view import Player, View, view_of

__all__ = ["LookAhead", "Player", "View", "plain", "view_of"]
