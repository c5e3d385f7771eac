"""A formation upset on its way, through JSON and fresh processes (MK-FMOVE-5, MK-FMOVE-7)."""

import gzip
from functools import cache
from pathlib import Path

import pytest

from tests.games.mage_knight.outer import played

SAVES = Path(__file__).parents[1] / "saves"
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
MOVES = {"held": AROUND, "fallen": ON}
GONE = {"held": {ORC: (3138, 5525)}, "fallen": {MARAUDER: (3300, 4600)}}
KINDS = tuple(BEFORE)
END = (1, {"type": "EndPhase"})


def answers(kind):
    """Both answers, each alone and with the end of the enemy's next phase after it."""
    found = []
    for answer in (STAYS, MOVES[kind]):
        found += [[(0, answer)], [(0, answer), END]]
    return found


@cache
def fresh(kind):
    """A battle upset in this way, in a process of its own: at the question, and after answers."""
    before = BEFORE[kind]
    return played(before, *[[*before, *script] for script in answers(kind)], **HOW)


@pytest.mark.rule("MK-FMOVE-5", "MK-FMOVE-7")
@pytest.mark.parametrize("kind", KINDS)
def test_each_answer_is_carried_out(kind):
    asked, stayed, _, moved, _ = fresh(kind)
    assert asked["refused"] == []
    assert asked["state"]["agenda"][-1]["type"] == "Replan"
    assert (asked["asked"], asked["forms"]) == ([0], ["MoveRest", "RestStays"])
    for told, gone in ((stayed, {}), (moved, GONE[kind])):
        assert told["refused"] == []
        assert standing(told) == {**standing(asked), **gone}
        assert told["asked"] == [1]
        assert set(tokens(told).values()) == ({1} if kind == "held" else {0, 1})


@pytest.mark.rule("MK-FMOVE-5", "MK-FMOVE-7")
@pytest.mark.parametrize("kind", KINDS)
def test_a_save_made_at_the_question_goes_on_to_the_same_mark(kind):
    asked, *direct = fresh(kind)
    later = played(*answers(kind), save=asked["save"])
    assert [told["refused"] for told in later] == [[]] * 4
    assert [told["mark"] for told in later] == [told["mark"] for told in direct]
    assert [told["state"] for told in later] == [told["state"] for told in direct]


@pytest.mark.rule("MK-FMOVE-5", "MK-FMOVE-7")
@pytest.mark.parametrize(
    ("kind", "rules"),
    [
        ("held", {HUNTER: "MK-FMOVE-5", MARAUDER: "MK-FMOVE-7", LANCER: "MK-FMOVE-4"}),
        ("fallen", {ORC: "MK-FMOVE-4", SHAMAN: "MK-FORM-1"}),
    ],
)
def test_a_new_plan_is_checked_like_any_other_and_whatever_the_menu_offers_is_allowed(kind, rules):
    save = fresh(kind)[0]["save"]
    plans = [{"type": "MoveRest", "plan": [walk(who, 2000, 4600)]} for who in rules]
    found = played(*[[(0, plan)] for plan in plans], save=save, menu=True)
    assert [told["refused"] for told in found] == [[rule] for rule in rules.values()]
    assert all(told["menu"][0] == STAYS and len(told["menu"]) > 3 for told in found)


@pytest.mark.rule("MK-FMOVE-5", "MK-FMOVE-7")
@pytest.mark.parametrize("kind", KINDS)
def test_a_battle_that_stood_still_goes_on_from_its_save(kind):
    save = gzip.decompress((SAVES / f"replan-{kind}.json.gz").read_bytes()).decode()
    stuck, _, stayed, _, moved = played([], *answers(kind), save=save)
    assert stuck["state"]["agenda"][-1]["type"] == "Replan"
    for told, gone in ((stayed, {}), (moved, GONE[kind])):
        assert told["refused"] == []
        assert standing(told) == {**standing(stuck), **gone}
    (again,) = played([], save=moved["save"])
    assert again["mark"] == moved["mark"]
