"""Own cards: a file gives a card with its price, or everything that is wrong with it."""

import msgspec
import pytest

from slagveld.games.little_carnage.army.own_cards import (
    card_faults,
    read_card,
    spell_faults,
    warnings,
)
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.games.little_carnage.core.cards import People, Skills
from slagveld.record import replace
from slagveld.texts import Name, Speaker, add_source, say
from tests.games.little_carnage.house import card

add_source("little-carnage", FOLDER.parent / "texts")

GOOD = """\
key: halberdiers
name: Halberdiers
people: humans
attack: 2
defence: 2
full_defence: 1
strength: 4
resistance: 3
agility: 4
wounds: 2
skills: {reach: true, fearless: 1}
"""
ORC = card("orc-warriors")


def told(source, **more):
    """Where a file is wrong: line, rule and words; every sentence can be said."""
    read = read_card(source, "mine.yaml", **more)
    assert (read.card, read.price) == (None, None)
    for one in read.refusals:
        assert one.file == "mine.yaml"
        for language in ("en", "nl", "de"):
            assert Speaker(language).faults(one.text) == ()
    return [(one.line, one.rule, say(one.text)) for one in read.refusals]


def faults(row=ORC, **changes):
    found = card_faults(replace(row, **changes))
    for fault in found:
        for language in ("en", "nl", "de"):
            assert Speaker(language).faults(fault.text) == ()
    return [(fault.field, fault.rule) for fault in found]


@pytest.mark.rule("LC-2-1", "LC-HOUSE-4")
@pytest.mark.parametrize("source", [GOOD, GOOD.encode()])
def test_a_card_file_gives_its_price_at_once(source):
    read = read_card(source, "mine.yaml")
    assert (read.refusals, read.warnings) == ((), ())
    assert read.name == read.card.name == Name.same("Halberdiers")
    assert (read.card.colour, read.card.origin, read.card.sides) == ("blue", "own", (250, 250))
    assert (read.card.attack, read.card.full_defence, read.card.wounds) == (2, 1, 2)
    # B is 24 + 22 + 6 + 1 + 4 = 57; 0.35 x 57 x 1.05 x 1.05 = 21.99
    lines = [(say(item.reason), item.value) for item in read.price.items]
    assert lines == [
        ("Attack dice and Strength", 840),
        ("Wounds and Resistance", 770),
        ("Defence dice", 210),
        ("Grey defence dice", 35),
        ("Agility", 140),
        ("Fearless 1 (×1.05)", 100),
        ("Reach (×1.05)", 104),
        ("Rounded to whole points", 2200),
    ]


@pytest.mark.rule("LC-2-1")
def test_json_is_read_as_well():
    source = msgspec.json.encode(
        {
            "key": "men",
            "name": {"en": "Men", "nl": "Mannen", "de": "Männer"},
            "people": "humans",
            "attack": 1,
            "defence": 0,
            "strength": 10,
            "resistance": 1,
            "agility": 1,
            "wounds": 1,
        }
    ).decode()
    read = read_card(source, "mine.json")
    assert [(one.line, one.rule) for one in read.refusals] == [(1, "LC-1.5-4")]
    tabbed = source.replace("{", "{\n\t", 1).replace(',"strength', ',\n\t"strength')
    read = read_card(tabbed, "mine.json")
    assert [(one.line, one.rule) for one in read.refusals] == [(3, "LC-1.5-4")]
    read = read_card(source.replace("10", "9"), "mine.json")
    assert read.card.name.nl == "Mannen"


@pytest.mark.rule("LC-HOUSE-4")
def test_strange_or_missing_fields_are_refused_with_their_line():
    (found,) = told(GOOD + "armour: 3\n")
    assert found[:2] == (12, "LC-1.5-1")
    assert found[2].startswith("This is no army card: armour")
    (found,) = told(GOOD.replace("reach: true", "parry: true"))
    assert found[0] == 11
    assert "parry" in found[2]
    (found,) = told(GOOD.replace("wounds: 2\n", ""))
    assert "wounds" in found[2]
    (found,) = told(GOOD.replace("attack: 2", "attack: two"))
    assert found[0] == 4
    (found,) = told("just words")
    assert found[1] == "LC-1.5-1"


@pytest.mark.rule("LC-1.5-4", "LC-1.8-1")
def test_everything_wrong_is_told_at_once_with_its_line():
    source = (
        GOOD.replace("strength: 4", "strength: 10")
        .replace("wounds: 2", "wounds: 0")
        .replace("fearless: 1", "fear: 4")
        .replace("humans", "elks")
    )
    assert told(source) == [
        (3, "LC-1.4-6", "There is no such people, so the card has no colour: elks."),
        (7, "LC-1.5-4", "Strength is 10, but must be from 1 to 9."),
        (10, "LC-1.5-1", "Wounds is 0, but must be from 1 to 99."),
        (11, "LC-1.8-1", "Fear is 4, but has levels from 1 to 3."),
    ]


@pytest.mark.rule("LC-1.4-6")
def test_own_peoples_are_known_where_they_are_given():
    elks = People(key="elks", name=Name.same("Elks"), colour="violet")
    source = GOOD.replace("humans", "elks")
    assert read_card(source, "mine.yaml", {"elks": elks}).card.colour == "violet"
    assert told(GOOD, known={"elks": elks})[0][1] == "LC-1.4-6"


@pytest.mark.rule("LC-1.5-1", "LC-1.5-2", "LC-1.5-3", "LC-1.5-4", "LC-1.5-5", "LC-1.5-6")
@pytest.mark.rule("LC-1.5-7", "LC-1.5-9")
@pytest.mark.parametrize(
    ("field", "least", "most", "rule"),
    [
        ("attack", 0, 99, "LC-1.5-1"),
        ("defence", 0, 99, "LC-1.5-1"),
        ("full_defence", 0, 99, "LC-1.5-9"),
        ("strength", 1, 9, "LC-1.5-4"),
        ("resistance", 1, 9, "LC-1.5-5"),
        ("agility", 1, 9, "LC-1.5-6"),
        ("wounds", 1, 99, "LC-1.5-1"),
        ("height", 1, 3000, "LC-HOUSE-2"),
    ],
)
def test_every_value_has_its_range(field, least, most, rule):
    assert faults(**{field: least}) == faults(**{field: most}) == []
    assert faults(**{field: least - 1}) == faults(**{field: most + 1}) == [(field, rule)]


@pytest.mark.rule("LC-1.5-9")
def test_only_berserkers_have_grey_attack_dice():
    assert faults(berserk=1) == [("berserk", "LC-1.5-9")]
    assert faults(berserk=99, skills=Skills(berserker=True)) == []
    assert faults(berserk=100, skills=Skills(berserker=True)) == [("berserk", "LC-1.5-9")]
    assert faults(berserk=-1) == [("berserk", "LC-1.5-9")]
    assert faults(berserk=0, skills=Skills(berserker=True)) == []


@pytest.mark.rule("LC-1.8-1")
@pytest.mark.parametrize(
    ("skill", "most"), [("fear", 3), ("magic", 3), ("fearless", 99), ("magic_resistance", 99)]
)
def test_levels_have_their_limits(skill, most):
    assert faults(skills=Skills(**{skill: 1})) == faults(skills=Skills(**{skill: most})) == []
    fault = [(f"skills.{skill}", "LC-1.8-1")]
    assert faults(skills=Skills(**{skill: most + 1})) == fault
    assert faults(skills=Skills(**{skill: -1})) == fault


@pytest.mark.rule("LC-1.1-11", "LC-1.1-14", "LC-1.1-15", "LC-HOUSE-2")
def test_the_base_must_have_the_size_of_its_kind():
    assert faults(sides=(250, 300)) == [("sides", "LC-1.1-11")]
    assert faults(base="small", sides=(200, 200)) == []
    assert faults(base="monster", sides=(700, 500)) == []
    assert faults(base="monster", sides=(250, 250)) == [("sides", "LC-1.1-11")]
    assert faults(base="gigantic", sides=(3000, 3000)) == []
    assert faults(base="gigantic", sides=(3000, 3001)) == [("sides", "LC-1.1-11")]


@pytest.mark.rule("LC-1.10-5", "LC-HOUSE-6")
def test_who_is_carried_names_the_shared_base():
    assert faults(rides="dragon") == [("rides", "LC-1.10-5")]
    assert faults(rides="dragon", carried_base=(500, 500)) == []
    assert faults(carried_base=(400, 400)) == []
    assert faults(carried_base=(399, 400)) == [("carried_base", "LC-1.10-11")]


@pytest.mark.rule("LC-HOUSE-4")
def test_keys_and_names_are_short_and_plain():
    assert faults(key="a" * 60, name=Name.same("N" * 60)) == []
    assert faults(key="a" * 61) == faults(key="Orcs") == faults(key="a--b") == faults(key="")
    assert faults(key="-a") == [("key", "LC-HOUSE-4")]
    (long,) = card_faults(replace(ORC, key="a" * 61))
    assert long.text.values["found"] == "a" * 40
    assert faults(icon="") == faults(icon="a" * 60) == faults(breath_kind="B" * 60) == []
    assert faults(icon="<b>") == faults(icon="a" * 61) == [("icon", "LC-HOUSE-4")]
    assert faults(rides="A", carried_base=(500, 500)) == [("rides", "LC-HOUSE-4")]
    assert faults(breath_kind="B" * 61) == [("breath_kind", "LC-HOUSE-4")]
    assert faults(name=Name.same("N" * 61)) == [("name", "LC-HOUSE-4")]
    assert faults(name=Name("Orc", " ", "Ork")) == [("name", "LC-HOUSE-4")]


@pytest.mark.rule("LC-1.8-magic-3", "LC-1.8-magic-ex1", "LC-3-2")
def test_spells_of_a_card_are_checked():
    def spells(row, *known):
        return [(fault.rule, say(fault.text)) for fault in spell_faults(row, known)]

    shaman = card("orc-shaman")  # Magic 1
    assert spells(shaman, "mend", "fury") == []
    assert spells(shaman, "mend", "fury", "mire") == [
        ("LC-1.8-magic-3", "This wizard may know 2 spells, not 3.")
    ]
    assert spells(card("human-magister"), "mend", "fury", "mire") == []
    assert spells(card("human-magister"), "mend", "fury", "mire", "aegis") != []
    assert spells(card("necromancer"), "mend", "fury", "mire", "raise") == []
    assert spells(ORC, "mend") == [("LC-1.8-magic-3", "Only wizards know spells.")]
    assert spells(shaman, "mend", "mend") == [
        ("LC-1.8-magic-3", "A spell is known once, not twice.")
    ]
    assert spells(shaman, "fireball") == [("LC-3-2", "There is no such spell: fireball.")]
    assert spells(shaman, "raise") == [
        ("LC-SPELL-raise", "Wizards of this colour do not know it: Raise.")
    ]
    assert spells(shaman, "counterspell") == [
        ("LC-SPELL-counterspell", "Every wizard knows it, so it is not chosen: Counterspell.")
    ]
    assert faults(shaman, spells=("raise",)) == [("spells", "LC-SPELL-raise")]


@pytest.mark.rule("LC-1.8-fearless-2", "LC-1.7-2")
def test_warnings_refuse_nothing():
    def warned(**changes):
        row = replace(ORC, **changes)
        assert card_faults(row) == []
        return [say(one) for one in warnings(row)]

    assert warned() == warned(skills=Skills(fear=1)) == warned(skills=Skills(fearless=1)) == []
    (words,) = warned(skills=Skills(fear=1, fearless=2))
    assert words == "Fearless silences Fear: with both skills this regiment frightens nobody."
    (words,) = warned(name=Name("Orcs", "Orkboogschutters", "Orks"))
    assert words.startswith("The name speaks of a ranged weapon")
    assert warned(name=Name.same("Crossbows"), skills=Skills(ranged=True)) == []
    assert len(warned(name=Name.same("Crossbows"))) == 1
    (words,) = warned(attack=0, skills=Skills(ranged=True))
    assert words == "Without attack dice it can never shoot."
    read = read_card(GOOD.replace("Halberdiers", "Bowmen"), "mine.yaml")
    assert len(read.warnings) == 1
    assert read.card is not None
    for language in ("en", "nl", "de"):
        for one in warnings(replace(ORC, skills=Skills(fear=1, fearless=1))):
            assert Speaker(language).faults(one) == ()


# What a refusal mentions


def cut(**changes):
    """What the refusals of a card with these changes mention."""
    return [fault.text.values for fault in card_faults(replace(ORC, **changes))]


def test_what_is_named_in_a_refusal_is_cut_short():
    long = "A" * 50
    assert cut(key=long) == [{"found": "A" * 40}]
    assert cut(icon=long) == cut(rides=long, carried_base=(500, 500)) == [{"found": "A" * 40}]
    assert cut(people=long, colour="") == [{"people": "A" * 40}]
    (fault,) = spell_faults(replace(ORC, skills=Skills(magic=1)), (long,))
    assert fault.text.values == {"spell": "A" * 40}


def test_the_largest_shared_base_is_told_in_centimetres():
    assert cut(carried_base=(3001, 400)) == [{"most": 30}]


@pytest.mark.rule("LC-1.8-magic-3")
def test_who_is_no_wizard_knows_no_spell():
    for level in (0, -3):
        none = replace(ORC, skills=Skills(magic=level))
        assert spell_faults(none, ()) == []
        (fault,) = spell_faults(none, ("mend",))
        assert fault.text.values == {"found": 1, "most": 0}


def test_a_file_with_tabs_is_json_and_tells_its_lines_all_the_same():
    tabbed = """{
\t"key": "men", "name": "Men", "people": "humans",
\t"attack": 1, "defence": 1, "strength": 1, "resistance": 1, "agility": 1,
\t"wounds": 0
}"""
    assert [(line, rule) for line, rule, _ in told(tabbed)] == [(4, "LC-1.5-1")]
