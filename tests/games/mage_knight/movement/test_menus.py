"""Forms, menus and proposals of moves."""

from random import Random

import pytest

from slagveld.games.mage_knight.movement.actions import (
    MOVING,
    BreakAway,
    Move,
    QuickBreak,
    QuickMove,
    Run,
)
from slagveld.games.mage_knight.movement.destination import WhereTo
from slagveld.games.mage_knight.movement.menus import by_chance, level_by_chance, listed, up_to
from slagveld.games.mage_knight.terrain.speed_and_speed_types import allowance
from slagveld.kernel.fields import FacingField, PathField, PieceField, SpotField, SwitchField
from slagveld.kit.ways import straight, towards
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import BASE, EAST, battle, box, man, plain, refused, units
from tests.games.mage_knight.moves import Moves, to

QUICK = plain(abilities=("quickness",))
WING = plain(speed_type="wing")


def field(*men, **more):
    return battle(*men, agenda=(Moves(0),), **more)


def crowd():
    """One of each kind: plain, quick, wing, captor with captive, one held, one that has acted."""
    return field(
        man(0, 5, 5),
        man(0, 8, 5, key=QUICK),
        man(0, 11, 5, key=WING),
        man(0, 14, 5, captive=5),
        man(1, 14, 5 + BASE, captor=4),
        man(0, 20, 5),
        man(1, 20, 5 + BASE),
        man(0, 24, 5, acted=True),
        man(0, 28, 5, key=QUICK),
        man(1, 28, 5 + BASE),
        objectives=[(18, 18)],
    )


def offered(state):
    return [
        (form.action, form.fields[0].allowed)
        for form in MOVING.forms(state, 0)
        if isinstance(form.fields[0], PieceField)
    ]


@pytest.mark.rule("MK-MOVE-1", "MK-BREAK-1")
def test_forms_are_sorted_by_what_a_warrior_needs():
    assert offered(crowd()) == [
        ("Move", (1, 2)),
        ("Move", (3,)),
        ("Move", (4,)),
        ("QuickMove", (2,)),
        ("Run", (1, 2)),
        ("Run", (4,)),
        ("BreakAway", (6, 9)),
        ("QuickBreak", (9,)),
    ]


@pytest.mark.rule("MK-CARD-quickness")
def test_without_actions_only_the_quick_are_offered():
    state = field(man(0, 5, 5), man(0, 8, 5, key=QUICK), man(1, 30, 30), used=2)
    assert offered(state) == [("QuickMove", (2,))]
    assert offered(field(man(0, 5, 5), man(1, 30, 30), used=2)) == []


@pytest.mark.rule("MK-SOAR-2", "MK-CAPTURE-9")
def test_fliers_are_asked_for_their_level_and_captors_for_their_captive():
    forms = MOVING.forms(crowd(), 0)
    plain_, fliers, captor = forms[:3]
    assert [type(field) for field in plain_.fields] == [PieceField, PathField, FacingField]
    assert [field.name for field in plain_.fields] == ["fighter", "path", "facing"]
    assert [field.of for field in plain_.fields[1:]] == ["fighter", "fighter"]
    assert type(fliers.fields[3]) is SwitchField
    assert (fliers.fields[3].name, fliers.fields[3].optional) == ("soar", True)
    spot = captor.fields[3]
    assert type(spot) is SpotField
    assert (spot.name, spot.piece, spot.optional) == ("captive", 5, True)
    assert [form.rule for form in forms] == [
        *["MK-MOVE-1"] * 4,
        *["MK-RUN-1"] * 2,
        *["MK-BREAK-1"] * 2,
    ]


@pytest.mark.rule("MK-MOVE-1")
def test_the_menu_is_allowed_and_holds_every_kind():
    state = crowd()
    menu = MOVING.menu(state, 0)
    assert all(refused(state, 0, action) is None for action in menu)
    assert {type(action) for action in menu} == {Move, QuickMove, Run, BreakAway, QuickBreak}
    assert {action.fighter for action in menu} == {1, 2, 3, 4, 6, 9}
    assert BreakAway(6) in menu
    assert QuickBreak(9) in menu
    assert BreakAway(9) not in menu
    assert {action.fighter for action in menu if isinstance(action, QuickMove)} == {2}
    assert MOVING.menu(state, 0) == menu


@pytest.mark.rule("MK-MOVE-1")
def test_proposals_are_allowed_and_of_every_kind():
    state = crowd()
    rng = Random(7)
    found = [MOVING.propose(state, 0, rng) for _ in range(400)]
    assert all(refused(state, 0, action) is None for action in found)
    assert {type(action) for action in found} == {Move, QuickMove, Run, BreakAway, QuickBreak}
    moves = [action for action in found if isinstance(action, Move)]
    assert sum(1 for move in moves if move.path) > len(moves) // 2


@pytest.mark.rule("MK-MOVE-1")
def test_nothing_is_proposed_where_nobody_can():
    rng = Random(7)
    assert MOVING.propose(field(man(1, 5, 5)), 0, rng) is None
    assert MOVING.propose(field(man(0, 5, 5, acted=True)), 0, rng) is None
    assert MOVING.propose(field(man(0, 5, 5), used=2), 0, rng) is None
    assert MOVING.menu(field(man(0, 5, 5), used=2), 0) == []


@pytest.mark.rule("MK-MOVE-1")
def test_who_is_walled_in_is_turned():
    walls = (
        box(1, "blocking", 4, 4, 2, 0.3),
        box(2, "blocking", 4, 5.7, 2, 0.3),
        box(3, "blocking", 4, 4.3, 0.3, 1.4),
        box(4, "blocking", 5.7, 4.3, 0.3, 1.4),
    )
    state = field(man(0, 5, 5), man(1, 30, 30), terrain=walls)
    found = [MOVING.propose(state, 0, Random(seed)) for seed in range(20)]
    assert all(refused(state, 0, action) is None for action in found)
    assert any(action.path == () for action in found)


# Ways


@pytest.mark.rule("MK-MOVE-1")
def test_straight_ways_stop_short_and_at_the_limit():
    fighter = field(man(0, 10, 10)).field.by_id[1]
    assert straight(fighter.pose, units(20), units(10), 0, 2000) == (to((18, 10)), 0)
    assert straight(fighter.pose, units(14), units(10), 0, 2000) == (to((14, 10)), 0)
    assert straight(fighter.pose, units(10), units(14), 250, 2000) == (to((10, 13)), 900)
    assert straight(fighter.pose, units(10), units(9), 250, 2000) == ((), 2700)
    assert straight(fighter.pose, units(10), units(10), 0, 2000) == ((), 2700)
    assert towards(fighter.pose, 1800, 500) == (to((8, 10)), 1800)
    assert towards(fighter.pose, 900, 500) == (to((10, 12)), 900)
    assert towards(fighter.pose, 450, 1000)[0] == (Spot(2500 + 707, 2500 + 707),)


@pytest.mark.rule("MK-CONTACT-1")
def test_up_to_another_means_base_to_base():
    state = field(man(0, 10, 10), man(1, 16, 10), man(1, 16, 16, key=plain(base=425)))
    one, two, large = state.fighters
    assert up_to(one, two, 2000) == (to((16 - BASE, 10)), 0)
    path, facing = up_to(one, large, 3000)
    assert facing == 450
    assert 3 in state.field.touching(one.at(one.pose.__class__(path[-1].x, path[-1].y)))


@pytest.mark.rule("MK-MOVE-1")
def test_the_list_goes_to_enemies_objectives_and_by_the_compass():
    state = field(man(0, 10, 10, EAST), man(1, 16, 10), man(0, 10, 30), objectives=[(10, 14)])
    fighter = state.field.by_id[1]
    ways = listed(state, fighter, allowance(state, fighter))
    assert ways[:2] == [(to((16 - BASE, 10)), 0), (to((10, 14)), 900)]
    assert [facing for _, facing in ways[2:]] == [450, 900, 1350, 1800, 2250, 2700, 3150]
    assert ways[3][0] == to((10, 18))


@pytest.mark.rule("MK-MOVE-1")
def test_chance_reaches_enemies_and_objectives():
    state = field(man(0, 10, 10), man(1, 16, 10), objectives=[(10, 14)])
    fighter = state.field.by_id[1]
    limit = allowance(state, fighter)
    ends = [by_chance(state, fighter, limit, Random(seed))[0] for seed in range(60)]
    assert to((16 - BASE, 10)) in ends
    assert to((10, 14)) in ends
    assert len(set(ends)) > 10


def levels(state, tries=40):
    """The levels that chance told for the first warrior."""
    limit = allowance(state, state.fighter(1))
    way = (to((12, 10)), 0)
    rng = Random(3)
    return {level_by_chance(state, state.fighter(1), way, limit, rng) for _ in range(tries)}


@pytest.mark.rule("MK-SOAR-2")
def test_wings_change_their_level_by_chance_where_they_may():
    assert levels(field(man(0, 10, 10, key=WING), man(1, 30, 30))) == {None, True}
    high = man(0, 10, 10, key=WING, soaring=True)
    assert levels(field(high, man(1, 30, 30))) == {None, False}
    chasm = box(1, "chasm", 11, 9, 2, 2)
    assert levels(field(high, man(1, 30, 30), terrain=(chasm,))) == {None}
    assert levels(field(man(0, 10, 10), man(1, 30, 30))) == {None}


@pytest.mark.rule("MK-SOAR-2")
def test_proposals_rise_and_are_allowed():
    rng = Random(5)
    state = field(man(0, 10, 10, key=WING), man(1, 30, 30))
    told = [MOVING.propose(state, 0, rng) for _ in range(60)]
    assert {action.soar for action in told} == {None, True}
    where = battle(man(0, 10, 10, key=WING), man(1, 30, 30), agenda=(WhereTo(0, 1),))
    gone = [where.agenda.top.propose(where, 0, rng) for _ in range(60)]
    assert {action.soar for action in gone} == {None, True}
    assert all(refused(where, 0, action) is None for action in gone)
