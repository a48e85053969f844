"""Lines that say all there is to say are read once for all tables."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import read, read_game
from referee.notation.in_full import may_say_all, says_all
from referee.notation.words.tokens import words_of
from tests.rows import rows
from tests.second_engine import play, play_rebel

AS_EVER = ' # "'
"""A comment with a quote in it: such a line is looked at as it stands at its table."""
LEXICON = load()


@pytest.mark.parametrize("text", [*(play(seed).text for seed in range(3)), play_rebel(0).text])
def test_they_mean_what_they_mean_at_their_table(text: str) -> None:
    """What is kept of a line is what its table makes of it, in the middle of a game with all that is due there."""
    game, lines, in_full = read_game(text, sets.bind, LEXICON), text.splitlines(), 0
    table = evolve(Table(), game.opening, game.book)
    for each in game.lines:
        line = lines[each.number - 1]
        assert read(line, table, game.book, LEXICON) == read(line + AS_EVER, table, game.book, LEXICON)
        in_full += may_say_all(line, words_of(line)) and says_all(words_of(line), game.book)
        for entry in each.entries:
            table = evolve(table, entry, game.book)
    assert in_full > len(game.lines) // 3


@rows("line", ["3 draw 2", "3 bang 5", "3 lose 1", "3 gain 1", "3 flip jail", "anna no", '3 "no"'])
def test_what_hangs_on_the_table_is_none(line: str) -> None:
    """A line in which something is left out, a play or a draw, names and quotes are read at their table."""
    words, book = words_of(line), sets.bind(("base",))
    assert not (may_say_all(line, words) and says_all(words, book))
