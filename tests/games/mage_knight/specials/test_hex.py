"""Hex tokens."""

import pytest

from slagveld.games.mage_knight.attack.attack_value import attack_tally
from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.core.abilities import abilities
from slagveld.games.mage_knight.specials.hex_and_overwatch import CastHex
from slagveld.games.mage_knight.turn.command_phase import CommandBegins
from slagveld.games.mage_knight.turn.phases import SPECIALS
from slagveld.games.mage_knight.wounds.capture_attempt import capture
from slagveld.games.mage_knight.wounds.damage_and_elimination import Damage, hurt
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Rolled, StatusChanged
from slagveld.kernel.play import Play
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    FakeGame,
    act,
    battle,
    box,
    events,
    man,
    plain,
    refused,
    run,
    warrior,
)
from tests.games.mage_knight.deeds import Waiting, field, form_of, proposals, shown

RULE = "MK-CARD-hex"
WITCH = plain(abilities=("hex",), range=8, ranged_damage=1)


def coven(*others, witch=None, **more):
    """The witch at (10, 10) looking east, an enemy 8" before it, and more."""
    bearer = man(0, 10, 10, EAST, key=WITCH, **(witch or {}))
    return field(bearer, man(1, 18, 10), *others, **more)


def playing(state):
    return Play(FakeGame(), state, Scripted([]), listening=True)


@pytest.mark.rule("MK-CARD-hex", "MK-GAP-8")
def test_it_lays_a_token_without_a_roll():
    play = act(coven(), 0, CastHex(1, 2))
    assert play.state.field.by_id[2].hexed_by == 1
    assert not events(play, Rolled)
    told = [event for event in events(play, StatusChanged) if event.piece == 2]
    assert [(event.on, event.rule) for event in told] == [(True, RULE)]
    assert (play.state.used, play.state.field.by_id[1].tokens) == (1, 1)


@pytest.mark.rule("MK-CARD-hex")
def test_who_is_hexed_has_one_attack_less():
    state = coven(man(0, 18, 10 + BASE))
    hexed = act(state, 0, CastHex(1, 2)).state
    attack = Attack(attacker=2, kind="close", targets=(3,))
    plain_total = attack_tally(state, attack, state.field.by_id[3]).total
    assert attack_tally(hexed, attack, hexed.field.by_id[3]).total == plain_total - 1


@pytest.mark.rule("MK-CARD-hex")
def test_it_reaches_to_its_range_and_no_further():
    assert refused(coven(), 0, CastHex(1, 2)) is None
    far = field(man(0, 10, 10, EAST, key=WITCH), man(1, 18.004, 10))
    assert refused(far, 0, CastHex(1, 2)) == "MK-RANGED-4"
    none = field(man(0, 10, 10, EAST, key=plain(abilities=("hex",))), man(1, 12, 10))
    assert refused(none, 0, CastHex(1, 2)) == RULE


@pytest.mark.rule("MK-CARD-hex")
def test_it_needs_front_arc_and_a_clear_line_of_fire():
    behind = field(man(0, 10, 10, EAST, key=WITCH), man(1, 5, 10))
    assert refused(behind, 0, CastHex(1, 2)) == "MK-LOF-2"
    assert refused(coven(man(0, 14, 10)), 0, CastHex(1, 2)) == "MK-LOF-4"
    wall = box(500, "blocking", 14, 8, 1, 4)
    assert refused(coven(terrain=(wall,)), 0, CastHex(1, 2)) is not None


@pytest.mark.rule("MK-CARD-hex")
def test_it_is_no_ranged_attack_so_contact_with_friends_does_not_matter():
    assert refused(coven(man(0, 18, 10 + BASE)), 0, CastHex(1, 2)) is None
    unseen = plain(abilities=("limited-invisibility",))
    state = field(man(0, 10, 10, EAST, key=WITCH), man(1, 18, 10, key=unseen))
    assert refused(state, 0, CastHex(1, 2)) is None


@pytest.mark.rule("MK-CARD-hex")
def test_not_while_touching_an_enemy():
    assert refused(coven(man(1, 10, 10 + BASE)), 0, CastHex(1, 2)) == RULE
    assert refused(coven(man(0, 10, 10 + BASE)), 0, CastHex(1, 2)) is None


@pytest.mark.rule("MK-CARD-hex")
def test_only_on_enemies_and_one_token_on_each():
    friend = man(0, 14, 12)
    state = coven(friend, man(1, 14, 8, hexed_by=9), man(1, 15, 7, captor=3))
    assert refused(state, 0, CastHex(1, 3)) == RULE
    assert refused(state, 0, CastHex(1, 1)) == RULE
    assert refused(state, 0, CastHex(1, 99)) == RULE
    assert refused(state, 0, CastHex(1, 4)) == RULE
    assert refused(state, 0, CastHex(1, 5)) == RULE


@pytest.mark.rule("MK-CARD-hex")
def test_one_that_bears_it_needs_it_to_show_and_a_free_action():
    assert refused(coven(witch={"cancelled": ("hex",)}), 0, CastHex(1, 2)) == RULE
    assert refused(coven(witch={"acted": True}), 0, CastHex(1, 2)) == "MK-TURN-10"
    assert refused(coven(), 0, CastHex(2, 1)) == "MK-TURN-9"


@pytest.mark.rule("MK-GAP-14", "MK-CARD-hex")
def test_colour_and_shape_decide_nothing_in_play():
    row = abilities()["hex"]
    assert (row.colour, row.shape) == ("", "")
    assert refused(coven(), 0, CastHex(1, 2)) is None
    for other in (("command",), ("berserk",)):
        key = plain(abilities=other, range=8, ranged_damage=1)
        assert refused(field(man(0, 10, 10, EAST, key=key), man(1, 18, 10)), 0, CastHex(1, 2)) == (
            RULE
        )


# How long it lasts


@pytest.mark.rule("MK-CARD-hex", "MK-CARD-G10")
def test_it_ends_when_the_next_command_phase_of_its_player_begins():
    men = (man(0, 5, 5, key=WITCH), man(1, 20, 20, hexed_by=1), man(1, 25, 25, key=WITCH))
    men = (*men, man(0, 30, 30, hexed_by=3))
    other = run(battle(*men, agenda=(CommandBegins(1), Waiting()), phase="command"))
    assert [fighter.hexed_by for fighter in other.state.fighters] == [0, 1, 0, 0]
    own = run(battle(*men, agenda=(CommandBegins(0), Waiting()), phase="command"))
    assert [fighter.hexed_by for fighter in own.state.fighters] == [0, 0, 0, 3]
    (told,) = events(own, StatusChanged)
    assert (told.piece, told.on, told.rule) == (2, False, RULE)


@pytest.mark.rule("MK-CARD-hex")
def test_it_ends_when_the_bearer_is_eliminated():
    state = coven(man(1, 20, 10, hexed_by=1))
    play = playing(state)
    hurt(play, Damage(1, 9, "attack", 1))
    assert play.state.field.by_id[3].hexed_by == 0


@pytest.mark.rule("MK-CARD-hex")
def test_it_ends_when_the_bearer_is_captured():
    state = coven(man(1, 10, 10 + BASE), man(1, 20, 10, hexed_by=1), man(1, 22, 10, hexed_by=9))
    play = playing(state)
    capture(play, 3, 1)
    assert play.state.field.by_id[1].captor == 3
    assert [play.state.field.by_id[n].hexed_by for n in (4, 5)] == [0, 9]


@pytest.mark.rule("MK-CARD-hex")
def test_a_new_click_of_the_bearer_does_not_end_it():
    key = warrior("short witch", {"abilities": ("hex",)}, {}, {})
    state = field(man(0, 10, 10, EAST, key=key), man(1, 18, 10, hexed_by=1))
    play = playing(state)
    hurt(play, Damage(1, 1, "attack", 1))
    assert play.state.field.by_id[1].turned == 1
    assert play.state.field.by_id[2].hexed_by == 1


# What is offered


def test_the_form_lists_bearers_and_victims():
    state = coven(man(1, 14, 10.5, hexed_by=9), man(1, 16, 12))
    form = form_of(state, "CastHex")
    assert [field.allowed for field in form.fields] == [(1,), (4,)]
    assert form.rule == RULE
    assert form_of(field(man(0, 10, 10, EAST, key=WITCH), man(1, 30, 10)), "CastHex") is None


def test_menus_proposals_and_previews():
    state = coven(man(1, 16, 12))
    assert SPECIALS.menu(state, 0) == [CastHex(1, 2), CastHex(1, 3)]
    assert set(proposals(state)) > {CastHex(1, 2), CastHex(1, 3)}
    assert shown(state, 0, "CastHex", fighter=1).pieces == (2, 3)
    (note,) = shown(state, 0, "CastHex", fighter=1, target=3).notes
    assert (note.values["amount"], note.values["name"]) == (-1, state.field.by_id[3].name)
    assert shown(state, 0, "CastHex").pieces is None
