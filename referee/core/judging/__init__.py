"""Was it allowed, and what now: a table and an entry go in; out come verdicts, remedies, what is due, what one may."""
