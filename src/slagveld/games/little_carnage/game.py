"""Little Carnage as a game system."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from slagveld.kernel.aftermath import Aftermath, Veterans, aftermath
from slagveld.kernel.game import Game, Scenario
from slagveld.kernel.lesson import Lesson
from slagveld.kernel.measuring import End, Gauged
from slagveld.kernel.muster import Muster
from slagveld.kernel.scene import Scene
from slagveld.kernel.scenery import Kit
from slagveld.kernel.scenery import LaidTable as Laid
from slagveld.kernel.setup import Option, Setup
from slagveld.kernel.standing import PolicyForm
from slagveld.kernel.state import Outcome, State
from slagveld.kernel.tactics import Tactics
from slagveld.table.layout import Layout
from slagveld.texts import Name, Text

from .army.veterans import VETERANS
from .combat.reaction import reaction_policy
from .core.book import INCH, KEY
from .core.state import Battle, LittleCarnageState
from .magic.stops import magic_policies
from .scenario.scenarios import battles
from .scenario.victory import SEATS, alive, check, close, given_up, time_over
from .setup.opening import first_state
from .setup.options import OPTIONS
from .turn.soundness import faults, overlapping

PLAYERS = (2,)
"""There are exactly two sides (LC-0-3)."""
JUDGED = "judged"
"""Where a field notes that the scenario has looked at it."""


class LittleCarnage(Game[LittleCarnageState]):
    """Few models, one deck of army cards, skulls and shields."""

    key: ClassVar[str] = KEY
    inch: ClassVar[int] = INCH
    measure: ClassVar[Literal["cm", "inch"]] = "inch"
    title: ClassVar[Name] = Name("Little Carnage", "Little Carnage", "Little Carnage")
    version: ClassVar[int] = 3
    state_type: ClassVar[type[State]] = LittleCarnageState
    settles: ClassVar[bool] = True
    prompts_per_round: ClassVar[int] = 60
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    policies: ClassVar[tuple[PolicyForm, ...]] = (reaction_policy(), *magic_policies())

    # Setting up

    def scenarios(self) -> Sequence[Scenario]:
        """The ready-made battles."""
        return [Scenario.of(battle, PLAYERS) for battle in battles().values()]

    def start(self, setup: Setup) -> LittleCarnageState:
        """The empty table, with the regiments beside it; raises RefusedError."""
        return first_state(setup)

    # The state

    def stands(self, state: LittleCarnageState, piece: int) -> bool:
        """Whether a model is on the table, or a stand, or a regiment with models there."""
        field = state.field
        return piece in field.model_by_id or piece in field.by_id or state.alive(piece)

    def round_of(self, state: LittleCarnageState) -> int:
        """The round being played; 0 while armies are set up."""
        return state.round

    def settle(self, play: Battle) -> None:
        """A met condition decides at once, wherever models move or die (LC-4.1-5)."""
        known = play.state.field.__dict__
        if JUDGED not in known and play.state.round:
            check(play)
            known[JUDGED] = True

    def layout(self, state: LittleCarnageState) -> Layout:
        """The table with every stand."""
        return state.field.layout

    def overlapping(self, state: LittleCarnageState) -> Sequence[tuple[int, int]]:
        """Stands whose bases overlap by more than rounding."""
        return overlapping(state)

    def faults(self, state: LittleCarnageState) -> list[Text]:
        """What is unsound."""
        return faults(state)

    # Leaving and ending

    def seat_left(self, play: Battle, seat: int) -> None:
        """A player gave up: the other has won."""
        given_up(play, seat)

    def end_by_agreement(self, play: Battle) -> None:
        """Both agree: nobody has won."""
        close(play, None, Text("end-agreed"), "SLV-END-1")

    def time_up(self, play: Battle) -> None:
        """The agreed time is over: it is judged as it stands (LC-4-1)."""
        time_over(play, Text("end-time"), "SLV-END-3")

    # Campaigns

    def aftermath(self, setup: Setup, state: LittleCarnageState, outcome: Outcome) -> Aftermath:
        """Winner, victory points, and who of each entry lives on (LC-4.4-1)."""
        found = aftermath(setup, outcome)
        left = [alive(state, seat) if seat in SEATS else None for seat in range(len(setup.seats))]
        return Aftermath(
            winner=found.winner, points=found.points, alive=tuple(left), notes=found.notes
        )

    def veterans(self) -> Veterans:
        """Survivors with an experience marker (LC-4.4-1)."""
        return VETERANS

    # What others provide

    def muster(self) -> Muster:
        """Armies by points."""
        from .army.muster import Armies

        return Armies()

    def kit(self) -> Kit:
        """The box of scenery."""
        from .setup.kit import box

        return box()

    def lay(self, laid: Laid) -> dict[str, Any]:
        """A table laid by hand in the form that `Setup.table` takes; raises RefusedError."""
        from .setup.kit import laid_table

        return laid_table(laid)

    def scene(self, view: LittleCarnageState, seat: int | None) -> Scene:
        """The table, the row of cards and the sheets."""
        from .view.scene import scene

        return scene(view)

    def measured(self, state: LittleCarnageState, start: End, end: End) -> Gauged | None:
        """What a ruler shows."""
        from .view.rulers import measured

        return measured(state, start, end)

    def odds(self) -> Mapping[str, Any]:
        """Chances of attacks and of spells."""
        from .odds.named_odds import attacks, castings

        return {**attacks(), **castings()}

    def lesson(self) -> Lesson | None:
        """The guided first battle."""
        from .view.lesson import lesson

        return lesson()

    def tactics(self) -> Tactics | None:
        """What bots know of good play."""
        from .bots.tactics import LittleCarnageTactics

        return LittleCarnageTactics()
