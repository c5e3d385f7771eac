"""The course of a battle: approach, turns of five phases, the last turn (CON-TURN-1, -2)."""

import pytest

from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.melee.phase import MeleePhase
from slagveld.games.confrontation.shooting.phase import ShootingPhase
from slagveld.games.confrontation.turn.approach import ApproachPhase
from slagveld.games.confrontation.turn.end_phase import Recovery
from slagveld.games.confrontation.turn.mutation import Mutations
from slagveld.games.confrontation.turn.objectives import TakePrizes
from slagveld.games.confrontation.turn.sequence import (
    PHASES,
    STEPS,
    BeginPhase,
    BeginTurn,
    Divination,
    EndOfPhase,
    MovementPhase,
    NextTurn,
    OpenBattle,
)
from slagveld.games.confrontation.wounds.healing import Regeneration
from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng, Scripted, Seeded
from slagveld.kernel.event import PhaseBegan, RoundBegan, Slain, Told
from slagveld.kernel.play import Play
from slagveld.texts import WRITTEN, say
from tests.games.confrontation.battle import battle, card, events, man

GAME = Confrontation()
GAME.add_texts()
CHEAP, DEAR = card(points=15), card(points=40)
FIERCE = card(abilities=("acharne",))


def ran(step, state):
    play = Play(GAME, state, Scripted([]), listening=True)
    step.run(play)
    return play


def coming(play):
    return list(reversed(play.stack))


def two(**rest):
    return battle(man(0, 20, 20), man(1, 90, 60), **rest)


# A turn


@pytest.mark.rule("CON-TURN-1")
def test_a_turn_has_five_phases_in_fixed_order():
    assert PHASES == ("movement", "divination", "shooting", "melee", "end")
    play = ran(BeginTurn(), two(round=3, phase="end"))
    steps = coming(play)
    assert [step.phase for step in steps if isinstance(step, BeginPhase)] == list(PHASES)
    assert [step.phase for step in steps if isinstance(step, EndOfPhase)] == list(PHASES)
    assert steps[:4] == [
        BeginPhase("movement"),
        Mutations(),
        MovementPhase(),
        EndOfPhase("movement"),
    ]
    assert steps[-9:] == [
        BeginPhase("melee"),
        MeleePhase(),
        EndOfPhase("melee"),
        BeginPhase("end"),
        Regeneration(),
        TakePrizes(),
        Recovery(),
        EndOfPhase("end"),
        NextTurn(),
    ]
    assert play.state.round == 4
    (told,) = events(play, RoundBegan)
    assert (told.round, told.rule) == (4, "CON-TURN-1")
    words = [say(told.text(), language) for language in ("en", "nl", "de")]
    assert words == ["Turn 4 begins.", "Beurt 4 begint.", "Zug 4 beginnt."]


@pytest.mark.rule("CON-TURN-2", "CON-DIV-1")
def test_divination_is_an_empty_step_between_movement_and_shooting():
    steps = coming(ran(BeginTurn(), two()))
    place = steps.index(Divination())
    assert steps[place - 1 : place + 3] == [
        BeginPhase("divination"),
        Divination(),
        EndOfPhase("divination"),
        BeginPhase("shooting"),
    ]
    state = two(winner=1)
    play = ran(Divination(), state)
    assert (play.state, play.events, play.rolls, play.stack) == (state, [], [], [])
    assert [Divination().offer(state, seat) for seat in (0, 1)] == [None, None]
    assert Divination().order(state) == (1, 0)
    assert Divination().order(two(winner=0)) == (0, 1)
    assert Divination().order(two(winner=0, out=(0,))) == (1,)
    assert STEPS["divination"] == (Divination,)
    assert STEPS["shooting"] == (ShootingPhase,)


@pytest.mark.rule("CON-TURN-2", "CON-DIV-1")
def test_an_extension_can_fill_the_divination():
    class Pray(Question, frozen=True):
        seat: int

    class Filled(Divination, frozen=True, kw_only=True):
        def offer(self, state, seat):
            return Pray(seat)

    play = ran(Filled(), two(winner=1))
    assert coming(play) == [Pray(1), Filled(asked=1)]


@pytest.mark.rule("CON-TURN-1", "CON-TERM-1")
def test_every_phase_is_told_by_its_name():
    named = {}
    for phase in ("approach", *PHASES):
        play = ran(BeginPhase(phase), two(phase="end"))
        assert play.state.phase == phase
        (event,) = events(play, PhaseBegan)
        assert event.rule == ("CON-APP-1" if phase == "approach" else "CON-TURN-1")
        named[phase] = [say(event.phase, language) for language in WRITTEN]
    assert [words[1] for words in named.values()] == [
        "Benaderingsfase",
        "Bewegingsfase",
        "Fase van Divination",
        "Fase van het vuren en de magie",
        "Gevechtsfase",
        "Einde van de beurt",
    ]
    assert all("⟦" not in word for words in named.values() for word in words)


@pytest.mark.rule("CON-END-1", "CON-GAP-5")
def test_turns_follow_until_the_last_one():
    for limit, number, over in ((8, 7, False), (8, 8, True), (8, 9, True), (0, 99, False)):
        play = ran(NextTurn(), two(round=number, options=Options(turns=limit)))
        assert (play.state.outcome is not None) is over
        assert coming(play) == ([] if over else [BeginTurn()])
        if over:
            assert play.state.outcome.reason.key == "confrontation:end-turns"
            assert play.state.outcome.rule == "CON-GAP-5"


@pytest.mark.rule("CON-CARD-acharne")
def test_those_who_fight_on_fall_when_the_phase_is_over():
    men = (man(0, 20, 20, key=FIERCE, dying=True, felled_by=1), man(0, 30, 30), man(1, 90, 60))
    play = ran(EndOfPhase("melee"), battle(*men, phase="melee"))
    assert [event.piece for event in events(play, Slain)] == [1]
    assert play.state.outcome is None
    alone = ran(EndOfPhase("melee"), battle(men[0], men[2], phase="melee"))
    assert alone.state.outcome.winners == (1,)


@pytest.mark.plain
def test_with_the_end_phase_the_whole_turn_is_over(monkeypatch):
    seen = []
    monkeypatch.setattr(
        "slagveld.games.confrontation.turn.sequence.expire", lambda _, turn: seen.append(turn)
    )
    for phase in PHASES:
        ran(EndOfPhase(phase), two(phase=phase))
    assert seen == [False, False, False, False, True]


# The beginning


@pytest.mark.rule("CON-STAT-17")
def test_both_totals_are_told_and_a_difference_is_not_forbidden():
    state = battle(man(0, 20, 20, key=DEAR), man(0, 24, 20, key=CHEAP), man(1, 90, 60, key=DEAR))
    play = ran(OpenBattle(50), state)
    told = [(e.what.key.split(":")[1], e.what.values, e.rule) for e in events(play, Told)]
    assert told == [
        ("told-army-over", {"player": "Player 1", "points": 55, "budget": 50}, "CON-STAT-17"),
        ("told-army", {"player": "Player 2", "points": 40, "budget": 50}, "CON-STAT-17"),
        ("army-difference", {"first": 55, "second": 40, "points": 15}, "CON-STAT-17"),
    ]
    assert coming(play) == [BeginPhase("approach"), ApproachPhase(), BeginTurn()]
    for event in events(play, Told):
        assert all("⟦" not in say(event.what, language) for language in WRITTEN)


@pytest.mark.rule("CON-STAT-17")
def test_armies_of_equal_cost_at_the_budget_are_no_news():
    state = battle(man(0, 20, 20, key=DEAR), man(1, 90, 60, key=DEAR))
    told = [event.what.key.split(":")[1] for event in events(ran(OpenBattle(40), state), Told)]
    assert told == ["told-army", "told-army"]
    play = ran(OpenBattle(39), state)
    assert [event.what.key for event in events(play, Told)] == ["confrontation:told-army-over"] * 2


# All of it


@pytest.mark.rule("CON-TURN-1", "CON-APP-1", "CON-APP-16")
def test_a_battle_runs_from_the_approach_through_every_turn():
    rng, dice = Rng(3), Seeded(3)
    play = GAME.begin(GAME.setup("skirmish", options={"turns": 2}), dice, listening=True)
    told = list(play.events)
    assert (play.state.phase, play.state.round, play.state.figures) == ("approach", 0, ())
    while play.state.outcome is None:
        question = GAME.question(play.state)
        seat = question.who(play.state)[0]
        action = question.propose(play.state, seat, rng)
        play = GAME.apply(play.state, seat, action, dice, listening=True)
        told += play.events
    phases = [e.phase.key.split("-")[-1] for e in told if isinstance(e, PhaseBegan)]
    assert phases == ["approach", *PHASES, *PHASES]
    assert [e.round for e in told if isinstance(e, RoundBegan)] == [1, 2]
    assert play.state.outcome.reason.key == "confrontation:end-turns"
