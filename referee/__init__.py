"""What is typed at a real table of BANG! goes in; verdicts, clauses, what is due and answers come out."""

__version__ = "0.1.0"
