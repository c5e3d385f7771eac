"""What a bot answers is told as an answer that the table offers."""

import pytest

from slagveld.bots import bot
from slagveld.bots.offering import offered
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.shell import MixDice
from slagveld.server.room.opening import opened
from slagveld.server.wire.setup import NewBattle, NewSeat

ME = NewSeat(who="me")


def begun(game):
    match = opened(NewBattle(game=game, seats=(ME, ME))).match
    for seat in (0, 1):
        match.play(MixDice(seat + 1), seat)
    return match


def answers(match, count):
    """What the greedy bot answers, with whether a form offers it; each is then played."""
    rng = Rng(3)
    for _ in range(count):
        decision = match.decision
        if decision is None:
            return
        seat = decision.waiting_for[0]
        action = bot("greedy").answer(match.game, match.view(seat), seat, rng)
        forms = {form.action for form in decision.forms}
        yield seat, action, forms
        match.play(action, seat)


def test_a_division_of_dice_that_nobody_is_offered_is_told_as_the_strike_it_is():
    match = begun("little-carnage")
    changed = []
    for seat, action, forms in answers(match, 80):
        other = offered(match.game, match.state, seat, action)
        if type(action).__name__ in forms:
            assert other is action
            continue
        assert match.check(other, seat) is None
        if type(other).__name__ in forms:
            changed.append((type(action).__name__, type(other).__name__))
            states = [
                match.game.apply(match.state, seat, one, Quick(Rng(9))).state
                for one in (action, other)
            ]
            assert states[0] == states[1]
    assert {("Fight", "Strike"), ("Volley", "Shoot")} & set(changed)


@pytest.mark.parametrize("game", ["wizard-duel", "mage-knight"])
def test_where_every_answer_has_a_form_nothing_is_changed(game):
    match = begun(game)
    for seat, action, forms in answers(match, 25):
        assert type(action).__name__ in forms
        assert offered(match.game, match.state, seat, action) is action
