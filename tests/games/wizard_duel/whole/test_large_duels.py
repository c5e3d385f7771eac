"""Duels with many creatures: menus have a bound, bots take few looks, all tell the truth."""

import pytest

from slagveld.games.wizard_duel.bots import ways as thoughts
from slagveld.games.wizard_duel.bots.tactics import creature_proposals
from slagveld.games.wizard_duel.bots.ways import FINALISTS, round_about, way_worth
from slagveld.games.wizard_duel.core.actions_left import Turn
from slagveld.games.wizard_duel.movement import menus
from slagveld.games.wizard_duel.movement.menus import LANES, ahead, towards
from slagveld.games.wizard_duel.movement.walk import Walk, check_walk
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.shooting.targets import shots
from slagveld.games.wizard_duel.terrain.contact_and_distance import (
    FEW,
    direction,
    foes_touched,
    gap_between,
    is_enemy,
    promising,
    touching,
)
from slagveld.games.wizard_duel.terrain.obstacles_and_gaps import SLIP, ground, way_free
from slagveld.games.wizard_duel.turn.creature_part import MOST, TRIES, CreatureTurn, attacks
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn, Rest, actors, may_act
from slagveld.games.wizard_duel.turn.wizard_part import WizardTurn
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import whole
from slagveld.table.lines import compare_segment, segments_meet
from slagveld.table.measure import compare_gap
from slagveld.table.obstacles import is_leg_free
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE
from tests.games.wizard_duel.duel import DUEL, box, duel, model

KINDS = (("ork", "normal"), ("goblin", "small"), ("amazon", "shooting"), ("ogre", "own"))
TERRAIN = (box("rocks", 61, 20, 65, 60, 1, tags=("solid",)), box("forest", 30, 60, 50, 70, 2))
PEN = ((16, 36, 24, 38), (16, 42, 24, 44), (16, 36, 18, 44), (22, 36, 24, 44))
"""Rocks around a model at (20, 40)."""
WIZARDS = ((6, 40), (126, 40), (60, 131))


def crowd(count, *, seed=1, terrain=TERRAIN, **rest):
    """Three armies of so many creatures in loose blocks that have come near each other."""
    rng = Rng(f"crowd {seed}")
    models = []
    for seat, (x, y, back) in enumerate(((12, 66, -1), (68, 66, -1), (40, 75, 1))):
        for number in range(count):
            rank, file = divmod(number, 7)
            at = (x + 7.5 * file + rng.random(), y + back * 7.5 * rank + rng.random())
            kind, weapon = KINDS[int(rng.random() * len(KINDS))]
            facing = int(rng.random() * 360)
            models.append(model(seat, kind, *at, facing, weapon=weapon))
    return duel(*models, wizards=WIZARDS, size=(132, 135), terrain=terrain, **rest)


def pages(question, state, seat):
    """The whole menu, asked for page by page."""
    found = list(question.candidates(state, seat))
    while more := question.more(state, seat, len(found)):
        assert len(more) <= MOST
        found += more
    return found


def listed(state, turn):
    """All that a menu without a bound has, one after the other."""
    able = actors(state, turn)
    found = [EndTurn()] if turn.opened else []
    found += [Rest(one.id) for one in able]
    found += [deed for one in able for deed in attacks(state, one)]
    for one in able:
        limit = state.race_of(one).movement * 100 - 1
        straight = [towards(state, one, foe) for foe in state.enemies(one.seat)]
        straight += [ahead(state, one, way, limit) for way in LANES]
        found += dict.fromkeys([walk for walk in straight if walk is not None])
        found += [Walk(one.id, (), way) for way in LANES]
    return found


# Menus


@pytest.mark.parametrize("count", [30, 45])
def test_the_menu_of_a_large_duel_has_a_bound_and_can_be_asked_for_more(count):
    state = crowd(count)
    question = DUEL.question(state)
    menu = question.candidates(state, 0)
    assert isinstance(question, CreatureTurn)
    assert not whole(menu)
    assert len(menu) <= MOST
    assert menu[0] == Rest(actors(state, question.turn)[0].id)
    every = listed(state, question.turn)
    found = pages(question, state, 0)
    assert len(found) == len(dict.fromkeys(found)) == len(every) > MOST
    assert sorted(map(repr, found)) == sorted(map(repr, every))
    assert all(question.check(state, 0, one) is None for one in menu)


def test_ending_the_turn_stands_first_once_somebody_has_been_used():
    state = crowd(20)
    first = actors(state, Turn(0))[0].id
    menu = CreatureTurn(Turn(0).spent(first)).candidates(state, 0)
    assert menu[:2] == (EndTurn(), Rest(first))


def test_it_names_every_creature_and_walks_to_the_nearest_enemies():
    state = crowd(30)
    turn = Turn(0)
    menu = CreatureTurn(turn).candidates(state, 0)
    able = actors(state, turn)
    assert {one.model for one in menu if isinstance(one, Walk)} == {one.id for one in able}
    assert [one.model for one in menu if isinstance(one, Rest)] == [one.id for one in able]
    assert any(isinstance(one, Shoot) for one in menu)


def test_the_menu_of_a_small_duel_is_whole_and_in_order():
    for seed in range(4):
        state = crowd(3, seed=seed)
        question = DUEL.question(state)
        menu = question.candidates(state, 0)
        assert whole(menu)
        assert menu == listed(state, question.turn)
        assert question.more(state, 0, len(menu)) == []


def test_enemies_come_nearest_first_where_they_are_many():
    state = crowd(30)
    one = state.creatures[6]
    foes = state.enemies(0)
    found = list(promising(state, 0, one.id))
    assert len(foes) > FEW
    assert sorted(found) == list(enumerate(foes))
    near = [gap_between(state.pose(one.id), state.pose(foe)) for _, foe in found]
    close = len([gap for gap in near if gap <= 3000])
    assert close > 3
    assert near[:close] == sorted(near[:close])
    few = crowd(3)
    assert list(promising(few, 0, few.creatures[0].id)) == list(enumerate(few.enemies(0)))


def test_a_wizards_menu_lists_on_as_well():
    stock = [("ork", "small")] * 6 + [("ogre", "own")] * 2
    state = crowd(12, part="wizard", points=250, stock=tuple(stock))
    question = DUEL.question(state)
    menu = question.candidates(state, 0)
    assert isinstance(question, WizardTurn)
    assert menu[0] == EndTurn()
    assert whole(menu)
    assert question.more(state, 0, len(menu)) == []
    assert all(question.check(state, 0, one) is None for one in menu)


# Counted


class Counted:
    """A function that counts how often it is called."""

    def __init__(self, work):
        self.work = work
        self.calls = 0

    def __call__(self, *told, **named):
        self.calls += 1
        return self.work(*told, **named)


@pytest.mark.plain
def test_a_menu_looks_at_no_more_ways_than_it_tries(monkeypatch):
    counts = []
    for count in (15, 30, 45):
        looks = Counted(check_walk)
        monkeypatch.setattr(menus, "check_walk", looks)
        state = crowd(count)
        CreatureTurn(Turn(0)).candidates(state, 0)
        counts.append(looks.calls)
    assert max(counts) <= TRIES
    assert counts[2] <= 1.2 * counts[1] <= 1.5 * counts[0]


@pytest.mark.plain
def test_bots_look_at_few_ways_however_many_creatures_there_are(monkeypatch):
    counts = []
    for count in (10, 20, 40):
        looks = Counted(check_walk)
        monkeypatch.setattr(menus, "check_walk", looks)
        monkeypatch.setattr(thoughts, "check_walk", looks)
        state = crowd(count, terrain=())
        question = DUEL.question(state)
        creature_proposals(state, 0, question)
        counts.append(looks.calls / len(actors(state, question.turn)))
    assert max(counts) < 12


# The truth


@pytest.mark.rule("WD-MOVE-4", "WD-MOVE-6")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_way_is_open_as_if_every_enemy_were_looked_at(seed):
    state, rng, found = crowd(14, seed=seed), Rng(seed), []
    for creature in state.creatures[::3]:
        for _ in range(12):
            here = state.pose(creature.id)
            path = []
            for _ in range(1 + int(rng.random() * 2)):
                dx, dy = (int(rng.random() * 1600) - 800 for _ in range(2))
                path.append(Spot(here.x + dx, here.y + dy, 0))
            exact = slowly_free(state, creature, path)
            assert way_free(state, creature.seat, creature.id, path) is exact
            found.append(exact)
    assert any(found)
    assert not all(found)


def slowly_free(state, creature, path):
    """A way against every enemy."""
    body, here = state.layout.body(creature.id), state.pose(creature.id)
    everything = ground(state, creature.seat, creature.id, 0)
    foes = [state.layout.body(foe) for foe in state.enemies(creature.seat)]
    x, y = here.x, here.y
    for spot in path:
        leg = (x * FINE, y * FINE, spot.x * FINE, spot.y * FINE)
        near = [
            foe
            for foe in foes
            if compare_segment(foe.x, foe.y, *leg, foe.reach + body.reach + 2 * SLIP) <= 0
        ]
        pairs = [(one, other) for one in near for other in near if one is not other]
        narrow = [pair for pair in pairs if compare_gap(*pair, 2 * body.reach) < 0]
        if not is_leg_free(everything, *leg) or any(
            segments_meet(*leg, one.x, one.y, other.x, other.y) for one, other in narrow
        ):
            return False
        x, y = spot.x, spot.y
    return True


def test_enemies_are_told_one_by_one_as_they_are_listed():
    state = crowd(8)
    for seat in range(3):
        foes = state.enemies(seat)
        for placed in state.layout.bases:
            assert is_enemy(state, seat, placed.id) is (placed.id in foes)
            body = state.layout.body(placed.id)
            assert foes_touched(state, seat, placed.id) == touching(state.layout, body, foes)


def test_somebody_may_act_if_there_are_actors():
    state = crowd(6)
    one, two, three, four, *_ = (creature.id for creature in state.of(0))
    turn = Turn(0)
    for step in (one, one, two, two, three, three, four, four):
        assert may_act(state, turn) is bool(actors(state, turn))
        turn = turn.spent(step)
    assert not may_act(state, turn)
    assert not actors(state, turn)
    assert may_act(state, turn.spent(one, served=True)) is False


def test_shots_that_would_be_lost_are_thought_of_only_for_want_of_better():
    far = model(1, "ork", 95, 40, 180), model(1, "ork", 95, 50, 180)
    alone = duel(model(0, "ork", 5, 40, 0, weapon="shooting"), *far, wizards=((2, 75), (98, 5)))
    found = creature_proposals(alone, 0, DUEL.question(alone))
    assert not [one for _, one in found if isinstance(one, Shoot)]
    walls = [box("rocks", *corners, n, tags=("solid",)) for n, corners in enumerate(PEN, start=1)]
    shut = duel(
        model(0, "ork", 20, 40, 0, weapon="shooting"),
        *far,
        wizards=((2, 75), (98, 5)),
        terrain=walls,
    )
    found = creature_proposals(shut, 0, DUEL.question(shut))
    assert [(score, one) for score, one in found if isinstance(one, Shoot)] == [
        (-2.0, one) for one in shots(shut, shut.creatures[0])
    ]
    assert len(found) > 2


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("count", [2, 7, 16])
def test_the_best_that_bots_find_are_those_of_all(count, seed):
    state = crowd(count, seed=seed)
    question = DUEL.question(state)
    found = creature_proposals(state, 0, question)
    every = slowly_weighed(state, question.turn)
    assert found[-1] == every[-1]
    assert finalists(found) == finalists(every)
    assert len(found) <= len(every)
    assert all(one in every for one in found)


def finalists(scored):
    """What a greedy bot tries out."""
    return sorted(scored, key=lambda pair: -pair[0])[:FINALISTS]


def slowly_weighed(state, turn):
    """All that a turn's first actors may do, every way looked at."""
    found = []
    known = {deed: score for score, deed in creature_proposals(state, 0, CreatureTurn(turn))}
    for creature in actors(state, turn):
        start = state.pose(creature.id)
        found += [(known[deed], deed) for deed in attacks(state, creature) if deed in known]
        touched = foes_touched(state, 0, creature.id)
        for foe in touched:
            turned = Walk(creature.id, (), direction(start, state.pose(foe)))
            if turned in known:
                found.append((2.0, turned))
        if not (touched and thoughts.power(state, creature, "melee")):
            foes = state.enemies(0)
            near = sorted(foes, key=lambda foe: gap_between(start, state.pose(foe)))[:2]
            for goal in dict.fromkeys([*thoughts.near_wizards(state, 0)[:1], *near]):
                walk = towards(state, creature, goal) or round_about(state, creature, goal)
                if walk is not None:
                    found.append((way_worth(state, creature, walk, goal, first=True), walk))
        found.append((-1.0, Rest(creature.id)))
    return found
