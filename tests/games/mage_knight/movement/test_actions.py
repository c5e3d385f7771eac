"""Moves of single warriors out of enemy contact."""

from math import cos, radians, sin
from random import Random

import pytest

from slagveld.games.mage_knight.core.events import Clicked
from slagveld.games.mage_knight.core.state import NOBODY
from slagveld.games.mage_knight.melee.actions import FIGHTING, Strike
from slagveld.games.mage_knight.movement.actions import BreakAway, Move, QuickBreak, QuickMove, Run
from slagveld.games.mage_knight.shooting.actions import SHOOTING
from slagveld.games.mage_knight.shooting.shooter_and_targets import Shoot
from slagveld.kernel.event import Changed, Hurt, Moved, Slain, StatusChanged, Turned
from slagveld.table.shapes import Pose, Spot
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    SOUTH,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    units,
    warrior,
)
from tests.games.mage_knight.moves import Moves, clicks, place, to


def field(*men, **more):
    return battle(*men, agenda=(Moves(0),), **more)


@pytest.mark.rule("MK-MOVE-1")
def test_a_warrior_goes_up_to_its_speed_and_not_a_hair_further():
    state = field(man(0, 10, 10), man(1, 30, 30))
    assert refused(state, 0, Move(1, to((18, 10)), 0)) is None
    assert refused(state, 0, Move(1, to((18.004, 10)), 0)) == "MK-MOVE-1"


@pytest.mark.rule("MK-MOVE-7")
def test_the_move_is_told_with_its_whole_path():
    play = act(field(man(0, 10, 10), man(1, 30, 30)), 0, Move(1, to((10, 13), (14, 13)), 450))
    (moved,) = events(play, Moved)
    assert moved.path == to((10, 10), (10, 13), (14, 13))
    assert moved.pose == Pose(units(14), units(13), 450)
    assert (moved.length, moved.manner, moved.rule) == (7 * 250, "walk", "MK-MOVE-1")
    assert place(play.state, 1) == (14, 13, 45)


@pytest.mark.rule("MK-MOVE-8")
@pytest.mark.parametrize("facing", [0, 1, 1799, 3599])
def test_after_a_move_any_facing_is_free(facing):
    play = act(field(man(0, 10, 10), man(1, 30, 30)), 0, Move(1, to((18, 10)), facing))
    assert play.state.field.by_id[1].pose == Pose(units(18), units(10), facing)


@pytest.mark.rule("MK-MOVE-10")
def test_turning_on_the_spot_is_a_move_action():
    play = act(field(man(0, 10, 10, NORTH), man(1, 30, 30)), 0, Move(1, (), 900))
    assert place(play.state, 1) == (10, 10, 90)
    (turned,) = events(play, Turned)
    assert (turned.piece, turned.facing, turned.rule) == (1, 900, "MK-MOVE-10")
    assert events(play, Moved) == []
    assert play.state.field.by_id[1].tokens == 1
    assert play.state.used == 1


@pytest.mark.rule("MK-MOVE-10")
def test_turning_in_enemy_contact_asks_for_a_break_away():
    state = field(man(0, 10, 10), man(1, 10 + BASE, 10))
    assert refused(state, 0, Move(1, (), 900)) == "MK-BREAK-1"


@pytest.mark.rule("MK-MOVE-11")
def test_a_move_of_nothing_costs_action_and_token():
    state = field(man(0, 10, 10, NORTH), man(1, 30, 30))
    play = act(state, 0, Move(1, (), 2700))
    assert play.state.used == 1
    assert play.state.field.by_id[1].tokens == 1
    assert play.state.field.by_id[1].acted
    assert events(play, Moved) == []
    assert events(play, Turned) == []


# The action


@pytest.mark.rule("MK-TURN-13", "MK-TOKEN-1")
def test_a_move_action_gives_one_token_and_counts_one_action():
    play = act(field(man(0, 10, 10), man(1, 30, 30)), 0, Move(1, to((12, 10)), 0))
    assert play.state.used == 1
    (token,) = events(play, Changed)
    assert (token.piece, token.old, token.new, token.rule) == (1, 0, 1, "MK-TOKEN-1")
    assert clicks(play.state, 1) == 0
    assert isinstance(play.state.agenda.top, Moves)


@pytest.mark.rule("MK-TOKEN-2")
def test_the_token_comes_after_the_move():
    play = act(field(man(0, 10, 10), man(1, 30, 30)), 0, Move(1, to((12, 10)), 0))
    kinds = [type(event) for event in play.events]
    assert kinds == [Moved, Changed]


@pytest.mark.rule("MK-PUSH-1")
def test_the_second_token_costs_a_click_after_the_move():
    play = act(field(man(0, 10, 10, tokens=1), man(1, 30, 30)), 0, Move(1, to((12, 10)), 0))
    assert play.state.field.by_id[1].tokens == 2
    assert [type(event) for event in play.events] == [Moved, Changed, Clicked]
    (hurt,) = events(play, Hurt)
    assert (hurt.piece, hurt.amount, hurt.rule, hurt.by) == (1, 1, "MK-PUSH-1", None)


@pytest.mark.rule("MK-PUSH-2")
def test_toughness_does_not_lessen_exhaustion():
    tough = plain(abilities=("toughness",))
    state = field(man(0, 10, 10, key=tough, tokens=1), man(1, 30, 30))
    assert clicks(act(state, 0, Move(1, to((12, 10)), 0)).state, 1) == 1


@pytest.mark.rule("MK-PUSH-4")
def test_exhaustion_may_eliminate_and_is_credited_to_nobody():
    weak = warrior("weakling", {})
    state = field(man(0, 10, 10, key=weak, tokens=1), man(0, 5, 5), man(1, 30, 30))
    play = act(state, 0, Move(1, to((12, 10)), 0))
    assert play.state.fighter(1) is None
    (slain,) = events(play, Slain)
    assert (slain.piece, slain.by) == (1, None)
    assert [(fallen.fighter.id, fallen.by) for fallen in play.state.fallen] == [(1, NOBODY)]


@pytest.mark.rule("MK-TURN-9")
def test_only_own_warriors_that_are_able_may_be_moved():
    state = field(
        man(0, 5, 5, acted=True),
        man(0, 10, 5, tokens=2),
        man(0, 15, 5, barred=True),
        man(1, 30, 30),
    )
    assert refused(state, 0, Move(1, (), 0)) == "MK-TURN-10"
    assert refused(state, 0, Move(2, (), 0)) == "MK-TOKEN-3"
    assert refused(state, 0, Move(3, (), 0)) == "MK-CARD-magic-levitation"
    assert refused(state, 0, Move(4, (), 0)) == "MK-TURN-9"
    for action in (Move(77, (), 0), Run(77, (), 0), QuickMove(77, (), 0)):
        assert refused(state, 0, action) == "MK-TURN-9"
    assert refused(state, 0, BreakAway(77)) == "MK-TURN-9"
    assert refused(state, 0, QuickBreak(77)) == "MK-TURN-9"


@pytest.mark.rule("MK-TURN-3")
def test_without_actions_left_nobody_moves():
    state = field(man(0, 10, 10), man(1, 30, 30), used=2)
    assert refused(state, 0, Move(1, (), 0)) == "MK-TURN-3"
    assert refused(field(man(0, 10, 10), used=1), 0, Move(1, (), 0)) is None


# Soaring


WING = plain(speed_type="wing")


@pytest.mark.rule("MK-SOAR-1")
@pytest.mark.parametrize("kind", ["foot", "horseshoe", "wave"])
def test_only_wings_soar(kind):
    state = field(man(0, 10, 10, key=plain(speed_type=kind)), man(1, 30, 30))
    assert refused(state, 0, Move(1, to((12, 10)), 0, soar=True)) == "MK-SOAR-1"
    assert refused(state, 0, Move(1, to((12, 10)), 0, soar=False)) is None


@pytest.mark.rule("MK-SOAR-1")
def test_flight_is_no_wing_and_does_not_soar():
    flier = plain(abilities=("flight",))
    state = field(man(0, 10, 10, key=flier), man(1, 30, 30))
    assert refused(state, 0, Move(1, to((12, 10)), 0, soar=True)) == "MK-SOAR-1"


@pytest.mark.rule("MK-SOAR-2")
def test_the_level_is_chosen_at_the_end_of_a_move():
    state = field(man(0, 10, 10, key=WING), man(1, 30, 30))
    play = act(state, 0, Move(1, to((18, 10)), 0, soar=True))
    assert play.state.field.by_id[1].pose == Pose(units(18), units(10), 0, level=1)
    (status,) = events(play, StatusChanged)
    assert (status.piece, status.on, status.rule) == (1, True, "MK-SOAR-2")
    state = field(man(0, 10, 10, key=WING, soaring=True), man(1, 30, 30))
    play = act(state, 0, Move(1, to((18, 10)), 0, soar=False))
    assert not play.state.field.by_id[1].soaring
    assert [status.on for status in events(play, StatusChanged)] == [False]


@pytest.mark.rule("MK-SOAR-2")
@pytest.mark.parametrize("soaring", [True, False])
def test_untold_it_stays_at_its_level(soaring):
    state = field(man(0, 10, 10, key=WING, soaring=soaring), man(1, 30, 30))
    play = act(state, 0, Move(1, to((18, 10)), 0))
    assert play.state.field.by_id[1].soaring is soaring
    assert events(play, StatusChanged) == []


@pytest.mark.rule("MK-SOAR-2")
def test_the_level_may_change_without_leaving_the_place():
    state = field(man(0, 10, 10, EAST, key=WING), man(1, 30, 30))
    play = act(state, 0, Move(1, (), 0, soar=True))
    assert play.state.field.by_id[1].soaring
    assert events(play, Moved) == events(play, Turned) == []


@pytest.mark.rule("MK-SOAR-4")
def test_above_a_chasm_it_cannot_come_down():
    chasm = box(1, "chasm", 8, 8, 4, 4)
    state = field(man(0, 10, 10, EAST, key=WING, soaring=True), terrain=(chasm,))
    assert refused(state, 0, Move(1, (), 0, soar=False)) == "MK-WING-3"
    assert refused(state, 0, Move(1, (), 900, soar=True)) is None


# Captives


def captor(x, y, speed_type="foot", **more):
    return man(0, x, y, key=plain(speed_type=speed_type, **more), captive=2)


def captive(x, y, **more):
    return man(1, x, y, SOUTH, captor=1, **more)


@pytest.mark.rule("MK-CAPTURE-9")
def test_a_captive_is_put_beside_its_captor_after_the_move():
    state = field(captor(10, 10), captive(10 + BASE, 10), man(1, 30, 30))
    where = Pose(units(14), units(10 + BASE), 1234)
    play = act(state, 0, Move(1, to((14, 10)), 0, captive=where))
    assert play.state.field.by_id[1].pose == Pose(units(14), units(10), 0)
    assert play.state.field.by_id[2].pose == where
    assert [(moved.piece, moved.rule) for moved in events(play, Moved)] == [
        (1, "MK-MOVE-1"),
        (2, "MK-CAPTURE-9"),
    ]


@pytest.mark.rule("MK-CAPTURE-9")
def test_untold_the_captive_is_put_in_contact_by_itself():
    state = field(captor(10, 10), captive(10 + BASE, 10), man(1, 30, 30))
    after = act(state, 0, Move(1, to((10, 16)), 0)).state
    assert 2 in after.field.touching(after.field.by_id[1])
    assert after.field.by_id[2].pose.facing == 900


@pytest.mark.rule("MK-CAPTURE-9")
def test_a_captor_that_only_turns_leaves_its_captive_or_puts_it_elsewhere():
    state = field(captor(10, 10), captive(10 + BASE, 10), man(1, 30, 30))
    after = act(state, 0, Move(1, (), 0)).state
    assert after.field.by_id[2].pose == state.field.by_id[2].pose
    where = Pose(units(10), units(10 + BASE), 0)
    assert act(state, 0, Move(1, (), 0, captive=where)).state.field.by_id[2].pose == where


@pytest.mark.rule("MK-CAPTURE-9")
def test_a_captive_away_from_its_captor_or_on_another_base_is_refused():
    state = field(captor(10, 10), captive(10 + BASE, 10), man(1, 14, 12), man(1, 30, 30))
    apart = Pose(units(14), units(8), 0)
    assert refused(state, 0, Move(1, to((14, 10)), 0, captive=apart)) == "MK-CAPTURE-9"
    taken = Pose(units(14), units(10 + BASE), 0)
    assert refused(state, 0, Move(1, to((14, 10)), 0, captive=taken)) == "MK-MOVE-6"


@pytest.mark.rule("MK-CAPTURE-9")
def test_the_captive_does_not_stand_in_its_captors_way():
    state = field(captor(10, 10), captive(10 + BASE, 10), man(1, 30, 30))
    after = act(state, 0, Move(1, to((10 + BASE, 10)), 0)).state
    assert place(after, 1)[:2] == (10 + BASE, 10)
    assert 2 in after.field.touching(after.field.by_id[1])


@pytest.mark.rule("MK-CAPTURE-9")
def test_who_has_no_captive_puts_none_down():
    state = field(man(0, 10, 10), man(1, 30, 30))
    where = Pose(units(14), units(10 + BASE), 0)
    assert refused(state, 0, Move(1, to((14, 10)), 0, captive=where)) == "MK-CAPTURE-9"


@pytest.mark.rule("MK-CAPTURE-9")
def test_without_room_for_the_captive_the_move_is_refused():
    far = BASE + 0.03
    ring = [(20 + far * cos(radians(a)), 15 + far * sin(radians(a))) for a in range(0, 360, 60)]
    friends = [man(0, x, y) for x, y in ring]
    way = to((20, 18), (20, 15))
    state = field(captor(20, 19), captive(20, 19 + BASE), *friends)
    assert refused(state, 0, Move(1, way, 0)) == "MK-CAPTURE-9"
    alone = field(man(0, 20, 19), man(1, 30, 30), *friends)
    assert refused(alone, 0, Move(1, way, 0)) is None
    state = field(captor(20, 19), captive(20, 19 + BASE), *friends[1:])
    assert refused(state, 0, Move(1, way, 0)) is None


@pytest.mark.rule("MK-CAPTURE-6")
@pytest.mark.parametrize("kind", ["wing", "wave", "horseshoe"])
def test_a_captor_goes_on_foot_and_may_run(kind):
    state = field(captor(10, 10, kind), captive(10 + BASE, 10), man(1, 30, 30))
    assert refused(state, 0, Run(1, to((10, 26)), 0)) is None
    assert refused(state, 0, Move(1, to((10, 12)), 0, soar=True)) == "MK-SOAR-1"


@pytest.mark.rule("MK-CAPTURE-6", "MK-CARD-flight", "MK-ABILITY-2")
def test_a_captor_keeps_its_abilities_and_flies_by_one_but_not_by_its_type():
    wall = box(1, "blocking", 8, 13, 4, 1)
    way = to((10, 16))
    for kind, rule in (("wing", "MK-BLOCK-3"), ("foot", "MK-BLOCK-3")):
        state = field(captor(10, 10, kind), captive(10 + BASE, 10), man(1, 30, 30), terrain=(wall,))
        assert refused(state, 0, Move(1, way, 0)) == rule
    flying = man(0, 10, 10, key=plain(abilities=("flight",)), captive=2)
    state = field(flying, captive(10 + BASE, 10), man(1, 30, 30), terrain=(wall,))
    after = act(state, 0, Move(1, way, 0)).state
    assert place(after, 1) == (10, 16, 0)
    assert 2 in after.field.touching(after.fighter(1))
    assert refused(state, 0, Run(1, way, 0)) == "MK-CARD-flight"


# Quickness


QUICK = plain(abilities=("quickness",))


@pytest.mark.rule("MK-CARD-quickness")
def test_a_quick_move_is_not_counted_but_is_an_action():
    state = field(man(0, 10, 10, key=QUICK, tokens=1), man(1, 30, 30), used=2)
    assert refused(state, 0, Move(1, to((12, 10)), 0)) == "MK-TURN-3"
    play = act(state, 0, QuickMove(1, to((18, 10)), 0))
    assert play.state.used == 2
    after = play.state.field.by_id[1]
    assert (after.tokens, after.acted, after.turned) == (2, True, 1)
    assert place(play.state, 1) == (18, 10, 0)


@pytest.mark.rule("MK-CARD-quickness")
def test_only_the_quick_make_quick_moves_and_only_once():
    state = field(man(0, 10, 10), man(0, 15, 10, key=QUICK, acted=True), man(1, 30, 30))
    assert refused(state, 0, QuickMove(1, (), 0)) == "MK-CARD-quickness"
    assert refused(state, 0, QuickMove(2, (), 0)) == "MK-TURN-10"
    assert refused(state, 0, QuickBreak(1)) == "MK-CARD-quickness"


@pytest.mark.rule("MK-CARD-quickness")
def test_a_cancelled_quickness_gives_nothing():
    state = field(man(0, 10, 10, key=QUICK, cancelled=("quickness",)), man(1, 30, 30))
    assert refused(state, 0, QuickMove(1, (), 0)) == "MK-CARD-quickness"


@pytest.mark.rule("MK-CARD-quickness")
def test_a_quick_move_is_no_run():
    state = field(man(0, 10, 10, key=QUICK), man(1, 30, 30))
    assert refused(state, 0, QuickMove(1, to((18.1, 10)), 0)) == "MK-MOVE-1"


@pytest.mark.rule("MK-CARD-quickness")
def test_in_contact_the_quick_break_away_first():
    state = field(man(0, 10, 10, key=QUICK), man(1, 10 + BASE, 10), used=2)
    assert refused(state, 0, QuickMove(1, (), 0)) == "MK-BREAK-1"
    play = act(state, 0, QuickBreak(1), dice=[1])
    assert play.state.used == 2


# Demoralized


DEMORALIZED = plain(abilities=("demoralized",))


@pytest.mark.rule("MK-CARD-demoralized")
def test_the_demoralized_end_no_move_in_contact():
    state = field(man(0, 10, 10, key=DEMORALIZED), man(1, 16, 10))
    assert refused(state, 0, Move(1, to((16 - BASE, 10)), 0)) == "MK-CARD-demoralized"
    assert refused(state, 0, Move(1, to((16 - BASE - 0.024, 10)), 0)) is None


@pytest.mark.rule("MK-CARD-demoralized")
def test_the_demoralized_may_touch_friends_and_captives():
    state = field(
        man(0, 10, 10, key=DEMORALIZED), man(0, 16, 10, captive=3), man(1, 16, 10 + BASE, captor=2)
    )
    assert refused(state, 0, Move(1, to((16 - BASE, 10)), 0)) is None


# Facing and attacks


@pytest.mark.rule("MK-MOVE-9")
def test_attacks_go_only_through_the_front_arc():
    for facing, allowed in ((EAST, True), (NORTH, False), (SOUTH, False)):
        state = field(man(0, 10, 10, facing), man(1, 10 + BASE, 10))
        assert (FIGHTING.check(state, 0, Strike(1, 2)) is None) is allowed
        bow = plain(attack_type="bow", range=12, ranged_damage=2)
        state = field(man(0, 10, 10, facing, key=bow), man(1, 18, 10))
        assert (SHOOTING.check(state, 0, Shoot(1, (2,))) is None) is allowed


# Whatever comes


@pytest.mark.rule("MK-TURN-9")
def test_any_action_gets_an_answer():
    state = field(
        man(0, 5, 5),
        man(0, 8, 5, key=WING, soaring=True),
        man(0, 11, 5, captive=4),
        man(1, 11, 5 + BASE, captor=3),
        man(0, 20, 5, key=QUICK),
        man(1, 20, 5 + BASE),
        terrain=(box(1, "hindering", 4, 8, 4, 4), box(2, "hill", 10, 8, 4, 4)),
    )
    rng = Random(11)
    spots = [0, 1, 1250, 2750, 9000, -5, -(10**6), 10**6]

    def spot():
        return Spot(rng.choice(spots), rng.choice(spots), rng.choice((0, 1, 7)))

    def pose():
        return rng.choice((None, Pose(rng.choice(spots), rng.choice(spots), 0, 9, 3)))

    kinds = set()
    for _ in range(600):
        number, facing = rng.choice((0, 1, 2, 3, 4, 5, 6, 77)), rng.choice((0, 3599))
        path = tuple(spot() for _ in range(rng.choice((0, 1, 2, 40))))
        for action in (
            Move(number, path, facing, rng.choice((None, True, False)), pose()),
            QuickMove(number, path, facing, rng.choice((None, True, False)), pose()),
            Run(number, path, facing, pose()),
            BreakAway(number),
            QuickBreak(number),
        ):
            kinds.add(refused(state, 0, action))
    assert len(kinds) > 6
