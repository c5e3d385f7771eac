"""What the activated regiment may do of one kind: what the topics of an activation share."""

from typing import Any

from slagveld.kernel.decision import Form, Partial, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import PieceTopic

from .regiment import Regiment
from .relations import active
from .state import LittleCarnageState


class Deed(PieceTopic[LittleCarnageState, int, Regiment]):
    """A topic (slagveld.kit.topics) of the activated regiment, open while nothing bars it.

    What bars it is asked first; the rest is asked for only where nothing does.
    """

    def barred(self, state: LittleCarnageState, seat: int) -> Refusal | None:
        """Why nothing of this kind can be done now, or None."""
        raise NotImplementedError

    def offers(self, state: LittleCarnageState, regiment: Regiment) -> list[Form]:
        raise NotImplementedError

    def shown(self, state: LittleCarnageState, regiment: Regiment, partial: Partial) -> Preview:
        raise NotImplementedError

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        return [] if self.barred(state, seat) else self.offers(state, active(state))

    def actor(self, state: LittleCarnageState, seat: int, action: Any) -> Regiment | Refusal:
        return self.barred(state, seat) or active(state)

    def able(self, state: LittleCarnageState, seat: int) -> list[Regiment]:
        return [] if self.barred(state, seat) else [active(state)]

    def preview(self, state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
        refusal = self.barred(state, seat)
        return Preview(refusal=refusal) if refusal else self.shown(state, active(state), partial)
