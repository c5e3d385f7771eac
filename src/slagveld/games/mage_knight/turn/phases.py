"""The questions of a turn: what the active player may do in each phase (MK-TURN-6 to -14)."""

from typing import ClassVar

from slagveld.kernel import topic
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.fields import Choice
from slagveld.kernel.standing import PolicyForm
from slagveld.kernel.topic import actions_of
from slagveld.texts import Text

from ..core.action import unfit
from ..core.book import do, text
from ..core.effects import FreeMove, TurnsFreely
from ..core.state import MageKnightState
from ..formations.actions import MARCHING
from ..items.drop import DROPPING
from ..items.treasure import DRAGGING
from ..melee.actions import FIGHTING
from ..movement.actions import MOVING
from ..movement.nimble import TURNING
from ..shooting.actions import SHOOTING
from ..specials.actions import SPECIALS

Topic = topic.Topic[MageKnightState]


class EndPhase(Action, frozen=True):
    """The active player announces the end of the phase (MK-TURN-6)."""


class TurnPart(topic.TopicQuestion, frozen=True):
    """The active player acts in any order until he ends the phase."""

    ending: ClassVar[type[Action]] = EndPhase

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        """The active player, while he plays."""
        return (self.seat,) if self.seat not in state.out else ()

    def decision(self, state: MageKnightState, prompt: Text, end: Text) -> Decision:
        """All forms of all topics, and the end of the phase."""
        forms = self.forms(state)
        pieces = topic.leading(forms)
        forms.append(do(EndPhase, end, rule="MK-TURN-6"))
        return Decision(
            seats=(self.seat,), prompt=prompt, forms=tuple(forms), rule=self.rule, pieces=pieces
        )


COMMANDING: tuple[Topic, ...] = ()
"""What else is done in the command phase in any order: no card of ours asks for an action then
(MK-TURN-8)."""
POLICY = PolicyForm(
    "phases",
    text("policy-phases"),
    (
        Choice("auto", text("policy-phases-auto")),
        Choice("brisk", text("policy-phases-brisk")),
        Choice("ask", text("policy-phases-ask")),
    ),
)
"""Whether phases end by themselves. `auto`: where nothing can be done. `brisk`: also the command
phase, whatever could be done in it. `ask`: never (MK-TURN-6)."""


def answers(*topics: Topic) -> tuple[type[Action], ...]:
    """The kinds of action of these topics, after the end of the phase."""
    return (EndPhase, *actions_of(topics))


class PhasePart(TurnPart, frozen=True):
    """A phase that ends by itself when the player wants that and nothing can be done."""

    automatic = True

    def auto(self, state: MageKnightState, seat: int) -> Action | None:
        """The end of the phase, by the seat's policy."""
        policy = state.policy(seat, "phases", "auto")
        return EndPhase() if policy != "ask" and self.idle(state, policy) else None

    def idle(self, state: MageKnightState, policy: str) -> bool:
        """Whether there is nothing to ask."""
        return policy == "brisk" or not any(topic.forms(state, self.seat) for topic in self.topics)


class DropPart(PhasePart, frozen=True):
    """The start of the command phase: items may be dropped before anything else."""

    rule = "MK-ITEMS-11"
    topics: ClassVar[tuple[Topic, ...]] = (DROPPING,)
    actions = answers(DROPPING)

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        """The active player, if one of his warriors has something to drop."""
        if not any(f.items and f.seat == self.seat and f.free for f in state.fighters):
            return ()
        return super().who(state)

    def idle(self, state: MageKnightState, policy: str) -> bool:
        """Who is asked has something to drop."""
        return policy == "brisk"

    def ask(self, state: MageKnightState) -> Decision:
        """Does anybody drop an item?"""
        return self.decision(state, text("ask-drop"), text("do-end-drop"))


class CommandPhase(PhasePart, frozen=True):
    """The rest of the command phase (MK-TURN-7)."""

    rule = "MK-TURN-7"
    topics: ClassVar[tuple[Topic, ...]] = (*COMMANDING, TURNING)
    actions = answers(*COMMANDING, TURNING)

    def ask(self, state: MageKnightState) -> Decision:
        """Anything else in the command phase?"""
        return self.decision(state, text("ask-command"), text("do-end-command"))

    def idle(self, state: MageKnightState, policy: str) -> bool:
        """Nothing of this phase is left; who is nimble can turn as well in the next."""
        return policy == "brisk" or not any(topic.forms(state, self.seat) for topic in COMMANDING)


ACTING: tuple[Topic, ...] = (MOVING, MARCHING, FIGHTING, SHOOTING, SPECIALS, DRAGGING, TURNING)
"""What may be done with an action: each is of one of four kinds (MK-TURN-13)."""
FREE: tuple[Topic, ...] = (MOVING, TURNING)
"""Those of them that know something besides counted actions: Quickness and Nimble."""


class ActionPhase(PhasePart, frozen=True):
    """Actions are given one at a time, each to warriors that have had none (MK-TURN-9)."""

    rule = "MK-TURN-9"
    topics: ClassVar[tuple[Topic, ...]] = ACTING
    actions = answers(*ACTING)

    def ask(self, state: MageKnightState) -> Decision:
        """Which warrior acts? Unused actions are simply left (MK-TURN-14)."""
        prompt = text("ask-action", left=max(0, state.actions_left))
        return self.decision(state, prompt, text("do-end-action"))

    def idle(self, state: MageKnightState, policy: str) -> bool:
        """No action can be given (MK-TURN-11), and nothing that costs none is left.

        Whoever can be given any action can be given a move action, if only of 0" (MK-MOVE-11).
        """
        paid = state.actions_left > 0
        for fighter in state.fighters:
            if fighter.seat != self.seat:
                continue
            powers = fighter.powers
            if powers.one(TurnsFreely) is not None:
                return False
            able = paid or powers.one(FreeMove) is not None
            if able and unfit(state, fighter, "move") is None:
                return False
        return True


class EndPart(PhasePart, frozen=True):
    """The end phase is done; its player declares it over (MK-TURN-15)."""

    rule = "MK-TURN-15"
    topics: ClassVar[tuple[Topic, ...]] = (TURNING,)
    actions = answers(TURNING)

    def ask(self, state: MageKnightState) -> Decision:
        """Is the turn over?"""
        return self.decision(state, text("ask-end"), text("do-end-turn"))

    def idle(self, state: MageKnightState, policy: str) -> bool:
        """It had its moment; who is nimble could turn before."""
        return True


PARTS: tuple[type[Question], ...] = (DropPart, CommandPhase, ActionPhase, EndPart)
