"""The search of a site answers as `ask` does, letter by letter: Node runs it. Left out where there is no Node."""

from __future__ import annotations

import shutil

import pytest

from benchmarks.search_published import published
from referee.library.portable import portable
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


def test_it_answers_as_ask_does(small: Index) -> None:
    """The same rulings in the same order, as sure, of questions whole and unfinished in every language."""
    asked = [(words[:end], lang) for words, lang in QUESTIONS for end in range(len(words) + 1)]
    came = published(portable(small), asked)["hits"]
    for (words, lang), here in zip(asked, came, strict=True):
        there = small.ask(words, lang, 3)
        assert (here["ids"], here["sure"]) == ([hit.ruling for hit in there.hits], there.sure), (words, lang)
