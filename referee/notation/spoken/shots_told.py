"""Shots in words of their own: `takes a shot at dave`, `hits emma with a bang`, `at ben, bang`, `gets a bang from uwe`.

In go the words of a line that means nothing as it stands, out come those of the card, and at whom it is played.
"""

from __future__ import annotations

from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.word_order import IDLE, is_idle, told_of
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

ONE = ("reach", "near", "one", "other")
"""How a card is aimed that goes at one player."""


def takes_a_shot(words: TypedWords, line: list[str]) -> list[str]:
    """`takes a shot at dave`: the card that is a shot."""
    who, rest = told_of(words, line)
    takes = len(rest) > 3 and is_known(words, rest[0], "verb", "take")
    said = [word for word in rest[1:] if not is_idle(words, word)]
    said = said[:3] if is_said_together(words, said[3:], "as_well", "again") else said
    aims = takes and len(said) == 3 and is_said(words, said[0], "blow") and is_known(words, said[1], "word", "at")
    shot = _the_shot(words)
    return [*who, shot, said[2]] if aims and shot and player(words, said[2]) else line


def _the_shot(words: TypedWords) -> str:
    """The card by which one is shot at, if there is but one that is also a deed."""
    shots = {kind for kind in words.book.with_trait("shot") if _aims_at_one(words, kind)}
    deeds = [kind for kind in shots if words.lexicon.name("deed", kind, words.lexicon.lang) != kind]
    return deeds[0] if len(deeds) == 1 else ""


def _aims_at_one(words: TypedWords, kind: str) -> bool:
    return words.book.cards[kind].aim in ONE


def hits_with(words: TypedWords, line: list[str]) -> list[str]:
    """`hits emma with a bang`: played at her; what comes of it is due."""
    who, rest = told_of(words, line)
    hits = len(rest) > 3 and (is_known(words, rest[0], "verb", "hit") or is_said(words, rest[0], "hits_him"))
    aimed = (
        hits
        and player(words, rest[1])
        and (is_known(words, rest[2], "word", "with") or is_said(words, rest[2], "using"))
    )
    card = [word for word in rest[3:] if not is_little(words, word)] if aimed else []
    return [*who, *card, rest[1]] if card and _goes_at_one(words, card) else line


def _goes_at_one(words: TypedWords, card: list[str]) -> bool:
    """Is it a card, and nothing more, that is played at one player?"""
    found = words.card(card, mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None and found[1] == len(card) else None
    return facts is not None and facts.aim in ONE


def at_him_first(words: TypedWords, line: list[str]) -> list[str]:
    """`at ben, bang`: at whom is told before the card."""
    said = [word for word in bare(words, line) if not is_said(words, word, *IDLE)]
    aimed = len(said) > 2 and (is_known(words, said[0], "word", "at") or said[0] in BEFORE_A_NAME)
    card = said[2:] if aimed and player(words, said[1]) else []
    return [*card, said[1]] if card and _goes_at_one(words, card) else line


def at_him_alone(words: TypedWords, line: list[str]) -> list[str]:
    """`anna at ben, missed`: a shot, where nothing but what came of it is told behind it."""
    who, rest = told_of(words, line)
    if not who or len(rest) != 3 or Quoted in map(type, rest) or rest[1][-1:] not in (",", ":") or words.table.owed():
        return line
    small, whom, end = rest[0], rest[1][:-1], rest[2].rstrip("!.")
    aimed = (is_known(words, small, "word", "at") or small in BEFORE_A_NAME) and player(words, whom)
    card = words.card([end], mend=False)
    facts = words.book.cards.get(card[0].kind) if card is not None else None
    came = is_known(words, end, "verb", "hit") or (facts is not None and facts.answers)
    shot = _the_shot(words)
    return [*who, shot, whom, ";", whom, end] if aimed and came and shot else line


def shoots_a_life_off(words: TypedWords, line: list[str]) -> list[str]:
    """`shoots a life off ben`, `schiet ben een leven af`: a shot at him, and that it hits."""
    who, rest = told_of(words, [word.rstrip(",") for word in line])
    deed = bool(rest) and is_known(words, rest[0], "deed", _the_shot(words))
    said = [word for word in rest[1:] if not _is_between(words, word)]
    whom = [word for word in said if player(words, word)]
    life = [word for word in said if is_known(words, word, "word", "life") or is_said(words, word, "life_point")]
    costs = deed and len(whom) == len(life) == 1 and len(said) == 2
    return [*who, rest[0], whom[0], ";", whom[0], "hit"] if costs else line


def _is_between(words: TypedWords, word: str) -> bool:
    aimed = is_known(words, word, "word", "at", "to", "from", "for") or word in BEFORE_A_NAME
    return aimed or is_little(words, word) or is_said(words, word, "shot_off")


def shoots_down(words: TypedWords, line: list[str]) -> list[str]:
    """`schießt jürgen ab`, `springt opzij met een mis`: the second part of the deed behind it or at the end."""
    who, rest = told_of(words, line)
    if len(rest) > 1 and is_known(words, rest[0] + rest[1], "deed") and not is_known(words, rest[0], "deed"):
        return [*who, rest[0] + rest[1], *rest[2:]]
    deed = rest[0] + rest[-1] if len(rest) > 2 and not is_said(words, rest[0], "and") else ""
    return [*who, deed, *rest[1:-1]] if deed and is_known(words, deed, "deed") else line


def its_blow(words: TypedWords, line: list[str]) -> list[str]:
    """`dodges the shot with a missed`, `spara un colpo a ben`: what stands behind the deed and is told with it."""
    at = next((n for n, word in enumerate(line[:2]) if is_known(words, word, "deed")), None)
    end = None if at is None else at + 1
    while end is not None and end < len(line) and is_little(words, line[end]):
        end += 1
    blow = end is not None and end < len(line) and is_said(words, line[end], "blow", "that_card")
    return [*line[: (at or 0) + 1], *line[(end or 0) + 1 :]] if blow else line


def is_struck(words: TypedWords, line: list[str]) -> list[str]:
    """`kriegt ihn ab`, `cops it`: is hit, of who is asked for an answer; of who gave none, what it costs."""
    who, rest = told_of(words, line)
    seat = words.seat(who[0]) if who else None
    due = {owed.kind for owed in words.table.owed() if seat in (None, owed.seat)}
    struck = is_said_together(words, rest, "is_struck")
    if struck and "lose" in due and "answer" not in due:
        return [*who, "lose", "1"]
    struck = struck or (len(rest) == 1 and is_said(words, rest[0], "sits"))
    return [*who, "hit"] if "answer" in due and struck else line


def kills_whom(words: TypedWords, line: list[str]) -> list[str]:
    """`ben kills cleo, deputy`: she falls by him; with what is told elsewhere."""
    who, rest = told_of(words, bare(words, line))
    told = [word for word in rest if not is_little(words, word)]
    kills = bool(who) and len(told) > 1 and is_said(words, told[0], "kills") and player(words, told[1])
    role = words.named(told[2], "role", words.book.roles) if kills and len(told) == 3 else None
    return [told[1], "out", *told[2:], "by", *who] if kills and (role or len(told) == 2) else line


def got_from(words: TypedWords, line: list[str]) -> list[str]:
    """`katrin gets a bang from uwe`: who plays it, and at whom."""
    who, rest = told_of(words, line)
    gets = (
        bool(who)
        and len(rest) > 3
        and (is_known(words, rest[0], "verb", "gain") or is_said(words, rest[0], "collects"))
    )
    by = gets and player(words, rest[-1]) and is_known(words, rest[-2], "word", "from", "by")
    card = [word for word in rest[1:-2] if not is_little(words, word)] if by else []
    return [rest[-1], *card, *who] if card and _goes_at_one(words, card) else line


def gives_him(words: TypedWords, line: list[str]) -> list[str]:
    """`anna gives ben a bang`, `anna gives a bang to ben`: plays it at him; who answers gives one to nobody."""
    who, rest = told_of(words, line)
    gives = bool(who) and len(rest) > 2 and is_said(words, rest[0], "gives")
    told = [word for word in rest[1:] if not is_little(words, word) and not _is_to(words, word)] if gives else []
    for whom, card in ((told[0], told[1:]), (told[-1], told[:-1])) if len(told) > 1 else ():
        if player(words, whom) and whom != who[0] and _goes_at_one(words, card):
            return [*who, *card, whom]
    return line


def _is_to(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", "to", "at") or word in BEFORE_A_NAME


def told_with_its_card(words: TypedWords, line: list[str]) -> list[str]:
    """`aims at ben: bang`: the card of the deed is told behind it, and nobody answers with one."""
    who, rest = told_of(words, line)
    if len(rest) < 3 or Quoted in map(type, rest) or not rest[-2].endswith(":"):
        return line
    deed = words.named(rest[0], "deed", words.book.cards)
    aimed = [word.rstrip(":") for word in rest[1:-1] if not _is_to(words, word)] if deed else []
    found = words.card([rest[-1].rstrip("!.")], mend=False) if len(aimed) == 1 and player(words, aimed[0]) else None
    return [*who, *rest[:-2], rest[-2].rstrip(":")] if found is not None and found[0].kind == deed else line


def aims(words: TypedWords, line: list[str]) -> list[str]:
    """`aims at ben`, `aims at ben: bang`: shoots at him."""
    who, rest = told_of(words, [word.rstrip("!.") or word for word in bare(words, line)])
    if len(rest) > 2 and player(words, rest[1]) and is_said_together(words, [rest[0], *rest[2:]], "aims"):
        rest = [rest[0], *rest[2:], rest[1]]
    count = next((n for n in (4, 3, 2, 1) if len(rest) > n and is_said_together(words, rest[:n], "aims")), 0)
    told = [word for word in rest[count:] if not _is_to(words, word)] if count else []
    found = words.card(told[1:], mend=False) if told[1:] else None
    shot = _the_shot(words)
    same = not told[1:] or (found is not None and found[1] == len(told) - 1 and found[0].kind == shot)
    return [*who, shot, told[0]] if shot and told and player(words, told[0]) and same else line


SHOTS_TOLD = (
    its_blow, aims, gives_him, takes_a_shot, hits_with, at_him_first, got_from,
    shoots_a_life_off, shoots_down, is_struck, kills_whom,
)  # fmt: skip
