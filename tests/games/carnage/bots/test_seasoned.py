"""What captains and warlords do by habit, before they look ahead: no blow and no mage wasted."""

import pytest

from slagveld.bots.planning.playout import habit_of
from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.core.parts import EndPart
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.melee.allocation import Allocate, ChooseOpponents, StrikeAllAt
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.dice import Rng
from tests.games.carnage.battle import ARCHER, HERO, SOUTH, WEST, battle, mage, profile, unit

GAME = Carnage()


def habit(state, seat=0):
    """What a captain does by habit: allowed."""
    action = habit_of(GAME, GAME.seasoned(), state, seat, Rng(1))
    assert GAME.check(state, seat, action) is None
    return action


def moves(*units, **rest):
    """What seat 0 does first in its part of the movement phase."""
    return habit(battle(*units, agenda=(MovePart(0), MovePart(1)), **rest))


class TestBlows:
    """At whom a hero strikes who touches two enemies."""

    @pytest.mark.parametrize("hero_first", [True, False])
    def test_at_the_last_hero_and_not_at_a_beaten_unit(self, hero_first):
        foes = [
            unit(1, 30, 40, SOUTH, of=HERO, count=1, lives=[2]),
            unit(1, 31.25, 41.25, WEST, count=1),
        ]
        hero = unit(0, 30, 40, of=HERO, count=1)
        men = (hero, *(foes if hero_first else foes[::-1]))
        state = battle(*men, agenda=(Allocate(0, (1,)),), phase="melee")
        usual = ChooseOpponents()  # everybody at the likeliest, which he is where he comes first
        assert habit(state) == (usual if hero_first else StrikeAllAt(3))


class TestArchers:
    """A charge draws their free shot (CAR-10-free-shot), a march into them does not."""

    def done(self, lives, away):
        hero = unit(0, 30, 60, of=profile(HERO, ar=2), count=1, lives=[lives])
        return moves(hero, unit(1, 30, 60 - away, SOUTH, of=ARCHER, count=6))

    def test_a_wounded_hero_walks_into_them(self):
        action = self.done(lives=2, away=7)
        assert isinstance(action, March)
        assert action.path[-1].y == 5300

    def test_a_sound_one_charges(self):
        assert isinstance(self.done(lives=5, away=7), Charge)

    def test_so_does_one_who_is_too_far_off_to_walk(self):
        assert isinstance(self.done(lives=2, away=25), Charge)


class TestMages:
    """A Shock reaches 60 cm, and the mage who casts it walks 20 before."""

    @pytest.mark.parametrize("far", [60, 75])
    def test_they_keep_out_of_the_reach_of_mages(self, far):
        caster = mage(1, 90, 50, SOUTH, spells=("shock",), disciplines=("channelling",))
        own = mage(0, 90, 50 + far, spells=("diversion",), disciplines=("distortion",))
        state = battle(own, caster, agenda=(MovePart(0), MovePart(1)))
        action = habit(state)
        assert isinstance(action, March)
        spot = action.path[-1]
        assert (spot.x - 9000) ** 2 + (spot.y - 5000) ** 2 > (100 * far) ** 2

    def test_out_of_reach_they_stay(self):
        caster = mage(1, 90, 50, SOUTH, spells=("shock",), disciplines=("channelling",))
        own = mage(0, 90, 140, spells=("diversion",), disciplines=("distortion",))
        assert habit(battle(own, caster, agenda=(MovePart(0), MovePart(1)))) == EndPart()

    def test_none_thinks_of_a_charge(self):
        foes = unit(1, 90, 90, SOUTH, count=8, files=4)
        state = battle(mage(0, 90, 100), foes, agenda=(MovePart(0), MovePart(1)))
        question = GAME.question(state)
        for tactics, charges in ((GAME.tactics(), True), (GAME.seasoned(), False)):
            found = tactics.thoughts[MovePart](state, 0, question)
            assert any(isinstance(one, Charge) for _, one in found) == charges
