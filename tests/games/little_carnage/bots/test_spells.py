"""What each spell is worth to a bot, and which of two it casts."""

import pytest

from slagveld.games.little_carnage.bots.attacks import promise
from slagveld.games.little_carnage.bots.minds import ARRIVED, Mind, goal_of
from slagveld.games.little_carnage.bots.spells import (
    best_cast,
    between,
    countered,
    effect_worth,
    to_goals,
)
from slagveld.games.little_carnage.bots.worth import danger, passing, price
from slagveld.games.little_carnage.core.spellbook import spells
from slagveld.games.little_carnage.magic.actions import Cast, CastTo
from slagveld.games.little_carnage.magic.any_moment import CastNow
from slagveld.games.little_carnage.magic.counterspell import AnswerMagic, CastCounter, LetMagicBe
from slagveld.games.little_carnage.magic.wizards import Casting
from slagveld.games.little_carnage.morale.fear_test import fear_dice, needed
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, card, troop
from tests.games.little_carnage.sorcery import MAGIC, foe, wizard

close = pytest.approx
BRUTE = card(attack=6, strength=6)
WEAK = {"attack": 0, "defence": 0}


def conjured(*others, spells=("fire-dart",), scenario="", **more):
    """A wizard of seat 0 (regiment 101, model 1) and others."""
    more.setdefault("skills", WEAK)
    own = wizard(10, 20, spells=spells, facing=NORTH, **more)
    return battle(own, *others, options=MAGIC, scenario=scenario)


def worth(state, spell, regiment, *models, to=None):
    return effect_worth(state, Casting(0, 1, spell, regiment, models, to=to))


class TestEffects:
    """In points."""

    def test_who_rises_is_worth_his_price(self):
        dear = card(attack=5)
        state = conjured(troop(0, (12, 20), card=dear), foe((10, 10)))
        assert worth(state, "raise", 102) == close(price(dear))

    def test_a_die_of_defence_is_a_fifth_of_the_danger(self):
        state = conjured(troop(0, (10, 15, SOUTH)), foe((10, 14), card=BRUTE))
        assert danger(state, state.regiment(102)) > 0.0
        assert worth(state, "aegis", 102, 2) == close(0.2 * danger(state, state.regiment(102)))

    def test_a_die_of_attack_is_a_fifth_of_it_for_each_model(self):
        state = conjured(troop(0, (10, 15, NORTH), (11, 15, NORTH)), foe((10.5, 14)))
        blow = promise(state, state.regiment(102))
        assert blow > 0.0
        assert worth(state, "fury", 102, 2) == close(0.2 * 2 * blow)

    def test_courage_is_worth_four_points_and_mud_one_while_they_are_to_come(self):
        state = conjured(troop(0, (10, 15), frightened_by=(103,)), foe((10, 14)))
        assert worth(state, "courage", 102, 2) == 4.0
        assert worth(state, "mire", 103, 3) == 1.0
        late = state.did(103, activated=True)
        assert worth(late, "mire", 103, 3) == 0.0

    def test_dread_is_worth_what_they_would_have_done(self):
        state = conjured(troop(0, (10, 15, SOUTH)), foe((10, 14), card=BRUTE))
        them, caster = state.regiment(103), state.regiment(101)
        need = needed(state, them, caster, spells()["dread"].level).total
        bold = passing(fear_dice(state, them).total, need)
        assert 0.0 < bold < 1.0
        strike = promise(state.did(103), them)
        assert worth(state, "dread", 103, 3) == close((1.0 - bold) * strike)

    def test_several_targets_count_together(self):
        state = conjured(foe((10, 15), (11, 15)))
        both, one, two = (worth(state, "storm", 102, *m) for m in ((2, 3), (2,), (3,)))
        assert both == close(one + two)
        assert one > 0.0
        assert worth(state, "storm", 102, 2, 99) == close(one), "who is gone does not count"

    def test_nowhere_to_leap_is_nothing(self):
        state = conjured(foe((10, 15)))
        assert worth(state, "blink", 101, 1) == 0.0


class TestLeaps:
    """Oneself out of harm, others to blows."""

    def test_another_regiment_is_brought_to_blows(self):
        state = conjured(troop(0, (10, 16, NORTH), card=BRUTE), foe((10, 12)), spells=("blink",))
        to = Pose(2500, 3250, 2700)
        there = state.with_stand(state.field.by_id[2].at(to))
        own = state.regiment(102)
        gain = promise(there, own)
        assert gain > promise(state, own) == 0.0
        risk = 0.27 * (danger(state, own) - danger(there, own))
        assert worth(state, "blink", 102, 2, to=to) == close(gain + risk)
        away = Pose(2500, 4250, 2700)
        back = there.with_stand(there.field.by_id[2].at(away))
        leave = effect_worth(there, Casting(0, 1, "blink", 102, (2,), to=away))
        risk = 0.27 * (danger(there, own) - danger(back, own))
        assert leave == close(risk - gain), "what it could have struck is lost"

    def test_a_wizard_who_has_cast_strikes_nobody(self):
        own = {"attack": 6, "defence": 0}
        state = conjured(foe((10, 12), card=card(attack=0)), spells=("blink",), skills=own)
        assert worth(state, "blink", 101, 1, to=Pose(2500, 3250, 2700)) == 0.0

    def test_a_goal_come_nearer_counts(self):
        state = conjured(
            foe((2, 2), card=card(attack=0)),
            spells=("blink",),
            scenario="siege-of-the-human-capital",
        ).noted("warlord-model", 1)
        own = state.regiment(101)
        goal = goal_of(state, own)
        mind = Mind(state, own)
        for y, arrived in ((3000, 0.0), (goal.y, ARRIVED)):
            to = Pose(goal.x, y, 2700)
            there = state.with_stand(state.field.by_id[1].at(to))
            gain = mind.far(state) - mind.far(there)
            assert worth(state, "blink", 101, 1, to=to) == close(arrived + gain)
        inside = state.with_stand(state.field.by_id[1].at(Pose(5000, 1250, 2700)))
        out = worth(inside, "blink", 101, 1, to=Pose(5000, 3000, 2700))
        assert out < -ARRIVED + 1.0, "to leave it would cost the battle"

    def test_right_into_the_place_if_it_is_in_reach(self):
        for y, found in ((13, True), (30, False)):
            own = wizard(20, y, spells=("blink",), facing=NORTH, skills=WEAK)
            state = battle(
                own, foe((2, 2)), options=MAGIC, scenario="siege-of-the-human-capital"
            ).noted("warlord-model", 1)
            goal = goal_of(state, state.regiment(101))
            expected = [CastTo(1, "blink", 1, Pose(goal.x, goal.y, 2700))] if found else []
            assert to_goals(state, 0) == expected
        plain = conjured(foe((10, 12)), spells=("blink", "fire-dart"))
        assert to_goals(plain, 0) == []


class TestChoices:
    """The better of two, if it is good enough."""

    def test_the_spell_that_promises_most(self):
        hurt = troop(0, (10, 17), hurt={0: 1})
        dear = troop(0, (10, 17), hurt={0: 1}, card=card(attack=9, strength=9))
        for mate, spell in ((hurt, "fire-dart"), (dear, "mend")):
            state = conjured(mate, foe((13, 14)), spells=("mend", "fire-dart"))
            assert best_cast(state, 0)[1].spell == spell

    def test_of_equals_the_first(self):
        state = conjured(foe((10, 14)), foe((11.5, 14)))
        assert best_cast(state, 0)[1] == Cast(1, "fire-dart", 2, "2")

    def test_a_better_wizard_casts_more_surely(self):
        target = foe((10, 14))
        values = [best_cast(conjured(target, magic=magic), 0)[0] for magic in (2, 3)]
        whole = worth(conjured(target), "fire-dart", 102, 2)
        assert values == [close(0.75 * whole), close(0.875 * whole)]

    def test_between_two_steps_only_what_pays_at_the_end_anything(self):
        state = conjured(foe((10, 14)), spells=("mire",))
        assert between(state, 0, CastNow(0, "action")) == (0.0, LetMagicBe())
        assert between(state, 0, CastNow(0, "round")) == (close(0.75), Cast(1, "mire", 2, "2"))


class TestCounters:
    """Who gives up least stops a spell that is worth it."""

    def answered(self, *others, spell="fire-dart", successes=1):
        enemy = wizard(10, 14, seat=1, facing=SOUTH, skills=WEAK)
        state = battle(enemy, *others, options=MAGIC)
        casting = Casting(1, 1, spell, 102, (2,), successes=successes)
        return effect_worth(state, casting), countered(state, 0, AnswerMagic(0, casting))

    def test_who_has_been_activated_gives_up_nothing(self):
        swift = {"attack": 0, "defence": 0, "agility": 6}
        rows = [wizard(x, 20, facing=NORTH, skills=swift, activated=done)
                for x, done in ((10, False), (11.5, True))]  # fmt: skip
        feared, (value, action) = self.answered(*rows)
        assert value == close(0.75 * feared - 1.0)
        assert action == CastCounter(2), "neither could strike: the first"
        rows[0] = wizard(10, 20, facing=NORTH, skills={"attack": 6, "agility": 6}, activated=False)
        near = foe((10, 19))
        feared, (value, action) = self.answered(*rows, near)
        assert action == CastCounter(3)
        assert value == close(0.75 * feared - 1.0)

    def test_a_stronger_wizard_is_the_better_answer(self):
        rows = [wizard(x, 20, facing=NORTH, skills=WEAK, magic=level)
                for x, level in ((10, 2), (11.5, 3))]  # fmt: skip
        feared, (value, action) = self.answered(*rows)
        assert (value, action) == (close(0.875 * feared - 1.0), CastCounter(3))

    def test_what_costs_more_than_it_saves_is_let_be(self):
        own = wizard(10, 20, facing=NORTH, skills={"attack": 9, "strength": 9, "agility": 6},
                     activated=False)  # fmt: skip
        near = troop(1, (10, 19, SOUTH), card=card(attack=9, wounds=1, defence=0))
        mate = troop(0, (14, 20))
        _, (value, action) = self.answered(mate, own, near)
        assert (value, action) == (0.0, LetMagicBe())
        _, (value, action) = self.answered(mate, own)
        assert action == CastCounter(3), "with nobody to strike he stops it"
