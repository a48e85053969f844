"""The screens of a game that the program deals, one a module."""
