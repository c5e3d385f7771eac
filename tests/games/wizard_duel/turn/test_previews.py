"""Before the commitment: ways that are meant, reach, targets, what a spell does."""

import pytest

from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.magic.spells import ATTACK_REACH, HEAL_REACH
from slagveld.games.wizard_duel.shooting.shot import BOW_RANGE
from slagveld.kernel.decision import Partial
from slagveld.kernel.preview import preview
from slagveld.table.shapes import Outline, Spot
from slagveld.table.terrain import Connector, Floor, Terrain
from tests.games.wizard_duel.duel import DUEL, act, duel, model, told, walk


def shown(state, action, seat=0, **values):
    return preview(DUEL, state, seat, Partial(action, values))


def keys(texts):
    return [one.key.partition(":")[2] for one in texts]


ROCKS = Terrain(
    7, "rocks", Outline(((3350, 3900), (3450, 3900), (3450, 4100), (3350, 4100))), tags=("solid",)
)


class TestWalking:
    def test_without_a_way_the_reach_is_shown(self):
        state = duel(model(0, "ork", 30, 40))
        found = shown(state, "Walk", model=101)
        limit = found.limit
        assert found.region.meaning == "reach"
        xs = [x for outline in found.region.outlines for x, _ in outline.points]
        assert max(xs) == pytest.approx(3000 + limit, abs=limit / 15)
        assert min(xs) == pytest.approx(3000 - limit, abs=limit / 15)

    def test_a_short_way_stands_and_looks_ahead(self):
        state = duel(model(0, "ork", 30, 40))
        found = shown(state, "Walk", model=101, path=[[3000, 4500, 0]])
        assert found.refusal is None
        assert found.snapped == {"facing": 900}
        assert (found.length, found.cost) == (500, 500)
        (ghost,) = found.ghosts
        assert (ghost.pose.x, ghost.pose.y, ghost.pose.facing) == (3000, 4500, 900)

    def test_a_facing_that_was_chosen_stays(self):
        state = duel(model(0, "ork", 30, 40))
        found = shown(state, "Walk", model=101, path=[[3000, 4500, 0]], facing=100)
        assert found.snapped == {}
        assert found.complete
        assert found.ghosts[0].pose.facing == 100

    def test_past_the_limit_the_way_is_cut(self):
        state = duel(model(0, "ork", 30, 40))
        found = shown(state, "Walk", model=101, path=[[9000, 4000, 0]])
        (end,) = found.snapped["path"]
        assert end.y == 4000
        assert found.limit - 2 <= end.x - 3000 <= found.limit
        assert found.refusal is None

    def test_it_goes_around_what_is_in_the_way(self):
        state = duel(model(0, "goblin", 31.5, 40), terrain=(ROCKS,))
        found = shown(state, "Walk", model=101, path=[[3640, 4000, 0]])
        assert found.refusal is None
        assert len(found.snapped["path"]) > 1
        assert found.snapped["path"][-1] == Spot(3640, 4000)
        assert found.length > 550

    def test_around_and_too_far_it_goes_as_far_as_it_can(self):
        state = duel(model(0, "ork", 31.5, 40), terrain=(ROCKS,))
        found = shown(state, "Walk", model=101, path=[[3700, 4000, 0]])
        assert found.refusal is None
        assert 0.9 * found.limit <= found.length <= found.limit, (
            "an end at the very edge has no room"
        )

    def test_pointing_at_an_enemy_is_walking_into_contact(self):
        state = duel(model(0, "ork", 30, 40), model(1, "ork", 37, 40))
        found = shown(state, "Walk", model=101, path=[[3700, 4000, 0]])
        assert found.refusal is None
        assert found.odds, "contact gives an exchange"

    def test_pointing_at_an_enemy_in_contact_says_that_it_brings_no_blows(self):
        state = duel(model(0, "ork", 22, 40), model(1, "amazon", 25, 40, 180))
        found = shown(state, "Walk", model=101, path=[[2500, 4000, 0]])
        assert keys(found.notes) == ["note-stays", "note-touched"]
        assert found.odds == ()
        aside = shown(state, "Walk", model=101, path=[[2490, 4010, 0]])
        assert aside.length > 0
        assert keys(aside.notes) == ["note-touched"]
        free = shown(state, "Walk", model=101, path=[[2200, 4200, 0]])
        assert free.notes == ()

    def test_a_turn_alone_says_that_it_is_an_action(self):
        state = duel(model(0, "ork", 22, 40), model(1, "amazon", 50, 40, 180))
        assert keys(shown(state, "Walk", model=101, path=[], facing=900).notes) == ["note-turns"]
        assert keys(shown(state, "Walk", model=101, path=[], facing=0).notes) == ["note-stays"]
        play = act(state, 0, walk(101, facing=0))
        (event,) = told(play, "Told")
        assert event.what.key == "wizard-duel:stays-put"
        assert told(play, "Moved") == []

    @pytest.mark.rule("WD-MELEE-3")
    def test_contact_by_a_second_walk_says_that_it_brings_no_blows(self):
        state = duel(model(0, "ork", 30, 40), model(1, "ork", 40, 40))
        state = act(state, 0, walk(101, (34, 40))).state
        found = shown(state, "Walk", model=101, path=[[4000, 4000, 0]])
        assert keys(found.notes) == ["note-no-exchange"]
        assert found.odds == ()
        near = duel(model(0, "ork", 34, 40), model(1, "ork", 40, 40))
        turned = act(near, 0, walk(101, facing=90)).state
        found = shown(turned, "Walk", model=101, path=[[4000, 4000, 0]])
        assert found.notes == ()
        assert found.odds, "a turn on the spot is no walk"

    def test_it_stops_before_a_friend_who_stands_there(self):
        state = duel(model(0, "ork", 30, 40), model(0, "ork", 36, 40))
        found = shown(state, "Walk", model=101, path=[[3600, 4000, 0]])
        assert found.refusal is None
        assert found.snapped["path"][-1].x < 3600

    def test_it_climbs_the_stairs_to_another_level(self):
        outline = Outline(((3400, 3500), (4400, 3500), (4400, 4500), (3400, 4500)))
        house = Terrain(
            7,
            "building",
            outline,
            height=300,
            floors=(Floor(1, outline, 300),),
            connectors=(Connector("stairs", (3200, 4000), 0, (3600, 4000), 1, 300),),
        )
        state = duel(model(0, "sauroid", 30, 40), terrain=(house,))
        found = shown(state, "Walk", model=101, path=[[3800, 4000, 1]])
        assert found.refusal is None
        assert found.snapped["path"] == (Spot(3200, 4000), Spot(3600, 4000, 1), Spot(3800, 4000, 1))

    def test_a_dragon_flies_over_everything_and_no_farther_than_it_may(self):
        state = duel(model(0, "dragon", 20, 40), terrain=(ROCKS,))
        found = shown(state, "Walk", model=101, path=[[9900, 4000, 0]])
        assert found.refusal is None
        assert found.snapped["path"][-1].x - 2000 <= found.limit

    def test_what_cannot_act_says_why(self):
        state = duel(model(0, "ork", 30, 40), model(1, "ork", 60, 40))
        assert shown(state, "Walk", model=102).refusal.rule == "WD-ACT-2"


class TestTargets:
    def test_strikes_only_at_who_is_touched(self):
        state = duel(model(0, "ork", 30, 40), model(1, "ork", 32.5, 40), model(1, "ork", 60, 40))
        assert shown(state, "Strike", model=101).pieces == (102,)
        assert shown(state, "Strike", model=101, targets=[102]).odds

    def test_shots_only_at_who_is_seen_whatever_the_range(self):
        archer = model(0, "elf", 30, 40, weapon="shooting")
        state = duel(archer, model(1, "ork", 90, 50), model(1, "ork", 10, 40))
        assert set(shown(state, "Shoot", model=101).pieces) == {2, 102}

    def test_attack_magic_says_what_it_takes(self):
        state = duel(part="wizard", wizards=((40, 40), (55, 40)), fields=(20, 20))
        assert shown(state, "CastAttack").pieces == (2,)
        (note,) = shown(state, "CastAttack", target=2).notes
        assert note.values["old"] == 20
        assert note.values["new"] < 20

    def test_the_reach_of_a_spell_is_shown(self):
        state = duel(part="wizard", wizards=((40, 40), (95, 40)))
        for spell, far in (("CastAttack", ATTACK_REACH), ("CastHealing", HEAL_REACH)):
            found = shown(state, spell).region
            (circle,) = found.outlines
            assert found.meaning == "range"
            assert max(x for x, _ in circle.points) == 4000 + 150 + far
            assert min(x for x, _ in circle.points) == 4000 - 150 - far

    def test_the_range_of_a_shot_is_shown_only_where_one_may_measure(self):
        archer = model(0, "elf", 30, 40, 90, weapon="shooting")
        assert shown(duel(archer), "Shoot", model=101).region is None
        found = shown(duel(archer, options=Options(free_measuring=True)), "Shoot", model=101)
        (half,) = found.region.outlines
        assert max(y for _, y in half.points) == 4000 + 150 + BOW_RANGE
        assert min(y for _, y in half.points) == 4000, "nothing behind him"

    def test_out_of_reach_there_is_nobody_to_attack(self):
        state = duel(part="wizard")
        assert shown(state, "CastAttack").pieces == ()

    def test_only_the_hurt_and_near_can_be_healed(self):
        near = model(0, "ork", 12, 40, wounds=1)
        state = duel(
            near, model(0, "ork", 12, 46), model(0, "ork", 70, 40, wounds=1), part="wizard"
        )
        assert shown(state, "CastHealing").pieces == (101,)

    def test_defence_says_what_it_gives(self):
        (note,) = shown(duel(part="wizard", fields=(5, 5)), "CastDefence").notes
        assert note.values["old"] == 5
        assert note.values["new"] > 5


class TestWizard:
    def test_his_reach_and_his_way(self):
        state = duel(part="wizard", wizards=((40, 40), (95, 40)))
        assert shown(state, "MoveWizard").region.meaning == "reach"
        found = shown(state, "MoveWizard", path=[[8000, 4000, 0]])
        assert found.snapped["path"][-1].x == pytest.approx(5500, abs=2)
        assert found.snapped["facing"] == 0
        assert found.refusal is None

    def test_summoning_shows_the_ring_and_the_models(self):
        stock = (("ork", "normal"), ("ork", "normal"), ("elf", "shooting"))
        state = duel(part="wizard", wizards=((40, 40), (95, 40)), stock=stock)
        found = shown(state, "Summon", package="normal")
        assert found.pieces == (1, 2)
        (ring,) = found.region.outlines
        radius = max(x for x, _ in ring.points) - 4000
        hole = max(x for x, _ in ring.holes[0]) - 4000
        assert radius - hole == pytest.approx(1000, abs=2), "10 to 20 cm"

    def test_a_place_too_near_is_refused_at_once(self):
        state = duel(part="wizard", wizards=((40, 40), (95, 40)), stock=(("ork", "normal"),))
        pose = {"x": 4300, "y": 4000}
        found = shown(state, "Summon", package="normal", models=[{"piece": 1, "pose": pose}])
        assert found.refusal.rule == "WD-SUMMON-5"

    def test_packages_that_cannot_be_paid_are_dimmed(self):
        state = duel(part="wizard", stock=(("ork", "normal"),), points=1)
        form = next(f for f in DUEL.question(state).ask(state).forms if f.action == "Summon")
        (choice,) = form.fields[0].choices
        assert choice.refusal == "WD-WIZARD-6"

    def test_while_models_are_missing_the_plan_is_no_fault_yet(self):
        stock = (("ork", "normal"), ("ork", "normal"))
        state = duel(part="wizard", wizards=((40, 40), (95, 40)), stock=stock, points=250)
        one = {"piece": 1, "pose": {"x": 5600, "y": 4000}}
        two = {"piece": 2, "pose": {"x": 5600, "y": 4400}}
        first = shown(state, "Summon", package="normal", models=[one])
        assert (first.refusal, first.unfinished, first.complete) == (None, True, False)
        both = shown(state, "Summon", package="normal", models=[one, two])
        assert (both.refusal, both.unfinished, both.complete) == (None, False, True)
        bad = shown(state, "Summon", package="normal", models=[one, {**two, "pose": one["pose"]}])
        assert bad.refusal.rule == "WD-PLACE-1"
