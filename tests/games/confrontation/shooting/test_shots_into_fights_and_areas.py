"""Shots into fights, weapons with an area, and moves after the shot."""

from collections import Counter
from itertools import product

import pytest

from slagveld.games.confrontation.shooting.harassment import (
    MoveAfterShot,
    SlipOff,
    StayPut,
    slip_gaits,
    slip_of,
)
from slagveld.games.confrontation.shooting.phase import HoldFire, Shoot
from slagveld.games.confrontation.shooting.shots_into_fights_and_areas import (
    _lot,
    in_area,
    strikable,
)
from slagveld.games.confrontation.terrain.movement_table import Gait
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Lapsed, Moved, Told, Turned
from tests.games.confrontation.battle import NORTH, battle, card, events, run
from tests.games.confrontation.gunnery import Gunnery, archer, foe, shooter
from tests.games.confrontation.marching import place, way

TOUGH = card(resistance=14)
GIANT = card(size="very-large", resistance=20)
SMALL = card(size="small", resistance=14)


class Recorded:
    """Stands in for a play whose next roll is known."""

    listening = False

    def __init__(self, faces):
        self.faces = faces

    def roll(self, count, sides, **told):
        assert (count, sides) == (len(self.faces), 6)
        return self.faces


def _values(event):
    """The values of what an event tells; none if it tells nothing."""
    return event.what.values if isinstance(event, Told) else {}


class TestFight:
    def melee(self):
        """An archer, a foe in contact with a small and a very large friend of the archer."""
        return Gunnery(
            shooter(),
            foe(40, key=TOUGH),
            foe(40, 47.5, seat=0, key=SMALL, facing=NORTH),
            foe(43.75, seat=0, key=GIANT),
            foe(60, 20, key=TOUGH),
        )

    @pytest.mark.rule("CON-SHMOD-4")
    @pytest.mark.parametrize(
        ("dice", "struck"),
        [((1, 1), 2), ((1, 2), 2), ((1, 3), 3), ((1, 4), 4), ((2, 1), 4), ((2, 2), 2), ((6, 5), 4)],
    )
    def test_each_counts_with_the_weight_of_its_size(self, dice, struck):
        """Weights 2, 1 and 4 make 7: two dice, read one after the other."""
        game = self.melee()
        game.do(Shoot(1, 2), 2, *dice, 1, 2)
        assert game.rolled()[1] == ("CON-SHMOD-4", dice)
        draw = [event for event in game.last if hasattr(event, "sides")][1]
        assert (draw.sides, draw.pieces, draw.seat) == (6, (1, 2, 3, 4), 0)
        wound = [event for event in game.last if hasattr(event, "sides")][2]
        assert (wound.rule, wound.pieces) == ("CON-DAMAGE-1", (1, struck))
        assert ("shooting-told-struck", "CON-SHMOD-4") in game.told()

    @pytest.mark.rule("CON-SHMOD-4")
    def test_numbers_beyond_the_sum_of_weights_are_rolled_again(self):
        game = self.melee()
        game.do(Shoot(1, 2), 2, 6, 6, 1, 3, 1, 2)
        assert [dice for rule, dice in game.rolled() if rule == "CON-SHMOD-4"] == [(6, 6), (1, 3)]
        assert ("shooting-told-again", "CON-SHMOD-4") in game.told()
        (lot,) = [event.what for event in game.last if "all" in _values(event)]
        assert lot.key == "confrontation:shooting-told-lot"
        assert lot.values == {"total": 3, "all": 36, "most": 7, "number": 3}
        one = Gunnery(shooter(), foe(40, key=TOUGH), foe(40, 47.5, seat=0, key=SMALL))
        one.do(Shoot(1, 2), 2, 4, 6, 3, 1, 2)
        assert [dice for rule, dice in one.rolled() if rule == "CON-SHMOD-4"] == [(4,), (6,), (3,)]
        assert one.rolled()[-1] == ("CON-DAMAGE-1", (1, 2))
        assert ("shooting-told-lot", "CON-SHMOD-4") not in one.told()

    @pytest.mark.plain
    @pytest.mark.rule("CON-SHMOD-4")
    def test_every_number_of_the_dice_gives_each_his_share(self):
        state = self.melee().state
        struck = [
            _lot(Recorded(faces), state.figure(1), state.figures[1:4])
            for faces in product(range(1, 7), repeat=2)
            if faces != (6, 6)
        ]
        assert Counter(struck) == dict.fromkeys(range(1, 8), 5)

    @pytest.mark.rule("CON-SHMOD-4")
    def test_a_miss_strikes_nobody(self):
        game = self.melee()
        game.do(Shoot(1, 2), 1)
        assert [rule for rule, _ in game.rolled()] == ["CON-SHOOT-12"]

    @pytest.mark.rule("CON-SHMOD-4")
    def test_those_in_contact_with_the_target_and_no_others(self):
        state = self.melee().state
        assert [one.id for one in strikable(state, state.figure(2))] == [2, 3, 4]
        assert [one.id for one in strikable(state, state.figure(3))] == [3, 2, 4]
        assert [one.id for one in strikable(state, state.figure(5))] == [5]

    @pytest.mark.rule("CON-SHMOD-4")
    def test_beside_friends_alone_one_is_in_no_fight(self):
        game = Gunnery(shooter(), foe(40, key=TOUGH), foe(40, 47.5, key=TOUGH))
        game.do(Shoot(1, 2), 2, 1, 2)
        assert [rule for rule, _ in game.rolled()] == ["CON-SHOOT-12", "CON-DAMAGE-1"]

    @pytest.mark.rule("CON-SHMOD-4", "CON-SHOOT-1")
    def test_a_friend_may_be_killed(self):
        game = Gunnery(shooter(), foe(40), foe(40, 47.5, seat=0, facing=NORTH))
        game.do(Shoot(1, 2), 2, 3, 6, 6)
        assert game.figure(3) is None
        assert game.figure(2).wound == "none"

    @pytest.mark.rule("CON-SHOOT-10", "CON-SHMOD-4")
    def test_the_struck_are_drawn_before_any_result_is_applied(self):
        game = Gunnery(
            shooter(y=35), shooter(y=55), foe(40), foe(40, 47.5, seat=0, facing=NORTH, key=TOUGH)
        )
        game.do(game.top.candidates(game.state, 0)[0])
        game.do(Shoot(1, 3)).do(Shoot(2, 3), 2, 1, 2, 3, 6, 6, 1, 2)
        assert [(rule, dice) for rule, dice in game.rolled()] == [
            ("CON-SHOOT-12", (2,)),
            ("CON-SHMOD-4", (1,)),
            ("CON-SHOOT-12", (2,)),
            ("CON-SHMOD-4", (3,)),
            ("CON-DAMAGE-1", (6, 6)),
            ("CON-DAMAGE-1", (1, 2)),
        ]
        assert game.figure(3) is None


class TestArea:
    DRAGON = archer(equipment=("dragon-breath",), shooting=4)

    @pytest.mark.rule("CON-HOUSE-9")
    def test_everybody_near_the_one_hit_the_nearest_first(self):
        game = Gunnery(
            shooter(key=self.DRAGON),
            foe(40, key=TOUGH),
            foe(44.25, key=TOUGH),
            foe(44.26, 47.6, key=TOUGH),
            foe(40, 41.5, seat=0, key=TOUGH),
            foe(40, 48, key=TOUGH, hidden=True),
        )
        state = game.state
        found = in_area(state, state.figure(1), state.figure(2))
        assert [one.id for one in found] == [6, 5, 3]
        game.do(Shoot(1, 2), 2, 2, 5, 2, 3, 3, 5, 1, 2)
        assert game.rolled()[1:] == [
            ("CON-DAMAGE-1", (2, 5)),
            ("CON-HOUSE-9", (2, 3)),
            ("CON-HOUSE-9", (3, 5)),
            ("CON-HOUSE-9", (1, 2)),
        ]
        marks = [(game.figure(n).wound, game.figure(n).stunned) for n in (2, 6, 5, 3, 4)]
        assert marks == [
            ("none", True),
            ("none", False),
            ("none", True),
            ("none", False),
            ("none", False),
        ]

    @pytest.mark.rule("CON-HOUSE-9")
    def test_the_preview_tells_of_the_area(self):
        game = Gunnery(shooter(key=self.DRAGON), foe(40))
        shown = game.top.preview(game.state, 0, Partial("Shoot", {"shooter": 1}))
        fire, area = shown.notes
        assert (fire.values["fire"], area.values["distance"].units) == ("static", 300)

    @pytest.mark.rule("CON-HOUSE-9")
    def test_never_the_shooter_himself(self):
        game = Gunnery(shooter(key=self.DRAGON), foe(22.7, key=TOUGH))
        state = game.state
        assert in_area(state, state.figure(1), state.figure(2)) == []

    @pytest.mark.rule("CON-HOUSE-9")
    def test_no_area_no_others(self):
        state = battle(shooter(), foe(40), foe(43, 45))
        assert in_area(state, state.figure(1), state.figure(2)) == []
        assert in_area(state, state.figure(2), state.figure(1)) == []

    @pytest.mark.rule("CON-HOUSE-9")
    def test_about_the_one_who_is_struck_in_a_fight(self):
        game = Gunnery(
            shooter(key=self.DRAGON),
            foe(40, key=TOUGH),
            foe(42.5, seat=0, key=TOUGH),
            foe(46.5, key=TOUGH),
        )
        game.do(Shoot(1, 2), 2, 4, 1, 2, 1, 3, 1, 4)
        assert [rule for rule, _ in game.rolled()][2:] == [
            "CON-DAMAGE-1",
            "CON-HOUSE-9",
            "CON-HOUSE-9",
        ]
        wounded = [e for e in game.last if hasattr(e, "sides")][2:]
        assert [event.pieces for event in wounded] == [(1, 3), (1, 2), (1, 4)]


class TestAfterwards:
    HARASSER = archer(movement=12.5, abilities=("harcelement",))

    def game(self, *more, **own):
        return Gunnery(shooter(key=self.HARASSER, **own), foe(key=TOUGH), *more).do(Shoot(1, 2), 1)

    @pytest.mark.rule("CON-CARD-harcelement")
    def test_half_of_mov_after_the_shot(self):
        game = self.game()
        assert game.asked == ("MoveAfterShot", 0)
        assert game.refusal(SlipOff(way((20, 51.26)), 0)) == "CON-CARD-harcelement"
        game.do(SlipOff(way((20, 51.25)), 900))
        assert place(game.state, 1) == (20, 51.25, 90)
        (moved,) = [event for event in game.last if isinstance(event, Moved)]
        assert (moved.rule, moved.manner) == ("CON-CARD-harcelement", "confrontation:slip")
        assert game.over

    @pytest.mark.rule("CON-CARD-harcelement")
    def test_not_into_contact(self):
        game = self.game(foe(20, 50, key=TOUGH))
        assert game.refusal(SlipOff(way((20, 47.5)), 0)) == "CON-MOVE-13"
        assert game.refusal(SlipOff(way((20, 47.3)), 0)) is None

    def test_he_may_stay_or_only_turn(self):
        game = self.game()
        assert game.refusal(StayPut()) is None
        assert game.do(StayPut()).over
        game = self.game().do(SlipOff((), 1800))
        assert place(game.state, 1) == (20, 45, 180)
        assert [type(event) for event in game.last] == [Turned]

    def test_when_all_of_a_volley_are_done(self):
        game = Gunnery(
            shooter(y=35, key=self.HARASSER), shooter(y=55, key=self.HARASSER), foe(key=TOUGH)
        )
        game.do(game.top.candidates(game.state, 0)[0])
        game.do(Shoot(2, 3)).do(Shoot(1, 3), 1, 2, 1, 2)
        assert game.top == MoveAfterShot(0, 2)
        assert game.do(StayPut()).top == MoveAfterShot(0, 1)

    def test_only_after_a_shot(self):
        assert Gunnery(shooter(key=self.HARASSER), foe()).do(HoldFire()).over

    @pytest.mark.rule("CON-FEAR-11")
    def test_neither_the_paralysed_nor_climbers(self):
        assert self.game(paralysed_by=(2,)).over
        assert self.game(climbing=5).over

    def test_nor_one_without_the_competence(self):
        game = Gunnery(shooter(), foe(key=TOUGH))
        assert game.do(Shoot(1, 2), 1).over
        assert slip_of(game.figure(1)) is None

    def test_nobody_is_asked_for_one_who_is_gone(self):
        play = run(self.game().state.without(1))
        assert play.state.agenda.top.__class__.__name__ == "Stop"
        assert len(events(play, Lapsed)) == 1

    @pytest.mark.rule("CON-STAT-2")
    def test_flyers_go_through_the_air(self):
        key = archer(second_movement=20, medium="air", abilities=("vol", "harcelement"))
        game = Gunnery(shooter(key=key), foe(key=TOUGH), foe(20, 50, key=TOUGH))
        assert slip_gaits(game.figure(1)) == (Gait(1000, "air"), Gait(500))
        game.do(Shoot(1, 2), 1)
        assert game.refusal(SlipOff(way((20, 55)), 0)) is None
        assert game.refusal(SlipOff(way((20, 55.01)), 0)) == "CON-CARD-harcelement"

    def test_swimmers_have_their_second_value_in_water_alone(self):
        key = archer(second_movement=20, medium="water", abilities=("harcelement",))
        game = Gunnery(shooter(key=key), foe(key=TOUGH))
        game.do(Shoot(1, 2), 1)
        assert game.refusal(SlipOff(way((20, 50)), 0)) is None
        assert game.refusal(SlipOff(way((20, 50.01)), 0)) == "CON-CARD-harcelement"
        shown = game.top.preview(game.state, 0, Partial("SlipOff"))
        assert shown.limit == 500

    def test_menu_and_chance(self):
        game = self.game()
        menu = game.top.candidates(game.state, 0)
        assert menu[0] == StayPut()
        assert len(menu) > 4
        assert all(game.refusal(one) is None for one in menu)
        found = [game.top.propose(game.state, 0, Rng(seed)) for seed in range(30)]
        assert all(game.refusal(one) is None for one in found)
        assert {type(one) for one in found} <= {StayPut, SlipOff}
        assert any(isinstance(one, SlipOff) for one in found)

    def test_the_form(self):
        decision = self.game().decision()
        assert [form.action for form in decision.forms] == ["SlipOff", "StayPut"]
        assert [field.piece for field in decision.forms[0].fields] == [1, 1]
        assert decision.measuring.ruler == "own"

    def test_the_preview(self):
        game = self.game()
        shown = game.top.preview(game.state, 0, Partial("SlipOff"))
        assert (shown.limit, shown.region.meaning) == (625, "reach")
        assert game.top.preview(game.state, 0, Partial("StayPut")).limit is None
        values = {"path": [[2000, 5000]]}
        shown = game.top.preview(game.state, 0, Partial("SlipOff", values))
        assert (shown.snapped, shown.length, shown.refusal) == ({"facing": 900}, 500, None)
        values = {"path": [[2000, 6000]], "facing": 1800}
        shown = game.top.preview(game.state, 0, Partial("SlipOff", values))
        (spot,) = shown.snapped["path"]
        assert (spot.x, spot.y) == (2000, 5125)
        assert "facing" not in shown.snapped
        assert shown.ghosts[0].pose.facing == 1800
        turned = game.top.preview(game.state, 0, Partial("SlipOff", {"path": [], "facing": 900}))
        assert (turned.length, turned.refusal, turned.snapped) == (0, None, {})
