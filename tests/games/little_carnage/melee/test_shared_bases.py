"""Dice divided among those who share a base: rolled at the same time, settled together."""

import pytest

from slagveld.games.little_carnage.attacks.reaction_by_full_defence import (
    DefendFully,
    DefendNormally,
    Reaction,
)
from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.core.names import Wounded
from slagveld.games.little_carnage.flight.move_away_in_fear import HoldGround, Rout
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.melee.melee_attack import Fight
from slagveld.games.little_carnage.melee.steps_of_combat import AttackStep, Clash
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.games.little_carnage.turn.sequence import Rounds
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Hurt, Rolled, Slain, Told
from slagveld.kernel.fields import Share
from tests.games.little_carnage.battle import (
    NORTH,
    SOUTH,
    act,
    battle,
    card,
    events,
    mounted,
    run,
    troop,
)
from tests.games.little_carnage.melees import FAR, Melee, struck
from tests.games.little_carnage.stops import Stop

OGRE = {"attack": 6, "base": "monster", "sides": (2, 2), "wounds": 4}


def against(mount, rider, mine=None, agenda=None, **more):
    """An ogre (1, of 101) before a mount (2, of 102) of two inches with its rider (3, of 103)."""
    done = {"activated": True, **more}
    state = battle(
        troop(0, (10, 10), card=card(**{**OGRE, **(mine or {})}), facing=NORTH,
              spent=((1, 1250),)),
        troop(1, (10, 8), card=card(base="monster", sides=(2, 2), **mount), facing=SOUTH, **done),
        troop(1, (10, 8), card=card(**rider), facing=SOUTH, **done),
        FAR,
        agenda=agenda or (Melee(seat=0), Stop()),
        active=101,
    )  # fmt: skip
    return mounted(state, 103, 102)


def both(mount=3, rider=3):
    return Fight((Share("2", mount, "1"), Share("3", rider, "1")), ("2", "3"))


WEAK = {"wounds": 1, "defence": 1}


@pytest.mark.rule("LC-1.6-26")
@pytest.mark.rule("LC-1.10-13")
def test_the_rider_is_struck_though_his_mount_falls_under_him():
    # The mount's base is two inches deep, the rider's one: on foot he is out of contact.
    state = against(WEAK, WEAK)
    play = struck(state, both(), dice=[4, 4, 4, 4, 4, 4, 1, 1])
    assert [event.piece for event in events(play, Slain)] == [900, 3]
    assert not any(event.what.key.endswith("out-of-reach") for event in events(play, Told))


@pytest.mark.rule("LC-1.6-26")
@pytest.mark.rule("LC-1.6-27")
def test_all_dice_are_rolled_before_anybody_is_hurt():
    play = struck(against(WEAK, WEAK), both(4, 2), dice=[4] * 4 + [5] * 2 + [1, 2])
    kinds = [type(event) for event in play.events if isinstance(event, Rolled | Hurt)]
    assert kinds == [Rolled] * 4 + [Wounded] * 2
    rolls = [(event.purpose.key.split("-")[-1], event.dice) for event in events(play, Rolled)]
    assert rolls == [
        ("attack", (4, 4, 4, 4)), ("attack", (5, 5)), ("defence", (1,)), ("defence", (2,)),
    ]  # fmt: skip


@pytest.mark.rule("LC-1.10-13")
def test_the_order_of_the_two_changes_nothing_for_them():
    dice = [4, 4, 4, 4, 4, 4, 1, 1]
    first = struck(against(WEAK, WEAK), both(), dice=dice).state
    shares = (Share("3", 3, "1"), Share("2", 3, "1"))
    other = struck(against(WEAK, WEAK), Fight(shares, ("3", "2")), dice=dice).state
    assert sorted(one.model.id for one in first.fallen) == [2, 3]
    assert sorted(one.model.id for one in other.fallen) == [2, 3]


@pytest.mark.rule("LC-1.10-13")
@pytest.mark.rule("LC-1.10-11")
def test_who_fears_only_one_of_the_two_strikes_the_other_all_the_same():
    state = against(WEAK, {**WEAK, "fear": 1})
    shares = (Share("3", 3, "1"), Share("2", 3, "1"))
    play = struck(state, Fight(shares, ("3", "2")), dice=[1, 1, 1, 1, 4, 4, 4, 1])
    assert [event.piece for event in events(play, Slain)] == [900]
    assert 3 in play.state.field.model_by_id
    halted = [event.what.values["dice"] for event in events(play, Told) if "halted" in str(event)]
    assert halted == [3]


@pytest.mark.rule("LC-1.8-fear-7")
def test_who_holds_his_ground_after_a_failed_test_strikes_the_other():
    state = against(WEAK, {**WEAK, "fear": 1})
    state = state.did(101, spent=())
    shares = (Share("3", 3, "1"), Share("2", 3, "1"))
    play = struck(state, Fight(shares, ("3", "2")), dice=[1, 1, 1, 1])
    assert isinstance(play.state.agenda.top, Rout)
    play = act(play.state, 0, HoldGround(), dice=[4, 4, 4, 1])
    assert [event.piece for event in events(play, Slain)] == [900]


@pytest.mark.rule("LC-1.6-16")
def test_each_regiment_on_the_base_is_asked_once_before_the_dice():
    quick = {"wounds": 5, "full_defence": 2, "agility": 9, "defence": 1}
    state = against(quick, quick, activated=False)
    play = struck(state, both())
    assert play.state.agenda.top.defender == 102
    play = act(play.state, 1, DefendFully())
    assert play.state.agenda.top.defender == 103
    play = act(play.state, 1, DefendNormally(), dice=[1] * 6 + [1] * 3 + [1])
    assert [len(event.dice) for event in events(play, Rolled)] == [3, 3, 3, 1]


@pytest.mark.rule("LC-1.6-16")
def test_bearers_on_one_base_are_asked_once_and_told_of_each():
    state = battle(
        troop(0, (10, 10), card=card(**OGRE), facing=NORTH),
        troop(1, (10, 8), card=card(), facing=SOUTH, activated=True),
        troop(1, (10, 8), (10, 8), card=card(full_defence=1), facing=SOUTH),
        FAR,
        agenda=(Melee(seat=0), Stop()),
        active=101,
    )
    state = mounted(state, 102, 103, litter=True)
    shares = (Share("3", 2, "1"), Share("4", 3, "1"))
    play = struck(state, Fight(shares))
    question = play.state.agenda.top
    assert isinstance(question, Reaction)
    odds = question.preview(play.state, 1, Partial("DefendFully", {})).odds
    assert [one.title.values["dice"] for one in odds] == [2, 3]
    after = act(play.state, 1, DefendNormally(), dice=[1] * 5 + [1] * 4)
    assert isinstance(after.state.agenda.top, Stop)


@pytest.mark.rule("LC-1.6-26")
def test_dice_that_reach_nobody_without_fear_do_not_speak_of_fear():
    for step in (AttackStep(101, "melee", (Aim(1, 2, 3),)), Clash("melee", (Aim(1, 2, 3),), 101)):
        for fear, rule in (((), "LC-1.6-26"), ((102,), "LC-1.8-fear-7")):
            state = battle(
                troop(0, (10, 10), frightened_by=fear),
                troop(1, (10, 7), facing=SOUTH, activated=True),
                agenda=(step, Stop()),
            )
            (told,) = events(run(state), Told)
            assert told.rule == rule


@pytest.mark.rule("LC-1.6-26")
@pytest.mark.rule("LC-1.10-13")
def test_told_in_json_and_saved_in_between_it_ends_alike():
    """Through the outer door: the action as JSON, the state written and read before each answer."""
    game = LittleCarnage()
    quick = {"wounds": 1, "full_defence": 2, "agility": 9, "defence": 1}
    state = against(quick, quick, agenda=(Activation(seat=0), Rounds()), activated=False)
    shares = [{"row": "1", "column": one, "amount": 3} for one in ("2", "3")]
    answers = [
        (0, {"type": "Fight", "shares": shares, "order": ["2", "3"]}, []),
        (1, {"type": "DefendNormally"}, []),
        (1, {"type": "DefendNormally"}, [4] * 6 + [1, 1, 1]),
    ]
    for seat, words, dice in answers:
        state = game.codec.state(game.codec.encode(state))
        action = game.codec.action(words)
        assert game.check(state, seat, action) is None
        state = game.apply(state, seat, action, Scripted(dice)).state
    assert sorted(one.model.id for one in state.fallen) == [2, 3]
