import pytest

from slagveld.games.confrontation.core.characteristics import attack, defence, initiative
from slagveld.games.confrontation.core.figure import Flight
from slagveld.games.confrontation.movement.contact import arrive, as_charge, charge_penalty
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import StatusChanged, Told
from slagveld.kernel.play import Play
from slagveld.texts import Signed
from tests.games.confrontation.battle import SOUTH, FakeGame, battle, card, events, man
from tests.games.confrontation.marching import figure

BEAST = card(abilities=("charge-bestiale",))
TYRANT = card(abilities=("tyrans-de-vile-tis",))


def meet(kind, *, key=None, enemies=(2,), target=None, **more):
    state = battle(
        man(0, 30, 50, key=key), man(1, 30, 47.5, SOUTH, key=target, **more), man(1, 60, 20, SOUTH)
    )
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    arrive(play, 1, enemies, kind)
    return play


class TestArrive:
    @pytest.mark.rule("CON-CHARGE-7")
    @pytest.mark.parametrize("kind", ["charge", "jump"])
    def test_a_charge_takes_one_from_three_values_of_the_enemy(self, kind):
        play = meet(kind)
        enemy = figure(play.state, 2)
        assert enemy.turn.charged == -1
        assert initiative(play.state, enemy).total == 2
        assert attack(enemy).total == 3
        assert defence(enemy).total == 3
        (told,) = events(play, StatusChanged)
        assert (told.piece, told.on, told.rule) == (2, True, "CON-CHARGE-7")
        assert told.status.values == {"amount": Signed(-1)}

    @pytest.mark.rule("CON-ENGAGE-3")
    @pytest.mark.rule("CON-WALK-3")
    @pytest.mark.parametrize(
        ("kind", "rule"),
        [("engage", "CON-ENGAGE-3"), ("walk", "CON-WALK-3"), ("disengage", "CON-DISENGAGE-5")],
    )
    def test_no_other_contact_does(self, kind, rule):
        play = meet(kind)
        assert figure(play.state, 2).turn.charged == 0
        assert figure(play.state, 1).turn.assault == "engage"
        assert events(play, StatusChanged) == []
        (told,) = events(play, Told)
        assert told.rule == rule

    @pytest.mark.rule("CON-PURSUE-5")
    @pytest.mark.parametrize("before", ["", "charge", "engage"])
    def test_a_pursuer_is_still_what_he_was(self, before):
        state = battle(man(0, 30, 50, assault=before), man(1, 30, 47.5, SOUTH))
        play = Play(FakeGame(), state, Scripted([]), listening=True)
        arrive(play, 1, (2,), "pursuit")
        assert figure(play.state, 1).turn.assault == before
        assert figure(play.state, 2).turn.charged == 0
        assert figure(play.state, 2).turn.contacted
        assert events(play, StatusChanged) == []
        (told,) = events(play, Told)
        assert told.rule == "CON-PURSUE-5"

    @pytest.mark.rule("CON-DISENGAGE-2")
    @pytest.mark.parametrize("kind", ["charge", "engage"])
    def test_whoever_is_met_is_marked_and_nobody_else(self, kind):
        play = meet(kind)
        assert figure(play.state, 2).turn.contacted
        assert not figure(play.state, 3).turn.contacted
        assert not figure(play.state, 1).turn.contacted
        assert figure(play.state, 1).turn.assault == kind

    def test_several_enemies_are_all_met(self):
        play = meet("charge", enemies=(2, 3))
        assert [figure(play.state, n).turn.charged for n in (1, 2, 3)] == [0, -1, -1]
        assert len(events(play, Told)) == 2

    def test_nobody_met_is_nothing(self):
        play = meet("charge", enemies=())
        assert figure(play.state, 1).turn.assault == ""
        assert play.events == []

    def test_one_that_is_gone_meets_nobody(self):
        state = battle(man(0, 30, 50), man(1, 30, 47.5))
        play = Play(FakeGame(), state, Scripted([]), listening=True)
        arrive(play, 99, (2,), "charge")
        assert play.state == state

    @pytest.mark.rule("CON-FEAR-8")
    def test_one_in_flight_stops_fleeing(self):
        play = meet("engage", flight=Flight(6, 1))
        assert figure(play.state, 2).flight is None
        (told,) = events(play, StatusChanged)
        assert (told.piece, told.on, told.rule) == (2, False, "CON-FEAR-8")
        assert told.status.key == "confrontation:status-fear-fleeing"


class TestPenalty:
    @pytest.mark.rule("CON-CHARGE-8")
    def test_it_counts_once(self):
        play = meet("charge", charged=-1)
        assert figure(play.state, 2).turn.charged == -1
        assert events(play, StatusChanged) == []

    @pytest.mark.rule("CON-CHARGE-9")
    def test_it_brings_no_value_below_zero(self):
        weak = card(initiative=0, attack=1, defence=0)
        enemy = figure(meet("charge", target=weak).state, 2)
        assert [v.total for v in (attack(enemy), defence(enemy))] == [0, 0]
        assert initiative(meet("charge", target=weak).state, enemy).total == 0

    @pytest.mark.rule("CON-CHARGE-9")
    @pytest.mark.rule("CON-FEAR-5")
    @pytest.mark.rule("CON-TEST-8")
    @pytest.mark.parametrize(
        ("printed", "wound", "charged", "afraid", "left"),
        [
            (3, "none", -1, True, 1),
            (2, "none", -2, True, 0),
            (1, "none", -1, True, 0),
            (1, "none", -2, False, 0),
            (1, "serious", -1, False, -1),
            (1, "serious", 0, True, -1),
            (3, "serious", -1, True, 0),
            (2, "serious", -1, True, 0),
        ],
    )
    def test_charge_and_fear_add_up_and_leave_what_is_below_zero(
        self, printed, wound, charged, afraid, left
    ):
        key = card(attack=printed, defence=printed)
        state = battle(man(0, 30, 50, key=key, wound=wound, charged=charged, afraid=afraid))
        assert attack(figure(state, 1)).total == left
        assert defence(figure(state, 1)).total == left

    @pytest.mark.rule("CON-CARD-charge-bestiale")
    def test_a_beastly_charge_takes_two(self):
        play = meet("charge", key=BEAST)
        assert figure(play.state, 2).turn.charged == -2
        (told,) = events(play, StatusChanged)
        assert told.rule == "CON-CARD-charge-bestiale"

    @pytest.mark.rule("CON-CHARGE-8")
    @pytest.mark.rule("CON-CARD-charge-bestiale")
    def test_of_several_the_worst_counts(self):
        assert figure(meet("charge", key=BEAST, charged=-1).state, 2).turn.charged == -2
        assert figure(meet("charge", charged=-2).state, 2).turn.charged == -2
        assert figure(meet("engage", key=BEAST).state, 2).turn.charged == 0

    @pytest.mark.rule("CON-CARD-tyrans-de-vile-tis")
    @pytest.mark.parametrize("kind", ["engage", "walk", "disengage", "pursuit"])
    def test_tyrants_charge_whenever_they_touch(self, kind):
        play = meet(kind, key=TYRANT)
        assert figure(play.state, 2).turn.charged == -1
        assert figure(play.state, 1).turn.assault == "charge"
        (told,) = events(play, StatusChanged)
        assert told.rule == "CON-CARD-tyrans-de-vile-tis"

    def test_what_counts_as_a_charge(self):
        usual, tyrant = (figure(battle(man(0, 9, 9, key=key)), 1) for key in (card(), TYRANT))
        assert as_charge(usual, "charge") is True
        assert as_charge(usual, "jump") is True
        assert as_charge(usual, "engage") is False
        assert as_charge(usual, "pursuit") is False
        assert as_charge(tyrant, "engage").ability.key == "tyrans-de-vile-tis"
        assert charge_penalty(usual) == (-1, "CON-CHARGE-7")
        both = card(abilities=("charge-bestiale", "tyrans-de-vile-tis"))
        play = meet("engage", key=both)
        assert figure(play.state, 2).turn.charged == -2
        assert events(play, StatusChanged)[0].rule == "CON-CARD-charge-bestiale"
