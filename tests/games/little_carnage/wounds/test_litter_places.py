"""The places beside a litter and on it, to the tenth of a millimetre."""

import msgspec
import pytest

from slagveld.games.little_carnage.movement.allowance import allowance
from slagveld.games.little_carnage.wounds.leaving_mount_or_litter import LITTERS, StepOff
from slagveld.games.little_carnage.wounds.litter_places import bearers_poses, beside, nearest_place
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.event import Placed, Told
from slagveld.kernel.play import Play
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    FakeGame,
    battle,
    card,
    events,
    mounted,
    troop,
    units,
)

CHIEF = card(character=True)
RIDER = card(base="rider", character=True)


def litter(facing=EAST, *, chief=CHIEF, left=2, sides=(2, 2), more=(), bearers=None, count=4):
    state = battle(
        troop(0, (10, 10, facing), card=chief, activated=True),
        troop(0, *[(10, 10, facing)] * left, card=bearers, count=count),
        troop(1, (35, 35)),
        *more,
        active=101,
    )
    return mounted(state, 101, 102, litter=True, sides=sides)


def told(pose):
    return pose.x, pose.y, pose.facing


def near(state, x, y, look=0):
    return told(nearest_place(state, state.regiment(101), Pose(units(x), units(y), look)))


@pytest.mark.rule("LC-1.10-10")
@pytest.mark.parametrize(
    ("facing", "front"),
    [(EAST, (2877, 2500)), (SOUTH, (2500, 2877)), (WEST, (2123, 2500)), (NORTH, (2500, 2123))],
)
def test_the_four_places_beside_a_litter_begin_at_its_front(facing, front):
    state = litter(facing)
    found = [told(pose) for pose in beside(state, state.regiment(101))]
    ring = [(2877, 2500), (2500, 2877), (2123, 2500), (2500, 2123)]
    start = ring.index(front)
    assert found == [(*place, facing * 10) for place in ring[start:] + ring[:start]]


@pytest.mark.rule("LC-1.10-10")
def test_a_long_model_beside_a_long_litter():
    state = litter(sides=(2, 3), chief=RIDER)
    found = [told(pose)[:2] for pose in beside(state, state.regiment(101))]
    assert found == [(3127, 2500), (2500, 2877), (1873, 2500), (2500, 2123)]


@pytest.mark.rule("LC-1.10-10")
def test_half_a_unit_is_rounded_away_from_the_litter():
    state = litter(chief=card(character=True, sides=(1.004, 1.012)))
    found = [told(pose)[:2] for pose in beside(state, state.regiment(101))]
    assert found == [(2879, 2500), (2500, 2878), (2121, 2500), (2500, 2122)]


@pytest.mark.rule("LC-1.10-10")
@pytest.mark.parametrize("facing", [EAST, SOUTH, WEST, NORTH])
@pytest.mark.parametrize(
    ("wanted", "place"),
    [
        ((13, 10.3), (2877, 2575)), ((7, 10), (2123, 2500)), ((10.2, 5), (2550, 2123)),
        ((10, 12), (2500, 2877)), ((13, 13), (2877, 2877)), ((9, 6.5), (2250, 2123)),
        ((10.9, 10.1), (2877, 2525)), ((9.8, 9.2), (2450, 2123)),
    ],
)  # fmt: skip
def test_the_nearest_place_does_not_depend_on_where_the_litter_looks(facing, wanted, place):
    assert near(litter(facing), *wanted)[:2] == place


@pytest.mark.rule("LC-1.10-10")
def test_in_the_middle_of_the_litter_its_front_is_nearest_or_a_flank_that_is_nearer():
    assert near(litter(EAST), 10, 10)[:2] == (2877, 2500)
    assert near(litter(NORTH), 10, 10)[:2] == (2500, 2123)
    assert near(litter(EAST, sides=(2, 3)), 10, 10)[:2] == (2500, 2877)
    assert near(litter(EAST, sides=(3, 2)), 10, 10)[:2] == (2877, 2500)


@pytest.mark.rule("LC-1.10-10")
@pytest.mark.parametrize(
    ("look", "place"),
    [
        (0, (3127, 2600, 0)), (449, (3127, 2600, 0)), (450, (3002, 2600, 900)),
        (1349, (3002, 2600, 900)), (1350, (3127, 2600, 1800)), (2700, (3002, 2600, 2700)),
        (3149, (3002, 2600, 2700)), (3150, (3127, 2600, 0)),
    ],
)  # fmt: skip
def test_a_long_model_stands_nearer_when_it_looks_across(look, place):
    assert near(litter(sides=(2, 3), chief=RIDER), 14, 10.4, look) == place


@pytest.mark.rule("LC-1.10-10")
def test_where_a_model_looks_is_a_quarter_turn_from_the_litter():
    assert near(litter(NORTH), 13, 10, 3590)[2] == 0
    assert near(litter(WEST), 13, 10, 3590)[2] == 0
    assert near(litter(17), 13, 10, 0)[2] == 170


# The bearers


def spots(state, **more):
    poses = bearers_poses(state, 102, state.field.by_id[900], **more)
    return None if poses is None else [(p.x / 250, p.y / 250) for p in poses]


@pytest.mark.rule("LC-1.10-10")
def test_bearers_stand_in_ranks_where_the_litter_looks():
    assert spots(litter(EAST, left=4)) == [(10.5, 9.5), (10.5, 10.5), (9.5, 9.5), (9.5, 10.5)]
    assert spots(litter(NORTH, left=4)) == [(9.5, 9.5), (10.5, 9.5), (9.5, 10.5), (10.5, 10.5)]
    assert spots(litter(NORTH, left=5, count=5)) == [
        (9.5, 9), (10.5, 9), (9.5, 10), (10.5, 10), (10, 11),
    ]  # fmt: skip
    riders = card(base="rider")
    assert spots(litter(EAST, left=4, sides=(2, 4), bearers=riders)) == [
        (11, 9.5), (11, 10.5), (9, 9.5), (9, 10.5),
    ]  # fmt: skip


@pytest.mark.rule("LC-1.10-10")
def test_bearers_shift_to_an_edge_of_the_litter_where_the_middle_is_not_free():
    def beside_enemies(*foes, **values):
        return spots(litter(EAST, left=2, more=[troop(1, *foes, facing=EAST)], **values))

    wide = {"sides": (3, 3)}
    assert beside_enemies((5, 5), **wide) == [(10, 9.5), (10, 10.5)]
    assert beside_enemies((10, 11.4), **wide) == [(10, 9), (10, 10)]
    assert beside_enemies((10, 8.6), **wide) == [(10, 10), (10, 11)]
    long = {"sides": (3, 4)}
    assert beside_enemies((10, 11.4), **long) == [(10, 9), (10, 10)]
    both = ((10, 11.4), (10, 8.1))
    assert beside_enemies(*both, **long) == [(11.5, 9.5), (11.5, 10.5)]
    assert beside_enemies(*both, **wide) == [(11, 9.5), (11, 10.5)]
    assert beside_enemies(*both, (11, 11.4), (11, 8.1), **wide) == [(9, 9.5), (9, 10.5)]


@pytest.mark.rule("LC-1.10-8")
def test_only_the_bearers_of_a_litter_are_slowed_by_their_losses():
    def inches(number, *, shared):
        state = battle(
            troop(0, (10, 10), card=card(character=True), count=2),
            troop(0, (10, 10), count=2),
            troop(1, (35, 35)),
        )
        state = mounted(state, 101, 102, litter=shared)
        return allowance(state, state.regiment(number)).total / 250

    assert inches(102, shared=True) == 3
    assert inches(101, shared=True) == 5
    assert inches(102, shared=False) == 5


# Leaving


def bad(state, to):
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    LITTERS.answer(play, 0, StepOff(to))
    return play


def test_a_litter_without_room_for_its_bearers_is_never_left():
    walls = [(10, 8.7), (10, 11.3), (8.7, 10), (11.3, 10)]
    hemmed = litter(sides=(1.6, 1.6), more=[troop(1, *walls, facing=WEST)])
    with pytest.raises(TypeError, match="against the rules"):
        bad(hemmed, Pose(units(11.3), units(11.3), 0))


@pytest.mark.rule("LC-1.10-9")
def test_all_is_told_in_order_when_a_litter_is_left():
    play = bad(litter(), Pose(units(11.5), units(10), 0))
    (word,) = events(play, Told)
    assert word.what.key == "little-carnage:litter-dissolved"
    assert [(one.piece, one.pose.x, one.pose.y) for one in events(play, Placed)] == [
        (1, 2875, 2500), (2, 2500, 2375), (3, 2500, 2625),
    ]  # fmt: skip
    assert [one.rule for one in events(play, Placed)] == ["LC-1.10-10"] * 3


def test_chance_takes_any_of_the_free_places():
    state = litter(more=[troop(1, (12, 10, WEST))])
    free = [told(action.to)[:2] for action in LITTERS.menu(state, 0)]
    assert free == [(2500, 2877), (2123, 2500), (2500, 2123)]
    lots = Rng(1)
    found = {told(LITTERS.propose(state, 0, lots).to)[:2] for _ in range(40)}
    assert found == set(free)
    assert LITTERS.propose(litter(left=3), 0, lots) is None


def test_the_form_and_the_first_preview_name_the_litter():
    state = litter()
    (form,) = LITTERS.forms(state, 0)
    assert (form.action, form.rule, form.fields[0].piece) == ("StepOff", "LC-1.10-9", 900)
    assert LITTERS.forms(litter(left=3), 0) == []
    empty = LITTERS.preview(state, 0, Partial("StepOff", {}))
    assert (empty.refusal, empty.ghosts, empty.complete) == (None, (), False)
    shown = LITTERS.preview(
        state, 0, Partial("StepOff", {"to": msgspec.to_builtins(Pose(3500, 2500, 0))})
    )
    assert msgspec.convert(shown.snapped["to"], Pose) == Pose(2877, 2500, 0)
    assert [told(ghost.pose)[:2] for ghost in shown.ghosts] == [
        (2877, 2500), (2500, 2375), (2500, 2625),
    ]  # fmt: skip
