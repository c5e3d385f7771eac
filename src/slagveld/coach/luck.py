"""Luck taken out: what the dice of an action gave, against what was to be expected of them."""

from typing import Any

from slagveld.coach.course import Deed
from slagveld.coach.standing import Sides, chances
from slagveld.kernel.dice import Quick as QuickDice
from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.kernel.shell import Begin
from slagveld.kernel.tactics import Tactics


def luck_of(
    match: Match[Any], tactics: Tactics, deed: Deed, sides: Sides, rolls: int
) -> tuple[float, ...]:
    """What the dice gave to each side; nothing where none fell.

    The same action is carried out from the same state with dice of the coach's own, and judged at
    the same point: before the next question.
    """
    if not deed.rolled or not _again(deed):
        return (0.0,) * len(sides)
    total = [0.0] * len(sides)
    for number in range(rolls):
        dice = QuickDice(Rng(f"coach/luck/{deed.entry}/{number}"))
        there = match.carried_out(deed.seat, deed.action, dice, deed.before).state
        for place, chance in enumerate(chances(tactics, there, sides)):
            total[place] += chance
    actual = chances(tactics, deed.after, sides)
    return tuple([one - mean / rolls for one, mean in zip(actual, total, strict=True)])


def _again(deed: Deed) -> bool:
    """Whether an action can be carried out once more; the referee's dice are not luck."""
    return deed.decided or isinstance(deed.action, Begin)
