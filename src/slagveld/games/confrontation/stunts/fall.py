"""Falls of those who climb: by a failed climb or by choice (CON-CLIMB-3 to CON-CLIMB-5)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, PieceId

from ..core.asking import tell
from ..core.book import CM, KEY, text
from ..core.characteristic_tests import Tested
from ..core.characteristics import resistance
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..terrain.scenery import name_of
from ..wounds.wound_rolls import WoundRoll
from .stunt import PER_UNIT, POINT, stunt_check
from .walls_to_climb import Wall, at_wall, foot_of, move_on_wall

FALL = "CON-CLIMB-5"
FALLS = f"{KEY}:fall"
"""How a fall is told."""

HARMLESS = 11
"""RES so far above the Strength, and no wound roll does anything: two sixes make 1."""


class Fall(Action, frozen=True):
    """A figure on a wall or at its top lets itself fall; `where` is the id of the terrain."""

    figure: PieceId
    where: Key

    @property
    def piece(self) -> str:
        return self.where


def slip(play: Battle, figure: Figure, wall: Wall) -> None:
    """Who hangs on the wall falls; who stands firmly stays where he is (CON-CLIMB-4)."""
    values = {"name": figure.name, "terrain": name_of(wall.piece)}
    if not figure.climbing:
        tell(play, text("told-stunt-no-hold", **values), "CON-CLIMB-4", figure)
        return
    tell(play, text("told-stunt-slipped", **values), "CON-CLIMB-3", figure)
    height = figure.pose.z - wall.low
    move_on_wall(play, figure, figure.pose, wall.low, 0, FALLS, "CON-CLIMB-3")
    play.then(WoundRoll(victim=figure.id, strength=height // CM, cites="CON-CLIMB-3"))


class FallAttempt(Step, frozen=True):
    """A voluntary fall: its Strength is its height in cm less the stunt roll, rounded down."""

    rule = FALL

    fall: Fall

    def run(self, play: Battle) -> None:
        """The stunt roll: rolled on until not even two sixes would hurt."""
        figure, wall = at_wall(play.state, self.fall.figure, self.fall.piece)
        purpose, against = text("roll-stunt-fall", name=figure.name), text("need-difficulty")
        aim = POINT * (HARMLESS - resistance(figure).total)
        aim += PER_UNIT * (figure.pose.z - wall.low)
        play.then(stunt_check(figure, 0, purpose, FALL, against=against, aim=aim), self)

    def resume(self, play: Battle, value: Tested) -> None:
        """He lies below, hurt on the legs; after a 1 nothing is taken off."""
        figure, wall = at_wall(play.state, self.fall.figure, self.fall.piece)
        height = figure.pose.z - wall.low
        foot = figure.pose if figure.climbing else foot_of(play.state, figure, wall)
        assert foot is not None  # noqa: S101 - may_fall() was asked
        move_on_wall(play, figure, foot, wall.low, 0, FALLS, FALL)
        strength = (PER_UNIT * height - (0 if value.one else value.total)) // POINT
        play.then(WoundRoll(victim=figure.id, strength=strength, legs=True, cites=FALL))


def may_fall(state: ClashState, figure: Figure, wall: Wall) -> bool:
    """Whether a figure can let itself fall from a wall: it hangs there, or stands at its top."""
    if figure.pose.z <= wall.low:
        return False
    return bool(figure.climbing) or foot_of(state, figure, wall) is not None
