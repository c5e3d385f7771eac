"""Bots move formations: one action for several, round terrain, and on after dice."""

import pytest

from slagveld.games.mage_knight.bots.formations import best_march, bodies, goals, marched
from slagveld.games.mage_knight.bots.sense import Sense
from slagveld.games.mage_knight.formations.actions import MoveFormation
from slagveld.games.mage_knight.formations.break_away_and_moves import MoveRest, Replan, RestStays
from slagveld.games.mage_knight.formations.speed_and_plan import Company, company_of
from slagveld.games.mage_knight.movement.actions import Move
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import BASE, NORTH, SOUTH, battle, box, man, plain, units
from tests.games.mage_knight.plotting import chosen, turn

FAR = man(1, 34, 2, SOUTH)
SWIMMER = plain(speed_type="wave")
"""It cannot run."""


def formation_moves(sense):
    """The best move of each group that hangs together."""
    found = [best_march(sense, members) for members in bodies(sense)]
    return [best for best in found if best is not None]


def line_of(count, x=14, y=30, **more):
    return [man(0, x + place * BASE, y, NORTH, **more) for place in range(count)]


class TestMarches:
    """Where several go for one action."""

    def test_a_formation_saves_actions(self):
        state = turn(*line_of(4), FAR, objectives=((15, 15),))
        action = chosen(state)
        assert isinstance(action, MoveFormation)
        assert sorted(place.piece for place in action.plan) == [1, 2, 3, 4]
        assert all(place.pose.y < units(26) for place in action.plan)
        assert not action.run

    def test_at_most_five_go(self):
        state = turn(*line_of(7), FAR, objectives=((15, 15),))
        action = chosen(state)
        assert isinstance(action, MoveFormation)
        assert len(action.plan) == 5

    def test_two_are_none(self):
        state = turn(*line_of(2), FAR, objectives=((15, 15),))
        assert not isinstance(chosen(state), MoveFormation)

    def test_only_the_fresh_go_where_they_are_enough(self):
        men = [*line_of(3), man(0, 14 + 3 * BASE, 30, tokens=1)]
        action = chosen(turn(*men, FAR, objectives=((15, 15),)))
        assert isinstance(action, MoveFormation)
        assert sorted(place.piece for place in action.plan) == [1, 2, 3]

    def test_the_tired_are_not_pushed_for_a_walk(self):
        state = turn(*line_of(3, tokens=1), FAR, objectives=((15, 15),))
        assert not isinstance(chosen(state), MoveFormation)

    def test_terrain_in_the_way_does_not_stop_it(self):
        rocks = box(50, "blocking", 13, 25, 6, 2)
        state = turn(*line_of(3, key=SWIMMER), FAR, objectives=((15, 14),), terrain=(rocks,))
        action = chosen(state)
        assert isinstance(action, MoveFormation)
        assert sorted(place.piece for place in action.plan) == [1, 2, 3]
        assert all(len(place.path) > 1 for place in action.plan), "all of them go round"
        assert all(place.pose.y < units(25) for place in action.plan), "and all get past"

    def test_a_straight_move_that_is_refused_becomes_one_in_file(self):
        rocks = box(50, "blocking", 13, 25, 6, 2)
        state = turn(*line_of(3), FAR, objectives=((15, 14),), terrain=(rocks,))
        members = list(state.fighters[:3])
        company = company_of(state, 0, members, run=False, lead=0)
        straight = (Spot(units(14), units(22)),)
        walks = marched(Sense(state, 0), company, members, (state.fighters[0], straight))
        assert walks is not None
        assert [walk.piece for walk in walks] == [1, 2, 3]
        assert company.plan_refusal(state, walks) is None

    def test_there_is_no_plan_through_a_closed_wall(self):
        wall = box(50, "blocking", 0, 27, 36, 1)
        state = turn(*line_of(3), FAR, objectives=((15, 14),), terrain=(wall,))
        for _, action in formation_moves(Sense(state, 0)):
            assert all(place.pose.y > units(28) for place in action.plan)

    def test_a_piece_of_terrain_before_one_member_is_gone_round(self):
        rock = box(50, "blocking", 13.6, 26, 0.8, 0.8)
        state = turn(*line_of(3, key=SWIMMER), FAR, objectives=((15, 14),), terrain=(rock,))
        action = chosen(state)
        assert isinstance(action, MoveFormation)
        assert all(place.pose.y < units(25) for place in action.plan)

    def test_everybody_looks_at_the_enemy_afterwards(self):
        state = turn(*line_of(3), man(1, 15, 4, SOUTH), objectives=((15, 15),))
        action = chosen(state)
        assert isinstance(action, MoveFormation)
        assert all(2600 < place.pose.facing < 2800 for place in action.plan)

    def test_it_does_not_march_into_reach_of_what_it_cannot_stand(self):
        brutes = [
            man(1, 13 + place * 3, 14, SOUTH, key=plain(attack=14, damage=5)) for place in range(3)
        ]
        weak = plain(attack=3)
        state = turn(*line_of(3, key=weak), *brutes)
        found = formation_moves(Sense(state, 0))
        for value, action in found:
            assert value <= 0.3 or all(place.pose.y > units(23) for place in action.plan)

    def test_goals_are_for_all_of_them(self):
        state = turn(*line_of(3), FAR, objectives=((15, 15),))
        sense, members = Sense(state, 0), list(state.fighters[:3])
        company = company_of(state, 0, members, run=False, lead=0)
        found = goals(sense, company, members)
        assert found
        worths = [value for value, _ in found]
        assert worths == sorted(worths, reverse=True)
        assert all(value > 0 for value in worths)


class TestReplanning:
    """After dice and damage."""

    def company(self, *, stuck=(), judged=False):
        return Company(
            seat=0, members=(1, 2, 3), speed=8, of=1, stuck=stuck, left=(1, 2, 3), judged=judged
        )

    def test_the_rest_goes_on(self):
        state = battle(*line_of(3), FAR, objectives=((15, 15),), agenda=(Replan(self.company()),))
        action = chosen(state)
        assert isinstance(action, MoveRest)
        assert all(place.pose.y < units(29) for place in action.plan)

    def test_whoever_is_held_fast_stays(self):
        company = self.company(stuck=(1, 2, 3))
        state = battle(*line_of(3), FAR, objectives=((15, 15),), agenda=(Replan(company),))
        assert chosen(state) == RestStays()

    def test_there_is_no_need_to_go_where_they_are(self):
        state = battle(*line_of(3), objectives=((14 + BASE, 30),), agenda=(Replan(self.company()),))
        assert chosen(state) == RestStays()


def test_alone_one_goes_alone():
    state = turn(man(0, 14, 30), FAR, objectives=((15, 23),))
    assert isinstance(chosen(state), Move)


@pytest.mark.parametrize("count", [3, 5])
def test_a_formation_is_worth_more_than_one_of_its_members(count):
    state = turn(*line_of(count), FAR, objectives=((15, 15),))
    together = formation_moves(Sense(state, 0))
    assert len(together) == 1
    assert together[0][0] > 0
