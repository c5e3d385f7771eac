"""Blows: dice to hit, dice to wound, and the shields that stand between (CAR-0-overview)."""

import msgspec

from slagveld.games.carnage.model import text
from slagveld.games.carnage.topic import Battle
from slagveld.games.carnage.unit import Unit
from slagveld.games.carnage.values import (
    RANGED,
    Manner,
    luck,
    to_break,
    to_hit,
    to_smash,
    to_wound,
    wound_dice,
)
from slagveld.kernel.event import Changed
from slagveld.kernel.modifiers import Item, Need
from slagveld.texts import Text

DIE = 10
"""The only die of the game (CAR-0-overview)."""


class Blow(msgspec.Struct, frozen=True):
    """An attack of one unit on another: so many dice to hit."""

    attacker: int
    target: int
    dice: int
    manner: Manner
    extra: tuple[Item, ...] = ()
    """Changes of WS by the occasion."""


class _Wounding(msgspec.Struct, frozen=True):
    """How hits on a unit become wounds: what is needed, and how the rolls are told."""

    flesh: Need
    shield: Need
    seat: int | None
    rule: str
    name: Text
    pieces: tuple[int, ...]


def strike(play: Battle, blow: Blow) -> int:
    """Roll an attack; the wounds it causes. Nobody is hurt yet, but shields fall at once."""
    state = play.state
    attacker, target = state.unit(blow.attacker), state.unit(blow.target)
    if attacker is None or target is None:
        return 0
    seat = roller(play, attacker)
    dice = play.roll(
        blow.dice,
        DIE,
        purpose=text("roll-hit", name=attacker.name, target=target.name),
        rule="CAR-12-hit" if blow.manner in RANGED else "CAR-13.1-hit",
        seat=seat,
        need=(need := to_hit(state, attacker, blow.manner, blow.extra)),
        pieces=(attacker.id, target.id),
    )
    hits = _count(need, dice)
    how = _Wounding(
        to_wound(state, attacker, target, blow.manner),
        to_break(state, attacker, blow.manner),
        seat,
        "CAR-12-wound" if blow.manner in RANGED else "CAR-13.1-wound",
        text("roll-wound", name=attacker.name, target=target.name),
        (attacker.id, target.id),
    )
    return _wounds(play, target, hits * wound_dice(state, attacker, blow.manner), how)


def automatic_hits(
    play: Battle, target: int, hits: int, st: int, seat: int | None, rule: str
) -> int:
    """Roll the wounds of hits that need no to-hit roll: a spell's, cast by a seat (CAR-14.1-hit).

    The luck of the seat's side counts (CAR-7-77-81); two wound dice per hit never do.
    """
    state = play.state
    victim = state.unit(target)
    if victim is None:
        return 0
    lucky = None if seat is None else luck(state, state.side_of(seat))
    how = _Wounding(
        _with(to_wound(state, None, victim, "melee", st=st), lucky),
        _with(to_break(state, None, "melee", st=st), lucky),
        seat,
        rule,
        text("roll-automatic", target=victim.name),
        (victim.id,),
    )
    return _wounds(play, victim, hits, how)


def strike_nest(play: Battle, attacker: Unit, dice: int) -> int:
    """Roll an attack on the nest; the eggs it would destroy (CAR-16-eggs-attack)."""
    state = play.state
    need = to_hit(state, attacker, "melee")
    seat = roller(play, attacker)
    rolled = play.roll(
        dice,
        DIE,
        purpose=text("roll-hit-nest", name=attacker.name),
        rule="CAR-16-eggs-attack",
        seat=seat,
        need=need,
        pieces=(attacker.id,),
    )
    smash = to_smash(state, attacker)
    rolled = play.roll(
        _count(need, rolled) * wound_dice(state, attacker, "melee"),
        DIE,
        purpose=text("roll-wound-nest", name=attacker.name),
        rule="CAR-16-eggs-attack",
        seat=seat,
        need=smash,
        pieces=(attacker.id,),
    )
    return _count(smash, rolled)


def roller(play: Battle, unit: Unit) -> int | None:
    """The seat that rolls for a unit: its owner's, the leader's for Bouncer."""
    return unit.owner if unit.owner >= 0 else play.state.leader()


def _wounds(play: Battle, target: Unit, dice: int, how: _Wounding) -> int:
    """Roll wound dice: at shields as long as one stands, then at the unit.

    As many dice as shields stand can be rolled together: each of them still meets a shield.
    """
    left = dice
    shields = target.magic.shields if target.magic is not None else 0
    while left and shields:
        now = min(left, shields)
        broken = _count(how.shield, _roll(play, now, how, at_shield=True))
        left -= now
        if broken:
            _break_shields(play, target.id, broken)
            shields -= broken
    return _count(how.flesh, _roll(play, left, how, at_shield=False))


def _roll(play: Battle, count: int, how: _Wounding, *, at_shield: bool) -> tuple[int, ...]:
    return play.roll(
        count,
        DIE,
        purpose=text("roll-shield", what=how.name) if at_shield else how.name,
        rule="CAR-14.4-shield-order" if at_shield else how.rule,
        seat=how.seat,
        need=how.shield if at_shield else how.flesh,
        pieces=how.pieces,
    )


def _break_shields(play: Battle, number: int, broken: int) -> None:
    unit = play.state.field.by_id[number]
    if unit.magic is None:
        return
    old = unit.magic.shields
    magic = msgspec.structs.replace(unit.magic, shields=old - broken)
    play.state = play.state.changed(number, magic=magic)
    play.tell(
        Changed,
        piece=number,
        what=text("fight-shields", name=unit.name),
        old=old,
        new=old - broken,
        rule="CAR-14.4-shield",
    )


def _count(need: Need, dice: tuple[int, ...]) -> int:
    """How many dice are enough."""
    target = need.target.total
    return sum([die >= target for die in dice])


def _with(need: Need, item: Item | None) -> Need:
    return msgspec.structs.replace(need, target=need.target.plus(item))
