"""A question in anyone's words finds the ruling that answers it, or none."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.errors import UnknownId
from referee.library.search import Hits, Index
from tests.hunts import tries

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

SHELF = [
    {
        "id": "beer-with-two-left",
        "clauses": ["CRD-015"],
        "cards": ["beer"],
        "verdicts": {"base": "without_effect"},
        "question": {
            "nl": [
                "Werkt bier nog met twee spelers?",
                "Heeft een pilsje zin als we nog maar met zijn tweeën zijn?",
            ],
            "it": ["La Birra serve se siamo rimasti in due?", "Posso bere quando restano due giocatori?"],
            "en": ["Does Beer work with two players left?", "May I drink when only two are alive?"],
        },
        "answer": {
            "nl": "Het mag, maar een Beer doet dan niets.",
            "it": "Si può, ma la Birra non ha effetto.",
            "en": "You may play it, but Beer does nothing then.",
        },
    },
    {
        "id": "one-beer-one-life",
        "clauses": ["CRD-015"],
        "cards": ["beer"],
        "verdicts": {"champ-2007": "legal"},
        "question": {
            "nl": ["Hoeveel leven krijg ik van een bier?", "Wat doet een Beer?"],
            "it": ["Quanti punti vita dà la Birra?", "Cosa fa la Birra?"],
            "en": ["How many life points does a Beer give?", "What does Beer do?"],
        },
        "answer": {
            "nl": "Een Beer geeft één levenspunt terug.",
            "it": "Una Birra ridà un punto vita.",
            "en": "A Beer gives one life point back.",
        },
    },
    {
        "id": "the-sheriff-walks-free",
        "clauses": ["CRD-013"],
        "cards": ["jail"],
        "roles": ["sheriff"],
        "question": {
            "nl": ["Mag de sheriff de gevangenis in?", "Kun je de baas opsluiten?"],
            "it": ["Lo Sceriffo può finire in Prigione?", "Posso arrestare lo Sceriffo?"],
            "en": ["Can the Sheriff go to Jail?", "May I lock the lawman up?"],
        },
        "answer": {
            "nl": "Nee, de Sheriff gaat nooit naar de gevangenis.",
            "it": "No, lo Sceriffo non va mai in Prigione.",
            "en": "No, the Sheriff is never jailed.",
        },
    },
    {
        "id": "slab-needs-two",
        "clauses": ["CRD-032"],
        "cards": ["missed"],
        "characters": ["slab_the_killer"],
        "question": {
            "nl": ["Is één Missed! genoeg tegen Slab?", "Hoe ontwijk ik een schot van de Killer?"],
            "it": ["Basta un Mancato! contro Slab?", "Come schivo un colpo di Slab?"],
            "en": ["Is one Missed! enough against Slab?", "How do I dodge Slab's shot?"],
        },
        "answer": {
            "nl": "Nee, tegen Slab zijn twee Missed! nodig.",
            "it": "No, contro Slab servono due Mancato!.",
            "en": "No, Slab's shots need two Missed!.",
        },
    },
]


def write(folder: Path, rulings: list[dict[str, object]]) -> Path:
    """A shelf with one source and these rulings, as TOML."""
    folder.mkdir(exist_ok=True)
    (folder / "sources.toml").write_text(SOURCES, encoding="utf-8")
    common = {"source": "cards", "section": "all", "standing": "printed"}
    (folder / "all.toml").write_text("\n".join(_toml({**common, **r}) for r in rulings), encoding="utf-8")
    return folder


def _toml(ruling: dict[str, object]) -> str:
    lines = ["[[ruling]]"]
    for field, value in ruling.items():
        parts = value.items() if isinstance(value, dict) else ((None, value),)
        lines += [f"{field}{f'.{key}' if key else ''} = {json.dumps(part)}" for key, part in parts]
    return "\n".join(lines)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four rulings."""
    return write(tmp_path_factory.mktemp("rulings"), SHELF)


@pytest.fixture(scope="module")
def index(shelf: Path) -> Index:
    """An index of the four in memory."""
    return Index.open(shelf)


def first(hits: Hits) -> str:
    """The ruling that comes first."""
    return hits.hits[0].ruling if hits.hits else "none"


@pytest.mark.parametrize(
    ("asked", "ruling"),
    [
        ("werkt bier met twee spelers over", "beer-with-two-left"),
        ("birra in due", "beer-with-two-left"),
        ("does beer help when two are left?", "beer-with-two-left"),
        ("hoeveel levens geeft bier", "one-beer-one-life"),
        ("sceriffo in prigione", "the-sheriff-walks-free"),
        ("jail the sheriff", "the-sheriff-walks-free"),
        ("twee keer mis tegen slab the killer", "slab-needs-two"),
    ],
)
def test_a_question_in_other_words_finds_its_ruling(index: Index, asked: str, ruling: str) -> None:
    """Keywords and sentences in each language lead to the same ruling."""
    assert first(index.ask(asked)) == ruling


@pytest.mark.parametrize(
    ("asked", "ruling"),
    [
        ("mag ik de sheriff in prigione stoppen", "the-sheriff-walks-free"),
        ("mancato contro slab", "slab-needs-two"),
        ("quanti punti vita da un beer", "one-beer-one-life"),
    ],
)
def test_a_question_may_mix_languages(index: Index, asked: str, ruling: str) -> None:
    """The name of a card is understood in any language within a question of any other."""
    assert first(index.ask(asked, "nl")) == ruling


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_the_answer_is_told_in_the_language_asked_for(index: Index, lang: str) -> None:
    """Whatever language the words are in, answer and question shown are in the language of the asker."""
    hit = index.ask("sceriffo prigione", lang).hits[0]
    assert hit.snippet == SHELF[2]["answer"][lang]  # type: ignore[index]
    assert hit.question in SHELF[2]["question"][lang]  # type: ignore[index]


def test_a_language_nobody_wrote_is_answered_in_english(index: Index) -> None:
    """An unknown language gets the English text."""
    assert index.ask("sceriffo prigione", "xx").hits[0].snippet == "No, the Sheriff is never jailed."


def test_a_typing_error_is_corrected_and_shown(index: Index) -> None:
    """What was read otherwise than typed is said, names of the glossary before other words."""
    hits = index.ask("sherrif in gevangneis?")
    assert first(hits) == "the-sheriff-walks-free"
    assert hits.corrected == (("gevangneis", "gevangenis"),)


def test_a_word_of_the_shelf_is_corrected_too(index: Index) -> None:
    """A typing error in a word that is no name is read as a word of the rulings."""
    hits = index.ask("lawmann lock up?")
    assert (first(hits), hits.corrected) == ("the-sheriff-walks-free", (("lawmann", "lawman"),))


def test_the_last_word_may_be_unfinished(index: Index) -> None:
    """Results come while one types."""
    assert [first(index.ask(typed)) for typed in ("sher", "sherif", "slab the ki")] == [
        "the-sheriff-walks-free",
        "the-sheriff-walks-free",
        "slab-needs-two",
    ]


def test_two_words_written_as_one_are_understood(index: Index) -> None:
    """Dutch writes them together."""
    assert first(index.ask("sheriffgevangenis?")) == "the-sheriff-walks-free"


@pytest.mark.parametrize("asked", ["", "   ", "?!", "what is the capital of France", "xyzzy plugh", "🍺🍺"])
def test_what_no_ruling_answers_is_not_answered(index: Index, asked: str) -> None:
    """Silence instead of noise."""
    assert not index.ask(asked).sure


def test_a_clear_answer_is_sure(index: Index) -> None:
    """A ruling that covers all that was asked is told as the answer."""
    assert index.ask("Can the Sheriff go to Jail?").sure


def test_the_ruleset_in_force_comes_first(tmp_path: Path) -> None:
    """Of two rulings that answer alike, the one that gives a verdict for the ruleset is put first."""
    twins = [{**SHELF[0], "id": ruleset, "verdicts": {ruleset: "legal"}} for ruleset in ("base", "champ-2007")]
    index = Index.open(write(tmp_path, twins))
    assert [first(index.ask("beer", ruleset=ruleset)) for ruleset in ("base", "champ-2007")] == ["base", "champ-2007"]


def test_no_more_is_shown_than_asked_for(index: Index) -> None:
    """The limit holds, also when it is silly."""
    assert [len(index.ask("beer", limit=limit).hits) for limit in (2, 1, 0, -3)] == [2, 1, 0, 0]


def test_marks_point_at_the_words_that_answer(index: Index) -> None:
    """The marked places of a snippet are what was asked, in the language of the answer."""
    hit = index.ask("birra", "nl").hits[0]
    assert {hit.snippet[begin:end] for begin, end in hit.marks} == {"Beer"}


@pytest.mark.parametrize(
    "asked",
    [
        'beer" OR "1',
        "beer NEAR(jail, 2) AND NOT *",
        "question:beer ^beer -beer +beer {beer}",
        "'; drop table rulings; --",
        "[bold]beer[/bold] <b>beer</b> &amp;",
        "beer " * 2_000,
        "b" * 10_000,
        "🍺" * 500,
        "ביר השריף في السجن",
        "\x00beer\x00 \ud800 \u202ebeer",
        "%s %d {} \\",
    ],
)
def test_hostile_questions_give_hits_or_none(index: Index, asked: str) -> None:
    """Operators, quotes, markup, floods and foreign scripts are only words."""
    assert isinstance(index.ask(asked), Hits)


@settings(max_examples=tries(150), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=60), st.sampled_from(["nl", "it", "en", ""]))
def test_any_text_can_be_asked(index: Index, asked: str, lang: str) -> None:
    """No text whatever breaks the search, and scores are in order."""
    hits = index.ask(asked, lang).hits
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_the_whole_ruling_and_its_source_stand_in_the_index(index: Index) -> None:
    """A ruling is shown without its file."""
    ruling = index.ruling("slab-needs-two")
    assert (ruling.clauses, index.source(ruling.source).title) == (("CRD-032",), "The cards")
    assert [found.id for found in index.library().behind(["CRD-032"])] == ["slab-needs-two"]
    with pytest.raises(UnknownId, match="nothing-such"):
        index.ruling("nothing-such")


def test_an_index_built_ahead_is_used_again(shelf: Path, tmp_path: Path) -> None:
    """A second opening reads the file that the first one left, and no ruling file."""
    Index.open(shelf, tmp_path).close()
    (built,) = tmp_path.iterdir()
    before = built.stat().st_mtime_ns
    assert first(Index.open(shelf, tmp_path).ask("sceriffo prigione")) == "the-sheriff-walks-free"
    assert built.stat().st_mtime_ns == before


def test_a_changed_shelf_is_found_stale(tmp_path: Path) -> None:
    """A ruling added, and a ruling taken away, is seen at the next opening."""
    shelf, cache = write(tmp_path / "rulings", SHELF[:2]), tmp_path / "cache"
    assert first(Index.open(shelf, cache).ask("sceriffo prigione")) == "none"
    write(shelf, SHELF)
    assert first(Index.open(shelf, cache).ask("sceriffo prigione")) == "the-sheriff-walks-free"
    write(shelf, SHELF[:2])
    assert first(Index.open(shelf, cache).ask("sceriffo prigione")) == "none"


def test_a_shelf_only_touched_is_not_built_again(tmp_path: Path) -> None:
    """Files with a new time but the same content leave the index as it is, and it is remembered."""
    shelf, cache = write(tmp_path / "rulings", SHELF), tmp_path / "cache"
    Index.open(shelf, cache).close()
    (built,) = cache.iterdir()
    inode = built.stat().st_ino
    os.utime(shelf / "all.toml", (1, 1))
    Index.open(shelf, cache).close()
    (seen,) = sqlite3.connect(built).execute("select value from meta where key = 'seen'").fetchone()
    assert built.stat().st_ino == inode
    assert f"{shelf / 'all.toml'} {(shelf / 'all.toml').stat().st_size} 1000000000" in seen


def test_a_cache_that_cannot_be_written_is_done_without(shelf: Path, tmp_path: Path) -> None:
    """Where no file can be put, the index lives in memory."""
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert first(Index.open(shelf, tmp_path / "file").ask("sceriffo prigione")) == "the-sheriff-walks-free"


@pytest.mark.parametrize("keep", [0, 100, 5_000])
def test_a_damaged_index_is_built_anew(shelf: Path, tmp_path: Path, keep: int) -> None:
    """A file that is cut short or full of rubbish costs a rebuild, not an answer."""
    Index.open(shelf, tmp_path).close()
    (built,) = tmp_path.iterdir()
    built.write_bytes(built.read_bytes()[:keep] + b"\xff" * 20_000)
    assert first(Index.open(shelf, tmp_path).ask("sceriffo prigione")) == "the-sheriff-walks-free"


def test_a_faulty_ruling_is_left_out_and_told(tmp_path: Path) -> None:
    """The others answer; so it is told by who finds the index fresh, until it is put right."""
    shelf = write(tmp_path / "rulings", [{**SHELF[0], "source": "dream"}, *SHELF[1:]])
    for _ in range(2):
        index = Index.open(shelf, tmp_path / "cache")
        assert first(index.ask("sceriffo prigione")) == "the-sheriff-walks-free"
        assert SHELF[0]["id"] not in [ruling.id for ruling in index.library().rulings]
        assert len(index.faults) == 1 and "no source dream" in index.faults[0] and "all.toml" in index.faults[0]
        index.close()
    write(shelf, SHELF)
    index = Index.open(shelf, tmp_path / "cache")
    assert index.faults == () and index.ruling(SHELF[0]["id"])


def test_asking_a_fresh_index_imports_nothing_slow(shelf: Path, tmp_path: Path) -> None:
    """A question answered from an index built ahead needs no screen, no TOML reader, no decoder."""
    Index.open(shelf, tmp_path).close()
    program = (
        "import sys; from pathlib import Path; from referee.library.search import Index;"
        f"hits = Index.open(Path({str(shelf)!r}), Path({str(tmp_path)!r})).ask('sceriffo prigione');"
        "slow = {'textual', 'rich', 'sqlite_utils', 'fluent', 'tomllib', 'msgspec', 'rapidfuzz'};"
        "print(hits.hits[0].ruling, *slow & sys.modules.keys())"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["the-sheriff-walks-free"]
