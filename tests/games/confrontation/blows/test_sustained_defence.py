import pytest

from slagveld.games.confrontation.blows.blocks import AskBlocks, Block, BlockBest
from slagveld.games.confrontation.blows.sustained_defence import EndSustained, Sustain, SustainOn
from slagveld.games.confrontation.blows.thresholds import NameBlows
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import card, man
from tests.games.confrontation.blows.test_blocks import struck
from tests.games.confrontation.brawl import Brawl, dice, each

ALWAYS = (Policy(0, "blocks", "always"), Policy(1, "blocks", "always"))


def surrounded(split=(1, 2), blows=None, rolled=(5, 5, 5), single=None, dealt=None):
    """Figures 2 and 3 strike first at figure 1: three attacks with thresholds 7, 8 and 6."""
    brawl = Brawl(
        man(0, 30, 30, key=single or card()),
        man(1, 30, 27.5),
        man(1, 30, 32.5),
        dice=(1, 5),
        policies=ALWAYS,
    )
    brawl.do(dice(_1=split)).do(dealt or dice(_2=(2, 0), _3=(1, 1)))
    blows = blows or ((0, 1, 7), (1, 1, 8), (2, 1, 6))
    return brawl.do(each(*blows), *rolled)


@pytest.mark.rule("CON-SUST-1")
def test_one_die_may_block_several_attacks_of_several_opponents():
    brawl = surrounded()
    assert isinstance(brawl.top, AskBlocks)
    fields = {field.name: field for field in brawl.decision().forms[1].fields}
    assert [choice.key for choice in fields["sustained"].choices] == ["0", "1", "2"]
    assert fields["sustained"].optional
    brawl.do(Block(sustained="2"), 2)
    assert brawl.needs() == [2]
    assert brawl.rolled() == [("CON-SUST-5", (2,))]
    assert brawl.fates() == ["hit", "hit", "blocked"]
    assert brawl.hand(1).blocks == 1
    assert brawl.top == SustainOn(0, (0, 1), 1)


@pytest.mark.rule("CON-SUST-5")
def test_the_threshold_rises_by_two_with_every_block():
    brawl = surrounded().do(Block(sustained="2"), 2)
    assert brawl.decision().prompt.values["raised"] == 2
    labels = [choice.label for choice in brawl.decision().forms[0].fields[0].choices]
    assert [label.values["threshold"] for label in labels] == [9, 10]
    brawl.do(Sustain("0"), 5)
    # 7 + 2 - DEF 4.
    assert brawl.needs() == [5]
    assert brawl.top == SustainOn(0, (1,), 2)
    brawl.do(Sustain("1"), 6, 2)
    # 8 + 4 - DEF 4 is 8: the six is rolled on and 2 more suffice.
    assert brawl.needs() == [8, 2]
    assert brawl.fates() == ["blocked"] * 3
    assert brawl.figure(1).wound == "none"


@pytest.mark.rule("CON-SUST-5")
def test_the_rise_does_not_undo_the_hit_nor_change_the_threshold_named():
    brawl = surrounded().do(Block(sustained="2"), 2).do(Sustain("0"), 4, 1, 2, 1, 3)
    assert brawl.fates() == ["spent", "spent", "blocked"]
    assert brawl.bout.blow(0).threshold == 7


@pytest.mark.rule("CON-SUST-6")
def test_the_first_failure_ends_it():
    brawl = surrounded().do(Block(sustained="0"), 2, 1, 2, 1, 3, 1, 3)
    assert brawl.rolled()[0] == ("CON-SUST-5", (2,))
    assert ("melee-told-sustained-over", "CON-SUST-6") in brawl.told()
    assert not isinstance(brawl.top, SustainOn)
    assert brawl.fates() == ["spent"] * 3


@pytest.mark.rule("CON-SUST-6")
def test_he_may_stop_after_any_block_and_it_ends_with_the_last_hit():
    brawl = surrounded().do(Block(sustained="2"), 2).do(EndSustained(), 1, 2, 1, 3)
    assert isinstance(brawl.top, NameBlows)
    single = surrounded(blows=((0, 1, 7), (2, 1, 6)), rolled=(2, 2)).do(Block(sustained="1"), 2)
    assert isinstance(single.top, NameBlows)


@pytest.mark.rule("CON-SUST-2")
def test_not_against_a_single_opponent_however_many_attacks_he_makes():
    brawl = struck()
    assert brawl.refusal(Block(sustained="0")) == "CON-SUST-2"
    alone = surrounded(blows=((0, 1, 7), (1, 1, 8)), rolled=(5, 5))
    assert alone.refusal(Block(sustained="0")) == "CON-SUST-2"
    assert "sustained" not in [field.name for field in alone.decision().forms[1].fields]


@pytest.mark.rule("CON-SUST-1")
def test_an_opponent_who_missed_has_attacked_too():
    brawl = surrounded(rolled=(5, 5, 1))
    assert brawl.refusal(Block(sustained="0")) is None


@pytest.mark.rule("CON-SUST-3")
def test_only_one_die_is_sustained_the_others_block_as_usual():
    brawl = surrounded(split=(0, 3)).do(Block(("0",), sustained="2"), 3, 2)
    assert [rule for rule, _ in brawl.rolled()] == ["CON-MELEE-13", "CON-SUST-5"]
    # The hit against which another die was set is left out.
    assert brawl.top == SustainOn(0, (1,), 1)
    assert brawl.hand(1).blocks == 1
    assert brawl.refusal(Sustain("0")) == "CON-SUST-5"


@pytest.mark.rule("CON-SUST-3")
def test_it_takes_a_die_of_its_own():
    brawl = surrounded(split=(1, 2))
    assert brawl.refusal(Block(("0", "1"), sustained="2")) == "CON-MELEE-14"
    assert brawl.refusal(Block(("0",), sustained="0")) == "CON-MELEE-14"
    assert brawl.refusal(Block(("0",), sustained="2")) is None


@pytest.mark.rule("CON-SUST-4")
@pytest.mark.parametrize(
    ("split", "rule"), [((2, 1), "CON-SUST-4"), ((1, 2), None), ((0, 3), None)]
)
def test_not_with_more_dice_on_attack_than_on_defence(split, rule):
    assert surrounded(split=split).refusal(Block(sustained="0")) == rule


@pytest.mark.rule("CON-SUST-4")
def test_as_many_on_attack_as_on_defence_are_allowed():
    killer = card(abilities=("tueur-ne",))
    assert surrounded(split=(2, 2), single=killer).refusal(Block(sustained="0")) is None
    assert surrounded(split=(3, 1), single=killer).refusal(Block(sustained="0")) == "CON-SUST-4"


@pytest.mark.rule("CON-SUST-7")
def test_not_together_with_a_counter_attack():
    brawl = surrounded(split=(0, 3), single=card(character=True))
    assert brawl.refusal(Block(counters=("0",), sustained="2")) == "CON-SUST-7"
    assert brawl.refusal(Block(("0",), sustained="2")) is None


@pytest.mark.rule("CON-SUST-7")
def test_not_together_with_ambidextrous():
    key = card(abilities=("ambidextre",))
    traded = surrounded(split=(0, 3), single=key, rolled=(5, 1, 5))
    assert traded.refusal(Block(sustained="2", trades=("1",))) == "CON-SUST-7"
    brawl = surrounded(split=(0, 3), single=key).do(Block(("0",), sustained="2"), 6, 2)
    # A block 3 above its threshold gives nothing beside a sustained defence.
    assert isinstance(brawl.top, SustainOn)
    brawl.do(EndSustained(), 1, 2)
    assert brawl.over
    free = surrounded(split=(0, 3), single=key).do(Block(("0",)), 6)
    assert free.top.cites == "CON-CARD-ambidextre"


def test_menus_begin_with_the_easiest_block():
    brawl = surrounded().do(Block(sustained="2"), 2)
    menu = brawl.top.candidates(brawl.state, 0)
    assert menu == [Sustain("0"), Sustain("1"), EndSustained()]
    assert brawl.refusal(Sustain("2")) == "CON-SUST-5"
    assert brawl.refusal(Sustain("x")) == "CON-SUST-5"
    assert Block(sustained="1") in surrounded().top.candidates(surrounded().state, 0)


@pytest.mark.rule("CON-SUST-1")
def test_the_best_block_sustains_the_last_die_where_dice_are_few():
    # Two dice against three hits: the easiest (6) is blocked plainly, 7 begins a sustained defence.
    brawl = surrounded()
    assert brawl.top.best(brawl.state) == Block(("2",), sustained="0")
    brawl.do(BlockBest(), 2, 3)
    assert brawl.rolled() == [("CON-MELEE-13", (2,)), ("CON-SUST-5", (3,))]
    assert brawl.top == SustainOn(0, (1,), 1)
    # Dice enough, too many on attack, or a riposte that it would cost: nothing is sustained.
    enough = surrounded(split=(0, 3))
    assert enough.top.best(enough.state) == Block(("0", "1", "2"))
    bold = surrounded(split=(2, 1))
    assert bold.top.best(bold.state) == Block(("2",))
    deft = surrounded(single=card(abilities=("ambidextre",)))
    assert deft.top.best(deft.state) == Block(("0", "2"))


@pytest.mark.rule("CON-SUST-5")
def test_by_policy_a_sustained_defence_goes_on_without_asking():
    best = (Policy(0, "blocks", "best"),)
    brawl = Brawl(man(0, 30, 30), man(1, 30, 27.5), man(1, 30, 32.5), dice=(1, 5), policies=best)
    brawl.do(dice(_1=(1, 2))).do(dice(_2=(2, 0), _3=(1, 1)))
    # Hits of 7, 8 and 6: the 6 is blocked, then 7 at +0 and 8 at +2.
    brawl.do(each((0, 1, 7), (1, 1, 8), (2, 1, 6)), 5, 5, 5, 2, 3, 6)
    assert brawl.needs()[3:] == [2, 3, 6]
    assert brawl.fates() == ["blocked"] * 3
