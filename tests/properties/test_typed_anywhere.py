"""Any line, typed at any table: it is refused in words or logged, and nothing that looks at the table breaks.

The tables are those of all cases, of every set with what it brings, with their own lines typed, and then random ones:
words of the shorthand, of the table's cards and seats, in any order. `python -m tests.hunts typed_anywhere` types as
many as find what hides.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from referee.core.judging.remedies import remedies
from referee.core.knowledge.public import as_seen, public_of
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Count
from referee.core.play.evolve import replay
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import RefereeError
from referee.lexicon import load
from referee.log.history import effective
from referee.typing.conversation import Conversation
from referee.typing.shorthand import verbs
from referee.views.dispute.assessment import assessment_of
from referee.views.dispute.disputed_entry import disputed_in_log
from referee.views.player_aid.permitted import Aid
from referee.views.unseen import Knowing
from referee.views.voice import Voice
from tests.cases.case import cases
from tests.hunts import many
from tests.properties.twins import Twins

SHARDS = 16
LINES = 12
"""So many lines are tried at each moment."""
SPOKEN = Voice(load(), "en")
NUMBERS = "? 0 1 2 3 4 5 6 7 8 10 99 -1 x2 h d c s 5h 10s ac qd hearts . ,"
SMALL_WORDS = "with for by to from at as hand discards deck face other all none sheriff outlaw renegade deputy law"
PLAIN = (*NUMBERS.split(), *SMALL_WORDS.split())


def words_at(log: TableLog) -> list[str]:
    """What may stand in a line at this table."""
    book = log.book
    seats = [name for seat in log.table.seats for name in (str(seat.number), seat.name)]
    return [*PLAIN, *book.cards, *book.characters, *book.causes, *seats, *3 * verbs(book), *2 * seats]


def line_at(log: TableLog, talk: Conversation, chance: Random) -> str:
    """Some line: words in any order, or a proposal, or what was logged before."""
    sort = chance.random()
    if sort < 0.2:
        return "."
    if sort < 0.35:
        return chance.choice(talk.last_lines() or (".",))
    words = words_at(log)
    line = " ".join(chance.choice(words) for _ in range(chance.choice((1, 2, 2, 3, 3, 4, 6))))
    due = [words for item in talk.view().due for words in item.typed]
    proposals = talk.completion(due).proposals(line[: chance.randrange(len(line) + 1)])
    return chance.choice(proposals).line if proposals and chance.random() < 0.5 else line


def look_at(log: TableLog, talk: Conversation, chance: Random) -> None:
    """All that is shown of a table, to its referee, to everybody and to a player."""
    viewer = chance.choice((None, *(seat.number for seat in log.table.seats)))
    seen = as_seen(log.table, log.book, viewer)
    assert all(count.most is None or count.least <= count.most for count in counted(log.table)), log.table
    talk.view()
    [talk.chronicle.line(number) for row in talk.chronicle.rows()[-3:] for number in row.numbers]
    SPOKEN.views.public_table(log.table, log.book)
    Aid(SPOKEN.speech).view(seen, log.book, viewer)
    Knowing(SPOKEN.speech).unseen(seen, log.book)
    if chance.random() < 0.2:
        disputed = disputed_in_log(log)
        assessment_of(disputed, public=chance.random() < 0.5)
        remedies(log.table_before(log.length - 1), log.entry(log.length - 1), log.book) if log.length > 1 else ()


def counted(table: Table) -> Iterator[Count]:
    """What is counted on a table: the deck and every hand."""
    yield table.deck
    yield from (seat.hand for seat in table.seats)


def tried(log: TableLog, chance: Random) -> int:
    """Lines typed here, seen before they are logged; how many."""
    talk = Conversation(log, SPOKEN)
    for _ in range(LINES):
        line = line_at(log, talk, chance)
        try:
            (log.enter if chance.random() < 0.4 else log.preview)(line)
        except RefereeError:
            continue
        except Exception as error:
            raise AssertionError(line) from error
        look_at(log, talk, chance)
    return LINES


def secrets_are_kept(log: TableLog, chance: Random) -> bool:
    """Would everybody see the same if the referee had noted other cards and roles where nobody else saw them?"""
    happened = [entry for _, entry in effective(log.entries)]
    other = Twins(happened, log.book, 0).other(chance)
    return public_of(replay(other, log.book), log.book) == public_of(replay(happened, log.book), log.book)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_no_line_breaks_a_table(shard: int, tmp_path: Path) -> None:
    """It is refused in words or logged; what is shown afterwards is shown; secrets move nothing that all may see."""
    desk = Desk(tmp_path / "store.sqlite")
    for seed in range(shard, many("moments", 32), SHARDS):
        chance = Random(seed)
        case = chance.choice(cases())
        try:
            log = desk.new(case.position)
        except RefereeError:
            continue
        log.every_step = chance.random() < 0.3
        try:
            for line in case.when[: chance.randrange(len(case.when) + 1)]:
                log.enter(line)
        except RefereeError:
            pass
        try:
            tried(log, chance)
        except Exception as error:
            raise AssertionError(f"seed {seed}, {case.id}") from error
        assert secrets_are_kept(log, chance), f"seed {seed}, {case.id}"
    desk.close()
