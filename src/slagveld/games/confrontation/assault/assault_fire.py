"""Assault fire: a shot in the middle of one's own assault (CON-CARD-tir-d-assaut)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import leading
from slagveld.texts import Text

from ..core.asking import Asked
from ..core.book import card, do, pick, refuse, text
from ..core.effects import AssaultFire
from ..core.figure import Figure
from ..core.reports import tell, tell_announced
from ..core.state import Battle, ConfrontationState
from ..shooting.volleys import Snapshot
from ..terrain.sight import sees
from .announcement import Assault
from .measure import standing_targets

RULE = card("tir-d-assaut")


class FireAssault(Action, frozen=True):
    """Shoot at one of those who are assaulted, before moving."""

    target: PieceId


class HoldAssault(Action, frozen=True):
    """Do not shoot."""


def fire_targets(state: ConfrontationState, assault: Assault, shooter: Figure) -> list[Figure]:
    """The targets of an assault that one of its movers may shoot at: seen from where it stands."""
    armed = shooter.powers.one(AssaultFire) is not None and shooter.profile.weapon is not None
    if not armed or shooter.turn.shot:
        return []
    return [one for one in standing_targets(state, assault) if sees(state, shooter, one)]


def may_fire(state: ConfrontationState, assault: Assault, number: int) -> bool:
    """Whether a mover may shoot while it comes."""
    shooter = state.figure(number)
    return shooter is not None and bool(fire_targets(state, assault, shooter))


class AssaultShot(Asked, frozen=True, kw_only=True):
    """Does a mover shoot before it closes?"""

    rule = RULE
    actions = (HoldAssault, FireAssault)

    assault: Assault
    shooter: int

    def asked(self, state: ConfrontationState) -> int | None:
        return self.assault.seat if may_fire(state, self.assault, self.shooter) else None

    def _targets(self, state: ConfrontationState) -> list[Figure]:
        return fire_targets(state, self.assault, state.field.by_id[self.shooter])

    def prompt(self, state: ConfrontationState) -> Text:
        return text("ask-assault-fire", name=state.field.by_id[self.shooter].name)

    def about(self, state: ConfrontationState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.shooter, *leading(forms))

    def forms(self, state: ConfrontationState) -> tuple[Form, ...]:
        target = pick.piece("target", "field-move-target", self._targets(state))
        fire = do(FireAssault, "do-assault-fire", target)
        return (fire, do(HoldAssault, "do-move-hold-fire"))

    def check(self, state: ConfrontationState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, FireAssault):
            return None
        if any(target.id == action.target for target in self._targets(state)):
            return None
        shooter = state.field.by_id[self.shooter]
        return refuse(RULE, "refusal-move-shot-target", name=shooter.name)

    def answer(self, play: Battle, action: Action) -> None:
        (shooter,) = play.state.those(self.shooter)
        found = shooter.powers.one(AssaultFire)
        if not isinstance(action, FireAssault) or found is None:
            tell(play, text("shooting-told-held", name=shooter.name), RULE, shooter)
            return
        (target,) = play.state.those(action.target)
        what = text("announced-assault-fire", name=shooter.name, enemy=target.name)
        tell_announced(play, what, RULE, shooter, target)
        hard = found[1].difficulty
        play.then(Snapshot(shooter=shooter.id, target=target.id, difficulty=hard, cites=RULE))

    def candidates(self, state: ConfrontationState, seat: int) -> Sequence[Action]:
        return [HoldAssault(), *[FireAssault(target.id) for target in self._targets(state)]]

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        return Preview(pieces=tuple([target.id for target in self._targets(state)]))
