"""The ready-made battles: tables, roles, zones, cows, nest (section 4, section 16)."""

import msgspec
import pytest

from slagveld.games.carnage.army.muster import ARMIES, reserves_of
from slagveld.games.carnage.army.troops import profile_of
from slagveld.games.carnage.core.state import Options, Reserve
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.ground.obstacles import fits
from slagveld.games.carnage.setup.cows import PlaceCows, cow_rows
from slagveld.games.carnage.setup.scenarios import (
    attacker,
    battle_of,
    battles,
    edge_of,
    role_of,
    side_with,
    zone_of,
)
from slagveld.games.carnage.setup.table import laid
from slagveld.games.carnage.terrain.kinds import OPEN, kind_of
from slagveld.kernel.event import Placed, Rolled
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.deployment import place_at, strip_at
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Spot
from slagveld.texts import WRITTEN, say
from tests.games.carnage.battle import battle, box, events
from tests.games.carnage.stepping import stepped

GAME = Carnage()
GAME.add_texts()
TABLE = Layout(18000, 12000)
EDGES = ((0, 2700), (1, 900))


def first(scenario, **rest):
    return GAME.first_state(GAME.setup(scenario, **rest))


def refusal(scenario, **rest):
    with pytest.raises(RefusedError) as error:
        first(scenario, **rest)
    found = error.value.refusal
    assert "carnage:" not in say(found.text)
    assert found.rule in GAME.rulebook
    return found.rule


def piece(table, kind):
    return next(piece for piece in table.terrain if piece.kind == kind)


def extent(terrain):
    xs, ys = zip(*terrain.outline.points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


# The book's three


@pytest.mark.rule("CAR-16-general", "CAR-16-little-boy", "CAR-16-cattle", "CAR-16-eggs")
def test_the_three_scenarios_of_the_book_are_there_with_their_sides():
    for key in ("little-boy", "cattle", "eggs"):
        scenario = battles()[key]
        assert scenario.sides == (2,)
        armies = [ARMIES.roster_of(ARMIES.armies()[role.army]) for role in scenario.roles]
        peoples = [profile_of(army.entries[0].key).people for army in armies]
        assert peoples == ["herptars", "brigandians"]
        title = next(r.title for r in GAME.rulebook if r.id.endswith(f"-16-{key}"))
        for language in WRITTEN:
            named = say(title, language).split(": ")[0]
            assert say(scenario.title, language) == named, "as the rulebook calls it"
        kinds = {piece.kind for piece in first(key).field.table.terrain}
        assert not kinds & {"tree", "hill", "high-rocks", "small-rocks", "dense-forest"}


@pytest.mark.rule("CAR-16-little-boy-map", "CAR-16-little-boy-setup", "CAR-4-scenario-terrain")
def test_river_fords_tower_and_pole_lie_as_our_map_has_them():
    table = first("little-boy").field.table
    assert extent(piece(table, "river")) == (0, 8500, 18000, 9500)
    fords = [extent(p) for p in table.terrain if p.kind == "ford"]
    assert fords == [(3500, 8490, 5500, 9510), (12500, 8490, 14500, 9510)]
    left, top, right, bottom = extent(piece(table, "watchtower"))
    assert ((left + right) // 2, (top + bottom) // 2) == (9000, 3000)
    left, top, right, bottom = extent(piece(table, "pole"))
    assert ((left + right) // 2, (top + bottom) // 2) == (9000, 15000)
    assert all(p.rank == 1 for p in table.terrain if p.kind == "ford")
    assert piece(table, "river").rank == 0
    assert len({p.id for p in table.terrain}) == 5


@pytest.mark.rule("CAR-16-little-boy-map", "CAR-4-size")
def test_the_map_follows_the_size_of_the_table():
    table = first("little-boy", options={"width": 120, "depth": 100}).field.table
    assert (table.width, table.height) == (12000, 10000)
    assert extent(piece(table, "river")) == (0, 4500, 12000, 5500)
    assert [extent(p)[0] for p in table.terrain if p.kind == "ford"] == [2000, 8000]
    assert extent(piece(table, "pole")) == (5875, 6875, 6125, 7125)


@pytest.mark.rule("CAR-16-little-boy-map")
def test_the_watchtower_can_be_entered():
    walls = piece(first("little-boy").field.table, "watchtower").walls
    assert len(walls) == 4
    doors = [[o for o in wall.openings if o.kind == "door"] for wall in walls]
    assert [len(found) for found in doors] == [1, 0, 1, 0]
    assert [(d.start, d.end) for d in doors[0]] == [(600, 1000)]
    windows = [(o.start, o.end) for o in walls[1].openings if o.kind == "window"]
    assert windows == [(250, 550), (1050, 1350)]
    assert walls[0].start == walls[3].end


@pytest.mark.rule("CAR-16-eggs-setup", "CAR-16-eggs-goal")
def test_the_nest_lies_20_cm_from_the_middle_of_the_herptars_edge_with_seven_eggs():
    state = first("eggs")
    left, top, right, bottom = extent(piece(state.field.table, "nest"))
    assert ((left + right) // 2, (top + bottom) // 2) == (9000, 16000)
    assert (right - left, bottom - top) == (1000, 1000)
    assert len(piece(state.field.table, "nest").outline.points) == 8
    assert state.eggs == 7
    assert first("eggs", options={"goal": 12}).eggs == 12
    assert first("cattle").eggs == 0


def test_pole_and_nest_are_in_the_way():
    for key, kind in (("little-boy", "pole"), ("eggs", "nest")):
        known = kind_of(piece(first(key).field.table, kind))
        assert known is not OPEN
        assert (known.passage, known.sight) == ("barred", "clear")


@pytest.mark.rule("CAR-16-deploy", "CAR-16-cattle-setup", "CAR-16-little-boy-setup")
@pytest.mark.parametrize(
    ("scenario", "near", "far"),
    [
        ("open", 3000, 3000),
        ("little-boy", 3000, 3000),
        ("cattle", 2000, 5000),
        ("eggs", 3000, 3000),
    ],
)
def test_zones_are_as_deep_as_the_scenario_says(scenario, near, far):
    state = first(scenario)
    assert zone_of(state, 0) == (0, 18000 - near, 18000, 18000)
    assert zone_of(state, 1) == (0, 0, 18000, far)


# Cows


def cattle(**more):
    return battle(scenario="cattle", edges=EDGES, phase="setup", round=0, **more)


@pytest.mark.rule("CAR-16-cattle-setup", "CAR-16-cattle-number", "CAR-16-cattle-cows")
def test_five_cows_stand_at_random_along_the_brigandian_edge_at_three_distances():
    play = stepped(cattle(), PlaceCows(), dice=[2, 1, 5, 10, 9, 9, 1, 10, 7, 3])
    cows = play.state.units
    middles = [(unit.middle[0] // 16, unit.middle[1] // 16) for unit in cows]
    assert [y for _, y in middles] == [1000, 1000, 3000, 5000, 5000]
    assert [18000 - x for x, _ in middles] == [1890, 8910, 15930, 1710, 11250]
    for number, cow in enumerate(cows, 1):
        assert (cow.owner, cow.side, cow.number, cow.lives) == (-1, 1, number, 2)
        assert (cow.profile.ar, cow.profile.at, cow.profile.kind) == (1, 0, "cow")
        assert cow.single
        assert not cow.neutralised
    assert len(events(play, Placed)) == 5
    assert [roll.dice for roll in events(play, Rolled)][2] == (9, 9)
    assert not Carnage().faults(play.state)


@pytest.mark.rule("CAR-16-cattle-setup", "CAR-16-cattle-number")
def test_extra_cows_are_dealt_out_over_the_three_distances_in_turn():
    rows = cow_rows(cattle(options=Options(goal=9)))
    assert rows == [1000, 1000, 3000, 5000, 5000, 1000, 3000, 5000, 1000]
    assert cow_rows(cattle()) == [1000, 1000, 3000, 5000, 5000]
    assert cow_rows(cattle(options=Options(goal=2))) == [1000, 1000]


@pytest.mark.rule("CAR-16-cattle-setup")
def test_cows_stay_on_the_table_and_do_not_stand_on_each_other():
    edge = stepped(cattle(options=Options(goal=2)), PlaceCows(), dice=[1, 1, 10, 10]).state
    assert [18000 - cow.x for cow in edge.units] == pytest.approx([125, 17875], abs=2)
    play = stepped(cattle(), PlaceCows(), dice=[5, 5] * 5)
    assert not GAME.overlapping(play.state)


@pytest.mark.rule("CAR-16-cattle-cows")
def test_cows_are_enemies_of_the_herptars_only_and_nobodys_to_command():
    play = stepped(cattle(), PlaceCows(), dice=[5, 5] * 5)
    assert all(cow.side == side_with(play.state, 1) for cow in play.state.units)
    assert play.state.own(0) == play.state.own(1) == []


# The open battle and the learning ones


@pytest.mark.rule("CAR-4-usual", "CAR-16-own", "CAR-7-wagon-start")
def test_the_open_battle_is_on_the_usual_table_with_the_wagon_in_its_centre():
    state = first("open")
    assert (state.field.table.width, state.field.table.height) == (18000, 18000)
    assert state.field.table.terrain == ()
    assert state.wagon == Spot(9000, 9000)
    assert battle_of(state).goal == ""
    assert attacker(state) == -1


@pytest.mark.rule("CAR-16-own", "CAR-16-armies")
def test_veteran_armies_meet_in_the_open_unless_players_bring_their_own():
    state = first("open")
    theirs = reserves_of(ARMIES.roster_of(ARMIES.armies()["herptars-veteran"]), 0)[0]
    assert state.reserves == (
        *theirs,
        *reserves_of(ARMIES.roster_of(ARMIES.armies()["brigandians-veteran"]), 1)[0],
    )
    own = msgspec.to_builtins(ARMIES.roster_of(ARMIES.armies()["teron-brood"]))
    changed = first("open", armies=(None, own))
    assert changed.reserves == (
        *theirs,
        *reserves_of(ARMIES.roster_of(ARMIES.armies()["teron-brood"]), 1)[0],
    )


@pytest.mark.rule("CAR-16-armies")
def test_an_army_with_faults_is_refused():
    bad = replace(ARMIES.roster_of(ARMIES.armies()["teron-brood"]), total=10)
    assert refusal("open", armies=(msgspec.to_builtins(bad), None)) == "CAR-17-not-exact"
    assert refusal("open", armies=({"nonsense": 1}, None)) == "CAR-17-points"
    assert refusal("ford", armies=(msgspec.to_builtins(bad), None)) == "CAR-16-armies"


@pytest.mark.rule("CAR-19-agree")
def test_heroes_come_only_where_it_was_agreed():
    army = msgspec.to_builtins(ARMIES.roster_of(ARMIES.armies()["teron-brood"]))
    assert first("open", armies=(army, None)).reserves
    without = {"heroes": False}
    assert refusal("open", armies=(army, None), options=without) == "CAR-19-agree"
    assert any(unit.profile.kind == "hero" for unit in first("ford").units)
    calm = first("ford", options=without)
    assert not any(unit.profile.kind == "hero" for unit in calm.units)
    assert any(unit.profile.kind == "mage" for unit in calm.units)


@pytest.mark.rule("CAR-0-scale", "CAR-16-own")
@pytest.mark.parametrize("key", [key for key, found in battles().items() if found.stands])
def test_ready_battles_stand_soundly(key):
    state = first(key)
    scenario = battles()[key]
    assert len(state.units) == len(scenario.stands)
    assert not GAME.overlapping(state)
    assert not GAME.faults(state)
    assert {unit.owner for unit in state.units} == {0, 1}
    assert not any(state.field.engaged(unit) for unit in state.units)
    assert all(fits(state, unit) for unit in state.units)
    assert all(unit.single or unit.lives >= 5 for unit in state.units)
    assert state.options.rounds == scenario.rounds < Options().rounds
    for unit, stand in zip(state.units, scenario.stands, strict=True):
        assert (unit.x, unit.y, unit.facing) == (stand.x, stand.y, stand.facing)
        assert (unit.files, len(unit.figures)) == (stand.files, stand.count)
        assert unit.owner == stand.role
    assert state.next_id == 1000 + sum(stand.count + 1 for stand in scenario.stands)


def test_one_battle_invites_and_is_the_default():
    assert [s.key for s in GAME.scenarios() if s.inviting] == ["ford"]
    assert GAME.invitation().key == GAME.scenarios()[0].key == "ford"
    assert [s.players for s in GAME.scenarios() if s.key == "eggs"] == [(2, 3, 4, 5, 6, 7, 8)]


# Sizes and tables of one's own


@pytest.mark.rule("CAR-4-size")
def test_the_players_choose_the_size():
    table = first("open", options={"width": 120, "depth": 90}).field.table
    assert (table.width, table.height) == (12000, 9000)
    assert first("open", options={"width": 60, "depth": 60}).wagon == Spot(3000, 3000)
    assert refusal("open", options={"width": 59}) == "CAR-4-size"
    assert refusal("open", options={"depth": 59}) == "CAR-4-size"
    assert refusal("cattle", options={"depth": 69}) == "CAR-4-size"
    assert first("cattle", options={"depth": 70}).field.table.height == 7000
    assert refusal("ford", options={"width": 180}) == "CAR-4-size"
    assert first("ford", options={"width": 120, "depth": 90}).units


def own(*terrain, width=12000, height=10000):
    table = {"width": width, "height": height, "ground": "snow"}
    return {**table, "terrain": [msgspec.to_builtins(found) for found in terrain]}


@pytest.mark.rule("CAR-4-terrain", "CAR-16-general", "CAR-16-own")
def test_any_terrain_may_be_laid():
    wood = box(3, "open-forest", 20, 20, 20, 20)
    state = first("open", table=own(wood))
    assert state.field.table.terrain == (wood,)
    assert (state.field.table.width, state.ground) == (12000, "snow")
    hunt = first("eggs", table=own(wood)).field.table
    assert [(found.id, found.kind) for found in hunt.terrain] == [(3, "open-forest"), (4, "nest")]
    assert refusal("ford", table=own(wood)) == "CAR-4-terrain"
    assert refusal("open", table={"width": 5}) == "CAR-4-terrain"
    assert refusal("open", table=own(width=5900)) == "CAR-4-size"
    assert refusal("open", table=own(height=5900)) == "CAR-4-size"


@pytest.mark.rule("CAR-4-scenario-terrain", "CAR-16-little-boy-map")
def test_the_captured_boy_needs_a_river_with_a_way_across():
    river = box(1, "river", 0, 45, 120, 10)
    bridge = box(2, "bridge", 50, 44, 10, 12, rank=1)
    assert refusal("little-boy", table=own()) == "CAR-4-scenario-terrain"
    assert refusal("little-boy", table=own(bridge)) == "CAR-4-scenario-terrain"
    assert refusal("little-boy", table=own(river)) == "CAR-16-little-boy-map"
    table = first("little-boy", table=own(river, bridge)).field.table
    assert [found.kind for found in table.terrain] == ["river", "bridge", "watchtower", "pole"]
    assert first("little-boy", table=own(river, replace(bridge, kind="ford")))


# Sides


@pytest.mark.rule("CAR-6.2-sides", "CAR-16-deploy")
def test_the_sides_have_opposite_edges_then_the_other_two():
    state = first("open", players=4)
    assert state.edges == ((0, 2700), (1, 900), (2, 0), (3, 1800))
    assert [edge_of(state, side) for side in range(4)] == [2700, 900, 0, 1800]
    assert zone_of(state, 2) == (0, 0, 3000, 18000)
    assert zone_of(state, 3) == (15000, 0, 18000, 18000)


@pytest.mark.rule("CAR-6.2-sides")
def test_players_beyond_the_sides_of_a_scenario_take_two_sides_in_turn():
    def sides(scenario, players):
        return [seat.side for seat in GAME.setup(scenario, players=players).seats]

    assert sides("open", 2) == [0, 1]
    assert sides("open", 4) == [0, 1, 2, 3]
    assert sides("open", 5) == [0, 1, 0, 1, 0]
    assert sides("eggs", 4) == [0, 1, 0, 1]
    chosen = [Seat("A", 3), Seat("B", 3), Seat("C", 7), Seat("L", 50, True)]
    assert list(GAME.setup("eggs", seats=chosen).seats) == chosen
    lone = [Seat("A", 3), Seat("L", 50, True), Seat("B", 4), Seat("C", 7)]
    assert [seat.side for seat in GAME.setup("eggs", seats=lone).seats] == [0, 50, 1, 0]
    assert GAME.setup("eggs", seats=lone).seats[1] == lone[1]


@pytest.mark.rule("CAR-6.2-sides")
def test_too_few_or_too_many_sides_are_refused():
    together = [Seat("A", 1), Seat("B", 1)]
    assert refusal("open", seats=together) == "CAR-6.2-sides"
    three = [Seat("A", 0), Seat("B", 1), Seat("C", 2), Seat("D", 2)]
    assert refusal("eggs", seats=three) == "CAR-6.2-sides"
    assert first("open", seats=three).sides == (0, 1, 2)


def test_sides_take_roles_in_rising_order():
    state = first("cattle", seats=[Seat("A", 9), Seat("B", 4), Seat("C", 9)])
    assert (role_of(state, 4), role_of(state, 9)) == (0, 1)
    assert attacker(state) == 4
    assert side_with(state, 1) == 9
    assert side_with(state, 2) == -1
    assert {r.type.split("-")[0] for r in state.reserves if r.seat == 1} == {"herptar"}
    assert zone_of(state, 9) == (0, 0, 18000, 5000)
    assert attacker(first("eggs", seats=[Seat("A", 9), Seat("B", 4)])) == 9


# Small geometry


@pytest.mark.parametrize(
    ("way", "strip", "place"),
    [
        (2700, (0, 9000, 18000, 11000), (500, 11800)),
        (900, (0, 1000, 18000, 3000), (17500, 200)),
        (0, (1000, 0, 3000, 12000), (200, 500)),
        (1800, (15000, 0, 17000, 12000), (17800, 11500)),
    ],
)
def test_strips_and_places_by_edge(way, strip, place):
    assert strip_at(TABLE, way, 1000, 3000) == strip
    assert place_at(TABLE, way, 500, 200) == place


def test_the_open_battle_stands_for_an_unknown_scenario():
    assert battle_of(battle(scenario="gone")).key == "open"
    assert laid(battles()["open"], TABLE) == TABLE


@pytest.mark.rule("CAR-4-compass")
def test_north_may_be_agreed_upon():
    def north(name, scenario="open"):
        state = first(scenario, options={"north": name})
        return state.north, state.agenda.top.compass

    assert north("first") == (2700, False)
    assert north("far") == (2700, True)
    assert north("near") == (900, True)
    assert north("left") == (1800, True)
    assert north("right") == (0, True)


def test_a_leader_has_no_army():
    seats = (Seat("A", 0), Seat("L", 9, True), Seat("B", 1))
    state = GAME.first_state(Setup(game="carnage", scenario="open", seats=seats))
    assert {reserve.seat for reserve in state.reserves} == {0, 2}
    assert Reserve(2, "brigandian-rider-veteran", 10) in state.reserves


def test_battles_of_a_scenario_share_one_table():
    tables = [GAME.first_state(GAME.setup("ford")).field.table for _ in range(2)]
    assert tables[0] is tables[1]
    wide = GAME.first_state(GAME.setup("open", options={"width": 200})).field.table
    usual = GAME.first_state(GAME.setup("open")).field.table
    assert (wide.width, usual.width) == (20000, 18000)
