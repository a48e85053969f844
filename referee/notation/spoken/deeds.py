"""Deeds told in words of their own: `looks at three and keeps two`, `stays in jail`, `takes it back`."""

from __future__ import annotations

from referee.notation.spoken.around import Spoken
from referee.notation.spoken.card_returns import takes_it_back
from referee.notation.spoken.clauses import is_known, is_little, is_ordinal, is_said, owner
from referee.notation.spoken.left_by_the_fallen import whose_cards_go
from referee.notation.spoken.suit_told import suit_alone
from referee.notation.spoken.turn_and_draw_told import counts_cards
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.faces import number_named
from referee.notation.words.typed_words import TypedWords

DRAWS = "draws"
"""As it is said, not as it is written in files: what was not said of the draw is filled in."""
ONE = ("reach", "near", "one", "other")
"""How a card is aimed that goes at one player."""


def draw_told(words: TypedWords, line: list[str]) -> list[str]:
    """`makes a draw! for the barrel: 6 of clubs`, as it is told; by an ability it is the one that is open."""
    who, rest = told_of(words, line)
    verb = next((at for at, word in enumerate(rest[:3]) if is_known(words, word, "verb", "draw", "flip")), None)
    if verb is None or not (rest[verb].endswith("!") or is_known(words, rest[verb], "verb", "flip")):
        return line
    at = next((n for n in range(verb + 1, len(rest)) if _is_a_face_at_the_end(words, rest[n:])), None)
    told = rest[verb + 1 : at] if at is not None else []
    if told and is_said(words, told[-1], "ability"):
        return [*who, "flip", *rest[at:]]
    if told and is_known(words, told[0], "word", "for"):
        return [*who, "flip", *[word for word in told[1:] if not is_little(words, word)], *rest[at:]]
    return line


def _is_a_face_at_the_end(words: TypedWords, rest: list[str]) -> bool:
    found = words.turned_up(rest)
    return found is not None and found[1] == len(rest)


def store_shows(words: TypedWords, line: list[str]) -> list[str]:
    """`the store shows a bang and a beer`, where its cards are to be turned up."""
    due = any(owed.kind == "turnup" for owed in words.table.owed())
    said = [word for at, word in enumerate(line) if at or not is_little(words, word)] if due else []
    found = words.card(said, mend=False) if said else None
    behind = said[found[1] :] if found is not None and found[0].kind == words.table.top.card else []
    shows = len(behind) > 1 and (is_known(words, behind[0], "verb", "show") or is_said(words, behind[0], "lays_open"))
    return ["turnup", *(word for word in behind[1:] if not is_said(words, word, "and"))] if shows else line


def face_first(words: TypedWords, line: list[str]) -> list[str]:
    """`ace of hearts for the jail`: what was turned up, and then for what."""
    who, rest = told_of(words, line)
    found = words.turned_up(rest)
    cause = rest[found[1] :] if found is not None else []
    if len(cause) < 2 or not is_known(words, cause[0], "word", "for"):
        return line
    return [*who, "flip", *[word for word in cause[1:] if not is_little(words, word)], *rest[: len(rest) - len(cause)]]


def taken_back(words: TypedWords, line: list[str]) -> list[str]:
    """`no, take it back`, `undo that`."""
    _, told = told_of(words, line)
    said = line[1:] if len(line) > 2 and is_known(words, line[0].rstrip(","), "verb", "no") else line
    undone = len(line) == 2 and is_known(words, line[0], "verb", "retract") and is_said(words, line[1], "blow")
    return ["retract"] if undone or takes_it_back(words, told) or takes_it_back(words, said) else line


def end_of_turn(words: TypedWords, line: list[str]) -> list[str]:
    """`end of his turn`, `is done with her turn`."""
    who, rest = told_of(words, line)
    rest = rest[1:] if rest and is_known(words, rest[0], "filler", "being") else rest
    if len(rest) < 2 or not is_known(words, rest[0], "verb", "end") or not is_known(words, rest[-1], "filler", "noun"):
        return line
    between = all(is_little(words, word) or is_known(words, word, "word", "from", "with") for word in rest[1:-1])
    return [*who, "end"] if between else line


def by_character(words: TypedWords, line: list[str]) -> list[str]:
    """`el gringo draws`: of whom alone it can be said who has that character.

    Before a suit alone it stays: with the number of his seat that would be a card.
    """
    ids, taken = words.lexicon.longest(line, "character")
    seats = [seat.number for seat in words.table.seats if len(ids) == 1 and seat.character == ids[0]]
    behind = line[taken:]
    if len(seats) != 1 or not behind or words.seat(line[0]) is not None or suit_alone(words, behind):
        return line
    return [str(seats[0]), *behind]


def uses_ability(words: TypedWords, line: list[str]) -> list[str]:
    """`uses sid ketchum: discards two cards`, `uses her ability`: cards given up for it, as many as it takes."""
    who, rest = told_of(words, line)
    if len(rest) < 2 or not (is_known(words, rest[0], "verb", "play") or is_said(words, rest[0], "using")):
        return line
    character, behind = _whose_ability(words, who, rest[1:])
    verb = next((each for each in words.book.like if character in words.lexicon.exact(each, "character")), "")
    given = [word for word in behind if not is_said(words, word, "and")]
    given = given[1:] if given and is_known(words, given[0], "verb", "discard") else given
    if not verb:
        return line
    if verb in words.book.goes_on:
        return [*who, verb, *behind]
    return [*who, "discard", *given, "for", character] if given else [*who, verb]


def _whose_ability(words: TypedWords, who: list[str], said: list[str]) -> tuple[str, list[str]]:
    """The character whose ability is named, by his own name or as that of the player, and the words behind it."""
    ids, taken = words.lexicon.longest([word.replace("’", "'").removesuffix("'s") for word in said], "character")
    if len(ids) == 1:
        behind = said[taken:]
        return ids[0], behind[1:] if behind and is_said(words, behind[0], "ability") else behind
    at = next((n for n, word in enumerate(said) if not is_little(words, word)), len(said))
    seat = words.seat(who[0]) if who else words.table.turn.seat
    named = at < len(said) and is_said(words, said[at], "ability") and bool(seat)
    return (words.table.seat(seat or 0).character, said[at + 1 :]) if named else ("", said)


def kept(words: TypedWords, line: list[str]) -> list[str]:
    """`looks at three cards and keeps two`: draws, as many as are kept."""
    who, rest = told_of(words, line)
    rest = [word for word in rest if not is_idle(words, word)]
    at = next((n for n, word in enumerate(rest) if is_said(words, word, "keeps")), None)
    if at is None or at + 1 == len(rest) or not (_draws(words, rest) if at else may_draw(words, who)):
        return line
    return [*who, DRAWS, *rest[at + 1 :]]


def may_draw(words: TypedWords, who: list[str]) -> bool:
    """Are cards of phase 1 due that he draws or puts back, or his turn? At any other time he keeps what he has."""
    seat = words.seat(who[0]) if who else words.table.turn.seat
    due = [owed for owed in words.table.owed() if owed.seat == seat]
    return any(owed.kind in ("putback", "turn") or (owed.kind, owed.cause) == ("draw", "turn") for owed in due)


def _draws(words: TypedWords, rest: list[str]) -> bool:
    """Does it begin with a draw, or with cards that are looked at?"""
    return is_known(words, rest[0], "verb", "draw") or any(
        is_said(words, head, "looks_at") for head in (rest[0], "".join(rest[:2]))
    )


def sat_out(words: TypedWords, line: list[str]) -> list[str]:
    """`stays in jail`, `skips her turn`, `stays` of a prisoner: the end of his turn is all there is of it."""
    who, rest = told_of(words, line)
    if not rest or not is_said(words, rest[0], "sits_out"):
        return line
    if len(rest) == 1 and (not who or is_known(words, rest[0], "verb")):
        return line
    told = [word for word in rest[1:] if not is_little(words, word) and not is_said(words, word, "into", "sits_out")]
    told = [word for word in told if not is_said(words, rest[0] + word, "sits_out")]
    says_what = all(_is_of_a_turn(words, word) for word in told) if told else _is_jailed(words, who)
    return [*who, "end"] if says_what else line


def _is_jailed(words: TypedWords, who: list[str]) -> bool:
    """Is anything due, of him who is named, for a card by which a turn is lost?"""
    causes = [owed.cause for owed in words.table.owed() if not who or owed.seat == words.seat(who[0])]
    return any(_loses_a_turn(words, cause) for cause in causes)


def _loses_a_turn(words: TypedWords, kind: str) -> bool:
    facts = words.book.cards.get(kind)
    return facts is not None and facts.draws and facts.aim in ONE


def _is_of_a_turn(words: TypedWords, word: str) -> bool:
    """Is it the turn that he loses, or the card that he loses it by?"""
    found = words.card([word], mend=False)
    return is_known(words, word, "verb", "turn") or (found is not None and _loses_a_turn(words, found[0].kind))


def from_a_pile(words: TypedWords, line: list[str]) -> list[str]:
    """`takes the scope from the discards`, `takes from the discards the scope`: draws it."""
    who, rest = told_of(words, line)
    if len(rest) < 3 or not is_known(words, rest[0], "verb", "take", "draw"):
        return line
    at = next((n for n, word in enumerate(rest) if n and _is_a_pile(words, word)), 0)
    behind = [word for word in rest[at + 1 :] if not is_little(words, word)]
    if not at or not behind:
        return [*who, DRAWS, *rest[1:]] if at and is_known(words, rest[0], "verb", "take") else line
    found = words.card(behind, mend=False)
    return [*who, DRAWS, *behind, *rest[1 : at + 1]] if found is not None and found[1] == len(behind) else line


def from_the_store(words: TypedWords, line: list[str]) -> list[str]:
    """`takes a bang from the store`, `takes from the store a bang`, of one who is to choose there: chooses it."""
    who, rest = told_of(words, line)
    seat = words.seat(who[0]) if who else None
    owed = next((each for each in words.table.owed() if each.kind == "pick" and seat in (None, each.seat)), None)
    if owed is None or len(rest) < 4 or not is_known(words, rest[0], "verb", "take", "draw", "pick"):
        return line
    said = [word for word in Spoken(words).apart(rest[1:]) if not is_little(words, word)]
    at = next((n for n, word in enumerate(said) if _is_out_of(words, said[n:], owed.cause)), None)
    left = said[:at] + said[at + 2 :] if at is not None else []
    found = words.card(left, mend=False) if left else None
    return [*who, "pick", *left] if found is not None and found[1] == len(left) else line


def _is_out_of(words: TypedWords, said: list[str], store: str) -> bool:
    """`from store`."""
    out = len(said) > 1 and (is_said(words, said[0], "out_of") or is_known(words, said[0], "word", "from"))
    return out and is_known(words, said[1], "card", store)


def one_from_a_pile(words: TypedWords, line: list[str]) -> list[str]:
    """`and one from the deck`: drawn, where else."""
    who, rest = told_of(words, line) if line[0] != "1" else ([], line)
    ordinal = [word for word in rest if is_ordinal(words, word)]
    said = [word for word in rest if word not in ordinal and not is_known(words, word, "filler", "noun", "article")]
    said = ["1", *said] if ordinal else said
    number = len(said) == 3 and (is_known(words, said[0], "filler", "one") or said[0] == "1")
    from_it = number and is_known(words, said[1], "word", "from") and _is_a_pile(words, said[2])
    return [*who, DRAWS, "1", *said[1:]] if from_it else line


def _is_a_pile(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", "discards", "deck")


def by_a_card(words: TypedWords, line: list[str]) -> list[str]:
    """`draws 2 from the stagecoach`: for it."""
    who, rest = told_of(words, line)
    at = next((n for n, word in enumerate(rest) if n and is_known(words, word, "word", "from", "by")), 0)
    card = [word for word in rest[at + 1 :] if not is_little(words, word)]
    found = words.card(card, mend=False) if at and is_known(words, rest[0], "verb", "draw", "take") else None
    facts = words.book.cards.get(found[0].kind) if found is not None and found[1] == len(card) else None
    cause = facts is not None and "draw" in facts.effects
    return [*who, DRAWS, *rest[1:at], "for", *card] if cause else line


def inherits(words: TypedWords, line: list[str]) -> list[str]:
    """`takes the cards of dirk`, who has fallen: they go to him; `inherits it all` of whoever fell."""
    who, rest = told_of(words, line)
    if who and len(rest) > 1 and is_said(words, rest[0], "heir") and (fallen := _whose_cards_go(words, who)):
        return [*who, "takes", "from", str(fallen)] if _are_his_cards(words, rest[1:], fallen) else line
    gets = len(rest) > 2 and (
        is_known(words, rest[0], "verb", "take", "gain", "draw") or is_said(words, rest[0], "collects")
    )
    if not who or not gets:
        return line
    told = [word for word in rest[1:] if not is_little(words, word) and not is_said(words, word, "all")]
    cards = [word for word in told if is_known(words, word, "filler", "noun")]
    named = [word for word in told if word not in cards and not is_known(words, word, "word", "from", "by")]
    whose = owner(words, named[0]) if len(named) == len(cards) == 1 else 0
    return [*who, "takes", "from", str(whose)] if whose and _goes_to(words, whose, words.seat(who[0]) or 0) else line


def _whose_cards_go(words: TypedWords, who: list[str]) -> int:
    """The one who has fallen whose cards go to this player, or may; 0 if that is nobody, or several."""
    fallen = whose_cards_go(words)
    return fallen if fallen and _goes_to(words, fallen, words.seat(who[0]) or 0) else 0


def _are_his_cards(words: TypedWords, told: list[str], fallen: int) -> bool:
    """`everything`, `all the cards`, or one that lies before him: the others go with it."""
    left = [word for word in told if not is_little(words, word) and not is_known(words, word, "filler", "noun")]
    left = [word for word in left if not is_said(words, word, "all") and not is_known(words, word, "word", "from")]
    left = [word for word in left if owner(words, word) != fallen]
    found = words.card(left, mend=False) if left else None
    lies = found is not None and any(card.kind == found[0].kind for card in words.table.seat(fallen).in_play)
    return not left or (lies and found is not None and found[1] == len(left))


def _goes_to(words: TypedWords, fallen: int, heir: int) -> bool:
    """May the cards of one who has fallen go to this player: as they must, or as he has nothing to draw?"""
    frames, owed = words.table.frames, words.table.owed()
    rows = (owed, *(frame.waiting for frame in frames))
    goes = any((each.kind, each.seat, each.other) == ("forfeit", fallen, heir) for row in rows for each in row)
    draws = any(each.kind == "draw" and each.seat == heir for each in owed)
    return words.table.seat(fallen).out and (goes or not draws)


def helps_himself(words: TypedWords, line: list[str]) -> list[str]:
    """`takes a beer`, where no card is to be taken of anybody or anything: plays it."""
    who, rest = told_of(words, line)
    card = [word for at, word in enumerate(rest) if at and not is_little(words, word)]
    found = words.card(card, mend=False) if rest and is_known(words, rest[0], "verb", "take") else None
    facts = words.book.cards.get(found[0].kind) if found is not None and found[1] == len(card) else None
    to_take = words.table.open or any(owed.kind in ("take", "pick", "draw") for owed in words.table.owed())
    return [*who, *card] if facts is not None and "heal" in facts.effects and not to_take else line


def reward_told(words: TypedWords, line: list[str]) -> list[str]:
    """`takes the bounty of three cards`, `the bounty for Ben`, and after a kill `bounty`: what he draws for it."""
    who, rest = told_of(words, line)
    if rest and is_known(words, rest[0], "filler", "noun"):  # a number that is no seat
        who, rest = [], line
    at = next((n for n, word in enumerate(rest) if _a_cause(words, word.rstrip(":"))), None)
    if at is None:
        return line
    cause, before, behind = _a_cause(words, rest[at].rstrip(":")), rest[:at], rest[at + 1 :]
    gets = bool(before) and (
        is_known(words, before[0], "verb", "draw", "take", "gain") or is_said(words, before[0], "collects")
    )
    first = _counted(words, before[1:] if gets else before)
    told = _counted(words, _behind_it(words, behind, cause))
    if first is None or told is None or (first and (gets or told)) or not (gets or _was_earned(words, cause)):
        return line
    return [*who, DRAWS, *first, *told, "for", cause]


def _counted(words: TypedWords, said: list[str]) -> list[str] | None:
    """How many cards these words say, nothing if they say nothing; None if they say more."""
    said = [word for word in said if not is_little(words, word)]
    if len(said) > 1 and is_known(words, said[-1], "filler", "noun"):
        said = said[:-1]
    number = [number_named(word) or word for word in said]
    return number if not number or (len(number) == 1 and number[0].isdigit()) else None


def _behind_it(words: TypedWords, said: list[str], cause: str) -> list[str]:
    """What is told of a reward, without for whom it is: he who fell, and whose number is not that of its cards."""
    told = [word for word in said if not is_known(words, word, "word", "from", "by", "with", "for")]
    whose = words.seat(told[0]) if len(told) == 1 else None
    due = any(told == [str(owed.count)] for owed in words.table.owed() if owed.cause == cause)
    return [] if whose and words.table.seat(whose).out and not due else told


def _was_earned(words: TypedWords, cause: str) -> bool:
    """Is it drawn for one who was eliminated, and was somebody by another?"""
    return cause in words.book.rewards and any(death.author for death in words.table.deaths)


def _a_cause(words: TypedWords, word: str) -> str:
    """The cause for which cards are drawn that this says; empty if it says none."""
    return next((each for each in words.book.causes if is_said(words, word, each)), "")


def gets_for_it(words: TypedWords, line: list[str]) -> list[str]:
    """`gets 3`, `takes three cards`, where so many are due as a reward: draws them for it."""
    who, rest = told_of(words, line)
    by = words.seat(who[0]) if who else words.table.turn.seat
    due = next((each for each in words.table.owed() if (each.kind, each.seat) == ("draw", by)), None)
    gets = len(rest) > 1 and (is_known(words, rest[0], "verb", "take") or is_said(words, rest[0], "collects"))
    if due is None or due.cause not in words.book.rewards or not gets:
        return line
    return [*who, DRAWS, str(due.count), "for", due.cause] if _counted(words, rest[1:]) == [str(due.count)] else line


def gets_cards(words: TypedWords, line: list[str]) -> list[str]:
    """`gets 2 cards`: draws them."""
    who, rest = told_of(words, line)
    gets = bool(rest) and is_said(words, rest[0], "collects")
    return [*who, DRAWS, *rest[1:]] if gets and counts_cards(words, rest[1:]) else line


def rewarded(words: TypedWords, line: list[str]) -> list[str]:
    """`takes three cards as a reward`: what he draws for it."""
    who, rest = told_of(words, line)
    cause = _a_cause(words, rest[-1]) if rest else ""
    gets = bool(cause) and (
        is_known(words, rest[0], "verb", "draw", "take", "gain") or is_known(words, rest[0], "filler", "being")
    )
    if not gets:
        return line
    number = [word for word in rest[1:-1] if not is_little(words, word)]
    while number and (number[-1] in ("as", "di") or is_known(words, number[-1], "word", "as", "for")):
        number = number[:-1]
    return [*who, DRAWS, *number, "for", cause]
