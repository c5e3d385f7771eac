"""Tables of players' own: what they do to wounds, chances, ways, sight and jumps."""

import pytest

from slagveld.games.confrontation.army.table_sheets import own_movement, own_wounds
from slagveld.games.confrontation.bots.worth import rolled_on, stance_of
from slagveld.games.confrontation.core.characteristics import attack
from slagveld.games.confrontation.core.figure import Tables
from slagveld.games.confrontation.core.wound_table import level_of, penalty, read, spread
from slagveld.games.confrontation.odds.attacks import guard_of
from slagveld.games.confrontation.odds.blows import Strike, table_of
from slagveld.games.confrontation.stunts.jump import difficulty_of
from slagveld.games.confrontation.stunts.run_up_and_landing import leap_towards
from slagveld.games.confrontation.terrain.obstacles import Going
from slagveld.games.confrontation.terrain.paths import way_cost
from slagveld.games.confrontation.terrain.scenery import crossing_of, figure_height
from slagveld.games.confrontation.wounds.wound_rolls import WoundRoll
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.table.shapes import Spot
from slagveld.texts import say
from tests.games.confrontation.battle import battle, box, card, man, run, units
from tests.games.confrontation.strangers import read as judged
from tests.games.confrontation.strangers import table


class Rest(Question, frozen=True):
    """Ends a run."""

    actions = (Action,)

    def who(self, state):
        return (0,)


HARSH = own_wounds(
    table(
        "wounds",
        from_stunned=0,
        from_light=2,
        from_serious=4,
        from_critical=6,
        from_killed=8,
        die_1="head",
        penalty_light=4,
        changes=[{"place": "head", "worse": 2}],
        doubles=[{"place": "vital", "kills_from": 3}] * 5 + [{"place": "legs", "at_most": "light"}],
    )
)
MUDDY = own_movement(
    table(
        "movement",
        wood=3,
        ladder=5,
        door=900,
        step=700,
        figure_small=100,
        figure_normal=150,
        scenery_small=50,
        scenery_normal=100,
    )
)
BOTH = Tables(wounds=HARSH, movement=MUDDY)


# Wounds


@pytest.mark.rule("CON-GAP-1", "CON-HOUSE-2", "CON-HOUSE-3", "CON-HOUSE-4", "CON-HOUSE-5")
def test_an_own_wound_table_is_read_in_place_of_the_programs():
    assert [level_of(total, HARSH) for total in (-1, 0, 2, 4, 6, 8)] == [
        "none",
        "stunned",
        "light",
        "serious",
        "critical",
        "killed",
    ]
    assert level_of(0) == "stunned"
    head = read((1, 4), 2, own=HARSH)
    assert (head.place, head.level) == ("head", "critical")
    assert (read((1, 4), 5).place, read((1, 4), 5).level) == ("legs", "light")
    assert read((3, 3), 3, own=HARSH).level == "killed"
    assert read((6, 6), 30, own=HARSH).level == "light"
    assert penalty("light", False, (), HARSH) == 4
    assert penalty("light", False) == 1
    assert sum(spread(0, own=HARSH).values()) == 36
    assert spread(0, own=HARSH)["killed"] > spread(0)["killed"]


@pytest.mark.rule("CON-GAP-1", "CON-MELEE-16")
@pytest.mark.parametrize(("tables", "wound", "value"), [({}, "light", 3), (BOTH, "critical", 1)])
def test_a_wound_roll_reads_the_table_of_the_battle(tables, wound, value):
    more = {"tables": tables} if tables else {}
    men = (man(0, 10, 10, **more), man(1, 12.5, 10, **more))
    state = run(battle(*men, agenda=(WoundRoll(2, 4, 0, striker=1), Rest())), [3, 4]).state
    assert state.figure(2).wound == wound
    assert attack(state.figure(2)).total == value


@pytest.mark.rule("CON-GAP-1")
def test_chances_and_bots_know_the_table_of_the_battle():
    plain, harsh = battle(man(0, 10, 10), man(1, 30, 30, tables=BOTH)).figures
    strike = Strike(attack=4, threshold=6, strength=5)
    usual, own = dict(table_of(strike, guard_of(plain))), dict(table_of(strike, guard_of(harsh)))
    assert own["killed"] > usual["killed"]
    assert own == {level: share for level, share in own.items() if share}
    rolled = dict(rolled_on(stance_of(plain), stance_of(harsh)))
    assert rolled["killed"] == float(own["killed"])
    assert dict(rolled_on(stance_of(harsh), stance_of(plain)))["killed"] == float(usual["killed"])


# Movement


def cost(terrain, *places, tables=None, **more):
    """What a way over these places in cm costs a figure at (10, 30), in cm."""
    own = {"tables": tables} if tables else {}
    state = battle(man(0, 10, 30, **own), terrain=terrain)
    path = tuple(Spot(units(x), units(y)) for x, y in places)
    return way_cost(state, state.figure(1), path, Going(**more)) / 100


@pytest.mark.rule("CON-GAP-2", "CON-HOUSE-6")
@pytest.mark.parametrize(
    ("kind", "width", "more", "usual", "own"),
    [
        ("wood", 10, {}, 30, 40),
        ("encumbered", 10, {}, 30, 30),
        ("heavily-encumbered", 10, {}, 40, 40),
        ("door", 1, {}, 22.5, 29),
        ("obstacle", 1, {"height": 40}, 22.5, 27),
    ],
)
def test_ground_costs_what_the_own_table_says(kind, width, more, usual, own):
    terrain = [box(1, kind, 15, 10, width, 40, **more)]
    assert cost(terrain, (30, 30)) == usual
    assert cost(terrain, (30, 30), tables=BOTH) == own
    assert cost(terrain, (30, 30), tables=Tables(wounds=HARSH)) == usual


@pytest.mark.rule("CON-GAP-2", "CON-HOUSE-6")
def test_a_ladder_costs_what_the_own_table_says():
    terrain = [box(1, "obstacle", 30, 20, 20, 20, height=400), box(2, "ladder", 29, 28, 2, 4)]
    assert cost(terrain, (35, 30), walking=True) == 25 + 2 * 4
    assert cost(terrain, (35, 30), walking=True, tables=BOTH) == 25 + 5 * 4


@pytest.mark.rule("CON-GAP-2", "CON-HOUSE-7", "CON-SIZE-1", "CON-JUMP-6")
def test_heights_and_sizes_are_those_of_the_own_table():
    wall = box(1, "obstacle", 20, 5, 2, 10, height=120)
    men = (man(0, 15, 10, 0), man(0, 15, 20, 0, tables=BOTH))
    state = battle(*men, terrain=[wall])
    usual, own = state.figures
    assert (figure_height(usual), figure_height(own)) == (300, 150)
    assert (crossing_of(usual, wall), crossing_of(own, wall)) == ("low", "larger")
    assert (
        figure_height(battle(man(0, 5, 5, key=card(size="large"), tables=BOTH)).figures[0]) == 500
    )
    high = box(1, "obstacle", 20, 5, 2, 10, height=190)
    one = battle(man(0, 15, 10, 0), terrain=[high])
    other = battle(man(0, 15, 10, 0, tables=BOTH), terrain=[high])
    leaps = [leap_towards(row, row.figures[0], Spot(units(30), units(10))) for row in (one, other)]
    easy, hard = [
        difficulty_of(row.figures[0], leap) for row, leap in zip((one, other), leaps, strict=True)
    ]
    assert hard > easy


# What is wrong with a table


def told(kind, **changes):
    return [
        (one.field, one.rule, say(one.text, "en"))
        for one in judged(table(kind, **changes)).refusals
    ]


@pytest.mark.rule("SLV-CARD-1", "CON-GAP-1", "CON-HOUSE-2", "CON-HOUSE-3", "CON-HOUSE-4")
def test_a_wound_table_that_cannot_be_read():
    assert told("wounds", from_light=-3) == [
        (
            "from_light",
            "CON-HOUSE-2",
            "The levels rise: “Light wound” begins below the one before it.",
        )
    ]
    head = {"place": "head", "worse": 1}
    assert told("wounds", changes=[head, head]) == [
        ("changes.1", "CON-HOUSE-3", "What this place changes stands there twice.")
    ]
    assert told("wounds", doubles=[head]) == [
        ("doubles", "CON-HOUSE-4", "Doubles: 1 are there, but there must be from 6 to 6.")
    ]
    assert told("wounds", die_1="vital") == [
        ("die_1", "CON-HOUSE-3", "Lower die 1: there is no “vital”.")
    ]
    assert [row[:2] for row in told("wounds", penalty_light=11)] == [
        ("penalty_light", "CON-HOUSE-5")
    ]


@pytest.mark.rule("SLV-CARD-1", "CON-GAP-2", "CON-HOUSE-6", "CON-HOUSE-7")
def test_a_movement_table_that_cannot_be_read():
    words = "Heights rise with the size: this one is below the one before it."
    assert told("movement", figure_normal=100) == [("figure_normal", "CON-HOUSE-7", words)]
    assert told("movement", scenery_large=100) == [("scenery_large", "CON-HOUSE-7", words)]
    assert told("movement", wood=0) == [
        ("wood", "CON-HOUSE-6", "Wood is 0, but must be from 1 to 10.")
    ]
    assert [row[:2] for row in told("movement", swamp=2)] == [("swamp", "SLV-CARD-1")]
