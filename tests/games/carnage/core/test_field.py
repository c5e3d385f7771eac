"""Who touches whom, and what of it is remembered."""

import pytest

from slagveld.games.carnage.core import field as fields
from slagveld.record import replace
from tests.games.carnage.battle import SOUTH, battle, box, unit


def melee(**more):
    """Two front to front, a third beside them, a fourth far off."""
    return battle(
        unit(0, 90, 90), unit(1, 90, 90, SOUTH), unit(1, 96, 90, SOUTH), unit(1, 20, 20), **more
    )


def test_figures_in_contact_are_told_from_either_side():
    state = melee()
    one, other, _, far = state.units
    found = state.field.touches(one, other)
    assert found
    assert state.field.touches(other, one) == tuple((j, i) for i, j in found)
    assert state.field.touches(one, far) == state.field.touches(far, one) == ()


@pytest.mark.plain
def test_contact_is_looked_at_once_while_both_stay_as_they_are(monkeypatch):
    looked = []
    touching = fields.touching

    def counted(one, other, slack):
        looked.append((one, other))
        return touching(one, other, slack)

    monkeypatch.setattr(fields, "touching", counted)
    state = melee()
    one, other, third, far = state.units
    before = state.field.enemies_of(one)
    assert [unit.id for unit in before] == [2, 3]
    once = len(looked)
    state = state.with_unit(far.changed(x=3000))
    assert state.field.enemies_of(one) == before
    assert len(looked) == once, "a unit elsewhere has moved"
    state = state.with_unit(other.changed(y=7000))
    assert [unit.id for unit in state.field.enemies_of(one)] == [3]
    assert state.field.touches(one, other), "where it stood before"
    assert state.field.touches(one, third)


def test_a_copy_elsewhere_is_asked_about_on_the_same_field():
    state = melee()
    one = state.units[0]
    away = one.changed(x=2000, y=2600)
    assert state.field.enemies_of(away) == []
    assert [unit.id for unit in state.field.enemies_of(one)] == [2, 3]
    near = one.changed(x=2000, y=2250)
    assert [unit.id for unit in state.field.enemies_of(near)] == [4]


def test_another_table_is_another_matter():
    state = melee()
    one, other, *_ = state.units
    assert state.field.touches(one, other)
    wall = box(1, "high-wall", 60, 89.99, 60, 0.02)
    table = replace(state.field.table, terrain=(wall,))
    walled = replace(state.field, table=table)
    assert walled.touches(one, other) == ()
    assert state.field.touches(one, other)
