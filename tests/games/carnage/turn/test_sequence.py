"""The sequence of a round (section 6.1, section 21)."""

import pytest

from slagveld.games.carnage.core.parts import EndPart, Scope
from slagveld.games.carnage.core.state import Options, Shot
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.formation.reorganisation import REORGANISING, Rerank
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.pearl.wagon_move import LeaveWagon, MoveWagon, WagonMove
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.games.carnage.turn.sequence import BeginPhase, BeginRound, EndRound
from slagveld.kernel.event import PhaseBegan, Rolled, RoundBegan, StatusChanged, Told
from slagveld.kernel.shell import TakeBack
from slagveld.kernel.standing import SetPolicy
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import act, battle, events, mage, run, unit
from tests.games.carnage.stepping import Halt, stepped

PHASES = ("phase-initiative", "phase-movement", "phase-shooting", "phase-melee")


def names(play):
    return [event.phase.key.removeprefix("carnage:") for event in events(play, PhaseBegan)]


def begun(*units, dice=(8, 3, 1, 1), **more):
    """A battle at the wagon question of a new round."""
    more.setdefault("round", 1)
    return run(battle(*units, agenda=(BeginRound(),), **more), dice)


@pytest.mark.rule("CAR-6.1-rounds", "CAR-6.1-order", "CAR-7-wagon", "CAR-6.3")
def test_a_round_begins_with_initiative_and_pearl_then_the_wagon_is_moved():
    play = begun(unit(0, 90, 150), unit(1, 90, 30))
    assert play.state.round == 2
    assert play.state.phase == "initiative"
    assert events(play, RoundBegan)[0].round == 2
    kinds = [type(event) for event in play.events]
    assert kinds.index(RoundBegan) < kinds.index(PhaseBegan) < kinds.index(Rolled)
    assert [roll.rule for roll in events(play, Rolled)] == [
        "CAR-6.2-roll",
        "CAR-6.2-roll",
        "CAR-7-roll",
        "CAR-7-roll",
    ]
    assert isinstance(play.state.agenda.top, WagonMove)


@pytest.mark.rule("CAR-6.1-order", "CAR-21-phases", "CAR-6.1-finish", "CAR-6.8-end")
def test_the_four_phases_follow_each_other_and_the_melee_ends_the_round():
    state = begun(unit(0, 90, 150), unit(1, 90, 30)).state
    told = ["phase-initiative"]
    play = act(state, 0, LeaveWagon())
    told += names(play)
    assert play.state.phase == "movement"
    assert isinstance(play.state.agenda.top, MovePart)
    assert play.state.agenda.top.side == 0
    play = act(play.state, 0, EndPart())
    told += names(play)
    assert isinstance(play.state.agenda.top, MovePart)
    assert play.state.agenda.top.side == 1
    play = act(play.state, 1, EndPart(), [5, 9, 2, 1])
    told += names(play)
    assert play.state.round == 3
    assert tuple(name for name in told if name in PHASES) == (*PHASES, "phase-initiative")
    assert events(play, RoundBegan)[0].round == 3
    assert play.state.order == (1, 0)


@pytest.mark.rule("CAR-7-wagon", "CAR-7-43-50")
def test_the_wagon_moves_after_the_roll_and_before_the_effect():
    state = begun(unit(0, 90, 118), unit(1, 90, 30), dice=(8, 3, 6, 7)).state
    assert state.pearl == "give-them-a-weapon"
    assert act(state, 0, LeaveWagon()).state.armed == (1,)
    assert act(state, 0, MoveWagon(Spot(9000, 8500))).state.armed == ()


@pytest.mark.rule("CAR-7-duration")
def test_what_held_for_a_round_is_forgotten_with_the_next():
    tired = Doings(moved=True, spent=700, charged=True)
    state = battle(
        unit(0, 90, 150, doings=tired),
        unit(1, 90, 30),
        agenda=(BeginRound(),),
        pearl="lucky-dog",
        pearls=("lucky-dog",),
        armed=(1,),
        hurried=1,
        begun=(0, 1),
        shots=(Shot(1, 2),),
        ignored=((1, 2),),
    )
    after = run(state, [8, 3, 10, 1]).state
    assert after.pearl == "disaster"
    assert (after.armed, after.hurried, after.shots, after.ignored) == ((), 0, (), ())
    assert after.begun == ()
    assert after.pearls == ("lucky-dog", "disaster")
    assert after.units[0].doings == Doings()
    assert after.units[1] == state.units[1]


@pytest.mark.rule("CAR-14.3-diversion")
@pytest.mark.parametrize(
    ("until", "begins", "ends"),
    [
        ((2, "shooting"), "movement", False),
        ((2, "shooting"), "shooting", True),
        ((2, "movement"), "shooting", True),
        ((3, "movement"), "melee", False),
        ((1, "melee"), "initiative", True),
    ],
)
def test_diversion_ends_with_the_same_phase_of_the_next_round(until, begins, ends):
    state = battle(unit(0, 90, 150, diverted=until), unit(1, 90, 30), round=2)
    play = stepped(state, BeginPhase(begins))
    woken = play.state.units[0].diverted == (0, "")
    assert woken is ends
    changes = [(event.piece, event.on, event.rule) for event in events(play, StatusChanged)]
    assert changes == ([(1, False, "CAR-14.3-diversion")] if ends else [])


@pytest.mark.rule("CAR-6.1-order")
def test_a_phase_is_noted_and_told():
    play = stepped(battle(phase="movement"), BeginPhase("melee"))
    assert play.state.phase == "melee"
    assert names(play) == ["phase-melee"]
    assert play.barrier_rule == "CAR-6.2-no-replay"


@pytest.mark.rule("CAR-6.2-no-replay")
def test_a_phase_that_is_over_comes_back_only_while_no_die_has_fallen():
    match = Carnage().match("charge", seed=5)
    seats = match.game.question(match.state).who(match.state)
    match.play(LeaveWagon(), seats[0])
    first = match.state.seats_of(match.state.order[0])[0]
    match.play(Rerank(*_rerank(match, first)), first)
    before = match.targets()[-1]
    assert match.check(TakeBack(match.targets()[-2]), first) is None
    while match.state.phase == "movement":
        question = match.game.question(match.state)
        seat = question.who(match.state)[0]
        match.play(question.candidates(match.state, seat)[0], seat)
    assert all(not match.log[number].rolls for number in match.targets() if number > before)
    assert match.check(TakeBack(before), first) is None, "a slip, and no die has fallen"
    while not match.log[-1].rolls:
        question = match.game.question(match.state)
        seat = question.who(match.state)[0]
        match.play(question.candidates(match.state, seat)[0], seat)
    assert match.check(TakeBack(before), first).rule == "SLV-BACK-2"


def _rerank(match, seat):
    """A unit of a seat with room for another frontage."""
    found = REORGANISING.menu(match.state, Scope(seat))
    action = next(action for action in found if isinstance(action, Rerank))
    return action.unit, action.files


@pytest.mark.rule("CAR-6.1-magic", "CAR-21-phases")
def test_magic_is_no_phase_but_mages_may_speak_when_the_round_begins():
    wizard = mage(1, 90, 30, points=9, spells=("diversion",), disciplines=("distortion",))
    state = battle(unit(0, 90, 100), wizard, agenda=(BeginRound(),), round=1)
    asked = run(state, [8, 3, 1, 1]).state
    assert isinstance(asked.agenda.top, WagonMove)
    always = Carnage()
    state = always.apply(state, 1, SetPolicy("magic", "always"), None).state
    assert type(state.agenda.top).__name__ == "CastNow"
    assert state.phase == "initiative"
    assert state.rolls == battle().rolls


@pytest.mark.rule("CAR-6.8-end", "CAR-16-end")
def test_after_the_last_round_no_other_begins():
    last = battle(unit(0, 90, 150), unit(1, 90, 30), round=12, options=Options(rounds=12))
    play = stepped(last, EndRound())
    assert play.state.outcome is not None
    assert play.state.round == 12
    early = battle(unit(0, 90, 150), unit(1, 90, 30), round=11, agenda=(EndRound(),))
    assert run(early, [8, 3, 1, 1]).state.round == 12


def test_the_effect_is_told_with_its_rule():
    told = events(begun(unit(0, 90, 150), unit(1, 90, 30), dice=(8, 3, 9, 10)), Told)
    assert [event.rule for event in told] == ["CAR-7-90-94"]


def test_halt_is_never_reached_by_a_round():
    state = begun(unit(0, 90, 150), unit(1, 90, 30)).state
    assert not any(isinstance(step, Halt) for step in state.agenda.steps)
