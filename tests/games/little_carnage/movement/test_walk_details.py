"""Walks in detail: the edge of the table, gaps, long ways, and what a refusal tells."""

import pytest

from slagveld.games.little_carnage.movement.ahead_aside_back import manner_of
from slagveld.games.little_carnage.movement.crossing_and_ending import Leg, Mover, hull
from slagveld.games.little_carnage.movement.turning_to_enemies import contact_poses
from slagveld.games.little_carnage.movement.walk import is_taken
from slagveld.table.body import rectangle
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    box,
    card,
    troop,
    units,
)
from tests.games.little_carnage.grounds import cost, go, legs, no, spots, standing, why

RIDER = card(base="rider")
WIDE = card(sides=(2, 1), agility=9)


def alone(x=20, y=20, facing=NORTH, terrain=(), **values):
    given = values.pop("card", None) or card(**values)
    return battle(troop(0, (x, y, facing), card=given), terrain=terrain)


# The edge


@pytest.mark.rule("LC-1.3-19")
@pytest.mark.parametrize("flying", [False, True])
@pytest.mark.parametrize(
    ("at", "out", "end"),
    [
        ((1, 20), (0.4, 19), (1, 18)), ((39, 20), (39.6, 19), (39, 18)),
        ((20, 1), (19, 0.4), (18, 1)), ((20, 39), (19, 39.6), (18, 39)),
    ],
)  # fmt: skip
def test_nobody_bends_his_way_over_the_edge(at, out, end, flying):
    state = alone(*at)
    assert no(state, out, end, limit=9, flying=flying) == "LC-1.3-19"
    inside = tuple(min(39.5, max(0.5, part)) for part in out)
    assert no(state, inside, end, limit=9, flying=flying) == ""


@pytest.mark.rule("LC-1.3-19")
def test_a_rider_goes_along_the_edge_and_not_across_it():
    state = alone(0.5, 20, card=RIDER)
    assert cost(state, (0.5, 17)) == 3
    assert no(state, (0.5, 17), facing=EAST) == "LC-1.3-19"
    assert no(state, (1, 17), facing=EAST) == ""


@pytest.mark.rule("LC-HOUSE-ground")
def test_nobody_stands_in_the_air():
    assert standing(alone(), 20, 18, z=3) == "LC-HOUSE-ground"
    assert standing(alone(), 20, 18) == ""


# Gaps


@pytest.mark.rule("LC-1.9-3")
def test_a_wide_base_sidles_through_a_gap_and_over_the_fence_in_it():
    rocks = [box(7, "impassable", 15, 17, 4.3, 1), box(8, "impassable", 20.7, 17, 4.3, 1)]
    state = alone(facing=EAST, card=WIDE, terrain=rocks)
    assert legs(state, (20, 15), facing=EAST, limit=20) == [("left", 5)]
    assert cost(state, (20, 15), facing=EAST, limit=20) == 10
    fence = [*rocks, box(9, "fence", 19.3, 17.4, 1.4, 0.2)]
    state = alone(facing=EAST, card=WIDE, terrain=fence)
    assert cost(state, (20, 15), facing=EAST, limit=20) == 11
    assert go(state, (20, 15), facing=EAST, limit=20).crosses == (9,)
    assert no(state, (20, 15), facing=EAST, limit=10) == "LC-1.9-18"


# Long ways


@pytest.mark.rule("LC-1.3-9")
def test_the_best_of_mixed_manners_is_found_on_a_way_of_many_legs():
    jog = ((20, 18), (20.2, 18), (20.2, 17), (18.2, 17))
    state = alone(agility=9)
    assert cost(state, *jog, facing=WEST, limit=9) == 5.4
    assert cost(state, *jog, facing=WEST, limit=6) == 5.4
    assert legs(state, *jog, facing=WEST, limit=6) == [
        ("ahead", 2), ("right", 0.2), ("ahead", 1), ("turn", -90), ("ahead", 2),
    ]  # fmt: skip
    dear = go(state, *jog, facing=WEST, limit=5.3)
    assert why(dear)[1] == "refusal-way-far"


@pytest.mark.rule("LC-1.3-10")
def test_a_short_way_that_is_too_dear_is_told_with_its_least_cost():
    dear = go(alone(), (20, 18), (20, 17), facing=SOUTH, limit=3.9)
    assert dear.rule == "LC-1.3-10"
    assert dear.text.values["cost"].units == 4 * 250
    far = go(alone(), (20, 15), (20, 14), facing=NORTH)
    assert (far.rule, far.text.values["cost"].units) == ("LC-1.3-7", 6 * 250)


# One leg


def leg_of(state, *ends):
    return Leg(Mover(state, state.field.by_id[1]), tuple(units(end) * FINE for end in ends))


@pytest.mark.rule("LC-1.9-3")
@pytest.mark.parametrize(
    ("facing", "kind", "price"),
    [(3069, "ahead", 5), (369, "left", 10), (1269, "back", 10), (2169, "right", 10)],
)
def test_a_leg_aslant_is_straight_for_whoever_looks_along_or_across_it(facing, kind, price):
    found = manner_of(leg_of(alone(), 20, 20, 23, 16), facing)
    assert [step[0] for step in found.steps] == [kind]
    assert found.cost / 250 == price


def test_what_a_base_sweeps_lies_within_its_reach():
    for dx, dy in ((300, 300), (301, -299), (-1000, 3), (77, 1900)):
        swept = hull(rectangle(1000, 1000, 101, 101, 0, 0, 0), dx * FINE, dy * FINE)
        far = [
            ((x - swept.x) ** 2 + (y - swept.y) ** 2) ** 0.5
            for x, y in zip(swept.xs, swept.ys, strict=True)
        ]
        assert max(far) <= swept.reach
        assert (swept.x, swept.y) == ((1000 + dx / 2) * FINE, (1000 + dy / 2) * FINE)


def test_on_a_leg_aslant_a_long_base_sweeps_from_end_to_end():
    state = alone(card=RIDER)
    swept = leg_of(state, 20, 20, 23, 16).swept(state.field.by_id[1], 3069)
    corners = [
        ((x / FINE - 5000), (y / FINE - 5000)) for x, y in zip(swept.xs, swept.ys, strict=True)
    ]
    along = [x * 0.6 - y * 0.8 for x, y in corners]
    across = [x * 0.8 + y * 0.6 for x, y in corners]
    assert (min(along), max(along)) == pytest.approx((0, 1250), abs=3)
    assert (min(across), max(across)) == pytest.approx((-125, 125), abs=3)


# Places


def test_places_at_a_rider_are_flush_with_all_his_sides():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 15, SOUTH), card=RIDER))
    poses = contact_poses(state, state.field.by_id[1], state.field.by_id[2])
    found = [(p.x / 250, p.y / 250, p.facing // 10) for p in poses]
    assert found[:3] == [(20, 16.5, NORTH), (19.5, 16.5, NORTH), (20.5, 16.5, NORTH)]
    assert {(x, y) for x, y, look in found if look == SOUTH} == {
        (20, 13.5), (19.5, 13.5), (20.5, 13.5),
    }  # fmt: skip
    assert {(x, y) for x, y, look in found if look == EAST} == {
        (19, 15), (19, 14.5), (19, 15.5), (19, 14), (19, 16),
    }  # fmt: skip
    assert {(x, y) for x, y, look in found if look == WEST} == {
        (21, 15), (21, 14.5), (21, 15.5), (21, 14), (21, 16),
    }  # fmt: skip


def test_half_a_unit_is_rounded_away_from_the_enemy():
    odd = card(sides=(1.004, 1.012))
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 15, SOUTH), card=odd))
    poses = contact_poses(state, state.field.by_id[1], state.field.by_id[2])
    found = {(p.x - 5000, p.y - 3750) for p in poses}
    assert {(0, 252), (0, -252), (251, 0), (-251, 0)} <= found


@pytest.mark.rule("LC-1.9-7")
def test_a_place_that_is_taken_is_known_before_the_way():
    state = battle(troop(0, (20, 20, NORTH)), troop(0, (20, 17)))
    stand = state.field.by_id[1]

    def taken(*places, facing=2700, through=(), **more):
        flying = more.get("flying", False)
        return is_taken(Mover(state, stand, 0, flying, through), spots(*places), facing)

    assert taken((20, 17.5)) is True
    assert taken((20, 18)) is False
    assert taken((20, 17.5), through=(2,)) is False
    assert taken((20, 17.5), flying=True) is False
    assert taken((20, 17.5), facing=None) is False
    assert is_taken(Mover(state, stand), (), 2700) is False
    assert is_taken(Mover(state, stand), [Spot(5000, 4375)], 6300) is True
