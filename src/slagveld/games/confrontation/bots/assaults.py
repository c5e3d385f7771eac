"""Assaults as a bot thinks of them: whom to charge, and whether it dares."""

from slagveld.kernel.tactics import Scored

from ..army.leadership import courage_of
from ..assault.announcement import Assault, AssaultKind, mover_refusal, target_refusal
from ..assault.charge import Charge, Engage
from ..assault.measure import measure
from ..core.figure import Figure
from ..morale.fear import fears, spot_fear
from ..movement.choice import Active
from ..movement.displacement import best_gait
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


def assaults(sense: Sense, active: Active, figure: Figure) -> list[Scored]:
    """The best assault of a free figure that reaches its target; none when none pays."""
    state = sense.state
    if mover_refusal(figure) is not None:
        return []
    found: list[tuple[float, Figure, AssaultKind, tuple[int, ...]]] = []
    for foe in sense.within(figure, best_gait(figure, "charge").limit):
        kind: AssaultKind = "charge"
        if target_refusal(state, figure, foe, kind) is not None:
            kind = "engage"
            if target_refusal(state, figure, foe, kind) is not None:
                continue
        value, group = daring(sense, active, figure, foe, kind)
        if value > 0:
            found.append((value, foe, kind, group))
    found.sort(key=lambda row: (-row[0], row[1].id))
    for value, foe, kind, group in found:
        movers = tuple([one for one in group if reaches(sense, active, one, foe, kind)])
        if figure.id in movers:
            action = Charge if kind == "charge" else Engage
            return [(value, action(movers, (foe.id,)))]
    return []


def reaches(sense: Sense, active: Active, mover: int, foe: Figure, kind: AssaultKind) -> bool:
    """Whether a mover can come into contact with a target."""
    assault = Assault(
        seat=active.seat, cards=active.cards, movers=(mover,), targets=(foe.id,), kind=kind
    )
    return bool(measure(sense.state, assault))


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
