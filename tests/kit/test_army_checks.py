"""What the armies of games have in common."""

import pytest

from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.kit.army_checks import (
    ReadyArmy,
    counted,
    field_faults,
    game_faults,
    left_fault,
    no_price,
    ready_roster,
    size_faults,
    total_faults,
)
from slagveld.texts import Name, Text

NAME = Name("Green", "Groen", "Grün")


def roster(total=0, **rest):
    return Roster(game="chess", name="mine", total=total, **rest)


def test_a_ready_army_is_a_roster_that_knows_its_key():
    army = ReadyArmy(key="green", name=NAME, total=9, entries=(Chosen("pawn", 8),))
    assert ready_roster("chess", army) == Roster(
        game="chess", name=NAME, total=9, entries=(Chosen("pawn", 8),), choices={"army": "green"}
    )


def test_so_many_cost_so_many_times_as_much():
    one = Tally(0, (Item(5, Text("own"), "CH-1"),), name=Text("points"))
    assert counted("chess", one, 1, "CH-2") is one
    three = counted("chess", one, 3, "CH-2")
    assert three.total == 15
    assert three.items[-1] == Item(3, Text("chess:army-part-count"), "CH-2", "multiply")
    assert counted("chess", one, -2, "CH-2").total == 0
    assert no_price("chess") == Tally(0, name=Text("chess:army-points"))


@pytest.mark.parametrize(
    ("total", "cost", "left"), [(0, 50, None), (20, 10, None), (20, 11, 9), (20, 30, 0)]
)
def test_what_is_left_must_do(total, cost, left):
    wanted = None
    if left is not None:
        wanted = Fault("CH-3", Text("chess:army-fault-left", {"price": 10, "left": left}))
    assert left_fault("chess", 10, roster(total), cost, "CH-3") == wanted


def test_an_army_is_of_its_game():
    assert game_faults("chess", roster(), "CH-1") == []
    words = Text("draughts:army-fault-game", {"game": "chess"})
    assert game_faults("draughts", roster(), "DR-1") == [Fault("DR-1", words)]
    long = Roster(game="x" * 50, name="long")
    assert game_faults("chess", long, "CH-1")[0].text.values == {"game": "x" * 40}


def test_an_entry_has_only_the_choices_it_has():
    entry = Chosen("pawn", 1, {"hat": 1, "coat": 2, "y" * 50: 3})
    found = field_faults("chess", entry, 4, "CH-2", "hat")
    words = [Text("chess:army-fault-field", {"field": name}) for name in ("coat", "y" * 40)]
    assert found == [Fault("CH-2", each, 4) for each in words]


@pytest.mark.parametrize(
    ("count", "faults"),
    [
        (0, [Fault("CH-5", Text("chess:army-fault-empty"))]),
        (1, []),
        (16, []),
        (17, [Fault("CH-6", Text("chess:army-fault-many", {"most": 16}))]),
    ],
)
def test_somebody_but_not_everybody(count, faults):
    assert size_faults("chess", count, 16, "CH-5", "CH-6") == faults


@pytest.mark.parametrize(
    ("total", "price", "shown"), [(0, 999, None), (10, 40, None), (10, 44, 11), (-1, 4, None)]
)
def test_no_more_than_agreed(total, price, shown):
    values = {"price": shown, "total": total}
    wanted = [] if shown is None else [Fault("CH-7", Text("chess:army-fault-total", values))]
    assert total_faults("chess", roster(total), price, 4, "CH-7") == wanted
