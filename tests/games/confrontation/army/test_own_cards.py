"""Reference cards of a player's own: written, judged, priced, mustered."""

import json

import jsonschema_rs
import pytest
import yaml

from slagveld.games.confrontation.army.card_sheets import made, sheet_of
from slagveld.games.confrontation.army.muster import ARMIES
from slagveld.games.confrontation.army.own_cards import CARDS, is_sound
from slagveld.games.confrontation.army.prices import SCALE
from slagveld.games.confrontation.core.book import card as ability_rule
from slagveld.games.confrontation.core.profiles import profiles
from slagveld.kernel.cards import CardMaker
from slagveld.kernel.scene import Card
from slagveld.kit.cards import schema
from slagveld.record import replace
from slagveld.texts import LANGUAGES, Name, Text, say
from tests.games.confrontation.shown import lines, notes
from tests.games.confrontation.strangers import (
    CARD,
    FILE,
    KINDS,
    MUSTER,
    army,
    plain,
    read,
    roster,
    stranger,
    table,
)


def told(sheet):
    """What is wrong with a card: value, rule, words."""
    return [(one.field, one.rule, say(one.text, "en")) for one in read(sheet).refusals]


def broken(sheet):
    """The same, without the words."""
    return [(field, rule) for field, rule, _ in told(sheet)]


def faults(one):
    return [(fault.rule, say(fault.text, "en")) for fault in MUSTER.faults(one)]


# What may be written


@pytest.mark.rule("SLV-CARD-1", "CON-CARD-1", "CON-CARD-3")
def test_the_card_of_the_page_is_read_from_yaml_and_from_json_alike():
    assert isinstance(MUSTER, CardMaker)
    found = MUSTER.read_card(FILE.encode(), "ash.yaml")
    assert found.refusals == ()
    assert (found.kind, found.sheet) == ("card", CARD)
    assert found.name == Name("Ash walker", "Asloper", "Aschenläufer")
    assert found == read(CARD)
    row = made(CARD)
    assert (row.movement, row.fear, row.courage, row.figures) == (1250, 6, None, 4)
    assert row.abilities == ("implacable/1", "fleau/scouts", "dur-a-cuire")
    assert row.weapon.band(3000) == "medium"
    assert [one.name.en for one in row.gear] == ["Cinder bow", "Mantle of ash", "Armour"]
    assert row.people_name == Name.same("Host of the Cinders")


@pytest.mark.rule("SLV-CARD-1", "CON-GAP-4")
def test_every_blank_and_every_sample_is_sound_and_comes_back_as_it_was():
    assert list(KINDS) == ["card", "wounds", "movement"]
    for kind in KINDS.values():
        for sheet in (kind.blank, *[sample.sheet for sample in kind.samples]):
            whole = {"type": kind.key, **sheet}
            found = read(whole)
            assert found.refusals == (), (kind.key, sheet["key"])
            assert found.sheet == whole
            assert isinstance(found.card, Card)
    assert len(KINDS["card"].samples) == len(profiles())


@pytest.mark.rule("CON-HOUSE-1", "CON-STAT-17")
def test_a_sample_is_the_card_that_it_was_and_costs_the_same():
    for sample in KINDS["card"].samples:
        row = profiles()[sample.key]
        again = made(sample.sheet)
        price = "model" if row.price == "model" else "own"
        same = replace(row, origin="own", price=price)
        assert again == same, row.key
        assert sheet_of(again) == sample.sheet
        assert is_sound(again)


@pytest.mark.rule("SLV-CARD-1")
def test_the_published_schema_takes_what_the_reader_takes():
    valid = jsonschema_rs.validator_for(schema("confrontation", MUSTER.card_kinds()))
    for kind in KINDS.values():
        for sheet in (kind.blank, *[sample.sheet for sample in kind.samples]):
            assert valid.is_valid({"type": kind.key, **sheet}), sheet["key"]
    assert valid.is_valid(yaml.safe_load(FILE))
    for wrong in ({"attack": 99}, {"size": "tiny"}, {"fury": 1}, {"competences": [{}]}):
        assert not valid.is_valid({**CARD, **wrong})


def test_all_that_is_said_of_the_values_is_there_in_every_language():
    for text in texts_in(tuple(KINDS.values())):
        for language in LANGUAGES:
            assert "⟦" not in say(text, language), text.key


def texts_in(value):
    if isinstance(value, Text):
        yield value
    parts = value if isinstance(value, tuple) else ()
    for part in (*parts, *[getattr(value, f) for f in getattr(value, "__struct_fields__", ())]):
        yield from texts_in(part)


# How it looks, and what it costs


@pytest.mark.rule("CON-CARD-1", "CON-STAT-16")
def test_it_is_drawn_with_all_that_stands_on_it():
    card = read(stranger(weapon={**CARD["weapon"], "area": 200}, power=2)).card
    assert lines(card) == {
        "Movement (MOV)": "12.5 cm",
        "Initiative (INI)": 5,
        "Attack (ATT)": 5,
        "Strength (FOR)": 7,
        "Defence (DEF)": 4,
        "Resistance (RES)": 6,
        "Shooting (TIR)": 3,
        "Fear (PEUR)": 6,
        "Discipline (DIS)": 3,
        "Power (POU)": 2,
        "Army": "Host of the Cinders",
        "Size": "large",
        "Base": "3.8 cm × 3.8 cm",
        "Figures on the card": 4,
        "Army points (P.A.)": 40,
    }
    words = notes(card)
    assert words[0] == "Equipment: Cinder bow, Mantle of ash and Armour"
    assert words[2] == "Whoever comes within 2 cm of the figure hit is struck too."
    assert [one.split(":")[0] for one in words[3:-1]] == [
        "Implacable/1",
        "Bane/Scout",
        "Hard-Boiled",
    ]
    assert words[-1] == "A card that a player has written."
    assert "CON-CARD-implacable" in card.rules
    assert card.figure.people == "stone"


@pytest.mark.rule("CON-HOUSE-1", "CON-STAT-17")
def test_the_price_of_the_model_stands_beside_one_of_ones_own():
    found = read(CARD)
    model = found.price.total
    assert model % SCALE == 0
    assert found.asked == 40 * SCALE
    assert [say(one, "en") for one in found.warnings] == [
        f"40 points instead of the {model // SCALE} of our model."
    ]
    free = read(stranger(points=None))
    assert (free.price.total, free.asked, free.warnings) == (model, None, ())
    assert ARMIES.cost(roster(CARD, count=3)) == 120
    assert ARMIES.cost(roster(stranger(points=None), count=3)) == 3 * model // SCALE


@pytest.mark.rule("CON-STAT-8", "CON-DODGE-4")
def test_what_may_have_been_overlooked_is_told_and_not_refused():
    rider = read(plain(size="normal", items=[{"name": "Goat", "mount": True}]))
    assert [say(one, "en") for one in rider.warnings] == ["Riders are usually of large size."]
    assert made(rider.sheet).mounted
    two = stranger(equipment=["short-bow"], points=None)
    assert [one.key for one in read(two).warnings] == ["confrontation:own-warning-weapons"]
    assert made(two).weapon.strength == 4


# What is refused


@pytest.mark.rule("SLV-CARD-1")
@pytest.mark.parametrize(
    ("changes", "field", "rule"),
    [
        ({"attack": "much"}, "attack", "CON-STAT-4"),
        ({"attack": 31}, "attack", "CON-STAT-4"),
        ({"attack": True}, "attack", "CON-STAT-4"),
        ({"movement": 99}, "movement", "CON-STAT-1"),
        ({"size": "huge"}, "size", "CON-SIZE-1"),
        ({"rank": "king"}, "rank", "CON-CARD-4"),
        ({"base": [250, 9000]}, "base", "CON-HOUSE-8"),
        ({"figures": 7}, "figures", "CON-CARD-3"),
        ({"figures": 0}, "figures", "CON-CARD-3"),
        ({"points": 0}, "points", "CON-STAT-17"),
        ({"key": "Ash Walker"}, "key", "SLV-CARD-1"),
        ({"name": {"nl": "Asloper"}}, "name", "SLV-CARD-1"),
        ({"fury": 3}, "fury", "SLV-CARD-1"),
        ({"initiative": None}, "", "CON-STAT-3"),
        ({"equipment": ["sonic-screwdriver"]}, "equipment.0", "CON-STAT-14"),
        ({"competences": [{"competence": "berserk"}]}, "competences.0.competence", "CON-STAT-16"),
        ({"competences": [{"number": 2}]}, "competences.0", "CON-STAT-16"),
        ({"weapon": {"name": "Bow"}}, "weapon", "CON-STAT-9"),
        ({"figure": {"people": "martian"}}, "figure", "SLV-CARD-1"),
    ],
)
def test_values_out_of_their_bounds(changes, field, rule):
    assert (field, rule) in broken(stranger(**changes))
    assert all("⟦" not in words for _, _, words in told(stranger(**changes)))


@pytest.mark.parametrize(
    ("changes", "field", "rule", "words"),
    [
        pytest.param(
            {"courage": 4},
            "courage",
            "CON-STAT-10",
            "A card has either Courage or Fear, never both and never neither.",
            marks=pytest.mark.rule("CON-STAT-10"),
        ),
        pytest.param(
            {"fear": None},
            "",
            "CON-STAT-10",
            "A card has either Courage or Fear, never both and never neither.",
            marks=pytest.mark.rule("CON-STAT-10"),
        ),
        pytest.param(
            {"second_movement": 2000},
            "second_movement",
            "CON-STAT-2",
            "A second Movement needs air or water, and the other way round.",
            marks=pytest.mark.rule("CON-STAT-2"),
        ),
        pytest.param(
            {"second_movement": 2000, "medium": "air"},
            "medium",
            "CON-STAT-2",
            "Movement in the air and the competence Flight go together.",
            marks=pytest.mark.rule("CON-STAT-2"),
        ),
        pytest.param(
            {"shooting": None},
            "",
            "CON-STAT-8",
            "Shooting (TIR) and a ranged weapon go together.",
            marks=pytest.mark.rule("CON-STAT-8"),
        ),
        pytest.param(
            {"weapon": None},
            "shooting",
            "CON-STAT-8",
            "Shooting (TIR) and a ranged weapon go together.",
            marks=pytest.mark.rule("CON-STAT-9"),
        ),
        pytest.param(
            {"equipment": ["black-armour"]},
            "equipment",
            "CON-STAT-15",
            "A piece of this equipment is reserved to another card.",
            marks=pytest.mark.rule("CON-STAT-15"),
        ),
        pytest.param(
            {"weapon": {**CARD["weapon"], "medium": 1000}},
            "weapon",
            "CON-RANGE-1",
            "The ranges of a weapon rise: short, medium, long.",
            marks=pytest.mark.rule("CON-RANGE-1"),
        ),
        pytest.param(
            {"character": True},
            "figures",
            "CON-CARD-3",
            "The card of a character stands for one figure.",
            marks=pytest.mark.rule("CON-CARD-3"),
        ),
        pytest.param(
            {"people": "lions"},
            "people",
            "CON-GAP-4",
            "A card needs one army: one of the catalogue, or one of its own.",
            marks=pytest.mark.rule("CON-GAP-4"),
        ),
        pytest.param(
            {"own_people": None},
            "people",
            "CON-GAP-4",
            "A card needs one army: one of the catalogue, or one of its own.",
            marks=pytest.mark.rule("CON-GAP-4"),
        ),
    ],
)
def test_what_goes_against_the_rules(changes, field, rule, words):
    assert told(stranger(**changes)) == [(field, rule, words)]


@pytest.mark.rule("CON-STAT-16")
@pytest.mark.parametrize(
    ("row", "field", "words"),
    [
        ({"competence": "implacable"}, "", "Implacable needs a number, and no word."),
        (
            {"competence": "implacable", "word": "two"},
            "",
            "Implacable needs a number, and no word.",
        ),
        ({"competence": "vol", "number": 1}, "", "Flight has neither a number nor a word."),
        ({"competence": "fleau", "number": 1}, ".number", "Bane needs a word, and no number."),
        ({"competence": "fleau", "word": " "}, ".word", "Bane needs a word, and no number."),
        (
            {"competence": "fleau", "word": "elves"},
            ".word",
            "Bane does not know “elves”. It knows scouts, staff, unknown.",
        ),
        (
            {"competence": "fleau", "word": "scouts", "number": 1},
            "",
            "Bane needs a word, and no number.",
        ),
    ],
)
def test_the_x_of_a_competence(row, field, words):
    rule = ability_rule(row["competence"])
    assert told(stranger(competences=[row])) == [(f"competences.0{field}", rule, words)]


@pytest.mark.rule("CON-CARD-immunite", "CON-CARD-ennemi-personnel")
def test_words_that_competences_know():
    rows = [
        {"competence": "immunite", "word": "legs"},
        {"competence": "ennemi-personnel", "word": "Sasia Samaris"},
    ]
    assert read(stranger(competences=rows)).refusals == ()


@pytest.mark.rule("SLV-CARD-1")
def test_a_fault_has_its_line():
    text = FILE.replace("attack: 5", "attack: 50").replace("number: 1", "number: many")
    found = MUSTER.read_card(text.encode(), "ash.yaml").refusals
    lined = {one.field: (one.file, one.line) for one in found}
    assert lined["attack"] == ("ash.yaml", 1 + FILE.splitlines().index("attack: 5"))
    row = 1 + FILE.splitlines().index("  - {competence: implacable, number: 1}")
    assert lined["competences.0.number"] == ("ash.yaml", row)
    both = MUSTER.read_card((FILE + "courage: 3\n").encode(), "ash.yaml").refusals
    assert [(one.line, one.rule) for one in both] == [(1 + len(FILE.splitlines()), "CON-STAT-10")]


@pytest.mark.rule("SLV-CARD-1")
@pytest.mark.parametrize(
    "source",
    [
        pytest.param(FILE[: FILE.index("word: scouts") + 3].encode(), id="truncated yaml"),
        pytest.param(json.dumps(CARD)[:200].encode(), id="truncated json"),
        pytest.param(b"[1, 2]", id="a list"),
        pytest.param(b"a card", id="words"),
        pytest.param(b"", id="nothing"),
        pytest.param(b"\xff\xfe\x00", id="no text"),
        pytest.param(b"name: " + b"x" * 10_000_000, id="10 MB"),
        pytest.param(b"[" * 100_000, id="deep lists"),
        pytest.param(b'{"a":' * 100_000, id="deep mappings"),
    ],
)
def test_what_is_no_card_gets_one_clear_sentence(source):
    found = MUSTER.read_card(source, "bad.yaml")
    assert [one.rule for one in found.refusals] == ["SLV-CARD-1"]
    words = say(found.refusals[0].text, "en")
    assert words.startswith("This is no card: ")
    assert "⟦" not in words
    assert len(words) < 300
    assert (found.price, found.card) == (None, None)


@pytest.mark.rule("SLV-CARD-1")
def test_a_card_of_another_game_is_none_of_this():
    dial = {"type": "warrior", "key": "orc", "name": "Orc", "dial": [{"speed": 8}]}
    assert told(dial) == [
        (
            "type",
            "SLV-CARD-1",
            "“warrior” is no kind of card here; there are: card, wounds, movement.",
        )
    ]
    assert broken({**dial, "type": "card"})[:2] == [("dial", "SLV-CARD-1"), ("", "CON-SIZE-1")]


# In an army


@pytest.mark.rule("CON-STAT-17", "CON-CARD-1")
def test_an_army_offers_its_own_cards_first_in_a_group_of_their_own():
    first, second = MUSTER.offers(roster(CARD, plain()))[:2]
    assert (first.key, say(first.group, "en")) == ("ash-walker", "Your own cards")
    assert first.price.total == 40 * SCALE
    assert [say(item.reason, "en") for item in first.price.items] == [
        "Points that the player has set"
    ]
    assert (second.key, second.figure) == ("my-card", read(plain()).card.figure)
    assert len(MUSTER.offers(roster(CARD))) == len(profiles()) + 1


@pytest.mark.rule("CON-CARD-1", "CON-CARD-3")
def test_an_own_card_comes_before_one_of_the_catalogue():
    mine = plain(key="goblin-warrior", name="Goblin of mine", points=33, figures=5)
    one = roster(mine, entries=("goblin-warrior",), count=5)
    assert faults(one) == []
    assert ARMIES.cost(one) == 165
    assert ARMIES.known(one)["goblin-warrior"].name == Name.same("Goblin of mine")
    assert len(ARMIES.known(one)) == len(profiles())
    more = roster(mine, entries=("goblin-warrior",), count=6)
    assert faults(more) == [("CON-CARD-3", "Goblin of mine stands for 1 to 5 figures on a card.")]


@pytest.mark.rule("SLV-CARD-1", "CON-CARD-4")
def test_what_is_wrong_with_own_cards_is_wrong_with_the_army():
    assert faults(roster(CARD)) == []
    assert faults(roster(stranger(courage=2))) == [
        (
            "CON-STAT-10",
            "Own card 1: A card has either Courage or Fear, never both and never neither.",
        ),
        ("CON-CARD-1", "There is no such card: ash-walker."),
        ("CON-GEN-2", "This army has no figures yet."),
    ]
    assert faults(roster(CARD, plain(key="ash-walker")))[0] == (
        "SLV-CARD-1",
        "Two of the army’s own cards have the same key: ash-walker.",
    )
    hero = stranger(character=True, figures=None)
    assert faults(roster(hero, entries=("ash-walker", "ash-walker"))) == [
        ("CON-CARD-4", "Ash walker is a character and can be in an army only once.")
    ]
    assert faults(roster("ash-walker"))[0][0] == "SLV-CARD-1"
    assert faults(roster(table("wounds"), entries=("my-wounds",)))[0] == (
        "CON-CARD-1",
        "There is no such card: my-wounds.",
    )


@pytest.mark.rule("SLV-CARD-1")
def test_an_army_brings_no_more_cards_than_a_battle_can_carry():
    many = [plain(key=f"card-{number}") for number in range(61)]
    assert faults(roster(*many, entries=("card-1",)))[0] == (
        "SLV-CARD-1",
        "“own” must be a list of at most 60 cards.",
    )
    assert faults(roster(*many[:60], entries=("card-1",))) == []


@pytest.mark.rule("CON-GAP-1", "CON-GAP-2")
def test_an_army_brings_one_table_of_each_kind():
    one = [CARD, table("wounds"), table("movement")]
    assert faults(roster(*one)) == []
    two = [table("wounds", key="other"), table("movement", key="another")]
    assert faults(roster(*one, *two)) == [
        ("CON-GAP-1", "An army brings one wound table at most."),
        ("CON-GAP-2", "An army brings one movement table at most."),
    ]
    assert army(*one)["choices"]["own"] == one


def test_a_card_that_nobody_could_have_written_is_unsound():
    row = made(CARD)
    assert is_sound(row)
    for change in (
        {"attack": 99},
        {"abilities": ("berserk",)},
        {"abilities": ("implacable/many",)},
        {"equipment": ("sonic-screwdriver",)},
        {"courage": 3},
        {"base": (1, 1)},
        {"key": "Ash Walker"},
        {"icon": "nothing"},
    ):
        assert not is_sound(replace(row, **change)), change
    assert CARDS.asked("wounds", {}) is None
