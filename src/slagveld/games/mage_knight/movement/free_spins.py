"""Free spins: whom a move has come to may turn towards the warrior that moved (MK-SPIN-*)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.arcs import legal_facings
from slagveld.table.shapes import Direction
from slagveld.table.units import TURN, direction_of
from slagveld.texts import Text

from ..core.asking import PlayerQuestion
from ..core.book import do, pick, policy, refuse, text
from ..core.conditions import in_front
from ..core.events import Spun
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState

POLICY = policy("spins", "policy-spins", "ask", "face", "never")
"""Whether free spins are asked for, always made straight at the mover or never."""


class SpinTo(Action, frozen=True):
    """Turn to this facing: the front arc touches the warrior that moved."""

    facing: Direction


class KeepFacing(Action, frozen=True):
    """Make no use of the free spin."""


SpinOrKeep = KeepFacing | SpinTo


def straight_at(fighter: Fighter, other: Fighter) -> int:
    """The facing in which the middle of a warrior's front arc is turned to another."""
    here, there = fighter.pose, other.pose
    return int(direction_of(there.x - here.x, there.y - here.y))


def spin_facings(fighter: Fighter, mover: Fighter) -> tuple[tuple[int, int], ...]:
    """The facings in which a warrior's front arc touches the mover: from first to last."""
    body, other = fighter.body, mover.body
    found = legal_facings(body.x, body.y, 0, fighter.arc, other.x, other.y)
    return tuple([(first, (first + many - 1) % TURN) for first, many in found])


class Spin(PlayerQuestion, frozen=True):
    """The player of one warrior that an enemy has come to: does it turn?"""

    rule = "MK-SPIN-1"
    actions = (KeepFacing, SpinTo)
    automatic = True

    fighter: int
    mover: int

    def warriors(self) -> tuple[int, ...]:
        return (self.fighter, self.mover)

    def _pair(self, state: MageKnightState) -> tuple[Fighter, Fighter]:
        return state.field.by_id[self.fighter], state.field.by_id[self.mover]

    def prompt(self, state: MageKnightState) -> Text:
        fighter, mover = self._pair(state)
        return text("ask-spin", name=fighter.name, mover=mover.name)

    def forms(self, state: MageKnightState) -> tuple[Form, ...]:
        fighter, mover = self._pair(state)
        title, legal = text("field-spin-facing"), spin_facings(fighter, mover)
        facing = pick.facing("facing", title, piece=self.fighter, intervals=legal, keep=True)
        return (
            do(SpinTo, "do-spin", facing, name=fighter.name, mover=mover.name),
            do(KeepFacing, "do-keep-facing", rule="MK-SPIN-2"),
        )

    def check(self, state: MageKnightState, seat: int, action: SpinOrKeep) -> Refusal | None:
        fighter, mover = self._pair(state)
        if not isinstance(action, SpinTo):
            return None
        if in_front(fighter.turned_to(action.facing), mover.body):
            return None
        return refuse("MK-SPIN-2", "refusal-spin", name=fighter.name, mover=mover.name)

    def answer(self, play: Battle, action: SpinOrKeep) -> None:
        """Turn it; that is no move and no action."""
        fighter, mover = self._pair(play.state)
        if not isinstance(action, SpinTo) or action.facing == fighter.pose.facing:
            return
        play.state = play.state.with_fighter(fighter.turned_to(action.facing))
        number, name, facing = fighter.id, fighter.name, action.facing
        play.tell(Spun, piece=number, name=name, facing=facing, mover=mover.name, rule=self.rule)

    def auto(self, state: MageKnightState, seat: int) -> Action | None:
        wish = state.policy(seat, POLICY.key, "ask")
        if wish == "never":
            return KeepFacing()
        return self._straight(state) if wish == "face" else None

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        return (KeepFacing(), self._straight(state))

    def _straight(self, state: MageKnightState) -> SpinTo:
        return SpinTo(straight_at(*self._pair(state)))

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        if partial.action != "SpinTo":
            return Preview()
        told, straight = filled(drafted(SpinTo, partial).facing), self._straight(state).facing
        turned = self._pair(state)[0].turned_to(straight if told is None else told)
        snapped = {"facing": straight} if told is None else {}
        return Preview(ghosts=(Ghost(self.fighter, turned.pose),), snapped=snapped)
