"""Rulers: base to base, and what one sees of another."""

import pytest

from slagveld.games.confrontation.core.profiles import profiles
from slagveld.games.confrontation.core.state import Prize
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.view.rulers import measured
from slagveld.table.shapes import Spot
from tests.games.confrontation.battle import EAST, WEST, battle, box, card, man
from tests.games.confrontation.shown import words


def laid(*men, start=1, end=2, **more):
    return measured(battle(*men, **more), start, end)


def told(gauged):
    return [words(note) for note in gauged.notes]


def test_distances_are_measured_from_base_to_base():
    assert laid(man(0, 10, 10, EAST), man(1, 20, 10)).length == 750
    assert laid(man(0, 10, 10), man(1, 12.5, 10)).length == 0
    assert laid(man(0, 10, 10), man(1, 20, 10), end=Spot(2000, 1000)).length == 875
    assert laid(man(0, 10, 10), start=Spot(0, 0), end=Spot(300, 400)).length == 500
    assert laid(man(0, 10, 10), end=77) is None
    assert laid(man(0, 10, 10), start=77, end=1) is None
    assert laid(man(0, 10, 10), end=1).seen is None


def test_a_ruler_to_an_object_goes_to_where_it_lies():
    prize = (Prize(50, "chest", 2000, 1000), Prize(51, "chest", 2000, 1000, bearer=1))
    assert laid(man(0, 10, 10), end=50, objects=prize).length == 875
    assert laid(man(0, 10, 10), end=51, objects=prize) is None


@pytest.mark.rule("CON-SHOOT-2")
def test_a_ruler_tells_whether_the_first_sees_the_second():
    ahead = laid(man(0, 10, 10, EAST), man(1, 20, 10))
    assert (ahead.seen, told(ahead)) == (True, [])
    back = laid(man(0, 10, 10, WEST), man(1, 20, 10))
    assert back.seen is False
    assert told(back)[0].startswith("Behind the back of ")
    assert laid(man(0, 10, 10, EAST), man(1, 20, 10), end=Spot(2000, 1000)).seen is None


@pytest.mark.rule("CON-SHOOT-3")
def test_a_ruler_tells_what_is_in_the_way():
    men = [man(0, 10, 10, EAST), man(1, 30, 10)]
    hidden = laid(*men, terrain=(box(1, "obstacle", 15, 0, 2, 30, height=900),))
    assert hidden.seen is False
    assert told(hidden)[0].endswith(" is wholly hidden.")
    partly = laid(*men, terrain=(box(1, "obstacle", 15, 0, 2, 30, height=200),))
    assert partly.seen is True
    assert told(partly)[0].endswith(" is partly visible (+1).")
    against = laid(*men, terrain=(box(1, "obstacle", 26.75, 0, 2, 30, height=200),))
    assert told(against)[0].endswith(" hides behind an obstacle (+2).")


def test_a_ruler_tells_of_contact_and_of_scouts():
    assert told(laid(man(0, 10, 10, EAST), man(1, 12.5, 10)))[0] == "In contact."
    scout = laid(man(0, 10, 10, EAST), man(1, 30, 10, hidden=True))
    assert scout.seen is False
    assert told(scout)[0].endswith(" has not been found yet.")
    own = laid(man(0, 10, 10, EAST), man(0, 30, 10, hidden=True))
    assert (own.seen, told(own)) == (True, [])


@pytest.mark.rule("CON-RANGE-1")
def test_a_ruler_to_an_enemy_tells_the_range_band_of_a_shooter():
    row = next(row for row in profiles().values() if row.weapon is not None)
    half = row.sides[1] / 200 + 1.25
    found = []
    for distance in (row.weapon.short, row.weapon.medium, row.weapon.long, row.weapon.long + 1):
        shot = laid(man(0, 10, 10, EAST, key=row.key), man(1, 10 + distance / 100 + half, 10))
        assert shot.length == distance
        found.append(told(shot))
    assert found == [["Short range."], ["Medium range."], ["Long range."], ["Out of range."]]
    friend = laid(man(0, 10, 10, EAST, key=row.key), man(0, 20, 10))
    assert told(friend) == []
    assert told(laid(man(0, 10, 10, EAST, key=card()), man(1, 20, 10))) == []


def test_the_game_lays_its_rulers_so():
    state = battle(man(0, 10, 10, EAST), man(1, 20, 10))
    assert Confrontation().measured(state, 1, 2) == measured(state, 1, 2)
    assert Confrontation().measured(state, 1, 77) is None
