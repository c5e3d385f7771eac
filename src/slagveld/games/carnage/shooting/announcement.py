"""Announcing shots: who shoots at whom, before anything is measured (CAR-12.1).

Units inside buildings announce first, then all others (CAR-6.7-order), so there are two topics
with the same action.
"""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, pick, refuse, text
from ..core.conditions import in_fight, is_diverted, wake
from ..core.parts import Battle
from ..core.state import CarnageState, Shot
from ..core.unit import Unit
from ..sight.fronts import in_front
from ..sight.lines import can_use_bow, view_of
from .previews import shot_preview
from .ranges import Fire
from .shots import has_shooters, is_direct_only

TRIES = 3
"""Enemies looked at for one proposal."""


class Announce(Action, frozen=True):
    """A unit shoots at an enemy; it cannot be taken back once ranges are measured."""

    unit: PieceId
    target: PieceId


def unit_refusal(state: CarnageState, unit: Unit) -> Refusal | None:
    """Why a unit cannot shoot at anybody, or None.

    Neither its move nor a failed charge hinders it (CAR-12-no-limit), nor being neutralised
    (CAR-5.1.3-archers).
    """
    if not unit.profile.bow:
        return refuse("CAR-5.2-bases", "refusal-shot-no-bow", name=unit.name)
    if any(shot.unit == unit.id for shot in state.shots):
        return refuse("CAR-12.5", "refusal-shot-announced", name=unit.name)
    if is_diverted(state, unit):
        return refuse("CAR-14.3-diversion", "refusal-shot-diverted", name=unit.name)
    if in_fight(state, unit):
        return refuse("CAR-12-engaged", "refusal-shot-engaged", name=unit.name)
    if not any(can_use_bow(state, unit, place) for place in range(len(unit.figures))):
        return refuse("CAR-9.2.2-inside", "refusal-shot-forest", name=unit.name)
    return None


def target_refusal(state: CarnageState, unit: Unit, target: Unit) -> Refusal | None:
    """Why a unit that can shoot cannot shoot at this one, or None. Ranges are not looked at."""
    if target.side == unit.side:
        return refuse("CAR-12.1", "refusal-shot-friend", name=target.name)
    if target.inside and not any(shot.unit == target.id for shot in state.shots):
        return refuse("CAR-9.7-return", "refusal-shot-inside", name=target.name)
    if not in_front(state, unit, target):
        return refuse("CAR-12.4", "refusal-shot-behind", name=target.name)
    fire: Fire = "direct" if is_direct_only(unit, target) else "indirect"
    if not has_shooters(state, unit, target, fire):
        return refuse("CAR-12.4", "refusal-shot-unseen", name=target.name)
    if not view_of(state, unit, target, direct=fire == "direct").anything():
        return refuse("CAR-12.7", "refusal-shot-hidden", name=target.name)
    return None


class Announcing:
    """The topic of announcing; one for units inside buildings, one for all others."""

    actions: tuple[type[Action], ...] = (Announce,)

    def __init__(self, *, indoors: bool) -> None:
        self.indoors = indoors

    def archers(self, state: CarnageState, seat: int, only: int) -> list[Unit]:
        """The seat's units that may announce a shot now, if they find a target."""
        return [
            unit
            for unit in state.units
            if unit.owner == seat
            and (not only or unit.id == only)
            and bool(unit.inside) == self.indoors
            and unit_refusal(state, unit) is None
        ]

    def targets(self, state: CarnageState, unit: Unit) -> list[int]:
        """The enemies that a unit may shoot at, in order."""
        return [
            other.id
            for other in state.units
            if other.side != unit.side and target_refusal(state, unit, other) is None
        ]

    def is_open(self, state: CarnageState, seat: int, only: int) -> bool:
        """Whether the seat has anything to announce."""
        return any(
            other.side != unit.side and target_refusal(state, unit, other) is None
            for unit in self.archers(state, seat, only)
            for other in state.units
        )

    def forms(self, state: CarnageState, seat: int, only: int) -> list[Form]:
        """One form: who, and at whom."""
        archers: list[int] = []
        found: list[int] = []
        for unit in self.archers(state, seat, only):
            targets = self.targets(state, unit)
            if targets:
                archers.append(unit.id)
                found.extend([target for target in targets if target not in found])
        if not archers:
            return []
        who = pick.piece("unit", "field-shooter", archers)
        whom = pick.piece("target", "field-shot-target", found)
        return [do(Announce, "do-announce", who, whom, rule="CAR-12.1", help="do-announce-help")]

    def check(self, state: CarnageState, seat: int, only: int, action: Announce) -> Refusal | None:
        """One's own unit, in its turn, that can shoot; an enemy that it sees."""
        unit, target = state.unit(action.unit), state.unit(action.target)
        if unit is None or unit.owner != seat:
            return refuse("CAR-6.7-order", "refusal-shot-not-own")
        if only and unit.id != only:
            return refuse("CAR-6.7-order", "refusal-shot-only")
        if self.indoors and not unit.inside:
            return refuse("CAR-9.7-return", "refusal-shot-outdoors", name=unit.name)
        if unit.inside and not self.indoors:
            return refuse("CAR-9.7-return", "refusal-shot-indoors", name=unit.name)
        refusal = unit_refusal(state, unit)
        if refusal is not None:
            return refusal
        if target is None:
            return refuse("CAR-12.1", "refusal-shot-nobody")
        return target_refusal(state, unit, target)

    def answer(self, play: Battle, action: Announce) -> None:
        """Say it; a diverted target is woken by it (CAR-14.3-diversion-attack)."""
        state = play.state
        play.replace(shots=(*state.shots, Shot(action.unit, action.target)))
        unit, target = state.field.by_id[action.unit], state.field.by_id[action.target]
        what = text("shot-announced", name=unit.name, target=target.name)
        both = (unit.id, target.id)
        play.tell(Announced, seat=play.seat, what=what, pieces=both, rule="CAR-12.1")
        if is_diverted(state, target):
            wake(play, target.id)

    def menu(self, state: CarnageState, seat: int, only: int) -> list[Action]:
        """Every unit at every target it may have."""
        return [
            Announce(unit.id, target)
            for unit in self.archers(state, seat, only)
            for target in self.targets(state, unit)
        ]

    def propose(self, state: CarnageState, seat: int, only: int, rng: Rng) -> Action | None:
        """A unit by lot, and of a few enemies by lot the first that it may shoot at."""
        archers = self.archers(state, seat, only)
        if not archers:
            return None
        unit = archers[int(rng.random() * len(archers))]
        enemies = [other for other in state.units if other.side != unit.side]
        for _ in range(TRIES if enemies else 0):
            target = enemies[int(rng.random() * len(enemies))]
            if target_refusal(state, unit, target) is None:
                return Announce(unit.id, target.id)
        return None

    def preview(self, state: CarnageState, seat: int, only: int, partial: Partial) -> Preview:
        """Whom a unit may shoot at; with a target, the chances for each case."""
        unit = _unit(state, partial.values.get("unit"))
        if unit is None:
            return Preview(pieces=tuple([u.id for u in self.archers(state, seat, only)]))
        target = _unit(state, partial.values.get("target"))
        if target is None:
            refusal = self.check(state, seat, only, Announce(unit.id, 0))
            if refusal is not None and refusal.rule != "CAR-12.1":
                return Preview(refusal=refusal)
            return Preview(pieces=tuple(self.targets(state, unit)))
        refusal = self.check(state, seat, only, Announce(unit.id, target.id))
        if refusal is not None:
            return Preview(refusal=refusal)
        return shot_preview(state, unit, target)


def _unit(state: CarnageState, number: object) -> Unit | None:
    return state.unit(number) if isinstance(number, int) else None


ANNOUNCING = Announcing(indoors=False)
INDOORS = Announcing(indoors=True)
