"""Armies by points: cards, the figures on them, and everything that is wrong at once."""

import pytest

from slagveld.games.confrontation.army.muster import ARMIES, MOST, Armies, ready_armies, title
from slagveld.games.confrontation.core.book import FOLDER
from slagveld.games.confrontation.core.profiles import peoples, profile, profiles
from slagveld.games.confrontation.game import Confrontation
from slagveld.kernel.muster import Chosen, Roster
from slagveld.texts import Speaker, add_source, say
from tests.games.armies import broken, wrong_words

add_source("confrontation", FOLDER.parent / "texts")

MUSTER = Armies()
GOBLIN = "goblin-warrior"  # 13 points
KNIGHT = "knight-on-destrier"  # 64 points
THRAKIN = "thrakin"  # 42 points, a character


def roster(*entries, total=0, game="confrontation"):
    chosen = [one if isinstance(one, Chosen) else Chosen(one) for one in entries]
    return Roster(game=game, name="mine", total=total, entries=tuple(chosen))


def profiles_in(army):
    return [profile(entry.key) for entry in army.entries]


def faults(*entries, **more):
    return broken(MUSTER, roster(*entries, **more))


def words(*entries, **more):
    return wrong_words(MUSTER, roster(*entries, **more))


# Ready-made armies


@pytest.mark.rule("CON-STAT-17", "CON-GAP-4")
def test_ready_made_armies_are_sound_and_many():
    ready = MUSTER.ready()
    assert len(ready) == 19
    totals = [army.total for army in ready]
    assert [totals.count(total) for total in (100, 120, 200, 300)] == [2, 2, 7, 8]
    for army in ready:
        assert MUSTER.faults(army) == [], army.name
        assert army.total - 20 <= ARMIES.cost(army) <= army.total, army.name
        one = ready_armies()[army.choices["army"]]
        assert {row.army for row in profiles_in(army)} == {one.people}
    assert [army.choices["army"] for army in ready] == list(ready_armies())
    assert len({army.people for army in ready_armies().values()}) == 15


def test_ready_made_armies_show_every_side_of_the_game():
    assert {entry.count for army in MUSTER.ready() for entry in army.entries} == {1, 2, 3}
    rows = [row for army in MUSTER.ready() for row in profiles_in(army)]
    assert {row.size for row in rows} == {"small", "normal", "large", "very-large"}
    assert any(row.character for row in rows)
    assert any(row.fear is not None for row in rows)
    assert any(row.mounted for row in rows)
    assert any(row.medium for row in rows)
    for army in MUSTER.ready():
        has_shooter = any(row.weapon for row in profiles_in(army))
        flyers = any(row.medium for row in profiles_in(army))
        assert has_shooter or flyers, army.name


# Points


@pytest.mark.rule("CON-STAT-17")
def test_an_army_costs_at_most_the_agreed_budget():
    assert ARMIES.cost(roster(KNIGHT, Chosen(GOBLIN, 3), Chosen(GOBLIN, 3))) == 142
    assert faults(KNIGHT, Chosen(GOBLIN, 3), Chosen(GOBLIN, 3), total=142) == []
    dear = faults(KNIGHT, Chosen(GOBLIN, 3), Chosen(GOBLIN, 3), total=141)
    assert dear == [("CON-STAT-17", None)]
    assert words(KNIGHT, total=60) == ["The army costs 64 points, more than the budget of 60."]
    assert faults(KNIGHT, KNIGHT, total=0) == []
    assert faults(GOBLIN, total=-1) == [("CON-STAT-17", None)]


@pytest.mark.rule("CON-HOUSE-8")
def test_a_card_stands_for_one_to_three_figures():
    assert faults(Chosen(GOBLIN, 1)) == faults(Chosen(GOBLIN, 3)) == []
    assert faults(Chosen(GOBLIN, 4)) == [("CON-CARD-3", 0)]
    assert faults(GOBLIN, Chosen(GOBLIN, 0)) == [("CON-CARD-3", 1)]
    assert faults(GOBLIN, Chosen(GOBLIN, -2)) == [("CON-CARD-3", 1)]
    assert ARMIES.cost(roster(GOBLIN, Chosen(GOBLIN, -2))) == 13
    assert faults(Chosen(GOBLIN, 3), Chosen(GOBLIN, 3)) == []
    assert words(Chosen(GOBLIN, 4)) == ["Goblin warrior stands for 1 to 3 figures on a card."]
    assert words(Chosen(THRAKIN, 2)) == ["Thrakin stands for one figure on a card."]


@pytest.mark.rule("CON-CARD-4")
def test_a_character_comes_once_and_alone():
    assert faults(THRAKIN, "ashkasa") == []
    assert faults(THRAKIN, GOBLIN, THRAKIN) == [("CON-CARD-4", 2)]
    assert faults(THRAKIN, THRAKIN, THRAKIN) == [("CON-CARD-4", 1), ("CON-CARD-4", 2)]
    assert faults(Chosen(THRAKIN, 2)) == [("CON-CARD-3", 0)]
    assert words(THRAKIN, THRAKIN) == ["Thrakin is a character and can be in an army only once."]


def test_peoples_mix_freely():
    assert faults(GOBLIN, "paladin", "kyran", "cynwall-dragon") == []


@pytest.mark.rule("CON-HOUSE-8")
def test_an_army_has_figures_and_not_too_many():
    assert faults() == [("CON-GEN-2", None)]
    full = [Chosen(GOBLIN, 3)] * 13
    assert MOST == 40
    assert faults(*full, GOBLIN) == []
    assert faults(*full, Chosen(GOBLIN, 2)) == [("CON-HOUSE-8", None)]


@pytest.mark.rule("CON-CARD-1", "CON-STAT-15", "CON-STAT-17")
def test_strangers_are_named():
    assert faults(GOBLIN, game="carnage") == [("CON-STAT-17", None)]
    assert faults(GOBLIN, "elf") == [("CON-CARD-1", 1)]
    assert faults(GOBLIN, Chosen("elf", 9)) == [("CON-CARD-1", 1)]
    assert faults(Chosen(GOBLIN, 1, {"equipment": ["black-weapon"]})) == [("CON-STAT-15", 0)]
    assert words("x" * 60, GOBLIN) == [f"There is no such card: {'x' * 40}."]
    assert words(GOBLIN, game="x" * 60) == [f"This army belongs to another game: {'x' * 40}."]
    assert words(Chosen(GOBLIN, 1, {"y" * 60: 1})) == [
        f"There is nothing to choose here called “{'y' * 40}”."
    ]
    assert [tally.total for tally in MUSTER.price(roster("elf", GOBLIN))] == [0, 1300]


def test_everything_wrong_is_told_at_once():
    army = [THRAKIN, Chosen(THRAKIN, 2), "elf", Chosen(GOBLIN, 4, {"bow": 1})]
    assert faults(*army, total=100, game="chess") == [
        ("CON-STAT-17", None),
        ("CON-CARD-3", 1),
        ("CON-CARD-1", 2),
        ("CON-CARD-3", 3),
        ("CON-STAT-15", 3),
        ("CON-CARD-4", 1),
        ("CON-STAT-17", None),
    ]


# Offers and the way into battle


def test_every_card_is_offered_with_price_and_people():
    offers = {offer.key: offer for offer in MUSTER.offers(roster())}
    assert list(offers) == list(profiles())
    assert offers[GOBLIN].price.total == 1300
    assert offers[GOBLIN].group == peoples()["goblins"].name
    assert offers[GOBLIN].fields == ()
    assert all(offer.refusal is None for offer in offers.values())
    ranks = [say(title(profile(key))) for key in (THRAKIN, GOBLIN, "animae-sylvestre")]
    assert ranks == ["Thrakin (character)", "Goblin warrior (irregular)", "Sylvan Animae"]
    for language in ("en", "nl", "de"):
        for row in profiles().values():
            assert Speaker(language).faults(title(row)) == ()


@pytest.mark.rule("CON-STAT-17", "CON-CARD-4")
def test_offers_say_what_cannot_be_added():
    army = roster(THRAKIN, total=54)  # 12 points are left
    offers = {offer.key: offer for offer in MUSTER.offers(army)}
    assert offers[THRAKIN].refusal.rule == "CON-CARD-4"
    assert offers["goblin-archer"].refusal is None
    assert offers[GOBLIN].refusal.rule == "CON-STAT-17"
    assert say(offers[GOBLIN].refusal.text) == (
        "It costs 13 points, but the budget has only 12 left."
    )
    spent = roster(THRAKIN, KNIGHT, total=100)
    assert "only 0 left." in say(MUSTER.offers(spent)[0].refusal.text)
    unlimited = {offer.key: offer for offer in MUSTER.offers(roster(THRAKIN))}
    assert unlimited[GOBLIN].refusal is None


def test_cards_go_into_battle_with_their_figures():
    army = roster(THRAKIN, Chosen(GOBLIN, 2), GOBLIN)
    setup = Confrontation().setup("clash", armies=(army, army))
    cards = [(one.seat, one.key, one.count) for one in Confrontation().start(setup).cards]
    own = [(THRAKIN, 1), (GOBLIN, 2), (GOBLIN, 1)]
    assert cards == [(seat, *one) for seat in (0, 1) for one in own]
    assert [tally.total for tally in MUSTER.price(army)] == [4200, 2600, 1300]
    assert MUSTER.price(army)[1].items[-1].rule == "CON-CARD-3"
    assert ARMIES.cost(army) == 81
    assert MUSTER.scale == 100
    with pytest.raises(KeyError):
        ready_armies()["elves"]
