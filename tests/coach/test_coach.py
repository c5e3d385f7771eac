"""The coach: curve, luck, the decisions that cost most, and another way from there."""

from itertools import pairwise

import msgspec
import pytest

from slagveld.bots.greedy import GreedyBot
from slagveld.coach import CoachReport, coached, parted
from slagveld.coach.course import course
from slagveld.coach.standing import chances, sides_of
from slagveld.kernel import save
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.save import load
from slagveld.kernel.shell import TypeCard, TypeDice
from slagveld.kernel.standing import Concede
from slagveld.kernel.state import Outcome
from slagveld.kernel.verify import verify
from slagveld.record import replace
from slagveld.texts import WRITTEN, Text, say

from .conftest import HASTY, greedy_battle


@pytest.fixture(scope="module")
def report(battle):
    return coached(battle, care=HASTY)


def test_the_curve_has_a_point_for_every_entry_and_ends_in_victory(battle, report):
    assert [point.entry for point in report.points] == list(range(len(battle.log)))
    assert all(sum(point.chances) == pytest.approx(1) for point in report.points)
    winner = battle.outcome.winners[0]
    last = report.points[-1].chances
    assert last[winner] == 1
    assert last[1 - winner] == 0
    assert 0.1 < report.points[0].chances[0] < 0.9


def test_luck_is_what_one_side_has_and_the_other_lacks(battle, report):
    for point in report.points:
        assert sum(point.luck) == pytest.approx(0)
        if not battle.log[point.entry].rolls:
            assert point.luck == (0.0, 0.0)
    for place, side in enumerate(report.sides):
        assert side.luck == pytest.approx(sum(point.luck[place] for point in report.points))
        assert side.swing == max(report.points, key=lambda one: abs(one.luck[place])).entry
    assert any(abs(point.luck[0]) > 0.01 for point in report.points)


def test_decisions_are_told_with_what_would_have_been_better(battle, report):
    assert report.decisions
    for one in report.decisions:
        before = battle.state_after(one.at)
        better = battle.game.codec.action(one.action)
        assert one.at == one.entry - 1
        assert battle.game.check(before, one.seat, better) is None
        assert better != battle.log[one.entry].action
        assert one.cost >= HASTY.doubt * one.error
        assert one.form is not None
        assert one.preview is not None
        assert one.preview.refusal is None
        for language in WRITTEN:
            assert battle.setup.seats[one.seat].name in say(one.text, language)
    for side in (0, 1):
        costs = [one.cost for one in report.decisions if one.side == side]
        assert len(costs) <= 3
        assert costs == sorted(costs, reverse=True)


def test_the_same_battle_gets_the_same_report_and_crosses_the_wire(battle, report):
    again = coached(load(battle.save()), care=HASTY)
    assert again == report
    packed = msgspec.msgpack.encode(report)
    assert msgspec.msgpack.decode(packed, type=CoachReport) == report


def test_progress_only_grows_and_comes_to_its_end(battle):
    told = []
    coached(battle, told.append, HASTY)
    assert told[-1] == 1.0
    assert all(one <= other for one, other in pairwise(told))


def test_what_was_taken_back_is_no_deed():
    match = greedy_battle(answers=8, take_back="free")
    before = len(course(match))
    match.undo()
    assert len(course(match)) == before - 1
    assert [deed.entry for deed in course(match)] == list(range(before - 1))


def test_real_dice_make_one_deed_of_an_action():
    match = greedy_battle(answers=0, dice="typed")
    rng = Rng(1)
    while not any(deed.rolled and deed.decided for deed in course(match)):
        seat = match.decision.waiting_for[0]
        if match.waiting is not None:
            count = match.waiting.request.count
            match.play(TypeDice(tuple(rng.randint(1, 6) for _ in range(count))))
        else:
            match.play(GreedyBot().answer(match.game, match.view(seat), seat, rng), seat)
    deed = course(match)[-1]
    assert deed.begun < deed.entry
    assert deed.decided
    assert not isinstance(deed.action, TypeDice | TypeCard)


def test_a_battle_that_goes_on_and_one_given_up():
    match = greedy_battle(answers=6)
    assert coached(match, care=HASTY).points[-1].chances[0] < 1
    match.play(Concede(), 0)
    report = coached(match, care=HASTY)
    assert report.points[-1].chances == (0.0, 1.0)
    assert report.points[-1].luck == (0.0, 0.0)


def test_a_drawn_battle_is_even():
    match = greedy_battle(answers=2)
    state = replace(match.state, outcome=Outcome(winners=(), reason=Text("plain")))
    assert chances(match.game.tactics(), state, sides_of(state)) == (0.5, 0.5)


def test_nothing_to_say():
    with pytest.raises(RefusedError) as refused:
        coached(greedy_battle(answers=0))
    assert refused.value.refusal.text.key == "coached-nothing"


def test_another_way_from_an_entry(battle):
    again = load(save.dump(parted(battle, 12)))
    assert len(again.log) == 13
    assert again.state == battle.state_after(12)
    assert again.outcome is None
    entry = battle.log[13]
    again.play(entry.action, entry.seat)
    assert again.log[13] == entry  # the dice are the same
    assert verify(again).ok


@pytest.mark.parametrize("entry", [-1, 10_000])
def test_no_way_from_nowhere(battle, entry):
    with pytest.raises(RefusedError) as refused:
        parted(battle, entry)
    assert refused.value.refusal.text.key == "coached-no-entry"
