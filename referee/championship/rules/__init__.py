"""The tournament's own core: its entries, its state and its rules, by the Italian regulation of 2007.

Values in, values out: no clock, no chance, no store, no screen. A seed is an argument; money and roles are the
referee's, and what everybody may know is made of what everybody heard (`hearing`, `public`).
"""
