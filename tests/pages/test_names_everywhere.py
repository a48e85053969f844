"""Names that are markup, templates or SQL stand on every page as they were typed, and nothing of them runs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from sqlite3 import Connection

import pytest

from referee.desk.hall_register import HallRegister
from referee.journal import Journal, Writer, writing
from referee.library.search import rulings_index
from tests.pages.cups import STAGES, kept
from tests.pages.hall import OpenHall, open_hall
from tests.pages.strangers import MARKUP, accusations_of
from tests.pages.test_hostile_requests import hostile_table

CUP = (
    "",
    "/where",
    "/where?name=%3Cscript%3E",
    "/tables",
    "/results",
    "/ranking",
    "/ladder",
    "/clock",
    "/penalties",
    "/wall",
)
LANGUAGES = ("nl", "it", "en", "de")


async def seat_of(here: OpenHall, store: Path, table: str) -> str:
    """The cookie of the phone that opened the first seat."""
    journal = Journal.open(store)
    try:
        code = HallRegister(journal).issue(table, 1)
    finally:
        journal.close()
    return (await here.post(f"/en/seat/{code}", {})).headers["Set-Cookie"].partition(";")[0]


async def pages(here: OpenHall, store: Path, lang: str) -> AsyncIterator[tuple[str, str]]:
    """Every page that names somebody, and what is asked on it; with the cookie that opens it."""
    table = hostile_table(store)
    kept(store, list(STAGES["nasty"]()), id_="thecup", name=MARKUP[0]) if lang == LANGUAGES[0] else None
    for path in ("/", f"/table/{table}", f"/table/{table}/wall", f"/rulings?table={table}&q=%3Cimg+src=x%3E"):
        yield f"/{lang}{path}", ""
    for part in CUP:
        yield f"/{lang}/cup/thecup{part}", ""
    yield f"/{lang}/seat", await seat_of(here, store, table)
    referee = (await here.post("/en/referee", {"code": here.hall.code})).headers["Set-Cookie"].partition(";")[0]
    for asked in ("", "?line=1+bang+2", "?seat=2"):
        yield f"/{lang}/referee/table/{table}{asked}", referee
    yield f"/{lang}/referee", referee


WRITERS = (Writer("zazie-logged", "tent-of-zazie"), Writer("bo-logged", "tent-of-bo"))
"""Two who log at each table, as at an event on a server: histories and sheets tell them apart."""


PUT = writing.put


def signed(db: Connection, stream: str, new: Sequence[writing.Placed]) -> None:
    """As it is stored, by one of them."""
    PUT(db, stream, [(version, item._replace(by=WRITERS[version % 2])) for version, item in new])


async def test_no_name_is_markup(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every language, on the pages of tables, seats, tournaments, rulings, and the referee's; nor does any of them
    say who logged, or on which device: that is for referees, in the history."""
    monkeypatch.setattr(writing, "put", signed)
    rulings_index(store).close()
    async with open_hall(store) as here:
        for lang in LANGUAGES:
            async for path, cookie in pages(here, store, lang):
                answer = await here.get(path, **({"Cookie": cookie} if cookie else {}))
                assert (answer.status, accusations_of(answer.text)) == (200, []), path
                assert not [each for writer in WRITERS for each in writer if each in answer.text], path
    with Journal.open(store) as journal:
        assert {each.by for info in journal.streams() for each in journal.read(info.id)} == set(WRITERS)
