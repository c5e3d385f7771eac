"""Who may shoot, at whom, and how far that is (CON-SHOOT-1 to -8).

A shot is measured on the table, from base to base; only what is beyond the weapon's reach misses
by its distance, so nothing here but `distance_to` tells how far somebody is.
"""

from collections.abc import Sequence

from slagveld.kernel.rulebook import Refusal
from slagveld.table.measure import gap
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import card, first_refusal, refuse
from ..core.figure import Figure
from ..core.state import ClashState, in_fight
from ..terrain.movement_table import gaits
from ..terrain.sight_and_line_of_fire import cover, in_front, is_hidden, senses

LOOKS = 240
"""Looks of shooters at targets for one list of targets."""


def shooter_refusal(state: ClashState, shooter: Figure) -> Refusal | None:
    """Why a figure may not shoot at all just now, or None (CON-SHOOT-6).

    The distance really covered counts, whatever the type of movement was; nobody shoots after a
    stunt (CON-STUNT-3). One who is paralysed may shoot (CON-FEAR-11), and so may one who is killed
    and fights on.
    """
    turn = shooter.turn
    refusal = first_refusal(
        (shooter.profile.weapon is None, "CON-STAT-8", "refusal-shooting-weapon"),
        (turn.shot, "CON-SHOOT-5", "refusal-shooting-shot"),
        (turn.fled or shooter.flight is not None, "CON-FEAR-7", "refusal-shooting-fleeing"),
        (turn.dodged, "CON-SHOOT-6", "refusal-shooting-dodged"),
        (turn.stunt, "CON-SHOOT-6", "refusal-shooting-stunt"),
        name=shooter.name,
    )
    if refusal is not None:
        return refusal
    if turn.covered:
        walk = gaits(shooter, "walk")[0].limit
        if turn.covered > walk:
            far = Distance(walk)
            return refuse("CON-SHOOT-6", "refusal-shooting-moved", name=shooter.name, distance=far)
    if in_fight(state, shooter):
        return refuse("CON-SHOOT-6", "refusal-shooting-fighting", name=shooter.name)
    return None


def shot_refusal(state: ClashState, shooter: Figure, target: Figure | None) -> Refusal | None:
    """Why a figure that may shoot cannot name this target, or None.

    Whoever senses the target needs no field of view, only a free way for the shot
    (CON-CARD-conscience).
    """
    if target is None or target.seat == shooter.seat:
        return refuse("CON-SHOOT-1", "refusal-shooting-enemy", name=shooter.name)
    if can_name(state, shooter, target):
        return None
    names = {"name": shooter.name, "enemy": target.name}
    if is_beyond(shooter, target):
        if target.hidden:
            return refuse(card("eclaireur"), "refusal-shooting-hidden", **names)
        return refuse("CON-SHOOT-2", "refusal-shooting-behind", **names)
    if cover(state, shooter, target).pieces:
        return refuse("CON-SHOOT-3", "refusal-shooting-scenery", **names)
    return refuse("CON-SHOOT-4", "refusal-shooting-figures", **names)


def can_name(state: ClashState, shooter: Figure, enemy: Figure) -> bool:
    """Whether a figure that may shoot can name an enemy: `shot_refusal` without a word."""
    return not is_beyond(shooter, enemy) and not is_hidden(state, shooter, enemy)


def is_beyond(shooter: Figure, target: Figure) -> bool:
    """Whether a target is out of the field of view, or hidden, and is not sensed either."""
    if in_front(shooter, target) and not target.hidden:
        return False
    return senses(shooter, target) is None


def targets_of(state: ClashState, shooter: Figure) -> list[Figure]:
    """Everybody whom a figure that may shoot can name, in order."""
    enemies = [other for other in state.figures if other.seat != shooter.seat]
    return [other for other in enemies if can_name(state, shooter, other)]


def targets_of_any(state: ClashState, shooters: Sequence[Figure]) -> list[Figure]:
    """Everybody whom one of these can name, in order.

    After so many looks, in a very large battle, whoever is before one of them counts as seen.
    """
    found: list[Figure] = []
    order, looks = list(shooters), 0
    for other in state.figures:
        for place, shooter in enumerate(order):
            if other.seat == shooter.seat:
                break
            looks += 1
            if looks > LOOKS and not other.hidden and in_front(shooter, other):
                found.append(other)
                break
            if looks <= LOOKS and can_name(state, shooter, other):
                found.append(other)
                order.insert(0, order.pop(place))  # who sees one, sees most likely the next
                break
    return found


def has_target(state: ClashState, shooter: Figure) -> bool:
    return any(
        other.seat != shooter.seat and can_name(state, shooter, other) for other in state.figures
    )


def distance_to(shooter: Figure, target: Figure) -> int:
    """How far a target is, base to base, in units; a fraction counts as a whole one."""
    return -(-int(gap(shooter.body, target.body)) // FINE)
