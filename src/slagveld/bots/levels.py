"""The five levels: by effort and care, never by dice or by what a seat may not see."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from slagveld.bots.greedy import GreedyBot
from slagveld.bots.planning import Effort, Planner, Thought
from slagveld.bots.temper import TEMPERS, inclined
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.structs import Struct


class Level(Struct, frozen=True, kw_only=True):
    """How well a bot plays."""

    key: str
    slips: float = 0.0
    """How often it takes what merely came to its mind."""
    effort: Effort | None = None
    """How it looks ahead; None: it does not."""
    seconds: float = 0.0
    """After so long it takes the best it has found, where somebody waits; 0: it never thinks long.
    """


LEVELS: Final[tuple[Level, ...]] = (
    Level(key="recruit", slips=0.8),
    Level(key="soldier", slips=0.45),
    Level(key="veteran"),
    Level(
        key="captain",
        effort=Effort(ideas=5, sift=1, rest=3, proof=10, doubt=1.5, ahead=0.75),
        seconds=1.0,
    ),
    Level(
        key="warlord",
        effort=Effort(ideas=12, sift=1, half=5, again=3, rest=6, proof=20, doubt=1.0, ahead=1.5),
        seconds=2.0,
    ),
)
"""From the weakest to the strongest."""

SCHEMER: Final = Level(
    key="schemer",
    effort=Effort(
        ideas=12,
        sift=1,
        half=5,
        again=2,
        roots=2,
        wide=2,
        joint=2,
        rest=6,
        proof=15,
        doubt=1.0,
        ahead=1.5,
    ),
    seconds=2.0,
)
"""As a warlord, with as many plans, but some of several answers: to be measured beside him."""

BY_KEY: Final = {level.key: level for level in (*LEVELS, SCHEMER)}


class LevelBot:
    """A player of some level and temperament."""

    def __init__(self, level: Level, temper: str = "", *, seconds: float = 0.0) -> None:
        """`seconds`: the longest it may think about one answer; 0: effort alone counts."""
        self.level = level
        self.temper = temper
        self.seconds = seconds

    def answer(self, game: Game[Any], view: Any, seat: int, rng: Rng) -> Action:
        """What it does; the same again for the same chance, unless time runs out."""
        return self.think(game, view, seat, rng).action

    def think(self, game: Game[Any], view: Any, seat: int, rng: Rng) -> Thought:
        """What it does, and what it weighed."""
        tactics = game.seasoned()
        if tactics is None or (self.level.effort is None and rng.random() >= self.level.slips):
            return GreedyBot().think(game, view, seat, rng)
        if self.level.effort is None:
            return self._slip(game, view, seat, rng)
        judge = inclined(tactics, self.temper)
        planner = Planner(
            game, tactics, self.level.effort, judge=judge, pressed=_within(self.seconds)
        )
        return planner.think(view, seat, rng)

    def _slip(self, game: Game[Any], view: Any, seat: int, rng: Rng) -> Thought:
        """An honest mistake: anything that is allowed."""
        tactics = game.tactics()
        state = game.imagine(view, seat, rng)
        question = game.question(state)
        if question is None or tactics is None:
            raise LookupError("nobody is asked anything")
        habit, *_ = tactics.ideas(state, seat, question, rng, 1)
        return Thought(action=question.propose(state, seat, rng), habit=habit, manner="slip")


def _within(seconds: float) -> Callable[[], bool]:
    """Whether so many seconds have passed from now on; never for 0."""
    if not seconds:
        return lambda: False
    end = monotonic() + seconds
    return lambda: monotonic() >= end


def level_bot(name: str, *, seconds: float = 0.0) -> LevelBot | None:
    """The bot of a name like `warlord` or `captain-bold`; None: there is none."""
    key, dash, temper = name.partition("-")
    level = BY_KEY.get(key)
    if level is None or (dash and temper not in TEMPERS):
        return None
    return LevelBot(level, temper, seconds=seconds)
