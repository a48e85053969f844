"""Chooses the pages after which the texts of rulings are kept: `python -m benchmarks.search_phrasebook`.

Writes phrasebook.bin: the rulings, as they are told in an index, after which the others take the least room. Some are
drawn, and one after another gives way to another wherever that makes a sample of the shelf smaller. An index made with
other pages is made anew, so run it only when the shelf says much in other words.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import gettempdir

import msgspec

from benchmarks import options, yardstick
from benchmarks.search_shelf import FILE, rulings
from referee.library.search.phrasebook import MOST, PAGES, abridged
from referee.library.shelf import Library

SEED, DRAWN, EVERY = 1, 9, 13
"""How many rulings the pages have, of which the last stand there whole; and of how many one is in the sample."""


def room(texts: Sequence[bytes], pages: bytes) -> int:
    """How many bytes these texts take after these pages."""
    return sum(len(abridged(told, pages)) for told in texts)


def joined(texts: Sequence[bytes]) -> bytes:
    """These texts as pages: as much of the last of them as can be said again."""
    return b"".join(texts)[-MOST:]


def chosen_of(texts: Sequence[bytes], tries: int) -> bytes:
    """The pages that are best for these texts, of so many that are tried."""
    random, sample = Random(SEED), texts[::EVERY]
    pages = random.sample(texts, min(DRAWN, len(texts)))
    best = room(sample, joined(pages))
    for _ in range(tries):
        others = [*pages]
        others[random.randrange(len(others))] = random.choice(texts)
        size = room(sample, joined(others))
        if size < best:
            best, pages = size, others
    return joined(pages)


def main(arguments: Sequence[str] | None = None) -> None:
    """Choose them, tell what they save, and write them."""
    parser = options.parser(__doc__, only=FILE, tries=3, file=Path(gettempdir()) / PAGES.name)
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    parser.add_argument("--tries", type=int, default=300, help="how many exchanges are tried")
    parser.add_argument("--file", type=Path, default=PAGES, help="the file that is written")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with rulings(chosen.only) as folder:
        texts = [msgspec.json.encode(ruling) for ruling in Library.load(folder).rulings]
    pages = chosen_of(texts, chosen.tries)
    chosen.file.write_bytes(pages)
    print(f"{len(texts)} rulings, {sum(map(len, texts)):,} bytes: {room(texts, b''):,} without pages, ", end="")
    print(f"{room(texts, pages):,} with {len(pages):,} bytes of them")


if __name__ == "__main__":
    main()
