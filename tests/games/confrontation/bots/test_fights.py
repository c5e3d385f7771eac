"""What bots do in a fight: dice, thresholds, master strikes, blocks, splits and order."""

import pytest

from slagveld.games.confrontation.blows.blocks import AskBlocks, Block, BlockBest
from slagveld.games.confrontation.blows.previews import attack_of
from slagveld.games.confrontation.blows.thresholds import NameBlows, Strike
from slagveld.games.confrontation.bots.fights import fight_worth, strike_worth
from slagveld.games.confrontation.bots.sense import armed, exchange, prospect
from slagveld.games.confrontation.bots.worth import (
    best_blows,
    loss_of,
    stance_of,
    struck,
    wounded_by,
)
from slagveld.games.confrontation.core.bout import Blow, Bout, Die, Fight, Hand
from slagveld.games.confrontation.melee.declarations import Declare, DeclareBefore
from slagveld.games.confrontation.melee.dice_allocation import Allocate, AllocateDice
from slagveld.games.confrontation.melee.phase import OrderFights, SetOrder
from slagveld.games.confrontation.melee.split_into_fights import SplitMelee
from slagveld.games.confrontation.odds.attacks import best_threshold, guard_of
from slagveld.games.confrontation.odds.blows import passes
from slagveld.kernel.fields import Share
from slagveld.record import replace
from tests.games.confrontation.battle import SOUTH, WEST, battle, card, man
from tests.games.confrontation.plotting import chosen, scored

close = pytest.approx

STRONG = card(attack=7, strength=9, defence=6, initiative=6, points=30)
WEAK = card(attack=1, strength=2, defence=1, resistance=2, points=12)
PAIR = (man(0, 30, 40), man(1, 30, 37.5, SOUTH))


def fighting(*men, question, hands=(), attacker=0, fight=None, blows=()):
    """A battle in the fight of figure 1 against all enemies, and this question open."""
    several = tuple(n for n, one in enumerate(men, 1) if one["seat"] != men[0]["seat"])
    bout = Bout(fight or Fight(1, several), attacker, hands, blows)
    return battle(*men, agenda=(question,), phase="melee", bout=bout)


def shares(action):
    return {(share.row, share.column): share.amount for share in action.shares}


class TestDice:
    """Dividing dice."""

    def test_against_known_dice_the_best_exchange_is_taken(self):
        hands = (Hand(2, attack=2, strikes=2),)
        state = fighting(*PAIR, question=Allocate(0), hands=hands)
        one, foe = state.figures
        theirs = (armed(foe, 2, 0),)
        values = [exchange((armed(one, n, 2 - n),), theirs, first=True) for n in range(3)]
        value, action = scored(state)
        assert value == close(max(values))
        best = values.index(max(values))
        assert shares(action).get(("1", "attack"), 0) == best
        assert shares(action).get(("1", "defence"), 0) == 2 - best

    def test_against_one_who_only_defends_everything_goes_on_attack(self):
        hands = (Hand(2, defence=2, blocks=2),)
        state = fighting(*PAIR, question=Allocate(0), hands=hands)
        assert chosen(state) == AllocateDice((Share("attack", 2, "1"),))

    def test_the_second_to_strike_expects_the_worst(self):
        state = fighting(*PAIR, question=Allocate(0), attacker=1)
        one, foe = state.figures
        rows = [
            min(
                exchange((armed(one, n, 2 - n),), (armed(foe, k, 2 - k),), first=False)
                for k in range(3)
            )
            for n in range(3)
        ]
        assert scored(state)[0] == close(max(rows))

    def test_the_dice_of_all_are_divided(self):
        men = (man(1, 30, 37.5, SOUTH, key=STRONG), man(0, 30, 40), man(0, 32.5, 37.5))
        state = fighting(*men, question=Allocate(0), attacker=1, fight=Fight(1, (2, 3)))
        found = shares(chosen(state))
        for row in ("2", "3"):
            assert found.get((row, "attack"), 0) + found.get((row, "defence"), 0) == 2

    def test_a_large_side_does_alike(self):
        men = (
            man(1, 30, 40, key=STRONG),
            man(0, 30, 42.5),
            man(0, 30, 37.5),
            man(0, 32.5, 40),
            man(0, 27.5, 40),
        )
        state = fighting(*men, question=Allocate(0), attacker=1, fight=Fight(1, (2, 3, 4, 5)))
        found = shares(chosen(state))
        parts = {tuple(found.get((row, c), 0) for c in ("attack", "defence")) for row in "2345"}
        assert len(parts) == 1

    def test_who_may_not_attack_defends(self):
        men = (man(0, 30, 40, no_attack=True), man(0, 32.5, 37.5), man(1, 30, 37.5, SOUTH))
        state = fighting(*men, question=Allocate(0), attacker=1, fight=Fight(3, (1, 2)))
        found = shares(chosen(state))
        assert found["1", "defence"] == 2
        assert ("1", "attack") not in found

    def test_a_character_takes_a_die_where_it_pays(self):
        key = card(character=True, attack=9, defence=6, strength=8, points=40)
        men = (man(0, 30, 40, key=key), man(1, 30, 37.5, SOUTH, key=WEAK))
        state = fighting(*men, question=Allocate(0), hands=(Hand(2, attack=2, strikes=2),))
        found = chosen(state)
        assert found == AllocateDice((Share("attack", 2, "1"),), (Share("attack", 1, "1"),))

    def test_extra_dice_are_weighed_with_what_they_cost(self):
        key = card(character=True, attack=5, defence=7, points=40)
        men = (man(0, 30, 40, key=key), man(1, 30, 37.5, SOUTH, key=STRONG))
        hands = (Hand(2, attack=1, defence=1, strikes=1, blocks=1),)
        state = fighting(*men, question=Allocate(0), hands=hands)
        one, foe = state.figures
        values = {
            (n, extra): exchange(
                (armed(one.did(extra_dice=extra), n + extra, 2 - n),),
                (armed(foe, 1, 1),),
                first=True,
            )
            for n in range(3)
            for extra in range(2)
        }
        value, action = scored(state)
        best = max(values, key=values.get)
        assert value == close(values[best])
        extra = sum(share.amount for share in action.extras)
        assert (shares(action).get(("1", "attack"), 0), extra) == best


class TestBlows:
    """Naming targets and thresholds."""

    def question(self, *targets, count=2, masterly=False):
        return NameBlows(0, tuple([Die(1, targets, masterly)] * count))

    def hands(self, blocks=1):
        own = Hand(1, attack=2, strikes=2)
        return (own, Hand(2, attack=2 - blocks, defence=blocks, blocks=blocks))

    def test_against_no_defence_only_a_one_fails(self):
        state = fighting(*PAIR, question=self.question(2), hands=self.hands(0))
        assert chosen(state) == Strike(6, 2)

    @pytest.mark.parametrize("own", [{"attack": 4}, {"attack": 7}, {"attack": 3, "strength": 9}])
    def test_the_threshold_is_the_one_of_most_harm(self, own):
        men = (man(0, 30, 40, key=card(**own)), PAIR[1])
        state = fighting(*men, question=self.question(2), hands=self.hands())
        one, foe = state.figures
        found = chosen(state).threshold
        advised = best_threshold(attack_of(one, state.fray.hand(one.id)), guard_of(foe, 1), 2)
        assert abs(found - advised) <= 1, "points and levels of harm nearly agree"
        values = [
            strike_worth(state, state.agenda.top, Strike(threshold, 2))
            for threshold in range(4, 16)
            if state.agenda.top.check(state, 0, Strike(threshold, 2)) is None
        ]
        assert scored(state)[0] == close(max(values))

    def test_worth_of_blows_is_what_they_cost(self):
        state = fighting(*PAIR, question=self.question(2), hands=self.hands())
        one, foe = state.figures
        start = ((("none", False), 1.0),)
        fates = struck(stance_of(one), 2, stance_of(foe), 1, 8, start)
        value = strike_worth(state, state.agenda.top, Strike(8, 2))
        assert value == close(loss_of(stance_of(foe), fates))

    def test_strikers_use_up_blocks_one_after_the_other(self):
        men = (man(0, 30, 40, key=STRONG), PAIR[1], man(0, 32.5, 37.5))
        question = NameBlows(0, (Die(1, (2,)), Die(3, (2,))))
        hands = (Hand(1, attack=1), Hand(2, defence=1, blocks=1), Hand(3, attack=1))
        state = fighting(*men, question=question, hands=hands, fight=Fight(2, (1, 3)))
        one, foe, other = map(stance_of, state.figures)
        fates = struck(one, 1, foe, 1, 9, ((("none", False), 1.0),))
        fates = struck(other, 1, foe, 0, 9, fates)
        assert strike_worth(state, question, Strike(9, 2)) == close(loss_of(foe, fates))

    def test_the_dearest_target_is_struck(self):
        men = (*PAIR, man(1, 32.5, 40, key=card(points=60)))
        state = fighting(*men, question=self.question(2, 3), hands=self.hands(0))
        assert chosen(state).target == 3

    def test_a_master_strike_where_it_does_more(self):
        tough = card(resistance=12)
        men = (man(0, 30, 40, key=card(character=True, attack=6)), man(1, 30, 37.5, key=tough))
        question = self.question(2, masterly=True)
        state = fighting(*men, question=question, hands=self.hands(0))
        assert chosen(state).masters == (1,)
        value, action = scored(state)
        assert value == close(strike_worth(state, question, action))
        assert value > strike_worth(state, question, Strike(8, 2))

    def test_plain_blows_against_the_frail(self):
        frail = card(resistance=0)
        men = (man(0, 30, 40, key=card(character=True, strength=9)), man(1, 30, 37.5, key=frail))
        state = fighting(*men, question=self.question(2, masterly=True), hands=self.hands(0))
        assert chosen(state) == Strike(6, 2)


class TestBlocks:
    """Which hits are blocked, and how."""

    def state(self, own, threshold, foe=None):
        men = (man(0, 30, 40, key=own), man(1, 30, 37.5, SOUTH, key=foe))
        blows = (Blow(0, 2, 1, threshold, fate="hit"), Blow(1, 2, 1, threshold, fate="hit"))
        hands = (Hand(1, defence=1, blocks=1, attack=1), Hand(2, attack=2))
        question = AskBlocks(0, (0, 1))
        return fighting(*men, question=question, hands=hands, blows=blows, attacker=1)

    def test_plain_men_block_as_well_as_they_can(self):
        assert chosen(self.state(card(), 7)) == BlockBest()

    def test_a_character_counters_where_it_costs_little(self):
        sure = card(character=True, defence=9, strength=9)
        state = self.state(sure, 7)
        value, action = scored(state)
        assert action == Block(counters=("0",))
        one, foe = map(stance_of, state.figures)
        assert value == close(chance_of(-2) * best_blows(one, 1, foe, 0)[0])

    def test_but_not_where_he_would_fail(self):
        assert chosen(self.state(card(character=True, strength=1), 8, STRONG)) == BlockBest()

    def outnumbered(self, own, *thresholds):
        """One against two who hit him with these thresholds, and he has one die."""
        men = (man(0, 30, 40, key=own), man(1, 30, 37.5, SOUTH), man(1, 32.5, 40, WEST))
        blows = tuple(
            Blow(place, 2 + place % 2, 1, threshold, fate="hit")
            for place, threshold in enumerate(thresholds)
        )
        hands = (Hand(1, attack=0, defence=1, blocks=1), Hand(2, attack=1), Hand(3, attack=1))
        question = AskBlocks(0, tuple(range(len(blows))))
        fight = Fight(1, (2, 3))
        return fighting(*men, question=question, hands=hands, blows=blows, attacker=1, fight=fight)

    def test_the_die_of_a_sustained_defence_may_counter_too(self):
        state = self.outnumbered(card(character=True, defence=9, strength=12), 12, 12)
        question = state.agenda.top
        assert question.best(state) == Block(sustained="0")
        value, action = scored(state)
        assert action == Block(counters=("0",))
        one, foe, _ = map(stance_of, state.figures)
        lost = wounded_by(foe.strength, one)
        # DEF 9 against 12, 14 for a counter-attack or the second hit: 3 and 5 on the die.
        first, raised = (float(passes(need, (6,))) for need in (3, 5))
        won = best_blows(one, 1, foe, 0)[0]
        gain = raised * won - (first - raised) * lost - first * raised * lost
        assert gain > 0
        assert value == close(gain)

    def test_but_not_where_going_on_saves_more(self):
        weak = card(character=True, defence=9, strength=4, resistance=1)
        assert question_best(self.outnumbered(weak, 7, 7)) == Block(sustained="0")
        assert chosen(self.outnumbered(weak, 7, 7)) == BlockBest()


def question_best(state):
    return state.agenda.top.best(state)


def chance_of(need):
    """The chance of a block that fails by a 1 only."""
    return 5 / 6 if need <= 2 else None


class TestBefore:
    """Declarations, splits and order."""

    def test_fury_where_it_pays(self):
        mad = card(abilities=("furie-guerriere",), attack=8, strength=9, initiative=8)
        men = (man(0, 30, 40, key=mad), man(1, 30, 37.5, SOUTH, key=WEAK))
        assert chosen(fighting(*men, question=DeclareBefore(0))) == Declare((1,), ())

    def test_no_fury_before_one_who_strikes_hard_and_first(self):
        mad = card(abilities=("furie-guerriere",), attack=2, strength=2, initiative=0, defence=8)
        men = (man(0, 30, 40, key=mad), man(1, 30, 37.5, SOUTH, key=STRONG))
        assert chosen(fighting(*men, question=DeclareBefore(0))) == Declare()

    def test_a_fight_is_worth_its_prospect(self):
        state = battle(*PAIR, phase="melee")
        one, foe = state.figures
        assert fight_worth(state, 0, Fight(1, (2,))) == prospect(state, [one], [foe])
        assert fight_worth(state, 1, Fight(1, (2,))) == prospect(state, [foe], [one])

    def test_the_split_that_promises_most(self):
        men = (
            man(0, 30, 30, key=STRONG),
            man(0, 32.5, 30, key=WEAK),
            man(1, 30, 27.5, key=STRONG),
            man(1, 32.5, 27.5, key=WEAK),
        )
        question = SplitMelee(0, (1, 2, 3, 4))
        state = battle(*men, agenda=(question,), phase="melee")
        value, action = scored(state)
        for other in question.candidates(state, 0):
            fights = question.fights(state, other)
            assert value >= sum(fight_worth(state, 0, fight) for fight in fights)
        fights = question.fights(state, action)
        assert value == close(sum(fight_worth(state, 0, fight) for fight in fights))

    def test_the_surest_fight_first(self):
        men = (*PAIR, man(0, 60, 40, key=STRONG), man(1, 60, 37.5, key=WEAK))
        question = OrderFights(0, (Fight(1, (2,)), Fight(3, (4,))))
        state = battle(*men, agenda=(question,), phase="melee")
        assert chosen(state) == SetOrder(("3", "1"))
        turned = replace(question, seat=1)
        state = battle(*men, agenda=(turned,), phase="melee")
        assert chosen(state, 1) == SetOrder(("1", "3"))
