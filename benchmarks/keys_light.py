"""The light version of a game, and the fewest keys of the light log for it."""

import asyncio
from collections.abc import Iterator
from itertools import product

from benchmarks.keys_typist import Counts, Typist
from referee import sets
from referee.core.book.questions import NEXT_SEAT
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.desk.table_log import TableLog
from referee.lexicon import fold, load
from referee.log import history
from referee.notation import line_of, read_game
from referee.tui.widgets.light_pad import LightPad
from referee.typing.light_keys import LightKeys, Pressed


def light_lines(entries: tuple[e.Entry, ...], book: Rulebook) -> list[tuple[str, ...]]:
    """The events of a game that a light log follows, each as the lines that say it."""
    table, found = evolve(Table(), entries[0], book), []
    for _, entry in history.effective(entries)[1:]:
        found += [event for event in _events(table, entry, book) if event]
        table = evolve(table, entry, book)
    return found


def _events(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[tuple[str, ...]]:
    match entry:
        case e.TurnBegan(by):
            yield (f"{by} turn",)
        case e.LifeLost(by, count) | e.LifeGained(by, count):
            yield (f"{by} {'lose' if isinstance(entry, e.LifeLost) else 'gain'} 1",) * count
        case e.Played(by, card, at) if card.kind in book.cards and book.cards[card.kind].stays:
            yield (f"{at[0] if at else by} lay {card.kind}",)
        case e.Dropped(by, card) if card.kind:
            yield (f"{by} lost {card.kind}",)
        case e.Passed(by, card, to):
            yield (f"{by} lost {card.kind}",)
            yield (f"{to} lay {card.kind}",)
        case e.Took(_, of, card) | e.Tossed(_, of, card) if card is not None and card.kind:
            yield (f"{of} lost {card.kind}",)
        case e.Eliminated(by, role):
            yield (f"{by} out {role or '?'}",)
        case e.Forfeited(by) if not table.seat(by).out:
            yield from ((f"{by} lost {card.kind}",) for card in table.seat(by).in_play if card.kind)
        case e.DeckTurned():
            yield ("turned",)


async def logged_light(typist: Typist, text: str, counts: Counts) -> None:
    """Log the light version of the game, and count."""
    game = read_game(text, sets.bind, load())
    await typist.press("⑤")
    if typist.screen.talk.lets_go_if_light:
        await typist.press("⑤")  # what the game begins with is let go
    await typist.until_logged(2)
    for event in light_lines(game.entries, game.book):
        before = typist.pressed
        for line in event:
            await _pressed_light(typist, line)
        counts.event.append(typist.pressed - before)


async def _pressed_light(typist: Typist, line: str) -> None:
    length, pad = typist.log.length, typist.screen.query_one(LightPad)
    keys = light_keys(typist, line, pad.pressed)
    await typist.press(keys)
    await typist.until_logged(length + 1)
    wanted = typist.log.entry(length)
    said = line_of(wanted, typist.log.book)
    if said.split()[:3] != line.split()[:3]:
        raise SystemExit(f"logged {said!r}, not {line!r}")
    while pad.pressed.line and pad._message_queue.qsize():
        await asyncio.sleep(0.002)


def light_keys(typist: Typist, line: str, now: Pressed) -> str:
    """The fewest keys of the light log for this line; a whole line after a colon where it has none."""
    log, face = typist.log, typist.screen.face
    keys = LightKeys(log.table, log.book, face.desk.lexicon, face.lang)
    words = line.split()
    for typed in _light_tries(log, keys, words):
        state = now
        for place, key in enumerate(typed):
            state = keys.press(state, "enter" if key == "\n" else key)
            if state.line and place < len(typed) - 1:
                break
        else:
            if state.line and (state.line == line or (state.line == "next" and words[1:] == ["turn"])):
                return typed
    return f":{line}\n"


def _light_tries(log: TableLog, keys: LightKeys, words: list[str]) -> Iterator[str]:
    if words == ["turned"]:
        yield "t"
        return
    seat = words[0].replace("10", "0")
    if words[1] == "turn":
        coming = Situation(log.table, log.book).ask(NEXT_SEAT, log.table.turn.seat)
        yield from ("n", "nn") if str(coming) == words[0] else ()  # twice where the first spells a name further
        return
    sign = {"lose": "-", "gain": "+", "lay": "c", "lost": "x", "out": "o"}.get(words[1], "")
    if not sign or len(words) < 3:
        return
    kind = "role" if words[1] == "out" else "card"
    names = [fold(name) for name in (keys.lexicon.name(kind, words[2], keys.lang), *keys.lexicon.names(kind, words[2]))]
    letters = [name[:count] for count in range(12) for name in names]
    for lead, spelt, end in product(("", seat), letters, ("", "\n")):
        yield f"{lead}{sign}{spelt}{end}"
