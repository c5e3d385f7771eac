"""Wizard Duel as a game system."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from slagveld.kernel.game import Game, Scenario
from slagveld.kernel.lesson import Lesson
from slagveld.kernel.measuring import End, Gauged
from slagveld.kernel.muster import Muster
from slagveld.kernel.play import Play
from slagveld.kernel.scene import Scene
from slagveld.kernel.scenery import Kit
from slagveld.kernel.scenery import LaidTable as Laid
from slagveld.kernel.setup import Option, OptionValue, Setup
from slagveld.kernel.standing import PolicyForm
from slagveld.kernel.state import State
from slagveld.kernel.tactics import Tactics
from slagveld.table.layout import Layout
from slagveld.texts import Name, Text

from .army.muster import Stocks
from .bots.tactics import DuelTactics
from .core.book import KEY, text
from .core.state import DuelState
from .melee.exchange import policy_choices
from .odds.named_odds import named_odds
from .setup.kit import box, laid_table
from .setup.opening import opening
from .setup.options import OPTIONS
from .setup.scenarios import duel_scenarios
from .turn.soundness import faults
from .view.lesson import lesson
from .view.rulers import measured
from .view.scene import scene
from .wounds.energy_field import fall
from .wounds.victory import decide, judge


class WizardDuel(Game[DuelState]):
    """Wizards who summon creatures and break each other's energy field."""

    key: ClassVar[str] = KEY
    title: ClassVar[Name] = Name("Wizard Duel", "Tovenaarsduel", "Magierduell")
    version: ClassVar[int] = 3
    state_type: ClassVar[type[State]] = DuelState
    prompts_per_round: ClassVar[int] = 120
    policies: ClassVar[tuple[PolicyForm, ...]] = (
        PolicyForm("exchange", text("policy-exchange"), policy_choices()),
    )
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    among_bots: ClassVar[Mapping[str, OptionValue]] = {"rounds": 15}

    def scenarios(self) -> Sequence[Scenario]:
        """The ready-made duels."""
        return [Scenario.of(duel, duel.players) for duel in duel_scenarios().values()]

    def start(self, setup: Setup) -> DuelState:
        """The table without wizards; they appear after the order is rolled."""
        return opening(setup)

    def muster(self) -> Muster:
        """Stocks are this game's armies."""
        return Stocks()

    def kit(self) -> Kit:
        """The box of scenery."""
        return box()

    def lay(self, laid: Laid) -> dict[str, Any]:
        """A table laid by hand, as `GivenTable` holds it; raises RefusedError."""
        return laid_table(laid)

    def lesson(self) -> Lesson:
        """The guided first duel."""
        return lesson()

    def stands(self, state: DuelState, piece: int) -> bool:
        """Whether a piece is on the table."""
        return state.layout.has(piece)

    def round_of(self, state: DuelState) -> int:
        """The round being played."""
        return state.round

    def layout(self, state: DuelState) -> Layout:
        """The table."""
        return state.layout

    def measured(self, state: DuelState, start: End, end: End) -> Gauged | None:
        """Slantwise between levels, and who sees whom."""
        return measured(state, start, end)

    def faults(self, state: DuelState) -> list[Text]:
        """What is unsound in a state."""
        return faults(state)

    def seat_left(self, play: Play[DuelState], seat: int) -> None:
        """Giving up is the defeat of the wizard (WD-END-2)."""
        fall(play, seat)

    def end_by_agreement(self, play: Play[DuelState]) -> None:
        """A draw by all remaining players (WD-END-2)."""
        decide(play, (), text("end-agreed"), "WD-END-2")

    def time_up(self, play: Play[DuelState]) -> None:
        """The time is over: as after the last round."""
        judge(play)

    def scene(self, view: DuelState, seat: int | None) -> Scene:
        """The table and the duel sheets."""
        return scene(view)

    def tactics(self) -> Tactics:
        """The sense of a duel."""
        return DuelTactics()

    def odds(self) -> Mapping[str, Any]:
        """Chances of one attack, of several, and of the exchange on contact."""
        return named_odds()
