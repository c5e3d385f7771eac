"""German names decline: article, adjectives and noun in four cases."""

import msgspec
import pytest

from slagveld.texts import Library, Listing, Name, Speaker, Text
from slagveld.texts.agree import CASES
from slagveld.texts.german import declined


def german(de, declines="", many=False):
    return Name("x", "x", de, many, declines)


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        (
            german("Wilde Reiter", "1", many=True),
            "die Wilden Reiter|der Wilden Reiter|den Wilden Reitern|die Wilden Reiter",
        ),
        (
            german("Orkhäuptling", "m"),
            "der Orkhäuptling|des Orkhäuptlings|dem Orkhäuptling|den Orkhäuptling",
        ),
        (
            german("Großer Drache", "m1w"),
            "der Große Drache|des Großen Drachen|dem Großen Drachen|den Großen Drachen",
        ),
        (
            german("Alter Held", "m1w"),
            "der Alte Held|des Alten Helden|dem Alten Helden|den Alten Helden",
        ),
        (
            german("Dunkle Hexe", "f1"),
            "die Dunkle Hexe|der Dunklen Hexe|der Dunklen Hexe|die Dunkle Hexe",
        ),
        (
            german("Wildes Ross", "n1"),
            "das Wilde Ross|des Wilden Rosses|dem Wilden Ross|das Wilde Ross",
        ),
        (german("Untote", "1", many=True), "die Untoten|der Untoten|den Untoten|die Untoten"),
        (
            german("Wolfsreiter", many=True),
            "die Wolfsreiter|der Wolfsreiter|den Wolfsreitern|die Wolfsreiter",
        ),
        (german("Goblins", many=True), "die Goblins|der Goblins|den Goblins|die Goblins"),
        (
            german("Ritter zu Pferd", "m"),
            "der Ritter zu Pferd|des Ritters zu Pferd|dem Ritter zu Pferd|den Ritter zu Pferd",
        ),
        (german("Minotaurus", "m"), "der Minotaurus|des Minotaurus|dem Minotaurus|den Minotaurus"),
        (
            german("Gramgrodars Träger", "x", many=True),
            "Gramgrodars Träger|von Gramgrodars Träger|Gramgrodars Träger|Gramgrodars Träger",
        ),
        (german("Kyrgoth"), "Kyrgoth|von Kyrgoth|Kyrgoth|Kyrgoth"),
    ],
)
def test_a_name_in_four_cases(name, forms):
    assert [declined(name, case) for case in CASES] == forms.split("|")


def test_what_stands_behind_a_name_stays():
    goblins = german("Wilde Goblins", "1", many=True)
    assert declined(goblins.numbered(3), "dat") == "den Wilden Goblins 3"
    assert declined(german("Drache", "mw").owned("Anna"), "gen") == "des Drachen (Anna)"
    assert declined(german("Ork", "m").followed(" 1-2"), "gen") == "des Orks 1-2"


@pytest.fixture
def library(write_all):
    library = Library()
    text = """
hit = Angriff { CASE($unit, "gen") } auf { CASE($target, "acc") }.
wrong = { CASE($unit, "voc") }
"""
    library.add_source("game", write_all("game/texts", text))
    return library


def test_messages_decline_names_and_lists(library):
    said = Speaker("de", library=library).say
    spears = german("Menschliche Speerträger", "1", many=True)
    orc, hero = german("Ork", "m"), german("Held", "mw")
    text = Text("game:hit", {"unit": spears, "target": Listing((orc, hero))})
    assert said(text) == "Angriff der Menschlichen Speerträger auf den Ork und den Helden."
    assert said(Text("game:hit", {"unit": "Anna", "target": "Bob"})) == "Angriff von Anna auf Bob."


def test_other_languages_know_no_cases(library):
    text = Text("game:hit", {"unit": german("Ork", "m"), "target": german("Held", "mw")})
    assert Speaker("nl", library=library).say(text) == "Angriff x auf x."


def test_a_case_that_does_not_exist_is_visible(library):
    text = Text("game:wrong", {"unit": german("Ork", "m")})
    assert Speaker("de", library=library).say(text) == "⟦game:wrong⟧"


def test_how_a_name_declines_is_checked_where_it_is_read():
    plain = {"type": "name", "en": "x", "nl": "x", "de": "x", "declines": "m1w"}
    assert msgspec.convert(plain, Name).declines == "m1w"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**plain, "declines": "masculine"}, Name)
