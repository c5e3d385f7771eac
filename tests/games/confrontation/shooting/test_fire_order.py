"""The order of shooting: Initiative, aimed and rapid fire."""

import pytest

from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.shooting.fire_order import (
    POLICY,
    AnnounceRapid,
    FireRapidly,
    WaitTurn,
    next_up,
    order_value,
    overtakes,
    rapid_able,
    waiting,
)
from slagveld.games.confrontation.shooting.phase import FireNow, HoldFire, Shoot, TakeAim
from slagveld.kernel.decision import FREE, Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import WEST, battle, card
from tests.games.confrontation.gunnery import Gunnery, archer, foe, shooter

QUICK, SLOW = archer(initiative=5), archer(initiative=2)


def duel(own=3, enemy=3, **rest):
    """Two archers face to face, 20 cm apart, with these Initiatives."""
    return Gunnery(
        shooter(key=archer(initiative=own)),
        shooter(42.5, facing=WEST, seat=1, key=archer(initiative=enemy)),
        **rest,
    )


def fired(game):
    """Who has shot or may not shoot any more."""
    return [one.id for one in game.state.figures if one.turn.shot]


class TestInitiative:
    @pytest.mark.rule("CON-SHOOT-9", "CON-STAT-3")
    def test_the_higher_initiative_fires_first(self):
        game = duel(2, 4)
        assert game.asked == ("AnnounceRapid", 0)
        game.do(WaitTurn())
        assert game.asked == ("FireNow", 1)
        assert (game.top.shooters, game.state.passed) == ((2,), 4)
        game.do(HoldFire())
        assert game.asked == ("FireNow", 0)
        assert (game.top.shooters, game.state.passed) == ((1,), 2)
        assert game.do(HoldFire()).over

    @pytest.mark.rule("CON-SHOOT-9")
    def test_it_is_the_initiative_as_it_stands(self):
        state = battle(shooter(charged=-1, afraid=True), shooter(marks=("aimed",), y=60))
        assert [order_value(state, one).total for one in state.figures] == [1, 1]
        assert [item.rule for item in order_value(state, state.figure(2)).items] == ["CON-FIRE-5"]

    @pytest.mark.rule("CON-SHOOT-10")
    def test_equals_of_one_army_fire_together(self):
        game = Gunnery(shooter(y=30), shooter(y=60), foe(), shooter(y=80, key=QUICK))
        game.do(WaitTurn())
        assert game.top.shooters == (4,)
        game.do(HoldFire())
        # Rapid fire would bring one of the two before the other.
        assert game.asked == ("AnnounceRapid", 0)
        game.do(WaitTurn())
        assert game.top.shooters == (1, 2)

    @pytest.mark.rule("CON-SHOOT-11", "CON-MOVE-3")
    @pytest.mark.parametrize("winner", [0, 1])
    def test_of_equals_the_winner_of_the_tactical_roll_fires_first(self, winner):
        game = duel(winner=winner)
        assert game.asked == ("AnnounceRapid", winner)
        game.do(WaitTurn())
        assert game.asked == ("AnnounceRapid", 1 - winner)
        game.do(WaitTurn())
        assert game.asked == ("FireNow", winner)
        assert len(game.top.shooters) == 1
        game.do(HoldFire())
        assert game.asked == ("FireNow", 1 - winner)

    @pytest.mark.rule("CON-SHOOT-11")
    def test_his_results_are_applied_before_the_others_fire(self):
        game = duel()
        game.do(WaitTurn()).do(WaitTurn())
        # 6 + 6 + 3 - 5 kills.
        game.do(Shoot(1, 2), 4, 6, 6)
        assert game.figure(2) is None
        assert game.over

    def test_without_a_winner_the_first_seat_is_first(self):
        state = battle(shooter(), shooter(42.5, facing=WEST, seat=1), winner=-1)
        assert [one.id for one in next_up(state)[1]] == [1]

    def test_nobody_waits_who_cannot_shoot(self):
        men = (shooter(), shooter(y=30, shot=True), shooter(y=60, marks=("held-fire",)), foe())
        state = battle(*men)
        assert [(value, one.id) for value, one in waiting(state)] == [(3, 1)]
        assert next_up(battle(foe())) == (0, [])

    def test_who_has_nobody_to_shoot_at_is_passed_over(self):
        game = Gunnery(shooter(facing=WEST), foe())
        assert game.over
        assert game.marks(1) == ("held-fire",)
        game = Gunnery(shooter(y=30, facing=WEST), shooter(y=60), foe())
        assert game.marks(1) == ()
        game.do(WaitTurn())
        assert game.top.shooters == (2,)
        assert (game.marks(1), game.marks(2)) == (("held-fire",), ())


class TestAimed:
    @pytest.mark.rule("CON-FIRE-4", "CON-FIRE-5", "CON-FIRE-1")
    def test_it_is_announced_in_his_turn_and_fired_two_steps_later(self):
        game = duel(4, 3)
        game.do(WaitTurn())
        game.do(TakeAim((1,)))
        assert ("shooting-announced-aim", "CON-FIRE-5") in game.told()
        assert (fired(game), game.marks(1)) == ([], ("aimed",))
        assert game.asked == ("FireNow", 1)
        game.do(HoldFire())
        assert game.asked == ("FireNow", 0)
        assert game.state.passed == 2
        # TIR 3 against 3: anything but a 1.
        game.do(Shoot(1, 2), 2, 1, 2)
        assert game.needs()[0] == 2

    @pytest.mark.rule("CON-FIRE-6")
    def test_once_a_turn(self):
        game = duel(4, 3)
        game.do(WaitTurn()).do(TakeAim((1,))).do(HoldFire())
        assert game.refusal(TakeAim((1,))) == "CON-FIRE-6"
        assert [form.action for form in game.decision().forms] == ["Shoot", "HoldFire"]

    @pytest.mark.rule("CON-FIRE-10")
    def test_initiative_may_fall_below_zero(self):
        game = duel(1, 0)
        game.do(WaitTurn()).do(TakeAim((1,))).do(HoldFire())
        assert game.asked == ("FireNow", 0)
        assert game.state.passed == -1

    @pytest.mark.rule("CON-FIRE-5")
    def test_the_enemy_who_comes_between_may_kill_him(self):
        game = duel(4, 3)
        game.do(WaitTurn()).do(TakeAim((1,)))
        game.do(Shoot(2, 1), 4, 6, 6)
        assert game.over
        assert game.figure(1) is None

    @pytest.mark.rule("CON-FIRE-10")
    def test_not_with_rapid_fire(self):
        game = duel(2, 3)
        game.do(FireRapidly((1,)))
        assert game.asked == ("AnnounceRapid", 1)
        game.do(WaitTurn())
        assert game.asked == ("FireNow", 0)
        assert game.refusal(TakeAim((1,))) == "CON-FIRE-10"


class TestRapid:
    @pytest.mark.rule("CON-FIRE-7", "CON-FIRE-8", "CON-FIRE-1")
    def test_it_comes_two_steps_earlier_and_is_harder(self):
        game = duel(2, 3)
        assert game.asked == ("AnnounceRapid", 0)
        game.do(FireRapidly((1,)))
        assert game.told() == [("shooting-announced-rapid", "CON-FIRE-8")]
        game.do(WaitTurn())
        assert (game.asked, game.state.passed) == (("FireNow", 0), 4)
        # Difficulty 5, TIR 3.
        game.do(Shoot(1, 2), 1)
        assert game.needs() == [2]

    @pytest.mark.rule("CON-FIRE-8")
    def test_whoever_is_overtaken_may_answer(self):
        game = duel(2, 3)
        game.do(FireRapidly((1,))).do(FireRapidly((2,)))
        assert (game.asked, game.state.passed) == (("FireNow", 1), 5)

    @pytest.mark.rule("CON-FIRE-8")
    def test_one_whose_raised_initiative_has_been_passed_fires_next(self):
        game = Gunnery(
            shooter(y=30, key=archer(initiative=1)),
            shooter(42.5, 20, WEST, seat=1, key=archer(initiative=6)),
            shooter(42.5, 60, WEST, seat=1, key=archer(initiative=2)),
        )
        assert game.asked == ("AnnounceRapid", 0)
        game.do(WaitTurn()).do(WaitTurn()).do(HoldFire())
        assert game.state.passed == 6
        assert game.asked == ("AnnounceRapid", 0)
        game.do(FireRapidly((1,))).do(WaitTurn())
        assert (game.asked, game.state.passed) == (("FireNow", 0), 3)

    @pytest.mark.rule("CON-FIRE-9", "CON-FIRE-10")
    def test_once_a_turn_and_not_with_aimed_fire(self):
        men = [shooter(marks=(mark,), y=30) for mark in ("rapid", "aimed")]
        for rule, own in zip(("CON-FIRE-9", "CON-FIRE-10"), men, strict=True):
            state = battle(own, shooter(y=60), foe(), agenda=(AnnounceRapid(0),))
            question = AnnounceRapid(0)
            assert question.check(state, 0, FireRapidly((1,))).rule == rule
            assert [one.id for one in rapid_able(state, 0)] == [2]

    @pytest.mark.rule("CON-FIRE-8")
    def test_nobody_is_asked_where_it_would_change_nothing(self):
        assert not overtakes(battle(shooter(), foe()), 0)
        both = battle(shooter(y=30), shooter(y=60, key=QUICK), foe(20, 5))
        assert overtakes(both, 0)
        assert not overtakes(both, 1)
        # The first in the order gains nothing by it, and the second has nobody to shoot at.
        assert not overtakes(battle(shooter(key=QUICK), shooter(y=60, facing=WEST), foe()), 0)
        # The first in the order stands alone there; at the same Initiative he does not.
        men = (shooter(), shooter(42.5, facing=WEST, seat=1, key=SLOW))
        assert [overtakes(battle(*men), seat) for seat in (0, 1)] == [False, True]

    @pytest.mark.rule("CON-FIRE-8")
    def test_whoever_has_announced_is_not_asked_again(self):
        men = (shooter(marks=("rapid",)), shooter(42.5, facing=WEST, seat=1, key=QUICK))
        assert [overtakes(battle(*men), seat) for seat in (0, 1)] == [False, True]

    def test_a_policy_switches_the_question_off(self):
        game = duel(2, 4, policies=(Policy(0, "rapid", "never"),))
        assert game.asked == ("FireNow", 1)
        form = POLICY
        assert (form.key, [one.key for one in form.choices]) == ("rapid", ["ask", "never"])


class TestQuestion:
    def test_the_form(self):
        game = duel(2, 4)
        decision = game.decision()
        assert [form.action for form in decision.forms] == ["FireRapidly", "WaitTurn"]
        assert decision.forms[0].fields[0].allowed == (1,)
        assert (decision.pieces, decision.prompt.values) == ((1,), {"level": 4})

    @pytest.mark.rule("CON-SHOOT-7")
    def test_nothing_is_measured_unless_it_is_free(self):
        measuring = duel(2, 4).decision().measuring
        assert (measuring.ruler, measuring.reach, measuring.rule) == ("own", False, "CON-SHOOT-7")
        free = battle(options=Options(free_measuring=True))
        assert AnnounceRapid(0).ask(free).measuring == FREE

    def test_what_is_refused(self):
        game = Gunnery(
            shooter(y=20, key=SLOW),
            shooter(42.5, facing=WEST, seat=1, key=QUICK),
            shooter(y=30, key=card()),
            shooter(y=70, facing=WEST, key=SLOW),
            shooter(y=60, key=SLOW, marks=("held-fire",)),
        )
        assert game.asked == ("AnnounceRapid", 0)
        assert game.refusal(FireRapidly(())) == "CON-FIRE-1"
        assert game.refusal(FireRapidly((1, 1))) == "CON-FIRE-1"
        assert game.refusal(FireRapidly((2,))) == "CON-SHOOT-1"
        assert game.refusal(FireRapidly((99,))) == "CON-SHOOT-1"
        assert game.refusal(FireRapidly((1, 3))) == "CON-STAT-8"
        assert game.refusal(FireRapidly((4,))) == "CON-SHOOT-9"
        assert game.refusal(FireRapidly((5,))) == "CON-SHOOT-9"
        assert game.refusal(FireRapidly((1,))) is None
        assert game.refusal(WaitTurn()) is None

    def test_menu_and_chance(self):
        game = Gunnery(shooter(y=30), shooter(y=60), foe())
        state = game.state
        assert game.top.candidates(state, 0) == [
            WaitTurn(),
            FireRapidly((1,)),
            FireRapidly((2,)),
            FireRapidly((1, 2)),
        ]
        rng = Rng(4)
        found = [game.top.propose(state, 0, rng) for _ in range(100)]
        rapid = [one for one in found if isinstance(one, FireRapidly)]
        assert 3 <= len(rapid) <= 25
        assert {one.shooters for one in rapid} == {(1,), (2,)}
        assert AnnounceRapid(1).propose(state, 1, Rng(1)) == WaitTurn()

    def test_the_preview_shows_the_initiative(self):
        game = Gunnery(shooter(y=30), shooter(y=60), foe())
        shown = game.top.preview(game.state, 0, Partial("FireRapidly", {"shooters": [2]}))
        assert shown.pieces == (1, 2)
        assert [tally.total for tally in shown.tallies] == [5]
        assert game.top.preview(game.state, 0, Partial("WaitTurn")).tallies == ()

    def test_several_at_once(self):
        game = Gunnery(shooter(y=30), shooter(y=60), foe())
        game.do(FireRapidly((2, 1)))
        assert isinstance(game.top, FireNow)
        assert game.top.shooters == (1, 2)
        assert game.state.passed == 5
