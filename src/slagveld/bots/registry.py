"""The bots that are there, by name."""

from collections.abc import Callable
from functools import partial

from slagveld.bots.chance import RandomBot
from slagveld.bots.greedy import GreedyBot
from slagveld.bots.levels import LEVELS, level_bot
from slagveld.bots.protocol import Bot
from slagveld.kernel.registry import points
from slagveld.kernel.rulebook import RefusedError, refuse

GROUP = "slagveld.bots"
"""The entry-point group: `my-bot = "my_package:MyBot"`, called without arguments."""

OURS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots of this package."""


def bots() -> tuple[str, ...]:
    """The names of all bots: levels, ours, then those of other packages in order of their names.

    A level may be followed by a temperament: `captain-bold`.
    """
    ours = (*[level.key for level in LEVELS], *OURS)
    return (*ours, *sorted(points(GROUP).keys() - set(ours)))


def maker(name: str) -> Callable[[], Bot]:
    """What makes a fresh bot of this name; raises RefusedError."""
    if name in OURS:
        return OURS[name]
    if level_bot(name) is not None:
        return partial(_level, name)
    point = points(GROUP).get(name)
    if point is not None:
        found: Callable[[], Bot] = point.load()
        return found
    known = ", ".join(bots())
    raise RefusedError(refuse("SLV-SETUP-1", "refusal-bot", bot=name[:80], known=known))


def _level(name: str) -> Bot:
    found = level_bot(name)
    if found is None:
        raise LookupError(name)
    return found


def bot(name: str) -> Bot:
    """A fresh bot of this name; raises RefusedError."""
    return maker(name)()
