"""How far many battles are, where somebody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from slagveld.cli.desk import Desk


@contextmanager
def battles(desk: Desk, count: int, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many more battles are over; none on what is no terminal."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=desk.err,
        disable=quiet or not desk.err.is_terminal,
        transient=True,
    ) as bar:
        task = bar.add_task(desk.say("cli-simulate-progress"), total=count)
        yield lambda done: bar.advance(task, done)
