"""Mage Knight 2.0 as a game system."""

from collections.abc import Mapping

from msgspec import UNSET

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
from .core.state import Battle, Brought, KnightState
from .movement import free_spins_and_nimble, overwatch_shots
from .objectives.ending import finish
from .setup.scenarios import OPTIONS, WRITTEN, battles
from .setup.start_of_battle import first_state
from .turn import phases
from .turn.cancelled_abilities_and_etiquette import STANDING
from .turn.sequence import SetUp


class MageKnight(FieldGame[KnightState]):
    """Warriors on combat dials, few actions, and objectives that decide everything."""

    key = KEY
    version = 2
    inch = INCH
    measure = "inch"
    minutes = (25, 90)
    difficulty = 2
    title = Name("Mage Knight 2.0", "Mage Knight 2.0", "Mage Knight 2.0")
    state_type = KnightState
    prompts_per_round = 120
    standing_actions = STANDING
    options = OPTIONS
    orderly = ("MK-TURN-6",)
    policies = (
        phases.POLICY,
        free_spins_and_nimble.POLICY,
        defense_value.POLICY,
        overwatch_shots.POLICY,
    )

    # What others ask for

    scenario_maker = from_room("setup.scenario_files:maker")
    odds = from_room("odds.named_odds:attacks")
    tactics = from_room("bots.tactics:MageKnightTactics")
    overlapping = from_room("turn.soundness:overlapping")
    seat_left = from_room("turn.cancelled_abilities_and_etiquette:leave")
    time_up = from_room("turn.cancelled_abilities_and_etiquette:time_runs_out")
    check_standing = from_room("turn.cancelled_abilities_and_etiquette:standing_refusal")
    stand = from_room("turn.cancelled_abilities_and_etiquette:stand")
    standing_forms = from_room("turn.cancelled_abilities_and_etiquette:standing_forms")

    # Setting up

    def start(self, setup: Setup) -> KnightState:
        """The empty table; raises RefusedError for a set-up it cannot use."""
        return first_state(setup, SetUp)

    def seated(self, setup: Setup) -> tuple[Seat, ...]:
        """Lone players fill a scenario's teams in turn, so that partners sit beside each other."""
        count = WRITTEN.of_setup(setup, battles()).sides
        players = [seat for seat in setup.seats if not seat.leader]
        if not count or len({seat.side for seat in players}) < len(players):
            return setup.seats
        return on_sides(setup.seats, lambda place: place * count // len(players))

    # Secrets

    def hide(self, state: KnightState, seat: int | None) -> KnightState:
        """Domain cards of others lie face down until they are revealed (MK-DOMAIN-2).

        Nobody knows either what others of their own have to choose from.
        """
        if state.revealed:
            return state
        if state.options.brought is not UNSET:
            seen = tuple([_seen(one, seat) for one in state.options.brought])
            state = replace(state, options=replace(state.options, brought=seen))
        if not state.chosen_domains:
            return state
        shown = [(who, key if who == seat else "") for who, key in state.chosen_domains]
        return replace(state, chosen_domains=tuple(shown))

    def fill(self, view: KnightState, seat: int, rng: Rng) -> KnightState:
        if view.revealed or not view.chosen_domains:
            return view
        keys, chosen = list(domains()), view.chosen_domains
        drawn = [(who, key or keys[int(rng.random() * len(keys))]) for who, key in chosen]
        return replace(view, chosen_domains=tuple(drawn))

    # Campaigns

    def fielded(self, state: KnightState) -> Mapping[int, tuple[int, str]]:
        """Warriors, by their cards."""
        return {one.id: (one.seat, one.warrior.key) for one in state.fighters}

    # Ending

    def end_by_agreement(self, play: Battle) -> None:
        """All players still in the game agree: the objectives decide (MK-END-1)."""
        finish(play, Text("end-agreed"), "MK-END-1")


def _seen(brought: Brought, seat: int | None) -> Brought:
    return brought if brought.seat == seat else replace(brought, domains=())
