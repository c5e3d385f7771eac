"""The four spells: WD-SPELL-*, and the computed field strengths of WD-CHECK-4."""

import pytest

from slagveld.games.wizard_duel.core.book import SUMMON_BOUNDS
from slagveld.games.wizard_duel.magic.spells import (
    ATTACK_REACH,
    HEAL_REACH,
    CastAttack,
    CastDefence,
    CastHealing,
)
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.terrain.contact_and_distance import distance
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn
from slagveld.games.wizard_duel.turn.wizard_part import WizardTurn
from slagveld.table.terrain import Floor
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asked,
    asking,
    box,
    duel,
    model,
    refused,
    told,
    walk,
    wizards,
)

NEAR = {"wizards": ((10, 40), (30, 40))}
"""Two wizards 17 cm apart who see each other."""


@pytest.mark.rule("WD-SPELL-1")
def test_there_are_four_spells_with_these_prices():
    table = {row["spell"]: row for row in DUEL.rulebook["WD-SPELL-1"].data}
    assert list(table) == ["attack magic", "defence magic", "healing magic", "creature magic"]
    state = wizards(model(0, "ork", 20, 50, wounds=3), points=200, stock=[("ork", "small")], **NEAR)
    offered = {form.action for form in DUEL.question(state).ask(state).forms}
    assert offered == {"EndTurn", "MoveWizard", "CastAttack", "CastDefence", "CastHealing"}, (
        "the only model of the stock is on the table"
    )
    free = wizards(points=200, stock=[("ork", "small")], **NEAR)
    assert "Summon" in {form.action for form in DUEL.question(free).ask(free).forms}
    for spell, action in (
        ("attack magic", CastAttack(2)),
        ("defence magic", CastDefence()),
        ("healing magic", CastHealing(101)),
    ):
        assert act(state, 0, action).state.wizards[0].points == 200 - table[spell]["mp"]
    reach = [ATTACK_REACH, HEAL_REACH, SUMMON_BOUNDS[1]]
    assert [cm * 100 for cm in (20, 50, 20)] == reach
    assert table["attack magic"]["range_cm"] == 20
    assert table["healing magic"]["range_cm"] == 50
    assert (table["creature magic"]["min_cm"], table["creature magic"]["max_cm"]) == (10, 20)


class TestAttack:
    """Attack magic."""

    @pytest.mark.rule("WD-SPELL-2")
    def test_ninety_points_for_ten_at_twenty_centimetres(self):
        state = wizards(wizards=((10, 40), (33, 40)))
        assert distance(state, 1, 2) == 2000 * 16
        play = act(state, 0, CastAttack(2))
        assert (play.state.wizards[0].points, play.state.wizards[1].field) == (10, 10)
        assert play.state.wizards[0].field == 20
        far = wizards(wizards=((10, 40), (33.01, 40)))
        assert refused(far, 0, CastAttack(2)) == "WD-SPELL-2"

    @pytest.mark.rule("WD-SPELL-2")
    def test_only_the_wizard_it_is_aimed_at(self):
        state = wizards(wizards=((10, 40), (30, 40), (25, 50)))
        assert [w.field for w in act(state, 0, CastAttack(3)).state.wizards] == [20, 20, 10]

    @pytest.mark.rule("WD-SPELL-3")
    def test_no_roll_is_made(self):
        play = act(wizards(**NEAR), 0, CastAttack(2))
        assert told(play, "Rolled") == []
        assert play.rolls == []

    @pytest.mark.rule("WD-SPELL-4")
    def test_whole_castings_only(self):
        assert refused(wizards(points=89, **NEAR), 0, CastAttack(2)) == "WD-WIZARD-6"
        far = wizards(points=250, wizards=((10, 40), (34, 40)))
        assert refused(far, 0, CastAttack(2)) == "WD-SPELL-2", "no reach for more points"
        state = act(wizards(points=180, fields=(20, 30), **NEAR), 0, CastAttack(2)).state
        state = act(state, 0, CastAttack(2)).state
        assert (state.wizards[0].points, state.wizards[1].field) == (0, 10)
        assert CastAttack.__struct_fields__ == ("target",), "no amount can be named"

    @pytest.mark.rule("WD-SPELL-5")
    def test_behind_him_or_behind_something(self):
        act(wizards(wizards=((10, 40, 90), (30, 40))), 0, CastAttack(2))
        behind = wizards(wizards=((10, 40, 91), (30, 40)))
        assert refused(behind, 0, CastAttack(2)) == "WD-SPELL-5"
        for seat in (0, 1):
            screened = wizards(model(seat, "ork", 20, 40), **NEAR)
            assert refused(screened, 0, CastAttack(2)) == "WD-SPELL-5"
        edge = wizards(model(0, "ork", 20, 41.5), **NEAR)
        act(edge, 0, CastAttack(2))
        wood = wizards(terrain=[box("forest", 18, 38, 22, 42)], **NEAR)
        assert refused(wood, 0, CastAttack(2)) == "WD-SPELL-5"

    @pytest.mark.rule("WD-SPELL-6")
    def test_a_refused_spell_costs_nothing_and_measuring_is_free(self):
        state = wizards(wizards=((10, 40), (33.01, 40)))
        assert refused(state, 0, CastAttack(2)) == "WD-SPELL-2"
        assert state.wizards[0].points == 100
        assert asked(state) == ("WizardTurn", 0)
        decision = DUEL.question(state).ask(state)
        assert decision.measuring.ruler == "free"
        assert all(form.measuring is None for form in decision.forms)


class TestDefence:
    """Defence magic."""

    @pytest.mark.rule("WD-SPELL-7")
    def test_ten_more_for_ninety(self):
        state = act(wizards(), 0, CastDefence()).state
        assert (state.wizards[0].field, state.wizards[0].points) == (30, 10)
        assert state.wizards[1].field == 20

    @pytest.mark.rule("WD-SPELL-8")
    @pytest.mark.parametrize(("field", "after"), [(40, 50), (41, 50), (49, 50), (39, 49)])
    def test_never_above_fifty(self, field, after):
        state = act(wizards(fields=(field, 20)), 0, CastDefence()).state
        assert (state.wizards[0].field, state.wizards[0].points) == (after, 10)

    @pytest.mark.rule("WD-SPELL-8")
    def test_refused_at_fifty(self):
        assert refused(wizards(fields=(50, 20)), 0, CastDefence()) == "WD-SPELL-8"


class TestHealing:
    """Healing magic."""

    @pytest.mark.rule("WD-SPELL-9")
    def test_one_wound_for_fifteen_at_fifty_centimetres(self):
        state = wizards(model(0, "ork", 63, 40, wounds=2), wizards=((10, 40), (95, 40)), points=15)
        assert distance(state, 1, 101) == 5000 * 16
        play = act(state, 0, CastHealing(101))
        assert (play.state.creature(101).wounds, play.state.wizards[0].points) == (3, 0)
        (healed,) = told(play, "Healed")
        assert (healed.amount, healed.left) == (1, 3)
        far = wizards(model(0, "ork", 63.01, 40, wounds=2), wizards=((10, 40), (95, 40)))
        assert refused(far, 0, CastHealing(101)) == "WD-SPELL-9"
        poor = wizards(model(0, "ork", 30, 40, wounds=2), points=14)
        assert refused(poor, 0, CastHealing(101)) == "WD-WIZARD-6"

    @pytest.mark.rule("WD-SPELL-9")
    def test_slantwise_to_a_roof(self):
        outline = box("building", 30, 35, 60, 45).outline
        house = box("building", 30, 35, 60, 45, height=1400, floors=(Floor(1, outline, 1400),))
        hurt = {"level": 1, "wounds": 2}
        there = {"wizards": ((7, 40), (95, 40)), "terrain": [house]}
        near = wizards(model(0, "ork", 58, 40, **hurt), **there)
        assert distance(near, 1, 101) == 5000 * 16, "48 cm along and 14 cm up"
        act(near, 0, CastHealing(101))
        far = wizards(model(0, "ork", 58.01, 40, **hurt), **there)
        assert refused(far, 0, CastHealing(101)) == "WD-SPELL-9"

    @pytest.mark.rule("WD-SPELL-10")
    def test_own_hurt_creatures_and_heavy_weapons_only(self):
        state = wizards(
            model(0, "ork", 20, 40),
            model(0, "heavy-weapon", 20, 50, wounds=7),
            model(1, "ork", 30, 40, wounds=3),
            fields=(10, 20),
        )
        assert act(state, 0, CastHealing(102)).state.creature(102).wounds == 8
        for target in (101, 103, 1, 2, 99):
            assert refused(state, 0, CastHealing(target)) == "WD-SPELL-10"
        healed = act(state, 0, CastHealing(102)).state
        assert refused(healed, 0, CastHealing(102)) == "WD-SPELL-10", "never above the full number"

    @pytest.mark.rule("WD-SPELL-10")
    def test_not_the_defeated(self):
        state = duel(model(0, "ork", 30, 40), model(1, "ork", 33, 40, 180), turn=1)
        state = act(state, 1, Strike(102, (101,)), 1).state
        state = asking(state, WizardTurn(0))
        assert refused(state, 0, CastHealing(101)) == "WD-SPELL-10"

    @pytest.mark.rule("WD-SPELL-11")
    def test_neither_facing_nor_a_free_line(self):
        wood = box("forest", 45, 35, 55, 45)
        state = wizards(
            model(0, "ork", 50, 40, wounds=1),
            model(1, "ork", 30, 40),
            wizards=((10, 40, 180), (95, 40)),
            terrain=[wood],
        )
        assert act(state, 0, CastHealing(101)).state.creature(101).wounds == 2

    @pytest.mark.rule("WD-SPELL-12")
    def test_a_hundred_points_heal_six_wounds(self):
        state = wizards(model(0, "ogre", 30, 40, wounds=1), model(0, "ork", 40, 40, wounds=1))
        for _ in range(4):
            state = act(state, 0, CastHealing(101)).state
        for _ in range(2):
            state = act(state, 0, CastHealing(102)).state
        assert (state.creature(101).wounds, state.creature(102).wounds) == (5, 3)
        assert state.wizards[0].points == 10
        assert refused(state, 0, CastHealing(102)) == "WD-WIZARD-6"


class TestComputed:
    """The check values of the"""

    @pytest.mark.rule("WD-CHECK-4", "WD-FIELD-2")
    @pytest.mark.parametrize("row", DUEL.rulebook["WD-CHECK-4"].data, ids=str)
    def test_field_strength(self, row):
        start = row["start"]
        if row["event"] == "defence magic":
            state = wizards(fields=(start, 20))
            if row["result"] == "refused":
                assert refused(state, 0, CastDefence()) == "WD-SPELL-8"
                return
            after = act(state, 0, CastDefence()).state.wizards[0]
        elif row["event"] == "attack magic":
            after = act(wizards(fields=(20, start), **NEAR), 0, CastAttack(2)).state.wizards[1]
        else:
            assert row["event"] == "run against"
            state = duel(model(0, "ork", 60, 40), wizards=((5, 40), (68, 40)), fields=(20, start))
            play = act(state, 0, walk(101, (65, 40)))
            after = play.state.wizards[1]
        assert row["result"] in (after.field, f"{after.field}, defeated")
        if "defeated" in str(row["result"]):
            assert after.field == 0

    @pytest.mark.rule("WD-CHECK-4")
    def test_180_points_defeat_a_wizard_at_twenty(self):
        state = act(wizards(points=180, **NEAR), 0, CastAttack(2)).state
        assert state.outcome is None
        state = act(state, 0, CastAttack(2)).state
        assert state.outcome.winners == (0,)
        assert state.wizards[0].points == 0

    @pytest.mark.rule("WD-CHECK-4")
    def test_three_castings_over_more_than_one_round_bring_twenty_to_fifty(self):
        state = wizards(points=250)
        state = act(act(state, 0, CastDefence()).state, 0, CastDefence()).state
        assert refused(state, 0, CastDefence()) == "WD-WIZARD-6"
        state = act(state, 0, EndTurn()).state
        state = act(state, 0, CastDefence()).state
        assert state.wizards[0].field == 50
