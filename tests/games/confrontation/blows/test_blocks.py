import pytest

from slagveld.games.confrontation.blows.blocks import AskBlocks, Block, BlockBest
from slagveld.games.confrontation.blows.fighting_values import POLICY
from slagveld.games.confrontation.blows.thresholds import NameBlows
from slagveld.games.confrontation.blows.unblocked_hits import AskFeint, Feint, StrikeHome
from slagveld.games.confrontation.core.bout import Die
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Rolled
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import card, man
from tests.games.confrontation.blows.test_strikes_and_defence_rolls import duel, trio
from tests.games.confrontation.brawl import FIRST, Brawl, Strike, dice, each, pair

TWO_HANDED = card(abilities=("ambidextre",))
ALWAYS = (Policy(0, "blocks", "always"), Policy(1, "blocks", "always"))
BEST = (Policy(0, "blocks", "best"), Policy(1, "blocks", "best"))


def struck(other=None, against=(0, 2), threshold=7, rolled=(3, 3), policies=ALWAYS, **more):
    """Figure 1 strikes twice at figure 2, who is asked for his blocks."""
    brawl = duel(other=other, against=against, policies=policies, **more)
    return brawl.do(Strike(threshold), *rolled)


# Who is asked


@pytest.mark.rule("CON-MELEE-13", "CON-MELEE-14")
def test_after_the_attack_rolls_the_other_side_says_what_it_blocks():
    brawl = struck()
    assert brawl.top == AskBlocks(1, (0, 1))
    assert brawl.fates() == ["hit", "hit"]
    decision = brawl.decision()
    assert decision.seats == (1,)
    assert [form.action for form in decision.forms] == ["BlockBest", "Block"]
    (field,) = decision.forms[1].fields
    assert [choice.key for choice in field.choices] == ["0", "1"]
    assert (field.name, field.least, field.most) == ("blocks", 0, 2)
    assert decision.pieces == (2,)
    assert decision.prompt.values == {"hits": 2, "dice": 2}


@pytest.mark.rule("CON-MELEE-13")
@pytest.mark.parametrize(("die", "fate"), [(2, "hit"), (3, "blocked"), (1, "hit")])
def test_a_defence_roll_at_the_threshold_or_above_blocks(die, fate):
    brawl = struck(against=(1, 1), rolled=(3, 2)).do(Block(("0",)), die, *(1, 1) * (fate == "hit"))
    assert brawl.needs()[0] == 3
    assert brawl.rolled()[0] == ("CON-MELEE-13", (die,))
    rolled = next(event for event in brawl.last if isinstance(event, Rolled))
    assert rolled.result.key == "confrontation:yields-blocked"
    assert rolled.result.values["count"] == (fate == "blocked")
    assert not [event for event in brawl.last if isinstance(event, Announced)], "it is a result"
    assert brawl.fates()[0] == ("blocked" if fate == "blocked" else "spent")


@pytest.mark.rule("CON-MELEE-13", "CON-STAT-6")
def test_the_defence_as_it_stands_counts():
    brawl = struck(enemy={"charged": -1, "afraid": True})
    brawl.do(Block(("0", "1")), 5, 4, 1, 1)
    assert brawl.needs()[:2] == [5, 5]


@pytest.mark.rule("CON-MELEE-14")
def test_one_die_stands_against_one_attack():
    brawl = struck(against=(1, 1))
    assert brawl.refusal(Block(("0", "1"))) == "CON-MELEE-14"
    assert brawl.refusal(Block(("0", "0"))) == "CON-MELEE-14"
    assert brawl.refusal(Block(("1",))) is None
    assert brawl.refusal(Block()) is None
    both = struck()
    assert both.refusal(Block(("0", "1"))) is None
    assert both.refusal(Block(("0", "0"))) == "CON-MELEE-14"


@pytest.mark.rule("CON-MELEE-14")
def test_attacks_that_missed_cannot_be_chosen():
    brawl = struck(rolled=(2, 3))
    assert brawl.fates() == ["missed", "hit"]
    assert brawl.refusal(Block(("0",))) == "CON-MELEE-14"
    assert brawl.refusal(Block(("1",))) is None
    for wrong in (Block(("7",)), Block(("x",)), Block(("",)), Block(sustained="5")):
        assert brawl.refusal(wrong) == "CON-MELEE-14"


@pytest.mark.rule("CON-MELEE-14")
def test_surplus_dice_are_not_rolled_and_stay():
    brawl = struck(rolled=(2, 3), against=(0, 2)).do(Block(("1",)), 4)
    assert len(brawl.rolled()) == 1
    assert brawl.over


@pytest.mark.rule("CON-MELEE-14")
def test_what_is_not_blocked_wounds():
    brawl = struck().do(Block(), 1, 4, 2, 3)
    assert brawl.over
    assert brawl.figure(2).wound == "serious"


@pytest.mark.rule("CON-MELEE-15")
def test_all_blocks_are_rolled_before_the_wounds():
    brawl = struck().do(Block(("0", "1")), 2, 2, 1, 4, 2, 3)
    rules = [rule for rule, _ in brawl.rolled()]
    assert rules == ["CON-MELEE-13", "CON-MELEE-13", "CON-MELEE-16", "CON-MELEE-16"]


@pytest.mark.rule("CON-MELEE-5")
def test_defence_dice_block_only_attacks_on_oneself():
    brawl = trio(against=((0, 2), (1, 1)))
    brawl.do(each((0, 3, 7), (1, 3, 7), (2, 2, 7)), 3, 3, 3)
    assert brawl.refusal(Block(("0", "1"))) == "CON-MELEE-14"
    assert brawl.refusal(Block(("0", "2"))) is None
    assert brawl.decision().pieces == (3, 2)
    brawl.do(Block(("1", "2")), 3, 3, 1, 2)
    assert brawl.figure(3).stunned
    assert brawl.hand(2).blocks == 1
    assert brawl.hand(3).blocks == 0


@pytest.mark.rule("CON-MELEE-13")
def test_nobody_without_a_die_on_defence_is_asked():
    brawl = duel(against=(2, 0), policies=ALWAYS).do(Strike(6), 3, 2, 1, 3, 1, 3)
    assert isinstance(brawl.top, NameBlows)
    assert brawl.seat == 1


# Policies


def test_by_default_nobody_is_asked_where_there_is_nothing_to_choose():
    brawl = duel().do(Strike(7), 3, 3, 3, 3)
    assert brawl.over
    assert brawl.rolled()[2:] == [("CON-MELEE-13", (3,)), ("CON-MELEE-13", (3,))]
    assert isinstance(duel(against=(1, 1)).do(Strike(7), 3, 3).top, AskBlocks)


def test_by_policy_the_best_is_done_without_asking():
    brawl = duel(against=(1, 1), policies=BEST)
    brawl.do(each((0, 2, 9), (1, 2, 7)), 5, 3, 3, 1, 2)
    assert brawl.fates() == ["spent", "blocked"]
    policy = POLICY
    assert policy.key == "blocks"
    assert [choice.key for choice in policy.choices] == ["ask", "always", "best"]


def test_the_best_block_stops_a_master_strike_first():
    hero = card(character=True)
    brawl = Brawl(
        man(0, 30, 30), man(1, 30, 27.5, key=hero), man(1, 30, 32.5), dice=(1, 5), policies=ALWAYS
    )
    brawl.do(dice(_1=(2, 1))).do(dice(_2=(2, 0), _3=(1, 1)))
    brawl.do(each((0, 1, 8, True), (2, 1, 6)), 4, 3)
    assert brawl.top.best(brawl.state) == Block(("0",))
    assert brawl.decision().forms[1].fields[0].choices[0].label.key.endswith("melee-hit-master")


def test_menus_and_proposals_are_allowed():
    brawl = struck(other=card(character=True))
    menu = brawl.top.candidates(brawl.state, 1)
    assert menu[0] == BlockBest()
    assert Block(("1",)) in menu
    assert Block(counters=("0", "1")) in menu
    assert menu[-1] == Block()
    assert all(brawl.refusal(action) is None for action in menu)
    proposals = [brawl.top.propose(brawl.state, 1, Rng(seed)) for seed in range(60)]
    assert BlockBest() in proposals
    assert len(set(proposals)) > 3
    assert all(brawl.refusal(action) is None for action in proposals)


def test_the_preview_tells_the_chance_of_each_block():
    brawl = struck(other=card(character=True))
    shown = brawl.top.preview(brawl.state, 1, Partial("Block", {"counters": ["1"]}))
    assert [odds.outcomes[0][1] for odds in shown.odds] == pytest.approx([4 / 6, 2 / 6])
    assert [odds.outcomes[1][1] for odds in shown.odds] == pytest.approx([2 / 6, 4 / 6])
    assert [odds.title.values["threshold"] for odds in shown.odds] == [7, 9]
    assert [tally.total for tally in shown.tallies] == [4]


# Ambidextrous


@pytest.mark.rule("CON-CARD-ambidextre")
@pytest.mark.parametrize(("die", "gains"), [(4, False), (5, True), (6, True)])
def test_a_block_two_above_the_threshold_gives_an_attack_at_once(die, gains):
    brawl = struck(TWO_HANDED, rolled=(3, 2)).do(Block(("0",)), die)
    assert isinstance(brawl.top, NameBlows) == gains
    if gains:
        assert ("melee-told-riposte", "CON-CARD-ambidextre") in brawl.told()
        assert brawl.top == NameBlows(1, (Die(2, (1,)),), "CON-CARD-ambidextre")
        assert brawl.decision().rule == "CON-CARD-ambidextre"


@pytest.mark.rule("CON-CARD-ambidextre")
def test_the_die_gained_follows_the_rules_for_thresholds_and_may_be_blocked():
    brawl = duel(other=TWO_HANDED, attack=(1, 1), policies=ALWAYS).do(Strike(7), 3)
    brawl.do(Block(("0",)), 5)
    assert brawl.refusal(Strike(3)) == "CON-MELEE-11"
    brawl.do(Strike(7), 3)
    assert brawl.top == AskBlocks(0, (1,))
    brawl.do(Block(("1",)), 3)
    assert brawl.over


@pytest.mark.rule("CON-CARD-ambidextre")
def test_it_is_never_a_master_strike():
    key = card(character=True, abilities=("ambidextre",))
    brawl = struck(key, rolled=(3, 2)).do(Block(("0",)), 5)
    assert brawl.refusal(Strike(7, 1, (2,))) == "CON-MASTER-1"
    assert brawl.refusal(each((0, 1, 7, True))) == "CON-MASTER-1"


@pytest.mark.rule("CON-CARD-ambidextre")
def test_ripostes_come_before_the_wounds_and_the_dead_wound_nobody():
    key = card(strength=20, abilities=("ambidextre",))
    brawl = struck(key, against=(1, 1)).do(Block(("0",)), 5)
    brawl.do(Strike(6), 3, 6, 5)
    # The second hit was not blocked; its striker is dead before it wounds.
    assert brawl.figure(1) is None
    assert brawl.figure(2).wound == "none"


@pytest.mark.rule("CON-CARD-ambidextre")
def test_an_attack_that_failed_by_a_one_lets_him_trade_an_unused_die():
    brawl = struck(TWO_HANDED, rolled=(1, 3))
    fields = {field.name: field for field in brawl.decision().forms[1].fields}
    assert list(fields) == ["blocks", "trades"]
    assert [choice.key for choice in fields["trades"].choices] == ["0"]
    assert brawl.refusal(Block(trades=("1",))) == "CON-CARD-ambidextre"
    assert brawl.refusal(Block(("1",), trades=("0",))) is None
    brawl.do(Block(("1",), trades=("0",)), 3)
    assert ("melee-told-traded", "CON-CARD-ambidextre") in brawl.told()
    assert [e.seat for e in brawl.last if isinstance(e, Announced)][:1] == [1]
    assert brawl.top == NameBlows(1, (Die(2, (1,)),), "CON-CARD-ambidextre")
    assert brawl.hand(2).blocks == 0


@pytest.mark.rule("CON-CARD-ambidextre")
def test_a_trade_needs_a_die_of_its_own():
    brawl = struck(TWO_HANDED, against=(1, 1), rolled=(1, 3))
    assert brawl.refusal(Block(("1",), trades=("0",))) == "CON-MELEE-14"
    assert brawl.top.best(brawl.state) == Block(("1",))
    free = struck(TWO_HANDED, against=(1, 1), rolled=(1, 2))
    assert free.top.best(free.state) == Block((), trades=("0",))
    assert free.refusal(Block(trades=("0", "0"))) == "CON-MELEE-14"
    assert Block(trades=("0",)) in free.top.candidates(free.state, 1)
    kept = struck(TWO_HANDED, against=(1, 1), rolled=(1, 2)).do(Block())
    assert kept.hand(2).blocks == 1


@pytest.mark.rule("CON-CARD-ambidextre")
def test_others_may_not_trade():
    brawl = struck(rolled=(1, 3))
    assert brawl.refusal(Block(trades=("0",))) == "CON-CARD-ambidextre"
    assert struck(rolled=(1, 1)).over


@pytest.mark.rule("CON-DISENGAGE-8")
def test_it_works_after_a_failed_disengagement():
    brawl = Brawl(*pair(None, TWO_HANDED, enemy={"no_attack": True}), dice=FIRST, policies=ALWAYS)
    assert brawl.hand(2).defence == 2
    brawl.do(dice(_1=(2, 0))).do(Strike(7), 3, 2).do(Block(("0",)), 5)
    assert brawl.top == NameBlows(1, (Die(2, (1,)),), "CON-CARD-ambidextre")


# Feints


@pytest.mark.rule("CON-CARD-feinte")
def test_an_unblocked_hit_may_take_a_die_instead_of_wounding():
    feinter = card(abilities=("feinte",))
    brawl = duel(feinter, attack=(1, 1), against=(1, 1), policies=ALWAYS).do(Strike(7), 3)
    brawl.do(Block(("0",)), 2)
    assert brawl.top == AskFeint(0, 0)
    assert brawl.top.candidates(brawl.state, 0) == [StrikeHome(), Feint("attack")]
    assert brawl.refusal(Feint("defence")) == "CON-CARD-feinte"
    choices = brawl.decision().forms[1].fields[0].choices
    assert [choice.key for choice in choices] == ["attack"]
    brawl.do(Feint("attack"))
    assert brawl.over
    assert brawl.figure(2).wound == "none"
    (event,) = [e for e in brawl.last if isinstance(e, Announced)]
    assert (event.rule, event.what.values["die"]) == ("CON-CARD-feinte", "attack")
    assert not [e for e in brawl.last if isinstance(e, Rolled)]


@pytest.mark.rule("CON-CARD-feinte")
def test_a_defence_die_may_be_taken_and_a_hit_may_wound_all_the_same():
    feinter = card(abilities=("feinte",))
    brawl = duel(feinter, policies=ALWAYS).do(Strike(7), 3, 3).do(Block())
    assert brawl.top.candidates(brawl.state, 0) == [StrikeHome(), Feint("defence")]
    brawl.do(Feint("defence"))
    assert brawl.hand(2).blocks == 1
    assert brawl.hand(2).defence == 2
    assert brawl.top == AskFeint(0, 1)
    brawl.do(StrikeHome(), 3, 4)
    assert brawl.figure(2).wound == "light"


@pytest.mark.rule("CON-CARD-feinte")
def test_no_feint_where_no_die_is_left_nor_by_a_master_strike():
    feinter = card(character=True, abilities=("feinte",))
    brawl = duel(feinter, attack=(1, 1), against=(0, 2), policies=ALWAYS).do(Strike(7), 3)
    assert isinstance(brawl.do(Block()).top, AskFeint)
    master = duel(feinter, policies=ALWAYS).do(Strike(7, masters=(1,)), 3).do(Block(), 1, 2)
    assert master.over
    spent = duel(feinter, attack=(1, 1), against=(0, 2), policies=ALWAYS)
    assert spent.do(Strike(7), 2).over
