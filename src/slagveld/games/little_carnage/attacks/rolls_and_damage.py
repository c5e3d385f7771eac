"""The dice of attacks: rolled, parried, multiplied, and what wounds come of them (LC-1.6-3)."""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Item, Tally
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Text

from ..core.book import text
from ..core.contact_and_zones import zone_of
from ..core.dice import attack_dice, defence_dice, defensive, melee_dice, offensive
from ..core.names import model_name, models_name, told
from ..core.regiment import Model, Regiment, most_wounds, wounds_left
from ..core.state import Battle, LittleState
from ..odds.attacks import Pool
from ..terrain.distance_and_contact_across import distance
from ..terrain.scenery_and_cover import cover
from ..wounds.losses import wound
from .dice_by_distance import lost_at
from .targets import Aim, AttackKind, by_target

WALL = "LC-1.9-30"
"""By which rule a high wall takes a die."""
DEFENCE = "combat-roll-defence"  # texts: *:combat-roll-*
"""What a defence roll is for."""


def pool_of(state: LittleState, aims: Sequence[Aim]) -> Pool:
    """The pool of all these aims at one enemy; everybody named must be on the table.

    Nobody defends against dice from his rear (LC-1.1-19, LC-1.6-5). Three Orcs against a Minotaur
    are the book's example of such a pool (LC-1.6-ex2).
    """
    by_id = state.field.model_by_id
    target = by_id[aims[0].target]
    victim, regiment = state.regiment_of(target), state.regiment_of(by_id[aims[0].model])
    front, rear, covered = 0, 0, False
    stand = state.stand_of(target)
    for aim in aims:
        one = state.stand_of(by_id[aim.model])
        shelter = cover(state, one, stand)
        dice = aim.dice - (shelter == "high")
        if zone_of(stand, one) == "rear":
            rear += dice
        else:
            front += dice
            covered = covered or shelter != ""
    backstab = regiment.skills.backstab
    return Pool(
        open=front,
        rear=0 if backstab else rear,
        sure=rear if backstab else 0,
        defence=defence_of(victim, target, covered=covered).total if front else 0,
        strength=regiment.card.strength,
        resistance=victim.card.resistance,
        swordsmanship=victim.skills.swordsmanship,
        wounds=wounds_left(victim, target),
        most=most_wounds(victim, target),
    )


def defence_of(victim: Regiment, target: Model, *, covered: bool) -> Tally:
    """The defence dice against an attack that does not come from the rear alone.

    All dice that it has now stand against every attack: none is used up (LC-1.6-25). Cover gives
    one more (LC-1.9-28, LC-1.9-30); who has gone berserk has none of any kind (LC-1.8-berserker-2),
    but a Berserker before its activation defends like others (LC-1.8-berserker-3).
    """
    tally = defence_dice(victim, target)
    if covered:
        tally = tally.plus(Item(1, text("combat-item-cover"), "LC-1.9-28"))
    if victim.round.berserk:
        tally = tally.plus(Item(0, text("item-berserk"), "LC-1.8-berserker-2", op="set"))
    return tally


class Spelled(Struct, frozen=True):
    """An attack that a spell makes with dice and Strength of its own."""

    pool: Pool
    name: Text
    dice: int


def strike(
    play: Battle,
    attacks: Sequence[Sequence[Aim]],
    kind: AttackKind = "melee",
    spell: Spelled | None = None,
) -> list[int]:
    """Roll attacks on different enemies at the same time, then wound them; the Wounds each lost.

    Each holds the aims at one enemy. Nobody is hurt before all dice are rolled (LC-1.6-26): attack,
    defence, damage, wounds, in this order (LC-1.6-1). Each defensive success strikes out an
    offensive one (LC-1.2-6), damage that makes no full wound is lost (LC-1.6-8). The book follows
    one such attack, of an Orc on an Elf, from the first roll to the lost die (LC-1.6-ex1).
    """
    state = play.state
    by_id = state.field.model_by_id
    pools = [pool_of(state, aims) if spell is None else spell.pool for aims in attacks]
    rows = list(zip(attacks, pools, strict=True))
    rolled = []
    for aims, dice in rows:
        hits = _roll(play, aims, dice.open, kind, spell, rear=False)
        behind = _roll(play, aims, dice.rear, kind, spell, rear=True)
        if dice.sure and play.listening:
            target = by_id[aims[0].target]
            what = text("combat-backstab", name=model_name(state, target), dice=dice.sure)
            told(play, what, "LC-1.8-backstab-1", target.id)
        rolled.append((hits, behind + dice.sure))
    parried = [_parried(play, dice, aims) for aims, dice in rows]
    lost = []
    for (aims, dice), (hits, sure), shields in zip(rows, rolled, parried, strict=True):
        attacker = by_id[aims[0].model]
        seat = state.regiment_of(attacker).seat
        tell_damage(play, dice, aims[0].target, hits, sure, shields)
        caused = dice.caused(max(0, hits - shields) + sure)
        target = play.state.field.model_by_id[aims[0].target]
        lost.append(wound(play, target, caused, by=seat, rule="LC-1.6-7", source=attacker.stand))
    return lost


def _roll(
    play: Battle,
    aims: Sequence[Aim],
    dice: int,
    kind: AttackKind,
    spell: Spelled | None,
    *,
    rear: bool,
) -> int:
    """All skulls of those in the enemy's rear, or of the others, added up (LC-1.2-2, LC-1.2-5)."""
    if not dice:
        return 0
    state = play.state
    by_id = state.field.model_by_id
    target = by_id[aims[0].target]
    key = "combat-roll-rear" if rear else "combat-roll-attack"
    if not play.listening:
        seat = state.regiment_of(by_id[aims[0].model]).seat
        return offensive(play, dice, text(key), "LC-1.6-3", seat)
    own = strikers(state, aims, rear=rear)
    models = [by_id[aim.model] for aim in own]
    how, who = kind if spell is None else "spell", models_name(state, models)
    if spell is None:
        tally = attack_tally(state, kind, own)
    else:
        wall = Item(dice - spell.dice, text("missile-item-wall"), WALL)
        tally = Tally(spell.dice, name=text("magic-pool", spell=spell.name)).plus(wall)
    purpose = text(key, how=how, who=who, name=model_name(state, target))  # texts: *:combat-roll-*
    rule, seat = "LC-1.6-23" if rear else "LC-1.6-3", state.regiment_of(models[0]).seat
    pieces = tuple(dict.fromkeys([*[model.id for model in models], target.id]))
    return offensive(play, dice, purpose, rule, seat, pieces, tally)


def _parried(play: Battle, pool: Pool, aims: Sequence[Aim]) -> int:
    """Defensive successes (LC-1.2-3); Swordsmanship turns one failed die (LC-1.8-swordsmanship-1).

    Without a die it turns none (LC-1.8-swordsmanship-2).
    """
    if not pool.defence:
        return 0
    state = play.state
    by_id = state.field.model_by_id
    model = by_id[aims[0].target]
    seat = state.regiment_of(model).seat
    if not play.listening:
        shields = defensive(play, pool.defence, text(DEFENCE), "LC-1.6-4", seat)
        return shields + (pool.swordsmanship and shields < pool.defence)
    models = [by_id[aim.model] for aim in strikers(state, aims, rear=False)]
    name = model_name(state, model)
    purpose = text(DEFENCE, name=name, who=models_name(state, models))
    pieces = tuple(dict.fromkeys([model.id, *[one.id for one in models]]))
    tally = defence_tally(state, aims)
    shields = defensive(play, pool.defence, purpose, "LC-1.6-4", seat, pieces, tally)
    if pool.swordsmanship and shields < pool.defence:
        told(play, text("combat-swordsmanship", name=name), "LC-1.8-swordsmanship-1", model.id)
        return shields + 1
    return shields


def tell_damage(play: Battle, pool: Pool, target: int, hits: int, sure: int, shields: int) -> None:
    """The sum from skulls to wounds, every step of it (LC-1.6-6, LC-1.6-7)."""
    if not play.listening:
        return
    model = play.state.field.model_by_id[target]
    open_hits = max(0, hits - shields)
    left = open_hits + sure
    what = text(
        "combat-damage-rear" if sure else "combat-damage",
        open=open_hits,
        name=model_name(play.state, model),
        hits=hits,
        shields=shields,
        sure=sure,
        left=left,
        strength=pool.strength,
        damage=left * pool.strength,
        resistance=pool.resistance,
        wounds=pool.caused(left),
    )
    told(play, what, "LC-1.6-6", model.id)


# Where the dice come from, die by die, for those who read the story


def strikers(state: LittleState, aims: Sequence[Aim], *, rear: bool) -> list[Aim]:
    """Those of the aims at one enemy that come from behind him, or those that do not."""
    by_id = state.field.model_by_id
    stand = state.stand_of(by_id[aims[0].target])
    return [
        aim for aim in aims if (zone_of(stand, state.stand_of(by_id[aim.model])) == "rear") == rear
    ]


def dice_on(state: LittleState, kind: AttackKind, model: Model, target: Model) -> Tally:
    """The dice of a model on a target: shots have one less for each begun 4 inches beyond 4.

    So it is by LC-1.8-ranged-2; breath does not weaken (LC-1.8-breath-1). Over a high wall any
    attack has one less again (LC-1.9-30).
    """
    one, other, regiment = state.stand_of(model), state.stand_of(target), state.regiment_of(model)
    tally = (melee_dice if kind == "melee" else attack_dice)(regiment, model)
    if kind == "ranged":
        lost = lost_at(distance(state, one, other))
        tally = tally.plus(Item(-lost, text("missile-item-range"), "LC-1.8-ranged-2"))
    if cover(state, one, other) == "high":
        tally = tally.plus(Item(-1, text("missile-item-wall"), WALL))
    return tally


def attack_tally(state: LittleState, kind: AttackKind, aims: Sequence[Aim]) -> Tally:
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
            reason = text("combat-pool-item", name=called, item=item.reason)
            tally = tally.plus(Item(item.value, reason, item.rule))
    return tally


def _dice(state: LittleState, kind: AttackKind, aim: Aim) -> tuple[int, list[Item]]:
    """The dice on a model's card, and what adds to them or takes away for this aim."""
    by_id = state.field.model_by_id
    tally = dice_on(state, kind, by_id[aim.model], by_id[aim.target])
    wall = any(item.rule == WALL for item in tally.items)
    items = [item for item in tally.items if item.value]
    kept = aim.dice - wall - tally.total
    if kept:
        items.append(Item(kept, text("combat-item-elsewhere"), "LC-1.6-26"))
    return tally.start, items


def defence_tally(state: LittleState, aims: Sequence[Aim]) -> Tally:
    """The defence dice of the enemy of these aims, cover among them."""
    by_id = state.field.model_by_id
    target = by_id[aims[0].target]
    stand = state.stand_of(target)
    facing = strikers(state, aims, rear=False)
    covered = any(cover(state, state.stand_of(by_id[aim.model]), stand) for aim in facing)
    return defence_of(state.regiment_of(target), target, covered=covered)


def attack_tallies(state: LittleState, aims: Sequence[Aim]) -> list[Tally]:
    """The defence dice of each enemy who makes a roll, every change named."""
    found = []
    for pool in by_target(aims):
        if strikers(state, pool, rear=False):
            name = model_name(state, state.field.model_by_id[pool[0].target])
            dice = defence_tally(state, pool)
            found.append(replace(dice, name=text("combat-defence-of", name=name)))
    return found
