"""The verbs that open the app, and that tell other programs of it."""
