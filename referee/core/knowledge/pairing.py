"""Which cards of a deck are meant by mentions that name some of them in part.

Every mention means one copy, and no copy is meant twice. Where a mention fits several, many pairings are possible; how
many copies of a group are left over in all of them lies between two numbers, found by pairing as many mentions as can
be with copies of that group, and as many as can be with the others (what can be covered forms a matroid).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from referee.core.nouns.vocabulary import Card, Count, Face

FREE = -1


class Pairing:
    """Mentions paired with copies; `seen` is how many copies are meant, however they are paired."""

    def __init__(self, copies: Sequence[Card], mentions: Sequence[Card]) -> None:
        self.copies = tuple(copies)
        self.mentions = tuple(mentions)
        self._fitting = [self._all_that_fit(card) for card in self.mentions]
        self._meaning = [FREE] * len(self.copies)
        self.seen = self._paired(self._meaning, set(range(len(self.copies))), range(len(self.mentions)))

    def _all_that_fit(self, mention: Card) -> list[int]:
        return [place for place, copy in enumerate(self.copies) if mention.may_be(copy)]

    def meant(self, mention: Card) -> set[Card]:
        """The different cards that a mention may mean."""
        return {copy for copy in self.copies if mention.may_be(copy)}

    def unseen(self, faces: Collection[Face] | None, kind: str) -> Count:
        """How many copies of these faces (None: of any) and of this name (empty: of any) nobody mentioned."""
        group = {
            place
            for place, copy in enumerate(self.copies)
            if (faces is None or copy.face in faces) and kind in ("", copy.kind)
        }
        return Count(len(group) - self._most_in(group), len(group) - self._least_in(group))

    def _most_in(self, group: set[int]) -> int:
        """As many copies of the group as can be meant."""
        return self._paired([FREE] * len(self.copies), group, range(len(self.mentions)))

    def _least_in(self, group: set[int]) -> int:
        """As few copies of the group as can be meant: those that no mention can leave."""
        meaning, others = list(self._meaning), set(range(len(self.copies))) - group
        inside = [meaning[place] for place in group if meaning[place] != FREE]
        for place in group:
            meaning[place] = FREE
        return len(inside) - self._paired(meaning, others, inside)

    def _paired(self, meaning: list[int], allowed: set[int], mentions: Collection[int]) -> int:
        """How many of these mentions find a copy among those allowed, each making room for it as it can."""
        return sum(self._placed(mention, meaning, allowed, set()) for mention in mentions)

    def _placed(self, mention: int, meaning: list[int], allowed: set[int], tried: set[int]) -> bool:
        for place in self._fitting[mention]:
            if place in allowed and place not in tried:
                tried.add(place)
                if meaning[place] == FREE or self._placed(meaning[place], meaning, allowed, tried):
                    meaning[place] = mention
                    return True
        return False
