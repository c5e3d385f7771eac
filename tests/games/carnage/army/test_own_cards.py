"""Cards of one's own: units, heroes and mages in files, priced by the worksheet."""

import json
import re
from pathlib import Path

import jsonschema_rs
import pytest
from msgspec import UNSET

from slagveld import data
from slagveld.games.carnage.army.looks import figure_of
from slagveld.games.carnage.army.muster import ARMIES, reserves_of, values_of
from slagveld.games.carnage.army.own_cards import CARNAGE_CARDS, card_of
from slagveld.games.carnage.army.troops import magic_of, profile_of, troops
from slagveld.games.carnage.core.state import Reserve
from slagveld.games.carnage.core.unit import Magic
from slagveld.games.carnage.terrain.kinds import FOLDER
from slagveld.kernel.cards import CardMaker
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kit.cards import schema
from slagveld.kit.sheets import entries_of
from slagveld.record import replace
from slagveld.texts import LANGUAGES, Name, Speaker, add_source, say

add_source("carnage", FOLDER.parent / "texts")
OWN = CARNAGE_CARDS
KINDS = {kind.key: kind for kind in ARMIES.card_kinds()}
ALL = [(kind.key, kind.blank) for kind in KINDS.values()] + [
    (kind.key, sample.sheet) for kind in KINDS.values() for sample in kind.samples
]
GUARD = """\
key: marsh-guard
name: Marsh guard
unit: Marsh guards
people: herptars
class: infantry
ws: 4
st: 5
armour: light
w: 1
at: 1
"""
SHEET = {
    "key": "guard", "name": "Guard", "people": "others", "class": "infantry", "ws": 4, "st": 4,
    "armour": "light", "w": 1, "at": 1,
}  # fmt: skip
HERO = {**SHEET, "type": "hero", "key": "captain", "name": "Captain", "w": 3, "at": 2}
MAGE = {
    **{name: value for name, value in SHEET.items() if name != "class"}, "type": "mage",
    "key": "seer", "name": "Seer", "disciplines": ["channelling"], "spells": ["shock"], "magic": 3,
}  # fmt: skip


def sayable(words):
    return not any(Speaker(language).faults(words) for language in LANGUAGES)


def told(source, name="guard.yaml"):
    """Where a file is wrong: line, rule and words; every sentence can be said."""
    read = OWN.read(source, name)
    assert (read.card, read.price, read.asked) == (None, None, None)
    assert all(one.file == name and sayable(one.text) for one in read.refusals)
    return [(one.line, one.rule, say(one.text)) for one in read.refusals]


def faults(sheet=SHEET, **changes):
    given = {name: value for name, value in {**sheet, **changes}.items() if value is not ...}
    read = OWN.read(json.dumps(given), "card.json")
    assert all(sayable(one.text) for one in read.refusals)
    return [(one.field, one.rule) for one in read.refusals]


# Sheets to begin with


@pytest.mark.rule("SLV-CARD-1", "CAR-20-worksheet")
@pytest.mark.parametrize(("kind", "sheet"), ALL, ids=[f"{one}-{two['key']}" for one, two in ALL])
def test_every_sheet_to_begin_with_is_sound(kind, sheet):
    read = OWN.read(json.dumps({"type": kind, **sheet}), "card.json")
    assert read.refusals == ()
    assert (read.kind, read.sheet) == (kind, {"type": kind, **sheet})
    assert all(sayable(line.label) for line in read.card.lines)


@pytest.mark.rule(
    "CAR-5.3-veteran", "CAR-5.4-green", "CAR-19-teron", "CAR-19-yarik", "CAR-17-formula"
)
@pytest.mark.parametrize(
    ("kind", "sample"),
    [(kind.key, sample) for kind in KINDS.values() for sample in kind.samples],
    ids=lambda one: getattr(one, "key", one),
)
def test_a_troop_type_of_the_book_comes_back_as_it_was_at_the_printed_price(kind, sample):
    card = card_of(kind, sample.sheet)
    house = profile_of(sample.key)
    assert replace(card.profile, figure=UNSET) == house
    assert card.magic == magic_of(sample.key)
    assert figure_of(card.profile) == figure_of(house)
    printed = troops()[sample.key].points
    read = OWN.read(json.dumps({"type": kind, **sample.sheet}), "card.json")
    assert not printed or read.price.total == 4 * float(printed)


def test_there_is_a_sample_of_everything_for_sale():
    given = [sample.key for kind in KINDS.values() for sample in kind.samples]
    assert sorted(given) == sorted(key for key, row in troops().items() if row.people)
    assert [sample.key for sample in KINDS["hero"].samples] == ["teron", "yarik"]


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_value_says_what_it_means(kind):
    entries = entries_of(kind)
    assert len({entry.field.name for entry in entries}) == len(entries)
    for entry in entries:
        assert re.match("CAR-|SLV-", entry.rule)
        assert sayable(entry.field.title)
        assert sayable(entry.help)
    assert all(sayable(words) for words in (kind.title, kind.help))
    assert all(sayable(one.title) for one in kind.sections)


def test_the_schema_accepts_them():
    valid = jsonschema_rs.validator_for(schema("Carnage", tuple(KINDS.values())))
    for kind, sheet in ALL:
        assert valid.is_valid({"type": kind, **sheet}), sheet
        assert not valid.is_valid({"type": kind, **sheet, "dial": []})
    assert not valid.is_valid({"type": "hero", **KINDS["hero"].blank, "ws": 11})


# A stranger's file


@pytest.mark.rule("CAR-20-worksheet", "CAR-17-formula", "SLV-CARD-1")
def test_a_card_file_gives_its_price_at_once():
    read = OWN.read(GUARD, "guard.yaml")
    assert (read.refusals, read.asked) == ((), None)
    assert (read.name, read.card.title) == (Name.same("Marsh guard"), Name.same("Marsh guards"))
    assert [(say(item.reason), item.value) for item in read.price.items] == [
        ("1. Base: WS 4 + ST 5 + 2 × AR 1", 44)
    ]
    lines = {say(line.label): say(line.value) for line in read.card.lines}
    assert lines["Weapon skill (WS)"] == "4"
    assert lines["Base"] == "25 × 25 mm"
    assert read.card.figure.people == "crocodile"
    as_json = json.dumps({**SHEET, "name": {"en": "Guard", "nl": "Wacht", "de": "Wache"}})
    assert OWN.read(as_json, "guard.json").name == Name("Guard", "Wacht", "Wache")


@pytest.mark.rule("CAR-17-points")
def test_a_price_of_its_makers_own_stands_beside_that_of_the_worksheet():
    read = OWN.read(GUARD + "points: 14\n", "guard.yaml")
    assert (read.asked, read.price.total) == (56, 44)
    assert (
        faults(points=-1)
        == faults(points=10000)
        == faults(points=1.5)
        == [("points", "CAR-17-points")]
    )


@pytest.mark.rule("CAR-18-costs", "CAR-18-mage")
def test_a_mage_has_magic_and_shows_it():
    read = OWN.read(json.dumps(MAGE), "seer.json")
    assert read.price.total == 4 * (10 + 25 + 10 + 30)
    assert "Magic points" in [say(line.label) for line in read.card.lines]
    assert card_of("mage", MAGE).magic == Magic(3, ("channelling",), ("shock",))
    both = {**MAGE, "spells": ["shock", "teleport"], "disciplines": ["channelling", "distortion"]}
    assert card_of("mage", both).magic == Magic(
        3, ("distortion", "channelling"), ("teleport", "shock")
    )
    assert faults(MAGE, spells=["shock", "teleport"]) == [("spells", "CAR-18-costs")]
    assert faults(MAGE, spells=["explosion"]) == [("spells.0", "CAR-18-costs")]
    assert faults(MAGE, disciplines=..., spells=..., magic=...) == []
    assert faults(magic=3) == [("magic", "SLV-CARD-1")]
    assert faults(HERO, spells=["shock"]) == [("spells", "SLV-CARD-1")]


@pytest.mark.rule("CAR-17-mount", "CAR-17.5", "CAR-19-archer", "CAR-8-types")
def test_values_must_go_together():
    assert faults(**{"class": "cavalry"}) == [("w", "CAR-17-mount")]
    assert faults(w=2, mount=True) == [("at", "CAR-17-mount")]
    assert faults(w=2, at=2, mount=True) == []
    assert faults(bow=True, armour="heavy") == [("armour", "CAR-17.5")]
    assert faults(HERO, bow=True, shots=2) == []
    assert faults(HERO, shots=2) == [("shots", "CAR-19-archer")]
    assert faults(shots=1) == [("shots", "SLV-CARD-1")]
    assert card_of("hero", {**HERO, "bow": True, "shots": 2}).profile.shots == 3


@pytest.mark.rule("CAR-17-ws", "CAR-17-st", "CAR-17-formula", "CAR-0-base-size")
@pytest.mark.parametrize(
    ("name", "least", "most", "rule"),
    [
        ("ws", 1, 10, "CAR-17-ws"),
        ("st", 1, 8, "CAR-17-st"),
        ("w", 1, 99, "CAR-17-formula"),
        ("at", 1, 99, "CAR-17-formula"),
        ("width", 10, 150, "CAR-0-base-size"),
        ("depth", 10, 150, "CAR-0-base-size"),
    ],
)
def test_every_value_has_its_bounds(name, least, most, rule):
    assert faults(**{name: least}) == faults(**{name: most}) == []
    assert faults(**{name: least - 1}) == faults(**{name: most + 1}) == [(name, rule)]
    assert faults(**{name: str(least)}) == faults(**{name: True}) == [(name, rule)]


@pytest.mark.rule("SLV-CARD-1", "CAR-17-armour", "CAR-20-worksheet")
def test_bad_files_get_one_sentence_each_with_their_line():
    assert told(GUARD + "shots: 1\n") == [
        (11, "SLV-CARD-1", "No value of such a card is called “shots”.")
    ]
    assert told(GUARD.replace("light", "ligth")) == [
        (8, "CAR-17-armour", "Armour (AR): there is no “ligth”. Is “light” meant?")
    ]
    assert told(GUARD.replace("herptars", "elves"))[0][:2] == (4, "CAR-20-worksheet")
    assert told(GUARD.replace("st: 5\n", "")) == [(1, "CAR-17-st", "Strength (ST) is missing.")]
    assert told(GUARD + "icon: No icon\n")[0][:2] == (11, "SLV-CARD-1")
    assert told(GUARD + "figure: {people: elk}\n")[0][:2] == (11, "SLV-CARD-1")
    assert told(GUARD.replace("marsh-guard", "own-figure-1")) == [
        (1, "SLV-CARD-1", "Keys like this are those of figures from the worksheet: own-figure-1.")
    ]
    assert told("type: dial\n" + GUARD)[0] == (
        1, "SLV-CARD-1", "“dial” is no kind of card here; there are: unit, hero, mage."
    )  # fmt: skip
    broken = ("just words", "- 1\n", GUARD + "figure: {people:", "[" * 5000, b"\xff\xfe\x00")
    for source in (*broken, "x: " + "y" * 11_000_000):
        assert [rule for _, rule, _ in told(source)] == ["SLV-CARD-1"]


@pytest.mark.rule("SLV-CARD-1")
def test_a_card_of_another_game_is_told_in_one_sentence():
    other = {"key": "orc", "name": "Orc", "attack": 2, "defence": 2, "strength": 3}
    assert told(json.dumps(other, indent=1), "orc.json") == [
        (
            4,
            "SLV-CARD-1",
            "This is a card of something else: nothing here is called attack, defence, strength.",
        )
    ]


# In an army


def roster(*entries, own=(), total=0):
    chosen = tuple(Chosen(*entry) for entry in entries)
    return Roster(game="carnage", name="mine", total=total, entries=chosen, choices={"own": own})


def wrong(army):
    return [(fault.rule, fault.entry, say(fault.text)) for fault in ARMIES.faults(army)]


@pytest.mark.rule("SLV-CARD-1", "CAR-17.4")
def test_own_cards_are_offered_first_and_in_place_of_the_books():
    army = roster(own=[SHEET, {**HERO, "key": "teron"}, MAGE])
    offers = {offer.key: offer for offer in ARMIES.offers(army)}
    assert list(offers)[:3] == ["guard", "teron", "seer"]
    assert [say(offer.group) for offer in offers.values()][:4] == [
        *["Your own cards"] * 3,
        "Herptars",
    ]
    assert len(offers) == len(ARMIES.offers(roster())) + 2
    assert (offers["teron"].name, offers["guard"].price.total) == (Name.same("Captain"), 40)
    assert isinstance(ARMIES, CardMaker)
    assert ARMIES.read_card(b"key: x", "x.yaml").refusals


@pytest.mark.rule("SLV-CARD-1", "CAR-5.1.1", "CAR-17-points", "CAR-5.1.2")
def test_an_army_of_own_cards_is_priced_and_judged():
    army = roster(("guard", 10), ("captain", 1), ("seer", 1), own=[SHEET, HERO, MAGE])
    assert wrong(army) == []
    assert [tally.total for tally in ARMIES.price(army)] == [400, 130, 300]
    dear = roster(("guard", 10), own=[{**SHEET, "points": 25}], total=249)
    assert wrong(dear) == [
        ("CAR-17-not-exact", None, "The army costs 250 points, more than the agreed 249.")
    ]
    assert say(ARMIES.price(dear)[0].items[0].reason) == "Price of its maker"
    assert wrong(roster(("guard", 4), own=[SHEET]))[0][:2] == ("CAR-5.1.1", 0)
    assert wrong(roster(("guard", 5, {"ws": 9}), own=[SHEET]))[0][:2] == ("CAR-5.1.2", 0)
    assert wrong(roster(("guard", 5)))[0][:2] == ("CAR-17.4", 0)
    bad = roster(("guard", 5), own=[{**SHEET, "ws": 12}, SHEET, SHEET, {"dial": 1}])
    assert [one[:2] for one in wrong(bad)][:3] == [
        ("CAR-17-ws", None),
        ("SLV-CARD-1", None),
        ("SLV-CARD-1", None),
    ]
    assert wrong(roster(own="guard"))[0] == (
        "SLV-CARD-1", None, "“own” must be a list of at most 60 cards."
    )  # fmt: skip


@pytest.mark.rule("CAR-5.4-green", "CAR-17.1")
def test_a_printed_list_with_own_cards_is_no_printed_list():
    army = ARMIES.roster_of(ARMIES.armies()["brigandians-green"])
    assert ARMIES.faults(army) == []
    own = {"own": [{**SHEET, "key": "brigandian-archer-green", "class": "archer"}]}
    found = ARMIES.faults(replace(army, choices=own, total=0))
    assert "CAR-17.1" in [fault.rule for fault in found]


@pytest.mark.rule("CAR-20-worksheet")
def test_figures_of_the_worksheet_and_cards_go_together():
    lines = {"people": "others", "type": "infantry", "ws": 3, "st": 3, "armour": "none", "w": 1,
             "at": 1}  # fmt: skip
    army = roster(("own-figure", 5, lines), ("guard", 5), ("guard", 6), own=[SHEET])
    assert wrong(army) == []
    reserves, designs = reserves_of(army, 1)
    assert reserves == (Reserve(1, "own-figure-1", 5), Reserve(1, "guard", 11))
    assert [pattern.profile.type for _, pattern in designs] == ["own-figure-1", "guard"]
    assert values_of(designs, 1, "guard")[0].ws == 4


PAGE = Path(__file__).resolve().parents[4] / "docs" / "games" / "carnage.md"


@pytest.mark.rule("SLV-CARD-1")
def test_the_examples_of_the_games_page_are_sound():
    part = PAGE.read_text("utf-8").split("## Cards of your own")[1].split("\n## ")[0]
    card, army = (block.split("```")[0] for block in part.split("```yaml\n")[1:])
    read = OWN.read(card, "card.yaml")
    assert (read.refusals, read.asked) == ((), 60)
    assert ARMIES.faults(data.loads(army, Roster, "army.yaml")) == []
