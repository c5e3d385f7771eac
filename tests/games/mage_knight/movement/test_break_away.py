"""Breaking away from enemies in contact, and what follows from the die."""

from random import Random

import pytest

from slagveld.games.mage_knight.movement.actions import BreakAway, Move, QuickBreak
from slagveld.games.mage_knight.movement.break_away import TurnOnSpot
from slagveld.games.mage_knight.movement.destination import Go, Stay, Turn, WhereTo
from slagveld.games.mage_knight.movement.free_spins_and_nimble import KeepFacing, Spin
from slagveld.kernel.event import Changed, Hurt, Moved, Rolled, Slain, Told, Turned
from slagveld.table.shapes import Pose
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    WEST,
    act,
    battle,
    events,
    man,
    plain,
    refused,
    units,
    warrior,
)
from tests.games.mage_knight.moves import Moves, clicks, place, to

HORSE = plain(speed_type="horseshoe")
FLIER = plain(abilities=("flight",))
SUCCESSES = {"foot": 3, "horseshoe": 5, "wing": 3, "wave": 3}


def field(*men, **more):
    return battle(*men, agenda=(Moves(0),), **more)


def held(key=None, facing=EAST, **more):
    """A warrior at (10, 10) with an enemy to its east."""
    return field(man(0, 10, 10, facing, key=key, **more), man(1, 10 + BASE, 10, WEST))


@pytest.mark.rule("MK-BREAK-1")
def test_whoever_touches_an_enemy_must_break_away_first():
    assert refused(held(), 0, Move(1, to((10, 12)), 0)) == "MK-BREAK-1"
    assert refused(held(), 0, BreakAway(1)) is None


@pytest.mark.rule("MK-BREAK-1")
def test_a_gap_wider_than_a_hair_is_no_contact():
    near = field(man(0, 10, 10), man(1, 10 + BASE + 0.02, 10))
    assert refused(near, 0, BreakAway(1)) is None
    apart = field(man(0, 10, 10), man(1, 10 + BASE + 0.024, 10))
    assert refused(apart, 0, BreakAway(1)) == "MK-BREAK-5"
    assert refused(apart, 0, Move(1, to((10, 12)), 0)) is None


@pytest.mark.rule("MK-BREAK-1")
def test_one_roll_covers_all_enemies():
    state = field(man(0, 10, 10), man(1, 10 + BASE, 10), man(1, 10 - BASE, 10))
    play = act(state, 0, BreakAway(1), dice=[4])
    (rolled,) = events(play, Rolled)
    assert rolled.pieces == (1, 2, 3)
    assert rolled.seat == 0
    assert isinstance(play.state.agenda.top, WhereTo)


@pytest.mark.rule("MK-BREAK-2", "MK-STYPE-1")
@pytest.mark.parametrize("kind", SUCCESSES)
def test_how_many_faces_break_away(kind):
    free = []
    for die in range(1, 7):
        play = act(held(plain(speed_type=kind)), 0, BreakAway(1), dice=[die])
        free.append(isinstance(play.state.agenda.top, WhereTo))
        (rolled,) = events(play, Rolled)
        assert rolled.successes == free[-1]
    assert free == [False] * (6 - SUCCESSES[kind]) + [True] * SUCCESSES[kind]


@pytest.mark.rule("MK-BREAK-2")
def test_the_die_and_its_result_are_told():
    play = act(held(), 0, BreakAway(1), dice=[3])
    (rolled,) = events(play, Rolled)
    assert (rolled.rule, rolled.dice, rolled.need.target.total) == ("MK-BREAK-2", (3,), 4)
    assert [told.what.key for told in events(play, Told)] == ["mage-knight:told-held-fast"]
    play = act(held(), 0, BreakAway(1), dice=[4])
    assert [told.what.key for told in events(play, Told)] == ["mage-knight:told-broke-away"]


@pytest.mark.rule("MK-BREAK-2")
def test_a_warrior_that_broke_away_moves_as_usual():
    state = act(held(), 0, BreakAway(1), dice=[4]).state
    assert refused(state, 0, Go(to((10, 18.004)), 0)) == "MK-MOVE-1"
    play = act(state, 0, Go(to((10, 18)), 900))
    assert place(play.state, 1) == (10, 18, 90)
    assert play.state.field.by_id[1].tokens == 1
    assert isinstance(play.state.agenda.top, Moves)


@pytest.mark.rule("MK-BREAK-3")
def test_a_failed_attempt_uses_the_action():
    state = act(held(tokens=1), 0, BreakAway(1), dice=[1]).state
    assert (state.used, state.field.by_id[1].acted) == (1, True)
    play = act(state, 0, Stay())
    assert play.state.field.by_id[1].tokens == 2
    assert clicks(play.state, 1) == 1
    assert [event.rule for event in events(play, Hurt)] == ["MK-PUSH-1"]
    assert events(play, Moved) == events(play, Turned) == []


@pytest.mark.rule("MK-BREAK-4")
def test_who_fails_may_turn_but_not_go():
    state = act(held(), 0, BreakAway(1), dice=[2]).state
    assert isinstance(state.agenda.top, TurnOnSpot)
    play = act(state, 0, Turn(1800))
    assert place(play.state, 1) == (10, 10, 180)
    (turned,) = events(play, Turned)
    assert (turned.piece, turned.facing) == (1, 1800)


@pytest.mark.rule("MK-BREAK-4")
def test_enemies_have_a_free_spin_after_the_turn():
    state = act(act(held(), 0, BreakAway(1), dice=[2]).state, 0, Turn(1800)).state
    assert state.agenda.top == Spin(1, 2, 1)
    after = act(state, 1, KeepFacing()).state
    assert after.field.by_id[1].tokens == 1


@pytest.mark.rule("MK-BREAK-4")
def test_without_a_turn_there_is_no_free_spin():
    state = act(held(), 0, BreakAway(1), dice=[2]).state
    assert isinstance(act(state, 0, Stay()).state.agenda.top, Moves)
    assert isinstance(act(state, 0, Turn(EAST)).state.agenda.top, Moves)


@pytest.mark.rule("MK-BREAK-4")
def test_a_soaring_warrior_that_fails_stays_up():
    wing = plain(speed_type="wing")
    state = field(
        man(0, 10, 10, EAST, key=wing, soaring=True), man(1, 10 + BASE, 10, key=wing, soaring=True)
    )
    state = act(act(state, 0, BreakAway(1), dice=[1]).state, 0, Turn(1800)).state
    assert state.field.by_id[1].pose == Pose(units(10), units(10), 1800, level=1)


@pytest.mark.rule("MK-BREAK-5")
def test_friends_captives_and_objectives_ask_for_no_roll():
    state = field(
        man(0, 10, 10),
        man(0, 10 + BASE, 10, captive=3),
        man(1, 10, 10 + BASE, captor=2),
        man(1, 30, 30),
        objectives=[(10, 9)],
    )
    assert refused(state, 0, BreakAway(1)) == "MK-BREAK-5"
    assert refused(state, 0, Move(1, to((8, 10)), 0)) is None


@pytest.mark.rule("MK-BREAK-5")
def test_a_wing_on_the_ground_rolls_too_but_not_below_a_soaring_enemy():
    wing = plain(speed_type="wing")
    state = field(man(0, 10, 10, key=wing), man(1, 10 + BASE, 10))
    assert refused(state, 0, Move(1, to((10, 12)), 0, soar=True)) == "MK-BREAK-1"
    state = field(man(0, 10, 10, key=wing), man(1, 10 + BASE, 10, key=wing, soaring=True))
    assert refused(state, 0, Move(1, to((10, 12)), 0)) is None


@pytest.mark.rule("MK-BREAK-6")
def test_it_may_come_back_into_contact_with_the_same_or_another_enemy():
    state = field(man(0, 10, 10, EAST), man(1, 10 + BASE, 10, WEST), man(1, 10, 14, WEST))
    state = act(state, 0, BreakAway(1), dice=[6]).state
    same = act(state, 0, Go(to((10 + BASE, 10 - BASE)), 0)).state
    assert same.agenda.top == Spin(1, 2, 1)
    other = act(state, 0, Go(to((10, 14 - BASE)), 0)).state
    assert other.agenda.top == Spin(1, 3, 1)


@pytest.mark.rule("MK-MOVE-11")
def test_after_breaking_away_it_may_stay():
    state = act(held(), 0, BreakAway(1), dice=[6]).state
    play = act(state, 0, Stay())
    assert place(play.state, 1) == (10, 10, 0)
    assert isinstance(play.state.agenda.top, Moves)
    assert play.state.field.by_id[1].tokens == 1


# Horseshoe


@pytest.mark.rule("MK-HORSE-2")
def test_a_horse_fails_only_on_a_one():
    assert isinstance(act(held(HORSE), 0, BreakAway(1), dice=[2]).state.agenda.top, WhereTo)
    (rolled,) = events(act(held(HORSE), 0, BreakAway(1), dice=[1]), Rolled)
    assert rolled.need.target.total == 2
    assert [item.rule for item in rolled.need.target.items] == ["MK-HORSE-2"]


@pytest.mark.rule("MK-HORSE-3")
def test_a_horse_that_fails_may_not_turn():
    play = act(held(HORSE), 0, BreakAway(1), dice=[1])
    assert isinstance(play.state.agenda.top, Moves)
    assert place(play.state, 1) == (10, 10, 0)
    assert play.state.field.by_id[1].tokens == 1


@pytest.mark.rule("MK-HORSE-4")
def test_a_horse_shakes_off_whoever_is_not_before_it():
    state = field(
        man(0, 10, 10, EAST, key=HORSE),
        man(1, 10 + BASE, 10),
        man(1, 10 - BASE, 10),
        man(1, 10, 10 + BASE),
        man(0, 10, 10 - BASE),
    )
    play = act(state, 0, BreakAway(1), dice=[2])
    assert [clicks(play.state, n) for n in (1, 2, 3, 4, 5)] == [0, 0, 1, 1, 0]
    assert [(hurt.piece, hurt.by, hurt.rule) for hurt in events(play, Hurt)] == [
        (3, 1, "MK-HORSE-4"),
        (4, 1, "MK-HORSE-4"),
    ]
    assert isinstance(play.state.agenda.top, WhereTo)


@pytest.mark.rule("MK-HORSE-4")
def test_the_end_of_the_front_arc_spares():
    x = BASE * 0.5**0.5
    state = field(man(0, 10, 10, EAST, key=HORSE), man(1, 10 + x, 10 + x))
    assert clicks(act(state, 0, BreakAway(1), dice=[2]).state, 2) == 0
    state = field(man(0, 10, 10, EAST, key=HORSE), man(1, 10 + x - 0.01, 10 + x + 0.01))
    assert clicks(act(state, 0, BreakAway(1), dice=[2]).state, 2) == 1


@pytest.mark.rule("MK-HORSE-4")
def test_no_shake_off_when_it_fails_or_goes_on_foot():
    back = man(1, 10 - BASE, 10)
    state = field(man(0, 10, 10, EAST, key=HORSE), back)
    assert clicks(act(state, 0, BreakAway(1), dice=[1]).state, 2) == 0
    state = field(man(0, 10, 10, EAST), back)
    assert clicks(act(state, 0, BreakAway(1), dice=[6]).state, 2) == 0


@pytest.mark.rule("MK-HORSE-4")
def test_toughness_takes_off_shake_off_damage():
    tough = plain(abilities=("toughness",))
    state = field(man(0, 10, 10, EAST, key=HORSE), man(1, 10 - BASE, 10, key=tough))
    assert clicks(act(state, 0, BreakAway(1), dice=[6]).state, 2) == 0


@pytest.mark.rule("MK-HORSE-4", "MK-ELIM-2")
def test_shake_off_damage_eliminates_and_is_credited():
    frail = warrior("frail", {})
    state = field(man(0, 10, 10, EAST, key=HORSE), man(1, 10 - BASE, 10, key=frail), man(1, 30, 30))
    play = act(state, 0, BreakAway(1), dice=[6])
    assert [(slain.piece, slain.seat) for slain in events(play, Slain)] == [(2, 0)]
    assert isinstance(play.state.agenda.top, WhereTo)
    assert refused(play.state, 0, Go(to((10 - BASE, 10)), 0)) is None


@pytest.mark.rule("MK-HORSE-4")
def test_a_bearer_with_items_that_is_shaken_off_leaves_the_move_open():
    frail = warrior("bearer", {}, base=425, item_slots=1, rank="unique")
    state = field(
        man(0, 10, 10, EAST, key=HORSE),
        man(1, 10 - 1.4, 10, key=frail, items=("oak-shield",)),
        man(1, 30, 30),
    )
    play = act(state, 0, BreakAway(1), dice=[6])
    while not isinstance(play.state.agenda.top, WhereTo):
        question = play.state.agenda.top
        (seat,) = question.who(play.state)
        play = act(play.state, seat, question.candidates(play.state, seat)[0])
    assert act(play.state, 0, Stay()).state.field.by_id[1].tokens == 1


@pytest.mark.rule("MK-CARD-ram")
def test_ram_shakes_nobody_off_unless_it_is_cancelled():
    ram = plain(speed_type="horseshoe", abilities=("ram",))
    state = field(man(0, 10, 10, EAST, key=ram), man(1, 10 - BASE, 10))
    assert clicks(act(state, 0, BreakAway(1), dice=[6]).state, 2) == 0
    state = field(man(0, 10, 10, EAST, key=ram, cancelled=("ram",)), man(1, 10 - BASE, 10))
    assert clicks(act(state, 0, BreakAway(1), dice=[6]).state, 2) == 1


@pytest.mark.rule("MK-CAPTURE-6")
def test_a_captor_on_a_horse_breaks_away_on_foot():
    men = (
        man(0, 10, 10, EAST, key=HORSE, captive=2),
        man(1, 10, 10 + BASE, captor=1),
        man(1, 10 - BASE, 10),
    )
    play = act(field(*men), 0, BreakAway(1), dice=[3])
    assert isinstance(play.state.agenda.top, TurnOnSpot)
    play = act(field(*men), 0, BreakAway(1), dice=[4])
    assert clicks(play.state, 3) == 0
    state = act(play.state, 0, Go(to((16, 10)), 0)).state
    assert 2 in state.field.touching(state.field.by_id[1])


# Abilities


@pytest.mark.rule("MK-CARD-flight")
def test_flight_fails_only_on_a_one_and_may_turn_then():
    assert isinstance(act(held(FLIER), 0, BreakAway(1), dice=[2]).state.agenda.top, WhereTo)
    play = act(held(FLIER), 0, BreakAway(1), dice=[1])
    assert isinstance(play.state.agenda.top, TurnOnSpot)
    (rolled,) = events(play, Rolled)
    assert rolled.need.target.total == 2
    assert [item.rule for item in rolled.need.target.items] == ["MK-CARD-flight"]


@pytest.mark.rule("MK-CARD-demoralized")
def test_the_demoralized_may_stay_in_contact_but_not_come_back_into_it():
    key = plain(abilities=("demoralized",))
    state = act(held(key), 0, BreakAway(1), dice=[6]).state
    assert refused(state, 0, Go((), 900)) is None
    assert refused(state, 0, Go(to((10 + BASE, 10 - BASE)), 0)) == "MK-CARD-demoralized"
    assert refused(state, 0, Go(to((8, 10)), 0)) is None
    failed = act(held(key), 0, BreakAway(1), dice=[1]).state
    assert place(act(failed, 0, Turn(900)).state, 1) == (10, 10, 90)


@pytest.mark.rule("MK-CARD-quickness")
def test_a_quick_break_away_counts_no_action():
    state = act(held(plain(abilities=("quickness",))), 0, QuickBreak(1), dice=[6]).state
    assert state.used == 0
    play = act(state, 0, Go(to((10, 12)), 0))
    assert play.state.used == 0
    assert [(token.old, token.new) for token in events(play, Changed)] == [(0, 1)]


# The questions themselves


@pytest.mark.rule("MK-BREAK-2")
def test_where_to_lists_and_proposes_what_is_allowed():
    state = act(held(), 0, BreakAway(1), dice=[6]).state
    question = state.agenda.top
    assert question.ask(state).seats == (0,)
    menu = question.candidates(state, 0)
    assert menu[0] == Stay()
    assert len(menu) > 5
    rng = Random(1)
    for action in [*menu, *[question.propose(state, 0, rng) for _ in range(50)]]:
        assert question.check(state, 0, action) is None


@pytest.mark.rule("MK-BREAK-4")
def test_turning_lists_and_proposes_what_is_allowed():
    state = act(held(), 0, BreakAway(1), dice=[1]).state
    question = state.agenda.top
    assert question.candidates(state, 0) == [Stay(), Turn(900), Turn(1800), Turn(2700)]
    assert isinstance(question.propose(state, 0, Random(1)), Turn)
    assert question.ask(state).pieces == (1,)


@pytest.mark.rule("MK-BREAK-4")
def test_nobody_is_asked_for_a_player_who_has_left():
    state = held()
    for question in (WhereTo(0, 1), TurnOnSpot(0, 1)):
        assert question.who(state) == (0,)
        gone = battle(man(0, 10, 10), agenda=(Moves(0),), out=(0,))
        assert question.who(gone) == ()
    assert WhereTo(0, 9).who(state) == TurnOnSpot(0, 9).who(state) == ()


@pytest.mark.rule("MK-BREAK-2", "MK-BREAK-4")
def test_the_questions_ask_for_all_that_is_needed():
    state = act(held(plain(speed_type="wing")), 0, BreakAway(1), dice=[6]).state
    decision = state.agenda.top.ask(state)
    go, stay = decision.forms
    assert (go.action, stay.action, stay.fields) == ("Go", "Stay", ())
    assert [field.name for field in go.fields] == ["path", "facing", "soar"]
    assert [field.piece for field in go.fields[:2]] == [1, 1]
    assert go.fields[0].limit == 8 * 250
    assert decision.pieces == (1,)
    state = act(held(), 0, BreakAway(1), dice=[1]).state
    turn, stay = state.agenda.top.ask(state).forms
    assert (turn.action, stay.action) == ("Turn", "Stay")
    (facing,) = turn.fields
    assert (facing.name, facing.piece, facing.keep) == ("facing", 1, True)
    assert facing.intervals == ((0, 3599),)
