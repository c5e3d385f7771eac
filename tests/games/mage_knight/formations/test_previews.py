"""What the table shows while a formation is planned, and what chance and menus propose."""

import msgspec
import pytest

from slagveld.games.mage_knight.formations.actions import MARCHING, MoveFormation
from slagveld.games.mage_knight.formations.speed_and_plan import company_of
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Placements
from tests.games.mage_knight.battle import BASE, EAST, SOUTH, act, box, man, plain, refused, units
from tests.games.mage_knight.marching import field, go, north, put, row

THREE = (1, 2, 3)


def shown(state, *plan, **values):
    """The preview of a plan as the browser asks for it."""
    values["plan"] = msgspec.to_builtins(plan)
    return MARCHING.preview(state, 0, Partial("MoveFormation", values))


def snapped(preview):
    """The plan that a preview proposes."""
    return msgspec.convert(preview.snapped["plan"], Placements)


# Forms


@pytest.mark.rule("MK-FMOVE-2")
def test_the_form_names_all_that_could_take_part_and_their_captives():
    men = [*row(3), man(1, 10 - BASE, 20, captor=1), man(0, 20, 20), man(0, 21.1, 20)]
    state = field(*men).changed(1, captive=4)
    (form,) = MARCHING.forms(state, 0)
    assert form.action == "MoveFormation"
    assert [(each.name, each.optional) for each in form.fields] == [("plan", False), ("run", True)]
    assert form.fields[0].pieces == (1, 4, 2, 3)
    assert form.fields[0].paths


@pytest.mark.rule("MK-CARD-forced-march")
def test_with_two_bearers_of_forced_march_the_form_asks_which():
    bearer = plain(abilities=("forced-march",))
    state = field(*row(2, key=bearer), man(0, 12.2, 20))
    (form,) = MARCHING.forms(state, 0)
    lead = form.fields[2]
    assert (lead.name, lead.numeric, lead.optional) == ("lead", True, True)
    assert [choice.key for choice in lead.choices] == ["1", "2"]
    one = field(*row(2), man(0, 12.2, 20, key=bearer))
    assert len(MARCHING.forms(one, 0)[0].fields) == 2


def test_two_alone_are_offered_nothing():
    assert MARCHING.forms(field(*row(2)), 0) == []
    assert MARCHING.forms(field(*row(3, acted=True)), 0) == []


# Previews


def test_nothing_placed_shows_who_may_begin():
    state = field(*row(3))
    preview = shown(state)
    assert preview.pieces == THREE
    assert preview.unfinished
    assert MARCHING.preview(state, 0, Partial("MoveFormation", {"plan": "nonsense"})).unfinished


@pytest.mark.rule("MK-FMOVE-4")
def test_with_one_dragged_all_follow():
    state = field(*row(3))
    preview = shown(state, go(2, 13.1, 20, EAST))
    plan = snapped(preview)
    assert [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in plan] == [
        (3, 3550, 5000, 0),
        (2, 3275, 5000, 0),
        (1, 3000, 5000, 0),
    ]
    assert refused(state, 0, MoveFormation(plan)) is None
    assert preview.unfinished
    assert preview.refusal is None
    assert preview.pieces == (1, 3)
    assert (preview.limit, preview.length) == (2000, 500)
    assert preview.region is not None
    assert preview.tallies[0].total == 2000


def test_bends_of_the_way_are_kept():
    state = field(*row(3))
    plan = snapped(shown(state, go(1, 12, 17, via=((10, 17),))))
    assert all(len(one.path) == 2 for one in plan)
    assert [(s.x - 2500, s.y - 5000) for s in plan[-1].path] == [(0, -750), (500, -750)]


def test_too_far_is_cut_to_what_all_can_go():
    state = field(*row(3))
    plan = snapped(shown(state, go(1, 10, 5)))
    assert refused(state, 0, MoveFormation(plan)) is None
    assert units(20) - 2000 <= plan[0].pose.y <= units(20) - 1700


def test_a_wall_before_one_stops_all():
    state = field(*row(3), terrain=[box(50, "blocking", 12, 15, 3, 1)])
    plan = snapped(shown(state, go(1, 10, 14)))
    assert refused(state, 0, MoveFormation(plan)) is None
    assert plan[0].pose.y > units(16.5)


def test_no_more_than_five_follow():
    state = field(*row(7))
    preview = shown(state, go(4, 13.3, 15))
    assert sorted(one.piece for one in snapped(preview)) == [2, 3, 4, 5, 6]


def test_where_nobody_can_go_the_reason_is_shown():
    state = field(*row(3), size=(36, 36))
    preview = shown(state, put(1, 10, 20))
    assert "plan" not in preview.snapped
    assert preview.region is not None


@pytest.mark.rule("MK-CAPTURE-9")
def test_captives_keep_their_side_and_are_shown():
    state = field(*row(3), man(1, 10 - BASE, 20, captor=1)).changed(1, captive=4)
    plan = snapped(shown(state, go(1, 10, 15)))
    assert [one.piece for one in plan] == [1, 4, 2, 3]
    assert (plan[1].pose.x, plan[1].pose.y, plan[1].path) == (2225, 3750, ())
    assert refused(state, 0, MoveFormation(plan)) is None
    told = shown(state, go(1, 10, 15), go(2, 11.1, 15), go(3, 12.2, 15))
    (ghost,) = told.ghosts
    assert ghost.piece == 4
    both = shown(state, *plan)
    assert both.ghosts == ()


def test_single_members_are_led_around_what_is_in_the_way():
    state = field(*row(3), man(1, 11.1, 17.5))
    preview = shown(state, go(1, 10, 16), go(2, 11.1, 16), go(3, 12.2, 16))
    plan = snapped(preview)
    assert plan[0] == go(1, 10, 16)
    assert len(plan[1].path) > 1
    assert (plan[1].pose.x, plan[1].pose.y) == (2775, 4000)
    assert refused(state, 0, MoveFormation(plan)) is None


def test_a_plan_that_is_right_is_left_alone():
    state = field(*row(4))
    preview = shown(state, *north(state, 5, *THREE).plan)
    assert preview.snapped == {}
    assert not preview.unfinished
    assert preview.pieces == (4,)
    assert shown(state, *north(state, 5, 1, 2).plan).unfinished
    full = field(*row(6))
    assert shown(full, *north(full, 5, 1, 2, 3, 4, 5).plan).pieces == ()


def test_strangers_and_nobodies_in_a_plan_show_nothing():
    state = field(*row(3), man(0, 20, 20))
    assert shown(state, go(1, 10, 15), go(4, 20, 15)).snapped == {}
    assert shown(state, go(4, 20, 15)).pieces is None
    assert shown(state, put(99, 1, 1)).refusal.rule == "MK-FORM-1"


@pytest.mark.rule("MK-RUN-5")
def test_a_run_shows_its_length_and_its_price():
    state = field(*row(2), man(0, 12.2, 20, tokens=1))
    preview = shown(state, *north(state, 16, *THREE).plan, run=True)
    assert (preview.limit, preview.length) == (4000, 4000)
    assert [note.key for note in preview.notes] == [
        "mage-knight:note-formation-run",
        "mage-knight:note-formation-push",
    ]
    assert preview.notes[1].values == {"count": 1}


@pytest.mark.rule("MK-FMOVE-7")
def test_the_chance_that_all_break_away_is_exact():
    horse = plain(speed_type="horseshoe")
    men = [man(0, 10, 20, key=horse), man(0, 11.1, 20), man(0, 12.2, 20)]
    enemies = [man(1, 10, 20 + BASE, SOUTH), man(1, 12.2, 20 + BASE, SOUTH)]
    state = field(*men, *enemies)
    (odds,) = shown(state, *north(state, 5, *THREE).plan).odds
    assert odds.title.values == {"count": 2}
    assert [chance for _, chance in odds.outcomes] == pytest.approx([5 / 12, 7 / 12])
    assert shown(field(*row(3)), *north(state, 5, *THREE).plan).odds == ()


def test_whom_they_would_meet_is_told_once_for_each_enemy():
    state = field(*row(3), man(1, 10, 15 - BASE))
    notes = shown(state, *north(state, 5, *THREE).plan).notes
    assert [note.key for note in notes] == ["mage-knight:note-move-contact"]


def test_the_limit_names_whose_speed_it_is():
    state = field(*row(2), man(0, 12.2, 20, key=plain(speed=6, name="Snail")))
    company = company_of(state, 0, list(state.fighters[:3]), run=False, lead=0)
    tally = company.limit_of(state, state.fighter(1))
    assert tally.total == 1500
    assert tally.name.values == {"name": "Snail"}


def test_what_is_left_has_its_preview():
    state = field(*row(3), man(1, 10, 20 + BASE, SOUTH))
    question = act(state, 0, north(state, 5, *THREE), dice=[2]).state.agenda.top
    ask = lambda *plan: question.preview(  # noqa: E731
        state, 0, Partial("MoveRest", {"plan": msgspec.to_builtins(plan)})
    )
    assert ask().pieces == THREE
    preview = ask(go(2, 10, 20 - BASE), go(3, 11.1, 20 - BASE))
    assert preview.pieces == (1,)
    assert preview.odds == ()
    assert preview.length == 389
    assert ask(put(4, 1, 1)).pieces is None
    assert question.preview(state, 0, Partial("RestStays", {})).pieces is None


# Menus and chance


def test_the_menu_goes_in_eight_directions_and_is_allowed():
    state = field(*row(3))
    menu = MARCHING.menu(state, 0)
    assert len(menu) == 8
    assert all(refused(state, 0, action) is None for action in menu)
    assert menu[0].plan[0] == go(3, 20.2, 20, EAST)


def test_the_menu_goes_half_as_far_where_the_whole_way_is_barred():
    state = field(*row(3, x=29))
    menu = MARCHING.menu(state, 0)
    assert len(menu) == 8
    assert menu[0].plan[0] == go(3, 35.2, 20, EAST)
    assert len(MARCHING.menu(field(*row(3, x=30)), 0)) == 7


def test_chance_proposes_quickly_what_is_allowed():
    state = field(*row(6), man(1, 11.1, 20 + BASE))
    sizes, runs = set(), set()
    for seed in range(120):
        action = MARCHING.propose(state, 0, Rng(seed))
        if action is not None:
            assert refused(state, 0, action) is None
            sizes.add(len(action.plan))
            runs.add(action.run)
    assert sizes == {3, 4, 5}
    assert runs == {False, True}


def test_chance_finds_nothing_where_nobody_can_join():
    for state in (field(*row(2)), field(man(1, 5, 5)), field(*row(3, acted=True))):
        assert all(MARCHING.propose(state, 0, Rng(seed)) is None for seed in range(10))
