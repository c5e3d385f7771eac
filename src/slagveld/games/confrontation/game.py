"""Confrontation as a game system."""

from collections.abc import Mapping

from slagveld.kernel.dice import Rng
from slagveld.kernel.setup import Setup
from slagveld.kit.game import FieldGame, from_room
from slagveld.texts import Name, Text

from .army.stack_and_reserve import hidden_cards, imagined_cards
from .assault.reaction_fire import POLICY as REACTING
from .assault.reaction_fire import imagined_reaction
from .blows import fighting_values
from .core.book import KEY, text
from .core.characteristic_tests import POLICY as TESTING
from .core.state import Battle, ClashState, enemy_of
from .setup.scenarios import OPTIONS, first_state
from .shooting import fire_order
from .turn.sequence import OpenBattle, settle
from .turn.victory import close, finish


class Confrontation(FieldGame[ClashState]):
    """Cards from one stack, fear, and dice split between attack and defence."""

    key = KEY
    minutes = (30, 90)
    difficulty = 3
    title = Name("Confrontation", "Confrontation", "Confrontation")
    version = 4
    state_type = ClashState
    settles = True
    round_called = "turn"
    rules_note = text("rules-note")
    prompts_per_round = 120
    options = OPTIONS
    policies = (TESTING, REACTING, fire_order.POLICY, fighting_values.POLICY)

    scenario_maker = from_room("setup.scenario_files:maker")
    odds = from_room("odds.named_odds:attacks")
    tactics = from_room("bots.tactics:ConfrontationTactics")
    seasoned = from_room("bots.seasoned:SeasonedConfrontation")
    overlapping = from_room("turn.soundness:overlapping")
    settle = staticmethod(settle)

    def start(self, setup: Setup) -> ClashState:
        """The empty table, with all cards ready to be shuffled; raises RefusedError."""
        return first_state(setup, OpenBattle)

    def hide(self, state: ClashState, seat: int | None) -> ClashState:
        """Nobody sees the reserve of others (CON-APP-6)."""
        return hidden_cards(state, seat)

    def fill(self, view: ClashState, seat: int, rng: Rng) -> ClashState:
        """Any cards that others may hold; who is asked for reaction fire holds his own."""
        return imagined_cards(imagined_reaction(view, rng), seat, rng)

    def fielded(self, state: ClashState) -> Mapping[int, tuple[int, str]]:
        """Figures, by the cards that stand for them."""
        return {figure.id: (figure.seat, figure.key) for figure in state.figures}

    def seat_left(self, play: Battle, seat: int) -> None:
        close(play, (enemy_of(seat),), Text("end-conceded"), "SLV-END-2")

    def end_by_agreement(self, play: Battle) -> None:
        """Both agree: it is judged as it stands (CON-GAP-5)."""
        finish(play, Text("end-agreed"), "SLV-END-1")

    def time_up(self, play: Battle) -> None:
        """The agreed time is over: it is judged as it stands (CON-GAP-5)."""
        finish(play, Text("end-time"), "SLV-END-3")
