"""The turn: order, phases, action total, tokens (MK-TURN-*, MK-TOKEN-3, MK-TOKEN-4)."""

import pytest

from slagveld.games.mage_knight.core.action import action_refusal
from slagveld.games.mage_knight.core.state import Fallen
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.movement.actions import Move, QuickMove
from slagveld.games.mage_knight.movement.free_spins_and_nimble import Nimble
from slagveld.games.mage_knight.turn.phases import (
    ACTING,
    PARTS,
    ActionPhase,
    CommandPhase,
    DropPart,
    EndPart,
    EndPhase,
)
from slagveld.games.mage_knight.turn.sequence import (
    BeginPhase,
    BeginRound,
    BeginTurn,
    EndPhaseStep,
    EndTurn,
)
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.event import Changed, Hurt, PhaseBegan, RoundBegan, TurnBegan
from slagveld.kernel.play import Play
from slagveld.kernel.standing import SetPolicy
from slagveld.record import replace
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import EAST, battle, events, man, plain, units
from tests.games.mage_knight.moves import to

GAME = MageKnight()
GAME.add_texts()


def go(state, dice=()):
    play = Play(GAME, state, Scripted(list(dice)), listening=True)
    play.run()
    return play


def do(state, seat, action, dice=()):
    assert GAME.check(state, seat, action) is None, str(GAME.check(state, seat, action))
    return GAME.apply(state, seat, action, Scripted(list(dice)), listening=True)


def policies(state, *values):
    for seat, value in enumerate(values):
        state = GAME.apply(state, seat, SetPolicy("phases", value), Scripted([])).state
    return state


def turn(*men, seat=0, **rest):
    return battle(*men, agenda=[BeginTurn(seat)], active=-1, phase="setup", **rest)


def three(**rest):
    men = (man(0, 5, 5), man(1, 15, 5), man(2, 25, 5))
    return battle(*men, seats=(0, 1, 2), order=(1, 2, 0), **rest)


# Order


@pytest.mark.rule("MK-TURN-1")
def test_turns_pass_in_order_and_then_a_new_round_begins():
    state = go(three(agenda=[BeginRound()], round=0)).state
    seen = []
    for _ in range(6):
        seen.append((state.round, state.active))
        state = do(state, state.active, EndPhase()).state
    assert seen == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]


@pytest.mark.rule("MK-TURN-2")
def test_eliminated_players_are_skipped():
    state = go(three(agenda=[EndTurn(1)], out=(2,), active=1)).state
    assert (state.active, state.round) == (0, 1)
    state = go(three(agenda=[EndTurn(2)], out=(1, 0), active=2)).state
    assert (state.active, state.round) == (2, 2)


@pytest.mark.rule("MK-TURN-2", "MK-CAPTURE-12")
def test_a_player_whose_last_warriors_are_captives_has_an_empty_turn():
    men = (man(0, 5, 5, captive=2), man(1, 6.1, 5, captor=1), man(2, 25, 5))
    play = go(battle(*men, seats=(0, 1, 2), agenda=[EndTurn(0)]))
    assert [event.seat for event in events(play, TurnBegan)] == [1, 2]
    assert play.state.agenda.top == ActionPhase(2)
    assert play.state.out == ()


def test_rounds_and_turns_are_told():
    play = go(three(agenda=[BeginRound()], round=4))
    assert [(e.round, e.rule) for e in events(play, RoundBegan)] == [(5, "MK-TURN-1")]
    assert [(e.seat, e.rule) for e in events(play, TurnBegan)] == [(1, "MK-TURN-1")]


# Phases


@pytest.mark.rule("MK-TURN-5", "MK-TURN-15")
def test_a_turn_has_three_phases_in_fixed_order():
    play = go(turn(man(0, 5, 5), man(1, 25, 25)))
    assert [step for step in play.state.agenda.steps if not isinstance(step, ActionPhase)] == [
        EndTurn(0),
        EndPart(0),
        EndPhaseStep(0),
        BeginPhase(0, "end"),
    ]
    more = do(play.state, 0, EndPhase())
    told = [e.phase.key for e in (*events(play, PhaseBegan), *events(more, PhaseBegan))]
    assert [key.removeprefix("mage-knight:phase-") for key in told] == [
        "command",
        "action",
        "end",
        "command",
        "action",
    ]
    assert {e.rule for e in events(more, PhaseBegan)} == {"MK-TURN-5"}
    assert (play.state.phase, play.state.active, more.state.active) == ("action", 0, 1)


@pytest.mark.rule("MK-TURN-6")
def test_every_end_of_a_phase_can_be_announced_by_its_player():
    state = turn(man(0, 5, 5, items=["grey-cloak"]), man(1, 25, 25))
    state = go(policies(state, "ask", "ask")).state
    seen = []
    while state.active == 0:
        seen.append(type(state.agenda.top))
        assert state.agenda.top.who(state) == (0,)
        state = do(state, 0, EndPhase()).state
    assert seen == [DropPart, CommandPhase, ActionPhase, EndPart] == list(PARTS)


@pytest.mark.rule("MK-TURN-6")
def test_there_is_no_way_back_into_a_phase():
    play = do(go(policies(turn(man(0, 5, 5), man(1, 25, 25)), "ask")).state, 0, EndPhase())
    assert play.state.phase == "action"
    assert play.barrier_rule == "MK-TURN-6"
    assert play.events[-1].rule == "MK-TURN-5"
    for past in (CommandPhase(0), DropPart(0), BeginPhase(0, "command")):
        assert past not in play.state.agenda.steps


@pytest.mark.rule("MK-TURN-6")
def test_by_default_a_phase_ends_by_itself_only_where_nothing_can_be_done():
    play = go(turn(man(0, 5, 5), man(1, 25, 25)))
    assert play.state.agenda.top == ActionPhase(0)
    tired = go(turn(man(0, 5, 5, tokens=2), man(1, 25, 25)))
    assert tired.state.agenda.top == ActionPhase(1)
    assert tired.state.fighters[0].tokens == 0
    laden = go(turn(man(0, 5, 5, items=["grey-cloak"]), man(1, 25, 25)))
    assert laden.state.agenda.top == DropPart(0)


@pytest.mark.rule("MK-TURN-6")
def test_a_brisk_player_is_asked_in_the_action_phase_alone():
    state = turn(man(0, 5, 5, items=["grey-cloak"]), man(1, 25, 25))
    assert go(policies(state, "brisk")).state.agenda.top == ActionPhase(0)


def test_what_costs_no_action_keeps_the_action_phase_open_but_no_other():
    nimble = plain(abilities=("nimble",))
    play = go(turn(man(0, 5, 5, tokens=2, key=nimble), man(1, 25, 25)))
    assert play.state.agenda.top == ActionPhase(0)
    play = do(play.state, 0, Nimble(1, 0))
    assert (play.state.agenda.top, play.state.fighters[0].pose.facing) == (ActionPhase(0), 0)
    assert do(play.state, 0, EndPhase()).state.agenda.top == ActionPhase(1)
    asked = go(policies(turn(man(0, 5, 5, key=nimble), man(1, 25, 25)), "ask"))
    assert do(asked.state, 0, Nimble(1, 0)).state.agenda.top == CommandPhase(0)


@pytest.mark.rule("MK-CARD-quickness", "MK-TURN-11")
def test_a_quick_move_is_asked_for_when_all_actions_are_used():
    quick = plain(abilities=("quickness",))
    men = (man(0, 5, 5), man(0, 9, 5, key=quick), man(1, 25, 25))
    play = do(go(turn(*men, total=100)).state, 0, Move(1, to((5, 7)), 0))
    assert (play.state.agenda.top, play.state.actions_left) == (ActionPhase(0), 0)
    play = do(play.state, 0, QuickMove(2, to((9, 7)), 0))
    assert play.state.agenda.top == ActionPhase(1)


def test_items_are_dropped_only_by_who_carries_some():
    mine = battle(man(0, 5, 5), man(1, 25, 25, items=["grey-cloak"]))
    assert DropPart(0).who(mine) == ()
    assert DropPart(1).who(mine) == (1,)
    held = battle(man(0, 5, 5, captive=2), man(1, 6.1, 5, captor=1, items=["grey-cloak"]))
    assert DropPart(1).who(held) == ()
    assert DropPart(1).who(replace(mine, out=(1,))) == ()


# Actions


@pytest.mark.rule("MK-TURN-3", "MK-TURN-EX2")
def test_one_action_for_every_hundred_points_of_the_build_total():
    for total in (100, 200, 600):
        state = battle(man(0, 5, 5), total=total, armies=(99, 99))
        assert state.action_total == state.actions_left == total // 100


@pytest.mark.rule("MK-TURN-4", "MK-TURN-12", "MK-TURN-11")
def test_every_turn_has_the_same_actions_whatever_was_left_or_lost():
    state = turn(man(0, 5, 5), man(1, 25, 25), total=300, used=2, extra=1)
    state = go(state).state
    assert (state.used, state.extra, state.actions_left) == (0, 0, 3)
    state = do(state, 0, EndPhase()).state
    state = do(state, 1, EndPhase()).state
    assert (state.active, state.actions_left) == (0, 3)


@pytest.mark.rule("MK-TURN-9", "MK-TURN-10", "MK-TURN-3")
def test_actions_are_given_one_at_a_time_to_own_warriors_that_had_none():
    men = (man(0, 5, 5), man(0, 9, 5), man(0, 13, 5), man(1, 25, 25))
    state = policies(battle(*men, agenda=[ActionPhase(0), EndTurn(0)]), "ask")
    state = do(state, 0, Move(1, (Spot(units(5), units(8)),), 0)).state
    assert (state.actions_left, state.agenda.top) == (1, ActionPhase(0))
    again = Move(1, (Spot(units(5), units(9)),), 0)
    assert GAME.check(state, 0, again).rule == "MK-TURN-10"
    assert GAME.check(state, 0, Move(4, (), 0)).rule == "MK-TURN-9"
    state = do(state, 0, Move(2, (Spot(units(9), units(8)),), 0)).state
    assert action_refusal(state, state.fighter(3), "move").rule == "MK-TURN-3"
    assert (state.active, state.agenda.top) == (0, ActionPhase(0))


@pytest.mark.rule("MK-TURN-11")
def test_surplus_actions_are_lost():
    men = (man(0, 5, 5), man(1, 25, 25))
    state = battle(*men, total=600, agenda=[ActionPhase(0), EndTurn(0)])
    play = do(state, 0, Move(1, (Spot(units(5), units(8)),), 0))
    assert play.state.active == 1


@pytest.mark.rule("MK-TURN-13")
def test_each_action_is_of_one_of_the_four_kinds():
    kinds = {kind.__name__ for topic in ACTING for kind in topic.actions}
    assert {"Move", "Strike", "Shoot", "PickUp"} <= kinds
    assert len(kinds) == sum(len(topic.actions) for topic in ACTING)
    assert set(ActionPhase.actions) == {EndPhase, *[k for t in ACTING for k in t.actions]}


@pytest.mark.rule("MK-TURN-14", "MK-TURN-12")
def test_there_is_no_pass_action_and_doing_nothing_gives_no_token():
    assert not [kind for kind in ActionPhase.actions if "pass" in kind.__name__.lower()]
    state = go(turn(man(0, 5, 5), man(1, 25, 25))).state
    after = do(state, 0, EndPhase())
    assert after.state.fighters[0].tokens == 0
    assert events(after, Changed) == []


@pytest.mark.rule("MK-TURN-9")
def test_the_question_tells_how_many_actions_are_left():
    state = battle(man(0, 5, 5), man(1, 25, 25), used=3, agenda=[ActionPhase(0)])
    decision = ActionPhase(0).ask(state)
    assert decision.prompt.values == {"left": 0}
    assert decision.forms[-1].action == "EndPhase"
    fresh = ActionPhase(0).ask(battle(man(0, 5, 5), man(1, 25, 25)))
    assert (fresh.prompt.values, fresh.pieces) == ({"left": 2}, (1,))
    assert ActionPhase(0).candidates(state, 0)[0] == EndPhase()
    assert ActionPhase(0).preview(state, 0, Partial("EndPhase")).region is None
    assert ActionPhase(0).propose(state, 0, Rng(1)) == EndPhase()


# Tokens


@pytest.mark.rule("MK-TOKEN-4", "MK-TURN-15")
def test_tokens_go_from_own_warriors_that_got_no_action():
    men = (
        man(0, 5, 5, tokens=1),
        man(0, 9, 5, tokens=2),
        man(0, 13, 5, tokens=2, acted=True),
        man(1, 25, 25, tokens=1),
    )
    play = go(battle(*men, phase="end", agenda=[EndPhaseStep(0), ActionPhase(0)]))
    assert [f.tokens for f in play.state.fighters] == [0, 0, 2, 1]
    told = events(play, Changed)
    assert [(e.piece, e.old, e.new, e.rule) for e in told] == [
        (1, 1, 0, "MK-TOKEN-4"),
        (2, 2, 0, "MK-TOKEN-4"),
    ]


@pytest.mark.rule("MK-TOKEN-3")
def test_a_warrior_with_two_tokens_rests_a_turn_and_may_act_again():
    men = (man(0, 5, 5, tokens=1), man(0, 9, 5), man(1, 25, 25))
    state = battle(*men, total=100, agenda=[ActionPhase(0), EndPhaseStep(0), EndTurn(0)])
    play = do(state, 0, Move(1, (Spot(units(5), units(8)),), 0))
    assert play.state.fighter(1).tokens == 2
    assert [event.piece for event in events(play, Hurt)] == [1]
    state = do(play.state, 1, EndPhase()).state
    assert (state.active, state.fighter(1).acted) == (0, False)
    assert GAME.check(state, 0, Move(1, (), 0)).rule == "MK-TOKEN-3"
    state = do(do(state, 0, EndPhase()).state, 1, EndPhase()).state
    assert state.fighter(1).tokens == 0
    assert GAME.check(state, 0, Move(1, (), 0)) is None


@pytest.mark.rule("MK-CARD-G8", "MK-TOKEN-4")
def test_eliminated_warriors_lose_their_tokens_in_the_same_way():
    resting = battle(man(0, 1, 1, tokens=2)).fighters[0]
    acted = battle(man(0, 1, 1, tokens=1, acted=True)).fighters[0]
    other = battle(man(1, 1, 1, tokens=1, barred=True)).fighters[0]
    fallen = tuple([Fallen(gone, -1) for gone in (resting, acted, other)])
    men = (man(0, 5, 5), man(1, 25, 25))
    play = go(battle(*men, fallen=fallen, agenda=[EndPhaseStep(0), ActionPhase(0)]))
    assert [gone.fighter.tokens for gone in play.state.fallen] == [0, 1, 1]
    play = go(battle(*men, fallen=fallen, agenda=[EndTurn(0)]))
    assert [gone.fighter.acted for gone in play.state.fallen] == [False, False, False]
    assert [gone.fighter.barred for gone in play.state.fallen] == [False, False, False]
    assert [gone.fighter.tokens for gone in play.state.fallen] == [2, 1, 1]


def test_what_holds_for_a_turn_is_forgotten_at_its_end():
    men = (
        man(0, 5, 5, acted=True, cancelled=("toughness",)),
        man(1, 25, 25, barred=True, cancelled=("dodge",)),
    )
    passing = {"battered": ((7, 2),), "daunted": ((1, 2),), "dared": ((2, 1),), "halted": (1,)}
    state = go(battle(*men, **passing, agenda=[EndTurn(0)])).state
    assert [(f.acted, f.barred, f.cancelled) for f in state.fighters] == [(False, False, ())] * 2
    assert (state.battered, state.daunted, state.dared, state.halted) == ((), (), (), ())


@pytest.mark.rule("MK-TURN-EX1", "MK-GAP-2")
def test_the_example_of_a_turn_with_two_actions():
    poisoner = plain(abilities=("venom",), attack_type="sword")
    men = [man(0, 10, 10, EAST, key=poisoner), man(1, 11.1, 10)]
    men += [man(0, 3 + 2 * place, 30, tokens=1) for place in range(8)]
    play = go(turn(*men))
    state = play.state
    assert [(e.piece, e.amount) for e in events(play, Hurt)] == [(2, 1)]
    assert (state.actions_left, state.agenda.top) == (2, ActionPhase(0))
    first, second = state.own(0)[1], state.own(0)[2]
    state = do(state, 0, Move(first.id, (Spot(first.pose.x, units(28)),), 0)).state
    assert state.actions_left == 1
    state = do(state, 0, Move(second.id, (Spot(second.pose.x, units(28)),), 0)).state
    assert state.active == 1
    tokens = [fighter.tokens for fighter in state.own(0)]
    assert tokens == [0, 2, 2, 0, 0, 0, 0, 0, 0]
