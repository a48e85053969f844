"""A typed line goes in cut into words; what each means at a table, seat, card, face or number, comes out."""
