"""The kinds of cards that players write: their sheets are sound, and house cards come back."""

import json
import re
from pathlib import Path

import jsonschema_rs
import pytest
from msgspec import UNSET

from slagveld import data
from slagveld.games.little_carnage.army.muster import ARMIES
from slagveld.games.little_carnage.army.own_cards import LittleCards
from slagveld.games.little_carnage.army.people_kinds import people_of
from slagveld.games.little_carnage.army.spell_kinds import NUMBERS, USES, spell_of
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.games.little_carnage.core.cards import SKILLS, cards, peoples
from slagveld.games.little_carnage.core.figures import figure_of
from slagveld.games.little_carnage.core.spellbook import MARKS, REACHED, spells
from slagveld.kernel.muster import Roster
from slagveld.kit.cards import schema
from slagveld.kit.sheets import entries_of
from slagveld.record import replace
from slagveld.texts import WRITTEN, Speaker, add_source, say

add_source("little-carnage", FOLDER.parent / "texts")
OWN = LittleCards()
KINDS = {kind.key: kind for kind in ARMIES.card_kinds()}
ALL = [(kind.key, kind.blank) for kind in KINDS.values()] + [
    (kind.key, sample.sheet) for kind in KINDS.values() for sample in kind.samples
]


def sayable(words):
    return not any(Speaker(language).faults(words) for language in WRITTEN)


@pytest.mark.rule("SLV-CARD-1", "LC-2-1", "LC-1.4-6", "LC-HOUSE-3")
@pytest.mark.parametrize(("kind", "sheet"), ALL, ids=[f"{one}-{two['key']}" for one, two in ALL])
def test_every_sheet_to_begin_with_is_sound(kind, sheet):
    read = OWN.read(json.dumps({"type": kind, **sheet}), "card.json")
    assert read.refusals == ()
    assert (read.kind, read.sheet) == (kind, {"type": kind, **sheet})
    assert (read.price is None) == (kind != "card")
    assert all(sayable(note) for note in read.card.notes)


@pytest.mark.rule("LC-1.4-4")
@pytest.mark.parametrize("sample", KINDS["card"].samples, ids=lambda one: one.key)
def test_a_house_card_comes_back_as_it_was(sample):
    card, house = OWN.card(sample.sheet), cards()[sample.key]
    assert replace(card, origin="house", figure=UNSET) == house
    assert figure_of(card) == figure_of(house)


@pytest.mark.rule("LC-3-2")
@pytest.mark.parametrize("sample", KINDS["spell"].samples, ids=lambda one: one.key)
def test_a_house_spell_comes_back_as_it_was(sample):
    spell, house = spell_of(sample.sheet), spells()[sample.key]
    assert replace(spell, label=UNSET) == replace(house, dice=spell.dice)
    assert spell.dice == house.dice or spell.mark
    assert say(spell.name) == say(house.name)
    assert (spell.rule, sayable(spell.words)) == ("LC-HOUSE-3", True)


@pytest.mark.rule("LC-1.4-3")
@pytest.mark.parametrize("sample", KINDS["people"].samples, ids=lambda one: one.key)
def test_a_people_comes_back_under_a_key_that_is_free(sample):
    assert people_of(sample.sheet) == replace(peoples()[sample.key], key=f"my-{sample.key}")


def test_there_is_a_sample_of_everything():
    assert [one.key for one in KINDS["card"].samples] == list(cards())
    assert [one.key for one in KINDS["people"].samples] == list(peoples())
    assert {one.key for one in KINDS["spell"].samples} == set(spells()) - {"counterspell"}


@pytest.mark.rule("LC-1.8-1", "LC-1.5-1")
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_value_says_what_it_means(kind):
    entries = entries_of(kind)
    assert len({entry.field.name for entry in entries}) == len(entries)
    nested = [one for entry in entries for one in getattr(entry.field, "entries", ())]
    for entry in (*entries, *nested):
        assert entry.rule.startswith("LC-")
        assert sayable(entry.field.title)
        assert sayable(entry.help)
    if kind.key == "card":
        assert [one.field.name for one in nested] == list(SKILLS)
    assert sayable(kind.title)
    assert sayable(kind.help)
    for one in kind.sections:
        assert sayable(one.title)


def test_the_schema_has_the_form_of_every_kind():
    form = schema("Little Carnage", tuple(KINDS.values()))
    by_kind = {one["title"]: one for one in form["oneOf"]}
    assert list(by_kind) == ["card", "people", "spell"]
    for kind, sheet in ALL:
        assert by_kind[kind]["properties"].keys() >= sheet.keys()
        assert {"type", *sheet} >= set(by_kind[kind]["required"])
    valid = jsonschema_rs.validator_for(form)
    for kind, sheet in ALL:
        assert valid.is_valid({"type": kind, **sheet}), sheet
        assert not valid.is_valid({"type": kind, **sheet, "armour": 3})
    card = {"type": "card", **KINDS["card"].blank}
    assert not valid.is_valid({**card, "strength": 10})


PAGE = Path(__file__).resolve().parents[4] / "docs" / "games" / "little-carnage.md"


@pytest.mark.rule("SLV-CARD-1")
def test_the_examples_of_the_games_page_are_sound():
    part = PAGE.read_text("utf-8").split("## Cards of your own")[1].split("\n## ")[0]
    card, army = (block.split("```")[0] for block in part.split("```yaml\n")[1:])
    read = OWN.read(card, "card.yaml")
    assert (read.refusals, read.asked) == ((), 2500)
    assert ARMIES.faults(data.loads(army, Roster, "army.yaml")) == []
    assert set(REACHED) <= set(re.findall(r"`([a-z-]+)`", part))
    assert set(SKILLS) <= set(re.findall(r"[a-z_]+", part))


# Spells: what an effect reads

ZAP = {"key": "zap", "name": "Zap", "effect": "attack", "difficulty": 1, "range": 2000,
       "dice": 2, "strength": 4}  # fmt: skip


def faults(**changes):
    sheet = {name: value for name, value in {**ZAP, **changes}.items() if value is not None}
    read = OWN.read(json.dumps({"type": "spell", **sheet}), "spell.json")
    assert all(sayable(one.text) for one in read.refusals)
    return [(one.field, one.rule, say(one.text)) for one in read.refusals]


@pytest.mark.rule("LC-HOUSE-3")
def test_a_spell_has_the_numbers_that_its_effect_reads():
    assert faults() == faults(models=6) == []
    assert faults(level=1) == [
        ("level", "LC-HOUSE-3", "Fear means nothing to this effect: Attack.")
    ]
    assert faults(dice=None) == [("", "LC-HOUSE-3", "Attack dice is missing.")]
    assert faults(effect="fear", dice=None, strength=None) == [
        ("", "LC-HOUSE-3", "Fear is missing.")
    ]
    assert faults(effect="mend", dice=None, strength=None) == []
    assert faults(effect="raise", dice=None, strength=None, undead=True) == []
    assert faults(effect="counter")[0][:2] == ("effect", "LC-HOUSE-3")
    assert faults(models=7)[0][:2] == ("models", "LC-SPELL-storm")
    assert faults(colour="Deep Red")[0][:2] == ("colour", "LC-1.4-1")
    assert set(USES) < set(REACHED)
    assert {name for names in USES.values() for name in names} == set(NUMBERS)


@pytest.mark.rule("LC-HOUSE-3", "LC-1.6-18")
def test_a_spell_is_cast_on_whom_its_effect_reaches():
    one, several = spell_of(ZAP), spell_of({**ZAP, "models": 3})
    assert (one.target, several.target) == ("enemy-model", "enemy-regiment")
    assert one.attack
    for effect, target in REACHED.items():
        found = spell_of({**ZAP, "effect": effect})
        assert (found.target, found.attack) == (target, effect == "attack")
        assert found.mark == MARKS.get(effect, "")
