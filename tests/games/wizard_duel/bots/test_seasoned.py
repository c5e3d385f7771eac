"""What the habits of those who look ahead do better than the greedy bot's."""

import pytest

from slagveld.bots.planning.playout import habit_of
from slagveld.games.wizard_duel.core.actions_left import Opened, Turn
from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.magic.spells import CastAttack, CastDefence
from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.games.wizard_duel.movement.walk import Walk
from slagveld.games.wizard_duel.movement.wizards_move import MoveWizard
from slagveld.games.wizard_duel.terrain.contact_and_distance import foes_touched, room_between
from slagveld.games.wizard_duel.turn.creature_part import CreatureTurn, NextTurn
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn
from slagveld.games.wizard_duel.turn.sequence import EndRound
from slagveld.games.wizard_duel.turn.wizard_part import WizardPart, WizardTurn
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.dice import Rng
from tests.games.warlord import answers
from tests.games.wizard_duel.bots.test_good_sense import after, casting
from tests.games.wizard_duel.duel import DUEL, changed, duel, model

STOCK = (("ork", "small"),) * 6
LIMITED = {"options": Options(rounds=15), "stock": STOCK}


def habit(state, *, seasoned=True):
    """What is done by habit, without looking ahead."""
    tactics = DUEL.seasoned() if seasoned else DUEL.tactics()
    return habit_of(DUEL, tactics, state, 0, Rng(1))


def walked(*models, **rest):
    """A duel in which model 101 has walked once and has an action left."""
    turn = Turn(0, (Opened(101, 1, walked=True),))
    steps = (EndRound(), WizardPart(), NextTurn(1), CreatureTurn(turn))
    return changed(duel(*models, **rest), agenda=Agenda(steps))


class TestEnd:
    """The highest field wins when the last round is over (WD-END-2)."""

    @pytest.mark.parametrize("now", [13, 14, 15])
    def test_the_field_is_filled_instead_of_summoning_too_late(self, now):
        state = casting(round=now, points=130, fields=(20, 20), **LIMITED)
        assert isinstance(habit(state, seasoned=False), Summon)
        assert habit(state) == CastDefence()

    def test_the_warlord_summons_nobody_in_the_last_round(self):
        state = casting(round=15, points=250, fields=(20, 20), **LIMITED)
        assert answers(DUEL, state) == [CastDefence()] * 3

    def test_nobody_is_summoned_who_will_never_act(self):
        state = casting(round=15, points=250, fields=(50, 50), **LIMITED)
        assert isinstance(habit(state, seasoned=False), Summon)
        assert not isinstance(habit(state), Summon)

    def test_before_that_creatures_come_first(self):
        assert isinstance(habit(casting(round=2, points=200, fields=(20, 20), **LIMITED)), Summon)

    def test_points_that_would_be_cut_are_used(self):
        """Beyond 150 they are lost (WD-WIZARD-7)."""
        steps = Agenda((EndRound(), WizardTurn(0, moved=True)))
        assert habit(changed(casting(points=160), agenda=steps)) == CastDefence()
        assert habit(changed(casting(points=150), agenda=steps)) == EndTurn()


class TestWizard:
    """Goes with his creatures, and strikes where that decides."""

    def test_he_goes_forward_where_nobody_reaches_him(self):
        move = habit(casting(points=0))
        assert isinstance(move, MoveWizard)
        assert move.path[-1].x == 500 + 1499

    @pytest.mark.parametrize(("race", "goes"), [("ork", True), ("dragon", False)])
    def test_he_keeps_out_of_the_reach_of_creatures(self, race, goes):
        state = casting(model(1, race, 40, 40, 180), points=0)
        assert isinstance(habit(state), MoveWizard) == goes

    def test_he_goes_where_his_spells_break_a_field_before_all_else(self):
        state = casting(wizards=((30, 40, 0), (66, 40)), points=190, fields=(20, 20), stock=STOCK)
        move = habit(state)
        assert isinstance(move, MoveWizard)
        near = after(state, move)
        assert room_between(near, 1, 2) <= 2000
        assert habit(near) == CastAttack(2)
        assert habit(after(near, CastAttack(2))) == CastAttack(2)


class TestCreatures:
    """Do not run into blows without a reply (WD-MELEE-3)."""

    def test_contact_that_gives_no_exchange_is_not_made(self):
        state = walked(model(0, "ork", 40, 40, 0), model(1, "ork", 46, 43, 180))
        assert foes_touched(after(state, habit(state, seasoned=False)), 0, 101)
        assert not foes_touched(after(state, habit(state)), 0, 101)

    def test_a_last_walk_ends_out_of_an_enemys_walk(self):
        state = walked(model(0, "ork", 40, 40, 0), model(1, "ork", 54, 40, 180))
        assert room_between(after(state, habit(state, seasoned=False)), 101, 102) < 600
        short = habit(state)
        assert isinstance(short, Walk), "forward all the same"
        assert short.path[-1].x > 4000
        assert room_between(after(state, short), 101, 102) > 600

    def test_of_enemies_used_already_nobody_is_afraid(self):
        """Seat 0 begins the next round."""
        rest = {"used": (2,)}
        state = walked(model(0, "ork", 40, 40, 0), model(1, "ork", 54, 40, 180, **rest))
        assert habit(state) == habit(state, seasoned=False)
