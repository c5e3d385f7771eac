"""Heavy weapons and their crews: WD-HEAVY-*."""

import pytest

from slagveld.games.wizard_duel.core.races import races
from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.heavy.fire import FireWeapon
from slagveld.games.wizard_duel.heavy.push import PushWeapon
from slagveld.games.wizard_duel.magic.spells import CastHealing
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn, Rest
from slagveld.table.shapes import Spot
from tests.games.wizard_duel.duel import (
    ALL,
    CREW,
    DUEL,
    FOE,
    GUN,
    act,
    box,
    duel,
    fire,
    gun,
    model,
    push,
    ready,
    refused,
    summon,
    told,
    walk,
    wizards,
)

HELPER = model(0, "ork", 10, 10)
"""Somebody who keeps the turn open."""


@pytest.mark.rule("WD-HEAVY-1")
def test_values_of_a_heavy_weapon():
    line = DUEL.rulebook["WD-RACE-1"].data[3]
    row = races()["heavy-weapon"]
    assert (row.nature, row.agility, row.protection) == ("neutral", line["bh"], line["bs"])
    assert (row.wounds, row.striking.heavy) == (line["wounds"], line["sk"]) == (8, 9)
    state = gun(model(1, "human", 83, 40))
    assert told(act(state, 0, fire(105), 14), "Hurt")[0].amount == 5
    assert told(act(state, 0, fire(105), 15), "Hurt") == []
    far = gun(model(1, "human", 83.01, 40))
    assert told(act(far, 0, fire(105)), "Rolled") == [], "50 cm from base to base"


@pytest.mark.rule("WD-HEAVY-1")
def test_wounded_healed_defeated_and_summoned_anew_like_a_creature():
    state = duel(model(0, "heavy-weapon", 30, 40, number=1), model(1, "ork", 33, 40, 180), turn=1)
    hurt = act(state, 1, Strike(102, (101,)), 17).state
    assert hurt.creature(101).wounds == 6
    healed = wizards(model(0, "heavy-weapon", 30, 40, wounds=6))
    assert act(healed, 0, CastHealing(101)).state.creature(101).wounds == 7
    last = duel(model(0, "heavy-weapon", 30, 40, wounds=2), model(1, "ork", 33, 40, 180), turn=1)
    assert act(last, 1, Strike(102, (101,)), 17).state.creature(101) is None
    again = ready(("heavy-weapon", "heavy"))
    assert act(again, 0, summon("heavy", (1, 38, 40))).state.creature(101).wounds == 8


class TestCrew:
    """Who serves, and at what cost."""

    @pytest.mark.rule("WD-HEAVY-2")
    def test_three_in_contact_to_fire(self):
        act(gun(FOE), 0, fire(105), 20)
        for few in ((102,), (102, 103)):
            assert refused(gun(FOE), 0, fire(105, few)) == "WD-HEAVY-2"
        away = gun(FOE, crew=(*CREW[:2], model(0, "ork", 30, 36.89)))
        assert refused(away, 0, fire(105)) == "WD-HEAVY-2"
        near = gun(FOE, crew=(*CREW[:2], model(0, "ork", 30, 36.9)))
        act(near, 0, fire(105), 20)

    @pytest.mark.rule("WD-HEAVY-2")
    def test_own_creatures_not_in_contact_with_an_enemy(self):
        busy = gun(FOE, model(1, "ork", 24, 40))
        assert refused(busy, 0, fire(105)) == "WD-HEAVY-2"
        other = gun(FOE, crew=(*CREW[:2], model(1, "ork", 30, 37)))
        assert refused(other, 0, fire(105)) == "WD-HEAVY-2"
        assert refused(gun(FOE), 0, FireWeapon(102, (101, 103, 104), 105)) == "WD-HEAVY-2"
        assert refused(gun(FOE, turn=1), 1, fire(102)) == "WD-HEAVY-2", "not the enemy's weapon"
        guns = gun(FOE, crew=(*CREW[:2], model(0, "heavy-weapon", 30, 37)))
        assert refused(guns, 0, fire(105)) == "WD-HEAVY-2", "a weapon serves nobody"

    @pytest.mark.rule("WD-HEAVY-3")
    def test_six_actions_become_two(self):
        state = act(gun(FOE), 0, fire(105), 20).state
        state = act(state, 0, fire(105), 20).state
        assert state.round == 3, "nobody of them has an action left, so the turn is over"
        fresh = act(gun(FOE, HELPER), 0, push(30, 40, (102,), 10)).state
        fresh = act(fresh, 0, push(30, 40, (102,), 0)).state
        for more in (push(30, 40, (102,), 10), push(30, 40, (103,), 10), fire(105)):
            assert refused(fresh, 0, more) == "WD-HEAVY-3", "both actions of the weapon are used"
        weapon = gun(FOE)
        assert refused(weapon, 0, walk(101, (31, 40))) == "WD-HEAVY-3", "no actions of its own"
        assert refused(weapon, 0, Shoot(101, 105)) == "WD-HEAVY-3"

    @pytest.mark.rule("WD-HEAVY-3")
    def test_who_serves_does_nothing_else_after(self):
        state = act(gun(FOE, HELPER), 0, push(30, 40, (102,), 10)).state
        for own in (walk(102, (24, 40)), walk(102, facing=90), Rest(102), Strike(102, (105,))):
            assert refused(state, 0, own) == "WD-HEAVY-3"
        state = act(gun(FOE), 0, fire(105), 20).state
        assert {type(action) for action in DUEL.question(state).candidates(state, 0)} == {
            EndTurn, PushWeapon, FireWeapon,
        }  # fmt: skip

    @pytest.mark.rule("WD-HEAVY-3")
    def test_who_did_anything_before_does_not_serve(self):
        crew = (model(0, "ork", 24, 40), *CREW[1:])
        state = act(gun(FOE, crew=crew), 0, walk(102, (27, 40))).state
        assert refused(state, 0, fire(105)) == "WD-HEAVY-3"
        assert refused(state, 0, push(30, 40, (102,), 10)) == "WD-HEAVY-3"
        act(state, 0, push(30, 40, (103,), 10))
        for before in (walk(102, facing=90), Rest(102)):
            state = act(gun(FOE), 0, before).state
            assert refused(state, 0, fire(105)) == "WD-HEAVY-3"

    @pytest.mark.rule("WD-HEAVY-3")
    def test_newcomers_may_join_for_the_second_action(self):
        state = act(gun(FOE), 0, push(30, 40, (102,), 10)).state
        after = act(state, 0, fire(105), 20).state
        assert after.round == 3, "the newcomers gave all they had"

    @pytest.mark.rule("WD-HEAVY-3")
    def test_a_crew_serves_one_weapon(self):
        second = model(0, "heavy-weapon", 24, 40)
        state = act(gun(FOE, second), 0, push(30, 40, (102,), 10)).state
        here = Spot(2400, 4000)
        assert refused(state, 0, PushWeapon(106, (102,), here, 100)) == "WD-HEAVY-3"

    @pytest.mark.rule("WD-ACT-6", "WD-HEAVY-3")
    def test_after_another_model_the_weapon_is_done(self):
        state = act(gun(FOE, HELPER), 0, push(30, 40, (102,), 10)).state
        state = act(state, 0, walk(106, (10, 12))).state
        assert refused(state, 0, push(30, 40, (102,), 0)) == "WD-ACT-6"
        act(state, 0, walk(106, (10, 14)))

    @pytest.mark.rule("WD-HEAVY-3")
    def test_all_actions_are_the_default_as_a_client_sends_them(self):
        assert DUEL.first_state(DUEL.setup()).options.service == "all"
        single = DUEL.setup(options={"service": "single"})
        assert DUEL.first_state(single).options.service == "single"
        state = DUEL.codec.state(DUEL.codec.encode(gun(FOE)))
        shot = {"type": "FireWeapon", "weapon": 101, "crew": [102, 103, 104], "target": 105}
        state = act(state, 0, DUEL.codec.action(shot), 20).state
        state = DUEL.codec.state(DUEL.codec.encode(state))
        step = {"type": "Walk", "model": 102, "path": [[2400, 4000, 0]], "facing": 0}
        assert refused(state, 0, DUEL.codec.action(step)) == "WD-HEAVY-3"
        act(state, 0, DUEL.codec.action(shot), 20)

    @pytest.mark.rule("WD-HEAVY-5")
    def test_weapon_and_crew_are_the_four_models_of_a_turn(self):
        state = act(gun(FOE, model(0, "ork", 10, 10)), 0, fire(105), 20).state
        assert [state.creature(n).used for n in (101, *ALL)] == [(2,)] * 4
        assert refused(state, 0, walk(106, (10, 12))) == "WD-ACT-2"
        first = act(gun(FOE, model(0, "ork", 10, 10)), 0, walk(106, (10, 12))).state
        assert refused(first, 0, fire(105)) == "WD-HEAVY-5", "five models"
        act(first, 0, push(30, 40, (102, 103), 10))

    @pytest.mark.rule("WD-HEAVY-5")
    def test_used_crew_cannot_serve_and_a_used_weapon_is_not_served_again(self):
        used = gun(FOE, crew=(*CREW[:2], {**CREW[2], "used": (2,)}))
        assert refused(used, 0, fire(105)) == "WD-HEAVY-5"
        act(used, 0, push(31, 40, (102, 103)))
        old = gun(FOE, weapon={**GUN, "used": (2,)})
        assert refused(old, 0, fire(105)) == "WD-HEAVY-5"

    @pytest.mark.rule("WD-HEAVY-5")
    def test_a_weapon_without_crew_is_passed_over(self):
        state = duel(GUN, model(0, "ork", 60, 40))
        after = act(act(state, 0, walk(102, (62, 40))).state, 0, EndTurn()).state
        assert after.round == 3, "nothing waits for it"
        assert after.creature(101).used == ()


class TestSingleActions:
    """WD-HEAVY-3 by the softer reading: each weapon action takes one from each of the crew."""

    SINGLE = Options(service="single")

    @pytest.mark.rule("WD-HEAVY-3")
    def test_six_actions_become_two(self):
        state = act(gun(FOE, options=self.SINGLE), 0, fire(105), 20).state
        state = act(state, 0, fire(105), 20).state
        assert state.round == 3, "nobody of them has an action left, so the turn is over"
        fresh = act(gun(FOE, options=self.SINGLE), 0, fire(105), 20).state
        fresh = act(fresh, 0, push(30, 40, (102,), 10)).state
        assert refused(fresh, 0, fire(105)) == "WD-HEAVY-3", "both actions of the weapon are used"
        act(fresh, 0, walk(103, (30, 46)))

    @pytest.mark.rule("WD-HEAVY-3")
    def test_crew_who_walked_up_still_give_one_action(self):
        crew = (model(0, "ork", 24, 40), model(0, "ork", 30, 46), model(0, "ork", 30, 34))
        state = gun(FOE, crew=crew, options=self.SINGLE)
        assert refused(state, 0, fire(105)) == "WD-HEAVY-2"
        for piece, place in ((102, (27, 40)), (103, (30, 43)), (104, (30, 37))):
            state = act(state, 0, walk(piece, place)).state
        assert refused(state, 0, walk(102, (26, 40))) == "WD-ACT-6"
        state = act(state, 0, fire(105), 20).state
        assert state.round == 3, "no action is left"

    @pytest.mark.rule("WD-HEAVY-3")
    def test_an_action_left_over_is_the_crews_own(self):
        state = act(gun(FOE, options=self.SINGLE), 0, fire(105), 20).state
        state = act(state, 0, walk(102, (24, 40))).state
        assert refused(state, 0, walk(102, (22, 40))) == "WD-ACT-1"
        state = act(state, 0, walk(103, (30, 46))).state
        act(state, 0, walk(104, (30, 34)))

    @pytest.mark.rule("WD-HEAVY-3")
    def test_never_more_than_two_whatever_the_crew(self):
        state = act(gun(FOE, options=self.SINGLE), 0, push(30, 40, (102,), 10)).state
        state = act(state, 0, push(30, 40, (103,), 20)).state
        assert refused(state, 0, push(30, 40, (104,), 30)) == "WD-HEAVY-3"
        assert refused(state, 0, push(30, 40, (102,), 30)) == "WD-HEAVY-3"


class TestPushing:
    """Moving it."""

    @pytest.mark.rule("WD-HEAVY-4")
    @pytest.mark.parametrize("count", [1, 2, 3])
    def test_a_centimetre_for_each_of_the_crew(self, count):
        crew = ALL[:count]
        state = gun()
        act(state, 0, push(30 + count, 40, crew))
        assert refused(state, 0, push(30.01 + count, 40, crew)) == "WD-HEAVY-4"

    @pytest.mark.rule("WD-HEAVY-4")
    def test_not_more_than_three_and_nobody_twice(self):
        state = gun(model(0, "ork", 33, 40))
        for crew in ((*ALL, 105), (), (102, 102)):
            assert refused(state, 0, push(30, 41, crew)) == "WD-HEAVY-4"

    @pytest.mark.rule("WD-HEAVY-4")
    def test_the_crew_goes_along_by_the_same_shift_and_only_the_weapon_turns(self):
        play = act(gun(), 0, push(32, 41, facing=90))
        places = [(play.state.pose(n).x, play.state.pose(n).y) for n in (101, *ALL)]
        assert places == [(3200, 4100), (2900, 4100), (3200, 4400), (3200, 3800)]
        assert [play.state.pose(n).facing for n in (101, *ALL)] == [900, 0, 0, 0]
        manners = [event.manner for event in told(play, "Moved")]
        assert manners == ["wizard-duel:shifted", *["wizard-duel:along"] * 3]
        assert {event.length for event in told(play, "Moved")} == {223}
        two = act(gun(), 0, push(31, 40, (102, 103))).state
        assert two.pose(104).x == 3000, "who does not serve stays behind"
        act(gun(), 0, push(30, 40, (102,), facing=180))

    @pytest.mark.rule("WD-HEAVY-4")
    def test_all_bases_must_fit_and_nothing_be_in_the_way(self):
        blocked = gun(model(0, "ork", 33, 43))
        assert refused(blocked, 0, push(31, 40)) == "WD-HEAVY-4", "no room for the goblin"
        act(blocked, 0, push(30.5, 40, (102, 104)))
        rocks = gun(terrain=[box("rocks", 32, 42, 34, 47, tags=("solid",))])
        assert refused(rocks, 0, push(31, 40)) == "WD-HEAVY-4"
        act(rocks, 0, push(28, 40))
        edge = duel(model(0, "heavy-weapon", 5, 40), model(0, "ork", 2, 40))
        assert refused(edge, 0, push(4, 40, (102,))) == "WD-HEAVY-4", "off the table"
        for seat, allowed in ((0, True), (1, False)):
            beside = gun(model(seat, "ork", 31.5, 45.8))
            assert (DUEL.check(beside, 0, push(33, 40)) is None) == allowed

    @pytest.mark.rule("WD-HEAVY-4")
    def test_contact_made_so_gives_nothing(self):
        state = gun(model(1, "ork", 35, 40, 180))
        play = act(state, 0, push(32, 40))
        assert told(play, "Rolled") == []
        field = gun(wizards=((5, 40), (35, 40)))
        assert act(field, 0, push(32, 40)).state.wizards[1].field == 20
