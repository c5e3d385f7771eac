"""Shots once they are named: tests, hits, wounds (CON-SHOOT-10, CON-SHOOT-12).

Reaction fire (CON-REACT-2) and assault fire (CON-CARD-tir-d-assaut) are single shots of their own.
"""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Tally
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Text

from ..blows.attack_rolls import AskReroll, bane
from ..core.asking import Bound, tell
from ..core.book import text
from ..core.characteristic_tests import Check, Tested, faces_of
from ..core.characteristics import shooting
from ..core.figure import Figure
from ..core.state import Battle
from ..terrain.sight_and_line_of_fire import reveal
from ..wounds.wound_rolls import WoundRoll
from .harassment import MoveAfterShot, may_slip
from .shots_into_fights_and_areas import struck_by


def shot_wounds(shooter: Figure, struck: Sequence[int]) -> list[WoundRoll]:
    """Wound rolls with the weapon's Strength alone (CON-STAT-9), applied at once (CON-DAMAGE-2)."""
    weapon = shooter.profile.weapon
    return [
        WoundRoll(
            victim=number,
            strength=0 if weapon is None else weapon.strength,
            by=shooter.seat,
            striker=shooter.id,
            cites="CON-DAMAGE-1" if number == struck[0] else "CON-HOUSE-9",
        )
        for number in struck
    ]


def shot_check(
    shooter: Figure, target: Figure, purpose: Text, rule: str, hard: int, against: Tally | None
) -> Check:
    return Check(
        seat=shooter.seat,
        purpose=purpose,
        cites=rule,
        value=shooting(shooter),
        difficulty=hard,
        against=against,
        yields="yields-hit-or-miss",
        faces=faces_of(shooter, "shooting"),
        pieces=(shooter.id, target.id),
    )


class Shot(Struct, frozen=True):
    """A target that has been named, and measured."""

    shooter: int
    target: int
    difficulty: int | None = None
    """None: out of range, and so missed (CON-SHOOT-8)."""
    against: Tally | None = None


class Hit(Struct, frozen=True):
    """A shot that has hit, and whom it strikes, in order."""

    shooter: int
    struck: tuple[int, ...]


class RollShots(Step, frozen=True, kw_only=True):
    """The shots of one army at one Initiative: all are rolled before any result is applied."""

    rule = "CON-SHOOT-10"

    shots: tuple[Shot, ...]
    done: int = 0
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
    rule = "CON-CARD-harcelement"

    shooters: tuple[int, ...]

    def run(self, play: Battle) -> None:
        here = play.state.living(self.shooters)
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

    def names(self) -> tuple[int, ...]:
        return (self.shooter, self.target)

    def run(self, play: Battle) -> None:
        shooter, target = play.state.those(self.shooter, self.target)
        if not shooter.turn.shot:
            play.state = play.state.did(shooter.id, shot=True)
            reveal(play, shooter.id)
        purpose = text("roll-move-shot", name=shooter.name, enemy=target.name)
        against = Tally(self.difficulty, name=text("need-snapshot"))
        play.then(shot_check(shooter, target, purpose, self.cites, self.difficulty, against), self)

    def resume(self, play: Battle, value: Any) -> None:
        """A hit wounds all whom it strikes; a miss a Bane may let roll again, once (`True`)."""
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
