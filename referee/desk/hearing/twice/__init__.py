"""A line goes in that says what is logged already; the entry that says it, or says less of it, comes out."""
