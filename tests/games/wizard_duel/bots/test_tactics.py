"""What bots think of a duel: scores by exact chances, and the choices that follow."""

import pytest

from slagveld.bots import GreedyBot
from slagveld.games.wizard_duel.bots.tactics import DuelTactics, creature_proposals
from slagveld.games.wizard_duel.bots.wizards import wizard_proposals
from slagveld.games.wizard_duel.core.actions_left import Turn
from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.heavy.fire import FireWeapon
from slagveld.games.wizard_duel.heavy.push import PushWeapon
from slagveld.games.wizard_duel.magic.spells import CastAttack, CastDefence, CastHealing
from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.movement.menus import ahead, towards
from slagveld.games.wizard_duel.movement.walk import Walk
from slagveld.games.wizard_duel.movement.wizards_move import MoveWizard
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.terrain.contact_and_distance import gap_between, near_wizards
from slagveld.games.wizard_duel.turn.creature_part import CreatureTurn
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn, Rest
from slagveld.games.wizard_duel.turn.wizard_part import WizardTurn
from slagveld.games.wizard_duel.wounds.odds import (
    VICTORY,
    attack_worth,
    field_worth,
    hit_chance,
    worth_of,
)
from slagveld.kernel.dice import Rng
from tests.games.wizard_duel.duel import DUEL, act, changed, duel, model

TACTICS = DuelTactics()


def scored(state, seat=0):
    """Proposals of a creature turn as {action: score}."""
    question = CreatureTurn(Turn(seat))
    return {a: score for score, a in creature_proposals(state, seat, question)}


def going_on(state):
    """Proposals of a creature turn that has begun."""
    return {a: score for score, a in creature_proposals(state, 0, DUEL.question(state))}


def cast(state, **more):
    """Proposals of a wizard turn as {action: score}."""
    return {action: score for score, action in wizard_proposals(state, 0, WizardTurn(0, **more))}


def best(proposals):
    return max(proposals, key=lambda action: proposals[action])


class TestWorth:
    """Magic points for everything."""

    def test_a_creature_is_worth_its_price_less_its_wounds(self):
        state = duel(
            model(0, "ork", 20, 40),
            model(0, "ork", 20, 50, wounds=1),
            model(0, "ogre", 20, 60),
            model(1, "amazon", 60, 40, weapon="shooting"),
        )
        worths = [worth_of(state, creature) for creature in state.creatures]
        assert worths == pytest.approx([40, 40 * 0.6, 80, 70])

    def test_chances_to_hit_are_exact_and_bounded(self):
        state = duel(model(0, "ork", 20, 40), model(1, "goblin", 23, 40), model(1, "pygmy", 9, 9))
        ork, goblin, pygmy = state.creatures
        assert hit_chance(state, ork, goblin.id, "melee") == 14 / 20
        assert hit_chance(state, goblin, ork.id, "melee") == 13 / 20
        assert hit_chance(state, ork, pygmy.id, "shot") == 7 / 20
        assert hit_chance(state, ork, 2, "melee") == 15 / 20

    def test_a_blow_is_worth_what_it_takes_on_average(self):
        state = duel(
            model(0, "ork", 20, 40),
            model(1, "amazon", 23, 40),
            model(0, "ork", 20, 50, weapon="small"),
            model(1, "undead", 23, 50, wounds=3),
            model(1, "heavy-weapon", 60, 60),
        )
        normal, amazon, small, undead, gun = state.creatures
        assert attack_worth(state, normal, amazon.id, "melee") == pytest.approx(0.75 * 40)
        assert attack_worth(state, small, amazon.id, "melee") == pytest.approx(
            0.75 * 40 * 0.5 * 3 / 5
        )
        stays = 1 - 4 / 20
        assert attack_worth(state, small, undead.id, "melee") == pytest.approx(
            0.75 * stays * worth_of(state, undead)
        )
        assert attack_worth(state, small, gun.id, "melee") == 0
        assert attack_worth(state, normal, 999, "melee") == 0

    def test_a_field_is_worth_nine_a_point_and_everything_at_its_end(self):
        state = duel(fields=(20, 6))
        assert field_worth(state, 1, 5) == 45
        assert field_worth(state, 1, 6) == VICTORY
        assert field_worth(state, 0, 6) == 54

    def test_a_position_counts_fields_and_creatures_of_both_sides(self):
        state = duel(model(0, "ork", 20, 40), model(1, "ork", 60, 40, weapon="small"))
        assert TACTICS.worth(state, 0) == pytest.approx(40 - 30)
        assert TACTICS.worth(state, 1) == pytest.approx(30 - 40)
        weak = duel(fields=(20, 10))
        assert TACTICS.worth(weak, 0) == 90

    def test_an_end_counts_more_than_anything(self):
        state = duel(wizards=((5, 40), (20, 40, 180)), fields=(20, 10), part="wizard", points=100)
        over = act(state, 0, CastAttack(2)).state
        assert TACTICS.worth(over, 0) == VICTORY
        assert TACTICS.worth(over, 1) == -VICTORY


class TestCreatures:
    """What creatures are told to do."""

    def test_a_wizard_in_contact_is_struck(self):
        state = duel(model(0, "ork", 92, 40, 0))
        found = scored(state)
        assert best(found) == Strike(101, (2,))
        assert found[Strike(101, (2,))] == pytest.approx(0.75 * 9 * 6)

    def test_a_wizard_in_reach_is_run_against(self):
        found = scored(duel(model(0, "ork", 87, 40, 0)))
        (walk,) = [action for action in found if isinstance(action, Walk)]
        assert found[walk] == pytest.approx(1.5 * (8 - 3.02) + 27, abs=0.2)
        assert best(found) == walk

    def test_the_way_leads_to_the_enemy_wizard(self):
        state = duel(model(0, "ork", 20, 40, 0))
        walk = best(scored(state))
        assert isinstance(walk, Walk)
        assert walk.path[-1].x > 2500

    def test_a_bad_trade_is_avoided_and_a_good_one_sought(self):
        good = duel(model(0, "ork", 40, 40, 0), model(1, "amazon", 48, 40, 0, weapon="small"))
        bad = duel(model(0, "ork", 40, 40, 0, weapon="small"), model(1, "troll", 49, 40, 180))
        into = max(s for a, s in scored(good).items() if isinstance(a, Walk))
        away = min(s for a, s in scored(bad).items() if isinstance(a, Walk))
        assert into > 20
        assert away < 0

    def test_shots_in_range_are_worth_it_and_others_not(self):
        state = duel(
            model(0, "ork", 40, 40, 0, weapon="shooting"),
            model(1, "amazon", 60, 40, 180),
            model(1, "amazon", 80, 60, 180),
        )
        found = scored(state)
        assert found[Shoot(101, 102)] == pytest.approx(13 / 20 * 40 * 0.5 * 3 / 5)
        assert found.get(Shoot(101, 103), -2) == -2

    def test_archers_come_into_range_and_no_nearer(self):
        far = duel(model(0, "ork", 20, 40, 0, weapon="shooting"), model(1, "ork", 70, 40, 180))
        near = duel(model(0, "ork", 50, 40, 0, weapon="shooting"), model(1, "ork", 62, 40, 180))
        towards_far = [s for a, s in scored(far).items() if isinstance(a, Walk)]
        towards_near = [s for a, s in scored(near).items() if isinstance(a, Walk)]
        assert max(towards_far) > 0
        assert min(towards_near) == -3

    def test_who_is_struck_from_behind_turns_round(self):
        state = duel(model(0, "ork", 40, 40, 180), model(1, "amazon", 43, 40, 180))
        found = scored(state)
        assert found[Walk(101, (), 0)] == 2
        assert best(found) == Walk(101, (), 0)

    def test_resting_is_the_last_resort_and_ending_is_nothing(self):
        state = duel(model(0, "ork", 20, 40, 0), model(0, "ork", 20, 60, 0))
        assert scored(state)[Rest(101)] == -1
        assert EndTurn() not in scored(state)
        after = act(state, 0, best(scored(state))).state
        turn = DUEL.question(after).turn
        again = going_on(after)
        assert again[EndTurn()] == 0
        assert {a.model for a in again if isinstance(a, Walk)} == {turn.opened[-1].model}

    def test_a_served_weapon_fires_at_what_it_reaches(self):
        crew = [model(0, "ork", x, y, 0) for x, y in ((17, 40), (18.5, 42.6), (18.5, 37.4))]
        state = duel(
            model(0, "heavy-weapon", 20, 40, 0),
            *crew,
            model(1, "ork", 50, 40, 180),
            wizards=((5, 20), (95, 70)),
        )
        found = scored(state)
        shot = FireWeapon(101, (102, 103, 104), 105)
        assert found[shot] == pytest.approx(14 / 20 * 40)
        assert found[FireWeapon(101, (102, 103, 104), 2)] == -2
        assert best(found) == shot
        pushes = {a.facing: s for a, s in found.items() if isinstance(a, PushWeapon)}
        assert pushes[0] == -1

    @pytest.mark.rule("WD-HEAVY-3")
    def test_a_weapon_is_turned_where_that_brings_a_shot(self):
        crew = [model(0, "ork", x, y, 0) for x, y in ((17, 40), (18.5, 42.6), (18.5, 37.4))]
        foe = model(1, "ork", 50, 40, 180)
        state = duel(model(0, "heavy-weapon", 20, 40, 180), *crew, foe, wizards=((5, 20), (95, 70)))
        found = scored(state)
        pushes = {a.facing: s for a, s in found.items() if isinstance(a, PushWeapon)}
        assert pushes[0] == pytest.approx(14 / 20 * 40 - 1)
        turn = next(a for a in found if isinstance(a, PushWeapon) and a.facing == 0)
        assert best(found) == turn
        after = act(state, 0, turn).state
        found = going_on(after)
        assert best(found) == FireWeapon(101, (102, 103, 104), 105)
        assert all(s == -1 for a, s in found.items() if isinstance(a, PushWeapon))
        two = duel(model(0, "heavy-weapon", 20, 40, 180), *crew[:2], foe)
        assert all(s == -1 for a, s in scored(two).items() if isinstance(a, PushWeapon))

    @pytest.mark.rule("WD-MELEE-3")
    def test_a_walk_after_a_blow_counts_the_exchange(self):
        models = (
            model(0, "ork", 20, 40, 180),
            model(1, "amazon", 17, 40, wounds=1),
            model(1, "amazon", 26, 40, 0),
        )
        state = act(duel(*models, model(0, "ork", 5, 5)), 0, Strike(101, (102,)), 1).state
        gains = []
        for contact in ("one-action", "first"):
            found = going_on(changed(state, options=Options(contact=contact)))
            meets = [s for a, s in found.items() if isinstance(a, Walk) and a.path[-1].x > 2250]
            gains.append(max(meets))
        assert gains[0] > gains[1] + 10, "the foe looks away and is worth striking"

    def test_enemy_wizards_come_nearest_first(self):
        state = duel(wizards=((5, 40), (95, 40), (40, 40)))
        assert near_wizards(state, 0) == [3, 2]
        assert near_wizards(state, 1) == [3, 1]


class TestWizards:
    """What wizards are told to do."""

    def test_attack_magic_in_reach_comes_first(self):
        state = duel(wizards=((5, 40, 0), (26, 40)), part="wizard", points=100)
        found = cast(state)
        assert found[CastAttack(2)] == 20 + 90
        assert best(found) == CastAttack(2)
        last = duel(wizards=((5, 40, 0), (26, 40)), part="wizard", points=100, fields=(20, 10))
        assert cast(last)[CastAttack(2)] == 20 + VICTORY

    def test_hands_are_summoned_before_bows(self):
        stock = (("ork", "small"),) * 3 + (("ork", "normal"),) * 2 + (("ork", "shooting"),)
        found = cast(duel(part="wizard", points=100, stock=stock))
        worth = {a.package: s for a, s in found.items() if isinstance(a, Summon)}
        assert worth == {"small": 102, "normal": 92, "shooting": 12}
        hands = [model(0, "goblin", 20 + 5 * n, 60, number=10 + n) for n in range(4)]
        more = cast(duel(*hands, part="wizard", points=100, stock=stock))
        assert {a.package: s for a, s in more.items() if isinstance(a, Summon)}["shooting"] == 30

    def test_a_weak_field_is_strengthened_in_danger(self):
        calm = duel(part="wizard", points=100, fields=(10, 20))
        threatened = duel(model(1, "ork", 20, 40), part="wizard", points=100, fields=(10, 20))
        assert cast(calm)[CastDefence()] == -5
        assert cast(threatened)[CastDefence()] == 80
        rich = duel(part="wizard", points=250)
        assert cast(rich)[CastDefence()] == 1

    def test_healing_uses_what_is_left_over(self):
        state = duel(model(0, "ork", 20, 40, wounds=2), part="wizard", points=20)
        assert cast(state)[CastHealing(101)] == 8
        assert (
            cast(duel(model(0, "ork", 20, 40, wounds=2), part="wizard", points=90))[
                CastHealing(101)
            ]
            == -2
        )

    def test_a_wizard_flees_from_creatures(self):
        state = duel(model(1, "ork", 20, 40), wizards=((10, 40), (95, 40)), part="wizard", points=0)
        moves = {a: s for a, s in cast(state).items() if isinstance(a, MoveWizard)}
        away = best(moves)
        assert moves[away] > 0
        end = away.path[-1]
        assert gap_between(state.pose(101), type(state.pose(1))(end.x, end.y)) > 1000

    def test_a_wizard_without_danger_stays(self):
        state = duel(part="wizard", points=0)
        assert cast(state) == {EndTurn(): 0.0}

    def test_a_wizard_steps_up_to_cast(self):
        state = duel(wizards=((5, 40, 0), (40, 40)), part="wizard", points=100)
        moves = {a: s for a, s in cast(state).items() if isinstance(a, MoveWizard)}
        step = best(moves)
        assert moves[step] == 60
        after = act(state, 0, step).state
        assert DUEL.check(after, 0, CastAttack(2)) is None
        behind = duel(wizards=((5, 40, 180), (20, 40)), part="wizard", points=100)
        assert cast(behind)[MoveWizard((), 0)] == 15

    def test_what_is_over_is_not_proposed(self):
        state = duel(wizards=((5, 40, 0), (26, 40)), part="wizard", points=100)
        assert not any(isinstance(a, CastAttack) for a in cast(state, casting="over"))
        near = duel(wizards=((5, 40, 0), (40, 40)), part="wizard", points=100)
        assert not any(isinstance(a, MoveWizard) for a in cast(near, moved=True))


class TestWays:
    """Straight ways for menus and bots."""

    def test_towards_ends_in_contact_or_at_the_limit(self):
        state = duel(model(0, "ork", 40, 40), model(1, "ork", 47, 40), model(1, "ork", 80, 40))
        ork = state.creatures[0]
        near = towards(state, ork, 102)
        assert abs(near.path[-1].x - 4400) <= 2
        assert towards(state, ork, 2) is None, "another ork stands in the way"
        lone = duel(model(0, "ork", 20, 40))
        far = towards(lone, lone.creatures[0], 2)
        assert 2590 <= far.path[-1].x <= 2600

    def test_nothing_leads_off_the_table(self):
        state = duel(model(0, "ork", 2, 60))
        assert ahead(state, state.creatures[0], 1800, 500) is None
        assert ahead(state, state.creatures[0], 0, 500) is not None


def test_the_greedy_bot_breaks_a_field_that_is_open():
    """Two orks before a lone wizard: the bot wins within its turns."""
    state = duel(model(0, "ork", 87, 40, 0), model(0, "ork", 85, 45, 0), fields=(20, 3))
    action = GreedyBot().answer(DUEL, DUEL.view(state, 0), 0, Rng(1))
    assert act(state, 0, action).state.outcome.winners == (0,)


def test_questions_without_tactics_get_their_menu():
    match = DUEL.match(seed=1)
    question = DUEL.question(match.state)
    found = TACTICS.proposals(match.state, question.who(match.state)[0], question, Rng(1))
    assert [action for _, action in found] == list(match.decision.candidates())
