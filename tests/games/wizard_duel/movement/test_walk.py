"""Walking, turning, gaps, contact, and what scenery does to a way."""

import pytest

from slagveld.games.wizard_duel.magic.spells import CastDefence
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.movement.wizards_move import MoveWizard
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.terrain.contact_and_distance import contacts
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Floor, Wall
from tests.games.wizard_duel.duel import act, asked, box, duel, model, pose, refused, told, walk

ROOF = Floor(1, box("building", 40, 30, 60, 50).outline, 400)
HOUSE = box("building", 40, 30, 60, 50, height=400, floors=(ROOF,))
ELSEWHERE = model(0, "ork", 10, 70)
"""Somebody who keeps the turn open."""


class TestDistance:
    """WD-MOVE-1: so many cm for each walk action."""

    @pytest.mark.rule("WD-MOVE-1")
    @pytest.mark.parametrize(("kind", "most"), [("ork", 6), ("goblin", 8), ("amazon", 7)])
    def test_the_movement_of_the_race_for_each_action(self, kind, most):
        state = duel(model(0, kind, 20, 40), ELSEWHERE)
        assert refused(state, 0, walk(101, (20 + most + 0.01, 40))) == "WD-MOVE-1"
        play = act(state, 0, walk(101, (20 + most, 40)))
        assert told(play, "Moved")[0].length == most * 100
        assert refused(play.state, 0, walk(101, (20 + 2 * most + 0.01, 40))) == "WD-MOVE-1"
        state = act(play.state, 0, walk(101, (20 + 2 * most, 40))).state
        assert pose(state, 101)[:2] == (20 + 2 * most, 40), "twice in a round"

    @pytest.mark.rule("WD-MOVE-1")
    def test_a_bent_way_counts_in_whole(self):
        state = duel(model(0, "ork", 20, 40), ELSEWHERE)
        play = act(state, 0, walk(101, (23, 40), (23, 43)))
        assert pose(play.state, 101)[:2] == (23, 43)
        assert [(spot.x, spot.y) for spot in told(play, "Moved")[0].path] == [
            (2000, 4000), (2300, 4000), (2300, 4300),
        ]  # fmt: skip
        assert refused(state, 0, walk(101, (23, 40), (23, 43.01))) == "WD-MOVE-1"
        act(state, 0, walk(101, (23.6, 44.8)))
        assert refused(state, 0, walk(101, (23.61, 44.8))) == "WD-MOVE-1"


class TestTurning:
    """WD-MOVE-2, WD-MOVE-3: turning is part of walking and costs nothing."""

    @pytest.mark.rule("WD-MOVE-3")
    def test_a_walk_may_turn_and_still_go_all_the_way(self):
        state = duel(model(0, "ork", 20, 40), ELSEWHERE)
        state = act(state, 0, walk(101, (26, 40), facing=180)).state
        assert pose(state, 101) == (26, 40, 180)

    @pytest.mark.rule("WD-MOVE-3")
    def test_a_walk_may_be_a_turn_alone(self):
        state = duel(model(0, "ork", 20, 40), ELSEWHERE)
        play = act(state, 0, walk(101, facing=359.9))
        assert pose(play.state, 101) == (20, 40, 359.9)
        assert told(play, "Moved") == [], "no line says 0 cm"
        assert [event.facing for event in told(play, "Turned")] == [3599]
        act(play.state, 0, walk(101, (26, 40)))

    @pytest.mark.rule("WD-MOVE-2", "WD-MOVE-3")
    def test_nobody_turns_by_fighting_or_being_struck(self):
        state = duel(model(0, "ork", 20, 40, 30), ELSEWHERE, model(1, "ork", 23, 40, 50))
        state = act(state, 0, Strike(101, (103,)), 20).state
        assert [pose(state, n)[2] for n in (101, 103)] == [30, 50]
        state = duel(
            model(0, "amazon", 20, 40, 30, weapon="shooting"),
            ELSEWHERE,
            model(1, "ork", 30, 40, 50),
        )
        state = act(state, 0, Shoot(101, 103), 1).state
        assert [pose(state, n)[2] for n in (101, 103)] == [30, 50]
        state = duel(model(0, "ork", 20, 40), ELSEWHERE, model(1, "ork", 25, 40, 180))
        state = act(state, 0, walk(101, (22, 40), facing=20), 20, 20).state
        assert [pose(state, n)[2] for n in (101, 103)] == [20, 180]

    @pytest.mark.rule("WD-MOVE-2")
    def test_a_wizard_turns_in_his_move_and_not_by_a_spell(self):
        state = duel(part="wizard")
        assert pose(act(state, 0, CastDefence()).state, 1) == (5, 40, 0)
        state = act(state, 0, MoveWizard((), 900)).state
        assert pose(state, 1) == (5, 40, 90)
        assert refused(state, 0, MoveWizard((), 0)) == "WD-WIZARD-2"


class TestGaps:
    """WD-MOVE-4 to WD-MOVE-7: between, through and past others."""

    THROUGH = walk(101, (26, 40))

    @staticmethod
    def between(gap, seat=1, kind="ork", own="ork"):
        """Two models side by side, the gap between their bases before the walker."""
        size = 5 if kind == "giant" else 3
        return duel(
            model(0, own, 20, 40),
            ELSEWHERE,
            model(seat, kind, 23, 40 - (size + gap) / 2, 90),
            model(seat, kind, 23, 40 + (size + gap) / 2, 90),
        )

    @pytest.mark.rule("WD-MOVE-4")
    def test_exactly_3_cm_is_enough(self):
        assert pose(act(self.between(3), 0, self.THROUGH).state, 101)[:2] == (26, 40)
        assert refused(self.between(2.98), 0, self.THROUGH) == "WD-MOVE-6"
        odd = duel(
            model(0, "ork", 20, 40), ELSEWHERE, model(1, "ork", 23, 37), model(1, "ork", 23, 42.99)
        )
        assert refused(odd, 0, self.THROUGH) == "WD-MOVE-6", "2.99 cm is not"
        assert refused(odd, 0, walk(101, (23, 40), (26, 40))) == "WD-MOVE-6"

    @pytest.mark.rule("WD-MOVE-4")
    def test_slantwise_too(self):
        # Two enemies 3.6 and 4.8 cm apart along the axes: 6 cm, a gap of exactly 3.
        foes = (model(1, "ork", 30, 40), model(1, "ork", 33.6, 44.8))
        way = walk(101, (31.8 + 4, 42.4 - 3))
        state = duel(model(0, "amazon", 31.8 - 1.6, 42.4 + 1.2), ELSEWHERE, *foes)
        act(state, 0, way)
        foes = (model(1, "ork", 30, 40), model(1, "ork", 33.59, 44.79))
        state = duel(model(0, "amazon", 31.8 - 1.6, 42.4 + 1.2), ELSEWHERE, *foes)
        assert refused(state, 0, way) == "WD-MOVE-6"

    @pytest.mark.rule("WD-MOVE-4")
    def test_a_larger_base_needs_a_wider_gap(self):
        assert pose(act(self.between(5, own="ogre"), 0, self.THROUGH).state, 101)[0] == 26
        assert refused(self.between(4.98, own="ogre"), 0, self.THROUGH) == "WD-MOVE-6"

    @pytest.mark.rule("WD-MOVE-4")
    def test_wizards_need_it_as_well(self):
        foes = (model(1, "ork", 12, 37.02), model(1, "ork", 12, 43))
        state = duel(*foes, part="wizard")
        assert refused(state, 0, MoveWizard((Spot(1900, 4000),), 0)) == "WD-MOVE-6"
        wide = duel(model(1, "ork", 12, 37), model(1, "ork", 12, 43), part="wizard")
        act(wide, 0, MoveWizard((Spot(1900, 4000),), 0))

    @pytest.mark.rule("WD-MOVE-5")
    def test_own_models_never_block(self):
        assert pose(act(self.between(0, seat=0), 0, self.THROUGH).state, 101)[0] == 26
        own = (model(0, "goblin", 20, 40), model(0, "ork", 23, 40))
        state = duel(*own, wizards=((26, 40), (90, 40)))
        assert pose(act(state, 0, walk(101, (26, 43))).state, 101)[:2] == (26, 43)
        assert refused(state, 0, walk(101, (23, 40.5))) == "WD-MOVE-6", "not on another base"
        assert refused(state, 0, walk(101, (23, 42.99))) == "WD-MOVE-6"
        assert refused(state, 0, walk(101, (25, 40))) == "WD-MOVE-6", "nor on the own wizard"
        act(state, 0, walk(101, (23, 43)))

    @pytest.mark.rule("WD-MOVE-6")
    def test_not_across_an_enemy_nor_onto_him(self):
        state = duel(model(0, "goblin", 20, 40), ELSEWHERE, model(1, "ork", 24, 40))
        assert refused(state, 0, walk(101, (28, 40))) == "WD-MOVE-6"
        assert refused(state, 0, walk(101, (21.01, 40))) == "WD-MOVE-6"
        assert refused(state, 0, walk(101, (23, 40))) == "WD-MOVE-6"

    @pytest.mark.rule("WD-MOVE-6")
    def test_brushing_past_is_allowed_and_no_contact(self):
        foe = model(1, "ork", 24, 43, 270)
        state = duel(model(0, "goblin", 20, 40), ELSEWHERE, foe)
        play = act(state, 0, walk(101, (28, 40)))
        assert told(play, "Rolled") == [], "no blows on the way, and nothing stops it"
        assert pose(play.state, 101)[:2] == (28, 40)
        close = duel(model(0, "goblin", 20, 40), ELSEWHERE, model(1, "ork", 24, 42.98, 270))
        assert refused(close, 0, walk(101, (28, 40))) == "WD-MOVE-6"

    @pytest.mark.rule("WD-MOVE-6")
    @pytest.mark.parametrize(
        ("start", "last", "off"),
        [
            ((3, 30), (1.5, 30), (1.49, 30)),
            ((97, 30), (98.5, 30), (98.51, 30)),
            ((30, 3), (30, 1.5), (30, 1.49)),
            ((30, 77), (30, 78.5), (30, 78.51)),
        ],
    )
    def test_no_part_of_the_base_leaves_the_table(self, start, last, off):
        state = duel(model(0, "ork", *start), ELSEWHERE)
        act(state, 0, walk(101, last))
        assert refused(state, 0, walk(101, off)) == "WD-MOVE-6"
        assert refused(state, 0, walk(101, off, start)) == "WD-MOVE-6", "nor on the way"

    @pytest.mark.rule("WD-MOVE-7")
    def test_leaving_a_melee_costs_nothing_but_the_walk(self):
        foe = model(1, "ork", 23, 40, 180)
        state = duel(model(0, "ork", 20, 40), ELSEWHERE, foe)
        play = act(state, 0, walk(101, (14, 40)))
        assert told(play, "Rolled") == []
        assert contacts(play.state, 101) == ()
        wizard = duel(model(1, "ork", 8, 40, 180), part="wizard")
        play = act(wizard, 0, MoveWizard((Spot(500, 2500),), 0))
        assert (told(play, "Rolled"), play.state.wizards[0].field) == ([], 20)

    @pytest.mark.rule("WD-MOVE-7")
    def test_a_ring_of_enemies_must_leave_a_gap(self):
        ring = [model(1, "ork", 20 + x, 40 + y) for x, y in ((3, 0), (-1.5, 2.6), (-1.5, -2.6))]
        state = duel(model(0, "ork", 20, 40), ELSEWHERE, *ring)
        assert refused(state, 0, walk(101, (22.5, 44.33))) == "WD-MOVE-6"


class TestContact:
    """WD-MEASURE-3: what base contact is."""

    @pytest.mark.rule("WD-MEASURE-3")
    def test_a_tenth_of_a_centimetre_is_contact(self):
        near = duel(model(0, "ork", 20, 40), ELSEWHERE, model(1, "ork", 23.1, 40))
        assert contacts(near, 101) == (103,)
        act(near, 0, Strike(101, (103,)), 20)
        far = duel(model(0, "ork", 20, 40), ELSEWHERE, model(1, "ork", 23.11, 40))
        assert contacts(far, 101) == ()
        assert refused(far, 0, Strike(101, (103,))) == "WD-MELEE-1"

    @pytest.mark.rule("WD-MEASURE-3")
    def test_a_walk_that_ends_so_near_closes_up(self):
        state = duel(model(0, "ork", 20, 40), ELSEWHERE, model(1, "ork", 29.1, 40, 180))
        play = act(state, 0, walk(101, (26, 40)), 20, 20)
        assert pose(play.state, 101)[:2] == (26.1, 40), "6 cm and the rest"
        (moved,) = told(play, "Moved")
        assert (moved.pose, moved.length) == (play.state.pose(101), 610)
        assert [spot.x for spot in moved.path] == [2000, 2600, 2610]
        apart = duel(model(0, "ork", 20, 40), ELSEWHERE, model(1, "ork", 29.11, 40, 180))
        assert pose(act(apart, 0, walk(101, (26, 40))).state, 101)[:2] == (26, 40)
        turned = duel(model(0, "ork", 20, 40), ELSEWHERE, model(1, "ork", 23.1, 40))
        assert pose(act(turned, 0, walk(101, facing=90)).state, 101)[:2] == (20, 40)

    @pytest.mark.rule("WD-MEASURE-3")
    def test_closing_up_keeps_every_contact_and_overlaps_nobody(self):
        foes = (model(1, "ork", 29.1, 40, 180), model(1, "ork", 26, 36.91, 90))
        state = duel(model(0, "ork", 20, 40), ELSEWHERE, *foes)
        state = act(state, 0, walk(101, (26, 40))).state
        assert contacts(state, 101) == (103, 104)
        assert state.layout.overlapping() == []
        assert asked(state) == ("NameFoe", 0)

    @pytest.mark.rule("WD-MEASURE-3")
    def test_no_contact_between_levels_or_through_a_wall(self):
        state = duel(model(0, "ork", 50, 40, level=1), model(1, "ork", 50, 43), terrain=[HOUSE])
        assert contacts(state, 101) == ()
        wall = Wall("wall", (4000, 3000), (6000, 3000), 300)
        wall_piece = box("rampart", 40, 29, 60, 31, walls=(wall,))
        state = duel(model(0, "ork", 50, 28.5), model(1, "ork", 50, 31.5), terrain=[wall_piece])
        assert contacts(state, 101) == ()
        open_piece = box("rampart", 40, 29, 60, 31)
        state = duel(model(0, "ork", 50, 28.5), model(1, "ork", 50, 31.5), terrain=[open_piece])
        assert contacts(state, 101) == (102,)
