"""Cards of a player's own: what a file gives, and what an army makes of them."""

import json
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
import yaml

from slagveld import data
from slagveld.games.mage_knight.army import own_built, own_dials, own_domains, own_items
from slagveld.games.mage_knight.army.muster import Armies, enlisted
from slagveld.games.mage_knight.army.own_cards import CARDS, known_cards
from slagveld.games.mage_knight.army.prices import SCALE
from slagveld.games.mage_knight.core.book import FOLDER
from slagveld.games.mage_knight.core.items_and_domains import built, domains, items
from slagveld.games.mage_knight.core.warriors import warriors
from slagveld.kernel.muster import Chosen
from slagveld.kit.cards import schema
from slagveld.record import replace
from slagveld.texts import WRITTEN, Name, Speaker, add_source, say
from tests.games.mage_knight.own import ALL, ARCHER, CLEAVER, FOG, GATE, WARLORD, army, changed

add_source("mage-knight", FOLDER.parent / "texts")

MUSTER = Armies()
KINDS = {kind.key: kind for kind in CARDS.kinds()}
FORM = jsonschema_rs.validator_for(schema("mage-knight", CARDS.kinds()))


def read(sheet):
    return MUSTER.read_card(json.dumps(sheet).encode(), "mine.json")


def whole(text):
    """A sentence in English, whole in every language."""
    assert all(Speaker(language).faults(text) == () for language in WRITTEN)
    return say(text)


# What a file gives


@pytest.mark.rule("SLV-CARD-1", "MK-VALUE-1", "MK-VALUE-3")
@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet["key"])
@pytest.mark.parametrize("written", [yaml.safe_dump, json.dumps], ids=["yaml", "json"])
def test_a_strangers_card_is_read_from_a_file(sheet, written):
    found = MUSTER.read_card(written(sheet).encode(), "mine")
    assert (found.refusals, found.kind, found.sheet) == ((), sheet["type"], sheet)
    FORM.validate(sheet)
    card = found.card
    for text in (card.title, *[line.label for line in card.lines], *card.notes):
        whole(text)


@pytest.mark.rule("SLV-CARD-1", "MK-HOUSE-1", "MK-ARMY-3")
def test_a_warrior_is_priced_by_the_model_beside_the_price_of_its_maker():
    found = read(WARLORD)
    assert (found.price.total, found.asked) == (42 * SCALE, None)
    assert [item.rule for item in found.price.items[-2:]] == ["MK-CARD-demoralized", "MK-HOUSE-1"]
    found = read(ARCHER)
    assert (found.price.total, found.asked) == (17 * SCALE, 20 * SCALE)
    mine, _, elf = MUSTER.price(
        army(entries=[Chosen("bone-archer"), Chosen("grimtusk"), Chosen("x")])
    )
    assert (mine.total, elf.total) == (20 * SCALE, 0)
    assert say(mine.items[-1].reason) == "Point value set by its maker"


@pytest.mark.rule("SLV-CARD-1", "MK-ARMY-8")
def test_an_item_costs_what_stands_on_it_and_the_rest_is_free():
    assert read(CLEAVER).price.total == 9 * SCALE
    assert (read(FOG).price, read(GATE).price) == (None, None)


@pytest.mark.rule("SLV-CARD-1", "MK-DIAL-1", "MK-ABILITY-1", "MK-ABILITY-7")
def test_the_dial_is_drawn_whole_with_what_changes_on_the_way():
    card = read(WARLORD).card
    dial = card.dial
    assert (len(dial.clicks), dial.click) == (6, 0)
    assert [column[0] for column in dial.clicks] == ["9", "9", "8", "7", "6", "5"]
    signs = [(sign.click, sign.row, say(sign.name)) for sign in dial.signs]
    assert signs[:4] == [
        (0, 0, "Charge"),
        (1, 0, "Charge"),
        (2, 1, "Weapon Master"),
        (2, 2, "Toughness"),
    ]
    assert (card.figure.people, card.figure.weapon) == ("orc", "great-axe")
    aside = [sign for sign in read(ARCHER).card.dial.signs if sign.aside]
    assert [(sign.click, say(sign.name)) for sign in aside] == [(2, "Stealth")]


@pytest.mark.rule("MK-VALUE-1", "MK-BASE-3")
def test_a_click_has_what_stands_on_the_base_unless_it_says_otherwise():
    row = own_dials.made(ARCHER)
    assert [(click.range, click.ranged_damage) for click in row.clicks] == [
        (10, 2),
        (10, 2),
        (6, 2),
    ]
    assert (row.base, row.front_arc, row.arrows, row.faction) == (275, 900, 2, "")
    row = own_dials.made(WARLORD)
    assert [click.defense_type for click in row.clicks].count("magic-immune") == 1
    assert (row.base, row.item_slots, row.name) == (
        425,
        2,
        Name("Grimtusk", "Grimtand", "Grimmzahn"),
    )
    both = own_dials.made(changed(ARCHER, ranged_damage=None))
    assert [click.ranged_damage for click in both.clicks] == [1, 1, 1]


# Cards to begin with


@pytest.mark.rule("SLV-CARD-1")
@pytest.mark.parametrize("kind", KINDS)
def test_blanks_and_samples_are_sound(kind):
    known = {"warrior": warriors(), "item": items(), "domain": domains(), "built": built()}[kind]
    assert [sample.key for sample in KINDS[kind].samples] == list(known)
    sheets = [KINDS[kind].blank, *[sample.sheet for sample in KINDS[kind].samples]]
    for sheet in sheets:
        FORM.validate(sheet)
        found = read(sheet)
        assert (found.refusals, found.kind, found.warnings) == ((), kind, ()), sheet["key"]


def test_every_value_has_a_title_and_a_meaning():
    for kind in KINDS.values():
        whole(kind.title)
        whole(kind.help)
        for section in kind.sections:
            whole(section.title)
            for entry in section.entries:
                inner = getattr(entry.field, "entries", ())
                for one in (entry, *inner):
                    whole(one.field.title)
                    whole(one.help)
                    for choice in getattr(one.field, "choices", ()):
                        assert choice.help is None or whole(choice.help)


@pytest.mark.rule("SLV-CARD-1", "MK-VALUE-3", "MK-ITEMS-16", "MK-DOMAIN-6", "MK-BUILT-3")
def test_a_sample_gives_the_same_card_back():
    for row in warriors().values():
        found = own_dials.made(own_dials.sheet_of(row))
        assert replace(found, origin=row.origin) == row
    for module, cards in ((own_items, items()), (own_domains, domains()), (own_built, built())):
        for card in cards.values():
            found = module.made(module.sheet_of(card))
            assert replace(found, origin=card.origin, name=card.name) == card
            assert [found.name.in_language(one) for one in WRITTEN] == [
                card.name.in_language(one) for one in WRITTEN
            ]


# Own cards in an army


@pytest.mark.rule("SLV-CARD-1", "MK-ARMY-3", "MK-ITEMS-1")
def test_an_army_counts_its_own_cards():
    mine = army()
    assert MUSTER.faults(mine) == []
    assert MUSTER.cost(mine) == 42 + 9 + 3 * 20
    dear = replace(mine, total=100)
    assert [fault.rule for fault in MUSTER.faults(dear)] == ["MK-ARMY-3"]
    rows = enlisted(mine)
    assert [row.key for row, _ in rows] == ["grimtusk", *["bone-archer"] * 3]
    assert [item.key for item in rows[0][1]] == ["cleaver"]
    assert (MUSTER.size(mine), len(known_cards(mine).warriors)) == (4, len(warriors()) + 2)


@pytest.mark.rule("SLV-CARD-1")
def test_they_are_offered_first_and_in_a_group_of_their_own():
    first, second, third, *_ = MUSTER.offers(army(entries=[]))
    assert [whole(offer.group) for offer in (first, second)] == ["Your own cards"] * 2
    assert (first.key, second.key, whole(third.group)) == (
        "grimtusk",
        "bone-archer",
        "Atlantean Empire",
    )
    assert first.figure.people == "orc"
    assert first.fields[0].choices[0].key == "cleaver"
    assert len(MUSTER.offers(army(entries=[]))) == len(warriors()) + 2


@pytest.mark.rule("SLV-CARD-1")
def test_they_come_before_house_cards_of_their_key():
    mine = changed(ARCHER, key="orc-marauder", name="My Marauder")
    axe = changed(CLEAVER, key="oak-shield")
    entries = [Chosen("orc-marauder"), Chosen("lord-caelith-dawnspear", 1, {"items": "oak-shield"})]
    found = army(mine, axe, entries=entries)
    assert MUSTER.faults(found) == []
    (row, _), (_, borne) = enlisted(found)
    assert (row.name, row.points, borne[0].points) == ("My Marauder", 20, 9)
    assert len(MUSTER.offers(found)) == len(warriors())


@pytest.mark.rule("SLV-CARD-1")
def test_faults_of_own_cards_are_faults_of_the_army():
    broken = changed(ARCHER, rank="mighty")
    found = MUSTER.faults(army(WARLORD, CLEAVER, broken))
    assert [(fault.rule, whole(fault.text)) for fault in found] == [
        ("MK-ARMY-7", "Own card 3: Rank: there is no “mighty”."),
        ("MK-VALUE-3", "There is no such warrior: bone-archer."),
    ]
    twice = MUSTER.faults(army(*ALL, changed(GATE, key="grimtusk")))
    assert "SLV-CARD-1" in [fault.rule for fault in twice]
    assert MUSTER.faults(replace(army(), choices={"own": 7}))[0].rule == "SLV-CARD-1"


@pytest.mark.rule("SLV-CARD-1")
def test_an_army_with_own_cards_is_a_file_like_any_other():
    mine = army()
    text = data.dumps(mine)
    assert data.loads(text, type(mine), "army.yaml") == mine
    assert msgspec.json.decode(msgspec.json.encode(mine), type=type(mine)) == mine


@pytest.mark.rule("SLV-CARD-1")
def test_the_example_of_the_page_is_a_card():
    page = (Path(__file__).parents[4] / "docs/games/mage-knight.md").read_text("utf-8")
    section = page.split("## Cards of your own\n")[1].split("\n## ")[0]
    example = section.split("```yaml\n")[1].split("```")[0]
    found = MUSTER.read_card(example.encode(), "grimtusk.yaml")
    assert (found.refusals, found.warnings, say(found.name, "de")) == ((), (), "Grimmzahn")
    FORM.validate(yaml.safe_load(example))
    for kind in KINDS:
        assert f"| `{kind}` |" in section
    entries = [Chosen("grimtusk", 1, {"items": ["oak-shield"]})]
    assert MUSTER.faults(army(found.sheet, total=100, entries=entries)) == []
