"""The verbs of one table, opened, logged, shown, followed, carried away: lines go in; verdicts and views come out."""
