"""The dice of attacks: rolled, parried, multiplied, and what wounds come of them (LC-1.6-3)."""

from collections.abc import Sequence

from slagveld.games.little_carnage.aims import Aim
from slagveld.games.little_carnage.catalogue import text
from slagveld.games.little_carnage.model import Battle
from slagveld.games.little_carnage.names import model_name
from slagveld.games.little_carnage.pools import Pool, pool_of
from slagveld.games.little_carnage.rolling import defensive, offensive
from slagveld.games.little_carnage.wounding import wound
from slagveld.kernel.event import Told


def strike(play: Battle, attacks: Sequence[Sequence[Aim]], pool: Pool | None = None) -> list[int]:
    """Roll attacks on different enemies at the same time, then wound them; the Wounds each lost.

    Each holds the aims at one enemy. `pool` are the numbers of an attack that is not made with
    the models' own (a spell). Nobody is hurt before all dice are rolled (LC-1.6-26).
    """
    state = play.state
    by_id = state.field.model_by_id
    pools = [pool_of(state, aims) if pool is None else pool for aims in attacks]
    rows = list(zip(attacks, pools, strict=True))
    rolled = [_attack(play, aims, dice) for aims, dice in rows]
    parried = [_parried(play, dice, aims[0].target) for aims, dice in rows]
    lost = []
    for (aims, dice), (hits, sure), shields in zip(rows, rolled, parried, strict=True):
        left = max(0, hits - shields) + sure
        attacker = by_id[aims[0].model]
        seat = state.regiment_of(attacker).seat
        lost.append(_settle(play, dice, left, aims[0].target, seat, attacker.stand))
    return lost


def _attack(play: Battle, aims: Sequence[Aim], pool: Pool) -> tuple[int, int]:
    """Offensive successes on one enemy: those that he may parry, and those from his rear."""
    state = play.state
    by_id = state.field.model_by_id
    seat = state.regiment_of(by_id[aims[0].model]).seat
    target = by_id[aims[0].target]
    pieces = tuple(dict.fromkeys([*[by_id[aim.model].stand for aim in aims], target.stand]))
    name = model_name(state, target)
    hits = offensive(
        play,
        pool.open,
        purpose=text("combat-roll-attack", name=name),
        rule="LC-1.6-3",
        seat=seat,
        pieces=pieces,
    )
    behind = offensive(
        play,
        pool.rear,
        purpose=text("combat-roll-rear", name=name),
        rule="LC-1.6-23",
        seat=seat,
        pieces=pieces,
    )
    if pool.sure:
        what = text("combat-backstab", name=name, dice=pool.sure)
        play.tell(Told, what=what, rule="LC-1.8-backstab-1")
    return hits, behind + pool.sure


def _parried(play: Battle, pool: Pool, target: int) -> int:
    """Defensive successes; Swordsmanship turns one failed die (LC-1.8-swordsmanship-1)."""
    state = play.state
    model = state.field.model_by_id[target]
    name = model_name(state, model)
    shields = defensive(
        play,
        pool.defence,
        purpose=text("combat-roll-defence", name=name),
        rule="LC-1.6-4",
        seat=state.regiment_of(model).seat,
        pieces=(model.stand,),
    )
    if pool.swordsmanship and shields < pool.defence:
        what = text("combat-swordsmanship", name=name)
        play.tell(Told, what=what, rule="LC-1.8-swordsmanship-1")
        return shields + 1
    return shields


def _settle(play: Battle, pool: Pool, left: int, target: int, seat: int, source: int) -> int:
    """Damage and wounds of what is left (LC-1.6-6, LC-1.6-7)."""
    model = play.state.field.model_by_id[target]
    caused = pool.caused(left)
    if play.listening:
        what = text(
            "combat-damage",
            left=left,
            strength=pool.strength,
            damage=left * pool.strength,
            resistance=pool.resistance,
            wounds=caused,
        )
        play.tell(Told, what=what, rule="LC-1.6-6")
    return wound(play, model, caused, by=seat, rule="LC-1.6-7", source=source)
