"""Cards and dials of warriors: all that base and window show, and nothing of what is to come."""

import msgspec
import pytest

from slagveld.games.mage_knight.core.abilities import abilities, ability_for
from slagveld.games.mage_knight.core.dials import PLACES, icons_of, signs_of
from slagveld.games.mage_knight.core.items_and_domains import item_effect, items
from slagveld.games.mage_knight.core.state import Options
from slagveld.games.mage_knight.core.warriors import warriors
from slagveld.games.mage_knight.view.cards import dial_of, shyfts_of, values_of, warrior_card
from slagveld.games.mage_knight.wounds.damage_and_elimination import Damage, hurt
from slagveld.games.mage_knight.wounds.healing import heal
from slagveld.kernel.dice import Scripted
from slagveld.kernel.play import Play
from slagveld.kernel.scene import Sign
from slagveld.table.shapes import Pose
from slagveld.texts import WRITTEN, Speaker
from tests.games.mage_knight.battle import FakeGame, battle, man, plain, warrior
from tests.games.mage_knight.shown import changed, house, lines, notes, words

SHADOW = warrior(
    "shadow",
    {"speed": 9, "attack": 10, "defense": 16, "damage": 3, "abilities": ("charge", "venom")},
    {"speed": 8, "attack": 9, "defense": 15, "damage": 2, "abilities": ("toughness",)},
    {"speed": 7, "attack": 8, "defense": 14, "damage": 1, "repair": True, "damage_type": "golem"},
    {"speed": 4, "attack": 0, "defense": 11, "damage": 0, "abilities": ("demoralized",)},
    rank="tough",
    points=27,
    number="T-7",
)


def card(*men, number=1, **more):
    state = battle(*men, **more)
    return warrior_card(state, state.fighter(number), shyfts_of(state))


class TestDials:
    """The window, and what lies behind it."""

    @pytest.mark.rule("MK-ETIQ-1")
    @pytest.mark.parametrize("seat", [0, 1])
    def test_the_present_click_alone_is_shown_of_own_and_enemy_warriors(self, seat):
        dial = card(man(seat, 5, 5, key=SHADOW, turned=1)).dial
        assert dial.click == 1
        assert dial.clicks[1] == ("8", "9", "15", "2")
        assert [n for n, column in enumerate(dial.clicks) if column is not None] == [1]
        assert [(sign.click, words(sign.name)) for sign in dial.signs] == [(1, "Toughness")]
        assert dial.marks == ()

    @pytest.mark.rule("MK-ETIQ-1")
    def test_how_many_clicks_are_to_come_is_not_to_be_seen(self):
        long = warrior("long", *[{}] * 9)
        short = warrior("short", {})
        assert dial_of(battle(man(0, 5, 5, key=long)).fighter(1)) == dial_of(
            battle(man(0, 5, 5, key=short)).fighter(1)
        )
        assert all(len(row.clicks) < PLACES for row in warriors().values())

    def test_every_dial_has_twelve_places_and_more_only_when_more_were_turned(self):
        endless = warrior("endless", *[{}] * 20)
        counts = [
            len(dial_of(battle(man(0, 5, 5, key=endless, turned=turned)).fighter(1)).clicks)
            for turned in (0, 11, 12, 15)
        ]
        assert counts == [12, 12, 13, 16]

    def test_open_dials_show_every_click_before_the_skulls(self):
        dial = card(man(0, 5, 5, key=SHADOW, turned=1), options=Options(open_dials=True)).dial
        assert dial.click == 1
        assert dial.clicks == (
            ("9", "10", "16", "3"),
            ("8", "9", "15", "2"),
            ("7", "8", "14", "1"),
            ("4", "0", "11", "0"),
        )
        assert [(n, words(mark)) for n, mark in dial.marks] == [(2, "Repair marker")]
        assert [(sign.click, sign.row) for sign in dial.signs] == [(0, 0), (0, 1), (1, 2), (3, 3)]

    def test_a_repair_marker_is_shown_while_it_is_in_the_window(self):
        dial = card(man(0, 5, 5, key=SHADOW, turned=2)).dial
        assert [(n, words(mark)) for n, mark in dial.marks] == [(2, "Repair marker")]

    def test_the_rows_are_the_values_of_the_window_and_the_starting_marker_is_the_first_click(self):
        dial = card(man(0, 5, 5, key=SHADOW)).dial
        assert [words(row) for row in dial.rows] == ["Speed", "Attack", "Defense", "Damage"]
        assert dial.start == 0

    @pytest.mark.parametrize(
        ("click", "icons"),
        [
            ({}, ("boots", "broadsword", "shield", "fist")),
            (
                {"speed_type": "horseshoe", "attack_type": "bow", "damage_type": "golem"},
                ("horseshoe", "bow-arrow", "shield", "rock-golem"),
            ),
            (
                {"speed_type": "wing", "attack_type": "wand", "defense_type": "magic-immune"},
                ("feathered-wing", "orb-wand", "magic-shield", "fist"),
            ),
            ({"speed_type": "wave", "attack_type": ""}, ("big-wave", "punch", "shield", "fist")),
        ],
    )
    def test_each_type_has_its_drawing(self, click, icons):
        fighter = battle(man(0, 5, 5, key=plain(**click))).fighter(1)
        assert icons_of(fighter.click) == dial_of(fighter).icons == icons

    @pytest.mark.rule("MK-ABILITY-1")
    def test_an_ability_is_a_coloured_square_or_circle_on_its_value(self):
        fighter = battle(man(0, 5, 5, key=SHADOW)).fighter(1)
        assert signs_of(0, fighter.click) == [
            Sign(click=0, row=0, name=abilities()["charge"].name, colour="green", shape="square"),
            Sign(click=0, row=1, name=abilities()["venom"].name, colour="red", shape="circle"),
        ]

    @pytest.mark.rule("MK-ABILITY-1")
    def test_abilities_come_and_go_with_the_click(self):
        state = battle(man(0, 5, 5, key=SHADOW))
        shown = [
            [words(sign.name) for sign in dial_of(state.changed(1, turned=n).fighter(1)).signs]
            for n in range(4)
        ]
        assert shown == [["Charge", "Venom"], ["Toughness"], [], ["Demoralized"]]

    @pytest.mark.rule("MK-ABILITY-7")
    def test_the_nexus_stands_aside_with_an_arrow_to_its_value(self):
        key = warrior("nexus", {"abilities": ("toughness", "command"), "nexus": "dodge"})
        shown = battle(man(0, 5, 5, key=key))
        signs = dial_of(shown.fighter(1)).signs
        assert [(words(s.name), s.row, s.aside) for s in signs] == [
            ("Toughness", 2, False),
            ("Command", 3, False),
            ("Dodge", 2, True),
        ]
        assert "Dodge (nexus): " in notes(card(man(0, 5, 5, key=key)))[2]
        assert shown.fighter(1).powers.keys == ("toughness", "command", "dodge")

    @pytest.mark.rule("MK-GAP-14")
    def test_colour_and_shape_are_those_of_the_first_edition_and_none_where_none_is_known(self):
        signs = {
            words(sign.name): (sign.colour, sign.shape)
            for row in warriors().values()
            for place, click in enumerate(row.clicks)
            for sign in signs_of(place, click)
        }
        assert signs["Flight"] == ("orange", "square")
        assert signs["Sweep"] == ("black", "circle")
        assert signs["Spell Resistance"] == ("", "square")
        both = [key for key, (colour, _) in signs.items() if colour == "red"]
        assert len(both) > 1

    @pytest.mark.rule("MK-DIAL-3")
    def test_a_flight_stand_makes_no_difference_to_a_dial(self):
        wing = plain(speed_type="wing")
        low, high = battle(man(0, 5, 5, key=wing), man(0, 9, 9, key=wing, soaring=True)).fighters
        assert dial_of(low) == dial_of(high)

    @pytest.mark.rule("MK-ETIQ-2")
    def test_turning_a_dial_keeps_place_and_facing(self):
        play = Play(FakeGame(), battle(man(0, 7, 9, 45, key=SHADOW)), Scripted([]), listening=True)
        before = Pose(1750, 2250, 450)
        hurt(play, Damage(1, 2, "exhaustion"))
        assert play.state.fighter(1).pose == before
        play.state = play.state.changed(1, turned=1)
        heal(play, 1, 1, "MK-HEAL-1", play.state.fighter(1), "Healing")
        assert (play.state.fighter(1).turned, play.state.fighter(1).pose) == (0, before)


class TestBase:
    """What stands on the base."""

    @pytest.mark.rule("MK-BASE-2")
    def test_a_card_has_every_field_of_the_base_and_of_the_window(self):
        shown = card(man(0, 5, 5, key="master-archer"))
        assert words(shown.title) == "Master Archer (Tough)"
        assert lines(shown) == {
            "Speed": "8 · foot",
            "Attack": "9 · bow",
            "Defense": "15 · normal",
            "Damage": "1 · normal",
            "Attack bonus": "±0",
            "Ranged damage": 2,
            "Range": "12″, 2 arrows",
            "Collector’s number": "EL-01",
            "Point value": 25,
            "Faction": "Elven Lords",
            "Subfaction": "Free Armies",
            "Front arc": "90°",
            "Base": "2.8 cm",
        }
        assert shown.seat == 0
        assert shown.dial.start == 0

    @pytest.mark.rule("MK-BASE-3")
    def test_size_and_arc_are_marked_as_house_data(self):
        assert house(card(man(0, 5, 5))) == ["Front arc", "Base"]

    def test_a_base_with_item_slots_tells_how_many(self):
        key = warrior("bearer", base=425, item_slots=3, rank="unique", front_arc=1800)
        shown = lines(card(man(0, 5, 5, key=key)))
        assert (shown["Item slots"], shown["Base"]) == (3, "4.3 cm")
        assert shown["Front arc"] == "180°"
        assert "Item slots" not in lines(card(man(0, 5, 5)))

    @pytest.mark.rule("MK-BASE-5")
    def test_warriors_that_look_alike_differ_by_rank_and_number(self):
        for rank in ("weak", "standard", "tough", "unique"):
            warrior(f"same {rank}", name="Same", number=f"N-{rank}", rank=rank, icon="sword")
        men = [man(0, 5 * n, 5, key=f"same {rank}") for n, rank in enumerate(
            ("weak", "standard", "tough", "unique"), 1)]  # fmt: skip
        shown = [card(*men, number=number) for number in (1, 2, 3, 4)]
        assert [words(each.title) for each in shown] == [
            "Same (Weak)", "Same (Standard)", "Same (Tough)", "Same (Unique)",
        ]  # fmt: skip
        assert [lines(each)["Collector’s number"] for each in shown] == [
            "N-weak", "N-standard", "N-tough", "N-unique",
        ]  # fmt: skip

    @pytest.mark.rule("MK-BASE-1")
    def test_the_figure_itself_carries_nothing_of_the_game(self):
        warrior("plain figure", name="Twin", number="1", icon="sword")
        warrior("other figure", name="Twin", number="1", icon="crown")
        one = card(man(0, 5, 5, key="plain figure"))
        assert one == card(man(0, 5, 5, key="other figure"))

    def test_mage_spawn_have_no_faction_until_a_shyft_lends_its_own(self):
        warrior("spawn", faction="", subfaction="")
        warrior("shyft man", faction="shyft")
        alone = card(man(0, 5, 5, key="spawn"))
        assert lines(alone)["Faction"] == "Mage Spawn"
        assert changed(alone) == []
        led = card(man(0, 5, 5, key="spawn"), man(0, 9, 9, key="shyft man"))
        assert lines(led)["Faction"] == "Shyft"
        assert changed(led) == ["Faction"]

    def test_a_subfaction_is_named_where_there_is_one(self):
        key = warrior("legion", faction="atlantean-empire", subfaction="imperial-legion")
        assert lines(card(man(0, 5, 5, key=key)))["Subfaction"] == "Imperial Legion"
        assert "Subfaction" not in lines(card(man(0, 5, 5)))

    def test_where_a_dial_comes_from_is_told(self):
        key = warrior("old", origin="V1")
        assert notes(card(man(0, 5, 5, key=key)))[-1] == "A dial of the first edition."
        assert notes(card(man(0, 5, 5)))[-1] == "A dial of our own: the rulebook has none."


class TestValues:
    """The seven values as they are just now."""

    @pytest.mark.rule("MK-VALUE-1")
    def test_all_seven_values_are_shown_with_their_types(self):
        key = plain(
            speed=10, speed_type="wing", attack=11, attack_type="wand", defense=17,
            defense_type="magic-immune", damage=4, damage_type="golem", attack_bonus=2,
            range=8, ranged_damage=3,
        )  # fmt: skip
        shown = card(man(0, 5, 5, key=key))
        assert list(lines(shown).items())[:7] == [
            ("Speed", "10 · wing"),
            ("Attack", "11 · wand"),
            ("Defense", "17 · magic immunity"),
            ("Damage", "4 · Golem"),
            ("Attack bonus", "+2"),
            ("Ranged damage", 3),
            ("Range", "8″"),
        ]
        assert changed(shown) == []

    def test_who_has_no_range_and_no_type_is_told_so(self):
        shown = lines(card(man(0, 5, 5, key=plain(attack_type=""))))
        assert (shown["Range"], shown["Ranged damage"]) == ("none", 0)
        assert shown["Attack"] == "9 · no type"

    def test_an_item_changes_its_value_and_marks_it(self):
        key = warrior("wolf", item_slots=2, rank="unique")
        shown = card(man(0, 5, 5, key=key, items=("wolf-banner",)))
        assert lines(shown)["Speed"] == "9 · foot"
        assert changed(shown) == ["Speed"]

    def test_a_price_that_is_paid_changes_three_values(self):
        key = warrior("helmed", item_slots=2, rank="unique")
        men = man(0, 5, 5, key=key, items=("jeweled-helm",))
        assert changed(card(men)) == []
        shown = card({**men, "paid": (101,)})
        assert changed(shown) == ["Speed", "Attack", "Defense"]
        assert [lines(shown)[name] for name in changed(shown)] == [
            "10 · foot", "11 · sword", "17 · normal",
        ]  # fmt: skip

    def test_what_holds_in_one_kind_of_attack_is_counted_only_in_a_value_of_that_kind(self):
        key = warrior("axed", {"attack": 10}, item_slots=2, rank="unique")
        state = battle(man(0, 5, 5, key=key, tokens=2, items=("grudge-axe", "oak-shield")))
        fighter = state.fighter(1)
        assert values_of(state, fighter, "damage") == (2, 4)
        assert values_of(state, fighter, "defense") == (15, 15)

    def test_a_staff_adds_to_ranged_damage_only_with_a_range(self):
        more = {"attack_type": "wand", "attack": 9}
        for reach, expected in ((8, (2, 3)), (0, (0, 0))):
            key = warrior(
                f"staff {reach}", {**more, "range": reach, "ranged_damage": 2 if reach else 0},
                item_slots=2, rank="unique",
            )  # fmt: skip
            state = battle(man(0, 5, 5, key=key, items=("ember-staff",)))
            assert values_of(state, state.fighter(1), "ranged-damage") == expected

    def test_range_grows_by_an_item_and_shrinks_in_darkness(self):
        bow = {"attack_type": "bow", "range": 10, "ranged_damage": 2}
        key = warrior("star", bow, item_slots=2, rank="unique")
        star = man(0, 5, 5, key=key, items=("dragonstar",))
        shown = card(star)
        assert lines(shown)["Range"] == "12″"
        assert changed(shown) == ["Range"]
        dark = card(star, chosen_domains=((0, "darkness"),), revealed=True)
        assert lines(dark)["Range"] == "6″"

    def test_a_hex_takes_one_from_the_attack(self):
        shown = card(man(0, 5, 5, hexed_by=2), man(1, 9, 9))
        assert ability_for("hex")[1].amount == -1
        assert lines(shown)["Attack"] == "8 · sword"
        assert changed(shown) == ["Attack"]
        nought = battle(man(0, 5, 5, key=plain(attack=0), hexed_by=2))
        assert values_of(nought, nought.fighter(1), "attack") == (0, 0)

    def test_a_captor_walks_at_the_pace_of_its_captive(self):
        key = plain(speed=10, speed_type="wing")
        slow = plain(speed=4)
        shown = card(man(0, 5, 5, key=key, captive=2), man(1, 6.1, 5, key=slow, captor=1))
        assert lines(shown)["Speed"] == "4 · foot"
        assert changed(shown) == ["Speed"]
        quick = card(man(0, 5, 5, captive=2), man(1, 6.1, 5, key=key, captor=1))
        assert lines(quick)["Speed"] == "8 · foot"
        assert changed(quick) == []

    def test_a_captor_with_wings_is_marked_even_at_its_own_speed(self):
        wing = plain(speed_type="wing")
        shown = card(man(0, 5, 5, key=wing, captive=2), man(1, 6.1, 5, captor=1))
        assert changed(shown) == ["Speed"]


class TestNotes:
    """Abilities and items in words."""

    def test_each_ability_has_one_line_and_its_rule(self):
        shown = card(man(0, 5, 5, key=SHADOW))
        assert shown.rules == ("MK-CARD-charge", "MK-CARD-venom")
        first, second, origin = notes(shown)
        assert first == f"Charge: {abilities()['charge'].words.en}"
        assert second == f"Venom: {abilities()['venom'].words.en}"
        assert origin.startswith("A dial")

    def test_a_cancelled_ability_is_told_to_be_off(self):
        shown = card(man(0, 5, 5, key=SHADOW, cancelled=("charge",)))
        assert notes(shown)[0] == f"Charge – off just now: {abilities()['charge'].words.en}"
        assert notes(shown)[1].startswith("Venom: ")

    def test_a_captives_abilities_and_items_do_not_count(self):
        key = warrior("bound", {"abilities": ("toughness",)}, item_slots=2, rank="unique")
        captive = man(0, 5, 5, key=key, captor=2, items=("wolf-banner",))
        shown = card(captive, man(1, 6.1, 5, captive=1))
        assert notes(shown)[0].startswith("Toughness – off just now: ")
        assert notes(shown)[1] == "A captive: its abilities and items do not count."
        assert notes(shown)[2].startswith("Wolf Banner – does not work for it now: ")
        assert lines(shown)["Speed"] == "8 · foot"

    def test_an_item_lends_its_ability(self):
        key = warrior("cloaked", item_slots=2, rank="unique")
        shown = card(man(0, 5, 5, key=key, items=("grey-cloak",)))
        assert notes(shown)[0] == f"Stealth (by an item): {abilities()['stealth'].words.en}"
        assert notes(shown)[1] == "Grey Cloak: Stealth"
        assert shown.rules == ("MK-CARD-stealth",)

    def test_an_item_that_asks_for_more_is_told_not_to_work(self):
        key = warrior("elf", {"attack_type": "bow"}, item_slots=2, faction="elven-lords")
        shown = card(man(0, 5, 5, key=key, items=("wolf-banner",)))
        assert notes(shown)[0] == "Wolf Banner – does not work for it now: +1 speed"

    @pytest.mark.parametrize(
        ("item", "effect"),
        [
            ("dragonstar", "+1 attack in ranged combat and range +2″"),
            ("oak-shield", "+1 defense in close combat"),
            ("grudge-axe", "+1 damage for each action token in close combat"),
            ("ember-staff", "+1 ranged damage"),
            ("grey-cloak", "Stealth"),
        ],
    )
    def test_an_item_tells_what_it_does(self, item, effect):
        assert words(item_effect(items()[item])) == effect

    def test_a_price_is_told(self):
        told = words(item_effect(items()["jeweled-helm"]))
        assert told == (
            "+2 attack while its price is paid, +2 defense while its price is paid, +2 speed "
            "while its price is paid and costs 1 exhaustion damage in the command phase"
        )


@pytest.mark.rule("MK-TERM-1")
def test_cards_speak_the_words_of_the_book_in_every_language():
    shown = card(man(0, 5, 5))
    dutch = [Speaker("nl", "inch").say(line.label) for line in shown.lines]
    assert dutch == [
        "Snelheid", "Aanval", "Verdediging", "Schade", "Aanvalsbonus", "Schade op afstand",
        "Bereik", "Verzamelnummer", "Puntwaarde", "Groepering", "Gezichtsveld", "Basis",
    ]  # fmt: skip
    for language in WRITTEN:
        for row in warriors().values():
            told = card(man(0, 5, 5, key=row.key))
            assert all("scene-" not in Speaker(language, "cm").say(note) for note in told.notes)


def test_cards_travel_through_json():
    shown = card(man(0, 5, 5, key=SHADOW))
    assert msgspec.json.decode(msgspec.json.encode(shown), type=type(shown)) == shown
