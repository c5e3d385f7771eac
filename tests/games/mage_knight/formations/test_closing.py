"""A member of a formation that is put beside the others is drawn into base contact."""

import msgspec
import pytest

from slagveld.games.mage_knight.formations.actions import MARCHING, MoveFormation
from slagveld.kernel.decision import Partial
from slagveld.kernel.fields import Placements
from tests.games.mage_knight.battle import BASE, act, refused, units
from tests.games.mage_knight.marching import field, go, row, spots


def proposed(state, *plan):
    values = {"plan": msgspec.to_builtins(plan)}
    preview = MARCHING.preview(state, 0, Partial("MoveFormation", values))
    if "plan" not in preview.snapped:
        return None
    return msgspec.convert(preview.snapped["plan"], Placements)


def ahead(third_x, third_y):
    """Two go 4" straight on, side by side; the third is put somewhere, by a bend."""
    bend = ((10 + 2 * BASE, 16),)
    return (go(1, 10, 16), go(2, 10 + BASE, 16), go(3, third_x, third_y, via=bend))


@pytest.mark.rule("MK-FMOVE-5")
def test_who_is_put_beside_the_others_touches_the_nearest_on_that_side():
    state = field(*row(3))
    given = ahead(10 + BASE, 18)
    assert refused(state, 0, MoveFormation(given)) == "MK-FMOVE-5"
    plan = proposed(state, *given)
    assert plan[:2] == given[:2]
    end = (units(10 + BASE), units(16 + BASE))
    assert (plan[2].pose.x, plan[2].pose.y) == end
    assert [(spot.x, spot.y) for spot in plan[2].path] == [(units(10 + 2 * BASE), 4000), end]
    play = act(state, 0, MoveFormation(plan))
    assert spots(play, 3) == [end]


@pytest.mark.rule("MK-FMOVE-5")
def test_who_is_put_a_little_into_another_is_pushed_out_of_it():
    state = field(*row(3))
    plan = proposed(state, *ahead(10 + BASE, 16 + BASE - 0.3))
    assert (plan[2].pose.x, plan[2].pose.y) == (units(10 + BASE), units(16 + BASE))


@pytest.mark.rule("MK-FMOVE-5")
def test_it_is_moved_two_inches_at_most():
    state = field(*row(3))
    assert proposed(state, *ahead(10 + BASE, 16 + BASE + 2)) is not None
    assert proposed(state, *ahead(10 + BASE, 16 + BASE + 2.02)) is None


@pytest.mark.rule("MK-FMOVE-5")
def test_who_touches_stays_as_it_was_put():
    state = field(*row(3))
    assert proposed(state, *ahead(10 + BASE, 16 + BASE)) is None
