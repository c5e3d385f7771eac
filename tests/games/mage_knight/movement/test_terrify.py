"""Terrify: the die before a move may end in contact with its bearer."""

import pytest

from slagveld.games.mage_knight.movement.actions import BreakAway, Move, Run
from slagveld.games.mage_knight.movement.confusion import ConfusedMove
from slagveld.games.mage_knight.movement.destination import Go, Stay, WhereTo
from slagveld.games.mage_knight.movement.free_spins_and_nimble import Spin
from slagveld.games.mage_knight.movement.terrify import Dare, daunting
from slagveld.kernel.event import Hurt, Moved, Rolled, Told
from slagveld.kernel.state import Policy
from slagveld.table.shapes import Pose
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    act,
    battle,
    events,
    man,
    plain,
    refused,
    run,
    units,
)
from tests.games.mage_knight.moves import Moves, clicks, place, to

TERROR = plain(abilities=("terrify",))
STILL = (Policy(1, "spins", "never"),)
NEAR = to((20 - BASE, 10))


def field(*men, **more):
    return battle(*men, agenda=(Moves(0),), **{"policies": STILL, **more})


def pair(**more):
    return field(man(0, 14, 10, **more), man(1, 20, 10, key=TERROR))


@pytest.mark.rule("MK-CARD-terrify")
@pytest.mark.parametrize(("die", "dares"), [(1, False), (2, False), (3, True), (6, True)])
def test_on_one_or_two_the_mover_does_not_dare(die, dares):
    play = act(pair(), 0, Move(1, NEAR, 0), dice=[die])
    (rolled,) = events(play, Rolled)
    assert (rolled.seat, rolled.pieces, rolled.rule) == (0, (1, 2), "MK-CARD-terrify")
    assert rolled.successes == dares
    assert (place(play.state, 1)[0] == 20 - BASE) is dares
    assert play.state.dared == (((1, 2),) if dares else ())
    assert play.state.daunted == (() if dares else ((1, 2),))
    told = [event.what.key for event in events(play, Told)]
    assert told == ([] if dares else ["mage-knight:told-daunted"])


@pytest.mark.rule("MK-CARD-terrify")
def test_it_then_names_another_end_or_stays():
    state = act(pair(), 0, Move(1, NEAR, 0), dice=[1]).state
    assert state.agenda.top == WhereTo(0, 1)
    assert refused(state, 0, Go(NEAR, 0)) == "MK-CARD-terrify"
    assert refused(state, 0, Go(to((20 - BASE - 0.024, 10)), 0)) is None
    play = act(state, 0, Go(to((18, 10)), 0))
    assert place(play.state, 1) == (18, 10, 0)
    assert (play.state.used, play.state.field.by_id[1].tokens) == (1, 1)
    stayed = act(state, 0, Stay()).state
    assert place(stayed, 1)[:2] == (14, 10)
    assert stayed.field.by_id[1].tokens == 1


@pytest.mark.rule("MK-CARD-terrify")
def test_one_roll_for_each_mover_and_bearer_in_a_turn():
    state = field(man(0, 14, 10), man(1, 20, 10, key=TERROR), dared=((1, 2),))
    assert place(act(state, 0, Move(1, NEAR, 0)).state, 1)[0] == 20 - BASE
    state = field(man(0, 14, 10), man(1, 20, 10, key=TERROR), daunted=((1, 2),))
    assert refused(state, 0, Move(1, NEAR, 0)) == "MK-CARD-terrify"
    state = field(man(0, 14, 10), man(1, 20, 10, key=TERROR), daunted=((2, 1), (3, 2)))
    assert refused(state, 0, Move(1, NEAR, 0)) is None


@pytest.mark.rule("MK-CARD-terrify")
def test_each_bearer_has_a_roll_of_its_own():
    state = field(man(0, 14, 10), man(1, 20, 10, key=TERROR), man(1, 20 - 2 * BASE, 10, key=TERROR))
    way = to((16, 12), (20 - BASE, 12), (20 - BASE, 10))
    play = act(state, 0, Move(1, way, 0), dice=[3, 2])
    assert (play.state.dared, play.state.daunted) == (((1, 2),), ((1, 3),))
    assert isinstance(play.state.agenda.top, WhereTo)
    play = act(play.state, 0, Go(to((20, 10 + BASE)), 0))
    assert place(play.state, 1)[:2] == (20, 10 + BASE)


@pytest.mark.rule("MK-CARD-terrify")
def test_another_end_may_ask_for_another_roll():
    state = field(man(0, 14, 10), man(1, 20, 10, key=TERROR), man(1, 14, 16, key=TERROR))
    state = act(state, 0, Move(1, NEAR, 0), dice=[1]).state
    state = act(state, 0, Go(to((14, 16 - BASE)), 0), dice=[2]).state
    assert state.daunted == ((1, 2), (1, 3))
    assert state.agenda.top == WhereTo(0, 1)


@pytest.mark.rule("MK-CARD-terrify")
def test_bearers_do_not_roll_for_each_other():
    play = act(pair(key=TERROR), 0, Move(1, NEAR, 0))
    assert events(play, Rolled) == []
    assert place(play.state, 1)[0] == 20 - BASE


@pytest.mark.rule("MK-CARD-terrify")
def test_no_roll_for_friends_captives_cancelled_bearers_or_a_gap():
    for other in (
        man(0, 20, 10, key=TERROR),
        man(1, 20, 10, key=TERROR, captor=3),
        man(1, 20, 10, key=TERROR, cancelled=("terrify",)),
        man(1, 20.03, 10, key=TERROR),
        man(1, 20, 10),
    ):
        captor = man(0, 20, 10 + BASE, captive=2 if "captor" in other else 0)
        play = act(field(man(0, 14, 10), other, captor), 0, Move(1, NEAR, 0))
        assert events(play, Rolled) == []


@pytest.mark.rule("MK-CARD-terrify")
def test_who_stays_does_not_roll():
    state = field(man(0, 20 - BASE, 10, EAST), man(1, 20, 10, key=TERROR), daunted=((1, 2),))
    state = act(state, 0, BreakAway(1), dice=[6]).state
    play = act(state, 0, Go((), 900))
    assert events(play, Rolled) == []
    assert place(play.state, 1)[2] == 90
    assert refused(state, 0, Go(to((20, 10 - BASE)), 0)) == "MK-CARD-terrify"


@pytest.mark.rule("MK-CARD-terrify")
def test_moving_round_the_bearer_asks_for_the_roll():
    state = field(man(0, 20 - BASE, 10), man(1, 20, 10, key=TERROR))
    state = act(state, 0, BreakAway(1), dice=[6]).state
    play = act(state, 0, Go(to((20, 10 - BASE)), 0), dice=[3])
    assert place(play.state, 1)[:2] == (20, 10 - BASE)


@pytest.mark.rule("MK-CARD-terrify", "MK-RUN-3")
def test_in_a_run_the_new_end_is_within_the_run_and_the_toll_is_due():
    state = field(man(0, 8, 10), man(1, 20, 10, key=TERROR))
    play = act(state, 0, Run(1, NEAR, 0), dice=[1])
    assert play.state.agenda.top == WhereTo(0, 1, "run", True)
    assert refused(play.state, 0, Go(to((8, 26.1)), 0)) == "MK-MOVE-1"
    play = act(play.state, 0, Go(to((8, 26)), 0))
    assert clicks(play.state, 1) == 1
    assert [hurt.rule for hurt in events(play, Hurt)] == ["MK-RUN-3"]
    assert [moved.manner for moved in events(play, Moved)] == ["mage-knight:run"]


@pytest.mark.rule("MK-CARD-terrify")
def test_the_bearer_still_has_its_free_spin():
    state = field(man(0, 14, 10), man(1, 20, 10, key=TERROR), policies=())
    assert act(state, 0, Move(1, NEAR, 0), dice=[5]).state.agenda.top == Spin(1, 2, 1)


@pytest.mark.rule("MK-CARD-terrify")
def test_daunting_names_those_for_whom_a_roll_is_due():
    state = field(man(0, 14, 10), man(1, 20, 10, key=TERROR), man(1, 20 - 2 * BASE, 10))
    fighter = state.field.by_id[1]
    there = Pose(units(20 - BASE), units(10), 0)
    assert [bearer.id for bearer in daunting(state, fighter, there)] == [2]
    assert daunting(state, fighter, fighter.pose) == []


@pytest.mark.rule("MK-CARD-terrify")
def test_rolls_are_made_once_and_only_for_who_stands():
    state = battle(
        man(0, 14, 10),
        man(1, 20, 10, key=TERROR),
        man(1, 25, 10),
        agenda=(Dare(1, (2, 3, 9)), Dare(1, (2,)), Moves(0)),
    )
    play = run(state, dice=[4])
    assert (play.state.dared, play.state.daunted) == (((1, 2),), ())


@pytest.mark.rule("MK-CARD-terrify", "MK-CARD-magic-confusion")
def test_whoever_leads_another_warrior_is_asked_again():
    state = battle(
        man(0, 14, 10),
        man(1, 20, 10, key=TERROR),
        man(2, 30, 30),
        agenda=(ConfusedMove(2, 1, "confused"), Moves(0)),
        seats=(0, 1, 2),
        policies=STILL,
    )
    state = act(state, 2, Go(NEAR, 0), dice=[1]).state
    assert state.agenda.top == ConfusedMove(2, 1, "confused")
    play = act(state, 2, Go(to((18, 10)), 0))
    assert [moved.manner for moved in events(play, Moved)] == ["mage-knight:confused"]
