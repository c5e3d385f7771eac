"""What the armies of games have in common."""

import pytest

from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from slagveld.kit.armies import PointsArmies, ReadyArmy, field_faults
from slagveld.texts import Name, Text

NAME = Name("Green", "Groen", "Grün")
GREEN = ReadyArmy(key="green", name=NAME, total=9, entries=(Chosen("pawn", 8),))
WORTH = {"pawn": 6, "rook": 20}
"""In quarters of a point."""


class Chess(PointsArmies):
    """Sixteen men at most, of whom none may be bought thrice in an entry."""

    game = "chess"
    scale = 4
    most = 16
    rule = "CH-1"
    total_rule = "CH-7"
    empty_rule = "CH-5"
    many_rule = "CH-6"

    def armies(self):
        return {"green": GREEN}

    def entry_price(self, entry):
        if entry.key not in WORTH:
            return self.no_price()
        return self.counted(Tally(WORTH[entry.key]), entry.count, "CH-2")

    def entry_faults(self, entry, number):
        return [Fault("CH-3", Text("thrice"), number)] if entry.count == 3 else []

    def joint_faults(self, roster):
        return [Fault("CH-4", Text("alike"))] if len(roster.entries) == 2 else []

    def agreed_faults(self, roster):
        return [Fault("CH-8", Text("odd"))] if roster.total % 2 else []

    def size(self, roster):
        return sum(entry.count for entry in roster.entries)


ARMIES = Chess()


def roster(*entries, total=0, **rest):
    return Roster(game="chess", name="mine", total=total, entries=entries, **rest)


def fault(rule, word, /, **values):
    return Fault(rule, Text(f"chess:army-fault-{word}", values))


def test_a_ready_army_is_a_roster_that_knows_its_key():
    found = Roster(
        game="chess", name=NAME, total=9, entries=(Chosen("pawn", 8),), choices={"army": "green"}
    )
    assert GREEN.roster("chess") == ARMIES.roster_of(GREEN) == found
    assert ARMIES.ready() == [found]


def test_a_seat_brings_its_own_army_or_has_the_ready_one():
    own = {"game": "chess", "name": "mine", "entries": [{"key": "rook", "count": 2}]}
    seats = (Seat("Ann", 0), Seat("Bob", 1))
    setup = Setup(game="chess", scenario="usual", seats=seats, armies=(own, None))
    assert ARMIES.brought(setup, 0, "green") == roster(Chosen("rook", 2))
    assert ARMIES.brought(setup, 1, "green") == GREEN.roster("chess")
    wrong = Setup(game="chess", scenario="usual", seats=seats, armies=({**own, "entries": []},))
    with pytest.raises(RefusedError) as caught:
        ARMIES.brought(wrong, 0, "green")
    assert caught.value.refusal.rule == "CH-5"


def test_so_many_cost_so_many_times_as_much():
    one = Tally(0, (Item(5, Text("own"), "CH-1"),), name=Text("points"))
    assert ARMIES.counted(one, 1, "CH-2") is one
    three = ARMIES.counted(one, 3, "CH-2")
    assert three.total == 15
    assert three.items[-1] == Item(3, Text("chess:army-part-count"), "CH-2", "multiply")
    assert ARMIES.counted(one, -2, "CH-2").total == 0
    assert ARMIES.no_price() == Tally(0, name=Text("chess:army-points"))


def test_the_cost_is_told_in_whole_points():
    army = roster(Chosen("pawn", 3), Chosen("king"), Chosen("rook"))
    assert [tally.total for tally in ARMIES.price(army)] == [18, 0, 20]
    assert ARMIES.cost(army) == 9


@pytest.mark.parametrize(
    ("total", "cost", "left"), [(0, 50, None), (20, 10, None), (20, 11, 9), (20, 30, 0)]
)
def test_what_is_left_must_do(total, cost, left):
    wanted = None if left is None else fault("CH-7", "left", price=10, left=left)
    assert ARMIES.left_fault(10, roster(total=total), cost) == wanted


def test_an_army_is_of_its_game():
    long = Roster(game="x" * 50, name="long", entries=(Chosen("pawn"),))
    assert ARMIES.faults(long) == [fault("CH-1", "game", game="x" * 40)]


def test_an_entry_has_only_the_choices_it_has():
    entry = Chosen("pawn", 1, {"hat": 1, "coat": 2, "y" * 50: 3})
    found = field_faults("chess", entry, 4, "CH-2", "hat")
    words = [Text("chess:army-fault-field", {"field": name}) for name in ("coat", "y" * 40)]
    assert found == [Fault("CH-2", each, 4) for each in words]


@pytest.mark.parametrize(
    ("count", "faults"),
    [(0, [fault("CH-5", "empty")]), (1, []), (16, []), (17, [fault("CH-6", "many", most=16)])],
)
def test_somebody_but_not_everybody(count, faults):
    assert ARMIES.faults(roster(Chosen("pawn", count))) == faults


@pytest.mark.parametrize(
    ("total", "count", "shown"), [(0, 16, None), (20, 4, None), (10, 6, 30), (-2, 4, None)]
)
def test_no_more_than_agreed(total, count, shown):
    wanted = [] if shown is None else [fault("CH-7", "total", price=shown, total=total)]
    assert ARMIES.faults(roster(Chosen("rook", count), total=total)) == wanted


def test_faults_are_told_from_what_was_agreed_to_the_whole():
    army = Roster(game="go", name="mine", total=3, entries=(Chosen("pawn", 14), Chosen("rook", 3)))
    rules = [one.rule for one in ARMIES.faults(army)]
    assert rules == ["CH-1", "CH-8", "CH-3", "CH-4", "CH-6", "CH-7"]
