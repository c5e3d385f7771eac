"""Shots in the middle of an assault: one test at a fixed difficulty, one wound roll.

Reaction fire (CON-REACT-2) and assault fire (CON-CARD-tir-d-assaut) share this.
"""

from typing import Any

from slagveld.kernel.modifiers import Tally

from ..blows.rerolls import AskReroll, bane
from ..core.book import text
from ..core.checks import Tested
from ..core.reports import Bound, tell
from ..core.state import Battle
from ..terrain.sight import reveal
from .stray_hits import shot_check, shot_wounds, struck_by


class Snapshot(Bound, frozen=True, kw_only=True):
    """One figure shoots at another at a fixed difficulty; range, cover and size are ignored."""

    rule = "CON-REACT-2"

    shooter: int
    target: int
    difficulty: int
    cites: str
    """The rule that lets it shoot."""

    def names(self) -> tuple[int, ...]:
        return (self.shooter, self.target)

    def run(self, play: Battle) -> None:
        """The shot of this turn is spent; then the test."""
        shooter, target = play.state.those(self.shooter, self.target)
        if not shooter.turn.shot:
            play.state = play.state.did(shooter.id, shot=True)
            reveal(play, shooter.id)
        purpose = text("roll-move-shot", name=shooter.name, enemy=target.name)
        against = Tally(self.difficulty, name=text("need-snapshot"))
        play.then(shot_check(shooter, target, purpose, self.cites, self.difficulty, against), self)

    def resume(self, play: Battle, value: Any) -> None:
        """A hit is a wound roll with the Strength of the weapon, for all whom it strikes.

        A miss may be rolled again by a Bane, once (`True` from its question).
        """
        shooter, target = play.state.those(self.shooter, self.target)
        if value is True:
            self.run(play)
        elif isinstance(value, Tested) and value.success:
            play.then(*shot_wounds(shooter, struck_by(play, shooter, target)))
        elif isinstance(value, Tested) and bane(shooter, target) is not None:
            play.then(AskReroll(shooter.seat, shooter.id, target.id), self)
        elif not isinstance(value, Tested) or value.unsaid:
            what = text("told-move-missed", name=shooter.name, enemy=target.name)
            tell(play, what, self.cites, shooter, target)
