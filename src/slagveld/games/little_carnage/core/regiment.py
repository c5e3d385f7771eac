"""A regiment: its models on their stands, its card, what it has done and suffered in this round.

A `Stand` is a base on the table: it has a place, a facing and room. A `Model` is one figure with
its own Wounds and dice (LC-1.1-1). Nearly always there is one model on a stand, and both have the
same id. Rider and great monster, carried model and bearers share a stand of its own id
(LC-1.10-2, LC-1.10-3): it belongs to the regiment that carries, and moves with it.
"""

from typing import Any, Literal

from slagveld.kept import hand_on, kept
from slagveld.record import Record, replace
from slagveld.table.body import Body, rectangle
from slagveld.table.shapes import Pose, RectBase
from slagveld.texts import Name

from .cards import Card, Skills


class Stand(Record, kw_only=True):
    """A base on the table, which looks one way (LC-1.1-10). What is derived is kept beside it."""

    id: int
    seat: int
    regiment: int
    """The regiment that moves it: of the mount or the bearers where two share it."""
    sides: tuple[int, int]
    """Width and depth in units; the depth lies along the facing."""
    pose: Pose

    @kept
    def base(self) -> RectBase:
        return RectBase(*self.sides)

    @kept
    def body(self) -> Body:
        """Where it lies, in fine units."""
        pose, (width, depth) = self.pose, self.sides
        return rectangle(pose.x, pose.y, width, depth, pose.facing, pose.z, pose.level)

    def at(self, pose: Pose) -> "Stand":
        return Stand(
            id=self.id, seat=self.seat, regiment=self.regiment, sides=self.sides, pose=pose
        )


class Model(Record, kw_only=True):
    """One figure with its own Wounds (LC-1.1-1)."""

    id: int
    regiment: int
    stand: int
    number: int = 0
    """Tells the models of a regiment apart: 1, 2 …; 0: it began alone."""
    suffered: int = 0
    """Wounds it has lost; each has cost a die (LC-1.6-9)."""
    hit: int = 0
    """Wounds it has lost in this round (LC-1.8-invulnerable-1)."""
    climbed: bool = False
    """It has crossed a high obstacle in this activation, so it does nothing else (LC-1.9-19)."""

    def changed(self, **changes: Any) -> "Model":
        return replace(self, **changes)


Marker = Literal["", "attack", "defence"]
"""The experience marker of veterans: one more die of this kind (LC-4.4-4)."""


class Round(Record):
    """What a regiment has done and suffered in this round; its end wipes it (LC-1.1-21)."""

    activated: bool = False
    """Its card has come up, or it has reacted, so that its card is skipped (LC-1.6-17)."""
    over: bool = False
    """Its activation has ended."""
    moved: bool = False
    """It has moved or turned in its activation (LC-1.3-5)."""
    spent: tuple[tuple[int, int], ...] = ()
    """Stand and movement points it has spent, in units (LC-1.8-fear-6)."""
    attacked: bool = False
    """It has shot, breathed, fired or fought (LC-1.3-14)."""
    full_defence: bool = False
    """It defends with its grey dice and makes no attack (LC-1.6-15, LC-1.6-18)."""
    berserk: bool = False
    """It has given up its defence for more attack dice (LC-1.8-berserker-1)."""
    frightened_by: tuple[int, ...] = ()
    """Regiments before which it has failed its test (LC-1.8-fear-5)."""
    frightened_early: bool = False
    """It was frightened before its activation, so it may try again (LC-1.8-fear-9)."""
    passed: tuple[int, ...] = ()
    """Regiments before which it has passed its test (LC-1.8-fear-10)."""
    repeated: bool = False
    """It has repeated its test, or let the chance pass (LC-1.8-fear-9)."""
    cast: bool = False
    """A wizard of it has cast, or failed to, so that it makes no attack (LC-1.3-17)."""
    casters: tuple[int, ...] = ()
    """Its models that have used up their one spell (LC-1.8-magic-4)."""
    cast_attack: bool = False
    """One of these spells was an attack, so that it does not defend fully (LC-1.6-18)."""
    marks: tuple[str, ...] = ()
    """What spells have laid on it until the end of the round: aegis, fury, courage."""
    resisted: tuple[tuple[str, int], ...] = ()
    """Mark and model that it does not hold for (LC-1.8-resistance-2)."""


_NAMES = ("name",)
"""What a regiment keeps whatever it does."""


class Regiment(Record, kw_only=True):
    """One army card on the table (LC-1.1-8): all its models have that card (LC-1.1-2)."""

    id: int
    seat: int
    card: Card
    count: int
    """How many models it began with."""
    roster: str = ""
    """Its place in the army list, for campaigns."""
    veteran: Marker = ""
    spells: tuple[str, ...] = ()
    """What its wizard knows (LC-1.8-magic-3)."""
    partner: int = 0
    """The regiment with which it shares a stand: rider and mount, carried model and bearers."""
    carries: bool = False
    """It is the one that carries: it moves the shared stand (LC-1.10-6)."""
    litter: bool = False
    """The shared stand is a litter, not a great mount."""
    ranged_on: int = 0
    """The regiment that a war machine fired at last (LC-1.11-16); 0: none yet."""
    label: int = 0
    """Tells regiments of one side and card apart: 1, 2 …; 0: it is the only one."""
    owner: str = ""
    """Whose it is, where both sides have regiments of this name; empty: there is no need."""
    mired: int = 0
    """The round in which the end of its activation frees it of a mire (LC-SPELL-mire); 0: none."""
    round: Round = Round()

    @kept
    def name(self) -> Name:
        """As its card has it, with its number where there are several: Orc Warriors 2 (Anna).

        One that began as a single model is called like a model.
        """
        card = self.card
        alone = self.count == 1 and card.single is not None
        return self._called(card.single or card.name if alone else card.name, str(self.label or ""))

    def model_name(self, number: int) -> Name:
        """One of its models by its number: Orc Warrior 2-3; 0: it began alone."""
        if not number:
            return self.name
        tail = f"{self.label}-{number}" if self.label else str(number)
        return self._called(self.card.single or self.card.name, tail)

    def _called(self, name: Name, tail: str) -> Name:
        """A name with what tells it apart behind it."""
        name = name.followed(f" {tail}") if tail else name
        return name.owned(self.owner) if self.owner else name

    @property
    def skills(self) -> Skills:
        """As its card has them (LC-1.5-8)."""
        return self.card.skills

    @property
    def frightened(self) -> bool:
        """Whether fear leaves it no action, not even full defence."""
        return bool(self.round.frightened_by)

    def marked(self, mark: str, model: int) -> bool:
        """Whether a spell on the regiment holds for a model of it."""
        return mark in self.round.marks and (mark, model) not in self.round.resisted

    def changed(self, **changes: Any) -> "Regiment":
        return replace(self, **changes)

    def did(self, **changes: Any) -> "Regiment":
        """The same regiment with something of its round replaced."""
        found = self.changed(round=replace(self.round, **changes))
        hand_on(self, found, _NAMES)
        return found


# What is left of the Wounds and the Agility on its card


def wounds_left(regiment: Regiment, model: Model) -> int:
    """How many Wounds a model has left (LC-1.5-7)."""
    return regiment.card.wounds - model.suffered


def most_wounds(victim: Regiment, target: Model) -> int:
    """How many wounds a model can lose now (LC-1.6-8): one a round if Invulnerable.

    So it takes as many rounds as it has Wounds to kill one (LC-1.8-invulnerable-1,
    LC-1.8-invulnerable-2).
    """
    left = wounds_left(victim, target)
    return min(left, max(0, 1 - target.hit)) if victim.skills.invulnerable else left


def reaction_agility(regiment: Regiment) -> int:
    """Twice the Agility that counts for full defence: half of it if Sluggish (LC-1.8-sluggish-2).

    Twice, so that halves stay whole; a mired regiment counts with its halved Agility.
    """
    agility = agility_of(regiment)
    return agility if regiment.skills.sluggish else 2 * agility


def agility_of(regiment: Regiment) -> int:
    """The Agility that is compared with another's: halved, rounded up, in a mire."""
    agility = regiment.card.agility
    return (agility + 1) // 2 if regiment.mired else agility
