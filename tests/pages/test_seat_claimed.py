"""A seat is opened with a code, on one phone, and its page ends when the code does: what is answered to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.desk.hall_codes import HALL, new_secret
from tests.pages.seat_hall import DEATH, POSITION, Message, Table, hall_of, until


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Anna, Bruno, Carla and Dario, at a table with ghosts."""
    table = Table(tmp_path / "store.sqlite")
    yield table
    table.close()


@pytest.fixture
def store(table: Table) -> Path:
    """Where it is kept."""
    return table.desk.path


def test_asking_for_a_code_changes_nothing(table: Table, store: Path) -> None:
    """A camera, a messenger, whoever looks at an address beforehand: a hundred times."""

    async def run() -> None:
        code = table.issue(3)
        async with hall_of(store, 2) as (camera, phone):
            for _ in range(100):
                status, said = await camera.get(f"/en/seat/{code}")
                assert status == 200
            assert "Seat 3: Carla" in said
            assert "Deputy" not in said
            assert not camera.browser.cookie_jar.filter_cookies(camera.base)
            assert await phone.claim(code) == 303

    asyncio.run(run())
    assert len(table.desk._journal.read(HALL)) == 2


def test_the_first_phone_gets_a_cookie_that_goes_to_these_pages_only(table: Table, store: Path) -> None:
    """No script reads it, no form from elsewhere brings it, and no address tells anything."""

    async def run() -> None:
        async with hall_of(store) as (phone,):
            answer = await phone.post(f"/en/seat/{table.issue(3)}")
            assert (answer.status, answer.headers["Location"]) == (303, "/halltoken/en/seat")
            cookies = answer.headers.getall("Set-Cookie")
            assert [each.split("; ")[1] for each in cookies] == [
                f"Path=/halltoken/{lang}/seat" for lang in ("nl", "it", "en", "de")
            ]
            assert all("; HttpOnly; SameSite=Lax" in each and "Max-Age=86400" in each for each in cookies)
            for lang, role in (("en", "Deputy"), ("nl", "Hulpsheriff"), ("it", "Vice"), ("de", "Hilfssheriff")):
                status, said = await phone.get(f"/{lang}/seat")
                assert (status, role in said) == (200, True)

    asyncio.run(run())


def test_a_second_phone_is_told_so_and_the_referee_sees_it(table: Table, store: Path) -> None:
    """The first one goes on."""

    async def run() -> None:
        code = table.issue(3)
        async with hall_of(store, 2) as (first, second):
            assert await first.claim(code) == 303
            answer = await second.post(f"/en/seat/{code}")
            assert answer.status == 409
            assert "open on another phone already" in await answer.text()
            assert (await second.get("/en/seat"))[0] == 404
            assert (await first.get("/en/seat"))[0] == 200
            assert await first.claim(code) == 303, "who has it open already may scan it again"

    asyncio.run(run())
    assert table.codes.of_table(table.id)[3].turned == 1


def test_each_phone_sees_its_own_seat_and_no_other(table: Table, store: Path) -> None:
    """A cookie opens exactly one, and one that was made up opens none."""

    async def run() -> None:
        async with hall_of(store, 3) as (carla, dario, stranger):
            await carla.claim(table.issue(3))
            await dario.claim(table.issue(4))
            assert "Seat 3: Carla" in (await carla.get("/en/seat"))[1]
            assert "Seat 4: Dario" in (await dario.get("/en/seat"))[1]
            for cookie in ("", new_secret(), "3", "x" * 5000):
                stranger.browser.cookie_jar.clear()
                stranger.browser.cookie_jar.update_cookies({"seat": cookie})
                status, said = await stranger.get("/en/seat")
                assert (status, "Carla" in said) == (404, False)
                assert (await stranger.get("/en/seat/live"))[0] == 404

    asyncio.run(run())


def test_a_code_that_was_ended_closes_the_page(table: Table, store: Path) -> None:
    """The stream ends, the page loads anew, and there is nothing to see; nor may a browser have kept it."""

    async def run() -> None:
        heard: list[Message] = []
        async with hall_of(store) as (phone,):
            await phone.claim(table.issue(3))
            async with phone.browser.get(f"{phone.base}/en/seat") as answer:
                assert answer.headers["Cache-Control"] == "no-store"
            following = asyncio.create_task(phone.follow(heard))
            await until(heard, 1)
            table.codes.end(table.id, 3)
            await asyncio.wait_for(following, 20)
            assert [each.kind for each in heard] == ["", "ended"]
            status, said = await phone.get("/en/seat")
            assert (status, "open on this phone was closed" in said, "Deputy" in said) == (404, True, False)
            assert (await phone.get("/en/seat/live"))[0] == 404

    asyncio.run(run())


def test_a_new_code_moves_the_seat_to_another_phone(table: Table, store: Path) -> None:
    """One player, one device."""

    async def run() -> None:
        async with hall_of(store, 2) as (old, new):
            await old.claim(table.issue(3))
            assert await new.claim(table.issue(3)) == 303
            assert "open on this phone was closed" in (await old.get("/en/seat"))[1]
            assert (await new.get("/en/seat"))[0] == 200

    asyncio.run(run())


def test_the_page_ends_with_the_game(table: Table, store: Path) -> None:
    """And says so; a victory that is taken back opens it again."""

    async def run() -> None:
        heard: list[Message] = []
        async with hall_of(store) as (phone,):
            await phone.claim(table.issue(3))
            following = asyncio.create_task(phone.follow(heard))
            await until(heard, 1)
            table.enter("won outlaws")
            await asyncio.wait_for(following, 20)
            status, said = await phone.get("/en/seat")
            assert (status, "The game is over" in said, "Deputy" in said) == (404, True, False)
            table.enter(f"retract {table.log.length - 1}")
            assert (await phone.get("/en/seat"))[0] == 200

    asyncio.run(run())


def test_wrong_ended_and_unknown_codes_are_one_answer(table: Table, store: Path) -> None:
    """Byte for byte, in an address or typed."""

    async def run() -> None:
        ended = table.issue(3)
        table.codes.end(table.id)
        async with hall_of(store) as (phone,):
            told = set()
            for code in (ended, new_secret(), "x", "%2e%2e", "a" * 4000):
                answer = await phone.post("/en/seat", code=code)
                told.add((answer.status, await answer.text()))
            assert {status for status, _ in told} == {404}
            assert len(told) == 1

    asyncio.run(run())


def test_twenty_wrong_codes_a_minute_and_then_one_waits(table: Table, store: Path) -> None:
    """With a right one too: else there would be an answer after all."""

    async def run() -> None:
        code = table.issue(3)
        async with hall_of(store) as (phone,):
            assert [(await phone.get(f"/en/seat/{new_secret()}"))[0] for _ in range(21)] == [404] * 20 + [429]
            assert await phone.claim(code) == 429
            assert (await phone.get("/en/"))[0] == 200

    asyncio.run(run())


def test_a_page_from_elsewhere_claims_nothing(table: Table, store: Path) -> None:
    """Whatever it makes the browser of a player send."""

    async def run() -> None:
        code = table.issue(3)
        async with hall_of(store) as (phone,):
            for origin in ("http://evil.example", "null"):
                assert (await phone.post(f"/en/seat/{code}", origin)).status == 403
        assert table.codes.of_table(table.id)[3].phone == ""

    asyncio.run(run())


def test_a_code_may_be_typed(table: Table, store: Path) -> None:
    """In groups, as it is read out."""

    async def run() -> None:
        code = table.issue(2)
        async with hall_of(store) as (phone,):
            answer = await phone.post("/en/seat", code=" ".join((code[:13].upper(), code[13:])))
            assert answer.status == 303
            table.enter(*DEATH)
            status, said = await phone.get("/en/seat")
            assert (status, "Curse 8♦" in said, "DMS-008" in said) == (200, True, True)

    asyncio.run(run())


def test_a_server_started_again_knows_its_phones(table: Table, store: Path) -> None:
    """At the same address."""

    async def run() -> None:
        async with hall_of(store) as (phone,):
            await phone.claim(table.issue(3))
            cookies = phone.browser.cookie_jar
            async with hall_of(store) as (again,):
                again.browser._cookie_jar = cookies
                assert (await again.get("/en/seat"))[0] == 200

    asyncio.run(run())


def test_names_are_text(tmp_path: Path) -> None:
    """Whatever somebody calls himself, or his table, no page takes it for markup."""
    markup = "<script>alert(1)</script>"
    named = POSITION.replace("Carla", f'"{markup}"').replace("The back room", f'"{markup}"')
    table = Table(tmp_path / "store.sqlite", named)

    async def run() -> None:
        code = table.issue(3)
        async with hall_of(table.desk.path, 2) as (phone, other):
            pages = [await phone.get(f"/en/seat/{code}")]
            await phone.claim(code)
            await other.claim(table.issue(4))
            pages += [await phone.get("/en/seat"), await other.get("/en/seat")]
            assert [status for status, _ in pages] == [200] * 3
            assert not any("<script>" in said for _, said in pages)
            assert all("&lt;script&gt;" in said for _, said in pages)

    asyncio.run(run())
    table.close()
