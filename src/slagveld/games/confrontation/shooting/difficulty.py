"""How difficult a shot is: range, type of fire, cover and size (CON-RANGE-2, CON-SHMOD-5)."""

from slagveld.kernel.modifiers import Item, Tally

from ..core.book import text
from ..core.competence_vocabulary import Band, Fire, ShotModifier
from ..core.figure import Figure
from ..core.profiles import SIZES, Size
from ..core.state import ClashState
from ..terrain.sight_and_line_of_fire import cover

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
"""The types of fire (CON-FIRE-1): what each adds, and by which rule."""

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
    """The range band that a shot has, of three (CON-RANGE-1); None out of range (CON-SHOOT-8)."""
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
    """Whether a competence changes a shot (CON-CARD-precision, CON-CARD-tir-instinctif)."""
    return band in effect.bands and (not effect.fire or any(one in effect.fire for one in fire))
