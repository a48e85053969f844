"""A green card that lies before its player is the one that he uses: he puts no second one down, in whatever words."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

FIVE = """
sets base dodge_city
seat 1 "Anna" sheriff doc_holyday life 4/5 hand 5 {anna}
seat 2 "Nora" outlaw elena_fuente life 3/3 hand 4 {nora}
seat 3 "Pete" renegade sean_mallory life 3/3 hand 4
seat 4 "Hattie" deputy molly_stark life 3/4 hand 5
seat 5 "Iris" outlaw jose_delgado life 3/4 hand 5
turn 1 play
deck 60
"""
BEFORE_ANNA = FIVE.format(anna="play canteen pony_express buffalo_rifle", nora="play iron_plate")
BARE = FIVE.format(anna="", nora="")
CANTEEN, PONY, RIFLE = "1 canteen from play", "1 pony_express from play", "1 buffalo_rifle 2 from play"
PLATE = "2 answer iron_plate from play"
READY = {
    "en": [
        ("", "anna uses her canteen", CANTEEN),
        ("", "anna drinks from the canteen", CANTEEN),
        ("", "anna plays her canteen", CANTEEN),
        ("", "anna uses the pony express and draws three", f"{PONY} | 1 draw 3 for pony_express"),
        ("", "anna uses the buffalo rifle on nora", RIFLE),
        ("", "anna fires the buffalo rifle at nora", RIFLE),
        ("", "anna shoots nora with the buffalo rifle", RIFLE),
        ("punch nora", "nora uses her iron plate", PLATE),
        ("punch nora", "uses the iron plate", PLATE),
        ("punch nora", "nora saves herself with the iron plate", PLATE),
    ],
    "nl": [
        ("", "anna gebruikt haar veldfles", CANTEEN),
        ("", "anna drinkt uit de veldfles", CANTEEN),
        ("", "anna gebruikt de pony express en trekt er drie", f"{PONY} | 1 draw 3 for pony_express"),
        ("", "anna gebruikt het buffelgeweer op nora", RIFLE),
        ("", "anna schiet op nora met het buffelgeweer", RIFLE),
        ("punch nora", "nora gebruikt haar ijzeren plaat", PLATE),
        ("punch nora", "nora redt zich met de ijzeren plaat", PLATE),
    ],
    "it": [
        ("", "anna usa la borraccia", CANTEEN),
        ("", "anna beve dalla borraccia", CANTEEN),
        ("", "anna usa il pony express e pesca tre carte", f"{PONY} | 1 draw 3 for pony_express"),
        ("", "anna usa il fucile da caccia su nora", RIFLE),
        ("", "anna spara a nora con il fucile da caccia", RIFLE),
        ("punch nora", "nora usa la placca di ferro", PLATE),
        ("punch nora", "nora si salva con la placca di ferro", PLATE),
    ],
    "de": [
        ("", "anna benutzt ihre feldflasche", CANTEEN),
        ("", "anna trinkt aus der feldflasche", CANTEEN),
        ("", "anna benutzt den pony express und zieht drei", f"{PONY} | 1 draw 3 for pony_express"),
        ("", "anna benutzt das büffelgewehr gegen nora", RIFLE),
        ("", "anna schießt auf nora mit dem büffelgewehr", RIFLE),
        ("punch nora", "nora benutzt ihre eisenplatte", PLATE),
        ("punch nora", "nora rettet sich mit der eisenplatte", PLATE),
    ],
}


@rows(("lang", "before", "line", "means"), [(lang, *row) for lang, rows in READY.items() for row in rows])
def test_it_is_that_very_card(desk: Desk, lang: str, before: str, line: str, means: str) -> None:
    """And an answer where one is due of him whose it is."""
    log = six_after(desk, before, BEFORE_ANNA)
    assert logged(log, line, lang) == means
    assert all(verdict is None or not verdict.reasons for verdict in map(log.verdict, range(log.length)))


SOON = [
    ("en", "buffalo rifle", "anna uses the buffalo rifle on nora", RIFLE),
    ("en", "buffalo rifle", "anna shoots nora with the buffalo rifle", RIFLE),
    ("en", "canteen", "anna uses her canteen", CANTEEN),
    ("nl", "canteen", "anna drinkt uit de veldfles", CANTEEN),
    ("it", "canteen", "anna usa la borraccia", CANTEEN),
    ("de", "canteen", "anna benutzt ihre feldflasche", CANTEEN),
]


@rows(("lang", "laid", "line", "means"), SOON)
def test_used_in_the_turn_it_was_put_down_that_is_the_offence(
    desk: Desk, lang: str, laid: str, line: str, means: str
) -> None:
    """The putting down stays as it was, and no second card is held against anybody."""
    log = six_after(desk, laid, BARE)
    assert logged(log, line, lang) == means
    verdicts = [verdict for verdict in map(log.verdict, range(log.length)) if verdict is not None]
    assert [reason.key for verdict in verdicts for reason in verdict.reasons] == ["waits_a_turn"]


@rows(
    ("line", "position"),
    [
        ("anna puts down a canteen", BEFORE_ANNA),
        ("1 play canteen", BEFORE_ANNA),
        ("anna uses a canteen", BARE),
        ("anna plays a canteen", BARE),
    ],
)
def test_one_that_is_put_down_is_put_down(desk: Desk, line: str, position: str) -> None:
    """As it is where none lies there yet."""
    assert logged(six_after(desk, "", position), line) == "1 play canteen as ?"
