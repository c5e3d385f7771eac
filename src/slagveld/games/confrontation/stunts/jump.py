"""Jumping: long jumps over gaps, high jumps over obstacles (CON-JUMP-1 to CON-JUMP-9)."""

from slagveld.kernel.decision import Action, Form, Ghost, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Path, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.topics import one_of
from slagveld.table.contact import overlap
from slagveld.table.inside import INSIDE, body_in_area
from slagveld.table.obstacles import SLIP, is_leg_free
from slagveld.table.shapes import Direction, Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.asking import Bound, tell
from ..core.book import CM, refuse, text
from ..core.characteristic_tests import Check, Tested
from ..core.characteristics import resistance
from ..core.figure import Figure
from ..core.movement_table import size_of
from ..core.profiles import rank_of
from ..core.state import Battle, ClashState
from ..movement.contact import arrive_here
from ..movement.displacement import set_down
from ..movement.type_of_movement import Active, chooser, free_figure
from ..odds.attacks import odds_of
from ..terrain.movement_table import mov
from ..terrain.obstacles import FIRST, Going, way_ground
from ..terrain.paths import cut_backs, end_pose, way_refusal
from ..terrain.scenery import name_of
from ..terrain.standing_room import has_room, stand_refusal
from ..wounds.wound_rolls import WoundRoll
from . import stunt
from .run_up_and_landing import Leap, half_across, landing, leap_towards, near_jumps, spent_on

RULE = "CON-JUMP-1"
LONG = 4
"""The difficulty of a long jump before base lengths are counted (CON-JUMP-3)."""
EASE = 2
"""By how much an obstacle of a smaller size is easier (CON-JUMP-6)."""


class Jump(Action, frozen=True):
    """A figure runs up and jumps, straight towards the place that its path leads to.

    It lands just beyond what it jumps over, wherever on that line the place was. `targets` are
    the enemies that it will touch there; `facing` None: it looks the way it jumped.
    """

    figure: PieceId
    path: Path
    facing: Direction | None = None
    targets: Pieces = ()


def facing_of(leap: Leap, facing: int | None) -> int:
    """How a jumper looks at the end: the way it jumped unless told."""
    return leap.line.direction if facing is None else facing


class JumpAttempt(Bound, frozen=True):
    """The run-up and the test; whoever has lost heart stays where he is."""

    rule = "CON-STUNT-2"

    jump: Jump

    def names(self) -> tuple[int, ...]:
        return (self.jump.figure,)

    def run(self, play: Battle) -> None:
        figure = play.state.field.by_id[self.jump.figure]
        leap = leap_towards(play.state, figure, self.jump.path[-1])
        if leap is None or figure.turn.paralysed_by or self._landing(play, leap) is None:
            stunt.call_off(play, figure)
            return
        play.then(jump_check(figure, leap), self)

    def resume(self, play: Battle, value: Tested) -> None:
        (figure,) = play.state.those(self.jump.figure)
        leap = leap_towards(play.state, figure, self.jump.path[-1])
        assert leap is not None  # noqa: S101 - nothing has moved since it was found
        if not value.success:
            fail_jump(play, figure, leap)
            return
        pose = self._landing(play, leap)
        assert pose is not None  # noqa: S101 - as above
        rule = "CON-JUMP-4" if leap.long else "CON-JUMP-7"
        set_down(play, figure, leap.path_to(pose), pose, manner="jump", rule=rule)
        arrive_here(play, figure.id, "jump")

    def _landing(self, play: Battle, leap: Leap) -> Pose | None:
        """Where he lands; None when somebody has come to stand there in the meantime."""
        figure = play.state.field.by_id[self.jump.figure]
        pose = landing(play.state, figure, leap, facing_of(leap, self.jump.facing))
        here = tuple([one for one in self.jump.targets if play.state.figure(one) is not None])
        return pose if pose and has_room(play.state, figure, pose, here) else None


def jump_check(figure: Figure, leap: Leap) -> Check:
    """The stunt test of a jump, easier over what is smaller than the jumper (CON-JUMP-6)."""
    rule = "CON-JUMP-3" if leap.long else "CON-JUMP-5"
    purpose = text("roll-stunt-jump", name=figure.name, terrain=name_of(leap.piece))
    against = text("need-jump")
    return stunt.stunt_check(figure, difficulty_of(figure, leap), purpose, rule, against=against)


def difficulty_of(figure: Figure, leap: Leap) -> int:
    """In parts of a point (CON-JUMP-3, CON-JUMP-5, CON-JUMP-6); lengths begun count in full."""
    found = figure.powers.number("leaps")
    ease = 0 if found is None else found[1]
    if leap.long:
        lengths = -(-leap.width // max(figure.profile.sides))
        return stunt.POINT * (LONG + lengths - ease)
    if rank_of(size_of(leap.piece.height, figure.moves_by)) < rank_of(figure.profile.size):
        ease += EASE
    return stunt.PER_UNIT * leap.piece.height + stunt.POINT * (resistance(figure).total - ease)


def fail_jump(play: Battle, figure: Figure, leap: Leap) -> None:
    """He stays before the obstacle or lies at the bottom of the gap, hurt on the legs."""
    what = text("told-stunt-fell-short", name=figure.name, terrain=name_of(leap.piece))
    rule = "CON-JUMP-9" if leap.long else "CON-JUMP-8"
    tell(play, what, rule, figure)
    if leap.long:
        path, pose = at_the_bottom(play.state, figure, leap)
        hurt = (figure.pose.z - leap.piece.z) // CM
    else:
        path, pose = before_the_edge(play.state, figure, leap)
        hurt = leap.piece.height // CM
    set_down(play, figure, path, pose, manner="jump", rule=rule)
    play.then(WoundRoll(victim=figure.id, strength=hurt, legs=True, cites=rule))


# Where figures end who have failed: before an obstacle, at the bottom of a gap

STEP = 10
"""Units between the places that are tried at the bottom of a gap."""


def before_the_edge(state: ClashState, figure: Figure, leap: Leap) -> tuple[Path, Pose]:
    """The run-up of a jump that was not made, as far as there is room at its end."""
    direction = leap.line.direction
    for path in cut_backs(figure, (leap.takeoff,) if leap.run_up else ()):
        pose = end_pose(state, figure, path, direction)
        if has_room(state, figure, pose):
            return path, pose
    return (), figure.pose


def at_the_bottom(state: ClashState, figure: Figure, leap: Leap) -> tuple[Path, Pose]:
    """The bottom of a gap below the edge that was jumped from (CON-JUMP-9).

    A gap that is narrower than the base holds it in its middle; where others lie there already,
    the next place along the jump is taken, and the edge itself where there is none.
    """
    line, direction = leap.line, leap.line.direction
    first, last = int(leap.begins), int(leap.ends)
    wide = min(last, first + 2 * half_across(figure))
    for far in (*range(first, wide, 1), *range(wide, last, STEP)):
        spot = line.at(far)
        pose = Pose(spot.x, spot.y, direction, leap.piece.z)
        inside = body_in_area(figure.body_at(pose), leap.piece.area) == INSIDE
        if inside and has_room(state, figure, pose):
            return leap.path_to(pose), pose
    spot = line.at((first + last) // 2)
    pose = Pose(spot.x, spot.y, direction, leap.piece.z)
    body = figure.body_at(pose)
    others = [other for other in state.figures if other.id != figure.id]
    if not any(overlap(body, other.body, SLIP) for other in others):
        return leap.path_to(pose), pose
    return before_the_edge(state, figure, leap)


class Jumping:
    actions: tuple[type[Action], ...] = (Jump,)

    def forms(self, state: ClashState, active: Active) -> list[Form]:
        able = [figure for figure, _ in self._near(state, active)]
        return stunt.way_forms(Jump, state, active.seat, able, RULE)

    def _near(self, state: ClashState, active: Active) -> list[tuple[Figure, list[Terrain]]]:
        free = active.free(state) if state.field.table.terrain else []
        return [(figure, near) for figure in free if (near := near_jumps(state, figure))]

    def check(self, state: ClashState, active: Active, action: Jump) -> Refusal | None:
        figure = free_figure(state, active, action.figure)
        if isinstance(figure, Refusal):
            return figure
        leap = leap_towards(state, figure, action.path[-1]) if action.path else None
        if leap is None:
            return refuse(RULE, "refusal-stunt-nothing", name=figure.name)
        if (refusal := distance_refusal(state, figure, leap)) is not None:
            return refusal
        pose, targets = landing(state, figure, leap, facing_of(leap, action.facing)), action.targets
        if pose is None or pose.z != figure.pose.z:
            rule = "CON-JUMP-4" if leap.long else "CON-JUMP-7"
            values = {"name": figure.name, "terrain": name_of(leap.piece)}
            return refuse(rule, "refusal-stunt-landing", **values)
        return (
            _way_refusal(state, active, figure, leap)
            or stunt.named_refusal(state, figure, targets, "CON-JUMP-2")
            or stand_refusal(state, figure, pose, touch=targets)
            or stunt.missed_refusal(state, figure, pose, targets, "CON-JUMP-2")
        )

    def answer(self, play: Battle, active: Active, action: Jump) -> None:
        stunt.begin_stunt(play, action.figure, "jump")
        attempt = JumpAttempt(jump=action)
        stunt.with_contact(play, active, attempt, action.figure, action.targets, charging=True)

    def menu(self, state: ClashState, active: Active) -> list[Action]:
        near = self._near(state, active)
        jumps = [_towards(figure, piece) for figure, pieces in near for piece in pieces]
        return [jump for jump in jumps if self.check(state, active, jump) is None]

    def propose(self, state: ClashState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        piece = one_of(near_jumps(state, figure) if state.field.table.terrain else [], rng)
        jump = None if piece is None else _towards(figure, piece)
        return jump if jump and self.check(state, active, jump) is None else None

    def preview(self, state: ClashState, active: Active, partial: Partial) -> Preview:
        draft = drafted(Jump, partial)
        figure, path = chooser(state, active, filled(draft.figure, 0)), filled(draft.path, ())
        if isinstance(figure, Refusal):
            return Preview(refusal=figure)
        leap = leap_towards(state, figure, path[-1]) if path else None
        if leap is None:
            return Preview(limit=mov(figure))
        facing = facing_of(leap, filled(draft.facing))
        pose = landing(state, figure, leap, facing)
        spent = spent_on(state, figure, leap)
        values = {"run": Distance(leap.run_up), "clears": Distance(leap.clears)}
        notes = (text("note-stunt-jump", terrain=name_of(leap.piece), **values),)
        refusal = distance_refusal(state, figure, leap)
        if pose is None:
            return Preview(refusal=refusal, notes=notes, limit=mov(figure), cost=spent)
        end = Spot(pose.x, pose.y)
        test = jump_check(figure, leap)
        title = text("roll-stunt-jump", name=figure.name, terrain=name_of(leap.piece))
        odds = odds_of(test, title, text("odds-stunt-lands"), text("odds-stunt-falls"))
        return Preview(
            refusal=refusal,
            snapped={"path": (end,), "facing": facing},
            ghosts=(Ghost(figure.id, pose),),
            path=(Spot(figure.pose.x, figure.pose.y), leap.takeoff, end),
            length=leap.run_up + leap.width,
            cost=spent,
            limit=mov(figure),
            odds=(odds,),
            notes=notes,
        )


JUMPING = Jumping()


def distance_refusal(state: ClashState, figure: Figure, leap: Leap) -> Refusal | None:
    """Why the run-up (none with CON-CARD-saut) is too short, or all of it too long, or None."""
    needed = 0 if figure.powers.gives("leaps") else leap.clears
    if leap.run_up < needed:
        values = {"run": Distance(leap.run_up), "needed": Distance(needed)}
        return refuse(RULE, "refusal-stunt-run-up", name=figure.name, **values)
    spent, limit = spent_on(state, figure, leap), mov(figure)
    if spent <= limit:
        return None
    values = {"cost": Distance(spent, up=True), "limit": Distance(limit)}
    return refuse(RULE, "refusal-stunt-too-far", name=figure.name, **values)


def _way_refusal(state: ClashState, active: Active, figure: Figure, leap: Leap) -> Refusal | None:
    """Why the run-up is closed, or something stands in the way of the jump itself."""
    through = active.together(state)
    path = (leap.takeoff,) if leap.run_up else ()
    refusal = way_refusal(state, figure, path, mov(figure), Going(through), rule=RULE)
    if refusal is not None:
        return refusal
    below = [other.id for other in state.figures if other.pose.z < figure.pose.z - CM]
    pieces = enumerate(state.field.table.terrain)
    owners = [FIRST - place for place, one in pieces if one is leap.piece]
    enemies = tuple([other.id for other in state.figures if other.seat != figure.seat])
    ground = way_ground(state, figure, Going(through, enemies)).without([*owners, *below])
    end = leap.line.at(leap.ends)
    here = (leap.takeoff.x * FINE, leap.takeoff.y * FINE)
    if is_leg_free(ground, *here, end.x * FINE, end.y * FINE):
        return None
    values = {"name": figure.name, "terrain": name_of(leap.piece)}
    return refuse("CON-MOVE-12", "refusal-stunt-in-the-way", **values)


def _towards(figure: Figure, piece: Terrain) -> Jump:
    """A jump straight at the nearest point of a thing's outline, as seen along its axes."""
    xs, ys = piece.area.xs, piece.area.ys
    x, y = figure.pose.x, figure.pose.y
    low_x, high_x = min(xs) // FINE, max(xs) // FINE
    low_y, high_y = min(ys) // FINE, max(ys) // FINE
    goal = Spot((low_x + high_x) // 2, (low_y + high_y) // 2)
    if low_x <= x <= high_x:
        goal = Spot(x, goal.y)
    elif low_y <= y <= high_y:
        goal = Spot(goal.x, y)
    return Jump(figure.id, (goal,))
