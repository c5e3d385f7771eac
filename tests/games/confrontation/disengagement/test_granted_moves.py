"""After a disengagement nobody turns back to the enemy he has just left (CON-DISENGAGE-6)."""

import pytest

from slagveld.games.confrontation.assault.announcement import Assault
from slagveld.games.confrontation.assault.fled_targets import AfterThem, AtAnother, NextTarget
from slagveld.games.confrontation.assault.measure import met_by
from slagveld.games.confrontation.assault.move_into_contact import AssaultMove, AssaultWay, HoldBack
from slagveld.games.confrontation.disengagement.attempt import Disengage
from slagveld.games.confrontation.disengagement.granted_moves import WithdrawInto
from slagveld.games.confrontation.turn.activation import Activation
from slagveld.kernel.dice import Rng
from tests.games.confrontation.battle import EAST, WEST, act, battle, card, man, refused, run
from tests.games.confrontation.marching import active, figure
from tests.games.confrontation.outside import outside
from tests.games.confrontation.stops import Stop


def fleeing(*others):
    """A creature has left figure 2 and turned on figure 3, who has fled: where does it go on?"""
    beast = card(fear=9, movement=15, initiative=6)
    state = active(man(0, 30, 45, EAST, key=beast), man(1, 27.5, 45), man(1, 40, 45, WEST), *others)
    state = act(state, 0, Disengage(1), [3]).state
    return act(state, 0, WithdrawInto((3,)), [2]).state


@pytest.mark.rule("CON-DISENGAGE-6")
@pytest.mark.rule("CON-FEAR-9")
def test_the_one_just_left_is_no_new_target():
    state = fleeing(man(1, 45, 30))
    question = state.agenda.top
    assert isinstance(question, NextTarget)
    assert refused(state, 0, AtAnother(2)) == "CON-DISENGAGE-6"
    assert question.candidates(state, 0) == [AfterThem(), AtAnother(4)]
    assert question.ask(state).forms[1].fields[0].allowed == (4,)


@pytest.mark.rule("CON-DISENGAGE-6")
def test_with_nobody_else_there_nothing_is_asked():
    assert not isinstance(fleeing().agenda.top, NextTarget)


def stuck():
    """A way is asked for to the one whom the mover has left: as battles were saved once."""
    assault = Assault(
        seat=0, cards=(101,), movers=(1,), targets=(2,), kind="disengage", left=(2,), spent=300
    )
    men = (
        man(0, 33, 45, EAST, key="ghoul", chosen="disengage"),
        man(1, 27.5, 45, key="lion-guardsman"),
        man(0, 90, 80, key="ghoul", card=101),
    )
    return battle(*men, agenda=[AssaultWay(assault=assault), Activation(0, (101,))])


@pytest.mark.rule("CON-DISENGAGE-6")
def test_a_way_that_leads_nowhere_can_be_answered():
    state = stuck()
    question = state.agenda.top
    assert met_by(state, question.assault, figure(state, 1)) == []
    offered = question.candidates(state, 0)
    assert HoldBack() in offered
    assert all(refused(state, 0, action) is None for action in offered)
    assert [form.action for form in question.ask(state).forms] == ["TakeWay", "HoldBack"]
    for seed in range(20):
        assert refused(state, 0, question.propose(state, 0, Rng(seed))) is None


@pytest.mark.rule("CON-CHARGE-10")
def test_a_mover_whose_way_is_shut_since_goes_as_near_as_it_gets():
    """All places round the target are taken when it is his turn to move."""
    around = [man(0, x, y) for x, y in ((40, 42.5), (40, 47.5), (42.5, 45), (37.5, 45))]
    for kind, asks in (("charge", Stop), ("engage", AssaultWay)):
        assault = Assault(seat=0, cards=(101,), movers=(1,), targets=(2,), kind=kind)
        men = (man(0, 30, 45, EAST), man(1, 40, 45, WEST), *around)
        agenda = [AssaultMove(assault=assault), Stop()]
        state = run(battle(*men, agenda=agenda)).state
        assert isinstance(state.agenda.top, asks)
        assert all(
            refused(state, 0, action) is None for action in state.agenda.top.candidates(state, 0)
        )


# From outside


@pytest.mark.rule("CON-DISENGAGE-6")
@pytest.mark.rule("CON-FEAR-9")
def test_from_outside_the_creature_goes_on_to_the_end():
    guard = "lion-guardsman"
    men = (
        man(0, 30, 45, EAST, key="ghoul"),
        man(1, 27.5, 45, key=guard),
        man(1, 38, 45, WEST, key=guard),
        man(1, 34, 40, key=guard),
        man(0, 90, 80, key="ghoul", card=101),
    )
    state = battle(*men, agenda=[Activation(0, (101,))])
    seen = outside(
        state,
        ({"type": "Disengage", "figure": 1}, [5]),
        ({"type": "WithdrawInto", "targets": [3]}, [1]),
        ({"type": "AtAnother", "target": 2}, []),
    )
    assert [one.get("asks") for one in seen] == ["Activation", "GrantedMove", "NextTarget", None]
    assert seen[-1] == {"rule": "CON-DISENGAGE-6"}
    assert {"type": "AtAnother", "target": 2} not in seen[2]["offers"]
    assert all(not one["refused"] and not one["greedy_refused"] for one in seen[:-1])


@pytest.mark.rule("CON-DISENGAGE-6")
def test_a_battle_that_was_saved_at_such_a_way_goes_on():
    seen = outside(stuck(), ({"type": "HoldBack"}, []))
    assert seen[0]["asks"] == "AssaultWay"
    assert seen[0]["offers"]
    assert not seen[0]["refused"]
    assert not seen[0]["greedy_refused"]
    assert seen[1]["asks"] == "Activation"
