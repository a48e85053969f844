"""The page of a table, as a phone is given it: what `watch` shows, in words, and never less than was known last."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from referee.desk.following import Following
from referee.lexicon import load
from referee.pages.ring import ring
from referee.views.public_face import PublicFace, public_face
from referee.views.qr import qr_svg
from referee.views.voice import Voice
from tests.pages.hall import TOKEN, open_hall, played, typed
from tests.pages.hearing import next_of

GAMES = Path(__file__).parents[1] / "games"
SHOWN = ("seven_against_bruno", "the_dead_decide", "ten_at_the_table", "mezzogiorno_al_campionato", "an_open_rebellion")
LANGUAGES = ("nl", "it", "en", "de")


def begun(name: str, share: float) -> str:
    """A game up to a part of it."""
    deal, _, rest = (GAMES / f"{name}.game").read_text(encoding="utf-8").partition("---\n")
    lines = rest.splitlines()
    return "\n".join([f"{deal}---", *lines[: round(len(lines) * share)], ""])


def words_of(html: str) -> str:
    """What is read on a page."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", "", html)))


def everything(face: PublicFace) -> list[str]:
    """All that is to be seen of a table."""
    told = [face.title, face.turn, face.phase, face.waits, *face.must, *face.may, *face.shown, *face.lately, *face.open]
    told += [face.deck, face.discards, face.turned, face.winner, face.ending, face.missing]
    for seat in face.seats:
        view = seat.view
        told += [view.label, view.character, view.role, view.weapon, view.reach, *view.in_play, *view.shown, seat.word]
        told += [view.life, view.hand, seat.holding] if view.ghost or not view.out else []
    return [re.sub(r"\s+", " ", each) for each in told if each]


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("share", [0.5, 1.0])
async def test_all_that_everybody_may_see_is_on_the_page(store: Path, name: str, share: float) -> None:
    """Without script too, and on the wall but for what may be done besides."""
    table = played(store, begun(name, share))
    following = Following(store, table)
    following.look()
    face = public_face(following, Voice(load(), "it"))
    following.close()
    async with open_hall(store) as here:
        page, wall = [words_of((await here.get(f"/it/table/{table}{which}")).text) for which in ("", "/wall")]
    whose = (face.phase,) if face.winner else ()
    assert [each for each in everything(face) if each not in page and each not in whose] == []
    others = (*whose, *face.may, *(face.must[1:] if len(face.must) > 2 else ()))
    assert [each for each in everything(face) if each not in wall and each not in others] == []


async def test_a_card_that_waits_is_told_by_its_sign_and_in_words(store: Path) -> None:
    """Who hears the page hears what the sign says."""
    table = played(store, begun("eight_in_dodge_city", 0.0), ["anna turn", "draw 1", "knife"])
    async with open_hall(store) as here:
        page = words_of((await here.get(f"/en/table/{table}")).text)
    assert "◷Knife put down in this turn, not usable yet" in page


async def test_a_page_is_given_out_with_what_it_may_do(store: Path) -> None:
    """No script or style that is not a file of ours, no frame, no type guessed; a refresh where there is no script."""
    table = played(store, begun("short_evening", 0.5))
    async with open_hall(store) as here:
        answer = await here.get(f"/nl/table/{table}")
    policy = answer.headers["Content-Security-Policy"]
    assert "unsafe" not in policy and "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert '<noscript><meta http-equiv="refresh"' in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_there_is_not_is_told_on_a_page(store: Path, lang: str) -> None:
    """A table that there is not, an address that there is not: in words, with the way back, as 404."""
    played(store, begun("short_evening", 0.5))
    voice = Voice(load(), lang)
    async with open_hall(store) as here:
        for path in ("/table/nono", "/table/nono/wall", "/table/nono/live", "/nothing/here"):
            answer = await here.get(f"/{lang}{path}")
            assert answer.status == 404
            assert voice.say("hall-sorry") in words_of(answer.text) and f'href="/{TOKEN}/{lang}/"' in answer.text


async def test_the_way_in_goes_by_the_phones_language(store: Path) -> None:
    """The first that we speak; English where there is none."""
    asked = {"nl-BE,nl;q=0.9": "nl", "fr,it;q=0.5": "it", "": "en", "xx": "en", ",;,;q=": "en"}
    async with open_hall(store) as here:
        for said, lang in asked.items():
            answer = await here.get("", **{"Accept-Language": said})
            assert (answer.status, answer.headers["Location"]) == (303, f"/{TOKEN}/{lang}/")
        assert (await here.get("/en")).headers["Location"] == f"/{TOKEN}/en/"


async def test_every_page_is_there_in_every_language(store: Path) -> None:
    """The same page, with what was asked on it."""
    table = played(store, begun("short_evening", 0.5))
    async with open_hall(store) as here:
        for path in ("/", f"/table/{table}", f"/table/{table}?size=2"):
            text = (await here.get(f"/en{path}")).text
            assert all(f'href="/{TOKEN}/{lang}{path}"' in text for lang in LANGUAGES)


async def test_what_was_taken_back_is_gone_from_the_page(store: Path) -> None:
    """A page that is open hears of it as of an entry."""
    table = played(store, begun("seven_against_bruno", 0.0), ["bruno turn"])
    async with open_hall(store) as here:
        before = words_of((await here.get(f"/en/table/{table}")).text)
        async with here.client.get(here.url(f"/en/table/{table}/live")) as stream:
            first = await next_of(stream)
            assert first is not None and words_of(first.text).strip() in before
            typed(store, table, "draw")
            assert (await next_of(stream)) not in (None, first)
            typed(store, table, "retract")
            again = await next_of(stream)
        assert again is not None and (again.id, words_of(again.text)) == ("3", words_of(first.text))


async def test_while_the_store_is_gone_the_last_state_stays(store: Path) -> None:
    """It is said that it is old; when the store is there again, so is the table."""
    table = played(store, begun("short_evening", 0.5))
    stale = Voice(load(), "en").say("watch-stale", time="§").partition("§")[0]
    async with open_hall(store) as here:
        async with here.client.get(here.url(f"/en/table/{table}/live")) as stream:
            first = await next_of(stream)
            away = store.rename(store.with_suffix(".away"))
            gone = await next_of(stream)
            away.rename(store)
            back = await next_of(stream)
        assert first is not None and gone is not None and back is not None
        assert stale in gone.text and first.text.splitlines()[1:] == back.text.splitlines()[1:]
        assert words_of(first.text).strip() in words_of(gone.text)


async def test_a_file_that_a_browser_has_is_not_sent_again(store: Path) -> None:
    """It asks whether it is still the same."""
    async with open_hall(store) as here:
        first = await here.get("/assets/pages.css")
        again = await here.get("/assets/pages.css", **{"If-None-Match": first.headers["ETag"]})
        assert (first.status, again.status, again.text) == (200, 304, "")
        assert (await here.get("/assets/nothing.css")).status == 404
        assert (await here.get("/assets/..%2fhall.py")).status == 404


def test_the_seats_stand_round_the_table() -> None:
    """In the order of the turn: above from left to right, below from right to left; at the sides from six on."""
    assert ring(4) == ("top-1-of-2", "top-2-of-2", "bottom-2-of-2", "bottom-1-of-2")
    assert ring(7) == ("top-1-of-3", "top-2-of-3", "top-3-of-3", "right", "bottom-2-of-2", "bottom-1-of-2", "left")
    for seats in range(2, 11):
        assert len(set(ring(seats))) == seats
    assert ring(12) == ("",) * 12


@pytest.mark.parametrize("lines", [52, 82])
async def test_the_noon_timer_stands_in_the_middle(store: Path, lines: int) -> None:
    """Though it names who is next: it is about everybody."""
    game = (GAMES / "mezzogiorno_al_campionato.game").read_text(encoding="utf-8").splitlines()[: lines + 8]
    table = played(store, "\n".join([*game, ""]))
    async with open_hall(store) as here:
        middle = (await here.get(f"/en/table/{table}")).text.partition("</section>")[0]
    assert '<p class="shown">High noon' in middle


async def test_a_wall_shows_what_to_scan(store: Path) -> None:
    """The hall's address and nothing else, on walls alone, and only where a phone could open it."""
    table = played(store, begun("seven_against_bruno", 0.5))
    async with open_hall(store) as here:
        assert "qr" not in (await here.get(f"/en/table/{table}/wall")).text
        here.hall.address = "http://192.168.1.20:8421/thehall"
        wall, page = [(await here.get(f"/en/table/{table}{which}")).text for which in ("/wall", "")]
    picture = qr_svg("http://192.168.1.20:8421/thehall")
    assert picture and picture in wall and "style=" not in wall
    assert "<svg" not in page
