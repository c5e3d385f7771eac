"""Distances, contact, zones."""

import pytest

from slagveld.games.little_carnage.core.contact_and_zones import zone_of
from slagveld.games.little_carnage.terrain.distance_and_contact_across import (
    across,
    distance,
    in_melee,
)
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain, strip
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import EAST, NORTH, battle, box, card, troop, units


def pair(one, other, *terrain, first=None, second=None, z=0, other_z=0):
    state = battle(
        troop(0, one, card=first, z=z), troop(1, other, card=second, z=other_z), terrain=terrain
    )
    return state, state.field.by_id[1], state.field.by_id[2]


@pytest.mark.rule("LC-1.3-18")
def test_distance_is_between_the_nearest_points_of_the_bases():
    assert distance(*pair((20, 20), (20, 15))) == 4 * 250 * FINE
    assert distance(*pair((20, 20), (24, 16))) == 16971
    assert distance(*pair((20, 20), (20.5, 20))) == 0
    assert distance(*pair((20, 20, EAST), (20, 15), first=card(base="rider"))) == 16000


@pytest.mark.rule("LC-1.1-16")
def test_bases_closer_than_a_millimetre_are_in_contact():
    assert in_melee(*pair((20, 20), (20, 19)))
    assert in_melee(*pair((20, 20), (20, 18.964)))
    assert not in_melee(*pair((20, 20), (20, 18.96)))


@pytest.mark.rule("LC-1.1-16")
def test_touching_at_a_corner_is_contact():
    assert in_melee(*pair((20, 20), (21, 19)))
    assert in_melee(*pair((20, 20), (21.024, 18.976)))
    assert not in_melee(*pair((20, 20), (21.032, 18.968)))


@pytest.mark.rule("LC-1.1-16")
def test_contact_needs_the_same_height():
    assert not in_melee(*pair((20, 20), (20, 19), other_z=3))
    assert in_melee(*pair((20, 20), (20, 19), z=3, other_z=3))
    state, one, _ = pair((20, 20), (20, 19))
    assert not in_melee(state, one, one)


@pytest.mark.rule("LC-1.1-17")
@pytest.mark.parametrize(
    ("place", "zone"),
    [
        ((20, 19.496), "front"), ((28, 19.496), "front"), ((20, 15), "front"),
        ((28, 19.5), "flank"), ((12, 19.5), "flank"), ((28, 20.5), "flank"), ((12, 20), "flank"),
        ((28, 20.504), "rear"), ((12, 20.504), "rear"), ((20, 25), "rear"),
    ],
)  # fmt: skip
def test_the_zone_is_that_of_the_middle_of_the_other_base(place, zone):
    _, one, other = pair((20, 20, NORTH), place)
    assert zone_of(one, other) == zone


@pytest.mark.rule("LC-1.1-17")
@pytest.mark.rule("LC-1.1-10")
def test_the_zones_follow_facing_and_length_of_the_base():
    _, one, other = pair((20, 20, EAST), (21.004, 28), first=card(base="rider"))
    assert zone_of(one, other) == "front"
    _, one, other = pair((20, 20, EAST), (21, 28), first=card(base="rider"))
    assert zone_of(one, other) == "flank"
    _, one, other = pair((20, 20, EAST), (18.996, 28), first=card(base="rider"))
    assert zone_of(one, other) == "rear"
    monster = card(base="monster", sides=(2, 2))
    assert zone_of(*pair((20, 20, NORTH), (20, 21.004), first=monster)[1:]) == "rear"


@pytest.mark.rule("LC-1.1-19")
def test_an_attack_comes_from_the_zone_of_the_defender_in_which_the_attacker_stands():
    _, attacker, defender = pair((20, 20, NORTH), (20, 19, NORTH))
    assert zone_of(defender, attacker) == "rear"
    _, attacker, defender = pair((20, 20, NORTH), (20, 19, EAST))
    assert zone_of(defender, attacker) == "flank"
    _, attacker, defender = pair((20, 20, NORTH), (20.4, 19, 90))
    assert zone_of(defender, attacker) == "front"
    _, attacker, defender = pair((20, 20, NORTH), (20.5, 19, EAST))
    assert zone_of(defender, attacker) == "flank"
    _, attacker, defender = pair((20, 20, NORTH), (20.504, 19, EAST))
    assert zone_of(defender, attacker) == "rear"


# Across obstacles


def facing_off(kind, thick, *, gap=0.0, aside=0.0):
    """Two models at opposite sides of a piece that runs from west to east at y 18 and on."""
    piece = box(7, kind, 10, 18, 20, thick)
    return pair((20, 18.5 + thick), (20 + aside, 17.5 - gap), piece)


@pytest.mark.rule("LC-1.9-27")
@pytest.mark.parametrize("thick", [0.1, 0.4, 1.2])
def test_models_at_opposite_sides_of_a_low_obstacle_are_in_contact(thick):
    assert in_melee(*facing_off("fence", thick))
    assert in_melee(*facing_off("fence", thick, gap=0.036))
    assert not in_melee(*facing_off("fence", thick, gap=0.04))
    assert not in_melee(*facing_off("ditch", thick))


@pytest.mark.rule("LC-1.9-27")
def test_they_would_touch_without_it():
    assert in_melee(*facing_off("hedge", 0.4, aside=1))
    assert in_melee(*facing_off("hedge", 0.4, aside=-1.036))
    assert not in_melee(*facing_off("hedge", 0.4, aside=1.04))
    assert not in_melee(*facing_off("hedge", 0.4, aside=3))


@pytest.mark.rule("LC-1.9-27")
def test_both_must_touch_the_obstacle():
    piece = box(7, "fence", 10, 18, 20, 0.4)
    assert in_melee(*pair((20, 18.936), (20, 17.5), piece))
    assert not in_melee(*pair((20, 18.94), (20, 17.5), piece))
    assert not in_melee(*pair((20, 18.94), (22, 18.94), piece))


@pytest.mark.rule("LC-1.9-29")
@pytest.mark.parametrize("thick", [0.02, 0.036, 0.4])
def test_there_is_no_melee_across_a_high_wall(thick):
    assert not in_melee(*facing_off("high-wall", thick))
    assert in_melee(*facing_off("fence", thick))


@pytest.mark.rule("LC-1.9-29")
def test_a_high_wall_beside_them_parts_nobody():
    # Flush and shifted: the line between the middles cuts the wall that stands in the nook.
    piece = box(7, "high-wall", 20.5, 19.5, 3, 0.3)
    assert in_melee(*pair((20, 20), (20.9, 19), piece))


@pytest.mark.rule("LC-1.9-26")
@pytest.mark.parametrize("kind", ["fence", "high-wall", "ditch"])
def test_models_would_touch_if_the_obstacle_had_no_thickness(kind):
    assert across(*facing_off(kind, 0.4))
    assert across(*facing_off(kind, 0.4, gap=0.036))
    assert not across(*facing_off(kind, 0.4, gap=0.04))
    assert not across(*facing_off(kind, 0.4, aside=1.04))


@pytest.mark.rule("LC-1.9-26")
def test_buildings_hold_nobody_together():
    assert not across(*facing_off("building", 0.4))
    assert not across(*facing_off("hill", 0.4))
    state, one, other = facing_off("fence", 0.4)
    assert not across(state, one, other.at(other.pose.__class__(*_moved(other), z=5)))


def _moved(stand):
    return stand.pose.x, stand.pose.y, stand.pose.facing


@pytest.mark.rule("LC-1.9-27")
def test_a_slanting_hedge_is_thought_away_square_to_it():
    points = ((units(16), units(24)), (units(24), units(16)))
    hedge = Terrain(7, "hedge", strip(points, 100))
    # Square to the hedge, half a base and half its thickness from its middle line.
    off = (0.5 + 0.2) / 2**0.5
    assert in_melee(*pair((20 + off, 20 + off, 315), (20 - off, 20 - off, 135), hedge))
    far = 1.1 / 2**0.5
    place = (20 - off + far, 20 - off - far, 135)
    assert not in_melee(*pair((20 + off, 20 + off, 315), place, hedge))


@pytest.mark.rule("LC-1.9-27")
def test_round_the_end_of_an_obstacle_is_not_across_it():
    piece = Terrain(7, "fence", Outline(((2500, 4500), (5000, 4500), (5000, 4600), (2500, 4600))))
    state, one, other = pair((21, 18.9), (21, 17.5), piece)
    assert not in_melee(state, one, other)


@pytest.mark.rule("LC-1.9-29")
def test_bases_that_are_flush_have_no_room_for_a_wall_between_them():
    assert in_melee(*facing_off("high-wall", 0.004))
    assert not in_melee(*facing_off("high-wall", 0.008))
