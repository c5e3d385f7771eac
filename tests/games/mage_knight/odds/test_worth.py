"""What warriors, objectives and attacks are worth to a bot, to the last digit."""

import pytest

from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.bots.tactics import MageKnightTactics
from slagveld.games.mage_knight.core.state import Fallen, Options
from slagveld.games.mage_knight.odds.named_odds import Blow
from slagveld.games.mage_knight.odds.worth import (
    attack_worth,
    estimate,
    hits,
    is_behind,
    life,
    lives_of,
    loss,
    mending,
    prize,
    promise,
    shared_worth,
    success,
    worth,
)
from slagveld.kernel.state import Outcome
from slagveld.record import replace
from slagveld.texts import Text
from tests.games.mage_knight.battle import BASE, NORTH, SOUTH, battle, man, plain, warrior

close = pytest.approx


def pair(one=None, other=None, **more):
    """Two enemies in contact, each before the other's front."""
    men = (man(0, 10, 10, NORTH, key=one, **more), man(1, 10, 10 - BASE, SOUTH, key=other))
    state = battle(*men)
    return state, *state.fighters


class TestLives:
    """The worth of a dial."""

    def test_it_falls_click_by_click_and_a_third_hangs_on_the_last(self):
        _, one, _ = pair()
        assert lives_of(one.warrior) == close((20.0, 17.4, 14.8, 12.2, 9.6, 0.0))

    def test_a_demoralized_click_is_worth_little(self):
        key = warrior("weak heart", {}, {}, {"abilities": ("demoralized",)})
        _, one, _ = pair(key)
        assert lives_of(one.warrior) == close(
            (20.0, 20 * (0.35 + 0.65 * 1.3 / 2.3), 20 * (0.35 * 0.3 + 0.65 * 0.3 / 2.3), 0.0)
        )

    def test_losses_end_with_the_dial(self):
        _, one, _ = pair(turned=3)
        assert life(one) == close(12.2)
        assert loss(one, 1) == close(2.6)
        assert loss(one, 2) == loss(one, 9) == close(12.2)

    def test_healing_ends_at_the_start(self):
        _, one, _ = pair(turned=2)
        assert mending(one, 1) == close(2.6)
        assert mending(one, 6) == close(5.2)
        assert mending(pair()[1], 3) == 0.0


class TestPrizes:
    """Objectives are worth more towards the end."""

    @pytest.mark.parametrize(
        ("number", "rounds", "value"), [(1, 10, 19.0), (5, 10, 55.0), (10, 10, 100.0), (3, 0, 55.0)]
    )
    def test_by_the_round(self, number, rounds, value):
        state = battle(man(0, 10, 10), round=number, options=Options(rounds=rounds))
        assert prize(state) == close(value)

    def test_by_the_build_total(self):
        options = Options(rounds=10)
        assert prize(battle(man(0, 9, 9), total=400, round=10, options=options)) == close(200.0)


class TestWorth:
    """How a side stands."""

    def test_warriors_against_warriors(self):
        state = battle(man(0, 10, 10), man(0, 20, 20), man(1, 30, 30, turned=1))
        assert worth(state, 0) == close(40 - 17.4)
        assert worth(state, 1) == close(17.4 - 40)

    def test_a_captive_counts_a_quarter_and_its_captor_less(self):
        state = battle(man(0, 10, 10, captive=2), man(1, 10, 10 + BASE, captor=1))
        assert worth(state, 0) == close(20 * 0.75 - 20 * 0.25)

    def test_objectives_by_their_holders(self):
        spots = ((5, 5, 0), (15, 15, 0), (25, 25, 1), (30, 5))
        state = battle(man(0, 10, 10), man(1, 20, 20), objectives=spots, options=Options(rounds=1))
        assert worth(state, 0) == close(100.0)
        assert worth(state, 1) == close(-100.0)

    def test_items_in_hand_count_half_their_points(self):
        state = battle(man(0, 10, 10, items=("dragonstar",)), man(1, 20, 20))
        assert worth(state, 0) == close(6.0)

    def test_eliminations_count_a_little_for_who_made_them(self):
        state = battle(man(0, 10, 10), man(1, 20, 20), man(1, 30, 30))
        fallen = state.fighters[2]
        after = replace(state.without(3), fallen=(Fallen(fallen, 0),))
        assert worth(after, 0) == close(2.0)
        nobody = replace(after, fallen=(Fallen(fallen, -1),))
        assert worth(nobody, 0) == close(0.0)

    def test_a_battle_that_is_over_counts_for_everything(self):
        state = battle(man(0, 10, 10), man(1, 20, 20))
        for winners, value in (((0,), 10_000), ((1,), -10_000), ((), 0)):
            outcome = Outcome(winners=winners, reason=Text("end-agreed"), rule="MK-END-1")
            assert MageKnightTactics().worth(replace(state, outcome=outcome), 0) == value

    def test_who_is_behind_now(self):
        state = battle(man(0, 10, 10), man(1, 20, 20), objectives=((5, 5, 1),))
        assert is_behind(state, 0)
        assert not is_behind(state, 1)
        assert not is_behind(battle(man(0, 10, 10), man(1, 20, 20)), 0), "a draw is no defeat"


class TestAttacks:
    """Expected values by the 36 throws."""

    @pytest.mark.parametrize(
        ("attack", "defense", "ways"),
        [(9, 15, 25), (9, 12, 34), (9, 20, 2), (9, 21, 0), (9, 5, 34), (10, 20, 5)],
    )
    def test_hits_without_the_critical_one(self, attack, defense, ways):
        assert hits(attack, defense) == ways

    def test_the_chance_of_success_has_the_critical_hit_and_the_dodge(self):
        assert success(Blow(attack=9, defense=15)) == close(26 / 36)
        assert success(Blow(attack=9, defense=15, dodge=3)) == close(13 / 36)

    def test_a_plain_blow(self):
        _, one, other = pair()
        blow = Blow(attack=9, defense=15, damage=2)
        assert promise(blow, one, other) == close((25 * 5.2 + 7.8 - 2.6) / 36)

    def test_reduction_smite_and_retaliation(self):
        _, one, other = pair()
        blow = Blow(attack=9, defense=15, damage=2, reduction=1)
        assert promise(blow, one, other) == close((25 * 2.6 + 5.2 - 2.6) / 36)
        blow = Blow(attack=9, defense=15, damage=2, reduction=2, smite=1)
        assert promise(blow, one, other) == close((5.2 - 2.6) / 36), "only the critical hit hurts"
        blow = Blow(attack=9, defense=15, damage=2, retaliation=1)
        assert promise(blow, one, other) == close((25 * 2.6 + 5.2 - 2.6) / 36)
        blow = Blow(attack=9, defense=15, damage=2, dodge=3)
        assert promise(blow, one, other) == close(((25 * 5.2 + 7.8) / 2 - 2.6) / 36)

    def test_a_die_in_place_of_the_damage(self):
        _, one, other = pair()
        blow = Blow(attack=9, defense=15, die=True)
        dealt = [2.6, 5.2, 7.8, 10.4, 20.0, 20.0]
        critical = [5.2, 7.8, 10.4, 20.0, 20.0, 20.0]
        expected = (25 * sum(dealt) / 6 + sum(critical) / 6 - 2.6) / 36
        assert promise(blow, one, other) == close(expected)

    def test_vampirism_heals_its_bearer(self):
        thirsty = plain(abilities=("vampirism",))
        _, one, other = pair(thirsty, turned=2)
        blow = Blow(attack=9, defense=15, damage=2)
        assert promise(blow, one, other) == close((25 * 7.8 + 10.4 - 2.6) / 36)

    def test_a_strike_as_everything_stands(self):
        state, _, _ = pair()
        attack = Attack(attacker=1, kind="close", targets=(2,))
        assert attack_worth(state, attack) == close((25 * 5.2 + 7.8 - 2.6) / 36)

    def test_a_capture_is_worth_what_the_captive_is_less_the_burden(self):
        state, _, _ = pair()
        attack = Attack(attacker=1, kind="close", targets=(2,), capture=True)
        assert attack_worth(state, attack) == close((hits(6, 15) + 1) / 36 * (15 - 5))

    def test_an_execution_sets_the_captor_free(self):
        state = battle(man(0, 10, 10, captive=2), man(1, 10, 10 - BASE, SOUTH, captor=1))
        attack = Attack(attacker=1, kind="close", targets=(2,), execution=True)
        assert attack_worth(state, attack) == close((hits(6, 15) + 1) / 36 * (2 + 5))

    def test_a_sweep_counts_all_it_strikes_and_own_men_against_it(self):
        sweeper = plain(abilities=("flame-lightning",), range=10, attack_type="bow")
        state = battle(
            man(0, 10, 20, NORTH, key=sweeper),
            man(1, 10, 12),
            man(1, 10 + BASE, 12),
            man(0, 10, 12 - BASE),
        )
        far = Attack(attacker=1, kind="ranged", targets=(2, 3, 4), mode="flame-lightning")
        alone = Attack(attacker=1, kind="ranged", targets=(2,), mode="flame-lightning")
        two = Attack(attacker=1, kind="ranged", targets=(2, 3), mode="flame-lightning")
        single = attack_worth(state, alone)
        assert single > 0
        both = attack_worth(state, two)
        assert both == close(2 * single)
        assert attack_worth(state, far) == close(both - 1.3 * single)

    def test_healing_is_worth_what_it_turns_back(self):
        healer = plain(abilities=("healing",), damage=3)
        state = battle(man(0, 10, 10, NORTH, key=healer), man(0, 10, 10 - BASE, SOUTH, turned=2))
        attack = Attack(attacker=1, kind="close", targets=(2,), mode="healing", heals="value")
        assert attack_worth(state, attack) == close((25 * 5.2 + 5.2 - 2.6) / 36)
        attack = Attack(attacker=1, kind="close", targets=(2,), mode="healing", heals="die")
        dice = (2.6 + 5 * 5.2) / 6
        assert attack_worth(state, attack) == close((25 * dice + 5.2 - 2.6) / 36)

    def test_damage_on_several_goes_where_it_costs_most(self):
        archer = plain(range=10, ranged_damage=2, attack_type="bow", arrows=2)
        state = battle(
            man(0, 18, 20, NORTH, key=archer),
            man(1, 16, 12, SOUTH, turned=4),
            man(1, 20, 12, SOUTH),
        )
        attack = Attack(attacker=1, kind="ranged", targets=(2, 3))
        best = 9.6 + 2.6
        assert shared_worth(state, attack) == close((25 * best + 9.6 + 7.8 - 2.6) / 36), (
            "one extra for each"
        )
        assert attack_worth(state, attack) == shared_worth(state, attack)

    def test_only_those_hit_share(self):
        archer = plain(range=10, ranged_damage=2, attack_type="bow", arrows=2)
        shy = plain(defense=19)
        state = battle(
            man(0, 18, 20, NORTH, key=archer), man(1, 16, 12, SOUTH), man(1, 20, 12, SOUTH, key=shy)
        )
        attack = Attack(attacker=1, kind="ranged", targets=(2, 3))
        twelve = 2.6 + 7.8  # one of them takes the two points
        expected = (25 * 5.2 + twelve - 2.6) / 36
        assert shared_worth(state, attack) == close(expected)

    def test_freezing_and_confusing_are_worth_something_besides(self):
        for ability, expected in (
            ("magic-freeze", 25 * 2.6 + 5.2 - 2.6 + 26 * 0.12 * 20),
            ("magic-confusion", 26 * 0.15 * 20 - 2.6),
        ):
            caster = plain(abilities=(ability,), range=10, ranged_damage=2, attack_type="wand")
            state = battle(man(0, 18, 20, NORTH, key=caster), man(1, 18, 12, SOUTH))
            attack = Attack(attacker=1, kind="ranged", targets=(2,), mode=ability)
            assert attack_worth(state, attack) == close(expected / 36), ability


class TestEstimates:
    """From the dials alone."""

    def test_as_the_exact_value_where_nothing_else_counts(self):
        _, one, other = pair()
        assert estimate(one, other, "close") == close((25 * 5.2 + 7.8 - 2.6) / 36)
        assert estimate(one, other, "ranged") == 0.0

    def test_from_behind_it_is_easier(self):
        _, one, other = pair()
        assert estimate(one, other, "close", rear=True) == close((29 * 5.2 + 7.8 - 2.6) / 36)

    def test_captors_and_captives_do_nothing(self):
        state = battle(man(0, 10, 10, captive=2), man(1, 10, 10 - BASE, captor=1), man(1, 12, 12))
        captor, captive, third = state.fighters
        assert estimate(captor, third, "close") == 0.0
        assert estimate(captive, captor, "close") == 0.0
        assert estimate(third, captive, "close") == 0.0

    def test_abilities_of_both_count(self):
        state, one, _ = pair()
        usual = estimate(one, state.fighters[1], "close")
        for abilities, less in (
            (("toughness",), True),
            (("dodge",), True),
            (("battle-armor",), False),
        ):
            _, one, other = pair(None, plain(abilities=abilities))
            found = estimate(one, other, "close")
            assert (found < usual) is less, abilities
        _, one, other = pair(plain(abilities=("smite",)))
        assert estimate(one, other, "close") == close((25 * 7.8 + 10.4 - 2.6) / 36)
        _, one, other = pair(plain(abilities=("demoralized",)))
        assert estimate(one, other, "close") == 0.0

    def test_bows_and_wands(self):
        bow = plain(range=10, ranged_damage=3, attack_type="bow", attack_bonus=1)
        _, one, other = pair(bow)
        assert estimate(one, other, "ranged") == close((29 * 7.8 + 10.4 - 2.6) / 36)
        assert estimate(one, other, "close") == close((25 * 5.2 + 7.8 - 2.6) / 36), "no sword"
        wand = plain(range=10, ranged_damage=2, attack_type="wand")
        immune = plain(defense_type="magic-immune")
        _, one, other = pair(wand, immune)
        assert estimate(one, other, "ranged") == 0.0
        _, one, other = pair(wand, plain(abilities=("limited-invisibility",)))
        assert estimate(one, other, "ranged") == 0.0
        _, one, other = pair(
            plain(range=10, ranged_damage=2, attack_type="bow", abilities=("battle-fury",))
        )
        assert estimate(one, other, "ranged") in (0.0, close((25 * 5.2 + 7.8 - 2.6) / 36))
