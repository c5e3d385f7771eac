"""What figures, blows and fights are worth to a bot, to the last digit."""

import pytest
from msgspec import UNSET

from slagveld.games.confrontation.bots.sense import (
    armed,
    balances,
    dice_count,
    divisions,
    exchange,
    first_chance,
    prospect,
    storm,
)
from slagveld.games.confrontation.bots.tactics import ConfrontationTactics
from slagveld.games.confrontation.bots.worth import (
    Stance,
    best_blows,
    chance,
    killed_in,
    landed,
    life,
    loss_of,
    mark_worth,
    rolled_on,
    stance_of,
    struck,
    wounded,
    wounded_by,
)
from slagveld.games.confrontation.core.bout import Hand
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.core.state import Prize
from slagveld.games.confrontation.odds import blows as exact
from slagveld.games.confrontation.odds.blows import Guard
from slagveld.kernel.state import Outcome
from slagveld.record import replace
from slagveld.texts import Text
from tests.games.confrontation.battle import battle, card, man

close = pytest.approx

worth = ConfrontationTactics().worth


def stance(**more):
    usual = {
        "attack": 4,
        "defence": 4,
        "strength": 5,
        "dice": 0,
        "resistance": 5,
        "wound": "none",
        "stunned": False,
        "survives": 7,
        "immune": (),
        "striking": (6,),
        "blocking": (6,),
        "points": 20,
    }
    return Stance(**{**usual, **more})


def exactly(striker, count, victim, blocks, threshold):
    """What `struck` should say, by the exact chances."""
    strike = exact.Strike(
        attack=striker.attack,
        threshold=threshold,
        strength=striker.strength,
        dice=striker.dice,
        faces=striker.striking,
    )
    guard = Guard(
        defence=victim.defence,
        dice=blocks,
        resistance=victim.resistance,
        wound=victim.wound,
        stunned=victim.stunned,
        survives=victim.survives,
        immune=victim.immune,
        faces=victim.blocking,
    )
    return {mark: float(part) for mark, part in exact.struck([strike] * count, guard).items()}


def one(**more):
    return battle(man(0, 10, 10, tables=UNSET, **more)).figures[0]


class TestLives:
    """The worth of figures."""

    def test_wounds_take_a_part_of_the_points(self):
        found = [life(one(wound=level)) for level in ("none", "light", "serious", "critical")]
        assert found == close([20.0, 17.0, 13.0, 9.0])

    def test_stun_and_flight_take_a_little_more(self):
        assert life(one(stunned=True)) == close(19.0)
        assert life(one(flight=Flight(5, 9))) == close(12.0)
        assert life(one(wound="light", stunned=True, flight=Flight(5, 9))) == close(9.69)

    def test_the_dying_are_worth_nothing(self):
        assert life(one(wound="critical", dying=True)) == 0.0

    def test_marks_are_parts(self):
        assert mark_worth(("none", False)) == 1.0
        assert mark_worth(("serious", True)) == close(0.6175)
        assert mark_worth(("killed", True)) == 0.0


class TestWorth:
    """How a seat stands."""

    men = (man(0, 10, 10), man(0, 20, 10, wound="light"), man(1, 30, 10, key=card(points=50)))

    def test_own_figures_count_for_it_and_others_against(self):
        state = battle(*self.men)
        assert worth(state, 0) == close(37 - 50)
        assert worth(state, 1) == close(50 - 37)

    def test_the_end_outweighs_everything(self):
        state = battle(*self.men)
        for winners, found in (((0,), (10_000, -10_000)), ((), (0, 0))):
            over = Outcome(winners=winners, reason=Text("x"), rule="SLV-END-1")
            ended = replace(state, outcome=over)
            assert (worth(ended, 0), worth(ended, 1)) == found

    def test_the_prize_counts_for_whoever_carries_it(self):
        lying, carried, taken = (
            battle(*self.men, scenario="prize", objects=(Prize(90, "relic", 0, 0, bearer),))
            for bearer in (0, 1, 3)
        )
        assert worth(lying, 0) == close(-13)
        assert worth(carried, 0) == close(-13 + 60)
        assert worth(taken, 0) == close(-13 - 60)
        assert worth(taken, 1) == close(13 + 60)

    def test_no_object_counts_where_the_battle_is_about_something_else(self):
        state = battle(*self.men, objects=(Prize(90, "relic", 0, 0, 1),))
        assert worth(state, 0) == close(-13)

    def test_whoever_is_across_counts_in_the_crossing(self):
        zones = ((0, 0, 7000, 12000, 9000), (1, 0, 0, 12000, 2000))
        state = battle(*self.men, scenario="crossing", zones=zones)
        assert worth(state, 0) == close(-13 + 0.6 * 40)
        assert worth(state, 1) == close(13 - 0.6 * 40)


class TestBlows:
    """Attacks against one who blocks."""

    def test_a_stance_is_what_counts_in_a_fight(self):
        figure = one(wound="light", charged=-1, afraid=True)
        assert stance_of(figure) == stance(
            attack=1, defence=1, strength=4, wound="light", points=20
        )
        assert stance_of(figure) is stance_of(figure), "kept beside the figure"
        changed = figure.did(charged=0)
        assert stance_of(changed).attack == 2

    def test_equal_stances_are_one_object_whoever_stands_so(self):
        figure = one()
        assert stance_of(figure, Hand(1, attack=2)) is stance_of(figure, Hand(1, defence=2))
        assert stance_of(figure) is stance_of(one())
        hurt = figure.changed(wound="light")
        assert stance_of(hurt) is not stance_of(figure)
        assert stance_of(hurt).wound == "light"

    @pytest.mark.parametrize("count", [1, 2, 3])
    @pytest.mark.parametrize("blocks", [0, 1, 2])
    @pytest.mark.parametrize("threshold", [6, 8, 11])
    def test_fates_are_the_exact_ones(self, count, blocks, threshold):
        striker, victim = stance(attack=3, strength=7), stance(wound="light", points=30)
        start = (((victim.wound, victim.stunned), 1.0),)
        found = dict(struck(striker, count, victim, blocks, threshold, start))
        assert found == close(exactly(striker, count, victim, blocks, threshold))

    def test_faces_strength_dice_and_survival_count(self):
        striker = stance(striking=(5, 6), dice=1)
        victim = stance(survives=5, immune=("head",), blocking=(5, 6), stunned=True)
        found = dict(struck(striker, 2, victim, 1, 9, ((("none", True), 1.0),)))
        assert found == close(exactly(striker, 2, victim, 1, 9))

    def test_a_master_strike_adds_its_bonus_unless_one_is_immune(self):
        plain, proof = stance(), stance(immune=("master-strike",))
        assert rolled_on(plain, plain, 6) == rolled_on(stance(strength=11), plain)
        assert rolled_on(plain, proof, 6) == rolled_on(plain, proof)

    def test_blows_that_land(self):
        assert landed(2, 0.5, 0.0, 0) == close((0.25, 0.5, 0.25))
        assert landed(2, 0.5, 0.5, 1) == close((0.25 + 0.25, 0.25 + 0.125, 0.125))
        assert landed(0, 0.5, 0.5, 1) == (1.0,)

    def test_wounds_add_up(self):
        rolled = (("none", 0.5), ("light", 0.5))
        assert dict(wounded(("none", False), rolled, 2)) == close(
            {("none", False): 0.25, ("light", False): 0.5, ("serious", False): 0.25}
        )

    def test_losses_are_points(self):
        victim = stance(wound="light", points=40)
        fates = ((("light", False), 0.5), (("killed", False), 0.25), (("critical", False), 0.25))
        assert loss_of(victim, fates) == close(40 * (0.85 - 0.5 * 0.85 - 0.25 * 0.45))
        assert killed_in(fates) == 0.25

    def test_one_wound_roll(self):
        victim = stance(resistance=4)
        rolled = dict(rolled_on(stance(strength=6), victim))
        lost = {"stunned": 0.05, "light": 0.15, "serious": 0.35, "critical": 0.55, "killed": 1}
        assert wounded_by(6, victim) == close(20 * sum(lost[k] * v for k, v in rolled.items()))
        assert wounded_by(4, victim, 2) == wounded_by(6, victim)

    @pytest.mark.parametrize("blocks", [0, 1, 2])
    def test_the_best_threshold_is_taken(self, blocks):
        striker, victim = stance(attack=6, strength=8), stance(defence=2)
        least = 8
        rows = []
        for threshold in range(least, 14) if blocks else (least,):
            fates = tuple(exactly(striker, 2, victim, blocks, threshold).items())
            rows.append((loss_of(victim, fates), killed_in(fates)))
        assert best_blows(striker, 2, victim, blocks) == close(max(rows))

    def test_never_below_the_defence_of_one_who_defends(self):
        striker, victim = stance(attack=1), stance(defence=9)
        fates = tuple(exactly(striker, 1, victim, 1, 9).items())
        assert best_blows(striker, 1, victim, 1)[0] == close(loss_of(victim, fates))

    def test_no_attack_costs_nothing(self):
        assert best_blows(stance(), 0, stance(), 1) == (0.0, 0.0)


class TestProspects:
    """Fights before their dice."""

    def test_the_chance_to_strike_first(self):
        assert first_chance(3, 3) == 0.5
        assert first_chance(5, 3) == close(0.78)
        assert first_chance(9, 1) == 0.97
        assert first_chance(1, 9) == 0.03
        assert chance(4) == 0.5

    def test_a_storm_goes_for_the_best_target(self):
        poor, rich = stance(points=5), stance(points=50)
        found = storm(((stance(), 2, 0),), ((poor, 0, 0), (rich, 0, 1)))
        assert found == close(best_blows(stance(), 2, rich, 1))

    def test_several_strike_in_turn_at_what_is_left_of_one(self):
        one, other, victim = stance(strength=9), stance(), stance()
        first = best_blows(one, 2, victim, 1)
        second = best_blows(other, 1, victim, 0)
        found = storm(((one, 2, 0), (other, 1, 1)), ((victim, 0, 1),))
        lives = (1 - first[1]) * (1 - second[1])
        assert found == close((first[0] + second[0] * (1 - first[1]), 1 - lives))

    def test_whoever_is_killed_does_not_strike_back(self):
        strong, weak = ((stance(strength=12), 2, 0),), ((stance(), 1, 1),)
        gain, kills = storm(strong, weak)
        loss, dies = storm(weak, strong)
        assert kills > 0.3
        assert exchange(strong, weak, first=True) == close(gain - loss * (1 - kills))
        assert exchange(strong, weak, first=False) == close(gain * (1 - dies) - loss)

    def test_the_second_to_strike_divides_first(self):
        ways = tuple((stance(), attack, 2 - attack) for attack in range(3))
        own = tuple((way,) for way in ways)
        rows = [[exchange(a, b, first=True) for a in own] for b in own]
        first, second = balances(own, own)
        assert first == close(min(max(row) for row in rows))
        rows = [[exchange(a, b, first=False) for b in own] for a in own]
        assert second == close(max(min(row) for row in rows))
        assert first >= second

    def test_dice_by_numbers(self):
        figure = one()
        assert [dice_count(figure, 1, enemies) for enemies in (1, 2, 3)] == [2, 3, 4]
        assert dice_count(figure, 2, 1) == 2
        born = one(key=card(abilities=("guerrier-ne",)))
        assert (dice_count(born, 1, 1), dice_count(born, 1, 2), dice_count(born, 2, 1)) == (3, 4, 3)

    def test_divisions_keep_to_what_is_allowed(self):
        free, held, mad = one(), one(no_attack=True), one(marks=("fury",))
        assert divisions([free], 1) == tuple(((stance(), n, 2 - n),) for n in range(3))
        assert divisions([held], 1) == (((stance(), 0, 2),),)
        assert divisions([mad], 1) == (((stance(), 2, 0),),)

    def test_what_depends_on_the_dice_is_in_the_stance(self):
        assert armed(one(), 2, 0) == (stance(), 2, 0)
        bold = one(key=card(abilities=("bravoure",)))
        assert armed(bold, 2, 0) == (stance(attack=5), 2, 0)
        assert armed(bold, 1, 1) == (stance(), 1, 1)
        wary = one(key=card(abilities=("parade",)))
        assert armed(wary, 1, 1) == (stance(defence=5), 1, 1)
        assert armed(wary, 2, 0) == (stance(), 2, 0)

    def test_the_stronger_has_the_better_prospect(self):
        strong = card(attack=7, strength=9, initiative=6)
        state = battle(man(0, 10, 10, key=strong), man(1, 12.5, 10), man(1, 30, 10))
        hero, foe, other = state.figures
        assert prospect(state, [hero], [foe]) > 3
        assert prospect(state, [foe], [hero]) < -3
        assert prospect(state, [foe, other], [hero]) > prospect(state, [foe], [hero])
        assert prospect(state, [foe], [other]) == close(0, abs=0.01)

    def test_nobody_promises_nothing(self):
        state = battle(man(0, 10, 10), man(1, 12.5, 10))
        assert prospect(state, [], [state.figures[1]]) == 0.0
        assert prospect(state, [state.figures[0]], []) == 0.0

    def test_initiative_weighs_both_orders(self):
        state = battle(man(0, 10, 10, key=card(initiative=5)), man(1, 12.5, 10))
        hero, foe = state.figures
        ways = divisions([hero], 1)
        first, second = balances(ways, ways)
        mixed = 0.78 * first + 0.22 * second
        assert prospect(state, [hero], [foe]) == close(mixed)

    def test_a_charge_penalty_helps(self):
        state = battle(man(0, 10, 10), man(1, 12.5, 10), man(1, 30, 10, charged=-1))
        hero, fresh, shaken = state.figures
        assert prospect(state, [hero], [shaken]) > prospect(state, [hero], [fresh])
