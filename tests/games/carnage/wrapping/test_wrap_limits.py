"""Wrapping: figures from the rear go round the enemy."""

from typing import ClassVar

import pytest

from slagveld.games.carnage.core.parts import EndPart, Scope
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.wrapping.phase import WRAPPING, Wrap, WrapPart, WrapPlaces
from slagveld.games.carnage.wrapping.wrap_limits import flank_most, spare, wrap_limit
from slagveld.kernel.agenda import Question
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose
from slagveld.texts import say
from tests.games.carnage.battle import (
    EAST,
    HERO,
    MAGE,
    NORTH,
    RIDER,
    SOUTH,
    WEST,
    act,
    battle,
    box,
    events,
    profile,
    refused,
    unit,
)


class Halt(Question, frozen=True):
    """Stops a test here."""

    actions: ClassVar = (EndPart,)

    def who(self, state):
        return (0,)


def wrapping(*units, side=0, only=0, **rest):
    agenda = [WrapPart(side, only=only), Halt()]
    return battle(*units, agenda=agenda, phase="wrap", **rest)


def fight(count=15, files=5, foe=10, foe_files=5, **rest):
    """Two blocks front to front: we look north from 90, 90."""
    of = rest.pop("of", None)
    more = {} if of is None else {"of": of}
    mine = rest.pop("mine", {})
    theirs = rest.pop("theirs", {})
    return wrapping(
        unit(0, 90, 90, NORTH, count=count, files=files, **more, **mine),
        unit(1, 90, 90, SOUTH, count=foe, files=foe_files, **theirs),
        **rest,
    )


def gone(before, after):
    """Where figures stand that moved, by id."""
    pairs = zip(after.figures, before.poses, after.poses, strict=True)
    return {figure.id: new for figure, old, new in pairs if old != new}


def fighting(state, number=1):
    mine = state.unit(number)
    field = state.field
    return len({i for foe in field.enemies_of(mine) for i, _ in field.touches(mine, foe)})


def at(x, y, facing):
    return Pose(round(x * 100), round(y * 100), facing * 10)


# Who


@pytest.mark.rule("CAR-11-who")
def test_only_a_unit_in_melee_wraps():
    assert refused(fight(), 0, Wrap(1, 2, 1, 0)) is None
    apart = wrapping(
        unit(0, 90, 90.11, NORTH, count=15, files=5), unit(1, 90, 90, SOUTH, count=10, files=5)
    )
    assert refused(apart, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"
    ignored = fight(foe=2, foe_files=2, ignored=((2, 1),))
    assert refused(ignored, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"
    assert refused(fight(), 0, Wrap(2, 1, 1, 0)) == "CAR-5.1-unit"
    assert refused(fight(), 0, Wrap(9, 2, 1, 0)) == "CAR-5.1-unit"
    others = fight(foe=10)
    assert refused(others, 0, Wrap(1, 1, 1, 0)) == "CAR-11-who"
    assert refused(others, 0, Wrap(1, 9, 1, 0)) == "CAR-11-who"


@pytest.mark.rule("CAR-11-who")
def test_a_neutralised_unit_does_not_wrap():
    strong = profile(w=3)
    assert refused(fight(2, 1, of=strong, mine={"lives": [2, 1]}), 0, Wrap(1, 2, 1, 0)) is None
    weak = fight(2, 1, of=strong, mine={"lives": [1, 1]})
    assert refused(weak, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"


@pytest.mark.rule("CAR-11-charged")
def test_a_unit_that_was_charged_in_this_round_does_not_wrap():
    charged = fight(mine={"doings": Doings(was_charged=True)})
    assert refused(charged, 0, Wrap(1, 2, 1, 0)) == "CAR-11-charged"
    attacked = fight(mine={"doings": Doings(attacked=True)})
    assert refused(attacked, 0, Wrap(1, 2, 1, 0)) is None


@pytest.mark.rule("CAR-10-no-other-move")
def test_a_unit_that_charged_in_this_round_does_not_wrap():
    charger = fight(mine={"doings": Doings(charged=True)})
    assert refused(charger, 0, Wrap(1, 2, 1, 0)) == "CAR-10-no-other-move"


@pytest.mark.rule("CAR-11-distance")
def test_a_unit_that_has_used_its_whole_move_is_not_asked_to_wrap():
    spent = fight(mine={"doings": Doings(spent=2000)})
    assert refused(spent, 0, Wrap(1, 2, 1, 0)) == "CAR-11-distance"
    assert not WRAPPING.forms(spent, Scope(0))
    assert WRAPPING.forms(fight(mine={"doings": Doings(spent=100)}), Scope(0))


@pytest.mark.rule("CAR-6.6")
def test_a_unit_wraps_once():
    state = act(fight(), 0, Wrap(1, 2, 1, 0), ()).state
    assert state.unit(1).doings.wrapped
    assert state.unit(2).doings == Doings()
    twice = fight(mine={"doings": Doings(wrapped=True)})
    assert refused(twice, 0, Wrap(1, 2, 1, 0)) == "CAR-6.6"


@pytest.mark.rule("CAR-11-who")
def test_only_figures_that_touch_nobody_go():
    all_in = fight(5, 5)
    assert refused(all_in, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"
    state = fight(7, 5)
    assert spare(state, state.unit(1)) == [6, 5]
    assert refused(state, 0, Wrap(1, 2, 1, 1)) is None
    assert refused(state, 0, Wrap(1, 2, 2, 1)) == "CAR-11-who"
    assert refused(state, 0, Wrap(1, 2, 0, 0)) == "CAR-11-who"
    assert refused(state, 0, Wrap(1, 2, -1, 2)) == "CAR-11-who"
    assert refused(state, 0, Wrap(1, 2, 2, -1)) == "CAR-11-who"
    inside = fight(mine={"inside": 901})
    assert spare(inside, inside.unit(1)) == []
    assert refused(inside, 0, Wrap(1, 2, 1, 0)) == "CAR-11-who"
    diverted = fight(mine={"diverted": (9, "melee")})
    assert refused(diverted, 0, Wrap(1, 2, 1, 0)) == "CAR-14.3-diversion"


# Where they stand


@pytest.mark.rule("CAR-11-who")
def test_figures_first_widen_the_front_then_turn_the_corner():
    # Three files against five: one figure more fits beside each end, the next goes round.
    state = fight(9, 3)
    after = act(state, 0, Wrap(1, 2, 3, 3)).state
    assert gone(state.unit(1), after.unit(1)) == {
        109: at(85, 91.25, 270),
        108: at(82.5, 88.75, 0),
        107: at(82.5, 86.25, 0),
        106: at(95, 91.25, 270),
        105: at(97.5, 88.75, 180),
        104: at(97.5, 86.25, 180),
    }
    assert fighting(state) == 3
    assert fighting(after) == 9
    there = after.unit(1)
    assert (there.x, there.y, there.facing, there.files) == (9000, 9000, 2700, 3)
    assert not there.formed


@pytest.mark.rule("CAR-11-ex3")
def test_the_side_with_the_initiative_widens_its_front_by_two_on_each_side():
    state = fight(10, 5, foe=18, foe_files=9)
    after = act(state, 0, Wrap(1, 2, 2, 2)).state
    assert sorted(pose.x for pose in gone(state.unit(1), after.unit(1)).values()) == [
        8000,
        8250,
        9750,
        10000,
    ]
    assert {pose.y for pose in gone(state.unit(1), after.unit(1)).values()} == {9125}
    assert fighting(after) == 9


def test_a_wide_front_goes_round_the_corner_at_once_and_along_the_rear():
    state = fight(14, 7)
    after = act(state, 0, Wrap(1, 2, 4, 3)).state
    moved = gone(state.unit(1), after.unit(1))
    assert list(moved.values()) == [
        at(95, 83.75, 90),
        at(97.5, 86.25, 180),
        at(97.5, 88.75, 180),
        at(87.5, 83.75, 90),
        at(85, 83.75, 90),
        at(82.5, 86.25, 0),
        at(82.5, 88.75, 0),
    ]
    assert fighting(after) == 14


def test_left_is_the_left_of_those_who_look_at_the_enemy():
    for facing, left in ((NORTH, (-1, 0)), (EAST, (0, -1)), (SOUTH, (1, 0)), (WEST, (0, 1))):
        state = wrapping(
            unit(0, 90, 90, facing, count=4, files=1),
            unit(1, 90, 90, facing + 180, count=3, files=3),
        )
        (pose,) = gone(state.unit(1), act(state, 0, Wrap(1, 2, 1, 0)).state.unit(1)).values()
        assert ((pose.x - 9000) * left[0] + (pose.y - 9000) * left[1]) == 250
        (pose,) = gone(state.unit(1), act(state, 0, Wrap(1, 2, 0, 1)).state.unit(1)).values()
        assert ((pose.x - 9000) * left[0] + (pose.y - 9000) * left[1]) == -250


def test_riders_show_the_enemy_their_narrow_front():
    state = fight(6, 3, foe=6, foe_files=3, of=RIDER)
    after = act(state, 0, Wrap(1, 2, 1, 1)).state
    assert list(gone(state.unit(1), after.unit(1)).values()) == [
        at(96.25, 88.75, 180),
        at(83.75, 88.75, 0),
    ]


def test_a_single_enemy_is_surrounded():
    state = fight(9, 3, theirs={"of": HERO}, foe=1, foe_files=1)
    after = act(state, 0, Wrap(1, 2, 2, 1)).state
    assert set(gone(state.unit(1), after.unit(1)).values()) == {
        at(87.5, 88.75, 0),
        at(90, 86.25, 90),
        at(92.5, 88.75, 180),
    }
    assert refused(state, 0, Wrap(1, 2, 2, 2)) == "CAR-11-unit-rules"
    assert refused(state, 0, Wrap(1, 2, 4, 0)) == "CAR-11-unit-rules"


def test_an_incomplete_rear_rank_is_followed_into_its_corners():
    # Seven in five files: two centred figures stand behind the five.
    state = fight(17, 7, foe=7, foe_files=5)
    left = act(state, 0, Wrap(1, 2, 3, 0)).state
    assert gone(state.unit(1), left.unit(1)) == {
        117: at(82.5, 88.75, 0),
        116: at(85, 86.25, 90),
        115: at(87.5, 83.75, 90),
    }
    assert fighting(left) == 7 + 3
    right = act(state, 0, Wrap(1, 2, 0, 3)).state
    assert gone(state.unit(1), right.unit(1)) == {
        117: at(97.5, 88.75, 180),
        116: at(95, 86.25, 90),
        115: at(92.5, 83.75, 90),
    }


@pytest.mark.rule("CAR-11-unit-rules")
def test_other_figures_terrain_and_the_table_edge_are_in_the_way():
    free = fight(9, 5)
    assert refused(free, 0, Wrap(1, 2, 1, 0)) is None
    friend = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5),
        unit(0, 82, 90, NORTH, count=1),
    )
    assert refused(friend, 0, Wrap(1, 2, 0, 1)) is None
    moved = friend.changed(3, y=8700)
    assert refused(moved, 0, Wrap(1, 2, 1, 0)) == "CAR-11-unit-rules"
    house = fight(9, 5, terrain=(box(901, "building", 80, 80, 2, 9),))
    assert refused(house, 0, Wrap(1, 2, 1, 0)) == "CAR-11-unit-rules"
    assert refused(house, 0, Wrap(1, 2, 0, 1)) is None
    edge = wrapping(
        unit(0, 8, 90, NORTH, count=9, files=5), unit(1, 8, 90, SOUTH, count=10, files=5)
    )
    assert refused(edge, 0, Wrap(1, 2, 1, 0)) == "CAR-11-unit-rules"
    assert refused(edge, 0, Wrap(1, 2, 0, 1)) is None


# How many


@pytest.mark.rule("CAR-11-first")
@pytest.mark.rule("CAR-11-second")
def test_without_the_initiative_two_go_to_each_flank():
    first = fight(20, 5)
    assert refused(first, 0, Wrap(1, 2, 4, 3)) is None
    second = fight(20, 5, order=(1, 0))
    assert refused(second, 0, Wrap(1, 2, 2, 2)) is None
    assert refused(second, 0, Wrap(1, 2, 3, 0)) == "CAR-11-second"
    assert refused(second, 0, Wrap(1, 2, 0, 3)) == "CAR-11-second"
    hasty = fight(20, 5, order=(1, 0), mine={"accelerated": (2, "movement")})
    assert refused(hasty, 0, Wrap(1, 2, 4, 3)) is None
    old = fight(20, 5, order=(1, 0), mine={"accelerated": (1, "movement")})
    assert refused(old, 0, Wrap(1, 2, 3, 0)) == "CAR-11-second"
    assert flank_most(first, first.unit(1)) > 100
    assert flank_most(second, second.unit(1)) == 2


# How far


@pytest.mark.rule("CAR-11-distance")
def test_no_figure_goes_further_than_the_move_distance_from_the_middle():
    # The middle of three ranks is at 93.75; the second figure's place is 10.607 cm away.
    state = fight(15, 5)
    assert wrap_limit(state, state.unit(1)) == 2000
    for spent, rule in ((939, None), (940, "CAR-11-distance")):
        near = fight(15, 5, mine={"doings": Doings(spent=spent)})
        assert refused(near, 0, Wrap(1, 2, 2, 0)) == rule
    riders = fight(10, 5, of=RIDER)
    assert wrap_limit(riders, riders.unit(1)) == 3000
    tired = fight(15, 5, mine={"doings": Doings(spent=2500)})
    assert wrap_limit(tired, tired.unit(1)) == 0
    assert refused(tired, 0, Wrap(1, 2, 1, 0)) == "CAR-11-distance"


# By hand


def dragged(*places, number=1):
    return WrapPlaces(number, tuple(Placement(piece, pose) for piece, pose in places))


@pytest.mark.rule("CAR-11-unit-rules")
def test_figures_may_be_set_down_by_hand():
    state = fight(9, 5)
    action = dragged((109, at(82.5, 88.75, 0)), (106, at(97.5, 88.75, 180)))
    after = act(state, 0, action).state
    assert gone(state.unit(1), after.unit(1)) == {
        109: at(82.5, 88.75, 0),
        106: at(97.5, 88.75, 180),
    }
    assert after.unit(1).doings.wrapped
    assert fighting(after) == 7


@pytest.mark.rule("CAR-11-unit-rules")
def test_figures_set_down_must_hang_together_with_their_unit():
    state = fight(9, 5)
    second = (108, at(82.5, 86.25, 0))
    assert refused(state, 0, dragged(second)) == "CAR-11-unit-rules"
    first = (109, at(82.5, 88.75, 0))
    assert refused(state, 0, dragged(first, second)) is None
    assert refused(state, 0, dragged(second, first)) is None
    lonely = (107, at(90, 83.75, 90))
    assert refused(state, 0, dragged(first, second, lonely)) == "CAR-11-unit-rules"


@pytest.mark.rule("CAR-11-unit-rules")
def test_figures_set_down_stand_on_nobody():
    state = fight(9, 5)
    assert refused(state, 0, dragged((109, at(82.5, 88.75, 0)))) is None
    assert refused(state, 0, dragged((109, at(82.6, 88.75, 0)))) == "CAR-11-unit-rules"
    assert refused(state, 0, dragged((109, at(84, 92, 0)))) == "CAR-11-unit-rules"
    both = dragged((109, at(82.5, 88.75, 0)), (108, at(82.5, 87, 0)))
    assert refused(state, 0, both) == "CAR-11-unit-rules"
    house = fight(9, 5, terrain=(box(901, "building", 80, 80, 2, 9),))
    assert refused(house, 0, dragged((109, at(82.5, 88.75, 0)))) == "CAR-11-unit-rules"


@pytest.mark.rule("CAR-11-who")
def test_figures_set_down_must_touch_an_enemy_of_the_fight():
    state = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5),
        unit(1, 79.9, 90, EAST, count=1),
    )
    beside = (109, at(82.5, 91.3, 0))
    assert refused(state, 0, dragged(beside)) is None
    idle = (109, at(82.5, 93, 0))
    assert refused(state, 0, dragged(idle)) == "CAR-11-who"
    other = state.changed(3, x=8125, y=9300)
    assert refused(other, 0, dragged(idle)) == "CAR-11-who"


def test_only_spare_figures_are_set_down_each_once():
    state = fight(9, 5)
    there = at(82.5, 88.75, 0)
    assert refused(state, 0, dragged()) == "CAR-11-who"
    assert refused(state, 0, dragged((101, there))) == "CAR-11-who"
    assert refused(state, 0, dragged((201, there))) == "CAR-11-who"
    twice = dragged((109, there), (109, at(97.5, 88.75, 180)))
    assert refused(state, 0, twice) == "CAR-11-who"


@pytest.mark.rule("CAR-11-distance")
def test_figures_set_down_stay_within_the_distance():
    # From the middle at 90, 92.5 to 82.5, 88.75 it is 8.385 cm.
    for spent, rule in ((1161, None), (1162, "CAR-11-distance")):
        state = fight(9, 5, mine={"doings": Doings(spent=spent)})
        assert refused(state, 0, dragged((109, at(82.5, 88.75, 0)))) == rule


@pytest.mark.rule("CAR-11-second")
def test_figures_set_down_count_by_flank():
    left = [(109, at(82.5, 88.75, 0)), (108, at(82.5, 86.25, 0)), (107, at(85, 83.75, 90))]
    right = (107, at(97.5, 88.75, 180))
    assert refused(fight(9, 5), 0, dragged(*left)) is None
    second = fight(9, 5, order=(1, 0))
    assert refused(second, 0, dragged(*left)) == "CAR-11-second"
    assert refused(second, 0, dragged(*left[:2], right)) is None
    mirrored = [(n, Pose(18000 - p.x, p.y, (5400 - p.facing) % 3600)) for n, p in left]
    assert refused(second, 0, dragged(*mirrored)) == "CAR-11-second"
    assert refused(second, 0, dragged(*mirrored[:2])) is None


# What follows


def test_whoever_is_touched_for_the_first_time_is_attacked():
    state = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5),
        unit(1, 81.25, 88.75, EAST, count=1, of=MAGE),
    )
    play = act(state, 0, Wrap(1, 2, 1, 0))
    assert play.state.unit(3).doings.attacked
    assert not play.state.unit(2).doings.attacked
    (told,) = [e for e in events(play, Told) if e.rule == "CAR-11-who"]
    assert say(told.what) == "Infantry wraps round Infantry and Mage with one figure."
    split = state.changed(1, doings=Doings(split=True))
    assert refused(split, 0, Wrap(1, 2, 1, 0)) == "CAR-5.1.5d-charge"
    assert refused(split, 0, Wrap(1, 2, 0, 1)) is None


def test_a_figure_pushes_the_wagon_aside():
    state = fight(9, 5, wagon=(82.5, 88.75))
    after = act(state, 0, Wrap(1, 2, 1, 0)).state
    assert (after.wagon.x, after.wagon.y) != (8250, 8875)
