"""How bots lay out their dice: together where one alone does little, apart where one is enough."""

import pytest

from slagveld.games.little_carnage.bots.attacks import Blows, best_attack
from slagveld.games.little_carnage.melee.melee_attack import Fight
from slagveld.kernel.fields import Share
from tests.games.little_carnage.battle import NORTH, SOUTH, card, troop
from tests.games.little_carnage.bots.test_tactics import done, fought

close = pytest.approx
PAIR = ((9.5, 10, NORTH), (10.5, 10, NORTH))


def shares(own, middle, outer, *, right=True, places=PAIR):
    """The dice of two models before three enemies: the middle one, 3, is before both of them."""
    sides = ((9, 9, SOUTH), (11, 9, SOUTH)) if right else ((9, 9, SOUTH),)
    state = fought(
        troop(0, *places, card=own, moved=True),
        troop(1, (10, 9, SOUTH), card=middle), troop(1, *sides, card=outer),
    )  # fmt: skip
    action = done(state)
    assert isinstance(action, Fight)
    return [(int(one.row), int(one.column), one.amount) for one in action.shares]


class TestTogether:
    """On one enemy, or each on his own."""

    WEAK = card(defence=2, attack=1)

    def test_both_on_a_stout_enemy_whom_one_alone_hardly_hurts(self):
        stout = card(defence=5, resistance=5, wounds=1)
        assert shares(card(), stout, self.WEAK) == [(1, 3, 3), (2, 3, 3)]

    def test_each_on_his_own_where_he_is_stouter_still(self):
        stout = card(defence=9, resistance=9, wounds=1)
        assert shares(card(), stout, self.WEAK) == [(1, 4, 3), (2, 5, 3)]

    def test_frail_enemies_share_the_dice_the_dear_one_gets_most(self):
        dear = card(defence=0, wounds=1, attack=6)
        found = shares(card(strength=9), dear, card(defence=0, wounds=1))
        assert found == [(1, 3, 2), (2, 3, 1), (2, 5, 2), (1, 4, 1)]

    def test_what_is_best_is_worth_as_much_as_its_parts(self):
        state = fought(
            troop(0, *PAIR, card=card(attack=2, strength=1), moved=True),
            troop(1, (10, 9, SOUTH), card=card(defence=0, wounds=1, attack=6)),
            troop(1, (9, 9, SOUTH), (11, 9, SOUTH), card=card(defence=0, resistance=2, wounds=3,
                                                             attack=1)),
        )  # fmt: skip
        blows = Blows(state, state.regiment(101), "melee")
        options = blows.options()
        apart = blows.laid(options, {})
        value, chosen = blows.best(options)
        assert {target: len(aims) for target, aims in apart.items()} == {4: 1, 5: 1}
        assert {target: [aim.model for aim in aims] for target, aims in chosen.items()} == {
            3: [1, 2]
        }
        assert blows.total(apart) == close(1.12)
        assert value == close(7.65625)

    def test_without_arms_there_is_nobody_to_shoot_or_to_breathe_at(self):
        state = fought(troop(0, (10, 10, NORTH)), troop(1, (10, 9, SOUTH)))
        assert Blows(state, state.regiment(101), "ranged").options() == []
        assert Blows(state, state.regiment(101), "breath").options() == []


class TestCalm:
    """Fear can make no attack better than a bold one."""

    def test_the_feared_are_let_be_where_they_spoil_more_than_they_bring(self):
        own = card(strength=5)
        calm = card(defence=3, attack=3)
        for fear, expected in ((2, [(1, 4, 3)]), (0, [(1, 4, 3), (2, 3, 3)])):
            feared = card(wounds=1, attack=6, fear=fear)
            found = shares(own, feared, calm, right=False)
            assert sorted(found) == expected

    def test_who_has_only_feared_enemies_before_it_may_do_nothing(self):
        feared = card(wounds=1, attack=6, fear=3)
        state = fought(
            troop(0, *PAIR, card=card(attack=1), moved=True),
            troop(1, (9, 9, SOUTH), card=card(defence=0)),
            troop(1, (10, 9, SOUTH), (11, 9, SOUTH), card=feared),
        )
        assert done(state).shares == (Share("3", 1, "1"),)

    def test_a_frail_one_is_attacked_last(self):
        feared = card(wounds=1, attack=6, fear=1, defence=0, resistance=1)
        assert shares(card(strength=5), feared, card(), right=False) == [(1, 4, 3), (2, 3, 3)]

    def test_the_surest_blow_comes_first(self):
        weak, dear = card(defence=5, attack=1), card(defence=0, wounds=1, attack=6)
        for first, order in ((weak, ("4", "3")), (dear, ("3", "4"))):
            other = dear if first is weak else weak
            state = fought(
                troop(0, (9, 10, NORTH), (12, 10, NORTH), moved=True),
                troop(1, (9, 9, SOUTH), card=first), troop(1, (12, 9, SOUTH), card=other),
            )  # fmt: skip
            assert done(state).order == order


class TestSplitting:
    """One model on two enemies."""

    def split(self, own, *foes):
        state = fought(
            troop(0, (10, 10, NORTH), card=own, moved=True),
            *[troop(1, (9.5 + n, 9, SOUTH), card=foe) for n, foe in enumerate(foes)],
        )
        return sorted(done(state).shares, key=lambda one: one.column)

    def test_a_single_die_may_be_worth_it(self):
        frail = card(wounds=1, defence=0)
        found = self.split(card(attack=2, strength=9), frail, frail)
        assert found == [Share("2", 1, "1"), Share("3", 1, "1")]

    def test_where_nothing_can_be_won_dice_stay_together(self):
        hard = card(resistance=9, wounds=1)
        assert len(self.split(card(attack=2, strength=1), hard, hard)) == 1

    def test_among_equals_all_dice_go_on_the_first(self):
        tough = card(wounds=6, defence=3)
        assert self.split(card(), tough, tough) == [Share("2", 3, "1")]


def test_shots_and_blows_are_weighed_against_each_other():
    bow = card(ranged=True)
    foe = troop(1, (10, 9, SOUTH))
    melee = fought(troop(0, (10, 10, NORTH), card=bow, moved=True), foe)
    assert isinstance(best_attack(melee, melee.regiment(101))[1], Fight)
