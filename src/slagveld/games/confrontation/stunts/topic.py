"""Physical stunts, and the cry that rallies: one topic of an activation made of several."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import actions_of, by_lot, topic_named

from ..core.figure import Figure
from ..core.state import Battle, ConfrontationState
from ..morale.rallying_cry import CALLING, RallyingCry
from ..movement.choice import Active, Topic
from .climb import CLIMBING
from .climb_attempt import ClimbDeed
from .jump import JUMPING
from .jump_attempt import Jump
from .swim import SWIMMING, Swim

StuntDeed = RallyingCry | Swim | Jump | ClimbDeed


class Stunts:
    """Several topics as one, in fixed order."""

    def __init__(self, *parts: Topic) -> None:
        self.parts = parts
        self.actions = actions_of(parts)

    def _of(self, action: Action) -> Topic:
        return next(part for part in self.parts if isinstance(action, part.actions))

    def forms(self, state: ConfrontationState, active: Active) -> list[Form]:
        """The forms of all parts."""
        return [form for part in self.parts for form in part.forms(state, active)]

    def check(self, state: ConfrontationState, active: Active, action: Action) -> Refusal | None:
        """The word of the part it belongs to."""
        return self._of(action).check(state, active, action)

    def answer(self, play: Battle, active: Active, action: Action) -> None:
        """Carried out by the part it belongs to."""
        self._of(action).answer(play, active, action)

    def menu(self, state: ConfrontationState, active: Active) -> list[Action]:
        """The menus of all parts."""
        return [action for part in self.parts for action in part.menu(state, active)]

    def propose(
        self, state: ConfrontationState, active: Active, figure: Figure, rng: Rng
    ) -> Action | None:
        """What a part by lot proposes, or the next that has something."""
        for part in by_lot(self.parts, rng):
            found = part.propose(state, active, figure, rng)
            if found is not None:
                return found
        return None

    def preview(self, state: ConfrontationState, active: Active, partial: Partial) -> Preview:
        """The preview of the part it belongs to."""
        part = topic_named(self.parts, partial.action)
        return Preview() if part is None else part.preview(state, active, partial)


STUNTS = Stunts(CALLING, SWIMMING, JUMPING, CLIMBING)
