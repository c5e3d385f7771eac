"""What a way costs beside a slow and obvious search through every facing (LC-1.3-9)."""

import random
from functools import cache
from math import ceil, cos, hypot, radians, sin

import msgspec
import pytest

from slagveld.games.little_carnage.core.book import INCH
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.games.little_carnage.movement.walk import walked
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.dice import Scripted
from slagveld.table.shapes import Spot
from tests.games.little_carnage.battle import battle, card, troop
from tests.games.little_carnage.grounds import cost, legs
from tests.games.little_carnage.marches import to

PLENTY = 100 * INCH


@cache
def waves(facing):
    angle = radians(facing / 10)
    return cos(angle), sin(angle)


def price(leg, facing):
    """A straight piece gone with a facing: ahead once, the rest double (LC-1.3-11, LC-1.9-3)."""
    (dx, dy), (c, s) = leg, waves(facing)
    ahead, aside = dx * c + dy * s, dy * c - dx * s
    return (ahead if ahead > 0 else -2 * ahead) + 2 * abs(aside)


def between(one, other):
    off = (one - other) % 3600
    return min(off, 3600 - off)


def turns(start, looks, pieces, end):
    """What the turns cost, or None: sums over less than an inch, by the words of LC-1.3-9."""
    paid, run, since, facing = 0, 0, INCH, start
    for look, length in zip((*looks, end), (*pieces, 0), strict=True):
        turn = between(facing, look)
        if turn:
            before = run if since < INCH else 0
            run, since = before + turn, 0
            if run > 1800:
                return None
            paid += INCH if run > 900 >= before else 0
        facing = look
        since += length
    return paid


def slowest_best(start, end, *pieces, step=1):
    """The least that going these pieces can cost, one facing for each, all of them tried."""
    lengths = [hypot(*leg) for leg in pieces]
    every = sorted({*range(0, 3600, step), start, end})
    prices = [{look: price(leg, look) for look in every} for leg in pieces]
    best = PLENTY
    rows = [((), 0.0)]
    for leg in prices:
        rows = [((*looks, one), sum_ + leg[one]) for looks, sum_ in rows for one in every]
    for looks, going in rows:
        if going < best:
            paid = turns(start, looks, lengths, end)
            if paid is not None:
                best = min(best, going + paid)
    return best


def piece(rng, least, most):
    length, angle = rng.uniform(least, most) * INCH, rng.uniform(0, 360)
    return round(length * cos(radians(angle))), round(length * sin(radians(angle)))


def going(start, end, *pieces):
    """What the program takes for it."""
    state = battle(troop(0, (20, 20, start / 10)))
    stand = state.field.stands[0]
    spots, x, y = [], stand.pose.x, stand.pose.y
    for dx, dy in pieces:
        x, y = x + dx, y + dy
        spots.append(Spot(x, y))
    return walked(Mover(state, stand, PLENTY), tuple(spots), end).cost


@pytest.mark.rule("LC-1.3-9")
@pytest.mark.parametrize("seed", range(4))
def test_no_straight_move_is_dearer_than_the_best_of_all_facings(seed):
    rng = random.Random(seed)
    for _ in range(100):
        start, end = rng.randrange(3600), rng.randrange(3600)
        leg = piece(rng, 0.1, 5)
        most = ceil(slowest_best(start, end, leg))
        assert going(start, end, leg) <= most, (start, end, leg)


@pytest.mark.rule("LC-1.3-9")
def test_no_straight_move_behind_an_end_just_over_a_quarter_is_dearer_either():
    rng = random.Random(7)
    for _ in range(100):
        start, off = rng.randrange(3600), rng.randrange(900, 1000)
        end = (start + rng.choice((1, -1)) * off) % 3600
        length = rng.uniform(0.2, 4) * INCH
        leg = round(length * waves(start)[0]), round(length * waves(start)[1])
        most = ceil(slowest_best(start, end, leg))
        assert going(start, end, leg) <= most, (start, end, leg)


@pytest.mark.rule("LC-1.3-9")
def test_no_move_of_two_pieces_of_an_inch_is_dearer_than_what_a_search_finds():
    rng = random.Random(3)
    for _ in range(40):
        start, end = rng.randrange(3600), rng.randrange(3600)
        pieces = piece(rng, 1.01, 3), piece(rng, 1.01, 3)
        most = ceil(slowest_best(start, end, *pieces, step=90))
        assert going(start, end, *pieces) <= most, (start, end, pieces)


@pytest.mark.rule("LC-1.3-9")
def test_two_pieces_of_less_than_an_inch_are_no_more_than_a_hair_dearer():
    rng = random.Random(4)
    for _ in range(40):
        start, end = rng.randrange(3600), rng.randrange(3600)
        pieces = piece(rng, 0.1, 1.5), piece(rng, 0.1, 1.5)
        most = ceil(slowest_best(start, end, *pieces, step=90)) + INCH // 20
        assert going(start, end, *pieces) <= most, (start, end, pieces)


@pytest.mark.rule("LC-1.3-9")
def test_going_aslant_saves_the_turn_at_the_end():
    state = battle(troop(0, (20, 20, 0)))
    # Ahead by three inches and then 92 degrees to the right: a turn of two degrees before the way
    # makes the one after it free, and costs three inches of going two degrees aslant.
    assert cost(state, (23, 20), facing=92) == 3.208
    assert legs(state, (23, 20), facing=92) == [
        ("turn", 2), ("ahead", 3), ("left", 0.108), ("turn", 90),
    ]  # fmt: skip


@pytest.mark.rule("LC-1.3-9")
def test_a_march_told_in_json_is_allowed_at_the_cheapest_price():
    game = LittleCarnage()
    state = battle(
        troop(0, (20, 20, 0), card=card(agility=4)),
        troop(1, (38, 38)),
        agenda=(Activation(seat=0),),
        active=101,
    )
    plan = msgspec.to_builtins(to(1, 23.5, 20, 92))
    action = game.codec.action({"type": "March", "plan": [plan], "flying": True})
    assert game.check(state, 0, action) is None
    after = game.apply(state, 0, action, Scripted([])).state
    assert after.regiment(101).round.spent == ((1, 936),)
    assert after.field.by_id[1].pose.facing == 920
