"""Wizard Duel as a game system."""

from collections.abc import Mapping
from typing import ClassVar

from slagveld.kernel.play import Play
from slagveld.kernel.setup import OptionValue
from slagveld.kit.game import GuidedGame, from_room
from slagveld.table.layout import Layout
from slagveld.texts import Distance, Name, Text

from .core.book import CM, KEY, SUMMON_BOUNDS, text
from .core.races import race
from .core.state import DuelState
from .melee import exchange
from .movement.wizard import WIZARD_MOVE
from .setup.agreement import OPTIONS
from .wounds.end_of_duel import decide, fall, judge


class WizardDuel(GuidedGame[DuelState]):
    """Wizards who summon creatures and break each other's energy field."""

    key = KEY
    title = Name("Wizard Duel", "Tovenaarsduel", "Magierduell")
    version = 3
    state_type = DuelState
    prompts_per_round = 120
    policies = (exchange.POLICY,)
    options = OPTIONS
    among_bots: ClassVar[Mapping[str, OptionValue]] = {"rounds": 15}

    muster = from_room("army.muster:Stocks")
    odds = from_room("wounds.odds:named_odds")
    tactics = from_room("bots.tactics:DuelTactics")
    lesson_army = from_room("army.stock_of_models:given_stock")
    start = from_room("setup.opening:opening")

    def lesson_words(self, key: str) -> Text:
        """A step of the guided duel, with the lengths it speaks of."""
        lengths = {
            "reach": Distance(race("ork").movement * CM),
            "near": Distance(SUMMON_BOUNDS[0]),
            "far": Distance(SUMMON_BOUNDS[1]),
            "move": Distance(WIZARD_MOVE),
        }
        return text(f"lesson-{key}", **lengths)  # texts: *:lesson-*

    def stands(self, state: DuelState, piece: int) -> bool:
        return state.layout.has(piece)

    def round_of(self, state: DuelState) -> int:
        return state.round

    def layout(self, state: DuelState) -> Layout:
        return state.layout

    def seat_left(self, play: Play[DuelState], seat: int) -> None:
        """Giving up is the defeat of the wizard (WD-END-2)."""
        fall(play, seat)

    def end_by_agreement(self, play: Play[DuelState]) -> None:
        """A draw by all remaining players (WD-END-2)."""
        decide(play, (), text("end-agreed"), "WD-END-2")

    def time_up(self, play: Play[DuelState]) -> None:
        judge(play)
