"""The blow of a fight action: whom it is offered against."""

import pytest

from slagveld.games.wizard_duel.melee.fight_action import strike_forms
from tests.games.wizard_duel.duel import duel, model

ORK = model(0, "ork", 50, 40, 0)
NEAR = model(1, "ork", 52.5, 40, 180)
FAR = model(1, "ork", 80, 40, 180)


def form(*models):
    state = duel(*models)
    own = tuple(creature for creature in state.creatures if creature.seat == 0)
    return list(strike_forms(state, 0, own))


@pytest.mark.rule("WD-MELEE-1")
def test_only_enemies_in_contact_are_offered():
    (found,) = form(ORK, NEAR, FAR)
    _, targets = found.fields
    near, _ = [one.id for one in duel(ORK, NEAR, FAR).creatures if one.seat == 1]
    assert targets.allowed == (near,)
    assert targets.most == 1
    assert form(ORK, FAR) == []


@pytest.mark.rule("WD-RACE-GIANTS")
def test_a_giant_may_be_given_two():
    (found,) = form(model(0, "giant", 49, 40, 0), NEAR, FAR)
    assert found.fields[1].most == 2
