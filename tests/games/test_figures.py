"""Every unit of every game has its miniature, and no two of one army are taken for each other."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from slagveld import data
from slagveld.games.carnage.army.looks import figure_of as troop_figure
from slagveld.games.carnage.army.worksheet import Design
from slagveld.games.little_carnage.army.muster import ARMIES
from slagveld.games.little_carnage.army.own_cards import known_cards
from slagveld.games.little_carnage.core.figures import figure_of as card_figure
from slagveld.kernel.figure import Figure
from slagveld.kernel.muster import Roster
from slagveld.kernel.registry import game
from tests.kit.test_scenes import GAMES, battle, shown


def offers(key):
    """Everything that may be bought in a game, but the empty worksheet for figures of one's own."""
    found = game(key).muster().offers(Roster(game=key, name=""))
    return [offer for offer in found if offer.key != "own-figure"]


@pytest.mark.parametrize("key", GAMES)
def test_whatever_can_be_bought_has_a_miniature_of_its_own(key):
    found = offers(key)
    assert len(found) > 15
    assert [offer.key for offer in found if offer.figure is None] == []
    alike = [
        (one.key, other.key) for one, other in combinations(found, 2) if one.figure == other.figure
    ]
    assert alike == []


@pytest.mark.parametrize("key", GAMES)
def test_whoever_stands_on_the_table_and_his_card_have_it(key):
    one = game(key)
    seen = 0
    for state in battle(one, None, 3):
        scene = shown(one, state, 0)
        groups = {group.id: group for group in scene.groups}
        for piece in scene.pieces:
            card = piece.card or groups[piece.group].card
            assert isinstance(piece.figure, Figure), piece.name
            assert card.figure == piece.figure, piece.name
            seen += 1
    assert seen


def test_the_state_of_a_battle_knows_nothing_of_looks():
    for key in GAMES:
        one = game(key)
        *_, last = battle(one, None, 3)
        assert b'"figure":{' not in msgspec.json.encode(one.codec.encode(last))


OWN = """\
key: halberdiers
name: Halberdiers
people: humans
attack: 2
defence: 2
strength: 4
resistance: 3
agility: 4
wounds: 2
"""


def own(more="", source=OWN):
    """A card of one's own as an army has it that brings it along."""
    sheet = data.loads(source + more, dict[str, Any], "mine.yaml")
    roster = Roster(game="little-carnage", name="Mine", choices={"own": [sheet]})
    return known_cards(roster).cards[sheet["key"]]


def test_a_card_of_ones_own_chooses_its_miniature():
    chosen = own("figure: {people: dwarf, build: squat, weapon: halberd, cloth: navy}\n")
    assert card_figure(chosen) == Figure(
        people="dwarf", build="squat", weapon="halberd", cloth="navy"
    )
    for strange in ("{people: dwarf, weapon: spoon}", "{hat: red}"):
        read = ARMIES.read_card(f"{OWN}figure: {strange}\n".encode(), "mine.yaml")
        assert [one.line for one in read.refusals] == [10]


@pytest.mark.parametrize(
    ("more", "trait", "value"),
    [
        ("skills: {ranged: true}\n", "weapon", "crossbow"),
        ("skills: {magic: 1}\ncharacter: true\n", "weapon", "staff"),
        ("skills: {reach: true}\n", "weapon", "spear"),
        ("base: rider\n", "mount", "horse"),
        ("base: monster\n", "build", "hulking"),
        ("base: monster\nskills: {war_machine: true}\n", "mount", "cannon"),
        ("base: gigantic\nskills: {breath: true, flying: true}\n", "people", "dragon"),
        ("character: true\nskills: {leader: true}\n", "rank", "leader"),
    ],
)
def test_one_that_chooses_none_is_painted_by_its_values(more, trait, value):
    assert getattr(card_figure(own(more)), trait) == value


def test_cards_of_ones_own_are_painted_in_colours_of_their_own():
    one, other = own(), own(source=OWN.replace("halberdiers", "pikes"))
    assert card_figure(one) != card_figure(other)


def test_troops_of_ones_own_look_as_chosen_or_by_their_values():
    rider = Design(people="herptars", type="cavalry", armour="heavy").profile("own-figure-1")
    found = troop_figure(rider)
    assert (found.mount, found.armour, found.weapon) == ("pangolin", "plate", "lance")
    assert found != troop_figure(Design(people="herptars").profile("own-figure-1"))
    assert troop_figure(Design(people="herptars").profile("own-figure-2")) != troop_figure(
        Design(people="herptars").profile("own-figure-1")
    )
    assert troop_figure(Design(look="teron").profile("own-figure-1")) == troop_figure(
        Design(look="teron").profile("own-figure-2")
    )


def test_a_trait_that_nobody_can_paint_is_refused_with_its_line():
    with pytest.raises(data.DataError, match=r"cards\.yaml:2"):
        data.loads("people: elf\nhead: kettle\n", Figure, "cards.yaml")
    with pytest.raises(data.DataError, match=r"cards\.yaml:1"):
        data.loads("tail: long\n", Figure, "cards.yaml")
