import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Charge
from slagveld.games.confrontation.assault.move_into_contact import AssaultWay
from slagveld.games.confrontation.assault.reaction_fire import (
    NOBODY_KNOWN,
    FireReaction,
    HoldReaction,
    ReactionFire,
    Reactions,
)
from slagveld.games.confrontation.game import Confrontation
from slagveld.kernel.dice import Rng
from tests.games.confrontation.battle import SOUTH, act, card, man
from tests.games.confrontation.marching import active, figure

ARCHER = card(shooting=3, equipment=("rifle",))
GAME = Confrontation()


def archers(held=(102, 103), stack=(104,)):
    """Figure 1 has charged two shooters who stand side by side, and a third is far away."""
    state = active(
        man(0, 30, 50),
        man(1, 28.5, 40, SOUTH, key=ARCHER),
        man(1, 31.2, 40, SOUTH, key=ARCHER),
        man(1, 90, 10, SOUTH, key=ARCHER),
        reserves=tuple([(1, number) for number in held]),
        stack=stack,
    )
    return act(state, 0, Charge((1,), (2, 3))).state


@pytest.mark.rule("CON-APP-6")
@pytest.mark.rule("CON-REACT-1")
def test_others_learn_only_that_they_wait():
    state = archers()
    question = state.agenda.top
    assert question.shooter == 2
    assert question.ask(state).private
    assert GAME.view(state, 1).agenda == state.agenda
    for seat in (0, None):
        seen = GAME.view(state, seat)
        hidden = seen.agenda.top
        assert isinstance(hidden, ReactionFire)
        assert hidden.shooter == NOBODY_KNOWN
        assert hidden.who(seen) == (1,)
        assert hidden != question
        beneath = seen.agenda.steps[-2]
        assert isinstance(beneath, Reactions)
        assert beneath.asked == ()
    assert state.agenda.steps[-2].asked == (2,)


@pytest.mark.rule("CON-APP-6")
def test_the_view_is_the_same_whichever_of_two_is_asked():
    first = archers(held=(102,), stack=(103, 104))
    second = archers(held=(103,), stack=(102, 104))
    assert (first.agenda.top.shooter, second.agenda.top.shooter) == (2, 3)
    assert GAME.view(first, 0) == GAME.view(second, 0)
    assert GAME.view(first, 1) != GAME.view(second, 1)


@pytest.mark.rule("CON-APP-6")
@pytest.mark.parametrize("held", [(102,), (103,), (102, 103), (104, 103)])
def test_any_shooter_who_may_be_asked_is_imagined_with_his_card(held):
    stack = tuple([number for number in (102, 103, 104) if number not in held])
    view = GAME.view(archers(held, stack), 0)
    found = set()
    for seed in range(20):
        imagined = GAME.imagine(view, 0, Rng(seed))
        assert GAME.view(imagined, 0) == view
        question = imagined.agenda.top
        found.add(question.shooter)
        shooter = figure(imagined, question.shooter)
        assert (1, shooter.card) in imagined.reserves
        assert shooter.card not in imagined.stack
        assert len(imagined.stack) == 3 - len(held)
        assert imagined.agenda.steps[-2].asked == (question.shooter,)
        assert question.who(imagined) == (1,)
        assert question.check(imagined, 1, FireReaction(1)) is None
    assert found == {2, 3}


@pytest.mark.rule("CON-REACT-6")
def test_each_is_asked_once_in_turn():
    state = archers()
    state = act(state, 1, HoldReaction()).state
    assert state.agenda.top.shooter == 3
    assert state.agenda.steps[-2].asked == (2, 3)
    state = act(state, 1, HoldReaction()).state
    assert isinstance(state.agenda.top, AssaultWay)
    assert state.reserves == ((1, 102), (1, 103))


@pytest.mark.rule("CON-REACT-3")
def test_who_comes_after_a_kill_has_nobody_to_shoot_at():
    state = act(archers(), 1, FireReaction(1), [6, 6, 6]).state
    assert not any(isinstance(step, ReactionFire) for step in state.agenda.steps)
    assert 1 not in state.field.by_id
    assert state.reserves == ((1, 103),)


@pytest.mark.rule("CON-APP-6")
@pytest.mark.rule("CON-REACT-6")
@pytest.mark.parametrize("held", [(102,), (102, 104)])
def test_one_more_of_a_card_that_has_been_played_is_imagined_with_it(held):
    state = active(
        man(0, 30, 50),
        man(1, 28.5, 40, SOUTH, key=ARCHER, card=102),
        man(1, 31.2, 40, SOUTH, key=ARCHER, card=102),
        man(1, 90, 10, SOUTH, key=ARCHER),
        reserves=tuple([(1, number) for number in held]),
        stack=tuple([number for number in (104,) if number not in held]),
    )
    state = act(state, 0, Charge((1,), (2, 3))).state
    state = act(state, 1, FireReaction(1), [2]).state
    assert state.agenda.top.shooter == 3
    view = GAME.view(state, 0)
    assert view.agenda.top.shooter == NOBODY_KNOWN
    for seed in range(5):
        imagined = GAME.imagine(view, 0, Rng(seed))
        assert GAME.view(imagined, 0) == view
        assert imagined.agenda.top.shooter == 3
        assert imagined.reserves == state.reserves
        assert imagined.stack == state.stack
        assert imagined.agenda.top.who(imagined) == (1,)
