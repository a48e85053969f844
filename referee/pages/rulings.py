"""The rulings: a question and its answers as one types, a ruling at an address that can be sent, those of a dispute.

The page of a question is a form that works without script; with one, only its answers are sent anew (`X-Part`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from time import monotonic
from typing import Any

from aiohttp import web

from referee import sets
from referee.errors import UnknownId
from referee.pages.addresses import get
from referee.pages.answers import Answers, answers, briefly, holding
from referee.pages.at_table import Asking, Tables
from referee.pages.hall import Hall
from referee.pages.pace import Pace
from referee.pages.rendering import HEADERS, fragment, page
from referee.pages.shelf import Read
from referee.pages.visit import Visit
from referee.publishing import CLAUSE, RULING, THINGS, RulingPage, SiteWords, Where, ruling_page
from referee.speech import visible

A_SECOND, AT_ONCE = 20, 40
"""Questions that are answered each second, and so many more where it was quiet before."""
EACH_A_SECOND, EACH_AT_ONCE = 15, 30
"""The same of one address."""
MOST_NAMES = 24
AGAIN = {"Retry-After": "1"}
SAID_APART = re.compile(r"[+,\s]+")


class Rulings:
    """What the pages of rulings share in one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tables = Tables(hall)
        self.each = Pace(monotonic, EACH_AT_ONCE, EACH_A_SECOND)
        self.all_together = Pace(monotonic, AT_ONCE, A_SECOND)

    async def question(self, visit: Visit) -> web.StreamResponse:
        """The page on which is asked, or its answers alone."""
        asking = await self.tables.asking(visit)
        status, found = await self._answered(visit, asking)
        question = visible(asking.question)
        extra = AGAIN if status != 200 else {}
        if visit.request.headers.get("X-Part"):
            text = fragment(visit.voice.speech, "answers.html", visit.root, found=found)
            headers = HEADERS | {"Cache-Control": "no-store", "Vary": "X-Part"} | extra
            return web.Response(text=text, status=status, content_type="text/html", headers=headers)
        answer = _page(visit, "rulings.html", asking, status=status, question=question, found=found, again=bool(extra))
        answer.headers.update({"Vary": "X-Part"} | extra)
        return answer

    async def _answered(self, visit: Visit, asking: Asking) -> tuple[int, Answers]:
        """The answers, or in words why there are none now."""
        say, words = visit.voice.say, asking.question
        if not words.strip():
            return 200, Answers()
        if not (self.each.may(visit.request.remote or "") and self.all_together.may("")):
            return 429, Answers(notes=(say("rulings-too_many"),))
        try:
            asked = await self.hall.shelf.given(lambda shelf: shelf.asked(words, visit.lang, asking.sets))
        except TimeoutError:
            return 503, Answers(notes=(say("ask-opening"),))
        return 200, answers(asked, asking, visit.voice)

    async def ruling(self, visit: Visit) -> web.StreamResponse:
        """One ruling. Raises `UnknownId`."""
        asking = await self.tables.asking(visit)
        read = await self._given(visit, lambda shelf: shelf.read(visit.given("id"), asking.sets))
        told = _told(read, asking, visit)
        return _page(visit, "ruling.html", asking, read=told, words=SiteWords(visit.lang).said)

    async def dispute(self, visit: Visit) -> web.StreamResponse:
        """The rulings of a dispute sheet, by their ids or by clauses. Raises `UnknownId` where there are none."""
        asking = await self.tables.asking(visit)
        names = [name for name in SAID_APART.split(visit.given("ids")) if name][:MOST_NAMES]
        found = await self._given(visit, lambda shelf: shelf.behind(names, asking.sets))
        if not found:
            raise UnknownId("no_such_ruling", word=visible(visit.given("ids"))[:60], near=())
        stated = {clause for each in found for clause in each.ruling.clauses}
        cited = ", ".join(names) if stated.issuperset(names) else ""
        shown = briefly(found, asking, visit.voice)
        return _page(visit, "dispute.html", asking, found=Answers(shown), cited=cited)

    async def _given(self, visit: Visit, ask: Any) -> Any:
        try:
            return await self.hall.shelf.given(ask)
        except TimeoutError:
            raise web.HTTPServiceUnavailable(headers=AGAIN) from None


def routes(hall: Hall) -> list[web.RouteDef]:
    """The question, the ruling, the dispute."""
    rulings = Rulings(hall)
    return [
        get(hall, "/rulings", rulings.question),
        get(hall, "/ruling/{id}", rulings.ruling),
        get(hall, "/dispute/{ids}", rulings.dispute),
    ]


def _page(visit: Visit, template: str, asking: Asking, **values: Any) -> web.Response:
    """A page that says at which table is asked, and what is played there."""
    return page(visit, template, asking=asking, played=_joined(asking.sets, visit), **values)


def _told(read: Read, asking: Asking, visit: Visit) -> RulingPage:
    words = SiteWords(visit.lang)
    holds = holding(read.holds, read.ruling.is_house, visit.voice) or _belongs(read, visit)
    return ruling_page(read.ruling, read.source, read.beside, words, _where(asking, words), holds)


def _where(asking: Asking, words: SiteWords) -> Where:
    """Where things are found here: a clause by the rulings that state it, a card by what is answered to its name."""

    def where(kind: str, id_: str) -> str:
        if kind == RULING:
            return asking.address(id_)
        if kind == CLAUSE:
            return asking.behind(id_)
        return asking.asked(words.name(kind, id_, {})) if kind in THINGS else ""

    return where


def _belongs(read: Read, visit: Visit) -> tuple[str, ...]:
    """By which sets a ruling holds."""
    clause = next(iter(read.ruling.clauses), "")
    named = _joined([name for name in sets.names() if clause in sets.named(name).holds], visit)
    return (visit.voice.say("rulings-belongs", sets=named),) if named else ()


def _joined(names: Sequence[str], visit: Visit) -> str:
    """What the sets are called, in a row."""
    return visit.voice.speech.words.joined([visit.voice.set_name(name) for name in names]) if names else ""
