import pytest

from slagveld.texts import Distance, Library, Listing, Name, Percent, Signed, Speaker, Text, say

WOLF = Name("wolf", "wolven", "Wölfe")


@pytest.fixture
def library(write_all):
    library = Library()
    folder = write_all(
        "game/texts",
        """
too-near = { $unit } stands { $distance } away: { number-word }
number-word = too near
models = { $count ->
    [one] one model
   *[other] { $count } models
}
loop = { loop }
long-loop = again { long-loop }
named = { -thing } of { $unit }
-thing = sword
uses-common = { list-and }
only-attribute =
    .title = x
""",
        nl="too-near = { $unit } staat op { $distance }\nmodels = { $count } modellen\n",
    )
    library.add_source("wizard-duel", folder)
    return library


@pytest.fixture
def english(library):
    return Speaker("en", library=library)


def test_a_message_of_a_game_with_nested_values(english):
    text = Text("wizard-duel:too-near", {"unit": WOLF, "distance": Distance(1250)})
    assert english.say(text) == "wolf stands 12.5 cm away: too near"


def test_the_same_text_in_another_language_and_measure(library):
    text = Text("wizard-duel:too-near", {"unit": WOLF, "distance": Distance(1250)})
    assert Speaker("nl", "inch", library=library).say(text) == "wolven staat op 4,9″"


def test_plurals_follow_whole_numbers(english):
    assert english.say(Text("wizard-duel:models", {"count": 1})) == "one model"
    assert english.say(Text("wizard-duel:models", {"count": 1500})) == "1,500 models"


def test_a_text_within_a_text(english):
    inner = Text("wizard-duel:models", {"count": 2})
    text = Text("wizard-duel:too-near", {"unit": Listing((inner, WOLF)), "distance": "far"})
    assert english.say(text) == "2 models and wolf stands far away: too near"


def test_terms_and_common_messages_are_found_from_a_games_files(english):
    assert english.say(Text("wizard-duel:named", {"unit": "Elrik"})) == "sword of Elrik"
    assert english.say(Text("wizard-duel:uses-common")) == "and"


@pytest.mark.parametrize(
    ("value", "en", "nl", "de"),
    [
        (5, "5", "5", "5"),
        (-1234567, "-1,234,567", "-1.234.567", "-1.234.567"),
        ("as it is", "as it is", "as it is", "as it is"),
        (WOLF, "wolf", "wolven", "Wölfe"),
        (Distance(1250), "12.5 cm", "12,5 cm", "12,5 cm"),
        (Distance(3000), "30 cm", "30 cm", "30 cm"),
        (Distance(0), "0 cm", "0 cm", "0 cm"),
        (Distance(3), "less than 0.1 cm", "minder dan 0,1 cm", "weniger als 0,1 cm"),
        (Distance(25), "0.3 cm", "0,3 cm", "0,3 cm"),
        (Distance(-1250), "-12.5 cm", "-12,5 cm", "-12,5 cm"),
        (Percent(315), "31.5%", "31,5%", "31,5 %"),
        (Percent(310), "31%", "31%", "31 %"),
        (Percent(1000), "100%", "100%", "100 %"),
        (Signed(2), "+2", "+2", "+2"),
        (Signed(-1), "−1", "−1", "−1"),
        (Signed(0), "±0", "±0", "±0"),
        (Listing(()), "–", "–", "–"),
        (Listing(("a",)), "a", "a", "a"),
        (Listing((1, 2)), "1 and 2", "1 en 2", "1 und 2"),
        (Listing(("a", "b", WOLF)), "a, b and wolf", "a, b en wolven", "a, b und Wölfe"),
        (Listing(("a", "b", "c"), "or"), "a, b or c", "a, b of c", "a, b oder c"),
    ],
)
def test_each_kind_of_value_in_each_language(value, en, nl, de):
    assert (say(value), say(value, "nl"), say(value, "de")) == (en, nl, de)
    assert [Speaker(language).faults(value) for language in ("en", "nl", "de")] == [()] * 3


@pytest.mark.parametrize(
    ("units", "inch", "said"),
    [
        (1250, 254, "4.9″"),
        (254, 254, "1″"),
        (2000, 254, "7.9″"),
        (2000, 250, "8″"),
        (12, 254, "less than 0.1″"),
        (13, 254, "0.1″"),
    ],
)
def test_inches_true_or_as_the_rulebook_counts_them(units, inch, said):
    assert Speaker("en", "inch", units_per_inch=inch).say(Distance(units)) == said


def test_no_isolation_marks(english):
    said = english.say(Text("wizard-duel:too-near", {"unit": WOLF, "distance": Distance(1)}))
    assert not {"\u2068", "\u2069"} & set(said)


@pytest.mark.parametrize(
    ("text", "shown", "complaint"),
    [
        (Text("no-such"), "⟦no-such⟧", "no such message"),
        (Text("wizard-duel:no-such"), "⟦wizard-duel:no-such⟧", "no such message"),
        (Text("other-game:too-near"), "⟦other-game:too-near⟧", "no such message"),
        (Text("too-near"), "⟦too-near⟧", "no such message"),
        (Text("wizard-duel:too-near", {"unit": "x"}), "⟦wizard-duel:too-near⟧", "distance"),
        (Text("wizard-duel:loop"), "⟦wizard-duel:loop⟧", "itself"),
        (Text("wizard-duel:long-loop"), "⟦wizard-duel:long-loop⟧", "Cyclic"),
        (Text("wizard-duel:only-attribute"), "⟦wizard-duel:only-attribute⟧", "no value"),
        (10**15, "⟦number⟧", "too large"),
        (Distance(10**5000), "⟦length⟧", "too large"),
        (Signed(-(10**40)), "⟦signed⟧", "too large"),
        (Percent(10**40), "⟦percent⟧", "too large"),
        (Text("", {}), "⟦⟧", "no such message"),
        (Text("a:b:c\n", {}), "⟦a:b:c\n⟧", "no such message"),
    ],
)
def test_what_cannot_be_said_is_visible_and_no_exception(english, text, shown, complaint):
    assert english.say(text) == shown
    assert any(complaint in fault for fault in english.faults(text))


def test_a_huge_number_in_a_message_is_shown_as_a_gap(english):
    text = Text("wizard-duel:models", {"count": 10**5000})
    assert english.say(text) == "⟦number⟧ models"
    assert english.faults(text)


def test_a_message_missing_in_a_language_is_said_in_english_and_is_a_fault(library):
    dutch = Speaker("nl", library=library)
    text = Text("wizard-duel:named", {"unit": WOLF})
    assert dutch.say(text) == "sword of wolven"
    assert dutch.faults(text) == ("wizard-duel:named: no such message in nl",)


def test_a_fault_within_a_value_is_found(english):
    text = Text("wizard-duel:named", {"unit": Listing((Text("gone"), "x"))})
    assert english.say(text) == "sword of ⟦gone⟧ and x"
    assert english.faults(text) == ("gone: no such message in en",)


def test_endless_nesting_ends(english):
    text = Text("list-and")
    for _ in range(5000):
        text = Text("wizard-duel:named", {"unit": text})
    assert "⟦…⟧" in english.say(text)


def test_a_value_of_any_length_can_be_shown(english):
    said = english.say(Text("wizard-duel:named", {"unit": "x" * 10_000}))
    assert said.startswith("sword of xxx")
    assert said.endswith("x…")
    assert english.faults(Text("wizard-duel:named", {"unit": "x" * 10_000})) == ()


@pytest.mark.parametrize(
    "wrong", [{"language": "it"}, {"length_unit": "ell"}, {"units_per_inch": 0}]
)
def test_a_speaker_nobody_could_understand_is_refused(wrong):
    with pytest.raises(ValueError, match=r"ours|inch"):
        Speaker(**wrong)
