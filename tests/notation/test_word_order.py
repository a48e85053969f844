"""Lines whose words stand where people put them: the verb before its doer, or in two parts; a card as what acts."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

DRAWN = "set 2 play dynamite; end; ben turn; ben dynamite"
EXPLODED, STAYED, CAT = f"{DRAWN} 5s", f"{DRAWN} 6h", "set 2 play barrel; cat balou ben"
FALLEN = "set 2 life 1; bang ben; ben hit; ben out outlaw; forfeit"
DONE = "discard 1; discard 1; end"
SAID = [
    ("nl", "", "dan schiet anna op ben", ["1 bang 2"]),
    ("it", "", "poi spara anna a ben", ["1 bang 2"]),
    ("it", "", "ne scarta 2 e passa", ["1 discard 2", "1 end"]),
    ("nl", DONE, "nu is ben aan de beurt", ["2 turn"]),
    ("nl", DONE, "ben begint", ["2 turn"]),
    ("en", DONE, "ben begins his turn", ["2 turn"]),
    ("nl", "", "anna heeft op ben geschoten", ["1 bang 2"]),
    ("nl", "", "anna legt de ton voor zich neer", ["1 barrel"]),
    ("it", "", "anna mette il barile davanti a sé", ["1 barrel"]),
    ("en", "", "anna lays the barrel before herself", ["1 barrel"]),
    ("nl", EXPLODED, "de dynamiet ontploft", ["2 lose 3 to dynamite"]),
    ("it", EXPLODED, "la dinamite esplode", ["2 lose 3 to dynamite"]),
    ("it", EXPLODED, "la dinamite salta in aria", ["2 lose 3 to dynamite"]),
    ("en", EXPLODED, "the dynamite blows up", ["2 lose 3 to dynamite"]),
    ("nl", STAYED, "de dynamiet schuift door naar cleo", ["2 pass dynamite 3"]),
    ("it", STAYED, "la dinamite passa a cleo", ["2 pass dynamite 3"]),
    ("en", STAYED, "the dynamite moves on to cleo", ["2 pass dynamite 3"]),
    ("nl", "duel ben", "ben heeft een bang", ["2 answer bang"]),
    ("it", "duel ben", "ben ha un bang", ["2 answer bang"]),
    ("en", "duel ben", "ben has a bang", ["2 answer bang"]),
    ("it", "", "anna sfida a duello ben", ["1 duel 2"]),
    ("en", "", "anna challenges ben to a duel", ["1 duel 2"]),
    ("en", FALLEN, "anna draws 3 for the reward", ["1 draw 3 for reward"]),
    ("nl", FALLEN, "anna pakt de beloning", ["1 draw 3 for reward"]),
    ("it", FALLEN, "anna prende la ricompensa", ["1 draw 3 for reward"]),
    ("it", CAT, "anna scarta il barile di ben", ["1 toss 2 barrel"]),
    ("en", CAT, "anna discards the barrel of ben", ["1 toss 2 barrel"]),
]


@rows(("lang", "before", "line", "read"), SAID, ids=[f"{case[0]} {case[2]}" for case in SAID])
def test_it_is_read_in_the_order_of_the_shorthand(
    store: Path, lang: str, before: str, line: str, read: list[str]
) -> None:
    """Whichever language it is said in, by rules that hold for all."""
    assert meant(store, before, line, lang) == read


def test_a_card_is_no_second_part_of_a_verb(store: Path) -> None:
    """`butta` and `re`, a king, are not `buttare`."""
    assert meant(store, "", "anna butta via barile re di picche", "it") == ["1 discard 1 with barrel/ks"]
