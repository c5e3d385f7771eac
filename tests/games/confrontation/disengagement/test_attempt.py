import pytest

from slagveld.games.confrontation.assault.charge_or_engagement import Engage
from slagveld.games.confrontation.assault.move_into_contact import AssaultWay, HoldBack, TakeWay
from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.disengagement.attempt import Disengage
from slagveld.games.confrontation.disengagement.difficulty_and_strength import difficulty
from slagveld.games.confrontation.disengagement.granted_moves import (
    GrantedMove,
    Remain,
    Withdraw,
    WithdrawInto,
)
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced, Moved, Rolled, StatusChanged
from slagveld.record import field_names
from tests.games.confrontation.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    box,
    card,
    events,
    man,
    refused,
)
from tests.games.confrontation.marching import Afterwards, active, figure, place, way

FIRST = man(1, 30, 47.5, SOUTH)
SECOND = man(1, 32.5, 50, WEST)
THIRD = man(1, 27.5, 50, EAST)
LARGE = {"size": "large", "base": (250, 250)}


def fight(*enemies, key=None, **rest):
    return active(man(0, 30, 50, key=key), *(enemies or (FIRST,)), **rest)


def free(state, **more):
    """The question after a disengagement that has succeeded."""
    return act(state, 0, Disengage(1, **more), [5]).state


class TestTest:
    @pytest.mark.rule("CON-DISENGAGE-3")
    @pytest.mark.rule("CON-STAT-3")
    @pytest.mark.parametrize(
        ("enemies", "die", "needed"),
        [((FIRST,), 3, 6), ((FIRST, SECOND), 5, 8), ((FIRST, SECOND, THIRD), 5, 10)],
    )
    def test_initiative_against_four_and_two_for_each_opponent(self, enemies, die, needed):
        value = 3 if needed < 10 else 5
        state = fight(*enemies, key=card(initiative=value))
        assert difficulty(state, figure(state, 1)).total == needed
        won = act(state, 0, Disengage(1), [die])
        assert isinstance(won.state.agenda.top, GrantedMove)
        lost = act(state, 0, Disengage(1), [die - 1])
        assert lost.state.agenda.top == Afterwards()
        (rolled,) = events(lost, Rolled)
        assert rolled.rule == "CON-DISENGAGE-3"
        assert rolled.need.target.total == needed - value

    def test_it_is_announced_and_chosen(self):
        play = act(fight(), 0, Disengage(1), [2])
        (told,) = events(play, Announced)
        assert (told.seat, told.rule) == (0, "CON-DISENGAGE-1")
        assert figure(play.state, 1).turn.chosen == "disengage"

    @pytest.mark.rule("CON-DISENGAGE-2")
    def test_not_in_the_turn_of_contact(self):
        state = active(man(0, 30, 50, contacted=True), FIRST)
        assert refused(state, 0, Disengage(1)) == "CON-DISENGAGE-2"
        assert [form.action for form in state.agenda.top.ask(state).forms] == [
            "Stay",
            "EndActivation",
        ]

    @pytest.mark.rule("CON-DISENGAGE-1")
    def test_only_out_of_a_fight(self):
        state = active(man(0, 30, 50), man(1, 30, 40))
        assert refused(state, 0, Disengage(1)) == "CON-DISENGAGE-1"

    @pytest.mark.rule("CON-CHARGE-7")
    def test_charge_and_fear_weigh_on_initiative(self):
        state = active(man(0, 30, 50, afraid=True), FIRST)
        play = act(state, 0, Disengage(1), [3])
        assert figure(play.state, 1).turn.no_attack
        assert events(play, Rolled)[0].need.target.total == 4

    @pytest.mark.rule("CON-CARD-desengagement")
    def test_a_competence_caps_the_difficulty(self):
        key = card(abilities=("desengagement/7",), **LARGE)
        state = fight(FIRST, SECOND, THIRD, key=key)
        assert difficulty(state, figure(state, 1)).total == 7
        assert difficulty(state, figure(state, 1), force=True).total == 10
        alone = fight(FIRST, key=key)
        assert difficulty(alone, figure(alone, 1)).total == 6
        assert isinstance(act(state, 0, Disengage(1), [4]).state.agenda.top, GrantedMove)

    @pytest.mark.rule("CON-CARD-aguerri")
    def test_the_hardened_roll_fives_on(self):
        key = card(initiative=0, abilities=("aguerri",))
        assert figure(act(fight(key=key), 0, Disengage(1), [5, 2]).state, 1).turn.left == (2,)
        usual = act(fight(key=card(initiative=0)), 0, Disengage(1), [5])
        assert figure(usual.state, 1).turn.left == ()


class TestFailure:
    @pytest.mark.rule("CON-DISENGAGE-7")
    def test_he_stays_in_contact_without_dice_for_attack(self):
        play = act(fight(), 0, Disengage(1), [1])
        man_ = figure(play.state, 1)
        assert place(play.state, 1) == (30, 50, NORTH)
        assert man_.turn.no_attack
        assert man_.turn.left == ()
        (told,) = events(play, StatusChanged)
        assert (told.piece, told.on, told.rule) == (1, True, "CON-DISENGAGE-7")

    @pytest.mark.rule("CON-DISENGAGE-8")
    def test_only_attack_is_barred(self):
        before = figure(fight(), 1).turn
        after = figure(act(fight(), 0, Disengage(1), [1]).state, 1).turn
        changed = {n for n in field_names(type(before)) if getattr(before, n) != getattr(after, n)}
        assert changed == {"chosen", "activated", "no_attack"}


class TestSuccess:
    @pytest.mark.rule("CON-DISENGAGE-4")
    def test_he_moves_up_to_mov_and_out_of_contact(self):
        state = free(fight())
        assert figure(state, 1).turn.left == (2,)
        assert not figure(state, 1).turn.no_attack
        play = act(state, 0, Withdraw(way((30, 60)), 2700))
        assert place(play.state, 1) == (30, 60, 270)
        assert figure(play.state, 1).turn.covered == 1000
        (moved,) = events(play, Moved)
        assert (moved.manner, moved.rule) == ("break-off", "CON-DISENGAGE-4")
        assert play.state.agenda.top == Afterwards()
        assert refused(state, 0, Withdraw(way((30, 60.01)), 2700)) == "CON-DISENGAGE-4"
        assert refused(state, 0, Withdraw((), 2700)) == "CON-DISENGAGE-4"
        assert refused(state, 0, Withdraw(way((31, 50)), 2700)) == "CON-DISENGAGE-4"
        assert refused(state, 0, Withdraw(way((30, 50.2)), 2700)) is None

    @pytest.mark.rule("CON-DISENGAGE-4")
    def test_he_must_go_if_there_is_a_way_out(self):
        state = free(fight())
        assert refused(state, 0, Remain()) == "CON-DISENGAGE-4"
        forms = [form.action for form in state.agenda.top.ask(state).forms]
        assert forms == ["Withdraw"]
        menu = state.agenda.top.candidates(state, 0)
        assert all(isinstance(action, Withdraw) for action in menu)
        assert [a for a in menu if refused(state, 0, a) is not None] == []

    @pytest.mark.rule("CON-DISENGAGE-4")
    def test_walled_in_he_remains(self):
        walls = (
            box(5, "impassable", 28.7, 48.6, 0.05, 2.7, height=500),
            box(6, "impassable", 31.25, 48.6, 0.05, 2.7, height=500),
            box(7, "impassable", 28.7, 51.25, 2.6, 0.05, height=500),
        )
        state = free(fight(terrain=walls))
        assert state.agenda.top.candidates(state, 0) == [Remain()]
        forms = [form.action for form in state.agenda.top.ask(state).forms]
        assert forms == ["Withdraw", "Remain"]
        play = act(state, 0, Remain())
        assert place(play.state, 1) == (30, 50, 270)

    @pytest.mark.rule("CON-DISENGAGE-6")
    def test_not_back_to_those_he_left(self):
        state = free(fight(FIRST, man(1, 30, 58, NORTH)))
        assert refused(state, 0, WithdrawInto((2,))) == "CON-DISENGAGE-6"
        assert refused(state, 0, WithdrawInto((3, 2))) == "CON-DISENGAGE-6"
        assert refused(state, 0, WithdrawInto((3,))) is None
        assert refused(state, 0, WithdrawInto(())) == "CON-CHARGE-10"
        fields = state.agenda.top.ask(state).forms[1].fields
        assert fields[0].allowed == (3,)
        assert state.agenda.top.ask(state).measuring.ruler == "own"

    @pytest.mark.rule("CON-DISENGAGE-5")
    def test_contact_with_another_has_the_effects_of_an_engagement(self):
        state = free(fight(FIRST, man(1, 30, 58, NORTH)))
        play = act(state, 0, WithdrawInto((3,)))
        assert figure(play.state, 1).turn.chosen == "disengage"
        question = play.state.agenda.top
        assert isinstance(question, AssaultWay)
        assert refused(play.state, 0, HoldBack()) == "CON-CHARGE-10"
        play = act(play.state, 0, TakeWay(way((30, 55.5))))
        assert place(play.state, 1) == (30, 55.5, 90)
        assert figure(play.state, 3).turn.contacted
        assert figure(play.state, 3).turn.charged == 0
        assert figure(play.state, 1).turn.assault == "engage"
        (moved,) = events(play, Moved)
        assert (moved.manner, moved.rule) == ("break-off", "CON-DISENGAGE-5")

    @pytest.mark.rule("CON-DISENGAGE-5")
    def test_another_out_of_reach_is_approached_within_mov(self):
        state = free(fight(FIRST, man(1, 30, 70, NORTH)))
        play = act(state, 0, WithdrawInto((3,)))
        assert play.state.agenda.top.short
        menu = play.state.agenda.top.candidates(play.state, 0)
        assert menu == [TakeWay(way((30, 60)), 900)]
        assert refused(play.state, 0, TakeWay(way((30, 60.01)))) == "CON-DISENGAGE-4"

    @pytest.mark.rule("CON-DISENGAGE-4")
    def test_short_of_another_he_leaves_the_fight_all_the_same(self):
        state = act(free(fight(FIRST, man(1, 30, 70, NORTH))), 0, WithdrawInto((3,))).state
        question = state.agenda.top
        assert refused(state, 0, HoldBack()) == "CON-DISENGAGE-4"
        assert refused(state, 0, TakeWay((), 2700)) == "CON-DISENGAGE-4"
        assert refused(state, 0, TakeWay(way((30, 50.1)))) == "CON-MOVE-13"
        assert refused(state, 0, TakeWay(way((30, 50.11)))) is None
        assert [form.action for form in question.ask(state).forms] == ["TakeWay"]
        for seed in range(8):
            assert question.propose(state, 0, Rng(seed)) == TakeWay(way((30, 60)), 900)
        play = act(state, 0, TakeWay(way((30, 60)), 900))
        assert place(play.state, 1) == (30, 60, 90)
        assert not figure(play.state, 3).turn.contacted

    @pytest.mark.rule("CON-DISENGAGE-4")
    def test_who_has_no_way_towards_another_may_stay(self):
        walls = (
            box(5, "impassable", 28.7, 48.6, 0.05, 2.7, height=500),
            box(6, "impassable", 31.25, 48.6, 0.05, 2.7, height=500),
            box(7, "impassable", 28.7, 51.25, 2.6, 0.05, height=500),
        )
        state = free(fight(FIRST, man(1, 30, 70, NORTH), terrain=walls))
        state = act(state, 0, WithdrawInto((3,))).state
        assert state.agenda.top.candidates(state, 0) == [HoldBack()]
        assert state.agenda.top.propose(state, 0, Rng(1)) == HoldBack()
        assert place(act(state, 0, HoldBack()).state, 1) == (30, 50, 270)

    @pytest.mark.rule("CON-DISENGAGE-5")
    def test_those_who_frighten_are_tested_for(self):
        beast = man(1, 30, 58, NORTH, key=card(fear=5))
        state = free(fight(FIRST, beast))
        play = act(state, 0, WithdrawInto((3,)), [1])
        assert figure(play.state, 1).turn.paralysed_by == (3,)
        assert place(play.state, 1) == (30, 50, 270)

    def test_previews(self):
        state = free(fight(FIRST, man(1, 30, 58, NORTH)))
        question = state.agenda.top
        shown = question.preview(state, 0, Partial("Withdraw", {"path": [[3000, 5500]]}))
        assert (shown.length, shown.limit, shown.snapped["facing"]) == (500, 1000, 900)
        assert question.preview(state, 0, Partial("WithdrawInto", {})).pieces == (3,)
        assert question.preview(state, 0, Partial("Remain", {})).limit is None


class TestByStrength:
    STRONG = card(strength=9, initiative=0, **LARGE)

    @pytest.mark.rule("CON-FORCE-1")
    @pytest.mark.rule("CON-FORCE-3")
    def test_strength_less_the_highest_resistance(self):
        tough = man(1, 32.5, 50, WEST, key=card(resistance=7))
        state = fight(FIRST, tough, key=self.STRONG)
        won = act(state, 0, Disengage(1, True), [6, 2])
        assert isinstance(won.state.agenda.top, GrantedMove)
        rolled = events(won, Rolled)
        assert rolled[0].rule == "CON-FORCE-3"
        assert rolled[0].need.target.total == 6
        lost = act(state, 0, Disengage(1, True), [5])
        assert figure(lost.state, 1).turn.no_attack
        (told,) = events(lost, Announced)
        assert told.rule == "CON-FORCE-1"

    @pytest.mark.rule("CON-FORCE-6")
    def test_success_and_failure_are_as_usual(self):
        won = free(fight(key=self.STRONG), by_strength=True)
        assert figure(won, 1).turn.left == (2,)
        assert refused(won, 0, Withdraw(way((30, 60)), 2700)) is None
        lost = act(fight(key=self.STRONG), 0, Disengage(1, True), [1])
        assert events(lost, StatusChanged)[0].rule == "CON-DISENGAGE-7"

    @pytest.mark.rule("CON-FORCE-2")
    def test_only_if_larger_than_every_enemy_in_contact(self):
        same = man(1, 32.5, 50, WEST, key=card(**LARGE))
        assert refused(fight(key=self.STRONG), 0, Disengage(1, True)) is None
        assert refused(fight(FIRST, same, key=self.STRONG), 0, Disengage(1, True)) == "CON-FORCE-2"
        assert refused(fight(key=card(strength=9)), 0, Disengage(1, True)) == "CON-FORCE-2"

    @pytest.mark.rule("CON-CARD-brute-epaisse")
    @pytest.mark.rule("CON-CARD-dur-a-cuire")
    def test_competences_count_one_size_larger(self):
        brute = card(strength=9, abilities=("brute-epaisse",))
        assert refused(fight(key=brute), 0, Disengage(1, True)) is None
        hard = man(1, 30, 47.5, SOUTH, key=card(abilities=("dur-a-cuire",)))
        assert refused(fight(hard, key=brute), 0, Disengage(1, True)) == "CON-FORCE-2"
        own = card(strength=9, abilities=("dur-a-cuire",))
        assert refused(fight(key=own), 0, Disengage(1, True)) == "CON-FORCE-2"
        harder = man(1, 30, 47.5, SOUTH, key=card(abilities=("dur-a-cuire/2",)))
        giant = card(strength=9, size="very-large", base=(250, 250))
        assert refused(fight(hard, key=giant), 0, Disengage(1, True)) is None
        assert refused(fight(harder, key=giant), 0, Disengage(1, True)) == "CON-FORCE-2"

    @pytest.mark.rule("CON-FORCE-4")
    @pytest.mark.rule("CON-FORCE-5")
    def test_a_negative_rest_forbids_it_and_wounds_count(self):
        key = card(strength=6, **LARGE)
        just = active(man(0, 30, 50, key=key, wound="light"), FIRST)
        assert refused(just, 0, Disengage(1, True)) is None
        below = active(man(0, 30, 50, key=key, wound="serious"), FIRST)
        assert refused(below, 0, Disengage(1, True)) == "CON-FORCE-4"
        rolled = act(just, 0, Disengage(1, True), [6, 2])
        assert events(rolled, Rolled)[0].need.target.total == 6

    @pytest.mark.rule("CON-HOUSE-10")
    def test_a_die_in_the_strength_is_rolled_first(self):
        key = card(strength=4, strength_dice=1, **LARGE)
        state = fight(key=key)
        assert refused(state, 0, Disengage(1, True)) is None
        assert refused(fight(key=card(strength=4, **LARGE)), 0, Disengage(1, True)) == "CON-FORCE-4"
        play = act(state, 0, Disengage(1, True), [1, 6])
        first, second = events(play, Rolled)
        assert (first.rule, first.dice) == ("CON-HOUSE-10", (1,))
        assert second.need.target.total == 6
        assert figure(play.state, 1).turn.left == (2,)

    @pytest.mark.rule("CON-FORCE-7")
    def test_the_option_switches_it_off(self):
        state = fight(key=self.STRONG, options=Options(by_strength=False))
        assert refused(state, 0, Disengage(1, True)) == "CON-FORCE-7"
        assert refused(state, 0, Disengage(1)) is None

    def test_forms_offer_the_switch_to_those_who_may(self):
        men = (man(0, 30, 50, key=self.STRONG), FIRST, man(0, 60, 50, card=101, key=card()))
        state = active(*men, man(1, 60, 47.5, SOUTH))
        forms = [form for form in state.agenda.top.ask(state).forms if form.action == "Disengage"]
        assert [form.fields[0].allowed for form in forms] == [(3,), (1,)]
        assert [len(form.fields) for form in forms] == [1, 2]
        menu = state.agenda.top.candidates(state, 0)
        assert [a for a in menu if isinstance(a, Disengage)] == [
            Disengage(1),
            Disengage(1, True),
            Disengage(3),
        ]


class TestPreview:
    def preview(self, state, **values):
        return state.agenda.top.preview(state, 0, Partial("Disengage", values))

    def test_the_chance_and_what_it_is_made_of(self):
        shown = self.preview(fight(), figure=1)
        ((_, free_), (_, held)) = shown.odds[0].outcomes
        assert (free_, held) == (2 / 3, 1 / 3)
        assert shown.odds[0].need.total == 3
        assert [tally.total for tally in shown.tallies] == [3, 6]
        assert shown.limit == 1000
        assert shown.region is not None

    def test_by_strength(self):
        state = fight(key=card(strength=9, **LARGE))
        shown = self.preview(state, figure=1, by_strength=True)
        assert shown.tallies[0].total == 4
        assert shown.odds[0].outcomes[0][1] == 5 / 6
        die = fight(key=card(strength=4, strength_dice=1, **LARGE))
        chance = self.preview(die, figure=1, by_strength=True).odds[0].outcomes[0][1]
        assert chance == 20 / 36

    def test_refusals(self):
        assert self.preview(fight(), figure=1, by_strength=True).refusal.rule == "CON-FORCE-2"
        assert self.preview(fight(), figure=2).refusal.rule == "CON-MOVE-4"
        assert self.preview(fight(), figure=9).refusal is None
        away = active(man(0, 30, 50), man(1, 30, 40))
        assert self.preview(away, figure=1).refusal.rule == "CON-DISENGAGE-1"
        assert refused(away, 0, Engage((1,), (2,))) is None
