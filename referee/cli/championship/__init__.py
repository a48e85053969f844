"""The verbs of a tournament, from sign-up to proof."""
