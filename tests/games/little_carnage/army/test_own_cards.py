"""Own cards: a file gives a card with its price, or everything that is wrong with it."""

import json

import pytest

from slagveld.games.little_carnage.army.card_face import skill_rule
from slagveld.games.little_carnage.army.own_cards import (
    LittleCards,
    card_faults,
    spell_faults,
    warnings,
)
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.games.little_carnage.core.cards import Skills
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
OWN = LittleCards()
SHEET = {
    "key": "orcs", "name": "Orcs", "people": "orcs", "attack": 3, "defence": 2, "strength": 3,
    "resistance": 3, "agility": 4, "wounds": 2,
}  # fmt: skip


def told(source, name="mine.yaml"):
    """Where a file is wrong: line, rule and words; every sentence can be said."""
    read = OWN.read(source, name)
    assert (read.card, read.price, read.asked) == (None, None, None)
    for one in read.refusals:
        assert one.file == name
        for language in ("en", "nl", "de"):
            assert Speaker(language).faults(one.text) == ()
    return [(one.line, one.rule, say(one.text)) for one in read.refusals]


def faults(**changes):
    """The values at fault of a card that is otherwise sound, each with its rule."""
    given = {**SHEET, **changes}
    read = OWN.read(json.dumps(given), "mine.json")
    for fault in read.refusals:
        for language in ("en", "nl", "de"):
            assert Speaker(language).faults(fault.text) == ()
    return [(fault.field, fault.rule) for fault in read.refusals]


@pytest.mark.rule("LC-2-1", "LC-HOUSE-4", "SLV-CARD-1")
@pytest.mark.parametrize("source", [GOOD, GOOD.encode()])
def test_a_card_file_gives_its_price_at_once(source):
    read = OWN.read(source, "mine.yaml")
    assert (read.refusals, read.warnings, read.asked) == ((), (), None)
    assert read.name == read.card.title == Name.same("Halberdiers")
    assert (read.kind, read.sheet["type"], read.sheet["key"]) == ("card", "card", "halberdiers")
    made = OWN.card({name: value for name, value in read.sheet.items() if name != "type"})
    assert (made.colour, made.origin, made.sides) == ("blue", "own", (250, 250))
    assert (made.attack, made.full_defence, made.wounds) == (2, 1, 2)
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


@pytest.mark.rule("LC-1.5-1", "LC-1.5-8")
def test_it_looks_as_it_will_at_the_table():
    shown = OWN.read(GOOD, "mine.yaml").card
    lines = {say(line.label): say(line.value) for line in shown.lines}
    assert lines["Attack"] == "2"
    assert [say(note) for note in shown.notes] == [
        "Fearless 1",
        "Reach",
        "Humans, Blue",
        "A card of the player's own.",
    ]
    assert shown.rules == ("LC-1.8-fearless-1", "LC-1.8-reach-1")
    assert shown.figure.weapon == "spear"


@pytest.mark.rule("LC-2-7")
def test_a_price_of_its_makers_own_stands_beside_that_of_the_formula():
    read = OWN.read(GOOD + "points: 30\n", "mine.yaml")
    assert (read.asked, read.price.total) == (3000, 2200)
    assert OWN.read(GOOD + "points: 0\n", "mine.yaml").asked == 0
    assert faults(points=-1) == faults(points=10000) == [("points", "LC-2-7")]
    assert faults(points=2.5) == faults(points="8") == [("points", "LC-2-7")]


@pytest.mark.rule("LC-2-1")
def test_json_is_read_as_well():
    source = json.dumps(
        {
            "key": "men",
            "name": {"en": "Men", "nl": "Mannen", "de": "Männer", "many": True},
            "people": "humans",
            "attack": 1,
            "defence": 0,
            "strength": 10,
            "resistance": 1,
            "agility": 1,
            "wounds": 1,
        }
    )
    assert [one[:2] for one in told(source, "mine.json")] == [(1, "LC-1.5-4")]
    tabbed = source.replace("{", "{\n\t", 1).replace(', "strength', ',\n\t"strength')
    assert [one[:2] for one in told(tabbed, "mine.json")] == [(3, "LC-1.5-4")]
    read = OWN.read(source.replace("10", "9"), "mine.json")
    assert (read.name.nl, read.name.many) == ("Mannen", True)


@pytest.mark.rule("SLV-CARD-1")
def test_strange_or_missing_values_are_refused_with_their_line():
    (found,) = told(GOOD + "armour: 3\n")
    assert found == (12, "SLV-CARD-1", "No value of such a card is called “armour”.")
    (found,) = told(GOOD.replace("reach: true", "reech: true"))
    assert found == (
        11,
        "SLV-CARD-1",
        "No value of such a card is called “reech”. Is “reach” meant?",
    )
    assert told(GOOD.replace("wounds: 2\n", "")) == [(1, "LC-1.5-7", "Wounds is missing.")]
    assert told(GOOD.replace("attack: 2", "attack: two")) == [
        (4, "LC-1.5-2", "Attack must be a whole number.")
    ]
    for source in ("just words", "- 1\n- 2\n", GOOD[: len(GOOD) - 20], "[" * 5000, b"\xff\xfe\x00"):
        assert [rule for _, rule, _ in told(source)] == ["SLV-CARD-1"], source
    (found,) = told("x: " + "y" * 11_000_000)
    assert found[1] == "SLV-CARD-1"
    (found,) = told(GOOD + "type: dial\n")
    assert found == (
        12,
        "SLV-CARD-1",
        "“dial” is no kind of card here; there are: card, people, spell.",
    )


@pytest.mark.rule("SLV-CARD-1")
def test_a_card_of_another_game_is_told_in_one_sentence():
    other = "key: guard\nname: Guard\nclass: infantry\nws: 4\nst: 4\narmour: light\nw: 1\n"
    assert told(other) == [
        (
            3,
            "SLV-CARD-1",
            "This is a card of something else: nothing here is called class, ws, st, armour, w.",
        )
    ]


@pytest.mark.rule("SLV-CARD-1")
def test_a_value_left_empty_is_none():
    read = OWN.read(GOOD + "icon:\nsingle: null\n", "mine.yaml")
    assert read.refusals == ()
    assert not {"icon", "single"} & read.sheet.keys()
    assert told(GOOD.replace("wounds: 2", "wounds:"))[0][1:] == ("LC-1.5-7", "Wounds is missing.")


@pytest.mark.rule("LC-1.5-4", "LC-1.8-1")
def test_everything_wrong_is_told_at_once_with_its_line():
    source = (
        GOOD.replace("strength: 4", "strength: 10")
        .replace("wounds: 2", "wounds: 0")
        .replace("fearless: 1", "fear: 4")
    )
    assert told(source) == [
        (7, "LC-1.5-4", "Strength is 10, but must be from 1 to 9."),
        (10, "LC-1.5-7", "Wounds is 0, but must be from 1 to 99."),
        (11, "LC-1.8-fear-1", "Fear is 4, but must be from 0 to 3."),
    ]


@pytest.mark.rule("LC-1.4-6", "LC-2-2")
def test_a_card_has_the_colour_of_its_people_or_one_of_its_own():
    assert told(GOOD.replace("humans", "elks")) == [
        (3, "LC-1.4-6", "There is no such people, so the card has no colour: elks.")
    ]
    read = OWN.read(GOOD.replace("humans", "elks\ncolour: violet"), "mine.yaml")
    assert "elks, violet" in [say(note) for note in read.card.notes]
    assert told(GOOD + "colour: red\n") == [
        (12, "LC-1.4-6", "The colour of this people is another one: Humans (blue).")
    ]
    assert OWN.read(GOOD + "colour: blue\n", "mine.yaml").refusals == ()
    assert faults(people="The elks") == [("people", "LC-1.4-6")]
    assert faults(people="elks", colour="Red!") == [("colour", "LC-1.4-6")]


@pytest.mark.rule("LC-1.5-1", "LC-1.5-2", "LC-1.5-3", "LC-1.5-4", "LC-1.5-5", "LC-1.5-6")
@pytest.mark.rule("LC-1.5-7", "LC-1.5-9")
@pytest.mark.parametrize(
    ("field", "least", "most", "rule"),
    [
        ("attack", 0, 99, "LC-1.5-2"),
        ("defence", 0, 99, "LC-1.5-3"),
        ("full_defence", 0, 99, "LC-1.5-9"),
        ("strength", 1, 9, "LC-1.5-4"),
        ("resistance", 1, 9, "LC-1.5-5"),
        ("agility", 1, 9, "LC-1.5-6"),
        ("wounds", 1, 99, "LC-1.5-7"),
        ("height", 0, 3000, "LC-HOUSE-2"),
    ],
)
def test_every_value_has_its_range(field, least, most, rule):
    assert faults(**{field: least}) == faults(**{field: most}) == []
    assert faults(**{field: least - 1}) == faults(**{field: most + 1}) == [(field, rule)]


@pytest.mark.rule("LC-1.5-9")
def test_only_berserkers_have_grey_attack_dice():
    berserker = {"berserker": True}
    assert faults(berserk=1) == [("berserk", "LC-1.5-9")]
    assert faults(berserk=99, skills=berserker) == []
    assert faults(berserk=100, skills=berserker) == [("berserk", "LC-1.5-9")]
    assert faults(berserk=-1) == [("berserk", "LC-1.5-9")]
    assert faults(berserk=0, skills=berserker) == []


@pytest.mark.rule("LC-1.8-1")
@pytest.mark.parametrize(
    ("skill", "most"), [("fear", 3), ("magic", 3), ("fearless", 99), ("magic_resistance", 99)]
)
def test_levels_have_their_limits(skill, most):
    assert faults(skills={skill: 0}) == faults(skills={skill: most}) == []
    fault = [(f"skills.{skill}", skill_rule(skill))]
    assert faults(skills={skill: most + 1}) == faults(skills={skill: -1}) == fault
    assert faults(skills={skill: True}) == fault
    assert faults(skills={"reach": 1}) == [("skills.reach", "LC-1.8-reach-1")]
    assert faults(skills=["reach"]) == [("skills", "LC-1.8-1")]


@pytest.mark.rule("LC-1.1-11", "LC-1.1-14", "LC-1.1-15", "LC-HOUSE-2")
def test_the_base_must_have_the_size_of_its_kind():
    assert faults(sides=[250, 300]) == [("sides", "LC-1.1-11")]
    assert faults(base="small", sides=[200, 200]) == []
    assert faults(base="monster", sides=[700, 500]) == []
    assert faults(base="monster", sides=[250, 250]) == [("sides", "LC-1.1-11")]
    assert faults(base="gigantic", sides=[3000, 3000]) == []
    assert faults(base="gigantic", sides=[3000, 3001]) == [("sides", "LC-1.1-11")]
    assert faults(base="huge") == [("base", "LC-1.1-11")]


@pytest.mark.rule("LC-1.10-5", "LC-HOUSE-6")
def test_who_is_carried_names_the_shared_base():
    assert faults(rides="dragon") == [("rides", "LC-1.10-5")]
    assert faults(rides="dragon", carried_base=[500, 500]) == []
    assert faults(carried_base=[400, 400]) == []
    assert faults(carried_base=[399, 400]) == [("carried_base", "LC-1.10-11")]
    assert faults(carried_base=[3001, 400]) == [("carried_base", "LC-1.10-11")]


@pytest.mark.rule("LC-HOUSE-4")
def test_keys_and_names_are_short_and_plain():
    assert faults(key="a" * 60, name="N" * 60) == []
    assert faults(key="a" * 61) == faults(key="Orcs") == faults(key="a--b") == faults(key="")
    assert faults(key="-a") == [("key", "LC-HOUSE-4")]
    assert faults(icon="a" * 60) == faults(breath_kind="B" * 60) == []
    assert faults(icon="<b>") == faults(icon="a" * 61) == [("icon", "LC-HOUSE-4")]
    assert faults(rides="A", carried_base=[500, 500]) == [("rides", "LC-HOUSE-4")]
    assert faults(breath_kind="B" * 61) == [("breath_kind", "LC-1.8-breath-4")]
    for name in ("N" * 61, " ", {"en": "Orc", "nl": " "}, {"nl": "Ork"}, {"en": "O", "xx": "O"}, 7):
        assert faults(name=name) == [("name", "LC-HOUSE-4")], name
    for name in ({"en": "Orc", "many": "yes"}, {"en": "Orc", "declines": "Ork"}):
        assert faults(name=name) == [("name", "LC-HOUSE-4")], name
    assert faults(name={"en": "Orcs", "many": True, "declines": "m1"}) == []


@pytest.mark.rule("LC-0-4")
def test_the_miniature_is_told_in_the_traits_that_there_are():
    assert faults(figure={"people": "orc", "weapon": "axe"}) == []
    assert faults(figure={"people": "elk"}) == [("figure", "LC-0-4")]
    assert faults(figure="an orc") == [("figure", "LC-0-4")]


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
    assert faults(skills={"magic": 1}, spells=["raise"]) == [("spells", "LC-SPELL-raise")]
    assert faults(skills={"magic": 1}, spells=["mend", "fury"]) == []
    assert faults(spells=["mend"]) == [("spells", "LC-1.8-magic-3")]
    assert faults(spells=["fireball"]) == [("spells.0", "LC-1.8-magic-3")]
    assert faults(skills={"magic": 2}, spells=["mend", "mend"]) == [("spells", "LC-1.8-magic-3")]


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
    read = OWN.read(GOOD.replace("Halberdiers", "Bowmen"), "mine.yaml")
    assert (len(read.warnings), read.refusals) == (1, ())
    for language in ("en", "nl", "de"):
        for one in warnings(replace(ORC, skills=Skills(fear=1, fearless=1))):
            assert Speaker(language).faults(one) == ()


# What a refusal mentions


def cut(**changes):
    """What the refusals of a card with these changes mention."""
    read = OWN.read(json.dumps({**SHEET, **changes}), "mine.json")
    return [fault.text.values for fault in read.refusals]


def test_what_is_named_in_a_refusal_is_cut_short():
    long = "A" * 50
    assert cut(key=long) == [{"found": "A" * 40, "value": OWN_KEY}]
    assert cut(icon=long) == cut(rides=long, carried_base=[500, 500]) == [{"found": "A" * 40}]
    assert cut(people="a" * 50) == [{"people": "a" * 40}]
    (fault,) = spell_faults(replace(ORC, skills=Skills(magic=1)), (long,))
    assert fault.text.values == {"spell": "A" * 40}


OWN_KEY = OWN.kinds()[0].sections[0].entries[0].field.title


def test_the_largest_shared_base_is_told_in_centimetres():
    (fault,) = card_faults(replace(ORC, carried_base=(3001, 400)))
    assert fault.text.values == {"most": 30}


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
    assert [(line, rule) for line, rule, _ in told(tabbed)] == [(4, "LC-1.5-7")]
