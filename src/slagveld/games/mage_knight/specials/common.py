"""What special actions have in common: who may be given one, forms, parts of previews."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import msgspec

from slagveld.kernel.decision import Action, Form, Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Outline, Pose
from slagveld.table.units import TURN, cosine, scaled, sine
from slagveld.texts import Text, Value

from ..core.abilities import Deed, ability_for
from ..core.action import action_refusal
from ..core.book import pick, refuse, text
from ..core.conditions import engaged, gift
from ..core.effects import Special
from ..core.fighter import Fighter
from ..core.state import MageKnightState

APART: tuple[Deed, ...] = ("summon", "necromancy", "hex", "overwatch")
"""What can be done only out of contact with enemies."""


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
        return refuse(ability.rule, "refusal-special-ability", **values)
    if deed in APART and engaged(state, fighter):
        return refuse(ability.rule, "refusal-special-contact", **values)
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


# Actions that a warrior does for itself


class Alone(ABC):
    """A topic whose one action has the field `fighter` and no other."""

    actions: tuple[type[Action], ...]
    title: ClassVar[Text]
    help: ClassVar[Text]
    rule: ClassVar[str]

    @abstractmethod
    def able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        """The seat's warriors that can do it now."""

    @abstractmethod
    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        """The action of everybody who can."""

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        allowed = tuple([fighter.id for fighter in self.able(state, seat)])
        if not allowed:
            return []
        title = text("field-special-fighter")
        fields = (pick.piece("fighter", title, allowed),)
        name = self.actions[0].__name__
        return [Form(action=name, title=self.title, fields=fields, help=self.help, rule=self.rule)]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        found = self.menu(state, seat)
        return found[int(rng.random() * len(found))] if found else None


# Previews

CORNERS = 72
"""Points of a circle on the screen."""
DIE = range(1, 7)


def chosen(state: MageKnightState, partial: Partial, name: str) -> Fighter | None:
    """The warrior chosen in a field, if there is one."""
    number = partial.values.get(name)
    return state.fighter(number) if isinstance(number, int) else None


def circle(x: int, y: int, radius: int) -> Outline:
    """A circle for the screen."""
    turns = [k * TURN // CORNERS for k in range(CORNERS)]
    points = [
        (x + int(scaled(radius * cosine(t))), y + int(scaled(radius * sine(t)))) for t in turns
    ]
    return Outline(tuple(points))


def pose_of(raw: Any) -> Pose | None:
    """A pose as it comes in from a screen."""
    if isinstance(raw, Pose):
        return raw
    return msgspec.convert(raw, Pose) if isinstance(raw, dict) else None
