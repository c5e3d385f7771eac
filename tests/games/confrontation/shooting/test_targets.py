"""Who may shoot, and at whom."""

import pytest

from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.shooting.targets import (
    distance_to,
    has_target,
    shooter_refusal,
    shot_refusal,
    targets_of,
)
from tests.games.confrontation.battle import NORTH, SOUTH, WEST, battle, box, card, man, units
from tests.games.confrontation.gunnery import ARCHER, archer, foe, shooter

SEER = archer(abilities=("conscience",))


def rule_of(refusal):
    return None if refusal is None else (refusal.rule, refusal.text.key.partition(":")[2])


def able(*men, **rest):
    """Why figure 1 may not shoot."""
    state = battle(*men, **rest)
    return rule_of(shooter_refusal(state, state.figure(1)))


def aim(*men, at=2, **rest):
    """Why figure 1 cannot name figure 2."""
    state = battle(*men, **rest)
    refusal = rule_of(shot_refusal(state, state.figure(1), state.figure(at)))
    found = [one.id for one in targets_of(state, state.figure(1))]
    assert (at in found) is (refusal is None)
    assert has_target(state, state.figure(1)) is bool(found)
    return refusal


class TestWhoMayShoot:
    @pytest.mark.rule("CON-STAT-8", "CON-SHOOT-1")
    def test_those_with_a_shooting_value(self):
        assert able(shooter()) is None
        assert able(shooter(key=card())) == ("CON-STAT-8", "refusal-shooting-weapon")

    @pytest.mark.rule("CON-SHOOT-5")
    def test_once_a_turn(self):
        assert able(shooter(shot=True)) == ("CON-SHOOT-5", "refusal-shooting-shot")
        assert able(shooter(shot=True, reacted=True)) == ("CON-SHOOT-5", "refusal-shooting-shot")

    @pytest.mark.rule("CON-SHOOT-6")
    @pytest.mark.parametrize(("covered", "free"), [(0, True), (1000, True), (1001, False)])
    def test_not_farther_than_the_walking_distance(self, covered, free):
        found = able(shooter(covered=covered, chosen="charge"))
        assert found == (None if free else ("CON-SHOOT-6", "refusal-shooting-moved"))

    @pytest.mark.rule("CON-SHOOT-6", "CON-STAT-2")
    @pytest.mark.parametrize(("covered", "free"), [(1500, True), (1501, False)])
    def test_the_walking_distance_of_a_flyer_is_that_in_the_air(self, covered, free):
        key = archer(second_movement=15, medium="air", abilities=("vol",))
        assert (able(shooter(key=key, covered=covered)) is None) is free

    @pytest.mark.rule("CON-SHOOT-6", "CON-STUNT-3")
    def test_neither_after_a_stunt_nor_after_a_dodge(self):
        assert able(shooter(stunt=True)) == ("CON-SHOOT-6", "refusal-shooting-stunt")
        assert able(shooter(dodged=True)) == ("CON-SHOOT-6", "refusal-shooting-dodged")

    @pytest.mark.rule("CON-SHOOT-6")
    def test_not_in_a_fight_which_is_contact_with_an_enemy(self):
        assert able(shooter(), foe(22.5)) == ("CON-SHOOT-6", "refusal-shooting-fighting")
        assert able(shooter(), foe(22.61)) is None
        assert able(shooter(), foe(22.5, seat=0)) is None

    @pytest.mark.rule("CON-FEAR-7", "CON-FEAR-11")
    def test_not_in_flight_but_paralysed(self):
        fleeing = ("CON-FEAR-7", "refusal-shooting-fleeing")
        assert able(shooter(fled=True)) == fleeing
        assert able(shooter(flight=Flight(6, 2))) == fleeing
        assert able(shooter(paralysed_by=(2,), afraid=True)) is None

    @pytest.mark.rule("CON-CARD-acharne")
    def test_one_who_fights_on_shoots_on(self):
        assert able(shooter(dying=True, wound="critical")) is None


class TestWhom:
    @pytest.mark.rule("CON-SHOOT-1")
    def test_enemies_alone(self):
        assert aim(shooter(), foe()) is None
        assert aim(shooter(), foe(seat=0)) == ("CON-SHOOT-1", "refusal-shooting-enemy")
        assert aim(shooter(), foe(), at=1) == ("CON-SHOOT-1", "refusal-shooting-enemy")
        assert aim(shooter(), foe(), at=77) == ("CON-SHOOT-1", "refusal-shooting-enemy")

    @pytest.mark.rule("CON-SHOOT-2")
    def test_in_the_half_before_him(self):
        behind = ("CON-SHOOT-2", "refusal-shooting-behind")
        assert aim(shooter(facing=WEST), foe()) == behind
        assert aim(shooter(facing=NORTH), foe(y=46.24)) is None
        assert aim(shooter(facing=NORTH), foe(y=46.25)) == behind
        assert aim(shooter(facing=SOUTH), foe(y=43.76)) is None

    @pytest.mark.rule("CON-SHOOT-3")
    def test_not_one_whom_scenery_hides(self):
        wall = box(1, "obstacle", 28, 30, 2, 30, height=units(6))
        low = box(1, "obstacle", 28, 30, 2, 30, height=units(1.5))
        hidden = ("CON-SHOOT-3", "refusal-shooting-scenery")
        assert aim(shooter(), foe(), terrain=[wall]) == hidden
        assert aim(shooter(), foe(), terrain=[low]) is None

    @pytest.mark.rule("CON-SHOOT-4")
    @pytest.mark.parametrize("seat", [0, 1])
    def test_not_through_a_figure_as_large_as_the_target(self, seat):
        blocked = ("CON-SHOOT-4", "refusal-shooting-figures")
        assert aim(shooter(), foe(), foe(30, seat=seat)) == blocked
        assert aim(shooter(), foe(), foe(30, seat=seat, key=card(size="large"))) == blocked
        assert aim(shooter(), foe(), foe(30, seat=seat, key=card(size="small"))) is None
        assert aim(shooter(), foe(), foe(37.5, seat=seat)) is None

    @pytest.mark.rule("CON-DODGE-5", "CON-SHOOT-4")
    @pytest.mark.parametrize("seat", [0, 1])
    def test_through_dodgers(self, seat):
        assert aim(shooter(), foe(), foe(30, seat=seat, dodged=True)) is None

    @pytest.mark.rule("CON-CARD-eclaireur")
    def test_not_a_hidden_scout(self):
        scout = foe(hidden=True)
        hidden = ("CON-CARD-eclaireur", "refusal-shooting-hidden")
        assert aim(shooter(), scout) == hidden
        assert aim(shooter(facing=WEST), scout) == hidden

    @pytest.mark.rule("CON-CARD-conscience")
    def test_within_20_cm_one_is_sensed_behind_and_hidden(self):
        for more in ({"hidden": True}, {}):
            assert aim(shooter(key=SEER, facing=WEST), foe(42.5, **more)) is None
            assert aim(shooter(key=SEER, facing=WEST), foe(42.51, **more)) is not None
        assert aim(shooter(key=SEER), foe(42.5, hidden=True)) is None

    @pytest.mark.rule("CON-CARD-conscience")
    def test_but_the_way_of_the_shot_must_be_free(self):
        wall = box(1, "obstacle", 28, 30, 2, 30, height=units(6))
        assert aim(shooter(key=SEER, facing=WEST), foe(), terrain=[wall])[0] == "CON-SHOOT-3"
        assert aim(shooter(key=SEER, facing=WEST), foe(), foe(30))[0] == "CON-SHOOT-4"

    def test_all_in_order(self):
        state = battle(shooter(), foe(40, 30), foe(40, 60), foe(40, 50, seat=0), foe(5))
        assert [one.id for one in targets_of(state, state.figure(1))] == [2, 3]


@pytest.mark.rule("CON-SHOOT-7")
def test_the_distance_is_from_base_to_base_and_rounded_up():
    state = battle(shooter(), foe(42.5), foe(42.51), man(1, 40, 60, key=ARCHER))
    one, two, three, four = state.figures
    assert distance_to(one, two) == 2000
    assert distance_to(one, three) == 2001
    # Corners 17.5 and 12.5 cm apart: the root of 462.5 square centimetres is 21.505...
    assert distance_to(one, four) == 2151
