"""Who sits at the table, with what before him."""

from __future__ import annotations

from dataclasses import dataclass, field

ROLES = {
    4: ("sheriff", "outlaw", "outlaw", "renegade"),
    5: ("sheriff", "outlaw", "outlaw", "renegade", "deputy"),
    6: ("sheriff", "outlaw", "outlaw", "outlaw", "renegade", "deputy"),
    7: ("sheriff", "outlaw", "outlaw", "outlaw", "renegade", "deputy", "deputy"),
}
CHARACTERS = {
    "pedro_ramirez": 4, "jesse_jones": 4, "sid_ketchum": 4, "lucky_duke": 4, "willy_the_kid": 4, "rose_doolan": 4,
    "slab_the_killer": 4, "vulture_sam": 4, "jourdonnais": 4, "calamity_janet": 4,
}  # fmt: skip
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fosca", "Guido")


def red(card: str) -> bool:
    """Hearts or diamonds."""
    return card[-1] in "hd"


def kind(card: str) -> str:
    """The name of a card without its rank and suit."""
    return card.partition("/")[0]


def face(card: str) -> str:
    """Its rank and suit."""
    return card.partition("/")[2]


@dataclass
class Player:
    """One at the table: alive with a hand and cards in play, or a ghost with goods and cards of his own deck.

    `sideways`: those of his cards in play that Terrify laid there. `shown`: those of his hand that all know of.
    """

    seat: int
    role: str
    character: str
    life: int
    most: int
    hand: list[str]
    play: list[str] = field(default_factory=list)
    spirits: list[str] = field(default_factory=list)
    sideways: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    dead: bool = False
    open_role: bool = False
    killer: int = 0
    attacks: list[tuple[int, ...]] = field(default_factory=list)

    def using(self, name: str) -> bool:
        """Does a card of this name lie before him, and not sideways?"""
        return any(kind(card) == name for card in self.play if card not in self.sideways)

    def bare(self) -> bool:
        """Has he no card at all?"""
        return not self.hand and not self.play
