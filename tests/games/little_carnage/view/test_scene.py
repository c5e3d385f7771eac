"""The battle for a display: stands with markers, cards in a row, zones, sheets."""

import json
from pathlib import Path

import msgspec
import pytest

from slagveld.games.little_carnage.army.card_face import PARTS
from slagveld.games.little_carnage.core.cards import SKILLS, cards
from slagveld.games.little_carnage.core.state import Fallen, Options, Points
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.scenario.battlefield import shapes
from slagveld.games.little_carnage.setup.kit import BOX
from slagveld.games.little_carnage.terrain.scenery_and_cover import kinds
from slagveld.games.little_carnage.view.cards import MARKS, model_card, regiment_card
from slagveld.games.little_carnage.view.scene import ground, numbers_of, scene
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.scenery import LaidPiece
from slagveld.record import replace
from slagveld.texts import WRITTEN, Speaker
from tests.games.little_carnage.battle import battle, box, card, mounted, troop
from tests.games.little_carnage.sorcery import MAGIC, wizard

GAME = LittleCarnage()
ROOT = Path(__file__).parents[4]


def stand(state, number=1):
    return next(piece for piece in scene(state).pieces if piece.id == number)


def badges(state, number=1):
    return [(badge.icon, badge.count, badge.tone) for badge in stand(state, number).badges]


def words(card, label):
    return next(line for line in card.lines if line.label.key.endswith(label))


# The table


def test_the_table_measures_in_inches_of_25_millimetres():
    shown = scene(battle(size=(40, 30), ground="snow", round=3, options=Options(rounds=6)))
    table = shown.table
    assert (table.width, table.depth, table.ground) == (10000, 7500, "snow")
    assert (table.inch, table.measure, table.grid) == (250, "inch", None)
    assert (shown.round, shown.round_limit) == (3, 6)
    assert scene(battle()).round_limit is None
    assert scene(battle(options=Options(board=True))).table.grid == 250


def test_terrain_has_its_name_its_look_and_its_height():
    named = ground(box(1, "high-wall", 5, 5, 4, 1, height=2, name="Old wall"))
    assert (named.name, named.look, named.height) == ("Old wall", "wall", 500)
    assert ground(box(2, "river", 5, 5, 4, 3)).look == "chasm"
    assert ground(box(2, "river", 5, 5, 4, 3)).height == 0
    assert ground(box(3, "tower", 5, 5, 4, 3)).height == kinds()["tower"].height
    assert ground(box(4, "hill", 5, 5, 4, 3)).help.values["words"] == kinds()["hill"].words
    shape = shapes()["winding-river"]
    laid = LaidPiece(key=shape.key, x=5000, y=5000, width=shape.width, depth=shape.depth)
    assert (ground(BOX.made(1, laid)).name, ground(BOX.made(1, laid)).look) == (shape.name, "water")


# Stands


@pytest.mark.rule("LC-1.1-1")
def test_a_stand_shows_its_facing_its_front_and_its_number():
    state = battle(
        troop(0, (20, 20, 45), (21, 20)),
        troop(1, (30, 30)),
        troop(0, (5, 5), card=card(character=True)),
    )
    piece = stand(state)
    assert (piece.seat, piece.group, piece.label) == (0, 101, "1")
    assert (piece.pose.facing, piece.arc, piece.reach) == (450, 1800, 0)
    assert (piece.base.width, piece.base.depth) == (250, 250)
    assert stand(state, 3).label == "1"
    assert stand(state, 4).label == "2★"
    assert numbers_of(state) == {101: 1, 102: 1, 103: 2}
    several = state.with_model(state.field.model_by_id[2].changed(number=2))
    assert (stand(several, 2).label, stand(several, 2).name.en[-2:]) == ("2", " 2")
    assert stand(several).name == several.regiment(101).name


@pytest.mark.rule("LC-1.6-12")
@pytest.mark.rule("LC-1.6-28")
@pytest.mark.parametrize(
    ("suffered", "attack", "defence"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2)]
)
def test_a_wound_marker_shows_wounds_with_lost_dice(suffered, attack, defence):
    state = battle(troop(0, (20, 20), card=card(wounds=5), hurt={0: suffered}))
    (badge,) = stand(state).badges
    assert (badge.icon, badge.count, badge.tone) == ("bleeding-wound", suffered, "bad")
    assert badge.text.values == {"count": suffered, "attack": attack, "defence": defence}
    (gauge,) = stand(state).gauges
    assert (gauge.value, gauge.most) == (5 - suffered, 5)
    assert stand(battle(troop(0, (20, 20)))).badges == ()


@pytest.mark.rule("LC-1.6-28")
@pytest.mark.parametrize(
    ("given", "icon", "tone"),
    [
        ({"frightened_by": (102,)}, "terror", "bad"),
        ({"full_defence": True}, "surrounded-shield", "good"),
        ({"berserk": True}, "angry-eyes", "accent"),
        ({"veteran": "attack"}, "medal", "good"),
        ({"veteran": "defence"}, "medal", "good"),
        ({"marks": ("mire",)}, "sinking-trap", "accent"),
        ({"marks": ("odd",)}, "magic-swirl", "accent"),
    ],
)
def test_markers_of_a_regiment_lie_on_each_of_its_stands(given, icon, tone):
    state = battle(troop(0, (20, 20), (21, 20), **given), troop(1, (30, 30)))
    assert badges(state, 1) == badges(state, 2) == [(icon, 1, tone)]
    assert badges(state, 3) == []
    group = next(one for one in scene(state).groups if one.id == 101)
    assert [badge.icon for badge in group.badges] == [icon]


def test_height_climbing_and_the_named_model_are_signed():
    state = battle(troop(0, (20, 20), z=5))
    assert badges(state) == [("stairs", 1, "accent")]
    climbed = battle(troop(0, (20, 20)))
    climbed = climbed.with_model(climbed.field.models[0].changed(climbed=True))
    assert badges(climbed) == [("mountain-climbing", 1, "plain")]
    named = battle(
        troop(0, (20, 30), (21, 30)), scenario="protect-the-border", notes=(("warlord-model", 2),)
    )
    assert badges(named, 1) == []
    assert badges(named, 2) == [("imperial-crown", 1, "accent")]


def test_every_icon_is_there():
    known = json.loads((ROOT / "src/slagveld/server/web/icons.json").read_text())
    used = [
        "bleeding-wound", "terror", "surrounded-shield", "angry-eyes", "medal", "imperial-crown",
        "mountain-climbing", "stairs", "skull-crossed-bones", "magic-swirl", *MARKS.values(),
    ]  # fmt: skip
    assert [icon for icon in used if icon not in known] == []


@pytest.mark.rule("LC-1.8-ranged-4")
@pytest.mark.parametrize(
    ("given", "reach"),
    [
        ({"ranged": True}, 3 * 1000 + 125),
        ({"ranged": True, "attack": 1}, 1000 + 125),
        ({"breath": True}, 1000 + 125),
        ({"reach": True}, 250 + 125),
        ({"ranged": True, "attack": 0}, 0),
        ({}, 0),
    ],
)
def test_the_reach_of_a_shooter_is_counted_in_cards(given, reach):
    assert stand(battle(troop(0, (20, 20), card=card(**given)))).reach == reach


def test_who_has_been_activated_is_dimmed():
    assert not stand(battle(troop(0, (20, 20)))).spent
    assert stand(battle(troop(0, (20, 20), activated=True))).spent
    assert not stand(battle(troop(0, (20, 20), activated=True), active=101)).spent


def test_a_shared_stand_shows_both_cards_and_its_models_beside_the_table():
    state = mounted(
        battle(troop(0, (20, 20), card="chaos-champion"), troop(0, (20, 20), (21, 20))), 101, 102
    )
    pieces = {piece.id: piece for piece in scene(state).pieces}
    assert list(pieces) == [900, 1, 2, 3]
    shared = pieces[900]
    assert shared.card.title.key == "little-carnage:scene-card-shared"
    assert len(shared.gauges) == 3
    assert [line.value for line in shared.card.lines if line.label.key.endswith("card-of")] == [
        1,
        2,
    ]
    assert pieces[1].pose is None
    assert (pieces[1].group, pieces[2].group) == (101, 102)
    assert shared.group == 102
    assert len(scene(state).groups) == 2


@pytest.mark.rule("LC-1.6-14")
def test_a_skull_lies_where_a_model_fell():
    state = battle(troop(0, (20, 20)), troop(1, (30, 30)))
    model = state.field.models[0].changed(id=50)
    state = replace(state, fallen=(Fallen(model, 101, 1, 1234, 567),))
    (marker,) = scene(state).markers
    assert (marker.id, marker.icon, marker.seat) == (50, "skull-crossed-bones", 0)
    assert (marker.spot.x, marker.spot.y, marker.radius) == (1234, 567, 0)


# Army cards


@pytest.mark.rule("LC-1.5-9")
def test_a_card_shows_grey_dice_beside_the_normal_ones():
    state = battle(troop(0, (20, 20), card=card(berserker=True, berserk=2, full_defence=1)))
    shown = regiment_card(state, state.regiments[0])
    attack, defence = words(shown, "value-attack"), words(shown, "value-defence")
    assert attack.value.values == {"value": 3, "grey": 2}
    assert defence.value.values == {"value": 2, "grey": 1}
    plain = regiment_card(battle(troop(0, (20, 20))), battle(troop(0, (20, 20))).regiments[0])
    assert words(plain, "value-attack").value == 3
    labels = [line.label.key.rpartition("-")[2] for line in plain.lines]
    assert labels == [
        "attack", "defence", "strength", "resistance", "agility", "wounds", "points"
    ]  # fmt: skip


@pytest.mark.rule("LC-1.4-4")
def test_profiles_of_the_house_are_marked_as_such():
    state = battle(troop(0, (20, 20), card="minotaur"), troop(1, (30, 30), card=card(origin="own")))
    house, own = (regiment_card(state, regiment) for regiment in state.regiments)
    assert all(line.house for line in house.lines[:-1])
    assert not any(line.house for line in own.lines)
    assert house.notes[-1].key == "little-carnage:scene-card-house"
    assert own.notes[-1].key == "little-carnage:scene-card-own"
    assert "LC-1.8-fanatic-1" in house.rules
    assert len(house.notes) == len(cards()["minotaur"].skills.held) + 2


def test_every_skill_is_explained_by_a_rule_of_the_book():
    known = {rule.id.partition("-1.8-")[2] for rule in GAME.rulebook}
    assert {f"{PARTS.get(skill, skill)}-1" for skill in SKILLS} <= known


def test_a_hurt_model_shows_what_it_has_left():
    state = battle(troop(0, (20, 20), card=card(wounds=4), hurt={0: 3}))
    shown = model_card(state, state.regiments[0], state.field.models[0])
    found = {line.label.key.rpartition("-")[2]: (line.value, line.changed) for line in shown.lines}
    assert found["attack"] == (1, True)
    assert found["defence"] == (1, True)
    assert found["wounds"] == (1, True)
    assert found["strength"] == (3, False)
    assert stand(state).card == shown


def test_a_wizard_has_his_spells_on_his_card():
    state = battle(troop(0, (20, 20), card=card(magic=1), spells=("mend", "unheard")))
    shown = regiment_card(state, state.regiments[0])
    assert [note.key for note in shown.notes].count("little-carnage:scene-card-spell") == 1


def test_a_regiment_shows_how_many_of_it_live():
    state = battle(troop(0, (20, 20), (21, 20), count=5), troop(1, count=2))
    (group,) = scene(state).groups
    (gauge,) = group.card.gauges
    assert (gauge.value, gauge.most) == (2, 5)


# The row of cards


def rows(state):
    return {row.title.key.rpartition(":")[2]: row for row in scene(state).rows}


def test_the_row_shows_whose_turn_it_is_and_who_is_done():
    state = battle(
        troop(0, (5, 5), activated=True, over=True),
        troop(1, (10, 10), activated=True),
        troop(0, (15, 15)),
        troop(1, (25, 25), activated=True),
        troop(0, count=2),
        row=(101, 102, 103, 104, 105),
        active=102,
    )
    shown = rows(state)["scene-row"]
    assert [one.state for one in shown.cards] == ["done", "now", "ready", "skipped", "skipped"]
    assert [one.seat for one in shown.cards] == [0, 1, 0, 1, 0]
    assert shown.cards[0].front == regiment_card(state, state.regiments[0])
    assert list(rows(state)) == ["scene-row"]


def test_the_deck_lies_face_down_and_the_waiting_are_shown():
    state = battle(troop(0, (5, 5)), troop(1, (9, 9)), row=(101,), deck=(102,))
    deck = rows(state)["scene-deck"]
    assert (deck.cards, deck.count) == ((), 1)
    early = battle(troop(0, count=2), troop(1, count=2), waiting=(102, 101), round=0)
    waiting = rows(early)["scene-row-setup"]
    assert [(one.key, one.state) for one in waiting.cards] == [
        ("card-102", "ready"),
        ("card-101", "ready"),
    ]


def test_a_track_shows_what_the_activated_regiment_may_still_do():
    def track(**given):
        return scene(battle(troop(0, (5, 5), activated=True, **given), active=101)).tracks[0]

    assert (track().now, track().done) == (0, ())
    assert (track(moved=True).now, track(moved=True).done) == (1, (0,))
    assert (track(attacked=True).now, track(attacked=True).done) == (None, (0, 1))
    assert scene(battle(troop(0, (5, 5)))).tracks == ()


# Zones and sheets


def test_zones_are_those_of_deployment_until_the_battle_begins():
    state = battle(round=0, zones=((0, ((0, 0), (9, 0), (9, 9))), (1, ((5, 5), (9, 5), (9, 9)))))
    shown = scene(state).zones
    assert [zone.seat for zone in shown] == [0, 1]
    assert shown[0].region.outlines[0].points == ((0, 0), (9, 0), (9, 9))
    assert scene(battle(zones=state.zones)).zones == ()
    border = scene(battle(scenario="protect-the-border")).zones
    assert [(zone.name.en, zone.seat) for zone in border] == [("North bank", 0)]
    siege = scene(battle(scenario="siege-of-the-human-capital")).zones
    assert [(zone.name.en, zone.seat) for zone in siege] == [
        ("The market", 0),
        ("Inside the wall", 0),
        ("The gate", 1),
    ]


def sheet(state, number):
    return scene(state).sheets[number]


@pytest.mark.rule("LC-4.1-2")
def test_a_sheet_tells_situation_battlefield_conditions_and_special_rules():
    shown = sheet(battle(scenario="protect-the-border"), 0)
    assert shown.title.en == "Protect the Border"
    assert len(shown.lines) == 4
    assert len(shown.notes) == 2 + 3
    assert shown.rules[0] == "LC-4.1-1"
    assert {"LC-4.2-9", "LC-4.2-11"} <= set(shown.rules)
    assert shown.lines[0].label.values["role"].en == "Attacker"


@pytest.mark.rule("LC-4.1-5")
def test_a_sheet_tells_what_conditions_are_worth_and_how_far_they_are():
    state = battle(
        scenario="advance-into-enemy-land",
        points=(Points(1, 1, "pass-kept"),),
        notes=(("pass-taken", 1),),
    )
    shown = sheet(state, 0)
    values = [line.value.values for line in shown.lines]
    worth = [(one["points"], one["won"]) for one in values if "points" in one]
    assert worth == [(4, "no"), (1, "no"), (1, "yes"), (4, "no"), (4, "no"), (4, "no")]
    assert {"held": 1, "rounds": 2} in values


def test_a_sheet_for_each_player():
    state = battle(
        troop(0, (5, 5), (6, 5), count=3),
        troop(0, count=2),
        troop(1, (20, 20)),
        scenario="advance-into-enemy-land",
        points=(Points(0, 1, "pass-taken"),),
    )
    first, second = sheet(state, 1), sheet(state, 2)
    assert [line.value for line in first.lines][1:3] == [1, 2]
    assert first.lines[-1].value == 1
    assert second.lines[-1].value == 0
    assert (first.seat, second.seat) == (0, 1)
    assert len(first.notes) == 1
    assert second.notes == ()
    quick = sheet(battle(troop(0, (5, 5))), 1)
    assert len(quick.lines) == 4


@pytest.mark.rule("LC-0-2")
def test_author_version_and_licence_are_named():
    GAME.add_texts()
    shown = sheet(battle(), 3)
    assert shown.rules == ("LC-0-2", "LC-0-5")
    for language in WRITTEN:
        said = " ".join(Speaker(language).say(note) for note in shown.notes)
        assert "Martin Dockner" in said
        assert "2015" in said
        assert "BY-NC-ND 4.0" in said


@pytest.mark.parametrize("scenario", [one.key for one in GAME.scenarios()])
def test_everybody_sees_the_same_scene(scenario):
    state = GAME.begin(GAME.setup(scenario, options={"confirm": "nobody"}), Quick(Rng(3))).state
    shown = GAME.scene(state, 0)
    assert shown == GAME.scene(state, 1) == GAME.scene(state, None)
    assert len(shown.pieces) == len(state.field.stands)
    msgspec.json.encode(shown)


@pytest.mark.rule("LC-1.10-2")
def test_a_shared_stand_looks_like_its_rider_and_reaches_as_far_as_the_one_who_shoots():
    archer = card(key="archer", icon="bow", ranged=True, attack=2, character=True)
    beast = card(key="beast", icon="paw", base="monster")
    state = battle(troop(0, (20, 20), card=archer), troop(0, (20, 20), card=beast))
    shared = stand(mounted(state, 101, 102), 900)
    assert (shared.icon, shared.reach) == ("bow", 8 * 250 + 250)
    assert (shared.name.en, shared.label) == ("beast", "2")
    title = shared.card.title.values
    assert (title["one"].en, title["other"].en) == ("archer", "beast")
    other = battle(troop(0, (20, 20), card=beast), troop(0, (20, 20), card=archer))
    assert stand(mounted(other, 102, 101), 900).reach == 8 * 250 + 250


def test_skulls_are_quiet_and_rounds_held_stand_out():
    state = battle(troop(0, (20, 20)), troop(1, (30, 30)))
    model = state.field.models[0].changed(id=50)
    state = replace(state, fallen=(Fallen(model, 101, 1, 1234, 567),))
    assert [marker.quiet for marker in scene(state).markers] == [True]
    held = battle(scenario="advance-into-enemy-land", notes=(("pass-taken", 1),))
    changed = [line for line in sheet(held, 0).lines if line.changed]
    assert [line.value.values["held"] for line in changed] == [1]


def test_height_is_signed_on_the_stand_and_not_on_each_who_shares_it():
    state = battle(troop(0, (20, 20)), troop(0, (20, 20), z=2))
    shared = mounted(state, 101, 102)
    icons = {piece.id: [badge.icon for badge in piece.badges] for piece in scene(shared).pieces}
    assert icons == {900: ["stairs"], 1: [], 2: []}


def test_no_track_for_somebody_who_has_fallen_in_his_own_activation():
    state = battle(troop(0, count=1), troop(1, (30, 30)), active=101)
    assert scene(state).tracks == ()
    assert scene(battle(troop(0, (5, 5)), troop(1, (30, 30)))).tracks == ()


def test_several_of_one_regiment_on_a_stand_show_the_first():
    state = battle(troop(0, (5, 5)), troop(0, (5, 5), (5, 5), hurt={1: 1}))
    both = mounted(state, 101, 102, litter=True).field.without_model(1)
    shown = stand(replace(state, field=both), 900)
    assert words(shown.card, "value-wounds").value == 2
    assert [gauge.value for gauge in shown.gauges] == [2, 1]


# Books of spells


def test_a_wizards_spells_lie_open_before_his_owner_and_are_closed_until_he_may_cast():
    def book(**more):
        (row,) = scene(battle(wizard(**more), options=MAGIC), 0).rows
        return row

    closed, opened = book(activated=False), book()
    assert {one.state for one in closed.cards} == {"closed"}
    assert "ready" in {one.state for one in opened.cards}
    assert opened.cards[0].of is not None
    assert opened.cards[0].front.title
    assert scene(battle(wizard(), options=MAGIC), 1).rows == ()
    assert scene(battle(wizard(), options=MAGIC)).rows == ()
