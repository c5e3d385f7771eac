"""How models that have come to an enemy turn to him."""

import msgspec
import pytest

from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.march.plans import after, courses_of
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.games.little_carnage.movement.turning_to_enemies import backed, quarter_turned
from slagveld.games.little_carnage.movement.walk import walked
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, WEST, battle, card, troop
from tests.games.little_carnage.grounds import spots, why
from tests.games.little_carnage.marches import pose, to

RIDER = card(base="rider")


def course(state, *plan):
    found = courses_of(state, state.regiment(101), tuple(plan), flying=True)
    assert not isinstance(found, Refusal), str(found)
    return found[0], pose(after(state, found), plan[0].piece)


def fight(foes, here=(10, 10, NORTH), the_card=None, **more):
    enemies = [troop(1, foe) for foe in foes]
    return battle(troop(0, here, card=the_card, **more), *enemies, active=101)


@pytest.mark.rule("LC-1.9-12")
@pytest.mark.parametrize(("foe", "to_x", "look"), [(11.5, 10.5, EAST), (8.5, 9.5, WEST)])
def test_a_sidestep_to_an_enemy_turns_the_model_to_him_for_nothing(foe, to_x, look):
    state = fight([(foe, 10)])
    found, end = course(state, to(1, to_x, 10, NORTH))
    assert end == (to_x, 10, look)
    assert found.cost == 250
    assert found.turned == "LC-1.9-12"


@pytest.mark.rule("LC-1.9-12")
def test_a_sidestep_that_ends_short_of_the_enemy_turns_nobody():
    state = fight([(11.5, 10)])
    found, end = course(state, to(1, 10.44, 10, NORTH))
    assert end == (10.44, 10, NORTH)
    assert found.turned == ""


@pytest.mark.rule("LC-1.9-12")
def test_a_sidestep_along_an_enemy_that_was_touched_before_turns_nobody():
    state = fight([(11, 10)], here=(10, 10, EAST))
    found, end = course(state, to(1, 10, 10.5, EAST))
    assert end == (10, 10.5, EAST)
    assert found.turned == ""


@pytest.mark.rule("LC-1.9-12")
def test_going_ahead_to_an_enemy_is_no_sidestep():
    state = fight([(13, 10)])
    found, end = course(state, to(1, 12, 10, NORTH))
    assert end == (12, 10, NORTH)
    assert (found.cost, found.turned) == (500, "")


@pytest.mark.rule("LC-1.9-12")
def test_with_reach_melee_range_is_an_inch():
    spears = card(reach=True)
    state = fight([(12.5, 10)], the_card=spears)
    found, end = course(state, to(1, 10.5, 10, NORTH))
    assert end == (10.5, 10, EAST)
    assert (found.cost, found.turned) == (250, "LC-1.9-12")
    found, end = course(state, to(1, 10.496, 10, NORTH))
    assert end == (10.496, 10, NORTH)
    assert found.turned == ""
    state = fight([(12.5, 10)])
    assert course(state, to(1, 10.5, 10, NORTH))[1] == (10.5, 10, NORTH)


@pytest.mark.rule("LC-1.9-12")
def test_a_base_that_is_not_square_is_set_back_as_far_as_the_turn_needs():
    state = fight([(11.5, 10)], the_card=RIDER)
    found, end = course(state, to(1, 10.5, 10, NORTH))
    assert end == (10, 10, EAST)
    assert (found.cost, found.turned) == (250, "LC-1.9-12")


@pytest.mark.rule("LC-1.9-12")
def test_without_room_to_be_set_back_it_keeps_its_facing():
    foes = [(11.5, 10), (8.9, 10.4)]
    state = fight(foes, the_card=RIDER)
    found, end = course(state, to(1, 10.5, 10, NORTH))
    assert end == (10.5, 10, NORTH)
    assert found.turned == ""


@pytest.mark.rule("LC-1.9-12")
def test_the_free_turn_serves_who_has_turned_a_little_just_before():
    state = fight([(11.5, 10)], here=(10, 10, 275))
    found, end = course(state, to(1, 10.5, 10, NORTH))
    assert end == (10.5, 10, EAST)
    assert (found.cost, found.turned) == (250, "LC-1.9-12")


@pytest.mark.rule("LC-1.9-12")
@pytest.mark.rule("LC-1.9-13")
def test_a_sidestep_after_a_turn_shows_no_front_to_one_who_was_behind():
    state = fight([(11.5, 10)], here=(10, 10, WEST))
    found, end = course(state, to(1, 10.5, 10, EAST))
    assert end == (10.5, 10, EAST)
    assert (found.cost, found.turned) == (375, "")
    found, end = course(state, to(1, 10.5, 10, NORTH))
    assert end == (10.5, 10, NORTH)
    assert (found.cost, found.turned) == (250, "")


# Backing


@pytest.mark.rule("LC-1.9-13")
def test_who_backs_into_an_enemy_faces_him_for_a_point():
    state = fight([(10, 12.5)], the_card=card(agility=4))
    found, end = course(state, to(1, 10, 11.5, NORTH))
    assert (end, found.cost) == ((10, 11.5, NORTH), 750)
    found, end = course(state, to(1, 10, 11.5, SOUTH))
    assert (end, found.cost) == ((10, 11.5, SOUTH), 625)
    slow = fight([(10, 11.5)], the_card=card(agility=1))
    found, end = course(slow, to(1, 10, 10.5, NORTH))
    assert (end, found.cost) == ((10, 10.5, NORTH), 250)
    found = courses_of(slow, slow.regiment(101), (to(1, 10, 10.5, SOUTH),), flying=True)
    assert why(found) == ("LC-1.9-13", "refusal-way-about")
    spare = fight([(10, 11.5)], the_card=card(agility=2))
    found, end = course(spare, to(1, 10, 10.5, SOUTH))
    assert (end, found.cost, found.turned) == ((10, 10.5, SOUTH), 375, "")


@pytest.mark.rule("LC-1.9-13")
def test_at_the_end_of_a_longer_way_the_front_costs_a_point_too():
    # Past him and half an inch back: a turn to the side and a sidestep would save the point.
    for agility, rule in ((3, "LC-1.9-13"), (4, None)):
        state = fight([(10, 10.4)], here=(8.6, 9.9, 324.5), the_card=card(agility=agility))
        moved = to(1, 10, 9.4, SOUTH, way=((10, 8.9),))
        found = courses_of(state, state.regiment(101), (moved,), flying=True)
        assert (found.rule if isinstance(found, Refusal) else None) == rule


@pytest.mark.rule("LC-1.9-13")
def test_from_an_inch_on_turning_is_free_anew_and_so_is_the_front():
    state = fight([(10, 12)], the_card=card(agility=2))
    found, end = course(state, to(1, 10, 11, SOUTH))
    assert (end, found.cost) == ((10, 11, SOUTH), 500)


@pytest.mark.rule("LC-1.9-13")
def test_the_free_turn_after_backing_shows_no_front_to_one_at_the_corner():
    # It turns by 40 degrees, backs half an inch and would turn by a quarter for nothing.
    state = fight([(10.9, 11.5)], here=(10, 10, 310), the_card=card(agility=1))
    stand = state.field.by_id[1].at(Pose(2500, 2500, 2700))
    way = walked(Mover(state, stand, 250), spots((10, 10.5)), 2700)
    assert backed(Mover(state, stand), stand, way, 1800).turned == "LC-1.9-13"
    assert backed(Mover(state, stand), stand, way, 0) is None


@pytest.mark.rule("LC-1.9-13")
def test_a_march_told_in_json_is_refused_without_a_point_left():
    game = LittleCarnage()
    for agility, rule in ((1, "LC-1.9-13"), (2, None)):
        state = battle(
            troop(0, (10, 10, NORTH), card=card(agility=agility)),
            troop(1, (10, 11.5)),
            agenda=(Activation(seat=0),),
            active=101,
        )
        plan = [msgspec.to_builtins(to(1, 10, 10.5, SOUTH))]
        refusal = game.check(state, 0, game.codec.action({"type": "March", "plan": plan}))
        assert (refusal and refusal.rule) == rule
        flank = [msgspec.to_builtins(to(1, 10, 10.5, WEST))]
        assert game.check(state, 0, game.codec.action({"type": "March", "plan": flank})) is None


@pytest.mark.rule("LC-1.9-13")
def test_who_backs_into_an_enemy_without_a_point_left_may_show_its_flank():
    state = fight([(10, 11.5)], here=(10, 10, EAST), the_card=card(agility=1))
    found, end = course(state, to(1, 10, 10.5, WEST))
    assert end == (10, 10.5, WEST)
    assert (found.cost, found.turned) == (250, "LC-1.9-13")


@pytest.mark.rule("LC-1.9-13")
def test_an_enemy_touched_before_the_step_back_gives_no_free_turn():
    state = fight([(10.5, 11), (30, 30)], here=(10, 10, EAST), the_card=card(agility=1))
    found = courses_of(state, state.regiment(101), (to(1, 9.6, 10, 90),), flying=True)
    assert found[0].turned == ""


@pytest.mark.rule("LC-1.9-13")
def test_without_an_enemy_the_turns_before_and_after_add_up():
    state = fight([(30, 30)], here=(10, 10, EAST), the_card=card(agility=1))
    found = courses_of(state, state.regiment(101), (to(1, 10, 10.5, WEST),), flying=True)
    assert isinstance(found, Refusal)


# Several enemies


@pytest.mark.rule("LC-1.9-14")
def test_with_enemies_on_several_sides_the_facing_told_is_kept():
    foes = [(11.5, 10), (10.5, 9)]
    state = fight(foes)
    found, end = course(state, to(1, 10.5, 10, NORTH))
    assert end == (10.5, 10, NORTH)
    assert found.turned == ""
    found, end = course(state, to(1, 10.5, 10, EAST))
    assert end == (10.5, 10, EAST)


@pytest.mark.rule("LC-1.9-12")
def test_a_quarter_turn_sets_back_only_a_base_that_is_deeper_than_wide():
    state = fight([(30, 30)], the_card=RIDER)
    stand = state.field.by_id[1]
    turned = quarter_turned(stand, 900)
    assert (turned.x, turned.y, turned.facing) == (2500 - 125, 2500, 0)
    turned = quarter_turned(stand, -900)
    assert (turned.x, turned.y, turned.facing) == (2500 + 125, 2500, 1800)
    backed = quarter_turned(stand, 900, 1800)
    assert (backed.x, backed.y, backed.facing) == (2500, 2500, 0)
    wide = fight([(30, 30)], the_card=card(base="monster", sides=(3, 2))).field.by_id[1]
    backed = quarter_turned(wide, 900, 1800)
    assert (backed.x, backed.y, backed.facing) == (2500, 2500 - 125, 0)
    assert quarter_turned(wide, 900) == Pose(2500, 2500, 0)
