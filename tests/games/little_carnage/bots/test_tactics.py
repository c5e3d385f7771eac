"""What bots do: whom they attack and from where, when they defend, rage, test and cast."""

import pytest

from slagveld.games.little_carnage.attacks.full_defence_and_going_berserk import (
    FullDefence,
    GoBerserk,
)
from slagveld.games.little_carnage.attacks.reaction_by_full_defence import (
    DefendFully,
    DefendNormally,
    Reaction,
)
from slagveld.games.little_carnage.attacks.rolls_and_damage import pool_of
from slagveld.games.little_carnage.bots.attacks import Blows, best_attack, best_fire, promise
from slagveld.games.little_carnage.bots.moves import move_of
from slagveld.games.little_carnage.bots.tactics import LittleCarnageTactics, prospect, reaction
from slagveld.games.little_carnage.bots.worth import harm, onslaught
from slagveld.games.little_carnage.core.contact_and_zones import zone_of
from slagveld.games.little_carnage.flight.move_away_in_fear import HoldGround, MoveAway, Rout
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.machines.war_machine import Fire
from slagveld.games.little_carnage.march.plans import March, after, courses_of
from slagveld.games.little_carnage.melee.melee_attack import Fight
from slagveld.games.little_carnage.morale.fear_test import RepeatTest
from slagveld.games.little_carnage.odds.attacks import in_full_defence
from slagveld.games.little_carnage.setup.deployment import PlaceAllReady, SetUpRegiment
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Volley
from slagveld.games.little_carnage.turn.activation import Activation, EndActivation
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Pair, Share
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, WEST, battle, box, card, troop

close = pytest.approx
TACTICS = LittleCarnageTactics()


def fought(*troops, **more):
    """A battle in which regiment 101 of seat 0 is activated."""
    return battle(*troops, agenda=(Activation(seat=0),), active=101, **more)


def done(state, seat=0, question=None):
    """What the bot does; it is allowed."""
    question = question or state.agenda.top
    found = TACTICS.proposals(state, seat, question, Rng(1))
    assert len(found) == 1
    action = found[0][1]
    assert question.check(state, seat, action) is None
    return action


def went(state):
    """The state after the move that the bot makes with the activated regiment."""
    action = done(state)
    assert isinstance(action, March)
    regiment = state.regiment(state.active)
    return after(state, courses_of(state, regiment, action.plan, flying=action.flying))


class TestAttacks:
    """Dice on enemies."""

    def test_it_attacks_whom_it_hurts_most(self):
        frail = card(resistance=2, attack=5)
        state = fought(
            troop(0, (10, 10, NORTH), moved=True),
            troop(1, (9.5, 9, SOUTH)),
            troop(1, (10.5, 9, SOUTH), card=frail),
        )
        action = done(state)
        assert isinstance(action, Fight)
        assert action.shares[0].column == "3"

    def test_it_splits_dice_to_kill_two(self):
        state = fought(
            troop(0, (10, 10, NORTH), card=card(attack=6, strength=9), moved=True),
            troop(1, (9.5, 9, SOUTH), card=card(wounds=1, defence=0)),
            troop(1, (10.5, 9, SOUTH), card=card(wounds=1, defence=0)),
        )
        action = done(state)
        assert sorted([(share.column, share.amount) for share in action.shares]) == [
            ("2", 3),
            ("3", 3),
        ]

    def test_models_join_in_where_one_alone_does_nothing(self):
        own = card(attack=1, strength=1)
        state = fought(
            troop(0, (10, 10, NORTH), (11, 10, NORTH), card=own, moved=True),
            troop(1, (10.5, 9, SOUTH), card=card(resistance=2, wounds=1, defence=0)),
        )
        action = done(state)
        assert {share.column for share in action.shares} == {"3"}
        assert [share.amount for share in action.shares] == [1, 1]
        blows = Blows(state, state.regiment(101), "melee")
        value, chosen = blows.best(blows.options())
        target = state.models_of(102)[0]
        assert value == close(harm(state, pool_of(state, chosen[3]), target))
        assert promise(state, state.regiment(101)) == value

    def test_the_feared_come_last_and_count_less(self):
        state = fought(
            troop(0, (10, 10, NORTH), (11, 10, NORTH), moved=True),
            troop(1, (9.5, 9, SOUTH), card=card(fear=2, attack=6)),
            troop(1, (11.5, 9, SOUTH)),
        )
        action = done(state)
        assert action.order[0] == "4"
        assert Share("4", 3, "2") in action.shares

    def test_shooters_aim_each_at_one_enemy(self):
        bow = card(ranged=True)
        state = fought(troop(0, (10, 10, NORTH), card=bow, moved=True), troop(1, (10, 5, SOUTH)))
        assert done(state) == Volley((Pair("1", "2"),), ("2",))

    def test_nothing_is_done_where_nothing_can_be(self):
        state = fought(troop(0, (10, 10, NORTH), moved=True), troop(1, (30, 30)))
        assert best_attack(state, state.regiment(101)) is None
        assert promise(state, state.regiment(101)) == 0.0
        assert done(state) == EndActivation()

    def test_who_has_attacked_promises_nothing(self):
        state = fought(troop(0, (10, 10, NORTH), attacked=True), troop(1, (10, 9, SOUTH)))
        assert promise(state, state.regiment(101)) == 0.0
        assert best_attack(state, state.regiment(101)) is None


class TestMachines:
    """The longest line, and the range it has."""

    GUN = card(war_machine=True, attack=3, sides=(2, 2), base="monster")

    def test_it_fires_at_the_longer_line(self):
        deep = troop(1, (10, 10), (10, 9), (10, 8))
        state = fought(troop(0, (10, 20, NORTH), card=self.GUN), troop(1, (10, 12)), deep)
        action = done(state)
        assert isinstance(action, Fire)
        assert (action.target, action.direction) == (3, 2700)

    def test_it_keeps_its_range(self):
        state = fought(
            troop(0, (10, 20, NORTH), card=self.GUN, ranged_on=102),
            troop(1, (10, 12)),
            troop(1, (10, 10), (10, 9)),
        )
        assert done(state).target == 2
        found = best_fire(state, state.regiment(101))
        fresh = best_fire(state.changed(101, ranged_on=0), state.regiment(101).changed(ranged_on=0))
        assert found[0] == close(1.3 * fresh[0]), "half of twice as much"

    def test_it_turns_to_whom_it_cannot_hit_yet(self):
        state = fought(troop(0, (10, 20, NORTH), card=self.GUN), troop(1, (20, 20)))
        assert went(state).field.by_id[1].pose.facing == 0


class TestMoves:
    """Into contact, at the right side."""

    def test_it_goes_into_contact(self):
        state = fought(troop(0, (10, 12, NORTH)), troop(1, (10, 8, SOUTH)))
        there = went(state)
        assert there.field.touching(there.field.by_id[1]) == (2,)

    def test_it_takes_the_enemy_from_behind(self):
        state = fought(
            troop(0, (10, 12, NORTH), card=card(agility=8)),
            troop(1, (10, 8, SOUTH), activated=True),
        )
        there = went(state)
        one, other = there.field.stands
        assert there.field.touching(one) == (2,)
        assert zone_of(other, one) == "rear"

    def test_several_come_to_blows(self):
        state = fought(
            troop(0, (9, 12, NORTH), (10, 12, NORTH), (11, 12, NORTH)),
            troop(1, (10, 9, SOUTH), card=card(base="monster", sides=(2, 2), wounds=6)),
        )
        there = went(state)
        touched = there.field.touching(there.field.by_id[4])
        assert len(touched) >= 2

    def test_out_of_reach_it_comes_nearer(self):
        state = fought(troop(0, (10, 30, NORTH)), troop(1, (10, 8, SOUTH)))
        assert went(state).field.by_id[1].pose.y == 30 * 250 - 5 * 250

    def test_it_goes_around_what_is_in_the_way(self):
        wall = box(1, "impassable", 6, 26, 8, 2)
        state = fought(troop(0, (10, 29, NORTH)), troop(1, (10, 8, SOUTH)), terrain=(wall,))
        pose = went(state).field.by_id[1].pose
        assert abs(pose.x - 2500) > 600

    def test_shooters_keep_away(self):
        bow = card(ranged=True, attack=2)
        brute = card(attack=6, strength=6)
        state = fought(troop(0, (10, 12, NORTH), card=bow), troop(1, (10, 8, SOUTH), card=brute))
        there = went(state)
        assert there.field.by_id[1].pose.y > 3000
        assert promise(there, there.regiment(101)) > 0.0, "and still shoot"

    def test_shooters_stop_at_a_bowshot(self):
        bow = card(ranged=True)
        state = fought(
            troop(0, (10, 17, NORTH), card=bow), troop(1, (10, 10, SOUTH), card=card(attack=0))
        )
        found = move_of(state, state.regiment(101))
        assert found is None or went(state).field.by_id[1].pose.y > 11 * 250

    def test_the_warlord_goes_for_the_bridge(self):
        state = fought(
            troop(0, (20, 26, NORTH)), troop(1, (4, 4, SOUTH)), scenario="protect-the-border"
        )
        there = went(state.noted("warlord-model", 1))
        assert there.field.by_id[1].pose.y == 26 * 250 - 5 * 250
        assert abs(there.field.by_id[1].pose.x - 5000) < 200


class TestStances:
    """Full defence, fury, courage."""

    def test_who_cannot_attack_defends_fully_if_somebody_comes(self):
        own = card(full_defence=2)
        state = fought(troop(0, (10, 10, NORTH), card=own, moved=True), troop(1, (10, 5, SOUTH)))
        assert done(state) == FullDefence()
        late = state.did(102, activated=True)
        assert done(late) == EndActivation(), "nobody is still to come"
        bare = fought(troop(0, (10, 10, NORTH), moved=True), troop(1, (10, 5, SOUTH)))
        assert done(bare) == EndActivation(), "no grey dice"

    def test_fury_pays_when_nobody_can_strike_back(self):
        own = card(berserker=True, berserk=3)
        state = fought(
            troop(0, (10, 10, NORTH), card=own, moved=True),
            troop(1, (10, 9, SOUTH), card=card(wounds=9, attack=0)),
        )
        assert done(state) == GoBerserk()

    def test_fury_does_not_pay_among_many(self):
        own = card(berserker=True, berserk=1, defence=5, wounds=1)
        state = fought(
            troop(0, (10, 10, NORTH), card=own, moved=True),
            troop(1, (10, 9, SOUTH), card=card(wounds=9)),
            troop(1, (10, 14, NORTH), card=card(attack=3, strength=5)),
        )
        assert isinstance(done(state), Fight)

    def test_a_frightened_regiment_tests_again(self):
        state = fought(
            troop(0, (10, 10, NORTH), frightened_by=(102,), frightened_early=True),
            troop(1, (10, 9, SOUTH), card=card(fear=1)),
        )
        assert done(state) == RepeatTest()

    def test_in_a_rout_shooters_step_back_and_others_hold(self):
        terror = troop(1, (10, 9, SOUTH), card=card(fear=1))
        for own, expected in ((card(), HoldGround()), (card(ranged=True), MoveAway(backward=True))):
            mine = troop(0, (10, 10, NORTH), card=own, attacked=True, frightened_by=(102,))
            state = battle(mine, terror, agenda=(Rout(seat=0),), active=101)
            assert done(state) == expected


class TestReactions:
    """The grey dice now, or the activation later."""

    def attacked(self, own, foe, facing=SOUTH, **more):
        state = battle(
            troop(0, (10, 10, NORTH), card=foe), troop(1, (10, 9, facing), card=own), **more
        )
        blows = Blows(state, state.regiment(101), "melee")
        aims = tuple(blows.best(blows.options())[1][2])
        return state, Reaction(defender=102, attacker=101, target=2, aims=aims)

    def test_who_can_do_little_defends(self):
        own = card(attack=0, full_defence=4, berserk=0)
        state, question = self.attacked(own, card(attack=6))
        pool, victim = pool_of(state, question.aims), state.models_of(102)[0]
        full = in_full_defence(pool, state.regiment(102))
        value, action = reaction(state, 1, question)
        assert action == DefendFully()
        assert value == close(harm(state, pool, victim) - harm(state, full, victim))

    def test_who_strikes_hard_waits_for_its_turn(self):
        state, question = self.attacked(card(attack=6, full_defence=1), card(attack=1, wounds=6))
        assert reaction(state, 1, question) == (0.0, DefendNormally())

    def test_an_attacker_behind_can_be_turned_to(self):
        state, _ = self.attacked(card(attack=4, full_defence=1), card(attack=1), facing=NORTH)
        own, foe = state.regiment(102), state.regiment(101)
        victim = state.models_of(101)[0]
        assert promise(state, own) == 0.0
        assert prospect(state, own, foe) == close(0.6 * onslaught(state, own, victim))

    def test_a_shot_from_afar_is_weighed_without_dice(self):
        state, _ = self.attacked(card(attack=0, full_defence=4), card(attack=6))
        blind = Reaction(defender=102, attacker=101, target=2)
        assert reaction(state, 1, blind)[1] == DefendFully()


class TestSettingUp:
    """Before the battle."""

    def test_it_lets_the_program_set_up(self):
        game = LittleCarnage()
        match = game.match("last-man-standing", players=2, seed="1", options={"deploy": "own"})
        state = match.state
        question = state.agenda.top
        assert isinstance(question, SetUpRegiment)
        assert done(state, question.seat) == PlaceAllReady()


@pytest.mark.parametrize("facing", [EAST, WEST])
def test_a_flank_in_reach_is_no_hindrance(facing):
    state = fought(troop(0, (10, 12, NORTH)), troop(1, (10, 8, facing), activated=True))
    there = went(state)
    assert there.field.touching(there.field.by_id[1]) == (2,)
