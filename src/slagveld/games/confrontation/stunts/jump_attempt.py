"""A jump as it is made: run-up, test, landing or fall (CON-JUMP-2 to CON-JUMP-9)."""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Path, PieceId, Pieces
from slagveld.table.shapes import Direction, Pose, Spot

from ..core.book import CM, text
from ..core.checks import Check, Tested
from ..core.figure import Figure
from ..core.relations import opponents
from ..core.reports import tell_gone
from ..core.state import Battle
from ..movement.contact import arrive
from ..movement.displacement import set_down
from ..terrain.scenery import name_of
from ..terrain.standing import stand_refusal
from ..wounds.rolls import WoundRoll
from .falls import at_the_bottom, before_the_edge
from .leaps import Leap, difficulty_of, landing, leap_towards
from .rolls import call_off, stunt_check


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


class JumpAttempt(Step, frozen=True):
    """The run-up and the test; whoever has lost heart stays where he is."""

    rule = "CON-STUNT-2"

    jump: Jump

    def names(self) -> tuple[int, ...]:
        """The jumper."""
        return (self.jump.figure,)

    def lapse(self, play: Battle) -> None:
        """Who has left the table does nothing more."""
        tell_gone(play, self)

    def run(self, play: Battle) -> None:
        """Roll, if the landing is still free."""
        figure = play.state.field.by_id[self.jump.figure]
        leap = leap_towards(play.state, figure, self.jump.path[-1])
        if leap is None or figure.turn.paralysed_by or self._landing(play, leap) is None:
            call_off(play, figure)
            return
        play.then(jump_check(figure, leap), self)

    def resume(self, play: Battle, value: Any) -> None:
        """Over it, or a wound on the legs."""
        assert isinstance(value, Tested)  # noqa: S101 - jump_check() hands down nothing else
        figure = play.state.field.by_id[self.jump.figure]
        leap = leap_towards(play.state, figure, self.jump.path[-1])
        assert leap is not None  # noqa: S101 - nothing has moved since it was found
        if not value.success:
            fail_jump(play, figure, leap)
            return
        pose = self._landing(play, leap)
        assert pose is not None  # noqa: S101 - as above
        path = (leap.takeoff, Spot(pose.x, pose.y)) if leap.run_up else (Spot(pose.x, pose.y),)
        rule = "CON-JUMP-4" if leap.long else "CON-JUMP-7"
        set_down(play, figure, path, pose, manner="jump", rule=rule)
        met = opponents(play.state, play.state.field.by_id[figure.id])
        arrive(play, figure.id, [enemy.id for enemy in met], "jump")

    def _landing(self, play: Battle, leap: Leap) -> Pose | None:
        """Where he lands; None when somebody has come to stand there in the meantime."""
        figure = play.state.field.by_id[self.jump.figure]
        pose = landing(play.state, figure, leap, facing_of(leap, self.jump.facing))
        if pose is None:
            return None
        here = tuple([one for one in self.jump.targets if play.state.figure(one) is not None])
        refusal = stand_refusal(play.state, figure, pose, touch=here)
        return pose if refusal is None else None


def jump_check(figure: Figure, leap: Leap) -> Check:
    """The stunt test of a jump."""
    rule = "CON-JUMP-3" if leap.long else "CON-JUMP-5"
    purpose = text("roll-stunt-jump", name=figure.name, terrain=name_of(leap.piece))
    against = text("need-jump")
    return stunt_check(figure, difficulty_of(figure, leap), purpose, rule, against=against)


def fail_jump(play: Battle, figure: Figure, leap: Leap) -> None:
    """He stays before the obstacle or lies at the bottom of the gap, hurt on the legs."""
    what = text("told-stunt-fell-short", name=figure.name, terrain=name_of(leap.piece))
    rule = "CON-JUMP-9" if leap.long else "CON-JUMP-8"
    play.tell(Told, what=what, pieces=(figure.id,), rule=rule)
    if leap.long:
        path, pose = at_the_bottom(play.state, figure, leap)
        hurt = (figure.pose.z - leap.piece.z) // CM
    else:
        path, pose = before_the_edge(play.state, figure, leap)
        hurt = leap.piece.height // CM
    set_down(play, figure, path, pose, manner="jump", rule=rule)
    play.then(WoundRoll(victim=figure.id, strength=hurt, legs=True, cites=rule))
