"""What is logged wrong, and put right: at once, or long after, with all that had rested on it."""

from __future__ import annotations

from msgspec.structs import replace

from referee.championship.rules import entries as e
from referee.championship.rules.history import effective
from referee.championship.rules.judging import JudgedFact, audit
from referee.championship.simulating.play import Later, Play
from referee.core.nouns.verdict import Level

_DECIDED = e.LotsDrawn | e.QualifiersNamed | e.DuelWon
"""What is decided anew when it rested on a wrong figure; all else is let stand."""
_ENOUGH = 20


def say(play: Play, right: e.Fact, wrong: e.Fact | None) -> None:
    """Log what happened, or by a slip something else, to be noticed now or later."""
    if wrong is None or wrong == right or not play.often(play.temper.slips):
        play.say(right)
        return
    play.say(wrong)
    number = len(play.log) - 1
    way = play.chance.choice((_at_once, _later, _later, _twice, _out_of_turn))
    way(play, number, right, wrong)


def _at_once(play: Play, number: int, right: e.Fact, wrong: e.Fact) -> None:
    play.amend(e.Retracted(number, "typed wrong"))
    play.say(right)


def _later(play: Play, number: int, right: e.Fact, wrong: e.Fact) -> None:
    noticed = len(play.log) + play.chance.choice((1, 5, 30, 100, 300))
    play.later.append(Later(noticed, e.Corrected(number, right, "the sheet says otherwise")))


def _twice(play: Play, number: int, right: e.Fact, wrong: e.Fact) -> None:
    """Put right, that taken back by mistake, and this taken back in turn."""
    play.amend(e.Corrected(number, right, "typed wrong"), e.Retracted(number + 1), e.Retracted(number + 2))


def _out_of_turn(play: Play, number: int, right: e.Fact, wrong: e.Fact) -> None:
    """Taken back, and put before what was logged last of another table: there it had happened earlier."""
    counts = effective(play.log[:number])
    play.amend(e.Retracted(number, "typed wrong"))
    if getattr(counts[-1].fact, "table", 0) in (0, getattr(right, "table", 0)):
        play.say(right)
    else:
        play.amend(e.Inserted(counts[-1].number, right, "it was over before that"))


def forgotten(play: Play, fact: e.Fact) -> bool:
    """Perhaps nobody logs what happened, until it is noticed later; says whether."""
    if not play.often(play.temper.slips * 2):
        return False
    noticed = len(play.log) + play.chance.choice((1, 5, 30, 100, 300))
    play.later.append(Later(noticed, e.Inserted(len(play.log), fact, "nobody wrote it down")))
    return True


def taken_back(play: Play, wrong: e.Fact) -> None:
    """Log something that did not happen, and take it back."""
    if play.often(play.temper.slips):
        play.say(wrong)
        play.amend(e.Retracted(len(play.log) - 1, "it was somebody else"))


def notice(play: Play, all_of_them: bool = False) -> bool:
    """Put right the slips that are noticed now; says whether there was one."""
    amendments = [each.amendment for each in play.later] if all_of_them else play.noticed()
    if all_of_them:
        play.later = []
    for amendment in amendments:
        _work_in(play, amendment)
    if amendments:
        settle(play)
    return bool(amendments)


def _work_in(play: Play, amendment: e.Amendment) -> None:
    """Amend the log; what was forgotten goes before the first entry after it that counts, or is logged now.

    What was taken back in the meantime is put right no more.
    """
    counting = {each.number for each in effective(play.log)}
    if isinstance(amendment, e.Corrected) and amendment.entry not in counting:
        return
    if isinstance(amendment, e.Inserted):
        found = next((number for number in range(amendment.before, len(play.log)) if number in counting), None)
        if found is None:
            play.say(amendment.fact)
            return
        amendment = replace(amendment, before=found)
    play.amend(amendment)


def settle(play: Play) -> None:
    """After a correction: what was decided by the wrong figure is taken back, what else looks wrong is let stand."""
    for _ in range(_ENOUGH):
        objections = filter(objected, audit(play.log))
        against = [each for each in objections if each.counted.number not in play.state.let_stand]
        decided = [each.counted.number for each in against if isinstance(each.counted.fact, _DECIDED)]
        if decided := decided or _unnamed(play):
            play.amend(e.Retracted(decided[0], "it rested on a wrong figure"))
            continue
        play.say(*(e.LetStand(each.counted.number, "it was played in good faith") for each in against))
        return


def _unnamed(play: Play) -> list[int]:
    """The duels of players who are not named any more."""
    return [] if play.state.qualifiers else [won.entry for won in play.state.duels.values()]


def objected(judged: JudgedFact) -> bool:
    """Does the regulation, or the log itself, speak against this?"""
    levels = (Level.ILLEGAL, Level.FOR_REFEREE)
    return bool(judged.verdict.doubts) or any(reason.level in levels for reason in judged.verdict.reasons)
