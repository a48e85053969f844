"""Several processes may write to one store: nobody's record is lost, doubled or out of place."""

import json
from collections import Counter
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.managers import ListProxy
from multiprocessing.synchronize import Barrier
from random import Random
from time import sleep

from referee.errors import Stale
from referee.journal import NewRecord, Place, open_store

WRITERS, APPENDS = 3, 60


def write(place: Place, writer: int, together: Barrier, refusals: "ListProxy[int]") -> None:
    """Append pairs to the common stream, reading again after each refusal, and to a stream of one's own."""
    with closing(open_store(place)) as journal:
        journal.create(f"own{writer}", "", "")
        known, pauses = 0, Random(writer)
        together.wait(60)
        for n in range(APPENDS):
            journal.append(f"own{writer}", n, [pair(writer, n)[0]])
            sleep(pauses.random() / 1000)
            while True:
                try:
                    known = journal.append("common", known, pair(writer, n))
                    break
                except Stale:
                    refusals[writer] += 1
                    known += len(journal.read("common", after=known))


def pair(writer: int, n: int) -> list[NewRecord]:
    """The two records of a writer's n-th append."""
    return [NewRecord(f"{writer}.{n}.{part}", json.dumps([writer, n, part]).encode(), b"{}", "") for part in (0, 1)]


def test_writers_never_interleave_wrongly(place: Place) -> None:
    """Each append stands together, each writer's in its order, and each stream has no gap."""
    with closing(open_store(place)) as journal:
        journal.create("common", "", "")
    context = get_context("spawn")
    with context.Manager() as manager:
        together, refusals = context.Barrier(WRITERS), manager.list([0] * WRITERS)
        processes = [context.Process(target=write, args=(place, n, together, refusals)) for n in range(WRITERS)]
        for process in processes:
            process.start()
        for process in processes:
            process.join(60)
        assert [process.exitcode for process in processes] == [0] * WRITERS
        print("refusals by writer:", list(refusals))
        assert sum(refusals) > 0, "the writers never met: this run proves nothing"
    with closing(open_store(place)) as journal:
        said = [json.loads(record.entry_json) for record in journal.read("common")]
        own = [journal.version(f"own{writer}") for writer in range(WRITERS)]
    firsts, seconds = said[::2], said[1::2]
    assert seconds == [[writer, n, 1] for writer, n, _ in firsts]
    assert Counter(writer for writer, _, _ in firsts) == dict.fromkeys(range(WRITERS), APPENDS)
    for writer in range(WRITERS):
        assert [n for by, n, _ in firsts if by == writer] == list(range(APPENDS))
    assert own == [APPENDS] * WRITERS
