"""The search of a site answers as `ask` does, letter by letter: Node runs it. Left out where there is no Node."""

from __future__ import annotations

import shutil

import pytest

from benchmarks.search_published import LAID, SENT, published
from referee.library.portable import Carried, carried
from referee.library.search import Index

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
QUESTIONS = (
    ("Mag de sheriff de gevangenis in?", "nl"),
    ("hoeveel leven krijg ik van een biertje", "nl"),
    ("si può bere in Prigione", "it"),
    ("Quanti punti vita dà la Birra?", "it"),
    ("may I drnk whn only two are alive", "en"),
    ("sherrif locked up", "en"),
    ("wie viele lebenspunkte gibt ein bier", "de"),
    ("Gefaengnis fuer den Sheriff", "de"),
    ("qwertz zzzz", "en"),
    ("", "nl"),
    ("<b>&amp;</b> ☠ ２ ß", "de"),
)


@pytest.fixture(scope="module")
def both(small: Index) -> Carried:
    """The index as it is sent, and laid out."""
    return carried(small)


@pytest.mark.parametrize("how", [SENT, LAID])
def test_it_answers_as_ask_does(small: Index, both: Carried, how: str) -> None:
    """The same rulings in the same order, as sure, of questions whole and unfinished in every language."""
    asked = [(words[:end], lang) for words, lang in QUESTIONS for end in range(len(words) + 1)]
    came = published(both.sent if how == SENT else both.laid, asked, how)["hits"]
    for (words, lang), here in zip(asked, came, strict=True):
        there = small.ask(words, lang, 3)
        assert (here["ids"], here["sure"]) == ([hit.ruling for hit in there.hits], there.sure), (words, lang)
