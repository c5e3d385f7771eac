"""The army cards: their values, and how they agree with what the book reveals."""

import msgspec
import pytest

from slagveld.games.little_carnage.army.own_cards import card_faults, warnings
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.games.little_carnage.core.cards import (
    LEVELLED,
    SKILLS,
    Card,
    People,
    Sheet,
    Skills,
    cards,
    made,
    peoples,
)
from slagveld.kernel.rulebook import Rulebook
from slagveld.record import replace
from slagveld.texts import Name
from tests.games.little_carnage.house import card

BOOK = Rulebook.load(FOLDER.parent / "rulebook")
ALL = cards()
TWELVE = Sheet(
    key="men",
    name="Men",
    people="humans",
    attack=1,
    defence=1,
    strength=1,
    resistance=1,
    agility=1,
    wounds=1,
)


@pytest.mark.rule("LC-1.4-4", "LC-1.1-8")
def test_every_house_card_is_there_and_sound():
    colours = [row.colour for row in ALL.values()]
    assert [colours.count(one) for one in ("blue", "green", "grey", "red")] == [10, 9, 6, 9]
    for row in ALL.values():
        assert card_faults(row) == [], row.key
        assert warnings(row) == (), row.key
        assert row.origin == "house"
        assert row.icon
        assert row.colour == peoples()[row.people].colour
        assert row.people_name == peoples()[row.people].name
        assert card(row.key) is row
    with pytest.raises(KeyError):
        card("dwarf")


@pytest.mark.rule("LC-1.4-5")
def test_cards_agree_with_the_fragments_of_the_examples():
    known = BOOK["LC-1.4-5"].data
    orc, elf, minotaur = card("orc-warriors"), card("elf-warriors"), card("minotaur")
    assert (orc.attack, orc.strength, orc.people_name.en) == (3, 3, known["Orc warrior"]["people"])
    assert orc.size.fear_dice == known["Orc warrior"]["fear_dice_per_model"] == 1
    assert orc.most >= known["Orc warrior"]["regiments_of_at_least"]
    assert (elf.defence, elf.resistance, elf.people_name.en) == (2, 3, "Elves")
    assert elf.attack >= 1
    assert elf.wounds >= 2
    assert (minotaur.attack, minotaur.defence, minotaur.agility) == (5, 4, 5)
    assert minotaur.skills == Skills(fear=1, fanatic=True, sluggish=True)
    assert (minotaur.wounds, minotaur.most) == (4, 1)
    assert card("ogre").attack == 5
    assert (card("dwarf-warriors").agility, card("dwarf-warriors").people) == (3, "dwarfs")
    assert card("dwarf-crossbows").skills == Skills(ranged=True)
    assert card("dwarf-lord").skills.leader
    lord = card("demon-lord")
    assert (lord.wounds, lord.skills.fear, lord.skills.invulnerable) == (3, 2, True)
    assert card("goblins").people_name.en == "Goblins"


@pytest.mark.rule("LC-1.5-1", "LC-1.5-2", "LC-1.5-3", "LC-1.5-4", "LC-1.5-5", "LC-1.5-6")
@pytest.mark.rule("LC-1.5-7", "LC-1.5-9", "LC-1.1-1")
def test_a_card_holds_its_values_as_whole_numbers():
    chief = card("orc-chieftain")
    assert (chief.attack, chief.berserk, chief.defence, chief.full_defence) == (5, 2, 3, 1)
    assert (chief.strength, chief.resistance, chief.agility, chief.wounds) == (4, 4, 4, 4)
    assert chief.name == Name("Orc Chieftain", "Orkhoofdman", "Orkhäuptling", declines="m")
    assert [key for key, row in ALL.items() if row.berserk] == [
        "orc-chieftain",
        "chieftain-gramgrodar",
    ]
    assert card("zombies").full_defence == 0


@pytest.mark.rule("LC-1.8-1", "LC-1.5-8")
def test_skills_are_a_closed_list_in_the_order_of_the_book():
    rows = BOOK["LC-1.8-1"].data
    named = [row["skill"].lower().replace(" ", "_") for row in rows]
    assert list(SKILLS) == [name.replace("breath_weapon", "breath") for name in named]
    levelled = [row["skill"].lower().replace(" ", "_") for row in rows if "level" in row]
    assert list(LEVELLED) == levelled
    assert Skills().held == ()
    found = Skills(fear=2, flying=True, undead=True, magic_resistance=1)
    assert found.held == (("flying", 0), ("fear", 2), ("magic_resistance", 1), ("undead", 0))
    every = {skill for row in ALL.values() for skill, _ in row.skills.held}
    assert every == set(SKILLS)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"parry": True}, Skills)


@pytest.mark.rule("LC-1.1-9", "LC-1.1-8")
def test_characters_are_marked_and_go_alone():
    characters = [row.key for row in ALL.values() if row.character]
    assert characters == [
        "dwarf-lord",
        "human-magister",
        "orc-chieftain",
        "chieftain-gramgrodar",
        "orc-shaman",
        "dark-elf-sorceress",
        "demon-lord",
        "chaos-champion",
        "necromancer",
    ]
    assert {ALL[key].most for key in characters} == {1}
    limits = {row.base: row.most for row in ALL.values() if not row.character}
    assert limits == {"normal": 6, "rider": 3, "monster": 1}


@pytest.mark.rule("LC-1.10-1")
def test_ordinary_riders_have_one_card_and_one_base():
    for key in ("human-knights", "wolf-riders", "dread-knights"):
        row = card(key)
        assert (row.base, row.sides, row.rides, row.carried_base) == ("rider", (250, 500), "", None)
        assert not row.bears
        assert row.shared == row.sides


@pytest.mark.rule("LC-1.10-2", "LC-1.10-3", "LC-1.10-5", "LC-1.10-ex1", "LC-HOUSE-6")
def test_two_cards_share_a_base_and_say_so_in_their_names():
    pairs = {row.key: row.rides for row in ALL.values() if row.rides}
    assert pairs == {
        "chieftain-gramgrodar": "gramgrodars-bearers",
        "chaos-champion": "two-headed-chaos-dragon",
    }
    carried, bearers = card("chieftain-gramgrodar"), card("gramgrodars-bearers")
    assert (carried.name.de, bearers.name.de) == (
        "Häuptling Gramgrodar",
        "Gramgrodars Sänftenträger",
    )
    assert carried.shared == bearers.shared == (500, 500)
    assert carried.sides == bearers.sides == (250, 250)
    assert bearers.bears
    assert not carried.bears
    rider, dragon = card("chaos-champion"), card("two-headed-chaos-dragon")
    assert rider.shared == dragon.shared == dragon.sides == (500, 500)
    assert rider.sides == (250, 250)
    assert not dragon.bears
    for language in ("en", "nl", "de"):
        mount = getattr(dragon.name, language).casefold()
        assert mount[:9] in getattr(rider.name, language).casefold()


@pytest.mark.rule("LC-1.10-14")
def test_up_to_six_bearers_and_one_who_is_carried():
    assert card("gramgrodars-bearers").most == 6
    assert made(TWELVE, peoples()).most == 6
    carried = replace(TWELVE, rides="x", carried_base=(500, 500))
    assert made(carried, peoples()).most == 1


@pytest.mark.rule("LC-HOUSE-2")
def test_heights_come_from_the_card_or_its_base():
    heights = {key: card(key).height for key in ("human-spearmen", "goblins", "human-knights")}
    assert heights == {"human-spearmen": 300, "goblins": 220, "human-knights": 450}
    assert card("two-headed-chaos-dragon").height == 700
    monster = replace(TWELVE, base="monster")
    assert (made(monster, peoples()).height, made(monster, peoples()).sides) == (450, (400, 400))
    tall = replace(monster, height=800, sides=(600, 700))
    assert (made(tall, peoples()).height, made(tall, peoples()).sides) == (800, (600, 700))


@pytest.mark.rule("LC-1.7-1", "LC-0-4")
def test_equipment_and_looks_are_in_the_values_alone():
    assert set(Sheet.__struct_fields__) == {
        *("key", "name", "single", "people", "base", "sides", "attack", "berserk", "defence"),
        *("full_defence", "strength", "resistance", "agility", "wounds", "skills", "character"),
        *("height", "rides", "carried_base", "icon", "spells", "breath_kind", "figure"),
        *("colour", "points"),
    }


@pytest.mark.rule("LC-1.4-6", "LC-2-2")
def test_a_card_takes_the_colour_of_its_people():
    aliens = People(key="aliens", name=Name.same("Aliens"), colour="violet", icon="ufo")
    row = made(replace(TWELVE, people="aliens"), {"aliens": aliens})
    assert (row.colour, row.people_name, row.icon) == ("violet", Name.same("Aliens"), "ufo")
    assert (row.origin, row.name) == ("own", Name.same("Men"))
    known = made(replace(TWELVE, icon="pike"), peoples())
    assert (known.colour, known.icon) == ("blue", "pike")
    stranger = made(replace(TWELVE, people="elk"), peoples())
    assert (stranger.colour, stranger.people_name, stranger.icon) == ("", Name.same("elk"), "")


@pytest.mark.parametrize("key", list(ALL))
def test_a_card_goes_through_json_unchanged(key):
    assert msgspec.json.decode(msgspec.json.encode(ALL[key]), type=Card) == ALL[key]


def test_only_wizards_know_spells_and_what_breathes_says_what():
    for row in ALL.values():
        assert bool(row.spells) == bool(row.skills.magic)
        assert bool(row.breath_kind) == row.skills.breath
