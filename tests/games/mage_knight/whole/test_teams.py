"""Two to four players, teams, friends and enemies (MK-INTRO-3, MK-INTRO-4)."""

import pytest

from slagveld.games.mage_knight.core.friends_and_factions import is_enemy, is_friend
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.turn.phases import ActionPhase, EndPhase
from slagveld.kernel.dice import Scripted
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.state import Seat
from tests.games.mage_knight.battle import battle, man

GAME = MageKnight()
GAME.add_texts()
FOUR = [6, 6, 1, 1, 1, 2, 1, 3]
"""Rolls for the first player: seat 0."""


def begun(scenario, dice, **rest):
    return GAME.begin(GAME.setup(scenario, **rest), Scripted(dice)).state


@pytest.mark.rule("MK-INTRO-3")
def test_two_to_four_players_each_with_an_own_army_and_edge():
    for players in (2, 3, 4):
        state = GAME.first_state(GAME.setup("book", players=players))
        assert [sum(r.seat == seat for r in state.reserves) > 0 for seat in range(players)] == [
            True
        ] * players
    for players in (1, 5):
        seats = [Seat(f"Player {n}", n) for n in range(players)]
        with pytest.raises(RefusedError) as caught:
            GAME.first_state(GAME.setup("book", seats=seats))
        assert caught.value.refusal.rule == "SLV-SETUP-1"
    assert sorted({n for s in GAME.scenarios() for n in s.players}) == [2, 3, 4]


@pytest.mark.rule("MK-INTRO-4", "MK-FRIEND-1")
def test_lone_players_are_put_into_teams_of_neighbours():
    state = begun("teams", FOUR)
    assert [seat.side for seat in state.seats] == [0, 0, 1, 1]
    assert [edge for _, edge in state.edges] == ["south", "west", "north", "east"]
    by_seat = {f.seat: f for f in state.fighters}
    assert is_friend(by_seat[0], by_seat[1])
    assert is_enemy(by_seat[0], by_seat[2])
    assert not is_enemy(by_seat[2], by_seat[3])


@pytest.mark.rule("MK-INTRO-4")
def test_teams_that_were_agreed_on_stay_as_they_are():
    seats = [Seat("A", 0), Seat("B", 1), Seat("C", 0), Seat("D", 1)]
    assert [s.side for s in GAME.setup("teams", seats=seats).seats] == [0, 1, 0, 1]
    assert [s.side for s in GAME.setup("melee", players=4).seats] == [0, 1, 2, 3]
    led = [Seat("L", 9, leader=True), *[Seat(name, n) for n, name in enumerate("ABCD")]]
    setup = GAME.setup("teams", seats=led)
    assert [s.side for s in setup.seats] == [9, 0, 0, 1, 1]
    assert GAME.seated(setup) == setup.seats


@pytest.mark.rule("MK-INTRO-4")
def test_each_team_member_has_an_own_turn_and_own_actions():
    state = begun("teams", FOUR)
    seen = []
    for _ in range(4):
        assert isinstance(state.agenda.top, ActionPhase)
        seen.append((state.active, state.actions_left))
        state = GAME.apply(state, state.active, EndPhase(), Scripted([])).state
    assert seen == [(0, 1), (1, 1), (2, 1), (3, 1)]


@pytest.mark.rule("MK-INTRO-4")
def test_all_on_one_side_is_no_battle():
    seats = [Seat("A", 0), Seat("B", 0)]
    with pytest.raises(RefusedError) as caught:
        GAME.first_state(GAME.setup("clash", seats=seats))
    assert caught.value.refusal.rule == "MK-INTRO-4"


def test_a_leader_has_no_army_and_no_turn():
    seats = [Seat("A", 0), Seat("L", 5, leader=True), Seat("B", 1)]
    state = begun("clash", [1, 1, 6, 6], seats=seats)
    assert (state.order, state.active) == ((2, 0), 2)
    assert (state.armies[1], state.own(1)) == (0, [])
    assert state.edges == ((0, "south"), (2, "north"))
    assert not GAME.faults(state)


@pytest.mark.rule("MK-INTRO-1", "MK-FACTION-3")
def test_a_warrior_is_one_miniature_with_or_without_faction_and_subfaction():
    state = begun("clash", [1, 1, 6, 6])
    keys = [f.key for f in state.own(0)]
    assert len({f.id for f in state.fighters}) == len(state.fighters)
    assert keys.count("orc-marauder") == 2
    none = battle(man(0, 5, 5, key="marsh-lurker")).fighters[0].warrior
    assert none.faction == ""
    both = battle(man(0, 5, 5, key="orc-marauder")).fighters[0].warrior
    assert both.faction == "orc-khans"
