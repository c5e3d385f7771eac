"""The ready-made battles: tables, armies, limits; other armies and totals (MK-ETIQ-5)."""

import pytest

from slagveld.games.mage_knight.army.muster import ready_armies
from slagveld.games.mage_knight.core.state import Options
from slagveld.games.mage_knight.formations.members import hanging
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.setup.edges import INWARD, area_at
from slagveld.games.mage_knight.setup.objectives import spot_refusal
from slagveld.games.mage_knight.setup.scenarios import OPTIONS, battle_of, battles, read, total_of
from slagveld.games.mage_knight.setup.terrain_pieces import shapes
from slagveld.games.mage_knight.setup.terrain_placing import piece_refusal
from slagveld.games.mage_knight.turn.sequence import SetUp
from slagveld.kernel.dice import Scripted
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.setup import check_options
from slagveld.kit.deployment import in_box
from slagveld.texts import WRITTEN, say
from tests.games.mage_knight.battle import battle, man

GAME = MageKnight()
GAME.add_texts()
READY = [key for key, row in battles().items() if not row.book]


def first(scenario, *, players=None, armies=(), **options):
    return GAME.first_state(
        GAME.setup(scenario, players=players, armies=tuple(armies), options=options)
    )


def refused(scenario, **rest):
    with pytest.raises(RefusedError) as caught:
        first(scenario, **rest)
    return caught.value.refusal.rule


def army(*keys, total=100, **more):
    entries = [{"key": key} for key in keys]
    return {"game": "mage-knight", "name": "Mine", "total": total, "entries": entries, **more}


def test_the_scenarios_in_their_order():
    assert [scenario.key for scenario in GAME.scenarios()] == [
        "clash",
        "skirmish",
        "river",
        "teams",
        "melee",
        "treasure",
        "altar",
        "keep",
        "book",
        "encounter",
    ]
    assert GAME.invitation().key == "skirmish"
    totals = [200, 100, 300, 100, 100, 200, 200, 300, 200, 100]
    rounds = [16, 20, 16, 16, 14, 20, 14, 16, 16, 12]
    assert [row.total for row in battles().values()] == totals
    assert [row.rounds for row in battles().values()] == rounds
    assert battle_of(battle(man(0, 5, 5), scenario="nowhere")).key == "clash"
    assert battle_of(battle(man(0, 5, 5), scenario="river")).key == "river"


@pytest.mark.parametrize("key", list(battles()))
def test_armies_of_a_scenario_fit_its_build_total(key):
    row = battles()[key]
    assert len(row.armies) >= max(row.players)
    for name in row.armies:
        assert ready_armies()[name].total == row.total
    state = first(key, players=max(row.players))
    assert all(0 < points <= row.total for points in state.armies)
    assert state.build_total == row.total


@pytest.mark.parametrize("key", READY)
def test_play_begins_at_once_on_a_ready_table(key):
    for players in battles()[key].players:
        setup = GAME.setup(key, players=players, options={"built": True})
        dice = [1, 1] * (players - 1) + [6, 6] + [1] * 6
        state = GAME.begin(setup, Scripted(dice)).state
        assert (state.round, state.active, state.reserves) == (1, players - 1, ())
        assert GAME.faults(state) == []
        assert GAME.overlapping(state) == []
        areas = [area_at(state.field.table, edge) for _, edge in state.edges]
        for fighter, area in [(f, a) for f in state.fighters for a in areas]:
            mine = dict(state.edges)[fighter.seat]
            if area == areas[[edge for _, edge in state.edges].index(mine)]:
                assert in_box(area, fighter.pose.x, fighter.pose.y)


@pytest.mark.parametrize("key", READY)
def test_every_army_of_a_ready_table_can_move_in_formation_at_once(key):
    players = max(battles()[key].players)
    dice = [1, 1] * (players - 1) + [6, 6] + [1] * 6
    state = GAME.begin(GAME.setup(key, players=players), Scripted(dice)).state
    for seat, edge in state.edges:
        own = state.own(seat)
        assert {fighter.pose.facing for fighter in own} == {INWARD[edge]}
        assert any(len(hanging(state, fighter, lambda _: True)) >= 3 for fighter in own)


@pytest.mark.parametrize("key", READY)
def test_a_ready_table_keeps_to_the_rules_of_placing(key):
    state = first(key, players=max(battles()[key].players), built=True)
    table = state.field.table
    for piece in table.terrain:
        points = piece.outline.points
        assert all(0 <= x <= table.width and 0 <= y <= table.height for x, y in points)
    for place, objective in enumerate(state.objectives):
        others = state.objectives[:place]
        alone = battle(size=(table.width / 250, table.height / 250))
        assert spot_refusal(alone, objective.x, objective.y) is None
        assert all((o.x - objective.x) ** 2 + (o.y - objective.y) ** 2 > 90_000 for o in others)
    # In the encounter armies stand before their starting areas, so that terrain keeps off those.
    if key not in ("river", "encounter"):
        for piece in table.terrain:
            rest = tuple([p for p in table.terrain if p is not piece])
            other = battle(
                size=(table.width / 250, table.height / 250),
                terrain=rest,
                objectives=[(o.x / 250, o.y / 250) for o in state.objectives],
                edges=state.edges,
                seats=tuple(range(len(state.seats))),
            )
            assert piece_refusal(other, piece) is None


def test_the_river_is_whole_and_has_two_fords():
    kinds = [piece.kind for piece in first("river").field.table.terrain]
    assert kinds.count("shallow-water") == 2
    assert kinds.count("deep-water") == 3
    water = [p for p in first("river").field.table.terrain if p.kind.endswith("water")]
    spans = sorted([(p.outline.points[0][0], p.outline.points[1][0]) for p in water])
    assert spans == [(0, 1500), (1500, 2700), (2700, 6300), (6300, 7500), (7500, 9000)]


@pytest.mark.rule("MK-BUILT-1")
def test_built_terrain_of_a_scenario_is_left_out_unless_agreed():
    kinds = [piece.kind for piece in first("river").field.table.terrain]
    assert "built:timber-tower" not in kinds
    agreed = [piece.kind for piece in first("river", built=True).field.table.terrain]
    assert sorted({*agreed} - {*kinds}) == ["built:timber-tower"]


def test_titles_and_summaries_are_there_in_three_languages():
    for scenario in GAME.scenarios():
        for name in (scenario.title, scenario.summary):
            assert all(say(name, language) for language in WRITTEN)
    for shape in shapes().values():
        assert len({shape.name.en, shape.name.nl, shape.name.de}) >= 1


# Other sizes, totals and armies


@pytest.mark.rule("MK-SETUP-2")
def test_on_a_table_of_another_size_everything_keeps_about_the_middle():
    state = first("clash", width=40, depth=30)
    assert (state.field.table.width, state.field.table.height) == (10000, 7500)
    assert [(o.x, o.y) for o in state.objectives] == [(5000, 3750), (3500, 5750), (6500, 1750)]
    usual = first("clash").field.table.terrain
    moved = state.field.table.terrain
    assert len(moved) == len(usual)
    x, y = usual[0].outline.points[0]
    assert moved[0].outline.points[0] == (x + 500, y - 750)
    small = first("river", width=24)
    assert len(small.field.table.terrain) < len(first("river").field.table.terrain)
    assert refused("clash", width=23) == "MK-SETUP-2"
    assert refused("clash", depth=23) == "MK-SETUP-2"
    assert first("clash", width=24, depth=96).field.table.height == 24000


@pytest.mark.rule("MK-ARMY-1", "MK-ARMY-2", "MK-ARMY-3", "MK-TURN-3")
def test_one_build_total_holds_for_all():
    state = first("clash", total="300")
    assert (state.build_total, state.action_total) == (300, 3)
    assert refused("clash", total="100") == "MK-ARMY-3"
    assert check_options(OPTIONS, {"total": "150"}) is not None
    assert check_options(OPTIONS, {"total": "700"}) is not None
    assert [total_of(battles()["clash"], {"total": t}) for t in ("scenario", "100", "600")] == [
        200,
        100,
        600,
    ]


@pytest.mark.rule("MK-ARMY-3", "MK-ARMY-EX1")
def test_own_armies_replace_the_ready_ones():
    mine = army("orc-marauder", "orc-hunter", "gulthak-orc", "blood-shaman")
    state = first("clash", armies=[None, mine])
    theirs = [r.key for r in state.reserves if r.seat == 1]
    assert theirs == ["orc-marauder", "orc-hunter", "gulthak-orc", "blood-shaman"]
    assert state.armies[1] == 99
    assert state.armies[0] > 99
    dear = army("archmage-serathine", "archmage-serathine", total=0)
    assert refused("skirmish", armies=[dear]) == "MK-ARMY-5"
    rich = army(*["master-archer"] * 8, total=0)
    assert refused("skirmish", armies=[rich]) == "MK-ARMY-3"
    assert refused("skirmish", armies=[{"game": 3}]) == "MK-ARMY-1"
    assert refused("skirmish", armies=[army()]) == "MK-ARMY-9"


@pytest.mark.rule("MK-NEED-4", "MK-ITEMS-14")
def test_every_warrior_and_item_has_an_owner_of_its_own():
    state = GAME.begin(GAME.setup("clash"), Scripted([6, 6, 1, 1])).state
    khan = next(f for f in state.fighters if f.items)
    assert [(item.key, item.owner) for item in khan.items] == [
        ("grudge-axe", 0),
        ("wolf-banner", 0),
    ]
    numbers = [n for f in state.fighters for n in (f.id, *[item.id for item in f.items])]
    assert len(set(numbers)) == len(numbers)
    assert state.next_id > max([*numbers, *[o.id for o in state.objectives]])


# Options


@pytest.mark.rule("MK-END-3", "MK-BUILT-1", "MK-DOMAIN-1", "MK-ETIQ-1")
def test_options_reach_the_battle():
    row = battles()["clash"]
    assert read(row, {}) == Options(rounds=16)
    assert read(row, {"rounds": 3}).rounds == 3
    assert read(row, {"rounds": 3, "endless": True}).rounds == 0
    switches = {"open-dials": True, "built": True, "domains": True, "real-table": True}
    assert read(row, switches) == Options(
        rounds=16, open_dials=True, built=True, domains=True, real_table=True
    )
    assert first("clash", **switches).options == read(row, switches)


def test_every_option_has_a_title_and_one_line_of_explanation_in_every_language():
    for option in GAME.options:
        labels = [option.title, option.help, *[choice.label for choice in option.choices]]
        for language in WRITTEN:
            for label in labels:
                assert "⟦" not in say(label, language)
                assert "\n" not in say(label, language)
        assert option.rule in GAME.rulebook


def test_options_out_of_bounds_are_refused():
    for given in ({"rounds": 101}, {"width": 97}, {"depth": 97}, {"deploy": "x"}, {"built": 1}):
        assert check_options(OPTIONS, given) is not None
    for given in ({"rounds": 100}, {"width": 96}, {"depth": 96}, {"deploy": "own"}):
        assert check_options(OPTIONS, given) is None


def test_the_first_step_is_set_up():
    assert first("clash").agenda.steps == (SetUp(False, True),)
    assert first("clash", deploy="own").agenda.steps == (SetUp(False, False),)
    assert first("book").agenda.steps == (SetUp(True, False),)
    assert (first("clash").phase, first("clash").round) == ("setup", 0)
    assert first("book").edges == ()
    assert first("book").objectives == ()
