"""How much of what goes wrong in the program the tests notice: small faults go in, those nobody noticed come out.

    python -m tests.faults --faults 300 --seed 7 --out faults.jsonl

A fault is one small change of the code, chosen by the seed: a comparison turned, a number shifted, a line left out, two
arguments exchanged, a condition turned round. They are spread over all rooms of the house. Each is put into a copy of
the project, where the tests that are nearest to it run first, and all others until one fails. What survives is written
down with its place, for somebody to look at: a test is missing, or the change changes nothing.

Tools that do this (mutmut, cosmic-ray) try every change with one fixed list of tests; here it is a sample, drawn once
and tried on two suites, by tests in an order of their own.
"""
