"""How an attack goes: its mode, its type, and how it finds its targets."""

from slagveld.games.mage_knight.attack import Attack
from slagveld.games.mage_knight.catalogue import Ability, abilities
from slagveld.games.mage_knight.conditions import in_front
from slagveld.games.mage_knight.effects import Mode
from slagveld.games.mage_knight.fighter import NO_POWERS, Fighter


def ability_of(attack: Attack) -> Ability | None:
    """The ability whose mode an attack uses."""
    return abilities().get(attack.mode) if attack.mode else None


def as_struck(mode: Mode | None, target: Fighter) -> Fighter:
    """A target as an attack finds it: nobody's abilities count against a Shockwave."""
    if mode is None or mode.spread != "around":
        return target
    bare = target.at(target.pose)
    bare.__dict__["powers"] = NO_POWERS
    return bare


def typed(attack: Attack, attacker: Fighter) -> str:
    """The attack type of an attack: sword in close combat, bow or wand at range, or none."""
    own = attacker.click.attack_type
    if attack.kind == "close":
        return "sword" if own == "sword" else ""
    return own if own in ("bow", "wand") else ""


def behind(attacker: Fighter, target: Fighter) -> bool:
    """Whether an attacker that touches a target touches its rear arc."""
    return not in_front(target, attacker.body)
