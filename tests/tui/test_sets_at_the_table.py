"""What a set brings to the table: its verbs are completed and listed, its things due and its outcome shown."""

from pathlib import Path

import pytest

from referee import sets
from referee.desk.game_choice import with_needs
from referee.lexicon import load
from referee.notation.lines.verbs import VERBS
from referee.speech import Speech
from referee.typing.shorthand import verbs
from referee.views.table import Views
from tests.tui.seated import SEVEN, SIX_TO_GO, brought_in, late, opened, picture, prepared, table_of, typed, words

LANGUAGES = ("nl", "it", "en", "de")
BROUGHT = {verb: name for name in sets.names() for verb in sets.named(name).verbs}


def test_the_verbs_are_those_of_every_game_and_of_the_sets_in_force() -> None:
    """A verb of another set is none here."""
    usual = sets.bind(sets.USUAL)
    assert {*VERBS} - {"+", "-"} < {*verbs(usual)}
    for verb, name in BROUGHT.items():
        assert (verb in verbs(usual)) == (name in usual.sets)
        assert verb in verbs(sets.bind(with_needs((*sets.USUAL, name))))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_help_lists_the_verbs_of_the_sets_in_force(store: Path, lang: str) -> None:
    """Under the name of the set; at a table without it there is nothing of it."""
    for table, played in ((brought_in(store, late()), ("base", "rebel")), (prepared(store), ("base",))):
        async with opened(store, table, lang, size=(120, 60)) as pilot:
            await pilot.press("f1")
            await pilot.pause()
            flat, views = words(pilot), Views(Speech.of(lang), load())
            for name in sets.names():
                own = " · ".join(views.typed_name("verb", verb) for verb in sets.named(name).verbs)
                assert (f"{Speech.of(lang).say(f'set-{name}')}: {own}" in flat) is (name in played)
            for verb in verbs(sets.bind(sets.USUAL)):
                assert views.typed_name("verb", verb) in flat


async def test_what_may_be_done_besides_stands_below_what_a_set_offers(store: Path) -> None:
    """The Rebel! may turn his role up; he may play and end his turn all the same."""
    async with opened(store, brought_in(store, SIX_TO_GO)) as pilot:
        shown = picture(pilot)
        assert "○ Bruno turns up the Rebel! (may)  ▸ reveal" in shown
        assert "Bruno may play cards, or  ▸ end" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_verb_goes_on_with_the_names_of_its_kind(store: Path, lang: str) -> None:
    """The event cards, as the language calls them."""
    named = Views(Speech.of(lang), load()).typed_name("event", "ghost_town")
    verb = Views(Speech.of(lang), load()).typed_name("verb", "event")
    async with opened(store, brought_in(store, late()), lang) as pilot:
        await typed(pilot, f"{verb} {named[:3]}", enter=False)
        await pilot.press("tab")
        assert table_of(pilot).entry.value.strip() == f"{verb} {named}"
        await pilot.press("enter")
        await pilot.pause()
        assert table_of(pilot).log_of_table.length == 2


async def test_who_has_won_and_who_has_lost_is_told_seat_by_seat(store: Path) -> None:
    """With the clauses; the same clauses are given once."""
    lines = ["bang 1", "no", ".", "out", ".", "event other", ".", "bang 6", "no", "."]
    async with opened(store, brought_in(store, SIX_TO_GO, lines)) as pilot:
        flat = words(pilot)
        assert "♛ Won by the law" in flat
        assert "Won: Bruno, Carla [CRD-017" in flat
        assert "Lost: Anna [REB-017" in flat and "Lost: Dario, Elena, Fosca [CRD-017" in flat


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_lies_open_for_all_is_told_once_and_stays_with_a_flag_up(store: Path, lang: str) -> None:
    """On a small screen the head names everybody whom an event touches, and with a flag up the event at least."""
    game = late(SEVEN, "base events high_noon", "edition fourth")
    async with opened(store, brought_in(store, game, ["event hangover"]), lang) as pilot:
        speech = Speech.of(lang)
        event = speech.words.say("panel-lies-hangover", event="hangover")
        touched = speech.words.say("panel-touched-hangover", by="Anna")
        everybody = speech.words.joined(["Bruno", "Carla", "Dario", "Elena", "Fosca", "Gino"])
        told = speech.say("table-shown_alike", told=touched, others=everybody)
        assert event in words(pilot) and told in words(pilot)
        await typed(pilot, "5 bang 1")
        assert event[:30] in words(pilot) and told not in words(pilot)
