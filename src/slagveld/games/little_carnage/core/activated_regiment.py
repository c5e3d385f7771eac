"""The activated regiment: what it moves, and what it may still do in its activation.

Its stages have a fixed order: movement comes first, then the repeated fear test, then the attack;
its `round` tells what has been done (LC-1.3-5).
"""

from typing import Any

from slagveld.kernel.decision import Form, Partial, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import PieceTopic

from .regiment import Regiment, Stand
from .state import LittleState


def moves(state: LittleState, regiment: Regiment) -> list[Stand]:
    """The stands that a regiment moves in its activation (LC-1.10-6): none while it is carried."""
    return [stand for stand in state.stands_of(regiment.id) if stand.regiment == regiment.id]


def active(state: LittleState) -> Regiment:
    """The regiment whose activation it is; only while there is one."""
    return state.regiment(state.active)


def may_move(regiment: Regiment) -> bool:
    """Whether the movement action is still to come: nothing later has been done (LC-1.3-5)."""
    done = regiment.round
    return not (done.moved or done.attacked or done.repeated)


def may_attack(regiment: Regiment) -> bool:
    """Whether the attack is still to come and nothing forbids every attack (LC-1.6-18).

    Who has cast does not attack (LC-1.3-17), nor does a war machine that has moved (LC-1.11-2).
    """
    done = regiment.round
    if done.attacked or done.full_defence or done.cast:
        return False
    return not (done.moved and regiment.skills.war_machine)


class Deed(PieceTopic[LittleState, int, Regiment]):
    """A topic of the activated regiment, of which all is asked for only while nothing bars it."""

    def barred(self, state: LittleState, seat: int) -> Refusal | None:
        """Why nothing of this kind can be done now, or None."""
        raise NotImplementedError

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        raise NotImplementedError

    def shown(self, state: LittleState, regiment: Regiment, partial: Partial) -> Preview:
        raise NotImplementedError

    def forms(self, state: LittleState, seat: int) -> list[Form]:
        return [] if self.barred(state, seat) else self.offers(state, active(state))

    def actor(self, state: LittleState, seat: int, action: Any) -> Regiment | Refusal:
        return self.barred(state, seat) or active(state)

    def able(self, state: LittleState, seat: int) -> list[Regiment]:
        return [] if self.barred(state, seat) else [active(state)]

    def preview(self, state: LittleState, seat: int, partial: Partial) -> Preview:
        refusal = self.barred(state, seat)
        return Preview(refusal=refusal) if refusal else self.shown(state, active(state), partial)
