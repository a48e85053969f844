"""The dispute sheet: all there is to say about one entry of a log, for whoever has to decide about it.

`matter.py` takes the entry out of a table's log or of a game file; `knowing.py` leaves of a log what everybody at the
table knows; `case.py` works out what stood, what was said, and what taking the entry back would change; `remedies.py`
puts in order what would have made it legal. These hold no words. `sheet.py` says it all in one language, as the plain
records of `record.py`; `text.py` and `page.py` lay sheets of several languages out side by side, as text and as HTML.
"""
