"""Kinds that battles seldom come to, through JSON."""

import pytest

from tests.games.carnage.magic.test_incantation import AcceptWords, RefuseWords, cast, duel
from tests.games.carnage.pearl.test_immediate_effects import NORTH, Throw, pearled, unit
from tests.games.carnage.shooting.test_phase import Announce, PickFire, at_the_limit
from tests.games.carnage.wrapping.test_wrap_limits import at, dragged, fight
from tests.games.outer import sent

KEY = "carnage"


@pytest.mark.rule("CAR-7-43-50")
@pytest.mark.reaches(KEY, "ThrowWhere", "Throw")
def test_where_a_unit_is_thrown_is_json():
    play = pearled("out-of-the-way", unit(1, 90, 88.75, NORTH, count=5, files=5), unit(0, 100, 90))
    assert sent(KEY, play.state, Throw(900)).field.by_id[1].facing == 2700


@pytest.mark.rule("CAR-12.2")
@pytest.mark.reaches(KEY, "Announce", "ChooseFire", "PickFire")
def test_how_to_shoot_is_json():
    state = sent(KEY, at_the_limit(), Announce(1, 2))
    sent(KEY, state, PickFire("direct"), *[1] * 3)


@pytest.mark.rule("CAR-11-unit-rules")
@pytest.mark.reaches(KEY, "WrapPlaces")
def test_a_wrap_by_hand_is_json():
    action = dragged((109, at(82.5, 88.75, 0)), (106, at(97.5, 88.75, 180)))
    assert sent(KEY, fight(9, 5), action).unit(1).doings.wrapped


@pytest.mark.reaches(KEY, "Delivery", "AcceptWords", "RefuseWords")
def test_what_the_leader_thinks_of_a_spell_is_json():
    state = sent(KEY, duel(leader=True), cast("diversion"), seat=0)
    assert sent(KEY, state, AcceptWords()).unit(2).diverted[0] == 3
    assert sent(KEY, state, RefuseWords()).unit(2).diverted == (0, "")
