import pytest

from slagveld.games.confrontation.movement.dodge import DODGING, Dodge
from slagveld.games.confrontation.movement.type_of_movement import Active
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Moved, StatusChanged
from tests.games.confrontation.battle import SOUTH, act, card, events, man, refused
from tests.games.confrontation.marching import active, figure, place, way

RIDER = card(equipment=("horse",))
ACTIVE = Active(0, (101,))


class TestDodge:
    @pytest.mark.rule("CON-DODGE-1")
    def test_half_of_mov(self):
        state = active(man(0, 30, 50, key=card(movement=12.5)), man(1, 90, 10))
        play = act(state, 0, Dodge(1, way((30, 43.75)), 0))
        assert place(play.state, 1) == (30, 43.75, 0)
        assert figure(play.state, 1).turn.covered == 625
        (moved,) = events(play, Moved)
        assert (moved.manner, moved.rule) == ("dodge", "CON-DODGE-1")
        assert refused(state, 0, Dodge(1, way((30, 43.74)), 0)) == "CON-DODGE-1"

    @pytest.mark.rule("CON-DODGE-2")
    def test_he_is_a_dodger_and_has_chosen(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        play = act(state, 0, Dodge(1, (), 2700))
        turn = figure(play.state, 1).turn
        assert (turn.dodged, turn.chosen, turn.covered) == (True, "dodge", 0)
        (told,) = events(play, StatusChanged)
        assert (told.piece, told.on, told.rule) == (1, True, "CON-DODGE-2")

    @pytest.mark.rule("CON-DODGE-4")
    def test_neither_riders_nor_fighters(self):
        state = active(man(0, 30, 50, key=RIDER), man(1, 90, 10))
        assert refused(state, 0, Dodge(1, (), 2700)) == "CON-DODGE-4"
        assert "Dodge" not in [form.action for form in state.agenda.top.ask(state).forms]
        assert DODGING.menu(state, ACTIVE) == []
        assert DODGING.propose(state, Active(ACTIVE.seat, ACTIVE.cards, 1), Rng(1)) is None
        state = active(man(0, 30, 50), man(1, 30, 47.5, SOUTH))
        assert refused(state, 0, Dodge(1, way((30, 52)), 900)) == "CON-DODGE-4"
        assert DODGING.menu(state, ACTIVE) == []
        assert DODGING.propose(state, Active(ACTIVE.seat, ACTIVE.cards, 1), Rng(1)) is None

    def test_it_touches_nobody(self):
        state = active(man(0, 30, 50), man(1, 30, 45.5, SOUTH))
        assert refused(state, 0, Dodge(1, way((30, 48)), 2700)) == "CON-MOVE-13"

    @pytest.mark.rule("CON-MOVE-12")
    def test_through_those_activated_with_him(self):
        state = active(
            man(0, 30, 50, key=card(movement=20)), man(0, 30, 46, card=101), man(1, 9, 9)
        )
        assert refused(state, 0, Dodge(1, way((30, 42)), 2700)) is None

    @pytest.mark.rule("CON-CARD-esquive")
    def test_the_competence_dodges_over_full_mov(self):
        state = active(man(0, 30, 50, key=card(abilities=("esquive",))), man(1, 90, 10))
        assert refused(state, 0, Dodge(1, way((30, 40)), 0)) is None
        assert refused(state, 0, Dodge(1, way((30, 39.99)), 0)) == "CON-CARD-esquive"

    def test_lists_begin_on_the_spot(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        menu = DODGING.menu(state, ACTIVE)
        assert menu[0] == Dodge(1, (), 2700)
        assert Dodge(1, way((30, 45)), 2700) in menu

    def test_preview(self):
        state = active(man(0, 30, 50), man(1, 90, 10))
        shown = state.agenda.top.preview(state, 0, Partial("Dodge", {"figure": 1}))
        assert shown.limit == 500
        assert shown.region is not None
        assert [note.key for note in shown.notes] == ["confrontation:note-move-dodge"]
        rider = active(man(0, 30, 50, key=RIDER), man(1, 90, 10))
        shown = rider.agenda.top.preview(rider, 0, Partial("Dodge", {"figure": 1}))
        assert shown.refusal.rule == "CON-DODGE-4"
        assert state.agenda.top.preview(state, 0, Partial("Dodge", {})).limit is None
