"""The dice of attacks: rolled, parried, multiplied, and what wounds come of them (LC-1.6-3)."""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Text, Value

from ..core.book import text
from ..core.names import model_name, models_name
from ..core.rolls import defensive, offensive
from ..core.state import Battle
from ..odds.pool import Pool
from ..wounds.losses import wound
from .aims import Aim, AttackKind
from .pools import pool_of
from .tallies import attack_tally, defence_tally, strikers

DEFENCE = "combat-roll-defence"  # texts: *:combat-roll-*
"""What a defence roll is for."""


class Spelled(msgspec.Struct, frozen=True):
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

    Each holds the aims at one enemy. Nobody is hurt before all dice are rolled (LC-1.6-26). Each
    defensive success strikes out an offensive one (LC-1.2-6). The book follows one such attack, of
    an Orc on an Elf, from the first roll to the lost die (LC-1.6-ex1).
    """
    state = play.state
    by_id = state.field.model_by_id
    pools = [pool_of(state, aims) if spell is None else spell.pool for aims in attacks]
    rows = list(zip(attacks, pools, strict=True))
    rolled = [_attack(play, aims, dice, kind, spell) for aims, dice in rows]
    parried = [_parried(play, dice, aims) for aims, dice in rows]
    lost = []
    for (aims, dice), (hits, sure), shields in zip(rows, rolled, parried, strict=True):
        attacker = by_id[aims[0].model]
        seat = state.regiment_of(attacker).seat
        tell_damage(play, dice, aims[0].target, hits, sure, shields)
        caused = dice.caused(max(0, hits - shields) + sure)
        target = play.state.field.model_by_id[aims[0].target]
        source = attacker.stand
        lost.append(wound(play, target, caused, by=seat, rule="LC-1.6-7", source=source))
    return lost


def _attack(
    play: Battle, aims: Sequence[Aim], pool: Pool, kind: AttackKind, spell: Spelled | None
) -> tuple[int, int]:
    """Offensive successes on one enemy: those that he may parry, and those from his rear."""
    hits = _roll(play, aims, pool.open, kind, spell, rear=False)
    behind = _roll(play, aims, pool.rear, kind, spell, rear=True)
    if pool.sure and play.listening:
        target = play.state.field.model_by_id[aims[0].target]
        name = model_name(play.state, target)
        what = text("combat-backstab", name=name, dice=pool.sure)
        play.tell(Told, what=what, pieces=(target.id,), rule="LC-1.8-backstab-1")
    return hits, behind + pool.sure


def _roll(
    play: Battle,
    aims: Sequence[Aim],
    dice: int,
    kind: AttackKind,
    spell: Spelled | None,
    *,
    rear: bool,
) -> int:
    """The roll of those in the enemy's rear, or of the others; who, with what, at whom."""
    if not dice:
        return 0
    state = play.state
    by_id = state.field.model_by_id
    target = by_id[aims[0].target]
    key = "combat-roll-rear" if rear else "combat-roll-attack"
    if not play.listening:
        seat = state.regiment_of(by_id[aims[0].model]).seat
        return offensive(play, dice, purpose=text(key), rule="LC-1.6-3", seat=seat)
    own = strikers(state, aims, rear=rear)
    models = [by_id[aim.model] for aim in own]
    values: dict[str, Value] = {"how": kind if spell is None else "spell"}
    values |= {"who": models_name(state, models), "name": model_name(state, target)}
    tally = attack_tally(state, kind, own) if spell is None else _spelled(spell, dice)
    return offensive(
        play,
        dice,
        purpose=text(key, **values),  # texts: *:combat-roll-*
        rule="LC-1.6-23" if rear else "LC-1.6-3",
        seat=state.regiment_of(models[0]).seat,
        pieces=tuple(dict.fromkeys([*[model.id for model in models], target.id])),
        pool=tally,
    )


def _spelled(spell: Spelled, dice: int) -> Tally:
    """The dice of a spell; a high wall takes one (LC-1.9-30)."""
    tally = Tally(spell.dice, name=text("magic-pool", spell=spell.name))
    lost = dice - spell.dice
    return tally.plus(Item(lost, text("missile-item-wall"), "LC-1.9-30") if lost else None)


def _parried(play: Battle, pool: Pool, aims: Sequence[Aim]) -> int:
    """Defensive successes; Swordsmanship turns one failed die (LC-1.8-swordsmanship-1).

    Without a die it turns none (LC-1.8-swordsmanship-2).
    """
    if not pool.defence:
        return 0
    state = play.state
    by_id = state.field.model_by_id
    model = by_id[aims[0].target]
    seat = state.regiment_of(model).seat
    if not play.listening:
        purpose = text(DEFENCE)
        shields = defensive(play, pool.defence, purpose=purpose, rule="LC-1.6-4", seat=seat)
        return shields + (pool.swordsmanship and shields < pool.defence)
    own = strikers(state, aims, rear=False)
    models = [by_id[aim.model] for aim in own]
    name = model_name(state, model)
    shields = defensive(
        play,
        pool.defence,
        purpose=text(DEFENCE, name=name, who=models_name(state, models)),
        rule="LC-1.6-4",
        seat=seat,
        pieces=tuple(dict.fromkeys([model.id, *[one.id for one in models]])),
        pool=defence_tally(state, aims),
    )
    if pool.swordsmanship and shields < pool.defence:
        what = text("combat-swordsmanship", name=name)
        play.tell(Told, what=what, pieces=(model.id,), rule="LC-1.8-swordsmanship-1")
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
    play.tell(Told, what=what, pieces=(model.id,), rule="LC-1.6-6")
