"""Shots as a bot thinks of them: at whom, how sure, and whether to aim."""

from typing import NamedTuple

from slagveld.kept import beside
from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import best

from ..core.characteristic_tests import faces_of
from ..core.characteristics import shooting
from ..core.competence_vocabulary import Fire, ShotModifier
from ..core.figure import Figure
from ..core.state import ClashState, enemy_of, opponents
from ..shooting.difficulty import (
    AIMED,
    BASES,
    BEHIND,
    FIRE_ITEMS,
    PARTLY,
    SIZE_ITEMS,
    band_at,
    difficulty,
    fire_types,
    helps,
)
from ..shooting.fire_order import type_refusal, waiting
from ..shooting.phase import FireNow, HoldFire, Shoot, TakeAim
from ..shooting.targets import distance_to, is_beyond
from ..terrain.sight_and_line_of_fire import cover
from .worth import chance, stance_of, wounded_by

FRIENDS = 1.5
"""What harm to one's own counts."""


def hit_chance(shooter: Figure, needed: int) -> float:
    """The chance that a shot of this difficulty hits."""
    return chance(needed - _skill(shooter), faces_of(shooter, "shooting"))


@beside
def _skill(shooter: Figure) -> int:
    return shooting(shooter).total


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
    """The best target of a shooter that is in range, and what a shot at it promises.

    Of equals the one with the lowest number. Looks cost most: those come first who promise most in
    the open, and nobody is looked at who could not be better than the best seen.
    """
    fire, foes = fire_types(shooter), state.own(enemy_of(shooter.seat))
    needs = [(one, open_difficulty(shooter, one, fire)) for one in foes]
    rows = [hope_of(state, shooter, one, need) for one, need in needs if need is not None]
    rows.sort(key=lambda row: (-row.most, row.target.id))
    chosen: tuple[float, Figure] | None = None
    for row in rows:
        target = row.target
        if chosen is not None and row.most < chosen[0]:
            break
        if is_beyond(shooter, target):
            continue
        between = cover(state, shooter, target)
        if between.hidden:
            continue
        covered = BEHIND if between.behind_obstacle else PARTLY if between.partly else 0
        value = hit_chance(shooter, row.needed + covered) * row.worth
        if chosen is None or (value, -target.id) > (chosen[0], -chosen[1].id):
            chosen = value, target
    return chosen


def open_difficulty(shooter: Figure, target: Figure, fire: tuple[Fire, ...]) -> int | None:
    """What a shot at a target in the open must reach, without words; None out of range."""
    band = band_at(shooter, target, distance_to(shooter, target))
    if band is None:
        return None
    helped = [one.amount for _, one in shooter.powers.all(ShotModifier) if helps(one, band, fire)]
    types = sum([FIRE_ITEMS[one][0] for one in fire])
    return BASES[band] + types + sum(helped) + SIZE_ITEMS[target.profile.size]


class Hope(NamedTuple):
    """A target that nobody has looked at yet."""

    most: float
    """What a shot at it promises at most; a miss costs nothing."""
    needed: int
    worth: float
    target: Figure


def hope_of(state: ClashState, shooter: Figure, target: Figure, needed: int) -> Hope:
    """A target with what a shot at it must reach in the open, and what a hit is worth."""
    weapon = shooter.profile.weapon
    worth = 0.0 if weapon is None else hit_worth(state, target, weapon.strength)
    return Hope(hit_chance(shooter, needed) * max(0.0, worth), needed, worth, target)


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
