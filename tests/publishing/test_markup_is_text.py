"""What a ruling says is text: markup in it is shown, not obeyed."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from referee.lexicon import load
from referee.library.search import Index
from referee.library.shelf import Library
from referee.publishing.catalogue import Catalogue
from referee.publishing.pages import Pages
from tests.publishing.reading import PageRead

MARKUP = "</p><script>alert(1)</script><img src=x onerror=alert(2)> \" ' & {{ 7 * 7 }}"


def test_markup_in_a_ruling_is_shown(small: Index, tmp_path: Path) -> None:
    """In every field that a person may write, on every page."""
    library = small.library()
    hostile = [
        msgspec.structs.replace(
            each,
            question={lang: tuple(MARKUP for _ in said) for lang, said in each.question.items()},
            answer=dict.fromkeys(each.answer, MARKUP),
            detail=dict.fromkeys(each.answer, MARKUP),
            topics=(MARKUP,),
            reason=MARKUP,
            author=MARKUP,
            tournament=MARKUP,
        )
        for each in library.rulings
    ]
    hostile[0] = msgspec.structs.replace(hostile[0], source="", standing="house", clauses=())
    sources = [msgspec.structs.replace(each, title=MARKUP, edition=MARKUP) for each in library.sources.values()]
    for path, text in Pages(Catalogue(Library(hostile, sources), load()), "0").all():
        assert "<script>alert" not in text
        assert "<img" not in text
        assert "49" not in text.replace("&#39;", "").replace("&#34;", "")
        page = tmp_path / path.replace("/", "-")
        page.write_text(text, encoding="utf-8")
        assert PageRead(page).wrong == [], json.dumps(path)
