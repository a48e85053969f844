"""The rulebook: sets of typed rules go in, one book that answers typed questions about a table comes out."""
