"""The game leader: his authority, his rulings, and dice at a real table."""

import pytest

from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.leader.disputes import Dispute, EndDispute
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Overridden, Rolled
from slagveld.kernel.override import Change
from slagveld.kernel.shell import Override, SetDice, TakeBack, TypeDice
from slagveld.kernel.state import Seat
from slagveld.kernel.verify import verify

GAME = Carnage()
LEADER = 2
SEATS = [Seat("Ann", 0), Seat("Bob", 1), Seat("Lea", 2, leader=True)]


def led(**rest):
    return GAME.match("charge", **{"seed": 1, "seats": SEATS, **rest})


def wound(match):
    """One W off the first figure of the first unit, which has two."""
    return Change("/field/units/0/figures/0/lives", match.state.units[0].figures[0].lives, 1)


def with_rolls(match):
    """Play on until an answer has caused rolls; the number of its entry and the rolls."""
    rng = Rng(1)
    while match.targets()[-1] == 0 or not match.log[match.targets()[-1]].rolls:
        match.play(match.decision.propose(rng))
    entry = match.targets()[-1]
    return entry, match.log[entry].rolls


def other_than(roll):
    """The same number of dice, the first of them different."""
    return (roll[0] % 10 + 1, *roll[1:])


@pytest.mark.rule("CAR-1-leader")
def test_the_leader_commands_no_army_and_is_no_player():
    match = led()
    assert match.state.leader() == LEADER
    assert match.state.own(LEADER) == []
    assert LEADER not in match.state.players()
    assert LEADER not in match.decision.seats


@pytest.mark.rule("CAR-1-leader")
def test_without_a_leader_the_program_leads():
    match = led(seats=SEATS[:2])
    assert match.state.leader() is None
    assert match.check(Dispute(), 0).rule == "CAR-1-leader"
    assert "Dispute" not in [form.action for form in match.standing_forms(0)]


class TestAuthority:
    """What the leader says stands, also when it is wrong."""

    @pytest.mark.rule("CAR-1-authority")
    def test_he_changes_a_result_and_the_log_keeps_it(self):
        match = led()
        events = match.play(Override((wound(match),), "that arrow counted"), LEADER)
        assert match.state.units[0].figures[0].lives == 1
        (told,) = [event for event in events if isinstance(event, Overridden)]
        assert told.reason == "that arrow counted"
        verdict = verify(match)
        assert verdict.ok
        assert verdict.overrides == (len(match.log) - 1,)

    @pytest.mark.rule("CAR-1-authority")
    def test_a_position_too(self):
        match = led()
        old = match.state.units[0].x
        match.play(Override((Change("/field/units/0/x", old, old + 300),)), LEADER)
        assert match.state.units[0].x == old + 300

    @pytest.mark.rule("CAR-1-authority")
    def test_dice_too(self):
        match = led()
        entry, rolls = with_rolls(match)
        match.play(SetDice(entry, (other_than(rolls[0]),), "cocked"), LEADER)
        assert verify(match).ok
        assert verify(match).overrides == (entry + 1,)

    @pytest.mark.rule("CAR-1-authority")
    def test_a_player_alone_only_proposes(self):
        match = led()
        match.play(Override((wound(match),)), 0)
        assert match.state.units[0].figures[0].lives == 2

    @pytest.mark.rule("CAR-1-authority")
    def test_where_nothing_is_taken_back_neither_is_his_word(self):
        match = led(take_back="off")
        before = match.targets()[-1]
        match.play(Override((wound(match),)), LEADER)
        for seat in (0, 1):
            assert match.check(TakeBack(before), seat).rule == "SLV-BACK-1"
        assert match.check(TakeBack(before), LEADER) is None

    @pytest.mark.rule("CAR-1-gaps", "CAR-1-impartial")
    def test_a_ruling_on_the_spot_is_kept_with_the_game(self):
        match = led()
        words = "Cows may be pushed."
        match.play(Override((Change("/rulings/0", None, words, "insert"),), words), LEADER)
        assert match.state.rulings == (words,)
        for seat in (0, 1, LEADER, None):
            assert match.view(seat).rulings == (words,), "the same for every side"


@pytest.mark.rule("CAR-2-entry")
def test_disputes_are_open_to_players_at_any_time():
    match = led()
    assert "Dispute" in [form.action for form in match.standing_forms(0)]
    assert match.check(Dispute(), LEADER).rule == "SLV-TURN-1"
    match.play(Dispute(), 0)
    assert match.state.disputes == (0,)
    match.play(EndDispute(), 0)
    assert match.state.disputes == ()


class TestRealDice:
    """Dice rolled by hand and typed in."""

    @pytest.mark.rule("CAR-3-announce", "CAR-3-d10")
    def test_number_and_kind_of_dice_are_told_before_they_are_rolled(self):
        match = led(dice="typed", seed=None)
        request = match.waiting.request
        assert (request.count, request.sides) == (1, 10)
        seat = request.seat
        for die in (0, 11):
            assert match.check(TypeDice((die,)), seat).rule == "SLV-DICE-1"
        assert match.check(TypeDice((10,)), seat) is None

    @pytest.mark.rule("CAR-3.2")
    def test_everybody_sees_every_die(self):
        match = led()
        rolled = [e for _, told in match.story(None) for e in told if isinstance(e, Rolled)]
        assert rolled
        for seat in (0, 1, LEADER):
            seen = [e for _, told in match.story(seat) for e in told if isinstance(e, Rolled)]
            assert seen == rolled

    @pytest.mark.rule("CAR-3.1", "CAR-3.3")
    def test_one_die_is_rolled_again_and_the_others_stay(self):
        match = led()
        entry, rolls = with_rolls(match)
        again = other_than(rolls[0])
        match.play(SetDice(entry, (again,), "off the table"), LEADER)
        assert match.log[-1].rolls[0] == again
        assert again[1:] == rolls[0][1:]
        assert again[0] != rolls[0][0]
