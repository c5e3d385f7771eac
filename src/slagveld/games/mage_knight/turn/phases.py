"""The questions of a turn: what the active player may do in each phase (MK-TURN-6 to -14)."""

from typing import ClassVar

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.dice import Rng
from slagveld.kit import topics
from slagveld.kit.topics import Topics, actions_of
from slagveld.texts import Text

from ..core.ability_vocabulary import FreeMove, Special, TurnsFreely
from ..core.action import unfit
from ..core.book import do, policy, text
from ..core.state import KnightState
from ..formations.actions import MARCHING
from ..items.drop_and_pick_up import DROPPING, PICKING
from ..items.treasure import DRAGGING
from ..melee.actions import FIGHTING
from ..movement.actions import MOVING
from ..movement.free_spins_and_nimble import TURNING
from ..shooting.actions import SHOOTING
from ..specials.hex_and_overwatch import HEXING, WATCHING
from ..specials.levitation import LEVITATING
from ..specials.regeneration import REGENERATING
from ..specials.summon_and_necromancy import RETURNING

FAIR = 0.5
"""How often chance takes a special action where it could: not every turn of a gifted warrior."""


class Specials(Topics[KnightState, int]):
    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        if state.actions_left <= 0:
            return None
        gifted = any(not fighter.acted for fighter in state.bearers(seat, Special))
        if not (state.dropped or gifted):
            return None
        return None if rng.random() >= FAIR else super().propose(state, seat, rng)


Topic = topics.Topic[KnightState, int]
SPECIALS = Specials(LEVITATING, RETURNING, REGENERATING, HEXING, WATCHING, PICKING)


class EndPhase(Action, frozen=True):
    """The active player announces the end of the phase (MK-TURN-6)."""


POLICY = policy("phases", "policy-phases", "auto", "brisk", "ask")
"""Whether phases end by themselves. `auto`: where nothing can be done. `brisk`: also the command
phase, whatever could be done in it. `ask`: never (MK-TURN-6)."""


def answers(*topics: Topic) -> tuple[type[Action], ...]:
    return (EndPhase, *actions_of(topics))


class PhasePart(topics.TopicQuestion, frozen=True):
    """The active player acts in any order until he ends the phase.

    It ends by itself when he wants that and nothing can be done. Who is nimble can turn as well
    before or after: that alone is nothing to ask for.
    """

    ending = EndPhase
    automatic = True
    asks: ClassVar[Text]
    ends: ClassVar[Text]
    """Its question, and how its end is offered."""

    seat: int

    def asked(self, state: KnightState) -> int | None:
        return self.seat if self.seat not in state.out else None

    def closing(self, state: KnightState) -> Form:
        return do(EndPhase, self.ends, rule="MK-TURN-6")

    def auto(self, state: KnightState, seat: int) -> Action | None:
        wish = state.policy(seat, POLICY.key, "auto")
        return EndPhase() if wish != "ask" and self.idle(state, wish) else None

    def idle(self, state: KnightState, policy: str) -> bool:
        """Whether there is nothing to ask."""
        return True


class DropPart(PhasePart, frozen=True):
    """The start of the command phase: items may be dropped before anything else."""

    rule = "MK-ITEMS-11"
    asks, ends = text("ask-drop"), text("do-end-drop")
    topics = (DROPPING,)
    actions = answers(DROPPING)

    def asked(self, state: KnightState) -> int | None:
        return super().asked(state) if DROPPING.able(state, self.seat) else None

    def idle(self, state: KnightState, policy: str) -> bool:
        """Who is asked has something to drop."""
        return policy == "brisk"


class CommandPhase(PhasePart, frozen=True):
    """The rest of the command phase (MK-TURN-7): no card of ours asks for an action (MK-TURN-8)."""

    rule = "MK-TURN-7"
    asks, ends = text("ask-command"), text("do-end-command")
    topics = (TURNING,)
    actions = answers(TURNING)


ACTING: tuple[Topic, ...] = (MOVING, MARCHING, FIGHTING, SHOOTING, SPECIALS, DRAGGING, TURNING)
"""What may be done with an action: each is of one of four kinds (MK-TURN-13)."""


class ActionPhase(PhasePart, frozen=True):
    """Actions are given one at a time, each to warriors that have had none (MK-TURN-9).

    So in the example: two actions, two warriors (MK-TURN-EX1).
    """

    rule = "MK-TURN-9"
    ends = text("do-end-action")
    topics = ACTING
    actions = answers(*ACTING)
    tries = 800

    def prompt(self, state: KnightState) -> Text:
        """Which warrior acts? Unused actions are simply left (MK-TURN-14)."""
        return text("ask-action", left=max(0, state.actions_left))

    def idle(self, state: KnightState, policy: str) -> bool:
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
    asks, ends = text("ask-end"), text("do-end-turn")
    topics = (TURNING,)
    actions = answers(TURNING)


PARTS: tuple[type[Question], ...] = (DropPart, CommandPhase, ActionPhase, EndPart)
"""The questions of the three phases, in their order (MK-TURN-5)."""
