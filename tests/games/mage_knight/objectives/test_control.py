"""Objectives: taking, contesting, keeping them (MK-OBJ-*)."""

import msgspec
import pytest

from slagveld.games.mage_knight.objectives.control import at_objective, check, contested
from slagveld.games.mage_knight.turn.sequence import EndPhaseStep
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import StatusChanged
from slagveld.kernel.play import Play
from tests.games.mage_knight.battle import FakeGame, battle, events, man, plain

TOUCH = 0.55 + 0.6
"""How far the centre of a usual base is from that of an objective that it touches."""
LARGE = plain(base=425, item_slots=2)
WING = plain(speed_type="wing")


def checked(state, seat):
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    check(play, seat)
    return play


def holders(play):
    return [objective.holder for objective in play.state.objectives]


@pytest.mark.rule("MK-OBJ-1", "MK-OBJ-2", "MK-CONTACT-2")
def test_a_player_alone_at_an_objective_takes_it_in_the_own_end_phase():
    state = battle(
        man(0, 18 - TOUCH, 18), man(1, 30, 30), objectives=[(18, 18), (8, 8)], phase="end"
    )
    play = checked(state, 0)
    assert holders(play) == [0, -1]
    (event,) = events(play, StatusChanged)
    assert (event.piece, event.on, event.rule) == (900, True, "MK-OBJ-1")
    assert event.name.values == {"number": 1}
    assert event.status.values == {"player": "Player 1"}


@pytest.mark.rule("MK-OBJ-1", "MK-CONTACT-1")
def test_the_base_must_touch_it():
    there = battle(man(0, 18 - TOUCH - 0.02, 18), man(1, 30, 30), objectives=[(18, 18)])
    assert holders(checked(there, 0)) == [0]
    short = battle(man(0, 18 - TOUCH - 0.024, 18), man(1, 30, 30), objectives=[(18, 18)])
    assert holders(checked(short, 0)) == [-1]


@pytest.mark.rule("MK-OBJ-6", "MK-OBJ-3")
def test_only_the_player_whose_end_phase_it_is_takes_control():
    state = battle(man(0, 18 - TOUCH, 18), man(1, 30, 30), objectives=[(18, 18)])
    assert holders(checked(state, 1)) == [-1]
    enemy_held = battle(man(0, 18 - TOUCH, 18), man(1, 30, 30), objectives=[(18, 18, 1)])
    assert holders(checked(enemy_held, 1)) == [1]


@pytest.mark.rule("MK-OBJ-3", "MK-OBJ-2")
def test_a_marker_is_replaced_without_the_objective_being_contested_first():
    state = battle(man(0, 18 - TOUCH, 18), man(1, 30, 30), objectives=[(18, 18, 1)])
    play = checked(state, 0)
    assert holders(play) == [0]
    assert [(e.status.values["player"], e.on, e.rule) for e in events(play, StatusChanged)] == [
        ("Player 2", False, "MK-OBJ-3"),
        ("Player 1", True, "MK-OBJ-1"),
    ]


@pytest.mark.rule("MK-OBJ-4", "MK-OBJ-5")
def test_a_contested_objective_loses_its_marker_in_any_end_phase():
    men = (man(0, 18 - TOUCH, 18), man(1, 18 + TOUCH, 18))
    for seat in (0, 1):
        state = battle(*men, objectives=[(18, 18, 0)])
        assert contested(state, state.objectives[0])
        play = checked(state, seat)
        assert holders(play) == [-1]
        (event,) = events(play, StatusChanged)
        assert (event.on, event.rule) == (False, "MK-OBJ-5")
    bare = checked(battle(*men, objectives=[(18, 18)]), 0)
    assert holders(bare) == [-1]
    assert bare.events == []


@pytest.mark.rule("MK-OBJ-5")
def test_a_marker_does_not_come_back_of_itself():
    state = battle(man(0, 18 - TOUCH, 18), man(1, 18 + TOUCH, 18), objectives=[(18, 18, 0)])
    after = checked(state, 1).state.without(2)
    assert [o.holder for o in after.objectives] == [-1]
    assert holders(checked(after, 1)) == [-1]
    assert holders(checked(after, 0)) == [0]


@pytest.mark.rule("MK-OBJ-8")
def test_control_lasts_when_nobody_is_left_there():
    state = battle(man(0, 4, 4), man(1, 30, 30), objectives=[(18, 18, 0)])
    for seat in (0, 1):
        play = checked(state, seat)
        assert holders(play) == [0]
        assert play.events == []


@pytest.mark.rule("MK-OBJ-1", "MK-OBJ-4")
def test_a_team_mate_prevents_taking_but_does_not_contest():
    men = (man(0, 18 - TOUCH, 18), man(1, 18 + TOUCH, 18, side=0), man(2, 30, 30, side=1))
    for holder in (-1, 0, 1, 2):
        state = battle(*men, seats=(0, 0, 1), objectives=[(18, 18, holder)])
        assert not contested(state, state.objectives[0])
        for seat in (0, 1, 2):
            assert holders(checked(state, seat)) == [holder]


@pytest.mark.rule("MK-OBJ-7")
def test_a_large_base_that_covers_an_objective_keeps_others_from_it():
    beside = 18 + 0.85 + 0.55
    state = battle(man(0, 18, 18, key=LARGE), man(1, beside, 18), objectives=[(18, 18, 1)])
    assert [f.id for f in at_objective(state, state.objectives[0])] == [1]
    assert holders(checked(state, 0)) == [0]
    shifted = battle(
        man(1, 18.3, 18, key=LARGE), man(0, 18 - 0.55 - 0.55, 18), objectives=[(18, 18, 1)]
    )
    assert contested(shifted, shifted.objectives[0])
    assert holders(checked(shifted, 1)) == [-1]


@pytest.mark.rule("MK-OBJ-7")
def test_it_covers_it_up_to_a_quarter_inch_aside_and_no_further():
    for aside, alone in ((0.25, True), (0.26, False)):
        state = battle(
            man(0, 18 + aside, 18, key=LARGE), man(1, 18 - TOUCH, 18), objectives=[(18, 18)]
        )
        there = at_objective(state, state.objectives[0])
        assert (len(there) == 1) == alone


@pytest.mark.rule("MK-OBJ-9")
def test_captives_neither_take_nor_contest():
    captive = man(1, 18 + TOUCH, 18, captor=1)
    state = battle(man(0, 18 - TOUCH, 18, captive=2), captive, objectives=[(18, 18)])
    assert holders(checked(state, 0)) == [0]
    alone = battle(man(0, 4, 4, captive=2), captive, objectives=[(18, 18)])
    assert holders(checked(alone, 1)) == [-1]


@pytest.mark.rule("MK-OBJ-10", "MK-SOAR-5")
def test_soaring_warriors_neither_take_nor_contest():
    up = man(0, 18, 18, key=WING, soaring=True)
    state = battle(up, man(1, 30, 30), objectives=[(18, 18)])
    assert holders(checked(state, 0)) == [-1]
    both = battle(up, man(1, 18 + TOUCH, 18), objectives=[(18, 18)])
    assert holders(checked(both, 1)) == [1]
    down = battle(man(0, 18, 18, key=WING), man(1, 30, 30), objectives=[(18, 18)])
    assert holders(checked(down, 0)) == [0]


@pytest.mark.rule("MK-OBJ-1")
def test_several_own_warriors_take_it_together_and_keep_it_silently():
    state = battle(
        man(0, 18 - TOUCH, 18), man(0, 18 + TOUCH, 18), man(1, 4, 4), objectives=[(18, 18)]
    )
    play = checked(state, 0)
    assert holders(play) == [0]
    again = checked(play.state, 0)
    assert again.events == []


@pytest.mark.rule("MK-TURN-15")
def test_objectives_come_before_tokens():
    state = battle(
        man(0, 18 - TOUCH, 18, tokens=1), man(1, 30, 30), objectives=[(18, 18)], phase="end"
    )
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    EndPhaseStep(0).run(play)
    assert [event.rule for event in play.events] == ["MK-OBJ-1", "MK-TOKEN-4"]
    assert msgspec.to_builtins(play.state.objectives[0])["holder"] == 0
