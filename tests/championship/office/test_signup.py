"""A sign-up list is read as a person meant it, or every fault of it is told with its line."""

from hypothesis import given
from hypothesis import strategies as st

from referee.championship.office.signup import read_list
from referee.championship.rules.entries import PlayerEnrolled
from referee.championship.rules.state import Player, Tournament
from tests.rows import rows

EMPTY = Tournament()


def names(data: bytes) -> list[str]:
    """The names on a list without faults."""
    found = read_list(data, EMPTY)
    assert found.faults == ()
    return [player.name for player in found.players]


def faults(text: str | bytes, state: Tournament = EMPTY) -> list[tuple[object, str]]:
    """Line and key of every fault."""
    found = read_list(text.encode() if isinstance(text, str) else text, state)
    assert found.players == () or not found.faults or len(found.players) < 50
    return [(fault.about.get("line"), fault.key) for fault in found.faults]


@rows("separator", [";", ",", "\t"])
@rows("ending", ["\n", "\r\n"])
def test_any_separator_and_ending(separator: str, ending: str) -> None:
    """The first line tells which; empty lines are none."""
    rows = [("name", "region"), ("Anna", "Lazio"), ("", ""), ("Bruno", "")]
    text = ending.join(separator.join(row) for row in rows)
    assert read_list(text.encode(), EMPTY).players == (PlayerEnrolled(1, "Anna", "Lazio"), PlayerEnrolled(2, "Bruno"))


@rows("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_any_encoding(encoding: str) -> None:
    """With or without a mark at the beginning; what is not UTF-8 is told."""
    data = "nome\nNiccolò Bò\n".encode(encoding)
    assert names(data) == ["Niccolò Bò"]
    assert read_list(data, EMPTY).encoding == ("" if encoding.startswith("utf-8") else encoding)


@rows(
    "heading",
    [
        "name,surname,qualified,disqualified,resident",
        "Voornaam,Achternaam,Geplaatst,Gediskwalificeerd,Inwoner",
        "NOME,Cognome,Qualificato,Squalificato,Residente",
    ],
)
def test_headings_in_three_languages(heading: str) -> None:
    """ITC-017, ITC-018, ITC-036: what was asked is read with the name; what was not stays unasked."""
    found = read_list(f"{heading}\nAnna,Rossi,no,nee,sì\nBruno,Neri,ja,,?\n".encode(), EMPTY)
    assert found.players == (
        PlayerEnrolled(1, "Anna Rossi", "", False, False, True),
        PlayerEnrolled(2, "Bruno Neri", "", True, None, None),
    )


def test_a_name_a_line() -> None:
    """A list without headings and separators, as people write it in a mail."""
    assert names(b'Anna\n\n  Bruno   Neri \nIl "Rosso"\nD\'Angelo\n') == [
        "Anna",
        "Bruno Neri",
        'Il "Rosso"',
        "D'Angelo",
    ]


def test_columns_that_say_nothing_here_are_told() -> None:
    """A form brings its own columns: they are named, not guessed at."""
    found = read_list(b"Time;Name;Mail\n12:00;Anna;a@b\n", EMPTY)
    assert (found.ignored, [player.name for player in found.players]) == (("Time", "Mail"), ["Anna"])


def test_numbers_go_on_after_those_that_are_there() -> None:
    """Those told stand, the others are the next that are free."""
    state = Tournament(players={4: Player(4, "Dario", 1)})
    found = read_list(b"nr;name\n;Anna\n6;Bruno\n;Carla\n", state)
    assert [player.player for player in found.players] == [5, 6, 7]
    assert faults("nr;name\n4;Anna\n", state) == [(2, "number_taken")]


@rows(
    ("text", "said"),
    [
        ("name\n=1+1\n@SUM(A1)\n+39\n-x\n", [(n, "looks_like_formula") for n in (2, 3, 4, 5)]),
        ("name\nAnna\nanna\nÁNNA\n", [(3, "on_the_list_twice"), (4, "on_the_list_twice")]),
        ("name;region\nAnna;\x07\n", [(2, "hidden_characters")]),
        ("name\nAn\u202ena\nBr\u200buno\n", [(2, "hidden_characters"), (3, "hidden_characters")]),
        ("name;resident\nAnna;perhaps\n", [(2, "yes_or_no")]),
        ("name;resident\n;yes\n", [(2, "no_name")]),
        ("name;resident\nRossi;Anna;yes\n", [(2, "too_many_cells"), (2, "yes_or_no")]),
        ("name;name\nAnna;Bruno\n", [(1, "heading_twice")]),
        ("Anna;Lazio\nBruno;Lazio\n", [(1, "no_headings")]),
        ('name;region\n"Anna;Lazio\nBruno;Lazio\n', [(2, "open_cell")]),
        (f"name\n{'x' * 61}\n", [(2, "name_too_long")]),
        ("nr;name\nx;Anna\n", [(2, "bad_number")]),
        ("name\n", [(None, "nobody_on_the_list")]),
        ("", [(None, "nobody_on_the_list")]),
        (b"name\nAn\x00na\n", [(None, "not_a_list")]),
        (b"\xff\xfe\x00", [(None, "not_a_list")]),
    ],
)
def test_every_fault_is_told_with_its_line(text: str | bytes, said: list[tuple[int | None, str]]) -> None:
    """All of them at once, so that the list is mended once."""
    assert faults(text) == said


def test_who_is_signed_up_already_is_told() -> None:
    """By any writing of the name."""
    state = Tournament(players={1: Player(1, "Niccolò", 1)})
    assert faults("name\nNICCOLO\n", state) == [(2, "signed_up_already")]


def test_a_row_over_two_lines_keeps_the_count() -> None:
    """Lines are those of the file, whatever a cell holds."""
    assert faults('name;note\nAnna;"two\nlines"\n=x;\n') == [(4, "looks_like_formula")]


@given(st.binary(max_size=200))
def test_no_list_is_a_crash(data: bytes) -> None:
    """Whatever the bytes: players or faults, and only sound players."""
    found = read_list(data, EMPTY)
    assert found.faults or found.players
    assert len(found.players) == len(found.lines)
