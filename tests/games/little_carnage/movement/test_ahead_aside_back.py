"""What a way costs on open ground: turns, sidesteps, backward moves."""

import pytest

import slagveld
from slagveld.games.little_carnage.movement.ahead_aside_back import manner_of
from slagveld.games.little_carnage.movement.crossing_and_ending import Leg, Mover
from slagveld.table.units import FINE
from slagveld.texts import Distance, Speaker
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, WEST, battle, card, troop
from tests.games.little_carnage.grounds import cost, go, legs, no, why


def alone(**values):
    return battle(troop(0, (20, 20, NORTH), card=card(**values)))


@pytest.mark.rule("LC-1.3-7")
def test_a_model_goes_as_far_as_its_allowance_and_not_a_unit_further():
    state = alone()
    way = go(state, (20, 15))
    assert (way.pose.x, way.pose.y, way.pose.facing) == (5000, 3750, 2700)
    assert (way.cost, way.length) == (1250, 1250)
    refusal = go(state, (20, 14.996))
    assert why(refusal) == ("LC-1.3-7", "refusal-way-far")
    assert refusal.text.values["cost"] == Distance(1251, up=True)
    assert refusal.text.values["limit"] == Distance(1250)
    slagveld.game("little-carnage")  # its sentences are known from here on
    said = Speaker("en", "inch", 250).say(refusal.text)
    assert said.endswith("this costs 5.1″, and 5″ is left.")


@pytest.mark.rule("LC-1.9-1")
def test_points_are_spent_in_fractions():
    assert cost(alone(), (20, 19.98)) == 0.02


@pytest.mark.rule("LC-1.9-1")
def test_wounds_do_not_shorten_the_way():
    state = battle(troop(0, (20, 20, NORTH), hurt={0: 1}))
    from slagveld.games.little_carnage.movement.allowance import allowance

    assert allowance(state, state.regiment(101)).total == 1250


@pytest.mark.rule("LC-1.8-sluggish-1")
def test_who_is_sluggish_has_its_full_agility_to_move():
    from slagveld.games.little_carnage.movement.allowance import allowance

    state = alone(sluggish=True)
    assert allowance(state, state.regiment(101)).total == 1250


@pytest.mark.rule("LC-1.3-8")
@pytest.mark.rule("LC-1.1-10")
def test_straight_ahead_costs_its_length_and_keeps_the_facing():
    assert legs(alone(), (20, 17)) == [("ahead", 3)]
    assert cost(alone(), (20, 17)) == 3


@pytest.mark.rule("LC-1.3-8")
def test_another_direction_is_taken_by_turning_there():
    assert legs(alone(), (23, 16)) == [("turn", 36.9), ("ahead", 5)]
    assert go(alone(), (23, 16)).pose.facing == 3069


@pytest.mark.rule("LC-1.3-8")
def test_a_move_has_any_number_of_straight_pieces():
    path = [(20, 19), (21, 19), (21, 18), (22, 18)]
    assert legs(alone(), *path, limit=4) == [
        ("ahead", 1), ("turn", 90), ("ahead", 1), ("turn", -90), ("ahead", 1), ("turn", 90),
        ("ahead", 1),
    ]  # fmt: skip
    assert cost(alone(), *path) == 4


# Turns


@pytest.mark.rule("LC-1.3-9")
def test_a_quarter_turn_on_the_spot_is_free():
    assert cost(alone(), facing=EAST) == 0
    assert cost(alone(), facing=WEST) == 0
    assert legs(alone(), facing=EAST) == [("turn", 90)]
    assert legs(alone(), facing=WEST) == [("turn", -90)]


@pytest.mark.rule("LC-1.3-10")
def test_more_than_a_quarter_turn_costs_an_inch():
    assert cost(alone(), facing=0.1) == 1
    assert cost(alone(), facing=SOUTH) == 1
    assert legs(alone(), facing=SOUTH) == [("turn", 180)]


@pytest.mark.rule("LC-1.3-10")
def test_without_an_inch_left_it_is_refused():
    assert no(alone(), facing=SOUTH, limit=0.996) == "LC-1.3-10"
    assert no(alone(), facing=SOUTH, limit=1) == ""
    assert no(alone(), (20, 15.5), facing=SOUTH) == "LC-1.3-10"
    assert no(alone(), (20, 16), facing=SOUTH) == ""


@pytest.mark.rule("LC-1.3-9")
def test_a_turn_there_and_back_at_one_spot_is_none():
    assert legs(alone(), (20, 20), facing=NORTH) == []


@pytest.mark.rule("LC-1.3-9")
def test_turns_with_an_inch_between_them_are_free_each():
    # A quarter turn, an inch, another quarter turn: an about-turn for nothing.
    assert cost(alone(), (21, 20), facing=SOUTH) == 1
    assert legs(alone(), (21, 20), facing=SOUTH) == [("turn", 90), ("ahead", 1), ("turn", 90)]


@pytest.mark.rule("LC-1.3-9")
def test_turns_with_less_than_an_inch_between_them_add_up():
    # 0.996 inch ahead and 180 degrees in all cost an inch.
    assert cost(alone(), (20.996, 20), facing=SOUTH) == 1.996


@pytest.mark.rule("LC-1.3-9")
def test_a_sum_of_ninety_degrees_is_free():
    # 45 degrees, half an inch, 45 more.
    assert legs(alone(), (20.4, 19.6), facing=EAST) == [
        ("turn", 45), ("ahead", 0.568), ("turn", 45),
    ]  # fmt: skip
    assert cost(alone(), (20.4, 19.6), facing=EAST) == 0.568


@pytest.mark.rule("LC-1.3-9")
def test_the_inch_of_a_sum_is_paid_once():
    # 90 and 90 by half an inch: one inch; and again after an inch.
    path = [(20.5, 20), (20.5, 22), (20, 22)]
    assert cost(alone(), *path, limit=9) == 0.5 + 1 + 2 + 0.5
    assert legs(alone(), *path, limit=9) == [
        ("turn", 90), ("ahead", 0.5), ("turn", 90), ("ahead", 2), ("turn", 90), ("ahead", 0.5),
    ]  # fmt: skip


@pytest.mark.rule("LC-1.3-9")
def test_more_than_a_half_turn_in_sum_is_not_to_be_had():
    # Turned by 180, ahead half an inch and turned back by 180 would be two inches and a half;
    # that sum is refused, so it backs at double cost.
    assert legs(alone(), (20, 20.5), facing=NORTH) == [("back", 0.5)]
    # 120 degrees and 120 back: not to be had either; the manner without it is found.
    steps = legs(alone(), (20.2, 20.1), facing=NORTH)
    assert sum(abs(amount) for kind, amount in steps if kind == "turn") <= 180


# Sideways and back


@pytest.mark.rule("LC-1.9-3")
def test_a_sidestep_costs_double():
    assert legs(alone(), (20.4, 20), facing=NORTH) == [("right", 0.4)]
    assert cost(alone(), (20.4, 20), facing=NORTH) == 0.8
    assert legs(alone(), (19.6, 20), facing=NORTH) == [("left", 0.4)]
    assert cost(alone(), (19.6, 20), facing=NORTH) == 0.8


@pytest.mark.rule("LC-1.9-3")
def test_from_an_inch_on_turning_there_and_back_is_cheaper_than_a_sidestep():
    assert cost(alone(), (20.996, 20), facing=NORTH) == 1.992
    assert cost(alone(), (21, 20), facing=NORTH) == 1


@pytest.mark.rule("LC-1.9-3")
def test_a_dear_sidestep_is_refused_by_its_rule():
    assert no(alone(), (20.4, 20), facing=NORTH, limit=0.796) == "LC-1.9-3"
    assert no(alone(), (20.4, 20), facing=NORTH, limit=0.8) == ""


@pytest.mark.rule("LC-1.3-11")
def test_backward_costs_double():
    assert legs(alone(), (20, 20.8), facing=NORTH) == [("back", 0.8)]
    assert cost(alone(), (20, 20.8), facing=NORTH) == 1.6
    assert legs(alone(), (20, 22), facing=NORTH) == [("back", 2)]
    assert cost(alone(), (20, 22), facing=NORTH) == 4
    assert no(alone(), (20, 20.8), facing=NORTH, limit=1.596) == "LC-1.3-11"


@pytest.mark.rule("LC-1.3-11")
def test_away_behind_without_a_facing_told_the_cheaper_of_backing_and_turning_is_taken():
    assert legs(alone(), (20, 20.9)) == [("back", 0.9)]
    assert legs(alone(), (20, 21.2)) == [("turn", 180), ("ahead", 1.2)]
    assert cost(alone(), (20, 21.2)) == 2.2


@pytest.mark.rule("LC-1.9-3")
def test_any_other_direction_is_gone_in_pieces_where_turning_is_dearer():
    # 30 degrees to the right for half an inch, then looking left: turns would be 150 degrees.
    steps = [("ahead", 0.432), ("right", 0.252), ("turn", -90)]
    assert legs(alone(), (20.252, 19.568), facing=WEST) == steps
    assert cost(alone(), (20.252, 19.568), facing=WEST) == 0.936
    steps = [("ahead", 0.432), ("left", 0.252), ("turn", 90)]
    assert legs(alone(), (19.748, 19.568), facing=EAST) == steps


@pytest.mark.rule("LC-1.9-3")
def test_it_turns_a_little_and_goes_sideways_where_that_is_cheapest():
    assert legs(alone(), (20.6, 19.98), facing=NORTH) == [
        ("turn", -1.9), ("right", 0.604), ("turn", 1.9),
    ]  # fmt: skip
    assert cost(alone(), (20.6, 19.98), facing=NORTH) == 1.204


@pytest.mark.rule("LC-1.3-9")
def test_it_turns_as_far_as_turning_there_and_back_is_free_where_that_is_cheapest():
    assert legs(alone(), (20.5, 19.88), facing=NORTH) == [
        ("turn", 45), ("ahead", 0.44), ("right", 0.272), ("turn", -45),
    ]  # fmt: skip
    assert cost(alone(), (20.5, 19.88), facing=NORTH) == 0.976


@pytest.mark.rule("LC-1.3-11")
def test_from_two_inches_on_turning_about_twice_is_cheaper_than_backing():
    assert cost(alone(), (20, 22.5), facing=NORTH) == 4.5
    steps = [("turn", 180), ("ahead", 2.5), ("turn", 180)]
    assert legs(alone(), (20, 22.5), facing=NORTH) == steps


@pytest.mark.parametrize(
    ("facing", "expected"), [(0, "ahead"), (900, "left"), (1800, "back"), (2700, "right")]
)
def test_the_manner_of_a_leg_follows_from_the_facing(facing, expected):
    state = alone()
    leg = Leg(Mover(state, state.field.by_id[1]), (0, 0, 400 * FINE, 0))
    manner = manner_of(leg, facing)
    assert manner.steps == ((expected, 400.0),)
    assert manner.cost == (400 if expected == "ahead" else 800)


@pytest.mark.parametrize(
    ("end", "facing", "cost", "steps"),
    [
        ((400, 1), 0, 400.00125, "ahead"),
        ((400, 2), 0, 404.0, "ahead right"),
        ((400, -2), 0, 404.0, "ahead left"),
        ((-400, 2), 0, 804.0, "back right"),
        ((4, 1), 0, 6.0, "ahead right"),
        ((8, 1), 0, 8.062258, "ahead"),
        ((1, 400), 0, 800.0025, "right"),
        ((1, -400), 0, 800.0025, "left"),
        ((-400, 1), 0, 800.0025, "back"),
    ],
)
def test_a_leg_is_straight_if_it_leaves_its_line_by_a_unit_at_most(end, facing, cost, steps):
    state = alone()
    leg = Leg(Mover(state, state.field.by_id[1]), (0, 0, end[0] * FINE, end[1] * FINE))
    manner = manner_of(leg, facing)
    assert manner.cost == pytest.approx(cost, abs=1e-5)
    assert " ".join(kind for kind, _ in manner.steps) == steps


def test_the_same_place_twice_is_one():
    way = go(alone(), (20, 19), (20, 19), (20, 18))
    assert way.cost == 500
    assert way.path[-1].y == 4500


@pytest.mark.rule("LC-1.3-18")
def test_the_moved_distance_is_the_path_of_the_middle():
    way = go(alone(), (20, 18), (22, 18))
    assert way.length == 1000
    assert go(alone(), (21, 19)).length == 354


def test_a_way_of_two_hundred_tiny_legs_is_answered():
    path = [(20 + (i % 2) / 100, 20 - i / 100) for i in range(1, 200)]
    way = go(alone(), *path, limit=9)
    assert (way.pose.x, way.pose.y) == (5002, 4502)
    assert way.length <= way.cost <= 2 * way.length


def test_a_facing_of_a_later_leg_is_looked_in_early_if_that_saves_a_turn():
    # To the left for half an inch, then back for half an inch, then looking left.
    assert cost(alone(), (19.5, 20), (19.5, 20.5), facing=WEST) == 1.5
    assert legs(alone(), (19.5, 20), (19.5, 20.5), facing=WEST) == [
        ("turn", -90), ("ahead", 0.5), ("left", 0.5),
    ]  # fmt: skip


def test_turning_back_to_the_first_facing_on_the_way_may_be_cheapest():
    # Found by trying every order of facings: 0.132 ahead by pieces, then on.
    way = go(alone(), (19.528, 20.412), (19.696, 18.964), facing=WEST, limit=9)
    assert way.cost == 760


@pytest.mark.rule("LC-1.3-9")
@pytest.mark.rule("LC-1.9-3")
def test_a_free_quarter_turn_and_sidling_may_be_cheaper_than_a_whole_turn():
    right = [("turn", 90), ("ahead", 2), ("right", 0.4)]
    assert legs(alone(), (22, 20.4), limit=3) == right  # turning there would cost 3.04
    assert cost(alone(), (22, 20.4), limit=3) == 2.8
    left = [("turn", -90), ("ahead", 2), ("left", 0.4)]
    assert legs(alone(), (18, 20.4), limit=3) == left
    assert no(alone(), (22, 20.4), limit=2.796) == "LC-1.9-3"
    assert legs(alone(), (22, 20.6)) == [("turn", 106.7), ("ahead", 2.092)]  # 3.09, not 3.2


@pytest.mark.rule("LC-1.3-9")
def test_of_a_quarter_turn_only_what_is_left_is_free_within_an_inch():
    told = legs(alone(), (20.4, 19.6), (22.4, 20))
    assert told == [("turn", 45), ("ahead", 0.568), ("turn", 45), ("ahead", 2), ("right", 0.4)]
    assert cost(alone(), (20.4, 19.6), (22.4, 20)) == 3.368
