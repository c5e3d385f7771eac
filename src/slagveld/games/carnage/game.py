"""Carnage as a game system."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import Choice
from slagveld.kernel.game import Game, Scenario
from slagveld.kernel.lesson import Lesson
from slagveld.kernel.measuring import End, Gauged
from slagveld.kernel.muster import Muster
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scene import Scene
from slagveld.kernel.scenery import Kit
from slagveld.kernel.scenery import LaidTable as Laid
from slagveld.kernel.setup import Option, Setup
from slagveld.kernel.standing import PolicyForm
from slagveld.kernel.state import Seat, State
from slagveld.kernel.tactics import Tactics
from slagveld.kit.given_setup import on_sides
from slagveld.table.layout import Layout
from slagveld.texts import Name, Text

from .core.book import INCH, KEY, text
from .core.state import Battle, CarnageState
from .ground.pushed_wagon import push_wagon
from .leader.disputes import STANDING, check_dispute, dispute, dispute_forms
from .magic.stops import POLICIES
from .setup.options import OPTIONS
from .setup.scenarios import battles
from .turn.departure import depart
from .turn.opening import first_state
from .turn.soundness import faults_of, overlaps_of
from .turn.victory import settle, undecided
from .wounds.losses import policy_form


class Carnage(Game[CarnageState]):
    """Blocks of troops, the whims of the energy pearl, mages who cast at any moment."""

    key: ClassVar[str] = KEY
    version: ClassVar[int] = 2
    inch: ClassVar[int] = INCH
    title: ClassVar[Name] = Name("Carnage", "Carnage", "Carnage")
    state_type: ClassVar[type[State]] = CarnageState
    settles: ClassVar[bool] = True
    timed: ClassVar[tuple[str, ...]] = ("ford", "open")
    prompts_per_round: ClassVar[int] = 200
    standing_actions: ClassVar[tuple[type[Action], ...]] = STANDING
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    policies: ClassVar[tuple[PolicyForm, ...]] = (
        *POLICIES,
        policy_form(),
        PolicyForm(
            "wagon",
            text("policy-wagon"),
            (
                Choice("ask", text("policy-wagon-ask")),
                Choice("near", text("policy-wagon-near")),
                Choice("never", text("policy-wagon-never")),
            ),
        ),
    )

    # Setting up

    def scenarios(self) -> Sequence[Scenario]:
        """The ready-made battles."""
        return [Scenario.of(battle, battle.players) for battle in battles().values()]

    def setup(
        self,
        scenario: str | None = None,
        *,
        seats: Sequence[Seat] | None = None,
        players: int | None = None,
        **rest: Any,
    ) -> Setup:
        """A set-up with good defaults.

        Where each would fight alone and there are more players than the scenario has sides, they
        take two sides in turn (CAR-6.2-sides).
        """
        setup = super().setup(scenario, seats=seats, players=players, **rest)
        return msgspec.structs.replace(setup, seats=sided(setup))

    def start(self, setup: Setup) -> CarnageState:
        """The table, with everybody on it who stands ready; raises RefusedError."""
        return first_state(setup)

    # The state

    def stands(self, state: CarnageState, piece: int) -> bool:
        """Whether a unit or a figure is on the table."""
        return piece in state.field.by_id or piece in state.field.by_figure

    def round_of(self, state: CarnageState) -> int:
        """The round being played."""
        return state.round

    def layout(self, state: CarnageState) -> Layout:
        """The table with every figure."""
        return state.field.layout

    def overlapping(self, state: CarnageState) -> Sequence[tuple[int, int]]:
        """Figures that overlap, by their exact bases."""
        return overlaps_of(state)

    def settle(self, play: Battle) -> None:
        """The wagon is pushed off whoever came to stand on it; goals are reached at once."""
        if play.state.phase != "setup":
            push_wagon(play)
        settle(play)

    def faults(self, state: CarnageState) -> list[Text]:
        """Ids must be unique, figures alive, numbers within their bounds."""
        return faults_of(state)

    # Leaving and ending

    def seat_left(self, play: Battle, seat: int) -> None:
        """A player left: his units go to an ally, or leave the table; one side left has won."""
        depart(play, seat)

    def end_by_agreement(self, play: Battle) -> None:
        """The defender wins where only one side has a goal; else a draw (CAR-16-end)."""
        undecided(play, Text("end-agreed"))

    def time_up(self, play: Battle) -> None:
        """The time is over: as after the last round."""
        undecided(play, Text("end-time"))

    # Standing actions

    def check_standing(self, state: CarnageState, seat: int, action: Action) -> Refusal | None:
        """Disputes with the leader."""
        return check_dispute(state, seat, action)

    def stand(self, play: Battle, seat: int, action: Action) -> None:
        """A dispute begins or ends."""
        dispute(play, seat, action)

    def standing_forms(self, state: CarnageState, seat: int) -> tuple[Form, ...]:
        """Disputes with the leader."""
        return dispute_forms(state, seat)

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

    def lesson(self) -> Lesson | None:
        """The guided first battle."""
        from .view.lesson import lesson

        return lesson()

    def tactics(self) -> Tactics | None:
        """The sense of a battle."""
        from .bots.tactics import CarnageTactics

        return CarnageTactics()

    def scene(self, view: CarnageState, seat: int | None) -> Scene:
        """The table and the sheets."""
        from .view.scene import scene

        return scene(view)

    def measured(self, state: CarnageState, start: End, end: End) -> Gauged | None:
        """What a ruler shows."""
        from .view.rulers import measured

        return measured(state, start, end)

    def odds(self) -> Mapping[str, Any]:
        """Chances of melee and shooting."""
        from .wounds.named_odds import attacks

        return attacks()


def sided(setup: Setup) -> tuple[Seat, ...]:
    """The seats of a set-up; too many lone sides for its scenario become two, seat by seat."""
    seats = setup.seats
    players = [seat for seat in seats if not seat.leader]
    alone = len({seat.side for seat in players}) == len(players)
    most = max(battles()[setup.scenario].sides)
    if not alone or len(players) <= most:
        return seats
    return on_sides(seats, lambda place: place % 2)
