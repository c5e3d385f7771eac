"""Special actions in general: who has the ability for one, and who may be given it now."""

from functools import cache
from typing import Literal

from slagveld.games.mage_knight.actions import action_refusal
from slagveld.games.mage_knight.catalogue import KEY, Ability, abilities
from slagveld.games.mage_knight.conditions import engaged
from slagveld.games.mage_knight.effects import Special
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.model import MageKnightState
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.texts import Value

Deed = Literal["levitate", "summon", "necromancy", "regenerate", "hex", "overwatch"]
"""What the abilities of `Special` do."""

APART: tuple[Deed, ...] = ("summon", "necromancy", "hex", "overwatch")
"""What can be done only out of contact with enemies."""


@cache
def ability_for(deed: Deed) -> tuple[Ability, Special]:
    """The ability of the card by which something is done, with its effect."""
    for ability in abilities().values():
        for effect in ability.effects:
            if isinstance(effect, Special) and effect.do == deed:
                return ability, effect
    raise KeyError(deed)


def gift(fighter: Fighter, deed: Deed) -> tuple[Ability, Special] | None:
    """The working ability by which a warrior can do something, or None."""
    for ability, effect in fighter.powers.all(Special):
        if effect.do == deed:
            return ability, effect
    return None


def special_refusal(
    state: MageKnightState, seat: int, fighter: Fighter | None, deed: Deed
) -> Refusal | None:
    """Why a seat may not give a warrior a special action for this now, or None."""
    refusal = action_refusal(state, seat, fighter, "special")
    if refusal is not None or fighter is None:
        return refusal
    ability = ability_for(deed)[0]
    values: dict[str, Value] = {"name": fighter.name, "ability": ability.name}
    if gift(fighter, deed) is None:
        return refuse(ability.rule, f"{KEY}:refusal-special-ability", **values)
    if deed in APART and engaged(state, fighter):
        return refuse(ability.rule, f"{KEY}:refusal-special-contact", **values)
    return None


def doers(state: MageKnightState, seat: int, deed: Deed) -> list[Fighter]:
    """A seat's warriors that may be given a special action for this now, in order."""
    field = state.field
    able = [field.by_id[number] for number in field.bearers(Special)]
    return [
        fighter
        for fighter in able
        if fighter.seat == seat
        and gift(fighter, deed) is not None
        and special_refusal(state, seat, fighter, deed) is None
    ]
