"""Every change of a value is told with its reason and its rule."""

import pytest

from slagveld.games.confrontation.blows.fighting_values import (
    attack_value,
    defence_value,
    strength_value,
)
from slagveld.games.confrontation.blows.master_strikes import master_bonus
from slagveld.games.confrontation.core import characteristics as values
from slagveld.games.confrontation.core.bout import Bout, Fight, Hand
from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.melee.dice_allocation import dice_of, extra_limit
from slagveld.games.confrontation.melee.initiative import initiative_value, side_initiative
from slagveld.games.confrontation.turn.drawing_cards import TakeTurn
from slagveld.kit.ways import facing_along
from tests.games.confrontation.battle import battle, card, man
from tests.games.confrontation.marching import way
from tests.games.confrontation.shown import words

HERO = card(character=True)
MUTATION = (2, "Mutation", "CON-CARD-mutagene")
CHARGED = (-1, "Charged", "CON-CHARGE-7")
AFRAID = (-1, "Afraid", "CON-FEAR-5")
EXTRA = (-2, "Extra dice", "CON-MULTI-2")
WOUNDS = (-1, "Wounds", "CON-HOUSE-5")


def one(**more):
    return battle(man(0, 10, 10, **more), man(1, 40, 10)).figure(1)


def told(tally):
    """The name of a value, where it starts, and each change with reason and rule."""
    rows = [(item.value, words(item.reason), item.rule) for item in tally.items]
    return words(tally.name), tally.start, rows


@pytest.mark.rule("CON-TEST-8")
def test_attack_and_defence_tell_mutation_wounds_charge_fear_and_extra_dice():
    hurt = {"wound": "light", "charged": -1, "afraid": True, "extra_dice": 1}
    figure = one(key=HERO, mutated="attack", mutation=2, **hurt)
    assert told(values.attack(figure)) == ("Attack", 4, [MUTATION, WOUNDS, CHARGED, AFRAID, EXTRA])
    assert told(values.defence(figure)) == (
        "Defence",
        4,
        [WOUNDS, CHARGED, AFRAID, EXTRA, (0, "Not below", "CON-TEST-8")],
    )
    figure = one(key=HERO, mutated="defence", mutation=2, **hurt)
    assert told(values.defence(figure))[2] == [MUTATION, WOUNDS, CHARGED, AFRAID, EXTRA]
    assert values.defence(figure).total == 1


@pytest.mark.rule("CON-CHARGE-9")
def test_a_charge_pushes_nothing_below_nothing():
    figure = one(charged=-9)
    low = [(-9, "Charged", "CON-CHARGE-7"), (0, "Not below", "CON-CHARGE-9")]
    assert told(values.attack(figure)) == ("Attack", 4, low)
    exactly = one(charged=-4)
    assert told(values.attack(exactly))[2] == [(-4, "Charged", "CON-CHARGE-7")]


def test_strength_resistance_and_shooting_tell_what_changes_them():
    figure = one(wound="light", mutated="strength", mutation=2, maimed=("weakened",))
    arm = (-1, "Hurt arm", "CON-HOUSE-4")
    assert told(values.strength(figure)) == ("Strength", 5, [MUTATION, WOUNDS, arm])
    assert told(values.resistance(figure)) == ("Resistance", 5, [])
    figure = one(mutated="resistance", mutation=2)
    assert told(values.resistance(figure)) == ("Resistance", 5, [MUTATION])
    bow = card(shooting=3, equipment=("long-bow",))
    figure = one(key=bow, stunned=True, mutated="shooting", mutation=2)
    assert told(values.shooting(figure)) == ("Shooting", 3, [MUTATION, WOUNDS])
    assert told(values.shooting(one())) == ("Shooting", 0, [])


def test_wounds_count_for_initiative_only_by_the_option():
    men = (man(0, 10, 10, wound="light", mutated="initiative", mutation=2, afraid=True),)
    plain, ours = battle(*men), battle(*men, options=Options(initiative_wounds=True))
    assert told(values.initiative(plain, plain.figure(1))) == ("Initiative", 3, [MUTATION, AFRAID])
    assert told(values.initiative(ours, ours.figure(1))) == (
        "Initiative",
        3,
        [MUTATION, WOUNDS, AFRAID],
    )


# In a fight


def bout(single=1, others=(2,)):
    return Bout(Fight(single, tuple(others)))


@pytest.mark.rule("CON-MELEE-4", "CON-MELEE-5", "CON-MELEE-6")
def test_the_single_warrior_has_one_die_more_than_enemies_any_other_two():
    for living, dice in ((1, 2), (2, 3), (4, 5)):
        assert told(dice_of(bout(others=range(2, 2 + living)), one(), living)) == ("Dice", dice, [])
    assert told(dice_of(bout(single=7, others=(1,)), one(), 1)) == ("Dice", 2, [])


@pytest.mark.rule("CON-CARD-tueur-ne", "CON-CARD-furie-guerriere", "CON-MULTI-1")
def test_further_dice_are_told_by_the_name_of_the_competence():
    key = card(abilities=("tueur-ne", "furie-guerriere"), character=True)
    calm, furious = one(key=key), one(key=key, marks=("fury",), extra_dice=2)
    born = next(trait for trait in calm.powers.traits if trait.rule == "CON-CARD-tueur-ne")
    fury = next(trait for trait in calm.powers.traits if trait.rule == "CON-CARD-furie-guerriere")
    born_item = (1, words(born.name), "CON-CARD-tueur-ne")
    assert told(dice_of(bout(), calm, 1)) == ("Dice", 2, [born_item])
    assert told(dice_of(bout(), furious, 1)) == (
        "Dice",
        2,
        [
            born_item,
            (1, words(fury.name), "CON-CARD-furie-guerriere"),
            (2, "Extra dice", "CON-MULTI-1"),
        ],
    )


@pytest.mark.rule("CON-CARD-force-en-charge")
def test_a_charge_with_the_lance_is_told_by_its_name():
    key = card(abilities=("force-en-charge/15",))
    figure = one(key=key, assault="charge")
    (trait,) = figure.powers.traits
    assert told(strength_value(figure)) == (
        "Strength",
        5,
        [(10, words(trait.name), "CON-CARD-force-en-charge")],
    )
    assert told(strength_value(one(key=key, assault="engage")))[2] == []


@pytest.mark.rule("CON-MELEE-3")
def test_further_warriors_are_told_in_the_initiative_of_a_side():
    state = battle(man(0, 10, 10), man(0, 20, 10, key=card(initiative=5)), man(0, 30, 10))
    value, best = side_initiative(state, state.figures)
    assert best.id == 2
    assert told(value) == ("Initiative", 5, [(2, "Further warriors", "CON-MELEE-3")])
    assert told(side_initiative(state, state.figures[:1])[0]) == ("Initiative", 3, [])
    assert told(initiative_value(state, state.figures[0])) == ("Initiative", 3, [])


@pytest.mark.rule("CON-MULTI-3")
@pytest.mark.parametrize(
    ("attack", "defence", "limit"), [(4, 4, 2), (5, 4, 2), (9, 3, 1), (1, 6, 0), (2, 6, 1)]
)
def test_extra_dice_leave_attack_and_defence_at_nothing_or_more(attack, defence, limit):
    key = card(character=True, attack=attack, defence=defence)
    assert extra_limit(one(key=key)) == limit
    assert extra_limit(one(key=card(attack=attack, defence=defence))) == 0


@pytest.mark.rule("CON-MASTER-1", "CON-CARD-coup-de-maitre")
def test_who_may_try_a_master_strike_and_what_it_adds():
    assert master_bonus(one()) is None
    assert master_bonus(one(key=HERO)) == 0
    assert master_bonus(one(key=card(abilities=("coup-de-maitre/3",)))) == 3


@pytest.mark.rule("CON-CARD-bravoure", "CON-CARD-parade")
def test_a_competence_that_depends_on_the_dice_counts_when_they_lie_so():
    figure = one(key=card(abilities=("bravoure", "parade")))
    bold = [(1, "Bravery", "CON-CARD-bravoure")]
    guarded = [(1, "Parry", "CON-CARD-parade")]
    rows = {None: ([], []), (2, 0): (bold, []), (1, 1): ([], guarded), (0, 2): ([], guarded)}
    for dice, (attack, defence) in rows.items():
        hand = None if dice is None else Hand(1, attack=dice[0], defence=dice[1])
        assert told(attack_value(figure, hand)) == ("Attack", 4, attack), dice
        assert told(defence_value(figure, hand)) == ("Defence", 4, defence), dice
    assert told(attack_value(figure, Hand(1)))[2] == []


@pytest.mark.rule("CON-CARD-brutal", "CON-CARD-kal-shadar", "CON-CARD-vivacite")
def test_a_competence_of_assaults_counts_after_the_right_ones():
    key = card(abilities=("brutal", "kal-shadar", "vivacite"))
    for assault, attack, strength in (("", 4, 5), ("engage", 5, 6), ("charge", 5, 7)):
        figure = one(key=key, assault=assault)
        assert attack_value(figure).total == attack
        assert strength_value(figure).total == strength
    state = battle(man(0, 10, 10, key=key))
    assert told(initiative_value(state, state.figure(1))) == (
        "Initiative",
        3,
        [(1, "Vivacity", "CON-CARD-vivacite")],
    )


# Forms and ways


def test_drawing_comes_before_the_reserve_while_there_is_a_stack():
    question = TakeTurn(seat=0)
    men = (man(0, 30, 40), man(1, 60, 40))
    held = {"reserves": ((0, 101),)}
    full = question.ask(battle(*men, stack=(102,), **held))
    assert [form.action for form in full.forms] == ["Draw", "PlayReserve"]
    assert full.forms[0].rule == "CON-MOVE-4"
    empty = question.ask(battle(*men, **held))
    assert [form.action for form in empty.forms] == ["PlayReserve"]
    assert words(full.prompt) != words(empty.prompt)


def test_one_looks_the_way_he_goes_or_as_he_does():
    figure = one(facing=90)
    assert facing_along(figure.pose, ()) == facing_along(figure.pose, way((10, 10))) == 900
    assert facing_along(figure.pose, way((20, 10))) == 0
    assert facing_along(figure.pose, way((20, 10), (20, 5), (20, 5))) == 2700
