"""The line with what was meant in the place of a word: only that word goes, and no name is begun twice."""

from pathlib import Path

from referee.desk.desk import Desk
from referee.lexicon import load
from referee.typing.conversation import Conversation
from referee.views.voice import Voice
from tests.notation.spoken import FIVE
from tests.rows import rows

PUT = [
    ("bang wells far", "far", "wells_fargo", "bang wells fargo"),
    ("anna barn ba", "ba", "barrel", "anna barn barrel"),
    ("ben sayz misst", "misst", "missed", "ben sayz missed"),
]


@rows(("line", "word", "choice", "put"), PUT)
def test_it_stands_there_once(tmp_path: Path, line: str, word: str, choice: str, put: str) -> None:
    """Where the words before it begin the name already only the rest is put in."""
    desk = Desk(tmp_path / "store.sqlite")
    try:
        talk = Conversation(desk.new(FIVE), Voice(load(), "en"))
        found = talk.completion([]).instead(line, word, (choice,))
        assert [each.line.strip().lower().rstrip("!") for each in found] == [put]
    finally:
        desk.close()
