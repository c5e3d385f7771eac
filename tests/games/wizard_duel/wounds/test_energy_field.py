"""Running against the energy field."""

import pytest

from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.movement.wizards_move import MoveWizard
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.table.shapes import Spot
from tests.games.wizard_duel.duel import act, duel, model, pose, refused, told, walk

ELSEWHERE = model(0, "ork", 10, 70)
"""Somebody who keeps the turn open."""
CHARGE = walk(101, (22, 40))


def at_wizard(field=20, weapon="normal", kind="ork", **rest):
    """A creature 2 cm from the enemy wizard; `CHARGE` brings them together."""
    return duel(
        model(0, kind, 20, 40, weapon=weapon),
        ELSEWHERE,
        wizards=((5, 70), (25, 40)),
        fields=(20, field),
        **rest,
    )


class TestField:
    """WD-FIELD-*: running against the energy field."""

    @pytest.mark.rule("WD-FIELD-1", "WD-FIELD-2")
    @pytest.mark.parametrize("weapon", ["small", "normal", "shooting"])
    @pytest.mark.parametrize("kind", ["ork", "goblin", "amazon"])
    def test_it_takes_3_without_a_roll(self, kind, weapon):
        play = act(at_wizard(kind=kind, weapon=weapon), 0, CHARGE)
        assert play.state.wizards[1].field == 17
        assert told(play, "Rolled") == []
        assert play.state.creature(101).wounds == 5, "no harm to the creature"

    @pytest.mark.rule("WD-FIELD-1")
    def test_backing_into_him_does_nothing(self):
        for angle, field in ((180, 20), (90, 17), (91, 20), (270, 17)):
            state = act(at_wizard(), 0, walk(101, (22, 40), facing=angle)).state
            assert state.wizards[1].field == field, angle

    @pytest.mark.rule("WD-FIELD-1")
    def test_only_an_enemy_wizard_and_only_in_contact(self):
        own = duel(model(0, "ork", 20, 40), ELSEWHERE, wizards=((25, 40), (90, 40)))
        assert [w.field for w in act(own, 0, CHARGE).state.wizards] == [20, 20]
        near = act(at_wizard(), 0, walk(101, (21.89, 40))).state
        assert near.wizards[1].field == 20
        assert act(at_wizard(), 0, walk(101, (21.9, 40))).state.wizards[1].field == 17

    @pytest.mark.rule("WD-FIELD-2")
    def test_with_the_second_action_as_with_the_first(self):
        state = act(at_wizard(), 0, walk(101, (21, 40))).state
        assert act(state, 0, CHARGE).state.wizards[1].field == 17

    @pytest.mark.rule("WD-FIELD-3")
    def test_once_for_each_walk_from_without_into_contact(self):
        state = act(at_wizard(), 0, CHARGE).state
        again = act(state, 0, walk(101, (22, 37), (25, 37), facing=90)).state
        assert again.wizards[1].field == 17, "around him, in contact before and after"
        assert act(state, 0, walk(101, facing=10)).state.wizards[1].field == 17
        away = act(at_wizard(), 0, walk(101, (19, 40))).state
        assert act(away, 0, CHARGE).state.wizards[1].field == 17

    @pytest.mark.rule("WD-FIELD-3")
    def test_out_and_in_again_counts_again(self):
        state = duel(model(0, "ork", 22, 40), wizards=((5, 70), (25, 40)))
        state = act(state, 0, walk(101, (20, 40))).state
        assert act(state, 0, CHARGE).state.wizards[1].field == 17

    @pytest.mark.rule("WD-FIELD-3")
    def test_contact_by_the_wizards_own_move_does_nothing(self):
        state = duel(model(1, "ork", 20, 40, 180), part="wizard", wizards=((5, 40), (90, 40)))
        state = act(state, 0, MoveWizard((Spot(1700, 4000),), 0)).state
        assert (pose(state, 1)[0], state.wizards[0].field) == (17, 20)

    @pytest.mark.rule("WD-FIELD-4")
    @pytest.mark.parametrize(("weapon", "left"), [("small", 13), ("normal", 11)])
    def test_a_blow_may_follow(self, weapon, left):
        state = act(at_wizard(weapon=weapon), 0, CHARGE).state
        assert act(state, 0, Strike(101, (2,)), 15).state.wizards[1].field == left
        assert act(state, 0, Strike(101, (2,)), 16).state.wizards[1].field == 17
        bow = act(at_wizard(weapon="shooting"), 0, CHARGE).state
        assert refused(bow, 0, Strike(101, (2,))) == "WD-SUMMON-12"
        assert refused(bow, 0, Shoot(101, 2)) == "WD-SHOOT-4"
