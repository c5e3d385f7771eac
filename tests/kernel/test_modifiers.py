"""Itemised sums."""

import pytest

from slagveld.kernel.event import Rolled
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.texts import Text

WHY = Text("plain", {"words": "because"})


def item(value, op="add"):
    return Item(value, WHY, "X-1", op)


@pytest.mark.parametrize(
    ("start", "items", "total"),
    [
        (4, [], 4),
        (4, [item(2), item(-1)], 5),
        (4, [item(2, "multiply"), item(1)], 9),
        (7, [item(2, "divide")], 4),
        (8, [item(2, "divide")], 4),
        (-3, [item(2, "divide")], -1),
        (4, [item(9, "set"), item(1)], 10),
        (1, [item(-3), item(0, "at-least")], 0),
        (9, [item(3), item(10, "at-most")], 10),
        (5, [item(2), item(3), item(3, "clamp")], 8),
        (5, [item(-2), item(-3), item(3, "clamp")], 2),
        (5, [item(2), item(3, "clamp")], 7),
        (5, [item(4), item(3, "clamp"), item(1)], 9),
    ],
)
def test_items_apply_in_order(start, items, total):
    assert Tally(start, tuple(items)).total == total


def test_plus_leaves_out_what_changes_nothing():
    tally = Tally(4)
    assert tally.plus(None, item(0)) is tally
    assert tally.plus(item(1), None).items == (item(1),)
    assert tally.plus(item(0, "set")).total == 0


@pytest.mark.parametrize(
    ("compare", "met"), [("<=", [1, 2, 3]), (">=", [3, 4]), ("<", [1, 2]), (">", [4])]
)
def test_needs_compare(compare, met):
    need = Need(Tally(2, (item(1),)), compare)
    assert [value for value in (1, 2, 3, 4) if need.met(value)] == met


def test_a_roll_counts_its_successes():
    pool = Rolled(seat=0, dice=(1, 4, 6), sides=6, purpose=WHY, need=Need(Tally(4), ">="))
    assert pool.successes == 2
    total = Need(Tally(11), ">=", each=False)
    assert Rolled(seat=0, dice=(5, 6), sides=6, purpose=WHY, need=total).successes == 1
    assert Rolled(seat=0, dice=(5, 5), sides=6, purpose=WHY, need=total).successes == 0
    assert Rolled(seat=0, dice=(6,), sides=6, purpose=WHY).successes == 0
