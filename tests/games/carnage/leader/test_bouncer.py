"""Bouncer, and the disputes that call him in."""

import pytest

from slagveld.games.carnage.army.troops import profile_of
from slagveld.games.carnage.core.conditions import foes
from slagveld.games.carnage.leader.bouncer import call_in, is_fit, on_table, place_beside, take_back
from slagveld.games.carnage.leader.disputes import (
    Dispute,
    EndDispute,
    check_dispute,
    dispute,
    dispute_forms,
)
from slagveld.games.carnage.leader.word import HoldBouncer, LeaderSpeaks, SendBouncer, SettleDispute
from slagveld.games.carnage.melee.phase import MeleePhase
from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Moved, Placed, Removed, Rolled, Told
from slagveld.kernel.play import Play
from slagveld.kernel.state import Outcome
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import Text
from tests.games.carnage.battle import (
    INFANTRY,
    NORTH,
    SOUTH,
    FakeGame,
    act,
    battle,
    box,
    events,
    refused,
    run,
    unit,
)

LEADER = 2


class End(Step, frozen=True):
    """Ends the battle of a test."""

    def run(self, play):
        play.finish(Outcome(winners=(), reason=Text("end-agreed")))


def quarrel(*units, **rest):
    """The beginning of a melee phase in which seat 0 disputes a decision."""
    units = units or (unit(0, 50, 50, NORTH, count=5), unit(1, 120, 50, SOUTH, count=5))
    rest.setdefault("disputes", (0,))
    rest.setdefault("leader", True)
    return battle(*units, agenda=(MeleePhase(), End()), phase="melee", **rest)


def told(state):
    return Play(FakeGame(), state, Scripted([]), listening=True)


class TestDispute:
    """A standing action of the players."""

    @pytest.mark.rule("CAR-2-bouncer")
    def test_his_values(self):
        him = profile_of("bouncer")
        assert (him.ws, him.st, him.ar, him.w, him.at) == (10, 10, 3, 50, 7)
        assert him.kind == "bouncer"
        assert quarrel().bouncer == him.w

    @pytest.mark.rule("CAR-2-entry")
    def test_a_player_disputes_and_gives_in(self):
        play = told(quarrel(disputes=()))
        assert check_dispute(play.state, 0, Dispute()) is None
        dispute(play, 0, Dispute())
        assert play.state.disputes == (0,)
        assert check_dispute(play.state, 0, Dispute()).rule == "CAR-2-entry"
        assert check_dispute(play.state, 1, Dispute()) is None
        dispute(play, 1, Dispute())
        dispute(play, 0, EndDispute())
        assert play.state.disputes == (1,)
        assert check_dispute(play.state, 0, EndDispute()).rule == "CAR-2-entry"
        assert [event.what.key for event in events(play, Told)] == [
            "carnage:dispute-begun", "carnage:dispute-begun", "carnage:dispute-ended",
        ]  # fmt: skip
        assert events(play, Told)[1].what.values == {"seat": 1}

    @pytest.mark.rule("CAR-1-leader")
    def test_without_a_leader_there_is_nothing_to_dispute(self):
        state = quarrel(leader=False, disputes=())
        for action in (Dispute(), EndDispute()):
            assert check_dispute(state, 0, action).rule == "CAR-1-leader"
        assert dispute_forms(state, 0) == ()

    def test_what_is_offered(self):
        state = quarrel()
        assert [form.action for form in dispute_forms(state, 0)] == ["EndDispute"]
        assert [form.action for form in dispute_forms(state, 1)] == ["Dispute"]
        assert dispute_forms(state, LEADER) == ()

    @pytest.mark.rule("CAR-2-entry")
    def test_he_goes_back_when_the_last_dispute_ends(self):
        play = told(quarrel(disputes=(0, 1)))
        call_in(play, Pose(5000, 4000, 900))
        dispute(play, 1, EndDispute())
        assert on_table(play.state) is not None
        dispute(play, 0, EndDispute())
        assert on_table(play.state) is None
        assert play.state.bouncer == 50


class TestPlace:
    """Beside troops of the player who disputes."""

    @pytest.mark.rule("CAR-2-teleport")
    def test_square_before_a_base_nearest_to_the_spot(self):
        state = quarrel()
        one = state.unit(1)
        assert place_beside(state, one, Spot(5000, 4000)) == Pose(5000, 4998, 900)
        assert place_beside(state, one, Spot(5500, 4000)) == Pose(5500, 4998, 900)
        assert place_beside(state, one, Spot(5000, 6000)) == Pose(5000, 5252, 2700)
        assert place_beside(state, one, Spot(9000, 5125)) == Pose(5627, 5125, 1800)
        assert place_beside(state, one, Spot(0, 5125)) == Pose(4373, 5125, 0)

    @pytest.mark.rule("CAR-2-teleport")
    def test_riders_have_longer_bases(self):
        riders = unit(0, 50, 50, NORTH, count=1, of=replace(INFANTRY, depth=500))
        state = quarrel(riders)
        assert place_beside(state, state.unit(1), Spot(5000, 9000)) == Pose(5000, 5502, 2700)
        assert place_beside(state, state.unit(1), Spot(9000, 5250)) == Pose(5127, 5250, 1800)

    @pytest.mark.rule("CAR-2-teleport")
    def test_only_where_there_is_room(self):
        wall = [box(9, "high-rocks", 40, 45, 20, 4.5), box(10, "high-rocks", 40, 53, 20, 10)]
        state = quarrel(unit(0, 50, 50, NORTH, count=5), terrain=wall)
        assert place_beside(state, state.unit(1), Spot(5000, 4000)).y == 5125
        closed = [*wall, box(11, "high-rocks", 40, 45, 3, 10), box(12, "high-rocks", 57, 45, 3, 10)]
        state = quarrel(unit(0, 50, 50, NORTH, count=5), terrain=closed)
        assert place_beside(state, state.unit(1), Spot(5000, 4000)) is None
        asked = run(state).state
        send = SendBouncer(1, Spot(5000, 4000))
        assert refused(asked, LEADER, send) == "CAR-2-teleport"
        question = asked.agenda.top
        assert question.candidates(asked, LEADER) == [HoldBouncer(), SettleDispute()]
        partial = Partial("SendBouncer", {"unit": 1})
        assert question.preview(asked, LEADER, partial).ghosts == ()


class TestLeader:
    """The leader's word at the start of the melee phase."""

    def test_he_is_asked_while_somebody_disputes(self):
        state = run(quarrel()).state
        assert isinstance(state.agenda.top, LeaderSpeaks)
        assert state.agenda.top.who(state) == (LEADER,)
        assert run(quarrel(disputes=())).state.outcome is not None
        assert run(quarrel(disputes=(0,), out=(0,))).state.outcome is not None
        assert run(quarrel(leader=False)).state.outcome is not None

    @pytest.mark.rule("CAR-2-restraint", "CAR-2-entry")
    def test_he_may_hold_bouncer_back(self):
        play = act(run(quarrel()).state, LEADER, HoldBouncer())
        assert on_table(play.state) is None
        assert play.state.disputes == (0,)
        assert play.state.outcome is not None

    @pytest.mark.rule("CAR-2-entry")
    def test_at_the_edge_he_is_no_figure_in_play(self):
        state = quarrel()
        assert [one.id for one in state.units] == [1, 2]

    @pytest.mark.rule("CAR-2-teleport", "CAR-2-attack", "CAR-2-bouncer")
    def test_he_comes_and_fights_at_once(self):
        state = run(quarrel()).state
        dice = [7, 6, 6, 9, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2]
        play = act(state, LEADER, SendBouncer(1, Spot(5000, 4000)), dice)
        (placed,) = events(play, Placed)
        assert placed.pose == Pose(5000, 4998 - 125, 900)
        (own, wound, his, theirs) = events(play, Rolled)
        assert (own.seat, len(own.dice), wound.need.target.total) == (0, 3, 7)
        assert (his.seat, len(his.dice), len(theirs.dice)) == (LEADER, 7, 6)
        assert play.state.bouncer == 0
        assert on_table(play.state).lives == 49
        assert play.state.unit(1) is None, "five wounds: six dice less a one"

    @pytest.mark.rule("CAR-2-attack")
    def test_the_unit_strikes_back_and_he_bleeds(self):
        state = run(quarrel()).state
        play = act(state, LEADER, SendBouncer(1, Spot(5000, 4000)), [7, 7, 6, 7, 8, *[1] * 7])
        assert on_table(play.state).lives == 48
        assert on_table(play.state).owner == -1
        assert on_table(play.state).side == -1

    @pytest.mark.rule("CAR-2-teleport")
    def test_he_may_be_placed_again_each_round(self):
        state = run(quarrel()).state
        play = act(state, LEADER, SendBouncer(1, Spot(5000, 4000)), [1] * 10)
        him = on_table(play.state)
        again = replace(play.state, outcome=None, agenda=quarrel().agenda)
        state = run(again).state
        play = act(state, LEADER, SendBouncer(1, Spot(5000, 6000)), [1] * 10)
        (moved,) = events(play, Moved)
        assert (moved.manner, moved.piece) == ("teleport", him.id)
        assert moved.path == (Spot(5000, 5252),)
        assert (on_table(play.state).id, on_table(play.state).y) == (him.id, 5252)
        assert moved.pose == on_table(play.state).poses[0]

    @pytest.mark.rule("CAR-2-teleport")
    @pytest.mark.parametrize("number", [2, 9])
    def test_only_to_those_who_dispute(self, number):
        state = run(quarrel()).state
        assert refused(state, LEADER, SendBouncer(number, Spot(0, 0))) == "CAR-2-teleport"

    @pytest.mark.rule("CAR-2-bouncer")
    def test_slain_he_does_not_come_back(self):
        state = run(quarrel(bouncer=0)).state
        assert refused(state, LEADER, SendBouncer(1, Spot(0, 0))) == "CAR-2-bouncer"
        question = state.agenda.top
        assert question.candidates(state, LEADER) == [HoldBouncer(), SettleDispute()]
        assert [form.action for form in question.ask(state).forms] == [
            "HoldBouncer", "SettleDispute",
        ]  # fmt: skip
        assert question.preview(state, LEADER, Partial("SendBouncer", {"unit": 1})).ghosts == ()
        assert not is_fit(state)

    @pytest.mark.rule("CAR-2-entry", "CAR-1-authority")
    def test_the_leader_closes_the_dispute(self):
        play = told(quarrel(bouncer=31))
        call_in(play, Pose(5000, 4000, 900))
        assert (play.state.bouncer, on_table(play.state).lives) == (0, 31)
        assert is_fit(play.state)
        state = run(replace(play.state, agenda=quarrel().agenda)).state
        play = act(state, LEADER, SettleDispute())
        assert (play.state.disputes, on_table(play.state), play.state.bouncer) == ((), None, 31)
        (removed,) = events(play, Removed)
        assert removed.rule == "CAR-2-entry"
        take_back(play)
        assert len(events(play, Removed)) == 1, "there is nobody to take back"

    def test_what_he_is_offered(self):
        state = run(quarrel()).state
        question = state.agenda.top
        asked = question.ask(state)
        assert [form.action for form in asked.forms] == [
            "HoldBouncer", "SendBouncer", "SettleDispute",
        ]  # fmt: skip
        assert asked.seats == (LEADER,)
        assert asked.forms[1].fields[0].allowed == (1,)
        menu = question.candidates(state, LEADER)
        assert menu == [HoldBouncer(), SendBouncer(1, Spot(5000, 5000)), SettleDispute()]
        assert all(question.check(state, LEADER, action) is None for action in menu)

    def test_the_preview_shows_where_he_would_stand(self):
        state = run(quarrel()).state
        question = state.agenda.top
        shown = question.preview(state, LEADER, Partial("SendBouncer", {"unit": 1}))
        (ghost,) = shown.ghosts
        assert (ghost.piece, ghost.base.width, ghost.icon) == (0, 250, profile_of("bouncer").icon)
        spot = {"unit": 1, "spot": [5000, 9000, 0]}
        shown = question.preview(state, LEADER, Partial("SendBouncer", spot))
        assert shown.snapped == {"spot": Spot(5000, 5252)}
        assert shown.ghosts[0].pose == Pose(5000, 5377, 2700)
        for number in (2, 9):
            other = Partial("SendBouncer", {"unit": number})
            assert question.preview(state, LEADER, other).ghosts == ()
        assert question.preview(state, LEADER, Partial("HoldBouncer", {})).ghosts == ()
        play = told(state)
        call_in(play, Pose(9000, 9000, 900))
        shown = question.preview(play.state, LEADER, Partial("SendBouncer", {"unit": 1}))
        (ghost,) = shown.ghosts
        assert (ghost.piece, ghost.base) == (on_table(play.state).figures[0].id, None)


@pytest.mark.rule("CAR-2-attack")
def test_beside_two_units_he_strikes_at_whoever_disputes():
    units = (
        unit(1, 47.5, 50, NORTH, count=1, of=replace(INFANTRY, w=9)),
        unit(0, 50, 50, NORTH, count=1, of=replace(INFANTRY, w=9)),
    )
    play = told(quarrel(*units))
    call_in(play, Pose(4875, 4998, 900))
    state = play.state
    him = on_table(state)
    assert [one.id for one in foes(state, him)] == [1, 2]
    state = run(replace(state, agenda=quarrel().agenda)).state
    state = act(state, LEADER, HoldBouncer()).state
    while isinstance(state.agenda.top, Step) and state.agenda.top.who(state) != (LEADER,):
        seat = state.agenda.top.who(state)[0]
        state = act(state, seat, state.agenda.top.candidates(state, seat)[0]).state
    play = act(state, LEADER, state.agenda.top.candidates(state, LEADER)[0], [1] * 20)
    assert (him.id, 2) in [event.pieces for event in events(play, Rolled)]
    assert (him.id, 1) not in [event.pieces for event in events(play, Rolled)]
