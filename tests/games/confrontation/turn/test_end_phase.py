"""The end phase: what passes with the turn and what remains (CON-END-1)."""

import pytest

from slagveld.games.confrontation.core.characteristics import attack, defence, initiative
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.turn.end_phase import FRESH, Recovery, passing
from slagveld.games.confrontation.turn.sequence import BeginPhase, BeginTurn, EndOfPhase
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import StatusChanged
from slagveld.kernel.play import Play
from slagveld.texts import WRITTEN, Signed, say
from tests.games.confrontation.battle import battle, box, events, man

GAME = Confrontation()
GAME.add_texts()


def recovered(*men, listening=True, **rest):
    state = battle(*men, phase="end", **rest)
    play = Play(GAME, state, Scripted([]), listening=listening)
    Recovery().run(play)
    return play


def told(play):
    return [
        (event.piece, event.status.key.split(":")[1], event.on, event.rule)
        for event in events(play, StatusChanged)
    ]


def values(state):
    figure = state.figure(1)
    return initiative(state, figure).total, attack(figure).total, defence(figure).total


@pytest.mark.rule("CON-END-1", "CON-CHARGE-7", "CON-FEAR-5", "CON-DODGE-2")
def test_penalties_paralysis_dodging_stun_and_bans_pass():
    for given, status in (
        ({"charged": -1}, "status-move-charged"),
        ({"afraid": True}, "status-fear-afraid"),
        ({"paralysed_by": (2,)}, "status-fear-paralysed"),
        ({"dodged": True}, "status-move-dodging"),
        ({"stunned": True}, "wounds-status-stunned"),
        ({"no_attack": True}, "status-move-held"),
    ):
        play = recovered(man(0, 20, 20, **given), man(1, 60, 60))
        figure = play.state.figure(1)
        assert (figure.turn, figure.stunned) == (FRESH, False)
        assert told(play) == [(1, status, False, "CON-END-1")]
        for event in events(play, StatusChanged):
            assert all("⟦" not in say(event.status, language) for language in WRITTEN)


@pytest.mark.rule("CON-END-1", "CON-CHARGE-7", "CON-HOUSE-5")
def test_values_are_whole_again():
    men = (man(0, 20, 20, charged=-1, stunned=True, afraid=True), man(1, 60, 60))
    assert values(battle(*men)) == (1, 1, 1)
    assert values(recovered(*men).state) == (3, 4, 4)


@pytest.mark.rule("CON-END-1")
def test_all_that_is_over_is_told_in_order():
    men = man(0, 20, 20, stunned=True, charged=-2, afraid=True, paralysed_by=(2,), dodged=True)
    figure = battle({**men}).figure(1).did(no_attack=True)
    assert [status.key.split(":")[1] for status in passing(figure)] == [
        "wounds-status-stunned",
        "status-move-charged",
        "status-fear-afraid",
        "status-fear-paralysed",
        "status-move-dodging",
        "status-move-held",
    ]
    assert passing(figure)[1].values == {"amount": Signed(-2)}


@pytest.mark.rule("CON-END-1", "CON-MULTI-1", "CON-PURSUE-2", "CON-SHOOT-5")
def test_what_was_done_in_the_turn_is_forgotten_without_a_word():
    done = {
        "activated": True,
        "chosen": "charge",
        "covered": 900,
        "shot": True,
        "reacted": True,
        "fled": True,
        "contacted": True,
        "left": (2,),
        "extra_dice": 2,
        "fought": True,
        "pursuits": 1,
        "mutated": "attack",
        "mutation": 1,
        "marks": ("no-assault",),
    }
    play = recovered(man(0, 20, 20, **done), man(1, 60, 60))
    assert play.state.figure(1).turn == FRESH
    assert told(play) == []


@pytest.mark.rule("CON-END-1", "CON-FEAR-20", "CON-CLIMB-2", "CON-HOUSE-5")
def test_wounds_flight_immunity_contact_and_heights_remain():
    kept = {
        "wound": "serious",
        "flight": Flight(6, 2),
        "immune": 5,
        "climbing": 50,
        "z": 2,
        "hidden": True,
        "maimed": ("lamed",),
        "gained": ("acharne",),
    }
    men = (man(0, 20, 20, stunned=True, **kept), man(1, 22.5, 20, charged=-1))
    terrain = [box(50, "obstacle", 15, 15, 3, 3, height=300)]
    before = battle(*men, terrain=terrain)
    play = recovered(*men, terrain=terrain)
    figure = play.state.figure(1)
    assert figure == before.figure(1).changed(stunned=False)
    assert (figure.wound, figure.flight, figure.immune) == ("serious", Flight(6, 2), 5)
    assert (figure.climbing, figure.pose.z, figure.hidden) == (50, 200, True)
    assert play.state.field.touching(play.state.figure(2)) == before.field.touching(
        before.figure(2)
    )


def test_whoever_did_nothing_is_left_as_he_is():
    state = battle(man(0, 20, 20), man(1, 60, 60), phase="end")
    play = Play(GAME, state, Scripted([]), listening=True)
    Recovery().run(play)
    assert play.state is state
    quiet = recovered(man(0, 20, 20, stunned=True), man(1, 60, 60), listening=False)
    assert (quiet.events, quiet.state.figure(1).stunned) == (None, False)


@pytest.mark.rule("CON-END-1", "CON-TURN-1")
def test_then_a_new_turn_begins():
    agenda = (BeginPhase("end"), Recovery(), EndOfPhase("end"), BeginTurn())
    state = battle(
        man(0, 20, 20, charged=-1), man(1, 60, 60), agenda=agenda, phase="melee", round=2
    )
    play = Play(GAME, state, Scripted([6, 2, "101"]), listening=True)
    play.run()
    assert (play.state.round, play.state.phase) == (3, "movement")
    assert play.state.figure(1).turn.charged == 0
