"""What models are worth in points, what attacks cost on the average, and who could harm whom."""

from collections.abc import Sequence
from functools import lru_cache

from slagveld.chances import chance_at_least, successes
from slagveld.kept import beside
from slagveld.record import replace

from ..army.prices import model_price
from ..core.book import INCH
from ..core.cards import Card
from ..core.contact_and_zones import zone_of
from ..core.dice import SHIELD, defence_dice, melee_dice
from ..core.regiment import Model, Regiment, Stand, agility_of, most_wounds, wounds_left
from ..core.state import LittleState
from ..march.drill import gap_of, least_gap
from ..morale.fear_test import fear_dice, must_test, needed
from ..odds.attacks import Pool, wound_chances
from ..scenario.scenarios_and_campaign import battle_of
from ..scenario.victory_conditions import Condition
from ..terrain.scenery_and_cover import cover

ALIVE = 0.4
"""The part of its price for which a model counts while it lives; the rest goes by its Wounds."""
NAMED = 80.0
"""What a model is worth beside its price on which a scenario hangs."""
SCORED = 25.0
"""What a victory point is worth."""
FRIGHTENED = 0.85
"""What a regiment keeps of its worth while it is frightened."""
COWED = 0.1
"""The part of its worth that a regiment is thought to lose by a failed fear test."""
PATIENCE = 10
"""After so many rounds nobody waits any longer, and after twice as many shooters close in, too."""


@beside
def price(card: Card) -> float:
    """What one model of a card costs; kept beside it."""
    return float(model_price(card))


def kept(left: int, wounds: int) -> float:
    """The part of its worth that a model has with so many Wounds left."""
    return ALIVE + (1.0 - ALIVE) * left / wounds if left > 0 else 0.0


def value_of(state: LittleState, model: Model) -> float:
    """What an unhurt model of this kind is worth here: its price, and what hangs on it."""
    regiment = state.regiments_by_id[model.regiment]
    return price(regiment.card) + (NAMED if model.id in named(state) else 0.0)


def life(state: LittleState, model: Model) -> float:
    """What a model is worth as it stands."""
    regiment = state.regiments_by_id[model.regiment]
    return value_of(state, model) * kept(wounds_left(regiment, model), regiment.card.wounds)


def patience(state: LittleState) -> float:
    """How much of its caution is left to everybody in this round: from 1 down to 0."""
    return max(0, PATIENCE - state.round) / PATIENCE


def lives_of(state: LittleState, regiment: Regiment) -> float:
    """What the models of a regiment are worth as they stand."""
    return sum([life(state, model) for model in state.models_of(regiment.id)])


@beside
def named(state: LittleState) -> tuple[int, ...]:
    """The models by name on whose life a condition of the scenario hangs; kept beside the state."""
    conditions = battle_of(state).victory
    return tuple([state.note(f"{one.who}-model") for one in conditions if one.who])


def standing(state: LittleState, seat: int) -> float:
    """How a seat stands: living models, victory points, and rounds for which an area is held."""
    total = 0.0
    for regiment in state.regiments:
        lives = lives_of(state, regiment)
        lives *= FRIGHTENED if regiment.frightened else 1.0
        total += lives if regiment.seat == seat else -lives
    return scored(state, seat, total)


def scored(state: LittleState, seat: int, total: float = 0.0) -> float:
    """A total with victory points and rounds for which an area is held, less the enemy's."""
    for won in state.points:
        gain = SCORED * won.amount
        total += gain if won.seat == seat else -gain
    for one in battle_of(state).victory:
        if one.kind == "hold":
            gain = held_worth(one) * state.note(one.key) / one.rounds
            total += gain if one.seat == seat else -gain
    return total


def held_worth(one: Condition) -> float:
    """What a condition is worth that does not decide the battle, or that does."""
    return SCORED * max(one.points, 1) * (2.0 if one.wins else 1.0)


@lru_cache(maxsize=65536)
def share_lost(pool: Pool, wounds: int) -> float:
    """The part of its worth that a model of so many Wounds loses to a pool on the average."""
    left = pool.wounds if pool.wounds is not None else wounds
    now = kept(left, wounds)
    chances = wound_chances(pool).items()
    return sum([float(part) * (now - kept(left - count, wounds)) for count, part in chances])


def harm(state: LittleState, pool: Pool, target: Model) -> float:
    """What a pool costs the enemy in points on the average."""
    if not (pool.open or pool.rear or pool.sure):
        return 0.0
    wounds = state.regiments_by_id[target.regiment].card.wounds
    return share_lost(pool, wounds) * value_of(state, target)


def joined(one: Pool, other: Pool) -> Pool:
    """Two parts of one attack on one enemy together (LC-1.6-22)."""
    dice = (one.open + other.open, one.rear + other.rear, one.sure + other.sure)
    defence = max(one.defence, other.defence)
    return replace(one, open=dice[0], rear=dice[1], sure=dice[2], defence=defence)


@lru_cache(maxsize=1024)
def passing(dice: int, need: int) -> float:
    """How likely a fear test is passed (LC-1.8-fear-3)."""
    if need <= 0:
        return 1.0
    rolled = successes(dice, chance_at_least(SHIELD), exact=True)
    return sum([float(part) for count, part in rolled.items() if count >= need])


def nerve(state: LittleState, attacker: Regiment, defender: Regiment) -> float:
    """How likely fear does not keep a regiment from attacking another."""
    if not defender.skills.fear or not must_test(state, attacker, defender):
        return 1.0
    return passing(fear_dice(state, attacker).total, needed(state, attacker, defender).total)


def dismay(state: LittleState, attacker: Regiment, bold: float) -> float:
    """What an attack costs that is dared with this chance: who fails is frightened."""
    if bold >= 1.0:
        return 0.0
    return (1.0 - bold) * COWED * lives_of(state, attacker) * patience(state)


ABREAST = 3
"""So many models of a regiment get at one enemy together."""
LATER = 0.5
"""How likely a regiment that has been activated comes first in the next round."""
FAR = 1e9
RANGE = 8 * INCH
"""So far a shooter is thought to be dangerous."""


def nearest(own: Sequence[Stand], others: Sequence[Stand]) -> tuple[float, Stand, Stand] | None:
    """The two stands that are nearest to each other, and how far they are apart."""
    pairs = [(gap_of(one, other), one, other) for one in own for other in others]
    return min(pairs, key=lambda pair: (pair[0], pair[1].id, pair[2].id), default=None)


def apart(state: LittleState, one: Regiment, other: Regiment) -> float:
    """Roughly how far two regiments are apart, in units."""
    own, others = state.stands_of(one.id), state.stands_of(other.id)
    return least_gap(own, others) if own and others else FAR


def reach_of(regiment: Regiment) -> int:
    """How far away a regiment's next attack can be, in units."""
    if regiment.skills.war_machine:
        return 0
    walks = agility_of(regiment) * INCH
    return walks + RANGE if regiment.skills.ranged else walks


def onslaught(
    state: LittleState,
    attacker: Regiment,
    victim: Model,
    *,
    full: bool = False,
    behind: bool = False,
    covered: bool = False,
) -> float:
    """What the attack of a regiment that gets there costs a model on the average."""
    models = state.models_of(attacker.id)
    if not models:
        return 0.0
    owner = state.regiments_by_id[victim.regiment]
    dice = sum([melee_dice(attacker, one).total for one in models[:ABREAST]])
    defence = defence_dice(owner, victim).total + covered
    defence += owner.card.full_defence if full else 0
    pool = Pool(
        open=0 if behind else dice,
        rear=dice if behind else 0,
        defence=0 if owner.round.berserk or behind else defence,
        strength=attacker.card.strength,
        resistance=owner.card.resistance,
        swordsmanship=owner.skills.swordsmanship,
        wounds=wounds_left(owner, victim),
        most=most_wounds(owner, victim),
    )
    return harm(state, pool, victim)


def blow(state: LittleState, foe: Regiment, regiment: Regiment) -> float:
    """What the next attack of an enemy costs a regiment on the average; 0 out of his reach.

    Whoever is in its rear is thought to strike from there, who is beyond an obstacle across it; who
    would have to climb to it first is no danger yet (LC-HOUSE-ground).
    """
    own, his = state.stands_of(regiment.id), state.stands_of(foe.id)
    found = nearest(own, his) if least_gap(own, his) <= reach_of(foe) else None
    if found is None:
        return 0.0
    _, mine, other = found
    if mine.pose.z != other.pose.z and not (foe.skills.ranged or foe.skills.flying):
        return 0.0
    return onslaught(
        state,
        foe,
        next(one for one in state.field.on_stand[mine.id] if one.regiment == regiment.id),
        behind=zone_of(mine, other) == "rear",
        covered=cover(state, other, mine) != "",
    )


def danger(state: LittleState, regiment: Regiment) -> float:
    """What those who could reach a regiment would cost it before it acts again."""
    total = 0.0
    for foe in state.own(1 - regiment.seat):
        total += (LATER if foe.round.activated else 1.0) * blow(state, foe, regiment)
    return total


def comers(state: LittleState, regiment: Regiment) -> list[Regiment]:
    """The enemies still to come in this round that could reach a regiment."""
    waiting = [foe for foe in state.own(1 - regiment.seat) if not foe.round.activated]
    return [foe for foe in waiting if apart(state, regiment, foe) <= reach_of(foe)]
