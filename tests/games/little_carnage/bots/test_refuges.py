"""Out of harm, to the unit: back, round to the enemy, behind a hedge."""

import pytest

from slagveld.games.little_carnage.bots.refuges import refuges, shelter
from slagveld.games.little_carnage.march.drill import Band
from slagveld.games.little_carnage.march.gathering import wheeled
from slagveld.table.shapes import Spot
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, box, card, troop

HEDGE = box(1, "hedge", 9, 16, 2, 0.2)
BESIDE = box(2, "hedge", 13, 16, 2, 0.2)


def ends(march):
    return [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in march.plan]


def fled(places, foe, own=None, **more):
    """Where regiment 101 may go from an enemy."""
    state = battle(troop(0, *places, card=own), troop(1, foe), active=101, **more)
    enemy = state.stands_of(102)[0]
    return list(refuges(Band(state, state.regiment(101), state.stands_of(101)), enemy, 1250))


class TestBack:
    """Half of the way, for backward it counts double."""

    def test_a_model_steps_straight_away_with_eyes_on_him(self):
        assert [ends(one) for one in fled([(9, 12, NORTH)], (12, 8))] == [[(1, 1876, 3498, 3069)]]

    def test_a_regiment_steps_back_from_him_who_is_nearest_as_it_looks(self):
        places = [(9, 12, NORTH), (9, 13, NORTH)]
        assert [ends(one) for one in fled(places, (12, 8))] == [
            [(1, 1876, 3498, 2700), (2, 1876, 3748, 2700)]
        ]
        assert [ends(one) for one in fled(places[::-1], (12, 8))] == [
            [(1, 1876, 3748, 2700), (2, 1876, 3498, 2700)]
        ]

    @pytest.mark.parametrize(("y", "count"), [(15.9, 1), (16, 0)])
    def test_six_inches_away_is_far_enough(self, y, count):
        assert len(fled([(10, y, NORTH)], (10, 9))) == count

    def test_who_looks_away_steps_away_or_turns(self):
        found = fled([(9, 13, SOUTH), (8, 13, SOUTH)], (12, 8))
        assert [ends(one) for one in found] == [
            [(1, 1929, 3784, 900), (2, 1679, 3784, 900)],
            [(1, 2250, 3250, 3010), (2, 2466, 3380, 3010)],
        ]
        assert [one.flying for one in found] == [False, False]
        flight = fled([(9, 13, SOUTH)], (12, 8), card(flying=True))
        assert [one.flying for one in flight] == [True, True]


class TestShelter:
    """Half an inch and half a base behind the middle of a hedge, as the enemy sees it."""

    def spot(self, place, foe, *terrain, own=None, limit=1250):
        state = battle(troop(0, place, card=own), troop(1, foe), terrain=terrain)
        found = shelter(state, state.field.by_id[1], state.field.by_id[2], limit)
        return None if found is None else (found.x, found.y)

    def test_right_behind_it(self):
        assert self.spot((12, 18), (10, 8), HEDGE) == (2500, 4275)
        assert self.spot((12, 18), (4, 10), HEDGE) == (2675, 4203)
        assert self.spot((7, 14), (16, 20), HEDGE) == (2290, 3889)

    def test_long_bases_keep_more_room(self):
        rider = card(base="rider", sides=(1, 2))
        assert self.spot((12, 18), (4, 10), HEDGE, own=rider) == (2763, 4292)

    def test_the_nearest_of_several(self):
        for terrain in ((HEDGE, BESIDE), (BESIDE, HEDGE)):
            assert self.spot((12, 18), (10, 8), *terrain) == (2500, 4275)
            assert self.spot((15, 18), (10, 8), *terrain) != (2500, 4275)

    def test_an_enemy_in_its_midst_leaves_no_side_to_hide_behind(self):
        assert self.spot((12, 18), (10, 16.1), HEDGE) is None

    def test_who_is_there_need_not_go_and_who_is_too_far_cannot(self):
        assert self.spot((10, 17.1), (10, 8), HEDGE) is None
        assert self.spot((10, 18.1), (10, 8), HEDGE, limit=250) == (2500, 4275)
        assert self.spot((10, 18.1), (10, 8), HEDGE, limit=249) is None

    def test_there_one_looks_at_the_enemy(self):
        (march,) = fled([(12, 18, NORTH)], (6, 8), terrain=(HEDGE,))
        assert ends(march) == [(1, 2611, 4249, 2390)]


def test_on_a_wheel_along_corners_everybody_goes_beside_the_lead_until_the_last():
    stands = battle(troop(0, (10, 10), (11, 10), (10, 11))).field.stands
    plan = wheeled(stands, stands[0], (Spot(2500, 2250), Spot(2750, 2000)), 0)
    assert [[(spot.x, spot.y) for spot in one.path] for one in plan] == [
        [(2500, 2250), (2750, 2000)],
        [(2750, 2250), (2750, 2250)],
        [(2500, 2500), (2500, 2000)],
    ]
