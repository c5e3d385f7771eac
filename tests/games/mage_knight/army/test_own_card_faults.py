"""Cards of a player's own that are none: where, by which rule, in one clear sentence."""

import json

import pytest

from slagveld.games.mage_knight.army.muster import Armies
from slagveld.games.mage_knight.core.book import FOLDER
from slagveld.texts import WRITTEN, Speaker, add_source, say
from tests.games.mage_knight.own import ARCHER, CLEAVER, FOG, GATE, WARLORD, changed

add_source("mage-knight", FOLDER.parent / "texts")

MUSTER = Armies()


def whole(text):
    """A sentence in English, whole in every language."""
    assert all(Speaker(language).faults(text) == () for language in WRITTEN)
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


# What is wrong with a card


KINDLESS = "A card says of which kind it is, by “type”; there are: warrior, item, domain, built."


@pytest.mark.rule("SLV-CARD-1")
@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        (changed(WARLORD, rank="mighty"), ("rank", "MK-ARMY-7", "Rank: there is no “mighty”.")),
        (
            changed(WARLORD, points=0),
            ("points", "MK-ARMY-3", "Point value of your own is 0, but must be from 1 to 600."),
        ),
        (
            changed(WARLORD, faction="shyft"),
            ("subfaction", "MK-FACTION-2", "This subfaction is no part of the faction."),
        ),
        (
            changed(WARLORD, strength=3),
            ("strength", "SLV-CARD-1", "No value of such a card is called “strength”."),
        ),
        (changed(WARLORD, dial=None), ("", "MK-DIAL-1", "Clicks is missing.")),
        (
            changed(WARLORD, dial=[]),
            ("dial", "MK-DIAL-1", "Clicks: 0 are there, but there must be from 1 to 20."),
        ),
        (
            changed(WARLORD, dial=[{"speed": 99, "attack": 1, "defense": 1, "damage": 1}]),
            ("dial.0.speed", "MK-MOVE-1", "Speed is 99, but must be from 0 to 20."),
        ),
        (
            changed(WARLORD, dial=[{"speed": "8", "attack": 1, "defense": 1, "damage": 1}]),
            ("dial.0.speed", "MK-MOVE-1", "Speed must be a whole number."),
        ),
        (
            changed(WARLORD, dial=[changed(WARLORD["dial"][0], speed_ability="chrge")]),
            (
                "dial.0.speed_ability",
                "MK-ABILITY-1",
                "Speed ability: there is no “chrge”. Is “charge” meant?",
            ),
        ),
        (changed(WARLORD, figure={"people": "orcs"}), ("figure", "SLV-CARD-1", None)),
        (
            changed(WARLORD, key="Grim Tusk"),
            ("key", "SLV-CARD-1", "A key has small letters, digits and hyphens: “Grim Tusk”."),
        ),
        (
            changed(WARLORD, name={"nl": "Grimtand"}),
            (
                "name",
                "MK-BASE-5",
                "Name must be a name, or one for each language, English (en) among them.",
            ),
        ),
        (
            changed(CLEAVER, exhaustion=None),
            (
                "modifiers.2.when",
                "MK-CARD-jeweled-helm",
                "This modifier waits for a price, but the item has none.",
            ),
        ),
        (
            changed(CLEAVER, modifiers=[{"value": "speed"}]),
            (
                "modifiers.0",
                "MK-ITEMS-9",
                "A modifier needs an amount, or goes by action tokens; not both.",
            ),
        ),
        (
            changed(CLEAVER, modifiers=[{"value": "speed", "amount": 9}]),
            ("modifiers.0.amount", "MK-RULE3-1", "Amount is 9, but must be from -3 to 3."),
        ),
        (
            changed(FOG, storm=7),
            ("storm", "MK-CARD-magestone-storm", "Storm is 7, but must be from 0 to 6."),
        ),
        (
            changed(FOG, cancels=["old-fog"]),
            ("cancels.0", "MK-DOMAIN-4", "Cancels: there is no “old-fog”."),
        ),
        (
            changed(GATE, size=[500]),
            ("size", "MK-BUILT-7", "Length and width must be width and depth, two whole numbers."),
        ),
        (
            changed(GATE, fortification=4),
            ("fortification", "MK-BUILT-13", "Fortification value is 4, but must be from 0 to 3."),
        ),
        (
            changed(GATE, terrain="blocking"),
            (
                "dot",
                "MK-BLOCK-1",
                "Nobody can stand in blocking terrain, so it has neither centre dot nor height.",
            ),
        ),
        (changed(WARLORD, type=None), ("type", "SLV-CARD-1", KINDLESS)),
    ],
)
def test_what_is_wrong_is_told_with_its_rule(sheet, told):
    field, rule, words = first_wrong(sheet)
    assert (field, rule) == told[:2]
    assert told[2] in (None, words)


@pytest.mark.rule("SLV-CARD-1")
def test_every_fault_has_its_line():
    text = (
        "type: warrior\nkey: grub\nname: Grub\nrank: mighty\nattack_type: sword\ndial:\n"
        "  - {speed: 8, attack: 9, defense: 15, damage: 2}\n"
        "  - {speed: 7, attack: 8, defense: 44, damage: 2}\n"
    )
    assert [(field, line) for field, line, _, _ in wrong(text)] == [
        ("rank", 4),
        ("dial.1.defense", 8),
    ]


@pytest.mark.rule("SLV-CARD-1")
@pytest.mark.parametrize(
    "source",
    [
        "type: warrior\nkey: grub\nname: {en: Gr",
        '{"type": "warrior", "key": "grub", "dial": [{"speed": 8,',
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
    orc = "key: orc\nname: Orc\npeople: orcs\nattack: 2\ndefence: 2\nwounds: 1\n"
    assert [told[0] for told in wrong(orc)] == ["type"]
    fields = {told[0] for told in wrong("type: warrior\n" + orc)}
    assert fields == {"people"}, "one sentence for all of it"


NEVER = (
    "A modifier never holds: speed is not asked for in attacks, damage not in ranged and ranged "
    "damage not in close combat."
)


@pytest.mark.rule("MK-ITEMS-1", "MK-MULTI-1", "MK-HEAL-3")
@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        (changed(WARLORD, rank="tough"), "Only a Unique warrior can use its item slots."),
        (
            changed(ARCHER, range=None, dial=ARCHER["dial"][:2]),
            "It has several arrows, but no range on any click.",
        ),
        (
            changed(ARCHER, dial=[changed(ARCHER["dial"][0], repair=True)]),
            "Repair markers count only for a Golem.",
        ),
        (changed(CLEAVER, modifiers=[]), "Its price buys nothing: no modifier waits for it."),
        (changed(FOG, modifiers=[{"value": "speed", "amount": 1, "when": "close"}]), NEVER),
    ],
)
def test_what_may_be_overlooked_is_only_said(sheet, words):
    found = MUSTER.read_card(json.dumps(sheet).encode(), "mine.json")
    assert found.refusals == ()
    assert [whole(one) for one in found.warnings] == [words]
