"""Kinds of terrain and heights."""

import pytest

from slagveld.games.little_carnage.terrain.scenery_and_cover import (
    blocks_way,
    building_at,
    elevation,
    ground_height,
    height_of,
    is_climbable,
    kind_of,
    kinds,
    name_of,
    pose_at,
    scenery_of,
    stands_on,
    top_of,
)
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import battle, box, card, mounted, troop, units


def on(*terrain, z=0, **values):
    return battle(troop(0, (20, 20), card=card(**values), z=z), terrain=terrain)


@pytest.mark.rule("LC-1.9-33")
def test_the_kinds_are_sorted_by_what_they_do():
    passages = {key: kind.passage for key, kind in kinds().items()}
    assert passages == {
        "free": "free", "wood": "free", "hill": "hill", "fence": "low", "hedge": "low",
        "low-wall": "low", "high-wall": "high", "ditch": "ditch", "river": "ditch",
        "bridge": "bridge", "building": "building", "tower": "building", "impassable": "barred",
    }  # fmt: skip
    pieces = [box(i, key, i, 1, 0.5, 0.5) for i, key in enumerate(kinds(), 1)]
    found = scenery_of(on(*pieces).field.table)
    assert [piece.kind for piece in found.solid] == [
        "impassable", "building", "tower", "high-wall", "ditch", "river", "fence", "hedge",
        "low-wall",
    ]  # fmt: skip
    assert [piece.kind for piece in (*found.hills, *found.bridges)] == ["hill", "bridge"]


@pytest.mark.rule("LC-1.9-17")
def test_low_obstacles_are_at_most_half_as_high_as_a_model():
    assert all(kind.height <= 150 for kind in kinds().values() if kind.passage == "low")


def test_a_piece_of_no_known_kind_is_open_ground():
    assert kind_of(box(1, "soup", 0, 0, 1, 1)).key == "free"


def test_a_piece_has_its_own_name_and_height_or_those_of_its_kind():
    assert height_of(box(1, "tower", 0, 0, 1, 1)) == 1250
    assert height_of(box(1, "tower", 0, 0, 1, 1, 4)) == 1000
    assert top_of(box(1, "tower", 0, 0, 1, 1, 4, z=100)) == 1100
    assert name_of(box(1, "tower", 0, 0, 1, 1)) == kinds()["tower"].name
    assert name_of(box(1, "tower", 0, 0, 1, 1, name="Old Tom")) == "Old Tom"


@pytest.mark.rule("LC-1.8-ranged-8")
def test_height_is_that_of_the_ground_or_floor_under_the_base():
    hill, tower = box(1, "hill", 18, 18, 4, 4, 2), box(2, "tower", 30, 30, 4, 4, 6)
    state = on(hill, tower)
    assert elevation(state, state.field.by_id[1]) == 500
    assert ground_height(state, units(20) * FINE, units(20) * FINE) == 500
    assert ground_height(state, units(17) * FINE, units(20) * FINE) == 0
    assert pose_at(state, units(32), units(32), 0).z == 1500
    up = on(hill, tower, z=6)
    assert elevation(up, up.field.by_id[1]) == 1500
    flat = on()
    assert elevation(flat, flat.field.by_id[1]) == 0


def test_the_highest_of_two_hills_and_of_two_buildings_counts():
    state = on(box(1, "hill", 18, 18, 4, 4, 2), box(2, "hill", 19, 19, 2, 2, 3))
    assert elevation(state, state.field.by_id[1]) == 750
    state = on(box(1, "building", 18, 18, 4, 4, 2), box(2, "tower", 19, 19, 2, 2, 3))
    assert building_at(state, units(20), units(20)).id == 2
    assert building_at(state, units(18.5), units(20)).id == 1
    assert building_at(state, units(18), units(20)) is None


def test_who_stands_on_a_top_is_wholly_on_it():
    tower = box(1, "tower", 19, 19, 2, 2, 6)
    stand = on(tower, z=6).field.by_id[1]
    assert stands_on(stand, tower)
    assert not stands_on(on(tower).field.by_id[1], tower)
    ditch = box(1, "ditch", 19, 19, 2, 2)
    assert not stands_on(on(ditch).field.by_id[1], ditch)
    assert not stands_on(stand, box(1, "tower", 19, 19, 2, 2, 5))
    assert not stands_on(stand, box(1, "tower", 20, 19, 2, 2, 6))


@pytest.mark.rule("LC-1.9-20")
def test_what_is_more_than_twice_as_high_bars_the_way():
    state = on()
    stand = state.field.by_id[1]
    assert is_climbable(state, stand, box(1, "high-wall", 0, 0, 1, 1, 2.4))
    assert not is_climbable(state, stand, box(1, "high-wall", 0, 0, 1, 1, 2.404))
    assert blocks_way(state, box(1, "high-wall", 0, 0, 1, 1, 2.404), stand)
    assert not blocks_way(state, box(1, "high-wall", 0, 0, 1, 1, 2.4), stand)


def test_what_bars_the_way_everywhere():
    state = on()
    stand = state.field.by_id[1]
    assert blocks_way(state, box(1, "impassable", 0, 0, 1, 1), stand)
    assert blocks_way(state, box(1, "ditch", 0, 0, 9, 1.02), stand)
    for kind in ("fence", "hill", "free", "bridge", "building"):
        assert not blocks_way(state, box(1, kind, 0, 0, 3, 3), stand)
    assert not blocks_way(state, box(1, "ditch", 0, 0, 9, 1), stand)
    riders = on(base="rider")
    rider = riders.field.by_id[1]
    assert not blocks_way(riders, box(1, "ditch", 0, 0, 9, 2), rider)
    assert blocks_way(riders, box(1, "ditch", 0, 0, 9, 2.02), rider)


def test_a_shared_stand_is_as_high_as_who_carries():
    state = battle(
        troop(0, (20, 20), card=card(height=300)),
        troop(0, (22, 20), card=card(base="monster", height=600)),
    )
    state = mounted(state, 101, 102)
    stand = state.field.by_id[900]
    assert is_climbable(state, stand, box(1, "high-wall", 0, 0, 1, 1, 4.8))
    assert not is_climbable(state, stand, box(1, "high-wall", 0, 0, 1, 1, 4.804))
