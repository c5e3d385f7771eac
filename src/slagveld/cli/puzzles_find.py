"""`slagveld puzzles find`: new puzzles, from battles that bots play with themselves."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from slagveld import data
from slagveld.cli import files
from slagveld.cli.desk import Desk
from slagveld.cli.errors import whole, wrong
from slagveld.cli.options import MOST_SEED
from slagveld.kernel.registry import game as registered
from slagveld.puzzles.finding import MOST_ALIKE, MOST_BATTLES, Told, collect
from slagveld.puzzles.puzzle import Collection
from slagveld.texts import Text

MOST_COUNT = 200


def run(
    desk: Desk,
    key: str,
    *,
    count: str,
    seed: str,
    alike: str,
    battles: str,
    file: str,
    as_json: bool,
) -> int:
    """Find puzzles and write them; 1 if there are fewer than wished for."""
    if not key:
        raise wrong("cli-missing", name=Text("cli-name-game"))
    many = whole("--count", count, 1, MOST_COUNT)
    number = whole("--seed", seed, 0, MOST_SEED)
    part = whole("--alike", alike or str(MOST_ALIKE), 1, 100)
    most = whole("--battles", battles or str(MOST_BATTLES), 1, MOST_BATTLES)
    game = registered(key)
    name = file or f"{game.key}.yaml"
    files.check_writable(name)
    with _bar(desk, many, quiet=as_json) as told:
        found = collect(game.key, count=many, seed=number, alike=part, battles=most, told=told)
    files.write(name, data.dumps(found).encode())
    if as_json:
        plain = msgspec.to_builtins(found.origin)
        desk.json({"game": game.key, "found": len(found.puzzles), "file": name, **plain})
    else:
        _show(desk, found, name)
    return 0 if len(found.puzzles) == many else 1


def _show(desk: Desk, found: Collection, name: str) -> None:
    count, battles = len(found.puzzles), found.origin.battles
    desk.line(desk.say("puzzle-found", count=count, battles=battles, file=name))
    stars = Counter(one.stars for one in found.puzzles)
    desk.rows([["★" * number, desk.speaker.say(stars[number])] for number in sorted(stars)])


@contextmanager
def _bar(desk: Desk, count: int, *, quiet: bool) -> Iterator[Told]:
    """A bar that is told how many puzzles there are; none on what is no terminal."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=desk.err,
        disable=quiet or not desk.err.is_terminal,
        transient=True,
    ) as bar:
        task = bar.add_task(desk.say("puzzle-finding", battles=0), total=count)

        def told(battles: int, found: int) -> None:
            words = desk.say("puzzle-finding", battles=battles)
            bar.update(task, completed=found, description=words)

        yield told
