"""What the seasoned habit gets right by itself, where the plain one does not."""

import pytest

from slagveld.bots.planning.playout import habit_of
from slagveld.games.little_carnage.attacks.reaction_by_full_defence import (
    DefendFully,
    DefendNormally,
    Reaction,
)
from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.turn.activation import EndActivation
from slagveld.kernel.dice import Rng
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, card, troop
from tests.games.little_carnage.bots.test_good_sense import GAME, going, nearest, row, went

KNIGHT = card(attack=3, defence=3, strength=4, resistance=4, agility=8, wounds=3)
WOLF = card(agility=8, full_defence=1)
BOW = card(attack=2, strength=4, wounds=1, ranged=True)
REACH = 5
"""How far the usual card goes in one move, in inches."""


def plain(state):
    """What the plain tactics do."""
    return habit_of(GAME, GAME.tactics(), state, 0, Rng(1))


def seasoned(state):
    """What the seasoned ones do."""
    return habit_of(GAME, GAME.seasoned(), state, 0, Rng(1))


def touched(state):
    """The models with whom the activated regiment is in contact."""
    own = [state.stand_of(model) for model in state.models_of(state.active)]
    return {foe for one in own for foe in state.field.touching(one)}


class TestMarches:
    """Nobody stands idle, and nobody walks before enemies who strike first."""

    @pytest.mark.parametrize("far", [9, 10, 11])
    def test_infantry_comes_up_and_stops_short_of_a_stronger_enemy(self, far):
        """Its fellows are behind it: it neither waits for them nor goes ahead of them."""
        own = (troop(0, *row(3, 10, 20, NORTH), activated=True), troop(0, *row(3, 10, 27, NORTH)))
        state = going(*own, troop(1, *row(4, 10, 20 - far, SOUTH)))
        assert plain(state) == EndActivation()
        there = went(state, seasoned(state))
        assert REACH + 1 < nearest(there, (10, 20 - far)) < far

    def test_an_enemy_who_can_strike_another_of_us_holds_nobody_back(self):
        """The fellow is in his reach already: who comes up, too, adds no danger."""
        foe = troop(1, *row(4, 10, 10, SOUTH))
        own = troop(0, *row(3, 10, 20, NORTH), activated=True)
        alone = seasoned(going(own, foe))
        state = going(own, foe, troop(0, *row(3, 14.5, 10, NORTH), activated=True))
        ends = [nearest(went(state, march), (10, 10)) for march in (alone, seasoned(state))]
        assert ends[1] < ends[0]


class TestMarks:
    """Who can choose goes at the enemy who is worth it."""

    def test_a_rider_passes_strong_enemies_by_to_strike_a_weak_one(self):
        """The weak one is not among those nearest to him."""
        hard = card(resistance=9, strength=1, attack=1)
        weak = troop(1, (13, 14, SOUTH), card=card(wounds=1, resistance=1))
        foes = (troop(1, *row(3, 9, 14, SOUTH), card=hard), weak)
        state = going(troop(0, (10, 20, NORTH), card=KNIGHT, activated=True), *foes)
        prey = state.models_of(103)[0].id
        assert prey not in touched(went(state, plain(state)))
        assert prey in touched(went(state, seasoned(state)))


class TestReactions:
    """Full defence costs the activation with all that could come of it."""

    @pytest.mark.parametrize("far", [True, False])
    def test_a_rider_who_can_charge_takes_no_full_defence_against_two_dice(self, far):
        """But he does with nobody in his reach."""
        bow = troop(0, (20, 26 if far else 20, NORTH), card=BOW, activated=True)
        state = battle(bow, troop(1, (20, 14, SOUTH), card=WOLF))
        asked = Reaction(defender=102, attacker=101, target=2, aims=(Aim(1, 2, 2),))
        (usual,) = GAME.tactics().proposals(state, 1, asked, Rng(1))
        assert usual[1] == DefendFully()
        (found,) = GAME.seasoned().proposals(state, 1, asked, Rng(1))
        assert found[1] == (DefendFully() if far else DefendNormally())
