"""How difficult a shot is."""

import pytest

from slagveld.games.confrontation.movement.walk_and_charge_without_target import Stay, Walk
from slagveld.games.confrontation.shooting.difficulty import (
    band_at,
    difficulty,
    difficulty_in,
    fire_types,
)
from slagveld.games.confrontation.shooting.shooting_tests_and_hits import ShotTest
from slagveld.games.confrontation.shooting.targets import distance_to
from tests.games.confrontation.battle import act, battle, box, card, man, run, units
from tests.games.confrontation.gunnery import archer, foe, shooter
from tests.games.confrontation.marching import active, way
from tests.games.confrontation.stops import GIVEN, Catch, Stop, given


def tally(*men, **rest):
    """The difficulty of a shot of figure 1 at figure 2."""
    state = battle(*men, **rest)
    one, two = state.figure(1), state.figure(2)
    return difficulty(state, one, two, fire_types(one), distance_to(one, two))


def total(*men, **rest):
    found = tally(*men, **rest)
    return None if found is None else found.total


def items(*men, **rest):
    return [(item.value, item.rule) for item in tally(*men, **rest).items]


class TestRange:
    @pytest.mark.rule("CON-RANGE-1", "CON-RANGE-2", "CON-SHOOT-8")
    @pytest.mark.parametrize(
        ("x", "band", "base"),
        [
            (42.5, "short", 4),
            (42.51, "medium", 7),
            (62.5, "medium", 7),
            (62.51, "long", 10),
            (82.5, "long", 10),
            (82.51, None, None),
        ],
    )
    def test_each_distance_belongs_to_its_band(self, x, band, base):
        state = battle(shooter(), foe(x))
        one, two = state.figures
        assert band_at(one, two, distance_to(one, two)) == band
        found = tally(shooter(), foe(x))
        assert (found and (found.total, found.start, found.items)) == (base and (base, base, ()))

    @pytest.mark.rule("CON-DODGE-3", "CON-DODGE-6")
    @pytest.mark.parametrize(("x", "needed"), [(42.5, 7), (42.51, 10), (62.5, 10), (62.51, None)])
    def test_a_dodger_counts_one_band_farther(self, x, needed):
        assert total(shooter(), foe(x, dodged=True)) == needed

    @pytest.mark.rule("CON-DODGE-3")
    def test_the_shift_has_a_line_of_its_own(self):
        assert items(shooter(), foe(42.5, dodged=True)) == [(3, "CON-DODGE-3")]
        state = battle(shooter(), foe(42.5, dodged=True))
        assert band_at(*state.figures, 2000) == "medium"
        assert band_at(*state.figures, 6000) is None

    @pytest.mark.rule("CON-STAT-8")
    def test_without_a_weapon_there_is_no_shot(self):
        state = battle(shooter(key=card()), foe())
        one, two = state.figures
        assert difficulty(state, one, two, ("static",), 100) is None
        assert band_at(one, two, 100) is None


class TestFire:
    @pytest.mark.rule("CON-FIRE-1", "CON-FIRE-2", "CON-FIRE-3", "CON-FIRE-4", "CON-FIRE-7")
    @pytest.mark.parametrize(
        ("turn", "types", "lines"),
        [
            ({}, ("static",), []),
            ({"covered": 1}, ("dynamic",), [(1, "CON-FIRE-3")]),
            ({"marks": ("aimed",)}, ("static", "aimed"), [(-1, "CON-FIRE-4")]),
            ({"marks": ("rapid",)}, ("static", "rapid"), [(1, "CON-FIRE-7")]),
            (
                {"covered": 500, "marks": ("aimed",)},
                ("dynamic", "aimed"),
                [(1, "CON-FIRE-3"), (-1, "CON-FIRE-4")],
            ),
        ],
    )
    def test_by_what_he_did_and_announced(self, turn, types, lines):
        state = battle(shooter(**turn), foe())
        assert fire_types(state.figure(1)) == types
        assert items(shooter(**turn), foe()) == lines

    @pytest.mark.rule("CON-FIRE-2")
    def test_turning_on_the_spot_is_no_move(self):
        state = active(shooter(), foe())
        after = act(state, 0, Stay(1, 450)).state
        assert after.figure(1).pose.facing == 450
        assert fire_types(after.figure(1)) == ("static",)
        after = act(state, 0, Walk(1, way((20, 45.01)), 0)).state
        assert fire_types(after.figure(1)) == ("dynamic",)

    @pytest.mark.rule("CON-FIRE-10", "CON-FIRE-11")
    @pytest.mark.parametrize(("x", "needed"), [(40, 6), (60, 9), (80, 12)])
    def test_dynamic_and_rapid_together(self, x, needed):
        assert total(shooter(covered=900, marks=("rapid",)), foe(x)) == needed


class TestTarget:
    @pytest.mark.rule("CON-SHMOD-1")
    def test_partly_visible(self):
        wall = box(1, "obstacle", 28, 30, 2, 30, height=units(2))
        assert items(shooter(), foe(), terrain=[wall]) == [(1, "CON-SHMOD-1")]

    @pytest.mark.rule("CON-SHOOT-4", "CON-SHMOD-1")
    def test_behind_a_smaller_figure(self):
        small = card(size="small")
        assert items(shooter(), foe(), foe(30, key=small)) == [(1, "CON-SHMOD-1")]

    @pytest.mark.rule("CON-SHMOD-2")
    def test_hiding_against_an_obstacle_replaces_it(self):
        wall = box(1, "obstacle", 36.75, 30, 2, 30, height=units(1.5))
        assert items(shooter(), foe(), terrain=[wall]) == [(2, "CON-SHMOD-2")]

    @pytest.mark.rule("CON-SHMOD-3")
    @pytest.mark.parametrize(
        ("size", "amount"), [("small", 1), ("normal", 0), ("large", -1), ("very-large", -2)]
    )
    def test_size(self, size, amount):
        found = items(shooter(), foe(key=card(size=size)))
        assert found == ([(amount, "CON-SHMOD-3")] if amount else [])

    @pytest.mark.rule("CON-SHMOD-4", "CON-SHMOD-3")
    def test_in_a_fight_the_size_of_the_one_named_counts_and_nothing_else(self):
        large = card(size="large", base=(250, 250))
        assert items(shooter(), foe(), foe(42.5, seat=0, key=large)) == []

    @pytest.mark.rule("CON-SHMOD-5", "CON-SHOOT-12")
    def test_everything_adds_up_on_the_difficulty(self):
        wall = box(1, "obstacle", 36.75, 30, 2, 30, height=units(1.5))
        found = tally(
            shooter(covered=10, marks=("rapid",)),
            foe(key=card(size="small"), dodged=True),
            terrain=[wall],
        )
        assert found is not None
        assert not found.plus_is_good
        assert [item.value for item in found.items] == [3, 1, 1, 2, 1]
        assert (found.start, found.total) == (4, 12)


class TestCompetences:
    @pytest.mark.rule("CON-CARD-precision")
    @pytest.mark.parametrize(("x", "needed"), [(42.5, 4), (42.51, 6), (80, 9)])
    def test_precision_is_for_medium_and_long(self, x, needed):
        assert total(shooter(key=archer(abilities=("precision",))), foe(x)) == needed

    @pytest.mark.rule("CON-CARD-precision")
    def test_and_for_a_dodger_who_counts_as_at_medium(self):
        key = archer(abilities=("precision",))
        assert items(shooter(key=key), foe(dodged=True)) == [
            (3, "CON-DODGE-3"),
            (-1, "CON-CARD-precision"),
        ]

    @pytest.mark.rule("CON-CARD-tir-instinctif")
    @pytest.mark.parametrize(
        ("turn", "needed"), [({}, 4), ({"covered": 5}, 4), ({"covered": 5, "marks": ("rapid",)}, 5)]
    )
    def test_instinctive_fire_has_no_penalty_for_moving(self, turn, needed):
        assert total(shooter(key=archer(abilities=("tir-instinctif",)), **turn), foe()) == needed


@pytest.mark.rule("CON-SHOOT-7")
def test_what_is_known_before_measuring():
    state = battle(shooter(), foe(dodged=True))
    one, two = state.figures
    found = [difficulty_in(state, one, two, ("static",), band) for band in ("short", "medium")]
    assert [one.total for one in found] == [7, 10]
    assert difficulty_in(state, one, two, ("static",), "long") is None


@pytest.mark.rule("CON-SHOOT-12")
@pytest.mark.parametrize(("die", "struck"), [(1, ()), (2, ()), (3, (2,))])
def test_a_shot_hands_down_whom_it_strikes_perhaps_nobody(die, struck):
    GIVEN.clear()
    bow = man(0, 30, 50, key=card(shooting=3, equipment=("long-bow",)))
    step = ShotTest(1, 2, 6)
    run(battle(bow, man(1, 30, 40), agenda=(step, Catch(), Stop())), [die])
    assert given() == struck
