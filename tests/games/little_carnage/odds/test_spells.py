"""Exact chances of spells, and how they are asked for by name."""

import json
from fractions import Fraction

import pytest

from slagveld.cli import main
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.odds.named_odds import casting_chances, named_odds
from slagveld.games.little_carnage.odds.spells import shield_chance, success_chance
from slagveld.kernel.rulebook import RefusedError
from slagveld.texts import WRITTEN, Speaker

HALF, SIXTH = Fraction(1, 2), Fraction(1, 6)


def parts(*values, **more):
    return dict(casting_chances(*values, **more).items())


@pytest.mark.rule("LC-1.8-magic-1")
@pytest.mark.parametrize(
    ("level", "works"),
    [(1, (HALF, 0, 0)), (2, (Fraction(3, 4), Fraction(1, 4), 0)),
     (3, (Fraction(7, 8), HALF, Fraction(1, 8)))],
)  # fmt: skip
def test_a_spell_works_by_level_and_difficulty(level, works):
    for difficulty, chance in enumerate(works, 1):
        found = parts(level, difficulty)
        assert found == ({"works": chance, "fails": 1 - chance} if chance else {"fails": 1})


@pytest.mark.rule("LC-SPELL-counterspell")
@pytest.mark.parametrize(
    ("counter", "level", "percent"), [(1, 1, 50), (2, 2, 58), (3, 3, 61), (1, 3, 21), (3, 1, 88)]
)
def test_a_success_is_stopped_as_often_as_the_rulebook_says(counter, level, percent):
    found = parts(level, counter=counter)
    assert round(100 * found["countered"] / (found["countered"] + found["works"])) == percent
    assert found["fails"] == HALF**level


@pytest.mark.rule("LC-SPELL-counterspell")
def test_more_successes_than_needed_are_harder_to_stop():
    assert parts(2, counter=1) == {
        "fails": Fraction(1, 4), "countered": Fraction(1, 4), "works": HALF
    }  # fmt: skip
    assert parts(3, 2, counter=2) == {
        "fails": HALF, "countered": Fraction(3, 32), "works": Fraction(13, 32)
    }  # fmt: skip


@pytest.mark.rule("LC-1.8-resistance-1")
def test_what_is_neither_failed_nor_stopped_may_be_resisted():
    assert parts(1, resistance=1) == {
        "fails": HALF, "resisted": HALF * SIXTH, "works": HALF * (1 - SIXTH)
    }  # fmt: skip
    both = parts(1, 1, 1, 2)
    assert both["countered"] == Fraction(1, 4)
    assert both["resisted"] == Fraction(1, 4) * Fraction(11, 36)
    assert sum(both.values()) == 1


def test_chances_of_dice():
    assert [success_chance(3, n) for n in (-1, 0, 3, 4)] == [1, 1, Fraction(1, 8), 0]
    assert [shield_chance(2, n) for n in (-1, 0, 1, 2, 3)] == [
        1, 1, Fraction(11, 36), Fraction(1, 36), 0
    ]  # fmt: skip
    assert (success_chance(0, 1), shield_chance(0, 1)) == (0, 0)


def test_by_name_with_defaults_and_bounds():
    ask = named_odds()["cast"]
    assert ask({"level": "2"}) == casting_chances(2)
    given = {"level": "3", "difficulty": "2", "counter": "1", "resistance": "9"}
    assert ask(given) == casting_chances(3, 2, 1, 9)
    assert ask({"level": "3", "difficulty": "3", "counter": "3"}) == casting_chances(3, 3, 3)
    for name, value in (("level", "0"), ("level", "4"), ("difficulty", "0"), ("difficulty", "4"),
                        ("counter", "-1"), ("counter", "4"), ("resistance", "-1"),
                        ("resistance", "10"), ("spell", "1")):  # fmt: skip
        with pytest.raises(RefusedError):
            ask({"level": "1", name: value})
    with pytest.raises(RefusedError):
        ask({})


def test_the_game_has_attacks_and_spells():
    assert list(LittleCarnage().odds()) == ["attack", "cast"]


def test_every_outcome_has_a_name_in_every_language():
    ask = named_odds()["cast"]
    assert list(ask.words) == ["fails", "countered", "resisted", "works"]
    for language in WRITTEN:
        said = [Speaker(language).say(word) for word in (ask.title, *ask.words.values())]
        assert len(set(said)) == 5


def test_at_the_command_line(capsys):
    words = ["odds", "little-carnage", "cast", "level=2", "counter=2", "resistance=1"]
    assert main([*words, "--lang", "nl"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[0] for row in rows] == ["Wat", "mislukt", "gestopt", "weerstaan", "werkt"]
    assert [row[-2] for row in rows[1:]] == ["25%", "43,8%", "5,2%", "26%"]
    main([*words, "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["mean"] is None
    assert {one["value"]: one["probability"] for one in found["outcomes"]}["countered"] == 0.4375
