"""Before the first round: north, cows, and who sets up first (CAR-4-compass, CAR-16-deploy)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import PhaseBegan, Placed, Told
from slagveld.kit.deployment import edge_length, place_at
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.texts import Listing, Name

from ..army.muster import unit_of
from ..army.troops import profile_of
from ..core.book import DIE, text
from ..core.state import Battle, CarnageState, Reserve
from ..core.unit import Unit
from ..ground.footing import fits, nearest_fit
from ..pearl.effects import ShufflePearl
from ..setup.deployment import Deploy, deploy_rest
from ..setup.scenarios import battle_of, edge_of, side_with
from .sequence import BeginRound, ranked
from .victory import alive


class SetUp(Step, frozen=True):
    """What comes before the first round."""

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
        play.tell(Told, what=text("told-sets-up-first", seat=first), seat=first, rule=self.rule)
        kind = DeployReady if self.ready else Deploy
        play.then(*[kind(side) for side in order])


class DeployReady(Step, frozen=True):
    """A side is set up in good order without being asked."""

    rule = "CAR-16-deploy"
    side: int

    def run(self, play: Battle) -> None:
        for seat in play.state.seats_of(self.side):
            deploy_rest(play, seat)


class PlaceCows(Step, frozen=True):
    """CAR-16-cattle-setup: the cows stand at random along their side's edge."""

    rule = "CAR-16-cattle-setup"

    def run(self, play: Battle) -> None:
        """Two dice tell for each cow where along the edge it stands, in hundredths."""
        battle = battle_of(play.state)
        side = side_with(play.state, 1 - battle.attacker)
        for number, away in enumerate(cow_rows(play.state), 1):
            herder = play.state.seats_of(side)[0]
            purpose = text("roll-cow", name=play.state.seats[herder].name, number=number)
            dice = play.roll(2, DIE, purpose=purpose, rule=self.rule, seat=herder)
            part = (dice[0] - 1) * DIE + dice[1]
            _place_cow(play, side, number, part, away)


def cow_rows(state: CarnageState) -> list[int]:
    """How far from the edge each cow stands; the extra ones are dealt over the rows in turn."""
    battle = battle_of(state)
    rows = list(dict.fromkeys(battle.cow_rows))
    count = state.options.goal or battle.number
    first = list(battle.cow_rows[:count])
    return [*first, *[rows[place % len(rows)] for place in range(count - len(first))]]


def _place_cow(play: Battle, side: int, number: int, part: int, away: int) -> None:
    """The cow's middle in the middle of its hundredth, or at the nearest free spot."""
    profile = profile_of("cow")
    way = edge_of(play.state, side)
    table = play.state.field.table
    along = edge_length(table, way) * (2 * part - 1) // 200
    x, y = place_at(table, way, along, away + profile.depth // 2)
    cow, _figure = play.new_id(), play.new_id()
    unit = unit_of(Reserve(-1, "cow", 1), side, cow, Pose(x, y, way), number=number)
    if not fits(play.state, unit):
        unit = nearest_fit(play.state, unit, x, y) or unit
    play.state = play.state.added(unit)
    seat, rule = play.state.seats_of(side)[0], "CAR-16-cattle-setup"
    play.tell(Placed, piece=cow, name=unit.name, pose=unit.pose, seat=seat, rule=rule)


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
    users: dict[Name | str, list[int]] = {}
    for unit in play.state.units:
        users.setdefault(called(unit), []).append(unit.owner)
    for unit in play.state.units:
        if unit.owner >= 0 and any(owner != unit.owner for owner in users[called(unit)]):
            owner = play.state.seats[unit.owner].name
            play.state = play.state.with_unit(replace(unit, of=owner))


def called(unit: Unit) -> Name | str:
    """What units of its kind are called, without number and owner."""
    return unit.profile.unit or unit.profile.name


def _tell_armies(play: Battle) -> None:
    """Who has brought what."""
    for seat in play.state.players():
        units = play.state.own(seat)
        plain = [replace(unit, of="") for unit in units]
        listed = Listing(
            tuple([text("army-of-unit", name=u.name, count=len(u.figures)) for u in plain])
        )
        if units:
            what = text("told-army", seat=seat, units=listed)
            numbers = tuple([unit.id for unit in units])
            play.tell(Told, what=what, pieces=numbers, seat=seat, rule="CAR-16-deploy")
