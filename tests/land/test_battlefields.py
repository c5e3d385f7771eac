"""Battlefields made at random: allowed by each game, fair, the same by the same number."""

from hashlib import sha256
from itertools import product

import msgspec
import pytest

import slagveld
from slagveld.bots import maker
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.rulebook import RefusedError
from slagveld.lab.simulate import fight
from slagveld.land import DENSITIES, FAIRNESS, LandWish, lands_of, made
from slagveld.land.laying import EDGE
from slagveld.land.measure import BOUNDS
from slagveld.land.outlines import apart, bounds
from slagveld.table.terrain import Terrain
from slagveld.texts import WRITTEN, say

GAMES = ("carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel")
SMALL = {"carnage": "open", "confrontation": "skirmish", "mage-knight": "skirmish"}
"""Where many tables are made: a battle that is quickly judged; else the first."""


def terrain_of(game, table):
    return msgspec.convert(game.lay(table)["terrain"], tuple[Terrain, ...])


def assert_sound(game, found):
    """The game lets a battle begin on it; it is fair, and everything lies free."""
    site = game.site(found.scenario)
    table = found.table
    assert (table.width, table.depth) == (site.width, site.depth)
    state = game.first_state(game.setup(found.scenario, table=game.lay(table)))
    assert not game.faults(state)
    assert found.verdict.fair
    assert found.verdict.reached
    for group in site.groups:
        for name, bound in BOUNDS.items():
            values = [getattr(found.verdict.shares[zone], name) for zone in group]
            assert max(values) - min(values) <= bound
    pieces = terrain_of(game, table)[len(site.fixed) :]
    outlines = [piece.outline.points for piece in pieces]
    for points in outlines:
        left, top, right, bottom = bounds(points)
        assert min(left, top) >= EDGE
        assert right <= site.width - EDGE
        assert bottom <= site.depth - EDGE
        for a, b, c, d in (*site.zones, *site.clear):
            assert apart(points, ((a, b), (c, b), (c, d), (a, d)), 0)
    for number, points in enumerate(outlines):
        assert all(apart(points, other, site.gap - 5) for other in outlines[:number])


@pytest.mark.parametrize("rounds", [1, pytest.param(3, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", GAMES)
def test_every_land_in_every_density_and_both_ways_to_be_fair(key, rounds):
    game = slagveld.game(key)
    lands = lands_of(game)
    assert len(lands) >= 6
    kinds = list(product(lands, DENSITIES, FAIRNESS[:2])) * rounds
    for seed, (land, density, fair) in enumerate(kinds):
        wish = LandWish(
            scenario=SMALL.get(key, ""), land=land, density=density, fair=fair, seed=seed
        )
        found = made(game, wish)
        assert_sound(game, found)
        assert found.table.pieces, wish


@pytest.mark.parametrize("key", GAMES)
def test_sides_that_differ_are_weighed_against_each_other(key):
    game = slagveld.game(key)
    for seed, land in enumerate(lands_of(game)):
        density = DENSITIES[seed % 2]
        wish = LandWish(land=land, density=density, fair="measure", seed=seed)
        assert_sound(game, made(game, wish))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("fair", ["turn", "mirror"])
def test_every_piece_has_its_image(key, fair):
    """As terrain, not only as it was laid: corner upon corner, but for a unit or two."""
    game = slagveld.game(key)
    found = made(game, LandWish(fair=fair, density="dense", seed=4, scenario=SMALL.get(key, "")))
    table = found.table
    corners = [
        (piece.kind, *point) for piece in terrain_of(game, table) for point in piece.outline.points
    ]

    def image(x, y):
        return (table.width - x if fair == "turn" else x), table.depth - y

    for kind, x, y in corners:
        px, py = image(x, y)
        near = [abs(a - px) + abs(b - py) for other, a, b in corners if other == kind]
        assert min(near) <= 6, (kind, x, y)


@pytest.mark.parametrize("key", GAMES)
def test_what_nature_makes_is_irregular(key):
    game = slagveld.game(key)
    found = made(game, LandWish(land="forest", density="dense", seed=2))
    grown = [piece.points for piece in found.table.pieces if piece.points]
    assert grown
    assert len(set(grown)) > 1
    assert all(len(points) >= 8 for points in grown)


MARKS = {
    "carnage": "cb2defd59d1b",
    "confrontation": "d1f4aa4008f2",
    "little-carnage": "14bcb21b7cd3",
    "mage-knight": "0fdf0860319a",
    "wizard-duel": "243152fd3c01",
}
"""The tables of number 7, as they are on every machine."""


@pytest.mark.parametrize("key", GAMES)
def test_a_number_always_makes_the_same_table(key):
    game = slagveld.game(key)
    wish = LandWish(density="dense", seed=7)
    table = made(game, wish).table
    assert made(game, wish).table == table
    assert made(game, LandWish(density="dense", seed=8)).table != table
    assert sha256(msgspec.json.encode(table)).hexdigest()[:12] == MARKS[key]


@pytest.mark.parametrize("key", GAMES)
def test_bots_fight_to_the_end_on_one(key):
    game = slagveld.game(key)
    scenario = SMALL.get(key, "")
    found = made(game, LandWish(scenario=scenario, density="dense", fair="turn", seed=11))
    setup = game.setup_for_bots(found.scenario, table=game.lay(found.table))
    players = [maker("greedy")() for _ in setup.seats]
    rngs = [Rng(f"11/{seat}") for seat in range(len(players))]
    result = fight(game, setup, players, rngs, Quick(Rng("11/dice")))
    assert result.over
    assert not result.refused


def test_a_density_says_how_much_lies_there():
    game = slagveld.game("wizard-duel")
    counts = []
    for density in DENSITIES:
        wishes = [LandWish(land="ruins", density=density, seed=seed) for seed in range(8)]
        counts.append(sum(len(made(game, wish).table.pieces) for wish in wishes))
    assert counts[0] < counts[1] < counts[2]


def test_the_verdict_tells_numbers_in_every_language():
    found = made(slagveld.game("wizard-duel"), LandWish(land="ruins", seed=5))
    assert "cover near the sides 19%, 19%" in say(found.verdict.text, "en")
    assert all("⟦" not in say(found.verdict.text, language) for language in WRITTEN)


def test_a_river_of_the_scenario_stays_with_its_fords():
    game = slagveld.game("carnage")
    found = made(game, LandWish(scenario="little-boy", seed=3))
    keys = [piece.key for piece in found.table.pieces]
    assert keys[:3] == ["river", "ford", "ford"]
    assert_sound(game, found)


@pytest.mark.rule("SLV-SETUP-1")
@pytest.mark.parametrize(
    ("key", "wish", "text"),
    [
        ("carnage", {"land": "moon"}, "refusal-land"),
        ("carnage", {"scenario": "ford"}, "refusal-own-ground"),
        ("carnage", {"scenario": "nowhere"}, "refusal-scenario"),
        ("wizard-duel", {"scenario": "three", "fair": "turn"}, "refusal-land-fair"),
        ("confrontation", {"scenario": "encounter"}, "confrontation:refusal-set-size"),
        ("little-carnage", {"scenario": "attack-on-gruenwald"}, "refusal-own-ground"),
        ("mage-knight", {"scenario": "book"}, "refusal-own-ground"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(key, wish, text):
    with pytest.raises(RefusedError) as caught:
        made(slagveld.game(key), LandWish(**wish))
    assert caught.value.refusal.text.key == text
    assert all("⟦" not in say(caught.value.refusal.text, language) for language in WRITTEN)
