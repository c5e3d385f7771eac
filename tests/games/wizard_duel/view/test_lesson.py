"""The guided first duel can be played as it says, and its scenario is a duel like any other."""

import pytest

from slagveld.bots import bot
from slagveld.games.wizard_duel.melee.strike import Strike
from slagveld.games.wizard_duel.movement.walk import Walk
from slagveld.games.wizard_duel.setup.deployment import TakePlace
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.lesson import Lesson, LessonStep
from slagveld.kernel.rulebook import RefusedError
from slagveld.table.shapes import Spot
from slagveld.texts import Text
from tests.games.lessons import assert_whole, started
from tests.games.wizard_duel.duel import DUEL, asked, pose

LESSON = DUEL.lesson()


def bots_turn(match, rng) -> None:
    """The bot plays until the learner is asked."""
    foe = bot(LESSON.bot)
    while match.decision is not None and match.decision.seats == (1,):
        match.play(foe.answer(DUEL, DUEL.view(match.state, 1), 1, rng), 1)


def test_it_names_what_there_is():
    assert LESSON.scenario in {scenario.key for scenario in DUEL.scenarios()}
    assert_whole(DUEL, 7)


@pytest.mark.parametrize("bots_seed", range(4))
def test_each_step_can_be_done_in_order(bots_seed):
    match, rng = started(DUEL), Rng(bots_seed)
    assert asked(match.state) == ("CreatureTurn", 0), "the learner begins"
    done = []
    for number, step in enumerate(LESSON.steps):
        if not step.until:
            continue
        if "Summon" in step.until:
            to_the_wizard(match, rng)
        action = scripted(match, step.until)
        match.play(action, 0)
        assert LESSON.after(number, type(action).__name__) == number + 1
        done.append(number)
        bots_turn(match, rng)
    assert done == [1, 2, 3, 4, 5]


def scripted(match, tags):
    """What a learner would do at this step."""
    if "Walk" in tags:
        return Walk(3, (Spot(5095, 3400),), 0)
    if "Strike" in tags:
        return Strike(3, (6,))
    menu = match.decision.candidates()
    return next(action for action in menu if type(action).__name__ in tags)


def to_the_wizard(match, rng) -> None:
    """Let the rest of the creatures act until the wizard's turn."""
    while asked(match.state) != ("WizardTurn", 0):
        match.play(scripted(match, ("EndTurn", "Rest")), 0)
        bots_turn(match, rng)


def test_the_dice_teach_a_miss_and_then_two_hits():
    match = started(DUEL)
    match.play(Walk(3, (Spot(5095, 3400),), 0), 0)
    assert [match.state.creature(n).wounds for n in (3, 6)] == [5, 5], "both miss on contact"
    match.play(Strike(3, (6,)), 0)
    assert match.state.creature(6) is None, "the blow tells"
    match.play(Shoot(5, 8), 0)
    assert match.state.creature(8).wounds < 5


def test_it_is_soon_over():
    match, rng = started(DUEL), Rng(3)
    while match.decision is not None:
        bots_turn(match, rng)
        if match.decision is not None:
            match.play(match.decision.propose(rng), 0)
    assert match.state.round <= 3


class TestTheMeeting:
    """The scenario: ours, so that contact comes at once."""

    def test_everybody_stands_there_and_may_act(self):
        match = DUEL.match("meeting", dice=Scripted([1, 2]))
        state = match.state
        assert (state.round, state.order) == (1, (0, 1))
        assert pose(state, 1) == (28, 40, 0)
        assert [len(state.of(seat)) for seat in (0, 1)] == [3, 3]
        assert [c.weapon for c in state.of(0)] == ["normal", "normal", "shooting"]
        assert [wizard.lines for wizard in state.wizards] == [3, 3]
        assert match.decision.seats == (0,)
        assert list(DUEL.faults(state)) == []

    def test_the_order_is_rolled_as_ever(self):
        match = DUEL.match("meeting", dice=Scripted([9, 4]))
        assert match.state.order == (1, 0)
        assert match.decision.seats == (1,)

    def test_a_larger_table_keeps_everybody_in_the_middle(self):
        match = DUEL.match("meeting", dice=Scripted([1, 2]), options={"larger-table": 20})
        assert pose(match.state, 1) == (38, 50, 0)
        assert pose(match.state, 3) == (56, 44, 0)

    def test_a_stock_without_such_a_weapon_leaves_the_place_empty(self):
        ogres = {"game": "wizard-duel", "name": "x", "entries": [{"key": "ogre/own"}]}
        mixed = [{"key": key} for key in ("elf/small", "ork/small", "dwarf/small")]
        both = {"game": "wizard-duel", "name": "y", "entries": mixed}
        match = DUEL.match("meeting", dice=Scripted([1, 2]), armies=(ogres, both))
        assert match.state.of(0) == ()
        assert [creature.race for creature in match.state.of(1)] == ["elf", "dwarf"], "one nature"

    def test_nobody_is_asked_for_a_place(self):
        match = DUEL.match("meeting", dice=Scripted([1, 2]))
        with pytest.raises(RefusedError):
            match.play(TakePlace(0, 0), 0)


def test_doing_a_later_thing_leaves_the_earlier_behind():
    steps = [
        LessonStep(text=Text("yes"), until=until)
        for until in ((), ("Walk",), ("Strike", "Shoot"), ("EndTurn",), ("Summon",), ("EndTurn",))
    ]
    lesson = Lesson(scenario="x", steps=tuple(steps), seed="1")
    assert [lesson.after(0, tag) for tag in ("Walk", "Shoot", "EndTurn", "Rest")] == [2, 3, 4, 0]
    assert lesson.after(4, "EndTurn") == 6
    assert lesson.after(5, "Summon") == 5
