"""Which kinds of question and action there are, and how often players reach them."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from slagveld.conformance.door import KERNEL
from slagveld.conformance.odd.battle import fought
from slagveld.kernel.agenda import Question
from slagveld.kernel.codec import ABSTRACT, family
from slagveld.kernel.decision import Action, Unseen
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find

PLAYERS = ("random", "odd", "greedy")
BUDGETS = {"random": 6_000, "odd": 30_000, "greedy": 1_000}
"""Decisions of each player in a whole report, for each game."""
CAPS = (200, 200, 900)
"""Decisions after which battles are left, in turn: many beginnings, and some whole battles."""


class Count(msgspec.Struct):
    """What one player reached in one game."""

    game: str
    player: str
    battles: int = 0
    decisions: int = 0
    questions: dict[str, int] = {}
    actions: dict[str, int] = {}
    faults: list[str] = []


def counted(key: str, player: str, budget: int) -> Count:
    """Let a player fight battles with odd set-ups until a number of decisions is spent."""
    count = Count(key, player)
    seed = 0
    while count.decisions < budget:
        seed += 1
        result = fought(key, seed, min(CAPS[seed % len(CAPS)], budget), player, passing=False)
        count.battles += 1
        count.decisions += max(1, result.decisions)
        for mine, more in ((count.questions, result.questions), (count.actions, result.actions)):
            for name, number in more.items():
                mine[name] = mine.get(name, 0) + number
        if result.fault:
            where = f"{key}, {player}, seed {seed}, decision {result.decisions}"
            count.faults.append(f"{where}: {result.fault}")
    return count


def kinds(game: Game[Any]) -> dict[str, list[str]]:
    """The kinds of question and of action that a game's package defines, by name."""
    return {"questions": _named(Question, game.package), "actions": _named(Action, game.package)}


def kernel_kinds() -> list[str]:
    """The kernel's own actions; what stands for an unseen one is none."""
    here = "slagveld.kernel"
    found = [kind for kind in family(Action, here) if kind is not Unseen]
    return [kind.__name__ for kind in found]


def _named(root: type, package: str) -> list[str]:
    found = [
        kind
        for kind in family(root, package)
        if kind.__module__ == package or kind.__module__.startswith(f"{package}.")
    ]
    source = "\n".join(_sources(package)) if any(kind.__subclasses__() for kind in found) else ""
    return [
        kind.__name__
        for kind in found
        if kind not in ABSTRACT and (not kind.__subclasses__() or _is_made(kind, source))
    ]


def _is_made(kind: type, source: str) -> bool:
    """Whether a kind that others are derived from is ever put on an agenda itself."""
    made = rf"^(?!\s*class\s|\s*case\s).*\b{kind.__name__}\("
    return re.search(made, source, re.MULTILINE) is not None


def _sources(package: str) -> Iterator[str]:
    home = importlib.import_module(package)
    yield inspect.getsource(home)
    for module in pkgutil.walk_packages(getattr(home, "__path__", ()), f"{package}."):
        yield inspect.getsource(importlib.import_module(module.name))


def reached(
    key: str, counts: list[Count], directed: set[tuple[str, str]]
) -> Iterator[tuple[str, str, list[int], bool]]:
    """Each kind of a game: its family, its name, how often each player, whether a test."""
    mine = {count.player: count for count in counts if count.game == key}
    for family_name, names in kinds(find(key)).items():
        for name in names:
            times = [
                getattr(mine[player], family_name).get(name, 0) if player in mine else 0
                for player in PLAYERS
            ]
            yield family_name, name, times, (key, name) in directed


def reached_in_kernel(
    counts: list[Count], directed: set[tuple[str, str]]
) -> Iterator[tuple[str, str, list[int], bool]]:
    """The same of the kernel's own actions, over all games."""
    for name in kernel_kinds():
        times = [
            sum(count.actions.get(name, 0) for count in counts if count.player == player)
            for player in PLAYERS
        ]
        yield "actions", name, times, (KERNEL, name) in directed
