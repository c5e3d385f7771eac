import pytest

from slagveld.games.confrontation.core.characteristics import attack, defence, initiative
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.morale.courage_tests import (
    CourageTests,
    Nerve,
    Runaway,
    Trial,
    daring,
)
from slagveld.kernel.event import Moved, Rolled, StatusChanged, Told
from tests.games.confrontation.battle import EAST, WEST, battle, card, events, man, run
from tests.games.confrontation.stops import Catch, Stop, given


def beast(fear=6, **more):
    return card(fear=fear, **more)


def trials(*men, movers=(1,), targets=(2,), charging=True, dice=(), pairs=(), part="both", **rest):
    steps = (
        CourageTests(movers=movers, targets=targets, charging=charging, pairs=pairs, part=part),
        Catch(),
        Stop(),
    )
    return run(battle(*men, agenda=steps, **rest), dice)


def charger(**more):
    return man(0, 30, 45, EAST, **more)


def creature(fear=6, x=45, **more):
    return man(1, x, 45, WEST, key=beast(fear), **more)


def of(play, number):
    return play.state.figure(number)


@pytest.mark.rule("CON-FEAR-3")
def test_a_total_above_the_fear_succeeds():
    play = trials(charger(), creature(6), dice=[3])
    assert given() == Nerve((1,))
    (rolled,) = events(play, Rolled)
    assert rolled.rule == "CON-FEAR-3"
    assert rolled.seat == 0
    assert rolled.pieces == (1, 2)
    assert rolled.need.target.total == 3


@pytest.mark.rule("CON-FEAR-3")
def test_an_equal_total_fails():
    trials(charger(), creature(6), dice=[2])
    assert given() == Nerve((), (1,))


@pytest.mark.rule("CON-FEAR-3")
def test_a_one_fails_whatever_the_total_is():
    trials(charger(key=card(courage=9)), creature(6), dice=[1])
    assert given() == Nerve((), (1,))


@pytest.mark.rule("CON-FEAR-3")
def test_a_six_that_does_not_suffice_is_rolled_on():
    play = trials(charger(), creature(10), dice=[6, 2])
    assert given() == Nerve((1,))
    assert of(play, 1).immune == 10
    trials(charger(), creature(10), dice=[6, 1])
    assert given() == Nerve((), (1,))


@pytest.mark.rule("CON-FEAR-1")
def test_whoever_cannot_reach_the_creature_does_not_test():
    pairs = ((1, 3),)
    men = (charger(), creature(9), man(1, 45, 50, WEST))
    play = trials(*men, targets=(2, 3), pairs=pairs)
    assert given() == Nerve((1,))
    assert events(play, Rolled) == []


@pytest.mark.rule("CON-FEAR-2")
def test_whoever_is_charged_by_a_creature_tests():
    play = trials(charger(key=beast(5)), man(1, 45, 45, WEST), dice=[2])
    assert given() == Nerve((1,))
    assert of(play, 2).immune == 5
    (rolled,) = events(play, Rolled)
    assert rolled.seat == 1
    assert rolled.pieces == (2, 1)


@pytest.mark.rule("CON-FEAR-2")
def test_a_creature_out_of_reach_frightens_nobody():
    men = (charger(key=beast(5)), man(1, 45, 45, WEST), man(1, 80, 45, WEST))
    play = trials(*men, targets=(2, 3), pairs=((1, 2),), dice=[2])
    assert of(play, 3).immune == -1
    assert len(events(play, Rolled)) == 1


@pytest.mark.rule("CON-FEAR-2")
def test_warriors_without_fear_scores_meet_untested():
    play = trials(charger(), man(1, 45, 45, WEST))
    assert given() == Nerve((1,))
    assert events(play, Rolled) == []


@pytest.mark.rule("CON-FEAR-4")
def test_after_a_success_nobody_has_penalties():
    play = trials(charger(), creature(6), dice=[3])
    assert of(play, 1).turn == man(0, 0, 0)["turn"]
    (told,) = events(play, Told)
    assert told.rule == "CON-FEAR-20"
    assert told.what.values["fear"] == 6


@pytest.mark.rule("CON-FEAR-5")
@pytest.mark.parametrize(("charged", "lost"), [(0, 1), (-1, 2)])
def test_fear_takes_one_from_initiative_attack_and_defence(charged, lost):
    men = (charger(key=beast(9)), man(1, 45, 45, WEST, activated=True, charged=charged))
    play = trials(*men, dice=[2])
    victim = of(play, 2)
    assert victim.turn.afraid
    assert initiative(play.state, victim).total == 3 - lost
    assert attack(victim).total == 4 - lost
    assert defence(victim).total == 4 - lost


@pytest.mark.rule("CON-FEAR-5")
def test_fear_brings_no_value_below_zero():
    weak = card(initiative=0, attack=1, defence=0)
    men = (charger(key=beast(9)), man(1, 45, 45, WEST, key=weak, activated=True, charged=-1))
    play = trials(*men, dice=[2])
    victim = of(play, 2)
    values = (initiative(play.state, victim), attack(victim), defence(victim))
    assert [value.total for value in values] == [0, 0, 0]


@pytest.mark.rule("CON-FEAR-5")
def test_a_second_failure_adds_no_penalty():
    men = (charger(key=beast(9)), man(1, 45, 45, WEST, activated=True, afraid=True))
    play = trials(*men, dice=[2])
    assert attack(of(play, 2)).total == 3
    assert events(play, StatusChanged) == []


@pytest.mark.rule("CON-FEAR-6")
def test_whoever_fails_when_charged_is_afraid():
    men = (charger(key=beast(9)), man(1, 45, 45, WEST, activated=True))
    play = trials(*men, dice=[5])
    assert given() == Nerve((1,))
    assert of(play, 2).turn.afraid
    assert not of(play, 2).turn.fled
    assert of(play, 2).turn.paralysed_by == ()
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (2, True, "CON-FEAR-6")


@pytest.mark.rule("CON-FEAR-11")
def test_whoever_fails_when_charging_is_paralysed_and_afraid():
    play = trials(charger(), creature(6), dice=[2])
    figure = of(play, 1)
    assert figure.turn.paralysed_by == (2,)
    assert figure.turn.afraid
    assert figure.pose == battle(charger(), creature(6)).figure(1).pose
    assert not figure.turn.fled
    assert figure.flight is None
    told = [(one.status.key, one.rule) for one in events(play, StatusChanged)]
    assert told == [
        ("confrontation:status-fear-afraid", "CON-FEAR-11"),
        ("confrontation:status-fear-paralysed", "CON-FEAR-11"),
    ]


@pytest.mark.rule("CON-FEAR-15")
def test_several_warriors_test_once_with_the_best_courage():
    men = (charger(), man(0, 30, 50, EAST, key=card(courage=6)), man(0, 30, 40, EAST), creature(11))
    play = trials(*men, movers=(1, 2, 3), targets=(4,), dice=[4])
    assert given() == Nerve((1, 2, 3))
    (rolled,) = events(play, Rolled)
    assert rolled.rule == "CON-FEAR-15"
    assert rolled.need.target.total == 12 - 6 - 2
    assert [of(play, number).immune for number in (1, 2, 3)] == [11, 11, 11]


@pytest.mark.rule("CON-FEAR-15")
def test_a_failure_holds_for_the_whole_group():
    men = (charger(), man(0, 30, 50, EAST), creature(11))
    trials(*men, movers=(1, 2), targets=(3,), dice=[5])
    assert given() == Nerve((), (1, 2))


@pytest.mark.rule("CON-FEAR-15")
def test_those_who_need_no_courage_take_no_part():
    men = (
        charger(),
        man(0, 30, 50, EAST, immune=8, key=card(courage=9)),
        man(0, 30, 40, EAST, key=beast(5)),
        creature(8),
    )
    play = trials(*men, movers=(1, 2, 3), targets=(4,), dice=[4])
    assert given() == Nerve((2, 3), (1,))
    (rolled,) = events(play, Rolled)
    assert rolled.pieces == (1, 4)
    assert rolled.need.target.total == 5


@pytest.mark.rule("CON-FEAR-15")
def test_groups_with_different_creatures_test_apart():
    men = (charger(), man(0, 30, 60, EAST), creature(8), man(1, 45, 60, WEST, key=beast(7)))
    play = trials(*men, movers=(1, 2), targets=(3, 4), pairs=((1, 3), (2, 4)), dice=[5, 2])
    assert given() == Nerve((1,), (2,))
    assert [one.pieces for one in events(play, Rolled)] == [(1, 3), (2, 4)]


@pytest.mark.rule("CON-FEAR-15", "CON-FEAR-16")
def test_those_who_share_a_creature_test_together_against_all_of_theirs():
    men = (charger(), man(0, 30, 60, EAST), creature(7), man(1, 45, 60, WEST, key=beast(8)))
    play = trials(*men, movers=(1, 2), targets=(3, 4), pairs=((1, 3), (2, 4), (1, 4)), dice=[5])
    assert given() == Nerve((1, 2))
    (rolled,) = events(play, Rolled)
    assert rolled.need.target.total == 8 + 1 + 1 - 4 - 1
    assert [of(play, number).immune for number in (1, 2)] == [8, 8]


@pytest.mark.rule("CON-FEAR-16")
def test_several_creatures_are_one_test_against_the_highest_fear():
    men = (
        charger(key=beast(5)),
        man(0, 30, 50, EAST, key=beast(7)),
        man(0, 30, 40, EAST, key=beast(6)),
        man(1, 45, 45, WEST, activated=True),
    )
    play = trials(*men, movers=(1, 2, 3), targets=(4,), dice=[6])
    (first,) = events(play, Rolled)
    assert first.need.target.total == 7 + 2 + 1 - 4
    assert of(play, 4).immune == 7


@pytest.mark.rule("CON-FEAR-16")
def test_a_creature_whose_fear_is_overcome_is_left_out():
    men = (
        charger(key=beast(5)),
        man(0, 30, 50, EAST, key=beast(7)),
        man(1, 45, 45, WEST, immune=5, activated=True),
    )
    play = trials(*men, movers=(1, 2), targets=(3,), dice=[4])
    (rolled,) = events(play, Rolled)
    assert rolled.need.target.total == 4
    assert rolled.pieces == (3, 2)
    assert of(play, 3).immune == 7


@pytest.mark.rule("CON-FEAR-16")
def test_a_move_at_several_creatures_is_one_test():
    men = (charger(), creature(6), man(1, 45, 47.5, WEST, key=beast(7)))
    play = trials(*men, targets=(2, 3), dice=[4])
    assert given() == Nerve((), (1,))
    assert of(play, 1).turn.paralysed_by == (3, 2)


@pytest.mark.rule("CON-FEAR-20")
@pytest.mark.parametrize(("immune", "rolls"), [(5, 1), (6, 0), (7, 0)])
def test_overcome_fear_frightens_no_more(immune, rolls):
    play = trials(charger(immune=immune), creature(6), dice=[5] * rolls)
    assert given() == Nerve((1,))
    assert len(events(play, Rolled)) == rolls
    assert of(play, 1).immune == max(6, immune)


@pytest.mark.rule("CON-FEAR-20")
def test_a_greater_immunity_is_kept():
    men = (charger(key=beast(5)), man(1, 45, 45, WEST, immune=4, activated=True))
    play = trials(*men, dice=[6])
    assert of(play, 2).immune == 5


@pytest.mark.rule("CON-FEAR-22")
def test_figures_with_fear_never_test():
    play = trials(charger(key=beast(1)), creature(12))
    assert given() == Nerve((1,))
    assert events(play, Rolled) == []


@pytest.mark.rule("CON-CARD-mort-vivant", "CON-CARD-immunite")
@pytest.mark.parametrize("ability", ["mort-vivant", "immunite/fear"])
def test_immunity_to_fear_spares_the_test(ability):
    key = card(abilities=(ability,))
    play = trials(charger(key=key), creature(12))
    assert given() == Nerve((1,))
    assert events(play, Rolled) == []
    play = trials(charger(key=beast(12)), man(1, 45, 45, WEST, key=key))
    assert events(play, Rolled) == []
    assert of(play, 2).immune == -1


@pytest.mark.rule("CON-CARD-cri-de-guerre")
def test_a_war_cry_frightens_in_a_charge_alone():
    key = card(abilities=("cri-de-guerre/7",))
    victim = man(1, 45, 45, WEST, activated=True)
    play = trials(charger(key=key), victim, dice=[3])
    assert of(play, 2).turn.afraid
    play = trials(charger(key=key), victim, charging=False)
    assert events(play, Rolled) == []
    assert not of(play, 2).turn.afraid


@pytest.mark.rule("CON-CARD-cri-de-guerre")
def test_a_war_cry_takes_the_place_of_courage_while_charging():
    key = card(abilities=("cri-de-guerre/7",))
    play = trials(charger(key=key), creature(12))
    assert given() == Nerve((1,))
    assert events(play, Rolled) == []
    trials(charger(key=key), creature(12), charging=False, dice=[2])
    assert given() == Nerve((), (1,))


@pytest.mark.rule("CON-CARD-cri-de-guerre")
def test_a_war_cry_does_not_help_one_who_is_charged():
    key = card(abilities=("cri-de-guerre/7",))
    play = trials(charger(key=beast(9)), man(1, 45, 45, WEST, key=key, activated=True), dice=[2])
    assert of(play, 2).turn.afraid


@pytest.mark.rule("CON-CARD-fanatisme")
def test_a_fanatic_neither_freezes_nor_flees():
    key = card(abilities=("fanatisme",))
    play = trials(charger(key=key), creature(9), dice=[2])
    assert given() == Nerve((1,))
    assert of(play, 1).turn.afraid
    assert of(play, 1).turn.paralysed_by == ()
    assert [told.rule for told in events(play, Told)] == ["CON-CARD-fanatisme"]
    play = trials(charger(key=beast(9)), man(1, 45, 45, WEST, key=key), dice=[2])
    assert given() == Nerve((1,))
    assert events(play, Moved) == []
    assert of(play, 2).turn.afraid
    assert of(play, 2).flight is None


@pytest.mark.rule("CON-CARD-abominable")
def test_before_an_abomination_the_lower_of_two_dice_counts():
    key = beast(6, abilities=("abominable",))
    play = trials(charger(), man(1, 45, 45, WEST, key=key), dice=[6, 2])
    assert given() == Nerve((), (1,))
    (rolled,) = events(play, Rolled)
    assert rolled.dice == (6, 2)
    trials(charger(), man(1, 45, 45, WEST, key=key), dice=[4, 3])
    assert given() == Nerve((1,))
    trials(charger(), man(1, 45, 45, WEST, key=key), dice=[6, 1])
    assert given() == Nerve((), (1,))


@pytest.mark.rule("CON-CARD-abominable")
def test_two_sixes_before_an_abomination_are_rolled_on_with_two_dice():
    key = beast(11, abilities=("abominable",))
    play = trials(charger(), man(1, 45, 45, WEST, key=key), dice=[6, 6, 3, 2])
    assert given() == Nerve((1,))
    assert [one.dice for one in events(play, Rolled)] == [(6, 6), (3, 2)]


@pytest.mark.rule("CON-CARD-aguerri")
def test_the_hardened_roll_fives_on():
    key = card(abilities=("aguerri",))
    trials(charger(key=key), creature(10), dice=[5, 2])
    assert given() == Nerve((1,))
    trials(charger(), creature(10), dice=[5])
    assert given() == Nerve((), (1,))


@pytest.mark.rule("CON-CARD-commandement")
def test_a_leader_lends_his_courage():
    leader = man(0, 35, 45, EAST, key=card(courage=8, abilities=("commandement/10",)))
    play = trials(charger(), creature(10), leader, dice=[3])
    assert given() == Nerve((1,))
    far = man(0, 60, 45, EAST, key=card(courage=8, abilities=("commandement/10",)))
    trials(charger(), creature(10), far, dice=[3])
    assert given() == Nerve((), (1,))
    assert events(play, Rolled)[0].need.target.total == 3


def test_one_side_can_test_alone():
    men = (charger(key=card(fear=7)), charger(), creature(6), man(1, 45, 50, WEST, activated=True))
    movers = trials(*men, movers=(1, 2), targets=(3, 4), part="movers", dice=[2])
    assert given() == Nerve((1,), (2,))
    assert not of(movers, 4).turn.afraid
    targets = trials(*men, movers=(1, 2), targets=(3, 4), part="targets", dice=[2])
    assert given() == Nerve((1, 2))
    assert of(targets, 4).turn.afraid
    assert of(targets, 2).turn.paralysed_by == ()


def test_movers_test_before_targets():
    men = (charger(key=card(fear=7)), charger(), creature(6), man(1, 45, 50, WEST, activated=True))
    play = trials(*men, movers=(1, 2), targets=(3, 4), dice=[2, 6])
    assert [one.seat for one in events(play, Rolled)] == [0, 1]
    assert given() == Nerve((1,), (2,))


def test_figures_that_are_gone_are_left_out():
    play = trials(charger(), creature(6), movers=(1, 77), targets=(2, 78), dice=[3])
    assert given() == Nerve((1,))
    assert len(events(play, Rolled)) == 1


@pytest.mark.rule("CON-FEAR-13")
def test_a_paralysed_warrior_tests_against_another_creature():
    victim = man(1, 45, 45, WEST, activated=True, paralysed_by=(9,), afraid=True)
    play = trials(charger(key=beast(6)), victim, dice=[3])
    assert given() == Nerve((1,))
    assert not of(play, 2).turn.fled
    play = trials(charger(key=beast(6)), victim, dice=[2])
    assert given().fled == (Runaway(2, battle(victim).figure(1).pose),)
    assert of(play, 2).flight == Flight(6, 1)
    assert [one.rule for one in events(play, Moved)] == ["CON-FEAR-13"]


@pytest.mark.rule("CON-FEAR-12")
def test_a_paralysed_warrior_flees_untested_from_the_creature_that_did_it():
    victim = man(1, 45, 45, WEST, activated=True, paralysed_by=(1,), afraid=True)
    play = trials(charger(key=beast(6)), victim)
    assert events(play, Rolled) == []
    assert of(play, 2).flight == Flight(6, 1)
    assert of(play, 2).turn.fled
    assert [one.rule for one in events(play, Moved)] == ["CON-FEAR-12"]
    assert [one.id for one in given().fled] == [2]


@pytest.mark.rule("CON-FEAR-12", "CON-FEAR-8")
def test_nobody_flees_out_of_a_fight_even_when_paralysed():
    men = (
        charger(key=beast(6)),
        man(1, 45, 45, WEST, activated=True, paralysed_by=(1,), afraid=True),
        man(0, 47.5, 45, WEST),
    )
    play = trials(*men)
    assert events(play, Moved) == []
    assert of(play, 2).flight is None
    assert given() == Nerve((1,))


def test_the_best_of_equals_is_the_first():
    state = battle(man(0, 10, 10), man(0, 20, 10, key=card(courage=4, attack=5)), creature(6))
    trial = Trial(warriors=(1, 2), creatures=(3,), fear=6, moving=True)
    names = daring(state, trial).purpose.values["name"].items
    assert names == tuple([state.figure(number).name for number in trial.warriors])
