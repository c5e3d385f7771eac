"""What no warlord gets wrong: positions in which a sensible player would not hesitate."""

import pytest

from slagveld.games.wizard_duel.core.actions_left import Turn
from slagveld.games.wizard_duel.heavy.fire import FireWeapon
from slagveld.games.wizard_duel.heavy.push import PushWeapon
from slagveld.games.wizard_duel.magic.spells import CastAttack
from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.movement.walk import Walk
from slagveld.games.wizard_duel.terrain.contact_and_distance import foes_touched
from slagveld.games.wizard_duel.turn.creature_part import CreatureTurn, NextTurn
from slagveld.games.wizard_duel.turn.sequence import EndRound
from slagveld.games.wizard_duel.turn.wizard_part import WizardPart, WizardTurn
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.dice import Quick, Rng
from tests.games.warlord import SEEDS, answers
from tests.games.wizard_duel.duel import DUEL, changed, duel, model

CREW = [model(0, "ork", x, y, 0) for x, y in ((17, 40), (18.5, 42.6), (18.5, 37.4))]
ASIDE = ((5, 20), (95, 70))
"""Wizards out of the way."""
HEAVY = (("heavy-weapon", "heavy"),)
HANDS = (("ork", "small"),) * 3 + (("ork", "normal"),) * 2


def creatures(*models, **rest):
    """A duel in which the creatures of seat 0 act; it goes on after that."""
    steps = (EndRound(), WizardPart(), NextTurn(1), CreatureTurn(Turn(0)))
    return changed(duel(*models, **rest), agenda=Agenda(steps))


def casting(*models, **rest):
    """A duel in which the wizard of seat 0 acts; it goes on after that."""
    steps = (EndRound(), WizardTurn(1), WizardTurn(0))
    return changed(duel(*models, part="wizard", **rest), agenda=Agenda(steps))


def after(state, action):
    """The state after an action with some dice."""
    return DUEL.apply(state, 0, action, Quick(Rng(1))).state


class TestHeavyWeapons:
    """Summoned where there are hands to serve them, and fired."""

    def ready(self, stock):
        """Three orks at hand, more points than last beyond the round, and a full field."""
        crew = [model(0, "ork", x, y, number=n) for n, x, y in ((10, 31, 40), (11, 33, 43))]
        foes = [model(1, "ork", 65, y, 180) for y in (40, 45)]
        return casting(
            *crew,
            model(0, "ork", 33, 37, number=12),
            *foes,
            points=250,
            stock=stock,
            wizards=((20, 40), (95, 40)),
            fields=(50, 50),
        )

    @pytest.mark.parametrize("stock", [HEAVY, HEAVY + HANDS])
    def test_one_is_summoned_with_points_to_spare(self, stock):
        for action in answers(DUEL, self.ready(stock), plans=62):
            assert isinstance(action, Summon)
            assert action.package == "heavy"

    def test_a_served_one_fires_at_whom_it_reaches(self):
        gun, foe = model(0, "heavy-weapon", 20, 40, 0), model(1, "ork", 50, 40, 180)
        for action in answers(DUEL, creatures(gun, *CREW, foe, wizards=ASIDE), plans=30):
            assert action == FireWeapon(101, (102, 103, 104), 105)

    def test_of_two_targets_it_takes_the_one_in_reach(self):
        gun, far = model(0, "heavy-weapon", 20, 40, 0), model(1, "ork", 90, 40, 180)
        state = creatures(gun, *CREW, far, model(1, "ork", 50, 45, 180), wizards=ASIDE)
        for action in answers(DUEL, state):
            assert action == FireWeapon(101, (102, 103, 104), 106)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_one_that_looks_away_is_turned_and_fires(self, seed):
        gun, foe = model(0, "heavy-weapon", 20, 40, 180), model(1, "ork", 50, 40, 180)
        state = creatures(gun, *CREW, foe, wizards=ASIDE)
        (turn,) = answers(DUEL, state, seeds=(seed,), plans=30)
        assert isinstance(turn, PushWeapon)
        (shot,) = answers(DUEL, after(state, turn), seeds=(seed,))
        assert isinstance(shot, FireWeapon)
        assert shot.target == 105


class TestNobodyIsIdle:
    """Whoever can do something useful does."""

    def test_an_enemy_in_contact_is_struck(self):
        models = (model(0, "ork", 40, 40, 0), model(1, "amazon", 43, 40, 180))
        for action in answers(DUEL, creatures(*models, model(0, "ork", 20, 60)), plans=30):
            assert action == Strike(101, (102,))

    def test_a_weak_enemy_in_reach_is_run_at(self):
        models = (model(0, "ork", 40, 40, 0), model(1, "amazon", 48, 40, 0, weapon="small"))
        state = creatures(*models, model(0, "ork", 20, 60))
        for action in answers(DUEL, state, plans=30):
            assert isinstance(action, Walk)
            assert (action.model, action.path[-1].x) == (101, 4498), "into contact"

    def test_without_enemies_near_they_go_forward(self):
        state = creatures(
            model(0, "ork", 40, 40, 0), model(0, "ork", 40, 45, 0), model(1, "ork", 20, 10)
        )
        for action in answers(DUEL, state, plans=30):
            assert isinstance(action, Walk)
            assert action.path[-1].x > 4500

    def test_a_wizard_in_reach_is_run_at(self):
        state = creatures(model(0, "ork", 87, 40, 0), model(1, "ork", 20, 20), points=0)
        for action in answers(DUEL, state):
            assert isinstance(action, Walk)
            assert 2 in foes_touched(after(state, action), 0, 101)

    def test_a_wizard_in_contact_is_struck(self):
        state = creatures(model(0, "ork", 92, 40, 0), model(1, "ork", 20, 20), points=0)
        assert answers(DUEL, state) == [Strike(101, (2,))] * 3

    def test_a_field_that_breaks_is_broken(self):
        """Attack magic takes all that is left of it: the duel is won."""
        state = casting(wizards=((5, 40, 0), (26, 40)), points=100, fields=(20, 10))
        assert answers(DUEL, state) == [CastAttack(2)] * 3
