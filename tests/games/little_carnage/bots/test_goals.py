"""What scenarios want of a bot's regiments, and what its spells are worth."""

import pytest

from slagveld.games.little_carnage.bots.minds import (
    ARRIVED,
    Goal,
    goal_of,
    holders,
    reached,
    spared,
)
from slagveld.games.little_carnage.bots.spells import best_cast, between, countered, effect_worth
from slagveld.games.little_carnage.bots.worth import danger, harm
from slagveld.games.little_carnage.core.spellbook import spells
from slagveld.games.little_carnage.core.state import Options, Points
from slagveld.games.little_carnage.magic.actions import Cast
from slagveld.games.little_carnage.magic.any_moment import CastNow
from slagveld.games.little_carnage.magic.counterspell import AnswerMagic, CastCounter, LetMagicBe
from slagveld.games.little_carnage.magic.effects import spell_pool
from slagveld.games.little_carnage.magic.wizards import Casting
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, card, troop

close = pytest.approx
MAGIC = Options(magic=True)


def condition(scenario, key):
    return next(one for one in battles()[scenario].victory if one.key == key)


class TestGoals:
    """Where to go."""

    def test_a_plain_battle_has_none(self):
        state = battle(troop(0, (5, 5)), troop(1, (20, 20)))
        assert goal_of(state, state.regiment(101)) is None
        assert not spared(state, state.regiment(101))
        assert reached(state, state.regiment(101), None) == 0.0

    def test_the_warlord_makes_for_the_other_bank_by_the_bridge(self):
        state = battle(troop(0, (8, 30)), troop(0, (9, 33)), troop(1, (20, 4)),
                       scenario="protect-the-border").noted("warlord-model", 1)  # fmt: skip
        goal = goal_of(state, state.regiment(101))
        assert (goal.x, goal.condition.key) == (5000, "warlord-across")
        assert goal.y < 4850
        assert goal_of(state, state.regiment(102)) is None, "the others fight"
        assert spared(state, state.regiment(101))

    def test_he_is_there(self):
        state = battle(troop(0, (20, 8)), troop(1, (20, 4)), scenario="protect-the-border")
        state = state.noted("warlord-model", 1)
        goal = goal_of(state, state.regiment(101))
        assert reached(state, state.regiment(101), goal) == ARRIVED

    def test_the_garrison_hunts_him(self):
        state = battle(troop(0, (8, 30)), troop(1, (20, 4)), scenario="protect-the-border")
        goal = goal_of(state.noted("warlord-model", 1), state.regiment(102))
        assert (goal.x, goal.y, goal.condition.key) == (2000, 7500, "warlord-dead")

    def test_who_must_cross_goes_straight_there(self):
        state = battle(troop(0, (16, 34)), troop(1, (20, 8)), scenario="advance-into-enemy-land")
        regiment = state.regiment(101)
        goal = goal_of(state, regiment)
        assert (goal.x, goal.condition.key) == (4000, "through-the-pass")
        assert goal.y < 1500
        assert reached(state, regiment, goal) == 0.0
        there = battle(troop(0, (16, 3), (17, 3)), troop(1, (20, 8)), scenario=state.scenario)
        assert reached(there, there.regiment(101), goal) == 2 * 25.0 * 4 / 3

    def test_the_two_nearest_hold_an_area(self):
        state = battle(
            troop(0, (20, 30)), troop(0, (20, 20)), troop(0, (20, 25)), troop(1, (2, 2)),
            scenario="attack-on-gruenwald", points=(Points(0, 4, "square-taken"),),
        )  # fmt: skip
        one = condition("attack-on-gruenwald", "square-held")
        assert holders(state, one, 0) == [102, 103]
        assert goal_of(state, state.regiment(101)) is None
        goal = goal_of(state, state.regiment(102))
        assert (goal.x, goal.y) == (5000, 4550)
        assert reached(state, state.regiment(102), goal) == 100.0
        assert reached(state, state.regiment(103), goal) == 0.0

    def test_points_that_are_won_are_no_goal(self):
        won = tuple(Points(0, 4, key) for key in ("square-taken", "square-held"))
        state = battle(
            troop(0, (20, 20)), troop(1, (2, 2)), scenario="attack-on-gruenwald", points=won
        )
        assert goal_of(state, state.regiment(101)) is None

    def test_an_area_that_the_enemy_holds_is_denied_to_him(self):
        totem = (30.4, 12.8)

        def seen(*enemies, **more):
            return battle(
                troop(1, (28, 6)), troop(1, (26, 3)), troop(1, (4, 3)),
                troop(1, (30, 9), card=card(war_machine=True)), *enemies,
                scenario="kill-the-war-chief", **more,
            )  # fmt: skip

        away = seen(troop(0, (30.4, 30)))
        assert all(goal_of(away, one) is None for one in away.own(1))
        there = seen(troop(0, totem))
        found = [goal_of(there, one) for one in there.own(1)]
        assert [goal is not None for goal in found] == [True, True, False, False]
        assert found[0].condition.key == "totem-taken"
        assert abs(found[0].x - 7600) < 250
        won = seen(troop(0, totem), points=(Points(0, 1, "totem-taken"),))
        assert all(goal_of(won, one) is None for one in won.own(1))
        chief = there.noted("war-chief-model", 1)
        assert goal_of(chief, chief.regiment(101)) is None, "he keeps out of harm"
        assert goal_of(chief, chief.regiment(103)) is not None

    def test_what_it_is_worth_to_deny_it(self):
        one = condition("attack-on-gruenwald", "square-held")
        state = battle(troop(0, (20, 17)), troop(1, (20, 19)), scenario="attack-on-gruenwald")
        goal, own = Goal(5000, 4550, one), state.regiment(102)
        assert reached(state, own, goal) == 25.0 * one.points
        last = state.noted(one.key, one.rounds - 1)
        assert reached(last, own, goal) == ARRIVED, "else the battle is lost now"
        assert reached(last, state.regiment(101), goal) == 25.0 * one.points
        away = battle(troop(0, (20, 17)), troop(1, (2, 2)), scenario="attack-on-gruenwald")
        assert reached(away, away.regiment(102), goal) == 0.0

    def test_the_elder_is_spared(self):
        state = battle(troop(0, (20, 20)), troop(1, (2, 2)), scenario="attack-on-gruenwald")
        state = state.noted("elder-model", 2)
        assert spared(state, state.regiment(102))
        assert not spared(state, state.regiment(101))


WIZARD = card(magic=2, defence=0, attack=0)


def conjured(*more, spell="fire-dart", **rest):
    wizard = troop(0, (10, 20, NORTH), card=WIZARD, spells=(spell,), activated=True)
    return battle(wizard, *more, options=MAGIC, **rest)


class TestMagic:
    """Spells that pay."""

    def test_a_bolt_is_worth_what_it_hurts(self):
        state = conjured(troop(1, (10, 14, SOUTH)))
        wizard, target = state.field.models
        casting = Casting(0, wizard.id, "fire-dart", 102, (target.id,))
        blow = harm(state, spell_pool(state, wizard, target, spells()["fire-dart"]), target)
        assert effect_worth(state, casting) == close(blow)
        value, action = best_cast(state, 0)
        assert action == Cast(1, "fire-dart", 2, "2")
        assert value == close(blow * 3 / 4)

    def test_mending_gives_a_part_back(self):
        state = conjured(troop(0, (10, 17), hurt={0: 1}), troop(1, (30, 30)), spell="mend")
        value, action = best_cast(state, 0)
        assert action == Cast(1, "mend", 2, "2")
        assert value == close(21.0 * 0.3 * 3 / 4)

    def test_without_magic_there_is_none(self):
        state = battle(troop(0, (10, 20), card=WIZARD, activated=True), troop(1, (10, 14)))
        assert best_cast(state, 0) is None

    def test_little_spells_wait_for_the_end_of_the_round(self):
        weak = troop(1, (10, 14, SOUTH))
        state = conjured(weak, spell="mire")
        assert best_cast(state, 0) is None, "three quarters of a point"
        assert between(state, 0, CastNow(0, "action")) == (0.0, LetMagicBe())
        assert between(state, 0, CastNow(0, "round"))[1] == Cast(1, "mire", 2, "2")
        late = state.did(102, activated=True)
        assert between(late, 0, CastNow(0, "round")) == (0.0, LetMagicBe())

    def test_a_heavy_spell_is_answered(self):
        foe = troop(1, (10, 14, SOUTH), card=WIZARD, spells=("fire-dart",), activated=True)
        state = conjured(foe)
        for successes, chance in ((1, 3 / 4), (2, 1 / 4)):
            casting = Casting(1, 2, "fire-dart", 101, (1,), successes=successes)
            value, action = countered(state, 0, AnswerMagic(0, casting))
            feared = effect_worth(state, casting)
            assert action == CastCounter(1)
            assert value == close(chance * feared - 1.0)

    def test_a_light_one_is_let_be(self):
        foe = troop(1, (10, 14, SOUTH), card=WIZARD, spells=("mire",), activated=True)
        casting = Casting(1, 2, "mire", 101, (1,), successes=1)
        assert countered(conjured(foe), 0, AnswerMagic(0, casting)) == (0.0, LetMagicBe())


class TestLeaps:
    """Blink, where it pays (LC-SPELL-blink)."""

    BRUTE = card(attack=6, strength=6)

    def leaper(self, *more, place=(10, 20, NORTH), **rest):
        own = troop(0, place, card=WIZARD, spells=("blink",), activated=True)
        return battle(own, *more, options=MAGIC, **rest)

    @pytest.mark.rule("LC-SPELL-blink")
    def test_a_wizard_leaps_out_of_harm(self):
        state = self.leaper(troop(1, (10, 18, SOUTH), card=self.BRUTE))
        _, action = best_cast(state, 0)
        assert (action.spell, action.target) == ("blink", 1)
        there = state.with_stand(state.field.by_id[1].at(action.to))
        assert danger(there, there.regiment(101)) == 0.0

    def test_it_is_worth_the_danger_it_leaves(self):
        state = self.leaper(troop(1, (10, 18, SOUTH), card=self.BRUTE))
        casting = Casting(0, 1, "blink", 101, (1,), to=Pose(2500, 7000, 2700))
        risk = danger(state, state.regiment(101))
        assert risk > 0.0
        assert effect_worth(state, casting) == close(0.6 * 0.9 * risk)

    def test_without_need_nobody_leaps(self):
        assert best_cast(self.leaper(troop(1, (10, 38))), 0) is None

    @pytest.mark.rule("LC-SPELL-blink")
    def test_the_warlord_leaps_into_the_market(self):
        state = self.leaper(
            troop(1, (2, 2)), place=(20, 13, NORTH), scenario="siege-of-the-human-capital"
        ).noted("warlord-model", 1)
        value, action = best_cast(state, 0)
        goal = goal_of(state, state.regiment(101))
        assert (action.to.x, action.to.y) == (goal.x, goal.y)
        assert value > ARRIVED / 4

    @pytest.mark.rule("LC-4.2-9")
    def test_over_a_river_with_one_bridge_it_does_not_help(self):
        state = self.leaper(
            troop(1, (2, 2)), place=(20, 23, NORTH), scenario="protect-the-border"
        ).noted("warlord-model", 1)
        casting = Casting(0, 1, "blink", 101, (1,), to=Pose(5000, 4000, 2700))
        assert effect_worth(state, casting) == 0.0
