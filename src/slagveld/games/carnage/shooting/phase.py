"""The shooting phase: announce, measure, roll, and only then take the losses (CAR-6.7-order)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Measuring
from slagveld.kernel.event import Event
from slagveld.kernel.fields import Choice
from slagveld.kit.asking import Asking
from slagveld.kit.book import numbers
from slagveld.record import replace
from slagveld.texts import Distance, Listing, Name, Text, Value

from ..core.book import KEY, do, pick, text
from ..core.conditions import is_accelerated, is_diverted, say
from ..core.parts import EndPart, Part
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..magic.any_moment import CASTING, MagicMoment
from ..wounds.losses import TakeLosses
from .announcement import ANNOUNCING, INDOORS, Announce, Announcing
from .ranges import FIRES, Fire, limits, shown_range, wind_on
from .shots import Aimed, measured, shoot, tell_gone


class ShootingPhase(Step, frozen=True):
    """All of the phase: those in buildings announce first, then the others, each side in turn.

    Then it is measured, as in the book's round (CAR-15.3-announce).
    """

    rule = "CAR-6.7-order"

    def run(self, play: Battle) -> None:
        play.replace(shots=())
        order = play.state.order
        indoors = [IndoorPart(side) for side in order]
        others = [AnnouncePart(side) for side in order]
        play.then(*indoors, *others, MagicMoment(at="shots"), MeasureShots())


class AnnouncePart(Part, frozen=True):
    """The players of a side announce the shots of their units; nothing is measured yet."""

    rule = "CAR-12.1"
    asks = text("ask-announce")
    topics = (ANNOUNCING, CASTING)
    actions = (Announce, *CASTING.actions, EndPart)
    measuring = Measuring(ruler="own", reach=False, rule="CAR-12.1")
    announcing: ClassVar[Announcing] = ANNOUNCING

    def can_act(self, state: CarnageState, seat: int) -> bool:
        """Whether the seat has a shot to announce; magic alone has its own moments."""
        return self.announcing.is_open(state, self.scope(seat))

    def answer(self, play: Battle, action: Action) -> None:
        """As any part; an enemy woken by a shot may still announce one of its own."""
        asleep = _sleepers(play.state)
        super().answer(play, action)
        for number in asleep:
            self._late(play, number)

    def ended(self, play: Battle) -> None:
        """Say who could shoot and holds his fire."""
        super().ended(play)
        if not play.listening:
            return
        state, topic = play.state, self.announcing
        idle = [u for u in topic.able(state, self.scope(play.seat)) if topic.targets(state, u)]
        if idle:
            what = text("told-holds-fire", units=Listing(tuple([unit.name for unit in idle])))
            say(play, what, self.rule, *numbers(idle), seat=play.seat)

    def _late(self, play: Battle, number: int) -> None:
        """Give a unit that has been woken its turn to announce, if its side's is over."""
        unit = play.state.unit(number)
        if unit is None or number in _sleepers(play.state):
            return
        kind = IndoorPart if unit.inside else AnnouncePart
        waiting = any(
            type(step) is kind and step.side == unit.side and not step.only for step in play.stack
        )
        if not waiting:
            play.insert(kind(unit.side, only=number), beneath=AnnouncePart)


class IndoorPart(AnnouncePart, frozen=True):
    """The same for units inside buildings, who go first (CAR-9.7-return)."""

    topics = (INDOORS, CASTING)
    announcing = INDOORS


class ShotMeasured(Event, frozen=True, kw_only=True):
    """The range of an announced shot was measured, and with it the type of fire fixed."""

    piece: int
    name: Name | str
    target: int
    target_name: Name | str
    range: int
    """From middle to middle, in units."""
    fire: str
    """`direct`, `indirect`, `either` at the very limit, or `none`."""
    lost: Text | None = None
    """Why the unit does not shoot, where it does not."""

    def text(self) -> Text:
        values: dict[str, Value] = {
            "name": self.name,
            "target": self.target_name,
            "range": Distance(self.range, up=self.lost is not None),
        }
        if self.lost is not None:
            return Text(f"{KEY}:event-shot-lost", {**values, "reason": self.lost})
        return Text(f"{KEY}:event-shot-{self.fire}", values)  # texts: *:event-shot-*


class MeasureShots(Step, frozen=True):
    """Measure every announced shot, lost if out of range (CAR-12.3); none is taken back."""

    rule = "CAR-12.6-measure"

    def run(self, play: Battle) -> None:
        state = play.state
        aimed: list[Aimed] = []
        for shot in state.shots:
            unit, target = state.unit(shot.unit), state.unit(shot.target)
            if unit is None:
                continue
            if target is None:
                tell_gone(play, unit, self.rule)
                continue
            fires, lost = measured(state, unit, target)
            if play.listening:
                _tell_wind(play, unit, target)
            if fires:
                aimed.append(Aimed(unit.id, target.id, fires[0] if len(fires) == 1 else None))
            play.tell(
                ShotMeasured,
                piece=unit.id,
                name=unit.name,
                target=target.id,
                target_name=target.name,
                range=shown_range(unit, target),
                fire="none" if not fires else fires[0] if len(fires) == 1 else "either",
                lost=None if lost is None else lost.text,
                rule=self.rule if lost is None else lost.rule,
            )
        if state.shots:
            play.barrier("CAR-12.1")
        play.replace(shots=())
        if aimed:
            play.then(Volleys(tuple(aimed)))


class PickFire(Action, frozen=True):
    fire: Fire


TYPES = (Choice("direct", text("fire-direct")), Choice("indirect", text("fire-indirect")))


class ChooseFire(Asking, frozen=True):
    """At exactly the limit between the two the shooter chooses the type of fire (CAR-12.2)."""

    rule = "CAR-12.2"
    actions = (PickFire,)
    offers = (do(PickFire, "do-fire", pick.choice("fire", "field-fire", TYPES)),)

    unit: int
    target: int

    def asked(self, state: CarnageState) -> int | None:
        unit = state.unit(self.unit)
        if unit is None or unit.owner not in state.players() or state.unit(self.target) is None:
            return None
        return unit.owner

    def prompt(self, state: CarnageState) -> Text:
        unit, target = state.field.by_id[self.unit], state.field.by_id[self.target]
        return text("ask-fire", name=unit.name, target=target.name)

    def about(self, state: CarnageState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self.unit, self.target)

    def answer(self, play: Battle, action: PickFire) -> None:
        play.give(action.fire)

    def candidates(self, state: CarnageState, seat: int) -> list[Action]:
        return [PickFire(fire) for fire in FIRES]


class Volleys(Step, frozen=True):
    """The shots of all sides at the same moment; losses come after all have shot.

    Who shoots is counted before the dice (CAR-12-count), and losses are taken when all are thrown
    (CAR-15.3-losses). Those of accelerated units are settled before (CAR-14.3-acceleration).
    """

    rule = "CAR-6.7-simultaneous"

    shots: tuple[Aimed, ...]

    def run(self, play: Battle) -> None:
        for shot in self.shots:
            if shot.fire is None:
                question = ChooseFire(shot.unit, shot.target)
                if question.who(play.state):
                    play.then(question, self)
                    return
        hasty = [unit.id for unit in play.state.units if is_accelerated(play.state, unit)]
        early = [shot for shot in self.shots if shot.unit in hasty]
        if early and len(early) < len(self.shots):
            late = tuple([shot for shot in self.shots if shot not in early])
            self._roll(play, early, Volleys(late))
        else:
            self._roll(play, list(self.shots))

    def resume(self, play: Battle, value: Any) -> None:
        """Take the type of fire that was chosen for the first shot that had none."""
        shots = list(self.shots)
        place = next(i for i, shot in enumerate(shots) if shot.fire is None)
        shots[place] = replace(shots[place], fire=value)
        Volleys(tuple(shots)).run(play)

    def _roll(self, play: Battle, shots: list[Aimed], *after: Step) -> None:
        losses = [loss for shot in shots for loss in shoot(play, shot)]
        steps: list[Step] = [TakeLosses(tuple(losses))] if losses else []
        play.then(*steps, *after)


def _tell_wind(play: Battle, unit: Unit, target: Unit) -> None:
    """Say what the wind makes of the ranges of a shot, where it blows along or against it."""
    stretch, rule = wind_on(play.state, unit, target)
    if rule:
        direct, indirect = [Distance(limits(fire, stretch)[1]) for fire in FIRES]
        names = {"name": unit.name, "target": target.name}
        what = text("told-wind", **names, direct=direct, indirect=indirect)
        say(play, what, rule, unit.id, target.id)


def _sleepers(state: CarnageState) -> list[int]:
    return [unit.id for unit in state.units if is_diverted(state, unit)]
