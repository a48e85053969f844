"""What is written of a duel reads back in any language; what cannot be so is kept out; who comes next stays hidden."""

import pytest
from msgspec.structs import replace

from referee import sets
from referee.core.book.panels import panels
from referee.core.judging.soundness import check
from referee.core.knowledge.public import public_of, seen_by
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.desk import codec
from referee.errors import BadJournal, BadLine, RefereeError
from referee.lexicon import load
from referee.notation import line_of, lines_of_position, read, read_game, read_position, write_game
from tests.rows import rows

TABLE = """
bang 1
sets base championship duel
seat 1 Anna duellist1 ?
seat 2 Anna duellist1 ?
seat 3 Bruno duellist2 ?
seat 4 Bruno duellist2 ?
"""
WORDS = load()
START, BOOK = read_position(TABLE, sets.bind, WORDS)
LINES = {
    "aside kit_carlson jourdonnais paul_regret rose_doolan": (
        "opzij kit jourdonnais paul rose",
        "daparte Kit Carlson Jourdonnais Paul Regret Rose Doolan",
        "setaside kit carlson jourdonnais paul regret rose doolan",
    ),
    "1 draft suzy_lafayette": ("1 drafts suzy", "1 arruola susy lafayette", "1 draft suzy lafayette"),
    "1 stack suzy_lafayette sid_ketchum": ("1 stapelt suzy sid", "1 impila suzy sid", "1 stacks suzy sid"),
    "3 stack": ("3 stapelt", "3 impila", "3 stack"),
    "3 field slab_the_killer el_gringo": ("3 opstellen slab gringo", "3 schiera slab gringo", "3 field slab gringo"),
    "1 swap": ("1 wisselt", "1 scambia", "1 swaps"),
    "2 enter kit_carlson": ("2 versterking kit", "2 rinforzo kit", "2 enters kit carlson"),
    "2 enter ?": ("2 binnenkomst ?", "2 subentra ?", "2 reinforcement ?"),
}
DUEL = (
    "aside kit_carlson jourdonnais paul_regret rose_doolan",
    *(
        f"{seat} draft {name}"
        for seat, name in zip(
            (1, 3) * 6,
            (
                "suzy_lafayette", "slab_the_killer", "willy_the_kid", "el_gringo", "calamity_janet", "bart_cassidy",
                "lucky_duke", "sid_ketchum", "black_jack", "pedro_ramirez", "jesse_jones", "vulture_sam",
            ),
            strict=True,
        )
    ),
    "1 stack willy_the_kid suzy_lafayette calamity_janet lucky_duke black_jack jesse_jones",
    "3 stack",
    "1 field willy_the_kid suzy_lafayette",
    "3 field slab_the_killer el_gringo",
    "3 draw 4 for opening",
    "1 draw 4 for opening",
    "1 turn",
    "1 swap",
    "1 draw 2",
    "1 duel 3",
    "3 no",
    "3 lose",
)  # fmt: skip


def log_of_a_duel() -> list[e.Entry]:
    """A duel as far as its first wound."""
    log: list[e.Entry] = [e.Opened(START)]
    for line in DUEL:
        log += read(line, replay(log, BOOK), BOOK, WORDS).entries
    return log


@rows("line", LINES)
def test_a_line_is_written_as_it_is_read(line: str) -> None:
    """And means the same in Dutch, Italian and English."""
    (entry,) = read(line, START, BOOK, WORDS).entries
    assert line_of(entry, BOOK) == line
    for said in LINES[line]:
        assert read(said, START, BOOK, WORDS).entries == (entry,)


@rows("line", ["1 draft", "1 draft nobody", "1 draft suzy sid", "1 aside suzy", "1 swap 2", "2 enter"])
def test_a_line_that_says_too_little_or_too_much_is_refused(line: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(BadLine):
        read(line, START, BOOK, WORDS)


def test_a_duel_reads_back_from_lines_and_from_json() -> None:
    """So does the table it leaves, as a position."""
    log = log_of_a_duel()
    assert list(read_game(write_game(log, BOOK, WORDS), sets.bind, WORDS).entries) == log
    assert codec.log_of(codec.entry_json(entry) for entry in log) == log
    table = replay(log, BOOK)
    again = read_position("\n".join(lines_of_position(table, BOOK)), sets.bind, WORDS)[0]
    assert replay([e.Opened(again)], BOOK) == table


def worlds() -> tuple[Table, Table]:
    """Two tables that differ only in the order of a pile, and in whether the referee knows it."""
    table = replay(log_of_a_duel(), BOOK)
    kept = table.slices["duel"]
    first, second = kept.sides
    other = replace(first, left=tuple(reversed(first.left)), ordered=False)
    return table, replace(table, slices={**table.slices, "duel": replace(kept, sides=(other, second))})


def test_the_order_of_a_pile_is_nobodys_business() -> None:
    """ITC-146: who waits is known to all, in which order is not; no seat but the referee's is told."""
    one, other = worlds()
    assert one != other
    assert public_of(one, BOOK) == public_of(other, BOOK)
    for viewer in range(5):
        assert seen_by(one, BOOK, viewer) == seen_by(other, BOOK, viewer)
        assert panels(one, BOOK, viewer) == panels(other, BOOK, viewer)


@pytest.mark.parametrize("line", ["1 draft suzy", "aside suzy", "3 field suzy sid"])
def test_only_characters_that_there_are_can_be_named(line: str) -> None:
    """The same entry of somebody nobody knows is not let in."""
    (entry,) = read(line, START, BOOK, WORDS).entries
    check(entry, START, BOOK)
    stranger = {"character": "nobody"} if hasattr(entry, "character") else {"characters": ("nobody",)}
    with pytest.raises(BadJournal):
        check(replace(entry, **stranger), START, BOOK)


@pytest.mark.parametrize("kept", ['{"barred":[5]}', '{"sides":[{"left":["a","b","c","d","e","f","g"]},{}]}'])
def test_what_cannot_be_remembered_is_not_let_in(kept: str) -> None:
    """A place that is not there, more characters than six."""
    quoted = kept.replace('"', '\\"')
    with pytest.raises(RefereeError):
        read_game(f'{TABLE.strip()}\nslice duel "{quoted}"\n---\n', sets.bind, WORDS)
