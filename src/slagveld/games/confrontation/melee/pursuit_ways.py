"""How far a pursuit move goes, and the way by which it comes into contact (CON-PURSUE-1, -3)."""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from slagveld.kernel.decision import FREE, Action, Form, Ghost, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.ways import facing_along
from slagveld.table.shapes import Pose

from ..assault.move_into_contact import TakeWay
from ..core.asking import Bound, FigureAsked
from ..core.book import do, pick, refuse
from ..core.bout import AGAIN
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..movement.displacement import arrive_here, displace
from ..movement.previews import drawn
from ..terrain.contact_ways import ContactWays
from ..terrain.footing import Going
from ..terrain.meeting import can_meet
from ..terrain.paces import Gait, gaits_over, on_land
from ..terrain.standing import stand_refusal
from ..terrain.ways import end_pose, gaits_refusal

RULE = "CON-PURSUE-1"


def pursuit_gaits(figure: Figure, spent: int = 0) -> tuple[Gait, ...]:
    """Half of MOV, on foot or by the second value, the farthest first."""
    return gaits_over(figure, 1, spent)


def land_gait(figure: Figure, spent: int = 0) -> Gait:
    """The farthest gait that needs no water."""
    return on_land(pursuit_gaits(figure, spent))


def pursuit_refusal(
    state: ClashState,
    figure: Figure,
    path: Path,
    facing: int,
    *,
    touch: tuple[int, ...] = (),
    spent: int = 0,
) -> Refusal | None:
    """Why a pursuer cannot go along a path and stand so at its end, or None."""
    going, ways = Going(touch=touch), pursuit_gaits(figure, spent)
    pose = end_pose(state, figure, path, facing)
    return gaits_refusal(state, figure, path, ways, going, RULE) or stand_refusal(
        state, figure, pose, touch=touch
    )


def closing_ways(
    state: ClashState, figure: Figure, targets: Sequence[int], spent: int = 0, most: int = 3
) -> list[tuple[Path, Pose]]:
    """Ways of a pursuer into contact with all of these at once, best first."""
    gait = land_gait(figure, spent)
    going = Going(flying=gait.flying)
    return ContactWays(state, figure, state.those(*targets), gait.limit, going).best(most)


def pursued(
    state: ClashState, figure: Figure, targets: Sequence[int], spent: int = 0
) -> tuple[int, ...]:
    """Those of the named whom a pursuer meets: all at once if he can, else as many as he can.

    Those named first rather than others; none when nobody is in reach.
    """
    by_id = state.field.by_id
    here = [number for number in targets if number in by_id]
    gait = land_gait(figure, spent)
    going = Going(flying=gait.flying)
    for count in range(len(here), 0, -1):
        for group in combinations(here, count):
            there = state.those(*group)
            ways = ContactWays(state, figure, there, gait.limit, going)
            if can_meet(state, figure, there) and ways.any():
                return group
    return ()


def mark_again(play: Battle, number: int) -> None:
    """Leave the mark by which the melee takes a pursuer in again."""
    figure = play.state.field.by_id[number]
    play.state = play.state.did(number, marks=(*figure.turn.marks, AGAIN))


class PursuitWay(FigureAsked, Bound, frozen=True, kw_only=True):
    """By which way does a pursuer close with those he has named?"""

    rule = "CON-PURSUE-3"
    words = "melee-ask-close"
    actions = (TakeWay,)

    targets: tuple[int, ...]
    """Those of the named whom he was measured to meet, and who have not fled."""
    spent: int = 0

    def met(self, state: ClashState, figure: Figure) -> tuple[int, ...]:
        return pursued(state, figure, self.targets, self.spent)

    def ways(self, state: ClashState, figure: Figure) -> list[tuple[Path, Pose]]:
        met = self.met(state, figure)
        return closing_ways(state, figure, met, self.spent) if met else []

    def names(self) -> tuple[int, ...]:
        return (self.figure,)

    def asked(self, state: ClashState) -> int | None:
        figure = state.figure(self.figure)
        return None if figure is None or not self.met(state, figure) else self.seat

    def forms(self, state: ClashState) -> list[Form]:
        ways = self.ways(state, state.field.by_id[self.figure])
        known = ways[0][0] if len(ways) == 1 else ()
        path = pick.path("path", "melee-field-path", piece=self.figure, proposed=known)
        facing = pick.facing("facing", "melee-field-facing", piece=self.figure, optional=True)
        return [do(TakeWay, "melee-do-close", path, facing)]

    def facing_of(self, state: ClashState, action: TakeWay) -> int:
        """The facing at the end: as told, as in a known way that ends there, or along the way."""
        if action.facing is not None:
            return action.facing
        figure = state.field.by_id[self.figure]
        end = action.path[-1] if action.path else figure.pose
        for _, pose in self.ways(state, figure):
            if (pose.x, pose.y) == (end.x, end.y):
                return pose.facing
        return facing_along(figure.pose, action.path)

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.figure, *self.targets)

    def measured(self, state: ClashState) -> Measuring:
        return FREE

    def check(self, state: ClashState, seat: int, action: TakeWay) -> Refusal | None:
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
        """Contact is no charge (CON-PURSUE-5), and perhaps leads to a further fight."""
        facing = self.facing_of(play.state, action)
        displace(play, self.figure, action.path, facing, manner="pursue", rule=self.rule)
        arrive_here(play, self.figure, "pursuit")
        mark_again(play, self.figure)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        ways = self.ways(state, state.field.by_id[self.figure])
        return list(dict.fromkeys([TakeWay(path, pose.facing) for path, pose in ways]))

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        figure = state.field.by_id[self.figure]
        met = self.met(state, figure)
        path, pose = closing_ways(state, figure, met, self.spent, 1)[0]
        return TakeWay(path, pose.facing)

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        """The way into contact that is meant: the known one whose end is nearest to the pointer."""
        (figure,) = state.those(self.figure)
        gait, ways = land_gait(figure, self.spent), self.ways(state, figure)
        wanted = filled(drafted(TakeWay, partial).path, ())
        if not wanted:
            ghosts = tuple([Ghost(figure.id, pose) for _, pose in ways])
            return Preview(limit=gait.limit, ghosts=ghosts, pieces=self.met(state, figure))
        if not ways:
            return Preview(limit=gait.limit)
        end = wanted[-1]
        path, pose = min(ways, key=lambda way: (way[1].x - end.x) ** 2 + (way[1].y - end.y) ** 2)
        snapped = {"path": msgspec.to_builtins(path), "facing": pose.facing}
        return Preview(snapped=snapped, **drawn(state, figure, path, pose.facing, gait))
