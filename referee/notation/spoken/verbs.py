"""What people say for a verb of the shorthand, or instead of it: `gives up`, `has no bang`, `lets 230 stand`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from referee.core.book.questions import MISSES_NEEDED
from referee.core.book.rulebook import Situation
from referee.core.nouns.vocabulary import Card
from referee.notation.sentence import BEFORE_A_NAME, Sentence
from referee.notation.spoken.afterthoughts import AFTERTHOUGHTS
from referee.notation.spoken.beside_a_play import BESIDE_A_PLAY, card_due_of
from referee.notation.spoken.cards_lost import by_his_character, card_lost, drops_some
from referee.notation.spoken.clauses import is_known, is_little, is_one, is_said, is_said_together, player
from referee.notation.spoken.deeds import (
    DRAWS,
    ONE,
    by_a_card,
    by_character,
    draw_told,
    end_of_turn,
    face_first,
    from_a_pile,
    from_the_store,
    gets_cards,
    gets_for_it,
    helps_himself,
    inherits,
    kept,
    one_from_a_pile,
    reward_told,
    rewarded,
    sat_out,
    store_shows,
    taken_back,
    uses_ability,
)
from referee.notation.spoken.does_a_card import does_a_card
from referee.notation.spoken.entries_taken_back import entries_taken_back
from referee.notation.spoken.given_for_a_life import for_one_life, given_by_it, to_regain
from referee.notation.spoken.handed_over import hands_over
from referee.notation.spoken.helped_by_a_draw import HELPED_BY_A_DRAW
from referee.notation.spoken.how_often import some_more
from referee.notation.spoken.in_a_row import of_the_top, one_of_them, put_back
from referee.notation.spoken.left_out import LEFT_OUT, next_turn
from referee.notation.spoken.losses import life_lost
from referee.notation.spoken.said_no import everybody_left
from referee.notation.spoken.saved_by import saved_by
from referee.notation.spoken.suit_told import suit_told
from referee.notation.spoken.told_of_hits import TOLD_OF_HITS
from referee.notation.spoken.victory_told import victory
from referee.notation.spoken.what_is_left import (
    all_of_his_own,
    all_of_the_fallen,
    cards_away,
    out_of_the_hand,
    the_others,
)
from referee.notation.spoken.word_order import (
    IDLE,
    and_then,
    before_oneself,
    card_explodes,
    card_passes,
    comes_to_him,
    goes_to_another,
    has_done,
    is_idle,
    pronoun_behind,
    told_of,
    turned_round,
    verb_apart,
)
from referee.notation.words.faces import number_said
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

FLIPS, PLAYS, PUTS_DOWN, USES = "flips", "plays", "play", "uses"
"""As it is said, but for what is put down as in files: else a card that lies there is that one; at whom is asked."""
MEANT = {
    "gives_up": "hit", "throws": PLAYS, "saves": USES, "challenges": "", "discards": "discards",
    "explodes": "lose", "lays_open": "turnup", "lays_down": PLAYS, "regains": "gain", "is_short": "hit",
    "declines": "no", "passes_on": "pass", "looks_at": DRAWS, "tries": FLIPS,
    "away_with": "toss", "falls": "out", "brings_out": PLAYS,
}  # fmt: skip
"""A saying, and the verb for it; where there is none, it is a card that has such an effect."""


def of_whoever_it_is(words: TypedWords, line: list[str]) -> list[str]:
    """`she plays a barrel`, `he takes it`, `she dies`, `he's dead`, `he misses`: of whom the line is anyway."""
    idle = next((at for at, word in enumerate(line) if not is_said(words, word, "and", *IDLE)), 0)
    line = line[idle:] if len(line) > idle + 2 and is_said(words, line[idle], "pronoun") else line
    who = line[0].replace("’", "'").removesuffix("'s")
    does = len(line) > 1 and (
        is_known(words, line[1], "verb", "out", "hit", "no", "draw", "end")
        or any(is_known(words, line[1], kind) for kind in ("deed", "card"))
    )
    goes_on = len(line) > 2 or does
    if not goes_on or not is_said(words, who, "pronoun") or player(words, line[0]):
        return line
    return line if player(words, line[1]) else line[1:]


def that_one(words: TypedWords, line: list[str]) -> list[str]:
    """`that one cannot`, `der kann nicht`: as without it, where he has nothing to give."""
    head = is_little(words, line[0]) or is_said(words, line[0], "pronoun", "that_card", "blow")
    said = ("".join(line[1 : count + 1]) for count in (2, 3) if len(line) == count + 1)
    says_it = Quoted not in map(type, line) and any(
        is_said(words, each, "declines", "is_short", "gives_up") for each in said
    )
    return line[1:] if head and says_it and not player(words, line[0]) else line


def none_alone(words: TypedWords, line: list[str]) -> list[str]:
    """`ben none`, `cleo neither`, where a card is asked of him: he has none, and is hit."""
    who, rest = told_of(words, line)
    seat = words.seat(who[0]) if who else None
    asked = any(owed.kind == "answer" and owed.seat == seat for owed in words.table.owed())
    none = is_said_together(words, rest, "has_none") or (len(rest) == 1 and is_said(words, rest[0], "none_of"))
    return [*who, "hit"] if asked and none else line


def let_stand(words: TypedWords, line: list[str]) -> list[str]:
    """`let 230 stand seen late`, `230 lassen wir stehen`."""
    told = [word for word in line if not is_said(words, word, "we", "pronoun")]
    if len(told) == 3 and told[0].isdigit() and is_said(words, told[1], "let") and is_said(words, told[2], "stand"):
        return ["stand", told[0]]
    if len(line) < 3 or not is_said(words, line[0], "let"):
        return line
    first, second, *rest = line[1:]
    if first.isdigit() and is_said(words, second, "stand"):
        return ["stand", first, *rest]
    return ["stand", second, *rest] if second.isdigit() and is_said(words, first, "stand") else line


def made_to_discard(words: TypedWords, line: list[str]) -> list[str]:
    """`anna makes ben discard the barrel`."""
    who, rest = told_of(words, line)
    if len(rest) < 3 or not is_said(words, rest[0], "let"):
        return line
    verb = next((at for at, word in enumerate(rest) if at and is_known(words, word, "verb", "discard")), 0)
    left = [word for at, word in enumerate(rest) if at not in (0, verb)]
    whom = next((at for at, word in enumerate(left) if player(words, word)), None)
    if not verb or whom is None:
        return line
    before = left[: whom - 1] if whom and is_known(words, left[whom - 1], "word", "to", "at") else left[:whom]
    before = before[:-1] if before and before[-1] in ("a", "ad") else before
    return [*who, "toss", left[whom], *before, *left[whom + 1 :]]


def card_that_makes_him(words: TypedWords, line: list[str]) -> list[str]:
    """`anna plays cat balou and makes ben discard the barrel`: the card at him, and what he discards."""
    who, _ = told_of(words, line)
    at = next((n for n, word in enumerate(line) if n > 1 and is_said(words, word, "and")), 0)
    then = made_to_discard(words, [*who, *line[at + 1 :]]) if at else []
    behind = then[len(who) :]
    played = [word for word in line[len(who) : at] if not is_little(words, word)]
    played = played[1:] if played and is_known(words, played[0], "verb", "play", "lay") else played
    found = words.card(played, mend=False) if played and behind[:1] == ["toss"] else None
    facts = words.book.cards.get(found[0].kind) if found is not None and found[1] == len(played) else None
    aims = facts is not None and "toss" in facts.then
    return [*who, *played, behind[1], ";", *then] if aims else line


def discards_of_another(words: TypedWords, line: list[str]) -> list[str]:
    """`anna discards ben's barrel`, `the barrel of ben`, where somebody has to make him discard."""
    who, rest = told_of(words, line)
    whom = next((at for at, word in enumerate(rest) if at and player(words, word)), 0)
    due = any(owed.kind == "toss" for owed in words.table.owed())
    if not due or not whom or not is_known(words, rest[0], "verb", "discard", "lose"):
        return line
    before = rest[1 : whom - 1] if is_known(words, rest[whom - 1], "word", "from", "by") else rest[1:whom]
    return [*who, "toss", rest[whom], *before, *rest[whom + 1 :]]


def shuffled(words: TypedWords, line: list[str]) -> list[str]:
    """`the discards are reshuffled`, `anna shuffles the discard pile`, `the deck is empty, they are shuffled`."""
    said = told_of(words, line)[1]
    done = [word for word in said if is_said(words, word, "shuffles") or is_known(words, word, "verb", "turned")]
    pile = [word for word in said if is_known(words, word, "word", "deck", "discards")]
    pile += [word for pair in pairwise(said) if is_said_together(words, pair, "discard_pile") for word in pair]
    others = [
        word for at, word in enumerate(said) if word not in (*done, *pile) and not _is_spent(words, said[:at], word)
    ]
    idle = all(is_idle(words, word) or is_said(words, word, "used_up", "pronoun", "we") for word in others)
    return ["turned"] if done and idle else line


def _is_spent(words: TypedWords, before: list[str], word: str) -> bool:
    """Is it said of the pile: `turned over`, `the deck is finished`? Behind anything else that is a turn's end."""
    if not is_known(words, word, "filler", "past"):
        return False
    said = [each for each in before if not is_idle(words, each)]
    of_it = bool(said) and is_known(words, said[-1], "word", "deck", "discards")
    return of_it or not is_known(words, word, "verb", "end")


def whose_turn(words: TypedWords, line: list[str]) -> list[str]:
    """`it is eva's turn`, `het is de beurt van eva`."""
    it = len(line) > 2 and (is_said(words, line[0], "blow", "idle") or is_little(words, line[0]))
    is_it = (
        it
        and is_known(words, line[1], "filler", "being")
        and any(is_known(words, each, "verb", "turn") for each in line)
    )
    return line[2:] if is_it else line


def verb_said(words: TypedWords, line: list[str]) -> list[str]:
    """The verb for which something else is said at the head of the line, in one word or several: `throws … away`."""
    who, rest = told_of(words, line)
    apart = [(0, at) for at in range(1, len(rest))]
    last = len(rest) - 1
    around = [(0, last - 1, last), (0, 1, last)] * (last > 2)
    for places in [(0, 1, 2)] * (last > 1) + around + apart + [(0,)] * bool(rest):
        if any(isinstance(rest[at], Quoted) for at in places):
            continue
        head = "".join(rest[at] for at in places)
        if said := [each for each in MEANT if _may_be(words, head, each) and not _ends_rather(words, head, rest)]:
            left = [word for place, word in enumerate(rest) if place not in places]
            return [*who, *_meant(words, said[0], left)]
    return line


def _ends_rather(words: TypedWords, head: str, rest: list[str]) -> bool:
    """Is `anna stopt, ben blijft in de gevangenis` told, in which she is done and puts nobody anywhere?"""
    return is_known(words, head, "verb", "end") and any(is_said(words, word, "sits_out") for word in rest)


def _may_be(words: TypedWords, head: str, said: str) -> bool:
    """Is it this saying? Cards are laid open where a store is due, and turned up for a draw! elsewhere."""
    due = said != "lays_open" or any(owed.kind == "turnup" for owed in words.table.owed())
    return due and is_said(words, head, said)


def _meant(words: TypedWords, said: str, left: list[str]) -> list[str]:
    if said == "explodes" and left:
        return left[1:] if is_said(words, left[0], "and") else left
    with_it = bool(left) and (is_known(words, left[0], "word", "with") or is_said(words, left[0], "using"))
    if said in ("saves", "tries") and with_it:
        left = left[1:]
    if said == "tries":
        left = [word for word in left if not is_little(words, word)]
        found = words.card(left, mend=False)
        facts = words.book.cards.get(found[0].kind) if found is not None else None
        if facts is not None and not facts.draws:
            return left
    if said == "lays_open":
        left = [word for at, word in enumerate(left) if at or not is_known(words, word, "filler", "open")]
    if said == "lays_down" and len(left) > 1 and (is_known(words, left[0], "word", "at") or left[0] in BEFORE_A_NAME):
        left = left[1:] if words.card(left[1:], mend=False) is not None else left
    if said == "is_short":
        left = [word for word in _without_one_card(words, left) if not is_said(words, word, *IDLE)]
    if said == "challenges":
        left = _without_its_name(words, _challenge(words), left)
    if said == "brings_out" and (taken := card_due_of(words)):
        return [*taken, *left]
    if said in ("lays_down", "brings_out") and _stays(words, left):
        return [PUTS_DOWN, *left]
    return [MEANT[said] or _challenge(words) or said, *left]


def _stays(words: TypedWords, left: list[str]) -> bool:
    """Is it a card that stays on the table, of which one that lies there already is not used but put down again?"""
    found = words.card([word for word in left if not is_little(words, word)], mend=False)
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    return facts is not None and facts.stays


def _without_its_name(words: TypedWords, kind: str, left: list[str]) -> list[str]:
    """The words without `to a duel` behind whoever is challenged."""
    for at, word in enumerate(left):
        after = left[at + 1 :]
        while after and is_little(words, after[0]):
            after = after[1:]
        to = is_known(words, word, "word", "to", "for") or is_said(words, word, "up_to") or word in BEFORE_A_NAME
        found = words.card(after, mend=False) if to else None
        if found is not None and found[0].kind == kind:
            return [*left[:at], *after[1:]]
    return left


def _challenge(words: TypedWords) -> str:
    """The card by which one player is challenged; empty where there is none, or several."""
    found = [kind for kind in words.book.with_trait("challenge") if words.book.cards[kind].aim in ONE]
    return found[0] if len(found) == 1 else ""


def _without_one_card(words: TypedWords, left: list[str]) -> list[str]:
    """The words behind the card that somebody does not have."""
    while left and (is_little(words, left[0]) or is_said(words, left[0], *IDLE)):
        left = left[1:]
    if left and is_known(words, left[0], "verb", "no"):
        return left[1:]
    found = words.card(left, mend=False)
    return left if found is None else left[found[1] :]


def idle(words: TypedWords, line: list[str]) -> list[str]:
    """The line without `there`, `then`, `also`, and with `another` as `one`; not within a card (`fucile da caccia`).

    A line that names a card or a number and ends with `another` tells of one more, and not of nothing.
    """
    kept: list[str] = []
    at = 0
    while at < len(line):
        if named := _of_several_words(words, line[at:]):
            kept += line[at : at + named]
            at += named
            continue
        taken = _together(words, line[at:], "again") or _together(words, line[at:], "as_well")
        if at and taken:
            at += taken
            continue
        taken = _together(words, line[at:], "another")
        ends = at + taken == len(line)
        if taken and ends and any(words.card([word], mend=False) or number_said(word) for word in kept):
            return line
        if taken:
            kept += [] if ends else ["one"]
        elif not ((at + 1 < len(line) or at > 1) and is_said(words, line[at], *IDLE)):
            kept.append(line[at])
        at += taken or 1
    return kept


def _of_several_words(words: TypedWords, rest: list[str]) -> int:
    """How many words the card at the head is called by, where an idle one is among them; 0 elsewhere."""
    if not any(is_said(words, word, *IDLE) for word in rest[1:3]):
        return 0
    found = words.card(rest, mend=False)
    return found[1] if found is not None and found[1] > 1 else 0


def _together(words: TypedWords, rest: Sequence[str], said: str) -> int:
    """How many words at the head say so; 0 if they do not."""
    for count in (3, 2, 1):
        if len(rest) >= count and is_said(words, "".join(rest[:count]), said) and Quoted not in map(type, rest):
            return count
    return 0


def blow(words: TypedWords, line: list[str]) -> list[str]:
    """`takes the shot`: is hit."""
    who, rest = told_of(words, line)
    takes = bool(rest) and is_known(words, rest[0], "verb", "take", "hit", "gain")
    if len(rest) < 2 or not takes or not is_said(words, rest[-1], "blow"):
        return line
    return [*who, "hit"] if all(is_little(words, word) for word in rest[1:-1]) else line


def answered_with(words: TypedWords, line: list[str]) -> list[str]:
    """`answers with a missed`, `also answers with a missed`, `answers with any card`."""
    who, rest = told_of(words, line)
    rest = [word for word in rest if not is_said(words, word, *IDLE)]
    answers = len(rest) > 2 and is_known(words, rest[0], "verb", "answer")
    if not answers or not is_known(words, rest[1], "word", "with"):
        return line
    unseen = any(is_said(words, word, "whichever") for word in rest[2:])
    all_told = all(is_said(words, word, "whichever") or is_one(words, word) for word in rest[2:])
    return [*who, rest[0], *(["?"] if unseen and all_told else rest[2:])]


def given_as(words: TypedWords, line: list[str]) -> list[str]:
    """`throws a missed as a bang`, `gives a bang as the second missed`, where such a card is due of him: answers."""
    who, rest = told_of(words, line)
    at = next((n for n, word in enumerate(rest) if n and is_known(words, word, "word", "as")), 0)
    needed = [word for word in rest[at + 1 :] if not is_one(words, word)] if at else []
    found = words.card(needed, mend=False) if needed else None
    if found is None or found[1] != len(needed) or not _is_asked_for(words, who, found[0]):
        return line
    card = next((rest[n:at] for n in range(at) if _is_a_card(words, rest[n:at])), [])
    idle = [word for word in rest[: at - len(card)] if not is_idle(words, word)]
    gives = all(is_known(words, word, "verb", "play", "answer", "discard", "toss") for word in idle)
    given = len(idle) == 1 and (gives or is_said(words, idle[0], "gives", "throws", "discards"))
    return [*who, "answer", *card] if card and (not idle or given) else line


def _is_asked_for(words: TypedWords, who: list[str], card: Card) -> bool:
    """Is a card of this kind one that is due in answer, of him where he is named?"""
    named = words.seat(who[0]) if who else None
    return Sentence(words, named, [], None, lambda *_: []).is_due_in_answer(card)


def _is_a_card(words: TypedWords, said: list[str]) -> bool:
    """Is it a card and nothing more, with its rank and suit or without?"""
    found = words.card(said, mend=False)
    return found is not None and words.faced(found[0], said[found[1] :])[1] == len(said) - found[1]


def has_it(words: TypedWords, line: list[str]) -> list[str]:
    """`ben has a bang`, where one is asked of him; `has only one missed` where it takes more: none."""
    who, rest = told_of(words, line)
    rest = [rest[-1], *rest[:-1]] if who and is_said(words, rest[-1], "has") else rest
    card = [word for at, word in enumerate(rest) if at and not is_said(words, word, *IDLE)]
    while card and is_little(words, card[0]):
        card = card[1:]
    asked = any(owed.kind == "answer" for owed in words.table.owed())
    if not asked or not is_said(words, rest[0], "has"):
        return line
    if any(is_said(words, word, "only") for word in rest[1:]) and _takes_more(words):
        return [*who, "hit"]
    return [*who, *card] if words.card(card, mend=False) is not None else line


def _takes_more(words: TypedWords) -> bool:
    """Does it take more than one card to avert what is under way?"""
    frame = words.table.top
    return Situation(words.table, words.book).ask(MISSES_NEEDED, frame.author, frame.card) > 1


def gives_it(words: TypedWords, line: list[str]) -> list[str]:
    """`ben gives a bang`: the card alone, which answers where one is asked of him."""
    who, rest = told_of(words, line)
    said = next((count for count in (2, 1) if is_said(words, "".join(rest[:count]), "gives")), 0)
    card = [word for word in rest[said:] if not is_little(words, word)]
    found = words.card(card, mend=False) if said else None
    facts = words.book.cards.get(found[0].kind) if found is not None else None
    whole = found is not None and found[1] == len(card)
    return [*who, *card] if whole or (facts is not None and facts.aim in ONE) else line


def took(words: TypedWords, line: list[str]) -> list[str]:
    """`ha preso una carta`: takes it; alone it is a hit."""
    who, rest = told_of(words, line)
    return [*who, "takes", *rest[1:]] if len(rest) > 1 and is_said(words, rest[0], "took") else line


SAID_VERBS = (
    does_a_card, all_of_his_own, *BESIDE_A_PLAY, hands_over, the_others, of_whoever_it_is, that_one, none_alone,
    saved_by, *HELPED_BY_A_DRAW, some_more, store_shows, everybody_left,
    whose_turn, next_turn, pronoun_behind, turned_round, and_then, suit_told, to_regain, for_one_life, given_by_it,
    given_as, of_the_top, put_back, one_of_them, *AFTERTHOUGHTS, *TOLD_OF_HITS, has_done, let_stand,
    card_that_makes_him, made_to_discard,
    victory, shuffled, card_explodes, card_passes, comes_to_him, goes_to_another, blow, took, kept, sat_out,
    life_lost,
    card_lost, drops_some, by_his_character, reward_told, rewarded, gets_for_it, gets_cards, from_a_pile,
    from_the_store,
    one_from_a_pile, by_a_card, inherits, taken_back, cards_away, *LEFT_OUT, verb_apart, verb_said, has_it, gives_it,
    helps_himself, discards_of_another, before_oneself,
    the_others, all_of_the_fallen, out_of_the_hand,
    answered_with, draw_told, face_first, end_of_turn, by_character, uses_ability, idle,
    entries_taken_back,
)  # fmt: skip
