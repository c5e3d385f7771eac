"""Wrapping: figures from the rear go round the enemy that their unit fights (section 11)."""

from typing import ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Measuring, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import PhaseBegan, Told
from slagveld.kernel.fields import Amount, PieceId, Placements, PlacementsField
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Listing

from ..core.book import do, pick, text
from ..core.conditions import foes, is_accelerated, is_diverted
from ..core.parts import Battle, EndPart, Part, Topic
from ..core.state import CarnageState, Phase
from ..core.unit import Unit
from ..ground.advance import arrive, newly_touched
from ..ground.pushed_wagon import push_wagon
from ..ground.readiness import commanded
from ..magic.casts import CASTING
from ..magic.moments import MagicMoment
from .flanks import dragged, flank_most, fullest, laid_round, spare, wrap_ready
from .previews import preview_places, preview_wrap


class Wrap(Action, frozen=True):
    """So many figures from the rear go round an enemy by the left and by the right."""

    unit: PieceId
    enemy: PieceId
    left: Amount
    right: Amount


class WrapPlaces(Action, frozen=True):
    """Figures from the rear are set down round an enemy at places of the player's choice."""

    unit: PieceId
    placements: Placements


WrapAction = Wrap | WrapPlaces


class WrapPhase(Step, frozen=True):
    """The last part of the movement phase: sides wrap in the order of their initiative.

    The book draws it for either side going first (CAR-11-ex3).
    """

    rule = "CAR-6.6"

    def run(self, play: Battle) -> None:
        """Units that Acceleration puts first, then side after side; nothing if nobody can."""
        state = play.state
        ready = [unit for unit in state.units if wrap_ready(state, unit) is None]
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


class Wrapping:
    """The topic of wrapping."""

    actions: tuple[type[Action], ...] = (Wrap, WrapPlaces)

    def ready(self, state: CarnageState, seat: int, only: int) -> list[Unit]:
        """The seat's units that can wrap."""
        return [
            unit
            for unit in state.units
            if unit.owner == seat
            and (not only or unit.id == only)
            and not is_diverted(state, unit)
            and wrap_ready(state, unit) is None
        ]

    def forms(self, state: CarnageState, seat: int, only: int) -> list[Form]:
        """How many go where, or each figure by hand."""
        units = self.ready(state, seat, only)
        if not units:
            return []
        unit = pick.piece("unit", "formation-unit", units)
        enemies = dict.fromkeys([foe.id for u in units for foe in foes(state, u)])
        most = max([min(len(spare(state, u)), flank_most(state, u)) for u in units])
        figures = [u.figures[place].id for u in units for place in spare(state, u)]
        return [
            do(
                Wrap,
                "do-wrap",
                unit,
                pick.piece("enemy", "field-round", enemies),
                pick.number("left", "field-left", 0, most),
                pick.number("right", "field-right", 0, most),
                rule="CAR-11-who",
                help="help-wrap",
            ),
            do(
                WrapPlaces,
                "do-wrap-places",
                unit,
                PlacementsField(
                    name="placements", title=text("field-places"), pieces=tuple(figures)
                ),
                rule="CAR-11-unit-rules",
                help="help-wrap-places",
            ),
        ]

    def after(
        self, state: CarnageState, seat: int, only: int, action: WrapAction
    ) -> Unit | Refusal:
        """The unit after a wrap, or why it cannot be."""
        unit = commanded(state, seat, only, action.unit)
        if isinstance(unit, Refusal):
            return unit
        refusal = wrap_ready(state, unit)
        if refusal is not None:
            return refusal
        if isinstance(action, WrapPlaces):
            return dragged(state, unit, action.placements)
        return laid_round(state, unit, action.enemy, action.left, action.right)

    def check(
        self, state: CarnageState, seat: int, only: int, action: WrapAction
    ) -> Refusal | None:
        """A unit in melee, figures to spare, within distance, room and number."""
        found = self.after(state, seat, only, action)
        return found if isinstance(found, Refusal) else None

    def answer(self, play: Battle, action: WrapAction) -> None:
        """Put them there; whoever is touched for the first time is attacked."""
        state = play.state
        before = state.field.by_id[action.unit]
        unit = self.after(state, before.owner, 0, action)
        if isinstance(unit, Refusal):
            raise TypeError(f"{before.id} wrapped against the rules: {unit}")
        met = newly_touched(state, before, unit)
        play.state = state.with_unit(unit)
        if play.listening:
            _tell_wrap(play, before, unit)
        push_wagon(play)
        for enemy in met:
            arrive(play, unit.id, enemy.id, charging=False)

    def menu(self, state: CarnageState, seat: int, only: int) -> list[Action]:
        """The fullest wrap of each unit round each of its enemies, and one flank alone."""
        found: list[WrapAction] = []
        for unit in self.ready(state, seat, only):
            for foe in foes(state, unit):
                left, right = fullest(state, unit, foe)
                ways = dict.fromkeys([(left, right), (left, 0), (0, right)])
                found.extend([Wrap(unit.id, foe.id, *way) for way in ways])
        return [action for action in found if self.check(state, seat, only, action) is None]

    def propose(self, state: CarnageState, seat: int, only: int, rng: Rng) -> Action | None:
        """A few figures of some unit round some enemy."""
        units = self.ready(state, seat, only)
        if not units:
            return None
        unit = units[int(rng.random() * len(units))]
        enemies = foes(state, unit)
        enemy = enemies[int(rng.random() * len(enemies))]
        most = min(3, 1 + len(spare(state, unit)))
        left = int(rng.random() * most)
        right = min(int(rng.random() * most), len(spare(state, unit)) - left)
        action = Wrap(unit.id, enemy.id, left, right)
        return action if self.check(state, seat, only, action) is None else None

    def preview(self, state: CarnageState, seat: int, only: int, partial: Partial) -> Preview:
        """Where they would stand, and how many would fight."""
        values = partial.values
        number = values.get("unit")
        if not isinstance(number, int):
            return Preview(pieces=tuple([u.id for u in self.ready(state, seat, only)]))
        unit = commanded(state, seat, only, number)
        refusal = unit if isinstance(unit, Refusal) else wrap_ready(state, unit)
        if isinstance(unit, Refusal) or refusal is not None:
            return Preview(refusal=refusal)
        if partial.action == "WrapPlaces":
            return preview_places(state, unit, values.get("placements"))
        return preview_wrap(state, unit, values)


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
    pieces = (unit.id, *[enemy.id for enemy in met])
    play.tell(Told, what=what, pieces=pieces, rule="CAR-11-who")


WRAPPING = Wrapping()

TOPICS: tuple[Topic, ...] = (WRAPPING, CASTING)


class WrapPart(Part, frozen=True):
    """A side wraps with its units in any order; nobody is asked who has none that could."""

    rule = "CAR-11-first"
    phase: ClassVar[Phase | None] = "wrap"
    topics: ClassVar[tuple[Topic, ...]] = TOPICS
    actions = (EndPart, *[action for topic in TOPICS for action in topic.actions])
    prompt_key: ClassVar[str] = "ask-wrap"  # texts: *:ask-wrap*
    measuring: ClassVar[Measuring] = Measuring(ruler="own", rule="CAR-12.1")

    def can_act(self, state: CarnageState, seat: int) -> bool:
        """Whether a unit of this seat can wrap."""
        return bool(WRAPPING.ready(state, seat, self.only))
