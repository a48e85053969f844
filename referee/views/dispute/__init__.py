"""The dispute sheet: one entry of a log goes in; all there is to say about it comes out, for whoever has to decide.

`disputed_entry.py` takes the entry out of a table's log or of a game file; `public_log.py` leaves of a log what all at
the table know; `assessment.py` works out what stood, what was said, and what taking the entry back would change;
`remedies.py` finds what would have made it legal. These hold no words. `wording.py` says it all in one
language, as the plain records of `sheet.py`; `text.py` and `page.py` lay sheets of several languages out side by side.
"""
