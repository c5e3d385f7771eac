"""What special actions have in common that a warrior does for itself: only who does it is asked."""

from abc import ABC, abstractmethod
from typing import ClassVar

from slagveld.games.mage_knight.catalogue import text
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.model import MageKnightState
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceField
from slagveld.texts import Text


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
        """Who does it."""
        allowed = tuple([fighter.id for fighter in self.able(state, seat)])
        if not allowed:
            return []
        title = text("field-special-fighter")
        fields = (PieceField(name="fighter", title=title, allowed=allowed),)
        name = self.actions[0].__name__
        return [Form(action=name, title=self.title, fields=fields, help=self.help, rule=self.rule)]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        """Anybody who can."""
        found = self.menu(state, seat)
        return found[int(rng.random() * len(found))] if found else None
