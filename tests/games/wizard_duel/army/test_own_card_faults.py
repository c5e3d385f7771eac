"""Cards of a player's own that are none: where, by which rule, in one clear sentence."""

import json

import pytest

from slagveld.games.wizard_duel.army.muster import Stocks
from slagveld.games.wizard_duel.core.book import FOLDER
from slagveld.texts import LANGUAGES, Speaker, add_source, say
from tests.games.wizard_duel.own import HYDRA, MORTAR, MOTHS, STOCK, changed

add_source("wizard-duel", FOLDER.parent / "texts")

MUSTER = Stocks()


def whole(text):
    """A sentence in English, whole in every language."""
    assert all(Speaker(language).faults(text) == () for language in LANGUAGES)
    return say(text)


def wrong(source):
    """Where a file is wrong: the value, the line, the rule and the words."""
    found = MUSTER.read_card(source if isinstance(source, bytes) else source.encode(), "mine.yaml")
    assert (found.price, found.card, found.asked) == (None, None, None)
    assert all(one.file == "mine.yaml" for one in found.refusals)
    return [(one.field, one.line, one.rule, whole(one.text)) for one in found.refusals]


def first_wrong(sheet):
    (field, _, rule, words), *rest = wrong(json.dumps(sheet))
    assert rest == []
    return field, rule, words


@pytest.mark.rule("SLV-CARD-1")
@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        (changed(MOTHS, nature="holy"), ("nature", "WD-NATURE-1", "Nature: there is no “holy”.")),
        (
            changed(MOTHS, agility=20),
            ("agility", "WD-HIT-1", "Agility is 20, but must be from 1 to 19."),
        ),
        (
            changed(MOTHS, protection="1"),
            ("protection", "WD-HIT-4", "Protection must be a whole number."),
        ),
        (changed(MOTHS, wounds=None), ("", "WD-HIT-4", "Wounds is missing.")),
        (changed(MOTHS, attack=2), ("attack", "SLV-CARD-1", None)),
        (
            changed(MOTHS, normal={"power": 0}),
            ("normal.power", "WD-WEAPON-3", "Striking power is 0, but must be from 1 to 20."),
        ),
        (
            changed(MOTHS, normal=6),
            ("normal", "WD-WEAPON-1", "normal weapon must be values by their names."),
        ),
        (
            changed(MOTHS, normal=None, shooting=None),
            ("", "WD-WEAPON-1", "A race needs at least one weapon, or attacks of its own."),
        ),
        (
            changed(HYDRA, small={"power": 4}),
            ("own", "WD-RACE-4", "A creature with attacks of its own carries no weapons."),
        ),
        (
            changed(MORTAR, small={"power": 4}),
            ("heavy", "WD-HEAVY-1", "A heavy weapon is no creature: its row has no other weapons."),
        ),
        (
            changed(MOTHS, breath={"reach": 10, "power": 3}),
            ("breath", "WD-RACE-FIRE", "Only creatures with attacks of their own breathe fire."),
        ),
        (
            changed(MOTHS, movement=0),
            ("movement", "WD-MOVE-1", "A creature needs a Movement of at least 1."),
        ),
        (
            changed(MORTAR, movement=3),
            ("movement", "WD-HEAVY-4", "A heavy weapon has Movement 0: its crew moves it."),
        ),
        (
            changed(MOTHS, against={"change": 1}),
            ("against", "WD-HIT-2", "Name either a race or a nature, not both."),
        ),
        (
            changed(MOTHS, against={"change": 1, "race": "ork", "nature": "evil"}),
            ("against", "WD-HIT-2", "Name either a race or a nature, not both."),
        ),
        (
            changed(MOTHS, against={"change": 1, "race": "orc"}),
            ("against.race", "WD-RACE-DWARVES", "Race: there is no “orc”. Is “ork” meant?"),
        ),
        (changed(HYDRA, blows="many"), ("blows", "WD-RACE-GIANTS", "Blows: there is no “many”.")),
        (changed(MOTHS, flies=1), ("flies", "WD-RACE-DRAGONS", "Flies must be true or false.")),
        (changed(MOTHS, figure={"people": "moths"}), ("figure", "SLV-CARD-1", None)),
        (
            changed(MOTHS, key="Moth Folk"),
            ("key", "SLV-CARD-1", "A key has small letters, digits and hyphens: “Moth Folk”."),
        ),
        (
            changed(STOCK, models=[]),
            ("models", "WD-SETUP-1", "Models: 0 are there, but there must be from 1 to 40."),
        ),
        (
            changed(STOCK, models=[{"race": "sauroid", "weapon": "shooting", "count": 1}]),
            (
                "models.0.weapon",
                "WD-RACE-4",
                "Sauroid: this race has no such weapon (shooting weapon).",
            ),
        ),
        (
            changed(STOCK, models=[{"race": "ork", "weapon": "small", "count": 31}] * 2),
            ("models", "WD-SETUP-10", "This stock has 62 models; at most 60 are allowed."),
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_rule(sheet, told):
    field, rule, words = first_wrong(sheet)
    assert (field, rule) == told[:2]
    assert told[2] in (None, words)


@pytest.mark.rule("SLV-CARD-1")
def test_every_fault_has_its_line():
    text = (
        "type: race\nkey: grub\nname: Grub\nnature: evil\nagility: 14\nprotection: 11\n"
        "wounds: 5\nmovement: 6\nsmall:\n  power: 44\n"
    )
    assert [(field, line) for field, line, _, _ in wrong(text)] == [
        ("protection", 6),
        ("small.power", 10),
    ]


@pytest.mark.rule("SLV-CARD-1")
@pytest.mark.parametrize(
    "source",
    [
        "type: race\nkey: grub\nname: {en: Gr",
        '{"type": "race", "key": "grub", "small": {"power": 8,',
        "- 1\n- 2\n",
        b"\xff\xfe\x00",
        b"key: " + b"x" * 10 * 2**20,
        "[" * 10_000,
        '{"a":' * 5_000,
        "",
    ],
    ids=["yaml", "json", "list", "bytes", "10 MB", "deep list", "deep record", "empty"],
)
def test_what_is_no_card_is_one_sentence(source):
    ((field, _, rule, words),) = wrong(source)
    assert (field, rule) == ("", "SLV-CARD-1")
    assert words.startswith("This is no card: ")
    assert len(words) < 400


@pytest.mark.rule("SLV-CARD-1")
def test_a_card_of_another_game_is_refused():
    warrior = "type: warrior\nkey: grub\nname: Grub\nrank: weak\n"
    ((field, line, rule, words),) = wrong(warrior)
    assert (field, line, rule) == ("type", 1, "SLV-CARD-1")
    assert words == "“warrior” is no kind of card here; there are: race, stock."
    orc = "key: orc\nname: Orc\npeople: orcs\nattack: 2\ndefence: 2\nwounds: 1\n"
    assert [told[0] for told in wrong(orc)] == ["type"]
    assert {told[0] for told in wrong("type: race\n" + orc)} == {"people", "attack", "defence", ""}


@pytest.mark.rule("WD-SUMMON-3", "WD-HEAVY-7", "WD-SETUP-10")
@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        (
            changed(MOTHS, shooting=None),
            "It has an Agility for shooting, but nothing to shoot with.",
        ),
        (
            changed(MORTAR, flies=True),
            "A heavy weapon neither flies nor strikes: this trait is of no use.",
        ),
        (
            changed(MOTHS, price=50),
            "With a price of its own its models come one by one, no longer in packages.",
        ),
        (
            changed(STOCK, models=[{"race": "moth-folk", "weapon": "small", "count": 1}]),
            "moth-folk is none of our races; bring its card along in the same army.",
        ),
    ],
)
def test_what_may_be_overlooked_is_only_said(sheet, words):
    found = MUSTER.read_card(json.dumps(sheet).encode(), "mine.json")
    assert found.refusals == ()
    assert [whole(one) for one in found.warnings] == [words]
