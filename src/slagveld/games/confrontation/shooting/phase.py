"""The shooting phase: step by step of Initiative, targets are named, then measured (CON-SHOOT-9).

Those of one army who fire at the same Initiative name all their targets, then all roll, and only
then results are applied (CON-SHOOT-10). Whoever has nobody to shoot at when his Initiative comes up
is passed over: his turn to fire, in which aimed fire would be announced, is over.
"""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.fields import PieceId, Pieces
from slagveld.kernel.moment import Moment
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Distance

from ..core.book import do, pick, refuse, text
from ..core.figure import Figure
from ..core.reports import names_of
from ..core.state import Battle, ConfrontationState
from ..terrain.sight import reveal
from .difficulty import AIMED, difficulty, fire_types
from .fire_order import (
    HELD,
    BeforeStep,
    before_naming,
    marked,
    named_refusal,
    next_up,
    type_refusal,
    waiting,
    winner_first,
)
from .previews import preview_aim, preview_shot
from .targets import distance_to, has_target, shooter_refusal, shot_refusal, targets_of
from .volleys import RollShots, Shot

PATIENT = 0.1
"""How often chance takes aim first."""


class ShootingPhase(Step, frozen=True):
    """The third phase: all shooting, then the place of magic (CON-TURN-2)."""

    rule = "CON-SHOOT-9"

    def run(self, play: Battle) -> None:
        """From the highest Initiative down."""
        play.replace(phase="shooting")
        play.then(Steps(), Casting())


class Steps(Step, frozen=True):
    """What is left of the shooting."""

    rule = "CON-SHOOT-9"

    def run(self, play: Battle) -> None:
        """The next step of Initiative, as long as anybody waits for his turn."""
        if waiting(play.state):
            play.then(BeforeStep(), FireStep(), self)


class FireStep(Step, frozen=True):
    """An Initiative comes up: those of one army who have it fire together."""

    rule = "CON-SHOOT-10"

    def run(self, play: Battle) -> None:
        """Pass over those who have nobody to shoot at; ask for the others."""
        level, group = next_up(play.state)
        ready = [figure for figure in group if has_target(play.state, figure)]
        asked = tuple([figure.id for figure in ready])
        for figure in group:
            if figure.id not in asked:
                marked(play, figure.id, HELD)
        if not ready:
            return
        play.replace(passed=level)
        player = play.state.seats[ready[0].seat].name
        what = text("shooting-told-step", level=level, names=names_of(ready), player=player)
        play.tell(Told, what=what, pieces=asked, rule="CON-SHOOT-9")
        play.then(Volley(ready[0].seat, asked))


class Volley(Step, frozen=True):
    """Shooters of one army who fire at the same time."""

    rule = "CON-SHOOT-10"

    seat: int
    shooters: tuple[int, ...]
    """Those whose shot has not been named."""
    shots: tuple[Shot, ...] = ()

    def run(self, play: Battle) -> None:
        """Ask for the next; when all have named their targets, roll."""
        state = play.state
        left = tuple([n for n in self.shooters if _may_fire(state, state.figure(n))])
        if left:
            play.then(FireNow(self.seat, left, self.shots))
        elif self.shots:
            play.then(RollShots(shots=self.shots))


def _may_fire(state: ConfrontationState, figure: Figure | None) -> bool:
    return figure is not None and shooter_refusal(state, figure) is None


# Naming


class Shoot(Action, frozen=True):
    """One shooter names a target."""

    shooter: PieceId
    target: PieceId


class TakeAim(Action, frozen=True):
    """These shooters postpone their shot: aimed fire."""

    shooters: Pieces


class HoldFire(Action, frozen=True):
    """Nobody else fires at this Initiative."""


FireReply = Shoot | TakeAim | HoldFire


class FireNow(Question, frozen=True):
    """It is the turn of these shooters to fire."""

    rule = "CON-SHOOT-1"
    actions = (HoldFire, Shoot, TakeAim)

    seat: int
    shooters: tuple[int, ...]
    shots: tuple[Shot, ...] = ()

    def names(self) -> tuple[int, ...]:
        """They must stand, or others are asked for."""
        return self.shooters

    def lapse(self, play: Battle) -> None:
        """Somebody has been taken from the table: go on with the rest."""
        play.then(Volley(self.seat, self.shooters, self.shots))

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """Their player."""
        return (self.seat,)

    def ready(self, state: ConfrontationState) -> list[Figure]:
        """Those who have not named a target yet, in order."""
        return [state.field.by_id[number] for number in self.shooters]

    def ask(self, state: ConfrontationState) -> Decision:
        """A target for one of them, aiming, or no shot."""
        ready = self.ready(state)
        foes = {one.id for shooter in ready for one in targets_of(state, shooter)}
        allowed = tuple([figure.id for figure in state.figures if figure.id in foes])
        shooter = pick.piece("shooter", "shooting-field-shooter", self.shooters)
        target = pick.piece("target", "shooting-field-target", allowed)
        forms = [
            do(
                Shoot,
                "shooting-do-shoot",
                shooter,
                target,
                rule="CON-SHOOT-7",
                help="shooting-help-shoot",
            )
        ]
        aiming = tuple([one.id for one in ready if type_refusal(one, AIMED) is None])
        if aiming:
            field = pick.pieces("shooters", "shooting-field-shooters", aiming)
            forms.append(
                do(TakeAim, "shooting-do-aim", field, rule="CON-FIRE-5", help="shooting-help-aim")
            )
        forms.append(do(HoldFire, "shooting-do-hold", rule=self.rule))
        return Decision(
            seats=(self.seat,),
            prompt=text("shooting-ask", level=state.passed, count=len(ready)),
            forms=tuple(forms),
            rule=self.rule,
            measuring=before_naming(state),
            pieces=self.shooters,
        )

    def check(self, state: ConfrontationState, seat: int, action: FireReply) -> Refusal | None:
        """An enemy whom the shooter sees; aiming once; holding always."""
        match action:
            case Shoot():
                return self._shot_refusal(state, action)
            case TakeAim():
                return named_refusal(state, seat, action.shooters, self.shooters, AIMED)
            case _:
                return None

    def _shot_refusal(self, state: ConfrontationState, action: Shoot) -> Refusal | None:
        shooter = state.figure(action.shooter)
        if shooter is None or shooter.seat != self.seat:
            return refuse("CON-SHOOT-1", "refusal-shooting-own")
        refusal = shooter_refusal(state, shooter)
        if refusal is not None:
            return refusal
        if shooter.id not in self.shooters:
            return refuse("CON-SHOOT-9", "refusal-shooting-turn", name=shooter.name)
        return shot_refusal(state, shooter, state.figure(action.target))

    def answer(self, play: Battle, action: FireReply) -> None:
        """Name and measure, postpone, or let the rest pass."""
        left = self.shooters
        shots = self.shots
        match action:
            case Shoot():
                left = tuple([number for number in left if number != action.shooter])
                shots = (*shots, self._named(play, action))
            case TakeAim():
                left = tuple([number for number in left if number not in action.shooters])
                for number in action.shooters:
                    self._aim(play, number)
            case _:
                left = ()
                for number in self.shooters:
                    marked(play, number, HELD)
                if play.listening:
                    what = text("shooting-told-held", name=names_of(self.ready(play.state)))
                    play.tell(Told, what=what, pieces=self.shooters, rule="CON-SHOOT-9")
        play.then(Volley(self.seat, left, shots))

    def _aim(self, play: Battle, number: int) -> None:
        """The target is named when the shot is fired (CON-FIRE-5)."""
        marked(play, number, AIMED)
        what = text("shooting-announced-aim", name=play.state.field.by_id[number].name)
        play.tell(Announced, seat=self.seat, what=what, pieces=(number,), rule="CON-FIRE-5")

    def _named(self, play: Battle, action: Shoot) -> Shot:
        """The target is named, then measured at once; the shot is used up (CON-SHOOT-7)."""
        by_id = play.state.field.by_id
        shooter, target = by_id[action.shooter], by_id[action.target]
        names = {"name": shooter.name, "enemy": target.name}
        fire = fire_types(shooter)
        distance = distance_to(shooter, target)
        found = difficulty(play.state, shooter, target, fire, distance)
        play.state = play.state.did(shooter.id, shot=True)
        what = text("shooting-announced-shot", **names)
        pieces = (shooter.id, target.id)
        play.tell(Announced, seat=self.seat, what=what, pieces=pieces, rule="CON-SHOOT-7")
        reveal(play, shooter.id)
        play.barrier("CON-SHOOT-7")
        far = Distance(distance)
        if found is not None:
            what = text("shooting-told-range", distance=far, difficulty=found.total, **names)
            play.tell(Told, what=what, pieces=pieces, rule="CON-SHOOT-12")
            return Shot(shooter.id, target.id, found.total, found)
        weapon = shooter.profile.weapon
        dodged = weapon is not None and distance <= weapon.long
        what = text("shooting-told-far", distance=far, **names)
        rule = "CON-DODGE-3" if dodged else "CON-SHOOT-8"
        play.tell(Told, what=what, pieces=pieces, rule=rule)
        return Shot(shooter.id, target.id)

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Holding; each shooter at each target; each taking aim."""
        ready = self.ready(state)
        found: list[Action] = [HoldFire()]
        for shooter in ready:
            found.extend([Shoot(shooter.id, one.id) for one in targets_of(state, shooter)])
        found.extend([TakeAim((one.id,)) for one in ready if type_refusal(one, AIMED) is None])
        return found

    def propose(self, state: ConfrontationState, seat: int, rng: Rng) -> Action:
        """One of them shoots at somebody, or now and then takes aim."""
        ready = self.ready(state)
        shooter = ready[int(rng.random() * len(ready))]
        if rng.random() < PATIENT and type_refusal(shooter, AIMED) is None:
            return TakeAim((shooter.id,))
        figures = state.figures
        start = int(rng.random() * len(figures))
        for place in range(start - len(figures), start):
            target = figures[place]
            if target.seat != seat and shot_refusal(state, shooter, target) is None:
                return Shoot(shooter.id, target.id)
        return HoldFire()

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        """Whom a shooter may name, and his chances as far as they may be known."""
        match partial.action:
            case "Shoot":
                return preview_shot(state, self.ready(state), partial.values)
            case "TakeAim":
                return preview_aim(state, self.ready(state), partial.values)
            case _:
                return Preview()


# Incantation: the half of the third phase whose rules the book leaves out (CON-TURN-2)


class Casting(Moment, frozen=True, kw_only=True):
    """Where spells have their place: in the third phase, when all have shot (CON-MAGIC-1).

    It is kept as a moment that nobody can use yet. An extension answers `offer` with its question
    for a seat; whoever lets the moment pass hands down `PASSED`.
    """

    rule = "CON-MAGIC-1"

    def order(self, state: ConfrontationState) -> tuple[int, ...]:
        return winner_first(state)

    def offer(self, state: ConfrontationState, seat: int) -> Question | None:
        """Nobody has anything to do here: the book has no rules for it."""
        return None
