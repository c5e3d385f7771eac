"""The cows of a scenario: how many, where they are set up (CAR-16-cattle-setup), which are lost."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Placed
from slagveld.kit.deployment import edge_length, place_at
from slagveld.table.shapes import Pose

from ..army.muster import unit_of
from ..army.troops import profile_of
from ..core.book import DIE, text
from ..core.state import Battle, CarnageState, Reserve
from ..ground.obstacles import fits, nearest_fit
from .scenarios import battle_of, edge_of, side_with


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
    """How far from the edge each cow stands; the extra ones are dealt over the rows in turn.

    There are as many as the scenario has, or as were agreed (CAR-16-cattle-number).
    """
    rows, count = battle_of(state).cow_rows, herd(state)
    first, rows = list(rows[:count]), tuple(dict.fromkeys(rows))
    return [*first, *[rows[place % len(rows)] for place in range(count - len(first))]]


def herd(state: CarnageState) -> int:
    """With how many cows the battle begins, or with how many eggs where those are the goal."""
    return state.options.goal or battle_of(state).number


def dead_cows(state: CarnageState) -> int:
    """How many are gone, whatever killed them."""
    return herd(state) - sum([unit.profile.kind == "cow" for unit in state.units])


def cows_needed(state: CarnageState) -> int:
    """How many must be dead for the attacker to win: at least half (CAR-16-cattle-goal)."""
    return (herd(state) + 1) // 2


def _place_cow(play: Battle, side: int, number: int, part: int, away: int) -> None:
    """A cow (CAR-16-cattle-cows) in the middle of its hundredth, or at the nearest free spot."""
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
