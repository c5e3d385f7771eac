"""Exact chances, held against the rules themselves."""

import doctest
from fractions import Fraction
from itertools import product

import pytest

from slagveld.games.carnage.wounds import named_odds as chances
from slagveld.games.carnage.wounds.blows_and_shields import Blow, strike
from slagveld.games.carnage.wounds.named_odds import (
    attacks,
    blow_chances,
    melee_chances,
    odds_of_blow,
    shoot_chances,
    wound_odds,
)
from slagveld.kernel.dice import Scripted
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import RefusedError
from slagveld.texts import Text
from tests.games.carnage.battle import ARCHER, FakeGame, battle, mage, profile, unit


def test_examples_in_the_code():
    assert doctest.testmod(chances).failed == 0


class TestByName:
    """What the command line asks for."""

    @pytest.mark.rule("CAR-15.2-charge-attack", "CAR-10.3")
    def test_the_charge_of_the_play_example(self):
        found = attacks()["melee"]({"dice": "10", "ws": "4", "st": "5", "ar": "3", "charge": "1"})
        assert found.mean == pytest.approx(10 * 0.5 * 0.5)
        assert found.probability(0) == pytest.approx(0.75**10)
        plain = attacks()["melee"]({"dice": "10", "ws": "4", "st": "5", "ar": "3"})
        assert plain.mean == pytest.approx(10 * 0.4 * 0.5)

    @pytest.mark.rule("CAR-12-hit", "CAR-12-st3")
    def test_arrows(self):
        given = {"dice": "12", "ws": "4", "ar": "1", "mode": "indirect"}
        assert attacks()["shoot"](given).mean == pytest.approx(12 * 0.3 * 0.5)
        direct = attacks()["shoot"]({"dice": "12", "ws": "4", "ar": "1"})
        assert direct.mean == pytest.approx(12 * 0.4 * 0.5)

    @pytest.mark.rule("CAR-7-limits")
    @pytest.mark.parametrize(
        ("attack", "wrong"),
        [
            ("melee", {"ws": "0"}), ("melee", {"ws": "11"}), ("melee", {"st": "0"}),
            ("melee", {"st": "11"}), ("melee", {"ar": "5"}), ("melee", {"ar": "-1"}),
            ("melee", {"charge": "2"}), ("melee", {"dice": "301"}), ("melee", {"dice": "-1"}),
            ("melee", {"mode": "direct"}), ("shoot", {"st": "4"}), ("shoot", {"mode": "magic"}),
        ],
    )  # fmt: skip
    def test_values_beyond_the_tables_are_refused(self, attack, wrong):
        good = {"dice": "300", "ws": "10", "ar": "4"}
        if attack == "melee":
            good |= {"st": "10", "charge": "1"}
        else:
            good |= {"mode": "direct"}
        attacks()[attack](good)
        with pytest.raises(RefusedError):
            attacks()[attack](good | wrong)

    def test_the_least_values_are_known(self):
        assert melee_chances(1, 1, 1, 4).mean == pytest.approx(0.01)
        assert shoot_chances(1, 1, 0, "direct").mean == pytest.approx(0.06)
        assert melee_chances(0, 5, 5, 2).mean == 0
        found = attacks()["melee"]({"dice": "0", "ws": "1", "st": "1", "ar": "0"})
        assert found.mean == 0

    def test_every_parameter_has_a_word(self):
        for attack in attacks().values():
            assert attack.title.key.startswith("carnage:odds-")
            assert all(parameter.help.key.startswith("carnage:") for parameter in attack.parameters)


def counted(state, dice, manner, extra=(), faces=(1, 4, 5, 6, 7, 10)):
    """Wounds by playing every pair of hit and wound faces out, for one die."""
    weights = {1: 3, 4: 1, 5: 1, 6: 1, 7: 1, 10: 3}
    found = {}
    for rolled in product(faces, repeat=dice):
        share = Fraction(1)
        for face in rolled:
            share *= Fraction(weights[face], 10)
        play = Play(FakeGame(), state, Scripted(rolled), listening=False)
        wounds = strike(play, Blow(1, 2, 1, manner, extra))
        found[wounds] = found.get(wounds, 0) + share
    return {wounds: pytest.approx(float(share)) for wounds, share in sorted(found.items())}


class TestOfABlow:
    """Chances as everything stands, by all faces of the dice."""

    @pytest.mark.parametrize("manner", ["melee", "charge", "direct"])
    def test_one_die_by_all_faces(self, manner):
        state = battle(unit(0, 50, 50, of=ARCHER), unit(1, 50, 80))
        found = blow_chances(state, state.unit(1), state.unit(2), 1, manner)
        assert dict(found.items()) == counted(state, 2, manner)

    @pytest.mark.rule("CAR-7-67-71")
    def test_two_wound_dice(self):
        state = battle(unit(0, 50, 50), unit(1, 50, 80), pearl="give-them-a-weapon", armed=(1,))
        found = blow_chances(state, state.unit(1), state.unit(2), 1, "melee")
        assert dict(found.items()) == counted(state, 3, "melee")

    @pytest.mark.rule("CAR-14.4-shield-order")
    @pytest.mark.parametrize("shields", [0, 1, 2])
    def test_shields(self, shields):
        state = battle(
            unit(0, 50, 50),
            mage(1, 50, 80, shields=shields),
            pearl="give-them-a-weapon",
            armed=(1,),
        )
        found = blow_chances(state, state.unit(1), state.unit(2), 1, "melee")
        assert dict(found.items()) == counted(state, 3, "melee")

    def test_the_occasion_counts(self):
        state = battle(unit(0, 50, 50, of=profile(ARCHER, ws=6)), unit(1, 50, 80))
        extra = (Item(-1, Text("wall"), "CAR-9.3.2-cover"),)
        found = odds_of_blow(state, state.unit(1), state.unit(2), 1, "direct", extra)
        assert found.mean == pytest.approx(0.5 * 0.5)
        assert found.need.total == 6
        assert [p for _, p in found.outcomes] == pytest.approx([0.75, 0.25])

    def test_what_a_preview_shows(self):
        state = battle(unit(0, 50, 50), unit(1, 50, 80))
        found = odds_of_blow(state, state.unit(1), state.unit(2), 4, "melee")
        assert found.title.values == {"name": "Infantry", "target": "Infantry", "dice": 4}
        assert [t.values["count"] for t, _ in found.outcomes] == [0, 1, 2, 3, 4]
        assert sum(p for _, p in found.outcomes) == pytest.approx(1)
        assert found.mean == pytest.approx(4 * 0.4 * 0.6)
        named = odds_of_blow(
            state, state.unit(1), state.unit(2), 4, "melee", title=Text("the case")
        )
        assert named.title == Text("the case")

    def test_the_thin_end_is_one_line(self):
        found = wound_odds(Text("odds"), melee_chances(30, 4, 4, 1), Tally(7)).outcomes
        *single, rest = found
        assert rest[0].key == "carnage:odds-wounds-more"
        assert rest[0].values["count"] == single[-1][0].values["count"] + 1
        assert sum(p for _, p in found) == pytest.approx(1)
        assert single[-1][1] >= 0.0005
        few = wound_odds(Text("odds"), melee_chances(2, 10, 10, 0), Tally(7))
        assert len(few.outcomes) == 3
