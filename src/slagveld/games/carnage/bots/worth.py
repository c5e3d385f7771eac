"""What units are worth in points, and what a fight between two of them is likely to bring.

Everything is expected values by closed formulas: dice times the chance to hit times the chance to
wound. What the pearl and spells change holds for this round; later rounds are reckoned without.
"""

from functools import cache
from math import ceil, sqrt
from typing import NamedTuple

from slagveld.kept import Shelf
from slagveld.kernel.modifiers import Need
from slagveld.kit.keeping import kept_by_id, kept_by_key
from slagveld.table.units import FINE

from ..army.prices import SCALE, formula
from ..core.conditions import foes, is_diverted, is_frenzied
from ..core.pearl_table import influence, luck
from ..core.state import CarnageState
from ..core.unit import Magic, Profile, Unit, square_between
from ..core.values import Manner, dice_each, to_hit, to_wound, wound_dice
from ..ground.move_distances import move_limit
from ..melee.phase import DISASTER
from ..shooting.shots import free_shot_dice
from ..terrain.high_walls import Bounds, is_near

POINT = 5.0
"""What a spell must bring for each of its magic points."""
HERD = 30.0
"""What a cow is worth where none is to be raided."""
WEAK = 0.3
"""A neutralised unit is worth this part of its figures."""
FEW = 3
"""So many sound units, and a side is near its end."""
KEEN = 0.4
"""So much more a unit is worth for each sound one that its side lacks of them."""
LONE, SLAIN = 1.0, 1.5
"""A wound of a hero or mage counts so much, and the last so much more: they are never beaten."""
CARE = 1.2
"""What losses count at most: the weaker side is careful."""
RECKLESS = 0.8
"""What losses count at least."""
HASTE = 3
"""The last rounds, in which a battle must be decided."""
HURRIED = 0.7
SIDES = 10
HAIR = 1e-9
SCREENED = 0.2
"""What the threat of an enemy counts whose straight way a friend bars."""

_WON = Shelf[tuple[object, ...], float]("carnage.won")
"""By all of two units that a charge depends on, wherever they stand."""
_RATES = Shelf[tuple[int, int, Manner], float]("carnage.rates")
_KNOWN_RATES: dict[tuple[object, ...], float] = {}
MOST_RATES = 10_000
"""So many rates are remembered."""


# Worth


@cache
def price(profile: Profile, magic: Magic | None = None) -> float:
    """The price of a figure with the magic it has left, in points."""
    if profile.kind == "cow":
        return HERD
    return float(formula(profile, magic).total / SCALE)


def life_worth(unit: Unit) -> float:
    """What one W of a unit is worth."""
    return price(unit.profile, unit.magic) / unit.profile.w


def worth_of(unit: Unit) -> float:
    """What a unit is worth, wounds counted."""
    value = life_worth(unit) * unit.lives
    return value * WEAK if unit.neutralised else value


def loss_worth(unit: Unit, wounds: float) -> float:
    """What it is worth to take so many W from a unit; neutralising it is worth more."""
    taken = min(wounds, float(unit.lives))
    value = life_worth(unit) * taken
    if unit.profile.kind != "troop":
        return value * (SLAIN if taken >= unit.lives else LONE)
    if unit.neutralised:
        return value * WEAK
    left = unit.lives - taken
    return value + (life_worth(unit) * left * (1 - WEAK) if left < 3 else 0.0)


def gain_worth(state: CarnageState, unit: Unit, wounds: float) -> float:
    """What it is worth to an enemy; more for the last sound units of a side (CAR-16-end)."""
    value = loss_worth(unit, wounds)
    if unit.owner < 0 or unit.neutralised:
        return value
    return value * (1.0 + KEEN * max(0, FEW + 1 - _sound(state, unit.side)))


@kept_by_key
def _sound(state: CarnageState, side: int) -> int:
    return sum([u.side == side and u.owner >= 0 and not u.neutralised for u in state.units])


def strength(state: CarnageState, side: int) -> float:
    """What the players' units of a side are worth."""
    return sum([worth_of(unit) for unit in state.units if unit.side == side and unit.owner >= 0])


def opposition(state: CarnageState, side: int) -> float:
    """What the players' units of all other sides are worth."""
    return sum([worth_of(unit) for unit in state.units if unit.side != side and unit.owner >= 0])


def is_late(state: CarnageState) -> bool:
    """Whether the last rounds are being played."""
    last = state.options.rounds
    return bool(last) and last - state.round < HASTE


@kept_by_key
def care(state: CarnageState, side: int) -> float:
    """What losses count for a side beside gains: less for the stronger, and near the end."""
    mine = max(1.0, strength(state, side))
    found = min(CARE, max(RECKLESS, opposition(state, side) / mine))
    return found * HURRIED if is_late(state) else found


# Chances


def chance(need: Need) -> float:
    """The chance that one die meets a need."""
    return max(0, min(SIDES, SIDES + 1 - need.target.total)) / SIDES


def rate(state: CarnageState, attacker: Unit, target: Unit, manner: Manner) -> float:
    """Wounds that one figure's attacks cause on average in this round."""
    key = (attacker.id, target.id, manner)
    return _RATES.kept(state, key, _rate, state, attacker, target, manner)


def _rate(state: CarnageState, attacker: Unit, target: Unit, manner: Manner) -> float:
    """The same, worked out once for all that it depends on."""
    key = (
        attacker.profile,
        target.profile,
        manner,
        influence(state, attacker),
        influence(state, target),
        luck(state, attacker.side),
        is_frenzied(state, attacker),
    )
    found = _KNOWN_RATES.get(key)
    if found is None:
        if len(_KNOWN_RATES) >= MOST_RATES:
            _KNOWN_RATES.clear()
        hit = chance(to_hit(state, attacker, manner))
        wound = chance(to_wound(state, attacker, target, manner))
        dice = dice_each(state, attacker, manner).total * wound_dice(state, attacker, manner)
        found = _KNOWN_RATES[key] = dice * hit * wound
    return found


def melee_rate(state: CarnageState, attacker: Unit, target: Unit) -> float:
    """The rate of this round's melee; the pearl may keep a side from fighting (CAR-7-01-05)."""
    if state.pearl == DISASTER and state.has_initiative(attacker.side):
        return 0.0
    return rate(state, attacker, target, "melee")


# Where they stand


def gap(one: Unit, other: Unit) -> float:
    """About how far two units are apart, in units: between the boxes round them."""
    a, b = one.bounds, other.bounds
    dx = max(a[0] - b[2], b[0] - a[2], 0)
    dy = max(a[1] - b[3], b[1] - a[3], 0)
    return sqrt(dx * dx + dy * dy) / FINE


def apart(one: Unit, other: Unit) -> float:
    """How far two middles are apart, in units."""
    return sqrt(square_between(one, other)) / FINE


@kept_by_key
def enemies_of(state: CarnageState, side: int) -> list[Unit]:
    """Units that a side may fight, Bouncer apart. Shared: not to be changed."""
    return [u for u in state.units if u.side != side and u.profile.kind != "bouncer"]


class Fronts(NamedTuple):
    """How many figures of two units would fight each other."""

    attacker: int
    target: int


def likely_fronts(attacker: Unit, target: Unit) -> Fronts:
    """Figures in contact when a unit meets another squarely, front to front."""
    wide, against = attacker.profile.width, target.profile.width
    mine = min(attacker.files, len(attacker.figures))
    theirs = min(target.files, len(target.figures))
    return Fronts(
        min(mine, -(-theirs * against // wide) + 1), min(theirs, -(-mine * wide // against) + 1)
    )


def true_fronts(state: CarnageState, there: Unit, target: Unit) -> Fronts:
    """Figures in contact with a unit moved to another place."""
    touches = state.field.touches(there, target)
    return Fronts(len({i for i, _ in touches}), len({j for _, j in touches}))


# Duels


def duel(
    state: CarnageState,
    attacker: Unit,
    target: Unit,
    fronts: Fronts,
    *,
    charge: bool,
    weight: float = 1.0,
    held: list[Unit] | None = None,
) -> float:
    """What a fight is likely to bring the attacker: worth taken less worth lost.

    A target that fights others already (`held`, where they are known) divides its blows. `weight`
    is what losses count.
    """
    mine, theirs = float(attacker.lives), float(target.lives)
    held = foes(state, target) if held is None else held
    others = [foe for foe in held if foe.id != attacker.id]
    share = 1.0 / (1 + len(others))
    if charge:
        if not target.doings.was_charged and not is_diverted(state, target):
            dice = free_shot_dice(state, target, attacker, held)
            each = max(1, dice_each(state, target, "free-shot").total)
            mine -= dice / each * rate(state, target, attacker, "free-shot")
        dealt = _fighting(attacker, fronts.attacker, mine)
        taken = _fighting(target, fronts.target, theirs)
        theirs -= dealt * rate(state, attacker, target, "charge")
        mine -= taken * rate(state, target, attacker, "melee")
    if mine > 0 and theirs > 0:
        dealt = _fighting(attacker, fronts.attacker, mine)
        taken = _fighting(target, fronts.target, theirs)
        theirs -= dealt * melee_rate(state, attacker, target)
        mine -= taken * melee_rate(state, target, attacker) * share
    gained, lost = target.lives - max(0.0, theirs), attacker.lives - max(0.0, mine)
    return gain_worth(state, target, gained) - weight * loss_worth(attacker, lost)


def _fighting(unit: Unit, front: int, lives: float) -> int:
    """Figures of a unit with so many W left that still strike: those behind step up."""
    each = unit.lives / len(unit.figures)
    return min(front, max(0, ceil(lives / each - HAIR)))


def threat(state: CarnageState, there: Unit, enemy: Unit) -> float:
    """What an enemy would win by charging a unit at a place; 0 where it cannot or would not."""
    if gap(there, enemy) > charge_reach(state, enemy) or not _may_charge(state, enemy):
        return 0.0
    return _won(state, there, enemy, foes(state, there))


def threats(state: CarnageState, there: Unit) -> list[float]:
    """What each enemy who can charge a unit at a place would win by it."""
    near = [enemy for enemy, far in _chargers(state, there.side) if gap(there, enemy) <= far]
    held = foes(state, there) if near else []
    return [_won(state, there, enemy, held) for enemy in near]


@kept_by_key
def _chargers(state: CarnageState, side: int) -> list[tuple[Unit, int]]:
    """The enemies of a side who may charge, and how far."""
    enemies = enemies_of(state, side)
    return [(unit, charge_reach(state, unit)) for unit in enemies if _may_charge(state, unit)]


def _may_charge(state: CarnageState, enemy: Unit) -> bool:
    if enemy.neutralised or enemy.profile.at == 0 or enemy.magic is not None:
        return False
    return not foes(state, enemy) and not is_diverted(state, enemy)


def _won(state: CarnageState, there: Unit, enemy: Unit, held: list[Unit]) -> float:
    dice = free_shot_dice(state, there, enemy, held)
    key = (enemy.id, there.id, there.files, dice, tuple([foe.id for foe in held]))
    won = _WON.kept(state, key, _won_squarely, state, there, enemy, held)
    return won * SCREENED if won and is_screened(state, there, enemy) else won


def _won_squarely(state: CarnageState, there: Unit, enemy: Unit, held: list[Unit]) -> float:
    fronts = likely_fronts(enemy, there)
    return max(0.0, duel(state, enemy, there, fronts, charge=True, held=held))


def is_screened(state: CarnageState, there: Unit, enemy: Unit) -> bool:
    """Whether a friend stands on the straight line between a unit at a place and an enemy."""
    (x1, y1), (x2, y2) = there.middle, enemy.middle
    line = (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
    return any(
        friend.side == there.side
        and friend.id != there.id
        and is_near(friend.bounds, line, 0)
        and _crosses(friend.bounds, x1, y1, x2, y2)
        for friend in state.units
    )


def _crosses(box: Bounds, x1: int, y1: int, x2: int, y2: int) -> bool:
    """Whether a line meets a box, by cutting the line at each of its sides."""
    low, high = 0.0, 1.0
    left, top, right, bottom = box
    for start, way, least, most in ((x1, x2 - x1, left, right), (y1, y2 - y1, top, bottom)):
        if way == 0:
            if not least <= start <= most:
                return False
            continue
        one, other = (least - start) / way, (most - start) / way
        low, high = max(low, min(one, other)), min(high, max(one, other))
    return low <= high


@kept_by_id
def charge_reach(state: CarnageState, unit: Unit) -> int:
    """How far a unit charges, in units."""
    return int(move_limit(state, unit, charge=True).total)
