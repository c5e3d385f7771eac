"""The check that no level plays by what its seat may not see finds one that does."""

import pytest

import slagveld
from slagveld.bots.levels import LevelBot
from slagveld.conformance.two_worlds import TwoWorlds


class Confrontation(TwoWorlds):
    key = "confrontation"

    def seeds(self):
        return range(1, 3)


def test_a_level_that_peeks_is_caught(monkeypatch):
    truth, kept = {}, []
    kind = type(slagveld.game("confrontation"))
    view, think = kind.view, LevelBot.think

    def noted(self, state, seat):
        found = view(self, state, seat)
        truth[id(found)] = state
        kept.append(found)  # so that no other gets its place
        return found

    def peeking(self, game, seen, seat, rng):
        return think(self, game, truth.get(id(seen), seen), seat, rng)

    Confrontation().test_no_level_plays_by_what_its_seat_may_not_see()
    monkeypatch.setattr(kind, "view", noted)
    monkeypatch.setattr(LevelBot, "think", peeking)
    with pytest.raises(AssertionError, match="battle 1"):
        Confrontation().test_no_level_plays_by_what_its_seat_may_not_see()
