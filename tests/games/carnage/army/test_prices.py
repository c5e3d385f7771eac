"""What figures cost: the formula, the worksheet and every worked price."""

from fractions import Fraction

import pytest

from slagveld.games.carnage.army.prices import SCALE, base_cost, price_of
from slagveld.games.carnage.army.troops import magic_of, profile_of, troops
from slagveld.games.carnage.core.unit import Magic
from slagveld.games.carnage.terrain.kinds import FOLDER
from slagveld.texts import add_source, say
from tests.games.carnage.battle import ARCHER, HERO, INFANTRY, MAGE, RIDER, profile

add_source("carnage", FOLDER.parent / "texts")


def points(values, magic=None, count=1):
    """A price in points, exactly."""
    return Fraction(price_of(values, magic, count).total, SCALE)


def parts(values, magic=None, count=1):
    """The lines of a worksheet: value in points (or factor), words, rule."""
    tally = price_of(values, magic, count)
    assert tally.start == 0
    return [
        (item.value if item.op == "multiply" else item.value / SCALE, say(item.reason), item.rule)
        for item in tally.items
    ]


@pytest.mark.rule(
    "CAR-17-formula",
    "CAR-17.4",
    "CAR-5.3-veteran",
    "CAR-5.3-green",
    "CAR-5.4-veteran",
    "CAR-5.4-green",
    "CAR-19-teron",
    "CAR-19-yarik",
    "CAR-19-price",
    "CAR-18-example",
)
def test_every_printed_price_agrees_with_the_formula():
    sold = {key: row for key, row in troops().items() if row.people}
    assert len(sold) == 18
    for key, row in sold.items():
        assert points(profile_of(key), magic_of(key)) == Fraction(row.points), key


@pytest.mark.rule("CAR-17-ex-infantry")
def test_the_infantry_of_the_book_costs_12():
    assert points(profile(INFANTRY, ws=4, st=4, ar=2)) == 12


@pytest.mark.rule("CAR-17-ex-archer", "CAR-17-bow", "CAR-17-extras")
def test_the_archer_of_the_book_costs_15():
    assert points(profile(ARCHER, ws=4, st=4, ar=1)) == 15
    assert points(profile(ARCHER, ws=4, st=4, ar=1, bow=False)) == 10


@pytest.mark.rule("CAR-17-ex-cavalry", "CAR-17-mount", "CAR-17-extras")
def test_the_cavalry_of_the_book_costs_42_and_a_half():
    values = profile(RIDER, ws=5, st=4, ar=3)
    assert points(values) == Fraction("42.5")
    base = base_cost(values)
    assert base == 15
    assert points(values) - points(profile(values, w=1)) == Fraction("11.25")
    assert points(values) - points(profile(values, at=1)) == Fraction("11.25")
    assert points(values) - points(profile(values, cavalry=False)) == 5


@pytest.mark.rule("CAR-18-example", "CAR-18-costs", "CAR-18-mage")
def test_the_mage_of_the_book_costs_25_and_180():
    values = profile(MAGE, ws=3, st=3, ar=2, w=3, at=1)
    assert points(values) == 25
    assert points(values, Magic(10, ("distortion",), ("a", "b", "c"))) == 180
    assert points(values, Magic(0, ("distortion",))) == 50
    assert points(values, Magic(0, (), ("a",))) == 35
    assert points(values, Magic(1)) == 35


@pytest.mark.rule("CAR-18-costs")
def test_magic_is_not_multiplied_by_w_and_at():
    magic = Magic(4, ("channelling", "distortion"), ("shock",))
    for w, at in ((1, 1), (4, 2), (9, 9)):
        values = profile(MAGE, w=w, at=at)
        assert points(values, magic) - points(values) == 50 + 10 + 40


@pytest.mark.rule("CAR-17-armour")
@pytest.mark.parametrize(("ar", "cost"), [(0, 0), (1, 2), (2, 4), (3, 6)])
def test_armour_costs_two_points_each(ar, cost):
    assert points(profile(INFANTRY, ws=1, st=1, ar=ar)) == 2 + cost


@pytest.mark.rule("CAR-19-archer")
def test_each_extra_shot_costs_5_on_top_of_the_bow():
    archer = profile(HERO, bow=True)
    once = points(archer)
    assert once == points(HERO) + 5
    assert points(profile(archer, shots=2)) == once + 5
    assert points(profile(archer, shots=4)) == once + 15


@pytest.mark.rule("CAR-17-formula")
def test_prices_keep_quarters_of_a_point():
    assert points(profile(INFANTRY, ws=2, st=3, ar=0, w=2)) == Fraction("8.75")
    assert points(profile(INFANTRY, ws=2, st=3, ar=0, w=2), count=3) == Fraction("26.25")


@pytest.mark.rule("CAR-17.4")
def test_every_figure_is_paid_for():
    assert points(INFANTRY, count=7) == 70
    assert points(INFANTRY, count=0) == 0


@pytest.mark.rule("CAR-20-worksheet", "CAR-20-copy")
def test_the_worksheet_has_four_parts():
    values = profile(MAGE, ws=5, st=4, ar=3, w=3, at=2, cavalry=True, bow=True, shots=3)
    magic = Magic(1, ("channelling", "distortion"), ("shock",))
    assert parts(values, magic) == [
        (15, "1. Base: WS 5 + ST 4 + 2 × AR 3", "CAR-20-worksheet"),
        (33.75, "2. Extra AT and W: 15 × 0.75 × (1 + 2)", "CAR-17-formula"),
        (5, "3. Cavalry movement", "CAR-17-mount"),
        (5, "3. Bow", "CAR-17-bow"),
        (10, "3. 2 extra shots", "CAR-19-archer"),
        (50, "4. 2 disciplines", "CAR-18-costs"),
        (10, "4. 1 spell", "CAR-18-costs"),
        (10, "4. 1 magic point", "CAR-18-costs"),
    ]
    assert points(values, magic) == Fraction("138.75")
    assert say(price_of(values).name) == "points"


@pytest.mark.rule("CAR-20-worksheet")
def test_lines_without_a_price_are_left_out():
    assert parts(INFANTRY) == [(10, "1. Base: WS 4 + ST 4 + 2 × AR 1", "CAR-20-worksheet")]
    assert parts(INFANTRY, Magic(0)) == parts(INFANTRY)
    assert parts(INFANTRY, count=5) == [*parts(INFANTRY), (5, "figures", "CAR-17.4")]
