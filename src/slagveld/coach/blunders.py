"""The decisions that cost most: a first look at all, closer ones at few, proof for the worst.

Answers are played on by habit in the same worlds with the same dice, as bots plan. A world is a
battle that the seat could not tell from the true one: nobody is blamed for what he could not know.
"""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, NamedTuple

from slagveld.coach.care import Care, Look
from slagveld.coach.course import Deed
from slagveld.coach.standing import Sides
from slagveld.coach.weighing import Choice, Proof, Weighing, at_once, choices
from slagveld.kernel.game import Game
from slagveld.kernel.tactics import Tactics

Progress = Callable[[float], None]
"""Told how much of the whole is done, from 0 to 1."""


class Blunder(NamedTuple):
    """A decision that could have been better, and the better one."""

    deed: Deed
    seat: int
    proof: Proof


class Judge:
    """Weighs the decisions of one battle."""

    def __init__(self, game: Game[Any], tactics: Tactics, care: Care, progress: Progress) -> None:
        self.game = game
        self.tactics = tactics
        self.care = care
        self.progress = progress
        looks = (*care.looks, care.proof)
        self._whole = sum(look.effort for look in looks)
        self._done = 0.0

    def blunders(self, deeds: Sequence[Deed], sides: Sides) -> list[list[Blunder]]:
        """The few that cost each side most, the worst first."""
        care = self.care
        most = max(look.answers for look in care.looks)
        found = choices(self.game, self.tactics, deeds, most)
        groups = [
            [
                Weighing(self.game, self.tactics, one)
                for one in self._doubtful([one for one in found if one.seat in seats], len(sides))
            ]
            for seats in sides.values()
        ]
        for look in care.looks:
            groups = [group[: look.decisions] for group in groups]
            self._look(groups, look)
            groups = [
                sorted(group, key=lambda one: (-one.regret, one.choice.deed.entry))
                for group in groups
            ]
        proven = self._proven(
            [[one for one in group if one.regret > 0][: care.proof.decisions] for group in groups]
        )
        self.progress(1.0)
        return proven

    def _doubtful(self, group: list[Choice], sides: int) -> list[Choice]:
        """As many decisions of a side as the first look can weigh in one world.

        In a long battle these are the ones that look worst at a glance, and those after which
        the side came to stand worse, in turn.
        """
        look = self.care.looks[0]
        left = look.effort // sides
        if sum([one.cost * look.answers for one in group]) <= left:
            return group
        glances = {one.deed.entry: at_once(self.game, self.tactics, one) for one in group}
        glanced = sorted(group, key=lambda one: (-glances[one.deed.entry], one.deed.entry))
        dropped = sorted(group, key=lambda one: (-one.drop, one.deed.entry))
        chosen: dict[int, Choice] = {}
        for one in chain.from_iterable(zip(glanced, dropped, strict=True)):
            if one.deed.entry not in chosen:
                left -= one.cost * look.answers
                if left < 0:
                    break
                chosen[one.deed.entry] = one
        return list(chosen.values())

    def _look(self, groups: list[list[Weighing]], look: Look) -> None:
        """Look at decisions in as many worlds as the effort is enough for."""
        every = list(chain.from_iterable(groups))
        once = sum(
            [one.choice.cost * min(look.answers, len(one.choice.others) + 1) for one in every]
        )
        worlds = max(1, min(look.worlds, look.effort // max(1, once)))
        for one in every:
            one.look(look.answers, _seeds(look, one, worlds))
            self._tell(look.effort / len(every))

    def _proven(self, groups: list[list[Weighing]]) -> list[list[Blunder]]:
        """Those of which fresh worlds leave no doubt."""
        care = self.care
        every = list(chain.from_iterable(groups))
        self._prove(every, "early")
        self._prove([one for one in every if one.proof.gain > 0], "late")
        found: list[list[Blunder]] = []
        for group in groups:
            mine = [
                Blunder(one.choice.deed, one.choice.seat, one.proof)
                for one in group
                if one.proof.gain >= max(care.least, care.doubt * one.proof.error)
            ]
            mine.sort(key=lambda one: (-one.proof.gain, one.deed.entry))
            found.append(mine[: care.told])
        return found

    def _prove(self, every: list[Weighing], when: str) -> None:
        """Spend half of the effort on proofs of these."""
        look = self.care.proof
        once = sum([2 * one.choice.cost for one in every])
        worlds = max(6, min(look.worlds, look.effort // max(1, once)) // 2)
        for one in every:
            one.prove(_seeds(look, one, worlds, when))
            self._tell(look.effort / 2 / len(every))

    def _tell(self, effort: float) -> None:
        self._done += effort
        self.progress(min(1.0, self._done / self._whole))


def _seeds(look: Look, weighing: Weighing, worlds: int, when: str = "") -> list[str]:
    entry = weighing.choice.deed.entry
    return [f"coach/{look.name}{when}/{entry}/{number}" for number in range(worlds)]
