"""Master strikes: one roll for all, whose threshold adds to the wound (CON-MASTER-1 to -3)."""

from collections.abc import Sequence

from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.bout import Blow, Die
from ..core.figure import Figure
from ..core.state import ClashState

LEAST_DICE = 2
"""Dice on attack that a master strike needs; those gained by a counter-attack do not count."""


def entitled(state: ClashState, dice: Sequence[Die]) -> tuple[int, ...]:
    """Who of the strikers may try a master strike, in order."""
    strikers = dict.fromkeys([die.striker for die in dice if die.masterly])
    return tuple([number for number in strikers if _refusal(state, dice, number) is None])


def masters_refusal(
    state: ClashState, dice: Sequence[Die], masters: Sequence[int]
) -> Refusal | None:
    for place, number in enumerate(masters):
        if number in masters[:place]:
            return refuse("CON-MASTER-2", "refusal-melee-master-twice")
        if (refusal := _refusal(state, dice, number)) is not None:
            return refusal
    return None


def _refusal(state: ClashState, dice: Sequence[Die], number: int) -> Refusal | None:
    figure = state.figure(number)
    own = [die for die in dice if die.striker == number]
    if figure is None or not own:
        return refuse("CON-MASTER-1", "refusal-melee-master-who")
    if master_bonus(figure) is None:
        return refuse("CON-MASTER-1", "refusal-melee-master", name=figure.name)
    if sum([die.masterly for die in own]) < LEAST_DICE:
        return refuse("CON-MASTER-1", "refusal-melee-master-dice", name=figure.name)
    return None


def bonus_of(striker: Figure, blow: Blow) -> int:
    """What a blow adds to its wound roll: a master strike its threshold and X (CON-MASTER-3)."""
    return blow.threshold + (master_bonus(striker) or 0) if blow.master else 0


def master_bonus(figure: Figure) -> int | None:
    """What a master strike of his adds besides its threshold; None when he may try none.

    Characters may (CON-CHAR-1), and those with the competence (CON-CARD-coup-de-maitre).
    """
    found = figure.powers.number("master-strikes")
    if found is not None:
        return found[1]
    return 0 if figure.profile.character else None
