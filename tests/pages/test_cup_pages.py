"""A tournament on its pages, from sign-up to champion: what was heard, when it was heard, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.championship.hall.listening import Listening
from referee.championship.office.office import Office
from referee.championship.office.playing import opened
from referee.championship.rules import entries as e
from referee.championship.rules.places import Paused
from referee.desk.desk import Desk
from referee.errors import RefereeError
from referee.lexicon import load
from referee.pages import hub
from referee.pages.cup import SECTIONS
from referee.speech import LANGUAGES
from referee.views.voice import Voice
from tests.championship.reports.made import NASTY, finished, renamed, under_way
from tests.journal.damage import rewrite
from tests.pages.cups import NOW, STAGES, before, kept, logged, spoken
from tests.pages.hall import OpenHall, open_hall
from tests.pages.hearing import next_of
from tests.pages.strangers import Answered, accusations


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages look for what is new whenever they are asked for."""
    monkeypatch.setattr(hub, "LOOK", 0.01)


PARTS = ("", "/where", "/where/2", "/wall", *(f"/{name}" for name in SECTIONS if name not in ("where", "ranking")))
CUP_OF_TEN = "enrol Anna Bruno Carla Dario Eva Fabio Gina Hugo Ida Lino eligible"


async def shown(here: OpenHall, part: str = "", lang: str = "en") -> str:
    """A part of the cup, which there is."""
    answer = await here.get(f"/{lang}/cup/thecup{part}")
    assert answer.status == 200, (part, answer.status)
    return answer.text


async def test_a_cup_is_walked_from_sign_up_to_a_leaver(store: Path) -> None:
    """Each page says what has just been heard: the draw, a round, its characters, a result, extra time, who left."""
    kept(store, [e.Opened("Coppa")])
    async with open_hall(store) as here:
        assert "10 more players have to sign up" in await shown(here)
        spoken(store, CUP_OF_TEN)
        assert "The tables are to be drawn" in await shown(here) and "Fabio" in await shown(here, "/where")
        assert "The tables are not drawn yet" in await shown(here, "/where/3")
        spoken(store, "draw 1,2,3,4,5/6,7,8,9,10")
        assert "Table 1, seat 3" in await shown(here, "/where/3")
        assert "On the left: Dario. On the right: Bruno." in await shown(here, "/where/3")
        spoken(store, "round 1 2:deputy 3:outlaw 4:outlaw 5:renegade", "hire 1 3:suzy:900 1:bart:300", "time 1 15 late")
        tables = await shown(here, "/tables")
        assert "Suzy Lafayette" in tables and "Round 1 is being played, Sheriff Anna" in tables
        assert "15 minutes extra" in await shown(here, "/clock") and "Sheriff in round 3" in await shown(
            here, "/where/3"
        )
        spoken(store, "hire 1 2:kit:100 4:rose:100 5:willy:100", "result 1 law 1+ 2+ 3- 4- 5-", "leave carla")
        assert "Round 1 · Sheriff Anna" in await shown(here, "/results")
        assert "Has left the tournament" in await shown(here, "/where/3")
        assert "<li>Carla</li>" in await shown(here, "/penalties")


async def test_a_correction_is_shown_as_if_it_had_always_been_so(store: Path) -> None:
    """What was heard wrongly is put right everywhere, never patched: a hire, a Sheriff, a result taken back."""
    kept(store, [e.Opened("Coppa")])
    async with open_hall(store) as here:
        spoken(store, CUP_OF_TEN, "draw 1,2,3,4,5/6,7,8,9,10", "round 1", "hire 1 3:suzy:900")
        assert "Suzy Lafayette" in await shown(here, "/tables")
        logged(store, e.Corrected(13, e.CharacterHired(1, 1, 3, "kit_carlson", 900)))
        tables = await shown(here, "/tables")
        assert "Kit Carlson" in tables and "Suzy" not in tables
        logged(store, e.Retracted(14), e.Retracted(13))
        assert "Suzy" not in await shown(here, "/tables") and "Kit" not in await shown(here, "/tables")


@pytest.mark.parametrize("stage", ["signed_up", "under_way", "named"])
async def test_nothing_stands_at_the_address_of_the_ranking_before_it_may_be_seen(store: Path, stage: str) -> None:
    """ITC-119: who guesses it is answered as at any address at which nothing stands, byte for byte, stream and all."""
    kept(store, STAGES[stage]())
    async with open_hall(store) as here:
        for end in ("", "/live"):
            told = await here.get(f"/en/cup/thecup/ranking{end}")
            other = await here.get(f"/en/cup/thecup/rankinx{end}")
            assert (told.status, other.status) == (404, 404)
            assert told.text.replace("/ranking", "/rankinx") == other.text
            assert {**told.headers, "Date": ""} == {**other.headers, "Date": ""}
        for part in PARTS:
            assert 'thecup/ranking"' not in await shown(here, part)


async def test_the_ranking_comes_with_the_last_duel_and_goes_with_it(store: Path) -> None:
    """ITC-119: a stream of it ends when the last duel is taken back, and its address is one like any other again."""
    log = finished()
    last = max(number for number, entry in enumerate(log) if isinstance(entry, e.DuelWon))
    kept(store, log[:last])
    async with open_hall(store) as here, here.client.get(here.url("/en/cup/thecup/live")) as phone:
        heard = await next_of(phone)
        assert heard is not None and "/ranking" not in heard.text
        logged(store, log[last])
        heard = await next_of(phone)
        assert heard is not None and "Champion: " in heard.text and "/ranking" in heard.text
        assert 'thecup/ranking"' in await shown(here, "/tables")
        async with here.client.get(here.url("/en/cup/thecup/ranking/live")) as ranking:
            heard = await next_of(ranking)
            assert heard is not None and "gained in" in heard.text
            logged(store, e.Retracted(last))
            heard = await next_of(ranking)
            assert heard is not None and (heard.event, heard.text) == ("ended", "")
        assert (await here.get("/en/cup/thecup/ranking")).status == 404


async def test_who_won_and_as_what_is_told_when_all_is_over(store: Path) -> None:
    """ITC-119: before, no side and no role but the Sheriff's stands on any page; then they do."""
    kept(store, before(e.DuelWon), "going")
    kept(store, finished(), "gone")
    words = ("Renegade", "Outlaw", "wins", "in play")
    async with open_hall(store) as here:
        for part in PARTS:
            told = (await here.get(f"/en/cup/going{part}")).text
            assert [word for word in words if word in told] == [], part
        assert "the Outlaws win" in (await here.get("/en/cup/gone/results")).text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_part_is_whole_without_script_and_links_to_itself_in_the_other_languages(
    store: Path, lang: str
) -> None:
    """What is shown stands in the page itself, which says how to refresh it; the languages lead to the same part."""
    kept(store, under_way())
    async with open_hall(store) as here:
        for part in PARTS:
            text = await shown(here, part, lang)
            assert 'id="live"' in text or part == "/where"
            assert all(f'href="{here.hall.root}/{each}/cup/thecup{part}"' in text for each in LANGUAGES)
        assert '<meta http-equiv="refresh"' in await shown(here, "/tables", lang)


@pytest.mark.parametrize(
    ("typed", "leads_to"),
    [("eva", "/where/5"), ("Eva+Rosi", "/where/5"), ("EVAA+rossi", "/where/5"), ("5", "/where/5")],
)
async def test_a_name_typed_leads_to_its_player(store: Path, typed: str, leads_to: str) -> None:
    """With the typing errors that a word of its length is forgiven; the address of a player can be sent."""
    names = ("Alessia Conti", "Bruno Ferri", "Chiara Galli", "Davide Moro", "Evaa Rossi")
    kept(store, [e.Opened("C"), *(e.PlayerEnrolled(number, name) for number, name in enumerate(names, 1))])
    async with open_hall(store) as here:
        answer = await here.get(f"/en/cup/thecup/where?q={typed}")
        assert (answer.status, answer.headers["Location"]) == (303, f"{here.hall.root}/en/cup/thecup/where/5")


async def test_several_or_nobody_are_told_as_such(store: Path) -> None:
    """Who may be meant is listed; what was typed is shown as it was, and is no markup."""
    kept(store, under_way())
    async with open_hall(store) as here:
        assert "23 players may be “rossi”" in await shown(here, "/where?q=rossi")
        told = await shown(here, "/where?q=%3Cscript%3Ealert(1)%3C/script%3E")
        assert "Nobody here is called “&lt;script&gt;" in told and "Everybody" in told
        assert accusations(Answered("200", "text/html", told)) == []


@pytest.mark.parametrize("number", ["0", "99", "-1", "007", "²", "1e1", "x", "%00", "9" * 400])
async def test_a_number_that_nobody_has_is_an_address_at_which_nothing_stands(store: Path, number: str) -> None:
    """As is a tournament that there is not, and a table that is none."""
    kept(store, under_way())
    desk = Desk(store)
    table = desk.bring_in("bang 1\nsets base\nseat 1 A\nseat 2 B\nseat 3 C\nseat 4 D\n---\n").stream
    desk.close()
    async with open_hall(store) as here:
        for path in (f"/thecup/where/{number}", f"/{number}", f"/{table}", f"/{number}/wall/live", "/thecu"):
            assert (await here.get(f"/en/cup{path}")).status == 404, path


async def test_names_that_are_markup_are_names_on_every_part(store: Path) -> None:
    """Of the tournament, its region and its players, in reasons too: they are shown as they were typed."""
    kept(store, renamed(NASTY, "<img src=x onerror=alert(1)>", "Ann"))
    async with open_hall(store) as here:
        for part in (*PARTS, "/ranking"):
            told = await shown(here, part)
            assert "&lt;script&gt;alert(1)&lt;/script&gt;" in told
            assert accusations(Answered("200", "text/html", told)) == [], part


async def test_a_store_that_is_gone_leaves_the_cup_as_it_stood_last(store: Path) -> None:
    """It is said so on the page; once the store is there again it goes on."""
    kept(store, under_way())
    async with open_hall(store) as here, here.client.get(here.url("/en/cup/thecup/live")) as phone:
        await next_of(phone)
        store.rename(store.with_suffix(".away"))
        heard = await next_of(phone)
        assert heard is not None and "The store cannot be read now" in heard.text
        store.with_suffix(".away").rename(store)
        heard = await next_of(phone)
        assert heard is not None and "cannot be read" not in heard.text


def test_only_what_was_heard_or_a_minute_of_a_round_is_something_new(store: Path) -> None:
    """A warning and lots are nothing new; a hire is, a pause, and every minute while a round is played."""
    now = [NOW]
    kept(store, under_way())
    listening = Listening(store, "thecup", lambda: now[0])
    assert listening.look() and not listening.look()
    logged(store, e.Warned(1, "late"), e.LotsDrawn((1, 2)))
    assert not listening.look()
    logged(store, e.CharacterHired(3, 3, 10, "suzy_lafayette", 500))
    assert listening.look()
    now[0] += 60
    assert listening.look() and not listening.look()
    logged(store, Paused("lunch"))
    assert listening.look()
    listening.close()


def test_a_tournament_that_there_is_not_cannot_be_listened_to(store: Path) -> None:
    """Neither under another name nor without a store."""
    listening = Listening(store, "thecup", lambda: NOW)
    with pytest.raises(RefereeError):
        listening.look()
    Office(store).close()
    with pytest.raises(RefereeError):
        listening.look()


async def test_a_cup_of_which_a_part_is_lost_says_so(store: Path) -> None:
    """What is shown was worked out without it."""
    kept(store, under_way())
    rewrite(store, 40, lambda entry: entry[:-2], fits=False)
    async with open_hall(store) as here:
        assert "A part of this tournament cannot be read" in await shown(here)


async def test_from_a_tournament_one_comes_to_the_table_that_plays(store: Path) -> None:
    """By the list of tables and from one's own place, as soon as its game is logged; no longer than its round lasts."""
    kept(store, [e.Opened("Coppa")])
    spoken(store, CUP_OF_TEN, "draw 1,2,3,4,5/6,7,8,9,10", "round 1")
    async with open_hall(store) as here:
        assert "/table/" not in await shown(here, "/tables") + await shown(here, "/where/3")
        desk, office = Desk(store), Office(store)
        game, _ = opened(desk, office.opened("thecup"), 1)
        office.close()
        desk.close()
        for part in ("/tables", "/where/3"):
            assert f'href="{here.hall.root}/en/table/{game.stream}"' in await shown(here, part)
        assert "/table/" not in await shown(here, "/where/8")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_round_that_is_played_has_no_result_yet(store: Path, lang: str) -> None:
    """What stands under now and next does not read as if the result were there."""
    kept(store, [e.Opened("Coppa")])
    hired = "hire 1 1:bart:300 2:kit:100 3:suzy:900 4:rose:100 5:willy:100"
    spoken(store, CUP_OF_TEN, "draw 1,2,3,4,5/6,7,8,9,10", "round 1", hired)
    words = Voice(load(), lang).say("tournament-awaited-result", table="1", round="1")
    async with open_hall(store) as here:
        for part in ("", "/wall"):
            assert words in await shown(here, part, lang)
