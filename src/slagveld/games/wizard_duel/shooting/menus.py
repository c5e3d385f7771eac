"""The shots that a turn offers: a form for a screen, a menu for bots."""

from collections.abc import Iterator

from slagveld.kernel.decision import Form, Measuring
from slagveld.kernel.menu import Lane

from ..core.book import do, pick
from ..core.models import Creature, model_field
from ..core.state import DuelState
from ..terrain.contact import promising
from ..wounds.values import power
from .shot import Shoot, check_shot


def shot_forms(state: DuelState, seat: int, able: tuple[Creature, ...]) -> Iterator[Form]:
    """The shot of a fight action, if somebody has a shooting weapon or breath."""
    shooters = tuple(c.id for c in able if power(state, c, "shot"))
    if shooters:
        target = pick.piece("target", "field-target", state.enemies(seat))
        fields, measuring = (model_field(shooters), target), shot_measuring(state)
        yield do(Shoot, "do-shoot", *fields, rule="WD-SHOOT-1", measuring=measuring)


def shots(state: DuelState, creature: Creature) -> list[Shoot]:
    """Every shot a creature may make now, in range or not."""
    if not power(state, creature, "shot"):
        return []
    return [
        Shoot(creature.id, foe)
        for foe in state.enemies(creature.seat)
        if check_shot(state, creature, foe) is None
    ]


def shot_lane(state: DuelState, creature: Creature) -> Lane:
    """The same one by one; of many enemies the nearest first."""
    if not power(state, creature, "shot"):
        return
    for number, foe in promising(state, creature.seat, creature.id):
        allowed = check_shot(state, creature, foe) is None
        yield (number,), Shoot(creature.id, foe) if allowed else None


def shot_measuring(state: DuelState) -> Measuring:
    """Before a shot is announced nothing is measured to an enemy (WD-SHOOT-1)."""
    if state.options.free_measuring:
        return Measuring()
    return Measuring("own", reach=False, rule="WD-SHOOT-1")
