"""How often the search is surely wrong where parts of a question change places: `python -m benchmarks.search_pairs`.

Asks the pairs of questions/pairs.toml and of questions/pairs_fresh.toml, of each those that may be looked at and those
that are only measured apart, and with `--last` the pairs of questions/pairs_third.toml, written last. Surely wrong is a
first answer that is told as sure and states no clause that answers; where none does, nothing may be sure.
`--misses` lists what was surely wrong in the halves that may be looked at.
"""

from collections.abc import Sequence

from benchmarks import options, yardstick
from benchmarks.search_quality import Asked, ask_all, figures
from benchmarks.search_questions import FRESH_PAIRS, PAIRS, Question, last_pairs, pairs
from benchmarks.search_shelf import FILE, indexed, rulings
from referee.library.shelf import Library

LOOKED_AT, MEASURED = "looked at", "only measured"


def parts(last: bool) -> dict[str, list[Question]]:
    """The pairs by what may be done with them."""
    found = {
        f"{title}, {half}": pairs(half == LOOKED_AT, name)
        for title, name in (("First", PAIRS), ("Fresh", FRESH_PAIRS))
        for half in (LOOKED_AT, MEASURED)
    }
    return found | ({"Last": last_pairs()} if last else {})


def surely_wrong(one: Asked) -> bool:
    """Whether another ruling than the right one was told as sure."""
    return one.hits.sure and one.place > 0


def show(title: str, asked: Sequence[Asked]) -> None:
    """The figures of one half."""
    answerable = [one for one in asked if one.question.clauses]
    wrong, unsure = sum(map(surely_wrong, asked)), sum(not one.hits.sure for one in answerable)
    print(f"{title:22}{figures([one.place for one in answerable])}")
    print(f"  surely wrong: {wrong} of {len(asked)}; answerable ones called unsure: {unsure} of {len(answerable)}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Print it all."""
    parser = options.parser(__doc__, only=FILE, every=10, misses=True, last=True)
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--last", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th question")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with rulings(chosen.only) as folder:
        library = Library.load(folder)
    index, stated = indexed(library), {ruling.id: frozenset(ruling.clauses) for ruling in library.rulings}
    wrong: list[Asked] = []
    for title, some in parts(chosen.last).items():
        asked = [*ask_all(index, stated, some[:: chosen.every])]
        show(title, asked)
        wrong += filter(surely_wrong, asked if title.endswith(LOOKED_AT) and chosen.misses else ())
    for one in wrong:
        print(f"{one.question.lang}: {one.question.words}\n    {one.hits.hits[0].ruling}")


if __name__ == "__main__":
    main()
