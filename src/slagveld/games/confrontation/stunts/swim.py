"""Swimming: across deep water, at half of MOV (CON-SWIM-1 to CON-SWIM-3).

A figure is in the water when the middle of its base is; then its base may lie across the bank. It
is on the bank when its whole base is on land and touches the water.
"""

from itertools import chain

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.ways import COMPASS, facing_along, mended, towards
from slagveld.table.body import Body
from slagveld.table.inside import place_in_area, stretches_inside
from slagveld.table.measure import area_gap
from slagveld.table.shapes import Direction, Pose
from slagveld.table.units import FINE, TURN
from slagveld.table.waypoints import beginning
from slagveld.texts import Distance

from ..core.asking import Bound, tell
from ..core.book import refuse, text
from ..core.characteristic_tests import Check, Tested
from ..core.characteristics import resistance
from ..core.field import SLACK
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..movement.contact import arrive_here
from ..movement.displacement import set_down
from ..movement.type_of_movement import Active, chooser, free_figure
from ..odds.attacks import odds_of
from ..terrain.movement_table import mov
from ..terrain.obstacles import FIRST, ON_FOOT, Going, way_ground
from ..terrain.paths import cut_backs, fine_path, is_free_way, spot_of, way_length
from ..terrain.scenery import is_swimmer, pose_at, waters
from ..terrain.standing_room import stand_refusal
from ..wounds.wound_rolls import light_wound
from . import stunt
from .run_up_and_landing import first_clear, half_across, line_towards

RULE = "CON-SWIM-1"
CALMS = 0.5
"""How often chance leaves one on the bank alone."""


class Swim(Action, frozen=True):
    """A figure at the water or in it tries to swim along a path, up to half its MOV.

    `targets` are the enemies that it will touch at the end; `facing` None: it looks ahead.
    """

    figure: PieceId
    path: Path
    facing: Direction | None = None
    targets: Pieces = ()


class Swimming:
    """Swims of figures that are not at home in water."""

    actions: tuple[type[Action], ...] = (Swim,)

    def forms(self, state: ClashState, active: Active) -> list[Form]:
        return stunt.way_forms(Swim, state, active.seat, self._able(state, active), RULE)

    def _able(self, state: ClashState, active: Active) -> list[Figure]:
        free = active.free(state) if waters(state.field.table) else []
        return [figure for figure in free if may_swim(state, figure)]

    def check(self, state: ClashState, active: Active, action: Swim) -> Refusal | None:
        figure = free_figure(state, active, action.figure)
        if isinstance(figure, Refusal):
            return figure
        if is_swimmer(figure):
            return refuse("CON-STAT-2", "refusal-stunt-at-home", name=figure.name)
        if not is_wet(state, figure.body):
            return refuse(RULE, "refusal-stunt-dry", name=figure.name)
        path, touch, facing = action.path, action.targets, facing_of(figure, action)
        going = Going(active.together(state), touch)
        return (
            stunt.named_refusal(state, figure, touch, "CON-WALK-3")
            or swim_refusal(state, figure, path, facing, going)
            or stunt.missed_refusal(
                state, figure, swim_pose(state, path, facing), touch, "CON-WALK-3"
            )
        )

    def answer(self, play: Battle, active: Active, action: Swim) -> None:
        stunt.begin_stunt(play, action.figure, "swim")
        attempt = SwimAttempt(swim=action, through=active.together(play.state))
        stunt.with_contact(play, active, attempt, action.figure, action.targets, charging=False)

    def menu(self, state: ClashState, active: Active) -> list[Action]:
        able = self._able(state, active)
        swims = [self._straight(state, active, one, way) for one in able for way in COMPASS]
        return [swim for swim in swims if swim is not None]

    def propose(self, state: ClashState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if not waters(state.field.table) or rng.random() < CALMS:
            return None
        if not may_swim(state, figure):
            return None
        return self._straight(state, active, figure, int(rng.random() * TURN))

    def _straight(
        self, state: ClashState, active: Active, figure: Figure, direction: int
    ) -> Swim | None:
        wanted = towards(figure.pose, direction, mov(figure) // 2)[0]
        path = swum(state, figure, wanted, direction, Going(active.together(state)))
        swim = Swim(figure.id, path, direction)
        return swim if path and self.check(state, active, swim) is None else None

    def preview(self, state: ClashState, active: Active, partial: Partial) -> Preview:
        draft = drafted(Swim, partial)
        figure = chooser(state, active, filled(draft.figure, 0))
        if isinstance(figure, Refusal):
            return Preview(refusal=figure)
        limit, test = mov(figure) // 2, swim_check(figure)
        won, lost = text("odds-stunt-swims"), text("odds-stunt-swallows")
        odds = (odds_of(test, test.purpose, won, lost),)
        given, told = filled(draft.path, ()), filled(draft.facing)
        if not given:
            return Preview(limit=limit, odds=odds)
        facing = facing_along(figure.pose, given) if told is None else told
        going = Going(active.together(state), filled(draft.targets, ()))
        path = swum(state, figure, given, facing, going, patient=True) or given
        return Preview(
            snapped=mended(given, path, told, facing),
            ghosts=(Ghost(figure.id, swim_pose(state, path, facing)),),
            path=(spot_of(figure), *path),
            limit=limit,
            odds=odds,
        )


SWIMMING = Swimming()


def may_swim(state: ClashState, figure: Figure) -> bool:
    """Whether a figure is at the water, and not at home in it (CON-STAT-2)."""
    return not is_swimmer(figure) and is_wet(state, figure.body)


def facing_of(figure: Figure, swim: Swim) -> int:
    """How a swimmer looks at the end: the way it swam unless told."""
    return facing_along(figure.pose, swim.path) if swim.facing is None else swim.facing


class SwimAttempt(Bound, frozen=True):
    """The test; whoever has lost heart stays where he is."""

    rule = RULE

    swim: Swim
    through: tuple[int, ...] = ()

    def names(self) -> tuple[int, ...]:
        return (self.swim.figure,)

    def run(self, play: Battle) -> None:
        state, swim = play.state, self.swim
        (figure,) = state.those(swim.figure)
        here = tuple([one for one in swim.targets if state.figure(one) is not None])
        facing, going = facing_of(figure, swim), Going(self.through, here)
        refusal = swim_refusal(state, figure, swim.path, facing, going)
        if figure.turn.paralysed_by or refusal is not None:
            stunt.call_off(play, figure)
        else:
            play.then(swim_check(figure), self)

    def resume(self, play: Battle, value: Tested) -> None:
        """He swims (CON-SWIM-2), or stays and has a light wound (CON-SWIM-3)."""
        (figure,) = play.state.those(self.swim.figure)
        if not value.success:
            tell(play, text("told-stunt-swallowed", name=figure.name), "CON-SWIM-3", figure)
            light_wound(play, figure.id)
            return
        pose = swim_pose(play.state, self.swim.path, facing_of(figure, self.swim))
        set_down(play, figure, self.swim.path, pose, manner="swim", rule="CON-SWIM-2")
        arrive_here(play, figure.id, "engage")


def swim_check(figure: Figure) -> Check:
    """The swim test: MOV / 2.5 + D6 - RES must be more than 0."""
    tough = stunt.POINT * resistance(figure).total
    purpose = text("roll-stunt-swim", name=figure.name)
    against = text("value-resistance")
    return stunt.stunt_check(figure, tough, purpose, RULE, against=against, strictly=True)


# Ways through deep water: where a swimmer may start, go and end (CON-SWIM-1, CON-SWIM-2)

STEP = 50
"""A way is looked at every so many units: everywhere the base must be at the water."""


def is_wet(state: ClashState, body: Body) -> bool:
    return any(area_gap(body, piece.area) <= SLACK for piece in waters(state.field.table))


def swim_pose(state: ClashState, path: Path, facing: int) -> Pose:
    return pose_at(state, path[-1].x, path[-1].y, facing)


def swim_refusal(
    state: ClashState, figure: Figure, path: Path, facing: int, going: Going = ON_FOOT
) -> Refusal | None:
    if not path:
        return refuse("CON-SWIM-2", "refusal-stunt-no-way", name=figure.name)
    length, limit = way_length(figure, path), mov(figure) // 2
    if length > limit:
        values = {"length": Distance(length, up=True), "limit": Distance(limit)}
        return refuse("CON-SWIM-2", "refusal-stunt-swim-far", name=figure.name, **values)
    if not _stays_wet(state, figure, path):
        return refuse("CON-SWIM-2", "refusal-stunt-leaves-water", name=figure.name)
    pose = swim_pose(state, path, facing)
    body = figure.body_at(pose)
    inside = any(place_in_area(body.x, body.y, one.area) > 0 for one in waters(state.field.table))
    if (refusal := stand_refusal(state, figure, pose, touch=going.touch, wet=inside)) is not None:
        return refusal
    if not is_wet(state, body):
        return refuse("CON-SWIM-2", "refusal-stunt-leaves-water", name=figure.name)
    terrain, wet = state.field.table.terrain, waters(state.field.table)
    owners = [FIRST - place for place, piece in enumerate(terrain) if piece in wet]
    if is_free_way(way_ground(state, figure, going).without(owners), *fine_path(figure, path)):
        return None
    return refuse("CON-MOVE-12", "refusal-stunt-swim-blocked", name=figure.name)


def _stays_wet(state: ClashState, figure: Figure, path: Path) -> bool:
    """Whether the base touches water all along a way, its end included."""
    xs, ys = fine_path(figure, path)
    body = figure.body
    for i in range(len(xs) - 1):
        dx, dy = xs[i + 1] - xs[i], ys[i + 1] - ys[i]
        count = max(1, int((dx * dx + dy * dy) ** 0.5) // (STEP * FINE))
        for part in range(1, count + 1):
            x, y = xs[i] + dx * part // count, ys[i] + dy * part // count
            if not is_wet(state, body.shifted(x - xs[0], y - ys[0])):
                return False
    return True


def swum(
    state: ClashState,
    figure: Figure,
    path: Path,
    facing: int,
    going: Going = ON_FOOT,
    *,
    patient: bool = False,
) -> Path:
    """The swim that is meant by a way: as far as it goes, or to the bank it comes to.

    `patient`: else it is cut back from its end until it can be swum. Empty when it never can.
    """

    def legal(wanted: Path) -> bool:
        return swim_refusal(state, figure, wanted, facing, going) is None

    most = min(mov(figure) // 2, way_length(figure, path))
    whole = beginning(figure.pose.x, figure.pose.y, path, most)
    shore = _to_the_bank(state, figure, whole, facing) if whole else ()
    shorter = cut_backs(figure, whole) if patient else ()
    return next((one for one in chain((whole, shore), shorter) if legal(one)), ())


def _to_the_bank(state: ClashState, figure: Figure, path: Path, facing: int) -> Path:
    """A way whose last leg ends where the base, looking so, leaves the water."""
    before, end = path[:-1], path[-1]
    x, y = (before[-1].x, before[-1].y) if before else (figure.pose.x, figure.pose.y)
    line = line_towards(x, y, end)
    if line is None:
        return ()
    past = line.at(way_length(figure.at(Pose(x, y)), (end,)) + half_across(figure))
    for piece in waters(state.field.table):
        crossed = stretches_inside(x * FINE, y * FINE, past.x * FINE, past.y * FINE, piece.area)
        if crossed and crossed[0][1] < 1.0:
            length = ((past.x - x) ** 2 + (past.y - y) ** 2) ** 0.5
            far = first_clear(figure, line, crossed[0][1] * length, facing, piece)
            return () if far is None else (*before, line.at(far))
    return ()
