"""The pearl's roll and its table (CAR-6.3, section 7)."""

import pytest

from slagveld.games.carnage.core.pearl_table import pearl_number, pearl_table, row_at, row_of
from slagveld.games.carnage.game import Carnage
from slagveld.games.carnage.pearl.roll import RollPearl, ShufflePearl
from slagveld.kernel.event import Rolled, Told
from tests.games.carnage.battle import battle, events
from tests.games.carnage.stepping import put, stepped


@pytest.mark.rule("CAR-7-roll", "CAR-7-example-42")
@pytest.mark.parametrize(
    ("tens", "units", "number"),
    [(4, 2, 42), (10, 5, 5), (10, 10, 100), (5, 10, 50), (10, 1, 1), (1, 10, 10), (9, 9, 99)],
)
def test_two_dice_are_read_as_tens_and_units(tens, units, number):
    assert pearl_number(tens, units) == number


@pytest.mark.rule("CAR-7-example-42", "CAR-7-41-42")
def test_a_four_and_a_two_are_armageddon():
    assert stepped(battle(), RollPearl(), dice=[4, 2]).state.pearl == "armageddon"


@pytest.mark.rule("CAR-7-table", "CAR-21-sheet")
def test_the_table_is_that_of_the_book():
    rows = Carnage().rulebook["CAR-7-table"].data
    printed = rows if isinstance(rows, list) else rows["data"]
    ours = list(pearl_table().values())
    assert [(row["from"], row["to"]) for row in printed] == [(r.first, r.last) for r in ours]
    keys = [row["key"].replace(" ", "-").replace("'", "") for row in printed]
    assert keys == list(pearl_table())
    assert [row["source_name"] for row in printed] == [row.name.nl for row in ours]


@pytest.mark.rule("CAR-7-table")
def test_every_number_from_1_to_100_has_one_row():
    state = battle()
    found = [row_at(state, number) for number in range(1, 101)]
    for number, row in enumerate(found, 1):
        assert row.first <= number <= row.last
    assert len({row.key for row in found}) == 22


@pytest.mark.rule(
    "CAR-7-01-05",
    "CAR-7-06-10",
    "CAR-7-11-15",
    "CAR-7-16-20",
    "CAR-7-21-25",
    "CAR-7-26-30",
    "CAR-7-31",
    "CAR-7-32-35",
    "CAR-7-36-40",
    "CAR-7-41-42",
    "CAR-7-43-50",
    "CAR-7-51-55",
    "CAR-7-56-60",
    "CAR-7-61-63",
    "CAR-7-64-66",
    "CAR-7-67-71",
    "CAR-7-72-76",
    "CAR-7-77-81",
    "CAR-7-82-86",
    "CAR-7-87-89",
    "CAR-7-90-94",
    "CAR-7-95-00",
)
@pytest.mark.parametrize("key", list(pearl_table()))
def test_both_ends_of_each_range_give_its_effect(key):
    row = pearl_table()[key]
    for number in (row.first, row.last):
        tens, units = number // 10 % 10 or 10, number % 10 or 10
        play = stepped(battle(), RollPearl(), dice=[tens, units])
        assert play.state.pearl == key
        assert row_of(play.state) is row
        assert events(play, Told)[-1].rule == row.rule


@pytest.mark.rule("CAR-6.3", "CAR-7-neutral", "CAR-7-roll")
def test_the_initiative_side_rolls_and_the_first_new_effect_stands():
    play = stepped(battle(order=(1, 0)), RollPearl(), dice=[10, 3])
    tens, units = events(play, Rolled)
    assert (tens.seat, tens.dice, tens.sides, tens.rule) == (1, (10,), 10, "CAR-7-roll")
    assert (units.seat, units.dice, units.sides, units.rule) == (1, (3,), 10, "CAR-7-roll")
    assert tens.purpose != units.purpose
    assert play.state.pearl == "disaster"


@pytest.mark.rule("CAR-7-no-repeat")
def test_an_effect_that_occurred_is_rolled_again_whatever_number_of_its_row_comes_up():
    state = battle(pearls=("bad-luck", "oops"))
    play = stepped(state, RollPearl(), dice=[10, 7, 1, 5, 9, 5])
    assert play.state.pearl == "leaden-feet"
    assert play.state.pearls == ("bad-luck", "oops", "leaden-feet")
    again = [event for event in events(play, Told) if event.rule == "CAR-7-no-repeat"]
    assert len(again) == 2


@pytest.mark.rule("CAR-7-no-repeat")
def test_after_all_22_rows_the_list_is_cleared():
    keys = tuple(pearl_table())
    play = stepped(battle(pearls=keys), RollPearl(), dice=[10, 1])
    assert play.state.pearls == ("disaster",)
    left = stepped(battle(pearls=keys[:-1]), RollPearl(), dice=[10, 1, 9, 9])
    assert left.state.pearls == keys


@pytest.mark.rule("CAR-7-shuffle")
def test_shuffled_the_ranges_stay_and_the_effects_are_dealt_out_to_them():
    last_first = [22 - place for place in range(22)]
    play = stepped(battle(), ShufflePearl(), dice=last_first)
    assert play.state.pearl_keys == tuple(reversed(pearl_table()))
    assert row_at(play.state, 5).key == "leaden-feet"
    assert row_at(play.state, 6).key == "bad-weather"
    assert row_at(play.state, 100).key == "disaster"


@pytest.mark.rule("CAR-7-shuffle", "CAR-7-no-repeat")
def test_a_shuffled_table_knows_which_effects_occurred():
    keys = tuple(reversed(pearl_table()))
    state = put(battle(pearls=("leaden-feet",)), pearl_keys=keys)
    play = stepped(state, RollPearl(), dice=[10, 1, 10, 6])
    assert play.state.pearl == "bad-weather"


def test_the_effects_that_depend_on_the_wagon_say_so():
    near = [row.key for row in pearl_table().values() if row.near]
    assert near == ["out-of-the-way", "give-them-a-weapon", "suction"]
