"""The end of a move: Ram, Pole Arm, Overwatch, in their order (MK-CARD-G10)."""

import pytest

from slagveld.games.mage_knight.movement.actions import BreakAway, Move, Run
from slagveld.games.mage_knight.movement.destination import Go, Turn
from slagveld.games.mage_knight.movement.end_of_move import Arrive
from slagveld.games.mage_knight.movement.free_spins_and_nimble import KeepFacing, Spin, SpinTo
from slagveld.games.mage_knight.movement.overwatch_shots import HoldOverwatch, OverwatchShot
from slagveld.kernel.event import Changed, Hurt, Moved, Slain, StatusChanged, Told
from slagveld.kernel.state import Policy
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    battle,
    events,
    man,
    plain,
    run,
    warrior,
)
from tests.games.mage_knight.moves import Moves, clicks, to

RAM = plain(abilities=("ram",))
POLE = plain(abilities=("pole-arm",))
STILL = (Policy(1, "spins", "never"), Policy(0, "spins", "never"))
"""Nobody spins."""


def field(*men, **more):
    return battle(*men, agenda=(Moves(0),), **{"policies": STILL, **more})


# Ram


@pytest.mark.rule("MK-CARD-ram")
def test_ram_hurts_every_enemy_at_the_front_arc():
    state = field(
        man(0, 14, 10, key=RAM),
        man(1, 20, 10, EAST),
        man(1, 20 - 2 * BASE, 10),
        man(0, 20 - BASE, 10 - BASE),
    )
    way = to((16, 12), (20 - BASE, 12), (20 - BASE, 10))
    play = act(state, 0, Move(1, way, 0))
    assert [clicks(play.state, n) for n in (1, 2, 3, 4)] == [0, 1, 0, 0]
    (hurt,) = events(play, Hurt)
    assert (hurt.piece, hurt.amount, hurt.by, hurt.rule) == (2, 1, 1, "MK-CARD-ram")
    assert hurt.cause.key == "mage-knight:hurt-ram"


@pytest.mark.rule("MK-CARD-ram")
def test_ram_from_behind_the_own_back_hurts_nobody():
    state = field(man(0, 14, 10, key=RAM), man(1, 20, 10))
    assert clicks(act(state, 0, Move(1, to((20 - BASE, 10)), 1800)).state, 2) == 0


@pytest.mark.rule("MK-CARD-ram", "MK-CARD-G6")
def test_toughness_takes_off_the_damage_of_ram():
    state = field(man(0, 14, 10, key=RAM), man(1, 20, 10, key=plain(abilities=("toughness",))))
    assert clicks(act(state, 0, Move(1, to((20 - BASE, 10)), 0)).state, 2) == 0


@pytest.mark.rule("MK-CARD-ram", "MK-CARD-G10")
def test_ram_comes_after_the_free_spin():
    state = field(man(0, 14, 10, key=RAM), man(1, 20, 10, EAST), policies=())
    state = act(state, 0, Move(1, to((20 - BASE, 10)), 0)).state
    assert clicks(state, 2) == 0
    play = act(state, 1, SpinTo(1800))
    assert clicks(play.state, 2) == 1
    assert play.state.field.by_id[2].pose.facing == 1800


@pytest.mark.rule("MK-CARD-ram", "MK-RUN-4")
def test_a_running_ram_hurts_nobody():
    state = field(man(0, 14, 10, key=RAM), man(1, 20, 10))
    play = act(state, 0, Run(1, to((20 - BASE, 10)), 0))
    assert clicks(play.state, 2) == 0
    assert clicks(play.state, 1) == 1


@pytest.mark.rule("MK-CARD-ram")
def test_a_cancelled_ram_hurts_nobody():
    state = field(man(0, 14, 10, key=RAM, cancelled=("ram",)), man(1, 20, 10))
    assert clicks(act(state, 0, Move(1, to((20 - BASE, 10)), 0)).state, 2) == 0


@pytest.mark.rule("MK-CARD-ram", "MK-MOVE-10")
def test_a_turn_on_the_spot_rams_too():
    men = (man(0, 14, 10, EAST, key=RAM), man(1, 14 - BASE, 10))
    state = act(field(*men), 0, BreakAway(1), dice=[1]).state
    assert clicks(act(state, 0, Turn(1800)).state, 2) == 1
    assert clicks(act(state, 0, Turn(0)).state, 2) == 0
    state = act(field(*men), 0, BreakAway(1), dice=[6]).state
    assert clicks(act(state, 0, Go((), 1800)).state, 2) == 1


@pytest.mark.rule("MK-CARD-ram")
def test_ram_eliminates_before_a_pole_arm_strikes():
    frail = warrior("frail pike", {"abilities": ("pole-arm",)})
    state = field(man(0, 14, 10, key=RAM), man(1, 20, 10, WEST, key=frail), man(1, 30, 30))
    play = act(state, 0, Move(1, to((20 - BASE, 10)), 0))
    assert [(slain.piece, slain.seat) for slain in events(play, Slain)] == [(2, 0)]
    assert clicks(play.state, 1) == 0


# Pole Arm


@pytest.mark.rule("MK-CARD-pole-arm")
def test_a_pole_arm_hurts_who_comes_before_its_front_arc():
    state = field(man(0, 14, 10), man(1, 20, 10, WEST, key=POLE))
    play = act(state, 0, Move(1, to((20 - BASE, 10)), 0))
    assert clicks(play.state, 1) == 1
    (hurt,) = events(play, Hurt)
    assert (hurt.piece, hurt.by, hurt.rule) == (1, 2, "MK-CARD-pole-arm")
    assert hurt.cause.key == "mage-knight:hurt-pole-arm"
    (told,) = events(play, Told)
    assert (told.what.key, told.rule) == ("mage-knight:told-pole-arm", "MK-CARD-pole-arm")


@pytest.mark.rule("MK-CARD-pole-arm")
def test_a_pole_arm_is_harmless_behind_or_out_of_contact_or_of_a_friend():
    for other in (
        man(1, 20, 10, EAST, key=POLE),
        man(1, 20.1, 10, WEST, key=POLE),
        man(0, 20, 10, WEST, key=POLE),
    ):
        state = field(man(0, 14, 10), other, man(1, 30, 30))
        play = act(state, 0, Move(1, to((20 - BASE, 10)), 0))
        assert clicks(play.state, 1) == 0
        assert events(play, Told) == []


@pytest.mark.rule("MK-CARD-pole-arm")
def test_the_free_spin_brings_the_pole_arm_about():
    state = field(man(0, 14, 10), man(1, 20, 10, EAST, key=POLE), policies=())
    state = act(state, 0, Move(1, to((20 - BASE, 10)), 0)).state
    assert clicks(act(state, 1, SpinTo(1800)).state, 1) == 1
    assert clicks(act(state, 1, KeepFacing()).state, 1) == 0


@pytest.mark.rule("MK-CARD-pole-arm")
def test_several_pole_arms_each_deal_theirs():
    state = field(
        man(0, 14, 10), man(1, 20, 10, WEST, key=POLE), man(1, 20 - 2 * BASE, 10, EAST, key=POLE)
    )
    way = to((16, 12), (20 - BASE, 12), (20 - BASE, 10))
    play = act(state, 0, Move(1, way, 0))
    assert clicks(play.state, 1) == 2
    assert [hurt.amount for hurt in events(play, Hurt)] == [1, 1]
    assert len(events(play, Told)) == 1


@pytest.mark.rule("MK-CARD-pole-arm")
def test_the_second_pole_arm_finds_nobody_where_the_first_has_slain():
    frail = warrior("frail runner", {})
    state = field(
        man(0, 14, 10, key=frail),
        man(1, 20, 10, WEST, key=POLE),
        man(2, 20 - 2 * BASE, 10, EAST, key=POLE),
        man(0, 2, 2),
        seats=(0, 1, 2),
        policies=tuple(Policy(seat, "spins", "never") for seat in (1, 2)),
    )
    way = to((16, 12), (20 - BASE, 12), (20 - BASE, 10))
    play = act(state, 0, Move(1, way, 0))
    assert [(slain.piece, slain.seat) for slain in events(play, Slain)] == [(1, 1)]


@pytest.mark.rule("MK-CARD-pole-arm")
def test_only_who_changed_place_meets_a_pole_arm():
    men = (man(0, 20 - BASE, 10, NORTH), man(1, 20, 10, WEST, key=POLE))
    state = act(field(*men), 0, BreakAway(1), dice=[6]).state
    assert clicks(act(state, 0, Go((), 900)).state, 1) == 0
    moved = act(state, 0, Go(to((20, 10 - BASE), (20 - BASE + 0.004, 10)), 0)).state
    assert clicks(moved, 1) == 1


@pytest.mark.rule("MK-CARD-pole-arm", "MK-TOKEN-1", "MK-RUN-3")
def test_tokens_and_tolls_are_due_all_the_same():
    state = field(man(0, 14, 10, tokens=1), man(1, 20, 10, WEST, key=POLE))
    play = act(state, 0, Run(1, to((20 - BASE, 10)), 0))
    assert play.state.field.by_id[1].tokens == 2
    assert [hurt.rule for hurt in events(play, Hurt)] == [
        "MK-CARD-pole-arm",
        "MK-RUN-3",
        "MK-PUSH-1",
    ]


@pytest.mark.rule("MK-CARD-pole-arm")
def test_the_action_of_the_warrior_ends():
    state = battle(
        man(0, 20 - BASE, 10, NORTH),
        man(1, 20, 10, WEST, key=POLE),
        agenda=(Arrive(1, True), Moves(0)),
        policies=STILL,
    )
    assert run(state).state.halted == (1,)
    spared = battle(man(0, 20 - BASE, 10), man(1, 20, 10, WEST), agenda=(Arrive(1, True), Moves(0)))
    assert run(spared).state.halted == ()


@pytest.mark.rule("MK-CARD-pole-arm")
def test_toughness_takes_off_the_damage_but_the_action_ends():
    state = battle(
        man(0, 20 - BASE, 10, key=plain(abilities=("toughness",))),
        man(1, 20, 10, WEST, key=POLE),
        agenda=(Arrive(1, True), Moves(0)),
        policies=STILL,
    )
    state = run(state).state
    assert (clicks(state, 1), state.halted) == (0, (1,))


# Overwatch


SHOOTER = plain(attack_type="bow", range=12, ranged_damage=2, abilities=("overwatch",))


@pytest.mark.rule("MK-CARD-overwatch", "MK-CARD-G10")
def test_overwatch_is_asked_after_the_pole_arm():
    state = field(
        man(0, 14, 10),
        man(1, 20, 10, WEST, key=POLE),
        man(1, 14, 20, NORTH, key=SHOOTER, watching=True),
    )
    state = act(state, 0, Move(1, to((14, 12)), 0)).state
    assert state.agenda.top == OverwatchShot(3, 1)
    assert state.field.by_id[1].tokens == 0
    state = act(state, 1, HoldOverwatch()).state
    assert state.field.by_id[1].tokens == 1


@pytest.mark.rule("MK-CARD-overwatch")
def test_whoever_keeps_watch_and_moves_gives_it_up():
    state = field(man(0, 14, 10, EAST, key=SHOOTER, watching=True), man(1, 30, 30))
    play = act(state, 0, Move(1, to((14, 12)), 0))
    assert not play.state.field.by_id[1].watching
    assert [status.on for status in events(play, StatusChanged)] == [False]
    still = act(state, 0, Move(1, (), 0)).state
    assert still.field.by_id[1].watching


@pytest.mark.rule("MK-CARD-overwatch")
def test_no_move_no_shot():
    state = field(man(0, 14, 10, EAST), man(1, 14, 20, NORTH, key=SHOOTER, watching=True))
    assert isinstance(act(state, 0, Move(1, (), 0)).state.agenda.top, Moves)
    assert act(state, 0, Move(1, (), 900)).state.agenda.top == OverwatchShot(2, 1)


# The whole order


@pytest.mark.rule("MK-CARD-G10")
def test_spins_ram_pole_arm_toll_and_token_in_this_order():
    both = plain(abilities=("ram",))
    state = field(man(0, 14, 10, key=both, tokens=1), man(1, 20, 10, EAST, key=POLE), policies=())
    first = act(state, 0, Move(1, to((20 - BASE, 10)), 0))
    assert [type(event) for event in first.events] == [Moved]
    assert first.state.agenda.top == Spin(1, 2, 1)
    second = act(first.state, 1, SpinTo(1800))
    rules = [event.rule for event in second.events if isinstance(event, Hurt | Changed)]
    assert rules == ["MK-CARD-ram", "MK-CARD-pole-arm", "MK-TOKEN-1", "MK-PUSH-1"]


@pytest.mark.rule("MK-CARD-magic-levitation", "MK-CARD-G10")
def test_who_was_put_down_by_another_neither_rams_nor_sneaks():
    key = plain(abilities=("ram", "sneak-attack"))
    men = (man(0, 20 - BASE, 10, EAST, key=key), man(1, 20, 10, EAST, key=POLE))
    state = battle(*men, agenda=(Arrive(1, True, own=False), Moves(0)))
    state = run(state).state
    assert state.agenda.top == Spin(1, 2, 1)
    state = act(state, 1, SpinTo(1800)).state
    assert (clicks(state, 1), clicks(state, 2)) == (1, 0)


@pytest.mark.rule("MK-CARD-G10")
def test_nothing_follows_for_who_is_gone():
    state = battle(man(0, 10, 10, SOUTH), agenda=(Arrive(9, True), Moves(0)))
    assert isinstance(run(state).state.agenda.top, Moves)
