"""The rulebook of Confrontation: whole, in three languages, with the origin of what is ours."""

import re
from collections import Counter

import pytest

from slagveld import game
from slagveld.games.confrontation.core.book import FOLDER, PREFIX, card
from slagveld.games.confrontation.core.competences import abilities
from slagveld.kernel.rulebook import Rulebook
from slagveld.texts import WRITTEN, say
from tests.games.rulebooks import assert_titled, cited_strangers

BOOK = Rulebook.load(FOLDER.parent / "rulebook")
CITED = re.compile(r"(?<![\w-])CON(?:-[A-Za-z0-9]+)+")
CARDS = ["CON-CARD-1", "CON-CARD-2", "CON-CARD-3", "CON-CARD-4"]
"""What the book itself says of cards; every other entry of that family is a competence."""


@pytest.mark.rule("CON-TERM-1")
def test_the_whole_book_is_there():
    ids = [rule.id for rule in BOOK]
    competences = [card(key) for key in abilities()]
    house = [rule for rule in ids if rule.startswith(f"{PREFIX}-HOUSE")]
    assert [rule.rpartition("-")[2] for rule in house] == [str(n) for n in range(1, 12)]
    printed = [rule for rule in ids if rule not in competences and rule not in house]
    assert len(printed) == 243
    assert (printed[0], printed[-1]) == ("CON-TERM-1", "CON-GAP-5")
    assert ids == [*printed, *house, *competences]
    assert len(BOOK["CON-TERM-1"].data) == 88
    assert BOOK["CON-TERM-1"].data["threshold"] == "drempelwaarde / vastgelegde waarde"


def test_every_rule_has_a_title_in_every_language():
    assert_titled(BOOK)


def test_nothing_is_exempt_and_little_is_only_shown():
    kinds = Counter(rule.kind for rule in BOOK)
    assert kinds == {"mechanic": 283, "data": 33, "display": 2}
    assert [rule.id for rule in BOOK if rule.kind == "display"] == ["CON-TERM-1", "CON-GEN-1"]


@pytest.mark.rule("CON-GEN-1")
def test_the_book_says_that_it_is_a_free_translation():
    assert "not a publication of Rackham" in BOOK["CON-GEN-1"].english.rule
    for row in abilities().values():
        assert row.name.nl, row.key


def test_rules_are_found_in_every_language():
    assert BOOK.search("aanhoudende verdediging")[0].id == "CON-SUST-1"
    assert BOOK.search("Gegenfeuer möglich")[0].id == "CON-REACT-1"
    assert BOOK.search("Ambidextre")[0].id in ("CON-SUST-7", "CON-CARD-ambidextre")


def test_every_rule_that_is_cited_exists():
    families = {rule.id.rsplit("-", 1)[0] for rule in BOOK}
    assert cited_strangers(BOOK, FOLDER.parent, CITED, families) == []


@pytest.mark.rule("CON-GAP-3")
def test_every_competence_has_its_rule_and_every_rule_its_competence():
    family = [rule.id for rule in BOOK if rule.id.split("-")[1] == "CARD"]
    assert family == [*CARDS, *(card(key) for key in abilities())]


@pytest.mark.rule("CON-GAP-1", "CON-GAP-2", "CON-GAP-3", "CON-GAP-4", "CON-GAP-5", "CON-APP-17")
@pytest.mark.rule("CON-DIV-1", "CON-MAGIC-1")
def test_every_gap_says_what_fills_it():
    gaps = [rule.id for rule in BOOK if rule.chapter == "gaps"]
    assert len(gaps) == 5
    for rule in (*gaps, "CON-APP-17", "CON-DIV-1", "CON-MAGIC-1"):
        assert BOOK[rule].kind == "data"
        for language in WRITTEN:
            assert BOOK[rule].words(language).ruling, (rule, language)
    ours = [rule.id for rule in BOOK if rule.house]
    assert len(ours) == 11 + sum(row.origin in ("partly", "house") for row in abilities().values())


def test_worked_examples_keep_their_numbers():
    examples = [rule for rule in BOOK if rule.topic == "example"]
    assert [rule.id for rule in examples] == ["CON-TEST-6", "CON-DODGE-6", "CON-FIRE-11"]
    for rule in examples:
        assert rule.kind == "mechanic"
        assert rule.english.examples
    assert "short 6, medium 9 and long 12" in BOOK["CON-FIRE-11"].english.examples[0]


@pytest.mark.rule("CON-GEN-3")
def test_lengths_are_centimetres_and_bases_millimetres():
    assert "centimetres" in BOOK["CON-GEN-3"].english.rule
    assert BOOK["CON-RANGE-2"].data == {"short": 4, "medium": 7, "long": 10}
    assert BOOK["CON-SHMOD-3"].data == {"small": 1, "normal": 0, "large": -1, "very_large": -2}
    assert BOOK["CON-SHMOD-4"].data == {"small": 1, "normal": 2, "large": 3, "very_large": 4}


@pytest.mark.rule("CON-GEN-1")
def test_the_french_term_stands_beside_what_was_translated():
    terms = {rule.id: rule.term for rule in BOOK}
    assert terms["CON-CHARGE-1"] == "la charge"
    assert terms["CON-ENGAGE-1"] == "l'engagement"
    assert terms["CON-WALK-1"] == "la marche"
    assert terms["CON-DODGE-1"] == "l'esquive"
    assert terms["CON-REACT-1"] == "le contre-tir"
    assert terms["CON-STAT-4"] == "Attaque (ATT), Force (FOR)"
    for rule in BOOK:
        found = re.search(r"\((l[ae] \w+|l'\w+)\)", rule.source)
        assert found is None or rule.term == found[1], rule.id
    assert all(terms[card(key)] for key in abilities())


@pytest.mark.rule("CON-GEN-1")
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_its_origin_is_said_in_every_language(language):
    note = say(game("confrontation").rules_note, language)
    assert "Rackham" in note
    assert "CON-GEN-1" in note
