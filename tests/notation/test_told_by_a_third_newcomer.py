"""Lines that a newcomer typed and that were refused, and the like of them in the other languages."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

OVER, HIT, JAIL, GIVEN = "set 1 hand 6", "bang ben; ben hit", ["1 jail 4"], ["2 draw 1 from 1 for el_gringo"]
THREE = [f"{seat} answer bang" for seat in (2, 3, 4)]
SAID = [
    ("de", "", "anna stellt ein fass auf", ["1 barrel"]), ("de", "", "anna rüstet die volcanic aus", ["1 volcanic"]),
    ("de", "", "anna packt die remington auf den tisch", ["1 remington"]),
    ("de", "", "anna legt einen neuen mustang", ["1 mustang"]), ("en", "", "anna plays a new mustang", ["1 mustang"]),
    ("nl", "", "anna legt een nieuwe mustang", ["1 mustang"]), ("it", "", "anna gioca un nuovo mustang", ["1 mustang"]),
    ("de", "", "anna sperrt dirk ein", JAIL), ("en", "", "anna locks dirk up", JAIL),
    ("nl", "", "anna sluit dirk op", JAIL), ("it", "", "anna imprigiona dirk", JAIL),
    ("de", "", "anna legt dirk ein gefängnis hin", JAIL), ("nl", "", "anna legt dirk een gevangenis neer", JAIL),
    ("de", "", "dirk muss ins gefängnis", JAIL), ("en", "", "dirk must go to jail", JAIL),
    ("nl", "", "dirk moet naar de gevangenis", JAIL),
    ("de", OVER, "anna muss noch eine abwerfen", ["1 discard 1"]),
    ("en", OVER, "anna must discard a card", ["1 discard 1"]),
    ("nl", OVER, "anna moet er nog een afleggen", ["1 discard 1"]),
    ("it", OVER, "anna deve scartare ancora una carta", ["1 discard 1"]),
    ("de", "indians", "ben wirft ein bang ab, cleo und dirk ebenso", THREE),
    ("en", "indians", "ben bang, cleo and dirk too", THREE), ("nl", "indians", "ben bang, cleo en dirk ook", THREE),
    ("it", "indians", "ben bang, cleo e dirk anche", THREE),
    ("de", HIT, "ben nimmt ihm eine karte weg", GIVEN), ("de", HIT, "el gringo nimmt ihm eine karte", GIVEN),
    ("nl", HIT, "ben pakt hem een kaart af", GIVEN),
    (
        "de", "general_store", "offen liegen bang, bier, fass, mustang, bang",
        ["1 turnup 5 with bang beer barrel mustang bang"],
    ),
]  # fmt: skip


@rows(("lang", "before", "line", "logged"), SAID)
def test_it_is_read(tmp_path: Path, lang: str, before: str, line: str, logged: list[str]) -> None:
    """As it was meant at the table."""
    assert meant(tmp_path / "a.db", before, line, lang) == logged


FROM_HIM = [
    ("en", "ben takes a card from him"), ("nl", "ben pakt een kaart van hem"), ("it", "ben prende una carta da lui"),
    ("de", "ben nimmt eine karte von ihm"),
]  # fmt: skip


@rows(("lang", "line"), FROM_HIM)
def test_who_was_shot_at_takes_it_of_whoever_shot(tmp_path: Path, lang: str, line: str) -> None:
    """It was drawn from his own hand."""
    assert meant(tmp_path / "a.db", HIT, line, lang) == GIVEN
