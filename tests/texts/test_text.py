from fractions import Fraction

import msgspec
import pytest

from slagveld.texts import Distance, Listing, Name, Percent, Signed, Text, Value

ORC = Name("Orc", "Ork", "Ork")

EVERYTHING = Text(
    "carnage:hit",
    {
        "count": 3,
        "who": "Elrik",
        "unit": ORC,
        "far": Distance(1250),
        "chance": Percent(315),
        "bonus": Signed(-1),
        "parts": Listing((Text("inner", {"again": Listing((1, ORC), "or")}), Distance(3))),
    },
)


def test_every_value_survives_json():
    assert msgspec.json.decode(msgspec.json.encode(EVERYTHING), type=Text) == EVERYTHING


@pytest.mark.parametrize("value", [*EVERYTHING.values.values(), EVERYTHING])
def test_a_value_comes_back_as_what_it_was(value):
    again = msgspec.json.decode(msgspec.json.encode(value), type=Value)
    assert again == value
    assert type(again) is type(value)


def test_the_json_of_a_text_is_plain_to_read():
    text = Text("a:b", {"far": Distance(5)})
    expected = {"type": "text", "key": "a:b", "values": {"far": {"type": "distance", "units": 5}}}
    assert msgspec.to_builtins(text) == expected


def test_equal_texts_hash_alike_in_any_order_of_values():
    one = Text("k", {"a": 1, "b": ORC})
    other = Text("k", {"b": ORC, "a": 1})
    assert one == other
    assert len({one, other, Text("k", {"a": 2, "b": ORC})}) == 2


def test_texts_do_not_share_their_values():
    assert Text("a").values is not Text("b").values


def test_texts_cannot_be_changed():
    with pytest.raises(AttributeError):
        Text("a").key = "b"


def test_floats_and_unknown_fields_are_refused():
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"text","key":"k","values":{"a":1.5}}', type=Text)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"text","key":"k","extra":1}', type=Text)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"listing","items":[],"kind":"nor"}', type=Listing)


def test_a_name_from_a_map_of_languages():
    assert Name.of({"en": "Orc", "nl": "Ork", "de": "Ork"}) == ORC
    assert Name.of({"en": "Orc", "de": "Ork"}) == Name("Orc", "Orc", "Ork")
    assert Name.same("Elrik") == Name("Elrik", "Elrik", "Elrik")


@pytest.mark.parametrize(
    ("names", "complaint"), [({"nl": "Ork"}, "English"), ({"en": "Orc", "it": "Orco"}, "it")]
)
def test_a_name_needs_english_and_only_our_languages(names, complaint):
    with pytest.raises(ValueError, match=complaint):
        Name.of(names)


def test_a_name_in_each_language():
    name = Name("wolf", "wolven", "Wölfe")
    assert [name.in_language(language) for language in ("en", "nl", "de")] == [
        "wolf",
        "wolven",
        "Wölfe",
    ]


@pytest.mark.parametrize(
    ("chance", "permille"),
    [
        (0, 0),
        (1, 1000),
        (Fraction(1, 3), 333),
        (0.3149, 315),
        (1e-9, 1),
        (1 - 1e-9, 999),
        (Fraction(1, 2), 500),
    ],
)
def test_only_the_certain_is_100_percent_and_only_the_impossible_0(chance, permille):
    assert Percent.of(chance).permille == permille


def test_a_name_may_lack_a_further_language():
    orc = Name.of({"en": "Orc", "nl": "Ork", "de": "Ork", "fr": "Orque"})
    assert orc.in_language("fr") == "Orque"
    assert orc.in_language("es") == "Orc"
    assert orc.numbered(2).in_language("fr") == "Orque 2"
    assert orc.numbered(2).in_language("es") == "Orc 2"
    assert msgspec.json.decode(msgspec.json.encode(orc), type=Name) == orc
    assert b"es" not in msgspec.json.encode(orc)
