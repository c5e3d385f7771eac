"""An assault from its announcement to contact (CON-CHARGE-10, CON-REACT-3).

The order: announce, measure, courage tests of the movers, assault fire, courage tests of the
targets, creatures that go on after a flight, reaction fire, and the moves into contact.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from slagveld.games.confrontation.after_reaction import AfterReactions
from slagveld.games.confrontation.announcing import Assault
from slagveld.games.confrontation.assault_fire import AssaultShot, may_fire
from slagveld.games.confrontation.assault_ways import AssaultMove
from slagveld.games.confrontation.catalogue import text
from slagveld.games.confrontation.contact import as_charge
from slagveld.games.confrontation.courage import CourageTests, Nerve, Runaway
from slagveld.games.confrontation.dread import fear_of
from slagveld.games.confrontation.going_on import GoesOn, Onward
from slagveld.games.confrontation.hiding import reveal
from slagveld.games.confrontation.measuring import Pairs, assault_gaits, measure
from slagveld.games.confrontation.model import Battle
from slagveld.games.confrontation.reaction import Reactions
from slagveld.games.confrontation.redirecting import Redirecting
from slagveld.games.confrontation.telling import tell_gone
from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Announced, Told

RULE = "CON-CHARGE-10"


def announce(play: Battle, assault: Assault) -> None:
    """Tell whom an assault is against; from here it must be carried out."""
    state = play.state
    by_id = state.field.by_id
    for number in assault.movers:
        play.state = play.state.did(number, chosen=assault.kind)
        reveal(play, number)
    if play.listening:
        for number in assault.movers:
            for target in assault.targets:
                values = {"name": by_id[number].name, "enemy": by_id[target].name}
                what = text(
                    f"announced-assault-{assault.kind}", **values
                )  # texts: *:announced-assault-*
                pieces = (number, target)
                play.tell(Announced, seat=assault.seat, what=what, pieces=pieces, rule=RULE)
    play.barrier(RULE)
    play.then(BeginAssault(assault=assault))


class BeginAssault(Step, frozen=True, kw_only=True):
    """An assault has been announced: it is measured, and those who can meet test their courage."""

    rule: ClassVar[str] = RULE

    assault: Assault

    def run(self, play: Battle) -> None:
        """Courage first for those in reach (CON-FEAR-1); the others simply go."""
        assault = self.assault
        pairs = measure(play.state, assault)
        _tell_measured(play, assault, pairs)
        if not pairs:
            play.then(*_moves(assault, pairs))
            return
        tests = _tests(play, assault, pairs)
        after = MoversTested(assault=assault, pairs=pairs)
        play.then(msgspec.structs.replace(tests, part="movers"), after)


class MoversTested(Step, frozen=True, kw_only=True):
    """The movers have tested: those who dare and can, fire as they come."""

    rule: ClassVar[str] = "CON-CARD-tir-d-assaut"

    assault: Assault
    pairs: Pairs

    def resume(self, play: Battle, value: Any) -> None:
        """Shots of all before any move; then the targets test."""
        assert isinstance(value, Nerve)  # noqa: S101 - CourageTests hands down nothing else
        going = self.assault.of(*value.going)
        pairs = tuple([pair for pair in self.pairs if pair[0] in value.going])
        shots = [
            AssaultShot(assault=going, shooter=number)
            for number in value.going
            if may_fire(play.state, going, number)
        ]
        play.then(*shots, TargetsTest(assault=going, pairs=pairs))


class TargetsTest(Step, frozen=True, kw_only=True):
    """Those who are assaulted test, if they have outlived assault fire."""

    rule: ClassVar[str] = "CON-FEAR-2"

    assault: Assault
    pairs: Pairs

    def run(self, play: Battle) -> None:
        """Whoever has nobody left to meet may turn his assault against others."""
        by_id = play.state.field.by_id
        here = [number for number in self.assault.movers if number in by_id]
        pairs = tuple([(m, t) for m, t in self.pairs if m in by_id and t in by_id])
        met, still = [m for m, _ in self.pairs], [m for m, _ in pairs]
        standing = any(target in by_id for target in self.assault.targets)
        freed = [one for one in here if one not in still and (one in met or not standing)]
        turning = [Redirecting(assault=self.assault.of(number)) for number in freed]
        assault = self.assault.of(*[number for number in here if number not in freed])
        if not pairs:
            play.then(*_moves(assault, pairs), *turning)
            return
        tests = _tests(play, assault, pairs)
        after = TargetsTested(assault=assault, pairs=pairs)
        play.then(msgspec.structs.replace(tests, part="targets"), after, *turning)


class TargetsTested(Step, frozen=True, kw_only=True):
    """Everybody has tested: creatures go on after those who fled, the others close."""

    rule: ClassVar[str] = "CON-FEAR-9"

    assault: Assault
    pairs: Pairs

    def resume(self, play: Battle, value: Any) -> None:
        """Reaction fire before contact; hunters after the others of their group."""
        assert isinstance(value, Nerve)  # noqa: S101 - CourageTests hands down nothing else
        assault = self.assault
        hunts: list[Step] = []
        closing: list[int] = []
        charging = _charging(play, assault)
        for mover in value.going:
            met = [target for number, target in self.pairs if number == mover]
            fled = tuple([one for one in value.fled if one.id in met])
            feared = fear_of(play.state.field.by_id[mover], charging=charging) is not None
            if feared and fled and len(fled) == len(met):
                hunts.append(Hunt(assault=assault.of(mover), fled=fled))
            else:
                closing.append(mover)
        group = assault.of(*closing)
        pairs = tuple([pair for pair in self.pairs if pair[0] in closing])
        gone = [one.id for one in value.fled]
        after = AfterReactions(targets=assault.targets)
        moves = _moves(group, pairs, gone)
        play.then(Reactions(assault=group, pairs=pairs), *moves, *hunts, after)


class Hunt(Step, frozen=True, kw_only=True):
    """All whom a mover could reach have fled: it goes on with what is left (CON-FEAR-9)."""

    rule: ClassVar[str] = "CON-FEAR-9"

    assault: Assault
    fled: tuple[Runaway, ...]

    def names(self) -> tuple[int, ...]:
        """The mover."""
        return self.assault.movers

    def lapse(self, play: Battle) -> None:
        """Who has left the table does nothing more."""
        tell_gone(play, self)

    def run(self, play: Battle) -> None:
        """To the spot where it would have met them, and on."""
        assault = self.assault
        figure = play.state.field.by_id[assault.movers[0]]
        gait = assault_gaits(assault, figure)[0]
        play.then(
            GoesOn(
                mover=figure.id,
                fled=self.fled,
                kind=assault.kind,
                limit=gait.limit,
                flying=gait.flying,
                through=assault.active.together(play.state),
                left=assault.left,
            ),
            self,
        )

    def resume(self, play: Battle, value: Any) -> None:
        """A new target begins an assault of its own, for the rest of the distance."""
        assert isinstance(value, Onward)  # noqa: S101 - GoesOn hands down nothing else
        if not value.target:
            return
        assault = self.assault
        kind = "engage" if assault.kind == "charge" and value.kind != "charge" else assault.kind
        again = msgspec.structs.replace(
            assault, targets=(value.target,), kind=kind, spent=assault.spent + value.gone
        )
        play.then(BeginAssault(assault=again))


def _tests(play: Battle, assault: Assault, pairs: Pairs) -> CourageTests:
    """The courage tests of those who can meet."""
    return CourageTests(
        movers=assault.movers,
        targets=tuple(dict.fromkeys([target for _, target in pairs])),
        charging=_charging(play, assault),
        pairs=pairs,
    )


def _charging(play: Battle, assault: Assault) -> bool:
    """Whether an assault has the effects of a charge."""
    by_id = play.state.field.by_id
    return all(as_charge(by_id[number], assault.kind) for number in assault.movers)


def _moves(assault: Assault, pairs: Pairs, fled: Sequence[int] = ()) -> list[AssaultMove]:
    """The move of each: at those it meets, rather at those who stay than at those who fled.

    Whoever was measured to meet nobody makes no contact: nobody has tested for it.
    """
    moves: list[AssaultMove] = []
    for number in assault.movers:
        met = tuple([target for mover, target in pairs if mover == number])
        stayed = tuple([target for target in met if target not in fled])
        own = msgspec.structs.replace(assault.of(number), targets=stayed or met or assault.targets)
        moves.append(AssaultMove(assault=own, short=not met))
    return moves


def _tell_measured(play: Battle, assault: Assault, pairs: Pairs) -> None:
    """Who is met and who is not."""
    if not play.listening:
        return
    by_id = play.state.field.by_id
    for number in assault.movers:
        for target in assault.targets:
            names = {"name": by_id[number].name, "enemy": by_id[target].name}
            if (number, target) in pairs:
                what = text("told-assault-reach", **names)
            elif any(mover == number for mover, _ in pairs):
                what = text("told-assault-not-both", **names)
            else:
                what = text("told-assault-short", **names)
            play.tell(Told, what=what, pieces=(number, target), rule=RULE)
