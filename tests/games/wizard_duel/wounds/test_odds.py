"""Exact chances of blows, shots and exchanges, held against the rules themselves."""

import doctest
from fractions import Fraction

import pytest

from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.wounds import odds
from slagveld.games.wizard_duel.wounds.odds import exchange_chances, fight_chances, strike_chances
from slagveld.kernel.decision import Partial
from slagveld.kernel.preview import preview
from slagveld.table.terrain import Floor
from tests.games.wizard_duel.duel import DUEL, act, box, duel, model, walk


def test_examples_in_the_code():
    assert doctest.testmod(odds).failed == 0


@pytest.mark.rule("WD-HIT-1", "WD-HIT-4")
@pytest.mark.parametrize(("target", "weapon"), [("goblin", "normal"), ("heavy-weapon", "small")])
def test_one_blow_by_all_faces(target, weapon):
    state = duel(model(0, "ork", 30, 40, weapon=weapon), model(1, target, 33, 40))
    full = state.creature(102).wounds
    counted = {}
    for die in range(1, 21):
        after = act(state, 0, Strike(101, (102,)), die).state.creature(102)
        lost = full - (after.wounds if after else 0)
        counted[lost] = counted.get(lost, 0) + Fraction(1, 20)
    skill, power, protection = (14, 6, 1) if target == "goblin" else (17, 4, 4)
    assert dict(strike_chances(skill, power, protection).items()) == counted


@pytest.mark.rule("WD-MELEE-4")
def test_the_exchange_by_all_pairs_of_faces():
    state = duel(
        model(0, "ork", 26, 40), model(1, "amazon", 33, 40, 180, weapon="small"), part="creatures"
    )
    counted = {}
    for mine in (1, 15, 16, 20):
        for theirs in (1, 14, 15, 20):
            share = Fraction({1: 14, 15: 1, 16: 1, 20: 4}[mine], 20)
            share *= Fraction({1: 13, 14: 1, 15: 1, 20: 5}[theirs], 20)
            after = act(state, 0, walk(101, (30, 40)), mine, theirs).state
            lost = tuple(
                5 - (after.creature(piece).wounds if after.creature(piece) else 0)
                for piece in (101, 102)
            )
            counted[lost] = counted.get(lost, 0) + share
    assert dict(exchange_chances(15, 6, 1, 14, 4, 1).items()) == counted


@pytest.mark.rule("WD-RACE-UNDEAD")
def test_several_blows_at_one_that_may_stay():
    found = fight_chances(15, 6, 1, 5, 2, 4)
    hit, stay = Fraction(15, 20), Fraction(4, 20)
    unhurt = (1 - hit) ** 2
    once = 2 * hit * (1 - hit)
    assert found.probability(lambda left: left == 5) == unhurt
    assert found.probability(lambda left: left == 1) == (once + hit * hit * stay) * stay
    assert found.probability(lambda left: left >= 0) == 1
    small = fight_chances(14, 4, 1, 5, 3)
    assert small.probability(lambda left: left == 2) == 3 * Fraction(7, 10) * Fraction(9, 100)
    assert dict(fight_chances(20, 3, 4, 8, 60).items()) == {8: 1}, "too weak to wound"


class TestAsked:
    """Chances by name, as the command line asks for them."""

    @pytest.mark.rule("WD-CHECK-5")
    def test_the_exchange_of_the_catalogue(self):
        given = {"skill": "15", "power": "6", "protection": "1", "foe_skill": "14",
                 "foe_power": "4", "foe_protection": "1"}  # fmt: skip
        found = DUEL.odds()["exchange"](given).as_json()["outcomes"]
        assert {tuple(row["value"]): row["probability"] for row in found} == pytest.approx(
            {(0, 0): 0.075, (0, 5): 0.225, (3, 0): 0.175, (3, 5): 0.525}
        )

    def test_strike_and_fight(self):
        strike = DUEL.odds()["strike"]({"skill": "13", "power": "9"}).as_json()
        assert strike["mean"] == pytest.approx(9 * 13 / 20)
        fight = DUEL.odds()["fight"]({"skill": "15", "power": "6", "protection": "1"}).as_json()
        assert fight["outcomes"][0] == {"value": 0, "probability": pytest.approx(15 / 16)}


class TestPreviews:
    """Chances before the commitment."""

    @pytest.mark.rule("WD-CHECK-5")
    def test_a_walk_into_contact_shows_the_exchange(self):
        state = duel(model(0, "ork", 26, 40), model(1, "amazon", 33, 40, 180, weapon="small"))
        path = {"model": 101, "path": [[3000, 4000, 0]], "facing": 0}
        shown = preview(DUEL, state, 0, Partial("Walk", path))
        (odds,) = shown.odds
        pairs = {(t.values["taken"], t.values["dealt"]): p for t, p in odds.outcomes}
        assert pairs == pytest.approx({(0, 0): 0.075, (0, 5): 0.225, (3, 0): 0.175, (3, 5): 0.525})
        assert (shown.length, shown.limit) == (400, 600)
        away = preview(DUEL, state, 0, Partial("Walk", {**path, "path": [[2900, 4000, 0]]}))
        assert away.odds == ()
        turned = preview(DUEL, state, 0, Partial("Walk", {**path, "facing": 1800}))
        (odds,) = turned.odds
        pairs = {(t.values["taken"], t.values["dealt"]): p for t, p in odds.outcomes}
        assert pairs == pytest.approx({(0, 0): 0.3, (3, 0): 0.7}), "it does not see the amazon"

    @pytest.mark.rule("WD-MELEE-3")
    def test_not_with_the_second_action(self):
        state = duel(model(0, "ork", 24, 40), model(1, "amazon", 33, 40, 180))
        state = act(state, 0, walk(101, (26, 40))).state
        path = {"model": 101, "path": [[3000, 4000, 0]], "facing": 0}
        assert preview(DUEL, state, 0, Partial("Walk", path)).odds == ()

    @pytest.mark.rule("WD-SHOOT-1")
    def test_a_shot_shows_both_cases_until_it_is_measured(self):
        near = {"model": 101, "target": 102}
        for x, cases in ((63, 2), (63.01, 2)):
            state = duel(model(0, "ork", 30, 40, weapon="shooting"), model(1, "human", x, 40))
            assert len(preview(DUEL, state, 0, Partial("Shoot", near)).odds) == cases
            free = duel(
                model(0, "ork", 30, 40, weapon="shooting"), model(1, "human", x, 40),
                options=Options(free_measuring=True),
            )  # fmt: skip
            (odds,) = preview(DUEL, free, 0, Partial("Shoot", near)).odds
            assert odds.mean == pytest.approx(3 * 13 / 20 if x == 63 else 0)

    def test_a_blow_at_each_target_named(self):
        state = duel(model(0, "giant", 30, 40), model(1, "goblin", 34, 40), model(1, "ork", 30, 44))
        shown = preview(DUEL, state, 0, Partial("Strike", {"model": 101, "targets": [102, 103]}))
        assert [odds.need.total for odds in shown.odds] == [12, 13]
        assert [odds.mean for odds in shown.odds] == pytest.approx([8 * 12 / 20, 8 * 13 / 20])
        assert [tally.total for tally in shown.tallies] == [12, 13]
        own = preview(DUEL, state, 0, Partial("Strike", {"model": 101}))
        assert own.odds == ()

    @pytest.mark.rule("WD-RACE-DRAGONS")
    def test_a_flight_costs_its_horizontal_length(self):
        outline = box("building", 36, 34, 48, 46).outline
        tower = box("building", 36, 34, 48, 46, height=2000, floors=(Floor(1, outline, 2000),))
        state = duel(model(0, "dragon", 30, 40), terrain=[tower])
        path = {"model": 101, "path": [[4200, 4000, 1]], "facing": 0}
        shown = preview(DUEL, state, 0, Partial("Walk", path))
        assert shown.refusal is None
        (ghost,) = shown.ghosts
        assert (ghost.pose.z, ghost.pose.level, shown.limit) == (2000, 1, 1200)
