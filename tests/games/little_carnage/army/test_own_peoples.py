"""What an army's file brings along, what is offered, and everything that is wrong at once."""

import pytest

from slagveld import data
from slagveld.games.little_carnage.army.muster import ARMIES, Armies, enlisted, title
from slagveld.games.little_carnage.army.own_cards import known_cards
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.games.little_carnage.core.cards import cards
from slagveld.kernel.cards import CardMaker
from slagveld.kernel.muster import Chosen, Roster
from slagveld.record import replace
from slagveld.texts import Name, Speaker, Text, add_source, say
from tests.games.little_carnage.house import card

add_source("little-carnage", FOLDER.parent / "texts")

MUSTER = Armies()
FILE = """\
game: little-carnage
name: Moon people
total: 100
choices:
  story: They came from the moon, and nobody knows why.
  peoples:
    - {key: lunatics, name: Lunatics, colour: violet}
    - {key: robots, name: {en: Robots, nl: Robots, de: Roboter}, colour: violet, icon: robot}
  own:
    - key: moon-guard
      name: Moon guard
      people: lunatics
      attack: 3
      defence: 2
      full_defence: 1
      strength: 3
      resistance: 3
      agility: 4
      wounds: 2
    - key: goblins
      name: Tin men
      people: robots
      base: small
      attack: 1
      defence: 1
      strength: 1
      resistance: 1
      agility: 1
      wounds: 1
entries:
  - {key: moon-guard, count: 4}
  - {key: goblins, count: 3}
"""


def roster(text=FILE, **choices):
    found = data.loads(text, Roster, "army.yaml")
    return replace(found, choices={**found.choices, **choices})


def faults(found):
    rows = MUSTER.faults(found)
    for fault in rows:
        for language in ("en", "nl", "de"):
            assert Speaker(language).faults(fault.text) == ()
    return [(fault.rule, fault.entry, say(fault.text)) for fault in rows]


def rules(found):
    return [(rule, entry) for rule, entry, _ in faults(found)]


@pytest.mark.rule("LC-2-1", "LC-1.4-6", "LC-2-3", "LC-HOUSE-4")
def test_an_army_file_brings_its_own_cards_peoples_and_colours():
    army = roster()
    assert faults(army) == []
    guard, tin = enlisted(army, 0, 1)
    assert (guard.card.name, guard.card.colour, guard.count) == (
        Name.same("Moon guard"),
        "violet",
        4,
    )
    assert (guard.card.people_name, guard.card.origin) == (Name.same("Lunatics"), "own")
    assert (tin.card.people_name.de, tin.card.icon, tin.card.base) == ("Roboter", "robot", "small")
    assert ARMIES.cost(army) == 84 + 8  # 8.4 for three at 2.8
    assert say(MUSTER.price(army)[0].items[-1].reason) == "Rounded to whole points"


@pytest.mark.rule("LC-HOUSE-4")
def test_own_cards_come_first_and_in_place_of_house_cards():
    known = known_cards(roster()).cards
    assert list(known)[:2] == ["moon-guard", "goblins"]
    assert len(known) == len(cards()) + 1
    assert known["goblins"].colour == "violet"
    assert known["orc-warriors"] is card("orc-warriors")
    bare = Roster(game="little-carnage", name="x")
    assert known_cards(bare).cards is cards()


@pytest.mark.rule("LC-2-3")
def test_a_story_has_no_effect():
    plain, told = roster(story=""), roster(story="x" * 500)
    assert faults(plain) == faults(told) == []
    assert enlisted(plain, 0, 1) == enlisted(told, 0, 1)
    assert ARMIES.cost(plain) == ARMIES.cost(told)


@pytest.mark.rule("LC-1.4-2", "LC-1.4-6")
def test_a_new_colour_keeps_apart_like_any_other():
    army = roster(FILE + "  - {key: orc-warriors}\n")
    assert faults(army) == [
        (
            "LC-1.4-2",
            2,
            (
                "Orc Warriors may not fight in this army: "
                "their card is Green, the first one is violet."
            ),
        ),
        ("LC-2-5", None, "The army costs 113 points, more than the 100 that were agreed."),
    ]


@pytest.mark.rule("LC-HOUSE-4", "LC-1.5-1", "LC-1.5-4")
def test_what_is_wrong_with_own_cards_is_told():
    guard = roster().choices["own"][0]
    rest = roster().choices["own"][1]

    def own(**changes):
        return faults(roster(own=[{**guard, **changes}, rest]))

    assert own(strength=12)[:1] == [
        ("LC-1.5-4", None, "Own card 1: Strength is 12, but must be from 1 to 9.")
    ]
    ((rule, entry, words),) = own(key="goblins")[:1]
    assert (rule, entry) == ("SLV-CARD-1", None)
    assert words == "Two of the army’s own cards have the same key: goblins."
    strange = own(armour=2)
    assert strange[0][:2] == ("SLV-CARD-1", None)
    assert strange[0][2] == "Own card 1: No value of such a card is called “armour”."
    assert strange[1][:2] == ("LC-1.1-8", 0)
    lost = own(people="elks")
    assert lost[0][0] == "LC-1.4-6"


@pytest.mark.rule("LC-1.4-6", "LC-HOUSE-4")
def test_what_is_wrong_with_own_peoples_is_told():
    def peoples(**changes):
        first, second = roster().choices["peoples"]
        return rules(roster(peoples=[{**first, **changes}, second]))

    assert peoples(colour="ultra violet")[0] == ("LC-1.4-6", None)
    assert peoples(key="humans")[0] == ("LC-1.4-6", None)
    assert peoples(key="robots")[0] == ("SLV-CARD-1", None)
    assert peoples(colour="x" * 61)[0] == ("LC-1.4-6", None)
    assert peoples(icon="No icon")[0] == ("LC-HOUSE-4", None)
    assert peoples(name=" ")[0] == ("LC-HOUSE-4", None)
    assert peoples(type="spell")[0] == ("LC-HOUSE-3", None)
    assert peoples(icon="moon", name="The Lunatics") == []
    assert peoples(colour="x" * 60)[0] == ("LC-1.4-2", 1)
    assert peoples(colour=7)[0] == ("LC-1.4-6", None)


@pytest.mark.rule("LC-HOUSE-4")
def test_lists_are_lists_and_not_endless():
    row = roster().choices["own"][0]
    for strange in ("moon-guard", 7, {"key": "x"}, None):
        found = faults(roster(own=strange))
        assert found[0] == ("SLV-CARD-1", None, "“own” must be a list of at most 60 cards.")
    many = [{**row, "key": f"card-{number}"} for number in range(61)]
    assert rules(roster(own=many))[0] == ("SLV-CARD-1", None)
    assert rules(roster(own=[*many[:59], row]))[0] == ("LC-1.4-2", 1)
    assert rules(roster(own=[None, 3, "x"]))[:3] == [("SLV-CARD-1", None)] * 3


# Strangers


@pytest.mark.rule("LC-1.1-8", "LC-2-5", "LC-HOUSE-4")
def test_everything_wrong_is_told_at_once():
    army = Roster(
        game="chess",
        name="x",
        total=10,
        entries=(
            Chosen("orc-warriors", 7, {"bow": 1, "veteran": "x"}),
            Chosen("x" * 60),
            Chosen("orc-shaman"),
            Chosen("minotaur", 0),
            Chosen("gramgrodars-bearers", 4),
        ),
        choices={"y" * 60: 1},
    )
    assert rules(army) == [
        ("LC-2-5", None),
        ("LC-HOUSE-4", None),
        ("LC-1.1-12", 0),
        ("LC-HOUSE-4", 0),
        ("LC-4.4-4", 0),
        ("LC-1.1-8", 1),
        ("LC-3-1", 2),
        ("LC-1.1-11", 3),
        ("LC-1.10-5", 4),
        ("LC-1.4-2", 3),
        ("LC-2-5", None),
    ]
    told = [words for _, _, words in faults(army)]
    assert told[0] == "This army belongs to another game: chess."
    assert told[1] == f"There is nothing to choose here called “{'y' * 40}”."
    assert f"There is no such card: {'x' * 40}." in told


# Offers


def test_every_card_is_offered_with_price_and_people():
    offers = {offer.key: offer for offer in MUSTER.offers(Roster(game="little-carnage", name="x"))}
    assert list(offers) == list(cards())
    assert offers["goblins"].price.total == 700
    assert say(offers["goblins"].group) == "Goblins (Green)"
    assert say(title(card("goblins"))) == "Goblins"
    assert say(offers["dwarf-lord"].name) == "Dwarf Lord (character)"
    refused = [key for key, offer in offers.items() if offer.refusal is not None]
    assert refused == ["human-magister", "orc-shaman", "dark-elf-sorceress", "necromancer"]
    assert {offers[key].refusal.rule for key in refused} == {"LC-3-1"}
    assert [key for key, offer in offers.items() if offer.fields] == refused
    for offer in offers.values():
        for language in ("en", "nl", "de"):
            assert Speaker(language).faults(offer.name) == ()


@pytest.mark.rule("LC-1.4-2", "LC-2-5")
def test_offers_say_what_cannot_be_added():
    army = Roster(
        game="little-carnage",
        name="x",
        total=78,
        entries=(Chosen("elk"), Chosen("orc-chieftain")),  # 14 points are left
        choices={"magic": True},
    )
    offers = {offer.key: offer for offer in MUSTER.offers(army)}
    assert offers["goblins"].refusal is None
    assert offers["orc-warriors"].refusal.rule == "LC-2-5"
    assert offers["elf-archers"].refusal.rule == "LC-1.4-2"
    assert offers["orc-shaman"].refusal.rule == "LC-2-5"
    assert offers["necromancer"].refusal.rule == "LC-1.4-2"
    free = {offer.key: offer for offer in MUSTER.offers(replace(army, total=0))}
    assert free["orc-shaman"].refusal is None
    own = [offer.key for offer in MUSTER.offers(roster())]
    assert own[:2] == ["moon-guard", "goblins"]


@pytest.mark.rule("LC-1.8-magic-3")
def test_wizards_are_offered_with_the_spells_they_may_know():
    offers = {offer.key: offer for offer in MUSTER.offers(roster())}
    (field,) = offers["necromancer"].fields
    assert (field.name, field.least, field.most) == ("spells", 0, 4)
    assert [choice.key for choice in field.choices][-1] == "raise"
    (field,) = offers["orc-shaman"].fields
    assert (field.most, len(field.choices)) == (2, 9)
    assert say(field.choices[0].label) == "Fire Dart"
    assert isinstance(field.title, Text)


@pytest.mark.rule("LC-2-1", "SLV-CARD-1")
def test_own_cards_are_offered_in_a_group_of_their_own():
    offers = MUSTER.offers(roster())
    assert [say(offer.group) for offer in offers[:3]] == [
        "Your own cards",
        "Your own cards",
        "Humans (Blue)",
    ]


@pytest.mark.rule("LC-2-7", "LC-2-5")
def test_a_price_of_its_makers_own_counts_in_the_army():
    guard, tin = roster().choices["own"]
    army = roster(own=[{**guard, "points": 50}, tin])
    assert ARMIES.cost(army) == 200 + 8
    assert MUSTER.offers(army)[0].price.total == 5000
    assert [say(item.reason) for item in MUSTER.price(army)[0].items] == [
        "Price of its maker",
        "Models",
    ]
    assert [rule for rule, _ in rules(army)] == ["LC-2-5"]
    assert faults(roster(own=[{**guard, "points": 0}, tin])) == []


@pytest.mark.rule("LC-1.4-6", "LC-0-4")
def test_a_people_paints_its_models_unless_their_card_does():
    first, second = roster().choices["peoples"]
    moon = {**first, "type": "people", "figure": {"people": "spark", "mount": "bull"}}
    guard, tin = roster().choices["own"]
    rider = {**guard, "key": "moon-rider", "base": "rider"}
    axe = {**guard, "key": "moon-axe", "figure": {"weapon": "axe"}}
    army = roster(own=[moon, guard, rider, axe, tin], peoples=[second])
    assert faults(army) == []
    known = known_cards(army).cards
    assert (known["moon-guard"].figure.people, known["moon-guard"].figure.mount) == (
        "spark",
        "none",
    )
    assert known["moon-rider"].figure.mount == "bull"
    assert (known["moon-axe"].figure.people, known["moon-axe"].figure.weapon) == ("human", "axe")


def test_the_muster_reads_cards():
    assert isinstance(MUSTER, CardMaker)
    assert [kind.key for kind in MUSTER.card_kinds()] == ["card", "people", "spell"]
    read = MUSTER.read_card(b"key: x", "mine.yaml")
    assert {one.file for one in read.refusals} == {"mine.yaml"}


def test_what_an_armys_file_calls_its_own_is_told():
    people = {"key": "orcs", "name": "Many", "colour": "violet"}
    (fault,) = [
        one
        for one in known_cards(roster(peoples=[people], own=[])).faults
        if one.rule == "LC-1.4-6"
    ]
    assert fault.text.values == {"people": "orcs"}
    spell = {"type": "spell", "key": "zap", "name": "Zap", "effect": "mend", "difficulty": 1,
             "range": 500}  # fmt: skip
    (fault,) = known_cards(roster(peoples=[spell], own=[])).faults
    assert say(fault.text) == "What stands here is a people, and this is none: zap."
