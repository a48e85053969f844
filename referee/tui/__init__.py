"""The terminal app, one face of the desk: keys go in, screens come out.

`face.py` holds the desk and the words of the chosen language; what a line may become is
asked of `referee.typing`; `screens/` and `widgets/` only lay out what they are given. No rule stands here, and what
people typed is never read as markup.
"""

import os

os.environ.setdefault("TEXTUAL_FPS", "120")  # a flag moves the panels: the second frame this takes comes sooner
