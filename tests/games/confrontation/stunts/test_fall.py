"""Falls of climbers: by a failed climb, and by choice (CON-CLIMB-3 to CON-CLIMB-5)."""

import pytest

from slagveld.games.confrontation.wounds.wound_rolls import Wounded
from slagveld.kernel.event import Moved, Rolled, Told
from tests.games.confrontation.battle import EAST, act, card, events, refused
from tests.games.confrontation.marching import figure, place
from tests.games.confrontation.stunts.test_climb import (
    TOWER,
    at,
    climb,
    climber,
    fall,
    hanging,
    height,
    rolling_on,
)


@pytest.mark.rule("CON-CLIMB-3")
@pytest.mark.parametrize("dice", [(2, 3, 5), (1, 3, 5)])
def test_a_negative_result_is_a_fall_with_a_normal_wound(dice):
    tough = card(resistance=7)
    play = act(at(TOWER, hanging(6, key=tough)), 0, climb(), dice)
    fallen = figure(play.state, 1)
    assert fallen.pose.z == 0
    assert fallen.climbing == 0
    assert place(play.state, 1) == (48.75, 45, EAST)
    assert fallen.wound == "light"
    assert [one.rule for one in events(play, Rolled)] == ["CON-CLIMB-1", "CON-CLIMB-3"]
    (moved,) = events(play, Moved)
    assert (moved.manner, moved.length, moved.rule) == ("confrontation:fall", 600, "CON-CLIMB-3")


@pytest.mark.rule("CON-CLIMB-3")
def test_the_strength_of_a_fall_is_the_height_when_he_rolled():
    tough = card(resistance=7)
    for z, level in ((6.99, "light"), (7, "serious")):
        play = act(at(TOWER, hanging(z, key=tough)), 0, climb(), [1, 3, 5])
        assert figure(play.state, 1).wound == level


@pytest.mark.rule("CON-CLIMB-3")
def test_a_normal_wound_has_no_fixed_place():
    tough = card(resistance=7)
    play = act(at(TOWER, hanging(6, key=tough)), 0, climb(), [1, 5, 6])
    assert [one.level for one in events(play, Wounded)] == ["critical"]


@pytest.mark.rule("CON-CLIMB-4", "CON-STUNT-3")
@pytest.mark.parametrize(
    "who", [climber(key=card(resistance=9)), climber(51.25, z=8, key=card(resistance=9))]
)
def test_who_stands_firmly_fails_without_a_wound(who):
    state = at(TOWER, who)
    way = "down" if who["pose"].z else "up"
    play = act(state, 0, climb(way), [3])
    assert figure(play.state, 1).pose == figure(state, 1).pose
    assert figure(play.state, 1).wound == "none"
    assert figure(play.state, 1).climbing == 0
    assert figure(play.state, 1).turn.stunt
    assert [one.rule for one in events(play, Told)] == ["CON-CLIMB-4"]
    assert len(events(play, Rolled)) == 1


# Voluntary falls


@pytest.mark.rule("CON-CLIMB-5")
def test_a_voluntary_fall_takes_the_stunt_roll_off_its_strength():
    state = at(TOWER, hanging(8, key=card(resistance=3)))
    play = act(state, 0, fall(), [2, 4, 5])
    fallen = figure(play.state, 1)
    assert (fallen.pose.z, fallen.climbing, fallen.turn.chosen) == (0, 0, "fall")
    assert fallen.turn.stunt
    assert fallen.wound == "serious"
    assert [one.rule for one in events(play, Rolled)] == ["CON-CLIMB-5", "CON-CLIMB-5"]
    (moved,) = events(play, Moved)
    assert (moved.manner, moved.length, moved.rule) == ("confrontation:fall", 800, "CON-CLIMB-5")


@pytest.mark.rule("CON-CLIMB-5")
@pytest.mark.parametrize(
    ("z", "die", "level"),
    [
        (5.99, 2, "light"),
        (6, 2, "light"),
        (7, 2, "serious"),
        (7, 3, "light"),
        (4, 5, "stunned"),
        (2, 5, "none"),
    ],
)
def test_it_may_fall_below_zero_and_is_rounded_down(z, die, level):
    """RES 2, MOV 10, wound dice 3 and 6: the total is 7 + z - 4 - die."""
    play = act(at(TOWER, hanging(z)), 0, fall(), [die, 3, 6])
    fallen = figure(play.state, 1)
    found = "stunned" if fallen.stunned else fallen.wound
    assert found == level


@pytest.mark.rule("CON-CLIMB-5")
def test_after_a_one_nothing_is_taken_off():
    tough = card(resistance=7)
    play = act(at(TOWER, hanging(5, key=tough)), 0, fall(), [1, 4, 6])
    assert figure(play.state, 1).wound == "serious"


@pytest.mark.rule("CON-CLIMB-5")
def test_the_legs_are_hurt():
    tough = card(resistance=5)
    play = act(at(TOWER, hanging(8, key=tough)), 0, fall(), [1, 6, 6])
    assert figure(play.state, 1).wound == "critical"


@pytest.mark.rule("CON-CLIMB-5")
def test_who_stands_at_the_edge_may_jump_down():
    state = at(TOWER, climber(51.25, z=8))
    play = act(state, 0, fall(), [5, 1, 2])
    assert place(play.state, 1) == (48.75, 45, EAST)
    assert height(play) == 0
    assert refused(at(TOWER, climber()), 0, fall()) == "CON-CLIMB-5"
    assert refused(at(TOWER, climber(55, z=8)), 0, fall()) == "CON-CLIMB-5"


@pytest.mark.rule("CON-CLIMB-5", "CON-TEST-3")
def test_a_six_may_be_rolled_on_until_nothing_can_happen():
    play = act(at(TOWER, hanging(8)), 0, fall(), [6])
    assert rolling_on(play) == ("roll-stunt-fall", {"die": 6, "total": 10, "needed": 17})
    tough = card(resistance=9)
    play = act(at(TOWER, hanging(8, key=tough)), 0, fall(), [6, 6, 6])
    assert len(events(play, Rolled)) == 2
    assert figure(play.state, 1).wound == "none"
    assert not figure(play.state, 1).stunned


# Gaps
