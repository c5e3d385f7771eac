"""What games read from a set-up in the same way."""

import pytest

from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.given_setup import (
    GivenTable,
    given_roster,
    given_table,
    insist,
    players_of,
    read_roster,
)
from slagveld.texts import Text

ARMY = {"game": "chess", "name": "mine", "entries": [{"key": "pawn", "count": 8}]}
READ = Roster(game="chess", name="mine", entries=(Chosen("pawn", 8),))


def setup(**rest):
    seats = (Seat("Ann", 0), Seat("Lee", 9, leader=True), Seat("Bob", 1))
    return Setup(game="chess", scenario="usual", seats=seats, **rest)


def none(roster):
    """No faults, whatever the army."""
    return [] if roster else [Fault("CH-0", Text("chess:none"))]


def refused(call, *arguments):
    with pytest.raises(RefusedError) as caught:
        call(*arguments)
    return caught.value.refusal


def test_all_but_the_leader_play():
    assert players_of(setup()) == (0, 2)


def test_a_table_is_read():
    table = {"width": 100, "height": 200, "ground": "snow"}
    assert given_table(setup(table=table), "chess", "CH-1") == GivenTable(100, 200, (), "snow")


@pytest.mark.parametrize("wrong", [{"width": 0}, {"height": 40_001}, {"ground": "lava"}, {"x": 1}])
def test_a_table_that_cannot_be_read_is_refused(wrong):
    table = {"width": 100, "height": 200, **wrong}
    refusal = refused(given_table, setup(table=table), "chess", "CH-1")
    assert (refusal.rule, refusal.text.key) == ("CH-1", "chess:refusal-set-table")
    assert 0 < len(refusal.text.values["reason"]) <= 200


def test_who_brings_no_army_has_the_ready_one():
    assert given_roster(setup(), 2, "chess", "CH-2", none) is None
    brought = setup(armies=(ARMY, None))
    assert given_roster(brought, 0, "chess", "CH-2", none) == READ
    assert given_roster(brought, 1, "chess", "CH-2", none) is None
    assert given_roster(brought, 2, "chess", "CH-2", none) is None


def test_an_army_is_refused_for_its_first_fault():
    faults = [Fault("CH-3", Text("chess:few", {"least": 9}), 0), Fault("CH-4", Text("chess:dear"))]
    refusal = refused(read_roster, ARMY, "chess", "CH-2", lambda _: faults)
    assert refusal == refuse("CH-3", "chess:few", least=9)


def test_an_army_that_cannot_be_read_is_refused():
    refusal = refused(read_roster, {"name": 3}, "chess", "CH-2", none)
    assert (refusal.rule, refusal.text.key) == ("CH-2", "chess:refusal-set-army")
    assert len(refusal.text.values["reason"]) > 10


def test_a_refusal_is_raised_if_it_is_one():
    insist(None)
    assert refused(insist, refuse("CH-5", "chess:no")) == refuse("CH-5", "chess:no")
