"""What Tab offers first is what Enter logs, whatever begins a line: a verb, a card, a name, in any language.

The tables are those of all cases, of every set with what it brings, at some moment of the case. Every name is begun
somewhere: alone, after a seat, or where a card is to say at whom; at a table of the sets that bring it, and some at
those of more sets too. `python -m tests.hunts offered_first` looks at as many tables as find what hides, and begins
every name at each.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from referee.core.book.rulebook import Rulebook
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import RefereeError
from referee.lexicon import load
from referee.sets import bind
from referee.speech import LANGUAGES
from referee.typing.completion import Completion
from referee.typing.conversation import Conversation
from referee.typing.offering import offered
from referee.typing.shorthand import verbs
from referee.views.voice import Voice
from tests.cases.case import cases
from tests.hunts import many

PLAYED_BY = sorted({case.sets for case in cases()})
AIMED = ("bang", "panic", "jail")
"""Cards that go on with a seat."""
TABLES = many("lines begun", 1)
SOME = 0.05
"""The share of the names that are begun at tables of fewer sets already, and begun once more."""


def some_table(desk: Desk, sets: tuple[str, ...], chance: Random) -> TableLog:
    """The table of a case of a game by these sets, after some of its lines."""
    known = [case for case in cases() if case.sets == sets]
    while True:
        case = chance.choice(known)
        try:
            log = desk.new(case.position)
        except RefereeError:
            continue
        try:
            for line in case.when[: chance.randrange(len(case.when) + 1)]:
                log.enter(line)
        except RefereeError:
            pass
        return log


def names_in(book: Rulebook, lang: str) -> list[str]:
    """Everything that is called something by these rules, by all that this language calls it."""
    lexicon = load()
    kinds = {"verb": verbs(book), "card": tuple(book.cards), "character": tuple(book.characters)}
    kinds |= {"role": tuple(book.roles)} | {goes.kind: lexicon.ids(goes.kind) for goes in book.goes_on.values()}
    said = [
        name
        for kind, ids in kinds.items()
        for id_ in ids
        for name in (id_, *lexicon.names(kind, id_))
        if name == id_ or lexicon.is_said_in(lang, name, kind, id_)
    ]
    return list(dict.fromkeys(said))


@cache
def begun_elsewhere(names: tuple[str, ...], lang: str) -> frozenset[str]:
    """What is called something at tables of fewer of these sets, too."""
    fewer = (each for each in PLAYED_BY if {*each} < {*names})
    return frozenset(name for each in fewer for name in names_in(bind(each), lang))


def names_to_begin(log: TableLog, names: tuple[str, ...], lang: str, chance: Random) -> list[str]:
    """The players, and the names that these sets bring; of those begun elsewhere some, in a hunt all."""
    known = frozenset() if TABLES > 1 else begun_elsewhere(names, lang)
    brought = (name for name in names_in(log.book, lang) if name not in known or chance.random() < SOME)
    return list(dict.fromkeys((*brought, *(seat.name for seat in log.table.seats))))


def wrong(talk: Conversation, completion: Completion, line: str) -> str:
    """What Enter and Tab do, where these differ; empty where they do not."""
    told = talk.preview(line)
    word = line.rpartition(" ")[2]
    about_it = told.level == "error" and not told.lines and not told.choices and f"“{word}”" in told.said[0][1]
    said = talk.voice.say("acting-only_begun", typed=word) if about_it else ""
    if about_it and told.said[0][1] != said and completion.begins(line, word):
        return f"{line!r} is begun, but it is said: {told.said}"
    ways = () if told.level in ("", "error") else offered(line, told, completion)
    if not ways:
        return ""
    taken = talk.preview(ways[0].line)
    return "" if taken.said == told.said else f"{line!r} logs {told.said}, Tab takes {ways[0].line!r}: {taken.said}"


def begun_somewhere(name: str, log: TableLog, chance: Random) -> str:
    """The beginning of a name, where a line may have it."""
    seat, card = chance.choice(log.table.seats), chance.choice(AIMED)
    before = chance.choice(("", "", f"{seat.number} ", f"{seat.name} ", f"{card} ", f"{seat.number} {card} "))
    return f"{before}{name[: chance.randint(1, len(name))].strip()}".lower()


@pytest.mark.parametrize("sets", PLAYED_BY, ids="+".join)
def test_what_is_offered_first_is_what_is_logged(sets: tuple[str, ...], tmp_path: Path) -> None:
    """A beginning goes before a guess, Tab never shows another entry than Enter makes, and a word that Tab goes on
    with is said to be begun."""
    desk, found = Desk(tmp_path / "store.sqlite"), []
    for seed in range(TABLES):
        chance, lang = Random(f"{sets} {seed}"), LANGUAGES[seed % len(LANGUAGES)]
        log = some_table(desk, sets, chance)
        talk = Conversation(log, Voice(load(), lang))
        completion = talk.completion([words for item in talk.view().due for words in item.typed])
        lines = (begun_somewhere(name, log, chance) for name in names_to_begin(log, sets, lang, chance))
        found += [f"seed {seed}, {lang}: {told}" for line in lines if (told := wrong(talk, completion, line))]
    desk.close()
    assert not found, "\n".join(found)
