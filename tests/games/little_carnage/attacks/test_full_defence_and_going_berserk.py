"""Full defence and berserk fury."""

import pytest

from slagveld.games.little_carnage.attacks.full_defence_and_going_berserk import (
    FullDefence,
    GoBerserk,
)
from slagveld.games.little_carnage.core.dice import attack_dice, defence_dice
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import StatusChanged
from tests.games.little_carnage.battle import act, battle, card, events, refused, troop
from tests.games.little_carnage.stops import Stop

RAGING = card(berserker=True, berserk=2, full_defence=1)


def activated(of=None, **done):
    """A regiment in its activation, an enemy far away."""
    mine = troop(0, (5, 5), card=of or card(full_defence=2), activated=True, **done)
    return battle(mine, troop(1, (30, 30)), agenda=(Activation(seat=0), Stop()), active=101)


@pytest.mark.rule("LC-1.6-15")
@pytest.mark.rule("LC-1.6-18")
def test_full_defence_gives_the_grey_dice_and_no_attack():
    play = act(activated(), 0, FullDefence())
    regiment = play.state.regiment(101)
    assert regiment.round.full_defence
    model = play.state.models_of(101)[0]
    assert defence_dice(regiment, model).total == 2 + 2
    (told,) = events(play, StatusChanged)
    assert (told.piece, told.on, told.rule) == (1, True, "LC-1.6-15")
    from slagveld.games.little_carnage.core.activated_regiment import may_attack

    assert not may_attack(regiment)


@pytest.mark.rule("LC-1.6-20")
def test_full_defence_may_be_declared_before_or_after_moving():
    before = act(activated(), 0, FullDefence())
    assert before.state.agenda.top == Activation(seat=0)
    assert before.state.agenda.top.who(before.state) == (0,)
    after = act(activated(moved=True), 0, FullDefence())
    assert after.state.regiment(101).round.full_defence


@pytest.mark.rule("LC-1.6-15")
@pytest.mark.parametrize(
    ("done", "rule"),
    [({"attacked": True}, "LC-1.6-15"), ({"full_defence": True}, "LC-1.6-19"),
     ({"frightened_by": (102,)}, "LC-1.8-fear-11"), ({"berserk": True}, "LC-1.8-berserker-2")],
)  # fmt: skip
def test_full_defence_is_refused(done, rule):
    assert refused(activated(RAGING, **done), 0, FullDefence()) == rule


@pytest.mark.rule("LC-1.8-fear-11")
def test_the_frightened_choose_no_full_defence_but_keep_one_declared_earlier():
    state = activated(full_defence=True, frightened_by=(102,))
    assert state.regiment(101).round.full_defence
    model = state.models_of(101)[0]
    assert defence_dice(state.regiment(101), model).total == 2 + 2
    assert refused(activated(frightened_by=(102,)), 0, FullDefence()) == "LC-1.8-fear-11"


@pytest.mark.rule("LC-1.8-berserker-1")
def test_going_berserk_adds_the_grey_attack_dice():
    play = act(activated(RAGING), 0, GoBerserk())
    regiment = play.state.regiment(101)
    assert regiment.round.berserk
    assert attack_dice(regiment, play.state.models_of(101)[0]).total == 3 + 2
    assert events(play, StatusChanged)[0].rule == "LC-1.8-berserker-1"


@pytest.mark.rule("LC-1.8-berserker-2")
def test_berserk_and_full_defence_exclude_each_other():
    raging = act(activated(RAGING), 0, GoBerserk()).state
    assert refused(raging, 0, FullDefence()) == "LC-1.8-berserker-2"
    defending = act(activated(RAGING), 0, FullDefence()).state
    assert refused(defending, 0, GoBerserk()) == "LC-1.8-berserker-2"


@pytest.mark.rule("LC-1.8-berserker-1")
@pytest.mark.parametrize(
    ("of", "done", "rule"),
    [(card(), {}, "LC-1.8-berserker-1"), (RAGING, {"attacked": True}, "LC-1.8-berserker-1"),
     (RAGING, {"berserk": True}, "LC-1.8-berserker-1"),
     (RAGING, {"frightened_by": (102,)}, "LC-1.8-fear-5")],
)  # fmt: skip
def test_going_berserk_is_refused(of, done, rule):
    assert refused(activated(of, **done), 0, GoBerserk()) == rule


@pytest.mark.rule("LC-1.6-15")
@pytest.mark.rule("LC-1.3-5")
def test_full_defence_after_a_repeated_test_ends_the_activation():
    state = activated(repeated=True)
    assert isinstance(act(state, 0, FullDefence()).state.agenda.top, Stop)


def test_stances_are_previewed_as_they_are_checked():
    state = activated(RAGING)
    top = state.agenda.top
    for name in ("FullDefence", "GoBerserk"):
        shown = top.preview(state, 0, Partial(name, {}))
        assert shown.complete
        assert shown.refusal is None
    plain = activated()
    shown = plain.agenda.top.preview(plain, 0, Partial("GoBerserk", {}))
    assert shown.refusal.rule == "LC-1.8-berserker-1"
    forms = {form.action for form in top.ask(state).forms}
    assert {"FullDefence", "GoBerserk"} <= forms
    assert "GoBerserk" not in {form.action for form in plain.agenda.top.ask(plain).forms}
    assert FullDefence() in top.candidates(state, 0)
    assert GoBerserk() not in plain.agenda.top.candidates(plain, 0)


def test_a_stance_is_told_at_the_first_model():
    mine = troop(0, (5, 5), (6, 5), card=RAGING, activated=True)
    state = battle(mine, troop(1, (30, 30)), agenda=(Activation(seat=0), Stop()), active=101)
    for action, rule in ((FullDefence(), "LC-1.6-15"), (GoBerserk(), "LC-1.8-berserker-1")):
        (told,) = events(act(state, 0, action), StatusChanged)
        assert (told.piece, told.on, told.rule) == (1, True, rule)


def test_a_stance_is_offered_with_its_grey_dice():
    state = activated(RAGING)
    titles = {form.action: form.title.values for form in state.agenda.top.ask(state).forms}
    assert (titles["GoBerserk"], titles["FullDefence"]) == ({"dice": 2}, {"dice": 1})
