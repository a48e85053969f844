"""The search as one script: its parts in order, inside a single function, so that a page opened from disk may run it.

A browser loads no module and reads no file beside a page that it opened from disk: what a page needs has to be plain
scripts. In go the stemmers' names, out comes text. The stemmers are Snowball's own, written by its compiler.
"""

from collections.abc import Iterable
from pathlib import Path

SITE = Path(__file__).with_name("site")
STEMMERS = SITE / "stemmers"
BASE = "base-stemmer.js"
NOTICE = "/* Stemmers: Snowball, (c) 2001-2006 Dr Martin Porter and Richard Boulton, BSD licence: snowballstem.org */"


def search_script(stemmers: Iterable[str]) -> str:
    """Defines `Search` for the scripts after it; of the stemmers those that there are."""
    known = [name for name in sorted({*stemmers}) if name and (STEMMERS / f"{name}-stemmer.js").is_file()]
    theirs = [_read(STEMMERS / name) for name in (BASE, *(f"{each}-stemmer.js" for each in known))]
    table = ", ".join(f"{name}: {name.capitalize()}Stemmer" for name in known)
    ours = [_read(path) for path in sorted((SITE / "search").glob("*.js"))]
    parts = [NOTICE, "var BaseStemmer;", *theirs, f"const STEMMERS = {{{table}}};", *ours, "return Search;"]
    return "\n".join(['self.Search = (function () {\n"use strict";', *parts, "})();\n"])


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()
