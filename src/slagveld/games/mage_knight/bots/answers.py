"""Answers to the small questions of a battle: spins, blows, divisions, ways after dice."""

from itertools import combinations

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import best, first, listed

from ..attack.division import DealOut, Divide
from ..core.base_contact import enemies_touching, in_front
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..formations.break_away_and_moves import MoveRest, Replan, RestStays
from ..formations.speed_and_plan import placements
from ..items.payment import NoPrice, PayPrice, PayPrices
from ..melee.strikes import FollowStrike
from ..melee.surge_and_charge import FollowUp, NoStrike
from ..movement.break_away import TurnOnSpot
from ..movement.confusion import ConfusedMove
from ..movement.destination import Go, Stay, Turn, WhereTo
from ..movement.free_spins_and_nimble import KeepFacing, Spin, SpinTo, straight_at
from ..movement.overwatch_shots import FireOverwatch, HoldOverwatch, OverwatchShot
from ..odds.worth import attack_worth, estimate, loss
from ..shooting.bound import HoldFire, ShootNow
from ..shooting.shooter_and_targets import CloseRange
from ..terrain.speed_and_speed_types import allowance
from .formations import goals, marched
from .moves import best_way, landing
from .outlooks import outlook, standing_at
from .sense import Sense, gap
from .shots import best_shot
from .strikes import best_blow

BACK = 3.0
"""What it costs to show an enemy in contact the back."""
FRESH = 2
"""Clicks that a bearer must have left to pay for its item."""


# Turning


def spin(state: KnightState, seat: int, question: Spin) -> Scored:
    """To whoever came, if nobody worse then stands behind."""
    fighter, mover = state.field.by_id[question.fighter], state.field.by_id[question.mover]
    facing = _covering(state, seat, fighter, mover)
    kept, now = _front(state, fighter), _front(state, fighter.turned_to(facing))
    if now <= kept or facing == fighter.pose.facing:
        return kept, KeepFacing()
    return now, SpinTo(facing)


def turning(state: KnightState, seat: int, question: TurnOnSpot) -> Scored:
    """To the best front."""
    return 0.0, Turn(_covering(state, seat, state.field.by_id[question.fighter], None))


def _covering(state: KnightState, seat: int, fighter: Fighter, mover: Fighter | None) -> int:
    """The facing with the best front; the mover in it, if one is named."""
    foes = enemies_touching(state, fighter)
    wishes = [straight_at(fighter, foe) for foe in ([mover] if mover is not None else foes)]
    wishes += [
        _between(straight_at(fighter, one), straight_at(fighter, other))
        for one, other in combinations(foes, 2)
    ]
    able = [way for way in wishes if mover is None or in_front(fighter.turned_to(way), mover.body)]
    if not able:
        pose = fighter.pose
        there = standing_at(Sense(state, seat), fighter, pose.x, pose.y, soar=fighter.soaring)
        return there.pose.facing
    return max(able, key=lambda facing: _front(state, fighter.turned_to(facing)))


def _between(one: int, other: int) -> int:
    turn = (other - one) % 3600
    return (one + turn // 2) % 3600 if turn <= 1800 else (other + (3600 - turn) // 2) % 3600


def _front(state: KnightState, fighter: Fighter) -> float:
    """What a facing is worth among those a warrior touches."""
    best, shown = 0.0, 0.0
    for foe in enemies_touching(state, fighter):
        if in_front(fighter, foe.body):
            best = max(best, estimate(fighter, foe, "close"))
        else:
            harm = estimate(foe, fighter, "close", rear=True) - estimate(foe, fighter, "close")
            shown += BACK + harm
    return best - shown


# Attacks


def shooting(state: KnightState, _seat: int, question: ShootNow) -> Scored:
    """The best shot at the end of a move."""
    value, shot = best_shot(state, state.field.by_id[question.fighter])
    return value, shot or HoldFire()


def follow(state: KnightState, _seat: int, question: FollowUp) -> Scored:
    """The best attack at the end of a rush."""
    value, blow = best_blow(state, state.field.by_id[question.fighter], healing=question.charge)
    return (value, FollowStrike(*blow)) if value > 0 else (0.0, NoStrike())


def watch(state: KnightState, _seat: int, question: OverwatchShot) -> Scored:
    """Shoot, where that promises anything."""
    gains: tuple[CloseRange, ...] = ("attack", "damage") if question.is_close(state) else ("",)
    found = [(attack_worth(state, question.attack(g)), FireOverwatch(g)) for g in gains]
    return best(found, (0.0, HoldOverwatch()))


def division(state: KnightState, seat: int, question: Divide) -> Scored:
    """The division that costs the enemy most."""
    side = state.side_of(seat)
    found: list[Scored] = []
    for action in listed(question, state, seat, DealOut):
        value = 0.0
        for share in action.shares:
            target = state.fighter(int(share.column))
            if target is not None:
                cost = loss(target, max(0, share.amount - target.powers.reduction))
                value += cost if target.side != side else -cost
        found.append((value, action))
    return best(found) or first(state, seat, question)


# Ways


def onward(state: KnightState, seat: int, question: WhereTo) -> Scored:
    """The best way of a warrior whose action is given already."""
    fighter = state.field.by_id[question.fighter]
    found = best_way(Sense(state, seat), fighter, allowance(state, fighter, run=question.running))
    if found is not None:
        value, path, facing = found
        action = Go(path, facing, landing(fighter, path))
        if question.check(state, seat, action) is None:
            return value, action
    return 0.0, Stay()


def astray(state: KnightState, seat: int, question: ConfusedMove) -> Scored:
    """The way that does its victim least good."""
    fighter = state.field.by_id[question.fighter]
    sense = Sense(state, fighter.seat)
    now = outlook(sense, fighter)
    chosen: Scored = (0.0, Stay())
    for way in listed(question, state, seat, Go):
        if way.path:
            end = way.path[-1]
            there = standing_at(sense, fighter, end.x, end.y, soar=fighter.soaring)
            away = Go(way.path, (there.pose.facing + 1800) % 3600)
            value = now - outlook(sense, there)
            if value > chosen[0] and question.check(state, seat, away) is None:
                chosen = value, away
    return chosen


def replan(state: KnightState, seat: int, question: Replan) -> Scored:
    """What is left of a formation goes on, if it still pays."""
    sense = Sense(state, seat)
    company = question.company
    able = [fighter for fighter in question.left(state) if fighter.id not in company.stuck]
    if not able:
        return 0.0, RestStays()
    for value, goal in goals(sense, company, able)[:2]:
        walks = marched(sense, company, able, goal)
        if walks is not None:
            action = MoveRest(placements(state, walks))
            if question.check(state, seat, action) is None:
                return value, action
    return 0.0, RestStays()


def price(state: KnightState, seat: int, question: PayPrices) -> Scored:
    """Paid by a sound bearer with an enemy near enough to fight."""
    sense = Sense(state, seat)
    for action in listed(question, state, seat, PayPrice):
        fighter = state.field.by_id[action.fighter]
        sound = len(fighter.warrior.clicks) - fighter.turned > FRESH
        pace = sense.means(fighter).pace
        if sound and any(gap(fighter, foe) <= pace for foe in sense.foes):
            return 1.0, action
    return 0.0, NoPrice()
