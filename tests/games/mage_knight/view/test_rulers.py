"""Rulers: centre to centre, as long as one likes, with lines of fire."""

import pytest

from slagveld.games.mage_knight.core.fighter import Carried
from slagveld.games.mage_knight.core.state import Dropped
from slagveld.games.mage_knight.view.rulers import measured
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import EAST, NORTH, WEST, battle, box, man, plain, units
from tests.games.mage_knight.shown import words

BOW = plain(attack_type="bow", range=10, ranged_damage=2)


def told(state, start, end):
    found = measured(state, start, end)
    return found.seen, [words(note) for note in found.notes]


@pytest.mark.rule("MK-MEASURE-1")
def test_warriors_are_measured_from_centre_to_centre():
    large = man(0, 4, 10, key=plain(base=425))
    state = battle(large, man(1, 7, 14))
    assert measured(state, 1, 2).length == units(5) == 1250
    assert measured(state, 2, 1).length == 1250
    assert measured(state, 1, Spot(1000, 2750)).length == 250
    assert measured(state, Spot(0, 0), Spot(30, 40)).length == 50


@pytest.mark.rule("MK-MEASURE-1")
def test_a_length_between_two_units_is_rounded_up():
    state = battle()
    assert measured(state, Spot(0, 0), Spot(1, 1)).length == 2
    assert measured(state, Spot(0, 0), Spot(3, 5)).length == 6
    assert measured(state, Spot(7, 7), Spot(7, 7)).length == 0
    assert measured(state, Spot(0, 0), Spot(1, 0)).length == 1


def test_objectives_and_items_are_measured_from_their_middle():
    dropped = Dropped(Carried(77, "oak-shield", 1), 1000, 2000)
    state = battle(man(0, 4, 4), objectives=[(4, 16)], dropped=(dropped,))
    assert measured(state, 1, 900).length == 3000
    assert measured(state, 77, 1).length == 1000
    assert measured(state, 900, 77).length == 2000
    assert measured(state, 900, 77).seen is None


@pytest.mark.rule("MK-MEASURE-2")
@pytest.mark.parametrize("phase", ["setup", "command", "action", "end"])
@pytest.mark.parametrize("active", [-1, 0, 1])
def test_anything_may_be_measured_at_any_time(phase, active):
    state = battle(man(0, 4, 4), man(1, 4, 12), phase=phase, active=active)
    assert measured(state, 1, 2).length == 2000


@pytest.mark.rule("MK-NEED-3")
def test_no_distance_is_longer_than_the_tape():
    state = battle(man(0, 1, 1), man(1, 71, 1), size=(72, 72))
    assert measured(state, 1, 2).length == units(70)


def test_what_is_not_there_cannot_be_measured():
    state = battle(man(0, 4, 4))
    assert measured(state, 1, 99) is None
    assert measured(state, 99, 1) is None
    assert measured(state, 99, Spot(1, 1)) is None


class TestLines:
    """Lines of fire between warriors, for everybody at any time."""

    @pytest.mark.rule("MK-LOF-6")
    @pytest.mark.parametrize("phase", ["setup", "command", "action", "end"])
    def test_any_line_of_fire_may_be_checked_at_any_time(self, phase):
        men = (man(0, 4, 10, EAST, key=BOW), man(1, 12, 10, WEST), man(1, 4, 20, NORTH, key=BOW))
        state = battle(*men, phase=phase, active=1)
        assert told(state, 1, 2) == (True, [])
        assert told(state, 3, 1)[0] is True

    @pytest.mark.rule("MK-LOF-6")
    def test_a_base_between_them_blocks_the_line_and_is_told(self):
        men = (man(0, 4, 10, EAST, key=BOW), man(1, 12, 10, WEST), man(1, 8, 10, WEST))
        seen, why = told(battle(*men), 1, 2)
        assert seen is False
        assert len(why) == 1
        assert why[0]

    def test_blocking_terrain_blocks_and_hindering_terrain_is_told(self):
        men = (man(0, 4, 10, EAST, key=BOW), man(1, 12, 10, WEST))
        rock = battle(*men, terrain=(box(50, "blocking", 7, 9, 2, 2),))
        assert told(rock, 1, 2)[0] is False
        wood = battle(*men, terrain=(box(50, "hindering", 7, 9, 2, 2),))
        assert told(wood, 1, 2) == (True, ["The line of fire is free, through hindering terrain."])

    def test_range_is_told_at_both_sides_of_its_limit(self):
        for far, notes in ((10, []), (10.004, ["Too far: the range of {} is 25 cm."])):
            state = battle(man(0, 4, 10, EAST, key=BOW), man(1, 4 + far, 10, WEST))
            name = state.fighter(1).name
            assert told(state, 1, 2) == (True, [note.format(name) for note in notes])

    def test_who_has_no_range_is_told_so(self):
        state = battle(man(0, 4, 10, EAST), man(1, 12, 10, WEST))
        assert told(state, 1, 2)[1] == [f"{state.fighter(1).name} has no range."]

    def test_arcs_are_told_of_both(self):
        state = battle(man(0, 4, 10, WEST, key=BOW), man(1, 12, 10, EAST))
        one, other = (fighter.name for fighter in state.fighters)
        assert told(state, 1, 2)[1] == [
            f"Outside the front arc of {one}.",
            f"Through the rear arc of {other}.",
        ]

    @pytest.mark.rule("MK-BUILT-11", "MK-LOF-6")
    def test_range_and_arc_to_an_occupant_are_those_to_the_dot_of_its_piece(self):
        tower = box(50, "built:timber-tower", 13, 8.75, 2.5, 2.5)
        for x, reach, far in ((13.2, 10.1, True), (14.9, 9.9, False)):
            men = (man(0, 14.25 - reach, 10, EAST, key=BOW), man(1, x, 10, WEST))
            notes = told(battle(*men, terrain=(tower,)), 1, 2)[1]
            assert any("Too far" in note for note in notes) is far
        for y, outside in ((13, False), (13.2, True)):
            aside = (man(0, 11.2, y, EAST, key=BOW), man(1, 13.2, 8.9 if y == 13 else 11.1, WEST))
            notes = told(battle(*aside, terrain=(tower,)), 1, 2)[1]
            assert any("Outside" in note for note in notes) is outside

    def test_contact_is_told(self):
        state = battle(man(0, 4, 10, EAST, key=BOW), man(1, 5.1, 10, WEST))
        assert told(state, 1, 2)[1][0] == "The two are in base contact."

    def test_there_is_no_line_to_oneself_nor_to_a_spot(self):
        state = battle(man(0, 4, 10, EAST, key=BOW))
        assert measured(state, 1, 1).seen is None
        assert measured(state, 1, 1).length == 0
        assert measured(state, 1, Spot(2000, 2500)).seen is None
