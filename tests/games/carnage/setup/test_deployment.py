"""Setting up (CAR-16-deploy, CAR-5.1.1)."""

import pytest

from slagveld.games.carnage.army.troops import profile_of
from slagveld.games.carnage.core.state import Reserve
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.setup.battle_line import arrayed, divided, files_of, in_zone, waiting
from slagveld.games.carnage.setup.deployment import Deploy, DeployRest, PlaceUnit
from slagveld.games.carnage.setup.scenarios import zone_of
from slagveld.games.carnage.turn.preparation import RollDeployment
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Placed, Rolled, Told
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from tests.games.carnage.battle import act, battle, box, events, refused, unit
from tests.games.carnage.stepping import Halt, stepped

INFANTRY = "brigandian-infantry-veteran"
ARCHERS = "brigandian-archer-veteran"
RIDERS = "brigandian-rider-veteran"
EDGES = ((0, 2700), (1, 900))


def setting_up(*reserves, **more):
    """A side 0 that sets these up: (type, count)."""
    more.setdefault("edges", EDGES)
    return battle(
        agenda=(Deploy(0), Halt()),
        phase="setup",
        round=0,
        reserves=tuple(Reserve(0, kind, count) for kind, count in reserves),
        **more,
    )


def at(kind, count, files, x, y, facing=270):
    return PlaceUnit(kind, count, files, Spot(round(x * 100), round(y * 100)), facing * 10)


# By hand


@pytest.mark.rule("CAR-16-deploy")
def test_a_unit_is_placed_under_the_name_it_keeps():
    # Who has no fellow of his kind left to set up is not numbered, so that no name changes.
    play = act(setting_up((INFANTRY, 20), ("teron", 1), (RIDERS, 5)), 0, DeployRest())
    said = sorted([event.name.en for event in events(play, Placed)])
    assert said == ["Teron", "Veteran bull riders", "Veteran infantry 1", "Veteran infantry 2"]
    alone = act(setting_up((INFANTRY, 10)), 0, at(INFANTRY, 10, 5, 90, 160)).state
    assert alone.units[0].number == 0


@pytest.mark.rule("CAR-16-deploy")
def test_a_unit_stands_wholly_within_30_cm_of_its_edge():
    state = setting_up((INFANTRY, 10))
    assert refused(state, 0, at(INFANTRY, 10, 5, 90, 150)) is None
    assert refused(state, 0, at(INFANTRY, 10, 5, 90, 149.99)) == "CAR-16-deploy"
    assert refused(state, 0, at(INFANTRY, 10, 5, 90, 175)) is None
    assert refused(state, 0, at(INFANTRY, 10, 5, 90, 175.01)) == "CAR-16-deploy"
    assert refused(state, 0, at(INFANTRY, 10, 5, 6.25, 160)) is None
    assert refused(state, 0, at(INFANTRY, 10, 5, 6.24, 160)) == "CAR-16-deploy"
    assert refused(state, 0, at(INFANTRY, 10, 5, 173.76, 160)) == "CAR-16-deploy"


@pytest.mark.rule("CAR-16-deploy")
def test_a_unit_needs_room():
    lake = box(1, "lake", 100, 155, 20, 10)
    state = setting_up((INFANTRY, 10), ("teron", 1), terrain=(lake,))
    state = act(state, 0, at(INFANTRY, 10, 5, 50, 160)).state
    assert refused(state, 0, at("teron", 1, 1, 50, 162)) == "CAR-16-deploy"
    assert refused(state, 0, at("teron", 1, 1, 110, 160)) == "CAR-16-deploy"
    assert refused(state, 0, at("teron", 1, 1, 60, 160)) is None


@pytest.mark.rule("CAR-5.1-moments", "CAR-5.1-formation", "CAR-16-deploy")
def test_units_are_formed_from_the_reserve_in_any_frontage():
    play = act(setting_up((INFANTRY, 22)), 0, at(INFANTRY, 12, 4, 90, 160))
    (formed,) = play.state.units
    assert (len(formed.figures), formed.files, formed.owner, formed.side) == (12, 4, 0, 0)
    assert (formed.x, formed.y, formed.facing, formed.number) == (9000, 16000, 2700, 1)
    assert formed.profile is profile_of(INFANTRY)
    assert play.state.reserves == (Reserve(0, INFANTRY, 10),)
    assert play.state.next_id == formed.id + 13
    assert [(e.piece, e.rule) for e in events(play, Placed)] == [(formed.id, "CAR-16-deploy")]
    second = act(play.state, 0, at(INFANTRY, 10, 10, 40, 160)).state
    assert second.reserves == ()
    assert [unit.number for unit in second.units] == [1, 2]
    assert second.agenda.steps == (Halt(),)


@pytest.mark.rule("CAR-5.1-moments")
def test_only_what_is_in_the_reserve_can_be_set_up():
    state = setting_up((INFANTRY, 10))
    assert refused(state, 0, at(INFANTRY, 11, 5, 90, 160)) == "CAR-5.1-moments"
    assert refused(state, 0, at(INFANTRY, 0, 1, 90, 160)) == "CAR-5.1-moments"
    assert refused(state, 0, at(INFANTRY, -3, 1, 90, 160)) == "CAR-5.1-moments"
    assert refused(state, 0, at(ARCHERS, 5, 5, 90, 160)) == "CAR-5.1-moments"
    assert refused(state, 0, at("nonsense", 5, 5, 90, 160)) == "CAR-5.1-moments"
    assert refused(state, 0, at(INFANTRY, 10, 0, 90, 160)) == "CAR-5.1-formation"
    assert refused(state, 0, at(INFANTRY, 10, 11, 90, 160)) == "CAR-5.1-formation"


@pytest.mark.rule("CAR-5.1.1")
def test_a_unit_has_5_w_or_more_and_leaves_none_behind_that_has_fewer():
    state = setting_up((INFANTRY, 10), (RIDERS, 6))
    assert refused(state, 0, at(INFANTRY, 4, 4, 90, 160)) == "CAR-5.1.1"
    assert refused(state, 0, at(INFANTRY, 5, 5, 90, 160)) is None
    assert refused(state, 0, at(INFANTRY, 6, 5, 90, 160)) == "CAR-5.1.1"
    assert refused(state, 0, at(RIDERS, 2, 2, 90, 160)) == "CAR-5.1.1"
    assert refused(state, 0, at(RIDERS, 3, 3, 90, 160)) is None
    assert refused(state, 0, at(RIDERS, 4, 4, 90, 160)) == "CAR-5.1.1"


@pytest.mark.rule("CAR-19-composition", "CAR-19-independent")
def test_heroes_and_mages_stand_alone():
    state = setting_up(("teron", 1), ("herptar-mage", 2))
    assert refused(state, 0, at("herptar-mage", 2, 2, 90, 160)) == "CAR-19-independent"
    after = act(state, 0, at("herptar-mage", 1, 1, 90, 160)).state
    assert after.units[0].magic.points == 10
    assert refused(after, 0, at("teron", 1, 1, 95, 160)) is None


@pytest.mark.rule("CAR-16-deploy", "CAR-6.2-sides")
def test_players_of_a_side_set_up_their_own():
    reserves = (Reserve(0, INFANTRY, 10), Reserve(2, ARCHERS, 6), Reserve(1, RIDERS, 5))
    state = battle(
        agenda=(Deploy(0), Halt()), seats=(0, 1, 0), edges=EDGES, reserves=reserves, phase="setup"
    )
    assert Deploy(0).who(state) == (0, 2)
    decision = Deploy(0).ask(state)
    fields = decision.forms[1].fields
    assert [choice.key for choice in fields[0].choices] == [INFANTRY, ARCHERS]
    assert [field.name for field in fields] == ["troop", "count", "files", "spot", "facing"]
    assert (fields[1].least, fields[1].most, fields[2].least, fields[2].most) == (1, 10, 1, 10)
    assert not fields[3].facing
    assert refused(state, 2, at(INFANTRY, 10, 5, 90, 160)) == "CAR-5.1-moments"
    after = act(state, 2, DeployRest()).state
    assert [unit.owner for unit in after.units] == [2]
    assert Deploy(0).who(after) == (0,)
    assert act(after, 0, DeployRest()).state.reserves == (Reserve(1, RIDERS, 5),)


# In good order


@pytest.mark.rule("CAR-16-deploy", "CAR-5.1.1", "CAR-0-scale")
@pytest.mark.parametrize(
    ("kind", "count", "parts"),
    [
        (INFANTRY, 4, []),
        (INFANTRY, 5, [5]),
        (INFANTRY, 10, [10]),
        (INFANTRY, 11, [6, 5]),
        (INFANTRY, 22, [8, 7, 7]),
        (ARCHERS, 6, [6]),
        (ARCHERS, 7, [7]),
        (ARCHERS, 12, [6, 6]),
        (ARCHERS, 13, [7, 6]),
        (RIDERS, 2, []),
        (RIDERS, 3, [3]),
        (RIDERS, 6, [3, 3]),
        (RIDERS, 10, [5, 5]),
        ("teron", 2, [1, 1]),
    ],
)
def test_figures_are_divided_into_units_of_handy_size(kind, count, parts):
    assert divided(profile_of(kind), count) == parts


def test_infantry_stands_in_two_ranks_others_in_one():
    assert files_of(profile_of(INFANTRY), 9) == 5
    assert files_of(profile_of(INFANTRY), 10) == 5
    assert files_of(profile_of(ARCHERS), 6) == 6
    assert files_of(profile_of(RIDERS), 5) == 5


@pytest.mark.rule("CAR-16-deploy")
def test_one_click_sets_up_a_whole_army_in_good_order():
    state = setting_up((RIDERS, 10), (INFANTRY, 22), (ARCHERS, 12), ("yarik", 1))
    after = act(state, 0, DeployRest()).state
    zone = zone_of(state, 0)
    assert after.reserves == ()
    assert all(in_zone(unit, zone) and unit.facing == 2700 for unit in after.units)
    assert not Carnage().overlapping(after)
    assert not Carnage().faults(after)
    by = {kind: [u for u in after.units if u.profile.type == kind] for kind in (RIDERS, ARCHERS)}
    infantry = [u for u in after.units if u.profile.type == INFANTRY]
    assert {unit.y for unit in [*by[ARCHERS], *by[RIDERS]]} == {15000}
    assert {unit.y for unit in infantry} == {15550}
    left, right = by[RIDERS]
    assert all(left.x < unit.x < right.x for unit in by[ARCHERS])
    assert left.x + right.x == 18000
    archers = by[ARCHERS]
    assert archers[1].x - archers[0].x == 6 * 250 + 300
    hero = next(unit for unit in after.units if unit.single)
    assert (hero.x, hero.y) == (9000, 16350)


@pytest.mark.rule("CAR-16-deploy", "CAR-6.2-sides")
def test_allies_share_the_edge():
    reserves = (Reserve(0, INFANTRY, 10), Reserve(2, INFANTRY, 10))
    state = battle(seats=(0, 1, 0), edges=EDGES, reserves=reserves, phase="setup")
    assert [unit.x for unit in arrayed(state, 0)] == [4500]
    assert [unit.x for unit in arrayed(state, 2)] == [13500]
    assert {unit.y for unit in arrayed(state, 2)} == {15000}


@pytest.mark.rule("CAR-16-deploy")
@pytest.mark.parametrize(
    ("way", "place"),
    [(2700, (9000, 15000)), (900, (9000, 3000)), (0, (3000, 9000)), (1800, (15000, 9000))],
)
def test_every_edge_will_do(way, place):
    state = setting_up((INFANTRY, 10), edges=((0, way), (1, (way + 1800) % 3600)))
    (there,) = arrayed(state, 0)
    assert ((there.x, there.y), there.facing) == (place, way)
    assert in_zone(there, zone_of(state, 0))


@pytest.mark.rule("CAR-16-deploy")
def test_units_give_way_to_terrain_and_to_each_other():
    wood = box(1, "dense-forest", 60, 140, 60, 30)
    state = setting_up((INFANTRY, 30), terrain=(wood,))
    units = arrayed(state, 0)
    assert len(units) == 3
    assert all(in_zone(unit, zone_of(state, 0)) for unit in units)
    after = act(state, 0, DeployRest()).state
    assert not Carnage().overlapping(after)


@pytest.mark.rule("CAR-16-deploy", "CAR-5.1.1")
def test_what_finds_no_room_or_forms_no_unit_stays_out():
    lake = box(1, "lake", 0, 150, 180, 29)
    play = act(setting_up((INFANTRY, 10), (ARCHERS, 3), terrain=(lake,)), 0, DeployRest())
    assert play.state.units == ()
    assert play.state.reserves == ()
    assert len(events(play, Told)) == 2
    few = setting_up((ARCHERS, 3))
    assert waiting(few, 0) == []
    assert Deploy(0).who(few) == ()


# Menu, proposals and preview


def test_the_menu_is_one_click_or_the_next_unit_of_each_type():
    state = setting_up((INFANTRY, 22), (RIDERS, 5))
    menu = Deploy(0).candidates(state, 0)
    assert menu[0] == DeployRest()
    assert [(action.troop, action.count) for action in menu[1:]] == [(RIDERS, 5), (INFANTRY, 8)]


def test_proposals_are_allowed():
    state = setting_up((INFANTRY, 22), (RIDERS, 5), ("teron", 1))
    rng = Rng(4)
    found = [Deploy(0).propose(state, 0, rng) for _ in range(40)]
    assert all(refused(state, 0, action) is None for action in found)
    assert 20 < sum(isinstance(action, PlaceUnit) for action in found) < 40


def test_the_preview_proposes_numbers_and_shows_the_unit():
    state = setting_up((INFANTRY, 22))

    def shown(**values):
        return Deploy(0).preview(state, 0, Partial("PlaceUnit", values))

    assert shown().region.outlines[0].points[0] == (0, 15000)
    assert shown(troop="nonsense").snapped == {}
    way = {"facing": 2700}
    assert shown(troop=INFANTRY).snapped == {"count": 8, "files": 4, **way}
    assert shown(troop=INFANTRY, count=9).snapped == {"files": 5, **way}
    there = shown(troop=INFANTRY, count=9, files=3, spot=[9000, 16000])
    assert there.snapped == way
    assert len(there.ghosts) == 9
    assert there.ghosts[1].pose == Pose(9000, 16125, 2700)
    assert there.ghosts[0].base.width == 250
    turned = shown(troop=INFANTRY, count=9, files=3, spot=[9000, 16000, 0], facing=0)
    assert turned.snapped == {}
    assert turned.ghosts[0].pose.facing == 0
    few = shown(troop=INFANTRY, count=4, files=3, spot=[9000, 16000])
    assert few.ghosts == ()
    assert few.snapped == way
    assert Deploy(0).preview(state, 0, Partial("DeployRest")).region is None


@pytest.mark.rule("CAR-16-deploy")
@pytest.mark.parametrize(
    ("spot", "snapped"),
    [
        ([9000, 14000], [9000, 15000, 0]),
        ([9000, 14999], [9000, 15000, 0]),
        ([9000, 17600], [9000, 17500, 0]),
        ([100, 16000], [625, 16000, 0]),
        ([17999, 17501], [17375, 17500, 0]),
        ([9000, 15000], None),
        ([17375, 17500], None),
    ],
)
def test_a_spot_beside_the_zone_is_drawn_into_it(spot, snapped):
    state = setting_up((INFANTRY, 10))
    values = {"troop": INFANTRY, "count": 10, "files": 5, "spot": spot}
    found = Deploy(0).preview(state, 0, Partial("PlaceUnit", values)).snapped.get("spot")
    assert found == snapped
    x, y = (snapped or spot)[:2]
    assert refused(state, 0, at(INFANTRY, 10, 5, x / 100, y / 100)) is None


# Who goes first


@pytest.mark.rule("CAR-16-deploy", "CAR-4-compass")
def test_the_lower_d10_sets_up_first_and_north_is_the_edge_opposite():
    reserves = (Reserve(0, INFANTRY, 10), Reserve(1, INFANTRY, 10))
    state = battle(edges=EDGES, reserves=reserves, phase="setup", round=0)
    play = stepped(state, RollDeployment(False), dice=[7, 7, 6, 2])
    assert [step for step in play.state.agenda.steps if isinstance(step, Deploy)] == [
        Deploy(0),
        Deploy(1),
    ]
    assert play.state.agenda.top == Deploy(1)
    assert play.state.north == 900
    assert [roll.sides for roll in events(play, Rolled)] == [10] * 4
    other = stepped(state, RollDeployment(False), dice=[1, 2])
    assert other.state.agenda.top == Deploy(0)
    assert other.state.north == 2700


@pytest.mark.rule("CAR-4-compass")
def test_north_may_be_fixed_before():
    reserves = (Reserve(0, INFANTRY, 10), Reserve(1, INFANTRY, 10))
    state = battle(edges=EDGES, reserves=reserves, phase="setup", north=1800)
    assert stepped(state, RollDeployment(True, compass=True), dice=[7, 2]).state.north == 1800


@pytest.mark.rule("CAR-16-deploy")
def test_ready_armies_are_set_up_without_a_question_the_first_side_first():
    reserves = (Reserve(0, INFANTRY, 10), Reserve(1, RIDERS, 5))
    state = battle(edges=EDGES, reserves=reserves, phase="setup", round=0)
    play = stepped(state, RollDeployment(True), dice=[7, 2])
    assert [unit.owner for unit in play.state.units] == [1, 0]
    assert play.state.agenda.steps == (Halt(),)


def test_units_already_there_are_not_set_down_upon():
    state = setting_up((INFANTRY, 10))
    there = battle(unit(1, 90, 152, 90, count=20, files=10), edges=EDGES, phase="setup").field
    state = replace(state, field=there, next_id=5000)
    (placed,) = arrayed(state, 0)
    assert (placed.x, placed.y) != (9000, 15000)
    assert placed.id == 5000
