"""How often the search is surely wrong where parts of a question change places: `python -m benchmarks.search_pairs`.

Asks the pairs of questions/pairs.toml, those that may be looked at and those that are only measured apart, and then the
pairs of questions/pairs_fresh.toml, written last. Surely wrong is a first answer that is told as sure and states no
clause that answers; where none does, nothing may be sure.
`--misses` lists what was surely wrong in the half that may be looked at.
"""

from collections.abc import Sequence

from benchmarks import options, yardstick
from benchmarks.search_quality import Asked, ask_all, figures
from benchmarks.search_questions import fresh_pairs, pairs
from benchmarks.search_shelf import FILE, indexed, rulings
from referee.library.shelf import Library


def surely_wrong(one: Asked) -> bool:
    """Whether another ruling than the right one was told as sure."""
    return one.hits.sure and one.place > 0


def show(title: str, asked: Sequence[Asked]) -> None:
    """The figures of one half."""
    answerable = [one for one in asked if one.question.clauses]
    wrong, unsure = sum(map(surely_wrong, asked)), sum(not one.hits.sure for one in answerable)
    print(f"{title:14}{figures([one.place for one in answerable])}")
    print(f"  surely wrong: {wrong} of {len(asked)}; answerable ones called unsure: {unsure} of {len(answerable)}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Print it all."""
    parser = options.parser(__doc__, only=FILE, every=10, misses=True)
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th question")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with rulings(chosen.only) as folder:
        library = Library.load(folder)
    index, stated = indexed(library), {ruling.id: frozenset(ruling.clauses) for ruling in library.rulings}
    halves = (pairs(looked_at=True), pairs(looked_at=False), fresh_pairs())
    looked_at, measured, last = ([*ask_all(index, stated, half[:: chosen.every])] for half in halves)
    show("Looked at", looked_at)
    show("Only measured", measured)
    show("Written last", last)
    for one in filter(surely_wrong, looked_at if chosen.misses else ()):
        print(f"{one.question.lang}: {one.question.words}\n    {one.hits.hits[0].ruling}")


if __name__ == "__main__":
    main()
