"""How a duel ends: the last wizard, the last round, giving up, a draw."""

import pytest

from slagveld.conformance.walk import played, setups
from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.magic.spells import CastAttack
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn, Rest
from slagveld.games.wizard_duel.wounds.end_of_duel import fall
from slagveld.games.wizard_duel.wounds.roll_to_hit import Blow
from slagveld.games.wizard_duel.wounds.wounds_and_defeat import take_off
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.play import Play
from slagveld.kernel.standing import Concede, OfferEnd, TimeUp, WithdrawOffer
from slagveld.lab import Order, simulate
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asked,
    begun,
    changed,
    duel,
    model,
    refused,
    told,
    walk,
)

THREE = ((5, 40), (50, 70), (95, 40))


class TestLastWizard:
    """WD-END-1: the duel ends when one wizard is left."""

    @pytest.mark.rule("WD-END-1")
    @pytest.mark.parametrize("how", ["run", "blow", "shot", "magic"])
    def test_the_moment_the_other_field_is_0(self, how):
        more = {"wizards": ((5, 40), (25, 40)), "fields": (7, 3)}
        if how == "run":
            play = act(begun(duel(model(0, "ork", 20, 40), **more)), 0, walk(101, (22, 40)))
        elif how == "blow":
            play = act(duel(model(0, "ork", 22, 40), **more), 0, Strike(101, (2,)), 1)
        elif how == "shot":
            bow = model(0, "ork", 15, 40, weapon="shooting")
            play = act(duel(bow, **more), 0, Shoot(101, 2), 1)
        else:
            play = act(duel(part="wizard", **more), 0, CastAttack(2))
        outcome = play.state.outcome
        assert (outcome.winners, outcome.rule, outcome.scores) == ((0,), "WD-END-1", (7, 0))
        assert outcome.reason.key == "wizard-duel:end-last"
        assert told(play, "Ended")[0].winners == (0,)
        assert DUEL.question(play.state) is None, "the rest of the round is not played"
        assert refused(play.state, 1, EndTurn()) == "SLV-OVER-1"

    @pytest.mark.rule("WD-END-1")
    def test_a_point_left_is_enough_to_go_on(self):
        more = {"wizards": ((5, 40), (25, 40)), "fields": (7, 4)}
        state = act(duel(model(0, "ork", 20, 40), **more), 0, walk(101, (22, 40))).state
        assert (state.outcome, state.wizards[1].field) == (None, 1)

    @pytest.mark.rule("WD-END-1")
    def test_with_three_it_goes_on_until_one_is_left(self):
        bow = model(0, "ork", 40, 70, weapon="shooting")
        knife = model(0, "ork", 92, 40, weapon="small")
        state = duel(bow, knife, wizards=THREE, fields=(20, 4, 4))
        state = act(state, 0, Shoot(101, 2), 1).state
        assert (state.outcome, state.out, state.order) == (None, (1,), (0, 2))
        state = act(state, 0, Rest(101)).state
        state = act(state, 0, Strike(102, (3,)), 1).state
        assert state.outcome.winners == (0,)

    @pytest.mark.rule("WD-END-1")
    def test_fields_that_fall_in_one_event_are_a_draw(self):
        state = changed(duel(), out=(0, 1))
        play = Play(DUEL, state, Scripted(()), listening=True)
        fall(play, 1)
        assert play.state.outcome.winners == ()
        assert play.state.outcome.reason.key == "wizard-duel:end-together"

    @pytest.mark.rule("WD-END-1")
    def test_blows_on_fields_are_resolved_one_by_one(self):
        play = Play(DUEL, duel(fields=(3, 3)), Scripted(()), listening=True)
        take_off(play, Blow(9, 2, 3), Blow(9, 1, 3))
        assert play.state.outcome.winners == (0,), "the first to fall has lost"


def last_round(fields, rounds, **rest):
    """A duel after the second round."""
    state = begun(duel(fields=fields, options=Options(rounds=rounds), **rest))
    while state.outcome is None and state.round == 2:
        state = act(state, asked(state)[1], EndTurn()).state
    return state


class TestOtherEnds:
    """WD-END-2: limits, giving up, draws."""

    @pytest.mark.rule("WD-END-2")
    def test_a_duel_may_have_no_limit(self):
        state = begun(duel(options=Options(rounds=0), round=500))
        for seat in (0, 1):
            state = act(state, seat, EndTurn()).state
        assert (state.outcome, state.round) == (None, 501)
        for setup in (DUEL.setup(), DUEL.setup(options={"rounds": 0})):
            assert DUEL.first_state(setup).options.rounds == 0
            assert DUEL.scene(DUEL.first_state(setup), None).round_limit is None

    @pytest.mark.rule("WD-END-2")
    def test_bots_among_themselves_play_fifteen_unless_told_otherwise(self):
        assert DUEL.first_state(DUEL.setup_for_bots()).options.rounds == 15
        chosen = DUEL.setup_for_bots(options={"rounds": 0})
        assert DUEL.first_state(chosen).options.rounds == 0
        assert DUEL.first_state(setups(DUEL, Rng(1))).options.rounds == 15
        assert played(DUEL, 1, 0).setup.options == {"rounds": 15}
        report = simulate(Order(game="wizard-duel", bots=("random", "random")), 2)
        assert (report.unfinished, report.rounds) == (0, 30)
        short = Order(game="wizard-duel", bots=("random", "random"), options={"rounds": 2})
        assert simulate(short, 2).rounds == 4

    @pytest.mark.rule("WD-END-2")
    def test_after_the_last_round_the_highest_field_wins(self):
        state = last_round((12, 13), 2)
        assert (state.outcome.winners, state.outcome.rule) == ((1,), "WD-END-2")
        assert state.outcome.scores == (12, 13)
        assert state.outcome.reason.key == "wizard-duel:end-rounds"
        assert last_round((12, 13), 3).outcome is None
        assert last_round((12, 13), 3).round == 3
        limited = DUEL.first_state(DUEL.setup(options={"rounds": 9}))
        assert DUEL.scene(limited, None).round_limit == 9

    @pytest.mark.rule("WD-END-2")
    def test_equal_highest_fields_are_a_draw(self):
        assert last_round((15, 15), 2).outcome.winners == ()
        assert last_round((9, 15, 15), 2, wizards=THREE).outcome.winners == ()
        assert last_round((15, 9, 9), 2, wizards=THREE).outcome.winners == (0,)

    @pytest.mark.rule("WD-END-2")
    def test_a_defeated_wizard_does_not_win_by_his_field(self):
        state = begun(duel(wizards=THREE, fields=(50, 9, 8), options=Options(rounds=2)))
        state = act(state, 0, Concede()).state
        for seat in (1, 2):
            state = act(state, seat, EndTurn()).state
        assert state.outcome.winners == (1,)

    @pytest.mark.rule("WD-END-2")
    def test_time_that_is_up_counts_as_the_last_round(self):
        state = duel(fields=(12, 13))
        play = DUEL.apply(state, None, TimeUp(), Scripted(()))
        assert play.state.outcome.winners == (1,)

    @pytest.mark.rule("WD-END-2")
    @pytest.mark.parametrize("part", ["creatures", "wizard"])
    @pytest.mark.parametrize("seat", [0, 1])
    def test_giving_up_at_any_time_is_a_defeat(self, part, seat):
        state = duel(model(0, "ork", 20, 40), part=part)
        state = act(state, seat, Concede()).state
        assert state.outcome.winners == (1 - seat,)
        assert not state.layout.has(seat + 1)

    @pytest.mark.rule("WD-END-2")
    def test_with_three_the_others_go_on(self):
        models = (model(0, "ork", 20, 40), model(1, "ork", 50, 40), model(2, "ork", 80, 40))
        state = begun(duel(*models, wizards=THREE))
        state = act(state, 0, Concede()).state
        assert (state.outcome, state.creature(101), state.layout.has(1)) == (None, None, False)
        assert asked(state) == ("CreatureTurn", 1)

    @pytest.mark.rule("WD-END-2")
    def test_all_who_are_left_may_agree_on_a_draw(self):
        state = act(duel(wizards=THREE, fields=(9, 8, 7)), 2, Concede()).state
        state = act(state, 1, OfferEnd()).state
        assert state.outcome is None
        taken_back = act(state, 1, WithdrawOffer()).state
        assert act(taken_back, 0, OfferEnd()).state.outcome is None
        outcome = act(state, 0, OfferEnd()).state.outcome
        assert (outcome.winners, outcome.rule) == ((), "WD-END-2")
        assert outcome.reason.key == "wizard-duel:end-agreed"

    @pytest.mark.rule("WD-END-2")
    def test_having_no_creatures_is_no_defeat(self):
        state = duel(model(0, "ork", 20, 40), model(1, "amazon", 23, 40, wounds=1))
        state = act(state, 0, Strike(101, (102,)), 1).state
        assert (state.of(1), state.outcome) == ((), None)
