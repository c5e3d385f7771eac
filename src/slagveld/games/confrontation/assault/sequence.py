"""An assault from its announcement to contact (CON-CHARGE-10, CON-REACT-3).

The order: announce, measure, courage tests of the movers, assault fire, courage tests of the
targets, creatures that go on after a flight, reaction fire, and the moves into contact.
"""

from collections.abc import Sequence
from itertools import product

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.fields import Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.texts import Text

from ..core.asking import Asked, Bound, tell, tell_announced, tell_stays
from ..core.book import do, pick, text
from ..core.state import Battle, ClashState
from ..morale.courage_tests import CourageTests, Nerve, Pairs, Part, Runaway, fear_of
from ..movement.contact import as_charge
from ..movement.displacement import best_gait
from ..terrain.sight_and_line_of_fire import reveal
from .announcement import Assault, nameable, named_refusal
from .fled_targets import GoesOn, Onward
from .measure import measure
from .move_into_contact import AssaultMove
from .reaction_fire import ASSAULT_FIRE, AssaultShot, Reactions, may_fire

RULE = "CON-CHARGE-10"


def announce(play: Battle, assault: Assault) -> None:
    """Tell whom an assault is against; from here it must be carried out."""
    movers, targets = play.state.those(*assault.movers), play.state.those(*assault.targets)
    for number in assault.movers:
        play.state = play.state.did(number, chosen=assault.kind)
        reveal(play, number)
    for mover, target in product(movers, targets) if play.listening else ():
        key = f"announced-assault-{assault.kind}"  # texts: *:announced-assault-*
        what = text(key, name=mover.name, enemy=target.name)
        tell_announced(play, what, RULE, mover, target)
    play.barrier(RULE)
    play.then(BeginAssault(assault=assault))


class BeginAssault(Step, frozen=True, kw_only=True):
    """An assault has been announced: it is measured, and those who can meet test their courage."""

    rule = RULE

    assault: Assault

    def run(self, play: Battle) -> None:
        """Courage first for those in reach (CON-FEAR-1); the others simply go."""
        assault = self.assault
        pairs = measure(play.state, assault)
        _tell_measured(play, assault, pairs)
        if not pairs:
            play.then(*_moves(assault, pairs))
            return
        tests = _tests(play, assault, pairs, "movers")
        play.then(tests, MoversTested(assault=assault, pairs=pairs))


class MoversTested(Step, frozen=True, kw_only=True):
    """The movers have tested: those who dare and can, fire as they come."""

    rule = "CON-CARD-tir-d-assaut"

    assault: Assault
    pairs: Pairs

    def resume(self, play: Battle, value: Nerve) -> None:
        """Shots of all before any move; then the targets test."""
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

    rule = "CON-FEAR-2"

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
        tests = _tests(play, assault, pairs, "targets")
        play.then(tests, TargetsTested(assault=assault, pairs=pairs), *turning)


class TargetsTested(Step, frozen=True, kw_only=True):
    """Everybody has tested: creatures go on after those who fled, the others close."""

    rule = "CON-FEAR-9"

    assault: Assault
    pairs: Pairs

    def resume(self, play: Battle, value: Nerve) -> None:
        """Reaction fire before contact; hunters after the others of their group."""
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
        after = Reactions.sequel(targets=assault.targets)
        moves = _moves(group, pairs, gone)
        play.then(Reactions(assault=group, pairs=pairs), *moves, *hunts, after)


class Hunt(Bound, frozen=True, kw_only=True):
    """All whom a mover could reach have fled: it goes on with what is left (CON-FEAR-9)."""

    rule = "CON-FEAR-9"

    assault: Assault
    fled: tuple[Runaway, ...]

    def names(self) -> tuple[int, ...]:
        return self.assault.movers

    def run(self, play: Battle) -> None:
        assault = self.assault
        (figure,) = play.state.those(*assault.movers)
        gait = best_gait(figure, assault.kind, assault.spent)
        onward = GoesOn(
            mover=figure.id,
            fled=self.fled,
            kind=assault.kind,
            limit=gait.limit,
            flying=gait.flying,
            through=assault.active.together(play.state),
            left=assault.left,
        )
        play.then(onward, self)

    def resume(self, play: Battle, value: Onward) -> None:
        """A new target begins an assault of its own, for the rest of the distance."""
        if not value.target:
            return
        assault = self.assault
        kind = "engage" if assault.kind == "charge" and value.kind != "charge" else assault.kind
        spent = assault.spent + value.gone
        again = replace(assault, targets=(value.target,), kind=kind, spent=spent)
        play.then(BeginAssault(assault=again))


def _tests(play: Battle, assault: Assault, pairs: Pairs, part: Part) -> CourageTests:
    movers, targets = assault.movers, tuple(dict.fromkeys([target for _, target in pairs]))
    charging = _charging(play, assault)
    return CourageTests(movers=movers, targets=targets, charging=charging, pairs=pairs, part=part)


def _charging(play: Battle, assault: Assault) -> bool:
    return all(as_charge(one, assault.kind) for one in play.state.those(*assault.movers))


def _moves(assault: Assault, pairs: Pairs, fled: Sequence[int] = ()) -> list[AssaultMove]:
    """The move of each: at those it meets, rather at those who stay than at those who fled.

    Whoever was measured to meet nobody makes no contact: nobody has tested for it.
    """
    moves: list[AssaultMove] = []
    for number in assault.movers:
        met = tuple([target for mover, target in pairs if mover == number])
        stayed = tuple([target for target in met if target not in fled])
        own = replace(assault.of(number), targets=stayed or met or assault.targets)
        moves.append(AssaultMove(assault=own, short=not met))
    return moves


def _tell_measured(play: Battle, assault: Assault, pairs: Pairs) -> None:
    movers, targets = play.state.those(*assault.movers), play.state.those(*assault.targets)
    for mover, target in product(movers, targets) if play.listening else ():
        names = {"name": mover.name, "enemy": target.name}
        if (mover.id, target.id) in pairs:
            what = text("told-assault-reach", **names)
        elif any(number == mover.id for number, _ in pairs):
            what = text("told-assault-not-both", **names)
        else:
            what = text("told-assault-short", **names)
        tell(play, what, RULE, mover, target)


# Turning an assault against others when its targets have fallen to assault fire


class Redirect(Action, frozen=True):
    """The assault goes on against these enemies."""

    targets: Pieces


class BreakOff(Action, frozen=True):
    """The assault is over; the figure stays where it is."""


class Redirecting(Asked, frozen=True, kw_only=True):
    """All targets have fallen before contact: against whom does the assault go on, if anybody?"""

    rule = ASSAULT_FIRE
    actions = (BreakOff, Redirect)

    assault: Assault
    """Of one mover."""

    def asked(self, state: ClashState) -> int | None:
        return self.assault.seat if self.assault.movers[0] in state.field.by_id else None

    def _nameable(self, state: ClashState, told: Sequence[int] | None = None) -> tuple[int, ...]:
        (figure,) = state.those(*self.assault.movers)
        found = nameable(state, figure, self.assault.kind, self.assault.left, told)
        return tuple([enemy.id for enemy in found])

    def prompt(self, state: ClashState) -> Text:
        (figure,) = state.those(*self.assault.movers)
        return text("ask-assault-redirect", name=figure.name)

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return self.assault.movers

    def forms(self, state: ClashState) -> list[Form]:
        forms = [do(BreakOff, "do-assault-break-off")]
        allowed = self._nameable(state)
        if allowed:
            field = pick.pieces("targets", "field-move-targets", allowed)
            forms.append(do(Redirect, "do-assault-redirect", field))
        return forms

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Redirect):
            return None
        again = replace(self.assault, targets=action.targets)
        return named_refusal(state, again, state.those(*again.movers))

    def answer(self, play: Battle, action: Action) -> None:
        if isinstance(action, Redirect):
            announce(play, replace(self.assault, targets=action.targets))
        else:
            tell_stays(play, self.assault.movers[0], ASSAULT_FIRE)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        return [BreakOff(), *[Redirect((number,)) for number in self._nameable(state)]]

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        return Preview(pieces=self._nameable(state, filled(drafted(Redirect, partial).targets)))
