"""Creature magic: WD-SUMMON-*."""

import pytest

from slagveld.games.wizard_duel.army.prices_packages_natures import packages, price_of
from slagveld.games.wizard_duel.core.actions_left import Turn
from slagveld.games.wizard_duel.core.models import base_of
from slagveld.games.wizard_duel.core.races import races
from slagveld.games.wizard_duel.magic.spells import CastAttack
from slagveld.games.wizard_duel.magic.summoning_places import first_place, places
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.turn.creature_part import CreatureTurn
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn
from slagveld.games.wizard_duel.turn.wizard_part import WizardTurn
from slagveld.table.measure import slanted_gap
from slagveld.table.shapes import Pose
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asked,
    asking,
    duel,
    model,
    ready,
    refused,
    summon,
    told,
    walk,
)


def row(count, x=36, first=1):
    """Places for so many models side by side."""
    return [(first + n, x, 36 + 4 * n) for n in range(count)]


class TestPackages:
    """The price list."""

    @pytest.mark.rule("WD-SUMMON-1")
    def test_paid_in_full_as_a_package(self):
        state = ready(*[("ork", "small")] * 6)
        play = act(state, 0, summon("small", *row(3)))
        assert play.state.wizards[0].points == 160
        (paid,) = told(play, "Changed")
        assert (paid.seat, paid.old, paid.new) == (0, 250, 160)
        assert [c.number for c in play.state.creatures] == [1, 2, 3]
        assert len(told(play, "Placed")) == 3
        assert refused(state, 0, summon("small", *row(4))) == "WD-SUMMON-1"
        again = act(play.state, 0, summon("small", *row(3, x=40, first=4))).state
        assert (again.wizards[0].points, len(again.creatures)) == (70, 6)
        poor = ready(*[("ork", "small")] * 3, points=89)
        for count in (1, 3):
            assert refused(poor, 0, summon("small", *row(count))) == "WD-WIZARD-6"
        assert refused(state, 0, summon("ork", *row(1))) == "WD-SUMMON-2"

    @pytest.mark.rule("WD-SUMMON-2")
    def test_the_four_lines_of_the_price_list(self):
        table = DUEL.rulebook["WD-SUMMON-2"].data
        assert [(f"{p.weapon} weapon", p.models, p.price) for p in packages().values()] == [
            (line["package"], line["models"], line["mp"]) for line in table
        ]
        for line in table:
            weapon = line["package"].split()[0]
            kind = "heavy-weapon" if weapon == "heavy" else "ork"
            assert getattr(races()[kind].striking, weapon) == line["sk"]
            stock = [(kind, weapon)] * 4
            state = act(ready(*stock), 0, summon(weapon, *row(line["models"]))).state
            assert state.wizards[0].points == 250 - line["mp"]
            assert len(state.creatures) == line["models"]

    @pytest.mark.rule("WD-SUMMON-3")
    @pytest.mark.parametrize(
        ("kind", "price"), [("ogre", 80), ("troll", 120), ("giant", 160), ("dragon", 240)]
    )
    def test_house_prices_of_the_big_ones(self, kind, price):
        state = ready((kind, "own"), (kind, "own"), points=price)
        after = act(state, 0, summon(kind, (1, 38, 40))).state
        assert after.wizards[0].points == 0
        assert refused(ready((kind, "own"), points=price - 1), 0, summon(kind, (1, 38, 40)))
        assert races()[kind].house
        forms = {form.action: form for form in DUEL.question(state).ask(state).forms}
        (choice,) = forms["Summon"].fields[0].choices
        assert (choice.key, choice.label.key) == (kind, "wizard-duel:package-house")
        assert choice.label.values["price"] == price

    @pytest.mark.rule("WD-SUMMON-4")
    def test_one_price_for_every_race_with_these_weapons(self):
        for key, each in races().items():
            for weapon, single in (("small", 30), ("normal", 40), ("shooting", 70)):
                if each.price is None and getattr(each.striking, weapon) is not None:
                    assert price_of(each, weapon) == single
                    count = packages()[weapon].models
                    state = ready(*[(key, weapon)] * count)
                    state = act(state, 0, summon(weapon, *row(count))).state
                    assert state.wizards[0].points == 250 - single * count

    @pytest.mark.rule("WD-SUMMON-13")
    def test_a_heavy_weapon_comes_without_crew(self):
        state = ready(("heavy-weapon", "heavy"), ("ork", "small"), points=160)
        state = act(state, 0, summon("heavy", (1, 38, 40))).state
        assert [c.race for c in state.creatures] == ["heavy-weapon"]
        assert state.wizards[0].points == 0
        both = ready(("heavy-weapon", "heavy"), ("ork", "small"))
        with_crew = summon("heavy", (1, 38, 40), (2, 38, 44))
        assert refused(both, 0, with_crew) == "WD-SUMMON-1"


class TestPlaces:
    """Where and how they appear."""

    @pytest.mark.rule("WD-SUMMON-5")
    def test_ten_to_twenty_centimetres_each(self):
        state = ready(*[("ork", "normal")] * 2)
        act(state, 0, summon("normal", (1, 33, 40), (2, 43, 40)))
        for x in (32.99, 43.01):
            outside = summon("normal", (1, 38, 40), (2, x, 40))
            assert refused(state, 0, outside) == "WD-SUMMON-5"
            outside = summon("normal", (2, x, 40), (1, 38, 40))
            assert refused(state, 0, outside) == "WD-SUMMON-5"

    @pytest.mark.rule("WD-SUMMON-6")
    @pytest.mark.parametrize("kind", ["ork", "heavy-weapon", None])
    def test_not_in_contact_with_an_enemy(self, kind):
        if kind is None:
            state = ready(("ork", "shooting"), wizards=((20, 40), (38, 40)))
        else:
            state = ready(("ork", "shooting"), models=[model(1, kind, 38, 40, number=9)])
        for y in (43, 43.1):
            assert refused(state, 0, summon("shooting", (1, 38, y))) == "WD-SUMMON-6"
        act(state, 0, summon("shooting", (1, 38, 43.11)))
        own = ready(("ork", "shooting"), models=[model(0, "ork", 38, 40, number=9)])
        act(own, 0, summon("shooting", (1, 38, 43)))

    @pytest.mark.rule("WD-SUMMON-14")
    def test_the_player_chooses_the_facing(self):
        state = ready(*[("ork", "normal")] * 2)
        state = act(state, 0, summon("normal", (1, 36, 36, 123.4), (2, 36, 40, 270))).state
        assert [state.pose(c.id).facing for c in state.creatures] == [1234, 2700]


class TestOffered:
    """Places that the program finds by itself, for bots and for packages that are short."""

    @pytest.mark.rule("WD-SUMMON-5")
    @pytest.mark.parametrize(("kind", "weapon"), [("ork", "shooting"), ("ogre", "own")])
    def test_all_around_at_the_nearest_distance_looking_away(self, kind, weapon):
        state = ready((kind, weapon), wizards=((50, 40), (95, 5)))
        (stock,) = state.wizards[0].stock
        found = list(places(state, 0, stock))
        assert len(found) == 16
        assert found[0] == Pose(5000 + 1150 + (150 if kind == "ork" else 250), 4000, 0)
        for number, pose in enumerate(found):
            gap = slanted_gap(state.layout.body(1), base_of(races()[kind]).body(pose))
            assert 1000 * 16 <= gap <= 1301 * 16
            assert abs(pose.facing - number * 225) <= 1
        assert next(places(state, 0, stock, 4)) == next(p for p in found if p.facing == 900)
        assert first_place(state, 0, stock, 15).facing == pytest.approx(3375, abs=1)

    @pytest.mark.rule("WD-SUMMON-5", "WD-PLACE-1")
    def test_farther_off_where_the_nearest_place_is_taken_and_never_off_the_table(self):
        taken = [model(1, "ork", 63, 40, number=9)]
        state = ready(("ork", "shooting"), wizards=((50, 40), (95, 5)), models=taken)
        assert first_place(state, 0, state.wizards[0].stock[0]).x == 6900, "16 cm off"
        corner = ready(("ork", "shooting"), wizards=((1.5, 1.5), (95, 40)))
        found = list(places(corner, 0, corner.wizards[0].stock[0]))
        assert [pose.facing for pose in found] == pytest.approx([0, 225, 450, 675, 900], abs=1)


class TestWhen:
    """From the next round on."""

    @pytest.mark.rule("WD-SUMMON-7")
    def test_used_from_the_next_round_on(self):
        old = model(0, "ork", 60, 60, number=9)
        state = duel(
            old,
            stock=[("ork", "normal")] * 2,
            part="wizard",
            points=80,
            wizards=((20, 40), (95, 40)),
        )
        state = act(state, 0, summon("normal", (1, 36, 36), (2, 36, 42))).state
        assert {c.appeared for c in state.creatures[1:]} == {2}
        same = asking(state, CreatureTurn(Turn(0)))
        assert refused(same, 0, walk(102, (40, 36))) == "WD-SUMMON-7"
        act(same, 0, walk(101, (60, 62)))
        state = act(state, 0, EndTurn()).state
        assert (state.round, asked(state)) == (3, ("CreatureTurn", 0))
        act(state, 0, walk(102, (40, 36)))

    @pytest.mark.rule("WD-SUMMON-7")
    def test_it_stands_there_at_once(self):
        state = ready(*[("ork", "shooting")] * 2, wizards=((20, 40), (42, 40)))
        act(state, 0, CastAttack(2))
        state = act(state, 0, summon("shooting", (1, 33, 40))).state
        assert refused(state, 0, summon("shooting", (2, 34, 40))) == "WD-PLACE-1", "takes up room"
        assert refused(state, 0, CastAttack(2)) == "WD-SPELL-5", "and blocks the line"

    @pytest.mark.rule("WD-SUMMON-7")
    def test_it_strikes_back_before_it_is_used(self):
        state = duel(
            model(0, "ork", 30, 40), model(1, "ork", 36, 40, 180, appeared=2), round=3, turn=0
        )
        play = act(state, 0, walk(101, (33, 40)), 20, 1)
        assert play.state.creature(101) is None
        assert play.state.creature(102).used == ()


class TestStock:
    """Models and weapons."""

    @pytest.mark.rule("WD-SUMMON-8")
    def test_as_long_as_models_are_free(self):
        state = ready(*[("ork", "normal")] * 4)
        state = act(state, 0, summon("normal", *row(2))).state
        assert refused(state, 0, summon("normal", *row(2, x=40))) == "WD-SUMMON-8"
        state = act(state, 0, summon("normal", *row(2, x=40, first=3))).state
        assert len(state.of(0)) == 4
        assert refused(state, 0, summon("normal", (5, 42, 30))) == "WD-SUMMON-8"
        twice = summon("normal", (1, 36, 36), (1, 36, 40))
        assert refused(ready(*[("ork", "normal")] * 2), 0, twice) == "WD-SUMMON-8"
        assert refused(ready(("ork", "normal")), 0, summon("normal")) == "WD-SUMMON-8"

    @pytest.mark.rule("WD-SUMMON-9")
    def test_the_defeated_come_again_in_the_same_round(self):
        state = duel(
            model(0, "ork", 60, 40, 0, wounds=1, line=7),
            model(1, "ork", 63, 40, 180),
            turn=1,
            stock=[("ork", "normal")] * 2,
            points=100,
            wizards=((20, 40), (95, 40)),
        )
        state = state.with_wizard(0, lines=7)
        play = act(state, 1, Strike(102, (101,)), 1)
        assert [e.piece for e in told(play, "Slain")] == [101]
        state = asking(play.state, WizardTurn(0))
        state = act(state, 0, summon("normal", (1, 36, 36), (2, 36, 40))).state
        (again, _) = state.of(0)
        assert (again.number, again.wounds, again.line, again.appeared) == (1, 5, 8, 2)
        assert again.id not in (101, 102)
        assert state.wizards[0].points == 20, "at the full price"

    @pytest.mark.rule("WD-SUMMON-10")
    def test_a_short_package_at_the_full_price(self):
        state = ready(*[("ork", "small")] * 2)
        after = act(state, 0, summon("small", *row(2))).state
        assert (after.wizards[0].points, len(after.creatures)) == (160, 2)
        assert refused(state, 0, summon("small", *row(1))) == "WD-SUMMON-10", "one more is free"
        one = act(ready(("ork", "small")), 0, summon("small", *row(1))).state
        assert one.wizards[0].points == 160
        full = ready(*[("ork", "small")] * 3)
        assert refused(full, 0, summon("small", *row(2))) == "WD-SUMMON-10"

    @pytest.mark.rule("WD-SUMMON-10")
    def test_short_of_models_that_do_not_go_together_or_find_no_room(self):
        mixed = ready(("ork", "normal"), ("amazon", "normal"))
        act(mixed, 0, summon("normal", (1, 36, 40)))
        act(mixed, 0, summon("normal", (2, 36, 40)))
        blocks = [
            model(1, "ork", x / 2, y / 2, number=n + 20)
            for n, (x, y) in enumerate((x, y) for x in range(4, 100, 7) for y in range(4, 156, 7))
            if not (abs(x / 2 - 20) < 4 and abs(y / 2 - 40) < 4)
            and not (abs(x / 2 - 36) < 4 and abs(y / 2 - 40) < 4)
        ]
        packed = ready(*[("ork", "normal")] * 2, models=blocks)
        act(packed, 0, summon("normal", (1, 36, 40)))

    @pytest.mark.rule("WD-SUMMON-11")
    def test_races_may_be_mixed_within_a_package(self):
        state = ready(("ork", "small"), ("goblin", "small"), ("undead", "small"), ("ork", "normal"))
        state_after = act(state, 0, summon("small", *row(3))).state
        assert [c.race for c in state_after.creatures] == ["ork", "goblin", "undead"]
        wrong = summon("small", (1, 36, 36), (4, 36, 40))
        assert refused(state, 0, wrong) == "WD-SUMMON-8", "the weapon class must be the package's"

    @pytest.mark.rule("WD-SUMMON-12")
    def test_one_weapon_and_no_other(self):
        archer = duel(model(0, "ork", 65, 40, weapon="shooting"), wizards=((5, 40), (68, 40)))
        assert refused(archer, 0, Strike(101, (2,))) == "WD-SUMMON-12"
        for weapon in ("small", "normal"):
            hand = duel(model(0, "ork", 50, 40, weapon=weapon), wizards=((5, 40), (68, 40)))
            assert refused(hand, 0, Shoot(101, 2)) == "WD-SUMMON-12"
        runs = duel(model(0, "ork", 60, 40, weapon="shooting"), wizards=((5, 40), (68, 40)))
        assert act(runs, 0, walk(101, (65, 40))).state.wizards[1].field == 17
        met = duel(model(0, "ork", 27, 40), model(1, "ork", 33, 40, 180, weapon="shooting"))
        play = act(met, 0, walk(101, (30, 40)), 20)
        assert len(told(play, "Rolled")) == 1, "the archer has nothing to strike back with"
        dragon = duel(model(0, "dragon", 50, 40), wizards=((5, 40), (68, 40)))
        act(dragon, 0, Shoot(101, 2), 20)
