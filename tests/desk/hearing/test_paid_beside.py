"""A card that is given up beside the one played, wherever a line tells it, and a card of each that goes by a Brawl."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

TABLE = "sets base dodge_city" + SIX.replace('"Anna" sheriff slab_the_killer', '"Anna" sheriff bart_cassidy')
SHOT = "1 springfield 2 | 1 discard 1 for springfield with ? | 2 no | 2 lose 1 by 1 to springfield"
TAKEN = "1 rag_time 2 | 1 discard 1 for rag_time with ? | 1 take 2 hand"
HEALED = "1 whisky | 1 discard 1 for whisky with ? | 1 gain 2 for whisky | 1 remington"
FOUGHT = (
    "1 brawl 2 3 4 5 6 | 1 discard 1 for brawl with beer | "
    "1 toss 2 barrel | 1 toss 3 hand | 1 toss 4 hand | 1 toss 5 hand | 1 toss 6 hand"
)
HURT, LAID = "set 1 life 3", "set 2 play barrel"
PAID = {
    "before the target": ("en", "", "springfield and a card at ben, hit", SHOT),
    "behind it": ("en", "", "springfield at ben with a card, hit", SHOT),
    "by a sign": ("en", "", "springfield + a card at ben, hit", SHOT),
    "in Dutch": ("nl", "", "springfield en een kaart op ben, raak", SHOT),
    "in Italian": ("it", "", "springfield e una carta a ben, colpito", SHOT),
    "in German": ("de", "", "Springfield und eine Karte auf Ben, getroffen", SHOT),
    "before what is taken": ("en", "", "ragtime + a card, from bens hand", TAKEN),
    "the same in Dutch": ("nl", "", "rag time en een kaart op ben, pakt een handkaart", TAKEN),
    "before what is played next": ("en", HURT, "whisky with a card, remington", HEALED),
    "the same in Dutch again": ("nl", HURT, "whisky met een kaart, remington", HEALED),
    "the same in Italian": ("it", HURT, "whisky con una carta, remington", HEALED),
    "the same in German": ("de", HURT, "Whisky mit einer Karte, Remington", HEALED),
    "told to be given up": ("en", HURT, "whisky with a card thrown away, remington", HEALED),
    "told so in Dutch": ("nl", HURT, "whisky met een kaart weggegooid, remington", HEALED),
    "told so in Italian": ("it", HURT, "whisky con una carta scartata, remington", HEALED),
    "told so in German": ("de", HURT, "Whisky mit einer Karte abgeworfen, Remington", HEALED),
    "told so of one that is named": (
        "en", HURT, "whisky with a beer discarded; remington", HEALED.replace("?", "beer")),
    "told so at the end": ("en", HURT, "remington; whisky with a card thrown away", " | ".join(
        (HEALED.split(" | ")[3], *HEALED.split(" | ")[:2]))),
    "which goes by its name": ("en", HURT, "whisky with beer; remington", HEALED.replace("?", "beer")),
    "with its rank and suit": (
        "en", "", "springfield with a beer 6 of hearts at ben, hit", SHOT.replace("?", "beer/6h")),
    "with no comma behind": ("en", "", "springfield and a card on ben hit", SHOT),
    "before cards of all": ("en", LAID, "brawl + beer: ben barrel, cleo hand, dirk hand, eva hand, otto hand", FOUGHT),
    "as in Holland": (
        "nl", LAID, "brawl met een bier, ben ton, cleo hand, dirk hand, eva hand, otto hand", FOUGHT),
    "as in Italy": ("it", LAID, "rissa con una birra, ben barile, cleo mano, dirk mano, eva mano, otto mano", FOUGHT),
    "as in Germany": (
        "de", LAID, "Schlägerei mit einem Bier, Ben Fass, Cleo Hand, Dirk Hand, Eva Hand, Otto Hand", FOUGHT),
}  # fmt: skip


@rows("what", PAID)
def test_it_is_given_up_for_the_card_that_costs_it(desk: Desk, what: str) -> None:
    """And what stands behind it is told by itself."""
    lang, before, line, means = PAID[what]
    assert logged(six_after(desk, before, TABLE), line, lang) == means
