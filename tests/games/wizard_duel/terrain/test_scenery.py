"""What scenery does to ways and places (WD-TERRAIN-1, WD-TERRAIN-2), and what menus offer."""

import pytest

from slagveld.games.wizard_duel.movement.menus import walks
from slagveld.games.wizard_duel.movement.wizards_move import MoveWizard
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.terrain.floors_and_stairs import fits
from slagveld.games.wizard_duel.turn.creature_part import attacks
from slagveld.kernel.decision import Partial
from slagveld.kernel.menu import entries
from slagveld.kernel.preview import preview
from slagveld.table.shapes import Pose, RoundBase, Spot
from slagveld.table.terrain import Opening, Wall
from tests.games.wizard_duel.duel import DUEL, act, box, duel, model, pose, refused, walk

ELSEWHERE = model(0, "ork", 10, 70)
"""Somebody who keeps the turn open."""
BOW = model(0, "amazon", 10, 40, weapon="shooting")


def walker(*terrain, kind="ork", **rest):
    """Somebody before scenery that begins at x = 22 cm."""
    return duel(model(0, kind, 20, 40), ELSEWHERE, terrain=terrain, **rest)


class TestBuildingsAndForests:
    """WD-TERRAIN-1: creatures stand and walk in both."""

    @pytest.mark.rule("WD-TERRAIN-1")
    @pytest.mark.parametrize("kind", ["building", "forest"])
    def test_in_through_and_out_at_the_ordinary_rate(self, kind):
        state = walker(box(kind, 22, 30, 24, 50))
        assert pose(act(state, 0, walk(101, (23, 40))).state, 101)[0] == 23, "in"
        assert pose(act(state, 0, walk(101, (26, 40))).state, 101)[0] == 26, "through"
        out = duel(model(0, "ork", 23, 40), ELSEWHERE, terrain=[box(kind, 22, 30, 24, 50)])
        assert pose(act(out, 0, walk(101, (17, 40))).state, 101)[0] == 17, "out"
        assert refused(state, 0, walk(101, (26.01, 40))) == "WD-MOVE-1"

    @pytest.mark.rule("WD-TERRAIN-1")
    @pytest.mark.parametrize("kind", ["building", "forest"])
    def test_only_wizards_are_barred(self, kind):
        state = duel(part="wizard", terrain=[box(kind, 10, 30, 30, 50)])
        assert refused(state, 0, MoveWizard((Spot(900, 4000),), 0)) == "WD-WIZARD-9"

    @pytest.mark.rule("WD-TERRAIN-1")
    def test_listed_entrances_are_the_only_way_in(self):
        door = Opening("entrance", 850, 1150)
        window = Opening("window", 100, 600)
        wall = Wall("wall", (2300, 3000), (2300, 5000), 300, openings=(door, window))
        house = box("building", 23, 30, 43, 50, walls=(wall,))
        state = walker(house)
        assert pose(act(state, 0, walk(101, (26, 40))).state, 101)[0] == 26, "3 cm of a door"
        aside = duel(model(0, "ork", 20, 41), ELSEWHERE, terrain=[house])
        assert refused(aside, 0, walk(101, (26, 41))) == "WD-MOVE-6"
        high = duel(model(0, "ork", 20, 33.5), ELSEWHERE, terrain=[house])
        assert refused(high, 0, walk(101, (26, 33.5))) == "WD-MOVE-6", "a window is no entrance"
        assert refused(high, 0, walk(101, (22, 33.5))) == "WD-MOVE-6", "nobody stands in a wall"
        act(high, 0, walk(101, (21.5, 33.5)))
        base = RoundBase(300)
        assert not fits(state.layout, base, Pose(2200, 3350))
        assert fits(state.layout, base, Pose(2150, 3350))


class TestOtherScenery:
    """WD-TERRAIN-2: what the record says."""

    @pytest.mark.rule("WD-TERRAIN-2")
    def test_solid_pieces_are_impassable(self):
        rock = box("rocks", 22, 30, 23, 50, tags=("solid",))
        state = walker(rock)
        assert refused(state, 0, walk(101, (26, 40))) == "WD-MOVE-6"
        assert refused(state, 0, walk(101, (20.51, 40))) == "WD-MOVE-6"
        act(state, 0, walk(101, (20.5, 40)))
        assert not fits(state.layout, RoundBase(300), Pose(2250, 4000))

    @pytest.mark.rule("WD-TERRAIN-2")
    @pytest.mark.parametrize("kind", ["river", "hill", "rocks", "pond", "wall"])
    def test_without_properties_a_piece_does_nothing(self, kind):
        state = walker(box(kind, 22, 30, 24, 50))
        assert pose(act(state, 0, walk(101, (23, 40))).state, 101)[0] == 23
        assert refused(state, 0, walk(101, (26.01, 40))) == "WD-MOVE-1"
        act(state, 0, walk(101, (26, 40)))
        seen = duel(BOW, model(1, "ork", 30, 40), terrain=[box(kind, 15, 30, 25, 50)])
        act(seen, 0, Shoot(101, 102), 20)
        wizard = duel(part="wizard", terrain=[box(kind, 10, 30, 30, 50)])
        act(wizard, 0, MoveWizard((Spot(2000, 4000),), 0))

    @pytest.mark.rule("WD-TERRAIN-2", "WD-SIGHT-8")
    def test_a_screen_blocks_sight_and_not_the_way(self):
        hedge = box("hedge", 15, 30, 16, 50, tags=("screen",))
        seen = duel(BOW, model(1, "ork", 30, 40), terrain=[hedge])
        assert refused(seen, 0, Shoot(101, 102)) == "WD-SHOOT-5"
        act(seen, 0, walk(101, (17, 40)))

    @pytest.mark.rule("WD-TERRAIN-2")
    def test_slow_ground_costs_what_its_record_says(self):
        mud = box("mud", 22, 30, 24, 50, tags=("cost-2",))
        state = walker(mud)
        # 2 cm to the mud, 2 cm in it that count for 4: nothing is left beyond it.
        act(state, 0, walk(101, (24, 40)))
        assert refused(state, 0, walk(101, (24.01, 40))) == "WD-MOVE-1"
        shown = preview(DUEL, state, 0, Partial("Walk", {"model": 101, "path": [[2400, 4000]]}))
        assert (shown.length, shown.cost, shown.limit) == (400, 600, 600)
        deep = walker(box("mud", 22, 30, 23, 50, tags=("cost-4",)))
        act(deep, 0, walk(101, (23, 40)))
        assert refused(deep, 0, walk(101, (23.01, 40))) == "WD-MOVE-1"
        wizard = duel(part="wizard", terrain=[box("mud", 10, 30, 15, 50, tags=("cost-2",))])
        act(wizard, 0, MoveWizard((Spot(1500, 4000),), 0))
        assert refused(wizard, 0, MoveWizard((Spot(1501, 4000),), 0)) == "WD-WIZARD-4"

    @pytest.mark.rule("WD-TERRAIN-2")
    def test_other_tags_cost_nothing(self):
        for tag in ("cost-", "cost-x", "cost-1", "cost-0", "cost-22", "slow"):
            act(walker(box("mud", 22, 30, 24, 50, tags=(tag,))), 0, walk(101, (26, 40)))


class TestMenus:
    """What bots and screens are offered is what the rules allow."""

    @pytest.mark.rule("WD-MELEE-1")
    @pytest.mark.parametrize(("x", "y"), [(25, 40), (23, 43), (18.7, 44.2), (16.1, 37.3)])
    def test_a_walk_into_contact_is_offered(self, x, y):
        state = duel(model(0, "ork", 20, 40), model(1, "amazon", x, y))
        action = entries(walks(state, state.creature(101)))[0]
        state = act(state, 0, action, *((20,) if x > 20 else (20, 20))).state
        assert attacks(state, state.creature(101))
