"""What special actions have in common: who may be given one, forms, parts of previews.

The cards say what asks for one (MK-SPECIAL-3), and besides them picking up an item (`items`).
"""

from collections.abc import Iterable
from typing import ClassVar

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text, Value

from ..core.abilities import ability_for
from ..core.ability_vocabulary import Deed, Special
from ..core.action import A, action_refusal
from ..core.base_contact import engaged
from ..core.book import do, pick, refuse
from ..core.fighter import Fighter, gift
from ..core.state import KnightState
from ..wounds.action_tokens import ActionDeeds

APART: tuple[Deed, ...] = ("summon", "necromancy", "hex", "overwatch")
"""What can be done only out of contact with enemies."""
DIE = range(1, 7)


def special_refusal(state: KnightState, fighter: Fighter, deed: Deed) -> Refusal | None:
    """Why a warrior may not be given a special action for this now, or None (MK-SPECIAL-1)."""
    refusal = action_refusal(state, fighter, "special")
    if refusal is not None:
        return refusal
    ability = ability_for(deed)[0]
    values: dict[str, Value] = {"name": fighter.name, "ability": ability.name}
    if gift(fighter, deed) is None:
        return refuse(ability.rule, "refusal-special-ability", **values)
    if deed in APART and engaged(state, fighter):
        return refuse(ability.rule, "refusal-special-contact", **values)
    return None


def doers(state: KnightState, seat: int, deed: Deed) -> list[Fighter]:
    gifted = [f for f in state.bearers(seat, Special) if gift(f, deed) is not None]
    return [fighter for fighter in gifted if special_refusal(state, fighter, deed) is None]


class Gifted(ActionDeeds[A]):
    """Special actions by an ability of whoever acts; a token ends each (MK-SPECIAL-2)."""

    deed: ClassVar[Deed]
    title: ClassVar[Text]
    help: ClassVar[Text]
    rule: ClassVar[str]

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        return special_refusal(state, fighter, self.deed)

    def able(self, state: KnightState, seat: int) -> list[Fighter]:
        return [f for f in doers(state, seat, self.deed) if self.lacks(state, f) is None]

    def lacks(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        """Why a warrior that may be given the action has no use for it, or None."""
        return None

    def refusal(self, state: KnightState, fighter: Fighter, action: A) -> Refusal | None:
        return self.lacks(state, fighter)

    def form(self, state: KnightState, able: list[Fighter]) -> Form:
        who = pick.piece("fighter", "field-special-fighter", able)
        return do(self.actions[0], self.title, who, rule=self.rule, help=self.help)

    def options(self, state: KnightState, fighter: Fighter) -> Iterable[Action]:
        return [self.actions[0](fighter.id)]
