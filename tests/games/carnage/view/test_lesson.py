"""The guided first battle can be played as it says."""

import pytest

from slagveld.bots import bot
from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.core.parts import EndPart
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.pearl.wagon import LeaveWagon
from slagveld.games.carnage.shooting.announcement import Announce
from slagveld.kernel.dice import Rng
from slagveld.table.shapes import Spot
from tests.games.lessons import assert_whole, rounds_at_random, started

GAME = Carnage()
GAME.add_texts()
LESSON = GAME.lesson()
RIDERS, INFANTRY, ARCHERS, ENEMY, BOWS = 1000, 1005, 1016, 1023, 1032

SCRIPT = (
    LeaveWagon(),
    March(INFANTRY, 2700, (Spot(4500, 4500),)),
    Charge(RIDERS, ENEMY, 2700),
    EndPart(),
    Announce(ARCHERS, BOWS),
)
"""What a learner does who follows the words."""


def others_turn(match, rng, until) -> None:
    """The bot plays, and the learner answers small questions, until he is asked what he needs."""
    foe = bot(LESSON.bot)
    while match.decision is not None:
        if match.decision.seats == (1,):
            match.play(foe.answer(GAME, GAME.view(match.state, 1), 1, rng), 1)
        elif until in {form.action for form in match.decision.forms}:
            return
        else:
            match.play(match.decision.candidates()[0], 0)


def test_it_names_what_there_is():
    assert LESSON.scenario in {scenario.key for scenario in GAME.scenarios()}
    assert LESSON.options == {"rounds": 3}
    assert LESSON.armies == (), "both stand ready"
    assert_whole(GAME, 7)


@pytest.mark.parametrize("bots_seed", range(6))
def test_each_step_can_be_done_in_order(bots_seed):
    match, rng = started(GAME), Rng(bots_seed)
    assert match.decision.seats == (0,), "the learner begins"
    script = list(SCRIPT)
    for number, step in enumerate(LESSON.steps):
        if not step.until:
            continue
        action = script.pop(0)
        tag = type(action).__name__
        assert tag in step.until
        others_turn(match, rng, tag)
        match.play(action, 0)
        assert LESSON.after(number, tag) == number + 1
    assert not script
    assert match.state.round >= 1


def test_the_dice_are_kind_to_the_first_charge():
    match = started(GAME)
    assert match.state.pearl == "happy-hour"
    for action in SCRIPT[:3]:
        match.play(action, 0)
    lives = {unit.id: unit.lives for unit in match.state.units}
    assert (lives[RIDERS], lives[ENEMY]) == (7, 5)
    assert match.state.field.enemies_of(match.state.unit(RIDERS))


def test_it_is_soon_over():
    assert rounds_at_random(GAME) <= 3
