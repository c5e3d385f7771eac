"""Scenarios that players write for Little Carnage: through files, to their goals, refused."""

import pytest

import slagveld
from tests.games.written import check_kept, check_ready, faults_of, sheet_like, won

KEY = "little-carnage"
READY = [scenario.key for scenario in slagveld.game(KEY).scenarios()]


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize("scenario", READY)
def test_ready_made_scenarios_are_the_same_from_a_file(scenario):
    check_ready(KEY, scenario)


def zone(side, top, bottom):
    return {"side": side, "outline": [[0, top], [6000, top], [6000, bottom], [0, bottom]]}


HILL = {
    "width": 6000,
    "depth": 6000,
    "pieces": None,
    "free-table": None,
    "named": [{"key": "hero", "side": 1, "name": "Hero"}],
    "places": [{"key": "hill", "name": "Hill", "outline": [[0, 2000], [6000, 2000], [6000, 3500]]}],
    "zones": [{**zone(1, 3600, 6000), "facing": 2700}, {**zone(2, 0, 1500), "facing": 900}],
    "goals": [
        {"kind": "reach", "side": 1, "who": "hero", "place": "hill", "words": "On the hill."},
        {"kind": "time", "side": 2, "words": "Nobody came."},
    ],
    "rounds": 8,
}


@pytest.mark.rule("SLV-SCENARIO-1", "LC-4.1-4")
def test_a_named_hero_of_greedy_bots_reaches_the_place():
    match = won(KEY, sheet_like(KEY, "last-man-standing", **HILL), seed=2)
    assert (match.outcome.winners, match.outcome.reason.key) == ((0,), f"{KEY}:end-condition")
    check_kept(match)


@pytest.mark.rule("LC-4.2-7")
def test_the_banks_of_a_river_of_ones_own_move_apart_as_well():
    game = slagveld.game(KEY)
    sheet = sheet_like(KEY, "protect-the-border", river=100)
    ready = game.first_state(game.setup("protect-the-border"))
    state = game.first_state(game.setup(sheet))
    assert state.notes
    assert state.field.table.terrain != ready.field.table.terrain


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"goals": [{"kind": "last", "side": 1}]}, ("goals.0", "card-missing")),
        (
            {"goals": [{"kind": "slay", "side": 1, "who": "king", "words": "Slain."}]},
            ("goals.0.who", "scenario-unknown"),
        ),
        (
            {
                "goals": [
                    {"kind": "cross", "side": 1, "place": "sea", "count": 2, "words": "Across."}
                ]
            },
            ("goals.0.place", "scenario-unknown"),
        ),
        (
            {"goals": [{"kind": "last", "side": 1, "wins": False, "words": "Alone."}]},
            ("goals.0", "scenario-goal-points"),
        ),
        ({"zones": [zone(1, 0, 2000), zone(2, 1500, 3000)]}, ("zones.1", "scenario-starts")),
        ({"zones": [zone(1, 0, 2000), zone(1, 8000, 10000)]}, ("zones", "scenario-zones-each")),
        (
            {"zones": [zone(1, 0, 2000), zone(2, 9000, 12000)]},
            ("zones.1.outline", "scenario-beyond"),
        ),
        (
            {"places": [{"key": "a", "name": "A", "outline": [[0, 0], [5, 5]]}]},
            ("places.0.outline", "card-count"),
        ),
        ({"special": [{"kind": "flood", "words": "Water."}]}, ("special.0.kind", "card-choice")),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(changes, fault):
    found = faults_of(KEY, sheet_like(KEY, "last-man-standing", **changes))
    assert fault in [(field, key.rpartition(":")[2]) for field, key in found]
