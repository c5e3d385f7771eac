"""Wrapping: figures from the rear go round the enemy that their unit fights (section 11)."""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Ghost, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import PhaseBegan
from slagveld.kernel.fields import Amount, PieceId, Placements, PlacementsField
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.topics import actions_of
from slagveld.texts import Listing

from ..core.book import do, pick, refuse, text
from ..core.conditions import foes, is_accelerated, say
from ..core.parts import EndPart, Part, Scope, UnitAction, UnitTopic
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground.advance import arrive, newly_touched
from ..ground.pushed_wagon import push_wagon
from ..magic.any_moment import CASTING, MagicMoment
from .wrap_limits import _too_far, dragged, flank_most, fullest, laid_round, spare, wrap_limit


def _shown(state: CarnageState, before: Unit, after: Unit, **more: Any) -> Preview:
    """Ghosts of the figures that go, and how many of the unit touch an enemy then."""
    field = state.field
    fighting = {place for foe in field.enemies_of(after) for place, _ in field.touches(after, foe)}
    ghosts = [
        Ghost(figure.id, pose)
        for figure, pose, old in zip(after.figures, after.poses, before.poses, strict=True)
        if pose != old
    ]
    note = text("note-fighters", count=len(fighting))
    limit = wrap_limit(state, before)
    return Preview(ghosts=tuple(ghosts), notes=(note,), limit=limit, **more)


def preview_wrap(
    state: CarnageState, unit: Unit, enemy: int | None, left: int | None, right: int | None
) -> Preview:
    """Figures laid along an enemy; the fullest wrap where no numbers are told."""
    enemies = foes(state, unit)
    snapped: dict[str, int] = {}
    if enemy is None:
        if len(enemies) > 1:
            return Preview(pieces=tuple([foe.id for foe in enemies]))
        snapped["enemy"] = enemy = enemies[0].id
    foe = next((other for other in enemies if other.id == enemy), None)
    if foe is None:
        return Preview()
    if left is None or right is None:
        full = fullest(state, unit, foe)
        if left is None:
            snapped["left"] = left = full[0]
        if right is None:
            snapped["right"] = right = min(full[1], max(0, len(spare(state, unit)) - left))
    after = laid_round(state, unit, foe.id, left, right)
    if isinstance(after, Refusal):
        return Preview(snapped=snapped)
    return _shown(state, unit, after, snapped=snapped)


class Wrap(UnitAction, frozen=True):
    """So many figures from the rear go round an enemy by the left and by the right."""

    enemy: PieceId
    left: Amount
    right: Amount


class WrapPlaces(UnitAction, frozen=True):
    """Figures from the rear are set down round an enemy at places of the player's choice."""

    placements: Placements


WrapAction = Wrap | WrapPlaces


class WrapPhase(Step, frozen=True):
    """The last part of the movement phase: sides wrap in the order of their initiative."""

    rule = "CAR-6.6"

    def run(self, play: Battle) -> None:
        """Units that Acceleration puts first, then side after side; nothing if nobody can."""
        state = play.state
        ready = [unit for unit in state.units if WRAPPING.may(state, unit) is None]
        if not ready:
            return
        play.replace(phase="wrap")
        play.barrier("CAR-6.2-no-replay")
        play.tell(PhaseBegan, phase=text("formation-phase-wrap"), rule=self.rule)
        hasty = [
            WrapPart(unit.side, only=unit.id)
            for unit in ready
            if is_accelerated(state, unit) and not state.has_initiative(unit.side)
        ]
        play.then(MagicMoment(at="wrap"), *hasty, *[WrapPart(side) for side in state.order])


class Wrapping(UnitTopic):
    actions = (Wrap, WrapPlaces)

    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        if unit.neutralised:
            return refuse("CAR-11-who", "refusal-wrap-weak", unit=unit.name)
        if unit.doings.was_charged:
            return refuse("CAR-11-charged", "refusal-wrap-charged", unit=unit.name)
        if unit.doings.charged:
            return refuse("CAR-10-no-other-move", "refusal-wrap-charger", unit=unit.name)
        if unit.doings.wrapped:
            return refuse("CAR-6.6", "refusal-wrap-twice", unit=unit.name)
        if not foes(state, unit):
            return refuse("CAR-11-who", "refusal-wrap-apart", unit=unit.name)
        if wrap_limit(state, unit) == 0:
            return _too_far(0)
        if not spare(state, unit):
            return refuse("CAR-11-who", "refusal-wrap-spare", unit=unit.name)
        return None

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        units = self.able(state, scope)
        if not units:
            return []
        unit = pick.piece("unit", "formation-unit", units)
        enemies = dict.fromkeys([foe.id for u in units for foe in foes(state, u)])
        most = max([min(len(spare(state, u)), flank_most(state, u)) for u in units])
        figures = tuple([u.figures[place].id for u in units for place in spare(state, u)])
        places = PlacementsField(name="placements", title=text("field-places"), pieces=figures)
        fields = (
            pick.piece("enemy", "field-round", enemies),
            pick.number("left", "field-left", 0, most),
            pick.number("right", "field-right", 0, most),
        )
        rule, helping = "CAR-11-unit-rules", "help-wrap-places"
        return [
            do(Wrap, "do-wrap", unit, *fields, rule="CAR-11-who", help="help-wrap"),
            do(WrapPlaces, "do-wrap-places", unit, places, rule=rule, help=helping),
        ]

    def after(self, state: CarnageState, unit: Unit, action: WrapAction) -> Unit | Refusal:
        if isinstance(action, WrapPlaces):
            return dragged(state, unit, action.placements)
        return laid_round(state, unit, action.enemy, action.left, action.right)

    def refusal(self, state: CarnageState, unit: Unit, action: WrapAction) -> Refusal | None:
        found = self.after(state, unit, action)
        return found if isinstance(found, Refusal) else None

    def answer(self, play: Battle, scope: Scope, action: WrapAction) -> None:
        """Put them there; whoever is touched for the first time is attacked."""
        state = play.state
        before = state.field.by_id[action.unit]
        unit = self.after(state, before, action)
        if isinstance(unit, Refusal):
            raise TypeError(f"{before.id} wrapped against the rules: {unit}")
        met = newly_touched(state, before, unit)
        play.state = state.with_unit(unit)
        if play.listening:
            _tell_wrap(play, before, unit)
        push_wagon(play)
        for enemy in met:
            arrive(play, unit.id, enemy.id, charging=False)

    def options(self, state: CarnageState, unit: Unit) -> list[WrapAction]:
        """The fullest wrap round each of its enemies, and one flank alone."""
        found: list[WrapAction] = []
        for foe in foes(state, unit):
            left, right = fullest(state, unit, foe)
            ways = dict.fromkeys([(left, right), (left, 0), (0, right)])
            found.extend([Wrap(unit.id, foe.id, *way) for way in ways])
        return found

    def some(self, state: CarnageState, unit: Unit, rng: Rng) -> Action | None:
        enemies = foes(state, unit)
        enemy = enemies[int(rng.random() * len(enemies))]
        most = min(3, 1 + len(spare(state, unit)))
        left = int(rng.random() * most)
        right = min(int(rng.random() * most), len(spare(state, unit)) - left)
        action = Wrap(unit.id, enemy.id, left, right)
        return action if self.refusal(state, unit, action) is None else None

    def shown(self, state: CarnageState, unit: Unit, partial: Partial) -> Preview:
        if partial.action == "WrapPlaces":
            given = filled(drafted(WrapPlaces, partial).placements)
            pieces = tuple([unit.figures[place].id for place in spare(state, unit)])
            after = None if given is None else dragged(state, unit, given)
            if after is None or isinstance(after, Refusal):
                return Preview(pieces=pieces, limit=wrap_limit(state, unit))
            return _shown(state, unit, after, pieces=pieces)
        draft = drafted(Wrap, partial)
        told = filled(draft.enemy), filled(draft.left), filled(draft.right)
        return preview_wrap(state, unit, *told)


def _tell_wrap(play: Battle, before: Unit, unit: Unit) -> None:
    """How many figures went, and round whom: every enemy that one of them touches."""
    poses = enumerate(zip(unit.poses, before.poses, strict=True))
    gone = [place for place, (now, then) in poses if now != then]
    field = play.state.field
    met = [
        enemy
        for enemy in field.enemies_of(unit)
        if any(place in gone for place, _ in field.touches(unit, enemy))
    ]
    names = Listing(tuple([enemy.name for enemy in met]))
    what = text("told-wrap", unit=unit.name, enemies=names, count=len(gone))
    say(play, what, "CAR-11-who", unit.id, *[enemy.id for enemy in met])


WRAPPING = Wrapping()


class WrapPart(Part, frozen=True):
    """A side wraps with its units in any order; nobody is asked who has none that could."""

    rule = "CAR-11-first"
    asks = text("ask-wrap")
    phase = "wrap"
    topics = (WRAPPING, CASTING)
    actions = (EndPart, *actions_of(topics))
    measuring = Measuring(ruler="own", rule="CAR-12.1")

    def can_act(self, state: CarnageState, seat: int) -> bool:
        return bool(WRAPPING.able(state, self.scope(seat)))
