"""Weighing the answers of one position: a few worlds for all, more for what stands out."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from slagveld.bots.planning.scores import error, mean
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.tactics import Tactics
from slagveld.puzzles.judging import ALIKE, WORLDS, Bench, solves
from slagveld.puzzles.kinds import kind_of
from slagveld.puzzles.rating import Rating, rated

IDEAS: Final = 8
"""Answers that are compared."""
FEWEST, FEWEST_USUAL = 3, 4
"""Fewer of them are no puzzle, above all where the usual answer is the best."""
MARGIN: Final = 0.08
"""By so much the best must be better than the best of those that do not solve it."""
SURE: Final = 3.0
"""By so many standard errors."""
FIRST, MORE = 3, 9
"""Worlds for all at first, and for what stands out then."""
STIRRING = 0.04
"""What the answers of a position must be apart in its first world."""
PROMISING, HOPEFUL = 0.035, 0.06
"""The gap that stands out after the first worlds, and after more."""
HOPELESS: Final = 0.2
"""Whoever wins so seldom after the best answer has no puzzle but a grave."""
FURTHER: Final = 2
"""So many times as far it is looked in the end, where half the margin must be left."""
LAST: Final = 24
"""Worlds for that."""
RIVALS: Final = 3
"""Answers beside those that stand out that are played on to the end of the proof."""

Wanted = Callable[[str, bool], bool]
"""Whether a puzzle of this kind is wanted, and whether one that the habit finds."""


class Find(msgspec.Struct, frozen=True, kw_only=True):
    """A position with an answer that is far better than the others."""

    answers: tuple[Action, ...]
    usual: bool
    chance: float
    next: float
    weighed: int
    bench: Any
    known: tuple[tuple[Action, float], ...]
    """What the answers that were played to the end of the proof are worth."""

    def rated(self, game: Game[Any]) -> Rating:
        """Which levels find it."""
        bench: Bench = self.bench
        known = list(self.known)

        def solved(action: Action) -> bool:
            for one, chance in known:
                if one == action:
                    return solves(chance, self.chance)
            (row,) = bench.chances([action], range(WORLDS))
            known.append((action, mean(row)))
            return solves(mean(row), self.chance)

        return rated(game, bench.state, bench.seat, bench.dice, solved)


def looked_at(
    game: Game[Any], tactics: Tactics, state: Any, seat: int, dice: str, wanted: Wanted
) -> Find | None:
    """The puzzle that a position is, if it is one that is wanted."""
    question = game.question(state)
    if question is None:
        return None
    ideas = tactics.ideas(state, seat, question, Rng(f"{dice}/ideas"), IDEAS)
    if len(ideas) < FEWEST:
        return None
    trial = Bench(game, state, seat, f"{dice}/trial")
    rows = trial.chances(ideas, range(1))
    firsts = [row[0] for row in rows]
    if max(firsts) - min(firsts) < STIRRING:
        return None
    order: list[int] = []
    split = 0
    for worlds, least in ((range(1, FIRST), PROMISING), (range(FIRST, FIRST + MORE), HOPEFUL)):
        more = trial.chances(ideas, worlds)
        rows = [one + other for one, other in zip(rows, more, strict=True)]
        gap, order, split = _gap(rows)
        kind = kind_of(type(ideas[order[0]]).__name__)
        usual = 0 in order[:split]
        if gap < least or not wanted(kind, usual):
            return None
        if usual and len(ideas) < FEWEST_USUAL:
            return None
    if mean(rows[order[0]]) < HOPELESS:
        return None
    chosen = order[: split + RIVALS]
    return _proven(Bench(game, state, seat, dice), ideas, chosen, wanted)


def _proven(
    bench: Bench, ideas: Sequence[Action], chosen: Sequence[int], wanted: Wanted
) -> Find | None:
    """The puzzle, if fresh worlds say that it is one."""
    rows = bench.chances([ideas[one] for one in chosen], range(WORLDS))
    means = [mean(row) for row in rows]
    order = sorted(range(len(chosen)), key=lambda one: -means[one])
    best = order[0]
    good = [one for one in order if means[one] >= means[best] - ALIKE]
    others = [one for one in order if one not in good]
    if not others or means[best] < HOPELESS or 2 * len(good) > len(ideas):
        return None
    for other in others:
        gains = [one - less for one, less in zip(rows[best], rows[other], strict=True)]
        if mean(gains) < MARGIN or mean(gains) < SURE * error(gains):
            return None
    usual = any(chosen[one] == 0 for one in good)
    if usual and len(ideas) < FEWEST_USUAL:
        return None
    if not wanted(kind_of(type(ideas[chosen[best]]).__name__), usual):
        return None
    if not _lasts(bench, ideas[chosen[best]], ideas[chosen[others[0]]]):
        return None
    return Find(
        answers=tuple(ideas[chosen[one]] for one in good),
        usual=usual,
        chance=means[best],
        next=means[others[0]],
        weighed=len(ideas),
        bench=bench,
        known=tuple((ideas[chosen[one]], means[one]) for one in order),
    )


def _lasts(bench: Bench, best: Action, other: Action) -> bool:
    """Whether it is still better further on, and not merely seen to be sooner."""
    long = Bench(bench.game, bench.state, bench.seat, f"{bench.dice}/long")
    long.ahead *= FURTHER
    one, less = long.chances([best, other], range(LAST))
    return mean(one) - mean(less) >= MARGIN / 2


def _gap(rows: Sequence[Sequence[float]]) -> tuple[float, list[int], int]:
    """The widest step down among the better half, the ideas from best to worst, and where it is."""
    means = [mean(row) for row in rows]
    order = sorted(range(len(rows)), key=lambda one: -means[one])
    steps = [(means[order[at - 1]] - means[order[at]], -at) for at in range(1, len(rows) // 2 + 1)]
    widest, at = max(steps)
    return widest, order, -at
