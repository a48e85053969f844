"""The page that shows the app: our own, so that neither font nor script comes from elsewhere.

In go the words of a language and the path below which everything stands; out come HTML and the headers that forbid the
browser to fetch anything from another machine. The terminal itself is textual-serve's, served from its own folder.
"""

from __future__ import annotations

from pathlib import Path

import textual_serve
from jinja2 import Environment, FileSystemLoader

from referee.speech import Speech

OURS = Path(__file__).parent / "page"
THEIRS = Path(textual_serve.__file__).parent / "static"
SIZES = range(8, 49)
SIZE = 16
_PAGES = Environment(loader=FileSystemLoader(OURS), autoescape=True)
WORDS = ("opening", "closed", "again", "continue")
FILE_WORDS = ("choose", "sending", "cancel")
NAME = "{name}"
"""Where the page puts the name of a file."""


def html(speech: Speech, root: str, size: str = "") -> str:
    """The page, in letters of this size."""
    words = {word: speech.say(f"serve-{word}") for word in WORDS}
    words |= {word: speech.say(f"page-file_{word}") for word in FILE_WORDS}
    words["save"] = speech.say("page-file_save", name=NAME)
    letters = int(size) if size.isascii() and size.isdecimal() and len(size) < 3 and int(size) in SIZES else SIZE
    return _PAGES.get_template("page.html").render(lang=speech.lang, root=root, size=letters, words=words)


def headers(host: str) -> dict[str, str]:
    """What the browser may do with the page: ask this host and no other."""
    allowed = {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self' 'unsafe-inline'",  # the terminal writes its own styles
        "font-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    return {
        "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in allowed.items()),
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-cache",
    }
