"""Shots once they are named: tests, hits, wounds (CON-SHOOT-10, CON-SHOOT-12, CON-DAMAGE-1).

Reaction fire (CON-REACT-2) and assault fire (CON-CARD-tir-d-assaut) are single shots of their own.
"""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Tally
from slagveld.record import replace
from slagveld.structs import Struct

from ..blows.attack_rolls import AskReroll, bane
from ..core.book import text
from ..core.checks import Tested
from ..core.reports import Bound, tell
from ..core.state import Battle
from ..terrain.sight import reveal
from .harassment import MoveAfterShot, may_slip
from .stray_hits import shot_check, shot_wounds, struck_by


class Shot(Struct, frozen=True):
    """A target that has been named, and measured."""

    shooter: int
    target: int
    difficulty: int | None = None
    """None: out of range, and so missed (CON-SHOOT-8)."""
    against: Tally | None = None
    """What makes it so difficult."""


class Hit(Struct, frozen=True):
    """A shot that has hit, and whom it strikes, in order."""

    shooter: int
    struck: tuple[int, ...]


class RollShots(Step, frozen=True, kw_only=True):
    """The shots of one army at one Initiative: all are rolled before any result is applied."""

    rule = "CON-SHOOT-10"

    shots: tuple[Shot, ...]
    done: int = 0
    """How many have been rolled."""
    hits: tuple[Hit, ...] = ()

    def run(self, play: Battle) -> None:
        """The next shot; after the last all wounds, then whoever may move after his shot."""
        for place in range(self.done, len(self.shots)):
            shot, standing = self.shots[place], play.state.field.by_id
            here = shot.shooter in standing and shot.target in standing
            if shot.difficulty is not None and here:
                later = replace(self, done=place + 1)
                test = ShotTest(shot.shooter, shot.target, shot.difficulty, shot.against)
                play.then(test, later)
                return
        by_id = play.state.field.by_id
        wounds = [one for hit in self.hits for one in shot_wounds(by_id[hit.shooter], hit.struck)]
        shooters = tuple([shot.shooter for shot in self.shots])
        play.then(*wounds, AfterShots(shooters))

    def resume(self, play: Battle, value: Any) -> None:
        shooter = self.shots[self.done - 1].shooter
        hits = (*self.hits, Hit(shooter, value)) if value else self.hits
        play.then(replace(self, hits=hits))


class ShotTest(Step, frozen=True):
    """D6 + TIR against the difficulty. It hands down the ids of those struck, perhaps nobody."""

    rule = "CON-SHOOT-12"

    shooter: int
    target: int
    difficulty: int
    against: Tally | None = None
    """What makes it so difficult."""

    def run(self, play: Battle) -> None:
        shooter, target = play.state.those(self.shooter, self.target)
        purpose = text("shooting-roll", name=shooter.name, enemy=target.name)
        hard, against = self.difficulty, self.against
        play.then(shot_check(shooter, target, purpose, self.rule, hard, against), self)

    def resume(self, play: Battle, value: Any) -> None:
        """A hit, or a miss that a Bane may let roll again (`True` from its question)."""
        shooter, target = play.state.those(self.shooter, self.target)
        if value is True:
            self.run(play)
        elif isinstance(value, Tested) and value.success:
            play.give(struck_by(play, shooter, target))
        elif isinstance(value, Tested) and bane(shooter, target) is not None:
            play.then(AskReroll(shooter.seat, shooter.id, target.id), self)
        else:
            if not isinstance(value, Tested) or value.unsaid:
                what = text("shooting-told-missed", name=shooter.name, enemy=target.name)
                tell(play, what, self.rule, shooter, target)
            play.give(())


class AfterShots(Step, frozen=True):
    """The wounds of a volley have been dealt."""

    rule = "CON-CARD-harcelement"

    shooters: tuple[int, ...]

    def run(self, play: Battle) -> None:
        here = [one for n in self.shooters if (one := play.state.figure(n)) is not None]
        moves = [MoveAfterShot(one.seat, one.id) for one in here if may_slip(play.state, one)]
        play.then(*moves)


# Shots in the middle of an assault: one test at a fixed difficulty, one wound roll


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
