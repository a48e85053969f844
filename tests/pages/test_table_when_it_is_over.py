"""A game that is won, logged or not yet, and players who are out: what the page of a table has to say of them."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest

from referee.lexicon import load
from referee.views.voice import Voice
from tests.pages.hall import open_hall
from tests.pages.seat_hall import Table
from tests.pages.test_table_page import words_of

LAST_TWO = """
sets base
log light
title The last two
seat 1 Ann sheriff willy_the_kid life 5/5 hand 4
seat 2 Bob renegade bart_cassidy life 3/4 hand 4
seat 3 Cid outlaw jourdonnais life 3/4 hand 4 out
turn 1 play
"""
LANGUAGES = ("en", "nl", "it", "de")


def seat_of(page: str, name: str) -> str:
    """The words on the card of a player."""
    cards = page.partition('<ol class="seats">')[2].split('<li class="seat ')
    return next(words_of(f"<{each}") for each in cards if name in each)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_victory_that_is_due_is_what_is_largest(store: Path, lang: str) -> None:
    """Before anybody logs it: nobody's turn is under way, no clock runs, and the start page says so too."""
    table, voice = Table(store, LAST_TWO), Voice(load(), lang)
    table.enter("2 out renegade")
    async with open_hall(store, now=time()) as here:
        pages = [(await here.get(f"/{lang}/table/{table.id}{which}")).text for which in ("", "/wall")]
        start = words_of((await here.get(f"/{lang}/")).text)
    table.close()
    side = voice.speech.side("law")
    for page in pages:
        largest = page.partition('<p class="whose won">')[2].partition("</p>")[0]
        assert "♛" in largest and side in largest
        assert "►" not in page and "data-since" not in page and 'class="must"' not in page
    assert "► Ann" not in start and "♛" in start


async def test_who_is_out_has_no_life_and_no_hand(store: Path) -> None:
    """Where nobody logged how it came either; a ghost that plays on has both."""
    table, ghost = Table(store, LAST_TWO), Table(store)
    ghost.enter("1 duel 2", "2 no", "2 lose 1", "2 out outlaw", "2 bury with beer", "1 draw 3")
    async with open_hall(store) as here:
        page = (await here.get(f"/en/table/{table.id}")).text
        mesa = (await here.get(f"/en/table/{ghost.id}")).text
    table.close()
    ghost.close()
    assert "Hand" in seat_of(page, "Bob") and "3/4" in seat_of(page, "Bob")
    assert "out" in seat_of(page, "Cid") and "Hand" not in seat_of(page, "Cid") and "3/4" not in seat_of(page, "Cid")
    assert "0/4" in seat_of(mesa, "Bruno")


async def test_of_cards_that_nobody_counts_nothing_is_told(store: Path) -> None:
    """A light log knows neither the deck nor the discards; what it does not know is no row of question marks."""
    table = Table(store, LAST_TWO)
    async with open_hall(store) as here:
        middle = (await here.get(f"/en/table/{table.id}")).text.partition("</section>")[0]
    table.close()
    assert "Deck" not in middle and "Discards" not in middle and "turned over" not in middle
