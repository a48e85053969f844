"""A card that somebody gives as another is his answer where that other one is due of him, in whatever words."""

from __future__ import annotations

from referee.desk.desk import Desk
from referee.notation import line_of
from tests.rows import rows

FIVE = """
seat 1 Hannah sheriff slab_the_killer
seat 2 Tom outlaw el_gringo
seat 3 Lucy renegade calamity_janet
seat 4 Dan ? sid_ketchum
"""
INDIANS = ["hannah indians", "tom bang"]
DUEL = ["hannah duel lucy"]
SHOT = ["hannah bang lucy"]
SECOND = [*SHOT, "lucy missed"]
OVER = [*SECOND, "hannah end"]
MISSED, BANG = "3 answer missed", "3 answer bang"
SAID = [
    ("en", INDIANS, "lucy plays a missed as a bang", MISSED),
    ("en", INDIANS, "lucy throws a missed as a bang", MISSED),
    ("en", DUEL, "lucy plays a missed as a bang", MISSED),
    ("en", SHOT, "lucy throws a bang as a missed", BANG),
    ("en", SHOT, "lucy uses a bang as a missed", BANG),
    ("en", SECOND, "lucy gives a bang as the second missed", BANG),
    ("en", OVER, "lucy gives a bang as the second missed", BANG),
    ("en", OVER, "lucy also answered with a bang", BANG),
    ("nl", INDIANS, "lucy gooit een mis als bang", MISSED),
    ("nl", SHOT, "lucy gebruikt een bang als mis", BANG),
    ("nl", SECOND, "lucy geeft een bang als tweede mis", BANG),
    ("nl", OVER, "lucy antwoordde ook met een bang", BANG),
    ("it", INDIANS, "lucy tira un mancato come bang", MISSED),
    ("it", SHOT, "lucy usa un bang come mancato", BANG),
    ("it", SECOND, "lucy dà un bang come secondo mancato", BANG),
    ("it", OVER, "lucy ha risposto anche con un bang", BANG),
    ("de", INDIANS, "lucy wirft einen Fehlschuss als Bang", MISSED),
    ("de", SHOT, "lucy benutzt ein Bang als Fehlschuss", BANG),
    ("de", SECOND, "lucy gibt ein Bang als zweiten Fehlschuss", BANG),
    ("de", OVER, "lucy hat auch mit einem Bang geantwortet", BANG),
]


@rows(("lang", "before", "line", "means"), SAID)
def test_it_is_her_answer(desk: Desk, lang: str, before: list[str], line: str, means: str) -> None:
    """And no play of hers, out of her turn; one that is told late is put where it was due."""
    log = desk.new(FIVE)
    for each in ("hannah draw", *before):
        log.enter(each)
    told = log.enter(line, lang).judged[-1]
    assert line_of(told.entry, log.book) == means and told.verdict.clean


def test_a_file_says_what_was_played(desk: Desk) -> None:
    """A play as it is written stays the play that it was."""
    log = desk.new(FIVE)
    for each in ("hannah draw", *INDIANS):
        log.enter(each)
    assert line_of(log.enter("3 play missed as bang").judged[-1].entry, log.book) != MISSED
