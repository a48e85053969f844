"""Whatever is sent to the pages: no fault of ours comes of it, no markup, and nothing that is another's.

`python -m tests.hunts hostile_requests` sends 100,000.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from referee.notation.words.tokens import quoted
from referee.pages import pace
from tests.hunts import many
from tests.pages.cups import STAGES, kept
from tests.pages.hall import TOKEN, OpenHall, open_hall, played
from tests.pages.strangers import MARKUP, accusations, accusations_of, request, sent

LANGUAGES = ("nl", "it", "en", "de")
AT_ONCE = 16
SEARCH = b"/rulings"
"""Where rulings are asked for: what these say of a role is no secret of any table."""


def hostile_table(store: Path) -> str:
    """A table whose players bear names of markup, with a hidden role and a hidden card noted."""
    roles = ("sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw")
    characters = ("bart_cassidy", "willy_the_kid", "jourdonnais", "rose_doolan", "el_gringo", "kit_carlson")
    seats = zip(MARKUP, roles, characters, strict=True)
    rows = [f"seat {number} {quoted(name)} {role} {who}" for number, (name, role, who) in enumerate(seats, 1)]
    return played(store, "\n".join(["bang 1", "sets base", *rows, "---", "1 turn", "draw", ""]))


def addresses(table: str) -> list[str]:
    """Pages that there are, or will be."""
    tables = f"/table/{table}", f"/table/{table}/wall", f"/table/{table}/live"
    cups = "/cup/thecup", "/cup/thecup/where", "/cup/thecup/ladder", "/cup/thecup/live", "/cup/thecup/wall"
    others = "/", "/seat", "/seat/live", "/rulings", "/ruling/x", "/dispute/x", "/referee", f"/referee/table/{table}"
    pages = *tables, *cups, *others
    own = [f"/{TOKEN}/{lang}{page}" for lang in LANGUAGES for page in pages]
    return [*own, f"/{TOKEN}", f"/{TOKEN}/assets/pages.css", f"/{TOKEN}/assets"]


async def accused(here: OpenHall, known: list[str], seed: int) -> list[str]:
    """What is wrong with the answer to the request with this seed."""
    said = request(Random(seed), here.host, known)
    answer = await sent(here.port, said)
    told = any(word in answer.body for word in ("Renegade", "Rinnegato", "Abtrünnig"))
    secret = ["a hidden role"] if told and SEARCH not in said.split()[1] else []
    return [f"{seed}: {each}: {said[:200]!r}" for each in (*accusations(answer), *secret)]


async def test_nothing_comes_of_hostile_requests(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paths, headers and bodies by chance at every page, and markup for names in all of them."""
    monkeypatch.setattr(pace, "AT_ONCE", float("inf"))
    known = addresses(hostile_table(store))
    kept(store, list(STAGES["nasty"]()), name=MARKUP[0])
    async with open_hall(store) as here:
        for first in range(0, many("hostile requests", 160), AT_ONCE):
            seeds = range(first, first + AT_ONCE)
            found = await asyncio.gather(*(accused(here, known, seed) for seed in seeds))
            assert [each for some in found for each in some] == []
        assert (await here.get(known[0].removeprefix(f"/{TOKEN}"))).status == 200


async def test_names_are_shown_as_they_were_typed(store: Path) -> None:
    """On every page, escaped: a name is never markup."""
    table = hostile_table(store)
    async with open_hall(store) as here:
        for page in ("/en/", f"/en/table/{table}", f"/en/table/{table}/wall"):
            answer = await here.get(page)
            assert "&lt;script&gt;alert(1)&lt;/script&gt;" in answer.text
            assert accusations_of(answer.text) == []


async def test_what_is_expected_in_no_letters_is_no_fault(store: Path) -> None:
    """At a page that there is and at one that there is not."""
    async with open_hall(store) as here:
        for path in (f"/{TOKEN}/en/", f"/{TOKEN}/en/nothing", "/nothing"):
            said = f"GET /{TOKEN}/en/ HTTP/1.1\r\nHost: {here.host}\r\n\r\nGET {path} HTTP/1.1\r\nHost: {here.host}\r\n"
            answer = await sent(here.port, said.encode() + b"Expect: \xff\xfe\r\nConnection: close\r\n\r\n", 5.0)
            assert "HTTP/1.1 417" in answer.body and " 500 " not in answer.body


def test_markup_would_be_found() -> None:
    """The accusation can be made."""
    for bad in (*MARKUP[:3], "<a href='javascript:x'>", "<p style='a'>", "<script>x</script>"):
        assert accusations_of(f"<p>{bad}</p>") != []
