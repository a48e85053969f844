"""The regulation of 2007: a tournament's entries go in; its state, verdicts, money and what is due come out.

No clock, no chance, no store, no screen. A seed is an argument; money and roles are the referee's, and what everybody
may know is made of what everybody heard (`aloud`).
"""
