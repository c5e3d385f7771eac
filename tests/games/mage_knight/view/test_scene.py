"""The battle for a display: terrain, warriors with signs, objectives, items, order, sheets."""

import json
from pathlib import Path
from time import perf_counter
from typing import ClassVar

import pytest

from slagveld.games.mage_knight.core.base_contact import in_front
from slagveld.games.mage_knight.core.fighter import Carried
from slagveld.games.mage_knight.core.items_and_domains import Built, built, built_help
from slagveld.games.mage_knight.core.state import Dropped, Options, Reserve
from slagveld.games.mage_knight.core.terrain_kinds import kinds
from slagveld.games.mage_knight.core.warriors import warriors
from slagveld.games.mage_knight.view.scene import scene
from slagveld.kernel.agenda import Step
from slagveld.kernel.scene import Arc
from slagveld.record import replace
from slagveld.table.shapes import Outline, RoundBase, Spot
from slagveld.table.terrain import Access
from slagveld.texts import WRITTEN, Name, Speaker
from tests.games.mage_knight.battle import EAST, NORTH, SOUTH, battle, box, man, plain, warrior
from tests.games.mage_knight.shown import badges, texts_in, words

ROOT = Path(__file__).parents[4]


class Named(Step, frozen=True):
    """Something that is asked about warriors."""

    rule: ClassVar[str] = "MK-TURN-9"
    pieces: tuple[int, ...]

    def names(self):
        return self.pieces


def piece(*men, number=1, **more):
    return next(p for p in scene(battle(*men, **more), 0).pieces if p.id == number)


class TestTable:
    """The battlefield and its terrain."""

    def test_the_table_has_its_size_its_cover_and_its_inch(self):
        shown = scene(battle(size=(36, 48), ground="snow", round=3, options=Options(rounds=8)))
        table = shown.table
        assert (table.width, table.depth, table.ground, table.inch) == (9000, 12000, "snow", 250)
        assert (shown.round, shown.round_limit) == (3, 8)
        assert scene(battle(options=Options(rounds=0))).round_limit is None

    def test_every_kind_of_terrain_has_a_look_of_its_own(self):
        plain_kinds = [key for key, kind in kinds().items() if kind.built is None]
        looks = [kinds()[key].look for key in plain_kinds if key != "clear"]
        assert "plain" not in looks
        assert len(set(looks)) == len(looks)

    def test_terrain_has_its_name_its_look_and_words_about_it(self):
        wood = box(1, "hindering", 4, 4, 4, 4)
        named = box(2, "deep-water", 20, 20, 4, 4, name="Black Mere")
        first, second = scene(battle(terrain=(wood, named))).terrain
        assert (first.id, words(first.name), first.look) == (1, "Hindering terrain", "wood")
        assert words(first.help) == kinds()["hindering"].words.en
        assert (first.outline, first.height, first.points) == (wood.outline, 0, ())
        assert (second.name, second.look) == ("Black Mere", "water")
        assert first.badges == second.badges == ()

    def test_elevated_terrain_is_drawn_high_and_all_of_one_height(self):
        hills = ("hill", "hindering-hill", "blocking-hill", "abrupt", "abrupt-hindering")
        terrain = [box(n, kind, 4 * n, 4, 3, 3) for n, kind in enumerate(hills, 1)]
        assert [g.height for g in scene(battle(terrain=terrain)).terrain] == [250] * 5

    def test_ground_of_no_kind_is_clear(self):
        (shown,) = scene(battle(terrain=(box(1, "meadow", 4, 4, 4, 4),))).terrain
        assert (words(shown.name), shown.look) == ("Clear terrain", "plain")
        assert words(shown.help) == "Clear terrain: nothing hinders here."

    def test_access_points_are_shown_as_points(self):
        ways = (Access("slope", (1000, 1500)), Access("stair", (2000, 1500), 300))
        cliff = box(1, "abrupt", 4, 4, 4, 4, accesses=ways)
        (shown,) = scene(battle(terrain=(cliff,))).terrain
        assert shown.points == (Spot(1000, 1500), Spot(2000, 1500))
        assert shown.look == "cliff"

    @pytest.mark.rule("MK-HINDER-2")
    def test_trees_on_hindering_terrain_are_a_drawing_and_nothing_to_stand_in_the_way(self):
        wood = box(7, "hindering", 4, 4, 6, 6)
        state = battle(man(0, 7, 7), terrain=(wood,))
        shown = scene(state)
        assert [g.id for g in shown.terrain] == [7]
        assert [p.id for p in shown.pieces] == [1]
        assert shown.markers == ()
        assert (wood.walls, shown.terrain[0].openings, shown.terrain[0].storeys) == ((), (), ())


class TestBuilt:
    """Built terrain."""

    def test_a_built_piece_shows_its_defense_and_structural_points(self):
        wall = box(5, "built:stone-wall", 4, 4, 4, 0.5)
        (shown,) = scene(battle(terrain=(wall,))).terrain
        assert (words(shown.name), shown.look, shown.height) == ("Stone Wall", "wall", 0)
        assert badges(shown) == [
            ("shield", "Defense 16", 16, "plain"),
            ("stone-wall", "Structural points: 5 of 5 left this turn", 5, "plain"),
        ]

    def test_damage_of_this_turn_is_taken_off(self):
        wall = box(5, "built:stone-wall", 4, 4, 4, 0.5)
        for battered, left in ((((5, 2),), 3), (((5, 9),), 0), (((6, 2),), 5)):
            (shown,) = scene(battle(terrain=(wall,), battered=battered)).terrain
            tone = "plain" if left == 5 else "bad"
            told = f"Structural points: {left} of 5 left this turn"
            assert badges(shown)[1] == ("stone-wall", told, left, tone)

    def test_a_tower_is_high_and_tells_what_its_card_says(self):
        tower = box(5, "built:timber-tower", 4, 4, 2.5, 2.5, name="Keep")
        (shown,) = scene(battle(terrain=(tower,))).terrain
        assert (shown.name, shown.look, shown.height) == ("Keep", "tower", 250)
        assert words(shown.help) == (
            "Hindering built terrain, elevated. Defense 14, fortification 2; 4 damage in one turn "
            "destroys it. It can be occupied."
        )

    def test_a_wall_says_that_nobody_stands_on_it(self):
        assert words(built_help(built()["stone-wall"])) == (
            "Blocking built terrain. Defense 16, fortification 1; 5 damage in one turn destroys "
            "it. Nobody can stand on it."
        )

    def test_a_built_piece_looks_as_its_card_says(self, monkeypatch):
        hut = Built(
            key="hut", name=Name("Hut", "Hut", "Hütte"), origin="house", icon="hut",
            look="ruin", terrain="concealing", defense=12, structure=3, length=500, width=500,
        )  # fmt: skip
        kind = replace(kinds()["built:stone-wall"], key="built:hut", look=hut.look, built=hut)
        monkeypatch.setitem(kinds(), "built:hut", kind)
        (shown,) = scene(battle(terrain=(box(1, "built:hut", 4, 4, 2, 2),))).terrain
        assert shown.look == "ruin"
        assert words(shown.help).startswith("Concealing built terrain. Defense 12")


class TestWarriors:
    """Warriors and their signs."""

    def test_a_warrior_stands_on_its_base_with_icon_facing_and_colour(self):
        key = warrior("shown", icon="orc", name="Grub", base=275)
        shown = piece(man(0, 4, 5, EAST), man(1, 8, 10, SOUTH, key=key), number=2)
        assert (shown.name, shown.icon, shown.seat) == ("Grub", "orc", 1)
        assert shown.base == RoundBase(275)
        assert (shown.pose.x, shown.pose.y, shown.pose.facing) == (2000, 2500, 900)
        assert (shown.group, shown.gauges, shown.badges, shown.spent) == (None, (), (), False)
        assert shown.card.seat == 1

    @pytest.mark.rule("MK-ETIQ-1")
    def test_no_gauge_tells_how_many_clicks_are_left(self):
        state = battle(man(0, 4, 4, key="master-archer", turned=2))
        (shown,) = scene(state, 1).pieces
        assert shown.gauges == shown.card.gauges == ()
        assert sum(column is not None for column in shown.card.dial.clicks) == 1
        assert scene(state, 0).pieces == scene(state, 1).pieces == scene(state, None).pieces

    @pytest.mark.parametrize(
        ("rank", "stars"), [("weak", "★"), ("standard", "★★"), ("tough", "★★★"), ("unique", "")]
    )
    def test_rank_stars_stand_on_the_base(self, rank, stars):
        key = warrior(f"star {rank}", rank=rank)
        assert piece(man(0, 4, 4, key=key)).label == stars

    @pytest.mark.rule("MK-FACING-1", "MK-BASE-4")
    def test_facing_and_front_arc_are_shown_for_each_warrior(self):
        wide = warrior("wide", front_arc=1800)
        shown = scene(battle(man(0, 4, 4, NORTH), man(0, 9, 9, 45, key=wide))).pieces
        assert [(p.pose.facing, p.arc) for p in shown] == [(2700, 900), (450, 1800)]

    @pytest.mark.rule("MK-BASE-4")
    @pytest.mark.parametrize(
        ("arc", "x", "y", "front"),
        [
            (900, 12, 10, True),
            (900, 12, 12, True),
            (900, 12, 12.004, False),
            (900, 12, 8, True),
            (900, 12, 7.996, False),
            (900, 8, 10, False),
            (1800, 10, 12, True),
            (1800, 9.996, 12, False),
        ],
    )
    def test_all_that_is_not_front_arc_is_rear_arc_and_its_ends_are_front(self, arc, x, y, front):
        key = warrior(f"arc {arc}", front_arc=arc)
        one, other = battle(man(0, 10, 10, EAST, key=key), man(1, x, y)).fighters
        assert in_front(one, other.body) is front

    def test_how_far_it_shoots_is_shown(self):
        bow = plain(attack_type="bow", range=10, ranged_damage=2)
        assert piece(man(0, 4, 4, key=bow)).reach == 2500
        assert piece(man(0, 4, 4)).reach == 0

    @pytest.mark.rule("MK-SOAR-1")
    def test_a_soaring_warrior_is_at_its_own_named_level(self):
        wing = plain(speed_type="wing")
        shown = scene(battle(man(0, 4, 4, key=wing), man(0, 9, 9, key=wing, soaring=True)))
        assert [(p.pose.level, badges(p)) for p in shown.pieces] == [
            (0, []),
            (1, [("feathered-wing", "Soaring", 1, "good")]),
        ]
        assert [(n, words(name)) for n, name in shown.table.levels] == [(1, "soaring")]

    @pytest.mark.parametrize(
        ("tokens", "expected"),
        [
            (0, []),
            (1, [("token", "Action token", 1, "plain")]),
            (2, [("token", "Action token", 2, "bad")]),
        ],
    )
    def test_action_tokens_are_counted_and_two_are_bad(self, tokens, expected):
        assert badges(piece(man(0, 4, 4, tokens=tokens))) == expected

    def test_captor_and_captive_are_marked_and_linked(self):
        captor = warrior("captor", name="Jailer")
        captive = warrior("captive", name="Wretch")
        men = (man(0, 4, 4, key=captor, captive=2), man(1, 5.1, 4, key=captive, captor=1))
        shown = scene(battle(*men))
        one, other = shown.pieces
        assert badges(one) == [("prisoner", "Holds a captive: Wretch", 1, "plain")]
        assert badges(other) == [("handcuffs", "Captive of Jailer", 1, "bad")]
        (link,) = shown.strokes
        assert (link.kind, link.seat) == ("link", 0)
        assert link.points == (Spot(1000, 1000), Spot(1275, 1000))
        assert scene(battle(man(0, 4, 4))).strokes == ()

    def test_states_are_told_by_signs(self):
        more = {"hexed_by": 9, "watching": True, "barred": True, "cancelled": ("charge",)}
        key = plain(abilities=("charge", "demoralized"))
        assert badges(piece(man(0, 4, 4, key=key, **more))) == [
            ("cursed-star", "Hex", 1, "bad"),
            ("spyglass", "Overwatch", 1, "good"),
            ("despair", "Demoralized", 1, "bad"),
            ("falling-leaf", "Levitated: no action this turn", 1, "bad"),
            ("cancel", "Charge is cancelled this turn", 1, "plain"),
        ]

    def test_carried_items_are_told_with_what_becomes_of_them(self):
        key = warrior("carrier", item_slots=3, rank="unique", faction="elven-lords")
        items = ("oak-shield", "jeweled-helm", "wolf-banner")
        shown = piece(man(0, 4, 4, key=key, items=items, paid=(102,)))
        assert badges(shown) == [
            ("round-shield", "Carries Oak Shield", 1, "plain"),
            ("crested-helmet", "Carries Jeweled Helm: the price is paid", 1, "good"),
            ("wolf-howl", "Carries Wolf Banner, which does not work for it now", 1, "bad"),
        ]

    @pytest.mark.parametrize(
        ("state", "spent"),
        [
            ({}, False),
            ({"tokens": 1}, False),
            ({"tokens": 2}, True),
            ({"acted": True}, True),
            ({"barred": True}, True),
            ({"captor": 2}, True),
        ],
    )
    def test_who_can_be_given_no_action_is_dimmed(self, state, spent):
        assert piece(man(0, 4, 4, **state), man(1, 5.1, 4)).spent is spent

    def test_only_the_active_players_warriors_are_done(self):
        tired = man(1, 4, 4, tokens=2, acted=True)
        assert not piece(tired, active=0).spent
        assert piece(tired, active=1).spent
        assert piece(man(1, 4, 4, captor=2), man(0, 5.1, 4), active=0).spent

    def test_the_front_arcs_of_those_who_are_asked_about_are_drawn(self):
        bow = plain(attack_type="bow", range=6, ranged_damage=1)
        men = (man(0, 4, 4, SOUTH, key=bow), man(0, 9, 9, EAST), man(1, 20, 20))
        shown = scene(battle(*men, agenda=(Named((1, 2, 77)),)))
        assert shown.arcs == (
            Arc(spot=Spot(1000, 1000), facing=900, width=900, radius=1500),
            Arc(spot=Spot(2250, 2250), facing=0, width=900, radius=500),
        )
        assert scene(battle(*men)).arcs == ()

    def test_warriors_in_reserve_lie_beside_the_table(self):
        reserve = Reserve(50, 1, "master-archer", (Carried(51, "dragonstar", 1),))
        state = battle(man(0, 4, 4), reserves=(reserve,), phase="setup")
        _, waiting = scene(state).pieces
        assert (waiting.id, waiting.seat, waiting.pose) == (50, 1, None)
        assert (waiting.name, waiting.icon, waiting.label) == ("Master Archer", "bowman", "★★★")
        assert (waiting.base, waiting.arc) == (RoundBase(275), 900)
        assert badges(waiting) == [("star-formation", "Carries Dragonstar", 1, "plain")]
        assert words(waiting.card.title) == "Master Archer (Tough)"


class TestMarkers:
    """Objectives and items on the battlefield."""

    @pytest.mark.rule("MK-OBJ-2", "MK-PLACE-7")
    def test_an_objective_shows_the_marker_of_its_holder_in_the_holders_colour(self):
        spots = [(18, 18), (5, 5, 0), (9, 30, 1), (30, 9, 2), (30, 30, 3)]
        state = battle(objectives=spots, seats=(0, 1, 2, 3))
        shown = scene(state).markers
        assert [(m.id, m.spot, m.radius) for m in shown[:2]] == [
            (900, Spot(4500, 4500), 150),
            (901, Spot(1250, 1250), 150),
        ]
        assert [m.seat for m in shown] == [None, 0, 1, 2, 3]
        assert [m.icon for m in shown] == ["flag-objective", *["flying-flag"] * 4]
        assert [len(m.badges) for m in shown] == [0, 1, 1, 1, 1]
        assert [(b.icon, b.tone) for b in shown[1].badges] == [("flying-flag", "plain")]
        assert [m.badges[0].text.values["player"] for m in shown[1:]] == [
            "Player 1", "Player 2", "Player 3", "Player 4",
        ]  # fmt: skip
        assert [m.name.values["number"] for m in shown] == [1, 2, 3, 4, 5]

    def test_a_contested_objective_is_marked(self):
        near = (man(0, 17, 18), man(1, 19, 18))
        (shown,) = scene(battle(*near, objectives=[(18, 18, 1)])).markers
        assert badges(shown)[1] == ("crossed-swords", "Contested", 1, "bad")
        (alone,) = scene(battle(near[0], objectives=[(18, 18)])).markers
        assert alone.badges == ()

    @pytest.mark.rule("MK-ETIQ-5")
    def test_the_treasure_is_called_and_drawn_as_one(self):
        for scenario, name, icons in (
            ("treasure", "The treasure", ["open-treasure-chest", "open-treasure-chest"]),
            ("clash", "Objective 1", ["flag-objective", "flying-flag"]),
        ):
            for holder, icon in zip((-1, 1), icons, strict=True):
                state = battle(objectives=[(18, 18, holder)], scenario=scenario)
                (shown,) = scene(state).markers
                assert (words(shown.name), shown.icon) == (name, icon)
                assert shown.seat == (None if holder < 0 else 1)

    def test_items_on_the_ground_are_shown_with_their_owner(self):
        dropped = Dropped(Carried(77, "oak-shield", 1), 2000, 3000)
        (shown,) = scene(battle(dropped=(dropped,))).markers
        assert (shown.id, words(shown.name), shown.icon) == (77, "Oak Shield", "round-shield")
        assert (shown.spot, shown.radius, shown.seat) == (Spot(2000, 3000), 62, None)
        assert badges(shown) == [("swap-bag", "Goes back to Player 2 after the battle", 1, "plain")]

    def test_starting_areas_are_shown_while_the_battle_is_set_up(self):
        edges = ((0, "south"), (1, "north"))
        zones = scene(battle(phase="setup", edges=edges)).zones
        assert [(words(z.name), z.seat) for z in zones] == [
            ("Starting area of Player 1", 0),
            ("Starting area of Player 2", 1),
        ]
        corners = ((2000, 8250), (7000, 8250), (7000, 9000), (2000, 9000))
        assert zones[0].region.outlines == (Outline(corners),)
        assert scene(battle(phase="action", edges=edges)).zones == ()


class TestTracks:
    """Whose turn, which phase, which action."""

    def tracks(self, **more):
        shown = scene(battle(man(0, 4, 4), man(1, 9, 9), **more)).tracks
        return [([words(step) for step in t.steps], t.now, t.done) for t in shown]

    def test_order_phases_and_actions_are_shown(self):
        order, phases, actions = self.tracks(order=(1, 0), active=0, total=300, used=1)
        assert order == (["Player 2", "Player 1"], 1, ())
        assert phases == (["Command phase", "Action phase", "End phase"], 1, (0,))
        assert actions == (["1", "2", "3"], 1, (0,))
        shown = scene(battle()).tracks
        assert [words(t.title) for t in shown] == ["Turn order", "Phases", "Actions"]

    @pytest.mark.parametrize(
        ("phase", "now", "done", "action"),
        [("command", 0, (), None), ("action", 1, (0,), 0), ("end", 2, (0, 1), None)],
    )
    def test_each_phase_has_its_place(self, phase, now, done, action):
        _, phases, actions = self.tracks(phase=phase)
        assert phases[1:] == (now, done)
        assert actions[1:] == (action, ())

    def test_extra_actions_are_counted_and_used_ones_are_done(self):
        *_, actions = self.tracks(total=200, extra=1, used=3)
        assert actions == (["1", "2", "3"], None, (0, 1, 2))

    def test_while_setting_up_there_is_the_order_alone(self):
        assert self.tracks(phase="setup", order=(0, 1), active=-1) == [
            (["Player 1", "Player 2"], None, ())
        ]
        assert self.tracks(phase="setup", order=()) == []


def _full():
    keys = list(warriors())
    men = [man(n % 2, 2 + 1.6 * n, 4 + n % 7 * 3, key=keys[n], tokens=n % 3) for n in range(20)]
    terrain = [box(100 + n, kind, 1 + 2.5 * n, 30, 2, 2) for n, kind in enumerate(kinds())]
    return battle(*men, terrain=terrain, objectives=[(18, 18, 0), (9, 9), (27, 27, 1)])


def test_a_scene_is_quick():
    state = _full()
    times = []
    for _ in range(15):
        begin = perf_counter()
        scene(state, 0)
        times.append(perf_counter() - begin)
    assert min(times) < 0.002


def test_every_word_of_a_full_scene_is_known_in_every_language():
    shown = scene(_full(), 0)
    for language in WRITTEN:
        speaker = Speaker(language, "cm")
        for message in texts_in(shown):
            assert message.key not in speaker.say(message)


def test_every_icon_has_a_drawing():
    drawings = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
    if not drawings.exists():
        pytest.skip("the drawings of the web table are not installed")
    known = json.loads(drawings.read_text())["icons"]
    shown = scene(_full(), 0)
    icons = {icon for p in shown.pieces for icon in (p.icon, *p.card.dial.icons)}
    icons |= {m.icon for m in shown.markers}
    icons |= {
        b.icon for thing in (*shown.pieces, *shown.markers, *shown.terrain) for b in thing.badges
    }
    icons |= {
        "punch", "orb-wand", "rock-golem", "magic-shield", "big-wave", "horseshoe", "prisoner",
        "handcuffs", "cursed-star", "spyglass", "despair", "falling-leaf", "cancel", "swap-bag",
        "feathered-wing", "crossed-swords",
    }  # fmt: skip
    assert sorted(icons - set(known)) == []
