"""Cards of a player's own: what a file gives, and what an army makes of them."""

import json
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
import yaml

from slagveld import data
from slagveld.games.wizard_duel.army import own_races, own_rows, own_stocks
from slagveld.games.wizard_duel.army.muster import Stocks
from slagveld.games.wizard_duel.army.own_cards import CARDS, brought, is_sound, known_cards
from slagveld.games.wizard_duel.army.stock_of_models import stocks
from slagveld.games.wizard_duel.core.book import FOLDER
from slagveld.games.wizard_duel.core.races import icon_of, races
from slagveld.kernel.cards import CardMaker
from slagveld.kernel.muster import Chosen
from slagveld.kit.cards import schema
from slagveld.record import replace
from slagveld.texts import LANGUAGES, Speaker, add_source, say
from tests.games.wizard_duel.own import ALL, HYDRA, MORTAR, MOTHS, STOCK, army, changed

add_source("wizard-duel", FOLDER.parent / "texts")

MUSTER = Stocks()
KINDS = {kind.key: kind for kind in CARDS.kinds()}
FORM = jsonschema_rs.validator_for(schema("wizard-duel", CARDS.kinds()))


def read(sheet):
    return MUSTER.read_card(json.dumps(sheet).encode(), "mine.json")


def whole(text):
    """A sentence in English, whole in every language."""
    assert all(Speaker(language).faults(text) == () for language in LANGUAGES)
    return say(text)


# What a file gives


@pytest.mark.rule("SLV-CARD-1", "WD-RACE-1", "WD-SETUP-10")
@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet["key"])
@pytest.mark.parametrize("written", [yaml.safe_dump, json.dumps], ids=["yaml", "json"])
def test_a_strangers_card_is_read_from_a_file(sheet, written):
    assert isinstance(MUSTER, CardMaker)
    found = MUSTER.read_card(written(sheet).encode(), "mine")
    assert (found.refusals, found.kind, found.sheet) == ((), sheet["type"], sheet)
    FORM.validate(sheet)
    for line in found.card.lines:
        assert whole(line.label)
        assert isinstance(line.value, int) or whole(line.value)
    assert all(whole(note) for note in found.card.notes)


@pytest.mark.rule("SLV-CARD-1", "WD-SUMMON-2", "WD-SUMMON-3")
def test_races_are_priced_by_package_or_model_beside_the_price_of_their_maker():
    found = read(MOTHS)
    assert (found.price.total, found.asked) == (70, None), "the dearest of its weapons"
    assert whole(found.price.items[0].reason) == "Share of a package: Shooting weapon"
    found = read(HYDRA)
    parts = [(item.value, item.rule) for item in found.price.items]
    assert parts == [
        (48, "WD-RACE-2"),
        (35, "WD-RACE-2"),
        (4, "WD-RACE-2"),
        (2, "WD-RACE-2"),
        (2, "WD-RACE-2"),
        (12, "WD-RACE-2"),
        (40, "WD-RACE-2"),
        (15, "WD-RACE-2"),
    ]
    assert (found.price.total, found.asked) == (158, 100)
    assert read(MORTAR).price.total == 160


@pytest.mark.rule("WD-SUMMON-3", "WD-RACE-2")
def test_the_model_gives_the_prices_that_single_creatures_have():
    for key in ("ogre", "troll", "giant", "dragon"):
        sheet = own_rows.sheet_of(races()[key])
        assert "price" not in sheet
        assert own_rows.made(sheet).price == races()[key].price
    weak = changed(HYDRA, wounds=1, agility=1, protection=0, movement=1, price=None)
    weak = changed(weak, own={"power": 1}, heals=None, blows=None, breath=None)
    assert own_rows.made(weak).price == 1


@pytest.mark.rule("SLV-CARD-1", "WD-RACE-1", "WD-RACE-3")
def test_a_row_shows_every_weapon_with_its_power_and_its_price():
    card = read(MOTHS).card
    told = {whole(line.label): line.value for line in card.lines}
    assert whole(told["normal weapon"]) == "striking power 7, 40 MP a model"
    assert whole(told["shooting weapon"]) == "striking power 5, 70 MP a model"
    assert say(told["In the words of its maker"]) == "They come to every light."
    assert [whole(note) for note in card.notes] == [
        "Agility 12 when shooting",
        "Agility −2 for whoever attacks it",
        "Agility +2 against creatures of nature evil",
        "Wounds from fire count times 3",
        "Flies over models and scenery",
        "A card that a player has written",
    ]
    kin = read(changed(MORTAR, kin="heavy-weapon")).card.notes
    assert whole(kin[0]) == "Traits against Heavy weapon hold against it as well"


@pytest.mark.rule("SLV-CARD-1", "WD-MAT-5")
def test_miniatures_are_as_they_are_told_and_armed_where_nothing_is():
    moths = own_rows.made(MOTHS).figures
    assert (moths["normal"].people, moths["normal"].wings, moths["normal"].weapon) == (
        "fairy",
        "bat",
        "sword",
    )
    assert (moths["shooting"].weapon, moths["shooting"].wings) == ("sling", "none")
    mortar, hydra = own_rows.made(MORTAR), own_rows.made(HYDRA)
    assert (mortar.figures["heavy"].mount, icon_of(mortar)) == ("catapult", "catapult")
    assert (hydra.base, mortar.base, own_rows.made(changed(HYDRA, base=None)).base) == (40, 30, 50)


# Cards to begin with


@pytest.mark.rule("SLV-CARD-1")
@pytest.mark.parametrize("kind", KINDS)
def test_blanks_and_samples_are_sound(kind):
    known = {"race": races(), "stock": stocks()}[kind]
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
                for one in (entry, *getattr(entry.field, "entries", ())):
                    assert whole(one.field.title)
                    assert whole(one.help)
                    for choice in getattr(one.field, "choices", ()):
                        assert whole(choice.label)


@pytest.mark.rule("SLV-CARD-1", "WD-RACE-1", "WD-SETUP-10")
def test_a_sample_gives_the_same_card_back():
    for row in races().values():
        found = own_rows.made(own_rows.sheet_of(row))
        origin = {"rule": row.rule, "house": row.house, "replaces": row.replaces}
        assert icon_of(found) == icon_of(row)
        assert replace(found, own=False, icon="", **origin) == row
    for stock in stocks().values():
        assert own_stocks.made(own_stocks.sheet_of(stock)) == stock
    samples = {sample.key: sample.sheet for sample in KINDS["race"].samples}
    assert samples["chaos"]["kin"] == "chaos", "dwarves hate a copy of it as well"


# Own cards in an army


@pytest.mark.rule("SLV-CARD-1", "WD-SETUP-10", "WD-SETUP-1")
def test_a_stock_of_ones_own_is_taken_counted_and_priced():
    mine = army()
    assert MUSTER.faults(mine) == []
    (price,) = MUSTER.price(mine)
    assert price.total == 4 * 40 + 2 * 70 + 100 + 3 * 30 + 160
    assert [fault.rule for fault in MUSTER.faults(replace(mine, total=649))] == ["WD-SETUP-10"]
    assert MUSTER.faults(replace(mine, total=650)) == []
    found = brought(mine, 1)
    assert [(m.number, m.race, m.weapon) for m in found.models][3:8] == [
        (4, "moth-folk@1", "normal"),
        (5, "moth-folk@1", "shooting"),
        (6, "moth-folk@1", "shooting"),
        (7, "hydra@1", "own"),
        (8, "human", "small"),
    ]
    assert [row.key for row in found.own] == ["moth-folk@1", "hydra@1", "mortar@1"]
    assert all(is_sound(row) for row in found.own)
    twice = army(entries=[Chosen("night-court", 2), Chosen("ork/small", 1)])
    assert (MUSTER.faults(twice), len(brought(twice, 0).models)) == ([], 23)


@pytest.mark.rule("SLV-CARD-1")
def test_they_are_offered_first_and_in_a_group_of_their_own():
    offers = MUSTER.offers(army(entries=[]))
    assert [offer.key for offer in offers[:6]] == [
        "night-court",
        "moth-folk/normal",
        "moth-folk/shooting",
        "hydra/own",
        "mortar/heavy",
        "ork/small",
    ]
    assert {whole(offer.group) for offer in offers[:5]} == {"Your own cards"}
    assert whole(offers[0].name) == "Night Court (stock)"
    assert [offer.price.total for offer in offers[:5]] == [650, 40, 70, 100, 160]
    assert all(offer.figure is not None for offer in offers)


@pytest.mark.rule("SLV-CARD-1")
def test_they_come_before_house_cards_of_their_key():
    mine = army(changed(MOTHS, key="elf"), entries=[Chosen("elf/normal", 2)])
    assert MUSTER.faults(mine) == []
    assert known_cards(mine).races["elf"].flies
    elves = [offer for offer in MUSTER.offers(mine) if offer.key.startswith("elf/")]
    assert [offer.key for offer in elves] == ["elf/normal", "elf/shooting"]
    lost = replace(mine, entries=(Chosen("elf/small"),))
    assert [fault.rule for fault in MUSTER.faults(lost)] == ["WD-RACE-4"]


@pytest.mark.rule("SLV-CARD-1")
def test_faults_of_own_cards_are_faults_of_the_army():
    broken = army(changed(MOTHS, wounds=0), HYDRA, MORTAR, STOCK)
    found = [(fault.rule, whole(fault.text)) for fault in MUSTER.faults(broken)]
    assert found == [
        ("WD-HIT-4", "Own card 1: Wounds is 0, but must be from 1 to 60."),
        ("WD-RACE-2", "There is no race moth-folk."),
        ("WD-RACE-2", "There is no race moth-folk."),
    ]
    unarmed = army(changed(MOTHS, shooting=None), HYDRA, MORTAR, STOCK)
    rules = [fault.rule for fault in MUSTER.faults(unarmed)]
    assert rules == ["WD-RACE-4", "WD-RACE-2"], "the stock is no card then, nor an entry"
    twice = army(*ALL, changed(MORTAR, protection=2))
    assert [fault.rule for fault in MUSTER.faults(twice)] == ["SLV-CARD-1"]
    assert MUSTER.faults(replace(army(), choices={"own": 7}))[0].rule == "SLV-CARD-1"


@pytest.mark.rule("SLV-CARD-1")
def test_an_army_with_own_cards_is_a_file_like_any_other():
    mine = army()
    text = data.dumps(mine)
    assert data.loads(text, type(mine), "army.yaml") == mine
    assert msgspec.json.decode(msgspec.json.encode(mine), type=type(mine)) == mine


@pytest.mark.rule("SLV-CARD-1")
def test_a_row_that_nobody_could_have_written_is_unsound():
    (row, *_) = brought(army(), 0).own
    assert is_sound(row)
    for change in ({"wounds": 99}, {"house": True}, {"key": "moth-folk"}, {"rule": "WD-HIT-1"}):
        assert not is_sound(replace(row, **change)), change


@pytest.mark.rule("SLV-CARD-1")
def test_the_examples_of_the_page_are_cards():
    page = (Path(__file__).parents[4] / "docs/games/wizard-duel.md").read_text("utf-8")
    section = page.split("## Cards of your own\n")[1].split("\n## ")[0]
    race, stock = [part.split("```")[0] for part in section.split("```yaml\n")[1:]]
    found = MUSTER.read_card(race.encode(), "moths.yaml")
    assert (found.refusals, found.warnings, say(found.name, "de")) == ((), (), "Motte")
    FORM.validate(yaml.safe_load(race))
    FORM.validate(yaml.safe_load(stock))
    sheets = [yaml.safe_load(race), yaml.safe_load(stock)]
    assert MUSTER.faults(army(*sheets, entries=[Chosen(sheets[1]["key"])])) == []
    for kind in KINDS:
        assert f"| `{kind}` |" in section
    assert own_races.KIND in KINDS
