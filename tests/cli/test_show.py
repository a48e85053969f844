"""`show`: the table as text, straight whatever the players are called, and as a position."""

import pytest

from referee.speech.names import width
from tests.cli.command import FIVE, referee

NAMES = ("[bold]", "]]", "名前", "x" * 200, "", "a\tb\x1b[31mc", "🤠 Zoë")


def test_a_table_says_all_that_is_on_it(five: str) -> None:
    """Turn, phase, deck, life points, hands, and the cards in play with their faces."""
    referee(five, "log", "", "1 mustang/8h", "1 schofield")
    out = referee(five, "show").out
    assert "Turn: Anna, playing · Deck: 58 (not turned over yet) · Discards: 0" in out
    assert "▶  1  Anna   Sheriff   Bart Cassidy    ●●●●● 5/5  5     2" in out
    assert "Schofield · Mustang 8♥" in out


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_a_table_fits_eighty_columns(store: str, lang: str) -> None:
    """No line is wider than a terminal, in any language, whatever the players are called."""
    referee(store, "new", *NAMES)
    referee(store, "log", "")
    lines = referee(store, "show", lang=lang).out.splitlines()
    assert max(map(width, lines)) <= 80


def test_columns_stay_straight(store: str) -> None:
    """Wide signs and signs without width do not move the columns beside them."""
    referee(store, "new", *NAMES)
    rows = [line for line in referee(store, "show").out.splitlines() if line.lstrip("▶ ")[:1].isdigit()]
    starts = {width(row[: row.index("?")]) for row in rows}
    assert (len(rows), len(starts)) == (7, 1)


def test_a_name_is_shown_as_it_was_typed(store: str) -> None:
    """Brackets are no markup, control characters do not reach the terminal, a nameless player has a seat."""
    referee(store, "new", *NAMES)
    out = referee(store, "show").out
    assert all(name in out for name in ("[bold]", "]]", "名前", "a b [31mc", "seat 5", "🤠 Zoë"))
    assert "\x1b" not in out
    assert "\t" not in out


def test_json_keeps_a_name_whole(store: str) -> None:
    """Where nothing is shown nothing is cut or replaced."""
    referee(store, "new", *NAMES)
    assert tuple(seat["name"] for seat in referee(store, "show", "--json").json["seats"]) == NAMES


def test_the_public_table_keeps_secrets(five: str) -> None:
    """Everybody sees who is Sheriff, and no other role."""
    roles = [seat["role"] for seat in referee(five, "show", "--public", "--json").json["seats"]]
    assert roles == ["Sheriff", "", "", "", ""]


def test_a_position_carries_the_table_elsewhere(five: str) -> None:
    """What `show --position` prints makes the same table again."""
    referee(five, "log", "", "1 mustang/8h", "1 bang 2")
    block = referee(five, "show", "--position").out
    referee(five, "new", "--position", "-", stdin=block)
    assert referee(five, "show", "--position").out == block


def test_a_finished_game_says_who_won(store: str) -> None:
    """With the winner on the table nothing is due any more; seat by seat it says who won, and by which clause."""
    referee(store, "new", *FIVE)
    referee(store, "log", "set 1 life 0", "1 out", "won outlaws")
    out = referee(store, "show").out
    said = out[out.index("Won by the Outlaws") :].splitlines()
    assert said[1] == "  Anna (Sheriff) has lost  CRD-017 NLB-059"
    assert [line.split()[3] for line in said[1:]] == ["lost", "won", "won", "lost", "lost"]
