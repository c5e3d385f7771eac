"""Bounds of what moves are worth: never too low, and what they leave out is never the best."""

import pytest

from slagveld.games.mage_knight.bots import tactics
from slagveld.games.mage_knight.bots.formations import best_march, bodies
from slagveld.games.mage_knight.bots.moves import runs, walks
from slagveld.games.mage_knight.bots.outlooks import danger, prospect
from slagveld.games.mage_knight.bots.sense import Sense, gap
from slagveld.games.mage_knight.bots.tactics import (
    LEAST,
    all_actions,
    best_action,
    fairest,
    march_promise,
    run_promise,
    walk_promise,
)
from slagveld.games.mage_knight.turn.phases import ActionPhase, EndPhase
from slagveld.kernel.dice import Rng
from slagveld.kit.tactics import best
from slagveld.table.shapes import Pose
from tests.games.mage_knight.battle import BASE, NORTH, SOUTH, battle, box, man, plain, units
from tests.games.mage_knight.plotting import threat

PHASE = ActionPhase(0)
KEYS = (
    None,
    plain(range=10, ranged_damage=2, attack_type="bow"),
    plain(abilities=("quickness",)),
    plain(speed_type="horseshoe"),
    plain(speed_type="wing"),
)


def scene(seed, count=12):
    """Two armies in disorder, some of them in contact; wood, objectives, tokens."""
    rng = Rng(f"promises {seed}")
    men = []
    for number in range(2 * count):
        seat, file = number % 2, number // 2
        x = 3 + 2.6 * file + rng.random()
        y = 20 + (1 if seat == 0 else -1) * (BASE / 2 + rng.random() * (6 if file % 3 else 0))
        turn = (NORTH if seat == 0 else SOUTH) + rng.random() * 120 - 60
        key = KEYS[int(rng.random() * len(KEYS))]
        tokens = int(rng.random() * 3)
        men.append(man(seat, x, y, turn, key=key, tokens=tokens, turned=int(rng.random() * 3)))
    spots = [(10, 20), (25, 28)]
    wood = (box(1, "hindering", 14, 16, 5, 5),)
    return battle(*men, agenda=(PHASE,), objectives=spots, terrain=wood, total=400)


@pytest.mark.parametrize("seed", range(6))
def test_no_move_is_worth_more_than_it_promises(seed):
    sense = Sense(scene(seed), 0)
    for fighter in sense.own:
        for value, _ in walks(sense, fighter):
            assert value < walk_promise(sense, fighter)
        for value, _ in runs(sense, fighter):
            assert value < run_promise(sense, fighter)
    for members in bodies(sense):
        march = best_march(sense, members)
        assert march is None or march[0] < march_promise(sense, members)


@pytest.mark.plain
@pytest.mark.parametrize("seed", range(6))
def test_what_is_left_out_is_never_the_best(seed, monkeypatch):
    state = scene(seed)
    everything = best(all_actions(Sense(state, 0)))
    asked = []

    def counted(sense, fighter):
        asked.append(fighter)
        return walks(sense, fighter)

    monkeypatch.setattr(tactics, "walks", counted)
    likely = best(all_actions(Sense(state, 0), likely=True))
    assert everything is not None
    if everything[0] >= LEAST:
        assert likely == everything
    else:
        assert likely is None or likely[0] < LEAST
    assert len(asked) < len(state.own(0))


@pytest.mark.plain
def test_where_the_best_is_not_allowed_all_are_weighed(monkeypatch):
    state = scene(1)
    wrong = (99.0, EndPhase())
    everything = all_actions(Sense(state, 0))
    found = {True: [wrong], False: everything}
    monkeypatch.setattr(tactics, "all_actions", lambda _, likely=False: found[likely])
    monkeypatch.setattr(PHASE.__class__, "check", _only_others)
    value, action = best_action(state, 0, PHASE)
    assert (value, action) == best(everything)


def _only_others(_phase, _state, _seat, action):
    return "no" if isinstance(action, EndPhase) else None


@pytest.mark.parametrize("seed", range(3))
def test_nearby_nothing_fairer_is_found(seed):
    sense = Sense(scene(seed), 0)
    rng = Rng(f"places {seed}")
    for fighter in sense.own:
        bound = fairest(sense, fighter, units(8))
        for _ in range(5):
            x, y = (int((rng.random() - 0.5) * units(10)) for _ in range(2))
            here = fighter.pose
            there = fighter.at(Pose(here.x + x, here.y + y, int(rng.random() * 3600)))
            assert prospect(sense, there) <= bound


@pytest.mark.parametrize("seed", range(3))
def test_danger_is_what_the_worst_of_all_enemies_threaten(seed):
    sense = Sense(scene(seed), 0)
    most = sense.state.action_total
    for fighter in sense.own:
        threats = sorted([threat(sense, fighter, foe) for foe in sense.foes], reverse=True)
        whole = sum([value for value in threats[:most] if value > 0])
        assert danger(sense, fighter) == pytest.approx(whole)


@pytest.mark.parametrize("seed", range(3))
def test_the_nearest_enemy_is_the_nearest_from_anywhere(seed):
    sense = Sense(scene(seed), 0)
    for fighter in sense.own:
        rows = sense.vicinity(fighter)
        for x, y in ((0, 0), (units(6), 0), (-units(3), units(4))):
            there = fighter.at(Pose(fighter.pose.x + x, fighter.pose.y + y, 0))

            def far(foe, there=there):
                return gap(there, foe) + (200.0 if foe.tokens > 1 else 0.0)

            assert rows.nearest(there.pose.x, there.pose.y) == min(sense.foes, key=far)
