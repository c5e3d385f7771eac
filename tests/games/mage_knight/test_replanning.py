"""A formation upset on its way, through JSON and fresh processes (MK-FMOVE-5, MK-FMOVE-7)."""

import gzip
from pathlib import Path

import pytest

from tests.games.mage_knight.outer import played

SAVES = Path(__file__).parent / "saves"
HOW = {"scenario": "skirmish", "dice": "typed", "options": {"width": 24, "depth": 24}}
"""A small table, and real dice that we type."""
MARAUDER, HUNTER, ORC, SHAMAN, LANCER = 1000, 1001, 1002, 1003, 1007


def dice(*numbers):
    return {"type": "TypeDice", "numbers": list(numbers)}


def walk(piece, x, y):
    """A warrior goes straight to a place and looks north."""
    return {"piece": piece, "pose": {"x": x, "y": y, "facing": 2700}, "path": [[x, y]]}


def there(place, x, y, before):
    """The referee puts a warrior of the north somewhere else."""
    old, new = ({"x": a, "y": b, "facing": 900, "z": 0, "level": 0} for a, b in (before, (x, y)))
    return {"path": f"/field/fighters/{place}/pose", "old": old, "new": new}


BEGIN = [(0, dice(6, 6)), (1, dice(1, 1))]
HELD = [
    *BEGIN,
    (0, {"type": "EndPhase"}),
    (1, {"type": "Run", "fighter": LANCER, "path": [[3138, 4975]], "facing": 900}),
    (0, {"type": "KeepFacing"}),
    (
        0,
        {
            "type": "MoveFormation",
            "plan": [
                walk(MARAUDER, 3138, 5650),
                walk(ORC, 3413, 5650),
                walk(SHAMAN, 2863, 5650),
                walk(HUNTER, 2588, 5650),
            ],
        },
    ),
    (0, dice(1)),
]
"""A lancer has run up to the marauder, who does not break away: four wait for a new plan."""
FALLEN = [
    *BEGIN,
    (
        0,
        {
            "type": "Override",
            "changes": [
                {"path": "/field/fighters/1/turned", "old": 0, "new": 4},
                there(5, 2725, 4512, (2863, 750)),
                there(7, 3001, 4512, (3413, 750)),
            ],
            "reason": "two pikemen stand before a wounded shaman",
        },
    ),
    (1, {"type": "Agree", "entry": 3}),
    (
        0,
        {
            "type": "MoveFormation",
            "plan": [
                walk(SHAMAN, 2863, 4750),
                walk(MARAUDER, 3138, 4750),
                walk(HUNTER, 2588, 4750),
            ],
        },
    ),
    (1, {"type": "KeepFacing"}),
    (1, {"type": "KeepFacing"}),
]
"""The shaman went first, up to two pole arms, and fell: two wait for a new plan."""
STAYS = {"type": "RestStays"}
AROUND = {"type": "MoveRest", "plan": [walk(ORC, 3138, 5525)]}
"""The orc goes behind the marauder, who is held fast; the others stay beside him."""
ON = {"type": "MoveRest", "plan": [walk(MARAUDER, 3300, 4600)]}
"""The marauder goes on alone: what is left of the formation is not judged again."""


def standing(told):
    """Where the warriors of the south are, by their ids."""
    men = told["state"]["field"]["fighters"]
    return {m["id"]: (m["pose"]["x"], m["pose"]["y"]) for m in men if m["seat"] == 0}


def tokens(told):
    """Action tokens of the warriors of the south, by their ids."""
    men = told["state"]["field"]["fighters"]
    return {man["id"]: man["tokens"] for man in men if man["seat"] == 0}


BEFORE = {"held": HELD, "fallen": FALLEN}
CASES = [
    pytest.param("held", STAYS, {}, id="held-stays"),
    pytest.param("held", AROUND, {ORC: (3138, 5525)}, id="held-around"),
    pytest.param("fallen", STAYS, {}, id="fallen-stays"),
    pytest.param("fallen", ON, {MARAUDER: (3300, 4600)}, id="fallen-on"),
]


@pytest.mark.rule("MK-FMOVE-5", "MK-FMOVE-7")
@pytest.mark.parametrize(("kind", "answer", "gone"), CASES)
def test_each_answer_is_carried_out_and_a_save_goes_on_to_the_same_mark(kind, answer, gone):
    before = BEFORE[kind]
    asked = played(before, **HOW)
    assert asked["refused"] == []
    assert asked["state"]["agenda"][-1]["type"] == "Replan"
    assert (asked["asked"], asked["forms"]) == ([0], ["MoveRest", "RestStays"])
    direct = played([*before, (0, answer)], **HOW)
    assert direct["refused"] == []
    assert standing(direct) == {**standing(asked), **gone}
    assert direct["asked"] == [1]
    assert set(tokens(direct).values()) == ({1} if kind == "held" else {0, 1})
    later = played([(0, answer)], save=asked["save"])
    assert later["refused"] == []
    assert (later["mark"], later["state"]) == (direct["mark"], direct["state"])
    end = [(1, {"type": "EndPhase"})]
    ended = played(end, save=later["save"])
    assert ended["refused"] == []
    assert ended["mark"] == played([*before, (0, answer), *end], **HOW)["mark"]


@pytest.mark.rule("MK-FMOVE-5", "MK-FMOVE-7")
@pytest.mark.parametrize(
    ("before", "who", "rule"),
    [
        pytest.param(HELD, HUNTER, "MK-FMOVE-5", id="splits"),
        pytest.param(HELD, MARAUDER, "MK-FMOVE-7", id="held-fast"),
        pytest.param(HELD, LANCER, "MK-FMOVE-4", id="no-member"),
        pytest.param(FALLEN, ORC, "MK-FMOVE-4", id="took-no-part"),
        pytest.param(FALLEN, SHAMAN, "MK-FORM-1", id="fallen"),
    ],
)
def test_a_new_plan_is_checked_like_any_other(before, who, rule):
    told = played([*before, (0, {"type": "MoveRest", "plan": [walk(who, 2000, 4600)]})], **HOW)
    assert told["refused"] == [rule]


@pytest.mark.rule("MK-FMOVE-7")
@pytest.mark.parametrize("before", [HELD, FALLEN], ids=["held", "fallen"])
def test_whatever_the_menu_offers_passes_through_json(before):
    asked = played(before, menu=True, **HOW)
    assert asked["menu"][0] == STAYS
    assert len(asked["menu"]) > 3
    for answer in asked["menu"]:
        assert played([(0, answer)], save=asked["save"])["refused"] == []


@pytest.mark.rule("MK-FMOVE-5", "MK-FMOVE-7")
@pytest.mark.parametrize(("kind", "answer", "gone"), CASES)
def test_a_battle_that_stood_still_goes_on_from_its_save(kind, answer, gone):
    save = gzip.decompress((SAVES / f"replan-{kind}.json.gz").read_bytes()).decode()
    stuck = played(save=save)
    assert stuck["state"]["agenda"][-1]["type"] == "Replan"
    after = played([(0, answer), (1, {"type": "EndPhase"})], save=save)
    assert after["refused"] == []
    assert standing(after) == {**standing(stuck), **gone}
    again = played(save=after["save"])
    assert again["mark"] == after["mark"]
