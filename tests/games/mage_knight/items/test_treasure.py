"""The treasure: a scenario with its own winning rule (MK-ETIQ-5)."""

import pytest

from slagveld.games.mage_knight.core.state import EDGES
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.items.treasure import (
    DRAGGING,
    Drag,
    LayTreasure,
    beside,
    depth_of,
    treasure,
)
from slagveld.games.mage_knight.turn.phases import ActionPhase
from slagveld.games.mage_knight.turn.sequence import EndTurn
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.event import Moved
from slagveld.kernel.play import Play
from slagveld.table.layout import Layout
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import battle, events, man, units

GAME = MageKnight()
GAME.add_texts()
TOUCH = 0.55 + 0.6
TABLE = Layout(9000, 9000)


def field(*men, spot=(18, 18), **rest):
    rest.setdefault("scenario", "treasure")
    return battle(
        *men,
        objectives=[spot],
        edges=((0, "south"), (1, "north")),
        agenda=[ActionPhase(0), EndTurn(0)],
        **rest,
    )


def rule_of(state, action, seat=0):
    refusal = DRAGGING.check(state, seat, action)
    return None if refusal is None else refusal.rule


def ahead(fighter, x, y):
    return Drag(fighter, (Spot(units(x), units(y)),), 900)


@pytest.mark.rule("MK-ETIQ-5")
def test_a_warrior_drags_the_treasure_along_on_a_move():
    state = field(man(0, 18, 18 + TOUCH), man(1, 4, 4), man(0, 30, 30))
    play = GAME.apply(state, 0, ahead(1, 18, 25), Scripted([]), listening=True)
    fighter = play.state.fighter(1)
    assert (fighter.pose.x, fighter.pose.y, fighter.tokens, fighter.acted) == (4500, 6250, 1, True)
    assert (play.state.objectives[0].x, play.state.objectives[0].y) == (4500, 6250 + 287)
    moves = events(play, Moved)
    assert [(e.piece, e.manner, e.rule) for e in moves] == [
        (1, "mage-knight:drags", "MK-MOVE-1"),
        (900, "drag", "MK-ETIQ-5"),
    ]
    assert (play.state.used, play.state.outcome) == (1, None)


@pytest.mark.rule("MK-ETIQ-5")
def test_at_the_own_start_edge_the_battle_is_won():
    men = (man(0, 18, 32), man(1, 4, 4))
    spot = (18, 32 - TOUCH)
    for y, won in ((34.25, True), (34.2, False)):
        state = field(*men, spot=spot)
        play = GAME.apply(state, 0, ahead(1, 18, y), Scripted([]), listening=True)
        assert (play.state.outcome is not None) == won
    play = GAME.apply(field(*men, spot=spot), 0, ahead(1, 18, 34.25), Scripted([]))
    outcome = play.state.outcome
    assert (outcome.winners, outcome.rule) == ((0,), "MK-ETIQ-5")
    assert outcome.reason.key == "mage-knight:end-treasure"


@pytest.mark.rule("MK-ETIQ-5")
def test_a_team_wins_together():
    men = (man(0, 18, 34.3), man(1, 4, 20, side=0), man(2, 4, 4, side=1))
    state = field(*men, seats=(0, 0, 1))
    play = Play(GAME, state, Scripted([]), listening=True)
    LayTreasure(1).run(play)
    assert play.state.outcome.winners == (0, 1)


@pytest.mark.rule("MK-ETIQ-5")
def test_without_it_the_rule_of_the_book_holds():
    row = field(man(0, 18, 18 + TOUCH), man(1, 4, 4), scenario="clash")
    assert treasure(row) is None
    assert DRAGGING.forms(row, 0) == DRAGGING.menu(row, 0) == []
    assert DRAGGING.propose(row, 0, Rng(1)) is None
    assert rule_of(row, ahead(1, 18, 25)) == "MK-ETIQ-5"
    play = Play(GAME, row, Scripted([]), listening=True)
    LayTreasure(1).run(play)
    assert (play.events, play.state.objectives) == ([], row.objectives)
    assert treasure(battle(man(0, 5, 5), scenario="treasure")) is None


def test_who_may_drag_it():
    near = man(0, 18, 18 + TOUCH)
    free = field(near, man(1, 4, 4))
    assert rule_of(free, ahead(1, 18, 25)) is None
    assert rule_of(free, ahead(2, 4, 8)) == "MK-TURN-9"
    assert rule_of(free, ahead(99, 4, 8)) == "MK-TURN-9"
    assert rule_of(free, ahead(1, 18, 28)) == "MK-MOVE-1"
    away = field(man(0, 18, 20), man(1, 4, 4))
    assert rule_of(away, ahead(1, 18, 25)) == "MK-ETIQ-5"
    held = field(near, man(1, 18, 18 + TOUCH + 1.1))
    assert rule_of(held, ahead(1, 22, 19)) == "MK-ETIQ-5"
    disputed = field(near, man(1, 18, 18 - TOUCH))
    assert rule_of(disputed, ahead(1, 18, 25)) == "MK-ETIQ-5"
    tired = field(man(0, 18, 18 + TOUCH, tokens=2), man(1, 4, 4))
    assert rule_of(tired, ahead(1, 18, 25)) == "MK-TOKEN-3"
    captor = field(man(0, 18, 18 + TOUCH, captive=2), man(1, 19.1, 18 + TOUCH, captor=1))
    assert rule_of(captor, ahead(1, 18, 25)) == "MK-CAPTURE-8"


def test_it_is_offered_with_the_way_home_first():
    state = field(man(0, 18, 18 + TOUCH), man(1, 4, 4))
    (form,) = DRAGGING.forms(state, 0)
    assert (form.action, form.fields[0].allowed) == ("Drag", (1,))
    menu = DRAGGING.menu(state, 0)
    home = Drag(1, (Spot(4500, units(18 + TOUCH) + 2000),), 2700)
    assert menu[0] == home == DRAGGING.propose(state, 0, Rng(1))
    assert all(rule_of(state, action) is None for action in menu)
    assert len(set(menu)) == len(menu)
    near_edge = field(man(0, 18, 34), man(1, 4, 4), spot=(18, 34 - TOUCH))
    assert DRAGGING.menu(near_edge, 0)[0].path == (Spot(4500, 9000 - 138),)
    shown = DRAGGING.preview(state, 0, Partial("Drag", {"fighter": 1}))
    assert shown.limit == 2000
    other = DRAGGING.preview(state, 0, Partial("Drag", {"fighter": 2}))
    assert (other.limit, other.refusal.rule) == (None, "MK-TURN-9")
    assert DRAGGING.preview(state, 0, Partial("Drag", {"fighter": "x"})).limit is None


def test_a_blocked_way_home_leaves_other_ways():
    wall = [man(0, 18 + n * 1.1, 22) for n in range(-8, 9)]
    state = field(man(0, 18, 18 + TOUCH), *wall, man(1, 4, 4))
    for seed in range(8):
        action = DRAGGING.propose(state, 0, Rng(seed))
        assert action is None or rule_of(state, action) is None
    assert DRAGGING.menu(state, 0)


def test_it_comes_to_lie_towards_the_own_edge_and_on_the_table():
    fighter = field(man(0, 18, 18), man(1, 4, 4)).fighter(1)
    spots = [beside(TABLE, edge, fighter) for edge in EDGES]
    assert spots == [(4500, 4787), (4213, 4500), (4500, 4213), (4787, 4500)]
    low = field(man(0, 35.4, 35.4), man(1, 4, 4)).fighter(1)
    assert beside(TABLE, "south", low) == (8850, 8850)
    high = field(man(0, 0.6, 0.6), man(1, 4, 4)).fighter(1)
    assert beside(TABLE, "north", high) == (150, 150)
    assert [depth_of(Layout(9000, 6000), edge, 1000, 2000) for edge in EDGES] == [
        4000,
        1000,
        2000,
        8000,
    ]
