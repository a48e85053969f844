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
    assert "►  1  Anna   Sheriff   Bart Cassidy    ●●●●● 5/5  5     2" in out
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
    rows = [line for line in referee(store, "show").out.splitlines() if line.lstrip("► ")[:1].isdigit()]
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


def test_a_player_sees_his_own_role_and_cards(five: str) -> None:
    """By number or by the beginning of a name: his role, no other, and what he holds as far as it was noted."""
    referee(five, "log", "", "1 end", "2 turn", "2 draw 2 with beer/6h mustang")
    seen = referee(five, "show", "--seat", "bru", "--json").json
    assert [seat["role"] for seat in seen["table"]["seats"]] == ["Sheriff", "Outlaw", "", "", ""]
    assert (seen["seat"], seen["hand"]) == (2, ["Beer 6♥", "Mustang"])
    assert "In your hand, as far as the log knows: Beer 6♥, Mustang" in referee(five, "show", "--seat", "2").out
    assert referee(five, "show", "--seat", "3", "--json").json["hand"] == []


def test_a_position_for_everybody_keeps_secrets_too(five: str) -> None:
    """A public position names no hidden role and no card that only one saw."""
    referee(five, "log", "", "1 end", "2 turn", "2 draw 2 with beer/6h mustang")
    block = referee(five, "show", "--position", "--public").out
    assert "outlaw" not in block and "beer" not in block
    assert "beer/6h" in referee(five, "show", "--position", "--seat", "2").out


def test_what_is_unseen_depends_on_the_eyes(five: str) -> None:
    """The referee noted two cards that nobody else saw: for all others they are unseen."""
    referee(
        five, "log", "", "1 end", "2 turn", "2 draw 2 with beer/6h mustang", "2 discard 1 with bang/2d", "2 barrel/qs"
    )
    known = {
        eyes: referee(five, "show", "--unseen", *eyes, "--json").json for eyes in ((), ("--public",), ("--seat", "2"))
    }
    assert [seen["count"] for seen in known.values()] == [76, 78, 76]
    chances = {eyes: [(each["name"], each["least"]) for each in seen["chances"]] for eyes, seen in known.items()}
    assert chances[("--public",)] == [("Barrel", "10/39"), ("Jourdonnais", "10/39")]
    assert chances[()] == chances[("--seat", "2")] == [("Barrel", "9/38"), ("Jourdonnais", "9/38")]


def test_what_is_unseen_fits_eighty_columns(store: str) -> None:
    """Whatever the players are called, with bars, cards and chances."""
    referee(store, "new", *NAMES)
    referee(store, "log", "", *(f"set {seat} play barrel" for seat in range(1, 8)), "set 2 character lucky")
    ran = referee(store, "show", "--unseen", "--public")
    assert max(map(width, ran.out.splitlines())) <= 80 and "\x1b" not in ran.out
    assert ran.out.splitlines()[0] == "Unseen · what everybody knows"


def test_the_clock_tells_what_turns_took(five: str) -> None:
    """A row for each player who had a turn, and that the clock stands still while it does."""
    assert "No turn has begun yet." in referee(five, "show", "--clock").out
    referee(five, "log", "", "1 end", "", "pause")
    shown = referee(five, "show", "--clock").out.splitlines()
    assert shown[0].startswith("Play clock: PAUSE Bruno: 0:0")
    assert [row.split()[:3] for row in shown if row[:1].isdigit()] == [["1", "Anna", "1"], ["2", "Bruno", "1"]]
    told = referee(five, "show", "--clock", "--json").json
    assert (told["state"], told["seat"], len(told["players"])) == ("paused", 2, 2)
    referee(five, "log", "resume")
    assert referee(five, "show", "--clock", "--json").json["state"] == "running"


@pytest.mark.parametrize(
    "options", [("--public", "--seat", "1"), ("--unseen", "--clock"), ("--seat", "9"), ("--seat", "zed")]
)
def test_what_cannot_be_shown_is_told(five: str, options: tuple[str, ...]) -> None:
    """Two pairs of eyes, two things at once, a seat that nobody has: a sentence, and nothing on stdout."""
    ran = referee(five, "show", *options)
    assert (ran.code, ran.out) == (2, "") and ran.err.strip().endswith(".")


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


def test_what_is_unseen_is_told_under_its_headings(five: str) -> None:
    """Chances first, then the cards by name and by suit; where nobody draws it says so."""
    lines = referee(five, "show", "--unseen").out.splitlines()
    headings = [line for line in lines if line and not line.startswith(" ")]
    assert headings.index("Draw!") < headings.index("By name") < headings.index("By rank and suit")


def test_so_many_of_a_name_are_unseen_as_nobody_has_seen(five: str) -> None:
    """At least and at most: before anything was seen, all copies; after one was shown, all but that."""
    before, after = ({}, {})
    for told, line in ((before, ""), (after, "1 bang/2d 2")):
        referee(five, "log", line)
        kinds = referee(five, "show", "--unseen", "--json").json["kinds"]
        told.update({each["card"]: (each["least"], each["most"]) for each in kinds})
    assert (before["bang"], before["mustang"]) == ((25, 25), (2, 2))
    assert (after["bang"], after["mustang"]) == ((24, 24), (2, 2))
