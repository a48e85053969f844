"""The player aid: a table goes in; who may do what now comes out, and the reference card of the sets in force.

`permitted.py` puts into words what `referee.core.judging.permitted` works out, for whoever looks on. `card.py` makes
the reference card of the clauses that sets name in their chapters and the rulings that state them; `page.py` lays it
out as a page to print.
"""
