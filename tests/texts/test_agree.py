"""AGREE: words that go with a name are in its number."""

import msgspec
import pytest

from slagveld.texts import Distance, Library, Listing, Name, Signed, Speaker, Text
from slagveld.texts.agree import is_many

ORC = Name("Orc", "Ork", "Ork")
GOBLINS = Name("Goblins", "Kobolden", "Kobolde", many=True)

FEAR = """
afraid = { $unit } { AGREE($unit, "is", "are") } afraid of { $cause }, who
    { AGREE($cause, "waits", "wait") }.
only = Who { AGREE($unit, "runs", "run") }?
of-both = { afraid } { AGREE($unit, "It runs", "They run") }.
chosen = { $unit ->
    [Goblins] as a word
   *[other] as { $unit }
}
few = { AGREE($unit, "is") }
more = { AGREE($unit, "is", "are", "be") }
named = { AGREE($unit, "is", "are", case: "other") }
"""


@pytest.fixture
def library(write_all):
    library = Library()
    library.add_source("game", write_all("game/texts", FEAR))
    return library


@pytest.fixture
def english(library):
    return Speaker("en", library=library)


@pytest.mark.parametrize(
    ("value", "many"),
    [
        (ORC, False),
        (GOBLINS, True),
        ("Goblins", False),
        (2, False),
        (Distance(200), False),
        (Signed(2), False),
        (Text("plain", {"words": GOBLINS}), False),
        (Listing(()), False),
        (Listing((ORC,)), False),
        (Listing((GOBLINS,)), True),
        (Listing((ORC, "Elrik")), True),
        (Listing((Listing((GOBLINS,)),)), True),
        (Listing((), "or"), False),
        (Listing((ORC, ORC), "or"), False),
        (Listing((GOBLINS, ORC), "or"), False),
        (Listing((ORC, GOBLINS), "or"), True),
        (Listing((ORC, Listing((ORC, ORC))), "or"), True),
    ],
)
def test_what_stands_for_several(english, value, many):
    assert is_many(value) is many
    asked = Text("game:only", {"unit": value})
    assert english.say(asked) == ("Who run?" if many else "Who runs?")
    assert english.faults(asked) == ()


def test_each_word_agrees_with_its_own_name(library):
    text = Text("game:afraid", {"unit": GOBLINS, "cause": ORC})
    turned = Text("game:afraid", {"unit": ORC, "cause": GOBLINS})
    said = [Speaker(language, library=library).say(text) for language in ("en", "nl", "de")]
    assert said == [
        "Goblins are afraid of Orc, who\nwaits.",
        "Kobolden are afraid of Ork, who\nwaits.",
        "Kobolde are afraid of Ork, who\nwaits.",
    ]
    assert Speaker("en", library=library).say(turned) == "Orc is afraid of Goblins, who\nwait."


def test_words_agree_through_references(english):
    text = Text("game:of-both", {"unit": GOBLINS, "cause": ORC})
    assert english.say(text) == "Goblins are afraid of Orc, who\nwaits. They run."


def test_a_name_that_is_many_is_no_word_to_select_by(english):
    assert english.say(Text("game:chosen", {"unit": GOBLINS})) == "as Goblins"
    assert english.say(Text("game:chosen", {"unit": "Goblins"})) == "as a word"


def test_a_long_name_is_cut_and_still_many(english):
    long = Name("x" * 2500, "x", "x", many=True)
    said = english.say(Text("game:afraid", {"unit": long, "cause": ORC}))
    assert said == "x" * 1999 + "… are afraid of Orc, who\nwaits."


@pytest.mark.parametrize("key", ["game:few", "game:more", "game:named", "game:only"])
def test_a_wrong_call_or_a_missing_value_is_visible_and_no_exception(english, key):
    values = {} if key == "game:only" else {"unit": GOBLINS}
    assert english.say(Text(key, values)) == f"⟦{key}⟧"
    assert english.faults(Text(key, values))


def test_one_is_not_written_and_need_not_be():
    assert msgspec.json.encode(ORC) == b'{"type":"name","en":"Orc","nl":"Ork","de":"Ork"}'
    written = msgspec.json.encode(GOBLINS)
    assert written.endswith(b'"de":"Kobolde","many":true}')
    assert msgspec.json.decode(written, type=Name) == GOBLINS
    old = {"type": "name", "en": "Goblins", "nl": "Kobolden", "de": "Kobolde"}
    assert msgspec.convert(old, Name) == Name("Goblins", "Kobolden", "Kobolde")
    assert msgspec.convert({**old, "many": True}, Name) == GOBLINS != msgspec.convert(old, Name)


def test_a_name_keeps_its_number_with_something_behind_it():
    assert GOBLINS.numbered(2) == Name("Goblins 2", "Kobolden 2", "Kobolde 2", many=True)
    assert GOBLINS.followed("-3") == Name("Goblins-3", "Kobolden-3", "Kobolde-3", many=True)
    assert ORC.numbered(2) == Name("Orc 2", "Ork 2", "Ork 2")
