"""Magic points: WD-WIZARD-5 to WD-WIZARD-8, and the computed flow of WD-CHECK-3."""

import pytest

from slagveld.games.wizard_duel.magic.spells import CastDefence
from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose
from tests.games.wizard_duel.duel import DUEL, act, asked, duel, model, move, refused, told, wizards


@pytest.mark.rule("WD-WIZARD-5")
def test_a_hundred_at_the_start_of_every_round():
    state = wizards(points=0, round=4)
    after = act(state, 0, EndTurn())
    assert after.state.round == 5
    assert [w.points for w in after.state.wizards] == [100, 100]
    rounds = [type(e).__name__ for e in after.events]
    assert rounds.index("RoundBegan") < rounds.index("PhaseBegan")
    gained = [e for e in told(after, "Changed") if e.rule == "WD-WIZARD-5"]
    assert [(e.seat, e.old, e.new) for e in gained] == [(0, 0, 100), (1, 0, 100)]


@pytest.mark.rule("WD-WIZARD-5")
def test_only_the_spell_action_spends_them():
    state = duel(model(0, "ork", 30, 40), model(1, "ork", 33, 40, 180))
    after = act(state, 0, Strike(101, (102,)), 20).state
    assert [w.points for w in after.wizards] == [100, 100]
    moved = act(wizards(), 0, move((10, 40))).state
    assert moved.wizards[0].points == 100


@pytest.mark.rule("WD-WIZARD-6")
def test_all_some_or_none_but_never_more():
    act(wizards(points=90), 0, CastDefence())
    assert refused(wizards(points=89), 0, CastDefence()) == "WD-WIZARD-6"
    state = act(wizards(points=100), 0, CastDefence()).state
    assert state.wizards[0].points == 10
    assert refused(state, 0, CastDefence()) == "WD-WIZARD-6"
    assert act(wizards(points=100), 0, EndTurn()).state.wizards[0].points == 200


@pytest.mark.rule("WD-WIZARD-6")
def test_the_sample_of_play_with_220_points():
    archers = [("ork", "shooting")] * 2 + [("ork", "normal")] * 2
    state = wizards(wizards=((20, 40), (95, 40)), points=220, stock=archers)

    def at(number, y):
        return Placement(number, Pose(3500, y, 0))

    state = act(state, 0, Summon("shooting", (at(1, 3000),))).state
    assert state.wizards[0].points == 150
    state = act(state, 0, Summon("shooting", (at(2, 3500),))).state
    assert state.wizards[0].points == 80
    state = act(state, 0, Summon("normal", (at(3, 4000), at(4, 4500)))).state
    assert state.wizards[0].points == 0
    assert len(state.creatures) == 4


@pytest.mark.rule("WD-WIZARD-7")
@pytest.mark.parametrize(("left", "next_round"), [(149, 249), (150, 250), (151, 250), (250, 250)])
def test_at_most_150_are_carried_over_and_100_come_on_top(left, next_round):
    after = act(wizards(points=left), 0, EndTurn())
    assert after.state.wizards[0].points == next_round
    cut = [e for e in told(after, "Changed") if e.rule == "WD-WIZARD-7" and e.seat == 0]
    assert [(e.old, e.new) for e in cut] == ([(left, 150)] if left > 150 else [])


@pytest.mark.rule("WD-WIZARD-8")
def test_the_sheet_shows_what_is_left_after_the_cut():
    state = act(wizards(points=250, round=3), 0, EndTurn()).state
    state = act(state, 0, CastDefence()).state
    state = act(state, 0, CastDefence()).state
    state = act(act(state, 0, EndTurn()).state, 1, EndTurn()).state
    assert [(v.round, v.value) for v in state.wizards[0].leftovers] == [(3, 150), (4, 70)]
    lines = {line.label.key: line.value for line in DUEL.scene(state, 0).sheets[0].lines}
    assert lines["wizard-duel:leftovers"] == "150, 70"


@pytest.mark.rule("WD-CHECK-3")
def test_computed_flow_with_nothing_spent():
    state = wizards(points=100, round=1)
    flow = []
    for _ in range(3):
        entry = {"round": state.round, "to_spend": state.wizards[0].points}
        left = state.wizards[0].points
        state = act(state, 0, EndTurn()).state
        state = act(state, 1, EndTurn()).state if asked(state)[1:] == (1,) else state
        carried = state.wizards[0].leftovers[-1].value
        flow.append({**entry, "left": left, "carried": carried})
    assert flow == DUEL.rulebook["WD-CHECK-3"].data["nothing_spent"]


@pytest.mark.rule("WD-CHECK-3")
def test_computed_flow_of_a_heavy_weapon_and_its_crew():
    stock = [("heavy-weapon", "heavy"), *[("ork", "small")] * 3]
    gun = Summon("heavy", (Placement(1, Pose(3300, 4000)),))
    crew = tuple(Placement(n, Pose(3700, 2200 + 500 * n)) for n in (2, 3, 4))
    crew = Summon("small", crew)
    spells = {1: (), 2: (gun,), 3: (crew,)}
    state = wizards(wizards=((20, 40), (95, 40)), points=100, round=1, stock=stock)
    assert refused(state, 0, gun) == "WD-WIZARD-6", "round 2 at the earliest"
    flow = []
    for number, cast in spells.items():
        have = state.wizards[0].points
        for spell in cast:
            state = act(state, 0, spell).state
        spent = have - state.wizards[0].points
        state = act(state, 0, EndTurn()).state
        state = act(state, 1, EndTurn()).state if asked(state)[1:] == (1,) else state
        carried = state.wizards[0].leftovers[-1].value
        flow.append({"round": number, "to_spend": have, "spent": spent, "carried": carried})
    assert flow == DUEL.rulebook["WD-CHECK-3"].data["heavy_weapon_in_2_crew_in_3"]


@pytest.mark.rule("WD-CHECK-3")
def test_weapon_and_crew_in_one_spell_action_take_all_of_round_three():
    stock = [("heavy-weapon", "heavy"), *[("ork", "small")] * 3]
    gun = Summon("heavy", (Placement(1, Pose(3300, 4000)),))
    crew = tuple(Placement(n, Pose(3700, 2200 + 500 * n)) for n in (2, 3, 4))
    for points, enough in ((200, False), (250, True)):
        state = wizards(wizards=((20, 40), (95, 40)), points=points, stock=stock)
        state = act(state, 0, gun).state
        refusal = DUEL.check(state, 0, Summon("small", crew))
        assert (refusal is None) == enough
