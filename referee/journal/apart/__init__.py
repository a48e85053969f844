"""A laptop that goes on without the server: lost connections go in, both lines of what was written come out.

`Laptop` is a store like any other: on the server as long as that can be reached, and in a file of this laptop, which
always holds what it has read and written, when not. `hand_in` brings back what was written apart. Nothing is merged:
where somebody else went on meanwhile, both lines stay, side by side from where they part, until somebody decides.
"""
