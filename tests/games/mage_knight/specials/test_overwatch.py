"""Overwatch: keeping watch, and the shot at an enemy that has moved."""

import pytest

from slagveld.games.mage_knight.movement.actions import Move
from slagveld.games.mage_knight.movement.free_spins_and_nimble import Spin
from slagveld.games.mage_knight.movement.overwatch_shots import (
    POLICY,
    FireOverwatch,
    HoldOverwatch,
    OverwatchShot,
    Watched,
)
from slagveld.games.mage_knight.specials.hex_and_overwatch import KeepWatch
from slagveld.games.mage_knight.turn.command_phase import CommandBegins
from slagveld.games.mage_knight.turn.phases import SPECIALS
from slagveld.games.mage_knight.wounds.capture_attempt import capture
from slagveld.games.mage_knight.wounds.damage_and_elimination import Damage, hurt
from slagveld.games.mage_knight.wounds.healing import heal
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Announced, Hurt, Rolled, StatusChanged
from slagveld.kernel.play import Play
from slagveld.kernel.state import with_policy
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    WEST,
    FakeGame,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    run,
    warrior,
)
from tests.games.mage_knight.deeds import Waiting, field, form_of, shown
from tests.games.mage_knight.moves import Moves, to

RULE = "MK-CARD-overwatch"
WATCHER = plain(abilities=("overwatch",), range=8, ranged_damage=2, attack_type="wand")
BOWMAN = plain(abilities=("overwatch",), range=8, ranged_damage=2, attack_type="bow")


def playing(state, *dice):
    return Play(FakeGame(), state, Scripted(list(dice)), listening=True)


def post(*others, key=WATCHER, **more):
    """Seat 1 watches at (10, 10), looking east; seat 0 moves its first warrior at (24, 10)."""
    watcher = man(1, 10, 10, EAST, key=key, watching=True, **more.pop("watcher", {}))
    mover = man(0, 24, 10, WEST, **more.pop("mover", {}))
    return battle(mover, watcher, man(0, 34, 34), *others, agenda=(Moves(0),), **more)


def asked(state, *path, facing=1800, **more):
    """The play after the mover has gone along a path."""
    return act(state, 0, Move(1, to(*path), facing, **more))


# Keeping watch


@pytest.mark.rule("MK-CARD-overwatch", "MK-GAP-9")
def test_a_special_action_puts_the_token_on():
    play = act(field(man(0, 10, 10, key=WATCHER), man(1, 30, 30)), 0, KeepWatch(1))
    watcher = play.state.field.by_id[1]
    assert (watcher.watching, watcher.tokens, play.state.used) == (True, 1, 1)
    (told,) = [event for event in events(play, StatusChanged) if event.piece == 1]
    assert (told.on, told.rule) == (True, RULE)


@pytest.mark.rule("MK-CARD-overwatch")
def test_it_needs_a_range_the_ability_and_no_enemy_in_contact():
    unarmed = plain(abilities=("overwatch",))
    assert refused(field(man(0, 9, 9, key=unarmed), man(1, 30, 30)), 0, KeepWatch(1)) == RULE
    assert refused(field(man(0, 9, 9), man(1, 30, 30)), 0, KeepWatch(1)) == RULE
    met = field(man(0, 9, 9, key=WATCHER), man(1, 9 + BASE, 9))
    assert refused(met, 0, KeepWatch(1)) == RULE
    assert refused(met, 0, KeepWatch(2)) == "MK-TURN-9"
    assert refused(met, 0, KeepWatch(99)) == "MK-TURN-9"


def test_form_menu_and_preview_of_keeping_watch():
    unarmed = plain(abilities=("overwatch",))
    state = field(
        man(0, 9, 9, key=WATCHER), man(0, 15, 9, key=unarmed), man(0, 20, 9), man(1, 30, 30)
    )
    form = form_of(state, "KeepWatch")
    assert (form.fields[0].allowed, form.rule) == ((1,), RULE)
    assert SPECIALS.menu(state, 0) == [KeepWatch(1)]
    assert form_of(field(man(0, 9, 9), man(1, 30, 30)), "KeepWatch") is None
    assert not shown(state, 0, "KeepWatch", fighter=1).complete


# The token goes


@pytest.mark.rule("MK-CARD-overwatch", "MK-CARD-G10")
def test_it_ends_when_the_next_command_phase_of_its_player_begins():
    men = (man(0, 5, 5, key=WATCHER, watching=True), man(1, 30, 30, key=WATCHER, watching=True))
    play = run(battle(*men, agenda=(CommandBegins(0), Waiting()), phase="command"))
    assert [fighter.watching for fighter in play.state.fighters] == [False, True]
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (1, False, RULE)


@pytest.mark.rule("MK-CARD-overwatch")
def test_it_goes_when_the_bearer_moves_even_on_the_spot():
    state = battle(
        man(0, 10, 10, NORTH, key=WATCHER, watching=True), man(1, 30, 30), agenda=(Moves(0),)
    )
    assert not act(state, 0, Move(1, to((12, 10)), 0)).state.field.by_id[1].watching
    assert not act(state, 0, Move(1, (), 0)).state.field.by_id[1].watching


@pytest.mark.rule("MK-CARD-overwatch")
def test_it_goes_when_the_bearer_is_captured_or_loses_the_ability():
    state = battle(man(0, 10, 10, key=WATCHER, watching=True), man(1, 10 + BASE, 10))
    play = playing(state)
    capture(play, 2, 1)
    assert not play.state.field.by_id[1].watching
    key = warrior(
        "tired watcher", {"abilities": ("overwatch",)}, {}, {"abilities": ("overwatch",)}, range=8
    )
    play = playing(battle(man(0, 10, 10, key=key, watching=True), man(1, 30, 30)))
    hurt(play, Damage(1, 1, "attack", 1))
    assert not play.state.field.by_id[1].watching
    assert [event.on for event in events(play, StatusChanged)] == [False]
    play = playing(battle(man(0, 10, 10, key=key, watching=True, turned=2), man(1, 30, 30)))
    heal(play, 1, 2, "MK-HEAL-1", play.state.fighter(1), "Healing")
    assert play.state.field.by_id[1].watching


# When it shoots


@pytest.mark.rule("MK-CARD-overwatch")
def test_an_enemy_that_ends_its_move_within_range_may_be_shot_at():
    play = asked(post(), (18, 10))
    assert play.state.agenda.top == OverwatchShot(2, 1)
    assert play.state.agenda.top.who(play.state) == (1,)
    far = asked(post(), (18.004, 10))
    assert isinstance(far.state.agenda.top, Moves)
    assert far.state.field.by_id[2].watching


@pytest.mark.rule("MK-CARD-overwatch", "MK-MOVE-10")
def test_turning_on_the_spot_is_a_move_too():
    state = post(mover={"pose": man(0, 16, 10, WEST)["pose"]})
    assert act(state, 0, Move(1, (), 0)).state.agenda.top == OverwatchShot(2, 1)
    assert isinstance(act(state, 0, Move(1, (), 1800)).state.agenda.top, Moves)


@pytest.mark.rule("MK-CARD-overwatch")
def test_front_arc_and_a_clear_line_are_needed():
    behind = asked(post(watcher={"pose": man(1, 10, 10, WEST)["pose"]}), (18, 10))
    assert isinstance(behind.state.agenda.top, Moves)
    covered = asked(post(man(1, 14, 10)), (18, 10))
    assert isinstance(covered.state.agenda.top, Moves)
    walled = asked(post(terrain=(box(500, "blocking", 13, 8, 1, 4),)), (18, 10))
    assert isinstance(walled.state.agenda.top, Moves)


@pytest.mark.rule("MK-CARD-overwatch", "MK-RANGED-2")
def test_not_by_one_that_touches_an_enemy():
    play = asked(post(man(0, 10, 10 + BASE)), (18, 10))
    assert isinstance(play.state.agenda.top, Moves)


@pytest.mark.rule("MK-CARD-overwatch", "MK-RANGED-5")
def test_not_at_one_that_touches_a_friend_unless_it_is_a_bow():
    friend = man(1, 18, 10 + BASE, NORTH)
    play = asked(post(friend), (18, 10))
    assert play.state.agenda.top == Spin(1, 4, 1)
    play = act(play.state, 1, play.state.agenda.top.candidates(play.state, 1)[0])
    assert isinstance(play.state.agenda.top, Moves)
    play = asked(post(friend, key=BOWMAN), (18, 10))
    play = act(play.state, 1, play.state.agenda.top.candidates(play.state, 1)[0])
    assert play.state.agenda.top == OverwatchShot(2, 1)


@pytest.mark.rule("MK-CARD-overwatch", "MK-IMMUNE-3")
def test_a_wand_does_not_shoot_at_the_magic_immune():
    immune = {"key": plain(defense_type="magic-immune")}
    assert isinstance(asked(post(mover=immune), (18, 10)).state.agenda.top, Moves)
    bow = asked(post(key=BOWMAN, mover=immune), (18, 10))
    assert bow.state.agenda.top == OverwatchShot(2, 1)


@pytest.mark.rule("MK-CARD-overwatch")
def test_friends_may_pass():
    state = battle(
        man(0, 24, 10, WEST),
        man(2, 10, 10, EAST, key=WATCHER, watching=True, side=0),
        man(1, 34, 34),
        agenda=(Moves(0),),
        seats=(0, 1, 0),
    )
    assert isinstance(asked(state, (18, 10)).state.agenda.top, Moves)


def shots(state, mover):
    """What is asked of those on Overwatch when a warrior has moved."""
    play = playing(state)
    before = len(play.stack)
    Watched(mover).run(play)
    return play.stack[before:]


@pytest.mark.rule("MK-CARD-overwatch")
def test_a_captive_led_along_is_not_shot_at():
    state = battle(man(0, 15, 10, captor=3), man(1, 10, 10, EAST, key=WATCHER, watching=True))
    assert shots(state, 1) == []
    assert shots(state, 99) == []
    free = battle(man(0, 15, 10), man(1, 10, 10, EAST, key=WATCHER, watching=True), man(1, 1, 1))
    assert shots(free, 1) == [OverwatchShot(2, 1)]


# The shot


@pytest.mark.rule("MK-CARD-overwatch")
def test_one_plain_ranged_attack_without_action_or_action_token():
    state = asked(post(), (18, 10)).state
    play = act(state, 1, FireOverwatch(), dice=[4, 4])
    watcher, mover = play.state.field.by_id[2], play.state.field.by_id[1]
    assert (watcher.watching, watcher.tokens, watcher.acted) == (False, 0, False)
    assert mover.turned == 2
    assert events(play, Announced)[0].rule == RULE
    assert [(hurt.piece, hurt.by) for hurt in events(play, Hurt)] == [(1, 2)]


@pytest.mark.rule("MK-CARD-overwatch")
def test_the_token_goes_with_a_miss_too_and_stays_when_it_holds_fire():
    state = asked(post(), (18, 10)).state
    missed = act(state, 1, FireOverwatch(), dice=[1, 2]).state
    assert (missed.field.by_id[2].watching, missed.field.by_id[1].turned) == (False, 0)
    play = act(state, 1, HoldOverwatch())
    assert play.state.field.by_id[2].watching
    assert not events(play, Rolled)


@pytest.mark.rule("MK-CARD-overwatch", "MK-CRIT-2")
def test_a_critical_miss_counts():
    state = asked(post(), (18, 10)).state
    play = act(state, 1, FireOverwatch(), dice=[1, 1])
    assert play.state.field.by_id[2].turned == 1


@pytest.mark.rule("MK-CARD-overwatch")
def test_the_action_of_the_enemy_goes_on_if_it_survives():
    state = asked(post(), (18, 10)).state
    play = act(state, 1, FireOverwatch(), dice=[4, 4])
    assert play.state.field.by_id[1].tokens == 1
    assert isinstance(play.state.agenda.top, Moves)
    frail = asked(post(mover={"turned": 4}), (18, 10)).state
    play = act(frail, 1, FireOverwatch(), dice=[4, 4])
    assert play.state.fighter(1) is None
    assert play.state.fallen[0].by == 1
    assert isinstance(play.state.agenda.top, Moves)


@pytest.mark.rule("MK-CARD-overwatch")
def test_several_may_shoot_one_after_the_other_until_it_falls():
    second = man(1, 10, 13, EAST, key=WATCHER, watching=True)
    state = asked(post(second, mover={"turned": 4}), (17, 10)).state
    assert state.agenda.top == OverwatchShot(2, 1)
    held = act(state, 1, HoldOverwatch()).state
    assert held.agenda.top == OverwatchShot(4, 1)
    slain = act(state, 1, FireOverwatch(), dice=[4, 4]).state
    assert isinstance(slain.agenda.top, Moves)
    assert [slain.field.by_id[n].watching for n in (2, 4)] == [False, True]


@pytest.mark.rule("MK-CARD-overwatch", "MK-CLOSE-1")
def test_a_bow_within_half_range_says_what_close_range_gives():
    state = asked(post(key=BOWMAN), (18, 10)).state
    assert refused(state, 1, FireOverwatch("attack")) == "MK-CLOSE-1"
    assert [len(form.fields) for form in state.agenda.top.ask(state).forms] == [0, 0]
    near = asked(post(key=BOWMAN, mover={"pose": man(0, 21, 10)["pose"]}), (14, 10)).state
    assert refused(near, 1, FireOverwatch("attack")) is None
    damage = act(near, 1, FireOverwatch("damage"), dice=[4, 4])
    assert damage.state.field.by_id[1].turned == 3
    (choice,) = near.agenda.top.ask(near).forms[0].fields
    assert [option.key for option in choice.choices] == ["attack", "damage"]
    assert list(near.agenda.top.candidates(near, 1)) == [
        HoldOverwatch(),
        FireOverwatch("attack"),
        FireOverwatch("damage"),
    ]
    outside = asked(post(key=BOWMAN, mover={"pose": man(0, 21, 10)["pose"]}), (14.004, 10)).state
    assert list(outside.agenda.top.candidates(outside, 1)) == [HoldOverwatch(), FireOverwatch()]
    wand = asked(post(mover={"pose": man(0, 21, 10)["pose"]}), (14, 10)).state
    assert refused(wand, 1, FireOverwatch("damage")) == "MK-CLOSE-1"


@pytest.mark.rule("MK-CARD-overwatch")
def test_a_policy_fires_or_holds_by_itself():
    assert [choice.key for choice in POLICY.choices] == ["ask", "always", "never"]
    assert POLICY.key == "watch"
    never = asked(with_policy(post(), 1, "watch", "never"), (18, 10)).state
    assert isinstance(never.agenda.top, Moves)
    assert never.field.by_id[2].watching
    always = with_policy(post(), 1, "watch", "always")
    play = act(always, 0, Move(1, to((18, 10)), 1800), dice=[4, 4])
    assert play.state.field.by_id[1].turned == 2
    bow = with_policy(
        post(key=BOWMAN, mover={"pose": man(0, 21, 10)["pose"]}), 1, "watch", "always"
    )
    play = act(bow, 0, Move(1, to((14, 10)), 1800), dice=[2, 3])
    assert play.state.field.by_id[1].turned == 2
    wrong_seat = with_policy(post(), 0, "watch", "always")
    assert asked(wrong_seat, (18, 10)).state.agenda.top == OverwatchShot(2, 1)


def test_the_question_and_its_preview():
    state = asked(post(), (18, 10)).state
    decision = state.agenda.top.ask(state)
    assert (decision.seats, decision.pieces, decision.rule) == ((1,), (2, 1), RULE)
    assert [form.action for form in decision.forms] == ["FireOverwatch", "HoldOverwatch"]
    assert len(shown(state, 1, "FireOverwatch").odds) == 1
    assert shown(state, 1, "HoldOverwatch").odds == ()
    gone = battle(man(0, 1, 1), agenda=(OverwatchShot(2, 1),))
    assert gone.agenda.top.who(gone) == ()
    left = battle(man(0, 18, 10), man(1, 10, 10, EAST, key=WATCHER, watching=True), out=(1,))
    assert OverwatchShot(2, 1).who(left) == ()
