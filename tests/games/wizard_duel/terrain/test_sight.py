"""Who sees whom, and from where one measures."""

import pytest

from slagveld.games.wizard_duel.magic.spells import CastAttack, CastHealing
from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.terrain.contact_and_distance import distance
from slagveld.games.wizard_duel.terrain.sight import sees
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Outline, Pose
from slagveld.table.terrain import Floor
from tests.games.wizard_duel.duel import act, asked, box, duel, model, refused, told, walk


def house(x1, y1, x2, y2, height=4, number=1, level=1, **more):
    """A building with a flat roof."""
    corners = ((x1, y1), (x2, y1), (x2, y2), (x1, y2))
    roof = Outline(tuple((x * 100, y * 100) for x, y in corners))
    floors = (*more.pop("floors", ()), Floor(level, roof, height * 100))
    return box("building", x1, y1, x2, y2, number, height=height * 100, floors=floors, **more)


HOUSE = house(40, 30, 60, 50)


def bow(x=20, y=40, facing=0, level=0):
    return model(0, "amazon", x, y, facing, weapon="shooting", level=level)


def foe(x, y=40, facing=180, level=0):
    return model(1, "ork", x, y, facing, level=level)


def can_shoot(*models, terrain=(), **rest):
    """Whether the first model, a bow, may name the second."""
    state = duel(*models, terrain=terrain, **{"wizards": ((5, 75), (95, 75)), **rest})
    if sees(state, 101, 102):
        act(state, 0, Shoot(101, 102), 20)
        return True
    assert refused(state, 0, Shoot(101, 102)) == "WD-SHOOT-5"
    return False


class TestVision:
    """WD-SIGHT-1, WD-SIGHT-2: half a circle to the front."""

    @pytest.mark.rule("WD-SIGHT-1")
    def test_blows_shots_and_attack_magic_need_sight(self):
        state = duel(model(0, "ork", 20, 40, 180), foe(23))
        assert refused(state, 0, Strike(101, (102,))) == "WD-SIGHT-1"
        assert not can_shoot(bow(facing=180), foe(30))
        magic = duel(part="wizard", wizards=((20, 40, 180), (40, 40)))
        assert refused(magic, 0, CastAttack(2)) == "WD-SPELL-5"
        act(duel(model(0, "ork", 20, 40), foe(23)), 0, Strike(101, (102,)), 20)
        assert can_shoot(bow(), foe(30))
        act(duel(part="wizard", wizards=((20, 40), (40, 40))), 0, CastAttack(2))

    @pytest.mark.rule("WD-SIGHT-2")
    @pytest.mark.parametrize(
        ("facing", "dx", "dy", "back"),
        [(0, 0, 10, (-0.01, 0)), (90, 10, 0, (0, -0.01)), (45, -8, 8, (-0.01, 0))],
    )
    def test_the_border_belongs_to_the_field_of_vision(self, facing, dx, dy, back):
        for one in (1, -1):
            x, y = 50 + one * dx, 40 + one * dy
            assert can_shoot(bow(50, 40, facing), foe(x, y))
            assert not can_shoot(bow(50, 40, facing), foe(x + back[0], y + back[1]))

    @pytest.mark.rule("WD-SIGHT-2", "WD-SIGHT-3")
    def test_middles_count_and_not_what_of_a_base_is_in_front(self):
        assert not can_shoot(bow(50, 40), foe(49, 50)), "a third of the base is before the line"
        assert can_shoot(bow(50, 40), foe(51, 50)), "a third is behind it"


class TestLimited:
    """WD-SIGHT-3 to WD-SIGHT-9: limited visibility."""

    @pytest.mark.rule("WD-SIGHT-4", "WD-SIGHT-3")
    @pytest.mark.parametrize("kind", ["ork", "heavy-weapon"])
    @pytest.mark.parametrize("seat", [0, 1])
    def test_a_model_on_the_line_hides_who_is_behind(self, seat, kind):
        for y, seen in ((40, False), (41.49, False), (41.5, True), (38.51, False), (38.5, True)):
            between = model(seat, kind, 30, y)
            assert can_shoot(bow(), foe(40), between) == seen, y
        assert can_shoot(bow(), foe(40), model(seat, kind, 44, 40)), "behind the target"
        assert can_shoot(bow(), foe(40), model(0, kind, 16, 40)), "behind the shooter"

    @pytest.mark.rule("WD-SIGHT-4")
    @pytest.mark.parametrize("place", [0, 1])
    def test_a_wizard_on_the_line_hides_as_well(self, place):
        wizards = [(5, 75), (95, 75)]
        wizards[place] = (30, 41.49)
        assert not can_shoot(bow(), foe(40), wizards=tuple(wizards))
        wizards[place] = (30, 41.5)
        assert can_shoot(bow(), foe(40), wizards=tuple(wizards))

    @pytest.mark.rule("WD-SIGHT-5")
    @pytest.mark.parametrize("kind", ["forest", "building"])
    def test_half_a_base_in_a_wood_or_house_hides(self, kind):
        piece = box(kind, 30, 30, 50, 50)
        assert can_shoot(bow(), foe(29.99), terrain=[piece])
        assert not can_shoot(bow(), foe(30), terrain=[piece]), "the middle on the outline"
        assert not can_shoot(bow(), foe(31), terrain=[piece])

    @pytest.mark.rule("WD-SIGHT-6")
    @pytest.mark.parametrize("kind", ["forest", "building"])
    def test_nobody_shoots_out_of_a_wood_or_house(self, kind):
        piece = box(kind, 10, 30, 20, 50)
        assert not can_shoot(bow(19), foe(40), terrain=[piece])
        assert not can_shoot(bow(20), foe(40), terrain=[piece])
        assert can_shoot(bow(20.01), foe(40), terrain=[piece])

    @pytest.mark.rule("WD-SIGHT-6")
    def test_nobody_shoots_past_another(self):
        state = duel(bow(), foe(40), model(0, "ork", 23, 40))
        assert refused(state, 0, Shoot(101, 102)) == "WD-SHOOT-5"
        back = duel(
            model(1, "amazon", 40, 40, 180, weapon="shooting"), model(0, "ork", 20, 40),
            model(0, "ork", 23, 40), turn=1,
        )  # fmt: skip
        assert refused(back, 1, Shoot(101, 102)) == "WD-SHOOT-5"

    @pytest.mark.rule("WD-SIGHT-7")
    def test_in_contact_limited_visibility_does_not_count(self):
        wood = box("forest", 10, 30, 50, 50)
        state = duel(model(0, "ork", 20, 40), foe(23), terrain=[wood])
        act(state, 0, Strike(101, (102,)), 20)
        edge = box("forest", 22, 30, 50, 50)
        both = duel(model(0, "ork", 18, 40), foe(23), terrain=[edge])
        play = act(both, 0, walk(101, (20, 40)), 20, 20)
        assert len(told(play, "Rolled")) == 2, "in either direction"

    @pytest.mark.rule("WD-SIGHT-7")
    @pytest.mark.parametrize("kind", ["forest", "building"])
    def test_two_in_the_same_wood_do_not_see_each_other(self, kind):
        assert not can_shoot(bow(), foe(30), terrain=[box(kind, 10, 30, 50, 50)])

    @pytest.mark.rule("WD-SIGHT-7")
    def test_a_hidden_one_is_attacked_from_a_free_place(self):
        state = duel(bow(), foe(40), model(1, "ork", 30, 40))
        assert refused(state, 0, Shoot(101, 102)) == "WD-SHOOT-5"
        state = act(state, 0, walk(101, (20, 34))).state
        act(state, 0, Shoot(101, 102), 20)
        magic = duel(model(1, "ork", 30, 40), part="wizard", wizards=((20, 40), (40, 40)))
        assert refused(magic, 0, CastAttack(2)) == "WD-SPELL-5"

    @pytest.mark.rule("WD-SIGHT-8")
    @pytest.mark.parametrize("kind", ["forest", "building"])
    def test_a_wood_or_house_between_blocks(self, kind):
        assert not can_shoot(bow(), foe(40), terrain=[box(kind, 28, 30, 32, 50)])
        assert not can_shoot(bow(), foe(40), terrain=[box(kind, 28, 39.99, 32, 50)])
        assert can_shoot(bow(), foe(40), terrain=[box(kind, 28, 40, 32, 50)]), "along its edge"

    @pytest.mark.rule("WD-SIGHT-8", "WD-TERRAIN-2")
    def test_other_scenery_blocks_only_by_its_record(self):
        assert can_shoot(bow(), foe(40), terrain=[box("hill", 28, 30, 32, 50, tags=("solid",))])
        hedge = box("hill", 28, 30, 32, 50, tags=("screen",))
        assert not can_shoot(bow(), foe(40), terrain=[hedge])
        on_it = box("hill", 38, 30, 42, 50, tags=("screen",))
        assert not can_shoot(bow(), foe(40), terrain=[on_it])


class TestRoofs:
    """WD-SIGHT-9: on a building is not in it."""

    @pytest.mark.rule("WD-SIGHT-9")
    def test_on_the_roof_one_sees_and_is_seen(self):
        assert can_shoot(bow(30), foe(50, level=1), terrain=[HOUSE])
        assert can_shoot(bow(50, level=1), foe(70), terrain=[HOUSE])
        assert not can_shoot(bow(30), foe(50), terrain=[HOUSE]), "below the roof one is in it"
        assert not can_shoot(bow(30), foe(70), terrain=[HOUSE])

    @pytest.mark.rule("WD-SIGHT-9")
    def test_models_on_another_level_do_not_screen(self):
        assert can_shoot(bow(30), foe(50, level=1), model(0, "ork", 35, 40), terrain=[HOUSE])
        between = model(1, "ork", 45, 40, level=1)
        assert can_shoot(bow(30), foe(50, level=1), between, terrain=[HOUSE])
        assert can_shoot(
            bow(42, level=1), foe(58, level=1), model(0, "ork", 50, 40), terrain=[HOUSE]
        )
        assert not can_shoot(
            bow(42, level=1), foe(58, level=1), model(0, "ork", 50, 40, level=1), terrain=[HOUSE]
        ), "on the same roof they do"

    @pytest.mark.rule("WD-SIGHT-9")
    @pytest.mark.parametrize("kind", ["forest", "building"])
    def test_other_buildings_and_forests_block_as_usual(self, kind):
        other = box(kind, 32, 30, 36, 50, number=2)
        assert not can_shoot(bow(30), foe(50, level=1), terrain=[HOUSE, other])
        assert not can_shoot(bow(50, facing=180, level=1), foe(30), terrain=[HOUSE, other])

    @pytest.mark.rule("WD-SIGHT-9", "WD-SIGHT-5")
    def test_a_floor_below_the_roof_is_in_the_building(self):
        inner = Floor(2, HOUSE.outline, 200)
        tower = house(40, 30, 60, 50, floors=(inner,))
        assert not can_shoot(bow(30), foe(50, level=2), terrain=[tower])
        assert not can_shoot(bow(50, level=2), foe(70), terrain=[tower])

    @pytest.mark.rule("WD-SIGHT-9", "WD-SIGHT-5")
    def test_a_terrace_outside_the_walls_is_not(self):
        terrace = Floor(2, Outline(((6000, 3000), (7000, 3000), (7000, 5000), (6000, 5000))), 200)
        tower = house(40, 30, 60, 50, floors=(terrace,))
        assert can_shoot(bow(65, level=2), foe(80), terrain=[tower])
        assert not can_shoot(bow(30), foe(61.5, level=2), terrain=[tower]), "the tower is between"


class TestMeasuring:
    """WD-MEASURE-1, WD-MEASURE-2: from edge to edge, slantwise between levels."""

    @pytest.mark.rule("WD-MEASURE-1")
    def test_shots_are_measured_from_edge_to_edge(self):
        assert distance(duel(bow(), foe(53)), 101, 102) == 3000 * 16
        assert len(told(act(duel(bow(), foe(53)), 0, Shoot(101, 102), 20), "Rolled")) == 1
        ogre = model(1, "ogre", 54, 40)
        assert distance(duel(bow(), ogre), 101, 102) == 3000 * 16, "a larger base is nearer"
        slant = duel(bow(20, 20), foe(39.8, 46.4))
        assert distance(slant, 101, 102) == 3000 * 16, "19.8 and 26.4 cm: 33 from middle to middle"

    @pytest.mark.rule("WD-MEASURE-2")
    def test_spells_too(self):
        near = duel(part="wizard", wizards=((20, 40), (43, 40)))
        act(near, 0, CastAttack(2))
        far = duel(part="wizard", wizards=((20, 40), (43.01, 40)))
        assert refused(far, 0, CastAttack(2)) == "WD-SPELL-2"
        hurt = {"wounds": 1}
        heal = duel(model(0, "ork", 73, 40, **hurt), part="wizard", wizards=((20, 40), (95, 40)))
        act(heal, 0, CastHealing(101))
        heal = duel(model(0, "ork", 73.01, 40, **hurt), part="wizard", wizards=((20, 40), (95, 40)))
        assert refused(heal, 0, CastHealing(101)) == "WD-SPELL-9"

    @pytest.mark.rule("WD-MEASURE-2")
    @pytest.mark.parametrize(
        ("x", "fits"), [(3299, False), (3300, True), (4300, True), (4301, False)]
    )
    def test_and_summoning(self, x, fits):
        stock = (("ork", "small"),)
        state = duel(part="wizard", wizards=((20, 40), (95, 40)), stock=stock)
        action = Summon("small", (Placement(1, Pose(x, 4000)),))
        if fits:
            act(state, 0, action)
        else:
            assert refused(state, 0, action) == "WD-SUMMON-5"

    @pytest.mark.rule("WD-MEASURE-2")
    def test_between_levels_the_slant_counts(self):
        # 24 cm along and 18 cm up are 30 cm.
        tower = house(40, 30, 60, 50, height=18)
        state = duel(bow(19), foe(46, level=1), terrain=[tower])
        assert distance(state, 101, 102) == 3000 * 16
        assert len(told(act(state, 0, Shoot(101, 102), 20), "Rolled")) == 1
        state = duel(bow(18.99), foe(46, level=1), terrain=[tower])
        assert told(act(state, 0, Shoot(101, 102)), "Rolled") == []
        # 40 cm along and 30 cm up are 50 cm, from the wizard at x = 5.
        for x, rule in ((48, None), (48.01, "WD-SPELL-9")):
            ork = model(0, "ork", x, 40, wounds=1, level=1)
            state = duel(ork, part="wizard", terrain=[house(40, 30, 60, 50, height=30)])
            if rule is None:
                assert act(state, 0, CastHealing(101)).state.creature(101).wounds == 2
            else:
                assert refused(state, 0, CastHealing(101)) == rule
        assert asked(state) == ("WizardTurn", 0)
