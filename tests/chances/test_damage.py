"""From attacks to losses, against icepool and every way the dice can fall."""

from fractions import Fraction

import icepool
import pytest

from slagveld.chances import (
    Distribution,
    Losses,
    Shielded,
    attack_chain,
    casualties,
    chain,
    dice,
    die,
    successes,
    through_shields,
)

from .oracle import assert_same, brute, coin, pooled

HIT, WOUND, SAVE = Fraction(1, 2), Fraction(3, 10), Fraction(2, 3)


def attack(stages, wound_dice=1, damage=None):
    """One attack of the chain as a die of icepool, stage by stage."""
    first, *rest = stages
    passed = icepool.Die([1])
    for stage in rest:
        passed = passed.map(lambda n, stage=stage: n @ coin(stage))
    each = wound_dice @ passed
    if damage is not None:
        each = each.map(lambda n: n @ damage)
    return coin(first).map(lambda hit: hit @ each)


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize("stages", [[HIT], [HIT, WOUND], [HIT, WOUND, SAVE], [HIT, 0], [1, 1]])
@pytest.mark.parametrize("wound_dice", [0, 1, 2])
def test_chain_of_stages(stages, wound_dice, exact):
    stages = [Fraction(stage) for stage in stages]
    for count in (0, 1, 2, 7):
        wanted = pooled(count @ attack(stages, wound_dice))
        assert_same(attack_chain(count, stages, wound_dice=wound_dice, exact=exact), wanted)


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize("wound_dice", [1, 2])
def test_chain_with_a_damage_roll(wound_dice, exact):
    for count in (0, 1, 5):
        wanted = pooled(count @ attack([HIT, WOUND, SAVE], wound_dice, icepool.d3))
        made = attack_chain(
            count,
            [HIT, WOUND, SAVE],
            wound_dice=wound_dice,
            damage=die(3, exact=exact),
            exact=exact,
        )
        assert_same(made, wanted)
    zero = (die(6, exact=exact) - 2).clip(least=0)
    wanted = pooled(3 @ attack([HIT], 1, (icepool.d6 - 2).map(lambda n: max(0, n))))
    assert_same(attack_chain(3, [HIT], damage=zero, exact=exact), wanted)


def test_sixty_attacks_with_damage():
    wanted = pooled(60 @ attack([HIT, WOUND], 2, icepool.d3))
    assert_same(attack_chain(60, [HIT, WOUND], wound_dice=2, damage=die(3)), wanted)


def gathered(wounds: int, figures: int, each: int, already: int, most: int) -> Losses:
    """Wounds given one by one to the figure already hurt, until no more can fall."""
    lost, hurt = 0, already
    for _ in range(wounds):
        if lost >= min(most, figures):
            break
        hurt += 1
        if hurt == each:
            lost, hurt = lost + 1, 0
    return Losses(lost, hurt)


@pytest.mark.parametrize("each", [1, 2, 3, 5])
@pytest.mark.parametrize("figures", [1, 2, 4])
def test_casualties_are_gathered_one_by_one(each, figures):
    wounds = dice(2, 6, exact=True) - 2
    for already in range(each):
        for most in (0, 1, 3, 9):
            wanted = brute(
                [6, 6],
                lambda a, b, hurt=already, cap=most: gathered(a + b - 2, figures, each, hurt, cap),
            )
            made = casualties(wounds, figures, each, already=already, most=most)
            assert_same(made, wanted)
        assert casualties(wounds, figures, each, already=already) == casualties(
            wounds, figures, each, already=already, most=figures
        )


def test_casualties_of_nobody():
    assert_same(casualties(die(6), 0), {Losses(0, 0): 1})
    assert casualties(die(6), 3, 2).as_json()["outcomes"][0]["value"] == {"lost": 0, "wounded": 1}


def strike(shields: int, *thrown: int) -> Shielded:
    """Dice rolled one by one: 5+ breaks a shield, 3+ wounds the bearer once none stands."""
    wounds = 0
    for face in thrown:
        if shields:
            shields -= face >= 5
        else:
            wounds += face >= 3
    return Shielded(shields, wounds)


@pytest.mark.parametrize("shields", range(5))
def test_shields_fall_before_their_bearer_is_wounded(shields):
    breaks, wounds = Fraction(1, 3), Fraction(2, 3)
    for hits in range(5):
        wanted = brute([6] * hits, lambda *thrown: strike(shields, *thrown))
        made = through_shields(Distribution.certain(hits), shields, breaks, wounds)
        assert_same(made, wanted)
        made = through_shields(Distribution({hits: 1.0}), shields, float(breaks), wounds)
        assert_same(made, wanted)


def test_shields_against_a_random_number_of_hits():
    hits = successes(12, HIT, exact=True)
    slow = hits.then(
        lambda count: chain(
            Shielded(2, 0),
            lambda at: successes(1, WOUND if at.shields else SAVE, exact=True).map(
                lambda won: (
                    Shielded(at.shields - won, 0) if at.shields else Shielded(0, at.wounds + won)
                )
            ),
            count,
        )
    )
    assert through_shields(hits, 2, WOUND, SAVE) == slow
    assert_same(through_shields(successes(12, HIT), 2, WOUND, SAVE), dict(slow.items()))
    gaps = Distribution({0: Fraction(1, 2), 3: Fraction(1, 2)})
    assert through_shields(gaps, 0, WOUND, SAVE).probability(Shielded(0, 3)) == SAVE**3 / 2


def test_simultaneous_exchange_keeps_both_sides_apart():
    mine = casualties(attack_chain(3, [HIT, WOUND], exact=True), 3, 2)
    theirs = casualties(attack_chain(2, [HIT], exact=True), 2)
    both = mine.joint(theirs)
    assert both.marginal(0) == mine
    assert both.marginal(1) == theirs
    for (first, second), part in both.items():
        assert part == mine.probability(first) * theirs.probability(second)


def test_rounds_of_an_exchange_as_a_chain():
    """Two men against two, each striking on 4+, both at once: walked through by hand twice."""

    def fight(state: tuple[int, int]) -> Distribution[tuple[int, int]]:
        mine, theirs = state
        slain = successes(mine, HIT, exact=True).clip(most=theirs)
        lost = successes(theirs, HIT, exact=True).clip(most=mine)
        return slain.joint(lost).map(lambda pair: (mine - pair[1], theirs - pair[0]))

    def walk(*thrown: int) -> tuple[int, int]:
        mine = theirs = 2
        rolls = list(thrown)
        for _ in range(2):
            slain = sum(rolls.pop(0) == 2 for _ in range(mine))
            lost = sum(rolls.pop(0) == 2 for _ in range(theirs))
            mine, theirs = max(0, mine - lost), max(0, theirs - slain)
        return mine, theirs

    assert_same(chain((2, 2), fight, 2), brute([2] * 8, walk))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: attack_chain(-1, [0.5]), "dice must be a whole number of at least 0, not -1"),
        (lambda: attack_chain(1, []), "an attack needs at least one stage"),
        (lambda: attack_chain(1, [1.5]), "a stage must be a chance from 0 to 1, not 1.5"),
        (lambda: attack_chain(1, [0.5], exact=True), "a stage must be a Fraction"),
        (lambda: attack_chain(1, [0.5], wound_dice=-1), "wound_dice must be a whole number"),
        (lambda: attack_chain(1, [HIT], damage=die(3), exact=True), "the damage must be exact"),
        (lambda: casualties(die(6), -1), "figures must be a whole number of at least 0, not -1"),
        (lambda: casualties(die(6), 1, 0), "wounds_each must be a whole number of at least 1"),
        (lambda: casualties(die(6), 1, 2, already=2), "bears fewer than 2 wounds, not 2"),
        (lambda: casualties(die(6), 0, 2, already=1), "no figures bear no wounds"),
        (lambda: casualties(die(6) - 2, 1), "wounds must be at least 0, not -1"),
        (lambda: through_shields(die(6) - 2, 1, 0.5, 0.5), "hits must be at least 0, not -1"),
        (lambda: through_shields(die(6), -1, 0.5, 0.5), "shields must be a whole number"),
        (lambda: through_shields(die(6), 1, 0.5, 7), "wounds must be a chance from 0 to 1"),
    ],
)
def test_impossible_chains_are_refused_with_a_sentence(wrong, message):
    with pytest.raises(ValueError, match=message):
        wrong()
