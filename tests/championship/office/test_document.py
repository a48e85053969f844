"""The published document of a tournament: written, read back, and refused where it is broken."""

import csv
import json
from fractions import Fraction
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from referee.championship.office.document import Document, document_of, items_of, schema, written
from referee.championship.office.reckoning import decimal
from referee.championship.office.spreadsheet import games_csv, neutral, standings_csv
from referee.championship.rules import entries as e
from referee.championship.rules.accounts import total
from referee.championship.rules.folding import tournament_of
from referee.championship.simulating.tournament import simulated as played
from referee.errors import BadJournal
from tests.championship.rules.making import career, drawn, enrolled
from tests.rows import rows

LOG = played(24, 6)
PUBLISHED = Path(__file__).parents[3] / "docs" / "tournament" / "schema.json"
TEXT = written(document_of(LOG, [f"t{number}" for number in range(len(LOG))]))


def test_a_document_read_back_is_the_same_log() -> None:
    """Entries and times come back as they were written, in their order."""
    items = items_of(TEXT)
    assert [item.entry for item in items] == LOG
    assert [item.at for item in items] == [f"t{number}" for number in range(len(LOG))]


def test_a_document_is_what_its_types_say() -> None:
    """What is written has the published form, and nothing is lost in it."""
    assert msgspec.json.decode(TEXT, type=Document) == document_of(LOG, [f"t{each}" for each in range(len(LOG))])


def test_the_schema_that_is_published_is_that_of_the_program() -> None:
    """The file beside its description is what the command prints."""
    assert json.loads(PUBLISHED.read_text(encoding="utf-8")) == json.loads(json.dumps(schema()))


def test_every_entry_stands_in_a_line_of_its_own() -> None:
    """So that two documents can be compared line by line."""
    lines = [line for line in TEXT.splitlines() if line.startswith('{"number":')]
    assert len(lines) == len(LOG)


def broken(text: str) -> tuple[str, object, object]:
    """How a text is refused: the key, the line, the number of the entry."""
    with pytest.raises(BadJournal) as refused:
        items_of(text)
    return refused.value.key, refused.value.about.get("line"), refused.value.about.get("number")


@rows(
    ("old", "new", "refused"),
    [
        ('{"number":7,', '{"number":8,', ("entry_misnumbered", 10, 8)),
        ('"type":"opened"', '"type":"closed"', ("bad_entry", 3, 0)),
        ('"player":5,"name"', '"player":"5","name"', ("bad_entry", 8, 5)),
        ('"bang_tournament":1', '"bang_tournament":2', ("newer_tournament", None, None)),
        ('"entries":[', '"entries":[,', ("not_a_tournament", 2, None)),
        ('"bang_tournament"', '"bang_torneo"', ("not_a_tournament", None, None)),
    ],
)
def test_what_is_broken_is_told_by_line_and_entry(old: str, new: str, refused: tuple[str, object, object]) -> None:
    """A fault is told with the line of the file it is in, and the number of the entry."""
    assert old in TEXT
    assert broken(TEXT.replace(old, new, 1)) == refused


@rows("text", ["", "[", "[]", "1", "[" * 100_000, '{"bang_tournament":1,"entries":[{}]}', "\ud800"])
def test_whatever_a_file_holds_is_refused_in_words(text: str) -> None:
    """No text makes the reader fail in any other way."""
    assert broken(text)[0] in {"not_a_tournament", "bad_entry"}


def test_a_line_is_counted_however_the_file_is_laid_out() -> None:
    """A document that another program wrote with more lines has its faults told by those."""
    pretty = json.dumps(json.loads(TEXT), indent=1).replace('"type": "opened"', '"type": "closed"')
    key, line, number = broken(pretty)
    assert (key, number) == ("bad_entry", 0)
    assert pretty.splitlines()[int(str(line)) - 1].strip() == "{"


def test_accounts_add_up_to_what_everybody_owns() -> None:
    """ITC-120: purse, prices, refunds and prizes come to the total that a player may ask for."""
    state = tournament_of(LOG)
    for account in document_of(LOG).results.accounts:
        assert account.total == account.purse - account.paid + account.refunded + account.earned
        assert account.total == total(state, account.player).value


def test_what_was_paid_back_is_told_beside_what_was_paid() -> None:
    """ITC-231: a game played again with a new auction gives back the prices, which both sides of the account tell."""
    log = [*drawn(10), e.RoundOpened(1, 1, 1), e.CharacterHired(1, 1, 1, "x", 700), e.GameVoided(1, 1, True, "shown")]
    account = document_of(log).results.accounts[0]
    assert (account.paid, account.refunded, account.total) == (700, 700, 5000)


def test_a_score_is_exact_and_corrected() -> None:
    """ITC-121, ITC-122: the worked example of a five-player table beside a six-player one scores 1564."""
    rounds = [(600, "sheriff", "law", "+"), (100, "deputy", "law", "-"), (400, "outlaw", "law", "-")]
    rounds += [(300, "renegade", "law", "d"), (200, "outlaw", "outlaws", "+")]
    log = [*drawn(11, (6, 5)), *career(2, (7, 8, 9, 10, 11), rounds)]
    own = next(each for each in document_of(log).results.standings if each.player == 7)
    assert (own.gain, own.rounds, own.factor, own.score, own.decimal) == (6800, 5, "23/20", "1564", "1564.0000")


@rows(
    ("value", "said"),
    [("1033/6", "172.1667"), ("-1/20000", "-0.0001"), ("1/20000", "0.0001"), ("-414", "-414.0000"), ("0", "0.0000")],
)
def test_decimals_are_rounded_away_from_nought(value: str, said: str) -> None:
    """The decimal is for the eye: four digits, halves away from nought."""
    assert decimal(Fraction(value)) == said


def test_a_name_is_no_formula() -> None:
    """A spreadsheet takes no name for something to work out, and numbers stay numbers."""
    log = [*enrolled(10), e.PlayerEnrolled(11, "=HYPERLINK(1)")]
    log += [e.Drawn(((11, 1, 2, 3, 4), (5, 6, 7, 8, 9, 10)))]
    log += career(1, (11, 1, 2, 3, 4), [(100, "sheriff", "law", "+")])
    told = document_of(log).results
    for text in (standings_csv(told), games_csv(told)):
        names = [row["name"] for row in csv.DictReader(StringIO(text))]
        assert "'=HYPERLINK(1)" in names
    assert [neutral(text) for text in ("-5", "-1/3", "-1.5", "-x", "+1", "@x", "a=b")] == [
        "-5", "-1/3", "-1.5", "'-x", "'+1", "'@x", "a=b",
    ]  # fmt: skip


@rows("sign", ["=", "\uff1d", "\uff0b", "\uff0d", "\uff20", " =", "\t=", "\x1b=", "\u202e+"])
def test_a_formula_in_full_width_is_none_either(sign: str) -> None:
    """A spreadsheet of the East reads the wide signs, and one that trims what stands before them, as a formula."""
    assert neutral(f"{sign}1").startswith("'")
    assert not set(neutral(f"{sign}1")) & set("\t\r\n\x1b\u202e")


def test_every_seat_of_every_game_has_its_row() -> None:
    """The games as a sheet tell what everybody earned, as the document does."""
    told = document_of(LOG).results
    rows = list(csv.DictReader(StringIO(games_csv(told))))
    assert [int(row["prize"]) for row in rows] == [seat.prize for each in told.rounds for seat in each.seats]
