"""Announcing a charge: who may charge whom, from which side, and the announcement (section 10)."""

from slagveld.kernel.decision import Action, Brief, Form, Odds, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import PieceId
from slagveld.kernel.menu import Lane, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.verdicts import cost
from slagveld.record import replace
from slagveld.table.shapes import Direction, Spot
from slagveld.table.units import FINE

from ..core.book import BOOK, CM, do, pick, refuse, text
from ..core.conditions import holders, is_enemy, is_held, wake
from ..core.parts import Scope, UnitAction, UnitTopic, awake, ghosts
from ..core.state import Battle, CarnageState
from ..core.unit import Unit, square_between
from ..core.values import Manner, dice_each
from ..ground.advance import begin, ended, facing_to, free_turn_refusal, turn
from ..ground.approaches import lies_open
from ..ground.move_distances import attack_refusal, far_of, move_limit, starter_refusal
from ..ground.paths_and_costs import shortest_into_contact
from ..magic.any_moment import MagicMoment
from ..melee.contact import fighters
from ..shooting.shots import free_shot_dice
from ..wounds.named_odds import odds_of_blow
from .alignment import charge_facing, is_straight
from .measuring_free_shot_and_combat import MeasureCharge, has_free_shot


def preview_charge(state: CarnageState, unit: Unit, target: Unit, given: int | None) -> Preview:
    """The turned block, and what would happen in each case that the dice decide."""
    facing = charge_facing(state, unit, target) if given is None else given
    refusal = free_turn_refusal(state, unit, facing)
    tally = move_limit(state, unit, charge=True)
    if refusal is not None:
        return Preview(refusal=refusal, limit=tally.total, tallies=(tally,))
    here = facing_to(unit, facing)
    shown = Preview(
        snapped={"facing": facing} if given is None else {},
        ghosts=ghosts(here),
        limit=tally.total,
        tallies=(tally,),
        odds=_cases(state, unit, target),
        costs=(*_exposures(state, unit, target), cost(text("cost-charge-fails"))),
        notes=(text("note-charge-unmeasured", enemy=target.name),),
    )
    return _measured(state, here, target, shown) if state.options.free_measuring else shown


def _measured(state: CarnageState, unit: Unit, target: Unit, shown: Preview) -> Preview:
    """The same where enemies may be measured: the way, where it ends, and who will fight."""
    way = shortest_into_contact(state, unit, target)
    if way is None:
        return shown
    there = ended(unit, way.path)
    after = state.with_unit(there)
    mine, theirs = len(fighters(after, there, target)), len(fighters(after, target, there))
    return replace(
        shown,
        ghosts=ghosts(there),
        path=(Spot(unit.x, unit.y), *way.path),
        length=way.length,
        cost=way.cost,
        costs=_exposures(state, unit, target),
        odds=(
            *_free_shot(state, unit, target),
            _combat(state, unit, target, mine, "charge"),
            _combat(state, target, unit, theirs, "melee", suffered=True),
        ),
        notes=(),
    )


def _exposures(state: CarnageState, unit: Unit, target: Unit) -> tuple[Brief, ...]:
    """What a charge lays itself open to; one that falls short tires besides (CAR-10-fail)."""
    shot = has_free_shot(state, target, unit)
    return (cost(text("cost-free-shot")),) if shot else ()


def _cases(state: CarnageState, unit: Unit, target: Unit) -> tuple[Odds, ...]:
    """A free shot first; then the combat with a whole front in contact, and with half of it."""
    found = _free_shot(state, unit, target)
    mine, theirs = contact_most(unit, target), contact_most(target, unit)
    for part in (1, 2) if mine > 1 else (1,):
        found.append(_combat(state, unit, target, -(-mine // part), "charge"))
        found.append(_combat(state, target, unit, -(-theirs // part), "melee", suffered=True))
    return tuple(found)


def _free_shot(state: CarnageState, unit: Unit, target: Unit) -> list[Odds]:
    if not has_free_shot(state, target, unit):
        return []
    dice = free_shot_dice(state, target, unit)
    title = text("odds-free-shot", enemy=target.name, dice=dice)
    return [odds_of_blow(state, target, unit, dice, "free-shot", title=title, suffered=True)]


def _combat(
    state: CarnageState,
    unit: Unit,
    enemy: Unit,
    figures: int,
    manner: Manner,
    *,
    suffered: bool = False,
) -> Odds:
    """The odds of one side's attack with so many figures in contact, if the charge arrives."""
    dice = figures * dice_each(state, unit, manner).total
    measured = state.options.free_measuring
    key = "odds-charge-measured" if measured else "odds-charge-case"  # texts: *:odds-charge-*
    title = text(key, unit=unit.name, figures=figures, dice=dice)
    return odds_of_blow(state, unit, enemy, dice, manner, title=title, suffered=suffered)


def contact_most(unit: Unit, enemy: Unit) -> int:
    """How many figures of a front can touch an enemy's front: its width, and a corner each side."""
    front = min(unit.files, len(unit.figures))
    theirs = min(enemy.files, len(enemy.figures)) * enemy.profile.width
    return min(front, -(-theirs // unit.profile.width) + 2)


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
    target, here = state.field.by_id[number], facing_to(unit, facing)
    if not lies_open(state, here, target) and shortest_into_contact(state, here, target) is None:
        return refuse("CAR-10-gap", "refusal-charge-gap", enemy=target.name)
    return None


def begin_refusal(state: CarnageState, unit: Unit, facing: int, number: int) -> Refusal | None:
    """Why a unit that may charge cannot begin a charge at this target with this turn, or None."""
    return target_refusal(state, unit, number) or free_turn_refusal(state, unit, facing)


def _may_reach(state: CarnageState, unit: Unit, enemies: list[Unit]) -> list[Unit]:
    """The enemies that chance takes for near enough."""
    far = (far_of(state, unit, charge=True) + BEYOND) * FINE
    return [enemy for enemy in enemies if square_between(unit, enemy) <= far * far]


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
    near = sorted(enumerate(enemies), key=lambda e: square_between(unit, e[1]))
    reached = len(_may_reach(state, unit, enemies))
    far = far_of(state, unit, charge=True)
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


class Charging(UnitTopic):
    """The topic of charges: a special attack of the movement phase (CAR-6.5)."""

    actions = (Charge,)

    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        """Why a unit cannot charge anybody in this round, or None.

        Neither the neutralised nor a part split off in a fight can (CAR-5.1.3, CAR-5.1.5d-charge).
        """
        doings = unit.doings
        refusal = BOOK.first_refusal(
            (doings.broke_off, "CAR-8.6c", "refusal-charge-broke-off"),
            (doings.charged, "CAR-10-no-other-move", "refusal-charged"),
            (doings.moved or doings.spent, "CAR-10-instead", "refusal-charge-moved"),
            (unit.exhausted == state.round, "CAR-10-exhausted", "refusal-charge-exhausted"),
            (unit.inside, "CAR-9.7-enter", "refusal-inside"),
            (holders(state, unit), "CAR-8-engaged", "refusal-engaged"),
            unit=unit.name,
        )
        return refusal or starter_refusal(unit)

    def able(self, state: CarnageState, scope: Scope) -> list[Unit]:
        return [unit for unit in awake(state, scope) if can_charge(state, unit)]

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
        """Announce, then measure, then charge: the order of the book's drawing (CAR-10-ex1)."""
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


def can_charge(state: CarnageState, unit: Unit) -> bool:
    """Whether `Charging.may` is None, sooner told."""
    doings = unit.doings
    if doings.moved or doings.charged or doings.spent or doings.broke_off or doings.split:
        return False
    if unit.inside or unit.exhausted == state.round or unit.neutralised:
        return False
    return not is_held(state, unit)
