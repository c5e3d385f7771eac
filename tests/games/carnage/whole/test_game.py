"""Carnage as a game system: options, soundness, whole battles."""

import pytest

from slagveld.games.carnage.core.state import Options, Reserve
from slagveld.games.carnage.core.unit import Figure, Magic
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.leader.disputes import Dispute
from slagveld.games.carnage.pearl.wagon_move import WagonMove
from slagveld.games.carnage.setup.deployment import Deploy, DeployRest
from slagveld.games.carnage.turn.preparation import SetUp
from slagveld.kernel.dice import Rng, Scripted, Seeded
from slagveld.kernel.event import PhaseBegan
from slagveld.kernel.fields import Choice
from slagveld.kernel.play import Play
from slagveld.kernel.setup import check_options
from slagveld.kernel.state import Seat
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.texts import WRITTEN, Text, say
from tests.games.carnage.battle import COW, NORTH, SOUTH, battle, events, mage, unit
from tests.games.carnage.stepping import Halt, put

GAME = Carnage()
GAME.add_texts()


def first(scenario=None, **options):
    return GAME.first_state(GAME.setup(scenario, options=options))


def begun(scenario, dice, **options):
    return GAME.begin(GAME.setup(scenario, options=options), Scripted(dice), listening=True)


# Options


@pytest.mark.rule("CAR-16-end", "CAR-7-shuffle", "CAR-12.4", "CAR-6.9.3", "CAR-10-announce")
def test_options_reach_the_battle():
    assert first("open").options == Options(rounds=20)
    assert first("ford").options.rounds == 16
    assert first("ford", rounds=3).options.rounds == 3
    assert first("ford", rounds=3, endless=True).options.rounds == 0
    changed = {"shuffled-pearl": True, "arcs": False, "words": False, "free-measuring": True}
    assert first("cattle", goal=9, **changed).options == Options(
        rounds=20, shuffled_pearl=True, arcs=False, words=False, free_measuring=True, goal=9
    )
    assert first("open", goal=9).options.goal == 0


def test_every_option_has_a_title_and_one_line_of_explanation_in_every_language():
    for option in GAME.options:
        labels = [option.title, option.help, *[choice.label for choice in option.choices]]
        for language in WRITTEN:
            for label in labels:
                assert "⟦" not in say(label, language)
                assert "\n" not in say(label, language)
        assert option.rule in GAME.rulebook


def test_options_out_of_bounds_are_refused():
    for given in ({"rounds": 201}, {"width": 401}, {"goal": 51}, {"deploy": "x"}, {"north": "x"}):
        assert check_options(GAME.options, given) is not None
    for given in ({"rounds": 200}, {"width": 400}, {"goal": 50}, {"deploy": "own"}):
        assert check_options(GAME.options, given) is None
    assert next(o for o in GAME.options if o.key == "deploy").choices[0] == Choice(
        "ready", Text("carnage:option-deploy-ready")
    )


# The way to the first round


@pytest.mark.rule("CAR-16-deploy", "CAR-4-compass")
def test_a_ready_battle_reaches_its_first_question_at_once():
    play = begun("open", [3, 8, 9, 2, 1, 1])
    state = play.state
    assert isinstance(state.agenda.top, WagonMove)
    assert (state.round, state.reserves, state.north) == (1, (), 2700)
    assert next(unit.owner for unit in state.units) == 0
    assert sum(len(unit.figures) for unit in state.units) == 84
    assert next(event.phase.key for event in events(play, PhaseBegan)) == "carnage:phase-setup"
    assert state.started == (
        Reserve(0, "herptar-rider-veteran", 10),
        Reserve(0, "herptar-archer-veteran", 12),
        Reserve(0, "herptar-infantry-veteran", 18),
        Reserve(1, "brigandian-rider-veteran", 10),
        Reserve(1, "brigandian-archer-veteran", 12),
        Reserve(1, "brigandian-infantry-veteran", 22),
    )


@pytest.mark.rule("CAR-16-deploy", "CAR-5.1-moments")
def test_players_who_set_up_themselves_are_asked_one_side_after_the_other():
    state = begun("eggs", [3, 8], deploy="own").state
    assert state.agenda.top == Deploy(0)
    play = GAME.apply(state, 0, DeployRest(), Scripted([]))
    assert play.state.agenda.top == Deploy(1)
    play = GAME.apply(play.state, 1, DeployRest(), Scripted([9, 2, 1, 1]))
    assert play.state.round == 1
    assert {unit.facing for unit in play.state.own(1)} == {900}


def test_units_alone_of_their_name_have_no_number():
    state = begun("ford", [9, 2, 1, 1]).state
    numbers = {(u.owner, u.profile.type): [] for u in state.units}
    for there in state.units:
        numbers[there.owner, there.profile.type].append(there.number)
    assert numbers[0, "herptar-infantry-veteran"] == [1, 2]
    assert numbers[0, "teron"] == numbers[1, "brigandian-archer-veteran"] == [0]


@pytest.mark.rule("CAR-7-shuffle", "CAR-16-cattle-setup")
def test_the_pearl_is_shuffled_and_the_cows_are_placed_before_the_armies():
    cards = [1] * 22
    play = begun("cattle", [*cards, *[5, 5] * 5, 3, 8, 9, 2, 1, 1], **{"shuffled-pearl": True})
    assert len(set(play.state.pearl_keys)) == 22
    assert [unit.profile.kind for unit in play.state.units][:5] == ["cow"] * 5
    assert Reserve(-1, "cow", 5) in play.state.started
    assert [unit.number for unit in play.state.units[:5]] == [1, 2, 3, 4, 5]
    assert begun("open", [3, 8, 9, 2, 1, 1]).state.pearl_keys == ()


def test_the_set_up_is_the_first_step():
    assert first("open").agenda.steps == (SetUp(True),)
    assert first("open", deploy="own").agenda.steps == (SetUp(False),)
    assert first("open").phase == "setup"


# The state


def test_units_and_figures_stand():
    state = battle(unit(0, 90, 90))
    assert GAME.stands(state, 1)
    assert GAME.stands(state, 105)
    assert not GAME.stands(state, 106)
    assert not GAME.stands(state, 2)
    assert GAME.round_of(state) == 2
    assert [placed.id for placed in GAME.layout(state).bases] == [101, 102, 103, 104, 105]


def test_bases_that_overlap_are_found_but_neighbours_are_not():
    fine = battle(unit(0, 90, 90, 33, count=11, files=4), unit(1, 30, 90, SOUTH))
    assert GAME.overlapping(fine) == []
    touching = battle(unit(0, 90, 90, NORTH), unit(1, 90, 90, SOUTH))
    assert GAME.overlapping(touching) == []
    slightly = battle(unit(0, 90, 89.98, NORTH), unit(1, 90, 90, SOUTH))
    assert GAME.overlapping(slightly) == []
    deeper = battle(unit(0, 90, 89.97, NORTH, count=1), unit(1, 90, 90, SOUTH, count=1))
    assert GAME.overlapping(deeper) == [(101, 201)]
    aside = battle(unit(0, 90, 90, NORTH, count=1), unit(1, 92.47, 90, NORTH, count=1))
    assert GAME.overlapping(aside) == [(101, 201)]
    aside = battle(unit(1, 92.47, 90, NORTH, count=1), unit(0, 90, 90, NORTH, count=1))
    assert GAME.overlapping(aside) == [(101, 201)]


@pytest.mark.parametrize(("dx", "dy"), [(1, 2), (2, 1), (-1, 2), (2, -1), (-2, -1), (0, 0)])
def test_bases_that_overlap_are_found_on_every_side(dx, dy):
    state = battle(unit(0, 90, 20, count=1), unit(1, 90 + dx, 20 + dy, count=1))
    assert GAME.overlapping(state) == [(101, 201)]
    tall = battle(unit(0, 20, 90, count=4, files=1), unit(1, 20 + dx, 92 + dy, count=4, files=1))
    assert GAME.overlapping(tall)


def test_loose_figures_of_one_unit_must_not_overlap_either():
    places = (Pose(5000, 5000, 0), Pose(5240, 5000, 0), Pose(6000, 5000, 0))
    state = battle(unit(0, 50, 50, count=3, places=places))
    assert GAME.overlapping(state) == [(101, 102)]


def faults(state):
    return [fault.key.removeprefix("carnage:") for fault in GAME.faults(state)]


def test_sound_states_have_no_faults():
    state = battle(unit(0, 90, 90), mage(1, 20, 20), unit(-1, 5, 5, count=1, of=COW, side=1))
    assert faults(state) == []


def test_unsound_states_are_found_out():
    state = battle(unit(0, 90, 90), mage(1, 20, 20, points=0))
    assert faults(put(state, next_id=201)) == ["fault-next-id"]
    assert faults(put(state, next_id=202)) == []
    assert faults(put(state, eggs=-1)) == ["fault-numbers"]
    assert faults(put(state, reserves=(Reserve(0, "teron", 0),))) == ["fault-numbers"]
    assert faults(put(state, reserves=(Reserve(0, "teron", 1),))) == []
    for changes in (
        {"figures": ()},
        {"figures": (Figure(101, 0, 1),)},
        {"figures": (Figure(101, 2, 1),)},
        {"places": (Pose(1, 1),)},
        {"owner": 2},
        {"owner": -2},
        {"files": 0},
    ):
        assert "fault-unit" in faults(state.changed(1, **changes))
    assert faults(state.changed(2, magic=Magic(-1))) == ["fault-magic"]
    assert faults(state.changed(2, magic=Magic(0, shields=-1))) == ["fault-magic"]
    double = replace(state.units[1], id=1)
    twice = put(state, field=state.added(double).field)
    assert "fault-ids" in faults(twice)


def test_goals_are_settled_after_every_step():
    state = battle(unit(0, 90, 150), unit(1, 90, 30), scenario="eggs", eggs=0, agenda=(Halt(),))
    assert GAME.settles
    assert Play(GAME, state, Scripted([]), listening=False).run().outcome.winners == (1,)


# Standing actions


@pytest.mark.rule("CAR-2-entry")
def test_disputes_are_open_where_there_is_a_leader():
    state = battle(unit(0, 90, 90), unit(1, 20, 20), agenda=(Halt(),), leader=True)
    assert GAME.check(state, 0, Dispute()) is None
    assert [form.action for form in GAME.standing_forms(state, 0)] == ["Dispute"]
    assert GAME.apply(state, 0, Dispute(), Scripted([])).state.disputes == (0,)
    alone = battle(unit(0, 90, 90), unit(1, 20, 20), agenda=(Halt(),))
    assert GAME.check(alone, 0, Dispute()) is not None


def test_the_names_of_policies_differ():
    keys = [policy.key for policy in GAME.policies]
    assert len(set(keys)) == len(keys)
    assert {"wagon", "magic", "losses"} <= set(keys)
    (wagon,) = [policy for policy in GAME.policies if policy.key == "wagon"]
    assert [choice.key for choice in wagon.choices] == ["ask", "near", "never"]


# Whole battles


def played(scenario, seed, **rest):
    state = GAME.begin(GAME.setup(scenario, **rest), Seeded(seed)).state
    rng = Rng(seed)
    for number in range(3000):
        if state.outcome is not None:
            return state
        question = GAME.question(state)
        seats = question.who(state)
        seat = seats[int(rng.random() * len(seats))]
        action = question.propose(state, seat, rng)
        refusal = GAME.check(state, seat, action)
        assert refusal is None, f"{action}: {refusal}"
        state = GAME.apply(state, seat, action, Seeded(f"{seed} {number}")).state
    raise AssertionError("the battle does not end")


@pytest.mark.parametrize("scenario", [found.key for found in GAME.scenarios()])
def test_random_battles_end(scenario):
    state = played(scenario, 11, options={"rounds": 4})
    assert state.round <= 4
    assert not GAME.faults(state)
    assert len(state.outcome.scores) == 2


@pytest.mark.rule("CAR-6.2-sides", "CAR-6.2-roll")
def test_many_players_on_two_or_four_sides_play_together():
    many = played("open", 3, players=5, options={"rounds": 2, "deploy": "own"})
    assert {seat.side for seat in many.seats} == {0, 1}
    assert {unit.owner for unit in many.units} <= set(range(5))
    four = played("open", 4, players=4, options={"rounds": 2})
    assert len(four.order) == 4


def test_a_leader_may_sit_at_the_table():
    seats = [Seat("A", 0), Seat("B", 1), Seat("L", 9, True)]
    state = played("ford", 5, seats=seats, options={"rounds": 1})
    assert state.outcome.scores[2] == 0


def test_states_survive_json():
    state = begun("cattle", [*[5, 5] * 5, 3, 8, 9, 2, 1, 1]).state
    assert GAME.codec.state(GAME.codec.encode(state)) == state
