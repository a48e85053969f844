"""What the program takes: each benchmark is run as `python -m benchmarks.NAME`, its first lines say what it prints.

With `--small` each does the same in a moment, on less; so the tests run them all.
"""
