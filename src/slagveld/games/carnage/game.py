"""Carnage as a game system."""

from collections.abc import Mapping

from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.game import FieldGame, from_room
from slagveld.kit.given_setup import on_sides
from slagveld.texts import Name, Text

from .core.book import INCH, KEY, policy
from .core.state import Battle, CarnageState
from .ground.pushed_wagon import push_wagon
from .leader.disputes import STANDING
from .magic.stops import STOPS
from .setup.agreement import OPTIONS
from .setup.scenarios import WRITTEN, battles
from .turn.victory import settle, undecided
from .wounds import losses


class Carnage(FieldGame[CarnageState]):
    key = KEY
    version = 2
    inch = INCH
    minutes = (25, 90)
    difficulty = 2
    title = Name("Carnage", "Carnage", "Carnage")
    state_type = CarnageState
    settles = True
    timed = ("ford", "open")
    prompts_per_round = 200
    standing_actions = STANDING
    options = OPTIONS
    orderly = ("CAR-6.2-no-replay",)
    policies = (
        *STOPS.policies,
        losses.POLICY,
        policy("wagon", "policy-wagon", "ask", "near", "never"),
    )

    # What others ask for

    scenario_maker = from_room("setup.scenario_files:maker")
    site = from_room("setup.ground_plan:GROUNDS.site")
    odds = from_room("wounds.named_odds:attacks")
    tactics = from_room("bots.tactics:CarnageTactics")
    seasoned = from_room("bots.seasoned:SeasonedCarnage")
    lesson_words = from_room("view.cards:lesson_words")
    start = from_room("turn.preparation:first_state")
    faults = from_room("turn.soundness:faults_of")
    overlapping = from_room("turn.soundness:overlaps_of")

    seat_left = from_room("turn.victory:depart")
    check_standing = from_room("leader.disputes:check_dispute")
    stand = from_room("leader.disputes:dispute")
    standing_forms = from_room("leader.disputes:dispute_forms")

    # Setting up

    def seated(self, setup: Setup) -> tuple[Seat, ...]:
        """Too many lone sides for a scenario become two, seat by seat (CAR-6.2-sides)."""
        players = [seat for seat in setup.seats if not seat.leader]
        alone = len({seat.side for seat in players}) == len(players)
        if not alone or len(players) <= max(WRITTEN.of_setup(setup, battles()).sides):
            return setup.seats
        return on_sides(setup.seats, lambda place: place % 2)

    # The state

    def stands(self, state: CarnageState, piece: int) -> bool:
        """Whether a unit or a figure is on the table."""
        return piece in state.field.by_id or piece in state.field.by_figure

    def settle(self, play: Battle) -> None:
        """The wagon is pushed off whoever came to stand on it; goals are reached at once."""
        if play.state.phase != "setup":
            push_wagon(play)
        settle(play)

    # Campaigns

    def fielded(self, state: CarnageState) -> Mapping[int, tuple[int, str]]:
        """Units and their figures, by the troop type that an army has."""
        found: dict[int, tuple[int, str]] = {}
        for unit in state.field.units:
            entry = unit.owner, unit.profile.type
            found |= {unit.id: entry, **{figure.id: entry for figure in unit.figures}}
        return found

    # Ending

    def end_by_agreement(self, play: Battle) -> None:
        """The defender wins where only one side has a goal; else a draw (CAR-16-end)."""
        undecided(play, Text("end-agreed"))

    def time_up(self, play: Battle) -> None:
        undecided(play, Text("end-time"))
