"""An attack as it is declared: who, whom, how. Steps 1 to 4 of MK-SEQ-1, as one record.

And what is told of it where no roll shows it: abilities used, lines of damage and speed.
"""

from typing import Literal

from slagveld.kernel.fields import Label
from slagveld.kernel.modifiers import Tally
from slagveld.structs import Struct

from ..core.abilities import Ability, abilities
from ..core.ability_vocabulary import Kind, Mode, Modifies, Pierces
from ..core.book import text
from ..core.events import tell
from ..core.fighter import Fighter, Target
from ..core.modifiers_and_rule_of_three import plain_lines, signed
from ..core.state import Battle
from ..core.terrain_kinds import kind_of

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
    kind: Kind
    """Close or ranged: by which of the two combat actions (MK-COMBAT-1)."""
    targets: tuple[int, ...] = ()
    """Warriors by id, in the order named; with a spreading mode all that are struck."""
    built: int = 0
    """The id of the terrain piece that is attacked instead (MK-BUILT-17, MK-BUILT-18)."""
    mode: str = ""
    """Key of the ability whose attack mode is used (MK-CARD-G3); empty: a plain attack."""
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


def ability_of(attack: Attack) -> Ability | None:
    return abilities().get(attack.mode) if attack.mode else None


def as_struck(mode: Mode | None, target: Fighter) -> Fighter:
    """A target as an attack finds it: nobody's abilities count against a Shockwave."""
    return target if mode is None or mode.spread != "around" else target.bare()


def typed(attack: Attack, attacker: Fighter) -> str:
    """Its attack type: sword close by (MK-ATYPE-3), bow or wand at range (MK-ATYPE-2).

    A wand gives no more than its bonus (MK-ATYPE-4).
    """
    own = attacker.click.attack_type
    if attack.kind == "close":
        return "sword" if own == "sword" else ""
    return own if own in ("bow", "wand") else ""


def name_of(target: Target) -> Label:
    if isinstance(target, Fighter):
        return target.name
    card = kind_of(target).built
    return text("combat-piece", piece="" if card is None else card.name)


def tell_modifiers(play: Battle, target: Target, attack: Tally, defense: Tally) -> None:
    """What changes attack and defense against one of several targets, line by line."""
    found = [(text("combat-attack"), item) for item in plain_lines(attack, 1)]
    found += [(text("combat-defense"), item) for item in plain_lines(defense, 1)]
    for value, item in found:
        values = {"value": value, "change": signed(item.value), "reason": item.reason}
        tell(play, text("told-value-line", name=name_of(target), **values), item.rule, target.id)


def tell_pierced(play: Battle, attack: Attack) -> None:
    attacker = play.state.field.by_id[attack.attacker]
    found = attacker.powers.one(Pierces)
    if found is None or attack.kind == "close" or attack.heals:
        return
    mode = attack.mode_of(attacker)
    for number in attack.targets:
        target = as_struck(mode, play.state.field.by_id[number])
        armored = any(not effect.water for _, effect in target.powers.all(Modifies))
        if armored or target.powers.reduction:
            what = text("told-pierced", name=target.name, ability=found[0].name)
            tell(play, what, found[0].rule, target.id)
