"""The wound table: every pair of dice, every total, and what becomes of the wounded."""

from fractions import Fraction
from itertools import product

import pytest

from slagveld.games.confrontation.core import wound_table as wounds
from slagveld.games.confrontation.core.book import FOLDER
from slagveld.games.confrontation.core.wound_table import (
    LEVELS,
    WOUNDS,
    Wound,
    after,
    healed,
    level_of,
    penalty,
    read,
    spread,
    total_of,
    worse,
)
from slagveld.kernel.rulebook import Rulebook

BOOK = Rulebook.load(FOLDER.parent / "rulebook")
PAIRS = list(product(range(1, 7), repeat=2))


def wound(dice, strength, resistance, bonus=0):
    """A whole wound roll."""
    return read(dice, total_of(dice, strength, resistance, bonus))


def level(first, second, total, **more):
    return read((first, second), total, **more).level


# The total


@pytest.mark.rule("CON-HOUSE-2")
def test_the_total_is_both_dice_and_strength_less_resistance():
    assert total_of((3, 4), 6, 4) == 9
    assert total_of((3, 4), 6, 4, 7) == 16
    assert total_of((1, 1), 0, 9) == -7


@pytest.mark.rule("CON-HOUSE-2")
def test_a_fraction_is_rounded_down():
    assert total_of((1, 2), Fraction(15, 2), 4) == 6
    assert total_of((1, 2), Fraction(-1, 2), 4) == -2
    assert wound((1, 2), Fraction(5, 2), 4).level == "light"  # 1.5
    assert wound((1, 2), Fraction(3, 2), 4).level == "stunned"  # 0.5


@pytest.mark.rule("CON-HOUSE-2")
@pytest.mark.parametrize(
    ("total", "found"),
    [
        (-20, "none"),
        (-3, "none"),
        (-2, "stunned"),
        (0, "stunned"),
        (1, "light"),
        (5, "light"),
        (6, "serious"),
        (10, "serious"),
        (11, "critical"),
        (14, "critical"),
        (15, "killed"),
        (40, "killed"),
    ],
)
def test_the_level_of_a_total(total, found):
    assert level_of(total) == found


@pytest.mark.rule("CON-HOUSE-2")
def test_the_rulebook_has_the_numbers_of_the_table():
    numbers = BOOK["CON-HOUSE-2"].data
    assert list(numbers.values()) == list(wounds.table().levels.values())
    assert BOOK["CON-HOUSE-3"].data == wounds.table().places
    assert BOOK["CON-HOUSE-5"].data == wounds.table().penalties


# The place


@pytest.mark.rule("CON-HOUSE-3", "CON-GAP-1")
def test_the_lower_die_gives_the_place():
    places = {1: "legs", 2: "arms", 3: "abdomen", 4: "chest", 5: "head"}
    for first, second in PAIRS:
        if first != second:
            found = read((first, second), 6)
            assert (found.place, found.exceptional) == (places[min(first, second)], False)


@pytest.mark.rule("CON-HOUSE-3")
def test_legs_save_a_life():
    assert [level(1, 6, total) for total in (14, 15, 17, 18)] == [
        "critical",
        "critical",
        "critical",
        "killed",
    ]
    assert level(2, 6, 15) == level(3, 6, 15) == level(4, 6, 15) == "killed"


@pytest.mark.rule("CON-HOUSE-3")
def test_a_head_is_one_level_worse():
    found = [level(5, 6, total) for total in (-3, -2, 1, 6, 11, 15)]
    assert found == ["none", "light", "serious", "critical", "killed", "killed"]
    assert [level(4, 6, total) for total in (-2, 1, 6, 11)] == [
        "stunned",
        "light",
        "serious",
        "critical",
    ]


# Doubles


@pytest.mark.rule("CON-HOUSE-4")
def test_where_doubles_strike():
    places = [read((n, n), 6).place for n in range(1, 7)]
    assert places == ["glancing", "legs", "arms", "chest", "head", "vital"]
    assert all(read((n, n), 6).exceptional for n in range(1, 7))


@pytest.mark.rule("CON-HOUSE-4")
@pytest.mark.parametrize(
    ("die", "levels"),
    [
        (1, ["none", "stunned", "stunned", "stunned", "stunned", "stunned"]),
        (2, ["none", "stunned", "light", "serious", "critical", "critical"]),
        (3, ["none", "stunned", "light", "serious", "critical", "killed"]),
        (4, ["none", "light", "serious", "critical", "killed", "killed"]),
        (5, ["none", "serious", "critical", "killed", "killed", "killed"]),
        (6, ["none", "light", "killed", "killed", "killed", "killed"]),
    ],
)
def test_what_doubles_do(die, levels):
    assert [level(die, die, total) for total in (-3, -2, 1, 6, 11, 15)] == levels


@pytest.mark.rule("CON-HOUSE-4")
def test_two_sixes_kill_from_a_total_of_nought():
    assert [level(6, 6, total) for total in (-3, -1, 0, 1)] == ["none", "light", "killed", "killed"]
    assert level(2, 2, 17) == "critical"
    assert level(2, 2, 18) == "killed"
    assert level(1, 1, 30) == "stunned"


@pytest.mark.rule("CON-HOUSE-4")
def test_the_options_of_doubles_are_told_for_lasting_wounds():
    found = [read((2, 2), total).also for total in (0, 1, 6, 17, 18)]
    assert found == ["", *["halves-movement"] * 3, ""]
    assert [read((3, 3), total).also for total in (0, 1, 14, 15)] == ["", "weakens", "weakens", ""]
    assert read((4, 4), 6).also == ""
    assert read((2, 6), 6).also == ""


# Forced legs and immunity


@pytest.mark.rule("CON-HOUSE-3")
def test_a_wound_on_the_legs_has_no_doubles():
    for dice in PAIRS:
        for total in range(-3, 20):
            found = read(dice, total, legs=True)
            assert (found.place, found.exceptional, found.also) == ("legs", False, "")
            assert found.level == ("critical" if 15 <= total < 18 else level_of(total))


def test_a_wound_in_an_immune_place_is_none():
    assert read((5, 6), 12, immune=("head",)) == Wound("none", "head", 12)
    assert level(5, 5, 12, immune=("head",)) == "none"
    assert level(4, 6, 12, immune=("head", "legs")) == "critical"
    assert level(1, 6, 12, immune=("legs",)) == "none"
    assert level(3, 3, 12, legs=True, immune=("legs",)) == "none"


def test_immunity_to_exceptional_wounds_takes_every_double():
    for die in range(1, 7):
        found = read((die, die), 12, immune=("exceptional",))
        assert (found.level, found.also) == ("none", "")
        assert level(die, die, 12, legs=True, immune=("exceptional",)) == "critical"
    assert level(2, 6, 12, immune=("exceptional",)) == "critical"


@pytest.mark.rule("CON-HOUSE-2")
def test_a_master_strike_adds_its_threshold():
    assert wound((2, 3), 5, 6).level == "light"
    assert wound((2, 3), 5, 6, 7) == Wound("critical", "arms", 11)
    assert wound((2, 3), 5, 6, 11).level == "killed"


# Chances


@pytest.mark.rule("CON-HOUSE-2", "CON-HOUSE-3", "CON-HOUSE-4", "CON-GAP-1")
@pytest.mark.parametrize(
    ("difference", "legs", "counts"),
    [
        (-15, False, [36, 0, 0, 0, 0, 0]),
        (-11, False, [26, 6, 2, 1, 0, 1]),
        (-8, False, [10, 15, 7, 2, 1, 1]),
        (-4, False, [0, 6, 23, 3, 2, 2]),
        (-2, False, [0, 1, 20, 10, 3, 2]),
        (0, False, [0, 1, 9, 21, 1, 4]),
        (2, False, [0, 1, 2, 22, 7, 4]),
        (4, False, [0, 1, 0, 14, 16, 5]),
        (8, False, [0, 1, 0, 0, 16, 19]),
        (-5, True, [1, 9, 23, 3, 0, 0]),
        (0, True, [0, 0, 10, 23, 3, 0]),
        (5, True, [0, 0, 0, 10, 26, 0]),
    ],
)
def test_the_table_has_its_chances(difference, legs, counts):
    found = spread(difference, legs=legs)
    assert list(found) == list(LEVELS)
    assert list(found.values()) == counts


def test_immunity_changes_the_chances():
    assert spread(0, immune=("exceptional",))["none"] == 6
    assert spread(0, immune=("head",))["none"] == 3


def mean_hits(difference):
    """How many hits kill a healthy figure on average."""
    counts = spread(difference)
    expected = {"killed": Fraction(0)}
    for state in reversed(WOUNDS[:-1]):
        stay, further = Fraction(0), Fraction(1)
        for result, count in counts.items():
            then = after(state, result)
            if then == state:
                stay += Fraction(count, 36)
            else:
                further += Fraction(count, 36) * expected[then]
        expected[state] = further / (1 - stay)
    return float(round(expected["none"], 1))


def test_the_table_kills_as_fast_as_it_was_meant_to():
    found = [mean_hits(difference) for difference in (-8, -4, -2, 0, 2, 4, 8)]
    assert found == [10.2, 4.0, 3.3, 2.9, 2.6, 2.3, 1.5]


# The wounded


@pytest.mark.rule("CON-HOUSE-2")
def test_worse_is_one_step_up():
    found = [worse(level) for level in LEVELS]
    assert found == ["none", "light", "serious", "critical", "killed", "killed"]
    assert worse("light", 2) == "critical"
    assert worse("light", 0) == "light"


def test_further_wounds_add_up():
    table = {
        "none": ["none", "none", "light", "serious", "critical", "killed"],
        "light": ["light", "light", "serious", "serious", "critical", "killed"],
        "serious": ["serious", "serious", "critical", "critical", "critical", "killed"],
        "critical": ["critical", "critical", "killed", "killed", "killed", "killed"],
        "killed": ["killed"] * 6,
    }
    for state, results in table.items():
        assert [after(state, result) for result in LEVELS] == results


def test_healing_goes_one_degree_at_a_time():
    assert [healed(state) for state in WOUNDS] == ["none", "none", "light", "serious", "killed"]
    assert healed("critical", 2) == "light"
    assert healed("light", 3) == "none"


def test_the_penalty_is_the_larger_of_wound_and_stun():
    assert [penalty(state, False) for state in WOUNDS[:-1]] == [0, 1, 2, 3]
    assert [penalty(state, True) for state in WOUNDS[:-1]] == [1, 1, 2, 3]


def test_competences_let_penalties_be_ignored():
    light = ("light",)
    assert [penalty(state, False, light) for state in WOUNDS[:-1]] == [0, 0, 2, 3]
    assert penalty("light", True, light) == 1
    every = ("stunned", "light", "serious", "critical")
    assert [penalty(state, True, every) for state in WOUNDS[:-1]] == [0, 0, 0, 0]
    assert penalty("serious", True, ("serious",)) == 1
