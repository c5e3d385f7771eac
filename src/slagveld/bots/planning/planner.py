"""The search for an answer: many ideas a little, few more, one against the habit."""

from collections.abc import Callable, Sequence
from typing import Any

from slagveld.bots.planning.effort import FEW, Effort
from slagveld.bots.planning.playout import Judge, World
from slagveld.bots.planning.scores import Scores, error, mean
from slagveld.bots.planning.thought import Rival, Thought
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.tactics import Tactics

SURE = 3.0
"""By so many standard errors better, and no further proof is needed."""
EARLIEST = 4
"""Proofs that are made before one could be enough."""
HOPELESS = 0.5
"""By so many standard errors worse, and no further proof is wanted."""

Pressed = Callable[[], bool]
"""Whether time has run out."""


class Planner:
    """Thinks about one question of one seat."""

    def __init__(
        self,
        game: Game[Any],
        tactics: Tactics,
        effort: Effort,
        *,
        judge: Judge | None = None,
        pressed: Pressed | None = None,
    ) -> None:
        self.game = game
        self.tactics = tactics
        self.effort = effort
        self.judge: Judge = tactics.outlook if judge is None else judge
        self.pressed: Pressed = (lambda: False) if pressed is None else pressed
        self.ahead = max(1, round(effort.ahead * tactics.ahead))

    def think(self, view: Any, seat: int, rng: Rng) -> Thought:
        """The best answer of a seat by what it may see; raises LookupError if nobody is asked."""
        state = self.game.imagine(view, seat, rng)
        question = self.game.question(state)
        if question is None:
            raise LookupError("nobody is asked anything")
        ideas = self.tactics.ideas(state, seat, question, rng, self.effort.ideas)
        if len(ideas) == 1:
            return Thought(action=ideas[0], habit=ideas[0], manner="only")
        comparison = _Comparison(self, view, seat, ideas, rng)
        chosen = comparison.chosen()
        rows = zip(ideas, comparison.scores.rows, strict=True)
        return Thought(
            action=ideas[chosen],
            habit=ideas[0],
            rivals=tuple(Rival(one, mean(row), len(row)) for one, row in rows if row),
            plans=comparison.scores.plans(),
            cut_short=comparison.cut_short,
        )


class _Comparison:
    """Ideas for one answer, played on in the same worlds."""

    def __init__(
        self, planner: Planner, view: Any, seat: int, ideas: Sequence[Action], rng: Rng
    ) -> None:
        self.planner = planner
        self.view = view
        self.seat = seat
        self.ideas = ideas
        self.rng = rng
        self.scores = Scores(len(ideas))
        self.cut_short = False

    def chosen(self) -> int:
        """The idea that is best beyond doubt, else the habit."""
        effort, everything = self.planner.effort, range(len(self.ideas))
        if not self._rounds(effort.sift, everything):
            return 0
        good = [idea for idea in everything[1:] if self.scores.gain(idea) > 0]
        few = sorted(good, key=lambda idea: -self.scores.gain(idea))[:FEW]
        if not few or not self._rounds(effort.rest, (0, *few)):
            return 0
        best = max(few, key=self.scores.gain)
        if self.scores.gain(best) > 0 and self._is_proven(best):
            return best
        return 0

    def _rounds(self, count: int, ideas: Sequence[int]) -> bool:
        """Play ideas on in so many fresh worlds; whether there was time for all."""
        for _ in range(count):
            chances = self._played(ideas)
            if chances is None:
                return False
            for idea, chance in zip(ideas, chances, strict=True):
                self.scores.add(idea, chance)
        return True

    def _played(self, ideas: Sequence[int]) -> list[float] | None:
        """The chances of some ideas in one fresh world; None: time ran out before the last."""
        planner = self.planner
        seed = str(self.rng.getrandbits(64))
        world = World(planner.game, planner.tactics, self.view, self.seat, seed)
        found: list[float] = []
        for idea in ideas:
            if planner.pressed():
                self.cut_short = True
                return None
            found.append(world.played(self.ideas[idea], planner.ahead, planner.judge))
        return found

    def _is_proven(self, idea: int) -> bool:
        """Whether an idea is better than the habit where neither was chosen by these dice."""
        effort = self.planner.effort
        gains: list[float] = []
        while len(gains) < effort.proof:
            chances = self._played((0, idea))
            if chances is None:
                break
            habit, other = chances
            self.scores.add(0, habit)
            self.scores.add(idea, other)
            gains.append(other - habit)
            if len(gains) >= EARLIEST:
                gain, unsure = mean(gains), error(gains)
                if gain < -HOPELESS * unsure or gain > SURE * unsure:
                    break
        if len(gains) < min(EARLIEST, effort.proof):
            return False
        gain = mean(gains)
        return gain > 0 and gain > effort.doubt * error(gains)
