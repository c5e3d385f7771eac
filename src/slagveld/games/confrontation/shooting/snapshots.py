"""Shots in the middle of an assault: one test at a fixed difficulty, one wound roll.

Reaction fire (CON-REACT-2) and assault fire (CON-CARD-tir-d-assaut) share this.
"""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Tally

from ..blows.rerolls import AskReroll, bane
from ..core.book import text
from ..core.checks import Check, Tested, faces_of
from ..core.reports import tell_gone
from ..core.state import Battle
from ..core.values import shooting
from ..terrain.sight import reveal
from ..wounds.rolls import WoundRoll
from .stray_hits import draw_struck, in_area


class Snapshot(Step, frozen=True, kw_only=True):
    """One figure shoots at another at a fixed difficulty; range, cover and size are ignored."""

    rule = "CON-REACT-2"

    shooter: int
    target: int
    difficulty: int
    cites: str
    """The rule that lets it shoot."""

    def names(self) -> tuple[int, ...]:
        """Both must stand."""
        return (self.shooter, self.target)

    def lapse(self, play: Battle) -> None:
        """Who has left the table does nothing more."""
        tell_gone(play, self)

    def run(self, play: Battle) -> None:
        """The shot of this turn is spent; then the test."""
        by_id = play.state.field.by_id
        shooter, target = by_id[self.shooter], by_id[self.target]
        if not shooter.turn.shot:
            play.state = play.state.did(shooter.id, shot=True)
            reveal(play, shooter.id)
        play.then(
            Check(
                seat=shooter.seat,
                purpose=text("roll-move-shot", name=shooter.name, enemy=target.name),
                cites=self.cites,
                value=shooting(shooter),
                difficulty=self.difficulty,
                against=Tally(self.difficulty, name=text("need-snapshot")),
                yields="yields-hit-or-miss",
                faces=faces_of(shooter, "shooting"),
                pieces=(shooter.id, target.id),
            ),
            self,
        )

    def resume(self, play: Battle, value: Any) -> None:
        """A hit is a wound roll with the Strength of the weapon, for all whom it strikes.

        A miss may be rolled again by a Bane, once (`True` from its question).
        """
        shooter = play.state.field.by_id[self.shooter]
        target = play.state.field.by_id[self.target]
        if value is True:
            self.run(play)
            return
        if isinstance(value, Tested) and not value.success and bane(shooter, target) is not None:
            play.then(AskReroll(shooter.seat, shooter.id, target.id), self)
            return
        if not isinstance(value, Tested) or not value.success:
            if not isinstance(value, Tested) or value.unsaid:
                what = text("told-move-missed", name=shooter.name, enemy=target.name)
                pieces = (shooter.id, target.id)
                play.tell(Told, what=what, pieces=pieces, rule=self.cites)
            return
        struck = draw_struck(play, shooter, target)
        others = in_area(play.state, shooter, struck)
        weapon = shooter.profile.weapon
        assert weapon is not None  # noqa: S101 - only those with a weapon are asked
        play.then(
            *[
                WoundRoll(
                    victim=one.id,
                    strength=weapon.strength,
                    by=shooter.seat,
                    striker=shooter.id,
                    cites="CON-DAMAGE-1" if one.id == struck.id else "CON-HOUSE-9",
                )
                for one in (struck, *others)
            ]
        )
