"""How far a pursuit move goes, and the way by which it comes into contact (CON-PURSUE-1, -3)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import direction_of

from ..assault.contact import TakeWay
from ..core.book import do, pick, refuse, text
from ..core.bout import AGAIN
from ..core.figure import Figure
from ..core.relations import opponents
from ..core.reports import tell_gone
from ..core.state import Battle, ConfrontationState
from ..movement.contact import arrive
from ..movement.displacement import displace
from ..terrain.contact_ways import contact_ways
from ..terrain.meeting import can_meet
from ..terrain.paces import Gait, mov
from ..terrain.standing import stand_refusal
from ..terrain.ways import end_pose, in_medium, way_length, way_refusal

RULE = "CON-PURSUE-1"


def pursuit_gaits(figure: Figure, spent: int = 0) -> tuple[Gait, ...]:
    """Half of MOV, on foot or by the second value, the farthest first."""
    on_foot = Gait(max(0, mov(figure) // 2 - spent))
    medium = figure.profile.medium
    if not medium:
        return (on_foot,)
    other = Gait(max(0, mov(figure, second=True) // 2 - spent), medium)
    return (other, on_foot) if other.limit >= on_foot.limit else (on_foot, other)


def land_gait(figure: Figure, spent: int = 0) -> Gait:
    """The farthest gait that needs no water."""
    found = pursuit_gaits(figure, spent)
    return next(gait for gait in found if gait.medium != "water")


def pursuit_refusal(
    state: ConfrontationState,
    figure: Figure,
    path: Path,
    facing: int,
    *,
    touch: tuple[int, ...] = (),
    spent: int = 0,
) -> Refusal | None:
    """Why a pursuer cannot go along a path and stand so at its end, or None."""
    if path:
        first: Refusal | None = None
        for gait in pursuit_gaits(figure, spent):
            if gait.medium == "water" and not in_medium(state, figure, path):
                continue
            refusal = way_refusal(
                state, figure, path, gait.limit, touch=touch, flying=gait.flying, rule=RULE
            )
            if refusal is None:
                break
            first = first or refusal
        else:
            return first
    return stand_refusal(state, figure, end_pose(state, figure, path, facing), touch=touch)


def looking(figure: Figure, path: Path) -> int:
    """The way a figure looks at the end of a path when nothing is told: on along its last leg."""
    if not path:
        return figure.pose.facing
    before = path[-2] if len(path) > 1 else figure.pose
    dx, dy = path[-1].x - before.x, path[-1].y - before.y
    return int(direction_of(dx, dy)) if dx or dy else figure.pose.facing


def closing_ways(
    state: ConfrontationState, figure: Figure, targets: Sequence[int], spent: int = 0, most: int = 3
) -> list[tuple[Path, Pose]]:
    """Ways of a pursuer into contact with all of these at once, best first."""
    met = [state.field.by_id[number] for number in targets]
    gait = land_gait(figure, spent)
    return contact_ways(state, figure, met, gait.limit, flying=gait.flying, most=most)


def pursued(
    state: ConfrontationState, figure: Figure, targets: Sequence[int], spent: int = 0
) -> tuple[int, ...]:
    """Those of the named whom a pursuer meets: all at once if he can, else as many as he can.

    Those named first rather than others; none when nobody is in reach.
    """
    by_id = state.field.by_id
    here = [number for number in targets if number in by_id]
    for count in range(len(here), 0, -1):
        for group in combinations(here, count):
            if not can_meet(state, figure, [by_id[number] for number in group]):
                continue
            if closing_ways(state, figure, group, spent, 1):
                return group
    return ()


def contact_made(play: Battle, number: int) -> None:
    """Note a pursuer's contact: no charge (CON-PURSUE-5), and perhaps a further fight."""
    figure = play.state.field.by_id[number]
    met = [enemy.id for enemy in opponents(play.state, figure)]
    arrive(play, number, met, "pursuit")
    mark_again(play, number)


def mark_again(play: Battle, number: int) -> None:
    """Leave the mark by which the melee takes a pursuer in again."""
    figure = play.state.field.by_id[number]
    play.state = play.state.did(number, marks=(*figure.turn.marks, AGAIN))


class PursuitWay(Question, frozen=True, kw_only=True):
    """By which way does a pursuer close with those he has named?"""

    rule = "CON-PURSUE-3"
    actions = (TakeWay,)

    seat: int
    figure: int
    targets: tuple[int, ...]
    """Those of the named whom he was measured to meet, and who have not fled."""
    spent: int = 0

    def met(self, state: ConfrontationState, figure: Figure) -> tuple[int, ...]:
        """Those of them whom he still meets."""
        return pursued(state, figure, self.targets, self.spent)

    def ways(self, state: ConfrontationState, figure: Figure) -> list[tuple[Path, Pose]]:
        """Ways into contact with all whom he meets, best first."""
        met = self.met(state, figure)
        return closing_ways(state, figure, met, self.spent) if met else []

    def names(self) -> tuple[int, ...]:
        """The pursuer."""
        return (self.figure,)

    def lapse(self, play: Battle) -> None:
        """Who has left the table does nothing more."""
        tell_gone(play, self)

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """His player, while somebody can be reached."""
        figure = state.figure(self.figure)
        return () if figure is None or not self.met(state, figure) else (self.seat,)

    def ask(self, state: ConfrontationState) -> Decision:
        """The way and, if one likes, the facing at its end."""
        figure = state.field.by_id[self.figure]
        ways = self.ways(state, figure)
        fields = (
            pick.path(
                "path",
                "melee-field-path",
                piece=figure.id,
                proposed=ways[0][0] if len(ways) == 1 else (),
            ),
            pick.facing("facing", "melee-field-facing", piece=figure.id, optional=True),
        )
        form = do(TakeWay, "melee-do-close", *fields, rule=self.rule)
        return Decision(
            seats=(self.seat,),
            prompt=text("melee-ask-close", name=figure.name),
            forms=(form,),
            rule=self.rule,
            pieces=(figure.id, *self.targets),
        )

    def facing_of(self, state: ConfrontationState, action: TakeWay) -> int:
        """The facing at the end: as told, as in a known way that ends there, or along the way."""
        if action.facing is not None:
            return action.facing
        figure = state.field.by_id[self.figure]
        end = action.path[-1] if action.path else figure.pose
        for _, pose in self.ways(state, figure):
            if (pose.x, pose.y) == (end.x, end.y):
                return pose.facing
        return looking(figure, action.path)

    def check(self, state: ConfrontationState, seat: int, action: TakeWay) -> Refusal | None:
        """A way of at most half his walking distance that ends at all whom he meets."""
        figure = state.field.by_id[self.figure]
        facing = self.facing_of(state, action)
        met = self.met(state, figure)
        refusal = pursuit_refusal(state, figure, action.path, facing, touch=met, spent=self.spent)
        if refusal is not None:
            return refusal
        touched = state.field.touching(figure.at(end_pose(state, figure, action.path, facing)))
        missed = [number for number in met if number not in touched]
        if not missed:
            return None
        if len(missed) == len(met):
            return refuse("CON-CHARGE-10", "refusal-melee-no-contact", name=figure.name)
        values = {"name": figure.name, "enemy": state.field.by_id[missed[0]].name}
        return refuse("CON-CHARGE-10", "refusal-assault-missed", **values)

    def answer(self, play: Battle, action: TakeWay) -> None:
        """Go, and note whom he meets."""
        figure = play.state.field.by_id[self.figure]
        facing = self.facing_of(play.state, action)
        displace(play, figure.id, action.path, facing, manner="pursue", rule=self.rule)
        contact_made(play, figure.id)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """The ways into contact, best first."""
        ways = self.ways(state, state.field.by_id[self.figure])
        return list(dict.fromkeys([TakeWay(path, pose.facing) for path, pose in ways]))

    def propose(self, state: ConfrontationState, seat: int, rng: Rng) -> Action:
        """The best way."""
        figure = state.field.by_id[self.figure]
        met = self.met(state, figure)
        path, pose = closing_ways(state, figure, met, self.spent, 1)[0]
        return TakeWay(path, pose.facing)

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        """The way that is meant, into contact."""
        return closing_preview(self, state, partial)


def path_of(values: dict[str, Any]) -> Path:
    """The way told so far; nothing where the value makes no sense."""
    try:
        return msgspec.convert(values.get("path", ()), tuple[Spot, ...])
    except (msgspec.ValidationError, TypeError):
        return ()


def closing_preview(question: PursuitWay, state: ConfrontationState, partial: Partial) -> Preview:
    """The way into contact that is meant: the known one whose end is nearest to the pointer."""
    figure = state.field.by_id[question.figure]
    gait = land_gait(figure, question.spent)
    ways = question.ways(state, figure)
    wanted = path_of(partial.values)
    ghosts = tuple([Ghost(figure.id, pose) for _, pose in ways])
    if not wanted:
        return Preview(limit=gait.limit, ghosts=ghosts, pieces=question.met(state, figure))
    end = wanted[-1]
    if not ways:
        return Preview(limit=gait.limit)
    path, pose = min(ways, key=lambda way: (way[1].x - end.x) ** 2 + (way[1].y - end.y) ** 2)
    return Preview(
        limit=gait.limit,
        length=way_length(figure, path),
        path=(Spot(figure.pose.x, figure.pose.y, figure.pose.level), *path),
        ghosts=(Ghost(figure.id, pose),),
        snapped={"path": msgspec.to_builtins(path), "facing": pose.facing},
    )
