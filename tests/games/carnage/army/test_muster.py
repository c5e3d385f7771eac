"""Armies by points: what may be in them, and how they come onto the table."""

from fractions import Fraction

import pytest

from slagveld.games.carnage.army.muster import ARMIES, MOST, Armies, reserves_of, unit_of, values_of
from slagveld.games.carnage.army.troops import profile_of, troops, worksheet
from slagveld.games.carnage.core.state import Reserve
from slagveld.games.carnage.core.unit import Figure, Magic
from slagveld.games.carnage.terrain.kinds import FOLDER
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.games.carnage.wounds.losses import TakeLosses
from slagveld.games.carnage.wounds.order_of_removal import Loss
from slagveld.kernel.muster import Chosen, Roster
from slagveld.table.shapes import Pose
from slagveld.texts import add_source, say
from tests.games.armies import broken, wrong_words
from tests.games.carnage.battle import battle, run, unit

add_source("carnage", FOLDER.parent / "texts")

MUSTER = Armies()
FOOT = "brigandian-infantry-veteran"  # 10 points
BOWS = "brigandian-archer-veteran"  # 15 points
BULLS = "brigandian-rider-veteran"  # 40 points
OWN = {
    "people": "others",
    "type": "infantry",
    "ws": 2,
    "st": 3,
    "armour": "none",
    "w": 2,
    "at": 1,
}  # 8.75 points


def roster(*entries, game="carnage", total=0):
    """An army of (key, count) or (key, count, choices)."""
    chosen = tuple(Chosen(*entry) for entry in entries)
    return Roster(game=game, name="mine", total=total, entries=chosen)


def faults(*entries, **more):
    return broken(MUSTER, roster(*entries, **more))


def words(*entries, **more):
    return wrong_words(MUSTER, roster(*entries, **more))


def points(army):
    return Fraction(sum(tally.total for tally in MUSTER.price(army)), MUSTER.scale)


# Ready-made armies


@pytest.mark.rule(
    "CAR-5.3-veteran", "CAR-5.3-green", "CAR-5.4-veteran", "CAR-5.4-green", "CAR-17-ex-army"
)
@pytest.mark.parametrize(
    ("key", "cost", "figures"),
    [
        ("herptars-veteran", "795", [10, 18, 12]),
        ("herptars-green", "492", [5, 20, 9]),
        ("brigandians-veteran", "800", [10, 22, 12]),
        ("brigandians-green", "499.5", [5, 20, 11]),
        ("thousand", "995.5", [16, 11, 24]),
    ],
)
def test_the_armies_of_the_book_cost_what_is_printed(key, cost, figures):
    army = ARMIES.roster_of(ARMIES.armies()[key])
    assert points(army) == Fraction(cost)
    assert [entry.count for entry in army.entries] == figures
    assert MUSTER.faults(army) == []


@pytest.mark.rule("CAR-17-ex-army", "CAR-17-whole")
def test_the_worked_army_leaves_four_points_and_a_half():
    army = ARMIES.roster_of(ARMIES.armies()["thousand"])
    costs = [Fraction(tally.total, 4) for tally in MUSTER.price(army)]
    assert costs == [240, Fraction("467.5"), 288]
    assert army.total - sum(costs) == Fraction("4.5")
    one_more = {"brigandian-archer-veteran": 15, "brigandian-rider-armoured": 42.5}
    for n, key in enumerate(one_more):
        entries = [(e.key, e.count + (i == n)) for i, e in enumerate(army.entries)]
        assert faults(*entries, total=1000)[0] == ("CAR-17-not-exact", None), key


@pytest.mark.rule("CAR-17-points", "CAR-19-agree")
def test_ready_made_armies_are_sound_and_many():
    ready = MUSTER.ready()
    assert len(ready) >= 8
    for army in ready:
        assert MUSTER.faults(army) == [], army.name
        assert points(army) <= army.total
        assert MUSTER.faults(Roster(game="carnage", name="x", entries=army.entries)) == []
    keys = [army.choices["army"] for army in ready]
    assert keys == [army.key for army in worksheet().armies]
    taken = {entry.key for army in ready for entry in army.entries}
    assert taken >= {"teron", "yarik", "herptar-mage", "brigandian-mage", "own-figure"}
    assert ARMIES.roster_of(ARMIES.armies()["teron-raid"]) == ready[keys.index("teron-raid")]
    with pytest.raises(KeyError):
        ARMIES.roster_of(ARMIES.armies()["elves"])


@pytest.mark.rule("CAR-5.4-green", "CAR-17.1")
def test_the_green_brigandians_are_accepted_as_printed_and_only_so():
    riders, foot, bows = (
        (entry.key, entry.count)
        for entry in ARMIES.roster_of(ARMIES.armies()["brigandians-green"]).entries
    )
    assert faults(riders, foot, bows, total=500) == []
    assert faults(riders, foot, bows) == []
    assert faults(bows, riders, foot) == []
    assert faults(bows, riders, (foot[0], 12), (foot[0], 8)) == []
    assert faults(riders, foot, bows, total=499) == [("CAR-17-not-exact", None)]
    assert faults(riders, (foot[0], 19), bows, total=500) == [("CAR-17.1", None)]
    assert faults(riders, foot, (bows[0], 10), total=500) == []


# Limits


@pytest.mark.rule("CAR-17-not-exact", "CAR-18-budget", "CAR-17.4")
def test_an_army_costs_at_most_what_was_agreed():
    assert faults((FOOT, 50), total=500) == []
    assert faults((FOOT, 49), total=500) == []
    assert faults((FOOT, 51), total=500) == [("CAR-17-not-exact", None)]
    assert faults((FOOT, 32), ("brigandian-mage", 1), total=500) == []
    assert faults((FOOT, 33), ("brigandian-mage", 1), total=500) == [("CAR-17-not-exact", None)]
    assert faults(("own-figure", 4, OWN), total=35) == []
    assert faults(("own-figure", 4, OWN), total=34) == [("CAR-17-not-exact", None)]
    assert words(("own-figure", 7, OWN), total=61) == [
        "The army costs 61.25 points, more than the agreed 61."
    ]


@pytest.mark.rule("CAR-17.1")
def test_archers_take_at_most_a_quarter_of_the_agreed_total():
    assert faults((FOOT, 10), (BOWS, 16), total=960) == []
    assert faults((FOOT, 10), (BOWS, 16), total=959) == [("CAR-17.1", None)]
    assert faults((FOOT, 72), (BOWS, 16)) == [], "without a total: of what is spent"
    assert faults((FOOT, 71), (BOWS, 16)) == [("CAR-17.1", None)]
    assert words((FOOT, 5), (BOWS, 5)) == ["75 points on archers are more than a quarter of 125."]


@pytest.mark.rule("CAR-17.1")
def test_archer_heroes_count_as_archers():
    hero = {**OWN, "hero": True, "bow": True}  # 13.75 points
    assert faults((FOOT, 5), ("own-figure", 2, hero), total=110) == []
    assert faults((FOOT, 5), ("own-figure", 2, hero), total=109) == [("CAR-17.1", None)]


@pytest.mark.rule("CAR-17.2")
def test_cavalry_takes_at_most_half_of_the_agreed_total():
    assert faults((FOOT, 10), (BULLS, 10), total=800) == []
    assert faults((FOOT, 10), (BULLS, 10), total=799) == [("CAR-17.2", None)]
    assert faults((FOOT, 40), (BULLS, 10)) == []
    assert faults((FOOT, 39), (BULLS, 10)) == [("CAR-17.2", None)]
    assert words((FOOT, 5), (BULLS, 5)) == ["200 points on cavalry are more than half of 250."]


@pytest.mark.rule("CAR-17.2")
def test_mounted_heroes_count_as_cavalry():
    assert faults((FOOT, 10), ("yarik", 1), total=276) == []
    assert faults((FOOT, 10), ("yarik", 1), total=275) == [("CAR-17.2", None)]
    assert faults((FOOT, 10), ("teron", 1), total=199) == []


@pytest.mark.rule("CAR-17.1", "CAR-17.2")
def test_horse_archers_are_both():
    rider = {**OWN, "type": "cavalry", "at": 2, "bow": True}  # 5 x 2.5 + 10 = 22.5
    assert faults((FOOT, 20), ("own-figure", 4, rider), total=360) == []
    assert faults((FOOT, 20), ("own-figure", 4, rider), total=359) == [("CAR-17.1", None)]
    assert faults((FOOT, 5), ("own-figure", 4, rider), total=179) == [
        ("CAR-17.1", None),
        ("CAR-17.2", None),
    ]


@pytest.mark.rule("CAR-5.1.1", "CAR-19-composition")
def test_troops_must_be_enough_for_a_unit():
    assert faults((FOOT, 5)) == []
    assert faults((FOOT, 4)) == [("CAR-5.1.1", 0)]
    assert faults((FOOT, 20), (BULLS, 3), total=1000) == []
    assert faults((FOOT, 20), (BULLS, 2), total=1000) == [("CAR-5.1.1", 1)]
    assert faults((FOOT, 2), (BOWS, 5), (FOOT, 3), total=1000) == [], "one type in two lines"
    assert faults((FOOT, 2), (BOWS, 5), (FOOT, 2), total=1000) == [("CAR-5.1.1", 0)]
    assert faults(("own-figure", 3, OWN)) == []
    assert faults(("own-figure", 2, OWN)) == [("CAR-5.1.1", 0)]
    assert faults(("own-figure", 1, {**OWN, "hero": True})) == []
    assert faults(("herptar-mage", 1), ("teron", 1)) == []
    assert words((BULLS, 2), total=200) == [
        "Veteran bull rider: 4 W are too few for a unit, which needs at least 5."
    ]


@pytest.mark.rule("CAR-17-whole", "CAR-0-scale")
def test_counts():
    assert MOST == 500
    assert faults() == [("CAR-17-points", None)]
    assert faults((FOOT, 0)) == [("CAR-17-whole", 0)]
    assert faults((FOOT, -3)) == [("CAR-17-whole", 0)]
    assert faults((FOOT, MOST)) == []
    assert faults((FOOT, MOST), (BOWS, 5)) == [("CAR-0-scale", None)]
    assert faults((FOOT, MOST - 5), (BOWS, 5)) == []
    assert faults((FOOT, MOST), (BOWS, 0)) == [("CAR-17-whole", 1)]
    assert faults((FOOT, MOST + 1)) == [("CAR-17-whole", 0), ("CAR-0-scale", None)]
    assert faults((FOOT, 10**12)) == [("CAR-17-whole", 0), ("CAR-0-scale", None)]


@pytest.mark.rule("CAR-17.4", "CAR-17-points", "CAR-5.1.2")
def test_strangers():
    assert faults((FOOT, 5), ("dragon", 1)) == [("CAR-17.4", 1)]
    assert faults((FOOT, 5), ("", 1), ("cow", 5), ("bouncer", 1)) == [
        ("CAR-17.4", 1),
        ("CAR-17.4", 2),
        ("CAR-17.4", 3),
    ]
    assert faults((FOOT, 5), game="toy") == [("CAR-17-points", None)]
    assert faults((FOOT, 5, {"ws": 9})) == [("CAR-5.1.2", 0)]


@pytest.mark.rule("CAR-17-points")
def test_everything_wrong_is_told_at_once():
    wrong = {**OWN, "ws": 11}
    found = faults(("own-figure", 3, wrong), (BOWS, 4), (FOOT, 0), ("x", 1), total=200, game="y")
    assert found == [
        ("CAR-17-points", None),
        ("CAR-17-ws", 0),
        ("CAR-17-whole", 2),
        ("CAR-17.4", 3),
        ("CAR-5.1.1", 1),
        ("CAR-17.1", None),
    ]


# Prices and offers


@pytest.mark.rule("CAR-17.4", "CAR-20-worksheet")
def test_prices_of_entries():
    army = roster((FOOT, 3), ("own-figure", 2, OWN), ("dragon", 4), ("own-figure", 1, {}))
    assert [tally.total for tally in MUSTER.price(army)] == [120, 70, 0, 0]
    assert sum(tally.total for tally in MUSTER.price(army)) == 190
    (tally,) = MUSTER.price(roster((FOOT, 3)))
    assert [item.value for item in tally.items] == [40, 3]
    (tally,) = MUSTER.price(roster((FOOT, 10**9)))
    assert tally.total == 40 * MOST
    assert MUSTER.price(roster((FOOT, -1)))[0].total == 0
    assert {say(tally.name) for tally in MUSTER.price(army)} == {"points"}


@pytest.mark.rule("CAR-17.4", "CAR-19-price", "CAR-18-mage")
def test_everything_with_a_price_is_offered():
    offers = {offer.key: offer for offer in MUSTER.offers(roster())}
    assert list(offers) == [*(key for key, row in troops().items() if row.people), "own-figure"]
    for key, row in troops().items():
        if row.people:
            assert offers[key].price.total == 4 * Fraction(row.points)
            assert offers[key].fields == ()
    groups = {}
    for offer in offers.values():
        groups.setdefault(say(offer.group), []).append(offer.key)
    assert {group: len(keys) for group, keys in groups.items()} == {
        "Herptars": 6,
        "Brigandians": 8,
        "Heroes and mages": 4,
        "Your own design": 1,
    }
    assert say(offers["own-figure"].name) == "Own figure"


# Into battle


def test_reserves_count_types_together_and_keep_designs_apart():
    rock = {**OWN, "name": "Rock"}
    army = roster(
        (FOOT, 4), ("own-figure", 3, rock), (FOOT, 6), ("teron", 1), ("own-figure", 5, OWN)
    )
    reserves, designs = reserves_of(army, 1)
    assert reserves == (
        Reserve(1, FOOT, 10),
        Reserve(1, "own-figure-2", 3),
        Reserve(1, "teron", 1),
        Reserve(1, "own-figure-5", 5),
    )
    assert [(seat, own.owner, own.profile.type) for seat, own in designs] == [
        (1, 1, "own-figure-2"),
        (1, 1, "own-figure-5"),
    ]
    assert designs[0][1].profile.name == "Rock"
    pattern = designs[0][1]
    assert (pattern.id, pattern.side, pattern.figures, pattern.files) == (0, -1, (), 1)
    assert (pattern.x, pattern.y, pattern.facing) == (0, 0, 0)
    assert reserves_of(roster(("dragon", 3), ("own-figure", 2, {})), 0) == ((), ())


@pytest.mark.rule("CAR-5.1.2")
def test_a_unit_is_made_of_equal_fresh_figures():
    bulls = unit_of(Reserve(1, BULLS, 4), 0, 70, Pose(100, 200, 900), number=2, files=2)
    assert bulls.figures == tuple(Figure(71 + n, 2, 2) for n in range(4))
    assert (bulls.id, bulls.owner, bulls.side, bulls.number, bulls.files) == (70, 1, 0, 2, 2)
    assert (bulls.x, bulls.y, bulls.facing, bulls.magic) == (100, 200, 900, None)
    assert bulls.name.en == "Veteran bull riders 2"
    plain = unit_of(Reserve(0, FOOT, 7), 1, 1, Pose(0, 0))
    assert (plain.files, plain.number, plain.x, plain.y, plain.facing) == (7, 0, 0, 0, 0)


@pytest.mark.rule("CAR-18-mage", "CAR-19-composition")
def test_a_mage_comes_with_his_magic():
    mage = unit_of(Reserve(0, "herptar-mage", 1), 0, 5, Pose(0, 0))
    assert mage.magic.points == 10
    own = {**OWN, "type": "mage", "disciplines": ["channelling"], "spells": ["shock"], "magic": 2}
    designs = reserves_of(roster((FOOT, 5), ("own-figure", 1, own)), 0)[1]
    made = unit_of(Reserve(0, "own-figure-2", 1), 0, 9, Pose(0, 0), designs=designs)
    assert made.magic == Magic(2, ("channelling",), ("shock",))
    assert made.profile.kind == "mage"


def test_each_seat_has_its_own_designs():
    mine = reserves_of(roster(("own-figure", 3, {**OWN, "name": "Mine"})), 0)[1]
    yours = reserves_of(roster(("own-figure", 3, {**OWN, "name": "Yours"})), 1)[1]
    designs = (*mine, *yours)
    assert values_of(designs, 0, "own-figure-1")[0].name == "Mine"
    assert values_of(designs, 1, "own-figure-1")[0].name == "Yours"
    assert values_of(designs, 1, FOOT)[0].type == FOOT
    with pytest.raises(KeyError):
        values_of(mine, 1, "own-figure-1")


@pytest.mark.rule("CAR-19-target", "CAR-19-independent")
def test_a_hero_beside_a_friendly_unit_is_hit_only_when_he_is_meant():
    foot = unit(0, 50, 50, count=5)
    hero = unit(0, 50 + 2.5 * 3, 50, count=1, of=profile_of("teron"))
    start = battle(foot, hero, agenda=[TakeLosses((Loss(1, 9),)), MovePart(0)])
    assert start.field.touches(start.unit(1), start.unit(2))
    after = run(start).state
    assert (after.unit(1), after.unit(2).lives) == (None, 5)
    struck = run(battle(foot, hero, agenda=[TakeLosses((Loss(2, 4),)), MovePart(0)])).state
    assert (struck.unit(1).lives, struck.unit(2).lives) == (5, 1)
