"""Leaving a fight: breaking off, fleeing, ignoring."""

import random

import pytest

from slagveld.games.carnage.core.parts import EndPart, Scope
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.movement.break_off_and_flight import (
    BREAKING,
    BreakOff,
    BreakOffNow,
    must_flee,
    way_out,
)
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.games.carnage.wounds.neutralised_units import (
    IGNORING,
    EnemyChoice,
    FightOn,
    Ignore,
    LeaveAlone,
)
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Moved, Rolled, Told
from slagveld.record import replace
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import (
    EAST,
    HERO,
    NORTH,
    RIDER,
    SOUTH,
    act,
    battle,
    box,
    events,
    profile,
    refused,
    run,
    unit,
)

PART = MovePart(0)


def field(*units, **more):
    more.setdefault("agenda", (PART,))
    return battle(*units, **more)


def fight(*others, foe=None, **more):
    """Ours looks north and touches the enemy's front with its own."""
    rest = {key: more.pop(key) for key in tuple(more) if key in STATE}
    return field(unit(0, 90, 100, **more), unit(1, 90, 100, SOUTH, **(foe or {})), *others, **rest)


STATE = ("order", "rolls", "seats", "terrain", "ignored", "agenda", "size")


def off(*places, number=1, facing=NORTH):
    path = tuple([Spot(round(x * 100), round(y * 100)) for x, y in places])
    return BreakOff(number, facing * 10, path)


def keys(play):
    return [event.what.key for event in events(play, Told)]


# Breaking off


@pytest.mark.rule("CAR-8.6")
def test_a_unit_breaks_off_by_a_normal_move_and_suffers_no_parting_blow():
    play = act(fight(), 0, off((90, 120)))
    there = play.state.unit(1)
    assert there.y == 12000
    assert there.doings == Doings(moved=True, spent=2000, broke_off=True)
    assert events(play, Rolled) == []
    assert events(play, Moved)[0].rule == "CAR-8.6"
    assert events(play, Moved)[0].manner == "carnage:break-off"
    assert play.state.unit(2).doings == Doings()


@pytest.mark.rule("CAR-8.6")
def test_it_goes_no_further_than_a_normal_move_and_leaves_contact():
    state = fight()
    assert refused(state, 0, off((90, 120))) is None
    assert refused(state, 0, off((90, 120.01))) == "CAR-8.1"
    assert refused(state, 0, off((90, 100.1))) == "CAR-8.6"
    assert refused(state, 0, off((90, 100.11))) is None
    assert refused(state, 0, off((95, 100))) == "CAR-8.6"
    assert refused(state, 0, off()) == "CAR-8.6"


@pytest.mark.rule("CAR-8.6")
def test_only_who_is_in_a_fight_breaks_off():
    state = field(unit(0, 90, 100), unit(1, 90, 95, SOUTH))
    assert refused(state, 0, off((90, 110))) == "CAR-8.6"
    state = fight(foe={"count": 2}, ignored=((2, 1),))
    assert refused(state, 0, off((90, 110))) == "CAR-8.6"
    assert refused(state, 0, off((90, 110), number=2)) == "CAR-5.1-unit"


@pytest.mark.rule("CAR-8.5", "CAR-8.6")
def test_it_may_turn_first():
    state = fight(unit(0, 20, 20), count=1, of=HERO)
    assert refused(state, 0, off((90, 110), facing=SOUTH)) is None
    play = act(state, 0, off((90, 110), facing=SOUTH))
    assert play.state.unit(1).facing == 900
    assert play.state.unit(1).doings.turned
    state = fight(count=1, of=HERO, doings=Doings(turned=True))
    assert refused(state, 0, off((90, 110), facing=SOUTH)) == "CAR-8.5"
    # Turned east, five in a rank would stand in the enemy; four times as deep would not.
    assert refused(fight(), 0, off((90, 115), facing=EAST)) == "CAR-8.4"
    square = {"count": 9, "files": 3}
    assert refused(fight(**square), 0, off((93.75, 110), facing=EAST)) is None
    beside = fight(unit(0, 96.4, 101), **square)
    assert refused(beside, 0, off((93.75, 110), facing=EAST)) == "CAR-8.4"


@pytest.mark.rule("CAR-8.6a")
def test_breaking_off_needs_the_initiative():
    assert refused(fight(order=(0, 1)), 0, off((90, 110))) is None
    assert refused(fight(order=(1, 0)), 0, off((90, 110))) == "CAR-8.6a"


@pytest.mark.rule("CAR-8.6a")
def test_with_several_sides_the_highest_value_in_that_fight_counts():
    third = unit(2, 90, 102.5)
    aside = (unit(2, 20, 20),)
    more = {"seats": (0, 1, 2)}
    away = off((90, 110))
    assert refused(fight(*aside, order=(2, 0, 1), **more), 0, away) is None
    out = off((110, 101.24), number=1)
    sandwich = fight(third, order=(2, 0, 1), **more)
    assert refused(sandwich, 0, out) == "CAR-8.6a"
    assert refused(fight(order=(1,), **more), 0, away) == "CAR-8.6a"


@pytest.mark.rule("CAR-8.6a", "CAR-6.2-tie")
def test_who_won_the_second_roll_of_equals_has_the_initiative_and_breaks_off():
    equal = {"rolls": ((0, 7), (1, 7))}
    assert refused(fight(order=(0, 1), **equal), 0, off((90, 110))) is None
    assert refused(fight(order=(1, 0), **equal), 0, off((90, 110))) == "CAR-8.6a"
    many = {"seats": (0, 1, 2), "rolls": ((2, 7), (0, 7), (1, 7))}
    assert refused(fight(unit(2, 20, 20), order=(2, 0, 1), **many), 0, off((90, 110))) is None


@pytest.mark.rule("CAR-8.6a")
def test_somebody_of_no_side_has_no_initiative_to_lose_to():
    stranger = profile(HERO, kind="bouncer")
    state = field(unit(0, 90, 100), unit(-1, 90, 100, SOUTH, count=1, of=stranger))
    assert refused(state, 0, off((90, 110))) is None


@pytest.mark.rule("CAR-14.3-acceleration")
def test_an_accelerated_unit_breaks_off_as_if_it_had_the_initiative():
    state = fight(order=(1, 0), accelerated=(2, "movement"))
    assert refused(state, 0, off((90, 110))) is None
    state = fight(order=(1, 0), accelerated=(1, "movement"))
    assert refused(state, 0, off((90, 110))) == "CAR-8.6a"


@pytest.mark.rule("CAR-8.6b")
def test_breaking_off_needs_a_free_way_out():
    behind = unit(0, 90, 104)
    state = fight(behind)
    assert refused(state, 0, off((90, 110))) == "CAR-8.4"
    # Brushing past a friend whom it did not touch before is not free.
    assert refused(state, 0, off((90, 101.45))) == "CAR-8.6b"
    assert refused(state, 0, off((90, 101.2))) is None
    wall = box(1, "high-wall", 60, 105, 60, 1)
    assert refused(fight(terrain=(wall,)), 0, off((90, 110))) is not None
    assert refused(fight(terrain=(wall,)), 0, off((90, 102))) is None


@pytest.mark.rule("CAR-8.6b")
def test_a_friend_touched_from_the_start_does_not_bar_the_way():
    state = fight(unit(0, 102.5, 100))
    assert refused(state, 0, off((90, 110))) is None


@pytest.mark.rule("CAR-8.6d", "CAR-8.6c")
def test_it_may_attack_another_enemy_but_not_charge():
    state = fight(unit(1, 90, 112.5))
    play = act(state, 0, off((90, 110)))
    assert play.state.unit(3).doings == Doings(attacked=True)
    assert play.state.unit(2).doings == Doings()
    assert play.state.field.touches(play.state.unit(1), play.state.unit(3))
    assert events(play, Rolled) == []
    assert keys(play) == ["carnage:told-attacks"]


@pytest.mark.rule("CAR-8.6d", "CAR-5.1.3")
def test_a_neutralised_unit_breaks_off_but_into_no_other_fight():
    state = fight(unit(1, 90, 112.5), count=2)
    assert refused(state, 0, off((90, 110))) == "CAR-5.1.3"
    assert refused(state, 0, off((90, 109))) is None


@pytest.mark.rule("CAR-8.6e")
def test_who_was_attacked_in_this_round_does_not_break_off():
    state = fight(doings=Doings(attacked=True))
    assert refused(state, 0, off((90, 110))) == "CAR-8.6e"


@pytest.mark.rule("CAR-10-no-other-move")
def test_who_charged_in_this_round_does_not_break_off():
    state = fight(doings=Doings(charged=True, moved=True))
    assert refused(state, 0, off((90, 110))) == "CAR-10-no-other-move"
    assert refused(fight(doings=Doings(moved=True)), 0, off((90, 110))) == "CAR-8-table"


@pytest.mark.rule("CAR-14.3-diversion")
def test_the_diverted_do_not_break_off():
    assert refused(fight(diverted=(3, "movement")), 0, off((90, 110))) == "CAR-14.3-diversion"


@pytest.mark.rule("CAR-6.9-any-time")
def test_magic_may_come_before_it_and_stop_it():
    now = BreakOffNow(1, 2700, (Spot(9000, 11000),))
    for state, ends in (
        (fight(agenda=(now, PART)), 11000),
        (fight(agenda=(now, PART), diverted=(3, "movement")), 10000),
        (fight(agenda=(now, PART), doings=Doings(attacked=True)), 10000),
        (fight(unit(0, 90, 106), agenda=(now, PART)), 10000),
    ):
        play = run(state)
        assert play.state.unit(1).y == ends
        assert keys(play) == ([] if ends == 11000 else ["carnage:told-march-lost"])


def test_forms_menus_and_proposals_of_breaking_off():
    state = fight(unit(0, 30, 30))
    (form,) = BREAKING.forms(state, Scope(0))
    assert form.fields[0].allowed == (1,)
    assert BREAKING.forms(state, Scope(0, 3)) == []
    assert BREAKING.menu(state, Scope(0)) == [off((90, 119.99))]
    assert BREAKING.propose(state, Scope(0), random.Random(1)) == off((90, 119.99))
    assert BREAKING.propose(fight(order=(1, 0)), Scope(0), random.Random(1)) is None
    assert BREAKING.menu(fight(order=(1, 0)), Scope(0)) == []


def test_previews_of_breaking_off():
    state = fight(unit(0, 30, 30))

    def preview(**values):
        return BREAKING.preview(state, Scope(0), Partial("BreakOff", values))

    assert preview().pieces == (1,)
    assert preview(unit=2).refusal.rule == "CAR-5.1-unit"
    assert preview(unit=3).refusal.rule == "CAR-8.6"
    shown = preview(unit=1, path=[[9000, 13000]])
    assert shown.snapped == {"facing": 2700, "path": (Spot(9000, 12000),)}
    assert shown.refusal is None
    assert preview(unit=1, path=[[9000, 10005]]).refusal.rule == "CAR-8.6"


# Ways out


def test_a_way_out_is_looked_for_on_all_sides():
    state = fight(unit(0, 90, 106), count=1, of=HERO)
    facing, path = way_out(state, state.unit(1))
    assert refused(state, 0, BreakOff(1, facing, path)) is None
    assert way_out(state, state.unit(1)) is way_out(state, state.unit(1)), "kept"


def test_there_may_be_none():
    hedge = [
        box(1, "high-wall", 80, 98, 3.7, 8),
        box(2, "high-wall", 96.3, 98, 3, 8),
        box(3, "high-wall", 80, 102.6, 20, 1),
    ]
    state = fight(terrain=tuple(hedge))
    assert way_out(state, state.unit(1)) is None
    assert BREAKING.menu(state, Scope(0)) == []
    assert BREAKING.propose(state, Scope(0), random.Random(1)) is None


# Fleeing


@pytest.mark.rule("CAR-13.2-flee")
def test_a_neutralised_unit_with_the_initiative_must_leave_its_fight():
    state = fight(unit(0, 30, 30), count=2)
    assert refused(state, 0, EndPart()) == "CAR-13.2-flee"
    owed = must_flee(state, Scope(0))
    assert PART.candidates(state, 0)[0] == owed
    rng = random.Random(1)
    assert EndPart() not in [PART.propose(state, 0, rng) for _ in range(40)]
    assert PART.prompt(state).key == "carnage:ask-move-flee"
    assert PART.prompt(state).values["unit"] == state.unit(owed.unit).name
    play = act(state, 0, owed)
    assert refused(play.state, 0, EndPart()) is None
    assert PART.prompt(play.state).key == "carnage:ask-move"


@pytest.mark.rule("CAR-13.2-flee")
@pytest.mark.parametrize(
    "more",
    [
        {"count": 3},
        {"count": 2, "order": (1, 0)},
        {"count": 2, "doings": Doings(attacked=True)},
        {"count": 2, "diverted": (3, "movement")},
        {"count": 2, "doings": Doings(moved=True)},
        {"of": RIDER, "lives": [2, 1]},
        {"of": HERO, "lives": [1]},
    ],
)
def test_nobody_else_must(more):
    assert refused(fight(unit(0, 30, 30), **more), 0, EndPart()) is None


@pytest.mark.rule("CAR-13.2-flee")
def test_without_a_way_out_it_stays():
    wall = [
        box(1, "high-wall", 80, 98, 7.4, 8),
        box(2, "high-wall", 92.6, 98, 7, 8),
        box(3, "high-wall", 80, 102.6, 20, 1),
    ]
    state = fight(count=2, terrain=tuple(wall))
    assert refused(state, 0, EndPart()) is None


@pytest.mark.rule("CAR-13.2-flee")
def test_the_duty_is_that_of_the_owner_and_of_the_unit_in_question():
    state = fight(unit(0, 30, 30), count=2)
    assert must_flee(state, Scope(1)) is None
    assert must_flee(state, Scope(0, 3)) is None
    assert must_flee(state, Scope(0, 1)).unit == 1


# Ignoring


@pytest.mark.rule("CAR-13.2-enemy-choice", "CAR-5.1.3-enemy")
def test_a_neutralised_enemy_in_contact_may_be_ignored_for_the_round():
    state = fight(foe={"count": 2}, order=(1, 0))
    assert refused(state, 0, Ignore(1, 2)) is None
    play = act(state, 0, Ignore(1, 2))
    assert play.state.ignored == ((2, 1),)
    assert keys(play) == ["carnage:told-ignores"]
    assert refused(play.state, 0, Ignore(1, 2)) == "CAR-13.2-enemy-choice"
    # It may move away now without the conditions of 8.6.
    assert refused(state, 0, March(1, 2700, (Spot(9000, 11000),))) == "CAR-8-engaged"
    assert refused(play.state, 0, March(1, 2700, (Spot(9000, 11000),))) is None


@pytest.mark.rule("CAR-8-engaged", "CAR-13.2-enemy-choice", "CAR-13.2-flee")
def test_being_ignored_sets_nobody_free():
    away = March(1, 2700, (Spot(9000, 11000),))
    second = fight(count=2, order=(1, 0), ignored=((1, 2),))
    assert refused(second, 0, away) == "CAR-8-engaged"
    assert refused(second, 0, March(1, 900, ())) == "CAR-8-engaged"
    assert refused(second, 0, off((90, 110))) == "CAR-8.6a"
    assert refused(second, 0, EndPart()) is None
    first = fight(count=2, order=(0, 1), ignored=((1, 2),))
    assert refused(first, 0, away) == "CAR-8-engaged"
    assert refused(first, 0, off((90, 110))) is None
    assert refused(first, 0, EndPart()) == "CAR-13.2-flee"


@pytest.mark.rule("CAR-5.1.3-enemy", "CAR-13.2-enemy-choice")
def test_only_neutralised_enemies_in_contact_are_ignored():
    assert refused(fight(foe={"count": 3}), 0, Ignore(1, 2)) == "CAR-5.1.3-enemy"
    state = fight(unit(1, 30, 30, count=2), unit(0, 90, 102.5, count=2), foe={"count": 2})
    assert refused(state, 0, Ignore(1, 3)) == "CAR-13.2-enemy-choice"
    assert refused(state, 0, Ignore(1, 4)) == "CAR-13.2-enemy-choice"
    assert refused(state, 0, Ignore(1, 77)) == "CAR-13.2-enemy-choice"
    assert refused(state, 0, Ignore(2, 1)) == "CAR-5.1-unit"
    sleeping = fight(foe={"count": 2}, diverted=(3, "movement"))
    assert refused(sleeping, 0, Ignore(1, 2)) == "CAR-14.3-diversion"


def test_forms_menus_and_previews_of_ignoring():
    state = fight(unit(0, 30, 30), unit(1, 90, 102.5, count=2), foe={"count": 2})
    (form,) = IGNORING.forms(state, Scope(0))
    assert [field_.allowed for field_ in form.fields] == [(1,), (2, 4)]
    assert IGNORING.menu(state, Scope(0)) == [Ignore(1, 2), Ignore(1, 4)]
    assert IGNORING.propose(state, Scope(0), random.Random(1)) in IGNORING.menu(state, Scope(0))
    assert IGNORING.preview(state, Scope(0), Partial("Ignore")).pieces == (1,)
    assert IGNORING.preview(state, Scope(0), Partial("Ignore", {"unit": 1})).pieces == (2, 4)
    assert IGNORING.preview(state, Scope(0), Partial("Ignore", {"unit": 3})).pieces == ()
    assert IGNORING.forms(state, Scope(0, 3)) == []
    assert IGNORING.forms(state, Scope(1)) == []
    assert IGNORING.propose(state, Scope(1), random.Random(1)) is None
    known = replace(state, ignored=((2, 1), (4, 1)))
    assert IGNORING.menu(known, Scope(0)) == []
    sleeping = fight(foe={"count": 2}, diverted=(3, "movement"))
    assert IGNORING.menu(sleeping, Scope(0)) == []


@pytest.mark.rule("CAR-13.2-enemy-choice")
def test_the_enemy_of_a_unit_neutralised_later_is_asked():
    state = fight(foe={"count": 2})
    asked = replace(state, agenda=Agenda((PART, EnemyChoice(2, 1))))
    question = asked.agenda.top
    assert question.who(asked) == (0,)
    assert question.candidates(asked, 0) == (FightOn(), LeaveAlone())
    decision = question.ask(asked)
    assert [form.action for form in decision.forms] == ["FightOn", "LeaveAlone"]
    assert (decision.seats, decision.pieces) == ((0,), (2, 1))
    assert decision.prompt.values == {"unit": "Infantry", "enemy": "Infantry"}
    assert act(asked, 0, FightOn()).state.ignored == ()
    play = act(asked, 0, LeaveAlone())
    assert play.state.ignored == ((2, 1),)
    assert question.who(play.state) == ()


@pytest.mark.rule("CAR-13.2-enemy-choice")
def test_nobody_is_asked_when_there_is_nothing_to_choose():
    strong = fight(foe={"count": 3})
    sleeping = fight(foe={"count": 2}, diverted=(3, "movement"))
    apart = field(unit(0, 90, 100), unit(1, 30, 30, count=2))
    nobodys = field(unit(-1, 90, 100, side=0), unit(1, 90, 100, SOUTH, count=2))
    for state in (strong, sleeping, apart, nobodys):
        assert EnemyChoice(2, 1).who(state) == ()
    gone = replace(apart, agenda=Agenda((PART, EnemyChoice(9, 1))))
    assert run(gone).events == []
