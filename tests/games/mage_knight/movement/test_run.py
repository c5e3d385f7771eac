"""Runs."""

import pytest

from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.attack.defense_value import defense_tally
from slagveld.games.mage_knight.core.book import card
from slagveld.games.mage_knight.core.events import Clicked
from slagveld.games.mage_knight.movement.actions import Move, Run
from slagveld.games.mage_knight.movement.overwatch_shots import FireOverwatch, OverwatchShot
from slagveld.games.mage_knight.movement.run import RunToll
from slagveld.kernel.event import Changed, Hurt, Moved, Slain
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    run,
    warrior,
)
from tests.games.mage_knight.moves import Moves, clicks, place, to


def field(*men, **more):
    return battle(*men, agenda=(Moves(0),), **more)


@pytest.mark.rule("MK-RUN-1", "MK-STYPE-1")
@pytest.mark.parametrize(
    ("kind", "allowed"), [("foot", True), ("horseshoe", True), ("wing", False), ("wave", False)]
)
def test_only_foot_and_horseshoe_run(kind, allowed):
    state = field(man(0, 10, 10, key=plain(speed_type=kind)), man(1, 30, 30))
    found = refused(state, 0, Run(1, to((26, 10)), 0))
    assert found == (None if allowed else "MK-RUN-1")


@pytest.mark.rule("MK-RUN-1")
def test_nobody_runs_out_of_enemy_contact():
    state = field(man(0, 10, 10), man(1, 10 + BASE, 10))
    assert refused(state, 0, Run(1, to((10, 12)), 0)) == "MK-RUN-1"
    near = field(man(0, 10, 10), man(1, 10 + BASE + 0.024, 10))
    assert refused(near, 0, Run(1, to((10, 12)), 0)) is None


@pytest.mark.rule("MK-RUN-1")
def test_a_run_may_end_in_enemy_contact():
    state = field(man(0, 10, 10), man(1, 24, 10))
    play = act(state, 0, Run(1, to((24 - BASE, 10)), 0))
    assert clicks(play.state, 1) == 0
    question = play.state.agenda.top
    play = act(play.state, 1, question.candidates(play.state, 1)[0])
    assert clicks(play.state, 1) == 1


@pytest.mark.rule("MK-RUN-2")
def test_a_run_is_twice_as_long_and_no_longer():
    state = field(man(0, 10, 10), man(1, 30, 30))
    assert refused(state, 0, Run(1, to((26.004, 10)), 0)) == "MK-MOVE-1"
    play = act(state, 0, Run(1, to((26, 10)), 900))
    assert place(play.state, 1) == (26, 10, 90)
    (moved,) = events(play, Moved)
    assert (moved.manner, moved.rule, moved.length) == ("mage-knight:run", "MK-RUN-2", 16 * 250)


@pytest.mark.rule("MK-RUN-3")
def test_a_run_costs_one_click_before_the_token():
    play = act(field(man(0, 10, 10), man(1, 30, 30)), 0, Run(1, to((26, 10)), 0))
    assert [type(event) for event in play.events] == [Moved, Clicked, Changed]
    (hurt,) = events(play, Hurt)
    assert (hurt.piece, hurt.amount, hurt.rule, hurt.by) == (1, 1, "MK-RUN-3", None)
    assert (play.state.used, play.state.field.by_id[1].tokens) == (1, 1)


@pytest.mark.rule("MK-RUN-3", "MK-PUSH-3")
def test_a_run_that_brings_the_second_token_costs_two_clicks():
    play = act(field(man(0, 10, 10, tokens=1), man(1, 30, 30)), 0, Run(1, to((26, 10)), 0))
    assert clicks(play.state, 1) == 2
    assert [hurt.rule for hurt in events(play, Hurt)] == ["MK-RUN-3", "MK-PUSH-1"]


@pytest.mark.rule("MK-RUN-3", "MK-PUSH-2")
def test_invulnerability_does_not_lessen_the_toll():
    hard = plain(abilities=("invulnerability",))
    state = field(man(0, 10, 10, key=hard), man(1, 30, 30))
    assert clicks(act(state, 0, Run(1, to((12, 10)), 0)).state, 1) == 1


@pytest.mark.rule("MK-RUN-3", "MK-PUSH-4")
def test_the_toll_may_eliminate_before_the_token():
    weak = warrior("weak runner", {})
    state = field(man(0, 10, 10, key=weak), man(0, 5, 5), man(1, 30, 30))
    play = act(state, 0, Run(1, to((12, 10)), 0))
    assert [(slain.piece, slain.by) for slain in events(play, Slain)] == [(1, None)]
    assert events(play, Changed) == []
    assert play.state.fallen[0].fighter.tokens == 0


@pytest.mark.rule("MK-RUN-3", "MK-RUN-5")
def test_the_toll_of_many_is_taken_together():
    weak = warrior("weak fellow", {})
    state = battle(
        man(0, 10, 10), man(0, 12, 10, key=weak), man(0, 14, 10), agenda=(RunToll((1, 2)), Moves(0))
    )
    play = run(state)
    assert [hurt.piece for hurt in events(play, Hurt)] == [1, 2]
    assert clicks(play.state, 1) == 1
    assert clicks(play.state, 3) == 0
    assert play.state.fighter(2) is None


@pytest.mark.rule("MK-RUN-4", "MK-CARD-flight", "MK-CARD-aquatic")
@pytest.mark.parametrize("ability", ["flight", "aquatic"])
def test_abilities_that_forbid_a_run(ability):
    state = field(man(0, 10, 10, key=plain(abilities=(ability,))), man(1, 30, 30))
    assert refused(state, 0, Run(1, to((12, 10)), 0)) == card(ability)


@pytest.mark.rule("MK-CARD-darkness")
def test_in_darkness_nobody_runs():
    men = (man(0, 10, 10), man(1, 30, 30))
    state = field(*men, chosen_domains=((0, "darkness"),), revealed=True)
    assert refused(state, 0, Run(1, to((12, 10)), 0)) == "MK-CARD-darkness"
    hidden = field(*men, chosen_domains=((0, "darkness"),), revealed=False)
    assert refused(hidden, 0, Run(1, to((12, 10)), 0)) is None


@pytest.mark.rule("MK-RUN-2", "MK-HINDER-6")
def test_a_run_out_of_hindering_terrain_is_doubled_then_halved():
    odd = plain(speed=7)
    wood = box(1, "hindering", 8, 8, 4, 4)
    state = field(man(0, 10, 10, key=odd), man(1, 30, 30), terrain=(wood,))
    assert refused(state, 0, Run(1, to((17, 10)), 0)) is None
    assert refused(state, 0, Run(1, to((17.004, 10)), 0)) == "MK-MOVE-1"


def watched_wood(*abilities):
    """A warrior before a wood that an enemy on Overwatch looks into."""
    watcher = plain(abilities=("overwatch",), range=12, ranged_damage=2, attack_type="wand")
    return field(
        man(0, 26, 10, key=plain(abilities=abilities, speed=7)),
        man(1, 10, 10, EAST, key=watcher, watching=True),
        man(0, 34, 34),
        terrain=(box(1, "hindering", 18, 8, 3, 4),),
    )


@pytest.mark.rule("MK-RUN-4", "MK-CARD-stealth", "MK-CARD-overwatch")
def test_stealth_does_not_hide_a_runner_until_its_action_is_over():
    state = watched_wood("stealth")
    walked = act(state, 0, Move(1, to((20.5, 10)), 1800)).state
    assert (walked.agenda.top, walked.running) == (Moves(0), ())
    ran = act(state, 0, Run(1, to((20.5, 10)), 1800)).state
    assert (ran.agenda.top, ran.running) == (OverwatchShot(2, 1), (1,))
    shot = act(ran, 1, FireOverwatch(), dice=[4, 4]).state
    assert clicks(shot, 1) == 3
    assert (shot.agenda.top, shot.running) == (Moves(0), ())


@pytest.mark.rule("MK-RUN-4", "MK-CARD-aquatic")
def test_a_click_with_aquatic_does_not_shelter_a_runner():
    men = (man(0, 10, 10, key=plain(abilities=("aquatic",))), man(1, 10, 16, key=plain(range=8)))
    pool = (box(1, "shallow-water", 8, 8, 4, 4),)
    shot = Attack(attacker=2, kind="ranged", targets=(1,))
    for running, defense in (((), 17), ((1,), 15)):
        state = field(*men, terrain=pool, running=running)
        assert defense_tally(state, shot, state.field.by_id[1]).total == defense
