"""The texts of a ruling in little room: most of its words have been said by others before.

In go the texts, out come bytes, and the other way round. They are compressed as if they followed the pages of
`phrasebook.bin`, a few rulings that benchmarks/search_phrasebook.py has chosen. No ruling needs to be among them, so
that one that changes costs what it is; but what was kept can be read with the same pages only.
"""

from functools import cache
from pathlib import Path
from zlib import MAX_WBITS, compressobj, decompressobj, error

PAGES = Path(__file__).with_name("phrasebook.bin")
MOST = 1 << MAX_WBITS
"""As far back as anything can be said again, in bytes."""
_BEST, _DEFLATED, _MEMORY = 9, 8, 9


@cache
def pages() -> bytes:
    """The pages that come with the program."""
    return PAGES.read_bytes()


def abridged(told: bytes, after: bytes | None = None) -> bytes:
    """A text as it is kept, after these pages instead of the usual ones."""
    abridging = compressobj(_BEST, _DEFLATED, MAX_WBITS, _MEMORY, zdict=pages() if after is None else after)
    return abridging.compress(told) + abridging.flush()


def unabridged(kept: bytes) -> bytes:
    """The text that was kept so; raises zlib.error if it is damaged."""
    reading = decompressobj(MAX_WBITS, pages())
    told = reading.decompress(kept)
    if not reading.eof:
        raise error("a text breaks off")
    return told
