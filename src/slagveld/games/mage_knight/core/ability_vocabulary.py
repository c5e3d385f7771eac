"""The vocabulary in which cards are written: each effect is one thing the rules ask.

Abilities are lists of effects in the data; what an effect does is done by the module that asks for
it. A new ability made of known effects needs no code.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Literal

from slagveld.data import Row

Ban = Literal[
    "run",
    "surge",
    "movement-formation",
    "ranged-formation",
    "ranged-action",
    "all-but-move",
    "end-in-contact",
    "capture",
    "be-captured",
    "be-healed",
    "be-shot",
    "shake-off",
]
"""Something that a warrior may not do, or that may not be done to it."""

Deed = Literal["levitate", "summon", "necromancy", "regenerate", "hex", "overwatch"]
"""What is done by a special action."""

Kind = Literal["close", "ranged"]
"""Of combat actions and attacks (MK-COMBAT-1)."""


class Effect(Row, frozen=True, kw_only=True, tag_field="does"):
    """One effect of an ability."""


class Damages(Effect, frozen=True, kw_only=True):
    """An effect that does so much damage."""

    damage: int


class Modifies(Effect, frozen=True, kw_only=True, tag="modifies"):
    """A modifier of the bearer's own value, under the rule of three."""

    value: Literal["defense"]
    amount: int
    against: Kind
    water: bool = False
    """Only while the centre of the bearer is in water; it does not add to that of the wave type."""


class Resists(Effect, frozen=True, kw_only=True, tag="resists"):
    """A modifier of the attack in wand and Magic attacks on the bearer; never for healing."""

    amount: int


class Reduces(Effect, frozen=True, kw_only=True, tag="reduces"):
    """Less damage from each attack and each ability; never less exhaustion damage."""

    amount: int


class LendsDefense(Effect, frozen=True, kw_only=True, tag="lends-defense"):
    """A friend that touches the bearer may use the defense on the bearer's dial."""


class LendsSpeed(Effect, frozen=True, kw_only=True, tag="lends-speed"):
    """Every participant of the bearer's movement formation may use its speed."""


class Enhances(Effect, frozen=True, kw_only=True, tag="enhances"):
    """A modifier of the ranged damage of a friend that touches the bearer."""

    amount: int


class Forbids(Effect, frozen=True, kw_only=True, tag="forbids"):
    what: tuple[Ban, ...]


class Releases(Effect, frozen=True, kw_only=True, tag="releases"):
    """What happens at once to a captive that the bearer holds."""

    captive: Literal["free", "slain"]


class Mode(Effect, frozen=True, kw_only=True, tag="mode"):
    """A way to attack that may be used instead of the plain one (MK-CARD-G3)."""

    kind: Kind
    spread: Literal["target", "front", "touching", "around"] = "target"
    """Who is struck by the one roll: the target; every enemy at the front arc; the target and all
    that touch it; all within half range."""
    damage: Literal["value", "one", "die", "none"] = "value"
    heals: Literal["", "die", "choice"] = ""
    """A healing roll on a friend: a die of clicks, or the choice of a die or the damage value."""
    through: bool = False
    """Nothing blocks its line of fire, and no terrain modifies it."""
    formation: bool = True
    """Whether the primary attacker of a ranged formation may use it."""
    then: Literal["", "freeze", "confuse"] = ""
    """What a success brings besides damage."""


class Crosses(Effect, frozen=True, kw_only=True, tag="crosses"):
    """What does not hinder the bearer's moves."""

    what: Literal["everything", "water"]


class BreaksAway(Effect, frozen=True, kw_only=True, tag="breaks-away"):
    """Faces on which a break away fails, instead of those of the speed type."""

    fails: tuple[int, ...]


class MovesAndAttacks(Effect, frozen=True, kw_only=True, tag="moves-and-attacks"):
    """A combat action of this kind, given out of enemy contact, begins with a move."""

    kind: Kind


class FreeMove(Effect, frozen=True, kw_only=True, tag="free-move"):
    """A move action in a turn that is not counted against the action total."""


class TurnsFreely(Effect, frozen=True, kw_only=True, tag="turns-freely"):
    """It may be turned in its player's turn without an action."""


class GoesFirst(Effect, frozen=True, kw_only=True, tag="goes-first"):
    """Warriors without this effect wait until the bearer has had its action."""


class Hides(Effect, frozen=True, kw_only=True, tag="hides"):
    """Hindering terrain blocks a line of fire to the bearer."""


class Rams(Damages, frozen=True, kw_only=True, tag="rams"):
    """Damage to each enemy at the front arc when an own move ends."""


class Halts(Damages, frozen=True, kw_only=True, tag="halts"):
    """Damage to an enemy that moved up to the front arc; its action ends."""


class Terrifies(Effect, frozen=True, kw_only=True, tag="terrifies"):
    """Faces on which an enemy does not dare to touch the bearer."""

    fails: tuple[int, ...]


class Sneaks(Effect, frozen=True, kw_only=True, tag="sneaks"):
    """No free spins against it; from the rear its plain close combat damage is doubled."""


class Dodges(Effect, frozen=True, kw_only=True, tag="dodges"):
    """Faces on which a successful attack misses the bearer after all."""

    on: tuple[int, ...]


class Pierces(Effect, frozen=True, kw_only=True, tag="pierces"):
    """Its ranged attacks ignore abilities that modify defense against them or reduce damage."""


class Smites(Damages, frozen=True, kw_only=True, tag="smites"):
    """More damage to whom its close combat attack has damaged; nothing reduces it."""


class Drinks(Effect, frozen=True, kw_only=True, tag="drinks"):
    """Clicks that it heals itself when its close combat attack has dealt damage."""

    clicks: int


class Retaliates(Damages, frozen=True, kw_only=True, tag="retaliates"):
    """Damage to the attacker whose attack has dealt the bearer damage."""


class Suffers(Damages, frozen=True, kw_only=True, tag="suffers"):
    """Damage after an action in which abilities with Magic in their name affected the bearer."""


class Special(Effect, frozen=True, kw_only=True, tag="special"):
    do: Deed
    amount: int = 0
    """Inches of a levitation, what a regeneration's die is less, the attack modifier of a hex."""


class Envenoms(Damages, frozen=True, kw_only=True, tag="envenoms"):
    """Damage to each enemy at the front arc in the own command phase."""


class Commands(Effect, frozen=True, kw_only=True, tag="commands"):
    """A die in the own command phase that may bring an action; Demoralized friends take heart."""

    on: tuple[int, ...]
    heals: int


class Uncounted(Effect, frozen=True, kw_only=True, tag="uncounted"):
    """The bearer does not count for the question who still has warriors (MK-END-2)."""


if TYPE_CHECKING:
    AnyEffect = Effect
else:
    known = [*Effect.__subclasses__(), *Damages.__subclasses__()]
    AnyEffect = reduce(or_, [kind for kind in known if kind is not Damages])
"""Any of these, as the data names them: every effect is one."""
ModifiedValue = Literal["speed", "attack", "defense", "damage", "ranged-damage"]
"""What can be modified (MK-MOD-1)."""
When = Literal["always", "close", "ranged", "paid"]
"""In every case, in a close or a ranged attack, or while the price of the item is paid."""


class Modifier(Row, frozen=True, kw_only=True):
    """What an item or a domain adds to a value, under the rule of three (MK-MOD-2, MK-DOMAIN-5).

    Oak Shield, Wolf Banner, Ember Staff, Grudge Axe and Blood Moon are nothing else, and Dragonstar
    adds range besides (MK-CARD-oak-shield, MK-CARD-wolf-banner, MK-CARD-ember-staff,
    MK-CARD-grudge-axe, MK-CARD-blood-moon, MK-CARD-dragonstar).
    """

    value: ModifiedValue
    amount: int = 0
    variable: Literal["", "tokens"] = ""
    """An asterisk on the card: as much as the bearer has action tokens (MK-ITEMS-9)."""
    when: When = "always"
