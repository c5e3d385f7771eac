"""The reorganisation step: ranks, splits and unions."""

import pytest

from slagveld.games.carnage.buildings.entering_and_leaving import Enter
from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.core.parts import Scope
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.formation.reorganisation import REORGANISING, Merge, Rerank, SplitOff
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.event import Told
from slagveld.table.shapes import Pose, Spot
from tests.games.carnage.battle import (
    ARCHER,
    EAST,
    HERO,
    INFANTRY,
    NORTH,
    RIDER,
    SOUTH,
    act,
    battle,
    box,
    events,
    profile,
    refused,
    unit,
)


def moving(*units, side=0, only=0, **rest):
    return battle(*units, agenda=[MovePart(side, only=only)], **rest)


@pytest.mark.rule("CAR-7-67-71")
def test_both_parts_of_a_unit_with_double_force_keep_it():
    state = moving(unit(0, 90, 90, count=10, files=5), unit(0, 50, 90, count=10), armed=(1,))
    after = act(state, 0, SplitOff(1, 5, 5)).state
    assert after.armed == (1, after.units[-1].id)
    assert act(state, 0, SplitOff(2, 5, 5)).state.armed == (1,)


@pytest.mark.rule("CAR-7-67-71")
@pytest.mark.parametrize(
    ("armed", "left"), [((1, 2), (1, 2)), ((2,), ()), ((1,), (1,)), ((2, 3), (3,))]
)
def test_double_force_holds_for_all_of_merged_remains_or_for_none(armed, left):
    weak = unit(0, 90, 92.5, count=2)
    state = moving(weak, unit(0, 90, 90), unit(0, 50, 90), armed=armed)
    assert act(state, 0, Merge(1, 2)).state.armed == left


def behind(state, number):
    """Where the rear edge of a unit in formation is, for a unit that looks north."""
    mine = state.unit(number)
    return mine.y + mine.block.ranks() * mine.profile.depth


# The step itself


@pytest.mark.rule("CAR-5.1-reorganise")
@pytest.mark.rule("CAR-5.1-moments")
def test_units_are_reorganised_before_the_first_move_of_their_side():
    mine, friend, foe = unit(0, 90, 90, count=6), unit(0, 20, 90), unit(1, 20, 20)
    assert refused(moving(mine, friend, foe), 0, Rerank(1, 3)) is None
    for doing in ("turned", "moved", "charged", "broke_off"):
        moved = unit(0, 20, 90, doings=Doings(**{doing: True}))
        assert refused(moving(mine, moved, foe), 0, Rerank(1, 3)) == "CAR-5.1-reorganise"
    moved = unit(0, 20, 90, doings=Doings(spent=1))
    assert refused(moving(mine, moved, foe), 0, Rerank(1, 3)) == "CAR-5.1-reorganise"
    theirs = unit(1, 20, 20, doings=Doings(moved=True))
    assert refused(moving(mine, friend, theirs), 0, Rerank(1, 3)) is None


@pytest.mark.rule("CAR-5.1-reorganise", "CAR-5.1-moments")
def test_the_step_stays_over_when_who_moved_first_has_fallen():
    mine, hero = unit(0, 90, 90, count=6), unit(0, 20, 90, of=HERO, lives=[1])
    state = moving(mine, hero, unit(1, 20, 70, SOUTH, count=3))
    # Three dice of the hero miss; one of the enemy's hits and wounds him.
    after = act(state, 0, Charge(2, 3, 2700), [1, 1, 1, 10, 1, 1, 10]).state
    assert after.unit(2) is None
    assert refused(after, 0, Rerank(1, 3)) == "CAR-5.1-reorganise"
    assert REORGANISING.forms(after, Scope(0)) == []


@pytest.mark.rule("CAR-5.1-reorganise")
def test_every_move_ends_the_step_for_its_side_and_no_other():
    hall = box(7, "building", 10, 60, 20, 20)
    mine, mover, foe = unit(0, 90, 90, count=6), unit(0, 20, 50), unit(1, 90, 150)
    state = moving(mine, mover, foe, terrain=(hall,))
    for action in (
        March(2, 0, ()),
        March(2, 2700, (Spot(2000, 4500),)),
        Charge(2, 3, 2700),
        Enter(2, "7.0"),
    ):
        after = act(state, 0, action).state
        assert after.begun == (0,), action
    assert act(state, 0, Rerank(1, 3)).state.begun == ()
    theirs = moving(mine, mover, foe, begun=(1,))
    assert refused(theirs, 0, Rerank(1, 3)) is None
    hasty = unit(0, 20, 50, accelerated=(2, "movement"))
    state = moving(mine, hasty, foe, terrain=(hall,))
    for action in (March(2, 0, (Spot(2100, 5000),)), Charge(2, 3, 2700), Enter(2, "7.0")):
        assert act(state, 0, action).state.begun == ()
    both = moving(mine, mover, foe, begun=(1, 0))
    assert act(both, 0, March(2, 0, ())).state.begun == (1, 0)


def test_a_unit_that_went_first_by_magic_does_not_end_the_step_for_the_others():
    hasty = unit(0, 20, 90, doings=Doings(moved=True), accelerated=(2, "movement"))
    state = moving(unit(0, 90, 90, count=6), hasty)
    assert refused(state, 0, Rerank(1, 3)) is None
    assert refused(state, 0, Rerank(2, 3)) == "CAR-5.1-reorganise"


def test_only_own_units_of_troops_outside_buildings_are_reorganised():
    state = moving(
        unit(0, 90, 90, count=6),
        unit(1, 20, 20, count=6),
        unit(0, 60, 60, of=HERO, count=1),
        unit(0, 40, 60, count=6, inside=901),
        unit(0, 20, 60, count=6, diverted=(9, "melee")),
    )
    assert refused(state, 0, Rerank(2, 3)) == "CAR-5.1-unit"
    assert refused(state, 0, Rerank(77, 3)) == "CAR-5.1-unit"
    assert refused(state, 0, Rerank(3, 1)) == "CAR-19-composition"
    assert refused(state, 0, Rerank(4, 3)) == "CAR-5.1-formation"
    assert refused(state, 0, Rerank(5, 3)) == "CAR-14.3-diversion"
    alone = moving(unit(0, 90, 90, count=6), unit(0, 20, 20, count=6), only=2)
    assert refused(alone, 0, Rerank(1, 3)) == "CAR-14.3-acceleration"
    assert refused(alone, 0, Rerank(2, 3)) is None


# Ranks


@pytest.mark.rule("CAR-5.1-reorganise")
def test_changing_ranks_keeps_the_middle_of_the_front_and_the_facing():
    state = moving(unit(0, 90, 90, EAST, count=6))
    play = act(state, 0, Rerank(1, 3))
    there = play.state.unit(1)
    assert (there.x, there.y, there.facing, there.files) == (9000, 9000, 0, 3)
    assert there.formed
    assert there.doings == Doings(reformed=True)
    assert [pose.x for pose in there.poses] == [8875] * 3 + [8625] * 3
    (told,) = events(play, Told)
    assert told.what.values == {"unit": "Infantry", "files": 3, "ranks": 2}
    assert refused(play.state, 0, Rerank(1, 2)) is None
    assert refused(play.state, 0, Rerank(1, 3)) == "CAR-5.1-reorganise"


@pytest.mark.rule("CAR-5.1-reorganise")
def test_a_unit_in_contact_changes_its_shape_only_by_wrapping():
    state = moving(unit(0, 90, 90, NORTH, count=12, files=6), unit(1, 90, 90, SOUTH, count=5))
    assert refused(state, 0, Rerank(1, 3)) == "CAR-5.1-reorganise"
    assert refused(state, 0, SplitOff(1, 5, 5)) is None


# Splitting


@pytest.mark.rule("CAR-5.1.5")
@pytest.mark.rule("CAR-5.1.5b")
def test_the_new_unit_stands_centred_behind_the_main_unit_and_touches_it():
    state = moving(unit(0, 90, 90, NORTH, count=13, files=5))
    play = act(state, 0, SplitOff(1, 6, 3))
    main, new = play.state.units
    assert new.id == 2000
    assert (main.x, main.y, main.files, len(main.figures)) == (9000, 9000, 5, 7)
    assert main.formed
    assert (new.x, new.y, new.facing, new.files) == (9000, behind(play.state, 1), 2700, 3)
    assert play.state.field.touches(main, new)
    assert (new.owner, new.side, new.profile) == (0, 0, INFANTRY)
    assert [figure.id for figure in main.figures] == [101, 102, 103, 104, 105, 108, 109]
    assert [figure.id for figure in new.figures] == [106, 107, 110, 111, 112, 113]
    assert (main.name, new.name) == ("Infantry 1", "Infantry 2")
    assert new.doings == Doings()
    assert events(play, Told)[0].what.values["count"] == 6


def test_new_units_are_numbered_on():
    state = moving(
        unit(0, 90, 90, count=10, files=5, number=3),
        unit(0, 20, 90, number=4),
        unit(0, 20, 120, of=ARCHER, number=9),
        unit(1, 20, 20, number=8),
    )
    play = act(state, 0, SplitOff(1, 5, 5))
    assert [made.number for made in play.state.units] == [3, 4, 9, 8, 5]


@pytest.mark.rule("CAR-5.1.5b")
def test_figures_of_a_single_rank_are_taken_from_both_ends():
    state = moving(unit(0, 90, 90, NORTH, count=11))
    before = dict(zip([f.id for f in state.unit(1).figures], state.unit(1).poses, strict=True))
    play = act(state, 0, SplitOff(1, 5, 5))
    main, new = play.state.units
    assert [figure.id for figure in new.figures] == [101, 102, 109, 110, 111]
    assert [figure.id for figure in main.figures] == list(range(103, 109))
    assert (main.x, main.files) == (8875, 6)
    assert all(before[f.id] == pose for f, pose in zip(main.figures, main.poses, strict=True))
    assert (new.x, new.y) == (8875, 9250)


@pytest.mark.rule("CAR-5.1.5a")
@pytest.mark.rule("CAR-5.1.1")
def test_both_parts_keep_five_w():
    state = moving(unit(0, 90, 90, count=11, files=6), unit(0, 20, 90, of=RIDER, count=6, files=3))
    for count, rule in ((4, "CAR-5.1.5a"), (5, None), (6, None), (7, "CAR-5.1.5a")):
        assert refused(state, 0, SplitOff(1, count, 1)) == rule
    for count in (-1, 0, 11, 12):
        assert refused(state, 0, SplitOff(1, count, 1)) == "CAR-5.1.5a"
    assert refused(state, 0, SplitOff(2, 3, 3)) is None
    assert refused(state, 0, SplitOff(2, 2, 2)) == "CAR-5.1.5a"
    nine = moving(unit(0, 90, 90, count=9, files=3))
    assert refused(nine, 0, SplitOff(1, 4, 2)) == "CAR-5.1.5a"
    ten = moving(unit(0, 90, 90, count=10, files=5))
    assert refused(ten, 0, SplitOff(1, 5, 2)) is None
    hurt = moving(unit(0, 90, 90, of=RIDER, lives=[2, 2, 2, 2, 2, 1], files=3))
    assert refused(hurt, 0, SplitOff(1, 3, 3)) is None
    worse = moving(unit(0, 90, 90, of=RIDER, lives=[2, 2, 2, 2, 1], files=3))
    assert refused(worse, 0, SplitOff(1, 2, 2)) == "CAR-5.1.5a"
    two = moving(unit(0, 90, 90, of=profile(w=5), count=2))
    assert refused(two, 0, SplitOff(1, 1, 1)) is None
    one = moving(unit(0, 90, 90, of=profile(w=20), count=1))
    assert refused(one, 0, SplitOff(1, 1, 1)) == "CAR-5.1.5a"


def test_the_new_unit_has_a_frontage_of_its_own_figures():
    state = moving(unit(0, 90, 90, count=10, files=5))
    assert refused(state, 0, SplitOff(1, 5, 1)) is None
    assert refused(state, 0, SplitOff(1, 5, 0)) == "CAR-5.1-formation"
    assert refused(state, 0, SplitOff(1, 5, 6)) == "CAR-5.1-formation"


@pytest.mark.rule("CAR-5.1.5b")
def test_without_room_behind_there_is_no_split():
    mine = unit(0, 90, 90, NORTH, count=10, files=5)
    # After the split the main unit has one rank: the new one begins at 92.5 and ends at 95.
    free = moving(mine, terrain=(box(901, "building", 80, 95.1, 20, 5),))
    assert refused(free, 0, SplitOff(1, 5, 5)) is None
    built = moving(mine, terrain=(box(901, "building", 80, 94.5, 20, 5),))
    assert refused(built, 0, SplitOff(1, 5, 5)) == "CAR-5.1.5b"
    wide = moving(mine, unit(0, 90, 95.5, NORTH, count=5))
    assert refused(wide, 0, SplitOff(1, 5, 5)) is None
    assert refused(wide, 0, SplitOff(1, 5, 2)) == "CAR-5.1.5b"
    edge = moving(unit(0, 90, 174, NORTH, count=10, files=5))
    assert refused(edge, 0, SplitOff(1, 5, 5)) is None
    assert refused(edge, 0, SplitOff(1, 5, 2)) == "CAR-5.1.5b"
    enemy = moving(mine, unit(1, 90, 97.6, NORTH, count=5))
    assert refused(enemy, 0, SplitOff(1, 5, 5)) is None
    assert refused(enemy, 0, SplitOff(1, 5, 3)) == "CAR-5.1.5b"


@pytest.mark.rule("CAR-5.1.5b")
def test_a_figure_that_touches_an_enemy_cannot_be_split_off():
    state = moving(unit(0, 90, 90, NORTH, count=14, files=7), unit(1, 90, 90, SOUTH, count=7))
    assert refused(state, 0, SplitOff(1, 7, 7)) is None
    assert refused(state, 0, SplitOff(1, 8, 7)) == "CAR-5.1.5b"


@pytest.mark.rule("CAR-5.1.5c")
def test_no_split_in_the_round_of_an_attack():
    for doing in ("attacked", "was_charged"):
        state = moving(unit(0, 90, 90, count=10, files=5, doings=Doings(**{doing: True})))
        assert refused(state, 0, SplitOff(1, 5, 5)) == "CAR-5.1.5c"
        assert refused(state, 0, Rerank(1, 2)) is None


@pytest.mark.rule("CAR-5.1.5d-melee")
@pytest.mark.rule("CAR-5.1.5d-charge")
def test_a_unit_split_from_a_fight_is_known_as_such():
    mine = unit(0, 90, 90, NORTH, count=10, files=5)
    foe = unit(1, 90, 90, SOUTH, count=5)
    new = act(moving(mine, foe), 0, SplitOff(1, 5, 5)).state.units[-1]
    assert (new.doings.split, new.doings.split_from) == (True, 1)
    quiet = act(moving(mine), 0, SplitOff(1, 5, 5)).state.units[-1]
    assert (quiet.doings.split, quiet.doings.split_from) == (False, 0)
    weak = act(
        moving(mine, unit(1, 90, 90, SOUTH, count=2), ignored=((2, 1),)), 0, SplitOff(1, 5, 5)
    ).state.units[-1]
    assert (weak.doings.split, weak.doings.split_from) == (False, 0)


def test_a_split_from_loose_figures_stands_behind_their_rear():
    places = (
        *[Pose(8500 + 250 * n, 9125, 2700) for n in range(5)],
        *[Pose(8500 + 250 * n, 9375, 2700) for n in range(5)],
        Pose(9500, 9625, 2700),
    )
    state = moving(unit(0, 90, 90, NORTH, count=11, files=5, places=places))
    play = act(state, 0, SplitOff(1, 5, 5))
    main, new = play.state.units
    assert [figure.id for figure in new.figures] == [106, 107, 109, 110, 111]
    assert main.places == (*places[:5], places[7])
    assert (new.x, new.y) == (9000, 9501)
    assert new.formed
    assert play.state.field.touches(main, new)


def test_what_holds_for_the_main_unit_holds_for_the_new_one():
    mine = unit(0, 90, 90, count=10, files=5, exhausted=2, frenzied=2, accelerated=(2, "movement"))
    new = act(moving(mine), 0, SplitOff(1, 5, 5)).state.units[-1]
    assert (new.exhausted, new.frenzied, new.accelerated) == (2, 2, (2, "movement"))
