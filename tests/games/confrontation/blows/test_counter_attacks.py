import pytest

from slagveld.games.confrontation.blows.blocks import Block
from slagveld.games.confrontation.blows.thresholds import NameBlows
from slagveld.games.confrontation.core.bout import Die
from slagveld.kernel.event import Announced
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import card, man
from tests.games.confrontation.blows.test_strikes_and_defence_rolls import duel
from tests.games.confrontation.brawl import FIRST, SECOND, Brawl, Strike, dice, each, pair

HERO = card(character=True)
ALWAYS = (Policy(0, "blocks", "always"), Policy(1, "blocks", "always"))


def struck(other=HERO, against=(0, 2), threshold=7, rolled=(3, 3), **more):
    """Figure 1 strikes twice at figure 2, who is asked for his blocks."""
    brawl = duel(other=other, against=against, policies=ALWAYS, **more)
    return brawl.do(Strike(threshold), *rolled)


@pytest.mark.rule("CON-COUNTER-1", "CON-CHAR-1")
@pytest.mark.parametrize(
    ("values", "allowed"),
    [
        ({"character": True}, True),
        ({}, False),
        ({"character": True, "power": 4}, False),
        ({"character": True, "faith": (1, 0, 1)}, True),
    ],
)
def test_a_character_who_is_no_mage_may_counter_attack(values, allowed):
    brawl = struck(card(**values))
    assert brawl.refusal(Block(counters=("0",))) == (None if allowed else "CON-COUNTER-1")
    names = [field.name for field in brawl.decision().forms[1].fields]
    assert names == (["blocks", "counters"] if allowed else ["blocks"])


@pytest.mark.rule("CON-COUNTER-2")
@pytest.mark.parametrize("character", [True, False])
def test_a_warrior_mage_may_counter_attack_character_or_not(character):
    key = card(character=character, power=4, abilities=("guerrier-mage",))
    assert struck(key).refusal(Block(counters=("0",))) is None


@pytest.mark.rule("CON-COUNTER-3")
def test_it_is_announced_for_each_die_before_the_rolls():
    brawl = struck().do(Block(("0",), counters=("1",)), 3, 6)
    assert [rule for rule, _ in brawl.rolled()] == ["CON-MELEE-13", "CON-COUNTER-4"]
    announced = [e for e in brawl.last if isinstance(e, Announced) and e.rule == "CON-COUNTER-3"]
    assert [event.seat for event in announced] == [1]
    assert announced[0].what.key == "confrontation:melee-told-counter"


@pytest.mark.rule("CON-COUNTER-4")
@pytest.mark.parametrize(("die", "blocked"), [(3, False), (4, False), (5, True)])
def test_its_roll_needs_two_more(die, blocked):
    brawl = struck(against=(1, 1), rolled=(3, 2))
    brawl.do(Block(counters=("0",)), die, *(() if blocked else (1, 2)))
    assert brawl.needs()[0] == 5
    # A 3 or 4 reaches the threshold of 7, and does not block all the same.
    assert brawl.fates()[0] == ("blocked" if blocked else "spent")
    assert brawl.figure(2).stunned != blocked


@pytest.mark.rule("CON-COUNTER-5")
def test_a_success_gives_an_attack_die_for_his_own_striking_step():
    brawl = struck(against=(1, 1), rolled=(3, 2)).do(Block(counters=("0",)), 5)
    assert ("melee-told-countered", "CON-COUNTER-5") in brawl.told()
    # His own die may be a master strike, the one gained may not.
    assert brawl.top == NameBlows(1, (Die(2, (1,), True), Die(2, (1,))))
    brawl.do(Strike(6), 3, 3, 1, 2, 1, 3)
    assert brawl.over


@pytest.mark.rule("CON-COUNTER-5")
def test_the_die_is_only_for_the_one_whose_attack_was_blocked():
    brawl = Brawl(
        man(0, 30, 30, key=card(character=True, initiative=1)),
        man(1, 30, 27.5),
        man(1, 30, 32.5),
        dice=(1, 5),
        policies=ALWAYS,
    )
    brawl.do(dice(_1=(1, 2))).do(dice(_2=(1, 1), _3=(1, 1)))
    brawl.do(Strike(7), 3, 3).do(Block(counters=("1",)), 5, 1, 2)
    assert brawl.top == NameBlows(0, (Die(1, (2, 3), True), Die(1, (3,))))
    assert brawl.refusal(each((1, 2, 7))) == "CON-MELEE-9"
    assert brawl.refusal(each((0, 2, 7), (1, 3, 7))) is None
    # One target for all: the die that is bound goes where it must.
    brawl.do(Strike(7, 2), 4, 4)
    assert [blow.target for blow in brawl.bout.blows[2:]] == [2, 3]


@pytest.mark.rule("CON-COUNTER-5")
def test_with_his_own_step_past_it_is_used_directly_after_the_enemys_attacks():
    brawl = Brawl(*pair(HERO), dice=FIRST, policies=ALWAYS)
    brawl.do(dice(_2=(1, 1))).do(dice(_1=(1, 1))).do(Strike(9), 2)
    brawl.do(Strike(7), 3).do(Block(counters=("1",)), 5)
    assert brawl.top == NameBlows(0, (Die(1, (2,)),), "CON-COUNTER-5")
    assert brawl.refusal(Strike(3)) == "CON-MELEE-11"
    brawl.do(Strike(6), 3)
    # The enemy may block with the die that he has not used yet.
    assert brawl.seat == 1
    brawl.do(Block(("2",)), 2)
    assert brawl.over


@pytest.mark.rule("CON-COUNTER-5")
def test_the_die_is_lost_when_its_owner_falls_first():
    brawl = Brawl(*pair(card(character=True), card(strength=20)), dice=FIRST, policies=ALWAYS)
    brawl.do(dice(_2=(2, 0))).do(dice(_1=(1, 1))).do(Strike(9), 2)
    brawl.do(Strike(7), 3, 3).do(Block(counters=("1",)), 5, 6, 5)
    assert brawl.figure(1) is None
    assert not isinstance(brawl.top, NameBlows)


@pytest.mark.rule("CON-COUNTER-5")
def test_the_wounds_come_before_the_die_that_was_won():
    brawl = Brawl(*pair(HERO), dice=FIRST, policies=ALWAYS)
    brawl.do(dice(_2=(2, 0))).do(dice(_1=(1, 1))).do(Strike(9), 2)
    brawl.do(Strike(7), 3, 3).do(Block(counters=("1",)), 5, 3, 4)
    assert brawl.figure(1).wound == "light"
    brawl.do(Strike(6), 2)
    assert brawl.needs() == [3]


@pytest.mark.rule("CON-DISENGAGE-8")
def test_after_a_failed_disengagement_he_may_still_counter_attack():
    brawl = Brawl(*pair(HERO, own={"no_attack": True}), dice=SECOND, policies=ALWAYS)
    brawl.do(dice(_1=(0, 2))).do(dice(_2=(2, 0))).do(Strike(7), 3, 2)
    brawl.do(Block(counters=("0",)), 5)
    assert brawl.top == NameBlows(0, (Die(1, (2,)),))


@pytest.mark.rule("CON-REACT-4")
def test_after_reaction_fire_too():
    own = {"no_attack": True, "reacted": True}
    brawl = Brawl(*pair(HERO, own=own), dice=SECOND, policies=ALWAYS)
    brawl.do(dice(_1=(0, 2))).do(dice(_2=(2, 0))).do(Strike(7), 3, 2)
    brawl.do(Block(counters=("0",)), 5)
    assert brawl.top == NameBlows(0, (Die(1, (2,)),))


@pytest.mark.rule("CON-COUNTER-5", "CON-CARD-ambidextre")
def test_a_counter_attack_of_an_ambidextrous_character_wins_both_dice():
    key = card(character=True, abilities=("ambidextre",))
    brawl = struck(key, against=(0, 2), rolled=(3, 2)).do(Block(counters=("0",)), 5)
    # At once by Ambidextrous; the other in his own step.
    assert brawl.top == NameBlows(1, (Die(2, (1,)),), "CON-CARD-ambidextre")
    assert brawl.hand(2).gained == (1,)
    brawl.do(Strike(6), 1)
    assert brawl.top == NameBlows(1, (Die(2, (1,)),))
