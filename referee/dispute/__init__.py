"""The dispute sheet: all there is to say about one entry of a log, for whoever has to decide about it.

`matter.py` takes the entry out of a table's log or of a game file; `knowing.py` leaves of a log what everybody at the
table knows; `case.py` works out what stood, what was said, and what taking the entry back would change; `remedies.py`
puts in order what would have made it legal. These hold no words. `sheet.py` says it all in one language, as the plain
records of `record.py`; `text.py` and `page.py` lay sheets of several languages out side by side, as text and as HTML.
"""

from referee.dispute.case import Case, case_of
from referee.dispute.matter import Matter, of_game, of_log
from referee.dispute.page import in_html
from referee.dispute.record import Sheet
from referee.dispute.sheet import sheet_of
from referee.dispute.text import in_text

__all__ = ["Case", "Matter", "Sheet", "case_of", "in_html", "in_text", "of_game", "of_log", "sheet_of"]
