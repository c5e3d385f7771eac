"""Where spells put models down, and whose contact counts there."""

import pytest

from slagveld.games.little_carnage.magic.targets import landing_refusal, leap, on_ground, places
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import NORTH, battle, box, troop, units
from tests.games.little_carnage.boards import lone
from tests.games.little_carnage.grounds import why
from tests.games.little_carnage.house import spell

BLINK, FAR = spell("blink"), spell("blink").distance


def wizard(*others, terrain=(), at=(20, 20, NORTH)):
    return battle(troop(0, at), *others, terrain=terrain)


def found(state):
    model = state.field.model_by_id[1]
    return [(p.x - 5000, p.y - 5000, p.facing) for p in places(state, BLINK, model)]


@pytest.mark.rule("LC-SPELL-blink")
def test_leaps_are_tried_in_eight_directions_as_far_as_they_go():
    far = FAR - 1
    slant = round(far * 0.5**0.5)
    assert found(wizard(troop(1, (5, 5)))) == [
        (far, 0, 2700), (slant, slant, 2700), (0, far, 2700), (-slant, slant, 2700),
        (-far, 0, 2700), (-slant, -slant, 2700), (0, -far, 2700), (slant, -slant, 2700),
    ]  # fmt: skip
    stand = wizard().field.by_id[1]
    assert (leap(stand, 0, 500).x, leap(stand, 0, 500).y) == (5499, 5000)


@pytest.mark.rule("LC-SPELL-blink")
def test_a_leap_is_measured_straight_and_not_a_unit_too_far():
    def rule(dx, dy, state=None):
        state = state or wizard(troop(1, (5, 5)))
        model = state.field.model_by_id[1]
        to = Pose(state.field.by_id[1].pose.x + dx, state.field.by_id[1].pose.y + dy, 0)
        return why(landing_refusal(state, BLINK, model, to))

    too_far = (BLINK.rule, "refusal-magic-leap")
    assert rule(FAR, 0) is None
    assert rule(0, -FAR) is None
    assert rule(FAR + 1, 0) == too_far
    assert rule(0, FAR + 1) == too_far
    assert rule(FAR, 50) == too_far
    assert rule(FAR * 3 // 5, FAR * 4 // 5) is None
    board = lone((1, 1))
    fields = FAR // 250 * 250
    assert rule(fields, fields, board) is None
    assert rule(fields, -fields, board) is None
    assert rule(fields + 250, 0, board) == too_far
    assert rule(0, fields + 250, board) == too_far


@pytest.mark.rule("LC-SPELL-blink")
def test_nobody_leaps_to_an_enemy_not_even_across_a_hedge():
    def rule(x, y, *terrain):
        state = wizard(troop(1, (20, 15)), terrain=terrain)
        model = state.field.model_by_id[1]
        return why(landing_refusal(state, BLINK, model, Pose(units(x), units(y), 2700)))

    contact = (BLINK.rule, "refusal-magic-contact")
    assert rule(20, 16) == contact
    assert rule(20, 16.036) == contact
    assert rule(20, 16.04) is None
    hedge = box(7, "hedge", 15, 15.5, 10, 0.4)
    assert rule(20, 16.4, hedge) == contact
    assert rule(20, 16.5, hedge) is None
    far_hedge = box(7, "hedge", 5, 30, 10, 0.4)
    assert rule(20, 16.4, far_hedge) is None
    assert rule(20, 15.5)[0] == "LC-1.9-7"


def test_a_place_is_at_the_height_of_what_is_there():
    tower = box(7, "tower", 22, 18, 4, 4, 5)
    state = wizard(terrain=[tower])
    model = state.field.model_by_id[1]
    up = on_ground(state, model, Pose(units(24), units(20), 900))
    assert (up.x, up.y, up.facing, up.z) == (units(24), units(20), 900, 1250)
    down = on_ground(state, model, Pose(units(18), units(20), 900))
    assert down.z == 0
