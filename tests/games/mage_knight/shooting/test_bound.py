"""Bound: a move and a shot in one ranged combat action."""

from random import Random

import pytest

from slagveld.games.mage_knight.movement.destination import Stay, WhereTo
from slagveld.games.mage_knight.shooting.actions import SHOOTING
from slagveld.games.mage_knight.shooting.bound import BOUNDING, BoundMove, HoldFire, ShootNow
from slagveld.games.mage_knight.shooting.shooter_and_targets import Burst, Shoot, ShootBuilt
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Moved, Rolled
from slagveld.record import replace
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    WEST,
    act,
    box,
    events,
    man,
    plain,
    refused,
    units,
    warrior,
)
from tests.games.mage_knight.shoots import BOW, Shots, field

BOUNDER = plain(attack_type="bow", range=8, ranged_damage=2, abilities=("bound",))


def to(*places):
    return tuple(Spot(units(x), units(y)) for x, y in places)


def bound(*others, key=BOUNDER, mark=(22, 10), **more):
    """A warrior with Bound at (10, 10), and an enemy 12 inches to its east."""
    return field(man(0, 10, 10, EAST, key=key), man(1, *mark, WEST), *others, **more)


def go(x=18, y=10, facing=EAST, soar=None):
    return BoundMove(1, to((x, y)), facing * 10, soar)


@pytest.mark.rule("MK-CARD-bound")
def test_bound_moves_up_to_its_speed_and_then_shoots_for_one_action_and_one_token():
    play = act(bound(), 0, go())
    assert play.state.agenda.top == ShootNow(0, 1)
    assert (play.state.used, play.state.fighter(1).tokens) == (1, 0)
    assert [event.manner for event in events(play, Moved)] == ["mage-knight:bound"]
    assert play.state.fighter(1).pose.x == units(18)
    play = act(play.state, 0, Shoot(1, (2,)), dice=(3, 3))
    assert play.state.fighter(2).turned == 2
    assert (play.state.fighter(1).tokens, play.state.fighter(1).turned) == (1, 0)
    assert play.state.used == 1
    assert play.state.agenda.top == Shots(0)
    assert refused(play.state, 0, go()) == "MK-TURN-10"


@pytest.mark.rule("MK-CARD-bound")
def test_the_move_is_not_doubled_and_keeps_all_rules_of_movement():
    assert refused(bound(), 0, go(18)) is None
    assert refused(bound(), 0, go(18.01)) == "MK-MOVE-1"
    assert refused(bound(man(0, 14, 10)), 0, go(18)) == "MK-MOVE-4"
    wood = box(50, "hindering", 9, 9, 2, 2)
    assert refused(bound(terrain=(wood,)), 0, go(14)) is None
    assert refused(bound(terrain=(wood,)), 0, go(14.01)) == "MK-MOVE-1"


@pytest.mark.rule("MK-CARD-bound")
def test_who_may_bound():
    assert refused(bound(key=BOW), 0, go()) == "MK-CARD-bound"
    assert refused(bound(man(1, 10, 10 + BASE)), 0, go()) == "MK-RANGED-2"
    assert refused(bound(key=plain(abilities=("bound",))), 0, go()) == "MK-RANGED-3"
    assert refused(bound(key=plain(abilities=("charge",), range=8)), 0, go()) == "MK-CARD-bound"
    assert refused(bound().changed(1, cancelled=("bound",)), 0, go()) == "MK-CARD-bound"
    assert refused(bound().changed(1, tokens=2), 0, go()) == "MK-TOKEN-3"
    assert refused(bound().changed(1, captive=9), 0, go()) == "MK-CAPTURE-8"
    assert refused(bound(total=100, used=1), 0, go()) == "MK-TURN-3"
    assert refused(bound(), 0, BoundMove(2, (), 0)) == "MK-TURN-9"
    assert refused(bound(), 0, BoundMove(99, (), 0)) == "MK-TURN-9"


@pytest.mark.rule("MK-CARD-bound")
def test_the_shot_may_be_left_out():
    state = act(bound(), 0, go()).state
    play = act(state, 0, HoldFire())
    assert events(play, Rolled) == []
    assert (play.state.fighter(1).tokens, play.state.fighter(2).turned) == (1, 0)
    assert play.state.agenda.top == Shots(0)


@pytest.mark.rule("MK-CARD-bound")
def test_nobody_is_asked_where_no_shot_is_possible():
    out_of_range = act(bound(), 0, go(11))
    assert out_of_range.state.agenda.top == Shots(0)
    assert out_of_range.state.fighter(1).tokens == 1
    looking_away = act(bound(), 0, go(facing=WEST))
    assert looking_away.state.agenda.top == Shots(0)


@pytest.mark.rule("MK-CARD-bound")
@pytest.mark.rule("MK-RANGED-2")
def test_no_shot_once_it_touches_an_enemy():
    state = bound(man(1, 18 + BASE, 10, EAST))
    play = act(state, 0, go())
    while not isinstance(play.state.agenda.top, Shots):
        question = play.state.agenda.top
        assert not isinstance(question, ShootNow)
        (seat,) = question.who(play.state)
        play = act(play.state, seat, question.candidates(play.state, seat)[0])
    assert play.state.fighter(1).tokens == 1


@pytest.mark.rule("MK-CARD-bound")
def test_the_shot_keeps_all_rules_and_is_this_warriors():
    state = act(bound(man(0, 20, 10), man(0, 18, 14, EAST, key=BOW), man(1, 22, 7)), 0, go()).state
    assert state.agenda.top == ShootNow(0, 1)
    assert refused(state, 0, Shoot(1, (2,))) == "MK-LOF-4"
    assert refused(state, 0, Shoot(1, (5,))) is None
    assert refused(state, 0, Shoot(4, (2,))) == "MK-CARD-bound"
    assert refused(state, 0, Burst(1)) == "MK-CARD-G3"
    assert refused(state, 0, ShootBuilt(1, 50)) == "MK-BUILT-16"
    assert refused(state, 0, Shoot(1, ())) == "MK-MULTI-1"
    assert refused(state, 0, HoldFire()) is None


@pytest.mark.rule("MK-CARD-pole-arm")
def test_whoever_was_stopped_does_not_shoot():
    state = act(bound(), 0, go()).state
    halted = replace(state, halted=(1,))
    assert halted.agenda.top.who(halted) == ()
    assert refused(halted, 0, Shoot(1, (2,))) == "MK-CARD-pole-arm"


@pytest.mark.rule("MK-CARD-G2")
@pytest.mark.rule("MK-CARD-overwatch")
@pytest.mark.parametrize("ability", ["demoralized", "berserk", "toughness"])
def test_whatever_its_new_click_shows_the_action_goes_on(ability):
    shown = {"attack_type": "bow", "abilities": ("bound",)}
    key = warrior(
        f"bounder {ability}", shown, {**shown, "abilities": (ability,)}, range=8, ranged_damage=2
    )
    state = act(bound(key=key), 0, go()).state.changed(1, turned=1)
    assert state.agenda.top.who(state) == (0,)
    assert refused(state, 0, Shoot(1, (2,))) is None
    magic = {**shown, "abilities": ("bound", "magic-freeze")}
    fading = warrior("fading bounder", magic, shown, range=8, ranged_damage=2)
    state = act(bound(key=fading), 0, go()).state
    assert refused(state, 0, Shoot(1, (2,), "magic-freeze")) is None
    assert refused(state.changed(1, turned=1), 0, Shoot(1, (2,), "magic-freeze")) == "MK-CARD-G3"


@pytest.mark.rule("MK-CARD-bound")
def test_a_flier_chooses_its_level():
    key = plain(
        attack_type="bow", range=8, ranged_damage=2, speed_type="wing", abilities=("bound",)
    )
    state = act(bound(key=key), 0, go(soar=True)).state
    assert state.fighter(1).soaring
    assert state.agenda.top == ShootNow(0, 1)
    assert not act(bound(key=key), 0, go()).state.fighter(1).soaring
    assert refused(bound(), 0, go(soar=True)) is not None
    assert [[f.name for f in form.fields] for form in BOUNDING.forms(bound(key=key), 0)] == [
        ["fighter", "path", "facing", "soar"]
    ]


@pytest.mark.rule("MK-CARD-terrify")
def test_a_bounder_that_does_not_dare_names_another_end():
    feared = man(1, 18 + BASE, 10, EAST, key=plain(abilities=("terrify",)))
    play = act(bound(feared), 0, go(), dice=(1,))
    assert isinstance(play.state.agenda.top, WhereTo)
    play = act(play.state, 0, Stay())
    assert play.state.fighter(1).pose.x == units(10)
    assert play.state.fighter(1).tokens == 1


def test_the_question_offers_the_shots_of_this_warrior():
    state = act(bound(man(0, 18, 14, EAST, key=BOW)), 0, go()).state
    question = state.agenda.top
    decision = question.ask(state)
    assert [form.action for form in decision.forms] == ["Shoot", "HoldFire"]
    assert decision.forms[0].fields[0].allowed == (1,)
    assert decision.pieces == (1,)
    assert question.candidates(state, 0) == [
        HoldFire(),
        Shoot(1, (2,), "", "attack"),
        Shoot(1, (2,), "", "damage"),
    ]
    found = {type(question.propose(state, 0, Random(seed))) for seed in range(40)}
    assert found == {Shoot, HoldFire}
    shown = question.preview(state, 0, Partial("Shoot", {"fighter": 1}))
    assert shown.pieces == (2,)
    shown = question.preview(state, 0, Partial("Shoot", {"fighter": 1, "targets": [2]}))
    assert len(shown.odds) == 1
    assert question.preview(state, 0, Partial("HoldFire", {})).odds == ()


def test_what_is_offered_before_the_move():
    state = bound(man(0, 10, 14, EAST, key=BOW))
    (form,) = BOUNDING.forms(state, 0)
    assert (form.action, form.fields[0].allowed) == ("BoundMove", (1,))
    menu = BOUNDING.menu(state, 0)
    assert menu
    assert all(SHOOTING.check(state, 0, action) is None for action in menu)
    found = BOUNDING.propose(state, 0, Random(2))
    assert SHOOTING.check(state, 0, found) is None
    assert BOUNDING.propose(state.changed(1, acted=True), 0, Random(2)) is None
    assert BOUNDING.forms(state, 1) == []
    shown = BOUNDING.preview(state, 0, Partial("BoundMove", {"fighter": 1}))
    assert shown.limit == units(8)
    path = BOUNDING.preview(state, 0, Partial("BoundMove", {"fighter": 1, "path": [[4000, 2500]]}))
    assert path.length == 1500
    refusal = BOUNDING.preview(state, 0, Partial("BoundMove", {"fighter": 3})).refusal
    assert refusal.rule == "MK-CARD-bound"
    assert BOUNDING.preview(state, 0, Partial("BoundMove", {})).refusal is None


def test_a_bounder_that_falls_on_the_way_shoots_no_more():
    gone = act(bound(), 0, go()).state.without(1)
    assert gone.agenda.top.who(gone) == ()
