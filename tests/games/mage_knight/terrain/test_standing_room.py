"""Terrain: what its kinds are, who is in it, what touches and what is kept apart."""

import pytest

from slagveld.games.mage_knight.core.base_contact import (
    covers,
    touches,
    touches_piece,
    touches_spot,
)
from slagveld.games.mage_knight.core.book import ITEM, OBJECTIVE
from slagveld.games.mage_knight.core.items_and_domains import built
from slagveld.games.mage_knight.core.terrain_kinds import CLEAR, kind_of, kinds
from slagveld.games.mage_knight.terrain.built_terrain import dot_of, occupies
from slagveld.games.mage_knight.terrain.hindering_and_elevated_terrain import at
from slagveld.games.mage_knight.terrain.standing_room import in_water
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Access, Terrain
from slagveld.table.units import FINE
from tests.games.mage_knight.battle import battle, box, elevated_piece, man, plain, units


def alone(x, y, *terrain, **more):
    """A battle of one warrior among terrain, and the warrior."""
    state = battle(man(0, x, y, **more), terrain=terrain)
    return state, state.fighters[0]


def pair(x, other_x, *terrain, y=10, **more):
    """A battle of two warriors on one line."""
    men = (man(0, x, y, **more), man(1, other_x, y, **more))
    state = battle(*men, terrain=terrain)
    return state, *state.fighters


# Kinds


@pytest.mark.rule("MK-TERRAIN-2", "MK-ELEV-1", "MK-CHASM-1", "MK-WATER-1", "MK-WATER-2")
@pytest.mark.rule("MK-CONCEAL-1", "MK-BLOCK-1", "MK-HINDER-3")
@pytest.mark.parametrize(
    ("key", "movement", "fire", "elevated", "abrupt", "water"),
    [
        ("hindering", "hindering", "hindering", False, False, False),
        ("concealing", "clear", "hindering", False, False, False),
        ("blocking", "blocking", "blocking", False, False, False),
        ("chasm", "blocking", "clear", False, False, False),
        ("shallow-water", "hindering", "clear", False, False, True),
        ("deep-water", "blocking", "clear", False, False, True),
        ("hill", "clear", "clear", True, False, False),
        ("hindering-hill", "hindering", "hindering", True, False, False),
        ("blocking-hill", "blocking", "blocking", True, False, False),
        ("abrupt", "clear", "clear", True, True, False),
        ("abrupt-hindering", "hindering", "hindering", True, True, False),
    ],
)
def test_each_kind_counts_so_for_movement_and_lines_of_fire(
    key, movement, fire, elevated, abrupt, water
):
    kind = kind_of(box(1, key, 5, 5, 4, 4))
    assert (kind.key, kind.movement, kind.fire) == (key, movement, fire)
    assert (kind.elevated, kind.abrupt, kind.water) == (elevated, abrupt, water)
    assert kind.built is None
    assert kind.words is not None


def test_there_are_eleven_kinds_and_the_cards():
    assert len(kinds()) == 11 + len(built())
    assert [key for key in kinds() if key.startswith("built:")] == [
        "built:stone-wall",
        "built:timber-tower",
    ]


@pytest.mark.rule("MK-BUILT-4")
def test_built_terrain_counts_as_the_kind_on_its_card():
    wall = kind_of(box(1, "built:stone-wall", 5, 5, 4, 0.5))
    tower = kind_of(box(2, "built:timber-tower", 15, 5, 2.5, 2.5))
    assert (wall.movement, wall.fire, wall.elevated) == ("blocking", "blocking", False)
    assert (tower.movement, tower.fire, tower.elevated) == ("hindering", "hindering", True)
    assert (wall.rule, tower.rule) == ("MK-CARD-stone-wall", "MK-CARD-timber-tower")
    assert (wall.name, wall.icon) == (built()["stone-wall"].name, built()["stone-wall"].icon)
    assert wall.built is built()["stone-wall"]
    assert not wall.abrupt
    assert not wall.water


@pytest.mark.rule("MK-CLEAR-1")
def test_all_other_ground_is_clear():
    assert kind_of(box(1, "carpet", 5, 5, 4, 4)) is CLEAR
    assert (CLEAR.movement, CLEAR.fire, CLEAR.elevated) == ("clear", "clear", False)


# In it or not


@pytest.mark.rule("MK-TERRAIN-3")
def test_a_warrior_is_in_terrain_when_its_centre_is():
    hill = box(1, "hill", 10, 10, 4, 4)
    state, inside = alone(10.004, 12, hill)
    assert elevated_piece(state, inside) is hill
    for x in (10, 9.996):
        state, outside = alone(x, 12, hill)
        assert elevated_piece(state, outside) is None


@pytest.mark.rule("MK-ELEV-2", "MK-HINDER-1")
@pytest.mark.parametrize("kind", ["hill", "hindering-hill", "abrupt", "built:timber-tower"])
def test_every_place_of_an_elevated_piece_is_elevated(kind):
    piece = box(1, kind, 10, 10, 4, 4)
    for x, y in ((10.1, 10.1), (13.9, 12), (12, 13.9), (12, 12)):
        state, fighter = alone(x, y, piece)
        assert elevated_piece(state, fighter) is piece
    state, fighter = alone(12, 12, box(1, "hindering", 10, 10, 4, 4))
    assert elevated_piece(state, fighter) is None


@pytest.mark.rule("MK-TERRAIN-3")
def test_who_soars_is_in_no_terrain():
    terrain = (box(1, "built:timber-tower", 10, 10, 4, 4), box(2, "deep-water", 20, 10, 4, 4))
    wing = plain(speed_type="wing")
    state, fighter = alone(12, 12, *terrain, key=wing, soaring=True)
    assert elevated_piece(state, fighter) is None
    assert occupies(state, fighter) is None
    assert not touches_piece(state, fighter, terrain[0])
    state, fighter = alone(22, 12, *terrain, key=wing, soaring=True)
    assert not in_water(state, fighter)


@pytest.mark.parametrize(
    ("kind", "wet"), [("shallow-water", True), ("deep-water", True), ("hindering", False)]
)
def test_water_is_water(kind, wet):
    state, fighter = alone(12, 12, box(1, kind, 10, 10, 4, 4))
    assert in_water(state, fighter) is wet
    state, fighter = alone(8, 12, box(1, kind, 10, 10, 4, 4))
    assert not in_water(state, fighter)


@pytest.mark.rule("MK-TERRAIN-1")
def test_a_table_may_be_bare():
    state, fighter = alone(12, 12)
    assert at(state.field.table, units(12) * FINE, units(12) * FINE) == []
    assert elevated_piece(state, fighter) is None
    assert occupies(state, fighter) is None
    assert not in_water(state, fighter)


def test_pieces_under_a_place_come_in_order():
    pieces = (
        box(4, "hill", 10, 10, 4, 4),
        box(2, "chasm", 11, 11, 4, 4),
        box(3, "hill", 1, 1, 2, 2),
    )
    state, _ = alone(30, 30, *pieces)
    assert at(state.field.table, units(12) * FINE, units(12) * FINE) == [pieces[0], pieces[1]]
    assert at(state.field.table, units(10.5) * FINE, units(12) * FINE) == [pieces[0]]
    assert at(state.field.table, units(10) * FINE, units(12) * FINE) == []


@pytest.mark.rule("MK-BUILT-10")
def test_a_built_piece_with_a_dot_is_occupied_by_whose_centre_is_in_it():
    tower, wall = (
        box(1, "built:timber-tower", 10, 10, 2.5, 2.5),
        box(2, "built:stone-wall", 20, 10, 4, 2),
    )
    state, fighter = alone(10.2, 11, tower, wall)
    assert occupies(state, fighter) is tower
    state, fighter = alone(9.9, 11, tower, wall)
    assert occupies(state, fighter) is None
    state, fighter = alone(22, 11, tower, wall)
    assert occupies(state, fighter) is None
    state, fighter = alone(12, 11, box(1, "hill", 10, 10, 4, 4))
    assert occupies(state, fighter) is None


def test_the_dot_is_in_the_middle():
    assert dot_of(box(1, "built:timber-tower", 10, 10, 2.5, 2.5)) == (2813, 2813)
    turned = Outline(((1000, 900), (1101, 1000), (1000, 1101), (900, 1000)))
    assert dot_of(Terrain(1, "built:timber-tower", turned)) == (1000, 1000)


# Contact


@pytest.mark.rule("MK-CONTACT-1")
def test_bases_touch_up_to_half_a_millimetre_apart_or_over_each_other():
    # Two radii are 275 units; 5 units are 0.02".
    for gap, meets in ((0, True), (5, True), (6, False), (-5, True)):
        state, one, other = pair(10, 10 + (275 + gap) / 250)
        assert touches(state, one, other) is meets
        assert touches(state, other, one) is meets


@pytest.mark.rule("MK-CONTACT-3")
def test_only_warriors_on_one_level_touch():
    wing = plain(speed_type="wing")
    state = battle(man(0, 10, 10, key=wing, soaring=True), man(1, 11.1, 10))
    assert not touches(state, *state.fighters)
    state = battle(man(0, 10, 10, key=wing, soaring=True), man(1, 11.1, 10, key=wing, soaring=True))
    assert touches(state, *state.fighters)


@pytest.mark.rule("MK-CONTACT-2", "MK-ITEMS-17", "MK-CONTACT-1")
@pytest.mark.parametrize("diameter", [OBJECTIVE, ITEM])
def test_contact_with_an_objective_or_an_item_is_touching_or_lying_over_it(diameter):
    _, fighter = alone(10, 10)
    # Radii 137.5 and 150 or 62.5 are 287.5 and 200 units; with the slack 292.5 and 205.
    last = {OBJECTIVE: 292, ITEM: 205}[diameter]
    for away, meets in ((0, True), (100, True), (last, True), (last + 1, False)):
        assert touches_spot(fighter, 2500 + away, 2500, diameter) is meets
        assert touches_spot(fighter, 2500, 2500 - away, diameter) is meets


def test_who_soars_touches_nothing_on_the_ground():
    _, fighter = alone(10, 10, key=plain(speed_type="wing"), soaring=True)
    assert not touches_spot(fighter, 2500, 2500, OBJECTIVE)
    _, large = alone(10, 10, key=plain(speed_type="wing", base=425), soaring=True)
    assert not covers(large, 2500, 2500, OBJECTIVE)


def test_only_a_large_base_covers_an_objective_and_only_the_whole_of_it():
    _, small = alone(10, 10)
    assert not covers(small, 2500, 2500, OBJECTIVE)
    _, large = alone(10, 10, key=plain(base=425))
    # 212.5 less 150 leaves 62.5 units.
    for away, whole in ((0, True), (62, True), (63, False), (-62, True), (-63, False)):
        assert covers(large, 2500 + away, 2500, OBJECTIVE) is whole
        assert covers(large, 2500, 2500 + away, OBJECTIVE) is whole


@pytest.mark.rule("MK-CONTACT-2", "MK-CONTACT-1")
def test_contact_with_terrain_is_a_base_at_its_edge_or_in_it():
    wall = box(1, "built:stone-wall", 12, 8, 4, 4)
    # The edge is at 3000: a centre at 2862.5 touches, and at 2857.5 just so.
    for x, meets in ((2863, True), (2858, True), (2857, False), (3500, True)):
        state, fighter = alone(x / 250, 10, wall)
        assert touches_piece(state, fighter, wall) is meets
    elsewhere, _ = alone(10, 10)
    assert not touches_piece(elsewhere, fighter, wall)


# Kept apart


def plateau(*accesses):
    """A plateau from 10" to 14" with access points on its left edge at these heights."""
    points = tuple(Access("ramp", (units(10), units(y)), width) for y, width in accesses)
    return box(1, "abrupt", 10, 8, 4, 4, accesses=points)


@pytest.mark.rule("MK-ABRUPT-4")
def test_nobody_touches_another_across_a_cliff_edge():
    state, below, above = pair(9.4, 10.5, plateau((8.5, 100)))
    assert not touches(state, below, above)
    assert not touches(state, above, below)


@pytest.mark.rule("MK-ABRUPT-4")
@pytest.mark.parametrize(
    ("y", "meets"), [(10, True), (10.2, True), (10.204, True), (10.208, False), (9.792, False)]
)
def test_bases_touch_across_an_access_point(y, meets):
    # 102 units wide: 51 units to each side.
    state, below, above = pair(9.4, 10.5, plateau((10, 102)), y=y)
    assert touches(state, below, above) is meets


@pytest.mark.rule("MK-ABRUPT-4")
def test_a_cliff_parts_only_those_above_from_those_below():
    state, one, other = pair(8.3, 9.4, plateau())
    assert touches(state, one, other)
    state, one, other = pair(11, 12.1, plateau())
    assert touches(state, one, other)
    state, one, other = pair(9.4, 10.5, box(1, "hill", 10, 8, 4, 4))
    assert touches(state, one, other)


@pytest.mark.rule("MK-ABRUPT-4")
def test_soaring_warriors_touch_above_any_edge():
    state, one, other = pair(9.4, 10.5, plateau(), key=plain(speed_type="wing"), soaring=True)
    assert touches(state, one, other)


def test_an_access_point_of_no_width_is_an_inch_wide():
    for y, meets in ((10.5, True), (10.508, False)):
        state, below, above = pair(9.4, 10.5, plateau((10, 0)), y=y)
        assert touches(state, below, above) is meets


@pytest.mark.rule("MK-BUILT-15")
def test_a_built_piece_that_blocks_keeps_bases_apart():
    thin = box(1, "built:stone-wall", 9.93, 9, 0.04, 2)
    state, one, other = pair(9.4, 10.5, thin)
    assert not touches(state, one, other)
    state, one, other = pair(9.4, 10.5, thin, y=8.9)
    assert touches(state, one, other)
    state, one, other = pair(9.4, 10.5, thin, key=plain(speed_type="wing"), soaring=True)
    assert touches(state, one, other)


@pytest.mark.rule("MK-BUILT-15")
@pytest.mark.parametrize("kind", ["built:timber-tower", "blocking", "hindering"])
def test_other_terrain_lets_bases_touch(kind):
    state, one, other = pair(9.4, 10.5, box(1, kind, 9.93, 9, 0.04, 2))
    assert touches(state, one, other)
