"""Exact chances: against hand-made sums, all dice that can fall, and rolled dice."""

import os
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from slagveld.games.confrontation.core.characteristic_tests import Check
from slagveld.games.confrontation.core.wound_table import LEVELS, read, spread
from slagveld.games.confrontation.odds.attacks import best_threshold, guard_of, harm, odds_of_attack
from slagveld.games.confrontation.odds.blows import (
    Guard,
    Strike,
    harm_of,
    landed,
    levels,
    marked,
    passes,
    struck,
    table_of,
)
from slagveld.games.confrontation.odds.named_odds import (
    attacks,
    melee_chances,
    success_chance,
    wound_chances,
)
from slagveld.games.confrontation.wounds.wound_rolls import WoundRoll
from slagveld.kernel.agenda import Step
from slagveld.kernel.dice import Quick
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import RefusedError
from slagveld.record import replace
from slagveld.texts import Text
from tests.games.confrontation.battle import PLAIN, FakeGame, battle, card, man
from tests.games.confrontation.wounds.test_wound_rolls import Rest

SOAK = os.environ.get("SLAGVELD_SOAK") == "1"
ROLLS = 1_000_000 if SOAK else 20_000
ERRORS = 4
"""Standard errors that a simulation may be off."""
SIX = Fraction(1, 6)


def agrees(count, chance, rolls=ROLLS):
    chance = float(chance)
    error = (rolls * chance * (1 - chance)) ** 0.5
    return abs(count - rolls * chance) <= ERRORS * error + 1e-9


# Tests


@pytest.mark.rule("CON-TEST-1")
@pytest.mark.rule("CON-TEST-3")
@pytest.mark.rule("CON-TEST-5")
@pytest.mark.parametrize(
    ("value", "difficulty", "chance"),
    [
        (4, 7, Fraction(4, 6)),
        (4, 0, Fraction(5, 6)),
        (4, 6, Fraction(5, 6)),
        (4, 10, Fraction(1, 6)),
        (4, 11, Fraction(5, 36)),
        (4, 12, Fraction(5, 36)),
        (4, 13, Fraction(4, 36)),
        (4, 16, Fraction(1, 36)),
        (4, 17, Fraction(5, 216)),
        (-3, 4, Fraction(5, 36)),
    ],
)
def test_the_chance_of_a_test(value, difficulty, chance):
    assert success_chance(value, difficulty).probability == chance
    assert success_chance(value, difficulty - 1, strictly=1).probability == chance


@pytest.mark.rule("CON-CARD-aguerri")
def test_fives_that_may_be_rolled_on():
    assert passes(4, (5, 6)) == Fraction(3, 6)
    # A 6 suffices; a 5 needs at least a 2 on the next.
    assert passes(6, (5, 6)) == SIX + SIX * Fraction(5, 6)
    # After a 6 at least a 2, after a 5 at least a 2: both five of six.
    assert passes(7, (5, 6)) == 2 * SIX * Fraction(5, 6)
    assert passes(8, (5, 6)) == SIX * Fraction(5, 6) + SIX * Fraction(4, 6)
    assert success_chance(0, 7, five=1).probability == Fraction(10, 36)


class Keep(Step, frozen=True):
    """Keeps what a test came to."""

    def run(self, play):
        raise AssertionError

    def resume(self, play, value):
        play.replace(passed=int(value.success))
        play.then(Rest())


@pytest.mark.parametrize(
    ("value", "difficulty", "faces"), [(4, 7, (6,)), (2, 10, (6,)), (3, 10, (5, 6)), (5, 3, (6,))]
)
def test_tests_agree_with_rolled_dice(value, difficulty, faces):
    rng = Random(f"test {value} {difficulty}")
    check = Check(
        seat=0, purpose=Text("x"), cites="X", value=Tally(value), difficulty=difficulty, faces=faces
    )
    state = battle(man(0, 10, 10), agenda=(check, Keep()))
    won = 0
    for _ in range(ROLLS):
        play = Play(FakeGame(), state, Quick(rng), listening=False)
        won += play.run().passed
    assert agrees(won, passes(difficulty - value, faces))


# Wound rolls


def parts(chances):
    return {level: part for level, part in chances.parts.items() if part}


@pytest.mark.rule("CON-HOUSE-2")
@pytest.mark.parametrize(
    ("margin", "rolls"),
    [
        (-11, (26, 6, 2, 1, 0, 1)),
        (-8, (10, 15, 7, 2, 1, 1)),
        (-4, (0, 6, 23, 3, 2, 2)),
        (-2, (0, 1, 20, 10, 3, 2)),
        (0, (0, 1, 9, 21, 1, 4)),
        (2, (0, 1, 2, 22, 7, 4)),
        (4, (0, 1, 0, 14, 16, 5)),
        (8, (0, 1, 0, 0, 16, 19)),
    ],
)
def test_the_levels_of_a_wound_roll(margin, rolls):
    chances = wound_chances(margin + 4, 4)
    assert tuple(chances.parts) == LEVELS
    assert tuple(36 * part for part in chances.parts.values()) == rolls
    assert wound_chances(4, 4, bonus=margin).parts == chances.parts


@pytest.mark.rule("CON-HOUSE-3")
def test_forced_legs_survival_and_resistance_below_zero():
    legs = wound_chances(9, 4, legs=1)
    assert [36 * part for part in legs.parts.values()] == [0, 0, 0, 10, 26, 0]
    spared = wound_chances(6, 4, survives=5)
    assert spared.parts["none"] == Fraction(1, 3)
    assert spared.parts["killed"] == Fraction(2, 3) * Fraction(4, 36)
    assert parts(wound_chances(6, 4, survives=1)) == {"none": 1}
    assert parts(wound_chances(6, 4, survives=2))["none"] == Fraction(5, 6)
    assert parts(wound_chances(0, -1)) == {"killed": 1}


@pytest.mark.rule("CON-HOUSE-10")
def test_a_die_in_the_strength():
    by_hand = dict.fromkeys(LEVELS, Fraction(0))
    for die in range(1, 7):
        for level, rolls in spread(die + 1).items():
            by_hand[level] += Fraction(rolls, 216)
    assert dict(levels(1, 1)) == {level: part for level, part in by_hand.items() if part}
    assert sum(dict(levels(1, 2)).values()) == 1
    assert harm_of(levels(1, 2)) > harm_of(levels(1, 1)) > harm_of(levels(1))


def test_the_harm_of_a_roll_is_the_mean_of_its_levels():
    assert harm_of(levels(0)) == Fraction(1 + 2 * 9 + 3 * 21 + 4 * 1 + 5 * 4, 36)
    assert harm_of(levels(-20)) == 0  # two sixes come to -8


def test_wound_rolls_agree_with_rolled_dice():
    key = card(resistance=4, abilities=("instinct-de-survie/6", "immunite/arms"))
    state = battle(
        man(0, 10, 10), man(1, 12.5, 10, key=key), agenda=(WoundRoll(2, 3, 0, dice=1), Rest())
    )
    rng = Random("wounds")
    counts = dict.fromkeys(LEVELS, 0)
    for _ in range(ROLLS):
        after = Play(FakeGame(), state, Quick(rng), listening=False).run().figure(2)
        level = "killed" if after is None else "stunned" if after.stunned else after.wound
        counts[level] += 1
    exact = struck([Strike(attack=20, threshold=0, strength=3, dice=1)], guard_of(state.figure(2)))
    for level, count in counts.items():
        key = ("none", True) if level == "stunned" else (level, False)
        chance = exact.get(key, Fraction(0)) * Fraction(6, 5)
        chance = 1 - (1 - exact[key]) * Fraction(6, 5) if level == "none" else chance
        assert agrees(count, chance), level


# Several strikes


def by_hand(strikes, guard):
    """All hits, blocks and levels that can come together, one by one."""
    found = {}
    tables = [table_of(one, guard) for one in strikes]
    blocks = [passes(one.threshold - guard.defence, guard.faces) for one in strikes]
    gains = [block * harm_of(table) for block, table in zip(blocks, tables, strict=True)]
    hits = [passes(one.threshold - one.attack, one.faces) for one in strikes]
    for hit in product((False, True), repeat=len(strikes)):
        chance = Fraction(1)
        for one, part in zip(hit, hits, strict=True):
            chance *= part if one else 1 - part
        there = [place for place, one in enumerate(hit) if one]
        tried = sorted(there, key=lambda place: -gains[place])[: guard.dice]
        for fates in product((False, True), repeat=len(tried)):
            share = chance
            for place, blocked in zip(tried, fates, strict=True):
                share *= blocks[place] if blocked else 1 - blocks[place]
            gone = [place for place, blocked in zip(tried, fates, strict=True) if blocked]
            left = [place for place in there if place not in gone]
            for results in product(*[tables[place] for place in left]):
                mark, likely = (guard.wound, guard.stunned), share
                for level, part in results:
                    mark, likely = marked(mark, level), likely * part
                found[mark] = found.get(mark, Fraction(0)) + likely
    return {mark: chance for mark, chance in found.items() if chance}


WEAK = Strike(attack=3, threshold=6, strength=4)
STRONG = Strike(attack=4, threshold=8, strength=9)
WILD = Strike(attack=2, threshold=4, strength=7, dice=1, faces=(5, 6))


@pytest.mark.rule("CON-MELEE-13")
@pytest.mark.rule("CON-MELEE-14")
@pytest.mark.parametrize("dice", [0, 1, 2, 3, 4])
@pytest.mark.parametrize(
    "strikes",
    [[WEAK], [WEAK, WEAK], [WEAK, STRONG], [STRONG, WEAK, WILD], [WILD, WEAK, STRONG]],
    ids=["one", "two", "mixed", "three", "three-again"],
)
def test_several_strikes_are_the_sum_of_all_that_can_happen(strikes, dice):
    for wound_before in ("none", "serious"):
        guard = Guard(defence=3, dice=dice, resistance=4, wound=wound_before)
        assert struck(strikes, guard) == by_hand(strikes, guard)
        nothing = by_hand(strikes, replace(guard, survives=1, wound="none"))
        assert nothing == {("none", False): 1}
        for strike in strikes:
            counts = landed(strike, len(strikes), guard)
            assert sum(counts.values()) == 1
            unhurt = struck([strike] * len(strikes), guard).get((wound_before, False), Fraction(0))
            assert counts.get(0, Fraction(0)) <= unhurt


@pytest.mark.parametrize("dice", [0, 1, 2, 5])
@pytest.mark.parametrize("strike", [WEAK, STRONG, WILD], ids=["weak", "strong", "wild"])
def test_strikes_that_are_alike_are_reckoned_as_any_others(strike, dice):
    guard = Guard(defence=3, dice=dice, resistance=4, immune=("master-strike",), survives=6)
    other = replace(strike, bonus=9)  # which does nothing to one who is immune
    for count in (2, 3, 5):
        alike = struck([strike] * count, guard)
        assert alike == struck([*[strike] * (count - 1), other], guard)
        assert sum(alike.values()) == 1


def test_no_strikes_change_nothing():
    guard = Guard(resistance=4, dice=2, wound="light", stunned=True)
    assert struck([], guard) == {("light", True): 1}
    assert landed(WEAK, 0, guard) == {0: 1}


def test_the_state_before_counts():
    sure = Strike(attack=20, threshold=0, strength=5)
    found = struck([sure], Guard(resistance=5, wound="critical"))
    hit = Fraction(5, 6)
    # Every light wound or worse kills: 35 of 36.
    assert found[("killed", False)] == hit * Fraction(35, 36)
    assert found[("critical", True)] == hit * Fraction(1, 36)
    assert found[("critical", False)] == Fraction(1, 6)
    assert marked(("killed", False), "stunned") == ("killed", False)
    assert marked(("none", True), "none") == ("none", True)
    assert struck([sure], Guard(resistance=-1))[("killed", False)] == hit


@pytest.mark.rule("CON-CARD-immunite")
def test_the_bonus_of_a_master_strike_and_immunity_to_it():
    master = Strike(attack=20, threshold=0, strength=0, bonus=13)
    assert table_of(master, Guard(resistance=5)) == levels(8)
    assert table_of(master, Guard(resistance=5, immune=("master-strike",)))[0][0] == "none"
    assert dict(table_of(master, Guard(resistance=5, immune=("master-strike",)))) == dict(
        levels(-5, 0, 7, False, ("master-strike",))
    )


@pytest.mark.rule("CON-MELEE-10")
def test_the_example_of_the_command_line_by_hand():
    chances = melee_chances(4, 7, 3, 2, 1, 6, 4)
    hit, block = Fraction(4, 6), Fraction(3, 6)
    none = (1 - hit) ** 2 + 2 * hit * (1 - hit) * block
    assert chances.hits[0] == none
    assert chances.hits[2] == hit**2 * (1 - block)
    assert chances.hits[1] == 1 - none - hit**2 * (1 - block)
    assert chances.parts["none"] == none  # at FOR 6 against RES 4 every roll does something
    one = wound_chances(6, 4).parts
    killed = chances.hits[1] * one["killed"]
    killed += chances.hits[2] * (
        one["killed"] * 2
        - one["killed"] ** 2
        + one["critical"] * (one["light"] + one["serious"] + one["critical"])
    )
    assert chances.parts["killed"] == killed


def test_a_master_strike_is_a_single_roll():
    chances = melee_chances(4, 7, 3, 3, 0, 6, 4, master=1)
    assert chances.hits == {0: Fraction(2, 6), 1: Fraction(4, 6)}
    assert chances.parts["killed"] == Fraction(4, 6) * Fraction(spread(9)["killed"], 36)
    assert parts(melee_chances(4, 7, 3, 0, 0, 6, 4, master=1)) == {"none": 1}
    wounded = melee_chances(4, 7, 3, 1, 0, 6, 4, wound="light")
    assert "none" not in parts(wounded)
    assert parts(melee_chances(4, 7, 3, 1, 0, 6, 4, survives=1)) == {"none": 1}


def test_a_melee_agrees_with_rolled_dice():
    rng = Random("melee")

    def rolled(value, threshold):
        die = rng.randrange(1, 7)
        total = value + die
        while die == 6 and total < threshold:
            die = rng.randrange(1, 7)
            total += die
        return die != 1 and total >= threshold

    counts = dict.fromkeys(LEVELS, 0)
    for _ in range(ROLLS):
        hits = sum(rolled(4, 8) for _ in range(3))
        left = hits - sum(rolled(3, 8) for _ in range(min(hits, 2)))
        mark = ("none", False)
        for _ in range(left):
            dice = (rng.randrange(1, 7), rng.randrange(1, 7))
            mark = marked(mark, read(dice, sum(dice) + 3).level)
        counts["stunned" if mark == ("none", True) else mark[0]] += 1
    exact = melee_chances(4, 8, 3, 3, 2, 7, 4).parts
    assert all(agrees(counts[level], exact[level]) for level in LEVELS)


# By name


def test_the_command_line_asks_by_name():
    assert list(attacks()) == ["test", "wound", "melee"]
    test = attacks()["test"]({"value": "4", "difficulty": "7"}).as_json()
    assert test["probability"] == pytest.approx(4 / 6)
    assert test["mean"] is None
    assert [(row["value"], round(row["probability"], 6)) for row in test["outcomes"]] == [
        ("success", 0.666667),
        ("failure", 0.333333),
    ]
    told = attacks()["wound"]({"strength": "6", "resistance": "4"}).as_json()
    assert [(row["value"], round(36 * row["probability"])) for row in told["outcomes"]] == [
        ("stunned", 1),
        ("light", 2),
        ("serious", 22),
        ("critical", 7),
        ("killed", 4),
    ]
    assert "hits" not in told


def test_the_command_line_asks_for_a_melee():
    melee = attacks()["melee"]
    words = "attack=4 threshold=7 defence=3 attack_dice=2 defence_dice=1 strength=6 resistance=4"
    told = melee(dict(pair.split("=") for pair in words.split())).as_json()
    assert sum(row["probability"] for row in told["outcomes"]) == pytest.approx(1)
    assert told["hits"]["mean"] == pytest.approx(8 / 9)
    assert [row["value"] for row in told["hits"]["outcomes"]] == [0, 1, 2]
    assert told["outcomes"][0]["value"] == "none"
    with pytest.raises(RefusedError):
        melee({"attack": "4"})


def test_the_bounds_of_what_can_be_asked():
    found = {
        name: [(p.name, p.least, p.most, p.default) for p in attack.parameters if not p.choices]
        for name, attack in attacks().items()
    }
    both = [("strength", -60, 60, None), ("resistance", -60, 60, None)]
    assert found["test"] == [
        ("value", -60, 60, None),
        ("difficulty", -60, 60, None),
        ("strictly", 0, 1, 0),
        ("five", 0, 1, 0),
    ]
    assert found["wound"] == [*both, ("bonus", 0, 60, 0), ("legs", 0, 1, 0), ("survives", 1, 7, 7)]
    assert found["melee"] == [
        ("attack", -60, 60, None),
        ("threshold", -60, 60, None),
        ("defence", -60, 60, None),
        ("attack_dice", 0, 12, None),
        ("defence_dice", 0, 12, None),
        *both,
        ("master", 0, 1, 0),
        ("survives", 1, 7, 7),
    ]
    assert attacks()["melee"].parameters[-1].choices == ("none", "light", "serious", "critical")


# As everything stands


def test_the_guard_of_a_figure():
    key = card(abilities=("instinct-de-survie/5", "immunite/head", "immunite/master-strike"))
    state = battle(man(0, 10, 10, key=key, wound="light", stunned=True))
    assert guard_of(state.figure(1), 2, faces=(5, 6)) == Guard(
        defence=3,
        dice=2,
        resistance=5,
        wound="light",
        stunned=True,
        survives=5,
        immune=("head", "master-strike"),
        faces=(5, 6),
        by=PLAIN,
    )
    plain = guard_of(battle(man(0, 10, 10)).figure(1), value=7)
    assert plain == Guard(defence=7, dice=0, resistance=5, by=PLAIN)


def test_the_odds_of_an_attack_for_a_preview():
    guard = Guard(defence=3, dice=1, resistance=4)
    strike = Strike(attack=4, threshold=7, strength=6)
    odds = odds_of_attack([strike, strike], guard, Text("x"))
    assert [(words.values["level"], part) for words, part in odds.outcomes] == [
        (level, float(part)) for level, part in parts(melee_chances(4, 7, 3, 2, 1, 6, 4)).items()
    ]
    assert (odds.need.total, odds.need.start) == (3, 7)
    assert odds.title == Text("x")
    assert odds_of_attack([], guard, Text("x")).need is None


def test_harm_is_the_mean_of_the_levels():
    strike = Strike(attack=20, threshold=0, strength=5)
    assert harm([strike], Guard(resistance=5)) == Fraction(5, 6) * harm_of(levels(0))
    assert harm([], Guard(resistance=5, wound="serious")) == 3


def test_the_best_threshold():
    strike = Strike(attack=4, threshold=0, strength=6)
    assert best_threshold(strike, Guard(defence=9, resistance=4)) == 6
    # With a die on defence never below DEF.
    assert best_threshold(strike, Guard(defence=8, dice=2, resistance=4)) >= 8
    for guard in (Guard(defence=3, dice=1, resistance=4), Guard(defence=5, dice=2, resistance=6)):
        best = best_threshold(strike, guard, 2)
        worths = {
            threshold: harm([replace(strike, threshold=threshold)] * 2, guard)
            for threshold in range(max(6, guard.defence), 17)
        }
        assert best == min(t for t, worth in worths.items() if worth == max(worths.values()))


def test_nobody_names_less_than_a_defence_that_is_far_above():
    strike = Strike(attack=4, threshold=0, strength=0)
    assert best_threshold(strike, Guard(defence=3, resistance=13)) == 6
    far = Guard(defence=30, dice=1, resistance=5)
    assert best_threshold(strike, far) == 30
