"""The round: its two parts, its number, turns, models and their two actions."""

import pytest

from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.movement.wizards_move import MoveWizard
from slagveld.games.wizard_duel.setup.deployment import TakePlace
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn, Rest
from slagveld.kernel.dice import Scripted
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose, Spot
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asked,
    begun,
    duel,
    model,
    pose,
    refused,
    told,
    walk,
)


def phases(play):
    return [event.phase.key.partition(":")[2] for event in told(play, "PhaseBegan")]


def rested(state, seat, *models):
    """The state after these models have let their actions lapse."""
    for piece in models:
        state = act(state, seat, Rest(piece)).state
    return state


class TestRound:
    """WD-ROUND-*: two parts, counted from 1."""

    @pytest.mark.rule("WD-ROUND-1", "WD-ACT-5")
    def test_the_wizards_come_when_every_creature_has_had_its_actions(self):
        state = begun(
            duel(model(0, "ork", 20, 40), model(0, "ork", 20, 50), model(1, "ork", 60, 40))
        )
        assert refused(state, 0, MoveWizard((), 0)) == "SLV-TURN-2"
        state = rested(state, 0, 101)
        state = act(state, 0, EndTurn()).state
        assert asked(state) == ("CreatureTurn", 1)
        state = rested(state, 1, 103)
        assert asked(state) == ("CreatureTurn", 0)
        play = act(state, 0, Rest(102))
        assert phases(play) == ["wizard-part"]
        assert asked(play.state) == ("WizardTurn", 0)

    @pytest.mark.rule("WD-ROUND-2")
    def test_round_1_goes_straight_to_the_wizards(self):
        game = DUEL.match("empty", dice=Scripted([1, 2]))
        game.play(TakePlace(0, 0))
        events = game.play(TakePlace(0, 0))
        phases = [e.phase.key for e in events if type(e).__name__ == "PhaseBegan"]
        assert phases == ["wizard-duel:wizard-part"]
        assert asked(game.state) == ("WizardTurn", 0)

    @pytest.mark.rule("WD-ROUND-2")
    @pytest.mark.parametrize(
        "models", [(), (model(0, "heavy-weapon", 20, 40),), (model(0, "ork", 20, 40, appeared=2),)]
    )
    def test_without_creatures_that_can_act_their_part_is_skipped(self, models):
        assert asked(begun(duel(*models, round=2))) == ("WizardTurn", 0)

    @pytest.mark.rule("WD-ROUND-3", "WD-ROUND-4", "WD-TERM-3")
    def test_rounds_are_counted_from_1_and_follow_at_once(self):
        state = begun(duel(round=1))
        state = act(state, 0, EndTurn()).state
        assert state.round == 1, "the last wizard has not had his chance"
        play = act(state, 1, EndTurn())
        assert [event.round for event in told(play, "RoundBegan")] == [2]
        assert asked(play.state) == ("WizardTurn", 0)
        sheets = {sheet.seat: sheet for sheet in DUEL.scene(play.state, 0).sheets}
        for seat in (0, 1):
            lines = {line.label.key: line.value for line in sheets[seat].lines}
            assert lines["wizard-duel:round"] == 2, "entered with every wizard"
        state = act(play.state, 0, EndTurn()).state
        assert act(state, 1, EndTurn()).state.round == 3

    @pytest.mark.rule("WD-ROUND-4")
    def test_creatures_of_the_round_are_ready_in_the_next(self):
        state = begun(duel(model(0, "ork", 20, 40)))
        state = rested(state, 0, 101)
        assert state.creature(101).used == (2,)
        for seat in (0, 1):
            state = act(state, seat, EndTurn()).state
        assert asked(state) == ("CreatureTurn", 0)
        assert rested(state, 0, 101).creature(101).used == (2, 3)

    @pytest.mark.rule("WD-ROUND-1")
    def test_the_creatures_come_first(self):
        state = rested(begun(duel(model(0, "ork", 20, 40))), 0, 101)
        state = act(state, 0, EndTurn()).state
        play = act(state, 1, EndTurn())
        assert phases(play) == ["creature-part"]
        assert [event.seat for event in told(play, "TurnBegan")] == [0]

    @pytest.mark.rule("WD-ROUND-5")
    def test_a_wizard_takes_both_actions_before_the_next_begins(self):
        stock = (("ork", "small"),)
        state = begun(duel(stock=stock))
        state = act(state, 0, MoveWizard((Spot(1000, 4000),), 0)).state
        assert asked(state) == ("WizardTurn", 0)
        state = act(state, 0, Summon("small", (Placement(1, Pose(2500, 4000)),))).state
        assert asked(state) == ("WizardTurn", 0), "he may cast more"
        assert asked(act(state, 0, EndTurn()).state) == ("WizardTurn", 1)

    @pytest.mark.rule("WD-ROUND-6")
    def test_actions_may_lapse_and_are_not_kept(self):
        one = (model(0, "ork", 20, 40), model(1, "ork", 60, 40))
        state = rested(begun(duel(*one)), 0, 101)
        assert asked(state) == ("CreatureTurn", 1), "both at once"
        state = act(begun(duel(*one)), 0, walk(101, (22, 40))).state
        state = act(state, 0, EndTurn()).state
        assert asked(state) == ("CreatureTurn", 1), "the second one alone"
        state = rested(state, 1, 102)
        for seat in (0, 1):
            assert asked(state) == ("WizardTurn", seat)
            state = act(state, seat, EndTurn()).state
        assert pose(state, 1)[:2] == (5, 40)
        state = act(state, 0, walk(101, (24, 40))).state
        state = act(state, 0, walk(101, (26, 40))).state
        assert asked(state) == ("CreatureTurn", 1), "again two and not three"


@pytest.mark.rule("WD-TERM-2")
class TestWhatIsAModel:
    """Wizards are models for sight, measuring and blocking, and not for actions."""

    def test_a_wizard_does_not_act_with_the_creatures(self):
        state = duel(model(0, "ork", 20, 40))
        assert refused(state, 0, walk(1, (6, 40))) == "WD-ACT-2"
        assert refused(state, 0, Rest(1)) == "WD-ACT-2"
        assert DUEL.question(state).ask(state).pieces == (101,)

    def test_a_wizard_blocks_sight_and_way(self):
        bow = model(0, "amazon", 10, 40, weapon="shooting")
        state = duel(bow, model(1, "ork", 30, 40, 180), wizards=((20, 40), (90, 40)))
        assert refused(state, 0, Shoot(101, 102)) == "WD-SHOOT-5"
        state = duel(model(0, "goblin", 10, 40), wizards=((5, 70), (14, 40)))
        assert refused(state, 0, walk(101, (18, 40))) == "WD-MOVE-6"
        assert asked(begun(duel(model(0, "heavy-weapon", 20, 40))))[0] == "WizardTurn"

    def test_a_wizard_is_measured_from_the_edge_of_his_base(self):
        bow = model(0, "amazon", 10, 40, weapon="shooting")
        near = duel(bow, wizards=((5, 70), (43, 40)))
        assert act(near, 0, Shoot(101, 2), 1).state.wizards[1].field == 16
        far = duel(bow, wizards=((5, 70), (43.01, 40)))
        assert act(far, 0, Shoot(101, 2)).state.wizards[1].field == 20


class TestActions:
    """WD-ACT-*: who acts when, and what with."""

    @pytest.mark.rule("WD-ACT-1")
    @pytest.mark.parametrize("deeds", ["ww", "wf", "fw", "ff"])
    def test_two_actions_for_walking_or_fighting(self, deeds):
        state = duel(
            model(0, "amazon", 20, 40, weapon="shooting"),
            model(0, "ork", 20, 60),
            model(1, "ork", 40, 40, 180),
        )
        x = 20
        for deed in deeds:
            if deed == "w":
                x += 1
                state = act(state, 0, walk(101, (x, 40))).state
            else:
                state = act(state, 0, Shoot(101, 103), 20).state
        assert refused(state, 0, walk(101, (20, 40))) == "WD-ACT-1"
        assert refused(state, 0, Shoot(101, 103)) == "WD-ACT-1"
        assert refused(state, 0, Rest(101)) == "WD-ACT-1"

    FIVE = tuple(model(0, "ork", 20, 10 + 5 * n) for n in range(5))

    @pytest.mark.rule("WD-ACT-2")
    def test_one_to_four_own_models_a_turn(self):
        state = begun(duel(*self.FIVE, model(1, "ork", 60, 40)))
        assert refused(state, 0, walk(106, (61, 40))) == "WD-ACT-2", "not his own"
        assert refused(state, 0, walk(999, (61, 40))) == "WD-ACT-2"
        state = act(state, 0, walk(101, facing=90)).state
        assert refused(state, 1, walk(106, facing=90)) == "SLV-TURN-1", "not his turn"
        state = rested(state, 0, 101, 102, 103)
        state = act(state, 0, walk(104, facing=90)).state
        assert refused(state, 0, walk(105, facing=90)) == "WD-ACT-2", "a fifth"
        state = act(state, 0, walk(104, facing=0)).state
        assert asked(state) == ("CreatureTurn", 1), "after the fourth the next player is up"
        state = rested(state, 1, 106)
        assert asked(state) == ("CreatureTurn", 0)
        assert refused(state, 0, walk(101, facing=0)) == "WD-SHEET-3", "used in this round"
        assert asked(rested(state, 0, 105)) == ("WizardTurn", 0)

    @pytest.mark.rule("WD-ACT-2", "WD-ACT-6")
    @pytest.mark.parametrize("count", [1, 2, 3])
    def test_a_turn_may_end_after_any_model(self, count):
        state = begun(duel(*self.FIVE, model(1, "ork", 60, 40)))
        state = rested(state, 0, *range(101, 101 + count))
        assert asked(state) == ("CreatureTurn", 0)
        assert asked(act(state, 0, EndTurn()).state) == ("CreatureTurn", 1)

    @pytest.mark.rule("WD-ACT-3")
    def test_nobody_passes_who_has_an_unused_model(self):
        state = begun(duel(*self.FIVE[:2], model(1, "ork", 60, 40)))
        assert refused(state, 0, EndTurn()) == "WD-ACT-3"
        assert "EndTurn" not in [form.action for form in DUEL.question(state).ask(state).forms]
        state = rested(state, 0, 101)
        assert "EndTurn" in [form.action for form in DUEL.question(state).ask(state).forms]
        state = rested(state, 0, 102)
        assert asked(state) == ("CreatureTurn", 1), "two models, so two are the most"

    @pytest.mark.rule("WD-ACT-3")
    def test_who_has_none_left_is_passed_over(self):
        state = begun(duel(*self.FIVE, model(1, "ork", 60, 40)), (1, 0))
        state = rested(state, 1, 106)
        state = rested(state, 0, 101)
        state = act(state, 0, EndTurn()).state
        assert asked(state) == ("CreatureTurn", 0)
        assert refused(state, 0, EndTurn()) == "WD-ACT-3", "it is a turn of its own"

    @pytest.mark.rule("WD-ACT-4")
    def test_what_a_model_leaves_out_is_lost(self):
        state = begun(duel(*self.FIVE[:2], model(1, "ork", 60, 40)))
        state = act(state, 0, walk(101, (21, 10))).state
        state = act(state, 0, EndTurn()).state
        state = rested(state, 1, 103)
        assert asked(state) == ("CreatureTurn", 0)
        assert refused(state, 0, walk(101, (22, 10))) == "WD-SHEET-3"
        state = act(state, 0, walk(102, (21, 15))).state
        state = act(state, 0, Rest(102)).state
        assert asked(state) == ("WizardTurn", 0), "used all the same"

    @pytest.mark.rule("WD-ACT-5")
    def test_a_model_defeated_before_its_use_no_longer_counts(self):
        state = begun(duel(model(0, "ork", 20, 40), model(1, "amazon", 23, 40, wounds=1)))
        state = act(state, 0, Strike(101, (102,)), 1).state
        assert state.creature(102) is None
        assert asked(act(state, 0, EndTurn()).state) == ("WizardTurn", 0)

    @pytest.mark.rule("WD-ACT-6")
    def test_one_model_after_the_other(self):
        state = duel(*self.FIVE, model(1, "ork", 60, 40))
        state = act(state, 0, walk(101, (21, 10))).state
        state = act(state, 0, walk(102, (21, 15))).state
        assert refused(state, 0, walk(101, (22, 10))) == "WD-ACT-6"
        act(state, 0, walk(102, (22, 15)))
        act(state, 0, walk(103, (21, 20)))

    @pytest.mark.rule("WD-ACT-7")
    def test_one_fight_action_is_one_roll_on_one_target(self):
        foes = (model(1, "ork", 23, 40), model(1, "ork", 20, 43))
        state = duel(model(0, "amazon", 20, 40, 45), *foes)
        assert refused(state, 0, Strike(101, (102, 103))) == "WD-ACT-7"
        assert refused(state, 0, Strike(101, ())) == "WD-ACT-7"
        assert refused(state, 0, Strike(101, (102, 102))) == "WD-ACT-7"
        first = act(state, 0, Strike(101, (102,)), 20)
        assert len(told(first, "Rolled")) == 1
        again = act(first.state, 0, Strike(101, (102,)), 1).state
        assert again.creature(102) is None, "twice at the same"
        other = act(first.state, 0, Strike(101, (103,)), 1).state
        assert (other.creature(102).wounds, other.creature(103)) == (5, None)

    @pytest.mark.rule("WD-ACT-7")
    def test_the_exchange_is_no_fight_action(self):
        own = (model(0, "amazon", 20, 40), model(0, "amazon", 20, 60))
        state = duel(*own, model(1, "ork", 25, 40, 180))
        state = act(state, 0, walk(101, (22, 40)), 20, 20).state
        state = act(state, 0, Strike(101, (103,)), 20).state
        assert refused(state, 0, Strike(101, (103,))) == "WD-ACT-1"
