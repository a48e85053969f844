"""Reasons are keys with arguments: the core holds no sentence in any language."""

import re

from tests.house.core import ROOT, files, strings

PHRASE = re.compile(r"[a-z]+(?: [a-z]+)+")
CODE = re.compile(r"`([^`]+)`")
WORD = re.compile(r"[a-z]+")


def shorthand() -> set[str]:
    """The words of the shorthand, which the core reads and writes."""
    grammar = (ROOT.parent / "docs" / "shorthand.md").read_text(encoding="utf-8")
    spans = (code for line in grammar.splitlines() for code in CODE.findall(line))
    return {word for code in spans for word in WORD.findall(code)}


def test_no_string_of_the_core_is_a_sentence() -> None:
    """No string but a docstring holds two words in a row that are not shorthand."""
    known = shorthand()
    sentences = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in files()
        for line, text in strings(path)
        if any(not set(phrase.split()) <= known for phrase in PHRASE.findall(text))
    ]
    assert sentences == []
