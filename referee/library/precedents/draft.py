"""What a referee typed of a decision, made into a ruling; and what a verdict already says of the question."""

from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level, Verdict
from referee.core.nouns.vocabulary import Card
from referee.library.ruling import HOUSE, Binds, Ruling, said_in

WORDS_IN_ID, LONGEST_NAME = 7, 60


class DecisionDraft(Struct, frozen=True):
    """A decision as it was typed, in one language; empty is what was not said."""

    lang: str
    question: str = ""
    answer: str = ""
    reason: str = ""
    tournament: str = ""
    author: str = ""
    date: datetime.date | None = None
    clauses: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    binds: Binds | None = None


def of_verdict(draft: DecisionDraft, entry: e.Entry, verdict: Verdict, sentences: Iterable[str]) -> DecisionDraft:
    """The draft with what a verdict says: the question is its sentences, and its gravest reason may be decided."""
    kinds = {
        card.kind for card in (getattr(entry, "card", None), getattr(entry, "seen", None)) if isinstance(card, Card)
    }
    return replace(
        draft,
        question=draft.question or " ".join(said[:1].upper() + said[1:] for said in sentences),
        clauses=draft.clauses or verdict.clauses,
        cards=draft.cards or tuple(sorted(kinds - {""})),
    )


def nameless(table: Table) -> Table:
    """The table with seats for names: what is decided holds for everybody, and goes out to others."""
    return replace(table, seats=tuple(replace(seat, name="") for seat in table.seats))


def question_of(verdict: Verdict, book: Rulebook) -> str:
    """The key of the reason that a decision would be about: an open question before a play that was not allowed."""
    open_first = sorted(verdict.reasons, key=lambda reason: reason.level != Level.FOR_REFEREE and not reason.open)
    return next((reason.key for reason in open_first if reason.key in book.reasons), "")


def ruling_of(draft: DecisionDraft, id_: str) -> Ruling:
    """The ruling that a draft amounts to."""
    lang, question, answer, reason = draft.lang, *map(on_one_line, (draft.question, draft.answer, draft.reason))
    return Ruling(
        id=id_,
        clauses=draft.clauses,
        source="",
        section="",
        standing=HOUSE,
        question={lang: (question,)} if question else {},
        answer={lang: answer} if answer else {},
        reason={lang: reason} if reason else "",
        cards=draft.cards,
        tournament=on_one_line(draft.tournament),
        author=on_one_line(draft.author),
        date=draft.date,
        binds=draft.binds,
    )


def revised(old: Ruling, draft: DecisionDraft, id_: str, translated: bool = False) -> Ruling:
    """The ruling that takes the place of an old one: what the draft says, and for the rest what that one said.

    A new answer is told in the draft's language alone, since the old one in others no longer holds; a translation is
    told beside them.
    """
    new, lang = ruling_of(draft, id_), draft.lang
    question, answer, reason = old.question, old.answer, _by_language(old, lang)
    if new.answer and not translated:
        question, answer = {lang: said_in(old.question, lang, ())}, {}
    return replace(
        old,
        id=id_,
        supersedes=(old.id,),
        question={**question, **new.question},
        answer={**answer, **new.answer},
        reason=({**reason, **_by_language(new, lang)} if translated else _by_language(new, lang)) or reason,
        detail=old.detail if translated or not new.answer else {},
        tournament=new.tournament or old.tournament,
        author=new.author or old.author,
        date=new.date or old.date,
        clauses=new.clauses or old.clauses,
        cards=new.cards or old.cards,
        binds=new.binds or old.binds,
    )


def _by_language(ruling: Ruling, lang: str) -> dict[str, str]:
    if isinstance(ruling.reason, dict):
        return ruling.reason
    return {lang: ruling.reason} if ruling.reason else {}


def on_one_line(text: str) -> str:
    """The text without line breaks and signs that no terminal should get."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def new_id(question: str, taken: Collection[str]) -> str:
    """An id for a new precedent: `house-`, then the first words of its question, or of the key that it decides."""
    plain = unicodedata.normalize("NFKD", question).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain.replace("'", ""))[:WORDS_IN_ID]
    stem = "-".join([HOUSE, *words])[:LONGEST_NAME].rstrip("-")
    letters = ("", *(f"-{letter}" for letter in "bcdefghijklmnopqrstuvwxyz"))
    free = (f"{stem}{letter}" for letter in letters if f"{stem}{letter}" not in taken)
    return next(free, "") or _numbered(f"{stem}-z", taken)


def next_id(root: str, taken: Collection[str]) -> str:
    """An id for the next version of a precedent that began as `root`."""
    return _numbered(root[:LONGEST_NAME].rstrip("-"), taken)


def _numbered(stem: str, taken: Collection[str]) -> str:
    return next(f"{stem}-{number}" for number in range(2, len(taken) + 3) if f"{stem}-{number}" not in taken)
