"""Losses are taken: all at once, by the owner's choice among equals."""

from typing import ClassVar

import pytest

from slagveld.games.carnage.core.parts import EndPart
from slagveld.games.carnage.core.state import Deed
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.games.carnage.turn.sequence import BeginPhase
from slagveld.games.carnage.wounds.losses import POLICY, ChooseLosses, GiveUp, TakeLosses
from slagveld.games.carnage.wounds.neutralised_units import EnemyChoice, FightOn, LeaveAlone
from slagveld.games.carnage.wounds.order_of_removal import Loss
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Hurt, Removed, Slain, StatusChanged
from slagveld.kernel.state import Policy
from tests.games.carnage.battle import (
    COW,
    HERO,
    NORTH,
    RIDER,
    SOUTH,
    act,
    battle,
    events,
    refused,
    run,
    unit,
)


class Halt(Question, frozen=True):
    """Stops a test here."""

    actions: ClassVar = (EndPart,)

    def who(self, state):
        return (0,)


def taken(*units, losses, auto=True, **rest):
    """Run losses to the next question."""
    value = "auto" if auto else "ask"
    policies = tuple(Policy(seat, "losses", value) for seat in (0, 1))
    after = rest.pop("then", (Halt(),))
    state = battle(*units, agenda=[TakeLosses(tuple(losses)), *after], policies=policies, **rest)
    return run(state)


def ids(state, number):
    return [figure.id for figure in state.unit(number).figures]


# All at once


@pytest.mark.rule("CAR-13.2-rear")
def test_losses_of_several_units_are_taken_together():
    # Were A's right end removed first, B's figure before it would touch nobody any more.
    one = unit(0, 90, 90, NORTH, count=3)
    other = unit(1, 95, 90, SOUTH, count=3)
    state = taken(one, other, losses=[Loss(1, 3, 2), Loss(2, 1, 1)]).state
    assert state.unit(1) is None
    # Seen from A, B's left figure stands on the right: B loses that end, not the one in contact.
    assert ids(state, 2) == [202, 203]


def test_losses_of_one_unit_by_several_enemies_add_up():
    state = taken(unit(0, 90, 90, count=10, files=5), losses=[Loss(1, 2), Loss(1, 1, 7)]).state
    assert len(state.unit(1).figures) == 7
    assert state.deeds == (Deed(2, "fallen", 0, 3),)


def test_nothing_happens_without_wounds_or_without_the_unit():
    play = taken(unit(0, 90, 90), losses=[Loss(1, 0), Loss(9, 3)])
    assert play.events == []
    assert play.state.deeds == ()
    assert len(play.state.unit(1).figures) == 5


def test_losses_are_told():
    play = taken(unit(0, 90, 90, count=10, files=5, number=2), losses=[Loss(1, 2, 4)])
    (hurt,) = events(play, Hurt)
    assert (hurt.piece, hurt.name, hurt.amount, hurt.left, hurt.by) == (1, "Infantry 2", 2, 8, 4)
    assert [slain.piece for slain in events(play, Slain)] == [110, 109]
    assert [slain.by for slain in events(play, Slain)] == [4, 4]
    assert events(play, Slain)[0].name.values == {"unit": "Infantry 2"}
    assert events(play, Removed) == []


def test_nobody_is_named_when_several_had_a_hand_in_it():
    play = taken(unit(0, 90, 90, count=10, files=5), losses=[Loss(1, 1, 4), Loss(1, 1, 5)])
    assert events(play, Hurt)[0].by is None
    assert [slain.by for slain in events(play, Slain)] == [4, 5]
    play = taken(unit(0, 90, 90, count=10, files=5), losses=[Loss(1, 1)])
    assert events(play, Slain)[0].by is None


def test_a_unit_without_figures_leaves_the_table():
    play = taken(unit(0, 90, 90, count=5), unit(0, 40, 40), losses=[Loss(1, 7)])
    assert play.state.unit(1) is None
    assert [removed.piece for removed in events(play, Removed)] == [1]
    assert events(play, Hurt)[0].amount == 5
    assert events(play, Hurt)[0].left == 0
    assert play.state.deeds == (Deed(2, "fallen", 0, 5),)
    assert events(play, StatusChanged) == []


def test_single_figures_and_cows_fall_by_their_own_name():
    hero = taken(unit(0, 90, 90, of=HERO, count=1), unit(0, 9, 9), losses=[Loss(1, 5, 2)])
    assert hero.state.unit(1) is None
    assert [slain.name for slain in events(hero, Slain)] == ["Hero"]
    assert events(hero, Removed) == []
    hurt = taken(unit(0, 90, 90, of=HERO, count=1), losses=[Loss(1, 4, 2)])
    assert hurt.state.unit(1).lives == 1
    assert events(hurt, StatusChanged) == []
    cow = taken(unit(-1, 90, 90, of=COW, count=1, side=1), losses=[Loss(1, 2)])
    assert cow.state.unit(1) is None
    assert cow.state.deeds == (Deed(2, "cow", 1, 1),)


@pytest.mark.rule("CAR-13.2-pool")
def test_a_left_over_wound_is_recorded():
    play = taken(unit(0, 90, 90, of=RIDER, count=4), losses=[Loss(1, 1)])
    assert sorted(figure.lives for figure in play.state.unit(1).figures) == [1, 2, 2, 2]
    assert play.state.deeds == ()
    assert events(play, Slain) == []
    assert events(play, Hurt)[0].left == 7


# The owner's choice


def asked(*units, losses, **rest):
    state = taken(*units, losses=losses, auto=False, **rest).state
    assert isinstance(state.agenda.top, ChooseLosses)
    return state


@pytest.mark.rule("CAR-13.2-one-rank")
def test_the_owner_chooses_the_end():
    state = asked(unit(1, 90, 90, count=5), losses=[Loss(1, 1)])
    question = state.agenda.top
    assert question.who(state) == (1,)
    decision = question.ask(state)
    (field,) = decision.forms[0].fields
    assert (field.allowed, field.least, field.most) == ((101, 105), 1, 1)
    assert decision.seats == (1,)
    left = act(state, 1, GiveUp((101,))).state
    assert ids(left, 1) == [102, 103, 104, 105]
    assert left.unit(1).x == 9125
    right = act(state, 1, GiveUp((105,))).state
    assert ids(right, 1) == [101, 102, 103, 104]


@pytest.mark.rule("CAR-13.2-sides")
def test_a_choice_must_follow_the_order():
    state = asked(unit(0, 90, 90, count=5), losses=[Loss(1, 2)])
    assert state.agenda.top.open(state) == (101, 102, 104, 105)
    for allowed in ((101, 102), (102, 101), (101, 105), (104, 105)):
        assert refused(state, 0, GiveUp(allowed)) is None
    for wrong in ((), (101,), (101, 103), (102, 104), (101, 102, 103), (101, 101), (101, 999)):
        assert refused(state, 0, GiveUp(wrong)) == "CAR-13.2-sides"
    mixed = act(state, 0, GiveUp((105, 101))).state
    assert ids(mixed, 1) == [102, 103, 104]
    assert mixed.unit(1).x == 9000


@pytest.mark.rule("CAR-13.2-pool")
def test_in_a_mixed_unit_a_figure_with_more_lives_may_take_the_wound():
    state = asked(unit(0, 90, 90, lives=[2, 2, 1], mixed=True), losses=[Loss(1, 1)])
    question = state.agenda.top
    assert list(question.candidates(state, 0)) == [GiveUp((103,)), GiveUp(())]
    (field,) = question.ask(state).forms[0].fields
    assert (field.least, field.most) == (0, 1)
    assert ids(act(state, 0, GiveUp((103,))).state, 1) == [101, 102]
    hurt = act(state, 0, GiveUp(())).state
    assert [figure.lives for figure in hurt.unit(1).figures] == [1, 2, 1]
    assert refused(state, 0, GiveUp((101,))) == "CAR-13.2-sides"


def test_the_menu_has_both_ends_and_the_preview_shows_who_may_fall():
    state = asked(unit(0, 90, 90, count=5), losses=[Loss(1, 2)])
    question = state.agenda.top
    assert list(question.candidates(state, 0)) == [GiveUp((105, 104)), GiveUp((101, 102))]
    assert all(question.check(state, 0, action) is None for action in question.candidates(state, 0))
    shown = question.preview(state, 0, Partial("GiveUp", {}))
    assert shown.pieces == (101, 102, 104, 105)
    assert shown.snapped == {"figures": [105, 104]}, "a set that is allowed stands ready"
    assert question.auto(state, 0) is None


@pytest.mark.rule("CAR-13.2-sides")
def test_a_choice_against_the_order_is_brought_to_the_nearest_that_is_allowed():
    state = asked(unit(0, 90, 90, count=5), losses=[Loss(1, 2)])
    question = state.agenda.top

    def snapped(*figures):
        shown = question.preview(state, 0, Partial("GiveUp", {"figures": list(figures)}))
        assert shown.pieces == (101, 102, 104, 105)
        return shown.snapped

    assert snapped(102, 104) == {"figures": [105, 104]}
    assert snapped(101, 104) == {"figures": [101, 105]}
    for fine in ((101,), (), (101, 102), (105, 101), (101, 102, 104)):
        assert snapped(*fine) == {}
    assert "figures" in question.preview(state, 0, Partial("GiveUp", {"figures": "all"})).snapped


def test_nobody_is_asked_where_it_makes_no_difference():
    block = taken(unit(0, 90, 90, count=10, files=5), losses=[Loss(1, 3)], auto=False)
    assert isinstance(block.state.agenda.top, Halt)
    everybody = taken(unit(0, 90, 90, count=5), losses=[Loss(1, 5)], auto=False)
    assert isinstance(everybody.state.agenda.top, Halt)
    one_left = taken(unit(0, 90, 90, count=5), losses=[Loss(1, 4)], auto=False)
    assert isinstance(one_left.state.agenda.top, ChooseLosses)
    wound = taken(unit(0, 90, 90, of=RIDER, count=4), losses=[Loss(1, 1)], auto=False)
    assert isinstance(wound.state.agenda.top, Halt)
    nobodys = taken(unit(-1, 90, 90, count=5, side=1), losses=[Loss(1, 1)], auto=False)
    assert isinstance(nobodys.state.agenda.top, Halt)


def test_who_leaves_it_to_the_program_is_not_asked():
    play = taken(unit(0, 90, 90, count=5), losses=[Loss(1, 1)])
    assert isinstance(play.state.agenda.top, Halt)
    assert ids(play.state, 1) == [101, 102, 103, 104]
    form = POLICY
    assert form.key == "losses"
    assert [choice.key for choice in form.choices] == ["ask", "auto"]


def test_a_policy_set_while_the_question_waits_answers_it():
    state = asked(unit(0, 90, 90, count=5), losses=[Loss(1, 1)])
    from slagveld.kernel.state import with_policy

    later = with_policy(state, 0, "losses", "auto")
    assert state.agenda.top.auto(later, 0) == GiveUp((105,))
    assert isinstance(run(later).state.agenda.top, Halt)


def test_owners_are_asked_one_after_the_other_and_nothing_is_removed_before():
    state = asked(unit(0, 90, 90), unit(1, 40, 40), losses=[Loss(1, 1), Loss(2, 1)])
    state = act(state, 0, GiveUp((101,))).state
    assert state.agenda.top.who(state) == (1,)
    assert len(state.unit(1).figures) == 5
    state = act(state, 1, GiveUp((205,))).state
    assert ids(state, 1) == [102, 103, 104, 105]
    assert ids(state, 2) == [201, 202, 203, 204]


# Too weak


@pytest.mark.rule("CAR-13.2-below3")
@pytest.mark.rule("CAR-5.1.3")
def test_below_three_w_a_unit_is_neutralised():
    play = taken(unit(0, 90, 90), losses=[Loss(1, 2)])
    assert events(play, StatusChanged) == []
    play = taken(unit(0, 90, 90), losses=[Loss(1, 3)])
    (status,) = events(play, StatusChanged)
    assert (status.piece, status.on) == (1, True)
    assert play.state.unit(1).neutralised
    play = taken(unit(0, 90, 90, count=2), losses=[Loss(1, 1)])
    assert events(play, StatusChanged) == []


def weak_fight(phase, *, losses=3, after=None, **rest):
    return taken(
        unit(0, 90, 90, NORTH, count=5),
        unit(1, 90, 90, SOUTH, count=5),
        losses=[Loss(1, losses, 2)],
        phase=phase,
        then=(Halt(),) if after is None else after,
        **rest,
    ).state


@pytest.mark.rule("CAR-13.2-enemy-choice")
@pytest.mark.rule("CAR-13.2-below3")
def test_the_enemy_of_a_unit_neutralised_after_his_part_chooses_at_the_end_of_the_phase():
    for phase in ("wrap", "shooting", "movement"):
        state = weak_fight(phase, losses=3)
        assert state.agenda.top == EnemyChoice(1, 2)
        assert state.agenda.top.who(state) == (1,)
    left = act(state, 1, LeaveAlone()).state
    assert left.ignored == ((1, 2),)
    assert act(state, 1, FightOn()).state.ignored == ()
    state = weak_fight("shooting", after=(Halt(), BeginPhase("melee")))
    assert isinstance(state.agenda.top, Halt)
    assert state.agenda.steps == (BeginPhase("melee"), EnemyChoice(1, 2), Halt())


@pytest.mark.rule("CAR-13.2-enemy-choice")
def test_nobody_is_asked_when_his_part_is_to_come_or_nothing_is_left_to_leave_out():
    for phase in ("initiative", "melee"):
        assert isinstance(weak_fight(phase).agenda.top, Halt)
    assert isinstance(weak_fight("shooting", losses=2).agenda.top, Halt)
    assert isinstance(weak_fight("movement", after=(MovePart(0),)).agenda.top, MovePart)
    assert isinstance(weak_fight("movement", after=(MovePart(1),)).agenda.top, MovePart)
    late = weak_fight("movement", after=(MovePart(0),), order=(1, 0))
    assert isinstance(late.agenda.top, EnemyChoice)
    alone = weak_fight("movement", after=(MovePart(0, only=1), MovePart(1)), order=(0, 1))
    assert isinstance(alone.agenda.top, MovePart)


def test_a_unit_in_no_fight_leaves_nobody_a_choice():
    state = taken(unit(0, 90, 90), unit(1, 20, 20), losses=[Loss(1, 3)], phase="shooting").state
    assert isinstance(state.agenda.top, Halt)
