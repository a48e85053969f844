"""The box: 80 cards, 16 characters, the roles for 4 to 7 players.

In: nothing. Out: constants written down from the printed lists (CRD-001, CRD-007, CRD-020 to CRD-035,
NLB-002 to NLB-005), typed in afresh so that a slip in the program's own data cannot hide here.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the 80 pieces of cardboard; two cards are never equal, even the two Stagecoaches. `told`: `bang/10h`."""

    name: str
    rank: str
    suit: str
    told: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "told", f"{self.name}/{self.face}")

    @property
    def face(self) -> str:
        """Rank and suit, as `10h`."""
        return self.rank + self.suit

    @property
    def hearts(self) -> bool:
        """A draw! that frees from Jail or counts as a Missed!."""
        return self.suit == "h"

    @property
    def red(self) -> bool:
        """Hearts or diamonds."""
        return self.suit in "hd"

    @property
    def explodes(self) -> bool:
        """Spades from 2 to 9 (NLB-030)."""
        return self.suit == "s" and self.rank in "23456789"


BOX = {
    "bang": "as 2d 3d 4d 5d 6d 7d 8d 9d 10d jd qd kd ad 2c 3c 4c 5c 6c 7c 8c 9c qh kh ah",
    "missed": "10c jc qc kc ac 2s 3s 4s 5s 6s 7s 8s",
    "beer": "6h 7h 8h 9h 10h jh",
    "saloon": "5h",
    "stagecoach": "9s 9s",
    "wells_fargo": "3h",
    "general_store": "9c qs",
    "panic": "jh qh ah 8d",
    "cat_balou": "kh 9d 10d jd",
    "duel": "qd js 8c",
    "gatling": "10h",
    "indians": "kd ad",
    "barrel": "qs ks",
    "scope": "as",
    "mustang": "8h 9h",
    "jail": "js 10s 4h",
    "dynamite": "2h",
    "volcanic": "10s 10c",
    "schofield": "jc qc ks",
    "remington": "kc",
    "rev_carabine": "ac",
    "winchester": "8s",
}
REACH = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
BLUE = {"barrel", "scope", "binocular", "mustang", "hideout", "dynamite", *REACH}
"""Binocular and Hideout lie in Dodge City only."""
LIFE = {
    "bart_cassidy": 4, "black_jack": 4, "calamity_janet": 4, "el_gringo": 3,
    "jesse_jones": 4, "jourdonnais": 4, "kit_carlson": 4, "lucky_duke": 4,
    "paul_regret": 3, "pedro_ramirez": 4, "rose_doolan": 4, "sid_ketchum": 4,
    "slab_the_killer": 4, "suzy_lafayette": 4, "vulture_sam": 4, "willy_the_kid": 4,
}  # fmt: skip
ROLES = {
    4: ("sheriff", "renegade", "outlaw", "outlaw"),
    5: ("sheriff", "renegade", "outlaw", "outlaw", "deputy"),
    6: ("sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy"),
    7: ("sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"),
}


def whole_deck() -> list[Card]:
    """All 80 cards, in the order of the list."""
    return [Card(name, face[:-1], face[-1]) for name, faces in BOX.items() for face in faces.split()]
