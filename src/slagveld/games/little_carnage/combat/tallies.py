"""Where the dice of an attack come from, die by die, for those who read the story."""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Text

from ..core.book import text
from ..core.names import model_name, models_name
from ..core.relations import zone_of
from ..core.stand import Model
from ..core.state import LittleCarnageState
from ..core.values import melee_dice
from ..terrain.contact import cover
from .aims import Aim, AttackKind
from .missiles import missile_dice
from .pools import defence_of

WALL = "LC-1.9-30"


def strikers(state: LittleCarnageState, aims: Sequence[Aim], *, rear: bool) -> list[Aim]:
    """Those of the aims at one enemy that come from behind him, or those that do not."""
    by_id = state.field.model_by_id
    stand = state.stand_of(by_id[aims[0].target])
    return [
        aim for aim in aims if (zone_of(stand, state.stand_of(by_id[aim.model])) == "rear") == rear
    ]


def attack_tally(state: LittleCarnageState, kind: AttackKind, aims: Sequence[Aim]) -> Tally:
    """The dice of these aims at one enemy: those of each card, and all that changes them."""
    by_id = state.field.model_by_id
    models = [by_id[aim.model] for aim in aims]
    if len(aims) == 1:
        start, items = _dice(state, kind, aims[0])
        name = text("combat-pool-one", name=model_name(state, models[0]))
        return Tally(start, name=name).plus(*items)
    tally = Tally(0, name=text("combat-pool-joint", names=models_name(state, models)))
    for aim, model in zip(aims, models, strict=True):
        start, items = _dice(state, kind, aim)
        called = model_name(state, model)
        tally = tally.plus(Item(start, text("combat-pool-of", name=called), "LC-1.6-22"))
        for item in items:
            tally = tally.plus(Item(item.value, _of(state, model, item), item.rule))
    return tally


def _of(state: LittleCarnageState, model: Model, item: Item) -> Text:
    return text("combat-pool-item", name=model_name(state, model), item=item.reason)


def _dice(state: LittleCarnageState, kind: AttackKind, aim: Aim) -> tuple[int, list[Item]]:
    """The dice on a model's card, and what adds to them or takes away for this aim."""
    by_id = state.field.model_by_id
    model, target = by_id[aim.model], by_id[aim.target]
    if kind == "melee":
        tally = melee_dice(state.regiment_of(model), model)
        wall = cover(state, state.stand_of(model), state.stand_of(target)) == "high"
        if wall:
            tally = tally.plus(Item(-1, text("missile-item-wall"), WALL))
    else:
        tally = missile_dice(state, kind, model, target)
        wall = any(item.rule == WALL for item in tally.items)
    items = [item for item in tally.items if item.value]
    kept = aim.dice - wall - tally.total
    if kept:
        items.append(Item(kept, text("combat-item-elsewhere"), "LC-1.6-26"))
    return tally.start, items


def defence_tally(state: LittleCarnageState, aims: Sequence[Aim]) -> Tally:
    """The defence dice of the enemy of these aims, cover among them."""
    by_id = state.field.model_by_id
    target = by_id[aims[0].target]
    stand = state.stand_of(target)
    facing = strikers(state, aims, rear=False)
    covered = any(cover(state, state.stand_of(by_id[aim.model]), stand) for aim in facing)
    return defence_of(state.regiment_of(target), target, covered=covered)
