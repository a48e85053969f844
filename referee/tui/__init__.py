"""The terminal app: one face of the desk.

`face.py` holds the desk and the words of the chosen language; `conversation.py`, `completion.py`, `light_keys.py`
and `dealing.py` turn what was typed into something to show and know nothing of a terminal; `screens/` and `widgets/`
only lay out what they are given. No rule stands here, and what people typed is never read as markup.
"""

import os

os.environ.setdefault("TEXTUAL_FPS", "120")  # a flag moves the panels: the second frame this takes comes sooner
