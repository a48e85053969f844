"""A made-up box in one folder: what the next printed boxes bring, and nothing outside it knows it.

More copies of known cards, a second Mustang, a knife, cards that wait a turn, one that costs a second card, two events
and a character that copies another.
"""

from tests.house.badlands import copying, events
from tests.house.badlands.box import BADLANDS, badlands, with_one_more

__all__ = ["BADLANDS", "badlands", "copying", "events", "with_one_more"]
