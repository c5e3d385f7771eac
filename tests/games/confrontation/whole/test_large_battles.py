"""Battles with many figures: menus have a bound, questions take few looks, all tell the truth."""

import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import ASSAULTS, LOOKS, Charge
from slagveld.games.confrontation.shooting import targets
from slagveld.games.confrontation.shooting.phase import FireNow, HoldFire, Shoot, TakeAim
from slagveld.games.confrontation.shooting.targets import (
    has_target,
    shot_refusal,
    targets_of,
    targets_of_any,
)
from slagveld.games.confrontation.terrain.paths_into_contact import ContactWays
from slagveld.games.confrontation.terrain.sight_and_line_of_fire import cover, is_hidden
from slagveld.games.confrontation.turn.activation import Activation, EndActivation
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import MOST, TRIES, whole
from tests.games.confrontation.battle import NORTH, SOUTH, battle, box, card, man, units
from tests.games.confrontation.gunnery import ARCHER

SIZES = [card(size=size) for size in ("small", "normal", "large")]
TERRAIN = (
    box(1, "obstacle", 40, 40, 30, 2, height=units(3)),
    box(2, "wood", 75, 35, 15, 12, height=units(8)),
)


def crowd(count, *, seed=1, own=None, terrain=TERRAIN, **rest):
    """Two armies of so many figures that stand in loose ranks before each other."""
    rng = Rng(f"crowd {seed}")
    men = []
    for seat, (front, back, facing) in enumerate(((50, 1, NORTH), (32, -1, SOUTH))):
        for number in range(count):
            rank, file = divmod(number, 16)
            x = 8 + 6.5 * file + rng.random() * 2.5
            y = front + back * (6 * rank + rng.random() * 2)
            key = own if own and not seat else SIZES[int(rng.random() * 3)]
            group = 101 + number // 3 if not seat else 501 + number
            turn = (facing + rng.random() * 60 - 30) % 360
            men.append(man(seat, x, y, turn, key=key, card=group))
    return battle(*men, size=(120, 90), terrain=terrain, **rest)


def looks(state):
    """How often it has been found out whether somebody is hidden."""
    return len([key for key in state.field.traces if key[0] == "con-seen"])


def pages(question, state, seat):
    """The whole menu, asked for page by page."""
    found = list(question.candidates(state, seat))
    while more := question.more(state, seat, len(found)):
        assert len(more) <= len(question.candidates(state, seat))
        found += more
    return found


# Sight


@pytest.mark.rule("CON-SHOOT-3", "CON-SHOOT-4")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_is_hidden_is_so_by_all_that_is_between(seed):
    state, other = crowd(32, seed=seed), crowd(32, seed=seed)
    found = []
    for viewer in state.figures[::5]:
        for target in state.figures[1::4]:
            if viewer.id != target.id:
                exact = cover(other, other.figure(viewer.id), other.figure(target.id)).hidden
                assert is_hidden(state, viewer, target) is exact
                found.append(exact)
    assert any(found)
    assert not all(found)


def test_who_dodges_or_is_found_changes_what_is_hidden_although_nobody_moves():
    state = battle(man(0, 20, 50), man(1, 20, 20, SOUTH), man(1, 20, 35, SOUTH))
    viewer, target, between = state.figures
    assert is_hidden(state, viewer, target)
    ducked = state.did(between.id, dodged=True)
    assert not is_hidden(ducked, viewer, target)
    assert not is_hidden(state.changed(between.id, hidden=True), viewer, target)
    assert is_hidden(ducked.did(between.id, dodged=False), viewer, target)


# Moving


def test_the_menu_of_a_large_battle_has_a_bound_and_can_be_asked_for_more():
    state, question = crowd(48), Activation(0, (101, 102))
    menu = question.candidates(state, 0)
    assert not whole(menu)
    assert len(menu) == question.most
    assert menu[0] == EndActivation()
    scope = question.scope(0)
    listed = [
        EndActivation(),
        *[one for topic in question.topics for one in topic.menu(state, scope)],
    ]
    found = pages(question, state, 0)
    assert len(found) == len(dict.fromkeys(found)) == len(listed) > 2 * question.most
    assert sorted(map(repr, found)) == sorted(map(repr, listed))
    places = {action: place for place, action in enumerate(listed)}
    assert [places[one] for one in menu] == sorted([places[one] for one in menu])
    assert all(question.check(state, 0, one) is None for one in menu[::7])


def test_it_names_every_figure_and_the_nearest_enemies_first():
    state, question = crowd(48), Activation(0, (101, 102))
    menu = question.candidates(state, 0)
    ready = question.scope(0).ready(state)
    named = [one.figure for one in menu if hasattr(one, "figure")]
    assert sorted(dict.fromkeys(named)) == [figure.id for figure in ready]
    charges = [one for one in menu if isinstance(one, Charge) and len(one.figures) == 1]
    left = [one for one in ASSAULTS.menu(state, question.scope(0)) if one not in menu]
    for figure in ready:
        near = [_far(state, one) for one in charges if one.figures == (figure.id,)]
        beyond = [_far(state, one) for one in left if one.figures == (figure.id,)]
        assert near
        assert not beyond or max(near) <= max(beyond)


def _far(state, charge):
    one, other = state.those(charge.figures[0], charge.targets[0])
    return (one.pose.x - other.pose.x) ** 2 + (one.pose.y - other.pose.y) ** 2


def test_the_menu_of_a_small_battle_is_whole():
    state, question = crowd(6), Activation(0, (101,))
    menu, scope = question.candidates(state, 0), question.scope(0)
    listed = [one for topic in question.topics for one in topic.menu(state, scope)]
    assert whole(menu)
    assert menu == [EndActivation(), *listed]
    assert question.more(state, 0, len(menu)) == []


@pytest.mark.rule("CON-CHARGE-1", "CON-ENGAGE-1")
def test_a_question_offers_whom_somebody_may_charge_or_engage():
    state, question = crowd(16), Activation(0, (101, 102))
    fields = {form.action: form.fields for form in question.ask(state).forms}
    single = [one for one in ASSAULTS.menu(state, question.scope(0)) if len(one.figures) == 1]
    charges = [one for one in single if isinstance(one, Charge)]
    for number, place in enumerate(("figures", "targets")):
        found = sorted({getattr(one, place)[0] for one in charges})
        assert list(fields["Charge"][number].allowed) == found
    assert list(fields["Engage"][1].allowed) == sorted({one.targets[0] for one in single})


def test_a_question_takes_few_looks_and_offers_nobody_less():
    state, question = crowd(80), Activation(0, tuple(range(101, 111)))
    fields = {form.action: form.fields for form in question.ask(state).forms}
    assert 0 < looks(state) <= LOOKS
    offered = fields["Charge"][1].allowed
    known = [one.targets[0] for one in question.candidates(state, 0) if isinstance(one, Charge)]
    assert set(known) <= set(offered)


# Shooting


def volley(count, **rest):
    """A battle in which a whole army of archers is about to shoot."""
    state = crowd(count, own=ARCHER, phase="shooting", **rest)
    shooters = [one for one in state.own(0) if has_target(state, one)]
    question = FireNow(0, tuple([one.id for one in shooters]))
    return crowd(count, own=ARCHER, phase="shooting", **rest), question


def test_the_menu_of_a_great_volley_has_a_bound():
    state, question = volley(32)
    menu = question.candidates(state, 0)
    assert not whole(menu)
    assert 1 < len(menu) <= MOST
    assert looks(state) <= TRIES
    shots = [
        Shoot(one.id, target.id)
        for one in question.ready(state)
        for target in targets_of(state, one)
    ]
    aims = [TakeAim((one.id,)) for one in question.ready(state)]
    found = pages(question, state, 0)
    assert found[0] == HoldFire()
    assert sorted(map(repr, found)) == sorted(map(repr, [HoldFire(), *shots, *aims]))
    named = {one.shooter for one in menu if isinstance(one, Shoot)}
    assert len(named) > 0.9 * len(question.shooters)


def test_a_small_volley_is_listed_shooter_by_shooter():
    state, question = volley(5)
    menu = question.candidates(state, 0)
    ready = question.ready(state)
    shots = [Shoot(one.id, target.id) for one in ready for target in targets_of(state, one)]
    assert whole(menu)
    assert menu == [HoldFire(), *shots, *[TakeAim((one.id,)) for one in ready]]


@pytest.mark.rule("CON-SHOOT-2", "CON-SHOOT-4")
def test_everybody_is_offered_whom_one_of_the_shooters_may_name():
    state, question = volley(12)
    ready = question.ready(state)
    exact = [
        other
        for other in state.figures
        if any(shot_refusal(state, one, other) is None for one in ready)
    ]
    assert targets_of_any(state, ready) == exact


def test_after_many_looks_whoever_is_before_a_shooter_is_offered():
    state, question = volley(64, terrain=())
    ready = question.ready(state)
    found = targets_of_any(state, ready)
    assert looks(state) <= targets.LOOKS
    seen = [one.id for one in ready[:1] for one in targets_of(state, one)]
    assert set(seen) <= {one.id for one in found}
    assert all(one.seat == 1 for one in found)


# Contact


@pytest.mark.rule("CON-CHARGE-3")
@pytest.mark.parametrize("seed", [1, 2])
def test_in_reach_is_who_can_be_met_by_any_way(seed):
    state = crowd(16, seed=seed)
    found = []
    for figure in state.own(0)[::3]:
        for target in state.own(1)[::3]:
            ways = bool(ContactWays(state, figure, (target,), 2000, facing=True).best(1))
            assert ContactWays(state, figure, (target,), 2000, facing=True).any() is ways
            found.append(ways)
    assert any(found)
    assert not all(found)
