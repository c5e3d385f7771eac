"""Which of several ways over a board is taken, and what is told of one that is refused."""

import pytest

from slagveld.games.little_carnage.movement.board_ways import runs
from tests.games.little_carnage.battle import EAST, NORTH, box
from tests.games.little_carnage.boards import RIDER, lone, mid
from tests.games.little_carnage.grounds import cost, go, no, why


def hedges(*cells):
    return [box(number, "hedge", *cell, 1, 1) for number, cell in enumerate(cells, 7)]


@pytest.mark.rule("LC-1.9-17")
def test_a_hedge_on_the_first_way_is_passed_by_the_other_one():
    # Diagonally first the hedge is in the way, straight on first it is not.
    assert cost(lone(terrain=hedges((11, 9))), mid(11, 7), facing=NORTH) == 3
    assert cost(lone(terrain=hedges((10, 8))), mid(11, 7), facing=NORTH) == 3


@pytest.mark.rule("LC-1.9-17")
def test_of_two_ways_that_cost_the_same_the_one_that_begins_diagonally_is_gone():
    both = lone(terrain=hedges((11, 9), (10, 8)))
    for facing in (None, NORTH):
        way = go(both, mid(11, 7), facing=facing)
        assert (way.cost, way.crosses, way.climbs) == (4 * 250, (7,), 0)
    turned = lone(terrain=hedges((10, 8), (11, 9)))
    assert go(turned, mid(11, 7)).crosses == (8,)


def test_steps_go_the_nearest_way_to_a_field():
    assert runs(0, 0) == [[]]
    assert runs(2, -2) == [[(1, -1), (1, -1)]]
    assert runs(-3, 0) == [[(-1, 0)] * 3]
    assert runs(0, 2) == [[(0, 1)] * 2]
    assert runs(-1, 3) == [[(-1, 1), (0, 1), (0, 1)], [(0, 1), (0, 1), (-1, 1)]]
    assert runs(2, -1) == [[(1, -1), (1, 0)], [(1, 0), (1, -1)]]


@pytest.mark.rule("LC-1.3-7")
@pytest.mark.parametrize(
    ("places", "told"), [([mid(10, 3)], 7), ([mid(10, 8), mid(14, 8)], 6), ([mid(10, 4)], 6)]
)
def test_a_way_that_is_too_long_is_told_with_its_length(places, told):
    refusal = go(lone(), *places, facing=NORTH)
    assert why(refusal) == ("LC-1.3-7", "refusal-way-far")
    assert refusal.text.values["cost"].units == told * 250
    assert refusal.text.values["limit"].units == 5 * 250


@pytest.mark.rule("LC-1.9-3")
@pytest.mark.rule("LC-1.3-10")
def test_a_way_that_is_too_dear_is_told_with_its_cost_and_the_rule_that_makes_it_so():
    # Rocks leave a rider no room to turn the way it wants to go.
    for goal, rock in ((12, (9, 10)), (8, (11, 10))):
        rocks = [box(7, "impassable", *rock, 1, 1), box(8, "impassable", 10, 9, 1, 1)]
        refusal = go(lone(card=RIDER, terrain=rocks), mid(goal, 10, 1, 2), facing=NORTH, limit=3)
        assert (refusal.rule, refusal.text.values["cost"].units) == ("LC-1.9-3", 4 * 250)
    about = go(lone(), mid(10, 15), facing=90)
    assert (about.rule, about.text.values["cost"].units) == ("LC-1.3-10", 6 * 250)
    assert about.text.values["limit"].units == 5 * 250


@pytest.mark.rule("LC-1.9-17")
@pytest.mark.rule("LC-1.9-18")
def test_a_rider_pays_for_the_hedge_over_which_its_tail_swings():
    rider = lone(card=RIDER, terrain=hedges((9, 10)))
    goal = (13, 10.5)
    assert cost(rider, goal, facing=EAST) == 4
    assert go(rider, goal, facing=EAST).crosses == (7,)
    assert no(rider, goal, facing=EAST, limit=3) == "LC-1.9-18"
    assert no(lone(card=RIDER), goal, facing=EAST, limit=2) == "LC-1.3-7"


@pytest.mark.rule("LC-1.9-22")
@pytest.mark.parametrize("ditch", [(7, 10, 3, 1), (9, 10, 1, 3), (9, 8, 1, 3)])
def test_a_rider_may_swing_its_tail_over_a_ditch_that_it_could_not_cross(ditch):
    rider = lone(card=RIDER, terrain=[box(7, "ditch", *ditch)])
    assert cost(rider, (12, 10.5), facing=EAST) == 2
    assert no(rider, (10, 10.5), facing=EAST) == "LC-1.9-24"


@pytest.mark.rule("LC-1.9-8")
def test_the_first_hindrance_of_the_best_way_is_told():
    # To turn east it has no room for its tail; sideways a rock bars the way.
    rider = lone((9, 10), card=RIDER, terrain=[box(7, "impassable", 11, 10, 1, 1)])
    assert no(rider, (12, 10.5), facing=EAST) == "LC-1.9-8"
    free = lone(card=RIDER, terrain=[box(7, "impassable", 11, 10, 1, 1)])
    assert no(free, (12, 10.5), facing=EAST) == "LC-1.9-2"
