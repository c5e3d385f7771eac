"""The search for an answer: many ideas a little, few more with what follows, one in the end."""

from collections.abc import Callable, Sequence
from typing import Any

from slagveld.bots.planning.effort import FEW, Effort
from slagveld.bots.planning.plan import Plan
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
        plan = comparison.plans[chosen]
        return Thought(
            action=plan.answer,
            habit=ideas[0],
            rivals=comparison.rivals(chosen),
            plans=comparison.scores.plans() + comparison.scouted,
            cut_short=comparison.cut_short,
            then=plan.later,
        )


class _Comparison:
    """Plans that begin with an answer each, played on in the same worlds."""

    def __init__(
        self, planner: Planner, view: Any, seat: int, ideas: Sequence[Action], rng: Rng
    ) -> None:
        self.planner = planner
        self.view = view
        self.seat = seat
        self.plans = [Plan((idea,)) for idea in ideas]
        """The habit first; what begins as another and goes on otherwise comes last."""
        self.rng = rng
        self.scores = Scores(len(ideas))
        self.worlds = 0
        self.scouted = 0
        """How often it was looked what could follow a plan."""
        self.cut_short = False

    def chosen(self) -> int:
        """The plan that is best beyond doubt, else the habit."""
        effort = self.planner.effort
        left: Sequence[int] = range(1, len(self.plans))
        if not self._rounds(effort.sift, (0, *left)):
            return 0
        if effort.half:
            left = self._best_of(left, effort.half)
            if not self._rounds(effort.again, (0, *left)):
                return 0
        if effort.roots and effort.wide:
            joint = self._joint(left)
            if joint is None:
                return 0
            left = (*left, *joint)
        few = self._best_of([plan for plan in left if self.scores.gain(plan) > 0], FEW)
        if not few or not self._rounds(effort.rest, (0, *few)):
            return 0
        best = max(few, key=self.scores.gain)
        if self.scores.gain(best) > 0 and self._is_proven(best):
            return best
        return 0

    def rivals(self, chosen: int) -> tuple[Rival, ...]:
        """What was weighed, each answer once: with the plan that was chosen, else by itself."""
        found: list[Rival] = []
        answer = self.plans[chosen].answer
        for place, (plan, row) in enumerate(zip(self.plans, self.scores.rows, strict=True)):
            usual = not plan.later and plan.answer != answer
            if row and (place == chosen or usual):
                found.append(Rival(plan.answer, mean(list(row.values())), len(row)))
        return tuple(found)

    def _joint(self, singles: Sequence[int]) -> list[int] | None:
        """Plans of several answers: the best so far with what could follow; None: out of time.

        What gains nothing by itself may be the beginning of something good.
        """
        effort, roots = self.planner.effort, self._best_of(singles, self.planner.effort.roots)
        found: list[int] = []
        for _ in range(effort.deep):
            more = [plan for root in roots for plan in self._following(root)]
            if not more:
                break
            if not self._rounds(effort.joint, (0, *roots, *more)):
                return None
            found += more
            roots = self._best_of(more, effort.roots)
        return found

    def _following(self, root: int) -> list[int]:
        """The same plan with each answer that comes to mind after it."""
        planner, effort = self.planner, self.planner.effort
        if planner.pressed():
            self.cut_short = True
            return []
        self.scouted += 1
        plan = self.plans[root]
        found: list[int] = []
        for action in self._world().scouted(plan, planner.ahead, effort.wide):
            self.plans.append(plan.and_then(action))
            found.append(self.scores.thought_of())
        return found

    def _best_of(self, plans: Sequence[int], count: int) -> list[int]:
        """So many of these that gained most so far."""
        return sorted(plans, key=lambda plan: -self.scores.gain(plan))[:count]

    def _rounds(self, count: int, plans: Sequence[int]) -> bool:
        """Play plans on in so many fresh worlds; whether there was time for all."""
        return all(self._played(plans) is not None for _ in range(count))

    def _world(self) -> World:
        """A fresh world."""
        planner, seed = self.planner, str(self.rng.getrandbits(64))
        self.worlds += 1
        return World(planner.game, planner.tactics, self.view, self.seat, seed)

    def _played(self, plans: Sequence[int]) -> list[float] | None:
        """The chances of some plans in one fresh world; None: time ran out before the last."""
        planner, world = self.planner, self._world()
        found: list[float] = []
        for number in plans:
            if planner.pressed():
                self.cut_short = True
                return None
            plan = self.plans[number]
            found.append(world.played(plan.answer, planner.ahead, planner.judge, plan.later))
        for number, chance in zip(plans, found, strict=True):
            self.scores.add(number, self.worlds, chance)
        return found

    def _is_proven(self, plan: int) -> bool:
        """Whether a plan is better than the habit where neither was chosen by these dice."""
        effort = self.planner.effort
        gains: list[float] = []
        while len(gains) < effort.proof:
            chances = self._played((0, plan))
            if chances is None:
                break
            habit, other = chances
            gains.append(other - habit)
            if len(gains) >= EARLIEST:
                gain, unsure = mean(gains), error(gains)
                if gain < -HOPELESS * unsure or gain > SURE * unsure:
                    break
        if len(gains) < min(EARLIEST, effort.proof):
            return False
        gain = mean(gains)
        return gain > 0 and gain > effort.doubt * error(gains)
