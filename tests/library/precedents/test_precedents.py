"""Precedents: recorded, revised, given out and taken in, whole or not at all."""

from __future__ import annotations

import datetime
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.errors import BadData, UnknownId
from referee.files import BadFile
from referee.library.precedents import place
from referee.library.precedents.collection import Precedents, Refused, superseded
from referee.library.precedents.draft import DecisionDraft, new_id, ruling_of
from referee.library.precedents.form import in_toml
from referee.library.precedents.lines import rulings_in
from referee.library.proofreading import form_faults, value_of
from referee.library.ruling import Binds, Ruling
from referee.library.shelf import Library
from referee.resources import rulings as shelf
from tests.hunts import tries

DAY = datetime.date(2026, 11, 21)
DRAFT = DecisionDraft(
    "en",
    "May Panic! take a card of one's own?",
    "Yes, one's own card in play.",
    "Nothing forbids it.",
    "Autumn Cup",
    "Anna",
    DAY,
    ("ITC-238",),
    ("panic",),
    Binds("own_cards", True),
)
ID = "house-own-cards"


@pytest.fixture
def here(tmp_path: Path) -> Precedents:
    """The precedents of a folder that is not there yet."""
    return Precedents(tmp_path / "precedents")


def test_a_decision_is_recorded_with_all_that_was_said(here: Precedents) -> None:
    """It stands in a file of its own, and is read back as it was typed."""
    made = here.add(DRAFT)
    assert made.id == ID and [path.name for path in here.folder.iterdir()] == [f"{ID}.toml"]
    (read,) = here.all()
    assert read == made
    assert (read.answer, read.because("it")) == ({"en": DRAFT.answer}, DRAFT.reason)
    assert (read.tournament, read.author, read.date, read.binds) == ("Autumn Cup", "Anna", DAY, DRAFT.binds)


def test_it_stands_beside_the_shelf_at_once(here: Precedents) -> None:
    """Whoever loads the shelf with the folder finds it, marked as a house ruling."""
    here.add(DRAFT)
    found = Library.load(shelf(), here.folder).ruling(ID)
    assert found.standing == "house" and found.told("nl")[0::2] == ("en", DRAFT.answer)


def test_a_revision_keeps_the_old_version(here: Precedents) -> None:
    """The new one takes the place of the old, says what was changed, and keeps the rest."""
    old = here.add(DRAFT)
    new = here.revise(old, DecisionDraft("nl", "Mag Panic! op jezelf?", "Nee.", binds=Binds("own_cards", False)))
    assert (new.id, new.supersedes) == (f"{ID}-2", (ID,))
    assert new.answer == {"nl": "Nee."} and new.question == {"nl": ("Mag Panic! op jezelf?",)}
    assert (new.author, new.binds) == ("Anna", Binds("own_cards", False))
    assert here.all() == (old, new) and here.in_force() == (new,)
    third = here.revise(new, DecisionDraft("en", answer="No."))
    assert third.id == f"{ID}-3" and superseded(here.all()) == {ID, f"{ID}-2"}
    with pytest.raises(UnknownId, match="precedent_revised") as refused:
        here.revise(old, DecisionDraft("en", answer="Perhaps."))
    assert refused.value.about["near"] == (new.id,)


def test_a_translation_is_told_beside_what_was_said(here: Precedents) -> None:
    """It too is a version of its own, so that nothing is written over."""
    new = here.revise(
        here.add(DRAFT), DecisionDraft("it", "Panico! a se stessi?", "Sì.", "Perché sì."), translated=True
    )
    assert new.answer == {"en": DRAFT.answer, "it": "Sì."} and set(new.question) == {"en", "it"}
    assert new.because("it") == "Perché sì." and new.because("nl") == DRAFT.reason


def test_what_only_changes_the_author_keeps_the_rest(here: Precedents) -> None:
    """Nothing that was not said anew is lost."""
    old = here.add(DRAFT)
    new = here.revise(old, DecisionDraft("it", author="Bruno"))
    assert (new.answer, new.question, new.reason) == (old.answer, old.question, old.reason)
    assert new.author == "Bruno"


def test_one_is_found_by_a_beginning_that_only_it_has(here: Precedents) -> None:
    """Else the ones that may be meant are named."""
    one = here.add(DRAFT)
    two = here.add(DRAFT)
    assert two.id == f"{ID}-b"
    assert here.named(ID) == one and here.named(f"{ID}-") == two
    with pytest.raises(UnknownId) as refused:
        here.named("house-o")
    assert refused.value.about["near"] == (ID, f"{ID}-b")


@pytest.mark.parametrize(
    ("draft", "id_", "fault"),
    [
        (DecisionDraft("en", "", "Yes."), "", "fault_missing"),
        (DecisionDraft("en", "May I?", " "), "", "fault_missing"),
        (DecisionDraft("en", "May I?", "x" * 20_001), "", "fault_text_too_long"),
        (DecisionDraft("en", "May I?", "Yes."), "../../x", "fault_bad_id"),
        (DecisionDraft("en", "May I?", "Yes.", binds=Binds("own cards", True)), "", "fault_no_key"),
        (DecisionDraft("en", "May I?", "Yes.", binds=Binds("nobody_objects", True)), "", "fault_no_key"),
        (DecisionDraft("en", "May I?", "Yes.", binds=Binds("own_cards", True, "dodge")), "", "fault_no_set"),
        (DecisionDraft("en", "May I?", "Yes.", clauses=("ABC-001",)), "", "fault_no_clause"),
        (DecisionDraft("en", "May I?", "Yes.", clauses=("ITC-999",)), "", "fault_no_clause"),
        (DecisionDraft("en", "May I?", "Yes.", cards=("elbow",)), "", "fault_no_name"),
    ],
)
def test_what_cannot_be_recorded_is_told(here: Precedents, draft: DecisionDraft, id_: str, fault: str) -> None:
    """Nothing is written, not even the folder."""
    with pytest.raises(Refused) as refused:
        here.add(draft, id_)
    assert fault in [each.key for each in refused.value.faults]
    assert not here.folder.exists()


def test_an_id_of_the_shelf_or_of_another_precedent_cannot_be_taken(here: Precedents) -> None:
    """Nothing is ever written over."""
    here.add(DRAFT, "house-one")
    for id_ in (Library.load(shelf()).rulings[0].id, "house-one"):
        with pytest.raises(Refused) as refused:
            here.add(DRAFT, id_)
        assert [each.key for each in refused.value.faults] == ["fault_id_taken"]
    assert len(here.all()) == 1


HOSTILE = [
    "[bold]x[/bold] $(rm) `id`",
    '"""\n[[ruling]]\nid = "x"\n',
    "'''\\u0000\\",
    "\x00\x1b[31m\x07\u202e\u2028\ud800",
    "../../../etc/passwd",
    "# no comment",
    "x" * 10_000,
    "名前 ni hao 🤠",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_text_is_only_text(here: Precedents, text: str) -> None:
    """Wherever it stands, it is read back as it was cleaned, and the file stands in the folder."""
    made = here.add(DecisionDraft("it", text, text, text, text, text, DAY))
    (read,) = here.all()
    assert read == made and read.answer["it"] == " ".join(read.answer["it"].split())
    (path,) = here.folder.rglob("*")
    assert path.parent == here.folder and len(path.name) < 80 and path.name.isascii()


@pytest.mark.parametrize("id_", ["con", "sources", "topics", "com1"])
def test_a_name_that_no_file_can_have_is_changed(here: Precedents, id_: str) -> None:
    """The ruling keeps its id."""
    here.add(DRAFT, id_)
    assert [each.id for each in here.all()] == [id_]


# What goes out comes in

text = st.text(max_size=40)
said = st.dictionaries(st.sampled_from(["nl", "it", "en"]), text.filter(str.strip), min_size=1)
rulings = st.builds(
    lambda question, **fields: Ruling(
        question={lang: (one, one + "?") for lang, one in question.items()}, answer=question, **fields
    ),
    question=said,
    id=st.from_regex(r"[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}", fullmatch=True),
    clauses=st.just(()) | st.just(("NLB-013", "CRD-014")),
    source=st.just(""),
    section=text,
    standing=st.just("house"),
    detail=said | st.just({}),
    reason=said | text,
    tournament=text,
    author=text,
    date=st.none() | st.dates(),
    binds=st.none() | st.builds(Binds, st.just("own_cards"), st.booleans(), st.sampled_from(["", "base"])),
    verdicts=st.just({}) | st.just({"base": "legal", "champ-2007": "illegal"}),
    case=st.just(()) | st.just(({"given": "sets base\nseat 1 x", "when": ["1 bang 2"], "then": {"verdict": "legal"}},)),
)


@settings(max_examples=tries(100), deadline=None)
@given(st.lists(rulings, max_size=3))
def test_whatever_is_written_is_read_back(several: list[Ruling]) -> None:
    """As TOML that any reader reads, with the line of each heading."""
    written = in_toml(several)
    if not several:
        return
    placed = rulings_in(written, "x.toml")
    assert [list(form_faults(each.fields)) for each in placed] == [[]] * len(several)
    assert [value_of(each.fields, Ruling) for each in placed] == several
    assert all(written.split("\n")[each.line - 1] == "[[ruling]]" for each in placed)


def test_what_goes_out_comes_in_elsewhere(here: Precedents, tmp_path: Path) -> None:
    """Several in one file, the old versions along with the new."""
    here.revise(here.add(DRAFT), DecisionDraft("en", answer="No."))
    here.add(DRAFT, "house-other")
    there = Precedents(tmp_path / "there")
    taken = there.take_in(here.export([here.named(f"{ID}-2")]), "autumn cup.toml")
    assert [each.id for each in taken.rulings] == [ID, f"{ID}-2"]
    assert there.take_in(here.export(), "all.toml", skip_same=True).same == (ID, f"{ID}-2")
    assert there.all() == here.all()


FILE = """# collected
[[ruling]]
id = "house-a"
standing = "house"
question.en = ["May I?"]
answer.en = "Yes."

[[ruling]]
id = "house-b"
standing = "house"
question.en = [
    "[[ruling]]",
]
reason.en = '''
[[ruling]]
id = "x"
'''
answer.en = "Yes."
"""
FAULTS = [
    ('id = "house-b"', 'id = "house-a"', [("fault_id_twice", 3), ("fault_id_twice", 9)]),
    ('answer.en = "Yes."\n\n', "\n", [("fault_missing", 2)]),
    ('id = "house-b"', 'id = "House B"', [("fault_bad_id", 9)]),
    ('question.en = [\n    "[[ruling]]",\n]', "question = 3", [("fault_wrong_form", 11)]),
    (
        'standing = "house"\nquestion.en = [\n',
        'standing = "home"\nquestion.en = [\n',
        [*[("fault_missing", 8)] * 3, ("fault_no_choice", 10)],
    ),
    ('answer.en = "Yes."\n\n', 'answer.en = "Yes."\nbinds.key = "no"\nbinds.allowed = true\n', [("fault_no_key", 7)]),
    ('standing = "house"\nquestion.en = [\n', 'standing = "printed"\nquestion.en = [\n', None),
    ("'''\nanswer", "'''\nsee = ['nowhere']\nanswer", [("fault_no_ruling", 18)]),
    (
        "'''\nanswer",
        "'''\n[ruling.detail]\nde = 'x'\n[ruling.answer]\nen='y'\n[ruling.more]\nanswer",
        [("fault_unknown_field", 22)],
    ),
    ('standing = "house"\n', 'standing = "house"\nwhat = 1\n', [("fault_unknown_field", 5)]),
    (
        "'''\nanswer",
        "'''\nclauses = ['FAQ-009']\nroles = ['king']\nanswer",
        [("fault_no_clause", 18), ("fault_no_name", 19)],
    ),
    ("# collected", "x = 1", [("no_house_rulings", 1)]),
    ("[[ruling]]\nid", "[[rulings]]\nid", [("no_house_rulings", 2)]),
    ('answer.en = "Yes."\n\n', 'answer.en = "Yes.\n\n', [("torn_toml", 6)]),
]


def test_a_wrong_word_is_told_from_a_wrong_form() -> None:
    """Where only some words may stand these are told, in a table of them too; else how the field is written."""
    said = {"verdicts": {"base": "ilegal"}, "standing": "home", "binds": {"key": 3}, "reason": 3, "date": "today"}
    found = {each.field: (each.key, each.detail) for each in form_faults(said) if each.key != "missing"}
    assert {field: key for field, (key, _) in found.items() if key == "no_choice"}.keys() == {"verdicts", "standing"}
    assert "illegal" in found["verdicts"][1] and "house" in found["standing"][1]
    assert {field: detail for field, (key, detail) in found.items() if key == "wrong_form"} == {
        "binds": "binds",
        "reason": "text",
        "date": "date",
    }


@pytest.mark.parametrize(("old", "new", "faults"), FAULTS, ids=range(len(FAULTS)))
def test_a_file_with_a_fault_brings_nothing_in_and_says_which_line(
    here: Precedents, old: str, new: str, faults: list[tuple[str, int]] | None
) -> None:
    """Every fault at its line; the sound rulings of the file stay out too."""
    assert old in FILE
    with pytest.raises(BadData) as refused:
        here.take_in(FILE.replace(old, new, 1), "cup.toml")
    told = refused.value.faults if isinstance(refused.value, Refused) else (refused.value,)
    assert all(each.about["file"] == "cup.toml" for each in told)
    if faults is not None:
        assert [(each.key, each.about["line"]) for each in told] == faults
    assert not here.folder.exists()


def test_a_file_without_fault_comes_in(here: Precedents) -> None:
    """The file of the tests above, as it is."""
    assert [each.id for each in here.take_in(FILE, "cup.toml").rulings] == ["house-a", "house-b"]


def test_a_clash_brings_nothing_in_and_says_which_line(here: Precedents) -> None:
    """Also where it is the same word for word; that may be passed over, a different one may not."""
    here.take_in(FILE.partition("\n\n")[0], "first.toml")
    with pytest.raises(Refused) as refused:
        here.take_in(FILE, "cup.toml")
    assert [(each.key, each.about["line"], each.about["detail"]) for each in refused.value.faults] == [
        ("fault_id_taken", 3, "house-a")
    ]
    assert len(here.all()) == 1
    with pytest.raises(Refused):
        here.take_in(FILE.replace("Yes.", "No.", 1), "cup.toml", skip_same=True)
    assert len(here.all()) == 1
    assert len(here.take_in(FILE, "cup.toml", skip_same=True).rulings) == 1
    assert len(here.all()) == 2


@pytest.mark.parametrize("text", ["", "ruling = []", "ruling = 3", "x = " + "[" * 9000, "a = " + "9" * 9000, "\x00"])
def test_what_holds_no_rulings_is_told(here: Precedents, text: str) -> None:
    """An error with a line, whatever the text."""
    with pytest.raises(BadData) as refused:
        here.take_in(text, "cup.toml")
    assert isinstance(refused.value.about["line"], int)


def test_rulings_in_a_row_are_read_too(here: Precedents) -> None:
    """TOML has other ways to write a list of tables; a fault is then told at the line of the list."""
    row = '\nruling = [{ id = "house-a", standing = "house", question = { en = ["May I?"] }, answer = { en = "x" } }]'
    assert len(here.take_in(row, "row.toml").rulings) == 1
    with pytest.raises(Refused) as refused:
        here.take_in(row, "row.toml")
    assert refused.value.faults[0].about["line"] == 2


# The disk


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_told(here: Precedents) -> None:
    """What, where and why; a person without rights changes nothing."""
    here.folder.mkdir()
    here.folder.chmod(0o500)
    for act in (lambda: here.add(DRAFT), lambda: here.take_in(FILE, "cup.toml")):
        with pytest.raises(BadFile, match="unwritable_file"):
            act()
    here.folder.chmod(0o700)
    assert list(here.folder.iterdir()) == []


def test_a_file_where_the_folder_should_be_is_told(here: Precedents) -> None:
    """It is not written over."""
    here.folder.write_text("mine")
    for act in (lambda: here.add(DRAFT), lambda: here.take_in(FILE, "cup.toml")):
        with pytest.raises(BadFile):
            act()
    assert here.folder.read_text() == "mine"


@pytest.mark.parametrize("nth", [1, 2])
def test_a_full_disk_leaves_nothing_half_written(here: Precedents, monkeypatch: pytest.MonkeyPatch, nth: int) -> None:
    """Whichever file does not fit: all that is there afterwards is what was there before."""
    here.add(DRAFT)
    count, sync = [0], os.fsync

    def full(handle: int) -> None:
        count[0] += 1
        if count[0] == nth:
            raise OSError(28, "No space left on device")
        sync(handle)

    monkeypatch.setattr(place.os, "fsync", full)
    with pytest.raises(BadFile, match="No space left"):
        here.take_in(FILE, "cup.toml")
    if nth == 1:
        count[0] = 0
        with pytest.raises(BadFile, match="No space left"):
            here.add(DRAFT)
    monkeypatch.undo()
    assert [path.name for path in here.folder.rglob("*")] == [f"{ID}.toml"]


def test_a_file_system_without_links_will_do(here: Precedents, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file gets its name all the same, and another's is not taken."""

    def no_link(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(place.os, "link", no_link)
    here.add(DRAFT)
    with pytest.raises(BadFile, match="file_exists"):
        place.put(here.folder, ID, "other")
    assert len(here.all()) == 1 and len(list(here.folder.iterdir())) == 1


def test_the_folder_stands_beside_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one named, else the usual one."""
    assert place.folder(tmp_path / "evening.sqlite") == tmp_path / "precedents"
    if sys.platform == "linux":
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        assert place.folder() == tmp_path / "data" / "bang-referee" / "precedents"


@given(st.text(max_size=80), st.sets(st.from_regex(r"house(-[a-c]){0,2}(-\d)?", fullmatch=True)))
def test_a_new_id_is_free_and_well_formed(question: str, taken: set[str]) -> None:
    """Whatever was asked."""
    id_ = new_id(question, taken)
    made = ruling_of(DecisionDraft("en", "x", "y"), id_)
    assert id_ not in taken and id_.startswith("house") and len(id_) < 70 and id_.isascii() and made.is_house
