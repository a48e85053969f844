"""The Lone Gunslinger: one player with Sheriff and Deputy against four cowboys whose moves follow from their cards.

One module a subject, as the variant's own text has its chapters. A seat is a cowboy's by its role; what he holds is a
stack in its order, which `gang` remembers and `stacks` keeps up. `moves` examines it; how each card is used, and at
whom, are questions that the other chapters answer.
"""

from referee.sets import read
from referee.sets.lone_gunslinger.abilities import HEALER
from referee.sets.lone_gunslinger.backing import behind
from referee.sets.lone_gunslinger.box import LONE as SET
from referee.sets.lone_gunslinger.facts import COWBOYS, LAWMEN, WANTED
from referee.sets.lone_gunslinger.gang import NAME, Gang, cowboys, is_cowboy, stack_of, the_gang
from referee.sets.lone_gunslinger.settings import COUNT_LIFE, FOUR_MOST_WANTED, LEVEL
from referee.sets.lone_gunslinger.theft import may_lose

__all__ = [
    "COUNT_LIFE", "COWBOYS", "FOUR_MOST_WANTED", "HEALER", "LAWMEN", "LEVEL", "NAME", "SET", "WANTED", "Gang", "behind",
    "cowboys", "is_cowboy", "may_lose", "stack_of", "the_gang",
]  # fmt: skip
"""The set, and what the room has to know of it that plays it without a deck."""

read(__name__, __path__)
