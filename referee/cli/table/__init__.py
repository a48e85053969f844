"""The verbs of one table: it is opened, logged, shown, followed, carried away."""
