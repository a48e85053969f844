"""A line typed at a table goes in; what it comes to as it stands, late, said twice or as a correction comes out."""
