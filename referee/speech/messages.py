"""The messages of one language, read when they are asked for.

There are thousands of them, and a command needs a few dozen: to read all would take longer than most commands do. So
the files are only cut into messages, and one is read, with those it refers to, when it is first said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_BEGINS = re.compile(r"^(?:(-?[a-zA-Z][\w-]*)[ ]*=|#)", re.MULTILINE)
_REFERS = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def cut(text: str) -> dict[str, str]:
    """The messages of a Fluent file as they are written, by their ids; comments are left out."""
    begins = list(_BEGINS.finditer(text))
    ends = [each.start() for each in begins[1:]] + [len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(begins, ends, strict=True) if each[1]}


class Messages:
    """The messages of a language, of which those that were asked for are read."""

    def __init__(self, lang: str, files: Iterable[str], functions: Mapping[str, Callable[..., Any]]) -> None:
        from fluent.runtime import FluentBundle

        self._written = {name: said for text in files for name, said in cut(text).items()}
        self._read: set[str] = set()
        self._bundle: FluentBundle = FluentBundle([lang], functions=dict(functions), use_isolating=False)

    def formatted(self, name: str, attribute: str, args: dict[str, Any]) -> tuple[str | None, list[Exception]]:
        """A message, or an attribute of one, in words, with what went wrong; None where there is none."""
        if name not in self._written:
            return None, []
        self._have(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def ahead(self, beginnings: tuple[str, ...]) -> Iterator[str]:
        """Read those whose names begin like this, one after the other, before they are asked for."""
        for name in self._written:
            if name.startswith(beginnings) and name not in self._read:
                self._have(name)
                yield name

    def _have(self, name: str) -> None:
        """Read a message, and all that it refers to, if that was not done yet."""
        if name in self._read:
            return
        from fluent.runtime import FluentResource

        wanted, texts = [name], []
        while wanted:
            one = wanted.pop()
            if one in self._read or one not in self._written:
                continue
            self._read.add(one)
            texts.append(self._written[one])
            wanted += _REFERS.findall(self._written[one])
        self._bundle.add_resource(FluentResource("\n".join(texts)))
