"""Codes that nobody guesses and everybody can type: on paper, in an address, in a picture for a camera."""

from __future__ import annotations

import secrets
from hmac import compare_digest

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a code: those that are typed on a tablet without changing the keyboard twice or mistaking one."""
LENGTH = 16


def new_code(length: int = LENGTH) -> str:
    """A code that was never there before; each letter is worth almost five bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def alike(given: str, code: str) -> bool:
    """Is this the code? It takes as long to say no as to say yes."""
    return compare_digest(given.encode(errors="replace"), code.encode())
