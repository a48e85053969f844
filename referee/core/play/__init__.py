"""How the table moves: a table and an entry go in, the next table with what is then owed comes out. Nobody judges."""
