"""Blows: dice to hit, dice to wound, and the shields that stand between (CAR-0-overview).

Where the number of dice of a roll comes from is itemised for the story (CAR-13.1-attacks).
"""

from slagveld.kernel.event import Changed
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.record import Record, fields_of, replace
from slagveld.structs import Struct
from slagveld.texts import Name, Text

from ..core import values
from ..core.book import DIE, KEY, text
from ..core.pearl_table import influence, luck, pearl_reason
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..core.values import Manner


def attack_pool(state: CarnageState, unit: Unit, manner: Manner, figures: int) -> Tally:
    """The dice to hit of so many figures by AT, shots and pearl; as many as `dice_each` counts."""
    ranged = manner in values.RANGED
    tally = Tally(figures, name=text("pool-shooters" if ranged else "pool-strikers"))
    each = unit.profile.shots if ranged else unit.profile.at
    if each != 1:
        rule = "CAR-19-archer" if ranged else "CAR-13.1-attacks"
        what = text("pool-shots" if ranged else "pool-attacks")
        tally = tally.plus(Item(each, what, rule, "multiply"))
    row = influence(state, unit)
    if row.attacks != 1:
        tally = tally.plus(Item(row.attacks, pearl_reason(row), row.rule, "multiply"))
    return tally


def hit_pool(state: CarnageState, unit: Unit, manner: Manner, hits: int) -> Tally:
    """The dice to wound of so many hits: two for each by the pearl (CAR-7-67-71, CAR-7-51-55)."""
    tally, row = Tally(hits, name=text("pool-hits")), influence(state, unit)
    each = values.wound_dice(state, unit, manner)
    return tally if each == 1 else tally.plus(Item(each, pearl_reason(row), row.rule, "multiply"))


def at_shields(pool: Tally, spent: int, shields: int) -> Tally:
    """Of the dice that are left, as many as shields stand (CAR-14.4-shield-order)."""
    rest = beyond_shields(pool, spent)
    if rest.total <= shields:
        return rest
    return rest.plus(Item(shields, text("pool-shields"), "CAR-14.4-shield-order", "at-most"))


def beyond_shields(pool: Tally, spent: int) -> Tally:
    """The dice that are left when some have been rolled at shields."""
    return pool.plus(Item(-spent, text("pool-spent"), "CAR-14.4-shield-order"))


HITS = f"{KEY}:yields-hits"
WOUNDS = f"{KEY}:yields-wounds"
SHIELDS = f"{KEY}:yields-shields"
"""What dice that are enough are called."""


class Blow(Struct, frozen=True):
    attacker: int
    target: int
    figures: int
    manner: Manner
    extra: tuple[Item, ...] = ()
    """Changes of WS by the occasion."""


class _Telling(Record):
    """How a roll is told: who rolls, by which rule, for whom, and what dice that are enough are."""

    seat: int | None
    rule: str
    pieces: tuple[int, ...]
    yields: str


class _Wounding(Record):
    """How hits on a unit become wounds: what is needed, and how the rolls are told."""

    flesh: Need
    shield: Need
    """Only a mage has shields."""
    name: Text
    telling: _Telling
    pool: Tally | None = None
    """Where the dice come from."""


def strike(play: Battle, blow: Blow) -> int:
    """Roll an attack; the wounds it causes. Nobody is hurt yet, but shields fall at once.

    To hit and to wound by their tables (CAR-13.2-agility, CAR-13.2-wound-table).
    """
    state = play.state
    attacker, target = state.unit(blow.attacker), state.unit(blow.target)
    if attacker is None or target is None:
        return 0
    manner, ranged = blow.manner, blow.manner in values.RANGED
    seat, both = roller(play, attacker), (attacker.id, target.id)
    names = {"name": attacker.name, "target": target.name}
    hits = _rolled(
        play,
        blow.figures * values.dice_each(state, attacker, manner).total,
        values.to_hit(state, attacker, manner, blow.extra),
        text(f"roll-hit-{manner}", **names),  # texts: carnage:roll-hit-*
        _Telling(seat, "CAR-12-hit" if ranged else "CAR-13.1-hit", both, HITS),
        attack_pool(state, attacker, manner, blow.figures) if play.listening else None,
    )
    flesh = values.to_wound(state, attacker, target, manner)
    how = _Wounding(
        flesh,
        flesh if target.magic is None else values.to_break(state, attacker, manner),
        text("roll-wound", **names),
        _Telling(seat, "CAR-12-wound" if ranged else "CAR-13.1-wound", both, WOUNDS),
        hit_pool(state, attacker, manner, hits) if play.listening else None,
    )
    return _wounds(play, target, hits * values.wound_dice(state, attacker, manner), how)


class Hits(Struct, frozen=True):
    """Automatic hits of a spell, and who cast it."""

    count: int
    st: int
    rule: str
    mage: int
    spell: Name


def automatic_hits(play: Battle, target: int, hits: Hits, seat: int | None) -> int:
    """Roll the wounds of hits that need no to-hit roll: a spell's, cast by a seat (CAR-14.1-hit).

    The luck of the seat's side counts (CAR-7-77-81); two wound dice per hit never do.
    """
    state = play.state
    victim, mage = state.unit(target), state.unit(hits.mage)
    if victim is None or mage is None:
        return 0
    lucky = None if seat is None else luck(state, state.side_of(seat))
    how = _Wounding(
        _with(values.to_wound(state, None, victim, "melee", st=hits.st), lucky),
        _with(values.to_break(state, None, "melee", st=hits.st), lucky),
        text("roll-spell", name=mage.name, spell=hits.spell, target=victim.name),
        _Telling(seat, hits.rule, (mage.id, victim.id), WOUNDS),
        Tally(hits.count, name=text("pool-spell", spell=hits.spell)),
    )
    return _wounds(play, victim, hits.count, how)


def strike_nest(play: Battle, attacker: Unit, figures: int) -> int:
    """Roll an attack of so many figures on the nest; the eggs it would destroy."""
    state, name = play.state, attacker.name
    telling = _Telling(roller(play, attacker), "CAR-16-eggs-attack", (attacker.id,), HITS)
    dice = figures * values.dice_each(state, attacker, "melee").total
    purpose, pool = text("roll-hit-nest", name=name), attack_pool(state, attacker, "melee", figures)
    hits = _rolled(play, dice, values.to_hit(state, attacker, "melee"), purpose, telling, pool)
    dice = hits * values.wound_dice(state, attacker, "melee")
    purpose, pool = text("roll-wound-nest", name=name), hit_pool(state, attacker, "melee", hits)
    telling = replace(telling, yields=f"{KEY}:yields-eggs")
    return _rolled(play, dice, values.to_smash(state, attacker), purpose, telling, pool)


def roller(play: Battle, unit: Unit) -> int | None:
    """The seat that rolls for a unit: its owner's, the leader's for Bouncer."""
    return unit.owner if unit.owner >= 0 else play.state.leader()


def _wounds(play: Battle, target: Unit, dice: int, how: _Wounding) -> int:
    """Roll wound dice: at shields as long as one stands, then at the unit.

    As many dice as shields stand can be rolled together: each of them still meets a shield
    (CAR-14.4-shield-order, CAR-14.4-shield-example).
    """
    left = dice
    shields = target.magic.shields if target.magic is not None else 0
    while left and shields:
        shielding = replace(how.telling, rule="CAR-14.4-shield-order", yields=SHIELDS)
        now = min(left, shields)
        pool = None if how.pool is None else at_shields(how.pool, dice - left, shields)
        purpose = text("roll-shield", what=how.name)
        broken = _rolled(play, now, how.shield, purpose, shielding, pool)
        left -= now
        if broken:
            what, now_left = text("fight-shields", name=target.name), shields - broken
            change_shields(play, target.id, now_left, what, "CAR-14.4-shield")
            shields = now_left
    pool = None if how.pool is None else beyond_shields(how.pool, dice - left)
    return _rolled(play, left, how.flesh, how.name, how.telling, pool)


def _rolled(
    play: Battle, count: int, need: Need, purpose: Text, telling: _Telling, pool: Tally | None
) -> int:
    """Roll so many D10 (CAR-3-d10); how many are enough, as of eight at a 7 (CAR-3-example)."""
    told = fields_of(telling)
    dice = play.roll(count, DIE, purpose=purpose, need=need, pool=pool, **told)
    target = need.target.total
    return sum([die >= target for die in dice])


def change_shields(
    play: Battle, number: int, new: int, what: Text, rule: str, cause: Text | None = None
) -> None:
    unit = play.state.field.by_id[number]
    old = 0 if unit.magic is None else unit.magic.shields
    magic = unit.magic and replace(unit.magic, shields=new)
    play.state = play.state.with_unit(unit.changed(magic=magic))
    play.tell(Changed, piece=number, what=what, old=old, new=new, cause=cause, rule=rule)


def _with(need: Need, item: Item | None) -> Need:
    return replace(need, target=need.target.plus(item))
