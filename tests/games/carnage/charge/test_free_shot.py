"""The free shot of charged archers."""

import pytest

from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.charge.measuring_free_shot_and_combat import (
    FreeShot,
    HoldShot,
    ShootAtCharger,
    has_free_shot,
)
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.games.carnage.turn.sequence import BeginPhase
from slagveld.games.carnage.wounds.neutralised_units import EnemyChoice
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Announced, Lapsed, Rolled, Slain
from slagveld.record import replace
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import (
    ARCHER,
    EAST,
    NORTH,
    RIDER,
    SOUTH,
    act,
    battle,
    box,
    events,
    refused,
    unit,
)
from tests.games.carnage.stepping import Halt

PART = MovePart(0)
CHARGE = Charge(1, 2, 2700)


def field(*units, **more):
    more.setdefault("agenda", (PART,))
    return battle(*units, **more)


def duel(charger=None, **archers):
    """Six of ours in two ranks before seven archers in two ranks."""
    archers = {"of": ARCHER, "count": 7, "files": 5, **archers}
    return field(
        unit(0, 90, 120, **(charger or {"count": 6, "files": 3})),
        unit(1, 90, 100, archers.pop("facing", SOUTH), **archers),
        unit(0, 20, 20),
        unit(1, 160, 20),
    )


def asked(state):
    return isinstance(act(state, 0, CHARGE, [1] * 30).state.agenda.top, FreeShot)


@pytest.mark.rule("CAR-10-free-shot")
def test_charged_archers_may_shoot_with_their_front_rank_by_direct_fire():
    play = act(duel(), 0, CHARGE)
    question = play.state.agenda.top
    assert question == FreeShot(2, 1)
    assert question.who(play.state) == (1,)
    # The charger has not moved yet.
    assert play.state.unit(1).y == 12000
    play = act(play.state, 1, ShootAtCharger(), [7, 7, 6, 1, 1, 6, 5, *[1] * 20])
    hit, wound, *_ = events(play, Rolled)
    # WS 4 hits on 7 by direct fire; bows have ST 3, which wounds AR 1 on 6.
    assert (len(hit.dice), hit.need.target.total, hit.successes) == (5, 7, 2)
    assert (len(wound.dice), wound.need.target.total, wound.successes) == (2, 6, 1)
    assert (hit.seat, hit.pieces) == (1, (2, 1))
    assert len(events(play, Announced)) == 1


@pytest.mark.rule("CAR-10-free-shot-first")
def test_the_fallen_of_a_free_shot_do_not_reach_the_archers():
    state = duel({"count": 5, "files": 3})
    play = act(state, 0, CHARGE)
    play = act(play.state, 1, ShootAtCharger(), [7, 7, 7, 1, 1, 6, 6, 6, *[1] * 20])
    while play.state.agenda.top != PART:
        (seat,) = play.state.agenda.top.who(play.state)
        play = act(play.state, seat, play.state.agenda.top.candidates(play.state, seat)[0], [1] * 9)
    # Two of five are left: neutralised, and still they complete their charge and strike.
    assert len(play.state.unit(1).figures) == 2
    assert play.state.field.touches(play.state.unit(1), play.state.unit(2))
    rolls = [roll.pieces for roll in events(play, Rolled)]
    assert rolls[-2:] == [(1, 2), (2, 1)]


def shot_weak(order):
    """Archers have shot all but two of five chargers on their way, who then arrived."""
    state = replace(duel({"count": 5, "files": 3}), order=order)
    steps = (BeginPhase("melee"), Halt(), PART)
    play = act(replace(state, agenda=Agenda(steps)), 0, CHARGE)
    play = act(play.state, 1, ShootAtCharger(), [7, 7, 7, 1, 1, 6, 6, 6, *[1] * 20])
    while play.state.agenda.top != PART:
        (seat,) = play.state.agenda.top.who(play.state)
        play = act(play.state, seat, play.state.agenda.top.candidates(play.state, seat)[0], [1] * 9)
    assert play.state.unit(1).neutralised
    assert play.state.field.touches(play.state.unit(1), play.state.unit(2))
    return play.state.agenda.steps


@pytest.mark.rule("CAR-13.2-enemy-choice", "CAR-10-free-shot-first")
def test_archers_whose_part_is_over_may_ignore_the_charger_they_neutralised_on_its_way():
    late = shot_weak(order=(1, 0))
    assert late == (BeginPhase("melee"), EnemyChoice(1, 2), Halt(), PART)
    early = shot_weak(order=(0, 1))
    assert early == (BeginPhase("melee"), Halt(), PART), "they choose in their own part"


@pytest.mark.rule("CAR-10-free-shot-first")
def test_a_charger_shot_to_pieces_does_not_arrive():
    state = duel({"count": 3})
    play = act(state, 0, CHARGE)
    play = act(play.state, 1, ShootAtCharger(), [7, 7, 7, 1, 1, 6, 6, 6])
    assert play.state.unit(1) is None
    assert len(events(play, Slain)) == 3
    assert [event.step for event in events(play, Lapsed)] == ["ChargeMove"]
    assert play.state.unit(2).doings == Doings(attacked=True, was_charged=True, free_shot=True)


@pytest.mark.rule("CAR-10-free-shot")
def test_the_owner_may_hold_the_shot():
    play = act(duel(), 0, CHARGE)
    play = act(play.state, 1, HoldShot(), [1] * 8)
    assert len(events(play, Rolled)) == 2
    assert play.state.unit(2).doings == Doings(attacked=True, was_charged=True)
    assert play.state.agenda.top == PART


@pytest.mark.rule("CAR-10-free-shot")
@pytest.mark.parametrize("facing", [NORTH, EAST])
def test_facing_does_not_matter_for_a_free_shot(facing):
    assert asked(duel(facing=facing))


@pytest.mark.rule("CAR-10-free-shot")
def test_only_archers_have_a_free_shot():
    assert asked(duel())
    assert not asked(duel(of=RIDER))


@pytest.mark.rule("CAR-10-free-shot")
def test_archers_in_contact_with_an_enemy_have_none():
    behind = unit(0, 90, 97.5, SOUTH)
    state = field(unit(0, 90, 120), unit(1, 90, 100, SOUTH, of=ARCHER), behind)
    assert state.field.touches(state.unit(2), state.unit(3))
    assert not asked(state)


@pytest.mark.rule("CAR-10-free-shot")
def test_archers_deep_in_an_open_forest_have_none():
    wood = box(1, "open-forest", 75, 85, 30, 25)
    units = (unit(0, 90, 120, of=RIDER), unit(1, 90, 100, SOUTH, of=ARCHER))
    state = field(*units, terrain=(wood,))
    assert not has_free_shot(state, state.unit(2), state.unit(1))
    edge = box(1, "open-forest", 75, 85, 30, 14)
    state = field(*units, terrain=(edge,))
    assert has_free_shot(state, state.unit(2), state.unit(1))


@pytest.mark.rule("CAR-10-free-shot")
def test_there_is_none_against_a_failed_charge():
    state = field(unit(0, 90, 140), unit(1, 90, 100, SOUTH, of=ARCHER))
    play = act(state, 0, CHARGE)
    assert play.state.unit(1).doings.failed
    assert play.state.agenda.top == PART


@pytest.mark.rule("CAR-8-into-contact")
def test_there_is_none_against_a_normal_move():
    state = field(unit(0, 90, 115), unit(1, 90, 100, SOUTH, of=ARCHER))
    play = act(state, 0, March(1, 2700, (Spot(9000, 10000),)))
    assert play.state.agenda.top == PART


@pytest.mark.rule("CAR-10-free-shot-once")
@pytest.mark.parametrize("answer", [ShootAtCharger(), HoldShot()])
def test_only_the_first_charger_is_shot_at(answer):
    state = field(
        unit(0, 90, 120, count=3),
        unit(1, 90, 100, SOUTH, of=ARCHER),
        unit(0, 90, 75, SOUTH, count=3),
    )
    play = act(state, 0, CHARGE)
    play = act(play.state, 1, answer, [1] * 20)
    play = act(play.state, 0, Charge(3, 2, 900), [1] * 20)
    assert play.state.agenda.top == PART
    assert len(events(play, Rolled)) == 2


@pytest.mark.rule("CAR-10-free-shot-once")
@pytest.mark.parametrize("done", [Doings(was_charged=True), Doings(free_shot=True)])
def test_a_unit_has_one_free_shot_in_a_round(done):
    assert not asked(duel(doings=done))


@pytest.mark.rule("CAR-14.3-diversion-attack")
def test_diverted_archers_who_are_charged_still_have_their_free_shot():
    assert asked(duel(diverted=(3, "movement")))


def test_the_preview_tells_the_odds_of_the_shot():
    play = act(duel(), 0, CHARGE)
    question = play.state.agenda.top
    (odds,) = question.preview(play.state, 1, Partial("ShootAtCharger")).odds
    assert odds.mean == pytest.approx(5 * 0.4 * 0.5)
    assert question.preview(play.state, 1, Partial("HoldShot")).odds == ()
    asked_for = question.ask(play.state)
    assert asked_for.seats == (1,)
    assert [form.action for form in asked_for.forms] == ["ShootAtCharger", "HoldShot"]
    assert asked_for.pieces == (2, 1)
    assert question.candidates(play.state, 1) == (ShootAtCharger(), HoldShot())
    assert [refused(play.state, 1, a) for a in (ShootAtCharger(), HoldShot())] == [None, None]
