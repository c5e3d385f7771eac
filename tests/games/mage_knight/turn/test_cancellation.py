"""Optional abilities that are cancelled, and the nimble who turn freely."""

import pytest

from slagveld.games.mage_knight.attack.declaration_and_type import Attack
from slagveld.games.mage_knight.attack.defense_value import Defending
from slagveld.games.mage_knight.attack.division import Divide
from slagveld.games.mage_knight.movement.break_away import TurnOnSpot
from slagveld.games.mage_knight.movement.confusion import ConfusedMove
from slagveld.games.mage_knight.movement.free_spins_and_nimble import TURNING, Nimble
from slagveld.games.mage_knight.turn.cancelled_abilities_and_etiquette import (
    CancelAbility,
    cancel_forms,
    cancel_refusal,
    cancellable,
    stand,
)
from slagveld.games.mage_knight.turn.sequence import EndTurn
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Moved, StatusChanged, Turned
from slagveld.kernel.play import Play
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    FakeGame,
    act,
    battle,
    events,
    man,
    plain,
    refused,
    run,
)
from tests.games.mage_knight.deeds import Turns, Waiting, form_of, pose, proposals, shown

SNEAK = plain(abilities=("stealth", "toughness"))
NIMBLE = plain(abilities=("nimble",))


def rule(state, seat, number, ability):
    found = cancel_refusal(state, seat, CancelAbility(number, ability))
    return None if found is None else found.rule


def cancelled(state, number, ability):
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    stand(play, 0, CancelAbility(number, ability))
    return play


@pytest.mark.rule("MK-ABILITY-4")
def test_optional_abilities_work_unless_they_are_cancelled():
    state = battle(man(0, 10, 10, key=SNEAK), man(1, 30, 30))
    assert state.fighter(1).powers.keys == ("stealth", "toughness")
    play = cancelled(state, 1, "stealth")
    assert play.state.fighter(1).powers.keys == ("toughness",)
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (1, True, "MK-ABILITY-5")
    assert told.status.values["ability"].en == "Stealth"


@pytest.mark.rule("MK-ABILITY-5")
@pytest.mark.parametrize("active", [0, 1])
def test_their_player_cancels_them_at_any_time_also_in_anothers_turn(active):
    state = battle(man(0, 10, 10, key=SNEAK), man(1, 30, 30, key=SNEAK), active=active)
    assert rule(state, 0, 1, "stealth") is None
    assert rule(state, 0, 2, "stealth") == "MK-ABILITY-5"
    assert rule(state, 0, 99, "stealth") == "MK-ABILITY-5"
    assert CancelAbility.standing


@pytest.mark.rule("MK-ABILITY-6")
def test_what_is_not_optional_cannot_be_cancelled():
    state = battle(man(0, 10, 10, key=SNEAK, cancelled=("stealth",)), man(1, 30, 30))
    assert rule(state, 0, 1, "toughness") == "MK-ABILITY-6"
    assert rule(state, 0, 1, "stealth") == "MK-ABILITY-6"


@pytest.mark.rule("MK-ABILITY-2")
def test_only_an_ability_that_shows_can_be_cancelled():
    state = battle(man(0, 10, 10, key=SNEAK), man(1, 30, 30))
    assert rule(state, 0, 1, "charge") == "MK-ABILITY-2"
    assert rule(state, 0, 1, "nonsense") == "MK-ABILITY-2"
    held = battle(man(0, 10, 10, key=SNEAK, captor=2), man(1, 30, 30))
    assert rule(held, 0, 1, "stealth") == "MK-ABILITY-2"


@pytest.mark.rule("MK-ABILITY-6")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_off_until_the_end_of_the_turn_whosever_turn_it_is(seat):
    state = battle(
        man(0, 10, 10, key=SNEAK, cancelled=("stealth",)),
        man(1, 30, 30),
        agenda=(EndTurn(seat), Waiting()),
        active=seat,
    )
    play = run(state)
    assert play.state.fighter(1).powers.keys == ("stealth", "toughness")
    (told,) = [event for event in events(play, StatusChanged) if event.piece == 1]
    assert (told.on, told.rule) == (False, "MK-ABILITY-6")
    assert told.status.values["ability"].en == "Stealth"


@pytest.mark.rule("MK-ABILITY-5", "MK-CARD-grey-cloak")
def test_an_items_ability_is_optional_if_the_ability_is():
    hero = plain(rank="unique", item_slots=1)
    state = battle(man(0, 10, 10, key=hero, items=("grey-cloak",)), man(1, 30, 30))
    assert cancellable(state.fighter(1)) == ["stealth"]
    assert rule(state, 0, 1, "stealth") is None
    assert cancelled(state, 1, "stealth").state.fighter(1).powers.keys == ()


@pytest.mark.rule("MK-ABILITY-7", "MK-ABILITY-5")
def test_the_ability_of_the_nexus_is_cancelled_alone():
    key = plain(abilities=("stealth",), nexus="charge")
    state = battle(man(0, 10, 10, key=key), man(1, 30, 30))
    assert cancellable(state.fighter(1)) == ["stealth", "charge"]
    play = cancelled(state, 1, "charge")
    assert play.state.fighter(1).powers.keys == ("stealth",)
    both = cancelled(play.state, 1, "stealth")
    assert both.state.fighter(1).cancelled == ("charge", "stealth")


@pytest.mark.rule("MK-CARD-overwatch", "MK-ABILITY-5")
def test_who_cancels_overwatch_keeps_no_watch():
    key = plain(abilities=("overwatch",), nexus="stealth", range=8)
    state = battle(man(0, 10, 10, key=key, watching=True), man(1, 30, 30))
    assert not cancelled(state, 1, "overwatch").state.fighter(1).watching
    assert cancelled(state, 1, "stealth").state.fighter(1).watching


@pytest.mark.rule("MK-ABILITY-5")
def test_in_an_attack_the_attacker_chooses_before_the_target():
    attack = Attack(attacker=1, kind="close", targets=(2,))
    men = (
        man(0, 10, 10, EAST, key=SNEAK),
        man(1, 10 + BASE, 10, key=SNEAK),
        man(0, 12, 12, key=SNEAK),
    )
    state = battle(*men, agenda=(Defending(attack, 2),))
    assert rule(state, 0, 1, "stealth") == "MK-ABILITY-5"
    assert rule(state, 0, 3, "stealth") == "MK-ABILITY-5"
    assert rule(state, 1, 2, "stealth") is None


@pytest.mark.rule("MK-ABILITY-5")
def test_when_damage_is_divided_it_is_too_late_for_everybody():
    men = (man(0, 10, 10, key=SNEAK), man(1, 15, 10, key=SNEAK), man(1, 20, 10))
    state = battle(*men, agenda=(Divide(0, (2, 3), 2),))
    assert rule(state, 0, 1, "stealth") == "MK-ABILITY-5"
    assert rule(state, 1, 2, "stealth") == "MK-ABILITY-5"


@pytest.mark.rule("MK-CARD-magic-confusion", "MK-ABILITY-5")
def test_nothing_of_a_confused_warrior_is_cancelled_while_another_moves_it():
    men = (man(0, 10, 10, key=SNEAK), man(1, 15, 10, key=SNEAK), man(1, 20, 10, key=SNEAK))
    state = battle(*men, agenda=(ConfusedMove(0, 2, "confused"),))
    assert rule(state, 1, 2, "stealth") == "MK-ABILITY-5"
    assert rule(state, 1, 3, "stealth") is None


@pytest.mark.rule("MK-CARD-magic-confusion", "MK-ABILITY-5")
def test_nor_while_another_turns_it_on_the_spot():
    men = (man(0, 10, 10, key=SNEAK), man(1, 15, 10, key=SNEAK), man(1, 20, 10, key=SNEAK))
    confused = battle(*men, agenda=(TurnOnSpot(0, 2),))
    assert rule(confused, 1, 2, "stealth") == "MK-ABILITY-5"
    assert rule(confused, 1, 3, "stealth") is None
    own = battle(*men, agenda=(TurnOnSpot(1, 2),))
    assert rule(own, 1, 2, "stealth") is None


def test_the_standing_form_lists_what_can_be_cancelled():
    men = (
        man(0, 10, 10, key=SNEAK),
        man(0, 12, 10),
        man(0, 14, 10, key=NIMBLE),
        man(0, 16, 10, key=NIMBLE, cancelled=("nimble",)),
        man(1, 30, 30, key=NIMBLE),
    )
    (form,) = cancel_forms(battle(*men), 0)
    assert form.fields[0].allowed == (1, 3)
    assert [(c.key, c.of) for c in form.fields[1].choices] == [("stealth", 1), ("nimble", 3)]
    assert (form.action, form.rule) == ("CancelAbility", "MK-ABILITY-5")
    assert cancel_forms(battle(man(0, 1, 1)), 0) == ()


# Nimble


def turning(*men, **more):
    return battle(*men, man(1, 30, 30), agenda=(Turns(0), Waiting()), **more)


@pytest.mark.rule("MK-CARD-nimble")
def test_the_nimble_turn_to_any_facing_without_an_action():
    state = turning(man(0, 10, 10, NORTH, key=NIMBLE, tokens=2, acted=True), used=2)
    play = act(state, 0, Nimble(1, 1234))
    fighter = play.state.field.by_id[1]
    assert fighter.pose == pose(10, 10, 123.4)
    assert (fighter.tokens, play.state.used) == (2, 2)
    (turned,) = events(play, Turned)
    assert (turned.piece, turned.facing, turned.rule) == (1, 1234, "MK-CARD-nimble")
    assert refused(play.state, 0, Nimble(1, 0)) is None


@pytest.mark.rule("MK-CARD-nimble")
def test_it_is_no_move_so_nothing_follows_from_it():
    watcher = plain(abilities=("overwatch",), range=8, ranged_damage=1, attack_type="wand")
    mine = plain(abilities=("nimble", "overwatch"), nexus="ram", range=8)
    state = turning(
        man(0, 10, 10, NORTH, key=mine, watching=True),
        man(1, 10 + BASE, 10, key=plain(abilities=("pole-arm",))),
        man(1, 10, 15, NORTH, key=watcher, watching=True),
    )
    play = act(state, 0, Nimble(1, 0))
    assert [fighter.turned for fighter in play.state.fighters] == [0, 0, 0, 0]
    assert play.state.field.by_id[1].watching
    assert isinstance(play.state.agenda.top, Turns)
    assert not events(play, Moved)


@pytest.mark.rule("MK-CARD-nimble")
def test_a_soaring_warrior_keeps_its_level_when_it_turns():
    wing = plain(abilities=("nimble",), speed_type="wing")
    state = turning(man(0, 10, 10, key=wing, soaring=True))
    assert act(state, 0, Nimble(1, 900)).state.field.by_id[1].pose == pose(10, 10, 90, level=1)


@pytest.mark.rule("MK-CARD-nimble")
def test_only_own_free_warriors_that_show_it_turn():
    state = turning(
        man(0, 10, 10),
        man(0, 12, 10, key=NIMBLE, cancelled=("nimble",)),
        man(0, 14, 10, key=NIMBLE, captor=5),
        man(1, 16, 10, key=NIMBLE),
    )
    assert [refused(state, 0, Nimble(n, 0)) for n in (1, 2, 3)] == ["MK-CARD-nimble"] * 3
    assert [refused(state, 0, Nimble(n, 0)) for n in (4, 99)] == ["MK-TURN-9"] * 2
    assert form_of(state, "Nimble") is None
    assert TURNING.menu(state, 0) == []


def test_what_is_offered_to_the_nimble():
    state = turning(man(0, 10, 10, NORTH, key=NIMBLE), man(0, 12, 10), man(0, 14, 10, key=NIMBLE))
    form = form_of(state, "Nimble")
    assert (form.fields[0].allowed, form.fields[1].of, form.fields[1].keep) == (
        (1, 3),
        "fighter",
        True,
    )
    assert TURNING.menu(state, 0)[:3] == [Nimble(1, 0), Nimble(1, 900), Nimble(1, 1800)]
    found = proposals(state)
    turns = [action for action in found if isinstance(action, Nimble)]
    assert 5 <= len(turns) <= 50
    assert {action.fighter for action in turns} == {1, 3}
    assert shown(state, 0, "Nimble", fighter=1, facing=900).ghosts[0].pose == pose(10, 10, 90)
    assert shown(state, 0, "Nimble", fighter=1).ghosts == ()
    assert shown(state, 0, "Nimble", facing=900).ghosts == ()
