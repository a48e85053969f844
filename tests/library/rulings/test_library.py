"""The shelf of rulings: what a ruling must have, and which rulings stand behind a verdict."""

from collections import Counter
from pathlib import Path

import pytest

from referee.errors import BadData, UnknownId
from referee.lexicon import load
from referee.library.shelf import Library
from tests.shelf import the_shelf

SOURCES = """
[source.cards]
title = "The cards"
authors = ["Somebody"]
edition = "first"
language = "en"
standing = "official"
clauses = "CRD"
count = 35
"""

RULING = """
[[ruling]]
id = "{id}"
clauses = {clauses}
source = "cards"
section = "limit"
standing = "printed"
question = {{ nl = ["Mag dat?"], it = ["Si può?"], en = ["May I?"] }}
answer = {{ nl = "Ja.", it = "Sì.", en = "Yes." }}
"""


def shelf(folder: Path, *rulings: str) -> Path:
    """A folder with one source and these rulings in one file."""
    (folder / "sources.toml").write_text(SOURCES, encoding="utf-8")
    (folder / "base").mkdir()
    (folder / "base" / "limits.toml").write_text("".join(rulings), encoding="utf-8")
    return folder


def ruling(id_: str, *clauses: str) -> str:
    """The least that a ruling must say."""
    return RULING.format(id=id_, clauses=list(clauses))


def test_a_ruling_is_found_by_its_id(tmp_path: Path) -> None:
    """What the file says is what the ruling has."""
    library = Library.load(shelf(tmp_path, ruling("one-bang", "CRD-014")))
    assert library.ruling("one-bang").answer["it"] == "Sì."
    assert library.sources["cards"].count == 35


def test_an_unknown_ruling_is_named(tmp_path: Path) -> None:
    """Asking for an id that is not there says which."""
    with pytest.raises(UnknownId, match="two-bangs"):
        Library.load(shelf(tmp_path)).ruling("two-bangs")


def test_the_rulings_behind_a_verdict_begin_with_the_most_specific(tmp_path: Path) -> None:
    """A ruling about these clauses alone stands before one that speaks of more."""
    library = Library.load(
        shelf(
            tmp_path,
            ruling("broad", "CRD-014", "CRD-001", "CRD-002"),
            ruling("other", "CRD-003"),
            ruling("narrow", "CRD-014"),
            ruling("both", "CRD-014", "CRD-015"),
        )
    )
    assert [found.id for found in library.behind(["CRD-014"])] == ["narrow", "both", "broad"]
    assert [found.id for found in library.behind(["CRD-014", "CRD-015"])] == ["both", "narrow", "broad"]
    assert library.behind([]) == ()


def test_a_superseded_ruling_comes_last(tmp_path: Path) -> None:
    """What another ruling replaced is still shown, below what holds."""
    newer = ruling("newer", "CRD-014", "CRD-001") + 'supersedes = ["older"]\n'
    library = Library.load(shelf(tmp_path, ruling("older", "CRD-014"), newer))
    assert [found.id for found in library.behind(["CRD-014"])] == ["newer", "older"]


def test_all_faults_are_named_at_once(tmp_path: Path) -> None:
    """One reading of a broken shelf lists every fault with its file and ruling."""
    broken = [
        ruling("twice", "CRD-014"),
        ruling("twice", "CRD-014"),
        ruling("Not An Id", "CRD-014"),
        ruling("no-such-clause", "RDC-036", "XYZ-001", "crd-1"),
        ruling("no-clause"),
        ruling("mute", "CRD-001").replace("answer = {", "detail = {"),
        ruling("sloppy", "CRD-001").replace('"printed"', '"gossip"') + 'colour = "red"\n',
        ruling("lost", "CRD-001").replace('source = "cards"', 'source = "dream"') + 'supersedes = ["none"]\n',
        '[[ruling]]\nid = "bare"\n',
    ]
    shelf(tmp_path, *broken)
    (tmp_path / "base" / "torn.toml").write_text("[[ruling]", encoding="utf-8")
    (tmp_path / "base" / "flat.toml").write_text('ruling = "x"', encoding="utf-8")
    with pytest.raises(BadData) as refusal:
        Library.load(tmp_path)
    faults = str(refusal.value).splitlines()
    for fault in (
        "base/flat.toml: ruling: not a list",
        "base/torn.toml: ",
        "base/limits.toml: ruling twice: id: used 2 times",
        "base/limits.toml: ruling Not An Id: id: ",
        "base/limits.toml: ruling no-such-clause: clauses: no source has a clause RDC-036",
        "base/limits.toml: ruling no-such-clause: clauses: no source has a clause XYZ-001",
        "base/limits.toml: ruling no-such-clause: clauses: no source has a clause crd-1",
        "base/limits.toml: ruling no-clause: clauses: ",
        "base/limits.toml: ruling mute: answer: missing",
        "base/limits.toml: ruling sloppy: colour: unknown field",
        "base/limits.toml: ruling sloppy: standing: ",
        "base/limits.toml: ruling lost: source: no source dream",
        "base/limits.toml: ruling lost: supersedes: no ruling none",
        "base/limits.toml: ruling bare: clauses: missing",
        "base/limits.toml: ruling bare: answer: missing",
    ):
        assert any(line.startswith(fault) for line in faults), fault


def test_a_folder_without_sources_is_refused(tmp_path: Path) -> None:
    """No shelf without its documents."""
    with pytest.raises(BadData, match=r"sources\.toml"):
        Library.load(tmp_path)


def test_the_projects_shelf_has_no_fault() -> None:
    """Everything in rulings/ is well formed, and asked in at least five ways in each language that it has."""
    library = the_shelf()
    assert library.rulings
    thin = [r.id for r in library.rulings if min(map(len, r.question.values())) < 5]
    assert thin == []


def test_rulings_name_what_the_glossary_knows() -> None:
    """Cards, characters and roles of a ruling are ids of the glossary."""
    known = {kind: set(load().ids(kind)) for kind in ("card", "character", "role")}
    for found in the_shelf().rulings:
        assert set(found.cards) <= known["card"], found.id
        assert set(found.characters) <= known["character"], found.id
        assert set(found.roles) <= known["role"], found.id


def test_no_source_is_cited_beyond_its_clauses() -> None:
    """Of each document at most as many clauses are named as it has."""
    library = the_shelf()
    named = Counter(clause[:3] for clause in {clause for r in library.rulings for clause in r.clauses})
    assert [s.id for s in library.sources.values() if named[s.clauses] > s.count] == []


def test_a_ruling_is_no_heap_of_clauses() -> None:
    """A ruling states a handful of clauses at most."""
    assert [r.id for r in the_shelf().rulings if len(r.clauses) > 6] == []
