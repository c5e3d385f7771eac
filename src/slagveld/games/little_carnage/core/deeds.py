"""What the activated regiment may do of one kind: what the topics of an activation share."""

from typing import Any, ClassVar

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from .regiment import Regiment
from .relations import active
from .state import LittleCarnageState


class Deed:
    """A topic (slagveld.kit.topics) of the activated regiment, open while nothing bars it.

    What bars it is asked first; the rest is asked for only where nothing does.
    """

    actions: ClassVar[tuple[type[Action], ...]] = ()

    def barred(self, state: LittleCarnageState, seat: int) -> Refusal | None:
        """Why nothing of this kind can be done now, or None."""
        raise NotImplementedError

    def offers(self, state: LittleCarnageState, regiment: Regiment) -> list[Form]:
        """What may be done."""
        raise NotImplementedError

    def refusal(self, state: LittleCarnageState, regiment: Regiment, action: Any) -> Refusal | None:
        """Why it may not be done like this, or None."""
        return None

    def options(self, state: LittleCarnageState, regiment: Regiment) -> list[Action]:
        """A finite list of allowed actions in fixed order."""
        raise NotImplementedError

    def shown(self, state: LittleCarnageState, regiment: Regiment, partial: Partial) -> Preview:
        """What a half-filled action would do."""
        raise NotImplementedError

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        return [] if self.barred(state, seat) else self.offers(state, active(state))

    def check(self, state: LittleCarnageState, seat: int, action: Any) -> Refusal | None:
        return self.barred(state, seat) or self.refusal(state, active(state), action)

    def menu(self, state: LittleCarnageState, seat: int) -> list[Action]:
        return [] if self.barred(state, seat) else self.options(state, active(state))

    def propose(self, state: LittleCarnageState, seat: int, rng: Rng) -> Action | None:
        menu = self.menu(state, seat)
        return menu[int(rng.random() * len(menu))] if menu else None

    def preview(self, state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
        refusal = self.barred(state, seat)
        return Preview(refusal=refusal) if refusal else self.shown(state, active(state), partial)
