"""One fixed piece of work, timed in the run of every benchmark, so that figures of two days can be compared.

Nothing of the program is in it: where it takes twice as long, the machine was half as quick, and so the figures are.
"""

import os
import platform
import time
from functools import cache

BOARD, WAYS, TIMES = 9, 352, 5


def show() -> None:
    """The first line of every benchmark: on what it ran, and how quick that was."""
    cores = len(os.sched_getaffinity(0))
    print(f"Python {platform.python_version()}, {cores} cores, yardstick {1000 * measured():.1f} ms", flush=True)


@cache
def measured() -> float:
    """The seconds that the work takes, at its quickest of some times."""
    return min(_timed() for _ in range(TIMES))


def _timed() -> float:
    start = time.perf_counter()
    if queens(()) != WAYS:
        raise ArithmeticError("the work was not done")
    return time.perf_counter() - start


def queens(placed: tuple[int, ...]) -> int:
    """In how many ways queens can be put on the other rows of a chessboard, none within reach of another."""
    row = len(placed)
    if row == BOARD:
        return 1
    free = (
        column
        for column in range(BOARD)
        if all(column != other and abs(column - other) != row - at for at, other in enumerate(placed))
    )
    return sum(queens((*placed, column)) for column in free)
