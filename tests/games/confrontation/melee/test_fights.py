import pytest

from slagveld.games.confrontation.core.bout import Fight
from slagveld.games.confrontation.core.characteristic_tests import RollMore, StopRolling
from slagveld.games.confrontation.core.opposed_rolls import RollOnward
from slagveld.games.confrontation.melee.declarations import Declare, DeclareBefore
from slagveld.games.confrontation.melee.dice_allocation import Allocate
from slagveld.games.confrontation.melee.initiative import sides_of
from slagveld.games.confrontation.melee.phase import SetOrder, pruned
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Rolled, Slain, StatusChanged
from slagveld.kernel.state import Policy
from slagveld.texts import Speaker
from tests.games.confrontation.battle import battle, card, man
from tests.games.confrontation.brawl import FIRST, SECOND, Brawl, Strike, dice, pair

QUICK = card(initiative=5)
REFLEXES = card(abilities=("reflexes",))
LIVELY = card(abilities=("vivacite",))
FURIOUS = card(abilities=("furie-guerriere",))
LIMBED = card(attack=6, defence=2, abilities=("membre-supplementaire",))


def two_fights(**more):
    return Brawl(
        *pair(card(attack=9)), man(0, 60, 30, key=card(attack=9)), man(1, 60, 27.5), **more
    )


@pytest.mark.rule("CON-MELEE-1")
def test_fights_are_resolved_one_after_another_and_results_hold_at_once():
    brawl = two_fights().do(SetOrder(("1", "3")), *FIRST)
    assert brawl.bout.fight == Fight(1, (2,))
    assert brawl.told()[1] == ("melee-told-fight", "CON-MELEE-1")
    brawl.do(dice(_2=(2, 0))).do(dice(_1=(2, 0)))
    brawl.do(Strike(11), 2, 3, 6, 6)
    assert [event.piece for event in brawl.last if isinstance(event, Slain)] == [2]
    assert brawl.figure(2) is None
    assert brawl.figure(1).turn.fought
    assert not brawl.figure(3).turn.fought
    assert [one.figure.id for one in brawl.state.fallen] == [2]


def test_the_second_fight_follows_when_the_first_is_over():
    brawl = two_fights().do(SetOrder(("3", "1")), *FIRST)
    brawl.do(dice(_4=(0, 2))).do(dice(_3=(0, 2)), *SECOND)
    assert brawl.bout.fight == Fight(1, (2,))
    assert brawl.bout.attacker == 1
    assert brawl.bout.blows == ()
    brawl.do(dice(_1=(0, 2))).do(dice(_2=(0, 2)))
    assert brawl.over
    assert brawl.bout is None
    assert all(figure.turn.fought for figure in brawl.state.figures)


def test_a_fight_without_one_of_its_sides_falls_away():
    state = battle(*pair(), man(1, 30, 32.5))
    assert pruned(state, Fight(1, (2, 3))) == Fight(1, (2, 3))
    assert pruned(state, Fight(1, (2, 9))) == Fight(1, (2,))
    assert pruned(state, Fight(1, (9,))) is None
    assert pruned(state, Fight(9, (2,))) is None


# Initiative


@pytest.mark.rule("CON-MELEE-2", "CON-STAT-3")
@pytest.mark.parametrize(
    ("rolled", "attacker"), [((4, 3), 0), ((3, 4), 1), ((1, 2), 1), ((5, 1), 0)]
)
def test_the_higher_roll_is_the_attacker(rolled, attacker):
    brawl = Brawl(*pair(), dice=rolled)
    assert brawl.bout.attacker == attacker
    assert brawl.rolled() == [("CON-MELEE-2", rolled[:1]), ("CON-MELEE-2", rolled[1:])]


@pytest.mark.rule("CON-MELEE-2")
def test_a_tie_is_rolled_again():
    brawl = Brawl(*pair(), dice=(3, 3, 2, 5))
    assert brawl.bout.attacker == 1


@pytest.mark.rule("CON-MELEE-2")
@pytest.mark.parametrize(
    ("language", "words", "by", "die", "on"),
    [
        ("en", "Initiative roll of", "with", "D6", "rolling on after a 6"),
        ("nl", "Initiatiefworp van", "met", "D6", "nog eens na een 6"),
        ("de", "Initiativwurf von", "mit", "W6", "weitergewürfelt nach einer 6"),
    ],
)
def test_each_die_of_the_initiative_says_whose_it_is(language, words, by, die, on):
    say = Speaker(language).say
    brawl = Brawl(*pair(card(), QUICK), dice=(6, 5, 2))
    thrown = [say(event.text()) for event in brawl.events if isinstance(event, Rolled)]
    one, other = [say(brawl.figure(number).name) for number in (1, 2)]
    assert thrown[:2] == [
        f"{words} Player 1 {by} {one}: 6 (1{die})",
        f"{words} Player 2 {by} {other}: 5 (1{die})",
    ]
    assert thrown[2].startswith(f"{words} Player 1 {by} {one} ({on}): 2 (1{die}, ")


@pytest.mark.rule("CON-MELEE-2")
def test_initiative_counts_as_it_stands_with_its_penalties():
    assert Brawl(*pair(QUICK), dice=(2, 3)).bout.attacker == 0
    charged = Brawl(*pair(QUICK, own={"charged": -1, "afraid": True}), dice=(2, 3))
    assert charged.bout.attacker == 1


@pytest.mark.rule("CON-MELEE-3")
def test_a_group_rolls_one_die_with_its_best_value_and_one_more_for_each_further_warrior():
    state = Brawl(
        man(0, 30, 30), man(1, 30, 27.5), man(1, 30, 32.5, key=QUICK), man(1, 27.5, 30), dice=(5, 2)
    )
    assert state.bout.attacker == 1
    sides = sides_of(state.state)
    assert [side.value.total for side in sides] == [3, 7]
    assert [side.pieces for side in sides] == [(1,), (3,)]
    assert [item.rule for item in sides[1].value.items] == ["CON-MELEE-3"]


@pytest.mark.rule("CON-MELEE-3")
def test_the_group_of_seat_one_or_zero_alike():
    brawl = Brawl(man(1, 30, 30), man(0, 30, 27.5), man(0, 30, 32.5), dice=(3, 3))
    assert brawl.bout.attacker == 0
    assert [side.value.total for side in sides_of(brawl.state)] == [4, 3]


@pytest.mark.rule("CON-TEST-7")
def test_whoever_is_behind_may_roll_a_six_on():
    policies = (Policy(0, "rolling", "ask"), Policy(1, "rolling", "ask"))
    brawl = Brawl(*pair(other=card(initiative=7)), dice=(6, 5), policies=policies)
    assert isinstance(brawl.top, RollOnward)
    assert brawl.seat == 0
    stopped = Brawl(*pair(other=card(initiative=7)), dice=(6, 5), policies=policies)
    assert stopped.do(StopRolling()).bout.attacker == 1
    assert brawl.do(RollMore(), 4).bout.attacker == 0


@pytest.mark.rule("CON-CARD-reflexes")
def test_reflexes_roll_two_dice_and_keep_the_better():
    brawl = Brawl(*pair(REFLEXES), dice=(2, 5, 4))
    assert brawl.rolled()[0] == ("CON-MELEE-2", (2, 5))
    assert brawl.bout.attacker == 0


@pytest.mark.rule("CON-CARD-reflexes")
def test_reflexes_count_only_for_the_one_whose_initiative_is_used():
    brawl = Brawl(
        man(0, 30, 30), man(1, 30, 27.5, key=REFLEXES), man(1, 30, 32.5, key=QUICK), dice=(5, 1)
    )
    assert brawl.bout.attacker == 0
    equal = Brawl(man(0, 30, 30), man(1, 30, 27.5), man(1, 30, 32.5, key=REFLEXES), dice=(5, 2, 3))
    assert [len(dice) for _, dice in equal.rolled()] == [1, 2]


@pytest.mark.rule("CON-CARD-vivacite")
def test_vivacity_adds_one_and_wins_ties():
    assert Brawl(*pair(LIVELY), dice=(3, 4)).bout.attacker == 0
    assert Brawl(*pair(LIVELY), dice=(3, 5)).bout.attacker == 1
    both = Brawl(*pair(LIVELY, LIVELY), dice=(3, 3, 4, 5))
    assert both.bout.attacker == 1


@pytest.mark.rule("CON-CARD-aguerri")
def test_a_five_is_rolled_on_where_it_may_be():
    hard = card(abilities=("aguerri",))
    better = card(initiative=7)
    brawl = Brawl(*pair(hard, better), dice=(5, 3, 4))
    assert brawl.bout.attacker == 0
    plain = Brawl(*pair(other=better), dice=(5, 3))
    assert plain.bout.attacker == 1
    # In a group only for the one whose value is used.
    group = Brawl(
        man(1, 30, 30), man(0, 30, 27.5, key=hard), man(0, 30, 32.5, key=QUICK), dice=(5, 6, 6)
    )
    assert group.bout.attacker == 1


# Declarations


@pytest.mark.rule("CON-CARD-furie-guerriere")
def test_fury_is_declared_before_the_roll_the_winner_of_the_tactical_roll_first():
    brawl = Brawl(*pair(FURIOUS, FURIOUS), winner=1)
    assert isinstance(brawl.top, DeclareBefore)
    assert brawl.seat == 1
    assert brawl.rolled() == []
    fields = brawl.decision().forms[0].fields
    assert [(field.name, field.allowed, field.least) for field in fields] == [("furious", (2,), 0)]
    assert brawl.decision().rule == "CON-CARD-furie-guerriere"
    brawl.do(Declare())
    assert brawl.seat == 0
    brawl.do(Declare(furious=(1,)), *FIRST)
    (event,) = [event for event in brawl.last if isinstance(event, StatusChanged)]
    assert (event.piece, event.on, event.rule) == (1, True, "CON-CARD-furie-guerriere")
    assert brawl.figure(1).turn.marks == ("fury",)
    assert brawl.figure(2).turn.marks == ()


@pytest.mark.rule("CON-CARD-furie-guerriere")
def test_fury_gives_a_die_and_all_dice_attack_without_a_question():
    brawl = Brawl(*pair(FURIOUS)).do(Declare((1,)), *SECOND)
    # Seat 0 lost the initiative and has nothing to divide.
    assert brawl.hand(1).attack == 3
    assert brawl.hand(1).defence == 0
    assert isinstance(brawl.top, Allocate)
    assert brawl.seat == 1


@pytest.mark.rule("CON-CARD-furie-guerriere")
def test_one_who_may_not_attack_cannot_declare_it_nor_twice_in_a_turn():
    barred = Brawl(*pair(FURIOUS, own={"no_attack": True}), dice=SECOND)
    assert barred.hand(1).defence == 2
    again = Brawl(*pair(FURIOUS, own={"marks": ("fury",)}), dice=SECOND)
    assert again.hand(1).attack == 3


@pytest.mark.rule("CON-CARD-membre-supplementaire")
def test_attack_and_defence_are_exchanged_until_the_end_of_the_turn():
    brawl = Brawl(*pair(LIMBED))
    fields = brawl.decision().forms[0].fields
    assert [(field.name, field.allowed) for field in fields] == [("swapped", (1,))]
    assert brawl.decision().rule == "CON-CARD-membre-supplementaire"
    brawl.do(Declare(swapped=(1,)), *FIRST)
    (event,) = [event for event in brawl.last if isinstance(event, StatusChanged)]
    assert (event.piece, event.rule) == (1, "CON-CARD-membre-supplementaire")
    brawl.do(dice(_2=(1, 1))).do(dice(_1=(1, 1))).do(Strike(7), 4)
    # ATT 2 now: a 5 is needed.
    assert brawl.needs() == [5]
    brawl.do(Strike(9), 5, 3)
    # ATT 4 against 9 hits with a 5; DEF 6 blocks with a 3.
    assert brawl.needs() == [5, 3]


@pytest.mark.rule("CON-CARD-membre-supplementaire")
def test_modifiers_stay_where_they_are_when_values_are_exchanged():
    brawl = Brawl(*pair(LIMBED, own={"wound": "light"})).do(Declare(swapped=(1,)), *FIRST)
    brawl.do(dice(_2=(0, 2))).do(dice(_1=(2, 0))).do(Strike(7), 4, 4)
    assert brawl.needs() == [6, 6]


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Declare((2,)), "CON-CARD-furie-guerriere"),
        (Declare((1, 1)), "CON-CARD-furie-guerriere"),
        (Declare((99,)), "CON-CARD-furie-guerriere"),
        (Declare((), (1,)), "CON-CARD-membre-supplementaire"),
    ],
)
def test_only_those_with_the_competence_declare(action, rule):
    assert Brawl(*pair(FURIOUS)).refusal(action) == rule


def test_declarations_without_a_player():
    brawl = Brawl(*pair(card(abilities=("furie-guerriere", "membre-supplementaire"))))
    menu = brawl.top.candidates(brawl.state, 0)
    assert menu == [Declare(), Declare((1,)), Declare((), (1,)), Declare((1,), (1,))]
    seen = {brawl.top.propose(brawl.state, 0, Rng(seed)) for seed in range(40)}
    assert seen == set(menu)


def test_nobody_is_asked_who_has_nothing_to_declare():
    brawl = Brawl(*pair(), dice=FIRST)
    assert not [event for event in brawl.events if isinstance(event, StatusChanged)]
    assert len([event for event in brawl.events if isinstance(event, Rolled)]) == 2
