"""The Lone Gunslinger: one player with Sheriff and Deputy against four cowboys whose moves follow from their cards.

One module a subject, as the variant's own text has its chapters. A seat is a cowboy's by its role; what he holds is a
stack in its order, which `gang` remembers and `stacks` keeps up. `moves` examines it; how each card is used, and at
whom, are questions that the other chapters answer.
"""

from referee.sets.lone_gunslinger import (
    answers,
    blue,
    endings,
    moves,
    night,
    panels,
    seating,
    settings,
    shots,
    stacks,
    supplies,
    targets,
    theft,
)
from referee.sets.lone_gunslinger.box import LONE

SET = LONE
__all__ = ["SET"]

_CHAPTERS = (
    answers, blue, endings, moves, night, panels, seating, settings, shots, stacks, supplies, targets, theft,
)  # fmt: skip
