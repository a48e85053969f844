"""Every figure that reading and ranking rest on, by its name, so that who reckons elsewhere reckons with the same.

In goes nothing, out come plain values.
"""

from typing import Any

from referee.languages import LANGUAGES, facts
from referee.library.search import (
    bearing,
    contrast,
    filters,
    finding,
    kin,
    postings,
    question,
    ranking,
    sense,
    signs,
    spelling,
    sureness,
    terms,
    texts,
    translating,
    weights,
    words,
)

NAMED = {
    bearing: "ROWS SIZE RUNS WHOLE PART SENSED FINE LEADING",
    contrast: "GROUPS GIVES_WAY COVERS",
    filters: "SUPERSEDED",
    finding: "MOST_CANDIDATES MOST_CERTAIN MOST_READ K1 B LEAST",
    kin: "FEWEST MOST MOST_KIN LEAST",
    postings: "IN_SUBJECT IN_ANSWER OFTEN",
    texts: "FIELDS",
    question: "TRANSLATED SHORT ENOUGH_TRUST",
    ranking: "MOST_WEIGHED MOST_APART RANKED_HIGH LIFT THINGS",
    sense: "PERSONS OTHERS LOOSE IDLE STATES NEAR",
    signs: "LIKEST HEAVY EXPECTED SURPRISE",
    spelling: "MOST_COMPLETIONS MOST_CORRECTIONS MOST_GUESSED PART_TRUST LINKS DIMINUTIVES NEAR_AS_GOOD OTHER_BEGINNING"
    " NO_NAME OTHER_LANGUAGE SAME_BUT_DOUBLED",
    sureness: "FALL ODDS DOUBTED UNHEARD_OF TELLS AS_ASKED OTHERWISE BESIDE NEAR",
    terms: "CONCEPT PART COMPLETION COUNTS NUMBER SCRAP",
    translating: "MOST",
    weights: "SHARES START CONFIDENCE SURE NOISE",
    words: "LONGEST_NAME MOST_WORDS LONGEST_WORD MIXED TAUGHT",
}
"""The modules, and of each the names of its figures."""


def measures() -> dict[str, Any]:
    """The figures by module and name, and what is to be known of the languages."""
    figures = {
        module.__name__.rpartition(".")[2]: {name: _plain(getattr(module, name)) for name in names.split()}
        for module, names in NAMED.items()
    }
    told = {lang: {"stemmer": facts(lang).stemmer, "respelt": facts(lang).respelt.split()} for lang in LANGUAGES}
    return {**figures, "languages": told}


def _plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, frozenset) else value
