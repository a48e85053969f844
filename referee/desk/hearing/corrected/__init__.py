"""A line goes in that says the last one was wrong; what takes its place, and what goes with it, comes out."""
