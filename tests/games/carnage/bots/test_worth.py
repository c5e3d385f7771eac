"""What units are worth, and what fights between them bring on average."""

import pytest

from slagveld.games.carnage.bots.worth import (
    Fronts,
    care,
    duel,
    gain_worth,
    is_late,
    is_screened,
    life_worth,
    likely_fronts,
    loss_worth,
    melee_rate,
    opposition,
    rate,
    strength,
    threat,
    worth_of,
)
from slagveld.games.carnage.core.state import Options
from slagveld.kernel.state import Outcome
from slagveld.kit.tactics import VICTORY
from slagveld.record import replace
from slagveld.texts import Text
from tests.games.carnage.battle import ARCHER, COW, HERO, NORTH, RIDER, SOUTH, battle, profile, unit
from tests.games.carnage.plotting import TACTICS, channeller


class TestWorth:
    """Points of the worksheet."""

    def test_a_unit_is_worth_its_price_less_its_wounds(self):
        state = battle(unit(0, 50, 50, count=4), unit(0, 90, 50, of=RIDER, lives=[2, 1, 1]))
        foot, riders = state.units
        assert life_worth(foot) == 10
        assert worth_of(foot) == 40
        assert life_worth(riders) == pytest.approx((14 + 0.75 * 14 * 2 + 5) / 2)
        assert worth_of(riders) == pytest.approx(4 * life_worth(riders))

    def test_beaten_units_count_little(self):
        two, three = battle(unit(0, 50, 50, count=2), unit(0, 90, 50, count=3)).units
        assert (worth_of(two), worth_of(three)) == (pytest.approx(6), 30)

    def test_a_mage_is_worth_the_magic_he_has_left(self):
        full, spent = battle(channeller(0, 50, 50), channeller(0, 90, 50, points=4)).units
        assert worth_of(full) - worth_of(spent) == pytest.approx(60)

    def test_neutralising_is_worth_more_than_the_wounds(self):
        (four,) = battle(unit(0, 50, 50, count=4)).units
        assert loss_worth(four, 1) == 10
        assert loss_worth(four, 2) == pytest.approx(20 + 0.7 * 20)
        assert loss_worth(four, 9) == 40
        (two,) = battle(unit(0, 50, 50, count=2)).units
        assert loss_worth(two, 1) == pytest.approx(3)

    def test_killing_a_hero_is_worth_more_than_his_last_wound(self):
        (hero,) = battle(unit(0, 50, 50, count=1, of=HERO)).units
        each = life_worth(hero)
        assert loss_worth(hero, 4.9) == pytest.approx(4.9 * each)
        assert loss_worth(hero, 5) == pytest.approx(7.5 * each)

    @pytest.mark.parametrize(("sound", "times"), [(4, 1.0), (3, 1.4), (2, 1.8), (1, 2.2)])
    def test_the_last_sound_units_of_a_side_are_dear(self, sound, times):
        units = [unit(1, 20 + 20 * n, 50) for n in range(sound)]
        state = battle(*units, unit(1, 150, 90, count=1))
        assert gain_worth(state, state.units[0], 1) == pytest.approx(10 * times)
        assert gain_worth(state, state.units[-1], 1) == pytest.approx(3)

    def test_a_side_stands_as_its_units_do(self):
        state = battle(
            unit(0, 50, 50, count=5),
            unit(1, 90, 50, count=3),
            unit(-1, 20, 20, count=1, of=COW, side=1),
        )
        assert (strength(state, 0), opposition(state, 0)) == (50, 30)
        assert TACTICS.worth(state, 0) == 20
        assert TACTICS.worth(state, 1) == -20

    def test_the_end_decides(self):
        def over(*winners):
            outcome = Outcome(winners=winners, reason=Text("x"), rule="CAR-16-end")
            return replace(battle(unit(0, 50, 50)), outcome=outcome)

        assert [TACTICS.worth(over(0), seat) for seat in (0, 1)] == [VICTORY, -VICTORY]
        assert TACTICS.worth(over(), 0) == 0

    def test_the_stronger_cares_less_for_losses_and_all_do_near_the_end(self):
        even = battle(unit(0, 50, 50), unit(1, 90, 50))
        assert care(even, 0) == 1
        strong = battle(unit(0, 50, 50, count=10), unit(1, 90, 50, count=9))
        assert (care(strong, 0), care(strong, 1)) == (0.9, pytest.approx(10 / 9))
        crushing = battle(unit(0, 50, 50, count=20), unit(1, 90, 50, count=3))
        assert (care(crushing, 0), care(crushing, 1)) == (0.8, 1.2)
        late = battle(unit(0, 50, 50), unit(1, 90, 50), round=10, options=Options(rounds=12))
        assert care(late, 0) == pytest.approx(0.7)

    @pytest.mark.parametrize(
        ("number", "last", "late"), [(9, 12, False), (10, 12, True), (10, 0, False)]
    )
    def test_the_last_three_rounds_are_late(self, number, last, late):
        assert is_late(battle(round=number, options=Options(rounds=last))) == late


class TestChances:
    """Expected wounds by closed formulas."""

    def test_a_figure_wounds_by_the_two_tables(self):
        state = battle(unit(0, 50, 50), unit(1, 90, 50), unit(1, 130, 50, of=RIDER))
        foot, foe, rider = state.units
        assert rate(state, foot, foe, "melee") == pytest.approx(0.4 * 0.6)
        assert rate(state, foot, foe, "charge") == pytest.approx(0.5 * 0.6)
        assert rate(state, rider, foe, "melee") == pytest.approx(2 * 0.5 * 0.7)
        assert rate(state, foot, rider, "indirect") == pytest.approx(0.3 * 0.4)

    def test_the_pearl_counts_in_its_round(self):
        state = battle(unit(0, 50, 50), unit(1, 90, 50), pearl="armageddon")
        foot, foe = state.units
        assert rate(state, foot, foe, "melee") == pytest.approx(2 * 0.4 * 0.8)
        disaster = battle(unit(0, 50, 50), unit(1, 90, 50), pearl="disaster")
        assert melee_rate(disaster, foot, foe) == 0
        assert melee_rate(disaster, foe, foot) == pytest.approx(0.24)

    def test_fronts_that_meet_reach_one_figure_past_each_end(self):
        wide, narrow = battle(unit(0, 50, 50, count=9), unit(1, 50, 90, count=3)).units
        assert likely_fronts(wide, narrow) == Fronts(4, 3)
        assert likely_fronts(narrow, wide) == Fronts(3, 4)

    def test_a_duel_is_worth_what_it_takes_less_what_it_costs(self):
        state = battle(
            unit(0, 50, 50), unit(1, 90, 50), *[unit(1, 20, 20 + 20 * n) for n in range(3)]
        )
        foot, foe = state.units[:2]
        plain = duel(state, foot, foe, Fronts(5, 5), charge=False)
        assert plain == pytest.approx(0)
        charge = duel(state, foot, foe, Fronts(5, 5), charge=True, weight=0.0)
        assert charge == pytest.approx(10 * (5 * 0.3 + 4 * 0.24) + 0.7 * 10 * (5 - 2.46))

    def test_a_free_shot_is_feared(self):
        state = battle(
            unit(0, 50, 50),
            unit(1, 90, 50, of=ARCHER),
            unit(1, 130, 50, of=profile(ARCHER, bow=False)),
        )
        foot, bows, hands = state.units
        assert duel(state, foot, bows, Fronts(5, 5), charge=True) < duel(
            state, foot, hands, Fronts(5, 5), charge=True
        )

    def test_a_target_that_fights_others_divides_its_blows(self):
        free = battle(unit(0, 50, 50), unit(1, 50, 80), unit(0, 150, 150))
        busy = battle(unit(0, 50, 50), unit(1, 50, 80), unit(0, 50, 82.5, NORTH))
        alone = duel(free, free.unit(1), free.unit(2), Fronts(5, 5), charge=False)
        shared = duel(busy, busy.unit(1), busy.unit(2), Fronts(5, 5), charge=False)
        assert shared > alone

    def test_a_threat_is_an_enemy_near_and_free_to_charge(self):
        near = battle(unit(0, 50, 50, of=ARCHER), unit(1, 50, 82, NORTH, count=10, files=5))
        assert threat(near, near.unit(1), near.unit(2)) > 0
        far = battle(unit(0, 50, 50, of=ARCHER), unit(1, 50, 83, NORTH, count=10, files=5))
        assert threat(far, far.unit(1), far.unit(2)) == 0

    def test_friends_between_screen(self):
        units = [unit(0, 50, 50, of=ARCHER), unit(1, 50, 75, NORTH, count=10, files=5)]
        bare = battle(*units)
        screened = battle(*units, unit(0, 50, 62, SOUTH))
        beside = battle(*units, unit(0, 90, 62, SOUTH))
        assert [is_screened(s, s.unit(1), s.unit(2)) for s in (bare, screened, beside)] == [
            False,
            True,
            False,
        ]
        open_threat = threat(beside, beside.unit(1), beside.unit(2))
        assert threat(screened, screened.unit(1), screened.unit(2)) == pytest.approx(
            0.2 * open_threat
        )
