"""Shots once they are named: tests, hits, wounds (CON-SHOOT-10, CON-SHOOT-12, CON-DAMAGE-1)."""

from typing import Any

import msgspec

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Tally

from ..blows.rerolls import AskReroll, bane
from ..core.book import text
from ..core.checks import Check, Tested, faces_of
from ..core.figure import Figure
from ..core.state import Battle
from ..core.values import shooting
from ..wounds.rolls import WoundRoll
from .harassment import moves_after
from .stray_hits import draw_struck, in_area


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
            shot = self.shots[place]
            if shot.difficulty is not None and _both(play, shot) is not None:
                later = msgspec.structs.replace(self, done=place + 1)
                test = ShotTest(shot.shooter, shot.target, shot.difficulty, shot.against)
                play.then(test, later)
                return
        wounds = [roll for hit in self.hits for roll in _wound_rolls(play, hit)]
        shooters = tuple([shot.shooter for shot in self.shots])
        play.then(*wounds, AfterShots(shooters))

    def resume(self, play: Battle, value: Any) -> None:
        """Keep whom the last shot strikes."""
        shooter = self.shots[self.done - 1].shooter
        hits = (*self.hits, Hit(shooter, value)) if value else self.hits
        play.then(msgspec.structs.replace(self, hits=hits))


def _both(play: Battle, shot: Shot) -> tuple[Figure, Figure] | None:
    shooter, target = play.state.figure(shot.shooter), play.state.figure(shot.target)
    return None if shooter is None or target is None else (shooter, target)


def _wound_rolls(play: Battle, hit: Hit) -> list[WoundRoll]:
    """A wound roll with the Strength of the weapon, never the shooter's own (CON-STAT-9)."""
    shooter = play.state.field.by_id[hit.shooter]
    weapon = shooter.profile.weapon
    return [
        WoundRoll(
            victim=number,
            strength=0 if weapon is None else weapon.strength,
            by=shooter.seat,
            striker=shooter.id,
            cites="CON-DAMAGE-1" if number == hit.struck[0] else "CON-HOUSE-9",
        )
        for number in hit.struck
    ]


class ShotTest(Step, frozen=True):
    """D6 + TIR against the difficulty. It hands down the ids of those struck, perhaps nobody."""

    rule = "CON-SHOOT-12"

    shooter: int
    target: int
    difficulty: int
    against: Tally | None = None
    """What makes it so difficult."""

    def run(self, play: Battle) -> None:
        """Roll."""
        by_id = play.state.field.by_id
        shooter, target = by_id[self.shooter], by_id[self.target]
        check = Check(
            seat=shooter.seat,
            purpose=text("shooting-roll", name=shooter.name, enemy=target.name),
            cites=self.rule,
            value=shooting(shooter),
            difficulty=self.difficulty,
            against=self.against,
            yields="yields-hit-or-miss",
            faces=faces_of(shooter, "shooting"),
            pieces=(shooter.id, target.id),
        )
        play.then(check, self)

    def resume(self, play: Battle, value: Any) -> None:
        """A hit, or a miss that a Bane may let roll again (`True` from its question)."""
        by_id = play.state.field.by_id
        shooter, target = by_id[self.shooter], by_id[self.target]
        if value is True:
            self.run(play)
        elif isinstance(value, Tested) and value.success:
            struck = draw_struck(play, shooter, target)
            others = in_area(play.state, shooter, struck)
            play.give((struck.id, *[one.id for one in others]))
        elif isinstance(value, Tested) and bane(shooter, target) is not None:
            play.then(AskReroll(shooter.seat, shooter.id, target.id), self)
        else:
            if not isinstance(value, Tested) or value.unsaid:
                what = text("shooting-told-missed", name=shooter.name, enemy=target.name)
                pieces = (shooter.id, target.id)
                play.tell(Told, what=what, pieces=pieces, rule=self.rule)
            play.give(())


class AfterShots(Step, frozen=True):
    """The wounds of a volley have been dealt."""

    rule = "CON-CARD-harcelement"

    shooters: tuple[int, ...]

    def run(self, play: Battle) -> None:
        """Whoever may move after his shot is asked, one after another."""
        play.then(*moves_after(play.state, self.shooters))
