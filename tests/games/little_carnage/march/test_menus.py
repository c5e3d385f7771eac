"""Moves by lot: allowed, varied, and not without any aim."""

import pytest

from slagveld.games.little_carnage.march.choices import roam
from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles
from slagveld.kernel.dice import Rng
from tests.games.little_carnage.battle import SOUTH, battle, box, mounted, troop
from tests.games.little_carnage.marches import meets

ROW = ((10, 10), (11, 10), (12, 10))
FAR = (30, 30)


class Lots(Rng):
    """Lots as they are written: for `random` in order, for `randrange` always the same."""

    def __init__(self, *lots, place=0):
        super().__init__(1)
        self.lots = list(lots)
        self.place = place

    def random(self):
        return self.lots.pop(0)

    def randrange(self, *bounds):
        assert self.place < bounds[0]
        return self.place


def moved(state, *lots, place=0):
    """Where the lead of regiment 101 goes by these lots, in units, and how it looks."""
    rng = Lots(*lots, place=place)
    pose = roam(state, state.regiment(101), rng).plan[0].pose
    assert rng.lots == []
    return pose.x, pose.y, pose.facing


def lone(*foe, **more):
    return battle(troop(0, (10, 20)), troop(1, foe or FAR), active=101, **more)


def test_moves_are_allowed_and_often_find_the_enemy():
    rng = Rng(7)
    state = battle(troop(0, *ROW), troop(1, (11, 6, SOUTH), (12, 6, SOUTH)), active=101)
    found = [roam(state, state.regiment(101), rng) for _ in range(120)]
    assert sum(one is None for one in found) < 10
    moves = [one for one in found if one is not None]
    assert all(MARCHING.check(state, 0, one) is None for one in moves)
    met = sum(bool(meets(state, state.regiment(101), one)) for one in moves)
    assert 20 < met < 80
    assert len(set(moves)) > 40


def test_who_is_carried_goes_nowhere():
    state = mounted(battle(troop(0, (10, 10)), troop(0, (20, 10))), 101, 102)
    assert roam(state, state.regiment(101), Rng(1)) is None


def test_one_in_three_goes_for_the_nearest_enemy():
    assert moved(lone(20, 20), 0.34) == (2500 + 1250, 5000, 0)
    assert moved(lone(10, 17), 0.34) == (2500, 4500, 2700)
    assert moved(lone(20, 20), 0.35, 0.3, 0.0) == (2500, 3750, 2700)


def test_half_the_way_to_him_where_the_whole_is_barred():
    wall = box(1, "building", 13, 19, 1, 2, height=4)
    assert moved(lone(20, 20, terrain=(wall,)), 0.34) == (2500 + 625, 5000, 0)


def test_without_any_enemy_it_goes_anywhere():
    state = battle(troop(0, (10, 20)), active=101)
    assert moved(state, 0.1, 0.3, 0.0) == (2500, 3750, 2700)


@pytest.mark.parametrize(("lot", "facing"), [(0.0, 2700), (0.34, 0), (0.99, 1800)])
def test_many_go_ahead_or_to_a_side(lot, facing):
    assert moved(lone(), 0.9, 0.39, lot)[2] == facing


@pytest.mark.parametrize(
    ("kind", "lot", "facing"),
    [(0.4, 0.0, 1800), (0.95, 0.25, 2250), (0.95, 0.75, 3150), (0.96, 0.5, 2700)],
)
def test_others_go_forward_at_any_slant_and_a_few_wherever_it_may_be(kind, lot, facing):
    assert moved(lone(), 0.9, kind, lot)[2] == facing


def test_about_turns_are_dear_so_half_the_way_is_gone_back():
    assert moved(lone(), 0.9, 0.96, 0.0, 0.96, 0.0) == (2500, 5000 + 625, 900)


def test_where_the_whole_way_is_barred_half_of_it_is_tried():
    state = battle(troop(0, (10, 4)), troop(1, FAR), active=101)
    assert moved(state, 0.9, 0.3, 0.0, 0.3, 0.0) == (2500, 375, 2700)
    close = battle(troop(0, (10, 2)), troop(1, FAR), active=101)
    assert roam(close, close.regiment(101), Lots(0.9, 0.3, 0.0, 0.3, 0.0)) is None


# Places the battle is about


def test_conditions_name_what_a_battle_is_about():
    found = {key: [place.key for place in one.contested] for key, one in battles().items()}
    assert found["last-man-standing"] == []
    assert found["protect-the-border"] == ["bridge", "north-bank"]
    assert found["advance-into-enemy-land"] == ["road-north", "pass"]


def test_one_in_three_of_the_others_goes_for_such_a_place():
    state = lone(scenario="protect-the-border")
    bridge = battles()["protect-the-border"].place["bridge"].middle
    assert (bridge.x, bridge.y) == (5000, 5000)
    assert moved(state, 0.35, 0.34) == (2500 + 1250, 5000, 0)
    assert moved(state, 0.35, 0.35, 0.3, 0.0) == (2500, 3750, 2700)


def test_each_of_these_places_has_its_lot():
    state = lone(scenario="protect-the-border")
    x, y, facing = moved(state, 0.35, 0.0, place=1)
    assert (x, y) != (3750, 5000)
    assert 2700 < facing < 3600
