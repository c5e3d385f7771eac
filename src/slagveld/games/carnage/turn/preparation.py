"""The state before the first step; then north, cows, and who sets up first (CAR-16-deploy)."""

from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.event import PhaseBegan
from slagveld.kernel.setup import Setup
from slagveld.kit.pairs import listed_by
from slagveld.record import replace
from slagveld.texts import Listing, Name

from ..core.book import text
from ..core.conditions import say
from ..core.field import Field
from ..core.state import Battle, CarnageState, Reserve
from ..core.unit import Unit
from ..pearl.roll import ShufflePearl
from ..pearl.wagon_move import wagon_start
from ..setup.agreement import read, refuse_heroes, sides_agreed
from ..setup.cows import PlaceCows
from ..setup.deployment import Deploy, deploy_rest
from ..setup.scenarios import (
    EDGES,
    FIRST_ID,
    WRITTEN,
    armies_of,
    battle_of,
    battles,
    edge_of,
    ready_units,
)
from ..setup.table import NORTHS, laid_table
from .initiative import ranked
from .sequence import BeginRound
from .victory import alive


class SetUp(Step, frozen=True):
    rule = "CAR-16-deploy"
    ready: bool
    """True: armies are set up in good order; False: each player sets up his own."""
    compass: bool = False
    """True: north was agreed upon before."""

    def run(self, play: Battle) -> None:
        play.tell(PhaseBegan, phase=text("phase-setup"), rule=self.rule)
        steps: list[Step] = []
        if play.state.options.shuffled_pearl:
            steps.append(ShufflePearl())
        if battle_of(play.state).goal == "cows":
            steps.append(PlaceCows())
        if play.state.reserves:
            steps.append(RollDeployment(self.ready, self.compass))
        play.then(*steps, EndSetUp(), BeginRound())


class RollDeployment(Step, frozen=True):
    """Every side rolls a D10, ties again; the lower sets up its whole army first."""

    rule = "CAR-16-deploy"
    ready: bool
    compass: bool = False

    def run(self, play: Battle) -> None:
        """Roll, fix the north unless it is, and let the sides set up in turn."""
        rolls: dict[int, int] = {}
        highest = ranked(play, play.state.sides, rolls, "roll-deployment", self.rule)
        order = tuple(reversed(highest))
        if not self.compass:  # the edge opposite the side that sets up first (CAR-4-compass)
            play.replace(north=edge_of(play.state, order[0]))
        first = play.state.seats_of(order[0])[0]
        say(play, text("told-sets-up-first", seat=first), self.rule, seat=first)
        kind = DeployReady if self.ready else Deploy
        play.then(*[kind(side) for side in order])


class DeployReady(Step, frozen=True):
    """A side is set up in good order without being asked."""

    rule = "CAR-16-deploy"
    side: int

    def run(self, play: Battle) -> None:
        for seat in play.state.seats_of(self.side):
            deploy_rest(play, seat)


class EndSetUp(Step, frozen=True):
    """Everybody stands: names are settled and the armies counted."""

    rule = "CAR-16-deploy"

    def run(self, play: Battle) -> None:
        """The only unit of its name has no number; one whose name others use tells its owner."""
        for unit in play.state.units:
            alike = [u for u in play.state.own(unit.owner) if u.profile.type == unit.profile.type]
            if len(alike) == 1 and unit.number == 1:
                play.state = play.state.with_unit(replace(unit, number=0))
        _tell_owners(play)
        counts = alive(play.state).items()
        play.replace(started=tuple([Reserve(*key, count) for key, count in counts]))
        if play.listening:
            _tell_armies(play)


def _tell_owners(play: Battle) -> None:
    """Put the owner's name behind the names that units of several players have."""
    users = listed_by([(called(unit), unit.owner) for unit in play.state.units])
    for unit in play.state.units:
        if unit.owner >= 0 and any(owner != unit.owner for owner in users[called(unit)]):
            owner = play.state.seats[unit.owner].name
            play.state = play.state.with_unit(replace(unit, of=owner))


def called(unit: Unit) -> Name | str:
    """What units of its kind are called, without number and owner."""
    return unit.profile.unit or unit.profile.name


def _tell_armies(play: Battle) -> None:
    for seat in play.state.players():
        units = play.state.own(seat)
        plain = [replace(unit, of="") for unit in units]
        listed = Listing(
            tuple([text("army-of-unit", name=u.name, count=len(u.figures)) for u in plain])
        )
        if units:
            what = text("told-army", seat=seat, units=listed)
            say(play, what, "CAR-16-deploy", *[unit.id for unit in units], seat=seat)


def first_state(setup: Setup) -> CarnageState:
    """The state before the first step; raises RefusedError for a set-up it cannot use."""
    battle = WRITTEN.of_setup(setup, battles())
    options = read(battle, setup.options)
    sides = sides_agreed(setup, battle)
    table, ground = laid_table(setup, battle)
    reserves, designs = armies_of(setup, battle, sides)
    if not setup.options.get("heroes", True):
        refuse_heroes(reserves, designs)
    north = NORTHS.get(str(setup.options.get("north", "first")))
    units = ready_units(setup, battle, sides)
    step = SetUp(setup.options.get("deploy", "ready") == "ready", compass=north is not None)
    return CarnageState(
        seats=setup.seats,
        field=Field(table, tuple(units)),
        scenario=battle.key,
        reserves=reserves,
        designs=designs,
        edges=tuple(zip(sides, EDGES, strict=False)),
        north=EDGES[0] if north is None else north,
        wagon=wagon_start(table),
        eggs=(options.goal or battle.number) if battle.goal == "eggs" else 0,
        options=options if battle.number else replace(options, goal=0),
        ground=ground,
        next_id=max([FIRST_ID, *[unit.id + len(unit.figures) + 1 for unit in units]]),
        agenda=Agenda((step,)),
    )
