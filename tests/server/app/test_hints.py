"""Hints: what the strongest bot would do, by what a seat may see, and nothing played."""

import pytest

from slagveld.bots.levels import LevelBot
from slagveld.bots.planning import Rival, Thought
from slagveld.kernel.match import Match
from slagveld.server.bots import Advice, worker
from slagveld.server.room.hinting import hint_of, reasons
from slagveld.server.room.opening import opened
from slagveld.server.room.sighting import Table
from slagveld.server.wire.setup import NewBattle, NewSeat
from slagveld.texts import WRITTEN, Text, say


@pytest.fixture
def duel(house):
    """A duel of two people that has begun."""
    battle, keys, watch = house.duel(game="wizard-duel")
    house.play(battle, keys, 2)
    return battle, keys, watch


def ask(house, battle, key, seat=0, after=None):
    number = house.entries(battle) if after is None else after
    return house.post(f"/api/battles/{battle}/hint", key, json={"after": number, "seat": seat})


def test_a_hint_can_be_played_as_it_is_and_has_been_by_nobody(house, duel):
    battle, keys, _ = duel
    seat = house.match(battle).decision.waiting_for[0]
    before = house.entries(battle)
    answer = ask(house, battle, keys[seat], seat)
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert (hint["number"], hint["seat"]) == (before, seat)
    assert house.entries(battle) == before
    text = hint["text"]
    assert text["key"].startswith("room-hint-")
    assert 0 <= hint["chance"] <= 1
    body = {"type": "act", "id": 1, "after": before, "seat": seat, "action": hint["action"]}
    done = house.post(f"/api/battles/{battle}/actions", keys[seat], json=body)
    assert done.status_code == 200, done.text


def test_only_the_seats_own_player_is_advised(house, duel):
    battle, keys, watch = duel
    seat = house.match(battle).decision.waiting_for[0]
    for key in (keys[1 - seat], watch):
        refused = ask(house, battle, key, seat)
        assert refused.status_code == 403
        assert refused.json()["refusal"]["rule"] == "SLV-NET-2"
    assert ask(house, battle, house.person(), seat).status_code == 404
    assert ask(house, battle, "", seat).status_code == 401


def test_a_hint_is_for_the_present_and_for_whoever_is_asked(house, duel):
    battle, keys, _ = duel
    seat = house.match(battle).decision.waiting_for[0]
    stale = ask(house, battle, keys[seat], seat, after=0)
    assert (stale.status_code, stale.json()["refusal"]["rule"]) == (409, "SLV-NET-1")
    other = ask(house, battle, keys[1 - seat], 1 - seat)
    assert other.status_code == 422
    assert other.json()["refusal"]["text"]["key"] == "room-hint-not-asked"
    assert house.post(f"/api/battles/{battle}/hint", keys[seat], json={}).status_code == 400
    house.finish(battle, keys)
    over = ask(house, battle, keys[0], 0)
    assert over.json()["refusal"]["text"]["key"] == "room-hint-not-asked"


def test_before_the_dice_are_mixed_there_is_nothing_to_advise(house):
    battle, keys, _ = house.duel()
    assert ask(house, battle, keys[0], 0).json()["refusal"]["text"]["key"] == "room-hint-not-asked"


# What it is made of


@pytest.fixture
def toy():
    seats = (NewSeat(who="bot", bot="random"), NewSeat(who="bot", bot="random"))
    return opened(NewBattle(game="toy", seats=seats)).match


def table_of(match):
    return Table(match=match, names=match.state.seats, bots=frozenset(), known=())


def test_the_adviser_gets_what_the_seat_may_see_and_the_warlords_time(toy, monkeypatch):
    seen = []

    def think(self, game, view, seat, rng):
        del game, rng
        seen.append((self.level.key, self.seconds, view, seat))
        first, second = toy.decision.candidates(0)[:2]
        return Thought(
            action=first, habit=second, rivals=(Rival(first, 0.62, 9), Rival(second, 0.53, 9))
        )

    monkeypatch.setattr(LevelBot, "think", think)
    job = worker.Advise(game="toy", view=toy.game.codec.encode(toy.view(0)), seat=0, seed="hint")
    advice = worker.done(job).advice
    assert seen == [("warlord", 2.0, toy.view(0), 0)]
    hint = hint_of(table_of(toy), 0, advice)
    assert hint.gain == pytest.approx(0.09)
    assert "62% to win, 9 points more than with “" in say(hint.text, "en")
    assert "62% kans om te winnen, 9 punten meer dan met “" in say(hint.text, "nl")
    assert "62 % Siegchance, 9 Punkte mehr als mit „" in say(hint.text, "de")


@pytest.mark.parametrize("action", [b"nonsense", b'{"type":"Bid","points":99}', None])
def test_what_is_not_allowed_is_no_hint(toy, action):
    advice = None if action is None else Advice(action=action, habit=action)
    with pytest.raises(Exception, match="No hint"):
        hint_of(table_of(toy), 0, advice)


def test_nothing_but_the_view_of_the_seat_goes_to_the_worker(toy, monkeypatch):
    from slagveld.server.bots import wondering

    asked = []
    view = Match.view

    def noted(self, seat):
        asked.append(seat)
        return view(self, seat)

    monkeypatch.setattr(Match, "view", noted)
    job = wondering(toy, 1)
    assert asked == [1]
    assert job.view == toy.game.codec.encode(view(toy, 1))


@pytest.mark.parametrize("language", WRITTEN)
def test_every_reason_is_a_sentence(language):
    does, usual = Text("do-resume"), Text("room-hint-otherwise")
    told = [
        say(reasons(does, usual, *given), language)
        for given in ((None, None), (0.5, None), (0.5, 0.001), (0.5, 0.01), (0.5, 0.2), (0.0, 0.0))
    ]
    assert all(sentence.endswith(".") and "⟦" not in sentence for sentence in told)
    assert len(set(told)) == len(told)
