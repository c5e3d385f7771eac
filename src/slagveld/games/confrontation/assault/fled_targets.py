"""A creature whose target has fled goes on: after it, or at somebody else (CON-FEAR-9, -10)."""

from collections.abc import Sequence
from operator import itemgetter

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.fields import Path, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.structs import Struct
from slagveld.table.shapes import Pose
from slagveld.table.units import direction_of
from slagveld.texts import Distance, Text

from ..core.asking import SeatAsked, fallen_figure, tell_announced
from ..core.book import do, pick, refuse, text
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..morale.courage_tests import Runaway
from ..movement.contact import Kind, arrive
from ..movement.displacement import Manner, set_down
from ..terrain.obstacles import Going
from ..terrain.paths import end_pose, is_open, meant, spot_of, way_cost
from ..terrain.paths_into_contact import ContactWays
from ..terrain.standing_room import has_room
from .announcement import perceives, target_refusal

RULE = "CON-FEAR-9"


class Onward(Struct, frozen=True):
    gone: int
    """What that took of its distance, in units."""
    reached: int = 0
    """The one in flight whom it has caught, untested; contact is noted."""
    target: int = 0
    """The new target that was announced: still to be measured, tested, reached."""
    kind: Kind = "engage"
    """The kind of contact that the new target would be in."""


Chased = tuple[int, int, Path, Pose]
"""What a way into contact takes, with whom, the way itself, and how it ends."""


class GoesOn(Step, frozen=True, kw_only=True):
    """All targets of a creature have fled: it goes where it would have met them, and on.

    It hands down `Onward`. With a new target the caller begins the assault on that one, for which
    the rest of the distance is left; if that flees too, all this is repeated.
    """

    rule = RULE

    mover: int
    fled: tuple[Runaway, ...]
    kind: Kind
    limit: int
    """What is left of its distance, in units."""
    flying: bool = False
    through: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    """Enemies that it has just disengaged from (CON-DISENGAGE-6)."""

    def run(self, play: Battle) -> None:
        gone = self._to_the_spot(play)
        here = play.state.living([runaway.id for runaway in self.fled])
        caught = self._go(play, [self._way(play.state, one, self.limit - gone) for one in here])
        if caught is not None:
            cost, reached = caught
            arrive(play, self.mover, (reached,), self.kind)
            play.give(Onward(gone + cost, reached=reached))
            return
        question = NextTarget(
            seat=play.state.field.by_id[self.mover].seat,
            mover=self.mover,
            fled=tuple([one.id for one in self.fled]),
            kind=self.kind,
            gone=gone,
            rest=self.limit - gone,
            flying=self.flying,
            through=self.through,
            left=self.left,
        )
        if question.targets(play.state):
            play.then(question)
        else:
            question.answer(play, AfterThem())

    def _to_the_spot(self, play: Battle) -> int:
        """Where it would have touched the target that was nearest to it; what that took."""
        state = play.state
        ways = []
        for runaway in self.fled:
            fled = state.figure(runaway.id) or fallen_figure(state, runaway.id)
            if fled is not None:
                target = fled.at(runaway.pose)
                put = state.added if state.figure(target.id) is None else state.with_figure
                ways.append(self._way(put(target), target, self.limit))
        gone = self._go(play, ways)
        return 0 if gone is None else gone[0]

    def _go(self, play: Battle, ways: Sequence[Chased | None]) -> tuple[int, int] | None:
        """The shortest of these ways; what it took and to whom it led, or None."""
        found = [way for way in ways if way is not None]
        if not found:
            return None
        cost, target, path, pose = min(found, key=itemgetter(0))
        (figure,) = play.state.those(self.mover)
        set_down(play, figure, path, pose, manner=manner_of(self.kind), rule=RULE)
        return cost, target

    def _way(self, state: ClashState, target: Figure, limit: int) -> Chased | None:
        (figure,) = state.those(self.mover)
        going = Going(self.through, walking=self.kind == "walk", flying=self.flying)
        facing = self.kind == "charge"
        ways = ContactWays(state, figure, (target,), limit, going, facing=facing).best(1)
        if not ways:
            return None
        path, pose = ways[0]
        cost = way_cost(state, figure, path, Going(flying=self.flying))
        return cost, target.id, path, pose


class AtAnother(Action, frozen=True):
    """The creature goes for a new target with the rest of its distance."""

    target: PieceId


class AfterThem(Action, frozen=True):
    """The creature takes no new target and runs after the one that fled last."""


class NextTarget(SeatAsked, frozen=True, kw_only=True):
    """The prey is beyond reach: the player may choose a new target, or none (CON-FEAR-10)."""

    rule = "CON-FEAR-10"
    actions = (AfterThem, AtAnother)

    mover: int
    fled: tuple[int, ...]
    kind: Kind
    gone: int
    rest: int
    """What is left of its distance, in units."""
    flying: bool = False
    through: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    """Enemies that it has just disengaged from, whom it may not turn back to."""

    def targets(self, state: ClashState) -> list[int]:
        """The enemies that may be named, in order; how far off they are is not looked at."""
        enemies = [figure.id for figure in state.figures if figure.seat != self.seat]
        return [enemy for enemy in enemies if self.refusal_of(state, enemy) is None]

    def refusal_of(self, state: ClashState, number: int) -> Refusal | None:
        mover = state.field.by_id[self.mover]
        target = state.figure(number)
        if target is not None and number in self.fled:
            return refuse("CON-FEAR-9", "refusal-fear-fled", name=mover.name, enemy=target.name)
        if self.rest <= 0:
            return refuse(self.rule, "refusal-fear-spent", name=mover.name)
        return target_refusal(state, mover, target, "engage", self.left)

    def prompt(self, state: ClashState) -> Text:
        name = state.field.by_id[self.mover].name
        return text("ask-fear-next", name=name, rest=Distance(self.rest))

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.mover,)

    def forms(self, state: ClashState) -> list[Form]:
        forms = [do(AfterThem, "do-fear-after", help="do-fear-after-help")]
        allowed = self.targets(state)
        if allowed:
            field = pick.piece("target", "field-fear-target", allowed)
            forms.append(do(AtAnother, "do-fear-another", field, rule="CON-FEAR-9"))
        return forms

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        return self.refusal_of(state, action.target) if isinstance(action, AtAnother) else None

    def answer(self, play: Battle, action: Action) -> None:
        if not isinstance(action, AtAnother):
            play.give(Onward(self.gone + self._after(play)))
            return
        mover, target = play.state.those(self.mover, action.target)
        unseen = self.kind == "charge" and not perceives(play.state, mover, target)
        what = text("told-fear-another", name=mover.name, enemy=target.name)
        tell_announced(play, what, "CON-FEAR-9", mover, target)
        play.barrier("CON-CHARGE-10")
        play.give(Onward(self.gone, target=target.id, kind="engage" if unseen else self.kind))

    def _after(self, play: Battle) -> int:
        """The rest of its distance towards the last that fled, facing it (CON-CHARGE-4)."""
        state = play.state
        (figure,) = state.those(self.mover)
        last = next((state.figure(one) for one in reversed(self.fled) if state.figure(one)), None)
        if last is None or self.rest <= 0:
            return 0
        goal, going = spot_of(last), Going(self.through, flying=self.flying)

        def end(path: Path) -> Pose:
            facing = direction_of(goal.x - path[-1].x, goal.y - path[-1].y)
            return end_pose(state, figure, path, facing)

        def legal(path: Path) -> bool:
            free = is_open(state, figure, path, self.rest, going)
            return free and has_room(state, figure, end(path))

        path = meant(state, figure, (goal,), self.rest, legal, going)
        if not legal(path):
            return 0
        manner = manner_of(self.kind)
        set_down(play, figure, path, end(path), manner=manner, rule="CON-FEAR-10")
        return way_cost(state, figure, path, going)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        return [AfterThem(), *[AtAnother(number) for number in self.targets(state)]]

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        return Preview(pieces=tuple(self.targets(state)))


def manner_of(kind: Kind) -> Manner:
    return "pursue" if kind == "pursuit" else kind
