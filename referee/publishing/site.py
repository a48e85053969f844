"""The whole site: made of an open index, and put in the place of what was published before.

In go the index and a folder, out come how many pages there are and how large they are. Two times of the same shelf are
alike to the byte: no clock is asked, and the version is a sign of what the files say.
"""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from referee.languages import LANGUAGES
from referee.lexicon import load
from referee.library.portable import carried
from referee.library.search import Index
from referee.library.shelf import Library
from referee.publishing.catalogue import Catalogue
from referee.publishing.extras import extras, told
from referee.publishing.folder import check, write
from referee.publishing.pages import Pages
from referee.publishing.script import SITE

INDEXED, SORTED = 0.5, 0.65
"""The shares of the work that are done once there is the index, and once the rulings are sorted, as measured."""
Progress = Callable[[float], None]


class Published(NamedTuple):
    """What was written: of which shelf, how many pages, and how many bytes in all."""

    version: str
    pages: int
    bytes: int


def publish(index: Index, folder: Path, progress: Progress = lambda share: None) -> Published:
    """Write the site into this folder; `progress` hears which share of the work is done.

    Raises `BadFolder`: `not_a_site`, `cannot_publish`.
    """
    check(folder)
    library = index.library()
    both = carried(index, lambda share: progress(share * INDEXED))
    texts = {lang: told(library.rulings, lang) for lang in LANGUAGES}
    version = _version(library, *both, *texts.values())
    catalogue = Catalogue(library, load())
    progress(SORTED)
    pages = [(path, page.encode()) for path, page in _counted(Pages(catalogue, version), library, progress)]
    size = write(folder, [*pages, *extras(both, texts, version)])
    progress(1.0)
    return Published(version, len(pages), size)


def _counted(pages: Pages, library: Library, progress: Progress) -> Iterator[tuple[str, str]]:
    usual = len(LANGUAGES) * len(library.rulings) * 3  # a page each, and about two of what they are about
    for done, page in enumerate(pages.all()):
        progress(SORTED + (0.99 - SORTED) * min(1.0, done / (usual or 1)))
        yield page


def _version(library: Library, *parts: bytes) -> str:
    """A sign of all that the site says, and of what shows it."""
    sign = blake2b(repr([*library.rulings, *library.sources.values()]).encode(), digest_size=5)
    for part in (*parts, *(path.read_bytes() for path in sorted(SITE.rglob("*")) if path.is_file())):
        sign.update(part)
    return sign.hexdigest()
