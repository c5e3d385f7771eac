"""Wizard Duel as a game system."""

from collections.abc import Mapping
from typing import ClassVar

from slagveld.kernel.aftermath import Aftermath, Alive, aftermath, roster_of
from slagveld.kernel.play import Play
from slagveld.kernel.setup import OptionValue, Setup
from slagveld.kernel.state import Outcome
from slagveld.kit.game import GuidedGame, from_room
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.texts import Distance, Name, Text

from .army.own_cards import AT, known_cards
from .core.book import CM, KEY, SUMMON_BOUNDS, text
from .core.races import race
from .core.state import DuelState
from .melee.exchange_on_contact import POLICY
from .movement.wizards_move import WIZARD_MOVE
from .setup.agreement import OPTIONS
from .wounds.end_of_duel import decide, fall, judge


class WizardDuel(GuidedGame[DuelState]):
    key = KEY
    minutes = (15, 45)
    difficulty = 1
    title = Name("Wizard Duel", "Tovenaarsduel", "Magierduell")
    version = 3
    state_type = DuelState
    prompts_per_round = 120
    policies = (POLICY,)
    options = OPTIONS
    among_bots: ClassVar[Mapping[str, OptionValue]] = {"rounds": 15}

    muster = from_room("army.muster:Stocks")
    site = from_room("setup.ground_plan:GROUNDS.site")
    scenario_maker = from_room("setup.scenario_files:maker")
    odds = from_room("wounds.odds:named_odds")
    tactics = from_room("bots.tactics:DuelTactics")
    seasoned = from_room("bots.seasoned:SeasonedDuel")
    lesson_army = from_room("army.stock_of_models:given_stock")
    start = from_room("setup.start_of_duel:opening")

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

    # Campaigns

    def aftermath(self, setup: Setup, state: DuelState, outcome: Outcome) -> Aftermath:
        """Winner and fields, and how many models of each entry of a stock never fell."""
        left = [models_left(setup, state, seat) for seat in range(len(setup.seats))]
        return replace(aftermath(setup, outcome), alive=tuple(left))

    def fielded(self, state: DuelState) -> Mapping[int, tuple[int, str]]:
        """Creatures, by the lines of the stock that brought them."""
        found = {}
        for one in state.creatures:
            race_key = one.race.rpartition(AT)[0] or one.race
            found[one.id] = one.seat, f"{race_key}/{one.weapon}"
        return found

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


def models_left(setup: Setup, state: DuelState, seat: int) -> Alive | None:
    """How many models of each entry of a stock never fell; None where it is a ready-made one.

    The model of a defeated creature is free again (WD-SUMMON-9), yet it fell.
    """
    roster = roster_of(setup.armies[seat]) if seat < len(setup.armies) else None
    if roster is None:
        return None
    fell = {line.number for line in state.wizards[seat].struck}
    known, first, found = known_cards(roster), 1, []
    for entry in roster.entries:
        models = sum(line.count for line in known.lines(entry))
        lost = sum(1 for number in fell if first <= number < first + models)
        found.append(max(0, entry.count - lost))
        first += models
    return tuple(found)
