"""Battles fought with cards of the players' own: two of one key, own peoples, own spells."""

import json
import re
import subprocess
import sys

import msgspec
import pytest

from slagveld.bots import GreedyBot
from slagveld.conformance.stories import faults
from slagveld.games.little_carnage.army.prices import points_of
from slagveld.games.little_carnage.scenario.victory import points_alive
from slagveld.kernel import save
from slagveld.kernel.dice import Rng
from slagveld.kernel.muster import Roster
from slagveld.kernel.registry import game
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.verify import verify
from slagveld.texts import Name, say

GAME = game("little-carnage")
GUARD = {
    "key": "moon-guard", "name": "Moon guards", "single": "Moon guard", "people": "lunatics",
    "attack": 3, "defence": 2, "full_defence": 1, "strength": 4, "resistance": 3, "agility": 5,
    "wounds": 2, "skills": {"reach": True},
}  # fmt: skip
SEER = {
    **GUARD, "key": "seer", "name": "Moon seer", "single": "Moon seer", "character": True,
    "skills": {"magic": 3}, "spells": ["bolt", "gloom", "mend"], "points": 40,
}  # fmt: skip
BOLT = {
    "type": "spell", "key": "bolt", "name": "Moon bolt", "effect": "attack", "difficulty": 1,
    "range": 4000, "dice": 4, "strength": 5,
}  # fmt: skip
GLOOM = {
    "type": "spell", "key": "gloom", "name": "Gloom", "effect": "fear", "difficulty": 1,
    "range": 4000, "level": 3,
}  # fmt: skip
SKIN = {
    "type": "spell", "key": "skin", "name": "Stone skin", "effect": "defence-die",
    "difficulty": 1, "range": 4000,
}  # fmt: skip
PEOPLE = {"type": "people", "key": "lunatics", "name": "Lunatics", "colour": "violet"}


def army(name, *own, spells=("bolt", "gloom", "skin", "mend")):
    entries = [
        {"key": "moon-guard", "count": 4},
        {"key": "moon-guard", "count": 3},
        {"key": "seer", "choices": {"spells": list(spells)}},
    ]
    return {
        "game": "little-carnage",
        "name": name,
        "total": 400,
        "entries": entries,
        "choices": {"own": list(own), "magic": True},
    }


FIRST = army("First", PEOPLE, GUARD, SEER, BOLT, GLOOM, SKIN)
SECOND = army(
    "Second",
    {**PEOPLE, "colour": "blue"},
    {**GUARD, "attack": 2, "wounds": 4, "points": 11},
    SEER,
    {**BOLT, "dice": 1, "models": 3},
    GLOOM,
    {**SKIN, "effect": "attack-die", "name": "Rage"},
)


def begun(**more):
    options = {"points": 400, "magic": True, **more}
    return GAME.match("last-man-standing", seed=3, options=options, armies=(FIRST, SECOND))


def fought(match, most=400):
    """Played on by a greedy bot that tries anything now and then."""
    rng, greedy = Rng(1), GreedyBot()
    for _ in range(most):
        decision = match.decision
        if decision is None:
            break
        seat = decision.waiting_for[0]
        if rng.random() < 0.8:
            match.play(greedy.answer(GAME, match.view(seat), seat, rng), seat)
        else:
            match.play(decision.propose(rng, seat), seat)
    return match


@pytest.mark.rule("SLV-CARD-1", "LC-1.4-6", "LC-1.1-2")
def test_two_cards_of_one_key_are_two_cards():
    state = begun().state
    first, second = (
        [one for one in state.regiments if one.seat == seat and one.card.key == "moon-guard"]
        for seat in (0, 1)
    )
    assert [
        (one.card.attack, one.card.wounds, one.card.colour) for one in (first[0], second[0])
    ] == [(3, 2, "violet"), (2, 4, "blue")]
    assert first[1].name == Name.same("Moon guards 2 (Player 1)")
    assert second[0].model_name(3) == Name.same("Moon guard 1-3 (Player 2)")
    assert (first[0].card.points, second[0].card.points) == (msgspec.UNSET, 11)


@pytest.mark.rule("SLV-CARD-1", "LC-HOUSE-3", "LC-1.8-magic-3")
def test_two_spells_of_one_key_are_two_spells():
    state = begun().state
    seers = [one for one in state.regiments if one.card.key == "seer"]
    assert [one.spells for one in seers] == [
        ("bolt@1", "gloom@1", "skin@1", "mend"),
        ("bolt@2", "gloom@2", "skin@2", "mend"),
    ]
    assert [(one.key, one.dice, one.models) for one in state.options.spells][::3] == [
        ("bolt@1", 4, 1),
        ("bolt@2", 1, 3),
    ]
    assert say(state.spell("skin@2").name) == "Rage"
    with pytest.raises(KeyError):
        state.spell("bolt")


@pytest.mark.rule("LC-2-7", "LC-4-1")
def test_their_price_counts_where_points_decide():
    state = begun(deploy="ready").state
    ours, theirs = ([one for one in state.regiments if one.seat == seat] for seat in (0, 1))
    assert [points_of(one.card, one.count) for one in theirs] == [44, 33, 40]
    assert points_alive(state, 1) == 117
    assert points_alive(state, 0) == sum(points_of(one.card, one.count) for one in ours)
    assert points_of(ours[2].card, 1) == 40


@pytest.mark.rule("SLV-CARD-1", "LC-1.8-magic-1")
def test_a_battle_of_own_cards_is_fought_saved_and_replayed(tmp_path):
    match = fought(begun(rounds=6))
    assert match.outcome is not None
    assert list(faults(GAME, match, every=3)) == []
    told = " ".join([say(event.text()) for entry in match.log for event in entry.events])
    assert re.search("Moon bolt|Gloom|Stone skin|Rage", told)
    path = tmp_path / "battle.json"
    path.write_bytes(match.save())
    code = (
        "import sys, pathlib\n"
        "from slagveld.kernel import save\n"
        "from slagveld.kernel.verify import verify\n"
        f"match = save.load(pathlib.Path({str(path)!r}).read_bytes())\n"
        "assert verify(match).ok\n"
        "sys.stdout.write(match.game.codec.encode(match.state).decode())\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert run.stdout == GAME.codec.encode(match.state)
    assert verify(save.load(match.save())).ok


@pytest.mark.rule("LC-HOUSE-3")
def test_a_spell_that_a_wizard_does_not_know_stays_at_home():
    first = {**FIRST, "entries": FIRST["entries"][:2]}
    options = {"points": 400, "magic": True}
    match = GAME.match("last-man-standing", seed=3, options=options, armies=(first, first))
    assert match.state.options.spells is msgspec.UNSET
    assert b'"spells"' not in GAME.codec.encode(match.state.options)
    assert b'"points"' not in GAME.codec.encode(match.state.regiments[0].card)


@pytest.mark.rule("SLV-CARD-1")
def test_a_card_of_another_game_is_refused():
    other = {"key": "orc", "name": "Orc", "points": 12, "dial": [{"speed": 8}]}
    roster = msgspec.convert(army("Strange", PEOPLE, GUARD, SEER, other), Roster)
    words = [say(one.text) for one in GAME.muster().faults(roster)]
    assert "Own card 4: No value of such a card is called “dial”." in words
    with pytest.raises(RefusedError):
        GAME.match(
            "last-man-standing",
            options={"points": 400, "magic": True},
            armies=(json.loads(json.dumps(army("Strange", other))), FIRST),
        )
