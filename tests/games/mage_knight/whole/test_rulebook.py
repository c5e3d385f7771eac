"""The rulebook of Mage Knight: whole, in three languages, nothing exempt that can be served."""

import re

import pytest

from slagveld.games.mage_knight.army.muster import ready_armies
from slagveld.games.mage_knight.core.abilities import abilities
from slagveld.games.mage_knight.core.book import FOLDER, card
from slagveld.games.mage_knight.core.items_and_domains import Built, built, domains, items
from slagveld.games.mage_knight.core.warriors import warriors
from slagveld.kernel.rulebook import Rulebook
from tests.games.rulebooks import assert_titled, cited_strangers

BOOK = Rulebook.load(FOLDER.parent / "rulebook")
CITED = re.compile(r"(?<![\w-])MK(?:-[A-Za-z0-9]+)+")


@pytest.mark.rule("MK-TERM-1", "MK-TERM-2")
def test_the_whole_book_is_there():
    ids = [rule.id for rule in BOOK]
    printed = [rule for rule in ids if rule.split("-")[1] not in ("CARD", "HOUSE")]
    assert len(printed) == 410
    assert (ids[0], printed[-1], ids[-1]) == ("MK-TERM-1", "MK-GAP-15", "MK-CARD-timber-tower")
    assert len(BOOK["MK-TERM-1"].data) > 100
    assert all(rule in BOOK for rule in BOOK["MK-TERM-2"].data.values())
    assert len(BOOK["MK-TERM-2"].data) == 18


def test_every_rule_has_a_title_in_every_language():
    assert_titled(BOOK, alike=2)


def test_only_what_is_for_people_alone_is_exempt():
    exempt = [rule.id for rule in BOOK if rule.kind == "exempt"]
    assert exempt == ["MK-DIAL-3", "MK-HINDER-2", "MK-WIN-6"]


def test_rules_are_found_in_every_language():
    assert BOOK.search("eigenschap nexus")[0].id == "MK-ABILITY-7"
    assert BOOK.search("Dreierregel")[0].id == "MK-RULE3-1"
    assert BOOK.search("Vuurstorm")[0].id in ("MK-GAP-6", "MK-CARD-flame-lightning")


def test_every_rule_that_is_cited_exists():
    families = {rule.id.rsplit("-", 1)[0] for rule in BOOK}
    assert cited_strangers(BOOK, FOLDER.parent, CITED, families) == []


@pytest.mark.rule("MK-GAP-1", "MK-TURN-8", "MK-SPECIAL-3")
def test_every_card_has_its_rule_and_every_rule_its_card():
    keys = [*abilities(), *items(), *domains(), *built()]
    general = [card(f"G{n}") for n in range(1, 11)]
    cards = [rule.id for rule in BOOK if rule.id.split("-")[1] == "CARD"]
    assert sorted(cards) == sorted([*map(card, keys), *general])
    for rule in general:
        assert BOOK[rule].house


@pytest.mark.rule("MK-BASE-1", "MK-BASE-2", "MK-NEED-1", "MK-INTRO-2", "MK-START-1")
def test_what_is_only_told_is_there_to_read():
    assert "combat dial" in BOOK["MK-BASE-1"].english.rule
    assert len(BOOK["MK-BASE-2"].data) == 23
    assert BOOK["MK-NEED-1"].data["six-sided dice"] == 2
    assert "objectives" in BOOK["MK-INTRO-2"].english.rule
    assert "army" in BOOK["MK-START-1"].english.rule
    shown = [rule.id for rule in BOOK if rule.kind == "display"]
    assert len(shown) == 10


@pytest.mark.rule("MK-BUILT-2")
def test_built_terrain_has_every_field_of_its_card():
    fields = {"name": "name", "terrain kind": "terrain", "defense": "defense"}
    fields |= {"fortification value": "fortification", "structural points": "structure"}
    assert list(fields) == BOOK["MK-BUILT-2"].data
    assert set(fields.values()) <= set(Built.__struct_fields__)


def test_every_type_of_the_book_stands_on_a_dial():
    clicks = [click for row in warriors().values() for click in row.clicks]
    assert {click.speed_type for click in clicks} == set(BOOK["MK-STYPE-1"].data)
    assert {click.attack_type for click in clicks} == set(BOOK["MK-ATYPE-1"].data)
    assert {click.defense_type for click in clicks} == {"normal", "magic-immune"}
    assert {click.damage_type for click in clicks} == {"normal", "golem"}


def test_every_rule_named_in_the_data_exists():
    named = [army.rule for army in ready_armies().values() if army.rule]
    named += [row.rule for row in abilities().values()]
    assert [rule for rule in named if rule not in BOOK] == []


def test_worked_examples_keep_their_numbers():
    examples = [rule for rule in BOOK if rule.topic == "example"]
    assert len(examples) == 8
    for rule in examples:
        assert rule.kind == "mechanic"
        assert rule.english.examples
    assert "19 + 21 + 25 + 34 = 99" in BOOK["MK-ARMY-EX1"].english.examples[0]
