"""Which translations were left behind: a mark of each language, as it was when they last agreed.

Marked is what a reader sees: the first phrasing, the answer and the detail. The other phrasings are each language's
own, so that one more way to ask in one language makes no other language older.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from unicodedata import normalize

from referee.errors import UnknownId
from referee.files import write_text
from referee.languages import LANGUAGES
from referee.library.upkeep.finding import ShelfFinding
from referee.library.upkeep.form import ID
from referee.library.upkeep.pages import WrittenRuling
from referee.library.upkeep.shelf_pages import RECORD, ShelfPages

Marks = Mapping[str, str]

HEAD = """\
# Written by `referee rulings agree`: a mark of what each ruling said in each language when they last agreed.
# Not to be edited by hand: `referee rulings check` compares it with the rulings as they are.

"""


def marks(entry: WrittenRuling) -> dict[str, str]:
    """A mark of each language in which the ruling says anything."""
    first: dict[str, str] = {}
    for lang, text in entry.phrasings():
        first.setdefault(lang, text)
    told = {
        lang: (first.get(lang), *(entry.said(part).get(lang) for part in ("answer", "detail"))) for lang in LANGUAGES
    }
    return {lang: _mark([text or "" for text in texts]) for lang, texts in told.items() if any(texts)}


def _mark(texts: Sequence[str]) -> str:
    said = "\0".join(" ".join(normalize("NFC", text).split()) for text in texts)
    return blake2b(said.encode(), digest_size=4).hexdigest()


def faults(shelf: ShelfPages) -> Iterator[ShelfFinding]:
    """Translations that are older than another, and rulings of which nothing is recorded."""
    if not shelf.record:
        if shelf.whole and not all(entry.is_house for entry in shelf.entries):
            yield ShelfFinding(RECORD, 1, "nothing_recorded", ("", ""), {})
        return
    recorded = _recorded(shelf)
    for id_ in shelf.record.tables:
        if id_ not in recorded:
            yield shelf.record.finding("record_broken", id_, name=id_)
        elif id_ not in shelf.ids and shelf.whole:
            yield shelf.record.finding("record_gone", id_, name=id_)
    for entry in _known(shelf).values():
        if entry.id in recorded or entry.id not in shelf.record.tables:
            yield from _entry_faults(entry, recorded.get(entry.id))


def _known(shelf: ShelfPages) -> dict[str, WrittenRuling]:
    """The rulings that can be told by their id."""
    used = Counter(entry.id for entry in shelf.entries)
    return {entry.id: entry for entry in shelf.entries if used[entry.id] == 1 and ID.fullmatch(entry.id)}


def _recorded(shelf: ShelfPages) -> dict[str, Marks]:
    told = shelf.record.tables.items() if shelf.record else ()
    return {id_: said for id_, said in told if isinstance(said, dict) and {*map(type, said.values())} == {str}}


def _entry_faults(entry: WrittenRuling, recorded: Marks | None) -> Iterator[ShelfFinding]:
    now = marks(entry)
    if recorded is None:
        if not entry.is_house:
            yield entry.finding("not_recorded", id=entry.id)
        return
    new = [lang for lang in now if lang not in recorded]
    changed = [lang for lang, mark in now.items() if lang not in new and recorded[lang] != mark]
    older = [lang for lang in now if lang not in (*new, *changed)]
    if new and not changed:
        yield entry.finding("newly_translated", f"answer.{new[0]}", langs=new, id=entry.id)
    elif changed and older:
        yield entry.finding("stale", f"answer.{older[0]}", changed=changed, older=older, id=entry.id)
    elif changed:
        yield entry.finding("changed_everywhere", id=entry.id)


def agree(folder: Path, ids: Sequence[str] = ()) -> tuple[str, ...]:
    """Record that the languages of these rulings agree as they stand; without ids, those of every ruling.

    Gives the ids whose record is new. Raises `UnknownId` `no_such_ruling` and `shelf_torn`, and `BadFile`.
    """
    shelf = ShelfPages(folder)
    if not shelf.whole:
        raise UnknownId("shelf_torn", word=shelf.unread[0].file)
    here = _known(shelf)
    for id_ in ids:
        if id_ not in here:
            raise UnknownId("no_such_ruling", word=id_[:60], near=())
    before = {id_: dict(said) for id_, said in _recorded(shelf).items() if id_ in here}
    after = before | {id_: marks(here[id_]) for id_ in ids or here}
    text = HEAD + "".join(_line(id_, after[id_]) for id_ in sorted(after))
    assert tomllib.loads(text) == after
    path = folder / RECORD
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        write_text(path, text, over=True)
    return tuple(id_ for id_ in after if after[id_] != before.get(id_))


def _line(id_: str, said: Marks) -> str:
    told = ", ".join(f'{lang} = "{said[lang]}"' for lang in LANGUAGES if lang in said)
    return f"{id_} = {{ {told} }}\n"
