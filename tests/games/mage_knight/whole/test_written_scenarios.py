"""Scenarios that players write for Mage Knight: through files, to their goals, refused."""

import pytest

import slagveld
from tests.games.written import check_kept, check_ready, faults_of, sheet_like, won

KEY = "mage-knight"
READY = [scenario.key for scenario in slagveld.game(KEY).scenarios()]


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize("scenario", READY)
def test_ready_made_scenarios_are_the_same_from_a_file(scenario):
    check_ready(KEY, scenario)


TREASURE = {
    "width": 6000,
    "depth": 6000,
    "pieces": [],
    "objectives": [{"x": 3000, "y": 4600}],
    "goals": [{"kind": "fetch"}],
    "rounds": 14,
}


@pytest.mark.rule("SLV-SCENARIO-1", "MK-ETIQ-5")
def test_greedy_bots_drag_the_treasure_home_on_a_table_of_ones_own():
    match = won(KEY, sheet_like(KEY, "skirmish", **TREASURE), seed=1)
    assert (match.outcome.winners, match.outcome.reason.key) == ((0,), f"{KEY}:end-treasure")
    check_kept(match)


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"goals": [{"kind": "treasure"}]}, ("goals.0.kind", "card-choice")),
        ({"objectives": []}, ("goals", "scenario-goal-object")),
        ({"objectives": [{"x": 9000, "y": 0}]}, ("objectives.0", "scenario-beyond")),
        ({"players": [2, 3]}, ("sides", "scenario-sides-few")),
        ({"laid-by-players": True}, ("laid-by-players", "scenario-laid")),
        ({"pieces": [{"key": "wood", "x": 7400, "y": 3000}]}, ("pieces.0", "scenario-beyond")),
        ({"points": 40}, ("", "refusal-set-total")),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(changes, fault):
    found = faults_of(KEY, sheet_like(KEY, "skirmish", **changes))
    assert fault in [(field, key.rpartition(":")[2]) for field, key in found]
