import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Charge, Engage
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.disengagement.attempt import Disengage
from slagveld.games.confrontation.movement.dodge import Dodge
from slagveld.games.confrontation.movement.type_of_movement import Active, may_choose
from slagveld.games.confrontation.movement.walk_and_charge_without_target import Rush, Stay, Walk
from slagveld.games.confrontation.turn.activation import Activation, EndActivation
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import StatusChanged
from tests.games.confrontation.battle import EAST, SOUTH, act, card, events, man, refused
from tests.games.confrontation.marching import Afterwards, active, figure, place, way

FAR = (man(1, 30, 10, SOUTH),)


def named(state):
    return [form.action for form in state.agenda.top.ask(state).forms]


class TestWhoIsAsked:
    @pytest.mark.rule("CON-MOVE-9")
    def test_nobody_need_move(self):
        state = active(man(0, 30, 50), man(0, 40, 50), *FAR, cards=(101, 102))
        play = act(state, 0, EndActivation())
        assert play.state.agenda.top == Afterwards()
        assert place(play.state, 1) == (30, 50, 270)
        assert [figure(play.state, n).turn.chosen for n in (1, 2, 3)] == ["stay", "stay", ""]

    @pytest.mark.rule("CON-MOVE-5")
    def test_figures_of_cards_played_together_move_in_any_order(self):
        men = (man(0, 30, 50), man(0, 40, 50, card=101), man(0, 50, 50, card=103))
        state = active(*men, *FAR, cards=(101, 103))
        for number in (3, 1, 2):
            assert state.agenda.top == Activation(0, (101, 103))
            state = act(state, 0, Stay(number)).state
        assert state.agenda.top == Afterwards()

    @pytest.mark.rule("CON-MOVE-11")
    def test_each_figure_chooses_its_own_type_and_only_one(self):
        state = active(man(0, 30, 50), man(0, 40, 50, card=101), *FAR)
        state = act(state, 0, Walk(1, way((30, 45)), 2700)).state
        for action in (
            Walk(1, way((30, 44)), 2700),
            Rush(1, way((30, 44)), 2700),
            Stay(1),
            Dodge(1, (), 2700),
            Disengage(1),
            Charge((1,), (3,)),
            Engage((1,), (3,)),
        ):
            assert refused(state, 0, action) == "CON-MOVE-11"
        state = act(state, 0, Dodge(2, way((40, 46)), 2700)).state
        assert [figure(state, n).turn.chosen for n in (1, 2)] == ["walk", "dodge"]
        assert state.agenda.top == Afterwards()

    @pytest.mark.rule("CON-MOVE-7")
    def test_the_owner_of_the_card_is_asked_and_all_its_figures_count_as_activated(self):
        state = active(*FAR, man(1, 40, 10, SOUTH, card=101), man(0, 30, 50), seat=1)
        assert state.agenda.top.who(state) == (1,)
        assert not figure(state, 1).turn.activated
        state = act(state, 1, Stay(1)).state
        assert [figure(state, n).turn.activated for n in (1, 2, 3)] == [True, True, False]

    def test_figures_of_other_cards_of_the_enemy_or_nowhere_are_refused(self):
        state = active(man(0, 30, 50), man(0, 40, 50), *FAR)
        for number in (2, 3, 99, 0):
            assert refused(state, 0, Stay(number)) == "CON-MOVE-4"
            assert refused(state, 0, Walk(number, (), 0)) == "CON-MOVE-4"
            assert refused(state, 0, Charge((number,), (3,))) == "CON-MOVE-4"
            assert refused(state, 0, Dodge(number, (), 0)) == "CON-MOVE-4"
            assert refused(state, 0, Disengage(number)) == "CON-MOVE-4"

    @pytest.mark.parametrize(
        ("more", "rule"),
        [
            ({"fled": True}, "CON-FEAR-7"),
            ({"flight": Flight(5, 3)}, "CON-FEAR-7"),
            ({"paralysed_by": (3,)}, "CON-FEAR-11"),
            ({"reacted": True}, "CON-REACT-5"),
            ({"chosen": "walk"}, "CON-MOVE-11"),
        ],
    )
    def test_who_has_lost_his_move_is_not_asked(self, more, rule):
        state = active(man(0, 30, 50, **more), man(0, 40, 50, card=101), *FAR)
        assert not may_choose(figure(state, 1))
        assert [one.id for one in Active(0, (101,)).ready(state)] == [2]
        assert refused(state, 0, Stay(1)) == rule
        assert refused(state, 0, Walk(1, (), 0)) == rule

    def test_a_card_of_which_nobody_can_move_falls_away(self):
        state = active(man(0, 30, 50, fled=True), *FAR)
        assert state.agenda.top == Afterwards()


class TestFightersAndClimbers:
    MEN = (man(0, 30, 50), man(1, 30, 47.5, SOUTH), man(1, 30, 20, SOUTH))

    @pytest.mark.rule("CON-DISENGAGE-1")
    def test_in_contact_one_can_only_stay_or_disengage(self):
        state = active(*self.MEN)
        for action in (
            Walk(1, way((30, 55)), 900),
            Rush(1, way((30, 55)), 900),
            Charge((1,), (3,)),
            Engage((1,), (3,)),
        ):
            assert refused(state, 0, action) == "CON-DISENGAGE-1"
        assert refused(state, 0, Stay(1)) is None
        assert refused(state, 0, Disengage(1)) is None
        assert named(state) == ["Stay", "Disengage", "EndActivation"]

    @pytest.mark.rule("CON-DISENGAGE-1")
    def test_a_fighter_turns_only_if_that_changes_no_contact(self):
        state = active(*self.MEN)
        assert refused(state, 0, Stay(1, 900)) is None
        assert refused(state, 0, Stay(1, 0)) is None
        assert refused(state, 0, Stay(1, 450)) == "CON-MOVE-12"
        apart = active(man(0, 30, 50, 45), man(1, 30, 47, SOUTH))
        assert refused(apart, 0, Stay(1, 2700)) == "CON-DISENGAGE-1"

    def test_one_on_a_wall_can_only_stay(self):
        state = active(man(0, 30, 50, climbing=7), man(1, 30, 20, SOUTH))
        for action in (
            Walk(1, (), 900),
            Rush(1, (), 900),
            Charge((1,), (2,)),
            Engage((1,), (2,)),
            Dodge(1, (), 900),
            Stay(1, 900),
        ):
            assert refused(state, 0, action) == "CON-CLIMB-2"
        assert refused(state, 0, Stay(1)) is None


class TestForms:
    @pytest.mark.rule("CON-CHARGE-10")
    def test_nothing_is_measured_to_enemies_before_an_announcement(self):
        state = active(man(0, 30, 50), *FAR)
        assert state.agenda.top.ask(state).measuring.ruler == "own"
        assert state.agenda.top.ask(state).measuring.rule == "CON-CHARGE-10"
        free = active(man(0, 30, 50), *FAR, options=Options(free_measuring=True))
        assert free.agenda.top.ask(free).measuring.ruler == "free"

    def test_the_forms_name_who_may_do_what(self):
        state = active(
            man(0, 30, 50, EAST), man(0, 40, 50, card=101, chosen="walk"), man(1, 30, 10, SOUTH)
        )
        decision = state.agenda.top.ask(state)
        assert decision.seats == (0,)
        assert decision.pieces == (1,)
        assert named(state) == [
            "Walk",
            "Rush",
            "Stay",
            "Charge",
            "Engage",
            "Dodge",
            "EndActivation",
        ]
        fields = {form.action: form.fields for form in decision.forms}
        assert fields["Walk"][0].allowed == (1,)
        assert fields["Charge"][0].allowed == (1,)
        assert fields["Charge"][1].allowed == (3,)
        assert fields["Engage"][2].name == "walking"
        assert [field.name for field in fields["Dodge"]] == ["figure", "path", "facing"]

    def test_without_anybody_in_sight_there_is_no_charge(self):
        state = active(man(0, 30, 50, SOUTH), *FAR)
        assert "Charge" not in named(state)
        assert "Engage" in named(state)

    def test_unknown_actions_have_an_empty_preview(self):
        state = active(man(0, 30, 50), *FAR)
        preview = state.agenda.top.preview(state, 0, Partial("EndActivation"))
        assert preview.region is None
        assert preview.refusal is None


class TestBots:
    MEN = (
        man(0, 30, 50),
        man(0, 34, 50, card=101, key=card(fear=4)),
        man(0, 38, 50, card=101),
        man(1, 38, 47.5, SOUTH),
        man(1, 30, 38, SOUTH),
        man(1, 60, 80),
    )

    def test_everything_listed_and_proposed_is_allowed(self):
        state = active(*self.MEN)
        question = state.agenda.top
        menu = question.candidates(state, 0)
        assert menu[0] == EndActivation()
        assert {type(action) for action in menu} == {
            EndActivation,
            Stay,
            Walk,
            Rush,
            Charge,
            Engage,
            Dodge,
            Disengage,
        }
        assert [a for a in menu if question.check(state, 0, a) is not None] == []
        rng = Rng(3)
        seen = set()
        for _ in range(200):
            action = question.propose(state, 0, rng)
            assert question.check(state, 0, action) is None, action
            seen.add(type(action))
        assert seen >= {Stay, Walk, Rush, Charge, Dodge, Disengage}


class TestHiddenScouts:
    def scout(self, x, **more):
        return man(1, x, 50, key=card(abilities=("eclaireur",)), hidden=True, **more)

    @pytest.mark.rule("CON-CARD-eclaireur")
    def test_an_enemy_that_ends_its_movement_within_10_cm_finds_him(self):
        state = active(man(0, 30, 50), self.scout(52.5), man(0, 10, 50))
        near = act(state, 0, Walk(1, way((40, 50)), 0))
        assert not figure(near.state, 2).hidden
        (told,) = events(near, StatusChanged)
        assert (told.piece, told.on, told.rule) == (2, False, "CON-CARD-eclaireur")
        far = act(state, 0, Walk(1, way((39.99, 50)), 0))
        assert figure(far.state, 2).hidden
        assert events(far, StatusChanged) == []

    @pytest.mark.rule("CON-CARD-eclaireur")
    def test_staying_near_him_finds_him_too(self):
        state = active(man(0, 40, 50), self.scout(52.5))
        assert not figure(act(state, 0, Stay(1)).state, 2).hidden
        assert not figure(act(state, 0, EndActivation()).state, 2).hidden

    @pytest.mark.rule("CON-CARD-eclaireur")
    def test_he_cannot_be_named_until_he_is_found(self):
        state = active(man(0, 30, 50, EAST), self.scout(50))
        assert refused(state, 0, Charge((1,), (2,))) == "CON-CARD-eclaireur"
        assert refused(state, 0, Engage((1,), (2,))) == "CON-CARD-eclaireur"

    @pytest.mark.rule("CON-CARD-eclaireur")
    def test_he_gives_himself_away_by_an_assault(self):
        state = active(self.scout(50), man(0, 30, 50), seat=1)
        assert not figure(act(state, 1, Engage((1,), (2,))).state, 1).hidden

    @pytest.mark.rule("CON-CARD-eclaireur")
    def test_placed_within_charge_distance_he_neither_charges_nor_engages(self):
        state = active(self.scout(50, facing=180, marks=("no-assault",)), man(0, 30, 50), seat=1)
        assert refused(state, 1, Charge((1,), (2,))) == "CON-CARD-eclaireur"
        assert refused(state, 1, Engage((1,), (2,))) == "CON-CARD-eclaireur"
        assert named(state) == ["Walk", "Rush", "Stay", "Dodge", "EndActivation"]
        assert not any(
            isinstance(action, Charge | Engage) for action in state.agenda.top.candidates(state, 1)
        )
