"""The check of a shelf: each kind of fault planted once is found, at its line, and nothing else with it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from referee.cli.rulings.upkeep import in_words
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.errors import UnknownId
from referee.languages import LANGUAGES
from referee.library.shelf import Library
from referee.library.upkeep import LEVELS, Severity, ShelfFinding, agree, check
from referee.library.upkeep.form import sentences
from tests.library.rulings.small_shelf import BEER, JAIL, change, put
from tests.shelf import the_shelf
from tests.speech.messages import patterns

BEERS, JAILS, ANSWERS = "base/beer.toml", "base/jail.toml", "answers.toml"
SOURCES, TOPICS, RECORD = "sources.toml", "topics.toml", "translated.toml"


class Plant(NamedTuple):
    """A fault: in which file, what stands there instead of what, and what stands on the line that is told.

    `where`: the file of that line, if it is another; `agreed`: whether the translations are recorded anew.
    """

    kind: str
    file: str
    old: str
    new: str
    line: str
    where: str = ""
    agreed: bool = True


STANDING = 'edition = "second"\nlanguage = "en"\nstanding = '
PLANTS = (
    Plant("torn", BEERS, '"Een levenspunt."', '"Een levenspunt.', "answer.nl", agreed=False),
    Plant("not_rulings", BEERS, "[[ruling]]", "lost = 1\n[[ruling]]", "lost = 1"),
    Plant("field_missing", BEERS, 'standing = "printed"\n', "", 'id = "beer-heals"'),
    Plant("field_unknown", BEERS, "cards = ", "crads = ", "crads = "),
    Plant("wrong_form", BEERS, '["life"]', '"life"', "topics = "),
    Plant("blank", BEERS, '"bier drinken"', '"?", "bier drinken"', "question.nl"),
    Plant("untrimmed", BEERS, '"bier drinken"', '"bier drinken "', '"bier drinken "'),
    Plant("repeated", BEERS, '["life"]', '["life", "life"]', "topics = "),
    Plant("bad_id", ANSWERS, '"shots-in-general"', '"Shots in general"', "id = "),
    Plant("id_twice", ANSWERS, '"shots-in-general"', '"beer-heals"', "id = ", where=BEERS),
    Plant("too_long", ANSWERS, '"shots-in-general"', f'"shots-{"x" * 100}"', "id = "),
    Plant("only_house", BEERS, "topics = ", 'author = "Anna"\ntopics = ', "author = "),
    Plant("language_missing", BEERS, 'answer.it = "Un punto vita."\n', "", "answer.nl"),
    Plant("language_unknown", BEERS, "detail.nl", 'detail.xx = "Nie mehr."\ndetail.nl', "detail.xx"),
    Plant("few_phrasings", BEERS, '"bier drinken", ', "", "question.nl"),
    Plant("no_sentence", BEERS, '"Een levenspunt."', '"Een levenspunt"', "answer.nl"),
    Plant("long_answer", BEERS, '"Un punto vita."', '"Un punto vita. Solo uno."', "answer.it"),
    Plant("long_detail", BEERS, '"Never', '"No. Not two. Not three. Never', "detail.en"),
    Plant("untranslated", BEERS, '"One life point."', '"Un punto vita."', "answer.en"),
    Plant("phrasing_repeated", BEERS, '"Helpt ', '"wat doet, een bier", "Helpt ', "wat doet, een bier"),
    Plant("heap", BEERS, '"AAA-002"', '"AAA-002", "AAA-003", "BBB-005", "BBB-008"', "clauses = "),
    Plant("unknown_clause", BEERS, '"AAA-002"', '"AAA-002", "AAA-004"', "clauses = "),
    Plant("unknown_source", BEERS, '"cards"', '"card"', "source = "),
    Plant("source_of_other", BEERS, '"cards"', '"answers"', "source = "),
    Plant("unknown_section", BEERS, '"drinks"', '"food"', "section = "),
    Plant("section_elsewhere", BEERS, '"drinks"', '"blue cards"', "section = "),
    Plant("unknown_name", BEERS, '["beer"]', '["birra"]', "cards = "),
    Plant("unknown_topic", BEERS, '["life"]', '["lives"]', "topics = "),
    Plant("unknown_standing", BEERS, '"printed"', '"gossip"', "standing = "),
    Plant("unknown_ruleset", BEERS, "base = ", "basis = ", "verdicts = "),
    Plant("unknown_verdict", BEERS, '"legal"', '"fine"', "verdicts = "),
    Plant("dead_reference", JAILS, '["beer-heals"]', '["beer-heal"]', "see = "),
    Plant("self_reference", JAILS, '["beer-heals"]', '["jail-skips"]', "see = "),
    Plant("see_superseded", ANSWERS, "verdicts", 'supersedes = ["beer-heals"]\nverdicts', "see = ", where=JAILS),
    Plant("phrasing_of_two", JAILS, '"Hoe lang zit je vast?"', '"bere la, BIRRA"', "bere la, BIRRA"),
    Plant("phrasing_near", JAILS, '"Hoe lang zit je vast?"', '"Wat doet een birra?"', "Wat doet een birra?"),
    Plant("stale", BEERS, '"Een levenspunt."', '"Twee levenspunten."', "answer.it", agreed=False),
    Plant("not_recorded", RECORD, "beer-heals", "# beer-heals", 'id = "beer-heals"', where=BEERS, agreed=False),
    Plant("record_broken", RECORD, "beer-heals =", 'beer-heals = "" #', 'beer-heals = ""', agreed=False),
    Plant("record_gone", RECORD, "jail-skips", 'jail = { nl = "0" }\njail-skips', "jail = ", agreed=False),
    Plant("source_field", SOURCES, 'edition = "first"\n', "", "[source.cards]"),
    Plant("source_standing", SOURCES, f'{STANDING}"official"', f'{STANDING}"true"', "[source.answers]"),
    Plant("source_count", SOURCES, "count = 3", "count = 4", "[source.cards]"),
    Plant("source_overlap", SOURCES, "[[3, 3]]", "[[2, 3]]", "[source.cards]"),
    Plant("topic_names", TOPICS, 'it = "turno", ', "", "turn = "),
    Plant("unstated", ANSWERS, ', "BBB-008"', "", "answers = [[5, 5], [8, 8]]", where=SOURCES),
)
ELSEWHERE = {"not_text", "no_rulings", "no_clause", "bad_key", "off_the_shelf", "asks_the_same"}
ELSEWHERE |= {"changed_everywhere", "nothing_recorded", "not_translated", "newly_translated"}


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A shelf without a fault."""
    return put(tmp_path)


def kinds(folder: Path) -> list[str]:
    """What kinds of thing are found."""
    return [finding.kind for finding in check(folder).findings]


def only(folder: Path) -> ShelfFinding:
    """The one thing that is found."""
    (found,) = check(folder).findings
    return found


def line(folder: Path, found: ShelfFinding) -> str:
    """The line that a finding points at."""
    return (folder / found.file).read_text(encoding="utf-8").splitlines()[found.line - 1]


def sayable(found: ShelfFinding) -> None:
    """The sentence of a finding needs no more than it is given, in every language, and comes out whole."""
    for lang in LANGUAGES:
        session = Session(Settings(lang=lang))
        given = in_words(session, found.about)
        assert patterns(lang)[f"upkeep-{found.kind}"].variables <= given.keys()
        said = session.say(f"upkeep-{found.kind}", **given)
        assert said.endswith((".", "}")) and "{ $" not in said, said
        assert not [error for error in session.speech.words.errors if found.kind in error]


def test_a_sound_shelf_has_no_findings(shelf: Path) -> None:
    """Nothing is found where nothing is wrong, and the reader of the shelf agrees."""
    checked = check(shelf)
    assert (checked.findings, checked.rulings, checked.clauses, checked.stated) == ((), 3, 5, 5)
    assert len(Library.load(shelf).rulings) == 3


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.kind for plant in PLANTS])
def test_a_planted_fault_is_found_alone(shelf: Path, plant: Plant) -> None:
    """It is of this kind, points at this line, can be said in three languages, and nothing else is found."""
    change(shelf, plant.file, plant.old, plant.new)
    if plant.agreed:
        agree(shelf)
    found = only(shelf)
    assert (found.kind, found.file) == (plant.kind, plant.where or plant.file)
    assert plant.line in line(shelf, found)
    sayable(found)


def test_every_kind_of_finding_is_planted() -> None:
    """No kind of finding goes without a test."""
    assert {plant.kind for plant in PLANTS} | ELSEWHERE == LEVELS.keys()
    assert len(PLANTS) + len(ELSEWHERE) == len(LEVELS)


def test_a_file_that_is_no_text_is_found(shelf: Path) -> None:
    """A file in another encoding is lost, with the line of the first strange byte, and nothing is said of the rest."""
    change(shelf, BEERS, "Mai più", "M\u00e1s")
    (shelf / BEERS).write_bytes((shelf / BEERS).read_text(encoding="utf-8").encode("latin-1"))
    found = only(shelf)
    assert (found.kind, found.level) == ("not_text", Severity.UNREADABLE)
    assert BEER.splitlines()[found.line - 1].startswith("detail.it")
    sayable(found)


def test_a_byte_order_mark_is_told_as_what_it_is(shelf: Path) -> None:
    """Some editors put one before the text, which no reader of TOML takes."""
    (shelf / BEERS).write_text(BEER, encoding="utf-8-sig")
    assert (only(shelf).kind, only(shelf).line) == ("not_text", 1)


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "x = " + "9" * 5000], ids=["deep", "long"])
def test_what_the_reader_of_toml_cannot_bear_is_torn(shelf: Path, text: str) -> None:
    """No file ends the check."""
    (shelf / "odd.toml").write_text(text, encoding="utf-8")
    assert kinds(shelf) == ["torn"]


def test_a_file_without_a_ruling_is_found(shelf: Path) -> None:
    """Somebody began and forgot it."""
    (shelf / "empty.toml").write_text("# nothing yet\n", encoding="utf-8")
    assert only(shelf).kind == "no_rulings"
    sayable(only(shelf))


def test_a_ruling_without_a_clause_is_found(shelf: Path) -> None:
    """What it stated is stated no more, which is told too."""
    change(shelf, ANSWERS, '["BBB-005", "BBB-008"]', "[]")
    assert kinds(shelf) == ["no_clause", "unstated"]
    sayable(check(shelf).findings[0])


def test_a_heap_of_clauses_begins_after_four(shelf: Path) -> None:
    """A handful is not yet a heap."""
    change(shelf, BEERS, '"AAA-002"', '"AAA-002", "AAA-003", "BBB-005"')
    assert kinds(shelf) == []


def test_a_torn_file_leads_to_no_other_faults(shelf: Path) -> None:
    """What refers to its rulings, and what only they state, waits until it can be read."""
    (shelf / BEERS).write_text("[[ruling]", encoding="utf-8")
    assert kinds(shelf) == ["torn"]


def test_what_was_meant_is_told(shelf: Path) -> None:
    """A name in another language is told by its id, a slip by what is nearest."""
    change(shelf, BEERS, '["beer"]', '["birra"]')
    change(shelf, JAILS, '["turn"]', '["turns"]')
    assert [found.about["near"] for found in check(shelf).findings] == ["beer", "turn"]


def test_the_sign_of_a_name_ends_no_sentence() -> None:
    """Missed! and Rev. Carabine are names."""
    assert sentences("Nee, een Missed! Helpt niet.") == 1
    assert sentences("Schofield 2, Remington 3, Rev. Carabine 4.") == 1
    assert sentences("Yes. Always.") == 2 and sentences("No! Never… But why?") == 3


# Questions asked alike


def test_a_ruling_asked_again_in_the_same_words_is_found(shelf: Path) -> None:
    """Told once for the pair of rulings, not for each of its phrasings."""
    again = JAIL.replace("jail-skips", "jail-again").splitlines()
    turned = [
        "    " + ", ".join(f'"{reversed_(each)}"' for each in quoted(row)) + "," if row[:1] == " " else row
        for row in again
    ]
    (shelf / "jail-again.toml").write_text("\n".join(turned), encoding="utf-8")
    agree(shelf)
    found = only(shelf)
    assert (found.kind, {found.of[1], found.about["other"]}) == ("asks_the_same", {"jail-skips", "jail-again"})
    sayable(found)


def quoted(row: str) -> list[str]:
    """The texts on a line."""
    return row.split('"')[1::2]


def reversed_(text: str) -> str:
    """The words in the other order."""
    return " ".join(reversed(text.strip("?").split()))


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("carcere in due, si può?", "prigione in due: si può?", True),
        ("Quante carte pesca Bart?", "Quante carte pesca Bart Cassidy?", True),
        ("Quante carte si pescano in 4?", "Quante carte si pescano in 6?", False),
        ("Il Duello batte la Gatling?", "La Gatling batte il Duello?", False),
        ("Quante carte si pescano?", "Quante carte pesca lo Sceriffo?", False),
        ("Quando vinco io?", "Quando perdo io?", False),
    ],
)
def test_phrasings_are_alike_if_they_ask_for_the_same(shelf: Path, one: str, other: str, alike: bool) -> None:
    """Other names for the same thing are alike; another number, another order of names, another name are not."""
    change(shelf, BEERS, '"Bere cura le ferite?"', f'"{one}"')
    change(shelf, JAILS, '"Quanto si resta dentro?"', f'"{other}"')
    assert kinds(shelf) == ["phrasing_near"] * alike


# Translations


def test_a_shelf_without_a_record_is_told_once(shelf: Path) -> None:
    """A note, not one for each ruling."""
    (shelf / RECORD).unlink()
    assert only(shelf).kind == "nothing_recorded" and only(shelf).level is Severity.NOTE
    sayable(only(shelf))


def test_the_record_has_a_line_for_each_ruling_in_order(shelf: Path) -> None:
    """So that what changes in it is what was agreed."""
    before = (shelf / RECORD).read_text(encoding="utf-8")
    rows = [row for row in before.splitlines() if row and row[0] != "#"]
    assert [row.split()[0] for row in rows] == ["beer-heals", "jail-skips", "shots-in-general"]
    change(shelf, JAILS, '"Sì, a meno di estrarre cuori."', '"Sì, salvo cuori."')
    assert agree(shelf, ["jail-skips"]) == ("jail-skips",)
    after = (shelf / RECORD).read_text(encoding="utf-8").splitlines()
    assert [old for old, new in zip(before.splitlines(), after, strict=True) if old != new] == [rows[1]]
    assert agree(shelf) == () and kinds(shelf) == []


def test_the_language_left_behind_is_told(shelf: Path) -> None:
    """Which has changed, which has not; and nothing once it is translated and agreed, or put back."""
    change(shelf, BEERS, '"Een levenspunt."', '"Twee levenspunten."')
    change(shelf, BEERS, '"One life point."', '"Two life points."')
    assert only(shelf).about == {"changed": ["nl", "en"], "older": ["it"], "id": "beer-heals"}
    change(shelf, BEERS, '"Twee levenspunten."', '"Een levenspunt."')
    change(shelf, BEERS, '"Two life points."', '"One life point."')
    assert kinds(shelf) == []


def test_all_languages_changed_together_are_only_noted(shelf: Path) -> None:
    """Whoever wrote all three anew has left none behind."""
    for old, new in (("Een levenspunt", "Twee"), ("Un punto vita", "Due"), ("One life point", "Two")):
        change(shelf, BEERS, f'"{old}."', f'"{new}."')
    assert only(shelf).kind == "changed_everywhere" and only(shelf).level is Severity.NOTE
    sayable(only(shelf))


def test_one_more_way_to_ask_makes_no_language_older(shelf: Path) -> None:
    """Each language is asked in its own ways; only the first, which is shown, counts."""
    change(shelf, BEERS, '"bier drinken"', '"bier drinken", "pintje pakken"')
    assert kinds(shelf) == []
    change(shelf, BEERS, '"Wat doet een bier?"', '"Waar is bier goed voor?"')
    assert kinds(shelf) == ["stale"]


def test_what_was_gone_leaves_the_record(shelf: Path) -> None:
    """Agreeing anew forgets rulings that are there no more."""
    (shelf / ANSWERS).unlink()
    assert kinds(shelf) == ["unstated", "record_gone"]
    agree(shelf)
    assert kinds(shelf) == ["unstated"]


def test_nothing_is_recorded_of_what_cannot_be_read(shelf: Path) -> None:
    """Neither on a torn shelf, nor of a ruling that is not there, nor in a folder that is not there."""
    before = (shelf / RECORD).read_bytes()
    with pytest.raises(UnknownId, match="no_such_ruling"):
        agree(shelf, ["beer-heals", "beer-hurts"])
    (shelf / "torn.toml").write_text("[[ruling]", encoding="utf-8")
    with pytest.raises(UnknownId, match="shelf_torn"):
        agree(shelf)
    assert (shelf / RECORD).read_bytes() == before
    with pytest.raises(UnknownId, match="no_shelf"):
        check(shelf / "nowhere")


# A folder beside the project's shelf

HOUSE = """
[[ruling]]
id = "house-own-panic"
standing = "house"
topics = ["tournament"]
supersedes = ["{old}"]
question.nl = ["{asked}"]
answer.nl = "Ja"
binds = {{ key = "{key}", allowed = true }}
"""


def test_house_rulings_stand_on_the_projects_sources(tmp_path: Path) -> None:
    """One language will do; they may refer to the shelf, but not ask what it answers, and nothing else stands there."""
    theirs = the_shelf().rulings[0]
    asked = theirs.question["nl"][0]
    sound = HOUSE.format(old=theirs.id, asked="Mag bij ons de stok op jezelf gelegd worden?", key="own_cards")
    faulty = HOUSE.format(old="never-written", asked=asked, key="own cards").replace("house-own-panic", "house-two")
    (tmp_path / "one.toml").write_text(sound.replace('"Ja"', '"Ja."'), encoding="utf-8")
    (tmp_path / "two.toml").write_text(faulty.replace('"Ja"', '"Ja."'), encoding="utf-8")
    (tmp_path / "new.toml").write_text(BEER.replace('["AAA-001", "AAA-002"]', '["CRD-015"]'), encoding="utf-8")
    agree(tmp_path, ["beer-heals"])
    found = check(tmp_path).findings
    told_of = {(each.of[1], each.kind) for each in found}
    assert ("beer-heals", "off_the_shelf") in told_of
    assert {kind for id_, kind in told_of if id_ == "house-two"} == {"dead_reference", "phrasing_of_two", "bad_key"}
    assert not [kind for id_, kind in told_of if id_ == "house-own-panic"]
    for each in found:
        sayable(each)


GERMAN = """
question.de = ["Was macht ein Bier?", "Heilt Bier?", "Bier trinken", "Wie viel heilt Bier?", "Wozu dient Bier?"]
answer.de = "Ein Lebenspunkt."
detail.de = "Nie mehr als die Kugeln."
"""


def test_a_ruling_not_yet_translated_is_only_told(shelf: Path) -> None:
    """Once one is in German, the others of its file are listed by a note, and the shelf has all of them."""
    change(shelf, ANSWERS, "[[ruling]]", f"[[ruling]]{GERMAN}")
    found = {finding.kind: finding for finding in check(shelf).findings}
    assert {*found} == {"not_translated", "newly_translated", "topic_names"}
    assert {finding.level for finding in found.values()} == {Severity.NOTE}
    assert (found["not_translated"].about["lang"], found["not_translated"].about["count"]) == ("de", 1)
    for each in found.values():
        sayable(each)
    assert len(Library.load(shelf).rulings) == 3


def test_a_new_language_makes_no_other_older(shelf: Path) -> None:
    """What is translated for the first time is noted until it is recorded to agree."""
    change(shelf, ANSWERS, "[[ruling]]", f"[[ruling]]{GERMAN}")
    agree(shelf)
    assert "newly_translated" not in kinds(shelf) and "stale" not in kinds(shelf)


def test_half_a_translation_silences_nothing(shelf: Path) -> None:
    """A question without its answer is a warning, and the ruling is told in a language that it has."""
    half = "\n".join(GERMAN.splitlines()[:2])
    change(shelf, ANSWERS, "[[ruling]]", f"[[ruling]]{half}")
    warned = [found for found in check(shelf).findings if found.kind == "language_missing"]
    assert {found.level for found in warned} == {Severity.WARNING} and len(warned) == 2
    ruling = Library.load(shelf).ruling("shots-in-general")
    assert ruling.told("de").lang == "en"
