"""Scenarios that players write for Confrontation: through files, to their goals, refused."""

import pytest

import slagveld
from tests.games.written import check_kept, check_ready, faults_of, sheet_like, won

KEY = "confrontation"
READY = [scenario.key for scenario in slagveld.game(KEY).scenarios()]


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize("scenario", READY)
def test_ready_made_scenarios_are_the_same_from_a_file(scenario):
    check_ready(KEY, scenario)


CASUALTIES = {"kind": "casualties"}
BOX = {"outline": [[3000, 3000], [4000, 3000], [4000, 4000], [3000, 4000]]}
ZONES = [
    {"side": 1, "outline": [[0, 4000], [6000, 4000], [6000, 6000], [0, 6000]]},
    {"side": 2, "outline": [[0, 0], [6000, 0], [6000, 1000], [0, 1000]]},
]
RELIC = {
    "width": 6000,
    "depth": 6000,
    "pieces": [],
    "zones": ZONES,
    "objects": [{"key": "relic", "x": 3000, "y": 3700}],
    "goals": [{"kind": "casualties"}, {"kind": "fetch"}],
}


@pytest.mark.rule("SLV-SCENARIO-1", "CON-GAP-5")
def test_greedy_bots_bring_the_relic_home_on_a_table_of_ones_own():
    match = won(KEY, sheet_like(KEY, "skirmish", **RELIC), seed=1)
    assert (match.outcome.winners, match.outcome.reason.key) == ((0,), f"{KEY}:end-prize")
    assert match.state.zones == ((0, 0, 4000, 6000, 6000), (1, 0, 0, 6000, 1000))
    check_kept(match)


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"goals": [{"kind": "conquest"}]}, ("goals.0.kind", "card-choice")),
        ({"goals": [{"kind": "fetch"}]}, ("goals", "scenario-goal-always")),
        ({"goals": [{"kind": "casualties"}, {"kind": "fetch"}]}, ("goals", "scenario-goal-object")),
        ({"zones": [ZONES[0], {**ZONES[0], "side": 2}]}, ("zones.1", "scenario-starts")),
        (
            {
                "zones": [
                    ZONES[0],
                    {"side": 2, "outline": [[0, 0], [9500, 0], [9500, 900], [0, 900]]},
                ]
            },
            ("zones.1.outline", "scenario-beyond"),
        ),
        (
            {"zones": [ZONES[1], {"side": 1, "outline": [[0, 4000], [900, 4000], [0, 4500]]}]},
            ("zones.1.outline", "scenario-box"),
        ),
        ({"pieces": [{"key": "wood", "x": 0, "y": 0}]}, ("pieces.0", "scenario-beyond")),
        ({"sides": [{"army": "lions-patrol"}]}, ("sides", "card-count")),
        ({"rounds": 0}, ("rounds", "scenario-rounds-missing")),
        ({"goals": [CASUALTIES, {"kind": "occupy"}]}, ("goals.1", "card-missing")),
        (
            {"goals": [CASUALTIES, {"kind": "occupy", "outline": [[0, 0], [900, 0], [0, 900]]}]},
            ("goals.1.outline", "scenario-box"),
        ),
        (
            {"goals": [CASUALTIES, {"kind": "occupy", **BOX, "side": 3}]},
            ("goals.1.side", "card-range"),
        ),
        ({"goals": [CASUALTIES, {"kind": "plunder"}]}, ("goals.1", "card-missing")),
        (
            {"goals": [CASUALTIES, {"kind": "plunder", "points": 40}]},
            ("goals", "scenario-goal-object"),
        ),
        (
            {"goals": [{"kind": "invade"}, {"kind": "champions"}]},
            ("goals", "scenario-goal-several"),
        ),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(changes, fault):
    found = faults_of(KEY, sheet_like(KEY, "skirmish", **changes))
    assert fault in [(field, key.rpartition(":")[2]) for field, key in found]
