"""A charger closes up along the side it met, as far as its distance lasts."""

import pytest

from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.melee.contact import fighters
from slagveld.games.carnage.turn.movement_phase import MovePart
from tests.games.carnage.battle import NORTH, SOUTH, act, battle, box, unit


def charged(offset, *, far=10, terrain=(), facing=NORTH, others=(), files=5):
    """Infantry charges a line of five `far` cm ahead and `offset` cm to the side."""
    state = battle(
        unit(0, 90, 100, facing, count=5),
        unit(1, 90 + offset, 100 - far, SOUTH, count=files),
        *others,
        agenda=(MovePart(0),),
        terrain=terrain,
    )
    play = act(state, 0, Charge(1, 2, round(facing * 10)), dice=[1] * 10)
    return play.state


def in_contact(state):
    return len(fighters(state, state.unit(1), state.unit(2)))


@pytest.mark.rule("CAR-15.2-charge-move", "CAR-10.1")
@pytest.mark.parametrize("offset", [0, 5, 12, 13, -9])
def test_a_charger_ends_front_to_front_when_its_distance_lasts(offset):
    state = charged(offset)
    assert in_contact(state) == 5
    if abs(offset) > 12:
        assert abs(state.unit(1).x - state.unit(2).x) <= 1300


@pytest.mark.rule("CAR-10.1")
def test_it_goes_no_further_than_the_charge_distance():
    state = charged(31, far=15)
    moved = state.unit(1)
    assert moved.doings.spent <= 3000
    assert 1 <= in_contact(state) < 5


def test_it_stops_at_what_is_in_the_way():
    wall = box(1, "high-rocks", 104, 90, 2, 4)
    state = charged(20, far=10, terrain=(wall,))
    assert state.unit(1).x + 625 <= 10400
    assert in_contact(state) >= 1


def test_a_slanting_charge_stays_where_it_met_its_target():
    state = charged(4, facing=275)
    assert state.unit(1).facing == 2750
    assert in_contact(state) >= 1
