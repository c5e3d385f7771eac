"""Ditches and bridges by the measure, and obstacles thought away between two bases."""

import pytest

from slagveld.games.little_carnage.terrain.ditches import (
    chord,
    edges,
    extent,
    is_bridged,
    narrowest,
    touch_across,
    width_along,
    width_at,
)
from slagveld.table.body import rectangle
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
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
from tests.games.little_carnage.grounds import no, standing

INCH = 250 * FINE


def fine(*values):
    return tuple(units(value) * FINE for value in values)


def inches(length):
    return round(length / INCH, 3)


def shape(kind, *points):
    return Terrain(7, kind, Outline(tuple((units(x), units(y)) for x, y in points)))


WEDGE = shape("ditch", (10, 10), (20, 10), (20, 13), (10, 11))
"""A ditch that grows from one inch in the west to three in the east."""


@pytest.mark.rule("LC-1.9-22")
def test_a_ditch_is_as_wide_as_the_straight_way_across_it_there():
    area = box(7, "ditch", 10, 10, 8, 2).area
    middle = fine(14, 11)
    assert inches(chord(area, *middle, 0.0, 1.0)) == 2
    assert inches(chord(area, *middle, 1.0, 0.0)) == 8
    assert inches(chord(area, *middle, 0.6, 0.8)) == 2.5
    assert chord(area, *fine(14, 13), 0.0, 1.0) == 0.0
    assert inches(width_at(area, *middle)) == 2
    assert inches(width_at(area, *fine(10.5, 11))) == 2
    tall = box(7, "ditch", 10, 10, 1.5, 8).area
    assert inches(width_at(tall, *fine(11, 14))) == 1.5
    assert width_at(area, *fine(30, 30)) == 0.0


@pytest.mark.rule("LC-1.9-22")
def test_where_a_ditch_grows_the_place_of_crossing_counts():
    for x, wide in ((12.5, 1.5), (15, 2), (17.5, 2.5)):
        assert inches(width_along(WEDGE, fine(x, 5, x, 20))) == wide
    slanting = width_along(WEDGE, fine(11, 5, 19, 20))
    assert 1.5 < inches(slanting) < 2.5
    # A line that does not enter it: the narrowest place counts.
    assert inches(width_along(WEDGE, fine(0, 0, 40, 0))) == inches(narrowest(WEDGE)) == 2
    assert narrowest(WEDGE) == narrowest(WEDGE)
    assert inches(narrowest(box(7, "ditch", 3, 3, 9, 1.2))) == 1.2


@pytest.mark.rule("LC-1.9-22")
def test_the_widest_of_two_crossings_counts():
    bend = shape(
        "ditch", (10, 10), (20, 10), (20, 16), (18, 16), (18, 11), (10, 11),
    )  # fmt: skip
    assert inches(width_along(bend, fine(12, 5, 12, 20))) == 1
    assert inches(width_along(bend, fine(5, 14, 30, 14))) == 2


def test_the_edges_of_a_base_go_all_round_it():
    body = rectangle(1000, 2000, 100, 300, 2700, 0, 0)
    corners = list(zip(body.xs, body.ys, strict=True))
    found = edges(body)
    assert [line[:2] for line in found] == corners
    assert [line[2:] for line in found] == [*corners[1:], corners[0]]
    assert sorted(corners) == sorted(
        (x * FINE, y * FINE) for x in (950, 1050) for y in (1850, 2150)
    )


# Bridges


RIVER = box(7, "river", 18, 0, 3, 40)


@pytest.mark.rule("LC-4.2-7")
@pytest.mark.parametrize(
    ("y", "rule"), [(20, ""), (20.1, ""), (19.9, ""), (20.2, "LC-1.9-22"), (19.8, "LC-1.9-22")]
)
def test_both_sides_of_a_base_keep_to_the_bridge(y, rule):
    bridge = box(8, "bridge", 17.5, 19.4, 4, 1.2)
    east = battle(troop(0, (17, y, EAST)), terrain=[RIVER, bridge])
    assert no(east, (22, y), facing=EAST, limit=9) == rule
    west = battle(troop(0, (22, y, WEST)), terrain=[RIVER, bridge])
    assert no(west, (17, y), facing=WEST, limit=9) == rule


@pytest.mark.rule("LC-4.2-7")
@pytest.mark.parametrize(
    ("x", "rule"), [(20, ""), (20.1, ""), (19.9, ""), (20.2, "LC-1.9-22"), (19.8, "LC-1.9-22")]
)
def test_so_they_do_from_north_to_south(x, rule):
    river, bridge = box(7, "river", 0, 18, 40, 3), box(8, "bridge", 19.4, 17.5, 1.2, 4)
    south = battle(troop(0, (x, 17, SOUTH)), terrain=[river, bridge])
    assert no(south, (x, 22), facing=SOUTH, limit=9) == rule
    north = battle(troop(0, (x, 22, NORTH)), terrain=[river, bridge])
    assert no(north, (x, 17), facing=NORTH, limit=9) == rule


@pytest.mark.rule("LC-4.2-7")
def test_two_bridges_end_to_end_are_one():
    line = fine(17, 20, 22, 20)
    west, east = box(8, "bridge", 17.5, 19, 2, 2), box(9, "bridge", 19.5, 19, 2, 2)
    gap = box(9, "bridge", 19.6, 19, 2, 2)
    assert is_bridged([line], RIVER, [west, east])
    assert is_bridged([line], RIVER, [east, west])
    assert not is_bridged([line], RIVER, [west, gap])
    assert not is_bridged([line], RIVER, [west])
    assert not is_bridged([line], RIVER, [east])
    assert not is_bridged([line], RIVER, [])
    assert is_bridged([fine(10, 20, 15, 20)], RIVER, [west])
    assert not is_bridged([fine(10, 20, 15, 20), fine(17, 30, 22, 30)], RIVER, [west, east])


@pytest.mark.rule("LC-1.9-24")
def test_whoever_stands_on_a_bridge_stands_wholly_on_it():
    bridge = box(8, "bridge", 17.5, 19, 4, 2)
    state = battle(troop(0, (10, 10)), terrain=[RIVER, bridge])
    assert standing(state, 19.5, 20) == ""
    assert standing(state, 19.5, 20.5) == ""
    assert standing(state, 19.5, 19.5) == ""
    assert standing(state, 19.5, 20.52) == "LC-1.9-24"
    assert standing(state, 19.5, 19.48) == "LC-1.9-24"
    assert standing(state, 19.5, 20.45, facing=45) == "LC-1.9-24"
    rider = battle(troop(0, (10, 10), card=card(base="rider")), terrain=[RIVER, bridge])
    assert standing(rider, 19.5, 20, facing=NORTH) == ""
    assert standing(rider, 19.5, 20.1, facing=NORTH) == "LC-1.9-24"
    assert standing(rider, 19.5, 20.1, facing=EAST) == ""


# Across obstacles


def test_how_far_a_turned_base_reaches_in_a_direction():
    rider = rectangle(1000, 1000, 250, 500, 450, 0, 0)
    half = 0.5**0.5
    assert extent(rider, half, half) / FINE == pytest.approx(250, abs=0.2)
    assert extent(rider, half, -half) / FINE == pytest.approx(125, abs=0.2)
    assert extent(rider, -half, half) / FINE == pytest.approx(125, abs=0.2)
    assert extent(rider, 1.0, 0.0) / FINE == pytest.approx(375 * half, abs=0.2)


def body(x, y):
    return rectangle(units(x), units(y), 250, 250, 2700, 0, 0)


@pytest.mark.rule("LC-1.9-27")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((29.55, 18.9), (30.552, 17.5)), ((10.45, 18.9), (9.448, 17.5)),
        ((29.55, 17.5), (30.552, 18.9)), ((10.45, 17.5), (9.448, 18.9)),
    ],
)  # fmt: skip
def test_who_stands_past_the_end_of_a_fence_is_not_at_it(one, other):
    fence = box(7, "fence", 10, 18, 20, 0.4)
    assert not touch_across(body(*one), body(*other), fence)
    assert not touch_across(body(*other), body(*one), fence)
    nearer = (other[0] - 0.024 if other[0] > 20 else other[0] + 0.024, other[1])
    assert touch_across(body(*one), body(*nearer), fence)
    assert touch_across(body(*nearer), body(*one), fence)


@pytest.mark.rule("LC-1.9-27")
@pytest.mark.parametrize(
    ("one", "other"), [((18.9, 29.55), (17.5, 30.552)), ((18.9, 10.45), (17.5, 9.448))]
)
def test_nor_is_he_at_one_that_runs_north(one, other):
    fence = box(7, "fence", 18, 10, 0.4, 20)
    assert not touch_across(body(*one), body(*other), fence)
    assert not touch_across(body(*other), body(*one), fence)
    nearer = (other[0], other[1] - 0.024 if other[1] > 20 else other[1] + 0.024)
    assert touch_across(body(*one), body(*nearer), fence)


@pytest.mark.rule("LC-1.9-26")
def test_who_stands_in_the_middle_of_a_river_is_at_neither_bank():
    river = box(7, "river", 10, 10, 10, 6)
    bank, middle, far = body(15, 9.5), body(15, 13), body(15, 16.5)
    assert not touch_across(middle, bank, river)
    assert not touch_across(bank, middle, river)
    assert not touch_across(middle, body(15, 13.5), river)
    assert touch_across(bank, far, river)
