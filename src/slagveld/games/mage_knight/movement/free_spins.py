"""Free spins: whom a move has come to may turn towards the warrior that moved (MK-SPIN-*)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Ghost, Partial, Preview
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.standing import PolicyForm
from slagveld.table.arcs import legal_facings
from slagveld.table.shapes import Direction, Pose
from slagveld.table.units import TURN, direction_of

from ..core.book import do, pick, refuse, text
from ..core.conditions import in_front
from ..core.events import Spun
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState

POLICY = "spins"
ASK, FACE, NEVER = "ask", "face", "never"


def policy_form() -> PolicyForm:
    """What a seat may set for its free spins."""
    choices = (
        Choice(ASK, text("policy-spins-ask")),
        Choice(FACE, text("policy-spins-face")),
        Choice(NEVER, text("policy-spins-never")),
    )
    return PolicyForm(POLICY, text("policy-spins"), choices)


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


def turned(fighter: Fighter, facing: int) -> Fighter:
    """A warrior that looks another way."""
    pose = fighter.pose
    return fighter.at(Pose(pose.x, pose.y, facing, pose.z, pose.level))


def spin_facings(fighter: Fighter, mover: Fighter) -> tuple[tuple[int, int], ...]:
    """The facings in which a warrior's front arc touches the mover: from first to last."""
    body, other = fighter.body, mover.body
    found = legal_facings(body.x, body.y, 0, fighter.arc, other.x, other.y)
    return tuple([(first, (first + many - 1) % TURN) for first, many in found])


class Spin(Question, frozen=True):
    """The player of one warrior that an enemy has come to: does it turn?"""

    rule = "MK-SPIN-1"
    actions = (KeepFacing, SpinTo)
    automatic = True

    seat: int
    fighter: int
    mover: int

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        by_id = state.field.by_id
        if self.seat in state.out or self.fighter not in by_id or self.mover not in by_id:
            return ()
        return (self.seat,)

    def ask(self, state: MageKnightState) -> Decision:
        fighter, mover = state.field.by_id[self.fighter], state.field.by_id[self.mover]
        facing = pick.facing(
            "facing",
            "field-spin-facing",
            piece=self.fighter,
            intervals=spin_facings(fighter, mover),
            keep=True,
        )
        names = {"name": fighter.name, "mover": mover.name}
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-spin", **names),
            forms=(
                do(SpinTo, text("do-spin", **names), facing, rule=self.rule),
                do(KeepFacing, "do-keep-facing", rule="MK-SPIN-2"),
            ),
            rule=self.rule,
            pieces=(self.fighter, self.mover),
        )

    def check(self, state: MageKnightState, seat: int, action: SpinOrKeep) -> Refusal | None:
        if not isinstance(action, SpinTo):
            return None
        fighter, mover = state.field.by_id[self.fighter], state.field.by_id[self.mover]
        if not in_front(turned(fighter, action.facing), mover.body):
            values = {"name": fighter.name, "mover": mover.name}
            return refuse("MK-SPIN-2", "refusal-spin", **values)
        return None

    def answer(self, play: Battle, action: SpinOrKeep) -> None:
        """Turn it; that is no move and no action."""
        fighter = play.state.field.by_id[self.fighter]
        if not isinstance(action, SpinTo) or action.facing == fighter.pose.facing:
            return
        play.state = play.state.with_fighter(turned(fighter, action.facing))
        play.tell(
            Spun,
            piece=fighter.id,
            name=fighter.name,
            facing=action.facing,
            mover=play.state.field.by_id[self.mover].name,
            rule=self.rule,
        )

    def auto(self, state: MageKnightState, seat: int) -> Action | None:
        policy = state.policy(seat, POLICY, ASK)
        if policy == NEVER:
            return KeepFacing()
        return self._straight(state) if policy == FACE else None

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        return (KeepFacing(), self._straight(state))

    def _straight(self, state: MageKnightState) -> SpinTo:
        by_id = state.field.by_id
        return SpinTo(straight_at(by_id[self.fighter], by_id[self.mover]))

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        if partial.action != "SpinTo":
            return Preview()
        facing = partial.values.get("facing")
        snapped: dict[str, Any] = {}
        if not isinstance(facing, int):
            facing = self._straight(state).facing
            snapped = {"facing": facing}
        fighter = state.field.by_id[self.fighter]
        pose = msgspec.structs.replace(fighter.pose, facing=facing % TURN)
        return Preview(ghosts=(Ghost(self.fighter, pose),), snapped=snapped)
