"""The referee's own pages: who is let in, that a form logs once, and that a table that moved on is shown anew."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

pytest.importorskip("aiohttp", reason="the extra `serve` is not installed")

from referee.desk.desk import Desk
from tests.pages.hall import Answer, OpenHall, open_hall, played, typed

FORM = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)">')
NAMES = ("<b>Anna</b>", "Bru'no", "Carla & Co", "Dario")


def game(mode: str = "full") -> str:
    """A table of four, one of them with markup for a name."""
    seats = "".join(f'seat {at} "{name}" {"sheriff" if at == 1 else "?"} ?\n' for at, name in enumerate(NAMES, 1))
    return f"bang 1\nsets base\nlog {mode}\n{seats}---\n"


class Device:
    """A tablet: its cookie, and the fields of the form it was shown last."""

    def __init__(self, here: OpenHall, table: str, cookie: str) -> None:
        self.here = here
        self.path = f"/en/referee/table/{table}"
        self.cookie = cookie

    async def get(self, asked: str = "") -> Answer:
        """A page of the table."""
        return await self.here.get(f"{self.path}{asked}", Cookie=self.cookie)

    async def form(self, line: str) -> dict[str, str]:
        """The form that confirms a line."""
        shown = await self.get(f"?line={line}")
        return dict(FORM.findall(shown.text))

    async def confirms(self, said: dict[str, str], **headers: str) -> Answer:
        """Send it."""
        return await self.here.post(self.path, said, Cookie=self.cookie, **headers)


async def let_in(here: OpenHall, table: str) -> Device:
    """A device that gave the right code."""
    answer = await here.post("/en/referee", {"code": here.hall.code})
    assert answer.status == 303
    return Device(here, table, answer.headers["Set-Cookie"].partition(";")[0])


@pytest_asyncio.fixture
async def here(store: Path) -> AsyncIterator[OpenHall]:
    """The pages of a store."""
    async with open_hall(store) as opened:
        yield opened


def length(store: Path, table: str) -> int:
    """How many entries its log has."""
    desk = Desk(store)
    try:
        return desk.table(table).length
    finally:
        desk.close()


async def test_without_its_cookie_there_is_nothing(here: OpenHall, store: Path) -> None:
    """Whoever was not let in finds no page of the referee's, may nothing, and follows nothing."""
    table = played(store, game())
    for path in (f"/en/referee/table/{table}", f"/nl/referee/table/{table}/live"):
        assert (await here.get(path)).status == 404
        assert (await here.get(path, Cookie="referee=guess")).status == 404
    assert (await here.post(f"/en/referee/table/{table}", {"line": "."})).status == 404
    assert (await here.post("/en/referee/leave", {})).status == 404


async def test_the_code_is_asked_for_and_changes_nothing_by_looking(here: OpenHall) -> None:
    """Opening the link of the code a hundred times lets nobody in; the button does, for the referee's pages alone."""
    asked = [await here.get(f"/en/referee/{here.hall.code}") for _ in range(3)]
    assert [(each.status, "Set-Cookie" in each.headers) for each in asked] == [(200, False)] * 3
    cookie = (await here.post("/en/referee", {"code": here.hall.code})).headers["Set-Cookie"]
    for word in ("HttpOnly", "SameSite=Strict", f"Path={here.hall.root}/", "/referee"):
        assert word in cookie
    assert (await here.get("/en/referee")).headers["Cache-Control"] == "no-store"


async def test_wrong_codes_are_few(here: OpenHall) -> None:
    """After twenty wrong codes in a minute even the right one has to wait."""
    tried = [(await here.post("/en/referee", {"code": "wrong"})).status for _ in range(21)]
    assert tried == [404] * 20 + [429]
    assert (await here.post("/en/referee", {"code": here.hall.code})).status == 429


async def test_a_form_sent_twice_logs_once(here: OpenHall, store: Path) -> None:
    """A touch that shook, a page loaded anew: what was logged is shown again, and nothing is logged."""
    table = played(store, game())
    device = await let_in(here, table)
    said = await device.form("")
    first, second = await device.confirms(said), await device.confirms(said)
    assert (first.status, second.headers["Location"]) == (303, first.headers["Location"])
    assert length(store, table) == 3
    assert "Logged" in (await device.get("?" + first.headers["Location"].partition("?")[2].partition("#")[0])).text


async def test_a_table_that_moved_on_is_shown_anew(here: OpenHall, store: Path) -> None:
    """What another referee logged meanwhile is never written over: the line is shown as it would be now."""
    table = played(store, game(), ["."])
    device = await let_in(here, table)
    said = await device.form("1+beer")
    typed(store, table, "1 saloon")
    answer = await device.confirms(said)
    assert "moved=1" in answer.headers["Location"]
    assert length(store, table) == 4


async def test_a_page_that_waits_is_made_anew(here: OpenHall, store: Path) -> None:
    """Where no line is begun, what another referee logs brings the whole page; else it is only said."""
    table = played(store, game(), ["."])
    device = await let_in(here, table)
    waits, begun = (await device.get("")).text, (await device.get("?line=1")).text
    assert "live?at=3&amp;anew=1" in waits and "live?at=3&#34;" not in begun and "anew" not in begun
    typed(store, table, "1 saloon")
    assert "event: ended" in (await device.get("/live?at=3&anew=1")).text


async def test_another_page_may_send_nothing(here: OpenHall, store: Path) -> None:
    """A form from elsewhere, or one without the device's own word, logs nothing."""
    table = played(store, game())
    device = await let_in(here, table)
    said = await device.form("")
    assert (await device.confirms(said, Origin="http://elsewhere.example")).status == 403
    assert (await device.confirms(said | {"word": "guess"})).status == 403
    assert length(store, table) == 1


async def test_hostile_forms_break_nothing(here: OpenHall, store: Path) -> None:
    """Whatever a form or an address says, the answer is one that was meant, and names stay names."""
    table = played(store, game())
    device = await let_in(here, table)
    said = await device.form("")
    forms = (
        {}, {"line": "x"}, said | {"at": "9" * 400}, said | {"line": "\x00<script>"}, said | {"line": "1 " * 2000},
        said | {"key": "", "line": "."}, said | {f"n{each}": "1" for each in range(40)},
        said | {"line": "y" * 1_000_000},
    )  # fmt: skip
    answers = [(await device.confirms(form)).status for form in forms]
    assert answers == [403, 403, 400, 303, 400, 400, 400, 413]
    for asked in (
        "?line=%ff%00",
        "?entry=99999",
        "?entry=-1",
        "?entry=²",
        "?line=1&heard=<b>",
        "?reason=x&entry=x",
        "?line=" + "a" * 3000,
    ):
        assert (await device.get(asked)).status < 500, asked
    shown = await device.get("?line=1")
    assert "<b>Anna" not in shown.text and "&lt;b&gt;Anna" in shown.text
    assert (await here.client.post(here.url(device.path), data=b"--x", headers={
        "Cookie": device.cookie, "Origin": f"http://{here.host}", "Content-Type": "multipart/form-data; boundary=x",
    })).status == 415  # fmt: skip


async def test_a_flag_offers_its_ways_on(here: OpenHall, store: Path) -> None:
    """What was not allowed is said at once with its clause, and can be taken back by touch."""
    table = played(store, game(), [".", "bang 3"])
    device = await let_in(here, table)
    shown = await device.get()
    assert "NLB-" in shown.text and "retract+3" in shown.text
    answer = await device.confirms(await device.form("retract+3"))
    assert "heard=" in answer.headers["Location"]
    assert (await device.get("?entry=3&reason=agreed")).text.count("stand 3") > 0


async def test_who_leaves_is_out(here: OpenHall, store: Path) -> None:
    """A device that was closed is let in by its code alone."""
    table = played(store, game())
    device = await let_in(here, table)
    said = await device.form("")
    assert (await here.post("/en/referee/leave", {"word": said["word"]}, Cookie=device.cookie)).status == 303
    assert (await device.get()).status == 404


async def test_what_may_be_done_is_a_whole_sentence(here: OpenHall, store: Path) -> None:
    """Where nothing is due the page says who may do what, and no heading has to end it."""
    table = played(store, game().replace("<b>Anna</b>", "Anna"), [".", "1 draw 2"])
    assert "Anna may play cards or end the turn." in (await (await let_in(here, table)).get()).text


async def test_roles_lie_under_a_cover(here: OpenHall, store: Path) -> None:
    """The table above the pad is everybody's: whoever looks over a shoulder sees no role that is not open, until it is
    pressed."""
    table = played(store, game().replace('"Carla & Co" ?', '"Carla" outlaw'), ["."])
    device = await let_in(here, table)
    for shown in ((await device.get()).text, (await device.get("?line=2")).text):
        above, cover = shown.partition('<details class="cover" id="roles" data-seconds="5">')[::2]
        assert "Outlaw" not in above and "Sheriff" in above
        assert "Carla</span>: <b>Outlaw</b>" in cover.partition("</details>")[0]
        assert "Outlaw" not in cover.partition("</details>")[2]
        assert "covers.js" in shown
    streamed = (await device.get("/live?at=1&anew=1")).text
    assert "Outlaw" not in streamed.partition('id="roles"')[0]


async def test_a_server_started_again_knows_its_devices(store: Path) -> None:
    """As it knows the phones of the seats; a form from before logs nothing twice, and the code is another one."""
    table = played(store, game())
    async with open_hall(store) as here:
        device = await let_in(here, table)
        said = await device.form("")
        assert (await device.confirms(said)).status == 303
        code = here.hall.code
    async with open_hall(store) as here:
        device = Device(here, table, device.cookie)
        assert (await device.get()).status == 200
        answer = await device.confirms(said)
        assert (answer.status, "moved=1" in answer.headers["Location"]) == (303, True)
        assert length(store, table) == 3
        assert (await here.post("/en/referee", {"code": code})).status == 404


async def test_a_device_that_was_lost_is_closed_from_another(here: OpenHall, store: Path) -> None:
    """Its pages are gone and what it follows ends; the one that closed it stays."""
    table = played(store, game())
    lost, kept = await let_in(here, table), await let_in(here, table)
    word = (await kept.form(""))["word"]
    assert (await lost.form(""))["word"] != word
    assert "Open on 2 devices" in (await here.get("/en/referee", Cookie=kept.cookie)).text
    following = asyncio.create_task(lost.get("/live?at=1"))
    await asyncio.sleep(0.1)
    assert (await here.post("/en/referee/others", {"word": "guess"}, Cookie=kept.cookie)).status == 403
    assert (await here.post("/en/referee/others", {"word": word}, Cookie=kept.cookie)).status == 303
    assert "event: ended" in (await asyncio.wait_for(following, 20)).text
    assert [(await each.get()).status for each in (lost, kept)] == [404, 200]
