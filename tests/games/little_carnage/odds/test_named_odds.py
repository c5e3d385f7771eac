"""Chances asked for by name: which numbers are taken, and what is meant when one is left out."""

import pytest

from slagveld.games.little_carnage.odds.named_odds import named_odds
from slagveld.games.little_carnage.odds.spells import (
    resistance_notes,
    shield_chance,
    success_chance,
)
from slagveld.kernel.rulebook import RefusedError
from tests.games.little_carnage.battle import battle, card, troop
from tests.games.little_carnage.words import plain

BLOW = {"attack": 3, "defence": 2, "strength": 3, "resistance": 2, "behind": 2}
SPELL = {"level": 3, "difficulty": 1, "counter": 2, "resistance": 1}


def asked(attack, numbers):
    """The chances for these numbers, or the rule by which they are refused."""
    try:
        return dict(attack({name: str(value) for name, value in numbers.items()}).items())
    except RefusedError as error:
        return error.refusal.rule


def without(numbers, name):
    return {key: value for key, value in numbers.items() if key != name}


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("attack", 0, 60),
        ("defence", 0, 60),
        ("strength", 1, 9),
        ("resistance", 1, 9),
        ("rear", 0, 1),
        ("behind", 0, 60),
        ("backstab", 0, 1),
        ("swordsmanship", 0, 1),
        ("cover", 0, 1),
        ("berserk", 0, 1),
        ("wounds", 0, 60),
        ("invulnerable", 0, 1),
    ],
)
def test_numbers_of_an_attack_have_bounds(name, least, most):
    attack = named_odds()["attack"]
    for value in (least, most):
        assert isinstance(asked(attack, {**BLOW, name: value}), dict)
    for value in (least - 1, most + 1):
        assert asked(attack, {**BLOW, name: value}) == "SLV-ODDS-1"


@pytest.mark.parametrize("name", ["attack", "defence", "strength", "resistance"])
def test_the_values_of_both_cards_must_be_told(name):
    assert asked(named_odds()["attack"], without(BLOW, name)) == "SLV-ODDS-1"


@pytest.mark.parametrize(
    "name",
    ["rear", "behind", "backstab", "swordsmanship", "cover", "berserk", "wounds", "invulnerable"],
)
def test_what_is_left_out_is_not_there(name):
    attack = named_odds()["attack"]
    found = asked(attack, without(BLOW, name))
    assert found == asked(attack, {**BLOW, name: 0})
    assert found != asked(attack, {**BLOW, name: 1})


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("level", 1, 3), ("difficulty", 1, 3), ("counter", 0, 3), ("resistance", 0, 9)],
)
def test_numbers_of_a_spell_have_bounds(name, least, most):
    cast = named_odds()["cast"]
    for value in (least, most):
        assert isinstance(asked(cast, {**SPELL, name: value}), dict)
    for value in (least - 1, most + 1):
        assert asked(cast, {**SPELL, name: value}) == "SLV-ODDS-1"


@pytest.mark.parametrize(("name", "meant"), [("difficulty", 1), ("counter", 0), ("resistance", 0)])
def test_a_spell_is_simple_unless_told(name, meant):
    cast = named_odds()["cast"]
    found = asked(cast, without(SPELL, name))
    assert found == asked(cast, {**SPELL, name: meant})
    assert found != asked(cast, {**SPELL, name: meant + 1})
    assert asked(cast, without(SPELL, "level")) == "SLV-ODDS-1"


def test_nothing_is_needed_where_less_than_one_success_is():
    assert success_chance(2, 0) == success_chance(2, -1) == 1
    assert shield_chance(3, 0) == shield_chance(3, -2) == 1
    assert success_chance(2, 3) == shield_chance(2, 3) == 0


@pytest.mark.rule("LC-1.8-resistance-1")
def test_the_chance_to_resist_is_told_in_percent():
    state = battle(troop(0, (5, 5), card=card(key="ward", magic_resistance=2)), troop(1, (9, 9)))
    told = ("magic-note-resistance", {"name": "ward", "chance": 31})
    assert [plain(note) for note in resistance_notes(state.regiment(101))] == [told]
    assert resistance_notes(state.regiment(102)) == ()
