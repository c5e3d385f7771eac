"""How a battle stands: chances that add up, by what the asker may see."""

import pytest

from slagveld.bots import bot
from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.kernel.shell import MixDice
from slagveld.server.room.opening import opened
from slagveld.server.room.outlook import outlook_of
from slagveld.server.wire.setup import NewBattle, NewSeat

GAMES = ("carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel")


def ask(house, battle, key):
    return house.get(f"/api/battles/{battle}/outlook", key)


def test_players_and_watchers_are_told_the_chances_of_both_sides(house):
    battle, keys, watch = house.duel(game="wizard-duel")
    assert ask(house, battle, keys[0]).json()["sides"] == []
    house.play(battle, keys, 6)
    for key in (*keys, watch):
        told = ask(house, battle, key).json()
        assert told["number"] == house.entries(battle)
        assert [one["seats"] for one in told["sides"]] == [[0], [1]]
        assert sum(one["chance"] for one in told["sides"]) == pytest.approx(1)
        assert all(0 <= one["chance"] <= 1 for one in told["sides"])
    assert ask(house, battle, keys[0]).json() == ask(house, battle, keys[0]).json()


def test_strangers_are_told_nothing_and_nothing_is_told_after_the_end(house):
    battle, keys, _ = house.duel(game="wizard-duel")
    assert ask(house, battle, "").status_code == 401
    assert ask(house, battle, house.person()).status_code == 404
    house.play(battle, keys, 2)
    house.finish(battle, keys)
    assert ask(house, battle, keys[0]).json()["sides"] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_it_to_every_pair_of_eyes(game, monkeypatch):
    seats = (NewSeat(who="me"), NewSeat(who="me"))
    match = opened(NewBattle(game=game, seats=seats)).match
    for seat in (0, 1):
        match.play(MixDice(seat + 1), seat)
    looked = []
    view = Match.view

    def noted(self, seat):
        looked.append(seat)
        return view(self, seat)

    rng = Rng(5)
    for step in range(30):
        if match.decision is None:
            break
        if step % 10 == 0:
            with monkeypatch.context() as patch:
                patch.setattr(Match, "view", noted)
                for eye in (0, 1, None):
                    looked.clear()
                    told = outlook_of(match, eye)
                    assert set(looked) == {eye}
                    assert sum(one.chance for one in told.sides) == pytest.approx(1)
        seat = match.decision.waiting_for[0]
        match.play(bot("random").answer(match.game, match.view(seat), seat, rng), seat)
