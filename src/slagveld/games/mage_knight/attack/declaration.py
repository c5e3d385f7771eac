"""An attack as it is declared: who, whom, how. Steps 1 to 4 of MK-SEQ-1, as one record."""

from typing import Literal

from slagveld.structs import Struct

from ..core.abilities import Ability, abilities
from ..core.effects import Mode
from ..core.fighter import Fighter

Gain = Literal["attack", "damage"]
"""What a bow gives at choice: +attack or +ranged damage (MK-CLOSE-1, MK-FRANGED-6)."""


class Helper(Struct, frozen=True):
    """A participant of a ranged formation besides the primary attacker, and what it adds."""

    piece: int
    gives: Gain = "attack"


class Attack(Struct, frozen=True, kw_only=True):
    """A declared attack. Targets are warriors, or one piece of built terrain."""

    attacker: int
    """The attacker, or the primary attacker of a formation."""
    kind: Literal["close", "ranged"]
    targets: tuple[int, ...] = ()
    """Warriors by id, in the order named; with a spreading mode all that are struck."""
    built: int = 0
    """The id of the terrain piece that is attacked instead (MK-BUILT-17, MK-BUILT-18)."""
    mode: str = ""
    """Key of the ability whose attack mode is used; empty: a plain attack."""
    capture: bool = False
    """A capture attempt (MK-CAPTURE-2)."""
    execution: bool = False
    """The captor means to eliminate its captive (MK-CAPTURE-17)."""
    heals: Literal["", "value", "die"] = ""
    """A healing roll, and what it heals (MK-CARD-G7)."""
    close_range: Gain | Literal[""] = ""
    """What Close Range gives, where it holds (MK-CLOSE-1)."""
    helpers: tuple[Helper, ...] = ()
    """The other participants of a ranged formation (MK-FRANGED-4)."""
    overwatch: bool = False
    """Made by Overwatch: no action, no token."""

    @property
    def aim(self) -> Literal["heal", "capture", "execution", "hit"]:
        if self.heals:
            return "heal"
        return "capture" if self.capture else "execution" if self.execution else "hit"

    def mode_of(self, attacker: Fighter) -> Mode | None:
        """The mode as the attacker's ability has it; None for a plain attack, or one lost since."""
        return attacker.powers.modes.get(self.mode) if self.mode else None


# Its mode, its type, and how it finds its targets


def ability_of(attack: Attack) -> Ability | None:
    """The ability whose mode an attack uses."""
    return abilities().get(attack.mode) if attack.mode else None


def as_struck(mode: Mode | None, target: Fighter) -> Fighter:
    """A target as an attack finds it: nobody's abilities count against a Shockwave."""
    if mode is None or mode.spread != "around":
        return target
    return target.bare()


def typed(attack: Attack, attacker: Fighter) -> str:
    """Its attack type: sword close by, bow or wand at range, or none (MK-ATYPE-2, MK-ATYPE-3)."""
    own = attacker.click.attack_type
    if attack.kind == "close":
        return "sword" if own == "sword" else ""
    return own if own in ("bow", "wand") else ""
