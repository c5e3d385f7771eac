"""Armies by points: regiments of one colour, and everything that is wrong at once."""

import pytest

from slagveld.campaign.veterans import Survivor, veteran_faults
from slagveld.games.little_carnage.army.muster import ARMIES, MOST, Armies, enlisted, ready_armies
from slagveld.games.little_carnage.army.prices import points_of
from slagveld.games.little_carnage.army.veterans import VETERANS
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.games.little_carnage.core.cards import cards
from slagveld.kernel.muster import Chosen, Roster
from slagveld.texts import Speaker, add_source, say
from tests.games.armies import broken, wrong_words
from tests.games.little_carnage.house import card

add_source("little-carnage", FOLDER.parent / "texts")

MUSTER = Armies()
ORCS = "orc-warriors"  # 21 points each
CHIEF = "orc-chieftain"  # 64 points
CARRIED, BEARERS = "chieftain-gramgrodar", "gramgrodars-bearers"
RIDER, DRAGON = "chaos-champion", "two-headed-chaos-dragon"
SHAMAN = "orc-shaman"


def roster(*entries, total=0, game="little-carnage", **choices):
    chosen = [one if isinstance(one, Chosen) else Chosen(one) for one in entries]
    return Roster(game=game, name="mine", total=total, entries=tuple(chosen), choices=choices)


def faults(*entries, muster=MUSTER, **more):
    return broken(muster, roster(*entries, **more))


def words(*entries, muster=MUSTER, **more):
    return wrong_words(muster, roster(*entries, **more))


# Ready-made armies


@pytest.mark.rule("LC-2-5", "LC-2-6")
def test_ready_made_armies_are_sound_and_many():
    ready = MUSTER.ready()
    assert len(ready) == 24
    totals = [army.total for army in ready]
    assert [totals.count(total) for total in (200, 300, 360, 450, 500)] == [11, 8, 2, 1, 2]
    for army in ready:
        assert MUSTER.faults(army) == [], army.name
        # The raiders of the first battle keep their figures, though goblins have become cheaper.
        slack = 17 if say(army.name) == "Orc raiders" else 15
        assert army.total - slack <= ARMIES.cost(army) <= army.total, army.name
        one = ready_armies()[army.choices["army"]]
        assert {row.card.colour for row in enlisted(army, 0, 1)} == {one.colour}
    for total in (200, 300):
        at = [army.colour for army in ready_armies().values() if army.total == total]
        assert set(at) == {"blue", "green", "grey", "red"}
    with pytest.raises(KeyError):
        ready_armies()["elves"]


def test_ready_made_armies_show_every_side_of_the_game():
    armies = {key: enlisted(ARMIES.roster_of(army), 0, 1) for key, army in ready_armies().items()}
    orcs, humans = armies["orc-horde"], armies["army-of-the-kingdom"]
    assert any(row.card.character and row.count == 1 for row in orcs)
    assert {row.card.people for row in humans} == {"humans"}
    assert {row.card.people for row in armies["orc-raiders"]} == {"orcs", "goblins"}
    rows = [row for army in armies.values() for row in army]
    assert any(row.card.skills.war_machine for row in rows)
    assert any(row.card.bears for row in rows)
    assert [key for key, army in armies.items() if any(r.card.key == RIDER for r in army)] == [
        "chaos-dragon"
    ]
    assert {row.card.base for row in rows} == {"normal", "rider", "monster"}
    unused = [key for key in cards() if key not in [row.card.key for row in rows]]
    assert unused == [SHAMAN]


@pytest.mark.rule("LC-3-1")
def test_armies_with_wizards_need_the_switch():
    magic = [key for key, army in ready_armies().items() if army.magic]
    assert magic == ["magisters-guard", "necromancers-court", "sorceress-and-blades"]
    for key, army in ready_armies().items():
        found = [fault.rule for fault in Armies(magic=False).faults(ARMIES.roster_of(army))]
        assert found == (["LC-3-1"] if key in magic else [])
        assert ARMIES.roster_of(army).choices.get("magic") is (True if key in magic else None)
        assert Armies(magic=True).faults(ARMIES.roster_of(army)) == []


# Size


@pytest.mark.rule("LC-1.1-9", "LC-1.1-11", "LC-1.1-12", "LC-1.1-13", "LC-1.1-14", "LC-1.1-8")
@pytest.mark.parametrize(
    ("key", "most", "rule"),
    [
        (ORCS, 6, "LC-1.1-12"),
        ("wolf-riders", 3, "LC-1.1-13"),
        ("minotaur", 1, "LC-1.1-14"),
        (CHIEF, 1, "LC-1.1-9"),
        ("demon-lord", 1, "LC-1.1-9"),
        ("dwarf-cannon", 1, "LC-1.1-14"),
    ],
)
def test_a_regiment_has_its_greatest_size(key, most, rule):
    assert faults(Chosen(key, 1)) == faults(Chosen(key, most)) == []
    assert faults(Chosen(key, most + 1)) == [(rule, 0)]
    assert faults(key, Chosen(key, 0)) == faults(key, Chosen(key, -3)) == [("LC-1.1-11", 1)]


def test_sizes_are_told():
    assert words(Chosen(ORCS, 7)) == ["A regiment of Orc Warriors has at most 6 models."]
    assert words(Chosen("minotaur", 2)) == [
        "Minotaur always goes alone, as a regiment of one model."
    ]
    assert words(ORCS, Chosen(ORCS, 0)) == ["A regiment has at least one model: Orc Warriors."]


OWN = {
    "key": "imps",
    "name": "Imps",
    "people": "inferno",
    "attack": 1,
    "defence": 1,
    "strength": 1,
    "resistance": 1,
    "agility": 1,
    "wounds": 1,
}
"""Costs 4.5 points: B is 9 + 4 + 3 + 2 = 18."""


@pytest.mark.rule("LC-1.1-12", "LC-1.1-15", "LC-1.10-3")
def test_sizes_of_small_gigantic_and_carried_own_cards():
    small = {**OWN, "base": "small"}
    assert faults(Chosen("imps", 6), own=[small]) == []
    assert faults(Chosen("imps", 7), own=[small]) == [("LC-1.1-12", 0)]
    assert faults("imps", own=[{**OWN, "base": "gigantic"}]) == []
    assert faults(Chosen("imps", 2), own=[{**OWN, "base": "gigantic"}]) == [("LC-1.1-15", 0)]
    rider = {**OWN, "rides": DRAGON, "carried_base": [500, 500]}
    assert faults("imps", DRAGON, own=[rider]) == []
    assert faults(Chosen("imps", 2), DRAGON, own=[rider]) == [("LC-1.10-3", 0)]


@pytest.mark.rule("LC-1.1-2")
def test_a_regiment_of_differing_profiles_cannot_be_written():
    assert Chosen.__struct_fields__ == ("key", "count", "choices")
    for field in ("attack", "equipment", "skills", "second"):
        assert faults(Chosen(ORCS, 2, {field: [1]})) == [("LC-HOUSE-4", 0)]
    for row in enlisted(roster(Chosen(ORCS, 2), Chosen(ORCS, 3)), 0, 1):
        assert row.card == card(ORCS)


@pytest.mark.rule("LC-HOUSE-4", "LC-2-4", "LC-2-6")
def test_any_number_of_regiments_up_to_the_limit_of_the_program():
    full = [Chosen(ORCS, 6)] * 20
    assert MOST == 120
    assert faults(*full) == []
    assert faults(*full, ORCS) == [("LC-HOUSE-4", None)]
    assert faults() == [("LC-0-3", None)]


# Colours


@pytest.mark.rule("LC-1.4-1", "LC-1.4-2")
def test_colours_are_not_mixed():
    assert faults("human-knights", "elf-archers", "dwarf-lord") == []
    assert faults(ORCS, "goblins", "ratmen") == []
    assert faults(ORCS, "elf-archers", "goblins", "minotaur") == [("LC-1.4-2", 1), ("LC-1.4-2", 3)]
    assert faults("elk", ORCS, "goblins") == [("LC-1.1-8", 0)]
    assert words(ORCS, "minotaur") == [
        "Minotaur may not fight in this army: its card is Grey, the first one is Green."
    ]


@pytest.mark.rule("LC-2-ex1", "LC-2-4", "LC-2-6")
def test_the_smallest_dwarf_army():
    warriors, bows = Chosen("dwarf-warriors", 4), Chosen("dwarf-crossbows", 3)
    army = ["dwarf-lord", warriors, warriors, Chosen("dwarf-warriors", 6), bows, bows]
    assert faults(*army) == []
    rows = enlisted(roster(*army), 0, 1)
    assert len({row.card.key for row in rows}) == 3
    assert {row.card.colour for row in rows} == {"blue"}
    assert rows[0].card.skills.leader


@pytest.mark.rule("LC-2-ex2", "LC-2-2")
def test_an_ogre_among_dwarfs():
    ogre = {**OWN, "key": "dwarf-ogre", "name": "Ogre", "people": "dwarfs", "base": "monster"}
    friends = ["human-knights", "elf-archers", "dwarf-lord"]
    assert faults("dwarf-ogre", *friends, own=[ogre]) == []
    assert faults("dwarf-ogre", ORCS, own=[ogre]) == [("LC-1.4-2", 1)]
    assert enlisted(roster("dwarf-ogre", own=[ogre]), 0, 1)[0].card.colour == "blue"


# Pairs


@pytest.mark.rule("LC-1.10-2", "LC-1.10-3", "LC-1.10-5", "LC-1.10-14")
def test_cards_that_belong_together_come_together():
    assert faults(CARRIED, Chosen(BEARERS, 4)) == []
    assert faults(Chosen(BEARERS, 6), ORCS, CARRIED) == []
    assert faults(CARRIED, ORCS) == [("LC-1.10-5", 0)]
    assert faults(ORCS, Chosen(BEARERS, 4)) == [("LC-1.10-5", 1)]
    assert faults(CARRIED, Chosen(BEARERS, 7)) == [("LC-1.10-14", 1)]
    assert faults(CARRIED, Chosen(BEARERS, 4), Chosen(BEARERS, 4)) == [("LC-1.10-5", 2)]
    assert faults(CARRIED, Chosen(BEARERS, 4), CARRIED) == [("LC-1.10-5", 2)]
    assert faults(CARRIED, CARRIED, Chosen(BEARERS, 4), Chosen(BEARERS, 4)) == []
    assert words(CARRIED) == [
        "Chieftain Gramgrodar needs the card that carries it: Gramgrodar's Litter Bearers."
    ]
    assert words(BEARERS) == [
        "Gramgrodar's Litter Bearers cannot come without the model they carry."
    ]


@pytest.mark.rule("LC-1.10-2", "LC-1.10-5", "LC-HOUSE-6")
def test_a_great_mount_may_come_alone_and_its_rider_not():
    assert faults(RIDER, DRAGON) == faults(DRAGON) == []
    assert faults(RIDER) == [("LC-1.10-5", 0)]
    assert faults(DRAGON, RIDER, RIDER) == [("LC-1.10-5", 2)]
    assert faults(DRAGON, RIDER, DRAGON) == []


@pytest.mark.rule("LC-1.10-5")
def test_own_riders_need_a_carrier_with_the_same_base():
    rider = {**OWN, "rides": DRAGON, "carried_base": [600, 600]}
    assert faults("imps", DRAGON, own=[rider]) == [("LC-1.10-5", 0)]
    assert faults("imps", "zombies", own=[{**rider, "rides": "zombies"}]) == [("LC-1.10-5", 0)]
    assert faults("imps", own=[{**rider, "rides": "x" * 50}]) == [("LC-1.10-5", 0)]
    assert words("imps", own=[{**rider, "rides": "steed"}]) == [
        "Imps needs the card that carries it: steed."
    ]


@pytest.mark.rule("LC-1.10-5", "LC-1.1-8")
def test_regiments_go_into_battle_with_their_partners():
    army = roster(ORCS, Chosen(BEARERS, 4), CARRIED, Chosen(BEARERS, 5), CARRIED)
    rows = enlisted(army, 1, 100)
    assert [row.partner for row in rows] == [0, 102, 101, 104, 103]
    assert [row.roster for row in rows] == ["0", "1", "2", "3", "4"]
    assert [points_of(row.card, row.count) for row in rows] == [21, 84, 64, 105, 64]
    assert (rows[1].id, rows[1].seat, rows[1].card, rows[1].count) == (101, 1, card(BEARERS), 4)


# Points


@pytest.mark.rule("LC-2-5")
def test_an_army_costs_at_most_the_agreed_points():
    army = (CHIEF, Chosen(ORCS, 4))  # 64 + 84
    assert ARMIES.cost(roster(*army)) == 148
    assert faults(*army, total=148) == faults(*army, total=0) == faults(*army, total=900) == []
    assert faults(*army, total=147) == [("LC-2-5", None)]
    assert faults(*army, total=-1) == [("LC-2-5", None)]
    assert words(*army, total=147) == [
        "The army costs 148 points, more than the 147 that were agreed."
    ]
    assert faults(*army, total=900, muster=Armies(total=147)) == [("LC-2-5", None)]
    assert faults(*army, total=100, muster=Armies(total=148)) == []
    assert [tally.total for tally in MUSTER.price(roster(*army, "elk"))] == [6400, 8400, 0]
    assert MUSTER.scale == 100


@pytest.mark.rule("LC-4.1-ex1", "LC-4.1-6")
def test_a_scenario_may_give_one_side_a_fifth_more():
    pairs = ((300, 20), (300, 0), (301, 20))
    assert [Armies(total=n, bonus=b).agreed(roster()) for n, b in pairs] == [360, 300, 361]
    assert Armies(bonus=20).agreed(roster(total=0)) == 0
    army = [Chosen(ORCS, 6)] * 2 + [Chosen(ORCS, 5)]  # 126 + 126 + 105
    assert ARMIES.cost(roster(*army)) == 357
    assert faults(*army, total=300) == [("LC-2-5", None)]
    assert faults(*army, total=300, muster=Armies(bonus=20)) == []
    assert faults(*army, muster=Armies(total=298, bonus=20)) == []  # 357.6
    assert faults(*army, muster=Armies(total=297, bonus=20)) == [("LC-2-5", None)]  # 356.4
    offers = {one.key: one for one in Armies(bonus=20).offers(roster(*army, total=300))}
    assert say(offers[ORCS].refusal.text) == "It costs 21 points, but only 3 are left."


# Magic


@pytest.mark.rule("LC-3-1")
def test_wizards_come_only_where_there_is_magic():
    assert faults(SHAMAN) == [("LC-3-1", 0)]
    assert faults(SHAMAN, magic=True) == []
    assert faults(SHAMAN, magic="yes") == [("LC-3-1", 0)]
    assert faults(SHAMAN, magic=True, muster=Armies(magic=False)) == [("LC-3-1", 0)]
    assert faults(SHAMAN, muster=Armies(magic=True)) == []
    resistant = {**OWN, "skills": {"magic_resistance": 2}}
    assert faults("imps", own=[resistant]) == []
    assert words(SHAMAN) == [
        "Orc Shaman: there are no wizards unless the battle is fought with magic."
    ]


@pytest.mark.rule("LC-1.8-magic-3", "LC-1.8-magic-ex1", "LC-3-2")
def test_a_wizard_chooses_his_spells():
    def shaman(*spells):
        return Chosen(SHAMAN, 1, {"spells": list(spells)})

    assert faults(shaman("mend", "mire"), magic=True) == faults(shaman(), magic=True) == []
    assert faults(shaman("mend", "mire", "fury"), magic=True) == [("LC-1.8-magic-3", 0)]
    assert faults(shaman("raise"), magic=True) == [("LC-SPELL-raise", 0)]
    assert faults(Chosen("necromancer", 1, {"spells": ["raise"]}), magic=True) == []
    assert faults(shaman("mend", 7), magic=True) == [("LC-3-2", 0)]
    assert faults(Chosen(SHAMAN, 1, {"spells": "mend"}), magic=True) == []
    assert faults(Chosen(ORCS, 1, {"spells": ["mend"]})) == [("LC-1.8-magic-3", 0)]
    rows = enlisted(roster(shaman("mend"), SHAMAN, shaman(), ORCS, magic=True), 0, 1)
    assert [row.spells for row in rows] == [("mend",), ("fury", "courage"), (), ()]
    assert words(shaman("mend", "mend"), magic=True) == [
        "Orc Shaman: A spell is known once, not twice."
    ]


# Veterans


@pytest.mark.rule("LC-4.4-2", "LC-4.4-4")
def test_veterans_cost_their_usual_points():
    fresh, seasoned = Chosen(ORCS, 4), Chosen(ORCS, 4, {"veteran": "attack"})
    assert ARMIES.cost(roster(fresh)) == ARMIES.cost(roster(seasoned)) == 84
    assert MUSTER.price(roster(fresh)) == MUSTER.price(roster(seasoned))
    assert faults(seasoned, Chosen(ORCS, 1, {"veteran": "defence"})) == []
    assert faults(Chosen(ORCS, 1, {"veteran": ""})) == []
    assert faults(Chosen(ORCS, 1, {"veteran": "both"})) == [("LC-4.4-4", 0)]
    assert faults(Chosen(ORCS, 1, {"veteran": ["attack"]})) == [("LC-4.4-4", 0)]
    assert [row.veteran for row in enlisted(roster(fresh, seasoned), 0, 1)] == ["", "attack"]


@pytest.mark.rule("LC-4.4-1")
def test_there_are_no_veterans_outside_a_campaign():
    army = (Chosen(ORCS, 1, {"veteran": "attack"}), Chosen(ORCS, 1, {"veteran": ""}))
    assert faults(*army, muster=Armies(veterans=False)) == [("LC-4.4-1", 0)]
    assert words(*army, muster=Armies(veterans=False)) == ["Only a campaign has veterans."]


class Played:
    """As much of a game as a campaign asks about veterans."""

    def veterans(self):
        return VETERANS

    def muster(self):
        return MUSTER


@pytest.mark.rule("LC-4.4-ex1", "LC-4.4-3")
def test_no_more_veterans_than_survived():
    alive = (Survivor(0, ORCS, 4), Survivor(1, "goblins", 2))  # two of six were killed

    def found(*entries):
        marked = [Chosen(key, count, {"veteran": "attack"}) for key, count in entries]
        rows = veteran_faults(Played(), roster(*marked), alive, allowed=True)
        return [(fault.rule, fault.entry) for fault in rows]

    assert found((ORCS, 4)) == found((ORCS, 1)) == []
    assert found((ORCS, 5)) == [("LC-4.4-3", 0)]
    assert found((ORCS, 4), (ORCS, 1)) == [("LC-4.4-1", 1)]
    assert found(("ratmen", 1)) == [("LC-4.4-1", 0)]
    assert [choice.key for choice in VETERANS.marks] == ["attack", "defence"]
    for language in ("en", "nl", "de"):
        for choice in VETERANS.marks:
            assert Speaker(language).faults(choice.label) == ()


def test_a_regiment_of_nobody_costs_nothing():
    for count in (0, -2):
        assert ARMIES.cost(roster(Chosen("orc-warriors", count))) == 0
        found = [fault.rule for fault in MUSTER.faults(roster(Chosen("orc-warriors", count)))]
        assert found == ["LC-1.1-11", "LC-0-3"]
