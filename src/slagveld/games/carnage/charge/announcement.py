"""Announcing a charge: who may charge whom, from which side, and the announcement (section 10)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import PieceId
from slagveld.kernel.menu import Lane, entries, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.shapes import Direction
from slagveld.table.units import FINE

from ..core.book import CM, do, pick, refuse, text
from ..core.conditions import is_enemy, wake
from ..core.parts import Scope, UnitAction, UnitTopic
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground.advance import begin, facing_to, free_turn_refusal, turn
from ..ground.approaches import lies_open
from ..ground.paces import attack_refusal, charge_ready, move_limit
from ..ground.ways import shortest_into_contact
from ..magic.moments import MagicMoment
from .alignment import charge_facing, is_straight
from .previews import preview_charge
from .resolution import MeasureCharge

BEYOND = 15 * CM
"""Chance also charges enemies whose middles lie this much further off than a charge goes."""

FEW = 14
EACH = 3
"""For each unit on the table beyond a few, to search a way within reach counts as so many tries
of a menu more, and one of any length as twice as many."""


class Charge(UnitAction, frozen=True):
    """A charge is announced: the unit charged, and the free turn; none given: squarely to it."""

    target: PieceId
    facing: Direction | None = None


def target_refusal(state: CarnageState, unit: Unit, number: int) -> Refusal | None:
    """Why a unit that may charge cannot name this one as its target, or None."""
    target = state.unit(number)
    if target is None or not is_enemy(unit, target):
        return refuse("CAR-10-instead", "refusal-charge-target")
    return attack_refusal(state, unit, target)


def charge_refusal(state: CarnageState, unit: Unit, facing: int, number: int) -> Refusal | None:
    """Why a unit that may charge cannot charge this target with this turn, or None.

    Only a charge to which no path of any length is open is refused (CAR-10-gap), as to the broad
    unit of the book's drawing (CAR-10-ex2); how long the path is stays unknown until the charge
    is announced.
    """
    if refusal := begin_refusal(state, unit, facing, number):
        return refusal
    target = state.field.by_id[number]
    if way_is_barred(state, unit, facing, target):
        return refuse("CAR-10-gap", "refusal-charge-gap", enemy=target.name)
    return None


def begin_refusal(state: CarnageState, unit: Unit, facing: int, number: int) -> Refusal | None:
    """Why a unit that may charge cannot begin a charge at this target with this turn, or None."""
    return target_refusal(state, unit, number) or free_turn_refusal(state, unit, facing)


def way_is_barred(state: CarnageState, unit: Unit, facing: int, target: Unit) -> bool:
    """Whether a charge that was begun finds no way into contact."""
    here = facing_to(unit, facing)
    return not lies_open(state, here, target) and (
        shortest_into_contact(state, here, target) is None
    )


def _may_reach(state: CarnageState, unit: Unit, enemies: list[Unit]) -> list[Unit]:
    """The enemies that chance takes for near enough."""
    far = (move_limit(state, unit, charge=True).total + BEYOND) * FINE
    return [enemy for enemy in enemies if _square(unit, enemy) <= far * far]


def _square(one: Unit, other: Unit) -> int:
    """The square of the distance between two middles, in fine units."""
    (x, y), (x2, y2) = one.middle, other.middle
    return (x2 - x) * (x2 - x) + (y2 - y) * (y2 - y)


def _turned_to(state: CarnageState, unit: Unit, action: Charge) -> int:
    """The way a charger looks after its free turn: as told, else squarely at its target."""
    if action.facing is not None:
        return action.facing
    target = state.unit(action.target)
    return unit.facing if target is None else charge_facing(state, unit, target)


def _likely(state: CarnageState, unit: Unit) -> Lane:
    """The charges of a unit: first at whom it reaches, the nearest first, then at the others.

    Ways that are not straight are long searched for, the longer the more is on the table: that
    counts as many tries. Those that are longer than a charge are searched for last.
    """
    enemies = [enemy for enemy in state.units if is_enemy(unit, enemy)]
    near = sorted(enumerate(enemies), key=lambda e: _square(unit, e[1]))
    reached = len(_may_reach(state, unit, enemies))
    far = move_limit(state, unit, charge=True).total
    more = EACH * max(0, len(state.units) - FEW)
    later: list[tuple[int, Charge]] = []
    for number, (place, enemy) in enumerate(near):
        facing = charge_facing(state, unit, enemy)
        here = facing_to(unit, facing)
        charge = Charge(unit.id, enemy.id, facing)
        if begin_refusal(state, unit, facing, enemy.id) is not None:
            yield (place,), None
            continue
        found = lies_open(state, here, enemy)
        if not found and more and number < reached:
            yield from [((place,), None)] * more
            found = shortest_into_contact(state, here, enemy, far) is not None
        yield (place,), charge if found else None
        if not found:
            later.append((place, charge))
    for place, charge in later:
        yield from [((place,), None)] * (2 * more)
        refused = charge_refusal(state, unit, _turned_to(state, unit, charge), charge.target)
        yield (place,), None if refused else charge


class Charging(UnitTopic[Charge]):
    """The topic of charges: a special attack of the movement phase (CAR-6.5)."""

    actions = (Charge,)

    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        return charge_ready(state, unit)

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        units = self.able(state, scope)
        side = state.side_of(scope.seat)
        enemies = [unit for unit in state.units if unit.side != side]
        if not units or not enemies:
            return []
        fields = (
            pick.piece("unit", "field-unit", units),
            pick.piece("target", "field-charge-target", enemies),
            pick.facing("facing", "field-facing", of="unit", optional=True, keep=True),
        )
        return [do(Charge, "do-charge", *fields, rule="CAR-10-announce", help="help-charge")]

    def refusal(self, state: CarnageState, unit: Unit, action: Charge) -> Refusal | None:
        return charge_refusal(state, unit, _turned_to(state, unit, action), action.target)

    def answer(self, play: Battle, scope: Scope, action: Charge) -> None:
        unit, target = play.state.field.by_id[action.unit], play.state.field.by_id[action.target]
        what = text("announced-charge", unit=unit.name, enemy=target.name)
        both = (unit.id, target.id)
        play.tell(Announced, seat=play.seat, what=what, pieces=both, rule="CAR-10-announce")
        play.barrier("CAR-10-announce")
        begin(play, unit)
        turn(play, unit.id, _turned_to(play.state, unit, action))
        play.state = play.state.doing(unit.id, charged=True)
        wake(play, target.id)
        play.then(MagicMoment(at="charge"), MeasureCharge(unit.id, target.id))

    def menu(self, state: CarnageState, scope: Scope) -> list[Action]:
        return entries(self.lane(state, scope))

    def lane(self, state: CarnageState, scope: Scope) -> Lane:
        return woven([_likely(state, unit) for unit in self.able(state, scope)])

    def propose(self, state: CarnageState, scope: Scope, rng: Rng) -> Action | None:
        side = state.side_of(scope.seat)
        enemies = [unit for unit in state.units if unit.side != side]
        pairs = [
            (unit, enemy)
            for unit in self.able(state, scope)
            for enemy in _may_reach(state, unit, enemies)
        ]
        if not pairs:
            return None
        unit, enemy = pairs[int(rng.random() * len(pairs))]
        facing = charge_facing(state, unit, enemy)
        if not is_straight(state, facing_to(unit, facing), enemy):
            return None
        refusal = charge_refusal(state, unit, facing, enemy.id)
        return Charge(unit.id, enemy.id, facing) if refusal is None else None

    def shown(self, state: CarnageState, unit: Unit, partial: Partial) -> Preview:
        draft = drafted(Charge, partial)
        target = filled(draft.target)
        if target is None:
            found = [e.id for e in state.units if target_refusal(state, unit, e.id) is None]
            tally = move_limit(state, unit, charge=True)
            return Preview(pieces=tuple(found), limit=tally.total, tallies=(tally,))
        if refusal := target_refusal(state, unit, target):
            return Preview(refusal=refusal)
        return preview_charge(state, unit, state.field.by_id[target], filled(draft.facing))


CHARGING = Charging()
