"""Where the wizards appear (WD-SETUP-6, WD-SETUP-7)."""

import pytest

from slagveld.games.wizard_duel.setup.deployment import TakePlace, start_places
from slagveld.table.layout import Layout
from tests.games.wizard_duel.duel import DUEL, asked, pose, refused
from tests.games.wizard_duel.setup.test_start_of_duel import FOREST, match, table


class TestPlaces:
    """WD-SETUP-6 to WD-SETUP-8: where the wizards appear."""

    CORNERS = ((1.5, 1.5), (98.5, 1.5), (98.5, 78.5), (1.5, 78.5))

    @pytest.mark.rule("WD-SETUP-6")
    @pytest.mark.parametrize("corner", range(4))
    def test_two_wizards_stand_in_corners_on_a_diagonal(self, corner):
        game = match(9, 5)
        assert asked(game.state) == ("TakePlaces", 1), "who begins chooses"
        assert refused(game.state, 1, TakePlace(4, 0)) == "WD-SETUP-6"
        assert refused(game.state, 1, TakePlace(-1, 0)) == "WD-SETUP-6"
        places = DUEL.question(game.state).places()
        place_field, _, name_field = game.decision.described.forms[0].fields
        assert place_field.numeric
        assert [(c.spot.x, c.spot.y) for c in place_field.choices] == list(places)
        assert [c.label.key for c in place_field.choices] == [
            f"wizard-duel:place-{side}" for side in ("nw", "se", "ne", "sw")
        ]
        assert name_field.optional
        place = self.CORNERS[corner]
        game.play(TakePlace(places.index((round(place[0] * 100), round(place[1] * 100))), 0), 1)
        assert pose(game.state, 2)[:2] == place
        assert refused(game.state, 0, TakePlace(1, 0)) == "WD-SETUP-6", "one corner is left"
        game.play(TakePlace(0, 0), 0)
        assert pose(game.state, 1)[:2] == self.CORNERS[(corner + 2) % 4]

    @pytest.mark.rule("WD-SETUP-6")
    @pytest.mark.parametrize(
        ("change", "place"),
        [
            ({}, (1.5, 7.53)),
            ({"kind": "building"}, (1.5, 7.53)),
            ({"kind": "pond", "tags": ["solid"]}, (1.5, 7.53)),
            ({"kind": "pond"}, (1.5, 1.5)),
        ],
    )
    def test_a_barred_corner_is_left_along_the_edge(self, change, place):
        game = match(1, 2, table=table(10000, 8000, {**FOREST, **change}))
        game.play(TakePlace(0, 0), 0)
        assert pose(game.state, 1)[:2] == place

    @pytest.mark.rule("WD-SETUP-6")
    @pytest.mark.parametrize("corner", range(4))
    def test_so_is_every_other_corner_by_the_shorter_way(self, corner):
        # 6.03 cm along one edge and 10 along the other, in each corner both ways round.
        for far_x, far_y in ((1000, 603), (603, 1000)):
            x, y = ((0, 0), (10000, 0), (10000, 8000), (0, 8000))[corner]
            dx, dy = far_x if x == 0 else -far_x, far_y if y == 0 else -far_y
            points = [[x, y], [x + dx, y], [x + dx, y + dy], [x, y + dy]]
            wood = {**FOREST, "outline": {"points": points}}
            game = match(1, 2, table=table(10000, 8000, wood))
            place = self.CORNERS[corner]
            places = DUEL.question(game.state).places()
            game.play(TakePlace(places.index((round(place[0] * 100), round(place[1] * 100))), 0))
            along = (
                (0, 6.03 if y == 0 else -6.03) if far_y == 603 else (6.03 if x == 0 else -6.03, 0)
            )
            shifted = tuple(round(a + b, 2) for a, b in zip(place, along, strict=True))
            assert pose(game.state, 1)[:2] == shifted

    @pytest.mark.rule("WD-SETUP-7")
    def test_three_take_two_corners_of_a_long_side_and_the_middle_of_the_other(self):
        game = match(3, 1, 2, scenario="three")
        first = DUEL.question(game.state)
        assert set(first.places()) == {
            (150, 150), (11850, 150), (6000, 9850), (150, 9850), (11850, 9850), (6000, 150),
        }  # fmt: skip
        game.play(TakePlace(first.places().index((150, 9850)), 0), 1)
        assert asked(game.state) == ("TakePlaces", 2)
        assert set(DUEL.question(game.state).places()) == {(11850, 9850), (6000, 150)}
        game.play(TakePlace(1, 0), 2)
        game.play(TakePlace(0, 0), 0)
        assert [pose(game.state, n)[:2] for n in (2, 3, 1)] == [
            (1.5, 98.5),
            (60, 1.5),
            (118.5, 98.5),
        ]

    @pytest.mark.rule("WD-SETUP-7")
    def test_the_long_side_may_be_the_other_one(self):
        sides = start_places(Layout(8000, 10000), 3)
        assert [set(side) for side in sides] == [
            {(150, 150), (150, 9850), (7850, 5000)},
            {(7850, 150), (7850, 9850), (150, 5000)},
        ]

    @pytest.mark.rule("WD-SETUP-7")
    def test_four_take_the_corners_and_more_stand_at_equal_steps(self):
        layout = Layout(12000, 10000)
        (four,) = start_places(layout, 4)
        assert set(four) == {(150, 150), (11850, 150), (150, 9850), (11850, 9850)}
        (five,) = start_places(layout, 5)
        # 42800 units around, 8560 a step: 11700 along the top, 9700 down the side, and so on.
        assert five == ((150, 150), (8710, 150), (11850, 5570), (7570, 9850), (150, 8710))
