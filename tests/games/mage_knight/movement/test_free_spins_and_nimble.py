"""Free spins."""

import pytest

from slagveld.games.mage_knight.movement.actions import Move
from slagveld.games.mage_knight.movement.free_spins_and_nimble import (
    POLICY,
    KeepFacing,
    Spin,
    SpinTo,
    spin_facings,
)
from slagveld.kernel.event import Turned
from slagveld.kernel.state import Policy
from tests.games.mage_knight.battle import (
    BASE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    battle,
    events,
    man,
    plain,
    refused,
)
from tests.games.mage_knight.moves import Moves, place, shown, to


def field(*men, **more):
    return battle(*men, agenda=(Moves(0),), **more)


def met(*more, facing=EAST, key=None, mover=None, **rest):
    """A warrior that has just come from the west up to an enemy at (20, 10)."""
    state = field(man(0, 14, 10, key=mover), man(1, 20, 10, facing, key=key), *more, **rest)
    return act(state, 0, Move(1, to((20 - BASE, 10)), 0)).state


@pytest.mark.rule("MK-SPIN-1")
def test_whom_a_move_has_come_to_may_turn_its_front_arc_there():
    state = met()
    assert state.agenda.top == Spin(1, 2, 1)
    play = act(state, 1, SpinTo(1800))
    assert place(play.state, 2) == (20, 10, 180)
    (turned,) = events(play, Turned)
    assert (turned.piece, turned.facing, turned.rule) == (2, 1800, "MK-SPIN-1")


@pytest.mark.rule("MK-SPIN-1")
def test_no_contact_no_spin():
    state = field(man(0, 14, 10), man(1, 20, 10))
    after = act(state, 0, Move(1, to((20 - BASE - 0.024, 10)), 0)).state
    assert isinstance(after.agenda.top, Moves)


@pytest.mark.rule("MK-SPIN-1")
def test_each_enemy_touched_is_asked_by_itself():
    state = field(man(0, 14, 10), man(1, 20, 10), man(2, 20 - 2 * BASE, 10), seats=(0, 1, 2))
    way = to((16, 8), (20 - BASE, 8), (20 - BASE, 10))
    state = act(state, 0, Move(1, way, 0)).state
    assert state.agenda.top == Spin(1, 2, 1)
    state = act(state, 1, KeepFacing()).state
    assert state.agenda.top == Spin(2, 3, 1)
    state = act(state, 2, SpinTo(0)).state
    assert isinstance(state.agenda.top, Moves)


@pytest.mark.rule("MK-SPIN-1")
def test_friends_and_captives_do_not_spin():
    state = field(
        man(0, 14, 10),
        man(0, 20, 10, captive=3),
        man(1, 20 - 2 * BASE, 10, captor=2),
        man(1, 30, 30),
    )
    way = to((16, 8), (20 - BASE, 8), (20 - BASE, 10))
    assert isinstance(act(state, 0, Move(1, way, 0)).state.agenda.top, Moves)


@pytest.mark.rule("MK-SPIN-2")
def test_a_free_spin_may_be_declined_and_costs_nothing():
    state = met()
    play = act(state, 1, KeepFacing())
    assert events(play, Turned) == []
    other = play.state.field.by_id[2]
    assert (other.pose.facing, other.tokens, other.acted) == (0, 0, False)
    other = act(state, 1, SpinTo(1800)).state.field.by_id[2]
    assert (other.tokens, other.acted, play.state.used) == (0, False, 1)


@pytest.mark.rule("MK-SPIN-2")
def test_tokens_do_not_keep_from_a_free_spin():
    state = field(man(0, 14, 10), man(1, 20, 10, tokens=2, acted=True))
    state = act(state, 0, Move(1, to((20 - BASE, 10)), 0)).state
    assert refused(state, 1, SpinTo(1800)) is None


@pytest.mark.rule("MK-SPIN-2")
def test_the_front_arc_must_come_against_the_mover():
    state = met()
    for facing, allowed in ((1350, True), (1349, False), (2250, True), (2251, False), (0, False)):
        assert (refused(state, 1, SpinTo(facing)) is None) is allowed
    assert refused(state, 1, SpinTo(0)) == "MK-SPIN-2"


@pytest.mark.rule("MK-SPIN-2")
def test_the_form_offers_exactly_the_facings_that_serve():
    state = met()
    question = state.agenda.top
    decision = question.ask(state)
    (facing,) = decision.forms[0].fields
    assert facing.intervals == ((1350, 2250),)
    assert (facing.piece, facing.keep) == (2, True)
    assert decision.seats == (1,)
    assert decision.pieces == (2, 1)
    served = [f for f in range(3600) if question.check(state, 1, SpinTo(f)) is None]
    assert served == list(range(1350, 2251))


@pytest.mark.rule("MK-SPIN-2")
def test_a_wider_arc_serves_more_and_may_pass_north():
    state = met(key=plain(front_arc=1800))
    one, other = state.field.by_id[1], state.field.by_id[2]
    assert spin_facings(other, one) == ((900, 2700),)
    assert spin_facings(one, other) == ((3150, 450),)
    round_ = met(key=plain(front_arc=3600)).field.by_id[2]
    assert spin_facings(round_, one) == ((0, 3599),)


@pytest.mark.rule("MK-SPIN-2")
def test_it_may_turn_though_it_looks_there_already():
    state = met(facing=WEST)
    assert state.agenda.top == Spin(1, 2, 1)
    assert place(act(state, 1, SpinTo(1400)).state, 2)[2] == 140
    assert events(act(state, 1, SpinTo(1800)), Turned) == []


@pytest.mark.rule("MK-SPIN-3")
def test_the_spin_comes_before_the_token_of_the_mover():
    state = met()
    assert state.field.by_id[1].tokens == 0
    after = act(state, 1, KeepFacing()).state
    assert after.field.by_id[1].tokens == 1


@pytest.mark.rule("MK-SPIN-3")
def test_the_mover_has_no_spin_in_return():
    after = act(met(), 1, SpinTo(1800)).state
    assert isinstance(after.agenda.top, Moves)


@pytest.mark.rule("MK-SPIN-3")
def test_a_spin_moves_nobody_and_ends_no_watch():
    state = field(man(0, 14, 10), man(1, 20, 10, watching=True), policies=())
    state = act(state, 0, Move(1, to((20 - BASE, 10)), 0)).state
    state = act(state, 1, SpinTo(1800)).state
    assert state.field.by_id[2].watching


@pytest.mark.rule("MK-CARD-sneak-attack")
def test_nobody_spins_against_a_sneak_attack():
    sneak = plain(abilities=("sneak-attack",))
    assert isinstance(met(mover=sneak).agenda.top, Moves)
    state = field(man(0, 14, 10, key=sneak, cancelled=("sneak-attack",)), man(1, 20, 10))
    state = act(state, 0, Move(1, to((20 - BASE, 10)), 0)).state
    assert state.agenda.top == Spin(1, 2, 1)


# Policies


def policed(value):
    return met(facing=NORTH, policies=(Policy(1, "spins", value),))


@pytest.mark.rule("MK-SPIN-2")
def test_policies_answer_by_themselves():
    assert isinstance(policed("never").agenda.top, Moves)
    assert place(policed("never"), 2)[2] == 270
    assert isinstance(policed("face").agenda.top, Moves)
    assert place(policed("face"), 2)[2] == 180
    assert policed("ask").agenda.top == Spin(1, 2, 1)


@pytest.mark.rule("MK-SPIN-2")
def test_the_policy_is_offered_with_asking_first():
    form = POLICY
    assert form.key == "spins"
    assert [choice.key for choice in form.choices] == ["ask", "face", "never"]


@pytest.mark.rule("MK-SPIN-2")
def test_menu_and_preview_look_straight_at_the_mover():
    state = met()
    question = state.agenda.top
    assert question.candidates(state, 1) == [KeepFacing(), SpinTo(1800)]
    preview = shown(state, 1, "SpinTo")
    assert preview.snapped == {"facing": 1800}
    assert preview.ghosts[0].pose.facing == 1800
    preview = shown(state, 1, "SpinTo", facing=1500)
    assert preview.snapped == {}
    assert (preview.ghosts[0].piece, preview.ghosts[0].pose.facing) == (2, 1500)
    assert shown(state, 1, "KeepFacing").ghosts == ()


@pytest.mark.rule("MK-SPIN-2")
def test_nobody_is_asked_for_who_is_gone():
    state = battle(man(0, 10, 10), man(1, 10 + BASE, 10, SOUTH))
    assert Spin(1, 2, 1).who(state) == (1,)
    assert Spin(1, 3, 1).who(state) == ()
    assert Spin(1, 2, 3).who(state) == ()
    assert Spin(1, 2, 1).who(battle(man(0, 1, 1), man(1, 5, 5), out=(1,))) == ()
