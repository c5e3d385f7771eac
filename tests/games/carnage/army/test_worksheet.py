"""Figures of one's own design: the worksheet filled in."""

import pytest

from slagveld.games.carnage.army.muster import own_offer
from slagveld.games.carnage.army.troops import Class, for_sale, troops, worksheet
from slagveld.games.carnage.army.worksheet import HIGHEST, LONGEST_NAME, Design, read
from slagveld.games.carnage.core.unit import Magic
from slagveld.games.carnage.magic.spells import spells
from slagveld.games.carnage.terrain.kinds import FOLDER
from slagveld.kernel.fields import ChoiceField, ChoicesField, NumberField
from slagveld.texts import Name, Speaker, add_source, say

add_source("carnage", FOLDER.parent / "texts")

FOOT = {
    "people": "herptars",
    "type": "infantry",
    "ws": 4,
    "st": 5,
    "armour": "light",
    "w": 1,
    "at": 1,
}
HERO = {**FOOT, "hero": True}
RIDER = {**FOOT, "type": "cavalry", "w": 2, "at": 2}
MAGE = {**FOOT, "type": "mage", "disciplines": ["channelling"], "spells": ["shock"], "magic": 3}


def wrong(choices, entry=0):
    """The rules that a worksheet breaks."""
    faults = read(choices, entry)[1]
    assert all(fault.entry == entry for fault in faults)
    for fault in faults:
        for language in ("en", "nl", "de"):
            assert Speaker(language).faults(fault.text) == ()
    return [fault.rule for fault in faults]


def made(choices):
    """The profile of a sound worksheet."""
    design, faults = read(choices, 0)
    assert faults == []
    return design.profile("own-figure-1")


@pytest.mark.rule("CAR-20-worksheet", "CAR-5-stats")
def test_a_worksheet_becomes_a_figure():
    values = made({**FOOT, "name": "  Marsh guard "})
    assert (values.type, values.name, values.people) == ("own-figure-1", "Marsh guard", "herptars")
    assert (values.ws, values.st, values.ar, values.w, values.at) == (4, 5, 1, 1, 1)
    assert (values.kind, values.cavalry, values.bow, values.shots) == ("troop", False, False, 1)
    assert (values.icon, values.width, values.depth) == ("croc-sword", 250, 250)
    assert read(FOOT, 0)[0].lore() is None


@pytest.mark.rule("CAR-20-worksheet")
def test_a_figure_without_a_name_is_called_by_its_type():
    assert made(FOOT).name.en == "Infantry"
    assert made(HERO).name.en == "Hero"
    assert made({**HERO, **RIDER}).name == Name(
        "Mounted hero", "Bereden held", "Berittener Held", declines="m1w"
    )
    assert made({**FOOT, "type": "archer", "name": "   "}).name.nl == "Boogschutter"
    assert made(MAGE).name.de == "Magier"
    assert made({**FOOT, "type": "archer", "name": "   "}).unit.nl == "Boogschutters"
    assert made({**FOOT, "name": "Guard"}).unit == made(HERO).unit == ""


@pytest.mark.rule("CAR-8-types", "CAR-17-mount")
def test_cavalry_rides_and_others_may():
    assert made(RIDER).cavalry
    assert made({**RIDER, "type": "mage", "mount": True}).cavalry
    assert made({**HERO, "w": 2, "at": 2, "mount": True}).depth == 500
    assert made(RIDER).depth == 500
    assert not made({**HERO, "w": 2, "at": 2}).cavalry


@pytest.mark.rule("CAR-17-mount")
@pytest.mark.parametrize(("w", "at", "bad"), [(1, 2, True), (2, 1, True), (2, 2, False)])
def test_a_mounted_figure_has_w_2_and_at_2(w, at, bad):
    assert wrong({**RIDER, "w": w, "at": at}) == ["CAR-17-mount"] * bad
    assert wrong({**HERO, "mount": True, "w": w, "at": at}) == ["CAR-17-mount"] * bad
    assert wrong({**FOOT, "w": w, "at": at}) == []


@pytest.mark.rule("CAR-17.5", "CAR-17-bow")
def test_a_bow_goes_with_medium_armour_at_most():
    assert made({**FOOT, "type": "archer", "armour": "medium"}).bow
    assert made({**FOOT, "bow": True}).bow
    assert made({**RIDER, "bow": True}).bow
    assert not made(RIDER).bow
    assert wrong({**FOOT, "type": "archer", "armour": "heavy"}) == ["CAR-17.5"]
    assert wrong({**HERO, "bow": True, "armour": "heavy"}) == ["CAR-17.5"]
    assert wrong({**FOOT, "armour": "heavy"}) == []


@pytest.mark.rule("CAR-19-archer")
def test_extra_shots_are_for_heroes_with_a_bow():
    assert made({**HERO, "bow": True, "shots": 2}).shots == 3
    assert made({**HERO, "type": "archer", "shots": 1}).shots == 2
    for choices in (HERO, {**FOOT, "bow": True}, {**FOOT, "type": "archer"}):
        assert wrong({**choices, "shots": 1}) == ["CAR-19-archer"]
        assert wrong({**choices, "shots": 0}) == []


@pytest.mark.rule("CAR-18-mage", "CAR-18-costs", "CAR-14.1-discipline")
def test_a_mage_has_magic():
    design, faults = read({**MAGE, "spells": ["counterspell", "shock"]}, 0)
    assert faults == []
    assert design.lore() == Magic(3, ("channelling",), ("shock", "counterspell"))
    assert design.profile("x").kind == "mage"
    assert read({**FOOT, "type": "mage"}, 0)[0].lore() == Magic(0)
    both = {**MAGE, "disciplines": ["channelling", "distortion"], "spells": ["shock", "teleport"]}
    assert read(both, 0)[0].lore().disciplines == ("distortion", "channelling")


@pytest.mark.rule("CAR-18-mage")
@pytest.mark.parametrize(
    "magic", [{"disciplines": ["channelling"]}, {"spells": ["shock"]}, {"magic": 1}]
)
def test_nobody_else_has_magic(magic):
    assert wrong({**FOOT, **magic}) == ["CAR-18-mage"]
    assert wrong({**HERO, **magic}) == ["CAR-18-mage"]
    assert wrong({**FOOT, "disciplines": [], "spells": [], "magic": 0}) == []


@pytest.mark.rule("CAR-18-costs")
def test_a_spell_needs_its_discipline():
    spelled = {**MAGE, "spells": ["shock", "teleport", "diversion"]}
    assert wrong(spelled) == ["CAR-18-costs"] * 2
    assert wrong({**spelled, "disciplines": ["distortion"]}) == ["CAR-18-costs"]
    assert wrong({**spelled, "disciplines": ["distortion", "channelling"]}) == []
    (first, _) = read(spelled, 0)[1]
    assert say(first.text) == "Teleport needs the discipline Distortion."


@pytest.mark.rule("CAR-14.2-explosion-all", "CAR-18-costs")
def test_explosion_is_not_sold():
    assert "explosion" in spells()
    assert len(for_sale()) == 8
    assert wrong({**MAGE, "spells": ["explosion"]}) == ["CAR-18-costs"]


@pytest.mark.rule("CAR-19-composition")
def test_a_mage_is_no_hero_as_well():
    assert wrong({**MAGE, "hero": True}) == ["CAR-19-composition"]


LIMITS = [
    ("ws", 1, 10, "CAR-17-ws"),
    ("st", 1, 8, "CAR-17-st"),
    ("w", 1, HIGHEST, "CAR-17-formula"),
    ("at", 1, HIGHEST, "CAR-17-formula"),
    ("width", 10, 150, "CAR-0-base-size"),
    ("depth", 10, 150, "CAR-0-base-size"),
]


@pytest.mark.rule("CAR-17-ws", "CAR-17-st", "CAR-17-formula", "CAR-0-base-size")
@pytest.mark.parametrize(("name", "least", "most", "rule"), LIMITS)
def test_numbers_have_limits(name, least, most, rule):
    for value in (least, most, str(least), str(most)):
        assert wrong({**FOOT, name: value}) == []
    for value in (least - 1, most + 1, True, 2.5, "", "x", "-1", "²", "1" * 9, [], {}, 10**30):
        assert wrong({**FOOT, name: value}) == [rule], value


@pytest.mark.rule("CAR-17-formula")
def test_the_values_are_the_numbers_given():
    assert (HIGHEST, LONGEST_NAME) == (99, 40)
    values = made({**FOOT, "ws": "10", "st": 8, "w": 3, "at": 4, "width": 30, "depth": 40})
    assert (values.ws, values.st, values.w, values.at) == (10, 8, 3, 4)
    assert (values.width, values.depth) == (300, 400)


@pytest.mark.rule("CAR-18-costs", "CAR-19-archer")
def test_numbers_that_may_be_left_out():
    assert wrong({**MAGE, "magic": None}) == []
    assert read({**MAGE, "magic": None}, 0)[0].magic == 0
    assert wrong({**MAGE, "magic": HIGHEST}) == []
    assert wrong({**MAGE, "magic": HIGHEST + 1}) == ["CAR-18-costs"]
    assert wrong({**MAGE, "magic": -1}) == ["CAR-18-costs"]
    assert wrong({**HERO, "bow": True, "shots": HIGHEST + 1}) == ["CAR-19-archer"]
    for name, rule in (("ws", "CAR-17-ws"), ("st", "CAR-17-st"), ("w", "CAR-17-formula")):
        assert wrong({**FOOT, name: None}) == [rule]


@pytest.mark.rule("CAR-17-armour")
@pytest.mark.parametrize(("armour", "ar"), [("none", 0), ("light", 1), ("medium", 2), ("heavy", 3)])
def test_armour_by_name(armour, ar):
    assert made({**FOOT, "armour": armour}).ar == ar


@pytest.mark.rule("CAR-17-armour")
def test_ar_4_cannot_be_bought():
    assert max(row.ar for row in worksheet().armours) == 3
    for armour in ("mithril", 4, None, ["light"]):
        assert wrong({**FOOT, "armour": armour}) == ["CAR-17-armour"]


@pytest.mark.rule("CAR-20-worksheet")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("people", "elves"),
        ("people", None),
        ("type", "dragon"),
        ("type", 3),
        ("hero", "yes"),
        ("mount", 1),
        ("bow", None),
        ("name", "x" * (LONGEST_NAME + 1)),
        ("name", 7),
        ("name", "a\nb"),
        ("colour", "red"),
        ("x" * 200, 1),
    ],
)
def test_what_the_worksheet_does_not_take(name, value):
    assert wrong({**FOOT, name: value}, 4) == ["CAR-20-worksheet"]


@pytest.mark.rule("CAR-18-costs")
@pytest.mark.parametrize(
    "value", ["shock", 3, ["shock", "shock"], ["fireball"], [None], [["shock"]], {"shock": 1}]
)
def test_lists_of_spells(value):
    assert "CAR-18-costs" in wrong({**MAGE, "spells": value})
    assert wrong({**MAGE, "spells": ("shock", "frenzy")}) == []


def test_a_long_name_fits_exactly():
    assert made({**FOOT, "name": "é" * LONGEST_NAME}).name == "é" * LONGEST_NAME


@pytest.mark.rule("CAR-20-worksheet")
def test_everything_wrong_is_told_at_once():
    assert wrong({}) == [
        "CAR-20-worksheet",
        "CAR-20-worksheet",
        "CAR-17-ws",
        "CAR-17-st",
        "CAR-17-armour",
        "CAR-17-formula",
        "CAR-17-formula",
    ]
    assert wrong({**RIDER, "w": 1, "ws": 11, "bow": True, "armour": "heavy", "shots": 2}) == [
        "CAR-17-ws",
        "CAR-17.5",
        "CAR-17-mount",
        "CAR-19-archer",
    ]
    assert read({}, 0)[0] == Design()


@pytest.mark.rule("CAR-20-worksheet", "CAR-17-ws", "CAR-17-armour", "CAR-18-costs")
def test_the_offer_asks_for_every_line_of_the_worksheet():
    offer = own_offer()
    fields = {field.name: field for field in offer.fields}
    assert sorted(fields) == sorted(Design.__struct_fields__)
    choices = {
        name: [choice.key for choice in field.choices]
        for name, field in fields.items()
        if isinstance(field, ChoiceField | ChoicesField)
    }
    assert choices == {
        "people": ["herptars", "brigandians", "others"],
        "type": ["infantry", "archer", "cavalry", "mage"],
        "ws": [str(n) for n in range(1, 11)],
        "armour": ["none", "light", "medium", "heavy"],
        "disciplines": ["distortion", "channelling"],
        "spells": list(for_sale()),
        "look": list(troops()),
    }
    numbers = {
        name: (field.least, field.most, field.optional)
        for name, field in fields.items()
        if isinstance(field, NumberField)
    }
    assert numbers == {
        "st": (1, 8, False),
        "w": (1, HIGHEST, False),
        "at": (1, HIGHEST, False),
        "shots": (0, HIGHEST, True),
        "magic": (0, HIGHEST, True),
        "width": (10, 150, True),
        "depth": (10, 150, True),
    }
    assert [name for name in fields if fields[name].optional and name not in numbers] == [
        "name",
        "look",
    ]
    assert fields["ws"].numeric
    assert say(fields["ws"].choices[3].label) == "4 – trained, never in battle"
    assert say(fields["armour"].choices[2].label) == "Medium (AR 2)"
    assert say(fields["disciplines"].choices[0].help) == "25 points"
    assert say(fields["spells"].choices[-1].help) == "10 points; Channelling"
    assert (offer.price.total, offer.key) == (8, "own-figure")
    for field in offer.fields:
        for language in ("en", "nl", "de"):
            assert Speaker(language).faults(field.title) == ()


@pytest.mark.rule("CAR-20-worksheet")
def test_what_a_fresh_entry_of_the_builder_has_is_sound():
    fresh = {}
    for field in own_offer().fields:
        if not field.optional:
            kind = type(field).__name__
            fresh[field.name] = {
                "ChoiceField": lambda f: f.choices[0].key,
                "ChoicesField": lambda _: [],
                "NumberField": lambda f: f.least,
                "SwitchField": lambda _: False,
            }[kind](field)
    assert wrong(fresh) == []


def test_every_people_has_a_drawing_for_every_class():
    for people in worksheet().peoples:
        assert sorted(people.icons) == sorted(Class.__args__)
    assert made({**RIDER, "people": "others"}).icon == "mounted-knight"
