"""How good a place is to a regiment of a bot, to the last digit: dangers, goals, machines."""

import pytest

from slagveld.games.little_carnage.bots.attacks import promise
from slagveld.games.little_carnage.bots.gunfire import bombardment, brunt
from slagveld.games.little_carnage.bots.minds import ARRIVED, Mind, goal_of
from slagveld.games.little_carnage.bots.routes import approach
from slagveld.games.little_carnage.bots.vantages import overlook
from slagveld.games.little_carnage.bots.worth import danger
from slagveld.games.little_carnage.core.state import Options
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, box, card, troop
from tests.games.little_carnage.bots.test_gunfire import before_a_gun
from tests.games.little_carnage.bots.test_tactics import fought

close = pytest.approx
BRUTE = card(attack=6, strength=6)
BOW = card(ranged=True)
HOST = ((9, 8, SOUTH), (10, 8, SOUTH), (11, 8, SOUTH))


def outlook(state, number=101):
    return Mind(state, state.regiment(number)).outlook(state)


class TestDangers:
    """How much counts what enemies could do."""

    def before_a_brute(self, own=None, **more):
        return battle(
            troop(0, (10, 10, NORTH), card=own), troop(1, (10, 14, NORTH), card=BRUTE), **more
        )

    @pytest.mark.parametrize(("number", "part"), [(1, 0.27), (6, 0.12), (10, 0.0), (12, 0.0)])
    def test_fighters_heed_them_less_and_less_and_want_to_come_near(self, number, part):
        state = self.before_a_brute(round=number)
        risk = danger(state, state.regiment(101))
        assert risk > 0.0
        assert outlook(state) == close(-part * risk - 3.0), "three inches away"

    @pytest.mark.parametrize(("number", "part"), [(1, 0.54), (6, 0.24), (10, 0.0)])
    def test_shooters_heed_them_twice_as_much_and_want_no_nearer(self, number, part):
        state = self.before_a_brute(BOW, round=number)
        assert outlook(state) == close(-part * danger(state, state.regiment(101)))

    def test_after_twenty_rounds_shooters_close_in(self):
        for number, away in ((20, 0.0), (21, 750.0)):
            state = self.before_a_brute(BOW, round=number)
            mind = Mind(state, state.regiment(101))
            assert mind.way_left(state) == away
            assert mind.shoots is mind.careful is mind.looks_over is (number == 20)

    def test_wizards_are_careful_while_there_is_magic(self):
        for magic, level, part in ((True, 1, 0.54), (True, 0, 0.27), (False, 1, 0.27)):
            state = self.before_a_brute(card(magic=level), options=Options(magic=magic))
            risk = danger(state, state.regiment(101))
            assert outlook(state) == close(-part * risk - 3.0)
            assert Mind(state, state.regiment(101)).conjures is (part == 0.54)

    @pytest.mark.parametrize("number", [1, 10])
    def test_whose_life_decides_never_stops_to_be_careful_and_goes_nowhere(self, number):
        state = battle(
            troop(0, (10, 14, NORTH), card=BRUTE), troop(1, (10, 10, NORTH)),
            scenario="attack-on-gruenwald", round=number,
        ).noted("elder-model", 2)  # fmt: skip
        assert goal_of(state, state.regiment(102)) is None
        assert outlook(state, 102) == close(-0.6 * danger(state, state.regiment(102)))

    def test_who_must_get_somewhere_alive_counts_all_of_them(self):
        state = battle(
            troop(0, (20, 30, NORTH)), troop(1, (20, 34, NORTH), card=BRUTE),
            scenario="protect-the-border",
        ).noted("warlord-model", 1)  # fmt: skip
        goal = goal_of(state, state.regiment(101))
        risk = danger(state, state.regiment(101))
        assert goal.x == 5000
        left = (7500 - goal.y) / 250
        assert outlook(state) == close(-0.9 * risk - 4.0 * left), "four points an inch: it decides"

    def test_what_can_be_done_from_there_counts(self):
        state = battle(troop(0, (10, 10, NORTH)), troop(1, (10, 9, SOUTH)))
        own = state.regiment(101)
        assert promise(state, own) > 0.0
        assert outlook(state) == close(promise(state, own) - 0.27 * danger(state, own))

    def test_height_counts_for_shooters_alone(self):
        hill = box(1, "hill", 8, 14, 4, 4)
        for own, worth in ((BOW, 3.0), (card(), 0.0)):
            foe = troop(1, (10, 11), card=card(attack=0))
            state, flat = (
                battle(troop(0, (10, 15, NORTH), card=own), foe, terrain=terrain)
                for terrain in ((hill,), ())
            )
            assert overlook(state, state.regiment(101)) == 3.0
            gain = promise(state, state.regiment(101)) - promise(flat, flat.regiment(101))
            assert outlook(state) - outlook(flat) == close(worth + gain)


class TestGoals:
    """The way to where the scenario wants a regiment."""

    def test_an_area_that_is_held_is_worth_half_its_points_and_a_lesser_pull(self):
        state = battle(
            troop(0, (20, 39)), troop(1, (20, 15), card=card(attack=0, agility=1)),
            scenario="advance-into-enemy-land",
        )  # fmt: skip
        goal = goal_of(state, state.regiment(102))
        assert (goal.x, goal.y, goal.condition.wins) == (5000, 4700, False)
        left = (4700 - 3750) / 250
        assert outlook(state, 102) == close(-1.5 * left), "a point and a half an inch"

    def test_in_the_area_its_worth_is_added(self):
        state = battle(
            troop(0, (20, 39)), troop(1, (20, 17), card=card(attack=0)),
            scenario="advance-into-enemy-land",
        )  # fmt: skip
        assert outlook(state, 102) == close(25.0 / 2 - 1.5 * (4700 - 4250) / 250)

    def test_the_warlord_who_is_there_has_won(self):
        state = battle(troop(0, (20, 8)), troop(1, (38, 38)), scenario="protect-the-border")
        state = state.noted("warlord-model", 1)
        assert outlook(state) == close(ARRIVED)

    def test_hunters_come_up_to_him_shooters_to_a_bowshot(self):
        for own, left in ((card(), 2500.0), (BOW, 1000.0), (card(ranged=True, attack=0), 1000.0)):
            state = battle(
                troop(0, (20, 30)), troop(1, (20, 20), card=own), scenario="protect-the-border"
            ).noted("warlord-model", 1)
            mind = Mind(state, state.regiment(102))
            assert mind.goal.condition.kind == "slay"
            assert mind.way_left(state) == left
            near = battle(
                troop(0, (20, 30)), troop(1, (20, 26), card=own), scenario="protect-the-border"
            ).noted("warlord-model", 1)
            assert Mind(near, near.regiment(102)).way_left(near) == (0.0 if left < 2000 else 1000.0)

    def test_shooters_with_another_goal_go_all_the_way(self):
        state = battle(
            troop(0, (20, 39)), troop(1, (20, 14.8), card=BOW), scenario="advance-into-enemy-land"
        )
        assert Mind(state, state.regiment(102)).way_left(state) == 1000.0

    def test_the_nearest_model_counts(self):
        state = battle(troop(0, (10, 10), (12, 10), (11, 10)), troop(1, (20, 10), (18, 10)))
        assert Mind(state, state.regiment(101)).way_left(state) == 1250.0
        alone = battle(troop(0, (10, 10)))
        assert Mind(alone, alone.regiment(101)).way_left(alone) == 0.0


class TestMachines:
    """What their fire costs on the way."""

    def test_without_machines_nothing(self):
        state = battle(troop(0, (10, 10)), troop(1, (10, 20)))
        assert Mind(state, state.regiment(101)).fire(state) == 0.0

    @pytest.mark.parametrize(("own", "stays"), [(card(), 0.0), (BOW, 2.0)])
    def test_the_next_shot_and_those_on_the_way(self, own, stays):
        state = before_a_gun((20, 20, NORTH), own=own, known=False)
        mind, regiment = Mind(state, state.regiment(101)), state.regiment(101)
        inches = 16 - 1.5 - (6 if stays else 0)
        now, later = (what(state, regiment, mind.guns) for what in (bombardment, brunt))
        assert 0.0 < now < later
        assert mind.fire(state) == close(0.5 * (now + 0.5 * (inches / 5 + stays) * later))


class TestWaiting:
    """For whom one waits, and before whom."""

    def waits(self, *others, host=HOST, foe=None, scenario="", note=(), y=18):
        own = troop(0, (10, y, NORTH))
        state = fought(own, troop(1, *host, card=foe), *others, scenario=scenario)
        for key, value in note:
            state = state.noted(key, value)
        regiment = state.regiment(101)
        march = approach(state, regiment, 2500, 2000)
        return Mind(state, regiment).waits(state, march)

    @pytest.mark.parametrize(("x", "waits"), [(16, False), (16.1, True)])
    def test_five_inches_apart_is_together(self, x, waits):
        fellows = troop(0, (x, 18, NORTH), (x + 1, 18, NORTH))
        assert self.waits(fellows, troop(0, (10, 35, NORTH))) is waits

    def test_a_machine_beside_it_is_no_help(self):
        gun = troop(0, (12, 18, NORTH), card=card(war_machine=True, attack=9, wounds=9))
        assert self.waits(gun, troop(0, (10, 35, NORTH))) is True

    @pytest.mark.parametrize(("y", "waits"), [(7, True), (6.9, False)])
    def test_whoever_reaches_the_end_of_its_way_counts(self, y, waits):
        host = [(x, y, SOUTH) for x in (9, 10, 11)]
        assert self.waits(troop(0, (10, 35, NORTH)), host=host) is waits

    def test_nobody_waits_for_him_who_is_spared(self):
        late = troop(1, (10, 38))
        state = fought(
            troop(0, (10, 8, SOUTH), (11, 8, SOUTH), (12, 8, SOUTH)),
            troop(1, (10, 18, NORTH)), late, scenario="attack-on-gruenwald",
        )  # fmt: skip
        regiment = state.regiment(102)
        march = approach(state, regiment, 2500, 2000)
        assert Mind(state, regiment).waits(state, march) is True
        elder = state.noted("elder-model", 5)
        assert Mind(elder, regiment).waits(elder, march) is False

    def test_before_a_gun_that_cannot_hurt_much_it_still_goes(self):
        gun = card(war_machine=True, attack=1, strength=1, sides=(2, 2), base="monster", wounds=4)
        late = troop(0, (10, 35, NORTH))
        state = fought(
            troop(0, (10, 18, NORTH), card=card(defence=9, wounds=9)), troop(1, *HOST), late,
            troop(1, (10, 2, SOUTH), card=gun),
        )  # fmt: skip
        regiment = state.regiment(101)
        mind = Mind(state, regiment)
        assert 0.0 < bombardment(state, regiment, mind.guns) < 1.0
        assert mind.waits(state, approach(state, regiment, 2500, 2000)) is False
