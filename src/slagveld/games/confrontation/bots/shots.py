"""Shots as a bot thinks of them: at whom, how sure, and whether to aim."""

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import best

from ..core.checks import faces_of
from ..core.figure import Figure
from ..core.state import ClashState, opponents
from ..core.values import shooting
from ..shooting.difficulty import AIMED, band_at, difficulty, fire_types
from ..shooting.fire_order import type_refusal, waiting
from ..shooting.phase import FireNow, HoldFire, Shoot, TakeAim
from ..shooting.targets import distance_to, shot_refusal
from .worth import chance, stance_of, wounded_by

FRIENDS = 1.5
"""What harm to one's own counts."""


def hit_chance(shooter: Figure, needed: int) -> float:
    """The chance that a shot of this difficulty hits."""
    return chance(needed - shooting(shooter).total, faces_of(shooter, "shooting"))


def shot_worth(state: ClashState, shooter: Figure, target: Figure) -> float:
    """What a shot at a target promises; in a fight any of those in it may be hit."""
    weapon = shooter.profile.weapon
    if weapon is None:
        return 0.0
    found = difficulty(state, shooter, target, fire_types(shooter), distance_to(shooter, target))
    if found is None:
        return 0.0
    return hit_chance(shooter, found.total) * hit_worth(state, target, weapon.strength)


def hit_worth(state: ClashState, target: Figure, strength: int) -> float:
    """What a hit costs the enemy; among fighters it strikes any of them by lot."""
    friends = opponents(state, target)
    value = wounded_by(strength, stance_of(target))
    if not friends:
        return value
    harm = sum([wounded_by(strength, stance_of(friend)) for friend in friends])
    return (value - FRIENDS * harm) / (1 + len(friends))


def best_shot(state: ClashState, shooter: Figure) -> tuple[float, Figure] | None:
    """The best target of a shooter that is in range, and what a shot at it promises."""
    rows = [
        (shot_worth(state, shooter, one), one)
        for one in state.figures
        if one.seat != shooter.seat
        and band_at(shooter, one, distance_to(shooter, one)) is not None
        and shot_refusal(state, shooter, one) is None
    ]
    return max(rows, key=lambda row: (row[0], -row[1].id), default=None)


def shot_answer(state: ClashState, _seat: int, question: FireNow) -> Scored:
    """The best shot of all who fire now; aimed where nobody shoots in the meantime."""
    shots = [(one, best_shot(state, one)) for one in question.ready(state)]
    chosen = best((found[0], (one, found[1])) for one, found in shots if found is not None)
    if chosen is None or chosen[0] <= 0:
        return 0.0, HoldFire()
    value, (shooter, target) = chosen
    if type_refusal(shooter, AIMED) is None and calm(state, shooter):
        aiming = shooter.did(marks=(*shooter.turn.marks, AIMED))
        if shot_worth(state, aiming, target) > value:
            return value, TakeAim((shooter.id,))
    return value, Shoot(shooter.id, target.id)


def calm(state: ClashState, shooter: Figure) -> bool:
    """Whether no enemy is still to fire, so that a later shot costs nothing."""
    return all(figure.seat == shooter.seat for _, figure in waiting(state))
