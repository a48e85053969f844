"""What Tab offers first is what Enter logs, whatever begins a line: a verb, a card, a name, in any language.

The tables are those of all cases, of every set with what it brings, at some moment of the case. Every name is begun
somewhere, alone or after a seat. `python -m tests.hunts offered_first` looks at as many tables as find what hides.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import RefereeError
from referee.lexicon import load
from referee.speech import LANGUAGES
from referee.typing.conversation import Conversation
from referee.typing.offering import offered
from referee.typing.shorthand import verbs
from referee.views.voice import Voice
from tests.cases.case import cases
from tests.hunts import many

SHARDS = 6


def some_table(desk: Desk, chance: Random) -> TableLog:
    """The table of a case, after some of its lines."""
    while True:
        case = chance.choice(cases())
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


def names_at(log: TableLog, lang: str) -> list[str]:
    """Everything that is called something at this table, by all that this language calls it."""
    lexicon, book = load(), log.book
    kinds = {"verb": verbs(book), "card": tuple(book.cards), "character": tuple(book.characters)}
    kinds |= {"role": tuple(book.roles)} | {goes.kind: lexicon.ids(goes.kind) for goes in book.goes_on.values()}
    said = [
        name
        for kind, ids in kinds.items()
        for id_ in ids
        for name in (id_, *lexicon.names(kind, id_))
        if name == id_ or lexicon.is_said_in(lang, name, kind, id_)
    ]
    return list(dict.fromkeys((*said, *(seat.name for seat in log.table.seats))))


def wrong(talk: Conversation, line: str) -> str:
    """What Enter and Tab do, where these differ; empty where they do not."""
    completion = talk.completion([words for item in talk.view().due for words in item.typed])
    told = talk.preview(line)
    ways = offered(line, told, completion)
    if told.level in ("", "error") or not ways:
        return ""
    taken = talk.preview(ways[0].line)
    return "" if taken.said == told.said else f"{line!r} logs {told.said}, Tab takes {ways[0].line!r}: {taken.said}"


@pytest.mark.parametrize("shard", range(SHARDS))
def test_what_is_offered_first_is_what_is_logged(shard: int, tmp_path: Path) -> None:
    """A beginning goes before a guess, and Tab never shows another entry than Enter makes."""
    desk, found = Desk(tmp_path / "store.sqlite"), []
    for seed in range(shard, many("lines begun", SHARDS), SHARDS):
        chance = Random(seed)
        log, lang = some_table(desk, chance), LANGUAGES[seed % len(LANGUAGES)]
        talk = Conversation(log, Voice(load(), lang))
        for name in names_at(log, lang):
            line = name[: chance.randint(1, len(name))].strip().lower()
            start = chance.choice(("", "", f"{chance.randint(1, len(log.table.seats))} "))
            if told := wrong(talk, start + line):
                found.append(f"seed {seed}, {lang}: {told}")
    desk.close()
    assert not found, "\n".join(found)
