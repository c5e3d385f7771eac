"""Who may be given an action, tokens and exhaustion (MK-TURN-*, MK-TOKEN-*, MK-PUSH-*)."""

import pytest

from slagveld.games.mage_knight.core.action import action_refusal, bewitch, give_action, unfit
from slagveld.games.mage_knight.movement.actions import MOVING, Move
from slagveld.games.mage_knight.wounds.action_tokens import EndAction, give_token
from slagveld.games.mage_knight.wounds.damage_and_elimination import Aftermath
from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Changed, Hurt
from slagveld.kernel.play import Play
from tests.games.mage_knight.battle import FakeGame, battle, events, man, plain


class Waiting(Question, frozen=True):
    """Stops a play after what lies above it."""

    def who(self, state):
        """The first seat."""
        return (0,)


def playing(state):
    return Play(FakeGame(), state, Scripted([]), listening=True)


def done(state, *steps):
    play = playing(state)
    play.then(*steps, Waiting())
    play.run()
    return play


def rule(refusal):
    return None if refusal is None else refusal.rule


def fit(kind="move", **more):
    state = battle(man(0, 10, 10, **more), man(1, 30, 30))
    return rule(unfit(state, state.fighter(1), kind))


@pytest.mark.rule("MK-TURN-9")
def test_actions_go_to_own_warriors_that_are_there():
    state = battle(man(0, 10, 10), man(1, 30, 30))
    assert action_refusal(state, state.fighter(1), "move") is None
    for number in (2, 99):
        assert rule(MOVING.check(state, 0, Move(number, (), 0))) == "MK-TURN-9"


@pytest.mark.rule("MK-TURN-3", "MK-TURN-EX2")
@pytest.mark.parametrize(("total", "actions"), [(100, 1), (200, 2), (600, 6)])
def test_one_action_for_every_hundred_points_of_the_build_total(total, actions):
    state = battle(man(0, 10, 10), man(1, 30, 30), total=total, armies=(99, 99))
    assert state.action_total == actions
    last = battle(man(0, 10, 10), man(1, 30, 30), total=total, used=actions - 1)
    assert action_refusal(last, last.fighter(1), "move") is None
    spent = battle(man(0, 10, 10), man(1, 30, 30), total=total, used=actions)
    refusal = action_refusal(spent, spent.fighter(1), "move")
    assert (rule(refusal), refusal.text.values["total"]) == ("MK-TURN-3", actions)


@pytest.mark.rule("MK-CARD-quickness")
def test_a_free_action_asks_nothing_of_the_total():
    state = battle(man(0, 10, 10), man(1, 30, 30), used=2)
    assert action_refusal(state, state.fighter(1), "move", free=True) is None
    play = playing(state)
    give_action(play, 1, free=True)
    assert (play.state.used, play.state.fighter(1).acted) == (2, True)


@pytest.mark.rule("MK-CARD-command")
def test_an_extra_action_may_be_given_beyond_the_total():
    state = battle(man(0, 10, 10), man(1, 30, 30), used=2, extra=1)
    assert state.actions_left == 1
    assert action_refusal(state, state.fighter(1), "move") is None


@pytest.mark.rule("MK-TURN-10")
def test_a_warrior_has_one_action_in_a_turn():
    state = battle(man(0, 10, 10), man(0, 15, 10), man(1, 30, 30))
    play = playing(state)
    give_action(play, 1)
    assert rule(unfit(play.state, play.state.fighter(1), "move")) == "MK-TURN-10"
    assert unfit(play.state, play.state.fighter(2), "move") is None
    assert play.state.used == 1


@pytest.mark.rule("MK-FORM-1")
def test_a_shared_action_counts_once_and_for_each_warrior():
    play = playing(battle(man(0, 10, 10), man(0, 11.1, 10), man(0, 12.2, 10), man(1, 30, 30)))
    give_action(play, 1, 2, 3)
    assert play.state.used == 1
    assert [fighter.acted for fighter in play.state.fighters] == [True, True, True, False]


@pytest.mark.rule("MK-TOKEN-3")
@pytest.mark.parametrize(("tokens", "found"), [(0, None), (1, None), (2, "MK-TOKEN-3")])
def test_two_tokens_bar_any_action(tokens, found):
    assert fit(tokens=tokens) == found


@pytest.mark.rule("MK-CAPTURE-12")
def test_a_captive_is_given_no_action():
    assert fit(captor=2) == "MK-CAPTURE-12"


@pytest.mark.rule("MK-CARD-magic-levitation")
def test_who_was_levitated_gets_no_action_this_turn():
    assert fit(barred=True) == "MK-CARD-magic-levitation"


@pytest.mark.rule("MK-CAPTURE-8")
@pytest.mark.parametrize(
    ("kind", "found"),
    [("move", None), ("close", None), ("ranged", "MK-CAPTURE-8"), ("special", "MK-CAPTURE-8")],
)
def test_a_captor_neither_shoots_nor_takes_special_actions(kind, found):
    assert fit(kind, captive=2) == found


@pytest.mark.rule("MK-CARD-demoralized")
@pytest.mark.parametrize("kind", ["close", "ranged", "special"])
def test_the_demoralized_only_move(kind):
    key = plain(abilities=("demoralized",))
    assert fit("move", key=key) is None
    assert fit(kind, key=key) == "MK-CARD-demoralized"


@pytest.mark.rule("MK-CARD-berserk")
def test_a_berserk_warrior_takes_no_ranged_action():
    key = plain(abilities=("berserk",))
    assert fit("ranged", key=key) == "MK-CARD-berserk"
    assert [fit(kind, key=key) for kind in ("move", "close", "special")] == [None] * 3


FRENZY = plain(abilities=("frenzy",))


@pytest.mark.rule("MK-CARD-frenzy")
@pytest.mark.parametrize(
    ("more", "found"),
    [
        ({}, "MK-CARD-frenzy"),
        ({"tokens": 1}, "MK-CARD-frenzy"),
        ({"tokens": 2}, None),
        ({"acted": True}, None),
        ({"barred": True}, None),
        ({"captor": 3}, None),
        ({"freed": 1}, None),
        ({"freed": 2}, "MK-CARD-frenzy"),
        ({"seat": 1, "side": 1}, None),
    ],
)
def test_others_wait_for_the_frenzied_who_can_still_act(more, found):
    state = battle(man(0, 10, 10), {**man(0, 15, 10, key=FRENZY), **more}, man(1, 30, 30))
    assert rule(unfit(state, state.fighter(1), "move")) == found
    assert found is None or unfit(state, state.fighter(2), "move") is None


@pytest.mark.rule("MK-TOKEN-1", "MK-TOKEN-2")
def test_the_token_comes_at_the_end_of_the_action():
    state = battle(man(0, 10, 10), man(1, 30, 30))
    play = playing(state)
    give_action(play, 1)
    assert play.state.fighter(1).tokens == 0
    play = done(play.state, EndAction((1,)))
    assert play.state.fighter(1).tokens == 1
    assert play.state.fighter(1).turned == 0
    (event,) = events(play, Changed)
    assert (event.piece, event.old, event.new, event.rule) == (1, 0, 1, "MK-TOKEN-1")


@pytest.mark.rule("MK-PUSH-1")
def test_the_second_token_costs_one_click_that_nothing_reduces():
    play = done(
        battle(man(0, 10, 10, tokens=1, key=plain(abilities=("toughness",))), man(1, 30, 30)),
        EndAction((1,)),
    )
    fighter = play.state.fighter(1)
    assert (fighter.tokens, fighter.turned) == (2, 1)
    assert [event.rule for event in events(play, Hurt)] == ["MK-PUSH-1"]


@pytest.mark.rule("MK-PUSH-4")
def test_exhaustion_may_eliminate():
    play = done(
        battle(man(0, 10, 10, tokens=1, turned=4), man(0, 2, 2), man(1, 30, 30)), EndAction((1,))
    )
    assert play.state.fighter(1) is None


@pytest.mark.rule("MK-TOKEN-3")
def test_nobody_has_more_than_two_tokens():
    play = playing(battle(man(0, 10, 10, tokens=2), man(0, 14, 10, tokens=1), man(1, 30, 30)))
    assert not give_token(play, 1)
    assert play.state.fighter(1).tokens == 2
    assert give_token(play, 2)
    assert not give_token(play, 99)


@pytest.mark.rule("MK-CARD-cursed")
def test_a_curse_costs_one_click_after_an_action_with_magic_and_only_once():
    key = plain(abilities=("cursed",))
    state = battle(man(0, 10, 10, key=key), man(0, 14, 10), man(1, 30, 30))
    play = playing(state)
    bewitch(play, 1, 1)
    bewitch(play, 1, 0)
    bewitch(play, 2, 1)
    assert play.state.bewitched == ((1, 1), (2, 1))
    play = done(play.state, Aftermath())
    assert [fighter.turned for fighter in play.state.fighters] == [1, 0, 0]
    assert [(e.piece, e.cause.key, e.rule) for e in events(play, Hurt)] == [
        (1, "mage-knight:hurt-curse", "MK-CARD-cursed")
    ]
    assert play.state.bewitched == ()


@pytest.mark.rule("MK-CARD-pole-arm")
def test_a_halt_lasts_to_the_end_of_the_action():
    play = playing(battle(man(0, 10, 10), man(1, 30, 30)))
    play.replace(halted=(1,))
    assert play.state.halted == (1,)
    play = done(play.state, EndAction((1,)))
    assert play.state.halted == ()


@pytest.mark.rule("MK-TURN-10")
def test_a_new_action_forgets_what_the_last_one_left():
    play = playing(battle(man(0, 10, 10), man(1, 30, 30), halted=(2,), bewitched=((2, 0),)))
    give_action(play, 1)
    assert (play.state.halted, play.state.bewitched) == ((), ())
