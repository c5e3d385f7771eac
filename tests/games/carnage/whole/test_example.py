"""Section 15 of the rulebook: one round, number by number, played by the whole game."""

import pytest

from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.core.parts import EndPart
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.melee.allocation import Allocate, ChooseOpponents
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.pearl.wagon_move import LeaveWagon
from slagveld.games.carnage.shooting.announcement import Announce
from slagveld.games.carnage.turn.sequence import BeginRound
from slagveld.kernel.event import Rolled
from slagveld.kernel.fields import Pair
from slagveld.kernel.state import Policy
from slagveld.table.shapes import Spot
from tests.games.carnage.battle import (
    ARCHER,
    EAST,
    NORTH,
    RIDER,
    SOUTH,
    act,
    battle,
    events,
    profile,
    run,
    unit,
)

GAME = Carnage()
CHRIS, TOM = 0, 1
GREEN_RIDER = profile(RIDER, ws=4, st=5, ar=2, w=2, at=2)
TOMS = profile(ws=5, st=4, ar=3)


def before():
    """The table before the round; lengths are ours, as the drawing is missing."""
    return battle(
        unit(CHRIS, 120, 110, NORTH, count=10, files=5, of=profile(ar=1)),
        unit(CHRIS, 60, 100, NORTH, count=5, of=GREEN_RIDER),
        unit(CHRIS, 150, 110, NORTH, count=12, files=6, of=profile(ARCHER, ws=4)),
        unit(TOM, 60, 60, SOUTH, count=7, files=5, of=TOMS),
        unit(TOM, 40, 61.3, NORTH, count=6, files=3, of=TOMS),
        unit(TOM, 120, 50, SOUTH, count=10, files=5, of=profile(ARCHER, ws=4, ar=1)),
        agenda=(BeginRound(),),
        round=0,
        phase="setup",
        policies=(Policy(CHRIS, "losses", "auto"), Policy(TOM, "losses", "auto")),
    )


class Table:
    """The battle as it goes on."""

    def __init__(self, dice):
        self.play = run(before(), dice, GAME)

    @property
    def state(self):
        return self.play.state

    def does(self, seat, action, dice=()):
        self.play = act(self.state, seat, action, dice, GAME)
        return [
            (event.pieces, len(event.dice), event.need.target.total, event.successes)
            for event in events(self.play, Rolled)
            if event.need is not None
        ]

    def sizes(self):
        return [len(one.figures) for one in self.state.units]


def goes(number, facing, x, y):
    return March(number, facing * 10, (Spot(round(x * 100), round(y * 100)),))


@pytest.mark.rule(
    "CAR-15-units", "CAR-15.1-initiative", "CAR-15.1-pearl", "CAR-15.2-charge-move",
    "CAR-15.2-charge-attack", "CAR-15.2-charge-reply", "CAR-15.2-charge-losses", "CAR-15.2-tom",
    "CAR-15.3-announce", "CAR-15.3-chris", "CAR-15.3-tom", "CAR-15.3-losses", "CAR-15.4-choice",
    "CAR-15.4-unit2", "CAR-15.4-unit4", "CAR-15.4-unit5", "CAR-15.4-losses", "CAR-6.8-end",
    "CAR-10.2", "CAR-10.3", "CAR-10-again", "CAR-7-90-94",
)  # fmt: skip
def test_the_round_of_chris_and_tom():
    # 15.1: Chris rolls 8, Tom 3; the pearl roll of 90 is bad weather.
    table = Table([8, 3, 9, 10])
    assert table.state.order == (0, 1)
    assert table.state.rolls == ((0, 8), (1, 3))
    assert table.state.pearl == "bad-weather"
    table.does(CHRIS, LeaveWagon())

    # 15.2: unit 2 charges unit 4 over 40 cm; 10 dice, 8 hits, 2 wounds; 5 dice, 3 hits, 2 wounds.
    hits, wounds = [6, 6, 7, 8, 9, 10, 6, 6, 5, 1], [6, 10, 5, 5, 1, 2, 3, 4]
    fought = table.does(CHRIS, Charge(2, 4, 2700), [*hits, *wounds, 6, 8, 10, 5, 1, 6, 9, 5])
    measured = [
        event.what.values
        for event in table.play.events
        if getattr(event, "what", None) and event.what.key == "carnage:told-charge-measured"
    ]
    assert [(m["distance"].units, m["limit"].units) for m in measured] == [(4000, 5000)]
    assert fought == [((2, 4), 10, 6, 8), ((2, 4), 8, 6, 2), ((4, 2), 5, 6, 3), ((4, 2), 3, 6, 2)]
    assert table.sizes() == [10, 4, 12, 5, 6, 10]
    table.does(CHRIS, goes(1, NORTH, 120, 100))
    table.does(CHRIS, goes(3, NORTH, 150, 105))
    table.does(CHRIS, EndPart())

    # Tom: unit 5 turns and moves into contact with unit 2, without a combat; unit 6 steps back.
    left = min(body.x for body in table.state.unit(2).bodies) / 1600 - 1.25
    assert table.does(TOM, goes(5, EAST, left - 0.02, 63.8)) == []
    table.does(TOM, goes(6, SOUTH, 120, 45))
    table.does(TOM, EndPart())
    while table.state.phase != "shooting":
        (seat, *_) = table.state.agenda.top.who(table.state)
        table.does(seat, EndPart())

    # 15.3: both shoot indirectly in bad weather; 12 dice, 3 hits, 3 wounds; 10 dice, 2 and 2.
    table.does(CHRIS, Announce(3, 6))
    shots = [9, 9, 10, *[8] * 9, 6, 7, 10, 9, 10, *[8] * 8, 6, 6]
    shot = table.does(TOM, Announce(6, 1), shots)
    assert shot == [((3, 6), 12, 9, 3), ((3, 6), 3, 6, 3), ((6, 1), 10, 9, 2), ((6, 1), 2, 6, 2)]
    assert table.sizes() == [8, 4, 12, 5, 6, 7]

    # 15.4: one figure of unit 2 touches units 4 and 5; Chris sends it against unit 4.
    question = table.state.agenda.top
    assert isinstance(question, Allocate)
    (pairing,) = question.ask(table.state).forms[0].fields
    assert {choice.key for choice in pairing.right} == {"4", "5"}
    (torn,) = [choice.key for choice in pairing.left]
    melee = [7, 8, 9, 10, 6, 6, 1, 2, 6, 5, 5, 1, 6, 5, 5, 1, 2, 5, 6, 5, 1, 6]
    following = [4, 5, 1, 1]
    fought = table.does(CHRIS, ChooseOpponents((Pair(torn, "4"),)), [*melee, *following])
    assert fought == [
        ((2, 4), 8, 7, 4),
        ((2, 4), 4, 6, 1),
        ((4, 2), 5, 6, 1),
        ((4, 2), 1, 6, 0),
        ((5, 2), 3, 6, 1),
        ((5, 2), 1, 6, 1),
    ]
    assert table.sizes() == [8, 4, 12, 4, 6, 7], "2, 1, 0, 3, 0 and 3 figures lost"
    assert sorted(figure.lives for figure in table.state.unit(2).figures) == [1, 2, 2, 2]
    assert table.state.round == 2, "a new round begins"
