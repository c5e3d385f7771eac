"""Battles played one by one or by several processes: what comes of each is the same."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

from slagveld.lab.unhurried import unhurried

T = TypeVar("T")

LONGEST_CHUNK = 50
"""Battles that a worker plays at most before it reports."""
CHUNKS = 50
"""Reports of each worker, where there are battles enough."""

Progress = Callable[[int], None]
"""Told how many more battles are over."""

Battle = Callable[[int], T]
"""What comes of the battle of a number, which depends on nothing else."""


def played(
    prepare: Callable[[], Battle[T]],
    count: int,
    *,
    workers: int = 1,
    progress: Progress | None = None,
) -> Iterator[tuple[int, T]]:
    """Battles 0 to `count` - 1 with their numbers, as they are finished.

    `prepare` finds what the battles share, once in every process that plays some of them; it is
    sent there, and so is what comes of a battle.
    """
    chunks = _alone(prepare, count) if workers == 1 else _together(prepare, count, workers)
    for first, results in chunks:
        yield from enumerate(results, first)
        if progress is not None:
            progress(len(results))


def _alone(prepare: Callable[[], Battle[T]], count: int) -> Iterator[tuple[int, list[T]]]:
    battle = prepare()
    for number in range(count):
        with unhurried():
            result = battle(number)
        yield number, [result]


def _together(
    prepare: Callable[[], Battle[T]], count: int, workers: int
) -> Iterator[tuple[int, list[T]]]:
    """Chunks of battles as the workers finish them. An order that does not fit fails at once."""
    size = max(1, min(LONGEST_CHUNK, count // (workers * CHUNKS)))
    with unhurried():
        yield 0, [prepare()(0)] if count else []
    with ProcessPoolExecutor(
        min(workers, count),
        mp_context=get_context("spawn"),
        initializer=_begin_work,
        initargs=(prepare,),
    ) as pool:
        tasks = {
            pool.submit(_chunk, first, min(first + size, count)): first
            for first in range(1, count, size)
        }
        try:
            for task in as_completed(tasks):
                yield tasks[task], task.result()
        except BaseException:
            for process in list(pool._processes.values()):  # noqa: SLF001 - nothing else ends one
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


_work: list[Battle[Any]] = []
"""What this process plays, if it is a worker."""


def _begin_work(prepare: Callable[[], Battle[Any]]) -> None:
    """Find what all battles share. Ctrl-C ends a worker at once and without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _work.append(prepare())


def _chunk(first: int, end: int) -> list[Any]:
    with unhurried():
        return [_work[0](number) for number in range(first, end)]
