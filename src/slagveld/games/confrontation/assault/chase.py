"""A creature whose target has fled goes on: after it, or at somebody else (CON-FEAR-9, -10)."""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import FREE, Action, Decision, Measuring, Partial, Preview
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import Path, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import direction_of
from slagveld.texts import Distance

from ..core.book import do, pick, refuse, text
from ..core.figure import Figure
from ..core.state import Battle, ConfrontationState
from ..morale.courage import Runaway
from ..movement.contact import Kind, arrive
from ..movement.displacement import Manner, set_down
from ..terrain.contact_ways import contact_ways
from ..terrain.standing import stand_refusal
from ..terrain.wayfinding import meant
from ..terrain.ways import end_pose, way_cost, way_refusal
from .announcement import perceives, target_refusal

RULE = "CON-FEAR-9"
OWN_ONLY = Measuring(ruler="own", rule="CON-CHARGE-10")
"""Nobody measures to enemies before the new target is named."""


class Onward(msgspec.Struct, frozen=True):
    """How a creature has gone on."""

    gone: int
    """What that took of its distance, in units."""
    reached: int = 0
    """The one in flight whom it has caught, untested; contact is noted."""
    target: int = 0
    """The new target that was announced: still to be measured, tested, reached."""
    kind: Kind = "engage"
    """The kind of contact that the new target would be in."""


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
        """To the spot; then into contact with one in flight, or ask for a new target."""
        gone = self._to_the_spot(play)
        caught = self._catch(play, self.limit - gone)
        if caught is not None:
            play.give(msgspec.structs.replace(caught, gone=gone + caught.gone))
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
        figure = state.field.by_id[self.mover]
        best: tuple[int, Path, Pose] | None = None
        for runaway in self.fled:
            target = _as_before(play, runaway)
            if target is None:
                continue
            before = state.with_figure(target) if state.figure(target.id) else state.added(target)
            found = self._way(before, figure, target, self.limit)
            if found is not None and (best is None or found[0] < best[0]):
                best = found
        if best is None:
            return 0
        cost, path, pose = best
        set_down(play, figure, path, pose, manner=manner_of(self.kind), rule=RULE)
        return cost

    def _catch(self, play: Battle, rest: int) -> Onward | None:
        """Contact with the nearest of those in flight whom the rest suffices for."""
        state = play.state
        figure = state.field.by_id[self.mover]
        best: tuple[int, Path, Pose] | None = None
        caught = 0
        for runaway in self.fled:
            target = state.figure(runaway.id)
            found = None if target is None else self._way(state, figure, target, rest)
            if found is not None and (best is None or found[0] < best[0]):
                best, caught = found, runaway.id
        if best is None:
            return None
        cost, path, pose = best
        set_down(play, figure, path, pose, manner=manner_of(self.kind), rule=RULE)
        arrive(play, self.mover, (caught,), self.kind)
        return Onward(cost, reached=caught)

    def _way(
        self, state: ConfrontationState, figure: Figure, target: Figure, limit: int
    ) -> tuple[int, Path, Pose] | None:
        ways = contact_ways(
            state,
            figure,
            (target,),
            limit,
            through=self.through,
            flying=self.flying,
            walking=self.kind == "walk",
            facing=self.kind == "charge",
            most=1,
        )
        if not ways:
            return None
        path, pose = ways[0]
        return way_cost(state, figure, path, flying=self.flying), path, pose


class AtAnother(Action, frozen=True):
    """The creature goes for a new target with the rest of its distance."""

    target: PieceId


class AfterThem(Action, frozen=True):
    """The creature takes no new target and runs after the one that fled last."""


ChaseReply = AtAnother | AfterThem


class NextTarget(Question, frozen=True, kw_only=True):
    """The prey is beyond reach: the player may choose a new target, or none (CON-FEAR-10)."""

    rule = "CON-FEAR-10"
    actions = (AfterThem, AtAnother)

    seat: int
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

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """Whose creature it is."""
        return (self.seat,)

    def targets(self, state: ConfrontationState) -> list[int]:
        """The enemies that may be named, in order; how far off they are is not looked at."""
        return [
            figure.id
            for figure in state.figures
            if figure.seat != self.seat and self.refusal_of(state, figure.id) is None
        ]

    def refusal_of(self, state: ConfrontationState, number: int) -> Refusal | None:
        """Why somebody may not be the new target, or None."""
        mover = state.field.by_id[self.mover]
        target = state.figure(number)
        if target is not None and number in self.fled:
            values = {"name": mover.name, "enemy": target.name}
            return refuse("CON-FEAR-9", "refusal-fear-fled", **values)
        if self.rest <= 0:
            return refuse(self.rule, "refusal-fear-spent", name=mover.name)
        return target_refusal(state, mover, target, "engage", self.left)

    def ask(self, state: ConfrontationState) -> Decision:
        """A new target, or after those in flight."""
        mover = state.field.by_id[self.mover]
        forms = [do(AfterThem, "do-fear-after", rule=self.rule, help="do-fear-after-help")]
        allowed = tuple(self.targets(state))
        if allowed:
            field = pick.piece("target", "field-fear-target", allowed)
            forms.append(do(AtAnother, "do-fear-another", field, rule="CON-FEAR-9"))
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-fear-next", name=mover.name, rest=Distance(self.rest)),
            forms=tuple(forms),
            rule=self.rule,
            measuring=FREE if state.options.free_measuring else OWN_ONLY,
            pieces=(self.mover,),
        )

    def check(self, state: ConfrontationState, seat: int, action: ChaseReply) -> Refusal | None:
        """Nobody need be chosen; a new target must be one that can be named."""
        return self.refusal_of(state, action.target) if isinstance(action, AtAnother) else None

    def answer(self, play: Battle, action: ChaseReply) -> None:
        """Name the new target, or run after the last that fled."""
        if not isinstance(action, AtAnother):
            play.give(Onward(self.gone + self._after(play)))
            return
        state = play.state
        mover, target = state.field.by_id[self.mover], state.field.by_id[action.target]
        kind: Kind = self.kind
        if kind == "charge" and not perceives(state, mover, target):
            kind = "engage"
        what = text("told-fear-another", name=mover.name, enemy=target.name)
        pieces = (mover.id, target.id)
        play.tell(Announced, seat=self.seat, what=what, pieces=pieces, rule="CON-FEAR-9")
        play.barrier("CON-CHARGE-10")
        play.give(Onward(self.gone, target=target.id, kind=kind))

    def _after(self, play: Battle) -> int:
        """The rest of its distance towards the last that fled, facing it (CON-CHARGE-4)."""
        state = play.state
        figure = state.field.by_id[self.mover]
        last = next((state.figure(one) for one in reversed(self.fled) if state.figure(one)), None)
        if last is None or self.rest <= 0:
            return 0
        goal = Spot(last.pose.x, last.pose.y, last.pose.level)

        def legal(path: Path) -> bool:
            pose = end_pose(state, figure, path, _towards(path[-1], goal))
            refusal = way_refusal(
                state, figure, path, self.rest, through=self.through, flying=self.flying
            )
            return refusal is None and stand_refusal(state, figure, pose) is None

        path = meant(
            state, figure, (goal,), self.rest, legal, through=self.through, flying=self.flying
        )
        if not legal(path):
            return 0
        pose = end_pose(state, figure, path, _towards(path[-1], goal))
        set_down(play, figure, path, pose, manner=manner_of(self.kind), rule="CON-FEAR-10")
        return way_cost(state, figure, path, flying=self.flying)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """After them, then every new target."""
        return [AfterThem(), *[AtAnother(number) for number in self.targets(state)]]

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        """Who may be named."""
        return Preview(pieces=tuple(self.targets(state)))


def manner_of(kind: Kind) -> Manner:
    """How a move of a kind is told."""
    match kind:
        case "pursuit":
            return "pursue"
        case _:
            return kind


def _towards(spot: Spot, goal: Spot) -> int:
    """The direction from a place to another."""
    return direction_of(goal.x - spot.x, goal.y - spot.y)


def _as_before(play: Battle, runaway: Runaway) -> Figure | None:
    """A figure that has fled, where it stood before; also one that has left the table."""
    figure = play.state.figure(runaway.id)
    if figure is None:
        gone = [one.figure for one in play.state.fallen if one.figure.id == runaway.id]
        figure = gone[-1] if gone else None
    return None if figure is None else figure.at(runaway.pose)
