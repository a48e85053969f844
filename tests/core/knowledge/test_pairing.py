"""Mentions that name a card in part: what they leave unseen is what counting every possibility leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.knowledge.pairing import Pairing
from referee.core.nouns.vocabulary import Card, exactly
from tests.hunts import tries

KINDS, FACES = ("bang", "beer", "duel"), ("2h", "3s", "4s")
copy = st.builds(Card, st.sampled_from(KINDS), st.sampled_from(FACES))
mention = st.builds(Card, st.sampled_from(("", *KINDS)), st.sampled_from(("", "s", *FACES))).filter(
    lambda card: card != Card()
)
decks = st.lists(copy, min_size=1, max_size=6)


def possible(deck: Sequence[Card], mentions: Sequence[Card]) -> Iterator[set[int]]:
    """Every set of copies that these mentions may mean, one each."""
    for meant in permutations(range(len(deck)), len(mentions)):
        if all(one.may_be(deck[place]) for one, place in zip(mentions, meant, strict=True)):
            yield set(meant)


@settings(max_examples=tries(400), deadline=None)
@given(decks, st.lists(mention, max_size=4), st.sets(st.sampled_from(FACES)), st.sampled_from(("", *KINDS)))
def test_what_is_left_over_is_what_counting_every_possibility_leaves(
    deck: list[Card], mentions: list[Card], faces: set[str], kind: str
) -> None:
    """At least and at most as many copies of any group as in some pairing, and no other number but between them."""
    worlds = list(possible(deck, mentions))
    pairing = Pairing(deck, mentions)
    if not worlds:
        assert pairing.seen < len(mentions)
        return
    group = {place for place, card in enumerate(deck) if card.face in faces and kind in ("", card.kind)}
    left = {len(group - meant) for meant in worlds}
    count = pairing.unseen(faces, kind)
    assert (count.least, count.most) == (min(left), max(left))
    assert left == set(range(min(left), max(left) + 1))
    assert pairing.seen == len(mentions)


@settings(max_examples=tries(200), deadline=None)
@given(decks, st.lists(mention, max_size=9))
def test_what_cannot_be_so_is_left_out(deck: list[Card], mentions: list[Card]) -> None:
    """However much was noted, nothing is less than unseen, and names add up to all."""
    pairing = Pairing(deck, mentions)
    whole = pairing.unseen(None, "")
    assert whole == exactly(len(deck) - pairing.seen)
    kinds = [pairing.unseen(None, kind) for kind in KINDS]
    assert all(0 <= count.least <= (count.most or 0) for count in kinds)
    assert sum(count.least for count in kinds) <= whole.least <= sum(count.most or 0 for count in kinds)
