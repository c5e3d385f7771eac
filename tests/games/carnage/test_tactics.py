"""What bots think of a battle: worth by prices, fights by exact chances, and what follows."""

import msgspec
import pytest

from slagveld.bots import GreedyBot
from slagveld.games.carnage.aiming import Cast, CastOnSelf, CastTeleport
from slagveld.games.carnage.announcing import Announce
from slagveld.games.carnage.broadening import broaden
from slagveld.games.carnage.charges import Charge
from slagveld.games.carnage.conjuring import MOVING, Moment, answer, best_cast, mage_plan
from slagveld.games.carnage.counter import CastCounter, LetMagicBe
from slagveld.games.carnage.deploying import Deploy, DeployRest
from slagveld.games.carnage.effects import GetMoving, Hurry, HurryNobody
from slagveld.games.carnage.errands import is_at, is_sent, places_at, prize, standing, wanted
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.ignoring import EnemyChoice, FightOn, Ignore, LeaveAlone
from slagveld.games.carnage.leaving import BreakOff
from slagveld.games.carnage.magic import CastNow
from slagveld.games.carnage.marching import March
from slagveld.games.carnage.model import Options, Reserve, Shot
from slagveld.games.carnage.moving import MovePart
from slagveld.games.carnage.reorganising import Merge, Rerank
from slagveld.games.carnage.shooting import AnnouncePart
from slagveld.games.carnage.spells import Casting
from slagveld.games.carnage.tactics import VICTORY, CarnageTactics, in_turn, presses
from slagveld.games.carnage.topic import EndPart
from slagveld.games.carnage.unit import Doings
from slagveld.games.carnage.volleys import prospect
from slagveld.games.carnage.wagon import LeaveWagon, MoveWagon, WagonMove
from slagveld.games.carnage.weighing import (
    Fronts,
    care,
    duel,
    gain_worth,
    is_late,
    is_screened,
    life_worth,
    likely_fronts,
    loss_worth,
    melee_rate,
    opposition,
    rate,
    strength,
    threat,
    worth_of,
)
from slagveld.games.carnage.wrapping import Wrap, WrapPart
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.state import Outcome
from slagveld.texts import Text

from .battle import (
    ARCHER, COW, EAST, HERO, NORTH, RIDER, SOUTH, battle, box, mage, profile, unit,
)  # fmt: skip

GAME = Carnage()
TACTICS = CarnageTactics()
SPELLS = ("body-distortion", "teleport", "diversion", "acceleration")
POWERS = ("shield", "shock", "frenzy", "counterspell")


def distorter(owner, x, y, **more):
    return mage(owner, x, y, spells=SPELLS, disciplines=("distortion",), **more)


def channeller(owner, x, y, **more):
    return mage(owner, x, y, spells=POWERS, disciplines=("channelling",), **more)


def chosen(state, question, seat=0):
    """The one thing proposed; it is allowed."""
    ((_, action),) = TACTICS.proposals(state, seat, question, Rng(1))
    assert question.check(state, seat, action) is None
    return action


def moved(state, seat=0, only=0):
    return chosen(state, MovePart(seat, only=only), seat)


class TestWorth:
    """Points of the worksheet."""

    def test_a_unit_is_worth_its_price_less_its_wounds(self):
        state = battle(unit(0, 50, 50, count=4), unit(0, 90, 50, of=RIDER, lives=[2, 1, 1]))
        foot, riders = state.units
        assert life_worth(foot) == 10
        assert worth_of(foot) == 40
        assert life_worth(riders) == pytest.approx((14 + 0.75 * 14 * 2 + 5) / 2)
        assert worth_of(riders) == pytest.approx(4 * life_worth(riders))

    def test_beaten_units_count_little(self):
        two, three = battle(unit(0, 50, 50, count=2), unit(0, 90, 50, count=3)).units
        assert (worth_of(two), worth_of(three)) == (pytest.approx(6), 30)

    def test_a_mage_is_worth_the_magic_he_has_left(self):
        full, spent = battle(channeller(0, 50, 50), channeller(0, 90, 50, points=4)).units
        assert worth_of(full) - worth_of(spent) == pytest.approx(60)

    def test_neutralising_is_worth_more_than_the_wounds(self):
        (four,) = battle(unit(0, 50, 50, count=4)).units
        assert loss_worth(four, 1) == 10
        assert loss_worth(four, 2) == pytest.approx(20 + 0.7 * 20)
        assert loss_worth(four, 9) == 40
        (two,) = battle(unit(0, 50, 50, count=2)).units
        assert loss_worth(two, 1) == pytest.approx(3)

    def test_killing_a_hero_is_worth_more_than_his_last_wound(self):
        (hero,) = battle(unit(0, 50, 50, count=1, of=HERO)).units
        each = life_worth(hero)
        assert loss_worth(hero, 4.9) == pytest.approx(4.9 * each)
        assert loss_worth(hero, 5) == pytest.approx(7.5 * each)

    @pytest.mark.parametrize(("sound", "times"), [(4, 1.0), (3, 1.4), (2, 1.8), (1, 2.2)])
    def test_the_last_sound_units_of_a_side_are_dear(self, sound, times):
        units = [unit(1, 20 + 20 * n, 50) for n in range(sound)]
        state = battle(*units, unit(1, 150, 90, count=1))
        assert gain_worth(state, state.units[0], 1) == pytest.approx(10 * times)
        assert gain_worth(state, state.units[-1], 1) == pytest.approx(3)

    def test_a_side_stands_as_its_units_do(self):
        state = battle(unit(0, 50, 50, count=5), unit(1, 90, 50, count=3),
                       unit(-1, 20, 20, count=1, of=COW, side=1))  # fmt: skip
        assert (strength(state, 0), opposition(state, 0)) == (50, 30)
        assert TACTICS.worth(state, 0) == 20
        assert TACTICS.worth(state, 1) == -20

    def test_the_end_decides(self):
        def over(*winners):
            outcome = Outcome(winners=winners, reason=Text("x"), rule="CAR-16-end")
            return msgspec.structs.replace(battle(unit(0, 50, 50)), outcome=outcome)

        assert [TACTICS.worth(over(0), seat) for seat in (0, 1)] == [VICTORY, -VICTORY]
        assert TACTICS.worth(over(), 0) == 0

    def test_the_stronger_cares_less_for_losses_and_all_do_near_the_end(self):
        even = battle(unit(0, 50, 50), unit(1, 90, 50))
        assert care(even, 0) == pytest.approx(0.6)
        strong = battle(unit(0, 50, 50, count=10), unit(1, 90, 50, count=5))
        assert (care(strong, 0), care(strong, 1)) == (pytest.approx(0.5), pytest.approx(0.6))
        crushing = battle(unit(0, 50, 50, count=20), unit(1, 90, 50, count=3))
        assert care(crushing, 0) == pytest.approx(0.35)
        late = battle(unit(0, 50, 50), unit(1, 90, 50), round=10)
        assert care(late, 0) == pytest.approx(0.42)

    @pytest.mark.parametrize(
        ("number", "last", "late"), [(9, 12, False), (10, 12, True), (10, 0, False)]
    )
    def test_the_last_three_rounds_are_late(self, number, last, late):
        assert is_late(battle(round=number, options=Options(rounds=last))) == late


class TestChances:
    """Expected wounds by closed formulas."""

    def test_a_figure_wounds_by_the_two_tables(self):
        state = battle(unit(0, 50, 50), unit(1, 90, 50), unit(1, 130, 50, of=RIDER))
        foot, foe, rider = state.units
        assert rate(state, foot, foe, "melee") == pytest.approx(0.4 * 0.6)
        assert rate(state, foot, foe, "charge") == pytest.approx(0.5 * 0.6)
        assert rate(state, rider, foe, "melee") == pytest.approx(2 * 0.5 * 0.7)
        assert rate(state, foot, rider, "indirect") == pytest.approx(0.3 * 0.4)

    def test_the_pearl_counts_in_its_round(self):
        state = battle(unit(0, 50, 50), unit(1, 90, 50), pearl="armageddon")
        foot, foe = state.units
        assert rate(state, foot, foe, "melee") == pytest.approx(2 * 0.4 * 0.8)
        disaster = battle(unit(0, 50, 50), unit(1, 90, 50), pearl="disaster")
        assert melee_rate(disaster, foot, foe) == 0
        assert melee_rate(disaster, foe, foot) == pytest.approx(0.24)

    def test_fronts_that_meet_reach_one_figure_past_each_end(self):
        wide, narrow = battle(unit(0, 50, 50, count=9), unit(1, 50, 90, count=3)).units
        assert likely_fronts(wide, narrow) == Fronts(4, 3)
        assert likely_fronts(narrow, wide) == Fronts(3, 4)

    def test_a_duel_is_worth_what_it_takes_less_what_it_costs(self):
        state = battle(
            unit(0, 50, 50), unit(1, 90, 50), *[unit(1, 20, 20 + 20 * n) for n in range(3)]
        )
        foot, foe = state.units[:2]
        plain = duel(state, foot, foe, Fronts(5, 5), charge=False)
        assert plain == pytest.approx(0)
        charge = duel(state, foot, foe, Fronts(5, 5), charge=True, weight=0.0)
        assert charge == pytest.approx(10 * (5 * 0.3 + 4 * 0.24) + 0.7 * 10 * (5 - 2.46))

    def test_a_free_shot_is_feared(self):
        state = battle(
            unit(0, 50, 50),
            unit(1, 90, 50, of=ARCHER),
            unit(1, 130, 50, of=profile(ARCHER, bow=False)),
        )
        foot, bows, hands = state.units
        assert duel(state, foot, bows, Fronts(5, 5), charge=True) < duel(
            state, foot, hands, Fronts(5, 5), charge=True
        )

    def test_a_target_that_fights_others_divides_its_blows(self):
        free = battle(unit(0, 50, 50), unit(1, 50, 80), unit(0, 150, 150))
        busy = battle(unit(0, 50, 50), unit(1, 50, 80), unit(0, 50, 82.5, NORTH))
        alone = duel(free, free.unit(1), free.unit(2), Fronts(5, 5), charge=False)
        shared = duel(busy, busy.unit(1), busy.unit(2), Fronts(5, 5), charge=False)
        assert shared > alone

    def test_a_threat_is_an_enemy_near_and_free_to_charge(self):
        near = battle(unit(0, 50, 50, of=ARCHER), unit(1, 50, 85, NORTH, count=10, files=5))
        assert threat(near, near.unit(1), near.unit(2)) > 0
        far = battle(unit(0, 50, 50, of=ARCHER), unit(1, 50, 95, NORTH, count=10, files=5))
        assert threat(far, far.unit(1), far.unit(2)) == 0

    def test_friends_between_screen(self):
        units = [unit(0, 50, 50, of=ARCHER), unit(1, 50, 75, NORTH, count=10, files=5)]
        bare = battle(*units)
        screened = battle(*units, unit(0, 50, 62, SOUTH))
        beside = battle(*units, unit(0, 90, 62, SOUTH))
        assert [is_screened(s, s.unit(1), s.unit(2)) for s in (bare, screened, beside)] == [
            False, True, False,
        ]  # fmt: skip
        open_threat = threat(bare, bare.unit(1), bare.unit(2))
        assert threat(screened, screened.unit(1), screened.unit(2)) == pytest.approx(
            0.2 * open_threat
        )


class TestMoving:
    """Charging, closing in, keeping off, getting away."""

    def test_it_charges_where_the_odds_are_good(self):
        state = battle(unit(0, 50, 80, count=10, files=5), unit(1, 50, 60, SOUTH, count=5))
        assert moved(state) == Charge(1, 2700, 2)

    def test_infantry_too_charges_only_what_is_in_reach(self):
        state = battle(unit(0, 50, 100, count=10, files=5), unit(1, 50, 60, SOUTH, count=5))
        assert isinstance(moved(state), March)

    def test_it_does_not_charge_what_strikes_far_better(self):
        dragon = profile(HERO, ws=9, st=10, ar=4, w=9, at=8)
        state = battle(unit(0, 50, 80, count=5), unit(1, 50, 60, SOUTH, count=1, of=dragon))
        assert not isinstance(moved(state), Charge)

    def test_the_weaker_side_lets_the_enemy_come(self):
        strong = profile(ws=8, st=8, ar=4)
        units = [unit(1, 40 + 20 * n, 20, SOUTH, count=10, files=5, of=strong) for n in range(4)]
        assert moved(battle(unit(0, 50, 150, count=5), *units)) == EndPart()

    def test_the_stronger_side_closes_in(self):
        state = battle(unit(0, 50, 150, count=20, files=10), unit(1, 50, 20, SOUTH, count=5))
        march = moved(state)
        assert isinstance(march, March)
        assert march.path[-1].y == pytest.approx(13000, abs=5)

    def test_beaten_enemies_are_left_alone_for_sound_ones(self):
        state = battle(unit(0, 50, 80, count=10, files=5), unit(1, 50, 60, SOUTH, count=2),
                       unit(1, 75, 60, SOUTH, count=5))  # fmt: skip
        assert moved(state).target == 3

    def test_the_best_attack_comes_first(self):
        state = battle(unit(0, 50, 80, count=5), unit(0, 90, 85, of=RIDER, count=5),
                       unit(1, 50, 60, SOUTH, count=5), unit(1, 90, 55, SOUTH, count=5))  # fmt: skip
        assert moved(state).unit == 2

    def test_a_wider_front_before_a_charge_that_gains_by_it(self):
        state = battle(unit(0, 50, 80, count=10, files=2), unit(1, 50, 60, SOUTH, count=8))
        action = moved(state)
        assert isinstance(action, Rerank)
        assert action.files > 2
        acted = battle(unit(0, 50, 80, count=10, files=2), unit(1, 50, 60, SOUTH, count=8),
                       unit(0, 150, 150, doings=Doings(moved=True)))  # fmt: skip
        assert broaden(acted, 0, 0, in_turn(acted, 0, 0)) is None

    def test_archers_keep_out_of_reach_and_in_range(self):
        state = battle(
            unit(0, 90, 90, of=ARCHER, count=6), unit(1, 90, 60, SOUTH, count=12, files=6)
        )
        march = moved(state)
        assert isinstance(march, March)
        assert march.path[-1].y > 9000

    def test_archers_out_of_range_come_nearer(self):
        state = battle(unit(0, 90, 160, of=ARCHER, count=6), unit(1, 90, 60, SOUTH, count=6),
                       unit(0, 20, 170))  # fmt: skip
        march = moved(state, only=1)
        assert isinstance(march, March)
        assert march.path[-1].y < 16000

    def test_archers_press_in_when_nobody_else_can(self):
        bows = unit(0, 50, 50, of=ARCHER)
        guarded = battle(bows, unit(0, 90, 50), unit(1, 90, 150))
        beaten = battle(bows, unit(0, 90, 50, count=2), distorter(0, 20, 20), unit(1, 90, 150))
        late = battle(bows, unit(0, 90, 50), unit(1, 90, 150), round=11)
        weak = battle(unit(0, 50, 50, of=ARCHER, count=2), unit(1, 90, 150))
        assert [presses(s, s.unit(1)) for s in (guarded, beaten, late, weak)] == [
            False, True, True, False,
        ]  # fmt: skip

    def test_a_beaten_unit_goes_behind_a_friend_and_merges(self):
        state = battle(
            unit(0, 50, 80, count=2), unit(0, 50, 70, count=6, files=3), unit(1, 50, 20, SOUTH)
        )
        march = moved(state, only=1)
        assert isinstance(march, March)
        assert march.path[-1].y == pytest.approx(7502, abs=3)
        beside = battle(unit(0, 50, 75, count=2), unit(0, 50, 70, count=6, files=3),
                        unit(1, 150, 170, SOUTH))  # fmt: skip
        assert moved(beside) == Merge(1, 2)

    def test_a_beaten_unit_without_friends_flees(self):
        state = battle(unit(0, 90, 90, count=2), unit(1, 90, 60, SOUTH))
        assert moved(state).path[-1].y > 9000

    def test_a_losing_unit_breaks_off(self):
        strong = profile(ws=8, st=8, ar=4)
        state = battle(unit(0, 90, 90), unit(1, 90, 90, SOUTH, count=10, files=5, of=strong))
        assert isinstance(moved(state), BreakOff)
        even = battle(unit(0, 90, 90), unit(1, 90, 90, SOUTH))
        assert moved(even) == EndPart()

    def test_a_neutralised_unit_must_flee_first(self):
        state = battle(unit(0, 90, 90, count=2), unit(1, 90, 90, SOUTH), unit(0, 20, 20))
        assert isinstance(moved(state), BreakOff)

    def test_a_beaten_enemy_is_ignored_for_a_sound_one(self):
        state = battle(unit(0, 90, 90, count=10, files=5), unit(1, 90, 90, SOUTH, count=1),
                       unit(1, 90, 70, SOUTH, count=5))  # fmt: skip
        assert moved(state) == Ignore(1, 2)
        alone = battle(unit(0, 90, 90, count=10, files=5), unit(1, 90, 90, SOUTH, count=1))
        assert moved(alone) == EndPart()

    def test_nobody_acts_twice_and_the_diverted_not_at_all(self):
        state = battle(unit(0, 50, 80, doings=Doings(charged=True)), unit(0, 80, 80, diverted=(3, "movement")),
                       unit(1, 50, 60, SOUTH))  # fmt: skip
        assert in_turn(state, 0, 0) == []
        assert moved(state) == EndPart()

    def test_the_nearest_to_the_enemy_goes_first_and_mages_last(self):
        state = battle(
            distorter(0, 50, 70), unit(0, 50, 120), unit(0, 50, 90), unit(1, 50, 50, SOUTH)
        )
        assert [u.id for u in in_turn(state, 0, 0)] == [3, 2, 1]
        assert [u.id for u in in_turn(state, 0, 2)] == [2]


class TestWrapping:
    """As many as bring figures into contact."""

    def test_the_fullest_wrap_and_then_the_end(self):
        state = battle(
            unit(0, 90, 90, count=9, files=3), unit(1, 90, 90, SOUTH, count=3), phase="wrap"
        )
        wrap = chosen(state, WrapPart(0))
        assert isinstance(wrap, Wrap)
        assert wrap.left + wrap.right >= 4
        apart = battle(unit(0, 90, 90, count=9, files=3), unit(1, 90, 40, SOUTH), phase="wrap")
        assert chosen(apart, WrapPart(0)) == EndPart()

    def test_no_more_figures_into_a_hopeless_fight(self):
        dragon = profile(HERO, ws=10, st=10, ar=4, w=30, at=20)
        state = battle(unit(0, 90, 90, count=9, files=3), unit(1, 90, 90, SOUTH, count=1, of=dragon),
                       phase="wrap")  # fmt: skip
        assert chosen(state, WrapPart(0)) == EndPart()


class TestShooting:
    """Whom archers shoot at."""

    def shot(self, *units, **rest):
        return chosen(battle(*units, phase="shooting", **rest), AnnouncePart(0))

    def test_a_shot_promises_dice_times_chances(self):
        state = battle(unit(0, 90, 90, of=ARCHER), unit(1, 90, 40, SOUTH, count=8),
                       *[unit(1, 20 + 40 * n, 10, SOUTH) for n in range(3)], phase="shooting")  # fmt: skip
        found = prospect(state, state.unit(1), state.unit(2))
        assert found.wounds == pytest.approx(5 * 0.3 * 0.5)
        assert found.worth == pytest.approx(10 * found.wounds)

    def test_a_target_out_of_range_promises_nothing(self):
        state = battle(unit(0, 90, 170, of=ARCHER), unit(1, 90, 40, SOUTH), phase="shooting")
        assert prospect(state, state.unit(1), state.unit(2)) is None
        assert chosen(state, AnnouncePart(0)) == EndPart()

    def test_the_dearest_target_is_shot_at(self):
        assert self.shot(unit(0, 90, 90, of=ARCHER), unit(1, 70, 40, SOUTH),
                         channeller(1, 110, 40)) == Announce(1, 3)  # fmt: skip

    def test_arrows_are_not_wasted_on_the_dying(self):
        bows = [unit(0, 80, 90, of=ARCHER, count=20), unit(0, 140, 90, of=ARCHER, count=20)]
        foes = [unit(1, 90, 40, SOUTH, count=3), unit(1, 130, 40, SOUTH, count=10)]
        assert self.shot(*bows, *foes, shots=(Shot(1, 3),)) == Announce(2, 4)

    def test_friends_in_the_melee_are_spared(self):
        units = [
            unit(0, 90, 120, of=ARCHER),
            unit(0, 90, 60, count=6, of=RIDER),
            unit(1, 90, 60, SOUTH),
        ]
        assert self.shot(*units) == EndPart()


class TestMagic:
    """Which spell is worth its points."""

    def cast(self, *units, at=MOVING, about=(), **rest):
        found = best_cast(Moment(battle(*units, **rest), at, about), 0)
        return None if found is None else found[1]

    def test_shock_at_the_best_target(self):
        action = self.cast(
            channeller(0, 90, 90), unit(1, 60, 60, count=8), unit(1, 120, 60, of=RIDER)
        )
        assert action == Cast(1, "shock", 3, spoken=True)

    def test_body_distortion_at_the_dearest_figure(self):
        action = self.cast(
            distorter(0, 90, 90), unit(1, 60, 60), unit(1, 110, 60, count=1, of=HERO)
        )
        assert action == Cast(1, "body-distortion", 3, spoken=True)

    def test_nothing_beyond_range(self):
        assert self.cast(distorter(0, 90, 170), unit(1, 90, 60)) is None

    def test_frenzy_only_before_blows(self):
        units = (
            channeller(0, 60, 70, points=2),
            unit(0, 90, 60, count=9),
            unit(1, 90, 60, SOUTH, count=9, of=profile(ar=4)),
        )
        only = msgspec.structs.replace(battle(*units).unit(1).magic, spells=("frenzy",))
        state = battle(*units).changed(1, magic=only)
        assert best_cast(Moment(state, MOVING), 0) is None
        assert best_cast(Moment(state, "melee"), 0)[1] == Cast(1, "frenzy", 2, spoken=True)

    def test_a_shield_in_a_fight_or_under_arrows(self):
        calm = (
            mage(0, 90, 90, spells=("shield",), disciplines=("channelling",), points=1),
            unit(1, 90, 30, SOUTH, of=ARCHER),
        )
        assert self.cast(*calm) is None
        action = self.cast(*calm, at="shots", phase="shooting", shots=(Shot(2, 1),))
        assert action == CastOnSelf(1, "shield", spoken=True)
        assert self.cast(*calm, at="shots", phase="shooting") is None

    def test_diversion_stops_a_dangerous_charge(self):
        units = (
            distorter(0, 50, 110),
            unit(0, 90, 90, of=ARCHER),
            unit(1, 90, 60, SOUTH, count=12, files=6, of=RIDER),
        )
        assert self.cast(*units, at="charge", about=(3, 2)) == Cast(1, "diversion", 3, spoken=True)

    def test_a_mage_teleports_out_of_a_fight(self):
        action = self.cast(
            distorter(0, 90, 90, points=2),
            unit(1, 90, 90, SOUTH, count=6, of=profile(ws=9, st=9)),
            at="melee",
        )
        assert isinstance(action, CastTeleport)
        assert (action.target, action.spot.y > 9000) == (1, True)

    def test_an_explosion_is_the_last_act_in_a_crowd(self):
        crowd = [unit(1, 90, 90, SOUTH, count=12, files=6, of=profile(ws=9, st=9)),
                 unit(1, 90, 92.5, NORTH, count=12, files=6, of=profile(ws=9, st=9))]  # fmt: skip
        doomed = mage(0, 90, 90, points=9, lives=[1])
        assert self.cast(doomed, *crowd, at="melee") == CastOnSelf(1, "explosion", spoken=True)
        assert self.cast(doomed, *crowd) is None
        assert (
            self.cast(mage(0, 90, 90, points=9), unit(1, 90, 90, SOUTH, count=1), at="melee")
            is None
        )

    def test_a_counterspell_against_dear_spells(self):
        state = battle(channeller(0, 90, 90), channeller(1, 90, 40), unit(0, 120, 70, of=RIDER))
        shock = Casting(1, 2, "shock", 3, 2)
        assert answer(state, shock, [1])[0][1] == CastCounter(1, spoken=True)
        assert answer(state, shock, []) == [(0.0, LetMagicBe())]
        shield = Casting(1, 2, "shield", 2, 1)
        assert answer(state, shield, [1]) == [(0.0, LetMagicBe())]

    def test_a_mage_comes_into_range_and_shuns_chargers(self):
        far = battle(distorter(0, 90, 150), unit(1, 90, 80, SOUTH))
        assert mage_plan(far, far.unit(1))[1].path[-1].y < 15000
        near = battle(
            distorter(0, 90, 90, points=0), unit(1, 90, 68, SOUTH, count=10, files=5, of=RIDER)
        )
        assert mage_plan(near, near.unit(1))[1].path[-1].y > 9000

    def test_it_casts_within_its_part_and_passes_where_nothing_pays(self):
        state = battle(channeller(0, 90, 90), unit(1, 60, 60, count=8))
        assert moved(state) == Cast(1, "shock", 2, spoken=True)
        calm = battle(channeller(0, 90, 170), unit(1, 60, 20))
        assert chosen(calm, CastNow(0, "melee")) == LetMagicBe()


class TestGoals:
    """What a scenario is played for."""

    def test_the_herd(self):
        cows = [unit(-1, 20 + 30 * n, 20, count=1, of=COW, side=1) for n in range(4)]
        state = battle(unit(0, 50, 50), unit(1, 90, 50), *cows, scenario="cattle")
        assert standing(state, 0) == pytest.approx(200), "one of three is dead"
        assert standing(state, 1) == pytest.approx(-200)
        assert prize(state, state.unit(1), state.unit(3)) == pytest.approx(50)
        assert prize(state, state.unit(2), state.unit(1)) == 40, "he is near the herd"
        assert prize(state, state.unit(1), state.unit(2)) == 0

    def test_the_nest(self):
        nest = box(1, "nest", 85, 155, 10, 10)
        state = battle(
            unit(0, 90, 130), unit(1, 90, 120, SOUTH), terrain=(nest,), scenario="eggs", eggs=3
        )
        assert standing(state, 1) == pytest.approx(600 * 4 / 7)
        assert wanted(state, 1).id == 1
        assert wanted(state, 0) is None
        assert prize(state, state.unit(1), state.unit(2)) == 40
        assert is_sent(state, state.unit(2), nest)
        facing, (spot,) = places_at(state, state.unit(2), nest)[0]
        assert (facing, spot.x, spot.y) == (900, 9000, 15498)

    def test_the_attacker_marches_to_the_nest_and_stays_there(self):
        nest = box(1, "nest", 85, 155, 10, 10)
        away = battle(
            unit(0, 20, 20), unit(1, 90, 120, SOUTH), terrain=(nest,), scenario="eggs", eggs=3
        )
        march = moved(away, 1)
        assert (march.unit, march.path[-1].y) == (2, pytest.approx(14000, abs=3))
        there = battle(
            unit(0, 20, 20), unit(1, 90, 154.98, SOUTH), terrain=(nest,), scenario="eggs", eggs=3
        )
        assert is_at(there.unit(2), nest)
        assert moved(there, 1) == EndPart()

    def test_the_boy_and_the_tower(self):
        pole = box(1, "pole", 88, 148, 2.5, 2.5)
        state = battle(unit(0, 20, 20), unit(1, 90, 120, SOUTH), unit(1, 20, 100, of=RIDER), unit(1, 170, 20),
                       unit(1, 150, 20), terrain=(pole,), scenario="little-boy", holds=((1, 2),))  # fmt: skip
        assert (standing(state, 1), standing(state, 0)) == (60, -60)
        assert [u.id for u in state.own(1) if is_sent(state, u, pole)] == [2, 3, 5]
        assert wanted(state, 1) == pole

    def test_an_open_battle_has_no_goal(self):
        state = battle(unit(0, 50, 50), unit(1, 90, 50))
        assert (standing(state, 0), wanted(state, 0), prize(state, *state.units)) == (0, None, 0)


class TestSmallQuestions:
    """Wagon, haste, beaten enemies, setting up."""

    def test_the_wagon_brings_weapons_to_its_own(self):
        units = (unit(0, 90, 140), unit(1, 20, 20))
        assert chosen(battle(*units, pearl="oops"), WagonMove()) == LeaveWagon()
        action = chosen(battle(*units, pearl="give-them-a-weapon"), WagonMove())
        assert isinstance(action, MoveWagon)
        assert action.spot.y > 9000
        assert (
            chosen(
                battle(unit(0, 90, 95), unit(1, 20, 20), pearl="give-them-a-weapon"), WagonMove()
            )
            == LeaveWagon()
        )

    def test_the_best_unit_with_a_way_to_go_is_hurried(self):
        state = battle(unit(0, 50, 150), unit(0, 90, 150, of=RIDER), unit(0, 130, 150, of=ARCHER, count=20),
                       unit(1, 90, 20, SOUTH))  # fmt: skip
        assert chosen(state, GetMoving()) == Hurry(2)
        near = battle(unit(0, 50, 60), unit(1, 50, 40, SOUTH))
        assert chosen(near, GetMoving()) == HurryNobody()

    def test_a_beaten_enemy_is_finished_unless_others_are_to_be_fought(self):
        state = battle(unit(0, 90, 90), unit(1, 90, 90, SOUTH, count=2))
        assert chosen(state, EnemyChoice(2, 1)) == FightOn()
        both = battle(unit(0, 90, 90), unit(1, 87, 90, SOUTH, count=2), unit(1, 90, 92.5, NORTH))
        assert chosen(both, EnemyChoice(2, 1)) == LeaveAlone()

    def test_armies_are_set_up_in_good_order(self):
        state = battle(phase="setup", edges=((0, 2700), (1, 900)),
                       reserves=(Reserve(0, "herptar-infantry-green", 10),))  # fmt: skip
        assert chosen(state, Deploy(0)) == DeployRest()


class TestBattles:
    """Whole battles."""

    @pytest.mark.parametrize(
        "scenario", ["ford", "cattle", "eggs", "little-boy", "arrows", "mages"]
    )
    def test_everything_proposed_is_allowed(self, scenario):
        state, rng, bot = (
            GAME.begin(GAME.setup(scenario, options={"rounds": 4}), Quick(Rng(5))).state,
            Rng(6),
            GreedyBot(),
        )
        for _ in range(2000):
            if state.outcome is not None:
                return
            seat = GAME.question(state).who(state)[0]
            action = bot.answer(GAME, GAME.view(state, seat), seat, rng)
            refusal = GAME.check(state, seat, action)
            assert refusal is None, f"{action}: {refusal}"
            state = GAME.apply(state, seat, action, Quick(rng)).state
        raise AssertionError("the battle does not end")

    def test_the_same_battle_again_for_the_same_dice(self):
        def played():
            state, rng, bot = (
                GAME.begin(GAME.setup("charge"), Quick(Rng(5))).state,
                Rng(6),
                GreedyBot(),
            )
            while state.outcome is None:
                seat = GAME.question(state).who(state)[0]
                action = bot.answer(GAME, GAME.view(state, seat), seat, rng)
                state = GAME.apply(state, seat, action, Quick(rng)).state
            return state

        assert played() == played()
