"""What Tab offers for a line, in the order in which Enter takes it: what is offered first is what is logged.

In go a line and what it would do, out come whole lines. A line that means something as it stands is offered as it is
before all that it might still become, unless the best of that means the same.
"""

from __future__ import annotations

from functools import reduce

from referee.core.nouns.entries import Entry
from referee.errors import RefereeError
from referee.notation import read
from referee.typing.completion import Completion, Proposal
from referee.typing.conversation import LineTold


def offered(line: str, told: LineTold, completion: Completion) -> tuple[Proposal, ...]:
    """Ways to go on with this line, which would do what was told."""
    if instead := completion.instead(told.meant or line, told.word, told.choices):
        return instead
    found = completion.proposals(line)
    if told.lines:
        among = {each.line.strip() for each in found}.issuperset(told.lines)
        return found if among else _before(tuple(Proposal(each, f"{each} ") for each in told.lines), found)
    if not line.strip() or line != line.rstrip() or told.level in ("", "error"):
        return found
    slips = dict.fromkeys(told.slips)
    taken = told.meant or reduce(lambda so_far, slip: _put_right(so_far, slip, completion), slips, line)
    same = found and (found[0].line.strip() == taken.strip() or _same(found[0].line, taken, told, completion))
    if same:
        return found
    return _before((Proposal(_shown(taken, line), f"{taken} "),), found) if found or taken != line else ()


def _before(first: tuple[Proposal, ...], found: tuple[Proposal, ...]) -> tuple[Proposal, ...]:
    known = {each.line.strip() for each in first}
    return (*first, *(each for each in found if each.line.strip() not in known))


def _shown(taken: str, line: str) -> str:
    """The last word of a line that stays, all of one that is spelled out."""
    return taken.split()[-1] if taken == line else taken


def _put_right(line: str, slip: tuple[str, str], completion: Completion) -> str:
    """The line with the word that was read in the place of the one typed."""
    typed, read_as = slip
    put = completion.instead(line, typed, (read_as,))
    return put[0].line.strip() if put else line


def _same(one: str, other: str, told: LineTold, completion: Completion) -> bool:
    """Do both lines mean the same here? Not known of a line that is meant after what nobody typed."""
    meant = () if told.assumed else _entries(one, completion)
    return bool(meant) and meant == _entries(other, completion)


def _entries(line: str, completion: Completion) -> tuple[Entry, ...]:
    acting = completion.acting
    lexicon = acting.lexicon.heard_in(acting.views.speech.lang)
    try:
        return read(line.strip(), acting.table, acting.book, lexicon).entries
    except RefereeError:
        return ()
