"""Who could harm a regiment where it stands, and how much, by rough but quick estimates."""

from collections.abc import Sequence

from ..core.book import INCH
from ..core.regiment import Model, Regiment, Stand
from ..core.relations import zone_of
from ..core.state import LittleCarnageState
from ..core.values import agility_of, defence_dice, melee_dice, most_wounds, wounds_left
from ..march.drill import gap_of, least_gap
from ..odds.attacks import Pool
from ..terrain.contact import cover
from .worth import harm

ABREAST = 3
"""So many models of a regiment get at one enemy together."""
LATER = 0.5
"""How likely a regiment that has been activated comes first in the next round."""
FAR = 1e9
RANGE = 8 * INCH
"""So far a shooter is thought to be dangerous."""


def nearest(own: Sequence[Stand], others: Sequence[Stand]) -> tuple[float, Stand, Stand] | None:
    """The two stands that are nearest to each other, and how far they are apart."""
    if not own or not others:
        return None
    far = least_gap(own, others)
    pairs = [(a.id, b.id, a, b) for a in own for b in others if gap_of(a, b) == far]
    _, _, one, other = min(pairs, key=lambda pair: pair[:2])
    return far, one, other


def apart(state: LittleCarnageState, one: Regiment, other: Regiment) -> float:
    """Roughly how far two regiments are apart, in units."""
    own, others = state.stands_of(one.id), state.stands_of(other.id)
    return least_gap(own, others) if own and others else FAR


def reach_of(regiment: Regiment) -> int:
    """How far away a regiment's next attack can be, in units."""
    if regiment.skills.war_machine:
        return 0
    walks = agility_of(regiment) * INCH
    return walks + RANGE if regiment.skills.ranged else walks


def to_come(regiment: Regiment) -> bool:
    """Whether a regiment is still to be activated in this round."""
    return not regiment.round.activated


def onslaught(
    state: LittleCarnageState,
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


def danger(state: LittleCarnageState, regiment: Regiment) -> float:
    """What those who could reach a regiment would cost it before it acts again.

    An enemy in its rear is thought to strike from there, one beyond an obstacle across it; who
    would have to climb to it first is no danger yet (LC-HOUSE-ground).
    """
    own = state.stands_of(regiment.id)
    total = 0.0
    for foe in state.own(1 - regiment.seat):
        his_stands = state.stands_of(foe.id)
        if least_gap(own, his_stands) > reach_of(foe):
            continue
        found = nearest(own, his_stands)
        if found is None:
            continue
        _, mine, his = found
        if mine.pose.z != his.pose.z and not (foe.skills.ranged or foe.skills.flying):
            continue
        total += (1.0 if to_come(foe) else LATER) * onslaught(
            state,
            foe,
            next(m for m in state.field.on_stand[mine.id] if m.regiment == regiment.id),
            behind=zone_of(mine, his) == "rear",
            covered=cover(state, his, mine) != "",
        )
    return total


def threatened(state: LittleCarnageState, regiment: Regiment) -> bool:
    """Whether an enemy that could reach a regiment is still to come in this round."""
    return any(
        to_come(foe) and apart(state, regiment, foe) <= reach_of(foe)
        for foe in state.own(1 - regiment.seat)
    )
