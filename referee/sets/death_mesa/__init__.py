"""Death Mesa: the eliminated keep playing as ghosts, with a deck of their own and their goods buried before them.

One module a subject, as the player aid has its chapters; facts stand in the TOML files. What lies buried before a ghost
is what his seat holds and cannot play; the cards of the Dead Men's Deck are kept by `mesa`.
"""

from referee.sets.death_mesa import (
    aid,
    aiming,
    attacks,
    bonus,
    burial,
    business,
    conjuring,
    cost,
    curbs,
    deck,
    ghosts,
    gifts,
    glimpses,
    grave_verbs,
    graves,
    haunting,
    held,
    lasting,
    living,
    living_verbs,
    losses,
    negation,
    panels,
    passages,
    possession,
    reactions,
    robbing,
    scofflaw,
    spirit_verbs,
    terror,
    tolls,
    trading,
    victory,
    volleys,
    wind,
)
from referee.sets.death_mesa.box import MESA

SET = MESA
__all__ = ["SET"]

_CHAPTERS = (
    aid, aiming, attacks, bonus, burial, business, conjuring, cost, curbs, deck, ghosts, gifts, glimpses, grave_verbs,
    graves, haunting, held, lasting, living, living_verbs, losses, negation, panels, passages, possession,
    reactions, robbing, scofflaw, spirit_verbs, terror, tolls, trading, victory, volleys,
    wind,
)  # fmt: skip
