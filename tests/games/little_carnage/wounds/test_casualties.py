"""Models that leave the table."""

import pytest

from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.core.state import NOBODY, Fallen
from slagveld.games.little_carnage.melee.melee_attack import Strike
from slagveld.games.little_carnage.melee.steps_of_combat import AttackStep
from slagveld.games.little_carnage.wounds.losses import remove
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Slain, StatusChanged, Told
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.texts import Name
from tests.games.little_carnage.battle import (
    FakeGame,
    battle,
    card,
    events,
    mounted,
    run,
    troop,
    units,
)
from tests.games.little_carnage.melees import duel, struck
from tests.games.little_carnage.stops import Stop


def gone(state, number, by=1, **more):
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    remove(play, state.field.model_by_id[number], by=by, **more)
    return play


@pytest.mark.rule("LC-1.6-13")
@pytest.mark.rule("LC-1.6-14")
def test_a_killed_model_leaves_the_table_and_a_skull_marker():
    state = battle(troop(0, (10, 10), (11, 10)), troop(1, (20, 20)))
    play = gone(state, 2)
    assert list(play.state.field.by_id) == [1, 3]
    assert [model.id for model in play.state.models_of(101)] == [1]
    lost = Fallen(state.field.model_by_id[2], 101, 1, units(11), units(10))
    assert play.state.fallen == (lost,)
    (slain,) = events(play, Slain)
    assert (slain.piece, slain.by, slain.rule) == (2, None, "LC-1.6-13")
    assert events(play, Told) == []


@pytest.mark.rule("LC-1.6-14")
def test_the_marker_is_no_obstacle():
    play = gone(battle(troop(0, (10, 10), (11, 10)), troop(1, (20, 20))), 1)
    assert play.state.field.table.terrain == ()
    assert play.state.field.touching(play.state.field.by_id[2]) == ()


@pytest.mark.rule("LC-1.3-4")
def test_the_end_of_a_regiment_is_told():
    play = gone(battle(troop(0, (10, 10), count=2), troop(1, (20, 20))), 1, by=NOBODY, source=2)
    (told,) = events(play, Told)
    assert told.pieces == (101,)
    assert (told.what.key, told.rule) == ("little-carnage:combat-destroyed", "LC-1.3-4")
    assert play.state.fallen[0].by == NOBODY
    assert events(play, Slain)[0].by == 2
    assert not play.state.alive(101)
    assert [regiment.id for regiment in play.state.regiments] == [101, 102]


@pytest.mark.rule("LC-1.8-fear-5")
def test_nobody_fears_a_regiment_that_is_gone():
    state = battle(
        troop(0, (10, 10), (11, 10)), troop(1, (20, 20), frightened_by=(101,)), troop(1, (5, 5))
    )
    play = gone(state, 1)
    assert play.state.regiment(102).frightened
    remove(play, play.state.field.model_by_id[2], by=1)
    assert not play.state.regiment(102).frightened
    assert [event.on for event in events(play, StatusChanged)] == [False]


@pytest.mark.rule("LC-1.10-4")
def test_a_rider_whose_mount_dies_stands_on_his_own_base():
    state = battle(
        troop(0, (10, 10), card=card(character=True)),
        troop(0, (10, 10), card=card(base="monster", sides=(2, 2))),
        troop(1, (20, 20)),
    )
    state = mounted(state, 101, 102)
    play = gone(state, 2)
    rider = play.state.field.model_by_id[1]
    assert 900 not in play.state.field.by_id
    assert [event.piece for event in events(play, Slain)] == [900]
    assert play.state.stand_of(rider).pose == state.field.by_id[900].pose
    assert play.state.fallen[0].x == units(10)


@pytest.mark.rule("LC-1.10-4")
def test_a_mount_whose_rider_dies_keeps_the_stand():
    state = battle(
        troop(0, (10, 10), card=card(character=True)),
        troop(0, (10, 10), card=card(base="monster", sides=(2, 2))),
        troop(1, (20, 20)),
    )
    play = gone(mounted(state, 101, 102), 1)
    assert play.state.field.model_by_id[2].stand == 900
    assert list(play.state.field.by_id) == [3, 900]


@pytest.mark.rule("LC-1.6-13")
@pytest.mark.rule("LC-1.10-9")
def test_who_falls_on_a_shared_stand_is_told_and_not_the_stand_that_stays():
    state = battle(
        troop(0, (10, 10), card=card(character=True, name=Name.same("Chief"))),
        troop(0, (10, 10), (10, 10), card=card(name=Name.same("Bearers"))),
        troop(1, (20, 20)),
    )
    state = mounted(state, 101, 102, litter=True)
    for number, called, piece in ((1, "Chief", 1), (2, "Bearers", 2)):
        (slain,) = events(gone(state, number), Slain)
        assert (slain.name.en.split()[0], slain.piece) == (called, piece)
    play = gone(state, 2)
    remove(play, play.state.field.model_by_id[3], by=1)
    assert [event.piece for event in events(play, Slain)] == [2, 900]


@pytest.mark.rule("LC-1.6-11")
def test_death_counts_at_once():
    play = struck(duel(None, card(defence=0, wounds=1)), Strike(2), dice=[4, 1, 1])
    assert not play.state.alive(102)
    assert play.state.fallen[0].by == 0
    assert events(play, Slain)[0].by == 1


def test_killing_the_last_enemy_ends_the_battle():
    state = battle(
        troop(0, (10, 10)), troop(1, (10, 9), card=card(defence=0, wounds=1), activated=True)
    )
    agenda = Agenda((Stop(), AttackStep(101, "melee", (Aim(1, 2, 3),))))
    play = run(replace(state, agenda=agenda), dice=[4, 4, 4])
    assert play.state.outcome is not None
    assert play.state.outcome.winners == (0,)


@pytest.mark.rule("LC-1.6-28")
def test_every_marker_of_the_book_can_be_read_from_the_state():
    state = battle(
        troop(0, (10, 10), (11, 10), hurt={0: 1}, frightened_by=(102,), veteran="attack"),
        troop(1, (20, 20)),
    )
    state = gone(state, 2).state
    assert state.field.model_by_id[1].suffered == 1
    assert [(one.x, one.y) for one in state.fallen] == [(units(11), units(10))]
    assert state.regiment(101).frightened
    assert state.regiment(101).veteran == "attack"
