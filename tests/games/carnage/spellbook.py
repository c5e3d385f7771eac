"""Helpers for tests of magic: a part in which one may only cast, and mages who know everything."""

from typing import ClassVar

from slagveld.games.carnage.core.parts import EndPart, Part
from slagveld.games.carnage.magic.any_moment import CASTING
from slagveld.games.carnage.magic.target_and_range import Cast, CastOnSelf, CastTeleport
from slagveld.kernel.agenda import Step
from slagveld.kernel.state import Policy
from slagveld.table.shapes import Spot

from .battle import battle, mage

ALL = (
    "body-distortion",
    "teleport",
    "diversion",
    "acceleration",
    "shield",
    "shock",
    "frenzy",
    "counterspell",
)
BOTH = ("distortion", "channelling")
LOSSES = (Policy(0, "losses", "auto"), Policy(1, "losses", "auto"))
"""Nobody wants to be asked which of his equals falls."""


class CastingPart(Part, frozen=True):
    """A part in which a side may only cast."""

    topics: ClassVar = (CASTING,)
    actions: ClassVar = (EndPart, *CASTING.actions)
    prompt_key: ClassVar[str] = "ask-move"


class Nothing(Step, frozen=True):
    """Something that is about to happen; it names units and does nothing."""

    units: tuple[int, ...] = ()

    def names(self):
        """The units it is about."""
        return self.units

    def run(self, play):
        """Nothing."""


def adept(owner, x, y, *, spells=ALL, disciplines=BOTH, **more):
    """A mage who knows every spell unless told otherwise."""
    return mage(owner, x, y, spells=spells, disciplines=disciplines, **more)


def casting(*units, side=0, **rest):
    """A battle in which a side is asked to cast; unit 1 is the mage as a rule."""
    rest.setdefault("wagon", None)
    rest.setdefault("policies", LOSSES)
    return battle(*units, agenda=[CastingPart(side), CastingPart(1 - side)], **rest)


def cast(spell, target=2, number=1, *, spoken=True):
    """A spell of a mage on a unit."""
    return Cast(number, spell, target, spoken)


def on_self(spell, number=1, *, spoken=True):
    """A spell of a mage on himself."""
    return CastOnSelf(number, spell, spoken)


def leap(target, x, y, number=1, *, spoken=True):
    """A Teleport to a place in cm."""
    return CastTeleport(number, target, Spot(round(x * 100), round(y * 100)), spoken)


def points(play, number=1):
    """The magic points a mage has left."""
    return play.state.unit(number).magic.points
