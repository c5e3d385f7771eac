"""Wounds of hits taken off, and what becomes of the defeated (WD-HIT-4, WD-HIT-5)."""

from typing import Literal

from slagveld.kernel.modifiers import Need, Tally
from slagveld.record import replace

from ..core.book import DIE, KEY, text
from ..core.events import Fallen, Wounded, say
from ..core.models import Creature, StruckLine, is_heavy
from ..core.state import Duel
from .energy_field import weaken
from .roll_to_hit import UNTOLD, Blow


def take_off(play: Duel, *blows: Blow | None) -> None:
    """Take the wounds of blows off together, then see who is defeated (WD-MELEE-4, WD-HIT-5)."""
    fallen: list[tuple[Creature, bool]] = []
    for blow in [one for one in blows if one is not None]:
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
            name, protection = play.state.name_of(creature.id), row.protection
            unhurt = text("unhurt", name=name, power=blow.power, protection=protection)
            say(play, unhurt, "WD-HIT-4", creature.id)
            continue
        left = max(0, creature.wounds - blow.wounds)
        burnt = play.state.round if blow.fire else creature.burnt
        hurt = replace(creature, wounds=left, burnt=burnt)
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
    """A creature without wounds leaves the table; the undead may stay (WD-RACE-UNDEAD).

    Its line on the sheet is struck out, kept, and not used again (WD-SHEET-6).
    """
    if play.state.creature(creature.id) is None:
        return
    row = play.state.race_of(creature)
    name = play.state.name_of(creature.id)
    if row.stays_on and not fire:
        need = Need(Tally(row.stays_on, name=text("stays")), "<=")
        seat, which, stays = creature.seat, (creature.id,), f"{KEY}:yields-stays"
        what, rule = text("roll-stay", name=name), row.rule
        (die,) = play.roll(
            1, DIE, purpose=what, rule=rule, seat=seat, need=need, pieces=which, yields=stays
        )
        if need.met(die):
            play.state = play.state.with_creature(creature, wounds=1)
            say(play, text("stays-up", name=name), row.rule, creature.id)
            return
    sort: Literal["creature", "weapon"] = "weapon" if is_heavy(creature) else "creature"
    play.tell(Fallen, piece=creature.id, name=name, sort=sort, rule="WD-HIT-5")
    line, number, kind = creature.line, creature.number, creature.race
    struck = StruckLine(line, number, kind, creature.appeared, play.state.round)
    before = play.state.wizards[creature.seat].struck
    play.state = play.state.with_wizard(creature.seat, struck=(*before, struck))
    play.state = play.state.without(creature.id)
