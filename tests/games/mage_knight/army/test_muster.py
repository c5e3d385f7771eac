"""Armies by build points: warriors, what they carry, and everything that is wrong at once."""

import pytest

from slagveld.games.mage_knight.army.muster import ARMIES, MOST, Armies, enlisted, ready_armies
from slagveld.games.mage_knight.core.book import FOLDER
from slagveld.games.mage_knight.core.items_and_domains import items
from slagveld.games.mage_knight.core.warriors import warrior, warriors
from slagveld.kernel.muster import Chosen, Roster
from slagveld.texts import add_source, say
from tests.games.armies import broken, wrong_words

add_source("mage-knight", FOLDER.parent / "texts")

MUSTER = Armies()
KHAN = "khan-urzag-redtusk"  # 77 points, sword, 2 slots
JARL = "jarl-halvard-stormcoal"  # 65 points, bow, 2 slots
LORD = "lord-caelith-dawnspear"  # 68 points, sword, 3 slots
ZOMBIE = "shambling-zombie"  # 13 points


def entry(key, count=1, *carried, **choices):
    if carried:
        choices["items"] = list(carried)
    return Chosen(key, count, choices)


def roster(*entries, total=0, game="mage-knight"):
    chosen = [one if isinstance(one, Chosen) else entry(one) for one in entries]
    return Roster(game=game, name="mine", total=total, entries=tuple(chosen))


def faults(*entries, **more):
    return broken(MUSTER, roster(*entries, **more))


def words(*entries, **more):
    return wrong_words(MUSTER, roster(*entries, **more))


# Ready-made armies


@pytest.mark.rule("MK-ARMY-EX1", "MK-ARMY-3")
def test_the_army_of_the_example_costs_99_and_is_legal_at_100():
    army = ARMIES.roster_of(ready_armies()["orc-patrol"])
    assert [tally.total // 100 for tally in MUSTER.price(army)] == [19, 21, 25, 34]
    assert (ARMIES.cost(army), army.total) == (99, 100)
    assert MUSTER.faults(army) == []
    one_more = roster(*(e.key for e in army.entries[:3]), "blood-shaman", "leech-medic", total=100)
    assert [fault.rule for fault in MUSTER.faults(one_more)] == ["MK-ARMY-3"]


def test_nine_warriors_with_venom_fit_into_200_points():
    army = ARMIES.roster_of(ready_armies()["nine-rebels"])
    assert (ARMIES.cost(army), army.total) == (185, 200)
    fighters = enlisted(army)
    assert len(fighters) == 9
    assert any("venom" in row.start.shown for row, _ in fighters)


@pytest.mark.rule("MK-ARMY-1", "MK-FACTION-4")
def test_ready_made_armies_are_sound_and_many():
    ready = MUSTER.ready()
    assert len(ready) >= 8
    totals = [army.total for army in ready]
    assert all(totals.count(total) >= 4 for total in (100, 200, 300))
    led = []
    for army in ready:
        assert MUSTER.faults(army) == [], army.name
        assert army.total - 16 < ARMIES.cost(army) <= army.total, army.name
        led.append({row.faction for row, _ in enlisted(army)})
    assert len(set().union(*led)) == 10
    assert any(len(factions) > 1 for factions in led)
    keys = [army.choices["army"] for army in ready]
    assert keys == list(ready_armies())
    carried = {item.key for army in ready for _, borne in enlisted(army) for item in borne}
    assert carried == set(items())
    assert [army.rule for army in ready_armies().values() if army.rule] == [
        "MK-ARMY-EX1",
        "MK-TURN-EX1",
    ]


# The build total


@pytest.mark.rule("MK-ARMY-2")
@pytest.mark.parametrize("total", [100, 200, 300, 600, 1000])
def test_hundreds_are_build_totals(total):
    assert faults(ZOMBIE, total=total) == []


@pytest.mark.rule("MK-ARMY-2")
@pytest.mark.parametrize("total", [150, 99, 101, 1, -100, -50])
def test_anything_else_is_refused(total):
    assert ("MK-ARMY-2", None) in faults(ZOMBIE, total=total)
    assert words(ZOMBIE, total=150) == ["The build total is 150, but must be a multiple of 100."]


@pytest.mark.rule("MK-ARMY-3")
def test_an_army_costs_at_most_the_build_total():
    full = ["master-archer", entry("glade-pikeman", 2), "silver-lancer"]
    assert ARMIES.cost(roster(*full)) == 100
    assert faults(*full, total=100) == []
    over = ["master-archer", "glade-pikeman", "elf-at-arms", "silver-lancer", "leech-medic"]
    assert faults(*over, total=100) == [("MK-ARMY-3", None)]
    assert words(*over, total=100) == [
        "The army costs 112 points, more than the build total of 100."
    ]
    assert faults(*over) == []
    assert faults(entry(ZOMBIE, 7), "leech-medic", total=100) == [("MK-ARMY-3", None)]
    assert ARMIES.cost(roster(entry(ZOMBIE, 7), "utem-crossbowman")) == 102


@pytest.mark.rule("MK-ARMY-3")
def test_one_point_over_is_illegal():
    army = ["blood-shaman", "blood-shaman", "magestone-delver"]
    assert ARMIES.cost(roster(*army)) == 98
    army = ["atlantean-sorcerer", "gulthak-orc", "gulthak-orc", "shyft-brood-keeper"]
    assert ARMIES.cost(roster(*army)) == 101
    assert faults(*army, total=100) == [("MK-ARMY-3", None)]
    assert faults(*army, total=200) == []


@pytest.mark.rule("MK-ARMY-9")
def test_an_army_needs_a_warrior():
    assert faults(total=100) == [("MK-ARMY-9", None)]
    assert faults("oak-shield", total=100) == [("MK-ARMY-9", None)]
    assert faults(ZOMBIE, total=100) == []


@pytest.mark.rule("MK-ARMY-4")
def test_a_warrior_may_come_any_number_of_times_that_finds_room():
    assert faults(entry(ZOMBIE, MOST)) == []
    assert faults(entry(ZOMBIE, 30), entry(ZOMBIE, 20)) == []
    assert faults(entry(ZOMBIE, 30), entry(ZOMBIE, 21)) == [("MK-DEPLOY-4", None)]
    assert faults(entry(ZOMBIE, 51)) == [("MK-ARMY-4", 0), ("MK-DEPLOY-4", None)]
    assert faults(ZOMBIE, entry(ZOMBIE, 0)) == [("MK-ARMY-4", 1)]
    assert faults(ZOMBIE, entry(ZOMBIE, -3)) == [("MK-ARMY-4", 1)]
    assert ARMIES.cost(roster(ZOMBIE, entry(ZOMBIE, -3))) == 13
    assert ARMIES.cost(roster(entry(ZOMBIE, 3))) == 39


@pytest.mark.rule("MK-ARMY-5", "MK-ARMY-7")
def test_a_unique_warrior_comes_once():
    assert faults(KHAN, LORD) == []
    assert faults(KHAN, ZOMBIE, KHAN) == [("MK-ARMY-5", 2)]
    assert faults(entry(KHAN, 2)) == [("MK-ARMY-5", 0)]
    assert faults("chaos-mage", "chaos-mage") == [("MK-ARMY-5", 1)]
    assert faults(ZOMBIE, ZOMBIE) == []
    assert words(KHAN, KHAN) == ["Khan Urzag Redtusk is Unique and can be in an army only once."]


@pytest.mark.rule("MK-ARMY-6")
def test_two_armies_may_have_the_same_unique_warrior():
    one, other = roster(KHAN, total=100), roster(KHAN, ZOMBIE, total=100)
    assert MUSTER.faults(one) == MUSTER.faults(other) == []


@pytest.mark.rule("MK-FACTION-4", "MK-FACTION-3")
def test_factions_and_mage_spawn_mix_freely():
    assert faults("orc-hunter", "master-archer", "marsh-lurker", ZOMBIE, total=100) == []


@pytest.mark.rule("MK-ARMY-1", "MK-VALUE-3", "MK-BASE-2")
def test_strangers_are_named():
    assert faults(ZOMBIE, game="carnage") == [("MK-ARMY-1", None)]
    assert faults(ZOMBIE, "elf") == [("MK-VALUE-3", 1)]
    assert faults(ZOMBIE, entry("elf", 2)) == [("MK-VALUE-3", 1)]
    assert faults(Chosen(ZOMBIE, 1, {"bow": True})) == [("MK-BASE-2", 0)]
    assert words("x" * 60, ZOMBIE) == [f"There is no such warrior: {'x' * 40}."]
    assert [tally.total for tally in MUSTER.price(roster("elf", ZOMBIE))] == [0, 1300]


# Items


@pytest.mark.rule("MK-ARMY-8", "MK-ARMY-3")
def test_items_count_for_the_build_total():
    army = roster(entry(KHAN, 1, "oak-shield", "wolf-banner"), total=100)
    assert ARMIES.cost(army) == 86
    assert MUSTER.faults(army) == []
    assert faults(entry(KHAN, 1, "oak-shield"), ZOMBIE, total=100) == []
    assert faults(entry(LORD, 1, "jeweled-helm", "oak-shield"), ZOMBIE, total=100) == []
    assert ARMIES.cost(roster(entry(LORD, 1, "jeweled-helm", "oak-shield"), ZOMBIE)) == 100
    dear = [entry(LORD, 1, "jeweled-helm", "grudge-axe"), ZOMBIE]
    assert faults(*dear, total=100) == [("MK-ARMY-3", None)]
    lines = MUSTER.price(army)[0].items
    assert [(line.value, line.rule) for line in lines[-2:]] == [
        (400, "MK-ARMY-8"),
        (500, "MK-ARMY-8"),
    ]


@pytest.mark.rule("MK-ITEMS-1")
def test_only_uniques_with_slots_carry_items():
    assert faults(entry("orc-marauder", 1, "oak-shield")) == [("MK-ITEMS-1", 0)]
    assert faults(entry("paladin-prince", 1, "oak-shield")) == [("MK-ITEMS-1", 0)]
    assert faults(entry(LORD, 1, "oak-shield")) == []


@pytest.mark.rule("MK-ITEMS-7")
def test_every_item_needs_a_slot():
    assert faults(entry(KHAN, 1, "grey-cloak", "oak-shield")) == []
    assert faults(entry(KHAN, 1, "grey-cloak", "oak-shield", "wolf-banner")) == [("MK-ITEMS-7", 0)]
    assert faults(entry(LORD, 1, "grey-cloak", "oak-shield", "grudge-axe")) == []
    assert words(entry(KHAN, 1, "grey-cloak", "oak-shield", "wolf-banner")) == [
        "Khan Urzag Redtusk has 2 item slots, too few for 3 items."
    ]


@pytest.mark.rule("MK-ITEMS-5")
def test_one_relic_for_a_warrior():
    assert faults(entry(JARL, 1, "dragonstar", "jeweled-helm")) == [("MK-ITEMS-5", 0)]
    assert faults(entry(JARL, 1, "dragonstar", "grey-cloak")) == []


@pytest.mark.rule("MK-ITEMS-6", "MK-ITEMS-15")
def test_a_relic_comes_once_in_an_army():
    helm = "jeweled-helm"
    assert faults(entry(JARL, 1, helm), entry(KHAN, 1, helm)) == [("MK-ITEMS-6", 1)]
    assert faults(entry(JARL, 1, helm), helm) == [("MK-ITEMS-6", 1)]
    assert faults(entry(helm, 2), ZOMBIE) == [("MK-ITEMS-6", 0)]
    assert faults(entry(JARL, 1, "dragonstar"), entry(KHAN, 1, helm)) == []
    assert faults(entry(KHAN, 1, "oak-shield"), entry(LORD, 1, "oak-shield")) == []
    assert words(entry(JARL, 1, helm), helm) == [
        "Jeweled Helm is a relic and can be in an army only once."
    ]


@pytest.mark.rule("MK-ITEMS-4")
def test_no_two_items_with_the_same_requirements():
    assert faults(entry(LORD, 1, "oak-shield", "oak-shield")) == [("MK-ITEMS-4", 0)]
    assert faults(entry(LORD, 1, "grey-cloak", "grey-cloak", "jeweled-helm")) == []
    assert faults(entry(LORD, 1, "oak-shield", "grudge-axe")) == []


@pytest.mark.rule("MK-ITEMS-10", "MK-ITEMS-EX1")
def test_requirements_are_asked_at_the_starting_marker():
    assert faults(entry(JARL, 1, "dragonstar")) == []
    assert faults(entry(KHAN, 1, "dragonstar")) == [("MK-ITEMS-10", 0)]
    assert faults(entry("archmage-serathine", 1, "dragonstar")) == [("MK-ITEMS-10", 0)]
    assert faults(entry(LORD, 1, "wolf-banner")) == [("MK-ITEMS-10", 0)]
    assert faults(entry("archmage-serathine", 1, "ember-staff")) == []


@pytest.mark.rule("MK-ITEMS-15")
def test_an_item_without_bearer_counts_but_goes_nowhere():
    army = roster("oak-shield", entry("grey-cloak", 2), ZOMBIE)
    assert MUSTER.faults(army) == []
    assert ARMIES.cost(army) == 4 + 6 + 13
    assert enlisted(army) == [(warrior(ZOMBIE), [])]
    assert faults(entry("oak-shield", 1, "grey-cloak"), ZOMBIE) == [("MK-BASE-2", 0)]


@pytest.mark.rule("MK-ITEMS-16")
@pytest.mark.parametrize(
    "carried", ["excalibur", 7, None, ["excalibur"], [7], [["oak-shield"]], {}]
)
def test_items_that_do_not_exist_are_told(carried):
    found = faults(Chosen(KHAN, 1, {"items": carried}))
    assert found == [("MK-ITEMS-16", 0)]


def test_a_single_item_may_be_named_without_a_list():
    army = roster(Chosen(KHAN, 1, {"items": "oak-shield"}))
    assert MUSTER.faults(army) == []
    assert enlisted(army)[0][1] == [items()["oak-shield"]]


@pytest.mark.rule("MK-ARMY-3", "MK-ARMY-5", "MK-ITEMS-1", "MK-ITEMS-10")
def test_everything_wrong_is_told_at_once():
    army = [
        entry(KHAN, 1, "dragonstar", "jeweled-helm", "wolf-banner"),
        KHAN,
        entry("orc-hunter", 1, "jeweled-helm"),
        "elf",
    ]
    assert faults(*army, total=150, game="chess") == [
        ("MK-ARMY-1", None),
        ("MK-ARMY-2", None),
        ("MK-ITEMS-7", 0),
        ("MK-ITEMS-5", 0),
        ("MK-ITEMS-10", 0),
        ("MK-ITEMS-1", 2),
        ("MK-VALUE-3", 3),
        ("MK-ARMY-5", 1),
        ("MK-ITEMS-6", 2),
        ("MK-ARMY-3", None),
    ]


# Offers and the way into battle


@pytest.mark.rule("MK-BASE-5", "MK-ARMY-4")
def test_every_warrior_is_offered_with_rank_price_and_faction():
    offers = {offer.key: offer for offer in MUSTER.offers(roster())}
    assert list(offers) == list(warriors())
    assert say(offers["orc-marauder"].name) == "Orc Marauder (Tough)"
    ranks = [say(offers[key].name) for key in ("orc-hunter", "gulthak-orc", KHAN)]
    assert ranks == ["Orc Hunter (Weak)", "Gulthak Orc (Standard)", "Khan Urzag Redtusk (Unique)"]
    assert offers["orc-marauder"].group == "Orc Khans"
    assert say(offers["marsh-lurker"].group) == "Mage Spawn"
    assert offers["orc-marauder"].price.total == 1900
    assert offers["orc-marauder"].fields == ()
    assert all(offer.refusal is None for offer in offers.values())


@pytest.mark.rule("MK-ITEMS-1", "MK-ITEMS-7", "MK-ITEMS-10")
def test_bearers_are_offered_what_they_can_carry():
    offers = {offer.key: offer for offer in MUSTER.offers(roster())}
    (field,) = offers[JARL].fields
    assert (field.name, field.most) == ("items", 2)
    assert [choice.key for choice in field.choices] == ["dragonstar", "jeweled-helm", "grey-cloak"]
    assert say(field.choices[0].help) == "12 points"
    (field,) = offers[LORD].fields
    assert field.most == 3
    assert "oak-shield" in [choice.key for choice in field.choices]
    assert offers["paladin-prince"].fields == ()


@pytest.mark.rule("MK-ARMY-3", "MK-ARMY-5")
def test_offers_say_what_cannot_be_added():
    army = roster(KHAN, total=100)  # 23 points are left
    offers = {offer.key: offer for offer in MUSTER.offers(army)}
    assert offers[KHAN].refusal.rule == "MK-ARMY-5"
    assert offers["gulthak-orc"].refusal.rule == "MK-ARMY-3"
    assert say(offers["gulthak-orc"].refusal.text) == (
        "It costs 25 points, but the build total leaves only 23."
    )
    assert offers["temple-mender"].refusal is None  # 23
    assert offers["reed-strider"].refusal is not None  # 24
    spent = roster(KHAN, LORD, total=100)
    assert "leaves only 0." in say(MUSTER.offers(spent)[0].refusal.text)
    unlimited = {offer.key: offer for offer in MUSTER.offers(roster(KHAN))}
    assert unlimited["gulthak-orc"].refusal is None


@pytest.mark.rule("MK-ITEMS-15")
def test_warriors_go_into_battle_one_by_one_with_their_items():
    army = roster(entry(KHAN, 1, "grudge-axe"), entry(ZOMBIE, 2), total=200)
    zombie = (warrior(ZOMBIE), [])
    assert enlisted(army) == [(warrior(KHAN), [items()["grudge-axe"]]), zombie, zombie]
    assert ARMIES.cost(army) == 77 + 7 + 26
    assert MUSTER.scale == 100
    with pytest.raises(KeyError):
        ready_armies()["elves"]
