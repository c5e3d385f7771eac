"""Little Carnage on a board with fields passes the conformance suite."""

from slagveld.conformance import Conformance
from slagveld.conformance.walk import played, stops
from slagveld.games.little_carnage.core.board import is_on_fields
from slagveld.games.little_carnage.game import LittleCarnage


class OnBoard(LittleCarnage):
    """The game with every battle on a board."""

    __module__ = LittleCarnage.__module__

    def setup(self, scenario=None, **rest):
        """The same with the option, unless somebody says whether there is a board."""
        options = rest.pop("options", {})
        if "board" not in options:
            options = {"board": True, "deploy": "own", **options}
        return super().setup(scenario, options=options, **rest)


GAME = OnBoard()


class TestLittleCarnageOnBoard(Conformance):
    """Random battles of all scenarios on a board."""

    key = "little-carnage"
    battles = 2
    cap = 3000
    hostile = 600

    @property
    def game(self):
        """The game on a board."""
        return GAME

    def test_everybody_stands_on_fields(self):
        """In every state of every battle."""
        assert played(GAME, 1, 5).state.options.board
        for seed in self.seeds():
            for stop in stops(GAME, seed, self.cap):
                assert stop.state.options.board
                stands = stop.state.field.stands
                assert all(is_on_fields(stand, stand.pose) for stand in stands)
