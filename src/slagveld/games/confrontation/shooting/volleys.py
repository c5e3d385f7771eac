"""Shots once they are named: tests, hits, wounds (CON-SHOOT-10, CON-SHOOT-12, CON-DAMAGE-1)."""

from typing import Any

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Tally

from ..blows.rerolls import AskReroll, bane
from ..core.book import text
from ..core.checks import Tested
from ..core.reports import tell
from ..core.state import Battle
from .harassment import moves_after
from .stray_hits import shot_check, shot_wounds, struck_by


class Shot(msgspec.Struct, frozen=True):
    """A target that has been named, and measured."""

    shooter: int
    target: int
    difficulty: int | None = None
    """None: out of range, and so missed (CON-SHOOT-8)."""
    against: Tally | None = None
    """What makes it so difficult."""


class Hit(msgspec.Struct, frozen=True):
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
                later = msgspec.structs.replace(self, done=place + 1)
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
        play.then(msgspec.structs.replace(self, hits=hits))


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
        play.then(*moves_after(play.state, self.shooters))
