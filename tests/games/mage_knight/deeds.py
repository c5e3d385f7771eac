"""Phases with nothing but special actions, drops or free turns, for tests."""

from typing import ClassVar

from slagveld.games.mage_knight.core.state import NOBODY, Fallen
from slagveld.games.mage_knight.items.drop_and_pick_up import DROPPING
from slagveld.games.mage_knight.movement.free_spins_and_nimble import TURNING
from slagveld.games.mage_knight.turn.phases import SPECIALS, EndPhase, PhasePart
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.texts import Text
from tests.games.mage_knight.battle import battle, man, units


class Part(PhasePart, frozen=True):
    """A phase of some topics."""

    automatic: ClassVar = False
    rule: ClassVar = "MK-TURN-9"

    asks: ClassVar = Text("prompt")
    ends: ClassVar = Text("end")


class Specialists(Part, frozen=True):
    """A phase with nothing but special actions."""

    topics: ClassVar = (SPECIALS,)
    actions: ClassVar = (EndPhase, *SPECIALS.actions)


class Drops(Part, frozen=True):
    """A phase in which items are dropped."""

    topics: ClassVar = (DROPPING,)
    actions: ClassVar = (EndPhase, *DROPPING.actions)


class Turns(Part, frozen=True):
    """A phase with nothing but free turns."""

    topics: ClassVar = (TURNING,)
    actions: ClassVar = (EndPhase, *TURNING.actions)


class Waiting(Question, frozen=True):
    """Stops a play after what lies above it."""

    def who(self, state):
        """The first seat."""
        return (0,)


def field(*men, **more):
    """A battle in which the first seat may give special actions."""
    return battle(*men, agenda=(Specialists(0), Waiting()), **more)


def pose(x, y, facing=0, level=0):
    """A pose in inches and degrees."""
    return Pose(units(x), units(y), round(facing * 10), level=level)


def fallen(number, seat=0, by=NOBODY, back=False, **more):
    """An elimination, of a usual warrior unless told otherwise."""
    state = battle(man(seat, 1, 1, **more))
    return Fallen(replace(state.fighter(1), id=number), by, back)


def shown(state, seat, action, **values):
    """The preview of a half-told action."""
    return state.agenda.top.preview(state, seat, Partial(action, values))


def form_of(state, action):
    """The form of an action in the decision that is open, or None."""
    forms = state.agenda.top.ask(state).forms
    return next((form for form in forms if form.action == action), None)


def proposals(state, seat=0, tries=200):
    """What chance proposes in so many tries, each checked."""
    rng, question, found = Rng(7), state.agenda.top, []
    for _ in range(tries):
        action = question.propose(state, seat, rng)
        assert question.check(state, seat, action) is None
        found.append(action)
    return found
