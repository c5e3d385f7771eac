"""Exact chances of an attack."""

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from slagveld.games.little_carnage.attacks.rolls_and_damage import pool_of, strike
from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.core.book import text
from slagveld.games.little_carnage.odds.attacks import Pool, odds_of, wound_chances
from slagveld.games.little_carnage.odds.named_odds import attack_chances, named_odds
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import RefusedError
from tests.games.little_carnage.battle import NORTH, SOUTH, WEST, FakeGame, card, troop
from tests.games.little_carnage.melees import melee

HALF, QUARTER, SIXTH = Fraction(1, 2), Fraction(1, 4), Fraction(1, 6)


def parts(*values, **more):
    """The chances of these numbers: wounds and their exact probability."""
    return dict(attack_chances(*values, **more).items())


@pytest.mark.rule("LC-1.2-ex1")
def test_an_offensive_die_succeeds_with_one_half_and_a_defensive_with_one_sixth():
    assert parts(1, 0, 3, 3) == {0: HALF, 1: HALF}
    open_one = HALF * (1 - SIXTH)
    assert parts(1, 1, 3, 3) == {0: 1 - open_one, 1: open_one}


@pytest.mark.rule("LC-1.6-ex1")
def test_the_example_of_the_book():
    assert parts(3, 2, 3, 3) == {
        count: Fraction(ways, 288) for count, ways in enumerate((72, 106, 85, 25))
    }
    assert attack_chances(3, 2, 3, 3).mean == Fraction(106 + 170 + 75, 288)


@pytest.mark.rule("LC-1.6-7")
def test_strength_and_resistance_round_down():
    assert parts(2, 0, 3, 4) == {0: 3 * QUARTER, 1: QUARTER}
    assert parts(2, 0, 4, 2) == {0: QUARTER, 2: HALF, 4: QUARTER}


@pytest.mark.rule("LC-1.6-23")
def test_dice_from_the_rear_are_not_reduced():
    assert parts(0, 9, 1, 1, behind=1) == {0: HALF, 1: HALF}
    open_one = Fraction(5, 12)
    assert parts(1, 1, 1, 1, behind=1) == {
        0: (1 - open_one) * HALF, 1: HALF, 2: open_one * HALF,
    }  # fmt: skip


@pytest.mark.rule("LC-1.8-backstab-1")
def test_backstab_dice_are_sure():
    assert parts(0, 9, 1, 1, behind=2, backstab=1) == {2: 1}
    assert parts(1, 0, 1, 1, behind=1, backstab=1) == {1: HALF, 2: HALF}


@pytest.mark.rule("LC-1.8-swordsmanship-1")
@pytest.mark.rule("LC-1.8-swordsmanship-2")
def test_swordsmanship_parries_one_more_unless_all_succeed():
    assert parts(1, 1, 1, 1, swordsmanship=1) == {0: 1}
    assert parts(2, 1, 1, 1, swordsmanship=1) == {0: 3 * QUARTER, 1: QUARTER}
    assert parts(1, 0, 1, 1, swordsmanship=1) == {0: HALF, 1: HALF}
    assert parts(0, 2, 1, 1, behind=1, swordsmanship=1) == {0: HALF, 1: HALF}
    assert parts(3, 2, 1, 1, swordsmanship=1)[2] == Fraction(1, 8) * Fraction(25, 36)


@pytest.mark.rule("LC-1.9-28")
@pytest.mark.rule("LC-1.8-berserker-2")
def test_cover_gives_a_die_and_berserk_none():
    assert parts(3, 1, 3, 3, cover=1) == parts(3, 2, 3, 3)
    assert parts(3, 5, 3, 3, cover=1, berserk=1) == parts(3, 0, 3, 3)


@pytest.mark.rule("LC-1.6-8")
def test_no_more_wounds_than_are_left():
    assert parts(3, 0, 1, 1, wounds=2) == {0: Fraction(1, 8), 1: Fraction(3, 8), 2: HALF}


@pytest.mark.rule("LC-1.8-invulnerable-1")
def test_an_invulnerable_enemy_loses_one_at_most():
    for wounds in (0, 1, 2):
        given = {"invulnerable": 1, "wounds": wounds}
        assert parts(2, 0, 3, 1, **given) == {0: QUARTER, 1: 3 * QUARTER}


def test_the_chances_add_up_to_one():
    for behind in (0, 3):
        for fencing in (0, 1):
            assert sum(parts(7, 4, 5, 3, behind=behind, swordsmanship=fencing).values()) == 1


def test_as_json_every_possible_number_and_the_mean():
    assert attack_chances(1, 0, 4, 2, wounds=2).as_json() == {
        "mean": 1.0,
        "outcomes": [{"value": 0, "probability": 0.5}, {"value": 2, "probability": 0.5}],
    }


def test_by_name_with_defaults_and_bounds():
    attack = named_odds()["attack"]
    given = {"attack": "3", "defence": "2", "strength": "3", "resistance": "3"}
    assert attack(given) == attack_chances(3, 2, 3, 3)
    everything = {**given, "behind": "1", "backstab": "1", "swordsmanship": "1", "cover": "1",
                  "berserk": "0", "wounds": "2", "invulnerable": "0"}  # fmt: skip
    wanted = attack_chances(3, 2, 3, 3, behind=1, backstab=1, swordsmanship=1, cover=1, wounds=2)
    assert attack(everything) == wanted
    for name, value in (("attack", "61"), ("strength", "0"), ("resistance", "10"), ("cover", "2"),
                        ("defence", "-1"), ("wounds", "61"), ("nonsense", "1")):  # fmt: skip
        with pytest.raises(RefusedError):
            attack({**given, name: value})
    for name in given:
        with pytest.raises(RefusedError):
            attack({key: value for key, value in given.items() if key != name})
    assert attack({**given, "attack": "60", "defence": "60", "behind": "60"}).mean > 0


def test_the_odds_of_the_screen_end_with_death():
    pool = Pool(open=3, defence=0, strength=1, resistance=1, wounds=2, most=2)
    odds = odds_of(pool, text("combat-odds-slain"))
    assert [(said.key.split(":")[1], part) for said, part in odds.outcomes] == [
        ("combat-odds-wounds", 0.125), ("combat-odds-wounds", 0.375), ("combat-odds-slain", 0.5),
    ]  # fmt: skip
    assert [said.values.get("count") for said, _ in odds.outcomes] == [0, 1, None]
    assert odds.mean == 0.375 + 1
    free = odds_of(Pool(open=1, defence=0, strength=2, resistance=1), text("combat-odds-slain"))
    assert [said.values["count"] for said, _ in free.outcomes] == [0, 2]
    assert odds_of(pool, text("combat-odds-slain")).need is None


def test_chances_are_kept():
    pool = Pool(open=3, defence=2, strength=3, resistance=3)
    assert wound_chances(pool) is wound_chances(Pool(open=3, defence=2, strength=3, resistance=3))


# Against the rules themselves


def fight(mine, theirs, *places, facing=SOUTH):
    state = melee(
        troop(0, *places, card=mine), troop(1, (10, 9), card=theirs, facing=facing, activated=True)
    )
    models = state.models_of(101)
    dice = mine.attack
    return state, [Aim(model.id, len(models) + 1, dice) for model in models]


@pytest.mark.parametrize(
    ("mine", "theirs", "places"),
    [
        (card(), card(wounds=4), [(10, 10, NORTH)]),
        (card(strength=4), card(wounds=3, swordsmanship=True), [(10, 10, NORTH), (11, 9, WEST)]),
        (card(strength=2), card(wounds=5, defence=4), [(10, 10, NORTH), (10, 8, SOUTH)]),
        (card(backstab=True), card(wounds=9), [(10, 10, NORTH), (10, 8, SOUTH)]),
        (card(strength=5), card(wounds=3, invulnerable=True), [(10, 10, NORTH)]),
    ],
)
def test_simulated_attacks_agree_with_the_chances(mine, theirs, places):
    state, aims = fight(mine, theirs, *places)
    chances = wound_chances(pool_of(state, aims))
    rounds, dice = 4000, Quick(Rng(7))
    found = Counter()
    for _ in range(rounds):
        (lost,) = strike(Play(FakeGame(), state, dice, listening=False), [aims])
        found[lost] += 1
    assert set(found) <= set(chances.outcomes)
    for count, part in chances.items():
        error = sqrt(part * (1 - part) / rounds)
        assert abs(found[count] / rounds - part) <= 4 * error


@pytest.mark.rule("LC-1.6-5")
def test_an_attack_from_the_rear_meets_no_defence():
    assert parts(3, 2, 3, 3, rear=1) == parts(3, 0, 3, 3)
    assert parts(3, 2, 3, 3, rear=1, swordsmanship=1, cover=1) == parts(3, 0, 3, 3)
    assert parts(2, 2, 1, 1, rear=1, backstab=1) == {2: 1}
    assert parts(1, 1, 1, 1, rear=1, behind=1) == parts(2, 0, 1, 1)
