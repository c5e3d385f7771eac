"""The move away in fear: all that a frightened regiment may still do of its own (LC-1.8-fear-6)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.topics import TopicQuestion, actions_of
from slagveld.table.shapes import Length
from slagveld.texts import Distance, Text

from ..core.activated_regiment import active, may_move, moves
from ..core.book import INCH, do, first_refusal, pick, refuse, text
from ..core.regiment import Regiment
from ..core.state import Battle, LittleState
from ..march.movement_action import Moving, shown_courses
from ..march.plans import Courses, left_of
from ..movement.allowance import allowance
from .retreat_path import away_from, farthest, retreat


class MoveAway(Action, frozen=True):
    """The frightened regiment moves straight away from the cause of its fear.

    `distance` in units; 0: as far as it can. `backward`: facing the cause, for double the cost.
    """

    distance: Length = 0
    backward: bool = False


class Fleeing(Moving[MoveAway]):
    actions = (MoveAway,)

    def barred(self, state: LittleState, seat: int) -> Refusal | None:
        """In its movement step, or at once with what is left when it fails in its own attack."""
        if not state.active:
            return refuse("LC-1.9-11", "refusal-march-inactive")
        regiment = active(state)
        done, rule = regiment.round, "LC-1.8-fear-6"
        stands = moves(state, regiment) if regiment.frightened else []
        late = done.frightened_early and not done.attacked and not may_move(regiment)
        spent = all(left_of(state, regiment, stand) == 0 for stand in stands)
        return first_refusal(
            (regiment.seat != seat, "LC-1.9-11", "refusal-march-not-yours"),
            (not regiment.frightened, rule, "refusal-flee-calm"),
            (done.over or late, rule, "refusal-flee-late"),
            (not stands, "LC-1.10-6", "refusal-march-carried"),
            (spent, rule, "refusal-flee-spent"),
            name=regiment.name,
        )

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        """How far, and whether with the face to the cause."""
        direction = away_from(state, regiment)
        if direction is None or not self.options(state, regiment):
            return []
        most = farthest(state, regiment, direction, backward=False)
        far = [(one, text("choice-flee-far", far=Distance(one))) for one in range(INCH, most, INCH)]
        choices = [Choice(str(one), title) for one, title in [(0, text("choice-flee-all")), *far]]
        fields = (
            pick.choice("distance", "field-flee-distance", choices, numeric=True, optional=True),
            pick.switch("backward", "field-flee-backward", optional=True),
        )
        return [do(MoveAway, "do-flee", *fields, rule="LC-1.8-fear-6", help="help-flee")]

    def courses(
        self, state: LittleState, regiment: Regiment, action: MoveAway
    ) -> Courses | Refusal:
        direction = away_from(state, regiment)
        if direction is None:
            return refuse("LC-1.8-fear-6", "refusal-flee-nowhere", name=regiment.name)
        most = farthest(state, regiment, direction, backward=action.backward)
        if action.distance > most:
            told = Distance(action.distance)
            return refuse("LC-1.3-7", "refusal-flee-far", far=told, most=Distance(most))
        far, back = action.distance or most, action.backward
        key = ("flee", regiment, action)
        found = state.field.known(
            key, lambda: retreat(state, regiment, direction, far, backward=back)
        )
        return found or refuse("LC-1.8-fear-6", "refusal-flee-hindered", name=regiment.name)

    def manner(self, action: MoveAway) -> str:
        return "flee"

    def answer(self, play: Battle, seat: int, action: MoveAway) -> None:
        """All go; what points are left is lost, for there is one move away."""
        state, regiment = play.state, active(play.state)
        super().answer(play, seat, action)
        limit = allowance(state, regiment).total
        spent = tuple([(stand.id, limit) for stand in moves(state, regiment)])
        play.state = play.state.did(regiment.id, spent=spent)

    def options(self, state: LittleState, regiment: Regiment) -> list[Action]:
        ways = (MoveAway(), MoveAway(backward=True))
        return [way for way in ways if self.refusal(state, regiment, way) is None]

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action | None:
        """Mostly forward, now and then backward; None when neither goes."""
        if self.barred(state, seat):
            return None
        action = MoveAway(backward=rng.random() < BACKS)
        return None if self.refusal(state, active(state), action) else action

    def shown(self, state: LittleState, regiment: Regiment, partial: Partial) -> Preview:
        draft = drafted(MoveAway, partial)
        action = MoveAway(filled(draft.distance, 0), filled(draft.backward, False))
        found = self.courses(state, regiment, action)
        if isinstance(found, Refusal):
            return Preview(refusal=found)
        return shown_courses(state, regiment, found, found[0])


BACKS = 0.25
"""How often chance goes backward."""

FLEEING = Fleeing()


class HoldGround(Action, frozen=True):
    """The frightened regiment stays where it is: it need not move (LC-1.8-fear-6)."""


class Rout(TopicQuestion, frozen=True):
    """A regiment is frightened in the middle of its attack: it may move away at once."""

    topics = (FLEEING,)
    ending = HoldGround
    rule = "LC-1.8-fear-6"
    actions = (HoldGround, *actions_of(topics))

    seat: int

    def asked(self, state: LittleState) -> int | None:
        """Its owner, while there is a move to make."""
        return self.seat if FLEEING.forms(state, self.seat) else None

    def prompt(self, state: LittleState) -> Text:
        return text("ask-rout", name=state.regiments_by_id[state.active].name)

    def closing(self, state: LittleState) -> Form:
        return do(HoldGround, "do-hold-ground")

    def about(self, state: LittleState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([stand.id for stand in state.stands_of(state.active)])
