import pytest

from slagveld.games.little_carnage.flight.move_away_in_fear import FLEEING, MoveAway
from slagveld.games.little_carnage.flight.retreat_path import away_from
from slagveld.games.little_carnage.turn.soundness import overlapping
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Moved
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    box,
    card,
    events,
    mounted,
    troop,
)
from tests.games.little_carnage.marches import done, pose


def scared(*places, foes=((10, 20),), agility=5, terrain=(), **more):
    more.setdefault("frightened_by", (102,))
    more.setdefault("frightened_early", True)
    more.setdefault("card", card(agility=agility))
    return battle(troop(0, *places, **more), troop(1, *foes), active=101, terrain=terrain)


def refused(state, seat=0, **values):
    found = FLEEING.check(state, seat, MoveAway(**values))
    return None if found is None else found.rule


@pytest.mark.rule("LC-1.8-fear-6")
def test_all_move_straight_away_from_the_middle_of_the_cause():
    state = scared((10, 10), (11, 10), foes=((10, 20), (11, 20)))
    play = done(state, MoveAway())
    assert pose(play.state, 1) == (10, 5, NORTH)
    assert pose(play.state, 2) == (11, 5, NORTH)
    told = events(play, Moved)
    assert [(e.piece, e.length, e.manner, e.rule) for e in told] == [
        (1, 1250, "flee", "LC-1.8-fear-6"),
        (2, 1250, "flee", "LC-1.8-fear-6"),
    ]
    assert play.state.regiment(101).round.moved


@pytest.mark.rule("LC-1.8-fear-6")
def test_the_direction_runs_from_the_mean_of_all_causes():
    state = battle(
        troop(0, (10, 10, EAST), frightened_by=(102, 103), frightened_early=True),
        troop(1, (5, 7)),
        troop(1, (5, 13)),
        active=101,
    )
    assert away_from(state, state.regiment(101)) == 0
    state = scared((10, 10), (12, 10), foes=((11, 5), (11, 6)))
    assert away_from(state, state.regiment(101)) == 900
    state = scared((10, 10), foes=((5, 5),))
    assert away_from(state, state.regiment(101)) == 450
    state = scared((10, 10), foes=((5, 5), (7, 5), (3, 5)))
    assert away_from(state, state.regiment(101)) == 450


@pytest.mark.rule("LC-1.8-fear-6")
def test_each_turns_first_at_the_usual_cost():
    assert pose(done(scared((10, 10, EAST)), MoveAway()).state, 1) == (10, 5, NORTH)
    assert pose(done(scared((10, 10, SOUTH)), MoveAway()).state, 1) == (10, 6, NORTH)
    mixed = scared((10, 10, NORTH), (11, 10, SOUTH), foes=((10.5, 20),))
    fled = done(mixed, MoveAway()).state
    assert pose(fled, 1) == (10, 5, NORTH)
    assert pose(fled, 2) == (11, 6, NORTH)


@pytest.mark.rule("LC-1.8-fear-6")
def test_backward_costs_double_and_keeps_the_cause_in_sight():
    fled = done(scared((10, 10, SOUTH), agility=4), MoveAway(backward=True)).state
    assert pose(fled, 1) == (10, 8, SOUTH)
    fled = done(scared((10, 10, NORTH), agility=4), MoveAway(backward=True)).state
    assert pose(fled, 1) == (10, 8.5, SOUTH)
    fled = done(scared((10, 10, WEST), agility=9), MoveAway(backward=True)).state
    assert pose(fled, 1) == (10, 5.5, SOUTH)


@pytest.mark.rule("LC-1.8-fear-6")
def test_it_may_go_less_far_but_not_farther():
    state = scared((10, 10))
    assert pose(done(state, MoveAway(distance=500)).state, 1) == (10, 8, NORTH)
    assert refused(state, distance=1250) is None
    assert refused(state, distance=1251) == "LC-1.3-7"
    assert refused(state, distance=625, backward=True) == "LC-1.3-7"
    assert refused(state, distance=500, backward=True) is None


@pytest.mark.rule("LC-1.8-fear-6")
def test_only_the_frightened_move_away_and_only_once():
    assert refused(scared((10, 10), frightened_by=())) == "LC-1.8-fear-6"
    state = done(scared((10, 10)), MoveAway(distance=250)).state
    assert refused(state) == "LC-1.8-fear-6"
    assert FLEEING.forms(state, 0) == []


@pytest.mark.rule("LC-1.8-fear-6")
@pytest.mark.parametrize("what", ["moved", "repeated", "over"])
def test_it_is_made_in_the_movement_step(what):
    assert refused(scared((10, 10), **{what: True})) == "LC-1.8-fear-6"


@pytest.mark.rule("LC-1.3-5")
@pytest.mark.rule("LC-1.8-fear-6")
def test_who_fails_in_its_own_attack_moves_at_once_with_what_is_left():
    state = scared((10, 10), frightened_early=False, moved=True, attacked=True, spent=((1, 500),))
    assert pose(done(state, MoveAway()).state, 1) == (10, 7, NORTH)
    assert refused(state, distance=751) == "LC-1.3-7"
    again = done(state, MoveAway(distance=250)).state
    assert again.regiment(101).round.spent == ((1, 1250),)
    assert refused(again) == "LC-1.8-fear-6"
    spent = scared((10, 10), frightened_early=False, moved=True, spent=((1, 1250),))
    assert refused(spent) == "LC-1.8-fear-6"
    assert refused(scared((10, 10), moved=True, attacked=True)) is None


@pytest.mark.rule("LC-1.9-11")
def test_only_the_active_regiment_of_its_own_player_moves_away():
    state = scared((10, 10))
    assert refused(state, seat=1) == "LC-1.9-11"
    idle = battle(troop(0, (10, 10), frightened_by=(102,)), troop(1, (10, 20)))
    assert refused(idle) == "LC-1.9-11"


@pytest.mark.rule("LC-1.8-fear-6")
def test_whoever_is_hindered_goes_as_far_as_it_can():
    state = battle(
        troop(0, (10, 10), (11, 10), frightened_by=(102,), frightened_early=True),
        troop(1, (10.5, 20)),
        troop(1, (10, 7)),
        active=101,
    )
    fled = done(state, MoveAway()).state
    assert pose(fled, 2) == (11, 5, NORTH)
    x, y, facing = pose(fled, 1)
    assert (x, facing) == (10, NORTH)
    assert y == pytest.approx(8, abs=0.005)


@pytest.mark.rule("LC-1.1-6")
def test_the_move_away_may_tear_the_regiment():
    state = battle(
        troop(0, (10, 10), (11, 10), frightened_by=(102,), frightened_early=True),
        troop(1, (10.5, 20)),
        troop(1, (10, 9)),
        active=101,
    )
    fled = done(state, MoveAway()).state
    assert pose(fled, 1) == (10, 10, NORTH)
    assert pose(fled, 2) == (11, 5, NORTH)


@pytest.mark.rule("LC-1.3-19")
def test_not_even_fear_leads_off_the_table():
    state = scared((10, 2))
    fled = done(state, MoveAway()).state
    assert pose(fled, 1)[1] == pytest.approx(0.5, abs=0.005)
    assert refused(scared((10, 0.5))) == "LC-1.8-fear-6"


@pytest.mark.rule("LC-1.8-fear-6")
def test_obstacles_on_the_way_cost_as_usual():
    wall = box(1, "low-wall", 0, 8, 40, 0.2)
    fled = done(scared((10, 10), terrain=(wall,)), MoveAway()).state
    assert pose(fled, 1) == (10, 6, NORTH)
    back = done(scared((10, 10, SOUTH), agility=9, terrain=(wall,)), MoveAway(backward=True)).state
    assert pose(back, 1) == (10, pytest.approx(6, abs=0.005), SOUTH)


@pytest.mark.rule("LC-1.8-fear-6")
def test_on_the_very_spot_of_its_fear_there_is_no_away():
    state = scared((10, 10), foes=((8, 10), (12, 10)))
    assert refused(state) == "LC-1.8-fear-6"


@pytest.mark.rule("LC-1.10-6")
def test_the_carried_cannot_move_away():
    state = battle(
        troop(0, (10, 10), frightened_by=(103,), frightened_early=True),
        troop(0, (20, 20)),
        troop(1, (30, 30)),
        active=101,
    )
    assert refused(mounted(state, 101, 102)) == "LC-1.10-6"


def test_the_form_offers_whole_inches_and_all():
    (form,) = FLEEING.forms(scared((10, 10), agility=3), 0)
    assert (form.action, form.rule) == ("MoveAway", "LC-1.8-fear-6")
    distance, backward = form.fields
    assert [choice.key for choice in distance.choices] == ["0", "250", "500"]
    assert (distance.name, distance.numeric, distance.optional) == ("distance", True, True)
    assert (backward.name, backward.optional) == ("backward", True)


def test_menu_and_chance_give_allowed_moves():
    state = scared((10, 10))
    assert FLEEING.menu(state, 0) == [MoveAway(), MoveAway(backward=True)]
    rng = Rng(3)
    found = [FLEEING.propose(state, 0, rng) for _ in range(40)]
    assert set(found) == {MoveAway(), MoveAway(backward=True)}
    assert FLEEING.propose(scared((10, 10), moved=True), 0, rng) is None
    assert FLEEING.menu(scared((10, 10), moved=True), 0) == []


def test_the_preview_shows_where_all_would_stand():
    state = scared((10, 10), (11, 10, SOUTH), foes=((10.5, 20),))
    shown = FLEEING.preview(state, 0, Partial("MoveAway", {"distance": 500}))
    assert [(g.piece, g.pose.x, g.pose.y) for g in shown.ghosts] == [
        (1, 2500, 2000),
        (2, 2750, 2000),
    ]
    assert (shown.cost, shown.limit, shown.length) == (750, 1250, 500)
    assert [(s.x, s.y) for s in shown.path] == [(2500, 2500), (2500, 2000)]
    assert [tally.total for tally in shown.tallies] == [1250]
    far = FLEEING.preview(state, 0, Partial("MoveAway", {"distance": 5000}))
    assert far.refusal.rule == "LC-1.3-7"
    odd = FLEEING.preview(state, 0, Partial("MoveAway", {"distance": "x", "backward": "y"}))
    assert odd.refusal is None
    late = FLEEING.preview(scared((10, 10), moved=True), 0, Partial("MoveAway", {}))
    assert late.refusal.rule == "LC-1.8-fear-6"


@pytest.mark.rule("LC-1.8-fear-6")
@pytest.mark.rule("LC-1.9-7")
def test_a_tiny_step_away_ends_clear_of_all_bases_as_it_looks():
    rider = card(base="rider")
    state = scared((10, 10, 240), (11.3, 10, 240), foes=((12, 20),), card=rider)
    for far in range(1, 30):
        if refused(state, distance=far) is None:
            after = done(state, MoveAway(far)).state
            assert overlapping(after) == []
            assert {s.pose.facing for s in after.stands_of(101)} <= {2632, 2400}
