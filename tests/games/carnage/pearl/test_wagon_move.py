"""The pearl wagon (CAR-7-wagon)."""

import pytest

from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.formation.reorganisation import Rerank, SplitOff
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.ground.pushed_wagon import WAGON_ID, wagon_body
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.pearl.wagon_move import LeaveWagon, MoveWagon, WagonMove, gap_to_pearl
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Moved
from slagveld.kernel.state import Policy
from slagveld.table.contact import overlap
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import NORTH, act, battle, box, events, refused, unit
from tests.games.carnage.stepping import Halt, put, stepped


def asked(*units, **more):
    """A battle that waits for the wagon; it stands at (90, 90)."""
    more.setdefault("pearl", "suction")
    return battle(*units, agenda=(WagonMove(), Halt()), phase="initiative", **more)


def to(x, y):
    return MoveWagon(Spot(x, y))


@pytest.mark.rule("CAR-7-wagon")
def test_the_players_of_the_initiative_side_are_asked():
    state = asked(seats=(0, 1, 0, 1), order=(1, 0))
    decision = WagonMove().ask(state)
    assert decision.seats == (1, 3)
    assert decision.prompt.values["name"].nl == "Opzuigend effect!"
    assert WagonMove().ask(asked(pearl="")).prompt.values["name"] == "–"
    assert [form.action for form in decision.forms] == ["LeaveWagon", "MoveWagon"]


@pytest.mark.rule("CAR-7-wagon")
def test_the_wagon_goes_up_to_20_cm_in_any_direction():
    state = asked()
    assert refused(state, 0, to(11000, 9000)) is None
    assert refused(state, 0, to(11001, 9000)) == "CAR-7-wagon"
    assert refused(state, 0, to(9000, 7000)) is None
    assert refused(state, 0, to(9000, 6999)) == "CAR-7-wagon"
    assert refused(state, 0, to(7800, 10600)) is None
    assert refused(state, 0, to(7799, 10600)) == "CAR-7-wagon"
    assert refused(state, 0, LeaveWagon()) is None


@pytest.mark.rule("CAR-7-wagon")
def test_the_wagon_is_moved_and_it_is_told_how_far():
    play = act(asked(), 0, to(10200, 9500))
    assert play.state.wagon == Spot(10200, 9500)
    (moved,) = events(play, Moved)
    assert moved.path == (Spot(9000, 9000), Spot(10200, 9500))
    assert (moved.length, moved.rule, moved.piece) == (1300, "CAR-7-wagon", WAGON_ID)
    assert play.state.agenda.steps == (Halt(),)
    assert act(asked(), 0, LeaveWagon()).state.wagon == Spot(9000, 9000)


@pytest.mark.rule("CAR-7-wagon")
def test_the_wagon_stays_wholly_on_the_table():
    state = asked(wagon=(4, 4))
    assert refused(state, 0, to(250, 250)) is None
    assert refused(state, 0, to(249, 250)) == "CAR-7-wagon"
    assert refused(state, 0, to(250, 249)) == "CAR-7-wagon"
    far = asked(wagon=(176, 176))
    assert refused(far, 0, to(17750, 17750)) is None
    assert refused(far, 0, to(17751, 17750)) == "CAR-7-wagon"
    assert refused(far, 0, to(17750, 17751)) == "CAR-7-wagon"
    assert refused(state, 0, MoveWagon(Spot(400, 300, 1))) == "CAR-7-wagon"


@pytest.mark.rule("CAR-7-wagon-body")
def test_the_wagon_passes_over_units_and_terrain_but_does_not_end_on_a_figure():
    wall = box(1, "high-wall", 80, 94, 20, 1)
    state = asked(unit(1, 90, 95, 270, count=2, files=1), terrain=(wall,))
    assert refused(state, 0, to(9000, 9650)) == "CAR-7-wagon-body"
    assert refused(state, 0, to(9000, 10250)) is None
    assert refused(state, 0, to(9000, 10249)) == "CAR-7-wagon-body"
    assert refused(state, 0, to(9000, 9250)) is None
    assert refused(state, 0, to(9000, 9251)) == "CAR-7-wagon-body"


@pytest.mark.rule("CAR-7-wagon-body")
@pytest.mark.parametrize(
    ("wagon", "action"),
    [
        ((98.5, 91), Rerank(1, 8)),
        ((90, 100.5), SplitOff(1, 5, 2)),
        ((98.2, 94.6), March(1, 3150, ())),
        ((97, 99), Charge(1, 2, 900)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_whatever_brings_a_unit_onto_the_wagon_pushes_it_aside(wagon, action):
    mine = unit(0, 90, 90, NORTH, count=10, files=4)
    agenda = [MovePart(0), Halt()]
    state = battle(mine, unit(1, 90, 170), agenda=agenda, wagon=wagon)
    before = state.wagon
    assert not treads(state)
    play = act(state, 0, action, game=Carnage())
    assert play.state.wagon != before
    assert not treads(play.state)
    assert [event.rule for event in events(play, Moved)].count("CAR-7-wagon-body") == 1


@pytest.mark.rule("CAR-7-wagon-body")
def test_the_wagon_waits_until_all_are_set_up():
    state = battle(unit(0, 90, 90), phase="setup")
    assert stepped(state, game=Carnage()).state.wagon == Spot(9000, 9000)
    assert stepped(put(state, phase="initiative"), game=Carnage()).state.wagon != Spot(9000, 9000)


def treads(state):
    """Whether a figure stands on the wagon."""
    body = wagon_body(state.wagon)
    return any(overlap(body, other) for piece in state.units for other in piece.bodies)


@pytest.mark.rule("CAR-7-wagon")
def test_without_a_wagon_nobody_is_asked():
    assert WagonMove().who(asked(wagon=None)) == ()
    assert WagonMove().who(asked(order=())) == ()
    assert refused(asked(wagon=None), 0, to(9000, 9000)) == "CAR-7-wagon"


def test_the_menu_leaves_it_first_and_every_entry_is_allowed():
    state = asked(unit(1, 100, 90))
    menu = WagonMove().candidates(state, 0)
    assert menu[0] == LeaveWagon()
    assert to(9000, 7000) in menu
    assert to(9000, 8000) in menu
    assert to(7000, 9000) in menu
    assert to(10414, 10414) in menu
    assert to(7586, 7586) in menu
    assert 10 < len(menu) < 17
    assert all(refused(state, 0, action) is None for action in menu)
    assert len(set(menu)) == len(menu)


def test_proposals_are_allowed_and_of_both_kinds():
    state = asked(unit(1, 100, 90))
    rng = Rng(3)
    found = [WagonMove().propose(state, 0, rng) for _ in range(60)]
    assert all(refused(state, 0, action) is None for action in found)
    moves = [action for action in found if isinstance(action, MoveWagon)]
    assert 10 < len(moves) < 50
    assert max(gap_to_pearl(state, move.spot) for move in moves) > 1500


def test_the_wagon_stays_where_the_players_leave_it_alone():
    def who(pearl, *policies):
        state = put(asked(seats=(0, 1, 0)), pearl=pearl, policies=policies)
        return stepped(state, WagonMove()).state.agenda.top

    never = (Policy(0, "wagon", "never"), Policy(2, "wagon", "never"))
    assert isinstance(who("suction", *never), Halt)
    assert isinstance(who("suction", never[0]), WagonMove)
    near = (Policy(0, "wagon", "near"), Policy(2, "wagon", "never"))
    assert isinstance(who("suction", *near), WagonMove)
    assert isinstance(who("oops", *near), Halt)
    assert isinstance(who("oops"), WagonMove)


def test_the_preview_shows_the_reach_and_draws_far_spots_back():
    state = asked(unit(1, 90, 100))

    def shown(**values):
        return WagonMove().preview(state, 0, Partial("MoveWagon", values))

    first = shown()
    assert first.limit == 2000
    assert len(first.region.outlines[0].points) == 36
    assert first.region.meaning == "reach"
    assert first.region.outlines[0].points[0] == (11000, 9000)
    near = shown(spot=[9000, 8500])
    assert near.length == 500
    assert near.snapped == {}
    assert near.refusal is None
    assert near.path == (Spot(9000, 9000), Spot(9000, 8500))
    assert (near.ghosts[0].piece, near.ghosts[0].pose.y) == (WAGON_ID, 8500)
    assert (near.ghosts[0].base.width, near.ghosts[0].base.depth) == (500, 500)
    far = shown(spot=[3000, 1000, 0])
    assert far.snapped == {"spot": [7800, 7400, 0]}
    assert far.length == 2000
    assert shown(spot=[9000, 10100]).refusal.rule == "CAR-7-wagon-body"
    assert WagonMove().preview(state, 0, Partial("LeaveWagon")).region is None
