"""The charge combat, how a charger looks at its target, and the screen."""

import random

import pytest

from slagveld.games.carnage.charge.alignment import charge_facing, square_to
from slagveld.games.carnage.charge.announcement import CHARGING, Charge, contact_most
from slagveld.games.carnage.charge.measuring_free_shot_and_combat import ChargeCombat
from slagveld.games.carnage.core.parts import Scope
from slagveld.games.carnage.core.state import Options
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.wounds.losses import GiveUp
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Rolled, Told
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import (
    ARCHER,
    EAST,
    NORTH,
    RIDER,
    SOUTH,
    WEST,
    act,
    events,
    mage,
    profile,
    refused,
    run,
    unit,
)
from tests.games.carnage.charge.test_announcement import (
    CHARGE,
    PART,
    before_part,
    duel,
    field,
    gap_walls,
)


@pytest.mark.rule(
    "CAR-15.2-charge-move",
    "CAR-15.2-charge-attack",
    "CAR-15.2-charge-reply",
    "CAR-15.2-charge-losses",
    "CAR-10-combat",
    "CAR-10.3",
    "CAR-6.5",
)
def test_the_charge_of_the_play_example():
    riders = profile(RIDER, ws=4, st=5, ar=2)
    foot = profile(ws=5, st=4, ar=3)
    state = field(unit(0, 90, 120, of=riders), unit(1, 90, 80, SOUTH, of=foot, count=7, files=5))
    dice = [6] * 8 + [5] * 2 + [6, 6] + [5] * 6
    dice += [6, 6, 6, 5, 5, 6, 6, 5]
    play = act(state, 0, CHARGE, dice)
    assert events(play, Told)[0].what.values["distance"].units == 4000
    assert events(play, Told)[0].what.values["limit"].units == 5000
    rolls = [
        (len(roll.dice), roll.need.target.total, roll.successes) for roll in events(play, Rolled)
    ]
    assert rolls == [(10, 6, 8), (8, 6, 2), (5, 6, 3), (3, 6, 2)]
    question = play.state.agenda.top
    (action, *_) = question.candidates(play.state, 0)
    assert isinstance(action, GiveUp)
    play = act(play.state, 0, action)
    assert [len(u.figures) for u in play.state.units] == [4, 5]
    assert play.state.agenda.top == PART


@pytest.mark.rule("CAR-10-combat")
def test_both_sides_strike_before_anybody_falls():
    state = field(unit(0, 90, 120, count=3), unit(1, 90, 100, SOUTH, count=3), unit(0, 20, 20))
    play = act(state, 0, CHARGE, [10] * 12)
    assert [u.id for u in play.state.units] == [3]


@pytest.mark.rule("CAR-10-combat", "CAR-8-into-contact")
def test_only_charger_and_target_fight_but_others_met_are_attacked():
    state = field(
        unit(0, 90, 120), unit(1, 85, 100, SOUTH, count=3), unit(1, 95, 100, SOUTH, count=3)
    )
    play = act(state, 0, CHARGE, [1] * 20)
    assert len(events(play, Rolled)) == 2
    assert {roll.pieces for roll in events(play, Rolled)} == {(1, 2), (2, 1)}
    assert play.state.unit(2).doings == Doings(attacked=True, was_charged=True)
    assert play.state.unit(3).doings == Doings(attacked=True)


@pytest.mark.rule("CAR-10-many")
def test_a_unit_charged_twice_answers_both_charges_with_what_is_left():
    state = field(
        unit(0, 90, 120, count=3),
        unit(1, 90, 100, SOUTH, count=5, files=5),
        unit(0, 90, 70, SOUTH, count=3),
    )
    first = [10, 1, 1, 10] + [1] * 5
    play = act(state, 0, CHARGE, first)
    if play.state.agenda.top != PART:
        play = act(play.state, 1, play.state.agenda.top.candidates(play.state, 1)[0])
    assert len(play.state.unit(2).figures) == 4
    play = act(play.state, 0, Charge(3, 2, 900), [1] * 20)
    rolls = [len(roll.dice) for roll in events(play, Rolled)]
    assert rolls[0] == 3
    assert rolls[1] == 4


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_both_are_awake_in_their_combat():
    state = field(
        unit(0, 90, 120, diverted=(3, "movement")),
        unit(1, 90, 120, SOUTH, diverted=(3, "movement")),
    )
    play = run(before_part(state, ChargeCombat(1, 2)), [1] * 10)
    assert [u.diverted for u in play.state.units] == [(0, ""), (0, "")]
    assert len(events(play, Rolled)) == 2


@pytest.mark.rule("CAR-14.3-teleport")
def test_there_is_no_combat_when_they_were_parted_before_it():
    state = field(unit(0, 90, 120), unit(1, 90, 100, SOUTH))
    play = run(before_part(state, ChargeCombat(1, 2)))
    assert events(play, Rolled) == []


@pytest.mark.rule("CAR-14.3-diversion-friend")
def test_a_charge_that_ends_beside_a_diverted_friend_wakes_it():
    state = field(
        unit(0, 90, 120), unit(1, 90, 100, SOUTH), unit(0, 102.5, 100, diverted=(3, "movement"))
    )
    play = act(state, 0, CHARGE, [1] * 10)
    assert play.state.unit(3).diverted == (0, "")


@pytest.mark.rule("CAR-6.9-any-time")
def test_magic_may_come_before_measuring_and_before_the_combat():
    state = field(unit(0, 90, 120), unit(1, 90, 100, SOUTH), mage(1, 60, 90, SOUTH))
    play = act(state, 0, CHARGE, [1] * 10)
    seen = []
    for _ in range(5):
        top = play.state.agenda.top
        if top == PART:
            break
        seen.append(top.at)
        seat = top.who(play.state)[0]
        play = act(play.state, seat, top.candidates(play.state, seat)[0], [1] * 10)
    assert play.state.agenda.top == PART
    assert set(seen) <= {"charge", "charge-combat"}


# Looking at the target


def test_a_charger_looks_squarely_at_the_nearest_side_of_its_target():
    state = field(unit(0, 90, 120, EAST), unit(1, 95, 90, SOUTH), unit(1, 150, 118, 250))
    one, front, other = state.units
    assert square_to(one, front) == 2700
    assert charge_facing(state, one, front) == 2700
    assert square_to(one, other) == 3400


def test_a_charger_without_room_for_that_looks_where_it_can():
    state = field(unit(0, 90, 120, EAST, doings=Doings(turned=True)), unit(1, 90, 90, SOUTH))
    assert charge_facing(state, *state.units) == 0
    state = field(
        unit(0, 90, 120, EAST),
        unit(1, 90, 90, SOUTH),
        unit(0, 90.1, 113, count=1),
        unit(0, 85, 113, count=1),
        unit(0, 89, 127, NORTH, count=1),
    )
    assert charge_facing(state, state.unit(1), state.unit(2)) == 0


# On the screen


def preview(state, **values):
    return CHARGING.preview(state, Scope(0), Partial("Charge", values))


def test_the_form_names_units_and_enemies():
    state = field(unit(0, 90, 120), unit(1, 90, 90), unit(0, 30, 30, doings=Doings(moved=True)))
    (form,) = CHARGING.forms(state, Scope(0))
    assert [f.name for f in form.fields] == ["unit", "target", "facing"]
    assert form.fields[0].allowed == (1,)
    assert form.fields[1].allowed == (2,)
    assert CHARGING.forms(state, Scope(0, 3)) == []
    assert CHARGING.forms(field(unit(0, 90, 120)), Scope(0)) == []
    assert preview(state).pieces == (1,)
    shown = preview(state, unit=1)
    assert (shown.pieces, shown.limit) == ((2,), 3000)


@pytest.mark.rule("CAR-10-announce")
@pytest.mark.rule("CAR-10-fail")
def test_the_preview_tells_in_a_line_what_a_charge_wins_risks_and_costs():
    shown = preview(duel(20), unit=1, target=2)
    words = [brief.words.key for odds in shown.odds for brief in odds.brief]
    assert words[:1] == ["verdict-kills"]
    assert "verdict-loses" in words
    assert [brief.words.key for brief in shown.costs] == ["carnage:cost-charge-fails"]


def test_the_preview_tells_odds_but_no_distance():
    near = preview(duel(20), unit=1, target=2)
    far = preview(duel(100), unit=1, target=2)
    assert near == far
    assert near.snapped == {"facing": 2700}
    assert len(near.ghosts) == 5
    assert near.path == ()
    assert near.length is None
    assert near.limit == 3000
    figures = [odds.title.values["figures"] for odds in near.odds]
    assert figures == [5, 5, 3, 3]
    assert [odds.title.values["dice"] for odds in near.odds] == [5, 5, 3, 3]
    # WS 4 and 1 for the charge hit on 6, without it on 7; ST 4 wounds AR 1 on 5.
    assert near.odds[0].mean == pytest.approx(5 * 0.5 * 0.6)
    assert near.odds[1].mean == pytest.approx(5 * 0.4 * 0.6)


def test_where_one_may_measure_the_preview_shows_the_whole_charge():
    state = field(
        unit(0, 90, 120, count=5),
        unit(1, 93.75, 100, SOUTH, count=2, of=ARCHER),
        options=Options(free_measuring=True),
    )
    shown = preview(state, unit=1, target=2)
    assert (shown.length, shown.cost, shown.limit) == (2000, 2000, 3000)
    assert shown.path == (Spot(9000, 12000), Spot(9000, 10000))
    assert shown.ghosts[0].pose.y == 10125
    assert shown.notes == ()
    assert [odds.title.values["dice"] for odds in shown.odds] == [2, 3, 2]
    assert shown.odds[1].title.key == "carnage:odds-charge-measured"
    walls = field(
        unit(0, 90, 120),
        unit(1, 90, 100, SOUTH),
        terrain=gap_walls(10),
        options=Options(free_measuring=True),
    )
    assert preview(walls, unit=1, target=2).path == ()


def test_the_preview_tells_of_a_free_shot():
    state = field(unit(0, 90, 120), unit(1, 90, 90, SOUTH, of=ARCHER))
    shown = preview(state, unit=1, target=2, facing=2700)
    assert shown.snapped == {}
    assert shown.odds[0].title.key == "carnage:odds-free-shot"
    assert len(shown.odds) == 5


def test_previews_refuse_what_the_check_refuses():
    state = field(unit(0, 90, 120, doings=Doings(turned=True)), unit(1, 90, 90), unit(0, 30, 30))
    assert preview(state, unit=2).refusal.rule == "CAR-5.1-unit"
    assert preview(state, unit=1, target=3).refusal.rule == "CAR-10-instead"
    assert preview(state, unit=1, target=2, facing=0).refusal.rule == "CAR-8.5"
    assert preview(duel(20, count=2), unit=1).refusal.rule == "CAR-5.1.3"


@pytest.mark.parametrize(
    ("mine", "theirs", "most"),
    [((5, 5), (5, 5), 5), ((9, 9), (5, 5), 7), ((9, 9), (1, 1), 3), ((4, 2), (5, 5), 2)],
)
def test_how_many_figures_of_a_front_can_touch(mine, theirs, most):
    state = field(
        unit(0, 90, 120, count=mine[0], files=mine[1]),
        unit(1, 90, 60, count=theirs[0], files=theirs[1]),
    )
    assert contact_most(*state.units) == most


# By chance


def test_whatever_is_proposed_or_listed_is_allowed():
    state = field(
        unit(0, 90, 120), unit(0, 60, 120, of=RIDER), unit(1, 90, 90, SOUTH), unit(1, 60, 20, WEST)
    )
    rng = random.Random(2)
    found = [CHARGING.propose(state, Scope(0), rng) for _ in range(50)]
    charges = [action for action in found if action is not None]
    assert len(charges) > 30
    assert all(refused(state, 0, action) is None for action in charges)
    assert {action.target for action in charges} == {3}
    menu = CHARGING.menu(state, Scope(0))
    assert [(action.unit, action.target) for action in menu] == [(1, 3), (1, 4), (2, 3), (2, 4)]
    assert all(refused(state, 0, action) is None for action in menu)
    assert CHARGING.propose(field(unit(0, 9, 9)), Scope(0), rng) is None
    assert CHARGING.propose(field(unit(1, 9, 9)), Scope(0), rng) is None
