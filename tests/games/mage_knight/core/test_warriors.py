"""Warriors with their dials, factions and abilities: numbers and names."""

import json
from pathlib import Path

import pytest

from slagveld.data import load, loads
from slagveld.games.mage_knight.core import abilities as catalogue
from slagveld.games.mage_knight.core import warriors
from slagveld.games.mage_knight.core.abilities import SLOTS, abilities, powers_of
from slagveld.games.mage_knight.core.ability_vocabulary import Commands, Envenoms, Special
from slagveld.games.mage_knight.core.book import FOLDER, INCH, ITEM, OBJECTIVE
from slagveld.games.mage_knight.core.items_and_domains import built, domains, items
from slagveld.games.mage_knight.core.warriors import (
    BASE,
    LARGE_BASE,
    SKULLS,
    Click,
    factions,
    warrior,
)
from slagveld.kernel.rulebook import REFERENCE, Rulebook
from tests.games.mage_knight.printed import BASES, DIALS, SHORT
from tests.games.rulebooks import same

BOOK = Rulebook.load(FOLDER.parent / "rulebook")
ALL = warriors.warriors()
FACTION_OF = {part.key: row for row in factions().values() for part in row.subfactions}
ROW = """
- key: {key}
  name: Test
  number: X-1
  rank: weak
  points: 10
  origin: house
  icon: orc
  figure: {{}}
  attack_type: bow
  range: 8
  dial:
    - {{speed: 8, attack: 9, defense: 15, damage: 2{more}}}
"""


def written(more="", key="test"):
    """One warrior of one click from its data."""
    (row,) = loads(ROW.format(key=key, more=more), tuple[warriors._Row, ...], "x.yaml")
    return row.warrior()


def shown(click, own_type):
    """A click in the short form of `printed`."""
    short = {key: name for name, key in SHORT.items()}
    names = [short[key] for key in click.abilities]
    if click.defense_type == "magic-immune" and own_type == "normal":
        names.append("MIm")
    values = f"{click.speed}/{click.attack}/{click.defense}/{click.damage}"
    return f"{values} {'+'.join(names)}".strip()


def in_slots(dial):
    """A printed dial with the abilities of each click in the order of the slots."""
    found = []
    for click in dial.split(" · "):
        values, _, names = click.partition(" ")
        keys = names.split("+") if names else []
        immune = [name for name in keys if name == "MIm"]
        keys = [name for name in keys if name != "MIm"]
        keys.sort(key=lambda name: SLOTS.index(abilities()[SHORT[name]].slot))
        found.append(f"{values} {'+'.join(keys + immune)}".strip())
    return found


# Dials


@pytest.mark.rule("MK-VALUE-1", "MK-VALUE-2", "MK-VALUE-3", "MK-BASE-2")
@pytest.mark.parametrize("key", DIALS)
def test_every_dial_has_the_numbers_it_was_given(key):
    row = warrior(key)
    own_type = {"temple-mender": "magic-immune", "magestone-delver": "magic-immune"}.get(key)
    found = [shown(click, own_type or "normal") for click in row.clicks]
    assert found == in_slots(DIALS[key])
    base = (row.number, row.rank, row.points, row.faction, row.range, row.arrows, row.front_arc)
    assert base == BASES[key]
    assert row.origin == ("house" if row.number[2] == "-" else "V1")


@pytest.mark.rule("MK-VALUE-2", "MK-BASE-2")
def test_every_click_has_all_seven_values_and_all_types():
    jarl = warrior("jarl-halvard-stormcoal")
    assert jarl.start == Click(
        speed=7,
        attack=11,
        defense=17,
        damage=4,
        attack_bonus=1,
        range=10,
        ranged_damage=2,
        speed_type="foot",
        attack_type="bow",
        abilities=("sweep", "toughness", "command"),
    )
    for click in jarl.clicks:
        assert (click.attack_bonus, click.range, click.ranged_damage) == (1, 10, 2)
        assert click.attack_type == "bow"
    assert (jarl.attack_bonus, jarl.range, jarl.ranged_damage) == (1, 10, 2)


@pytest.mark.rule("MK-VALUE-2")
def test_a_click_may_differ_from_the_base_in_every_value():
    more = ", range: 4, ranged_damage: 3, attack_bonus: 2, attack_type: '', speed_type: wing"
    more += ", defense_type: magic-immune, damage_type: golem, repair: true"
    click = written(more).start
    assert (click.range, click.ranged_damage, click.attack_bonus) == (4, 3, 2)
    assert (click.attack_type, click.speed_type) == ("", "wing")
    assert (click.defense_type, click.damage_type, click.repair) == ("magic-immune", "golem", True)
    plain = written().start
    assert (plain.range, plain.attack_bonus, plain.attack_type) == (8, 0, "bow")
    assert (plain.speed_type, plain.defense_type, plain.damage_type) == ("foot", "normal", "normal")
    assert plain.repair is False
    assert written(", range: 0").start.ranged_damage == 0


@pytest.mark.rule("MK-VALUE-3")
def test_older_figures_use_their_damage_for_both_and_have_the_sword_type():
    slasher = warrior("slasher")
    assert slasher.range == 4
    assert [click.ranged_damage for click in slasher.clicks] == [2, 2, 1, 1, 3, 0]
    for row in ALL.values():
        if row.origin == "V1":
            kind = "horseshoe" if " On " in row.name else "foot"
            assert {click.attack_type for click in row.clicks} == {"sword"}
            assert {click.speed_type for click in row.clicks} == {kind}
            assert row.item_slots == 0
            if row.range == 0:
                assert row.ranged_damage == 0


@pytest.mark.rule("MK-GAP-15")
def test_magic_immunity_of_an_older_dial_is_a_type_of_its_clicks():
    types = [click.defense_type for click in warrior("temple-blademaster").clicks]
    assert types == ["magic-immune"] * 3 + ["normal"] * 4
    assert {click.defense_type for click in warrior("temple-mender").clicks} == {"magic-immune"}
    assert "magic-immunity" not in abilities()


def test_three_skulls_follow_the_last_click():
    zombie = warrior("shambling-zombie")
    assert zombie.click(0) is zombie.start
    assert zombie.click(3).attack == 6
    assert not zombie.click(3).skulls
    assert zombie.click(4) is SKULLS
    assert zombie.click(40).skulls
    assert not any(click.skulls for row in ALL.values() for click in row.clicks)


@pytest.mark.rule("MK-DAMAGE-4")
def test_the_golem_has_its_repair_markers():
    golem = warrior("bulwark-golem")
    assert [n for n, click in enumerate(golem.clicks) if click.repair] == [3, 6]
    assert {click.damage_type for click in golem.clicks} == {"golem"}
    for row in ALL.values():
        for click in row.clicks:
            assert click.damage_type == "golem" or not click.repair, row.key


def test_the_nexus_shows_a_second_ability_of_a_slot():
    wight = warrior("barrow-wight").start
    assert (wight.abilities, wight.nexus) == (("terrify",), "cursed")
    assert wight.shown == ("terrify", "cursed")
    assert {abilities()[key].slot for key in wight.shown} == {"defense"}
    assert warrior("barrow-wight").clicks[2].shown == ("cursed",)
    lender = warrior("ashirah-the-lender").start
    assert lender.shown[-1] == "quickness"
    assert len(lender.shown) == 5


def test_abilities_stand_in_the_order_of_the_slots_and_never_two_in_one():
    click = written(", abilities: [command, toughness, sweep, charge]").start
    assert click.abilities == ("charge", "sweep", "toughness", "command")
    with pytest.raises(ValueError, match="defend and toughness stand in one slot"):
        written(", abilities: [toughness, defend]")
    with pytest.raises(KeyError):
        written(", abilities: [flying]")
    with pytest.raises(KeyError):
        written(", nexus: flying")


def test_some_dials_lose_wing_or_wave_on_the_way():
    types = {key: [c.speed_type for c in warrior(key).clicks] for key in ALL}
    assert types["draconum-ashwing"] == ["wing"] * 4 + ["foot"] * 2
    assert types["countess-morwenna"] == ["wing"] * 6 + ["foot"] * 2
    assert types["tide-singer"] == ["wave"] * 4 + ["foot"] * 2
    assert types["marsh-lurker"] == ["wave"] * 4


# Figures of the book


@pytest.mark.rule("MK-ARMY-EX1", "MK-VALUE-3")
def test_the_figures_of_the_examples_are_those_of_the_book():
    archer = warrior("master-archer")
    assert (archer.start.attack, archer.range, archer.arrows, archer.ranged_damage) == (9, 12, 2, 2)
    assert (archer.start.attack_type, archer.attack_bonus) == ("bow", 0)
    assert (warrior("gulthak-orc").start.defense, warrior("blood-shaman").start.defense) == (15, 16)
    costs = [("orc-marauder", 19, "tough"), ("orc-hunter", 21, "weak")]
    costs += [("gulthak-orc", 25, "standard"), ("blood-shaman", 34, "weak")]
    for key, points, rank in costs:
        assert (warrior(key).points, warrior(key).rank) == (points, rank)
    assert warrior("orc-marauder").range == 0
    assert warrior("orc-hunter").range == 10
    assert "magic-healing" in warrior("blood-shaman").start.shown


def test_the_sorcerers_and_their_target_fit_the_example():
    sorcerer, apprentice = warrior("atlantean-sorcerer"), warrior("apprentice-sorcerer")
    assert (sorcerer.start.attack_type, sorcerer.attack_bonus) == ("wand", 0)
    assert sorcerer.faction == apprentice.faction == "atlantean-empire"
    assert apprentice.range > 0
    assert apprentice.start.attack_type != "bow"
    assert "spell-resistance" in warrior("black-powder-rifleman").start.shown


# Bases


@pytest.mark.rule("MK-BASE-3")
def test_only_a_base_with_item_slots_covers_an_objective():
    assert (INCH, BASE, LARGE_BASE, OBJECTIVE, ITEM) == (250, 275, 425, 300, 125)
    assert BASE < OBJECTIVE < LARGE_BASE
    for row in ALL.values():
        assert row.base == (LARGE_BASE if row.item_slots else BASE), row.key
    (row,) = loads(
        ROW.format(key="giant", more="").replace("range: 8", "range: 8\n  base: 500\n  dials: 2"),
        tuple[warriors._Row, ...],
        "x.yaml",
    )
    assert (row.warrior().base, row.warrior().dials) == (500, 2)


@pytest.mark.rule("MK-BASE-3")
def test_front_arcs_are_quarters_of_the_base():
    arcs = {row.front_arc for row in ALL.values()}
    assert arcs == {900, 1800, 2700}
    assert warrior("quarterstaff-warrior").front_arc == 2700
    for row in ALL.values():
        if row.origin == "house":
            wide = row.unique or row.start.speed_type == "horseshoe"
            assert row.front_arc == (1800 if wide else 900), row.key


@pytest.mark.rule("MK-ITEMS-1", "MK-ARMY-7", "MK-GAP-13")
def test_item_slots_are_for_uniques():
    for row in ALL.values():
        assert row.unique == (row.rank == "unique")
        assert row.unique or row.item_slots == 0
        assert row.dials == 1
        if row.unique and row.origin == "house":
            assert row.item_slots in (2, 3)
    slots = {row.key: row.item_slots for row in ALL.values() if row.item_slots}
    assert slots["lord-caelith-dawnspear"] == 3
    assert slots["khan-urzag-redtusk"] == 2
    assert len(slots) == 8
    assert warrior("paladin-prince").unique


@pytest.mark.rule("MK-BASE-5", "MK-INTRO-1")
def test_warriors_are_told_apart_by_name_rank_and_number():
    marks = [(row.name, row.rank, row.number) for row in ALL.values()]
    assert len(set(marks)) == len(ALL) == 91
    weak, standard = warrior("demi-magus-weak"), warrior("demi-magus-standard")
    assert weak.name == standard.name == "Demi-Magus"
    assert (weak.points, standard.points) == (22, 25)
    for key, row in ALL.items():
        assert row.key == key
    with pytest.raises(KeyError):
        warrior("dragon")


# Factions


@pytest.mark.rule("MK-FACTION-1", "MK-FACTION-2")
def test_factions_and_subfactions_are_those_of_the_book_in_its_order():
    names = []
    for row in factions().values():
        names.append(row.name)
        names.extend(part.name for part in row.subfactions)
    assert names == BOOK["MK-FACTION-1"].data["names_in_source_order"]
    assert len(factions()) == 9
    assert FACTION_OF["golemcore"].key == "atlantean-empire"
    assert len(FACTION_OF) == 10


@pytest.mark.rule("MK-FACTION-3", "MK-INTRO-1")
def test_every_faction_has_warriors_and_mage_spawn_have_none():
    count = dict.fromkeys([*factions(), ""], 0)
    for row in ALL.values():
        count[row.faction] += 1
        if row.subfaction:
            assert FACTION_OF[row.subfaction].key == row.faction, row.key
    assert min(count.values()) >= 3
    assert {row.subfaction for row in ALL.values()} == {*FACTION_OF, ""}
    assert warrior("skeleton").faction == ""
    assert list(ALL)[-1] == "pyre-spirit"


# Abilities


@pytest.mark.rule("MK-GAP-1", "MK-GAP-14")
def test_every_ability_has_its_slot_mark_and_words():
    count = dict.fromkeys(SLOTS, 0)
    marks = []
    for key, row in abilities().items():
        assert row.key == key
        count[row.slot] += 1
        if row.colour:
            marks.append((row.slot, row.colour, row.shape))
        assert bool(row.colour) == bool(row.shape)
        assert all([row.words.en, row.words.nl, row.words.de])
        assert all(len(words) <= 150 for words in (row.words.en, row.words.nl, row.words.de)), key
        assert row.rule in BOOK
        assert same(BOOK[row.rule].title, row.name)
    assert count == {"speed": 12, "attack": 12, "defense": 12, "damage": 10}
    assert len(set(marks)) == len(marks) == 42
    unknown = [key for key, row in abilities().items() if not row.colour]
    assert unknown == ["smite", "overwatch", "spell-resistance", "hex"]
    assert (abilities()["charge"].colour, abilities()["charge"].shape) == ("green", "square")
    assert (abilities()["hex"].slot, abilities()["smite"].slot) == ("damage", "attack")


def test_some_abilities_are_not_optional():
    fixed = [key for key, row in abilities().items() if not row.optional]
    assert sorted(fixed) == [
        "aquatic",
        "battle-armor",
        "battle-fury",
        "berserk",
        "command",
        "cursed",
        "demoralized",
        "flight",
        "frenzy",
        "invulnerability",
        "magic-retaliation",
        "pole-arm",
        "smite",
        "spell-resistance",
        "toughness",
        "vampirism",
        "venom",
    ]
    for row in abilities().values():
        assert BOOK[row.rule].english.rule.endswith("Optional.") == row.optional, row.key


@pytest.mark.rule("MK-SPECIAL-3", "MK-TURN-8")
def test_when_abilities_are_used():
    def with_effect(*kinds):
        rows = abilities().items()
        return sorted(k for k, row in rows if any(isinstance(e, kinds) for e in row.effects))

    assert with_effect(Commands, Envenoms) == ["command", "venom"]
    special = ["magic-levitation", "summon", "overwatch", "regeneration", "necromancy", "hex"]
    assert with_effect(Special) == sorted(special)
    modes = [key for key in abilities() if powers_of((key,)).modes]
    listed = BOOK["MK-CARD-G3"].english.rule.partition(". ")[0]
    named = REFERENCE.findall(listed)
    assert sorted(named) == sorted(abilities()[key].rule for key in modes)
    assert len(modes) == len(named) == 9


@pytest.mark.rule("MK-GAP-12")
def test_magic_abilities_are_those_with_magic_in_the_name():
    magic = [row.name.en for row in abilities().values() if row.magic]
    words = ["Levitation", "Blast", "Healing", "Retaliation", "Enhancement", "Freeze", "Confusion"]
    assert sorted(magic) == sorted(f"Magic {word}" for word in words)
    for row in abilities().values():
        assert row.magic == ("Magic" in row.name.nl) == row.name.de.startswith("Magie"), row.key


@pytest.mark.rule("MK-GAP-1")
def test_abilities_say_where_they_come_from():
    origins = {}
    for key, row in abilities().items():
        origins.setdefault(row.origin, []).append(key)
    assert sorted(origins["V2"]) == [
        "aquatic",
        "bound",
        "charge",
        "flight",
        "magic-levitation",
        "quickness",
        "stealth",
    ]
    assert sorted(origins["book"]) == ["spell-resistance", "venom"]
    assert sorted(origins["house"]) == ["hex", "overwatch", "smite"]
    assert len(origins["V1"]) == 34
    for key in origins["house"]:
        assert BOOK[abilities()[key].rule].house


def test_every_ability_stands_on_a_dial():
    shown = {key for row in ALL.values() for click in row.clicks for key in click.shown}
    assert shown == set(abilities())
    house = [row for row in ALL.values() if row.origin == "house"]
    shown = {key for row in house for click in row.clicks for key in click.shown}
    assert shown == set(abilities())
    assert len(house) == 51


# Drawings and files


def test_every_drawing_exists():
    file = Path(catalogue.__file__).parents[3] / "server" / "web" / "icons.json"
    if not file.exists():
        pytest.skip("the web table is not built")
    known = json.loads(file.read_text())
    tables = [ALL, factions(), items(), domains(), built()]
    icons = [row.icon for table in tables for row in table.values()]
    assert [icon for icon in icons if icon not in known] == []
    assert len({row.icon for row in ALL.values()}) == len(ALL)


def test_every_warrior_is_written_with_its_own_faction():
    for key in factions():
        rows = load(FOLDER / "warriors" / f"{key}.yaml", tuple[warriors._Row, ...])
        assert {row.faction for row in rows} == {key}
