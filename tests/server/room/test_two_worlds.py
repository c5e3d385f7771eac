"""Two battles that a seat cannot tell apart: the same hint, the same job for its bot."""

import copy

import pytest

import slagveld
from slagveld.conformance.secrets import secretive, twin_of
from slagveld.conformance.two_worlds import QUICK
from slagveld.kernel.dice import Rng
from slagveld.record import replace
from slagveld.server.bots import next_move, wondering, worker
from slagveld.server.room.hinting import hint_of
from slagveld.server.room.sighting import Table

GAMES = ("carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel")


def battles(game, count=3):
    """Battles at decisions at which something is hidden from who is asked, with their twins."""
    table, rng = game.match(), Rng(1)
    stops = [stop for stop in secretive(game, 1) if game.view(stop.state, stop.seat) != stop.state]
    for stop in stops[:: max(1, len(stops) // count)]:
        match = copy.copy(table)
        match.state = stop.state
        yield match, twin_of(match, stop.seat, rng), stop.seat


@pytest.mark.parametrize("key", GAMES)
def test_hints_and_bots_know_no_more_than_the_seat(key, monkeypatch):
    monkeypatch.setattr(worker, "STRONGEST", replace(QUICK[-1], seconds=0.0))
    told = 0
    for match, twin, seat in battles(slagveld.game(key)):
        if wondering(match, seat) is None:
            continue
        assert wondering(match, seat) == wondering(twin, seat)
        assert next_move(match, {seat: "warlord"}) == next_move(twin, {seat: "warlord"})
        hints = [
            hint_of(
                Table(match=one, names=one.state.seats, bots=frozenset(), known=()),
                seat,
                worker.done(wondering(one, seat)).advice,
            )
            for one in (match, twin)
        ]
        assert hints[0] == hints[1]
        told += match.state != twin.state
    assert told
