"""Announcing shots: who shoots at whom, before anything is measured (CAR-12.1).

Units inside buildings announce first, then all others (CAR-6.7-order), so there are two topics
with the same action.
"""

from slagveld.kept import Shelf
from slagveld.kernel.decision import Action, Form, Odds, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import PieceId
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.texts import Distance, Text

from ..core.book import do, pick, refuse, text
from ..core.conditions import in_fight, is_diverted, wake
from ..core.parts import Scope, UnitAction, UnitTopic, awake
from ..core.state import Battle, CarnageState, Shot
from ..core.unit import Unit
from ..core.values import to_wound
from ..sight.forests_trees_windows import standings
from ..sight.fronts import in_front
from ..sight.line_of_sight import view_of
from ..wounds.named_odds import odds_of_blow
from .at_and_from_buildings import is_direct_only, out_of_turn, unreturned
from .cover_and_forest_edge import edge_limit
from .ranges import FIRES, Fire, limits, shown_range, wind_on
from .shots import has_shooters, lost_at_any_range, measured, volley


def shot_preview(state: CarnageState, unit: Unit, target: Unit) -> Preview:
    """Odds for each case and every note once; only for the range where that may be measured."""
    known = state.options.free_measuring
    fires, lost = measured(state, unit, target) if known else (FIRES, None)
    odds: list[Odds] = []
    notes: list[Text] = []
    reach = 0
    stretch, wind = wind_on(state, unit, target)
    for fire in fires:
        if known or lost_at_any_range(state, unit, target, fire) is None:
            shot = volley(state, unit, target, fire)
            if fire == "indirect" and shot.at_edge and not known:
                continue
            _, most = limits(fire, stretch)
            reach = min(most, edge_limit()) if shot.at_edge else most
            counts = {"shooters": shot.shooters, "dice": shot.dice}
            title = text(f"odds-shot-{fire}", limit=Distance(reach), **counts)
            case = odds_of_blow(state, unit, target, shot.dice, fire, shot.extra, title=title)
            odds.append(case)  # texts: carnage:odds-shot-*
            if shot.most < len(target.figures):
                notes.append(text("shot-note-visible", count=shot.most))
            if in_fight(state, target):
                notes.append(text("shot-note-melee"))
        elif fire == "direct" and not is_direct_only(unit, target):
            _, reach = limits(fire, stretch)
            odds.append(_none(text("odds-shot-blocked", limit=Distance(reach))))
    if not known:
        odds.append(_none(text("odds-shot-beyond", limit=Distance(reach))))
    elif lost is not None:
        odds.append(_none(lost.text))
    tallies: list[Tally] = [case.need for case in odds if case.need is not None]
    if tallies:
        tallies.append(to_wound(state, unit, target, "direct").target)
    if wind:
        notes.append(text("shot-note-wind"))
    return Preview(
        odds=tuple(odds),
        tallies=tuple(tallies),
        notes=tuple(dict.fromkeys(notes)),
        length=shown_range(unit, target) if known else None,
    )


def _none(title: Text) -> Odds:
    return Odds(title=title, outcomes=((text("odds-wounds", count=0), 1.0),), mean=0.0)


TRIES = 3
"""Enemies looked at for one proposal."""


class Announce(UnitAction, frozen=True):
    """A unit shoots at an enemy; it cannot be taken back once ranges are measured."""

    target: PieceId


def target_refusal(state: CarnageState, unit: Unit, target: Unit) -> Refusal | None:
    """Why a unit that can shoot cannot shoot at this one, or None. Ranges are not looked at.

    Into and out of a building there is direct fire alone (CAR-9.7-direct), so by that it is seen.
    """
    if target.side == unit.side:
        return refuse("CAR-12.1", "refusal-shot-friend", name=target.name)
    if refusal := unreturned(state, target):
        return refusal
    if not in_front(state, unit, target):
        return refuse("CAR-12.4", "refusal-shot-behind", name=target.name)
    fire: Fire = "direct" if is_direct_only(unit, target) else "indirect"
    if not has_shooters(state, unit, target, fire):
        return refuse("CAR-12.4", "refusal-shot-unseen", name=target.name)
    if not view_of(state, unit, target, direct=fire == "direct").anything():
        return refuse("CAR-12.7", "refusal-shot-hidden", name=target.name)
    return None


OPEN = Shelf[tuple[object, ...], bool]("carnage.announcing")
"""Beside a field: whether a seat has shots to announce."""


class Announcing(UnitTopic):
    """Announcing shots, indoors and outdoors apart, before all measuring (CAR-15.3-announce)."""

    actions = (Announce,)

    def __init__(self, *, indoors: bool) -> None:
        self.indoors = indoors

    def named(self, state: CarnageState, scope: Scope, number: int) -> Unit | Refusal:
        unit = state.unit(number)
        if unit is None or unit.owner != scope.seat:
            return refuse("CAR-6.7-order", "refusal-shot-not-own")
        if scope.only and unit.id != scope.only:
            return refuse("CAR-6.7-order", "refusal-shot-only")
        return out_of_turn(unit, indoors=self.indoors) or unit

    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
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
        if all(standing.deep for standing in standings(state.field.table, unit)):
            return refuse("CAR-9.2.2-inside", "refusal-shot-forest", name=unit.name)
        return None

    def able(self, state: CarnageState, scope: Scope) -> list[Unit]:
        archers = [unit for unit in awake(state, scope) if unit.profile.bow]
        here = [unit for unit in archers if bool(unit.inside) == self.indoors]
        return [unit for unit in here if self.may(state, unit) is None]

    def targets(self, state: CarnageState, unit: Unit) -> list[int]:
        """The enemies that a unit may shoot at, in order."""
        return [
            other.id
            for other in state.units
            if other.side != unit.side and target_refusal(state, unit, other) is None
        ]

    def is_open(self, state: CarnageState, scope: Scope) -> bool:
        """Whether there is a shot to announce; asked before a question and again with it."""
        now = (state.round, state.phase, state.options.arcs, state.shots, state.ignored)
        key = (self.indoors, scope.seat, scope.only, now)
        return OPEN.kept(state.field, key, self._is_open, state, scope)

    def _is_open(self, state: CarnageState, scope: Scope) -> bool:
        return any(
            other.side != unit.side and target_refusal(state, unit, other) is None
            for unit in self.able(state, scope)
            for other in state.units
        )

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        found = {unit.id: self.targets(state, unit) for unit in self.able(state, scope)}
        archers = [unit for unit, targets in found.items() if targets]
        if not archers:
            return []
        who = pick.piece("unit", "field-shooter", archers)
        targets = dict.fromkeys([target for unit in archers for target in found[unit]])
        whom = pick.piece("target", "field-shot-target", targets)
        return [do(Announce, "do-announce", who, whom, rule="CAR-12.1", help="do-announce-help")]

    def refusal(self, state: CarnageState, unit: Unit, action: Announce) -> Refusal | None:
        target = state.unit(action.target)
        if target is None:
            return refuse("CAR-12.1", "refusal-shot-nobody")
        return target_refusal(state, unit, target)

    def answer(self, play: Battle, scope: Scope, action: Announce) -> None:
        """Say it; a diverted target is woken by it (CAR-14.3-diversion-attack)."""
        state = play.state
        play.replace(shots=(*state.shots, Shot(action.unit, action.target)))
        unit, target = state.field.by_id[action.unit], state.field.by_id[action.target]
        what = text("shot-announced", name=unit.name, target=target.name)
        both = (unit.id, target.id)
        play.tell(Announced, seat=play.seat, what=what, pieces=both, rule="CAR-12.1")
        wake(play, target.id)

    def options(self, state: CarnageState, unit: Unit) -> list[Announce]:
        enemies = [other for other in state.units if other.side != unit.side]
        return [Announce(unit.id, enemy.id) for enemy in enemies]

    def some(self, state: CarnageState, unit: Unit, rng: Rng) -> Action | None:
        """At the first that it may shoot at of a few enemies by lot."""
        enemies = [other for other in state.units if other.side != unit.side]
        for _ in range(TRIES if enemies else 0):
            target = enemies[int(rng.random() * len(enemies))]
            if target_refusal(state, unit, target) is None:
                return Announce(unit.id, target.id)
        return None

    def shown(self, state: CarnageState, unit: Unit, partial: Partial) -> Preview:
        target = state.unit(filled(drafted(Announce, partial).target, 0))
        if target is None:
            return Preview(pieces=tuple(self.targets(state, unit)))
        refusal = target_refusal(state, unit, target)
        return shot_preview(state, unit, target) if refusal is None else Preview(refusal=refusal)


ANNOUNCING = Announcing(indoors=False)
INDOORS = Announcing(indoors=True)
