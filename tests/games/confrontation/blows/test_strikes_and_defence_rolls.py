import pytest

from slagveld.games.confrontation.blows.attack_rolls import AskReroll, LeaveIt, RollAgain
from slagveld.games.confrontation.blows.fighting_values import lowest
from slagveld.games.confrontation.blows.previews import best_against
from slagveld.games.confrontation.blows.thresholds import NameBlows, StrikeEach, sensible
from slagveld.games.confrontation.core.bout import Die
from slagveld.games.confrontation.core.characteristic_tests import RollOn, StopRolling
from slagveld.games.confrontation.melee.dice_allocation import Allocate
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Rolled, Slain
from slagveld.kernel.fields import Pair
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import card, man
from tests.games.confrontation.brawl import FIRST, SECOND, Brawl, Strike, dice, each, pair

WEAK = card(resistance=0)
STRONG = card(strength=12)


def duel(one=None, other=None, *, attack=(2, 0), against=(0, 2), own=None, enemy=None, **more):
    """Figure 1 has the initiative over figure 2, and both have laid their dice."""
    brawl = Brawl(*pair(one, other, own=own, enemy=enemy), dice=FIRST, **more)
    brawl.do(dice(_2=against))
    return brawl.do(dice(_1=attack)) if isinstance(brawl.top, Allocate) else brawl


def trio(single=None, several=None, *, attack=(3, 0), against=((0, 2), (0, 2))):
    """Figure 1 alone has the initiative over figures 2 and 3."""
    brawl = Brawl(
        man(0, 30, 30, key=single or card()),
        man(1, 30, 27.5, key=several or card()),
        man(1, 30, 32.5, key=several or card()),
        dice=(5, 1),
    )
    return brawl.do(dice(_2=against[0], _3=against[1])).do(dice(_1=attack))


# Thresholds


@pytest.mark.rule("CON-MELEE-9")
def test_all_thresholds_are_named_before_any_die_is_rolled():
    brawl = duel()
    assert brawl.top == NameBlows(0, (Die(1, (2,), True), Die(1, (2,), True)))
    assert brawl.rolled() == []
    brawl.do(Strike(9), 2, 3)
    told = [event for event in brawl.last if isinstance(event, Announced | Rolled)]
    assert [type(event) for event in told] == [Announced, Rolled, Rolled]
    assert told[0].what.values["count"] == 2
    assert told[0].pieces == (1, 2)
    assert told[0].what.key == "confrontation:melee-told-strike"
    assert (told[0].what.values["threshold"], told[0].rule) == (9, "CON-MELEE-9")


@pytest.mark.rule("CON-MELEE-12")
def test_each_attack_may_have_its_own_threshold():
    brawl = duel().do(each((0, 2, 8), (1, 2, 9)), 3, 4)
    assert brawl.needs() == [4, 5]


@pytest.mark.rule("CON-MELEE-9")
def test_against_several_the_target_of_each_die_is_named():
    brawl = trio()
    brawl.do(each((0, 3, 8), (1, 2, 9), (2, 3, 7)), 2, 3, 2)
    rolls = [event for event in brawl.last if isinstance(event, Rolled)]
    assert [event.pieces for event in rolls] == [(1, 3), (1, 2), (1, 3)]


@pytest.mark.rule("CON-MELEE-9")
def test_one_threshold_for_all_goes_to_one_target():
    brawl = trio()
    assert brawl.refusal(Strike(8)) == "CON-MELEE-9"
    assert brawl.refusal(Strike(8, 1)) == "CON-MELEE-9"
    assert brawl.refusal(Strike(8, 99)) == "CON-MELEE-9"
    brawl.do(Strike(8, 3), 2, 3, 2)
    rolls = [event for event in brawl.last if isinstance(event, Rolled)]
    assert [event.pieces for event in rolls] == [(1, 3)] * 3


@pytest.mark.rule("CON-MELEE-9")
@pytest.mark.parametrize(
    "action",
    [
        each((2, 2, 9)),
        each((0, 1, 9)),
        each((0, 99, 9)),
        each((0, 2, 9), (0, 2, 9)),
        StrikeEach((Pair("x", "2", number=9),)),
        StrikeEach((Pair("0", "", number=9),)),
        Strike(9, 5),
    ],
)
def test_other_dice_and_targets_are_refused(action):
    assert duel().refusal(action) == "CON-MELEE-9"


def test_a_die_that_is_left_out_is_not_used():
    brawl = duel().do(each((1, 2, 9)), 2)
    assert len(brawl.rolled()) == 1
    assert brawl.over
    assert duel().do(StrikeEach(())).over


@pytest.mark.rule("CON-MELEE-11")
def test_with_a_die_on_defence_the_threshold_is_at_least_the_defence():
    brawl = duel()
    assert lowest(brawl.state, 2) == 4
    assert brawl.refusal(Strike(3)) == "CON-MELEE-11"
    assert brawl.refusal(Strike(4)) is None
    assert brawl.refusal(each((0, 2, 3), (1, 2, 9))) == "CON-MELEE-11"
    assert brawl.refusal(each((0, 2, 9), (1, 2, 3))) == "CON-MELEE-11"


@pytest.mark.rule("CON-MELEE-11")
def test_the_defence_counts_as_it_stands():
    brawl = duel(enemy={"charged": -1, "wound": "light"})
    assert lowest(brawl.state, 2) == 2
    assert brawl.refusal(Strike(1)) == "CON-MELEE-11"
    assert brawl.refusal(Strike(2)) is None


@pytest.mark.rule("CON-MELEE-11")
def test_against_one_without_a_die_on_defence_any_whole_number_may_be_named():
    brawl = duel(against=(2, 0))
    assert lowest(brawl.state, 2) is None
    assert brawl.refusal(Strike(-20)) is None
    assert brawl.refusal(each((0, 2, 0), (1, 2, 1))) is None


@pytest.mark.rule("CON-MELEE-11")
def test_the_allocation_counts_not_whether_the_die_has_been_used():
    # Figure 1 has used his only defence die; stunned, he has DEF 3.
    brawl = Brawl(*pair(), dice=SECOND)
    brawl.do(dice(_1=(1, 1))).do(dice(_2=(1, 1))).do(Strike(7), 4, 2, 1, 2)
    assert brawl.hand(1).blocks == 0
    assert brawl.seat == 0
    assert lowest(brawl.state, 1) == 3


# Attack rolls


@pytest.mark.rule("CON-MELEE-10", "CON-STAT-4")
@pytest.mark.parametrize(("die", "fate"), [(2, "missed"), (3, "hit"), (4, "hit"), (1, "fumbled")])
def test_an_attack_hits_at_its_threshold_or_above(die, fate):
    brawl = duel(attack=(1, 1), against=(1, 1), policies=(Policy(1, "blocks", "always"),))
    brawl.do(Strike(7), die)
    assert brawl.fates() == [fate]
    assert brawl.needs() == [3]
    (rolled,) = [event for event in brawl.last if isinstance(event, Rolled)]
    assert (rolled.result.key, rolled.result.values["count"]) == (
        "yields-hit-or-miss",
        int(fate == "hit"),
    )
    if fate == "fumbled":
        assert brawl.told()[-1] == ("melee-told-fumbled", "CON-TEST-5")


@pytest.mark.rule("CON-MELEE-10")
def test_a_six_is_rolled_on_where_it_does_not_suffice():
    brawl = duel(attack=(1, 1)).do(Strike(12), 6, 2, 4, 6, 1)
    assert [dice for rule, dice in brawl.rolled() if rule == "CON-MELEE-10"] == [(6,), (2,)]
    policies = (Policy(0, "rolling", "ask"),)
    asked = duel(attack=(1, 1), policies=policies).do(Strike(12), 6)
    assert isinstance(asked.top, RollOn)
    asked.do(StopRolling())
    assert asked.over


@pytest.mark.rule("CON-CARD-aguerri")
def test_a_hardened_warrior_rolls_fives_on_too():
    brawl = duel(card(abilities=("aguerri",)), attack=(1, 1)).do(Strike(11), 5, 3, 6, 5)
    assert brawl.rolled()[:2] == [("CON-MELEE-10", (5,)), ("CON-MELEE-10", (3,))]
    assert duel(attack=(1, 1)).do(Strike(11), 5).over


# Wounds


@pytest.mark.rule("CON-MELEE-15", "CON-MELEE-16")
def test_each_unblocked_hit_is_one_wound_roll_applied_at_once():
    brawl = duel(against=(2, 0)).do(Strike(6), 2, 3, 3, 4, 4, 2)
    assert [(rule, dice) for rule, dice in brawl.rolled() if len(dice) == 2] == [
        ("CON-MELEE-16", (3, 4)),
        ("CON-MELEE-16", (4, 2)),
    ]
    # 3 + 4 + 5 - 5 is light; 4 + 2 is light again, so it becomes serious.
    assert brawl.figure(2).wound == "serious"


@pytest.mark.rule("CON-MELEE-16")
def test_strength_and_resistance_as_they_stand_count():
    brawl = duel(card(strength=9), against=(2, 0), attack=(1, 1)).do(Strike(6), 2, 3, 4)
    assert brawl.figure(2).wound == "critical"
    weak = duel(card(strength=9), against=(2, 0), attack=(1, 1), own={"wound": "serious"}).do(
        Strike(4), 2, 3, 4
    )
    assert weak.figure(2).wound == "serious"
    tough = duel(other=card(resistance=9), against=(2, 0), attack=(1, 1)).do(Strike(6), 2, 3, 4)
    assert (tough.figure(2).wound, tough.figure(2).stunned) == ("none", True)


@pytest.mark.rule("CON-MELEE-15")
def test_hits_left_over_on_a_killed_figure_are_lost():
    brawl = duel(STRONG, against=(2, 0)).do(Strike(6), 3, 3, 6, 5)
    assert [event.piece for event in brawl.last if isinstance(event, Slain)] == [2]
    assert len([dice for _, dice in brawl.rolled() if len(dice) == 2]) == 1


@pytest.mark.rule("CON-HOUSE-10")
def test_a_die_in_the_strength_is_thrown_with_the_wound_roll():
    brawl = duel(card(strength=0, strength_dice=1), against=(2, 0), attack=(1, 1))
    brawl.do(Strike(6), 3, 5, 2, 4)
    # 5 for the Strength, 2 + 4 and RES 5: 6 in all is a light wound.
    assert brawl.figure(2).wound == "light"


@pytest.mark.rule("CON-TEST-9")
def test_one_whose_resistance_is_below_nothing_falls_without_a_roll():
    brawl = duel(other=card(resistance=-1), against=(2, 0), attack=(1, 1)).do(Strike(6), 3)
    assert brawl.figure(2) is None


# Striking back


@pytest.mark.rule("CON-MELEE-17")
def test_the_other_side_strikes_back_with_its_own_thresholds():
    brawl = duel(attack=(1, 1), against=(1, 1)).do(Strike(9), 2)
    assert brawl.top == NameBlows(1, (Die(2, (1,), True),))
    brawl.do(Strike(5), 3, 1, 4, 3)
    assert brawl.over
    assert brawl.figure(1).wound == "light"


@pytest.mark.rule("CON-MELEE-17")
def test_wounds_just_received_already_count():
    brawl = duel(attack=(2, 0), against=(1, 1)).do(each((0, 2, 4), (1, 2, 9)), 2, 3, 1, 4, 5)
    assert brawl.figure(2).wound == "serious"
    brawl.do(Strike(6), 3)
    assert brawl.needs() == [4]


@pytest.mark.rule("CON-MELEE-17")
def test_a_killed_warrior_takes_his_dice_with_him():
    brawl = trio(card(strength=14), attack=(3, 0), against=((2, 0), (1, 1)))
    brawl.do(Strike(6, 2), 3, 1, 1, 6, 5)
    assert brawl.figure(2) is None
    assert brawl.top == NameBlows(1, (Die(3, (1,), True),))


@pytest.mark.rule("CON-MELEE-17")
def test_after_both_have_struck_the_fight_is_over():
    brawl = duel(attack=(1, 1), against=(1, 1)).do(Strike(9), 2).do(Strike(9), 2)
    assert brawl.over
    assert brawl.bout is None
    assert brawl.figure(1).turn.fought
    assert brawl.figure(2).turn.fought


@pytest.mark.rule("CON-MELEE-17")
def test_without_attack_dice_nobody_strikes_back():
    assert duel(attack=(1, 1), against=(0, 2)).do(Strike(9), 2).over
    assert duel(attack=(0, 2), against=(0, 2)).over


@pytest.mark.rule("CON-MELEE-5")
def test_each_warrior_of_the_larger_side_strikes_with_his_own_attack():
    brawl = Brawl(
        man(0, 30, 30), man(1, 30, 27.5, key=card(attack=6)), man(1, 30, 32.5), dice=(1, 5)
    )
    brawl.do(dice(_1=(3, 0))).do(dice(_2=(1, 1), _3=(1, 1)))
    assert brawl.top.dice == (Die(2, (1,), True), Die(3, (1,), True))
    brawl.do(Strike(8), 1, 3)
    assert brawl.needs() == [2, 4]


# Competences


@pytest.mark.rule("CON-CARD-fleau")
def test_a_bane_rolls_one_failed_die_a_turn_again():
    scout = card(abilities=("eclaireur",))
    bane = card(abilities=("fleau/scouts",))
    brawl = duel(bane, scout).do(Strike(8), 2)
    assert isinstance(brawl.top, AskReroll)
    assert brawl.seat == 0
    assert brawl.decision().rule == "CON-CARD-fleau"
    assert list(brawl.top.candidates(brawl.state, 0)) == [RollAgain(), LeaveIt()]
    brawl.do(RollAgain(), 4, 3, 6)
    # The second die fails as well, and that is that.
    assert brawl.needs() == [4, 4, 4]
    assert brawl.figure(1).turn.marks == ("rerolled",)


@pytest.mark.rule("CON-CARD-fleau")
def test_the_chance_may_be_kept_for_the_next_die():
    scout = card(abilities=("eclaireur",))
    brawl = duel(card(abilities=("fleau/scouts",)), scout, against=(2, 0)).do(Strike(8), 1)
    brawl.do(LeaveIt(), 3)
    assert isinstance(brawl.top, AskReroll)
    assert brawl.fates() == ["fumbled", "named"]
    brawl.do(LeaveIt())
    assert brawl.fates() == ["fumbled", "missed"]
    assert brawl.figure(1).turn.marks == ()


@pytest.mark.rule("CON-CARD-fleau")
def test_a_bane_is_nothing_against_others():
    assert duel(card(abilities=("fleau/scouts",))).do(Strike(8), 2, 3).over
    staff = card(abilities=("commandement/10",))
    assert isinstance(duel(card(abilities=("fleau/staff",)), staff).do(Strike(8), 2).top, AskReroll)


@pytest.mark.rule("CON-CARD-enchainement")
def test_each_kill_gives_an_attack_die_directly_after_the_wounds():
    brawl = trio(
        card(strength=14, abilities=("enchainement/2",)), attack=(1, 2), against=((0, 2), (2, 0))
    )
    brawl.do(Strike(6, 2), 3, 1, 6, 5)
    assert ("melee-told-chained", "CON-CARD-enchainement") in brawl.told()
    assert brawl.top == NameBlows(0, (Die(1, (3,)),), "CON-CARD-enchainement")
    brawl.do(Strike(6), 3, 6, 5)
    # The second kill leaves no enemy: its die is lost, and he is free to pursue.
    assert brawl.figure(3) is None
    assert not isinstance(brawl.top, NameBlows)


@pytest.mark.rule("CON-CARD-enchainement")
@pytest.mark.parametrize(("x", "more"), [(1, 1), (2, 2)])
def test_at_most_x_dice(x, more):
    key = card(strength=14, abilities=(f"enchainement/{x}",))
    men = [man(1, *place) for place in ((30, 27.5), (30, 32.5), (27.5, 30), (32.5, 30))]
    brawl = Brawl(man(0, 30, 30, key=key), *men, dice=(6, 1))
    brawl.do(dice(_2=(2, 0), _3=(2, 0), _4=(2, 0), _5=(2, 0))).do(dice(_1=(3, 2)))
    brawl.do(each((0, 2, 6), (1, 3, 6), (2, 3, 6)), 3, 3, 1, 6, 5, 6, 5)
    assert brawl.top.seat == 0
    assert len(brawl.top.dice) == more
    assert brawl.hand(1).chained == more
    assert brawl.hand(1).chains == 0


# Forms, menus, previews


def test_the_form_asks_for_one_threshold_first_and_then_for_each():
    decision = duel().decision()
    assert [form.action for form in decision.forms] == ["Strike", "StrikeEach"]
    (field,) = decision.forms[0].fields
    assert (field.name, field.least, field.most) == ("threshold", 4, 15)
    pairs = decision.forms[1].fields[0]
    assert [choice.key for choice in pairs.left] == ["0", "1"]
    assert [choice.key for choice in pairs.right] == ["2"]
    assert pairs.flag is None
    assert decision.pieces == (1,)
    one = duel(attack=(1, 1)).decision()
    assert [form.action for form in one.forms] == ["Strike"]
    several = trio().decision()
    assert [field.name for field in several.forms[0].fields] == ["target", "threshold"]
    assert several.forms[0].fields[0].allowed == (2, 3)


def test_the_lowest_threshold_shown_is_a_sensible_one():
    assert sensible(duel(against=(2, 0)).state, (Die(1, (2,)),), 2) == 6
    field = duel(against=(2, 0)).decision().forms[0].fields[0]
    assert (field.least, field.most) == (6, 17)
    high = duel(card(attack=12), card(defence=1)).decision().forms[0].fields[0]
    assert (high.least, high.most) == (1, 19)


def test_menus_and_proposals_are_allowed():
    for brawl in (duel(), trio(), duel(against=(2, 0)), duel(card(character=True))):
        menu = brawl.top.candidates(brawl.state, 0)
        assert menu[0].threshold == best_against(brawl.state, brawl.top.dice, menu[0].target)
        assert all(brawl.refusal(action) is None for action in menu)
        for seed in range(40):
            assert brawl.refusal(brawl.top.propose(brawl.state, 0, Rng(seed))) is None
    hero = duel(card(character=True))
    proposals = [hero.top.propose(hero.state, 0, Rng(seed)) for seed in range(60)]
    assert any(action.masters for action in proposals)


def test_the_preview_tells_the_chances_of_a_threshold():
    brawl = duel(against=(2, 0), attack=(1, 1))

    def killed(**values):
        shown = brawl.top.preview(brawl.state, 0, Partial("Strike", values))
        (odds,) = shown.odds
        return sum([part for label, part in odds.outcomes if label.values["level"] == "killed"])

    # Without a threshold the best one is taken: 5/6 to hit, 3/36 to kill.
    assert killed() == pytest.approx(5 / 6 * 3 / 36)
    assert killed(threshold=9) == pytest.approx(1 / 3 * 3 / 36)
    shown = brawl.top.preview(brawl.state, 0, Partial("Strike"))
    assert [note.values["threshold"] for note in shown.notes] == [6]
    assert [tally.total for tally in shown.tallies] == [4, 4]
    far = brawl.top.preview(brawl.state, 0, Partial("Strike", {"threshold": 10**6}))
    assert far.odds == ()


def test_the_preview_of_several_targets_shows_whom_to_choose():
    brawl = trio()
    shown = brawl.top.preview(brawl.state, 0, Partial("Strike"))
    assert shown.pieces == (2, 3)
    assert shown.odds == ()
    shown = brawl.top.preview(brawl.state, 0, Partial("Strike", {"target": 3}))
    assert [odds.title.values["name"] for odds in shown.odds] == [brawl.figure(3).name]


def test_thresholds_left_at_nothing_are_set_to_the_best():
    brawl = trio(against=((0, 2), (2, 0)))
    blows = [{"left": "0", "right": "2"}, {"left": "1", "right": "3", "number": 9}]
    shown = brawl.top.preview(brawl.state, 0, Partial("StrikeEach", {"blows": blows}))
    best = best_against(brawl.state, brawl.top.dice, 2)
    assert [pair["number"] for pair in shown.snapped["blows"]] == [best, 9]
    assert len(shown.odds) == 2
    told = [{"left": "0", "right": "2", "number": 7}]
    assert brawl.top.preview(brawl.state, 0, Partial("StrikeEach", {"blows": told})).snapped == {}
