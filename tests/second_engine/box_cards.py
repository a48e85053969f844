"""The other boxes: the 40 cards of Dodge City, its roles, its characters and those of The Bullet.

In: nothing. Out: constants written down from the printed lists (PDC-, PCH-, PRO-), typed in afresh as in cards.py.
"""

from __future__ import annotations

from .cards import LIFE as BASE_LIFE
from .cards import ROLES as BASE_ROLES
from .cards import Card

DODGE_CITY = {
    "barrel": "ac",
    "binocular": "10d",
    "dynamite": "10c",
    "hideout": "kd",
    "mustang": "5h",
    "remington": "6d",
    "rev_carabine": "5s",
    "bang": "8s 5c 6c kc",
    "beer": "6h 6s",
    "cat_balou": "8c",
    "general_store": "as",
    "indians": "5d",
    "missed": "8d",
    "panic": "jh",
    "punch": "10s",
    "rag_time": "9h",
    "brawl": "js",
    "dodge": "7d kh",
    "springfield": "ks",
    "tequila": "9c",
    "whisky": "qh",
    "bible": "10h",
    "canteen": "7h",
    "can_can": "jc",
    "ten_gallon_hat": "jd",
    "conestoga": "9d",
    "derringer": "7s",
    "buffalo_rifle": "qc",
    "howitzer": "9s",
    "pepperbox": "ah",
    "iron_plate": "ad qs",
    "pony_express": "qd",
    "knife": "8h",
    "sombrero": "7c",
}
SHIELDS = {"bible", "iron_plate", "sombrero", "ten_gallon_hat"}
"""Green cards with the Missed! symbol."""
GREEN = {
    *SHIELDS, "canteen", "can_can", "conestoga", "derringer", "buffalo_rifle", "howitzer", "pepperbox",
    "pony_express", "knife",
}  # fmt: skip
COSTLY = {"brawl", "rag_time", "springfield", "tequila", "whisky"}
"""They cost a second card."""
LIFE_OF = {
    "dodge_city": {
        "apache_kid": 3, "belle_star": 4, "bill_noface": 4, "chuck_wengam": 4, "doc_holyday": 4, "elena_fuente": 3,
        "greg_digger": 4, "herb_hunter": 4, "jose_delgado": 4, "molly_stark": 4, "pat_brennan": 4, "pixie_pete": 3,
        "sean_mallory": 3, "tequila_joe": 4, "vera_custer": 3,
    },
    "bullet": {"uncle_will": 4, "johnny_kisch": 4, "claus_the_saint": 3},
}  # fmt: skip
LIFE = BASE_LIFE | LIFE_OF["dodge_city"] | LIFE_OF["bullet"]
ROLES = BASE_ROLES | {
    3: ("deputy", "outlaw", "renegade"),
    8: ("sheriff", *["deputy"] * 2, *["outlaw"] * 3, *["renegade"] * 2),
}


def forty() -> list[Card]:
    """The cards of Dodge City, in the order of the list."""
    return [Card(name, face[:-1], face[-1]) for name, faces in DODGE_CITY.items() for face in faces.split()]
