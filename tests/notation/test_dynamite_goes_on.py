"""A Dynamite that did not explode and goes on, as people say it: the card moves, and no turn or life point."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

AROUND = "; ".join(f"{name} turn; draw; end" for name in ("ben", "cleo", "dirk", "eva"))
BEFORE = f"dynamite; end; {AROUND}; anna turn"
FLIP = ["1 flip dynamite 9d"]
ON = ["1 pass dynamite 2"]
SAID = [
    ("de", "anna dynamit karo 9, weiter an ben"), ("de", "anna dynamit karo 9, weiter"),
    ("de", "anna dynamit karo 9, geht weiter"), ("de", "anna dynamit karo 9, ben kriegt es"),
    ("de", "anna dynamit karo 9, ben kriegt das dynamit"),
    ("nl", "anna dynamiet ruiten 9, door naar ben"), ("nl", "anna dynamiet ruiten 9, gaat door"),
    ("nl", "anna dynamiet ruiten 9, ben krijgt hem"), ("nl", "anna dynamiet ruiten 9, ben krijgt het dynamiet"),
    ("it", "anna dinamite 9q, passa a ben"), ("it", "anna dinamite 9q, passa"),
    ("it", "anna dinamite 9q, ben la prende"),
    ("en", "anna dynamite 9d, on to ben"), ("en", "anna dynamite 9d, moves on"),
    ("en", "anna dynamite 9d, ben gets it"),
    ("en", "anna dynamite 9d, ben takes the dynamite"), ("en", "anna flips 9d, dynamite to ben"),
    ("nl", "anna draait ruiten 9 om, dynamiet naar ben"), ("it", "anna dinamite 9q, dinamite a ben"),
    ("de", "anna deckt Karo 9 auf, Dynamit zu ben"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_the_card_goes_on(tmp_path: Path, lang: str, line: str) -> None:
    """Told in the breath of its draw!, it lies before the next player, and Anna's turn goes on."""
    assert meant(tmp_path / "a.db", BEFORE, line, lang) == [*FLIP, *ON]


BEHIND = [
    ("de", "weiter"), ("de", "ben kriegt es"), ("en", "ben gets it"), ("en", "moves on"), ("it", "ben la prende"),
    ("nl", "ben krijgt hem"),
]  # fmt: skip


@rows(("lang", "line"), BEHIND)
def test_a_line_by_itself(tmp_path: Path, lang: str, line: str) -> None:
    """So it is where the draw! was told before."""
    assert meant(tmp_path / "a.db", f"{BEFORE}; flip dynamite 9d", line, lang) == ON


@rows(("lang", "line", "logged"), [("de", "weiter an ben", ["1 end", "2 turn"]), ("de", "weiter", ["2 turn"])])
def test_a_turn_goes_on_where_no_card_does(tmp_path: Path, lang: str, line: str, logged: list[str]) -> None:
    """With nothing to pass on the same words are of the turn."""
    assert meant(tmp_path / "a.db", "set 1 hand 4", line, lang)[-1] == logged[-1]
