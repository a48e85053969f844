"""The dispute sheet: what stood, what was said, why, where that is printed, and what each way on would change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from referee import sets
from referee.core.judging.changes import LegalChange
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.lexicon import load
from referee.log.history import effective
from referee.notation import GameFile, read_game
from referee.sets.rebel.entries import Revolution
from referee.speech import LANGUAGES, Speech
from referee.speech.names import width
from referee.views.dispute.assessment import Assessment, assessment_of
from referee.views.dispute.blocks import blocks
from referee.views.dispute.disputed_entry import DisputedEntry, disputed_in_game, disputed_in_log
from referee.views.dispute.page import in_html
from referee.views.dispute.sheet import Sheet
from referee.views.dispute.text import in_text
from referee.views.dispute.wording import sheet_of
from referee.views.table import Views
from tests.hunts import many, some, tries
from tests.properties.logs import BOOK, card, facts, text
from tests.shelf import the_shelf
from tests.views.test_public import NOTHING, opening, roles

SHELF = the_shelf()
VIEWS = {lang: Views(Speech.of(lang), load()) for lang in LANGUAGES}
GAMES = Path(__file__).parents[1] / "games"
NAMES = sorted(path.stem for path in GAMES.glob("*.game"))
SHEETS = many("sheets", 1)
"""So many entries of every whole game are disputed: each costs a replay for every way on."""
DEAL = """bang 1
sets base
seat 1 "{0}" sheriff bart_cassidy
seat 2 "{1}" outlaw willy_the_kid
seat 3 "{2}" outlaw jourdonnais
seat 4 "{3}" renegade rose_doolan
---
"""
HOSTILE = ("<script>x</script>", "[bold]&amp;", "名前" * 40, "\x1b[2J\u202e'\"")


def dealt(desk: Desk, *lines: str, names: Sequence[str] = ("Anna", "Bruno", "Carla", "Dario")) -> TableLog:
    """A table of four with these lines logged."""
    quoted = ['\\"'.join(name.split('"')) for name in names]
    log = desk.new(DEAL.format(*quoted))
    for line in lines:
        log.enter(line)
    return log


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A desk on a store of its own."""
    return Desk(tmp_path / "store.db")


def sheet(case: Assessment, lang: str = "en") -> Sheet:
    """The sheet of a case."""
    return sheet_of(case, VIEWS[lang], SHELF)


def about(log: TableLog, number: int | None = None, public: bool = True, lang: str = "en") -> Sheet:
    """The sheet of an entry of a table."""
    return sheet(assessment_of(disputed_in_log(log, number), public), lang)


def test_a_sheet_tells_what_stood_and_what_was_played(desk: Desk) -> None:
    """Seats, life points, hands, cards, turn and deck as the entry found them, and the entries before it."""
    said = about(dealt(desk, ".", "mustang/8h", "bang 3"), 4)
    assert said.entry == "Anna plays a Bang! at Carla"
    anna, view = said.position.seats[0], said.position
    assert (anna.life, anna.hand, anna.in_play, view.turn_label, view.deck) == (
        "5/5",
        "6",
        ("Mustang 8♥",),
        "Anna",
        "61",
    )
    assert [(each.number, each.sign) for each in said.last] == [(0, "✓"), (1, "✓"), (2, "✓"), (3, "✓")]
    assert all(each.at for each in said.last)


def test_a_sheet_tells_every_reason_with_its_clauses_and_where_they_stand(desk: Desk) -> None:
    """The sentence, the document with title and edition, the section, and the rulings behind."""
    said = about(dealt(desk, ".", "bang 3"))
    assert [reason.sentence for reason in said.reasons] == [
        "Anna sees Carla at distance 2; with the Bang! the reach is 1."
    ]
    cited = {each.clause: each for each in said.clauses}
    assert set(cited) == set(said.reasons[0].clauses)
    dutch = SHELF.sources["001-dutch-rules"]
    assert (cited["NLB-039"].title, cited["NLB-039"].edition) == (dutch.title, dutch.edition)
    assert cited["NLB-039"].section == "brown cards"
    assert said.rulings[0].id == "bang-needs-reach"
    assert all(set(ruling.clauses) & set(cited) for ruling in said.rulings)


def test_what_was_said_then_stands_beside_what_holds_now(desk: Desk) -> None:
    """Without the turn's beginning something lacks before a lawful shot; either face says both."""
    log = dealt(desk, ".", "bang 2")
    log.enter("retract 2")
    for public in (True, False):
        said = about(log, 3, public)
        assert (said.said, said.now) == ("✓ Legal", "¿ Doubt about the log")
        assert said.doubts and not said.then


def test_what_was_said_then_is_written_wherever_somebody_said_it(desk: Desk) -> None:
    """Of an entry that was logged, though the same holds now."""
    log = dealt(desk, ".", "bang 3")
    written = in_text([about(log, 3)], 80)
    assert "Said then: ✗ Irregular" in written and "Holds now: ✗ Irregular" in written


def test_what_was_let_stand_says_why(desk: Desk) -> None:
    """The reason given, until that is taken back."""
    log = dealt(desk, ".", "bang 3", "stand 3 they agreed")
    assert about(log, 3).stood == "they agreed"
    log.enter("retract 4")
    assert about(log, 3).stood is None


def test_the_entry_in_question_is_the_last_flag_that_does_not_stand(desk: Desk) -> None:
    """Without a number; with nothing flagged the last entry that counts."""
    log = dealt(desk, ".", "bang 3", "bang 4 again")
    assert disputed_in_log(log).number == 4
    log.enter("stand 4 agreed")
    assert disputed_in_log(log).number == 3
    log.enter("stand 3 agreed")
    assert disputed_in_log(log).number == log.length - 1


def test_both_readings_of_what_is_for_the_referee(desk: Desk) -> None:
    """A Panic! at cards of one's own: the question, and the verdict by either answer."""
    said = about(dealt(desk, ".", "dynamite/2h", "cat 1 dynamite"), 4)
    assert said.level == "open"
    (reading,) = said.readings
    assert (reading.allowed, reading.forbidden) == ("✓ Legal", "✗ Irregular")
    assert "One reading" in said.reasons[0].sentence and "The other" in said.reasons[0].sentence


def test_what_would_have_made_it_legal(desk: Desk) -> None:
    """Different kinds of change come first; where nothing would, that is said."""
    said = about(dealt(desk, ".", "bang 3"))
    assert said.remedies == ("Bruno or Dario was the target", "Anna had a Scope in play")
    assert not said.never
    assert about(dealt(desk, ".", "missed"), 3).never


def test_what_would_have_made_it_legal_is_told_as_the_core_finds_it(desk: Desk) -> None:
    """A hand above the limit wants so many cards discarded first, and nothing else is told."""
    log = dealt(desk, ".", "discard 1", "end")
    case = assessment_of(disputed_in_log(log, 4))
    assert case.remedies == (LegalChange("discarded", 1, "1"),)


def test_what_stands_and_what_would_change(desk: Desk) -> None:
    """What the entry did to the table, how many entries a rewind undoes, what is otherwise without all that."""
    said = about(dealt(desk, ".", "bang 3", "3 hit"), 3)
    assert said.did == ("Anna: Hand 7 → 6", "Discards 0 → 1")
    assert said.undone == 3
    assert said.without == ("Anna: Hand 6 → 7", "Carla: Life 3/4 → 4/4", "Discards 1 → 0")
    assert not said.changed


def test_what_would_change_is_what_taking_it_back_changes(desk: Desk) -> None:
    """The verdicts that would change are those that the table itself says would change."""
    log = desk.bring_in((GAMES / "first_game_ever.game").read_text())
    for number in range(1, log.length, 3):
        changed = log.preview(f"retract {number}").changed
        levels = [(each.number, each.was.word, each.now.word) for each in changed if each.was.word != each.now.word]
        case = assessment_of(disputed_in_log(log, number), public=False)
        assert [(each.number, each.was.word, each.now.word) for each in case.changed] == levels


def test_an_entry_that_was_taken_back_says_so(desk: Desk) -> None:
    """It has what was said then, no verdict now, and nothing to take back."""
    log = dealt(desk, ".", "bang 3", "retract 3", "bang 2")
    said = about(log, 3)
    assert (said.said, said.now, said.can_be_taken_back) == ("✗ Irregular", "", False)
    assert said.reasons and said.position.seats[0].hand == "7"
    assert "does not count any more" in in_text([said], 80)


def test_what_speaks_of_other_entries_has_no_verdict(desk: Desk) -> None:
    """A retraction is about the log; taking it back brings the entry back."""
    said = about(dealt(desk, ".", "bang 2", "retract 3"), 4)
    assert said.about_the_log and said.now == "" and said.can_be_taken_back
    assert said.without == ("Anna: Hand 7 → 6", "Discards 0 → 1")


def test_the_opening_shows_the_table_that_it_laid(desk: Desk) -> None:
    """Nothing comes before it, and it cannot be taken back."""
    said = about(dealt(desk, "."), 0)
    assert len(said.position.seats) == 4 and said.last == () and not said.can_be_taken_back
    assert "It cannot be taken back." in in_text([said], 80)


@pytest.mark.parametrize("number", [-1, 4, 10**9])
def test_there_is_no_sheet_of_an_entry_that_is_not_there(desk: Desk, number: int) -> None:
    """Its number is refused."""
    with pytest.raises(BadLine, match="entry_unknown"):
        disputed_in_log(dealt(desk, ".", "bang 2"), number)


# Secrets


def test_the_public_sheet_holds_no_secret_and_the_referees_does(desk: Desk) -> None:
    """Roles noted by the referee, and his notes to himself, stand on his own sheet only."""
    log = dealt(desk, ".", "set 2 role renegade", "note Bruno is lying", "bang 3")
    public, own = (in_text([about(log, None, public)], 80) for public in (True, False))
    assert "Renegade" in own and "lying" in own and "Outlaw" in own
    assert not any(secret in public for secret in ("Renegade", "lying", "Outlaw"))
    assert "Sheriff" in public


def secretly(entry: e.Entry, words: str, cards: tuple[Card, ...]) -> e.Entry:
    """The same entry to all who were there, with other things known to the referee alone."""
    match entry:
        case e.Noted():
            return e.Noted(words)
        case e.Drew() if entry.source != "discards":
            return replace(entry, seen=cards)
        case e.Forfeited() if entry.to:
            return replace(entry, seen=cards)
    return entry


@settings(max_examples=tries(120), deadline=None)
@given(
    st.lists(facts.filter(lambda fact: not isinstance(fact, e.RoleSet)), min_size=1, max_size=12),
    roles,
    roles,
    st.lists(card, max_size=2).map(tuple),
    text,
    st.data(),
)
def test_games_that_differ_in_secrets_give_the_same_public_sheet(
    log: list[e.Entry],
    noted: tuple[str, ...],
    others: tuple[str, ...],
    cards: tuple[Card, ...],
    words: str,
    data: st.DataObject,
) -> None:
    """Verdicts, reasons and what would change included: all of it rests on what everybody knows."""
    number = data.draw(st.integers(0, len(log)))
    one = DisputedEntry("", (opening(noted), *log), number, BOOK)
    other = DisputedEntry("", (opening(others), *(secretly(entry, words, cards) for entry in log)), number, BOOK)
    assert sheet(assessment_of(one)) == sheet(assessment_of(other))


def test_a_role_that_the_referee_notes_is_told_to_nobody() -> None:
    """Whatever role he puts right, the public sheet is the same."""
    logs = [(opening(NOTHING), e.TurnBegan(1), e.RoleSet(2, role), e.TurnEnded(1)) for role in ("outlaw", "deputy")]
    first, second = (sheet(assessment_of(DisputedEntry("", log, 3, BOOK))) for log in logs)
    assert first == second


@lru_cache(maxsize=400)
def assessed(name: str, number: int, public: bool = True) -> Assessment:
    """An entry of a whole game."""
    return assessment_of(disputed_in_game(game_of(name), number, name), public)


@cache
def game_of(name: str) -> GameFile:
    """A whole game."""
    return read_game((GAMES / f"{name}.game").read_text(), sets.bind, load())


def spread(name: str) -> range:
    """Entries all over a game, also near its end; where it is one alone, that in the middle."""
    length = len(game_of(name).entries)
    places = range(1, length, max(1, length // max(2, SHEETS)))
    return places if SHEETS > 1 else places[1:2]


def found_by(game: GameFile) -> dict[int, Table]:
    """The table that each entry that counts found, told without a judge."""
    found, table = dict[int, Table](), Table()
    for number, entry in effective(game.entries):
        found[number], table = table, evolve(table, entry, game.book)
    return found


@pytest.mark.parametrize("name", some(NAMES, 3))
def test_the_public_table_of_a_sheet_is_that_of_everybody(name: str) -> None:
    """What follows from the log as everybody knows it is what everybody sees, roles shown in mid-game included."""
    game = game_of(name)
    before = found_by(game)
    for number in spread(name):
        assert sheet(assessed(name, number)).position == VIEWS["en"].public_table(before[number], game.book)


def test_cards_that_an_event_turned_up_are_of_everybodys_table_too() -> None:
    """Goods that lay face down, and all saw once, are known on the sheet as long as everybody knows them."""
    name, number = "a_scofflaw_in_the_chair", 407
    game = game_of(name)
    shown = sheet(assessed(name, number)).position
    assert shown == VIEWS["en"].public_table(found_by(game)[number], game.book)
    assert "among them Panic!" in str(shown)


@pytest.mark.parametrize("name", ["a_hidden_revolution", "dead_man_walking", "gatling_at_dusk", "his_own_duel"])
def test_nobody_is_sheriff_before_the_entry_that_makes_him_so(name: str) -> None:
    """The role that an entry gives is not the one that it shows: before a Revolution he is none, and it is lawful."""
    game = read_game((GAMES / f"{name}.game").read_text(), sets.bind, load())
    numbers = [number for number, entry in enumerate(game.entries) if isinstance(entry, Revolution)]
    for number in numbers:
        matter = disputed_in_game(game, number)
        own, public = assessment_of(matter, public=False), assessment_of(matter)
        assert sheet(public).position == VIEWS["en"].public_table(own.before, game.book)
        assert public.verdict.level == own.verdict.level
    assert numbers


# Languages, text and page


@pytest.mark.parametrize("name", some(NAMES, 3, 1))
def test_every_entry_of_a_game_has_a_sheet_in_every_language(name: str) -> None:
    """Each in the same blocks, and no word is missing."""
    for views in VIEWS.values():
        views.speech.words.errors.clear()
    for at, number in enumerate((0, *spread(name)), start=crc32(name.encode()) % 3 // 2):
        case = assessed(name, number, public=bool(at % 2))
        said = {lang: sheet(case, lang) for lang in LANGUAGES}
        keys = {lang: [block.key for block in blocks(each)] for lang, each in said.items()}
        assert all(each == keys["en"] for each in keys.values())
    assert not any(VIEWS[lang].speech.words.errors for lang in LANGUAGES)


@pytest.mark.parametrize("columns", [40, 61, 80, 100, 133, 200])
def test_the_text_fits_into_its_width(desk: Desk, columns: int) -> None:
    """No line is wider, whatever the players are called, in one language or in two."""
    log = dealt(desk, ".", "bang 3", names=HOSTILE)
    said = [about(log, None, False, lang) for lang in ("nl", "it")]
    for sheets in (said[:1], said):
        lines = in_text(sheets, columns).splitlines()
        assert max(map(width, lines)) <= columns
        assert not any("\x1b" in line or "\u202e" in line for line in lines)


def test_two_languages_stand_side_by_side_from_a_hundred_columns_on(desk: Desk) -> None:
    """What says the same begins in the same row; below that one comes after the other."""
    said = [about(dealt(desk, ".", "bang 3"), None, True, lang) for lang in ("en", "it")]
    wide, narrow = in_text(said, 100), in_text(said, 99)
    for title in (("DISPUTE SHEET", "FOGLIO"), ("WHY", "PERCHÉ"), ("THE TABLE BEFORE IT", "IL TAVOLO PRIMA")):
        assert any(all(each in line for each in title) for line in wide.splitlines())
        assert not any(all(each in line for each in title) for line in narrow.splitlines())
    assert len(narrow.splitlines()) > len(wide.splitlines())


class Page(HTMLParser):
    """The tags of a page with their attributes, and its text by language."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str | None, str] = {}
        self._lang: str | None = None
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the tag; a section has a language."""
        self.tags.append((tag, dict(attrs)))
        self._lang = dict(attrs).get("lang", self._lang)

    def handle_data(self, data: str) -> None:
        """Text belongs to the language of its section."""
        self.text[self._lang] = self.text.get(self._lang, "") + data


def test_a_page_is_one_file_of_plain_elements(desk: Desk) -> None:
    """No script, no address, nothing from elsewhere; whatever players are called is text."""
    log = dealt(desk, ".", "bang 3", "stand 3 <img src=http://x>", names=HOSTILE)
    html = in_html([about(log, 3, False, lang) for lang in ("nl", "it")])
    page = Page(html)
    shown = blocks(about(log, 3, False, "nl"))[0]
    assert f"<title>{escape(f'{shown.title}: {shown.lines[0].text}')}</title>" in html
    known = {"html", "head", "meta", "title", "style", "body", "div", "section", "h1", "h2", "p", "small", "br",
             "table", "thead", "tbody", "tr", "th", "td"}  # fmt: skip
    assert {tag for tag, _ in page.tags} == known
    attributes = {name for _, attrs in page.tags for name in attrs}
    assert attributes <= {"lang", "charset", "name", "content", "http-equiv", "style", "class", "scope"}
    assert "url(" not in html and "@import" not in html and "\u202e" not in html and "\x1b" not in html
    for lang in ("nl", "it"):
        assert "<script>x</script>" in page.text[lang] and "[bold]&amp;" in page.text[lang]
        assert "<img src=http://x>" in page.text[lang]


def test_a_page_names_the_language_of_each_part(desk: Desk) -> None:
    """Every section has a `lang`, and holds the words of that language."""
    log = dealt(desk, ".", "bang 3")
    page = Page(in_html([about(log, None, True, lang) for lang in LANGUAGES]))
    sections = [attrs.get("lang") for tag, attrs in page.tags if tag == "section"]
    assert sections and sections == list(LANGUAGES) * (len(sections) // len(LANGUAGES))
    for lang in LANGUAGES:
        said = about(log, None, True, lang)
        assert said.reasons[0].sentence in page.text[lang] and said.rulings[0].answer in page.text[lang]


def test_verdicts_are_told_without_colour(desk: Desk) -> None:
    """The sign of the verdict stands in text and page."""
    said = about(dealt(desk, ".", "bang 3"))
    sign = Speech.of("en").sign("illegal")
    assert f"Holds now: {sign}" in in_text([said], 80) and f"Holds now: {sign}" in in_html([said])
