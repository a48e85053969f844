"""`aid`: who may do what now, on the terminal and as JSON; the reference card of sets as text and as a page."""

import re
from pathlib import Path

import pytest

from referee import sets
from referee.speech import LANGUAGES, Speech
from referee.speech.names import width
from referee.views.player_aid.card import ReferenceCard, card_of
from referee.views.player_aid.page import in_html
from tests.cli.command import referee
from tests.rows import rows
from tests.shelf import the_shelf

INVENTED = re.compile(r"[a-z]+-[a-z_]+-?[a-z_]*")
LIBRARY = the_shelf()
WITH_CARD = [name for name in sets.names() if sets.named(name).chapters]


def card(name: str, lang: str = "en", **options: str) -> ReferenceCard:
    """The reference card of one set."""
    return card_of([name], options, Speech.of(lang), LIBRARY)


def test_all_are_told_from_whose_turn_it_is(five: str) -> None:
    """Anna is on turn; nothing is wider than the terminal."""
    ran = referee(five, "aid")
    assert ran.code == 0
    assert ran.out.index("1 Anna") < ran.out.index("2 Bruno") < ran.out.index("5 Eva")
    assert max(map(width, ran.out.splitlines())) <= 80


def test_a_seat_is_told_of_itself_alone(five: str) -> None:
    """By number or name; the role of another is nobody's business."""
    ran = referee(five, "aid", "--seat", "dario", "--json")
    assert [seat["label"] for seat in ran.json["seats"]] == ["Dario"]
    assert "Renegade" in ran.json["seats"][0]["doing"]
    assert "Renegade" not in referee(five, "aid", "--public").out
    assert "Renegade" in referee(five, "aid").out


def test_what_may_be_played_follows_the_table(five: str) -> None:
    """A Bang! is offered until it was played."""
    referee(five, "log", "")
    assert "Bang!" in _rows(five, "may")
    referee(five, "log", "1 bang 2", "2 missed")
    assert "Bang!" not in _rows(five, "may")
    assert "Bang!" in _rows(five, "cannot")


def _rows(table: str, sort: str) -> str:
    seats = referee(table, "aid", "--json").json["seats"]
    return " ".join(row["text"] for row in seats[0]["rows"] if row["sort"] == sort)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_a_page_of_its_own(five: str, tmp_path: Path, lang: str) -> None:
    """One file, with the language of the run; nothing in it is fetched or run."""
    page = tmp_path / "card.html"
    ran = referee(five, "aid", "--set", "death_mesa", "--lang", lang, "-o", page)
    text = page.read_text(encoding="utf-8")
    assert (ran.code, ran.out) == (0, "")
    assert str(page) in ran.err
    assert f'<html lang="{lang}">' in text
    assert not re.search(r"<script|<link|<img|https?:|url\(|@import", text)


def test_without_a_set_it_is_the_card_of_the_table(five: str, tmp_path: Path) -> None:
    """The sets that it is played by."""
    page = tmp_path / "card.html"
    referee(five, "aid", "--html", page)
    assert card("base").parts[0].title in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--set", "nowhere"), "There is no set"),
        (("--set", "rebel"), "No reference card was written for rebel"),
        (("--set", "base", "--public"), "the same for all eyes"),
        (("--html", "/nowhere/at/all.html"), "/nowhere/at/all.html: The file cannot be written"),
        (("--seat", "zorro"), "zorro"),
    ],
)
def test_what_cannot_be_told_is_refused(five: str, words: tuple[str, ...], sentence: str) -> None:
    """With a sentence, and nothing on stdout."""
    ran = referee(five, "aid", *words)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err


@rows("lang", LANGUAGES)
@rows("name", WITH_CARD)
def test_every_clause_of_a_card_is_stated(name: str, lang: str) -> None:
    """Each clause that a line of use names stands on the card, by a ruling that states it; headings have words."""
    found = card(name, lang)
    said = [each for part in found.parts for row in part.rows for each in row.said]
    told = {clause for each in said for clause in each.clauses}
    lines = [line for chapter in sets.named(name).chapters for line in chapter.lines if line.when is None]
    assert {clause for line in lines for clause in line.clauses} <= told
    assert all(each.text and each.text[0] == each.text[0].upper() for each in said)
    assert not [part.title for part in found.parts if INVENTED.fullmatch(part.title)]


def test_the_card_tells_every_card_of_both_decks() -> None:
    """Those of the Dead Men's Deck, and those of the base box but for the plain weapons, which are one line."""
    mesa = sets.named("death_mesa")
    about = {line.about for chapter in mesa.chapters for line in chapter.lines} - {""}
    assert about == {*mesa.facts.causes} & about and len(about) == 26
    base = sets.named("base").facts
    told = {line.about for chapter in sets.named("base").chapters for line in chapter.lines}
    weapons = {kind for kind, facts in base.cards.items() if facts.weapon and kind != "volcanic"}
    assert {*base.cards, *base.characters} - told == weapons


def test_a_line_of_an_option_is_there_where_it_is_in_force() -> None:
    """And the options are told with their values."""
    usual, royal = card("death_mesa"), card("death_mesa", lone_ghost="royal")
    clauses = [
        {c for part in each.parts for row in part.rows for s in row.said for c in s.clauses} for each in (usual, royal)
    ]
    assert ("DMS-044" in clauses[0], "DMS-044" in clauses[1]) == (False, True)
    assert ("One team of ghosts", "royal cards are free") in royal.options


def test_what_people_wrote_is_no_markup() -> None:
    """A house ruling may hold anything."""
    found = card("base")
    assert "&lt;b&gt;" in in_html([ReferenceCard("en", "<b>", found.parts, "", (), "")])
