"""What an attack comes to: the number to roll (WD-HIT-1), the wounds of a hit (WD-HIT-4)."""

from typing import Literal

from slagveld.kernel.modifiers import Item, Tally

from ..core.book import text
from ..core.models import Creature, is_heavy
from ..core.races import Against, Race
from ..core.state import DuelState

Kind = Literal["melee", "shot"]


def agility(state: DuelState, attacker: Creature, target: int, kind: Kind) -> Tally:
    """The number to roll or less: own Agility, own traits, the target's traits (WD-HIT-2).

    Wounds change nothing of it (WD-HIT-6). Dwarves and Chaos have traits against some foes
    (WD-RACE-DWARVES, WD-RACE-CHAOS); goblins and pygmies are hard to hit, sauroids hard to shoot
    (WD-RACE-GOBLINS, WD-RACE-PYGMIES, WD-RACE-SAUROIDS). Against a wizard no trait counts
    (WD-WIZARD-11). A heavy weapon has its own, whoever serves it (WD-HEAVY-6). The sum is not held
    within bounds (WD-HIT-3). WD-CHECK-1 has the number for most races.
    """
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
    if against is not None and is_against(against, other):
        items.append(Item(against.change, text("against", race=other.name), row.rule))
    rule = "WD-HEAVY-8" if is_heavy(foe) else other.rule
    items.append(Item(other.attackers, text("hard-to-hit", race=other.name), rule))
    if kind == "shot":
        items.append(Item(other.shots, text("hard-to-shoot", race=other.name), other.rule))
    return tally.plus(*items)


def is_against(against: Against, foe: Race) -> bool:
    """Whether a trait holds against a race: by its nature, its key, or as what it counts."""
    known = against.race != "" and against.race in (foe.key, foe.kin)
    return known or against.nature == foe.nature


def power(state: DuelState, attacker: Creature, kind: Kind) -> int | None:
    """Striking power of a model's weapon for this kind of attack; None if it has none.

    The race's row has a number for each weapon (WD-WEAPON-1, WD-WEAPON-3). Small and normal weapons
    are hand weapons (WD-WEAPON-4); who shoots has none (WD-SUMMON-12), nor has a heavy weapon
    (WD-HEAVY-7).
    """
    striking = state.race_of(attacker).striking
    if attacker.weapon == "own":
        return striking.own if kind == "melee" else striking.breath
    weapons = ("small", "normal") if kind == "melee" else ("shooting", "heavy")
    return getattr(striking, attacker.weapon) if attacker.weapon in weapons else None


def is_fire(attacker: Creature, kind: Kind) -> bool:
    """Breath is the only fire (WD-RACE-FIRE)."""
    return attacker.weapon == "own" and kind == "shot"


def wounds_of_hit(state: DuelState, attacker: Creature, target: int, kind: Kind) -> int:
    """What a hit takes: power less Protection, never below 0 (WD-HIT-4, WD-CHECK-2).

    Of a wizard's field it takes all the power (WD-WIZARD-11). Fire wounds the undead more
    (WD-RACE-UNDEAD).
    """
    strength = power(state, attacker, kind) or 0
    foe = state.creature(target)
    if foe is None:
        return strength
    row = state.race_of(foe)
    wounds = max(0, strength - row.protection)
    return wounds * row.fire_factor if is_fire(attacker, kind) else wounds
