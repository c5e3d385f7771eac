"""Good play in a battle: charge where it pays, shoot from afar, cast what is worth its points.

Scores are points of the worksheet: a figure is worth what it costs, a goal what it decides.
"""

from typing import ClassVar

from slagveld.kernel.agenda import Question
from slagveld.kernel.tactics import Scored
from slagveld.kit.outlook import Fitted
from slagveld.kit.tactics import Answers, Thinking, best, first, listed
from slagveld.record import replace

from ..core.conditions import in_fight, is_diverted
from ..core.parts import EndPart, Scope
from ..core.state import CarnageState
from ..core.unit import Unit
from ..formation.merger import partners
from ..formation.reorganisation import REORGANISING, Merge
from ..ground.move_distances import march_ready
from ..magic.any_moment import CastNow
from ..magic.incantation import AnswerMagic, LetMagicBe
from ..movement.break_off_and_flight import must_flee
from ..movement.travel import nearest_enemy
from ..pearl.immediate_effects import ARMED, GetMoving, Hurry, HurryNobody
from ..pearl.out_of_the_way import within
from ..pearl.wagon_move import LeaveWagon, MoveWagon, WagonMove
from ..shooting.phase import AnnouncePart
from ..turn.movement_phase import MovePart
from ..wounds.neutralised_units import EnemyChoice, FightOn, LeaveAlone
from ..wrapping.phase import WRAPPING, Wrap, WrapPart
from . import moves
from .errands import standing
from .features import features, progress, weights
from .shots import announcements, archers
from .spells import MOVING, Moment, answer, best_cast, mage_plan
from .worth import charge_reach, gap, is_late, opposition, strength, worth_of

STRONGER = 0.8
"""From this part of the enemy's strength on a side closes in."""
HOPELESS = -0.5
"""A fight that promises to cost more than this part of a unit draws in no more figures."""


def _about(state: CarnageState) -> tuple[int, ...]:
    """The units named by what comes after the open question."""
    for step in reversed(state.agenda.steps[:-1]):
        names = step.names()
        if names:
            return names
    return ()


# Moving


def movement(state: CarnageState, seat: int, part: MovePart) -> Scored:
    """The next act of the side: magic, merging, then unit after unit, the nearest enemy first."""
    owed = must_flee(state, part.scope(seat))
    if owed is not None:
        return 0.0, owed
    chosen = best_cast(Moment(state, MOVING), seat) or _merge(state, seat, part.only)
    if chosen is not None:
        return chosen
    side = state.side_of(seat)
    resolve = strength(state, side) - STRONGER * opposition(state, side)
    units = in_turn(state, seat, part.only)
    attacks = (found for unit in units if (found := assault(state, unit)) is not None)
    chosen = moves.broaden(state, seat, part.only, units) or best(attacks)
    if chosen is not None:
        return chosen
    plans = (plan(state, unit, resolve) for unit in units)
    return next((found for found in plans if found is not None), (0.0, EndPart()))


def thoughts(state: CarnageState, seat: int, part: MovePart) -> list[Scored]:
    """What each unit could do: charge, close in on somebody, hold back, get away; or nobody."""
    units = in_turn(state, seat, part.only)
    found: list[Scored | None] = [(0.0, EndPart()), best_cast(Moment(state, MOVING), seat)]
    for unit in [one for one in units if not one.doings.moved]:
        if in_fight(state, unit):
            found.append(moves.fighting(state, unit))
            continue
        found.extend(moves.attacks(state, unit))
        if unit.magic is None and march_ready(state, unit) is None:
            found += [
                *moves.approaches(state, unit),
                moves.errand(state, unit),
                moves.retreat(state, unit),
            ]
            found.append(shooting(state, unit) if unit.profile.bow else None)
    found.append(moves.broaden(state, seat, part.only, units))
    return [one for one in found if one is not None]


def _merge(state: CarnageState, seat: int, only: int) -> Scored | None:
    for unit in state.own(seat):
        if unit.neutralised and only in (0, unit.id):
            for into in partners(state, unit):
                action = Merge(unit.id, into)
                other = state.field.by_id[into]
                alike = other.profile.type == unit.profile.type or other.neutralised
                if alike and REORGANISING.check(state, Scope(seat, only), action) is None:
                    return 4.0, action
    return None


def in_turn(state: CarnageState, seat: int, only: int) -> list[Unit]:
    """The units that may still act, the nearest to an enemy first; mages last."""
    able = [
        unit
        for unit in state.own(seat)
        if only in (0, unit.id)
        and not (unit.inside or unit.doings.charged or is_diverted(state, unit))
    ]

    def order(unit: Unit) -> tuple[bool, float]:
        enemy = nearest_enemy(state, unit)
        return unit.magic is not None, 0.0 if enemy is None else gap(unit, enemy)

    return sorted(able, key=order)


def assault(state: CarnageState, unit: Unit) -> Scored | None:
    """The best attack of a unit, if it should make one; archers only where it beats shooting."""
    if unit.magic is not None or unit.doings.moved:
        return None
    found = moves.attack(state, unit)
    if found is None or not unit.profile.bow:
        return found
    return found if found[0] > max(0.0, archers(state, unit).worth) else None


def plan(state: CarnageState, unit: Unit, resolve: float) -> Scored | None:
    """What a unit that attacks nobody should do now; None: nothing more."""
    if in_fight(state, unit):
        return moves.fighting(state, unit)
    if march_ready(state, unit) is not None:
        return None
    if unit.magic is not None:
        return mage_plan(state, unit)
    if unit.profile.bow:
        pressed = moves.close_in(state, unit, resolve) if presses(state, unit) else None
        if pressed is not None:
            return pressed
        return shooting(state, unit)
    if unit.neutralised:
        return moves.rejoin(state, unit) or moves.retreat(state, unit)
    if moves.stays(state, unit):
        return None
    return moves.errand(state, unit) or moves.close_in(state, unit, resolve)


def shooting(state: CarnageState, unit: Unit) -> Scored | None:
    """The way of archers to where they should be; None: they stand there."""
    post = archers(state, unit)
    return None if post.march is None else (post.worth, post.march)


def presses(state: CarnageState, unit: Unit) -> bool:
    """Whether archers must decide the battle: near its end, or when nobody else is left to."""
    if unit.neutralised:
        return False
    others = [u for u in state.own(unit.owner) if not u.profile.bow and u.magic is None]
    return is_late(state) or all(other.neutralised for other in others)


def wraps(state: CarnageState, seat: int, part: WrapPart) -> Scored:
    """As many figures as come into contact, where the fight is worth fighting."""
    found: list[Scored] = []
    for unit in WRAPPING.able(state, part.scope(seat)):
        if moves.outlook(state, unit) <= HOPELESS * worth_of(unit):
            continue
        done = 0
        for action in WRAPPING.options(state, unit):  # the fullest wrap round each enemy first
            if not isinstance(action, Wrap) or action.enemy == done:
                continue
            if WRAPPING.refusal(state, unit, action) is None:
                found.append((float(action.left + action.right), action))
                done = action.enemy
    return best(found) or (0.0, EndPart())


def shots(state: CarnageState, seat: int, part: AnnouncePart) -> Scored:
    """The shot that is worth most, one after the other."""
    return best(announcements(state, seat, part.announcing, part.only), (0.0, EndPart()))


def targets(state: CarnageState, seat: int, part: AnnouncePart) -> list[Scored]:
    """Every mark of every unit, and to shoot no more."""
    return [*announcements(state, seat, part.announcing, part.only), (0.0, EndPart())]


def spell(state: CarnageState, seat: int, question: CastNow) -> Scored:
    """The spell that promises most, if any promises enough."""
    return best_cast(Moment(state, question.at, _about(state)), seat) or (0.0, LetMagicBe())


# Small questions


def wagon(state: CarnageState, seat: int, question: WagonMove) -> Scored:
    """Weapons for one's own; else the wagon stays."""
    if state.pearl != "give-them-a-weapon":
        return 0.0, LeaveWagon()
    side = state.side_of(seat)
    found = [
        (_armed(replace(state, wagon=action.spot), side), action)
        for action in listed(question, state, seat, MoveWagon)
    ]
    return best(found, (_armed(state, side), LeaveWagon()))


def _armed(state: CarnageState, side: int) -> float:
    """What a side has near the pearl, less what its enemies have."""
    near = [unit for unit in within(state, ARMED) if unit.owner >= 0]
    return sum([worth_of(unit) if unit.side == side else -worth_of(unit) for unit in near])


def hurry(state: CarnageState, seat: int, _question: GetMoving) -> Scored:
    """The best unit that has a way to go before it can charge."""
    found: list[Scored] = []
    for unit in state.own(seat):
        enemy = nearest_enemy(state, unit)
        if enemy is None or unit.magic is not None or unit.profile.bow or unit.neutralised:
            continue
        if not in_fight(state, unit) and gap(unit, enemy) > charge_reach(state, unit):
            found.append((worth_of(unit), Hurry(unit.id)))
    return best(found, (0.0, HurryNobody()))


def beaten(state: CarnageState, _seat: int, question: EnemyChoice) -> Scored:
    """A beaten enemy is finished off, unless others are to be fought."""
    unit = state.field.by_id[question.enemy]
    others = [foe for foe in state.field.enemies_of(unit) if foe.id != question.weak]
    busy = any(not foe.neutralised for foe in others)
    return 0.0, LeaveAlone() if busy else FightOn()


class CarnageTactics(Thinking[CarnageState]):
    """The sense of a battle."""

    fitted = Fitted(features, progress, weights)

    answers: ClassVar[Answers] = {
        MovePart: movement,
        WrapPart: wraps,
        AnnouncePart: shots,
        CastNow: spell,
        AnswerMagic: answer,
        WagonMove: wagon,
        GetMoving: hurry,
        EnemyChoice: beaten,
        Question: first,
    }

    thoughts: ClassVar[Answers] = {MovePart: thoughts, AnnouncePart: targets}

    def standing(self, state: CarnageState, seat: int) -> float:
        side = state.side_of(seat)
        return strength(state, side) - opposition(state, side) + standing(state, side)
