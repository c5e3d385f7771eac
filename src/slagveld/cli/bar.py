"""How far something is, where somebody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from slagveld.cli.desk import Desk


class Bar:
    """A bar that is told how many more battles are over, and how things stand."""

    def __init__(self, shown: Progress, task: TaskID) -> None:
        self._shown = shown
        self._task = task

    def advance(self, done: int) -> None:
        """So many more are over."""
        self._shown.advance(self._task, done)

    def tell(self, words: str) -> None:
        """Say how things stand so far."""
        self._shown.update(self._task, standing=words)


@contextmanager
def battles(desk: Desk, count: int, *, quiet: bool) -> Iterator[Bar]:
    """A bar of so many battles; none on what is no terminal."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[standing]}"),
        console=desk.err,
        disable=quiet or not desk.err.is_terminal,
        transient=True,
    ) as shown:
        yield Bar(
            shown, shown.add_task(desk.say("cli-simulate-progress"), total=count, standing="")
        )


@contextmanager
def parts(desk: Desk, words: str, *, quiet: bool) -> Iterator[Callable[[float], None]]:
    """A bar that is told how much of the whole is done, from 0 to 1."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=desk.err,
        disable=quiet or not desk.err.is_terminal,
        transient=True,
    ) as bar:
        task = bar.add_task(words, total=1.0)
        yield lambda done: bar.update(task, completed=done)
