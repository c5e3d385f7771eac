"""Targets of shots: who may shoot now, and at whom (WD-SHOOT-4, WD-SHOOT-5)."""

from collections.abc import Iterator, Sequence

from slagveld.kernel.decision import Form, Measuring
from slagveld.kernel.menu import Lane

from ..core.book import do, pick
from ..core.models import Creature, model_field
from ..core.state import DuelState, is_held
from ..terrain.contact_and_distance import foes_touched, promising
from ..terrain.sight import sees
from ..wounds.agility_and_power import power
from .shot import Shoot, own_models


def shot_forms(state: DuelState, seat: int, able: tuple[Creature, ...]) -> Iterator[Form]:
    """The shot of a fight action, if somebody has a shooting weapon or breath."""
    shooters = tuple(c.id for c in able if power(state, c, "shot"))
    if shooters:
        target = pick.piece("target", "field-target", state.enemies(seat))
        fields, measuring = (model_field(shooters), target), shot_measuring(state)
        yield do(Shoot, "do-shoot", *fields, rule="WD-SHOOT-1", measuring=measuring)


def may_shoot(state: DuelState, creature: Creature) -> bool:
    """Whether `check_shot` allows a shot at whom it sees: not in melee (WD-SHOOT-4)."""
    return (
        bool(power(state, creature, "shot"))
        and not is_held(state, creature)
        and not foes_touched(state, creature.seat, creature.id)
    )


def shots(state: DuelState, creature: Creature, among: Sequence[int] | None = None) -> list[Shoot]:
    """Every shot at enemies, all or `among` these, who are seen (WD-SHOOT-5), in range or not."""
    if not may_shoot(state, creature):
        return []
    over = own_models(state, creature)
    return [
        Shoot(creature.id, foe)
        for foe in (state.enemies(creature.seat) if among is None else among)
        if sees(state, creature.id, foe, over=over, touch=False)
    ]


def shot_lane(state: DuelState, creature: Creature) -> Lane:
    """The same one by one; of many enemies the nearest first."""
    if not may_shoot(state, creature):
        return
    over = own_models(state, creature)
    for number, foe in promising(state, creature.seat, creature.id):
        seen = sees(state, creature.id, foe, over=over, touch=False)
        yield (number,), Shoot(creature.id, foe) if seen else None


def shot_measuring(state: DuelState) -> Measuring:
    """Before a shot is announced nothing is measured to an enemy (WD-SHOOT-1)."""
    if state.options.free_measuring:
        return Measuring()
    return Measuring("own", reach=False, rule="WD-SHOOT-1")
