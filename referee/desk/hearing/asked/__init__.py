"""A line goes in of which only the referee knows what was meant; what he is asked, in one key, comes out."""
