"""Deployment for the eye and by chance: regions around enemies, places by lot."""

from slagveld.games.confrontation.setup.deployment import STEP, DeployCard, DeployReady, places
from slagveld.games.confrontation.setup.zones import EAST, NORTH, SOUTH, WEST, deployable, zone_of
from slagveld.kernel.fields import Placement
from slagveld.kit.deployment import region_of
from slagveld.table.shapes import Pose
from tests.games.confrontation.battle import battle, card, man
from tests.games.confrontation.lots import Lot
from tests.games.confrontation.setup.test_deployment import FIRST, ZONES, at, deployment, preview

INSET = ((0, 3000, 7500, 9000, 9000), (1, 0, 0, 12000, 1500))
"""The zone of seat 0 ends 30 cm before the short edges."""


def test_the_forbidden_region_is_round_the_enemy_at_its_corners():
    state = deployment(man(1, 60, 60))
    (outline,) = preview(state, at(50, 85)).region.outlines
    assert outline.points == (
        (8125, 5875),
        (7973, 6891),
        (7539, 7539),
        (6891, 7973),
        (6125, 8125),
        (5109, 7973),
        (4461, 7539),
        (4027, 6891),
        (3875, 5875),
        (4027, 5109),
        (4461, 4461),
        (5109, 4027),
        (5875, 3875),
        (6891, 4027),
        (7539, 4461),
        (7973, 5109),
    )


def test_an_enemy_is_shown_only_where_he_reaches_the_zone():
    # 20 cm around his base, whose half side is 1.25 cm; the zone goes from (30, 75) to (90, 90).
    for x, y, shown in (
        (60, 75 - 21.25, False),
        (60, 75 - 21.24, True),
        (30 - 21.25, 80, False),
        (30 - 21.24, 80, True),
        (90 + 21.25, 80, False),
        (90 + 21.24, 80, True),
    ):
        state = deployment(man(1, x, y), zones=INSET)
        assert (preview(state, at(60, 85)).region is not None) == shown, (x, y)
    zones = ((0, 0, 0, 12000, 1500),)
    for y, shown in ((15 + 21.25, False), (15 + 21.24, True)):
        state = deployment(man(1, 60, y), zones=zones)
        assert (preview(state, at(60, 5)).region is not None) == shown, y


def test_without_a_zone_the_whole_table_is_one():
    state = battle(man(0, 10, 10))
    assert zone_of(state, 0) == (0, 0, 12000, 9000)
    state = battle(man(0, 10, 10), zones=ZONES)
    assert [zone_of(state, seat) for seat in (0, 1)] == [row[1:] for row in ZONES]


def test_competences_widen_the_zone_up_to_the_edges_of_the_table():
    plain, scout = card(), card(abilities=("eclaireur",))
    state = battle(man(0, 50, 80, key=plain), man(0, 60, 80, key=scout), zones=INSET)
    assert deployable(state, state.figure(1)) == (3000, 7500, 9000, 9000)
    assert deployable(state, state.figure(2)) == (0, 0, 12000, 9000)
    (outline,) = region_of(deployable(state, state.figure(1))).outlines
    assert outline.points == ((3000, 7500), (9000, 7500), (9000, 9000), (3000, 9000))


# By chance


def proposed(state, *numbers):
    lot = Lot(*numbers)
    action = state.agenda.top.propose(state, 0, lot)
    assert lot.empty
    return action


def test_chance_sets_them_abreast_anywhere_in_the_zone():
    state = deployment(zones=INSET, count=2)
    assert proposed(state, 0.24, 0.5, 0.5, 0.5) == DeployCard(
        (Placement(FIRST, Pose(6000, 8250, 2700)), Placement(FIRST + 1, Pose(6400, 8250, 2700)))
    )
    one = deployment(zones=INSET)
    assert proposed(one, 0, 0.03, 0.1, 0).plan == (Placement(FIRST, Pose(3180, 7650, 2700)),)


def test_chance_reaches_both_ends_of_the_zone():
    state = deployment(zones=INSET, key=card(abilities=("eclaireur",)))
    found = [proposed(state, 0, 0.03, 0.03, 0), proposed(state, 0, 0.9799, 0.9799, 0.99)]
    assert [one.plan[0].pose for one in found] == [Pose(360, 270, 2700), Pose(11759, 8820, 2700)]


def test_a_place_that_is_refused_is_left_for_good_order():
    state = deployment(zones=INSET)
    assert proposed(state, 0.25) == DeployReady()
    assert proposed(state, 0, 0, 0.5, 0) == DeployReady(), "its base would be half outside"


# In good order


def test_a_row_fits_to_the_last_unit():
    for across, fits in ((1999, True), (2000, True), (2001, False)):
        found = places((1000, 7500, 3000, 9000), NORTH, across, 250, 0)
        assert bool(found) == fits
        assert {x for x, _ in found} <= {2000}
    ends = {x for x, _ in places((1000, 7500, 3000, 9000), NORTH, 2000 - 2 * STEP, 250, 0)}
    assert ends == {2000 - STEP, 2000, 2000 + STEP}
    odd = {x for x, _ in places((1000, 7500, 3000, 9000), NORTH, 2001 - 2 * STEP, 250, 0)}
    assert odd == {2000}


def test_ranks_go_from_the_front_to_the_back_of_a_zone():
    zone = (1000, 7500, 3000, 9000)
    rows = list(dict.fromkeys([y for _, y in places(zone, NORTH, 2000, 250, 0)]))
    assert rows == list(range(7625, 8876, STEP))
    rows = list(dict.fromkeys([y for _, y in places(zone, SOUTH, 2000, 250, 0)]))
    assert rows == list(range(8875, 7624, -STEP))
    later = list(dict.fromkeys([y for _, y in places(zone, NORTH, 2000, 250, 2 * STEP)]))
    assert later[0] == 7625 + 2 * STEP
    assert later[-2:] == [7625, 7625 + STEP]
    across = places(zone, EAST, 1500, 250, 0)
    assert across[0] == (2875, 8250)
    assert places(zone, WEST, 1500, 250, 0)[0] == (1125, 8250)
