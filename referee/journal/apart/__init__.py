"""A laptop that goes on without the server: what it writes meanwhile is its own until it is handed in.

`Laptop` is a store like any other: on the server as long as that can be reached, and in a file of this laptop, which
always holds what it has read and written, when not. `hand_in` brings back what was written apart. Nothing is merged:
where somebody else went on meanwhile, both lines stay, side by side from where they part, until somebody decides.
"""

from referee.journal.apart.diary import Diary
from referee.journal.apart.handing_in import HandedIn, Parted
from referee.journal.apart.laptop import Laptop

__all__ = ["Diary", "HandedIn", "Laptop", "Parted"]
