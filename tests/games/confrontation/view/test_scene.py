"""The battle for a display: terrain, figures with signs, cards, dice and sheets."""

import json
from pathlib import Path

import pytest

from slagveld.games.confrontation.army.stack_and_reserve import HeldCard, hidden_cards
from slagveld.games.confrontation.core.bout import Blow, Bout, Fight, Hand
from slagveld.games.confrontation.core.figure import Flight, Tables
from slagveld.games.confrontation.core.movement_table import terrain
from slagveld.games.confrontation.core.profiles import profiles
from slagveld.games.confrontation.core.state import Options, Prize
from slagveld.games.confrontation.setup.scenarios import prize_kinds
from slagveld.games.confrontation.view.scene import LOOKS, scene
from slagveld.games.confrontation.wounds.casualties import remove
from slagveld.kernel.dice import Scripted
from slagveld.kernel.play import Play
from slagveld.kernel.state import Seat
from slagveld.record import replace
from slagveld.table.shapes import Outline, Spot
from slagveld.texts import WRITTEN, Speaker, say
from tests.games.confrontation.battle import FakeGame, battle, box, card, man
from tests.games.confrontation.shown import badges, lines, notes, texts_in, words

ROOT = Path(__file__).parents[4]


def piece(*men, number=1, **more):
    return next(p for p in scene(battle(*men, **more), 0).pieces if p.id == number)


def signs(**more):
    return badges(piece(man(0, 10, 10, **more)))


# The table


def test_the_table_has_its_size_and_measures_in_centimetres():
    shown = scene(battle(size=(120, 90), ground="snow", round=3, options=Options(turns=6)))
    table = shown.table
    assert (table.width, table.depth, table.ground, table.measure) == (12000, 9000, "snow", "cm")
    assert (shown.round, shown.round_limit, shown.round_called) == (3, 6, "turn")
    assert scene(battle(options=Options(turns=0))).round_limit is None


def test_every_kind_of_terrain_has_a_look_of_its_own():
    assert sorted(LOOKS) == sorted(terrain())
    assert len(set(LOOKS.values())) == len(LOOKS)


@pytest.mark.rule("CON-HOUSE-7")
def test_terrain_has_its_name_its_look_its_height_and_words():
    pieces = (
        box(1, "wood", 5, 5, 10, 10, height=600),
        box(2, "obstacle", 20, 5, 10, 2, height=300, name="Old wall"),
        box(3, "obstacle", 40, 5, 10, 6, height=500),
        box(4, "gap", 60, 5, 5, 10, height=450),
        box(5, "encumbered", 70, 5, 5, 10, height=200),
        box(6, "deep-water", 80, 5, 5, 10),
        box(7, "meadow", 90, 5, 5, 10),
    )
    shown = scene(battle(terrain=pieces)).terrain
    assert [ground.look for ground in shown] == [
        "wood",
        "wall",
        "cliff",
        "chasm",
        "hill",
        "water",
        "plain",
    ]
    assert [ground.height for ground in shown] == [600, 300, 500, 0, 200, 0, 0]
    assert [words(ground.name) for ground in shown[:2]] == ["Wood", "Old wall"]
    assert words(shown[1].help).endswith("Height 3 cm, normal.")
    assert words(shown[2].help).endswith("Height 5 cm, large.")
    assert words(shown[3].help).endswith("Depth 4.5 cm.")
    assert words(shown[6].help) == terrain()["open"].words.en
    assert shown[0].outline == pieces[0].outline
    narrow = scene(battle(terrain=(box(1, "obstacle", 5, 5, 10, 5.99, height=300),))).terrain
    assert narrow[0].look == "wall"


@pytest.mark.rule("CON-APP-5")
def test_zones_are_shown_in_the_approach_only():
    zones = ((0, 0, 7500, 12000, 9000), (1, 0, 0, 12000, 1500))
    shown = scene(battle(phase="approach", zones=zones)).zones
    assert [(words(zone.name), zone.seat) for zone in shown] == [
        ("Deployment zone of Player 1", 0),
        ("Deployment zone of Player 2", 1),
    ]
    corners = ((0, 0), (12000, 0), (12000, 1500), (0, 1500))
    assert shown[1].region.outlines == (Outline(corners),)
    assert scene(battle(zones=zones)).zones == ()


def test_objects_lie_on_the_table_until_they_are_carried():
    prizes = (
        Prize(50, "relic", 1000, 2000),
        Prize(51, "relic", 0, 0, bearer=1),
        Prize(52, "thing", 0, 0),
    )
    shown = scene(battle(man(0, 10, 10), objects=prizes))
    first, second = shown.markers
    kind = prize_kinds()["relic"]
    assert (first.id, first.name, first.icon) == (50, kind.name, kind.icon)
    assert (first.spot, first.radius) == (Spot(1000, 2000), 100)
    assert (second.id, second.name, second.icon) == (52, "thing", "open-treasure-chest")
    assert [badge.icon for badge in shown.pieces[0].badges] == ["swap-bag"]
    assert signs() == []


@pytest.mark.rule("CON-GAP-5")
def test_the_place_that_counts_at_the_end_is_drawn_in_every_phase():
    for scenario, seat, box_of in (("stones", None, (4900, 3500)), ("breach", 0, (2900, 300))):
        for phase in ("approach", "melee"):
            shown = scene(battle(man(0, 10, 10), scenario=scenario, phase=phase))
            (place,) = shown.zones
            (outline,) = place.region.outlines
            assert (place.seat, min(outline.points)) == (seat, box_of)
            assert all("⟦" not in say(place.name, language) for language in WRITTEN)
    assert scene(battle(man(0, 10, 10), scenario="clash", phase="melee")).zones == ()


@pytest.mark.rule("CON-GAP-5")
def test_champions_wear_a_crown_where_it_is_about_them():
    hero = card(points=60, character=True)
    men = (man(0, 10, 10, key=hero), man(0, 20, 10), man(1, 50, 50))
    crowned = [piece(*men, number=n, scenario="champions").badges for n in (1, 2, 3)]
    assert [[badge.icon for badge in found] for found in crowned] == [["crown"], [], ["crown"]]
    assert piece(*men, number=1).badges == ()


# Figures


def test_a_figure_is_shown_as_it_stands():
    key = card(character=True, icon="wolf-head")
    state = battle(man(1, 10, 20, 90, key=key, z=3))
    shown = scene(state, 0).pieces[0]
    figure = state.figure(1)
    assert (shown.id, shown.seat, shown.icon, shown.label) == (1, 1, "wolf-head", "★")
    assert (shown.base, shown.pose, shown.arc) == (figure.base, figure.pose, 1800)
    assert shown.name == figure.name
    assert piece(man(0, 10, 10)).label == ""
    second = piece(man(0, 10, 10, number=2))
    assert second.label == "2"
    assert second.name.en.endswith(" 2")


@pytest.mark.rule("CON-SHOOT-7")
def test_how_far_one_shoots_is_shown_only_with_free_measuring():
    shooter = next(row for row in profiles().values() if row.weapon is not None)
    one = man(0, 10, 10, key=shooter.key)
    assert piece(one).reach == 0
    assert piece(one, options=Options(free_measuring=True)).reach == shooter.weapon.long
    assert piece(man(0, 10, 10), options=Options(free_measuring=True)).reach == 0


@pytest.mark.parametrize(
    ("phase", "spent"), [("movement", "chosen"), ("shooting", "shot"), ("melee", "fought")]
)
def test_whoever_has_acted_in_a_phase_is_dimmed(phase, spent):
    for done, value in (("chosen", "walk"), ("shot", True), ("fought", True)):
        assert piece(man(0, 10, 10, **{done: value}), phase=phase).spent is (done == spent)
    assert not piece(man(0, 10, 10, activated=True), phase="movement").spent
    assert not piece(man(0, 10, 10, activated=True, shot=True, fought=True), phase="end").spent


@pytest.mark.parametrize(
    ("given", "sign"),
    [
        (
            {"wound": "light"},
            ("bleeding-wound", "Lightly wounded: ATT, DEF, FOR and TIR −1", 1, "bad"),
        ),
        (
            {"wound": "critical"},
            ("bleeding-wound", "Critically wounded: ATT, DEF, FOR and TIR −3", 3, "bad"),
        ),
        ({"wound": "critical", "dying": True}, ("half-dead", "Killed, and fighting on", 1, "bad")),
        ({"stunned": True}, ("knocked-out-stars", "Stunned until the end phase", 1, "bad")),
        ({"maimed": ("lamed",)}, ("leg", "Hurt leg: half MOV until healed", 1, "bad")),
        ({"maimed": ("weakened",)}, ("arm", "Hurt arm: FOR 1 less until healed", 1, "bad")),
        ({"flight": Flight(6, 3)}, ("run", "Fleeing from Fear 6", 1, "bad")),
        ({"paralysed_by": (3,)}, ("frozen-block", "Paralysed by fear", 1, "bad")),
        ({"afraid": True}, ("terror", "Afraid: INI, ATT and DEF −1", 1, "bad")),
        ({"immune": 6}, ("heart-beats", "Has overcome Fear 6", 6, "good")),
        ({"immune": 0}, ("heart-beats", "Has overcome Fear 0", 0, "good")),
        ({"charged": -2}, ("charging-bull", "Charged: INI, ATT and DEF −2", 2, "bad")),
        ({"no_attack": True}, ("surrounded-shield", "No dice on attack in this turn", 1, "bad")),
        ({"dodged": True}, ("dodging", "Has dodged: one range band farther", 1, "good")),
        ({"shot": True}, ("bow-arrow", "Has shot", 1, "plain")),
        ({"mutated": "strength", "mutation": 2}, ("dna2", "Mutation: FOR +2", 2, "good")),
        ({"hidden": True}, ("hood", "Hidden scout", 1, "good")),
        ({"climbing": 7, "z": 4}, ("mountain-climbing", "Hangs at a height of 4 cm", 1, "accent")),
        ({"z": 5}, ("stairs", "Stands at a height of 5 cm", 1, "accent")),
    ],
)
def test_every_state_has_a_sign(given, sign):
    assert signs(**given) == [sign]


# Hands


def hands(state, seat):
    rows = scene(hidden_cards(state, seat), seat).rows
    return [(words(row.title), row.count, [c.front is not None for c in row.cards]) for row in rows]


def table_of_cards(**more):
    men = [man(n % 2, 10 + 5 * n, 10, key=card(points=20 + n)) for n in range(6)]
    return battle(*men, stack=(101, 102), reserves=((0, 103), (1, 104), (1, 106)), **more)


def held_by(state, seat):
    return state.reserve_of(seat)


@pytest.mark.rule("CON-APP-6")
def test_a_hand_is_open_for_its_owner_alone():
    state = table_of_cards()
    assert hands(state, 0) == [
        ("Stack", 2, []),
        ("Reserve of Player 1", 1, [True]),
        ("Reserve of Player 2", 2, [False, False]),
    ]
    assert hands(state, 1) == [
        ("Stack", 2, []),
        ("Reserve of Player 1", 1, [False]),
        ("Reserve of Player 2", 2, [True, True]),
    ]
    assert [row[2] for row in hands(state, None)] == [[], [False], [False, False]]
    (own,) = scene(hidden_cards(state, 0), 0).rows[1].cards
    assert lines(own.front)["Army points (P.A.)"] == 22
    assert (own.state, own.seat, own.plays) == ("ready", 0, str(held_by(state, 0)[0]))


@pytest.mark.rule("CON-APP-6")
def test_nothing_leaks_even_from_the_full_state():
    shown = scene(table_of_cards(), 0)
    assert [c.front is not None for row in shown.rows for c in row.cards] == [True, False, False]
    assert all(c.front is None for row in scene(table_of_cards()).rows for c in row.cards)
    assert [bool(c.plays) for row in shown.rows for c in row.cards] == [True, False, False]
    keys = [c.key for row in shown.rows for c in row.cards]
    assert keys == ["card-0-0", "card-1-0", "card-1-1"]


def test_the_leader_sees_all_hands():
    state = replace(
        table_of_cards(), seats=(Seat("A", 0), Seat("B", 1), Seat("Leader", 2, leader=True))
    )
    rows = scene(state, 2).rows
    assert len(rows) == 3
    assert all(c.front is not None for row in rows for c in row.cards)


class Drawn(HeldCard, frozen=True, kw_only=True):
    """A card just drawn."""

    def who(self, state):
        return (self.seat,)


@pytest.mark.rule("CON-APP-6")
def test_a_card_just_drawn_is_seen_by_whoever_drew_it():
    state = table_of_cards(agenda=(Drawn(seat=0, card=105),))
    row = scene(state, 0).rows[-1]
    assert words(row.title) == "Drawn by Player 1"
    assert (row.cards[0].state, row.seat) == ("now", 0)
    assert lines(row.cards[0].front)["Army points (P.A.)"] == 24
    assert scene(state, 1).rows[-1].cards[0].front is None


def test_cards_have_their_place_in_every_phase():
    for phase in ("approach", "movement", "shooting", "melee"):
        assert len(scene(table_of_cards(phase=phase), 0).rows) == 3


# Phases


@pytest.mark.rule("CON-TURN-1")
def test_the_track_of_phases():
    (track,) = scene(battle(phase="shooting")).tracks
    assert [words(step) for step in track.steps] == [
        "Movement",
        "Divination",
        "Shooting and magic",
        "Melee",
        "End phase",
    ]
    assert (track.now, track.done) == (2, (0, 1))
    (approach,) = scene(battle(phase="approach")).tracks
    assert ([words(step) for step in approach.steps], approach.now) == (["Approach"], 0)


# The fight


def fighting():
    bout = Bout(
        Fight(1, (2, 3)),
        attacker=1,
        hands=(Hand(1, 2, 1, strikes=2, blocks=1), Hand(2, 1, 1, strikes=0, blocks=1), Hand(9)),
        blows=(Blow(0, 1, 2, 7), Blow(1, 1, 9, 8, fate="fumbled")),
    )
    other = card(points=33)
    men = (man(0, 10, 10), man(1, 12.5, 10, key=other), man(1, 7.5, 10))
    return battle(*men, phase="melee", bout=bout, winner=1)


@pytest.mark.rule("CON-MELEE-8")
def test_the_dice_of_a_fight_lie_open():
    state = fighting()
    shown = scene(state, 0)
    one, other = [words(state.figure(n).name) for n in (1, 2)]
    assert [(words(p.title), p.dice, p.sides, p.seat) for p in shown.pools] == [
        (f"{one}: attack", (None, None), 6, 0),
        (f"{one}: defence", (None,), 6, 0),
        (f"{other}: defence", (None,), 6, 1),
    ]
    assert [(s.kind, [(p.x, p.y) for p in s.points]) for s in shown.strokes] == [
        ("link", [(1000, 1000), (1250, 1000)]),
        ("link", [(1000, 1000), (750, 1000)]),
    ]
    assert scene(battle(man(0, 10, 10))).pools == ()
    assert scene(battle(man(0, 10, 10))).strokes == ()


@pytest.mark.rule("CON-MELEE-9")
def test_the_sheet_of_the_fight_names_every_blow():
    state = fighting()
    sheet = next(s for s in scene(state, 0).sheets if words(s.title) == "The fight")
    one, other = [words(state.figure(n).name) for n in (1, 2)]
    assert lines(sheet) == {
        one: "2 on attack, 1 on defence",
        other: "1 on attack, 1 on defence",
        "somebody who is gone": "0 on attack, 0 on defence",
    }
    assert notes(sheet) == [
        "Player 2 strikes first.",
        f"{one} at {other}, threshold 7: named",
        f"{one} at somebody who is gone, threshold 8: failed by a 1",
    ]


# Sheets


def sheet(state, title):
    return next(s for s in scene(state, 0).sheets if words(s.title) == title)


def test_the_sheet_of_a_player():
    state = battle(
        man(0, 10, 10, key=card(points=30, discipline=5)),
        man(0, 20, 10, key=card(points=15)),
        man(0, 30, 10, key=card(points=7)),
        man(1, 40, 10),
        reserves=((0, 103),),
    )
    play = Play(FakeGame(), state, Scripted([]), listening=False)
    remove(play, 2, 1)
    remove(play, 3, 1, fled=True)
    shown = sheet(play.state, "Player 1")
    assert lines(shown) == {
        "Figures on the table": 1,
        "Points on the table": 30,
        "Points lost": 22,
        "Best Discipline": 5,
        "Reserve cards": 1,
        "Reserve cards at most": 2,
    }
    told = notes(shown)
    assert told[0] == "Won the last approach or tactical roll."
    assert told[1].startswith("Fallen: ")
    assert told[1].endswith("(15 points)")
    assert told[2].startswith("Fled from the table: ")
    assert shown.seat == 0
    other = sheet(play.state, "Player 2")
    assert (notes(other), lines(other)["Reserve cards at most"]) == ([], 1)


@pytest.mark.rule("CON-GAP-1")
def test_the_wound_table_is_there_to_read():
    shown = sheet(battle(options=Options(tables=Tables())), "Wound table")
    told = lines(shown)
    assert told["Light wound"] == "from 1"
    assert told["Killed outright"] == "from 15"
    assert told["Lower die 5"] == "head: one level worse"
    assert told["Double 5"] == "head: 2 levels worse"
    assert told["Double 6"] == "vital: one level worse and kills always from 0"
    assert told["Critically wounded"] == "ATT, DEF, FOR, TIR −3"
    assert len(shown.lines) == 5 + 5 + 6 + 4
    assert all(line.house for line in shown.lines)


@pytest.mark.rule("CON-RANGE-2")
@pytest.mark.rule("CON-SHMOD-3")
def test_the_difficulties_of_shots_are_there_to_read():
    assert lines(sheet(battle(), "Difficulty of shots")) == {
        "Short range": 4,
        "Medium range": 7,
        "Long range": 10,
        "Shooter has moved": "+1",
        "Aimed fire (2 Initiative later)": "−1",
        "Rapid fire (2 Initiative earlier)": "+1",
        "Target partly visible": "+1",
        "Target behind an obstacle": "+2",
        "Small target": "+1",
        "Large target": "−1",
        "Very large target": "−2",
    }


@pytest.mark.rule("CON-STAT-16")
@pytest.mark.rule("CON-GAP-3")
def test_the_competences_in_play_are_told_once_each():
    state = battle(
        man(0, 10, 10, key=card(abilities=("endurance", "acharne"))),
        man(1, 20, 10, key=card(abilities=("endurance",))),
    )
    shown = sheet(state, "Competences in play")
    assert [note.split(":")[0] for note in notes(shown)] == ["Fierce", "Endurance"]
    assert shown.rules == ("CON-CARD-acharne", "CON-CARD-endurance")
    titles = [words(s.title) for s in scene(battle(man(0, 10, 10))).sheets]
    assert titles == [
        "Player 1",
        "Player 2",
        "Wound table: The table of the tests",
        "Difficulty of shots",
    ]


# Words and drawings


def full():
    state = fighting()
    men = [
        man(0, 10 + 4 * n, 40, key=row.key, wound="light", stunned=True, charged=-1, afraid=True)
        for n, row in enumerate(list(profiles().values())[:20])
    ]
    more = battle(*men, objects=(Prize(50, "chest", 0, 0),), terrain=(box(1, "gap", 5, 60, 5, 5),))
    return replace(more, bout=state.bout, reserves=((0, 101),), phase="movement")


def test_every_word_of_a_full_scene_is_known_in_every_language():
    shown = scene(full(), 0)
    for language in WRITTEN:
        speaker = Speaker(language, "cm")
        for message in texts_in(shown):
            assert message.key not in speaker.say(message)


def test_every_icon_has_a_drawing():
    drawings = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
    if not drawings.exists():
        pytest.skip("the drawings of the web table are not installed")
    known = json.loads(drawings.read_text())["icons"]
    icons = {
        "half-dead", "bleeding-wound", "knocked-out-stars", "leg", "arm", "run", "frozen-block",
        "terror", "heart-beats", "charging-bull", "surrounded-shield", "dodging", "bow-arrow",
        "dna2", "hood", "mountain-climbing", "stairs", "swap-bag", "open-treasure-chest",
    }  # fmt: skip
    icons |= {row.icon for row in profiles().values()}
    icons |= {kind.icon for kind in prize_kinds().values()}
    short = json.loads((ROOT / "web/tools/icon-names.json").read_text())
    assert sorted(icons - set(known) - set(short)) == []
