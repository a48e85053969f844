"""Whatever is shown for what is due means just that when it is typed: in every case and game, in every language.

The same words for the same thing are typed once by the same sets, where they are shown first;
`python -m tests.hunts shown_can_be_typed` types them wherever they are shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, permutations, product
from pathlib import Path

import pytest

from referee import sets
from referee.core.book.questions import ACTS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import Due, agenda
from referee.core.judging.judge import judge
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.nouns.vocabulary import FACES
from referee.core.play.evolve import evolve
from referee.errors import RefereeError
from referee.lexicon import load
from referee.notation import line_of, read, read_game
from referee.speech import LANGUAGES, Speech
from referee.typing.acting import Acting
from referee.typing.completion import Completion
from referee.views.table import Views
from tests.cases.case import cases
from tests.cases.outcome import played
from tests.hunts import many, some
from tests.whole_games import follow_text

GAMES = Path(__file__).parents[1] / "games"
LEXICON = load()
REST = "…"
SOME = ("9c", "8c", "9h", "8h", "2s", "as")
ANY = (*sorted(FACES), *"123456", "? ?", "?", "outlaw", "hand", "bang", "bart", *map(" ".join, permutations(SOME, 2)))
"""What may stand in the place of the dots besides what is proposed."""
OFTEN = many("times shown", 1)
"""How often the same words are typed for the same thing by the same sets."""

Shown = tuple[str, Table, Rulebook, tuple[Due, ...]]
"""Where it is shown, at which table, by which rules, and what presses there."""


@cache
def tables() -> tuple[Shown, ...]:
    """The table after every case, but for those that end on an offence."""
    every = ((case.id, played(case)) for case in cases())
    return tuple(shown_at(id_, done.table, done.book) for id_, done in every if done.verdict.level < Level.ILLEGAL)


def of_games() -> Iterator[Shown]:
    """The table after every line of every game, or of one in three."""
    for path in some(sorted(GAMES.glob("*.game")), 3):
        text = path.read_text(encoding="utf-8")
        book = read_game(text, sets.bind, LEXICON).book
        yield from (shown_at(f"{path.name}:{number}", table, book) for number, table in follow_text(text))


def shown_at(where: str, table: Table, book: Rulebook) -> Shown:
    """A table with what presses there, the same in every language."""
    return where, table, book, pressing(table, book)


def pressing(table: Table, book: Rulebook) -> tuple[Due, ...]:
    """What presses most; where nothing does, all that may be. Nothing of a turn that is not one."""
    if table.turn.seat and not Situation(table, book).ask(ACTS, table.turn.seat):
        return ()
    due = agenda(table, book).due
    return tuple(item for item in due if item.owed.must)[:1] or due


def shown(item: Due, table: Table, book: Rulebook, views: Views) -> Iterator[str]:
    """The lines for it, with the seat before what need not be."""
    if item.forced is not None:
        yield line_of(item.forced, book)
        return
    alone = item.owed.must or not item.owed.seat or item.options == ("set",)
    for words in views.due(table, book, item).typed:
        yield words if alone else f"{item.owed.seat} {words}"


def lawful(line: str, table: Table, book: Rulebook) -> bool:
    """Is the line read, and nothing that it says illegal or doubted?"""
    try:
        entries = read(line, table, book, LEXICON).entries
    except RefereeError:
        return False
    for entry in entries:
        verdict = judge(table, entry, book)
        if verdict.level >= Level.ILLEGAL or verdict.doubts:
            return False
        table = evolve(table, entry, book)
    return True


def gone_on(line: str, table: Table, book: Rulebook, views: Views) -> Iterator[str]:
    """The line with something in the place of its dots: what is proposed, then whatever fits."""
    head = line.removesuffix(REST).rstrip() + " "
    completion = Completion(Acting(table, book, LEXICON, views), (line,))
    proposed = [each.line for each in completion.proposals(head, 60)]
    yield from (*proposed, *(head + each for each in ANY))
    for more in proposed[:25]:
        yield from (each.line for each in completion.proposals(more, 40))
    yield from (f"{seat.number} {head}{each}" for seat, each in product(table.seats, ANY))
    names = chain(combinations(book.characters, 2), combinations(tuple(book.characters)[:5], 4))
    yield from (head + " ".join(each) for each in names)


def untypable(found: tuple[Shown, ...] | Iterator[Shown], lang: str) -> list[str]:
    """The lines shown that cannot be typed, each with where it was."""
    views, times = Views(Speech.of(lang), LEXICON), Counter[tuple[object, ...]]()
    wrong = []
    for where, table, book, pressed in found:
        told = [(item.owed.kind, line) for item in pressed for line in shown(item, table, book, views)]
        times.update(key := [(*each, book.sets) for each in told])
        for line in [line for (_, line), each in zip(told, key, strict=True) if times[each] <= OFTEN]:
            tried = gone_on(line, table, book, views) if line.endswith(REST) else (line,)
            if not any(lawful(each.strip(), table, book) for each in tried):
                wrong.append(f"{where}: {line}")
    return wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_in_a_case_can_be_typed(lang: str) -> None:
    """In the language in which it is shown."""
    assert untypable(tables(), lang) == []


def test_what_is_shown_in_a_game_can_be_typed() -> None:
    """After every line; of one game in three where nobody hunts."""
    assert untypable(of_games(), "en") == []
