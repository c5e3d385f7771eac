"""The movement phase: each side in turn reorganises, moves and charges; then all may wrap."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Measuring
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import TurnBegan
from slagveld.kernel.menu import Lane, lane
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import actions_of
from slagveld.texts import Text

from ..buildings.entering_and_leaving import BUILDINGS
from ..charge.announcement import CHARGING
from ..core.book import refuse, text
from ..core.parts import EndPart, Part
from ..core.state import Battle, CarnageState
from ..formation.reorganisation import REORGANISING
from ..magic.any_moment import CASTING, MagicMoment
from ..movement.break_off_and_flight import BREAKING, must_flee
from ..movement.march import MARCHING
from ..wounds.neutralised_units import IGNORING
from ..wrapping.phase import WrapPhase


class MovementPhase(Step, frozen=True):
    """All sides move in the order of their initiative; wrapping comes last (CAR-6.6).

    A side begins when the one before it and its charge combats are done (CAR-15.2-tom).
    """

    rule = "CAR-6.4"

    def run(self, play: Battle) -> None:
        parts: list[Step] = []
        for side in play.state.order:
            parts += [BeginSide(side), MagicMoment(at="part"), MovePart(side)]
        play.then(*parts, WrapPhase())


class BeginSide(Step, frozen=True):
    """It is told whose turn to move it is."""

    side: int
    rule = "CAR-6.4"

    def run(self, play: Battle) -> None:
        """Tell it of every player of the side; what was played before stays (CAR-6.2-no-replay)."""
        play.barrier("CAR-6.2-no-replay")
        for seat in play.state.seats_of(self.side):
            play.tell(TurnBegan, seat=seat, rule=self.rule)


def _without(course: Lane, owed: Action) -> Lane:
    """A lane without what is owed. Compiled, a generator in brackets would be made as a list."""
    for one in course:
        if one[1] != owed:
            yield one


class MovePart(Part, frozen=True):
    """A side reorganises, moves and charges (CAR-6.5) with its units in any order."""

    rule = "CAR-6.4"
    phase = "movement"
    topics = (MARCHING, CHARGING, REORGANISING, BREAKING, IGNORING, BUILDINGS, CASTING)
    actions = (EndPart, *actions_of(topics))
    tries = 600
    measuring = Measuring(ruler="own", rule="CAR-10-announce")

    def prompt(self, state: CarnageState) -> Text:
        for seat in self.who(state):
            if owed := must_flee(state, self.scope(seat)):
                return text("ask-move-flee", unit=state.field.by_id[owed.unit].name)
        unit = state.unit(self.only)
        return text("ask-move") if unit is None else text("ask-move-first", unit=unit.name)

    def can_act(self, state: CarnageState, seat: int) -> bool:
        """A unit that goes first alone (CAR-14.3-acceleration) is done when it moved or charged."""
        unit = state.unit(self.only)
        done = unit is not None and (unit.doings.moved or unit.doings.charged)
        return not done and super().can_act(state, seat)

    def end_refusal(self, state: CarnageState, seat: int) -> Refusal | None:
        """Neutralised units in a fight must leave it first, if they can (CAR-13.2-flee)."""
        owed = must_flee(state, self.scope(seat))
        if owed is None:
            return None
        name = state.field.by_id[owed.unit].name
        return refuse("CAR-13.2-flee", "refusal-must-flee", unit=name)

    def lanes(self, state: CarnageState, seat: int) -> list[Lane]:
        """What is owed first; else ending, then everything the topics list."""
        owed = must_flee(state, self.scope(seat))
        found = super().lanes(state, seat)
        if owed is None:
            return found
        return [lane([owed]), *[_without(others, owed) for others in found]]

    def propose(self, state: CarnageState, seat: int, rng: Rng) -> Action:
        """A topic by lot, else a charge, else a march; ending by lot, or when nothing is left."""
        scope = self.scope(seat)
        place = int(rng.random() * (len(self.topics) + 1))
        if place < len(self.topics):
            for topic in (self.topics[place], CHARGING, MARCHING):
                found = topic.propose(state, scope, rng)
                if found is not None:
                    return found
        return must_flee(state, scope) or EndPart()
