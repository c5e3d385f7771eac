"""What bots do in a battle: objectives, attacks, keeping off, and the small questions."""

import pytest

from slagveld.games.mage_knight.attack.division import DealOut, Divide
from slagveld.games.mage_knight.bots.outlooks import danger
from slagveld.games.mage_knight.bots.sense import Sense
from slagveld.games.mage_knight.core.base_contact import in_front
from slagveld.games.mage_knight.core.state import Options
from slagveld.games.mage_knight.items.payment import NoPrice, PayPrice, PayPrices
from slagveld.games.mage_knight.melee.actions import Execute, Strike
from slagveld.games.mage_knight.melee.surge_and_charge import (
    ChargeMove,
    FollowStrike,
    FollowUp,
    NoStrike,
    Surge,
)
from slagveld.games.mage_knight.movement.actions import BreakAway, Move, QuickMove, Run
from slagveld.games.mage_knight.movement.break_away import TurnOnSpot
from slagveld.games.mage_knight.movement.confusion import ConfusedMove
from slagveld.games.mage_knight.movement.destination import Go, Stay, Turn, WhereTo
from slagveld.games.mage_knight.movement.free_spins_and_nimble import (
    KeepFacing,
    Nimble,
    Spin,
    SpinTo,
)
from slagveld.games.mage_knight.movement.move import end_pose
from slagveld.games.mage_knight.movement.overwatch_shots import (
    FireOverwatch,
    HoldOverwatch,
    OverwatchShot,
)
from slagveld.games.mage_knight.objectives.control import at_objective
from slagveld.games.mage_knight.shooting.bound import BoundMove, HoldFire, ShootNow
from slagveld.games.mage_knight.shooting.ranged_combat_formations import Volley
from slagveld.games.mage_knight.shooting.shooter_and_targets import Burst, Shoot
from slagveld.games.mage_knight.sight.line_of_fire import line
from slagveld.games.mage_knight.turn.phases import CommandPhase, DropPart, EndPart, EndPhase
from slagveld.kernel.fields import Share
from slagveld.record import replace
from tests.games.mage_knight.battle import BASE, NORTH, SOUTH, WEST, battle, box, man, plain, units
from tests.games.mage_knight.plotting import chosen, done, turn

BOW = {"range": 10, "ranged_damage": 2, "attack_type": "bow"}
FAR = man(1, 34, 2, SOUTH)
"""An enemy who does not matter."""


def there(state, action):
    """A warrior at the end of the way of an action."""
    fighter = state.field.by_id[action.fighter]
    return fighter.at(end_pose(fighter, action.path, action.facing, False))


class TestObjectives:
    """They decide the battle."""

    def test_it_goes_onto_an_objective_in_reach(self):
        state = turn(man(0, 10, 20), FAR, objectives=((10, 14),))
        action = chosen(state)
        assert isinstance(action, Move)
        after = state.with_fighter(there(state, action))
        assert [f.id for f in at_objective(after, state.objectives[0])] == [1]

    def test_it_runs_for_one_at_the_last_moment(self):
        options = Options(rounds=5)
        state = turn(man(0, 10, 30), FAR, objectives=((10, 17),), round=5, options=options)
        assert isinstance(chosen(state), Run)
        state = turn(man(0, 10, 30), FAR, objectives=((10, 10),), round=5, options=options)
        assert chosen(state) == EndPhase(), "too far"

    def test_it_leaves_one_that_is_marked_and_safe(self):
        state = turn(man(0, 10, 20), FAR, objectives=((10, 20, 0), (10, 13)))
        after = there(state, chosen(state))
        assert after.pose.y < units(15)

    def test_it_stays_at_one_that_an_enemy_could_take(self):
        lame = plain(attack_type="")
        men = (man(0, 10, 20, key=lame), man(1, 10, 8, SOUTH))
        state = turn(*men, objectives=((10, 20, 0), (10, 33, 0)), round=11)
        assert Sense(state, 0).errands[1].objective.id == 900
        assert chosen(state) == EndPhase()

    def test_each_goes_to_another_one(self):
        state = turn(
            man(0, 10, 25), man(0, 14, 25), FAR, objectives=((11, 18), (13, 18)), total=200
        )
        errands = Sense(state, 0).errands
        assert errands[1].objective.id == 900
        assert errands[2].objective.id == 901

    def test_it_walks_round_what_is_in_the_way(self):
        rocks = box(50, "blocking", 8, 16, 4, 1)
        state = turn(man(0, 10, 20), FAR, objectives=((10, 15),), terrain=(rocks,))
        action = chosen(state)
        assert isinstance(action, Move)
        assert len(action.path) > 1

    def test_quick_ones_go_without_an_action(self):
        quick = plain(abilities=("quickness",))
        action = done(man(0, 10, 20, key=quick), FAR, objectives=((10, 14),), used=2)
        assert isinstance(action, QuickMove)


class TestKeepingOff:
    """Nobody stands where he is shot at for nothing, or with his back to the enemy."""

    def test_it_goes_out_of_the_line_of_fire(self):
        bow, lame = plain(**BOW, attack=12, speed=3), plain(attack_type="", attack=4)
        wall = box(50, "blocking", 6, 21, 3, 1)
        state = turn(
            man(0, 12, 22.2, NORTH, key=lame),
            man(1, 10, 14, SOUTH, key=bow),
            man(1, 11.5, 14, SOUTH, key=bow),
            terrain=(wall,),
        )
        sense = Sense(state, 0)
        before = danger(sense, state.fighters[0])
        action = chosen(state)
        assert isinstance(action, Move)
        after = there(state, action)
        assert danger(sense, after) < before / 2
        assert before > 5

    def test_it_does_not_step_into_fire_to_get_nearer(self):
        bow = plain(**{**BOW, "ranged_damage": 4}, attack=12)
        state = turn(man(0, 10, 31), man(1, 10, 18, SOUTH, key=bow), man(1, 12, 18, SOUTH, key=bow))
        action = chosen(state)
        if action != EndPhase():
            after = there(state, action)
            for foe in state.fighters[1:]:
                far = ((after.pose.x - foe.pose.x) ** 2 + (after.pose.y - foe.pose.y) ** 2) ** 0.5
                assert far > units(10) or line(state, foe, after).refusal is not None

    def test_after_a_move_it_looks_at_the_nearest_enemy(self):
        state = turn(man(0, 10, 20), man(1, 26, 14, WEST), objectives=((10, 14),))
        after = there(state, chosen(state))
        assert in_front(after, state.fighters[1].body)

    def test_a_nimble_one_turns_for_nothing(self):
        nimble = plain(abilities=("nimble",), **BOW)
        state = turn(man(0, 10, 20, SOUTH, key=nimble, acted=True), man(1, 10, 12, SOUTH))
        assert chosen(state) == Nimble(1, 2700)

    def test_a_weak_one_breaks_away(self):
        dear = plain(points=60, attack=3, attack_type="", speed_type="horseshoe")
        brute = plain(attack=13, damage=5)
        state = turn(man(0, 10, 20, NORTH, key=dear), man(1, 10, 20 - BASE, SOUTH, key=brute))
        assert chosen(state) == BreakAway(1)


class TestAttacks:
    """The best one, where it pays."""

    def test_it_strikes_what_is_before_it(self):
        state = turn(man(0, 10, 20), man(1, 10, 20 - BASE, SOUTH))
        assert chosen(state) == Strike(1, 2)

    def test_it_pushes_for_a_kill_but_not_for_a_scratch(self):
        near_dead = man(1, 10, 20 - BASE, SOUTH, turned=4, key=plain(points=60))
        assert done(man(0, 10, 20, tokens=1), near_dead) == Strike(1, 2)
        tough = man(1, 10, 20 - BASE, SOUTH, key=plain(defense=18))
        assert not isinstance(done(man(0, 10, 20, tokens=1), tough), Strike)

    def test_the_spent_do_nothing(self):
        assert done(man(0, 10, 20, tokens=2), man(1, 10, 20 - BASE, SOUTH)) == EndPhase()

    def test_it_surges_at_what_is_worth_it(self):
        prey = plain(points=80, defense=11, attack=3)
        action = done(man(0, 10, 20, key=plain(damage=4)), man(1, 10, 14, SOUTH, key=prey))
        assert isinstance(action, Surge)

    def test_a_charge_costs_nothing(self):
        charger = plain(abilities=("charge",))
        state = turn(man(0, 10, 20, key=charger), man(1, 10, 14, SOUTH))
        assert isinstance(chosen(state), ChargeMove)

    def test_nobody_rushes_into_a_pole_arm(self):
        charger, pike = plain(abilities=("charge",)), plain(abilities=("pole-arm",))
        state = turn(man(0, 10, 20, key=charger), man(1, 10, 14, SOUTH, key=pike))
        assert not isinstance(chosen(state), ChargeMove)

    def test_the_best_mode_is_used(self):
        master = plain(abilities=("weapon-master",), damage=1)
        state = turn(man(0, 10, 20, key=master), man(1, 10, 20 - BASE, SOUTH))
        assert chosen(state) == Strike(1, 2, "weapon-master")
        master = plain(abilities=("weapon-master",), damage=5)
        state = turn(man(0, 10, 20, key=master), man(1, 10, 20 - BASE, SOUTH))
        assert chosen(state) == Strike(1, 2)

    def test_a_dear_one_that_is_easy_to_take_is_captured(self):
        lord = plain(points=90, defense=9)
        state = turn(man(0, 10, 20, key=plain(damage=1)), man(1, 10, 20 - BASE, SOUTH, key=lord))
        assert chosen(state) == Strike(1, 2, "", True)

    def test_a_captor_with_nothing_else_to_do_kills_its_captive(self):
        state = turn(man(0, 10, 20, captive=2), man(1, 10, 20 - BASE, captor=1), FAR)
        assert chosen(state) == Execute(1)

    def test_the_last_enemy_is_spared_while_the_battle_is_not_won(self):
        last = man(1, 10, 20 - BASE, SOUTH, turned=4)
        state = turn(man(0, 10, 20), last, objectives=((30, 30, 1),))
        assert not isinstance(chosen(state), Strike)
        state = turn(man(0, 10, 20), last, objectives=((30, 30, 0),))
        assert isinstance(chosen(state), Strike)

    def test_a_friend_is_healed(self):
        healer = plain(abilities=("healing",), damage=3)
        hurt = man(0, 10, 20 - BASE, SOUTH, turned=4)
        action = done(man(0, 10, 20, key=healer), hurt, FAR)
        assert isinstance(action, Strike)
        assert (action.target, action.mode) == (2, "healing")


class TestShots:
    """One target or several, alone or together."""

    def test_it_shoots_who_is_worth_most(self):
        state = turn(
            man(0, 18, 20, key=plain(**BOW)),
            man(1, 17, 11, SOUTH),
            man(1, 19, 11, SOUTH, key=plain(points=60)),
        )
        assert chosen(state) == Shoot(1, (3,))

    def test_close_by_a_bow_takes_what_serves_it(self):
        state = turn(man(0, 18, 20, key=plain(**BOW)), man(1, 18, 16, SOUTH, key=plain(defense=10)))
        assert chosen(state) == Shoot(1, (2,), "", "damage")
        state = turn(
            man(0, 18, 20, key=plain(**BOW)),
            man(1, 18, 16, SOUTH, key=plain(defense=20, points=90)),
        )
        assert chosen(state) == Shoot(1, (2,), "", "attack")

    def test_two_that_are_nearly_dead_are_shot_at_once(self):
        archer = plain(**BOW, arrows=2)
        state = turn(
            man(0, 18, 20, key=archer),
            man(1, 17, 11, SOUTH, turned=4),
            man(1, 19, 11, SOUTH, turned=4),
        )
        action = chosen(state)
        assert isinstance(action, Shoot)
        assert sorted(action.targets) == [2, 3]

    def test_a_shockwave_strikes_many(self):
        burst = plain(**BOW, abilities=("shockwave",))
        state = turn(
            man(0, 18, 20, key=burst),
            *[man(1, 18 + dx, 20 + dy, SOUTH, turned=4) for dx, dy in ((3, 0), (-3, 0), (0, -3))],
        )
        assert chosen(state) == Burst(1)

    def test_one_that_moves_and_shoots_does_both(self):
        bound = plain(**BOW, abilities=("bound",))
        state = turn(man(0, 18, 30, key=bound), man(1, 18, 15, SOUTH, key=plain(attack=3)))
        assert isinstance(chosen(state), BoundMove)

    def test_three_shoot_as_one_at_a_hard_target(self):
        archer = plain(**BOW)
        lord = plain(points=120, defense=20)
        men = [man(0, 18 + place * BASE, 20, key=archer) for place in (-1, 0, 1)]
        action = done(*men, man(1, 18, 12, SOUTH, key=lord))
        assert isinstance(action, Volley)
        assert len(action.helpers) == 2


def asked(question, *men, **rest):
    """What the bot of the seat asked answers."""
    state = battle(*men, agenda=(question,), **rest)
    return chosen(state, question.who(state)[0])


class TestSmallQuestions:
    """What is asked between."""

    @pytest.mark.parametrize("phase", [DropPart, CommandPhase, EndPart])
    def test_the_other_phases_are_ended(self, phase):
        men = (man(0, 10, 10, items=("oak-shield",)), FAR)
        assert asked(phase(0), *men) == EndPhase()

    def test_whoever_comes_from_behind_is_faced(self):
        men = (man(0, 10, 10, SOUTH), man(1, 10, 10 - BASE, SOUTH))
        assert asked(Spin(0, 1, 2), *men) == SpinTo(2700)

    def test_whoever_comes_before_the_front_is_faced_already(self):
        men = (man(0, 10, 10, NORTH), man(1, 10, 10 - BASE, SOUTH))
        assert asked(Spin(0, 1, 2), *men) == KeepFacing()

    def test_nobody_turns_his_back_to_the_worse_enemy(self):
        brute = plain(attack=14, damage=5)
        men = (
            man(0, 10, 10, NORTH),
            man(1, 10, 10 + BASE, NORTH),
            man(1, 10, 10 - BASE, SOUTH, key=brute),
        )
        weak = plain(attack=2, defense=20)
        assert asked(Spin(0, 1, 2), men[0], man(1, 10, 10 + BASE, key=weak), men[2]) == KeepFacing()

    def test_two_enemies_side_by_side_are_both_faced(self):
        men = (
            man(0, 10, 10, SOUTH),
            man(1, 10 + BASE * 0.7071, 10 - BASE * 0.7071, SOUTH),
            man(1, 10 - BASE * 0.5, 10 - BASE * 0.866, SOUTH),
        )
        action = asked(Spin(0, 1, 2), *men)
        state = battle(*men)
        turned = state.fighters[0]
        turned = turned.at(replace(turned.pose, facing=action.facing))
        assert all(in_front(turned, foe.body) for foe in state.fighters[1:])

    def test_the_attack_after_a_rush(self):
        men = (man(0, 10, 10), man(1, 10, 10 - BASE, SOUTH))
        assert asked(FollowUp(0, 1), *men) == FollowStrike(2)
        last = man(1, 10, 10 - BASE, SOUTH)
        assert asked(FollowUp(0, 1), men[0], last, objectives=((30, 30, 1),)) == NoStrike()

    def test_the_shot_after_a_move(self):
        men = (man(0, 10, 20, key=plain(**BOW)), man(1, 10, 12, SOUTH))
        assert asked(ShootNow(0, 1), *men) == Shoot(1, (2,))
        assert asked(ShootNow(0, 1), *men, objectives=((30, 30, 1),)) == HoldFire()

    def test_after_breaking_away_it_goes_on_its_errand(self):
        action = asked(WhereTo(0, 1), man(0, 10, 20), FAR, objectives=((10, 14),))
        assert isinstance(action, Go)
        assert action.path[-1].y < units(16)
        assert asked(WhereTo(0, 1), man(0, 10, 20), objectives=((10, 20),)) == Stay()

    def test_whoever_is_held_turns_to_its_enemy(self):
        men = (man(0, 10, 10, SOUTH), man(1, 10, 10 - BASE, SOUTH))
        assert asked(TurnOnSpot(0, 1), *men) == Turn(2700)

    def test_damage_goes_where_it_kills(self):
        question = Divide(0, (2, 3), 2)
        men = (man(0, 10, 20), man(1, 8, 12), man(1, 12, 12, turned=4))
        assert asked(question, *men) == DealOut((Share("2", 1), Share("3", 1)))
        men = (
            man(0, 10, 20),
            man(1, 8, 12, turned=4, key=plain(points=5)),
            man(1, 12, 12, turned=3),
        )
        assert asked(question, *men) == DealOut((Share("2", 0), Share("3", 2)))

    def test_a_watcher_shoots(self):
        watcher = plain(**BOW, abilities=("overwatch",))
        men = (man(0, 10, 20, key=watcher, watching=True), man(1, 10, 12, SOUTH))
        assert asked(OverwatchShot(1, 2), *men, active=1) == FireOverwatch()
        hard = man(1, 10, 12, SOUTH, key=plain(defense=30, abilities=("invulnerability",)))
        assert asked(OverwatchShot(1, 2), men[0], hard, active=1) == HoldOverwatch()

    def test_a_price_is_paid_in_sight_of_the_enemy(self):
        bearer = man(0, 10, 20, items=("jeweled-helm",), key=plain(item_slots=1, rank="unique"))
        assert asked(PayPrices(0), bearer, man(1, 10, 14)) == PayPrice(1, 101)
        assert asked(PayPrices(0), bearer, FAR) == NoPrice()
        tired = {**bearer, "turned": 3}
        assert asked(PayPrices(0), tired, man(1, 10, 14)) == NoPrice()

    def test_a_confused_enemy_is_led_from_its_objective_and_turned_round(self):
        men = (man(0, 30, 30), man(1, 10, 14, SOUTH))
        action = asked(ConfusedMove(0, 2, "confused"), *men, objectives=((10, 14),), seats=(0, 1))
        assert isinstance(action, Go)
        assert action.path
