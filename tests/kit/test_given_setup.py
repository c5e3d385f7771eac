"""What games read from a set-up in the same way."""

import msgspec
import pytest

from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.given_setup import (
    GivenTable,
    about_middle,
    given_roster,
    given_table,
    insist,
    own_table,
    players_of,
    read_roster,
    ready_table,
    two_sides,
)
from slagveld.kit.laid_tables import ReadyPiece, Sides
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

ARMY = {"game": "chess", "name": "mine", "entries": [{"key": "pawn", "count": 8}]}
READ = Roster(game="chess", name="mine", entries=(Chosen("pawn", 8),))


def setup(**rest):
    seats = (Seat("Ann", 0), Seat("Lee", 9, leader=True), Seat("Bob", 1))
    return Setup(game="chess", scenario="usual", seats=seats, **rest)


def none(roster):
    """No faults, whatever the army."""
    return [] if roster else [Fault("CH-0", Text("chess:none"))]


def refused(call, *arguments):
    with pytest.raises(RefusedError) as caught:
        call(*arguments)
    return caught.value.refusal


def test_all_but_the_leader_play():
    assert players_of(setup()) == (0, 2)


def test_a_table_is_read():
    table = {"width": 100, "height": 200, "ground": "snow"}
    assert given_table(setup(table=table), "chess", "CH-1") == GivenTable(100, 200, (), "snow")


@pytest.mark.parametrize("wrong", [{"width": 0}, {"height": 40_001}, {"ground": "lava"}, {"x": 1}])
def test_a_table_that_cannot_be_read_is_refused(wrong):
    table = {"width": 100, "height": 200, **wrong}
    refusal = refused(given_table, setup(table=table), "chess", "CH-1")
    assert (refusal.rule, refusal.text.key) == ("CH-1", "chess:refusal-set-table")
    assert 0 < len(refusal.text.values["reason"]) <= 200


def test_who_brings_no_army_has_the_ready_one():
    assert given_roster(setup(), 2, "chess", "CH-2", none) is None
    brought = setup(armies=(ARMY, None))
    assert given_roster(brought, 0, "chess", "CH-2", none) == READ
    assert given_roster(brought, 1, "chess", "CH-2", none) is None
    assert given_roster(brought, 2, "chess", "CH-2", none) is None


def test_an_army_is_refused_for_its_first_fault():
    faults = [Fault("CH-3", Text("chess:few", {"least": 9}), 0), Fault("CH-4", Text("chess:dear"))]
    refusal = refused(read_roster, ARMY, "chess", "CH-2", lambda _: faults)
    assert refusal == refuse("CH-3", "chess:few", least=9)


def test_an_army_that_cannot_be_read_is_refused():
    refusal = refused(read_roster, {"name": 3}, "chess", "CH-2", none)
    assert (refusal.rule, refusal.text.key) == ("CH-2", "chess:refusal-set-army")
    assert len(refusal.text.values["reason"]) > 10


def test_a_refusal_is_raised_if_it_is_one():
    insist(None)
    assert refused(insist, refuse("CH-5", "chess:no")) == refuse("CH-5", "chess:no")


SIDES = Sides(10, 20, 100, "chess", "CH-2")
EDGE = refuse("CH-3", "chess:edge")


def square(number, x, y):
    """A piece of 100 by 100 units about a place."""
    corners = ((x - 50, y - 50), (x + 50, y - 50), (x + 50, y + 50), (x - 50, y + 50))
    return Terrain(number, "wood", Outline(corners))


def own(*pieces, width=1500, first_id=0):
    given = {"width": width, "height": 1000, "ground": "snow", "terrain": pieces}
    return own_table(setup(table=msgspec.to_builtins(given)), SIDES, "CH-1", EDGE, first_id)


def test_a_table_laid_by_hand_is_played_on():
    wood = square(1, 50, 950)
    assert own(wood) == (Layout(1500, 1000, (wood,)), "snow")
    assert own(wood, wood)[0].terrain == (wood, wood)
    assert own(wood, square(99, 500, 500), first_id=100)[1] == "snow"


def test_a_table_on_which_nobody_could_play_is_refused():
    assert refused(lambda: own(square(1, 0, 0), width=999)).rule == "CH-2"
    assert refused(lambda: own(square(1, 49, 500))) == EDGE
    ids = refuse("CH-1", "chess:refusal-set-ids")
    for numbers in ((1, 1), (0,), (100,)):
        pieces = [square(number, 49, 500) for number in numbers]
        assert refused(lambda pieces=pieces: own(*pieces, first_id=100)) == ids


class Battle(msgspec.Struct, frozen=True):
    """A scenario with pieces of 100 by 100 units."""

    pieces: tuple[ReadyPiece, ...]
    key: str = "usual"
    width: int = 1200
    height: int = 1000
    written: str = ""

    @property
    def terrain(self):
        return tuple(square(n, piece.x, piece.y) for n, piece in enumerate(self.pieces, 1))


BATTLE = Battle((ReadyPiece(key="wood", x=600, y=500), ReadyPiece(key="wood", x=60, y=60)))


def test_the_table_of_a_scenario_may_have_another_size():
    assert ready_table(setup(), BATTLE, SIDES) == Layout(1200, 1000, BATTLE.terrain)
    larger = ready_table(setup(options={"width": 20, "depth": 12}), BATTLE, SIDES)
    assert larger == Layout(2000, 1200, (square(1, 1000, 600), square(2, 460, 160)))
    assert about_middle(BATTLE, 2000, 1200) == (400, 100)
    smaller = ready_table(setup(options={"width": 10}), BATTLE, SIDES)
    assert smaller == Layout(1000, 1000, (square(1, 500, 500),))
    assert refused(ready_table, setup(options={"width": 9}), BATTLE, SIDES).rule == "CH-2"


def test_battles_on_the_table_of_a_scenario_share_it():
    table = ready_table(setup(), BATTLE, SIDES)
    assert ready_table(setup(options={"width": 0}), BATTLE, SIDES) is table
    other = msgspec.structs.replace(BATTLE, key="bare", pieces=())
    assert ready_table(setup(), other, SIDES).terrain == ()


def test_two_players_face_each_other():
    def seated(*seats):
        two_sides(Setup(game="chess", scenario="usual", seats=seats), "chess", "CH-4")

    ann, bob, lee = Seat("Ann", 0), Seat("Bob", 1), Seat("Lee", 9, leader=True)
    seated(ann, bob)
    seated(ann, bob, lee)
    wrong = refuse("CH-4", "chess:refusal-set-sides")
    for seats in ((ann, Seat("Bob", 0)), (ann, lee, bob), (lee, ann, bob)):
        assert refused(seated, *seats) == wrong
