"""Wounds: what they cost, and what an Invulnerable model ignores."""

import pytest

from slagveld.games.little_carnage.core.dice import attack_dice, defence_dice, dice_left
from slagveld.games.little_carnage.melee.melee_attack import Strike
from slagveld.games.little_carnage.wounds.losses import wound
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Changed, Hurt, Slain, Told
from slagveld.kernel.play import Play
from tests.games.little_carnage.battle import FakeGame, battle, card, events, troop
from tests.games.little_carnage.melees import duel, struck


class Watched(Play):
    """A play that keeps what the calls returned."""


def suffer(of, *counts, **regiment):
    state = battle(troop(0, (10, 10), card=of, **regiment), troop(1, (20, 20)))
    play = Watched(FakeGame(), state, Scripted([]), listening=True)
    play.lost = [wound(play, state.field.model_by_id[1], count, by=1) for count in counts]
    return play


def dice(play):
    """Attack and defence dice of model 1 now."""
    regiment, model = play.state.regiment(101), play.state.field.model_by_id[1]
    return attack_dice(regiment, model).total, defence_dice(regiment, model).total


@pytest.mark.rule("LC-1.6-9")
@pytest.mark.rule("LC-1.5-7")
@pytest.mark.parametrize(
    ("count", "left"), [(1, (3, 4)), (2, (3, 3)), (3, (2, 3)), (4, (2, 2)), (5, (1, 2))]
)
def test_wounds_take_an_attack_die_and_a_defence_die_in_turn(count, left):
    tough = card(attack=4, defence=4, wounds=9)
    assert dice(suffer(tough, count)) == left
    assert dice(suffer(tough, *([1] * count))) == left


@pytest.mark.rule("LC-1.6-9")
@pytest.mark.rule("LC-1.6-12")
def test_wounds_and_lost_dice_are_told():
    play = suffer(card(attack=4, defence=4, wounds=9), 3)
    (told,) = events(play, Hurt)
    assert (told.piece, told.amount, told.left, told.by, told.rule) == (1, 3, 6, None, "LC-1.6-7")
    attack, defence = events(play, Changed)
    assert (attack.piece, attack.old, attack.new, attack.rule) == (1, 4, 2, "LC-1.6-9")
    assert attack.what.key == "little-carnage:combat-lost-attack"
    assert (defence.piece, defence.old, defence.new, defence.rule) == (1, 4, 3, "LC-1.6-9")
    assert defence.what.key == "little-carnage:combat-lost-defence"
    once = suffer(card(attack=4, defence=4, wounds=9), 1)
    assert [event.what.key for event in events(once, Changed)] == [attack.what.key]


@pytest.mark.rule("LC-1.6-10")
def test_a_loss_that_finds_no_die_of_its_kind_lapses():
    weak = card(attack=1, defence=3, wounds=9)
    assert dice(suffer(weak, 3)) == (0, 2)
    assert dice(suffer(weak, 5)) == (0, 1)
    assert dice(suffer(card(attack=3, defence=0, wounds=9), 4)) == (1, 0)


@pytest.mark.rule("LC-1.6-10")
def test_grey_dice_are_never_lost():
    grey = card(attack=1, defence=1, full_defence=2, wounds=9)
    assert dice(suffer(grey, 6, full_defence=True)) == (0, 2)


@pytest.mark.rule("LC-4.4-4")
@pytest.mark.parametrize(
    ("marker", "fresh", "after"), [("attack", (4, 2), (3, 2)), ("defence", (3, 3), (2, 3))]
)
def test_the_die_of_veterans_is_one_of_their_normal_dice(marker, fresh, after):
    tough = card(wounds=9)
    assert dice(suffer(tough, veteran=marker)) == fresh
    assert dice(suffer(tough, 1, veteran=marker)) == after
    assert dice_left(suffer(tough, veteran=marker).state.regiment(101), 0) == fresh
    assert dice(suffer(tough, 9 - 1, veteran=marker)) == (0, 0)


@pytest.mark.rule("LC-1.8-fanatic-ex1")
@pytest.mark.rule("LC-1.8-fanatic-1")
def test_a_minotaur_with_three_wounds_keeps_five_attack_dice():
    minotaur = card(attack=5, defence=4, wounds=9, fanatic=True)
    play = suffer(minotaur, 3)
    assert dice(play) == (5, 1)
    (lost,) = events(play, Changed)
    assert (lost.old, lost.new, lost.rule) == (4, 1, "LC-1.8-fanatic-1")
    assert dice(suffer(minotaur, 4)) == (5, 0)
    assert dice(suffer(minotaur, 5)) == (4, 0)
    assert dice(suffer(minotaur, 6)) == (3, 0)


@pytest.mark.rule("LC-1.8-fanatic-2")
def test_a_fanatic_without_defence_dice_rolls_his_grey_ones():
    fanatic = card(attack=5, defence=1, full_defence=2, wounds=9, fanatic=True)
    assert dice(suffer(fanatic, 2, full_defence=True)) == (4, 2)
    assert dice(suffer(fanatic, 2)) == (4, 0)


@pytest.mark.rule("LC-1.6-8")
def test_no_more_wounds_are_lost_than_there_are():
    play = suffer(card(wounds=3), 2, 5, 1)
    assert play.lost == [2, 1, 0]
    assert [event.amount for event in events(play, Hurt)] == [2, 1]
    assert 1 not in play.state.field.model_by_id


@pytest.mark.rule("LC-1.6-8")
def test_wounds_do_not_pass_to_others_of_the_regiment():
    state = battle(troop(0, (10, 10), (11, 10), card=card(wounds=1)), troop(1, (20, 20)))
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    wound(play, state.field.model_by_id[1], 5, by=1)
    assert [(model.id, model.suffered) for model in play.state.models_of(101)] == [(2, 0)]


def test_no_wounds_change_nothing():
    play = suffer(card(), 0)
    assert (play.lost, play.events) == ([0], [])


@pytest.mark.rule("LC-1.6-13")
def test_at_no_wounds_left_a_model_dies():
    play = suffer(card(wounds=2), 1)
    assert 1 in play.state.field.model_by_id
    play = suffer(card(wounds=2), 2)
    assert 1 not in play.state.field.model_by_id
    assert events(play, Changed) == []
    (slain,) = events(play, Slain)
    assert (slain.piece, slain.rule) == (1, "LC-1.6-13")


def test_rule_and_source_are_told():
    state = battle(troop(0, (10, 10)), troop(1, (20, 20)))
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    wound(play, state.field.model_by_id[1], 1, by=1, rule="LC-1.11-15", source=2)
    (told,) = events(play, Hurt)
    assert (told.rule, told.by) == ("LC-1.11-15", 2)


# Invulnerable


@pytest.mark.rule("LC-1.8-invulnerable-ex1")
@pytest.mark.rule("LC-1.8-invulnerable-1")
def test_a_demon_lord_loses_one_of_two_wounds():
    demon = card(attack=6, defence=4, wounds=3, invulnerable=True)
    for counts in ((2,), (1, 1)):
        play = suffer(demon, *counts)
        assert sum(play.lost) == 1
        assert play.state.field.model_by_id[1].suffered == 1
        assert dice(play) == (5, 4)
        (told,) = events(play, Told)
        assert (told.what.key, told.rule) == (
            "little-carnage:combat-ignored", "LC-1.8-invulnerable-1",
        )  # fmt: skip
        assert told.what.values["count"] == 1


@pytest.mark.rule("LC-1.8-invulnerable-2")
def test_each_round_an_invulnerable_model_can_lose_one_more():
    demon = card(wounds=3, invulnerable=True)
    play = suffer(demon, 9)
    for left in (2, 1):
        model = play.state.field.model_by_id[1]
        assert demon.wounds - model.suffered == left
        play.state = play.state.with_model(model.changed(hit=0))
        wound(play, model, 9, by=1)
    assert 1 not in play.state.field.model_by_id


@pytest.mark.rule("LC-1.8-invulnerable-1")
def test_the_last_wound_of_an_invulnerable_model_is_not_told_as_ignored():
    state = duel(None, card(wounds=1, invulnerable=True, defence=0))
    play = struck(state, Strike(2), dice=[4, 4, 4])
    assert 2 not in play.state.field.model_by_id
    assert [e for e in events(play, Told) if e.rule == "LC-1.8-invulnerable-1"] == []


def test_others_lose_several_wounds_in_a_round():
    play = suffer(card(wounds=5), 1, 2, 1)
    assert play.lost == [1, 2, 1]
    assert play.state.field.model_by_id[1].hit == 4


@pytest.mark.rule("LC-1.6-9")
def test_the_die_lost_with_the_last_wound_but_one_is_told():
    play = Play(FakeGame(), battle(troop(0, (5, 5), (6, 5))), Scripted([]), listening=True)
    assert wound(play, play.state.field.model_by_id[2], 1, by=1) == 1
    assert [(one.old, one.new, one.piece) for one in events(play, Changed)] == [(3, 2, 2)]
    assert wound(play, play.state.field.model_by_id[2], 1, by=1) == 1
    assert len(events(play, Changed)) == 1


def test_a_model_that_is_gone_loses_nothing():
    play = Play(FakeGame(), battle(troop(0, (5, 5), (6, 5))), Scripted([]), listening=True)
    gone = play.state.field.model_by_id[2]
    wound(play, gone, 2, by=1)
    told = len(play.events)
    assert wound(play, gone, 1, by=1) == 0
    assert wound(play, play.state.field.model_by_id[1], 0, by=1) == 0
    assert len(play.events) == told
