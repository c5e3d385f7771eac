"""The ready-made battles: tables, zones, armies, limits; other armies and tables (CON-GAP-5)."""

import msgspec
import pytest

from slagveld.games.confrontation.army.muster import ARMIES, ready_armies
from slagveld.games.confrontation.core.book import text
from slagveld.games.confrontation.core.profiles import profiles
from slagveld.games.confrontation.core.state import Card, Options, Prize
from slagveld.games.confrontation.game import Confrontation
from slagveld.games.confrontation.setup.deployment import check_places, depth_for
from slagveld.games.confrontation.setup.scenarios import (
    OPTIONS,
    battle_of,
    battles,
    prize_kinds,
    read,
)
from slagveld.games.confrontation.setup.zones import zones_on
from slagveld.games.confrontation.terrain.scenery import kind_of, pose_at
from slagveld.games.confrontation.terrain.standing_room import stand_refusal
from slagveld.games.confrontation.turn.sequence import OpenBattle
from slagveld.kernel.dice import Scripted
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.setup import check_options
from slagveld.kernel.state import Seat
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.texts import WRITTEN, say
from tests.games.confrontation.battle import battle, box, man

GAME = Confrontation()
GAME.add_texts()
KEYS = ["clash", "skirmish", "prize", "crossing", "stones", "champions", "plunder", "breach"]
MORE_POINTS = [300, 200, 300, 300]
KEEP = ((0, 0, 7500, 12000, 9000), (1, 2900, 300, 9100, 2900))


def first(scenario="clash", *, armies=(), seats=None, table=None, **options):
    setup = GAME.setup(scenario, armies=tuple(armies), seats=seats, table=table, options=options)
    return GAME.first_state(setup)


def refused(scenario="clash", **rest):
    with pytest.raises(RefusedError) as caught:
        first(scenario, **rest)
    refusal = caught.value.refusal
    assert all("⟦" not in say(refusal.text, language) for language in WRITTEN)
    return refusal.rule, refusal.text.key.split(":")[1]


def army(*entries, total=0, **more):
    rows = [{"key": key, "count": count} for key, count in entries]
    return {"game": "confrontation", "name": "Mine", "total": total, "entries": rows, **more}


# What they are


@pytest.mark.rule("CON-GAP-5")
def test_the_scenarios_in_their_order_each_with_a_last_turn():
    assert [scenario.key for scenario in GAME.scenarios()] == [*KEYS, "encounter"]
    assert GAME.invitation().key == "skirmish"
    assert [row.total for row in battles().values()] == [200, 120, 300, 200, *MORE_POINTS, 120]
    assert [row.turns for row in battles().values()] == [8, 6, 8, 10, 8, 8, 8, 9, 6]
    goals = ["", "", "prize", "crossing", "ground", "champions", "plunder", "ground", ""]
    assert [row.goal for row in battles().values()] == goals
    assert [key for key, row in battles().items() if row.prizes] == ["prize", "plunder"]
    assert battle_of(battle(scenario="nowhere")).key == "clash"
    assert battle_of(battle(scenario="prize")).key == "prize"
    for scenario in GAME.scenarios():
        assert scenario.players == (2,)
        for name in (scenario.title, scenario.summary):
            assert all(say(name, language) for language in WRITTEN)


@pytest.mark.rule("CON-STAT-17")
@pytest.mark.parametrize("key", KEYS)
def test_armies_of_a_scenario_keep_to_its_budget(key):
    row = battles()[key]
    for name in row.armies:
        assert ready_armies()[name].total == row.total
        assert (
            row.total * 9
            <= ARMIES.cost(ARMIES.roster_of(ready_armies()[name])) * 10
            <= row.total * 10
        )
    peoples = [ready_armies()[name].people for name in row.armies]
    assert peoples[0] != peoples[1]


@pytest.mark.rule("CON-APP-17", "CON-HOUSE-11")
@pytest.mark.parametrize("key", KEYS)
def test_tables_zones_and_terrain_lie_as_they_should(key):
    state = first(key)
    table = state.field.table
    if key not in ("skirmish", "champions"):
        assert (table.width, table.height) == (12000, 9000)
    strips = zones_on(table.width, table.height)
    assert state.zones == (KEEP if key == "breach" else strips)
    assert [piece.id for piece in table.terrain] == list(range(1, len(table.terrain) + 1))
    for piece in table.terrain:
        if key != "breach":  # the garrison stands between its walls
            assert all(1500 < y < table.height - 1500 for _, y in piece.outline.points)
        assert all(0 <= x <= table.width for x, _ in piece.outline.points)
    for prize in state.objects:
        figure = battle(man(0, 1, 1)).figure(1)
        pose = pose_at(state, prize.x, prize.y, 0)
        assert stand_refusal(state, figure, pose) is None
        assert prize.key in prize_kinds()


@pytest.mark.rule("CON-APP-13", "CON-HOUSE-11")
@pytest.mark.parametrize("key", KEYS)
def test_every_figure_finds_a_legal_place(key):
    check_places(first(key))


def test_two_tables_are_fair_to_both_sides():
    for key in ("clash", "prize", "crossing", "stones", "champions", "plunder"):
        table = first(key).field.table
        shapes = {(p.kind, p.height, p.outline.points) for p in table.terrain}
        half = [(p.kind, p.height, _middle(p)) for p in table.terrain]
        turned = [(k, h, (table.width - x, table.height - y)) for k, h, (x, y) in half]
        assert len(shapes) == len(half)
        for kind, height, (x, y) in half:
            assert any(
                (kind, height) == (k, h) and abs(x - tx) <= 200 and abs(y - ty) <= 200
                for k, h, (tx, ty) in turned
            ), (key, kind)


def _middle(piece):
    xs, ys = zip(*piece.outline.points, strict=True)
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


@pytest.mark.rule("CON-SWIM-1", "CON-JUMP-3", "CON-CLIMB-1")
def test_the_crossing_asks_for_every_stunt_and_has_one_ford():
    table = first("crossing").field.table
    passages = [kind_of(piece).passage for piece in table.terrain]
    assert [passages.count(kind) for kind in ("water", "gap", "obstacle", "ladder")] == [2, 2, 2, 2]
    bands = table.terrain[:5]
    spans = [
        (min(x for x, _ in p.outline.points), max(x for x, _ in p.outline.points)) for p in bands
    ]
    assert spans == [(0, 2000), (2000, 5400), (5400, 6600), (6600, 10000), (10000, 12000)]
    assert [kind_of(p).passage for p in bands] == ["gap", "water", "ground", "water", "gap"]
    assert kind_of(bands[2]).cost == 2
    assert [bands[0].height, table.terrain[5].height] == [400, 300]


@pytest.mark.rule("CON-HOUSE-11")
def test_zones_are_strips_along_the_long_edges():
    assert zones_on(12000, 9000) == ((0, 0, 7500, 12000, 9000), (1, 0, 0, 12000, 1500))
    assert zones_on(9000, 9000) == ((0, 0, 7500, 9000, 9000), (1, 0, 0, 9000, 1500))
    assert zones_on(9000, 9100) == ((0, 0, 0, 1500, 9100), (1, 7500, 0, 9000, 9100))


# The first state


def test_the_first_state_has_all_cards_and_nobody_on_the_table():
    state = first("skirmish")
    assert (state.figures, state.round, state.phase) == ((), 0, "approach")
    assert state.cards == (
        Card(1000, 0, "lion-guardsman", 3),
        Card(1001, 0, "lion-archer", 1),
        Card(1002, 0, "paladin", 1),
        Card(1003, 1, "goblin-warrior", 3),
        Card(1004, 1, "goblin-archer", 3),
        Card(1005, 1, "war-troll", 1),
    )
    assert (state.next_id, state.scenario, state.ground) == (1006, "skirmish", "grass")
    assert state.agenda.steps == (OpenBattle(120),)
    assert GAME.faults(state) == []
    prize = first("prize")
    assert prize.objects == (Prize(1015, "relic", 6000, 4500),)
    assert prize.next_id == 1016
    assert GAME.faults(prize) == []


@pytest.mark.rule("CON-GEN-2")
def test_exactly_two_sides_play_and_a_leader_sits_last():
    leader = Seat("L", 9, leader=True)
    one, two, friend = Seat("A", 0), Seat("B", 1), Seat("C", 0)
    assert len(first(seats=(one, two)).seats) == 2
    assert len(first(seats=(one, two, leader)).seats) == 3
    assert refused(seats=(one, friend)) == ("CON-GEN-2", "refusal-set-sides")
    assert refused(seats=(leader, one, two)) == ("CON-GEN-2", "refusal-set-sides")
    assert refused(seats=(one, leader, two)) == ("CON-GEN-2", "refusal-set-sides")
    for seats in ((one,), (one, two, Seat("C", 2))):
        with pytest.raises(RefusedError) as caught:
            first(seats=seats)
        assert caught.value.refusal.rule == "SLV-SETUP-1"


# Other armies


@pytest.mark.rule("CON-STAT-17", "CON-GAP-4")
def test_own_armies_replace_the_ready_ones_and_may_cost_more():
    mine = army(("orc-warrior", 3), ("orc-warrior", 1))
    state = first("skirmish", armies=[None, mine])
    assert [(c.key, c.count) for c in state.cards if c.seat == 1] == [
        ("orc-warrior", 3),
        ("orc-warrior", 1),
    ]
    assert next(c.key for c in state.cards if c.seat == 0) == "lion-guardsman"
    dear = army(("killyox", 1), ("wolfen-hunter", 3))
    assert first("skirmish", armies=[dear]).cards[0].key == "killyox"


@pytest.mark.rule("CON-STAT-17", "CON-CARD-4", "CON-CARD-3")
def test_armies_with_faults_are_refused_with_the_rule():
    assert refused(armies=[{"game": 3}]) == ("CON-STAT-17", "refusal-set-army")
    assert refused(armies=[army()]) == ("CON-GEN-2", "army-fault-empty")
    assert refused(armies=[army(("brenna", 1), ("brenna", 1))])[0] == "CON-CARD-4"
    assert refused(armies=[None, army(("goblin-warrior", 4))])[0] == "CON-CARD-3"
    assert refused(armies=[army(("killyox", 1), total=10)])[0] == "CON-STAT-17"


@pytest.mark.rule("CON-APP-13")
def test_an_army_too_fast_for_a_table_is_refused_before_the_battle():
    rider = army(("griffon-lancer", 1))
    reach = 2 * profiles()["griffon-lancer"].fastest
    assert (reach, profiles()["griffon-lancer"].sides) == (4000, (250, 500))
    assert first(armies=[rider], depth=61)
    assert depth_for(first(armies=[rider], depth=61), 0) == 4600
    assert refused(armies=[rider], depth=60) == ("CON-APP-13", "refusal-set-charge")
    assert refused(armies=[None, rider], depth=60)[0] == "CON-APP-13"
    assert refused("clash", depth=60) == ("CON-APP-13", "refusal-set-charge")
    assert refused("clash", width=60)[0] == "CON-APP-13"
    slow = army(("goblin-warrior", 3))
    assert first("skirmish", armies=[slow, slow], depth=60)


def test_the_distance_to_the_enemys_zone_is_taken_across_the_table():
    for size, depth in (((12000, 9000), 7500), ((9000, 12000), 7500), ((6000, 6000), 4500)):
        state = battle(zones=zones_on(*size), size=(size[0] / 100, size[1] / 100))
        assert [depth_for(state, seat) for seat in (0, 1)] == [depth, depth]


@pytest.mark.rule("CON-APP-13")
def test_an_army_that_finds_no_room_is_refused_before_the_battle():
    walls = [box(n + 1, "obstacle", n * 4, 74, 3.9, 16, height=100) for n in range(30)]
    deep = msgspec.to_builtins([replace(w, kind="deep-water") for w in walls])
    table = {"width": 12000, "height": 9000, "terrain": deep}
    assert refused(table=table) == ("CON-APP-13", "refusal-set-room")
    some = {"width": 12000, "height": 9000, "terrain": deep[:10]}
    assert first(table=some)


# Other tables


@pytest.mark.rule("CON-HOUSE-11")
def test_on_a_table_of_another_size_everything_keeps_about_the_middle():
    usual, state = first("prize"), first("prize", width=140, depth=100)
    assert (state.field.table.width, state.field.table.height) == (14000, 10000)
    assert state.objects == (Prize(1015, "relic", 7000, 5000),)
    x, y = usual.field.table.terrain[0].outline.points[0]
    assert state.field.table.terrain[0].outline.points[0] == (x + 1000, y + 500)
    assert state.zones == zones_on(14000, 10000)
    narrow = first("clash", width=80)
    assert len(narrow.field.table.terrain) < len(first("clash").field.table.terrain)
    assert refused(width=59) == ("CON-HOUSE-11", "refusal-set-size")
    assert refused(depth=59) == ("CON-HOUSE-11", "refusal-set-size")
    assert first(width=300).field.table.width == 30000


@pytest.mark.rule("CON-HOUSE-11")
def test_tables_that_are_none_are_refused():
    def piece(number, left=4000):
        return msgspec.to_builtins(box(number, "wood", left / 100, 40, 10, 10))

    def laid(*terrain, **more):
        return {"width": 12000, "height": 9000, "terrain": list(terrain), **more}

    assert first(table=laid(piece(1), ground="snow")).ground == "snow"
    assert first(table=laid(piece(1), piece(999, 6000))).field.table.terrain[1].id == 999
    assert refused(table={"width": 1}) == ("CON-HOUSE-11", "refusal-set-table")
    assert refused(table=[]) == ("CON-HOUSE-11", "refusal-set-table")
    assert refused(table=laid(ground="lava")) == ("CON-HOUSE-11", "refusal-set-table")
    assert refused(table={"width": 12000, "height": 5999})[1] == "refusal-set-size"
    assert refused(table={"width": 30001, "height": 9000})[1] == "refusal-set-size"
    assert refused(table=laid(piece(1, -100)))[1] == "refusal-set-edge"
    assert refused(table=laid(piece(1, 11500)))[1] == "refusal-set-edge"
    for numbers in ((1, 1), (0,), (1000,), (-1,)):
        assert refused(table=laid(*[piece(n) for n in numbers]))[1] == "refusal-set-ids"


# Options


@pytest.mark.rule("CON-APP-7", "CON-FORCE-7", "CON-SHOOT-7", "CON-HOUSE-4", "CON-HOUSE-5")
def test_options_reach_the_battle():
    row = battles()["skirmish"]
    assert read(row, {}) == Options(turns=6)
    assert read(row, {"turns": 3}).turns == 3
    assert read(row, {"turns": 3, "endless": True}).turns == 0
    assert read(row, {"reserve": 0}).reserve == 0
    assert read(row, {"reserve": 3}).reserve == 3
    assert read(row, {"by-strength": False}) == Options(turns=6, by_strength=False)
    for key in ("free-measuring", "leg-doubles", "arm-doubles", "initiative-wounds"):
        expected = Options(turns=6, **{key.replace("-", "_"): True})
        assert read(row, {key: True}) == expected
        assert first("skirmish", **{key: True}).options == expected


@pytest.mark.rule("CON-STAT-17")
def test_the_budget_is_a_setting():
    assert [row.total for row in battles().values()] == [200, 120, 300, 200, *MORE_POINTS, 120]
    assert first("clash").agenda.steps == (OpenBattle(200),)
    assert first("clash", budget=150).agenda.steps == (OpenBattle(150),)


def test_every_option_has_a_title_and_one_line_of_explanation_in_every_language():
    for option in OPTIONS:
        for language in WRITTEN:
            for label in (option.title, option.help):
                assert "⟦" not in say(label, language)
                assert "\n" not in say(label, language)
        assert option.rule in GAME.rulebook
        assert option.title == text(f"option-{option.key}")
    assert check_options(OPTIONS, {option.key: option.default for option in OPTIONS}) is None


def test_options_out_of_bounds_are_refused():
    for given in ({"turns": 51}, {"width": 301}, {"reserve": 6}, {"budget": 2001}, {"endless": 1}):
        assert check_options(OPTIONS, given) is not None
    for given in ({"turns": 50}, {"depth": 300}, {"reserve": 5}, {"budget": 2000}):
        assert check_options(OPTIONS, given) is None
    assert check_options(OPTIONS, {"turns": -1}) is not None


def test_a_battle_begins_on_every_ready_table():
    for key in KEYS:
        state = GAME.begin(GAME.setup(key), Scripted([6, 2, 1])).state
        assert (state.phase, state.winner, state.drawing) == ("approach", 0, 0)
        assert isinstance(state.field.table, Layout)
