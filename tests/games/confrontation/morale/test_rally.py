import pytest

from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.morale.rally import (
    Rally,
    RallyingCry,
    RallyTests,
    RunOn,
    TakeRally,
    has_rallies,
)
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Walk
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Announced, Moved, Rolled, StatusChanged
from tests.games.confrontation.battle import (
    EAST,
    WEST,
    act,
    battle,
    card,
    events,
    man,
    refused,
    run,
)
from tests.games.confrontation.marching import active, figure, place, way
from tests.games.confrontation.stops import Stop


def runner(x=50, y=45, fear=7, creature=2, **more):
    return man(0, x, y, EAST, flight=Flight(fear, creature), **more)


def drawn(*men, number=101, **rest):
    return run(battle(*men, agenda=(RallyTests(number), Stop()), **rest)).state


def beast(x=30, fear=7):
    return man(1, x, 45, EAST, key=card(fear=fear))


@pytest.mark.rule("CON-FEAR-17")
def test_the_owner_of_a_fleeing_figure_is_asked_when_its_card_is_drawn():
    state = drawn(runner(), beast())
    assert state.agenda.top == TakeRally(seat=0, figure=1)
    decision = state.agenda.top.ask(state)
    assert [form.action for form in decision.forms] == ["Rally", "RunOn"]
    assert decision.pieces == (1,)
    assert list(state.agenda.top.candidates(state, 0)) == [Rally(), RunOn()]
    assert refused(state, 0, RunOn()) is None


@pytest.mark.rule("CON-FEAR-17")
@pytest.mark.parametrize(("die", "rallied"), [(3, False), (4, True)])
def test_a_rally_test_must_pass_the_fear(die, rallied):
    play = act(drawn(runner(), beast()), 0, Rally(), [die])
    assert (play.state.figure(1).flight is None) == rallied
    (rolled,) = events(play, Rolled)
    assert (rolled.rule, rolled.need.target.total, rolled.pieces) == ("CON-FEAR-17", 4, (1,))


@pytest.mark.rule("CON-FEAR-17")
def test_every_fleeing_figure_of_the_card_tests_for_itself():
    men = (runner(card=101), runner(60, 50, card=101, fear=5), man(0, 10, 10, card=101), beast())
    state = drawn(*men)
    play = act(state, 0, Rally(), [4])
    assert play.state.agenda.top == TakeRally(seat=0, figure=2)
    play = act(play.state, 0, Rally(), [2])
    assert play.state.agenda.top == Stop()
    assert [one.flight is None for one in play.state.own(0)] == [True, True, True]


@pytest.mark.rule("CON-FEAR-17", "CON-FEAR-7")
def test_nobody_rallies_in_the_turn_of_his_flight():
    state = drawn(runner(fled=True), beast())
    assert state.agenda.top == Stop()
    assert not has_rallies(state, 101)
    assert has_rallies(battle(runner()), 101)
    assert not has_rallies(battle(runner()), 102)
    assert not has_rallies(battle(man(0, 10, 10)), 101)


@pytest.mark.rule("CON-FEAR-17")
def test_a_figure_that_has_ceased_to_flee_is_not_asked():
    state = drawn(runner(), beast())
    assert state.agenda.top.who(state.changed(1, flight=None)) == ()
    assert state.agenda.top.who(state.without(1)) == ()


@pytest.mark.rule("CON-FEAR-18")
def test_who_rallies_moves_normally_at_once():
    play = act(drawn(runner(), beast()), 0, Rally(), [6])
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (1, False, "CON-FEAR-18")
    assert events(play, Moved) == []
    state = active(man(0, 50, 45), beast())
    assert refused(state, 0, Walk(1, way((50, 50)), 0)) is None
    assert not play.state.figure(1).turn.fled


@pytest.mark.rule("CON-FEAR-19")
def test_who_fails_flees_on_from_the_creature():
    play = act(drawn(runner(), beast()), 0, Rally(), [2])
    assert place(play.state, 1) == (70, 45, EAST)
    assert play.state.figure(1).turn.fled
    assert play.state.figure(1).flight == Flight(7, 2)
    assert play.state.figure(1).turn.covered == 2000
    (moved,) = events(play, Moved)
    assert moved.rule == "CON-FEAR-19"


@pytest.mark.rule("CON-FEAR-19")
def test_who_takes_no_test_flees_on():
    play = act(drawn(runner(), beast()), 0, RunOn())
    assert place(play.state, 1) == (70, 45, EAST)
    assert events(play, Rolled) == []


@pytest.mark.rule("CON-FEAR-19")
def test_without_the_creature_he_runs_straight_ahead():
    play = act(drawn(man(0, 50, 45, WEST, flight=Flight(7, 99)), beast(10)), 0, RunOn())
    assert place(play.state, 1) == (30, 45, WEST)


@pytest.mark.rule("CON-FEAR-19")
def test_who_flees_on_has_no_movement_left():
    state = active(runner(fled=True), man(0, 10, 10, card=101), beast())
    assert refused(state, 0, Walk(1, way((52, 45)), 0)) == "CON-FEAR-7"


@pytest.mark.rule("CON-FEAR-14", "CON-FEAR-19")
def test_who_flees_on_may_leave_the_table():
    play = act(drawn(runner(110), beast(95)), 0, Rally(), [1])
    assert play.state.figure(1) is None
    assert play.state.fallen[0].fled


@pytest.mark.rule("CON-FEAR-21")
def test_rallying_gives_no_immunity():
    play = act(drawn(runner(), beast()), 0, Rally(), [6])
    assert play.state.figure(1).immune == -1


@pytest.mark.rule("CON-CARD-abominable")
def test_a_rally_test_is_not_taken_before_the_creature_itself():
    horror = man(1, 30, 45, key=card(fear=7, abilities=("abominable",)))
    play = act(drawn(runner(), horror), 0, Rally(), [4])
    assert play.state.figure(1).flight is None


@pytest.mark.rule("CON-CARD-commandement", "CON-FEAR-17")
def test_a_leader_helps_to_rally():
    leader = man(0, 50, 50, key=card(courage=6, abilities=("commandement/10",)))
    play = act(drawn(runner(), beast(), leader), 0, Rally(), [2])
    assert play.state.figure(1).flight is None


@pytest.mark.rule("CON-CARD-aguerri")
def test_the_hardened_roll_fives_on_to_rally():
    key = card(abilities=("aguerri",))
    play = act(drawn(runner(fear=10, key=key), beast()), 0, Rally(), [5, 2])
    assert play.state.figure(1).flight is None


def test_the_preview_of_a_rally_shows_its_chances():
    state = drawn(runner(), beast())
    shown = state.agenda.top.preview(state, 0, Partial("Rally"))
    assert [chance for _, chance in shown.odds[0].outcomes] == [0.5, 0.5]
    assert shown.odds[0].need.total == 4
    assert shown.tallies[0].total == 4
    assert state.agenda.top.preview(state, 0, Partial("RunOn")).odds == ()


# The rallying cry


def caller(x=50, y=50, **more):
    key = card(courage=7, abilities=("cri-de-ralliement",))
    return man(0, x, y, EAST, key=key, **more)


@pytest.mark.rule("CON-CARD-cri-de-ralliement")
def test_a_cry_lets_friends_test_with_the_courage_of_the_caller():
    state = active(caller(), beast(), runner(creature=2), runner(55, 55, creature=2))
    play = act(state, 0, RallyingCry(1, (3, 4)), [2, 1])
    assert figure(play.state, 3).flight is None
    assert figure(play.state, 4).flight == Flight(7, 2)
    assert figure(play.state, 4).turn.fled
    assert figure(play.state, 1).turn.marks == ("rallied",)
    assert figure(play.state, 1).turn.chosen == ""
    assert [one.rule for one in events(play, Announced)] == ["CON-CARD-cri-de-ralliement"]
    assert [one.need.target.total for one in events(play, Rolled)] == [2, 2]
    assert refused(play.state, 0, Walk(1, way((52, 50)), 0)) is None


@pytest.mark.rule("CON-CARD-cri-de-ralliement")
def test_a_cry_reaches_ten_centimetres():
    for y, rule in ((62.5, None), (62.51, "CON-CARD-cri-de-ralliement")):
        state = active(caller(), beast(), runner(50, y, creature=2))
        assert refused(state, 0, RallyingCry(1, (3,))) == rule


@pytest.mark.rule("CON-CARD-cri-de-ralliement")
def test_a_cry_comes_once_a_turn():
    state = active(caller(marks=("rallied",)), beast(), runner(creature=2))
    assert refused(state, 0, RallyingCry(1, (3,))) == "CON-CARD-cri-de-ralliement"
    assert state.agenda.top.check(state, 0, RallyingCry(1, (3,))).text.key.endswith("-called")


@pytest.mark.rule("CON-CARD-cri-de-ralliement")
@pytest.mark.parametrize("friends", [(), (3, 3), (2,), (4,), (5,), (6,), (77,), (1,)])
def test_only_friends_in_flight_hear_a_cry(friends):
    men = (
        caller(),
        man(1, 55, 45, flight=Flight(7, 1)),
        runner(creature=2),
        man(0, 52.5, 50),
        runner(52, 54, creature=2, fled=True),
        runner(50, 80, creature=2),
    )
    state = active(*men)
    assert refused(state, 0, RallyingCry(1, friends)) == "CON-CARD-cri-de-ralliement"


@pytest.mark.rule("CON-CARD-cri-de-ralliement")
def test_only_who_has_the_competence_and_is_activated_calls():
    state = active(man(0, 50, 50), caller(46, 50), runner(creature=9), beast())
    assert refused(state, 0, RallyingCry(1, (3,))) == "CON-CARD-cri-de-ralliement"
    assert refused(state, 0, RallyingCry(2, (3,))) == "CON-MOVE-4"
    assert refused(state, 0, RallyingCry(77, (3,))) == "CON-MOVE-4"
    state = active(caller(chosen="walk"), man(0, 90, 80, card=101), runner(), beast())
    assert refused(state, 0, RallyingCry(1, (3,))) == "CON-MOVE-11"


@pytest.mark.rule("CON-CARD-cri-de-ralliement")
def test_one_in_a_fight_may_call():
    state = active(caller(), man(1, 52.5, 50), runner(creature=2))
    assert refused(state, 0, RallyingCry(1, (3,))) is None


def test_the_form_of_a_cry_lists_callers_and_hearers():
    state = active(caller(), beast(), runner(creature=2), runner(50, 80, creature=2))
    (form,) = [one for one in state.agenda.top.ask(state).forms if one.action == "RallyingCry"]
    assert [field.allowed for field in form.fields] == [(1,), (3,)]
    assert RallyingCry(1, (3,)) in state.agenda.top.candidates(state, 0)
    shown = state.agenda.top.preview(state, 0, Partial("RallyingCry", {"figure": 1}))
    assert shown.pieces == (3,)
    nobody = active(caller(), beast(), runner(50, 80, creature=2))
    assert "RallyingCry" not in [one.action for one in nobody.agenda.top.ask(nobody).forms]
    assert state.agenda.top.preview(state, 0, Partial("RallyingCry")).pieces is None
