"""Battles to be kept, for tests of the store."""

import slagveld
from slagveld.kernel.dice import Rng
from slagveld.server.room.kept import entries_of, head_of
from slagveld.server.store import NewRecord, SeatRecord
from slagveld.server.store.keys import new_id


def battle(**rest):
    """A battle at the ford, some answers old, with its record."""
    match = slagveld.game("toy").match(seed=1)
    rng = Rng(1)
    for _ in range(6):
        match.play(match.decision.propose(rng))
    return match, record(match, **rest)


def record(match, **rest):
    """The record of a battle."""
    given = {
        "id": new_id(),
        "title": "At the ford",
        "game": match.setup.game,
        "scenario": match.setup.scenario,
        "dice_kind": match.box.kind,
        "take_back": match.setup.take_back,
        "setup": match.game.codec.encode(match.setup),
        "head": head_of(match),
        "seats": tuple(
            SeatRecord(number=number, name=seat.name, side=seat.side)
            for number, seat in enumerate(match.setup.seats)
        ),
        "entries": entries_of(match, 0, known=True),
    }
    return NewRecord(**{**given, **rest})


def go_on(match, rng=None):
    """One more answer: the entries it added, and where the battle stands."""
    before = len(match.log)
    match.play(match.decision.propose(rng or Rng(2)))
    return before, entries_of(match, before, known=False), head_of(match)
