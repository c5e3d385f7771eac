"""What no warlord gets wrong: positions in which a sensible player would not hesitate."""

import pytest

from slagveld.games.carnage.bots.errands import is_at
from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.core.parts import EndPart
from slagveld.games.carnage.formation.reorganisation import Rerank
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.magic.any_moment import MagicMoment
from slagveld.games.carnage.melee.phase import MeleePhase
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.shooting.announcement import Announce
from slagveld.games.carnage.shooting.phase import AnnouncePart, MeasureShots, ShootingPhase
from slagveld.games.carnage.turn.movement_phase import BeginSide, MovePart
from slagveld.games.carnage.turn.sequence import BeginPhase, EndRound
from slagveld.games.carnage.wrapping.phase import WrapPhase
from slagveld.kernel.dice import Quick, Rng
from tests.games.carnage.battle import ARCHER, RIDER, SOUTH, battle, box, profile, unit
from tests.games.warlord import answers

GAME = Carnage()
REST = (BeginPhase("melee"), MeleePhase(), EndRound())
SHOTS = (BeginPhase("shooting"), ShootingPhase(), *REST)
SECOND = (MovePart(1), WrapPhase(), *SHOTS)
"""The rest of a round from the moves of seat 1 on; the battle goes on after it."""
FIRST = (MovePart(0), BeginSide(1), *SECOND)
FIRE = (AnnouncePart(0), AnnouncePart(1), MagicMoment(at="shots"), MeasureShots(), *REST)
NEST = box(1, "nest", 85, 155, 10, 10)


def moving(*units, **rest):
    """What the warlord of seat 0 does first in its part of the movement phase."""
    return answers(GAME, battle(*units, agenda=FIRST), **rest)


def shooting(*units, **rest):
    """What the warlord of seat 0 announces first."""
    return answers(GAME, battle(*units, agenda=FIRE, phase="shooting"), **rest)


class TestNobodyIsIdle:
    """Whoever can do something useful does."""

    def test_infantry_does_not_stand_still_before_archers(self):
        """It is twice their number, 40 cm away; each round there costs figures for nothing."""
        infantry = unit(0, 50, 100, count=10, files=5)
        for action in moving(infantry, unit(1, 50, 60, SOUTH, of=ARCHER)):
            assert isinstance(action, March | Charge)
            assert isinstance(action, Charge) or action.path[-1].y < 10000

    def test_two_units_do_not_stand_still_before_two(self):
        infantry = [unit(0, x, 130, count=10, files=5) for x in (50, 90)]
        archers = [unit(1, x, 60, SOUTH, of=ARCHER) for x in (50, 90)]
        for action in moving(*infantry, *archers, seeds=(2,), plans=94):
            assert isinstance(action, March)
            assert action.path[-1].y < 13000

    def test_a_beaten_enemy_in_reach_is_charged(self):
        """Ten against four: the charge wins almost surely."""
        strong, weak = profile(ws=7, st=6, ar=3), unit(1, 50, 65, SOUTH, count=4)
        for action in moving(unit(0, 50, 80, count=10, files=10, of=strong), weak):
            assert action == Charge(1, 2, 2700)

    def test_the_one_who_can_attack_does(self):
        riders, others = unit(0, 90, 85, of=RIDER), unit(0, 30, 150, count=8, files=4)
        enemies = (unit(1, 90, 60, SOUTH, count=4), unit(1, 30, 20, SOUTH, count=8, files=4))
        for action in moving(riders, others, *enemies):
            assert isinstance(action, Charge)
            assert (action.unit, action.target) == (1, 3)

    def test_a_deep_unit_comes_to_blows_in_this_part(self):
        """It may widen its front before, but then it charges."""
        state = battle(
            unit(0, 50, 80, count=10, files=5), unit(1, 50, 65, SOUTH, count=4), agenda=FIRST
        )
        for _ in range(3):
            (action,) = answers(GAME, state, seeds=(1,))
            if isinstance(action, Charge):
                return
            assert isinstance(action, Rerank)
            state = GAME.apply(state, 0, action, Quick(Rng(1))).state
        raise AssertionError("it never charges")


class TestShots:
    """At whom arrows do most."""

    @pytest.mark.parametrize("hard_first", [True, False])
    def test_the_best_armoured_are_spared(self, hard_first):
        """Alike but for the armour, and it takes most of the wounds."""
        hard = unit(1, 70, 45, SOUTH, of=profile(ar=4))
        soft = unit(1, 110, 45, SOUTH, of=profile(ar=0))
        foes = (hard, soft) if hard_first else (soft, hard)
        for action in shooting(unit(0, 90, 90, of=ARCHER, count=8), *foes, plans=60):
            assert action == Announce(1, 3 if hard_first else 2)

    def test_archers_do_not_keep_their_arrows(self):
        for action in shooting(unit(0, 90, 90, of=ARCHER), unit(1, 90, 50, SOUTH)):
            assert action == Announce(1, 2)


class TestGoals:
    """What the scenario counts."""

    def nest(self, y):
        return battle(
            unit(0, 20, 20),
            unit(1, 90, y, SOUTH),
            terrain=(NEST,),
            scenario="eggs",
            eggs=3,
            agenda=SECOND,
        )

    def test_the_attacker_marches_to_the_nest(self):
        for action in answers(GAME, self.nest(120), 1, plans=30):
            assert isinstance(action, March)
            assert action.path[-1].y >= 13500

    def test_he_stays_at_the_nest(self):
        state = self.nest(154.98)
        for action in answers(GAME, state, 1):
            assert action == EndPart()
            assert is_at(state.unit(2), NEST)
