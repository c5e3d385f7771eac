"""Shots once they are named: tests, whom a hit strikes, wounds (CON-SHOOT-10, CON-SHOOT-12).

A hit strikes one of those in a fight, and all in the area of a weapon. Reaction fire (CON-REACT-2)
and assault fire (CON-CARD-tir-d-assaut) are single shots of their own.
"""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Tally
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.table.measure import point_gap
from slagveld.table.units import FINE
from slagveld.texts import Listing, Text

from ..blows.attack_rolls import AskReroll, bane
from ..core.asking import Bound, tell
from ..core.book import text
from ..core.checks import Check, Tested, faces_of
from ..core.figure import Figure
from ..core.profiles import SIZES, Size
from ..core.state import Battle, ClashState, in_fight, touching
from ..core.values import shooting
from ..terrain.sight import reveal
from ..wounds.rolls import WoundRoll
from .harassment import MoveAfterShot, may_slip

RULE = "CON-SHMOD-4"
SIDES = 6
WEIGHTS: dict[Size, int] = dict(zip(SIZES, (1, 2, 3, 4), strict=True))
"""How much each size counts among those who may be struck (CON-SHMOD-4)."""


def strikable(state: ClashState, target: Figure) -> list[Figure]:
    """Those among whom a hit on a target is drawn: itself, and in a fight all in contact with it.

    The target is first. Who only stands beside friends is struck himself.
    """
    return [target, *touching(state, target)] if in_fight(state, target) else [target]


def weight(figure: Figure) -> int:
    """How much a figure counts in the draw."""
    return WEIGHTS[figure.profile.size]


def draw_struck(play: Battle, shooter: Figure, target: Figure) -> Figure:
    """Who is struck by a shot that hit: by lot in a fight, each by the weight of its size."""
    found = strikable(play.state, target)
    if len(found) == 1:
        return target
    number = _lot(play, shooter, found)
    for struck in found:
        number -= weight(struck)
        if number <= 0:
            break
    tell(play, text("shooting-told-struck", name=struck.name), RULE, struck)
    return struck


def _lot(play: Battle, shooter: Figure, found: Sequence[Figure]) -> int:
    """A number from 1 to the sum of all weights, by dice that lie on a table.

    One D6, or where the sum is higher so many that their numbers suffice, read one after the
    other. Numbers of two dice or more go round as often as they fit; what is beyond is rolled
    again.
    """
    most = sum([weight(one) for one in found])
    dice = 1
    while SIDES**dice < most:
        dice += 1
    fitting = most if dice == 1 else SIDES**dice // most * most
    purpose = text("shooting-roll-struck", name=shooter.name, names=_shares(found))
    pieces = (shooter.id, *[one.id for one in found])
    while True:
        number = 0
        for die in play.roll(
            dice, SIDES, purpose=purpose, rule=RULE, seat=shooter.seat, pieces=pieces
        ):
            number = SIDES * number + die - 1
        if number < fitting:
            lot = number % most + 1
            if dice > 1 and play.listening:
                values = {"total": number + 1, "all": SIDES**dice, "most": most, "number": lot}
                play.tell(Told, what=text("shooting-told-lot", **values), rule=RULE)
            return lot
        again = text("shooting-told-again", total=number + 1, most=fitting)
        play.tell(Told, what=again, rule=RULE)


def _shares(found: Sequence[Figure]) -> Listing:
    shares: list[Text] = []
    first = 1
    for one in found:
        last = first + weight(one) - 1
        numbers = str(first) if first == last else f"{first}–{last}"
        shares.append(text("shooting-share", name=one.name, numbers=numbers))
        first = last + 1
    return Listing(tuple(shares))


def in_area(state: ClashState, shooter: Figure, struck: Figure) -> list[Figure]:
    """The others whom a hit with an area strikes, the nearest first (CON-HOUSE-9).

    Friend or foe, hidden or not, but never the shooter himself.
    """
    weapon = shooter.profile.weapon
    if weapon is None or not weapon.area:
        return []
    x, y = struck.body.x, struck.body.y
    near = [
        (point_gap(x, y, other.body), other)
        for other in state.figures
        if other.id not in (shooter.id, struck.id)
    ]
    near.sort(key=lambda pair: pair[0])
    return [other for far, other in near if far <= weapon.area * FINE]


def struck_by(play: Battle, shooter: Figure, target: Figure) -> tuple[int, ...]:
    """All whom a shot that hit strikes, whoever it was drawn for first."""
    struck = draw_struck(play, shooter, target)
    return (struck.id, *[one.id for one in in_area(play.state, shooter, struck)])


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
    """The test of a shot: D6 + TIR against a difficulty."""
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
    """The wounds of a volley have been dealt."""

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
