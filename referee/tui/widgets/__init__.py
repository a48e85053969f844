"""The parts of the screens, each with its own look, keys and messages; they show what they are given."""
