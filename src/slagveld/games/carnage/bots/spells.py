"""Which spell is worth its points just now."""

from collections.abc import Callable
from functools import partial

from slagveld.kernel.tactics import Scored
from slagveld.kit.keeping import kept_by_key
from slagveld.kit.tactics import best, by_worth
from slagveld.table.shapes import Spot

from ..core.book import CM
from ..core.conditions import comes_later, foes, in_fight, is_diverted, is_enemy, is_frenzied
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import to_wound, wound_value
from ..ground.advance import ended
from ..ground.move_distances import march_ready, move_limit
from ..magic.any_moment import casts
from ..magic.counterspell import CastCounter, counter_cost, counterers
from ..magic.effects import in_blast
from ..magic.incantation import AnswerMagic, LetMagicBe
from ..magic.previews import castable
from ..magic.spells import Spell, cost_of, has_cast, points_of, ready_mages, spells
from ..magic.target_and_range import cast_refusal, target_refusal
from ..magic.teleport import landings
from ..movement.march import March, march_refusal
from ..movement.travel import nearest_enemy, straight
from . import worth
from .moves import danger
from .worth import POINT, SIDES

TRIED = 3
"""Targets of a spell for which range and sight are looked at."""
BLOWS = ("charge-combat", "melee")
"""Moments just before blows fall."""
MOVING = "move"
"""The own part of the movement phase, as a moment."""
FAR = 0.1
"""What a centimetre nearer to the battle is worth to a mage."""
COURAGE = 0.3
"""What danger counts for a mage, who is worth most where he can strike."""
MARGIN = 1.0
"""A move must promise so much more than standing."""
LIKELY = 0.6
"""What a threat counts that may not come to pass."""
FEARED = 0.2
"""What a charge counts that nobody has announced."""


class Moment:
    """A moment at which a seat may cast: `at` as in `MagicMoment`, `about` the units named."""

    def __init__(self, state: CarnageState, at: str, about: tuple[int, ...] = ()) -> None:
        self.state = state
        self.at = at
        self.about = [unit for number in about if (unit := state.unit(number)) is not None]


def best_cast(moment: Moment, seat: int) -> Scored | None:
    """The spell that promises most beyond its points, if any does."""
    found: list[Scored] = []
    for mage in ready_mages(moment.state, seat):
        for spell in castable(mage):
            found.extend(_casts(moment, seat, mage, spell))
    return best(found)


def _casts(moment: Moment, seat: int, mage: Unit, spell: Spell) -> list[Scored]:
    """The best casting of a spell by a mage, as a list of one or none."""
    judge = JUDGES.get(spell.key, _strikes)
    valued: list[tuple[float, Unit]] = []
    for target in moment.state.units:
        if target.profile.kind == "bouncer" or (spell.aim == "self" and target.id != mage.id):
            continue
        value = judge(moment, mage, spell, target) - POINT * cost_of(spell, mage, target)
        if value > 0:
            valued.append((value, target))
    for value, target in by_worth(valued)[:TRIED]:
        spots = _safest(moment.state, target) if spell.aim == "place" else ()
        for action in casts(mage, spell, target, spots):
            if cast_refusal(moment.state, seat, action) is None:
                return [(value, action)]
    return []


def _safest(state: CarnageState, unit: Unit) -> list[Spot]:
    """The landing farthest from any enemy, if there is one."""
    enemies = worth.enemies_of(state, unit.side)

    def room(spot: Spot) -> int:
        return min(
            [(enemy.x - spot.x) ** 2 + (enemy.y - spot.y) ** 2 for enemy in enemies], default=0
        )

    return sorted(landings(state, unit), key=room, reverse=True)[:1]


# What each spell is worth on a target, its points not yet counted


def _strikes(moment: Moment, mage: Unit, spell: Spell, target: Unit) -> float:
    """Shock and Body Distortion: the wounds they cause."""
    if not spell.hits or not is_enemy(mage, target):
        return 0.0
    each = worth.chance(to_wound(moment.state, mage, target, "melee", st=spell.st))
    shields = 0 if target.magic is None else target.magic.shields
    return worth.gain_worth(moment.state, target, max(0.0, spell.hits * each - shields))


def _frenzy(moment: Moment, mage: Unit, _spell: Spell, target: Unit) -> float:
    """The wounds that one ST more causes in the blows that are about to fall."""
    state = moment.state
    if moment.at not in BLOWS or is_enemy(mage, target) or is_frenzied(state, target):
        return 0.0
    most = 0.0
    for enemy in foes(state, target):
        now = wound_value(target.profile.st, enemy.profile.ar)
        then = wound_value(target.profile.st + 1, enemy.profile.ar)
        rate = worth.melee_rate(state, target, enemy)
        wounds = worth.true_fronts(state, target, enemy).attacker * rate
        most = max(most, worth.loss_worth(enemy, wounds * (now - then) / max(1, SIDES + 1 - now)))
    return most


def _shield(moment: Moment, mage: Unit, _spell: Spell, _target: Unit) -> float:
    """What a mage in a fight, or shot at, is likely to lose."""
    state = moment.state
    shot_at = moment.at == "shots" and any(shot.target == mage.id for shot in state.shots)
    if not shot_at and not (moment.at in BLOWS and in_fight(state, mage)):
        return 0.0
    return worth.life_worth(mage) * LIKELY


def _diversion(moment: Moment, mage: Unit, _spell: Spell, target: Unit) -> float:
    """What the enemy's charge or shot, announced or feared, would have brought him."""
    state = moment.state
    if not is_enemy(mage, target) or is_diverted(state, target) or target.profile.at == 0:
        return 0.0
    if moment.at == "charge" and len(moment.about) == 2 and moment.about[0].id == target.id:
        victim = moment.about[1]
        fronts = worth.likely_fronts(target, victim)
        return max(0.0, worth.duel(state, target, victim, fronts, charge=True))
    if moment.at == MOVING and comes_later(state, target.side, mage.side):
        return FEARED * _menaces(state, mage.owner)[target.id]
    return 0.0


@kept_by_key
def _menaces(state: CarnageState, seat: int) -> dict[int, float]:
    """What each enemy would win by charging whoever of a seat's suits him best."""
    own, enemies = state.own(seat), worth.enemies_of(state, state.side_of(seat))
    return {e.id: max([worth.threat(state, unit, e) for unit in own], default=0.0) for e in enemies}


def _acceleration(moment: Moment, mage: Unit, _spell: Spell, target: Unit) -> float:
    """In melee: what the enemies who fall first would have struck."""
    state = moment.state
    if moment.at != "melee" or is_enemy(mage, target):
        return 0.0
    total = 0.0
    for enemy in foes(state, target):
        fronts = worth.true_fronts(state, target, enemy)
        struck = fronts.attacker * worth.melee_rate(state, target, enemy) / enemy.profile.w
        slain = min(float(fronts.target), struck)
        spared = max(0.0, slain - (len(enemy.figures) - fronts.target))
        total += worth.loss_worth(target, spared * worth.melee_rate(state, enemy, target))
    return total


def _teleport(moment: Moment, mage: Unit, _spell: Spell, target: Unit) -> float:
    """A mage saves himself from the blows that are about to fall on him."""
    return _feared(moment.state, mage) if target.id == mage.id and moment.at in BLOWS else 0.0


def _feared(state: CarnageState, unit: Unit) -> float:
    total = 0.0
    for enemy in foes(state, unit):
        front = worth.true_fronts(state, unit, enemy).target
        total += front * worth.melee_rate(state, enemy, unit)
    return worth.loss_worth(unit, total)


def _explosion(moment: Moment, mage: Unit, spell: Spell, _target: Unit) -> float:
    """The last act of a mage in a crowd; he counts less the surer his end is."""
    state = moment.state
    if moment.at not in BLOWS or not in_fight(state, mage):
        return 0.0
    total = 0.0
    for unit, count in in_blast(state, mage, points_of(mage)):
        each = worth.chance(to_wound(state, mage, unit, "melee", st=spell.st))
        lost = worth.loss_worth(unit, count * each)
        total += lost if is_enemy(mage, unit) else -lost
    return total + POINT * points_of(mage) - max(0.0, worth.worth_of(mage) - _feared(state, mage))


JUDGES: dict[str, Callable[[Moment, Unit, Spell, Unit], float]] = {
    "frenzy": _frenzy,
    "shield": _shield,
    "diversion": _diversion,
    "acceleration": _acceleration,
    "teleport": _teleport,
    "explosion": _explosion,
}
"""How each spell is judged; all others by the wounds they cause."""


# Where to stand


def strikes_from(state: CarnageState, there: Unit) -> float:
    """What the best blow of a mage would be worth from a place, where he has not cast yet."""
    if has_cast(state, there):
        return 0.0
    moved = state.with_unit(there)
    moment, most = Moment(moved, MOVING), 0.0
    for spell in castable(there):
        for target in worth.enemies_of(moved, there.side) if spell.hits else ():
            value = _strikes(moment, there, spell, target) - POINT * spell.cost
            if value > most and target_refusal(moved, there, spell, target) is None:
                most = value
    return most


def _worth_of_place(state: CarnageState, there: Unit, enemy: Unit) -> float:
    """What a mage has of a place, with the enemy nearest to him."""
    value = strikes_from(state, there) - COURAGE * danger(state, there)
    return value - FAR * worth.apart(there, enemy) / CM


def mage_plan(state: CarnageState, unit: Unit) -> Scored | None:
    """Where a mage should go: a target in range and sight, and nobody near who would charge him."""
    return better_place(state, unit, partial(_worth_of_place, state))


def better_place(
    state: CarnageState, unit: Unit, of_place: Callable[[Unit, Unit], float]
) -> Scored | None:
    """A place of more worth to a mage than where he stands, with the enemy nearest to him now."""
    enemy = nearest_enemy(state, unit)
    if enemy is None or march_ready(state, unit) is not None:
        return None
    found: list[Scored] = []
    pace, least = move_limit(state, unit).total - 1, of_place(unit, enemy) + MARGIN
    for way in range(0, 3600, 450):
        for far in (pace, pace // 2):
            path = straight(unit, way, far)
            if path and march_refusal(state, unit, unit.facing, path) is None:
                value = of_place(ended(unit, path), enemy)
                found.append((value, March(unit.id, unit.facing, path)))
    chosen = best(found)
    return chosen if chosen is not None and chosen[0] > least else None


def answer(state: CarnageState, seat: int, question: AnswerMagic) -> Scored:
    """A Counterspell where the spell promises its caster more than the answer costs."""
    casting = question.casting
    mage, target = state.unit(casting.mage), state.unit(casting.target)
    able = counterers(state, seat, casting)
    if mage is None or target is None or not able:
        return 0.0, LetMagicBe()
    spell = spells()[casting.spell]
    judge = JUDGES.get(spell.key, _strikes)
    values = [judge(Moment(state, at), mage, spell, target) for at in (MOVING, "melee")]
    value = max(*values, POINT * cost_of(spell, mage, target)) - POINT * counter_cost(casting)
    return best([(value, CastCounter(able[0].id, spoken=True))], (0.0, LetMagicBe()))
