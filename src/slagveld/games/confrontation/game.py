"""Confrontation as a game system."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from slagveld.kernel.dice import Rng
from slagveld.kernel.event import RoundWord
from slagveld.kernel.game import Game, Scenario
from slagveld.kernel.lesson import Lesson
from slagveld.kernel.measuring import End, Gauged
from slagveld.kernel.muster import Muster
from slagveld.kernel.scene import Scene
from slagveld.kernel.scenery import Kit
from slagveld.kernel.scenery import LaidTable as Laid
from slagveld.kernel.setup import Option, Setup
from slagveld.kernel.standing import PolicyForm
from slagveld.kernel.state import State
from slagveld.kernel.tactics import Tactics
from slagveld.table.layout import Layout
from slagveld.texts import Name, Text

from .army.stack import hidden_cards, imagined_cards
from .assault.reaction import reaction_policy
from .assault.secret_reaction import imagined_reaction
from .blows.blocks import blocks_policy
from .core.book import KEY, text
from .core.checks import rolling_policy
from .core.relations import enemy_of
from .core.state import Battle, ConfrontationState
from .setup.opening import first_state
from .setup.options import OPTIONS
from .setup.scenarios import battles
from .shooting.fire_order import rapid_policy
from .turn.objectives import let_go
from .turn.sequence import OpenBattle
from .turn.soundness import faults, overlapping
from .turn.victory import close, finish, settle

PLAYERS = (2,)
"""There are exactly two sides (CON-GEN-2)."""


class Confrontation(Game[ConfrontationState]):
    """Cards from one stack, fear, and dice split between attack and defence."""

    key: ClassVar[str] = KEY
    title: ClassVar[Name] = Name("Confrontation", "Confrontation", "Confrontation")
    version: ClassVar[int] = 3
    state_type: ClassVar[type[State]] = ConfrontationState
    settles: ClassVar[bool] = True
    round_called: ClassVar[RoundWord] = "turn"
    rules_note: ClassVar[Text | None] = text("rules-note")
    prompts_per_round: ClassVar[int] = 120
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    policies: ClassVar[tuple[PolicyForm, ...]] = (
        rolling_policy(),
        reaction_policy(),
        rapid_policy(),
        blocks_policy(),
    )

    # Setting up

    def scenarios(self) -> Sequence[Scenario]:
        """The ready-made battles."""
        return [Scenario.of(battle, PLAYERS) for battle in battles().values()]

    def start(self, setup: Setup) -> ConfrontationState:
        """The empty table, with all cards ready to be shuffled; raises RefusedError."""
        return first_state(setup, OpenBattle)

    # The state

    def stands(self, state: ConfrontationState, piece: int) -> bool:
        """Whether a figure is on the table."""
        return piece in state.field.by_id

    def round_of(self, state: ConfrontationState) -> int:
        """The turn being played; 0 in the approach."""
        return state.round

    def settle(self, play: Battle) -> None:
        """Whoever runs lets go of what he carries; a side without figures is beaten."""
        if play.state.objects:
            let_go(play)
        settle(play)

    def layout(self, state: ConfrontationState) -> Layout:
        """The table with every figure."""
        return state.field.layout

    def overlapping(self, state: ConfrontationState) -> Sequence[tuple[int, int]]:
        """Figures whose bases overlap by more than rounding."""
        return overlapping(state)

    def faults(self, state: ConfrontationState) -> list[Text]:
        """What is unsound."""
        return faults(state)

    def hide(self, state: ConfrontationState, seat: int | None) -> ConfrontationState:
        """Nobody sees the reserve of others (CON-APP-6)."""
        return hidden_cards(state, seat)

    def fill(self, view: ConfrontationState, seat: int, rng: Rng) -> ConfrontationState:
        """Any cards that others may hold; who is asked for reaction fire holds his own."""
        return imagined_cards(imagined_reaction(view, rng), seat, rng)

    # Leaving and ending

    def seat_left(self, play: Battle, seat: int) -> None:
        """A player gave up: the other has won."""
        close(play, (enemy_of(seat),), Text("end-conceded"), "SLV-END-2")

    def end_by_agreement(self, play: Battle) -> None:
        """Both agree: it is judged as it stands (CON-GAP-5)."""
        finish(play, Text("end-agreed"), "SLV-END-1")

    def time_up(self, play: Battle) -> None:
        """The agreed time is over: it is judged as it stands (CON-GAP-5)."""
        finish(play, Text("end-time"), "SLV-END-3")

    # What others provide

    def muster(self) -> Muster:
        """Armies by army points."""
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

    def scene(self, view: ConfrontationState, seat: int | None) -> Scene:
        """The table, the cards and the sheets."""
        from .view.scene import scene

        return scene(view, seat)

    def measured(self, state: ConfrontationState, start: End, end: End) -> Gauged | None:
        """What a ruler shows."""
        from .view.rulers import measured

        return measured(state, start, end)

    def odds(self) -> Mapping[str, Any]:
        """Chances of tests, wounds and fights."""
        from .odds.named_odds import attacks

        return attacks()

    def lesson(self) -> Lesson | None:
        """The guided first battle."""
        from .view.lesson import lesson

        return lesson()

    def tactics(self) -> Tactics | None:
        """What bots know of good play."""
        from .bots.tactics import ConfrontationTactics

        return ConfrontationTactics()
