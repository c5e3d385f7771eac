"""The shooting phase: step by step of Initiative, targets are named, then measured (CON-SHOOT-9).

Those of one army who fire at the same Initiative name all their targets, then all roll, and only
then results are applied (CON-SHOOT-10). Whoever has nobody to shoot at when his Initiative comes up
is passed over: his turn to fire, in which aimed fire would be announced, is over.
"""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceId, Pieces
from slagveld.kernel.menu import Lane, bounded, lane, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.topics import by_lot
from slagveld.texts import Distance, Text

from ..core.asking import SeatAsked, names_of, tell, tell_announced
from ..core.book import do, pick, refuse, text
from ..core.figure import Figure
from ..core.state import Battle, ClashState, nearest_enemies
from ..terrain.sight_and_line_of_fire import reveal
from . import fire_order
from .difficulty import AIMED, difficulty, fire_types
from .fire_order import WinnerFirst
from .previews import preview_shot
from .shooting_tests_and_hits import RollShots, Shot
from .targets import distance_to, has_target, shooter_refusal, shot_refusal, targets_of_any

PATIENT = 0.1
"""How often chance takes aim first."""


class ShootingPhase(Step, frozen=True):
    """The third phase: all shooting, then the place of magic (CON-TURN-2)."""

    rule = "CON-SHOOT-9"

    def run(self, play: Battle) -> None:
        play.replace(phase="shooting")
        play.then(Steps(), Casting())


class Steps(Step, frozen=True):
    """What is left of the shooting."""

    rule = "CON-SHOOT-9"

    def run(self, play: Battle) -> None:
        if fire_order.waiting(play.state):
            play.then(fire_order.BeforeStep(), FireStep(), self)


class FireStep(Step, frozen=True):
    """An Initiative comes up: those of one army who have it fire together."""

    rule = "CON-SHOOT-10"

    def run(self, play: Battle) -> None:
        level, group = fire_order.next_up(play.state)
        ready = [figure for figure in group if has_target(play.state, figure)]
        asked = tuple([figure.id for figure in ready])
        for figure in group:
            if figure.id not in asked:
                play.state = play.state.marked(figure.id, fire_order.HELD)
        if not ready:
            return
        play.replace(passed=level)
        player = play.state.seats[ready[0].seat].name
        what = text("shooting-told-step", level=level, names=names_of(ready), player=player)
        tell(play, what, "CON-SHOOT-9", *ready)
        play.then(Volley(ready[0].seat, asked))


class Volley(Step, frozen=True):
    """Shooters of one army who fire at the same time."""

    rule = "CON-SHOOT-10"

    seat: int
    shooters: tuple[int, ...]
    """Those whose shot has not been named."""
    shots: tuple[Shot, ...] = ()

    def run(self, play: Battle) -> None:
        state = play.state
        here = state.living(self.shooters)
        left = tuple([one.id for one in here if shooter_refusal(state, one) is None])
        if left:
            play.then(FireNow(self.seat, left, self.shots))
        elif self.shots:
            play.then(RollShots(shots=self.shots))


class Shoot(Action, frozen=True):
    shooter: PieceId
    target: PieceId


class TakeAim(Action, frozen=True):
    """These shooters postpone their shot: aimed fire."""

    shooters: Pieces


class HoldFire(Action, frozen=True):
    """Nobody else fires at this Initiative."""


class FireNow(SeatAsked, frozen=True):
    rule = "CON-SHOOT-1"
    actions = (HoldFire, Shoot, TakeAim)

    shooters: tuple[int, ...]
    shots: tuple[Shot, ...] = ()

    def names(self) -> tuple[int, ...]:
        return self.shooters

    def lapse(self, play: Battle) -> None:
        play.then(Volley(self.seat, self.shooters, self.shots))

    def ready(self, state: ClashState) -> list[Figure]:
        return state.those(*self.shooters)

    def prompt(self, state: ClashState) -> Text:
        return text("shooting-ask", level=state.passed, count=len(self.shooters))

    def forms(self, state: ClashState) -> list[Form]:
        ready = self.ready(state)
        shooter = pick.piece("shooter", "shooting-field-shooter", ready)
        target = pick.piece("target", "shooting-field-target", targets_of_any(state, ready))
        rule, words = "CON-SHOOT-7", text("shooting-help-shoot")
        forms = [do(Shoot, "shooting-do-shoot", shooter, target, rule=rule, help=words)]
        aiming = [one for one in ready if fire_order.type_refusal(one, AIMED) is None]
        if aiming:
            aims = pick.pieces("shooters", "shooting-field-shooters", aiming)
            rule, words = "CON-FIRE-5", text("shooting-help-aim")
            forms.append(do(TakeAim, "shooting-do-aim", aims, rule=rule, help=words))
        return [*forms, do(HoldFire, "shooting-do-hold")]

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        match action:
            case Shoot():
                return self._shot_refusal(state, action)
            case TakeAim():
                return fire_order.named_refusal(state, seat, action.shooters, self.shooters, AIMED)
            case _:
                return None

    def _shot_refusal(self, state: ClashState, action: Shoot) -> Refusal | None:
        shooter = state.figure(action.shooter)
        if shooter is None or shooter.seat != self.seat:
            return refuse("CON-SHOOT-1", "refusal-shooting-own")
        if (refusal := shooter_refusal(state, shooter)) is not None:
            return refusal
        if shooter.id not in self.shooters:
            return refuse("CON-SHOOT-9", "refusal-shooting-turn", name=shooter.name)
        return shot_refusal(state, shooter, state.figure(action.target))

    def answer(self, play: Battle, action: Action) -> None:
        left = self.shooters
        shots = self.shots
        match action:
            case Shoot():
                left = tuple([number for number in left if number != action.shooter])
                shots = (*shots, self._named(play, action))
            case TakeAim():
                left = tuple([number for number in left if number not in action.shooters])
                for shooter in play.state.those(*action.shooters):
                    play.state = play.state.marked(shooter.id, AIMED)
                    what = text("shooting-announced-aim", name=shooter.name)
                    tell_announced(play, what, "CON-FIRE-5", shooter)
            case _:
                left = ()
                for number in self.shooters:
                    play.state = play.state.marked(number, fire_order.HELD)
                ready = self.ready(play.state)
                tell(play, text("shooting-told-held", name=names_of(ready)), "CON-SHOOT-9", *ready)
        play.then(Volley(self.seat, left, shots))

    def _named(self, play: Battle, action: Shoot) -> Shot:
        """The target is named, then measured (CON-SHOOT-7); the shot is used up (CON-SHOOT-5)."""
        shooter, target = play.state.those(action.shooter, action.target)
        distance = distance_to(shooter, target)
        found = difficulty(play.state, shooter, target, fire_types(shooter), distance)
        play.state = play.state.did(shooter.id, shot=True)
        names = {"name": shooter.name, "enemy": target.name}
        what = text("shooting-announced-shot", **names)
        tell_announced(play, what, "CON-SHOOT-7", shooter, target)
        reveal(play, shooter.id)
        play.barrier("CON-SHOOT-7")
        far = Distance(distance)
        if found is not None:
            what = text("shooting-told-range", distance=far, difficulty=found.total, **names)
            tell(play, what, "CON-SHOOT-12", shooter, target)
            return Shot(shooter.id, target.id, found.total, found)
        weapon = shooter.profile.weapon
        dodged = weapon is not None and distance <= weapon.long
        what = text("shooting-told-far", distance=far, **names)
        tell(play, what, "CON-DODGE-3" if dodged else "CON-SHOOT-8", shooter, target)
        return Shot(shooter.id, target.id)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        return self.more(state, seat, 0)

    def more(self, state: ClashState, seat: int, after: int) -> Sequence[Action]:
        ready = self.ready(state)
        shots = woven([_shots(state, one) for one in ready])
        aims = [TakeAim((one.id,)) for one in ready if fire_order.type_refusal(one, AIMED) is None]
        return bounded(woven([lane([HoldFire()]), shots, lane(aims)]), after)

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        ready = self.ready(state)
        shooter = ready[int(rng.random() * len(ready))]
        if rng.random() < PATIENT and fire_order.type_refusal(shooter, AIMED) is None:
            return TakeAim((shooter.id,))
        for target in by_lot(state.figures, rng):
            if target.seat != seat and shot_refusal(state, shooter, target) is None:
                return Shoot(shooter.id, target.id)
        return HoldFire()

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        match partial.action:
            case "Shoot":
                draft = drafted(Shoot, partial)
                shooter, target = filled(draft.shooter), filled(draft.target)
                return preview_shot(state, self.ready(state), shooter, target)
            case "TakeAim":
                chosen = filled(drafted(TakeAim, partial).shooters, ())
                return fire_order.preview_order(state, self.ready(state), chosen, AIMED)
            case _:
                return Preview()


def _shots(state: ClashState, shooter: Figure) -> Lane:
    """The shots of one shooter, at the nearest first."""
    for place, target in nearest_enemies(state, shooter):
        allowed = shot_refusal(state, shooter, target) is None
        yield (place,), Shoot(shooter.id, target.id) if allowed else None


# Incantation: the half of the third phase whose rules the book leaves out (CON-TURN-2)


class Casting(WinnerFirst, frozen=True, kw_only=True):
    """Where spells have their place (CON-MAGIC-1); nobody can use it: the book has no rules."""

    rule = "CON-MAGIC-1"
