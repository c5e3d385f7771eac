"""What wizards are and do: WD-WIZARD-*, magic points apart."""

import pytest

from slagveld.games.wizard_duel.core.book import (
    CM,
    FIELD_MOST,
    FIELD_START,
    POINTS_A_ROUND,
    POINTS_CARRIED,
)
from slagveld.games.wizard_duel.magic.spells import CastAttack, CastDefence
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.movement.wizards_move import WIZARD_MOVE, MoveWizard
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.turn.models_of_a_turn import Rest
from slagveld.games.wizard_duel.wounds.agility_and_power import agility, wounds_of_hit
from slagveld.table.shapes import Pose, Spot
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asked,
    box,
    duel,
    model,
    move,
    refused,
    told,
    walk,
    wizards,
)


@pytest.mark.rule("WD-WIZARD-1")
def test_every_wizard_has_the_values_of_the_book():
    assert DUEL.rulebook["WD-WIZARD-1"].data == {
        "field_strength_start": FIELD_START,
        "field_strength_max": FIELD_MOST,
        "magic_points_per_round": POINTS_A_ROUND,
        "magic_points_carried_max": POINTS_CARRIED,
        "move_action_cm": WIZARD_MOVE // CM,
        "field_of_vision_degrees": 180,
        "actions_per_round": {"move": 1, "spell": 1},
    }
    match = DUEL.match("three", seed=3)
    while match.state.round == 0:
        match.play(DUEL.question(match.state).candidates(match.state, match.decision.seats[0])[0])
    assert [wizard.field for wizard in match.state.wizards] == [20, 20, 20]
    assert [wizard.points for wizard in match.state.wizards] == [100, 100, 100]


class TestActions:
    """One move and one spell action."""

    @pytest.mark.rule("WD-WIZARD-2")
    def test_he_never_moves_twice(self):
        state = act(wizards(), 0, move((10, 40))).state
        assert refused(state, 0, move((12, 40))) == "WD-WIZARD-2"
        assert refused(state, 0, move()) == "WD-WIZARD-2", "turning is his move as well"
        act(state, 0, CastDefence())

    @pytest.mark.rule("WD-WIZARD-2", "WD-WIZARD-3")
    def test_he_never_has_two_spell_actions(self):
        state = act(wizards(points=250), 0, CastDefence()).state
        state = act(state, 0, move((10, 40))).state
        assert (state.round, state.wizards[0].field) == (3, 30), "both actions are used"

    @pytest.mark.rule("WD-WIZARD-3")
    def test_a_move_between_two_spells_is_not_allowed(self):
        first = act(wizards(points=250), 0, CastDefence()).state
        again = act(first, 0, CastDefence()).state
        assert again.wizards[0].field == 40
        after = act(wizards(points=250), 0, move((10, 40))).state
        after = act(after, 0, CastDefence()).state
        after = act(after, 0, CastDefence()).state
        assert after.wizards[0].field == 40
        assert refused(after, 0, move((12, 40))) == "WD-WIZARD-2"

    @pytest.mark.rule("WD-WIZARD-3")
    def test_either_order_and_spells_from_where_he_then_stands(self):
        far = wizards(wizards=((10, 40), (34, 40)), points=100)
        assert refused(far, 0, CastAttack(2)) == "WD-SPELL-2"
        near = act(far, 0, move((11, 40))).state
        act(near, 0, CastAttack(2))
        reach = wizards(wizards=((11, 40), (34, 40)), points=100)
        cast = act(reach, 0, CastAttack(2)).state
        assert cast.wizards[1].field == 10
        moved = act(cast, 0, move((10, 40))).state
        assert moved.pose(1).x == 1000


class TestMove:
    """15 cm, and where a wizard cannot go."""

    @pytest.mark.rule("WD-WIZARD-4")
    def test_fifteen_centimetres(self):
        state = wizards(wizards=((10, 40), (95, 40)))
        act(state, 0, move((25, 40)))
        assert refused(state, 0, move((25.01, 40))) == "WD-WIZARD-4"
        act(state, 0, move((18, 40), (18, 47)))
        assert refused(state, 0, move((18, 40), (18, 47.01))) == "WD-WIZARD-4"
        moved = act(state, 0, move((25, 40), facing=90))
        assert moved.state.pose(1) == Pose(2500, 4000, 900)
        assert told(moved, "Moved")[0].length == 1500

    @pytest.mark.rule("WD-WIZARD-9")
    @pytest.mark.parametrize("kind", ["building", "forest"])
    def test_no_part_of_his_base_in_a_building_or_forest(self, kind):
        state = wizards(wizards=((10, 40), (95, 40)), terrain=[box(kind, 16, 30, 21, 50)])
        act(state, 0, move((14.5, 40)))
        assert refused(state, 0, move((14.51, 40))) == "WD-WIZARD-9"
        assert refused(state, 0, move((23, 40))) == "WD-WIZARD-9", "not through it either"
        pond = wizards(wizards=((10, 40), (95, 40)), terrain=[box("meadow", 16, 30, 21, 50)])
        act(pond, 0, move((18, 40)))

    @pytest.mark.rule("WD-WIZARD-9")
    def test_no_roof_either(self):
        from slagveld.table.terrain import Connector, Floor

        outline = box("building", 16, 30, 30, 50).outline
        floor = Floor(1, outline, 300)
        stairs = Connector("stairs", (1500, 4000), 0, (1800, 4000), 1, 100)
        house = box("building", 16, 30, 30, 50, height=300, floors=(floor,), connectors=(stairs,))
        state = wizards(wizards=((12, 40), (95, 40)), terrain=[house])
        up = MoveWizard((Spot(1500, 4000), Spot(1800, 4000, 1), Spot(2000, 4000, 1)), 0)
        assert refused(state, 0, up) == "WD-WIZARD-9"


class TestAttacks:
    """Attacks by and on wizards."""

    @pytest.mark.rule("WD-WIZARD-10")
    def test_attack_magic_at_wizards_only(self):
        state = wizards(
            model(1, "ork", 20, 40), model(1, "heavy-weapon", 10, 48), wizards=((10, 40), (30, 30))
        )
        for target in (101, 102, 1, 99):
            assert refused(state, 0, CastAttack(target)) == "WD-WIZARD-10"
        act(state, 0, CastAttack(2))

    @pytest.mark.rule("WD-WIZARD-10")
    def test_he_must_see_his_target(self):
        state = wizards(wizards=((10, 40, 180), (30, 40)))
        assert refused(state, 0, CastAttack(2)) == "WD-SPELL-5"
        act(wizards(wizards=((10, 40, 90), (30, 40))), 0, CastAttack(2))

    @pytest.mark.rule("WD-WIZARD-10")
    def test_he_strikes_no_blow(self):
        state = duel(model(0, "ork", 60, 40), wizards=((5, 40), (68, 40)))
        play = act(state, 0, walk(101, (65, 40)))
        assert told(play, "Rolled") == [], "the wizard does not strike back"
        assert play.state.creature(101).wounds == 5

    @pytest.mark.rule("WD-WIZARD-10")
    def test_his_walking_into_somebody_does_nothing(self):
        state = wizards(model(1, "ork", 20, 40, 180), wizards=((10, 40), (10, 50)))
        play = act(state, 0, move((17, 40)))
        assert play.state.creature(101).wounds == 5
        assert [w.field for w in play.state.wizards] == [20, 20]
        play = act(state, 0, move((10, 47)))
        assert [w.field for w in play.state.wizards] == [20, 20]
        assert told(play, "Rolled") == []

    @pytest.mark.rule("WD-WIZARD-11")
    @pytest.mark.parametrize(("weapon", "loss"), [("small", 4), ("normal", 6)])
    def test_blows_take_their_full_power_off_the_field(self, weapon, loss):
        state = duel(model(0, "ork", 65, 40, weapon=weapon), wizards=((5, 40), (68, 40)))
        play = act(state, 0, Strike(101, (2,)), 15)
        assert play.state.wizards[1].field == 20 - loss
        assert act(state, 0, Strike(101, (2,)), 16).state.wizards[1].field == 20

    @pytest.mark.rule("WD-WIZARD-11")
    def test_shots_take_their_full_power_off_the_field(self):
        state = duel(model(0, "ork", 40, 40, weapon="shooting"), wizards=((5, 40), (68, 40)))
        assert act(state, 0, Shoot(101, 2), 13).state.wizards[1].field == 16
        assert act(state, 0, Shoot(101, 2), 14).state.wizards[1].field == 20
        gun = duel(model(0, "heavy-weapon", 40, 40), wizards=((5, 40), (68, 40)))
        assert wounds_of_hit(gun, gun.creature(101), 2, "shot") == 9

    @pytest.mark.rule("WD-WIZARD-11")
    def test_he_has_neither_race_nor_nature(self):
        for kind, melee, shot in (("chaos", 16, 14), ("dwarf", 14, 14), ("ork", 15, 13)):
            state = duel(model(0, kind, 65, 40), wizards=((5, 40), (68, 40)))
            creature = state.creature(101)
            assert agility(state, creature, 2, "melee").total == melee
            assert agility(state, creature, 2, "shot").total == shot


class TestDefeat:
    """Field strength 0."""

    @pytest.mark.rule("WD-WIZARD-12")
    def test_never_below_nought_and_defeated_at_once(self):
        state = duel(model(0, "ork", 65, 40), wizards=((5, 40), (68, 40)), fields=(20, 5))
        play = act(state, 0, Strike(101, (2,)), 1)
        assert play.state.wizards[1].field == 0
        assert play.state.wizards[1].fields[-1].value == 0
        assert not play.state.layout.has(2)
        assert play.state.outcome.winners == (0,)
        assert [e.piece for e in told(play, "Slain")] == [2]
        one = duel(model(0, "ork", 65, 40), wizards=((5, 40), (68, 40)), fields=(20, 7))
        assert act(one, 0, Strike(101, (2,)), 1).state.wizards[1].field == 1

    @pytest.mark.rule("WD-WIZARD-12")
    def test_in_the_middle_of_any_turn_and_for_good(self):
        state = duel(
            model(0, "ork", 65, 40),
            wizards=((5, 40), (68, 40), (95, 10)),
            fields=(20, 3, 20),
            points=200,
        )
        state = act(state, 0, Strike(101, (2,)), 1).state
        assert state.outcome is None
        assert asked(state) == ("CreatureTurn", 0), "the ork has an action left"
        assert (state.out, state.order) == ((1,), (0, 2))
        assert refused(state, 1, CastDefence()) == "SLV-TURN-1"
        state = act(state, 0, Rest(101)).state
        assert state.wizard_of(2) is None

    @pytest.mark.rule("WD-WIZARD-13")
    def test_his_creatures_and_heavy_weapons_go_with_him(self):
        state = duel(
            model(0, "ork", 65, 40),
            model(1, "ork", 50, 60),
            model(1, "heavy-weapon", 60, 70),
            model(2, "ork", 30, 20),
            wizards=((5, 40), (68, 40), (95, 10)),
            fields=(20, 3, 20),
        )
        play = act(state, 0, Strike(101, (2,)), 1)
        assert [c.id for c in play.state.creatures] == [101, 104]
        left = [e for e in told(play, "Told") if e.what.key == "wizard-duel:all-leave"]
        assert [e.pieces for e in left] == [(102, 103)]
        assert not play.state.layout.has(102)

    @pytest.mark.rule("WD-WIZARD-14")
    def test_enemies_in_contact_do_not_hinder_him(self):
        state = wizards(
            model(1, "ork", 8, 40, 180),
            model(1, "ork", 5, 43),
            wizards=((5, 40), (5, 20, 90)),
            points=250,
        )
        moved = act(state, 0, move((5, 30), facing=90)).state
        assert moved.pose(1).y == 3000
        assert act(state, 0, CastDefence()).state.wizards[0].field == 30
        facing = wizards(model(1, "ork", 5, 37), wizards=((5, 40, 270), (5, 20)))
        assert refused(facing, 0, CastAttack(2)) == "WD-SPELL-5", "he needs a free line"
        aside = wizards(model(1, "ork", 8, 40), wizards=((5, 40, 270), (5, 20)))
        act(aside, 0, CastAttack(2))
