"""The rulings in a hall: what `ask` answers, at addresses that can be sent, whatever anybody asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import quote

import html5lib
import pytest

from referee.languages import LANGUAGES
from referee.library.search import rulings_index
from referee.pages import rulings
from referee.views.voice import Voice
from tests.hostile.lines import SIGNS, WORDS
from tests.hostile.test_hostile_questions import LONG, SYNTAX
from tests.pages.hall import open_hall, played
from tests.pages.test_table_in_a_browser import begun

MARKUP = "</p><script>alert(1)</script><img src=x onerror=alert(2)>\"'&{{ 7 * 7 }}"
ASKED = (
    ("nl", "mag ik bier bij vol leven"),
    ("it", "quando muore lo sceriffo"),
    ("en", "barel agianst slab"),
    ("de", "darf ich zwei Bang spielen"),
    ("en", "37 players, how many tables"),
    ("nl", "zebra xylofoon"),
    ("en", "b"),
)
ID = re.compile(r'<a href="/\w+/\w+/ruling/([\w-]+)')
HOUSE = f"""
[[ruling]]
id = "house-own-panic"
standing = "house"
clauses = ["NLB-061"]
supersedes = ["barrel-against-a-bang", "gone"]
question.nl = ["Mag Panic! op jezelf in deze zaal?"]
answer.nl = '''Ja, {MARKUP}'''
"""


@pytest.fixture
def at_ease(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many questions as one likes."""
    monkeypatch.setattr(rulings, "AT_ONCE", 1e9)
    monkeypatch.setattr(rulings, "EACH_AT_ONCE", 1e9)


def checked(text: str) -> None:
    """A page is well-formed by the letter of HTML."""
    html5lib.HTMLParser(strict=True).parse(text)


async def test_it_answers_as_ask_does(store: Path, at_ease: None) -> None:
    """The same rulings in the same order, figures beside them, unsure where `ask` is; also by the sets of a table."""
    index = rulings_index(store)
    async with open_hall(store) as here:
        table = played(store, begun(0))
        for lang, words in ASKED:
            say = Voice(here.hall.lexicon, lang).say
            for at, sets in (("", None), (f"&table={table}", ("base",))):
                hits = index.ask(words, lang, 5, sets)
                page = await here.get(f"/{lang}/rulings?q={quote(words)}{at}")
                part = await here.get(f"/{lang}/rulings?q={quote(words)}{at}", **{"X-Part": "1"})
                assert ID.findall(page.text) == ID.findall(part.text) == [hit.ruling for hit in hits.hits], words
                assert part.text in page.text and page.status == 200
                unsure = say("ask-unsure" if hits.hits else "ask-none")
                assert (unsure in page.text) is not hits.sure
                checked(page.text)
        figures = await here.get("/en/rulings?q=how+many+tables+for+37+players")
        assert "= 37 players at 6 tables: 7 + 6" in figures.text
    index.close()


async def test_a_ruling_stands_at_an_address_in_every_language(store: Path) -> None:
    """With answer, source, standing and clauses; in force or not at the table that asks, without one by its sets."""
    async with open_hall(store) as here:
        table = played(store, begun(0))
        for lang in LANGUAGES:
            say = Voice(here.hall.lexicon, lang).say
            page = (await here.get(f"/{lang}/ruling/duel-beer-with-two-characters-left")).text
            assert say("rulings-belongs", sets="…").replace("…", "")[:8] in page
            assert say("set-championship") in page and say("ask-standing", standing="inferred").split()[0]
            assert page.count("<h1") == 1 and 'class="answer"' in page and "ITC-248" in page
            assert all(f"/{other}/ruling/duel-beer" in page for other in LANGUAGES)
            there = (await here.get(f"/{lang}/ruling/duel-beer-with-two-characters-left?table={table}")).text
            assert f"✗ {say('ask-not_in_force')}" in there and f"✗ {say('ask-not_in_force')}" not in page
            assert there.count(f"?table={table}") > 10, "the table is kept from page to page"
            here_too = (await here.get(f"/{lang}/ruling/barrel-against-a-bang?table={table}")).text
            assert f"✓ {say('ask-in_force')}" in here_too
            for text in (page, there):
                checked(text)
        assert (await here.get("/en/ruling/no-such-ruling")).status == 404
        assert (await here.get("/en/ruling/barrel-against-a-bang?table=none")).status == 200


async def test_those_of_a_dispute_stand_together(store: Path) -> None:
    """By their ids and by clauses; of what there is not nothing is said, and of nothing else than that a sentence."""
    async with open_hall(store) as here:
        page = await here.get("/nl/dispute/barrel-against-a-bang+nothing+ITC-248")
        assert ID.findall(page.text)[0] == "barrel-against-a-bang" and "duel-beer-with-two-characters-left" in page.text
        assert "<h1>Uitspraken achter ITC-248</h1>" in (await here.get("/nl/dispute/ITC-248")).text
        assert (await here.get("/nl/dispute/nothing")).status == 404
        checked(page.text)


async def test_a_house_ruling_is_there_once_it_is_written(store: Path, at_ease: None) -> None:
    """While the pages are served; told in the language that it has, which is said; and what it replaced says so."""
    async with open_hall(store) as here:
        assert (await here.get("/en/ruling/house-own-panic")).status == 404
        (store.parent / "precedents").mkdir()
        (store.parent / "precedents" / "own.toml").write_text(HOUSE, encoding="utf-8")
        page = (await here.get("/en/ruling/house-own-panic")).text
        assert '<h1 lang="nl">Mag Panic! op jezelf in deze zaal?</h1>' in page
        assert "not translated yet: Nederlands" in page and "✓ house rule here" in page
        assert "<h2>Replaces</h2>" in page and "/en/ruling/barrel-against-a-bang" in page
        assert "<script>alert" not in page and "<img" not in page and "49" not in page.replace("&#39;", "")
        assert "replaced by a later one" in (await here.get("/en/ruling/barrel-against-a-bang")).text
        answers = (await here.get("/it/rulings?q=Mag+Panic+op+jezelf+in+deze+zaal")).text
        assert "house-own-panic" in answers and "non ancora tradotta" in answers and "<img" not in answers
        checked(page)


def hostile() -> Iterator[str]:
    """Addresses as a stranger might ask for them."""
    chance = Random(26)
    odd = [*SYNTAX, *SIGNS, *WORDS, MARKUP, "\0", "\r\n", "\x1b[2J", "\udce9", "../..", "%00", "a" * 1700, "' or 1=1--"]
    for _ in range(25):
        said = " ".join(chance.choice(odd) for _ in range(chance.randint(1, 6)))
        asked = quote(said.encode(errors="surrogateescape"), safe="")
        yield f"/en/rulings?q={asked}"
        yield chance.choice([f"/it/ruling/{asked}", f"/nl/dispute/{asked}", f"/de/rulings?q=bang&table={asked}"])
    yield from (f"/en/rulings?q={quote(said)}" for said in (MARKUP, *LONG[:2]))
    yield from (
        "/en/rulings?q=%ff%fe%00",
        "/en/rulings?q[]=1&q=2",
        "/en/dispute/+++",
        "/en/ruling/%2e%2e",
        "/en/dispute/%2F",
    )


async def test_whatever_is_asked_there_is_an_answer_or_a_sentence(store: Path, at_ease: None) -> None:
    """Markup, syntax of the search, control characters, far too much: no fault, and nothing of it obeyed."""
    async with open_hall(store) as here:
        for path in hostile():
            for part in ({}, {"X-Part": "1"}):
                page = await here.get(path, **part)
                assert page.status in (200, 400, 403, 404), path
                assert "<script>alert" not in page.text and "<img" not in page.text and "\0" not in page.text, path
        assert 'value="&lt;/p&gt;&lt;script&gt;' in (await here.get(f"/en/rulings?q={quote(MARKUP)}")).text


async def test_who_asks_too_much_is_told_so(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the language of the page, which is whole, with when to come again; a ruling is given out all the same."""
    monkeypatch.setattr(rulings, "EACH_AT_ONCE", 2)
    monkeypatch.setattr(rulings, "EACH_A_SECOND", 0.001)
    async with open_hall(store) as here:
        pages = [await here.get("/it/rulings?q=bang") for _ in range(4)]
        assert [page.status for page in pages] == [200, 200, 429, 429]
        refused = pages[2:]
        assert refused[0].headers["Retry-After"] == "1"
        assert "arrivano troppe domande" in refused[0].text and 'id="q"' in refused[0].text
        assert (await here.get("/it/rulings")).status == (await here.get("/it/dispute/ITC-248")).status == 200


async def test_a_table_leads_to_its_rulings(store: Path) -> None:
    """And they lead back, saying what is played there."""
    async with open_hall(store) as here:
        table = played(store, begun(0))
        assert f"/nl/rulings?table={table}" in (await here.get(f"/nl/table/{table}")).text
        page: str = (await here.get(f"/nl/rulings?table={table}")).text
        assert f'href="/{here.hall.token}/nl/table/{table}"' in page and "(basisspel)" in page
        assert f'name="table" value="{table}"' in page
        checked(page)
