"""Little Carnage as a game system."""

from collections.abc import Mapping

from slagveld.kept import room_of
from slagveld.kernel.aftermath import Aftermath, Veterans, aftermath
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Outcome
from slagveld.kit.game import FieldGame, from_room
from slagveld.record import replace
from slagveld.texts import Distance, Name, Text

from .army.veterans import VETERANS
from .attacks import reaction_by_full_defence
from .core.book import INCH, KEY, text
from .core.contact_and_zones import enemy_of
from .core.state import Battle, LittleState
from .magic.any_moment import STOPS
from .scenario.scenarios_and_campaign import OPTIONS
from .scenario.victory import SEATS, alive, check, close, time_over

JUDGED = "judged"
"""Where a field notes that the scenario has looked at it."""


class LittleCarnage(FieldGame[LittleState]):
    """Few models, one deck of army cards, skulls and shields."""

    key = KEY
    inch = INCH
    measure = "inch"
    minutes = (20, 60)
    difficulty = 1
    title = Name("Little Carnage", "Little Carnage", "Little Carnage")
    version = 5
    state_type = LittleState
    settles = True
    prompts_per_round = 60
    options = OPTIONS
    policies = (reaction_by_full_defence.POLICY, *STOPS.policies)

    # What others ask for

    battles = from_room("scenario.scenarios_and_campaign:battles")
    tactics = from_room("bots.tactics:LittleCarnageTactics")
    seasoned = from_room("bots.seasoned:SeasonedTactics")
    scenario_maker = from_room("setup.scenario_files:maker")
    odds = from_room("odds.named_odds:named_odds")
    start = from_room("setup.start_of_battle:first_state")
    overlapping = from_room("turn.soundness:overlapping")

    def lesson_words(self, key: str) -> Text:
        lengths = {"step": Distance(INCH), "card": Distance(4 * INCH)}
        return text(f"lesson-{key}", **lengths)  # texts: *:lesson-*

    # The state

    def stands(self, state: LittleState, piece: int) -> bool:
        """Whether a model is on the table, or a stand, or a regiment with models there."""
        field = state.field
        return piece in field.model_by_id or piece in field.by_id or state.alive(piece)

    def settle(self, play: Battle) -> None:
        """A met condition decides at once, wherever models move or die (LC-4.1-5)."""
        known = room_of(play.state.field)
        if JUDGED not in known and play.state.round:
            check(play)
            known[JUDGED] = True

    # Leaving and ending

    def seat_left(self, play: Battle, seat: int) -> None:
        close(play, enemy_of(seat), Text("end-conceded"), "SLV-END-2")

    def end_by_agreement(self, play: Battle) -> None:
        close(play, None, Text("end-agreed"), "SLV-END-1")

    def time_up(self, play: Battle) -> None:
        """The agreed time is over: it is judged as it stands (LC-4-1)."""
        time_over(play, Text("end-time"), "SLV-END-3")

    # Campaigns

    def aftermath(self, setup: Setup, state: LittleState, outcome: Outcome) -> Aftermath:
        """Winner, victory points, and who of each entry lives on (LC-4.4-1)."""
        left = [alive(state, seat) if seat in SEATS else None for seat in range(len(setup.seats))]
        return replace(aftermath(setup, outcome), alive=tuple(left))

    def fielded(self, state: LittleState) -> Mapping[int, tuple[int, str]]:
        """Regiments, their models and what these stand on, by their army cards."""
        found: dict[int, tuple[int, str]] = {}
        for one in state.regiments:
            entry = one.seat, one.card.key
            found[one.id] = entry
            for model in state.models_of(one.id):
                found |= {model.id: entry, model.stand: entry}
        return found

    def veterans(self) -> Veterans:
        """Survivors with an experience marker (LC-4.4-1)."""
        return VETERANS
