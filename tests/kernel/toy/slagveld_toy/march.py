"""Marching: a plan for several soldiers, carried out one by one, and shot at on the way."""

from typing import Any, ClassVar

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Form
from slagveld.kernel.event import Moved
from slagveld.kernel.fields import PieceField, PieceId, Placement, Placements, PlacementsField
from slagveld.kernel.moment import PASSED, Moment
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import COSINE, ONE, direction_of
from slagveld_toy.model import KEY, MARCH, WATCH, FordState, Soldier, text
from slagveld_toy.places import fits, gap, path_free, path_length, sees
from slagveld_toy.shooting import arrow

Ford = Play[FordState]
LANES = tuple(range(0, 3600, 450))


class March(Action, frozen=True):
    """A plan: soldiers in order, each with its way and where it ends."""

    plan: Placements

    def steps(self, seat: int) -> tuple[Step, ...]:
        """The plan as steps: each soldier goes, then enemies on watch may shoot."""
        return tuple(Go(seat, placement) for placement in self.plan)


def marching(state: FordState, seat: int) -> Form:
    """The march, described as data."""
    field = PlacementsField(
        name="plan",
        title=text("field-plan"),
        pieces=tuple(soldier.id for soldier in state.of(seat)),
        paths=True,
    )
    return Form(action="March", title=text("do-march"), fields=(field,), rule="TOY-MARCH-1")


def check_march(state: FordState, seat: int, action: March) -> Refusal | None:
    """The plan as a whole: own soldiers, each once, each way open with those before it gone."""
    if not action.plan:
        return refuse("TOY-MARCH-1", f"{KEY}:refusal-plan-empty")
    done: list[int] = []
    for placement in action.plan:
        soldier = state.soldier(placement.piece)
        if soldier is None or soldier.seat != seat:
            return refuse("TOY-MARCH-1", f"{KEY}:refusal-not-yours")
        if soldier.id in done:
            return refuse("TOY-MARCH-1", f"{KEY}:refusal-twice")
        refusal = check_way(state, soldier, placement)
        if refusal is not None:
            return refusal
        done.append(soldier.id)
        state = moved(state, soldier, placement.pose)
    return None


def check_way(state: FordState, soldier: Soldier, placement: Placement) -> Refusal | None:
    """One soldier's way: no longer than a march, open, and room at its end."""
    path = placement.path
    pose = placement.pose
    if pose.z or pose.level or any(spot.level for spot in path):
        return refuse("TOY-MARCH-2", f"{KEY}:refusal-ground")
    if not path or (path[-1].x, path[-1].y) != (pose.x, pose.y):
        return refuse("TOY-MARCH-2", f"{KEY}:refusal-way-end")
    if path_length(state.pose(soldier.id), path) > MARCH + state.hurry:
        return refuse("TOY-MARCH-2", f"{KEY}:refusal-far", most=(MARCH + state.hurry) // 100)
    if not path_free(state, soldier.id, path):
        return refuse("TOY-MARCH-3", f"{KEY}:refusal-way")
    if not fits(state, soldier.id, pose):
        return refuse("TOY-MARCH-3", f"{KEY}:refusal-room")
    return None


def moved(state: FordState, soldier: Soldier, pose: Pose) -> FordState:
    """The state with one soldier elsewhere."""
    return replace(state, layout=state.layout.moved(soldier.id, pose))


class Go(Step, frozen=True):
    """One soldier of a plan goes its way; a way that has been closed meanwhile lapses."""

    seat: int
    placement: Placement
    rule: ClassVar[str] = "TOY-MARCH-1"

    def names(self) -> tuple[int, ...]:
        """The soldier that goes."""
        return (self.placement.piece,)

    def run(self, play: Ford) -> None:
        """Move, then let the enemy on watch answer."""
        soldier = play.state.soldier(self.placement.piece)
        if soldier is None or check_way(play.state, soldier, self.placement) is not None:
            self.lapse(play)
            return
        start = play.state.pose(soldier.id)
        play.state = moved(play.state, soldier, self.placement.pose)
        if play.listening:
            play.tell(
                Moved,
                piece=soldier.id,
                name=soldier.name,
                path=(Spot(start.x, start.y), *self.placement.path),
                pose=self.placement.pose,
                manner="march",
                length=path_length(start, self.placement.path),
                rule=self.rule,
            )
        play.moment(OnWatch(soldier.id))


class OnWatch(Moment, frozen=True):
    """TOY-WATCH-1: when a soldier has gone, enemies near it may shoot at it once a round."""

    target: int
    key: ClassVar[str] = "watch"
    rule: ClassVar[str] = "TOY-WATCH-1"

    def names(self) -> tuple[int, ...]:
        """The soldier that came near."""
        return (self.target,)

    def offer(self, state: FordState, seat: int) -> "Watch | None":
        """A shot for each ready archer that sees it near."""
        target = state.soldier(self.target)
        if target is None or state.seats[target.seat].side == state.seats[seat].side:
            return None
        return Watch(seat, self.target) if watchers(state, seat, self.target) else None


def watchers(state: FordState, seat: int, target: int) -> tuple[int, ...]:
    """Archers of a seat that may shoot at a soldier that came near."""
    return tuple(
        [
            soldier.id
            for soldier in state.of(seat)
            if soldier.archer
            and not soldier.shot
            and gap(state, soldier.id, target) <= WATCH
            and sees(state, soldier.id, target)
        ]
    )


class Pass(Action, frozen=True):
    """Let it pass."""


class WatchShot(Action, frozen=True):
    """Shoot at the soldier that came near."""

    archer: PieceId


class Watch(Question, frozen=True):
    """The offer of a shot on watch."""

    seat: int
    target: int
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, WatchShot)
    rule: ClassVar[str] = "TOY-WATCH-1"

    def who(self, state: FordState) -> tuple[int, ...]:
        """The seat on watch."""
        return (self.seat,) if self.seat in state.players() else ()

    def ask(self, state: FordState) -> Decision:
        """Shoot or let pass?"""
        field = PieceField(
            name="archer",
            title=text("field-archer"),
            allowed=watchers(state, self.seat, self.target),
        )
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-watch"),
            forms=(
                Form(action="Pass", title=text("do-pass"), rule=self.rule),
                Form(action="WatchShot", title=text("do-watch"), fields=(field,), rule=self.rule),
            ),
            rule=self.rule,
            pieces=(self.target,),
        )

    def check(self, state: FordState, seat: int, action: Action) -> Refusal | None:
        """Only an archer that is ready, near and sees it."""
        if isinstance(action, WatchShot) and action.archer not in watchers(
            state, seat, self.target
        ):
            return refuse(self.rule, f"{KEY}:refusal-watch")
        return None

    def answer(self, play: Ford, action: Action) -> None:
        """Shoot at once, or pass."""
        if isinstance(action, WatchShot):
            arrow(play, action.archer, self.target, at_once=True)
        else:
            play.give(PASSED)

    def candidates(self, state: FordState, seat: int) -> list[Action]:
        """Pass, then each archer."""
        return [Pass(), *(WatchShot(a) for a in watchers(state, seat, self.target))]


def march_menu(state: FordState, seat: int) -> list[March]:
    """For each soldier a step in eight directions, as far as it goes."""
    menu = []
    for soldier in state.of(seat):
        for lane in LANES:
            placement = ahead(state, soldier, lane, MARCH)
            if placement is not None:
                menu.append(March((placement,)))
    return menu


def ahead(state: FordState, soldier: Soldier, lane: int, length: int) -> Placement | None:
    """A straight way in a direction, if it is open."""
    pose = state.pose(soldier.id)
    x = pose.x + COSINE[lane] * (length - 1) // ONE
    y = pose.y + COSINE[(lane + 2700) % 3600] * (length - 1) // ONE
    if not (0 <= x <= state.layout.width and 0 <= y <= state.layout.height):
        return None
    placement = Placement(soldier.id, Pose(x, y, lane), (Spot(x, y),))
    return placement if check_way(state, soldier, placement) is None else None


def march_proposal(state: FordState, seat: int, rng: Any) -> March | None:
    """One soldier a step towards an enemy, or somewhere."""
    own = state.of(seat)
    enemies = state.against(seat)
    soldier = own[int(rng.random() * len(own))]
    if enemies and rng.random() < 0.7:
        goal = state.pose(enemies[int(rng.random() * len(enemies))].id)
        pose = state.pose(soldier.id)
        lane = direction_of(goal.x - pose.x, goal.y - pose.y)
    else:
        lane = LANES[int(rng.random() * 8)]
    placement = ahead(state, soldier, lane, 300 + int(rng.random() * (MARCH - 299)))
    return None if placement is None else March((placement,))
