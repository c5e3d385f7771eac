"""The bots that are there, by name."""

from collections.abc import Callable
from functools import partial

from slagveld.bots.chance import RandomBot
from slagveld.bots.greedy import GreedyBot
from slagveld.bots.levels import BY_KEY, LEVELS, level_bot
from slagveld.bots.protocol import Bot
from slagveld.bots.temper import TEMPERS
from slagveld.kernel.registry import points
from slagveld.kernel.rulebook import RefusedError, refuse

GROUP = "slagveld.bots"
"""The entry-point group: `my-bot = "my_package:MyBot"`, called without arguments."""

OURS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots of this package that are no level."""

USUAL = "veteran"
"""The bot one plays against when none is named."""


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
    level, _, temper = name.partition("-")
    if level in BY_KEY:
        known = ", ".join(TEMPERS)
        raise RefusedError(
            refuse("SLV-SETUP-1", "refusal-temper", bot=level, temper=temper[:80], known=known)
        )
    known = ", ".join(bots())
    raise RefusedError(refuse("SLV-SETUP-1", "refusal-bot", bot=name[:80], known=known))


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name, with or without a temperament."""
    return name in OURS or level_bot(name) is not None or name in points(GROUP)


def _level(name: str) -> Bot:
    found = level_bot(name)
    if found is None:
        raise LookupError(name)
    return found


def bot(name: str) -> Bot:
    """A fresh bot of this name; raises RefusedError."""
    return maker(name)()


def waited_for(name: str) -> Bot:
    """A fresh bot for where somebody waits: a level answers within its time; raises RefusedError.

    What it has found until then counts, so that it need not answer the same again.
    """
    level = BY_KEY.get(name.partition("-")[0])
    timely = None if level is None else level_bot(name, seconds=level.seconds)
    return bot(name) if timely is None else timely
