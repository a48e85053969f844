"""The pages: well-formed, linked with each other, complete without a script, and of one host."""

from __future__ import annotations

import re
from pathlib import Path

import html5lib
import msgspec
import pytest

from referee.languages import LANGUAGES
from referee.lexicon import load
from referee.library.search import Index
from referee.library.shelf import Library
from referee.publishing.catalogue import Catalogue
from referee.publishing.pages import Pages
from tests.publishing.reading import PageRead, pages

ELSEWHERE = re.compile(r"(?:https?:)?//(?!www\.w3\.org/2000/svg|snowballstem)[\w.-]+\.[a-z]{2,}", re.IGNORECASE)
INLINE = re.compile(r"\son\w+\s*=|\sstyle\s*=|<style", re.IGNORECASE)


@pytest.fixture(scope="module")
def read(site: Path) -> list[PageRead]:
    """Every page of the small site."""
    return pages(site)


def test_there_is_a_page_of_every_ruling_in_every_language(site: Path) -> None:
    """A permalink each, the same below the folder of each language."""
    found = {lang: sorted(path.name for path in (site / lang / "ruling").iterdir()) for lang in LANGUAGES}
    assert "one-beer-one-life.html" in found["nl"]
    assert all(found[lang] == found["nl"] for lang in LANGUAGES)


def test_pages_are_well_formed(read: list[PageRead]) -> None:
    """By the letter of HTML: each element ends where it may, ids are there once, and so is the first heading."""
    for page in read:
        html5lib.HTMLParser(strict=True).parse(page.text)
        assert page.wrong == [], page.path
        ids = [each.about["id"] for each in page.elements if "id" in each.about]
        assert len(ids) == len({*ids}), page.path
        (html,) = page.all("html")
        assert html.about["lang"] in LANGUAGES
        assert len(page.all("h1")) == len(page.all("main")) == len(page.all("title")) == 1, page.path
        assert not [each for each in page.all("p") if "p" in each.within], page.path


def test_every_link_leads_to_a_file_of_the_site(read: list[PageRead], site: Path) -> None:
    """Pages, scripts, style and picture: relative, and there."""
    for page in read:
        for link in page.links:
            assert page.at(link).is_file(), (page.path, link)
            assert page.at(link).is_relative_to(site.resolve()), (page.path, link)


def test_languages_answer_each_other(read: list[PageRead]) -> None:
    """Each page names itself and its like in every language, and these name it."""
    spoken = {}
    for page in read:
        alternates = [each for each in page.all("link") if each.about.get("rel") == "alternate"]
        spoken[page.path] = {each.about["hreflang"]: page.at(each.about["href"]) for each in alternates}
        (canonical,) = [each for each in page.all("link") if each.about.get("rel") == "canonical"]
        assert page.at(canonical.about["href"]) == page.path
    for path, others in spoken.items():
        assert {*others} == {*LANGUAGES, "x-default"}
        assert path in others.values()
        assert all(spoken[other] == others for other in others.values()), path


def test_no_byte_comes_from_another_host(site: Path) -> None:
    """No file of the site names one, but for the name space of pictures and the notice of the stemmers."""
    for path in site.rglob("*"):
        if path.is_file() and path.suffix in (".html", ".css", ".js", ".svg", ".webmanifest"):
            assert not ELSEWHERE.search(path.read_text(encoding="utf-8")), path


def test_nothing_is_written_inline(read: list[PageRead]) -> None:
    """No script or style inside a page: its policy allows none, and every page has that policy."""
    for page in read:
        assert not INLINE.search(page.text), page.path
        assert all(each.about.get("src") for each in page.all("script")), page.path
        (policy,) = [each for each in page.all("meta") if each.about.get("http-equiv") == "Content-Security-Policy"]
        assert policy.about["content"].startswith("default-src 'none';")
        assert "unsafe" not in policy.about["content"]


def test_what_is_not_translated_says_so(site: Path) -> None:
    """A ruling without a German text is told in English, as such, and the page says that it is."""
    page = PageRead(site / "de" / "ruling" / "one-beer-one-life.html")
    assert "noch nicht übersetzt: English" in page.text
    assert [each.about.get("lang") for each in page.all("h1")] == ["en"]


def test_a_subject_lists_its_rulings(site: Path) -> None:
    """By card, role, document and clause, with links both ways."""
    ruling = PageRead(site / "nl" / "ruling" / "the-sheriff-walks-free.html")
    for path in ("card/jail", "role/sheriff", "document/cards", "clause/CRD-013"):
        listed = site / "nl" / f"{path}.html"
        assert listed.resolve() in {ruling.at(link) for link in ruling.links}, path
        assert "the-sheriff-walks-free.html" in listed.read_text(encoding="utf-8")


def test_a_clause_says_what_it_states(site: Path) -> None:
    """In the project's own words: those of the ruling that is about it first of all, without the yes or no."""
    page = PageRead(site / "nl" / "clause" / "CRD-013.html")
    assert len([each for each in page.all("p") if each.about == {"class": "answer"}]) == 1
    assert '<p class="answer">De Sheriff gaat nooit naar de gevangenis.</p>' in page.text
    assert page.text.index("the-sheriff-walks-free") < page.text.index("beer-for-a-prisoner")


def test_what_was_replaced_and_what_replaces_it_lead_to_each_other(small: Index) -> None:
    """Both pages say which the other is."""
    library = small.library()
    old, new, *others = library.rulings
    new = msgspec.structs.replace(new, supersedes=(old.id, "gone-long-ago"))
    catalogue = Catalogue(Library([old, new, *others], library.sources.values()), load())
    pages = dict(Pages(catalogue, "0").all())
    told = {each.id: pages[f"en/ruling/{each.id}.html"] for each in (old, new)}
    assert 'class="note">replaced by a later one: <a' in told[old.id] and f"{new.id}.html" in told[old.id]
    assert "<h2>Replaces</h2>" in told[new.id] and f"{old.id}.html" in told[new.id]
    assert "gone-long-ago" not in told[new.id]
