"""An index is there at once: it comes with the program, a change costs what it is, and one makes it for all."""

import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from referee import resources
from referee.errors import BadData
from referee.library.search import Index
from referee.library.search.cache import IndexPlace, connect, ship
from referee.library.search.postings import Posting
from referee.library.search.texts import Texts
from tests.library.search.shelf import MORE_SOURCES, VARIANT, shelved
from tests.library.search.test_search import SHELF, SOURCES, write

ASKED = ("how many life points does a beer give at night", "sceriffo prigione", "mancato slab", "bier")
ASK = """
import sys
from pathlib import Path
from referee.library.search import Index
heard = []
index = Index.open(Path(sys.argv[1]), Path(sys.argv[2]), progress=heard.append)
print(index.ask("sceriffo prigione").hits[0].ruling, "made" if heard else "found")
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A shelf of six rulings."""
    (tmp_path / "rulings").mkdir()
    return shelved(tmp_path / "rulings")


def put(shelf: Path, rulings: list[dict[str, Any]]) -> None:
    """Let these be the rulings of the shelf."""
    write(shelf, rulings)
    (shelf / "sources.toml").write_text(SOURCES + MORE_SOURCES, encoding="utf-8")


def place_of(shelf: Path, cache: str = "cache", seed: Path | None = None) -> IndexPlace:
    """Where the index of this shelf is kept."""
    glossary = resources.words() / "glossary.toml"
    return IndexPlace.within(shelf, glossary, shelf.parent / cache)._replace(seed=seed)


def contents(db: sqlite3.Connection) -> list[Any]:
    """All that an index knows, however its terms and rulings are numbered."""
    ids = dict(db.execute("select number, id from rulings"))
    terms = db.execute("select term, df, said, placed, postings from terms order by term").fetchall()
    said = [{ids[number]: much for number, much in Posting(kept).unpacked().items()} for *_, kept in terms]
    words = "select * from words order by word"
    rulings = "select id, source, superseded, things, length, heading, asked, bearings, ruling from rulings order by id"
    return [[term[:-1] for term in terms], said, *(db.execute(query).fetchall() for query in (words, rulings))]


def texts_read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the rulings whose texts are cut into terms from now on."""
    read: list[str] = []

    def reading(self: Texts, ruling: Any, *others: Any) -> None:
        read.append(ruling.id)
        cut(self, ruling, *others)

    cut: Callable[..., None] = Texts.__init__
    monkeypatch.setattr(Texts, "__init__", reading)
    return read


def test_a_changed_word_costs_one_ruling(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that says it is read as it was and as it is, no other; and the index is the one made anew."""
    connect(place_of(shelf)).close()
    file = shelf / "all.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("It gives two.", "It gives seventeen."), encoding="utf-8")
    read = texts_read(monkeypatch)
    with closing(connect(place_of(shelf))) as changed, closing(connect(place_of(shelf, "other"))) as anew:
        assert read[:2] == ["night-beer"] * 2 and len(read) == 2 + len(SHELF) + len(VARIANT)
        assert contents(changed) == contents(anew)
        assert Index(changed).ask("seventeen").hits == Index(anew).ask("seventeen").hits != ()


@pytest.mark.parametrize("first", [[*SHELF, *VARIANT], SHELF[:2], VARIANT])
@pytest.mark.parametrize("then", [SHELF[1:], [*VARIANT, *SHELF[:2]]])
def test_rulings_that_come_and_go_leave_the_index_as_if_made_anew(
    shelf: Path, first: list[dict[str, Any]], then: list[dict[str, Any]]
) -> None:
    """However many of each."""
    put(shelf, first)
    connect(place_of(shelf)).close()
    put(shelf, then)
    with closing(connect(place_of(shelf))) as changed, closing(connect(place_of(shelf, "other"))) as anew:
        assert [one.id for one in Index(changed).library().rulings] == [one["id"] for one in then]
        assert contents(changed) == contents(anew)
        found = [[hit.ruling for hit in Index(db).ask(asked).hits] for db in (changed, anew) for asked in ASKED]
        assert found[: len(ASKED)] == found[len(ASKED) :]


def test_what_came_with_the_program_is_used(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No ruling is read for it; of one that is older than the shelf only what changed."""
    seed = shelf.parent / "seed"
    with closing(connect(place_of(shelf))) as db:
        db.execute("vacuum into ?", (str(seed),))
    read = texts_read(monkeypatch)
    connect(place_of(shelf, "second", seed)).close()
    assert not read and place_of(shelf, "second").file
    put(shelf, [*SHELF, *VARIANT[:1]])
    connect(place_of(shelf, "third", seed)).close()
    assert read == ["beer-for-a-prisoner"]


def test_what_came_with_the_program_does_no_harm_if_it_is_damaged(shelf: Path) -> None:
    """Nor if it was made in another way."""
    seed = shelf.parent / "seed"
    seed.write_bytes(b"\xff" * 5_000)
    with closing(connect(place_of(shelf, seed=seed))) as db:
        assert Index(db).ask("sceriffo prigione").hits
    with closing(connect(place_of(shelf))) as db:
        db.execute("vacuum into ?", (str(seed.with_name("older")),))
    with closing(sqlite3.connect(seed.with_name("older"))) as older, older:
        older.execute("update files set sign = 'before' where name = '=format'")
        older.execute("drop table listed")
    with closing(connect(place_of(shelf, "second", seed.with_name("older")))) as db:
        assert Index(db).ask("sceriffo prigione").hits


def test_of_two_processes_one_makes_the_index(shelf: Path) -> None:
    """The other waits and finds it."""
    place = place_of(shelf)
    assert place.file
    place.file.parent.mkdir()
    command = [sys.executable, "-c", ASK, str(shelf), str(place.file.parent)]
    with closing(sqlite3.connect(place.file.with_suffix(".lock"), isolation_level=None)) as lock:
        lock.execute("begin exclusive")
        both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = sorted(process.communicate(timeout=60)[0].strip() for process in both)
    assert said == ["the-sheriff-walks-free found", "the-sheriff-walks-free made"]
    assert [*place.file.parent.iterdir()] == [place.file]


def test_on_a_full_disk_the_question_is_answered(shelf: Path) -> None:
    """From memory; nothing half-written is left, and an index that was there stays."""

    def full() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4_096, 4_096))

    cache = shelf.parent / "cache"
    command = [sys.executable, "-B", "-c", ASK, str(shelf), str(cache)]
    said = subprocess.run(command, preexec_fn=full, capture_output=True, text=True, check=True).stdout
    assert said.split() == ["the-sheriff-walks-free", "made"]
    assert [*cache.iterdir()] == []


def test_a_file_that_is_no_toml_leaves_the_others(shelf: Path) -> None:
    """Its rulings are left out and it is told; put right, the shelf is as it was."""
    connect(place_of(shelf)).close()
    sound = shutil.copy(shelf / "all.toml", shelf.parent / "sound")
    put(shelf, SHELF[:1])
    (shelf / "all.toml").rename(shelf / "other.toml")
    (shelf / "all.toml").write_text("[[ruling]\n", encoding="utf-8")
    with closing(connect(place_of(shelf))) as db:
        index = Index(db)
        assert [ruling.id for ruling in index.library().rulings] == [SHELF[0]["id"]]
        assert len(index.faults) == 1 and index.faults[0].startswith("all.toml: ")
    (shelf / "other.toml").unlink()
    shutil.copy(sound, shelf / "all.toml")
    with closing(connect(place_of(shelf))) as db:
        assert Index(db).ask("sceriffo prigione").hits and not Index(db).faults


def test_no_faulty_shelf_is_shipped(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes with the program is whole; nothing is put in its place."""
    monkeypatch.setattr(resources, "rulings", lambda: shelf)
    put(shelf, [{**SHELF[0], "source": "dream"}, *SHELF[1:]])
    with pytest.raises(BadData, match="no source dream"):
        ship(shelf.parent / "build" / "rulings.sqlite")
    assert not [*(shelf.parent / "build").iterdir()]


@pytest.mark.parametrize("column", ["typical", "terms", "bearings", "ruling"])
def test_bytes_gone_wrong_are_mended(shelf: Path, column: str) -> None:
    """Also where SQLite cannot know of it."""
    cache = shelf.parent / "cache"
    Index.open(shelf, cache).close()
    (kept,) = cache.iterdir()
    with closing(sqlite3.connect(kept)) as db, db:
        db.execute(f"update rulings set {column} = substr({column}, 1, 9) || x'00' || substr({column}, 11)")
        db.execute("update listed set short = x'789c00'")
    index = Index.open(shelf, cache)
    assert index.ask("sceriffo prigione").hits[0].ruling == "the-sheriff-walks-free"
    index.close()
