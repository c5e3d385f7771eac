"""Who must test for fear, with how many dice, and what failing does."""

import pytest

from slagveld.games.little_carnage.flight.fear_before_combat import FearTests
from slagveld.games.little_carnage.morale.fear_marker import calm, cause_gone, frighten
from slagveld.games.little_carnage.morale.fear_test import fear_dice, must_test, needed, take_test
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Rolled, StatusChanged
from slagveld.kernel.play import Play
from tests.games.little_carnage.battle import FakeGame, battle, card, events, mounted, run, troop
from tests.games.little_carnage.stops import Catch, Stop
from tests.games.little_carnage.words import plain

FEARED = card(fear=1)


def meeting(mine, theirs, *, attacker=101, **rest):
    """A fear test of two regiments that meet, stopped right after it."""
    defender = 102 if attacker == 101 else 101
    steps = (FearTests(attacker=attacker, defender=defender), Catch(), Stop())
    return battle(mine, theirs, agenda=steps, active=attacker, **rest)


def need(tested, cause):
    state = battle(troop(0, (5, 5), card=tested), troop(1, (9, 9), card=cause))
    return needed(state, state.regiment(101), state.regiment(102)).total


@pytest.mark.rule("LC-1.8-fear-1")
def test_an_attacker_tests_before_it_attacks_what_it_fears():
    state = meeting(troop(0, (5, 5)), troop(1, (6, 5), card=FEARED))
    play = run(state, [6])
    (roll,) = events(play, Rolled)
    assert (roll.seat, roll.dice, roll.rule) == (0, (6,), "LC-1.8-fear-3")
    assert play.state.note("given", -1) == 1
    assert play.state.regiment(101).round.passed == (102,)
    assert not play.state.regiment(101).frightened


@pytest.mark.rule("LC-1.8-fear-1")
def test_a_defender_tests_before_it_is_attacked_by_what_it_fears():
    state = meeting(troop(0, (5, 5)), troop(1, (6, 5), card=FEARED), attacker=102)
    play = run(state, [5])
    assert events(play, Rolled)[0].seat == 0
    assert play.state.regiment(101).round.frightened_by == (102,)
    assert play.state.note("given", -1) == 1


@pytest.mark.rule("LC-1.6-2")
@pytest.mark.rule("LC-1.8-fear-5")
def test_an_attacker_that_fails_makes_no_attack_on_that_enemy_and_is_marked():
    mine = troop(0, (5, 5), activated=True, over=True)
    play = run(meeting(mine, troop(1, (6, 5), card=FEARED)), [5])
    assert play.state.note("given", -1) == 0
    done = play.state.regiment(101).round
    assert (done.frightened_by, done.frightened_early, done.passed) == ((102,), False, ())
    (marker,) = events(play, StatusChanged)
    assert (marker.piece, marker.on, marker.rule) == (1, True, "LC-1.8-fear-5")


@pytest.mark.rule("LC-1.8-fear-1")
def test_nobody_tests_before_those_without_fear():
    play = run(meeting(troop(0, (5, 5)), troop(1, (6, 5))))
    assert play.state.note("given", -1) == 1
    assert not events(play, Rolled)


@pytest.mark.rule("LC-1.8-fear-2")
@pytest.mark.rule("LC-1.8-fear-3")
def test_one_test_for_the_whole_regiment_with_a_die_for_each_living_model():
    state = meeting(troop(0, (5, 5), (6, 5), (7, 5), count=4), troop(1, (5, 6), card=FEARED))
    play = run(state, [1, 6, 1])
    (roll,) = events(play, Rolled)
    assert roll.dice == (1, 6, 1)
    assert play.state.note("given", -1) == 1


@pytest.mark.rule("LC-1.8-fear-3")
@pytest.mark.parametrize(
    ("base", "models", "dice"),
    [("small", 3, 3), ("normal", 6, 6), ("rider", 1, 2), ("rider", 3, 6), ("monster", 1, 4),
     ("gigantic", 1, 4)],
)  # fmt: skip
def test_the_dice_of_a_fear_test_go_by_base_and_models(base, models, dice):
    spots = [(3 + 6 * place, 5) for place in range(models)]
    state = battle(troop(0, *spots, card=card(base=base)))
    assert fear_dice(state, state.regiment(101)).total == dice


@pytest.mark.rule("LC-1.8-fear-4")
@pytest.mark.parametrize(("fear", "shields", "brave"), [(1, 1, 1), (2, 1, 0), (2, 2, 1), (3, 2, 0),
                                                       (3, 3, 1)])  # fmt: skip
def test_as_many_successes_are_needed_as_the_level_of_fear(fear, shields, brave):
    mine = troop(0, (5, 5), (6, 5), (7, 5), (8, 5), activated=True, over=True)
    state = meeting(mine, troop(1, (5, 6), card=card(fear=fear)))
    play = run(state, [6] * shields + [5] * (4 - shields))
    assert play.state.note("given", -1) == brave


@pytest.mark.rule("LC-1.8-leader-1")
@pytest.mark.rule("LC-1.8-leader-ex1")
def test_four_orcs_with_two_leaders_roll_six_dice_and_need_one_success():
    leader = card(leader=True)
    state = battle(
        troop(0, (5, 5), (6, 5), (7, 5), (8, 5), card="orc-warriors"),
        troop(1, (5, 6), card="minotaur"),
        troop(0, (20, 20), card=leader),
        troop(0, (30, 30), card=leader),
        troop(1, (35, 35), card=leader),
        agenda=(FearTests(attacker=101, defender=102), Catch(), Stop()),
    )
    assert fear_dice(state, state.regiment(101)).total == 6
    assert needed(state, state.regiment(101), state.regiment(102)).total == 1
    play = run(state, [1, 1, 1, 1, 1, 6])
    assert play.state.note("given", -1) == 1


@pytest.mark.rule("LC-1.8-leader-1")
def test_each_living_leader_counts_once_for_the_test_and_a_dead_one_no_more():
    leader = card(leader=True, base="rider")
    state = battle(troop(0, (5, 5), (6, 5)), troop(0, (20, 20), (22, 20), card=leader))
    assert fear_dice(state, state.regiment(101)).total == 2 + 2
    play = Play(FakeGame(), state, Scripted([]), listening=False)
    play.replace(field=play.state.field.without_model(4))
    assert fear_dice(play.state, play.state.regiment(101)).total == 2 + 1


@pytest.mark.rule("LC-1.8-leader-2")
def test_a_leader_helps_himself():
    state = battle(troop(0, (5, 5), card=card(leader=True)))
    assert fear_dice(state, state.regiment(101)).total == 2


@pytest.mark.rule("LC-1.8-fear-8")
def test_each_fearsome_regiment_is_tested_for_itself():
    state = battle(
        troop(0, (5, 5), (6, 5), activated=True, over=True),
        troop(1, (5, 6), card=FEARED),
        troop(1, (6, 6), card=FEARED),
        agenda=(FearTests(attacker=101, defender=102), Catch(),
                FearTests(attacker=101, defender=103), Catch(), Stop()),
    )  # fmt: skip
    play = run(state, [6, 1, 1, 1])
    done = play.state.regiment(101).round
    assert (done.passed, done.frightened_by) == ((102,), (103,))


@pytest.mark.rule("LC-1.8-fear-10")
def test_a_passed_test_holds_for_the_round_and_a_failed_one_is_not_taken_again():
    passed = meeting(troop(0, (5, 5), passed=(102,)), troop(1, (6, 5), card=FEARED))
    play = run(passed)
    assert play.state.note("given", -1) == 1
    failed = meeting(
        troop(0, (5, 5), frightened_by=(102,)), troop(1, (6, 5), card=FEARED), attacker=102
    )
    play = run(failed)
    assert play.state.note("given", -1) == 1
    assert play.state.regiment(101).round.frightened_by == (102,)


@pytest.mark.rule("LC-1.8-fear-10")
def test_who_is_frightened_of_an_enemy_does_not_attack_it():
    mine = troop(0, (5, 5), frightened_by=(102,))
    assert run(meeting(mine, troop(1, (6, 5), card=FEARED))).state.note("given", -1) == 0


@pytest.mark.rule("LC-1.8-fear-12")
@pytest.mark.parametrize(("own", "enemy", "wanted"), [(0, 2, 2), (1, 2, 1), (2, 2, 0), (1, 3, 2)])
def test_own_fear_lowers_what_is_needed(own, enemy, wanted):
    assert need(card(fear=own), card(fear=enemy)) == wanted


@pytest.mark.rule("LC-1.8-fear-12")
def test_the_more_fearsome_never_tests_and_equals_do_not_either():
    state = battle(troop(0, (5, 5), card=card(fear=2)), troop(1, (6, 5), card=card(fear=2)),
                   troop(1, (9, 9), card=FEARED))  # fmt: skip
    first, equal, lesser = state.regiments
    assert not must_test(state, first, equal)
    assert not must_test(state, first, lesser)
    assert must_test(state, lesser, first)


@pytest.mark.rule("LC-1.8-fear-ex1")
def test_two_minotaurs_test_apart_before_a_demon_lord_and_need_one_each():
    state = battle(
        troop(0, (5, 5), card="minotaur", activated=True, over=True),
        troop(0, (9, 5), card="minotaur", activated=True, over=True),
        troop(1, (7, 8), card="demon-lord"),
        agenda=(FearTests(attacker=101, defender=103), Catch(), Stop()),
        active=101,
    )
    for number in (101, 102):
        assert needed(state, state.regiment(number), state.regiment(103)).total == 1
        assert fear_dice(state, state.regiment(number)).total == 4
    play = run(state, [1, 2, 3, 6])
    assert play.state.note("given", -1) == 1
    assert play.state.regiment(102).round.passed == ()


@pytest.mark.rule("LC-1.8-fearless-1")
@pytest.mark.parametrize(("bold", "own", "wanted"), [(1, 0, 2), (2, 0, 1), (3, 0, 0), (1, 1, 1),
                                                    (4, 0, 0)])  # fmt: skip
def test_fearless_lowers_the_enemys_fear(bold, own, wanted):
    assert max(0, need(card(fearless=bold, fear=own), card(fear=3))) == wanted


@pytest.mark.rule("LC-1.8-fearless-2")
def test_the_fearless_frighten_nobody_even_with_fear_on_the_card():
    assert need(card(), card(fear=2, fearless=1)) == 0
    assert need(card(fear=2, fearless=1), card(fear=3)) == 0


@pytest.mark.rule("LC-1.8-undead-1")
def test_the_undead_take_no_fear_tests():
    assert need(card(undead=True), card(fear=3)) == 0
    play = run(meeting(troop(0, (5, 5), card=card(undead=True)),
                       troop(1, (6, 5), card=card(fear=3))))  # fmt: skip
    assert play.state.note("given", -1) == 1


@pytest.mark.rule("LC-1.8-fear-5")
def test_the_marker_goes_when_the_last_of_the_cause_has_left_the_table():
    state = battle(troop(0, (5, 5), frightened_by=(102, 103)), troop(1, (6, 5)), troop(1, (9, 9)))
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    cause_gone(play, 102)
    assert play.state.regiment(101).round.frightened_by == (103,)
    assert not events(play, StatusChanged)
    cause_gone(play, 103)
    assert not play.state.regiment(101).frightened
    (marker,) = events(play, StatusChanged)
    assert not marker.on


@pytest.mark.rule("LC-1.8-fear-5")
def test_one_marker_for_several_causes():
    state = battle(troop(0, (5, 5)), troop(1, (6, 5)), troop(1, (9, 9)))
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    frighten(play, 101, 102)
    frighten(play, 101, 103)
    assert play.state.regiment(101).round.frightened_by == (102, 103)
    assert play.state.regiment(101).round.frightened_early
    assert len(events(play, StatusChanged)) == 1


# Litters


def litter(**bearers):
    """A chief (regiment 101) carried by four bearers (102), before a fearsome enemy (103)."""
    chief = bearers.pop("chief", card(leader=True))
    state = battle(
        troop(0, (5, 5), card=chief),
        troop(0, (5, 5), (5, 5), (5, 5), (5, 5), card=card(**bearers)),
        troop(1, (15, 15), card=card(fear=3)),
    )
    return mounted(state, 101, 102, litter=True)


@pytest.mark.rule("LC-1.10-11")
def test_carried_model_and_bearers_test_apart_with_four_dice_each():
    state = litter(chief=card())
    for number in (101, 102):
        assert fear_dice(state, state.regiment(number)).total == 4
        assert needed(state, state.regiment(number), state.regiment(103)).total == 3


@pytest.mark.rule("LC-1.10-12")
def test_bearers_share_the_courage_of_the_one_they_carry_and_not_the_other_way():
    state = litter(chief=card(fear=1, fearless=1), fearless=1)
    assert needed(state, state.regiment(102), state.regiment(103)).total == 3 - 1 - 2
    assert needed(state, state.regiment(101), state.regiment(103)).total == 3 - 2
    alone = litter(chief=card(), fear=1)
    assert needed(alone, alone.regiment(101), alone.regiment(103)).total == 3
    led = litter(chief=card(leader=True))
    assert fear_dice(led, led.regiment(102)).total == 4 + 1


@pytest.mark.rule("LC-1.10-12")
def test_the_sharing_ends_with_the_carried_models_death_and_is_for_litters_alone():
    state = litter(chief=card(fearless=2))
    play = Play(FakeGame(), state, Scripted([]), listening=False)
    play.replace(field=state.field.without_model(1))
    assert needed(play.state, play.state.regiment(102), play.state.regiment(103)).total == 3
    beast = mounted(
        battle(troop(0, (5, 5), card=card(fearless=2)), troop(0, (5, 5), card=card(base="monster")),
               troop(1, (15, 15), card=card(fear=3))),
        101, 102,
    )  # fmt: skip
    assert needed(beast, beast.regiment(102), beast.regiment(103)).total == 3
    assert fear_dice(beast, beast.regiment(101)).total == 4


@pytest.mark.rule("LC-1.8-fear-6")
def test_an_attacker_outside_its_activation_has_no_move_away():
    state = battle(
        troop(0, (5, 5)),
        troop(1, (6, 5), card=FEARED),
        troop(0, (20, 20), activated=True, frightened_by=(102,), frightened_early=True),
        agenda=(FearTests(attacker=101, defender=102), Catch(), Stop()),
        active=103,
    )
    play = run(state, [1])
    assert play.state.note("given", -1) == 0
    assert isinstance(play.state.agenda.top, Stop)


def test_whether_a_test_is_due_and_was_passed_is_a_plain_yes_or_no():
    state = meeting(troop(0, (5, 5)), troop(1, (6, 5), card=FEARED))
    mine, theirs = state.regiment(101), state.regiment(102)
    assert must_test(state, mine, theirs) is True
    assert must_test(state, theirs, mine) is False
    for done in ({"passed": (102,)}, {"frightened_by": (102,)}):
        tested = state.did(101, **done)
        assert must_test(tested, tested.regiment(101), theirs) is False
    for die, passed in ((5, False), (6, True)):
        play = Play(FakeGame(), state, Scripted([die]), listening=True)
        assert take_test(play, 101, 102) is passed


def test_the_fear_of_a_regiment_is_told_at_its_first_model():
    state = battle(troop(0, (5, 5), (6, 5), (7, 5)), troop(1, (9, 9), card=FEARED))
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    frighten(play, 101, 102)
    calm(play, 101, (102,), "LC-1.8-fear-9")
    told = [(one.piece, one.on, one.rule) for one in events(play, StatusChanged)]
    assert told == [(1, True, "LC-1.8-fear-5"), (1, False, "LC-1.8-fear-9")]
    calm(play, 101, (102,), "LC-1.8-fear-9")
    assert len(events(play, StatusChanged)) == 2


def test_a_fear_test_names_who_tests_before_whom():
    state = meeting(
        troop(0, (5, 5), (6, 5), card=card(key="meek")),
        troop(1, (9, 9), card=card(key="grim", fear=2)),
        attacker=102,
    )
    (roll,) = events(run(state, [1, 1]), Rolled)
    said = {"name": "meek", "cause": "grim", "needed": 2, "level": 2, "less": 0}
    assert plain(roll.purpose) == ("fear-roll", said)
    assert roll.pool.total == len(roll.dice)
    assert (roll.pieces, roll.seat) == ((101, 102), 0)


def test_more_to_reach_is_shown_as_worse():
    state = battle(troop(0, (5, 5)), troop(1, (9, 9), card=FEARED))
    tally = needed(state, state.regiment(101), state.regiment(102))
    assert tally.plus_is_good is False
    assert fear_dice(state, state.regiment(101)).plus_is_good
