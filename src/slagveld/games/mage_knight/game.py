"""Mage Knight 2.0 as a game system."""

from slagveld.kernel.dice import Rng
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.game import FieldGame, from_room
from slagveld.kit.given_setup import on_sides
from slagveld.record import replace
from slagveld.texts import Name, Text

from .attack import defense_value
from .core.book import INCH, KEY
from .core.items_and_domains import domains
from .core.state import Battle, KnightState
from .movement import arrival, free_spins
from .objectives.ending import finish
from .setup.opening import first_state
from .setup.scenarios import OPTIONS, battles
from .turn import phases
from .turn.sequence import SetUp
from .turn.standing_actions import STANDING


class MageKnight(FieldGame[KnightState]):
    """Warriors on combat dials, few actions, and objectives that decide everything."""

    key = KEY
    version = 2
    inch = INCH
    measure = "inch"
    title = Name("Mage Knight 2.0", "Mage Knight 2.0", "Mage Knight 2.0")
    state_type = KnightState
    prompts_per_round = 120
    standing_actions = STANDING
    options = OPTIONS
    policies = (phases.POLICY, free_spins.POLICY, defense_value.POLICY, arrival.POLICY)

    # What others ask for

    scene = from_room("view.scene:scene")
    odds = from_room("odds.named_odds:attacks")
    tactics = from_room("bots.tactics:MageKnightTactics")
    overlapping = from_room("turn.soundness:overlapping")
    seat_left = from_room("turn.standing_actions:leave")
    time_up = from_room("turn.standing_actions:time_runs_out")
    check_standing = from_room("turn.standing_actions:standing_refusal")
    stand = from_room("turn.standing_actions:stand")
    standing_forms = from_room("turn.standing_actions:standing_forms")

    # Setting up

    def start(self, setup: Setup) -> KnightState:
        """The empty table; raises RefusedError for a set-up it cannot use."""
        return first_state(setup, SetUp)

    def seated(self, setup: Setup) -> tuple[Seat, ...]:
        """Where a scenario has teams, lone players fill them in turn.

        Partners sit beside each other: the first half of the players is the first team.
        """
        count = battles()[setup.scenario].sides
        players = [seat for seat in setup.seats if not seat.leader]
        if not count or len({seat.side for seat in players}) < len(players):
            return setup.seats
        return on_sides(setup.seats, lambda place: place * count // len(players))

    # Secrets

    def hide(self, state: KnightState, seat: int | None) -> KnightState:
        """Domain cards of others lie face down until they are revealed (MK-DOMAIN-2)."""
        if state.revealed or not state.chosen_domains:
            return state
        shown = [(who, key if who == seat else "") for who, key in state.chosen_domains]
        return replace(state, chosen_domains=tuple(shown))

    def fill(self, view: KnightState, seat: int, rng: Rng) -> KnightState:
        if view.revealed or not view.chosen_domains:
            return view
        keys = list(domains())
        drawn = [
            (who, key or keys[int(rng.random() * len(keys))]) for who, key in view.chosen_domains
        ]
        return replace(view, chosen_domains=tuple(drawn))

    # Ending

    def end_by_agreement(self, play: Battle) -> None:
        """All players still in the game agree: the objectives decide (MK-END-1)."""
        finish(play, Text("end-agreed"), "MK-END-1")
