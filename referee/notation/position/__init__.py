"""A block of text goes in and a table comes out, and the other way round."""
