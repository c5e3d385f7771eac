"""Leaving a litter: places beside it, room for the bearers, what is shown before."""

import msgspec
import pytest

from slagveld.games.little_carnage.core.activated_regiment import moves
from slagveld.games.little_carnage.march.plans import March
from slagveld.games.little_carnage.melee.melee_attack import Strike
from slagveld.games.little_carnage.turn.activation import Activation, EndActivation
from slagveld.games.little_carnage.turn.sequence import NextCard
from slagveld.games.little_carnage.wounds.leaving_mount_or_litter import StepOff
from slagveld.games.little_carnage.wounds.litter_places import bearers_poses, nearest_place
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Placed
from slagveld.kernel.fields import Placement
from slagveld.record import replace
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import (
    EAST,
    WEST,
    act,
    battle,
    card,
    events,
    mounted,
    refused,
    troop,
    units,
)
from tests.games.little_carnage.stops import Stop

CHIEF = card(agility=5, character=True, wounds=4)
BEARERS = card(agility=4)
AHEAD = Pose(units(11.5), units(10), 0)


def litter(*more, bearers=4, left=2, sides=(2, 2), facing=EAST, agenda=(), chief=CHIEF, **rest):
    """A chief (101, model 1) on a litter, 900, at (10, 10); its bearers 102; an enemy far away."""
    state = battle(
        troop(0, (10, 10, facing), card=chief, activated=True),
        troop(0, *[(10, 10, facing)] * left, card=BEARERS, count=bearers),
        troop(1, (35, 35)),
        *more,
        agenda=(Activation(seat=0), *agenda, Stop()),
        active=101,
        **rest,
    )
    return mounted(state, 101, 102, litter=True, sides=sides)


def preview(state, **to):
    values = {"to": to} if to else {}
    return state.agenda.top.preview(state, 0, Partial("StepOff", values))


# Where


@pytest.mark.rule("LC-1.10-10")
@pytest.mark.parametrize(
    ("x", "y", "place"),
    [(13, 10.3, (11.5, 10.3)), (7, 10, (8.5, 10)), (10.2, 5, (10.2, 8.5)), (10, 12, (10, 11.5)),
     (13, 13, (11.5, 11.5)), (10.9, 10.1, (11.5, 10.1))],
)  # fmt: skip
def test_the_nearest_place_is_flush_with_the_litter(x, y, place):
    state = litter()
    found = nearest_place(state, state.regiment(101), Pose(units(x), units(y), 0))
    assert (found.x, found.y) == pytest.approx([units(part) for part in place], abs=3)
    assert refused(state, 0, StepOff(found)) is None


@pytest.mark.rule("LC-1.10-10")
@pytest.mark.parametrize("facing", [0, 17, 45, 90, 133, 180, 261, 359])
def test_from_every_side_of_a_turned_litter_the_nearest_place_is_allowed(facing):
    rider = card(base="rider", character=True)
    state = litter(facing=facing, chief=rider)
    for x, y, look in ((14, 10, 0), (9, 3, 900), (5, 12, 200), (11, 20, 2700)):
        found = nearest_place(state, state.regiment(101), Pose(units(x), units(y), look))
        assert refused(state, 0, StepOff(found)) is None
        assert (found.facing - facing * 10) % 900 == 0
        turn = (found.facing - look) % 3600
        assert min(turn, 3600 - turn) <= 450


@pytest.mark.rule("LC-1.10-10")
def test_a_place_on_another_height_does_not_touch_the_litter():
    assert refused(litter(), 0, StepOff(replace(AHEAD, z=250))) == "LC-1.10-10"
    assert refused(litter(), 0, StepOff(replace(AHEAD, level=3))) == "LC-1.10-10"


# Room for the bearers


def spots(state, carried=None):
    poses = bearers_poses(state, 102, state.field.by_id[900], carried)
    return None if poses is None else [(p.x / 250, p.y / 250) for p in poses]


@pytest.mark.rule("LC-1.10-10")
def test_bearers_stand_two_abreast_in_the_middle_of_the_litter():
    assert spots(litter()) == [(10, 9.5), (10, 10.5)]
    assert spots(litter(left=3, bearers=6)) == [(10.5, 9.5), (10.5, 10.5), (9.5, 10)]
    assert spots(litter(left=1)) == [(10, 10)]


@pytest.mark.rule("LC-1.10-10")
def test_where_a_litter_is_too_narrow_the_bearers_stand_in_file():
    beside = troop(1, (10, 8.7, WEST), (10, 11.3, WEST), activated=True)
    small = litter(beside, sides=(1.6, 1.6), left=2)
    assert spots(small) == [(10.5, 10), (9.5, 10)]
    play = act(small, 0, StepOff(Pose(units(11.3) + 2, units(9.5), 0)))
    assert not play.state.field.layout.overlapping()


@pytest.mark.rule("LC-1.10-10")
def test_without_room_for_the_bearers_the_litter_is_not_left():
    walls = [(10, 8.7), (10, 11.3), (8.7, 10), (11.3, 10)]
    hemmed = litter(troop(1, *walls, facing=WEST), sides=(1.6, 1.6))
    assert spots(hemmed) is None
    corner = Pose(units(11.3), units(11.3), 0)
    assert refused(hemmed, 0, StepOff(corner)) == "LC-1.10-10"
    assert refused(litter(sides=(1.6, 1.6)), 0, StepOff(corner)) is None


# Previews


def test_leaving_is_shown_with_all_models_and_pulled_to_the_litter():
    state = litter()
    assert preview(state).refusal is None
    exact = preview(state, x=AHEAD.x, y=AHEAD.y, facing=0)
    assert exact.complete
    assert exact.refusal is None
    assert exact.snapped == {}
    assert [ghost.piece for ghost in exact.ghosts] == [1, 2, 3]
    assert exact.ghosts[0].pose == AHEAD
    assert [ghost.pose.x for ghost in exact.ghosts[1:]] == [units(10)] * 2
    loose = preview(state, x=units(14), y=units(10), facing=0)
    assert loose.refusal is None
    to = msgspec.convert(loose.snapped["to"], Pose)
    assert refused(state, 0, StepOff(to)) is None
    assert loose.ghosts[0].pose == to
    assert preview(litter(left=3), x=units(14), y=units(10)).refusal.rule == "LC-1.10-9"


def test_a_blocked_place_is_shown_as_refused():
    state = litter(troop(1, (12, 10, WEST)))
    shown = preview(state, x=AHEAD.x, y=AHEAD.y, facing=0)
    assert shown.refusal.rule == "LC-1.9-7"


# What follows


@pytest.mark.rule("LC-1.10-9")
@pytest.mark.rule("LC-1.10-10")
def test_who_has_stepped_off_moves_with_its_own_agility_and_then_fights():
    state = litter(troop(1, (11.5, 11, WEST), activated=True))
    state = act(state, 0, StepOff(AHEAD)).state
    assert [stand.id for stand in moves(state, state.regiment(101))] == [1]
    to = Pose(units(16.4), units(10), 0)
    assert refused(state, 0, March((Placement(1, to),))) is None
    far = Pose(units(16.6), units(10), 0)
    assert refused(state, 0, March((Placement(1, far),))) == "LC-1.3-7"
    turned = Pose(AHEAD.x, AHEAD.y, 900)
    state = act(state, 0, March((Placement(1, turned),))).state
    assert refused(state, 0, Strike(5)) is None


@pytest.mark.rule("LC-1.3-3")
@pytest.mark.rule("LC-1.10-10")
def test_both_cards_stay_in_the_row_after_the_litter_is_dissolved():
    state = litter(agenda=(NextCard(),), row=(101, 102, 103))
    state = act(state, 0, StepOff(AHEAD)).state
    state = act(state, 0, EndActivation()).state
    assert state.active == 102
    assert [stand.id for stand in moves(state, state.regiment(102))] == [2, 3]


@pytest.mark.rule("LC-1.10-6")
@pytest.mark.rule("LC-1.10-4")
@pytest.mark.parametrize("carried", [True, False])
def test_the_carried_do_not_move_the_shared_stand_in_their_own_activation(carried):
    state = battle(
        troop(0, (10, 10, EAST), card=CHIEF, activated=True),
        troop(0, (10, 10, EAST), card=card(base="monster", sides=(2, 2)), activated=True),
        troop(1, (35, 35)),
        agenda=(Activation(seat=0), Stop()),
        active=101 if carried else 102,
    )
    state = mounted(state, 101, 102)
    plan = (Placement(900, Pose(units(11), units(10), 0)),)
    assert refused(state, 0, March(plan)) == ("LC-1.10-6" if carried else None)


@pytest.mark.rule("LC-1.10-4")
def test_a_rider_whose_mount_dies_in_his_activation_may_still_move_on_foot():
    from slagveld.games.little_carnage.wounds.losses import remove
    from slagveld.kernel.dice import Scripted
    from slagveld.kernel.play import Play
    from tests.games.little_carnage.battle import FakeGame

    state = battle(
        troop(0, (10, 10, EAST), card=CHIEF, activated=True),
        troop(0, (10, 10, EAST), card=card(base="monster", sides=(2, 2), agility=9)),
        troop(1, (35, 35)),
        agenda=(Activation(seat=0), Stop()),
        active=101,
        row=(101, 102, 103),
    )
    play = Play(FakeGame(), mounted(state, 101, 102), Scripted([]), listening=True)
    remove(play, play.state.field.model_by_id[2], by=1)
    assert [(one.piece, one.rule) for one in events(play, Placed)] == [(1, "LC-1.10-4")]
    on_foot = play.state
    assert on_foot.agenda.top.who(on_foot) == (0,)
    assert refused(on_foot, 0, March((Placement(1, Pose(units(15), units(10), 0)),))) is None
    far = Pose(units(15.1), units(10), 0)
    assert refused(on_foot, 0, March((Placement(1, far),))) == "LC-1.3-7"
