"""What bots do when a card is played: assaults, moves, goals; and how they see the others."""

import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Charge, Engage
from slagveld.games.confrontation.bots.assaults import assaults, companions, daring, reaches
from slagveld.games.confrontation.bots.moves import goal_of, move_of, outlook
from slagveld.games.confrontation.bots.sense import Sense, apart, charged, charging, prospect
from slagveld.games.confrontation.bots.shots import best_shot, hit_chance, shot_worth
from slagveld.games.confrontation.bots.worth import chance, stance_of, wounded_by
from slagveld.games.confrontation.core.state import Prize
from slagveld.games.confrontation.disengagement.attempt import Disengage
from slagveld.games.confrontation.movement.dodge import Dodge
from slagveld.games.confrontation.movement.type_of_movement import Active
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Rush, Stay, Walk
from slagveld.games.confrontation.setup.zones import NO_ASSAULT
from slagveld.games.confrontation.turn.activation import Activation, EndActivation
from slagveld.record import replace
from tests.games.confrontation.battle import NORTH, SOUTH, WEST, box, card, man, units
from tests.games.confrontation.marching import active, way
from tests.games.confrontation.plotting import SENSE, done, look

close = pytest.approx

STRONG = card(attack=7, strength=9, defence=6, initiative=6, points=30)
WEAK = card(attack=1, strength=2, defence=1, resistance=2, points=12)
TROLL = card(fear=6, strength=8, attack=5, points=60)
BOW = card(shooting=3, equipment=("long-bow",), points=22)
ACTIVE = Active(0, (101,))


def measured(sense):
    """What ways into contact have been looked for."""
    return [key for key in sense.state.field.traces if key[0] == "con-closes"]


class TestSense:
    """How it sees the others."""

    def test_gaps_are_between_bases(self):
        _, one, other = look(man(0, 10, 40), man(1, 10, 20))
        assert apart(one, other) == 1750

    def test_an_onset_is_a_charge(self):
        sense, one, other = look(man(0, 10, 40, key=STRONG), man(1, 10, 30))
        shaken, comer = charged(other, one), charging(one)
        assert (shaken.turn.charged, comer.turn.assault) == (-1, "charge")
        assert sense.onset(one, other) == prospect(sense.state, [comer], [shaken])
        assert sense.joining(one, other, charge=True) == sense.onset(one, other)
        assert sense.joining(one, other, charge=False) == prospect(sense.state, [one], [other])

    def test_a_penalty_that_is_worse_already_stays(self):
        _, one, other = look(man(0, 10, 40), man(1, 10, 30, charged=-2))
        assert charged(other, one).turn.charged == -2

    def test_joining_counts_what_it_adds(self):
        men = (man(0, 10, 40), man(0, 10, 27.5), man(1, 10, 30, NORTH))
        sense, one, ally, foe = look(*men)
        after = prospect(sense.state, [ally, charging(one)], [charged(foe, one)])
        before = prospect(sense.state, [ally], [foe])
        assert sense.joining(one, foe, charge=True) == close(after - before)

    def test_danger_is_the_worst_charge_in_reach(self):
        men = (man(0, 10, 40), man(1, 10, 20, SOUTH), man(1, 12.6, 20, SOUTH, key=STRONG))
        sense, one, plain, strong = look(*men)
        assert sense.danger(one) == close(sense.onset(strong, one))
        assert sense.onset(strong, one) > sense.onset(plain, one)

    def test_no_danger_from_afar_nor_from_those_who_fight(self):
        sense, one, _ = look(man(0, 10, 43), man(1, 10, 20, SOUTH, key=STRONG))
        assert apart(one, sense.foes[0]) == 2050
        assert sense.danger(one) == 0.0
        men = (man(0, 10, 40), man(1, 10, 20, SOUTH, key=STRONG), man(0, 10, 17.5))
        assert look(*men)[0].danger(look(*men)[1]) == 0.0

    def test_a_charge_to_come(self):
        sense, one, foe = look(man(0, 10, 40, key=STRONG), man(1, 10, 18))
        assert sense.chance_to_charge(one) == close(sense.onset(one, foe))
        weak, one, foe = look(man(0, 10, 40, key=WEAK), man(1, 10, 18, key=STRONG))
        assert weak.onset(one, foe) < 0
        assert weak.chance_to_charge(one) == 0.0, "it would not pay"
        far, one, _ = look(man(0, 10, 43, key=STRONG), man(1, 10, 20))
        assert far.chance_to_charge(one) == 0.0

    def test_the_hidden_and_the_dying_do_not_count(self):
        men = (man(0, 10, 40), man(1, 10, 30, hidden=True), man(1, 20, 30, dying=True))
        sense, one, *_ = look(*men)
        assert sense.foes == []
        assert sense.by_gap(one) == []
        assert [figure.id for figure in sense.own] == [1]

    def test_the_nearest(self):
        sense, one, _, near = look(man(0, 10, 40), man(1, 10, 10), man(1, 10, 20))
        assert sense.by_gap(one)[0].id == near.id


class TestAssaults:
    """Whom to charge."""

    def test_the_strong_charge_who_is_in_reach(self):
        assert done(man(0, 30, 40, key=STRONG), man(1, 30, 25)) == Charge((1,), (2,))

    def test_the_weak_do_not_charge_the_strong(self):
        action = done(man(0, 30, 40, key=WEAK), man(1, 30, 25, key=STRONG))
        assert not isinstance(action, Charge | Engage)

    def test_nobody_charges_who_is_out_of_reach(self):
        action = done(man(0, 30, 60, key=STRONG), man(1, 30, 25))
        assert isinstance(action, Walk | Rush)

    def test_the_last_unit_of_reach_counts(self):
        assert done(man(0, 30, 47.5, key=STRONG), man(1, 30, 25)) == Charge((1,), (2,)), "20 cm"
        assert isinstance(done(man(0, 30, 47.51, key=STRONG), man(1, 30, 25)), Rush)

    def test_who_may_assault_nobody_plans_none(self):
        sense, one, _ = look(man(0, 30, 40, key=STRONG, marks=(NO_ASSAULT,)), man(1, 30, 25))
        assert list(assaults(sense, ACTIVE, [one])) == []
        sense, one, foe = look(man(0, 30, 40, key=STRONG), man(1, 30, 25))
        hoped = sense.onset(one, foe) + 1.5
        found = list(assaults(sense, ACTIVE, [one]))
        assert found == [(close(hoped), Charge((1,), (2,)))]
        assert list(assaults(sense, ACTIVE, [one], least=hoped + 1)) == []

    def test_only_an_assault_that_promises_something_is_planned(self):
        sense, one, foe = look(man(0, 30, 40, key=WEAK), man(1, 30, 25, key=STRONG))
        assert daring(sense, ACTIVE, one, foe, "charge")[0] < 0
        assert list(assaults(sense, ACTIVE, [one])) == []

    def test_only_the_best_assault_is_measured_unless_more_are_asked_for(self):
        strong, weaker = card(attack=7, strength=9, points=30), card(attack=6, strength=8)
        men = (man(0, 27, 40, key=strong, card=101), man(0, 33, 40, key=weaker, card=101))
        sense, *own, _ = look(*men, man(1, 30, 25))
        found = assaults(sense, ACTIVE, own)
        best = next(found)
        assert best[1].figures == (1,)
        assert len(measured(sense)) == 1
        (other,) = found
        assert (other[1].figures, len(measured(sense))) == ((2,), 2)
        assert best[0] > other[0] > 0

    def test_companions_come_from_as_far_as_they_can_charge(self):
        men = (man(0, 20, 40, card=101), man(1, 30, 25, SOUTH, key=TROLL))
        for y, found in ((47.5, [3]), (47.6, [])):
            sense, one, troll, _ = look(*men, man(0, 30, y, card=101))
            assert companions(sense, ACTIVE, one, troll, "charge") == found

    def test_who_is_not_seen_is_engaged(self):
        assert done(man(0, 30, 40, SOUTH, key=STRONG), man(1, 30, 25)) == Engage((1,), (2,))

    def test_the_dearer_of_two_equals_is_charged(self):
        rich = card(points=60)
        men = (man(0, 30, 40, key=STRONG), man(1, 25, 25), man(1, 35, 25, key=rich))
        assert done(*men) == Charge((1,), (3,))

    def test_they_gang_up_on_one_who_is_held(self):
        men = (man(0, 30, 40), man(1, 20, 25, SOUTH), man(0, 40, 22.5), man(1, 40, 25, NORTH))
        assert done(*men) == Charge((1,), (4,))

    def test_a_wall_between_them_holds_them_back(self):
        wall = box(9, "impassable", 0, 30, 120, 1, height=units(5))
        men = (man(0, 30, 40, key=STRONG), man(1, 30, 25))
        assert not isinstance(done(*men, terrain=(wall,)), Charge | Engage)

    def test_cowards_leave_a_creature_alone(self):
        coward = card(courage=1, attack=7, strength=9, initiative=6)
        men = (man(0, 30, 40, key=coward), man(1, 30, 25, SOUTH, key=TROLL))
        assert not isinstance(done(*men), Charge)
        brave = card(courage=9, attack=7, strength=9, initiative=6)
        men = (man(0, 30, 40, key=brave), man(1, 30, 25, SOUTH, key=TROLL))
        assert done(*men) == Charge((1,), (2,))

    def test_together_they_dare_more(self):
        brave = card(courage=6, attack=7, strength=9, initiative=6)
        men = (
            man(0, 28, 40, key=brave, card=101),
            man(1, 30, 25, SOUTH, key=TROLL),
            man(0, 32, 40, key=brave, card=101),
        )
        sense, one, troll, _ = look(*men)
        assert companions(sense, ACTIVE, one, troll, "charge") == [3]
        value, group = daring(sense, ACTIVE, one, troll, "charge")
        assert group == (1, 3)
        passed = chance(6 + 1 - 7)
        hoped = sense.onset(one, troll) + 1.5
        assert value == close(passed * hoped - (1 - passed) * 0.4 * 20)

    def test_no_companion_who_shoots_or_is_too_far(self):
        men = (
            man(0, 28, 40, card=101),
            man(1, 30, 25, SOUTH, key=TROLL),
            man(0, 32, 40, key=BOW, card=101),
            man(0, 32, 60, card=101),
        )
        sense, one, troll, *_ = look(*men)
        assert companions(sense, ACTIVE, one, troll, "charge") == []

    def test_a_creature_counts_on_its_fear(self):
        sense, troll, man_ = look(man(0, 30, 40, key=TROLL), man(1, 30, 25))
        stays = chance(6 + 1 - 4)
        hoped = sense.onset(troll, man_) + 1.5
        value = stays * hoped + (1 - stays) * 0.3 * 20
        assert daring(sense, ACTIVE, troll, man_, "charge") == (close(value), (1,))

    def test_a_shooter_is_shy_unless_he_would_be_charged_anyway(self):
        sense, bow, foe = look(man(0, 30, 40, key=BOW), man(1, 30, 25, key=WEAK))
        assert sense.danger(bow) == 0
        value = sense.onset(bow, foe) + 1.5 - 0.35 * 22
        assert daring(sense, ACTIVE, bow, foe, "charge")[0] == close(value)
        men = (man(0, 30, 40, key=BOW), man(1, 30, 25, key=WEAK), man(1, 40, 40, key=STRONG))
        sense, bow, foe, _ = look(*men)
        value = sense.onset(bow, foe) + 1.5
        assert daring(sense, ACTIVE, bow, foe, "charge")[0] == close(value)

    def test_what_is_carried_is_dear(self):
        men = (man(0, 30, 40), man(1, 30, 25))
        for bearer, more in ((1, -60), (2, 60), (0, 0)):
            sense, one, foe = look(*men, objects=(Prize(90, "relic", 0, 0, bearer),))
            value = daring(sense, ACTIVE, one, foe, "charge")[0]
            assert value == close(sense.onset(one, foe) + 1.5 + more)

    def test_reach_is_measured(self):
        sense, _, foe, far = look(man(0, 30, 40), man(1, 30, 25), man(1, 30, 5))
        assert reaches(sense, ACTIVE, 1, foe, "charge")
        assert not reaches(sense, ACTIVE, 1, far, "charge")


def _moving(*men, **rest):
    """What `move_of` wants to know of figure 1."""
    sense, one, *_ = look(*men, **rest)
    return sense, ACTIVE, one


class TestMoves:
    """Where to."""

    def test_they_go_for_the_enemy_and_look_at_him(self):
        action = done(man(0, 30, 80, key=STRONG), man(1, 30, 10))
        assert isinstance(action, Rush)
        assert action.path[-1].y == units(60)
        assert action.facing == 2700

    def test_the_weak_stop_before_they_can_be_charged(self):
        action = done(man(0, 30, 45, key=WEAK), man(1, 30, 20, SOUTH, key=STRONG))
        end = action.path[-1].y if isinstance(action, Walk | Rush) else units(45)
        assert end >= units(42.5), "22.5 - 2.5 is the reach of a charge"

    def test_they_go_round_what_is_in_the_way(self):
        wall = box(9, "impassable", 26, 50, 8, 1, height=units(5))
        action = done(man(0, 30, 54, key=STRONG), man(1, 30, 10), terrain=(wall,))
        assert isinstance(action, Walk | Rush)
        assert len(action.path) > 1 or action.path[-1].x != units(30)

    def test_the_best_of_walk_and_rush_is_by_the_outlook(self):
        men = (man(0, 30, 80, key=STRONG), man(1, 30, 10, SOUTH))
        sense, one, _ = look(*men)
        action = done(*men)
        there = one.at(replace(one.pose, x=3000, y=6000))
        assert action == Rush(1, way((30, 60)), 2700)
        assert outlook(sense, there, 2700, None) > outlook(sense, one, 2700, None)

    def test_a_shooter_walks_out_of_reach_of_the_strong(self):
        men = (man(0, 30, 40, key=card(shooting=0, equipment=("long-bow",), points=60)),)
        action = done(*men, man(1, 30, 21, SOUTH, key=STRONG))
        assert action == Walk(1, way((30, 50)), 2700)

    def test_one_who_hangs_on_a_wall_stays(self):
        rock = box(9, "obstacle", 20, 20, 20, 20, height=units(10))
        one = man(0, 30, 41.25, climbing=9, z=3)
        assert move_of(*_moving(one, man(1, 60, 80), terrain=(rock,))) == (0.0, Stay(1))

    def test_one_who_fights_stays(self):
        assert done(man(0, 30, 40), man(1, 30, 37.5, SOUTH)) == Stay(1)

    def test_a_shooter_with_a_target_stays_and_turns_to_it(self):
        action = done(man(0, 30, 50, WEST, key=BOW), man(1, 30, 10, SOUTH))
        assert action == Stay(1, 2700)

    def test_a_shooter_out_of_range_walks_up(self):
        action = done(man(0, 30, 85, key=BOW), man(1, 30, 5, SOUTH))
        assert isinstance(action, Walk)
        assert action.path[-1].y == units(75)

    def test_one_who_stays_under_fire_dodges(self):
        men = (man(0, 30, 45.1, key=WEAK), man(1, 30, 22, SOUTH, key=STRONG))
        assert done(*men) == Stay(1)
        assert done(*men, man(1, 60, 22, SOUTH, key=BOW)) == Dodge(1, (), 2700)
        assert done(*men, man(1, 100, 22, SOUTH, key=BOW)) == Stay(1), "out of its range"
        held = (man(1, 60, 22, SOUTH, key=BOW), man(0, 62.5, 22))
        assert done(*men, *held) == Stay(1), "it cannot shoot"

    def test_nearest_to_the_enemy_first(self):
        men = (man(0, 30, 85, card=101), man(0, 40, 80, card=101), man(1, 30, 5))
        assert done(*men).figure == 2

    def test_with_nobody_left_to_move_it_ends(self):
        state = active(man(0, 30, 40), man(1, 30, 10))
        assert SENSE.worth(state, 0) == 0.0
        question = Activation(0, (999,))
        assert SENSE.proposals(state, 0, question, None) == [(0.0, EndActivation())]


class TestEscapes:
    """Leaving a fight."""

    QUICK = card(initiative=6, attack=1, strength=2, defence=1, resistance=2)

    def test_the_losing_leave_if_they_can(self):
        men = (man(0, 30, 40, key=self.QUICK), man(1, 30, 37.5, SOUTH, key=STRONG))
        assert done(*men) == Disengage(1)

    def test_not_if_it_would_hardly_succeed(self):
        slow = card(initiative=1, attack=1, strength=2, defence=1, resistance=2)
        men = (man(0, 30, 40, key=slow), man(1, 30, 37.5, SOUTH, key=STRONG))
        assert done(*men) == Stay(1)

    def test_not_if_they_have_been_contacted(self):
        one = man(0, 30, 40, key=self.QUICK, contacted=True)
        assert done(one, man(1, 30, 37.5, SOUTH, key=STRONG)) == Stay(1)

    def test_nobody_flees_a_fight_that_he_wins(self):
        men = (man(0, 30, 40, key=STRONG), man(1, 30, 37.5, SOUTH, key=WEAK))
        assert done(*men) == Stay(1)


class TestGoals:
    """What the scenario wants."""

    ZONES = ((0, 0, 7000, 12000, 9000), (1, 0, 0, 12000, 2000))

    def relic(self, *men, bearer=0, **rest):
        objects = (Prize(90, "relic", units(60), units(45), bearer),)
        return look(*men, scenario="prize", objects=objects, zones=self.ZONES, **rest)

    def test_the_nearest_two_go_for_the_prize(self):
        men = (man(0, 60, 60), man(0, 50, 60), man(0, 10, 60), man(1, 60, 10))
        sense, one, two, three, _ = self.relic(*men)
        assert goal_of(sense, one) == goal_of(sense, two) == (6000, 4500)
        assert goal_of(sense, three) is None

    def test_home_with_it(self):
        sense, one, *_ = self.relic(man(0, 1, 45), man(1, 60, 10), bearer=1)
        assert goal_of(sense, one) == (300, 8000)

    def test_after_the_enemy_who_has_it(self):
        men = (man(0, 60, 60), man(1, 60, 10))
        sense, one, _ = self.relic(*men, bearer=2)
        assert goal_of(sense, one) == (6000, 1000)

    def test_nowhere_when_a_friend_has_it(self):
        sense, one, *_ = self.relic(man(0, 60, 60), man(0, 50, 45), man(1, 60, 10), bearer=2)
        assert goal_of(sense, one) is None

    def test_whoever_carries_walks_home(self):
        objects = (Prize(90, "relic", units(60), units(45), 1),)
        rest = {"scenario": "prize", "objects": objects, "zones": self.ZONES}
        action = done(man(0, 60, 45, key=STRONG), man(1, 60, 10), **rest)
        assert isinstance(action, Walk)
        assert action.path[-1].y == units(55)

    def test_across_the_river_and_no_farther(self):
        men = (man(0, 118, 60), man(0, 50, 10), man(1, 60, 60))
        sense, one, there, _ = look(*men, scenario="crossing", zones=self.ZONES)
        assert goal_of(sense, one) == (11700, 1000)
        assert goal_of(sense, there) is None

    def test_into_the_place_that_counts_and_it_stays_there(self):
        men = (man(0, 10, 60), man(0, 60, 45), man(1, 60, 10))
        sense, one, there, _ = look(*men, scenario="stones", zones=self.ZONES)
        assert goal_of(sense, one) == (5300, 5100)
        assert goal_of(sense, there) == (6000, 4500)
        sense, one, _, foe = look(*men, scenario="breach", zones=self.ZONES)
        assert goal_of(sense, one) == (3300, 2500)
        assert goal_of(Sense(sense.state, 1), foe) == (6000, 1000), "the garrison stays inside"

    def test_to_a_chest_that_lies_there_and_home_with_it(self):
        chests = (
            Prize(90, "chest", units(20), units(45)),
            Prize(91, "chest", units(90), units(45), 2),
        )
        men = (man(0, 10, 60), man(0, 90, 45), man(0, 110, 60), man(1, 60, 10))
        sense, one, bearer, other, _ = look(
            *men, scenario="plunder", objects=chests, zones=self.ZONES
        )
        assert goal_of(sense, one) == (2000, 4500)
        assert goal_of(sense, bearer) == (9000, 8000)
        assert goal_of(sense, other) == (2000, 4500), "two go for each"

    def test_no_goal_in_a_clash(self):
        sense, one, _ = look(man(0, 60, 60), man(1, 60, 10))
        assert goal_of(sense, one) is None

    def test_outlooks(self):
        sense, one, foe = look(man(0, 60, 60, key=STRONG), man(1, 60, 45, SOUTH))
        value = -4 * 0.125 + 0.5 * sense.onset(one, foe) - 0.35 * max(0, sense.onset(foe, one))
        assert outlook(sense, one, 2700, None) == close(value)
        assert outlook(sense, one, 2700, (6000, 5000)) == close(value - 60 * 0.1)


class TestShots:
    """What a shot promises."""

    def test_chance_times_harm(self):
        sense, bow, foe = look(man(0, 30, 50, key=BOW), man(1, 30, 32.5, SOUTH))
        assert hit_chance(bow, 4) == chance(1)
        hurt = wounded_by(3, stance_of(foe))
        assert shot_worth(sense.state, bow, foe) == close(chance(4 - 3) * hurt)
        assert best_shot(sense.state, bow)[1].id == foe.id

    def test_friends_in_the_fight_count_against_it(self):
        men = (man(0, 30, 50, key=BOW), man(1, 30, 32.5, SOUTH), man(0, 32.5, 32.5))
        sense, bow, foe, friend = look(*men)
        hurt, harm = wounded_by(3, stance_of(foe)), wounded_by(3, stance_of(friend))
        value = chance(4 - 3) * (hurt - 1.5 * harm) / 2
        assert shot_worth(sense.state, bow, foe) == close(value)

    def test_none_out_of_range_or_without_a_weapon(self):
        sense, bow, foe = look(man(0, 30, 85, key=BOW), man(1, 30, 5, SOUTH))
        assert shot_worth(sense.state, bow, foe) == 0.0
        assert shot_worth(sense.state, foe, bow) == 0.0
