"""Climbing up, down and over (CON-CLIMB-1, CON-CLIMB-2); the falls are in `fall`."""

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
from slagveld.table.shapes import Pose
from slagveld.texts import Distance, Text

from ..core.asking import tell
from ..core.book import CM, do, pick, refuse, text
from ..core.characteristic_tests import Check, Tested
from ..core.characteristics import resistance
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..movement.type_of_movement import Active, chooser
from ..odds.attacks import total_chances
from ..terrain.scenery import name_of
from . import walls_to_climb
from .fall import FALL, Fall, FallAttempt, may_fall, slip
from .stunt import PER_UNIT, POINT, begin_stunt, stunt_check
from .walls_to_climb import Wall

RULE = "CON-CLIMB-1"

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
    def piece(self) -> str:
        return self.where.partition("-")[0]

    @property
    def way(self) -> str:
        return self.where.partition("-")[2]


ClimbDeed = Climb | Fall


class ClimbAttempt(Step, frozen=True):
    """The climb: the result of the roll less Resistance is how many cm he gets."""

    rule = RULE

    climb: Climb

    def run(self, play: Battle) -> None:
        figure, wall = walls_to_climb.at_wall(play.state, self.climb.figure, self.climb.piece)
        play.then(climb_check(figure, wall, self.climb), self)

    def resume(self, play: Battle, value: Tested) -> None:
        """Below 0 and with a 1 he falls (CON-CLIMB-3) or does not get away (CON-CLIMB-4)."""
        figure, wall = walls_to_climb.at_wall(play.state, self.climb.figure, self.climb.piece)
        if not value.success:
            slip(play, figure, wall)
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
        top = walls_to_climb.top_of(play.state, figure, wall) if z == wall.high else None
        arrived, pose = top is not None, top or pose
    else:
        z = max(z - far, wall.low)
        arrived = z == wall.low
        if way == "across":
            pose = walls_to_climb.far_side(play.state, figure, wall)
        elif not figure.climbing:
            pose = walls_to_climb.foot_of(play.state, figure, wall)
    assert pose is not None  # noqa: S101 - ways_on() offers no way down without one
    hangs, rule = (0, RULE) if arrived else (wall.piece.id, "CON-CLIMB-2")
    walls_to_climb.move_on_wall(play, figure, pose, z, hangs, "climb", rule)


MOST = 100
"""The most centimetres that a player can ask for."""
JUMPS_OFF = 0.1
"""How often chance lets somebody fall who could climb."""


class Climbing:
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
        wall = walls_to_climb.named_wall(state, figure, action.piece)
        rule = RULE if climbs else FALL
        if wall is None:
            return refuse(rule, "refusal-stunt-no-wall", name=figure.name)
        values = {"name": figure.name, "terrain": name_of(wall.piece)}
        if isinstance(action, Climb):
            if action.way in walls_to_climb.ways_on(state, figure, wall):
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
        wall = walls_to_climb.named_wall(state, figure, action.piece)
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
    outcomes = tuple([(label, float(chance)) for label, chance in rows])
    return Odds(title=test.purpose, outcomes=outcomes)


def deeds_of(state: ClashState, figure: Figure) -> list[tuple[ClimbDeed, Text]]:
    """The climbs of a figure, then its falls, each with how it is called."""
    found: list[tuple[ClimbDeed, Text]] = []
    walls = walls_to_climb.walls_at(state, figure)
    for wall in walls:
        number, terrain = wall.piece.id, name_of(wall.piece)
        for way in walls_to_climb.ways_on(state, figure, wall):
            label = text(f"choice-stunt-{way}", terrain=terrain)  # texts: *:choice-stunt-*
            found.append((Climb(figure.id, f"{number}-{way}"), label))
    for wall in walls:
        if may_fall(state, figure, wall):
            height = Distance(figure.pose.z - wall.low)
            label = text("choice-stunt-fall", terrain=name_of(wall.piece), height=height)
            found.append((Fall(figure.id, str(wall.piece.id)), label))
    return found
