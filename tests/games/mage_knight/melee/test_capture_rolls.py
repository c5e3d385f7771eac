import pytest

from slagveld.games.mage_knight.core.book import card
from slagveld.games.mage_knight.melee.actions import Batter, Execute, Strike
from slagveld.games.mage_knight.melee.surge_and_charge import Surge
from slagveld.games.mage_knight.wounds.damage_and_elimination import Damage, reduced
from slagveld.kernel.event import Hurt, Rolled, Slain, StatusChanged
from tests.games.mage_knight.battle import BASE, EAST, NORTH, WEST, act, events, man, plain, refused
from tests.games.mage_knight.combat import duel, fight, strike, turned


@pytest.mark.rule("MK-CAPTURE-1")
@pytest.mark.rule("MK-ATYPE-3")
@pytest.mark.parametrize(
    ("kind", "rule"),
    [("sword", None), ("bow", "MK-CAPTURE-1"), ("wand", "MK-CAPTURE-1"), ("", "MK-CAPTURE-1")],
)
def test_only_swords_capture(kind, rule):
    assert refused(duel(plain(attack_type=kind)), 0, Strike(1, 2, capture=True)) == rule


@pytest.mark.rule("MK-CAPTURE-2")
@pytest.mark.rule("MK-CAPTURE-4")
@pytest.mark.rule("MK-CAPTURE-3")
def test_a_successful_capture_takes_the_target_without_damage():
    play = strike(duel(), [4, 5], capture=True)
    one, other = play.state.fighters
    assert (one.captive, other.captor, other.turned) == (2, 1, 0)
    assert events(play, Hurt) == []
    assert [e.rule for e in events(play, StatusChanged)] == ["MK-CAPTURE-4"]
    (rolled,) = events(play, Rolled)
    assert rolled.purpose.key == "mage-knight:combat-roll-capture"
    assert rolled.need.target.total == 9
    failed = strike(duel(), [4, 4], capture=True)
    assert (failed.state.fighters[0].captive, failed.state.fighters[1].captor) == (0, 0)
    assert turned(failed) == {1: 0, 2: 0}
    assert failed.state.fighters[0].tokens == 1


@pytest.mark.rule("MK-CARD-dodge")
def test_a_dodger_gets_away_from_a_capture():
    state = duel(None, plain(abilities=("dodge",)))
    assert strike(state, [4, 5, 4], capture=True).state.fighters[0].captive == 0
    assert strike(state, [4, 5, 3], capture=True).state.fighters[0].captive == 2


@pytest.mark.rule("MK-CARD-G9")
@pytest.mark.parametrize("name", ["berserk", "battle-fury", "frenzy", "invulnerability"])
def test_abilities_that_cannot_capture(name):
    state = duel(plain(abilities=(name,)))
    assert refused(state, 0, Strike(1, 2, capture=True)) == card(name)
    assert refused(state, 0, Strike(1, 2)) is None


@pytest.mark.rule("MK-CARD-G9")
@pytest.mark.rule("MK-CARD-command")
@pytest.mark.parametrize("name", ["berserk", "battle-fury", "frenzy", "invulnerability", "command"])
def test_abilities_that_cannot_be_captured(name):
    state = duel(None, plain(abilities=(name,)))
    assert refused(state, 0, Strike(1, 2, capture=True)) == card(name)
    assert refused(state, 0, Strike(1, 2)) is None


@pytest.mark.rule("MK-CARD-command")
def test_command_may_capture():
    assert refused(duel(plain(abilities=("command",))), 0, Strike(1, 2, capture=True)) is None


@pytest.mark.rule("MK-CARD-sweep")
@pytest.mark.rule("MK-CARD-weapon-master")
@pytest.mark.parametrize("name", ["sweep", "weapon-master"])
def test_no_mode_captures(name):
    state = duel(plain(abilities=(name,)))
    assert refused(state, 0, Strike(1, 2, name, True)) == card(name)


@pytest.mark.rule("MK-CAPTURE-2")
def test_friends_are_not_captured():
    state = fight(man(0, 10, 10, EAST), man(0, 10 + BASE, 10, WEST))
    assert refused(state, 0, Strike(1, 2, capture=True)) == "MK-TARGET-1"


# The captor, its captive, and others


def held(*more, captor=None, captive=None, facing=EAST, **rest):
    """Warrior 1 holds warrior 2, and an enemy stands far away."""
    return fight(
        man(0, 10, 10, facing, captor, captive=2),
        man(1, 10 + BASE, 10, WEST, captive, captor=1),
        man(1, 30, 30),
        *more,
        **rest,
    )


@pytest.mark.rule("MK-CAPTURE-8")
def test_a_captor_strikes_nobody_but_its_captive_and_neither_surges_nor_captures():
    foe = man(1, 10, 10 - BASE, NORTH)
    state = held(foe, facing=315)
    assert refused(state, 0, Strike(1, 4)) == "MK-CAPTURE-8"
    assert refused(state, 0, Strike(1, 4, capture=True)) == "MK-CAPTURE-8"
    assert refused(held(), 0, Surge(1, (), 0)) == "MK-CAPTURE-8"
    assert refused(held(), 0, Execute(1)) is None


@pytest.mark.rule("MK-CAPTURE-10")
def test_nobody_else_may_attack_a_captive():
    state = held(man(0, 10 + 2 * BASE, 10, WEST))
    assert refused(state, 0, Strike(4, 2)) == "MK-CAPTURE-10"
    assert refused(state, 0, Strike(4, 2, capture=True)) == "MK-CAPTURE-10"
    assert refused(state, 0, Strike(1, 2)) == "MK-CAPTURE-8"


@pytest.mark.rule("MK-CAPTURE-17")
@pytest.mark.rule("MK-ELIM-2")
def test_a_captor_eliminates_its_captive_at_once():
    play = act(held(), 0, Execute(1), [4, 5])
    assert 2 not in play.state.field.by_id
    (slain,) = events(play, Slain)
    assert (slain.piece, slain.seat, slain.rule) == (2, 0, "MK-CAPTURE-17")
    assert play.state.fighters[0].captive == 0
    assert play.state.fallen[0].by == 0
    assert events(play, Rolled)[0].purpose.key == "mage-knight:combat-roll-execution"
    assert play.state.fighters[0].tokens == 1


@pytest.mark.rule("MK-CAPTURE-18")
@pytest.mark.rule("MK-CAPTURE-11")
def test_a_failed_execution_leaves_the_captive_as_it_is():
    play = act(held(), 0, Execute(1), [4, 4])
    assert play.state.fighters[0].captive == 2
    assert turned(play) == {1: 0, 2: 0, 3: 0}


@pytest.mark.rule("MK-CAPTURE-17")
def test_an_execution_needs_a_captive_at_the_front_arc():
    assert refused(duel(), 0, Execute(1)) == "MK-CAPTURE-17"
    assert refused(held(facing=WEST), 0, Execute(1)) == "MK-MOVE-9"
    assert refused(held(facing=45), 0, Execute(1)) is None
    assert refused(held(facing=45.1), 0, Execute(1)) == "MK-MOVE-9"


@pytest.mark.rule("MK-CAPTURE-17")
def test_the_abilities_of_a_captive_do_not_help_it():
    key = plain(abilities=("dodge",), nexus="toughness")
    play = act(held(captive=key), 0, Execute(1), [4, 5])
    assert 2 not in play.state.field.by_id


@pytest.mark.rule("MK-CAPTURE-11")
def test_a_captive_takes_no_damage_from_any_source():
    state = held()
    for cause in ("attack", "ability", "shake-off", "exhaustion", "smite"):
        assert reduced(state.fighters[1], Damage(2, 3, cause)) == 0


@pytest.mark.rule("MK-CAPTURE-12")
def test_a_captive_is_given_no_close_combat_action():
    state = fight(man(0, 10, 10, EAST, captor=2), man(1, 10 + BASE, 10, WEST, captive=1))
    for action in (Strike(1, 2), Execute(1), Surge(1, (), 0), Batter(1, 50)):
        assert refused(state, 0, action) == "MK-CAPTURE-12"
