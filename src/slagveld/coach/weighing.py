"""Decisions of a battle as they are weighed: what else there was, and how far to look."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from slagveld.bots.planning.scores import error, mean
from slagveld.coach.course import Deed
from slagveld.coach.trial import Trial
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Quick as QuickDice
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.tactics import Tactics

CROWD = 40
"""So many pieces on the table make an answer twice as dear to play on."""


class Choice(NamedTuple):
    """A decision in which there was a choice."""

    deed: Deed
    seat: int
    others: tuple[Action, ...]
    """What a good player would have thought of besides, the likeliest first."""
    last: int
    """The round after which it is judged what comes of it."""
    cost: int
    """What it takes to play one answer on."""
    drop: float
    """What the chance of the seat fell by until then, as the battle went."""


class Weighing:
    """What came of the answers to one decision so far, in the same worlds."""

    def __init__(self, game: Game[Any], tactics: Tactics, choice: Choice) -> None:
        self.choice = choice
        self._trial = Trial(game, tactics, choice.deed.before, choice.seat, choice.last)
        self._gains: list[list[float]] = [[] for _ in choice.others]
        self._proofs: list[tuple[float, float]] = []

    def look(self, answers: int, seeds: Sequence[str]) -> None:
        """Play the first few of the other answers on, beside the one that was given."""
        others = self.choice.others[: answers - 1]
        for seed in seeds:
            played = self._trial.chance(self.choice.deed.action, seed)
            for gains, other in zip(self._gains, others, strict=False):
                gains.append(self._trial.chance(other, seed) - played)

    @property
    def best(self) -> int:
        """The other answer that brought most, as far as it was looked into."""
        return max(range(len(self._gains)), key=self._mean)

    @property
    def regret(self) -> float:
        """What it brought more than the answer that was given."""
        return self._mean(self.best)

    def _mean(self, other: int) -> float:
        return mean(self._gains[other]) if self._gains[other] else float("-inf")

    def prove(self, seeds: Sequence[str]) -> None:
        """Compare the best of the other answers with the played one in fresh worlds."""
        better = self.choice.others[self.best]
        for seed in seeds:
            played = self._trial.chance(self.choice.deed.action, seed)
            self._proofs.append((played, self._trial.chance(better, seed) - played))

    @property
    def proof(self) -> "Proof":
        """What these worlds say, which had no part in the choice of the answer."""
        gains = [gain for _, gain in self._proofs]
        chance = mean([played for played, _ in self._proofs])
        return Proof(self.choice.others[self.best], chance, mean(gains), error(gains))


class Proof(NamedTuple):
    """What another answer would have brought."""

    better: Action
    chance: float
    """The chance to win with what was played."""
    gain: float
    error: float
    """The standard error of the gain."""


def choices(game: Game[Any], tactics: Tactics, deeds: Sequence[Deed], most: int) -> list[Choice]:
    """The decisions with a choice, each with at most so many answers beside the played one."""
    decided = [deed for deed in deeds if deed.decided]
    rounds = [game.round_of(deed.before) for deed in decided]
    found: list[Choice] = []
    for place, deed in enumerate(decided):
        question = game.question(deed.before)
        seat = deed.seat
        if question is None or seat is None:
            continue
        rng = Rng(f"coach/ideas/{deed.entry}")
        ideas = tactics.ideas(deed.before, seat, question, rng, most)
        others = tuple([one for one in ideas if one != deed.action])
        if not others:
            continue
        last = rounds[min(place + tactics.ahead, len(rounds) - 1)]
        end = next((n for n in range(place, len(rounds)) if rounds[n] > last), len(rounds))
        crowd = len(game.scene(deed.before, None).pieces)
        now, then = (
            tactics.outlook(deed.before, seat),
            tactics.outlook(decided[end - 1].after, seat),
        )
        found.append(
            Choice(
                deed=deed,
                seat=seat,
                others=others[: most - 1],
                last=last,
                cost=(end - place) * (CROWD + crowd) // CROWD,
                drop=now - then,
            )
        )
    return found


def at_once(game: Game[Any], tactics: Tactics, choice: Choice) -> float:
    """What the best of the other answers brings more at once: a glance, nothing is played on."""

    def chance(action: Action) -> float:
        dice = QuickDice(Rng(f"coach/glance/{choice.deed.entry}"))
        state = game.apply(choice.deed.before, choice.seat, action, dice).state
        return tactics.outlook(state, choice.seat)

    return max([chance(one) for one in choice.others]) - chance(choice.deed.action)
