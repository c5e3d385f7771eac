"""Kinds that duels seldom come to, through JSON."""

import pytest

from slagveld.games.wizard_duel.heavy.fire import FireWeapon
from slagveld.games.wizard_duel.melee.exchange_on_contact import Face
from slagveld.games.wizard_duel.melee.fight_action import NoSecondBlow, Strike, StrikeAgain
from tests.games.outer import sent
from tests.games.wizard_duel.duel import duel, model, walk
from tests.games.wizard_duel.familiars.test_familiar_kinds import CastAttack, Gaze, owner
from tests.games.wizard_duel.terrain.test_levels import Jump, house

KEY = "wizard-duel"
ELSEWHERE = model(0, "ork", 5, 75)


@pytest.mark.rule("WD-RACE-DRAGONS")
@pytest.mark.reaches(KEY, "Strike", "SecondBlow", "StrikeAgain", "NoSecondBlow")
def test_a_second_blow_is_json():
    state = duel(model(0, "dragon", 30, 40), model(1, "ork", 34, 40), model(1, "ork", 30, 44))
    state = sent(KEY, state, Strike(101, (102,)), 15)
    assert sent(KEY, state, StrikeAgain(103), 1).creature(103) is None
    assert sent(KEY, state, NoSecondBlow()).creature(103) is not None


@pytest.mark.rule("WD-MELEE-7")
@pytest.mark.reaches(KEY, "Walk", "NameFoe", "Face")
def test_the_foe_is_named_by_json():
    men = (model(1, "amazon", 25, 41.5, 180), model(1, "heavy-weapon", 25, 38.5, 180))
    state = duel(model(0, "ork", 20, 40), ELSEWHERE, *men)
    state = sent(KEY, state, walk(101, (22.4, 40)))
    assert sent(KEY, state, Face(104), 20).creature(104) is not None


@pytest.mark.rule("WD-PLACE-5")
@pytest.mark.reaches(KEY, "Jump")
def test_a_jump_is_json():
    state = duel(model(0, "ork", 33.5, 40, level=1), terrain=[house(5)])
    assert sent(KEY, state, Jump(101, 0, 0)).pose(101).level == 0


@pytest.mark.rule("WD-FAMILIAR-3")
@pytest.mark.reaches(KEY, "WizardTurn", "Gaze", "CastAttack")
def test_a_gaze_and_an_attack_by_magic_are_json():
    state = owner("snake", model(1, "ork", 23, 40, 180))
    state = sent(KEY, state, Gaze(101))
    assert state.creature(101).held == 3
    near = duel(part="wizard", wizards=((5, 40), (25, 40)), fields=(7, 13))
    assert sent(KEY, near, CastAttack(2)).wizards[1].field == 3


@pytest.mark.rule("WD-HEAVY-2")
@pytest.mark.reaches(KEY, "CreatureTurn", "FireWeapon")
def test_a_heavy_weapon_is_fired_by_json():
    crew = [model(0, "ork", 20 + dx, 40 + dy) for dx, dy in ((-3, 0), (0, 3), (0, -3))]
    weapon = model(0, "heavy-weapon", 20, 40)
    state = duel(weapon, ELSEWHERE, *crew, model(1, "ork", 40, 40))
    assert sent(KEY, state, FireWeapon(101, (103, 104, 105), 106), 1).creature(106) is None
