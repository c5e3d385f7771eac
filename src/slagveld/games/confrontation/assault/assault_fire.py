"""Assault fire: a shot in the middle of one's own assault (CON-CARD-tir-d-assaut)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Partial, Preview
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal

from ..core.book import card, do, pick, refuse, text
from ..core.effects import AssaultFire
from ..core.figure import Figure
from ..core.relations import closed
from ..core.state import Battle, ConfrontationState
from ..shooting.snapshots import Snapshot
from ..terrain.sight import sees
from .announcement import Assault
from .measure import standing_targets

RULE = card("tir-d-assaut")


class FireAssault(Action, frozen=True):
    """Shoot at one of those who are assaulted, before moving."""

    target: PieceId


class HoldAssault(Action, frozen=True):
    """Do not shoot."""


ShotReply = FireAssault | HoldAssault


def fire_targets(state: ConfrontationState, assault: Assault, shooter: Figure) -> list[Figure]:
    """The targets of an assault that one of its movers may shoot at: seen from where it stands."""
    if shooter.powers.one(AssaultFire) is None or shooter.profile.weapon is None:
        return []
    if shooter.turn.shot:
        return []
    return [one for one in standing_targets(state, assault) if sees(state, shooter, one)]


def may_fire(state: ConfrontationState, assault: Assault, number: int) -> bool:
    """Whether a mover may shoot while it comes."""
    shooter = state.figure(number)
    return shooter is not None and bool(fire_targets(state, assault, shooter))


class AssaultShot(Question, frozen=True, kw_only=True):
    """Does a mover shoot before it closes?"""

    rule = RULE
    actions = (HoldAssault, FireAssault)

    assault: Assault
    shooter: int

    def who(self, state: ConfrontationState) -> tuple[int, ...]:
        """The mover's player, while there is somebody to shoot at."""
        return (self.assault.seat,) if may_fire(state, self.assault, self.shooter) else ()

    def _targets(self, state: ConfrontationState) -> list[Figure]:
        return fire_targets(state, self.assault, state.field.by_id[self.shooter])

    def ask(self, state: ConfrontationState) -> Decision:
        """At whom, or not at all."""
        shooter = state.field.by_id[self.shooter]
        allowed = tuple([target.id for target in self._targets(state)])
        field = pick.piece("target", "field-move-target", allowed)
        return Decision(
            measuring=closed(state),
            seats=(self.assault.seat,),
            prompt=text("ask-assault-fire", name=shooter.name),
            forms=(
                do(FireAssault, "do-assault-fire", field, rule=RULE),
                do(HoldAssault, "do-move-hold-fire", rule=RULE),
            ),
            rule=RULE,
            pieces=(self.shooter, *allowed),
        )

    def check(self, state: ConfrontationState, seat: int, action: ShotReply) -> Refusal | None:
        """One of those assaulted whom it sees."""
        if not isinstance(action, FireAssault):
            return None
        if any(target.id == action.target for target in self._targets(state)):
            return None
        shooter = state.field.by_id[self.shooter]
        return refuse(RULE, "refusal-move-shot-target", name=shooter.name)

    def answer(self, play: Battle, action: ShotReply) -> None:
        """One shot at the difficulty of the competence, or none."""
        by_id = play.state.field.by_id
        if not isinstance(action, FireAssault):
            what = text("shooting-told-held", name=by_id[self.shooter].name)
            play.tell(Told, what=what, pieces=(self.shooter,), rule=RULE)
            return
        shooter, target = by_id[self.shooter], by_id[action.target]
        found = shooter.powers.one(AssaultFire)
        assert found is not None  # noqa: S101 - nobody else is asked
        what = text("announced-assault-fire", name=shooter.name, enemy=target.name)
        pieces = (shooter.id, target.id)
        play.tell(Announced, seat=shooter.seat, what=what, pieces=pieces, rule=RULE)
        play.then(
            Snapshot(
                shooter=shooter.id, target=target.id, difficulty=found[1].difficulty, cites=RULE
            )
        )

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        """Holding, then each target."""
        return [HoldAssault(), *[FireAssault(target.id) for target in self._targets(state)]]

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        """Who may be shot at."""
        return Preview(pieces=tuple([target.id for target in self._targets(state)]))
