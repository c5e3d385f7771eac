"""The vocabulary in which competences are written: each effect is one thing the rules ask.

Competences are lists of effects in the data; what an effect does is done by the module that asks
for it. A new competence made of known effects needs no code. `by_x` names the field that the X of
the card fills (Implacable/2 has two moves more); whoever asks finds it filled.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Literal

from slagveld.data import Row

Value = Literal["initiative", "attack", "strength", "defence"]
Test = Literal["initiative", "attack", "defence", "shooting", "courage", "discipline"]
Level = Literal["stunned", "light", "serious", "critical"]
Band = Literal["short", "medium", "long"]
Fire = Literal["static", "dynamic", "aimed", "rapid"]
Limb = Literal["legs", "arms", "abdomen", "chest", "head"]
Rough = Literal["encumbered", "heavily-encumbered"]
Immunity = Literal["fear", "toxic", Limb, "exceptional", "master-strike", Rough, "element"]
"""Fear, poison, a place of the body, every double on the wound table, the bonus of a master strike,
a class of terrain (then as open ground), or an element of magic."""
When = Literal["melee-initiative", "all-attack", "any-defence", "charged", "assaulted"]
"""In the initiative roll of a fight; with every die on attack; with a die on defence; in a turn in
which he charged into contact; in one in which he charged or engaged into contact."""
Class = Literal["scouts", "staff", "unknown"]
"""Whom a Bane is against: the classes that competences put a figure into (nobody is unknown)."""


class Effect(Row, frozen=True, kw_only=True, tag_field="does"):
    by_x: str = ""
    """The field that X fills; empty: none."""
    times: int = 1
    """What a number X is multiplied by: 100 where it is in cm on the card and in units here."""


# One number, or nothing but a word

Gift = Literal[
    # Tests and rolls
    "initiative-dice",  # of the initiative roll in which his INI is used; the best is kept
    "wins-ties",  # in the initiative roll of a fight, unless the other side does so too
    "rerolls-tactics",  # how often in a turn his side may roll the tactical roll again
    # Fights
    "combat-dice",  # more dice in every fight (CON-MELEE-4 to CON-MELEE-6)
    "fury",  # declared before the initiative roll: more dice, all on attack, until the end phase
    "chains-kills",  # each kill gives one more attack die in that fight, at most so many
    "ripostes",  # a block so much above its threshold gives an attack die against that attacker
    "feints",  # an unblocked hit may take a die from the enemy and not wound
    "swaps-values",  # before the initiative roll he may exchange ATT and DEF for the turn
    "master-strikes",  # though no character; the bonus is added to the wound roll
    "charge-strength",  # printed FOR in a melee phase after he charged into contact
    # Movement
    "charge-penalty",  # what the one he charges loses, instead of 1 (CON-CHARGE-7)
    "assault-pace",  # of charge and engagement in halves of MOV, instead of 4; not for CON-APP-13
    "dodge-pace",  # in halves of MOV, instead of 1
    "moves-after-shot",  # so many halves of MOV in the shooting phase, not into contact
    "leaps",  # jumps are so much easier and need no run-up
    "pursues-more",  # pursuit moves in a melee phase besides the one of CON-PURSUE-2
    "slips-away",  # the most that disengaging by INI is ever difficult
    "flies",  # his second MOV is for moves in the air (CON-STAT-2)
    "senses",  # in this radius he finds the hidden, charges the unseen, shoots where a way is free
    # Fear, command, shooting
    "appals",  # courage tests against him roll so many dice and keep the lowest
    "fearsome-charge",  # while he charges his Courage is replaced by this Fear
    "stands-fast",  # after a failed courage test he neither flees nor is paralysed
    "no-discipline",  # his Discipline counts as 0
    "rallies",  # once a turn fleeing friends in this radius test at once with his Courage
    "assault-fire",  # one shot while charging or engaging, at this difficulty whatever else holds
    # Wounds
    "survives",  # before each wound roll against him a D6: this or more, and there is none
    "mutates",  # he may get one of his side's mutation dice each turn, changed by so much
    "resists-magic",  # asked for by nothing while magic has no rules (CON-CARD-insensible)
]
"""Fury is not for one who may put no dice on attack. Where an attack failed by a 1 one who ripostes
may trade an unused defence die instead; never a master strike, nor with sustained defence
(CON-SUST-7); free after CON-DISENGAGE-8."""


class Gives(Effect, frozen=True, kw_only=True, tag="gives"):
    """What a competence gives by one number, or by its name alone."""

    what: Gift
    amount: int = 0


class RollsOn(Effect, frozen=True, kw_only=True, tag="rolls-on"):
    """Natural faces that may be rolled on like a 6 in these tests (CON-TEST-3)."""

    faces: tuple[int, ...]
    tests: tuple[Test, ...]


class Modifies(Effect, frozen=True, kw_only=True, tag="modifies"):
    """A modifier of an own value in the melee phase."""

    value: Value
    amount: int
    when: When


class Rerolls(Effect, frozen=True, kw_only=True, tag="rerolls"):
    """One failed attack or shooting die a turn is rolled again, against enemies of a class."""

    against: Class = "unknown"


class CountsAsCharge(Effect, frozen=True, kw_only=True, tag="counts-as-charge"):
    """Other moves into contact that have the effects of a charge."""

    moves: tuple[Literal["engagement", "pursuit"], ...]


class CountsLarger(Effect, frozen=True, kw_only=True, tag="counts-larger"):
    """So many sizes larger for disengagement by strength: his own, and that of his enemies."""

    own: int = 0
    against: int = 0


class Deploys(Effect, frozen=True, kw_only=True, tag="deploys"):
    """He may be deployed outside his zone, so far from every enemy."""

    away: int
    beyond: int = 0
    """At most so far outside the own zone, in units; 0: anywhere, also in the enemy's."""
    hides: bool = False
    """Whether he is hidden there until he is found, and (within charge distance of an enemy) may
    neither charge nor engage in turn 1; without this CON-APP-13 holds for his place."""


class Immune(Effect, frozen=True, kw_only=True, tag="immune"):
    to: Immunity = "element"


class Commands(Effect, frozen=True, kw_only=True, tag="commands"):
    """Friends in his radius may use his Courage and Discipline; with a full staff they have more.

    The staff is full when a standard and a musician of his side stand in his radius, too.
    """

    radius: int = 0
    """In units, base to base."""
    staff: int = 2
    """What a full staff adds to Courage and Discipline of all whom he commands, himself too."""


class Staff(Effect, frozen=True, kw_only=True, tag="staff"):
    part: Literal["standard", "music"]


class CommandedBy(Effect, frozen=True, kw_only=True, tag="commanded-by"):
    """Only leaders with this competence command him."""

    ability: str


class ShotModifier(Effect, frozen=True, kw_only=True, tag="shot-modifier"):
    """A change of the difficulty of his shots, at these bands and with these types of fire."""

    amount: int
    bands: tuple[Band, ...] = ("short", "medium", "long")
    fire: tuple[Fire, ...] = ()
    """Only with one of these; empty: with all."""


class IgnoresPenalties(Effect, frozen=True, kw_only=True, tag="ignores-penalties"):
    levels: tuple[Level, ...]


class FightsOn(Effect, frozen=True, kw_only=True, tag="fights-on"):
    """Killed outright, he stays for a while as one critically wounded who cannot be healed."""

    until: Literal["phase", "turn"]
    pursues: bool = False


class Regenerates(Effect, frozen=True, kw_only=True, tag="regenerates"):
    """In the end phase a D6, this number or more: one degree healed; after a success once more."""

    on: int = 7
    tries: int = 2


class Vendetta(Effect, frozen=True, kw_only=True, tag="vendetta"):
    """Having killed this character he is healed, and gains one of these lists of competences."""

    on: str = ""
    """The proper name."""
    heals: int
    gains: tuple[tuple[str, ...], ...]


class Calling(Effect, frozen=True, kw_only=True, tag="calling"):
    """What Power or Faith makes of him, instead of a mage or a priest."""

    calling: Literal["warrior-mage", "warrior-priest"]


# Every effect there is: what data may say

if TYPE_CHECKING:
    AnyEffect = Effect
else:
    AnyEffect = reduce(or_, Effect.__subclasses__())
