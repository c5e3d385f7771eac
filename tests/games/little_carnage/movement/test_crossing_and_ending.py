"""What a base sweeps on one leg, and how turns add up, number by number."""

import pytest

from slagveld.games.little_carnage.movement.crossing_and_ending import (
    Leg,
    Mover,
    core_at,
    enemy_met,
    gap_to,
    hull,
    pieces_met,
)
from slagveld.games.little_carnage.movement.turns_on_the_way import Label, turned
from slagveld.games.little_carnage.terrain.ditches import Bank, bank_towards, extent, touch_across
from slagveld.table.body import rectangle
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import EAST, NORTH, battle, box, card, troop, units


def corners(body):
    return [(x / FINE, y / FINE) for x, y in zip(body.xs, body.ys, strict=True)]


def leg_of(state, *ends, through=(), stand=1):
    line = tuple(units(end) * FINE for end in ends)
    return Leg(Mover(state, state.field.by_id[stand], through=through), line)


# What is swept


def test_a_base_moved_ahead_sweeps_a_longer_base():
    swept = hull(rectangle(1000, 1000, 100, 100, 0, 0, 0), 300 * FINE, 0)
    assert sorted(corners(swept)) == [
        (950, 950), (950, 1050), (1050, 950), (1050, 1050), (1350, 950), (1350, 1050),
    ]  # fmt: skip
    assert (swept.x, swept.y) == (1150 * FINE, 1000 * FINE)
    assert swept.reach >= 206 * FINE


def test_a_base_moved_aslant_sweeps_a_hexagon():
    swept = hull(rectangle(1000, 1000, 100, 100, 0, 0, 0), 300 * FINE, 200 * FINE)
    assert sorted(corners(swept)) == [
        (950, 950), (950, 1050), (1050, 950), (1250, 1250), (1350, 1150), (1350, 1250),
    ]  # fmt: skip
    back = hull(rectangle(1000, 1000, 100, 100, 0, 0, 0), -300 * FINE, -200 * FINE)
    assert sorted(corners(back)) == [
        (650, 750), (650, 850), (750, 750), (950, 1050), (1050, 950), (1050, 1050),
    ]  # fmt: skip


def test_the_whole_base_counts_but_for_half_a_base_at_either_end():
    state = battle(troop(0, (20, 20, NORTH), card=card(base="rider")))
    stand = state.field.by_id[1]
    leg = leg_of(state, 20, 20, 20, 15)
    # Ahead: two inches deep, so an inch is taken off at either end; one unit is rounding.
    swept = leg.swept(stand, 2700)
    assert (min(swept.ys) / FINE, max(swept.ys) / FINE) == (15 * 250 + 1, 20 * 250 - 1)
    assert (min(swept.xs) / FINE, max(swept.xs) / FINE) == (5000 - 124, 5000 + 124)
    # Sideways: half an inch at either end, two inches wide.
    swept = leg.swept(stand, 0)
    assert (min(swept.ys) / FINE, max(swept.ys) / FINE) == (15 * 250 + 1, 20 * 250 - 1)
    assert (min(swept.xs) / FINE, max(swept.xs) / FINE) == (5000 - 249, 5000 + 249)
    assert leg_of(state, 20, 20, 20, 18).swept(stand, 2700) is None
    assert leg_of(state, 20, 20, 20, 17.99).swept(stand, 2700) is not None


def test_a_leg_knows_its_length_its_direction_and_the_round_core():
    state = battle(troop(0, (20, 20, NORTH), card=card(base="rider")))
    leg = leg_of(state, 20, 20, 23, 16)
    assert (leg.length, leg.ahead, leg.round) == (1250 * FINE, 3069, 124 * FINE)


@pytest.mark.rule("LC-1.9-8")
def test_a_leg_knows_the_enemies_near_it():
    state = battle(
        troop(0, (20, 20, NORTH), (19, 20)), troop(1, (20, 18), (30, 18)), troop(1, (20, 17), z=3)
    )
    leg = leg_of(state, 20, 20, 20, 16)
    assert [other.id for other in leg.enemies] == [3]
    assert leg_of(state, 20, 20, 20, 16, through=(3,)).enemies == []


@pytest.mark.rule("LC-1.9-8")
def test_the_round_core_runs_into_an_enemy_and_so_does_the_base():
    def met(x, y, facing):
        state = battle(troop(0, (20, 20, NORTH)), troop(1, (x, y)))
        leg = leg_of(state, 20, 20, 20, 17)
        found = enemy_met(leg, leg.swept(state.field.by_id[1], facing))
        return found is not None

    assert not met(21, 18.5, 2700)
    assert not met(20.996, 18.5, 2700)
    assert met(20.992, 18.5, 2700)
    # Turned by 45 degrees the base is wider.
    assert met(21.1, 18.5, 2250)
    assert not met(21.21, 18.5, 2250)
    # At the end of the leg corners do not count, the round core does.
    assert not met(21.1, 16.9, 2250)
    assert met(20, 16.1, 2700)
    assert not met(20, 16, 2700)


def test_pieces_are_met_the_hardest_first():
    fence, wall = box(7, "fence", 15, 18, 10, 0.2), box(8, "high-wall", 15, 17, 10, 0.2)
    far = box(9, "fence", 15, 10, 10, 0.2)
    state = battle(troop(0, (20, 20, NORTH)), terrain=[fence, wall, far])
    leg = leg_of(state, 20, 20, 20, 16)
    assert [piece.id for piece in leg.pieces] == [8, 7]
    assert [p.id for p in pieces_met(leg, leg.swept(state.field.by_id[1], 2700))] == [8, 7]
    short = leg_of(state, 20, 20, 20, 18.75)
    assert pieces_met(short, None) == []


def test_a_line_is_so_far_from_an_area():
    area = box(7, "fence", 10, 10, 4, 4).area
    line = (units(5) * FINE, units(9) * FINE, units(20) * FINE, units(9) * FINE)
    assert gap_to(area, line) == 250 * FINE
    inside = (units(12) * FINE, units(12) * FINE) * 2
    assert gap_to(area, inside) == -1


def test_the_core_of_a_base_is_a_unit_smaller_all_round():
    state = battle(troop(0, (20, 20, EAST)))
    stand = state.field.by_id[1]
    assert min(corners(core_at(stand, stand.pose))) == (5000 - 124, 5000 - 124)


# How turns add up


def label(facing=0, run=0, since=0.0, cost=0.0):
    return Label(cost, 0, facing, run, since)


@pytest.mark.rule("LC-1.3-9")
@pytest.mark.parametrize(
    ("run", "since", "facing", "cost", "total"),
    [
        (0, 250.0, 900, 0, 900),
        (0, 250.0, 901, 250, 901),
        (500, 249.0, 400, 0, 900),
        (500, 249.0, 401, 250, 901),
        (500, 250.0, 401, 0, 401),
        (900, 249.0, 900, 250, 1800),
        (901, 249.0, 899, 0, 1800),
        (900, 0.0, 2700, 250, 1800),
    ],
)
def test_turns_add_up_until_an_inch_is_gone(run, since, facing, cost, total):
    found = turned(label(run=run, since=since, cost=7.0), facing)
    assert (found.cost, found.run, found.since, found.turns) == (7.0 + cost, total, 0.0, 1)
    assert found.facing == facing


@pytest.mark.rule("LC-1.3-9")
def test_more_than_a_half_turn_in_sum_is_refused():
    assert turned(label(run=901, since=249.0), 900) is None
    assert turned(label(run=901, since=250.0), 900) is not None
    assert turned(label(run=1, since=0.0), 1800) is None


def test_no_turn_is_no_turn_and_the_sense_is_the_shorter():
    start = label(facing=100)
    assert turned(start, 100) is start
    assert turned(start, 300).turned == 200
    assert turned(start, 3500).turned == -200
    assert turned(start, 1900).turned == 1800


# Banks


def test_the_bank_at_which_a_base_stands():
    area = box(7, "fence", 10, 18, 20, 0.4).area
    body = rectangle(5000, units(18.92), 250, 250, 2700, 0, 0)
    bank = bank_towards(body, area, 5000 * FINE, 0)
    assert (round(bank.nx, 6), round(bank.ny, 6)) == (0, -1)
    assert (bank.gap, bank.depth(body)) == (5 * FINE, 130 * FINE)
    assert extent(body, bank.nx, bank.ny) == 125 * FINE
    away = rectangle(5000, units(18.96), 250, 250, 2700, 0, 0)
    assert bank_towards(away, area, 5000 * FINE, 0) is None


def test_of_two_banks_the_one_towards_the_place_counts():
    area = box(7, "tower", 10, 10, 4, 4).area
    body = rectangle(units(13.5), units(13.5), 250, 250, 0, 0, 0)
    east = bank_towards(body, area, units(20) * FINE, units(13.5) * FINE)
    south = bank_towards(body, area, units(13.5) * FINE, units(20) * FINE)
    assert (round(east.nx), round(east.ny)) == (1, 0)
    assert (round(south.nx), round(south.ny)) == (0, 1)
    assert Bank(body, area, 0).gap == 3 * 250 * FINE


def test_whoever_is_not_at_the_piece_does_not_touch_across_it():
    piece = box(7, "fence", 10, 18, 20, 0.4)
    one = rectangle(5000, units(18.9), 250, 250, 0, 0, 0)
    other = rectangle(5000, units(17.5), 250, 250, 0, 0, 0)
    assert touch_across(one, other, piece)
    assert touch_across(other, one, piece)
    for x, y in [(2000, units(17.5)), (5000, units(10)), (9000, units(17.5)), (5000, units(30))]:
        assert not touch_across(one, rectangle(x, y, 250, 250, 0, 0, 0), piece)
        assert not touch_across(rectangle(x, y, 250, 250, 0, 0, 0), other, piece)
