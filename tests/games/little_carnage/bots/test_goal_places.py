"""Where exactly scenarios send regiments, and who is sent."""

import pytest

from slagveld.games.little_carnage.bots.minds import contested, goal_of, holders, reached, spared
from slagveld.games.little_carnage.core.state import Points
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles
from tests.games.little_carnage.battle import battle, card, troop

LAND, BORDER, CITY = (
    "advance-into-enemy-land", "protect-the-border", "siege-of-the-human-capital",
)  # fmt: skip
GIANT = card(base="monster", sides=(6, 6))


def place(state, number=101):
    goal = goal_of(state, state.regiment(number))
    return None if goal is None else (goal.x, goal.y)


def condition(scenario, key):
    return next(one for one in battles()[scenario].victory if one.key == key)


class TestInto:
    """Into the nearest part of an area where a base finds room, a little inside."""

    @pytest.mark.parametrize(
        ("at", "goal"),
        [((16, 34), (4000, 1264)), ((0.6, 34), (236, 1264)), ((39.8, 34), (9764, 1264)),
         ((16, 0.5), (4000, 236)), ((16, 3), (4000, 750))],
    )  # fmt: skip
    def test_half_a_base_and_six_millimetres(self, at, goal):
        state = battle(troop(0, at), troop(1, (20, 8)), scenario=LAND)
        assert place(state) == goal

    def test_the_first_model_counts(self):
        state = battle(troop(0, (16, 34), (18, 34)), troop(1, (20, 8)), scenario=LAND)
        assert place(state) == (4000, 1264)

    def test_who_finds_no_room_goes_to_the_middle(self):
        state = battle(troop(0, (30, 30), card=GIANT), troop(1, (20, 8)), scenario=CITY)
        assert place(state.noted("warlord-model", 1)) == (5000, 1250)

    def test_machines_do_not_cross(self):
        gun = card(war_machine=True)
        state = battle(troop(0, (16, 34), card=gun), troop(1, (20, 8)), scenario=LAND)
        assert place(state) is None

    @pytest.mark.parametrize(
        ("at", "goal"),
        [((8, 30), (5000, 4664)), ((8, 10), (2000, 2500)), ((30, 18.6), (7500, 4650))],
    )
    def test_by_way_of_the_bridge_until_one_is_there(self, at, goal):
        state = battle(troop(0, at), troop(1, (20, 2)), scenario=BORDER)
        assert place(state.noted("warlord-model", 1)) == goal


class TestPrey:
    """Whom one hunts."""

    def test_nobody_where_nobody_is_named_yet(self):
        state = battle(troop(0, (8, 30)), troop(1, (20, 4)), scenario=BORDER)
        assert place(state, 102) is None
        assert place(state, 101) is None

    def test_only_who_is_named_goes_only_who_is_told_to_hunts(self):
        state = battle(troop(0, (8, 30)), troop(0, (9, 33)), troop(1, (20, 4)), scenario=BORDER)
        state = state.noted("warlord-model", 2)
        assert place(state, 101) is None
        assert place(state, 103) == (2250, 8250)
        assert spared(state, state.regiment(101)) is False
        assert spared(state, state.regiment(102)) is True

    def test_he_who_is_not_there_yet_has_reached_nothing(self):
        state = battle(troop(0, (8, 30)), troop(1, (20, 4)), scenario=BORDER)
        state = state.noted("warlord-model", 1)
        own = state.regiment(101)
        assert reached(state, own, goal_of(state, own)) == 0.0

    def test_half_in_an_area_is_not_in_it(self):
        for y, worth in ((5.5, 25.0 * 4 / 3), (5.6, 0.0)):
            state = battle(troop(0, (16, y)), troop(1, (20, 12)), scenario=LAND)
            own = state.regiment(101)
            assert reached(state, own, goal_of(state, own)) == pytest.approx(worth)


class TestHolders:
    """Who holds an area: the two nearest by their nearest model, never machines."""

    def test_by_the_nearest_model_of_each(self):
        one = condition(LAND, "pass-kept")
        state = battle(
            troop(0, (20, 39)),
            troop(1, (20, 8), (20, 2)), troop(1, (20, 9.5), (39, 2)), troop(1, (29, 19)),
            troop(1, (20, 18), card=card(war_machine=True)), scenario=LAND,
        )  # fmt: skip
        assert holders(state, one, 1) == [104, 103]
        assert [place(state, number) for number in (102, 103, 104, 105)] == [
            None, (5000, 4700), (5000, 4700), None,
        ]  # fmt: skip

    def test_of_equals_the_first(self):
        one = condition(LAND, "pass-kept")
        rows = [troop(1, (x, 18.8)) for x in (10, 30, 15)]
        state = battle(troop(0, (20, 39)), *rows, scenario=LAND)
        assert holders(state, one, 1) == [104, 102]

    def test_an_area_is_denied_once_somebody_is_at_it(self):
        one = condition("attack-on-gruenwald", "square-held")
        for y, there in ((21.3, True), (21.4, False)):
            state = battle(troop(0, (20, y)), troop(1, (2, 2)), scenario="attack-on-gruenwald")
            assert contested(state, one) is there
            assert place(state, 102) == ((5000, 4550) if there else None)
            won = Points(0, 4, one.key)
            assert contested(battle(troop(0, (20, y)), troop(1, (2, 2)), points=(won,),
                                    scenario="attack-on-gruenwald"), one) is False  # fmt: skip
        assert contested(state, condition("attack-on-gruenwald", "square-taken")) is False

    def test_what_has_been_won_is_no_goal_any_more(self):
        rows = (troop(0, (20, 39)), troop(1, (20, 15)))
        state = battle(*rows, scenario=LAND)
        assert place(state, 102) == (5000, 4700)
        won = battle(*rows, scenario=LAND, points=(Points(1, 1, "pass-kept"),))
        assert place(won, 102) is None
