"""What models, attacks and dangers are worth to a bot, to the last digit."""

import pytest

from slagveld.games.little_carnage.bots.tactics import LittleCarnageTactics
from slagveld.games.little_carnage.bots.worth import (
    FAR,
    apart,
    comers,
    danger,
    harm,
    held_worth,
    joined,
    kept,
    life,
    named,
    nearest,
    nerve,
    onslaught,
    passing,
    price,
    reach_of,
    share_lost,
    value_of,
)
from slagveld.games.little_carnage.core.state import Points
from slagveld.games.little_carnage.march.drill import gap_of, least_gap
from slagveld.games.little_carnage.odds.attacks import Pool
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles
from slagveld.kernel.state import Outcome
from slagveld.record import replace
from slagveld.texts import Text
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, battle, box, card, troop

close = pytest.approx

PLAIN = 21.0
"""Price of the usual card: 0.35 × (3 × 9 + 2 × 11 + 6 + 5)."""

worth = LittleCarnageTactics().worth


def pool(**values):
    return Pool(**{"open": 0, "defence": 0, "strength": 3, "resistance": 3, **values})


class TestModels:
    """What they are worth."""

    def test_a_model_costs_what_its_card_says(self):
        assert price(card()) == PLAIN

    @pytest.mark.parametrize(
        ("left", "wounds", "part"), [(2, 2, 1.0), (1, 2, 0.7), (0, 2, 0.0), (-1, 2, 0.0)]
    )
    def test_the_living_keep_a_part_whatever_their_wounds(self, left, wounds, part):
        assert kept(left, wounds) == close(part)

    def test_a_hurt_model_is_worth_less(self):
        state = battle(troop(0, (5, 5), (6, 5), hurt={1: 1}), troop(1, (20, 20)))
        one, two = state.models_of(101)
        assert (life(state, one), life(state, two)) == (PLAIN, close(0.7 * PLAIN))

    def test_a_model_on_which_the_battle_hangs_is_worth_more(self):
        state = battle(troop(0, (5, 5)), troop(1, (20, 20)), scenario="protect-the-border")
        state = state.noted("warlord-model", 1)
        assert 1 in named(state)
        assert value_of(state, state.models_of(101)[0]) == PLAIN + 80.0
        assert value_of(state, state.models_of(102)[0]) == PLAIN

    def test_worth_is_own_life_less_that_of_the_enemy(self):
        state = battle(troop(0, (5, 5), (6, 5)), troop(1, (20, 20), hurt={0: 1}))
        assert worth(state, 0) == close(1.3 * PLAIN)
        assert worth(state, 1) == close(-1.3 * PLAIN)

    def test_frightened_regiments_count_less(self):
        state = battle(troop(0, (5, 5), frightened_by=(102,)), troop(1, (20, 20)))
        assert worth(state, 0) == close(0.85 * PLAIN - PLAIN)

    def test_victory_points_and_held_rounds_count(self):
        state = battle(troop(0, (5, 5)), troop(1, (20, 20)), scenario="attack-on-gruenwald")
        one = replace(state, points=(Points(1, 1, "elder-lives"),))
        assert worth(one, 1) == 25.0
        assert worth(one, 0) == -25.0
        held = next(row for row in battles()[state.scenario].victory if row.kind == "hold")
        gain = 2 * 25.0 * held.points / held.rounds
        assert worth(state.noted(held.key, 1), 0) == close(gain)
        assert worth(state.noted(held.key, 1), 1) == close(-gain)

    def test_the_end_decides(self):
        state = battle(troop(0, (5, 5)), troop(1, (20, 20)))
        ended = Outcome(winners=(1,), reason=Text("end-agreed"), rule="LC-4-1", scores=(0, 1))
        over = replace(state, outcome=ended)
        assert (worth(over, 0), worth(over, 1)) == (-10_000.0, 10_000.0)
        drawn = replace(ended, winners=())
        assert worth(replace(state, outcome=drawn), 0) == 0.0

    def test_an_area_is_worth_its_points_twice_as_much_where_it_wins(self):
        rows = battles()["advance-into-enemy-land"].victory
        kept = next(row for row in rows if row.key == "pass-kept")
        assert held_worth(kept) == 25.0
        assert held_worth(replace(kept, points=3, wins=True)) == 150.0
        assert held_worth(replace(kept, points=0)) == 25.0, "one at least"


class TestAttacks:
    """What they cost."""

    def test_one_sure_die_takes_a_wound(self):
        assert share_lost(pool(sure=1, wounds=2, most=2), 2) == close(0.3)
        assert share_lost(pool(sure=2, wounds=2, most=2), 2) == close(1.0)
        assert share_lost(pool(sure=1, wounds=1, most=1), 2) == close(0.7)

    def test_a_die_against_a_die(self):
        assert share_lost(pool(open=1, defence=1, wounds=1, most=1), 1) == close(5 / 12)

    def test_harm_is_measured_by_the_price(self):
        state = battle(troop(0, (5, 5)), troop(1, (20, 20)))
        target = state.models_of(102)[0]
        assert harm(state, pool(sure=2, wounds=2, most=2), target) == PLAIN
        assert harm(state, pool(wounds=2, most=2), target) == 0.0

    def test_parts_of_an_attack_are_joined(self):
        front = pool(open=3, defence=2, wounds=2, most=2, swordsmanship=True)
        behind = pool(rear=2, sure=1, wounds=2, most=2)
        both = joined(front, behind)
        assert both == pool(open=3, rear=2, sure=1, defence=2, wounds=2, most=2, swordsmanship=True)
        assert joined(behind, front).defence == 2

    @pytest.mark.parametrize(
        ("dice", "need", "chance"), [(3, 0, 1.0), (1, 1, 1 / 6), (2, 1, 11 / 36), (1, 2, 0.0)]
    )
    def test_a_fear_test_is_passed_by_shields(self, dice, need, chance):
        assert passing(dice, need) == close(chance)

    def test_nerve_fails_only_before_the_feared(self):
        state = battle(troop(0, (5, 5)), troop(1, (20, 20), card=card(fear=1)))
        own, foe = state.regiments
        assert nerve(state, own, foe) == close(1 / 6)
        assert nerve(state, foe, own) == 1.0
        brave = state.did(101, passed=(102,))
        assert nerve(brave, brave.regiment(101), foe) == 1.0


class TestThreats:
    """Who could do harm."""

    def test_gaps_are_between_bases(self):
        state = battle(troop(0, (5, 5)), troop(1, (5, 10)))
        one, other = state.field.stands
        assert gap_of(one, other) == 1000.0
        assert gap_of(one, one) == 0.0
        assert apart(state, *state.regiments) == 1000.0

    def test_the_least_gap_is_that_of_the_nearest_two(self):
        state = battle(troop(0, (5, 5), (8, 6)), troop(1, (5, 12), (14, 30), (3, 9)))
        mine, theirs = state.stands_of(101), state.stands_of(102)
        exact = min([gap_of(one, other) for one in mine for other in theirs])
        assert least_gap(mine, theirs) == exact > 0.0
        assert least_gap(mine, mine) == 0.0
        assert least_gap(mine, []) == least_gap([], theirs) == 0.0

    def test_the_nearest_pair_counts(self):
        state = battle(troop(0, (5, 5), (5, 6)), troop(1, (5, 10), (5, 11)))
        found = nearest(state.stands_of(101), state.stands_of(102))
        assert (found[0], found[1].id, found[2].id) == (750.0, 2, 3)
        assert nearest((), state.field.stands) is None

    def test_nobody_is_far_away(self):
        state = battle(troop(0, (5, 5)), troop(1, (5, 10)))
        gone = replace(state.regiment(102), id=999)
        assert apart(state, state.regiment(101), gone) == FAR

    def test_reach_is_agility_and_range(self):
        foes = [troop(1, (5, 10), card=card(**more)) for more in ({}, {"ranged": True})]
        state = battle(troop(0, (5, 5), card=card(war_machine=True)), *foes)
        assert [reach_of(regiment) for regiment in state.regiments] == [0, 1250, 3250]

    def test_danger_comes_from_those_in_reach(self):
        state = battle(troop(0, (5, 5, SOUTH)), troop(1, (5, 11, NORTH)))
        blow = harm(state, pool(open=3, defence=2, wounds=2, most=2), state.models_of(101)[0])
        assert danger(state, state.regiment(101)) == close(blow)
        far = battle(troop(0, (5, 5, SOUTH)), troop(1, (5, 11.01, NORTH)))
        assert danger(far, far.regiment(101)) == 0.0
        assert comers(state, state.regiment(101))
        assert not comers(far, far.regiment(101))

    def test_those_who_have_acted_may_come_first_again(self):
        state = battle(troop(0, (5, 5, SOUTH)), troop(1, (5, 11, NORTH), activated=True))
        blow = harm(state, pool(open=3, defence=2, wounds=2, most=2), state.models_of(101)[0])
        assert danger(state, state.regiment(101)) == close(blow / 2)
        assert not comers(state, state.regiment(101))

    def test_a_bared_back_has_no_defence(self):
        state = battle(troop(0, (5, 5, NORTH)), troop(1, (5, 11, NORTH)))
        blow = harm(state, pool(rear=3, wounds=2, most=2), state.models_of(101)[0])
        assert danger(state, state.regiment(101)) == close(blow)
        flank = battle(troop(0, (5, 5, EAST)), troop(1, (5, 11, NORTH)))
        assert danger(flank, flank.regiment(101)) < danger(state, state.regiment(101))

    def test_cover_is_a_die(self):
        wall = box(1, "hedge", 4, 7, 2, 0.2)
        state = battle(troop(0, (5, 5, SOUTH)), troop(1, (5, 11, NORTH)), terrain=(wall,))
        blow = harm(state, pool(open=3, defence=3, wounds=2, most=2), state.models_of(101)[0])
        assert danger(state, state.regiment(101)) == close(blow)

    def test_three_strike_abreast_and_grey_dice_help(self):
        foes = troop(1, (5, 10), (6, 10), (7, 10), (8, 10))
        state = battle(troop(0, (5, 5), card=card(full_defence=2)), foes)
        foe, victim = state.regiment(102), state.models_of(101)[0]
        plain = harm(state, pool(open=9, defence=2, wounds=2, most=2), victim)
        full = harm(state, pool(open=9, defence=4, wounds=2, most=2), victim)
        assert onslaught(state, foe, victim) == close(plain)
        assert onslaught(state, foe, victim, full=True) == close(full)

    def test_who_rages_does_not_defend(self):
        state = battle(troop(0, (5, 5), card=card(berserker=True), berserk=True), troop(1, (5, 10)))
        victim = state.models_of(101)[0]
        blow = harm(state, pool(open=3, wounds=2, most=2), victim)
        assert onslaught(state, state.regiment(102), victim) == close(blow)

    def test_both_sides_have_enemies(self):
        state = battle(troop(0, (5, 5, SOUTH)), troop(1, (5, 11, NORTH)))
        blow = harm(state, pool(open=3, defence=2, wounds=2, most=2), state.models_of(102)[0])
        assert danger(state, state.regiment(102)) == close(blow)
        assert comers(state, state.regiment(102)) == [state.regiment(101)]

    def test_of_equal_pairs_the_first_counts(self):
        state = battle(troop(0, (5, 5), (7, 5)), troop(1, (5, 8), (7, 8)))
        found = nearest(state.stands_of(101), state.stands_of(102))
        assert (found[1].id, found[2].id) == (1, 3)
        crossed = nearest(state.stands_of(101)[::-1], state.stands_of(102)[::-1])
        assert (crossed[1].id, crossed[2].id) == (1, 3)
        between = battle(troop(0, (6, 5)), troop(1, (7, 8), (5, 8)))
        assert nearest(between.stands_of(101), between.stands_of(102)[::-1])[2].id == 2

    def test_nobody_left_strikes_nobody(self):
        state = battle(troop(0, (5, 5)), troop(1, (5, 10)))
        gone = replace(state.regiment(102), id=999)
        assert onslaught(state, gone, state.models_of(101)[0]) == 0.0

    @pytest.mark.parametrize(
        ("skills", "feared"), [({}, False), ({"ranged": True}, True), ({"flying": True}, True)]
    )
    def test_on_a_roof_only_arrows_and_wings_are_to_fear(self, skills, feared):
        tower = box(1, "tower", 8, 13, 4, 4, height=5)
        foe = troop(1, (10, 11, SOUTH), card=card(**skills))
        state = battle(troop(0, (10, 13.6, NORTH), z=5), foe, terrain=(tower,))
        assert (danger(state, state.regiment(101)) > 0.0) is feared
