"""The example game: cut into plays that are all of it, and told in lines that can be typed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from referee.core.nouns.entries import Entry, Noted, Picked
from referee.core.nouns.vocabulary import Card
from referee.desk.desk import unkept
from referee.lexicon import load
from referee.speech import LANGUAGES
from referee.tutorial.example import Example
from referee.views.history import Chronicle
from referee.views.voice import Voice
from tests.whole_games import audit_text


def example(lang: str = "en") -> Example:
    """The example in this language."""
    return Example(Voice(load(), lang))


def test_the_plays_are_the_whole_game() -> None:
    """Every entry is in just one play, in their order; only remarks are in none."""
    game = example()
    shown = [number for play in game.plays for number in play.entries]
    told = [number for number in range(1, game.log.length) if not isinstance(game.log.entry(number), Noted)]
    assert shown == told


def test_a_play_leaves_nothing_under_way() -> None:
    """A shot is stepped over with its answer and what it costs."""
    game = example()
    tables = [game.log.moments.after(play.entries[-1]) for play in game.plays]
    assert all(table.quiet or table.winner for table in tables)
    assert any(len(play.lines) > 5 for play in game.plays)


def test_a_play_is_what_the_history_reads_together() -> None:
    """Whole rows of the history: one play, and over it the heading where a turn begins; remarks left out."""
    game = example()
    rows = [
        (row.numbers, row.sort)
        for row in Chronicle(game.log, game.voice.views).rows()[1:]
        if not isinstance(game.log.entry(row.numbers[0]), Noted)
    ]
    for play in game.plays:
        own = [(numbers, sort) for numbers, sort in rows if numbers[0] in play.entries]
        assert tuple(number for numbers, _ in own for number in numbers) == play.entries
        assert "play" not in [sort for _, sort in own][:-1]
    assert sum(len(play.entries) for play in game.plays) == sum(len(numbers) for numbers, _ in rows)


def _as_named(entry: Entry) -> Entry:
    """The entry; a card picked by its name alone, since said so it keeps the face that lies open."""
    return replace(entry, card=Card(entry.card.kind)) if isinstance(entry, Picked) else entry


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_it_shows_say_what_happened(lang: str) -> None:
    """Typed one after the other in that language, they come to the very entries of the game, none of them mended."""
    game = example(lang)
    log = unkept(game.text.partition("---")[0] + "---\n", load())
    log.every_step = True
    for place, play in enumerate(game.plays, 1):
        outcomes = [log.enter(line, lang) for line in game.typed(place)]
        entries = [each.entry for outcome in outcomes for each in outcome.judged]
        meant = [game.log.entry(number) for number in play.entries]
        assert [*map(_as_named, entries)] == [*map(_as_named, meant)], game.typed(place)
        assert not any(outcome.mended for outcome in outcomes)


def test_its_flags_are_those_of_the_judge() -> None:
    """Going from flag to flag meets every finding there is, each with its reason and clause."""
    game, place, met = example(), 0, []
    while (later := game.next_flag(place)) != place:
        place = later
        met += game.flags(place)
    findings = audit_text(game.text).findings
    assert [flag.number for flag in met] == [each.number for each in findings if not each.judgement.clean]
    assert all(reason.clauses for flag in met for reason in flag.reasons + flag.doubts)


def test_it_ends_with_a_winner() -> None:
    """Nobody has won before the last plays."""
    game = example()
    assert [game.winner(0), game.winner(len(game.plays))] == ["", "outlaws"]
