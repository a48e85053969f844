"""What the pages say in one language, beside the rulings themselves.

In goes the code of a language, out come plain texts: what is not translated yet is said in English, as everywhere.
"""

import tomllib
from functools import cache

from referee import resources
from referee.lexicon import load
from referee.library.ruling import Ruling, Source
from referee.publishing.catalogue import CLAUSE, DOCUMENT, TOPIC, Subject
from referee.speech import Speech
from referee.views.player_aid.card import plain

SAID = (
    *(
        "title",
        "short",
        "about",
        "search",
        "example",
        "no_script",
        "browse",
        "to_text",
        "asked",
        "languages",
        "clauses",
    ),
    *("subjects", "keep", "kept", "failed", "pages", "replaces"),
)
ASKED = ("ask-related", "ask-from", "ask-opening", "ask-unsure", "ask-none", "ask-replaced")
PLACE, ANOTHER = "{0}", "{1}"
"""Where a script puts what only it knows."""


class SiteWords:
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._speech = Speech.of(lang)
        said = {key: self._speech.say(f"site-{key}") for key in SAID}
        said["keeping"] = self._speech.say("site-keeping", done=PLACE, all=ANOTHER)
        said |= {key.partition("-")[2]: self._speech.say(key) for key in ASKED}
        said["unknown"] = self._speech.say("ask-unknown", words=PLACE)
        said["meant"] = self._speech.say("ask-meant", typed=PLACE, read=ANOTHER)
        self.said = said
        self.counted, self._standing = cache(self._counted), cache(self._stood)

    def kind(self, kind: str) -> str:
        """What all of a kind are called, as a heading."""
        return self._speech.say(f"site-kind-{kind}")

    def name(self, kind: str, id_: str, sources: dict[str, Source]) -> str:
        """What something is called."""
        if kind == TOPIC:
            names = _topics().get(id_, {})
            return names.get(self.lang) or names.get("en") or id_
        if kind == DOCUMENT:
            return sources[id_].title
        return self._speech.clause(id_) if kind == CLAUSE else load().name(kind, id_, self.lang)

    def heading(self, subject: Subject, sources: dict[str, Source]) -> str:
        """What stands above the page of a subject."""
        name = self.name(subject.kind, subject.id, sources)
        return name[:1].upper() + name[1:]

    def standing(self, ruling: Ruling) -> str:
        """How a ruling rests on its source."""
        return self._standing(ruling.standing)

    def _stood(self, standing: str) -> str:
        return self._speech.say("ask-standing", standing=standing)

    def untranslated(self, told: str) -> str:
        """That something stands here in another language, since it is not yet in this one; else nothing."""
        return self._speech.words.untranslated(told)

    def stated(self, answer: str) -> str:
        """An answer as a statement, without its question."""
        return plain(answer, self._speech)

    def _counted(self, count: int) -> str:
        """So many rulings."""
        return self._speech.say("ask-found", count=count)

    def version(self, version: str, count: int) -> str:
        """What stands below every page: of which shelf it is."""
        return self._speech.say("site-version", version=version, rulings=self.counted(count))

    def turned_to(self, page: int, pages: int) -> str:
        """Which of several pages this is."""
        return self._speech.say("site-page", page=page, pages=pages)


@cache
def _topics() -> dict[str, dict[str, str]]:
    """The names of the topics of the project's shelf."""
    told = tomllib.loads((resources.rulings() / "topics.toml").read_text(encoding="utf-8"))
    return dict(told.get("topic", {}))
