"""Every ruling on the shelf, as its file stands: form, ids, citations, languages.

Read with tomllib alone, so that a fault in the reader of the shelf cannot hide a fault on it. Each test names
the rulings at fault, and how they are put right stands in docs/rulings.md.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SHELF = ROOT / "rulings"
LANGUAGES = {"nl", "it", "en"}
STANDINGS = {"printed", "inferred", "recommended", "open", "house"}
SOURCE_STANDINGS = {"official", "tournament", "fan variant", "community translation"}
LEVELS = {"legal", "without_effect", "illegal", "unclear", "for_referee"}
RULESETS = {"base", "base-nl", "champ-2007", "rebel", "death-mesa", "lone-gunslinger"}
CLAUSE = re.compile(r"(NLB|ITC|REB|DMS|LGS|CRD|FAQ)-(\d{3})")
ANSWERS = {*range(1, 9), 23, 25}
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LISTS = {"clauses", "cards", "characters", "roles", "topics", "supersedes"}
TEXTS = {"question", "answer", "detail"}
FIELDS = LISTS | TEXTS | {"id", "source", "section", "standing", "verdicts"}
OPTIONAL = {"case", "events", "ghost_cards", "see"}
# fmt: off
TOPICS = {
    "life", "distance", "reach", "turn", "draw", "hand", "limit", "roles", "victory", "elimination",
    "reward", "penalty", "equipment", "jail", "dynamite", "draw!", "duel", "area", "out-of-turn", "secrecy",
    "deck", "sources", "timing",
    "ghosts", "burial", "ghost-duel", "auction", "tournament", "sign-up", "tables", "scoring", "standings",
    "tie-break", "discipline", "withdrawal", "knockout", "draft", "noon", "report", "cowboys", "target", "levels",
    "setup",
}
# fmt: on

Shelved = dict[str, Any]


def read(path: Path) -> dict[str, Any]:
    """The tables of one file."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


SOURCES: dict[str, Shelved] = read(SHELF / "sources.toml")["source"]
FILES = sorted(path for path in SHELF.rglob("*.toml") if path.name not in ("sources.toml", "topics.toml"))
RULINGS: list[Shelved] = [ruling for path in FILES for ruling in read(path).get("ruling", [])]
BASE = ROOT / "referee" / "sets" / "base"
KNOWN = {
    "cards": set(read(BASE / "cards.toml")),
    "characters": set(read(BASE / "characters.toml")),
    "roles": set(read(ROOT / "i18n" / "glossary.toml")["role"]) - {"unknown"},
    "topics": TOPICS,
    "supersedes": {ruling["id"] for ruling in RULINGS},
}


def exists(clause: str) -> bool:
    """Whether the source has this clause; the official answers keep the numbers of their sheet."""
    form = CLAUSE.fullmatch(clause)
    if not form:
        return False
    numbers = {source["clauses"]: range(1, source["count"] + 1) for source in SOURCES.values()}
    return int(form[2]) in {**numbers, "FAQ": ANSWERS}[form[1]]


def phrasings(ruling: Shelved) -> Iterator[tuple[str, str]]:
    """Every phrasing with its language."""
    return ((lang, phrase) for lang, said in ruling["question"].items() for phrase in said)


def test_every_file_holds_rulings() -> None:
    """A file on the shelf has at least one ruling and nothing but rulings."""
    assert [path.name for path in FILES if set(read(path)) != {"ruling"}] == []


def test_the_shelf_is_not_empty() -> None:
    """The tests below judge something."""
    assert len(RULINGS) > 60


def test_fields_are_the_agreed_ones() -> None:
    """A ruling has every field of the form, and no other."""
    found = {ruling["id"]: FIELDS ^ (set(ruling) - OPTIONAL) for ruling in RULINGS}
    assert {id_: odd for id_, odd in found.items() if odd} == {}


@pytest.mark.parametrize("field", sorted(LISTS))
def test_list_fields_are_lists_without_repeats(field: str) -> None:
    """Ids and topics are lists of words, each named once."""
    lists = {ruling["id"]: ruling[field] for ruling in RULINGS}
    assert [id_ for id_, words in lists.items() if len(set(words)) != len(words)] == []
    assert [id_ for id_, words in lists.items() if not all(isinstance(word, str) for word in words)] == []


def test_ids_are_kebab_and_unique() -> None:
    """A ruling's id is lasting and its own."""
    ids = Counter(ruling["id"] for ruling in RULINGS)
    assert [id_ for id_, times in ids.items() if times > 1 or not KEBAB.fullmatch(id_)] == []


@pytest.mark.parametrize("kind", sorted(KNOWN))
def test_named_things_exist(kind: str) -> None:
    """Cards, characters, roles, topics and superseded rulings are ones that exist."""
    unknown = {ruling["id"]: set(ruling[kind]) - KNOWN[kind] for ruling in RULINGS}
    assert {id_: words for id_, words in unknown.items() if words} == {}


def test_clauses_are_few_and_real() -> None:
    """A ruling states one to four clauses, each within the count of its source."""
    assert [ruling["id"] for ruling in RULINGS if not 1 <= len(ruling["clauses"]) <= 4] == []
    cited = {clause for ruling in RULINGS for clause in ruling["clauses"]}
    assert {clause for clause in cited if not exists(clause)} == set()


def test_source_is_that_of_the_first_clause() -> None:
    """The document named is the one that the first clause comes from."""
    prefixes = {id_: source["clauses"] for id_, source in SOURCES.items()}
    assert [r["id"] for r in RULINGS if not r["clauses"][0].startswith(prefixes[r["source"]])] == []


@pytest.mark.parametrize("id_", ["000-rebel", "001-dutch-rules"])
def test_every_clause_is_stated(id_: str) -> None:
    """No clause of a source that is done is left without a ruling."""
    stated = {clause for ruling in RULINGS for clause in ruling["clauses"]}
    source = SOURCES[id_]
    wanted = {f"{source['clauses']}-{number:03}" for number in range(1, source["count"] + 1)}
    assert wanted - stated == set()


def test_standing_is_known() -> None:
    """How firmly a ruling stands is one of the agreed words."""
    assert [ruling["id"] for ruling in RULINGS if ruling["standing"] not in STANDINGS] == []


def test_verdicts_are_levels_per_ruleset() -> None:
    """A verdict is one of the five levels under a ruleset that exists."""
    given = {(r["id"], *pair) for r in RULINGS for pair in r["verdicts"].items()}
    assert {one for one in given if one[1] not in RULESETS or one[2] not in LEVELS} == set()


@pytest.mark.parametrize("field", sorted(TEXTS))
def test_all_three_languages_are_present(field: str) -> None:
    """Dutch, Italian and English are equals: each has its own text."""
    assert [ruling["id"] for ruling in RULINGS if set(ruling[field]) != LANGUAGES] == []


@pytest.mark.parametrize("field", ["answer", "detail"])
def test_texts_are_whole_sentences(field: str) -> None:
    """Every answer and detail is trimmed and ends as a sentence does."""
    texts = {(r["id"], lang): text for r in RULINGS for lang, text in r[field].items()}
    assert [place for place, text in texts.items() if not re.fullmatch(r"\S.*[.!]", text)] == []


def test_languages_do_not_copy_each_other() -> None:
    """An answer left untranslated is no answer in that language."""
    assert [ruling["id"] for ruling in RULINGS if len(set(ruling["answer"].values())) < len(LANGUAGES)] == []


def test_five_phrasings_a_language() -> None:
    """Players ask the same thing in many ways: at least five in every language."""
    counts = {(r["id"], lang): len(r["question"][lang]) for r in RULINGS for lang in LANGUAGES}
    assert [place for place, number in counts.items() if number < 5] == []


def test_phrasings_are_trimmed() -> None:
    """A phrasing has words, and no space around them."""
    assert [p for r in RULINGS for _, p in phrasings(r) if not p.strip() or p != p.strip()] == []


def test_no_phrasing_leads_to_two_rulings() -> None:
    """The same words, whatever the case or the closing mark, ask for one ruling only."""
    said = [(lang, phrase) for ruling in RULINGS for lang, phrase in phrasings(ruling)]
    folded = Counter((lang, phrase.casefold().rstrip(" ?!.")) for lang, phrase in said)
    assert [pair for pair, times in folded.items() if times > 1] == []


def test_sources_are_described() -> None:
    """Every source says what it is, how far it is official, and how many clauses it has."""
    fields = {"title", "authors", "edition", "language", "standing", "clauses", "count"}
    assert [id_ for id_, source in SOURCES.items() if set(source) - {"year", "ruleset", "sections"} != fields] == []
    assert [id_ for id_, source in SOURCES.items() if source["standing"] not in SOURCE_STANDINGS] == []
