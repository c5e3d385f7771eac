"""Which spells bots cast, answer and let be."""

from slagveld.games.carnage.bots.spells import MOVING, Moment, answer, best_cast, mage_plan
from slagveld.games.carnage.core.state import Shot
from slagveld.games.carnage.magic.any_moment import CastNow
from slagveld.games.carnage.magic.counterspell import CastCounter, counterers
from slagveld.games.carnage.magic.incantation import AnswerMagic, LetMagicBe
from slagveld.games.carnage.magic.spells import Casting
from slagveld.games.carnage.magic.target_and_range import Cast, CastOnSelf, CastTeleport
from slagveld.record import replace
from tests.games.carnage.battle import (
    ARCHER,
    HERO,
    NORTH,
    RIDER,
    SOUTH,
    battle,
    mage,
    profile,
    unit,
)
from tests.games.carnage.plotting import channeller, chosen, distorter, moved


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
            unit(0, 90, 60, count=9, of=RIDER),
            unit(1, 90, 60, SOUTH, count=9, of=profile(ar=4)),
        )
        only = replace(battle(*units).unit(1).magic, spells=("frenzy",))
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
        crowd = [
            unit(1, 90, 90, SOUTH, count=12, files=6, of=profile(ws=9, st=9)),
            unit(1, 90, 92.5, NORTH, count=12, files=6, of=profile(ws=9, st=9)),
        ]
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
        assert counterers(state, 0, shock) == [state.unit(1)]
        assert answer(state, 0, AnswerMagic(0, shock))[1] == CastCounter(1, spoken=True)
        nobody = battle(unit(0, 90, 90), channeller(1, 90, 40), unit(0, 120, 70, of=RIDER))
        assert answer(nobody, 0, AnswerMagic(0, shock)) == (0.0, LetMagicBe())
        shield = Casting(1, 2, "shield", 2, 1)
        assert counterers(state, 0, shield) == [state.unit(1)]
        assert answer(state, 0, AnswerMagic(0, shield)) == (0.0, LetMagicBe())

    def test_a_mage_comes_into_range_and_shuns_chargers(self):
        far = battle(distorter(0, 90, 150), unit(1, 90, 80, SOUTH))
        assert mage_plan(far, far.unit(1))[1].path[-1].y < 15000
        near = battle(distorter(0, 90, 90, points=0), unit(1, 90, 68, SOUTH, count=10, files=5))
        assert mage_plan(near, near.unit(1))[1].path[-1].y > 9000

    def test_it_casts_within_its_part_and_passes_where_nothing_pays(self):
        state = battle(channeller(0, 90, 90), unit(1, 60, 60, count=8))
        assert moved(state) == Cast(1, "shock", 2, spoken=True)
        calm = battle(channeller(0, 90, 170), unit(1, 60, 20))
        assert chosen(calm, CastNow(0, "melee")) == LetMagicBe()
