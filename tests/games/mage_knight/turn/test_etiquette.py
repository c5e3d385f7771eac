"""A real table: agreed contacts and doubtful cases; dials and facing (MK-ETIQ-*)."""

import pytest

from slagveld.games.mage_knight.core.base_contact import enemies_touching, touches
from slagveld.games.mage_knight.core.state import Options
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.turn.cancelled_abilities_and_etiquette import (
    AgreeContact,
    RollDoubt,
    etiquette_forms,
)
from slagveld.games.mage_knight.turn.phases import ActionPhase
from slagveld.games.mage_knight.wounds.damage_and_elimination import Damage, hurt
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Rolled, StatusChanged, Told
from slagveld.kernel.play import Play
from slagveld.kernel.standing import Concede
from slagveld.record import replace
from tests.games.mage_knight.battle import battle, events, man, plain

GAME = MageKnight()
GAME.add_texts()
REAL = Options(real_table=True)
WING = plain(speed_type="wing")


def table(*men, **rest):
    rest.setdefault("options", REAL)
    men = men or (man(0, 10, 10), man(1, 11.4, 10), man(1, 20, 20))
    return battle(*men, agenda=[ActionPhase(0)], **rest)


def rule_of(state, action, seat=0):
    refusal = GAME.check(state, seat, action)
    return None if refusal is None else refusal.rule


@pytest.mark.rule("MK-ETIQ-3")
def test_players_may_agree_on_contact_until_one_moves_or_is_gone():
    state = table()
    assert not touches(state, state.fighter(1), state.fighter(2))
    play = GAME.apply(state, 1, AgreeContact(2, 1), Scripted([]), listening=True)
    after = play.state
    assert after.field.marks == ((1, 2),)
    assert touches(after, after.fighter(1), after.fighter(2))
    assert [f.id for f in enemies_touching(after, after.fighter(2))] == [1]
    (event,) = events(play, StatusChanged)
    assert (event.piece, event.on, event.rule) == (2, True, "MK-ETIQ-3")
    moved = after.with_fighter(after.fighter(1).at(table(man(0, 10, 9)).fighters[0].pose))
    assert moved.field.marks == ()
    assert after.without(2).field.marks == ()
    assert after.changed(1, tokens=1).field.marks == ((1, 2),)
    turned = replace(after.fighter(1).pose, facing=1234)
    spun = after.changed(1, pose=turned)
    assert spun.field.marks == ((1, 2),)
    assert touches(spun, spun.fighter(2), spun.fighter(1))
    assert GAME.overlapping(after) == []


@pytest.mark.rule("MK-ETIQ-3")
def test_only_pairs_that_could_nearly_touch():
    state = table()
    assert rule_of(state, AgreeContact(1, 2)) is None
    for one, other in ((1, 1), (1, 9), (9, 1), (1, 3)):
        assert rule_of(state, AgreeContact(one, other)) == "MK-ETIQ-3"
    near = table(man(0, 10, 10), man(1, 12.1, 10), man(1, 10, 12.104), man(1, 8.9, 10))
    assert rule_of(near, AgreeContact(1, 2)) is None
    assert rule_of(near, AgreeContact(1, 3)) == "MK-ETIQ-3"
    assert rule_of(near, AgreeContact(1, 4)) == "MK-ETIQ-3"
    high = table(man(0, 10, 10), man(1, 11.4, 10, key=WING, soaring=True))
    assert rule_of(high, AgreeContact(1, 2)) == "MK-ETIQ-3"


@pytest.mark.rule("MK-ETIQ-4")
def test_a_die_decides_doubtful_cases():
    for die, key in ((3, "refused"), (4, "allowed"), (1, "refused"), (6, "allowed")):
        play = GAME.apply(table(), 1, RollDoubt("a gap"), Scripted([die]), listening=True)
        (rolled,) = events(play, Rolled)
        assert (rolled.dice, rolled.sides, rolled.seat, rolled.rule) == ((die,), 6, 1, "MK-ETIQ-4")
        assert rolled.purpose.values == {"player": "Player 2", "case": "a gap"}
        assert rolled.successes == int(key == "allowed")
        (told,) = events(play, Told)
        assert told.what.key == f"mage-knight:doubt-{key}"
        assert play.state.field == table().field
    play = GAME.apply(table(), 0, RollDoubt("  "), Scripted([2]), listening=True)
    assert events(play, Rolled)[0].purpose.key == "mage-knight:roll-doubt"
    assert rule_of(table(), RollDoubt("bell \x07")) == "MK-ETIQ-4"


@pytest.mark.rule("MK-ETIQ-3", "MK-ETIQ-4")
def test_without_a_real_table_nothing_is_doubtful():
    state = table(options=Options())
    assert rule_of(state, AgreeContact(1, 2)) == "MK-ETIQ-3"
    assert rule_of(state, RollDoubt("x")) == "MK-ETIQ-4"
    assert etiquette_forms(state) == ()
    assert [f.action for f in GAME.standing_forms(state, 0)] == []
    assert [f.action for f in GAME.standing_forms(table(), 0)] == ["AgreeContact", "RollDoubt"]


def test_who_is_out_has_no_standing_actions():
    state = table(man(0, 10, 10), man(1, 20, 20), man(2, 30, 30), seats=(0, 1, 2))
    after = GAME.apply(state, 2, Concede(), Scripted([])).state
    assert GAME.standing_forms(after, 2) == ()
    assert rule_of(after, RollDoubt("x"), 2) == "SLV-TURN-1"


def test_abilities_are_cancelled_by_standing_actions():
    tough = plain(abilities=("dodge",))
    state = table(man(0, 10, 10, key=tough), man(1, 20, 20), options=Options())
    (form,) = GAME.standing_forms(state, 0)
    assert form.action == "CancelAbility"
    cancel = GAME.codec.action_kinds["CancelAbility"]
    assert rule_of(state, cancel(1, "dodge")) is None
    assert rule_of(state, cancel(1, "dodge"), 1) == "MK-ABILITY-5"
    after = GAME.apply(state, 0, cancel(1, "dodge"), Scripted([])).state
    assert after.fighter(1).cancelled == ("dodge",)


@pytest.mark.rule("MK-ETIQ-2", "MK-ETIQ-1")
def test_turning_a_dial_changes_neither_place_nor_facing():
    state = table()
    play = Play(GAME, state, Scripted([]), listening=True)
    before = play.state.fighter(1).pose
    hurt(play, Damage(1, 2, "attack"))
    assert (play.state.fighter(1).turned, play.state.fighter(1).pose) == (2, before)
