import pytest

from slagveld.games.little_carnage.march.cohesion import groups, tear_of, together
from slagveld.games.little_carnage.march.plans import courses_of
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from tests.games.little_carnage.battle import MM, battle, box, card, mounted, troop
from tests.games.little_carnage.marches import to, turn

ROW = ((10, 10), (11, 10), (12, 10))
FOE = troop(1, (30, 30))


def rule(state, *plan):
    found = courses_of(state, state.regiment(101), tuple(plan), flying=True)
    return found.rule if isinstance(found, Refusal) else None


def parts(state):
    return [[s.id for s in part] for part in groups(state.stands_of(101))]


def tear(state):
    return tear_of(state, groups(state.stands_of(101)))


@pytest.mark.rule("LC-1.1-5")
def test_every_model_ends_in_contact_with_another_of_its_regiment():
    state = battle(troop(0, *ROW), FOE, active=101)
    assert rule(state, to(1, 10, 8), to(2, 11, 8), to(3, 12, 8)) is None
    assert rule(state, to(3, 12, 9)) is None
    assert rule(state, to(3, 12, 8.5)) == "LC-1.1-5"
    assert rule(state, to(1, 10, 8), to(2, 11, 8)) == "LC-1.1-5"


@pytest.mark.rule("LC-1.1-5")
def test_two_touching_pairs_apart_are_not_one_group():
    state = battle(troop(0, *ROW, (13, 10)), FOE, active=101)
    assert rule(state, to(1, 10, 7), to(2, 11, 7)) == "LC-1.1-5"
    assert rule(state, to(1, 10, 9), to(2, 11, 9)) is None


@pytest.mark.rule("LC-1.1-5")
def test_one_model_is_always_a_group():
    state = battle(troop(0, (10, 10)), FOE, active=101)
    assert rule(state, to(1, 10, 6)) is None
    assert together(state, state.stands_of(101))
    assert together(state, [])


@pytest.mark.rule("LC-1.1-5")
def test_contact_with_another_regiment_joins_nobody():
    state = battle(troop(0, (10, 10), (11, 10)), troop(0, (11, 7)), FOE, active=101)
    assert rule(state, to(1, 10, 7)) == "LC-1.1-5"


@pytest.mark.rule("LC-1.1-16")
def test_closer_than_a_millimetre_is_together():
    state = battle(troop(0, (10, 10), (11 + MM - 0.004, 10)), FOE)
    assert together(state, state.stands_of(101))
    state = battle(troop(0, (10, 10), (11 + MM, 10)), FOE)
    assert not together(state, state.stands_of(101))


@pytest.mark.rule("LC-1.1-20")
def test_open_formation_is_corner_to_corner():
    state = battle(troop(0, *ROW), FOE, active=101)
    assert rule(state, to(1, 10, 9), to(3, 12, 9)) is None
    assert rule(state, to(1, 10, 9), to(2, 11, 8), to(3, 12, 9)) is None
    assert rule(state, to(1, 10, 9), to(3, 12, 8.96)) is not None
    assert rule(state, to(1, 10, 9), to(3, 12, 8.964)) is None


@pytest.mark.rule("LC-1.1-5")
def test_a_turn_on_the_spot_that_breaks_contact_is_refused():
    riders = card(base="rider")
    state = battle(troop(0, (10, 10, 0), (12, 10, 0), card=riders), FOE, active=101)
    assert rule(state, turn(state, 1, 180)) is None
    assert rule(state, turn(state, 1, 90)) == "LC-1.1-5"


# Torn by casualties


@pytest.mark.rule("LC-1.1-6")
def test_a_torn_regiment_may_turn_on_the_spot():
    state = battle(troop(0, (10, 10), (14, 10)), FOE, active=101)
    assert rule(state, turn(state, 1, 0)) is None
    assert rule(state, turn(state, 1, 0), turn(state, 2, 180)) is None


@pytest.mark.rule("LC-1.1-6")
def test_a_torn_regiment_that_moves_closes_its_gaps_by_an_inch_or_joins():
    state = battle(troop(0, (10, 10), (14, 10)), FOE, active=101)
    assert tear(state) == 3 * 250 * 16
    assert rule(state, to(1, 11, 10, 0)) is None
    assert rule(state, to(1, 10.996, 10, 0)) == "LC-1.1-6"
    assert rule(state, to(1, 13, 10, 0)) is None
    assert rule(state, to(1, 10, 9)) == "LC-1.1-6"
    assert rule(state, to(1, 10.5, 10, 0), to(2, 13.5, 10, 180)) is None
    assert rule(state, to(1, 10.5, 10, 0), to(2, 13.504, 10, 180)) == "LC-1.1-6"


@pytest.mark.rule("LC-1.1-6")
def test_a_short_gap_must_be_closed_wholly():
    state = battle(troop(0, (10, 10), (11.5, 10)), FOE, active=101)
    assert rule(state, to(1, 10.4, 10, 0)) == "LC-1.1-6"
    assert rule(state, to(1, 10.5, 10, 0)) is None


@pytest.mark.rule("LC-1.1-6")
def test_the_gaps_of_all_parts_are_added_along_the_shortest_joins():
    state = battle(troop(0, (10, 10), (13, 10), (14, 10), (14, 13)), FOE, active=101)
    assert parts(state) == [[1], [2, 3], [4]]
    assert tear(state) == (2 + 2) * 250 * 16
    state = battle(troop(0, (14, 13), (10, 10), (13, 10), (14, 10)), FOE)
    assert tear(state) == (2 + 2) * 250 * 16


@pytest.mark.rule("LC-1.1-6")
def test_a_whole_regiment_may_not_tear_itself_and_close_later():
    state = battle(troop(0, *ROW), FOE, active=101)
    assert rule(state, to(3, 13, 10, 0)) == "LC-1.1-5"


# Obstacles between


@pytest.mark.rule("LC-1.9-25")
@pytest.mark.rule("LC-1.9-26")
def test_a_move_over_an_obstacle_may_leave_the_others_behind_it():
    wall = box(1, "low-wall", 0, 9.3, 40, 0.2)
    state = battle(troop(0, (10, 10), (11, 10)), FOE, active=101, terrain=(wall,))
    assert rule(state, to(1, 10, 8.8)) is None
    assert rule(state, to(1, 9.5, 8.8)) == "LC-1.1-5"
    assert rule(state, to(1, 10, 8.7)) == "LC-1.1-5"
    assert rule(state, to(1, 10, 8.8), to(2, 12, 10, 0)) == "LC-1.1-5"


@pytest.mark.rule("LC-1.9-25")
@pytest.mark.rule("LC-1.9-26")
@pytest.mark.parametrize(("kind", "thick"), [("low-wall", 0.2), ("high-wall", 0.4), ("ditch", 1)])
def test_the_parts_stand_as_near_as_without_the_obstacle(kind, thick):
    top = 9.5 - thick
    obstacle = box(1, kind, 0, top, 40, thick)
    across = top - 0.5
    state = battle(troop(0, (10, 10), (10, across)), FOE, terrain=(obstacle,))
    assert together(state, state.stands_of(101))
    assert tear(state) == 0
    state = battle(troop(0, (10, 10), (11, across)), FOE, terrain=(obstacle,))
    assert together(state, state.stands_of(101))
    state = battle(troop(0, (10, 10), (11 + 2 * MM, across)), FOE, terrain=(obstacle,))
    assert not together(state, state.stands_of(101))
    state = battle(troop(0, (10, 10), (10, across - 2 * MM)), FOE, terrain=(obstacle,))
    assert not together(state, state.stands_of(101))


@pytest.mark.rule("LC-1.9-26")
def test_each_part_beyond_an_obstacle_is_connected_in_itself():
    obstacle = box(1, "low-wall", 0, 9.3, 40, 0.2)
    both = ((10, 10), (11, 10), (10, 8.8), (11, 8.8))
    state = battle(troop(0, *both), FOE, terrain=(obstacle,))
    assert together(state, state.stands_of(101))
    state = battle(troop(0, *both[:3], (12.5, 8.8)), FOE, terrain=(obstacle,))
    assert not together(state, state.stands_of(101))


@pytest.mark.rule("LC-1.9-25")
def test_only_an_obstacle_may_separate_a_regiment():
    wood = box(1, "wood", 0, 9.3, 40, 0.2)
    state = battle(troop(0, (10, 10), (10, 8.8)), FOE, terrain=(wood,))
    assert not together(state, state.stands_of(101))


@pytest.mark.rule("LC-1.9-25")
def test_a_model_on_a_building_is_with_those_right_at_its_wall():
    tower = box(1, "tower", 10, 10, 3, 3, 4)
    state = battle(troop(0, (10.5, 10.5)), troop(0, (9.5, 10.5)), FOE, terrain=(tower,))
    up = state.field.by_id[1]
    raised = replace(up, pose=up.pose.__class__(up.pose.x, up.pose.y, 0, 1000))
    state = state.with_stand(raised)
    assert together(state, state.field.stands[:2])
    far = state.field.by_id[2]
    away = replace(far, pose=far.pose.__class__(far.pose.x - 10, far.pose.y, 0, 0))
    state = state.with_stand(away)
    assert not together(state, state.field.stands[:2])


@pytest.mark.rule("LC-1.10-6")
def test_a_shared_stand_is_one_group():
    state = battle(troop(0, (10, 10)), troop(0, (20, 20), (21, 20)), FOE)
    state = mounted(state, 101, 102, litter=True)
    assert together(state, state.stands_of(102))
