"""Assaults as a bot thinks of them: whom to charge, and whether it dares."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from slagveld.kernel.tactics import Scored

from ..army.leadership import courage_of
from ..assault.announcement import AssaultKind, assault_by, mover_refusal, target_refusal
from ..assault.charge_or_engagement import AssaultDeed, Charge, Engage
from ..assault.measure import measure
from ..core.figure import Figure
from ..morale.courage_tests import fears, spot_fear
from ..movement.displacement import best_gait
from ..movement.type_of_movement import Active
from .sense import Sense, apart
from .worth import chance, life

EAGER = 1.5
"""Points for which a bot would rather charge than be charged."""
PARALYSED = 0.4
"""The part of its worth that a figure risks which fails before a creature."""
ROUTED = 0.3
"""What it is worth that an enemy flees, as a part of his."""
SHY = 0.35
"""What a shooter's worth counts against its going into a fight."""
BURDEN = 60.0
"""What it costs to let an object fall by charging."""


class Plan(NamedTuple):
    """An assault that would pay, if it came into contact."""

    value: float
    figure: Figure
    foe: Figure
    kind: AssaultKind
    group: tuple[int, ...]
    """All who would go along."""


def assaults(
    sense: Sense, active: Active, figures: Sequence[Figure], least: float = 0.0
) -> Iterator[Scored]:
    """The best assault of each of these free figures that reaches its target, the best first.

    Each is measured only when it comes up. Nothing that promises no more than `least`.
    """
    rows = [
        (place, plan)
        for place, figure in enumerate(figures)
        for plan in plans(sense, active, figure)
        if plan.value > least
    ]
    rows.sort(key=lambda row: (-row[1].value, row[0], row[1].foe.id))
    settled: list[int] = []
    for place, plan in rows:
        action = None if place in settled else carried(sense, active, plan)
        if action is not None:
            settled.append(place)
            yield plan.value, action


def carried(sense: Sense, active: Active, plan: Plan) -> AssaultDeed | None:
    """The announcement of a plan by those who reach the target; None when its figure does not."""
    foe, kind = plan.foe, plan.kind
    movers = tuple([one for one in plan.group if reaches(sense, active, one, foe, kind)])
    if plan.figure.id not in movers:
        return None
    return (Charge if kind == "charge" else Engage)(movers, (foe.id,))


def plans(sense: Sense, active: Active, figure: Figure) -> list[Plan]:
    """The assaults of a free figure that pay, on enemies who are near enough."""
    state = sense.state
    if mover_refusal(figure) is not None:
        return []
    found: list[Plan] = []
    kinds: tuple[AssaultKind, ...] = ("charge", "engage")
    for foe in sense.within(figure, best_gait(figure, "charge").limit):
        able = (one for one in kinds if target_refusal(state, figure, foe, one) is None)
        kind = next(able, None)
        if kind is not None:
            value, group = daring(sense, active, figure, foe, kind)
            found += [Plan(value, figure, foe, kind, group)] if value > 0 else []
    return found


def reaches(sense: Sense, active: Active, mover: int, foe: Figure, kind: AssaultKind) -> bool:
    """Whether a mover can come into contact with a target."""
    return bool(measure(sense.state, assault_by(active, (mover,), (foe.id,), kind)))


def daring(
    sense: Sense, active: Active, figure: Figure, foe: Figure, kind: AssaultKind
) -> tuple[float, tuple[int, ...]]:
    """What an assault promises with the fear of both sides in it, and who goes along.

    Before a creature all of the same cards go who can: they give each other courage (CON-FEAR-15).
    """
    state = sense.state
    charge = kind == "charge"
    value = sense.joining(figure, foe, charge=charge) + EAGER
    if figure.profile.weapon is not None:
        value -= SHY * figure.profile.points * (1 - (sense.danger(figure) > 0))
    if any(prize.bearer == figure.id for prize in state.objects):
        value -= BURDEN
    if any(prize.bearer == foe.id for prize in state.objects):
        value += BURDEN
    group: tuple[int, ...] = (figure.id,)
    if fears(figure, foe, warrior_charges=charge, creature_charges=False):
        group = (figure.id, *companions(sense, active, figure, foe, kind))
        fear = spot_fear(foe, charging=False)
        courage = courage_of(state, figure).total + len(group) - 1
        passed = chance(fear + 1 - courage)
        value = passed * value - (1 - passed) * PARALYSED * life(figure)
    elif fears(foe, figure, creature_charges=charge):
        stays = chance(spot_fear(figure, charging=charge) + 1 - courage_of(state, foe).total)
        value = stays * value + (1 - stays) * ROUTED * life(foe)
    return value, group


def companions(
    sense: Sense, active: Active, figure: Figure, foe: Figure, kind: AssaultKind
) -> list[int]:
    """Others of the same cards who may name the same target and seem to reach it."""
    state = sense.state
    return [
        other.id
        for other in active.free(state)
        if other.id != figure.id
        and other.profile.weapon is None
        and mover_refusal(other) is None
        and apart(other, foe) <= best_gait(other, "charge").limit
        and target_refusal(state, other, foe, kind) is None
    ]
