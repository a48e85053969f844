"""The referee's shorthand: lines, positions and `.game` files go in; entries and tables come out, and the other way.

The grammar is written down in docs/shorthand.md. Reading needs the table a line is typed at, because whatever is
left out is filled in from it; writing leaves nothing out.
"""

from referee.notation.game_file import GameFile, GameLine, read_game, read_position, table_before, write_game
from referee.notation.position_writing import lines_of_position
from referee.notation.reading import ParsedLine, read
from referee.notation.writing import explicit_line, line_of

__all__ = [
    "GameFile", "GameLine", "ParsedLine", "explicit_line", "line_of", "lines_of_position", "read", "read_game",
    "read_position", "table_before", "write_game",
]  # fmt: skip
