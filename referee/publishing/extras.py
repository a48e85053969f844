"""All of the site that is no page: style and scripts, the index, what a phone needs to keep it, and the mark.

In go the bytes of the index and what is told of each ruling in each language, out come files with their paths. What is
large is there twice: as it is, for browsers that fetch it, and as a script, for a page that was opened from disk; the
index is laid out there, since nothing is sent.
"""

import json
from base64 import b64encode
from collections.abc import Iterable, Iterator
from zlib import DEFLATED, compressobj

from referee.languages import LANGUAGES, facts
from referee.library.portable import Carried
from referee.library.ruling import Ruling
from referee.publishing.folder import MARK
from referee.publishing.script import SITE, search_script
from referee.publishing.words import SiteWords

AS_THEY_ARE = ("site.js", "asking.js", "star.svg")
STYLES = ("style.css", "rulings.css")
"""Sent as one; the second is also what a hall shows rulings with."""
File = tuple[str, bytes]
SURE = ("index.html", "style.css", "site.js", "asking.js", "search.js", "star.svg", "index.bin")
"""What is kept before anything is asked, beside what each language has."""


def told(rulings: Iterable[Ruling], lang: str) -> bytes:
    """What a search shows of each ruling: its id, question and answer, the language of these, and whether replaced."""
    every = tuple(rulings)
    replaced = {id_ for each in every for id_ in each.supersedes}
    texts = ((each, each.told(lang)) for each in every)
    rows = [[each.id, said.question, said.answer, said.lang, each.id in replaced] for each, said in texts]
    pressing = compressobj(9, DEFLATED, -15)
    return pressing.compress(_json(rows)) + pressing.flush()


def extras(index: Carried, texts: dict[str, bytes], version: str) -> Iterator[File]:
    """Every file that is no page."""
    yield MARK, f"referee publish\n{version}\n".encode()
    yield from ((name, (SITE / name).read_bytes()) for name in AS_THEY_ARE)
    yield STYLES[0], b"".join((SITE / name).read_bytes() for name in STYLES)
    yield "search.js", search_script(facts(lang).stemmer for lang in LANGUAGES).encode()
    yield "index.bin", index.sent
    yield "laid.js", _as_script("laid", index.laid)
    for lang, pressed in texts.items():
        yield f"texts-{lang}.bin", pressed
        yield f"texts-{lang}.js", _as_script(f"texts-{lang}", pressed)
    yield "sw.js", _worker(version)
    for lang in LANGUAGES:
        yield f"{lang}/site.webmanifest", _manifest(lang)


def _as_script(name: str, whole: bytes) -> bytes:
    return f'(self.TOLD = self.TOLD || {{}})["{name}"] = "{b64encode(whole).decode()}";\n'.encode()


def _worker(version: str) -> bytes:
    """The worker that keeps the site: each shelf under a name of its own."""
    each = [
        path for lang in LANGUAGES for path in (f"{lang}/index.html", f"{lang}/site.webmanifest", f"texts-{lang}.bin")
    ]
    said = f"const VERSION = {json.dumps(version)};\nconst SURE = {json.dumps([*SURE, *each])};\n"
    return said.encode() + (SITE / "sw.js").read_bytes()


def _manifest(lang: str) -> bytes:
    words = SiteWords(lang).said
    icon = {"src": "../star.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    about = {"name": words["title"], "short_name": words["short"], "description": words["about"], "lang": lang}
    shown = {"start_url": "index.html", "scope": "../", "display": "standalone", "icons": [icon]}
    colours = {"background_color": "#fbf6ec", "theme_color": "#7a2e12"}
    return _json({**about, **shown, **colours})


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
