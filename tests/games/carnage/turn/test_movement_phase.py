"""The movement phase, side by side, and what the screen shows of a march."""

import random

import pytest

from slagveld.games.carnage.core.parts import EndPart, Scope
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.magic.any_moment import MagicMoment
from slagveld.games.carnage.movement.march import MARCHING, March, MarchNow
from slagveld.games.carnage.turn.movement_phase import MovementPhase
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Told
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import (
    EAST,
    RIDER,
    SOUTH,
    WEST,
    act,
    battle,
    box,
    events,
    mage,
    refused,
    run,
    unit,
)
from tests.games.carnage.movement.test_march import PART, field, march, to


@pytest.mark.rule("CAR-6.4", "CAR-6.6")
def test_the_side_with_the_initiative_moves_first_and_then_the_other():
    state = battle(unit(0, 90, 90), unit(1, 30, 30), order=(1, 0), agenda=(MovementPhase(), PART))
    play = run(state)
    first = play.state.agenda.top
    assert (first.side, first.who(play.state)) == (1, (1,))
    play = act(play.state, 1, EndPart())
    second = play.state.agenda.top
    assert (second.side, second.who(play.state)) == (0, (0,))
    assert [type(step).__name__ for step in play.state.agenda.steps] == [
        "MovePart",
        "WrapPhase",
        "MovePart",
    ]


@pytest.mark.rule("CAR-6.4")
def test_a_side_moves_its_units_in_any_order_and_may_leave_some():
    state = field(unit(0, 90, 90), unit(0, 30, 30), unit(0, 60, 60))
    play = act(state, 0, march((60, 55), number=3))
    play = act(play.state, 0, march((90, 85), number=1))
    assert refused(play.state, 0, EndPart()) is None


@pytest.mark.rule("CAR-10-announce")
def test_enemies_are_not_measured_while_moving():
    state = field(unit(0, 90, 90), unit(1, 30, 30))
    asked = PART.ask(state)
    assert (asked.measuring.ruler, asked.measuring.rule) == ("own", "CAR-10-announce")
    assert [form.action for form in asked.forms][:2] == ["March", "Charge"]


@pytest.mark.rule("CAR-6.9-any-time")
def test_magic_may_come_before_a_march_and_stop_it():
    state = field(unit(0, 90, 90), unit(1, 30, 30), mage(1, 20, 20))
    question = state.agenda.top
    play = act(state, 0, march((90, 85)))
    assert question in play.state.agenda.steps
    now = MarchNow(1, 2700, to((90, 85)))
    state = field(unit(0, 90, 90, diverted=(3, "movement")), agenda=(now, PART))
    play = run(state)
    assert play.state.unit(1).y == 9000
    assert [event.what.key for event in events(play, Told)] == ["carnage:told-march-lost"]
    state = field(unit(0, 90, 90), unit(1, 90, 84), agenda=(now, PART))
    assert run(state).state.unit(1).y == 9000
    state = field(unit(0, 90, 90, doings=Doings(moved=True)), agenda=(now, PART))
    assert run(state).state.unit(1).y == 9000
    state = field(unit(0, 90, 90), agenda=(now, PART))
    assert run(state).state.unit(1).y == 8500


@pytest.mark.plain
def test_a_march_opens_a_moment_for_magic_first():
    state = field(unit(0, 90, 90))
    seen = []

    class Listening:
        state = None

        def then(self, *steps):
            seen.extend(steps)

    MARCHING.answer(Listening(), Scope(0), March(1, 2700, (Spot(9000, 8500, 3),)))
    assert seen == [MagicMoment(at="march"), MarchNow(1, 2700, to((90, 85)))]
    assert state.unit(1).y == 9000


# On the screen


def preview(state, **values):
    return MARCHING.preview(state, Scope(0), Partial("March", values))


def test_a_form_names_the_units_that_can_move():
    state = field(unit(0, 90, 90), unit(0, 30, 30, doings=Doings(moved=True)), unit(1, 10, 10))
    (form,) = MARCHING.forms(state, Scope(0))
    assert form.fields[0].allowed == (1,)
    assert [f.name for f in form.fields] == ["unit", "facing", "path"]
    assert MARCHING.forms(state, Scope(0, 2)) == []
    assert preview(state).pieces == (1,)


def test_the_preview_of_a_unit_shows_its_reach():
    state = field(unit(0, 90, 90))
    shown = preview(state, unit=1)
    assert shown.limit == 2000
    assert shown.region.meaning == "reach"
    xs = [x for outline in shown.region.outlines for x, _ in outline.points]
    ys = [y for outline in shown.region.outlines for _, y in outline.points]
    assert 6900 <= min(xs) <= 7100
    assert 10900 <= max(xs) <= 11100
    assert 6900 <= min(ys) <= 7100
    assert shown.snapped == {"facing": 2700}
    assert shown.ghosts == ()


def test_the_preview_of_a_turn_shows_the_whole_block():
    state = field(unit(0, 90, 90))
    shown = preview(state, unit=1, facing=0)
    assert [ghost.piece for ghost in shown.ghosts] == [101, 102, 103, 104, 105]
    assert {ghost.pose.facing for ghost in shown.ghosts} == {0}
    assert shown.snapped == {}


def test_the_preview_of_a_way_shows_its_end_and_its_cost():
    state = field(unit(0, 90, 90))
    shown = preview(state, unit=1, path=[[9000, 8250], [10000, 8250]])
    assert (shown.length, shown.cost, shown.limit) == (1750, 1750, 2000)
    assert shown.path == to((90, 90), (90, 82.5), (100, 82.5))
    assert shown.refusal is None
    assert shown.snapped == {"facing": 2700}
    assert [(g.pose.x, g.pose.y) for g in shown.ghosts][2] == (10000, 8375)
    assert shown.notes == ()


def test_a_way_that_is_too_long_is_cut_at_the_limit():
    shown = preview(field(unit(0, 90, 90)), unit=1, facing=2700, path=[[9000, 5000]])
    assert shown.snapped == {"path": to((90, 70))}
    assert shown.refusal is None


def test_a_way_through_a_friend_is_led_around_him():
    state = field(unit(0, 90, 90, count=1), unit(0, 90, 85, count=1))
    shown = preview(state, unit=1, facing=2700, path=[[9000, 7900]])
    assert shown.refusal is None
    assert shown.snapped["path"][-1] == Spot(9000, 7900)
    assert len(shown.snapped["path"]) > 1


def test_a_way_into_an_enemy_ends_in_contact():
    state = field(unit(0, 90, 90), unit(1, 90, 80, SOUTH))
    shown = preview(state, unit=1, facing=2700, path=[[9000, 7950]])
    assert shown.snapped == {"path": to((90, 80))}
    assert shown.refusal is None
    assert [note.values["enemy"] for note in shown.notes] == ["Infantry"]


@pytest.mark.parametrize(("end", "snaps"), [(80.11, True), (81, True), (81.01, False)])
def test_a_way_that_ends_near_an_enemy_goes_on_into_contact(end, snaps):
    state = field(unit(0, 90, 90), unit(1, 90, 80, SOUTH))
    shown = preview(state, unit=1, facing=2700, path=[[9000, round(end * 100)]])
    assert shown.snapped == ({"path": to((90, 80))} if snaps else {})


def test_only_the_last_leg_of_a_way_is_changed():
    state = field(unit(0, 90, 90))
    shown = preview(state, unit=1, facing=2700, path=[[9500, 9000], [9500, 5000]])
    assert shown.snapped == {"path": to((95, 90), (95, 75))}
    assert (shown.length, shown.cost) == (2000, 2000)
    shown = preview(state, unit=1, facing=2700, path=[[9500, 3000], [9500, 5000]])
    assert shown.snapped == {}
    assert shown.refusal.rule == "CAR-8.1"


def test_a_way_into_impassable_ground_ends_before_it():
    rock = box(1, "lake", 80, 70, 20, 10)
    state = field(unit(0, 90, 90, count=1), terrain=(rock,))
    shown = preview(state, unit=1, facing=2700, path=[[9000, 7500]])
    assert shown.refusal is None
    (end,) = shown.snapped["path"]
    assert end.x == 9000
    assert 7999 <= end.y <= 8000


def test_an_enemy_at_its_side_is_snapped_to_as_well():
    state = field(unit(0, 90, 90), unit(1, 108, 82.5, WEST, count=1))
    shown = preview(state, unit=1, facing=2700, path=[[10150, 8100]])
    assert shown.snapped == {"path": to((101.75, 81))}
    state = field(unit(0, 90, 90), unit(0, 108, 82.5, WEST, count=1))
    assert preview(state, unit=1, facing=2700, path=[[10150, 8100]]).snapped == {}


def test_a_neutralised_unit_dragged_into_an_enemy_stops_before_it():
    state = field(unit(0, 90, 90, count=2), unit(1, 90, 80, SOUTH))
    shown = preview(state, unit=1, facing=2700, path=[[9000, 7900]])
    assert shown.snapped == {"path": to((90, 80.5))}
    assert shown.refusal is None


def test_a_neutralised_unit_is_not_drawn_into_contact():
    state = field(unit(0, 90, 90, count=2), unit(1, 90, 80, SOUTH))
    shown = preview(state, unit=1, facing=2700, path=[[9000, 8050]])
    assert shown.snapped == {}
    assert shown.refusal is None


def test_previews_refuse_what_the_check_refuses():
    state = field(
        unit(0, 90, 90, doings=Doings(turned=True)),
        unit(1, 30, 30),
        unit(0, 60, 60, doings=Doings(moved=True)),
    )
    assert preview(state, unit=2).refusal.rule == "CAR-5.1-unit"
    assert preview(state, unit=3).refusal.rule == "CAR-8-table"
    assert preview(state, unit=1, facing=0).refusal.rule == "CAR-8.5"
    assert preview(state, unit=1, facing=2700, path=[]).refusal.rule == "CAR-8.1"


# By chance


def test_whatever_is_proposed_or_listed_is_allowed():
    state = field(
        unit(0, 90, 90),
        unit(0, 90, 106, of=RIDER, files=3, count=5),
        unit(1, 90, 75, SOUTH),
        unit(1, 60, 80, SOUTH),
    )
    found = 0
    rng = random.Random(1)
    for _ in range(200):
        action = MARCHING.propose(state, Scope(0), rng)
        if action is not None:
            found += 1
            assert refused(state, 0, action) is None
    assert found > 150
    assert MARCHING.propose(field(unit(1, 9, 9)), Scope(0), rng) is None


def test_the_part_proposes_only_what_it_allows():
    state = field(unit(0, 90, 90), unit(0, 90, 96, of=RIDER), unit(1, 90, 75, SOUTH))
    rng = random.Random(3)
    kinds = set()
    for _ in range(150):
        action = PART.propose(state, 0, rng)
        kinds.add(type(action).__name__)
        assert refused(state, 0, action) is None
    assert {"March", "Charge", "EndPart"} <= kinds
    assert PART.candidates(state, 0)[0] == EndPart()


def test_the_menu_has_a_few_plain_moves_of_each_unit():
    state = field(unit(0, 90, 90), unit(1, 140, 90), unit(1, 200, 20), size=(250, 180))
    assert MARCHING.menu(state, Scope(0)) == [
        march((90, 70.01)),
        march((90, 80)),
        march((90, 100)),
        march(facing=EAST),
        march((91.25 + 19.99, 91.25), facing=EAST),
    ]
    state = field(unit(0, 90, 90, doings=Doings(turned=True)), unit(1, 140, 91.25))
    assert len(MARCHING.menu(state, Scope(0))) == 3
    state = field(unit(0, 90, 90, doings=Doings(moved=True)), unit(1, 140, 91.25))
    assert MARCHING.menu(state, Scope(0)) == []
