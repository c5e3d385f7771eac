"""What places are worth to a bot: errands to objectives, attacks to come, the way it looks."""

import pytest

from slagveld.games.mage_knight.bots.errands import Errand, need_of, pull, turns_to
from slagveld.games.mage_knight.bots.outlooks import danger, outlook, prospect, standing_at
from slagveld.games.mage_knight.bots.sense import Sense
from slagveld.games.mage_knight.core.state import Options
from tests.games.mage_knight.battle import BASE, EAST, NORTH, SOUTH, WEST, box, man, plain, units
from tests.games.mage_knight.plotting import look, turn


def looking(sense, own):
    """Which way a warrior should look where it stands."""
    return standing_at(sense, own, own.pose.x, own.pose.y, soar=False).pose.facing


def close(value, **rest):
    """Nearly: places are whole units."""
    return pytest.approx(value, **{"rel": 1e-3, **rest})


BLOW = (25 * 5.2 + 7.8 - 2.6) / 36
TOLL = 2.6
BOW = {"range": 10, "ranged_damage": 2, "attack_type": "bow"}
BLUNT = plain(attack_type="")
REACH = 1.168
"""From the middle of an objective to that of a base that just touches it, in inches."""
LAST = Options(rounds=1)
"""One round, in which an objective is worth 100."""


def paces(state):
    return {fighter.id: units(8) for fighter in state.fighters}


class TestNeeds:
    """Where somebody is wanted."""

    def need(self, *men, holder=-1):
        state = turn(*men, objectives=((10, 10, holder),))
        return need_of(state, 0, state.objectives[0], paces(state))

    def test_an_open_one(self):
        assert self.need(man(0, 20, 20), man(1, 30, 30)) == 1.0

    def test_one_that_the_enemy_holds(self):
        assert self.need(man(0, 20, 20), man(1, 30, 30), holder=1) == 1.7
        assert self.need(man(0, 20, 20), man(1, 10, 10), holder=1) == 1.0, "he stands there"

    def test_one_that_an_enemy_stands_at(self):
        assert self.need(man(0, 20, 20), man(1, 10, 11)) == 1.0
        assert self.need(man(0, 20, 20), man(1, 10, 11), holder=0) == 1.0

    def test_ones_own_while_an_enemy_is_near(self):
        for far, need in ((12.7, 1.0), (12.9, 0.0)):
            assert self.need(man(0, 20, 20), man(1, 10, 10 + REACH + far), holder=0) == need

    def test_captives_are_no_danger(self):
        men = (man(0, 20, 20, captive=2), man(1, 20, 20 + BASE, captor=1))
        assert self.need(*men, holder=0) == 0.0


class TestErrands:
    """Who goes where."""

    def test_turns_by_distance_tokens_and_contact(self):
        state = turn(
            man(0, 10, 10 + REACH + 12),
            man(0, 18, 10 + REACH, tokens=1),
            man(0, 10, 10),
            man(0, 30, 10),
            man(1, 30, 10 + BASE),
            objectives=((10, 10),),
        )
        one, tired, there, held, _ = state.fighters
        spot, pace = state.objectives[0], paces(state)
        assert turns_to(state, one, spot, pace) == close(1.5)
        assert turns_to(state, there, spot, pace) == 0.0
        free = (8**2 + REACH**2) ** 0.5 - REACH
        assert turns_to(state, tired, spot, pace) == close(free / 8 + 0.6, abs=1e-3)
        assert turns_to(state, held, spot, pace) == close((20 - REACH) / 8 + 1.5)

    def test_the_nearest_goes_a_second_backs_it_and_the_rest_keeps_near(self):
        state = turn(
            man(0, 10, 14),
            man(0, 10, 18),
            man(0, 10, 30),
            objectives=((10, 10),),
            options=LAST,
            round=0,
        )
        errands = Sense(state, 0).errands
        prize = Sense(state, 0).prize
        assert prize == close(10.0)
        assert [errands[n].worth for n in (1, 2, 3)] == close([prize, 0.9 * prize, 0.12 * prize])

    def test_the_cheaper_of_two_goes(self):
        state = turn(man(0, 8, 14, key=plain(points=90)), man(0, 12, 14), objectives=((10, 10),))
        errands = Sense(state, 0).errands
        assert errands[2].worth > errands[1].worth

    def test_nobody_is_sent_who_comes_too_late(self):
        men = (man(0, 10, 10 + REACH + 16.1), man(1, 34, 34))
        sense, _, _ = look(*men, objectives=((10, 10),), options=Options(rounds=3), round=3)
        assert sense.errands[1].worth == close(0.12 * sense.prize)
        sense, _, _ = look(*men, objectives=((10, 10),), options=Options(rounds=3), round=1)
        assert sense.errands[1].worth == close(sense.prize)

    def test_only_own_warriors_have_errands(self):
        sense, *_ = look(
            man(0, 10, 14),
            man(1, 30, 30),
            man(2, 12, 14, side=0),
            objectives=((10, 10),),
            seats=(0, 1, 0),
        )
        assert sorted(sense.errands) == [1]

    def test_without_objectives_there_is_nothing_to_do(self):
        sense, _ = look(man(0, 10, 14))
        assert sense.errands == {}


class TestPull:
    """How an errand draws."""

    def at(self, far, left=5, **more):
        state = turn(man(0, 10, 10 + REACH + far, **more), objectives=((10, 10),))
        return pull(state.fighters[0], Errand(state.objectives[0], 10.0), units(8), left)

    def test_all_of_it_in_contact(self):
        assert self.at(-1) == self.at(0) == close(10.0)

    def test_less_by_every_turn_of_the_way(self):
        assert self.at(8) == close(9.5 * 0.82)
        assert self.at(12) == close(9.5 * 0.82**1.5)

    def test_nothing_where_no_turn_is_left(self):
        assert self.at(8, left=1) == close(9.5 * 0.82)
        assert self.at(8.1, left=1) == 0.0
        assert self.at(0.1, left=0) == 0.0
        assert self.at(0, left=0) == close(10.0)

    def test_nothing_for_those_who_soar_or_have_none(self):
        assert self.at(0, key=plain(speed_type="wing"), soaring=True) == 0.0
        state = turn(man(0, 10, 10))
        assert pull(state.fighters[0], None, units(8), 5) == 0.0


class TestProspects:
    """Attacks to come."""

    def test_a_blow_at_one_in_contact(self):
        sense, own, _ = look(man(0, 10, 10, NORTH), man(1, 10, 10 - BASE, SOUTH))
        assert prospect(sense, own) == close(0.7 * BLOW)
        sense, own, _ = look(man(0, 10, 10, SOUTH), man(1, 10, 10 - BASE, SOUTH))
        assert prospect(sense, own) == close(0.35 * BLOW)

    def test_a_rush(self):
        for far, turns in ((8, 0.0), (16, 1.0), (12, 0.5)):
            sense, own, _ = look(man(0, 10, 30, NORTH), man(1, 10, 30 - BASE - far, SOUTH))
            assert prospect(sense, own) == close(0.7 * (BLOW - TOLL) * 0.75**turns, rel=1e-4)

    def test_walking_up_where_there_is_no_rush(self):
        sense, own, _ = look(man(0, 10, 30, NORTH, key=BLUNT), man(1, 10, 22 - BASE, SOUTH))
        assert prospect(sense, own) == close(0.7 * BLOW * 0.75**2)

    def test_a_shot(self):
        bow = plain(**BOW)
        for facing, far, value in (
            (NORTH, 10, 0.7 * BLOW),
            (EAST, 10, 0.35 * BLOW),
            (NORTH, 18, 0.7 * BLOW * 0.75**2),
        ):
            sense, own, _ = look(man(0, 10, 30, facing, key=bow), man(1, 10, 30 - far, SOUTH))
            walk = 0.7 * BLOW * 0.75 ** (1 + (far - BASE) / 8)
            assert prospect(sense, own) == close(max(value, walk), rel=1e-4)

    def test_no_shot_through_a_wall(self):
        slow = plain(**BOW, speed=1)
        wall = box(50, "blocking", 8, 24, 4, 1)
        sense, own, _ = look(
            man(0, 10, 29, NORTH, key=slow), man(1, 10, 20, SOUTH), terrain=(wall,)
        )
        assert prospect(sense, own) == close(0.175 * BLOW)

    def test_whoever_touches_an_archer_keeps_it_from_shooting(self):
        sense, own, _ = look(man(0, 10, 10, NORTH), man(1, 10, 10 - BASE, SOUTH, key=plain(**BOW)))
        assert prospect(sense, own) == close(0.7 * BLOW + 2.0)

    def test_archers_in_contact_do_not_shoot(self):
        bow = plain(**BOW, attack=9, damage=1)
        sense, own, *_ = look(
            man(0, 10, 20, NORTH, key=bow),
            man(1, 10, 20 - BASE, SOUTH, key=plain(defense=30)),
            man(1, 10, 12, SOUTH, key=plain(points=200)),
        )
        assert prospect(sense, own) < 5


class TestOutlooks:
    """All of it together."""

    def test_it_is_the_sum_of_hopes_and_fears(self):
        sense, own, _ = look(man(0, 10, 10, NORTH), man(1, 10, 4, SOUTH), objectives=((10, 10),))
        expected = sense.errands[1].worth + prospect(sense, own) - danger(sense, own)
        assert outlook(sense, own) == close(expected)

    def test_in_the_last_turn_only_the_objectives_count(self):
        sense, own, _ = look(
            man(0, 10, 10, NORTH), man(1, 10, 4, SOUTH), objectives=((10, 10),), options=LAST
        )
        assert outlook(sense, own) == close(sense.errands[1].worth) == close(100.0)


class TestFacing:
    """Nobody shows the enemy his back."""

    def test_to_the_nearest_enemy(self):
        sense, own, *_ = look(man(0, 10, 10, NORTH), man(1, 10, 20), man(1, 18, 10))
        assert looking(sense, own) == 0
        assert standing_at(sense, own, own.pose.x, own.pose.y, soar=False).pose.facing == 0

    def test_rather_to_one_that_can_act(self):
        sense, own, *_ = look(man(0, 10, 10, NORTH), man(1, 10, 18.5), man(1, 18, 10, tokens=2))
        assert looking(sense, own) == 900
        sense, own, *_ = look(man(0, 10, 10, NORTH), man(1, 10, 19), man(1, 18, 10, tokens=2))
        assert looking(sense, own) == 0

    def test_as_it_stands_where_there_is_nobody(self):
        sense, own = look(man(0, 10, 10, WEST))
        assert looking(sense, own) == 1800

    def test_at_the_level_named(self):
        flier = plain(speed_type="wing")
        sense, own = look(man(0, 10, 10, key=flier))
        assert standing_at(sense, own, 500, 600, soar=True).pose.level == 1
        there = standing_at(sense, own, 500, 600, soar=False).pose
        assert (there.x, there.y, there.level) == (500, 600, 0)
