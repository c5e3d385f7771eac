import pytest

from slagveld.games.little_carnage.march.movement_action import dearest, whole_path
from slagveld.games.little_carnage.march.plans import (
    after,
    can_fly,
    courses_of,
    left_of,
    placements,
)
from slagveld.kernel.fields import Placement
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from tests.games.little_carnage.battle import battle, card, mounted, troop, units
from tests.games.little_carnage.marches import pose, to, turn

PAIR = ((10, 10), (11, 10))


def pair(**more):
    return battle(troop(0, *PAIR, **more), troop(1, (30, 30)), active=101)


def courses(state, *plan, flying=True):
    return courses_of(state, state.regiment(101), tuple(plan), flying=flying)


def rule(state, *plan, flying=True):
    found = courses(state, *plan, flying=flying)
    return found.rule if isinstance(found, Refusal) else None


@pytest.mark.rule("LC-1.1-4")
def test_every_model_has_its_own_way_within_its_own_allowance():
    state = pair()
    found = courses(state, to(1, 10, 5), to(2, 11, 5))
    assert [course.cost for course in found] == [1250, 1250]
    assert pose(after(state, found), 1) == (10, 5, 270)
    assert pose(after(state, found), 2) == (11, 5, 270)
    assert rule(state, to(1, 10, 4.996), to(2, 11, 5)) == "LC-1.3-7"
    assert rule(state, to(1, 10, 5), to(2, 11, 4.996)) == "LC-1.3-7"


@pytest.mark.rule("LC-1.1-4")
def test_who_is_not_named_stays():
    state = pair()
    found = courses(state, to(1, 11, 9))
    assert len(found) == 1
    assert pose(after(state, found), 2) == (11, 10, 270)


@pytest.mark.rule("LC-1.1-4")
def test_a_model_takes_the_place_that_another_leaves():
    state = pair()
    found = courses(state, to(1, 11, 10), to(2, 12, 10))
    assert not isinstance(found, Refusal)
    assert rule(state, to(1, 11, 10)) == "LC-1.9-7"


@pytest.mark.rule("LC-1.9-7")
def test_two_models_of_a_plan_may_not_stand_on_each_other():
    state = pair()
    assert rule(state, to(1, 10, 8), to(2, 10.9, 8)) == "LC-1.9-7"
    assert rule(state, to(1, 10, 8), to(2, 10.996, 8)) is None
    assert rule(state, to(1, 10, 8), to(2, 10.992, 8)) == "LC-1.9-7"
    assert rule(state, to(1, 10, 8), to(2, 11, 8)) is None


@pytest.mark.rule("LC-1.9-15")
def test_models_of_a_regiment_may_look_different_ways():
    state = pair()
    found = courses(state, turn(state, 1, 0), turn(state, 2, 180))
    there = after(state, found)
    assert pose(there, 1) == (10, 10, 0)
    assert pose(there, 2) == (11, 10, 180)
    assert [course.cost for course in found] == [0, 0]


@pytest.mark.rule("LC-1.9-11")
def test_only_models_of_the_regiment_are_named_in_its_plan():
    state = battle(troop(0, *PAIR), troop(0, (15, 10)), troop(1, (30, 30)), active=101)
    assert rule(state, to(3, 15, 9)) == "LC-1.9-11"
    assert rule(state, to(4, 30, 29)) == "LC-1.9-11"
    assert rule(state, to(77, 30, 29)) == "LC-1.9-11"


@pytest.mark.rule("LC-1.3-5")
def test_a_model_is_named_once():
    state = pair()
    assert rule(state, to(1, 10, 9), to(1, 10, 8)) == "LC-1.3-5"


@pytest.mark.rule("LC-1.3-8")
def test_a_way_ends_where_the_model_stands():
    state = pair()
    wrong = Placement(1, Pose(units(10), units(9), 2700), (Spot(units(10), units(9.5)),))
    assert rule(state, wrong) == "LC-1.3-8"
    wrong = Placement(1, Pose(units(10.5), units(9), 2700), (Spot(units(10), units(9)),))
    assert rule(state, wrong) == "LC-1.3-8"


@pytest.mark.rule("LC-1.3-8")
def test_a_place_without_a_way_is_walked_straight():
    state = pair()
    plain = Placement(1, Pose(units(11), units(9), 2700))
    found = courses(state, plain)
    assert found[0].path == (Spot(units(11), units(9)),)
    assert whole_path(state, found[0]) == (Spot(units(10), units(10)), Spot(units(11), units(9)))


@pytest.mark.rule("LC-1.3-6")
def test_a_plan_in_which_nobody_moves_or_turns_is_no_move():
    state = pair()
    assert rule(state) == "LC-1.3-6"
    assert rule(state, turn(state, 1, 270)) == "LC-1.3-6"
    assert rule(state, turn(state, 1, 270), turn(state, 2, 0)) is None


@pytest.mark.rule("LC-1.10-6")
def test_the_carried_move_nothing_and_the_carriers_the_shared_stand():
    lord, bearers = card(agility=9), card(agility=4)
    state = battle(
        troop(0, (10, 10), card=lord),
        troop(0, (20, 20), (21, 20), (20, 21), (21, 21), card=bearers),
        troop(1, (30, 30)),
        active=101,
    )
    state = mounted(state, 101, 102, litter=True)
    assert rule(state, to(900, 20, 19)) == "LC-1.10-6"
    regiment = state.regiment(102)
    found = courses_of(state, regiment, (to(900, 20, 16),), flying=True)
    assert pose(after(state, found), 900) == (20, 16, 270)
    far = courses_of(state, regiment, (to(900, 20, 15.996),), flying=True)
    assert far.rule == "LC-1.3-7"


@pytest.mark.rule("LC-1.10-8")
def test_a_litter_that_has_lost_half_its_bearers_goes_half_as_far():
    state = battle(
        troop(0, (10, 10)),
        troop(0, (20, 20), (21, 20), card=card(agility=5), count=4),
        troop(1, (30, 30)),
    )
    state = mounted(state, 101, 102, litter=True)
    regiment = state.regiment(102)
    stand = state.field.by_id[900]
    assert left_of(state, regiment, stand) == 750
    assert not isinstance(courses_of(state, regiment, (to(900, 20, 17),), flying=True), Refusal)
    found = courses_of(state, regiment, (to(900, 20, 16.996),), flying=True)
    assert found.rule == "LC-1.3-7"


@pytest.mark.rule("LC-1.8-fear-6")
def test_points_spent_in_the_round_are_gone():
    state = pair(spent=((1, 500), (1, 250), (2, 2000)))
    regiment = state.regiment(101)
    assert left_of(state, regiment, state.field.by_id[1]) == 500
    assert left_of(state, regiment, state.field.by_id[2]) == 0


@pytest.mark.rule("LC-1.8-flying-1")
def test_only_those_with_the_skill_fly():
    state = pair(card=card(flying=True))
    assert can_fly(state, state.regiment(101), state.field.by_id[1])
    state = pair()
    assert not can_fly(state, state.regiment(101), state.field.by_id[1])


@pytest.mark.rule("LC-4.2-10")
def test_a_scenario_keeps_a_model_on_the_ground():
    state = pair(card=card(flying=True)).noted("grounded", 1)
    regiment = state.regiment(101)
    assert not can_fly(state, regiment, state.field.by_id[1])
    assert can_fly(state, regiment, state.field.by_id[2])


@pytest.mark.rule("LC-4.2-10")
def test_a_grounded_rider_keeps_his_flying_mount_on_the_ground():
    state = battle(
        troop(0, (10, 10)), troop(0, (20, 20), card=card(flying=True)), troop(1, (30, 30))
    )
    state = mounted(state, 101, 102).noted("grounded", 1)
    assert not can_fly(state, state.regiment(102), state.field.by_id[900])
    state = state.noted("grounded", 3)
    assert can_fly(state, state.regiment(102), state.field.by_id[900])


def test_the_dearest_of_a_plan_is_named_with_its_limit():
    state = pair()
    regiment = state.regiment(101)
    paid = dearest(state, regiment, courses(state, to(1, 10, 9), to(2, 11, 9, 90)))
    assert paid == (500, 1250)
    paid = dearest(state, regiment, courses(state, to(1, 10, 9), to(2, 11, 9)))
    assert paid == (250, 1250)


def test_a_plan_is_reckoned_once_for_a_field():
    state = pair()
    first = courses(state, to(1, 10, 9), to(2, 11, 9))
    assert courses(state, to(1, 10, 9), to(2, 11, 9)) is first


def test_courses_are_told_again_as_a_plan():
    state = pair()
    plan = (to(1, 10, 9), to(2, 11, 9))
    assert placements(courses(state, *plan)) == plan
