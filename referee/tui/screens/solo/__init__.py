"""The screens of a game that the program deals, one a module: choices go in; the table as it moves comes out."""
