"""Reference cards, equipment and peoples: numbers and names."""

import json
from pathlib import Path

import pytest

from slagveld.data import loads
from slagveld.games.confrontation.core import competences as catalogue
from slagveld.games.confrontation.core import profiles
from slagveld.games.confrontation.core import profiles as weapons
from slagveld.games.confrontation.core.book import CM, FOLDER
from slagveld.games.confrontation.core.movement_table import terrain
from slagveld.games.confrontation.core.profiles import (
    SIZES,
    equipment,
    opponents,
    peoples,
    profile,
    rank_of,
)
from slagveld.kernel.rulebook import Rulebook
from slagveld.texts import Speaker, add_source
from tests.games.confrontation.printed import CARDS

add_source("confrontation", FOLDER.parent / "texts")

BOOK = Rulebook.load(FOLDER.parent / "rulebook")
ALL = profiles.profiles()
ROW = """
- key: test
  name: {en: Test, nl: Test, de: Test}
  army: lions
  movement: 1000
  initiative: 3
  attack: 3
  strength: 4
  defence: 3
  resistance: 4
  points: 10
  origin: house
  icon: orc
  figure: {}
"""


def written(**more):
    """One card from its data; None leaves a field out."""
    fields = {"courage": 4, **more}
    lines = "".join(f"  {key}: {value}\n" for key, value in fields.items() if value is not None)
    (row,) = loads(ROW + lines, tuple[profiles.Profile, ...], "x.yaml")
    return profiles._checked(row, "lions")


def values(row):
    """A card in the short form of `printed`."""
    cm = [f"{length / CM:g}" for length in (row.movement, row.second_movement) if length]
    force = f"{row.strength}+D6" if row.strength_dice else row.strength
    morale = f"P{row.fear}" if row.courage is None else f"C{row.courage}"
    rest = ["-" if value is None else value for value in (row.shooting, morale, row.discipline)]
    fights = f"{row.attack}-{force} {row.defence}-{row.resistance}"
    return f"{'/'.join(cm)} {row.initiative} {fights} {rest[0]} {rest[1]} {rest[2]}"


# Cards


@pytest.mark.rule("CON-CARD-1", "CON-STAT-1", "CON-STAT-3", "CON-STAT-4", "CON-STAT-6")
@pytest.mark.rule("CON-STAT-11", "CON-STAT-16", "CON-GAP-4")
@pytest.mark.parametrize("key", CARDS)
def test_every_card_has_the_numbers_that_were_found(key):
    row = profile(key)
    numbers, points, size, competences = CARDS[key]
    assert (values(row), row.size) == (numbers, size)
    assert points in (0, row.points)
    assert " ".join(Speaker("nl").say(one.name) for one in row.traits) == competences


def test_cards_say_where_they_come_from():
    found = {}
    for row in ALL.values():
        found.setdefault((row.origin, row.price), []).append(row.key)
    assert len(found["C3", "card"]) == 9
    assert found["C3.5", "card"] == ["stone-warrior"]
    assert len(found["rooted", "model"]) == 4
    assert len(found["rooted", "battles"]) == 12
    assert len(found["house", "model"]) == 11
    assert len(found["house", "battles"]) == 52
    assert len(found) == 6
    assert len(ALL) == 89


@pytest.mark.rule("CON-GAP-4")
def test_a_card_has_every_field_the_book_asks_for():
    assert len(BOOK["CON-GAP-4"].data["profile_fields"]) == 20
    row = profile("bard")
    assert (row.power, row.faith, row.rank, row.character) == (4, (), "initiate", False)
    assert (row.icon, row.army, row.points) == ("musical-notes", "lions", 33)
    assert [one.key for one in row.gear] == ["spear", "throwing-daggers"]
    for key, one in ALL.items():
        assert one.key == key
        assert one.movement % 250 == 0
        assert one.second_movement % 250 == 0
        assert one.points > 0
        assert all([one.name.en, one.name.nl, one.name.de])
    with pytest.raises(KeyError):
        profile("elf")


@pytest.mark.rule("CON-STAT-10")
def test_a_card_has_courage_or_fear():
    assert (written(courage=4).courage, written(courage=4).fear) == (4, None)
    assert written(courage=None, fear=0).fear == 0
    for wrong in ({"courage": None}, {"fear": 6}):
        with pytest.raises(ValueError, match="CON-STAT-10"):
            written(**wrong)


def test_a_second_movement_is_for_air_or_water():
    swimmer = written(second_movement=1500, medium="water")
    assert (swimmer.medium, swimmer.fastest) == ("water", 1500)
    assert written().fastest == 1000
    assert written(second_movement=1500, medium="air", abilities="[vol]").medium == "air"
    wrong = [{"second_movement": 1500}, {"medium": "water"}, {"abilities": "[vol]"}]
    wrong.append({"second_movement": 1500, "medium": "air"})
    for fields in wrong:
        with pytest.raises(ValueError, match="CON-STAT-2"):
            written(**fields)
    flyers = {key: (row.medium, row.fastest) for key, row in ALL.items() if row.medium}
    assert flyers == {"animae-sylvestre": ("air", 1500), "cynwall-dragon": ("air", 2000)}


@pytest.mark.rule("CON-RANGE-1")
def test_shooters_have_a_value_and_a_weapon():
    weapon = profile("falconer").weapon
    assert weapon == weapons.Ranged(strength=6, short=1000, medium=1500, long=2000)
    assert profile("paladin").weapon is None
    assert written(shooting=0, equipment="[sword, pistol]").weapon is weapon
    for wrong in (
        {"shooting": 3},
        {"equipment": "[pistol]"},
        {"shooting": 3, "equipment": "[axe]"},
    ):
        with pytest.raises(ValueError, match="CON-STAT-8"):
            written(**wrong)
    (loose,) = loads(ROW + "  equipment: [pistol]\n", tuple[profiles.Profile, ...], "x.yaml")
    assert loose.weapon is None


@pytest.mark.rule("CON-RANGE-1")
def test_every_distance_is_the_end_of_its_band():
    pistol = equipment()["pistol"].ranged
    found = [pistol.band(cm) for cm in (0, 1000, 1001, 1500, 1501, 2000, 2001)]
    assert found == ["short", "short", "medium", "medium", "long", "long", None]


@pytest.mark.rule("CON-GAP-4")
def test_ranged_weapons_have_the_numbers_of_their_cards():
    found = {}
    for key, row in equipment().items():
        if row.ranged is not None:
            gun = row.ranged
            assert 0 < gun.short < gun.medium < gun.long
            found[key] = (gun.strength, gun.short // CM, gun.medium // CM, gun.long // CM, gun.area)
    assert found["pistol"] == (6, 10, 15, 20, 0)
    assert found["throwing-daggers"] == (1, 5, 10, 15, 0)
    assert found["dragon-breath"] == (10, 20, 30, 40, 300)
    assert found["short-bow"] == (2, 15, 30, 45, 0)
    assert found["rifle"] == (6, 20, 40, 60, 0)
    assert found["long-bow"] == (3, 20, 40, 60, 0)
    assert [key for key, gun in found.items() if gun[4]] == ["dragon-breath", "bile-bombard"]


@pytest.mark.rule("CON-STAT-14")
def test_a_mount_is_equipment():
    riders = [key for key, row in ALL.items() if row.mounted]
    assert riders == [
        "knight-on-destrier",
        "griffon-lancer",
        "tomb-knight",
        "orc-boar-rider",
        "bougre-on-razorback",
    ]
    assert all(profile(key).size == "large" for key in riders)


@pytest.mark.rule("CON-STAT-15")
def test_some_equipment_is_reserved():
    assert equipment()["black-weapon"].bearers == ("grand-crane",)
    assert profile("grand-crane").gear[0].key == "black-weapon"
    with pytest.raises(ValueError, match=r"test may not have black-armour \(CON-STAT-15\)"):
        written(equipment="[sword, black-armour]")
    with pytest.raises(KeyError):
        written(equipment="[excalibur]")


@pytest.mark.rule("CON-STAT-5", "CON-STAT-7")
def test_equipment_adds_nothing_to_strength_and_resistance():
    fields = set(weapons.Equipment.__struct_fields__)
    assert fields == {"key", "name", "mount", "ranged", "bearers"}
    armed, bare = written(equipment="[two-handed-axe, armour]"), written()
    assert (armed.strength, armed.resistance) == (bare.strength, bare.resistance) == (4, 4)


@pytest.mark.rule("CON-CARD-4")
def test_characters_are_those_with_a_proper_name():
    found = [row for row in ALL.values() if row.character]
    assert len(found) == 26
    for row in found:
        assert row.name.en == row.name.nl == row.name.de
        assert row.figures == 1
    assert {row.figures for row in ALL.values() if not row.character} == {3}
    assert {"ashkasa", "kyran", "y-anrylh", "thrakin"} <= {row.key for row in found}
    assert not profile("cynwall-dragon").character


@pytest.mark.rule("CON-STAT-12", "CON-STAT-13", "CON-DIV-1", "CON-MAGIC-1")
@pytest.mark.rule("CON-CARD-moine-guerrier")
def test_power_and_faith_make_mages_and_priests():
    called = {row.key: (row.called, row.power, row.faith) for row in ALL.values() if row.called}
    assert called == {
        "bard": ("warrior-mage", 4, ()),
        "magistrate": ("warrior-priest", 0, (1, 0, 1)),
        "sered": ("priest", 0, (2, 1, 1)),
        "y-anrylh": ("priest", 0, (1, 3, 2)),
        "vardhel": ("mage", 5, ()),
        "hoosu-uzo": ("priest", 0, (2, 1, 2)),
        "ardokath": ("warrior-priest", 0, (1, 2, 2)),
        "kyran": ("mage", 4, ()),
    }


def test_who_may_counter_attack():
    assert profile("bard").counters  # a warrior-mage, no character
    assert profile("sered").counters  # a priest
    assert profile("thrakin").counters
    assert not profile("kyran").counters  # a mage
    assert not profile("magistrate").counters  # no character
    assert not profile("paladin").counters
    mage = written(character="true", power=3, abilities="[guerrier-mage]")
    assert mage.counters


def test_a_card_may_have_a_die_in_its_strength():
    rolled = {key: (row.strength, row.strength_dice) for key, row in ALL.items()}
    assert rolled["becbunzen"] == (7, 1)
    assert [key for key, value in rolled.items() if value[1]] == ["becbunzen"]


# Sizes and bases


@pytest.mark.rule("CON-SIZE-1", "CON-SIZE-2")
def test_sizes_are_those_of_the_book_in_rising_order():
    named = BOOK["CON-SIZE-1"].data
    assert SIZES == ("small", "normal", "large", "very-large")
    assert [name.replace("_", "-") for name in named] == list(SIZES)
    assert [rank_of(size) for size in SIZES] == [0, 1, 2, 3]
    known = {"small": ["goblin-warrior", "dwarf-shieldbearer", "yh-karas"], "normal": ["paladin"]}
    known["large"] = ["wolfen-hunter", "minotaur", "sessair-centaur", "war-troll", "grand-crane"]
    known["very-large"] = ["cynwall-dragon", "steam-giant"]
    for size, keys in known.items():
        assert [profile(key).size for key in keys] == [size] * len(keys)


@pytest.mark.rule("CON-HOUSE-8", "CON-GEN-3")
@pytest.mark.parametrize(
    ("key", "sides"),
    [
        ("paladin", (250, 250)),
        ("goblin-warrior", (250, 250)),
        ("knight-on-destrier", (250, 500)),
        ("wolfen-hunter", (375, 375)),
        ("cynwall-dragon", (500, 500)),
    ],
)
def test_bases_go_by_mount_and_size(key, sides):
    assert profile(key).sides == sides


@pytest.mark.rule("CON-HOUSE-8")
def test_a_card_may_name_its_own_base():
    assert written(base="[300, 400]").sides == (300, 400)
    rider = written(size="very-large", equipment="[horse]")
    assert rider.sides == (250, 500)


@pytest.mark.parametrize(
    ("width", "depth", "most"),
    [
        (250, 250, 4),
        (250, 499, 4),
        (250, 500, 6),
        (500, 250, 6),
        (374, 374, 4),
        (374, 600, 6),
        (375, 375, 8),
        (375, 374, 4),
        (500, 500, 8),
        (250, 375, 4),
    ],
)
def test_the_base_says_how_many_opponents_find_room(width, depth, most):
    assert opponents(width, depth) == most


def test_figures_know_how_many_opponents_find_room():
    listed = [row["max_opponents"] for row in BOOK["CON-MOVE-14"].data]
    keys = ("paladin", "knight-on-destrier", "wolfen-hunter")
    assert [profile(key).most_opponents for key in keys] == listed == [4, 6, 8]


@pytest.mark.rule("CON-HOUSE-11", "CON-APP-17")
def test_no_card_charges_from_zone_to_zone():
    table, zone = BOOK["CON-HOUSE-11"].data["table cm"], BOOK["CON-HOUSE-11"].data["zone cm"]
    between = (table[1] - 2 * zone) * CM
    assert between == 6000
    assert max(2 * row.fastest for row in ALL.values()) == 4000


# Drawings and files


def test_every_drawing_exists():
    file = Path(catalogue.__file__).parents[3] / "server" / "web" / "icons.json"
    if not file.exists():
        pytest.skip("the web table is not built")
    known = json.loads(file.read_text())
    icons = [row.icon for table in (ALL, peoples(), terrain()) for row in table.values()]
    assert [icon for icon in icons if icon not in known] == []
    assert len({row.icon for row in ALL.values()}) == len(ALL)


def test_every_card_is_written_with_its_own_people():
    files = sorted(path.stem for path in (FOLDER / "profiles").glob("*.yaml"))
    assert files == sorted(peoples())
    order = list(peoples())
    places = [order.index(row.army) for row in ALL.values()]
    assert places == sorted(places)
    row = written()
    with pytest.raises(ValueError, match="test is of lions, and written among goblins"):
        profiles._checked(row, "goblins")
