"""The battle for a display: figures and blocks, signs, zones, shots, cards and tables."""

import json
from pathlib import Path

import pytest

from slagveld.games.carnage.core.pearl_table import pearl_table
from slagveld.games.carnage.core.state import Deed, Options, Shot
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.ground.pushed_wagon import CRATER_ID, WAGON_ID
from slagveld.games.carnage.terrain.outlines import hull
from slagveld.games.carnage.view.cards import reference, side_card, unit_card
from slagveld.games.carnage.view.scene import badges_of, outline_of, scene, side_name
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Opening, Wall
from slagveld.texts import WRITTEN, say
from tests.games.carnage.battle import (
    ARCHER,
    COW,
    EAST,
    HERO,
    NORTH,
    RIDER,
    SOUTH,
    battle,
    box,
    mage,
    unit,
)

GAME = Carnage()
GAME.add_texts()
ROOT = Path(__file__).parents[4]
PEARLS = tuple(pearl_table())


def words(label):
    return say(label) if not isinstance(label, str) else label


def badge_names(state, number=1):
    return [(say(b.text), b.count, b.tone) for b in badges_of(state, state.unit(number))]


def lines(card):
    return {say(line.label): words(line.value) if not isinstance(line.value, int) else line.value
            for line in card.lines}  # fmt: skip


class TestTable:
    """The table, its terrain and what lies on it."""

    def test_the_table_has_its_size_its_cover_and_inches_of_two_and_a_half_centimetres(self):
        state = battle(unit(0, 50, 50), size=(120, 90), ground="snow", options=Options(rounds=12))
        shown = GAME.scene(state, 0)
        table = shown.table
        assert (table.width, table.depth, table.ground, table.inch) == (12000, 9000, "snow", 250)
        assert (shown.round, shown.round_limit) == (2, 12)

    def test_a_battle_without_a_last_round_shows_none(self):
        state = battle(unit(0, 50, 50), options=Options(rounds=0))
        assert scene(state).round_limit is None

    def test_terrain_has_its_name_its_look_and_words_about_it(self):
        wood = box(1, "open-forest", 10, 10, 20, 10)
        named = box(2, "low-wall", 50, 50, 10, 1, height=100, name="Garden wall")
        shown = scene(battle(terrain=(wood, named)))
        first, second = shown.terrain
        assert (first.id, say(first.name), first.look) == (1, "Open forest", "wood")
        assert (second.name, second.look, second.height) == ("Garden wall", "wall", 100)
        assert first.outline == wood.outline
        assert first.help.key == "carnage:terrain-help-open-forest"
        assert first.badges == first.openings == ()

    def test_ground_of_no_kind_is_open_ground(self):
        (piece,) = scene(battle(terrain=(box(1, "meadow", 10, 10, 5, 5),))).terrain
        assert say(piece.name) == "Open ground"

    def test_the_nest_shows_its_eggs(self):
        state = battle(terrain=(box(1, "nest", 10, 10, 10, 10),), eggs=5)
        (nest,) = scene(state).terrain
        (badge,) = nest.badges
        assert (badge.icon, badge.count, say(badge.text)) == ("egg-clutch", 5, "5 eggs left")

    def test_doors_and_windows_are_shown_by_their_ends(self):
        holes = (Opening("door", 300, 600), Opening("window", 900, 1400, 50))
        wall = Wall("wall", (1000, 1000), (2000, 1000), 500, openings=holes)
        house = box(1, "building", 10, 10, 10, 10, height=500, walls=(wall,))
        (shown,) = scene(battle(terrain=(house,))).terrain
        assert shown.openings == (
            (Spot(1300, 1000), Spot(1600, 1000)),
            (Spot(1900, 1000), Spot(2000, 1000)),
        )

    def test_openings_of_slanting_walls_lie_on_them(self):
        wall = Wall("wall", (0, 0), (300, 400), 500, openings=(Opening("gate", 250, 500),))
        piece = box(1, "high-wall", 0, 0, 3, 4, height=500, walls=(wall,))
        (shown,) = scene(battle(terrain=(piece,))).terrain
        assert shown.openings == ((Spot(150, 200), Spot(300, 400)),)

    def test_a_wall_without_length_has_no_openings(self):
        wall = Wall("wall", (500, 500), (500, 500), 500, openings=(Opening("door", 0, 10),))
        piece = box(1, "high-wall", 0, 0, 5, 5, height=500, walls=(wall,))
        assert scene(battle(terrain=(piece,))).terrain[0].openings == ()

    def test_the_wagon_and_craters_lie_on_the_table(self):
        state = battle(wagon=(70, 60), craters=(Spot(100, 200), Spot(300, 400)))
        wagon, *craters = scene(state).markers
        assert (wagon.id, wagon.spot, wagon.radius) == (WAGON_ID, Spot(7000, 6000), 250)
        assert say(wagon.name) == "The pearl wagon"
        assert [(m.id, m.spot) for m in craters] == [
            (CRATER_ID, Spot(100, 200)),
            (CRATER_ID + 1, Spot(300, 400)),
        ]
        assert say(craters[0].name) == "Smoking crater"
        assert scene(battle(wagon=None)).markers == ()


class TestUnits:
    """Figures and their blocks."""

    def test_a_figure_belongs_to_its_block(self):
        state = battle(unit(0, 50, 50, count=3), unit(1, 90, 90, SOUTH, count=2, of=RIDER))
        pieces = scene(state).pieces
        assert [(p.id, p.group, p.seat) for p in pieces] == [
            (101, 1, 0), (102, 1, 0), (103, 1, 0), (201, 2, 1), (202, 2, 1),
        ]  # fmt: skip
        foot, rider = pieces[0], pieces[3]
        assert (foot.base.width, foot.base.depth) == (250, 250)
        assert (rider.base.width, rider.base.depth) == (250, 500)
        assert foot.pose == Pose(4750, 5125, 2700)
        assert foot.icon == "swordman"
        assert foot.badges == foot.gauges == ()

    def test_wounds_are_counted_on_figures_with_several(self):
        state = battle(unit(0, 50, 50, of=RIDER, lives=[2, 1]))
        gauges = [piece.gauges[0] for piece in scene(state).pieces]
        assert [(g.value, g.most, say(g.label)) for g in gauges] == [
            (2, 2, "W left"),
            (1, 2, "W left"),
        ]

    @pytest.mark.rule("CAR-19-paint")
    def test_heroes_and_mages_are_marked_and_others_are_not(self):
        state = battle(
            unit(0, 50, 50, count=1, of=HERO), mage(0, 60, 50), unit(-1, 70, 50, count=1, of=COW)
        )
        hero, wizard, cow = scene(state).pieces
        assert [(b.icon, say(b.text), b.tone) for b in hero.badges] == [("crown", "Hero", "accent")]
        assert [(b.icon, say(b.text)) for b in wizard.badges] == [("pointy-hat", "Mage")]
        assert (cow.badges, cow.seat) == ((), None)

    def test_who_has_moved_is_dimmed_while_others_move(self):
        moved = unit(0, 50, 50, count=1, doings=Doings(moved=True))
        fresh = unit(0, 70, 50, count=1)
        assert [p.spent for p in scene(battle(moved, fresh)).pieces] == [True, False]
        assert not scene(battle(moved, phase="shooting")).pieces[0].spent

    def test_a_block_shows_its_outline_its_front_and_where_it_is_led_from(self):
        state = battle(unit(0, 50, 50, NORTH, count=6, files=3))
        (group,) = scene(state).groups
        assert group.front == (Spot(4625, 5000), Spot(5375, 5000))
        assert group.pose == Pose(5000, 5000, 2700)
        assert (group.id, group.seat, group.name) == (1, 0, "Infantry")
        assert set(group.outline.points) == {
            (4625, 5000), (5375, 5000), (5375, 5500), (4625, 5500),
        }  # fmt: skip
        (gauge,) = group.gauges
        assert (say(gauge.label), gauge.value, gauge.kind) == ("Figures", 6, "number")

    def test_a_lone_figure_has_neither_front_nor_number(self):
        (group,) = scene(battle(unit(-1, 50, 50, count=1, of=COW))).groups
        assert (group.front, group.gauges, group.seat) == (None, (), None)

    def test_loose_figures_are_bound_together_without_dents(self):
        places = (Pose(1000, 1000, 0), Pose(2000, 1000, 0), Pose(1500, 1100, 0))
        state = battle(unit(0, 50, 50, EAST, count=3, places=places))
        (group,) = scene(state).groups
        assert group.front is None
        assert set(outline_of(state.unit(1)).points) == {
            (875, 875), (2125, 875), (2125, 1125), (1625, 1225), (1375, 1225), (875, 1125),
        }  # fmt: skip
        assert group.outline == outline_of(state.unit(1))


class TestHull:
    """The tightest outline without dents."""

    def test_corners_within_and_on_edges_are_left_out(self):
        square = [(0, 0), (10, 0), (10, 10), (0, 10)]
        assert hull([*square, (5, 5), (5, 0), (10, 5), (0, 0)]) == square

    def test_fewer_than_three_are_what_they_are(self):
        assert hull([(3, 1), (1, 2), (3, 1)]) == [(1, 2), (3, 1)]
        assert hull([(0, 0), (0, 9), (4, 1)]) == [(0, 0), (4, 1), (0, 9)]


class TestBadges:
    """What holds a unit just now."""

    def test_a_sound_unit_has_none(self):
        assert badge_names(battle(unit(0, 50, 50))) == []

    @pytest.mark.rule("CAR-0-chips")
    def test_a_neutralised_unit(self):
        assert badge_names(battle(unit(0, 50, 50, count=2))) == [("Neutralised", 1, "bad")]

    @pytest.mark.parametrize(
        ("change", "said", "tone"),
        [
            ({"diverted": (3, "movement")}, "Diverted", "bad"),
            ({"exhausted": 2}, "Exhausted", "bad"),
            ({"accelerated": (2, "movement")}, "First in this phase", "good"),
            ({"frenzied": 2}, "In a frenzy", "good"),
        ],
    )
    @pytest.mark.rule("CAR-0-chips")
    def test_what_a_spell_or_a_charge_left(self, change, said, tone):
        assert badge_names(battle(unit(0, 50, 50, **change))) == [(said, 1, tone)]

    def test_the_armed(self):
        state = battle(unit(0, 50, 50), unit(0, 80, 50), armed=(2,))
        assert badge_names(state, 1) == []
        assert badge_names(state, 2) == [("Strikes with double force", 1, "good")]

    def test_a_mage_shows_his_points_and_his_shields(self):
        assert badge_names(battle(mage(0, 50, 50, points=7))) == [("7 magic points", 7, "plain")]
        state = battle(mage(0, 50, 50, points=1, shields=2))
        assert badge_names(state) == [
            ("One magic point", 1, "plain"),
            ("Magical shields", 2, "good"),
        ]
        assert scene(state).groups[0].badges == tuple(badges_of(state, state.unit(1)))


class TestAround:
    """Zones, announced shots and tracks."""

    def test_zones_are_shown_while_armies_are_set_up(self):
        state = battle(phase="setup", edges=((0, 2700), (1, 900)))
        near, far = scene(state).zones
        assert (say(near.name), near.seat, far.seat) == ("Deployment zone", 0, 1)
        assert near.region.outlines[0].points == (
            (0, 15000), (18000, 15000), (18000, 18000), (0, 18000),
        )  # fmt: skip
        assert far.region.outlines[0].points == ((0, 0), (18000, 0), (18000, 3000), (0, 3000))
        assert scene(replace(state, phase="movement")).zones == ()

    def test_an_announced_shot_goes_from_middle_to_middle(self):
        units = (unit(0, 50, 50, count=2, of=ARCHER), unit(1, 50, 90, count=2))
        state = battle(*units, phase="shooting", shots=(Shot(1, 2), Shot(1, 9), Shot(9, 2)))
        (stroke,) = scene(state).strokes
        assert stroke.points == (Spot(5000, 5125), Spot(5000, 9125))
        assert (stroke.kind, stroke.seat) == ("announced", 0)
        assert scene(replace(state, phase="melee")).strokes == ()

    @pytest.mark.rule("CAR-21-phases")
    @pytest.mark.parametrize(
        ("phase", "now"),
        [("initiative", 0), ("movement", 1), ("wrap", 1), ("shooting", 2), ("melee", 3)],
    )
    def test_the_phases_in_order_with_the_present_one(self, phase, now):
        phases, order = scene(battle(phase=phase, order=(1, 0))).tracks
        assert [say(step) for step in phases.steps] == [
            "Initiative", "Movement", "Shooting", "Melee",
        ]  # fmt: skip
        assert (say(phases.title), phases.now) == ("Phases", now)
        assert (say(order.title), order.steps, order.now) == (
            "Initiative order", ("Player 2", "Player 1"), 0,
        )  # fmt: skip

    def test_no_track_before_the_battle_and_no_order_before_the_roll(self):
        assert scene(battle(phase="setup")).tracks == ()
        assert len(scene(battle(phase="initiative", order=())).tracks) == 1

    def test_a_side_is_called_by_its_players(self):
        state = battle(seats=(0, 1, 0), leader=True)
        assert side_name(state, 0) == "Player 1 & Player 3"
        assert side_name(state, 99) == "", "the leader fights for nobody"


class TestCards:
    """Units and sides on cards."""

    def test_a_unit_with_its_values(self):
        state = battle(unit(0, 50, 50, count=4))
        card = unit_card(state, state.unit(1))
        assert lines(card) == {
            "Weapon skill (WS)": 4, "Strength (ST)": 4, "Armour (AR)": 1, "Wounds (W)": 1,
            "Attacks (AT)": 1, "Movement (M)": "as infantry", "Base": "25 × 25 mm",
        }  # fmt: skip
        assert not any(line.changed for line in card.lines)
        assert [line.house for line in card.lines] == [False] * 6 + [True]
        assert [(say(g.label), g.value, g.kind) for g in card.gauges] == [("W left", 4, "number")]
        assert (card.title, card.seat, card.rules, card.notes) == (
            "Infantry", 0, ("CAR-5-stats",), (),
        )  # fmt: skip
        assert scene(state).groups[0].card == card

    def test_values_that_something_changes_are_marked(self):
        state = battle(unit(0, 50, 50, frenzied=2), unit(1, 90, 50), pearl="happy-hour")
        changed = {say(line.label): line.value
                   for line in unit_card(state, state.unit(1)).lines if line.changed}  # fmt: skip
        assert changed == {"Weapon skill (WS)": 5, "Strength (ST)": 5}
        assert not any(line.changed for line in unit_card(state, state.unit(2)).lines)

    def test_archers_and_riders(self):
        state = battle(unit(0, 50, 50, of=ARCHER), unit(0, 80, 50, of=RIDER))
        assert lines(unit_card(state, state.unit(1)))["Bow"] == "ST 3"
        rider = lines(unit_card(state, state.unit(2)))
        assert (rider["Movement (M)"], rider["Base"]) == ("as cavalry", "25 × 50 mm")
        assert "Bow" not in rider

    def test_a_mage_with_his_spells_and_shields(self):
        spells, schools = ("shock", "shield"), ("channelling",)
        state = battle(mage(0, 50, 50, points=4, spells=spells, disciplines=schools, shields=2))
        card = unit_card(state, state.unit(1))
        named = [say(line.value) for line in card.lines if say(line.label) == "Spell"]
        assert named == ["Explosion", "Shield", "Shock"]
        assert [(say(g.label), g.value) for g in card.gauges] == [
            ("W left", 3), ("Magic points", 4), ("Shields", 2),
        ]  # fmt: skip
        bare = battle(mage(0, 50, 50, points=4))
        assert len(unit_card(bare, bare.unit(1)).gauges) == 2

    def test_merged_remains_say_so(self):
        state = battle(unit(0, 50, 50, mixed=True), unit(-1, 90, 50, count=1, of=COW))
        (note,) = unit_card(state, state.unit(1)).notes
        assert say(note).startswith("Merged remains")
        assert unit_card(state, state.unit(2)).seat is None

    def test_a_side_with_what_it_has_left(self):
        deeds = (
            Deed(1, "fallen", 0, 2),
            Deed(2, "fallen", 0),
            Deed(2, "fallen", 1),
            Deed(2, "cow", 0),
        )
        cow = unit(-1, 20, 20, count=1, of=COW, side=0)
        state = battle(unit(0, 50, 50, count=4), unit(2, 80, 50, count=3, side=0), cow,
                       seats=(0, 1, 0), deeds=deeds)  # fmt: skip
        card = side_card(state, 0)
        assert [(say(line.label), line.value) for line in card.lines] == [
            ("Initiative value", 10), ("Units", 2), ("Figures", 7), ("Fallen", 3),
        ]  # fmt: skip
        assert (card.title, card.seat) == ("Player 1 & Player 3", None), "it is no one's alone"
        assert side_card(state, 1).seat == 1
        before = side_card(battle(rolls=()), 1)
        assert [say(line.label) for line in before.lines] == ["Units", "Figures", "Fallen"]
        assert side_card(state, 7).seat is None


@pytest.mark.rule("CAR-21-sheet")
class TestReference:
    """The tables of the game together."""

    def test_moves_and_ranges(self):
        card = reference()[0]
        assert lines(card) == {
            "Infantry, normal move": "20 cm", "Infantry, charge": "30 cm",
            "Cavalry, normal move": "30 cm", "Cavalry, charge": "50 cm",
            "Direct fire": "0 cm to 30 cm", "Indirect fire": "30 cm to 80 cm",
        }  # fmt: skip
        assert (say(card.title), card.rules) == ("Moves and ranges", ("CAR-8-table",))

    def test_agility(self):
        card = reference()[1]
        found = lines(card)
        assert found["WS 1"] == "10+ melee or direct, 10+ indirect"
        assert found["WS 5"] == "6+ melee or direct, 8+ indirect"
        assert found["WS 10"] == "1+ melee or direct, 6+ indirect"
        assert (len(card.lines), card.rules) == (10, ("CAR-13.2-agility",))

    def test_wounds(self):
        card = reference()[2]
        found = lines(card)
        assert (found["ST 1"], found["ST 10"]) == ("7  8  9  10  10", "2  2  2  2  2")
        assert (len(card.lines), card.rules) == (10, ("CAR-13.2-wound-table",))
        assert "AR 0, 1, 2, 3, 4" in say(card.notes[0])

    def test_the_pearl_as_printed_and_as_dealt_anew(self):
        card = reference()[3]
        printed = [(say(line.label), say(line.value)) for line in card.lines]
        assert printed[0] == ("1–5", "Disaster!")
        assert printed[-1] == ("95–100", "Leaden feet!")
        assert (len(printed), card.rules) == (22, ("CAR-7-table",))
        dealt = ("leaden-feet", *PEARLS[1:-1], "disaster")
        again = reference(dealt)[3]
        assert [say(again.lines[n].value) for n in (0, -1)] == ["Leaden feet!", "Disaster!"]
        assert [line.label for line in again.lines] == [line.label for line in card.lines]

    def test_they_follow_the_sides_on_the_sheets(self):
        state = battle(unit(0, 50, 50), leader=True)
        sheets = scene(state).sheets
        assert [words(card.title) for card in sheets] == [
            "Player 1", "Player 2", "Moves and ranges", "Agility table", "Wound table",
            "Pearl table",
        ]  # fmt: skip
        shuffled = battle(pearl_keys=tuple(reversed(PEARLS)))
        assert say(scene(shuffled).sheets[-1].lines[0].value) == "Leaden feet!"


def test_everything_is_said_in_every_language():
    state = battle(mage(0, 50, 50, shields=1), unit(1, 90, 50, count=2), eggs=1,
                   terrain=(box(1, "nest", 10, 10, 10, 10),))  # fmt: skip
    shown = scene(state)
    labels = [line.label for card in shown.sheets for line in card.lines]
    labels += [badge.text for group in shown.groups for badge in group.badges]
    labels += [piece.help for piece in shown.terrain] + [track.title for track in shown.tracks]
    for language in WRITTEN:
        assert all("⟦" not in say(label, language) for label in labels)


def test_every_sign_is_a_drawing_that_exists():
    drawings = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
    if not drawings.exists():
        pytest.skip("the drawings come with the web table: make web")
    known = set(json.loads(drawings.read_text("utf-8"))["icons"])
    state = battle(
        mage(0, 50, 50, shields=1), unit(0, 60, 50, count=1, of=HERO),
        unit(1, 90, 50, count=2, diverted=(3, "movement"), exhausted=2, frenzied=2,
             accelerated=(2, "movement")),
        armed=(3,), eggs=1, terrain=(box(1, "nest", 10, 10, 10, 10),), craters=(Spot(1, 1),),
    )  # fmt: skip
    shown = scene(state)
    signs = {piece.icon for piece in shown.pieces} | {marker.icon for marker in shown.markers}
    for part in (*shown.pieces, *shown.groups, *shown.terrain):
        signs |= {badge.icon for badge in part.badges}
    assert signs <= known


class TestSpellBook:
    """What a mage may cast lies open before his owner."""

    def test_each_sees_the_spells_of_his_own_mages_and_none_of_others(self):
        own = mage(0, 50, 50, spells=("explosion",))
        state = battle(own, mage(1, 90, 50, spells=("explosion",)))
        (book,) = GAME.scene(state, 0).rows
        assert (book.seat, book.cards[0].of) == (0, state.units[0].id)
        assert "explosion" in [card.plays for card in book.cards]
        assert GAME.scene(state, None).rows == ()

    def test_what_he_has_no_points_for_is_closed(self):
        cards = {}
        for points in (0, 50):
            state = battle(mage(0, 50, 50, points=points, spells=("explosion",)))
            (book,) = GAME.scene(state, 0).rows
            cards[points] = {card.plays: card.state for card in book.cards}
        assert cards[0]["explosion"] == "closed"
        assert cards[50]["explosion"] == "ready"
        assert all(say(card.front.title) for card in book.cards)


def test_a_scenario_lies_on_its_own_mat_unless_a_laid_table_has_another():
    eggs = battle(unit(0, 50, 50), scenario="eggs")
    assert GAME.scene(eggs, 0).table.ground == "sand"
    assert GAME.scene(replace(eggs, ground="snow"), 0).table.ground == "snow"
    assert GAME.scene(replace(eggs, scenario="ford"), 0).table.ground == "meadow"
