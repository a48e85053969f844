"""Who knows what: a table goes in; out comes what everybody, or one player, may know of it, and what is unseen."""
