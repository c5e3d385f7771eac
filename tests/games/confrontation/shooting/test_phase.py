"""The shooting phase: naming, measuring, tests and wounds."""

import pytest

from slagveld.games.confrontation.blows.attack_rolls import LeaveIt, RollAgain
from slagveld.games.confrontation.core.characteristic_tests import RollMore, StopRolling
from slagveld.games.confrontation.core.state import Options
from slagveld.games.confrontation.shooting.fire_order import FireRapidly, WaitTurn
from slagveld.games.confrontation.shooting.phase import (
    Casting,
    FireNow,
    HoldFire,
    Shoot,
    ShootingPhase,
    TakeAim,
)
from slagveld.games.confrontation.turn.sequence import STEPS, Divination
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.decision import FREE, Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Rolled, Slain, StatusChanged
from slagveld.kernel.state import Policy
from slagveld.texts import say
from tests.games.confrontation.battle import WEST, battle, box, card, run, units
from tests.games.confrontation.brawl import Stop
from tests.games.confrontation.gunnery import ARCHER, Gunnery, archer, foe, shooter

OPEN = Options(free_measuring=True)
TOUGH = card(resistance=14)


def rolls(game):
    return [event for event in game.last if isinstance(event, Rolled)]


def keys(game):
    return [key for key, _ in game.told()]


class TestNaming:
    @pytest.mark.rule("CON-SHOOT-7", "CON-SHOOT-12")
    def test_the_target_is_named_then_measured_then_the_die_is_rolled(self):
        game = Gunnery(shooter(), foe(42.5))
        game.do(Shoot(1, 2), 1)
        assert game.told() == [
            ("shooting-announced-shot", "CON-SHOOT-7"),
            ("shooting-told-range", "CON-SHOOT-12"),
        ]
        told = game.last[1].what.values
        assert (told["distance"].units, told["difficulty"]) == (2000, 4)

    @pytest.mark.rule("CON-SHOOT-8")
    def test_beyond_reach_the_shot_is_lost(self):
        game = Gunnery(shooter(), foe(82.51))
        game.do(Shoot(1, 2))
        assert game.told() == [
            ("shooting-announced-shot", "CON-SHOOT-7"),
            ("shooting-told-far", "CON-SHOOT-8"),
        ]
        assert game.figure(1).turn.shot
        assert game.over

    @pytest.mark.rule("CON-DODGE-3")
    def test_a_dodger_at_long_range_is_out_of_range(self):
        game = Gunnery(shooter(), foe(82.5, dodged=True))
        game.do(Shoot(1, 2))
        assert game.told()[1] == ("shooting-told-far", "CON-DODGE-3")
        game = Gunnery(shooter(), foe(82.51, dodged=True))
        game.do(Shoot(1, 2))
        assert game.told()[1] == ("shooting-told-far", "CON-SHOOT-8")

    @pytest.mark.rule("CON-SHOOT-5")
    def test_who_has_shot_is_not_asked_again(self):
        game = Gunnery(shooter(), foe(42.5))
        game.do(Shoot(1, 2), 1)
        assert game.figure(1).turn.shot
        assert game.over

    @pytest.mark.rule("CON-SHOOT-1", "CON-SHOOT-6")
    def test_nobody_able_nobody_asked(self):
        assert Gunnery(shooter(key=card()), foe()).over
        assert Gunnery(shooter(dodged=True), foe()).over
        assert Gunnery(shooter(), foe(22.5)).over

    @pytest.mark.rule("CON-CARD-eclaireur")
    def test_a_hidden_shooter_gives_himself_away(self):
        game = Gunnery(shooter(hidden=True), foe(42.5))
        game.do(Shoot(1, 2), 1)
        assert not game.figure(1).hidden
        (told,) = [event for event in game.last if isinstance(event, StatusChanged)]
        assert (told.piece, told.on, told.rule) == (1, False, "CON-CARD-eclaireur")

    @pytest.mark.rule("CON-SHOOT-7")
    def test_after_measuring_nothing_is_taken_back(self):
        state = Gunnery(shooter(y=30), shooter(y=60), foe()).do(WaitTurn()).state
        play = run(state)
        play.answer(0, Shoot(1, 3))
        assert play.barrier_rule == "CON-SHOOT-7"


class TestShot:
    @pytest.mark.rule("CON-SHOOT-12", "CON-TEST-2")
    @pytest.mark.parametrize(("die", "hits"), [(3, False), (4, True)])
    def test_equal_hits(self, die, hits):
        game = Gunnery(shooter(), foe(62.5, key=TOUGH))
        game.do(Shoot(1, 2), die, *([3, 4] if hits else []))
        assert game.rolled()[0] == ("CON-SHOOT-12", (die,))
        assert game.needs()[0] == 4
        assert rolls(game)[0].result.values["count"] == hits

    @pytest.mark.rule("CON-TEST-5", "CON-SHOOT-12")
    def test_a_1_misses_whatever_the_difficulty(self):
        game = Gunnery(shooter(key=archer(shooting=9)), foe())
        game.do(Shoot(1, 2), 1)
        assert say(rolls(game)[0].result) == "missed"

    @pytest.mark.rule("CON-TEST-3")
    def test_a_6_is_rolled_on_where_it_must_be(self):
        game = Gunnery(shooter(), foe(82.5, key=TOUGH))
        game.do(Shoot(1, 2), 6, 2, 3, 4)
        assert game.rolled() == [
            ("CON-SHOOT-12", (6,)),
            ("CON-SHOOT-12", (2,)),
            ("CON-DAMAGE-1", (3, 4)),
        ]
        asks = (Policy(0, "rolling", "ask"),)
        game = Gunnery(shooter(), foe(82.5, key=TOUGH), policies=asks)
        game.do(Shoot(1, 2), 6)
        game.do(StopRolling())
        assert keys(game) == ["shooting-told-missed"]
        game = Gunnery(shooter(), foe(82.5, key=TOUGH), policies=asks)
        game.do(Shoot(1, 2), 6).do(RollMore(), 5, 1, 2)
        assert game.over

    @pytest.mark.rule("CON-CARD-aguerri")
    def test_the_hardened_roll_a_5_on(self):
        game = Gunnery(shooter(key=archer(abilities=("aguerri",))), foe(82.5, key=TOUGH))
        game.do(Shoot(1, 2), 5, 2, 1, 2)
        assert [rule for rule, _ in game.rolled()] == ["CON-SHOOT-12"] * 2 + ["CON-DAMAGE-1"]

    @pytest.mark.rule("CON-HOUSE-5")
    def test_wounds_lower_the_shooting_value(self):
        game = Gunnery(shooter(wound="serious"), foe(42.5))
        game.do(Shoot(1, 2), 2)
        assert game.needs() == [3]

    @pytest.mark.rule("CON-DAMAGE-1", "CON-DAMAGE-2", "CON-STAT-9")
    @pytest.mark.parametrize(
        ("dice", "resistance", "wound"),
        [((2, 4), 4, "light"), ((2, 5), 2, "serious"), ((2, 3), 7, "none")],
    )
    def test_2d6_and_the_strength_of_the_weapon_less_resistance(self, dice, resistance, wound):
        # FOR 3 of the bow; that of the archer is 15.
        key = archer(strength=15)
        game = Gunnery(shooter(key=key, wound="light"), foe(key=card(resistance=resistance)))
        game.do(Shoot(1, 2), 5, *dice)
        assert game.figure(2).wound == wound
        assert game.rolled()[1] == ("CON-DAMAGE-1", dice)

    @pytest.mark.rule("CON-DAMAGE-2")
    def test_the_killed_are_gone_at_once_and_credited(self):
        game = Gunnery(shooter(), foe())
        game.do(Shoot(1, 2), 4, 6, 6)
        (slain,) = [event for event in game.last if isinstance(event, Slain)]
        assert (slain.piece, slain.by) == (2, 1)
        (fallen,) = game.state.fallen
        assert (fallen.figure.id, fallen.by) == (2, 0)


class TestTogether:
    @pytest.mark.rule("CON-SHOOT-10")
    def test_all_name_then_all_roll_then_all_is_applied(self):
        game = Gunnery(shooter(y=35), shooter(y=55), foe())
        game.do(WaitTurn())
        game.do(Shoot(2, 3))
        assert (game.top.shooters, game.top.shots[0].difficulty) == ((1,), 4)
        assert game.top.shots[0].against.total == 4
        assert game.rolled() == []
        game.do(Shoot(1, 3), 4, 5, 6, 6)
        assert [(rule, dice) for rule, dice in game.rolled()] == [
            ("CON-SHOOT-12", (4,)),
            ("CON-SHOOT-12", (5,)),
            ("CON-DAMAGE-1", (6, 6)),
        ]
        assert game.figure(3) is None
        assert game.over

    @pytest.mark.rule("CON-SHOOT-10")
    def test_a_shot_at_one_who_dies_is_not_redirected(self):
        game = Gunnery(shooter(y=35), shooter(y=55), foe(), foe(40, 20))
        game.do(WaitTurn()).do(Shoot(1, 3)).do(Shoot(2, 3), 4, 4, 6, 6)
        assert [one.turn.shot for one in game.state.own(0)] == [True, True]
        assert game.figure(4).wound == "none"
        assert game.over

    @pytest.mark.rule("CON-SHOOT-10")
    def test_wounds_are_applied_one_by_one_in_the_order_rolled(self):
        game = Gunnery(shooter(y=35), shooter(y=55), foe())
        game.do(WaitTurn()).do(Shoot(1, 3)).do(Shoot(2, 3), 4, 4, 3, 4, 3, 4)
        assert game.figure(3).wound == "serious"

    @pytest.mark.rule("CON-SHOOT-10")
    def test_a_miss_and_one_out_of_range_among_them(self):
        game = Gunnery(shooter(y=35), shooter(y=55), foe(), foe(110, 10, key=TOUGH))
        game.do(WaitTurn()).do(Shoot(1, 4)).do(Shoot(2, 3), 4, 3, 4)
        assert game.figure(3).wound == "light"

    def test_some_shoot_the_others_hold(self):
        game = Gunnery(shooter(y=35), shooter(y=55), foe())
        game.do(WaitTurn()).do(Shoot(2, 3)).do(HoldFire(), 1)
        assert [one.turn.shot for one in game.state.own(0)] == [False, True]
        assert (game.marks(1), game.marks(2)) == (("held-fire",), ())
        assert game.over

    @pytest.mark.rule("CON-FIRE-5")
    def test_some_shoot_the_others_aim(self):
        game = Gunnery(shooter(y=35), shooter(y=55), foe(key=TOUGH))
        game.do(WaitTurn()).do(Shoot(2, 3)).do(TakeAim((1,)), 1)
        assert (game.top.shooters, game.state.passed) == ((1,), 1)

    def test_who_is_taken_from_the_table_is_not_asked(self):
        game = Gunnery(shooter(y=35), shooter(y=55), foe())
        game.do(WaitTurn())
        play = run(game.state.without(1))
        assert play.state.agenda.top.shooters == (2,)
        play = run(game.state.without(1).without(2))
        assert isinstance(play.state.agenda.top, Stop)

    def test_a_target_taken_from_the_table_is_not_rolled_for(self):
        game = Gunnery(shooter(y=35), shooter(y=55), foe(), foe(40, 20))
        state = game.do(WaitTurn()).do(Shoot(1, 3)).state
        game.state = state.without(3)
        game.do(HoldFire())
        assert game.over
        assert game.rolled() == []


class TestBane:
    HUNTER = archer(abilities=("fleau/scouts",))
    SCOUT = card(abilities=("eclaireur",), resistance=14)

    @pytest.mark.rule("CON-CARD-fleau")
    def test_a_miss_is_rolled_again_once(self):
        game = Gunnery(shooter(key=self.HUNTER), foe(key=self.SCOUT))
        game.do(Shoot(1, 2), 1)
        assert game.asked == ("AskReroll", 0)
        game.do(RollAgain(), 1)
        assert say(rolls(game)[-1].result) == "missed"
        assert game.over
        assert game.marks(1) == ("rerolled",)

    @pytest.mark.rule("CON-CARD-fleau")
    def test_and_may_hit_then(self):
        game = Gunnery(shooter(key=self.HUNTER), foe(key=self.SCOUT))
        game.do(Shoot(1, 2), 1).do(RollAgain(), 2, 1, 2)
        assert [rule for rule, _ in game.rolled()] == ["CON-SHOOT-12", "CON-DAMAGE-1"]

    @pytest.mark.rule("CON-CARD-fleau")
    def test_or_is_left(self):
        game = Gunnery(shooter(key=self.HUNTER), foe(key=self.SCOUT))
        game.do(Shoot(1, 2), 1).do(LeaveIt())
        assert game.told() == [("shooting-told-missed", "CON-SHOOT-12")]

    @pytest.mark.rule("CON-CARD-fleau")
    def test_not_against_others(self):
        game = Gunnery(shooter(key=self.HUNTER), foe())
        assert game.do(Shoot(1, 2), 1).over


class TestQuestion:
    def test_the_forms(self):
        game = Gunnery(shooter(y=30), shooter(y=60), foe(), foe(5), foe(45, 20))
        game.do(WaitTurn())
        decision = game.decision()
        assert [form.action for form in decision.forms] == ["Shoot", "TakeAim", "HoldFire"]
        who, whom = decision.forms[0].fields
        assert (who.name, who.allowed) == ("shooter", (1, 2))
        assert (whom.name, whom.allowed) == ("target", (3, 5))
        assert decision.forms[1].fields[0].allowed == (1, 2)
        assert decision.prompt.values == {"level": 3, "count": 2}
        assert decision.pieces == (1, 2)

    @pytest.mark.rule("CON-SHOOT-7")
    def test_measuring_is_free_only_where_it_was_agreed(self):
        measuring = Gunnery(shooter(), foe()).decision().measuring
        assert (measuring.ruler, measuring.reach) == ("own", False)
        assert Gunnery(shooter(), foe(), options=OPEN).decision().measuring == FREE

    def test_what_is_refused(self):
        game = Gunnery(
            shooter(y=30, key=archer(initiative=4)), shooter(y=60), foe(), foe(5), foe(22.5, 60)
        )
        assert game.top.shooters == (1,)
        assert game.refusal(Shoot(1, 3)) is None
        assert game.refusal(Shoot(1, 4)) == "CON-SHOOT-2"
        assert game.refusal(Shoot(1, 2)) == "CON-SHOOT-1"
        assert game.refusal(Shoot(1, 77)) == "CON-SHOOT-1"
        assert game.refusal(Shoot(3, 1)) == "CON-SHOOT-1"
        assert game.refusal(Shoot(77, 3)) == "CON-SHOOT-1"
        assert game.refusal(Shoot(2, 3)) == "CON-SHOOT-6"
        assert game.refusal(TakeAim(())) == "CON-FIRE-1"
        assert game.refusal(TakeAim((1, 1))) == "CON-FIRE-1"
        assert game.refusal(TakeAim((3,))) == "CON-SHOOT-1"
        assert game.refusal(TakeAim((1,))) is None
        assert game.refusal(HoldFire()) is None

    def test_not_before_his_initiative(self):
        game = Gunnery(shooter(y=30, key=archer(initiative=4)), shooter(y=60), foe())
        game.do(WaitTurn())
        assert game.refusal(Shoot(2, 3)) == "CON-SHOOT-9"
        assert game.refusal(TakeAim((2,))) == "CON-SHOOT-9"

    def test_menu(self):
        game = Gunnery(shooter(y=30), shooter(y=60, marks=("rapid",)), foe(), foe(45, 20))
        game.do(WaitTurn())
        assert game.top.candidates(game.state, 0) == [HoldFire(), Shoot(2, 3), Shoot(2, 4)]
        game.do(HoldFire())
        assert game.top.candidates(game.state, 0) == [
            HoldFire(),
            Shoot(1, 3),
            Shoot(1, 4),
            TakeAim((1,)),
        ]

    def test_chance_names_whom_he_sees(self):
        game = Gunnery(shooter(y=30), shooter(y=60), foe(), foe(5), foe(45, 20))
        game.do(WaitTurn())
        rng = Rng(3)
        found = [game.top.propose(game.state, 0, rng) for _ in range(200)]
        assert all(game.refusal(one) is None for one in found)
        shots = {(one.shooter, one.target) for one in found if isinstance(one, Shoot)}
        assert shots == {(1, 3), (1, 5), (2, 3), (2, 5)}
        aiming = [one for one in found if isinstance(one, TakeAim)]
        assert 8 <= len(aiming) <= 40
        assert not any(isinstance(one, HoldFire) for one in found)

    def test_chance_holds_where_nobody_is_left(self):
        state = Gunnery(shooter(), foe()).state.without(2)
        found = {type(FireNow(0, (1,)).propose(state, 0, Rng(seed))) for seed in range(40)}
        assert found == {HoldFire, TakeAim}

    def test_chance_does_not_aim_twice(self):
        state = battle(shooter(marks=("aimed",)), foe())
        found = {FireNow(0, (1,)).propose(state, 0, Rng(seed)) for seed in range(40)}
        assert found == {Shoot(1, 2)}


class TestPhase:
    @pytest.mark.rule("CON-TURN-2", "CON-MAGIC-1")
    def test_the_place_of_magic_is_kept_and_costs_nothing(self):
        state = battle(shooter(), foe(), agenda=(Casting(), Stop()))
        assert isinstance(run(state).state.agenda.top, Stop)
        assert Casting().offer(state, 0) is None
        assert Casting().order(state) == (0, 1)
        assert Casting().order(battle(winner=1)) == (1, 0)
        steps = Gunnery(shooter(), foe()).state.agenda.steps
        assert [type(step).__name__ for step in steps] == ["Stop", "Casting", "Steps", "FireNow"]

    @pytest.mark.rule("CON-TURN-2", "CON-DIV-1")
    def test_so_is_divination(self):
        state = battle(shooter(), foe(), agenda=(Divination(), Stop()))
        after = run(state).state
        assert after.agenda == Agenda((Stop(),))
        assert after.figures == state.figures
        assert STEPS["divination"] == (Divination,)
        assert STEPS["shooting"] == (ShootingPhase,)

    def test_it_tells_each_step(self):
        game = Gunnery(shooter(), foe())
        assert game.told() == [("shooting-told-step", "CON-SHOOT-9")]
        assert game.last[0].what.values["level"] == 3
        assert game.state.phase == "shooting"

    def test_all_who_may_fire_are_named(self):
        other = archer(points=21)
        men = (shooter(key=other), shooter(y=50, number=1), shooter(y=40, number=2), foe())
        game = Gunnery(*men).do(WaitTurn())
        told = game.last[0]
        assert told.what.values["names"].items == tuple([game.figure(n).name for n in (1, 2, 3)])
        assert told.pieces == (1, 2, 3)
        assert told.what.values["player"] == "Player 1"


class TestPreview:
    def shown(self, game, action="Shoot", **values):
        return game.top.preview(game.state, 0, Partial(action, values))

    def test_shooter_then_targets(self):
        game = Gunnery(shooter(y=30), shooter(y=60), foe(), foe(5))
        game.do(WaitTurn())
        assert self.shown(game).pieces == (1, 2)
        assert self.shown(game, shooter=3).pieces == (1, 2)
        shown = self.shown(game, shooter=1)
        assert (shown.pieces, shown.region) == ((3,), None)
        assert [tally.total for tally in shown.tallies] == [3]
        assert self.shown(game, "HoldFire").pieces is None

    @pytest.mark.rule("CON-SHOOT-7")
    def test_before_naming_every_range_is_shown(self):
        for x in (40, 110):
            game = Gunnery(shooter(), foe(x))
            shown = self.shown(game, shooter=1, target=2)
            assert [odds.need.total for odds in shown.odds[:3]] == [2, 4, 7]
            hits = [odds.outcomes[0][1] for odds in shown.odds[:3]]
            assert hits == pytest.approx([5 / 6, 1 / 2, 5 / 36])
            assert [tally.total for tally in shown.tallies] == [3, 4, 7, 10]
            assert len(shown.odds) == 4

    @pytest.mark.rule("CON-SHOOT-7")
    def test_with_free_measuring_the_one_it_is_at(self):
        game = Gunnery(shooter(covered=5), foe(62.5), options=OPEN)
        shown = self.shown(game, shooter=1, target=2)
        assert [odds.need and odds.need.total for odds in shown.odds] == [5, None]
        assert shown.odds[0].outcomes[1][1] == pytest.approx(2 / 3)
        keys = [note.key.partition(":")[2] for note in shown.notes]
        assert keys == ["shooting-note-fire", "shooting-note-distance"]
        assert shown.notes[0].values == {"fire": "dynamic", "more": "none"}
        assert shown.notes[1].values["distance"].units == 4000
        region = self.shown(game, shooter=1).region
        xs, ys = zip(*region.outlines[0].points, strict=True)
        assert (min(xs), max(xs), min(ys), max(ys)) == (2000, 8000, -1500, 10500)
        assert region.meaning == "range"

    def test_out_of_range_there_is_no_chance(self):
        game = Gunnery(shooter(marks=("rapid",)), foe(90), options=OPEN)
        shown = self.shown(game, shooter=1, target=2)
        assert shown.odds == ()
        assert shown.notes[1].key.endswith("shooting-note-far")
        assert shown.notes[0].values == {"fire": "static", "more": "rapid"}

    def test_what_a_hit_would_do(self):
        # FOR 3 against RES 3, a light wound already: the table of the spec for a difference of 0.
        game = Gunnery(shooter(), foe(key=card(resistance=3), wound="light"))
        odds = self.shown(game, shooter=1, target=2).odds[-1]
        parts = {key.values["level"]: round(part * 36) for key, part in odds.outcomes}
        assert parts == {"stunned": 6, "serious": 25, "critical": 2, "killed": 3}

    def test_who_would_be_struck(self):
        game = Gunnery(shooter(), foe(), foe(42.5, seat=0, key=card(size="small")))
        odds = self.shown(game, shooter=1, target=2).odds[3]
        assert [part for _, part in odds.outcomes] == pytest.approx([2 / 3, 1 / 3])
        assert len(self.shown(game, shooter=1, target=2).odds) == 6

    @pytest.mark.rule("CON-CARD-fleau")
    def test_a_bane_rolls_again(self):
        game = Gunnery(shooter(key=TestBane.HUNTER), foe(key=TestBane.SCOUT))
        odds = self.shown(game, shooter=1, target=2).odds[1]
        assert odds.outcomes[0][1] == pytest.approx(3 / 4)

    def test_one_who_cannot_be_named(self):
        wall = box(1, "obstacle", 28, 30, 2, 30, height=units(6))
        game = Gunnery(shooter(), foe(), foe(40, 10), terrain=[wall])
        assert self.shown(game, shooter=1, target=2).refusal.rule == "CON-SHOOT-3"
        assert self.shown(game, shooter=1, target=99).refusal.rule == "CON-SHOOT-1"

    def test_when_one_who_aims_would_fire(self):
        game = Gunnery(shooter(), foe())
        shown = self.shown(game, "TakeAim", shooters=[1])
        assert shown.pieces == (1,)
        assert [tally.total for tally in shown.tallies] == [1]
        assert self.shown(game, "TakeAim").tallies == ()


@pytest.mark.rule("CON-FIRE-11")
def test_dynamic_and_rapid_to_the_last_digit():
    game = Gunnery(
        shooter(covered=1000, key=archer(initiative=2)),
        shooter(42.5, facing=WEST, seat=1, key=ARCHER),
    )
    game.do(FireRapidly((1,))).do(WaitTurn())
    assert game.state.passed == 4
    game.do(Shoot(1, 2), 2)
    assert game.needs() == [3]
    assert keys(game)[:2] == ["shooting-announced-shot", "shooting-told-range"]
