"""Rolls to hit, wounds, and what becomes of the defeated (WD-HIT-*)."""

from typing import Literal

import msgspec

from slagveld.games.wizard_duel.catalogue import DIE
from slagveld.games.wizard_duel.model import (
    KEY,
    Creature,
    DuelState,
    SheetValue,
    StruckLine,
    is_heavy,
    numbered,
    text,
)
from slagveld.games.wizard_duel.telling import Fallen, Wounded
from slagveld.kernel.event import Changed, Told
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.kernel.play import Play
from slagveld.kernel.state import Outcome
from slagveld.texts import Listing, Text

Duel = Play[DuelState]
Kind = Literal["melee", "shot"]


def agility(state: DuelState, attacker: Creature, target: int, kind: Kind) -> Tally:
    """The number to roll or less: own Agility, own traits, the target's traits (WD-HIT-2)."""
    row = state.race_of(attacker)
    tally = Tally(row.agility, name=text("agility"))
    if kind == "shot" and row.shooting_agility is not None:
        tally = Tally(row.shooting_agility, name=text("agility-shooting"))
    foe = state.creature(target)
    if foe is None:
        return tally
    other = state.race_of(foe)
    items: list[Item | None] = []
    against = row.against
    if against is not None and (against.race == other.key or against.nature == other.nature):
        items.append(Item(against.change, text("against", race=other.name), row.rule))
    rule = "WD-HEAVY-8" if is_heavy(foe) else other.rule
    items.append(Item(other.attackers, text("hard-to-hit", race=other.name), rule))
    if kind == "shot":
        items.append(Item(other.shots, text("hard-to-shoot", race=other.name), other.rule))
    return tally.plus(*items)


def to_hit(state: DuelState, attacker: Creature, target: int, kind: Kind) -> Need:
    """A D20 equal to or below the changed Agility hits (WD-HIT-1)."""
    return Need(agility(state, attacker, target, kind), "<=")


def power(state: DuelState, attacker: Creature, kind: Kind) -> int | None:
    """Striking power of a model's weapon for this kind of attack; None if it has none."""
    striking = state.race_of(attacker).striking
    if attacker.weapon == "own":
        return striking.own if kind == "melee" else striking.breath
    if kind == "melee":
        hand = attacker.weapon in ("small", "normal")
        return getattr(striking, attacker.weapon) if hand else None
    shooting = attacker.weapon in ("shooting", "heavy")
    return getattr(striking, attacker.weapon) if shooting else None


def is_fire(attacker: Creature, kind: Kind) -> bool:
    """Breath is the only fire (WD-RACE-FIRE)."""
    return attacker.weapon == "own" and kind == "shot"


def wounds_of_hit(state: DuelState, attacker: Creature, target: int, kind: Kind) -> int:
    """What a hit takes: power less Protection, never below 0; of a wizard's field all of it."""
    strength = power(state, attacker, kind) or 0
    foe = state.creature(target)
    if foe is None:
        return strength
    row = state.race_of(foe)
    wounds = max(0, strength - row.protection)
    return wounds * row.fire_factor if is_fire(attacker, kind) else wounds


class Blow(msgspec.Struct, frozen=True):
    """A hit that has been rolled and waits to be taken off."""

    attacker: int
    target: int
    wounds: int
    fire: bool = False
    power: int = 0
    """Striking power it came with."""


def roll_blow(play: Duel, attacker: Creature, target: int, kind: Kind) -> Blow | None:
    """Roll one attack; a miss is None."""
    state = play.state
    need = to_hit(state, attacker, target, kind)
    (die,) = play.roll(
        1,
        DIE,
        purpose=_aim(state, attacker, target, kind) if play.listening else UNTOLD,
        rule="WD-HIT-1",
        seat=attacker.seat,
        need=need,
        pieces=(attacker.id, target),
        yields="yields-hit-or-miss",
    )
    if not need.met(die):
        return None
    wounds = wounds_of_hit(state, attacker, target, kind)
    strength = power(state, attacker, kind) or 0
    return Blow(attacker.id, target, wounds, is_fire(attacker, kind), strength)


UNTOLD = text("do-strike")
"""Stands for words that nobody reads."""


def _aim(state: DuelState, attacker: Creature, target: int, kind: Kind) -> Text:
    """Who strikes or shoots at whom."""
    deed = "breath" if is_fire(attacker, kind) else kind
    key = f"roll-{deed}" if state.wizard_of(target) is None else f"roll-{deed}-field"
    names = {"name": state.name_of(attacker.id), "target": state.name_of(target)}
    return text(key, **names)  # texts: *:roll-*


def take_off(play: Duel, *blows: Blow | None) -> None:
    """Take the wounds of blows off together, then see who is defeated (WD-MELEE-4, WD-HIT-5)."""
    fallen: list[tuple[Creature, bool]] = []
    for blow in blows:
        if blow is None:
            continue
        seat = play.state.wizard_of(blow.target)
        if seat is not None:
            cause = UNTOLD
            if play.listening:
                name = play.state.name_of(blow.attacker)
                cause = text("struck-by", name=name, power=blow.power)
            weaken(play, seat, blow.wounds, cause, "WD-WIZARD-11")
            continue
        creature = play.state.creature(blow.target)
        if creature is None:
            continue
        row = play.state.race_of(creature)
        if blow.wounds <= 0:
            unhurt = text(
                "unhurt",
                name=play.state.name_of(creature.id),
                power=blow.power,
                protection=row.protection,
            )
            play.tell(Told, what=unhurt, pieces=(creature.id,), rule="WD-HIT-4")
            continue
        left = max(0, creature.wounds - blow.wounds)
        burnt = play.state.round if blow.fire else creature.burnt
        hurt = msgspec.structs.replace(creature, wounds=left, burnt=burnt)
        play.state = play.state.with_creature(hurt)
        play.tell(
            Wounded,
            piece=creature.id,
            name=play.state.name_of(creature.id),
            amount=creature.wounds - left,
            left=left,
            by=blow.attacker,
            power=blow.power,
            protection=row.protection,
            factor=row.fire_factor if blow.fire else 1,
            rule="WD-HIT-4",
        )
        if left == 0:
            fallen.append((hurt, blow.fire))
    for creature, fire in fallen:
        defeat(play, creature, fire=fire)


def defeat(play: Duel, creature: Creature, *, fire: bool) -> None:
    """A creature without wounds leaves the table; the undead may stay (WD-RACE-UNDEAD)."""
    if play.state.creature(creature.id) is None:
        return
    row = play.state.race_of(creature)
    name = play.state.name_of(creature.id)
    if row.stays_on and not fire:
        need = Need(Tally(row.stays_on, name=text("stays")), "<=")
        (die,) = play.roll(
            1,
            DIE,
            purpose=text("roll-stay", name=name),
            rule=row.rule,
            seat=creature.seat,
            need=need,
            pieces=(creature.id,),
            yields=f"{KEY}:yields-stays",
        )
        if need.met(die):
            play.state = play.state.with_creature(msgspec.structs.replace(creature, wounds=1))
            stayed = text("stays-up", name=name)
            play.tell(Told, what=stayed, pieces=(creature.id,), rule=row.rule)
            return
    sort: Literal["creature", "weapon"] = "weapon" if is_heavy(creature) else "creature"
    play.tell(Fallen, piece=creature.id, name=name, sort=sort, rule="WD-HIT-5")
    strike_out(play, creature)
    play.state = play.state.without(creature.id)


def strike_out(play: Duel, creature: Creature) -> None:
    """Strike a creature's line out; the line is kept and not used again (WD-SHEET-6)."""
    struck = StruckLine(
        creature.line, creature.number, creature.race, creature.appeared, play.state.round
    )
    before = play.state.wizards[creature.seat].struck
    play.state = play.state.with_wizard(creature.seat, struck=(*before, struck))


def weaken(play: Duel, seat: int, loss: int, cause: Text, rule: str) -> None:
    """Take points off a wizard's field; at 0 he is defeated at once (WD-WIZARD-12)."""
    set_field(play, seat, max(0, play.state.wizards[seat].field - loss), cause, rule)
    if play.state.wizards[seat].field == 0:
        fall(play, seat)


def set_field(play: Duel, seat: int, value: int, cause: Text, rule: str) -> None:
    """Write a new field strength on the sheet, with its cause (WD-SHEET-5)."""
    wizard = play.state.wizards[seat]
    written = SheetValue(play.state.round, value, rule)
    play.state = play.state.with_wizard(seat, field=value, fields=(*wizard.fields, written))
    play.tell(
        Changed,
        seat=seat,
        piece=wizard.id,
        what=text("field-of", name=wizard.name),
        old=wizard.field,
        new=value,
        cause=cause,
        rule=rule,
    )


def fall(play: Duel, seat: int) -> None:
    """A defeated wizard leaves with everything his magic held (WD-WIZARD-13); WD-END-1."""
    state = play.state
    wizard = state.wizards[seat]
    held = tuple(creature.id for creature in state.of(seat))
    gone = held
    if state.layout.has(wizard.id):
        play.tell(Fallen, piece=wizard.id, name=wizard.name, sort="wizard", rule="WD-WIZARD-12")
        gone = (*held, wizard.id)
    if held and play.listening:
        models = Listing(tuple(numbered(state.race_of(c).name, c.number) for c in state.of(seat)))
        left = text("all-leave", name=wizard.name, models=models)
        play.tell(Told, what=left, pieces=held, seat=seat, rule="WD-WIZARD-13")
    play.state = state.without(*gone)
    out = play.state.out if seat in play.state.out else (*play.state.out, seat)
    play.replace(out=out, order=tuple(other for other in play.state.order if other != seat))
    end_if_decided(play)


def end_if_decided(play: Duel) -> None:
    """The last wizard wins (WD-END-1)."""
    left = play.state.players()
    sides = sorted({play.state.seats[seat].side for seat in left})
    if len(sides) > 1 or play.state.outcome is not None:
        return
    reason = text("end-last") if left else text("end-together")
    decide(play, left, reason, "WD-END-1")


def decide(play: Duel, winners: tuple[int, ...], reason: Text, rule: str) -> None:
    """End the duel, every field as score."""
    fields = tuple(wizard.field for wizard in play.state.wizards)
    play.finish(Outcome(winners=winners, reason=reason, rule=rule, scores=fields))
