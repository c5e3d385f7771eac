"""The part of the round in which units wrap, and what the screen shows of it."""

import pytest

from slagveld.games.carnage.core.parts import EndPart, Scope
from slagveld.games.carnage.core.unit import Doings, Unit
from slagveld.games.carnage.magic.effects import WorkSpell
from slagveld.games.carnage.magic.spells import Casting
from slagveld.games.carnage.wrapping.outline import LEFT, RIGHT, Line, outline_edges
from slagveld.games.carnage.wrapping.phase import WRAPPING, Wrap, WrapPart, WrapPhase
from slagveld.games.carnage.wrapping.wrap_limits import fullest, laid_round
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import PhaseBegan
from slagveld.table.contact import overlap
from slagveld.table.units import FINE, cosine, sine
from tests.games.carnage.battle import (
    HERO,
    NORTH,
    SOUTH,
    act,
    battle,
    box,
    events,
    refused,
    run,
    unit,
)
from tests.games.carnage.wrapping.test_wrap_limits import Halt, at, dragged, fight, wrapping


@pytest.mark.rule("CAR-6.6")
@pytest.mark.rule("CAR-11-first")
def test_sides_wrap_in_the_order_of_their_initiative():
    two = [unit(0, 90, 90, NORTH, count=10, files=5), unit(1, 90, 90, SOUTH, count=10, files=5)]
    state = battle(*two, agenda=[WrapPhase(), Halt()], order=(1, 0))
    play = run(state)
    assert play.state.phase == "wrap"
    assert play.state.agenda.top == WrapPart(1)
    assert [event.phase.key for event in events(play, PhaseBegan)] == [
        "carnage:formation-phase-wrap"
    ]
    state = act(play.state, 1, EndPart()).state
    assert state.agenda.top == WrapPart(0)


@pytest.mark.rule("CAR-14.3-acceleration")
def test_an_accelerated_unit_wraps_first():
    state = battle(
        unit(0, 90, 90, NORTH, count=10, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5, accelerated=(2, "movement")),
        agenda=[WrapPhase(), Halt()],
    )
    state = run(state).state
    assert state.agenda.top == WrapPart(1, only=2)
    state = act(state, 1, Wrap(2, 1, 3, 0)).state
    assert state.agenda.top == WrapPart(0)


@pytest.mark.rule("CAR-14.3-acceleration")
@pytest.mark.parametrize(
    ("side", "first"), [(1, WrapPart(1, only=2)), (0, WrapPart(0))], ids=["later", "first"]
)
def test_a_unit_accelerated_while_sides_wrap_wraps_at_once(side, first):
    state = battle(
        unit(0, 90, 90, NORTH, count=10, files=5),
        unit(1, 90, 90, SOUTH, count=10, files=5),
        agenda=[WorkSpell(Casting(1, 2, "acceleration", 1 + side, 3)), WrapPart(0), WrapPart(1)],
        phase="wrap",
    )
    state = run(state).state
    assert state.agenda.top == first
    assert refused(state, side, Wrap(1 + side, 2 - side, 3, 0)) is None


def test_nobody_is_asked_where_nobody_can_wrap():
    apart = battle(
        unit(0, 90, 90, count=10, files=5),
        unit(1, 20, 20, count=10, files=5),
        agenda=[WrapPhase(), WrapPart(0), WrapPart(1)],
    )
    assert WrapPart(0).who(apart) == ()
    state = fight()
    assert WrapPart(0).who(state) == (0,)
    assert WrapPart(1).who(state) == (1,)
    assert WrapPart(0, only=2).who(state) == ()
    done = state.changed(1, doings=Doings(wrapped=True))
    assert WrapPart(0).who(done) == ()
    asleep = state.changed(1, diverted=(9, "melee"))
    assert WrapPart(0).who(asleep) == ()


def test_the_part_says_what_can_be_done():
    state = fight(9, 5)
    decision = WrapPart(0).ask(state)
    wrap, places = decision.forms[0], decision.forms[1]
    assert [form.action for form in decision.forms[:2]] == ["Wrap", "WrapPlaces"]
    assert wrap.fields[0].allowed == (1,)
    assert wrap.fields[1].allowed == (2,)
    assert (wrap.fields[2].least, wrap.fields[2].most) == (0, 4)
    assert places.fields[1].pieces == (109, 108, 107, 106)
    assert decision.measuring.ruler == "own"
    second = fight(9, 5, order=(1, 0))
    assert WrapPart(0).ask(second).forms[0].fields[3].most == 2
    assert WRAPPING.forms(state.changed(1, doings=Doings(wrapped=True)), Scope(0)) == []


class Lots:
    """Numbers that look like chance."""

    def __init__(self, seed):
        self.value = seed * 7919 + 1

    def random(self):
        self.value = self.value * 1103515245 + 12345 & 0x7FFFFFFF
        return (self.value >> 8) / (1 << 23)


def test_the_menu_and_proposals_are_allowed():
    state = fight(9, 5)
    assert WRAPPING.menu(state, Scope(0)) == [Wrap(1, 2, 2, 2), Wrap(1, 2, 2, 0), Wrap(1, 2, 0, 2)]
    seen = [WRAPPING.propose(state, Scope(0), Lots(seed)) for seed in range(40)]
    found = {action for action in seen if action is not None}
    assert {(action.left, action.right) for action in found} == {
        (left, right) for left in range(3) for right in range(3) if left + right
    }
    assert WRAPPING.propose(state, Scope(0, 9), Lots(1)) is None
    hard = fight(6, 5)
    pairs = {
        (a.left, a.right)
        for a in (WRAPPING.propose(hard, Scope(0), Lots(n)) for n in range(40))
        if a
    }
    assert pairs == {(0, 1), (1, 0)}


def test_the_fullest_wrap_is_even():
    state = fight(9, 5)
    assert fullest(state, state.unit(1), state.unit(2)) == (2, 2)
    wide = fight(20, 5)
    assert fullest(wide, wide.unit(1), wide.unit(2)) == (5, 4)
    second = fight(20, 5, order=(1, 0))
    assert fullest(second, second.unit(1), second.unit(2)) == (2, 2)
    walled = fight(9, 5, terrain=(box(901, "building", 80, 80, 2, 9),))
    assert fullest(walled, walled.unit(1), walled.unit(2)) == (0, 4)
    hero = fight(9, 3, theirs={"of": HERO}, foe=1, foe_files=1)
    assert sum(fullest(hero, hero.unit(1), hero.unit(2))) == 3


def shown(state, action="Wrap", **values):
    return WRAPPING.preview(state, Scope(0), Partial(action, values))


def test_previews_show_the_figures_and_how_many_fight():
    state = fight(9, 5)
    assert shown(state).pieces == (1,)
    assert shown(state, unit=2).refusal.rule == "CAR-5.1-unit"
    seen = shown(state, unit=1)
    assert seen.snapped == {"enemy": 2, "left": 2, "right": 2}
    assert len(seen.ghosts) == 4
    assert seen.notes[0].values == {"count": 9}
    assert seen.limit == 2000
    seen = shown(state, unit=1, enemy=2, left=1)
    assert seen.snapped == {"right": 2}
    seen = shown(state, unit=1, enemy=2, left=1, right=0)
    assert [(ghost.piece, ghost.pose) for ghost in seen.ghosts] == [(109, at(82.5, 88.75, 0))]
    assert seen.notes[0].values == {"count": 6}
    assert shown(state, unit=1, enemy=2, left=3).snapped == {"right": 1}
    assert shown(state, unit=1, enemy=2, left=9, right=0).ghosts == ()
    assert shown(state, unit=1, enemy=7).ghosts == ()
    weary = state.changed(1, doings=Doings(wrapped=True))
    assert shown(weary, unit=1).refusal.rule == "CAR-6.6"


def test_previews_ask_for_the_enemy_where_there_are_several():
    state = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=5),
        unit(1, 86.2, 90, SOUTH, count=3),
        unit(1, 93.8, 90, SOUTH, count=3),
    )
    assert shown(state, unit=1).pieces == (2, 3)
    assert shown(state, unit=1, enemy=3).snapped["left"] >= 0


def test_previews_of_figures_set_down():
    state = fight(9, 5)
    seen = shown(state, "WrapPlaces", unit=1)
    assert seen.pieces == (109, 108, 107, 106)
    assert seen.limit == 2000
    given = [{"piece": 109, "pose": {"x": 8250, "y": 8875, "facing": 0}}]
    seen = shown(state, "WrapPlaces", unit=1, placements=given)
    assert [ghost.piece for ghost in seen.ghosts] == [109]
    assert seen.pieces == (109, 108, 107, 106)
    far = [{"piece": 109, "pose": {"x": 250, "y": 875, "facing": 0}}]
    assert shown(state, "WrapPlaces", unit=1, placements=far).ghosts == ()


# Any shape


def approach(facing, turn, side, count, files):
    """A unit that came into contact slantwise, its front about the side of an enemy."""
    foe = unit(1, 90, 90, facing, count=count, files=files)
    out = round((facing + 90 * side) * 10) % 3600
    probe = battle(foe).unit(1)
    x, y = probe.middle
    looks = (facing + 90 * side + 180 + turn) % 360
    low, high = 0, 4000
    while high - low > 1:
        far = (low + high) // 2
        px = (x + far * FINE * cosine(out) // (1 << 30)) / FINE / 100
        py = (y + far * FINE * sine(out) // (1 << 30)) / FINE / 100
        mine = unit(0, px, py, looks, count=18, files=4)
        state = wrapping(mine, foe)
        if any(overlap(a, b) for a in state.unit(1).parts for b in state.unit(2).parts):
            low = far
        else:
            high, found = far, state
    return found


def sound(state, after):
    """Nobody stands on anybody, and every figure that went touches the enemy and its own."""
    foe = state.unit(2)
    bodies = after.bodies
    for n, body in enumerate(bodies):
        assert not any(overlap(body, other, 2 * FINE) for other in bodies[:n])
        assert not any(overlap(body, other, 2 * FINE) for other in foe.bodies)
    field = state.with_unit(after).field
    touching = {i for i, _ in field.touches(after, foe)}
    moved = [n for n, pose in enumerate(after.poses) if pose != state.unit(1).poses[n]]
    assert all(n in touching for n in moved)
    return moved


@pytest.mark.parametrize("turn", [-30, -12, 0, 8.3, 25])
@pytest.mark.parametrize("facing", [0, 90, 33.3, 217.9])
def test_figures_lie_flush_at_every_angle(facing, turn):
    for side, count, files in ((0, 10, 5), (1, 13, 5), (2, 7, 4)):
        state = approach(facing, turn, side, count, files)
        left, right = fullest(state, state.unit(1), state.unit(2))
        assert left + right >= 8
        after = laid_round(state, state.unit(1), 2, left, right)
        assert isinstance(after, Unit), (side, count, left, right)
        assert len(sound(state, after)) == left + right


def test_figures_go_round_loose_enemies_too():
    places = (*[at(82.5 + 2.5 * n, 88.75, 90) for n in range(5)], at(95.1, 88.75, 90))
    state = wrapping(
        unit(0, 90, 90, NORTH, count=9, files=3),
        unit(1, 90, 90, SOUTH, count=6, files=5, places=places),
    )
    after = laid_round(state, state.unit(1), 2, 2, 1)
    assert isinstance(after, Unit)
    assert len(sound(state, after)) == 3


def test_an_outline_has_an_edge_for_each_of_its_sides():
    state = fight(foe=7, foe_files=5)
    foe = state.unit(2)
    for sense in (LEFT, RIGHT):
        edges = outline_edges(foe, sense)
        assert [edge.length // FINE for edge in edges] == [1250, 250, 375, 250, 500, 250, 375, 250]
    assert outline_edges(foe, LEFT)[0].along == 1800
    assert outline_edges(foe, RIGHT)[0].along == 0
    assert {edge.outward for edge in outline_edges(foe, LEFT)} == {0, 900, 1800, 2700}
    assert outline_edges(foe, LEFT)[0].outward == outline_edges(foe, RIGHT)[0].outward == 900


def test_a_line_without_anybody_in_contact_grows_nowhere():
    state = fight()
    assert Line(state, state.unit(1), state.unit(2), LEFT, []).grow(3, 10**6) == []


@pytest.mark.rule("CAR-11-unit-rules")
def test_those_who_stay_are_not_cut_off_by_those_who_go():
    column = fight(4, 1, foe=3, foe_files=1)
    beside = at(92.5, 88.75, 180)
    assert refused(column, 0, dragged((104, beside))) is None
    assert refused(column, 0, dragged((103, beside))) == "CAR-11-unit-rules"
    assert refused(column, 0, dragged((102, beside))) == "CAR-11-unit-rules"
