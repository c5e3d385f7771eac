"""Small questions and the order of an activation: magic or blows, fury, grey dice, setting up."""

import pytest

from slagveld.games.little_carnage.attacks.full_defence_and_going_berserk import (
    FullDefence,
    GoBerserk,
)
from slagveld.games.little_carnage.attacks.reaction_by_full_defence import (
    DefendFully,
    DefendNormally,
    Reaction,
)
from slagveld.games.little_carnage.bots.attacks import promise
from slagveld.games.little_carnage.bots.gunfire import shot_worth
from slagveld.games.little_carnage.bots.spells import best_cast
from slagveld.games.little_carnage.bots.tactics import (
    LittleCarnageTactics,
    activation,
    prospect,
    rage,
    reaction,
    rout,
    under_fire,
)
from slagveld.games.little_carnage.bots.worth import danger, onslaught, standing
from slagveld.games.little_carnage.flight.move_away_in_fear import HoldGround, MoveAway, Rout
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.magic.actions import Cast
from slagveld.games.little_carnage.magic.any_moment import CastNow
from slagveld.games.little_carnage.magic.counterspell import AnswerMagic, LetMagicBe
from slagveld.games.little_carnage.magic.wizards import Casting
from slagveld.games.little_carnage.melee.melee_attack import Fight
from slagveld.games.little_carnage.morale.fear_test import RepeatTest
from slagveld.games.little_carnage.setup.agreement_and_order import NameModel, NameRegiment
from slagveld.games.little_carnage.setup.deployment import PlaceAllReady
from slagveld.games.little_carnage.setup.terrain_placing import SitePiece
from slagveld.games.little_carnage.turn.activation import Activation, EndActivation
from slagveld.kernel.dice import Rng
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, card, troop
from tests.games.little_carnage.bots.test_gunfire import before_a_gun
from tests.games.little_carnage.bots.test_tactics import fought
from tests.games.little_carnage.sorcery import MAGIC, wizard
from tests.games.little_carnage.stops import Go, Stop

close = pytest.approx
FAR = troop(1, (38, 38), activated=True)


def answered(state, seat, question, rng):
    (answer,) = LittleCarnageTactics().proposals(state, seat, question, rng)
    return answer


class TestMagic:
    """A spell before the attack, unless it costs a better one."""

    def turn(self, own, foe=None):
        mage = wizard(12, 20, spells=("fire-dart",), facing=NORTH, skills={"attack": 0})
        enemy = troop(1, (10, 19, SOUTH), card=foe)
        return fought(troop(0, (10, 20, NORTH), card=own, moved=True), enemy, mage, options=MAGIC)

    def test_another_one_s_spell_costs_no_attack(self):
        state = self.turn(card(attack=9, strength=9))
        value, action = activation(state, 0, Activation(0))
        assert (action.wizard, action.spell) == (3, "fire-dart")
        assert value == close(best_cast(state, 0)[0])
        assert promise(state, state.regiment(101)) > value

    def own(self, attack, foe=(10, 19, SOUTH)):
        own = wizard(10, 20, spells=("fire-dart",), facing=NORTH, moved=True,
                     skills={"attack": attack, "strength": 9})  # fmt: skip
        return activation(fought(own, troop(1, foe), options=MAGIC), 0, Activation(0))[1]

    def test_a_wizard_strikes_where_that_is_better(self):
        assert isinstance(self.own(9), Fight)
        assert self.own(1) == Cast(1, "fire-dart", 2, "2")
        assert self.own(9, (10, 15, SOUTH)) == Cast(1, "fire-dart", 2, "2"), "nobody to strike"

    def test_before_a_spell_one_may_be_asked(self):
        own = wizard(10, 20, spells=("fire-dart",), facing=NORTH, skills={"attack": 0})
        state = battle(own, troop(1, (10, 15, SOUTH)), options=MAGIC)
        assert answered(state, 0, CastNow(0, "action"), Rng(1)) == best_cast(state, 0)
        casting = Casting(1, 2, "mire", 101, (1,), successes=2)
        assert answered(state, 0, AnswerMagic(0, casting), Rng(1)) == (0.0, LetMagicBe())


class TestActivation:
    """What is done when there is nothing to win."""

    def test_small_things_are_worth_nothing_by_themselves(self):
        idle = fought(troop(0, (10, 10), moved=True), FAR)
        assert activation(idle, 0, Activation(0)) == (0.0, EndActivation())
        guarded = fought(
            troop(0, (10, 10, NORTH), card=card(full_defence=1), moved=True),
            troop(1, (10, 5, SOUTH)),
        )
        assert activation(guarded, 0, Activation(0)) == (0.0, FullDefence())
        afraid = fought(
            troop(0, (10, 10, NORTH), frightened_by=(102,), frightened_early=True),
            troop(1, (10, 9, SOUTH), card=card(fear=1)),
        )
        assert activation(afraid, 0, Activation(0)) == (0.0, RepeatTest())

    def test_the_tactics_know_what_a_state_is_worth(self):
        state = battle(troop(0, (5, 5), (6, 5)), troop(1, (20, 20)))
        assert LittleCarnageTactics().worth(state, 0) == standing(state, 0) == close(21.0)
        assert LittleCarnageTactics().worth(state, 1) == close(-21.0)

    def test_fury_is_worth_its_dice_less_the_danger(self):
        own = card(berserker=True, berserk=2, defence=1)
        state = fought(
            troop(0, (10, 10, NORTH), card=own, moved=True),
            troop(1, (10, 9, SOUTH), card=card(wounds=6, attack=1)),
        )
        raging = state.did(101, berserk=True)
        calm = promise(state, state.regiment(101))
        gain = promise(raging, raging.regiment(101)) - calm
        cost = danger(raging, raging.regiment(101)) - danger(state, state.regiment(101))
        assert 0.0 < cost < gain
        assert rage(state, state.regiment(101), calm) == (close(gain - cost), GoBerserk())
        assert rage(state, state.regiment(101), calm + gain - cost) is None, "not for nothing"
        assert rage(raging, raging.regiment(101), calm) is None, "not twice"


class TestReactions:
    """The grey dice now or the activation later."""

    OWN = card(attack=0, full_defence=2)

    def blind(self, *others, own=OWN, foe=None, place=(10, 9, SOUTH)):
        state = battle(
            troop(0, (10, 10, NORTH), card=foe or card(attack=6)),
            troop(1, place, card=own),
            *others,
        )
        return state, reaction(state, 1, Reaction(defender=102, attacker=101, target=2))

    def test_what_they_save_is_what_it_is_worth(self):
        state, (value, action) = self.blind()
        attacker, victim = state.regiment(101), state.models_of(102)[0]
        saved = onslaught(state, attacker, victim) - onslaught(state, attacker, victim, full=True)
        assert (value, action) == (close(saved), DefendFully())

    def test_each_enemy_still_to_come_adds_half(self):
        _, (value, _) = self.blind()
        near, done = troop(0, (10, 15)), troop(0, (10, 15), activated=True)
        for others, factor in (
            ((near,), 1.5), ((near, troop(0, (4, 9))), 2.0), ((done,), 1.0),
            ((troop(0, (10, 15.1)),), 1.0), ((troop(1, (12, 9)),), 1.0),
        ):  # fmt: skip
            assert self.blind(*others)[1][0] == close(factor * value)

    def test_what_could_be_won_later_is_counted_off(self):
        own = card(attack=1, full_defence=6)
        state, (value, action) = self.blind(own=own, foe=card(attack=4, defence=4))
        lost = prospect(state, state.regiment(102), state.regiment(101))
        assert lost > 0.0
        attacker, victim = state.regiment(101), state.models_of(102)[0]
        saved = onslaught(state, attacker, victim) - onslaught(state, attacker, victim, full=True)
        assert (value, action) == (close(saved - lost), DefendFully())

    def test_without_anything_to_save_nobody_defends_fully(self):
        assert self.blind(foe=card(attack=0))[1] == (0.0, DefendNormally())

    def test_only_who_touches_one_can_be_turned_to(self):
        for y, turned in ((9, True), (8.99, False)):
            state, _ = self.blind(own=card(attack=4), place=(10, y, NORTH))
            own, foe = state.regiment(102), state.regiment(101)
            blow = 0.6 * onslaught(state, own, state.models_of(101)[0])
            assert prospect(state, own, foe) == (close(blow) if turned else 0.0)
        state, _ = self.blind(own=card(attack=4, war_machine=True), place=(10, 9, NORTH))
        assert prospect(state, state.regiment(102), state.regiment(101)) == 0.0

    def test_against_a_shot_in_melee_what_could_be_struck_is_counted_off(self):
        foe = troop(1, (20, 19, SOUTH), card=card(attack=1, wounds=9))
        own = card(attack=1, full_defence=3)
        state = before_a_gun((20, 20, NORTH), own=own, more=(foe,))
        us, gun = state.regiment(101), state.regiment(102)
        saved = shot_worth(state, gun, us) - shot_worth(state, gun, us, full=True)
        lost = prospect(state, us, gun)
        assert 0.0 < lost < saved
        assert under_fire(state, us, gun) == (close(saved - lost), DefendFully())
        plain = before_a_gun((20, 20, NORTH), own=card(attack=0), more=(foe,))
        nothing = under_fire(plain, plain.regiment(101), plain.regiment(102))
        assert nothing == (0.0, DefendNormally()), "no grey dice, nothing saved"


class TestOthers:
    """Flight, setting up, and what needs no thought."""

    def test_flight_is_worth_nothing_by_itself(self):
        terror = troop(1, (10, 9, SOUTH), card=card(fear=1))
        for own, expected in ((card(), HoldGround()), (card(ranged=True), MoveAway(backward=True))):
            mine = troop(0, (10, 10, NORTH), card=own, attacked=True, frightened_by=(102,))
            state = battle(mine, terror, agenda=(Rout(seat=0),), active=101)
            assert rout(state, 0, Rout(0)) == (0.0, expected)

    def test_a_question_that_is_no_matter_gets_its_own_proposal(self):
        class Ask(Stop, frozen=True):
            def propose(self, state, seat, rng):
                return Go()

        state = battle(troop(0, (5, 5)), FAR)
        assert answered(state, 0, Ask(), Rng(1)) == (0.0, Go())

    def test_the_first_that_can_be_named_and_the_scenario_s_own_sites(self):
        options = {"deploy": "own"}
        state = (
            LittleCarnage().match("protect-the-border", players=2, seed="1", options=options).state
        )
        for question in (NameModel(0, 0), SitePiece(1, 0)):
            value, action = answered(state, question.seat, question, Rng(1))
            assert (value, action) == (0.0, question.candidates(state, question.seat)[0])
        named = NameModel(0, 0).candidates(state, 0)
        assert isinstance(named[0], NameRegiment)
        plain = (
            LittleCarnage().match("last-man-standing", players=2, seed="1", options=options).state
        )
        question = plain.agenda.top
        assert answered(plain, question.seat, question, Rng(1)) == (0.0, PlaceAllReady())
