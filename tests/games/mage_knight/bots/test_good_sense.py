"""What no warlord gets wrong: positions in which a sensible player would not hesitate."""

import pytest

from slagveld.bots import bot
from slagveld.games.mage_knight.core.fighter import Carried
from slagveld.games.mage_knight.core.state import Dropped, Options
from slagveld.games.mage_knight.formations.actions import MoveFormation
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.items.drop_and_pick_up import PickUp
from slagveld.games.mage_knight.items.treasure import Drag
from slagveld.games.mage_knight.melee.actions import Strike
from slagveld.games.mage_knight.melee.surge_and_charge import Surge
from slagveld.games.mage_knight.movement.actions import Move, Run
from slagveld.games.mage_knight.objectives.control import at_objective
from slagveld.games.mage_knight.shooting.ranged_combat_formations import Volley
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot
from slagveld.games.mage_knight.turn.phases import ActionPhase, EndPart, EndPhase
from slagveld.games.mage_knight.turn.sequence import BeginPhase, EndPhaseStep, EndTurn
from slagveld.kernel.dice import Quick, Rng
from tests.games.mage_knight.battle import BASE, SOUTH, battle, man, plain, units
from tests.games.warlord import SEEDS, answers

GAME = MageKnight()
TURN = (ActionPhase(0), BeginPhase(0, "end"), EndPhaseStep(0), EndPart(0), EndTurn(0))
"""A turn from the action phase on; the battle goes on after it."""
BOW = {"range": 10, "ranged_damage": 2, "attack_type": "bow"}
STRONG = plain(attack=12, damage=4)
SLOW = plain(speed=4)
HERO = plain(rank="unique", item_slots=1)
FAR = man(1, 34, 2, SOUTH)
"""An enemy who does not matter."""
EDGES = ((0, "south"), (1, "north"))
TOUCH = (1.1 + 1.2) / 2
"""How far the middles of a warrior and of an objective that touch are apart, in inches."""


def turn(*men, rounds=12, **rest):
    return battle(*men, agenda=TURN, options=Options(rounds=rounds), **rest)


def done(state, **more):
    return answers(GAME, state, **more)


def after(state, action):
    """The state after an action with some dice."""
    return GAME.apply(state, 0, action, Quick(Rng(1))).state


def held_by_seat(state, place=0):
    """Whose warriors stand at an objective."""
    return {one.seat for one in at_objective(state, state.objectives[place])}


class TestNobodyIsIdle:
    """Whoever can do something useful does."""

    def test_a_beaten_enemy_before_it_is_struck(self):
        state = turn(man(0, 10, 20, key=STRONG), man(1, 10, 18.9, SOUTH), total=100)
        for action in done(state):
            assert isinstance(action, Strike)

    def test_a_weak_enemy_in_reach_is_attacked(self):
        weak = man(1, 10, 15, SOUTH, key=plain(attack=2))
        for action in done(turn(man(0, 10, 20, key=STRONG), weak, total=100), plans=30):
            assert isinstance(action, Surge)

    def test_nobody_stands_still_under_arrows(self):
        bows = [man(1, x, 12.5, SOUTH, key=plain(**BOW)) for x in (10, 14)]
        for action in done(turn(man(0, 10, 22), man(0, 14, 22), *bows, total=100), plans=30):
            assert isinstance(action, Move | Run | Surge)

    def test_infantry_sets_out_for_a_far_objective(self):
        state = turn(man(0, 10, 32), FAR, objectives=((10, 10),), total=100)
        for action in done(state, plans=42):
            assert isinstance(action, Move)
            assert action.path[-1].y < units(28)


class TestTogether:
    """Volleys and formations."""

    @pytest.mark.parametrize("total", [200, 300])
    def test_three_archers_shoot_as_one_at_a_hard_target(self, total):
        """Alone each hits with 3 throws of 36, together with 10 or more."""
        archers = [man(0, 18 + place * BASE, 20, key=plain(**BOW)) for place in (-1, 0, 1)]
        lord = man(1, 18, 12, SOUTH, key=plain(points=120, defense=20))
        for action in done(turn(*archers, lord, total=total), plans=62):
            assert isinstance(action, Volley)
            assert len(action.helpers) == 2

    @pytest.mark.parametrize("count", [4, 5])
    def test_a_line_marches_together_where_it_has_one_action(self, count):
        """Three objectives before it and few rounds: one by one nobody gets there in time."""
        line = [man(0, 13 + place * BASE, 32) for place in range(count)]
        enemies = [man(1, x, 2, SOUTH, key=SLOW) for x in (9, 15, 21)]
        goals = ((13, 17), (15, 17), (17, 17))
        state = turn(*line, *enemies, objectives=goals, total=100, rounds=4)
        for action in done(state, plans=30):
            assert isinstance(action, MoveFormation)
            assert len(action.plan) >= 4
            assert not action.run


class TestObjectives:
    """They decide the battle."""

    def test_one_in_reach_is_taken_at_a_walk(self):
        """It walks 6 of its 8 inches; a run would wound it, and wound the other for nothing."""
        enemies = [man(1, x, 2, SOUTH, key=SLOW) for x in (12, 22)]
        own = (man(0, 10, 24), man(0, 20, 28))
        state = turn(*own, *enemies, objectives=((10, 18),), total=100, round=10, rounds=16)
        for action in done(state, plans=80):
            assert isinstance(action, Move)
            assert held_by_seat(after(state, action)) == {0}

    @pytest.mark.parametrize("rounds", [12, 16])
    def test_alone_too_it_walks_and_does_not_run(self, rounds):
        state = turn(man(0, 10, 20), FAR, objectives=((10, 14),), round=2, rounds=rounds)
        for action in done(state):
            assert isinstance(action, Move)
            assert held_by_seat(after(state, action)) == {0}

    def test_in_the_last_round_it_is_taken(self):
        own, enemies = (man(0, 10, 20), man(0, 20, 28)), (man(1, 12, 4, SOUTH), man(1, 22, 4))
        state = turn(
            *own, *enemies, objectives=((10, 14), (24, 10)), total=100, round=16, rounds=16
        )
        for action in done(state, plans=30):
            assert held_by_seat(after(state, action)) == {0}

    def test_one_that_is_threatened_is_not_left(self):
        """Two enemies are a walk away in the last round but one, and nobody else is near."""
        enemies = [man(1, x, 12, SOUTH) for x in (6, 14)]
        state = turn(
            man(0, 10, 20), *enemies, objectives=((10, 20, 0),), total=100, round=15, rounds=16
        )
        for action in done(state):
            assert held_by_seat(after(state, action)) == {0}


class TestThingsToCarry:
    """Items and the treasure."""

    def test_a_relic_at_its_feet_is_picked_up(self):
        relic = Dropped(Carried(700, "jeweled-helm", 0), units(10.5), units(30))
        own = (man(0, 10, 30, key=HERO), man(0, 14, 30))
        enemies = (man(1, 10, 4, SOUTH), man(1, 14, 4, SOUTH))
        assert done(turn(*own, *enemies, dropped=(relic,)), plans=30) == [PickUp(1, 700)] * 3

    def test_the_treasure_is_dragged_homewards(self):
        own, goal = man(0, 18, 18 + TOUCH), ((18, 18),)
        state = turn(own, man(1, 4, 4, SOUTH), objectives=goal, edges=EDGES, scenario="treasure")
        for action in done(state, plans=30):
            assert isinstance(action, Drag)
            assert after(state, action).objectives[0].y > units(26)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_the_treasure_is_fetched_and_brought_home(self, seed):
        state = turn(
            man(0, 18, 24),
            man(1, 4, 4, SOUTH, key=SLOW),
            objectives=((18, 18),),
            edges=EDGES,
            scenario="treasure",
        )
        rng, dice, players = Rng(seed), Quick(Rng(seed)), (bot("warlord"), bot("greedy"))
        while state.outcome is None and state.round < 8:
            (seat,) = GAME.question(state).who(state)
            action = players[seat].answer(GAME, GAME.view(state, seat), seat, rng)
            state = GAME.apply(state, seat, action, dice).state
        assert state.outcome is not None
        assert (state.outcome.winners, state.outcome.rule) == ((0,), "MK-ETIQ-5")


def test_the_shot_goes_at_the_one_it_can_hurt():
    """Both have one click left: 35 throws of 36 hit the one, 3 the other."""
    archer, soft, hard = plain(**BOW), plain(defense=12), plain(defense=20)
    own = (man(0, 18, 20, key=archer), man(0, 6, 24), man(0, 30, 24))
    targets = [man(1, x, 11, SOUTH, key=key, turned=4) for x, key in ((16, hard), (20, soft))]
    for action in done(turn(*own, *targets, FAR, round=4), plans=50):
        assert action == Shoot(1, (5,))


def test_nobody_ends_the_turn_with_an_action_that_wins():
    """A last blow at the only enemy left."""
    state = turn(man(0, 10, 20, key=STRONG), man(1, 10, 18.9, SOUTH, turned=4), total=100)
    assert all(action != EndPhase() for action in done(state))
