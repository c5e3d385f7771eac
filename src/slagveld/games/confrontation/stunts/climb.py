"""Climbing up, down and over, and falling by choice (CON-CLIMB-1 to CON-CLIMB-5)."""

from fractions import Fraction
from typing import Annotated

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Odds, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, Key, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.topics import one_of
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Distance, Text

from ..core.asking import tell, tell_moved
from ..core.book import CM, KEY, do, pick, refuse, text
from ..core.checks import Check, Tested
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..core.values import resistance
from ..movement.choice import Active, chooser
from ..odds.attacks import total_chances
from ..terrain.scenery import name_of
from ..wounds.rolls import WoundRoll
from .climb_walls import Wall, far_side, foot_of, top_of, walls_at, ways_on
from .stunt import PER_UNIT, POINT, begin_stunt, stunt_check

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
        return self.where.partition("-")[2]


class Fall(Action, frozen=True):
    """A figure on a wall or at its top lets itself fall; `where` is the id of the terrain."""

    figure: PieceId
    where: Key


ClimbDeed = Climb | Fall


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


def named_wall(state: ClashState, figure: Figure, action: ClimbDeed) -> Wall | None:
    """The wall at a figure that an action names, if it does."""
    key = action.where.partition("-")[0] if isinstance(action, Climb) else action.where
    return next((one for one in walls_at(state, figure) if str(one.piece.id) == key), None)


def _at_wall(state: ClashState, action: ClimbDeed) -> tuple[Figure, Wall]:
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
    """So many units up or down the wall, and off it at its end.

    At the top he is set on it, if there is room for his base; at the foot, on the near side or the
    far side, he stands.
    """
    z = figure.pose.z
    pose: Pose | None = figure.pose
    if far <= 0:
        what = text("told-stunt-stays", name=figure.name, terrain=name_of(wall.piece))
        tell(play, what, RULE, figure)
        return
    if way == "up":
        z = min(z + far, wall.high)
        top = top_of(play.state, figure, wall) if z == wall.high else None
        arrived, pose = top is not None, top or pose
    else:
        z = max(z - far, wall.low)
        arrived = z == wall.low
        if way == "across":
            pose = far_side(play.state, figure, wall)
        elif not figure.climbing:
            pose = foot_of(play.state, figure, wall)
    assert pose is not None  # noqa: S101 - ways_on() offers no way down without one
    hangs, rule = (0, RULE) if arrived else (wall.piece.id, "CON-CLIMB-2")
    _move(play, figure, _at(pose, z), hangs, "climb", rule)


def _move(play: Battle, figure: Figure, pose: Pose, hangs: int, manner: str, rule: str) -> None:
    """Put a climber at a pose; he hangs on a piece of terrain, or stands (0)."""
    here = figure.pose
    height = abs(pose.z - here.z)
    moved = figure.did(covered=figure.turn.covered + height).at(pose).changed(climbing=hangs)
    play.state = play.state.with_figure(moved)
    way = (Spot(here.x, here.y), Spot(pose.x, pose.y))
    tell_moved(play, figure, way, pose, manner=manner, length=height, rule=rule)
    if hangs:
        what = text("told-stunt-hangs", name=figure.name, height=Distance(pose.z))
        tell(play, what, "CON-CLIMB-2", figure)


def _at(pose: Pose, z: int) -> Pose:
    return Pose(pose.x, pose.y, pose.facing, z)


class FallAttempt(Step, frozen=True):
    """A voluntary fall: its Strength is its height in cm less the stunt roll, rounded down."""

    rule = FALL

    fall: Fall

    def run(self, play: Battle) -> None:
        """The stunt roll: rolled on until not even two sixes would hurt."""
        figure, wall = _at_wall(play.state, self.fall)
        purpose, against = text("roll-stunt-fall", name=figure.name), text("need-difficulty")
        aim = POINT * (HARMLESS - resistance(figure).total)
        aim += PER_UNIT * (figure.pose.z - wall.low)
        play.then(stunt_check(figure, 0, purpose, FALL, against=against, aim=aim), self)

    def resume(self, play: Battle, value: Tested) -> None:
        """He lies below, hurt on the legs; after a 1 nothing is taken off."""
        figure, wall = _at_wall(play.state, self.fall)
        height = figure.pose.z - wall.low
        foot = figure.pose if figure.climbing else foot_of(play.state, figure, wall)
        assert foot is not None  # noqa: S101 - may_fall() was asked
        _move(play, figure, _at(foot, wall.low), 0, FALLS, FALL)
        strength = (PER_UNIT * height - (0 if value.one else value.total)) // POINT
        play.then(WoundRoll(victim=figure.id, strength=strength, legs=True, cites=FALL))


MOST = 100
"""The most centimetres that a player can ask for."""
JUMPS_OFF = 0.1
"""How often chance lets somebody fall who could climb."""


class Climbing:
    """Climbs and voluntary falls of those at a wall or on it."""

    actions: tuple[type[Action], ...] = (Climb, Fall)

    def forms(self, state: ClashState, active: Active) -> list[Form]:
        deeds = [one for figure in able(state, active) for one in deeds_of(state, figure)]
        most = pick.number("most", "field-stunt-most", 0, MOST, optional=True)
        forms: list[Form] = []
        for kind, rule, more in ((Climb, RULE, (most,)), (Fall, FALL, ())):
            chosen = [(one, label) for one, label in deeds if isinstance(one, kind)]
            if chosen:
                choices = [Choice(one.where, label, of=one.figure) for one, label in chosen]
                who = dict.fromkeys([one.figure for one, _ in chosen])
                figure = pick.piece("figure", "field-stunt-figure", who)
                where = pick.choice("where", "field-stunt-where", choices, of="figure")
                key = kind.__name__.lower()  # texts: *:help-stunt-*, *:do-stunt-*
                words = text(f"help-stunt-{key}", point=Distance(CM))
                fields = (figure, where, *more)
                forms.append(do(kind, f"do-stunt-{key}", *fields, rule=rule, help=words))
        return forms

    def check(self, state: ClashState, active: Active, action: ClimbDeed) -> Refusal | None:
        figure = chooser(state, active, action.figure)
        if isinstance(figure, Refusal):
            return figure
        climbs = isinstance(action, Climb)
        wall, rule = named_wall(state, figure, action), RULE if climbs else FALL
        if wall is None:
            return refuse(rule, "refusal-stunt-no-wall", name=figure.name)
        values = {"name": figure.name, "terrain": name_of(wall.piece)}
        if isinstance(action, Climb):
            if action.way in ways_on(state, figure, wall):
                return None
            return refuse(rule, "refusal-stunt-no-climb", **values)
        falls = may_fall(state, figure, wall)
        return None if falls else refuse(rule, "refusal-stunt-no-fall", **values)

    def answer(self, play: Battle, active: Active, action: ClimbDeed) -> None:
        climbs = isinstance(action, Climb)
        begin_stunt(play, action.figure, "climb" if climbs else "fall")
        play.then(ClimbAttempt(action) if isinstance(action, Climb) else FallAttempt(action))

    def menu(self, state: ClashState, active: Active) -> list[Action]:
        return [one for figure in able(state, active) for one, _ in deeds_of(state, figure)]

    def propose(self, state: ClashState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        barred = isinstance(chooser(state, active, figure.id), Refusal)
        if barred or not state.field.table.terrain:
            return None
        found = [one for one, _ in deeds_of(state, figure)]
        climbs = [one for one in found if isinstance(one, Climb)]
        return one_of(climbs if climbs and rng.random() >= JUMPS_OFF else found, rng)

    def preview(self, state: ClashState, active: Active, partial: Partial) -> Preview:
        kind: type[ClimbDeed] = Fall if partial.action == "Fall" else Climb
        draft = drafted(kind, partial)
        figure, where = chooser(state, active, filled(draft.figure, 0)), filled(draft.where)
        if isinstance(figure, Refusal):
            return Preview(refusal=figure)
        if where is None:
            return Preview()
        action = kind(figure.id, where)
        wall = named_wall(state, figure, action)
        if wall is None:
            return Preview()
        if isinstance(action, Climb):
            return Preview(odds=(climb_odds(figure, climb_check(figure, wall, action)),))
        height = Distance(figure.pose.z - wall.low)
        return Preview(notes=(text("note-stunt-fall", height=height),))


CLIMBING = Climbing()


def able(state: ClashState, active: Active) -> list[Figure]:
    """Those who may still choose and are in no fight; hanging on a wall is no hindrance here."""
    ready = active.ready(state) if state.field.table.terrain else []
    return [one for one in ready if not isinstance(chooser(state, active, one.id), Refusal)]


def may_fall(state: ClashState, figure: Figure, wall: Wall) -> bool:
    """Whether a figure can let itself fall from a wall: it hangs there, or stands at its top."""
    if figure.pose.z <= wall.low:
        return False
    return bool(figure.climbing) or foot_of(state, figure, wall) is not None


def climb_odds(figure: Figure, test: Check) -> Odds:
    """The chances to get where one wants, part of the way, or nowhere; sixes are rolled on."""
    arrives = part = fails = Fraction(0)
    for total, chance in total_chances(test).items():
        if total is None or total < test.difficulty:
            fails += chance
        elif total < (test.aim or 0):
            part += chance
        else:
            arrives += chance
    lost = text("odds-stunt-falls") if figure.climbing else text("odds-stunt-no-hold")
    rows = ((text("odds-stunt-arrives"), arrives), (text("odds-stunt-part"), part), (lost, fails))
    return Odds(
        title=test.purpose, outcomes=tuple([(label, float(chance)) for label, chance in rows])
    )


def deeds_of(state: ClashState, figure: Figure) -> list[tuple[ClimbDeed, Text]]:
    """The climbs of a figure, then its falls, each with how it is called."""
    found: list[tuple[ClimbDeed, Text]] = []
    walls = walls_at(state, figure)
    for wall in walls:
        number, terrain = wall.piece.id, name_of(wall.piece)
        for way in ways_on(state, figure, wall):
            label = text(f"choice-stunt-{way}", terrain=terrain)  # texts: *:choice-stunt-*
            found.append((Climb(figure.id, f"{number}-{way}"), label))
    for wall in walls:
        if may_fall(state, figure, wall):
            height = Distance(figure.pose.z - wall.low)
            label = text("choice-stunt-fall", terrain=name_of(wall.piece), height=height)
            found.append((Fall(figure.id, str(wall.piece.id)), label))
    return found
