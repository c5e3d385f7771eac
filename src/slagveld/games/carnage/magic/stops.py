"""Stops: at which moments a seat wants to be asked about magic.

Magic is possible at any moment (CAR-6.9-any-time), but nobody wants to be asked forty times a
round. Each seat says when it matters; as long as it says nothing, it is asked only where a spell
that it can cast would change what is about to happen.
"""

from collections.abc import Callable
from functools import partial

from slagveld.kit.moments import Stops
from slagveld.record import Record

from ..core.book import BOOK
from ..core.conditions import comes_later, in_fight, is_accelerated, is_enemy, is_frenzied, part_of
from ..core.state import CarnageState
from ..core.unit import Unit
from .effects import in_blast
from .previews import castable
from .spells import Spell, points_of, ready_mages
from .target_and_range import target_refusal

PHASES = ("initiative", "movement", "shooting", "melee")

STOPS = Stops(BOOK, "magic", "policy-magic", PHASES)


def by_initiative(state: CarnageState) -> tuple[int, ...]:
    """Players in the order in which they may cast: the initiative side first."""
    first = [seat for side in state.order for seat in state.seats_of(side)]
    return (*first, *[seat for seat in state.players() if seat not in first])


class Occasion(Record):
    """A moment of magic and what comes after it; see `MagicMoment`."""

    at: str
    side: int = -1
    about: tuple[int, ...] = ()


def is_quiet(state: CarnageState, at: str) -> bool:
    """Whether it is soon told that nobody is asked at such a moment.

    No spell matters there and nobody has said that he is to be asked, or no mage can cast.
    """
    if at not in CONCERNED and not state.policies:
        return True
    now = state.round
    for unit in state.field.units:
        magic = unit.magic
        if magic is not None and magic.points > 0 and magic.cast != now:
            return False
    return True


def wants(state: CarnageState, seat: int, occasion: Occasion) -> bool:
    """Whether a seat is to be asked at this moment; quick for those without a mage to cast."""
    if occasion.at not in CONCERNED and STOPS.when(state, seat) != "always":
        return False
    part = part_of(state.phase)
    matters = partial(_matters, state, occasion)
    return STOPS.wanted(state, seat, part, ready_mages, matters)


def _matters(state: CarnageState, occasion: Occasion, mage: Unit) -> bool:
    """Whether some spell of a mage would change what is about to happen."""
    concerned = CONCERNED[occasion.at]
    return any(
        target_refusal(state, mage, spell, target) is None
        for spell in castable(mage)
        for target in concerned(state, mage, spell, occasion)
    )


def _before_moving(state: CarnageState, mage: Unit, spell: Spell, occasion: Occasion) -> list[Unit]:
    """Acceleration for those whose turn to move comes after that of the side now at turn."""
    if spell.key != "acceleration" or not comes_later(state, mage.side, occasion.side):
        return []
    return [unit for unit in state.units if unit.owner == mage.owner and _can_hurry(state, unit)]


def _before_charge(state: CarnageState, mage: Unit, spell: Spell, occasion: Occasion) -> list[Unit]:
    """Hold an enemy who charges; take the target away, or let it go first."""
    units = _named(state, occasion)
    chargers = [unit for unit in units[:1] if is_enemy(mage, unit)]
    match spell.key:
        case "diversion":
            return chargers
        case "teleport":
            return [unit for unit in units[1:] if chargers and _is_lone_friend(mage, unit)]
        case "acceleration":
            return [
                unit
                for unit in units[1:]
                if chargers
                and not is_enemy(mage, unit)
                and comes_later(state, unit.side, chargers[0].side)
                and _can_hurry(state, unit)
            ]
    return []


def _before_blows(state: CarnageState, mage: Unit, spell: Spell, occasion: Occasion) -> list[Unit]:
    """Whoever is in a fight: strike the enemy, strengthen or save one's own."""
    units = _named(state, occasion) if occasion.about else state.units
    fighting = [unit for unit in units if in_fight(state, unit)]
    own = [unit for unit in fighting if not is_enemy(mage, unit)]
    match spell.key:
        case "shield":
            return [unit for unit in own if unit.id == mage.id]
        case "explosion":
            near = in_blast(state, mage, points_of(mage)) if mage in own else []
            return [mage] if any(is_enemy(mage, unit) for unit, _ in near) else []
        case "frenzy":
            return [unit for unit in own if not is_frenzied(state, unit)]
        case "acceleration":
            if occasion.at != "melee":
                return []
            return [unit for unit in own if not is_accelerated(state, unit)]
        case "teleport":
            return [unit for unit in own if _is_lone_friend(mage, unit)]
    return [unit for unit in fighting if spell.hits and is_enemy(mage, unit)]


def _before_shots(state: CarnageState, mage: Unit, spell: Spell, _occasion: Occasion) -> list[Unit]:
    """Whoever is about to shoot or to be shot at."""
    shooters = [unit for shot in state.shots if (unit := state.unit(shot.unit)) is not None]
    hostile = [unit for unit in shooters if is_enemy(mage, unit)]
    match spell.key:
        case "shield":
            return [mage] if any(shot.target == mage.id for shot in state.shots) else []
        case "acceleration":
            own = [unit for unit in shooters if not is_enemy(mage, unit)]
            return [unit for unit in own if hostile and not is_accelerated(state, unit)]
        case "diversion":
            return hostile
    return hostile if spell.hits else []


def _named(state: CarnageState, occasion: Occasion) -> list[Unit]:
    return [unit for number in occasion.about if (unit := state.unit(number)) is not None]


def _can_hurry(state: CarnageState, unit: Unit) -> bool:
    return not unit.doings.moved and not is_accelerated(state, unit)


def _is_lone_friend(mage: Unit, unit: Unit) -> bool:
    """A hero or mage of the own side, himself included: cheap to save by Teleport."""
    return unit.single and not is_enemy(mage, unit)


CONCERNED: dict[str, Callable[[CarnageState, Unit, Spell, Occasion], list[Unit]]] = {
    "part": _before_moving,
    "charge": _before_charge,
    "charge-combat": _before_blows,
    "shots": _before_shots,
    "melee": _before_blows,
}
"""Moments at which a spell may matter, and on whom it would make a difference there."""
