"""Who may shoot, at whom, how far and how difficult that is (CON-SHOOT-1 to -8, CON-SHMOD-5).

A shot is measured on the table, from base to base; only what is beyond the weapon's reach misses
by its distance, so nothing here but `distance_to` tells how far somebody is.
"""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.table.measure import gap
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import card, refuse, text
from ..core.effects import Band, Fire, ShotModifier
from ..core.figure import Figure
from ..core.profiles import SIZES, Size
from ..core.state import ClashState, in_fight
from ..terrain.paces import gaits
from ..terrain.sight import cover, in_front, is_hidden, senses

LOOKS = 240
"""Looks of shooters at targets for one list of targets."""


def shooter_refusal(state: ClashState, shooter: Figure) -> Refusal | None:
    """Why a figure may not shoot at all just now, or None (CON-SHOOT-6).

    The distance really covered counts, whatever the type of movement was. One who is paralysed may
    shoot (CON-FEAR-11), and so may one who is killed and fights on.
    """
    turn = shooter.turn
    if shooter.profile.weapon is None:
        return refuse("CON-STAT-8", "refusal-shooting-weapon", name=shooter.name)
    if turn.shot:
        return refuse("CON-SHOOT-5", "refusal-shooting-shot", name=shooter.name)
    if turn.fled or shooter.flight is not None:
        return refuse("CON-FEAR-7", "refusal-shooting-fleeing", name=shooter.name)
    if turn.dodged:
        return refuse("CON-SHOOT-6", "refusal-shooting-dodged", name=shooter.name)
    if turn.stunt:
        return refuse("CON-SHOOT-6", "refusal-shooting-stunt", name=shooter.name)
    if turn.covered:
        walk = gaits(shooter, "walk")[0].limit
        if turn.covered > walk:
            return refuse(
                "CON-SHOOT-6", "refusal-shooting-moved", name=shooter.name, distance=Distance(walk)
            )
    if in_fight(state, shooter):
        return refuse("CON-SHOOT-6", "refusal-shooting-fighting", name=shooter.name)
    return None


def shot_refusal(state: ClashState, shooter: Figure, target: Figure | None) -> Refusal | None:
    """Why a figure that may shoot cannot name this target, or None.

    Whoever senses the target needs no field of view, only a free way for the shot.
    """
    if target is None or target.seat == shooter.seat:
        return refuse("CON-SHOOT-1", "refusal-shooting-enemy", name=shooter.name)
    names = {"name": shooter.name, "enemy": target.name}
    front = in_front(shooter, target)
    if (target.hidden or not front) and senses(shooter, target) is None:
        if target.hidden:
            return refuse(card("eclaireur"), "refusal-shooting-hidden", **names)
        return refuse("CON-SHOOT-2", "refusal-shooting-behind", **names)
    if not is_hidden(state, shooter, target):
        return None
    if cover(state, shooter, target).pieces:
        return refuse("CON-SHOOT-3", "refusal-shooting-scenery", **names)
    return refuse("CON-SHOOT-4", "refusal-shooting-figures", **names)


def targets_of(state: ClashState, shooter: Figure) -> list[Figure]:
    """Everybody whom a figure that may shoot can name, in order."""
    return [
        other
        for other in state.figures
        if other.seat != shooter.seat and shot_refusal(state, shooter, other) is None
    ]


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
            if looks <= LOOKS and shot_refusal(state, shooter, other) is None:
                found.append(other)
                order.insert(0, order.pop(place))  # who sees one, sees most likely the next
                break
    return found


def has_target(state: ClashState, shooter: Figure) -> bool:
    """Whether there is anybody whom it can name."""
    return any(
        other.seat != shooter.seat and shot_refusal(state, shooter, other) is None
        for other in state.figures
    )


def distance_to(shooter: Figure, target: Figure) -> int:
    """How far a target is, base to base, in units; a fraction counts as a whole one."""
    return -(-int(gap(shooter.body, target.body)) // FINE)


BANDS: tuple[Band, ...] = ("short", "medium", "long")
BASES: dict[Band, int] = {"short": 4, "medium": 7, "long": 10}
"""The difficulty of each range (CON-RANGE-2)."""
SIZE_ITEMS: dict[Size, int] = dict(zip(SIZES, (1, 0, -1, -2), strict=True))
"""What the size of the target adds (CON-SHMOD-3)."""
FIRE_ITEMS: dict[Fire, tuple[int, str]] = {
    "static": (0, "CON-FIRE-2"),
    "dynamic": (1, "CON-FIRE-3"),
    "aimed": (-1, "CON-FIRE-4"),
    "rapid": (1, "CON-FIRE-7"),
}
"""What each type of fire adds, and by which rule."""

PARTLY, BEHIND = 1, 2
"""What cover adds (CON-SHMOD-1, CON-SHMOD-2)."""

AIMED: Fire = "aimed"
RAPID: Fire = "rapid"
"""Marks of a shooter who has announced it in this turn."""


def fire_types(shooter: Figure) -> tuple[Fire, ...]:
    """How a figure shoots: static or dynamic by what it has covered, and what it has announced.

    Turning on the spot is no displacement (CON-FIRE-2). Dynamic and rapid fire go together
    (CON-FIRE-11).
    """
    turn = shooter.turn
    first: Fire = "dynamic" if turn.covered else "static"
    return (first, *[mark for mark in (AIMED, RAPID) if mark in turn.marks])


def band_at(shooter: Figure, target: Figure, distance: int) -> Band | None:
    """The range band that a shot has; None out of range (CON-SHOOT-8)."""
    weapon = shooter.profile.weapon
    near = None if weapon is None else weapon.band(distance)
    return None if near is None else shifted(target, near)


def shifted(target: Figure, band: Band) -> Band | None:
    """The band as it counts: one farther for a dodger, and none beyond long.

    So is a dodger at short range shot at as at medium (CON-DODGE-3, CON-DODGE-6).
    """
    if not target.turn.dodged:
        return band
    place = BANDS.index(band) + 1
    return BANDS[place] if place < len(BANDS) else None


def difficulty(
    state: ClashState, shooter: Figure, target: Figure, fire: tuple[Fire, ...], distance: int
) -> Tally | None:
    """What a shot must reach; None when the target is out of range."""
    weapon = shooter.profile.weapon
    near = None if weapon is None else weapon.band(distance)
    return None if near is None else difficulty_in(state, shooter, target, fire, near)


def difficulty_in(
    state: ClashState, shooter: Figure, target: Figure, fire: tuple[Fire, ...], near: Band
) -> Tally | None:
    """What a shot at a target in this measured band must reach; None when it counts as beyond."""
    band = shifted(target, near)
    if band is None:
        return None
    farther, size = BASES[band] - BASES[near], target.profile.size
    between = cover(state, shooter, target)
    covered = Item(PARTLY, text("shooting-item-partly"), "CON-SHMOD-1")
    if between.behind_obstacle:  # which replaces being partly visible
        covered = Item(BEHIND, text("shooting-item-behind"), "CON-SHMOD-2")
    return Tally(BASES[near], name=text("shooting-difficulty", band=near), plus_is_good=False).plus(
        Item(farther, text("shooting-item-dodges"), "CON-DODGE-3"),
        *[
            Item(FIRE_ITEMS[one][0], text("shooting-item-fire", fire=one), FIRE_ITEMS[one][1])
            for one in fire
        ],
        *[
            Item(effect.amount, text("shooting-item-competence", name=trait.name), trait.rule)
            for trait, effect in shooter.powers.all(ShotModifier)
            if helps(effect, band, fire)
        ],
        covered if between.partly or between.behind_obstacle else None,
        Item(SIZE_ITEMS[size], text("shooting-item-size", size=size), "CON-SHMOD-3"),
    )


def helps(effect: ShotModifier, band: Band, fire: tuple[Fire, ...]) -> bool:
    """Whether a competence changes a shot at this range with these types of fire.

    By range CON-CARD-precision, by the type of fire CON-CARD-tir-instinctif.
    """
    return band in effect.bands and (not effect.fire or any(one in effect.fire for one in fire))
