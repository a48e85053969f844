"""The verbs that open the app, and that tell other programs of it: words go in; a screen, or a script, comes out."""
