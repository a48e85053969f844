"""Messages are cut out of their files without reading them: none is lost, and each is what a full reading finds."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from referee import resources
from referee.speech.messages import Messages, cut

FILES = sorted(resources.words().glob("*/*.ftl"))


def read(text: str) -> dict[str, str]:
    """The entries of a file by their ids, as the library reads and writes them."""
    entries = FluentParser(with_spans=False).parse(text).body
    told = [each for each in entries if isinstance(each, ast.Message | ast.Term)]
    for each in told:
        each.comment = None
    return {
        f"{'-' * isinstance(each, ast.Term)}{each.id.name}": FluentSerializer().serialize_entry(each) for each in told
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_file_is_cut_into_the_messages_that_it_holds(path: Path) -> None:
    """By id and by content; what a comment says is no message."""
    text = path.read_text(encoding="utf-8")
    one_by_one = {name: read(said) for name, said in cut(text).items()}
    assert {name: {name: said} for name, said in read(text).items()} == one_by_one


def test_what_a_message_refers_to_is_read_with_it() -> None:
    """Also what that refers to; a message that nothing refers to stays unread."""
    files = ["a = { b } and { -c }\nb = B { d.more }\n# e = none\n", "-c = C\nd = D\n    .more = more\nf = { f }\n"]
    messages = Messages("en", files, {})
    assert messages.formatted("a", "", {}) == ("B more and C", [])
    assert messages.formatted("d", "more", {}) == ("more", [])
    assert messages.formatted("e", "", {}) == (None, [])


def test_what_begins_so_is_read_ahead_once() -> None:
    """One after the other, and nothing else; what was said before is not read again."""
    messages = Messages("en", ["a-b = B\na-c = C\na-d = D\nb-a = A\n"], {})
    assert messages.formatted("a-c", "", {}) == ("C", [])
    assert list(messages.ahead(("a-",))) == ["a-b", "a-d"]
    assert list(messages.ahead(("a-",))) == []
    assert list(messages.ahead(("b-",))) == ["b-a"]
