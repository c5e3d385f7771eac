"""Kinds that battles seldom come to, through JSON."""

import pytest

from slagveld.kernel.fields import Share
from tests.games.little_carnage.attacks.test_attack_menus import (
    RepeatTest,
    afield,
    card,
    mine,
    theirs,
)
from tests.games.little_carnage.magic.test_attacks import WIZARD, CastOnSeveral
from tests.games.little_carnage.magic.test_counterspell import MIRE, CastCounter, LetMagicBe, rival
from tests.games.little_carnage.melee.test_tellings import (
    DRAGON,
    Blast,
    Breathe,
    enemy,
    regiment,
    shooting,
)
from tests.games.little_carnage.sorcery import asked, foe, wizard
from tests.games.little_carnage.wounds.test_stands_of_their_own import AHEAD, StepOff, litter
from tests.games.outer import sent

KEY = "little-carnage"


@pytest.mark.rule("LC-1.10-10")
@pytest.mark.reaches(KEY, "Activation", "StepOff")
def test_who_leaves_a_litter_is_json():
    assert sent(KEY, litter(), StepOff(AHEAD)).regiment(101).partner == 0


@pytest.mark.rule("LC-SPELL-counterspell")
@pytest.mark.reaches(KEY, "CastNow", "Cast", "AnswerMagic", "CastCounter", "LetMagicBe")
def test_a_counterspell_is_json():
    state = sent(KEY, asked(wizard(), foe((20, 14)), rival()), MIRE, 4, 4)
    assert sent(KEY, state, CastCounter(3), 6, 5).regiment(102).mired == 0
    assert sent(KEY, state, LetMagicBe()).regiment(102).mired == 1


@pytest.mark.reaches(KEY, "Breathe", "Blast")
def test_breath_is_json():
    own = regiment(0, (10, 20), card=DRAGON, activated=True)
    state = shooting(own, enemy((9, 17), (11, 17)))
    sent(KEY, state, Breathe(2), *[1] * 5)
    sent(KEY, state, Blast((Share("2", 1, "1"), Share("3", 2, "1"))), *[1] * 7)


@pytest.mark.rule("LC-1.8-fear-9")
@pytest.mark.reaches(KEY, "RepeatTest")
def test_a_repeated_test_is_json():
    early = mine((5, 5), frightened_by=(102,), frightened_early=True)
    state = afield(early, theirs((30, 30), of=card(fear=1)))
    assert sent(KEY, state, RepeatTest(), 6).regiment(101).round.repeated


@pytest.mark.rule("LC-SPELL-storm")
@pytest.mark.reaches(KEY, "CastOnSeveral")
def test_a_storm_on_several_is_json():
    quick = card(full_defence=2, agility=5, magic_resistance=1, defence=1, wounds=4)
    state = asked(wizard(magic=3), foe((19, 14), (20, 14), (21, 14), card=quick))
    state = sent(KEY, state, CastOnSeveral(WIZARD, "storm", (3, 2)), 4, 4, 4)
    assert type(state.agenda.top).__name__ == "Reaction"
