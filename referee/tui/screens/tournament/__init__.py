"""The screens of the championship desk, one a module: lines typed at their foot go in; lists and the floor come out."""
