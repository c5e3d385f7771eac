"""A climb or a voluntary fall as it is made (CON-CLIMB-1 to CON-CLIMB-5)."""

from typing import Annotated

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Moved
from slagveld.kernel.fields import Key, PieceId
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Distance

from ..core.book import CM, KEY, text
from ..core.checks import Check, Tested
from ..core.figure import Figure
from ..core.reports import tell
from ..core.state import Battle, ConfrontationState
from ..core.values import resistance
from ..terrain.scenery import name_of
from ..wounds.rolls import WoundRoll
from .rolls import PER_UNIT, POINT, stunt_check
from .walls import Wall, far_side, foot_of, top_of, walls_at

RULE = "CON-CLIMB-1"
FALL = "CON-CLIMB-5"
FALLS = f"{KEY}:fall"
"""How a fall is told."""

HARMLESS = 11
"""RES so far above the Strength, and no wound roll does anything: two sixes make 1."""

Height = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""Centimetres."""


class Climb(Action, frozen=True):
    """A figure climbs a wall that it touches or hangs on.

    `where` is the id of the terrain and the way: `7-up`, `7-down`, or `7-across` from the top of
    something too thin to stand on. `most`: at most so many centimetres; 0: as far as it gets.
    """

    figure: PieceId
    where: Key
    most: Height = 0

    @property
    def way(self) -> str:
        """Up, down or across."""
        return self.where.partition("-")[2]

    def names_wall(self, wall: Wall) -> bool:
        """Whether it is this wall."""
        return self.where.partition("-")[0] == str(wall.piece.id)


class Fall(Action, frozen=True):
    """A figure on a wall or at its top lets itself fall; `where` is the id of the terrain."""

    figure: PieceId
    where: Key

    def names_wall(self, wall: Wall) -> bool:
        """Whether it is this wall."""
        return self.where == str(wall.piece.id)


ClimbDeed = Climb | Fall


# Climbing


class ClimbAttempt(Step, frozen=True):
    """The climb: the result of the roll less Resistance is how many cm he gets."""

    rule = RULE

    climb: Climb

    def run(self, play: Battle) -> None:
        play.then(climb_check(*_at_wall(play.state, self.climb), self.climb), self)

    def resume(self, play: Battle, value: Tested) -> None:
        """He climbs; with a negative result or a 1 he falls, or just does not get away."""
        figure, wall = _at_wall(play.state, self.climb)
        if not value.success:
            _slip(play, figure, wall)
            return
        got = (value.total - POINT * resistance(figure).total) // PER_UNIT
        far = min(got, self.climb.most * CM) if self.climb.most else got
        _go(play, figure, wall, self.climb.way, far)


def climb_check(figure: Figure, wall: Wall, climb: Climb) -> Check:
    """The test of a climb: below 0 it fails; more is worth having until he is where he wants."""
    tough, z = POINT * resistance(figure).total, figure.pose.z
    whole = wall.high - z if climb.way == "up" else z - wall.low
    wanted = min(whole, climb.most * CM) if climb.most else whole
    purpose = text("roll-stunt-climb", name=figure.name, terrain=name_of(wall.piece))
    against, aim = text("value-resistance"), tough + PER_UNIT * wanted
    return stunt_check(figure, tough, purpose, RULE, against=against, aim=aim)


def named_wall(state: ConfrontationState, figure: Figure, action: ClimbDeed) -> Wall | None:
    """The wall at a figure that an action names, if it does."""
    return next((one for one in walls_at(state, figure) if action.names_wall(one)), None)


def _at_wall(state: ConfrontationState, action: ClimbDeed) -> tuple[Figure, Wall]:
    (figure,) = state.those(action.figure)
    wall = named_wall(state, figure, action)
    assert wall is not None  # noqa: S101 - it was checked, and nothing has moved since
    return figure, wall


def _slip(play: Battle, figure: Figure, wall: Wall) -> None:
    """Who hangs on the wall falls; who stands firmly stays where he is (CON-CLIMB-4)."""
    values = {"name": figure.name, "terrain": name_of(wall.piece)}
    if not figure.climbing:
        tell(play, text("told-stunt-no-hold", **values), "CON-CLIMB-4", figure)
        return
    tell(play, text("told-stunt-slipped", **values), "CON-CLIMB-3", figure)
    height = figure.pose.z - wall.low
    _move(play, figure, _at(figure.pose, wall.low), 0, FALLS, "CON-CLIMB-3")
    play.then(WoundRoll(victim=figure.id, strength=height // CM, cites="CON-CLIMB-3"))


def _go(play: Battle, figure: Figure, wall: Wall, way: str, far: int) -> None:
    """So many units up or down the wall, and off it at its end."""
    if far <= 0:
        what = text("told-stunt-stays", name=figure.name, terrain=name_of(wall.piece))
        tell(play, what, RULE, figure)
    elif way == "up":
        _go_up(play, figure, wall, min(figure.pose.z + far, wall.high))
    else:
        _go_down(play, figure, wall, way, max(figure.pose.z - far, wall.low))


def _go_up(play: Battle, figure: Figure, wall: Wall, z: int) -> None:
    """Up to a height; at the top he is set on it, if there is room for his base."""
    top = top_of(play.state, figure, wall) if z == wall.high else None
    if top is not None:
        _move(play, figure, top, 0, "climb", RULE)
    else:
        _move(play, figure, _at(figure.pose, z), wall.piece.id, "climb", "CON-CLIMB-2")


def _go_down(play: Battle, figure: Figure, wall: Wall, way: str, z: int) -> None:
    """Down to a height, on the near side or the far side; at the foot he stands."""
    foot: Pose | None = figure.pose
    if way == "across":
        foot = far_side(play.state, figure, wall)
    elif not figure.climbing:
        foot = foot_of(play.state, figure, wall)
    assert foot is not None  # noqa: S101 - ways_on() offers no way down without one
    hangs, rule = (0, RULE) if z == wall.low else (wall.piece.id, "CON-CLIMB-2")
    _move(play, figure, _at(foot, z), hangs, "climb", rule)


def _move(play: Battle, figure: Figure, pose: Pose, hangs: int, manner: str, rule: str) -> None:
    """Put a climber at a pose; he hangs on a piece of terrain, or stands (0)."""
    here = figure.pose
    height = abs(pose.z - here.z)
    moved = figure.did(covered=figure.turn.covered + height).at(pose).changed(climbing=hangs)
    play.state = play.state.with_figure(moved)
    play.tell(
        Moved,
        piece=figure.id,
        name=figure.name,
        path=(Spot(here.x, here.y), Spot(pose.x, pose.y)),
        pose=pose,
        manner=manner,
        length=height,
        rule=rule,
    )
    if hangs:
        what = text("told-stunt-hangs", name=figure.name, height=Distance(pose.z))
        tell(play, what, "CON-CLIMB-2", figure)


def _at(pose: Pose, z: int) -> Pose:
    return Pose(pose.x, pose.y, pose.facing, z)


# Falling


class FallAttempt(Step, frozen=True):
    """A voluntary fall: the better the stunt roll, the weaker the wound."""

    rule = FALL

    fall: Fall

    def run(self, play: Battle) -> None:
        play.then(fall_check(*_at_wall(play.state, self.fall)), self)

    def resume(self, play: Battle, value: Tested) -> None:
        """He lies below, hurt on the legs; after a 1 nothing is taken off."""
        figure, wall = _at_wall(play.state, self.fall)
        height = figure.pose.z - wall.low
        foot = figure.pose if figure.climbing else foot_of(play.state, figure, wall)
        assert foot is not None  # noqa: S101 - may_fall() was asked
        _move(play, figure, _at(foot, wall.low), 0, FALLS, FALL)
        strength = fall_strength(height, value)
        play.then(WoundRoll(victim=figure.id, strength=strength, legs=True, cites=FALL))


def fall_check(figure: Figure, wall: Wall) -> Check:
    """The stunt roll of a fall: rolled on until not even two sixes would hurt."""
    height = PER_UNIT * (figure.pose.z - wall.low)
    purpose = text("roll-stunt-fall", name=figure.name)
    aim = height + POINT * (HARMLESS - resistance(figure).total)
    against = text("need-difficulty")
    return stunt_check(figure, 0, purpose, FALL, against=against, aim=aim)


def fall_strength(height: int, value: Tested) -> int:
    """The Strength of a fall from a height in units: cm less the stunt roll, rounded down."""
    result = 0 if value.one else value.total
    return (PER_UNIT * height - result) // POINT
