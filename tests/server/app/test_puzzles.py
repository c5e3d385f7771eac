"""Puzzles over HTTP: listed without answers, opened, tried, helped with."""

import json

import pytest

from slagveld.kernel.registry import game as find
from slagveld.puzzles import puzzles_of

KEY = "mage-knight"
PATH = f"/api/puzzles/{KEY}"


@pytest.fixture(scope="module")
def puzzle():
    """One that is about more than ending something."""
    wanted = (one for one in puzzles_of(KEY) if one.question == "ActionPhase")
    return next(one for one in wanted if one.title != "hold")


def test_the_list_tells_no_answer(house):
    answer = house.get(PATH)
    assert answer.status_code == 200
    shown = answer.json()
    assert [one["number"] for one in shown["puzzles"]] == [one.number for one in puzzles_of(KEY)]
    keys = {"number", "title", "stars", "scenario_title", "army", "round", "seat"}
    assert all(set(one) == keys for one in shown["puzzles"])
    assert all(1 <= one["stars"] <= 5 for one in shown["puzzles"])


def test_a_puzzle_is_a_battle_at_its_position_for_one_person_at_both_seats(house, puzzle):
    key = house.person()
    made = house.post(f"{PATH}/{puzzle.number}/battle", key, json={"title": "Puzzle!"})
    assert made.status_code == 201, made.text
    battle = made.json()["battle"]
    assert (battle["title"], battle["yours"], battle["entries"]) == ("Puzzle!", [0, 1], 1)
    game = find(KEY)
    assert house.match(battle["id"]).state == puzzle.state(game)
    sight = house.get(f"/api/battles/{battle['id']}/sight", key).json()
    assert (sight["number"], sight["asked"]) == (1, [puzzle.seat])
    action = json.loads(puzzle.answers[0])
    body = {"type": "act", "id": 1, "after": 1, "seat": puzzle.seat, "action": action}
    done = house.post(f"/api/battles/{battle['id']}/actions", key, json=body)
    assert done.status_code == 200, done.text
    back = {**body, "after": 2, "action": {"type": "TakeBack", "to": 0}}
    house.post(f"/api/battles/{battle['id']}/actions", key, json=back)
    assert house.get(f"/api/battles/{battle['id']}/file", key).status_code == 200
    assert house.get(f"/api/battles/{battle['id']}", house.person()).status_code == 404


def test_answers_are_judged_and_nothing_is_played(house, puzzle):
    path = f"{PATH}/{puzzle.number}/answer"
    solved = house.post(path, json={"action": json.loads(puzzle.answers[0])})
    assert solved.status_code == 200, solved.text
    assert solved.json()["solved"]
    assert solved.json()["text"]["key"] == "puzzle-verdict-best"
    poor = house.post(path, json={"action": {"type": "EndPhase"}}).json()
    assert not poor["solved"]
    assert poor["chance"] < poor["best"] == pytest.approx(puzzle.chance, abs=0.1)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"type": "Juggle"}, "SLV-"),
        ({"type": "Concede"}, "SLV-TURN-2"),
        ({"type": "Strike", "fighter": 1, "target": 2}, "MK-"),
    ],
)
def test_what_is_no_answer_is_refused(house, puzzle, action, rule):
    refused = house.post(f"{PATH}/{puzzle.number}/answer", json={"action": action})
    assert refused.status_code == 422
    assert refused.json()["refusal"]["rule"].startswith(rule)


def test_a_hint_says_less_than_the_solution_which_solves_it(house, puzzle):
    hint = house.get(f"{PATH}/{puzzle.number}/hint").json()
    assert hint["text"]["key"] == "puzzle-hint"
    solution = house.get(f"{PATH}/{puzzle.number}/solution").json()
    assert solution["seat"] == puzzle.seat
    tried = house.post(f"{PATH}/{puzzle.number}/answer", json={"action": solution["action"]})
    assert tried.json()["solved"]


def test_what_there_is_not_is_not_found(house):
    assert house.get("/api/puzzles/chess").status_code == 404
    assert house.get(f"{PATH}/998/hint").status_code == 404
    assert house.get(f"{PATH}/998/solution").status_code == 404
    assert house.post(f"{PATH}/998/battle", json={}).status_code == 404
    assert house.post(f"{PATH}/998/answer", json={"action": {}}).status_code == 404
    assert house.post(f"{PATH}/1/answer", json={"act": {}}).status_code == 400
