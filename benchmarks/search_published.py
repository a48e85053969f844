"""How often the search of the site answers as `ask` does: `python -m benchmarks.search_published [--questions N]`.

Asks questions of search_questions.py, drawn by lot, of the project's search and of the one that a published site has,
which Node runs: each as it is, and once more unfinished, as it stands there while it is typed. Told is how often the
first three rulings are the same, in the same order too, and how often both are sure or both are not; beside it how
large the index is, as it is sent and as it is laid out for a disk, and how long it takes to open either, for the first
answer and for any later one.
"""

import json
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks import options, yardstick
from benchmarks.search_questions import questions
from benchmarks.search_shelf import FILE, indexed, rulings
from referee.languages import LANGUAGES, facts
from referee.library.portable import Carried, carried
from referee.library.search import Index
from referee.library.shelf import Library
from referee.publishing.script import search_script

SEED = 41
RUNNER = Path(__file__).with_suffix(".mjs")
SENT, LAID = "open", "laid"
Asked = tuple[str, str]
"""What is typed, and in which language."""


def drawn(many: int) -> list[Asked]:
    """So many questions."""
    every = questions()
    return [(one.words, one.lang) for one in Random(SEED).sample(every, min(many, len(every)))]


def unfinished(asked: Sequence[Asked]) -> list[Asked]:
    """The same, each cut somewhere."""
    chance = Random(SEED)
    return [(words[: chance.randrange(1, len(words) + 1)], lang) for words, lang in asked]


def published(index: bytes, asked: Sequence[Asked], how: str = SENT) -> dict[str, Any]:
    """What the search of the site answers to these, and how long it takes; the index is as it is sent, or laid out."""
    with TemporaryDirectory() as place:
        script, told, said, answers = (Path(place) / name for name in ("search.js", "index.bin", "asked", "answers"))
        script.write_text(search_script(facts(lang).stemmer for lang in LANGUAGES), encoding="utf-8")
        told.write_bytes(index)
        said.write_text(json.dumps(asked), encoding="utf-8")
        subprocess.run(["node", RUNNER, script, told, how, said, answers], check=True)
        return dict(json.loads(answers.read_text(encoding="utf-8")))


def show_size(index: Carried) -> None:
    """How large the index is: as it is sent, and laid out as the script that a page from disk reads."""
    print(f"index {len(index.sent):,} bytes; laid out as a script {len(b64encode(index.laid)):,}")


def show(name: str, index: Index, asked: Sequence[Asked], hits: Sequence[dict[str, Any]]) -> None:
    """How often both answer alike."""
    alike = in_order = sure = 0
    for (words, lang), here in zip(asked, hits, strict=True):
        there = index.ask(words, lang, 3)
        ids = [hit.ruling for hit in there.hits]
        alike, in_order = alike + ({*ids} == {*here["ids"]}), in_order + (ids == here["ids"])
        sure += there.sure == here["sure"]
    shares = [count / len(asked) for count in (alike, in_order, sure)]
    print(
        "{:10} {:5} asked   first three alike {:.4f}   in order {:.4f}   as sure {:.4f}".format(
            name, len(asked), *shares
        )
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Print it all."""
    parser = options.parser(__doc__, questions=20, only=FILE)
    parser.add_argument("--questions", type=int, default=1_000, help="how many")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with rulings(chosen.only) as folder:
        index = indexed(Library.load(folder))
    both = carried(index)
    show_size(both)
    if shutil.which("node") is None:
        print("0 asked: there is no Node here")
        return
    whole = drawn(chosen.questions)
    asked = [*whole, *unfinished(whole)]
    for how, told in ((SENT, both.sent), (LAID, both.laid)):
        print("from disk, laid out" if how == LAID else "as it is sent")
        show_all(index, whole, asked, published(told, asked, how))


def show_all(index: Index, whole: Sequence[Asked], asked: Sequence[Asked], came: dict[str, Any]) -> None:
    """What came of these, the first of which are whole."""
    show("whole", index, whole, came["hits"][: len(whole)])
    show("unfinished", index, asked[len(whole) :], came["hits"][len(whole) :])
    times = sorted(came["times"])
    each = (came["opening"], came["first"], times[len(times) // 2], times[99 * len(times) // 100], times[-1])
    print("opened in {:.0f} ms, first answer {:.0f} ms; later p50 {:.1f}, p99 {:.1f}, slowest {:.1f} ms".format(*each))


if __name__ == "__main__":
    main()
