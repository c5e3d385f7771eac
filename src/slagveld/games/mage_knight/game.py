"""Mage Knight 2.0 as a game system."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, cast

import msgspec

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.dice import Rng
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

from .attack import defend
from .core.book import INCH, KEY
from .core.cards import domains
from .core.state import Battle, MageKnightState
from .movement import free_spins, overwatch_shots
from .objectives.ending import finish
from .setup.options import OPTIONS
from .setup.scenarios import battles
from .turn import phases
from .turn.cancellation import CancelAbility, cancel, cancel_forms, cancel_refusal
from .turn.concession import leave, time_runs_out
from .turn.etiquette import STANDING, Etiquette, check_etiquette, etiquette_forms, observe
from .turn.opening import first_state
from .turn.soundness import faults, overlapping


class MageKnight(Game[MageKnightState]):
    """Warriors on combat dials, few actions, and objectives that decide everything."""

    key: ClassVar[str] = KEY
    version: ClassVar[int] = 2
    inch: ClassVar[int] = INCH
    measure: ClassVar[Literal["cm", "inch"]] = "inch"
    title: ClassVar[Name] = Name("Mage Knight 2.0", "Mage Knight 2.0", "Mage Knight 2.0")
    state_type: ClassVar[type[State]] = MageKnightState
    prompts_per_round: ClassVar[int] = 120
    standing_actions: ClassVar[tuple[type[Action], ...]] = (CancelAbility, *STANDING)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    policies: ClassVar[tuple[PolicyForm, ...]] = (
        phases.POLICY,
        free_spins.POLICY,
        defend.POLICY,
        overwatch_shots.POLICY,
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
        """A set-up with good defaults; in a team game lone players are put into teams."""
        setup = super().setup(scenario, seats=seats, players=players, **rest)
        return msgspec.structs.replace(setup, seats=teamed(setup))

    def start(self, setup: Setup) -> MageKnightState:
        """The table, with the armies beside it; raises RefusedError."""
        return first_state(setup)

    # The state

    def stands(self, state: MageKnightState, piece: int) -> bool:
        """Whether a warrior is on the battlefield."""
        return piece in state.field.by_id

    def round_of(self, state: MageKnightState) -> int:
        """The round being played."""
        return state.round

    def layout(self, state: MageKnightState) -> Layout:
        """The table with every warrior."""
        return state.field.layout

    def overlapping(self, state: MageKnightState) -> Sequence[tuple[int, int]]:
        """Warriors of any level whose bases overlap by more than rounding."""
        return overlapping(state)

    def faults(self, state: MageKnightState) -> list[Text]:
        """What is unsound."""
        return faults(state)

    def hide(self, state: MageKnightState, seat: int | None) -> MageKnightState:
        """Domain cards of others lie face down until they are revealed (MK-DOMAIN-2)."""
        if state.revealed or not state.chosen_domains:
            return state
        shown = [(who, key if who == seat else "") for who, key in state.chosen_domains]
        return msgspec.structs.replace(state, chosen_domains=tuple(shown))

    def fill(self, view: MageKnightState, seat: int, rng: Rng) -> MageKnightState:
        """Any cards where they lie face down."""
        if view.revealed or not view.chosen_domains:
            return view
        keys = list(domains())
        drawn = [
            (who, key or keys[int(rng.random() * len(keys))]) for who, key in view.chosen_domains
        ]
        return msgspec.structs.replace(view, chosen_domains=tuple(drawn))

    # Leaving and ending

    def seat_left(self, play: Battle, seat: int) -> None:
        """A player gave up: his warriors leave; one side left has won."""
        leave(play, seat)

    def end_by_agreement(self, play: Battle) -> None:
        """All players still in the game agree: the objectives decide (MK-END-1)."""
        finish(play, Text("end-agreed"), "MK-END-1")

    def time_up(self, play: Battle) -> None:
        """The agreed time has run out; the action in progress is finished first (MK-END-3)."""
        time_runs_out(play)

    # Standing actions: the kernel hands on no others than `standing_actions`

    def check_standing(self, state: MageKnightState, seat: int, action: Action) -> Refusal | None:
        """Cancelling abilities, and what a real table asks for."""
        if isinstance(action, CancelAbility):
            return cancel_refusal(state, seat, action)
        return check_etiquette(state, cast("Etiquette", action))

    def stand(self, play: Battle, seat: int, action: Action) -> None:
        """Carry one of them out."""
        if isinstance(action, CancelAbility):
            cancel(play, action)
        else:
            observe(play, seat, cast("Etiquette", action))

    def standing_forms(self, state: MageKnightState, seat: int) -> tuple[Form, ...]:
        """Those that are open to a seat now."""
        if seat not in state.players():
            return ()
        return (*cancel_forms(state, seat), *etiquette_forms(state))

    # What others provide

    def muster(self) -> Muster:
        """Armies by build points."""
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

    def scene(self, view: MageKnightState, seat: int | None) -> Scene:
        """The table and the sheets."""
        from .view.scene import scene

        return scene(view, seat)

    def measured(self, state: MageKnightState, start: End, end: End) -> Gauged | None:
        """What a ruler shows."""
        from .view.rulers import measured

        return measured(state, start, end)

    def lesson(self) -> Lesson | None:
        """The guided first battle."""
        from .view.lesson import lesson

        return lesson()

    def tactics(self) -> Tactics | None:
        """Good play for the bots."""
        from .bots.tactics import MageKnightTactics

        return MageKnightTactics()

    def odds(self) -> Mapping[str, Any]:
        """Chances of attacks."""
        from .odds.named_odds import attacks

        return attacks()


def teamed(setup: Setup) -> tuple[Seat, ...]:
    """The seats of a set-up; where a scenario has teams, lone players fill them in turn.

    Partners sit beside each other: the first half of the players is the first team.
    """
    count = battles()[setup.scenario].sides
    players = [seat for seat in setup.seats if not seat.leader]
    if not count or len({seat.side for seat in players}) < len(players):
        return setup.seats
    return on_sides(setup.seats, lambda place: place * count // len(players))
