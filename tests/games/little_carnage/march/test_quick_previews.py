"""What a preview does not reckon, so that somebody who drags need not wait."""

import msgspec
import pytest

from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.march.intent import follow
from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.games.little_carnage.movement.ahead_aside_back import Passage
from slagveld.games.little_carnage.movement.cheapest_way import course_of, is_hopeless
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.games.little_carnage.movement.turns_on_the_way import manners
from slagveld.kernel.decision import Partial
from slagveld.kernel.rulebook import Refusal
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, battle, box, card, troop, units
from tests.games.little_carnage.grounds import spots, tenths
from tests.games.little_carnage.marches import to

LONG = card(sides=(1, 2))


def course(state, *path, facing, limit=5):
    mover = Mover(state, state.field.by_id[1], units(limit), through=(1,))
    return course_of(mover, spots(*path), tenths(facing))


def walks(state):
    """The ways that were reckoned: where to, and with which facing."""
    keys = [key for key in state.field.traces if key[0] == "walked"]
    return [(key[3][-1].x / 250, key[3][-1].y / 250, key[4] / 10) for key in keys if key[3]]


# A turn to an enemy


@pytest.mark.rule("LC-1.9-12")
def test_no_approach_is_walked_that_cannot_end_with_the_facing():
    # A quarter turn from sideways or back looks along the last leg or across it, never aslant.
    state = battle(troop(0, (20, 20, SOUTH)), troop(1, (20, 16.5)))
    found = course(state, (20, 18.5), (20, 17.9), facing=300)
    assert not isinstance(found, Refusal)
    assert walks(state) == [(20, 17.9, 300)]


@pytest.mark.rule("LC-1.9-13")
def test_of_two_legs_the_last_is_looked_at_first():
    # Nobody is met behind it, so the way to where the step back would begin is not walked.
    foes = troop(1, (21.7, 17.54))
    state = battle(troop(0, (20, 20, SOUTH), card=card(reach=True)), foes)
    course(state, (20, 18), (20, 17.54), facing=EAST)
    assert [walk for walk in walks(state) if walk[:2] == (20, 18)] == []


@pytest.mark.rule("LC-1.9-12")
def test_a_place_that_is_taken_is_hopeless_for_a_long_base_too():
    state = battle(troop(0, (20, 20), card=LONG), troop(1, (20, 16)))
    stand = state.field.by_id[1]

    def hopeless(*path, facing):
        return is_hopeless(Mover(state, stand, through=(1,)), spots(*path), tenths(facing))

    assert hopeless((20, 16.5), facing=NORTH)
    assert not hopeless((20, 18.5), facing=NORTH)
    # Less than an inch sideways, and turned by a quarter: it would be set back.
    assert not hopeless((20, 17), (20, 16.5), facing=NORTH)
    assert hopeless((20, 17), (20, 16.5), facing=300)
    assert not hopeless((20, 20), facing=NORTH)


# What a leg meets


@pytest.mark.rule("LC-1.9-8")
def test_only_who_is_nearer_than_a_corner_of_the_base_may_be_met():
    def enemies(x):
        state = battle(troop(0, (20, 20)), troop(1, (x, 18)))
        fine = [(units(20), units(20)), (units(20), units(16))]
        passage = Passage(Mover(state, state.field.by_id[1]), fine)
        return passage.legs[0].enemies, passage.open

    assert [other.id for other in enemies(21.2)[0]] == [2]
    assert enemies(21.22) == ([], True)


@pytest.mark.rule("LC-1.9-2")
def test_only_a_piece_nearer_than_a_corner_of_the_base_may_be_met():
    def pieces(x):
        state = battle(troop(0, (20, 20)), terrain=[box(7, "fence", x, 16, 1, 3)])
        fine = [(units(20), units(20)), (units(20), units(16))]
        return Passage(Mover(state, state.field.by_id[1]), fine).legs[0].pieces

    assert [piece.id for piece in pieces(20.7)] == [7]
    assert pieces(20.72) == []


def test_ways_that_begin_alike_share_their_legs():
    state = battle(troop(0, (20, 20)), troop(1, (21, 18)))
    stand = state.field.by_id[1]
    ends = [(units(20), units(16)), (units(19), units(16))]
    first, second = [
        Passage(Mover(state, stand), [(units(20), units(20)), (units(20), units(18)), end])
        for end in ends
    ]
    assert first.legs[0] is second.legs[0]
    assert first.legs[1] is not second.legs[1]


@pytest.mark.rule("LC-1.9-8")
def test_a_leg_known_to_be_barred_tells_every_way_why():
    state = battle(troop(0, (20, 20)), troop(1, (20, 18)))
    stand = state.field.by_id[1]
    rules = []
    for x in (19, 21):
        legs = [(units(20), units(20)), (units(20), units(17)), (units(x), units(17))]
        passage = Passage(Mover(state, stand), legs)
        assert manners(passage, 2700, 2700, units(9)) == []
        rules.append(passage.refusal.rule)
    assert rules == ["LC-1.9-8", "LC-1.9-8"]


# A regiment that follows


@pytest.mark.rule("LC-1.9-19")
def test_who_goes_around_a_corner_is_not_asked_whether_it_climbs():
    wall = box(7, "wall", 5, 5, 4, 1)
    state = battle(troop(0, (20, 20), (21, 20)), terrain=[wall], active=101)
    there = to(1, 20.5, 38, way=((20, 19),))
    follow(state, state.regiment(101), there, flying=False)
    plans = [key[2] for key in state.field.traces if key[0] == "march"]
    assert plans
    assert [plan for plan in plans if len(plan) == 1] == []


@pytest.mark.rule("LC-1.9-4")
def test_on_a_board_the_reach_and_the_way_around_are_found_at_once():
    own, foe = troop(0, (10.5, 20.5), (11.5, 20.5)), troop(1, (10.5, 18.5))
    state = battle(own, foe, options=Options(board=True), active=101)
    plan = msgspec.to_builtins([to(1, 10.5, 16.5)])
    preview = MARCHING.preview(state, 0, Partial("March", {"plan": plan}))
    assert len(preview.path) == 3
    assert len([key for key in state.field.traces if key[0] == "spread"]) == 1
