import pytest

from slagveld.games.confrontation.blows.blocks import Block
from slagveld.games.confrontation.blows.master_strikes import entitled
from slagveld.games.confrontation.core.bout import Blow
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Rolled
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import card, man
from tests.games.confrontation.blows.test_strikes_and_defence_rolls import duel, trio
from tests.games.confrontation.brawl import Brawl, Strike, dice, each

HERO = card(character=True)
ALWAYS = (Policy(0, "blocks", "always"), Policy(1, "blocks", "always"))


def wound_rolls(brawl):
    return [(rule, dice) for rule, dice in brawl.rolled() if len(dice) == 2]


@pytest.mark.rule("CON-MASTER-1", "CON-CHAR-1")
def test_a_character_with_two_dice_on_attack_may_try_it():
    assert duel(HERO).refusal(Strike(8, masters=(1,))) is None
    assert duel(HERO, attack=(1, 1)).refusal(Strike(8, masters=(1,))) == "CON-MASTER-1"
    assert duel().refusal(Strike(8, masters=(1,))) == "CON-MASTER-1"


@pytest.mark.rule("CON-MASTER-1")
def test_extra_dice_count_towards_the_two():
    brawl = duel(HERO, attack=(1, 1, 1, 0))
    assert brawl.refusal(Strike(8, masters=(1,))) is None


@pytest.mark.rule("CON-MASTER-1")
def test_dice_gained_by_a_counter_attack_do_not():
    brawl = duel(other=HERO, against=(1, 1), policies=ALWAYS).do(Strike(7), 3, 2)
    brawl.do(Block(counters=("0",)), 5)
    assert len(brawl.top.dice) == 2
    assert entitled(brawl.state, brawl.top.dice) == ()
    assert brawl.refusal(Strike(8, masters=(2,))) == "CON-MASTER-1"
    assert brawl.refusal(each((1, 1, 8, True))) == "CON-MASTER-1"


@pytest.mark.rule("CON-MASTER-1")
@pytest.mark.parametrize("masters", [(2,), (99,), (1, 1)])
def test_nobody_else_and_each_once(masters):
    rule = "CON-MASTER-2" if masters == (1, 1) else "CON-MASTER-1"
    assert duel(HERO).refusal(Strike(8, masters=masters)) == rule


@pytest.mark.rule("CON-MASTER-2")
def test_he_makes_a_single_roll_and_his_other_dice_are_lost():
    brawl = duel(HERO, attack=(2, 0, 1, 0), policies=ALWAYS)
    brawl.do(Strike(6, masters=(1,)), 2)
    rolls = [event for event in brawl.last if isinstance(event, Rolled)]
    assert [event.rule for event in rolls] == ["CON-MASTER-2"]
    assert brawl.told()[0] == ("melee-told-master", "CON-MASTER-1")
    assert brawl.over


@pytest.mark.rule("CON-MASTER-2")
def test_the_flag_on_one_die_loses_the_others():
    brawl = duel(HERO, policies=ALWAYS)
    assert brawl.refusal(each((0, 2, 8, True), (1, 2, 8, True))) == "CON-MASTER-2"
    action = each((0, 2, 9), (1, 2, 8, True))
    assert brawl.top.blows(brawl.state, action) == [Blow(0, 1, 2, 8, True)]
    brawl.do(action, 3)
    assert brawl.needs() == [4]
    assert brawl.over


@pytest.mark.rule("CON-MASTER-2")
def test_the_dice_of_his_companions_are_not_lost():
    brawl = Brawl(
        man(0, 30, 30), man(1, 30, 27.5, key=HERO), man(1, 30, 32.5), dice=(1, 5), policies=ALWAYS
    )
    brawl.do(dice(_1=(2, 1))).do(dice(_2=(2, 0), _3=(2, 0)))
    brawl.do(Strike(8, masters=(2,)), 3, 2, 3)
    assert [(b.striker, b.master) for b in brawl.bout.blows] == [(2, True), (3, False), (3, False)]


@pytest.mark.rule("CON-MASTER-3", "CON-MELEE-16")
def test_the_threshold_is_added_to_the_wound_roll():
    brawl = duel(HERO, against=(2, 0)).do(Strike(6, masters=(1,)), 2, 2, 3)
    # 2 + 3 + FOR 5 + 6 - RES 5 is 11: critical.
    assert wound_rolls(brawl) == [("CON-MASTER-3", (2, 3))]
    assert brawl.figure(2).wound == "critical"
    plain = duel(HERO, against=(2, 0), attack=(1, 1)).do(Strike(6), 2, 2, 3)
    assert plain.figure(2).wound == "light"


@pytest.mark.rule("CON-MASTER-3")
def test_a_higher_threshold_wounds_worse():
    brawl = duel(HERO, against=(2, 0)).do(Strike(8, masters=(1,)), 4, 2, 3)
    assert brawl.figure(2) is None
    low = duel(HERO, against=(2, 0)).do(Strike(3, masters=(1,)), 4, 2, 3)
    assert low.figure(2).wound == "serious"


@pytest.mark.rule("CON-MASTER-3")
def test_the_threshold_as_named_counts_without_raises():
    brawl = duel(HERO, HERO, against=(0, 2), policies=ALWAYS).do(Strike(6, masters=(1,)), 2)
    brawl.do(Block(counters=("0",)), 3, 1, 2)
    # 1 + 2 + 6 is 9 (serious); with the raise of a counter-attack it would be 11.
    assert brawl.figure(2).wound == "serious"


@pytest.mark.rule("CON-MASTER-3")
def test_a_blocked_master_strike_does_nothing():
    brawl = duel(HERO, policies=ALWAYS).do(Strike(6, masters=(1,)), 2).do(Block(("0",)), 2)
    assert brawl.over
    assert brawl.figure(2).wound == "none"


@pytest.mark.rule("CON-CARD-coup-de-maitre")
def test_master_strike_by_competence_adds_its_x():
    key = card(abilities=("coup-de-maitre/2",))
    brawl = duel(key, against=(2, 0)).do(Strike(6, masters=(1,)), 2, 2, 3)
    # 11 and the 2 of the competence kill.
    assert brawl.figure(2) is None
    none = duel(card(abilities=("coup-de-maitre/0",)), against=(2, 0))
    none.do(Strike(6, masters=(1,)), 2, 2, 3)
    assert none.figure(2).wound == "critical"


@pytest.mark.rule("CON-CARD-immunite")
def test_one_immune_to_master_strikes_takes_it_as_any_other_attack():
    brawl = duel(HERO, card(abilities=("immunite/master-strike",)), against=(2, 0))
    brawl.do(Strike(6, masters=(1,)), 2, 2, 3)
    assert brawl.figure(2).wound == "light"


@pytest.mark.rule("CON-MASTER-1")
def test_the_form_offers_it_to_those_who_may():
    form = duel(HERO).decision().forms[0]
    assert [field.name for field in form.fields] == ["threshold", "masters"]
    assert (form.fields[1].allowed, form.fields[1].least, form.fields[1].optional) == (
        (1,),
        0,
        True,
    )
    assert duel(HERO).decision().forms[1].fields[0].flag is not None
    assert len(duel(HERO, attack=(1, 1)).decision().forms[0].fields) == 1


def test_a_master_may_choose_his_target_among_several():
    brawl = trio(HERO)
    assert brawl.refusal(Strike(8, 3, (1,))) is None
    brawl.do(Strike(8, 3, (1,)), 2)
    assert [event.pieces for event in brawl.last if isinstance(event, Rolled)] == [(1, 3)]
    menu = trio(HERO).top.candidates(trio(HERO).state, 0)
    assert any(action.masters == (1,) and action.target == 3 for action in menu)


def test_the_preview_counts_the_bonus():
    brawl = duel(HERO, against=(2, 0))

    def killed(masters):
        values = {"threshold": 8, "masters": masters}
        (odds,) = brawl.top.preview(brawl.state, 0, Partial("Strike", values)).odds
        return sum([part for label, part in odds.outcomes if label.values["level"] == "killed"])

    assert killed([1]) > killed([])
